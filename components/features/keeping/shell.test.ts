import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clearSession } from "@/lib/shared/browser-session";
import { signInHere } from "@/tests/support/sign-in-here";
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
  let opened = 0;
  let whenFetched = (): void => undefined;
  let whenFilled = (): void => undefined;
  const answer = (address: string) =>
    address === "/read"
      ? new Response(`<script src="/_next/static/${deployed}.js"></script>`, { headers: { etag: deployed } })
      : new Response(address);

  beforeEach(() => {
    boxes.clear();
    registered.length = 0;
    [deployed, missing, opened] = ["one", "", 0];
    whenFetched = whenFilled = () => undefined;
    signInHere("0192f6a0-0000-7000-8000-00000000000a");
    vi.stubGlobal("fetch", (address: string) => {
      whenFetched();
      return Promise.resolve(answer(address));
    });
    vi.stubGlobal("navigator", {
      storage: { estimate: () => Promise.resolve({}) },
      serviceWorker: {
        register: (address: string) => Promise.resolve(registered.push(address)),
        getRegistrations: () =>
          Promise.resolve([{ unregister: () => Promise.resolve(registered.splice(0)) }]),
      },
    });
    vi.stubGlobal("caches", {
      keys: () => Promise.resolve([...boxes.keys()]),
      delete: (name: string) => Promise.resolve(boxes.delete(name)),
      open: (name: string) => {
        opened += 1;
        const box = boxes.get(name) ?? new Map<string, Response>();
        boxes.set(name, box);
        return Promise.resolve({
          match: (address: string) => Promise.resolve(box.get(address)?.clone()),
          put: (address: string, whole: Response) => Promise.resolve(box.set(address, whole)),
          addAll: (addresses: string[]) => {
            if (addresses.includes(missing)) return Promise.reject(new TypeError("a part did not come"));
            whenFilled();
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

  test("is not begun once the session has ended: nobody may be left who could take it out", async () => {
    whenFetched = clearSession;
    expect(await keepShell()).toBe("left");
    expect(opened).toBe(0);
    expect(registered).toEqual([]);
  });

  test.each([
    ["its parts came", () => (whenFilled = clearSession)],
    ["a part did not come", () => ((missing = "/_next/static/one.js"), (whenFetched = clearSession))],
  ])("is taken out again where the session ended while %s", async (_, arrange) => {
    await keepShell();
    deployed = "two";
    arrange();
    expect(await keepShell()).toBe("left");
    expect(held()).toEqual([]);
    expect(registered).toEqual([]);
  });
});
