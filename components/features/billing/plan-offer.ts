import type { PlanView } from "@/lib/features/billing/contract";
import { formatDollars } from "@/lib/shared/format-money";

/** What a pricing card shows. */
export type PlanOffer = {
  id: string;
  name: string;
  /** With the dollar sign. */
  priceText: string;
  periodText: "/month" | "/year";
  description: string;
  /** What it costs in the other rhythm, where there is one. */
  otherPriceText: string | null;
  /** `30 days free`; null where nobody gets them. */
  trialText: string | null;
  features: string[];
  /** By the name rule of the landing page. */
  popular: boolean;
  /** The one card that carries the badge. */
  highlighted: boolean;
  plan: PlanView;
};

export type BillingPeriod = "monthly" | "annual";

const CARD_FEATURES = 4;

const DEFAULT_FEATURES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /family|enterprise/i,
    [
      "Everything in Premium",
      "Unlimited child profiles",
      "Family sharing",
      "Educational content",
      "Teacher resources",
      "24/7 premium support",
      "Custom branding",
    ],
  ],
  [
    /premium|yearly/i,
    [
      "Unlimited stories",
      "Up to 5 child profiles",
      "Advanced AI features",
      "Priority support",
      "PDF export",
      "Custom story themes",
      "Voice narration options",
    ],
  ],
  [
    /basic|monthly/i,
    [
      "Up to 10 stories per month",
      "1 child profile",
      "Basic AI customisation",
      "Email support",
      "Mobile app access",
      "Progress tracking",
    ],
  ],
];

/** For the landing page when the plans can't be fetched. */
export const LANDING_FALLBACK: readonly PlanView[] = [
  builtIn("Basic Plan", 9.99, { description: "A story for every third evening." }),
  builtIn("Premium Plan", 29.99, { description: "For children who ask for one more.", popular: true }),
  builtIn("Family Plan", 49.99, { description: "For all of your readers together." }),
];

/** For signed-in screens when the plans can't be fetched. */
export const DASHBOARD_FALLBACK: readonly PlanView[] = [
  builtIn("Basic", 9.99, { feature: ["Up to 3 children"] }),
  builtIn("Standard", 29.99, { feature: ["Up to 10 children"], popular: true }),
  builtIn("Family", 49.99, { feature: ["Unlimited children"] }),
];

/** The cards of a catalogue in its own order; free plans have none. */
export function planOffers(
  plans: readonly PlanView[],
  period: BillingPeriod = "monthly",
  /** What this parent is granted; left out: what the plan promises to whoever comes first. */
  trialDays?: number,
): PlanOffer[] {
  const paid = plans.filter((plan) => !plan.free);
  const highlighted =
    paid.find((plan) => /standard/i.test(plan.name)) ??
    paid.find((plan) => plan.popular) ??
    paid.find((plan) => isPopularName(plan.name));
  return paid.map((plan) => ({
    id: plan.id,
    name: plan.name,
    ...priceOf(plan, period),
    description: plan.description,
    otherPriceText: otherPriceOf(plan, period),
    trialText: trialTextOf(trialDays ?? plan.trialDays ?? 0),
    features: featuresOf(plan).slice(0, CARD_FEATURES),
    popular: isPopularName(plan.name),
    highlighted: plan === highlighted,
    plan,
  }));
}

function isPopularName(name: string): boolean {
  return /yearly|premium|family/i.test(name);
}

function priceOf(plan: PlanView, period: BillingPeriod): Pick<PlanOffer, "priceText" | "periodText"> {
  const monthly = plan.priceMonthly > 0 && (period === "monthly" || plan.priceAnnual <= 0);
  return monthly
    ? { priceText: formatDollars(plan.priceMonthly), periodText: "/month" }
    : { priceText: formatDollars(plan.priceAnnual), periodText: "/year" };
}

const trialTextOf = (days: number): string | null => (days > 0 ? `First ${days} days free` : null);

function otherPriceOf({ priceMonthly, priceAnnual }: PlanView, period: BillingPeriod): string | null {
  if (priceMonthly <= 0 || priceAnnual <= 0) return null;
  return period === "monthly"
    ? `or ${formatDollars(priceAnnual)} a year`
    : `or ${formatDollars(priceMonthly)} a month`;
}

function featuresOf(plan: PlanView): readonly string[] {
  if (plan.feature.length > 0) return plan.feature;
  return DEFAULT_FEATURES.find(([name]) => name.test(plan.name))?.[1] ?? [];
}

function builtIn(name: string, priceMonthly: number, rest: Partial<PlanView> = {}): PlanView {
  return {
    id: name.toLowerCase().replace(" plan", ""),
    name,
    description: "",
    priceMonthly,
    priceAnnual: 0,
    free: false,
    popular: false,
    feature: [],
    limits: { stories: 0, children: null },
    ...rest,
  };
}
