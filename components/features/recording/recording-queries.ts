import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { api } from "@/lib/client/api";
import type { RecordedPageView, RecordingView } from "@/lib/features/narration/contract";

const POLL_MS = 1500;

export const recordingsQuery = (id: string) =>
  queryOptions({
    queryKey: ["recordings", id],
    queryFn: () => ask(api("GET", "/api/books/{id}/recordings", { params: { id } })),
    // A page that is being listened to is ready in a moment.
    refetchInterval: ({ state }) =>
      state.data?.recordings.some(({ pages }) => pages.some(({ status }) => status === "waiting"))
        ? POLL_MS
        : false,
  });

export const STATUS_WORDS = {
  missing: "not recorded",
  changed: "its words have changed",
  waiting: "being listened to",
  unheard: "needs your help",
  ready: "recorded",
} as const satisfies Record<RecordedPageView["status"], string>;

export const pageName = (page: number): string => (page === 0 ? "Cover" : `Page ${page}`);

/** Kept at the server, also where its words still have to be found. */
export const isRecorded = ({ status }: RecordedPageView): boolean =>
  status === "ready" || status === "waiting" || status === "unheard";

const isOpen = ({ status }: RecordedPageView): boolean => status !== "ready" && status !== "waiting";

/** Where to go on: the first page after this one that wants somebody, else the first of all. */
export function nextOpen({ pages }: RecordingView, after = -1): number | null {
  const open = pages.filter(isOpen);
  return (open.find(({ page }) => page > after) ?? open[0])?.page ?? null;
}
