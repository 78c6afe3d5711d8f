"use client";

import { useState } from "react";
import { apiStaying, CHILDS_MODE, OTHERS_PAGE } from "@/lib/client/api";
import { clearSession, readChildHere } from "@/lib/shared/browser-session";
import { forgetKept } from "@/lib/shared/forget-kept";
import { leaveForShelf } from "@/lib/shared/leave-for-shelf";
import { beginSignOut } from "@/lib/shared/leave-for-sign-in";
import { markLeaving } from "@/lib/client/pending-sign-out";

/** Ends the session on the server and here, then loads `to` afresh. A server that fails doesn't keep anybody in: it is told later. */
export function useSignOut(to: "/" | "/signin"): { signOut: () => Promise<void>; pending: boolean } {
  const [pending, setPending] = useState(false);
  return {
    pending,
    signOut: async () => {
      setPending(true);
      // A page of before the device was handed over: nobody is signed out by a child's hand.
      if (readChildHere() !== null) {
        leaveForShelf();
        return;
      }
      beginSignOut();
      const result = await apiStaying("POST", "/api/auth/logout");
      // eslint-disable-next-line no-restricted-syntax -- the name of a refusal, no secret
      if (!result.ok && result.code === CHILDS_MODE) {
        leaveForShelf();
        return;
      }
      // eslint-disable-next-line no-restricted-syntax -- the name of a refusal, no secret
      if (!result.ok && result.code === OTHERS_PAGE) return;
      if (!result.ok) {
        // oxlint-disable-next-line no-console -- the specification asks for this line
        console.warn("Backend logout failed, but continuing with frontend cleanup");
        markLeaving();
      }
      clearSession();
      // Before the page goes: also where no server could tell the browser to.
      await forgetKept();
      window.location.assign(to);
    },
  };
}
