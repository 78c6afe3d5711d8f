import { expect, it } from "vitest";
import { journeyTimes, listTimes } from "./print-times";

it("lists the slowest file first", () => {
  const times = [
    { file: "lib/quick.test.ts", seconds: 0.2 },
    { file: "tests/slow.test.ts", seconds: 112.4 },
    { file: "tests/middling.test.ts", seconds: 9 },
  ];
  expect(listTimes(times)).toEqual([
    "  112.4 s  tests/slow.test.ts",
    "    9.0 s  tests/middling.test.ts",
    "    0.2 s  lib/quick.test.ts",
  ]);
  expect(times[0]?.file).toBe("lib/quick.test.ts");
});

it("adds up a file's journeys, however deep they stand and however often they were tried", () => {
  const journey = (file: string, ...durations: number[]) => ({
    file,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    suites: [
      {
        specs: [journey("accounts/sign-in.spec.ts", 1_200)],
        suites: [
          { specs: [journey("accounts/sign-in.spec.ts", 800, 1_040), journey("reader.spec.ts", 4_960)] },
        ],
      },
      { specs: [] },
    ],
  };
  expect(journeyTimes(report)).toEqual([
    { file: "tests/e2e/accounts/sign-in.spec.ts", seconds: 3 },
    { file: "tests/e2e/reader.spec.ts", seconds: 5 },
  ]);
});
