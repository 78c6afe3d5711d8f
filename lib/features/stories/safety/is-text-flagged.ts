import "server-only";
import { areWordsFlagged } from "@/lib/features/moderation/are-words-flagged";
import { listAroundText } from "@/lib/features/writing/check-text";
import { hideIdentity } from "@/lib/features/writing/hero-token";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import type { StoryOrder, StoryText } from "@/lib/shared/story";
import { listNamesToHide } from "./list-names-to-hide";

type Screening = { ctx: Context; parent: ParentScope; limit: AbortSignal; order: StoryOrder };

/** Whether the provider's check refuses a story: every page with what its picture shows, without the child's name. */
export async function isTextFlagged(work: Screening, story: StoryText): Promise<boolean> {
  const { pages, newWords, tags } = story;
  const { ctx, order, limit } = work;
  // Tags are the parent's own words again.
  const family = await listNamesToHide(ctx, work);
  const spoken = pages.map(({ text, scene }) =>
    [
      text,
      scene.happening.replaceAll("{hero}", order.heroName),
      ...scene.companions.map(({ name }) => name),
    ].join("\n"),
  );
  const texts = [...spoken, [...newWords, ...tags].join(", "), ...listAroundText(story)];
  return areWordsFlagged(ctx, {
    texts: texts.map((text) => hideIdentity(text, order.heroName, family)),
    strict: order.ageAppropriate,
    signal: limit,
  });
}
