// @vitest-environment happy-dom
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FailureContext } from "@/components/feedback/failure-context";
import type { PlanView } from "@/lib/features/billing/contract";
import { saveSession } from "@/lib/shared/browser-session";
import { rendered } from "@/tests/support/rendered";
import { stillRouter } from "@/tests/support/still-router";
import { eventually } from "@/tests/support/eventually";
import { useCheckout } from "./use-checkout";

const plan = (id: string, priceMonthly: number): PlanView => ({
  id,
  name: id,
  description: "",
  priceMonthly,
  priceAnnual: priceMonthly * 10,
  free: false,
  popular: false,
  feature: [],
  limits: { stories: 10, children: 3 },
});
const PLANS = [plan("basic", 9.99), plan("standard", 29.99)];

/** Answers of the checkout call, by plan, in the test's own order. */
const answers = new Map<string, (response: Response) => void>();
const told: number[] = [];

beforeEach(() => {
  answers.clear();
  told.length = 0;
  const payload = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }));
  saveSession({ token: `a.${payload}.c`, firstName: "Ada" });
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    if (path !== "/api/payments/checkout-session") return Promise.resolve(Response.json({ origin: null }));
    const { planId } = JSON.parse(init?.body as string) as { planId: string };
    return new Promise<Response>((resolve) => answers.set(planId, resolve));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function Choice() {
  const { start, stepOf, errorOf } = useCheckout("subscription");
  return PLANS.map((one) => (
    <button key={one.id} onClick={() => void start(one)}>
      {one.id}: {errorOf(one.id) ?? stepOf(one.id)}
    </button>
  ));
}

const shown = () =>
  rendered(
    <AppRouterContext value={stillRouter}>
      <FailureContext value={({ status }) => told.push(status)}>
        <Choice />
      </FailureContext>
    </AppRouterContext>,
  );
const page = (id: string, price: number) =>
  Response.json({ checkoutUrl: `https://checkout.stripe.com/c/pay/${id}`, price, message: "" });

test("16.13: of two plans clicked one after the other the last one leads away", async () => {
  const { screen, remove } = shown();
  await eventually(() => {
    expect(screen.querySelectorAll("button")).toHaveLength(2);
  });
  const [basic, standard] = [...screen.querySelectorAll("button")];
  basic?.click();
  standard?.click();
  await eventually(() => {
    expect([...answers.keys()]).toEqual(["basic", "standard"]);
  });
  answers.get("standard")?.(page("standard", 29.99));
  answers.get("basic")?.(page("basic", 9.99));
  await eventually(() => {
    expect(screen.textContent).toBe("basic: idlestandard: redirecting");
  });
  remove();
});

test("16.39: a checkout that could not be started is told by the shared hand, beside the plan's own words", async () => {
  const { screen, remove } = shown();
  await eventually(() => {
    expect(screen.querySelector("button")).not.toBeNull();
  });
  screen.querySelector("button")?.click();
  await eventually(() => {
    expect(answers.size).toBe(1);
  });
  answers.get("basic")?.(Response.json({ code: "UNAVAILABLE", message: "Away." }, { status: 503 }));
  await eventually(() => {
    expect(screen.textContent).toBe("basic: Away.standard: idle");
  });
  expect(told).toEqual([503]);
  remove();
});
