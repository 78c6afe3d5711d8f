import "server-only";
import { moderateWords } from "@/lib/features/moderation/moderate-words";
import { hideIdentity } from "@/lib/features/writing/hero-token";
import type { StoryOrder, StoryText } from "@/lib/shared/story";
import { namesToHide, type PaidWork } from "./call-provider";

type Screening = Pick<PaidWork, "ctx" | "parent" | "limit"> & { order: StoryOrder };

/** Whether the provider's check refuses a story: every page with what its picture shows, without the child's name. */
export async function screenText(work: Screening, { pages, newWords, tags }: StoryText): Promise<boolean> {
  const { ctx, order, limit } = work;
  // Tags are the parent's own words again.
  const family = await namesToHide(work);
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
