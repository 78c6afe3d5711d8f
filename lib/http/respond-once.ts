import { answerOnce } from "@/lib/features/operations/answer-once";
import type { Context } from "@/lib/platform/context";
import { readIdempotencyKey } from "./idempotency-key";

/** Does the work, or repeats the answer that its Idempotency-Key has got before for the same `body`. */
export async function respondOnce(
  ctx: Context,
  request: Request,
  body: unknown,
  work: () => Promise<Response>,
): Promise<Response> {
  const key = readIdempotencyKey(request);
  if (key === null) return work();
  const { pathname } = new URL(request.url);
  const keyed = { key, method: request.method, path: pathname, body };
  const outcome = await answerOnce(ctx, keyed, { work, toAnswer });
  if ("result" in outcome) return outcome.result;
  const { status, body: text } = outcome.kept;
  const headers = { "content-type": "application/json" };
  return text === "" ? new Response(null, { status }) : new Response(text, { status, headers });
}

const toAnswer = async (response: Response) => ({
  status: response.status,
  body: await response.clone().text(),
});
