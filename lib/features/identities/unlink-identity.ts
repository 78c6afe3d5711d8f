import "server-only";
import type { OauthProvider } from "@/lib/features/accounts/contract";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { IdentitiesView } from "./contract";
import { deleteIdentities, lockWays } from "./data";
import { PROVIDER_NAMES } from "./rules";
import { showWays } from "./show-ways";

const LAST = "This is the only way into your account. Choose a password first, or connect another account.";

/** Takes a way in away, and never the last one. */
export async function unlinkIdentity(
  ctx: Context,
  { provider }: { provider: OauthProvider },
): Promise<IdentitiesView> {
  requireRecentProof(ctx);
  const parent = requireParent(ctx.actor);
  return answerInTransaction(ctx, async (tx) => {
    const ways = await lockWays(tx, parent);
    const left = ways?.identities.filter((one) => one.provider !== provider) ?? [];
    const gone = ways?.identities.find((one) => one.provider === provider);
    if (!ways || !gone) throw new AppError("NOT_FOUND", "Resource not found.");
    if (ways.passwordHash === null && left.length + ways._count.passkeys === 0)
      throw new AppError("CONFLICT", LAST);
    await deleteIdentities(tx, parent, provider);
    await enqueueEmail(ctx, tx, {
      template: "identity-unlinked",
      to: ways.email,
      props: {
        firstName: ways.firstName,
        provider: PROVIDER_NAMES[provider],
        resetUrl: `${ctx.config.APP_URL}/forgot-password`,
      },
      idempotencyKey: `identity-unlinked:${gone.id}`,
      parentId: parent,
    });
    return showWays(ctx, { ...ways, identities: left });
  });
}
