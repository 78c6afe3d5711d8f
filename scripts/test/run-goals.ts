import { mkdir, rm } from "node:fs/promises";
import { buildProduct } from "@/scripts/build/build";
import { GOAL_REPORT, GOAL_SCALE } from "@/tests/support/goal";
import { startTestSystem } from "@/tests/support/start-test-system";
import { TEST_SYSTEM } from "@/tests/support/test-system";
import { printGoals } from "./print-goals";
import { vitestTier } from "./tier";

/** The release run of one suite: `security`, `payments` or `faults`, every goal at its full figure. */
const [suite = "", ...only] = process.argv.slice(2);

await mkdir("test-results", { recursive: true });
await rm(GOAL_REPORT, { force: true });
await buildProduct();
const system = await startTestSystem();
const env = { [TEST_SYSTEM]: JSON.stringify(system.addresses), [GOAL_SCALE]: "full" };
const { ok } = await vitestTier({ label: suite, projects: [suite], env, files: only }).finally(() =>
  system.stop(),
);
await printGoals();
process.exit(ok ? 0 : 1);
