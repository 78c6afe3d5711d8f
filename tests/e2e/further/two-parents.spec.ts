import type { Page } from "@playwright/test";
import type { ChildView } from "@/lib/features/children/contract";
import { addChild, registeredParent, type NewParent } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { expect, test } from "@/tests/e2e/fixtures";

const system = testSystem();

/** Signs in over whoever is here, as a way back from a provider does; no screen offers it to somebody who is signed in. */
const signInOver = (page: Page, { email, password }: NewParent) =>
  page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/auth/login", { method: "POST", headers, body });
    const text = await answer.text();
    localStorage.setItem("user", text);
    localStorage.setItem("token", (JSON.parse(text) as { token: string }).token);
  }, JSON.stringify({ email, password }));

test("23.5: a page leaves with its parent, and what was typed there is never done in another's name", async ({
  page,
  context,
  family,
  signInOnScreen,
}) => {
  const other = await registeredParent(system);
  await addChild(family, { name: "Wilhelmina" });
  const childrenOf = async (parent: typeof other) =>
    (await parent.call<ChildView[]>("GET", "/api/children")).json.map((child) => child.name);
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("story-draft")));
  const name = page.getByRole("dialog").getByLabel("Name");
  await signInOnScreen(family.parent);
  await page.goto("/dashboard?tab=create");
  await page.getByLabel("Title").fill("Wilhelmina and the moon");
  await expect.poll(drafts).toHaveLength(1);
  await page.goto("/dashboard?tab=children&add=1");
  await name.fill("Half a child");

  const tab = await context.newPage();
  await tab.goto("/settings");
  await tab.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/signin\?/);
  await expect(page.getByText("Wilhelmina")).toHaveCount(0);

  await signInOnScreen(other.parent);
  await page.goto("/dashboard?tab=children&add=1");
  await expect.poll(drafts).toEqual([]);
  await name.fill("Another half");
  await tab.goto("/");
  await signInOver(tab, family.parent);
  await expect(name).toHaveValue("");
  expect([await childrenOf(family), await childrenOf(other)]).toEqual([["Wilhelmina"], []]);
});
