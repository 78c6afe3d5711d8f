import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { commandOf } from "./running-process";

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

const readOr = (file: string, otherwise: string) => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return otherwise;
  }
};

/** Where the one that runs says that it answers. */
function addressIn(folder: string): string {
  const [, app = ""] = /"app": "([^"]+)"/.exec(readOr(path.join(folder, "run.json"), "")) ?? [];
  return app === "" ? "" : ` at ${app}`;
}

/**
 * Makes a data folder this process's own, until the release that it answers: two at once would take each other's database
 * and addresses. What a killed process left behind is taken over.
 * @throws an Error that says who has it and what to do
 */
export function claimFolder(folder: string): () => void {
  const file = path.join(folder, "start.pid");
  for (;;) {
    try {
      writeFileSync(file, `${process.pid}`, { flag: "wx" });
      break;
    } catch (error) {
      if (!isCode(error, "EEXIST")) throw error;
      const holder = readOr(file, "");
      if (commandOf(Number(holder)).includes("start.ts")) {
        throw new Error(
          `Talewick already runs from this folder${addressIn(folder)} (process ${holder}); stop it first, or delete ${path.relative(".", file)} if that is something else.`,
          { cause: error },
        );
      }
      rmSync(file, { force: true });
    }
  }
  return () => {
    if (readOr(file, "") === `${process.pid}`) rmSync(file, { force: true });
  };
}
