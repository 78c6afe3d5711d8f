import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { PlanView } from "@/lib/features/billing/contract";
import { withPlans } from "./plans-in-page";
import type { ReadyFile } from "./static-files";

const plan = (name: string, more: Partial<PlanView> = {}): PlanView => ({
  id: name,
  name,
  description: "For <one> reader",
  priceMonthly: 9.99,
  priceAnnual: 99.9,
  free: false,
  popular: false,
  feature: ["One", "Two", "Three", "Four", "Five"],
  limits: { stories: 10, children: 3 },
  ...more,
});
const page = (html: string): ReadyFile => ({
  type: "text/html",
  etag: '"old"',
  cacheControl: "public",
  policy: "default-src 'self'",
  bodies: [{ encoding: null, bytes: Buffer.from(html) }],
});

test("16.36: the plans stand in the page itself, as they are sold now", async () => {
  const made = page('<noscript><p data-plans="">Shown with scripts.</p></noscript><p>after</p>');
  const plans = [
    plan("Basic", { trialDays: 30 }),
    plan("Yearly $& only", { priceMonthly: 0 }),
    plan("Free", { free: true }),
  ];
  const filled = await withPlans(made, plans);
  const [br, zipped, plain] = filled?.bodies.map(({ bytes }) => bytes) ?? [];
  const html = plain?.toString() ?? "";
  expect(html).toMatch(/^<noscript><ul .*<\/ul><\/noscript><p>after<\/p>$/);
  for (const text of [
    "Basic",
    "$9.99/month",
    "First 30 days free",
    "Yearly $&amp; only",
    "$99.90/year",
    "For &lt;one&gt; reader",
    "Four",
  ])
    expect(html).toContain(text);
  expect(html.match(/days free/g)).toHaveLength(1);
  for (const text of ["Free", "Five", "Shown with scripts", "<one>"]) expect(html).not.toContain(text);
  expect([brotliDecompressSync(br ?? "").toString(), gunzipSync(zipped ?? "").toString()]).toEqual([
    html,
    html,
  ]);
  expect(filled?.etag).not.toBe('"old"');
  expect(filled?.policy).toBe("default-src 'self'");
});

test("a page without room for plans stays as it is", async () => {
  expect(await withPlans(page("<p>nothing</p>"), [plan("Basic")])).toBeNull();
});

test("search engines are told what the plans cost, and nothing else", async () => {
  const made = page('<head></head><noscript><p data-plans="">Shown with scripts.</p></noscript>');
  const plans = [plan("Basic</script>"), plan("Yearly", { priceMonthly: 0 }), plan("Free", { free: true })];
  const html = (await withPlans(made, plans))?.bodies.at(-1)?.bytes.toString() ?? "";
  const [, json = ""] = /<head><script type="application\/ld\+json">(.*?)<\/script><\/head>/.exec(html) ?? [];
  const { offers } = JSON.parse(json) as { offers: { name: string; price: string }[] };
  expect(offers.map(({ name, price }) => [name, price])).toEqual([
    ["Basic</script>, by the month", "9.99"],
    ["Basic</script>, by the year", "99.90"],
    ["Yearly, by the year", "99.90"],
  ]);
});
