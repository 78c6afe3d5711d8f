import { identifyKey } from "@/lib/features/api-keys/identify-key";
import { identifyCaller } from "@/lib/features/accounts/identify-caller";
import { cookieName, readCookie } from "@/lib/http/cookies";
import { requestIdOf } from "@/lib/http/request-id";
import type { Context } from "@/lib/platform/context";
import { tracedBy } from "@/lib/platform/jobs/queue";
import { ports } from "@/lib/platform/ports";
import type { Access } from "@/lib/shared/endpoint";

const UNSAFE = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** `null` where the caller brings none; one that can't be ours is brought all the same, and is wrong. */
function bearerOf(request: Request): string | null {
  const given = request.headers.get("authorization");
  if (given === null || !/^Bearer\b/i.test(given)) return null;
  return /^Bearer ([\w.-]{1,4096})$/.exec(given)?.[1] ?? "";
}

/**
 * The context of one HTTP request. Unsafe methods take the bearer header only, so that no other site can make a
 * browser act; safe ones also take the cookie, if the browser says that the request comes from our own pages. Where a
 * key is asked for, nothing else is looked at, and a key is looked at nowhere else.
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
  return { ...visitor, actor };
}
