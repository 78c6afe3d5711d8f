import { NETWORK_ERROR } from "@/lib/client/api";
import { Secret, TOTP } from "otpauth";
import { expectAccessible } from "@/tests/e2e/accessible";
import { expectPasses, holdMessages } from "@/tests/e2e/accounts/clock";
import { expect, test } from "@/tests/e2e/fixtures";
import { linkInMail } from "@/tests/support/http-client";

test("the profile changes the name everywhere, and keeps the address", async ({
  page,
  family,
  signIn,
  picture,
}) => {
  await page.clock.install();
  await signIn(family.parent);
  await page.goto("/settings/profile");
  await expect(page.getByLabel("Email")).toHaveValue(family.parent.email);
  await expect(page.getByLabel("Email")).not.toBeEditable();
  await page.getByLabel("First name").fill("");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("First name required")).toBeVisible();
  await expect(page.getByLabel("First name")).toBeFocused();
  await page.getByLabel("First name").fill("Zoë");
  await page.route("**/api/profile/personal-info", (route) => {
    const json = { message: "Too plain", error: "Too plain", details: { lastName: "Too plain" } };
    return route.fulfill({ status: 400, json });
  });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByLabel("Last name")).toHaveAccessibleDescription("Too plain");
  await expect(page.getByText("Failed to update profile: Too plain")).toBeVisible();
  await page.unroute("**/api/profile/personal-info");
  await holdMessages(page);
  await page.getByRole("button", { name: "Save Changes" }).click();
  const done = page.getByText("Profile updated successfully!");
  await expect(done).toBeVisible();
  await expectAccessible(page, { clock: "stopped" });
  await picture("profile-personal");
  await expectPasses(page, done);
  // 16.31
  await expect(page.getByText("Welcome, Zoë")).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("Welcome, Zoë").first()).toBeVisible();
});

test("notifications are kept", async ({ page, family, signIn, picture }) => {
  await signIn(family.parent);
  await page.goto("/settings/profile?tab=notifications");
  const stories = page.getByRole("switch", { name: "Story notifications" });
  await expect(stories).not.toBeChecked();
  await stories.click();
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expect(page.getByText("Preferences updated successfully!")).toBeVisible();
  await expectAccessible(page);
  await picture("profile-notifications");
  await page.reload();
  await expect(stories).toBeChecked();
});

test("another address is asked for in the settings and confirmed in both mailboxes", async ({
  page,
  product,
  family,
  signIn,
  picture,
}) => {
  const { email } = family.parent;
  const newEmail = `new-${email}`;
  const answer = async (mailbox: string, title: string) => {
    // 16.9: nobody's answer says nothing of the link.
    await page.route("**/api/auth/email-change?**", (route) => route.abort());
    await page.goto(await linkInMail(product.mail, mailbox, "/confirm-email"));
    await expect(page.getByText(NETWORK_ERROR)).toBeVisible();
    await page.unroute("**/api/auth/email-change?**");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText(newEmail)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Yes, change it" }).click();
    await expect(page.getByRole("heading", { name: title })).toBeFocused();
  };
  await signIn(family.parent);
  await page.goto("/settings/profile");
  await page.getByRole("button", { name: "Change e-mail" }).click();
  await page.getByLabel("New email").fill(email);
  await page.getByRole("button", { name: "Send the links" }).click();
  await expect(page.getByText("This is your address already.")).toBeVisible();
  await page.getByLabel("New email").fill(newEmail);
  await page.getByRole("button", { name: "Send the links" }).click();
  await expect(page.getByText("The new address is not confirmed yet.")).toBeVisible();
  await expectAccessible(page);
  await picture("profile-email-change");
  await answer(newEmail, "Half done");
  await picture("confirm-email-half");
  await answer(email, "Email changed");
  await page.getByRole("link", { name: "Go to my settings" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(newEmail);
  await page.goto("/settings/profile?tab=security&link=cancelled");
  await expect(page.getByText("You cancelled it. Nothing was changed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Connect Google" })).toBeVisible();
  await expectAccessible(page);
});

test("a second step is turned on by its drawing, and a recovery code opens the account", async ({
  page,
  family,
  signIn,
  picture,
}) => {
  await signIn(family.parent);
  await page.goto("/settings/profile?tab=security");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill("000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("That code is not right.").first()).toBeVisible();
  await expectAccessible(page);
  await picture("second-factor-qr");
  const secret = (await page.locator("code").textContent()) ?? "";
  await page
    .getByLabel("Code", { exact: true })
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole("button", { name: "Confirm" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const code = (await codes.first().textContent()) ?? "";
  await expectAccessible(page);
  await picture("second-factor-recovery");
  await page.getByRole("button", { name: "I have them" }).click();
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();

  await page.getByRole("button", { name: "Sign out of all devices" }).click();
  await page.waitForURL("**/signin");
  await page.getByLabel("Email").fill(family.parent.email);
  await page.getByLabel("Password", { exact: true }).fill(family.parent.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Please enter the code of your app, or a recovery code.")).toBeVisible();
  await expectAccessible(page);
  await picture("second-factor-sign-in");
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(/\/(?:dashboard|subscription)/);
});
