import { mkdir, rm } from "node:fs/promises";
import { buildProduct } from "@/scripts/build/build";
import { TEST_SYSTEM } from "@/tests/support/test-system";
import { uncheckedAnswers } from "@/tests/support/check-answer";
import { startTestSystem } from "@/tests/support/start-test-system";
import { tellFailures } from "./print-failures";
import { printGoals } from "./print-goals";
import { printTimes } from "./print-times";
import { checkTier, playwrightTier, vitestTier, type Counts, type Outcome, type TierResult } from "./tier";

type Suite = (env: Record<string, string>) => Promise<Outcome>;

const addedUp = (outcomes: readonly Outcome[]): Outcome => ({
  ok: outcomes.every(({ ok }) => ok),
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
});

/**
 * One running product for all of them: production build, PostgreSQL, sandbox, worker. The lanes run side by side, a lane's
 * suites in their order.
 */
async function againstProduct(...lanes: Suite[][]): Promise<Outcome> {
  const system = await startTestSystem();
  const env = { [TEST_SYSTEM]: JSON.stringify(system.addresses) };
  const runLane = async (suites: Suite[]) => {
    const outcomes: Outcome[] = [];
    for (const suite of suites) outcomes.push(await suite(env));
    return addedUp(outcomes);
  };
  try {
    return addedUp(await Promise.all(lanes.map(runLane)));
  } finally {
    await system.stop();
  }
}

/** Every call's answers are held against the table of endpoints by the tiers that call the product; here, that they were. */
function answersWereChecked(): Outcome {
  const missing = uncheckedAnswers();
  const failures = missing.map((name) => ({
    file: "lib/http/endpoints.ts",
    title: name,
    message: "no 2xx answer of this call was held against its endpoint",
  }));
  return {
    ok: missing.length === 0,
    passed: missing.length === 0 ? 1 : 0,
    failed: missing.length,
    failures,
  };
}

/** Tiers that come one after the other. */
type Lane = Record<string, () => Promise<Outcome>>;

const SOURCES: Lane = {
  types: () =>
    checkTier("types", [
      { command: "next", args: ["typegen"] },
      { command: "tsc", args: ["--noEmit"] },
    ]),
  lint: () => checkTier("lint", [{ command: "eslint", args: ["--max-warnings=0", "."] }]),
  format: () => checkTier("format", [{ command: "prettier", args: ["--check", "--log-level=warn", "."] }]),
  build: async () => {
    await buildProduct();
    return { ok: true, passed: 1, failed: 0, failures: [] };
  },
};

const PARTS_OF_IT: Lane = {
  unit: () => vitestTier({ label: "unit", projects: ["unit", "architecture"] }),
  integration: () => vitestTier({ label: "integration", projects: ["integration"] }),
};

const PRODUCT: Lane = {
  product: async () => {
    const outcome = await againstProduct(
      [(env) => vitestTier({ label: "contract", projects: ["contract"], env }), playwrightTier],
      // Most of them bring a product of their own, and most of what they do is waiting for it.
      [(env) => vitestTier({ label: "goals", projects: ["security", "payments", "faults"], env })],
    );
    return addedUp([outcome, answersWereChecked()]);
  },
};

/** Part of another tier; run only when named. */
const ONLY_NAMED: Lane = { journeys: () => againstProduct([playwrightTier]) };

/** One after the other, the lanes of a stage side by side: one for each of two cores. */
const STAGES = [[{ ...SOURCES, ...PRODUCT }, PARTS_OF_IT], [ONLY_NAMED]];

async function runTier(name: string, run: () => Promise<Outcome>): Promise<TierResult> {
  process.stdout.write(`── ${name} begins ──\n`);
  const begun = Date.now();
  const outcome = await run().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    process.stdout.write(`${message}\n`);
    return { ok: false, passed: 0, failed: 1, failures: [{ file: name, title: "the tier itself", message }] };
  });
  const seconds = Math.round((Date.now() - begun) / 1000);
  process.stdout.write(`── ${name} ${outcome.ok ? "passed" : "FAILED"} after ${seconds} s ──\n`);
  return { name, ...outcome, seconds };
}

const wanted = process.argv.slice(2);
const known = STAGES.flat().flatMap((lane) => Object.keys(lane));
const isWanted = (name: string) => (wanted.length === 0 ? !(name in ONLY_NAMED) : wanted.includes(name));
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  process.stdout.write(`No such tier: ${unknown.join(", ")}. There are: ${known.join(", ")}.\n`);
  process.exit(1);
}

async function runLane(lane: Lane): Promise<TierResult[]> {
  const results = [];
  for (const [name, run] of Object.entries(lane)) if (isWanted(name)) results.push(await runTier(name, run));
  return results;
}

await rm("test-results", { recursive: true, force: true });
await mkdir("test-results", { recursive: true });
const begun = Date.now();
const results: TierResult[] = [];
for (const lanes of STAGES) results.push(...(await Promise.all(lanes.map(runLane))).flat());

await printTimes();
await printGoals();
process.stdout.write(`\n${tellFailures(results.flatMap(({ failures }) => failures))}`);
process.stdout.write("\n");
for (const { name, ok, passed, failed, seconds } of results) {
  const counts = `${passed} passed, ${failed} failed`;
  process.stdout.write(`${ok ? "ok  " : "FAIL"} ${name.padEnd(12)} ${counts.padEnd(24)} ${seconds} s\n`);
}
const total = (key: keyof Counts) => results.reduce((sum, result) => sum + result[key], 0);
process.stdout.write(`${" ".repeat(42)}${Math.round((Date.now() - begun) / 1000)} s in all\n`);
process.stdout.write(`\n${total("passed")} passed, ${total("failed")} failed\n`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
