import "server-only";
import { moderateWords } from "@/lib/features/moderation/moderate-words";
import { hideAge, hideName } from "@/lib/features/writing/hero-token";
import type { StoryText } from "@/lib/shared/story";
import type { StoryRun } from "./step-once";

/** Whether the provider's check refuses a story: every page with what its picture shows, without the child's name. */
export function screenText(run: StoryRun, { pages, newWords, tags }: StoryText): Promise<boolean> {
  const { ctx, order, limit } = run;
  const spoken = pages.map(({ text, scene }) =>
    [
      text,
      scene.happening.replaceAll("{hero}", order.heroName),
      ...scene.companions.map(({ name }) => name),
    ].join("\n"),
  );
  const texts = [...spoken, [...newWords, ...tags].join(", ")];
  return moderateWords(ctx, {
    texts: texts.map((text) => hideAge(hideName(text, order.heroName))),
    strict: order.ageAppropriate,
    signal: limit,
  });
}
