import type { ReadingOutcome } from "@/lib/features/reading/contract";
import { createApi, NETWORK_ERROR, type ApiResult } from "@/lib/client/api";
import type { ReadingEvent } from "./event-outbox";

const post = createApi({ onUnauthorized: "stay" });
const postLeaving = createApi({ onUnauthorized: "stay", keepalive: true });

/** A browser that knows itself to be offline isn't asked: events wait for the line. */
export async function sendEvents(
  events: ReadingEvent[],
  leaving: boolean,
): Promise<ApiResult<ReadingOutcome>> {
  if (!navigator.onLine) return { ok: false, status: 0, code: "NETWORK", message: NETWORK_ERROR };
  return (leaving ? postLeaving : post)("POST", "/api/reading-events", { body: { events } });
}
