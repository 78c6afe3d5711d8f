import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import type { UsageView } from "@/lib/features/billing/contract";
import { api } from "@/lib/shared/api-client";

export const usageQuery = queryOptions({
  queryKey: ["usage"],
  queryFn: () => ask(api<UsageView>("GET", "/api/payments/usage-stats")),
});
