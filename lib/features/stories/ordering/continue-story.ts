import "server-only";
import { findFinished } from "@/lib/features/stories/data-series";
import type { NextStoryView } from "@/lib/features/stories/contract";
import { findHeard } from "@/lib/features/stories/data-plots";
import { findChatModel } from "@/lib/features/writing/find-chat-model";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { endingOf } from "./ending-of";
import { findHeroes } from "./find-heroes";
import { listMetAgain, moreOf, wishAfter } from "./next-wish";

/**
 * What an order for the story after a finished one begins with; nothing is stored.
 * @throws AppError NOT_FOUND, also where the child's profile is gone
 */
export async function continueStory(ctx: Context, id: string): Promise<NextStoryView> {
  const parent = requireParent(ctx.actor);
  const story = await findFinished(ctx.db, parent, id);
  if (!story) throw new AppError("NOT_FOUND", "Resource not found.");
  const { childId, withChildIds, title, theme } = story;
  const hero = await findHeroes(ctx.db, parent, { childId, withChildIds });
  const { companions, leftOpen } = endingOf(story);
  const told = await findHeard(ctx.db, [childId, ...withChildIds]);
  const isProviders = findChatModel(ctx) !== null;
  const wish = isProviders ? moreOf(story) : wishAfter(story, hero, told);
  const names = companions.map(({ name }) => name);
  return {
    continues: id,
    childId,
    withChildIds,
    after: title,
    ...wish,
    theme,
    companions: isProviders ? names : listMetAgain(story, hero, wish, told),
    leftOpen: leftOpen === "" ? null : leftOpen,
  };
}
