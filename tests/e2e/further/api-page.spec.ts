import type { NewApiKeyView } from "@/lib/features/api-keys/contract";
import { KEY_SCOPES } from "@/lib/shared/key-scopes";
import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";
import { addChild } from "@/tests/support/http-client";

test("14.8: a developer reads the calls, tries them with a key, and every button leads on", async ({
  page,
  family,
  picture,
}) => {
  const child = await addChild(family, { name: "Noor" });
  const made = await family.call<NewApiKeyView>("POST", "/api/api-keys", {
    name: "A program",
    scopes: KEY_SCOPES,
  });
  await page.goto("/api");
  await expect(page.getByRole("link", { name: "Get API Key" }).first()).toHaveAttribute(
    "href",
    "/settings/api",
  );
  await page.getByRole("link", { name: "View Documentation" }).click();
  await expect(page).toHaveURL(/#endpoints$/);
  await page.getByText("Make a story for a profile.").click();
  await expect(page.getByText("customization.setting")).toBeVisible();
  await expectAccessible(page);
  await picture("api-reference");

  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Please enter a key")).toBeVisible();
  await page.getByLabel("Your key").fill(made.json.secret.replace("tw_live_", "tw_live_x"));
  await page.getByRole("button", { name: "Send" }).click();
  const answer = page.getByRole("region", { name: "Answer", exact: true });
  await expect(answer.getByText("Status 401")).toBeVisible();
  await page.getByLabel("Your key").fill(made.json.secret);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(answer.getByText("Status 200")).toBeVisible();
  await expect(answer).toContainText("Noor");
  await expect(answer.getByText("99 calls are left this month.")).toBeVisible();

  await page.getByLabel("Call", { exact: true }).selectOption("POST /api/v1/stories/generate");
  const body = page.getByLabel("Body", { exact: true });
  const sample = await body.inputValue();
  await body.fill("{ not JSON");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("This is not valid JSON")).toBeVisible();
  await body.fill(sample.replace("YOUR_PROFILE_ID", child.id));
  await page.getByRole("button", { name: "Send" }).click();
  await expect(answer).toContainText('"title": "Ada and the Lighthouse"');
  await answer.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await picture("api-try");

  await page.getByRole("link", { name: "Start Free Trial" }).click();
  await expect(page).toHaveURL(/\/signin\?from=%2Fsettings%2Fapi(?:#tier)?$/);
  await page.goto("/api");
  await expect(page.getByRole("link", { name: "Contact Sales" })).toHaveAttribute("href", /^\/contact\?/);
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL(/\/signin\?from=%2Fsettings%2Fapi$/);
});
