import { HAIR_PAINTS, HAIR_STYLE_NAMES, SKIN_PAINTS } from "@/components/features/children/look-colours";
import type { HeroLook } from "@/lib/shared/story";
import { linkInMail, newParent } from "@/tests/support/http-client";
import { STEP_PATIENCE_MS } from "@/tests/support/patience";
import { testSystem } from "@/tests/support/test-system";
import { expect, test } from "./fixtures";

const system = testSystem();

test("a parent goes from the landing page to a story on paper", async ({ page, picture }) => {
  const parent = newParent({ firstName: "Zoë" });

  await test.step("lands and registers", async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await picture("landing");
    await page.getByRole("link", { name: "Get Started" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("First name").fill(parent.firstName);
    await dialog.getByLabel("Last name").fill(parent.lastName);
    await dialog.getByLabel("Email").fill(parent.email);
    await dialog.getByLabel("Password", { exact: true }).fill(parent.password);
    await picture("register");
    await dialog.getByRole("button", { name: /Create Account|Sign Up/ }).click();
    await expect(page.getByText("Account Created!")).toBeVisible();
    await page.waitForURL(/\/signin/);
  });

  await test.step("confirms the address and signs in", async () => {
    await page.goto(await linkInMail(system.mail, parent.email, "/verify-email"));
    await page.getByRole("link", { name: "Go to Sign In" }).click();
    await page.getByLabel("Email").fill(parent.email);
    await page.getByLabel("Password", { exact: true }).fill(parent.password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.waitForURL(/\/subscription/);
  });

  await test.step("buys a plan", async () => {
    await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
    await picture("plans");
    await page.getByRole("button", { name: "Get Started Now" }).click();
    await page.waitForURL((url) => url.origin === system.stripe);
    await page.getByRole("button", { name: /Start trial|Subscribe/ }).click();
    await page.waitForURL(/\/payment-success/);
    await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
    await expect(page.getByText(/Welcome to .*Standard/)).toBeVisible();
    await picture("payment-success");
    await page.getByRole("button", { name: "Skip countdown and go now" }).click();
    await page.waitForURL(/\/dashboard/);
  });

  await test.step("adds a child", async () => {
    await expect(page.getByText("Zoë").first()).toBeVisible();
    for (const figure of ["Total children", "Total stories", "Reading time", "Total badges"])
      await expect(page.getByText(figure, { exact: true })).toBeVisible();
    await picture("dashboard-empty");
    await page.getByRole("tab", { name: "Children" }).click();
    await page.getByRole("button", { name: "Add Child" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Save child" }).click();
    await expect(dialog.getByText("Name required")).toBeVisible();
    await expect(dialog.getByText("Choose at least 1")).toBeVisible();
    await dialog.getByLabel("Name").fill("Åsa");
    await dialog.getByLabel("Age").fill("6");
    await dialog.getByRole("radio", { name: "Girl" }).check();
    await dialog.getByRole("checkbox", { name: "Space" }).check();
    await dialog.getByRole("checkbox", { name: "Animals" }).check();
    await dialog.getByRole("radio", { name: "Emerging" }).check();
    await picture("child-form");
    const chosen = dialog.locator("button[aria-pressed=true]");
    // Nobody has to undo what was never chosen.
    await expect(chosen).toHaveCount(0);
    const hair = dialog.getByRole("group", { name: "Hair colour" });
    await dialog.getByRole("button", { name: SKIN_PAINTS.tan.name, exact: true }).click();
    await hair.getByRole("button", { name: HAIR_PAINTS.auburn.name, exact: true }).click();
    await dialog.getByRole("button", { name: HAIR_STYLE_NAMES.braids, exact: true }).click();
    const shown = await chosen.evaluateAll((choices) =>
      choices.map((choice) => choice.getAttribute("aria-label") ?? choice.textContent),
    );
    expect(shown).toHaveLength(3);
    await picture("child-form-looks");
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await dialog.getByRole("button", { name: "Save child" }).click();
    await expect(dialog).toBeHidden();
    const { look } = (await (await answer).json()) as { look: HeroLook };
    expect(shown).toEqual([
      SKIN_PAINTS[look.skin].name,
      HAIR_PAINTS[look.hairColour].name,
      HAIR_STYLE_NAMES[look.hairStyle],
    ]);
    await expect(page.getByRole("heading", { name: "Åsa" })).toBeVisible();
    await picture("children");
  });

  await test.step("orders a story and watches it being made", async () => {
    await page.getByRole("tab", { name: "Create Story" }).click();
    await page.getByLabel("Title").fill("Åsa and the Quiet Star");
    await page.getByLabel("Topics").fill("stars, sharing");
    await page.getByRole("radio", { name: "Adventure" }).check();
    await picture("create-story");
    await page.getByRole("button", { name: "Create Story", exact: true }).click();
    await expect(page.getByRole("progressbar").first()).toBeVisible();
    await expect(page.getByRole("tab", { name: "Library" })).toHaveAttribute("aria-selected", "true", {
      timeout: STEP_PATIENCE_MS,
    });
    await expect(page.getByRole("heading", { name: "Åsa and the Quiet Star" }).first()).toBeVisible();
    await picture("library");
  });

  await test.step("downloads the PDF", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download Åsa and the Quiet Star" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("Åsa and the Quiet Star.pdf");
  });

  await test.step("reads it to the end", async () => {
    await page.getByRole("link", { name: "Read Åsa and the Quiet Star" }).click();
    await page.waitForURL(/\/stories\//);
    await expect(page.getByRole("img").first()).toBeVisible();
    await picture("reader");
    const theEnd = page.getByText("The End", { exact: true });
    for (let turns = 0; turns < 20 && !(await theEnd.isVisible()); turns += 1)
      await page.keyboard.press("ArrowRight");
    await expect(theEnd).toBeVisible();
    await picture("reader-end");
  });
});
