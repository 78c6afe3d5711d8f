/**
 * The caller's address for rate limits. The front server writes the socket's address into `x-talewick-peer` and
 * drops whatever a client sent there; `X-Forwarded-For` counts only from as many proxies as are configured.
 */
export function clientAddress(headers: Headers, trustedHops: number): string {
  const peer = headers.get("x-talewick-peer") ?? "unknown";
  if (trustedHops === 0) return peer;
  const chain = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  return chain.at(-trustedHops) || peer;
}
