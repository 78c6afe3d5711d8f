/**
 * `null` where the caller brings none; one that can't be ours is brought all the same, and is wrong. The scheme may be in any
 * case (RFC 9110, 11.1); one space stands after it (RFC 6750, 2.1).
 */
export function bearerOf(request: Request): string | null {
  const given = request.headers.get("authorization");
  if (given === null || !/^Bearer\b/i.test(given)) return null;
  return /^Bearer ([\w.-]{1,4096})$/i.exec(given)?.[1] ?? "";
}
