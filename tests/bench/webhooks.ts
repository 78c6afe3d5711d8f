import type { TestAddresses } from "@/tests/support/test-system";
import { subscribers, webhookLoad } from "@/tests/support/webhook-load";
import { atMost, percentile, type Figure } from "./figure";

const PER_SECOND = 50;
const SECONDS = 20;
const CUSTOMERS = 20;

/** Deliveries of the payment provider, acknowledged while the provider itself takes two seconds for an answer. */
export async function benchWebhooks(system: TestAddresses): Promise<Figure[]> {
  const customers = (await subscribers(system, CUSTOMERS)).map(({ customer }) => customer);
  const { answers, drainedMs } = await webhookLoad(system, customers, {
    count: PER_SECOND * SECONDS,
    perSecond: PER_SECOND,
    outage: { delayMs: 2000 },
  });
  const times = answers.map(({ milliseconds }) => milliseconds);
  const failed = answers.filter(({ status }) => status !== 200).length;
  return [
    atMost(`webhook at ${PER_SECOND}/s, provider at 2 s: p50`, percentile(times, 0.5), "ms", 100),
    atMost(`webhook at ${PER_SECOND}/s, provider at 2 s: p99`, percentile(times, 0.99), "ms", 100),
    { name: "webhook: not acknowledged", value: failed, unit: "", goal: "0", met: failed === 0 },
    atMost("webhook: queue drained after recovery", drainedMs / 1000, "s", 60),
  ];
}
