import type { StoryText } from "@/lib/shared/story";
import { findConcernBeside } from "./find-concern";
import type { Concern } from "./moderation-patterns";

export type TextVerdict = { ok: true } | { ok: false; page: number | null; concern: Concern | "unchecked" };

/** What a parent reads of a story beside its pages. */
export const listAroundText = ({ talk, premise, leftOpen }: StoryText): string[] =>
  [...talk, premise, leftOpen].filter((words) => words !== null && words !== undefined);

/** The story with another name in place of the other heroes', which have been checked before as the first one's has. */
function withoutNames(story: StoryText, names: readonly string[]): StoryText {
  const hide = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, () => "Robin"), text);
  return {
    ...story,
    ...{
      premise: hide(story.premise ?? ""),
      leftOpen: hide(story.leftOpen ?? ""),
      talk: story.talk.map(hide),
    },
    pages: story.pages.map(({ text, scene, ...page }) => ({
      ...page,
      text: hide(text),
      scene: {
        ...scene,
        happening: hide(scene.happening),
        companions: scene.companions.map((one) => ({ ...one, name: hide(one.name) })),
      },
    })),
  };
}

/**
 * The last look before anybody sees a story. The parent's own title and the child's name have been checked
 * before and may stand. A check that can't run counts as a refusal.
 */
export function checkText(given: StoryText, heroName: string, others: readonly string[] = []): TextVerdict {
  const story = others.length > 0 ? withoutNames(given, others) : given;
  try {
    if (story.pages.length === 0) return { ok: false, page: null, concern: "unchecked" };
    for (const { number, text, scene } of story.pages) {
      const nameless = heroName.trim() === "" ? text : text.replaceAll(heroName.trim(), "Hero");
      const pictured = [
        scene.happening.replaceAll("{hero}", "Hero"),
        ...scene.companions.map(({ name }) => name),
      ];
      const concern = [nameless, ...pictured]
        .map((words) => findConcernBeside(heroName, words))
        .find(Boolean);
      if (concern) return { ok: false, page: number, concern };
    }
    const beside = [[...story.newWords, ...story.tags].join(", "), ...listAroundText(story)];
    const concern = beside.map((words) => findConcernBeside(heroName, words)).find(Boolean);
    return concern ? { ok: false, page: null, concern } : { ok: true };
  } catch {
    return { ok: false, page: null, concern: "unchecked" };
  }
}
