import { expect, test } from "vitest";
import { NO_PORTAL, saysNotConfigured } from "./rules";

test.each([
  ["Billing portal is not configured", true],
  ["The portal has not been configured for this account.", true],
  ["No configuration provided and your test mode default configuration has not been created.", true],
  ["This is not set up yet.", true],
  [NO_PORTAL, true],
  ["Your card was declined.", false],
  ["", false],
])("16.16: %j says that the portal isn't there yet: %s", (message, says) => {
  expect(saysNotConfigured(message)).toBe(says);
});
