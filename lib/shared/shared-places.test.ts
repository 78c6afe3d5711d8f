import { expect, test } from "vitest";
import { sharedPlaces } from "./shared-places";

test("16.41: nobody holds more than a few places, so that there are some for others", () => {
  const places = sharedPlaces({ inAll: 20, each: 5, forMs: 1000 });
  const greedy = Array.from({ length: 200 }, () => places.take("greedy")).filter((place) => place !== null);
  expect(greedy).toHaveLength(5);
  expect(places.take("another")).not.toBeNull();
  greedy[0]?.();
  expect(places.take("greedy")).not.toBeNull();
  expect(places.take("greedy")).toBeNull();
});

test("a place is given back once, and there are no more than there are", () => {
  const places = sharedPlaces({ inAll: 2, each: 2, forMs: 1000 });
  const first = places.take("a");
  places.take("b");
  expect(places.take("c")).toBeNull();
  first?.();
  first?.();
  expect(places.taken()).toBe(1);
  expect([places.take("c"), places.take("d")]).toEqual([expect.any(Function), null]);
});

test("23.4: a place that nobody gives back is free again when its time is over, and only once", () => {
  let now = 0;
  const places = sharedPlaces({ inAll: 2, each: 2, forMs: 1000 }, () => now);
  const first = places.take("a");
  now = 400;
  places.take("a");
  now = 999;
  expect(places.take("b")).toBeNull();
  now = 1000;
  expect([places.take("b"), places.take("b")]).toEqual([expect.any(Function), null]);
  first?.();
  expect(places.taken()).toBe(2);
  now = 2000;
  expect(places.taken()).toBe(0);
});
