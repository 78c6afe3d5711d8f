import type Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Account } from "./sandboxed-account";
import { DAY, idOf, newSession, openAccount, payOnPage, subscribe } from "./sandboxed-account";

const ASKS_EVERY_TIME = "4000 0027 6000 3184";

let account: Account;

beforeEach(async () => {
  account = await openAccount();
});

afterEach(async () => {
  await account.close();
});

const answer = (session: Stripe.Checkout.Session, authenticate: "complete" | "fail") =>
  fetch(session.url ?? "", {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ card: ASKS_EVERY_TIME, email: "parent@example.com", authenticate }),
  });

async function waitingCheckout() {
  const { stripe } = account;
  const session = await newSession(stripe, { amount: 2999 });
  const page = await payOnPage(session, ASKS_EVERY_TIME);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Your bank asks you to confirm this payment.");
  return session;
}

test("16.72: a payment that waits for the bank leaves an incomplete subscription and an open page", async () => {
  const { stripe } = account;
  const session = await waitingCheckout();
  const [subscription] = (await stripe.subscriptions.list({ status: "all" })).data;
  expect(subscription?.status).toBe("incomplete");
  const invoice = await stripe.invoices.retrieve(idOf(subscription?.latest_invoice), {
    expand: ["payments.data.payment.payment_intent"],
  });
  expect(invoice).toMatchObject({ status: "open", attempted: true });
  expect(invoice.payments?.data[0]?.payment.payment_intent).toMatchObject({
    status: "requires_action",
    next_action: { type: "redirect_to_url" },
  });
  expect((await stripe.charges.list()).data).toEqual([]);
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
  expect(await account.delivered()).toContain("invoice.payment_action_required");
});

test("16.72: the answer completes the very subscription that waited", async () => {
  const { stripe } = account;
  const session = await waitingCheckout();
  expect((await answer(session, "fail")).status).toBe(402);
  expect((await answer(session, "complete")).status).toBe(303);
  expect((await stripe.subscriptions.list({ status: "all" })).data).toMatchObject([{ status: "active" }]);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: "complete",
    payment_status: "paid",
  });
});

test("16.72: a payment that nobody confirms runs out", async () => {
  const { stripe } = account;
  await waitingCheckout();
  await account.advance(DAY);
  expect((await stripe.subscriptions.list({ status: "all" })).data).toMatchObject([
    { status: "incomplete_expired" },
  ]);
  expect((await stripe.invoices.list()).data).toMatchObject([{ status: "void" }]);
});

test("16.74: a dispute takes its course, as Stripe tells of it", async () => {
  const { stripe } = account;
  const { customer } = await subscribe(account);
  const [charge] = (await stripe.charges.list({ customer: idOf(customer) })).data;
  const { id } = await account.control("POST", `charges/${charge?.id ?? ""}/dispute`);
  expect((await stripe.disputes.list({ charge: charge?.id ?? "" })).data).toMatchObject([
    { status: "needs_response", amount: charge?.amount },
  ]);
  await account.control("POST", `disputes/${String(id)}`, { status: "lost" });
  expect(await stripe.disputes.retrieve(String(id))).toMatchObject({ status: "lost" });
  expect((await stripe.charges.retrieve(charge?.id ?? "")).disputed).toBe(true);
  const told = await account.delivered();
  expect(told).toContain("charge.dispute.created");
  expect(told).toContain("charge.dispute.closed");
});
