import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { AppHeader } from "@/components/layout/app-header";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardTitle } from "@/components/ui/card";
import type {
  CurrentSubscriptionView,
  InvoiceView,
  LedgerView,
  UsageView,
} from "@/lib/features/billing/contract";
import { BillingBanner } from "./billing-banner";
import { CurrentPlan } from "./current-plan";
import { InvoiceList } from "./invoice-list";
import { LedgerList } from "./ledger-list";
import { UsageBars } from "./usage-bars";

type SubscriptionSettingsProps = {
  firstName: string;
  subscription: CurrentSubscriptionView;
  usage: UsageView;
  invoices: InvoiceView[];
  ledger: LedgerView;
  /** The way to the portal from an e-mail ended here. */
  portalFailed: boolean;
};

export function SubscriptionSettings(props: SubscriptionSettingsProps) {
  const { firstName, subscription, usage, invoices, ledger, portalFailed } = props;
  return (
    <>
      <AppHeader firstName={firstName} />
      <main id="main" tabIndex={-1} className="wrap pt-6 pb-20 outline-none sm:pt-10">
        <Link
          href={"/settings"}
          prefetch={false}
          className={buttonVariants({ variant: "ghost", size: "sm", className: "-ml-4" })}
        >
          <ArrowLeft aria-hidden />
          Settings
        </Link>
        <h1 className="mt-2 text-3xl font-semibold tracking-tight sm:text-4xl">Subscription & Billing</h1>
        {portalFailed && (
          <Alert tone="danger" className="mt-6">
            Failed to access billing portal
          </Alert>
        )}
        <BillingBanner subscription={subscription} className="mt-6" />
        <div className="mt-8 grid gap-6 lg:grid-cols-[1.2fr_1fr]">
          {subscription.hasSubscription ? <CurrentPlan subscription={subscription} /> : <NoPlan />}
          <UsageBars usage={usage} />
        </div>
        {invoices.length > 0 && <InvoiceList invoices={invoices} />}
        <LedgerList first={ledger} />
      </main>
    </>
  );
}

function NoPlan() {
  return (
    <Card className="flex flex-col items-start">
      <CardTitle level={2}>No subscription yet</CardTitle>
      <p className="mt-2 max-w-prose flex-1 leading-relaxed text-muted-foreground">
        You are on the Free plan. A subscription gives you new stories every month and room for more readers.
        The stories you have stay yours either way.
      </p>
      <Link href={"/subscription"} className={buttonVariants({ variant: "accent", className: "mt-6" })}>
        View Plans
      </Link>
    </Card>
  );
}
