import { dehydrate, QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FilledQueries } from "./filled-queries";

type WithDataProps = {
  /** Puts what the page has read under the names that the screen's queries ask by. */
  fill: (client: QueryClient) => void;
  children: ReactNode;
};

/**
 * A screen that arrives filled: its queries find their first answers here. What is missing they ask for themselves. The
 * answers travel as one text: as objects, each of their fields would be written and read one by one, on the server too.
 */
export function WithData({ fill, children }: WithDataProps) {
  const client = new QueryClient();
  fill(client);
  return <FilledQueries state={JSON.stringify(dehydrate(client))}>{children}</FilledQueries>;
}
