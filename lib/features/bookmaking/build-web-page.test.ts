import { readFile } from "node:fs/promises";
import { Blob, Face } from "harfbuzzjs";
import { describe, expect, test } from "vitest";
import { portableBook } from "@/tests/support/portable-book";
import { buildWebPage } from "./build-web-page";
import { LETTER_PARTS, letterFileOf, WEIGHTS } from "./letter-parts";

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

  const fontsOf = (html: string) =>
    [
      ...html.matchAll(
        /font-weight: (\d+); src: url\(data:font\/ttf;base64,([^)]+)\); unicode-range: ([^;]+);/g,
      ),
    ].map(([, weight, font = "", range]) => ({ weight, range, bytes: Buffer.from(font, "base64") }));
  const lettersOf = (bytes: Buffer) => new Set(new Face(new Blob(bytes)).collectUnicodes());
  const hasIn = (fonts: readonly { bytes: Buffer }[], letter: string) =>
    fonts.filter(({ bytes }) => lettersOf(bytes).has(letter.codePointAt(0) ?? 0)).length;

  test("brings the letters of the printed book, in both weights", async () => {
    const html = await written(0, {
      title: "A “dog” ran",
      childName: "Ada",
      talk: [],
      note: null,
      pages: [],
    });
    const fonts = fontsOf(html);
    expect(fonts.map(({ weight }) => weight)).toEqual(["400", "600"]);
    expect(html).toContain("font-src data:");
    expect(["k", "“", "–"].map((letter) => hasIn(fonts, letter))).toEqual([2, 2, 2]);
    expect(hasIn(fonts, "ł")).toBe(0);
    for (const { bytes } of fonts) expect(bytes.length).toBeLessThan(25_000);
  });

  test.each([
    ["Zoé", "é", 4],
    ["Łukasz", "Ł", 4],
    ["Nguyễn", "ễ", 4],
    ["Ἀλέξης and Юра", "Ю", 4],
    ["Zoé and Łukasz", "Ł", 6],
  ])("and the parts of them that %s needs", async (name, letter, parts) => {
    const fonts = fontsOf(
      await written(0, { title: `${name} ran`, childName: "Ada", talk: [], note: null, pages: [] }),
    );
    expect(fonts).toHaveLength(parts);
    expect(hasIn(fonts, letter)).toBe(2);
    expect(new Set(fonts.map(({ range }) => range)).size).toBe(parts / 2);
  });

  test("the parts have every letter of the font between them, each once", async () => {
    for (const weight of WEIGHTS) {
      const whole = lettersOf(await readFile(`assets/fonts/literata-book-${weight}.ttf`));
      const parts = await Promise.all(LETTER_PARTS.map((part) => readFile(letterFileOf(part, weight))));
      const inParts = parts.flatMap((bytes) => [...lettersOf(bytes)]);
      expect(inParts.toSorted((one, other) => one - other)).toEqual(
        [...whole].filter((code) => code >= 0x20 && code !== 0x7f).toSorted((one, other) => one - other),
      );
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
