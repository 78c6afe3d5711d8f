import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { api } from "@/lib/client/api";

export const webhooksQuery = queryOptions({
  queryKey: ["webhooks"],
  queryFn: () => ask(api("GET", "/api/api-webhooks")),
});

const LOOK_MS = 2_000;

/** Looked at again while something is on its way. */
export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ["webhooks", id, "deliveries"],
    queryFn: () => ask(api("GET", "/api/api-webhooks/{id}/deliveries", { params: { id } })),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status, tries }) => status === "waiting" && tries === 0) ? LOOK_MS : false,
  });
