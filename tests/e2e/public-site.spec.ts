import { aCv } from "@/tests/support/cv";
import { linkInMail } from "@/tests/support/http-client";
import { expectAccessible } from "./accessible";
import { expect, test } from "./fixtures";

const POST = "/blog/two-languages-one-bedtime";

test("a like stays with its browser and is taken back by a second press", async ({ page, picture }) => {
  await page.goto(POST);
  const like = page.getByRole("button", { name: /^Like/ });
  await like.click();
  await expect(like).toHaveText(/^Liked\s*\d+/);
  await page.reload();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  await picture("post-liked");
  await like.click();
  await expect(like).toHaveText(/^Like this post/);
});

test("the newsletter begins by a press on the link of its mail", async ({ page, product, picture }) => {
  const address = `reader-${Date.now()}@example.test`;
  await page.goto("/blog");
  const email = page.getByRole("textbox", { name: "Email" });
  await email.fill("nonsense");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await email.fill(address);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText(/^Nearly there/)).toBeVisible();
  await page.goto(await linkInMail(product.mail, address, "/newsletter/confirm"));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes, subscribe me" }).click();
  await expect(page.getByRole("heading", { name: "Subscribed" })).toBeFocused();
  await picture("newsletter-confirmed");
});

test("Apply Now opens an application, which says what is wrong with a CV", async ({ page, picture }) => {
  await page.goto("/careers");
  await page.getByRole("link", { name: "Apply Now: Full-Stack Engineer" }).click();
  const send = page.getByRole("button", { name: "Send Application" });
  await send.click();
  await expect(page.getByText("Please add your CV as a PDF")).toBeVisible();
  await page.getByLabel("Name").fill("Robin Hale");
  await page.getByLabel("Email").fill("robin@example.test");
  const attach = async (cv: Uint8Array) => {
    const file = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from(cv) };
    await page.getByLabel(/^CV/).setInputFiles(file);
    await send.click();
  };
  await attach(await aCv(300));
  await expect(page.getByText(/more than 20 pages/)).toBeVisible();
  await expectAccessible(page);
  await picture("application-refused");
  await attach(await aCv(2));
  await expect(page.getByText(/has arrived/)).toBeVisible();
});

test("a message has a ticket", async ({ page }) => {
  await page.goto("/contact");
  const fields = { Name: "Robin", Email: "robin@example.test", Subject: "Levels", Message: "Which one?" };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText(/TW-[2-9A-Z]{7}/)).toBeVisible();
});
