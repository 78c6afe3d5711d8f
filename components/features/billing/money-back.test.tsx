// @vitest-environment happy-dom
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FailureContext } from "@/components/feedback/failure-context";
import { saveSession } from "@/lib/shared/browser-session";
import { rendered } from "@/tests/support/rendered";
import { stillRouter } from "@/tests/support/still-router";
import { eventually } from "@/tests/support/eventually";
import { MoneyBack } from "./money-back";

const told: number[] = [];

beforeEach(() => {
  told.length = 0;
  saveSession({ token: `a.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.c`, firstName: "Ada" });
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ code: "UNAVAILABLE", message: "Payments rest." }, { status: 503 })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const press = async (name: RegExp) => {
  const button = await eventually(() => {
    const found = [...document.querySelectorAll("button")].find(({ textContent }) => name.test(textContent));
    if (!found) throw new Error("no such button yet");
    return found;
  });
  button.click();
};

test("16.39: money that could not be paid back is told by the shared handler, and beside the question", async () => {
  const { remove } = rendered(
    <AppRouterContext value={stillRouter}>
      <FailureContext value={({ status }) => told.push(status)}>
        <MoneyBack moneyBack={{ amount: 9.99, currency: "usd", until: "2026-12-01T00:00:00.000Z" }} />
      </FailureContext>
    </AppRouterContext>,
  );
  await press(/^Get my money back$/);
  await press(/^Yes, pay back/);
  await eventually(() => {
    expect(document.body.textContent).toContain("Payments rest.");
  });
  expect(told).toEqual([503]);
  remove();
});
