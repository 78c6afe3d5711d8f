import type { Locator, Page } from "@playwright/test";
import { apiClient, linkInMail } from "@/tests/support/http-client";
import { expect } from "@/tests/e2e/fixtures";
import { testSystem } from "@/tests/support/test-system";

const system = testSystem();

export const DONE = "Password reset successful! Please sign in with your new password.";

export const FRESH = "Candle-light-5!";

export async function resetToken(email: string): Promise<string> {
  await apiClient(system.app).call("POST", "/api/auth/forgot-password", { email });
  return new URL(await linkInMail(system.mail, email, "/reset-password/")).pathname.split("/").at(-1) ?? "";
}

export const first = (page: Page) => page.getByLabel("New password", { exact: true });

export const second = (page: Page) => page.getByLabel("Confirm password", { exact: true });

export const send = (page: Page) => page.getByRole("button", { name: "Reset Password" }).click();

/** The text stands with the field, and the field has the focus. */
export async function expectFault(field: Locator, text: string | RegExp): Promise<void> {
  await expect(field).toHaveAccessibleDescription(text);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
}

export async function expectMeter(page: Page, words: (readonly [string, string])[]): Promise<void> {
  for (const [typed, word] of words) {
    await first(page).fill(typed);
    await expect(page.getByText(`Password strength: ${word}`)).toBeVisible();
  }
}
