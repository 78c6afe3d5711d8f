import path from "node:path";
import type { Failure } from "./print-failures";

/** An error that no test waited for, as the runner hands it over. */
export type Unhandled = { message: string; stack?: string; cause?: unknown };
/** A test file of the run: `id` is its path, as the runner's own messages name it. */
export type RunFile = { id: string; file: string; isFinished: boolean };

type Cause = { message: string; cause?: unknown };
const isCause = (value: unknown): value is Cause =>
  typeof value === "object" && value !== null && "message" in value && typeof value.message === "string";

/** The messages of what an error goes back to, the nearest first. */
function causesOf(error: { cause?: unknown }): string[] {
  const { cause } = error;
  return isCause(cause) ? [cause.message, ...causesOf(cause)] : [];
}

const textOf = (error: Unhandled): string =>
  [error.stack ?? error.message, ...causesOf(error)].join("\nCaused by: ");

/** Vitest fails the run for it, and its JSON report doesn't say so. */
function unhandledFailure(error: Unhandled): Failure {
  const { VITEST_TEST_PATH: file, VITEST_TEST_NAME: test } = error as Record<string, unknown>;
  const during = typeof test === "string" ? `, during or after "${test}"` : "";
  return {
    file: typeof file === "string" ? path.relative(process.cwd(), file) : "vitest",
    title: `an error that nobody caught${during}`,
    message: textOf(error),
  };
}

/** Of an error that says that a process died: what it said, and the files that were in it. */
function deathOf(error: Unhandled, files: readonly RunFile[]): { said: string; died: RunFile[] } {
  const said = causesOf(error).find((message) => files.some(({ id }) => message.includes(id))) ?? "";
  return { said, died: files.filter(({ id }) => said.includes(id)) };
}

/**
 * What made a run red without being a test. The death of a process stands under the files that were in it, so that they
 * can be run once more; of a file that lost its tests in another way it is said, too.
 */
export function runFaults(files: readonly RunFile[], unhandled: readonly Unhandled[]): Failure[] {
  const told = new Set<string>();
  const failures = unhandled.flatMap((error) => {
    const { said, died } = deathOf(error, files);
    for (const { id } of died) told.add(id);
    if (died.length === 0) return [unhandledFailure(error)];
    return died.map(({ file }) => ({ file, title: "the file itself", message: said }));
  });
  const lost = files.filter(({ id, isFinished }) => !isFinished && !told.has(id));
  return [
    ...failures,
    ...lost.map(({ file }) => ({
      file,
      title: "the file itself",
      message: "it ended without all of its tests",
    })),
  ];
}
