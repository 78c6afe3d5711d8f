import { signInInput } from "@/lib/features/accounts/contract";
import { signIn } from "@/lib/features/accounts/sign-in";
import { callerOf } from "@/lib/http/caller";
import { route } from "@/lib/http/route";
import { signedIn } from "@/lib/http/session-response";

export const POST = route({ access: "public", body: signInInput }, async (ctx, { body, request, address }) =>
  signedIn(ctx, await signIn(ctx, { ...body, caller: callerOf(ctx, request, address) })),
);
