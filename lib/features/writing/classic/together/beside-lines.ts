import { joinNames, type Feeling } from "@/lib/shared/story";
import type { LevelKey } from "@/lib/features/writing/classic/grammar";

type Lines = { simple: readonly string[]; rich: readonly string[] };

/**
 * What another child says or does on a page of this mood, whatever happens there: `{sib}` is that child. The simple
 * ones are for those who begin to read.
 */
const LINES: Record<Feeling, Lines> = {
  happy: {
    simple: [
      '"Yay!" said {sib}.',
      "{sib} laughed, too.",
      '"That is fun!" said {sib}.',
      '"I like that!" said {sib}.',
    ],
    rich: [
      "{sib} laughed until it hurt.",
      '"Again!" said {sib} at once.',
      "{sib} was grinning from ear to ear.",
      '"This is a good day," said {sib}, and nobody said anything else.',
    ],
  },
  excited: {
    simple: ['"Come on!" said {sib}.', '"Oh, oh!" said {sib}.', '"Me, too!" said {sib}.'],
    rich: [
      "{sib} could not stand still any longer.",
      '"What are we waiting for?" asked {sib}.',
      '"Now!" whispered {sib}.',
      '"I said so all along," said {sib}, who had said nothing of the kind.',
    ],
  },
  curious: {
    simple: ['"Let me see!" said {sib}.', "{sib} came to look.", '"What can it be?" said {sib}.'],
    rich: [
      "{sib} leaned in to see it, too.",
      '"Let me see, too," said {sib}, and made room for one more head.',
      '"What do you think?" whispered {sib}.',
      "{sib} looked at it from the other side.",
    ],
  },
  surprised: {
    simple: ['"Oh!" said {sib}.', '"Look!" said {sib}.', '"Oh my!" said {sib}.', "{sib} did not say a word."],
    rich: [
      '"Did you see that?" asked {sib}.',
      "{sib} forgot to close {sib.his} mouth.",
      '"Well!" said {sib}, which was all that anybody could say.',
      "Even {sib} was quiet for a moment.",
    ],
  },
  proud: {
    simple: ['"We did it!" said {sib}.', '"Good job!" said {sib}.', '"That was us!" said {sib}.'],
    rich: [
      '"That was us," said {sib}, very quietly.',
      "{sib} took a small bow, just in case.",
      '"I will never forget this," said {sib}.',
      "{sib} held out a hand, and they shook on it.",
    ],
  },
  brave: {
    simple: ['"I am with you," said {sib}.', '"We can do it," said {sib}.', "{sib} stayed close."],
    rich: [
      '"I am right behind you," said {sib}.',
      "{sib} took a deep breath and came along.",
      '"Together," said {sib}, and that helped.',
    ],
  },
  calm: {
    simple: [
      '"This is nice," said {sib}.',
      "{sib} was there, too.",
      '"Good," said {sib}.',
      '"All is well," said {sib}.',
    ],
    rich: [
      "{sib} nodded slowly.",
      '"I like it like this," said {sib}.',
      "{sib} was quite content to be there.",
      '"We should do this more often," said {sib}.',
    ],
  },
  sleepy: {
    simple: ['"Good night," said {sib}.', '"I am tired," said {sib}.', "{sib} was tired, too."],
    rich: [
      "{sib} was nearly asleep already.",
      '"Just five more minutes," murmured {sib}.',
      "{sib} yawned, and everybody else had to yawn as well.",
    ],
  },
  worried: {
    simple: [
      '"Oh no," said {sib}.',
      '"What now?" said {sib}.',
      "{sib} did not know.",
      '"Do not worry," said {sib}.',
    ],
    rich: [
      '"What do we do now?" asked {sib}.',
      "{sib} did not like the look of it, either.",
      '"There must be a way," said {sib}, although it sounded like a question.',
      "{sib} moved a little closer.",
    ],
  },
  sad: {
    simple: ["{sib} stayed close.", '"I am here," said {sib}.', "{sib} was sad, too."],
    rich: [
      "{sib} said nothing, and stayed.",
      '"I know," said {sib}.',
      "{sib} came and stood right beside {hero}.",
    ],
  },
  determined: {
    simple: [
      '"I can help," said {sib}.',
      '"I can do it, too!" said {sib}.',
      '"Let us try," said {sib}.',
      '"One more time!" said {sib}.',
    ],
    rich: [
      '"Tell me what to do," said {sib}.',
      "{sib} rolled up {sib.his} sleeves.",
      '"We are not giving up now," said {sib}.',
    ],
  },
};

/** With these words a story of several begins; `{all}` are its heroes. */
const FIRST: Record<LevelKey, readonly string[]> = {
  B: ["Here are {all}.", "This is about {all}."],
  E: ["This is a story about {all}.", "Here come {all}."],
  I: ["This is a story about {all}.", "This is what happened to {all}."],
  A: ["This is a story about {all}.", "This story belongs to {all}."],
};

export const firstLines = (key: LevelKey, slots: readonly string[]): string[] =>
  FIRST[key].map((line) => line.replace("{all}", joinNames(["{hero}", ...slots])));

export function linesFor(key: LevelKey, feeling: Feeling): readonly string[] {
  const { simple, rich } = LINES[feeling];
  if (key === "B") return simple;
  return key === "E" ? [...simple, ...rich] : rich;
}

/** What is left of a line in a finished text, whoever it is about. */
const KEPT = new Map(
  Object.values(LINES)
    .flatMap(({ simple, rich }) => [...simple, ...rich])
    .map((line) => {
      const printed = line.replace(/^"/u, "“").replaceAll('"', "”").replaceAll("'", "’");
      return [line, printed.split(/\{[^}]*\}/u).toSorted((one, other) => other.length - one.length)[0] ?? ""];
    }),
);

/** The lines that a text says already. */
export const listSaid = (text: string): string[] =>
  [...KEPT].flatMap(([line, kept]) => (text.includes(kept) ? [line] : []));
