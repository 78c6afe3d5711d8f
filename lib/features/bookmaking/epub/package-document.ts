import { markup, type Markup } from "@/lib/features/bookmaking/markup";
import { identifierOf, LANGUAGE, titleOf, type PortableBook } from "@/lib/features/bookmaking/portable-book";
import {
  coverOf,
  isPictureBook,
  namePictures,
  overlayName,
  soundName,
  type BookDocument,
} from "./book-files";
import { clock, heardMs } from "./navigation";
import { ACTIVE_CLASS, PLAYING_CLASS } from "./style";

const property = (name: string, value: string): Markup => markup`<meta property="${name}">${value}</meta>
`;
const idOf = (name: string): string => name.replaceAll(/[^a-z0-9]+/gu, "-");

/** What somebody who can't see, hear or hold the book as others do may expect of it (EPUB Accessibility 1.1). */
function accessibility(book: PortableBook): Markup[] {
  const heard = book.narration !== null;
  const flows = !isPictureBook(book);
  const features = [
    ...["alternativeText", "readingOrder", "structuralNavigation", "tableOfContents"],
    ...["pageBreakMarkers", "pageNavigation", "unlocked"],
    ...(flows ? ["displayTransformability"] : []),
    ...(heard ? ["synchronizedAudioText"] : []),
  ];
  const summary = [
    "Every picture is described, and the pages can be reached by their numbers.",
    flows
      ? "Letters, colours and spacing can be changed."
      : "The pages are laid out ahead, so the size of the letters can't be changed in this file; the same story is there as a web page, where it can.",
    ...(heard ? ["The story is read aloud, and what is spoken is marked in the text."] : []),
  ];
  return [
    ...["textual", "visual", ...(heard ? ["auditory"] : [])].map((mode) =>
      property("schema:accessMode", mode),
    ),
    ...["textual", "textual,visual"].map((modes) => property("schema:accessModeSufficient", modes)),
    ...features.map((feature) => property("schema:accessibilityFeature", feature)),
    ...["noFlashingHazard", "noMotionSimulationHazard", ...(heard ? ["noSoundHazard"] : [])].map((hazard) =>
      property("schema:accessibilityHazard", hazard),
    ),
    property("schema:accessibilitySummary", summary.join(" ")),
    property("pageBreakSource", "none"),
    // Pages that don't change with the letters can't be said to conform.
    ...(flows
      ? [
          property("dcterms:conformsTo", "EPUB Accessibility 1.1 - WCAG 2.2 Level AA"),
          property("a11y:certifiedBy", "Talewick"),
        ]
      : []),
  ];
}

function layout(book: PortableBook): Markup[] {
  if (!isPictureBook(book)) return [property("rendition:layout", "reflowable")];
  return [
    property("rendition:layout", "pre-paginated"),
    property("rendition:orientation", "auto"),
    property("rendition:spread", "auto"),
  ];
}

function sound({ narration }: PortableBook, documents: readonly BookDocument[]): Markup[] {
  const heard = documents.filter((document) => document.heard.length > 0);
  if (!narration || heard.length === 0) return [];
  const all = heard.reduce((sum, document) => sum + heardMs(document), 0);
  return [
    property("media:duration", clock(all)),
    ...heard.map(
      (document) =>
        markup`<meta property="media:duration" refines="#overlay-${document.name}">${clock(heardMs(document))}</meta>
`,
    ),
    property("media:narrator", narration.voice),
    property("media:active-class", ACTIVE_CLASS),
    property("media:playback-active-class", PLAYING_CLASS),
  ];
}

function manifest(book: PortableBook, documents: readonly BookDocument[]): Markup[] {
  const cover = coverOf(book);
  const item = (name: string, type: string, properties: Markup | null = null): Markup =>
    markup`<item id="${idOf(name)}" href="${name}" media-type="${type}"${properties}/>
`;
  const pictures = [...namePictures(book)].map(([bytes, name]) =>
    item(name, "image/jpeg", bytes === cover ? markup` properties="cover-image"` : null),
  );
  const texts = documents.map(
    ({ name, heard }) =>
      markup`<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"${heard.length > 0 ? markup` media-overlay="overlay-${name}"` : null}/>
`,
  );
  const overlays = documents.flatMap(({ name, heard }) =>
    heard.length > 0
      ? [
          markup`<item id="overlay-${name}" href="${overlayName(name)}" media-type="application/smil+xml"/>
`,
          ...heard.map(({ page }) => item(soundName(page), "audio/mpeg")),
        ]
      : [],
  );
  return [
    item("nav.xhtml", "application/xhtml+xml", markup` properties="nav"`),
    item("style.css", "text/css"),
    item("fonts/literata-book-400.ttf", "font/ttf"),
    item("fonts/literata-book-600.ttf", "font/ttf"),
    ...pictures,
    ...texts,
    ...overlays,
  ];
}

/** What the book is, what it consists of, and in which order it is read. */
export function packageFile(book: PortableBook, documents: readonly BookDocument[]): string {
  const spine = documents.map(({ name, fixed }) => {
    const flows = isPictureBook(book) && !fixed;
    return markup`<itemref idref="${name}"${flows ? markup` properties="rendition:layout-reflowable"` : null}/>
`;
  });
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book" xml:lang="${LANGUAGE}" prefix="a11y: http://www.idpf.org/epub/vocab/package/a11y/#">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book">${identifierOf(book)}</dc:identifier>
<dc:title>${titleOf(book)}</dc:title>
<dc:language>${LANGUAGE}</dc:language>
<dc:creator>Talewick</dc:creator>
<dc:publisher>Talewick</dc:publisher>
${property("dcterms:modified", `${book.at.toISOString().slice(0, 19)}Z`)}${layout(book)}${accessibility(book)}${sound(book, documents)}</metadata>
<manifest>
${manifest(book, documents)}</manifest>
<spine>
${spine}</spine>
</package>
`.source;
}
