import "server-only";
import { giveAddress } from "@/lib/features/accounts/profile/give-address";
import { lockForAddress } from "@/lib/features/accounts/profile/lock-for-address";
import { LINK_TRIES } from "@/lib/features/accounts/rules";
import { endAllSessionsOf } from "@/lib/features/accounts/sessions/end-all-sessions-of";
import { countFailure } from "@/lib/features/accounts/throttling/count-failure";
import { forgetFailures } from "@/lib/features/accounts/throttling/forget-failures";
import { followAddress } from "@/lib/features/billing/sync/follow-address";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { sha256 } from "@/lib/platform/tokens/random-token";
import { scopeForSystem } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { AnsweredChangeView, ChangeAnswerInput } from "./contract";
import {
  deleteOpenChange,
  findChangeOfLink,
  markDone,
  moveMentions,
  noteYes,
  type LinkedChange,
} from "./data";
import { DEAD_CHANGE_LINK } from "./rules";

const SYSTEM = { kind: "system", name: "email-change" } as const;
const DONE = {
  status: "done",
  message: "Your account has its new email address. Sign in with it from now on.",
} as const;
const WAITING = {
  new: "Thank you. Now the link that we sent to your old address has to be confirmed, too.",
  old: "Thank you. Now the link that we sent to the new address has to be confirmed, too.",
} as const;
const STOPPED = {
  new: "Thank you for telling us. Nothing was changed, and this link is over.",
  old: "Nothing was changed, and the account is signed out everywhere. Please choose a new password now.",
} as const;
const TAKEN = {
  status: "stopped",
  message: "This address can't be used for the account any more. Everything stays as it is.",
} as const;

const dead = () => new AppError("VALIDATION", DEAD_CHANGE_LINK);

/** Takes a mailbox's answer; the second yes gives the account its new address. Asking twice is harmless. */
export async function answerChange(
  ctx: Context,
  { token, wasMe, address }: ChangeAnswerInput & { address: string },
): Promise<AnsweredChangeView> {
  const key = { hash: sha256(token), now: ctx.now() };
  const found = await countFailure(ctx, { limit: LINK_TRIES, key: address }, async () => {
    const change = await findChangeOfLink(ctx.db, key);
    if (!change) throw dead();
    return change;
  });
  if (!wasMe) return stop(ctx, found);
  return inTransaction(ctx, async (tx) => {
    const account = await lockForAddress(ctx, tx, { parentId: found.parentId, email: found.newEmail });
    // As it is now that nobody else changes the account.
    const change = await findChangeOfLink(tx, key);
    if (!change || !account) throw dead();
    if (change.doneAt) return DONE;
    if (!(await noteYes(tx, { id: change.id, mailbox: change.mailbox, now: key.now })))
      return { status: "waiting", message: WAITING[change.mailbox] } as const;
    if (account.isTaken) {
      await deleteOpenChange(tx, scopeForSystem(SYSTEM, change.parentId));
      return TAKEN;
    }
    await carryOut(ctx, tx, change, account);
    return DONE;
  });
}

async function stop(ctx: Context, { parentId, mailbox, doneAt }: LinkedChange): Promise<AnsweredChangeView> {
  if (doneAt) throw dead();
  const parent = scopeForSystem(SYSTEM, parentId);
  await inTransaction(ctx, async (tx) => {
    await deleteOpenChange(tx, parent);
    // Somebody sits in the account who knows its password; whoever only mistyped an address is no danger.
    if (mailbox === "old") await endAllSessionsOf(ctx, tx, parent);
  });
  return { status: "stopped", message: STOPPED[mailbox] };
}

type Account = { email: string; firstName: string };

async function carryOut(ctx: Context, tx: Tx, change: LinkedChange, account: Account): Promise<void> {
  const { id, parentId, newEmail } = change;
  const parent = scopeForSystem(SYSTEM, parentId);
  const now = ctx.now();
  await giveAddress(ctx, tx, { parentId, from: account.email, to: newEmail, keepSession: change.sessionId });
  await markDone(tx, id, now);
  await moveMentions(tx, { parent, from: account.email, to: newEmail, now });
  await followAddress(ctx, tx, { parent, email: newEmail });
  for (const [mailbox, to] of [
    ["old", account.email],
    ["new", newEmail],
  ] as const) {
    await enqueueEmail(ctx, tx, {
      template: "email-changed",
      to,
      props: { firstName: account.firstName, newEmail, supportUrl: `${ctx.config.APP_URL}/contact` },
      idempotencyKey: `email-changed:${mailbox}:${id}`,
    });
  }
  // Whoever failed to sign in with this address before was somebody else, or guessed.
  await forgetFailures(ctx, newEmail);
}
