import { z } from "zod";
import { oauthProvider } from "@/lib/features/accounts/contract";
import { finishOauth } from "@/lib/http/oauth-flow";
import { route } from "@/lib/http/route";
import { AppError } from "@/lib/shared/app-error";

const params = z.object({ nextauth: z.tuple([z.literal("callback"), oauthProvider]) });

/** Where the providers send the browser back to. Nothing else of next-auth is reachable. */
export const GET = route({ access: "public", params }, (ctx, { params: { nextauth }, request }) =>
  finishOauth(ctx, nextauth[1], request),
);

const nothingHere = route({ access: "public" }, () =>
  Promise.reject(new AppError("NOT_FOUND", "Resource not found.")),
);

export { nothingHere as POST, nothingHere as PUT, nothingHere as PATCH, nothingHere as DELETE };
