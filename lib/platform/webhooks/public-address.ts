import { BlockList, isIP } from "node:net";

/**
 * Networks that are no place of the public internet: this machine, private and shared ones, those that hosts hand out
 * by themselves (where clouds keep their secrets), and IPv6 forms that carry an IPv4 address inside.
 */
const CLOSED_V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
/** Of IPv6 only what is given out to be reached is open, and of that not what tunnels. */
const OPEN_V6 = "2000::/3";
const CLOSED_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

function listOf(networks: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const closedV4 = listOf(CLOSED_V4, "ipv4");
const openV6 = listOf([OPEN_V6], "ipv6");
const closedV6 = listOf(CLOSED_V6, "ipv6");

/** Whether an address, as numbers, is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closedV4.check(address, "ipv4");
  return family === 6 && openV6.check(address, "ipv6") && !closedV6.check(address, "ipv6");
}
