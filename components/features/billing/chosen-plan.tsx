"use client";

import { useSearchParams } from "next/navigation";
import { safePath } from "@/lib/features/accounts/rules";
import { readCarried, type CarriedPlan } from "./carried-plan";
import { planOffers } from "./plan-offer";
import { usePlans } from "./use-plans";

/** What a visitor chose before there was an account; nothing where no plan is on its way, or nobody can say what it costs. */
export function ChosenPlan() {
  const carried = carriedBy(safePath(useSearchParams().get("from")));
  return carried && <Named carried={carried} />;
}

function carriedBy(from: string | null): CarriedPlan | null {
  const [path, query] = (from ?? "").split("?");
  return path === "/subscription" ? readCarried(new URLSearchParams(query)) : null;
}

function Named({ carried: { planId, period } }: { carried: CarriedPlan }) {
  const { plans } = usePlans([]);
  const offer = planOffers(plans ?? [], period).find(({ id }) => id === planId);
  if (!offer) return null;
  const { name, priceText, periodText, trialText } = offer;
  return (
    <p className="mb-5 rounded-lg border bg-muted px-4 py-3 leading-relaxed">
      You chose <strong className="font-semibold">{name}</strong>, {priceText}
      {periodText}.{trialText && ` ${trialText}.`} You pay after you have signed in, not here.
    </p>
  );
}
