"use client";

import type { ReactNode } from "react";
import { LANDING_FALLBACK, planOffers } from "@/components/features/billing/plan-offer";
import { PlanCard } from "@/components/features/billing/plan-card";
import { useCheckout } from "@/components/features/billing/use-checkout";
import { usePlans } from "@/components/features/billing/use-plans";
import { ShelfLink } from "@/components/layout/header-session";
import { IntentLink } from "@/components/layout/intent-link";
import { useBrowserSession } from "@/components/layout/use-browser-session";
import { useChildHere } from "@/components/layout/use-child-here";
import { buttonVariants } from "@/components/ui/button-variants";

type PricingProps = { assurances: readonly string[]; freeOffer: string };

/** The plans, or the way to the dashboard for whoever has one already. A child who has the device has nothing to buy. */
export function Pricing({ assurances, freeOffer }: PricingProps) {
  const { user } = useBrowserSession();
  if (useChildHere() !== null) return <OnTheShelf />;
  if (user?.hasActiveSubscription) return <AlreadySubscribed />;
  return (
    <>
      <div className="mx-auto max-w-2xl text-center">
        <h2
          id="pricing-title"
          className="text-[2rem] leading-[1.12] font-semibold tracking-[-0.02em] md:text-[2.75rem]"
        >
          Simple prices, many stories
        </h2>
        <p className="mt-3 text-lg leading-relaxed text-balance text-muted-foreground md:mt-4 md:text-xl">
          Pick what fits your evenings. You can change your mind at any time.
        </p>
        <p className="mt-3 font-semibold">You can begin without a plan. {freeOffer}</p>
      </div>
      <PlanGrid />
      <ul className="mt-10 flex flex-wrap justify-center gap-x-7 gap-y-2 text-muted-foreground md:mt-14">
        {assurances.map((assurance) => (
          <li key={assurance} className="flex items-center gap-2">
            <svg aria-hidden viewBox="0 0 20 20" className="size-5 fill-none stroke-success stroke-2">
              <path d="m4 10.5 4 4 8-9" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
            {assurance}
          </li>
        ))}
      </ul>
    </>
  );
}

const AlreadySubscribed = () => (
  <InsteadOfPlans title="You already have an active subscription!">
    <IntentLink href="/dashboard" className={buttonVariants({ size: "lg" })}>
      Go to Dashboard
    </IntentLink>
  </InsteadOfPlans>
);

const OnTheShelf = () => (
  <InsteadOfPlans title="Your stories are on your shelf">
    <ShelfLink className={buttonVariants({ size: "lg" })} />
  </InsteadOfPlans>
);

const InsteadOfPlans = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mx-auto grid max-w-2xl justify-items-center gap-6 text-center">
    <h2 id="pricing-title" className="text-3xl leading-tight font-semibold tracking-tight md:text-4xl">
      {title}
    </h2>
    {children}
  </div>
);

const GRID = "mx-auto mt-12 grid max-w-md gap-7 md:mt-16 lg:max-w-none lg:grid-cols-3";

function PlanGrid() {
  const { plans } = usePlans(LANDING_FALLBACK);
  const checkout = useCheckout("landing");
  if (!plans) return <PlanGridSkeleton />;
  return (
    <ul className={GRID}>
      {planOffers(plans).map((offer) => (
        <li key={offer.id}>
          <PlanCard
            offer={offer}
            step={checkout.stepOf(offer.id)}
            error={checkout.errorOf(offer.id)}
            onChoose={() => void checkout.start(offer.plan)}
            onDismiss={() => {
              checkout.dismiss(offer.id);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

function PlanGridSkeleton() {
  return (
    <div role="status" className={GRID}>
      {/* The server that sends this page puts today's plans in its place; see plans-in-page.ts. */}
      <noscript className="lg:col-span-3">
        <p data-plans="">Our plans are shown here with JavaScript turned on.</p>
      </noscript>
      <span className="sr-only noscript:hidden">Loading subscription plans...</span>
      {[1, 2, 3].map((card) => (
        <div
          key={card}
          className="h-[29rem] animate-pulse rounded-xl border bg-surface-raised p-7 noscript:hidden"
        >
          <div className="h-7 w-28 rounded-md bg-border/70" />
          <div className="mt-9 h-12 w-40 rounded-md bg-border/70" />
          <div className="mt-12 grid gap-4">
            <div className="h-4 rounded-sm bg-border/70" />
            <div className="h-4 w-4/5 rounded-sm bg-border/70" />
            <div className="h-4 w-11/12 rounded-sm bg-border/70" />
            <div className="h-4 w-3/5 rounded-sm bg-border/70" />
          </div>
        </div>
      ))}
    </div>
  );
}
