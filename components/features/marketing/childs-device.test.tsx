// @vitest-environment happy-dom
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SiteHeader } from "@/components/layout/site-header";
import { noteChildHere, saveSession } from "@/lib/shared/browser-session";
import { eventually } from "@/tests/support/eventually";
import { rendered } from "@/tests/support/rendered";
import { stillRouter } from "@/tests/support/still-router";
import { FinalCall } from "./final-call";
import { Hero } from "./hero";
import { Pricing } from "./pricing";

const PARENT = {
  token: `h.${btoa(JSON.stringify({ exp: 4_000_000_000, sid: "one" }))}.s`,
  id: "p1",
  email: "ada@example.test",
  firstName: "Ruth",
  lastName: "Lind",
  subscriptionPlan: "Standard",
  subscriptionStatus: "active",
};

beforeEach(() => {
  localStorage.clear();
  // Nobody can be asked.
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const shown = () =>
  rendered(
    <AppRouterContext value={stillRouter}>
      <SiteHeader />
      <Hero rating={{ value: "4.9/5", stars: 5, families: "10,000+" }} freeOffer="Free." />
      <Pricing assurances={[]} freeOffer="Free." />
      <FinalCall />
    </AppRouterContext>,
  );
const ways = (screen: Element) =>
  [...screen.querySelectorAll("a")]
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => !/^\/?(?:#|$)/u.test(href));
const doors = (screen: Element) =>
  [...screen.querySelectorAll("button")].map(({ textContent }) => textContent);

test.each([true, false])(
  "a device that a child has offers the shelf and a story on the public site, and nothing of the parent's (subscribed: %s)",
  async (hasActiveSubscription) => {
    saveSession({ ...PARENT, hasActiveSubscription });
    noteChildHere("mia");
    const { screen, remove } = shown();
    await eventually(() => {
      expect(ways(screen)).toEqual(["/shelf", "/shelf", "/sample", "/shelf", "/shelf"]);
    });
    expect(doors(screen)).not.toContain("Sign Out");
    expect(screen.textContent).not.toMatch(/Dashboard|Ruth|plan/iu);
    // The menu of a phone has the sections, and no way out either.
    screen.querySelector<HTMLButtonElement>("button[aria-label=Menu]")?.click();
    await eventually(() => {
      expect(screen.querySelector("#site-menu")).not.toBeNull();
    });
    expect(doors(screen)).not.toContain("Sign Out");

    noteChildHere(null);
    await eventually(() => {
      expect(ways(screen)).toContain(hasActiveSubscription ? "/dashboard" : "/subscription");
    });
    expect(doors(screen)).toContain("Sign Out");
    remove();
  },
);
