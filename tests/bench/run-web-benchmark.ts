import { mkdir, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { buildProduct } from "@/scripts/build/build";
import { findChromium, installBrowsers } from "@/scripts/test/find-chromium";
import { freePort } from "@/scripts/local/free-port";
import { FULL_SIZE } from "@/tests/support/sparing";
import { startTestSystem } from "@/tests/support/start-test-system";
import { atLeast, atMost, percentile, plain, type Figure } from "./figure";
import { benchIslands } from "./islands";

/**
 * `npm run bench:web [-- /path …]`: Lighthouse's mobile phone on every page of the public site (of posts and of positions
 * the first), the median of RUNS runs
 * each. The landing page is measured a second time as it was before its scripts waited: an address that asks for
 * something fetches them at once. Then what moves on the site is pressed on a slow processor. `RUNS=1` with one page is a
 * quick look.
 */
const RUNS = Number(process.env["RUNS"] ?? 5);
const REPORT = "test-results/web-benchmark.json";
/** Public, and not for search engines to show. */
const WAYS_IN = ["/signin", "/register", "/signup", "/forgot-password", "/reset-password"];
/** No search engine may look at it: what Lighthouse says to that is left out, not the rest. */
const CLOSED = /\/reset-password$/;
/** Pages of one kind, of which one is looked at. */
const KINDS = [/^\/blog\/./, /^\/careers\/./];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const TIMES = {
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

type Sample = Record<string, number>;

async function look(url: string, port: number): Promise<Sample> {
  const skipAudits = CLOSED.test(url) ? ["is-crawlable"] : [];
  const run = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    skipAudits,
    logLevel: "silent",
  });
  if (!run) throw new Error(`Lighthouse said nothing about ${url}`);
  const { categories, audits } = run.lhr;
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const);
  const times = Object.entries(TIMES).map(
    ([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN] as const,
  );
  const weight = (audits["total-byte-weight"]?.numericValue ?? 0) / 1024;
  for (const { id, title, score } of Object.values(audits)) {
    const isFault =
      score === 0 &&
      CATEGORIES.slice(1).some((name) =>
        categories[name]?.auditRefs.some((ref) => ref.id === id && ref.weight > 0),
      );
    if (isFault) process.stdout.write(`  ${url}: ${title}\n`);
  }
  return Object.fromEntries([...scores, ...times, ["kB", weight]]);
}

/** What the product itself names to search engines, and the ways in. */
async function publicPages(app: string): Promise<string[]> {
  const sitemap = await (await fetch(`${app}/sitemap.xml`)).text();
  const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = ""]) => new URL(at).pathname);
  const isFirst = (path: string) => {
    const kind = KINDS.find((one) => one.test(path));
    return !kind || named.find((other) => kind.test(other)) === path;
  };
  return [...named.filter(isFirst), ...WAYS_IN];
}

/** The median of each figure by itself. */
async function median(url: string, port: number): Promise<Sample> {
  const samples: Sample[] = [];
  for (let run = 0; run < RUNS; run += 1) samples.push(await look(url, port));
  const names = Object.keys(samples[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [
      name,
      percentile(
        samples.map((sample) => sample[name] ?? Number.NaN),
        0.5,
      ),
    ]),
  );
}

function judge(page: string, sample: Sample): Figure[] {
  const of = (name: string) => sample[name] ?? Number.NaN;
  return [
    atLeast(`${page} performance`, of("performance"), "", page === "/" ? 98 : 97),
    ...CATEGORIES.slice(1).map((name) => atLeast(`${page} ${name}`, of(name), "", 100)),
    atMost(`${page} LCP`, of("LCP"), "ms", 1800),
    atMost(`${page} TBT`, of("TBT"), "ms", 100),
    { ...atMost(`${page} CLS`, of("CLS"), "", 0.02), value: Number(of("CLS").toFixed(3)) },
    plain(`${page} weight`, of("kB"), "kB"),
  ];
}

installBrowsers();
await buildProduct();
const running = await startTestSystem({ env: FULL_SIZE });
const port = await freePort(9_333);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    `--remote-debugging-port=${port}`,
    "--disable-quic",
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
});
const wanted = process.argv.slice(2);
const figures: Figure[] = [];
try {
  const { app } = running.addresses;
  for (const page of wanted.length > 0 ? wanted : await publicPages(app)) {
    figures.push(...judge(page, await median(`${app}${page}`, port)));
    if (page !== "/") continue;
    const before = await median(`${app}/?scripts=at-once`, port);
    for (const name of ["performance", "LCP", "TBT", "kB"])
      figures.push(plain(`/ with its scripts at once: ${name}`, before[name] ?? Number.NaN, ""));
  }
  figures.push(...(await benchIslands(browser, app, wanted)));
} finally {
  await browser.close();
  await running.stop();
}
for (const { name, value, unit, goal, met } of figures) {
  const verdict = goal ? `${met ? "met   " : "MISSED"} ${goal}` : "";
  process.stdout.write(`${name.padEnd(44)} ${String(value).padStart(10)} ${unit.padEnd(5)} ${verdict}\n`);
}
await mkdir("test-results", { recursive: true });
await writeFile(REPORT, JSON.stringify({ runs: RUNS, figures }, null, 2));
process.exit(0);
