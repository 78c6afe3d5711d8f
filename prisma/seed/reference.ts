import type { Db } from "@/lib/platform/db/database";

type SeedPlan = Parameters<Db["plan"]["create"]>[0]["data"] & { slug: string };

/** Every plan has them, so every plan says so. */
const CHARACTER_STYLES = "Your child as the hero in five character styles";

/** The voices beyond the reading voices belong to plans that name narration; a card shows a plan's first four features. */
const NARRATION = "Voice narration options";

const PLANS: SeedPlan[] = [
  {
    slug: "free",
    name: "Free",
    description: "See how it feels: two stories, on us.",
    priceMonthlyCents: 0,
    priceAnnualCents: 0,
    free: true,
    features: ["2 stories in all", "1 child profile", CHARACTER_STYLES, "Illustrated PDF of every story"],
    storiesLimit: 2,
    childrenLimit: 1,
    position: 0,
  },
  {
    slug: "basic",
    name: "Basic",
    description: "A story or two each week for a small family.",
    priceMonthlyCents: 999,
    priceAnnualCents: 9_990,
    features: [
      "Up to 10 stories per month",
      "Up to 3 child profiles",
      CHARACTER_STYLES,
      "Stories measured to a reading level",
      "Illustrated PDF of every story",
      "Reading progress and badges",
      "Email support",
    ],
    storiesLimit: 10,
    childrenLimit: 3,
    position: 1,
  },
  {
    slug: "standard",
    name: "Standard",
    description: "Two new stories a day, for every reader at home.",
    priceMonthlyCents: 2_999,
    priceAnnualCents: 29_990,
    popular: true,
    features: [
      "Up to 60 stories per month",
      "Up to 10 child profiles",
      CHARACTER_STYLES,
      NARRATION,
      "Illustrated PDF of every story",
      "Stories measured to a reading level",
      "Reading progress and badges",
      "Priority support",
    ],
    storiesLimit: 60,
    childrenLimit: 10,
    position: 2,
  },
  {
    slug: "family",
    name: "Family",
    description: "For big families, and for those who share their shelf.",
    priceMonthlyCents: 4_999,
    priceAnnualCents: 49_990,
    features: [
      "Up to 200 stories per month",
      "Unlimited child profiles",
      "Everything in Standard",
      "24/7 premium support",
      NARRATION,
      "Illustrated PDF of every story",
    ],
    storiesLimit: 200,
    childrenLimit: null,
    position: 3,
  },
  // Beside whatever plan a family has; it opens no stories of its own.
  {
    slug: "api-professional",
    line: "api",
    name: "API Professional",
    description: "10,000 calls of the public API a month.",
    priceMonthlyCents: 4_900,
    priceAnnualCents: 0,
    features: ["10,000 calls a month", "Advanced customization", "Priority support", "Analytics dashboard"],
    storiesLimit: 0,
    childrenLimit: null,
    position: 10,
  },
];

/** Adds the plans that are missing. What an operator has changed since stays. */
export async function seedReference(db: Db): Promise<void> {
  for (const plan of PLANS) {
    await db.plan.upsert({ where: { slug: plan.slug }, create: plan, update: {}, select: { id: true } });
  }
}
