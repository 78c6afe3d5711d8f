import { expect, test } from "vitest";
import { eventStream } from "./event-stream";

async function* counted(log: string[], most = 3): AsyncGenerator<{ step: number }> {
  try {
    for (let step = 1; step <= most; step += 1) yield await Promise.resolve({ step });
  } finally {
    log.push("ended");
  }
}

test("values become messages, and the stream ends with its source", async () => {
  const response = eventStream(counted([]));
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(response.headers.get("cache-control")).toContain("no-transform");
  expect(await response.text()).toBe(
    'retry: 1000\n\ndata: {"step":1}\n\ndata: {"step":2}\n\ndata: {"step":3}\n\n',
  );
});

test("a caller that leaves ends the source", async () => {
  const log: string[] = [];
  const reader = eventStream(counted(log, 1_000_000)).body?.getReader();
  await reader?.read();
  await reader?.read();
  await reader?.cancel();
  expect(log).toEqual(["ended"]);
});

test("a source that fails ends the stream without a word about it", async () => {
  async function* failing(): AsyncGenerator<number> {
    yield await Promise.resolve(1);
    throw new Error("secret");
  }
  expect(await eventStream(failing()).text()).toBe("retry: 1000\n\ndata: 1\n\n");
});

test("16.56: a process that is told to stop ends its streams, also one whose source says nothing", async () => {
  const told = new AbortController();
  const { promise: asleep, resolve: wake } = Promise.withResolvers<undefined>();
  async function* silent(): AsyncGenerator<number> {
    yield 1;
    await asleep;
  }
  const reader = eventStream(silent(), told.signal).body?.getReader();
  await reader?.read();
  await reader?.read();
  const next = reader?.read();
  told.abort();
  expect(await next).toEqual({ done: true, value: undefined });
  wake(undefined);
});
