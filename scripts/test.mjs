import { rmdirSync } from "node:fs";
import { runOnPinnedNode } from "./ensure-dependencies.mjs";
import { makeFolder } from "./test/make-folder.mjs";

// On a full disk what loads the run would be the first to fail, with nothing but a stack.
try {
  rmdirSync(makeFolder());
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

await runOnPinnedNode("scripts/test/run-tiers.ts");
