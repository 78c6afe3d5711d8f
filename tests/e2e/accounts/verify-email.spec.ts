import { apiClient, linkInMail, newParent } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";
import { expectLeaves } from "./clock";
import { registeredElsewhere, openWaiting } from "@/tests/e2e/accounts/verify-fixtures";

const system = testSystem();

test("a link says that it is being checked, then that the address is verified, and goes home", async ({
  page,
  picture,
}) => {
  const { link } = await registeredElsewhere();
  const { clock, release } = await openWaiting(page, link);
  await expectAccessible(page);
  await picture("verify-pending");
  await clock.start();
  release();
  await page.getByRole("button", { name: "Yes, it was me" }).click();
  await expect(page.getByRole("heading", { name: "Email verified" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Go to Sign In" })).toBeVisible();
  await expectAccessible(page, { clock: "stopped" });
  await picture("verify-success");
  await expectLeaves(page, { after: 4, to: /\/$/ });
});

test("16.3: a yes on another device lets the browser that signed up go on by itself", async ({
  page,
  browser,
  picture,
}) => {
  const parent = newParent();
  await page.goto("/register?from=%2Fsettings");
  await page.getByLabel("First name").fill(parent.firstName);
  await page.getByLabel("Last name").fill(parent.lastName);
  await page.getByLabel("Email").fill(parent.email);
  await page.getByLabel("Password", { exact: true }).fill(parent.password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Account Created!")).toBeVisible();
  await expect(page).toHaveURL(/\/signin\?from=/);
  await expect(page.getByLabel("Email")).toHaveValue(parent.email);
  await expect(page.getByText(`We sent a link to ${parent.email}.`)).toBeVisible();
  await expectAccessible(page);
  await picture("signin-waiting");

  const phone = await (await browser.newContext({ baseURL: system.app })).newPage();
  await phone.goto(await linkInMail(system.mail, parent.email, "/verify-email"));
  await expect(
    phone.getByText(
      /^Somebody signed up in another browser than this one, on Chrome on \w+ at \d+:\d\d.[AP]M\. Was it you\?$/,
    ),
  ).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole("button", { name: "Yes, it was me" }).click();
  await expect(phone.getByText("The browser where you signed up goes on by itself.")).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
  await phone.context().close();
});

test("16.3: a no throws the sign-up away", async ({ page, picture }) => {
  const { parent, link } = await registeredElsewhere();
  await page.goto(link);
  await expect(page.getByText(/Was it you\?$/)).toBeVisible();
  await picture("verify-question");
  await page.getByRole("button", { name: "No, it was not me" }).click();
  await expect(page.getByText("That sign-up is gone, and its password works nowhere.")).toBeVisible();
  await expectAccessible(page);
  await picture("verify-not-me");
  const answer = await apiClient(system.app).call("POST", "/api/auth/login", parent);
  expect(answer.status).toBe(401);
});
