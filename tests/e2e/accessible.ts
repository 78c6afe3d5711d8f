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

async function analyze(page: Page, clock: Options["clock"]) {
  const run = () => new AxeBuilder({ page }).analyze();
  return clock === "stopped" ? withRealTimers(page, run) : run();
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
