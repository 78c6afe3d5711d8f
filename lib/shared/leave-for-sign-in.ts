import { clearSession, readSession } from "./browser-session";

let signsOut = false;

/** From here on a call that is refused was only too late: signing out leads where it leads. */
export function beginSignOut(): void {
  signsOut = true;
}

/**
 * While `work` runs, which ends the session and then leads away itself, whoever hears of the end is only too early. Where it
 * fails, and the session has ended all the same, the page leaves for sign-in.
 */
export async function whileSigningOut<T>(work: () => Promise<T>): Promise<T> {
  signsOut = true;
  try {
    return await work();
  } catch (error) {
    signsOut = false;
    if (readSession() === null) leaveForSignIn();
    throw error;
  }
}

export const isSigningOut = (): boolean => signsOut;

const lastCalls = new Set<() => void>();

/**
 * Calls `keep` before an ended session leads away, whichever call noticed it first: the last moment to put aside what was
 * being written. Not at a sign-out, which takes everything along. Returns the way out.
 */
export function beforeSignIn(keep: () => void): () => void {
  lastCalls.add(keep);
  return () => {
    lastCalls.delete(keep);
  };
}

/**
 * The last moment has come: whoever asked for it puts aside what was being written, and once more when the page goes. A
 * sign-out in another tab has this browser empty every tab's storage, and may do so in between.
 */
export function keepWhatIsWritten(): void {
  const keepAll = () => {
    for (const keep of lastCalls) keep();
  };
  keepAll();
  window.addEventListener("pagehide", keepAll, { once: true });
}

/** Forgets a session that the server has ended, and asks for a new one; sign-in says why, and leads back here. */
export function leaveForSignIn(): void {
  if (signsOut) return;
  const { pathname, search } = window.location;
  keepWhatIsWritten();
  clearSession();
  // eslint-disable-next-line @next/next/no-location-assign-relative-destination -- a full load drops what the pages hold of the ended session
  window.location.assign(`/signin?m=session-expired&from=${encodeURIComponent(`${pathname}${search}`)}`);
}
