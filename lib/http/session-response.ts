import type { LoginView } from "@/lib/features/accounts/contract";
import type { OpenedSession } from "@/lib/features/accounts/sessions/open-session";
import { clearCookie, cookieName, readCookie, setCookie } from "@/lib/http/cookies";
import { reply, type Reply } from "@/lib/http/reply";
import type { Context } from "@/lib/platform/context";
import type { MessageView } from "@/lib/shared/message";

const DEVICE_SECONDS = 180 * 24 * 3600;

/** The answer to a sign-in: the spec's body and, for browsers, the cookies that hold the session. */
export function signedIn(
  { config }: Context,
  request: Request,
  { login, cookies: opened }: OpenedSession,
  more: readonly string[] = [],
): Reply<LoginView> {
  if (!opened) return reply(login, { cookies: more });
  const { session, fingerprint, maxAgeSeconds } = opened;
  const cookies = [
    setCookie(config, "session", session, { maxAgeSeconds }),
    fingerprint
      ? setCookie(config, "fingerprint", fingerprint, { maxAgeSeconds })
      : clearCookie(config, "fingerprint"),
    setCookie(config, "device", opened.device, { maxAgeSeconds: DEVICE_SECONDS }),
    // What this browser has left ended with this sign-in; the new session is not what was meant.
    ...(readCookie(request, cookieName(config, "leaving")) === null ? [] : [clearCookie(config, "leaving")]),
    ...more,
  ];
  return reply(login, { cookies });
}

/** Takes the session's cookies and everything that pages stored for it out of the browser. */
export function signedOut({ config }: Context, message: string): Reply<MessageView> {
  return reply(
    { message },
    {
      headers: { "clear-site-data": '"storage"' },
      cookies: [clearCookie(config, "session"), clearCookie(config, "fingerprint")],
    },
  );
}
