type ByLevel = Record<"B" | "E" | "I" | "A", readonly string[]>;

export const STYLE_OPEN: ByLevel = {
  B: ["Today {hero} was {a [style]}."],
  E: ["Today {hero} was {a [style]}, from top to toe.", "All day long, {hero} had been {a [style]}."],
  I: ["{hero} had been {a [style]} since breakfast, from top to toe."],
  A: [
    "Since breakfast {hero} had been {a [style]}, from top to toe, and had no plans to stop before bedtime.",
    "Some days you get dressed and some days you become {a [style]}; for {hero}, this was one of the second kind.",
  ],
};

export const MORAL_OPEN: ByLevel = {
  B: ["{hero} [not]."],
  E: ["Everybody knew that {hero} [not].", "There was only one problem. {hero} [not]."],
  I: [
    "If {hero} had one trouble, it was this: {they} [not].",
    "{hero} was good at many things, but there was one that never went well. {They} [not].",
  ],
  A: [
    "Everybody who knew {hero} also knew one small thing about {them}: {they} [not], and no amount of good advice had ever helped.",
    "There was only one trouble with {hero}, and {they} would have been the first to admit it. {They} [not].",
  ],
};

export const MORAL_MID: ByLevel = {
  B: ["This time, {hero} [did]."],
  E: ["It was not easy, but {hero} [did]."],
  I: [
    "It would have been easy to [slip]. {hero} took a breath and [did].",
    "The old {hero} would have liked to [slip]. This time {they} [did].",
  ],
  A: [
    "It would have been the easiest thing in the world to [slip]. {hero} thought about that for a moment, and then {they} [did] instead.",
  ],
};

export const MORAL_CLOSE: ByLevel = {
  B: ["So that was [noun]!"],
  E: ['"So that is [noun]," thought {hero}.', '"That was [noun]," whispered {pal}, "and you did it."'],
  I: [
    'Nobody gave a speech about [noun]. {pal} just said, "You did that," and {hero} stood a little taller.',
    '"So that is what [noun] feels like," thought {hero}. It felt warm, and a bit like growing.',
  ],
  A: [
    "People like to talk about [noun] as though it were something that you keep in a jar. {hero} knew better now: it is something that you do, usually when it is least convenient.",
    'Nobody made a speech about [noun], which was a relief. {pal} only said, "You did that, you know," and {hero} carried the words home like something warm in a pocket.',
  ],
};

export const EVENT_OPEN: ByLevel = {
  B: ["[when]. [worry]"],
  E: ["[when]. Everybody was talking about it. [worry]"],
  I: ["[when], and {hero} could not stop thinking about it. [worry]"],
  A: [
    "[when], and {hero} had been carrying one question about all week, like a stone in a shoe. [worry]",
    "[when], and although {hero} had told nobody, the same question came back whenever the house was quiet. [worry]",
  ],
};

export const EVENT_CLOSE: ByLevel = {
  B: ["[ready]"],
  E: ["Suddenly [noun] did not seem so big any more. [ready]"],
  I: [
    "{hero} thought about [noun] again. It had been a big thought in the morning, and now it was quite small. [ready]",
  ],
  A: [
    "Somewhere along the way the old worry had shrunk. {hero} thought about [noun] carefully, from all sides, and found that it had stopped being frightening and become merely new. [ready]",
  ],
};

export const WHO_MID: ByLevel = {
  B: ['"What would {a [who]} do?" said {hero}.'],
  E: ['"What would {a [who]} do now?" asked {pal}. "Go on," said {hero}.'],
  I: ['"What would {a [who]} do?" asked {pal}. "{A [who]} would go on," said {hero}, and that was that.'],
  A: [
    '"What would {a [who]} do in our place?" asked {pal}. {hero} thought about it. "Have a bite to eat," {they} said, "and then go on." So they did both.',
  ],
};

export const THING_CLOSE: ByLevel = {
  B: ["That night {hero} dreamed of [many]."],
  E: ["That night {hero} dreamed of [many], one after another."],
  I: [
    "That night the [item] lay beside the bed, and {hero} dreamed of [many], more than anyone could count.",
  ],
  A: [
    "The [item] stood on the windowsill that night, where {hero} could see it, and the dreams that came were full of [many], all of them busy with something important.",
  ],
};

export const CREATURE_CLOSE: ByLevel = {
  B: ["That night {hero} dreamed of [many]."],
  E: ["That night {hero} dreamed of [many], big and small."],
  I: ["That night {hero} dreamed of [many], and every one of them knew {them} by name."],
  A: [
    "That night {hero} dreamed of [many], big ones and small ones, and in the dream every one of them knew {hero} by name.",
  ],
};

export const UNKNOWN_CLOSE: ByLevel = {
  B: ['In bed, {they} read "[title]".', 'Then {they} read "[title]".'],
  E: ['That night {hero} read "[title]" in bed, right to the end.'],
  I: ['Then {hero} opened "[title]" at last, and read until the words began to swim.'],
  A: [
    'And "[title]", which had come all that way in the bag without once being opened, was read that night from the first page to the last, because even the best day leaves a few questions over.',
  ],
};
