"use client";

import { useSyncExternalStore } from "react";
import {
  readSession,
  subscribeToSession,
  type BrowserSession,
  type SessionUser,
} from "@/lib/shared/browser-session";

export type BrowserSessionState =
  | { status: "loading"; user: null }
  | { status: "signed-out"; user: null }
  | { status: "signed-in"; user: SessionUser };

/** `undefined` is the server, which can't know. */
const serverSnapshot = (): BrowserSession | null | undefined => undefined;
const browserSnapshot = (): BrowserSession | null | undefined => readSession();

export function useBrowserSession(): BrowserSessionState {
  const session = useSyncExternalStore(subscribeToSession, browserSnapshot, serverSnapshot);
  if (session === undefined) return { status: "loading", user: null };
  if (session === null) return { status: "signed-out", user: null };
  return { status: "signed-in", user: session.user };
}
