import { expect, test } from "vitest";
import { listCares } from "./care-words";

test.each([
  ["biting at nursery"],
  ["he bites"],
  ["she keeps biting her friends"],
  ["A witch that is allergic to her own cat"],
  ["dragon allergic to princesses"],
])("what only sounds hard needs no care: %s", (...texts) => {
  expect(listCares(texts)).toEqual([]);
});

test.each([
  [["a boy at school bites me"], "bullying"],
  [["my uncle keeps biting"], "bullying"],
  [["biting", "kids kicking me"], "bullying"],
  [["allergic to peanuts"], "illness"],
  [["Mina is allergic to our cat"], "illness"],
  [["The cat my sister is allergic to"], "illness"],
  [["A dragon allergic to princesses", "my brother has epilepsy"], "illness"],
  [["mama keeps biting"], "bullying"],
  [["biting my nails", "everyone is bullying me"], "bullying"],
  [["mosquito bites", "the other kids bully me"], "bullying"],
] as const)("what is hard does: %s", (texts, care) => {
  expect(listCares(texts)).toContain(care);
});
