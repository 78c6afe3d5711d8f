import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { renderBookPdf } from "@/lib/features/bookmaking/build-pdf";
import { classicIllustrator } from "@/lib/features/drawing/classic/classic-illustrator";
import { composePortrait } from "@/lib/features/drawing/classic/compose-portrait";
import { colourThings, type ColourWords } from "@/lib/features/drawing/colour-things";
import { heroLookFor } from "@/lib/features/drawing/rules";
import { svgToJpeg } from "@/lib/platform/pictures/rasterise";
import { auditStory, type AuditedStory } from "@/lib/features/writing/classic/audit-stories";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { READING_LEVELS, type Picture, type ReadingLevel, type StoryOrder } from "@/lib/shared/story";
import { SAMPLES } from "./samples/sample-orders";

const PICTURE_SIDE = 1024;
/** One a story stands in the repository: small, for the text's sake. */
const SKETCH_SIDE = 480;
const ROOT = "docs/samples";

/**
 * `npm run samples [word]`: writes the collection again, or only what has the word in its level or file name. Texts and a
 * picture each are kept in git, the books are not: all are made in a minute, and each weighs most of a megabyte.
 */
const wanted = process.argv[2] ?? "";
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
const percent = (share: number) => `${Math.round(share * 100)}%`;

function write(order: StoryOrder): AuditedStory {
  const audited = auditStory(order, writeClassicStory(order));
  for (const fault of audited.faults) process.stdout.write(`  ${order.title}: ${fault}\n`);
  return audited;
}

const lookOf = ({ heroName: seedText, gender, style }: StoryOrder) =>
  heroLookFor({ seedText, gender, style });

const wordsOf = ({ title, topics }: StoryOrder): ColourWords => ({
  asked: [title, ...topics],
  subject: { words: [], shows: [] },
});

async function draw({ order, story }: AuditedStory): Promise<(Picture & { kind: "vector" })[]> {
  const look = lookOf(order);
  const hero = { name: order.heroName, age: order.age };
  const drawn = await Promise.all(
    colourThings(story.pages, wordsOf(order)).map(({ number, scene }) =>
      classicIllustrator.drawPage(scene, look, hero, order.seed + number),
    ),
  );
  return drawn.flatMap((picture) => (picture.kind === "vector" ? [picture] : []));
}

async function bind({ order, story }: AuditedStory, svgs: readonly string[]): Promise<Buffer> {
  const pages = [];
  for (const [index, { number, text }] of story.pages.entries()) {
    pages.push({ number, text, picture: await svgToJpeg(svgs[index] ?? "", { side: PICTURE_SIDE }) });
  }
  const portrait = await svgToJpeg(composePortrait(lookOf(order)), { side: PICTURE_SIDE });
  const { heroName: childName, level } = order;
  return renderBookPdf({ title: story.title, childName, level, pages, portrait, talk: story.talk });
}

function describeOrder({ order, story }: AuditedStory): string {
  const { heroName, gender, age, theme, topics, interests, creativityLevel, seed } = order;
  return [
    `For **${heroName}** (${gender}, ${age})`,
    theme,
    topics.length > 0 ? `topics: ${topics.join(", ")}` : "no topics",
    `interests: ${interests.join(", ")}`,
    `creativity ${creativityLevel}`,
    `plot \`${story.shape}\`, seed ${seed}`,
  ].join(" · ");
}

function describeLevel({ order, story, report }: AuditedStory): string {
  const { grade, words, meanSentence, longestSentence, commonShare } = report.whole;
  const common = commonShare === null ? "" : `, ${percent(commonShare)} common words`;
  const fitting = report.pages.filter(({ inBand }) => inBand).length;
  return (
    `${order.level}: grade ${grade}, ${words} words, ${meanSentence} words a sentence, the longest ` +
    `${longestSentence}${common}; ${fitting} of ${report.pages.length} pages in their band. ` +
    `New words: ${story.newWords.join(", ") || "none"}.`
  );
}

/** What happens in the middle of a story shows it best. */
const middle = <T>(pages: readonly T[]): T | undefined => pages[Math.floor(pages.length / 2)];

function toMarkdown(audited: AuditedStory, alts: readonly string[], sketch: string): string {
  const pages = audited.story.pages.map(
    ({ number, text }, index) => `## ${number}\n\n${text}\n\n_${alts[index] ?? ""}_\n`,
  );
  const picture = `![${middle(alts) ?? ""}](${sketch})`;
  const facts = [describeOrder(audited), describeLevel(audited), picture];
  return [`# ${audited.story.title}\n`, ...facts.map((fact) => `${fact}\n`), ...pages].join("\n");
}

/** Text, picture and book of one story; `file` is their path without an ending. */
async function keep(audited: AuditedStory, file: string): Promise<void> {
  const pictures = await draw(audited);
  const svgs = pictures.map(({ svg }) => svg);
  const alts = pictures.map(({ alt }) => alt);
  const pdf = await bind(audited, svgs);
  await writeFile(`${file}.md`, toMarkdown(audited, alts, `${path.basename(file)}.jpg`));
  await writeFile(`${file}.jpg`, await svgToJpeg(middle(svgs) ?? "", { side: SKETCH_SIDE }));
  await writeFile(`${file}.pdf`, pdf);
  process.stdout.write(`${file}: ${Math.round(pdf.length / 1024)} kB\n`);
}

async function makeLevel(level: ReadingLevel): Promise<string> {
  const folder = path.join(ROOT, level.toLowerCase());
  await mkdir(folder, { recursive: true });
  const lines = [];
  for (const [index, order] of SAMPLES.filter((order) => order.level === level).entries()) {
    const audited = write(order);
    const name = `${String(index + 1).padStart(2, "0")}-${slugOf(order.title)}`;
    lines.push(
      `- [${order.title}](${level.toLowerCase()}/${name}.md), ${order.theme}, for ${order.heroName}`,
    );
    if (!path.join(folder, name).includes(wanted)) continue;
    await keep(audited, path.join(folder, name));
  }
  return `## ${level}\n\n${lines.join("\n")}\n`;
}

if (wanted === "") await rm(ROOT, { recursive: true, force: true });
const lists = [];
for (const level of READING_LEVELS) lists.push(await makeLevel(level));
await writeFile(
  path.join(ROOT, "README.md"),
  [
    "# Sample stories\n",
    "Written and drawn by the product as it stands, without network or keys: `npm run samples` makes them all again.",
    "Each is what a family gets for the order at its head: the text, one of its pictures, and in italics what a screen",
    "reader hears about each. The whole books, as PDFs, are written beside them; they are too heavy to be kept in git.",
    "`npm run samples tooth` makes one. The orders are in [sample-orders.ts](../../scripts/samples/sample-orders.ts).\n",
    ...lists,
  ].join("\n"),
);
