import type { OwnWords } from "@/lib/shared/app-error";
import { describeDanger, describeWord, helpFor } from "./describe-hard";
import { findConcernBeside, findConcernInName } from "./find-concern";
import { withoutConcerns, type Concern } from "./moderation-patterns";
import { inOwnWords } from "./others-characters";
import { listCares } from "./subjects/care-words";
import { PARENT } from "./subjects/family-words";
import { findHardNight, withoutHardNight } from "./subjects/hard-nights/find-hard-night";
import type { HardNight } from "./subjects/hard-nights/hard-night";
import type { Care } from "./subjects/subject";
import { CHILD, ELDER } from "./subjects/hard-nights/night-words";

export type RequestWords = {
  title: string;
  topics: readonly string[];
  heroName: string;
  interests: readonly string[];
};
export type RequestField = keyof RequestWords;
export type RequestVerdict =
  | { ok: true }
  | { ok: false; field: RequestField; reason: string; instead?: OwnWords };

const CALLED: Record<RequestField, string> = {
  title: "the title",
  topics: "the topics",
  heroName: "the name",
  interests: "the interests",
};

const REASONS: Record<Concern, (where: string) => string> = {
  language: (where) => `A word in ${where} is not one for a children's book. Could you put it another way?`,
  personal: (where) =>
    `Please leave addresses, phone numbers, e-mail and web addresses out of ${where}. Your story is safer without them.`,
  brand: (where) =>
    `We can't use characters and names that belong to somebody else in ${where}. Try "a brave mouse" or "a singing snow queen" instead.`,
  violence: (where) =>
    `We keep weapons and fighting out of our stories. Could you change ${where}? Courage works well.`,
  horror: (where) =>
    `That would be too frightening at bedtime. Could you choose something gentler for ${where}?`,
  romance: (where) => `We keep to friendship and family in our stories. Could you change ${where}?`,
  body: (where) =>
    `Our stories don't talk about weight or looks. Could you choose something else for ${where}?`,
  harm: (where) =>
    `That is too heavy for one of our stories. Could you choose something gentler for ${where}?`,
  unkind: (where) => `Our stories are kind to everybody. Could you change ${where}?`,
  instructions: (where) => `Please write ${where} as you would say it to your child, in plain words.`,
  markup: (where) => `Please write ${where} in plain words, without tags or code.`,
};

/** Why a family's own words may be caught; what it says is answered, and not how it says it. */
const OF_A_HARD_NIGHT: readonly Concern[] = ["violence", "harm", "romance", "body", "horror"];

/** Said by the way on such a night, as "beer" is: whoever orders it is answered for the night, told or not. */
const BESIDE_A_NIGHT: readonly Concern[] = ["violence", "harm"];

/** A death that had a cause, in the words of those who mourn. */
export const KILLED = /\b(?:was|were|got|has been|been) killed(?= (?:by|in) (?:a|an|the) )/giu;

/** "Mum's boyfriend" is somebody of the family, and no romance. */
const NEW_PARTNER =
  /\b(?:mom|mum|mommy|mummy|mama|mother|dad|daddy|papa|father)(?:'|’)?s (?:new )?(?:boyfriend|girlfriend)\b/giu;

/** What a family that had to leave says beside the war. */
const FLIGHT =
  /\b(?:refugees?|asylum|fled|flee(?:s|ing)?|(?:new|another|different|our|my|his|her|their) country|new home|(?:leav(?:e|es|ing)|left|lost) (?:our|my|his|her|their) (?:home|house|town|city|village)|(?:em|im)migra\w+)\b/iu;
const ITS_REASON = /\bwar\b|\bbomb(?:s|ed|ings?)?(?: shelters?)?\b/giu;

/** A family names what it fled from, or what it is in the middle of: that asks for care, and for no fighting. */
function forgiveHardNight({ title, topics, ...others }: RequestWords, night: HardNight | null): RequestWords {
  const isFlight = night?.care === "flight" || [title, ...topics].some((text) => FLIGHT.test(text));
  const forgive = (text: string) => {
    const isTold = night && night.care !== "danger";
    const said = isTold ? withoutConcerns(withoutHardNight(night, text), BESIDE_A_NIGHT) : text;
    const named = said.replace(KILLED, "died").replace(NEW_PARTNER, "new partner");
    return isFlight ? named.replace(ITS_REASON, "trouble") : named;
  };
  return { ...others, title: forgive(title), topics: topics.map(forgive) };
}

/**
 * Whether we can write a story from a parent's words. The reason is written for the parent.
 * @param others the names of other heroes, which have been checked where they were given
 * @param options.isFinal nobody reads the words again: a family's own are forgiven in an order, where they are answered
 */
export function checkRequest(
  asked: RequestWords,
  others: readonly string[] = [],
  { isFinal = false } = {},
): RequestVerdict {
  const night = findHardNight([asked.title, ...asked.topics], [asked.heroName, ...others]);
  const words = isFinal ? asked : forgiveHardNight(asked, night);
  const fields: [RequestField, readonly string[]][] = [
    ["heroName", [words.heroName]],
    ["title", [words.title]],
    ["topics", [...words.topics, words.topics.join(", ")]],
    ["interests", words.interests],
  ];
  for (const [field, texts] of fields) {
    for (const text of texts) {
      const concern =
        field === "heroName" ? findConcernInName(text) : findConcernBeside([words.heroName, ...others], text);
      if (!concern) continue;
      const instead = concern === "brand" ? ofOurOwn(asked, others) : null;
      if (instead) return { ok: false, field, reason: ofOurOwnReason(field, text), instead };
      return { ok: false, field, reason: reasonFor(concern, { field, text, night, words }) };
    }
  }
  return { ok: true };
}

/** The order with beings of our own in place of somebody else's; `null` where that is no way on. */
function ofOurOwn(asked: RequestWords, others: readonly string[]): OwnWords | null {
  const title = inOwnWords(asked.title);
  const topics = [...new Set(asked.topics.map((topic) => inOwnWords(topic, true)))];
  const isChanged = title !== asked.title || topics.join() !== asked.topics.join();
  return isChanged && checkRequest({ ...asked, title, topics }, others).ok ? { title, topics } : null;
}

function ofOurOwnReason(field: RequestField, text: string): string {
  const ours = inOwnWords(text, field === "topics");
  return `We can't use characters and names that belong to somebody else in ${CALLED[field]}. Write “${ours}”, and the story is about one of our own.`;
}

const FAMILY = new RegExp(`(?<![\\p{L}])(?:${PARENT}|${ELDER}|${CHILD})s?(?![\\p{L}])`, "iu");

/** What needs care and is no hard night. */
const NO_SORROW: readonly Care[] = ["faith", "family", "disability"];

type Found = { field: RequestField; text: string; night: HardNight | null; words: RequestWords };

const isOfFamily = ({ title, topics }: RequestWords): boolean =>
  [title, ...topics].some((text) => FAMILY.test(text));

/** What a family that writes so is in the middle of. "Guns and war" alone are a game's. */
function careOf(concern: Concern, { night, words }: Found): Care | undefined {
  const { title, topics } = words;
  const isTheirs =
    concern === "harm" || night !== null || isOfFamily(words) || listCares([title], null).length > 0;
  const [care] = isTheirs ? listCares([title, ...topics], night) : [];
  return care && !NO_SORROW.includes(care) ? care : undefined;
}

/** Whoever writes of their family is never sent away without a word of who can help. */
function reasonFor(concern: Concern, found: Found): string {
  const { field, text, night, words } = found;
  // A rude word for it is a child's, or the only one a parent has.
  const isHard = OF_A_HARD_NIGHT.includes(concern) || concern === "language";
  if (isHard && night?.care === "danger") return describeDanger(night);
  const reason = REASONS[concern](CALLED[field]);
  if (!BESIDE_A_NIGHT.includes(concern) || (field !== "title" && field !== "topics")) return reason;
  const care = careOf(concern, found);
  if (care) return describeWord(text, { field: CALLED[field], care });
  return concern === "harm" && isOfFamily(words) ? `${reason} ${helpFor("danger")}` : reason;
}
