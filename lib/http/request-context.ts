import { identifyCaller } from "@/lib/features/accounts/sessions/identify-caller";
import { identifyKey } from "@/lib/features/api-keys/identify-key";
import { bearerOf } from "@/lib/http/bearer-of";
import { cookieName, readCookie } from "@/lib/http/cookies";
import { requestIdOf } from "@/lib/http/request-id";
import type { Context } from "@/lib/platform/context";
import { tracedBy } from "@/lib/platform/jobs/queue";
import { ports } from "@/lib/platform/ports";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { Access } from "@/lib/shared/endpoint";
import { MADE_FOR_HEADER } from "@/lib/shared/made-for";

const UNSAFE = new Set(["POST", "PUT", "PATCH", "DELETE"]);

const OTHERS_PAGE = "This page belongs to another account. Please load it again.";

/** What was typed under one parent's name is never done in another's, who has signed in in the same browser since. */
function refuseOthersPage({ headers }: Request, actor: Actor): void {
  const madeFor = headers.get(MADE_FOR_HEADER);
  if (madeFor !== null && actor.kind === "parent" && actor.parentId !== madeFor)
    throw new AppError("OTHERS_PAGE", OTHERS_PAGE);
}

/**
 * The context of one HTTP request. Unsafe methods take the bearer header only, so that no other site can make a
 * browser act; safe ones also take the cookie, if the browser says that the request comes from our own pages. Where a
 * key is asked for, nothing else is looked at, and a key is looked at nowhere else.
 * @throws AppError OTHERS_PAGE
 */
export async function requestContext(request: Request, access: Access): Promise<Context> {
  const all = ports();
  const requestId = requestIdOf(request.headers);
  const site = request.headers.get("sec-fetch-site");
  const isOwnSite = site === null || site === "same-origin" || site === "none";
  const visitor: Context = {
    ...all,
    jobs: tracedBy(all.jobs, requestId),
    actor: { kind: "visitor" },
    requestId,
    now: () => new Date(),
    log: all.log.child({ requestId }),
  };
  if (access === "key") return { ...visitor, actor: await identifyKey(visitor, bearerOf(request)) };
  const actor = await identifyCaller(visitor, {
    bearer: bearerOf(request),
    sessionCookie:
      UNSAFE.has(request.method) || !isOwnSite
        ? null
        : readCookie(request, cookieName(all.config, "session")),
    fingerprintCookie: readCookie(request, cookieName(all.config, "fingerprint")),
    leaving: readCookie(request, cookieName(all.config, "leaving")),
  });
  refuseOthersPage(request, actor);
  return { ...visitor, actor };
}
