import "server-only";
import { LINK_TRIES } from "@/lib/features/accounts/rules";
import { countFailure } from "@/lib/features/accounts/throttling/count-failure";
import type { Context } from "@/lib/platform/context";
import type { DbOrTx } from "@/lib/platform/db/database";
import { sha256 } from "@/lib/platform/tokens/random-token";
import { requireParentActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { findAsked, type AskedInvitation } from "./data";
import { DEAD_INVITATION } from "./rules";

export type InvitationLink = {
  token: string;
  /** Network address of whoever asks: nobody tries for long. */
  address: string;
};

/** By the link of the mail, or by what the settings of the account of that address show. */
export type Invited = InvitationLink | { id: string };

/** @throws AppError VALIDATION for a link that is none or no more; NOT_FOUND for an id that isn't this parent's to answer */
export async function findAgain(ctx: Context, db: DbOrTx, invited: Invited): Promise<AskedInvitation> {
  if ("token" in invited) {
    const found = await findAsked(db, { tokenHash: sha256(invited.token) }, ctx.now());
    if (!found) throw new AppError("VALIDATION", DEAD_INVITATION);
    return found;
  }
  const { email, parentId } = requireParentActor(ctx.actor);
  const found = await findAsked(db, { id: invited.id, email }, ctx.now());
  if (!found || found.parentId === parentId) throw new AppError("NOT_FOUND", "Resource not found.");
  return found;
}

/** @throws AppError RATE_LIMITED besides, for an address that brings too many links */
export const findInvitationOf = (ctx: Context, invited: Invited): Promise<AskedInvitation> =>
  "token" in invited
    ? countFailure(ctx, { limit: LINK_TRIES, key: invited.address }, () => findAgain(ctx, ctx.db, invited))
    : findAgain(ctx, ctx.db, invited);
