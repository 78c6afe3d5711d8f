import { beforeAll, describe, expect, test } from "vitest";
import { identifyCaller } from "@/lib/features/accounts/sessions/identify-caller";
import { signIn } from "@/lib/features/accounts/sign-in/sign-in";
import { confirmCheckout } from "@/lib/features/billing/checkout/confirm-checkout";
import { startCheckout } from "@/lib/features/billing/checkout/start-checkout";
import { findCurrentSubscription } from "@/lib/features/billing/subscription/find-current-subscription";
import { askDeletion } from "@/lib/features/privacy/ask-deletion";
import { eraseAccount } from "@/lib/features/privacy/erase-account";
import { eraseDueAccounts } from "@/lib/features/privacy/erase-due-accounts";
import { keepAccount } from "@/lib/features/privacy/keep-account";
import { showDeletion } from "@/lib/features/privacy/show-deletion";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { hashPassword } from "@/lib/platform/passwords/passwords";
import type { EndReason } from "@/lib/platform/payments/payments";
import { requireParentActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { aCaller, anAddress, aVisitor, runJobs } from "@/tests/integration/accounts/run-jobs";
import { signedInParent } from "@/tests/support/family";
import { aFamily, aWish, runOrder, withSlowDisk } from "@/tests/support/orders";
import { paymentWorld, sessionIdOf, type Member } from "@/tests/support/payment-world";
import {
  aFamilyOfWords,
  Canaries,
  daysFromNow,
  filesOf,
  findInDatabase,
  watched,
  type Watched,
} from "./leaving-family";

const home = paymentWorld();
const PASSWORD = "moth lantern river";
let ports: Watched;
beforeAll(() => {
  ports = watched(home.current.ports);
});

/** `address`: the context has the port for e-mails under the other name. */
async function aMember(): Promise<Member & { address: string }> {
  const ctx = await signedInParent(ports, { email: anAddress() });
  const passwordHash = await hashPassword(PASSWORD);
  await ports.db.parent.update({ where: { id: ctx.parentId }, data: { passwordHash } });
  return { ...ctx, address: requireParentActor(ctx.actor).email };
}

/** Signs in as a program does; answers the caller as the next request is seen. */
async function comeBack(email: string): Promise<Member> {
  const { login } = await signIn(aVisitor(ports), { email, password: PASSWORD, caller: aCaller });
  const seen = { bearer: login.token, sessionCookie: null, fingerprintCookie: null };
  const actor = await identifyCaller(aVisitor(ports), seen);
  return { ...aVisitor(ports), actor, parentId: requireParentActor(actor).parentId };
}

const isThere = async (id: string) => (await ports.db.parent.count({ where: { id } })) > 0;
const subjectsTo = (email: string) =>
  ports.sent
    .filter(({ to, subject }) => to === email && !subject.startsWith("New sign-in"))
    .map(({ subject }) => subject.replace(/ on .*/, ""));
const erase = (parentId: string, days = 8, at: Watched = ports) =>
  eraseAccount(daysFromNow(at, days), { parentId });

describe("the week in which one may change one's mind", () => {
  test("begins with a recent proof, signs out everywhere, and says so by e-mail, once", async () => {
    const ctx = await aMember();
    const actor = requireParentActor(ctx.actor);
    const stale = { ...ctx, actor: { ...actor, provenAt: new Date(Date.now() - 16 * 60_000) } };
    await expect(askDeletion(stale)).rejects.toMatchObject({ code: "PROOF_NEEDED" });
    expect(await showDeletion(ctx)).toEqual({ askedAt: null, dueAt: null });

    const { dueAt } = await askDeletion(ctx);
    expect(dueAt.getTime() - Date.now()).toBeGreaterThan(6.99 * 24 * 3600_000);
    const later = { ...ctx, now: () => new Date(Date.now() + 24 * 3600_000) };
    const again = { ...later, actor: { ...actor, provenAt: later.now() } };
    expect((await askDeletion(again)).dueAt).toEqual(dueAt);
    expect(await ports.db.session.count({ where: { parentId: ctx.parentId, revokedAt: null } })).toBe(0);
    await runJobs(ports);
    expect(subjectsTo(ctx.address)).toEqual(["Your Talewick account will be deleted"]);
  });

  test("lets whoever signs in see the day and keep the account, and then all is as before", async () => {
    const ctx = await aMember();
    await askDeletion(ctx);
    const back = await comeBack(ctx.address);
    const { dueAt } = await showDeletion(back);
    expect(requireParentActor(back.actor).deletionDueAt?.toISOString()).toBe(dueAt);
    expect(await keepAccount(back)).toEqual({ askedAt: null, dueAt: null });
    // Twice is once.
    await keepAccount(back);
    expect(requireParentActor((await comeBack(ctx.address)).actor).deletionDueAt).toBeNull();
    await erase(ctx.parentId, 30);
    expect(await isThere(ctx.parentId)).toBe(true);
    await runJobs(ports);
    expect(subjectsTo(ctx.address)).toEqual([
      "Your Talewick account will be deleted",
      "Your Talewick account stays",
    ]);
  });

  test("is a week: nothing is deleted before, and then the sweep orders it", async () => {
    const ctx = await aMember();
    await askDeletion(ctx);
    await erase(ctx.parentId, 6.9);
    expect(await isThere(ctx.parentId)).toBe(true);
    await runJobs(ports);
    await eraseDueAccounts(daysFromNow(ports, 6.9));
    await eraseDueAccounts(daysFromNow(ports, 7.1));
    await eraseDueAccounts(daysFromNow(ports, 7.1));
    const jobs = await ports.db.$queryRaw<{ data: { parentId: string } }[]>`
      SELECT data FROM pgboss.job WHERE name = 'privacy.erase-account' AND data ->> 'parentId' = ${ctx.parentId}`;
    expect(jobs).toHaveLength(1);
    await ports.db.$executeRaw`DELETE FROM pgboss.job`;
  });

  test("ends with eight deletions at once: one account goes, one e-mail says so, and the address is free", async () => {
    const ctx = await aMember();
    await askDeletion(ctx);
    const late = await comeBack(ctx.address);
    const eight = Array.from({ length: 8 }, () => erase(ctx.parentId));
    const outcomes = await Promise.allSettled(eight);
    expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
    await expect(keepAccount(late)).rejects.toMatchObject({ code: "CONFLICT" });
    await runJobs(ports);
    expect(subjectsTo(ctx.address)).toEqual(["Your Talewick account is deleted"]);
    expect(await findInDatabase(ports, [ctx.address])).toEqual([]);
    const next = await signedInParent(ports, { email: ctx.address });
    expect(next.parentId).not.toBe(ctx.parentId);
  });
});

describe("money", () => {
  const stateOf = async (ctx: Member) => {
    const { subscriptions } = await home.current.truth();
    const customer = await home.current.customerOf(ctx.parentId);
    return Object.values(subscriptions)
      .filter((one) => one.customer === customer)
      .map(({ status, cancel_at_period_end }) => ({ status, ends: cancel_at_period_end }));
  };
  const subscriber = async () => {
    const ctx = await aMember();
    await confirmCheckout(ctx, { id: await home.current.buy(ctx, "basic") });
    return ctx;
  };

  test("is not taken any more from the moment of asking, and the plan renews again once the account is kept", async () => {
    const ctx = await subscriber();
    await askDeletion(ctx);
    await runJobs(ports);
    expect(await stateOf(ctx)).toEqual([{ status: "active", ends: true }]);
    // One letter, which doesn't say that the stories stay.
    expect(subjectsTo(ctx.address).filter((subject) => /cancel|deleted/.test(subject))).toEqual([
      "Your Talewick account will be deleted",
    ]);
    await keepAccount(await comeBack(ctx.address));
    await runJobs(ports);
    expect(await stateOf(ctx)).toEqual([{ status: "active", ends: false }]);
    expect(await findCurrentSubscription(ctx)).toMatchObject({ status: "active", cancelAtPeriodEnd: false });
  });

  test("is not taken again from whoever had cancelled before and keeps the account", async () => {
    const ctx = await subscriber();
    const [subscription] = await ports.db.subscription.findMany({ where: { parentId: ctx.parentId } });
    await ports.payments.stopRenewal(subscription?.stripeSubscriptionId ?? "");
    await askDeletion(ctx);
    await runJobs(ports);
    await keepAccount(await comeBack(ctx.address));
    await runJobs(ports);
    expect(await stateOf(ctx)).toEqual([{ status: "active", ends: true }]);
  });

  test("that was on its way goes back, and nothing is left at the provider", async () => {
    const ctx = await aMember();
    const { checkoutUrl } = await startCheckout(ctx, {
      planId: "basic",
      billingPeriod: "monthly",
      sourcePage: "subscription",
    });
    await askDeletion(ctx);
    // Before any of our jobs has closed the page; the provider counts in seconds.
    const asked = new Date(Date.now() - 2_000);
    await ports.db.parent.update({ where: { id: ctx.parentId }, data: { deletionAskedAt: asked } });
    expect((await home.current.pay(sessionIdOf(checkoutUrl))).status).toBe(200);
    const customer = await home.current.customerOf(ctx.parentId);
    await erase(ctx.parentId);
    const { charges, subscriptions, customers } = await home.current.truth();
    const mine = <T extends { customer?: unknown }>(all: Record<string, T>) =>
      Object.values(all).filter((one) => one.customer === customer);
    expect(mine(charges).map(({ refunded }) => refunded)).toEqual([true]);
    expect(mine(subscriptions).map(({ status }) => status)).toEqual(["canceled"]);
    expect(customers).not.toHaveProperty(customer);
    expect(await ports.db.keptInvoice.findMany()).toContainEqual(
      expect.objectContaining({ status: "paid", amountPaidCents: 999, refundedCents: 999 }),
    );
  });
});

describe("a deletion that something stops", () => {
  /** The system in which one kind of call fails, each time before or after it did its work. */
  function withFault(fault: (broken: Watched) => Watched): Watched {
    return fault({ ...ports, payments: { ...ports.payments }, storage: { ...ports.storage } });
  }
  const away = () => Promise.reject(new AppError("UNAVAILABLE", "away"));
  const after =
    <Args extends unknown[]>(work: (...args: Args) => Promise<unknown>) =>
    async (...args: Args): Promise<never> => {
      await work(...args);
      throw new Error("killed");
    };
  const FAULTS: [string, (broken: Watched) => Watched][] = [
    ["at the list of subscriptions", (b) => ({ ...b, payments: { ...b.payments, listSubscriptions: away } })],
    [
      "behind the end of the subscription",
      (b) => ({
        ...b,
        payments: {
          ...b.payments,
          cancelSubscription: after((id: string, reason: EndReason) =>
            ports.payments.cancelSubscription(id, reason),
          ),
        },
      }),
    ],
    ["at the customer", (b) => ({ ...b, payments: { ...b.payments, deleteCustomer: away } })],
    [
      "behind the customer",
      (b) => ({
        ...b,
        payments: { ...b.payments, deleteCustomer: after((id: string) => ports.payments.deleteCustomer(id)) },
      }),
    ],
    ["at the first file", (b) => ({ ...b, storage: { ...b.storage, remove: away } })],
    [
      "behind the first file",
      (b) => ({
        ...b,
        storage: { ...b.storage, remove: after((key: string) => ports.storage.remove(key)) },
      }),
    ],
    ["at the last e-mail", (b) => ({ ...b, jobs: { ...b.jobs, enqueue: away } })],
  ];

  test("goes on where it stopped, wherever that was, and leaves nothing", async () => {
    const canaries = new Canaries();
    const family = await aFamilyOfWords(ports, canaries, async (ctx) =>
      confirmCheckout(ctx, { id: await home.current.buy(ctx, "family") }),
    );
    await askDeletion(family.ctx);
    await runJobs(ports);
    for (const [name, fault] of FAULTS) {
      await expect(erase(family.parentId, 8, withFault(fault)), name).rejects.toThrow();
      expect(await isThere(family.parentId), name).toBe(true);
    }
    await erase(family.parentId);
    await runJobs(ports);
    expect(await findInDatabase(ports, canaries.all)).toEqual([]);
    const { customers } = await home.current.truth();
    expect(JSON.stringify(customers)).not.toContain(family.email);
    expect(subjectsTo(family.email).filter((subject) => /is deleted/.test(subject))).toHaveLength(1);
    const rows = await ports.db.storedFile.count();
    expect(await filesOf(ports)).toHaveLength(rows);
  });

  test("meets a story that is just being made: its worker stops and leaves no file", async () => {
    const family = await aFamily(ports);
    const { id } = await requestBook(family.ctx, { input: aWish(family.childId), idempotencyKey: null });
    const slow = withSlowDisk(ports);
    const work = runOrder(slow.ports, id);
    await slow.reached;
    await askDeletion(family.ctx);
    await erase(family.parentId);
    slow.goOn();
    await expect(work).rejects.toMatchObject({ code: "CONFLICT" });
    // The queue brings the order once more.
    await runOrder(ports, id);
    expect(await isThere(family.parentId)).toBe(false);
    expect(await ports.db.bookRequest.count({ where: { parentId: family.parentId } })).toBe(0);
    expect(await filesOf(ports)).toHaveLength(await ports.db.storedFile.count());
  });
});
