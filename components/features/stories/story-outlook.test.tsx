import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OutlineView } from "@/lib/features/stories/contract";
import { StoryOutlook } from "./story-outlook";
import type { Alone } from "./tell-alone";

const outline = {
  sentence: "A kite flies.",
  leftOut: [],
  untold: null,
  note: null,
  idea: "i",
  ideas: 1,
  asks: null,
  alternatives: [],
};
const shown = (
  isOtherLanguage: boolean,
  told: object = outline,
  alone: Alone[] = [],
  called: string | null = null,
) =>
  renderToStaticMarkup(
    <StoryOutlook
      outline={told as unknown as OutlineView}
      lacksTopics={false}
      isOtherLanguage={isOtherLanguage}
      isLooking={false}
      error={null}
      isSaid={false}
      instead={null}
      onInstead={() => undefined}
      alone={alone}
      idea="i"
      onChoose={() => undefined}
      onAnother={() => undefined}
      called={called}
      typed="The goat that ate my homework"
      isOfAnother
      onCall={() => undefined}
    />,
  );

test("16: an order in another language is told that stories are in English", () => {
  expect(shown(true)).toContain("Stories are told in English only");
  expect(shown(false)).not.toContain("English only");
});

const alternatives = [
  { idea: "i", sentence: "A kite flies." },
  { idea: "j", sentence: "A kite falls." },
];

test("22.5: beside a story about something hard stands who can help, and beside no other", () => {
  const page = shown(false, { ...outline, help: "Your doctor or the school can help." });
  expect(page).toMatch(/A kite flies\..*For you:.*Your doctor or the school can help\./u);
  expect(shown(false, { ...outline, help: null })).not.toContain("For you:");
});

test("22.4: what is left out is said above the stories to choose from, of which the one shown is chosen", () => {
  const page = shown(false, { ...outline, leftOut: ["wasps"], alternatives, ideas: 2 });
  expect(page).toMatch(/“wasps”.*A kite flies\..*A kite falls\./u);
  expect(page.match(/checked=""/gu)).toHaveLength(1);
  expect(page).not.toContain("Other ideas");
});

test("22.4: where nothing tells it, none is chosen yet, and there may be more", () => {
  const asked = { ...outline, idea: null, sentence: null, asks: "We have no story about it yet.", ideas: 5 };
  const page = shown(false, {
    ...asked,
    alternatives: alternatives.map((one) => ({ ...one, idea: `${one.idea}2` })),
  });
  expect(page).toContain("We have no story about it yet. Choose one of these:");
  expect(page).not.toContain('checked=""');
  expect(page).toContain("Other ideas");
});

test("22.4: where nothing comes near either, none is to be chosen, and there may be more", () => {
  const page = shown(false, {
    ...outline,
    idea: null,
    sentence: null,
    asks: "We have none.",
    ideas: 5,
    alternatives: [],
  });
  expect(page).toContain("We have none. Please change the words, or look at other ideas.");
  expect(page).not.toContain("Choose one of these");
  expect(page).toContain("Another idea");
});

test("another story than that of the title has a title of its own, and what was typed can be put back", () => {
  const asked = {
    ...outline,
    idea: null,
    sentence: null,
    asks: "We have no story about it yet.",
    alternatives,
  };
  const page = shown(false, asked, [], "The Goat That Giggled");
  expect(page).toMatch(/The book will be called.*value="The Goat That Giggled"/u);
  expect(page).toContain("Use “The goat that ate my homework” all the same");
  expect(shown(false, asked, [], "The goat that ate my homework")).not.toContain("all the same");
  expect(shown(false, asked)).not.toContain("will be called");
});

test("what the only story leaves out of the title is said, and it is chosen or the words are changed", () => {
  const [only] = alternatives;
  const page = shown(false, {
    ...outline,
    idea: null,
    leftOut: ["in the bay"],
    alternatives: [{ ...only, idea: "k" }],
  });
  expect(page).toContain("leaves out “in the bay”. Choose it, or change the words:");
  expect(page).not.toContain('checked=""');
});

test("what is told of one child has a button that takes the others out, refused with care or asked about", () => {
  const alone = ["Mira", "Tom"].map((name) => ({ id: name, name, onTell: () => undefined }));
  const none = { ...outline, idea: null, sentence: null };
  const refused = { ...none, untold: "What is hard is told of one child at a time." };
  expect(shown(false, refused, alone)).toMatch(
    /one child at a time\..*<button[^>]*>.*Tell it for .*Mira.*<button[^>]*>.*Tell it for .*Tom/u,
  );
  expect(shown(false, refused)).not.toContain("Tell it for");
  const asked = { ...none, asks: "Our story about “loose tooth” is told of one child.", alternatives };
  expect(shown(false, asked, alone)).toMatch(/Tell it for .*Mira.*Or choose one of these, for all of them:/u);
});
