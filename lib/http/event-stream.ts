import { drainSignal } from "@/lib/http/front/drain";

const RETRY_MS = 1000;
const OVER = { done: true, value: undefined } as const;

/**
 * Server-sent events: one message for each value, ended with the source, with the caller, or with this process: a
 * browser that is cut off so asks the next one.
 */
export function eventStream(source: AsyncGenerator, drained: AbortSignal = drainSignal()): Response {
  const encoder = new TextEncoder();
  const { promise: stopping, resolve } = Promise.withResolvers<typeof OVER>();
  const stop = () => {
    resolve(OVER);
  };
  drained.addEventListener("abort", stop);
  if (drained.aborted) stop();

  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(`retry: ${RETRY_MS}\n\n`));
    },
    async pull(controller) {
      const next = await Promise.race([source.next().catch(() => OVER), stopping]);
      if (!next.done) {
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(next.value)}\n\n`));
        return;
      }
      drained.removeEventListener("abort", stop);
      controller.close();
      // Not awaited: a source that is asleep would keep the stream open until it wakes.
      void source.return(undefined);
    },
    async cancel() {
      drained.removeEventListener("abort", stop);
      await source.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      // Compressed, it would wait for a full block.
      "cache-control": "private, no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
