import { readFileSync } from "node:fs";
import type { AskVoices } from "@/lib/features/narration/embedded/embedded-narrator";
import { encodeMp3 } from "@/lib/platform/voice/encode-mp3";
import { pronounce, say } from "@/lib/platform/voice/flite";
import type { TaskName, ThreadTasks } from "@/lib/platform/voice/thread-messages";
import { FLITE, LAME } from "@/scripts/build/voice-programs";

const loadedOnce = (file: string) => {
  let loaded: WebAssembly.Module | undefined;
  return () => (loaded ??= new WebAssembly.Module(readFileSync(file)));
};
export const voicesModule = loadedOnce(FLITE);
export const lameModule = loadedOnce(LAME);

type Work = { [Name in TaskName]: (order: ThreadTasks[Name]["order"]) => unknown };
const WORK: Work = {
  say: (order) => say(voicesModule(), order),
  pronounce: ({ words }) => pronounce(voicesModule(), words),
  encode: ({ pcm, sampleRate }) => encodeMp3(lameModule(), pcm, sampleRate),
};

/** The reading voices in the test's own thread. */
export const ownVoices: AskVoices = async (task, order) =>
  (await WORK[task](order)) as ThreadTasks[typeof task]["result"];
