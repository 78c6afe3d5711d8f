import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { S3_SANDBOX, startS3 } from "@/sandbox/files/s3";
import type { FaultRule } from "@/sandbox/stripe/faults";
import { s3Storage, type S3Settings } from "./s3-storage";

const store = await startS3(0);
const servers: Server[] = [];

afterEach(async () => {
  vi.useRealTimers();
  await fetch(`${store.url}/_sandbox/faults`, { method: "DELETE" });
});
afterAll(async () => {
  for (const server of servers) server.close();
  await store.stop();
});

const storage = (changes: Partial<S3Settings> = {}) =>
  s3Storage({ ...S3_SANDBOX, endpoint: store.url, ...changes });
const DOWN = {
  code: "UNAVAILABLE",
  message: expect.stringContaining("file store is not available") as string,
};

const fail = (rule: Partial<FaultRule>) =>
  fetch(`${store.url}/_sandbox/faults`, { method: "POST", body: JSON.stringify(rule) });

/** A store of our own making; `seen` are the requests that reached it. */
async function listening(answer: (response: ServerResponse) => void) {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push([request.method, request.url].join(" "));
    request.resume().on("end", () => {
      answer(response);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

test("tries again when the store stumbles, also when it did the work and failed to say so", async () => {
  await fail({ match: "^PUT", status: 503, times: 1 });
  await fail({ match: "^PUT", status: 500, times: 1, afterwards: true });
  await storage().put("stumbled", Buffer.from("whole"));
  expect((await storage().get("stumbled")).toString()).toBe("whole");
});

test.each([
  { what: "keeps failing", rule: { status: 500 }, changes: {} },
  { what: "does not know the key", rule: null, changes: { accessKeyId: "somebody-else" } },
  { what: "does not accept the signature", rule: null, changes: { secretAccessKey: "guessed" } },
  { what: "has no such bucket", rule: null, changes: { bucket: "not-ours" } },
  { what: "is not there", rule: null, changes: { endpoint: "http://127.0.0.1:1" } },
])("a store that $what is unavailable for all that we ask", async ({ rule, changes }) => {
  if (rule) await fail(rule);
  const broken = storage(changes);
  await expect(broken.get("some/file")).rejects.toMatchObject(DOWN);
  await expect(broken.put("some/file", Buffer.from("x"))).rejects.toMatchObject(DOWN);
  await expect(broken.check()).rejects.toMatchObject(DOWN);
});

test("a bucket of more objects than one answer holds is listed to its end", async () => {
  const page = (keys: string[], next: string) =>
    `<ListBucketResult>${keys.map((key) => `<Contents><Key>${key}</Key><LastModified>2026-11-21T00:00:00Z</LastModified></Contents>`).join("\n")}${next}</ListBucketResult>`;
  const pages = [
    page(["a/1", "a/2"], "<NextContinuationToken>1/two==</NextContinuationToken>"),
    page(["a/3"], ""),
  ];
  const { endpoint, seen } = await listening((response) => response.end(pages.shift()));
  const listed = await Array.fromAsync(storage({ endpoint }).list());
  const writtenAt = new Date("2026-11-21T00:00:00Z");
  expect(listed).toEqual(["a/1", "a/2", "a/3"].map((key) => ({ key, writtenAt })));
  expect(seen).toEqual([
    "GET /talewick-files/?list-type=2",
    "GET /talewick-files/?continuation-token=1%2Ftwo%3D%3D&list-type=2",
  ]);
});

test("a full store says so, and is not asked again", async () => {
  const { endpoint, seen } = await listening((response) => response.writeHead(507).end());
  await expect(storage({ endpoint }).put("a/b", Buffer.from("x"))).rejects.toMatchObject({
    code: "NO_SPACE",
  });
  expect(seen).toEqual(["PUT /talewick-files/a/b"]);
});

test("a redirect is not followed", async () => {
  const elsewhere = await listening((response) => response.end("bytes of somebody else"));
  const { endpoint } = await listening((response) =>
    response.writeHead(307, { location: `${elsewhere.endpoint}/b` }).end(),
  );
  await expect(storage({ endpoint }).get("a/b")).rejects.toMatchObject(DOWN);
  expect(elsewhere.seen).toEqual([]);
});

test("half an answer is no file", async () => {
  const { endpoint, seen } = await listening((response) => {
    response.writeHead(200, { "content-length": "1000" });
    response.write("half", () => response.destroy());
  });
  await expect(storage({ endpoint }).get("a/b")).rejects.toMatchObject(DOWN);
  expect(seen).toHaveLength(3);
});

test("a store that keeps failing is left alone for half a minute, and then used again", async () => {
  await fail({ match: "^PUT", status: 503, times: 5 });
  const once = storage();
  const put = () => once.put("after", Buffer.from("x"));
  await expect(put()).rejects.toMatchObject(DOWN);
  await expect(put()).rejects.toMatchObject(DOWN);
  await expect(put()).rejects.toMatchObject({ ...DOWN, retryAfterSeconds: 30 });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 30_000 });
  await put();
  expect((await once.get("after")).toString()).toBe("x");
});

test("16.55: is looked at with a write once, and then asked whether it answers", async () => {
  const { endpoint, seen } = await listening((response) => response.end());
  const one = storage({ endpoint });
  await one.check();
  await one.check();
  expect(seen).toEqual([
    "PUT /talewick-files/probe",
    "DELETE /talewick-files/probe",
    "HEAD /talewick-files/",
    "HEAD /talewick-files/",
  ]);
});

test("16.55: a key that may only read is no store", async () => {
  await fail({ match: "^PUT", status: 403 });
  await expect(storage().check()).rejects.toMatchObject(DOWN);
});
