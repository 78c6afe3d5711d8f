import { receiveEvent } from "@/lib/features/billing/receive-event";
import { readBytes } from "@/lib/http/read-input";
import { route } from "@/lib/http/route";

/** The provider's events are a few kilobytes. */
const MAX_EVENT_BYTES = 512 * 1024;

// The caller proves itself by its signature over the very bytes it sent.
export const POST = route({ access: "public" }, async (ctx, { request }) => {
  const rawBody = await readBytes(request, MAX_EVENT_BYTES);
  await receiveEvent(ctx, { rawBody, signature: request.headers.get("stripe-signature") });
  return Response.json({ received: true });
});
