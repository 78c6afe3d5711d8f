import "server-only";
import { createHash, randomInt } from "node:crypto";
import { findEntitlement } from "@/lib/features/billing/find-entitlement";
import { findHero } from "@/lib/features/children/find-hero";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { DbOrTx } from "@/lib/platform/db/database";
import { requireParent, type ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { CharacterStyleId, StoryOrder } from "@/lib/shared/story";
import { checkOrder } from "./check-order";
import type { BookInput, BookJobView } from "./contract";
import { noteReservation, takeCredit } from "./data-credits";
import { findByKey, findTwin, insertRequest, lockIntake } from "./data-requests";
import { makeStoryJob } from "./jobs";
import { describeUsedUp, TWIN_SECONDS } from "./rules";

export type PlacedOrder = {
  input: BookInput;
  idempotencyKey: string | null;
  /** `usePhoto` proves the photo and returns its file; it isn't asked when the order is an old one. */
  character: { style: CharacterStyleId; photoUrl: string; usePhoto: () => Promise<string> } | null;
};

const MAX_SEED = 2 ** 31;

function hashOrder({ input, character }: PlacedOrder): Uint8Array<ArrayBuffer> {
  const words = { ...input, style: character?.style ?? null, photo: character?.photoUrl ?? null };
  return new Uint8Array(createHash("sha256").update(JSON.stringify(words)).digest());
}

type Question = { parent: ParentScope; key: string | null; orderHash: Uint8Array; now: Date };

/** The answer that this very order has had before. */
async function findEarlier(
  db: DbOrTx,
  { parent, key, orderHash, now }: Question,
): Promise<BookJobView | null> {
  if (!key) {
    const since = new Date(now.getTime() - TWIN_SECONDS * 1000);
    return (await findTwin(db, parent, { orderHash, since }))?.view ?? null;
  }
  const earlier = await findByKey(db, parent, key);
  if (earlier && Buffer.compare(earlier.orderHash, orderHash) !== 0) {
    throw new AppError("CONFLICT", "This Idempotency-Key was used for another story.");
  }
  return earlier?.view ?? null;
}

async function toStoryOrder(ctx: Context, parent: ParentScope, placed: PlacedOrder): Promise<StoryOrder> {
  const { childId, ...wishes } = placed.input;
  const hero = await findHero(ctx.db, { parent, childId });
  if (!hero) {
    throw new AppError(
      "NOT_FOUND",
      `Selected child (${childId}) not found. Please refresh the page and try again.`,
    );
  }
  const { name, gender, age, level, interests } = hero;
  const style = placed.character?.style ?? null;
  return { ...wishes, heroName: name, gender, age, level, interests, style, seed: randomInt(MAX_SEED) };
}

/**
 * Takes an order: credit, request, ledger and job in one transaction, or nothing at all.
 * @throws AppError NOT_FOUND, REFUSED, QUOTA_EXHAUSTED, CONFLICT
 */
export async function placeOrder(ctx: Context, placed: PlacedOrder): Promise<BookJobView> {
  const parent = requireParent(ctx.actor);
  const orderHash = hashOrder(placed);
  const question = { parent, key: placed.idempotencyKey, orderHash, now: ctx.now() };
  const answered = await findEarlier(ctx.db, question);
  if (answered) return answered;

  const order = await toStoryOrder(ctx, parent, placed);
  checkOrder(order);
  const { character, idempotencyKey, input } = placed;
  const photoFileId = character ? await character.usePhoto() : null;

  return inTransaction(ctx, async (tx) => {
    await lockIntake(tx, parent);
    const earlier = await findEarlier(tx, question);
    if (earlier) return earlier;

    const plan = await findEntitlement(ctx, parent, tx);
    const period = { start: plan.periodStart, end: plan.periodEnd, limit: plan.storiesLimit };
    if (!(await takeCredit(tx, parent, period))) {
      throw new AppError("QUOTA_EXHAUSTED", describeUsedUp(plan));
    }
    const view = await insertRequest(tx, parent, {
      childId: input.childId,
      order,
      orderHash,
      idempotencyKey,
      character: character && photoFileId ? { style: character.style, photoFileId } : null,
    });
    await noteReservation(tx, parent, { bookRequestId: view.id, periodStart: period.start });
    await ctx.jobs.enqueue(tx, makeStoryJob, { bookRequestId: view.id }, { group: parent });
    return view;
  });
}
