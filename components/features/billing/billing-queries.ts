import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { api } from "@/lib/client/api";

export const usageQuery = queryOptions({
  queryKey: ["usage"],
  queryFn: () => ask(api("GET", "/api/payments/usage-stats")),
});
