import { SESSION_SECONDS } from "@/lib/features/accounts/rules";
import type { OpenedSession } from "@/lib/features/accounts/open-session";
import { clearCookie, setCookie } from "@/lib/http/cookies";
import type { Context } from "@/lib/platform/context";

const DEVICE_SECONDS = 180 * 24 * 3600;

/** The answer to a sign-in: the spec's body and, for browsers, the cookies that hold the session. */
export function signedIn({ config }: Context, { login, cookies }: OpenedSession): Response {
  const response = Response.json(login);
  if (!cookies) return response;
  const add = (cookie: string) => {
    response.headers.append("set-cookie", cookie);
  };
  add(setCookie(config, "session", cookies.session, { maxAgeSeconds: SESSION_SECONDS }));
  add(setCookie(config, "fingerprint", cookies.fingerprint, { maxAgeSeconds: SESSION_SECONDS }));
  add(setCookie(config, "device", cookies.device, { maxAgeSeconds: DEVICE_SECONDS }));
  return response;
}

/** Takes the session's cookies and everything that pages stored for it out of the browser. */
export function signedOut({ config }: Context, message: string): Response {
  const response = Response.json({ message }, { headers: { "clear-site-data": '"storage"' } });
  response.headers.append("set-cookie", clearCookie(config, "session"));
  response.headers.append("set-cookie", clearCookie(config, "fingerprint"));
  return response;
}
