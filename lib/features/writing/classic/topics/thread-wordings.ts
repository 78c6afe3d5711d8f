export type ByLevel = Record<"B" | "E" | "I" | "A", readonly string[]>;

export const STYLE_OPEN: ByLevel = {
  B: ["Today {hero} was {a [style]}.", "{hero} was {a [style]} today."],
  E: [
    "Today {hero} was {a [style]}, from top to toe.",
    "All day long, {hero} had been {a [style]}.",
    "{hero} had put on everything that {a [style]} needs.",
    '"Today I am {a [style]}," {hero} had said.',
  ],
  I: [
    "{hero} was {a [style]} that day, from top to toe.",
    "Nobody had sent for {a [style]}, but here was {hero}, ready to begin.",
    '"Today I am {a [style]}," {hero} had announced.',
  ],
  A: [
    "{hero} was {a [style]} that day, from top to toe, and had no plans to stop before bedtime.",
    "Some days you get dressed and some days you become {a [style]}; for {hero}, this was the second kind.",
    '"I shall be {a [style]} until further notice," {hero} had declared.',
    "It takes some preparation to become {a [style]}, and {hero} had left nothing out.",
    "Nobody had sent for {a [style]}, but there stood {hero}, complete in every detail.",
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

export const MORAL_MID: ByLevel = {
  B: [
    '"I will [can]," said {hero}.',
    '"I will try to [can]," said {hero}.',
    '"Now I will [can]," said {hero}.',
    "{hero} thought of [noun].",
  ],
  E: [
    '"I want to [can]," said {hero}.',
    '"I will try to [can]," {hero} told {pal}.',
    '"I am going to [can]," said {hero}. "Good," said {pal}.',
    '"It is time to [can]," {hero} told {themselves}.',
    '"Remind me to [can]," {hero} said to {pal}.',
    "{hero} thought hard about [noun].",
  ],
  I: [
    '"I am going to [can]," {hero} decided.',
    '"This time I am going to [can]," {hero} told {pal}. "At least I am going to try."',
    '"I would like to [can]," said {hero}. "Then this is a good day for it," said {pal}.',
    '"Is it too late to [can]?" wondered {hero}. It hardly ever is.',
    '"If I forget to [can], cough twice," {hero} told {pal}.',
    "{hero} thought about [noun], and took a deep breath.",
    "{hero} had not forgotten about [noun]. Thinking about it was the easy part.",
  ],
  A: [
    '"I am determined to [can]," announced {hero}.',
    '"I have decided that I am going to [can]," {hero} told {pal}, "or at any rate that I am going to try."',
    '"I would like to [can]," said {hero}, "and I would like to begin today." "Then today it is," said {pal}.',
    '"Do you suppose it is too late to [can]?" asked {hero}. "It hardly ever is," said {pal}.',
    '"If I should forget to [can]," {hero} told {pal}, "you have my permission to cough." {pal} coughed once, for practice.',
    "{hero} had not forgotten about [noun], although it is a good deal easier to think about than to do.",
  ],
};
