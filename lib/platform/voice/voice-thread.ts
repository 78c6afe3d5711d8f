import "server-only";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { TaskName, ThreadAnswer, ThreadTasks } from "./thread-messages";

/** Made by the build, with its voices beside it. */
const SCRIPT = path.join(process.cwd(), "dist", "voice", "thread.mjs");
/** A page takes a second or two; a thread that takes this long for a part of one hangs. */
const TASK_MS = 60_000;
/** After so long without work it ends, and its memory with it. */
const IDLE_MS = 20_000;
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

type Waiting = {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};

let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();

function settle(id: number): Waiting | undefined {
  const found = waiting.get(id);
  clearTimeout(found?.timer);
  waiting.delete(id);
  if (waiting.size === 0 && thread) {
    const resting = thread;
    idle = setTimeout(() => void resting.terminate(), IDLE_MS).unref();
  }
  return found;
}

function failAll(error: Error): void {
  for (const id of waiting.keys()) settle(id)?.reject(error);
}

function open(): Worker {
  const opened = new Worker(SCRIPT, { resourceLimits: LIMITS, env: {}, name: "voices" });
  // A process that has nothing else to do may end.
  opened.unref();
  opened.on("message", ({ id, result, error }: ThreadAnswer) => {
    const asked = settle(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(error));
  });
  opened.on("error", failAll);
  opened.on("exit", () => {
    if (thread === opened) thread = null;
    failAll(new Error("the thread of the voices ended"));
  });
  return opened;
}

/** Has the thread of the voices do something; it begins with the first task and ends when there is none for a while. */
export function askVoices<Name extends TaskName>(
  task: Name,
  order: ThreadTasks[Name]["order"],
): Promise<ThreadTasks[Name]["result"]> {
  clearTimeout(idle);
  thread ??= open();
  const asked = thread;
  count += 1;
  const id = count;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => void asked.terminate(), TASK_MS).unref();
    // The thread answers each task with its own result.
    waiting.set(id, { resolve: resolve as (result: unknown) => void, reject, timer });
    asked.postMessage({ id, task, order });
  });
}
