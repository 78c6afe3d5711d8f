import { describe, expect, test } from "vitest";
import { fontsOf, partsOf } from "./shell";

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
