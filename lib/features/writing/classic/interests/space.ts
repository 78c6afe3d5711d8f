import type { InterestKit } from "@/lib/features/writing/classic/grammar";

export const SPACE: InterestKit = {
  interest: "Space",
  item: { text: "star map", prop: "map" },
  signs: /star|rocket|planet|moon|countdown|astronaut|space|blast/iu,
  extra: {
    B: "{hero} saw one bright star.",
    E: "The first star came out, and {hero} knew its name.",
    I: "The first star came out, and {hero} told everybody its name and how long its light had been on the way.",
    A: "The first star came out, and {hero} told everyone its name, and how many years its light had been traveling just to be looked at by them.",
  },
  shy: {
    pose: "pointing",
    feeling: "calm",
    props: ["map", "star"],
    happening: "{hero} spreads out a star map and shows {other} one very small star on it.",
    B: '{hero} held up the star map. "This star is shy, too. But see it shine!" {other} smiled.',
    E: '{hero} spread out the star map. "See this tiny star? It is so shy that you can only see it if you look beside it." So {hero} looked beside {other}, and not at {other.him}. And {other} came out and shone!',
    I: '{hero} unfolded the star map and smoothed it flat. "Do you see this one?" {they} said softly. "It is so faint that it disappears if you look straight at it. You have to look <just next to it|a little to one side of it>, and then it <comes out|appears>." So that is <what {they} did|exactly what {they} did>. {They} looked <just next to|a little to one side of> {other}, and kept <perfectly|absolutely> still. And, like the faint star, {other} came out, a little brighter every minute.',
    A: '"Here is something that astronomers know," said {hero}, unfolding the star map and smoothing out the creases. "The faintest stars vanish when you stare at them. But if you look a tiny bit to one side, and you are patient, they come out all by themselves." {They} pointed to one, no bigger than a grain of salt. "This one has been shining for nine hundred years, and hardly anybody has ever noticed, because everybody looks too hard." Then {hero} did what astronomers do. {They} looked a tiny bit to one side of {other}, in no hurry at all. It took a while. But when {they} next turned {their} head, there was somebody sitting beside {them}, gazing at the map.',
  },
  find: {
    pose: "pointing",
    feeling: "determined",
    props: ["map", "compass"],
    happening: "{hero} draws squares on the back of a star map to search one by one with {pal}.",
    B: `{hero} made a space map. "Not here. Not here. Not here. Here!" There was {goal}!`,
    E: `"A space crew searches in squares," said {hero}. {They} drew nine squares on the back of the star map. The first one had nothing in it, and the second only had dust. The third had even more dust. But in number seven, there was {goal}!`,
    I: '"When a space probe looks for something, it does not zoom about," said {hero}. {They} turned the star map over and ruled the back of it into nine neat squares. "It examines all of them, one after another, and crosses them out." They scanned one. They scanned two. {pal} made the beeping noises. Squares five and six were completely empty. But in square seven, which had looked as empty as all the others, was {goal}.',
    A: '{hero} asked {themselves} what mission control would do, and the answer was plain: mission control would not run about and shout. {They} turned over the star map, ruled the back of it into nine squares, and gave each of them a number. "We are a probe now," {they} told {pal}, "and a probe looks at every square completely before it goes on to the next." {pal}, who took the work seriously, supplied the beeping. Square one held nothing, and square two held dust; three, four and five were crossed out in turn. It would have been tempting to skip the seventh, which looked emptier than any of them. But a probe skips nothing, and there, in the seventh square, was {goal}.',
  },
  free: {
    pose: "jumping",
    feeling: "excited",
    props: ["rocket", "map"],
    happening: "{hero} counts down like a rocket launch with {pal}, and {goal} shoots free.",
    B: '"Three, two, one, blast off!" They all jumped as one. Now {goal} could move.',
    E: '"A rocket lifts off because it gives all its push at once," said {hero}. So everybody crouched down together and began to count. "Five, four, three, two, one, blast off!" They all jumped, and {goal} was free!',
    I: `{hero} was thinking of rockets. A rocket never pushes a little bit for a long time. It saves everything up, and then it lets go of it in one enormous moment. "Everybody get into position," said {hero}, and they crouched down with their shoulders against it. "Ten, nine, eight," {they} counted, and {pal} gulped. At zero they all sprang up in the same split second. There was a tremendous whoosh of dust, and {goal} came free.`,
    A: '"The whole trick of a rocket," said {hero}, "is that it does not use itself up by grumbling on the ground for an hour. It waits, and it waits, and then it gives everything it has in one go." {They} arranged the crew with their shoulders against the problem and their knees bent, checked that every member of it was ready, and began the countdown at ten. At seven, nobody was giggling any more. At four, you could have heard a feather land. "Three, two, one," said {hero}, "lift off!" They sprang up all together, in the same part of the same second, with a roar that was mostly {pal}. Dust flew up on every side, and when it settled, {goal} was free.',
  },
};
