import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { sayAddress, saySupport } from "./say-address";
import type { ReadyFile } from "./static-files";

const document = (title: string): ReadyFile => ({
  type: "application/json",
  etag: '"built"',
  cacheControl: "public",
  bodies: [
    {
      encoding: null,
      bytes: Buffer.from(
        JSON.stringify({ info: { title }, servers: [{ url: "http://localhost:3000" }], paths: {} }),
      ),
    },
  ],
});

test("23.7: both documents of our calls name the address at which this process answers", async () => {
  const pack = new Map([
    ["/openapi.json", document("all")],
    ["/api/openapi.json", document("with a key")],
  ]);
  await sayAddress(pack, "https://stories.example.test");
  for (const [where, title] of [
    ["/openapi.json", "all"],
    ["/api/openapi.json", "with a key"],
  ] as const) {
    const { bodies = [], etag } = pack.get(where) ?? {};
    const [br, zipped, plain] = bodies.map(({ bytes }) => bytes);
    const told = { info: { title }, servers: [{ url: "https://stories.example.test" }], paths: {} };
    expect(JSON.parse(plain?.toString() ?? "")).toEqual(told);
    expect(gunzipSync(zipped ?? "")).toEqual(plain);
    expect(brotliDecompressSync(br ?? "")).toEqual(plain);
    expect(etag).not.toBe('"built"');
  }
});

test("what the build said rightly stays as it was packed", async () => {
  const built = document("all");
  const pack = new Map([
    ["/openapi.json", built],
    ["/api/openapi.json", document("with a key")],
  ]);
  await sayAddress(pack, "http://localhost:3000");
  expect(pack.get("/openapi.json")).toBe(built);
});

test("a build without them is told at the start", async () => {
  await expect(sayAddress(new Map(), "https://stories.example.test")).rejects.toThrow("/openapi.json");
});

const contactPage = (html: string): ReadyFile => ({
  type: "text/html",
  etag: '"built"',
  cacheControl: "public",
  bodies: [{ encoding: null, bytes: Buffer.from(html) }],
});

test("the contact page names this deployment's mailbox to whoever reads it without scripts", async () => {
  const pack = new Map([
    ["/contact", contactPage('<noscript><p data-support="">By email.</p></noscript><p>after</p>')],
  ]);
  await saySupport(pack, "o'help+$&@stories.example.test");
  const html = pack.get("/contact")?.bodies.at(-1)?.bytes.toString() ?? "";
  expect(html).toContain('href="mailto:o\'help+$&amp;@stories.example.test"');
  expect(html).toMatch(/^<noscript><p class.*<\/p><\/noscript><p>after<\/p>$/);
});

test("a contact page without room for it is told at the start", async () => {
  const pack = new Map([["/contact", contactPage("<p>nothing</p>")]]);
  await expect(saySupport(pack, "help@stories.example.test")).rejects.toThrow("contact page");
});
