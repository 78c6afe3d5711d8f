import "server-only";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import { MAILS_BY_ADDRESS } from "@/lib/features/accounts/rules";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { keyedHash, randomToken, sha256 } from "@/lib/platform/tokens/random-token";
import { requireParent, requireParentActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { FamilyView, InviteInput } from "./contract";
import { findInvitation, findInvitations, findReaders, lockFamily, putInvitation } from "./data";
import {
  INVITATIONS_OF_PARENT,
  INVITATIONS_TO_ADDRESS,
  invitationEndsAt,
  joinAddress,
  MOST_READERS,
} from "./rules";
import { isOpen, showFamily } from "./show-family";

const OWN = "This is your own address. Please give that of another grown-up.";
const READS = "This grown-up reads with you already.";
const INVITED = "This address is invited already. You can send the invitation again.";
const ENOUGH = `${MOST_READERS} grown-ups can read with you, and as many are there or invited. Please remove one first.`;

const refused = (message: string) => new AppError("VALIDATION", message, { details: { email: message } });

/** Counted whoever has the address, so that nobody's mailbox is filled and nothing is told. */
async function spendFor(ctx: Context, email: string, address: string): Promise<void> {
  await ctx.limits.spend(INVITATIONS_OF_PARENT, requireParentActor(ctx.actor).parentId);
  await ctx.limits.spend(MAILS_BY_ADDRESS, address);
  await ctx.limits.spend(INVITATIONS_TO_ADDRESS, keyedHash(ctx.config.AUTH_SECRET, email));
}

/**
 * Invites another grown-up to read with the family. An address that has an account is answered like one that has none.
 * @throws AppError PROOF_NEEDED; VALIDATION for an address of one's own, of a reader or that is invited; LIMIT_REACHED
 */
export async function invite(
  ctx: Context,
  { email, address }: InviteInput & { address: string },
): Promise<FamilyView> {
  requireRecentProof(ctx);
  const parent = requireParent(ctx.actor);
  if (email === requireParentActor(ctx.actor).email) throw refused(OWN);
  await spendFor(ctx, email, address);
  return answerInTransaction(ctx, async (tx) => {
    await lockFamily(tx, parent);
    const now = ctx.now();
    const readers = await findReaders(tx, parent);
    if (readers.some(({ person }) => person.email === email)) throw refused(READS);
    const open = (await findInvitations(tx, parent)).filter((row) => isOpen(row, now));
    if (open.some((row) => row.email === email)) throw refused(INVITED);
    if (readers.length + open.length >= MOST_READERS) throw new AppError("LIMIT_REACHED", ENOUGH);
    await send(ctx, tx, email);
    return showFamily(ctx, tx);
  });
}

/**
 * Sends an invitation again, for another week; the link of before ends.
 * @throws AppError PROOF_NEEDED; NOT_FOUND, also for another parent's; LIMIT_REACHED
 */
export async function inviteAgain(
  ctx: Context,
  { id, address }: { id: string; address: string },
): Promise<FamilyView> {
  requireRecentProof(ctx);
  const parent = requireParent(ctx.actor);
  const found = await findInvitation(ctx.db, parent, id);
  if (!found || found.answer === "accepted") throw new AppError("NOT_FOUND", "Resource not found.");
  await spendFor(ctx, found.email, address);
  return answerInTransaction(ctx, async (tx) => {
    await lockFamily(tx, parent);
    const now = ctx.now();
    const current = await findInvitation(tx, parent, id);
    if (!current || current.answer === "accepted") throw new AppError("NOT_FOUND", "Resource not found.");
    const readers = await findReaders(tx, parent);
    const others = (await findInvitations(tx, parent)).filter((row) => row.id !== id && isOpen(row, now));
    if (readers.length + others.length >= MOST_READERS) throw new AppError("LIMIT_REACHED", ENOUGH);
    await send(ctx, tx, current.email);
    return showFamily(ctx, tx);
  });
}

/** The name alone goes to a mailbox that nobody has proven: what it may be was checked when it was chosen. */
async function send(ctx: Context, tx: Tx, email: string): Promise<void> {
  const { parentId, firstName } = requireParentActor(ctx.actor);
  const token = randomToken();
  const sentAt = ctx.now();
  const sent = { tokenHash: sha256(token), sentAt, expiresAt: invitationEndsAt(sentAt) };
  const id = await putInvitation(tx, requireParent(ctx.actor), { email, ...sent });
  await enqueueEmail(ctx, tx, {
    template: "family-invitation",
    to: email,
    props: { from: firstName, joinUrl: joinAddress(ctx.config.APP_URL, token) },
    idempotencyKey: `family-invitation:${id}`,
    parentId,
  });
}
