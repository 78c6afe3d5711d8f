"use client";

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { FailureContext, type TellFailure } from "@/components/feedback/failure-context";
import { tellFailure } from "@/components/feedback/tell-failure";
import type { CallFailed } from "./ask";

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: CallFailed;
  }
}

/** What a page has just brought along is not asked for again at once. */
const FRESH_FOR_MS = 10_000;

const tell: TellFailure = (failure, shown) => void tellFailure(failure, shown);
const onError = ({ failure }: CallFailed) => {
  tell(failure);
};

const newClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        // A screen says at once that something did not come, and offers to try again.
        retry: false,
        // A browser that believes itself offline shall say so too, instead of waiting without a word.
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });

/**
 * The signed-in screens' one copy of what the server said; it lasts as long as one goes from screen to screen. Every call
 * that fails is told by the same hand, here or through `FailureContext`.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(newClient);
  return (
    <QueryClientProvider client={client}>
      <FailureContext value={tell}>{children}</FailureContext>
    </QueryClientProvider>
  );
}
