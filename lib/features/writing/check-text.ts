import type { StoryText } from "@/lib/shared/story";
import { findConcernBeside } from "./find-concern";
import { hideWholeNames } from "./hero-token";
import type { Concern } from "./moderation-patterns";

export type TextVerdict = { ok: true } | { ok: false; page: number | null; concern: Concern | "unchecked" };

/** What a parent reads of a story beside its pages. */
export const listAroundText = ({ talk, premise, leftOpen }: StoryText): string[] =>
  [...talk, premise, leftOpen].filter((words) => words !== null && words !== undefined);

/**
 * The last look before anybody sees a story. The parent's own title and the names of its heroes have been
 * checked before and may stand. A check that can't run counts as a refusal.
 */
export function checkText(story: StoryText, names: readonly string[]): TextVerdict {
  const concernOf = (words: string) => findConcernBeside(names, hideWholeNames(words, names));
  try {
    if (story.pages.length === 0) return { ok: false, page: null, concern: "unchecked" };
    for (const { number, text, scene } of story.pages) {
      const pictured = [
        scene.happening.replaceAll("{hero}", "Hero"),
        ...scene.companions.map(({ name }) => name),
      ];
      const concern = [text, ...pictured].map(concernOf).find(Boolean);
      if (concern) return { ok: false, page: number, concern };
    }
    const beside = [[...story.newWords, ...story.tags].join(", "), ...listAroundText(story)];
    const concern = beside.map(concernOf).find(Boolean);
    return concern ? { ok: false, page: null, concern } : { ok: true };
  } catch {
    return { ok: false, page: null, concern: "unchecked" };
  }
}
