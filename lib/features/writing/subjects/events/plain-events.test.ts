import { expect, test } from "vitest";
import { choosePlot } from "@/lib/features/writing/classic/choose-plot";
import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import { runOf } from "@/lib/features/writing/subjects/runs";
import { ORDER } from "@/tests/support/drafts";
import { findFarPlace, findLostSomebody, isLostInCrowd, listPlainEvents } from "./plain-events";

test.each<[run: string | null, ...texts: string[]]>([
  ["a-tooth-comes-out", "He lost his first tooth"],
  ["a-tooth-comes-out", "Her tooth has come out"],
  ["two-friends-fall-out", "A fight with my best friend"],
  ["two-friends-fall-out", "Aisha and Zainab", "they had a fight", "friends again"],
  ["two-friends-fall-out", "Noah fell out with Ben"],
  ["two-friends-fall-out", "Making up", "she is not talking to me"],
  [null, "Pillow fight", "best friend"],
  [null, "My best friend fights the dragon"],
  [null, "Noah fell out of bed", "best friend"],
  [null, "Mum and Dad argue", "a friend"],
  ["flies-to-a-far-city", "We fly to Nairobi"],
  ["flies-to-a-far-city", "flying to see cousins"],
  [null, "The stork flies to Egypt"],
  [null, "We fly to Neverland"],
  ["train-to-a-far-city", "train to Mumbai"],
  ["jealous-of-the-baby", "Jealous", "the baby gets it all"],
  ["a-night-at-a-relative", "a night at Nonno and Nonna’s"],
  ["a-night-at-a-relative", "staying the night with Auntie"],
  ["a-night-at-a-relative", "Sleepover at Nana's"],
  ["a-night-at-a-relative", "staying at nanas"],
  ["a-night-at-a-relative", "staying at nanas without mummy"],
  ["a-night-at-a-relative", "1st night away from home at Auntie Samira's"],
  ["a-night-at-a-relative", "Abuela", "sleepover"],
  [null, "A day at Grandma's"],
  [null, "Movie night with Grandma"],
  [null, "Abuela’s friend", "sleepover"],
  [null, "A night at Grandma's", "with my friend"],
  [null, "Staying with Grandma", "we live there now"],
  [null, "Grandma stays with us", "staying the night with Grandma at our house"],
  [null, "Sleepover at my cousin's"],
])("%s is what happens in “%s”", (run, ...texts) => {
  expect(listPlainEvents(texts)).toEqual(run === null ? [] : expect.arrayContaining([runOf(run)]));
});

test.each<[boolean, string]>([
  [false, "losing his match"],
  [false, "lost the football final"],
  [true, "losing her temper"],
  [true, "losing her tooth"],
  [true, "Otto loses Mum"],
])("%s: something else than a game is lost in “%s”", (isLost, text) => {
  expect(listPlainEvents([text]).includes(runOf("something-is-lost"))).toBe(isLost);
});

test.each<[boolean, ...texts: string[]]>([
  [true, "She lost her mum in the shop"],
  [true, "Lost my mummy", "busy market"],
  [false, "We lost Dad at the station fire"],
  [false, "Lost my mum", "sad"],
  [false, "Lost my mum in March"],
])("%s: nobody has died in “%s”", (isLost, ...texts) => {
  expect(isLostInCrowd(texts)).toBe(isLost);
});

test("a mother who was lost in a shop hasn't died, and one who has isn't looked for in a shop", () => {
  const plotOf = (title: string, ...topics: string[]) => choosePlot({ ...ORDER, title, topics });
  expect(plotOf("I lost my mummy in the shop")).toBe("feelings/eleven-came");
  expect(plotOf("My mum died", "lost my mum", "supermarket")).toBe("care/three-byes");
});

test.each<[string | null, string]>([
  ["Dad", "Losing Dad"],
  ["Grandad", "We lost Grandad last week"],
  [null, "Losing Dad's keys"],
  [null, "Losing a game with Dad"],
])("%s was lost in “%s”", (who, text) => {
  expect(findLostSomebody([text])).toBe(who);
});

test("whether a father is lost in a shop or has died is asked, and both are offered", () => {
  const { asks, alternatives } = outlineStory({ ...ORDER, title: "Losing Dad", topics: [] }, []);
  expect(asks).toBe("losing Dad");
  expect(alternatives.map(({ plot }) => plot)).toEqual(
    expect.arrayContaining(["feelings/eleven-came", "care/three-byes"]),
  );
});

test("a city that no flight names is said to be left out", () => {
  expect(findFarPlace(["Grace flies to New York"])).toBe("New York");
  expect(outlineStory({ ...ORDER, title: "Flying to Lagos", topics: [] }, [])).toMatchObject({
    plot: "firsts/feet-away",
    leftOut: ["Lagos"],
  });
});
