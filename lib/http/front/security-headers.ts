type PolicyOptions = { scripts: string[] };

/** `style-src` allows inline styles: the interface libraries set positions through `style` attributes. */
export function contentSecurityPolicy({ scripts }: PolicyOptions): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(" ")}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** For answers that are data: nothing in them may load or run anything. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

// Their addresses carry one-time codes.
const SECRET_PAGES =
  /^\/(?:reset-password|verify-email|confirm-email|join-family|oauth2|newsletter|gift)(?:\/|$)/;

/** Pages that no cache may keep and no referrer may name. */
export const isSecretPage = (pathname: string): boolean => SECRET_PAGES.test(pathname);

// Where a parent records their own voice; nothing else listens.
const RECORDING_PAGE = /^\/stories\/[^/]+\/record\/?$/;

/** The headers that every answer carries. */
export function securityHeaders(pathname: string, isHttps: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": isSecretPage(pathname) ? "no-referrer" : "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": `camera=(), microphone=(${RECORDING_PAGE.test(pathname) ? "self" : ""}), geolocation=(), payment=(), interest-cohort=()`,
    ...(isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
