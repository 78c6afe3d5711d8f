import { joinNames, type Feeling } from "@/lib/shared/story";
import type { LevelKey } from "@/lib/features/writing/classic/grammar";
import type { Phase } from "./phases";

/** What another child says or does on a page; `{sib}` is that child. */
type Line = {
  text: string;
  /** The page says something that makes it true. */
  when?: RegExp;
  /** The page says something with which it isn't. */
  unless?: RegExp;
  phases?: readonly Phase[];
};
type Lines = { simple: readonly Line[]; rich: readonly Line[] };

const LAUGHING = /\b(?:laugh|giggl|tickl|funny|silly)/iu;
const FUN =
  /\b(?:play|game|danc|jump|sang|sing|song|splash|fun|rac(?:e|ing)|slid|swing|swam|fl(?:ew|ying))/iu;
const SEEN =
  /\b(?:saw|see|look|read|found|letter|picture|note|sign|mark|there (?:was|were|is|stood|sat|lay|hung)|out came|pointed)\b/iu;
const SUDDEN = /!|\b(?:suddenly|all at once|just then|at that moment)\b/iu;
const STILL = /\b(?:crept|lay|sat|hid|hiding|quiet|still|asleep|bed|whisper|waited|tiptoe)/iu;
const LEAVING = /\b(?:ran|run|go|went|off|race|hurr|start|climb)/iu;
const SAID = /\b(?:said|asked|told|explained|answered|whispered)\b/iu;
const UNEASY = /\b(?:cry|cried|crying|alone|lost|dark|afraid|empty|sorry)\b/iu;
const HEROS_GRIEF = /\{hero\}|\{they\}/iu;

const line = (text: string, facts: Omit<Line, "text"> = {}): Line => ({ text, ...facts });
const over: Omit<Line, "text"> = { phases: ["done"] };
const ahead: Omit<Line, "text"> = { phases: ["open", "trouble", "tried"] };

/** What a face shows more finely than a line beside it can say. */
const SPOKEN = { tearful: "sad", afraid: "worried", angry: "sad", caring: "calm" } as const satisfies Partial<
  Record<Feeling, Feeling>
>;
type SpokenFeeling = Exclude<Feeling, keyof typeof SPOKEN>;
const isFiner = (feeling: Feeling): feeling is keyof typeof SPOKEN => feeling in SPOKEN;

/** By the mood of a page, each true where its own conditions hold; the simple ones are for those who begin to read. */
const LINES: Record<SpokenFeeling, Lines> = {
  happy: {
    simple: [
      line("{sib} laughed, too.", { when: LAUGHING }),
      line('"That is fun!" said {sib}.', { when: FUN, unless: /\bfun\b/iu }),
      line('"Yay!" said {sib}.', over),
      line('"I like that!" said {sib}.'),
    ],
    rich: [
      line("{sib} laughed until it hurt.", { when: LAUGHING }),
      line('"Again!" said {sib} at once.', { when: FUN }),
      line("{sib} hummed something that had no words."),
      line('"Let us do that again tomorrow," said {sib}.', { when: FUN }),
      line('"This is a good day," said {sib}, and nobody said anything else.', over),
    ],
  },
  excited: {
    simple: [
      line('"Come on!" said {sib}.', { when: LEAVING, phases: ["open", "tried"] }),
      line('"Wow!" said {sib}.', { when: SUDDEN }),
      line('"Me, too!" said {sib}.', { when: /"I (?:want|can|will|like)/u }),
    ],
    rich: [
      line("{sib} could not stand still any longer.", { unless: STILL }),
      line('"What are we waiting for?" asked {sib}.', {
        when: LEAVING,
        unless: /\bwait/iu,
        phases: ["open"],
      }),
      line('"Now!" whispered {sib}.', { when: /\b(?:crept|whisper|quiet|count|ready)/iu, ...ahead }),
      line('"I said so all along," said {sib}, who had said nothing of the kind.', over),
    ],
  },
  curious: {
    simple: [
      line('"Let me see!" said {sib}.', { when: SEEN }),
      line("{sib} came to look.", { when: SEEN }),
      line('"What can it be?" said {sib}.', { when: SEEN, phases: ["open"] }),
      line("{sib} did not miss a word.", { when: SAID }),
    ],
    rich: [
      line("{sib} leaned in to see it, too.", { when: SEEN }),
      line('"Let me see, too," said {sib}, and made room for one more head.', { when: SEEN }),
      line("{sib} looked at it from the other side.", { when: SEEN }),
      line("{sib} listened to every word of it.", { when: SAID }),
      line('"What do you think?" whispered {sib}.', ahead),
    ],
  },
  surprised: {
    simple: [
      line('"Did you see?" said {sib}.', { when: SEEN }),
      line("{sib} saw it, too.", { when: SEEN }),
      line('"Oh!" said {sib}.', { when: SUDDEN }),
    ],
    rich: [
      line("It was {sib} who had seen it first.", {
        when: SEEN,
        unless: /\bfirst\b|\{hero\} (?:saw|found|noticed)/iu,
      }),
      line('"Did you see that?" asked {sib}.', { when: SUDDEN }),
      line("{sib} forgot to close {sib.his} mouth."),
      line("Even {sib} was quiet for a moment."),
    ],
  },
  proud: {
    simple: [
      line('"We did it!" said {sib}.', over),
      line('"That was us!" said {sib}.', over),
      line('"Good job!" said {sib}.'),
    ],
    rich: [
      line('"That was us," said {sib}, very quietly.', over),
      line("{sib} took a small bow, just in case.", over),
      line('"I will never forget this," said {sib}.', over),
      line("{sib} clapped the loudest."),
    ],
  },
  brave: {
    simple: [
      line('"I am with you," said {sib}.', ahead),
      line('"We can do it," said {sib}.', ahead),
      line("{sib} stayed close."),
    ],
    rich: [
      line('"I am right behind you," said {sib}.', ahead),
      line("{sib} took a deep breath and came along.", { when: LEAVING, ...ahead }),
      line('"Together," said {sib}, and that helped.', ahead),
    ],
  },
  calm: {
    simple: [
      line('"This is nice," said {sib}.', { unless: UNEASY, phases: ["open", "done"] }),
      line('"All is well," said {sib}.', over),
    ],
    rich: [
      line("{sib} nodded slowly.", { when: SAID }),
      line('"I like it like this," said {sib}.', { unless: UNEASY, phases: ["open", "done"] }),
      line('"We should do this more often," said {sib}.', over),
    ],
  },
  sleepy: {
    simple: [
      line('"Good night," said {sib}.', { when: /\b(?:night|bed|sleep)/iu }),
      line("{sib} was tired, too."),
    ],
    rich: [
      line("{sib} was nearly asleep already."),
      line('"Just five more minutes," murmured {sib}.', { when: /\b(?:bed|sleep|asleep)/iu }),
      line("{sib} yawned, and everybody else had to yawn as well."),
    ],
  },
  worried: {
    simple: [
      line('"Oh no," said {sib}.'),
      line('"What now?" said {sib}.'),
      line("{sib} took {hero's} hand.", { unless: /\bhands?\b|carr|held/iu }),
      line('"We will find a way," said {sib}.', { unless: /\balone\b/iu }),
    ],
    rich: [
      line('"What do we do now?" asked {sib}.'),
      line("{sib} did not like the look of it, either."),
      line('"We will think of something," said {sib}, although it sounded like a question.'),
      line("{sib} held on to {hero's} sleeve.", { unless: /\bsleeves?\b|\balone\b/iu }),
    ],
  },
  sad: {
    simple: [
      line("{sib} stayed close.", { when: HEROS_GRIEF }),
      line('"I am here," said {sib}.', { when: HEROS_GRIEF }),
    ],
    rich: [
      line("{sib} said nothing, and stayed.", { when: HEROS_GRIEF }),
      line("{sib} put an arm around {hero}.", { when: HEROS_GRIEF, unless: /\barms?\b/iu }),
      line("{sib} came and sat right beside {hero}.", { when: /\bsat\b|\bsit/iu }),
    ],
  },
  determined: {
    simple: [
      line("{sib} helped.", ahead),
      line('"I can do it, too!" said {sib}.', { phases: ["open", "tried"] }),
      line('"Let us try," said {sib}.', ahead),
    ],
    rich: [
      line('"Tell me what to do," said {sib}.', ahead),
      line("{sib} rolled up {sib.his} sleeves.", ahead),
      line("{sib} helped as well as anybody could.", ahead),
      line('"We are not giving up now," said {sib}.', { phases: ["tried"] }),
    ],
  },
};

/** Whose idea it is that the first hero carries out on this page; what is solved begins with it. */
const IDEAS: Record<LevelKey, readonly string[]> = {
  B: ['"I know!" said {sib}.', "{sib} knew what to do."],
  E: ["It was {sib} who had the idea.", "{sib} knew what to do, and told {hero}."],
  I: ["It was {sib} who had the idea.", "{sib} had an idea, and whispered it into {hero's} ear."],
  A: [
    "It was {sib} who had the idea, and {hero} who had it explained.",
    "{sib} had an idea, and whispered it into {hero's} ear.",
  ],
};
/** The page tells already whose idea it was, or of nothing that would have needed one. */
const NO_IDEA = /\bidea|\bknow\b|\bknew\b|thought of|remember|invent|\balone\b|\bsecret/iu;

/** For somebody who would be left out otherwise, where nothing more can be said. */
const THERE: Record<LevelKey, readonly string[]> = {
  B: ["And {sib}? Right there!", "{sib} saw it all."],
  E: ["And {sib}? Right there, of course.", "{sib} would not have missed it."],
  I: ["{sib} was right beside {hero} all the time.", "{sib} did not miss any of it."],
  A: ["{sib} was right beside {hero} all the time.", "{sib} did not miss any of it."],
};

/** With these words a story of several begins where its first page doesn't name them all; `{all}` are its heroes. */
const FIRST: Record<LevelKey, readonly string[]> = {
  B: [
    "Once there were {all}.",
    "Do you know {all}?",
    "It all began with {all}.",
    "Ask {all}! They were there.",
  ],
  E: [
    "Once there were {all}.",
    "Ask {all}: they were there.",
    "It all began with {all}.",
    "Only {all} know how it really was.",
  ],
  I: [
    "Ask {all}, and this is what they will tell you.",
    "This happened to {all}, and to nobody else.",
    "{all} still talk about this.",
    "Nobody knows this story better than {all}.",
  ],
  A: [
    "Ask {all}, and this is what they will tell you.",
    "This happened to {all}, who have told it often since then.",
    "{all} still talk about this, and never in quite the same words.",
    "Nobody knows this story better than {all}, who were there.",
  ],
};

/** What somebody whom the last page leaves out still says; a book ends as its own story does. */
const LAST: Record<LevelKey, readonly string[]> = {
  B: ['"Tell it again!" said {sib}.', '"And what comes now?" said {sib}.', "{sib} thought so, too."],
  E: [
    '"Tell it once more," said {sib}.',
    '"And what comes tomorrow?" asked {sib}.',
    "{sib} thought so, too.",
    "That was what {sib} thought as well.",
  ],
  I: [
    '"Tell it once more from the beginning," said {sib}.',
    '"What shall we do tomorrow?" asked {sib}.',
    "{sib} would not have changed a thing.",
    "That was exactly what {sib} had been thinking.",
  ],
  A: [
    '"Tell it once more from the beginning," said {sib}.',
    '"I wonder what comes next," said {sib}.',
    "{sib} would not have changed a single thing.",
    "That was precisely what {sib} had been thinking.",
  ],
};

/** Two of the lines, other ones for another plot: the books of one family don't begin and end alike. */
const twoFor = (lines: readonly string[], wording: string): string[] =>
  [0, 1].flatMap((next) => lines[(wording.length + next) % lines.length] ?? []);

export const firstLines = (key: LevelKey, slots: readonly string[], wording: string): string[] =>
  twoFor(FIRST[key], wording).map((first) => first.replace("{all}", joinNames(["{hero}", ...slots])));

type Scene = { key: LevelKey; feeling: Feeling; phase: Phase };

/** The lines that a page's own words make true. */
export function linesFor({ key, feeling, phase }: Scene, wording: string): readonly string[] {
  const { simple, rich } = LINES[isFiner(feeling) ? SPOKEN[feeling] : feeling];
  const all = key === "B" ? simple : key === "E" ? [...simple, ...rich] : rich;
  return all
    .filter(({ when, unless, phases }) => {
      const isThen = !phases || phases.includes(phase);
      return isThen && (!when || when.test(wording)) && !unless?.test(wording);
    })
    .map(({ text }) => text);
}

export const lastLinesFor = (key: LevelKey, wording: string): readonly string[] => twoFor(LAST[key], wording);

export const presenceFor = (key: LevelKey): readonly string[] => THERE[key];

export const ideasFor = (key: LevelKey, wording: string): readonly string[] =>
  NO_IDEA.test(wording) ? [] : IDEAS[key];

const ALL = [
  ...Object.values(LINES).flatMap(({ simple, rich }) => [...simple, ...rich].map(({ text }) => text)),
  ...Object.values(IDEAS).flat(),
  ...Object.values(THERE).flat(),
  ...Object.values(LAST).flat(),
];

/** Its words are told apart by their spaces alone: otherwise each letter of a name without capitals could begin another. */
const NAME = String.raw`[\p{Lu}\p{Lo}][\p{L}’'-]*(?: [\p{Lu}\p{Lo}][\p{L}’'-]*){0,4}|his|her|their`;

/** A line in a finished text, whoever it is about: what is spoken in it is known by its words alone. */
const PATTERNS = new Map(
  ALL.map((text) => {
    const [, spoken] = /^"([^"]+)"/u.exec(text) ?? [];
    const words = (spoken ?? text).match(/\{[^}]*\}|[\p{L}’']+/gu) ?? [];
    const patterns = words.map((word) => (word.startsWith("{") ? `(?:${NAME})` : word));
    const pattern = patterns.join(String.raw`[^\p{L}]+`);
    const [before, after] = spoken
      ? ['[“"]', String.raw`[^\p{L}]?[”"]`]
      : [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`];
    return [text, new RegExp(before + pattern + after, "u")];
  }),
);

/** The lines that a text says already. */
export const listSaid = (text: string): string[] =>
  [...PATTERNS].flatMap(([said, pattern]) => (pattern.test(text) ? [said] : []));
