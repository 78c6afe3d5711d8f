import { describe, expect, test } from "vitest";
import { portableBook } from "@/tests/support/portable-book";
import { buildWebPage } from "./build-web-page";

const written = async (...given: Parameters<typeof portableBook>) =>
  new TextDecoder().decode(buildWebPage(await portableBook(...given)));

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
