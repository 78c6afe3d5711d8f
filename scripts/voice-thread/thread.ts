import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parentPort } from "node:worker_threads";
import { openEncoder } from "@/lib/platform/voice/encode-mp3";
import { openFlite, openPronouncer, say } from "@/lib/platform/voice/flite";
import type { ThreadAnswer, ThreadRequest } from "@/lib/platform/voice/thread-messages";

/** A thread for the reading voices: speaking takes a core for as long as it lasts. */
const LEAST_URGENT = 19;
// On Linux this is the thread's own; elsewhere it would be the whole process's.
if (process.platform === "linux") os.setPriority(0, LEAST_URGENT);

function load(file: string): WebAssembly.Module {
  const bytes = readFileSync(path.join(import.meta.dirname, file));
  const program = new WebAssembly.Module(bytes);
  // It has a copy, and 21 MB would wait here for somebody to clear up.
  bytes.buffer.transfer(0);
  return program;
}
const voices = openFlite(load("flite.wasm"));
const pronounce = openPronouncer(voices);
const encode = openEncoder(load("mp3.wasm"));

type Done = { result: unknown; given?: ArrayBuffer };

/** `given`: memory that goes along with its answer, and is not kept here. */
async function work(request: ThreadRequest): Promise<Done> {
  switch (request.task) {
    case "say": {
      const result = say(voices, request.order);
      return { result, given: result.pcm.buffer };
    }
    case "pronounce":
      return { result: pronounce(request.order.words) };
    case "encode": {
      const { pcm, sampleRate } = request.order;
      const result = (await encode)(pcm, sampleRate);
      return { result, given: result.buffer };
    }
  }
}

parentPort?.on("message", (request: ThreadRequest) => {
  const { id } = request;
  const answer = (rest: Omit<ThreadAnswer, "id">, given?: ArrayBuffer) =>
    parentPort?.postMessage({ id, ...rest }, given ? [given] : []);
  // A failed assertion of the program traps, and a next run begins anew.
  void Promise.resolve()
    .then(() => work(request))
    .then(
      ({ result, given }) => answer({ result }, given),
      (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
    );
});
