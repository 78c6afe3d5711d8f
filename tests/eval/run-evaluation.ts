import { mkdir, writeFile } from "node:fs/promises";
import { Random } from "@/lib/features/writing/classic/random";
import { INTERESTS, THEMES } from "@/lib/shared/story";
import { evaluateStories, meanOverlap, percent } from "./evaluate-stories";
import { countHeard, meanNearest, tellOneChild } from "./one-child";
import { mixOrders, withoutSubject } from "./story-mix";

const REPORT = "test-results/stories.json";
const STORIES = Number(process.argv[2] ?? 1000);
const seed = process.argv[3] ?? "1";
const SEEDS = 50;
const LEVELS = 4;

const say = (line: string) => process.stdout.write(`${line}\n`);
const row = (name: string, figure: string, goal: string) => {
  say(`${name.padEnd(44)} ${figure.padStart(12)}   ${goal}`);
};

const { inBand, interests, subjects, faults, findings, words, stories, pages } = await evaluateStories(
  mixOrders(STORIES, seed),
);
say(`${stories} stories, ${pages} pages, ${words} words, seed ${seed}\n`);
for (const band of inBand) {
  row(
    `in band, stories, ${band.level}`,
    `${percent(band.stories)}%`,
    band.level === "all" ? "at least 99%" : "",
  );
  row(`in band, pages, ${band.level}`, `${percent(band.pages)}%`, band.level === "all" ? "at least 97%" : "");
}
row("promised interests with a part in the story", `${percent(interests)}%`, "at least 90%");
row("topics told, or said to be left out", `${percent(subjects)}%`, "at least 97%");
row("debris, repeats, missing names, refused words", String(faults.length), "none");
row("findings of the checker per 1,000 words", ((findings.length / words) * 1000).toFixed(2), "at most 1");

const orders = mixOrders(THEMES.length * LEVELS, `${seed}/overlap`);
const overlaps = orders.map((order) => ({
  level: order.level,
  theme: order.theme,
  overlap: meanOverlap(withoutSubject(order), SEEDS),
  titled: meanOverlap(order, SEEDS),
}));
const meanOf = (shares: number[]) => shares.reduce((sum, each) => sum + each, 0) / shares.length;
const share = (part: number) => `${(part * 100).toFixed(1)}%`;
row(
  `overlap of ${SEEDS} seeds, title left open, mean`,
  share(meanOf(overlaps.map((of) => of.overlap))),
  "under 15%",
);
row(
  "the same with titles that may name a plot's subject",
  share(meanOf(overlaps.map((of) => of.titled))),
  "",
);
for (const { level, theme, overlap } of overlaps) row(`  ${theme}, ${level}`, share(overlap), "");

const OFTEN = 30;
const LATELY = 8;
const PAIRS = INTERESTS.flatMap((first, at) => INTERESTS.slice(at + 1).map((second) => [first, second]));
const children = new Random(`${seed}/children`).shuffle(PAIRS).slice(0, 12);
const months = children.map((pair) => tellOneChild({ interests: pair, count: OFTEN, seed: pair.join() }));
const lately = months.map((told) => countHeard(told, LATELY));
const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
row(
  `heard again within ${LATELY} stories, of ${OFTEN} for one child`,
  share(sum(lately.map(({ heard }) => heard)) / sum(lately.map(({ parts }) => parts))),
  "",
);
row(`${OFTEN} stories of one child, overlap with the nearest`, share(meanOf(months.map(meanNearest))), "");

for (const fault of faults.slice(0, 20)) say(`fault: ${fault}`);
const counted = new Map<string, number>();
for (const { rule, words: found, around } of findings) {
  const key = `${rule}: ${found} (… ${around} …)`;
  counted.set(key, (counted.get(key) ?? 0) + 1);
}
for (const [finding, times] of [...counted].sort((left, right) => right[1] - left[1]).slice(0, 40)) {
  say(`${times} × ${finding}`);
}
await mkdir("test-results", { recursive: true });
await writeFile(
  REPORT,
  JSON.stringify({ stories, seed, inBand, interests, subjects, faults, findings, words, overlaps }, null, 2),
);
say(`\nwritten to ${REPORT}`);
process.exit(0);
