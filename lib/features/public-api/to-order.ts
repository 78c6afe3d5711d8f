import type { BookInput } from "@/lib/features/stories/contract";
import { DEFAULT_CREATIVITY } from "@/lib/features/stories/rules";
import { INTERESTS, type Interest, type ReadingLevel, type StoryOrder, type Theme } from "@/lib/shared/story";
import type { GenerateInput } from "./contract";
import { inTitle } from "@/lib/shared/title-case";
import { levelFor } from "./rules";

type Hero = { name: string; level: ReadingLevel; interests: readonly Interest[] };

export type ApiOrder = {
  input: BookInput;
  telling: Pick<StoryOrder, "heroName" | "level" | "interests">;
};

/** What a story without a setting is called. */
const BY_THEME: Record<Theme, string> = {
  adventure: "and the Great Adventure",
  fantasy: "and the Magic Day",
  science: "Finds It Out",
  mystery: "and the Mystery",
  friendship: "and a Friend",
  animals: "and the Animals",
};
const ARTICLE = /^(?:an?|the)\s+/i;
const AT_A_PLACE = /^(?:in|on|at|by|near|under|inside|outside|behind|above|over|beyond)\s/i;

/** "Ada and the Lighthouse", "Ada under the Sea". */
export function titleOf(hero: string, theme: Theme, setting: string | undefined): string {
  if (!setting) return `${hero} ${BY_THEME[theme]}`;
  if (AT_A_PLACE.test(setting)) return `${hero} ${inTitle(setting)}`;
  return `${hero} and the ${inTitle(setting.replace(ARTICLE, ""))}`;
}

const listed = (words: readonly string[]): Interest[] =>
  INTERESTS.filter((interest) => words.some((word) => word.toLowerCase() === interest.toLowerCase()));

/** The documented body as an order of ours: the setting and the interests are what the story is about. */
export function toOrder(
  { childId, withChildIds, theme, length, title, idea, offeredFor, customization }: GenerateInput,
  hero: Hero,
): ApiOrder {
  const { mainCharacter, setting, interests } = customization;
  const heroName = mainCharacter ?? hero.name;
  const asked = [...(setting ? [setting] : []), ...interests];
  const topics =
    asked.length > 0 ? asked : hero.interests.slice(0, 2).map((interest) => interest.toLowerCase());
  const known = listed(interests);
  return {
    input: {
      ...{ childId, theme, topics, idea },
      ...(offeredFor && { offeredFor }),
      ...(withChildIds?.length && { withChildIds }),
      title: title ?? titleOf(heroName, theme, setting),
      creativityLevel: DEFAULT_CREATIVITY,
      ageAppropriate: true,
    },
    telling: {
      heroName,
      level: levelFor(hero.level, length),
      interests: known.length > 0 ? known : [...hero.interests],
    },
  };
}
