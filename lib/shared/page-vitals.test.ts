import { expect, test } from "vitest";
import { pageKindOf } from "./page-vitals";

test.each([
  ["/", "landing"],
  ["/help", "site"],
  ["/blog", "site"],
  ["/blog/a-post", "post"],
  ["/signin", "account"],
  ["/signing", "site"],
  ["/stories/0190", "app"],
  ["/settings/subscription", "app"],
])("%s is counted as %s", (pathname, kind) => {
  expect(pageKindOf(pathname)).toBe(kind);
});
