import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { buildEpub } from "@/lib/features/bookmaking/epub/build-epub";
import type { PortableBook } from "@/lib/features/bookmaking/portable-book";
import { zipInOrder } from "@/lib/platform/zip/zip-in-order";
import { askAce, checkEpub } from "@/tests/support/book-checkers";
import { narrationOf, portableBook } from "@/tests/support/portable-book";

const FOLDER = path.resolve("test-results/books");
const NUMBERS = Array.from({ length: 20 }, (_, number) => number);
const files: string[] = [];
const levels = new Map<string, number>();

async function pack(name: string, book: PortableBook): Promise<string> {
  const file = path.join(FOLDER, `${name}.epub`);
  await writeFile(file, await buildEpub(book));
  return file;
}

beforeAll(async () => {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  // Each level silent and read aloud.
  for (const number of NUMBERS) {
    const book = await portableBook(number);
    const isHeard = Math.floor(number / 4) % 2 === 1;
    files.push(await pack(String(number), isHeard ? { ...book, narration: narrationOf(book) } : book));
    levels.set(book.level, (levels.get(book.level) ?? 0) + 1);
  }
  expect([...levels.values()]).toEqual([5, 5, 5, 5]);
});

describe("15.5: e-books of every level", () => {
  test.each(NUMBERS)("the W3C's EPUBCheck has nothing against book %i", async (number) => {
    expect(await checkEpub(files[number] ?? "")).toEqual([]);
  });

  test("DAISY Ace finds nothing in any of them", async () => {
    const reports = await askAce(files, path.join(FOLDER, "ace"));
    expect(Object.keys(reports)).toEqual(files);
    for (const [file, { outcome, documents, found }] of Object.entries(reports)) {
      expect({ file, outcome, found }).toEqual({ file, outcome: "pass", found: [] });
      expect(documents).toBeGreaterThan(2);
    }
  });
});

test("15.5: both see what is wrong with a book", async () => {
  const files = unzipSync(await buildEpub(await portableBook(3)));
  const spoilt = Object.entries(files).map(([name, content]) => ({
    name,
    content: name.endsWith(".xhtml") ? strFromU8(content).replaceAll(/ alt="[^"]*"/g, "") : content,
    stored: name === "mimetype",
  }));
  const file = path.join(FOLDER, "spoilt.epub");
  const withoutStyle = spoilt.filter(({ name }) => !name.endsWith("style.css"));
  await writeFile(file, zipInOrder(withoutStyle, new Date("2026-03-04T05:06:08Z")));
  expect(await checkEpub(file)).toContainEqual(expect.stringMatching(/ERROR RSC-001 .*style\.css/));
  const reports = await askAce([file], path.join(FOLDER, "ace"));
  expect(reports[file]).toMatchObject({ outcome: "fail" });
  expect(reports[file]?.found).toContainEqual(expect.objectContaining({ rule: "image-alt" }));
});
