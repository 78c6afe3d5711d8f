import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimFolder } from "./claim-folder";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "talewick-claim-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const pidFile = () => path.join(folder, "start.pid");

// 16.43
test("16.43: a second start in a folder is told who has it, and leaves what belongs to the first", async () => {
  const first = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", "scripts/local/start.ts"]);
  await once(first, "spawn");
  writeFileSync(pidFile(), `${first.pid ?? ""}`);
  writeFileSync(path.join(folder, "run.json"), JSON.stringify({ app: "http://localhost:3007" }, null, 2));
  expect(() => claimFolder(folder)).toThrow(
    new RegExp(
      `already runs from this folder at http://localhost:3007 \\(process ${first.pid ?? ""}\\); stop it`,
    ),
  );
  expect(existsSync(pidFile())).toBe(true);

  first.kill("SIGKILL");
  await once(first, "exit");
  const release = claimFolder(folder);
  release();
  expect(existsSync(pidFile())).toBe(false);
});

test("what a killed start left behind is taken over, also where its number is another program's now", () => {
  for (const holder of ["999999999", "", "cut off", `${process.pid}`]) {
    writeFileSync(pidFile(), holder);
    claimFolder(folder)();
  }
});

test("a folder that somebody else took meanwhile is not given up for them", () => {
  const release = claimFolder(folder);
  writeFileSync(pidFile(), "999999999");
  release();
  expect(existsSync(pidFile())).toBe(true);
});
