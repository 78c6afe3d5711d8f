import { randomUUID } from "node:crypto";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { identifyCaller } from "@/lib/features/accounts/identify-caller";
import { withFrom } from "@/lib/features/accounts/rules";
import { cookieName } from "@/lib/http/cookies";
import type { Context } from "@/lib/platform/context";
import { ports } from "@/lib/platform/ports";

/**
 * The context of a page that needs a signed-in parent; anybody else is sent to sign in and comes back to `path`. Call
 * it in the page, never in a layout: layouts are not rendered again on every navigation.
 */
export async function signedInPage(path: string): Promise<Context> {
  // First, so that the build sees a page that is made on request before anything asks for the configuration.
  const jar = await cookies();
  const all = ports();
  const requestId = randomUUID();
  const visitor: Context = {
    ...all,
    actor: { kind: "visitor" },
    requestId,
    now: () => new Date(),
    log: all.log.child({ requestId }),
  };
  const actor = await identifyCaller(visitor, {
    bearer: null,
    sessionCookie: jar.get(cookieName(all.config, "session"))?.value ?? null,
    fingerprintCookie: null,
  });
  if (actor.kind !== "parent") redirect(withFrom("/signin", path));
  return { ...visitor, actor };
}
