import { clearSession, readSession, saveSession } from "@/lib/shared/browser-session";
import { offerRenewal } from "@/lib/shared/renew-session";
import { apiPublic } from "./api";

export type Refreshed = {
  /** `unknown` where nobody could be asked. */
  status: "in" | "out" | "unknown";
  /** The browser thought otherwise: its session has ended. */
  hasEnded: boolean;
};

const UNKNOWN: Refreshed = { status: "unknown", hasEnded: false };
let underWay: Promise<Refreshed> | null = null;

/**
 * Asks the server who sits at this browser, and makes what is stored follow: after a purchase or a cancellation
 * elsewhere, after storage was cleared while the cookie stayed, after the session has ended. The cookie speaks, not the
 * stored token.
 */
export function refreshSession(): Promise<Refreshed> {
  underWay ??= ask().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function ask(): Promise<Refreshed> {
  const before = readSession()?.token;
  const result = await apiPublic("GET", "/api/auth/current");
  // Meanwhile somebody may have signed in or out here.
  if (!result.ok || readSession()?.token !== before) return UNKNOWN;
  if (result.data.signedIn) {
    const { login, childId, readsWithFamily } = result.data;
    saveSession({ ...login, readsWithFamily }, childId);
    return { status: "in", hasEnded: false };
  }
  if (before) clearSession();
  return { status: "out", hasEnded: before !== undefined };
}

offerRenewal(async () => (await refreshSession()).status === "in");

let watchers = 0;

const refreshKnown = () => {
  if (readSession() && document.visibilityState === "visible") void refreshSession();
};

/** Keeps what is stored true for as long as a page shows it: now, when the page is looked at again, after other tabs. */
export function watchSession(): () => void {
  watchers += 1;
  if (watchers === 1) {
    refreshKnown();
    window.addEventListener("focus", refreshKnown);
    window.addEventListener("storage", refreshKnown);
    document.addEventListener("visibilitychange", refreshKnown);
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    window.removeEventListener("focus", refreshKnown);
    window.removeEventListener("storage", refreshKnown);
    document.removeEventListener("visibilitychange", refreshKnown);
  };
}
