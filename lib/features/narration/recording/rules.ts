import { KEPT_DAYS } from "@/lib/shared/retention";
import { READER_NAME_MAX, TAKE_SECONDS } from "@/lib/shared/recording";
import { TAKE_RATE } from "./read-wav";

export const RECORDING_LIMIT = { name: "recording", points: 300, perSeconds: 3600 } as const;

const MEGABYTE = 1024 * 1024;
/** Two bytes for each sample, and the wrapping of file and form. */
export const MAX_TAKE_BODY = TAKE_SECONDS.most * TAKE_RATE * 2 + 64 * 1024;
/** What waits in one account for its words to be found. */
export const MAX_WAITING_BYTES = 200 * MEGABYTE;
export const MAX_READERS = 12;
export const TAKE_HOURS = KEPT_DAYS.waitingTakes * 24;

export const TAKE_RETRIES = 3;
export const TAKE_TIMEOUT_SECONDS = 180;

export const NOT_A_SOUND = "This is no recording that we can use. Please record the page here.";
export const TOO_LONG = `A page may take up to ${TAKE_SECONDS.most / 60} minutes. Please record it again, a little quicker.`;
export const TOO_SHORT = "This is over before it has begun. Please record the page again.";
export const NOTHING_HEARD =
  "We hear nothing in this recording. Please check that the microphone is on, and record the page again.";
export const TOO_MUCH_WAITING =
  "Many recorded pages are still waiting. Please finish or delete some of them first.";
export const TOO_MANY_READERS = `At most ${MAX_READERS} people can read here. Please delete what one of them recorded first.`;
export const NO_RECORDING_IN_PLAN =
  "Your own voice comes with a plan that has narration. The reading voices are there in every plan.";
export const READER_NAME_NEEDED = `Please say who reads, in up to ${READER_NAME_MAX} characters, such as Dad.`;
export const NOT_TAPPED =
  "Please tap once for each sentence, in the order in which you hear them, and try again.";

const FRAME = TAKE_RATE / 10;
/** What is never louder than this for a tenth of a second, nobody said. */
const QUIET = 100;

/** Whether anything can be heard in a sound at all. */
export function isSilent(pcm: Int16Array): boolean {
  for (let from = 0; from < pcm.length; from += FRAME) {
    const frame = pcm.subarray(from, from + FRAME);
    const power = frame.reduce((sum, sample) => sum + sample * sample, 0) / frame.length;
    if (Math.sqrt(power) > QUIET) return false;
  }
  return true;
}

const LOUD = 0.8 * 32_767;
const MOST_GAIN = 6;

/** As loud as the other voices: whoever sits further from the microphone is heard as well. */
export function evenOut(pcm: Int16Array): Int16Array {
  const peak = pcm.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1);
  const gain = Math.min(MOST_GAIN, LOUD / peak);
  return gain <= 1 ? pcm : pcm.map((sample) => Math.round(sample * gain));
}
