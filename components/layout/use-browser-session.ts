"use client";

import { useSyncExternalStore } from "react";
import {
  readSession,
  subscribeToSession,
  type BrowserSession,
  type SessionUser,
} from "@/lib/shared/browser-session";
import { watchSession } from "@/lib/client/refresh-session";

export type BrowserSessionState =
  | { status: "loading"; user: null }
  | { status: "signed-out"; user: null }
  | { status: "signed-in"; user: SessionUser };

function subscribe(listener: () => void): () => void {
  const [unsubscribe, unwatch] = [subscribeToSession(listener), watchSession()];
  return () => {
    unsubscribe();
    unwatch();
  };
}

/** `undefined` is the server, which can't know. */
const serverSnapshot = (): BrowserSession | null | undefined => undefined;
const browserSnapshot = (): BrowserSession | null | undefined => readSession();

/** Who is signed in here. What is remembered shows at once, and follows the server while a page shows it. */
export function useBrowserSession(): BrowserSessionState {
  const session = useSyncExternalStore(subscribe, browserSnapshot, serverSnapshot);
  if (session === undefined) return { status: "loading", user: null };
  if (session === null) return { status: "signed-out", user: null };
  return { status: "signed-in", user: session.user };
}
