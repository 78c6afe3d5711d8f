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

export const hasPendingSignOut = (): boolean =>
  document.cookie.split("; ").some((pair) => pair.startsWith(`${MARKER}=`) && pair !== `${MARKER}=`);

/** Tells the server what it has not heard. `true` once it has. */
export async function finishSignOut(): Promise<boolean> {
  if (!hasPendingSignOut()) return true;
  const { ok } = await apiStaying("POST", "/api/auth/logout");
  if (ok) setMarker("", 0);
  return ok;
}
