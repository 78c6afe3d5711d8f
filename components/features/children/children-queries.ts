import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { api } from "@/lib/client/api";

export const childrenQuery = queryOptions({
  queryKey: ["children"],
  queryFn: () => ask(api("GET", "/api/children")),
});
