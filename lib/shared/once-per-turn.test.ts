import { expect, test, vi } from "vitest";
import { oncePerTurn } from "./once-per-turn";

test("is asked once, until whoever asks waits", async () => {
  const ask = vi.fn((key: string) => key.length);
  const read = oncePerTurn(ask);
  expect([read("one"), read("one"), read("three")]).toEqual([3, 3, 5]);
  expect(ask).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  expect(read("one")).toBe(3);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("forgets after every turn, also where the asking failed", async () => {
  const ask = vi.fn((key: string): string => {
    if (key === "bad") throw new Error("bad");
    return key;
  });
  const read = oncePerTurn(ask);
  expect(() => read("bad")).toThrow("bad");
  expect(read("good")).toBe("good");
  await Promise.resolve();
  read("good");
  expect(ask).toHaveBeenCalledTimes(3);
});
