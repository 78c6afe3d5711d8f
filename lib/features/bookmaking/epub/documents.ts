import { markup, type Markup } from "@/lib/features/bookmaking/markup";
import {
  coverAltOf,
  dedicationOf,
  padded,
  soundOf,
  titleOf,
  type PortableBook,
  type PortablePage,
} from "@/lib/features/bookmaking/portable-book";
import { tellWords, type Clip } from "@/lib/features/bookmaking/told-words";
import type { ReadingLevel } from "@/lib/shared/story";
import { coverOf, isPictureBook, namePictures, type BookDocument } from "./book-files";
import { fitWords } from "./fit-words";
import { LEADING, PARAGRAPH_GAP, PLATE, WORDS, WORDS_ALONE } from "./style";

/** Letters of a page of 1200 by 1500 where the words leave room, and the smallest that can be read on a phone. */
const LETTERS: Record<ReadingLevel, number> = { Beginner: 58, Emerging: 46, Intermediate: 37, Advanced: 33 };
const SMALLEST = 25;
const TITLE = { largest: 88, smallest: 28, leading: 1.2, gap: 0 };

type Making = { book: PortableBook; names: Map<Uint8Array, string> };

const heardOn = (book: PortableBook, page: number, clips: Clip[]): BookDocument["heard"] => {
  const sound = soundOf(book, page);
  return sound && clips.length > 0 ? [{ page, durationMs: sound.durationMs, clips }] : [];
};

const altOf = ({ alt, number }: PortablePage): string => alt.trim() || `The picture of page ${number}`;

const pageBreak = (number: number): Markup =>
  markup`<span epub:type="pagebreak" role="doc-pagebreak" id="page-${number}" aria-label="Page ${number}."></span>`;

const paragraphsAs = (paragraphs: Markup[]): Markup[] => paragraphs.map((words) => markup`<p>${words}</p>`);

/** The front of the book: its title, as it is read aloud, and its cover. */
function coverDocument({ book, names }: Making): BookDocument {
  const fixed = isPictureBook(book);
  const title = titleOf(book);
  const { paragraphs, clips } = tellWords(0, title, soundOf(book, 0));
  const cover = coverOf(book);
  const size = fitWords([title], PLATE, TITLE) ?? TITLE.smallest;
  const picture =
    cover &&
    markup`<img class="${fixed ? "picture below" : "cover"}" src="${names.get(cover) ?? ""}" alt="${coverAltOf(book)}"/>`;
  const style = fixed ? markup` style="font-size: ${size}px"` : null;
  const words = markup`<h1 dir="auto"${style}>${paragraphs}</h1><p>${dedicationOf(book)}</p>`;
  const body = fixed
    ? markup`<section epub:type="cover" class="fixed night"><div class="plate">${words}</div>${picture}</section>`
    : markup`<section epub:type="cover" class="flowing"><div class="middle">${words}</div>${picture && markup`<figure class="middle">${picture}</figure>`}</section>`;
  return { name: "cover", heading: "Cover", body, fixed, heard: heardOn(book, 0, clips), pages: [] };
}

function titlePage({ book, names }: Making): BookDocument {
  const fixed = isPictureBook(book);
  const { portrait, level } = book;
  const hero = book.childName.trim() === "" ? "The hero of the story" : `The hero, ${book.childName}`;
  const medallion =
    portrait && markup`<p><img class="medallion" src="${names.get(portrait) ?? ""}" alt="${hero}"/></p>`;
  const size = fitWords([titleOf(book)], PLATE, { ...TITLE, largest: 64 }) ?? TITLE.smallest;
  const style = fixed ? markup` style="font-size: ${size}px"` : null;
  const voice = book.narration && markup`<p class="small">Read aloud: ${book.narration.voice}</p>`;
  const inside = markup`${medallion}<p class="title" dir="auto"${style}><strong>${titleOf(book)}</strong></p><p>${dedicationOf(book)}</p>
    <p class="small">Reading level: ${level}</p>${voice}<p class="small">Made by Talewick</p>`;
  const body = fixed
    ? markup`<section epub:type="titlepage" class="fixed"><div class="sheet">${inside}</div></section>`
    : markup`<section epub:type="titlepage" class="flowing"><div class="middle">${inside}</div></section>`;
  return { name: "title", heading: "Title page", body, fixed, heard: [], pages: [] };
}

function figureOf({ names }: Making, page: PortablePage, fixed: boolean): Markup | null {
  if (!page.picture) return null;
  const image = markup`<img${fixed ? markup` class="picture"` : null} src="${names.get(page.picture) ?? ""}" alt="${altOf(page)}"/>`;
  return fixed ? image : markup`<figure>${image}</figure>`;
}

type Told = { page: PortablePage; paragraphs: Markup[]; clips: Clip[] };

const flowing = (making: Making, { page, paragraphs }: Told): Markup =>
  markup`<div>${pageBreak(page.number)}${figureOf(making, page, false)}${paragraphsAs(paragraphs)}</div>`;

/** A page of a picture book. Too many words for its letters make it a page that flows, in the same book. */
function pageDocument(making: Making, told: Told): BookDocument {
  const { book } = making;
  const { page, paragraphs, clips } = told;
  const { number, text, picture } = page;
  const rules = { largest: LETTERS[book.level], smallest: SMALLEST, leading: LEADING, gap: PARAGRAPH_GAP };
  const size = fitWords(text.split(/\n+/u), picture ? WORDS : WORDS_ALONE, rules);
  const centred = book.level !== "Intermediate" && book.level !== "Advanced";
  const kinds = ["words", ...(picture ? [] : ["alone"]), ...(centred ? ["centred"] : [])].join(" ");
  const body =
    size === null
      ? markup`<section class="flowing" aria-label="Page ${number}">${flowing(making, told)}</section>`
      : markup`<section class="fixed" aria-label="Page ${number}">${pageBreak(number)}${figureOf(making, page, true)}
        <div class="${kinds}" style="font-size: ${size}px">${paragraphsAs(paragraphs)}</div>
        <p class="number" aria-hidden="true">${number}</p></section>`;
  return {
    name: `page-${padded(number)}`,
    heading: `Page ${number}`,
    body,
    fixed: size !== null,
    heard: heardOn(book, number, clips),
    pages: [number],
  };
}

function storyDocument(making: Making, told: readonly Told[]): BookDocument {
  const { book } = making;
  const body = markup`<section epub:type="bodymatter" class="flowing" aria-labelledby="story">
    <h1 id="story" dir="auto">${titleOf(book)}</h1>${told.map((one) => flowing(making, one))}</section>`;
  return {
    name: "story",
    heading: titleOf(book),
    body,
    fixed: false,
    heard: told.flatMap(({ page, clips }) => heardOn(book, page.number, clips)),
    pages: told.map(({ page }) => page.number),
  };
}

function endDocument({ book }: Making): BookDocument {
  const fixed = isPictureBook(book);
  const { talk, note } = book;
  const questions =
    talk.length > 0
      ? markup`<h2>Something to talk about</h2><ul>${talk.map((question) => markup`<li>${question}</li>`)}</ul>`
      : null;
  const inside = markup`<h1>The End</h1><p>${dedicationOf(book)}</p>${questions}${note && markup`<p class="small">${note}</p>`}<p class="small">Talewick</p>`;
  const body = fixed
    ? markup`<section epub:type="backmatter" class="fixed night"><div class="sheet">${inside}</div></section>`
    : markup`<section epub:type="backmatter" class="flowing">${inside}</section>`;
  return { name: "end", heading: "The End", body, fixed, heard: [], pages: [] };
}

/** All documents of the book, in the order in which they are read. */
export function listDocuments(book: PortableBook): BookDocument[] {
  const making = { book, names: namePictures(book) };
  const told = book.pages.map((page) => ({
    page,
    ...tellWords(page.number, page.text, soundOf(book, page.number)),
  }));
  const pages = isPictureBook(book)
    ? told.map((one) => pageDocument(making, one))
    : [storyDocument(making, told)];
  return [coverDocument(making), titlePage(making), ...pages, endDocument(making)];
}
