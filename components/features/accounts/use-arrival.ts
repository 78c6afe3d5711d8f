import { useEffect, useState } from "react";
import { withFrom } from "@/lib/features/accounts/rules";
import { apiStaying, UNEXPECTED_ERROR } from "@/lib/client/api";
import { enterSession } from "./enter-session";

export type Arrival =
  | { status: "arriving" }
  /** A code of the parent's app is asked for. */
  | { status: "code"; failure: string | null; send: (code: string) => void }
  | { status: "asking"; question: string; yes: () => void; elsewhere: string };

type Code = { token: string | null; from: string | null };

// The address loses its code at once, and a component may be mounted twice.
let taken: Code | undefined;

/** Takes the code out of the address before anything else can see it. */
function takeCode(): Code {
  if (taken !== undefined) return taken;
  const query = new URLSearchParams(window.location.search);
  window.history.replaceState(null, "", window.location.pathname);
  taken = { token: query.get("token"), from: query.get("from") };
  return taken;
}

const trade = (token: string, confirmed: boolean, code?: string) =>
  apiStaying("POST", "/api/auth/oauth2/exchange", { body: { token, confirmed, ...(code && { code }) } });

type Traded = Awaited<ReturnType<typeof trade>>;

const asksForCode = (result: Traded): boolean => !result.ok && result.code === "SECOND_FACTOR";

let traded: ReturnType<typeof trade> | undefined;

const giveUp = (status: number, from: string | null) => {
  const reason = status === 401 || status === 400 ? "oauth-code" : "oauth-failed";
  window.location.replace(withFrom(`/signin?m=${reason}`, from));
};

/** Trades the code of the address for a session, once; asks first when the session would be a stranger's. */
export function useArrival(): Arrival {
  const [question, setQuestion] = useState<string | null>(null);
  const [isAnswered, setAnswered] = useState(false);
  const [factor, setFactor] = useState<{ failure: string | null } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const { token, from } = takeCode();
    if (!token) {
      window.location.replace(withFrom("/signin", from));
      return;
    }
    void (traded ??= trade(token, false)).then((result) => {
      if (!isCurrent) return;
      if (result.ok) void enterSession(result.data, from);
      else if (result.status === 409) setQuestion(result.message);
      else if (asksForCode(result)) setFactor({ failure: null });
      else giveUp(result.status, from);
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  const confirm = async () => {
    const { token, from } = takeCode();
    if (!token) return;
    setAnswered(true);
    const result = await trade(token, true);
    if (result.ok) void enterSession(result.data, from);
    else giveUp(result.status, from);
  };
  const send = async (code: string) => {
    const { token, from } = takeCode();
    if (!token) return;
    const result = await trade(token, false, code);
    if (result.ok) void enterSession(result.data, from);
    else if (result.status === 401) giveUp(result.status, from);
    else setFactor({ failure: result.message || UNEXPECTED_ERROR });
  };
  if (factor) return { status: "code", failure: factor.failure, send: (code) => void send(code) };
  if (question === null || isAnswered) return { status: "arriving" };
  const elsewhere = withFrom("/signin", taken?.from);
  return { status: "asking", question, yes: () => void confirm(), elsewhere };
}
