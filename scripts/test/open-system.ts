import { buildProduct } from "@/scripts/build/build";
import { startTestSystem } from "@/tests/support/start-test-system";
import { TEST_SYSTEM } from "@/tests/support/test-system";

/** Keeps a product for the tests running, so that one test file can be run against it again and again. */
await buildProduct();
const system = await startTestSystem();
process.stdout.write(`export ${TEST_SYSTEM}='${JSON.stringify(system.addresses)}'\n`);
const asked = new Promise<void>((resolve) => {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      resolve();
    });
  }
});
await Promise.race([asked, system.firstEnd]);
await system.stop();
process.exit(0);
