import { answerOnce } from "@/lib/features/operations/answer-once";
import type { Context } from "@/lib/platform/context";
import { readIdempotencyKey } from "./idempotency-key";

type Work<Result> = {
  /** The use case, with the context that it is given. */
  work: (ctx: Context) => Promise<Result>;
  /** What the caller is sent; nothing but the result decides it. */
  respond: (result: Result) => Response;
};

/** Does the work, or repeats the answer that its Idempotency-Key has got before for the same `body`. */
export async function respondOnce<Result>(
  ctx: Context,
  request: Request,
  body: unknown,
  { work, respond }: Work<Result>,
): Promise<Response> {
  const key = readIdempotencyKey(request);
  if (key === null) return respond(await work(ctx));
  const { pathname } = new URL(request.url);
  const keyed = { key, method: request.method, path: pathname, body };
  const toAnswer = async (result: Result) => {
    const response = respond(result);
    return { status: response.status, body: await response.text() };
  };
  const outcome = await answerOnce(ctx, keyed, { work, toAnswer });
  if ("result" in outcome) return respond(outcome.result);
  const { status, body: text } = outcome.kept;
  const headers = { "content-type": "application/json" };
  return text === "" ? new Response(null, { status }) : new Response(text, { status, headers });
}
