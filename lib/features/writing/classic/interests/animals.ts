import type { InterestKit } from "@/lib/features/writing/classic/grammar";

export const ANIMALS: InterestKit = {
  interest: "Animals",
  item: { text: "bag of oats", prop: "basket" },
  signs: /animal|paw|track|oats|creature|nose/iu,
  extra: {
    B: "All the animals came to look.",
    E: "Every animal on the way came out to say hello, and {hero} knew all their names.",
    I: "Every animal along the way came out to look, and {hero} said hello to each of them by name.",
    A: "Every animal along the way came out to see them pass, and {hero}, who knew how each of them likes to be greeted, greeted every one.",
  },
  shy: {
    pose: "sitting",
    feeling: "calm",
    props: ["basket"],
    happening: "{hero} sits very still and low with an open hand, and {other} comes close.",
    B: "{hero} sat down low. {They} held out some oats. {other} came near, bit by bit. Good!",
    E: "You must never chase a shy animal. {hero} knew that. So {they} sat down low, looked away, and held out a handful of oats. A minute went by, and then two. Then something warm touched {their} hand. It was {other}!",
    I: "{hero} knew all about shy animals. You must never chase them, or even stare. So {they} sat down low, to look small, and put a few oats on {their} open hand. Then {they} looked away and yawned, because a yawn means that nobody is in danger. A minute went by. Something tickled. It was {other}, eating the oats and leaning, just a little, on {hero}.",
    A: 'With animals, {hero} had learned long ago, you never go to them; you arrange things so that they can come to you. The rule works for almost everybody. So {they} sat down as low as {they} could, turned sideways, and laid a few oats on {their} open palm. {They} even yawned, slowly and on purpose, because in most animal languages a yawn means that there is nothing to be afraid of. Then came the difficult part, which was doing nothing at all. A minute passed, and another. Something rustled, stopped, and rustled again. When {hero} finally felt a warm breath on {their} fingers, {they} still did not move. "Hello," {they} whispered, and {other} decided to stay.',
  },
  find: {
    pose: "kneeling",
    feeling: "curious",
    props: ["footprint", "basket"],
    happening: "{hero} kneels to follow a line of tiny footprints, and {pal} sniffs along behind.",
    B: "{hero} saw a paw print. Then two. Then ten! The paws led right to {goal}.",
    E: 'Somebody with small feet had been there before them. "Look, tracks!" said {hero}. "Four toes and a tail." They followed the tracks around, and around again, and under, and over. The last track stopped. And there was {goal}!',
    I: `{hero} got down with {their} nose almost in the dust. "Animal tracks," {they} whispered. "Four toes in front, five behind, and a dragging tail. It is a mouse, and not a worried one, because the footsteps are so close together." Mice always remember where everything is, so they followed the tiny tracks past this and under that, until the prints turned a corner. There was {goal}.`,
    A: 'Most people look for things at the height of their own eyes. Most of the world, however, is lived in much lower down. {hero} lay flat on {their} stomach and looked along the floor with one eye shut. From there, a trail of tiny footprints became as visible as writing. "Four toes in front and five behind, and a tail mark in between," {they} read aloud. "That is a mouse, and she has used this road every day, because it is worn quite smooth. Animals do not walk somewhere every day without a reason." So they followed the mouse road on their hands and knees, around two corners and beneath something extremely low, and at the end of it was {goal}.',
  },
  free: {
    pose: "holding",
    feeling: "determined",
    props: ["basket"],
    happening:
      "{hero} uses oats to call a crowd of small animals, and together they tug until {goal} comes free.",
    B: '{hero} shook the bag of oats. Ten mice came! "Dig, please!" said {hero}. They did. Up came {goal}!',
    E: '{hero} shook the bag of oats, and small noses came out on every side. There were nine mice, some rabbits, and a very busy mole. "Please could you dig?" asked {hero}. Paws and claws <and noses |>went to work. Soon {goal} was free.',
    I: '"We are too big for this," said {hero}. "We need somebody small." {They} shook the bag of oats, and whiskers came out of every corner. There were nine mice, two moles and a very proud beetle. {hero} showed them where it was stuck. They dug and nibbled and tickled their way in, where no big hand could go. There was a soft click, and {goal} came free. Afterward everybody had lunch together.',
    A: 'The place where it was stuck was no wider than a thumb, which meant that nobody of their size would ever reach it. {hero} was not discouraged at all. {They} poured a small hill of oats into {their} hat, shook it so that it whispered, and waited. Out came the whiskers: nine mice, two moles, and a beetle who seemed to be in charge. "There is a pebble jammed right at the back," {hero} explained to them politely, "and I believe that you are the only experts for miles." The experts vanished inside. There was a good deal of scratching, and somebody sneezed. Then came a small, satisfying click, and {goal} was free.',
  },
};
