import { afterAll, beforeAll, expect, test } from "vitest";
import { route } from "@/lib/http/route";
import type { Ports } from "@/lib/platform/context";
import { defineEndpoint, fileOf } from "@/lib/shared/endpoint";
import { workerDatabase } from "@/tests/support/worker-database";

const home = globalThis as typeof globalThis & { talewickPorts?: Ports };

beforeAll(async () => {
  home.talewickPorts = await workerDatabase();
});
afterAll(() => {
  delete home.talewickPorts;
});

const endpoint = defineEndpoint({
  method: "GET",
  path: "/api/health",
  summary: "A file that is made while it is sent",
  access: "public",
  response: { 200: fileOf("text/plain") },
});

test.each([
  ["HEAD", ["held", "ended"]],
  ["GET", ["held"]],
])(
  "23.4: by %s, what an answer holds until it is read ends where nobody reads it",
  async (method, expected) => {
    const told: string[] = [];
    const body = () =>
      new ReadableStream({
        start: () => void told.push("held"),
        cancel: () => void told.push("ended"),
      });
    const answering = route(endpoint, () => new Response(body(), { headers: { "x-length": "5" } }));
    const answer = await answering(new Request("https://talewick.test/api/health", { method }), {
      params: Promise.resolve({}),
    });
    expect(told).toEqual(expected);
    expect([answer.status, answer.headers.get("x-length")]).toEqual([200, "5"]);
    expect(answer.body === null).toBe(method === "HEAD");
  },
);
