import "server-only";
import type { Context } from "@/lib/platform/context";
import type { PasskeyOptionsView } from "./contract";
import { passkeyQuestion, requireSite } from "./passkey-question";
import { ASKED_FOR_MS } from "./rules";

/** What a browser needs to ask whoever sits there for a passkey. Nothing is stored until somebody answers. */
export const askForPasskey = (ctx: Context): PasskeyOptionsView => ({
  rpId: requireSite(ctx).id,
  challenge: passkeyQuestion(ctx, "use").ask(),
  timeout: ASKED_FOR_MS,
  userVerification: "required",
});
