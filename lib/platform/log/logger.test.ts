import { expect, test } from "vitest";
import { createLog } from "./logger";

test("secrets and personal fields never reach the log, at the top or one level down", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => lines.push(line) });
  log.info(
    { email: "ada@example.test", parent: { firstName: "Ada", token: "t0ken" }, path: "/api/children" },
    "request\nfaked",
  );
  const line = lines.join("");
  expect(line).toContain("/api/children");
  expect(line).not.toMatch(/ada@|Ada|t0ken/);
  expect(line.trim().split("\n")).toHaveLength(1);
});
