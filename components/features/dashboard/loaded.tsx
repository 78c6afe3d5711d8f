"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DashboardFailure } from "./dashboard-failure";

type LoadedProps<T> = {
  from: UseQueryResult<T>;
  /** Grey shapes where the content will stand. */
  shapes: ReactNode;
  children: (data: T) => ReactNode;
};

/** One part of the dashboard in its three states. What is known stays while it is asked for anew. */
export function Loaded<T>({ from, shapes, children }: LoadedProps<T>) {
  if (from.data !== undefined) return children(from.data);
  if (from.isError && !from.isFetching) return <DashboardFailure onRetry={() => void from.refetch()} />;
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      {shapes}
    </div>
  );
}
