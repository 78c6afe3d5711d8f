"use client";

import { HydrationBoundary, type DehydratedState } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";

/** `state` is the page's answers as JSON. */
export function FilledQueries({ state, children }: { state: string; children: ReactNode }) {
  const answers = useMemo(() => JSON.parse(state) as DehydratedState, [state]);
  return <HydrationBoundary state={answers}>{children}</HydrationBoundary>;
}
