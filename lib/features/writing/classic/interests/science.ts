import type { InterestKit } from "@/lib/features/writing/classic/grammar";

export const SCIENCE: InterestKit = {
  interest: "Science",
  item: { text: "hand lens", prop: "magnifier" },
  signs: /lens|test|experiment|lever|measur|bubble|scien/iu,
  extra: {
    B: "{hero} made a test to be sure.",
    E: "{hero} wrote it all down, with a small test at the end to be sure.",
    I: "{hero} wrote down everything that had worked, and also, because it was science, everything that had not.",
    A: "That evening {hero} wrote down everything that had worked and, because {they} took science seriously, everything that had not.",
  },
  shy: {
    pose: "holding",
    feeling: "curious",
    props: ["magnifier"],
    happening: "{hero} holds out a lens with a rainbow spot of light, and {other} comes out to look.",
    B: '{hero} held up the lens. It made a spot of light. "Ooh!" {other} ran out to catch it.',
    E: "{hero} held the lens up to the light. A tiny, shiny rainbow ran over the floor. It hurried left and it hurried right. {other} could not stop looking. Then {other.he} jumped out to catch it!",
    I: '"Let us try an experiment," {hero} whispered. {They} held the hand lens up and tilted it until the light came together in one bright spot. There was a rainbow around the rim. {They} made it slide along the wall and stop right beside the hiding place. {other} reached out to touch it, but it <jumped away|immediately hopped away>. By the third jump, {other} was right out in the open and giggling.',
    A: "There are two ways to do an experiment: you can push until something happens, or you can change one small thing and watch. {hero} chose the second. {They} lifted the hand lens, found the light with it, and tilted the glass until a single bright spot appeared, ringed with every color there is. {They} let it wander along the wall, as though it had all day, and come to rest exactly beside the hiding place. A moment later {other} put out one careful finger. {hero} let the spot skip just out of reach, and then a little farther. It took four skips in all. After the fourth, {other} was standing out in the open, laughing, with a rainbow in both hands.",
  },
  find: {
    pose: "kneeling",
    feeling: "curious",
    props: ["magnifier", "footprint"],
    happening: "{hero} looks at a clue through a hand lens while {pal} leans in close.",
    B: "{hero} looked with the lens. A clue! And one more! Clue by clue, they came to {goal}.",
    E: `"First we look," said {hero}, "and then we guess. <Afterward|After that> we test it." {They} looked carefully through the lens. There was a narrow line in the dust, as if something had been carried along. They followed it, and there was {goal}!`,
    I: `Running in circles was not science, so {hero} stopped and held the hand lens close to the floor. "Look first," {they} said, "and guess second, and test last." Through the glass, a grain of dust was as large as a boulder. Between the boulders ran a narrow, fresh line, where something had been carried along. They tested it together, ten careful steps at a time, and the line grew clearer. It ended at {goal}.`,
    A: '"We have been guessing," said {hero}, "which is fine, but we have been doing it in the wrong order. You look first, and you guess second, and then you test." {They} knelt, held the hand lens a little above the floor, and moved it along as slowly as a snail. Through the glass every grain of dust became a boulder, and between the boulders ran a faint, straight scratch that was cleaner than everything around it. Something had been moved here, and not long ago. {hero} put down a pebble to mark the place, walked ten paces, and looked again. The scratch was there too, and stronger. Nine pebbles later it ended, exactly as predicted, at {goal}.',
  },
  free: {
    pose: "reaching",
    feeling: "determined",
    props: ["magnifier"],
    happening: "{hero} leans on a long lever over a stone, and {goal} lifts free.",
    B: "{hero} got a long stick. {They} put a rock under it. Then {they} sat on the end. Up came {goal}!",
    E: '{hero} looked at it with the lens. "It is too heavy to lift," {they} said. "But not for a lever!" They put a long pole over a round stone. Then everybody sat together on the end of it. Up and up it went, and {goal} was free!',
    I: `"Being strong is one answer," said {hero}, "but being clever about where you push is another." {They} found a long pole and rolled a heavy stone close to the place where it was stuck. The short end of the pole went underneath, and the long end pointed upward. "That is called a lever," {they} said. "Now we only have to sit down." Slowly the long end sank, the short end lifted, and {goal} came free as gently as anything.`,
    A: 'Unfortunately, they had already <tried|attempted> being powerful, and they had <not been|not been nearly|evidently not been> powerful enough. "Then we shall have to be clever about where we push," said {hero}. {They} studied the problem carefully through the hand lens, measured it with {their} arm, and went off to fetch a long pole and a good round stone. The stone went close to the place where it was stuck, the pole went over the stone, and the short end went underneath. "The longer your end is, the stronger you get," {they} explained. "It is called a lever, and it has never <once |>been out of order<| since antiquity>." {They} sat down on the far tip of the pole. So did {pal}. Slowly, and without the slightest difficulty, {goal} rose up and came free.',
  },
};
