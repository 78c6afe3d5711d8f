import "server-only";
import { listFamilyNames } from "@/lib/features/accounts/profile/list-family-names";
import { randomInt } from "node:crypto";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";
import { requireParent, type ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { CharacterStyleId, HeroLook, StoryOrder } from "@/lib/shared/story";
import { writeDayFor } from "@/lib/shared/write-day";
import type { BookInput, BookJobView, BookOrderView } from "@/lib/features/stories/contract";
import { findHeard } from "@/lib/features/stories/data-plots";
import { findReader, noteReservation, takeCredit } from "@/lib/features/stories/data-credits";
import { findKey, insertKey, type NamedCall } from "@/lib/features/stories/data-order-keys";
import {
  findDuplicate,
  findJobView,
  findOrdersOfIdea,
  insertRequest,
  lockIntake,
} from "@/lib/features/stories/data-requests";
import { joinSeries, type SeriesPlace } from "@/lib/features/stories/data-series";
import { findEnding } from "./ending-of";
import { findHeroes, listChosen, requireHeroes } from "./find-heroes";
import { readIdea } from "./idea";
import { refuseUntold } from "./refuse-untold";
import { hashCall, hashOrder, makesSameBook } from "./same-order";
import { findChatModel } from "@/lib/features/writing/find-chat-model";
import { isOffered } from "@/lib/features/writing/classic/ask-instead";
import { holdBudget } from "@/lib/features/spending/hold-budget";
import { makeStoryJob } from "@/lib/features/stories/job-names";
import { describeUsedUp, DUPLICATE_SECONDS, SAME_STORY_SECONDS } from "@/lib/features/stories/rules";
import { isOrderFlagged } from "@/lib/features/stories/safety/is-order-flagged";
import { refuseWords } from "@/lib/features/stories/safety/refuse-words";

/** What an order by a program may have otherwise than the profile. */
export type Telling = Partial<Pick<StoryOrder, "heroName" | "level" | "interests">>;

export type PlacedOrder = {
  input: BookInput;
  idempotencyKey: string | null;
  telling?: Telling;
  /** An idea that doesn't fit is refused, not left aside. */
  isExact?: boolean;
  character: {
    style: CharacterStyleId;
    /** What the parent confirmed for this story beside the photo. */
    look: Partial<HeroLook> | null;
    photoUrl: string;
    /** Proves the photo and what the parent agreed to; it isn't asked when the order is an old one. */
    usePhoto: (tx: Tx) => Promise<UsedPhoto>;
  } | null;
};

export type UsedPhoto = {
  photoFileId: string;
  photoConsentId: string | null;
  providerConsentId: string | null;
};

const MAX_SEED = 2 ** 31;
/** Until the order is taken. */
const NO_PLACE: SeriesPlace = { seriesId: "", part: 0 };
const SCREEN_MS = 3_000;
const NOT_OURS =
  "Something in the title or the topics is not for one of our stories. Could you put it another way?";

type Question = {
  parent: ParentScope;
  named: NamedCall | null;
  orderHash: Uint8Array<ArrayBuffer>;
  now: Date;
};

const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

/** The answer that a key has had before. */
async function findNamed(
  db: DbOrTx,
  { parent, orderHash }: Question,
  { key, keyHash }: NamedCall,
): Promise<BookOrderView | null> {
  const kept = await findKey(db, parent, key);
  if (!kept) return null;
  // What was ordered before calls had a hash of their own is known by its order's.
  if (!(kept.keyHash ? isSame(kept.keyHash, keyHash) : isSame(kept.orderHash, orderHash))) {
    throw new AppError("CONFLICT", "This Idempotency-Key was used for another story.");
  }
  const view = await findJobView(db, parent, kept.bookRequestId);
  // A call that is sent again hears what it heard; one that an earlier order answered made nothing.
  return view && { ...view, isEarlier: !kept.isOwn };
}

const asEarlier = (view: BookJobView): BookOrderView => ({ ...view, isEarlier: true });

/** The answer that this very order has had before. */
async function findEarlier(db: DbOrTx, question: Question): Promise<BookOrderView | null> {
  const { parent, named, orderHash, now } = question;
  if (named) return findNamed(db, question, named);
  const since = new Date(now.getTime() - DUPLICATE_SECONDS * 1000);
  const double = await findDuplicate(db, parent, { orderHash, since });
  return double && asEarlier(double.view);
}

type Wanted = Question & { order: StoryOrder; childId: string; isOurs: boolean };

/** An order of the same words and the same idea, as from two tabs or from a screen and a program. */
async function findSame(tx: Tx, wanted: Wanted): Promise<BookOrderView | null> {
  const { parent, orderHash, now, order, childId, isOurs, named } = wanted;
  const { plot, seed } = order;
  if (!plot) return null;
  const since = new Date(now.getTime() - SAME_STORY_SECONDS * 1000);
  const found = (await findOrdersOfIdea(tx, parent, { childId, plot, seed, since })).find((earlier) =>
    // A photo is known by the call alone.
    order.style === null
      ? makesSameBook(earlier.order, order, { isOurs })
      : isSame(earlier.orderHash, orderHash),
  );
  if (!found) return null;
  if (named) await insertKey(tx, parent, { ...named, bookRequestId: found.view.id });
  return asEarlier(found.view);
}

/** By which title an order is read, and what the book is called where that is another. */
function readTitles({ title, offeredFor }: Pick<BookInput, "title" | "offeredFor">) {
  if (!offeredFor || offeredFor === title) return { title };
  return { title: offeredFor, called: title };
}

async function toStoryOrder(ctx: Context, parent: ParentScope, placed: PlacedOrder): Promise<StoryOrder> {
  const { childId, withChildIds, idea, continues, offeredFor, title, ...wishes } = placed.input;
  const heroes = await findHeroes(ctx.db, parent, { childId, withChildIds });
  const { style = null, look = null } = placed.character ?? {};
  const ending = continues ? await findEnding(ctx.db, parent, { bookId: continues, childId }) : null;
  const order = {
    ...wishes,
    ...readTitles({ title, offeredFor }),
    ...heroes,
    style,
    ...(look && { look }),
    ...placed.telling,
    seed: randomInt(MAX_SEED),
    ...(ending && continues && { before: { ...ending, ...NO_PLACE }, continues }),
  };
  const shown = idea ? readIdea(idea) : null;
  // Words that changed since then may want another plot.
  const told = shown ? await findHeard(ctx.db, listChosen(placed.input)) : [];
  return shown && isOffered(order, shown.plot, told) ? { ...order, ...shown } : order;
}

/** The order with its place in the series, where it continues a story that is still there. */
async function inSeries(
  tx: Tx,
  parent: ParentScope,
  { order, continues }: { order: StoryOrder; continues: string | null | undefined },
): Promise<StoryOrder> {
  if (!order.before || !continues) return order;
  const place = await joinSeries(tx, parent, continues);
  if (!place) throw new AppError("NOT_FOUND", "The story that this one should continue was not found.");
  return { ...order, before: { ...order.before, ...place } };
}

/**
 * The provider's check, early, so that a parent hears of it while the order is still on the screen. The making asks
 * again: an answer that doesn't come in time decides nothing here.
 */
async function refuseFlagged(ctx: Context, parent: ParentScope, order: StoryOrder): Promise<void> {
  if (!ctx.ai) return;
  const family = await listFamilyNames(ctx.db, parent);
  const signal = AbortSignal.timeout(SCREEN_MS);
  const flagged = await isOrderFlagged(ctx, { order, family, signal }).catch((err: unknown) => {
    ctx.log.warn({ err }, "an order could not be screened before it was taken");
    return false;
  });
  if (flagged) throw new AppError("REFUSED", NOT_OURS, { details: { topics: NOT_OURS } });
}

/**
 * Takes an order: credit, request, ledger and job in one transaction, or nothing at all.
 * @throws AppError NOT_FOUND, VALIDATION, REFUSED, QUOTA_EXHAUSTED, CONFLICT, UNAVAILABLE
 */
export async function placeOrder(ctx: Context, placed: PlacedOrder): Promise<BookOrderView> {
  const parent = requireParent(ctx.actor);
  const orderHash = hashOrder(placed);
  const named = placed.idempotencyKey ? { key: placed.idempotencyKey, keyHash: hashCall(placed) } : null;
  const question = { parent, named, orderHash, now: ctx.now() };
  const answered = await findEarlier(ctx.db, question);
  if (answered) return answered;

  const order = await toStoryOrder(ctx, parent, placed);
  refuseWords(order);
  if (order.called !== undefined) {
    const { called, heroName, together = [] } = order;
    refuseWords({ title: called, heroName, together, topics: [], interests: [] }, { isFinal: true });
  }
  await refuseUntold(ctx, order, {
    childIds: listChosen(placed.input),
    wanted: placed.isExact ? placed.input.idea : null,
  });
  await refuseFlagged(ctx, parent, order);
  const { character, input } = placed;
  const { childId } = input;
  const isOurs = !findChatModel(ctx);

  return inTransaction(ctx, async (tx) => {
    await lockIntake(tx, parent);
    const wanted = { ...question, order, childId, isOurs };
    const earlier = (await findEarlier(tx, question)) ?? (await findSame(tx, wanted));
    if (earlier) return earlier;
    // Deleting a profile takes turns with orders by the same lock.
    await requireHeroes(tx, parent, input);

    const photo = character ? await character.usePhoto(tx) : null;
    const plan = await findEntitlement(ctx, parent, tx);
    const period = {
      start: plan.periodStart,
      end: plan.periodEnd,
      limit: plan.storiesLimit - plan.storiesBefore,
    };
    if (!(await takeCredit(tx, parent, period))) {
      throw new AppError("QUOTA_EXHAUSTED", describeUsedUp(plan, writeDayFor(await findReader(tx, parent))));
    }
    const view = await insertRequest(tx, parent, {
      childId,
      order: await inSeries(tx, parent, { order, continues: input.continues }),
      orderHash,
      named,
      character: character && photo ? { style: character.style, ...photo } : null,
    });
    await noteReservation(tx, parent, { bookRequestId: view.id, periodStart: period.start });
    await ctx.jobs.enqueue(tx, makeStoryJob, { bookRequestId: view.id }, { group: parent });
    await holdBudget(ctx, tx, { bookRequestId: view.id, level: order.level });
    return { ...view, isEarlier: false };
  });
}
