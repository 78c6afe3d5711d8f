import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { api } from "@/lib/client/api";

export const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  queryFn: () => ask(api("GET", "/api/profile/passkeys")),
});
