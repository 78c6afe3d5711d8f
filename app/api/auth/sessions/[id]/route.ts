import { authEndpoints } from "@/lib/features/accounts/endpoints";
import { endSession } from "@/lib/features/accounts/sessions/end-session";
import { route } from "@/lib/http/route";

export const DELETE = route(
  authEndpoints.endSession,
  (ctx, { params: { id } }) => endSession(ctx, { id }),
  () => ({ message: "That device is signed out." }),
);
