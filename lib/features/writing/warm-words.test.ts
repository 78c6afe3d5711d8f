import { afterEach, expect, test, vi } from "vitest";
import { warmSoon, warmWords } from "./warm-words";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

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

test.each([
  [undefined, undefined],
  ["edge", undefined],
  ["nodejs", "phase-production-build"],
])("nothing is warmed in runtime %s, phase %s", (runtime, phase) => {
  vi.stubEnv("NEXT_RUNTIME", runtime);
  vi.stubEnv("NEXT_PHASE", phase);
  const later = vi.spyOn(globalThis, "setTimeout");
  warmSoon();
  expect(later).not.toHaveBeenCalled();
});

test("it begins when the server listens, and holds up no stop", () => {
  vi.stubEnv("NEXT_RUNTIME", "nodejs");
  const later = vi.spyOn(globalThis, "setTimeout");
  warmSoon();
  expect(later).toHaveBeenCalledOnce();
  const timer = later.mock.results[0]?.value as NodeJS.Timeout;
  expect(timer.hasRef()).toBe(false);
  clearTimeout(timer);
});
