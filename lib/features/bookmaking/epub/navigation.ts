import { markup, type Markup } from "@/lib/features/bookmaking/markup";
import { LANGUAGE, titleOf, type PortableBook } from "@/lib/features/bookmaking/portable-book";
import { soundName, type BookDocument } from "./book-files";
import { SHEET } from "./style";

const XML = markup`<?xml version="1.0" encoding="UTF-8"?>
`;
const NAMESPACES = markup`xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${LANGUAGE}" xml:lang="${LANGUAGE}"`;
const HTML = markup`${XML}<!DOCTYPE html>
`;

/** A whole document around its body. */
export function documentFile(book: PortableBook, { heading, body, fixed }: BookDocument): string {
  const viewport = fixed
    ? markup`<meta name="viewport" content="width=${SHEET.width}, height=${SHEET.height}"/>`
    : null;
  const title = heading && heading !== titleOf(book) ? `${titleOf(book)}: ${heading}` : titleOf(book);
  return markup`${HTML}<html ${NAMESPACES}>
<head><title>${title}</title>${viewport}<link rel="stylesheet" href="style.css"/></head>
<body>${body}</body>
</html>
`.source;
}

const entry = (href: string, text: string): Markup => markup`<li><a href="${href}">${text}</a></li>`;

/** What leads through the book: its contents, its pages, its landmarks. */
export function navigationFile(book: PortableBook, documents: readonly BookDocument[]): string {
  const contents = documents.map(({ name, heading }) => entry(`${name}.xhtml`, heading ?? name));
  const pages = documents.flatMap(({ name, pages: numbers }) =>
    numbers.map((number) => entry(`${name}.xhtml#page-${number}`, String(number))),
  );
  const first = documents.find(({ pages: numbers }) => numbers.length > 0)?.name ?? "cover";
  return markup`${HTML}<html ${NAMESPACES}>
<head><title>${titleOf(book)}: Contents</title><link rel="stylesheet" href="style.css"/></head>
<body>
<nav epub:type="toc" role="doc-toc" aria-labelledby="contents"><h1 id="contents">Contents</h1><ol>${contents}</ol></nav>
<nav epub:type="page-list" role="doc-pagelist" aria-labelledby="pages" hidden="hidden"><h2 id="pages">Pages</h2><ol>${pages}</ol></nav>
<nav epub:type="landmarks" aria-labelledby="landmarks" hidden="hidden"><h2 id="landmarks">Landmarks</h2><ol>
<li><a epub:type="cover" href="cover.xhtml">Cover</a></li>
<li><a epub:type="titlepage" href="title.xhtml">Title page</a></li>
<li><a epub:type="bodymatter" href="${first}.xhtml">Story</a></li>
</ol></nav>
</body>
</html>
`.source;
}

/** As clocks of an overlay are written: "12.345s". */
export const clock = (ms: number): string => `${(ms / 1000).toFixed(3)}s`;

/** What is heard of a document, and which of its parts is marked meanwhile. */
export function overlayFile({ name, heard }: BookDocument): string {
  const all = heard.flatMap(({ page, clips }) =>
    clips.map(
      ({ id, startMs, endMs }) =>
        markup`<par id="h-${id}"><text src="../${name}.xhtml#${id}"/><audio src="../${soundName(page)}" clipBegin="${clock(startMs)}" clipEnd="${clock(endMs)}"/></par>
`,
    ),
  );
  return markup`${XML}<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
<body><seq id="aloud" epub:textref="../${name}.xhtml">${all}</seq></body>
</smil>
`.source;
}

export const heardMs = ({ heard }: BookDocument): number =>
  heard.reduce((sum, { durationMs }) => sum + durationMs, 0);
