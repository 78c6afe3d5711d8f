import "server-only";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { inTransaction, type Context } from "@/lib/platform/context";
import { requireParent, requireParentActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { MessageView } from "@/lib/shared/message";
import {
  answerInvitation,
  countFamilies,
  countReaders,
  insertMember,
  lockBoth,
  type AskedInvitation,
} from "./data";
import { findAgain, findInvitationOf, type Invited } from "./find-invitation-of";
import { DEAD_INVITATION, MOST_FAMILIES, MOST_READERS } from "./rules";

const OWN = "This invitation is your own: it is for the grown-up to whom you sent it.";
const FULL = `You read with ${MOST_FAMILIES} families already. Please leave one of them first, in your settings.`;
const USED = "This invitation was used already.";
const gone = () => new AppError("VALIDATION", DEAD_INVITATION);
const refused = (message: string) => new AppError("CONFLICT", message);

/**
 * Joins a family, once, with the account whose address was invited: that mailbox has been proven, and whoever only got hold
 * of the link is not the one whom the owner meant.
 * @throws AppError VALIDATION for a link that is none or no more, or is one's own; FORBIDDEN for another account;
 * CONFLICT for one that was answered; LIMIT_REACHED
 */
export async function acceptInvitation(ctx: Context, invited: Invited): Promise<MessageView> {
  const reader = requireParent(ctx.actor);
  const found = await findInvitationOf(ctx, invited);
  refuseWrong(ctx, found);
  return inTransaction(ctx, async (tx) => {
    const there = await lockBoth(tx, [found.parentId, reader]);
    const now = ctx.now();
    // As it is now that nobody else changes either family.
    const invitation = await findAgain(ctx, tx, invited);
    if (there.length < 2) throw gone();
    refuseWrong(ctx, invitation);
    const { id, parentId: ownerId, parent: owner } = invitation;
    if ((await countFamilies(tx, reader)) >= MOST_FAMILIES) throw new AppError("LIMIT_REACHED", FULL);
    if ((await countReaders(tx, ownerId)) >= MOST_READERS) throw gone();
    if (!(await answerInvitation(tx, id, { answer: "accepted", now }))) throw refused(USED);
    await insertMember(tx, { ownerId, readerId: reader, joinedAt: now });
    const { firstName } = requireParentActor(ctx.actor);
    await enqueueEmail(ctx, tx, {
      template: "family-joined",
      to: owner.email,
      props: {
        firstName: owner.firstName,
        reader: firstName,
        familyUrl: `${ctx.config.APP_URL}/settings/family`,
      },
      idempotencyKey: `family-joined:${id}`,
      parentId: ownerId,
    });
    return { message: `You read with ${owner.firstName}’s family now.` };
  });
}

function refuseWrong({ actor }: Context, { parentId, email, answer, parent }: AskedInvitation): void {
  const me = requireParentActor(actor);
  if (me.parentId === parentId) throw new AppError("VALIDATION", OWN);
  if (me.email !== email) {
    const message = `This invitation went to another address. Please sign in with the account of that address, or ask ${parent.firstName} to invite ${me.email}.`;
    throw new AppError("FORBIDDEN", message);
  }
  if (answer === "accepted") throw refused(USED);
  if (answer) throw refused(`This invitation was declined. ${parent.firstName} can send it again.`);
}
