import type { StripeErrorBody } from "./stripe-fault";
import { seededRandom } from "./seeded-random";

export interface FaultRule {
  /** Regular expression on "METHOD /path". */
  match: string;
  /** Only requests whose path or parameters contain this, such as a customer's id. */
  about: string | null;
  /** Other than the usual words for the status. */
  error: StripeErrorBody | null;
  /** Answer with this status instead of a good one. */
  status: number | null;
  /** On the way to the work. */
  delayMs: number;
  /** On the way back: what the answer says may be old by then. */
  answerDelayMs: number;
  /** "exponential" treats the delays as means. */
  delay: "fixed" | "exponential";
  /** How many requests it still concerns; null for all. */
  times: number | null;
  /** Share of the matching requests, 0 to 1. */
  share: number;
  /** Do the work first, then answer with the status: the caller cannot tell. */
  afterwards: boolean;
  seed: number;
}

export interface Fault {
  status: number | null;
  error: StripeErrorBody | null;
  delayMs: number;
  answerDelayMs: number;
  afterwards: boolean;
}

const NONE: Fault = { status: null, error: null, delayMs: 0, answerDelayMs: 0, afterwards: false };

const DEFAULTS: FaultRule = {
  match: ".*",
  about: null,
  error: null,
  status: null,
  delayMs: 0,
  answerDelayMs: 0,
  delay: "fixed",
  times: null,
  share: 1,
  afterwards: false,
  seed: 1,
};

/** What goes wrong with the next requests. The first rule that applies decides. */
export class Faults {
  private rules: Array<{ rule: FaultRule; pattern: RegExp; random: () => number }> = [];

  get current(): FaultRule[] {
    return this.rules.map(({ rule }) => rule);
  }

  add(changes: Partial<FaultRule>): FaultRule {
    const rule = { ...DEFAULTS, ...changes };
    this.rules.push({ rule, pattern: new RegExp(rule.match), random: seededRandom(rule.seed) });
    return rule;
  }

  clear(): void {
    this.rules = [];
  }

  next(method: string, path: string, parameters = ""): Fault {
    for (const { rule, pattern, random } of this.rules) {
      if (rule.times === 0 || !pattern.test(`${method} ${path}`)) continue;
      if (rule.about !== null && !`${path}?${parameters}`.includes(rule.about)) continue;
      if (rule.share < 1 && random() >= rule.share) continue;
      if (rule.times !== null) rule.times -= 1;
      const last = (mean: number) => (rule.delay === "fixed" ? mean : -Math.log(1 - random()) * mean);
      const { status, error, afterwards } = rule;
      return {
        status,
        error,
        afterwards,
        delayMs: last(rule.delayMs),
        answerDelayMs: last(rule.answerDelayMs),
      };
    }
    return NONE;
  }
}
