import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { api } from "@/lib/client/api";

export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: () => ask(api("GET", "/api/profile/second-factor")),
});
