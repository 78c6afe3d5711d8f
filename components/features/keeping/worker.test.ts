import { readFile } from "node:fs/promises";
import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, test } from "vitest";
import { eventually } from "@/tests/support/eventually";

const ORIGIN = "https://talewick.example";
const SOUND = `${ORIGIN}/api/files/sound`;

type FetchEvent = { request: Request; respondWith: (answer: Promise<Response>) => void };
type Box = Map<string, () => Response>;

type Line = {
  onLine: boolean;
  server: (request: Request) => Promise<Response>;
  /** What a browser's clock would wake. */
  wake: (act: () => void) => void;
  now: () => number;
};
const NO_LINE: Line = {
  onLine: false,
  server: () => Promise.reject(new TypeError("no network")),
  wake: () => undefined,
  now: () => 0,
};

/** The worker as a browser runs it, one that has no connection if nothing else is said. */
async function startWorker(boxes: Map<string, Box>, wasAsked: string[] = [], line: Line = NO_LINE) {
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
    navigator: { onLine: line.onLine },
    location: { origin: ORIGIN },
  };
  const fetch = (request: Request) => {
    wasAsked.push(request.url);
    return line.server(request);
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
    setTimeout: (act: (said: string) => void, _ms: number, said: string) => {
      line.wake(() => {
        act(said);
      });
    },
    Date: { now: line.now },
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

describe("a line that hangs", () => {
  const id = "0192f6a0-0000-7000-8000-00000000000a";
  const boxes = (): Map<string, Box> =>
    new Map([
      ["shell:1", new Map([[`${ORIGIN}/read`, () => new Response("the reader")]])],
      [
        "kept:me",
        new Map([
          [SOUND, () => new Response("what is kept")],
          [`${ORIGIN}/kept/${id}`, () => new Response("{}")],
        ]),
      ],
    ]);
  /** A browser that believes itself online; nobody answers until `answer` is called. */
  async function hanging() {
    const wasAsked: string[] = [];
    const sleepers: (() => void)[] = [];
    const waiting: ((answer: Response) => void)[] = [];
    let said: string | null = null;
    let now = 1_000_000;
    const ask = await startWorker(boxes(), wasAsked, {
      onLine: true,
      server: () =>
        said === null ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(new Response(said)),
      wake: (act) => sleepers.push(act),
      now: () => now,
    });
    return {
      ...{ ask, wasAsked },
      patienceEnds: () =>
        eventually(() => {
          expect(sleepers.length).toBeGreaterThan(0);
          for (const wake of sleepers.splice(0)) wake();
        }),
      /** From now on the line is quick. */
      answer: (text: string) => {
        said = text;
        for (const resolve of waiting.splice(0)) resolve(new Response(text));
      },
      /** Whatever sleeps wakes up, and what comes of it is done. */
      pass: async () => {
        for (const wake of sleepers.splice(0)) wake();
        await new Promise(setImmediate);
      },
      later: (seconds: number) => {
        now += seconds * 1000;
      },
    };
  }

  test("is given up for what is kept, and isn't waited for again at once", async () => {
    const { ask, wasAsked, patienceEnds, answer, later } = await hanging();
    const first = ask(SOUND);
    await patienceEnds();
    expect(await (await first).text()).toBe("what is kept");
    expect(await (await ask(SOUND)).text()).toBe("what is kept");
    expect(wasAsked).toHaveLength(1);
    later(31);
    const again = ask(SOUND);
    answer("from the server");
    expect(await (await again).text()).toBe("from the server");
  });

  test("is waited for where nothing is kept", async () => {
    const { ask, patienceEnds, answer } = await hanging();
    const other = ask("/api/files/other");
    await patienceEnds();
    answer("slow, but there");
    expect(await (await other).text()).toBe("slow, but there");
  });

  test("opens a kept story, and the app, on this device", async () => {
    const { ask, patienceEnds } = await hanging();
    for (const [address, place] of [
      [`/stories/${id}`, `/read?book=${id}`],
      ["/dashboard?tab=library", "/read"],
    ] as const) {
      const opened = ask(address, {}, "navigate");
      await patienceEnds();
      expect((await opened).headers.get("location")).toBe(ORIGIN + place);
    }
  });

  test.each(["/settings", "/api/books/1/epub", "/stories/0192f6a0-0000-7000-8000-00000000000b"])(
    "is given all its time for %s",
    async (address) => {
      const { ask, wasAsked, answer, pass } = await hanging();
      const opened = ask(address, {}, "navigate");
      await eventually(() => {
        expect(wasAsked).toHaveLength(1);
      });
      await pass();
      answer("slow, but there");
      expect(await (await opened).text()).toBe("slow, but there");
    },
  );

  test("that answers again is asked again", async () => {
    const { ask, wasAsked, patienceEnds, answer } = await hanging();
    const first = ask(SOUND);
    await patienceEnds();
    await first;
    const page = ask("/settings", {}, "navigate");
    answer("there");
    await page;
    expect(await (await ask(SOUND)).text()).toBe("there");
    expect(wasAsked).toHaveLength(3);
  });
});
