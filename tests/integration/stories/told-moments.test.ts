import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import type { ReadingLevel } from "@/lib/shared/story";
import { backFill } from "@/tests/support/back-fill";
import { signedInParent } from "@/tests/support/family";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

type ToldBook = {
  shape: string;
  level: ReadingLevel;
  pages: { number: number; happening: string; moment: string }[];
};

/** Books as they were written on the day before pages had moments, and what each page tells. */
const BOOKS = JSON.parse(readFileSync("tests/fixtures/told-pages.json", "utf8")) as ToldBook[];
const MIGRATIONS = [
  "20261122111000_moments",
  "20261122111001_moments_filled",
  "20261122111002_moment_sentences_gone",
];

let system: TestSystem;

beforeAll(async () => {
  system = await workerDatabase();
});

async function insertOld({ shape, level, pages }: ToldBook, writer: string): Promise<string> {
  const { parentId } = await signedInParent(system);
  const old = pages.map(({ number, happening }) => ({ number, text: "…", alt: "…", scene: { happening } }));
  const { id } = await system.db.book.create({
    data: {
      parentId,
      childName: "Mia",
      title: "A Story",
      theme: "adventure",
      level,
      writer,
      illustrator: "classic",
      shape,
      levelReport: {},
      heroLook: {},
      pages: { create: old },
      texts: {
        create: [
          { level: "Advanced", status: "ready", pages: old },
          { level: "Beginner", status: "making" },
        ],
      },
    },
    select: { id: true },
  });
  return id;
}

async function momentsOf(bookId: string) {
  const pages = await system.db.bookPage.findMany({ where: { bookId }, orderBy: { number: "asc" } });
  const texts = await system.db.bookText.findMany({ where: { bookId }, orderBy: { level: "asc" } });
  return {
    shown: pages.map(({ moment }) => moment),
    kept: texts.map((text) => (text.pages as { moment?: string | null }[]).map(({ moment }) => moment)),
  };
}

it("books of before know what their pages tell, in the text that is shown and in those that are kept", async () => {
  const ids: string[] = [];
  for (const book of BOOKS) ids.push(await insertOld(book, "classic"));
  await backFill(system, ...MIGRATIONS);
  for (const [index, { pages }] of BOOKS.entries()) {
    const told = pages.map(({ moment }) => moment);
    const { shown, kept } = await momentsOf(ids[index] ?? "");
    expect(shown).toEqual(told);
    expect(kept).toEqual([[], told]);
  }
  const parts = BOOKS.flatMap(({ pages }) => pages).filter(({ moment }) => moment.includes("/"));
  expect(parts.length).toBeGreaterThan(BOOKS.length);
});

it("a book that a model wrote has no moments", async () => {
  const [book] = BOOKS;
  if (!book) throw new Error("no books");
  const id = await insertOld({ ...book, shape: "openai" }, "openai");
  await backFill(system, ...MIGRATIONS);
  const { shown, kept } = await momentsOf(id);
  expect(new Set([...shown, ...(kept[1] ?? [])])).toEqual(new Set([null]));
});
