"use client";

import { useState } from "react";
import { apiStaying } from "@/lib/client/api";
import { clearSession } from "@/lib/shared/browser-session";
import { beginSignOut } from "@/lib/shared/leave-for-sign-in";

/** Ends the session on the server and here, then loads `to` afresh. A server that fails doesn't keep anybody in. */
export function useSignOut(to: "/" | "/signin"): { signOut: () => Promise<void>; pending: boolean } {
  const [pending, setPending] = useState(false);
  return {
    pending,
    signOut: async () => {
      setPending(true);
      beginSignOut();
      const result = await apiStaying("POST", "/api/auth/logout");
      // eslint-disable-next-line no-console -- the specification asks for this line
      if (!result.ok) console.warn("Backend logout failed, but continuing with frontend cleanup");
      clearSession();
      window.location.assign(to);
    },
  };
}
