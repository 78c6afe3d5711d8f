import { endAllSessions } from "@/lib/features/accounts/end-all-sessions";
import { listSessions } from "@/lib/features/accounts/list-sessions";
import { route } from "@/lib/http/route";
import { signedOut } from "@/lib/http/session-response";

export const GET = route({ access: "parent" }, async (ctx) => Response.json(await listSessions(ctx)));

export const DELETE = route({ access: "parent" }, async (ctx) => {
  await endAllSessions(ctx);
  return signedOut(ctx, "You are signed out of all devices.");
});
