import { forgetOthersDrafts, readSession, subscribeToSession } from "@/lib/shared/browser-session";
import { isSigningOut } from "@/lib/shared/leave-for-sign-in";
import { leaveForWhoeverIsHere } from "@/lib/shared/leave-for-whoever-is-here";
import { refreshSession } from "./refresh-session";

const whoIsHere = (): string | null => readSession()?.user.id ?? null;

/**
 * Watches over a page that was made for one parent: it leaves as soon as they have signed out in another tab, or somebody
 * else has signed in there. The server refuses what it asks in any case; this takes it out of sight.
 */
export function watchOwner(parentId: string): () => void {
  let wasHere = false;
  let isOver = false;
  const leave = () => {
    // A sign-out of this page's own leads where it leads.
    if (isOver || isSigningOut()) return;
    isOver = true;
    leaveForWhoeverIsHere();
  };
  const look = () => {
    const here = whoIsHere();
    if (here === parentId) wasHere = true;
    else if (wasHere) leave();
    else if (here !== null) void ask();
  };
  /** What is stored may be older than this page, or newer: the cookie decides, as it did when the page was drawn. */
  const ask = async () => {
    const { status } = await refreshSession();
    if (status === "in" && whoIsHere() !== parentId) leave();
  };
  forgetOthersDrafts(parentId);
  look();
  const unsubscribe = subscribeToSession(look);
  window.addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    isOver = true;
    unsubscribe();
    window.removeEventListener("pageshow", look);
    document.removeEventListener("visibilitychange", look);
  };
}
