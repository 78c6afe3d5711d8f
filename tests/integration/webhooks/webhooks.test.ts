import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliver } from "@/lib/features/webhooks/deliver";
import { forgetDeliveries } from "@/lib/features/webhooks/forget-deliveries";
import { listDeliveries } from "@/lib/features/webhooks/list-deliveries";
import { listWebhooks } from "@/lib/features/webhooks/list-webhooks";
import { makeWebhook } from "@/lib/features/webhooks/make-webhook";
import { pauseAfter } from "@/lib/features/webhooks/rules";
import { switchWebhookOn } from "@/lib/features/webhooks/switch-webhook-on";
import { tellAgain } from "@/lib/features/webhooks/tell-again";
import { tellOfFinishedStory } from "@/lib/features/webhooks/tell-of-finished-story";
import { testWebhook } from "@/lib/features/webhooks/test-webhook";
import { inTransaction, type Context } from "@/lib/platform/context";
import { postToTarget } from "@/lib/platform/webhooks/post-to-target";
import { signedHeaders } from "@/lib/platform/webhooks/sign";
import { requireParent } from "@/lib/shared/actor";
import {
  accountsSystem,
  aVisitor,
  runJobs,
  type AccountsSystem,
} from "@/tests/integration/accounts/run-jobs";
import { signedInParent } from "@/tests/support/family";
import { hookReceiver } from "@/tests/support/hook-receiver";

let system: AccountsSystem;
beforeAll(async () => {
  system = await accountsSystem();
});
const open: { close: () => void }[] = [];
afterAll(() => {
  for (const one of open) one.close();
});
async function aReceiver(answer?: (count: number) => number | null) {
  const receiver = await hookReceiver(answer);
  open.push(receiver);
  return receiver;
}

async function withHook(answer?: (count: number) => number | null) {
  const receiver = await aReceiver(answer);
  const ctx = await signedInParent(system);
  const { webhook, secret } = await makeWebhook(ctx, { url: receiver.url });
  const log = () => listDeliveries(ctx, { id: webhook.id });
  return { ctx, id: webhook.id, secret, receiver, log };
}
const finish = (ctx: Context, orderId = randomUUID()) =>
  inTransaction(ctx, (tx) =>
    tellOfFinishedStory(ctx, tx, { parent: requireParent(ctx.actor), storyId: randomUUID(), orderId }),
  );
const stateOf = async (ctx: Context) => (await listWebhooks(ctx))[0];

test("a finished story is told once to each webhook of its parent, signed, and to nobody else's", async () => {
  const { ctx, secret, receiver, log } = await withHook();
  const { receiver: foreign } = await withHook();
  const orderId = randomUUID();
  await finish(ctx, orderId);
  await finish(ctx, orderId);
  await runJobs(system);
  expect([receiver.received.length, foreign.received.length]).toEqual([1, 0]);
  const [{ headers, body } = { headers: {}, body: "" }] = receiver.received;
  const told = JSON.parse(body) as { type: string; data: object };
  expect(told).toMatchObject({ type: "story.finished", data: { orderId } });
  expect(Object.keys(told.data)).toEqual(["storyId", "orderId"]);
  const { "webhook-id": id = "", "webhook-timestamp": at = "" } = headers;
  expect(headers).toMatchObject(signedHeaders(secret, { id, body, now: new Date(Number(at) * 1000) }));
  expect(await log()).toMatchObject([
    { id, event: "story.finished", status: "delivered", tries: 1, answered: 204 },
  ]);
});

test("what fails is tried again under one id, later each time; a redirect is not followed", async () => {
  const { ctx, receiver, log } = await withHook((count) => [500, 302, 200][count - 1] ?? 200);
  await finish(ctx);
  const [job] = await system.db.$queryRaw<{ data: { deliveryId: string; tries: number } }[]>`
    DELETE FROM pgboss.job WHERE state = 'created' AND name = 'webhook.deliver' RETURNING data`;
  await deliver(aVisitor(system), job?.data ?? { deliveryId: "", tries: 0 });
  const [first] = await log();
  expect(first).toMatchObject({ status: "waiting", tries: 1, answered: 500 });
  const pause = Date.parse(first?.nextTryAt ?? "") - Date.now();
  expect(pause).toBeGreaterThan(0);
  expect((await stateOf(ctx))?.failingSince).not.toBeNull();
  // The same try, taken up by somebody else, finds nothing to do.
  await deliver(aVisitor(system), job?.data ?? { deliveryId: "", tries: 0 });
  expect(receiver.received).toHaveLength(1);
  await runJobs(system);
  expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([
    first?.id,
    first?.id,
    first?.id,
  ]);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  expect(await log()).toMatchObject([{ status: "delivered", tries: 3, answered: 200 }]);
  expect((await stateOf(ctx))?.failingSince).toBeNull();
  const pauses = Array.from({ length: 9 }, (_, tries) => pauseAfter(tries + 1));
  expect(pauses.filter((one) => one !== null)).toEqual(
    pauses.filter((one) => one !== null).toSorted((a, b) => a - b),
  );
  expect(pauses.at(-1)).toBeNull();
});

test("eight tries and it is given up; one that failed for days is switched off, told by e-mail, and on again", async () => {
  const { ctx, id, receiver, log } = await withHook(() => 503);
  const { email } = await system.db.parent.findUniqueOrThrow({ where: { id: ctx.parentId } });
  await finish(ctx);
  await runJobs(system);
  expect(receiver.received).toHaveLength(8);
  expect(await log()).toMatchObject([{ status: "given_up", tries: 8, nextTryAt: null }]);
  expect((await stateOf(ctx))?.offSince).toBeNull();

  const longAgo = new Date(Date.now() - 4 * 24 * 3600 * 1000);
  await system.db.webhook.update({ where: { id }, data: { failingSince: longAgo } });
  await finish(ctx);
  await runJobs(system);
  expect((await stateOf(ctx))?.offSince).not.toBeNull();
  const mails = () => system.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(mails()).toEqual(["A webhook of your Talewick account was switched off"]);
  await finish(ctx);
  await runJobs(system);
  expect(receiver.received).toHaveLength(16);
  await expect(testWebhook(ctx, { id })).rejects.toMatchObject({ code: "CONFLICT" });

  await switchWebhookOn(ctx, { id });
  await testWebhook(ctx, { id });
  await runJobs(system);
  expect(receiver.received.length).toBeGreaterThan(16);
  expect(mails()).toHaveLength(1);
});

test("whoever answers that they are gone is told nothing more", async () => {
  const { ctx, receiver, log } = await withHook(() => 410);
  await finish(ctx);
  await runJobs(system);
  await finish(ctx);
  await runJobs(system);
  expect(receiver.received).toHaveLength(1);
  expect(await log()).toMatchObject([{ status: "given_up", tries: 1, answered: 410 }]);
});

test("the same is told again when its parent wants it, under the same id, but not while it is on its way", async () => {
  const { ctx, id, receiver, log } = await withHook();
  const stranger = await withHook();
  const { id: deliveryId } = await testWebhook(ctx, { id });
  await expect(tellAgain(ctx, { id, deliveryId })).rejects.toMatchObject({ code: "CONFLICT" });
  await runJobs(system);
  await expect(tellAgain(stranger.ctx, { id, deliveryId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(tellAgain(stranger.ctx, { id: stranger.id, deliveryId })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await tellAgain(ctx, { id, deliveryId });
  await runJobs(system);
  expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([deliveryId, deliveryId]);
  expect(await log()).toMatchObject([{ id: deliveryId, status: "delivered", tries: 1 }]);
});

test("five webhooks at most, of good addresses, and with a recent password", async () => {
  const ctx = await signedInParent(system);
  const later = { ...ctx, now: () => new Date(Date.now() + 20 * 60_000) };
  await expect(makeWebhook(later, { url: "https://example.com/" })).rejects.toMatchObject({
    code: "PROOF_NEEDED",
  });
  for (const url of ["https://10.0.0.1/", "http://example.com/", "nothing"])
    await expect(makeWebhook(ctx, { url })).rejects.toMatchObject({ code: "VALIDATION" });
  const made = await Promise.allSettled(
    Array.from({ length: 8 }, (_, n) => makeWebhook(ctx, { url: `https://example.com/${n}` })),
  );
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  expect(await listWebhooks(ctx)).toHaveLength(5);
});

test("nobody is waited for longer than ten seconds, and a name that there isn’t is told as such", async () => {
  const silent = await aReceiver(() => null);
  const post = (url: string) => postToTarget({ url, headers: {}, body: "{}", mayBeLocal: true });
  await expect(post(silent.url)).rejects.toThrow(/within 10 seconds/);
  expect(silent.received).toHaveLength(1);
  await expect(post("https://nowhere.example.invalid/")).rejects.toThrow(/name/);
});

test("what was told a month ago is forgotten", async () => {
  const { ctx, log } = await withHook();
  await finish(ctx);
  await runJobs(system);
  await finish(ctx);
  await system.db.webhookDelivery.updateMany({
    where: { status: "delivered" },
    data: { createdAt: new Date(Date.now() - 31 * 24 * 3600 * 1000) },
  });
  await forgetDeliveries(aVisitor(system));
  expect(await log()).toMatchObject([{ status: "waiting" }]);
});
