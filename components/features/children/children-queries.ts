import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import type { ChildView } from "@/lib/features/children/contract";
import { api } from "@/lib/shared/api-client";

export const childrenQuery = queryOptions({
  queryKey: ["children"],
  queryFn: () => ask(api<ChildView[]>("GET", "/api/children")),
});
