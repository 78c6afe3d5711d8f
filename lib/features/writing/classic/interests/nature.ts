import type { InterestKit } from "@/lib/features/writing/classic/grammar";

export const NATURE: InterestKit = {
  interest: "Nature",
  item: { text: "gray feather", prop: "feather" },
  signs: /feather|wind|leaf|leaves|moss|seed|flower|tree|grass/iu,
  extra: {
    B: [
      "{hero} kept one green leaf.",
      "{hero} put a seed in the grass.",
      "{hero} let the feather fly a bit.",
    ],
    E: [
      "{hero} found one perfect leaf and kept it, to remember the day by.",
      "{hero} put one seed into the ground there, and told nobody.",
      "{hero} let the wind take one leaf, and away it went.",
    ],
    I: [
      "{hero} picked up one perfect leaf, red on one side and gold on the other, and pressed it in a book.",
      "Before they left, {hero} pushed a seed into the earth, so that something would remember it.",
      "{hero} laid a ring of moss around the place, which is how you say thank you to a forest.",
    ],
    A: [
      "On the way {hero} picked up a leaf that was red on one side and gold on the other, and put it in a book, where it still is.",
      "{hero} pressed a seed into the earth with one thumb, on the principle that a good day ought to come up again.",
      "The wind had turned in the meantime, and {hero}, who could tell by the leaves, was the only one to notice.",
    ],
  },
  aside: {
    B: [
      "{hero} had a green leaf in one hand.",
      "{hero} blew on {their} gray feather.",
      "{hero} had a leaf from a tree.",
    ],
    E: [
      "{hero} stroked {their} gray feather, because it was so soft.",
      "{hero} had a leaf in one pocket that smelled of the forest.",
      "{hero} kept still, as you do when you listen to the wind.",
    ],
    I: [
      "{hero} stroked the gray feather in {their} pocket, which was good for thinking.",
      "{hero} kept a leaf in {their} notebook that still smelled of the whole forest.",
      "{hero} kept perfectly still for a moment, as you do when you listen to the wind.",
    ],
    A: [
      "{hero} drew the gray feather slowly through {their} fingers, which was the best aid to thinking that {they} had found so far.",
      "{hero} stood still for a moment, the way you do among trees when you would like to hear the wind.",
      "Between two pages of {their} notebook {hero} kept a leaf, and it still smelled of the whole forest.",
    ],
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
      E: '{hero} let {their} gray feather go. It floated over to the hiding place and landed on top of it. A big breath blew it up in the air again. "Good one!" said {hero}. They blew it back and forth, until {other} stood right there.',
      I: [
        "Quiet things make friends with quiet things. {hero} lay on {their} back, put the gray feather on {their} nose, and puffed. Up it went, and down it wandered, tilting this way and that. The next puff sent it a bit farther. Nobody said anything. The feather was sinking slowly toward the ground when somebody else's breath caught it and lifted it up again. {Other} had not been able to let it fall.",
        `"If you hold out something light," {hero} had once been told, "then somebody careful will come." So {they} sat down and laid the gray feather across {their} palm. It trembled whenever anybody breathed. For several minutes it trembled because of {hero}. After that, it began to tremble from the opposite direction. {They} did not look up. "Is it yours?" asked {other}, extremely quietly, and touched it.`,
      ],
      A: [
        "{hero} had watched enough seeds in {their} life to know that nothing comes up sooner because you shout at it. So {they} picked a spot, sat down there like somebody with a whole afternoon to spare, and balanced the gray feather on one fingertip. A breath of air took it. It rose, it hovered, it drifted across in small steps, like a person going down a staircase in slippers, and it settled on the threshold of the hiding place. There it trembled. {hero} made no move to fetch it. Presently something inside sighed, and the sigh was precisely strong enough to send the feather home again. On its fourth trip, {other} walked along beside it.",
        `{hero} had noticed that shy creatures all come out for the same reason, which is that somebody has been sitting there long enough to become part of the scenery. So {they} became part of the scenery. {They} sat down, put the gray feather behind one ear, and turned gradually into a bush. A small wind went by and did not recognize {them}. It was extremely restful, being a bush, and {they} had nearly forgotten what it was for when something tickled. The feather was being carefully removed from behind {their} ear. "I only wanted to see whether it was real," whispered {other}. "Perfectly real," said the bush, and moved over to make room.`,
      ],
    },
    {
      pose: "reaching",
      feeling: "happy",
      happening: "{hero} opens up slowly like a daisy in the morning, and {other} begins to open, too.",
      B: `{hero} was a flower, shut up tight. "Here comes the sun!" {They} opened up. So did {other}! Out {other.he} came.`,
      E: `You must never pull a flower open. It <shuts|closes> at night, and it opens by itself. So {hero} folded up small, <and shut both eyes|like a daisy>. "The sun is up," {they} said<| at last>, and spread one arm and then the other. Next to {them}, {other} was opening, too!`,
      I: `"You cannot open a daisy with your fingers," {hero} told {pal}. "It has to want to." So they showed how it is done. They folded themselves up tight, and were two flowers. {pal} opened too early, and had to begin <again|all over again>. {hero} unfolded one finger, like a petal, and <then|after that> another. It took <ages|a long time>, because a flower never hurries. When {they} looked around, there were three flowers. "Good morning," said {hero}. "Good <morning|morning to you>," said {other}.`,
      A: `Anybody can pull a daisy open at night, {hero} explained, but then what they have is not an open flower; it is a ruined one. "The sun manages it <differently|quite differently>," {they} said. "It comes up, and is warm, and minds its own business." So the two of them folded themselves up as small as they would go and were buds. {pal} opened <much|considerably> too early, and had to begin again. {hero} started with a single finger. {They} straightened it as if it were the only one in the world, and after it the second. By the time both arms were spread, quite a lot of morning <had|seemed to have> arrived. Close by, in no hurry <at all|whatever>, another flower was opening. "Good morning," said {hero}. "Good morning," said {other}.`,
    },
    {
      pose: "standing",
      feeling: "calm",
      props: ["feather"],
      happening:
        "{hero} stands still like a shy tree and leaves a gap, and {other} comes to the other side of it.",
      B: `Some trees do not touch. "I am a shy tree," said {hero}. Out came {other}. "So am I!"`,
      E: `Some trees are shy. They grow side by side, but their branches never touch. So {hero} <put down|carefully put down> a feather. "I will stay on this side <of it|of the gap>," {they} said. <Nobody came|At first, nobody came>. Then, on the <other|opposite> side, there was {other}!`,
      I: `"Did you know that certain trees are shy?" asked {hero}. "They grow together for a hundred years, and their branches never touch. They remain <excellent|perfectly good> friends." {They} <laid|carefully laid> the gray feather on the ground. "That is our gap. I am staying on this side, and you do not have to say <anything|a single word>." {They} kept as <quiet|silent> as a tree. <Eventually|After a considerable while>, the feather trembled. Somebody was breathing on the opposite side of it, and it was {other}.`,
      A: `"If you lie under certain trees and look up," said {hero}, "you will discover that their branches never touch. Every one of them has <stopped|respectfully stopped> growing a hand's width from its neighbor. They have not quarreled; underneath the ground they are continually passing one another sugar." {They} put down the gray feather and remained on this side of it. "This is the gap. I have no intention of crossing it, and you are under no obligation to talk." Several minutes went by, <as they do in a forest|slowly, as they do in a forest>. Once {pal} sneezed. There was a <rustle|mysterious rustle>, but {hero} did not turn around, since trees never do. On the opposite side of the feather, at <precisely|exactly> the proper distance, <was|stood> {other}.`,
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
    {
      pose: "holding",
      feeling: "curious",
      props: ["leaf"],
      happening: "{hero} looks through a tiny hole in a leaf, and {pal} waits for a turn.",
      B: `{hero} had a leaf with a hole. {They} looked through it. "Oh!" There was {goal}!`,
      E: `A caterpillar had eaten a hole in a leaf. "A <little|tiny> window!" said {hero}, and looked through it. {They} saw dust. {They} saw a bit of {pal}, and then a <bit|lot> more of {pal}. And then there was {goal}!`,
      I: `There was a leaf in {hero's} pocket, and a caterpillar had eaten a round hole in it. "Whoever looks at everything sees nothing," {they} <said|explained>. "Here there is only room for one thing." {They} held it to one eye. First came a piece of {pal}, and then more of {pal}, who was asked to move. Then came a spot that everybody had <looked at|looked at a dozen times> and nobody had <noticed|actually noticed>. There was {goal}.`,
      A: `Some people would have said that the leaf was spoiled, because a caterpillar had eaten a hole in it, no larger than a pea. {hero} had kept it for <that|exactly that> reason. "A big view is mostly in the way," {they} told {pal}. "Your eyes run around in it like puppies." {They} held the leaf in front of one eye and turned around <very slowly|as slowly as a clock>. What went by was a cobweb, a piece of {pal}, and then considerably more of {pal}. {They} had almost finished the circle when {they} stopped, and went back by the width of a hair. In the little round window was something that they had all looked at, and that nobody had <seen|actually seen>. It was {goal}.`,
    },
    {
      pose: "walking",
      feeling: "determined",
      props: ["leaf"],
      happening:
        "{hero} walks along the very edge, where things are washed up and blown, with {pal} close behind.",
      B: `"The wind takes lost things to the edge." So {hero} looked there. One leaf. Two leaves. There was {goal}!`,
      E: `"The sea leaves its shells at the edge," said {hero}. "So does the wind with its leaves." They <left|forgot> the middle, and walked along the edge of everything. They found <fluff|dust>, a leaf, and <a lot of|some more> fluff. And then there was {goal}!`,
      I: `"Where do you find shells?" asked {hero}. "At the edge, where the sea puts them down. The wind does the same with seeds and <hats|umbrellas>." So they <avoided|completely avoided> the middle, where everybody had been looking, and followed the edges instead. {pal} discovered fluff. {hero} discovered a dry leaf, half of a seed, and <some more|additional> fluff. At the <third|following> edge, when they were <tired of|absolutely tired of> fluff, they discovered {goal}.`,
      A: `"If you want to meet a beetle, or a shell, or an umbrella that somebody has lost," said {hero}, "you must never go to the middle of anything. Middles are <empty|generally empty>. The wind carries things as far as it can, and then it puts them down at the edge." Accordingly, they abandoned the middle, where everybody had been looking, and kept to the places where one thing leaves off and another begins. The first edge had fluff in it. The second had a leaf, three seeds, and a <remarkable|truly remarkable> amount of fluff. "We are moving in the right circles," said {hero}. The third was hardly an edge at all, merely a seam between light and shadow, and {pal} stepped <over|directly over> it. Exactly there, <unmistakably|quite unmistakably>, was {goal}.`,
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
    {
      pose: "reaching",
      feeling: "determined",
      happening: "{hero} loosens one side of {goal} first, like a burr on a sock.",
      B: `It was stuck like a seed on a sock. "One end first," said {hero}. One more bit. {Goal} came free!`,
      E: `"It holds on like a burr," said {hero}. A burr is a seed with a hundred <tiny|little> hooks. You can never pull it all at once. So they <wiggled|carefully wiggled> one side loose. They did the next <bit|side>, and the next. <Suddenly|And suddenly> {goal} was free!`,
      I: `{hero} had once come home with forty burrs on one sock. "A burr is a seed with a hundred hooks," {they} <said|explained>. "If you pull at everything together, they win." So they chose one side, and wiggled it <carefully|patiently>, until a <bit|breath> of air got in. "One hook," <said|announced> {pal}. They continued with the <place|spot> beside it. At number seven <everything|it> got stuck again. At number nine it let go with a <rip|tremendous ripping noise>, and {goal} came free.`,
      A: `It was burrs that had taught {hero} about <strength|the limits of strength>. {They} had come home with forty of them on a single sock, and had pulled until it was as long as a scarf. "A burr is only a seed that would like a ride," {they} <explained|declared>. "If you attack it everywhere, you have a hundred enemies; if you <begin|start> on one side, you have one." So they selected a side, and worried at nothing else until a little air went in underneath. They continued, <patiently|with considerable patience>, along the edge. Once it closed again immediately behind them, and {pal} had to go back. It was not in the least heroic. But hook after hook <let go|surrendered>, and {goal} came free.`,
    },
    {
      pose: "thinking",
      feeling: "calm",
      props: ["leaf"],
      happening: "{hero} stops pulling and gently loosens whatever is holding {goal}.",
      B: `"A leaf does not pull," said {hero}. "The tree lets go." They pushed all around it. {Goal} came free!`,
      E: `"How does a leaf come off its tree?" asked {hero}. "It never pulls. The tree lets go." So they <stopped pulling, too|did not pull any more, either>. They pushed at whatever was holding it. "You may let go <now|of it now>," <whispered|said> {hero}<, very politely|>. Suddenly {goal} came free!`,
      I: `"How does a leaf come off its tree?" asked {hero}. "It never pulls. The tree builds a <tiny wall|wall> behind it, and opens up." {They} <stood back|considered everything>, and looked for whoever was holding on. They pushed at that instead, a little to the left, and a little to the <right|other side>. "It is October," {hero} <told|informed> it<| politely>. "You are allowed to let go." Nothing happened. It did not believe in October. <Suddenly|Quite suddenly> it opened, and {goal} came free.`,
      A: `People say that leaves fall, but {hero} had investigated the matter. In October the tree builds a wall of cork, thinner than paper, at the end of every twig, and afterward it opens its hand. No leaf has ever had to pull. "And here we are," {they} said, "pulling at the only thing that would be delighted to come." So they turned their attention to whatever was holding on to it. They <pressed|pushed> it down where it gripped and <eased|persuaded> it away where it pinched. "It is October," {hero} <told|informed> it. "You have done your duty<| admirably>." For a moment it seemed to be doubtful about the date. Then it opened, as gradually as a hand does in sleep, and {goal} came <free|quietly free>.`,
    },
  ],
};
