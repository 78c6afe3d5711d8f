import type { InterestKit } from "@/lib/features/writing/classic/grammar";

export const NATURE: InterestKit = {
  interest: "Nature",
  item: { text: "gray feather", prop: "feather" },
  signs: /feather|wind|leaf|leaves|moss|seed|flower|tree|grass/iu,
  extra: {
    B: "{hero} kept one green leaf.",
    E: "{hero} found one perfect leaf and kept it, to remember the day by.",
    I: "{hero} picked up one perfect leaf on the way, red on one side and gold on the other, and pressed it in a book.",
    A: "On the way {hero} picked up a leaf that was red on one side and gold on the other, and put it in a book, where it still is.",
  },
  shy: [
    {
      pose: "holding",
      feeling: "calm",
      props: ["feather", "flower"],
      happening: "{hero} blows a feather into the air, and {other} watches it float down.",
      B: "{hero} blew the feather up high. Down, down, down it came. {other} came out, too. {Other.he} blew it back!",
      E: "{hero} held up the <gray|tiny gray> feather and blew. Up it <went|floated>, and then <down|it floated down>< again|, turning|, slow as snow>. {other} watched it with <big|enormous> eyes. {hero} did it <again|once again>. The third time, {other} came out, too. {Other.he} blew it back!",
      I: [
        "{hero} put the gray feather on {their} open hand and blew. It rose, turned around twice, and drifted down as slowly as snow. {other} could not help looking. So {hero} blew it again, a little closer. The third time, the <feather|little feather> landed <just|immediately> outside the hiding place. {other} stared at it. Then {other.he} crept out, took a big breath, and blew it all the way back.",
        `There are very few things that nobody is afraid of, and a feather is one. {hero} dropped the gray feather and immediately caught it again with a careful breath. Up it floated, turning. {They} let it sink almost to the ground before {they} rescued it. Somebody in the hiding place gasped. The next time {they} missed it on purpose. "Quickly!" cried {other}, hurrying out to blow.`,
      ],
      A: [
        "Loud things chase a shy person deeper in, and {hero} owned only one thing that made no noise whatever. It was the gray feather. {They} set it on {their} palm and breathed on it, and it lifted, turned over twice as though it were thinking, and came down as slowly as the first snow. From the hiding place, two eyes followed it the whole way. {hero} sent it up again, and a little nearer, and then a little nearer still, until it came to rest on the very edge of the shadow. For a long moment it lay there like an invitation. Then {other} crept out, bent down, and blew it gently back.",
        `"It must never touch the ground," {hero} explained, to nobody in particular. "That is the only rule." {They} tossed the gray feather into the air and began to keep it there, with one breath after another, like somebody balancing an invisible plate. It is impossible to watch such a thing without holding your own breath, and in the hiding place somebody was doing exactly that. {hero} allowed the feather to drift lower, and farther away, until it was hovering above the wrong spot; and then {they} pretended to stumble. A tremendous puff came out of the shadows and lifted it to safety. Immediately behind the puff came {other}.`,
      ],
    },
    {
      pose: "sitting",
      feeling: "calm",
      props: ["feather", "flower"],
      happening: "{hero} sits still with a gray feather and flowers while {other} peeps out.",
      B: '{hero} put a flower on the ground. {They} put one more by it. {Other} came out to smell them. "Good!"',
      E: '{hero} let the gray feather go. It floated over to the hiding place and landed on top of it. A big breath blew it up in the air again. "Good one!" said {hero}. They blew it back and forth, until {other} stood right there.',
      I: [
        "Quiet things make friends with quiet things. {hero} lay on {their} back, put the gray feather on {their} nose, and puffed. Up it went, and down it wandered, tilting this way and that. The next puff sent it a bit farther. Nobody said anything. The feather was sinking slowly toward the ground when somebody else's breath caught it and lifted it up again. {Other} had not been able to let it fall.",
        `"If you hold out something light," {hero} had once been told, "then somebody careful will come." So {they} sat down and laid the gray feather across {their} palm. It trembled whenever anybody breathed. For several minutes it trembled because of {hero}. After that, it began to tremble from the opposite direction. {They} did not look up. "Is it yours?" asked {other}, extremely quietly, and touched it.`,
      ],
      A: [
        "{hero} had watched enough seeds in {their} life to know that nothing comes up sooner because you shout at it. So {they} picked a spot, sat down there like somebody with a whole afternoon to spare, and balanced the gray feather on one fingertip. A breath of air took it. It rose, it hovered, it drifted across in small steps, like a person going down a staircase in slippers, and it settled on the threshold of the hiding place. There it trembled. {hero} made no move to fetch it. Presently something inside sighed, and the sigh was precisely strong enough to send the feather home again. On its fourth trip, {other} walked along beside it.",
        `{hero} had noticed that shy creatures all come out for the same reason, which is that somebody has been sitting there long enough to become part of the scenery. So {they} became part of the scenery. {They} sat down, put the gray feather behind one ear, and turned gradually into a bush. A small wind went by and did not recognize {them}. It was extremely restful, being a bush, and {they} had nearly forgotten what it was for when something tickled. The feather was being carefully removed from behind {their} ear. "I only wanted to see whether it was real," whispered {other}. "Perfectly real," said the bush, and moved over to make room.`,
      ],
    },
  ],
  find: [
    {
      pose: "reaching",
      feeling: "curious",
      props: ["feather"],
      happening: "{hero} holds up a feather to see which way the air moves, and {pal} watches it bend.",
      B: "{hero} held up the feather. It bent one way. The wind knew! They went, and there was {goal}.",
      E: 'The air was very still. But {hero} held up the gray feather, and it shook a little. "There is a small wind," said {hero}, "and it comes from somewhere." They went where the feather told them. And there was {goal}!',
      I: [
        '"If you are lost, ask the wind," said {hero}. {They} held up the gray feather between two fingers. At first it hung straight down. Then it shivered and bent, ever so slightly, to one side. A breath of air was coming from somewhere, and it smelled of moss and rain. They walked into it, stopping every few steps to ask the feather again. It led them straight to {goal}.',
        `{hero} held up one wet finger, but a finger only notices enormous winds. For little ones you need a feather. {They} held the gray one by its tip, and everybody stood absolutely still. It leaned to the left. They followed it for nine steps and asked again. Now it was leaning so far that it trembled. "Somewhere in front of us there must be an opening," {they} whispered. Just beyond it was {goal}.`,
      ],
      A: [
        'There was no sign to read and nobody to ask, but {hero} knew that a place is never really silent; you only have to notice what it is saying. {They} held up the gray feather by its tip and stood as still as a tree. For a while it simply hung there. Then the soft edge of it began to tremble, and the whole feather leaned a finger\'s width to one side. "There is air moving," {they} said, "and moving air always comes from somewhere." They walked toward it slowly, and stopped whenever the feather lost interest. The air grew cooler, and began to smell of moss and of rain. Then they turned a corner, and there was {goal}.',
        `"Nothing is ever completely closed," said {hero}. "There is always a crack somewhere, and the air knows all about it." {They} drew the gray feather out of {their} pocket and let it hang from two fingers. {pal} was asked to stop breathing, and did so with great determination. The tip of the feather hesitated, made a tiny circle, and pointed. They went six paces in that direction and consulted it again; it was more decided now, like somebody who has recognized the street. At the third consultation it stood straight out and fluttered. {hero} followed the line of it, past everything that was large and obvious, to one little gap of darkness. There was {goal}.`,
      ],
    },
    {
      pose: "walking",
      feeling: "curious",
      props: ["feather", "leaf"],
      happening: "{hero} follows the signs of leaves and wind with {pal}.",
      B: 'One leaf flew by. "It knows the way," said {hero}. They ran after the leaf. Whoosh! There was {goal}.',
      E: '"A feather is a very good detective," said {hero}. {They} let it go, and it floated away to the left. {They} let it go <again|once more>, and it floated to the same corner. So that was where they <looked|looked, too>. And there was {goal}!',
      I: [
        '"Moss likes the shady side, and ants like the sunny one," said {hero}. "If you know that, you always know where you are." They walked with the moss on their left. Suddenly there was a patch with no moss, where the ground had been disturbed. {They} held the gray feather over it. It lifted, very slightly, on a thread of cool air. They cleared the leaves away, and there was {goal}.',
        `"Nobody can pass without moving something," said {hero}, "so let us look for whatever has been moved." There was a dry leaf where no leaf ought to be. Somewhat farther along was another. {They} held the gray feather over every clue, and it always trembled toward the same corner. "The wind comes from there, and the leaves traveled with it," {they} decided. They followed them carefully, one after another, and there was {goal}.`,
      ],
      A: [
        '"Somebody has been here, and not long ago," said {hero}. {They} showed {pal} a stem that had been bent and had not yet straightened, and a leaf that was lying with its pale side up. "Leaves do not do that by themselves." They followed the pale sides and the bent stems, which is <easier|considerably easier> than it sounds when you have once begun to <see|notice> them. Where these <gave out|disappeared>, {hero} held up the <gray|delicate gray> feather to feel for the faintest <draft|movement of air><. It leaned|, and immediately it leaned> to the right. There was a <hollow|secret hollow> there, curtained by <long|overhanging> grass, that you could have passed <a hundred|any number of> times. {They} <drew|carefully opened> the curtain<. Inside|, and inside>, perfectly dry, was {goal}.',
        `It was {pal} who noticed the leaf. It was perfectly ordinary, brown and curled, but there was no tree anywhere that it could have come from. "Then something has carried it here," said {hero}, "on a shoe, or on a breeze." They discovered a second one, and afterward a third, and held the gray feather over each of them in turn. Every time, the soft edge lifted and leaned in the same direction. A leaf never travels against the wind, and so there could only be one place where all of them had started. They walked back along the trail, politely collecting every leaf on the way. After the eleventh there were no more, and there was {goal}.`,
      ],
    },
  ],
  free: [
    {
      pose: "kneeling",
      feeling: "determined",
      props: ["seedling", "feather"],
      happening: "{hero} pours water over dry moss so that it swells, and {goal} is pushed free.",
      B: "{hero} put moss in the gap. {They} made it wet. The moss grew fat. Pop! Now {goal} could move!",
      E: `"Moss gets bigger when it drinks," said {hero}. So they pushed some into the <narrow |>gap, and let a little water <run|trickle> over it. The moss drank and <grew|became> bigger, and bigger, and bigger. It was only moss, but {goal} was free.`,
      I: [
        '{hero} had seen a small green root split a rock once, just by growing. It had not been powerful, only patient. "We can do that faster," {they} said. Together they stuffed the gap completely full of dry moss, and dripped water on it. The moss drank. It swelled and stretched and pushed, softly, everywhere at once. There was a crack, and {goal} came free.',
        `Dry moss weighs nothing, and {hero} always carried a pocketful. "It is only asleep," {they} explained, stuffing it into the gap. "Watch what happens when it wakes up." {pal} fetched some water, and they poured it in, a little at a time. The moss turned green. It stretched, and stretched again, like somebody in a bed that is too narrow. The gap became wider by a hair, and by another. Suddenly {goal} came free.`,
      ],
      A: [
        'Once, on a walk, {hero} had seen a dandelion come up through a road. It had not been powerful, and nobody had helped it; it had merely grown a little every day and absolutely refused to stop. {They} told {pal} about it while they gathered up every scrap of dry moss that they could find. "Push it into the gap," said {hero}, "all the way around, and then give it something to drink." So they did, one handful of water after another, and then they sat back to watch. The moss turned from brown to green. It swelled, and kept on swelling, pressing outward with a thousand tiny fingers. Something groaned. Something gave way. And {goal}, which no one had been able to move, came free.',
        `"We have been trying to be more powerful than it is," said {hero}, "and that is a mistake, because it is only stuck. It is not even trying." {They} emptied {their} pockets, in which there was generally some dry moss, and showed {pal} how to tuck it into the gap, as tightly as the filling of a pillow. Then they fetched water. Moss is the most patient drinker in the world. It continued long after anybody else would have stopped; it grew soft, and dark, and considerably fatter; and since there was no room for it inside, it made some. There was a creak, and a small, surprised pop. Nobody had even raised their voice, and {goal} was free.`,
      ],
    },
    {
      pose: "kneeling",
      feeling: "determined",
      props: ["leaf", "cup"],
      happening: "{hero} kneels and lets water and soft green things do the work on {goal}.",
      B: '"Wet leaves are slick," said {hero}. They put a lot of them all around it. Push! Now {goal} was free.',
      E: '"Nothing is as slick as a wet leaf," said {hero}. They got <a big pile|a hatful> of them, with water on top. They pushed the leaves into the gap<|, leaf after leaf>. All at once, {goal} was free!',
      I: [
        '"How does a <seed|little seedling> get out of the ground?" asked {hero}. "It does not push <hard|violently><. It|, but it> pushes <all day|patiently, all day>." They had not got all day, but they had dry moss, and they had water. {They} packed the moss in <tight|everywhere> and let it drink. For <some time|several minutes> it <only gurgled|gurgled and nothing else>. Then the crack became a little <wider|bigger>, and <wider|bigger> still, as if <something|somebody> were <waking up|slowly waking>. It gave a <creak|mysterious creak>, and {goal} <came|was suddenly> free.',
        `"Have you ever tried to hold a wet fish?" asked {hero}. "A wet leaf is even slipperier." {They} collected everything soft and green, and soaked it thoroughly. They pushed the leaves in underneath, and around the sides, and wherever it was tight. It looked like an enormous salad. Then {hero} leaned against it with a single finger. There was a long, slippery, satisfying sort of noise, and {goal} slid free.`,
      ],
      A: [
        '{hero} laid one palm against it and thought of the sidewalk at home, which a mushroom had lifted overnight. It had been an ordinary mushroom. Anybody could have kicked it over; and yet it had moved a stone, merely by drinking and by not changing its mind. "Softness is quite strong enough," {they} said, "provided that it is patient." They gathered all the dry moss they could carry, pressed it into every gap, and fetched water a mouthful at a time. The moss darkened. It fattened, and it leaned, and it went on leaning. There was a tick, as of a twig, and then a louder one. With a long breath, as though it had been waiting to be asked properly, {goal} came free.',
        `Rocks are moved by rivers, {hero} remarked, and a river has no muscles whatever. It merely goes around a thing, and underneath it, and over it, until the thing no longer remembers why it was holding on. They had no river. They had wet leaves, however, and a generous quantity of moss, and so they constructed a very small one. {hero} packed everything green into the cracks, as carefully as a nest, and {pal} poured the water. It trickled in at the top and crept out at the bottom, and everything in between became as slippery as soap. "Now we wait until it forgets," said {hero}. There was a shiver, and a gurgle, and {goal} slid free.`,
      ],
    },
  ],
};
