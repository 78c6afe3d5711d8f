import pLimit from "p-limit";
import type { Config } from "@/lib/platform/config";
import { createBreaker } from "@/lib/platform/breaker/breaker";
import { metrics } from "@/lib/platform/metrics/metrics";
import { AppError } from "@/lib/shared/app-error";
import { askAgain, Unusable } from "./ask-again";
import { BUSY, explainFailure, openaiOpener, type Opened } from "./openai-client";

const CALLS_AT_ONCE = 4;

type Request<T> = {
  /** What is asked for, as the figures name it. */
  kind: "text" | "picture" | "speech" | "check";
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Before every attempt. */
  admit: () => Promise<void>;
  send: (opened: Opened, signal: AbortSignal) => Promise<T>;
};

/** Asks with a time-out for each attempt, a few attempts, a few at once, and not at all while the provider is down. */
export type OpenaiCaller = <T>(request: Request<T>) => Promise<T>;

export function openaiCaller(config: Config): OpenaiCaller {
  const open = openaiOpener(config);
  const inTurn = pLimit(CALLS_AT_ONCE);
  const breaker = createBreaker({
    isFailure: (error) => error instanceof AppError && error.code === "UNAVAILABLE",
    message: BUSY,
  });
  return async ({ kind, timeoutMs, signal, admit, send }) => {
    signal?.throwIfAborted();
    const opened = await open();
    const attempt = () =>
      breaker.run(async () => {
        const timeout = AbortSignal.timeout(timeoutMs);
        const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
        try {
          const answer = await send(opened, either);
          metrics().providerCall(kind, "ok");
          return answer;
        } catch (error) {
          // Work that nobody wants any more says nothing about the provider.
          if (signal?.aborted) throw signal.reason;
          const reason: unknown = timeout.aborted ? timeout.reason : error;
          const failure =
            reason instanceof Unusable ? reason : (explainFailure(opened.sdk, reason) ?? reason);
          metrics().providerCall(kind, failure instanceof AppError ? failure.code : "unusable");
          throw failure;
        }
      });
    return inTurn(() =>
      askAgain({
        ask: async () => {
          await admit();
          return attempt();
        },
        explain: (error) => explainFailure(opened.sdk, error),
        signal,
        firstWaitMs: config.AI_RETRY_MS,
      }),
    );
  };
}
