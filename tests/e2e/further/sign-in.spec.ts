import { apiClient, newParent } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";
import { stopClock } from "@/tests/e2e/accounts/clock";

const system = testSystem();

test("asks for what is missing, in the order of the screen", async ({ page }) => {
  await page.goto("/signin");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Email required")).toBeVisible();
  await expect(page.getByText("Password required")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Email").fill("no address");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
});

for (const { code, text } of [
  { code: "reset-done", text: "Password reset successful! Please sign in with your new password." },
  { code: "session-expired", text: "Your session has expired. Please log in again." },
  { code: "oauth-failed", text: "That sign-in did not work. Please try again." },
]) {
  test(`shows the message ${code} that another screen sent along`, async ({ page, picture }) => {
    await page.goto(`/signin?m=${code}`);
    await expect(page.getByRole("dialog").getByText(text)).toBeVisible();
    await expectAccessible(page);
    await picture(`signin-banner-${code}`);
  });
}

test("takes no message from the address itself", async ({ page }) => {
  await page.goto("/signin?m=Call%20this%20number&message=Call%20this%20number");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByText("Call this number")).toHaveCount(0);
});

test("says 'Sending...' while it sends, and under the button when that fails", async ({ page }) => {
  const parent = newParent();
  await apiClient(system.app).call("POST", "/api/auth/register", parent);
  const clock = await stopClock(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/auth/resend-verification", async (route) => {
    await held;
    await route.abort();
  });
  await page.goto("/signin");
  await page.getByLabel("Email").fill(parent.email);
  await page.getByLabel("Password", { exact: true }).fill(parent.password);
  await clock.start();
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("button", { name: "Resend in 30s" })).toBeVisible();
  await page.clock.runFor(30_500);
  await page.getByRole("button", { name: "Resend Email" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  release();
  await expect(page.getByText("Network error. Please check your connection and try again.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Resend Email" })).toBeEnabled();
});

// Many more of them are read by the same rule in lib/features/accounts/rules.test.ts, and by goal S9.
for (const from of ["/\\evil.example", "/api/auth/logout"]) {
  test(`goes home, not to ${from}`, async ({ page, family }) => {
    await page.goto(`/signin?from=${encodeURIComponent(from)}`);
    await page.getByLabel("Email").fill(family.parent.email);
    await page.getByLabel("Password", { exact: true }).fill(family.parent.password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page).toHaveURL(`${system.app}/subscription`);
  });
}

// 16.9
test("a lock says how long it lasts, and offers the reset link", async ({ page, family, picture }) => {
  await page.goto("/signin");
  await page.getByLabel("Email").fill(family.parent.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  const message = "Too many requests. Please wait a moment and try again.";
  await page.route("**/api/auth/login", (route) =>
    route.fulfill({
      status: 429,
      headers: { "Retry-After": "840" },
      json: { code: "RATE_LIMITED", message },
    }),
  );
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText(/You can try again in 14 minutes\./)).toBeVisible();
  await expectAccessible(page);
  await picture("signin-locked");
  await page.getByRole("link", { name: "Reset your password" }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

// 16.9
test("a network's own page is a network error", async ({ page }) => {
  await page.goto("/signin");
  await page.route("**/api/auth/login", (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<p>Welcome to our Wi-Fi</p>" }),
  );
  await page.getByLabel("Email").fill("robin@example.test");
  await page.getByLabel("Password", { exact: true }).fill("some password");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Network error. Please check your connection and try again.")).toBeVisible();
});
