import type { NewApiKeyView } from "@/lib/features/api-keys/contract";
import type { StoryView } from "@/lib/features/public-api/contract";
import { READING_LEVELS, THEMES } from "@/lib/shared/story";
import type { RunningSystem } from "@/scripts/local/system";
import type { BookJobView } from "@/lib/features/stories/contract";
import {
  addChild,
  apiClient,
  bookBody,
  finishedStory,
  registeredParent,
  type ApiClient,
} from "@/tests/support/http-client";
import type { TestAddresses } from "@/tests/support/test-system";
import { until } from "@/tests/support/until";
import { withClient } from "@/tests/support/with-client";
import { atLeast, atMost, percentile, plain, type Figure } from "./figure";
import { peakMegabytes } from "./memory";

const ALONE = 24;
const TOGETHER = 60;
const PER_PARENT = 10;
const SETTINGS = ["a lighthouse", "a forest", "a castle", "the moon"];

export const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** A parent on the largest plan, so that the plan's limits stay out of the figures. */
export async function generousParent(
  system: TestAddresses,
): Promise<{ parent: ApiClient; children: string[] }> {
  const parent = await registeredParent(system);
  await withClient(system.database, (client) =>
    client.query(
      `INSERT INTO subscriptions (parent_id, plan_id, stripe_subscription_id, status, billing_period, price_cents, currency, current_period_start, current_period_end)
       SELECT $1::uuid, id, 'sub_bench_' || $1::text, 'active', 'monthly', price_monthly_cents, 'usd', now(), now() + interval '30 days' FROM plans WHERE slug = 'family'`,
      [parent.login.id],
    ),
  );
  const children: string[] = [];
  for (const [index, readingLevel] of READING_LEVELS.entries()) {
    children.push((await addChild(parent, { name: `Ada ${index + 1}`, readingLevel })).id);
  }
  return { parent, children };
}

const order = (children: string[], index: number) =>
  bookBody(pick(children, index), { theme: pick(THEMES, index), title: `Story number ${index + 1}` });

async function benchAlone(system: TestAddresses): Promise<number[]> {
  const { parent, children } = await generousParent(system);
  const seconds: number[] = [];
  for (let index = 0; index < ALONE; index += 1) {
    const begun = performance.now();
    const { status } = await finishedStory(parent, order(children, index));
    if (status !== "COMPLETED") throw new Error("a story of the benchmark failed");
    seconds.push((performance.now() - begun) / 1000);
  }
  return seconds;
}

/** From a program's call to the story's text, by the public API. */
async function benchGenerate(system: TestAddresses): Promise<number[]> {
  const { parent, children } = await generousParent(system);
  const key = await parent.call<NewApiKeyView>("POST", "/api/api-keys", {
    name: "A benchmark",
    scopes: ["stories:write"],
  });
  const program = apiClient(system.app, key.json.secret);
  const seconds: number[] = [];
  for (let index = 0; index < ALONE; index += 1) {
    const begun = performance.now();
    const { status, json, text } = await program.call<StoryView>("POST", "/v1/stories/generate", {
      childId: pick(children, index),
      theme: pick(THEMES, index),
      customization: { setting: pick(SETTINGS, index) },
    });
    if (status !== 200 || !json.content) throw new Error(`generate: ${status} ${text}`);
    seconds.push((performance.now() - begun) / 1000);
  }
  return seconds;
}

/** Stories a minute, from the first order to the last finished book. */
async function benchTogether(system: TestAddresses): Promise<number> {
  const families = await Promise.all(
    Array.from({ length: TOGETHER / PER_PARENT }, () => generousParent(system)),
  );
  const begun = performance.now();
  const orders = families.flatMap(({ parent, children }) =>
    Array.from({ length: PER_PARENT }, async (_, index) => {
      const ordered = await parent.call<BookJobView>("POST", "/api/books/generate", order(children, index));
      if (ordered.status >= 300) throw new Error(`order: ${ordered.status} ${ordered.text}`);
      return { parent, id: ordered.json.id };
    }),
  );
  for (const { parent, id } of await Promise.all(orders)) {
    await until("a story of the benchmark", async () => {
      const { json } = await parent.call<BookJobView>("GET", `/api/ai-books/status/${id}`);
      return json.status === "COMPLETED" ? true : null;
    });
  }
  return TOGETHER / ((performance.now() - begun) / 60_000);
}

export async function benchStories(running: RunningSystem, system: TestAddresses): Promise<Figure[]> {
  const alone = await benchAlone(system);
  const generate = await benchGenerate(system);
  const peak = await peakMegabytes(running.worker().pid);
  const second = running.startWorker();
  const perMinute = await benchTogether(system);
  await second.stop();
  return [
    atMost("story, order to PDF: p50", percentile(alone, 0.5), "s", 3),
    plain("story, order to PDF: p99", percentile(alone, 0.99), "s"),
    atMost("generate, call to content: p50", percentile(generate, 0.5), "s", 2),
    plain("generate, call to content: p99", percentile(generate, 0.99), "s"),
    // Both of one run: what a busy machine adds is in either.
    plain("generate against order to PDF", percentile(generate, 0.5) / percentile(alone, 0.5), ""),
    atMost("worker: peak memory", peak, "MB", 400),
    atLeast("stories a minute with 2 workers", perMinute, "/min", 60),
  ];
}
