import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { connection } from "next/server";
import { withFrom } from "@/lib/features/accounts/rules";
import { identifyCaller } from "@/lib/features/accounts/sessions/identify-caller";
import { cookieName } from "@/lib/http/cookies";
import { readForPage } from "@/lib/http/read-for-page";
import { requestIdOf } from "@/lib/http/request-id";
import type { Context } from "@/lib/platform/context";
import { tracedBy } from "@/lib/platform/jobs/queue";
import { ports } from "@/lib/platform/ports";
import { openSessionCookie } from "@/lib/platform/tokens/session-cookie";
import { isHandedOver } from "@/lib/shared/actor";

/** A page's query, as Next hands it over. */
export type PageQuery = Promise<Record<string, string | string[] | undefined>>;

async function visit(): Promise<Context> {
  const all = ports();
  const requestId = requestIdOf(await headers());
  return {
    ...all,
    jobs: tracedBy(all.jobs, requestId),
    actor: { kind: "visitor" },
    requestId,
    now: () => new Date(),
    log: all.log.child({ requestId }),
  };
}

/** The context of a page that is the same for everybody and made when it is asked for. */
export async function openPage(): Promise<Context> {
  // First, so that the build sees a page that is made on request before anything asks for the configuration.
  await connection();
  return visit();
}

/** Where a device that was handed over to a child leads. */
const SHELF = "/shelf";

/**
 * The context of a page that needs a signed-in parent; anybody else is sent to sign in and comes back to `path` with
 * its query, and a child to its shelf. Call it in the page, never in a layout: layouts are not rendered again on every
 * navigation.
 */
export async function signedInPage(path: string, query?: PageQuery): Promise<Context> {
  const ctx = await readersPage(path, query);
  if (isHandedOver(ctx.actor)) redirect(SHELF);
  return ctx;
}

/** The same for the few pages that are a child's as well, on a device that was handed over. */
export async function readersPage(path: string, query?: PageQuery): Promise<Context> {
  // First, so that the build sees a page that is made on request before anything asks for the configuration.
  const jar = await cookies();
  const visitor = await visit();
  const { config } = visitor;
  const sessionCookie = jar.get(cookieName(config, "session"))?.value ?? null;
  const leaving = jar.get(cookieName(config, "leaving"))?.value ?? null;
  const actor = await readForPage(
    visitor,
    identifyCaller(visitor, { bearer: null, sessionCookie, fingerprintCookie: null, leaving }),
  );
  if (actor.kind !== "parent") {
    const signIn = sessionCookie && !leaving ? "/signin?m=session-expired" : "/signin";
    redirect(withFrom(signIn, `${path}${searchOf(await query)}`));
  }
  if (actor.deletionDueAt && path !== LEAVING_PAGE) redirect(LEAVING_PAGE);
  return { ...visitor, actor };
}

/** For whom a page is drawn, by the cookie alone: nobody has looked whether that session still lives. */
export async function pageOwner(): Promise<string | null> {
  const jar = await cookies();
  const { AUTH_SECRET } = ports().config;
  const cookie = jar.get(cookieName(ports().config, "session"))?.value;
  return (cookie && (await openSessionCookie(AUTH_SECRET, cookie))?.parentId) || null;
}

/** The one page that is left of an account which is about to be deleted: there it can be kept. */
const LEAVING_PAGE = "/settings/privacy";

function searchOf(query: Awaited<PageQuery> = {}): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value = []]) => [value].flat().map((one) => [name, one])),
  );
  return search.size > 0 ? `?${search.toString()}` : "";
}
