import { useMutation, useQueryClient } from "@tanstack/react-query";
import { holdAnswer } from "@/components/data/hold-answer";
import { ask } from "@/components/data/ask";
import { requestsQuery } from "@/components/features/stories/story-queries";
import { api } from "@/lib/client/api";
import type { ActiveRequestView } from "@/lib/features/stories/contract";

/** Takes an order that failed off the list, here at once and for every sign-in to come. */
export function usePutAway(): (request: Pick<ActiveRequestView, "id">) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (id: string) => {
      await holdAnswer<ActiveRequestView[]>(client, requestsQuery.queryKey, (now) =>
        now?.filter((request) => request.id !== id),
      );
      return ask(api("DELETE", "/api/orders/{id}", { params: { id } }));
    },
    onError: () => client.invalidateQueries({ queryKey: requestsQuery.queryKey }),
  });
  return ({ id }) => {
    mutate(id);
  };
}
