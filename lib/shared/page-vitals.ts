/** What a browser measures of a page: the names of the field, times in milliseconds, CLS a share of the screen. */
export const VITALS = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;
export type Vital = (typeof VITALS)[number];

/** Pages that are alike; an address may name a child's story. */
export const PAGE_KINDS = ["landing", "site", "post", "account", "app"] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

const ACCOUNT =
  /^\/(?:signin|register|forgot-password|reset-password|verify-email|confirm-email|join-family|oauth2)(?:\/|$)/;
const APP = /^\/(?:dashboard|subscription|settings|stories|reading|audit-dashboard|payment-\w+)(?:\/|$)/;

export function pageKindOf(pathname: string): PageKind {
  if (pathname === "/") return "landing";
  if (ACCOUNT.test(pathname)) return "account";
  if (APP.test(pathname)) return "app";
  return /^\/blog\/./.test(pathname) ? "post" : "site";
}
