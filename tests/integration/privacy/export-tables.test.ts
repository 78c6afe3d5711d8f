import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { findRows } from "@/lib/features/privacy/data-rows";
import { EXPORTED_TABLES } from "@/lib/features/privacy/data-tables";
import { storeFile } from "@/lib/features/uploads/store-file";
import type { Context } from "@/lib/platform/context";
import { sha256 } from "@/lib/platform/tokens/random-token";
import { requireParent, scopeForSystem, type ParentScope } from "@/lib/shared/actor";
import { signedInParent, system } from "@/tests/support/family";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";
import { aFamilyOfWords, Canaries } from "./leaving-family";

let ports: TestSystem;
beforeAll(async () => {
  ports = await workerDatabase();
});

type Family = { ctx: Context; parentId: string; bookId: string };
const hash = () => sha256(randomUUID());
const later = () => new Date(Date.now() + 3_600_000);

async function payments({ parentId }: Family): Promise<void> {
  const { db } = ports;
  const { id: subscriptionId, planId } = await db.subscription.findFirstOrThrow({ where: { parentId } });
  const terms = { planId, billingPeriod: "monthly" } as const;
  const due = { priceCents: 1099, announcedAt: new Date("2026-11-01"), notBefore: new Date("2026-12-15") };
  await db.priceNotice.create({ data: { subscriptionId, ...terms, ...due } });
  const bill = { status: "paid", currency: "usd", amountDueCents: 999, amountPaidCents: 999 };
  const invoice = await db.invoice.create({
    data: { parentId, subscriptionId, stripeInvoiceId: `in_${randomUUID()}`, ...bill, issuedAt: new Date() },
  });
  const entry = { kind: "charge", amountCents: 999, currency: "usd" } as const;
  await db.paymentEntry.create({ data: { parentId, invoiceId: invoice.id, ...entry } });
  await db.paymentCustomer.create({ data: { parentId, stripeCustomerId: `cus_${randomUUID()}` } });
  const session = { id: `cs_${randomUUID()}`, sourcePage: "/subscription", expiresAt: later() };
  await db.checkoutSession.create({ data: { parentId, ...terms, ...session } });
}

async function waysIn({ parentId }: Family): Promise<void> {
  const { db } = ports;
  await db.secondFactor.create({ data: { parentId, secret: "sealed", confirmedAt: new Date() } });
  const invitation = { email: `${randomUUID()}@example.test`, tokenHash: hash(), expiresAt: later() };
  await db.familyInvitation.create({ data: { parentId, ...invitation } });
  const reader = await signedInParent(ports);
  await db.familyMember.create({ data: { ownerId: parentId, readerId: reader.parentId } });
  await db.apiUsage.create({ data: { parentId, month: new Date("2026-11-01"), calls: 3 } });
}

async function storiesOf({ ctx, parentId, bookId }: Family): Promise<void> {
  const { db } = ports;
  const { id: childId } = await db.child.findFirstOrThrow({ where: { parentId } });
  await db.bookChild.create({ data: { bookId, childId, place: 1, name: "Mabel" } });
  await db.badge.create({ data: { childId, bookId, badge: "first-story" } });
  const tapped = { word: "lantern", pageNumber: 1, tappedAt: new Date() };
  await db.tappedWord.create({ data: { childId, parentId, bookId, ...tapped } });
  const link = { tokenHash: hash(), named: true, photoPictures: false, expiresAt: later() };
  await db.gift.create({ data: { parentId, bookId, ...link } });
  const comment = await db.postComment.findFirstOrThrow({ where: { parentId } });
  await db.commentReport.create({ data: { commentId: comment.id, parentId, reason: "unkind" } });
  const parent = requireParent(ctx.actor);
  const sound = (kind: "narration" | "recording", mime: string) =>
    storeFile(ctx, { parent, kind, mime, bytes: Buffer.from(`bytes of a ${kind}`) });
  const page = { textSha256: new Uint8Array(32), durationMs: 900, pageNumber: 1 };
  const spoken = {
    ...page,
    fileId: await sound("narration", "audio/mpeg"),
    by: "sentence",
    words: [],
  } as const;
  const take = { ...page, fileId: await sound("recording", "audio/wav") };
  const told = {
    bookId,
    level: "Emerging",
    status: "ready",
    voice: "embedded:slt",
    finishedAt: new Date(),
  } as const;
  await db.narration.create({ data: { ...told, pages: { create: spoken }, takes: { create: take } } });
}

/** The tables that hand out anything. */
const handedOut = async (parent: ParentScope) => {
  const names: string[] = [];
  for (const table of EXPORTED_TABLES)
    if ((await findRows(ports.db, table, { parent, after: "", take: 1 })).length > 0) names.push(table.name);
  return names;
};

test("each table hands out rows of its family, and none to anybody else", async () => {
  const family = await aFamilyOfWords(ports, new Canaries());
  await payments(family);
  await waysIn(family);
  await storiesOf(family);
  const nobody = scopeForSystem(system(ports).actor, randomUUID());
  expect(await handedOut(requireParent(family.ctx.actor))).toEqual(EXPORTED_TABLES.map(({ name }) => name));
  expect(await handedOut(nobody)).toEqual([]);
});
