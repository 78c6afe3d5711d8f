import { clearSession } from "./browser-session";

let signsOut = false;

/** From here on a call that is refused was only too late: signing out leads where it leads. */
export function beginSignOut(): void {
  signsOut = true;
}

/** Forgets a session that the server has ended, and asks for a new one; sign-in says why, and leads back here. */
export function leaveForSignIn(): void {
  if (signsOut) return;
  const { pathname, search } = window.location;
  clearSession();
  // eslint-disable-next-line @next/next/no-location-assign-relative-destination -- a full load drops what the pages hold of the ended session
  window.location.assign(`/signin?m=session-expired&from=${encodeURIComponent(`${pathname}${search}`)}`);
}
