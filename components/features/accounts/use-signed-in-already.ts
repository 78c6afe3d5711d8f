import { useEffect, useState } from "react";
import { homeAfterSignIn } from "@/lib/features/accounts/rules";
import { readSession } from "@/lib/shared/browser-session";
import { refreshSession } from "@/lib/client/refresh-session";

/**
 * Sends whoever is signed in already on to where sign-in would have led. Answers whether the session that this browser
 * thought it had has ended.
 */
export function useSignedInAlready(from: string | null, isAsked = true): { hasEnded: boolean } {
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    void refreshSession().then((found) => {
      if (!isCurrent) return;
      setEnded(found.hasEnded);
      const session = found.status === "in" ? readSession() : null;
      if (session) window.location.replace(homeAfterSignIn(from, session.user));
    });
    return () => {
      isCurrent = false;
    };
  }, [from, isAsked]);
  return { hasEnded };
}
