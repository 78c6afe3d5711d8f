import { devices, type Browser, type Page } from "@playwright/test";
import { atMost, percentile, type Figure } from "./figure";

/** As many times slower as Lighthouse takes its phone to be. */
const SLOWER = 4;
const RUNS = Number(process.env["RUNS"] ?? 5);
/** An interaction whose picture came sooner than 16 ms after it isn't told of: so many pictures later nobody waits for it. */
const PICTURES = 10;

type Island = { path: string; does: string; act: (page: Page) => Promise<void> };

const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().tap();

const open = (question: string) => (page: Page) =>
  page.locator("summary", { hasText: question }).first().tap();

/** What moves on the public site, with what a visitor does to it. */
const ISLANDS: readonly Island[] = [
  { path: "/", does: "opens the menu", act: press("Menu") },
  { path: "/", does: "opens a feature", act: press("Progress Tracking") },
  { path: "/blog", does: "loads more posts", act: press("Load More Posts") },
  { path: "/blog", does: "chooses a category", act: press(/^Parenting/) },
  { path: "/blog", does: "subscribes to nothing", act: press("Subscribe") },
  { path: "/blog/two-languages-one-bedtime", does: "likes the post", act: press(/^Like/) },
  { path: "/help", does: "chooses a topic", act: press(/^Plans and billing/) },
  { path: "/help", does: "types into the search", act: (page) => page.getByRole("searchbox").press("p") },
  { path: "/help", does: "opens an answer", act: open("What is Talewick?") },
  { path: "/faq", does: "opens an answer", act: open("What is Talewick?") },
  { path: "/contact", does: "sends nothing", act: press("Send Message") },
  { path: "/careers/full-stack-engineer", does: "applies with nothing", act: press("Send Application") },
  {
    path: "/api",
    does: "changes the language",
    act: (page) => page.getByRole("tab", { name: "Python" }).tap(),
  },
];

type Watched = typeof globalThis & {
  /** Looks at the next interaction; `told` is its time once the browser has told it. */
  expect?: () => void;
  told?: number | undefined;
};

/**
 * In the page: measures an interaction, from its first event to the picture of what came of its last. Its parts are methods:
 * what else has a name is given it by a helper that a page doesn't know.
 */
function watch(pictures: number): void {
  const page: Watched = globalThis;
  const seen = {
    slowest: 0,
    last: null as Event | null,
    isTold: false,
    hear(entries: PerformanceEntryList) {
      for (const { duration, startTime, name } of entries) {
        seen.slowest = Math.max(seen.slowest, duration);
        if (name === seen.last?.type && startTime >= seen.last.timeStamp) seen.isTold = true;
      }
    },
    lookAfterEachPicture(left: number) {
      seen.hear(events.takeRecords());
      if (seen.isTold || left === 0) page.told = seen.slowest;
      else {
        requestAnimationFrame(() => {
          seen.lookAfterEachPicture(left - 1);
        });
      }
    },
  };
  const events = new PerformanceObserver((list) => {
    seen.hear(list.getEntries());
  });
  events.observe({ type: "event", durationThreshold: 16 });
  for (const type of ["click", "keyup"]) {
    addEventListener(
      type,
      (event) => {
        // What is done again for the reader later is no interaction.
        if (!event.isTrusted) return;
        seen.last = event;
        seen.lookAfterEachPicture(pictures);
      },
      true,
    );
  }
  page.expect = () => {
    seen.hear(events.takeRecords());
    Object.assign(seen, { slowest: 0, last: null, isTold: false });
    page.told = undefined;
  };
}

const isAwake = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("header") ?? {}).some((key) => key.startsWith("__react")),
  );

/** How long the page takes to show something after what was done, in milliseconds. */
async function timeOf(page: Page, act: Island["act"]): Promise<number> {
  await page.evaluate(() => (globalThis as Watched).expect?.());
  await act(page);
  const told = await page.waitForFunction(() => {
    const { told } = globalThis as Watched;
    return told === undefined ? null : { told };
  });
  return ((await told.jsonValue()) ?? { told: Number.NaN }).told;
}

async function openSlowly(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext(devices["Pixel 7"]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(watch, PICTURES);
  await page.goto(address, { waitUntil: "load" });
  return page;
}

/** Each island twice: as the very first thing that is done, when no script is there, and once they all are. */
export async function benchIslands(browser: Browser, origin: string, wanted: string[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { path, does, act } of ISLANDS.filter(
    (one) => wanted.length === 0 || wanted.includes(one.path),
  )) {
    const first: number[] = [];
    const later: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const fresh = await openSlowly(browser, origin + path);
      first.push(await timeOf(fresh, act));
      await fresh.context().close();
      const awake = await openSlowly(browser, origin + path);
      await awake.mouse.wheel(0, 1);
      await isAwake(awake);
      later.push(await timeOf(awake, act));
      await awake.context().close();
    }
    figures.push(atMost(`${path} ${does}, at first: INP`, percentile(first, 0.5), "ms", 200));
    figures.push(atMost(`${path} ${does}: INP`, percentile(later, 0.5), "ms", 200));
  }
  return figures;
}
