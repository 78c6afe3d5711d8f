import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { AppError } from "@/lib/shared/app-error";

const ATTEMPTS = 3;
/** Whoever asks us to wait longer is asked again by a later try, not while this one holds its place. */
const LONGEST_WAIT_MS = 10_000;

/** An answer that another try may better, such as half a stream. */
export class Unusable extends Error {
  override readonly name = "Unusable";
}

type Asking<T> = {
  ask: () => Promise<T>;
  /** What a failure means to a parent; `null` for a fault of our own. */
  explain: (error: unknown) => AppError | null;
  signal?: AbortSignal | undefined;
  /** Before the second attempt; doubled before the third. */
  firstWaitMs: number;
};

/** Up to three attempts, as far apart as the provider asks or with growing, uneven pauses. */
export async function askAgain<T>({ ask, explain, signal, firstWaitMs }: Asking<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      signal?.throwIfAborted();
      return await ask();
    } catch (error) {
      if (signal?.aborted) throw error;
      const failure = explain(error);
      if (!failure) throw error;
      const wait = waitAfter(failure, error, { attempt, firstWaitMs });
      if (wait === null) throw failure;
      await pause(wait, undefined, { signal });
    }
  }
}

type Attempt = { attempt: number; firstWaitMs: number };

function waitAfter(failure: AppError, error: unknown, { attempt, firstWaitMs }: Attempt): number | null {
  const mayPass = failure.code === "UNAVAILABLE" || error instanceof Unusable;
  if (!mayPass || attempt >= ATTEMPTS) return null;
  if (failure.retryAfterSeconds !== undefined) {
    const asked = failure.retryAfterSeconds * 1000;
    return asked > LONGEST_WAIT_MS ? null : asked;
  }
  return firstWaitMs * 2 ** (attempt - 1) * (0.75 + randomInt(500) / 1000);
}
