import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { claimCheckout } from "./claim-checkout";
import { openRunFolder } from "./run-folder";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "talewick-claim-"));
  file = path.join(folder, "run.pid");
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it("is refused while another run has the checkout, in one sentence, and given after it", async () => {
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", "run-tiers.ts"]);
  await once(other, "spawn");
  writeFileSync(file, String(other.pid));
  expect(() => claimCheckout(file)).toThrow(
    `Another test run uses this checkout (process ${String(other.pid)}). Wait for it, or run this one in a checkout of its own.`,
  );
  other.kill("SIGKILL");
  await once(other, "exit");
  const release = claimCheckout(file);
  expect(existsSync(file)).toBe(true);
  release();
  expect(existsSync(file)).toBe(false);
});

it("is not held by whoever has the number of a process that has ended", () => {
  writeFileSync(file, String(process.pid + 1_000_000));
  claimCheckout(file)();
  expect(existsSync(file)).toBe(false);
});

it("two runs have folders of their own, and each removes its own", () => {
  const opened = () => {
    vi.stubEnv("TMPDIR", folder);
    return { run: openRunFolder(), path: process.env["TMPDIR"] ?? "" };
  };
  const [one, two] = [opened(), opened()];
  vi.unstubAllEnvs();
  expect(one.path).not.toBe(two.path);
  one.run.remove();
  expect([existsSync(one.path), existsSync(two.path)]).toEqual([false, true]);
});
