import { expect, test } from "./stories-fixtures";
import { system } from "./billing-fixtures";

test("the dashboard arrives filled: nothing is asked for again, and nothing waits", async ({
  page,
  home,
}) => {
  await home.story({ title: "The Quiet Fox" });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/") && request.method() === "GET")
      asked.push(new URL(request.url()).pathname);
  });
  for (const [tab, shows] of [
    ["overview", "Total stories"],
    ["children", "Ada"],
    ["library", "The Quiet Fox"],
  ] as const) {
    const html = await (await page.context().request.get(`${system.app}/dashboard?tab=${tab}`)).text();
    expect(html).toContain(shows);
    expect(html).not.toContain("Loading...");
  }
  await page.goto("/dashboard");
  await expect(page.getByText("Total stories")).toBeVisible();
  for (const tab of ["Children", "Library", "Create Story", "Overview"])
    await page.getByRole("tab", { name: tab }).click();
  await expect(page.getByText("Total stories")).toBeVisible();
  // Pictures, and whether the subscription still is what this browser keeps of it.
  expect(asked.filter((path) => !/^\/api\/(?:files\/|auth\/current$)/.test(path))).toEqual([]);
});

test("children and library can be read without JavaScript", async ({ page, home, browser }) => {
  await home.story({ title: "The Quiet Fox", theme: "animals" });
  await home.story({ title: "The Loud Kite" });
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    baseURL: system.app,
  });
  const plain = await context.newPage();
  await plain.goto("/dashboard");
  await plain.getByRole("tab", { name: "Children" }).click();
  await expect(plain.getByRole("heading", { name: "Ada" })).toBeVisible();
  await plain.getByRole("tab", { name: "Library" }).click();
  await expect(plain.getByRole("heading", { name: "The Loud Kite" })).toBeVisible();
  await plain.getByRole("searchbox").fill("quiet");
  await plain.getByRole("searchbox").press("Enter");
  await expect(plain).toHaveURL(/q=quiet/);
  await expect(plain.getByRole("heading", { name: "The Loud Kite" })).toHaveCount(0);
  await expect(plain.getByRole("heading", { name: "The Quiet Fox" })).toBeVisible();
  await context.close();
});
