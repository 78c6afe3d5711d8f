import "server-only";
import { areWordsFlagged } from "@/lib/features/moderation/are-words-flagged";
import { hideIdentity } from "@/lib/features/writing/hero-token";
import type { Context } from "@/lib/platform/context";
import type { StoryOrder } from "@/lib/shared/story";

type Screening = { order: StoryOrder; family: readonly string[]; signal: AbortSignal };

/** Whether the provider's check refuses what a parent typed. The name itself is checked here and stays here. */
export function isOrderFlagged(ctx: Context, { order, family, signal }: Screening): Promise<boolean> {
  const { title, called, topics, interests, heroName, ageAppropriate } = order;
  const words = [
    title,
    ...(called === undefined ? [] : [called]),
    ...topics,
    topics.join(", "),
    interests.join(", "),
  ];
  const texts = words.map((text) => hideIdentity(text, heroName, family));
  return areWordsFlagged(ctx, { texts, strict: ageAppropriate, signal });
}
