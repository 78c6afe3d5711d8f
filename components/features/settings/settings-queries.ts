import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { api } from "@/lib/client/api";

export const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: () => ask(api("GET", "/api/profile")),
});

export const consentsQuery = queryOptions({
  queryKey: ["consents"],
  queryFn: () => ask(api("GET", "/api/consents")),
});
