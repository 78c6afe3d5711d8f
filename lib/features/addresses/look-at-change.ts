import "server-only";
import { LINK_TRIES } from "@/lib/features/accounts/rules";
import { countFailure } from "@/lib/features/accounts/throttling/count-failure";
import type { Context } from "@/lib/platform/context";
import { sha256 } from "@/lib/platform/tokens/random-token";
import { AppError } from "@/lib/shared/app-error";
import type { ChangeLinkView } from "./contract";
import { findChangeOfLink, type LinkedChange } from "./data";
import { DEAD_CHANGE_LINK } from "./rules";

const statusOf = ({ mailbox, doneAt, newConfirmedAt, oldConfirmedAt }: LinkedChange) => {
  if (doneAt) return "done";
  return (mailbox === "new" ? newConfirmedAt : oldConfirmedAt) ? "waiting" : "open";
};

/** What a link asks, without answering it: mail scanners open links too. */
export async function lookAtChange(
  ctx: Context,
  { token, address }: { token: string; address: string },
): Promise<ChangeLinkView> {
  const change = await countFailure(ctx, { limit: LINK_TRIES, key: address }, async () => {
    const found = await findChangeOfLink(ctx.db, { hash: sha256(token), now: ctx.now() });
    if (!found) throw new AppError("VALIDATION", DEAD_CHANGE_LINK);
    return found;
  });
  return { mailbox: change.mailbox, newEmail: change.newEmail, status: statusOf(change) };
}
