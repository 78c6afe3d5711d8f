import type { BookDetailView } from "@/lib/features/stories/contract";
import { registeredParent } from "@/tests/support/http-client";
import { expect, test } from "@/tests/e2e/stories-fixtures";
import { keepFromMenu, held } from "@/tests/e2e/keeping-fixtures";

test("a session that ran out, or was lost before another account came, leaves nothing", async ({
  page,
  context,
  home,
  product,
  signInOnScreen,
}) => {
  await home.story({ title: "The Quiet Fox" });
  await keepFromMenu(page, "The Quiet Fox");
  const leftOf = async () => {
    const { caches, lasting } = await held(page);
    return [
      ...caches.filter((name) => name.startsWith("kept:")),
      ...lasting.filter((key) => key === "token"),
    ];
  };
  await test.step("offline, the session runs out", async () => {
    await context.setOffline(true);
    await page.evaluate(
      (claims) => {
        localStorage.setItem("token", `x.${btoa(claims)}.x`);
      },
      JSON.stringify({ sid: "s", exp: 1 }),
    );
    await page.goto("/read");
    await expect(page.getByText("Nobody is signed in here.")).toBeVisible();
    await expect.poll(leftOf).toEqual([]);
    await context.setOffline(false);
    await context.clearCookies();
  });
  await signInOnScreen(home.member.parent);
  await keepFromMenu(page, "The Quiet Fox");
  const other = await registeredParent(product);
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
  });
  await signInOnScreen(other.parent);
  await expect
    .poll(async () => (await held(page)).caches)
    .not.toContainEqual(expect.stringMatching(/^kept:/));
  await page.goto("/read");
  await expect(page.getByText("No story is kept on this device yet.")).toBeVisible();
});

test("a device that is full, from the start or in the middle, keeps nothing of a story and says so", async ({
  page,
  context,
  home,
  product,
}) => {
  await home.story({ title: "The Quiet Fox" });
  const owl = await home.story({ title: "The Brave Owl" });
  await page.goto("/dashboard?tab=library");
  const session = await context.newCDPSession(page);
  const give = (quotaSize?: number) =>
    session.send("Storage.overrideQuotaForOrigin", {
      origin: new URL(product.app).origin,
      ...(quotaSize !== undefined && { quotaSize }),
    });
  const keep = async (title: string) => {
    await page.getByRole("button", { name: `More for ${title}` }).click();
    await page.getByRole("menuitem", { name: "Keep without sound" }).click();
  };
  const noRoom = page.getByText("There is no more room on this device.");
  await give(1);
  await keep("The Quiet Fox");
  await expect(noRoom).toBeVisible();
  expect((await held(page)).caches).toEqual([]);
  await give();
  await keep("The Quiet Fox");
  await expect(page.getByText("“The Quiet Fox” can now be read without a connection.")).toBeVisible();

  await give(await page.evaluate(async () => ((await navigator.storage.estimate()).usage ?? 0) + 30_000));
  await page.reload();
  await keep("The Brave Owl");
  await expect(noRoom).toBeVisible();
  await give();
  const { json } = await home.member.call<BookDetailView>("GET", `/api/books/${owl}`);
  const keptFiles = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("kept:"));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(keptFiles.length).toBeGreaterThan(1);
  expect(keptFiles.filter((path) => json.pages.some((one) => one.pictureUrl?.endsWith(path)))).toEqual([]);
  await page.goto("/read");
  await expect(page.getByRole("link", { name: /^Read The/ })).toHaveCount(1);
});

test("what was changed or deleted elsewhere follows, and a story is removed by hand, in both tabs", async ({
  page,
  context,
  home,
}) => {
  const fox = await home.story({ title: "The Quiet Fox" });
  const owl = await home.story({ title: "The Brave Owl" });
  await home.story({ title: "The Small Bear" });
  await page.goto("/read");
  await page.getByRole("switch", { name: "With sound" }).uncheck();
  await page.getByRole("button", { name: "The next five" }).click();
  await expect(page.getByText("3 stories kept. They can now be read without a connection.")).toBeVisible();
  await home.member.call("PATCH", `/api/books/${fox}`, { title: "The Loud Fox" });
  await home.member.call("DELETE", `/api/books/${owl}`);

  await page.goto("/read");
  await expect(page.getByRole("heading", { name: "The Loud Fox" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "“The Brave Owl” was deleted" })).toBeVisible();
  const second = await context.newPage();
  await second.goto("/read");
  await expect(second.getByRole("link", { name: "Read The Small Bear" })).toBeVisible();
  await page.getByRole("button", { name: "Remove The Small Bear from this device" }).click();
  await expect(page.getByText("1 story removed from this device.")).toBeVisible();
  await expect(second.getByRole("link", { name: "Read The Small Bear" })).toHaveCount(0);
  await second.close();
  await expect(page.getByRole("link", { name: "Read The Small Bear" })).toHaveCount(0);
  await page.getByRole("button", { name: "All of Ada’s" }).click();
  await expect(page.getByText("1 story kept.")).toBeVisible();
  await page.getByRole("button", { name: "Remove all" }).click();
  await expect(page.getByText("No story is kept on this device yet.")).toBeVisible();
});
