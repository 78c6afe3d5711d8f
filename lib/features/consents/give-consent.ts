import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { ConsentPurpose } from "./contract";
import { countStanding, lockConsents } from "./data";
import { grantConsent } from "./grant-consent";

/** Records a parent's consent to a purpose; one that stands already stays the only one. */
export async function giveConsent(
  ctx: Context,
  consent: { purpose: ConsentPurpose; textVersion: string },
): Promise<void> {
  const parent = requireParent(ctx.actor);
  await answerInTransaction(ctx, async (tx) => {
    await lockConsents(tx, parent);
    if ((await countStanding(tx, parent, consent)) === 0) await grantConsent(ctx, tx, consent);
  });
}
