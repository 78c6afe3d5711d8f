import { KEPT_DAYS } from "@/lib/shared/retention";
import { isVisible } from "@/lib/shared/visible-text";

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

const DAY_SECONDS = 24 * 3600;
export type SessionLimits = { idleSeconds: number; absoluteSeconds: number };
/** A session on somebody's own device ("Keep me signed in"), and any other one. */
export const KEPT_SESSION: SessionLimits = {
  idleSeconds: 30 * DAY_SECONDS,
  absoluteSeconds: 180 * DAY_SECONDS,
};
export const PASSING_SESSION: SessionLimits = { idleSeconds: DAY_SECONDS, absoluteSeconds: 7 * DAY_SECONDS };
export const sessionLimits = (kept: boolean): SessionLimits => (kept ? KEPT_SESSION : PASSING_SESSION);
/** Sensitive actions ask for the password again if it was given longer ago. */
export const PROOF_SECONDS = 15 * 60;
export const isRecent = (provenAt: Date, now: Date): boolean =>
  now.getTime() - provenAt.getTime() <= PROOF_SECONDS * 1000;
/** How stale `last_seen_at` may get, so that a page view seldom writes. */
export const SESSION_TOUCH_SECONDS = 5 * 60;
export const SESSIONS_PER_PARENT = 10;

export const VERIFY_LINK_HOURS = 24;
export const RESET_LINK_MINUTES = 60;
/** Long enough to look for the phone, where a code of its app is asked for, too. */
export const OAUTH_CODE_SECONDS = 5 * 60;
export const OAUTH_BEGIN_SECONDS = 10 * 60;
export const REGISTRATION_SECONDS = KEPT_DAYS.registrations * DAY_SECONDS;
export const RESEND_SECONDS = 30;
/** How long the browser that signed up may go on by itself after the mailbox's owner said yes. */
export const APPROVAL_SECONDS = 15 * 60;

/** Said where a network has failed too often; a new password would change nothing. */
export const TOO_MANY_FROM_HERE = "Too many tries from this network. Please wait a moment and try again.";

/** Failures from one network address. */
export const SIGN_IN_BY_ADDRESS = { name: "sign-in-address", points: 30, perSeconds: 5 * 60 };
/** Failures for one account: each bucket is wider and longer than the one before, so that the wait grows. */
export const SIGN_IN_BY_ACCOUNT = [
  { name: "sign-in-quarter", points: 10, perSeconds: 15 * 60 },
  { name: "sign-in-hours", points: 20, perSeconds: 2 * 3600 },
  { name: "sign-in-day", points: 40, perSeconds: 24 * 3600 },
] as const;
/** Consecutive failures, however far apart, after which only a new password helps. */
export const SIGN_IN_LOCK = { name: "sign-in-lock", points: 100, perSeconds: 0 };
/** Wrong current passwords of a signed-in parent. */
export const CHANGE_TRIES = { name: "change-password", points: 10, perSeconds: 15 * 60 };
export const LINK_TRIES = { name: "link-tries", points: 20, perSeconds: 10 * 60 };
export const MAILS_BY_ADDRESS = { name: "mails-address", points: 60, perSeconds: 3600 };
export type MailFlow = "verify" | "reset";
export const mailBurst = (flow: MailFlow) => ({
  name: `mail-${flow}-burst`,
  points: 1,
  perSeconds: RESEND_SECONDS,
});
/** From everybody together; once they are used up, one more goes out each hour. */
export const mailsADay = (flow: MailFlow) => ({
  name: `mail-${flow}-day`,
  points: 5,
  perSeconds: DAY_SECONDS,
});
/**
 * Keeps one way open for the owner of an address whose mails somebody else uses up: a reset link lives as long as this,
 * so either the one that somebody had sent still works or there is a new one to be had.
 */
export const mailsAnHour = (flow: MailFlow) => ({
  name: `mail-${flow}-hour`,
  points: 1,
  perSeconds: RESET_LINK_MINUTES * 60,
});
/** That one requester can have sent to one address. */
export const mailsByRequester = (flow: MailFlow) => ({
  name: `mail-${flow}-requester`,
  points: 4,
  perSeconds: DAY_SECONDS,
});

/** For a parent whose name nobody who may has told us. */
export const NAMELESS = { firstName: "Parent", lastName: "Reader" };

const PRODUCT = "talewick";

/** The one spelling of an address that we store, compare and count by. */
export const normaliseEmail = (typed: string): string => typed.normalize("NFKC").trim().toLowerCase();

// Unquoted local part, dotted host: no comma, no line break, no second address can hide in it.
const EMAIL =
  /^(?=.{3,254}$)(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

export const isEmail = (normalised: string): boolean => EMAIL.test(normalised);

/** Enough of an address for its owner to know it, and too little for anybody else: "p•••@example.com". */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, "$1•••");

/** What is wrong with a new password beyond its length, or `null`. `email` is normalised. */
export function passwordFault(password: string, email: string): string | null {
  if (!isVisible(password)) return "Please choose a password that is more than spaces.";
  const lower = password.toLowerCase();
  const [local = ""] = email.split("@");
  if (lower.includes(PRODUCT)) return "Please choose a password without our name in it.";
  if (lower.includes(email) || (local.length >= 4 && lower.includes(local))) {
    return "Please choose a password without your email address in it.";
  }
  return null;
}

export type Strength = "Weak" | "Fair" | "Good" | "Medium" | "Strong";
export const STRENGTH_LEVEL = { Weak: 1, Fair: 2, Good: 3, Medium: 3, Strong: 4 } as const satisfies Record<
  Strength,
  1 | 2 | 3 | 4
>;

// Of any script: Ж and Ω are capitals too.
const hasUpper = (text: string) => /\p{Lu}/u.test(text);
const hasDigit = (text: string) => /\p{Nd}/u.test(text);

/** The meter of the sign-up screen and of the reset screen with the token in the query. */
export function signUpStrength(password: string): Strength {
  if (password.length < 6) return "Weak";
  if (password.length < 8) return "Fair";
  return hasUpper(password) && hasDigit(password) ? "Strong" : "Medium";
}

/** The meter of the reset screen with the token in the path, which has thresholds of its own. */
export function resetStrength(password: string): Strength {
  if (password.length < 6) return "Weak";
  if (password.length < 8) return "Fair";
  if (hasUpper(password) && hasDigit(password) && /[!@#$%^&*]/.test(password)) return "Strong";
  return hasUpper(password) || hasDigit(password) ? "Medium" : "Fair";
}

/** The meter of the settings. */
export function changeStrength(password: string): Strength {
  const strength = signUpStrength(password);
  return strength === "Medium" ? "Good" : strength;
}

const BASE = "https://talewick.invalid";
export const PATH_MAX = 500;

/**
 * A path of ours to go to after sign-in, or `null`. Whatever a browser could read as another origin is refused, and so
 * are the screens that one is just leaving.
 */
export function safePath(value: string | null | undefined): string | null {
  if (!value || value.length > PATH_MAX || !value.startsWith("/") || /[\\\p{Cc}\s]/u.test(value)) return null;
  if (!URL.canParse(value, BASE)) return null;
  const url = new URL(value, BASE);
  if (url.origin !== BASE || url.pathname.startsWith("//")) return null;
  if (
    /^\/(api|signin|register|signup|oauth2|verify-email|reset-password|forgot-password|confirm-email)(\/|$)/.test(
      url.pathname,
    )
  ) {
    return null;
  }
  const path = `${url.pathname}${url.search}${url.hash}`;
  // Letters beyond ASCII have grown on the way.
  return path.length > PATH_MAX ? null : path;
}

type AtHome = { hasActiveSubscription: boolean; readsWithFamily: boolean };

/** Where a sign-in ends: where it began, or where there is something to read, or at the plans. */
export function homeAfterSignIn(
  from: string | null,
  { hasActiveSubscription, readsWithFamily }: AtHome,
): string {
  return safePath(from) ?? (hasActiveSubscription || readsWithFamily ? "/dashboard" : "/subscription");
}

/** `path` with the origin remembered, if there is one worth remembering. */
export function withFrom(path: string, from: string | null | undefined): string {
  const safe = safePath(from);
  if (!safe) return path;
  return `${path}${path.includes("?") ? "&" : "?"}from=${encodeURIComponent(safe)}`;
}

/** What every call says of a reset link that was used, replaced, never issued or is too old. */
export const DEAD_RESET_LINK = "Invalid or expired reset token.";

export type Banner = { type: "warning" | "error" | "info"; text: string };

/** Messages that travel between screens as `?m=<code>`, never as text that anybody could write into a link. */
const BANNERS = new Map<string, Banner>([
  ["reset-done", { type: "info", text: "Password reset successful! Please sign in with your new password." }],
  [
    "deletion-asked",
    {
      type: "info",
      text: "Your account will be deleted in a week, and you are signed out everywhere. To keep it, sign in before then.",
    },
  ],
  ["session-expired", { type: "warning", text: "Your session has expired. Please log in again." }],
  ["oauth-failed", { type: "error", text: "That sign-in did not work. Please try again." }],
  [
    "oauth-cancelled",
    { type: "info", text: "You cancelled the sign-in. You can try again or use your password." },
  ],
  [
    "oauth-code",
    {
      type: "warning",
      text: "This sign-in link has expired or was opened in another browser. Please sign in again.",
    },
  ],
  [
    "oauth-unverified",
    {
      type: "warning",
      text: "Please verify your email address with that provider first, or sign in with your password.",
    },
  ],
  [
    "oauth-refused",
    {
      type: "warning",
      text: "This account can't be used with that provider. Please sign in with your password.",
    },
  ],
  ["oauth-unavailable", { type: "error", text: "That way to sign in is not available right now." }],
]);

export const bannerFor = (code: string | null | undefined): Banner | null => BANNERS.get(code ?? "") ?? null;
