import { readSession, tokenSessionId } from "@/lib/shared/browser-session";
import { apiStaying } from "./api";

/** Names the session that this browser has left without the server having heard of it; the server ends it on sight. */
const MARKER = "talewick-leaving";
const MARKER_SECONDS = 180 * 24 * 3600;

const setMarker = (value: string, maxAgeSeconds: number) => {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${MARKER}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
};

export const markLeaving = (sessionId: string): void => {
  setMarker(sessionId, MARKER_SECONDS);
};

function leftSession(): string | null {
  const pair = document.cookie.split("; ").find((one) => one.startsWith(`${MARKER}=`));
  return pair?.slice(MARKER.length + 1) || null;
}

export const hasPendingSignOut = (): boolean => leftSession() !== null;

/** Tells the server what it has not heard. `true` once it has. */
export async function finishSignOut(): Promise<boolean> {
  const left = leftSession();
  if (left === null) return true;
  const session = readSession();
  if (session && tokenSessionId(session.token) !== left) {
    // Somebody has signed in since: that ended what was left, and a sign-out now would be theirs.
    setMarker("", 0);
    return true;
  }
  const { ok } = await apiStaying("POST", "/api/auth/logout");
  if (ok) setMarker("", 0);
  return ok;
}
