import { expect, test, vi } from "vitest";
import { takeTurn } from "./take-turn";

test("however many photos come at once, two are decoded at a time, and one that fails makes room", async () => {
  let now = 0;
  const most = vi.fn<(running: number) => void>();
  const photos = Array.from({ length: 9 }, (_photo, index) =>
    takeTurn(async () => {
      now += 1;
      most(now);
      await Promise.resolve();
      now -= 1;
      if (index % 3 === 0) throw new Error("not a photo");
      return index;
    }).catch(() => null),
  );
  expect(await Promise.all(photos)).toEqual([null, 1, 2, null, 4, 5, null, 7, 8]);
  expect(Math.max(...most.mock.calls.map(([running]) => running))).toBe(2);
});
