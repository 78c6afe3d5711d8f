import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { QueryProvider } from "@/components/data/query-provider";
import { stillRouter } from "@/tests/support/still-router";
import { PaymentSuccess } from "./payment-success";
import { outcomeOf, unanswered } from "./use-activation";

const pageOf = (sessionId: string | null) =>
  renderToStaticMarkup(
    <AppRouterContext value={stillRouter}>
      <QueryProvider>
        <PaymentSuccess sessionId={sessionId} />
      </QueryProvider>
    </AppRouterContext>,
  );

describe("the page after a payment", () => {
  test("claims no active subscription when there is no payment to ask about", () => {
    const page = pageOf(null);
    expect(page).toContain("Payment Successful!");
    expect(page).toContain("Unlimited AI-generated stories");
    expect(page).not.toContain("Your subscription is active.");
    expect(page).not.toContain("Activating your subscription");
  });

  test("16.14: says nothing about the plan until it is known, and has one way to the dashboard", () => {
    const page = pageOf("cs_1");
    expect(page).not.toContain("What’s Included in Your Plan");
    expect(page).not.toContain("Premium Plan");
    expect(page).toContain("Skip countdown and go now");
    expect(page).not.toContain("Go to Dashboard");
  });

  test.each([
    ["complete", true, "active", "success"],
    ["complete", false, null, null],
    ["complete", false, "incomplete", null],
    ["complete", false, "canceled", "ended"],
    ["open", false, null, "unpaid"],
    ["expired", false, null, "unpaid"],
  ] as const)(
    "16.14: a checkout that is %s (active: %s, %s) is told as %s",
    (status, isActive, plan, told) => {
      expect(outcomeOf({ status, hasActiveSubscription: isActive, subscriptionStatus: plan })).toBe(told);
    },
  );

  test("says that it is asking", () => {
    expect(pageOf("cs_1")).toContain("Activating your subscription...");
  });

  test.each([
    [null, "loading", "unknown"],
    [null, "signed-in", "unknown"],
    [null, "signed-out", "unknown"],
    ["cs_1", "signed-out", "unknown"],
    ["cs_1", "loading", "activating"],
    ["cs_1", "signed-in", "activating"],
  ] as const)("with session %s, %s: %s", (sessionId, signedIn, status) => {
    expect(unanswered(sessionId, signedIn)).toEqual({ status, plan: null, trial: null });
  });
});
