import { afterAll, beforeAll, expect } from "vitest";
import type { RunningSystem } from "@/scripts/local/system";
import { goal, isFullRun } from "@/tests/support/goal";
import { differences } from "@/tests/support/payment-truth";
import { startTestSystem } from "@/tests/support/start-test-system";
import type { TestAddresses } from "@/tests/support/test-system";
import { subscribers, webhookLoad, type Outage } from "@/tests/support/webhook-load";

const PER_SECOND = 50;
const CUSTOMERS = 12;
/** On a machine that does nothing else. */
const DRAINED_MS = 60_000;
const OUTAGES: [string, Outage][] = [
  ["slow", { delayMs: 2000 }],
  ["down", { status: 503 }],
];

// A product of its own: the others' must not lose their provider.
let running: RunningSystem;
beforeAll(async () => {
  // Every refused call of an outage would be a line.
  running = await startTestSystem({ env: { LOG_LEVEL: "fatal" } });
});
afterAll(() => running.stop());

goal(
  {
    id: "R7",
    title: `events at ${PER_SECOND} a second while the provider is slow, then down: all acknowledged, worked off within a minute`,
    quick: 200,
    full: 6000,
    minutes: 20,
  },
  async ({ count, note }) => {
    const system = running.addresses as TestAddresses;
    const members = await subscribers(system, CUSTOMERS);
    const customers = members.map(({ customer }) => customer);
    for (const [name, outage] of OUTAGES) {
      const load = { count: count / OUTAGES.length, perSecond: PER_SECOND, outage };
      const { answers, waited, drainedMs } = await webhookLoad(system, customers, load);
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      note(`${name}: waiting at its end`, waited);
      note(`${name}: worked off after, s`, Math.round(drainedMs / 1000));
      if (isFullRun()) expect(drainedMs).toBeLessThan(DRAINED_MS);
    }
    const parents = members.map(({ parentId }) => parentId);
    expect(await differences({ databaseUrl: system.database, stripeUrl: system.stripe }, parents)).toEqual(
      [],
    );
  },
);
