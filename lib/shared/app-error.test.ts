import { expect, test, vi } from "vitest";
import { AppError } from "./app-error";

test("an error of another copy of the module is known", async () => {
  vi.resetModules();
  const { AppError: Other } = await import("./app-error");
  expect(Other).not.toBe(AppError);
  const thrown: unknown = new Other("UNAVAILABLE", "Later, please.", { retryAfterSeconds: 30 });
  expect(thrown).toBeInstanceOf(AppError);
  expect(thrown).toBeInstanceOf(Error);
  expect(thrown).toMatchObject({ code: "UNAVAILABLE", message: "Later, please.", retryAfterSeconds: 30 });
});

test.each([new Error("AppError"), { name: "AppError", code: "NOT_FOUND" }, null, undefined, "AppError"])(
  "%j is something else",
  (value) => {
    expect(value instanceof AppError).toBe(false);
  },
);
