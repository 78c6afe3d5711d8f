import "server-only";
import { createHash } from "node:crypto";
import { findHeard } from "@/lib/features/stories/data-plots";
import { refuseWords } from "@/lib/features/stories/safety/refuse-words";
import { isToldOfOne } from "@/lib/features/writing/classic/choose-plot";
import { noteOnNames } from "@/lib/features/writing/classic/note-on-title";
import { outlineStory, type Outline } from "@/lib/features/writing/classic/outline-story";
import { findChatModel } from "@/lib/features/writing/find-chat-model";
import { findHelpBeside } from "@/lib/features/writing/help-beside";
import { findNeverTold } from "@/lib/features/writing/never-told";
import { warmSoon } from "@/lib/features/writing/warm-words";
import type { OutlineInput, OutlineView } from "@/lib/features/stories/contract";
import type { Context } from "@/lib/platform/context";
import { requireParent, type ParentScope } from "@/lib/shared/actor";
import type { StoryOrder } from "@/lib/shared/story";
import { findEnding } from "./ending-of";
import { findHeroes, listChosen } from "./find-heroes";
import { describeAsked, describeUntold, whyUntold, toAlternative, toIdea } from "./idea";

// The first parent who sees what a story would be about waits for no pattern.
warmSoon();

const MAX_SEED = 2 ** 31;

/**
 * What a story of these words would be about: nothing is stored, nothing costs. The same words give the same answer, and
 * an order with its `idea` tells it.
 * @throws AppError NOT_FOUND, REFUSED
 */
export async function outlineBook(ctx: Context, input: OutlineInput): Promise<OutlineView> {
  const parent = requireParent(ctx.actor);
  const { another } = input;
  const order = await toOrder(ctx, parent, input);
  refuseWords(order);
  const told = await findHeard(ctx.db, listChosen(input));
  const outlined = outlineStory(order, told, another);
  const { plot, untold, isForOne, sentence, about, leftOut, ideas } = outlined;
  // A provider's writer tells what our plots don't.
  const isOurs = !findChatModel(ctx);
  const isToldAlone = isOurs && (isForOne || (untold !== null && isToldOfOne(order)));
  return {
    ...{ sentence, about, leftOut, ideas },
    help: findHelpBeside(plot),
    untold:
      untold && (isOurs || findNeverTold(order))
        ? describeUntold(untold, { isForOne: isToldAlone, ...whyUntold(order) })
        : null,
    idea: plot && toIdea({ plot, seed: order.seed }),
    ...(isOurs ? choiceOf(order, outlined) : { ...NO_CHOICE, note: noteOnNames(order) }),
    aloneFor: isToldAlone ? await listToldAlone(ctx, parent, input) : [],
  };
}

const NO_CHOICE = { called: null, asks: null, alternatives: [] };

/** What is said and asked where our own writer tells it. */
const choiceOf = (
  order: StoryOrder,
  { asks, note, called, alternatives, leavesOutTitle, ...outline }: Outline,
): Pick<OutlineView, "note" | "called" | "asks" | "alternatives"> & Partial<Pick<OutlineView, "idea">> => ({
  note,
  called,
  asks: asks && describeAsked(asks, { heroName: order.heroName, alternatives, ...outline }),
  alternatives: alternatives.map(toAlternative(order)),
  // Nobody gets a story without what its title says unless they chose it.
  ...(leavesOutTitle && { idea: null }),
});

/** For each of them it is looked at anew: what a child knows already, and what is right for its age, is its own. */
async function listToldAlone(ctx: Context, parent: ParentScope, input: OutlineInput): Promise<string[]> {
  // What goes on after a story stays with the child that it is asked for.
  const chosen = input.continues ? [input.childId] : listChosen(input);
  const found = await Promise.all(
    chosen.map(async (childId) => {
      const order = await toOrder(ctx, parent, { ...input, childId, withChildIds: null });
      const { plot, alternatives } = outlineStory(order, await findHeard(ctx.db, [childId]));
      return plot !== null || alternatives.length > 0 ? [childId] : [];
    }),
  );
  return found.flat();
}

async function toOrder(
  ctx: Context,
  parent: ParentScope,
  input: OutlineInput,
): Promise<StoryOrder & { seed: number }> {
  const { childId, withChildIds, another: _turned, continues, ...wishes } = input;
  const heroes = await findHeroes(ctx.db, parent, { childId, withChildIds });
  const ending = continues ? await findEnding(ctx.db, parent, { bookId: continues, childId }) : null;
  return {
    ...wishes,
    ...heroes,
    style: null,
    seed: seedOf(input),
    ...(ending && { before: { ...ending, seriesId: "", part: 0 } }),
  };
}

/** The words decide, so that the sentence doesn't change while a parent looks at it; nor does a choice with the theme. */
function seedOf({ childId, withChildIds, title, topics, continues }: OutlineInput): number {
  const more = [...(continues ? [continues] : []), ...(withChildIds?.length ? [withChildIds] : [])];
  const words = JSON.stringify([childId, title, topics, ...more]);
  return createHash("sha256").update(words).digest().readUInt32BE() % MAX_SEED;
}
