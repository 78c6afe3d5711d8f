import { likedThings } from "@/lib/features/content/story-suggestions";
import type { FinishedStory } from "@/lib/features/stories/data-series";
import { THEME_LABELS } from "@/lib/features/stories/rules";
import { findInstead } from "@/lib/features/writing/classic/ask-instead";
import { choosePlot, listPlots } from "@/lib/features/writing/classic/choose-plot";
import { planStory } from "@/lib/features/writing/classic/plan-story";
import { Random } from "@/lib/features/writing/classic/random";
import { readOrder } from "@/lib/features/writing/subjects/read-order";
import type { Care } from "@/lib/features/writing/subjects/subject";
import type { StoryOrder } from "@/lib/shared/story";
import { endingOf, titleAfter } from "./ending-of";

/** What happens once: telling of it a second time would make it happen again. */
const HARD: readonly Care[] = ["death", "illness", "divorce", "away", "bullying", "flight", "job"];

export type NextHero = Pick<StoryOrder, "heroName" | "gender" | "age" | "level" | "interests" | "together">;

/** What an order for the story after another one begins with. */
export type NextWish = {
  title: string;
  topics: string[];
  /** Why it isn't simply about the same; for the parent. */
  note: string | null;
};

/** More of the same, as a writer tells it that knows how the story before ended. */
export function moreOf({ title, theme, order, seriesPart }: FinishedStory): NextWish {
  const topics = order.topics ?? [THEME_LABELS[theme].toLowerCase()];
  return { title: titleAfter(title, seriesPart), topics, note: null };
}

type Words = Pick<StoryOrder, "title" | "topics">;

const orderAfter = (story: FinishedStory, hero: NextHero, { title, topics }: Words): StoryOrder => ({
  ...{ ...hero, title, topics, theme: story.theme },
  before: { ...endingOf(story), seriesId: "", part: 0 },
  ...{ creativityLevel: 5, ageAppropriate: true, style: null, seed: 0 },
});

/** Who of the companions is in the story that would be told, the nearest first. */
export function listMetAgain(
  story: FinishedStory,
  hero: NextHero,
  wish: Words,
  told: readonly string[],
): string[] {
  const order = orderAfter(story, hero, wish);
  const plot = choosePlot(order, told);
  const { companions } = endingOf(story);
  if (!plot) return [];
  const { cast } = planStory({ ...order, plot }, new Random(order.seed).fork("plan"), { told });
  const met = new Set([...cast.values()].map(({ name }) => name));
  return companions.map(({ name }) => name).filter((name) => met.has(name));
}

/**
 * What our own plots tell after a story: more of the same where there is a plot that the child doesn't know. After
 * something hard, and where all is told, a story of what the child likes with those who were there.
 */
export function wishAfter(story: FinishedStory, hero: NextHero, told: readonly string[]): NextWish {
  const { title, order } = story;
  const again = moreOf(story);
  const { heroName } = hero;
  const { cares } = readOrder({
    ...{ title: order.title ?? title, topics: again.topics },
    ...{ heroName, theme: story.theme },
  });
  const isHard = cares.some((care) => HARD.includes(care));
  const { lost } = endingOf(story);
  const isNews = (wish: Words) => tellsNews(orderAfter(story, hero, wish), told);
  const untitled = `${heroName} and the ${isHard ? "Days After" : "Next Day"}`;
  if (!isHard && isNews(again)) return again;
  const renamed = { ...again, title: untitled };
  if (!isHard && hasSubject(orderAfter(story, hero, renamed)) && isNews(renamed)) return renamed;
  const likes = likedThings(hero.interests).filter((thing) => thing !== lost);
  // Of something else the old title would be untrue.
  const about = (like: string) => ({ title: untitled, topics: [like] });
  const wish = likes.map(about).find(isNews) ?? about(likes[0] ?? "");
  return { ...wish, note: noteOn(heroName, isHard) };
}

/** Whether it would be told, without asking anybody, by a plot that the child doesn't know. */
function tellsNews(order: StoryOrder, told: readonly string[]): boolean {
  const reading = readOrder(order);
  const [first] = listPlots(order, told, reading);
  return first !== undefined && !told.includes(first.id) && findInstead(order, told, reading) === null;
}

/** "moving" alone is no subject: any plot would do. */
const hasSubject = (order: StoryOrder): boolean => readOrder(order).main !== null;

const noteOn = (heroName: string, isHard: boolean): string =>
  isHard
    ? `What was hard in it isn’t told a second time: this story is about the days after, and about something that ${heroName} likes. Change it as you wish.`
    : `${heroName} knows every story that we have about this, so the next one is about something that ${heroName} likes. Change it as you wish.`;
