import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "@/tests/e2e/accessible";

export const CHUNKS = "**/_next/static/**/*.js";

/** Counts the scripts that the page asks for; they come when they are let go. */
export async function holdScripts(page: Page) {
  const held: (() => void)[] = [];
  let isOpen = false;
  let asked = 0;
  await page.route(CHUNKS, async (route) => {
    asked += 1;
    if (!isOpen) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  return {
    asked: () => asked,
    letGo: () => {
      isOpen = true;
      for (const go of held) go();
    },
  };
}

/** Opened by its address, it is whole without a script, and stays as it is when they come. */
export async function expectWholeWithoutScripts(
  page: Page,
  { path, title, first }: { path: string; title: string; first: string },
): Promise<void> {
  const scripts = await holdScripts(page);
  const faults: string[] = [];
  page.on("console", (message) => faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(path, { waitUntil: "load" });
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog.getByLabel(first)).toBeFocused();
  await expectAccessible(page);
  expect(scripts.asked()).toBe(0);
  const places = () =>
    dialog.evaluate((box) =>
      [box, ...box.querySelectorAll("input:not([aria-hidden]), button, a")].map((at) =>
        JSON.stringify(at.getBoundingClientRect()),
      ),
    );
  const before = await places();
  scripts.letGo();
  await page.mouse.move(20, 20);
  await expect
    .poll(() => dialog.evaluate((at) => Object.keys(at).some((key) => /^__react/.test(key))))
    .toBe(true);
  expect(await places()).toEqual(before);
  expect(faults).toEqual([]);
}
