import { endSession } from "@/lib/features/accounts/end-session";
import { authEndpoints } from "@/lib/features/accounts/endpoints";
import { route } from "@/lib/http/route";

export const DELETE = route(
  authEndpoints.endSession,
  (ctx, { params: { id } }) => endSession(ctx, { id }),
  () => ({ message: "That device is signed out." }),
);
