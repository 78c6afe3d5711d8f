import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { cleanTopic, leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import { SAYS_LITTLE } from "@/lib/features/writing/subjects/events/subject-act";
import type { FoundEvent } from "@/lib/features/writing/subjects/events/find-untold-event";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { listNamed, listRuns, splitWish } from "@/lib/features/writing/subjects/runs";
import type { Shape } from "./grammar";
import { rankPlots } from "./rank-plots";
import { isAsked, isWrittenFor, saysWhatHappens } from "./tells-day";

const IN_WEATHER =
  /^(?<deed>.+?),? (?:in|during|through|into|despite) (?:(?:the|an?) )?(?:\p{L}+ )?(?:(?:thunder|snow)?storms?|rain|snow|fog|blizzard|gale|wind)$/u;
/** Who is afraid of it, or at home while it blows, is in the story of it. */
const OF_THE_WEATHER =
  /\b(?:scared|afraid|frightened|fear|worried|nervous|brave|alone|hid(?:es?|ing)|under|bed|bedtime|asleep|sleep\p{L}*|night|home|house|indoors|inside|blanket|window|cuddl\p{L}*|count\p{L}*|listen\p{L}*|thunder\p{L}*|lightning|play\p{L}*)\b/u;

/** A storm around a trawler isn't what happens: who stows away isn't told of a child that counts thunder in bed. */
export function findOnlyWeather(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  const said = cleanTopic(order.title);
  const deed = IN_WEATHER.exec(said.toLowerCase())?.groups?.deed ?? "";
  if (deed === "" || order.before || reading.cares.length > 0 || OF_THE_WEATHER.test(deed)) return null;
  const words = splitWish(deed);
  const family = findEntries(words).filter(({ entry }) => entry.class === "relative");
  const isOfFamily = (at: number) => family.some(({ start, end }) => start <= at && at < end);
  const solid = words.filter((word, at) => !SAYS_LITTLE.has(word) && !isOfFamily(at));
  const [best = []] = rankPlots(order, reading);
  const runs = listRuns(deed);
  const isOfDeed = (shape: Shape) => !isWrittenFor(shape) || listNamed(shape.about, runs).length > 0;
  return solid.length < 2 || best.some(isOfDeed) ? null : { event: { id: "act", near: [] }, said };
}

const RIDE = "(?:train|bus|coach|tram|boat|ferry|ship|plane|cable car|funicular|lorry|truck)";
const JOURNEY = new RegExp(
  `\\b${RIDE} (?:journey|trip|ride|crossing|voyage)\\b|\\b(?:journey|trip|voyage|travel\\w*) (?:by|on) (?:the |an? )?${RIDE}\\b`,
  "iu",
);

/** Who rides somewhere by train finds no train on the doorstep. */
export function findUntoldJourney(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  const said = cleanTopic(order.title);
  if (!JOURNEY.test(said) || order.before || reading.cares.length > 0) return null;
  const [best = []] = rankPlots(order, reading);
  const isTold = (shape: Shape) => shape.subject === undefined || saysWhatHappens(shape, reading);
  return best.some(isTold) ? null : { event: { id: "day", near: ["days/backward-seat"] }, said };
}

/** Who finds something out is told of by a question, whichever it is. */
const FINDS_OUT =
  /^(?:(?:find|discover|learn|explor|wonder|ask|know|look|see|watch|read|stud)(?:s|es|e|ies|y|ed|ing)?|found|out)$/u;

const WHAT_IF = /^(?:what|imagine) if\b/iu;

/** Who hunts for fossils in the rain asks neither how it rains nor how fossils are made. */
export function findUnasked(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  if (reading.question || order.before || reading.cares.length > 0) return null;
  const said = cleanTopic(order.title);
  const words = splitWish(leaveOutName(said, listHeroNames(order).join(" ")));
  const nouns = findEntries(words);
  const isNoun = (at: number) => nouns.some(({ start, end }) => start <= at && at < end);
  const solid = words.filter((word, at) => !SAYS_LITTLE.has(word) && !isNoun(at) && !FINDS_OUT.test(word));
  const isWondered = WHAT_IF.test(said);
  // A title of which no word is known names a book, and says nothing that happens.
  if ((solid.length < 2 || nouns.length === 0) && !isWondered) return null;
  const [best = []] = rankPlots(order, reading);
  const isAnswer = (shape: Shape) => !isAsked(shape, reading);
  // A day of a theme passes by a fossil; an open plot would let soup be eaten, and not rain.
  const isTold = (shape: Shape) =>
    isWondered ? shape.subject === undefined || saysWhatHappens(shape, reading) : shape.theme === null;
  const isOther = (shape: Shape) => !isAnswer(shape) && isTold(shape);
  return (!isWondered && !best.some(isAnswer)) || best.some(isOther)
    ? null
    : { event: { id: "act", near: [] }, said };
}
