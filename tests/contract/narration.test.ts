import { beforeAll, describe, expect, test } from "vitest";
import type {
  NarrationDetailView,
  NarrationsView,
  NarrationView,
  ReadingVoiceView,
} from "@/lib/features/narration/contract";
import { detailsOf, guardedParent, refusalOf } from "@/tests/support/guarded-client";
import { addChild, bookBody, finishedStory, type ApiClient } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { until } from "@/tests/support/until";

const system = testSystem();
let parent: ApiClient;
let bookId: string;
let narration: NarrationDetailView;

/** The narration as soon as all of it can be heard. */
const heard = (id: string) =>
  until("the story to be read aloud", async () => {
    const { json } = await parent.call<NarrationDetailView>("GET", `/api/narrations/${id}`);
    expect(json.status).not.toBe("failed");
    return json.status === "ready" ? json : null;
  });

const listed = async (query = "") =>
  (await parent.call<NarrationsView>("GET", `/api/books/${bookId}/narrations${query}`)).json;

beforeAll(async () => {
  parent = await guardedParent(system);
  const child = await addChild(parent);
  bookId = (await finishedStory(parent, bookBody(child.id))).bookId ?? "";
  const asked = { voice: "embedded:slt" };
  const { json } = await parent.call<NarrationView>("POST", `/api/books/${bookId}/narrations`, asked);
  narration = await heard(json.id);
});

const fetched = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${system.app}${path}`, {
    method,
    headers: { authorization: `Bearer ${parent.token ?? ""}`, "accept-encoding": "identity", ...headers },
  });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe("a story's narration", () => {
  test("has a sound for every page", async () => {
    const { narrations, voices, preferred } = await listed();
    expect(narrations).toHaveLength(1);
    expect(preferred).toBe("embedded:slt");
    expect(voices.map(({ allowed }) => allowed).slice(0, 3)).toEqual([true, true, true]);
    expect(narration.pages.map(({ page }) => page)).toEqual(
      Array.from({ length: narration.pageCount }, (_, page) => page),
    );
    for (const { words } of narration.pages) expect(words.length).toBeGreaterThan(0);
  });

  test("by another voice is made once, and goes with a word", async () => {
    const at = `/api/books/${bookId}/narrations`;
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => parent.call<NarrationView>("POST", at, { voice: "embedded:awb" })),
    );
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 202));
    const ids = new Set(asked.map(({ json }) => json.id));
    expect(ids.size).toBe(1);
    const [id = ""] = [...ids];
    await heard(id);
    expect((await parent.call("DELETE", `/api/narrations/${id}`)).status).toBe(204);
    expect((await parent.call("GET", `/api/narrations/${id}`)).status).toBe(404);
  });

  test("a voice that isn't there, a level that isn't told, and nonsense are refused", async () => {
    const at = `/api/books/${bookId}/narrations`;
    expect(detailsOf(await parent.call("POST", at, { voice: "embedded:nobody" }))).toHaveProperty("voice");
    expect(detailsOf(await parent.call("POST", at, { voice: "../../etc" }))).toHaveProperty("voice");
    expect(
      refusalOf(await parent.call("POST", at, { voice: "embedded:slt", level: "Advanced" })).status,
    ).toBe(404);
    expect(refusalOf(await parent.call("GET", `${at}?level=Easy`)).status).toBe(400);
  });
});

describe("the voice of a family", () => {
  test("is chosen, and heard before", async () => {
    const { json } = await parent.call<ReadingVoiceView>("PUT", "/api/reading-voice", {
      voice: "embedded:rms",
    });
    expect(json.voice).toBe("embedded:rms");
    expect((await parent.call<ReadingVoiceView>("GET", "/api/reading-voice")).json.voice).toBe(
      "embedded:rms",
    );
    for (const { sampleUrl } of json.voices.filter(({ kind }) => kind === "embedded")) {
      const answer = await fetched(sampleUrl ?? "");
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "audio/mpeg"]);
      expect((await bytesOf(answer)).byteLength).toBeGreaterThan(10_000);
    }
    await parent.call("GET", json.voices[0]?.sampleUrl ?? "");
  });
});

describe("a sound in parts", () => {
  let url: string;
  let whole: Buffer;
  let etag: string;
  beforeAll(async () => {
    url = narration.pages[1]?.audioUrl ?? "";
    const answer = await fetched(url);
    etag = answer.headers.get("etag") ?? "";
    expect(answer.status).toBe(200);
    expect(answer.headers.get("accept-ranges")).toBe("bytes");
    expect(answer.headers.get("content-type")).toBe("audio/mpeg");
    whole = await bytesOf(answer);
    expect(answer.headers.get("content-length")).toBe(String(whole.byteLength));
  });

  test.each([
    ["bytes=0-1", 0, 2],
    ["bytes=100-", 100, Infinity],
    ["bytes=-50", -50, Infinity],
    ["bytes=5-99999999", 5, Infinity],
  ])("%s is answered with just that", async (range, from, to) => {
    const answer = await fetched(url, { range });
    const part = await bytesOf(answer);
    expect(answer.status).toBe(206);
    expect(part.equals(whole.subarray(from, to === Infinity ? undefined : to))).toBe(true);
    expect(answer.headers.get("content-length")).toBe(String(part.byteLength));
    const start = from < 0 ? whole.byteLength + from : from;
    const said = `bytes ${start}-${start + part.byteLength - 1}/${whole.byteLength}`;
    expect(answer.headers.get("content-range")).toBe(said);
    expect(answer.headers.get("cache-control")).toMatch(/^private/);
  });

  test("behind its end there is none", async () => {
    const answer = await fetched(url, { range: `bytes=${whole.byteLength}-` });
    expect(answer.status).toBe(416);
    expect(answer.headers.get("content-range")).toBe(`bytes */${whole.byteLength}`);
    expect((await bytesOf(answer)).byteLength).toBe(0);
  });

  test.each(["bytes=0-1,5-6", "bytes=9-2", "pages=1-2", "nonsense"])(
    "%s is answered whole",
    async (range) => {
      const answer = await fetched(url, { range });
      expect([answer.status, (await bytesOf(answer)).byteLength]).toEqual([200, whole.byteLength]);
    },
  );

  test("If-Range with its tag gets the part, with another all of it; HEAD tells the length", async () => {
    expect((await fetched(url, { range: "bytes=0-1", "if-range": etag })).status).toBe(206);
    expect((await fetched(url, { range: "bytes=0-1", "if-range": '"other"' })).status).toBe(200);
    const head = await fetched(url, { range: "bytes=0-1" }, "HEAD");
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(whole.byteLength)]);
  });

  test("fifty at once are each answered with their own", async () => {
    const starts = Array.from({ length: 50 }, (_, index) => Math.floor((index * whole.byteLength) / 50));
    const answers = await Promise.all(
      starts.map((from) => fetched(url, { range: `bytes=${from}-${from + 99}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(starts.map(() => 206));
    const parts = await Promise.all(answers.map(bytesOf));
    starts.forEach((from, index) => {
      expect(parts[index]?.equals(whole.subarray(from, from + 100)), String(from)).toBe(true);
    });
  });

  test("is nobody else's", async () => {
    const stranger = await guardedParent(system);
    const range = { range: "bytes=0-1", authorization: `Bearer ${stranger.token ?? ""}` };
    expect((await fetched(url, range)).status).toBe(404);
    expect(refusalOf(await stranger.call("GET", `/api/narrations/${narration.id}`)).status).toBe(404);
  });
});
