import { readFileSync } from "node:fs";
import { Blob, Buffer as Letters, Face, Font, shape } from "harfbuzzjs";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { READING_LEVELS, type ReadingLevel } from "@/lib/shared/story";
import { renderPictureBook } from "./render-picture-book";

let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#f0a030" } })
    .jpeg()
    .toBuffer();
});

const FONTS = [400, 600].map(
  (weight) => new Font(new Face(new Blob(readFileSync(`assets/fonts/literata-book-${weight}.ttf`)))),
);

/** How wide browsers set a line at size 1: the font's letters and spaces, moved together as the font says. */
function widthOf(font: Font, text: string): number {
  const letters = new Letters();
  letters.addText(text);
  letters.guessSegmentProperties();
  shape(font, letters);
  return letters.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / UNITS;
}

type Printed = { text: string; size: number; width: number; left: number };

/** The lines of each page as a reader of PDFs finds them: their words, their size, and how wide they are. */
async function linesOf(pdf: Buffer): Promise<Printed[][]> {
  const task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const pages: Printed[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const lines = new Map<string, Printed>();
    for (const item of items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      const [size = 0, , , , left = 0, foot = 0] = item.transform as number[];
      const line = lines.get(foot.toFixed(1)) ?? { text: "", size, left, width: 0 };
      const text = line.text + (line.text === "" || line.text.endsWith(" ") ? "" : " ") + item.str;
      lines.set(foot.toFixed(1), { ...line, text, width: left + item.width - line.left });
    }
    pages.push([...lines.values()]);
  }
  await task.destroy();
  return pages;
}

const UNITS = 1000;

const STORY =
  "Ruby had two homes now. Dad had the yellow door, and Mom had the green door. On Fridays she packed her bag, with Bear on top. There were two houses, but only one Bear.";

const print = (level: ReadingLevel, talk: string[] = [], texts = [STORY]) =>
  renderPictureBook({
    ...{ title: "The Boy Who Kept the Maps of the Whole Wide World", childName: "Ruby", level, talk },
    ...{ cover: picture, portrait: null, createdAt: new Date("2026-01-01T00:00:00Z") },
    pages: texts.map((text, index) => ({ number: index + 1, text, picture })),
  });

describe.each(READING_LEVELS)("words at the level %s", (level) => {
  test("keep their spaces: no line is narrower than its letters are wide", async () => {
    const words = STORY.split(" ");
    const texts = words.map((_, index) => [...words.slice(index), ...words.slice(0, index)].join(" "));
    const pages = await linesOf(await print(level, [STORY], texts));
    const lines = pages.flat().filter(({ text }) => text.includes(" "));
    expect(lines.length).toBeGreaterThan(60);
    for (const { text, size, width } of lines) {
      const nearest = Math.min(...FONTS.map((font) => Math.abs(widthOf(font, text) * size - width)));
      expect([text, nearest < size / 50]).toEqual([text, true]);
    }
  });

  test.each([
    [1, "short", "Why?"],
    [3, "as they are", "Why do you think Ruby kept leaving Bear behind?"],
    [6, "as long as a page", `${STORY} ${STORY}`],
  ])("have questions behind the end, on one page: %i, %s", async (count, _long, question) => {
    const talk = Array.from({ length: count }, () => question);
    const [without, pages] = [await linesOf(await print(level)), await linesOf(await print(level, talk))];
    expect(pages).toHaveLength(without.length + 1);
    expect(pages.at(-2)?.[0]?.text).toBe("The End");
    const [heading, ...asked] = pages.at(-1) ?? [];
    expect(heading?.text).toBe("Something to talk about");
    expect(asked.map(({ text }) => text).join(" ")).toBe(talk.join(" "));
  });
});

test("questions of which nothing can be printed make no page", async () => {
  const [none, empty] = [await print("Beginner"), await print("Beginner", ["🚀", " "])];
  expect(await linesOf(empty)).toHaveLength((await linesOf(none)).length);
});
