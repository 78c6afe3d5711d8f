import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { STILL_MS, StillWatch } from "./still-watch";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const told: string[] = [];
  const end = vi.fn();
  return { told, end, watch: new StillWatch((file) => told.push(file), { end }) };
}

it("names the file of which nothing is heard any more, and ends its process", () => {
  const { told, end, watch } = watched();
  watch.begins("quick.test.ts");
  watch.begins("endless.test.ts");
  watch.ends("quick.test.ts");
  vi.advanceTimersByTime(STILL_MS - 1);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(told).toEqual(["endless.test.ts"]);
  expect(end).toHaveBeenCalledOnce();
});

it("lets be whoever is heard of, and says nothing once all have ended", () => {
  const { told, end, watch } = watched();
  watch.begins("slow.test.ts");
  for (let test = 0; test < 3; test += 1) {
    vi.advanceTimersByTime(STILL_MS - 1);
    watch.hears();
  }
  watch.ends("slow.test.ts");
  vi.advanceTimersByTime(STILL_MS);
  expect(told).toEqual([]);
  expect(end).not.toHaveBeenCalled();
});
