import type { StoryOrder, StoryPage } from "@/lib/shared/story";

/** What a family calls its mother, by the words of the order: our plots say "Mom". */
const CALLS: readonly (readonly [RegExp, string])[] = [
  [/\bmum(?:s|my|mies)?\b/iu, "Mum"],
  [/\bmam\b/iu, "Mam"],
  // "Mommy and Mama" are two.
  [/^(?!.*\bmom(?:my)?\b).*\bmama\b/isu, "Mama"],
];

/** Puts the mother into words as her own family calls her. */
export function callMother({
  title,
  topics,
}: Pick<StoryOrder, "title" | "topics">): (text: string) => string {
  const words = [title, ...topics].join(" ");
  const called = CALLS.find(([pattern]) => pattern.test(words))?.[1];
  return called ? (text) => text.replace(/\bMom(?=s?\b)/gu, called) : (text) => text;
}

/** A page with the mother as the family calls her, in the words and in what the picture is said to show. */
export function callOnPage({ scene, ...page }: StoryPage, call: (text: string) => string): StoryPage {
  const companions = scene.companions.map((one) => ({ ...one, name: call(one.name) }));
  return {
    ...page,
    text: call(page.text),
    scene: { ...scene, happening: call(scene.happening), companions },
  };
}
