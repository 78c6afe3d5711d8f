import { registerInput } from "@/lib/features/accounts/contract";
import { registerParent } from "@/lib/features/accounts/register-parent";
import { REGISTRATION_SECONDS } from "@/lib/features/accounts/rules";
import { isBrowser } from "@/lib/http/caller";
import { setCookie } from "@/lib/http/cookies";
import { route } from "@/lib/http/route";

export const POST = route(
  { access: "public", body: registerInput },
  async (ctx, { body, address, request }) => {
    const { view, registration } = await registerParent(ctx, { ...body, address });
    const response = Response.json(view, { status: 201 });
    if (isBrowser(request)) {
      const maxAgeSeconds = REGISTRATION_SECONDS;
      response.headers.append(
        "set-cookie",
        setCookie(ctx.config, "registration", registration, { maxAgeSeconds }),
      );
    }
    return response;
  },
);
