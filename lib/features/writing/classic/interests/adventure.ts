import type { InterestKit } from "@/lib/features/writing/classic/grammar";

export const ADVENTURE: InterestKit = {
  interest: "Adventure",
  item: { text: "long rope", prop: "rope" },
  signs: /rope|knot|explor|adventur|captain/iu,
  extra: {
    B: "{hero} tied a good, strong knot.",
    E: "{hero} tied it all up with an explorer's knot, the kind that never slips.",
    I: "Whatever could fall, {hero} tied down first, with an explorer's knot that has never slipped yet.",
    A: "Whatever could possibly fall, roll or blow away, {hero} had tied down beforehand, with the explorer's knot that has never been known to slip.",
  },
  shy: {
    pose: "holding",
    feeling: "brave",
    props: ["rope"],
    happening: "{hero} holds one end of a rope and lets {other} hold the other end.",
    B: `{hero} let {other} hold one end of the rope. "You go first!" So {other.he} did. Out they came.`,
    E: '"We need a captain," said {hero}, and let the rope fall near {other}. "The captain goes first and holds the rope." For a minute it was quiet. Then the rope gave a tug. {other} wanted to be captain!',
    I: `{hero} laid one end of the long rope close to the hiding place and held the other end. "Every explorer needs somebody at the other end of the rope," {they} explained. "If you are frightened, you tug once, and everybody stops. If you are ready to continue, you tug twice." For a long time it was quiet. Then the rope wriggled, once, and a moment later twice. Out came {other}, holding on tightly.`,
    A: `{hero} uncoiled the long rope, kept one end, and tossed the other so that it landed softly beside the hiding place. "I am going to tell you how explorers do it," {they} said, to nobody in particular. "They never go first alone, and they never go last alone, because everybody holds the same rope. One tug means that you are frightened, and then the whole expedition stops, and nobody laughs; two tugs mean that you would like to continue." Then {they} sat down and waited, with the rope lying loosely across {their} palm, until it twitched: one tug. "That is perfectly all right," said {hero}. "We have stopped." And when at last the two tugs came, {other} came with them.`,
  },
  find: {
    pose: "walking",
    feeling: "determined",
    props: ["rope"],
    happening: "{hero} walks in a wide circle at the end of a rope that {pal} holds in the middle.",
    B: "{pal} held the rope. {hero} walked round and round it. The ring got big. There was {goal}!",
    E: '"Explorers do not run about," said {hero}. "They make rings." {pal} held one end of the rope and stood still. {hero} took the other end and walked in a ring, and then a bigger ring. On the third ring, there was {goal}!',
    I: '"Running about is for chickens," said {hero}. "Explorers search in circles." {pal} stood in the middle and held one end of the long rope. {hero} took the other, let out a little of it, and walked all the way around. {They} let out a bit more and walked around again. That way, nothing could be missed. The fourth circle went behind everything, and there, on the far side, was {goal}.',
    A: 'They had each been searching wherever they happened to feel like it, so that some places had been searched three times and others not at all. "We will do it exactly the way explorers do it," <said|decided> {hero}. {pal} was given one end of the long rope and told to stand in the middle and be a post. {hero} took the other end, let out two paces of rope, and walked around in a circle, looking only to the left. Then came four paces. Then came six. It was slow, and it was rather monotonous, but it could not possibly fail. On the fifth time around, in a spot they had both walked past all day, was {goal}.',
  },
  free: {
    pose: "holding",
    feeling: "determined",
    props: ["rope"],
    happening: "{hero} and {pal} pull together on a rope tied with a big knot, and {goal} comes free.",
    B: "{hero} tied the rope on tight. They both took hold. Pull! Pull! Pull! Out came {goal}.",
    E: '{hero} tied the rope around it with {their} best knot. They passed the rope behind a post, so it could not slip back. "Now pull together, and rest, and pull together!" It was a little more, and a little more. Then, with a bump, {goal} was free!',
    I: '{hero} made a loop in the long rope, tied the explorer\'s knot, and pulled it snug. Then {they} led the rope around a post. "So it can never slip back," {they} said. "We pull, we rest, and we keep every inch." They pulled an inch and rested. They pulled another inch and rested. {pal} counted the inches out loud. There were eleven of them, and after the eleventh, {goal} came free.',
    A: 'When you cannot do a difficult thing all at once, you can usually do it a little at a time, as long as you do not slide back in between. Fortunately, {hero} knew exactly the knot for that. {They} made a loop, drew it snug, and led the long rope twice around a post, so that whatever they gained would be kept. "Pull," {they} said, "and now rest. Nobody has to be a hero for more than three seconds." They pulled, and the rope creaked and gave them an inch. They rested, and the post held on to that inch for them. {pal} kept count in an important voice. At eleven inches everybody was exhausted; at twelve, {goal} came free.',
  },
};
