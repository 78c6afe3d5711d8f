import type { ByLevel } from "./topics/thread-wordings";

/**
 * How a story begins that goes on after another one; `[about]` is what that one was about. The shortest comes last and
 * stands where a page is crowded.
 */
export const AFTER_SUBJECT: ByLevel = {
  B: ["The day of [about] was over."],
  E: [
    "It had all begun with [about], and {hero} and {pal} still talked about it.",
    "It had all begun with [about].",
  ],
  I: [
    "It had all begun with [about], and {hero} and {pal} had been talking about it ever since.",
    "It had all begun with [about], which {hero} would never forget.",
  ],
  A: [
    "It had all begun with [about], and since then {hero} and {pal} had hardly talked about anything else.",
    "It had all begun with [about], and it wasn't over yet.",
  ],
};

/** The same where nothing can be named. */
export const AFTER_ANYTHING: ByLevel = {
  B: ["{hero} and {pal} had a new day."],
  E: [
    "{hero} and {pal} still talked about that other day.",
    "{hero} and {pal} had not forgotten that other day.",
  ],
  I: [
    "{hero} and {pal} had been talking ever since about everything that had happened to them.",
    "{hero} and {pal} had not forgotten what had happened to them.",
  ],
  A: [
    "After everything that had happened to them, {hero} and {pal} had hardly talked about anything else.",
    "{hero} and {pal} had not forgotten what had happened to them.",
  ],
};

/** And where nobody comes along. */
export const AFTER_ALONE: ByLevel = {
  B: ["This was another day."],
  E: ["That other day was over, and here was a new one."],
  I: ["What had happened before was over, and a new day had begun."],
  A: ["What had happened before was over, but not forgotten, and another day had begun."],
};

type OpenThing = {
  /** A word by which it is known again in the sentence below. */
  mark: string;
  /** What a story leaves for another day. */
  left: string;
  open: ByLevel;
  close: ByLevel;
};

/** Small things that one story leaves open and the next one closes. */
export const OPEN_THINGS: readonly OpenThing[] = [
  {
    mark: "promised",
    left: "{pal} had promised {hero} one more day together.",
    open: {
      B: ["{pal} still had a day to give."],
      E: ["And {pal} had promised one more day together."],
      I: ["{pal} had promised one more day together."],
      A: ["{pal} had promised one more day together, and had not forgotten it."],
    },
    close: {
      B: ['"That was our day!" said {pal}.'],
      E: ['"That was the day I promised you," said {pal}.'],
      I: ['"That was the day I promised you," said {pal}.'],
      A: ['"That was the day I promised you," said {pal}, "and it was worth the waiting."'],
    },
  },
  {
    mark: "song",
    left: "{hero} and {pal} had never finished their song.",
    open: {
      B: ["Their song was not done."],
      E: ["But their song still had no end."],
      I: ["Only the song that they had made up still had no end."],
      A: ["Only the song that they had made up together was still waiting for its end."],
    },
    close: {
      B: ["Now their song was done."],
      E: ["At last they finished their old song."],
      I: ["That evening they finished their old song at last."],
      A: ["That evening their old song found its end at last, and they sang it through twice."],
    },
  },
  {
    mark: "picture",
    left: "Nobody had made a picture of {hero} and {pal} together.",
    open: {
      B: ["There was no picture of them yet."],
      E: ["But nobody had a picture of the two of them."],
      I: ["Still, nobody had ever made a picture of the two of them."],
      A: ["And yet, in all that time, nobody had ever made a picture of the two of them."],
    },
    close: {
      B: ["Now there is a picture, too."],
      E: ["Now there is a picture of the two of them, too."],
      I: ["And now, at last, there is a picture of the two of them."],
      A: ["And now, at last, there is a picture of the two of them, which hangs a little crooked."],
    },
  },
];
