import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { api } from "@/lib/client/api";

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: () => ask(api("GET", "/api/auth/sessions")),
});
