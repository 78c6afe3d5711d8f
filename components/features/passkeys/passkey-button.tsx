"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { apiStaying, UNEXPECTED_ERROR, type ApiResult } from "@/lib/client/api";
import type { UsedPasskeyInput } from "@/lib/features/passkeys/contract";
import { NoPasskey, unlockOnDevice } from "./on-device";
import { useCanPasskeys } from "./use-can-passkeys";

type Send<T> = (passkey: UsedPasskeyInput) => Promise<ApiResult<T>>;

type PasskeyButtonProps<T> = {
  name: string;
  /** What the passkey is for. */
  send: Send<T>;
  onDone: (data: T) => void;
};

type Problem = { tone: "info" | "danger"; words: string };
type Outcome<T> = { ok: true; data: T } | { ok: false; problem: Problem };

const failed = (words: string): Outcome<never> => ({
  ok: false,
  problem: { tone: "danger", words: words || UNEXPECTED_ERROR },
});

async function unlock<T>(send: Send<T>): Promise<Outcome<T>> {
  const question = await apiStaying("POST", "/api/auth/passkey/options");
  if (!question.ok) return failed(question.message);
  try {
    const answer = await send(await unlockOnDevice(question.data));
    return answer.ok ? { ok: true, data: answer.data } : failed(answer.message);
  } catch (error) {
    if (!(error instanceof NoPasskey)) return failed("");
    return { ok: false, problem: { tone: "info", words: error.message } };
  }
}

/** Asks the device for a passkey and sends it; nothing where the browser knows none. Stands on public pages, too. */
export function PasskeyButton<T>({ name, send, onDone }: PasskeyButtonProps<T>) {
  const isPossible = useCanPasskeys();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  if (!isPossible) return null;
  const press = async () => {
    setPending(true);
    setProblem(null);
    const outcome = await unlock(send);
    setPending(false);
    if (outcome.ok) onDone(outcome.data);
    else setProblem(outcome.problem);
  };
  return (
    <div className="grid gap-3">
      <Button
        variant="outline"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) void press();
        }}
      >
        {isPending ? "Waiting for your device..." : name}
      </Button>
      {problem && <Alert tone={problem.tone}>{problem.words}</Alert>}
    </div>
  );
}
