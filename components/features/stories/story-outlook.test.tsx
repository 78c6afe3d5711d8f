import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OutlineView } from "@/lib/features/stories/contract";
import { StoryOutlook } from "./story-outlook";

const outline = { sentence: "A kite flies.", leftOut: [], untold: null, idea: "i", ideas: 1 };
const shown = (isOtherLanguage: boolean) =>
  renderToStaticMarkup(
    <StoryOutlook
      outline={outline as unknown as OutlineView}
      lacksTopics={false}
      isOtherLanguage={isOtherLanguage}
      isLooking={false}
      error={null}
      onAnother={() => undefined}
    />,
  );

test("16: an order in another language is told that stories are in English", () => {
  expect(shown(true)).toContain("Stories are told in English only");
  expect(shown(false)).not.toContain("English only");
});
