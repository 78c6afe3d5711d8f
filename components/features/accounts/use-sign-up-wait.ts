import { useEffect, useEffectEvent } from "react";
import { apiPublic, apiStaying } from "@/lib/client/api";
import { forgetSignUp } from "@/lib/shared/browser-session";
import { enterSession } from "./enter-session";

const POLL_MS = 3_000;
const GIVE_UP_MS = 30 * 60_000;

type Wait = { isWaiting: boolean; keepSignedIn: () => boolean; from: string | null };

/** Waits until the link in the e-mail was opened, wherever that is, and then goes on by itself. */
export function useSignUpWait({ isWaiting, keepSignedIn, from }: Wait): void {
  const goOn = useEffectEvent(async () => {
    const result = await apiStaying("POST", "/api/auth/sign-up/continue", {
      body: { keepSignedIn: keepSignedIn() },
    });
    if (result.ok) enterSession(result.data, from);
    // Too late, or another tab was faster: the password works now.
    else forgetSignUp();
  });

  useEffect(() => {
    if (!isWaiting) return;
    const end = Date.now() + GIVE_UP_MS;
    let timer: ReturnType<typeof setTimeout>;
    let isCurrent = true;
    const ask = async () => {
      const result = document.hidden ? null : await apiPublic("GET", "/api/auth/sign-up");
      if (!isCurrent) return;
      if (result?.ok && result.data.status === "approved") await goOn();
      else if (Date.now() < end) plan();
    };
    const plan = () => {
      timer = setTimeout(() => void ask(), POLL_MS);
    };
    plan();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isWaiting]);
}
