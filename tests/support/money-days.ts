import { expect } from "vitest";
import { renderTemplate } from "@/emails/render-template";
import { sendNotices } from "@/lib/features/billing/pricing/send-notices";
import { syncCustomer } from "@/lib/features/billing/sync/sync-customer";
import type { WireInvoice, WireSubscription } from "@/sandbox/stripe/wire";
import { atProvider } from "./payment-deliveries";
import type { Member, PaymentWorld } from "./payment-world";

const DAY = 24 * 3600;

/** What the tests of money do with one family and the provider's clock. */
export function moneyDays(world: PaymentWorld) {
  const moment = async () => {
    const { now } = await world.control<{ now: number }>("GET", "clock");
    return new Date(now * 1000);
  };
  const at = async <Ctx extends Member>(ctx: Ctx): Promise<Ctx> => {
    const now = await moment();
    return { ...ctx, now: () => now };
  };
  const own = async <Item extends { customer: unknown; created: number }>(
    items: Record<string, Item>,
    ctx: Member,
  ): Promise<Item[]> => {
    const customer = await world.customerOf(ctx.parentId);
    return Object.values(items)
      .filter((item) => item.customer === customer)
      .toSorted((a, b) => a.created - b.created);
  };
  const pass = (days: number) => world.control("POST", "clock", { advanceSeconds: Math.round(days * DAY) });
  const subscriptionsOf = async (ctx: Member): Promise<WireSubscription[]> =>
    own((await world.truth()).subscriptions, ctx);
  return {
    moment,
    /** The same parent, at the provider's time. */
    at,
    pass,
    /** To an hour after the end of what is paid: a month has 28 days or 31, and the clock may stand in any. */
    async passPeriod(ctx: Member): Promise<void> {
      const [subscription] = (await subscriptionsOf(ctx)).toReversed();
      const end = subscription?.items.data[0]?.current_period_end ?? Number.NaN;
      await pass((end - (await moment()).getTime() / 1000) / DAY + 1 / 24);
    },
    /** Our copy catches up, and whatever has to be said in time is said. */
    async hear(ctx: Member): Promise<void> {
      const now = await moment();
      await syncCustomer({ ...world.system, now: () => now }, await world.customerOf(ctx.parentId));
      await sendNotices({ ...world.system, now: () => now });
    },
    invoicesOf: async (ctx: Member): Promise<WireInvoice[]> => own((await world.truth()).invoices, ctx),
    subscriptionsOf,
    chargesOf: async (ctx: Member) => own((await world.truth()).charges, ctx),
    /** As somebody does it in the provider's dashboard. */
    dashboard: (path: string, fields: Record<string, string> = {}) => atProvider(world, "POST", path, fields),
    /** What will be sent, oldest first: subject and text, by template. */
    async mails(ctx: Member, template: string): Promise<string[]> {
      const rows = await world.ports.db.outboxMessage.findMany({
        where: { parentId: ctx.parentId, template },
        orderBy: { id: "asc" },
      });
      const frame = { appUrl: ctx.config.APP_URL, supportEmail: ctx.config.SUPPORT_EMAIL };
      const sent = await Promise.all(rows.map((row) => renderTemplate(row.template, row.props, frame)));
      return sent.map(({ subject, text }) => `${subject}\n${text}`.replaceAll(/\s+/g, " "));
    },
    async ledger(ctx: Member): Promise<[string, number][]> {
      const rows = await world.ports.db.paymentEntry.findMany({
        where: { parentId: ctx.parentId },
        orderBy: { id: "asc" },
      });
      return rows.map(({ kind, amountCents }) => [kind, amountCents]);
    },
  };
}

export type MoneyDays = ReturnType<typeof moneyDays>;

/** Moves a subscription in the provider's dashboard to another card. */
export async function giveCard(days: MoneyDays, ctx: Member, token: string): Promise<void> {
  const [subscription] = (await days.subscriptionsOf(ctx)).toReversed();
  await days.dashboard(`customers/${String(subscription?.customer)}`, {
    "invoice_settings[default_payment_method]": token,
  });
  expect(subscription).toBeDefined();
  await days.dashboard(`subscriptions/${subscription?.id ?? ""}`, { default_payment_method: token });
}
