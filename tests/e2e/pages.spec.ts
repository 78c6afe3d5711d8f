import { expect, test } from "./fixtures";
import { SAMPLES, UNKNOWN, guarded, openAll } from "@/tests/e2e/guarded-pages";

/** Screens of a page that has several. */
const TABS = ["/settings/profile?tab=security", "/settings/profile?tab=preferences", "/dashboard?tab=create"];
/** Of each kind of page for everybody, one that a parent meets otherwise than a visitor: greeted, led on, known. */
const MET_BY_PARENTS = ["/", "/blog", "/faq", "/signin", "/read", "/payment-success", "/oauth2/callback"];

// 16.1
test.describe("no page says anything in the console", () => {
  test("to a parent", async ({ page, family, signIn }) => {
    await signIn(family.parent);
    expect(await openAll(page, [...guarded, ...MET_BY_PARENTS, ...TABS, ...UNKNOWN])).toEqual([]);
  });
});

test("16.1: an unknown address leads home, a missing post and a missing story say so", async ({
  page,
  family,
  signIn,
  picture,
}) => {
  for (const path of UNKNOWN) {
    await page.goto(path);
    expect(new URL(page.url()).pathname, path).toBe("/");
  }
  expect((await page.goto("/blog/no-such-post"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "This post isn't here" })).toBeVisible();
  await picture("missing-post");
  await page.getByRole("link", { name: "All posts" }).click();
  await expect(page).toHaveURL(/\/blog$/);

  await signIn(family.parent);
  expect((await page.goto(SAMPLES["/stories/[id]"] ?? ""))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "This story isn't here" })).toBeVisible();
});

test("16.37: there is an icon where browsers look for one", async ({ request }) => {
  const answer = await request.get("/favicon.ico");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/x-icon"]);
  expect((await answer.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});

test.describe("16.36: without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the prices and the answers are in the page", async ({ page, picture }) => {
    await page.goto("/#pricing");
    const pricing = page.locator("#pricing");
    for (const text of ["Basic", "$9.99/month", "Standard", "$29.99/month", "Family", "$49.99/month"])
      await expect(pricing.getByText(text, { exact: true })).toBeVisible();
    await expect(pricing.getByText("Loading subscription plans...")).toBeHidden();
    await picture("pricing-without-scripts");
    await page.goto("/faq");
    const questions = page.locator("details");
    expect(await questions.count()).toBeGreaterThan(5);
    for (const question of await questions.all()) {
      await question.locator("summary").click();
      await expect(question.locator("summary ~ *")).toHaveText(/\S/);
      await expect(question.locator("summary ~ *")).toBeVisible();
    }
    await page.goto("/blog");
    const posts = new Set(await page.locator("main a[href^='/blog/']").evaluateAll((all) => all.map(String)));
    expect(posts.size).toBe(24);
  });
});
