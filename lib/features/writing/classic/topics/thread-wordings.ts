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

export const EVENT_OPEN: ByLevel = {
  B: ["[when]."],
  E: [
    "[when], and everybody was talking about it. [worry]",
    "[when]. [worry]",
    "[when]. {hero} had one question. [worry]",
    "[when], and {hero} thought of little else. [worry]",
  ],
  I: [
    "[when], and {hero} kept thinking about it. [worry]",
    "[when]. [worry]",
    "[when]. {hero} had a question that nobody had answered. [worry]",
    "[when], and {hero} thought of little else. [worry]",
  ],
  A: [
    "[when], and one <particular |>question would not leave {hero} alone. [worry]",
    "[when], and {hero} had a question about it that nobody had answered. [worry]",
    "[when], and there was one thing that {hero} would have liked to know beforehand. [worry]",
    "[when]; {hero} was perfectly calm, except for one question. [worry]",
  ],
};

export const EVENT_CLOSE: ByLevel = {
  B: ['"And [noun]?" [ready]', "[ready]"],
  E: [
    "Suddenly [noun] did not seem so big any more. [ready]",
    '"And [noun]?" asked {pal}. [ready]',
    "[ready]",
  ],
  I: [
    "{hero} thought about [noun] again, and now it was quite a small thought. [ready]",
    '"And what about [noun]?" asked {pal}. {hero} had nearly forgotten to worry. [ready]',
    "There was still [noun], of course. [ready]",
  ],
  A: [
    "As for [noun], the worry about it had shrunk along the way to about the size of a button. [ready]",
    "There was still [noun] to come, and {hero} discovered, with some surprise, that this was perfectly all right. [ready]",
    '"You have not mentioned [noun] for hours," said {pal}, and {hero} had to admit that this was true. [ready]',
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

export const EVENT_MID: ByLevel = {
  B: [
    '"And [noun]?" asked {pal}. "Not now."',
    "{hero} did not think of [noun] now.",
    '"And [noun]?" asked {pal}. "Later," said {hero}.',
    "For now, {hero} forgot [noun].",
  ],
  E: [
    "Now [noun] could wait.",
    "For a while, {hero} did not think of [noun] at all.",
    '"Are you thinking of [noun]?" asked {pal}. "Only a bit," said {hero}.',
    "There was no time to think of [noun] now.",
  ],
  I: [
    "For now, [noun] could wait.",
    "{hero} noticed that {they} had not thought of [noun] for quite some time.",
    '"Are you thinking of [noun] again?" asked {pal}. "Less than I was," said {hero}, and it was true.',
    "With all of this to do, there was hardly any room left to think of [noun].",
  ],
  A: [
    "For the time being, [noun] would simply have to wait.",
    "It occurred to {hero} that {they} had not worried about [noun] for quite some time, which must have been a record.",
    '"You are thinking of [noun] again," {pal} observed. "Rather less than I was when we started," said {hero}, and was surprised to find that it was true.',
    "There was so much else to think of that [noun] had to wait its turn, somewhere at the back of {hero}'s mind.",
  ],
};

export const WHO_MID: ByLevel = {
  B: [
    '"{A [who]} would go on," said {hero}.',
    '"What would {a [who]} do?" said {hero}.',
    '"I am {a [who]}!" said {hero}. "Come on!"',
    "{hero} felt like {a [who]}.",
  ],
  E: [
    '"{A [who]} would go on," said {hero}.',
    '"What would {a [who]} do now?" asked {pal}. "Go on," said {hero}.',
    '"{A [who]} would know what to do," said {hero}. "So do we!"',
    "{hero} put on {their} best [who] face.",
    "{hero} felt just like {a [who]}.",
  ],
  I: [
    '"{A [who]} would not give up," said {hero}.',
    '"What would {a [who]} do?" asked {pal}. "{A [who]} would go on," said {hero}, and that was that.',
    '"One day I will be {a [who]}," said {hero}. "{A [who]} would not give up now, and neither do we."',
    "{hero} put on the face of {a [who]} who has seen worse, and it helped.",
  ],
  A: [
    '"{A [who]} would never give up at this point," {hero} remarked.',
    '"What would {a [who]} do in our place?" asked {pal}. "Have a bite to eat," said {hero}, "and then go on." So they did both.',
    '"{A [who]}," said {hero}, who intended to become one, "would be delighted with a problem like this." They both tried to look delighted.',
    "{hero} put on the expression of {a [who]} who has seen a great deal worse, and it was surprising how much it helped.",
  ],
};

export const ITEM_MID: ByLevel = {
  B: [
    "{hero} held on to the [item].",
    "The [item] came, too.",
    '"Hold the [item]," said {hero}.',
    "The [item] saw it all.",
    "{hero} held the [item] tight.",
    "{hero} did not let go of the [item].",
  ],
  E: [
    '"How is the [item]?" asked {pal}. "Brave," said {hero}.',
    "{hero} dropped the [item], and went back for it.",
    '"Hold this for me," said {hero}, and {pal} took the [item].',
    "The [item] looked on and said nothing.",
    "{hero} looked at the [item], and held it a little tighter.",
    "{hero} held up the [item], so that it could see.",
    "It was {pal's} turn with the [item] now.",
  ],
  I: [
    "{hero} looked at the [item], and the [item] looked at {hero}.",
    "{hero} took out the [item] and held on to it, because it is easier to think with something in your hand.",
    '"Would you hold this for a minute?" asked {hero}, and {pal} took good care of the [item].',
    '"How is the [item]?" asked {pal}. "Being brave," said {hero}, after a careful look.',
    "The [item] fell down once, and had to be dusted and told that it was not far now.",
    "{hero} held up the [item], so that it would not miss anything.",
    "By now it was {pal's} turn to look after the [item].",
    "The [item] had nothing to say about it, as usual.",
    "{pal} asked whether the [item] was always so quiet. {hero} said that it was only thinking.",
  ],
  A: [
    "{hero} and the [item] exchanged a glance.",
    "{hero} took out the [item] and turned it over and over, because it is easier to think with something in your hands.",
    '"Would you mind holding this?" asked {hero}, and {pal} took charge of the [item] with enormous care.',
    '"How is the [item] bearing up?" inquired {pal}. "Bravely," said {hero}, after a glance.',
    "At some point the [item] was dropped, and picked up again, and apologized to.",
    "{hero} held up the [item], so that it should not miss anything important.",
    "By this time it was {pal's} turn to look after the [item], which made {pal} feel extremely responsible.",
    "The [item], when it was consulted, offered no opinion.",
    "{hero} patted the [item] for luck, and then {pal} patted it too, so that the luck would be evenly spread.",
  ],
};

export const THING_CLOSE: ByLevel = {
  B: [
    "That night {hero} dreamed of [many].",
    "That night the [item] lay by the bed.",
    "{hero} slept well. So did the [item].",
  ],
  E: [
    "That night {hero} dreamed of [many], one after another.",
    "That night the [item] lay close by, and {hero} dreamed of [many].",
    "That night the [item] got half of the pillow.",
    "{hero} slept well that night, and so did the [item].",
  ],
  I: [
    "That night {hero} dreamed of [many], more than anyone could count.",
    "The [item] spent that night beside {hero}'s pillow, and there were [many] in every dream.",
    "That night the [item] got the better half of the pillow, and {hero} did not mind.",
    "That night {hero} began to count [many] in bed, and fell asleep at number three.",
  ],
  A: [
    "That night the [item] stood on the windowsill, and {hero}'s dreams were full of [many], all of them busy with something important.",
    "The [item] was tucked in first that night, and {hero} dreamed of [many] until the morning.",
    "The [item] was allowed the better half of the pillow that night, having behaved so well.",
    "That night {hero} lay down to count [many] until sleep came, and got no farther than four.",
  ],
};

export const CREATURE_CLOSE: ByLevel = {
  B: [
    "That night {hero} dreamed of [many].",
    "In bed, {hero} thought of [many].",
    "Good night to all the [many]!",
  ],
  E: [
    "That night {hero} dreamed of [many], big and small.",
    "In bed, {hero} said good night to all the [many] there are.",
    "That night there were [many] in every dream.",
  ],
  I: [
    "That night {hero} dreamed of [many], and every one of them knew {them} by name.",
    "That night {hero} left a little room in the bed, in case any [many] came by.",
    "If there were [many] in {hero's} dreams that night, nobody woke them.",
  ],
  A: [
    "That night {hero} dreamed of [many], large and small, and every one of them knew {them} by name.",
    "That night {hero} left the door open by the width of a hand, in case any [many] should happen to be passing.",
    "There were [many] in {hero's} dreams that night, and all of them had time to stay.",
  ],
};
