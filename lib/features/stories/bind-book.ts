import "server-only";
import { renderBookPdf } from "@/lib/features/bookmaking/build-pdf";
import { openStoredFiles } from "@/lib/features/uploads/open-stored-files";
import { keepFiles } from "@/lib/features/uploads/keep-files";
import { storeFile } from "@/lib/features/uploads/store-file";
import type { StoryText } from "@/lib/shared/story";
import type { StoredPicture } from "./store-picture";
import { stepOnce, type StoryRun } from "./step-once";

type Binding = { text: StoryText; pictures: Map<number, StoredPicture> };

/** Builds the PDF from the stored pictures. */
export async function bindBook(run: StoryRun, { text, pictures }: Binding): Promise<string> {
  const { ctx, parent, order } = run;
  const { fileId } = await stepOnce(run, {
    name: "pdf",
    make: async () => {
      const bytesOf = await openStoredFiles(ctx, {
        parent,
        ids: [...pictures.values()].map((picture) => picture.fileId),
      });
      const pages = text.pages.map(({ number, text: words }) => {
        const picture = pictures.get(number);
        const jpeg = picture && bytesOf.get(picture.fileId);
        if (!jpeg) throw new Error("a page's picture is missing");
        return { number, text: words, picture: jpeg };
      });
      const pdf = await renderBookPdf({
        title: text.title,
        childName: order.heroName,
        level: order.level,
        pages,
      });
      return { fileId: await storeFile(ctx, { parent, kind: "pdf", mime: "application/pdf", bytes: pdf }) };
    },
    store: (tx, { fileId }) => keepFiles(ctx, tx, { parent, ids: [fileId] }),
  });
  return fileId;
}
