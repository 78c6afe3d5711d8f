import type { Page } from "@playwright/test";
import type { BookJobView, BookView } from "@/lib/features/stories/contract";
import { NETWORK_ERROR } from "@/lib/client/api";
import { patient, type ApiClient } from "@/tests/support/http-client";
import { STEP_PATIENCE_MS } from "@/tests/support/patience";
import { until } from "@/tests/support/until";
import {
  aPhotoFile,
  createButton,
  expect,
  fillOrder,
  inLibrary,
  test,
  TOPICS,
} from "@/tests/e2e/stories-fixtures";
import { tellStatus } from "@/tests/e2e/tell-status";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const OTHERS = /^(?:Another idea|Other ideas)$/;

test("one order may be left for another, and one that is sent again after it was done arrives at once", async ({
  page,
  home,
  picture,
}) => {
  let told: Partial<BookJobView> | null = null;
  await tellStatus(page, () => told);
  await page.goto("/dashboard?tab=create");

  await test.step("an order on its way makes room for another, and is announced when it is done", async () => {
    told = { status: "RUNNING", progress: 40, bookId: null };
    await fillOrder(page, "The Loud Kite");
    await createButton(page).click();
    await page.getByRole("button", { name: "Order another story" }).click();
    await expect(page.getByLabel("Title")).toHaveValue("");
    await expect(createButton(page)).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Progress of The Loud Kite" })).toBeVisible();
    await picture("story-form-beside-order");
    told = null;
    await expect(page.getByText("“The Loud Kite” is ready to read.").first()).toBeVisible({
      timeout: STEP_PATIENCE_MS,
    });
  });

  await test.step("an order that is sent again after it was done arrives at once", async () => {
    await page.route(
      "**/api/books/generate",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await fillOrder(page, "The Found Fox");
    await createButton(page).click();
    await expect(page.getByText(NETWORK_ERROR)).toBeVisible();
    await until("the order to be done", async () => {
      const { json } = await patient(home.member).call<BookView[]>("GET", "/api/books?search=found");
      return json.some(({ status }) => status === "completed") || null;
    });
    await createButton(page).click();
    await inLibrary(page);
    await expect(page.getByRole("heading", { name: "The Found Fox" }).first()).toBeVisible();
  });
});

test("an order that fails says so and leaves the form as it was written", async ({ page, home: _ }) => {
  await tellStatus(page, () => ({ status: "FAILED", message: null }));
  await page.goto("/dashboard?tab=create");
  await fillOrder(page, "The Quiet Star");
  await createButton(page).click();
  await expect(page.getByRole("alert").first()).toContainText(
    "AI story generation failed. Please try again.",
  );
  await expect(page.getByLabel("Title")).toHaveValue("The Quiet Star");
});

test("23.18: a photo with several people is said to be one", async ({ page, home: _ }) => {
  await page.goto("/dashboard?tab=create");
  await page.getByRole("switch", { name: "AI character transformation" }).click();
  await page.getByRole("checkbox").first().check();
  await page.locator("input[type=file]").setInputFiles("node_modules/@vladmandic/face-api/demo/sample1.jpg");
  await expect(page.getByText(/^There are several people in this photo\./)).toBeVisible({
    timeout: STEP_PATIENCE_MS,
  });
});

test("a photo with consent and a style make the child a character, also at the third try", async ({
  page,
  home,
  picture,
}) => {
  let told: Partial<BookJobView> | null = { status: "FAILED", message: null };
  await tellStatus(page, () => told);
  await page.goto("/dashboard?tab=create");
  await fillOrder(page, "The Brave Lamp");
  await page.getByRole("switch", { name: "AI character transformation" }).click();
  const photo = page.getByLabel("Choose a photo");
  await expect(photo).toHaveCount(0);
  await expect(page.getByText(/^Our own machine looks for the face once/)).toBeVisible();
  await page.getByRole("checkbox").first().check();
  const remove = page.getByRole("button", { name: "Remove" });
  const upload = async () => {
    await page.locator("input[type=file]").setInputFiles(await aPhotoFile());
    await expect(remove).toBeVisible();
  };
  await upload();
  // 16.29: what is no face is said, and the looks are the profile's until somebody changes them.
  await expect(page.getByText(/^We found no face in this photo/)).toBeVisible({ timeout: STEP_PATIENCE_MS });
  const hero = page.getByRole("region", { name: "How the hero is drawn" });
  await hero.getByRole("button", { name: "Deep brown" }).click();
  await expect(hero.getByRole("button", { name: "Deep brown" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("radio", { name: "Brave Knight" }).check();
  await expect(page.getByText(/^Estimated cost/)).toBeVisible();
  await picture("story-form-character");

  await home.member.call("DELETE", "/api/consents/child-photo-character");
  await createButton(page).click();
  const again = page.getByText("Please upload the picture again.");
  await expect(again).toBeVisible();
  await expect(remove).toHaveCount(0);
  await upload();
  await expect(again).toHaveCount(0);

  // The list of orders that is asked for when this one fails comes after the next order, and doesn't know it.
  let letGo: () => void = () => undefined;
  const isSent = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/api/books/requests", async (route) => {
    const answer = await route.fetch();
    await isSent;
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  await createButton(page).click();
  await expect(
    page.getByText("The photo was deleted when the story failed. Please upload it again."),
  ).toBeVisible();
  await expect(remove).toHaveCount(0);
  await upload();
  told = { status: "RUNNING", progress: 40, bookId: null };
  await createButton(page).click();
  await expect(page.getByRole("progressbar", { name: "Progress of The Brave Lamp" })).toHaveAttribute(
    "aria-valuetext",
    /, 40 percent$/,
  );
  letGo();
  told = null;
  await inLibrary(page);
  await expect(page.getByRole("heading", { name: "The Brave Lamp" }).first()).toBeVisible();
  await page.getByRole("tab", { name: "Create Story" }).click();
  await expect(page.getByRole("switch", { name: "AI character transformation" })).not.toBeChecked();
  await expect(page.getByLabel("Title")).toHaveValue("");
});

test("an order that is written before the page's scripts are there is sent, once", async ({
  page,
  home: _,
}) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/generate")) sent.push(request.url());
  });
  await page.goto("/dashboard?tab=create", { waitUntil: "commit" });
  await page.getByLabel("Title").fill("The Early Bird");
  await page.getByLabel("Topics").fill(TOPICS);
  await page.getByRole("radio", { name: "Adventure" }).click();
  await createButton(page).click();
  await createButton(page).click();
  letGo();
  await inLibrary(page);
  await expect(page.getByRole("heading", { name: "The Early Bird" }).first()).toBeVisible();
  expect(sent).toHaveLength(1);
});

type Ended = { page: Page; member: ApiClient };

/** By another device, so that this browser hears of it from nobody. From here on only one call can notice. */
async function endElsewhere({ page, member }: Ended, noticing: string): Promise<void> {
  const noticed = page.waitForResponse(
    (answer) => answer.status() === 401 && answer.url().endsWith(noticing),
  );
  await page.route(
    ({ pathname }) => pathname.startsWith("/api/") && pathname !== noticing,
    async (route) => {
      // Once it has noticed, the page asks whether the session lives.
      if (!route.request().url().endsWith("/api/auth/current")) return;
      await noticed;
      await route.continue();
    },
  );
  expect((await member.call("DELETE", "/api/auth/sessions")).status).toBe(200);
}

for (const [how, end] of [
  [
    "in another tab, and the page leaves by itself",
    async ({ page }: Ended) => {
      const other = await page.context().newPage();
      await other.goto("/settings");
      await other.getByRole("button", { name: "Logout" }).click();
      await expect(other).toHaveURL(/\/signin/);
      await other.close();
    },
  ],
  [
    "elsewhere, noticed by the order",
    async (ended: Ended) => {
      await endElsewhere(ended, "/api/books/generate");
      await createButton(ended.page).click();
      await expect(ended.page.getByText("Your session has expired. Please log in again.")).toBeVisible();
    },
  ],
  [
    // Nothing that was written changes, so that nothing but the leaving keeps it.
    "elsewhere, noticed by a call beside it",
    async (ended: Ended) => {
      await endElsewhere(ended, "/api/books/outline");
      await ended.page.getByRole("button", { name: OTHERS }).click();
      await expect(ended.page.getByText("Your session has expired. Please log in again.")).toBeVisible();
    },
  ],
] as const) {
  test(`16.26: an order is there again after a sign-out ${how}`, async ({ page, home: { member } }) => {
    await page.goto("/dashboard?tab=create");
    await page.getByLabel("Title").fill("The Patient Order");
    await page.getByRole("radio", { name: "Adventure" }).check();
    // What is shown goes by the title alone, and says so.
    await expect(page.getByText("Say under Topics what it is about, and you can order it.")).toBeVisible();
    await page.getByLabel("Topics").fill(TOPICS);
    await expect(page.getByRole("button", { name: OTHERS })).toBeEnabled();
    await end({ page, member });
    await page.unrouteAll();
    await page.getByLabel("Email").fill(member.parent.email);
    await page.getByLabel("Password", { exact: true }).fill(member.parent.password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByLabel("Title")).toHaveValue("The Patient Order");
    await expect(page.getByLabel("Topics")).toHaveValue(TOPICS);
    await expect(page.getByRole("radio", { name: "Adventure" })).toBeChecked();
  });
}
