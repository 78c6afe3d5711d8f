import "server-only";
import { findHeard } from "@/lib/features/stories/data-plots";
import { findInstead } from "@/lib/features/writing/classic/ask-instead";
import { findUntold, isToldOfOne } from "@/lib/features/writing/classic/choose-plot";
import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import { findChatModel } from "@/lib/features/writing/find-chat-model";
import { findNeverTold } from "@/lib/features/writing/never-told";
import { readOrder, type OrderReading } from "@/lib/features/writing/subjects/read-order";
import type { Context } from "@/lib/platform/context";
import type { Care } from "@/lib/features/writing/subjects/subject";
import { AppError, type Alternative } from "@/lib/shared/app-error";
import type { StoryOrder } from "@/lib/shared/story";
import { findAlone } from "./find-alone";
import { describeAsked, describeUntold, whyUntold, toAlternative } from "./idea";

const CHOOSE = "Please choose one of the stories that we can tell.";
const NOT_IT = "This idea doesn't fit these words.";

type Asked = {
  /** Everybody of whom it is told. */
  childIds: string[];
  /** The idea that has to be told, or nothing is. */
  wanted: string | null | undefined;
};

/**
 * Our own writer doesn't tell what it has no words for, nor something else in silence; a provider's is told how. Where
 * somebody isn't safe, no story is the answer, whoever writes.
 * @throws AppError REFUSED, with what can be ordered instead
 */
export async function refuseUntold(
  ctx: Context,
  order: StoryOrder,
  { childIds, wanted }: Asked,
): Promise<void> {
  if (findChatModel(ctx)) refuseNeverTold(order);
  else await refuseUnknown(ctx, order, childIds);
  if (wanted && !order.plot) await refuseIdea(ctx, order, childIds);
}

function refuseNeverTold(order: StoryOrder): void {
  const care = findNeverTold(order);
  if (care) refuseCare(care, order, { isForOne: false, alternatives: [] });
}

async function refuseUnknown(ctx: Context, order: StoryOrder, childIds: string[]): Promise<void> {
  // An idea that was chosen is told.
  if (order.plot) return;
  const reading = readOrder(order);
  const told = await findHeard(ctx.db, childIds);
  const instead = findInstead(order, told, reading);
  const care = findUntold(order, reading);
  // "Mum is disabled" is nothing that can't be spoken of: what we can tell of it is offered.
  if (care && !(care === "disability" && instead)) {
    const isForOne = isToldOfOne(order);
    refuseCare(care, order, {
      reading,
      isForOne,
      alternatives: isForOne ? await offerAlone(ctx, order, childIds) : [],
    });
  }
  if (!instead) return;
  const { asks, alternatives, ...asked } = outlineStory(order, told);
  if (asks === null) return;
  const offers = [
    ...(asked.isForOne ? await offerAlone(ctx, order, childIds) : []),
    ...alternatives.map(toAlternative(order)),
  ];
  const words = describeAsked(asks, { heroName: order.heroName, alternatives, ...asked });
  throw new AppError("REFUSED", offers.length > 0 ? `${words} ${CHOOSE}` : words, { alternatives: offers });
}

function refuseCare(
  care: Care,
  order: StoryOrder,
  {
    isForOne,
    alternatives,
    reading,
  }: { isForOne: boolean; alternatives: Alternative[]; reading?: OrderReading },
): never {
  const words = describeUntold(care, { isForOne, ...whyUntold(order, reading) });
  throw new AppError("REFUSED", words, {
    details: { topics: words },
    ...(alternatives.length > 0 && { alternatives }),
  });
}

/** The same story without the others, for the child that was chosen first. */
async function offerAlone(ctx: Context, order: StoryOrder, [first = ""]: string[]): Promise<Alternative[]> {
  const alone = findAlone(order, await findHeard(ctx.db, [first]));
  return alone ? [alone] : [];
}

/** A program sees no screen that would show another idea. */
async function refuseIdea(ctx: Context, order: StoryOrder, childIds: string[]): Promise<void> {
  const told = await findHeard(ctx.db, childIds);
  const { plot, sentence, alternatives } = outlineStory(order, told);
  const shown = { seed: order.seed, title: null, isHeard: plot !== null && told.includes(plot) };
  const offers =
    plot && sentence && alternatives.length === 0 ? [{ ...shown, plot, sentence }] : alternatives;
  throw new AppError("REFUSED", offers.length > 0 ? `${NOT_IT} ${CHOOSE}` : NOT_IT, {
    details: { idea: NOT_IT },
    alternatives: offers.map(toAlternative(order)),
  });
}
