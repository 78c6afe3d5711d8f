import type { InterestKit } from "@/lib/features/writing/classic/grammar";

export const NATURE: InterestKit = {
  interest: "Nature",
  item: { text: "gray feather", prop: "feather" },
  signs: /feather|wind|leaf|leaves|moss|seed|flower|tree|grass/iu,
  extra: {
    B: "{hero} kept one green leaf.",
    E: "{hero} found one perfect leaf and kept it, to remember the day by.",
    I: "{hero} picked up one perfect leaf on the way, red on one side and gold on the other, and pressed it in a book.",
    A: "On the way {hero} picked up a leaf that was red on one side and gold on the other, and put it in a book, where it still is.",
  },
  shy: {
    pose: "holding",
    feeling: "calm",
    props: ["feather", "flower"],
    happening: "{hero} blows a feather into the air, and {other} watches it float down.",
    B: "{hero} blew the feather up high. Down, down, down it came. {other} came out, too. {Other.he} blew it back!",
    E: "{hero} held up the <gray|tiny gray> feather and blew. Up it <went|floated>, and then <down|it floated down>< again|, turning|, slow as snow>. {other} watched it with big eyes. {hero} did it <again|once again>. The third time, {other} came out, too. {Other.he} blew it back!",
    I: "{hero} put the gray feather on {their} open hand and blew. It rose, turned around twice, and drifted down as slowly as snow. {other} could not help looking. So {hero} blew it again, a little closer. The third time, the feather landed just outside the hiding place. {other} stared at it. Then {other.he} crept out, took a big breath, and blew it all the way back.",
    A: "Loud things chase a shy person deeper in, and {hero} owned only one thing that made no noise whatever. It was the gray feather. {They} set it on {their} palm and breathed on it, and it lifted, turned over twice as though it were thinking, and came down as slowly as the first snow. From the hiding place, two eyes followed it the whole way. {hero} sent it up again, and a little nearer, and then a little nearer still, until it came to rest on the very edge of the shadow. For a long moment it lay there like an invitation. Then {other} crept out, bent down, and blew it gently back.",
  },
  find: {
    pose: "reaching",
    feeling: "curious",
    props: ["feather"],
    happening: "{hero} holds up a feather to see which way the air moves, and {pal} watches it bend.",
    B: "{hero} held up the feather. It bent one way. The wind knew! They went, and there was {goal}.",
    E: 'The air was very still. But {hero} held up the gray feather, and it shook a little. "There is a small wind," said {hero}, "and it comes from somewhere." They went where the feather told them. And there was {goal}!',
    I: '"If you are lost, ask the wind," said {hero}. {They} held up the gray feather between two fingers. At first it hung straight down. Then it shivered and bent, ever so slightly, to one side. A breath of air was coming from somewhere, and it smelled of moss and rain. They walked into it, stopping every few steps to ask the feather again. It led them straight to {goal}.',
    A: 'There was no sign to read and nobody to ask, but {hero} knew that a place is never really silent; you only have to notice what it is saying. {They} held up the gray feather by its tip and stood as still as a tree. For a while it simply hung there. Then the soft edge of it began to tremble, and the whole feather leaned a finger\'s width to one side. "There is air moving," {they} said, "and moving air always comes from somewhere." They walked toward it slowly, and stopped whenever the feather lost interest. The air grew cooler, and began to smell of moss and of rain. Then they turned a corner, and there was {goal}.',
  },
  free: {
    pose: "kneeling",
    feeling: "determined",
    props: ["seedling", "feather"],
    happening: "{hero} pours water over dry moss so that it swells, and {goal} is pushed free.",
    B: "{hero} put moss in the gap. {They} made it wet. The moss grew fat. Pop! Now {goal} could move!",
    E: `"Moss gets bigger when it drinks," said {hero}. So they pushed some into the gap. They let a <little |>water <run|trickle> over it. The moss drank and <grew|became> fat. Crack! It was only moss, but {goal} was free.`,
    I: '{hero} had seen a small green root split a rock once, just by growing. It had not been powerful, only patient. "We can do that faster," {they} said. Together they stuffed the gap completely full of dry moss, and dripped water on it. The moss drank. It swelled and stretched and pushed, softly, everywhere at once. There was a crack, and {goal} came free.',
    A: 'Once, on a walk, {hero} had seen a dandelion come up through a road. It had not been strong, and nobody had helped it; it had merely grown a little every day and refused to stop. {They} told {pal} about it while they gathered up every scrap of dry moss that they could find. "Push it into the gap," said {hero}, "all the way round, and then give it something to drink." So they did, one handful of water after another, and then they sat back to watch. The moss turned from brown to green. It swelled, and kept on swelling, pressing outward with a thousand tiny fingers. Something groaned. Something gave way. And {goal}, which no one had been able to move, came free.',
  },
};
