import { authEndpoints } from "@/lib/features/accounts/endpoints";
import { endAllSessions } from "@/lib/features/accounts/sessions/end-all-sessions";
import { endOtherSessions } from "@/lib/features/accounts/sessions/end-other-sessions";
import { listSessions } from "@/lib/features/accounts/sessions/list-sessions";
import { reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";
import { signedOut } from "@/lib/http/session-response";

export const GET = route(authEndpoints.sessions, listSessions);

export const DELETE = route(authEndpoints.endSessions, async (ctx, { query: { here } }) => {
  if (here === "stay") return reply(await endOtherSessions(ctx), {});
  await endAllSessions(ctx);
  return signedOut(ctx, "You are signed out of all devices.");
});
