import { readFile } from "node:fs/promises";
import path from "node:path";
import { soundOf, type PortableBook } from "@/lib/features/bookmaking/portable-book";
import { zipInOrder, type PackedFile } from "@/lib/platform/zip/zip-in-order";
import { namePictures, overlayName, soundName } from "./book-files";
import { listDocuments } from "./documents";
import { documentFile, navigationFile, overlayFile } from "./navigation";
import { packageFile } from "./package-document";
import { STYLE } from "./style";

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const FONTS = [400, 600].map((weight) => `literata-book-${weight}.ttf`);

let fonts: Promise<PackedFile[]> | undefined;

async function loadFonts(): Promise<PackedFile[]> {
  return Promise.all(
    FONTS.map(async (font) => ({
      name: `EPUB/fonts/${font}`,
      content: await readFile(path.join(process.cwd(), "assets/fonts", font)),
      stored: false,
    })),
  );
}

/** The story as an EPUB 3: laid out ahead where it is a picture book, with its sound where it was read aloud. */
export async function buildEpub(book: PortableBook): Promise<Uint8Array> {
  fonts ??= loadFonts();
  const documents = listDocuments(book);
  const text = (name: string, content: string): PackedFile => ({
    name: `EPUB/${name}`,
    content,
    stored: false,
  });
  const bytes = (name: string, content: Uint8Array): PackedFile => ({
    name: `EPUB/${name}`,
    content,
    stored: true,
  });
  const heard = documents.filter((document) => document.heard.length > 0);
  const sounds = heard.flatMap((document) =>
    document.heard.flatMap(({ page }) => {
      const sound = soundOf(book, page);
      return sound ? [bytes(soundName(page), sound.mp3)] : [];
    }),
  );
  const files: PackedFile[] = [
    { name: "mimetype", content: "application/epub+zip", stored: true },
    { name: "META-INF/container.xml", content: CONTAINER, stored: false },
    text("package.opf", packageFile(book, documents)),
    text("nav.xhtml", navigationFile(book, documents)),
    text("style.css", STYLE),
    ...documents.map((document) => text(`${document.name}.xhtml`, documentFile(book, document))),
    ...heard.map((document) => text(overlayName(document.name), overlayFile(document))),
    ...(await fonts),
    ...[...namePictures(book)].map(([picture, name]) => bytes(name, picture)),
    ...sounds,
  ];
  return zipInOrder(files, book.at);
}
