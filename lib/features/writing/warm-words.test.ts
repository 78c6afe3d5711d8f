import { expect, test, vi } from "vitest";
import { isServing, warmSoon, warmWords } from "./warm-words";

test("others are answered between its steps", async () => {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await warmWords();
  isDone = true;
  expect(turns).toBeGreaterThan(80);
});

test("words are warmed where requests are answered, and nowhere else", () => {
  expect(isServing({ runtime: "nodejs", phase: undefined })).toBe(true);
  for (const runtime of [undefined, "edge"]) expect(isServing({ runtime, phase: undefined })).toBe(false);
  expect(isServing({ runtime: "nodejs", phase: "phase-production-build" })).toBe(false);
});

test("it begins when the server listens, and holds up no stop", () => {
  const later = vi.spyOn(globalThis, "setTimeout");
  warmSoon({ runtime: undefined, phase: undefined });
  expect(later).not.toHaveBeenCalled();
  warmSoon({ runtime: "nodejs", phase: undefined });
  expect(later).toHaveBeenCalledOnce();
  const timer = later.mock.results[0]?.value as NodeJS.Timeout;
  expect(timer.hasRef()).toBe(false);
  clearTimeout(timer);
  later.mockRestore();
});
