import { expect, test } from "vitest";
import { fingerprintOf, PAGE_TEXTS } from "@/lib/features/content/page-days";

test.each(Object.entries(PAGE_TEXTS))(
  "%s last changed on the day that search engines are told",
  (path, { text, fingerprint, changedOn }) => {
    const now = fingerprintOf(text);
    expect(
      now,
      `the text of ${path} is another: in lib/features/content/page-days.ts, set its changedOn to today and its fingerprint to "${now}"`,
    ).toBe(fingerprint);
    expect(changedOn).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  },
);
