import type { InterestKit } from "@/lib/features/writing/classic/grammar";

export const MUSIC: InterestKit = {
  interest: "Music",
  item: { text: "small drum", prop: "drum" },
  signs: /drum|song|tune|music|sang|hum/iu,
  extra: {
    B: "{hero} sang all the way.",
    E: "{hero} made up a song about it, and {pal} sang the low part.",
    I: "{hero} made up a song about it on the way, with a loud part for everybody to shout.",
    A: "Somewhere along the way {hero} had made up a song about it all, and by the second verse everybody knew the loud part.",
  },
  shy: {
    pose: "sitting",
    feeling: "calm",
    props: ["drum"],
    happening: "{hero} taps a small drum very softly while {other} peeps out to listen.",
    B: `{hero} tapped the drum, very soft. {other} tapped back! They played and played. Then out {other.he} came.`,
    E: "{hero} sat down and tapped the drum very softly. Tum, tum, tum. For a while nothing came back. Then they all heard a tiny tum. {other} was playing too! Tap by tap, {other.he} came out.",
    I: "{hero} did not say a word. {They} sat down, took out the small drum, and tapped it as softly as rain. Tum, tum, tum. Nothing happened, so {they} played it again. Then, from somewhere inside the hiding place, came a single tap. {hero} answered it immediately. Soon the two of them were playing a whole song together. In the middle of it, {other} walked out without even noticing.",
    A: "Talking had not helped, so {hero} stopped talking. {They} sat down with the small drum between {their} knees and tapped out a rhythm with two fingers, no louder than rain on a leaf. Then {they} left a gap, exactly as long as the rhythm had been, and waited. Nothing filled it. {hero} played the same thing again and left the same gap, and this time a single uncertain tap came back. It was a question, so {hero} gave it an answer. Before long there were two drummers, one in the open and one in hiding. Somewhere in the third verse {other} came out to hear better, and forgot to go back.",
  },
  find: {
    pose: "kneeling",
    feeling: "curious",
    props: ["drum"],
    happening: "{hero} taps a drum and listens for where the sound comes back, with {pal} listening too.",
    B: "{hero} hit the drum. Boom! Then they stood still. One sound came back. There was {goal}!",
    E: "{hero} hit the drum once. Boom! Then they stood very still and listened. On one side, the sound just went away. On the other, it came hurrying back. They followed it, and there was {goal}!",
    I: '"Nobody move," said {hero}. "I want to <hear|discover> the shape of this place<."|, and you can only do it by listening."> {They} hit the small drum once and listened with both eyes shut. To the left, the sound fell away into nothing. To the right, it returned, rounder and brighter, like a ball from a wall. {hero} followed the echo, one beat at a time, until it was right in front of them. There was {goal}.',
    A: 'Looking had not worked, but {hero} had another pair of tools, one on each side of {their} head. {They} asked everybody to be quiet, held up the small drum, and struck it once. The sound went out in every direction, and most of it never came home. But from one side it returned, rounder and brighter than before, the way a ball comes back from a wall. "Sound knows the shape of things," {hero} whispered. {They} turned a little, struck again, and listened again, following the answer a few steps at a time. When the echo was so close that it seemed to jump right back into the drum, {they} put out a hand. There was {goal}.',
  },
  free: {
    pose: "holding",
    feeling: "determined",
    props: ["drum"],
    happening: "{hero} drums a beat so that everybody pulls at the same moment, and {goal} comes free.",
    B: '{hero} beat the drum. "One, two, pull! One, two, pull!" Pop! Now {goal} could move.',
    E: `Everybody had been pulling at a different time. So {hero} played a beat on the drum. "One, two, now pull!" This time they all pulled on the same beat. There was a big, loud creak, and {goal} came free!`,
    I: `The trouble was easy to hear. Everybody had been pulling, but never at the same moment. {hero} took out the small drum. "Wait for the big beat," {they} said, "and then we all pull together." It sounded like a giant walking upstairs. On the third big beat something creaked, and on the fourth something crackled. On the fifth, {goal} came free so suddenly that everybody sat down.`,
    A: 'They had all been pulling as hard as they could, and that was exactly the problem: they had been pulling one after another, like people talking all at once. {hero} let go, sat down with the small drum, and began to play a slow, heavy march. "Nobody pulls on the small beats," {they} said. "Save it up, and then give everything you have to the big one." The first time, nothing happened except a creak; the second time, the creak had a crack inside it, and {pal} noticed the difference immediately. On the fifth great beat {goal} came free with a noise like a cork, and the whole team landed in a heap, still laughing in time.',
  },
};
