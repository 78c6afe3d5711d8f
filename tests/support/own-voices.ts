import { readFileSync } from "node:fs";
import type { AskVoices } from "@/lib/features/narration/embedded/embedded-narrator";
import { openEncoder } from "@/lib/platform/voice/encode-mp3";
import { openFlite, openPronouncer, say } from "@/lib/platform/voice/flite";
import type { TaskName, ThreadTasks } from "@/lib/platform/voice/thread-messages";
import { FLITE, LAME } from "@/scripts/build/voice-programs";

const once = <T>(make: () => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
const load = (file: string) => new WebAssembly.Module(readFileSync(file));
export const voicesModule = once(() => load(FLITE));
export const ownFlite = once(() => openFlite(voicesModule()));
export const ownEncoder = once(() => openEncoder(load(LAME)));
const pronouncer = once(() => openPronouncer(ownFlite()));

type Work = { [Name in TaskName]: (order: ThreadTasks[Name]["order"]) => unknown };
const WORK: Work = {
  say: (order) => say(ownFlite(), order),
  pronounce: ({ words }) => pronouncer()(words),
  encode: async ({ pcm, sampleRate }) => (await ownEncoder())(pcm, sampleRate),
};

/** The reading voices in the test's own thread. */
export const ownVoices: AskVoices = async (task, order) =>
  (await WORK[task](order)) as ThreadTasks[typeof task]["result"];
