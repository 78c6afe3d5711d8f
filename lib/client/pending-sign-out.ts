import { readSession, tokenSessionId } from "@/lib/shared/browser-session";
import { WHICHEVER_SESSION } from "@/lib/shared/leaving";
import { apiStaying } from "./api";
import { findLeftSession, forgetLeftSession, noteLeftSession } from "./left-session";

/** Before storage is cleared: its token says which session is left. */
export const markLeaving = (): void => {
  noteLeftSession(tokenSessionId(readSession()?.token ?? "") ?? WHICHEVER_SESSION);
};

/** Tells the server what it has not heard. `true` once it has. */
export async function finishSignOut(): Promise<boolean> {
  const left = findLeftSession();
  if (left === null) return true;
  const session = readSession();
  if (session && tokenSessionId(session.token) !== left) {
    // Somebody has signed in since: that ended what was left, and a sign-out now would be theirs.
    forgetLeftSession();
    return true;
  }
  const { ok } = await apiStaying("POST", "/api/auth/logout");
  if (ok) forgetLeftSession();
  return ok;
}
