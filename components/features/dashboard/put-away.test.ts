// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { putAway, readPutAway, subscribeToPutAway } from "./put-away";

beforeEach(() => {
  localStorage.clear();
});

test("16.32: an order that was put away stays away, for this parent alone, and the screen hears of it", () => {
  let heard = 0;
  const leave = subscribeToPutAway(() => (heard += 1));
  putAway("one", "a");
  putAway("one", "b");
  leave();
  putAway("one", "c");
  expect(readPutAway("one")).toBe("c b a");
  expect(readPutAway("two")).toBe("");
  expect(heard).toBe(2);
});
