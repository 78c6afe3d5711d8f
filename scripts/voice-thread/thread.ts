import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parentPort } from "node:worker_threads";
import { encodeMp3 } from "@/lib/platform/voice/encode-mp3";
import { openFlite, openPronouncer, say } from "@/lib/platform/voice/flite";
import type { ThreadAnswer, ThreadRequest } from "@/lib/platform/voice/thread-messages";

/** A thread for the reading voices: speaking takes a core for as long as it lasts. */
const LEAST_URGENT = 19;
// On Linux this is the thread's own; elsewhere it would be the whole process's.
if (process.platform === "linux") os.setPriority(0, LEAST_URGENT);

const load = (file: string) => new WebAssembly.Module(readFileSync(path.join(import.meta.dirname, file)));
const voices = openFlite(load("flite.wasm"));
const pronounce = openPronouncer(voices);
const lame = load("mp3.wasm");

function work(request: ThreadRequest): unknown {
  switch (request.task) {
    case "say":
      return say(voices, request.order);
    case "pronounce":
      return pronounce(request.order.words);
    case "encode":
      return encodeMp3(lame, request.order.pcm, request.order.sampleRate);
  }
}

parentPort?.on("message", (request: ThreadRequest) => {
  const { id } = request;
  const answer = (rest: Omit<ThreadAnswer, "id">) => parentPort?.postMessage({ id, ...rest });
  // A failed assertion of the program traps, and a next run begins anew.
  void Promise.resolve()
    .then(() => work(request))
    .then(
      (result) => answer({ result }),
      (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
    );
});
