import { expect, test } from "vitest";
import { listCares } from "./care-words";

test.each([
  ["Grandma is in hospital", ["illness"]],
  ["a night at the hospital", ["illness"]],
  ["Hedgehog Hospital", []],
  ["the toy hospital", []],
  ["the day our dog died", ["death"]],
  ["we lost our baby", ["death"]],
  ["losing a baby sister", ["death"]],
  ["mommy miscarried", ["death"]],
  ["our angel baby", ["death"]],
  ["born sleeping", ["death"]],
  ["the baby who didn't come home", ["death"]],
  ["I lost a baby tooth", []],
  ["I lost my baby blanket", []],
  ["the baby who didn't sleep", []],
  ["tug of war", []],
  ["we left because of the war", ["flight"]],
  ["moving abroad", ["flight"]],
  ["Daddy lost his job", ["job"]],
  ["mum is out of work", ["job"]],
  ["dad got made redundant", ["job"]],
  ["she doesn't speak the language", ["flight"]],
  ["a new school and a new language", ["flight"]],
  ["Grandma lives in another country", []],
  ["My best friend is moving abroad", []],
  ["My new friend doesn't speak English", []],
  ["a trip to a new country", []],
  ["Dad lives in another house", ["divorce"]],
  ["Mum lives in her own flat", ["divorce"]],
  ["Dad doesn’t live with us", ["divorce"]],
  ["Dad doesnt live with us", ["divorce"]],
  ["Papa moved into a new flat", ["divorce"]],
  ["every other weekend with Dad", ["divorce"]],
  ["Weekends at Dad's", ["divorce"]],
  ["A weekend at Mum’s house", ["divorce"]],
  ["Camping weekend with Dad", []],
  ["A weekend with Mom", []],
  ["The weekend at Dad's office", []],
  ["Dad stays at home", []],
  ["Papa stays at home with me", []],
  ["Daddy sleeps in the house", []],
  ["Separation anxiety", []],
  ["splitting up the pizza", []],
  ["our rabbit is in the ground", ["death"]],
  ["milo had to be put to sleep", ["death"]],
  ["Milo had to be put too sleep", ["death"]],
  ["the vet put Molly to sleeep", ["death"]],
  ["the vet had to help him die", ["death"]],
  ["The baby had to be put to sleep", []],
  ["the vet put the cone down", []],
  ["she put her teddy to sleep", []],
  ["the tablet had to be put down", []],
  ["monsters had to be put to sleep", []],
  ["the vet helped him not to die", []],
  ["Daddy hurts my ears", ["bullying"]],
  ["a boy hurts my head", ["bullying"]],
  ["Stop hitting Mia, Dad", ["bullying"]],
  ["Stop hitting Mia", []],
  ["bullies hitting", ["bullying"]],
  ["no hitting", []],
  ["A dog bit me", []],
  ["the hand dryer in the toilets hurts my ears", []],
  ["hurts his ears", []],
  ["is our cat under the ground", ["death"]],
  ["Granny in the cemetery", ["death"]],
  ["Grandad’s ashes", ["death"]],
  ["The Rabbit Under the Ground", []],
  ["A Rabbit in the Ground", []],
  ["The rabbit is in the ground", []],
  ["The cat in the cemetery", []],
  ["Granite in the earth", []],
  ["we left Ukraine", ["flight"]],
  ["leaving Syria because of bombs", ["flight"]],
  ["we had to leave Lebanon", ["flight"]],
  ["Let Congo sing", []],
  ["Leaving Lebanon after the holidays", []],
  ["We left Lebanon after the holidays", []],
  ["A dying star", []],
  ["The Prison of Ice", []],
  ["The airport terminal", []],
  ["Learning the breast stroke", []],
  ["A navy blue boat", []],
  ["Transplant the tomato", []],
  ["Granddad had a stroke", ["illness"]],
  ["Our old dog is dying", ["death"]],
  ["my two moms", ["family"]],
  ["my two dads", ["family"]],
  ["Daddy and Papa", ["family"]],
  ["Mommy and Mama", ["family"]],
  ["Mama and Papa", []],
])("%s asks for %j", (text, cares) => {
  expect(listCares([text])).toEqual(cares);
});

test.each([
  [["Mom and dad fight", "dad doesn't live with us"]],
  [["My parents always fight", "dad lives in another house"]],
  [["My parents always fight", "every other weekend at Mums"]],
])("parents who fight and live apart, as in %j, are told of as apart", (texts) => {
  expect(listCares(texts)).toEqual(["divorce", "home"]);
});

test("who hits by the hero's name is the parent's own child; anybody else hurts somebody", () => {
  const cares = (text: string) => listCares([text], null, ["Mabel"]);
  expect(cares("Mabel hits her friends")).toEqual([]);
  expect(cares("Mabel bites")).toEqual([]);
  expect(cares("Rory hits")).toEqual(["bullying"]);
  expect(cares("Rory hits me")).toEqual(["bullying"]);
  expect(cares("Rory kicks Mabel")).toEqual(["bullying"]);
  expect(cares("Leo kicks Mabel’s ball")).toEqual([]);
});

test("parents who fight and speak of parting live together still", () => {
  expect(listCares(["Mom and dad fight", "divorce"])).toEqual(["home"]);
});

test.each([
  [["dinosaur war"]],
  [["The war of the dragons"]],
  [["Robot wars"]],
  [["dinosaurs", "war"]],
  [["a war between cats and dogs"]],
])("nobody flees from a war of a tale: %j", (texts) => {
  expect(listCares(texts)).toEqual([]);
});

test.each([
  [["we left because of the war", "dinosaur"]],
  [["the war in our country", "my teddy"]],
  [["fled the war with our cat"]],
  [["war"]],
])("but from one that was: %j", (texts) => {
  expect(listCares(texts)).toContain("flight");
});
