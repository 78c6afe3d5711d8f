import "server-only";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import { endAllSessionsOf } from "@/lib/features/accounts/sessions/end-all-sessions-of";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { requireParent, type ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { writeDayFor } from "@/lib/shared/write-day";
import { lockLeaver, setDeletion, type Deletion, type Leaver } from "./data-deletion";
import { followDeletionJob } from "./job-names";
import { deletionDueAt } from "./rules";

type Asked = { parent: ParentScope; leaver: Leaver; deletion: Deletion };

async function announce(ctx: Context, tx: Tx, { parent, leaver, deletion }: Asked): Promise<void> {
  await enqueueEmail(ctx, tx, {
    template: "deletion-asked",
    to: leaver.email,
    parentId: parent,
    idempotencyKey: `deletion-asked:${parent}:${deletion.askedAt.getTime()}`,
    props: {
      firstName: leaver.firstName,
      day: writeDayFor(leaver)(deletion.dueAt),
      keepUrl: `${ctx.config.APP_URL}/settings/privacy`,
    },
  });
}

/**
 * Has the account deleted in a week. From now on nobody is signed in, nothing is charged, and whoever signs in again can
 * only keep the account or take its data along. Asked again, the first day stands.
 */
export async function askDeletion(ctx: Context): Promise<{ dueAt: Date }> {
  requireRecentProof(ctx);
  const parent = requireParent(ctx.actor);
  const askedAt = ctx.now();
  return inTransaction(ctx, async (tx) => {
    const leaver = await lockLeaver(tx, parent);
    if (!leaver) throw new AppError("UNAUTHENTICATED", "Please sign in.");
    await endAllSessionsOf(ctx, tx, parent);
    if (leaver.deletion) return leaver.deletion;
    const deletion = { askedAt, dueAt: deletionDueAt(askedAt) };
    await setDeletion(tx, parent, deletion);
    await ctx.jobs.enqueue(tx, followDeletionJob, { parentId: parent }, { group: parent });
    await announce(ctx, tx, { parent, leaver, deletion });
    return deletion;
  });
}
