import type { Failure } from "./print-failures";

export type Counts = { passed: number; failed: number };

/** What a tier came to; a check is named by its command. */
export type Outcome = Counts & { ok: boolean; failures: Failure[] };

/** `load`: how many processes wanted a core, in the last minute of it. */
export type TierResult = Outcome & { name: string; seconds: number; load: number };

export const addedUp = (outcomes: readonly Outcome[]): Outcome => ({
  ok: outcomes.every(({ ok }) => ok),
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
});

/** Of something that is right or wrong as a whole. */
export const checked = (failures: Failure[]): Outcome => ({
  ok: failures.length === 0,
  passed: failures.length === 0 ? 1 : 0,
  failed: failures.length,
  failures,
});
