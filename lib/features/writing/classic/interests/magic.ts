import type { InterestKit } from "@/lib/features/writing/classic/grammar";

export const MAGIC: InterestKit = {
  interest: "Magic",
  item: { text: "wooden wand", prop: "wand" },
  signs: /wand|magic|trick|spell|vanish/iu,
  extra: {
    B: "{hero} did a magic trick, too.",
    E: "Then {hero} did a magic trick, and a coin came out of {pal's} ear.",
    I: "To end with, {hero} did the trick with the coin, and found it behind {pal's} ear, as always.",
    A: "Afterward {hero} did the trick with the coin, which turned up, as it always did, behind {pal's} ear, to the great surprise of {pal}.",
  },
  shy: {
    pose: "holding",
    feeling: "happy",
    props: ["wand", "coin"],
    happening: "{hero} does a magic trick with a wand and a coin, and {other} leans out to see.",
    B: '{hero} hid a coin. Tap, tap went the wand. Gone! "Where is it?" said {other}, and came out.',
    E: '{hero} held up a coin. {They} tapped it with the wand, and it was gone! {They} searched {their} pockets and looked unhappy. Then {they} pointed. The coin was right next to {other}! "Do it again," said {other}, and came a lot closer.',
    I: '{hero} held up a coin so that it shone, tapped it once with the wooden wand, and opened {their} hand. There was nothing there. {They} searched {their} pockets, looked up both sleeves, and made a very puzzled face. <From the hiding place came a snort.|There was a snort from the hiding place.> "It is underneath your shoe," said {other}. "<However did it get there|Whatever is it doing there>?" asked {hero}<. "I|, looking amazed. "I> will <show|have to show> you <exactly how|how it happened>," <said|sighed> {other}, and came out.',
    A: `The secret of magic is that everybody, even somebody very shy, would like to know how it is done. {hero} held up a coin, let it catch the light, and tapped it with the wooden wand. When {they} opened {their} fingers there was nothing in them at all. {They} searched {their} sleeves with great care, and after that {they} searched {pal}. {They} made a face of such enormous confusion that somebody in the hiding place laughed, and tried to turn it into a cough. "You dropped it," said {other}, "and everyone can see it behind your shoe." "Then I must be doing it wrong," said {hero}, "and perhaps you had better show me." And {other}, who had been watching extremely closely, came out and showed {them}.`,
  },
  find: {
    pose: "pointing",
    feeling: "curious",
    props: ["wand"],
    happening: "{hero} points a wand in exactly the opposite direction from where {pal} is looking.",
    B: '"We must look the other way," said {hero}. "That is the trick." There was {goal}!',
    E: '{hero} knew how tricks work. "Everyone looks at the wand," {they} said, "so the secret is in the other hand." They had all looked one way. So {hero} waved the wand, and they all looked the other way. There was {goal}!',
    I: '"I will tell you the first rule of magic," said {hero}. "Something bright makes you look here, so that you do not look there." They thought about it. What was the brightest, busiest thing in the whole place? They had been looking at it all this time. {hero} lifted the wooden wand, pointed it exactly the opposite way, and said a word that {they} had just invented. There, in the dull, dark corner, was {goal}.',
    A: '"Every trick in the world works in the same way," said {hero}, twirling the wooden wand. "Something over here is bright and busy, so that nobody looks over there." {They} turned slowly on {their} heel. What had been bright and busy? What had all of them been staring at, ever since they came? {They} found it, and then, which is the difficult part, {they} took {their} eyes away. {They} pointed the wand in precisely the opposite direction, toward a corner so plain that it seemed to be asking to be ignored. "Exactly," {they} said, and added a spell of three syllables, for the look of the thing. Then {they} walked across to the corner, and there was {goal}.',
  },
  free: {
    pose: "standing",
    feeling: "excited",
    props: ["wand"],
    happening: "{hero} taps with a wand three times, and {goal} springs free.",
    B: '{hero} tapped once. {They} tapped twice. "Now you, {pal}!" Tap! It was magic. Now {goal} could move.',
    E: `"A magic trick is mostly knowing where to tap," said {hero}. {They} tapped it carefully with the wand and listened. Tick, it said, and tick again. Then, lower down, it said tock. That was the secret spot! One hard tap there, and {goal} was free.`,
    I: '{hero} rolled up both sleeves. "Magic is mostly knowing where to tap," {they} said. {They} went along it with the wooden wand, tapping and listening. It said tick, and tick, and tick, the same everywhere. Then, low down on the left, it suddenly said tock. "There is an empty space behind that," said {hero}. {They} whispered three very long words, for luck, and gave the place a good hard tap. Something inside dropped with a clunk, and {goal} came free.',
    A: 'A bad magician shouts at things, and a good one listens to them first. {hero} put an ear to it and began to tap along the edge with the wooden wand, a thumb\'s width at a time. Tick, it said, and tick again, and tick, while {pal} held {pal.his} breath. Low down on the left, where nobody would have thought of trying, it suddenly said tock. "There is a hollow behind there," {hero} whispered, "and something small has fallen into it and jammed." {They} stepped back, because an audience appreciates a pause, and announced three magic words, of which two were real. Then {they} gave that one spot a single sharp rap. Something inside went clunk, and {goal} came free.',
  },
};
