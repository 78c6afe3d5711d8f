import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { identifyCaller } from "@/lib/features/accounts/identify-caller";
import { withFrom } from "@/lib/features/accounts/rules";
import { cookieName } from "@/lib/http/cookies";
import { readForPage } from "@/lib/http/read-for-page";
import { requestIdOf } from "@/lib/http/request-id";
import type { Context } from "@/lib/platform/context";
import { tracedBy } from "@/lib/platform/jobs/queue";
import { ports } from "@/lib/platform/ports";

/** A page's query, as Next hands it over. */
export type PageQuery = Promise<Record<string, string | string[] | undefined>>;

/**
 * The context of a page that needs a signed-in parent; anybody else is sent to sign in and comes back to `path` with
 * its query. Call it in the page, never in a layout: layouts are not rendered again on every navigation.
 */
export async function signedInPage(path: string, query?: PageQuery): Promise<Context> {
  // First, so that the build sees a page that is made on request before anything asks for the configuration.
  const jar = await cookies();
  const all = ports();
  const requestId = requestIdOf(await headers());
  const visitor: Context = {
    ...all,
    jobs: tracedBy(all.jobs, requestId),
    actor: { kind: "visitor" },
    requestId,
    now: () => new Date(),
    log: all.log.child({ requestId }),
  };
  const sessionCookie = jar.get(cookieName(all.config, "session"))?.value ?? null;
  const leaving = jar.get(cookieName(all.config, "leaving"))?.value ?? null;
  const actor = await readForPage(
    visitor,
    identifyCaller(visitor, { bearer: null, sessionCookie, fingerprintCookie: null, leaving }),
  );
  if (actor.kind !== "parent") {
    const signIn = sessionCookie && !leaving ? "/signin?m=session-expired" : "/signin";
    redirect(withFrom(signIn, `${path}${searchOf(await query)}`));
  }
  return { ...visitor, actor };
}

function searchOf(query: Awaited<PageQuery> = {}): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value = []]) => [value].flat().map((one) => [name, one])),
  );
  return search.size > 0 ? `?${search.toString()}` : "";
}
