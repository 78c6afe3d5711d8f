import { useEffect, useEffectEvent } from "react";
import { apiPublic, apiStaying } from "@/lib/client/api";
import { forgetSignUp } from "@/lib/shared/browser-session";
import { enterSession } from "./enter-session";

const POLL_MS = 3_000;
/** Whoever has left it open for longer looks seldom; coming back asks at once. */
const EAGER_MS = 30 * 60_000;
const SLOW_POLL_MS = 60_000;
const TOO_LATE = 401;

type Wait = { isWaiting: boolean; keepSignedIn: () => boolean; from: string | null };

/** Waits until the link in the e-mail was opened, wherever that is, and then goes on by itself. */
export function useSignUpWait({ isWaiting, keepSignedIn, from }: Wait): void {
  /** Whether it is worth asking again. */
  const goOn = useEffectEvent(async () => {
    const result = await apiStaying("POST", "/api/auth/sign-up/continue", {
      body: { keepSignedIn: keepSignedIn() },
    });
    if (result.ok) void enterSession(result.data, from);
    // Too late, or another tab was faster: the password works now.
    else if (result.status === TOO_LATE) forgetSignUp();
    return !result.ok && (result.status === 0 || result.status === 429 || result.status >= 500);
  });

  useEffect(() => {
    if (!isWaiting) return;
    const eagerUntil = Date.now() + EAGER_MS;
    let timer: ReturnType<typeof setTimeout>;
    let isCurrent = true;
    let isAsking = false;
    const ask = async () => {
      if (isAsking || document.hidden) return;
      isAsking = true;
      clearTimeout(timer);
      const result = await apiPublic("GET", "/api/auth/sign-up");
      const isApproved = result.ok && result.data.status === "approved";
      const goesOnAsking = isCurrent && (!isApproved || (await goOn()));
      isAsking = false;
      if (isCurrent && goesOnAsking) plan();
      else isCurrent = false;
    };
    const askAtOnce = () => {
      if (isCurrent) void ask();
    };
    const plan = () => {
      timer = setTimeout(askAtOnce, Date.now() < eagerUntil ? POLL_MS : SLOW_POLL_MS);
    };
    plan();
    window.addEventListener("focus", askAtOnce);
    document.addEventListener("visibilitychange", askAtOnce);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      window.removeEventListener("focus", askAtOnce);
      document.removeEventListener("visibilitychange", askAtOnce);
    };
  }, [isWaiting]);
}
