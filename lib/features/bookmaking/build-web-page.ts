import { lettersFor } from "./book-letters";
import { markup, Markup } from "./markup";
import {
  coverAltOf,
  dedicationOf,
  LANGUAGE,
  titleOf,
  type PortableBook,
  type PortablePage,
} from "./portable-book";
import { tellWords } from "./told-words";

const STYLE = `:root { color-scheme: light dark; --paper: #fdf6e6; --ink: #2a2447; --quiet: #6b4310; --line: #d9c9a3; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a3a; --ink: #f7efdd; --quiet: #f0cf8f; --line: #4a4a7c; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 42rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink); font: 1.25rem/1.6 "Literata Book", Literata, "Iowan Old Style", Georgia, serif; overflow-wrap: anywhere; }
h1, h2 { font-weight: 600; line-height: 1.2; text-wrap: balance; }
h1 { font-size: 2.25rem; margin: 0 0 .5rem; }
.page { margin-top: 3rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
.page h2 { margin: 0 0 1rem; font-size: 1rem; font-weight: 600; color: var(--quiet); }
figure { margin: 0 0 1.25rem; }
img { display: block; width: 100%; height: auto; border-radius: .75rem; }
p { margin: 0 0 .8em; }
nav ol { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; list-style: none; }
nav a { display: inline-grid; place-items: center; min-width: 2.75rem; min-height: 2.75rem; border: 1px solid var(--line); border-radius: .5rem; color: inherit; }
a:focus-visible { outline: 3px solid var(--quiet); outline-offset: 2px; }
footer { margin-top: 3rem; font-size: 1rem; color: var(--quiet); }
@media print {
  :root { --paper: #fff; --ink: #000; --quiet: #444; --line: #ccc; }
  body { max-width: none; padding: 0; font-size: 14pt; }
  nav { display: none; }
  .page { break-inside: avoid; border: 0; }
  img { max-height: 12cm; width: auto; max-width: 100%; }
}`;

const inline = (picture: Uint8Array): string =>
  `data:image/jpeg;base64,${Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength).toString("base64")}`;

const figure = (picture: Uint8Array | null, alt: string): Markup | null =>
  picture && markup`<figure><img src="${inline(picture)}" alt="${alt}"></figure>`;

function pageSection({ number, text, alt, picture }: PortablePage): Markup {
  const { paragraphs } = tellWords(number, text, null);
  return markup`<section class="page" id="page-${number}" aria-labelledby="heading-${number}">
<h2 id="heading-${number}">Page ${number}</h2>
${figure(picture, alt.trim() || `The picture of page ${number}`)}${paragraphs.map((words) => markup`<p>${words}</p>`)}
</section>
`;
}

/**
 * The story as one file that any browser shows and any screen reader reads: pictures inside, nothing that runs and
 * nothing that is fetched.
 */
export async function buildWebPage(book: PortableBook): Promise<Uint8Array> {
  const title = titleOf(book);
  const { talk, note, pages, cover } = book;
  const questions =
    talk.length > 0
      ? markup`<section aria-labelledby="talk"><h2 id="talk">Something to talk about</h2><ul>${talk.map((question) => markup`<li>${question}</li>`)}</ul></section>`
      : null;
  // Where the first page has the same picture, it would stand there twice in a row.
  const front = pages[0]?.picture === cover ? null : figure(cover, coverAltOf(book));
  const letters = await lettersFor([
    title,
    dedicationOf(book),
    note ?? "",
    ...talk,
    ...pages.map(({ text }) => text),
  ]);
  const page = markup`<!DOCTYPE html>
<html lang="${LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'">
<meta name="generator" content="Talewick">
<title>${title}</title>
<style>
${new Markup(letters + STYLE)}
</style>
</head>
<body>
<header>
<h1 dir="auto">${title}</h1>
<p>${dedicationOf(book)}</p>
${front}
<nav aria-label="Pages"><ol>${pages.map(({ number }) => markup`<li><a href="#page-${number}" aria-label="Page ${number}">${number}</a></li>`)}</ol></nav>
</header>
<main>
${pages.map(pageSection)}</main>
<footer>
<p>The End</p>
${questions}${note && markup`<p>${note}</p>`}
<p>Reading level: ${book.level}. Made by Talewick.</p>
</footer>
</body>
</html>
`;
  return new TextEncoder().encode(page.source);
}
