import { expect, test } from "vitest";
import { isFromForeignSite } from "./foreign-site";

const OWN = "https://talewick.example";

test.each<[string, Record<string, string>, boolean]>([
  ["a program", {}, false],
  ["our own page", { "sec-fetch-site": "same-origin", origin: OWN }, false],
  ["an address typed by hand", { "sec-fetch-site": "none" }, false],
  ["another site", { "sec-fetch-site": "cross-site" }, true],
  ["a sister of ours", { "sec-fetch-site": "same-site" }, true],
  ["our page in an old browser", { origin: OWN }, false],
  [
    "our page at an address of the house",
    { origin: "http://192.168.0.7:3000", host: "192.168.0.7:3000" },
    false,
  ],
  ["another page in an old browser", { origin: "https://evil.example", host: "talewick.example" }, true],
  ["our name on another port", { origin: "https://talewick.example:8443", host: "talewick.example" }, true],
  ["a page without an origin", { origin: "null", host: "talewick.example" }, true],
])("%s", (_who, headers, foreign) => {
  expect(isFromForeignSite(new Headers(headers), OWN)).toBe(foreign);
});
