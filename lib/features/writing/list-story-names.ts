import type { StoryText } from "@/lib/shared/story";
import { toNameForms } from "./name-forms";

/** The names that the level check leaves out: the child's, as printed, and everybody's in the pictures. */
export function listStoryNames(heroName: string, story: Pick<StoryText, "pages">): string[] {
  const { full, short } = toNameForms(heroName);
  const companions = story.pages.flatMap(({ scene }) => scene.companions.map(({ name }) => name));
  return [...new Set([full, short, ...companions])];
}
