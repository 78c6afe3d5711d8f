import "server-only";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { DeletionView } from "./contract";
import { lockLeaver, setDeletion } from "./data-deletion";
import { followDeletionJob } from "./job-names";

const STAYS: DeletionView = { askedAt: null, dueAt: null };
const TOO_LATE = "It is too late: this account is being deleted.";

/** Takes back that the account is deleted. Where that wasn't asked for, nothing happens. */
export async function keepAccount(ctx: Context): Promise<DeletionView> {
  const parent = requireParent(ctx.actor);
  return answerInTransaction(ctx, async (tx) => {
    const leaver = await lockLeaver(tx, parent);
    if (!leaver) throw new AppError("CONFLICT", TOO_LATE);
    if (!leaver.deletion) return STAYS;
    await setDeletion(tx, parent, null);
    await ctx.jobs.enqueue(tx, followDeletionJob, { parentId: parent }, { group: parent });
    await enqueueEmail(ctx, tx, {
      template: "account-kept",
      to: leaver.email,
      parentId: parent,
      idempotencyKey: `account-kept:${parent}:${leaver.deletion.askedAt.getTime()}`,
      props: { firstName: leaver.firstName, dashboardUrl: `${ctx.config.APP_URL}/dashboard` },
    });
    return STAYS;
  });
}
