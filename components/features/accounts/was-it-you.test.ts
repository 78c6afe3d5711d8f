import { expect, test } from "vitest";
import { questionFor } from "./was-it-you";

const at = new Date(2026, 10, 22, 8, 14);
const ask = (device: string, now: Date) =>
  questionFor({ device, at: at.toISOString() }, now).replace(/\s/g, " ");

// 16.3
test.each([
  [
    "Chrome",
    new Date(2026, 10, 22, 9, 0),
    "Somebody signed up in another browser than this one, on Chrome at 8:14 AM. Was it you?",
  ],
  [
    "Chrome",
    new Date(2026, 10, 23, 9, 0),
    "Somebody signed up in another browser than this one, on Chrome at 8:14 AM on November 22. Was it you?",
  ],
  [
    "An app or program",
    new Date(2026, 10, 22, 9, 0),
    "Somebody signed up in another browser than this one, with an app or program at 8:14 AM. Was it you?",
  ],
])("names %s and its time as seen at %s", (device, now, question) => {
  expect(ask(device, now)).toBe(question);
});
