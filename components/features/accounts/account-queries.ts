import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import type { SessionView } from "@/lib/features/accounts/contract";
import { api } from "@/lib/shared/api-client";

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: () => ask(api<SessionView[]>("GET", "/api/auth/sessions")),
});
