// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { rendered } from "@/tests/support/rendered";
import { MonthlyReport } from "./monthly-report";

let shown: ReturnType<typeof rendered> | undefined;
afterEach(() => shown?.remove());

test.each([
  [{ wanted: true, getsMail: false }, true],
  [{ wanted: true, getsMail: true }, false],
  [{ wanted: false, getsMail: false }, false],
])(
  "%j: whoever wants a report that won't come is told why, with the way to change it",
  async (given, isTold) => {
    shown = rendered(<MonthlyReport {...given} />);
    const { screen } = shown;
    await eventually(() => {
      expect(screen.querySelector('[role="switch"]')).not.toBeNull();
    });
    expect(screen.textContent.includes("Email notifications are off, so it doesn’t come.")).toBe(isTold);
    const link = screen.querySelector('a[href="/settings/profile?tab=notifications"]');
    expect(link !== null).toBe(isTold);
  },
);
