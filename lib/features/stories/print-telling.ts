import "server-only";
import { renderBookPdf } from "@/lib/features/bookmaking/build-pdf";
import { findWrittenAt } from "@/lib/features/stories/data-books";
import { openStoredFiles } from "@/lib/features/uploads/open-stored-files";
import { storeFile } from "@/lib/features/uploads/store-file";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import type { ReadingLevel } from "@/lib/shared/story";

type Printing = {
  parent: ParentScope;
  bookId: string;
  title: string;
  childName: string;
  portraitFileId: string | null;
  /** Without one, the first page's picture. */
  coverFileId: string | null;
  talk: readonly string[];
  telling: { level: ReadingLevel; pages: { number: number; text: string; pictureFileId: string | null }[] };
};

/** Stores the PDF of a book as it is told at one level. @returns the file, to be kept or swept */
export async function printTelling(
  ctx: Context,
  { parent, bookId, title, childName, portraitFileId, coverFileId, talk, telling }: Printing,
): Promise<string> {
  const pictures = telling.pages.map(({ pictureFileId }) => pictureFileId);
  const ids = [...new Set([portraitFileId, coverFileId, ...pictures])].filter((id) => id !== null);
  const bytesOf = await openStoredFiles(ctx, { parent, ids });
  const pages = telling.pages.map(({ number, text, pictureFileId }) => {
    const picture = pictureFileId && bytesOf.get(pictureFileId);
    if (!picture) throw new Error("a page's picture is missing");
    return { number, text, picture };
  });
  const portrait = portraitFileId ? bytesOf.get(portraitFileId) : undefined;
  const cover = coverFileId ? bytesOf.get(coverFileId) : undefined;
  const createdAt = await findWrittenAt(ctx.db, parent, bookId);
  const book = { title, childName, level: telling.level, pages, talk, createdAt };
  const bytes = await renderBookPdf({
    ...book,
    ...(portrait ? { portrait } : {}),
    ...(cover ? { cover } : {}),
  });
  return storeFile(ctx, { parent, kind: "pdf", mime: "application/pdf", bytes });
}
