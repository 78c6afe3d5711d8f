/**
 * Whether the page that sends a request belongs to another site. Browsers say so themselves; those that don't (older ones,
 * and any on a plain address) still name the origin of what they send. Programs name neither.
 */
export function isFromForeignSite(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "cross-site" || site === "same-site";
  const origin = headers.get("origin");
  if (origin === null || origin === ownOrigin) return false;
  // The address that a page was opened at may be another one than the configured.
  return !URL.canParse(origin) || new URL(origin).host !== headers.get("host");
}
