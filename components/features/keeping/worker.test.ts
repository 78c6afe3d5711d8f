import { readFile } from "node:fs/promises";
import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, test } from "vitest";

const ORIGIN = "https://talewick.example";
const SOUND = `${ORIGIN}/api/files/sound`;

type FetchEvent = { request: Request; respondWith: (answer: Promise<Response>) => void };
type Box = Map<string, () => Response>;

/** The worker as a browser runs it that has no connection. */
async function startWorker(boxes: Map<string, Box>, wasAsked: string[] = []) {
  const handlers = new Map<string, (event: FetchEvent) => void>();
  const caches = {
    keys: () => Promise.resolve([...boxes.keys()]),
    open: (name: string) =>
      Promise.resolve({
        match: (address: string) => Promise.resolve(boxes.get(name)?.get(new URL(address, ORIGIN).href)?.()),
      }),
  };
  const self = {
    addEventListener: (name: string, handler: (event: FetchEvent) => void) => handlers.set(name, handler),
    navigator: { onLine: false },
    location: { origin: ORIGIN },
  };
  const fetch = (request: Request) => {
    wasAsked.push(request.url);
    return Promise.reject(new TypeError("no network"));
  };
  const redirecting = Object.assign(
    function (...parts: ConstructorParameters<typeof Response>) {
      return new Response(...parts);
    },
    {
      error: () => Response.error(),
      redirect: (path: string) => Response.redirect(new URL(path, ORIGIN)),
    },
  );
  runInNewContext(await readFile("public/sw.js", "utf8"), {
    ...{ self, caches, fetch, URL, Number, Math, String },
    Response: redirecting,
  });
  return async (address: string, headers: Record<string, string> = {}, mode = "cors"): Promise<Response> => {
    const request = new Request(new URL(address, ORIGIN), { headers });
    Object.defineProperty(request, "mode", { value: mode });
    return new Promise((resolve, reject) => {
      handlers.get("fetch")?.({ request, respondWith: (answer) => void answer.then(resolve, reject) });
    });
  };
}

describe("a sound that lies on the device", () => {
  const wasAsked: string[] = [];
  let ask: Awaited<ReturnType<typeof startWorker>>;
  beforeEach(async () => {
    const whole = () => new Response("0123456789", { headers: { "content-type": "audio/mpeg" } });
    wasAsked.length = 0;
    ask = await startWorker(new Map([["kept:me", new Map([[SOUND, whole]])]]), wasAsked);
  });

  test.each([
    ["bytes=0-", "0123456789", "bytes 0-9/10"],
    ["bytes=4-", "456789", "bytes 4-9/10"],
    ["bytes=2-3", "23", "bytes 2-3/10"],
    ["bytes=8-99", "89", "bytes 8-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
    ["bytes=-99", "0123456789", "bytes 0-9/10"],
  ])("%s is answered with that part of it", async (range, text, told) => {
    const answer = await ask(SOUND, { range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe(told);
    expect(answer.headers.get("content-length")).toBe(String(text.length));
    expect(answer.headers.get("content-type")).toBe("audio/mpeg");
    expect(await answer.text()).toBe(text);
    expect(wasAsked).toEqual([]);
  });

  test.each(["bytes=10-", "bytes=99-100", "bytes=-0"])("%s is beyond its end", async (range) => {
    const answer = await ask(SOUND, { range });
    expect(answer.status).toBe(416);
    expect(answer.headers.get("content-range")).toBe("bytes */10");
  });

  test.each(["bytes=0-1,4-5", "bytes=5-2", "bytes=-", "pages=1-2"])(
    "%s is answered with the whole",
    async (range) => {
      const answer = await ask(SOUND, { range });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe("0123456789");
    },
  );

  test("what isn't kept fails as without a connection", async () => {
    expect((await ask("/api/files/other")).type).toBe("error");
  });
});

describe("a page without a connection", () => {
  test("leads to the story, or to what is kept, where the reader is on the device", async () => {
    const shell = new Map([[`${ORIGIN}/read`, () => new Response("the reader")]]);
    const ask = await startWorker(new Map([["shell:1", shell]]));
    const id = "0192f6a0-0000-7000-8000-00000000000a";
    expect((await ask(`/stories/${id}`, {}, "navigate")).headers.get("location")).toBe(
      `${ORIGIN}/read?book=${id}`,
    );
    expect((await ask("/settings", {}, "navigate")).headers.get("location")).toBe(`${ORIGIN}/read`);
    expect(await (await ask("/read?book=1", {}, "navigate")).text()).toBe("the reader");
  });

  test("is ours also where nothing is left on the device", async () => {
    const answer = await (await startWorker(new Map()))("/read", {}, "navigate");
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("You are offline");
  });
});
