import { READING_LEVELS, THEMES } from "@/lib/shared/story";
import type { NarrationsView } from "@/lib/features/narration/contract";
import type { BookDetailView, BookJobView } from "@/lib/features/stories/contract";
import { bookBody, type ApiClient } from "@/tests/support/http-client";
import { FULL_SIZE } from "@/tests/support/sparing";
import { startTestSystem } from "@/tests/support/start-test-system";
import type { TestAddresses } from "@/tests/support/test-system";
import { until } from "@/tests/support/until";
import { atLeast, atMost, percentile, plain, type Figure } from "./figure";
import { peakMegabytes } from "./memory";
import { processorSeconds } from "./processor";
import { generousParent, pick } from "./stories";

const ALONE = 12;
const TOGETHER = 24;

type Family = Awaited<ReturnType<typeof generousParent>>;

async function orderOne({ parent, children }: Family, index: number): Promise<string> {
  const body = bookBody(pick(children, index), {
    theme: pick(THEMES, index),
    title: `Story number ${index + 1}`,
  });
  const { status, json, text } = await parent.call<BookJobView>("POST", "/api/books/generate", body);
  if (status >= 300) throw new Error(`order: ${status} ${text}`);
  return json.id;
}

/** Its book, once there are words to read; pictures come after them. */
const readable = (parent: ApiClient, order: string): Promise<string> =>
  until("a story that can be read", async () => {
    const { json } = await parent.call<BookJobView>("GET", `/api/ai-books/status/${order}`);
    if (json.status === "FAILED") throw new Error("a story of the benchmark failed");
    if (!json.bookId) return null;
    const book = await parent.call<BookDetailView>("GET", `/api/books/${json.bookId}`);
    return book.status === 200 && book.json.pages.length > 0 ? json.bookId : null;
  });

const heard = (parent: ApiClient, bookId: string): Promise<true> =>
  until("a story that is read aloud whole", async () => {
    const { json } = await parent.call<NarrationsView>("GET", `/api/books/${bookId}/narrations`);
    return json.narrations.some(({ status }) => status === "ready") ? true : null;
  });

/** One after the other: how long it takes until each can be read, and until it can be heard. */
async function oneByOne(family: Family): Promise<{ toRead: number[]; toHear: number[] }> {
  const [toRead, toHear]: [number[], number[]] = [[], []];
  for (let index = 0; index < ALONE; index += 1) {
    const begun = performance.now();
    const bookId = await readable(family.parent, await orderOne(family, index));
    toRead.push((performance.now() - begun) / 1000);
    await heard(family.parent, bookId);
    toHear.push((performance.now() - begun) / 1000);
  }
  return { toRead, toHear };
}

/**
 * Stories a minute, from the first order to the last one that can be heard. One after the other is asked after: whoever asks
 * after all of them at once measures how many answers the web process can give.
 */
async function together(system: TestAddresses): Promise<number> {
  const families = await Promise.all(READING_LEVELS.map(() => generousParent(system)));
  const begun = performance.now();
  const orders = await Promise.all(
    Array.from({ length: TOGETHER }, async (_, index) => {
      const family = pick(families, index);
      return { parent: family.parent, order: await orderOne(family, index) };
    }),
  );
  for (const { parent, order } of orders) await heard(parent, await readable(parent, order));
  return TOGETHER / ((performance.now() - begun) / 60_000);
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Stories that are read aloud as soon as they can be read, as a family has them: in a product of its own. */
export async function benchNarrated(): Promise<Figure[]> {
  const running = await startTestSystem({ env: { ...FULL_SIZE, STORY_NARRATION: "ahead" } });
  try {
    const system = running.addresses as TestAddresses;
    const { toRead, toHear } = await oneByOne(await generousParent(system));
    const second = running.startWorker();
    const workers = [running.worker().pid, second.pid];
    const used = async (pids: number[]) => sum(await Promise.all(pids.map(processorSeconds)));
    const before = { workers: await used(workers), web: await used([running.web.pid]) };
    const perMinute = await together(system);
    const aStory = {
      workers: ((await used(workers)) - before.workers) / TOGETHER,
      web: ((await used([running.web.pid])) - before.web) / TOGETHER,
    };
    const peaks = await Promise.all(workers.map(peakMegabytes));
    await second.stop();
    return [
      atMost("story that is read aloud too, order to readable: p50", percentile(toRead, 0.5), "s", 2),
      atMost("from its order until all of it can be heard: p50", percentile(toHear, 0.5), "s", 8),
      atLeast("stories a minute, read aloud, with 2 workers", perMinute, "/min", 12),
      plain("a story read aloud: processor of its worker", aStory.workers, "s"),
      plain("a story read aloud: processor of the web process", aStory.web, "s"),
      atMost("worker that reads aloud: peak memory", Math.max(...peaks), "MB", 400),
    ];
  } finally {
    await running.stop();
  }
}
