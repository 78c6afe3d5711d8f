import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { api } from "@/lib/client/api";

export const apiKeysQuery = queryOptions({
  queryKey: ["api-keys"],
  queryFn: () => ask(api("GET", "/api/api-keys")),
});
