import type { InterestKit } from "@/lib/features/writing/classic/grammar";

export const FANTASY: InterestKit = {
  interest: "Fantasy",
  item: { text: "book of tales", prop: "book" },
  signs: /tale|story|giant|dragon|once upon/iu,
  extra: {
    B: '"It is like a tale!" said {hero}.',
    E: '"It is just like the old tales," said {hero}, "but we are in it."',
    I: '"This is exactly how the old tales go," said {hero}, "only in the tales it never takes so long."',
    A: '"This is exactly how it goes in the old tales," said {hero}, "except that in the tales nobody ever mentions how wet your socks get."',
  },
  shy: {
    pose: "reading",
    feeling: "calm",
    props: ["book"],
    happening: "{hero} reads aloud from a book of tales while {other} creeps nearer to hear.",
    B: '{hero} read a tale out loud. Then {they} stopped. "And then?" said {other}, and came near.',
    E: '{hero} sat down and opened the book of tales. {They} read about a <giant|very shy giant> who was <afraid|secretly afraid> of <mice|butterflies>. Just at the best bit, {they} stopped<| reading>. "What <then|happened|happened after that>?" asked {other}. "Come <closer |>and see," said {hero}<. And {other} did|, and so {other} did>.',
    I: '{hero} sat down, opened the book of tales, and began to read aloud. It was the story of an enormous giant who was so bashful that he lived behind the moon. <Every night|Every evening> the moon grew thinner, and there was less of it to hide behind. Just at the <best|most exciting> part, {hero} stopped. "And <then|what happened after that>?" asked a <small|very curious> voice. "I <cannot read it|can hardly read it properly> from over here," said {hero}<. "Somebody|, "so somebody> will have to <hold|come and hold> the <light|lantern>." So {other} did.',
    A: '{hero} made {themselves} comfortable, opened the book of tales on {their} knees, and began to read aloud to no one in particular. It was the story of a giant who was so bashful that he lived behind the moon. But the moon, as moons do, grew thinner every night, until there was hardly enough of it to cover his nose. {hero} read slowly, and did all the voices. Then, just as the giant was about to be seen by everybody, {they} closed the book. There was a terrible silence. "And what happened?" asked {other}. "They liked his nose," said {hero}, "but it is much better with the pictures." And {other} came out to look at the pictures.',
  },
  find: {
    pose: "reading",
    feeling: "curious",
    props: ["book"],
    happening: "{hero} looks something up in a book of tales while {pal} points at what is in front of them.",
    B: `"In a story, you knock three times," said {hero}. Knock, knock, knock! There was {goal}!`,
    E: `"In old stories, the answer is never far away," said {hero}. "It is right in front of us." So they looked behind the plainest thing of all. Nobody had even looked there. And there, of course, was {goal}!`,
    I: '{hero} thumbed through the book of tales. "It is always the same," {they} said. "They search the whole world, and then it is right beside the place where they started." They looked at each other. Then they walked all the way back to the beginning, where they had not looked at all, because nobody ever does. {hero} moved one thing aside. There was {goal}.',
    A: '{hero} had read enough old tales to know how they work. The first try fails and the second try fails, because the hero is looking for something grand, and all the time the answer is sitting quietly somewhere plain. "So where," {they} said, "is the plainest, dullest spot in this whole place?" {pal} thought hard and pointed. It was indeed remarkably dull. Neither of them had given it a second look, and each of them had walked past it at least twice. {hero} bowed to it politely, since it costs nothing and the tales recommend it, and then moved aside the one thing that stood in front. And there, just as in every tale, was {goal}.',
  },
  free: {
    pose: "standing",
    feeling: "brave",
    props: ["book"],
    happening: "{hero} stamps like a giant with {pal}, and {goal} is shaken free.",
    B: '"Let us be giants!" said {hero}. Bump! Bump! Bump! The floor shook. {Goal} came free.',
    E: `"What would a giant do?" asked {hero}. "Stamp!" So they made themselves big and <heavy|round>. They stamped to the left and they stamped to the right. <Everything rattled|It all shook>, <everything rocked|it all rocked>, and then {goal} was free.`,
    I: '{hero} remembered the tale of the giant who wanted to open a mountain. He did not hit it. He danced next to it. "Big feet, everybody," said {hero}. They puffed out their chests and stamped, left and right, left and right, slow and heavy. Things began to rattle. A pebble hopped. The shaking ran down into the place where it was stuck, and with one last giant stamp, {goal} came free.',
    A: "In the book of tales there is a giant who wishes to open a mountain. He does not strike it, because he is a polite giant; he dances beside it until it opens by itself. {hero} read the entire page aloud, and {pal} agreed that it was certainly worth a try. So they puffed themselves up until they felt at least as tall as a house. Then they danced the way that giants do: left, and right, and a turn, and a tremendous stamp. Dust began to jump, and pebbles hopped about like nervous fleas. At the seventh stamp they could definitely hear it working loose, and at the ninth it rattled like an elderly tooth. And at the tenth, without a single scratch on it, {goal} came free.",
  },
};
