import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fontsOf, keepShell, partsOf } from "./shell";

describe("what the reader doesn't work without", () => {
  test("scripts and styles of the markup and of the data in it, each once, and its icons", () => {
    const html = `<link rel="stylesheet" href="/_next/static/chunks/a1.css"/><link rel="icon" href="/icon.svg?x=1&amp;y=2" type="image/svg+xml"/>
      <link rel="manifest" href="/manifest.webmanifest"/><script src="/_next/static/chunks/b~2.js"></script>
      <script>self.__next_f.push([1,"[\\"/_next/static/chunks/b~2.js\\",\\"/_next/static/chunks/c3.js\\"]"])</script>`;
    expect(partsOf(html)).toEqual([
      "/_next/static/chunks/a1.css",
      "/_next/static/chunks/b~2.js",
      "/_next/static/chunks/c3.js",
      "/icon.svg?x=1&y=2",
      "/manifest.webmanifest",
    ]);
  });

  test("fonts of a style sheet, by their own address, and no picture", () => {
    const css = `@font-face{src:url(../media/book.woff2)format("woff2")}.a{background:url("data:image/png;base64,x")}`;
    expect(fontsOf(css, "https://talewick.example/_next/static/chunks/a1.css")).toEqual([
      "/_next/static/media/book.woff2",
    ]);
  });
});

describe("the reader on this device", () => {
  const boxes = new Map<string, Map<string, Response>>();
  const registered: string[] = [];
  /** What is deployed, and what of it can't be had. */
  let deployed = "";
  let missing = "";
  const answer = (address: string) =>
    address === "/read"
      ? new Response(`<script src="/_next/static/${deployed}.js"></script>`, { headers: { etag: deployed } })
      : new Response(address);

  beforeEach(() => {
    boxes.clear();
    registered.length = 0;
    [deployed, missing] = ["one", ""];
    vi.stubGlobal("fetch", (address: string) => Promise.resolve(answer(address)));
    vi.stubGlobal("navigator", {
      storage: { estimate: () => Promise.resolve({}) },
      serviceWorker: { register: (address: string) => Promise.resolve(registered.push(address)) },
    });
    vi.stubGlobal("caches", {
      keys: () => Promise.resolve([...boxes.keys()]),
      delete: (name: string) => Promise.resolve(boxes.delete(name)),
      open: (name: string) => {
        const box = boxes.get(name) ?? new Map<string, Response>();
        boxes.set(name, box);
        return Promise.resolve({
          match: (address: string) => Promise.resolve(box.get(address)?.clone()),
          put: (address: string, whole: Response) => Promise.resolve(box.set(address, whole)),
          addAll: (addresses: string[]) => {
            if (addresses.includes(missing)) return Promise.reject(new TypeError("a part did not come"));
            for (const address of addresses) box.set(address, answer(address));
            return Promise.resolve();
          },
        });
      },
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const held = () => [...boxes].map(([name, box]) => [name, ...[...box.keys()].sort()]);

  test("is kept whole, and with the worker that lends it", async () => {
    expect(await keepShell()).toBe("kept");
    expect(held()).toEqual([["shell:one", "/_next/static/one.js", "/read"]]);
    expect(registered).toEqual(["/sw.js"]);
  });

  test("is the new one after a deployment, and stays the old one until all of the new is there", async () => {
    await keepShell();
    [deployed, missing] = ["two", "/_next/static/two.js"];
    expect(await keepShell()).toBe("failed");
    expect(held()).toEqual([["shell:one", "/_next/static/one.js", "/read"]]);
    missing = "";
    expect(await keepShell()).toBe("kept");
    expect(held()).toEqual([["shell:two", "/_next/static/two.js", "/read"]]);
  });
});
