import { evaluateSample } from "./evaluate-sample";

// Half of what classic-stories-whole.test.ts reads.
evaluateSample({ stories: 100, proofread: 20, orders: 12 });
