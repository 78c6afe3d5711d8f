import { authEndpoints } from "@/lib/features/accounts/endpoints";
import { exchangeCode } from "@/lib/features/accounts/sign-in/exchange-code";
import { callerOf } from "@/lib/http/caller";
import { clearCookie, cookieName, readCookie } from "@/lib/http/cookies";
import { isToBeKept } from "@/lib/http/oauth-flow";
import { route } from "@/lib/http/route";
import { signedIn } from "@/lib/http/session-response";

export const POST = route(authEndpoints.exchange, async (ctx, { body, request, address }) => {
  const binding = readCookie(request, cookieName(ctx.config, "oauth-tx"));
  const opened = await exchangeCode(ctx, {
    ...body,
    binding,
    kept: isToBeKept(binding),
    fingerprintCookie: readCookie(request, cookieName(ctx.config, "fingerprint")),
    caller: callerOf(ctx, request, address),
  });
  return signedIn(ctx, request, opened, [clearCookie(ctx.config, "oauth-tx")]);
});
