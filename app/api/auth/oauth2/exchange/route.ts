import { exchangeInput } from "@/lib/features/accounts/contract";
import { exchangeCode } from "@/lib/features/accounts/exchange-code";
import { callerOf } from "@/lib/http/caller";
import { clearCookie, cookieName, readCookie } from "@/lib/http/cookies";
import { route } from "@/lib/http/route";
import { signedIn } from "@/lib/http/session-response";

export const POST = route(
  { access: "public", body: exchangeInput },
  async (ctx, { body, request, address }) => {
    const opened = await exchangeCode(ctx, {
      ...body,
      binding: readCookie(request, cookieName(ctx.config, "oauth-tx")),
      fingerprintCookie: readCookie(request, cookieName(ctx.config, "fingerprint")),
      caller: callerOf(ctx, request, address),
    });
    const response = signedIn(ctx, opened);
    response.headers.append("set-cookie", clearCookie(ctx.config, "oauth-tx"));
    return response;
  },
);
