import "server-only";
import { hasAccount } from "@/lib/features/accounts/profile/has-account";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import { MAILS_BY_ADDRESS } from "@/lib/features/accounts/rules";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { keyedHash, randomToken, sha256 } from "@/lib/platform/tokens/random-token";
import { requireParent, requireParentActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { EmailChangeView, NewEmailInput } from "./contract";
import { replaceChange } from "./data";
import { CHANGE_SECONDS, CHANGES_OF_PARENT, CHANGES_TO_ADDRESS } from "./rules";

const OWN = "This is your address already.";

/**
 * Asks both mailboxes for a yes to another address. An address that somebody has is answered like a free one; only its
 * owner hears of it, and no link of this change is theirs to confirm.
 */
export async function askEmailChange(
  ctx: Context,
  { newEmail, address }: NewEmailInput & { address: string },
): Promise<EmailChangeView> {
  requireRecentProof(ctx);
  const { parentId, sessionId, email } = requireParentActor(ctx.actor);
  if (newEmail === email) throw new AppError("VALIDATION", OWN, { details: { newEmail: OWN } });
  await ctx.limits.spend(CHANGES_OF_PARENT, parentId);
  await ctx.limits.spend(MAILS_BY_ADDRESS, address);
  await ctx.limits.spend(CHANGES_TO_ADDRESS, keyedHash(ctx.config.AUTH_SECRET, newEmail));

  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + CHANGE_SECONDS * 1000);
  const links = { new: randomToken(), old: randomToken() };
  const hashes = { newHash: sha256(links.new), oldHash: sha256(links.old) };
  return answerInTransaction(ctx, async (tx) => {
    const change = { newEmail, ...hashes, sessionId, createdAt: now, expiresAt };
    const id = await replaceChange(tx, requireParent(ctx.actor), change);
    await mailBoth(ctx, tx, { id, newEmail, links });
    return {
      change: { newEmail, newConfirmed: false, oldConfirmed: false, expiresAt: expiresAt.toISOString() },
    };
  });
}

type Asked = { id: string; newEmail: string; links: { new: string; old: string } };

async function mailBoth(ctx: Context, tx: Tx, { id, newEmail, links }: Asked): Promise<void> {
  const { parentId, email, firstName } = requireParentActor(ctx.actor);
  const linkTo = (token: string) => `${ctx.config.APP_URL}/confirm-email?token=${token}`;
  await enqueueEmail(ctx, tx, {
    template: "email-change-asked",
    to: email,
    props: { firstName, newEmail, answerUrl: linkTo(links.old) },
    idempotencyKey: `email-change-asked:${id}`,
    parentId,
  });
  const isTaken = await hasAccount(ctx, tx, newEmail);
  // Nobody has proven this address: not a word of the parent's goes there.
  await enqueueEmail(ctx, tx, {
    ...(isTaken
      ? {
          template: "email-change-taken" as const,
          props: { signInUrl: `${ctx.config.APP_URL}/signin` },
        }
      : { template: "email-change-confirm" as const, props: { answerUrl: linkTo(links.new) } }),
    to: newEmail,
    idempotencyKey: `email-change-new:${id}`,
    parentId,
  });
}
