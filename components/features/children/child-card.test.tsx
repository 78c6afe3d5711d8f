import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ChildView } from "@/lib/features/children/contract";
import { ChildCard } from "./child-card";

const child: ChildView = {
  id: "c",
  name: "Ada",
  sayAs: null,
  age: 6,
  gender: "Girl",
  interests: ["Space"],
  readingLevel: "Beginner",
  profileImage: null,
  profilePhotoUrl: null,
  relatives: [],
  look: { skin: "tan", hairColour: "black", hairStyle: "bob", glasses: false },
  totalBooks: 3,
  readingTime: 12,
  totalBadges: 0,
  badges: [],
};
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
