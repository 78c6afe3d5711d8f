import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CoverView } from "@/components/features/reading/cover-view";
import { BookOnBoard } from "@/components/features/shelf/book-on-board";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { StoryCover } from "./story-cover";

const SHOWN = "Ada and Pip the snail, seen from near in a garden.";
const BOOK = {
  ...{ id: "b", title: "The Snail", childName: "Ada", theme: "animals", lastReadAt: null, portraitUrl: null },
  ...{ coverUrl: "/api/files/1", coverAlt: SHOWN },
} as unknown as BookDetailView;
const OLDER = { ...BOOK, coverAlt: null };

const altsOf = (html: string) => [...html.matchAll(/<img[^>]*? alt="([^"]*)"/gu)].map(([, alt]) => alt);
const card = (book: Parameters<typeof StoryCover>[0]["book"]) =>
  altsOf(renderToStaticMarkup(<StoryCover book={book} />));
const front = (book: BookDetailView) =>
  altsOf(
    renderToStaticMarkup(<CoverView book={book} bedtime={false} words={null} onOpen={() => undefined} />),
  );

test("a cover says what it shows, on a card and in the reader", () => {
  expect(card(BOOK)).toEqual([SHOWN]);
  expect(front(BOOK)).toEqual([SHOWN]);
});

test("what was made or kept before is as it was, and so is a picture that stands in for a cover", () => {
  const { coverAlt: _none, ...kept } = BOOK;
  expect([card(OLDER), card(kept), card({ ...BOOK, coverUrl: null })]).toEqual([[""], [""], [""]]);
  expect([front(OLDER), front({ ...BOOK, coverUrl: null })]).toEqual([
    ["Cover of The Snail"],
    ["Cover of The Snail"],
  ]);
});

test("a book on its board is called by its title, not by its picture", () => {
  const html = renderToStaticMarkup(<BookOnBoard book={BOOK} open={(inside) => <a href="/b">{inside}</a>} />);
  expect(altsOf(html)).toEqual([""]);
});
