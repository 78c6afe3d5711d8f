import { expect, test } from "vitest";
import { atOwnAddress } from "./public-api-alias";

test.each([
  ["/v1/stories/generate", "/api/v1/stories/generate"],
  ["/v1/analytics/reading?period=4-weeks", "/api/v1/analytics/reading?period=4-weeks"],
  ["/api/v1/profiles", "/api/v1/profiles"],
  ["/v1", "/v1"],
  ["/v10/stories", "/v10/stories"],
  ["/blog/v1/", "/blog/v1/"],
  ["//v1/profiles", "//v1/profiles"],
])("%s is %s", (asked, own) => {
  expect(atOwnAddress(asked)).toBe(own);
});
