import "server-only";
import { moderateWords } from "@/lib/features/moderation/moderate-words";
import { hideIdentity } from "@/lib/features/writing/hero-token";
import type { StoryText } from "@/lib/shared/story";
import { namesToHide } from "./call-provider";
import type { StoryRun } from "./step-once";

/** Whether the provider's check refuses a story: every page with what its picture shows, without the child's name. */
export async function screenText(run: StoryRun, { pages, newWords, tags }: StoryText): Promise<boolean> {
  const { ctx, order, limit } = run;
  // Tags are the parent's own words again.
  const family = await namesToHide(run);
  const spoken = pages.map(({ text, scene }) =>
    [
      text,
      scene.happening.replaceAll("{hero}", order.heroName),
      ...scene.companions.map(({ name }) => name),
    ].join("\n"),
  );
  const texts = [...spoken, [...newWords, ...tags].join(", ")];
  return moderateWords(ctx, {
    texts: texts.map((text) => hideIdentity(text, order.heroName, family)),
    strict: order.ageAppropriate,
    signal: limit,
  });
}
