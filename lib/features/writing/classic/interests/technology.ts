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
  shy: [
    {
      pose: "holding",
      feeling: "calm",
      props: ["light-bulb", "tool-box"],
      happening: "{hero} blinks a little light as a signal, and {other} signals back.",
      B: `{hero} made a small light go on and off. A light came back. It was {other}!`,
      E: "{hero} took a small light out of the tool box. Blink, blink went the light. It said hello without a word. {hero} put a second light down and backed off. It was dark for a bit. Then the second light went blink, blink!",
      I: [
        'Some people find it easier to talk by signal. {hero} opened the little tool box, joined a wire to a bulb, and made it blink: two short, one long. {They} built a second one just like it, pushed it close to the hiding place, and went back to {their} own. Two short, one long. There was no answer. Two short, one long. And then, shakily, the other bulb lit up. "Hello," it said, and out came {other}.',
        `{hero} said hello, but only with a light. {They} took a bulb, a wire, and a switch from the little tool box, and made one long blink. Then {they} rolled an extra bulb toward the hiding place, with a button of its own, and waited. For a considerable while nothing happened. Eventually there was a blink, an extremely short one. It was followed by a longer one, and that was followed by {other}.`,
      ],
      A: [
        "It is not always easy to say hello, and {hero} had often thought that there ought to be a machine for it. Now {they} built one. From the little tool box came two bulbs, two switches and some wire, and with a few turns of a screwdriver they became two signal lamps, exactly alike. {hero} slid one of them over to the hiding place, went back to {their} own side, and sent a message: two short flashes and a long one. Nothing came back. {They} sent it again, not faster and not brighter. This time the other lamp flickered, went out, and then replied, perfectly, two short and one long. The conversation lasted for some time. At the end of it, {other} carried the lamp back in person.",
        `There are people who are unable to say a word when everybody is looking, and who have a great deal to say. {hero} built something for them. It took a battery, two switches, and two bulbs on a long wire, all out of the little tool box. Whoever pressed the switch at one end lit up the bulb at the other. {They} pushed the far end gently into the hiding place. Then {they} went back and pressed, once. It is remarkably difficult to leave a light unanswered. At first there was only a flicker, as if by accident. There followed two flickers, on purpose, and then a perfect storm of them. By the end of the conversation {other} was sitting beside {them}, holding both of the switches.`,
      ],
    },
    {
      pose: "kneeling",
      feeling: "happy",
      props: ["tool-box", "bell"],
      happening: "{hero} kneels by a small machine made of odds and ends, and {other} reaches out for it.",
      B: "{hero} made a toy with a bell. Ding! It rolled up to {other}. Ding! {Other} rolled it back and came out.",
      E: '{hero} made a telephone out of two cups and a long string. {They} put one of the cups beside the hiding place. "Hello?" {they} said into the other. At first it only tickled. "Hello," said the cup at last, and soon {other} came out.',
      I: [
        '"This machine will not start," said {hero}, and scratched {their} head. {They} had built it out of a spring, two gears and a button<, and had|. {They} had> put the button on the wrong side on purpose. "If only somebody could press it from over there." Nothing moved. {hero} sighed like an inventor. Then a small click came from the shadows. The gears began to whirr, and {other} leaned out, delighted, to see what {other.he} had started.',
        `{hero} opened the little tool box and built a machine that had no purpose whatever. It had a wheel, three screws, and a spoon that went up and down. "I wonder what this does," {they} said loudly, and pushed it toward the hiding place. There was a click, and the spoon went up. There was another click, and the spoon came down. "It waves," announced {other}, leaning out. "It is a waving machine!" Soon it was waving at everybody.`,
      ],
      A: [
        "{hero} believed that most difficulties could be solved by building something, and that the others could be solved by taking something apart. Out of the little tool box came a wheel, a length of string and a bell no larger than a cherry. <Before long|Eventually> there was a small cart, with the bell <hanging|dangling> at the back<; when|. When> you pulled the string, it came to you, and when you let go, it stayed. {They} sent one end of the string into the hiding place and stepped away. It was a thoroughly polite machine<. It|, and it absolutely> did not insist. But nobody alive can hold a string and not pull it. Ting, went the bell. Ting, ting. And out came {other}, riding on the cart.",
        `"This is the most annoying machine in the world," {hero} announced, kneeling in front of it. It was made of two wheels and most of the contents of the little tool box, and it was supposed to roll in a straight line. It rolled in a circle, fell over, and buzzed. {hero} turned a screw, and it rolled in a smaller circle. {They} turned a different one, and it attempted to climb up {pal}. Somebody in the hiding place made an impatient noise. "It is the other wheel," said a voice at last, as though it could not bear another moment. "You have put it on backward." "Would you possibly show me?" asked {hero}. A moment later {other} was kneeling beside {them}, and the machine was rolling as straight as a ruler.`,
      ],
    },
  ],
  find: [
    {
      pose: "kneeling",
      feeling: "curious",
      props: ["magnet", "tool-box"],
      happening: "{hero} swings a home-made finder with a magnet on a string, and {pal} watches it pull.",
      B: `{hero} made a machine to find things. It went left. It went right. It rang! There was {goal}!`,
      E: '"We need a finder," said {hero}, and opened the tool box. {They} hung a magnet on a string. It swung to the left, and it swung to the right. Suddenly it stopped, and pulled <very hard to|toward> one side. They hurried after the magnet, and there was {goal}!',
      I: [
        '{hero} opened the little tool box. "We need a machine that can feel what we cannot see," {they} said. {They} tied a magnet to a string, hung a bell below it, and walked along slowly with an arm held out. For a very long time, the string hung perfectly straight. Then it leaned, all by itself, and the bell began to ring. There was iron in there, a hinge or a nail, perhaps. They pushed, and there was {goal}.',
        `Out of the little tool box came a magnet, a string, and a tiny bell. "It is a nose for iron," explained {hero}. They walked slowly from one side to the other, with the magnet swinging underneath. It was bored by nearly everything. It dangled past the tall things, and it dangled past the wide ones. Suddenly the string pulled sideways so violently that {pal} squeaked. Ting, went the bell. Right beside an ancient nail was {goal}.`,
      ],
      A: [
        'Eyes are useful, but they only find what can be seen, and {hero} suspected that this could not. So {they} opened the little tool box and built something better. A magnet went on the end of a string, and a small bell went under the magnet, and the string went over one finger. "Almost everything that people make has a bit of iron in it somewhere," {they} told {pal}. "A nail, or a hinge, or a pin." They walked along step by step, while the finder hung as straight as a stick. It stayed straight past the tall things and past the wide things. Then, beside something entirely ordinary, it leaned over on its own and began to ring. They looked there more closely, and there was {goal}.',
        `{hero} took out the magnet, which was the best thing in the little tool box, and hung it on a piece of string. "Every machine does one thing that people can't," {they} told {pal}, "and this one can feel a nail through a blanket." They divided the place into strips, like a page with lines, and walked along them one by one. On the second of these the magnet took a brief interest in a button. Halfway along the third it began to behave oddly, swinging faster and faster; and then it shot out to one side and stuck there with a click. It had discovered an extremely rusty hinge. Immediately behind the hinge was {goal}.`,
      ],
    },
    {
      pose: "holding",
      feeling: "curious",
      props: ["tool-box", "light-bulb"],
      happening: "{hero} holds up a home-made searching machine, with {pal} watching.",
      B: '{hero} put a light on a stick. {They} held it low. "What is that shine?" It was {goal}!',
      E: '{hero} took a mirror and a flashlight out of the tool box. "Light can go around corners," {they} said, "if you help it." {They} tilted the mirror slowly. The spot of light crept under things and behind things, and then it stopped on {goal}!',
      I: [
        '"We need longer eyes," said {hero}, and opened the little tool box. Two small mirrors went into a cardboard tube, one at the top and one at the bottom. "It is called a periscope. Submarines use them." {They} pushed it up over things and poked it under things and slid it around the narrowest corners. It saw dust. It saw a lost sock. Then it saw something that made {hero} shout. There was {goal}.',
        `{hero} fastened a mirror to a stick, and a tiny light to the mirror. It looked ridiculous, but it was an excellent machine. "It can see around corners," {they} explained, "and it is never afraid of spiders." They pushed it into one gap after another, and {pal} announced what it showed. There was dust. There was a button. There was somebody's forgotten sandwich. In the eleventh gap the mirror suddenly flashed, and there was {goal}.`,
      ],
      A: [
        '"What we want," said {hero}, "is a machine that is bored by everything except the right thing." {They} laid out the contents of the little tool box and chose a wire, a bulb and a battery as big as a thumb. If the two ends of the wire touched something made of metal, the bulb would light; if they touched anything else, it would sulk. They walked along, tapping as they went, like two people knocking at a great many doors. Wood did not interest it in the least, and neither did stone. {pal} had just remarked that it was broken when, deep in the shadows, it blazed up like a tiny sun. Immediately they looked more closely. There, beside a rusty nail, was {goal}.',
        `It was, as {hero} admitted, not a beautiful machine. It consisted of a wheel, a bent wire, and a bell, and it was pushed along on the end of a stick. But it had one extraordinary talent. If the ground was as it ought to be, the wheel ran along without a murmur; if there was the slightest bump, or crack, or edge, the wire jumped and the bell rang immediately. "It will be wrong a good many times," {they} warned {pal}, "and then it will be right." It rang for a pebble and for a crumb; it rang, enthusiastically, for one of {hero's} own shoelaces. They remained patient, because a machine always does. The twenty-third time it rang, they bent down again. There was {goal}.`,
      ],
    },
  ],
  free: [
    {
      pose: "holding",
      feeling: "determined",
      props: ["gear", "rope", "tool-box"],
      happening: "{hero} turns the handle of a home-made pulley with {pal}, and {goal} is lifted free.",
      B: "{hero} made a machine. It had two wheels and a string. Turn, turn, turn. {Goal} came free!",
      E: '{hero} took two wheels, a string and a hook out of the tool box. Over one wheel and under the other went the string. "Now it is half as heavy," said {hero}. They turned the handle, click, click, click, and {goal} came free.',
      I: [
        '{hero} emptied the little tool box and looked at what there was. There were two wheels, some string, a hook and a handle. "That makes a pulley," {they} said. The string went over the first wheel, under the second and back again. "Each time it goes around, the load feels lighter. It is not magic. It just takes longer." They turned the handle, <click by click|slowly, click after click>. The string began to <hum|tremble and hum>. Then <something gave|something suddenly gave>, and {goal} came free.',
        `"A wheel is the friend of everybody who is tired," said {hero}. {They} took two of them out of the little tool box. The string went up over the one and down around the other, like an enormous spider's web. {They} fastened a handle to the end. "Now we only have to turn it." It was so easy that {pal} could do it with both eyes closed. Higher and higher sang the string. Then {goal} came free.`,
      ],
      A: [
        '"We are not going to get any stronger before supper," said {hero}, "so we had better make the job weaker." {They} emptied out the little tool box and sorted the contents into a row: two wheels, a hook, a handle, and a great deal of string. Over the first wheel it went, under the second, and back up again, until it looked like something a spider might have made on a good day. "Every time the string goes around, we pull twice as far and only half as hard," {they} explained. {pal} took one side of the handle. It turned with a click, and a click, and <a click|another>, and it was hardly any work <at all|whatsoever>. At the fortieth click, {goal} came free.',
        `{hero} drew it first, on the lid of the little tool box: two wheels, a hook, and a string that went to and fro between them. "Every time it goes around, it borrows some strength," {they} explained, "and we pay it back in patience." {pal} held the drawing. {hero} threaded the string, over and under and over again, and fastened a handle to the end of it. Then they turned. It was no more difficult than winding up a clock. The string tightened, wheel by wheel; it straightened, and trembled, and started to hum. They turned the handle once more, politely, as though they were inviting it to dance, and {goal} came free.`,
      ],
    },
    {
      pose: "kneeling",
      feeling: "determined",
      props: ["tool-box", "gear"],
      happening: "{hero} kneels with tools and wheels and sets to work on {goal}.",
      B: '{hero} put four small wheels in the gap. "Now it can roll," {they} said. One push! And {goal} was free.',
      E: '"This wants a screw," said {hero}. "A screw is a ramp that goes around." {They} found a <long|big> one in the tool box. {They} turned it carefully, and it lifted a <tiny|very tiny> bit. After <seven|seventeen> more turns, {goal} was free!',
      I: [
        '{hero} looked into the little tool box and then at the trouble, and fitted the two together in {their} head. "A wedge," {they} decided, "and something to tap it with." The <thin|narrow> end went into the crack. <Tap. It|With every tap it> went a little deeper. "The farther it goes in, the wider it pushes," said {hero}. "It turns a small tap into a big shove." They took turns with the mallet. There was a crunch, and {goal} came free.',
        `{hero} arranged everything from the little tool box in a row, and considered. "There is too much rubbing," {they} announced. "That is all that being stuck means." So they worked the screwdriver around the edge, and slid in four smooth little wheels, one at every corner. It took some time, and {pal} supplied the encouragement. "Ready?" asked {hero}, and blew on it. Nothing else was necessary. {Goal} was free.`,
      ],
      A: [
        'There are only six simple machines in the world, {hero} explained, and everything else is made of those six having a party. "We have tried pulling, so what we have left is a ramp, a wedge, a wheel, a screw, a lever and patience." {pal} pointed out that patience was not a machine. "It is the one that drives all the others," said {hero}, and knelt down in front of the little tool box. They slipped a wedge underneath to lift it, and a row of round pencils behind the wedge to carry it. They wound a string around a handle to draw it on. When everything had been checked twice, they turned the handle with one finger. It was almost insulting how easily {goal} came free.',
        `"There are two ways to loosen a thing," said {hero}, unfolding the little tool box, "and the other one is shouting." {They} tapped along the edge with a small hammer, in order to discover where it was unhappy. It was unhappy in three places. In the first {they} set a wedge. In the second {they} set a screw, and gave it half a turn. For the third there was no proper tool, and so {they} invented one, out of a spoon, a wheel, and a considerable amount of tape. "A little for you," {they} murmured, going from one to another like a doctor, "and a little for you." On the ninth round there was a small, contented click, and {goal} came free.`,
      ],
    },
  ],
};
