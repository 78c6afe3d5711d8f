import "server-only";
import { STEP_RESULTS } from "./run/step-results";
import { keepFiles } from "@/lib/features/uploads/keep-files";
import { joinNames, listHeroNames, type StoryText } from "@/lib/shared/story";
import { printTelling } from "@/lib/features/stories/print-telling";
import type { StoredPicture } from "@/lib/features/stories/making/pictures/store-picture";
import { stepOnce, type StoryRun } from "@/lib/features/stories/making/run/step-once";

type Binding = {
  bookId: string;
  text: StoryText;
  pictures: Map<number, StoredPicture>;
  portraitFileId: string;
  coverFileId: string;
};

/** Builds the PDF from the stored pictures. */
export async function bindBook(
  run: StoryRun,
  { bookId, text, pictures, portraitFileId, coverFileId }: Binding,
): Promise<string> {
  const { ctx, parent, order } = run;
  const { fileId } = await stepOnce(run, {
    name: "pdf",
    result: STEP_RESULTS.pdf,
    make: async () => {
      const pages = text.pages.map(({ number, text: words }) => ({
        number,
        text: words,
        pictureFileId: pictures.get(number)?.fileId ?? null,
      }));
      const telling = { level: order.level, pages };
      const { title, talk } = text;
      return {
        fileId: await printTelling(ctx, {
          parent,
          bookId,
          title,
          childName: joinNames(listHeroNames(order)),
          portraitFileId,
          coverFileId,
          talk,
          telling,
        }),
      };
    },
    store: (tx, { fileId }) => keepFiles(ctx, tx, { parent, ids: [fileId] }),
  });
  return fileId;
}
