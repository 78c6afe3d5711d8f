import { childrenOf, commandOf } from "../local/running-process";
import { PATIENCE_MS } from "../../tests/support/patience";

/** A test or hook that is given up says so by then; only one that never lets its process look at a clock doesn't. */
export const STILL_MS = PATIENCE_MS + 300_000;

const WORKER = /vitest|playwright/u;

/** Ends the processes in which the runner's test files run, and none of its servers. */
function endWorkers(): void {
  const workers = childrenOf(process.pid).filter((pid) => WORKER.test(commandOf(pid)));
  for (const pid of workers) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It was quicker.
    }
  }
}

type Options = { stillMs?: number; end?: () => void };

/**
 * Runs in a runner's own process, which an endless loop in a test file doesn't stop: when nothing has been heard for longer than
 * any limit within the file, it names the files that run and ends their processes. The runner reports the rest as ever.
 */
export class StillWatch {
  readonly #running = new Set<string>();
  readonly #tell: (file: string, message: string) => void;
  readonly #stillMs: number;
  readonly #end: () => void;
  #limit: NodeJS.Timeout | undefined;

  constructor(tell: (file: string, message: string) => void, { stillMs = STILL_MS, end }: Options = {}) {
    this.#tell = tell;
    this.#stillMs = stillMs;
    this.#end = end ?? endWorkers;
  }

  begins(file: string): void {
    this.#running.add(file);
    this.hears();
  }

  ends(file: string): void {
    this.#running.delete(file);
    this.hears();
  }

  /** Something has happened in one of them. */
  hears(): void {
    clearTimeout(this.#limit);
    if (this.#running.size === 0) return;
    this.#limit = setTimeout(() => {
      this.#giveUp();
    }, this.#stillMs);
    this.#limit.unref();
  }

  #giveUp(): void {
    const minutes = Math.round(this.#stillMs / 60_000);
    for (const file of this.#running)
      this.#tell(
        file,
        `nothing was heard of it for ${minutes} minutes, longer than a test may take: a loop without an end?`,
      );
    this.#end();
  }
}
