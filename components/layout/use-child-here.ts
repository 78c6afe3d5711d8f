"use client";

import { useSyncExternalStore } from "react";
import { readChildHere, subscribeToSession } from "@/lib/shared/browser-session";

/** The child to whom this device was handed over, as the browser remembers it. */
export const useChildHere = (): string | null =>
  useSyncExternalStore(subscribeToSession, readChildHere, () => null);
