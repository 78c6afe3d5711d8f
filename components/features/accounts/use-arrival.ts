import { useEffect, useState } from "react";
import type { LoginView } from "@/lib/features/accounts/contract";
import { apiStaying } from "@/lib/shared/api-client";
import { enterSession } from "./enter-session";

export type Arrival = { status: "arriving" } | { status: "asking"; question: string; yes: () => void };

type Code = { token: string; from: string | null };

// The address loses its code at once, and a component may be mounted twice.
let taken: Code | null | undefined;

/** Takes the code out of the address before anything else can see it. */
function takeCode(): Code | null {
  if (taken !== undefined) return taken;
  const query = new URLSearchParams(window.location.search);
  const token = query.get("token");
  window.history.replaceState(null, "", window.location.pathname);
  taken = token ? { token, from: query.get("from") } : null;
  return taken;
}

const trade = ({ token }: Code, confirmed: boolean) =>
  apiStaying<LoginView>("POST", "/api/auth/oauth2/exchange", { token, confirmed });

let traded: ReturnType<typeof trade> | undefined;

const giveUp = (status: number) => {
  window.location.replace(`/signin?m=${status === 401 || status === 400 ? "oauth-code" : "oauth-failed"}`);
};

/** Trades the code of the address for a session, once; asks first when the session would be a stranger's. */
export function useArrival(): Arrival {
  const [question, setQuestion] = useState<string | null>(null);
  const [isAnswered, setAnswered] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const code = takeCode();
    if (!code) {
      window.location.replace("/signin");
      return;
    }
    void (traded ??= trade(code, false)).then((result) => {
      if (!isCurrent) return;
      if (result.ok) enterSession(result.data, code.from);
      else if (result.status === 409) setQuestion(result.message);
      else giveUp(result.status);
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  const confirm = async () => {
    const code = takeCode();
    if (!code) return;
    setAnswered(true);
    const result = await trade(code, true);
    if (result.ok) enterSession(result.data, code.from);
    else giveUp(result.status);
  };
  if (question === null || isAnswered) return { status: "arriving" };
  return { status: "asking", question, yes: () => void confirm() };
}
