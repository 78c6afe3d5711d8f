import { addressTo } from "@/lib/client/address-to";
import type { BookView } from "@/lib/features/stories/contract";
import type { FileWanted } from "./fetch-book-file";

export type BookFile = FileWanted & {
  name: string;
  /** What it is good for, in one line. */
  purpose: string;
  ending: string;
  url: string;
};

type Book = Pick<BookView, "id" | "pdfUrl">;

/** The files that a finished story can be taken along as. */
export function listBookFiles({ id, pdfUrl }: Book): BookFile[] {
  const params = { id };
  const pdf: BookFile[] = pdfUrl
    ? [
        {
          name: "PDF",
          purpose: "To print, page by page like a paper book.",
          type: "application/pdf",
          called: "PDF",
          ending: "pdf",
          url: pdfUrl,
        },
      ]
    : [];
  return [
    ...pdf,
    {
      name: "E-book",
      purpose: "EPUB, for the reading app of a phone, a tablet or an e-reader.",
      type: "application/epub+zip",
      called: "the e-book",
      ending: "epub",
      url: addressTo("/api/books/{id}/epub", { params }),
    },
    {
      name: "Audio book",
      purpose: "One MP3 with a chapter for each page, for any player and for the car.",
      type: "audio/mpeg",
      called: "the audio book",
      ending: "mp3",
      url: addressTo("/api/books/{id}/audiobook", { params }),
    },
    {
      name: "Web page",
      purpose: "One file for any browser and for screen readers, with letters of any size.",
      type: "text/html",
      called: "the web page",
      ending: "html",
      url: addressTo("/api/books/{id}/html", { params }),
    },
  ];
}
