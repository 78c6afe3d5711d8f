import type { Page } from "@playwright/test";
import { apiClient, linkInMail, newParent } from "@/tests/support/http-client";
import { expect } from "@/tests/e2e/fixtures";
import { stopClock } from "@/tests/e2e/accounts/clock";
import { testSystem } from "@/tests/support/test-system";

const system = testSystem();

export async function registeredElsewhere() {
  const parent = newParent();
  await apiClient(system.app).call("POST", "/api/auth/register", parent);
  return { parent, link: await linkInMail(system.mail, parent.email, "/verify-email") };
}

/** The page while it waits for the answer: the clock has to stand before it counts down. */
export async function openWaiting(page: Page, link: string) {
  const clock = await stopClock(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/auth/verify-email?**", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Verifying your email" })).toBeVisible();
  return { clock, release };
}
