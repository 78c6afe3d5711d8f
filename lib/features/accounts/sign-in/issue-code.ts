import "server-only";
import { insertToken } from "@/lib/features/accounts/data-tokens";
import { OAUTH_CODE_SECONDS } from "@/lib/features/accounts/rules";
import type { Context } from "@/lib/platform/context";
import { randomToken, sha256 } from "@/lib/platform/tokens/random-token";

/** The code that carries a finished sign-in at a provider back to the page that began it. */
export async function issueCode(
  ctx: Context,
  { parentId, binding, provenAt }: { parentId: string; binding: string; provenAt: Date | null },
) {
  const code = randomToken();
  await insertToken(ctx.db, {
    kind: "oauth_code",
    hash: sha256(code),
    bindingHash: sha256(binding),
    parentId,
    provenAt,
    expiresAt: new Date(ctx.now().getTime() + OAUTH_CODE_SECONDS * 1000),
  });
  return code;
}
