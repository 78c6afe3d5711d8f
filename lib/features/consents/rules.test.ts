import { expect, test } from "vitest";
import { CONSENT_TEXTS } from "./rules";

test("16: what our server does is never said to be done by the parent's machine", () => {
  for (const { text } of Object.values(CONSENT_TEXTS)) expect(text).not.toMatch(/your own machine/i);
});
