import "server-only";
import type { IdentityFacts } from "@/lib/features/accounts/sign-in/link-identity";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { inTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { claimIdentity, findOwner, lockWays } from "./data";
import { PROVIDER_NAMES, type LinkOutcome } from "./rules";

/**
 * Gives the parent who sits here another way in: whoever came back from the provider signed in there, and this session
 * asked for it with a recent password. The two addresses need not be the same.
 */
export async function joinIdentity(
  ctx: Context,
  { provider, subject }: Pick<IdentityFacts, "provider" | "subject">,
): Promise<LinkOutcome> {
  const parent = requireParent(ctx.actor);
  const key = { provider, subject };
  return inTransaction(ctx, async (tx) => {
    const ways = await lockWays(tx, parent);
    if (!ways) return "failed";
    const owner = await findOwner(tx, key);
    if (owner) return owner.parentId === parent ? "linked" : "taken";
    if (ways.identities.some((one) => one.provider === provider)) return "several";
    const claimed = await claimIdentity(tx, parent, key);
    if (claimed?.parentId !== parent) return "taken";
    await enqueueEmail(ctx, tx, {
      template: "identity-linked",
      to: ways.email,
      props: {
        firstName: ways.firstName,
        provider: PROVIDER_NAMES[provider],
        resetUrl: `${ctx.config.APP_URL}/forgot-password`,
      },
      idempotencyKey: `identity-linked:${claimed.id}`,
      parentId: parent,
    });
    return "linked";
  });
}
