/** A comma may stand inside a tag. */
const TAG = /(?:W\/)?("[^"]*")/gu;

/** Whether an `If-None-Match` names a version, as RFC 9110 13.1.2 reads it: one tag of a list, weak or strong, or any. */
export function namesVersion(asked: string | null | undefined, etag: string): boolean {
  if (!asked) return false;
  if (asked.trim() === "*") return true;
  const strong = etag.replace(/^W\//u, "");
  return [...asked.matchAll(TAG)].some(([, tag]) => tag === strong);
}
