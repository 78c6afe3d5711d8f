import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { api } from "@/lib/client/api";

export const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: () => ask(api("GET", "/api/profile")),
});

const LOOK_AGAIN_MS = 3_000;

/** Looked at again while an archive is being made. */
export const exportQuery = queryOptions({
  queryKey: ["data-export"],
  queryFn: () => ask(api("GET", "/api/account/exports")),
  refetchInterval: ({ state }) => (state.data?.status === "waiting" ? LOOK_AGAIN_MS : false),
});

export const readingVoiceQuery = queryOptions({
  queryKey: ["reading-voice"],
  queryFn: () => ask(api("GET", "/api/reading-voice")),
});

export const consentsQuery = queryOptions({
  queryKey: ["consents"],
  queryFn: () => ask(api("GET", "/api/consents")),
});
