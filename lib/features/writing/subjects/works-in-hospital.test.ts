import { expect, test } from "vitest";
import { listCares } from "./care-words";

test.each([
  [["Mummy works at night", "hospital"]],
  [["The nurse", "hospital"]],
  [["Daddy is a doctor", "hospital"]],
  [["Mom is a nurse at the hospital"]],
  [["Grandma is a nurse", "hospital"]],
])("who works in a hospital is no patient of it, as in %j", (texts) => {
  expect(listCares(texts)).toEqual([]);
});

test.each([
  [["Mummy is in hospital"]],
  [["Mummy works at night", "hospital", "grandma is ill"]],
  [["Daddy works at night", "mummy", "hospital"]],
  [["Daddy is a doctor", "hospital visit"]],
  [["The nurse", "hospital", "my operation"]],
  [["My brother", "hospital"]],
])("somebody may lie there in %j", (texts) => {
  expect(listCares(texts)).toEqual(["illness"]);
});
