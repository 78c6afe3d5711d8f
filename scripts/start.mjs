import { runOnPinnedNode } from "./ensure-dependencies.mjs";

await runOnPinnedNode("scripts/local/start.ts");
