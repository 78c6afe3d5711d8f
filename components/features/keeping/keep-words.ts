import type { KeepOutcome } from "./keep-books";
import type { Keeping, KeptStory } from "./kept-store";

export const ON_THIS_DEVICE = "Kept on this device";

const FAILED = "It could not be kept. Please check your connection and try again.";

/** Why a story isn't on this device. */
export const whyNotKept: Record<Exclude<Keeping, "kept">, string> = {
  full: "There is no more room on this device. Remove a kept story, or keep this one without sound.",
  failed: FAILED,
  left: "You have signed out, so nothing was kept.",
};

/** Whole tenths of megabytes; a story is never nothing. */
export const megabytes = (bytes: number): string =>
  bytes >= 1_000_000_000
    ? `${(bytes / 1_000_000_000).toFixed(1)} GB`
    : `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;

export const countStories = (count: number): string => (count === 1 ? "1 story" : `${count} stories`);

export const bytesOf = ({ bytes, sound }: KeptStory): number =>
  bytes + (sound.state === "here" ? sound.bytes : 0);

/** How much room a story takes, and whether it can be heard. */
export function sizeWords(story: KeptStory): string {
  const size = megabytes(bytesOf(story));
  const words = {
    here: `${size} with sound`,
    none: `${size} without sound`,
    coming: `${size}. Its sound is added when it has been read aloud.`,
    silent: `${size}. It could not be read aloud.`,
    "no-room": `${size}. There was no room for its sound.`,
  };
  return words[story.sound.state];
}

/** What can be done now with stories that were just kept; `them` names them in the sentence. */
export function keptWords(them: string, { sounds }: KeepOutcome): string {
  if (sounds.every((sound) => sound === "here"))
    return `${them} can now be read and heard without a connection.`;
  const now = `${them} can now be read without a connection.`;
  return sounds.includes("coming") ? `${now} Sound is added when it has been read aloud.` : now;
}

/** A story that can be read no more. Where another family showed it, that family may only have stopped to. */
export type GoneStory = { title: string; isShared: boolean };

export const goneWords = ({ title, isShared }: GoneStory): string =>
  `“${title}” ${isShared ? "is no longer shared with you" : "was deleted"}, so it is no longer kept on this device.`;
