import { describe, expect, test } from "vitest";
import { AppError } from "@/lib/shared/app-error";
import { errorResponse } from "./error-response";

const SHAPES = ["envelope", "fields", "text"] as const;
/** What a library or a database says of itself, and nobody else has to know. */
const INSIDE = 'Key (email)=(robin@example.test) of "parents" at data-parents.ts';

const told = async (error: unknown, shape: (typeof SHAPES)[number]) => {
  const response = errorResponse(error, "request-1", shape);
  return { status: response.status, text: await response.text() };
};

describe.each(SHAPES)("as %s", (shape) => {
  test("an error that nobody foresaw says nothing but that it is ours", async () => {
    for (const error of [
      new Error(INSIDE, { cause: new Error(INSIDE) }),
      INSIDE,
      { message: INSIDE },
      null,
    ]) {
      const { status, text } = await told(error, shape);
      expect(status).toBe(500);
      expect(text).toContain("Server error. Please try again later or contact support.");
      expect(text).not.toMatch(/robin|parents|\.ts|\bat /u);
    }
  });

  test("a refusal says its words and not what caused it", async () => {
    const refusal = new AppError("UNAVAILABLE", "Please try again in a moment.", {
      cause: new Error(INSIDE),
    });
    const { status, text } = await told(refusal, shape);
    expect(status).toBe(503);
    expect(text).toContain("Please try again in a moment.");
    expect(text).not.toMatch(/robin|parents|\.ts/u);
  });
});

test("no cache keeps a refusal, and its id is the one of the log", () => {
  const { headers } = errorResponse(new Error(INSIDE), "request-1");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-request-id")).toBe("request-1");
});
