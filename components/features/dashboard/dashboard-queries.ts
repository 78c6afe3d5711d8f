import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import type { DashboardView } from "@/lib/features/dashboard/contract";
import { api } from "@/lib/shared/api-client";

export const totalsQuery = queryOptions({
  queryKey: ["dashboard"],
  queryFn: () => ask(api<DashboardView>("GET", "/api/dashboard")),
});
