import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import type { ProfileView } from "@/lib/features/accounts/contract";
import type { ConsentView } from "@/lib/features/consents/contract";
import { api } from "@/lib/shared/api-client";

export const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: () => ask(api<ProfileView>("GET", "/api/profile")),
});

export const consentsQuery = queryOptions({
  queryKey: ["consents"],
  queryFn: () => ask(api<ConsentView[]>("GET", "/api/consents")),
});
