import { auditStory } from "@/lib/features/writing/classic/audit-stories";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { LEVEL_KEYS } from "@/lib/features/writing/classic/grammar";
import { SHAPES } from "@/lib/features/writing/classic/shapes/all-shapes";
import { companionOf, propOf } from "@/lib/features/writing/classic/subject-words";
import { readOrder } from "@/lib/features/writing/subjects/read-order";
import { listNamed, listRuns } from "@/lib/features/writing/subjects/runs";
import { hasRightPageCount } from "@/lib/features/writing/rules";
import { GENDERS, READING_LEVELS, THEMES, type StoryOrder, type StoryText } from "@/lib/shared/story";
import { proofread } from "./proofread";

/**
 * `npm run eval:plot -- PLOT [--read LEVEL SEED] [--about "SUBJECT"] [--asked]`: tells one plot, or all whose id begins so,
 * many times at every level, and says what is wrong with it. `--asked` prints what it tells beside itself, each where an
 * order names it.
 */
const [prefix = "", ...flags] = process.argv.slice(2);
const valueOf = (flag: string, place = 1) => {
  const at = flags.indexOf(flag);
  return at < 0 ? undefined : flags[at + place];
};
const SEEDS = 12;
const NAMES = ["Mia", "Theo", "Nia", "Alexander", "Zoë", "Mary Jane"];
const say = (line: string) => process.stdout.write(`${line}\n`);
const about = valueOf("--about");
const wished = about === undefined ? [] : [about.toLowerCase().replaceAll(" ", "-")];
const reading = readOrder({
  title: "",
  topics: about === undefined ? [] : [about],
  heroName: "Mia",
  theme: "friendship",
});
const subject = reading.main && propOf(reading.main.entry);
const star = reading.main && companionOf(reading.main.entry);
const wish = about === undefined ? {} : { title: `The ${about}`, topics: [about] };

function orderOf(plot: string, at: number, level: StoryOrder["level"]): StoryOrder {
  return {
    heroName: NAMES[at % NAMES.length] ?? "Mia",
    gender: GENDERS[at % GENDERS.length] ?? "Other",
    age: 7,
    level,
    theme: THEMES[at % THEMES.length] ?? "friendship",
    title: "A Story",
    topics: [],
    interests: ["Art", "Space", "Nature"],
    creativityLevel: 1 + (at % 10),
    ageAppropriate: true,
    style: null,
    seed: at,
    plot,
    ...wish,
  };
}

const starOf = ({ pages }: StoryText): string[] => [
  ...new Set(
    pages.flatMap(({ scene }) =>
      scene.companions
        .filter(({ kind }) => kind === star)
        .map(({ name }) => name.toLowerCase().replaceAll(" ", "-")),
    ),
  ),
];

/** Share of the pages on which the words, or somebody who is what the plot shows, are met. */
function shareOf(story: StoryText, meets: (page: StoryText["pages"][number]) => boolean): number {
  return story.pages.filter(meets).length / story.pages.length;
}

/** The pages on which a plot tells what an order names beside it, at a level. */
function* readAsked(shape: (typeof SHAPES)[number], level: StoryOrder["level"]) {
  for (const { named, on, [LEVEL_KEYS[level]]: told } of shape.asked ?? []) {
    if (told === undefined) continue;
    const topics = [named.split(" ")[0]?.replaceAll("-", " ") ?? ""];
    const pages = [0, 1, 2].flatMap((seed) => {
      const order = { ...orderOf(shape.id, seed, level), topics };
      const story = writeClassicStory(order);
      const { report } = auditStory(order, story);
      const at = story.pages.findIndex(({ moment }) => moment === on);
      const page = story.pages[at];
      return page ? [{ text: page.text, inBand: report.pages[at]?.inBand, figures: report.pages[at] }] : [];
    });
    yield { topic: topics.join(), on, pages };
  }
}

for (const shape of SHAPES.filter(({ id }) => id.startsWith(prefix))) {
  const level = READING_LEVELS.find((one) => one === valueOf("--read"));
  if (level) {
    const story = writeClassicStory(orderOf(shape.id, Number(valueOf("--read", 2) ?? 0), level));
    say(`# ${shape.id}, ${level}`);
    for (const { number, text, scene } of story.pages)
      say(`${number}. ${text}\n   [${JSON.stringify(scene)}]`);
    continue;
  }
  if (flags.includes("--asked")) {
    for (const each of READING_LEVELS)
      for (const { topic, on, pages } of readAsked(shape, each)) {
        const off = pages.filter(({ inBand }) => !inBand);
        say(`${shape.id} ${each} ${on} "${topic}"${off.length > 0 ? `: OFF ${off.length}` : ""}`);
        for (const { figures } of off.slice(0, 1)) say(`  ${JSON.stringify(figures)}`);
        say(`  ${pages[0]?.text ?? "NOT TOLD"}`);
      }
    continue;
  }
  for (const each of READING_LEVELS) {
    const told = Array.from({ length: SEEDS }, (_, at) => {
      const order = orderOf(shape.id, at, each);
      return { order, story: writeClassicStory(order) };
    });
    const audits = told.map(({ order, story }) => auditStory(order, story));
    const pages = audits.flatMap(({ report }) => report.pages);
    const off = pages.filter((page) => !page.inBand);
    const findings = (
      await Promise.all(told.slice(0, 3).map((one) => proofread(one.order, one.story)))
    ).flat();
    const names = (story: StoryText) =>
      shareOf(
        story,
        ({ text }) => listNamed([...shape.about, ...wished, ...starOf(story)], listRuns(text)).length > 0,
      );
    const draws = (story: StoryText) =>
      shareOf(story, ({ scene }) =>
        (shape.shows ?? []).some(
          (shown) =>
            (shown === "@subject" && scene.props.some((prop) => prop === subject)) ||
            (shown === "@star" && scene.companions.some(({ kind }) => kind === star)) ||
            scene.place === shown ||
            scene.props.some((prop) => prop === shown) ||
            scene.companions.some(
              ({ kind }) => kind === shown || (shape.cast[shown.slice(1)] ?? []).includes(kind),
            ),
        ),
      );
    const least = (shares: number[]) => `${Math.round(Math.min(...shares) * 100)}%`;
    const counts = [...new Set(told.map(({ story }) => story.pages.length))].join("/");
    const right = told.every(({ story }) => hasRightPageCount(each, story.pages.length)) ? "" : " WRONG";
    say(
      `${shape.id} ${each}: pages ${counts}${right}, in band ${pages.length - off.length}/${pages.length}, named ${least(told.map(({ story }) => names(story)))}, drawn ${least(told.map(({ story }) => draws(story)))}`,
    );
    const missed = new Map<number, string>();
    for (const { number, words, grade, meanSentence, longestSentence, commonShare } of off)
      missed.set(
        number,
        `words ${words}, grade ${grade}, mean ${meanSentence}, longest ${longestSentence}, common ${commonShare?.toFixed(2) ?? "-"}`,
      );
    for (const [number, figures] of missed) {
      const times = off.filter((page) => page.number === number).length;
      say(`  page ${number} off ${times} of ${SEEDS} times: ${figures}`);
    }
    for (const fault of new Set(audits.flatMap(({ faults }) => faults))) say(`  fault: ${fault}`);
    for (const finding of findings.slice(0, 4)) say(`  checker: ${JSON.stringify(finding)}`);
  }
}
