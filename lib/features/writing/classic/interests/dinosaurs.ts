import type { InterestKit } from "@/lib/features/writing/classic/grammar";

export const DINOSAURS: InterestKit = {
  interest: "Dinosaurs",
  item: { text: "small fossil", prop: "fossil" },
  signs: /fossil|dinosaur|roar|bone|stomp|neck/iu,
  extra: {
    B: "{hero} did a dinosaur stomp.",
    E: "{hero} went the rest of the way as a dinosaur, with the tail and all.",
    I: "{hero} went the rest of the way as a dinosaur, which takes longer because of the tail.",
    A: "{hero} did the last stretch as a long-necked dinosaur, which is slower than walking, but you can look over walls.",
  },
  shy: {
    pose: "dancing",
    feeling: "happy",
    props: ["fossil"],
    happening: "{hero} stomps about as a very silly dinosaur, and {other} laughs out loud.",
    B: `{hero} was a big dinosaur. Roar! Then {they} fell down, tail and all. {other} had to laugh. Out {other.he} came.`,
    E: '{hero} was a terrible dinosaur. {They} stomped to the left and {they} stomped to the right. {They} took a <huge|gigantic> breath for <a huge|an enormous> roar. "Eek," <said|whispered> {hero}. {other} laughed so hard that {other.he} fell right out!',
    I: '{hero} showed {other} the small fossil. "This one was as big as a bus," {they} said, "and it was scared of everything." Then {they} acted it out. {They} stomped about with {their} arms tucked in, opened {their} mouth for an enormous roar, and said, very quietly, "Excuse me." There was a giggle from the hiding place, then a snort, and then {other} rolled out, holding {other.his} sides.',
    A: '"You should not think that only small things are shy," said {hero}, and held out the fossil so that it could be seen. "This belonged to a dinosaur as long as two buses, and I am fairly sure that he hated parties." To prove it, {they} became the dinosaur. {They} stamped in a circle, swinging an enormous tail, and knocked over several imaginary trees. {They} stretched {their} neck above the clouds, drew in a breath that went on and on, and opened {their} jaws for the roar that would shake the world. "Pardon me," {they} said, in a tiny voice. From the hiding place came a squeak, then a snort, then helpless laughter. Then {other} tumbled out into the open.',
  },
  find: {
    pose: "kneeling",
    feeling: "curious",
    props: ["fossil", "paintbrush"],
    happening: "{hero} brushes dust away bit by bit like a fossil hunter, with {pal} close by.",
    B: `{hero} was a bone hunter now. Brush, brush, brush went {their} hand. They saw a bit of it. There was {goal}!`,
    E: '"Dinosaur bones are always under something," said {hero}. "You do not dig fast. You brush slow." So {they} brushed the dust away, bit by bit. First they uncovered a bump, and after that an edge. And then there was {goal}!',
    I: '{hero} remembered the small fossil. Somebody had discovered it, long ago, by being slow and careful. "Fossil hunters never dig like dogs," {they} said. "They brush." {They} began at one side and brushed the dust away with two fingers, a little strip at a time. {pal} blew. Underneath the fourth strip there was a bump, and the bump had an edge. There was {goal}.',
    A: 'In {hero}\'s pocket was a small fossil, and it had taken seventy million years to be found. That was not because it had been hidden especially well. It was because everybody had walked past it too fast. "So we will be slow," said {hero}. {They} knelt down as the fossil hunters do, marked off a strip no wider than a hand, and began to brush away the dust with {their} fingertips. {pal} followed and blew on what was left. The first strip gave them nothing, nor did the second. Under the third lay a bump, which turned into a ridge, which turned, with a great deal more brushing, into a corner. Neither of them spoke. They had uncovered {goal}.',
  },
  free: {
    pose: "reaching",
    feeling: "determined",
    props: ["fossil"],
    happening: "{hero} climbs on the others to make one tall long-necked dinosaur, and {goal} comes free.",
    B: '"We can be one big dinosaur!" said {hero}. Up, up they stood. Bump! {Goal} came free.',
    E: '{hero} thought about the biggest dinosaur of all. "It had a neck like a crane," {they} said. "Let us make one!" They held on to each other, tail to neck, and leaned back. They were heavy and slow and very powerful. Then {goal} was free!',
    I: '"The long-necked dinosaurs never hurried," said {hero}. "They just leaned." So they made one. {pal} was the tail, and {hero} was the neck and the head, and everybody else was legs. The great beast took hold and leaned back, slow and heavy, with all its tons. "Nobody wriggle," said the head. Something began to slide. The dinosaur fell over backward in a heap, but {goal} was free.',
    A: `{hero} looked at the small fossil and thought about the animal it had come from. It had weighed as much as ten trucks, and it had probably never been in a hurry. "It never tugged at anything," {they} said slowly, "because it was able to lean." So they built one. {pal} was the tail, because a tail is important for balance, and {hero} was the long neck and also the head, and took a firm hold with both hands. Then the entire dinosaur leaned backward, without jerking and without shouting, a little more and a little more. The thing slid an inch, and then a foot, and finally a yard. The dinosaur came apart in the middle and sat down suddenly, and {goal} was free.`,
  },
};
