import { Document, renderToBuffer } from "@react-pdf/renderer";
import type { ReadingLevel } from "@/lib/shared/story";
import { bookTypesetter, type Typesetter, type Weight } from "./book-fonts";
import {
  CoverPage,
  EndPage,
  TalkPage,
  type Fitted,
  LEADING,
  PARAGRAPH_GAP,
  PLATE,
  QUESTIONS,
  type Questions,
  StoryPage,
  TitlePage,
  type StoryPageProps,
  WORDS,
  WORDS_APART,
} from "./book-pages";
import { breakEvenly, breakLines, fitText } from "./fit-text";
import { inOrder, LEFT_TO_RIGHT } from "@/lib/shared/reading-order";
import { canPrintName, printableParagraphs, printableText, withoutName } from "./printable-text";

export type PictureBook = {
  title: string;
  childName: string;
  level: ReadingLevel;
  /** JPEG bytes. */
  cover: Buffer;
  /** The hero alone, square. */
  portrait: Buffer | null;
  pages: { number: number; text: string; picture: Buffer }[];
  /** Open questions for afterwards, for the parent. */
  talk: readonly string[];
  createdAt: Date;
};

/** Points of the story's letters where the words leave room. */
const LETTERS: Record<ReadingLevel, number> = { Beginner: 26, Emerging: 20, Intermediate: 16, Advanced: 14 };
const SMALLEST = 10;
const SMALLEST_TITLE = 9;
const LARGEST_QUESTION = 17;

type Words = { printable(text: string): string; paragraphs(text: string): string[]; dedication: string };

/** A name that the fonts cannot print is put as "our hero", on every page alike. */
function wordsOf(book: PictureBook, { knows }: Typesetter): Words {
  const named = canPrintName(book.childName, knows);
  const name = printableText(book.childName, knows);
  const told = (text: string): string => (named ? text : withoutName(text, book.childName));
  return {
    printable: (text) => inOrder(printableText(told(text), knows)),
    paragraphs: (text) => printableParagraphs(told(text), knows).map(inOrder),
    dedication: named ? `A story for ${name}` : "A story for you",
  };
}

type Box = { width: number; height: number; largest: number; weight: Weight };

function fitted(set: Typesetter, text: string, { width, height, largest, weight }: Box): Fitted {
  const rules = { largest, smallest: SMALLEST_TITLE, leading: 1.2, gap: 0 };
  const measure = (part: string, points: number): number => set.width(part, points, weight);
  const size = fitText([text], { width, height }, rules, measure) ?? SMALLEST_TITLE;
  return { text: breakEvenly(text, width, (part) => measure(part, size)), size };
}

type Setting = Pick<StoryPageProps, "paragraphs" | "size" | "apart" | "centred">;

function setWords(set: Typesetter, paragraphs: string[], level: ReadingLevel): Setting {
  const rules = { largest: LETTERS[level], smallest: SMALLEST, leading: LEADING, gap: PARAGRAPH_GAP };
  const measure = (part: string, size: number): number => set.width(part, size, 400);
  const size = fitText(paragraphs, WORDS, rules, measure);
  const isCentred = size !== null && (level === "Beginner" || level === "Emerging");
  const points = size ?? fitText(paragraphs, WORDS_APART, rules, measure) ?? SMALLEST;
  const inLines = isCentred ? breakEvenly : breakLines;
  return {
    paragraphs: paragraphs.map((text) => inLines(text, WORDS.width, (part) => measure(part, points))),
    ...{ size: points, apart: size === null, centred: isCentred },
  };
}

function setQuestions(set: Typesetter, paragraphs: string[]): Questions {
  const rules = { largest: LARGEST_QUESTION, smallest: SMALLEST, leading: LEADING, gap: PARAGRAPH_GAP };
  const measure = (part: string, size: number): number => set.width(part, size, 400);
  const size = fitText(paragraphs, QUESTIONS, rules, measure) ?? SMALLEST;
  const widthOf = (part: string): number => measure(part, size);
  const questions = paragraphs.map((text) => breakLines(text, QUESTIONS.width, widthOf));
  // As wide as its longest line, so that the list stands in the middle.
  const longest = Math.max(...questions.flatMap((text) => text.split("\n")).map(widthOf));
  return { questions, size, width: Math.min(QUESTIONS.width, longest + size) };
}

/** A picture book of 8 by 10 inches: cover, title page, a page each, the end, and what a parent may ask then. The same book gives the same bytes. */
export async function renderPictureBook(book: PictureBook): Promise<Buffer> {
  const set = await bookTypesetter([
    book.title,
    book.childName,
    ...book.talk,
    ...book.pages.map(({ text }) => text),
  ]);
  try {
    return await printed(book, set);
  } finally {
    set.release();
  }
}

function printed(book: PictureBook, set: Typesetter): Promise<Buffer> {
  const letters = set.families;
  const words = wordsOf(book, set);
  const title = words.printable(book.title) || "A story";
  const bold: Weight = 600;
  const coverTitle = fitted(set, title, {
    width: PLATE.width,
    height: PLATE.height,
    largest: 42,
    weight: bold,
  });
  const innerTitle = fitted(set, title, { width: PLATE.width, height: 260, largest: 36, weight: bold });
  const dedication = fitted(set, words.dedication, {
    width: PLATE.width,
    height: 90,
    largest: 21,
    weight: 400,
  });
  const quiet = (largest: number): Fitted =>
    fitted(set, words.dedication, { width: PLATE.width, height: 60, largest, weight: 400 });
  const questions = book.talk.flatMap((question) => words.paragraphs(question));
  return renderToBuffer(
    <Document
      title={title.replaceAll(LEFT_TO_RIGHT, "")}
      author="Talewick"
      creator="Talewick"
      producer="Talewick"
      language="en"
      creationDate={book.createdAt}
      modificationDate={book.createdAt}
      pageLayout="singlePage"
    >
      <CoverPage letters={letters} title={coverTitle} dedication={quiet(14)} picture={book.cover} />
      <TitlePage
        letters={letters}
        title={innerTitle}
        dedication={dedication}
        note={`Reading level: ${book.level}`}
        portrait={book.portrait}
      />
      {book.pages.map((page) => (
        <StoryPage
          key={page.number}
          letters={letters}
          number={page.number}
          picture={page.picture}
          {...setWords(set, words.paragraphs(page.text), book.level)}
        />
      ))}
      <EndPage letters={letters} dedication={quiet(15)} />
      {questions.length > 0 && <TalkPage letters={letters} {...setQuestions(set, questions)} />}
    </Document>,
  );
}
