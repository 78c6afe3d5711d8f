import { expect, test } from "vitest";
import { sharedPlaces } from "./shared-places";

test("16.41: nobody holds more than a few places, so that there are some for others", () => {
  const places = sharedPlaces({ inAll: 20, each: 5 });
  const greedy = Array.from({ length: 200 }, () => places.take("greedy")).filter((place) => place !== null);
  expect(greedy).toHaveLength(5);
  expect(places.take("another")).not.toBeNull();
  greedy[0]?.();
  expect(places.take("greedy")).not.toBeNull();
  expect(places.take("greedy")).toBeNull();
});

test("a place is given back once, and there are no more than there are", () => {
  const places = sharedPlaces({ inAll: 2, each: 2 });
  const first = places.take("a");
  places.take("b");
  expect(places.take("c")).toBeNull();
  first?.();
  first?.();
  expect(places.taken()).toBe(1);
  expect([places.take("c"), places.take("d")]).toEqual([expect.any(Function), null]);
});
