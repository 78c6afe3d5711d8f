import type { InterestKit } from "@/lib/features/writing/classic/grammar";

export const TECHNOLOGY: InterestKit = {
  interest: "Technology",
  item: { text: "little tool box", prop: "tool-box" },
  signs: /tool|machine|gear|wheel|pulley|signal|screw|built|blink|light/iu,
  extra: {
    B: "{hero} made a small machine to help.",
    E: "{hero} built a small machine to help, with a wheel and a lot of tape.",
    I: "{hero} built a small machine to help with the last bit, from two wheels, a spoon and a lot of tape.",
    A: "For the last part {hero} built a small machine, out of two wheels, a spoon and rather a lot of tape, and it very nearly worked the first time.",
  },
  shy: {
    pose: "holding",
    feeling: "calm",
    props: ["light-bulb", "tool-box"],
    happening: "{hero} blinks a little light as a signal, and {other} signals back.",
    B: `{hero} made a small light go on and off. A light came back. It was {other}!`,
    E: "{hero} took a small light out of the tool box. Blink, blink went the light. It said hello without a word. {hero} put a second light down and backed off. It was dark for a bit. Then the second light went blink, blink!",
    I: 'Some people find it easier to talk by signal. {hero} opened the little tool box, joined a wire to a bulb, and made it blink: two short, one long. {They} built a second one just like it, pushed it close to the hiding place, and went back to {their} own. Two short, one long. There was no answer. Two short, one long. And then, shakily, the other bulb lit up. "Hello," it said, and out came {other}.',
    A: "It is not always easy to say hello, and {hero} had often thought that there ought to be a machine for it. Now {they} built one. From the little tool box came two bulbs, two switches and some wire, and with a few turns of a screwdriver they became two signal lamps, exactly alike. {hero} slid one of them over to the hiding place, went back to {their} own side, and sent a message: two short flashes and a long one. Nothing came back. {They} sent it again, not faster and not brighter. This time the other lamp flickered, went out, and then replied, perfectly, two short and one long. The conversation lasted for some time. At the end of it, {other} carried the lamp back in person.",
  },
  find: {
    pose: "kneeling",
    feeling: "curious",
    props: ["magnet", "tool-box"],
    happening: "{hero} swings a home-made finder with a magnet on a string, and {pal} watches it pull.",
    B: `{hero} made a machine to find things. It went left. It went right. It rang! There was {goal}!`,
    E: '"We need a finder," said {hero}, and opened the tool box. {They} hung a magnet on a string. It swung to the left and it swung to the right. Suddenly it stopped and pulled to one side. It had found {goal}!',
    I: '{hero} opened the little tool box. "We need a machine that can feel what we cannot see," {they} said. {They} tied a magnet to a string, hung a bell below it, and walked along slowly with an arm held out. For a very long time, the string hung perfectly straight. Then it leaned, all by itself, and the bell began to ring. There was iron in there, a hinge or a nail, perhaps. They pushed, and there was {goal}.',
    A: 'Eyes are useful, but they only find what can be seen, and {hero} suspected that this could not. So {they} opened the little tool box and built something better. A magnet went on the end of a string, and a small bell went under the magnet, and the string went over one finger. "Almost everything that people make has a bit of iron in it somewhere," {they} told {pal}. "A nail, or a hinge, or a pin." They walked along step by step, while the finder hung as straight as a stick. It stayed straight past the tall things and past the wide things. Then, beside something entirely ordinary, it leaned over on its own and began to ring. They looked there more closely, and there was {goal}.',
  },
  free: {
    pose: "holding",
    feeling: "determined",
    props: ["gear", "rope", "tool-box"],
    happening: "{hero} turns the handle of a home-made pulley with {pal}, and {goal} is lifted free.",
    B: "{hero} made a machine. It had two wheels and a string. Turn, turn, turn. Up came {goal}!",
    E: '{hero} opened the tool box and took out two wheels, a string and a hook. Over one wheel and under the other went the string. "Now it is half as heavy," said {hero}. They turned the handle, click, click, click, and {goal} came free.',
    I: '{hero} emptied the little tool box and looked at what there was. There were two wheels, some string, a hook and a handle. "That makes a pulley," {they} said. The string went over the first wheel, under the second and back again. "Each time it goes around, the load feels lighter. It is not magic. It just takes longer." They turned the handle, click by click. The string began to hum. Then something gave, and {goal} came free.',
    A: '"We are not going to get any stronger before supper," said {hero}, "so we had better make the job weaker." {They} emptied out the little tool box and sorted the contents into a row: two wheels, a hook, a handle, and a great deal of string. Over the first wheel it went, under the second, and back up again, until it looked like something a spider might have made on a good day. "Every time the string goes around, we pull twice as far and only half as hard," {they} explained. {pal} took one side of the handle. It turned with a click, and a click, and a click, and it was hardly any work at all. At the fortieth click, {goal} came free.',
  },
};
