import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { sendEmail } from "@/lib/features/outbox/send-email";
import { SEND_RETRIES } from "@/lib/features/outbox/rules";
import { inTransaction, type Context } from "@/lib/platform/context";
import { AppError } from "@/lib/shared/app-error";
import { accountsSystem, anAddress, aVisitor, runJobs, type AccountsSystem } from "./run-jobs";

let system: AccountsSystem;
beforeAll(async () => {
  system = await accountsSystem();
});

const run = (retryCount = 0) => ({ retryCount, signal: new AbortController().signal });
const mail = (to: string, idempotencyKey: string = randomUUID()) => ({
  template: "reset-password" as const,
  to,
  props: { firstName: "Robin", resetUrl: `${system.config.APP_URL}/reset-password/secret` },
  idempotencyKey,
});
const queue = (ctx: Context, to: string, key?: string) =>
  inTransaction(ctx, (tx) => enqueueEmail(ctx, tx, mail(to, key)));
const rowFor = (recipient: string) => system.db.outboxMessage.findFirstOrThrow({ where: { recipient } });
const failing = (code: "VALIDATION" | "UPSTREAM_FAILED"): Context => ({
  ...aVisitor(system),
  email: { send: () => Promise.reject(new AppError(code, "no")) },
});

describe("an e-mail", () => {
  test("leaves with the change that caused it, with its key, and forgets its link", async () => {
    const [to, key] = [anAddress(), randomUUID()];
    await queue(aVisitor(system), to, key);
    await runJobs(system);
    expect(system.sent.filter((one) => one.to === to)).toMatchObject([
      { idempotencyKey: key, text: expect.stringContaining("/reset-password/secret") },
    ]);
    expect(await rowFor(to)).toMatchObject({ props: {}, failedAt: null, sentAt: expect.any(Date) });
  });

  test("of a change that did not happen is never sent", async () => {
    const [ctx, to] = [aVisitor(system), anAddress()];
    const change = inTransaction(ctx, async (tx) => {
      await enqueueEmail(ctx, tx, mail(to));
      throw new Error("rolled back");
    });
    await expect(change).rejects.toThrow("rolled back");
    await runJobs(system);
    expect(system.sent.filter((one) => one.to === to)).toEqual([]);
  });

  test("queued eight times under one key is sent once", async () => {
    const [to, key] = [anAddress(), randomUUID()];
    const queued = await Promise.all(Array.from({ length: 8 }, () => queue(aVisitor(system), to, key)));
    expect(queued.filter(Boolean)).toHaveLength(1);
    await runJobs(system);
    expect(system.sent.filter((one) => one.to === to)).toHaveLength(1);
  });

  test("that was sent is not sent again when its job comes twice", async () => {
    const to = anAddress();
    await queue(aVisitor(system), to);
    await runJobs(system);
    await sendEmail(aVisitor(system), { messageId: (await rowFor(to)).id }, run(1));
    expect(system.sent.filter((one) => one.to === to)).toHaveLength(1);
  });
});

describe("a failure", () => {
  const waiting = async () => {
    const to = anAddress();
    await queue(aVisitor(system), to);
    return { to, messageId: (await rowFor(to)).id };
  };

  test("of the provider is tried again under the same key", async () => {
    const { to, messageId } = await waiting();
    await expect(sendEmail(failing("UPSTREAM_FAILED"), { messageId }, run())).rejects.toMatchObject({
      code: "UPSTREAM_FAILED",
    });
    expect(await rowFor(to)).toMatchObject({ failedAt: null, sentAt: null });
    await sendEmail(aVisitor(system), { messageId }, run(1));
    expect((await rowFor(to)).sentAt).not.toBeNull();
  });

  test("of the message itself sets it aside", async () => {
    const { to, messageId } = await waiting();
    await sendEmail(failing("VALIDATION"), { messageId }, run());
    expect(await rowFor(to)).toMatchObject({ failedAt: expect.any(Date), props: {} });
  });

  test("that never ends is given up", async () => {
    const { to, messageId } = await waiting();
    await sendEmail(failing("UPSTREAM_FAILED"), { messageId }, run(SEND_RETRIES));
    expect((await rowFor(to)).failedAt).not.toBeNull();
  });

  test("of a message that can't be rendered sets it aside", async () => {
    const { to, messageId } = await waiting();
    await system.db.outboxMessage.update({ where: { id: messageId }, data: { props: { resetUrl: 7 } } });
    await sendEmail(aVisitor(system), { messageId }, run());
    expect((await rowFor(to)).failedAt).not.toBeNull();
  });

  test("a day later is not tried again: the provider has forgotten the key", async () => {
    const { to, messageId } = await waiting();
    const tomorrow = { ...aVisitor(system), now: () => new Date(Date.now() + 24 * 3600 * 1000) };
    await sendEmail(tomorrow, { messageId }, run(3));
    expect(await rowFor(to)).toMatchObject({ sentAt: null, failedAt: expect.any(Date) });
  });
});
