import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { api } from "@/lib/client/api";

const LOOK_AGAIN_MS = 10_000;

/** Looked at again while the two mailboxes are asked. */
export const emailChangeQuery = queryOptions({
  queryKey: ["email-change"],
  queryFn: () => ask(api("GET", "/api/profile/email-change")),
  refetchInterval: ({ state }) => (state.data?.change ? LOOK_AGAIN_MS : false),
});
