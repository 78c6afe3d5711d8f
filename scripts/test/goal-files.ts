import { globSync } from "node:fs";

/**
 * Journeys whose rule a cheaper test holds with every change, and further ones of what has its journey there. Each
 * capability of the product keeps one outside this folder.
 */
export const FURTHER_JOURNEYS: readonly string[] = globSync("tests/e2e/further/*.spec.ts").sort();

/**
 * Files that are too long, or too much a matter of load, for every change, and whose rule a cheaper one holds there
 * (docs/adr/0100-what-every-change-runs.md): `npm run test:goals` runs them. What isn't named here runs with every change.
 */
export const GOAL_FILES: readonly string[] = [
  ...FURTHER_JOURNEYS,
  "lib/features/narration/embedded/whole-mix.test.ts",
  "tests/eval/classic-stories-whole.test.ts",
  "tests/integration/billing/life-cycles.test.ts",
  "tests/integration/billing/outage-steps.test.ts",
  "tests/integration/sandbox/process.test.ts",
  "tests/integration/start/local-postgres.test.ts",
  "tests/integration/stories/awkward-orders.test.ts",
  "tests/integration/stories/provider-answers.test.ts",
  "tests/integration/stories/provider-together.test.ts",
  "tests/integration/stories/take-along.test.ts",
  "tests/security/cross-site-further.test.ts",
  "tests/security/enumeration.test.ts",
  "tests/security/fuzz.test.ts",
  "tests/security/guessing.test.ts",
  "tests/security/oauth-callback.test.ts",
  "tests/security/pre-hijack.test.ts",
  "tests/payments/bursts.test.ts",
  "tests/payments/checkout-abuse.test.ts",
  "tests/payments/deliveries.test.ts",
  "tests/payments/double-checkouts.test.ts",
  "tests/payments/life-cycles.test.ts",
  "tests/payments/lost-webhooks.test.ts",
  "tests/payments/outages.test.ts",
  "tests/payments/quota-races.test.ts",
  "tests/payments/repeated-requests.test.ts",
  "tests/faults/ai-budget.test.ts",
  "tests/faults/ai-consent.test.ts",
  "tests/faults/ai-egress.test.ts",
  "tests/faults/ai-injection.test.ts",
  "tests/faults/ai-privacy.test.ts",
  "tests/faults/ai-safety.test.ts",
  "tests/faults/ai-wallet.test.ts",
  "tests/faults/container.test.ts",
  "tests/faults/invariants.test.ts",
  "tests/faults/killed-web.test.ts",
  "tests/faults/killed-workers.test.ts",
  "tests/faults/operations.test.ts",
  "tests/faults/pdf-strings.test.ts",
  "tests/faults/poison.test.ts",
  "tests/faults/provider-voice.test.ts",
  "tests/faults/status.test.ts",
  "tests/faults/stopped-worker.test.ts",
  "tests/faults/uploads.test.ts",
];

/** Those of a folder of tests that run with every change. */
export const filesOfEveryChange = (folder: string): string[] =>
  globSync(`tests/${folder}/**/*.{test,spec}.ts`)
    .filter((file) => !GOAL_FILES.includes(file))
    .sort();
