import { evaluateSample } from "./evaluate-sample";

// classic-stories-whole.test.ts proofreads twice as many, and tells twice as many orders with twelve seeds. Of the stories
// themselves all are needed: three in four of a hundred is another figure than of two hundred.
evaluateSample({ stories: 200, proofread: 20, orders: 12 });
