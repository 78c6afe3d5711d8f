import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailResetLinkJob } from "@/lib/features/accounts/job-names";
import { resetPassword } from "@/lib/features/accounts/password/reset-password";
import { listSessions } from "@/lib/features/accounts/sessions/list-sessions";
import { signIn } from "@/lib/features/accounts/sign-in/sign-in";
import { answerChange } from "@/lib/features/addresses/answer-change";
import { askEmailChange } from "@/lib/features/addresses/ask-email-change";
import { newEmailInput } from "@/lib/features/addresses/contract";
import { forgetChanges } from "@/lib/features/addresses/forget-changes";
import { lookAtChange } from "@/lib/features/addresses/look-at-change";
import { showEmailChange } from "@/lib/features/addresses/show-email-change";
import { withdrawEmailChange } from "@/lib/features/addresses/withdraw-email-change";
import { followAddress } from "@/lib/features/billing/sync/follow-address";
import { isKnownAddress } from "@/lib/features/billing/sync/note-trial";
import { inTransaction, type Context } from "@/lib/platform/context";
import { hashPassword } from "@/lib/platform/passwords/passwords";
import { scopeForSystem, type ParentActor } from "@/lib/shared/actor";
import {
  aCaller,
  accountsSystem,
  anAddress,
  aVisitor,
  linkIn,
  runJobs,
  type AccountsSystem,
} from "@/tests/integration/accounts/run-jobs";
import { signedInParent, system as asSystem } from "@/tests/support/family";
import { paymentWorld } from "@/tests/support/payment-world";

let system: AccountsSystem;
let passwordHash: string;
const PASSWORD = "moth lantern river";
const HOUR = 3600_000;
beforeAll(async () => {
  system = await accountsSystem();
  passwordHash = await hashPassword(PASSWORD);
});

let network = 0;
beforeEach(() => {
  network += 1;
});
const from = () => `198.51.100.${network}`;

async function aParent() {
  const ctx = await signedInParent(system);
  await system.db.parent.update({ where: { id: ctx.parentId }, data: { passwordHash } });
  return { ctx, email: await emailOf(ctx) };
}
const emailOf = async ({ parentId }: { parentId: string }) =>
  (await system.db.parent.findUniqueOrThrow({ where: { id: parentId }, select: { email: true } })).email;

const ask = (ctx: Context, newEmail: string) => askEmailChange(ctx, { newEmail, address: from() });
const answer = (token: string, wasMe = true, now = () => new Date()) =>
  answerChange(aVisitor(system, now), { token, wasMe, address: from() });
const tokenFor = (address: string) =>
  linkIn(system, address, "/confirm-email").searchParams.get("token") ?? "";

async function asked(newEmail = anAddress()) {
  const { ctx, email } = await aParent();
  await ask(ctx, newEmail);
  await runJobs(system);
  return { ctx, email, newEmail, oldLink: tokenFor(email), newLink: tokenFor(newEmail) };
}
const DEAD = { code: "VALIDATION", message: expect.stringContaining("can't be used any more") as string };

describe("a change of address", () => {
  test.each(["new", "old"] as const)(
    "takes both mailboxes, the %s one first, and moves everything",
    async (first) => {
      const { ctx, email, newEmail, oldLink, newLink } = await asked();
      const { db } = system;
      await signIn(aVisitor(system), { email, password: PASSWORD, caller: aCaller });
      expect(await listSessions(ctx)).toHaveLength(2);
      await db.newsletterSubscriber.create({
        data: { email, askedAt: new Date(), confirmedAt: new Date(), unsubscribeToken: `u:${email}` },
      });
      await db.newsletterSubscriber.create({
        data: { email: newEmail, askedAt: new Date(), unsubscribeToken: `w:${newEmail}` },
      });
      const message = { name: "R", subject: "S", message: "M" };
      await db.contactMessage.create({ data: { ...message, email } });
      await db.parent.update({ where: { id: ctx.parentId }, data: { trialUsedAt: new Date() } });
      await system.jobs.enqueue(db, mailResetLinkJob, { email, ask: `reset ${email}` });
      await runJobs(system);
      const resetLink = linkIn(system, email, "/reset-password").pathname.split("/").at(-1) ?? "";

      const links = first === "new" ? [newLink, oldLink] : [oldLink, newLink];
      expect(await answer(links[0] ?? "")).toMatchObject({ status: "waiting" });
      expect(await emailOf(ctx)).toBe(email);
      expect((await showEmailChange(ctx)).change).toMatchObject({
        newEmail,
        newConfirmed: first === "new",
        oldConfirmed: first === "old",
      });
      expect(await answer(links[1] ?? "")).toMatchObject({ status: "done" });
      await runJobs(system);

      expect(await emailOf(ctx)).toBe(newEmail);
      expect((await showEmailChange(ctx)).change).toBeNull();
      // Here goes on, elsewhere is over.
      expect(await listSessions(ctx)).toMatchObject([{ current: true }]);
      const login = (address: string) =>
        signIn(aVisitor(system), { email: address, password: PASSWORD, caller: aCaller });
      await expect(login(email)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
      expect(await login(newEmail)).toMatchObject({ login: { email: newEmail } });
      const reset = { token: resetLink, password: "another lantern river", address: from() };
      await expect(resetPassword(aVisitor(system), reset)).rejects.toMatchObject({ code: "VALIDATION" });
      // Nothing of ours names the old address.
      expect(await db.outboxMessage.count({ where: { recipient: email } })).toBe(0);
      expect(await db.contactMessage.count({ where: { email: newEmail } })).toBe(1);
      const subscribers = await db.newsletterSubscriber.findMany({
        where: { email: { in: [email, newEmail] } },
      });
      expect(subscribers).toMatchObject([{ email: newEmail, unsubscribeToken: `u:${email}` }]);
      for (const to of [email, newEmail]) {
        const told = system.sent.filter(
          (mail) => mail.to === to && mail.subject.includes("address was changed"),
        );
        expect(told).toHaveLength(1);
      }
      const other = scopeForSystem({ kind: "system", name: "test" }, (await aParent()).ctx.parentId);
      expect(await isKnownAddress(asSystem(system), other, newEmail)).toBe(true);
      const rows = await db.auditEntry.findMany({
        where: {
          tableName: "parents",
          recordId: ctx.parentId,
          changedFields: { has: "email" },
          action: "UPDATE",
        },
      });
      expect(rows).toHaveLength(1);
      // The same links once more say the same and do nothing.
      expect(await answer(newLink)).toMatchObject({ status: "done" });
      await expect(answer(oldLink, false)).rejects.toMatchObject(DEAD);
      expect(await emailOf(ctx)).toBe(newEmail);
    },
  );

  test("is one, however often it is pressed at once", async () => {
    const { ctx, oldLink, newLink, newEmail } = await asked();
    const presses = Array.from({ length: 16 }, (_, n) => answer(n % 2 ? oldLink : newLink));
    const answers = await Promise.all(presses);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(["waiting", "done"]));
    expect(await emailOf(ctx)).toBe(newEmail);
    const rows = {
      where: { recordId: ctx.parentId, changedFields: { has: "email" }, action: "UPDATE" as const },
    };
    expect(await system.db.auditEntry.count(rows)).toBe(1);
  });

  test("“this wasn't me” from the old mailbox ends it and every session", async () => {
    const { ctx, oldLink, newLink, email } = await asked();
    await answer(newLink);
    expect(await answer(oldLink, false)).toMatchObject({ status: "stopped" });
    for (const link of [oldLink, newLink]) await expect(answer(link)).rejects.toMatchObject(DEAD);
    expect(await emailOf(ctx)).toBe(email);
    expect(await listSessions(ctx)).toEqual([]);
  });

  test("a no from the new mailbox ends it, and nobody's session", async () => {
    const { ctx, oldLink, newLink } = await asked();
    expect(await answer(newLink, false)).toMatchObject({ status: "stopped" });
    await expect(answer(oldLink)).rejects.toMatchObject(DEAD);
    expect(await listSessions(ctx)).toHaveLength(1);
  });

  test("only the newest is good, and none that was withdrawn or is a day old", async () => {
    const first = await asked();
    const second = anAddress();
    await ask(first.ctx, second);
    await runJobs(system);
    for (const link of [first.oldLink, first.newLink])
      await expect(lookAtChange(aVisitor(system), { token: link, address: from() })).rejects.toMatchObject(
        DEAD,
      );
    const [oldLink, newLink] = [tokenFor(first.email), tokenFor(second)];
    const look = { token: newLink, address: from() };
    expect(await lookAtChange(aVisitor(system), look)).toEqual({
      mailbox: "new",
      newEmail: second,
      status: "open",
    });
    const tomorrow = () => new Date(Date.now() + 24 * HOUR + 1000);
    await expect(answer(newLink, true, tomorrow)).rejects.toMatchObject(DEAD);
    await withdrawEmailChange(first.ctx);
    await expect(answer(oldLink)).rejects.toMatchObject(DEAD);
    const third = await asked();
    await forgetChanges({ ...asSystem(system), now: tomorrow });
    expect(await system.db.emailChange.count({ where: { parentId: third.ctx.parentId } })).toBe(0);
  });

  test("an address that somebody has is answered alike, and its owner hears of it without a link to say yes", async () => {
    const { ctx } = await aParent();
    const free = await ask(ctx, anAddress());
    const { email: taken } = await aParent();
    const answered = await ask(ctx, taken);
    const plain = (view: typeof free) => ({ ...view.change, newEmail: "", expiresAt: "" });
    expect(plain(answered)).toEqual(plain(free));
    await runJobs(system);
    const mail = system.sent.filter(({ to }) => to === taken).at(-1);
    expect(mail?.subject).toBe("This address has a Talewick account already");
    expect(mail?.text).not.toMatch(/confirm-email/);
  });

  test("an address that was taken meanwhile is nobody else's, and of two who want one, one gets it", async () => {
    const wanted = anAddress();
    const [one, two] = [await asked(wanted), await asked(wanted)];
    const newLinks = system.sent
      .filter(({ to }) => to === wanted)
      .map(({ text }) =>
        new URL(/https?:\S+confirm-email\S*/.exec(text)?.[0] ?? "").searchParams.get("token"),
      );
    for (const link of newLinks) await answer(link ?? "");
    const answers = await Promise.all([answer(one.oldLink), answer(two.oldLink)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["done", "stopped"]);
    expect(await system.db.parent.count({ where: { email: wanted } })).toBe(1);
  });

  test("needs a password of the last quarter of an hour, another address, and stops after five a day", async () => {
    const { ctx, email } = await aParent();
    const later = { ...ctx, now: () => new Date(Date.now() + 16 * 60_000) };
    await expect(ask(later, anAddress())).rejects.toMatchObject({ code: "PROOF_NEEDED" });
    await expect(
      ask(ctx, newEmailInput.parse({ newEmail: ` ${email.toUpperCase()} ` }).newEmail),
    ).rejects.toMatchObject({ code: "VALIDATION", details: { newEmail: "This is your address already." } });
    for (let n = 0; n < 5; n += 1) await ask(ctx, anAddress());
    await expect(ask(ctx, anAddress())).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });

  test("an address in capitals with a tag is kept in one spelling, and one of a deleted account is free again", async () => {
    const gone = await signedInParent(system);
    const former = await emailOf(gone);
    await system.db.parent.delete({ where: { id: gone.parentId } });
    const typed = former.replace("@", "+Tales@").toUpperCase();
    for (const newEmail of [newEmailInput.parse({ newEmail: typed }).newEmail, former]) {
      const { ctx, oldLink, newLink } = await asked(newEmail);
      await answer(oldLink);
      await answer(newLink);
      expect(await emailOf(ctx)).toBe(newEmail.toLowerCase());
    }
  });
});

const home = paymentWorld();

test("the payment provider's customer follows by a job, and one that is gone there stays gone", async () => {
  const world = home.current;
  const { ports } = world;
  const ctx = await world.parent();
  const { email } = ctx.actor as ParentActor;
  const id = await ports.payments.createCustomer({ parentId: ctx.parentId, email, idempotencyKey: email });
  await ports.db.paymentCustomer.create({ data: { parentId: ctx.parentId, stripeCustomerId: id } });
  const moveTo = async (address: string) => {
    await ports.db.parent.update({ where: { id: ctx.parentId }, data: { email: address } });
    const scope = scopeForSystem(asSystem(ports).actor, ctx.parentId);
    await inTransaction(ctx, (tx) => followAddress(ctx, tx, { parent: scope, email: address }));
    await world.drain();
  };
  const newEmail = anAddress();
  await moveTo(newEmail);
  expect((await world.truth()).customers[id]?.email).toBe(newEmail);
  await ports.payments.deleteCustomer(id);
  await moveTo(anAddress());
  expect((await world.truth()).customers[id]).toBeUndefined();
});
