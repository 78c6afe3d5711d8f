import { isGrownUp, type StoryOrder } from "@/lib/shared/story";
import { capitalise } from "./fill-text";
import { LEVEL_KEYS } from "./grammar";
import type { Plan } from "./plan-story";
import { Random } from "./random";
import { dayOf } from "./subject-words";
import { ofAll } from "./together/beside";
import { AFTER_ALONE, AFTER_ANYTHING, AFTER_SUBJECT, OPEN_THINGS } from "./series-wordings";

/** What a story that goes on after another one says of that at its beginning, and what it closes at its end. */
export type SeriesThreads = {
  /** The fullest first. */
  recaps: readonly string[];
  open: string;
  close: string;
};

export function wordSeries(
  { before, level }: StoryOrder,
  { cast, heroes }: Plan,
  random: Random,
): SeriesThreads | null {
  if (!before) return null;
  const key = LEVEL_KEYS[level];
  const { about, leftOpen, companions } = before;
  const pal = cast.get("pal")?.name;
  const along = companions.find(({ name }) => name === pal);
  // Of several heroes the others were there as well.
  const isTogether =
    along !== undefined || (heroes.length > 0 && pal !== undefined && leftOpen.includes(pal));
  // Whose mother comes along has not become her friend.
  const isFriend = along !== undefined && !isGrownUp(along.kind);
  const thing = isTogether ? OPEN_THINGS.find(({ mark }) => leftOpen.includes(mark)) : undefined;
  const recaps = (about ? AFTER_SUBJECT : isFriend ? AFTER_ANYTHING : AFTER_ALONE)[key];
  return {
    recaps: recaps
      .filter((recap) => isFriend || !recap.includes("{pal}"))
      .map((recap) => sayDay(recap, about ?? "")),
    open: thing ? sayOf(heroes, random.pick(thing.open[key])) : "",
    close: thing ? sayOf(heroes, random.pick(thing.close[key])) : "",
  };
}

const sayOf = (heroes: Plan["heroes"], sentence: string): string =>
  heroes.length > 1 ? ofAll(sentence, heroes.length + 1) : sentence;

/** "The day of the kite", and "the first day of school". */
const sayDay = (recap: string, about: string): string =>
  recap
    .replace("The day of [about]", capitalise(dayOf(about)))
    .replace("the day of [about]", dayOf(about))
    .replace("[about]", about);

/** What a story leaves for another day, which is its plot's own; a story of care leaves nothing open. */
export function chooseOpenThing({ seed, before }: StoryOrder, { shape }: Plan): string | null {
  if (shape.care) return null;
  if (shape.leaves !== undefined) return shape.leaves;
  const fresh = OPEN_THINGS.filter(({ mark }) => !before?.leftOpen.includes(mark));
  return new Random(seed).fork("left open").pick(fresh).left;
}
