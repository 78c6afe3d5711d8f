import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
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

/** As it is served, which is half of what the package says that it is: it goes to the browser for every page. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

type PageWithAxe = typeof globalThis & { axe: typeof axe };

/** What is broken: each rule with the elements that break it. Our pages have no frames. */
async function brokenRules(page: Page, options: RunOptions): Promise<[string, string[]][]> {
  // In the page itself: Playwright's own builder opens a second page for each run, which takes three times as long.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (wanted) => {
    const { violations } = await (globalThis as PageWithAxe).axe.run(document, wanted);
    return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))]);
  }, options);
}

const FAST = { resultTypes: ["violations"], preload: { assets: ["media"] } } satisfies RunOptions;
/** Every rule in one theme, and that of colours in the other: they differ in nothing else. */
const LOOKS = [
  { colorScheme: "light", options: FAST },
  { colorScheme: "dark", options: { ...FAST, runOnly: ["color-contrast"] } },
] as const satisfies { colorScheme: "light" | "dark"; options: RunOptions }[];

/** No rule of axe is broken, in either theme. */
export async function expectAccessible(page: Page, { clock }: Options = {}): Promise<void> {
  // On the way from one page to the next there may be none for a moment.
  await expect(page).toHaveTitle(/\S/);
  for (const { colorScheme, options } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settle(page);
    const run = () => brokenRules(page, options);
    const found = await (clock === "stopped" ? withRealTimers(page, run) : run());
    expect([colorScheme, found]).toEqual([colorScheme, []]);
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}
