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

type Thread = { worker: Worker; waiting: Map<number, Waiting>; idle?: NodeJS.Timeout };

let current: Thread | null = null;
let count = 0;

/** Whoever asks from now on gets another: one that is told to end answers nobody, and takes a moment to be gone. */
function end(thread: Thread): void {
  if (current === thread) current = null;
  void thread.worker.terminate();
}

function settle(thread: Thread, id: number): Waiting | undefined {
  const { waiting } = thread;
  const found = waiting.get(id);
  clearTimeout(found?.timer);
  waiting.delete(id);
  if (waiting.size === 0) {
    clearTimeout(thread.idle);
    thread.idle = setTimeout(() => {
      end(thread);
    }, IDLE_MS).unref();
  }
  return found;
}

function open(): Thread {
  const worker = new Worker(SCRIPT, { resourceLimits: LIMITS, env: {}, name: "voices" });
  const thread: Thread = { worker, waiting: new Map() };
  const failAll = (error: Error) => {
    for (const id of thread.waiting.keys()) settle(thread, id)?.reject(error);
  };
  // A process that has nothing else to do may end.
  worker.unref();
  worker.on("message", ({ id, result, error }: ThreadAnswer) => {
    const asked = settle(thread, id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(error));
  });
  worker.on("error", failAll);
  worker.on("exit", () => {
    if (current === thread) current = null;
    failAll(new Error("the thread of the voices ended"));
    clearTimeout(thread.idle);
  });
  return thread;
}

/** Has the thread of the voices do something; it begins with the first task and ends when there is none for a while. */
export function askVoices<Name extends TaskName>(
  task: Name,
  order: ThreadTasks[Name]["order"],
): Promise<ThreadTasks[Name]["result"]> {
  current ??= open();
  const thread = current;
  clearTimeout(thread.idle);
  count += 1;
  const id = count;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      end(thread);
    }, TASK_MS).unref();
    // The thread answers each task with its own result.
    thread.waiting.set(id, { resolve: resolve as (result: unknown) => void, reject, timer });
    thread.worker.postMessage({ id, task, order });
  });
}
