"use client";

import { useSearchParams } from "next/navigation";
import { createContext, Suspense, use, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { Spinner } from "@/components/feedback/spinner";
import type { DialogMode } from "./switch-link";

type Query = Pick<URLSearchParams, "get">;

const QueryContext = createContext<Query | null>(null);

/** What the address asks of sign-in and register; `null` until it is known. */
export const useDialogQuery = (): Query | null => use(QueryContext);

/** Gives what is inside the address's query. A screen that is opened by its address is prepared without knowing it. */
export function WithQuery({ mode, children }: { mode: DialogMode; children: ReactNode }) {
  if (mode === "page") return <OfTheAddress>{children}</OfTheAddress>;
  return (
    <Suspense fallback={<Spinner />}>
      <OfTheRouter>{children}</OfTheRouter>
    </Suspense>
  );
}

const OfTheRouter = ({ children }: { children: ReactNode }) => (
  <QueryContext value={useSearchParams()}>{children}</QueryContext>
);

const never = () => () => undefined;

function OfTheAddress({ children }: { children: ReactNode }) {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => null,
  );
  const query = useMemo(() => (search === null ? null : new URLSearchParams(search)), [search]);
  return <QueryContext value={query}>{children}</QueryContext>;
}
