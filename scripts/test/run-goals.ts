import { mkdir, rm } from "node:fs/promises";
import { buildProduct } from "@/scripts/build/build";
import { GOAL_REPORT, GOAL_SCALE } from "@/tests/support/goal";
import { startTestSystem } from "@/tests/support/start-test-system";
import { TEST_SYSTEM } from "@/tests/support/test-system";
import { tellFailures, type Failure } from "./print-failures";
import { keepGoals, printGoals } from "./print-goals";
import { installBrowsers } from "./find-chromium";
import { vitestTier } from "./tier";

/**
 * Goals at their full figures: of one suite before a release, or of all of them, one after the other, every night. Words
 * after the name pick files.
 */
const [name = "", ...files] = process.argv.slice(2);
const ALL = ["security", "payments", "faults", "speech", "site", "books"];
const REPORT = "test-results/goals.md";

const suites = name === "nightly" ? ALL : ALL.filter((suite) => suite === name);
if (suites.length === 0) {
  process.stdout.write(
    `No such suite: ${name}. There are: ${ALL.join(", ")}, and nightly for all of them.\n`,
  );
  process.exit(1);
}

installBrowsers();
await mkdir("test-results", { recursive: true });
await rm(GOAL_REPORT, { force: true });
await buildProduct();

async function runSuite(suite: string): ReturnType<typeof vitestTier> {
  const system = await startTestSystem();
  const env = { [TEST_SYSTEM]: JSON.stringify(system.addresses), [GOAL_SCALE]: "full" };
  try {
    return await vitestTier({ label: suite, projects: [suite], env, files });
  } finally {
    await system.stop();
  }
}

const sum = { passed: 0, failed: 0, failures: [] as Failure[] };
for (const suite of suites) {
  const { passed, failed, failures } = await runSuite(suite);
  sum.passed += passed;
  sum.failed += failed;
  sum.failures.push(...failures);
  // After each: a night may be cut short.
  await keepGoals(REPORT, sum.failures);
}
await printGoals();
process.stdout.write(`\n${tellFailures(sum.failures)}`);
process.stdout.write(`\nThe report is ${REPORT}.\n${sum.passed} passed, ${sum.failed} failed\n`);
process.exit(sum.failed === 0 ? 0 : 1);
