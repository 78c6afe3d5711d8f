import { describe, expect, test } from "vitest";
import { emptyStory, splitTopics, storyForm, type StoryFormValues } from "./story-form-schema";

const CHILD = "0192f6a0-0000-7000-8000-000000000001";
const filled: StoryFormValues = {
  ...emptyStory(CHILD),
  title: "The lost kite",
  topics: "kites, wind",
  theme: "adventure",
};
const problems = (change: Partial<StoryFormValues>) => {
  const result = storyForm.safeParse({ ...filled, ...change });
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((issue) => [issue.path.join("."), issue.message]));
};

test.each([
  ["kites, wind", ["kites", "wind"]],
  [" kites ,, wind ,", ["kites", "wind"]],
  ["kites\nwind", ["kites", "wind"]],
  ["kites, kites", ["kites"]],
  ["the  big   storm", ["the big storm"]],
  [" , ", []],
])("%j becomes %j", (text, topics) => {
  expect(splitTopics(text)).toEqual(topics);
});

describe("storyForm", () => {
  test("a filled form is an order", () => {
    expect(storyForm.parse(filled)).toMatchObject({
      topics: ["kites", "wind"],
      theme: "adventure",
      creativityLevel: 5,
      ageAppropriate: true,
    });
  });

  test.each(["title", "topics", "theme", "childId"] as const)(
    "without %s it asks for all required fields",
    (field) => {
      expect(problems({ [field]: "" })).toEqual({ [field]: "Please fill all required fields." });
    },
  );

  test("takes at most eight topics of so many characters", () => {
    expect(problems({ topics: "a,b,c,d,e,f,g,h,i" })).toEqual({ topics: "At most 8 topics" });
    expect(problems({ topics: "x".repeat(160) })).toEqual({});
    expect(problems({ topics: "x".repeat(161) })).toEqual({
      topics: "At most 160 characters for each topic",
    });
  });

  test("takes a title of 255 characters and no more", () => {
    expect(problems({ title: "é".repeat(255) })).toEqual({});
    expect(problems({ title: "é".repeat(256) })).toHaveProperty("title");
  });

  test("character mode also wants a photo and a style", () => {
    expect(problems({ mode: "character" })).toEqual({
      photoUrl: "Please upload a child photo for AI character transformation.",
      characterStyle: "Please select a character style.",
    });
    expect(problems({ mode: "character", photoUrl: "/api/files/1", characterStyle: "princess" })).toEqual({});
  });
});
