import { mkdir, writeFile } from "node:fs/promises";
import { THEMES } from "@/lib/shared/story";
import { evaluateStories, meanOverlap, percent } from "./evaluate-stories";
import { mixOrders } from "./story-mix";

const REPORT = "test-results/stories.json";
const STORIES = Number(process.argv[2] ?? 1000);
const seed = process.argv[3] ?? "1";
const SEEDS = 50;
const LEVELS = 4;

const say = (line: string) => process.stdout.write(`${line}\n`);
const row = (name: string, figure: string, goal: string) => {
  say(`${name.padEnd(44)} ${figure.padStart(12)}   ${goal}`);
};

const { inBand, interests, faults, findings, words, stories, pages } = await evaluateStories(STORIES, seed);
say(`${stories} stories, ${pages} pages, ${words} words, seed ${seed}\n`);
for (const band of inBand) {
  row(
    `in band, stories, ${band.level}`,
    `${percent(band.stories)}%`,
    band.level === "all" ? "at least 99%" : "",
  );
  row(`in band, pages, ${band.level}`, `${percent(band.pages)}%`, band.level === "all" ? "at least 97%" : "");
}
row("interests with a part in the plot", `${percent(interests)}%`, "at least 90%");
row("debris, repeats, missing names, refused words", String(faults.length), "none");
row("findings of the checker per 1,000 words", ((findings.length / words) * 1000).toFixed(2), "at most 1");

const overlaps = mixOrders(THEMES.length * LEVELS, `${seed}/overlap`).map((order) => ({
  level: order.level,
  theme: order.theme,
  overlap: meanOverlap(order, SEEDS),
}));
const mean = overlaps.reduce((sum, { overlap }) => sum + overlap, 0) / overlaps.length;
row(`five-word overlap of ${SEEDS} seeds, mean`, `${(mean * 100).toFixed(1)}%`, "under 15%");
for (const { level, theme, overlap } of overlaps)
  row(`  ${theme}, ${level}`, `${(overlap * 100).toFixed(1)}%`, "");

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
  JSON.stringify({ stories, seed, inBand, interests, faults, findings, words, overlaps }, null, 2),
);
say(`\nwritten to ${REPORT}`);
process.exit(0);
