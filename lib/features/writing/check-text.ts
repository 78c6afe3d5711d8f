import type { StoryText } from "@/lib/shared/story";
import { findConcernBeside } from "./find-concern";
import type { Concern } from "./moderation-patterns";

export type TextVerdict = { ok: true } | { ok: false; page: number | null; concern: Concern | "unchecked" };

/** What a parent reads of a story beside its pages. */
export const listAroundText = ({ talk, premise, leftOpen }: StoryText): string[] =>
  [...talk, premise, leftOpen].filter((words) => words !== null && words !== undefined);

/**
 * The last look before anybody sees a story. The parent's own title and the child's name have been checked
 * before and may stand. A check that can't run counts as a refusal.
 */
export function checkText(story: StoryText, heroName: string): TextVerdict {
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
