import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ChildView } from "@/lib/features/children/contract";
import { aChildView } from "@/tests/support/a-child-view";
import { ChildCard } from "./child-card";

const child = aChildView({ look: { skin: "tan", hairColour: "black", hairStyle: "bob", glasses: false } });
const nothing = () => undefined;
const cardOf = (change: Partial<ChildView>) =>
  renderToStaticMarkup(
    <ChildCard
      child={{ ...child, ...change }}
      onEdit={nothing}
      onCreateStory={nothing}
      onDelete={nothing}
      onHandOver={nothing}
    />,
  );

test("every badge is named on the card, however many", () => {
  const badges = ["First story", "Explorer", "Five stories", "Bedtime reader"];
  const card = cardOf({ badges, totalBadges: badges.length });
  for (const badge of badges) expect(card).toContain(badge);
  expect(cardOf({})).not.toContain("Badges");
});

test("one minute is a minute", () => {
  expect(cardOf({ readingTime: 1 })).toContain(">minute<");
  expect(cardOf({ readingTime: 2 })).toContain(">minutes<");
});

test("without a photo the card shows the initial, also where looks are known", () => {
  expect(cardOf({})).toContain(">A</span>");
});
