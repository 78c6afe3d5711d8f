import { describe, expect, test } from "vitest";
import type { ActiveRequestView, BookJobView } from "@/lib/features/stories/contract";
import { withJob } from "./active-orders";
import { usageFallback } from "./use-usage";

const request = (id: string): ActiveRequestView => ({
  id,
  bookId: null,
  status: "RUNNING",
  progress: 20,
  title: "The lost kite",
  ahead: null,
  message: null,
  childName: "Ada",
  theme: "adventure",
  wish: null,
  createdAt: "2026-11-01T19:00:00.000Z",
});
const job = (change: Partial<BookJobView>): BookJobView => ({
  id: "a",
  bookId: "book",
  status: "RUNNING",
  progress: 70,
  title: "The lost kite",
  ahead: null,
  message: null,
  ...change,
});

describe("withJob", () => {
  test("brings one order up to date and keeps what the answer doesn't carry", () => {
    const after = withJob([request("a"), request("b")], job({ progress: 70 }));
    expect(after).toEqual([{ ...request("a"), bookId: "book", progress: 70 }, request("b")]);
  });

  test("lets a finished book leave", () => {
    expect(withJob([request("a"), request("b")], job({ status: "COMPLETED" }))).toEqual([request("b")]);
  });

  test("keeps a failed order, so that the parent reads why", () => {
    const after = withJob([request("a")], job({ status: "FAILED", message: "The story could not be made." }));
    expect(after[0]).toMatchObject({
      status: "FAILED",
      message: "The story could not be made.",
      childName: "Ada",
    });
  });
});

test("the usage fallback is ten stories and three profiles", () => {
  expect(usageFallback(2, 4)).toMatchObject({ storiesLimit: 10, childrenLimit: 3, totalStories: 4 });
});
