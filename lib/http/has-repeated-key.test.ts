import fc from "fast-check";
import { expect, test } from "vitest";
import { hasRepeatedKey } from "./has-repeated-key";

test.each([
  ['{"a":1,"a":2}', true],
  ['{"a":1,"\\u0061":2}', true],
  ['[{"b":{"a":1,"c":{},"a":2}}]', true],
  ['{"a":{"a":1},"b":[{"a":1},{"a":2}]}', false],
  ['{"a":"a","b":"{\\"a\\":1,\\"a\\":2}"}', false],
  ['["a","a"]', false],
  ['"a"', false],
])("%s: %s", (text, expected) => {
  expect(hasRepeatedKey(text)).toBe(expected);
});

test("nothing that was made from an object repeats a key", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => !hasRepeatedKey(JSON.stringify(value))),
    { seed: 1 },
  );
});
