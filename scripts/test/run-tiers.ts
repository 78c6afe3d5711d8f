import { mkdir, rm } from "node:fs/promises";
import { buildProduct } from "@/scripts/build/build";
import { TEST_SYSTEM } from "@/tests/support/test-system";
import { startTestSystem } from "@/tests/support/start-test-system";
import { uncheckedAnswers } from "@/tests/support/check-answer";
import { printFailures } from "./print-failures";
import { printGoals } from "./print-goals";
import { checkTier, playwrightTier, vitestTier, type Counts, type Outcome, type TierResult } from "./tier";

/** One running product for all of them: production build, PostgreSQL, sandbox, worker. */
async function againstProduct(
  ...suites: ((env: Record<string, string>) => Promise<Outcome>)[]
): Promise<Outcome> {
  const system = await startTestSystem();
  const sum: Outcome = { ok: true, passed: 0, failed: 0, failures: [] };
  try {
    for (const suite of suites) {
      const { ok, passed, failed, failures } = await suite({
        [TEST_SYSTEM]: JSON.stringify(system.addresses),
      });
      sum.ok &&= ok;
      sum.passed += passed;
      sum.failed += failed;
      sum.failures.push(...failures);
    }
    return sum;
  } finally {
    await system.stop();
  }
}

/** Every call's answers are held against the table of endpoints by the tiers that call the product; here, that they were. */
function checkAnswersWereChecked(): Promise<Outcome> {
  const missing = uncheckedAnswers();
  const failures = missing.map((name) => ({
    file: "lib/http/endpoints.ts",
    title: name,
    message: "hardly any 2xx answer of this call was held against its endpoint",
  }));
  return Promise.resolve({
    ok: missing.length === 0,
    passed: missing.length === 0 ? 1 : 0,
    failed: missing.length,
    failures,
  });
}

const TIERS: Record<string, () => Promise<Outcome>> = {
  types: () =>
    checkTier([
      { command: "next", args: ["typegen"] },
      { command: "tsc", args: ["--noEmit"] },
    ]),
  format: () => checkTier([{ command: "prettier", args: ["--check", "--log-level=warn", "."] }]),
  lint: () => checkTier([{ command: "eslint", args: ["--max-warnings=0", "--concurrency=2", "."] }]),
  unit: () => vitestTier(["unit", "architecture"]),
  integration: () => vitestTier(["integration"]),
  build: async () => {
    await buildProduct();
    return { ok: true, passed: 1, failed: 0, failures: [] };
  },
  product: () =>
    againstProduct(
      (env) => vitestTier(["contract"], env),
      (env) => vitestTier(["security", "payments", "faults"], env),
      playwrightTier,
      checkAnswersWereChecked,
    ),
};

/** Part of another tier; run only when named. */
const PARTS: typeof TIERS = { journeys: () => againstProduct(playwrightTier) };

async function runTier(name: string, run: () => Promise<Outcome>): Promise<TierResult> {
  process.stdout.write(`\n── ${name} ──\n`);
  const begun = Date.now();
  const outcome = await run().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, passed: 0, failed: 1, failures: [{ file: name, title: "the tier itself", message }] };
  });
  return { name, ...outcome, seconds: Math.round((Date.now() - begun) / 1000) };
}

const wanted = process.argv.slice(2);
const known = { ...TIERS, ...PARTS };
const unknown = wanted.filter((name) => !(name in known));
if (unknown.length > 0) {
  process.stdout.write(`No such tier: ${unknown.join(", ")}. There are: ${Object.keys(known).join(", ")}.\n`);
  process.exit(1);
}

await rm("test-results", { recursive: true, force: true });
await mkdir("test-results", { recursive: true });
const results: TierResult[] = [];
for (const [name, run] of Object.entries(wanted.length === 0 ? TIERS : known)) {
  if (wanted.length === 0 || wanted.includes(name)) results.push(await runTier(name, run));
}

await printGoals();
printFailures(results.flatMap(({ failures }) => failures));
process.stdout.write("\n");
for (const { name, ok, passed, failed, seconds } of results) {
  const counts = `${passed} passed, ${failed} failed`;
  process.stdout.write(`${ok ? "ok  " : "FAIL"} ${name.padEnd(12)} ${counts.padEnd(24)} ${seconds} s\n`);
}
const total = (key: keyof Counts) => results.reduce((sum, result) => sum + result[key], 0);
process.stdout.write(`\n${total("passed")} passed, ${total("failed")} failed\n`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
