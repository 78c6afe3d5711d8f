import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import type { StoryOrder } from "@/lib/shared/story";
import {
  evaluateRequest,
  isAccepted,
  isCaredFor,
  keepsRule,
  promiseOf,
  readRequests,
  type Promised,
  type Request,
  type RequestResult,
} from "./evaluate-requests";

/**
 * The small sibling of `npm run eval:requests`: always the same third of the first file, and all of the orders that were
 * written after its plots, so that a figure moves only with the writer.
 */
const EVERY = 3;

/** An order in a parent's words with what may become of it; Mabel's where it says no child. */
type Written = Pick<StoryOrder, "title" | "topics"> &
  Partial<Pick<StoryOrder, "theme">> & {
    child?: Pick<StoryOrder, "heroName" | "gender" | "age" | "level" | "interests">;
    told: string[];
    /** What is said to be left out, where something has to be: nothing else counts as told. */
    leavesOut?: string[];
  };

const MABEL: Omit<StoryOrder, "title" | "topics"> = {
  heroName: "Mabel",
  gender: "Girl",
  age: 6,
  level: "Emerging",
  interests: ["Animals"],
  theme: "friendship",
  creativityLevel: 5,
  ageAppropriate: true,
  style: null,
  seed: 1,
};

let results: RequestResult[];
beforeAll(async () => {
  const requests = await readRequests("tests/fixtures/requests.json");
  const more = await readRequests("tests/fixtures/more-requests.json");
  const further = await readRequests("tests/fixtures/further-requests.json");
  results = [...requests.filter((_, index) => index % EVERY === 0), ...more, ...further].map(evaluateRequest);
});

const share = (meets: (result: RequestResult) => boolean) => results.filter(meets).length / results.length;
const those = (meets: (result: RequestResult) => boolean) =>
  results.filter(meets).map(({ request, plot }) => `${request.title}: ${plot ?? "refused"}`);

/** A plot, "open/*" for one of a room, "!care/*" for none of them, or what is said instead. */
const meets = (expected: string, got: string): boolean =>
  expected.startsWith("!")
    ? !meets(expected.slice(1), got)
    : new RegExp(`^${expected.replaceAll("*", ".*")}$`, "u").test(got);

/** Orders that became something else than they are meant to, with what they became, and what each was promised. */
async function listAstray(file: string): Promise<{ count: number; astray: string[]; promises: string[] }> {
  const orders = JSON.parse(await readFile(file, "utf8")) as Written[];
  const promises: string[] = [];
  const astray = orders.flatMap(({ title, topics, theme = MABEL.theme, child, told, leavesOut }) => {
    const { asks, plot, leftOut } = outlineStory({ ...MABEL, ...child, title, topics, theme }, []);
    const got = asks !== null ? "asked" : (plot ?? "refused");
    promises.push(plot === null ? got : leftOut.length > 0 ? "in part" : "told");
    const isSaid = asks !== null || !leavesOut || leavesOut.join("; ") === leftOut.join("; ");
    return isSaid && told.some((one) => meets(one, got))
      ? []
      : [`${title}, ${topics.join(", ")}: ${got}${leavesOut ? ` without ${leftOut.join("; ")}` : ""}`];
  });
  return { count: orders.length, astray, promises };
}

test("hurried words, without capitals, commas or whole sentences, are told, asked about or refused as they are meant", async () => {
  const { count, astray, promises } = await listAstray("tests/fixtures/hurried-requests.json");
  expect(count).toBeGreaterThan(300);
  expect(astray).toEqual([]);
  const share = (promise: string) => promises.filter((one) => one === promise).length / count;
  expect(share("told")).toBeGreaterThanOrEqual(0.65);
  expect(share("asked")).toBeLessThanOrEqual(0.33);
});

test("the plainest titles of all are told whole, and nothing is made where no plot has to do with them", async () => {
  const { count, astray } = await listAstray("tests/fixtures/plain-requests.json");
  expect(count).toBeGreaterThanOrEqual(140);
  expect(astray).toEqual([]);
});

test("orders that were written by somebody who knew neither lexicon nor plots are told, asked about or refused, too", async () => {
  const { count, astray } = await listAstray("tests/fixtures/unseen-requests.json");
  expect(count).toBeGreaterThanOrEqual(100);
  expect(astray).toEqual([]);
});

test("what is said to be left out is what no page has, in whichever words; of which only a noun is left, it is asked", async () => {
  const { count, astray } = await listAstray("tests/fixtures/left-out-requests.json");
  expect(count).toBeGreaterThanOrEqual(55);
  expect(astray).toEqual([]);
});

test("what a parent orders on a hard night is told by the plot for it, or honestly not", async () => {
  const { count, astray } = await listAstray("tests/fixtures/hard-requests.json");
  expect(count).toBeGreaterThanOrEqual(90);
  expect(astray).toEqual([]);
});

describe("orders as parents write them", () => {
  test("are read as what they are about", () => {
    expect(
      share(({ isReadRightly }) => isReadRightly),
      "of 170",
    ).toBeGreaterThanOrEqual(0.95);
  });

  test("become stories about it: on three pages of five, in half the pictures, on the cover", () => {
    expect(share(keepsRule), those((result) => !keepsRule(result)).join("\n")).toBeGreaterThanOrEqual(0.9);
  });

  test("that need care get a plot of their own or an honest word", () => {
    expect(those((result) => !isCaredFor(result))).toEqual([]);
  });

  test("are told, or what isn't told is said or asked about before they are ordered", () => {
    const promises = results.map(({ request }) => promiseOf(request));
    const most = (promise: string) => promises.filter((one) => one === promise).length / promises.length;
    // A costume, a playground or a birthday that no page has is said to be left out since it is counted.
    expect(most("told")).toBeGreaterThanOrEqual(0.52);
    expect(most("asked")).toBeLessThanOrEqual(0.33);
    expect(most("refused")).toBeLessThanOrEqual(0.01);
  });

  test("never become a book named like the topic", () => {
    expect(those(({ story }) => /a book named/iu.test(JSON.stringify(story)))).toEqual([]);
  });
});

const FRESH = [
  ["tests/eval/blind-requests.json", 150],
  ["tests/eval/second-blind-requests.json", 40],
  ["tests/fixtures/fresh-requests.json", 120],
] as const;

test("fresh orders are told, or their parents are asked", async () => {
  const read = await Promise.all(FRESH.map(([file]) => readRequests(file)));
  const promises = read.flat().map(promiseOf);
  const part = (promise: Promised) => promises.filter((one) => one === promise).length / promises.length;
  expect(part("told") + part("in part")).toBeGreaterThanOrEqual(0.65);
  expect(part("asked")).toBeLessThanOrEqual(0.33);
});

/**
 * What was written by parents' pens before the reader was looked at, and mended for afterwards. Read in full, told of a
 * third: a book takes far longer than its outline.
 */
describe.each(FRESH)("the fresh orders of %s", (file, count) => {
  let fresh: Request[];
  beforeAll(async () => {
    fresh = await readRequests(file);
  });
  test("are all there", () => {
    expect(fresh.length).toBe(count);
  });

  test("are answered as whoever wrote them would accept", () => {
    const answers = fresh.map((request) => ({ request, promise: promiseOf(request) }));
    expect(answers.filter((one) => !isAccepted(one)).map(({ request }) => request.title)).toEqual([]);
  });

  test("are read as what they are about, and seldom made without telling what happens", () => {
    const read = fresh.filter((_, index) => index % EVERY === 0).map(evaluateRequest);
    const shareOf = (meets: (result: RequestResult) => boolean) => read.filter(meets).length / read.length;
    expect(shareOf(({ isReadRightly }) => isReadRightly)).toBeGreaterThanOrEqual(0.9);
    // One of fourteen, where the deed counts as well as the nouns.
    expect(shareOf(({ isMadeWithoutTelling }) => isMadeWithoutTelling)).toBeLessThanOrEqual(0.075);
    expect(read.filter((one) => !isCaredFor(one)).map(({ request }) => request.title)).toEqual([]);
  });
});
