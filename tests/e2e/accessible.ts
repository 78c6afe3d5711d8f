import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, settle } from "./fixtures";

type Options = {
  /** The page's time was stopped; axe waits for timers, so it gets its milliseconds one by one. */
  clock?: "stopped";
};

async function analyze(page: Page, clock: Options["clock"]) {
  const state = { done: false };
  const analysis = new AxeBuilder({ page }).analyze().finally(() => (state.done = true));
  while (clock === "stopped" && !state.done) await page.clock.runFor(1);
  return analysis;
}

/** No rule of axe is broken, in either theme. */
export async function expectAccessible(page: Page, { clock }: Options = {}): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settle(page);
    const { violations } = await analyze(page, clock);
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
    expect([colorScheme, found]).toEqual([colorScheme, []]);
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
}
