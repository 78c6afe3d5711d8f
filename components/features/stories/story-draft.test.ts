// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { dropDraft, keepDraft, keepInTab, keepSent, readDraft, readSent } from "./story-draft";
import { emptyStory } from "./story-form-schema";

const written = { ...emptyStory("c"), title: "The lost kite", topics: "kites", theme: "adventure" as const };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test("what one tab has written is there in another, which drops nothing but its own", () => {
  keepDraft("one", written);
  sessionStorage.clear();
  keepDraft("one", emptyStory("c"));
  dropDraft("one");
  expect([readDraft("one"), readDraft("two")]).toEqual([written, null]);
  keepDraft("one", written);
  dropDraft("one");
  expect([readDraft("one"), localStorage.length]).toEqual([null, 0]);
});

test("what is kept of a session that ends stays in its tab", () => {
  keepInTab("one", written);
  expect([readDraft("one"), localStorage.length]).toEqual([written, 0]);
});

test("16.26: what was written is there again, for this parent alone", () => {
  keepDraft("one", written);
  expect(readDraft("one")).toEqual(written);
  expect(readDraft("two")).toBeNull();
});

test("16.26: a photo and what was agreed about it are not kept", () => {
  keepDraft("one", { ...written, photoUrl: "/api/files/1", providerConsent: true });
  expect(readDraft("one")).toMatchObject({ photoUrl: "", providerConsent: false });
  expect(JSON.stringify(sessionStorage)).not.toContain("/api/files/1");
});

test("16.26: an order that was sent, and a form that was emptied, leave nothing", () => {
  keepDraft("one", written);
  dropDraft("one");
  expect(readDraft("one")).toBeNull();
  keepDraft("one", written);
  keepDraft("one", emptyStory("c"));
  expect(readDraft("one")).toBeNull();
});

test.each(["{", "[]", JSON.stringify({ ...written, theme: "war" })])("16.26: %s is no draft", (text) => {
  sessionStorage.setItem("story-draft:one", text);
  expect(readDraft("one")).toBeNull();
});

test("16.32: an order that failed can be tried again as it was written, without its photo", () => {
  for (let number = 0; number < 12; number += 1)
    keepSent("one", `order-${number}`, { ...written, title: `Story ${number}`, photoUrl: "/api/files/1" });
  expect(readSent("one", "order-11")).toEqual({ ...written, title: "Story 11" });
  expect(readSent("one", "order-0")).toBeNull();
  expect(readSent("two", "order-11")).toBeNull();
});
