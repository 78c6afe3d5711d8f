import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { commandOf } from "@/scripts/local/running-process";

const holderOf = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** Not where somebody else has written it. */
function isWritten(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}`, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Makes a checkout this run's own until the release that it answers: its build, its reports and its generated files are
 * one set, which two runs would write at the same time. Runs of two checkouts share nothing. What a killed run left behind
 * is taken over.
 * @throws an Error that says who has it and what to do
 */
export function claimCheckout(file = ".data/test-run.pid", program = "run-tiers.ts"): () => void {
  mkdirSync(path.dirname(file), { recursive: true });
  while (!isWritten(file)) {
    const holder = holderOf(file);
    if (commandOf(Number(holder)).includes(program))
      throw new Error(
        `Another test run uses this checkout (process ${holder}). Wait for it, or run this one in a checkout of its own.`,
      );
    rmSync(file, { force: true });
  }
  return () => {
    if (holderOf(file) === `${process.pid}`) rmSync(file, { force: true });
  };
}
