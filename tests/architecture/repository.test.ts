import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { expect, test } from "vitest";

const MOST_BYTES = 1_000_000;
const tracked = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean);
const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

// 11.11: what is committed once is fetched by everybody for ever.
test("git keeps no file over a megabyte", () => {
  expect(tracked.length).toBeGreaterThan(1000);
  expect(tracked.filter((file) => sizeOf(file) > MOST_BYTES)).toEqual([]);
});

test("git keeps no books, which `npm run samples` makes again", () => {
  expect(tracked.filter((file) => file.endsWith(".pdf"))).toEqual([]);
});
