import type { ReadingOutcome } from "@/lib/features/reading/contract";
import { createApi, NETWORK_ERROR, OTHERS_PAGE, type ApiCall, type ApiResult } from "@/lib/client/api";
import { readSession } from "@/lib/shared/browser-session";
import { MADE_FOR_HEADER } from "@/lib/shared/made-for";
import type { OutboxPorts, ReadingEvent } from "./event-outbox";

const unsent = (status: number, code: string, message: string): ApiResult<ReadingOutcome> => ({
  ok: false,
  status,
  code,
  message,
});

const callOf = (parentId: string | null, keepalive: boolean): ApiCall =>
  createApi({
    onUnauthorized: "stay",
    keepalive,
    // The page of kept stories is the same for everybody, so only the events themselves can say whose they are.
    headers: parentId === null ? {} : { [MADE_FOR_HEADER]: parentId },
  });

/**
 * Sends what one parent's reading was, in that parent's name or not at all: where somebody else has signed in since, in
 * this tab or another, it is dropped. A browser that knows itself to be offline isn't asked: events wait for the line.
 */
export function sendEventsOf(parentId: string | null): OutboxPorts["send"] {
  const [post, postLeaving] = [callOf(parentId, false), callOf(parentId, true)];
  return async (events: ReadingEvent[], leaving: boolean) => {
    const here = readSession()?.user.id ?? parentId;
    if (here !== parentId) return unsent(403, OTHERS_PAGE, "");
    if (!navigator.onLine) return unsent(0, "NETWORK", NETWORK_ERROR);
    return (leaving ? postLeaving : post)("POST", "/api/reading-events", { body: { events } });
  };
}
