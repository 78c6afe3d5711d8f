import "server-only";
import type { z } from "zod";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { metrics } from "@/lib/platform/metrics/metrics";
import type { ParentScope } from "@/lib/shared/actor";
import type { StoryOrder } from "@/lib/shared/story";
import { holdClaim, raiseProgress, type Claim, type ClaimedPhoto } from "@/lib/features/stories/data-claims";
import { insertStep } from "@/lib/features/stories/data-steps";
import type { FailureCode } from "@/lib/features/stories/rules";

/** One try at making one order. */
export type StoryRun = {
  ctx: Context;
  claim: Claim;
  parent: ParentScope;
  childId: string | null;
  /** The draft, once the text is written. */
  bookId: string | null;
  kind: "story" | "character";
  /** What the parent sent, and under which consent it may leave the machine. */
  photo: ClaimedPhoto | null;
  order: StoryOrder;
  /** Results of earlier tries and of this one. */
  steps: Map<string, unknown>;
  /** After this no further step is begun. */
  deadline: Date;
  /** Aborted when this try has to stop. */
  signal: AbortSignal;
  /** Aborted then, and at the deadline. */
  limit: AbortSignal;
  /** Whether the order can still wait for a provider that is away. */
  patient: boolean;
};

/** Another worker has taken the order over; whatever this one still holds is worth nothing. */
export class ClaimLost extends Error {
  override readonly name = "ClaimLost";
}

/** The order can't be made, however often it is tried. */
export class StoryFailure extends Error {
  override readonly name = "StoryFailure";
  constructor(readonly code: FailureCode) {
    super(code);
  }
}

/** It can't be made now, but maybe later; `code` says what to tell if it never can. */
export class StoryDelay extends Error {
  override readonly name = "StoryDelay";
  constructor(
    readonly code: FailureCode,
    readonly retryAfterSeconds: number,
    cause: unknown,
  ) {
    super(code, { cause });
  }
}

/** Moves the progress on, and stops work that nobody wants any more. */
export async function advance(run: StoryRun, progress: number): Promise<void> {
  run.signal.throwIfAborted();
  const standing = await raiseProgress(run.ctx.db, run.claim, progress);
  if (!standing) throw new ClaimLost("another worker took this story over");
  if (run.ctx.now() > run.deadline) throw new StoryFailure("TOO_LATE");
  if (standing.childGone) throw new StoryFailure("CHILD_DELETED");
}

/** Runs `work` in a transaction in which no other worker can take the order over. */
export function underClaim<T>(run: StoryRun, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(run.ctx, async (tx) => {
    if (!(await holdClaim(tx, run.claim))) throw new ClaimLost("another worker took this story over");
    return work(tx);
  });
}

/** The result that an earlier try, or this one, has stored of a step. */
export function findResult<Output>(run: StoryRun, name: string, result: z.ZodType<Output>): Output | null {
  return run.steps.has(name) ? result.parse(run.steps.get(name)) : null;
}

type StepWork<Output extends object> = {
  name: string;
  /** Its schema in `STEP_RESULTS`. */
  result: z.ZodType<Output>;
  /** Slow, outside any transaction; runs only if no earlier try stored its result. */
  make: () => Promise<Output>;
  /** Whether the result may be stored at all; without it, what was made is good for this try alone. */
  mayStore?: (output: Output) => boolean;
  /** Written together with the result. */
  store?: (tx: Tx, output: Output) => Promise<void>;
};

/** Makes a step once: its result is stored, and a later try reads it instead of making it again. */
export async function stepOnce<Output extends object>(
  run: StoryRun,
  step: StepWork<Output>,
): Promise<Output> {
  const earlier = findResult(run, step.name, step.result);
  if (earlier) return earlier;
  const begun = performance.now();
  const output = await step.make();
  // Steps of one kind have a number or a name behind the stroke.
  metrics().storyStep(step.name.split("/")[0] ?? step.name, (performance.now() - begun) / 1000);
  run.signal.throwIfAborted();
  if (step.mayStore && !step.mayStore(output)) return output;
  await underClaim(run, async (tx) => {
    await step.store?.(tx, output);
    await insertStep(tx, run.claim.bookRequestId, step.name, output);
  });
  run.steps.set(step.name, output);
  return output;
}
