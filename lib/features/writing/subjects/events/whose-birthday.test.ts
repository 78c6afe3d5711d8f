import { expect, test } from "vitest";
import { findUnlessTold } from "./find-untold-event";
import { ORDER } from "@/tests/support/drafts";
import { readOrder } from "@/lib/features/writing/subjects/read-order";
import { listPlainEvents } from "./plain-events";

const GROWN_UP = "grown-up-birthday";
const FRIEND = "friend-has-birthday";
const ANIMAL = "animal-has-birthday";
const OTHER = "other-has-birthday";
const RUNS: readonly string[] = [GROWN_UP, FRIEND, ANIMAL, OTHER];

test.each<[run: string | null, ...texts: string[]]>([
  [GROWN_UP, "Mom's Birthday"],
  [GROWN_UP, "mummys bday"],
  [GROWN_UP, "Auntie Jo’s birthday"],
  [GROWN_UP, "Nana's 70th"],
  [GROWN_UP, "Granny Sue turns 80", "birthday"],
  [GROWN_UP, "A Surprise for Grandma", "birthday"],
  [GROWN_UP, "A birthday cake for my mum"],
  [GROWN_UP, "surprise party for my nana"],
  [GROWN_UP, "Happy Birthday, Grandpa!"],
  [GROWN_UP, "present for grandad", "grandads birthday"],
  [FRIEND, "My best friend's birthday party"],
  [FRIEND, "My friend Tom's birthday"],
  [ANIMAL, "A birthday for our dog"],
  [ANIMAL, "The Cat's Birthday Party"],
  [OTHER, "My sister's birthday"],
  [OTHER, "my baby brothers first birthday"],
  [OTHER, "Miss Lee's birthday"],
  [OTHER, "Happy birthday to my cousin"],
  [null, "Ella's Birthday", "Grandma"],
  [null, "My Birthday", "birthday party"],
  [null, "Grandma is coming to my birthday"],
  [null, "Dad forgot my birthday", "Dad's birthday"],
  [null, "Grandma's birthday present for me"],
  [null, "A bike for my birthday from Grandpa"],
  [null, "My cousin and my birthday"],
  [null, "Birthday", "brother", "cake"],
  [null, "The school's 100th birthday"],
  [null, "Stepdad's birthday"],
  [null, "A puppy for my birthday"],
  [null, "Learning to ride a bike", "in the park", "Grandma's birthday"],
  [OTHER, "My brother's third birthday"],
  [null, "My grandson's birthday"],
  [null, "K Pop birthday party"],
  [null, "A birthday trip to the dog park"],
  [null, "A birthday party for a cat lover"],
])("%s is what “%s” is about", (run, ...texts) => {
  expect(listPlainEvents(texts).filter((one) => RUNS.includes(one))).toEqual(run === null ? [] : [run]);
});

test.each([
  ["Lola", "Lola's Birthday"],
  ["Mimi", "Happy Birthday, Mimi!", "Mimi's birthday party"],
  ["Mia", "Dad's birthday pancakes for Mia"],
])("a birthday of %s is the hero's own: %s", (heroName, title, ...topics) => {
  const { title: read } = readOrder({ ...ORDER, heroName, title, topics });
  expect([...read.runs].filter((run) => RUNS.includes(run))).toEqual([]);
});

test.each<[id: string | null, ...texts: string[]]>([
  ["others-birthday", "My sister's birthday"],
  ["others-birthday", "A birthday cake for my brother"],
  ["jealous-of-sibling", "Jealous", "my sister's birthday"],
  [null, "My best friend's birthday"],
  [null, "Grandpa's birthday"],
  [null, "Birthday", "sister"],
])("%s is asked about in “%s”", (id, ...texts) => {
  expect(findUnlessTold(texts)?.event.id ?? null).toBe(id);
});
