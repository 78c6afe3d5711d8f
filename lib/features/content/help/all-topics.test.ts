import { describe, expect, test } from "vitest";
import type { HelpTopic } from "@/lib/features/content/contract";
import { popularOf, searchTopics } from "@/lib/features/content/rules";
import { HELP_TOPICS } from "./all-topics";

const questionsOf = (topics: readonly HelpTopic[]) =>
  topics.flatMap(({ questions }) => questions.map(({ question }) => question));

describe("the help center", () => {
  test("has as many articles in each category as it says", () => {
    expect(HELP_TOPICS.map(({ questions }) => questions.length)).toEqual([12, 8, 15, 10, 6, 9]);
  });

  test("asks nothing twice and answers everything", () => {
    const questions = questionsOf(HELP_TOPICS);
    expect(new Set(questions).size).toBe(questions.length);
    for (const { answer } of HELP_TOPICS.flatMap((topic) => topic.questions)) {
      expect(answer).toMatch(/[.!]$/);
    }
  });

  test("lends some of every category to the FAQ", () => {
    for (const { questions } of popularOf(HELP_TOPICS)) expect(questions.length).toBeGreaterThan(0);
  });
});

describe("the search", () => {
  test("without words finds everything", () => {
    expect(searchTopics(HELP_TOPICS, "  ")).toEqual(HELP_TOPICS);
  });

  test("looks into questions and answers, whatever the case and the apostrophe", () => {
    expect(questionsOf(searchTopics(HELP_TOPICS, "FORGOT my PassWord"))).toContain(
      "I forgot my password. What now?",
    );
    expect(questionsOf(searchTopics(HELP_TOPICS, "money-back"))).toEqual([
      "Is there a money-back guarantee?",
    ]);
    expect(questionsOf(searchTopics(HELP_TOPICS, "child's real name"))).toEqual([
      "Do I have to use my child’s real name?",
    ]);
  });

  test("wants every word, in any order", () => {
    const found = questionsOf(searchTopics(HELP_TOPICS, "grace seven"));
    expect(found).toEqual(["My payment failed. What happens now?"]);
  });

  test.each([
    ["pasword", "I forgot my password. What now?"],
    ["passwrod", "I forgot my password. What now?"],
    ["guarentee", "Is there a money-back guarantee?"],
    ["cancle", "Can I cancel at any time?"],
    ["invioces", "Where are my invoices?"],
    ["delete acount", "How do I delete my account?"],
    ["foto", null],
  ])("forgives the typing errors of %s", (typed, found) => {
    const questions = questionsOf(searchTopics(HELP_TOPICS, typed));
    if (found) expect(questions).toContain(found);
    expect(questions.length).toBeLessThan(20);
  });

  test("allows for errors only where nothing is written like that, and in no short word", () => {
    expect(questionsOf(searchTopics(HELP_TOPICS, "money-back"))).toHaveLength(1);
    expect(searchTopics(HELP_TOPICS, "pfd")).toEqual([]);
  });

  test("drops the categories without a match, and finds nothing for nonsense", () => {
    expect(searchTopics(HELP_TOPICS, "stripe").map(({ id }) => id)).toEqual(["billing"]);
    expect(searchTopics(HELP_TOPICS, "xylophone warranty")).toEqual([]);
  });
});
