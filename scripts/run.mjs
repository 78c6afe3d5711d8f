// node scripts/run.mjs path/to/entry.ts [arguments]: runs one of the project's TypeScript programs.
import { runOnPinnedNode } from "./ensure-dependencies.mjs";

const [entry, ...args] = process.argv.slice(2);
process.argv.splice(2, process.argv.length, ...args);
await runOnPinnedNode(entry);
