import "server-only";
import type { Change, InvoiceRow, SubscriptionRow } from "@/lib/features/billing/data-sync";
import type { ProductLine } from "@/lib/features/billing/rules";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { writeDayFor, type HasZone, type WriteDay } from "@/lib/shared/write-day";

type Reader = { id: string; email: string; firstName: string } & HasZone;
type Plan = { name: string; line: ProductLine };
export type Changes = {
  /** Whoever leaves is told of that alone: what becomes of the plan stands in that letter. */
  parent: Reader & { deletionAskedAt: Date | null };
  plans: Map<string, Plan>;
  subscriptions: Change<SubscriptionRow>[];
  /** All of the parent's, by our id. */
  standing: Map<string, SubscriptionRow>;
  invoices: Change<InvoiceRow>[];
  /** Subscriptions that another one replaces: nobody is greeted or bidden farewell for them. */
  replaced: Set<string>;
  /** Second purchases: what goes back for them is told of as such. */
  surplus: Set<string>;
  /** Invoices whose money went back too long ago to be news. */
  oldRefunds: Set<string>;
  /** Trials that are about to be ended: nobody is greeted. */
  refused: Set<string>;
  /** Subscriptions that are about to be ended, because what was paid for them has gone back. */
  ending: Set<string>;
};
export type Sender = {
  ctx: Context;
  tx: Tx;
  parent: Reader;
  /** What the letters are about. */
  line: ProductLine;
  pages: { dashboardUrl: string; billingUrl: string; invoicesUrl: string; cardUrl: string; keysUrl: string };
  /** Days are told as the parent's own screens show them. */
  day: WriteDay;
};

/** Who writes to a parent about money, in the transaction of what happened. */
export const senderTo = (ctx: Context, tx: Tx, parent: Reader): Sender => ({
  ctx,
  tx,
  parent,
  line: "stories",
  pages: billingPages(ctx),
  day: writeDayFor(parent),
});

/** What is about the calls of the public API leads to where they are managed. */
export const forLine = (sender: Sender, line: ProductLine): Sender =>
  line === "api" ? { ...sender, line, pages: { ...sender.pages, billingUrl: sender.pages.keysUrl } } : sender;

/** Where the mails about money lead. */
function billingPages({ config }: Pick<Context, "config">): Sender["pages"] {
  const home = config.APP_URL.replace(/\/$/, "");
  const billingUrl = `${home}/settings/subscription`;
  return {
    ...{
      dashboardUrl: `${home}/dashboard`,
      billingUrl,
      invoicesUrl: billingUrl,
      cardUrl: `${billingUrl}/portal`,
    },
    keysUrl: `${home}/settings/api`,
  };
}
