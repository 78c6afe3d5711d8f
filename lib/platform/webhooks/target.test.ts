import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address";
import { faultOfTarget } from "./target";

const fault = (url: string, mayBeLocal = false) => faultOfTarget(url, { mayBeLocal });

test.each([
  "https://example.com/hooks",
  "https://example.com:443/a?b=c",
  "https://hooks.example.co.uk:8443/",
  "https://93.184.216.34/",
  "https://[2606:2800:220:1:248:1893:25c8:1946]/",
])("%s may be called", (url) => {
  expect(fault(url)).toBeNull();
});

const INSIDE = /public internet/;
test.each([
  ["http://example.com/", /https/],
  ["ftp://example.com/", /https/],
  ["javascript:alert(1)", /https/],
  ["example.com/hooks", /full address/],
  ["", /full address/],
  ["https://", /full address/],
  ["https://user:secret@example.com/", /user and password/],
  ["https://example.com:22/", /ports/],
  ["https://example.com:6379/", /ports/],
  ["https://localhost/", INSIDE],
  ["https://localhost./", INSIDE],
  ["https://a.localhost/", INSIDE],
  ["https://metadata.google.internal/", INSIDE],
  ["https://printer.local/", INSIDE],
  ["https://intranet/", INSIDE],
  ["https://127.0.0.1/", INSIDE],
  ["https://127.1/", INSIDE],
  ["https://2130706433/", INSIDE],
  ["https://0x7f000001/", INSIDE],
  ["https://017700000001/", INSIDE],
  ["https://0/", INSIDE],
  ["https://10.0.0.8/", INSIDE],
  ["https://100.64.0.1/", INSIDE],
  ["https://169.254.169.254/latest/meta-data", INSIDE],
  ["https://172.16.5.4/", INSIDE],
  ["https://192.168.1.1/", INSIDE],
  ["https://[::1]/", INSIDE],
  ["https://[::]/", INSIDE],
  ["https://[::ffff:127.0.0.1]/", INSIDE],
  ["https://[::ffff:7f00:1]/", INSIDE],
  ["https://[64:ff9b::7f00:1]/", INSIDE],
  ["https://[2002:7f00:1::]/", INSIDE],
  ["https://[fd00::1]/", INSIDE],
  ["https://[fe80::1]/", INSIDE],
  ["https://①②⑦.0.0.1/", INSIDE],
  ["http://hooks.localhost:4000/", /https/],
] as const)("%s may not", (url, words) => {
  expect(fault(url)).toMatch(words);
});

test("this machine is called by one name alone, and only where the product runs on one's own", () => {
  expect(fault("http://hooks.localhost:4000/x", true)).toBeNull();
  expect(fault("http://localhost:4000/x", true)).toMatch(/https/);
  expect(fault("http://127.0.0.1:4000/x", true)).toMatch(/https/);
  expect(fault("https://hooks.localhost:4000/x", true)).toMatch(/ports/);
});

test("what isn't written as numbers is no public address", () => {
  for (const text of ["", "example.com", "1.2.3", "1.2.3.4.5"]) expect(isPublicAddress(text)).toBe(false);
  for (const text of ["1.1.1.1", "8.8.8.8", "2606:4700::1111", "2a00:1450::1"])
    expect(isPublicAddress(text)).toBe(true);
});
