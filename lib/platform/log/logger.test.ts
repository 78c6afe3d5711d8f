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

test("an error says what it is and where it came from, and nothing of the row that a database refused", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => lines.push(line) });
  const refused = Object.assign(
    new Error('new row violates check "age"\nFailing row contains (7, Ada, ada@example.test).', {
      cause: Object.assign(new Error("Key (email)=(ada@example.test) already exists."), { detail: "Ada" }),
    }),
    { code: "23514", meta: { driverAdapterError: { detail: "Failing row contains (7, Ada)" } } },
  );
  log.error({ err: refused }, "request failed");
  log.error({ err: "a word of Key (name)=(Ada) already exists" }, "request failed");
  expect(lines.join("")).not.toMatch(/Ada|ada@/);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    err: {
      type: "Error",
      message: expect.stringContaining('violates check "age"') as string,
      stack: expect.stringContaining("logger.test.ts") as string,
      code: "23514",
      cause: { message: "Key (email)=(…) already exists." },
    },
  });
});

test("an error that causes itself ends", () => {
  const lines: string[] = [];
  const circle = new Error("round and round");
  circle.cause = circle;
  createLog("info", { write: (line: string) => lines.push(line) }).error({ err: circle }, "failed");
  expect(lines).toHaveLength(1);
});
