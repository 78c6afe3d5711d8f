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
  const own: { response?: Response } = {};
  const { pathname } = new URL(request.url);
  const answer = await answerOnce(ctx, { key, method: request.method, path: pathname, body }, async () => {
    own.response = await work();
    return { status: own.response.status, body: await own.response.clone().text() };
  });
  if (own.response) return own.response;
  const headers = { "content-type": "application/json" };
  return answer.body === ""
    ? new Response(null, { status: answer.status })
    : new Response(answer.body, { status: answer.status, headers });
}
