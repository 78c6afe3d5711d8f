import "server-only";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { discardFiles } from "@/lib/features/uploads/discard-files";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { tellOfFinishedStory } from "@/lib/features/webhooks/tell-of-finished-story";
import { completeBook } from "@/lib/features/stories/data-books";
import { settleCredit } from "@/lib/features/stories/data-credits";
import { endRequest } from "@/lib/features/stories/data-requests";
import { deleteSteps } from "@/lib/features/stories/data-steps";
import { releaseBudget } from "@/lib/features/spending/hold-budget";
import { illustratorOf, type PictureSource } from "@/lib/features/stories/rules";
import { ClaimLost, underClaim, type StoryRun } from "@/lib/features/stories/making/run/step-once";

type FinishedBook = {
  bookId: string;
  coverFileId: string;
  coverAlt: string | null;
  pdfFileId: string;
  portraitFileId: string;
  source: PictureSource;
  /** Files of the making that the book doesn't show. */
  unused: string[];
};

/** The one moment in which the book is finished and the credit is used, or nothing of it. */
export async function finishBook(
  run: StoryRun,
  { bookId, source, unused, ...files }: FinishedBook,
): Promise<void> {
  const { ctx, parent, claim } = run;
  const gone = await underClaim(run, async (tx) => {
    const now = ctx.now();
    const ended = await endRequest(tx, claim.bookRequestId, { status: "COMPLETED", now });
    if (!ended) throw new ClaimLost("this story has ended already");
    const { title, childName, reader } = await completeBook(tx, {
      id: bookId,
      ...files,
      illustrator: illustratorOf(source),
      pictureSource: source,
      now,
    });
    await settleCredit(tx, claim.bookRequestId, "COMMIT");
    await deleteSteps(tx, claim.bookRequestId);
    const ids = [...unused, ...(ended.photoFileId ? [ended.photoFileId] : [])];
    await discardFiles(ctx, tx, { parent, ids });
    if (reader) {
      const storyUrl = `${ctx.config.APP_URL}/stories/${bookId}`;
      await enqueueEmail(ctx, tx, {
        template: "story-ready",
        to: reader.email,
        props: { firstName: reader.firstName, title, childName, storyUrl },
        idempotencyKey: `story-ready/${claim.bookRequestId}`,
        parentId: parent,
      });
    }
    await tellOfFinishedStory(ctx, tx, { parent, storyId: bookId, orderId: claim.bookRequestId });
    await releaseBudget(ctx, tx, claim.bookRequestId);
    return ids;
  });
  await removeFiles(ctx, gone);
}
