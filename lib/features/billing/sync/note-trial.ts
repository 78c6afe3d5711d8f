import "server-only";
import type { ProductLine } from "@/lib/features/billing/rules";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import type { SubscriptionFacts } from "@/lib/platform/payments/payments";
import { keyedHash } from "@/lib/platform/tokens/random-token";
import type { ParentScope } from "@/lib/shared/actor";
import { claimTrialMark, isTrialMarkOfOthers } from "./data-trials";

const DOTLESS = new Set(["gmail.com", "googlemail.com"]);

/** One spelling for an address that reaches the same mailbox: without `+tag`, and without dots where they mean nothing. */
function canonicalAddress(email: string): string {
  const [mailbox = "", domain = ""] = email.trim().toLowerCase().split("@");
  const [name = ""] = mailbox.split("+");
  return DOTLESS.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

const bytesOf = (ctx: Context, text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(keyedHash(ctx.config.AUTH_SECRET, `trial:${text}`), "base64url"));
const holderOf = (ctx: Context, parent: ParentScope) => bytesOf(ctx, `holder:${parent}`);
/** Each line has a trial of its own. */
const AHEAD: Record<ProductLine, string> = { stories: "", api: "api:" };
const addressMark = (ctx: Context, email: string, line: ProductLine) =>
  bytesOf(ctx, `${AHEAD[line]}address:${canonicalAddress(email)}`);

/** Whether somebody with the same address, however it was written, has had a trial in another account. */
export const isKnownAddress = (
  ctx: Context,
  parent: ParentScope,
  email: string,
  line: ProductLine = "stories",
): Promise<boolean> => isTrialMarkOfOthers(ctx.db, addressMark(ctx, email, line), holderOf(ctx, parent));

type Trial = { parent: ParentScope; email: string; line: ProductLine; subscription: SubscriptionFacts };

/** Notes address and card of a trial. False when another account has had a trial with either of them. */
export async function noteTrial(
  ctx: Context,
  tx: Tx,
  { parent, email, line, subscription }: Trial,
): Promise<boolean> {
  const { cardFingerprint } = subscription;
  const marks = [addressMark(ctx, email, line)];
  if (cardFingerprint) marks.push(bytesOf(ctx, `${AHEAD[line]}card:${cardFingerprint}`));
  const holder = holderOf(ctx, parent);
  let isFirst = true;
  for (const mark of marks) isFirst = (await claimTrialMark(tx, mark, holder)) && isFirst;
  return isFirst;
}

/** A trial that was had counts for another address of the same parent, too. */
export async function noteTrialAddress(
  ctx: Context,
  tx: Tx,
  { parent, email }: { parent: ParentScope; email: string },
): Promise<void> {
  await claimTrialMark(tx, addressMark(ctx, email, "stories"), holderOf(ctx, parent));
}
