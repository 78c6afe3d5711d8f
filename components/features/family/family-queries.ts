import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { api } from "@/lib/client/api";

export const familyQuery = queryOptions({
  queryKey: ["family"],
  queryFn: () => ask(api("GET", "/api/family")),
});
