import { isIPv6 } from "node:net";

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** One household has a whole IPv6 network of its own (a /64), so that is what counts as one caller. */
function countedAs(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Array<string>(8 - front.length - back.length).fill("0") : [];
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

/**
 * The caller's address for rate limits. The front server writes the socket's address into `x-talewick-peer` and
 * drops whatever a client sent there; `X-Forwarded-For` counts only from as many proxies as are configured.
 */
export function clientAddress(headers: Headers, trustedHops: number): string {
  const peer = headers.get("x-talewick-peer") ?? "unknown";
  if (trustedHops === 0) return countedAs(peer);
  const chain = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  return countedAs(chain.at(-trustedHops) || peer);
}
