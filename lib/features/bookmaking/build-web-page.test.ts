import { Blob, Face } from "harfbuzzjs";
import { describe, expect, test } from "vitest";
import { portableBook } from "@/tests/support/portable-book";
import { buildWebPage } from "./build-web-page";

const written = async (...given: Parameters<typeof portableBook>) =>
  new TextDecoder().decode(await buildWebPage(await portableBook(...given)));

describe("15.5: a story as one web page", () => {
  test.each([0, 1, 2, 3])(
    "has a heading, a described picture and the words of each page: level %i",
    async (number) => {
      const book = await portableBook(number, { title: "The Blue Kite" });
      const html = await written(number, { title: "The Blue Kite" });
      expect(html).toMatch(/^<!DOCTYPE html>\s*<html lang="en">/);
      expect(html).toContain("<title>The Blue Kite</title>");
      expect([...html.matchAll(/<h1/g)]).toHaveLength(1);
      expect([...html.matchAll(/<h2 id="heading-\d+">Page \d+<\/h2>/g)]).toHaveLength(book.pages.length);
      expect([...html.matchAll(/<img src="data:image\/jpeg;base64,[^"]+" alt="[^"]+">/g)]).toHaveLength(
        book.pages.length,
      );
    },
  );

  test("needs nothing from elsewhere and runs nothing", async () => {
    const html = await written(1, {
      title: "<script src='https://example.com/x.js'></script>",
      childName: '" onload="x',
    });
    expect(html).not.toMatch(/<(script|link|iframe|object)\b/);
    expect(html.replaceAll(/data:image[^"]+/g, "")).not.toMatch(/\s(src|href)="(?!#|data:|")/);
    expect(html).not.toMatch(/<[^>]*\sonload=/);
    expect(html).toContain("default-src 'none'");
  });

  const altsOf = (html: string) =>
    [...html.matchAll(/<img src="[^"]+" alt="([^"]*)">/g)].map(([, alt]) => alt);

  test("begins with its cover, which says what it shows, or else whose cover it is", async () => {
    const cover = Buffer.from((await portableBook(0)).portrait ?? []);
    const { pages } = await portableBook(0);
    const known = altsOf(await written(0, { cover, coverAlt: "Ada and a kite.", title: "The Kite" }));
    expect(known).toEqual(["Ada and a kite.", ...pages.map(({ alt }) => alt)]);
    expect(altsOf(await written(0, { cover, title: "The Kite" }))[0]).toBe("Cover of The Kite");
  });

  test("shows a page's picture in front, too, but not twice in a row", async () => {
    const picture = Buffer.from((await portableBook(0)).portrait ?? []);
    const { pages } = await portableBook(0);
    const on = (place: number) => ({
      cover: picture,
      coverAlt: "Ada and a kite.",
      pages: pages.map((page, index) => (index === place ? { ...page, picture } : page)),
    });
    expect(altsOf(await written(0, on(2)))).toHaveLength(pages.length + 1);
    expect(altsOf(await written(0, on(0)))).toHaveLength(pages.length);
  });

  test("brings the letters of the printed book, those that it needs and few more", async () => {
    const html = await written(0, { title: "Łukasz ran", pages: [] });
    const fonts = [...html.matchAll(/font-weight: (\d+); src: url\(data:font\/ttf;base64,([^)]+)\)/g)];
    expect(fonts.map(([, weight]) => weight)).toEqual(["400", "600"]);
    expect(html).toContain("font-src data:");
    const [first, second] = fonts.map(([, , font]) => Buffer.from(font ?? "", "base64"));
    for (const font of [first, second]) {
      const known = new Set(new Face(new Blob(font ?? Buffer.alloc(0))).collectUnicodes());
      const has = (letter: string) => known.has(letter.codePointAt(0) ?? 0);
      expect(["Ł", "k", "Z", "ő"].map(has)).toEqual([true, true, true, false]);
      expect(font?.length).toBeLessThan(25_000);
    }
  });

  test("does without a picture that is missing", async () => {
    const book = await portableBook(0);
    const html = await written(0, {
      cover: null,
      pages: book.pages.map((page) => ({ ...page, picture: null })),
    });
    expect(html).not.toContain("<img");
    expect(html).toContain("Page 1</h2>");
  });
});
