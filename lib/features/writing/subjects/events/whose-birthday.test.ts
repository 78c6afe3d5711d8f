import { expect, test } from "vitest";
import { findUnlessTold } from "./find-untold-event";
import { listPlainEvents } from "./plain-events";
import { withoutElders } from "./whose-birthday";

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
  [GROWN_UP, "Mum is 40 today"],
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
])("%s is what “%s” is about", (run, ...texts) => {
  expect(listPlainEvents(texts).filter((one) => RUNS.includes(one))).toEqual(run === null ? [] : [run]);
});

test.each([
  ["Lola's Birthday", "Lola", null],
  ["Lola's Birthday", "Mia", GROWN_UP],
  ["Happy Birthday, Mimi!", "Mimi", null],
  ["Grandma's Birthday", "Lola", GROWN_UP],
  ["Nans birthday", "Nan", null],
])("“%s” of a child called %s", (title, hero, run) => {
  expect(listPlainEvents(withoutElders([title], [hero])).filter((one) => RUNS.includes(one))).toEqual(
    run === null ? [] : [run],
  );
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
