import type { InterestKit } from "@/lib/features/writing/classic/grammar";

export const TECHNOLOGY: InterestKit = {
  interest: "Technology",
  item: { text: "little tool box", prop: "tool-box" },
  signs: /tool|machine|gear|wheel|pulley|signal|screw|built|blink|light/iu,
  extra: {
    B: [
      "{hero} made a small machine to help.",
      "{hero} put the tools away.",
      "{hero} fixed a wheel as well.",
    ],
    E: [
      "{hero} built a small machine, with a wheel and a lot of tape.",
      "{hero} made the signal light blink three times, which means hooray.",
      "{hero} oiled a wheel that had been squeaking all day.",
    ],
    I: [
      "{hero} built a small machine to help with the last bit, from two wheels, a spoon and a lot of tape.",
      "{hero} let the signal light blink three short and one long, which in {their} code means well done.",
      "{hero} put every tool back in its loop, and there was exactly one screw left over.",
    ],
    A: [
      "For the last part {hero} built a small machine, out of two wheels, a spoon and rather a lot of tape, and it very nearly worked the first time.",
      "{hero} gave the signal with the light, three short and one long, which in {their} private code stands for complete success.",
      "When all the tools were back in their loops there was one screw left over, and {hero} kept it for the next machine that lacked one.",
    ],
  },
  aside: {
    B: [
      "{hero} had a tool for that.",
      "{hero} got out one small tool.",
      '"I need a machine," thought {hero}.',
    ],
    E: [
      "{hero} had a tool for nearly everything, and took one out.",
      "{hero} built a machine in {their} head, with two wheels and a bell.",
      "{hero} tightened a tiny screw, because that always helps.",
    ],
    I: [
      "{hero} took out {their} smallest tool and tightened a screw that was already tight.",
      "{hero} drew a machine in {their} head, with a crank, two wheels and a bell.",
      "{hero} made sure that {their} signal light was working, which it was.",
    ],
    A: [
      "{hero} selected the smallest tool in the box and tightened a screw that had been perfectly tight before.",
      "{hero} was designing a machine in {their} head, and it had a crank, two wheels and, for emergencies, a bell.",
      "{hero} made certain that {their} signal light was in working order, because one day it would be needed.",
    ],
  },
  shy: [
    {
      pose: "holding",
      feeling: "calm",
      props: ["light-bulb", "tool-box"],
      happening: "{hero} blinks a little light as a signal, and {other} signals back.",
      B: `{hero} made a small light go on and off. A light came back. It was {other}!`,
      E: "{hero} took a small light out of {their} tool box. Blink, blink went the light. It said hello without a word. {hero} put a second light down and backed off. Nothing came for a bit. Then the second light went blink, blink!",
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
    {
      pose: "waving",
      feeling: "happy",
      props: ["robot-toy", "gear"],
      happening: "{hero} waves and waves like a robot that cannot stop, and {other} comes to switch it off.",
      B: [
        '"I am a machine," said {hero}. "Beep!" "Wave," said {other}. {hero} waved and waved. Out came {other}. "Stop!"',
        '"Beep! I am a machine," said {hero}. {They} waved and waved. {Other} came out to turn it off!',
      ],
      E: `"I am a machine," said {hero}. "Tell me exactly what to do." "Wave," whispered somebody. So the machine waved, and waved, and <waved again|did not stop>. "That is enough!" cried the voice, <laughing|giggling>. "My button is on my nose," answered the machine. {other} had to come out and press it!`,
      I: `{hero} sat up very straight. "I am a machine," {they} announced in a flat voice, "and I do exactly what I am told." "Wave," said the hiding place<, very softly|>. The machine waved at {pal}, and then at nobody in particular, <on and on|faster and faster>. "That is enough," said the voice. "I do not understand that command," said the machine. Somebody snorted. "Where is your <button|switch>?" "On my nose," answered the machine, and {other} had to come out and press it.`,
      A: `"A computer," said {hero}, "is the most obedient thing in the universe, and that is precisely what is the matter with it." {They} made {their} face go blank, and announced in a voice like a doorbell that the machine was ready. "Wave," said somebody in the hiding place, as if merely to find out. It waved energetically to the left and to the right. It waved at {pal}, who waved back for a considerable while and then got tired; the machine did not. "That is <enough|quite enough>," the voice suggested. "Unknown command," answered the machine. <There was a snort|Somebody snorted>. "Then where is your switch?" "On the nose," said the machine, whose arm had begun to <ache|ache terribly>, and {other} came all the way out and pressed it.`,
    },
    {
      pose: "reading",
      feeling: "calm",
      props: ["tool-box", "notebook"],
      happening: "{hero} reads a page of instructions out loud, and {other} comes out to add a line.",
      B: [
        '"Each tool has a card," said {hero}. "So do I. It says: Be kind. Go slow." "Me too!" said {other}, and came out.',
        '{hero} had a card, as tools do. "Be kind," it said. "Go slow." "I need one, too," said {other}, and came near.',
      ],
      E: `"Every machine has a page that explains how it works," said {hero}. "I made one for me." {They} read it out loud. "Turn on <slowly|very slowly>. Give it a <cookie|sandwich> at noon." Somebody giggled. "Mine would start like that, too," said {other}, and came out.`,
      I: `"Every machine has instructions," said {hero}, "and people do not, which is a pity." {They} took a pencil out of the little tool box, wrote a few, and read them aloud. "This is {hero}. Start slowly. If it makes a funny noise, give it a <cookie|sandwich>." Somebody in the hiding place giggled. "Nobody has ever asked about mine," <said|admitted> a voice. "How do they <begin|start>?" asked {hero} immediately. "Wait until it is ready," said {other}, and came out.`,
      A: `"I have never understood," said {hero}, "why a toaster comes with a page of instructions and a person does not." {They} sat down on the little tool box, composed one, and read it aloud, to whomever it might concern. "Congratulations on your new {hero}. Begin <slowly|gradually>. Should it become unusually quiet, it is merely thinking, and there is no cause for alarm. Keep away from turnips." There was a sound that was very nearly a laugh. "What happens with turnips?" inquired a voice. "That is explained on the second page," said {hero}, "and I would <gladly|happily> write one for you, if I only knew how it ought to begin." The voice considered for a <moment|minute>. "Must be given plenty of time," it dictated, "and then it comes out by itself." And {other} did.`,
    },
  ],
  find: [
    {
      pose: "kneeling",
      feeling: "curious",
      props: ["magnet", "tool-box"],
      happening: "{hero} swings a home-made finder with a magnet on a string, and {pal} watches it pull.",
      B: `{hero} made a machine to find things. It went left. It went right. It rang! There was {goal}!`,
      E: '"We need a finder," said {hero}, and opened {their} tool box. {They} hung a magnet on a string. It swung to the left, and it swung to the right. Suddenly it stopped, and pulled <very hard to|toward> one side. They hurried after the magnet, and there was {goal}!',
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
      E: '{hero} took a mirror and a flashlight out of {their} tool box. "Light can go around corners," {they} said, "if you help it." {They} tilted the mirror slowly. The spot of light crept under things and behind things, and then it stopped on {goal}!',
      I: [
        '"We need longer eyes," said {hero}, and opened the little tool box. Two small mirrors went into a cardboard tube, one at the top and one at the bottom. "It is called a periscope. Submarines use them." {They} pushed it up over things and poked it under things and slid it around the narrowest corners. It saw dust. It saw a lost sock. Then it saw something that made {hero} shout. There was {goal}.',
        `{hero} fastened a mirror to a stick, and a tiny light to the mirror. It looked ridiculous, but it was an excellent machine. "It can see around corners," {they} explained, "and it is never afraid of spiders." They pushed it into one gap after another, and {pal} announced what it showed. There was dust. There was a button. There was somebody's forgotten sandwich. In the eleventh gap the mirror suddenly flashed, and there was {goal}.`,
      ],
      A: [
        '"What we want," said {hero}, "is a machine that is bored by everything except the right thing." {They} laid out the contents of the little tool box and chose a wire, a bulb and a battery as big as a thumb. If the two ends of the wire touched something made of metal, the bulb would light; if they touched anything else, it would sulk. They walked along, tapping as they went, like two people knocking at a great many doors. Wood did not interest it in the least, and neither did stone. {pal} had just remarked that it was broken when, deep in the shadows, it blazed up like a tiny sun. Immediately they looked more closely. There, beside a rusty nail, was {goal}.',
        `It was, as {hero} admitted, not a beautiful machine. It consisted of a wheel, a bent wire, and a bell, and it was pushed along on the end of a stick. But it had one extraordinary talent. If the ground was as it ought to be, the wheel ran along without a murmur; if there was the slightest bump, or crack, or edge, the wire jumped and the bell rang immediately. "It will be wrong a good many times," {they} warned {pal}, "and then it will be right." It rang for a pebble and for a crumb; it rang, enthusiastically, for one of {hero's} own shoelaces. They remained patient, because a machine always does. The twenty-third time it rang, they bent down again. There was {goal}.`,
      ],
    },
    {
      pose: "walking",
      feeling: "happy",
      props: ["gear", "tool-box"],
      happening: "{hero} walks backward like a big truck, and {pal} goes backward, too.",
      B: [
        '"We are one big machine," said {hero}. "Beep, beep!" They went back and back. Stop! There was {goal}!',
        '"Put us in back gear," said {hero}. Beep, beep, beep! They went back, bit by bit. Stop! There was {goal}!',
      ],
      E: `"A truck has a gear for going backward," said {hero}. "Let us use <ours|it, too>!" They went backward, beep, beep, beep. Now they saw the other side of everything, and it looked very <new|odd> from there. Beep! {hero} stopped and stared, because there was {goal}!`,
      I: `"We have been in forward gear all this time," said {hero}, "so let us try the other one." {They} turned around and began to walk backward, beeping like a <truck|delivery truck>. {pal} came along and beeped even louder. Everything that they had passed came back again, but now they saw the <other|opposite> side of it. It was full of <cracks|cracks and shadows>. "Stop!" said {hero} suddenly. Behind a thing that they had walked past twice, there was {goal}.`,
      A: `Every machine of any importance, {hero} remarked, can go backward as well as forward; it is only people who never use their reverse gear. "And what would we see?" asked {pal}. "The other side of everything," <said|answered> {hero}. They turned around, put themselves into gear, and set off in the wrong direction, beeping, so as not to run anybody over. It was <instructive|surprisingly instructive>. From the front, things had taken some trouble to look respectable. From the back they were dusty, and had cracks in them, and leaned. "It is like meeting a king in his slippers," said {hero}. At the <nineteenth|twentieth> beep {they} suddenly put on the brake. There, behind something that they had walked past at least twice, was {goal}.`,
    },
    {
      pose: "thinking",
      feeling: "curious",
      props: ["computer"],
      happening: "{hero} thinks hard about the right question, and {pal} answers like a search machine.",
      B: [
        '{pal} was the machine. "Find it," said {hero}. "Beep! Say more." "Not up. Not here." "Beep!" It was {goal}!',
        '"You are a find machine," said {hero}. "Beep! Is it this?" said {pal}. "No." "Beep! Is it that?" It was {goal}!',
      ],
      E: `"You be the search machine," said {hero}, "and find it!" "I have found a thousand crumbs," said {pal}. "No crumbs, and nothing that we have <seen|looked at> before!" The machine <hummed|hummed and thought>. "There is only one other thing," it said at last, very surprised. It was {goal}!`,
      I: `"You are the search machine," {hero} told {pal}, "and I am the person who types." {pal} hummed mysteriously. "I have found nine million things," {pal.he} <said|announced>, "beginning with a crumb." "No crumbs," typed {hero}, "and absolutely nothing that we have looked at already." The machine was silent for so long that it seemed to be <broken|out of order>. It looked to the left, and <then|afterward> to the right, and it blinked. "I have found one," said {pal} in surprise, and it was {goal}.`,
      A: `"The difficulty with a search machine," said {hero}, "is that it answers the question you asked." To show what {they} meant, {they} made one out of {pal}, who hummed, and was ready. {hero} typed upon the air that something was missing. "I have discovered nine million results," said {pal} <grandly|magnificently>, "beginning with a crumb." "Without crumbs," typed {hero}. "Four million, beginning with you." "Without me," typed {hero}, "and without anything whatever that we have looked at already." The machine was silent for <so long|such a considerable while> that {hero} wondered whether it ought to be shaken. Then it turned <slowly|mechanically> toward a spot that nobody had thought worth a question. "One result," it reported, in {pal's} ordinary voice. It was {goal}.`,
    },
  ],
  free: [
    {
      pose: "holding",
      feeling: "determined",
      props: ["gear", "rope", "tool-box"],
      happening: "{hero} turns the handle of a home-made pulley with {pal}, and {goal} is lifted free.",
      B: "{hero} made a machine. It had two wheels and a string. Turn, turn, turn. {Goal} came free!",
      E: '{hero} took two wheels, a string and a hook out of {their} tool box. Over one wheel and under the other went the string. "Now it is half as heavy," said {hero}. They turned the handle, click, click, click, and {goal} came free.',
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
      E: '"This wants a screw," said {hero}. "A screw is a ramp that goes around." {They} found a <long|big> one in {their} tool box. {They} turned it carefully, and it lifted a <tiny|very tiny> bit. After <seven|seventeen> more turns, {goal} was free!',
      I: [
        '{hero} looked into the little tool box and then at the trouble, and fitted the two together in {their} head. "A wedge," {they} decided, "and something to tap it with." The <thin|narrow> end went into the crack. <Tap. It|With every tap it> went a little deeper. "The farther it goes in, the wider it pushes," said {hero}. "It turns a small tap into a big shove." They took turns with the mallet. There was a crunch, and {goal} came free.',
        `{hero} arranged everything from the little tool box in a row, and considered. "There is too much rubbing," {they} announced. "That is all that being stuck means." So they worked the screwdriver around the edge, and slid in four smooth little wheels, one at every corner. It took some time, and {pal} supplied the encouragement. "Ready?" asked {hero}, and blew on it. Nothing else was necessary. {Goal} was free.`,
      ],
      A: [
        'There are only six simple machines in the world, {hero} explained, and everything else is made of those six having a party. "We have tried pulling, so what we have left is a ramp, a wedge, a wheel, a screw, a lever and patience." {pal} pointed out that patience was not a machine. "It is the one that drives all the others," said {hero}, and knelt down in front of the little tool box. They slipped a wedge underneath to lift it, and a row of round pencils behind the wedge to carry it. They wound a string around a handle to draw it on. When everything had been checked twice, they turned the handle with one finger. It was almost insulting how easily {goal} came free.',
        `"There are two ways to loosen a thing," said {hero}, unfolding the little tool box, "and the other one is shouting." {They} tapped along the edge with a small hammer, in order to discover where it was unhappy. It was unhappy in three places. In the first {they} set a wedge. In the second {they} set a screw, and gave it half a turn. For the third there was no proper tool, and so {they} invented one, out of a spoon, a wheel, and a considerable amount of tape. "A little for you," {they} murmured, going from one to another like a doctor, "and a little for you." On the ninth round there was a small, contented click, and {goal} came free.`,
      ],
    },
    {
      pose: "standing",
      feeling: "calm",
      props: ["tool-box"],
      happening: "{hero} makes everybody let go of {goal} and turns a switch that is not there.",
      B: [
        '"A stuck machine needs a rest," said {hero}. They all let go. One, two, three! Then {goal} came free.',
        '"Turn the machine off," said {hero}. They let go. "Now turn it on!" Click! {Goal} came free.',
      ],
      E: `"If a machine gets stuck, you turn it off and on," said {hero}. {They} turned a switch that was not there, and everybody let go. For a <while|minute> nobody pulled at it. It gave a little <creak|sigh>. "And on!" They used only one finger, and {goal} came free!`,
      I: `"What do you do when a machine is stuck?" asked {hero}. "You hit it," said {pal}. "You switch it off," said {hero}, "and wait a moment, and switch it on again." {They} turned an invisible switch, and everybody had to let go. Nobody pushed, and nobody <shouted|gave advice>. It was the first <rest|moment of rest> that it had had. There was a tiny creak, as if it were breathing out. They tried again with a <single|single careful> finger, and {goal} came free.`,
      A: `There is one piece of advice for every machine in the world, said {hero}, and the <annoying|remarkable> thing about it is that it works. "You switch it off, you wait for ten seconds, and you switch it on again." {pal} pointed out that it had no switch. "Everything has a switch," said {hero}, and turned one in the air. Everybody was made to let go and take three steps backward. At the fourth second nothing happened, and at the seventh nothing <went on happening|continued to happen>. But now, for the first time, nobody was squeezing it. At the ninth it gave a creak, like somebody who has taken off <tight|extremely tight> shoes. "And on," said {hero}, and used a single finger, and {goal} came free.`,
    },
    {
      pose: "kneeling",
      feeling: "excited",
      props: ["gear", "tool-box"],
      happening: "{hero} kneels and turns a lopsided wheel that makes {goal} tremble all over.",
      B: [
        "{hero} built a machine to shake it. Brrr! It shook and shook and shook. Pop! {Goal} came free.",
        'One wheel was fat on one side. It shook so! "Good," said {hero}. Brrr! It shook, and {goal} came free.',
      ],
      E: `"What makes a telephone buzz?" asked {hero}. "A tiny wheel with one fat side!" {They} took a wheel out of {their} tool box and tied a stone to <it|its side>. Around it went, brrr, and everything <began to shake|shook>. "I am buzzing, too," said {pal}. Then {goal} came free!`,
      I: `{hero} took a wheel out of the little tool box and tied a pebble to one side of it. "Every telephone has one of those," {they} explained. "It goes around crooked, and that is the buzz." {They} held it against the trouble and turned the handle. Brrr! It was like holding a <big|furious> bumblebee. {pal} buzzed from top to bottom, but nothing <happened|moved>. So {hero} added <another|a second> pebble, and everything shook and hopped and rattled, and {goal} came free.`,
      A: `"A good wheel runs smoothly," said {hero}, "and is of no use to us whatever. What we require is a bad one." {They} took the best wheel out of the little tool box and spoiled it by attaching a pebble to one side. "Every telephone contains one of these, only as small as a pea, and when it goes around crookedly, that is the buzz." {They} held it against the trouble and turned the handle. It was like holding a <bumblebee|furious bumblebee> the size of a cabbage. {pal} remarked that {pal.his} thoughts were getting mixed, but nothing else <moved|moved at all>. "It is still too good," muttered {hero}, and added <another|a second> pebble. Everything shivered, and jumped, and shivered again, and before it could remember which way was down, {goal} came free.`,
    },
  ],
};
