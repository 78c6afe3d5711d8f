import "server-only";
import { renderBookPdf } from "@/lib/features/bookmaking/build-pdf";
import { openStoredFiles } from "@/lib/features/uploads/open-stored-files";
import { storeFile } from "@/lib/features/uploads/store-file";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import type { BookTelling } from "./data-texts";

type Printing = {
  parent: ParentScope;
  title: string;
  childName: string;
  telling: Pick<BookTelling, "level" | "pages">;
};

/** Stores the PDF of a finished book as it is told at one level. @returns the file, to be kept or swept */
export async function printTelling(
  ctx: Context,
  { parent, title, childName, telling }: Printing,
): Promise<string> {
  const ids = [...new Set(telling.pages.flatMap(({ pictureFileId }) => pictureFileId ?? []))];
  const bytesOf = await openStoredFiles(ctx, { parent, ids });
  const pages = telling.pages.map(({ number, text, pictureFileId }) => {
    const picture = pictureFileId && bytesOf.get(pictureFileId);
    if (!picture) throw new Error("a page's picture is missing");
    return { number, text, picture };
  });
  const bytes = await renderBookPdf({ title, childName, level: telling.level, pages });
  return storeFile(ctx, { parent, kind: "pdf", mime: "application/pdf", bytes });
}
