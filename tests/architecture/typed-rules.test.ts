import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";

const CONFIGURATION = { compilerOptions: { strict: true, lib: ["ESNext", "DOM"] }, include: ["*.ts"] };
/** A line each, and the rule that refuses it. */
const BAD = {
  "no-floating-promises": "export const forget = (): void => { save(); };",
  "no-misused-promises": "export const later = (): void => { [1].forEach(async () => { await save(); }); };",
  "no-unsafe-assignment":
    "export const trust = (text: string): void => { const value = JSON.parse(text); void value; };",
  "no-unnecessary-condition": "export const doubt = (text: string): boolean => text === null;",
  "restrict-template-expressions": "export const print = (value: string | null): string => `${value}`;",
  "only-throw-error": 'export const fail = (): void => { throw "text"; };',
} as const;
const FINE = ["export const wait = async (): Promise<void> => { await save(); };"];

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "talewick-typed-rules-"));
  await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify(CONFIGURATION));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the linter says of a file, a line for each finding: its place and its rule. */
async function complaints(lines: readonly string[]): Promise<string[]> {
  const file = path.join(folder, "lines.ts");
  await writeFile(file, ["declare function save(): Promise<void>;", ...lines].join("\n"));
  const { stdout } = await promisify(execFile)(path.resolve("node_modules/.bin/oxlint"), [
    "-f",
    "unix",
    file,
  ]).catch((error: unknown) => error as { stdout: string });
  return [...stdout.matchAll(/lines\.ts:(\d+):.*\(([a-z-]+)\)\]$/gmu)].map(
    ([, line = "", rule = ""]) => `${line}: ${rule}`,
  );
}

it("refuses what only types can show", async () => {
  const found = await complaints(Object.values(BAD));
  expect(found.toSorted()).toEqual(Object.keys(BAD).map((rule, at) => `${at + 2}: ${rule}`));
});

it("lets pass what is right", async () => {
  expect(await complaints(FINE)).toEqual([]);
});
