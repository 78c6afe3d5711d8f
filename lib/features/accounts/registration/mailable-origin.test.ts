import { expect, test } from "vitest";
import { mailableOrigin } from "./mailable-origin";

const ID = "0199a000-0000-7000-8000-000000000002";

test.each([
  "/dashboard?tab=library",
  "/settings/profile?tab=security",
  "/subscription?plan=basic&period=annual",
  "/settings/family",
  `/stories/${ID}`,
  `/dashboard?tab=create&child=${ID}`,
])("%s may be mailed", (from) => {
  expect(mailableOrigin(from)).toBe(from);
});

test.each([
  "/dashboard?tab=call-me-at-555",
  "/dashboard?q=you+have+won",
  "/dashboard?tab=library&tab=create",
  "/dashboard#you-have-won",
  "/you-have-won/call-555",
  "/stories/you-have-won",
  "/settings?you-have-won",
  "/join-family?token=you-have-won-call-555",
  "//evil.example",
  null,
])("%s is left out of mails", (from) => {
  expect(mailableOrigin(from)).toBeNull();
});
