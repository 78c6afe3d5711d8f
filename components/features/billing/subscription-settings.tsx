import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { AppHeader } from "@/components/layout/app-header";
import { buttonVariants } from "@/components/ui/button-variants";
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
import { MoneyBack } from "./money-back";
import { NoPlan } from "./no-plan";
import { PaymentLookUp } from "./payment-look-up";
import { PortalReturn } from "./portal-return";
import { UsageBars } from "./usage-bars";

type SubscriptionSettingsProps = {
  firstName: string;
  subscription: CurrentSubscriptionView;
  usage: UsageView;
  invoices: InvoiceView[];
  ledger: LedgerView;
  /** The way to the portal from an e-mail ended here. */
  portalFailed: boolean;
  /** Nobody can say now whether a payment page was paid. */
  isLookingUp: boolean;
  /** Somebody comes back from the portal. */
  returned: boolean;
};

export function SubscriptionSettings(props: SubscriptionSettingsProps) {
  const { firstName, subscription, usage, invoices, ledger, portalFailed, isLookingUp, returned } = props;
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
        <PortalReturn subscription={subscription} returned={returned} />
        {!isLookingUp && <BillingBanner subscription={subscription} className="mt-6" />}
        <div className="mt-8 grid gap-6 lg:grid-cols-[1.2fr_1fr]">
          {isLookingUp ? (
            <PaymentLookUp here="/settings/subscription" />
          ) : subscription.hasSubscription ? (
            <CurrentPlan subscription={subscription} />
          ) : (
            <NoPlan subscription={subscription} />
          )}
          <UsageBars usage={usage} />
        </div>
        {invoices.length > 0 && <InvoiceList invoices={invoices} />}
        {subscription.moneyBack && <MoneyBack moneyBack={subscription.moneyBack} />}
        <LedgerList first={ledger} />
      </main>
    </>
  );
}
