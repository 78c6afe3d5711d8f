"use client";

import { useState } from "react";
import { apiStaying } from "@/lib/client/api";
import { clearSession, readSession, tokenSessionId } from "@/lib/shared/browser-session";
import { beginSignOut } from "@/lib/shared/leave-for-sign-in";
import { markLeaving } from "@/lib/client/pending-sign-out";

/** Ends the session on the server and here, then loads `to` afresh. A server that fails doesn't keep anybody in: it is told later. */
export function useSignOut(to: "/" | "/signin"): { signOut: () => Promise<void>; pending: boolean } {
  const [pending, setPending] = useState(false);
  return {
    pending,
    signOut: async () => {
      setPending(true);
      beginSignOut();
      const result = await apiStaying("POST", "/api/auth/logout");
      if (!result.ok) {
        // eslint-disable-next-line no-console -- the specification asks for this line
        console.warn("Backend logout failed, but continuing with frontend cleanup");
        const sessionId = tokenSessionId(readSession()?.token ?? "");
        if (sessionId) markLeaving(sessionId);
      }
      clearSession();
      window.location.assign(to);
    },
  };
}
