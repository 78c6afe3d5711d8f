"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Spinner } from "@/components/feedback/spinner";
import { useCarriedPlan } from "./carried-plan";
import { PaymentSetupIssue } from "./payment-setup-issue";
import { PeriodSwitch } from "./period-switch";
import { PlanCard } from "./plan-card";
import { DASHBOARD_FALLBACK, planOffers, type BillingPeriod } from "./plan-offer";
import { useCheckout } from "./use-checkout";
import { usePlans } from "./use-plans";
import { monthsFree } from "./yearly-saving";

export function PlanChoice({ trialDays }: { trialDays: number }) {
  const { plans } = usePlans(DASHBOARD_FALLBACK);
  const checkout = useCheckout("subscription");
  // Chosen before there was an account: on to its checkout.
  const carried = useCarriedPlan();
  const [period, setPeriod] = useState<BillingPeriod>(carried?.period ?? "monthly");
  const [closedPanel, setClosedPanel] = useState(false);
  const isUnderWay = useRef(false);
  const goOn = useEffectEvent(() => {
    const plan = plans?.find(({ id }) => id === carried?.planId);
    if (!plan || isUnderWay.current) return;
    isUnderWay.current = true;
    void checkout.start(plan, carried?.period);
  });
  const hasPlans = plans !== null;
  useEffect(() => {
    if (hasPlans) goOn();
  }, [hasPlans]);

  const offers = plans ? planOffers(plans, period, trialDays) : [];
  const hasYearly = offers.some(({ plan }) => plan.priceAnnual > 0);
  const hasFailed = offers.some(({ id }) => checkout.errorOf(id) !== null);
  return (
    <>
      <div className="mx-auto grid max-w-2xl justify-items-center gap-3 text-center">
        <h2
          id="plans-title"
          className="text-[2rem] leading-[1.12] font-semibold tracking-[-0.02em] md:text-[2.75rem]"
        >
          Choose Your Plan
        </h2>
        {trialDays > 0 && (
          <p className="text-lg text-muted-foreground md:text-xl">
            The first {trialDays} days are free. Nothing is charged before.
          </p>
        )}
        {hasYearly && (
          <PeriodSwitch
            period={period}
            onChange={setPeriod}
            saving={monthsFree(offers.map(({ plan }) => plan))}
          />
        )}
      </div>
      {hasFailed && !closedPanel && (
        <PaymentSetupIssue
          onClose={() => {
            setClosedPanel(true);
          }}
        />
      )}
      {plans ? (
        <ul className="mx-auto mt-12 grid max-w-md gap-7 md:mt-14 lg:max-w-none lg:grid-cols-3">
          {offers.map((offer) => (
            <li key={offer.id}>
              <PlanCard
                offer={offer}
                step={checkout.stepOf(offer.id)}
                error={checkout.errorOf(offer.id)}
                onChoose={() => {
                  setClosedPanel(false);
                  void checkout.start(offer.plan, period);
                }}
                onDismiss={() => {
                  checkout.dismiss(offer.id);
                }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <div className="grid min-h-96 place-items-center">
          <Spinner label="Loading subscription plans..." />
        </div>
      )}
    </>
  );
}
