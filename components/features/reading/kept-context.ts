import { createContext } from "react";
import type { NarrationDetailView } from "@/lib/features/narration/contract";

/** The book that is open lies on this device. */
export type KeptOpen = {
  /** Its sound, where that is kept as well. */
  narration: NarrationDetailView | null;
  /** Who reads the pages that its own voice doesn't. */
  filling: NarrationDetailView | null;
  isOnline: boolean;
};

/** `null`: the book comes from the server. Of a kept one nothing is offered that only the server can do. */
export const KeptContext = createContext<KeptOpen | null>(null);
