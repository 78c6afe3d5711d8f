import { expect, test } from "vitest";
import { outlineStory } from "./classic/outline-story";
import { describeHard } from "./describe-hard";
import { DISCLOSED } from "./subjects/hard-nights/disclosed";
import { DISCLOSED_HURT } from "./subjects/hard-nights/disclosed-hurt";
import { DISCLOSED_PLAINLY } from "./subjects/hard-nights/disclosed-plainly";
import { findHardNight } from "./subjects/hard-nights/find-hard-night";
import { HARD_TIMES } from "./subjects/hard-nights/hard-times";
import { NOT_SAFE } from "./subjects/hard-nights/not-safe";
import type { StoryOrder } from "@/lib/shared/story";

const ORDER: StoryOrder = {
  heroName: "Mabel",
  gender: "Girl",
  age: 6,
  level: "Emerging",
  interests: ["Animals"],
  theme: "friendship",
  title: "",
  topics: [],
  creativityLevel: 5,
  ageAppropriate: true,
  style: null,
  seed: 1,
};
const answerTo = (text: string) => {
  const night = findHardNight([text]);
  return describeHard(night?.care ?? "home", night, text);
};

test.each(["Her dad hit her", "Someone touched me", "my friend wants to die", "mum drinks too much"])(
  "whoever orders “%s” is told who can help",
  (text) => {
    expect(answerTo(text)).toContain("call the emergency number where you live");
  },
);

test("what is ordered is named, in our words or in the parent's", () => {
  expect(answerTo("Daddy in jail")).toContain("a story about somebody in prison");
  expect(answerTo("my epilepsy")).toContain("a story about “my epilepsy”");
  expect(answerTo("Dad shouts a lot")).toContain("a story about “Dad shouts a lot”");
});

test("nothing is promised instead that we can't tell", () => {
  const topics = new Set(
    [...DISCLOSED, ...DISCLOSED_HURT, ...DISCLOSED_PLAINLY, ...NOT_SAFE, ...HARD_TIMES].flatMap(
      ([, , , , instead]) => instead,
    ),
  );
  expect(topics.size).toBeGreaterThan(1);
  for (const topic of [...topics, "a birthday"]) {
    const { plot, asks, leftOut } = outlineStory({ ...ORDER, title: topic, topics: [topic] }, []);
    expect([plot === null, asks, leftOut], topic).toEqual([false, null, []]);
  }
});

test("an accident asks whether somebody died of it", () => {
  expect(answerTo("our dog was hit by a car")).toContain("If somebody died of it, please say who");
});
