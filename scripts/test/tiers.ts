import { existsSync } from "node:fs";
import { buildProduct } from "@/scripts/build/build";
import { uncheckedAnswers } from "@/tests/support/check-answer";
import { inLanes } from "@/tests/support/in-lanes";
import { changedFiles } from "./changed-files";
import type { DatabaseAtHand } from "./database-at-hand";
import { EVALUATIONS, evaluationsLeftOut } from "./evaluations";
import { installBrowsers } from "./find-chromium";
import { filesOfEveryChange, FURTHER_JOURNEYS, GOAL_FILES } from "./goal-files";
import { addedUp, checked, type Outcome } from "./outcome";
import type { ProductAtHand } from "./product-at-hand";
import { withinLimit } from "./time-limit";
import { checkTier, playwrightTier, vitestTier } from "./tier";

type Files = readonly string[];

export type Tier = {
  name: string;
  /** Left out, it runs only when named. */
  onEveryChange?: true;
  run: () => Promise<Outcome>;
  /** Some of its files once more; what is no test file has none. */
  again?: (files: Files) => Promise<Outcome>;
  /** Calls the product, and may look at it in a browser. */
  browser?: true;
  /** Leaves a core to others for most of its time: of neighbours in the list that do the same, two run at once. */
  oneCore?: true;
};

const check = (name: string, ...commands: Parameters<typeof checkTier>[1]): Tier => ({
  name,
  onEveryChange: true,
  run: () => checkTier(name, commands),
});

const onOneCore = (tier: Tier): Tier => ({ ...tier, oneCore: true });

/** Files that share a process, and those that need their own. */
const UNIT = ["unit", "unit-alone"];
const GOAL_PROJECTS = [...UNIT, "integration", "contract", "security", "payments", "faults"];

/** Every call's answers are held against the table of endpoints by the tiers that call the product; here, that they were. */
const answersWereChecked = (): Outcome =>
  checked(
    uncheckedAnswers().map((title) => ({
      file: "lib/http/endpoints.ts",
      title,
      message: "no 2xx answer of this call was held against its endpoint",
    })),
  );

const isJourney = (file: string) => file.endsWith(".spec.ts");

type Suites = {
  projects: string[];
  files?: Files;
  without?: Files;
  database?: DatabaseAtHand;
  product?: ProductAtHand;
};

/** Test files as a tier; those that need the run's database or call the product are told where it is. */
function filesTier(name: string, { projects, files = [], without = [], database, product }: Suites): Tier {
  const run = async (some: Files) => {
    const env = (await (product ?? database)?.environment()) ?? {};
    const journeys = some.filter(isJourney);
    const others = some.filter((file) => !isJourney(file));
    const outcomes: Outcome[] = [];
    if (others.length > 0 || journeys.length === 0)
      outcomes.push(await vitestTier({ label: name, projects, env, files: others, without }));
    if (journeys.length > 0) outcomes.push(await playwrightTier(env, journeys));
    return addedUp(outcomes);
  };
  return { name, run: () => run(files), again: run, ...(product ? { browser: true as const } : {}) };
}

function unitTier(): Tier {
  const leftOut = evaluationsLeftOut(changedFiles());
  const tier = filesTier("unit", {
    projects: [...UNIT, "architecture"],
    without: [...GOAL_FILES, ...leftOut],
  });
  const run = () => {
    if (leftOut.length > 0)
      process.stdout.write(
        `No story has changed: ${leftOut.length} evaluations are left to npm run test:goals.\n`,
      );
    return tier.run();
  };
  return { ...tier, run };
}

/** All tiers in their order. One after another, each has the machine to itself (but see `oneCore`). */
export function listTiers(product: ProductAtHand, database: DatabaseAtHand): Tier[] {
  const everyTime = (tier: Tier): Tier => ({ ...tier, onEveryChange: true });
  const ofFolder = (folder: string, name = folder): Tier =>
    everyTime(filesTier(name, { projects: [name], files: filesOfEveryChange(folder), product }));
  return [
    // Types first: they and the build write to the same folder. The build takes longest of the four, so that it has a core
    // to itself while the other two follow one another.
    onOneCore(check("types", { command: "next", args: ["typegen"] }, { command: "tsc", args: ["--noEmit"] })),
    onOneCore(check("format", { command: "oxfmt", args: ["--check"] })),
    onOneCore(
      everyTime({
        name: "build",
        run: async () => {
          await withinLimit("the build", buildProduct());
          return checked([]);
        },
      }),
    ),
    onOneCore(
      check(
        "lint",
        { command: "eslint", args: ["--max-warnings=0", "."] },
        { command: "oxlint", args: ["--deny-warnings"] },
      ),
    ),
    everyTime(unitTier()),
    everyTime(
      filesTier("integration", {
        projects: ["integration"],
        files: filesOfEveryChange("integration"),
        database,
      }),
    ),
    ofFolder("contract"),
    ofFolder("security"),
    ofFolder("payments"),
    ofFolder("e2e", "journeys"),
    ofFolder("faults"),
    filesTier("further", { projects: [], files: FURTHER_JOURNEYS, product }),
    filesTier("goals", { projects: GOAL_PROJECTS, files: [...EVALUATIONS, ...GOAL_FILES], product }),
  ];
}

/** Neighbours of one core each belong together; whoever else runs has the machine to itself. */
function groupsOf(tiers: readonly Tier[]): Tier[][] {
  const groups: Tier[][] = [];
  for (const tier of tiers) {
    const last = groups.at(-1);
    if (tier.oneCore && last?.[0]?.oneCore) last.push(tier);
    else groups.push([tier]);
  }
  return groups;
}

/** Runs all in their order, and two at once where each leaves a core to the other. */
export async function runInOrder<Result>(
  tiers: readonly Tier[],
  run: (tier: Tier) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const group of groupsOf(tiers)) results.push(...(await inLanes(2, group, run)));
  return results;
}

/** Of these the calls' answers are held against the table; whoever ran them all can say that none was left out. */
const CALLERS = ["contract", "security", "payments", "journeys"];

export const answersTier = (ran: readonly string[]): Tier | null =>
  CALLERS.every((name) => ran.includes(name))
    ? { name: "answers", run: () => Promise.resolve(answersWereChecked()) }
    : null;

/** Without any of these there is nothing to start. */
const BUILT = [".next/BUILD_ID", "dist/web.mjs", "dist/worker.mjs"];

/** What to run instead where tiers call a product that nobody has built; null where it is there, or is built first. */
export function lacksBuild(
  tiers: readonly Tier[],
  isThere: (file: string) => boolean = existsSync,
): string | null {
  const names = tiers.map(({ name }) => name);
  if (names.includes("build") || !tiers.some(({ browser }) => browser) || BUILT.every(isThere)) return null;
  return `There is no build in this checkout: run \`npm test -- build ${names.join(" ")}\`.`;
}

/** What the tiers need of the machine, before any of them begins. @throws an Error that says what is missing */
export function prepareMachine(tiers: readonly Tier[]): void {
  const lack = lacksBuild(tiers);
  if (lack) throw new Error(lack);
  if (tiers.some(({ browser }) => browser)) installBrowsers();
}

export const isTestFile = (file: string): boolean => /\.(?:test|spec)\.tsx?$/u.test(file) && existsSync(file);
