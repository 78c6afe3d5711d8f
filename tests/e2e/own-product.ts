import path from "node:path";
import { startChild } from "@/scripts/local/child-process";
import type { TestAddresses } from "@/tests/support/test-system";

type OwnProduct = { addresses: TestAddresses; stop: () => Promise<void> };

/** A second product from the build that is there, with an environment of its own. Whoever starts it stops it. */
export function startOwnProduct(env: Record<string, string>): Promise<OwnProduct> {
  return new Promise((resolve, reject) => {
    const child = startChild({
      name: "own product",
      args: ["--import", "tsx", "scripts/test/open-system.ts", JSON.stringify(env)],
      env: { TSX_TSCONFIG_PATH: path.resolve("tsconfig.scripts.json") },
      onOutput: (line) => {
        const [, addresses] = /^export \w+='(.*)'$/.exec(line) ?? [];
        if (!addresses) return void process.stderr.write(`${line}\n`);
        resolve({ addresses: JSON.parse(addresses) as TestAddresses, stop: child.stop });
      },
    });
    void child.ended.then(() => {
      reject(new Error("the product ended before it was ready"));
    });
  });
}
