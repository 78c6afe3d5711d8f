import { evaluateSample } from "./evaluate-sample";

evaluateSample({ stories: 200, proofread: 40, orders: 24 });
