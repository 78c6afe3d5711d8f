import { createContext } from "react";
import type { ApiFailure } from "@/lib/client/api";

/** `shown`: what the screen says already, which nobody needs to read twice. */
export type TellFailure = (failure: ApiFailure, shown?: string | null) => void;

/** How a screen tells what its own words leave out; pages without toasts have nothing to tell it with. */
export const FailureContext = createContext<TellFailure>(() => undefined);
