import { expect, test } from "vitest";
import { isDeedNoName } from "./deed-or-name";
import { readMentions } from "./read-mentions";

test.each(["snores", "dances", "sings", "knits", "forgets", "can't", "wins", "laughs", "came"])(
  "what somebody does is no name of theirs: %s",
  (word) => {
    expect(isDeedNoName(word)).toBe(true);
  },
);

test.each(["james", "rose", "marcus", "iris", "charles", "agnes", "jo", "miles", "banks", "thomas", "priya"])(
  "a name that ends as a verb does stays one: %s",
  (word) => {
    expect(isDeedNoName(word)).toBe(false);
  },
);

test("nobody's grandmother is called Snores", () => {
  const [grandma] = readMentions("Grandma Snores", "Grandma Snores");
  expect(grandma?.name).toBeNull();
});
