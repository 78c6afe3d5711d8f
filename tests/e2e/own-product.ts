import path from "node:path";
import { startChild } from "@/scripts/local/child-process";
import type { TestAddresses } from "@/tests/support/test-system";

type OwnProduct = { addresses: TestAddresses; stop: () => Promise<void> };

/**
 * A second product from the build that is there, with an environment of its own. Whoever starts it stops it.
 * @throws an Error with what it said last, when it ends before it is ready
 */
export async function startOwnProduct(env: Record<string, string>): Promise<OwnProduct> {
  const child = startChild({
    name: "own product",
    args: ["--import", "tsx", "scripts/test/open-system.ts", JSON.stringify(env)],
    env: { TSX_TSCONFIG_PATH: path.resolve("tsconfig.scripts.json") },
    onOutput: (line) => process.stderr.write(`${line}\n`),
  });
  const [, addresses = "null"] = /^export \w+='(.*)'$/.exec(await child.firstLine) ?? [];
  return { addresses: JSON.parse(addresses) as TestAddresses, stop: child.stop };
}
