import { expect, test } from "vitest";
import { clientAddress } from "./client-address";

const forwarded = new Headers({
  "x-talewick-peer": "10.0.0.9",
  "x-forwarded-for": "6.6.6.6, 1.2.3.4, 10.0.0.1",
});

test.each([
  [0, "10.0.0.9"],
  [1, "10.0.0.1"],
  [2, "1.2.3.4"],
  [9, "10.0.0.9"],
])("with %i trusted proxies the caller is %s", (hops, address) => {
  expect(clientAddress(forwarded, hops)).toBe(address);
});

test.each([
  ["::ffff:10.0.0.9", "10.0.0.9"],
  ["2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s counts as %s", (peer, counted) => {
  expect(clientAddress(new Headers({ "x-talewick-peer": peer }), 0)).toBe(counted);
});
