import { expect, it } from "vitest";
import { readWhoLostWork, type OutOfWork } from "./who-lost-work";

it.each<[OutOfWork, ...string[]]>([
  ["father", "Daddy lost his job"],
  ["mother", "mum is out of work"],
  ["father", "my unemployed dad"],
  ["father", "Mum is sad because Dad lost his job"],
  ["father", "Mummy works more now since daddy was made redundant"],
  ["mother", "mom lost her job and dad is stressed"],
  ["father", "Dad’s redundancy"],
  ["father", "At home", "he lost his job"],
  ["mother", "Mum's hard week", "job loss"],
  ["other", "Grandpa lost his job"],
  ["other", "my friend's dad lost his job"],
  ["other", "mum and dad lost their jobs"],
  ["unsaid", "job loss"],
])("%s: %j", (who, ...texts) => {
  expect(readWhoLostWork(texts)).toBe(who);
});
