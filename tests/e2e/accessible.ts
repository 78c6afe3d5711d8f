import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, settle } from "./fixtures";

type Options = {
  /** The page's time was stopped; axe waits for timers and gets the browser's own. */
  clock?: "stopped";
};

type StoppedWindow = typeof globalThis & {
  __pwClock?: { builtins: { setTimeout: typeof setTimeout } };
  stoppedTimeout?: typeof setTimeout;
};

/** While it runs, new timers of the page are real; those of the screen, which were set before, stand still. */
async function withRealTimers<T>(page: Page, work: () => Promise<T>): Promise<T> {
  await page.evaluate(() => {
    const stopped: StoppedWindow = globalThis;
    stopped.stoppedTimeout = stopped.setTimeout;
    if (stopped.__pwClock) stopped.setTimeout = stopped.__pwClock.builtins.setTimeout;
  });
  try {
    return await work();
  } finally {
    await page.evaluate(() => {
      const stopped: StoppedWindow = globalThis;
      if (stopped.stoppedTimeout) stopped.setTimeout = stopped.stoppedTimeout;
    });
  }
}

/** No rule of axe is broken in one theme, and none of colours in the other: they differ in nothing else. */
export async function expectAccessible(page: Page, { clock }: Options = {}): Promise<void> {
  const looks = {
    light: new AxeBuilder({ page }),
    dark: new AxeBuilder({ page }).withRules("color-contrast"),
  };
  // On the way from one page to the next there may be none for a moment.
  await expect(page).toHaveTitle(/\S/);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settle(page);
    const run = () => looks[colorScheme].analyze();
    const { violations } = await (clock === "stopped" ? withRealTimers(page, run) : run());
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
    expect([colorScheme, found]).toEqual([colorScheme, []]);
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
}
