import { describe, expect, test } from "vitest";
import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import type { StoryOrder } from "@/lib/shared/story";
import { ORDER as ANY } from "@/tests/support/drafts";
import { listCares } from "./care-words";
import { readHurtChild } from "./hurt-child";

const read = (text: string) => readHurtChild(text, ["Leo"])?.name ?? null;

test.each([
  ["No hitting Noah", "Noah"],
  ["Stop biting Ella", "Ella"],
  ["STOP HITTING NOAH", "Noah"],
  ["No more kicking Noah!", "Noah"],
  ["Don't hit Noah", "Noah"],
  ["We don’t bite Ella", "Ella"],
  ["Learning not to push Noah", "Noah"],
  ["hits Noah", "Noah"],
  ["bites Ella at nursery", "Ella"],
  ["Leo pushed Noah", "Noah"],
  ["Leo bit his friend Ella", "Ella"],
  ["My son hits Noah when he is angry", "Noah"],
  ["keeps kicking Noah", "Noah"],
  ["No pushing your cousin Ella", "Ella"],
  ["No hitting Noah, gentle hands", "Noah"],
  ["No pinching Noah and Ella", "Noah"],
  ["Don't push Zephyr at school", "Zephyr"],
])("the child whom the hero hurts: %s", (text, name) => {
  expect(read(text)).toBe(name);
});

test.each([
  ["Noah hits me"],
  ["Noah hits Ella"],
  ["Stop hitting me, Noah"],
  ["Stop hitting, Noah"],
  ["Stop hitting Noah, Dad"],
  ["stop hitting Noah mummy"],
  ["Dad stop hitting Noah"],
  ["He hit Noah and me"],
  ["hit Noah"],
  ["stop hitting mommy"],
  ["No hitting people"],
  ["No pushing the button"],
  ["Leo got hit"],
  ["Leo hit Noah back because Noah hit him"],
  ["No hitting Grandma"],
  ["hits Wembley"],
  ["Kicks Off"],
  ["No Hitting Allowed"],
  ["No Biting Zone"],
  ["Stop Hitting Everybody"],
  ["Please stop hitting Noah so hard"],
  ["You must not hit Noah any more"],
  ["Leo didn't hit Noah"],
  ["No hitting Leo"],
  ["Stop hitting Noah, Miss Carter"],
])("nobody: %s", (text) => {
  expect(read(text)).toBeNull();
});

describe("whoever may be who does it", () => {
  test.each([
    [["Stop hitting Noah", "dad"]],
    [["No hitting Noah", "my stepdad"]],
    [["Stop hitting Noah", "Mr Smith"]],
    [["No kicking Noah", "daddy when he is angry"]],
    [["Lily", "hits Noah"]],
    [["hits Noah", "the boy in class"]],
    [["No hitting Noah", "Noah hits me"]],
  ])("is heard in %j", (texts) => {
    expect(listCares(texts, null, ["Leo"])).toContain("bullying");
  });

  test.each([[["No hitting Noah"]], [["Leo hit Noah", "Noah"]], [["stop biting", "stop biting Ella"]]])(
    "is nobody but the hero in %j",
    (texts) => {
      expect(listCares(texts, null, ["Leo"])).toEqual([]);
    },
  );
});

test.each([
  ["No hitting Noah", [], /Noah/u],
  ["Stop biting Ella", ["biting"], /bitten Ella/u],
  ["Leo pushed Noah", ["saying sorry"], /pushed Noah/u],
])("the book is told of them: %s", (title, topics, sentence) => {
  const order: StoryOrder = { ...ANY, heroName: "Leo", gender: "Boy", interests: [], title, topics };
  const outline = outlineStory(order, []);
  expect(outline).toMatchObject({ plot: "feelings/push-the-shed", leftOut: [] });
  expect(outline.sentence).toMatch(sentence);
});
