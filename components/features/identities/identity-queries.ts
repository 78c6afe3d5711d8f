import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { api } from "@/lib/client/api";

export const identitiesQuery = queryOptions({
  queryKey: ["identities"],
  queryFn: () => ask(api("GET", "/api/profile/identities")),
});
