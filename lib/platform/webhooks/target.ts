import { isIP } from "node:net";
import { isPublicAddress } from "./public-address";

/** Where a webhook may be: a name on the public internet, by TLS. */
const PORTS = new Set(["", "443", "8443"]);
/** Stands for this machine, on a product that was started on one's own. */
const LOCAL_HOST = "hooks.localhost";

export const isLocalTarget = (url: URL, mayBeLocal: boolean): boolean =>
  mayBeLocal && url.protocol === "http:" && url.hostname === LOCAL_HOST;

/** What an address lacks to be told anything, in words for whoever typed it; `null` for one that is good. */
export function faultOfTarget(text: string, { mayBeLocal }: { mayBeLocal: boolean }): string | null {
  if (!URL.canParse(text)) return "Please enter a full address, such as https://example.com/hooks";
  const url = new URL(text);
  if (url.username || url.password) return "Please leave user and password out of the address";
  if (isLocalTarget(url, mayBeLocal)) return null;
  if (url.protocol !== "https:") return "The address must begin with https://";
  if (!PORTS.has(url.port)) return "Only the ports 443 and 8443 are called";
  // The parser has written numbers of any notation as usual.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isOpen = isIP(host) === 0 ? isPublicName(host) : isPublicAddress(host);
  return isOpen ? null : "This address isn’t one of the public internet";
}

/** Names that never lead out; what others lead to is looked at when they are called. */
const isPublicName = (host: string): boolean => {
  const name = host.replace(/\.$/, "");
  return name.includes(".") && !/(?:^|\.)(?:localhost|local|internal|lan|home|corp|arpa|onion)$/.test(name);
};
