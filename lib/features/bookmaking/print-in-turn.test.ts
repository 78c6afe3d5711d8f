import { afterEach, expect, test, vi } from "vitest";
import { printInTurn } from "./print-in-turn";

afterEach(() => {
  vi.useRealTimers();
});

test("eight books are printed one after the other, and one that fails stops nobody", async () => {
  let printing = 0;
  let most = 0;
  const print = async (number: number) => {
    printing += 1;
    most = Math.max(most, printing);
    await Promise.resolve();
    printing -= 1;
    if (number === 3) throw new Error("torn");
    return number;
  };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, number) => printInTurn(() => print(number))),
  );
  expect(most).toBe(1);
  const printed = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? outcome.value : []));
  expect(printed).toEqual([0, 1, 2, 4, 5, 6, 7]);
});

test("a book that never gets ready is given up, and keeps the next one waiting no longer", async () => {
  vi.useFakeTimers();
  const slow = printInTurn(() => new Promise<void>(() => undefined));
  const given = expect(slow).rejects.toMatchObject({ code: "UNAVAILABLE" });
  const steps: string[] = [];
  const next = printInTurn(() => Promise.resolve(steps.push("next")));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(steps).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  await given;
  await next;
  expect(steps).toEqual(["next"]);
});
