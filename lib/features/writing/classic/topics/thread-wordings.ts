type ByLevel = Record<"B" | "E" | "I" | "A", readonly string[]>;

export const STYLE_OPEN: ByLevel = {
  B: ["Today {hero} was {a [style]}."],
  E: ["Today {hero} was {a [style]}, from top to toe.", "All day long, {hero} had been {a [style]}."],
  I: ["{hero} had been {a [style]} since breakfast, from top to toe."],
  A: [
    "Since breakfast {hero} had been {a [style]}, from top to toe, and had no plans to stop before bedtime.",
    "Some days you get dressed and some days you become {a [style]}; for {hero}, this was the second kind.",
  ],
};

export const MORAL_OPEN: ByLevel = {
  B: ["{hero} [not].", "Oh, {hero} [not]!"],
  E: [
    "Everybody knew that {hero} [not].",
    "There was only one problem. {hero} [not].",
    "{hero} was good at most things. But {they} [not].",
    "Nobody is perfect, and {hero} [not].",
  ],
  I: [
    "{hero} was good at nearly everything, with one exception. {They} [not].",
    "Ask anybody at home, and they would tell you that {hero} [not].",
    "{hero} had a big heart and excellent ideas, but {they} [not].",
    '"It is not easy being me," {hero} used to say. That was because {they} [not].',
    "Everybody has something that is hard for them. {hero} [not].",
  ],
  A: [
    "Everybody who knew {hero} also knew one small thing about {them}: {they} [not], whatever anybody said.",
    "There was only one difficulty with {hero}, and {they} would have been the first to admit it. {They} [not].",
    "Everybody has one small difficulty; with {hero}, it was that {they} [not].",
    '"It is not always easy being me," {hero} would say, with a sigh, because {they} [not].',
    "{hero} had a great many talents and was still working on the rest; for the time being, {they} [not].",
  ],
};

export const MORAL_CLOSE: ByLevel = {
  B: [
    '"I can [can] now," said {hero}.',
    '"Now I can [can]!" said {hero}.',
    '"See? I can [can]," said {hero}.',
  ],
  E: [
    '"I can [can] now," said {hero}.',
    '"Now I know how to [can]," {hero} told {pal}.',
    '"I can [can] now," said {hero}. "I saw it," said {pal}.',
  ],
  I: [
    'Nobody gave a speech about [noun]. {pal} just said, "You did that," and {hero} stood a little taller.',
    '"So that is what [noun] feels like," thought {hero}. It felt warm, and a bit like growing.',
    '"I can [can] now," said {hero}, sounding surprised. "I know," said {pal}. "I was there."',
    '"It turns out that I can [can]," {hero} told {pal}, who had noticed it long ago.',
  ],
  A: [
    '"You did that, you know," said {pal} quietly, and {hero} carried the words home like something warm in a pocket.',
    "As for [noun], {hero} had discovered that it is not a thing you have, like freckles. It is a thing you do.",
    '"I believe that I can [can] now," said {hero}, rather astonished. "I know," said {pal}. "I was there when it happened."',
    "Nobody mentioned [noun] at all, and nobody needed to; {hero} was wearing it already, like a coat that fits.",
  ],
};

export const EVENT_OPEN: ByLevel = {
  B: ["[when]."],
  E: ["[when]. Everybody was talking about it. [worry]", "[when]. [worry]"],
  I: ["[when], and {hero} kept thinking about it. [worry]", "[when]. [worry]"],
  A: ["[when], and one <particular |>question would not leave {hero} alone. [worry]"],
};

export const EVENT_CLOSE: ByLevel = {
  B: ["[ready]"],
  E: ["Suddenly [noun] did not seem so big any more. [ready]", "[ready]"],
  I: ["{hero} thought about [noun] again, and now it was quite a small thought. [ready]"],
  A: ["As for [noun], the worry about it had shrunk along the way to about the size of a button. [ready]"],
};

export const WHO_MID: ByLevel = {
  B: ['"What would {a [who]} do?" said {hero}.'],
  E: ['"What would {a [who]} do now?" asked {pal}. "Go on," said {hero}.'],
  I: ['"What would {a [who]} do?" asked {pal}. "{A [who]} would go on," said {hero}, and that was that.'],
  A: [
    '"What would {a [who]} do in our place?" asked {pal}. "Have a bite to eat," said {hero}, "and then go on." So they did both.',
  ],
};

export const THING_CLOSE: ByLevel = {
  B: ["That night {hero} dreamed of [many]."],
  E: ["That night {hero} dreamed of [many], one after another."],
  I: ["That night {hero} dreamed of [many], more than anyone could count."],
  A: [
    "That night the [item] stood on the windowsill, and {hero}'s dreams were full of [many], all of them busy with something important.",
  ],
};

export const CREATURE_CLOSE: ByLevel = {
  B: ["That night {hero} dreamed of [many]."],
  E: ["That night {hero} dreamed of [many], big and small."],
  I: ["That night {hero} dreamed of [many], and every one of them knew {them} by name."],
  A: ["That night {hero} dreamed of [many], large and small, and every one of them knew {them} by name."],
};

export const UNKNOWN_CLOSE: ByLevel = {
  B: ['In bed, {they} read "[title]".', 'Then {they} read "[title]".'],
  E: ['That night {hero} read "[title]" in bed, right to the end.'],
  I: ['Then {hero} opened "[title]" at last, and read until the words began to swim.'],
  A: [
    'And that night "[title]" was read at last, from the first page to the final one, because the best days leave a few questions over.',
  ],
};
