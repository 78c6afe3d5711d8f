import { splitWish } from "@/lib/features/writing/subjects/runs";
import { contracted } from "@/lib/features/writing/subjects/contracted";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import type { SubjectClass } from "@/lib/features/writing/subjects/subject";
import { PET } from "@/lib/features/writing/subjects/hard-nights/night-words";
import { AMONG_BEINGS } from "./among-beings";
import { AT_HOME } from "./at-home";
import { friendGoesSilent } from "./friend-goes-silent";
import { GROWING_UP } from "./growing-up";
import { littleOneSpoils } from "./little-one-spoils";
import { LOOKS_AND_BODIES } from "./looks-and-bodies";
import { OUT_OF_THE_HOUSE } from "./out-of-the-house";
import { SAID_WITH_NO } from "./said-with-no";
import { WITH_LITTLE_ONES } from "./with-little-ones";
import type { EventRow, UntoldEvent } from "./untold-event";
import { OTHERS_BIRTHDAY } from "./whose-birthday";
import { FAMILY, NIGHT_AT_COUSIN, NIGHT_AT_RELATIVE, SPACE_TRIP } from "./word-groups";

const toEvent = ([id, means, near, more]: EventRow): UntoldEvent => ({
  ...{ id, near, ...more },
  means: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${means.join("|")})(?![\\p{L}\\p{N}-])`, "u"),
});

const EVENTS_WITH_NO: readonly UntoldEvent[] = SAID_WITH_NO.map(toEvent);

export const UNTOLD_EVENTS: readonly UntoldEvent[] = [
  ...AT_HOME,
  ...LOOKS_AND_BODIES,
  ...OUT_OF_THE_HOUSE,
  ...WITH_LITTLE_ONES,
  ...GROWING_UP,
  ...AMONG_BEINGS,
].map(toEvent);

/** Whose friend doesn't talk to them any more has lost a friendship, and that is told. */
const SILENT = new Set(["friend-elsewhere"]);
/** What a little brother or sister breaks, knocks down or takes has a plot; who is older knows whose it is. */
const SPOILT = new Set(["spoils-my-things", "takes-my-things", "knocked-over"]);
const NOTHING: ReadonlySet<string> = new Set();

/** A bucket that is lost in the sea is no bucket on a doorstep; nor is a game, a way or a voice one that is looked for. */
const LOST_SOMETHING = new RegExp(
  `(?<=^(?:i |we |he |she |they |. )?)(?:lost|loses|losing) (?:my|our|his|her|the) (?!(?:\\p{L}+ )?(?:match|game|race|final|cup|way|temper|voice|patience|balance|tooth|teeth|sight|job|home|house|baby|friends?|${PET})(?!\\p{L}))\\p{L}+(?: \\p{L}+){0,4}$`,
  "u",
);
/** Whoever has all noises too loud is told with what they wear on their ears. */
const ALL_NOISES =
  /(?<!\p{L})(?:ear|ears|headphones?|autis\p{L}*|asd|sensory|noises?|noisy|assembly|school|nursery|class\p{L}*)(?!\p{L})/u;
/** A roar that is met by steps from one's own bed is another machine's. */
const HAND_DRYER: UntoldEvent = {
  id: "hand-dryer",
  means: /(?<!\p{L})hand[- ]?dr[yi]ers?(?!\p{L})/u,
  near: ["feelings/lion-cow-fly", "care/ten-is-the-dryer"],
};

const UNLESS_TOLD: readonly UntoldEvent[] = [
  {
    id: "any-wedding",
    means: /(?<![\p{L}-])(?:weddings?|flower ?girls?|page ?boys?|bridesmaids?)(?!\p{L})/u,
    near: ["friendship/two-parties", "firsts/fourth-board", "feelings/one-red-thumb"],
  },
  {
    id: "lost-something",
    means: LOST_SOMETHING,
    near: ["mystery/spoon-thief", "friendship/lost-glasses", "feelings/nearly"],
  },
  {
    id: "space-trip",
    means: new RegExp(SPACE_TRIP, "u"),
    near: ["days/million-years", "open/vehicle-of-boxes", "science/fallen-star"],
  },
  {
    id: "night-at-a-relative",
    means: new RegExp(`${NIGHT_AT_RELATIVE}|${NIGHT_AT_COUSIN}`, "u"),
    near: ["firsts/toes-and-jam", "firsts/until-pancakes", "feelings/night-watch"],
  },
  {
    id: "any-babysitter",
    means: /(?<!\p{L})(?:new|first) baby-? ?sitters?(?!\p{L})/u,
    near: ["firsts/stars-side-down", "firsts/until-pancakes", "care/small-window"],
  },
  {
    id: "any-pocket-money",
    means: /(?<!\p{L})(?:pocket money|allowance|sav(?:e|es|ed|ing) (?:up|money))(?!\p{L})/u,
    near: ["habits/in-one-piece", "feelings/one-red-thumb", "feelings/wagon-for-two"],
  },
  {
    id: "any-loud-noise",
    means:
      /(?<!\p{L})(?:(?:scared|afraid|frightened|fear|terrified) of (?:(?:my|our|his|her|their|the|an?) )?noises?|(?:too |so |very )?loud noises?)(?!\p{L})/u,
    near: ["feelings/lion-cow-fly", "feelings/thunder-count", "feelings/polite-monster"],
  },
  {
    id: "quarrel-in-the-family",
    means:
      /(?<!\p{L})(?:fights?|fighting|fought|argu(?:es?|ed|ing)|quarrel(?:s|ing|ling)?|(?:fell|falls?|falling) out) with (?:my|our|his|her|their) (?:\p{L}+ )?(?:cousins?|neighbou?rs?)(?!\p{L})/u,
    near: ["friendship/chalk-line", "feelings/third-line"],
  },
];

/** A sister's or a teacher's: all that is told of a birthday is of the hero's own, or of a grown-up's in the family. */
const BIRTHDAY_OF_OTHERS: UntoldEvent = {
  id: "others-birthday",
  means: OTHERS_BIRTHDAY,
  near: ["feasts/heavy-for-nothing", "friendship/two-parties", "open/backward-party"],
};

/** "Afraid of clowns": whatever a child is afraid of. A being that is afraid of something isn't meant. */
const FEAR: UntoldEvent = {
  id: "fear",
  means:
    /(?<=^(?:(?:i am|i'm|im|being|(?:he|she|they|\.)(?:'s|s| is| are| gets?)?) )?(?:(?:so|too|very|really) )*)(?:(?:afraid|scared|frightened|terrified|nervous) (?:of|to)|(?:my |his |her )?fear of) \p{L}[\p{L}'-]*(?: [\p{L}'-]+){0,7}$/u,
  near: ["feelings/map-of-the-dark", "feelings/one-rope-away", "feelings/worry-pebbles"],
};

/** An event, and the parent's own words for it, in small letters. */
export type FoundEvent = { event: Omit<UntoldEvent, "means">; said: string };

/** What the parent's words are about that none of our plots tells; `null` where there is none. */
export const findUntoldEvent = (texts: readonly string[]): FoundEvent | null =>
  findSomebodyAtNight(texts) ?? findFirst(listUntold(texts), texts) ?? findHandDryer(texts);

function listUntold(texts: readonly string[]): readonly UntoldEvent[] {
  const told = friendGoesSilent(texts) ? SILENT : littleOneSpoils(texts) ? SPOILT : NOTHING;
  return UNTOLD_EVENTS.filter(({ id }) => !told.has(id));
}

/** The same, of what is said with a "no": in texts of which nothing was taken away as unwanted. */
export const findSaidWithNo = (texts: readonly string[]): FoundEvent | null =>
  findFirst(EVENTS_WITH_NO, texts, isOfChild);

/** Whom a child misses is no matter of a hamster's or a bear's: "the bear without a mom". */
const NO_CHILD: ReadonlySet<SubjectClass> = new Set(["animal", "toy", "vehicle", "plant", "food"]);
const BETWEEN_BOTH = /^(?:who|that|which|and|just|still|really|has|have|had|is|was|got|does|do|only)$/u;

/** Whether who is told of before an event may be a child. */
function isOfChild(before: string): boolean {
  const words = splitWish(before);
  while (BETWEEN_BOTH.test(words.at(-1) ?? "")) words.pop();
  const who = findEntries(words).at(-1);
  return who?.end !== words.length || !NO_CHILD.has(who.entry.class);
}

const findHandDryer = (texts: readonly string[]): FoundEvent | null =>
  texts.some((text) => ALL_NOISES.test(text.toLowerCase())) ? null : findFirst([HAND_DRYER], texts);

/** What is feared at night. */
const AT_NIGHT =
  /(?<!\p{L})(?:monsters?(?: \p{L}+){0,2} (?:under|in|beside|behind|at|comes?)(?!\p{L})|bad dreams?|nightmares?|(?:scared|afraid|frightened) (?:of|at|in) (?:the )?(?:dark|bed|bed ?time|night)|(?:doesn't|won't|can't|afraid to|scared to) (?:want to )?(?:sleep|go to bed))/u;
/** Somebody who is no parent, and of whom nothing is said: whether they come at night or help, only who orders it knows. */
const ONLY_SOMEBODY =
  /^(?:(?:my|our|his|her|their|the|mom's|mum's|mommy's|mummy's) )?(?:new )?(?:uncle|step-? ?(?:dad|daddy|father|brother)|boyfriend|coach|baby-? ?sitter|neighbou?r|lodger|man)(?: (?!help|read|chas|sav|catch|sing|tell|show|build|make|fix|fight|is|was|who|and|with)\p{L}+)?$/u;

/** "Monster under the bed", and in another topic an uncle. */
export function findSomebodyAtNight(texts: readonly string[]): FoundEvent | null {
  const small = texts.map((text) => splitWish(text).join(" "));
  const fear = small.find((text) => AT_NIGHT.test(text));
  const who = small.find((text) => ONLY_SOMEBODY.test(text));
  if (fear === undefined || who === undefined) return null;
  const near = ["feelings/worry-pebbles", "feelings/map-of-the-dark", "feelings/polite-monster"];
  return { event: { id: "somebody-at-night", near }, said: `${fear}, ${who}` };
}

/** What a child is said to be afraid of, whether a plot tells it or not. */
export const findFear = (texts: readonly string[]): FoundEvent | null => findFirst([FEAR], texts);

/** What is told where a plot was written for something in the order, and asked about where none was. */
export const findUnlessTold = (texts: readonly string[]): FoundEvent | null =>
  findFirst([FEAR, ...UNLESS_TOLD], texts) ?? findJealousy(texts) ?? findFirst([BIRTHDAY_OF_OTHERS], texts);

const JEALOUS = /(?<!\p{L})(?:jealous\p{L}*|jelous|envious)(?!\p{L})/iu;
const SIBLING = new RegExp(`(?<![\\p{L}-])${FAMILY}(?![\\p{L}-])`, "iu");

/** "Jealous", and in another topic a sister. */
function findJealousy(texts: readonly string[]): FoundEvent | null {
  const said = texts.find((text) => JEALOUS.test(text));
  if (said === undefined || !texts.some((text) => SIBLING.test(text))) return null;
  const near = ["feelings/third-line", "care/soup-song", "feelings/other-end"];
  return { event: { id: "jealous-of-sibling", near }, said: splitWish(said).join(" ") };
}

function findFirst(
  events: readonly UntoldEvent[],
  texts: readonly string[],
  isOf: (before: string) => boolean = () => true,
): FoundEvent | null {
  const written = texts.flatMap((text) => {
    const words = splitWish(text).join(" ");
    return [...new Set([words, contracted(words)])];
  });
  for (const event of events) {
    const [said] = written.flatMap((text) => {
      const found = event.means.exec(text);
      return found && isOf(text.slice(0, found.index)) ? found[0] : [];
    });
    if (said !== undefined) return { event, said };
  }
  return null;
}
