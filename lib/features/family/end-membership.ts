import "server-only";
import { endSessionsAtChildren } from "@/lib/features/accounts/sessions/end-sessions-at-children";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { FamilyView } from "./contract";
import { deleteMembership, findMembership, lockFamily } from "./data";
import { showFamily } from "./show-family";

/**
 * Ends that somebody reads with a family, by its owner or by the reader. Whoever it was reads nothing more from the next
 * call on, and the other side is told.
 * @throws AppError NOT_FOUND, also for one between others
 */
export async function endMembership(ctx: Context, id: string): Promise<FamilyView> {
  const parent = requireParent(ctx.actor);
  return answerInTransaction(ctx, async (tx) => {
    await lockFamily(tx, parent);
    const found = await findMembership(tx, parent, id);
    if (!found || !(await deleteMembership(tx, id))) throw new AppError("NOT_FOUND", "Resource not found.");
    await endSessionsAtChildren(ctx, tx, found);
    const isOwner = found.ownerId === parent;
    const [from, to] = isOwner ? [found.owner, found.reader] : [found.reader, found.owner];
    if (to.deletedAt === null) {
      await enqueueEmail(ctx, tx, {
        template: "family-ended",
        to: to.email,
        props: {
          firstName: to.firstName,
          other: from.firstName,
          by: isOwner ? "owner" : "reader",
          familyUrl: `${ctx.config.APP_URL}/settings/family`,
        },
        idempotencyKey: `family-ended:${id}`,
      });
    }
    return showFamily(ctx, tx);
  });
}
