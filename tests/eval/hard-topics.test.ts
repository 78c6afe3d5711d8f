import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { describeUntold, whyUntold } from "@/lib/features/stories/ordering/idea";
import { checkRequest } from "@/lib/features/writing/check-request";
import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import type { StoryOrder } from "@/lib/shared/story";

/** A title for each kind of hard night, and the bare words that parents put beside it as topics. */
const TITLES = [
  ...["Papa drinks too much beer", "Papa is always drunk", "Grandma died", "Daddy died", "Our cat Miso died"],
  ...["Dad is in prison", "Mum has cancer", "Mum hits me", "Mum and Dad shout", "My foster family"],
  ...["My sister cuts herself", "No food at home", "We fled the war", "Mama is always sad"],
  ...["Grandpa is in hospital", "Nan has dementia", "Daddy is a soldier", "Dad lost his job"],
  ...["Mummy is in hospital", "Daddy's operation"],
  ...["The kids at school hit me", "Mum and Dad are getting divorced"],
];
const TOPICS = [
  ...["alcohol", "beer", "drunk", "shouting", "prison", "police", "cancer", "death", "hospital", "fighting"],
  ...["crying", "scared", "sad", "drugs", "war", "divorce", "killed", "blood", "abuse", "suicide", "gun"],
];
/** Said to who jokes about what isn't for children, and to nobody on such a night. */
const BRUSHED_OFF = /something gentler|Courage works well/u;
const WHO_CAN_HELP = /your doctor, the school or a helpline/u;
const SAFETY = /call the emergency number where you live/u;

const orderOf = (title: string, topics: string[]): StoryOrder => ({
  ...{ heroName: "Mabel", gender: "Girl", age: 6, level: "Emerging", interests: ["Animals"] },
  ...{ theme: "friendship", title, topics, creativityLevel: 5, ageAppropriate: true, style: null, seed: 1 },
});

/** What a parent reads: the plot that tells it, or the words with which it isn't told. */
function answerTo(title: string, topics: string[]): { plot: string | null; says: string; leftOut: string[] } {
  const order = orderOf(title, topics);
  const verdict = checkRequest(order);
  if (!verdict.ok) return { plot: null, says: verdict.reason, leftOut: [] };
  const { plot, untold, leftOut } = outlineStory(order, []);
  const says = untold ? describeUntold(untold, { isForOne: false, ...whyUntold(order) }) : "";
  return { plot, says, leftOut };
}

describe.each(TITLES)("beside “%s”", (title) => {
  test.each(TOPICS)("“%s” is told with it, or answered as a hard night", (topic) => {
    const { plot, says } = answerTo(title, [topic]);
    expect(says).not.toMatch(BRUSHED_OFF);
    if (plot) expect(plot).toMatch(/^care\//u);
    else
      expect(says).toMatch(
        /more than (?:a|this) story can carry|can't tell this one well yet|Who died\? Please say/u,
      );
  });
});

test.each([
  ["Papa drinks too much beer", "shouting"],
  ["Papa is always drunk", "scared"],
  ["Papa is always drunk", "police"],
  ["Papa is always drunk", "killed"],
  ["Mum hits me", "drunk"],
  ["My sister cuts herself", "crying"],
])("“%s” with “%s” is told whom to call", (title, topic) => {
  expect(answerTo(title, [topic]).says).toMatch(SAFETY);
});

test.each([
  ["Dad is in prison", "gun"],
  ["We fled the war", "killed"],
  ["Grandma died", "war"],
  ["Mum and Dad shout", "divorce"],
])("“%s” with “%s” is told who can help", (title, topic) => {
  expect(answerTo(title, [topic]).says).toMatch(WHO_CAN_HELP);
});

test("a drink that a story is about isn't said to be left out, and another sorrow is", () => {
  expect(answerTo("Papa is always drunk", ["alcohol", "beer"]).leftOut).toEqual([]);
  expect(answerTo("Dad lost his job", ["alcohol"]).leftOut).toEqual(["Dad lost his job"]);
});

test("what isn't told is named, and a death is asked whose it is", () => {
  expect(answerTo("Mum and Dad shout", ["divorce"]).says).toContain("“Mum and Dad shout”");
  expect(answerTo("Mum has cancer", ["death"]).says).toMatch(/^Who died\?/u);
  expect(answerTo("We had to put Rex to sleep", []).says).toMatch(/^Who died\?/u);
  expect(answerTo("Miso died", []).says).toMatch(/^Who died\?/u);
  expect(answerTo("Mabel died", []).says).not.toMatch(/Who died/u);
});

test.each([
  ["The pirate's gun", [], BRUSHED_OFF],
  ["A pirate with vodka", [], BRUSHED_OFF],
  ["Dad drinks a beer", [], SAFETY],
])("“%s” alone is turned away as before, and a family with a word of help", (title, topics, words) => {
  expect(answerTo(title, topics).says).toMatch(words);
});

test.each(["Dad has drunk all the milk", "Dad drinks a lot of tea", "Mum has drunk her coffee"])(
  "%s is nothing of the kind",
  (title) => {
    expect(answerTo(title, []).plot).not.toBe("care/heaviest-bag");
  },
);

let hard: { title: string; topics: string[]; told: string[] }[];
beforeAll(async () => {
  hard = JSON.parse(await readFile("tests/fixtures/hard-requests.json", "utf8")) as typeof hard;
});
test("no order of a hard night is brushed off by the check of its words", () => {
  const brushed = hard.filter(({ title, topics }) => BRUSHED_OFF.test(answerTo(title, topics).says));
  expect(brushed.map(({ title }) => title)).toEqual([]);
});
