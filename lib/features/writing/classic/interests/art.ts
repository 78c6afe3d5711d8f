import type { InterestKit } from "@/lib/features/writing/classic/grammar";

export const ART: InterestKit = {
  interest: "Art",
  item: { text: "fat paintbrush", prop: "paintbrush" },
  signs: /paint|drew|draw|picture|brush|color/iu,
  extra: {
    B: "{hero} drew it all in red.",
    E: "{hero} drew a picture of it all, so that no one would forget.",
    I: "{hero} drew a picture of it all that evening, and had to glue on a second sheet to fit everybody in.",
    A: "That evening {hero} painted the whole of it, and had to glue on a second sheet of paper, because {pal} would not fit on the first.",
  },
  shy: {
    pose: "sitting",
    feeling: "calm",
    props: ["paintbrush", "paint-pots"],
    happening: "{hero} paints a picture of {other}, who leans in to look at it.",
    B: '{hero} made a fine picture. It was {other}! "Me?" said {other}. "Let me see!"',
    E: '{hero} did not look at {other} at all. {They} sat down and began to paint. There was <an orange|a big> shape with a <very little|tiny> smile. "Is that <me|really me>?" asked a quiet voice. {other} had come out to look.',
    I: '{hero} did not call again. {They} sat down, turned {their} back, and began to paint on a scrap of paper. First came a shape, then two bright eyes, then a smile in the middle. Somebody was breathing over {their} shoulder. "Am I really that color?" asked {other}. "Come into the light and see," said {hero}. And so {other} did, one slow step at a time.',
    A: 'It is difficult to be looked at when you are shy, and {hero} understood that. So {they} turned {their} back, spread a scrap of paper across {their} knees, and began to paint instead. {They} painted a figure with brilliant eyes and a doubtful mouth, took plenty of time over it, and hummed a little. Before long somebody was breathing just behind {their} shoulder. "The ears are wrong," whispered {other}. "Are they?" said {hero}. "I have to guess, you see, when I can only paint what is hiding." There was a pause while this was considered. Then {other} came all the way round to the front and sat down, quite still, to be painted properly.',
  },
  find: {
    pose: "pointing",
    feeling: "curious",
    props: ["paintbrush", "notebook"],
    happening:
      "{hero} compares a sketch with the view and points at the one wrong color, with {pal} looking on.",
    B: '{hero} drew all that {they} saw. "Look! One color is wrong." There was {goal}!',
    E: 'Painters look at things for a long time. So {hero} sat down and painted everything, the light parts and the dark parts. "Look," said {hero}. "This one shadow has the wrong color." They went up to it, and there was {goal}!',
    I: '"Painters look longer than other people," said {hero}, and sat down with the brush. {They} put in every light patch and every shadow, just as they were. Then {they} frowned. All of the shadows leaned to the left, like grass in the wind. Only one leaned to the right. {hero} walked up to that wrong little shadow and looked behind it. There was {goal}.',
    A: 'Everybody else was rushing about, so {hero} did the opposite and sat down to paint. "You only see a thing properly when you have to draw it," {they} explained to {pal}, who was hopping from foot to foot. {They} put down the pale colors first, then the darker ones, and then every shadow exactly where it fell. It was the shadows that gave the secret away. All of them leaned the same way, as well-behaved shadows should, except for a single one that pointed in the opposite direction, as if there were something behind it. {hero} put the brush behind one ear, walked straight over, and looked. There, plain as anything, was {goal}.',
  },
  free: {
    pose: "kneeling",
    feeling: "determined",
    props: ["paintbrush", "paint-pots"],
    happening: "{hero} brushes slippery paint along the edge, and {goal} slides free.",
    B: "{hero} got out the paint. It was very slick! {They} brushed and brushed. Whoosh! {Goal} slid free.",
    E: `"What is slippery and wet and red?" asked {hero}. "Paint!" {They} painted carefully all around the place where it was stuck. Then together they gave it a little push. Whoosh! It was red all over, but {goal} was free.`,
    I: '{hero} looked at it the way a painter does. It was not stuck everywhere. It was only stuck along one thin, dark line. {They} dipped the fat brush into the paint and worked it into that line, stroke after stroke. Slowly the paint ran down inside. "Slippery," said {pal}, and began to grin. They gave one push together. With a long wet squeak, {goal} slid free, and it had never looked so colorful.',
    A: 'Pulling and pushing were for people who had not looked carefully enough. {hero} went over every inch of it with {their} eyes, the way you do before you draw a difficult thing. It was only held in one place, by a crack no wider than a thread. "That is a job for a brush," {they} said. {They} chose the fattest one, loaded it with paint until it dripped, and stroked it along the crack again and again, patiently, so that the wet color crept deep inside. Then {they} put one finger against the edge and pushed. With a slippery sort of sigh, {goal} slid free. It was also bright blue now, but nobody complained.',
  },
};
