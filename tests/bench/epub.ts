import { buildWebPage } from "@/lib/features/bookmaking/build-web-page";
import { buildEpub } from "@/lib/features/bookmaking/epub/build-epub";
import { READING_LEVELS } from "@/lib/shared/story";
import { narrationOf, portableBook } from "@/tests/support/portable-book";
import { illustratedBook } from "./pdf";
import { atMost, percentile, plain, type Figure } from "./figure";

const RUNS = 12;

async function timesOf(make: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const begun = performance.now();
    await make();
    times.push(performance.now() - begun);
  }
  return times;
}

/** What the other forms of a story cost: of real pictures, silent and read aloud. */
export async function benchEpub(): Promise<Figure[]> {
  const { pages, portrait = null } = await illustratedBook();
  const level = READING_LEVELS.indexOf("Intermediate");
  const plainBook = await portableBook(level, {
    pages: pages.map((page) => ({ ...page, alt: "A picture." })),
    cover: pages[0]?.picture ?? null,
    portrait,
  });
  const heard = { ...plainBook, narration: narrationOf(plainBook) };
  const silent = await buildEpub(plainBook);
  const page = await buildWebPage(plainBook);
  const name = `EPUB of ${pages.length} illustrated pages`;
  return [
    plain(`${name}: p50`, percentile(await timesOf(() => buildEpub(plainBook)), 0.5), "ms"),
    plain(`${name}, read aloud: p50`, percentile(await timesOf(() => buildEpub(heard)), 0.5), "ms"),
    atMost(`${name}: size`, silent.byteLength / 1_000_000, "MB", 5),
    atMost("web page of the same: size", page.byteLength / 1_000_000, "MB", 7),
  ];
}
