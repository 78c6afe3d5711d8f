import type { QueryClient, QueryKey, Updater } from "@tanstack/react-query";

/** Holds what the server has just said. An older answer that is still on its way would take it back, so it is not waited for. */
export async function holdAnswer<Held>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: Updater<Held | undefined, Held | undefined>,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Held>(queryKey, answer);
}
