import { clearSession } from "./browser-session";

/** Forgets a session that the server has ended, and asks for a new one; sign-in says why, and leads back here. */
export function leaveForSignIn(): void {
  const { pathname, search } = window.location;
  clearSession();
  // eslint-disable-next-line @next/next/no-location-assign-relative-destination -- a full load drops what the pages hold of the ended session
  window.location.assign(`/signin?m=session-expired&from=${encodeURIComponent(`${pathname}${search}`)}`);
}
