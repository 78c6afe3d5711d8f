import { buildProduct } from "@/scripts/build/build";
import { onStop } from "@/scripts/local/on-stop";
import { startTestSystem } from "@/tests/support/start-test-system";
import { TEST_SYSTEM } from "@/tests/support/test-system";

/**
 * Keeps a product for the tests running, so that one test file can be run against it again and again. With an
 * environment of its own, as JSON, it starts from the build that is there.
 */
const [environment] = process.argv.slice(2);
if (environment === undefined) await buildProduct();
const env = JSON.parse(environment ?? "{}") as Record<string, string>;
const system = await startTestSystem({ env });
const asked = new Promise<null>((resolve) => {
  onStop(25, () => {
    resolve(null);
    return system.stop();
  });
});
process.stdout.write(`export ${TEST_SYSTEM}='${JSON.stringify(system.addresses)}'\n`);
const ended = await Promise.race([asked, system.firstEnd]);
if (ended) {
  await system.stop();
  process.exit(1);
}
