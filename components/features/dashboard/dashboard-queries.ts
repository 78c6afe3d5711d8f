import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { api } from "@/lib/client/api";

export const totalsQuery = queryOptions({
  queryKey: ["dashboard"],
  queryFn: () => ask(api("GET", "/api/dashboard")),
});
