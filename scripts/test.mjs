import { runOnPinnedNode } from "./ensure-dependencies.mjs";

await runOnPinnedNode("scripts/test/run-tiers.ts");
