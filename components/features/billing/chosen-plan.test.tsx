// @vitest-environment happy-dom
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { rendered } from "@/tests/support/rendered";
import { checkoutPath } from "./carried-plan";

const STANDARD = {
  id: "s1",
  name: "Standard",
  description: "",
  priceMonthly: 29.99,
  priceAnnual: 299.9,
  free: false,
  popular: false,
  feature: [],
  limits: { stories: 30, children: 5 },
  trialDays: 30,
};

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The cache of plans lives as long as the page, so each test opens a page of its own. */
async function signUpFrom(from: string | null, answer: () => Response) {
  vi.resetModules();
  const { ChosenPlan } = await import("./chosen-plan");
  let asked = 0;
  vi.stubGlobal("fetch", () => {
    asked += 1;
    return Promise.resolve(answer());
  });
  const { screen, remove } = rendered(
    <SearchParamsContext value={new URLSearchParams(from === null ? {} : { from })}>
      <ChosenPlan />
    </SearchParamsContext>,
  );
  return { screen, remove, asked: () => asked };
}

test("23.12: a plan that a visitor chose is named at sign-up, in the rhythm that was chosen", async () => {
  const { screen, remove } = await signUpFrom(checkoutPath("s1", "annual"), () => Response.json([STANDARD]));
  await eventually(() => {
    expect(screen.textContent).toBe(
      "You chose Standard, $299.90/year. First 30 days free. You pay after you have signed in, not here.",
    );
  });
  remove();
});

test.each([null, "/subscription", "/dashboard?plan=s1", "https://evil.example/subscription?plan=s1"])(
  "23.12: from %s nothing is named, and nobody is asked",
  async (from) => {
    const { screen, remove, asked } = await signUpFrom(from, () => Response.json([STANDARD]));
    expect([screen.textContent, asked()]).toEqual(["", 0]);
    remove();
  },
);

test("23.12: a plan that there isn't, or that nobody can look up, is not named", async () => {
  for (const answer of [() => Response.json([STANDARD]), () => new Response("", { status: 503 })]) {
    const { screen, remove, asked } = await signUpFrom(checkoutPath("gone", "monthly"), answer);
    await eventually(() => {
      expect(asked()).toBe(1);
    });
    expect(screen.textContent).toBe("");
    remove();
  }
});
