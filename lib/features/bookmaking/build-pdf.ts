import { renderPictureBook } from "@/lib/platform/pdf/render-picture-book";
import { AppError } from "@/lib/shared/app-error";
import type { ReadingLevel } from "@/lib/shared/story";
import { printInTurn } from "./print-in-turn";

export type BookToPrint = {
  title: string;
  childName: string;
  level: ReadingLevel;
  /** In reading order; `picture` is a JPEG, 4:3. */
  pages: { number: number; text: string; picture: Uint8Array }[];
  /** A JPEG; the first page's picture unless given. */
  cover?: Uint8Array;
  /** A square JPEG of the hero alone, for the title page. */
  portrait?: Uint8Array;
  /** Open questions for afterwards, for the parent. */
  talk?: readonly string[];
  /** Written into the file. Left out, the bytes depend on nothing but the book. */
  createdAt?: Date;
};

const MOST_PAGES = 60;
const NO_DATE = new Date("2000-01-01T00:00:00Z");

/** Anything else would be decoded by the PDF library: slow, and never meant to get there. */
function asJpeg(bytes: Uint8Array): Buffer {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff)
    throw new Error("a book takes JPEG pictures only");
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The finished book as a PDF: the same book gives the same bytes. */
export async function renderBookPdf(book: BookToPrint): Promise<Buffer> {
  const pages = book.pages.map(({ number, text, picture }) => ({ number, text, picture: asJpeg(picture) }));
  const [first] = pages;
  if (first === undefined || pages.length > MOST_PAGES) {
    throw new AppError("VALIDATION", `A book has between 1 and ${MOST_PAGES} pages.`);
  }
  const cover = book.cover === undefined ? first.picture : asJpeg(book.cover);
  const portrait = book.portrait === undefined ? null : asJpeg(book.portrait);
  const { title, childName, level, talk = [], createdAt = NO_DATE } = book;
  return printInTurn(() =>
    renderPictureBook({ title, childName, level, cover, portrait, pages, talk, createdAt }),
  );
}
