import { expect, test } from "vitest";
import { joinKeywords, listJoinedRuns } from "./keywords";

test.each<[string[], string]>([
  [["The Fight", "sisters", "quarrel"], "sisters quarrel"],
  [["quarrels", "my sisters"], "sisters quarrels"],
  [["two brothers", "fight every night"], "two brothers fight"],
  [["Clowns", "clowns", "so scared"], "scared of clowns"],
  [["A Night", "dogs are scary"], "scared of dogs"],
  [["A Night", "thunder and lightning scared"], "scared of thunder and lightning"],
])("%j say “%s” together", (texts, said) => {
  expect(joinKeywords(texts)).toContain(said);
});

test.each<[string[]]>([
  [["The Little Owl", "an owl", "scared"]],
  [["The Fox", "a fox that is scared"]],
  [["A Night in the Old Mill", "a bear who lost his hat"]],
])("%j are afraid of nothing", (texts) => {
  expect(joinKeywords(texts).filter((text) => text.startsWith("scared of"))).toEqual([]);
});

test("runs are those that none of the texts has by itself", () => {
  expect([...listJoinedRuns(["sisters", "quarrel"])]).toEqual(["sister-quarrel", "quarrel-sister"]);
});
