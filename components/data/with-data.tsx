import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";

type WithDataProps = {
  /** Puts what the page has read under the names that the screen's queries ask by. */
  fill: (client: QueryClient) => void;
  children: ReactNode;
};

/** A screen that arrives filled: its queries find their first answers here. What is missing they ask for themselves. */
export function WithData({ fill, children }: WithDataProps) {
  const client = new QueryClient();
  fill(client);
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>;
}
