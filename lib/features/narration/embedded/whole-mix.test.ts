import { expect, test } from "vitest";
import { checkStories } from "@/tests/support/read-aloud";

test("a reading voice knows of every word of sixteen stories when it says it", async () => {
  expect(await checkStories(16)).toBe(48);
});
