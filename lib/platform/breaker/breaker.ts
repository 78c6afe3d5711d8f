import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from "cockatiel";
import { AppError } from "@/lib/shared/app-error";

const FAILURES = 5;
const OPEN_MS = 30_000;

export type Breaker = {
  /** @throws AppError UNAVAILABLE without calling while the provider is left alone; else what `work` throws */
  run<T>(work: () => Promise<T>): Promise<T>;
};

type BreakerOptions = {
  /** Whether an error means that the provider is down. Any other answer shows that it is well. */
  isFailure: (error: unknown) => boolean;
  /** What a parent reads while the provider is left alone. */
  message: string;
  failures?: number;
  openMs?: number;
};

type Outcome<T> = { value: T } | { error: unknown };

/**
 * Leaves a provider alone for a while once it has failed several times in a row. Then a single call tries
 * again; the others are refused until it has come back. Each process finds out for itself.
 */
export function createBreaker(options: BreakerOptions): Breaker {
  const { isFailure, message, failures = FAILURES, openMs = OPEN_MS } = options;
  const circuit = circuitBreaker(handleAll, {
    halfOpenAfter: openMs,
    breaker: new ConsecutiveBreaker(failures),
  });
  let openUntil = 0;
  circuit.onBreak(() => {
    openUntil = Date.now() + openMs;
  });

  const refusal = (cause?: unknown): AppError => {
    const seconds = Math.ceil((openUntil - Date.now()) / 1000);
    return new AppError("UNAVAILABLE", message, { cause, retryAfterSeconds: Math.max(1, seconds) });
  };

  async function attempt<T>(work: () => Promise<T>): Promise<Outcome<T>> {
    try {
      return { value: await work() };
    } catch (error) {
      if (isFailure(error)) throw error;
      return { error };
    }
  }

  return {
    async run(work) {
      // The circuit would let the others wait for the one that tries, which may take as long as a timeout.
      if (circuit.state === CircuitState.HalfOpen) throw refusal();
      const outcome = await circuit
        .execute(() => attempt(work))
        .catch((error: unknown) => {
          throw error instanceof BrokenCircuitError ? refusal(error) : error;
        });
      if ("error" in outcome) throw outcome.error;
      return outcome.value;
    },
  };
}
