import type { PlanView } from "@/lib/features/billing/contract";
import { formatDollars } from "@/lib/shared/format-money";
import { compressed } from "./compressed";
import type { ReadyFile } from "./static-files";

/** Where the landing page has room for the plans, for whoever reads it without scripts. */
const PLACE = /<p data-plans="">[\s\S]*?<\/p>/;
const CARD_FEATURES = 4;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

function card({ name, description, priceMonthly, priceAnnual, feature, trialDays = 0 }: PlanView): string {
  const price =
    priceMonthly > 0 ? `${formatDollars(priceMonthly)}/month` : `${formatDollars(priceAnnual)}/year`;
  const features = feature.slice(0, CARD_FEATURES).map((text) => `<li>${escape(text)}</li>`);
  return [
    '<li class="rounded-xl border bg-surface-raised p-7 shadow-card">',
    `<h3 class="text-2xl font-semibold tracking-tight">${escape(name)}</h3>`,
    `<p class="mt-1 text-muted-foreground">${escape(description)}</p>`,
    `<p class="mt-5 text-2xl font-semibold">${price}</p>`,
    trialDays > 0 ? `<p class="mt-1 text-sm font-medium text-success">First ${trialDays} days free</p>` : "",
    `<ul class="my-6 grid gap-2.5 border-t pt-6">${features.join("")}</ul>`,
    "</li>",
  ].join("");
}

const offer = (name: string, price: number, unit: "month" | "year") => ({
  "@type": "Offer",
  name: `${name}, by the ${unit}`,
  price: price.toFixed(2),
  priceCurrency: "USD",
  availability: "https://schema.org/InStock",
});

/** What search engines may say of the prices, in the words of schema.org. */
function offerData(plans: PlanView[]): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: "Talewick",
    description: "Personalised, illustrated stories for children, by monthly plan",
    brand: { "@type": "Brand", name: "Talewick" },
    offers: plans.flatMap(({ name, priceMonthly, priceAnnual }) => [
      ...(priceMonthly > 0 ? [offer(name, priceMonthly, "month")] : []),
      ...(priceAnnual > 0 ? [offer(name, priceAnnual, "year")] : []),
    ]),
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", String.raw`\u003c`)}</script>`;
}

/** The page with these plans in it, compressed anew; `null` where it has no room for any. */
export async function withPlans(page: ReadyFile, plans: PlanView[]): Promise<ReadyFile | null> {
  const html = page.bodies.find(({ encoding }) => encoding === null)?.bytes.toString("utf8") ?? "";
  if (!PLACE.test(html)) return null;
  const sold = plans.filter(({ free }) => !free);
  const list = `<ul class="grid gap-7 text-left lg:grid-cols-3">${sold.map(card).join("")}</ul>`;
  const filled = html.replace(PLACE, () => list);
  return compressed(
    page,
    sold.length > 0 ? filled.replace("</head>", () => `${offerData(sold)}</head>`) : filled,
  );
}
