import { z } from "zod";
import { REGISTRATION_SECONDS } from "@/lib/features/accounts/rules";
import { verifyEmail } from "@/lib/features/accounts/verify-email";
import { isBrowser } from "@/lib/http/caller";
import { cookieName, readCookie, setCookie } from "@/lib/http/cookies";
import { route } from "@/lib/http/route";

const query = z.object({ token: z.string().max(2_000, "Invalid verification link.").default("") });

export const GET = route({ access: "public", query }, async (ctx, { query: { token }, address, request }) => {
  const { view, confirmation } = await verifyEmail(ctx, {
    token,
    address,
    isBrowser: isBrowser(request),
    registrationCookie: readCookie(request, cookieName(ctx.config, "registration")),
  });
  const response = Response.json(view);
  if (confirmation) {
    const maxAgeSeconds = REGISTRATION_SECONDS;
    response.headers.append(
      "set-cookie",
      setCookie(ctx.config, "confirmation", confirmation, { maxAgeSeconds }),
    );
  }
  return response;
});
