import type { InterestKit } from "@/lib/features/writing/classic/grammar";

export const SCIENCE: InterestKit = {
  interest: "Science",
  item: { text: "hand lens", prop: "magnifier" },
  signs: /lens|test|experiment|lever|measur|bubble|scien/iu,
  extra: {
    B: ["{hero} smiled. It was a good test.", '"The test is done!" said {hero}.'],
    E: [
      "{hero} wrote it all down later, with a small test at the end.",
      '"It was a good test," said {hero}, "because we did not know."',
    ],
    I: [
      "{hero} wrote down later what had worked, and also, because it was science, what had not.",
      "{hero} called it an experiment, and gave it a number, because there would be more of them.",
    ],
    A: [
      "Later {hero} wrote down everything that had worked and, because {they} took science seriously, everything that had not.",
      "{hero} summed up the experiment in one sentence, crossed it out, and replaced it with a question, which was much better.",
    ],
  },
  shy: [
    {
      id: 1,
      pose: "holding",
      feeling: "curious",
      props: ["magnifier"],
      happening: "{hero} holds out a lens with a rainbow spot of light, and {other} comes out to look.",
      B: '{hero} held up {their} lens. It made a spot of light. "Ooh!" {other} came out to catch it.',
      E: "{hero} held {their} lens up to the light. A tiny, shiny rainbow ran along the ground. It hurried left and it hurried right. {other} could not stop looking. Then {other.he} jumped out to catch it!",
      I: [
        '"Let us try an experiment," {hero} whispered. {They} held the hand lens up and tilted it until the light came together in one bright spot. There was a rainbow around the rim. {They} made it slide along the ground and stop right beside the hiding place. {other} reached out to touch it, but it <jumped away|immediately hopped away>. By the third jump, {other} was right out in the open and giggling.',
        `{hero} breathed on the hand lens and polished it. Then {they} tilted it until it had caught a bit of light, which sat on the ground like a shiny beetle. "This is an experiment about beetles," {they} announced. The beetle ran in a circle, stopped, and crept toward the hiding place. It climbed over something that might have been a foot. There was a giggle. "I almost had it!" said {other}, and came hurrying out after it.`,
      ],
      A: [
        "There are two ways to do an experiment: you can push until something happens, or you can change one small thing and watch. {hero} chose the second. {They} lifted the hand lens, found the light with it, and tilted the glass until a single bright spot appeared, ringed with every color there is. {They} let it wander along the ground, as though it had all day, and come to rest exactly beside the hiding place. A moment later {other} put out one careful finger. {hero} let the spot skip just out of reach, and then a little farther. It took four skips in all. After the fourth, {other} was standing out in the open, laughing, with a rainbow in both hands.",
        `Light is never shy, and {hero} had frequently observed that it is catching. {They} polished the hand lens on {their} sleeve and turned it this way and that, until a rainbow about as long as a pencil was lying on the ground. It is not possible to frighten a rainbow, and it does not frighten anybody. {They} sent it for a walk. It visited {pal}, who sneezed; it climbed a stone, considered the view, and traveled in a leisurely manner as far as the edge of the hiding place, where it lay down and waited. For some time nothing happened. Then a shadow fell across it, and the colors ran up over somebody's nose. "It does not weigh anything at all," said {other} in astonishment, standing in the middle of it.`,
      ],
    },
    {
      id: 2,
      pose: "kneeling",
      feeling: "curious",
      props: ["magnifier"],
      happening: "{hero} kneels over something tiny with a lens, and {other} comes out to see.",
      B: '{hero} looked at a stone with {their} lens. "Oh! Oh, look!" Out came {other}. "Let me see, too!"',
      E: '{hero} looked at a leaf through {their} lens<| for a very long time>. "Amazing!" {they} <whispered|said>. Then {they} looked at a <tiny|little> stone, and it was even better. {Other} could not stand it <any more|any longer>. "Let me see, too!" said {other}, <hurrying|running> out.',
      I: [
        '"I am doing research," {hero} explained to the hiding place, "and I am <missing|unfortunately missing> one <measurement|important measurement>." {They} bent over the hand lens and wrote something down. "How many people can see a rainbow at the same time?" {They} turned the lens until the colors danced on the ground. "So far the answer is two." There was a rustle. "Three," said {other}, who had come out to be counted.',
        `"I require an assistant," said {hero}, lying down with the hand lens, "but it has to be somebody who notices things." {They} examined a speck of dust. "This one has got legs," {they} reported. {pal} did not believe it. {They} examined another. "And this one is reading a newspaper." There was a considerable silence. "It is not," said {other}, right beside {them}. "Let me have a look at it."`,
      ],
      A: [
        `Curiosity is stronger than shyness, which was a thing that {hero} had once proved with a tortoise. {They} took out the hand lens, lay down on {their} stomach, and began to examine a perfectly ordinary crumb. "Extraordinary," {they} murmured. {They} made a note. {They} examined the crumb from the other side and whistled through {their} teeth. It was most unfair, because from the hiding place it was impossible to tell what was so extraordinary about it. A minute went by; it was a short one. Then there was another head beside {hero's}, and a single large eye on the far side of the glass. "It has got hairs on it," breathed {other}, and forgot to be shy.`,
        `Every scientist knows that an interesting thing may be approached, but that an interested person approaches by themselves. {hero} therefore took out the hand lens, turned {their} back on the hiding place, and became interested. "Seven," {they} said, looking straight down. A minute later {they} said, "Seven again," in a tone of growing excitement, and wrote it down. {pal} asked what there were seven of, and was hushed. {They} measured something with a thread from {their} sleeve. "If the next one has seven as well," {they} whispered, "nobody is going to believe it." There was a rustle, and then a shuffle, and then a weight against {their} elbow. "Seven what?" demanded {other}, and took hold of the other side of the lens.`,
      ],
    },
    {
      id: 3,
      pose: "holding",
      feeling: "happy",
      props: ["cup"],
      happening: "{hero} blows a big soap bubble, and {other} comes out to look at it.",
      B: [
        '{hero} blew a bubble. {They} put one wet hand in it. No pop! "How?" said {other}, and came out.',
        '{hero} blew a bubble. It sat on {their} wet hand. No pop! "Let me see!" Out came {other}.',
      ],
      E: `{hero} blew a <big|shiny> bubble and poked it. Pop! "That was only the first experiment," {they} said. {They} made one finger wet, and blew again. The <wet|dripping> finger went right in, and it did not pop! "How did you do that?" asked {other}, and came out to see.`,
      I: `{hero} had soap in one pocket and a cup in the other, and soon there was a bubble as big as a melon. "A dry finger does this," {they} said. Pop! "But a wet finger is <always|perfectly> welcome." {They} blew another one, and pushed a <wet|dripping> finger carefully through the side. It trembled, but it stayed. {pal} completely forgot to breathe. "What does it feel like inside?" <asked|whispered> {other}, who was suddenly standing right beside {them}.`,
      A: `A bubble is the shyest thing in the world, <said|explained> {hero}, but only because everybody goes about it in the wrong way. {They} stirred the soap from {their} pocket into a cup of water, blew a bubble the size of a melon, and prodded it with a dry finger. It burst <immediately|instantly>. "That was the first half of the experiment," {they} told {pal}. {They} blew another, made the finger thoroughly wet, and tried again, as slowly as the hand of a clock. The bubble trembled, and let it in. "It never minded being touched. It only wanted somebody to be careful." From the hiding place came a <sigh|long breath>. "Might it be my turn?" asked {other}, and came out, extremely slowly, so as not to make a wind.`,
    },
    {
      id: 4,
      pose: "sitting",
      feeling: "calm",
      props: ["notebook"],
      happening:
        "{hero} sits with a sheet of paper rolled into a tube, and {other} comes to listen through it.",
      B: [
        '"My heart goes bump, bump," said {hero}. "I am afraid, too. Test it!" {Other} came out to hear.',
        '"I am afraid, too," said {hero}. "Hear my heart go? Test it!" {Other} came near to hear.',
      ],
      E: `{hero} rolled up a <sheet|page> of paper. "You can hear a heart with this," {they} said, and {pal} tested it. Thump, thump, thump! "It goes <fast|very fast>," said {pal}. "Because I am scared, too," said {hero}. "It is only getting ready." Then {other} came out to listen.`,
      I: `"A shy doctor invented this," said {hero}, and rolled a sheet of paper into a tube. "He did not like to put his ear on people." Then {they} let {pal} listen. "Your heart is galloping!" <said|reported> {pal}. "It always does when I am nervous," said {hero}. "It is only getting ready. That is a scientific fact." It was quiet for a <while|long while>. "Something in here does that <too|as well>," said somebody, and {other} came out to compare.`,
      A: `"It may interest you," {hero} told the hiding place, "that this was invented by a doctor who was too bashful to put his ear against people." {They} tore a page out of {their} notebook, rolled it into a tube, and invited {pal} to listen to {their} heart. "It is galloping," <said|reported> {pal}, <rather|considerably> alarmed. "It always does that when I am nervous," said {hero}. "I have measured it. It is merely getting ready, in case I should need it." This was considered for some time. "There is something in here that goes even faster," said a voice. "It would be valuable to compare them," said {hero}, "in the interests of science." And {other} came out, and listened for a <long|very long> while, and smiled.`,
    },
  ],
  find: [
    {
      id: 1,
      pose: "kneeling",
      feeling: "curious",
      props: ["magnifier", "footprint"],
      happening: "{hero} looks at a clue through a hand lens while {pal} leans in close.",
      B: "{hero} looked with {their} lens. A dot! And one more! Dot by dot, they came to {goal}.",
      E: `"First we look," said {hero}, "and then we guess. <Afterward|After that> we test it." {They} looked carefully through {their} lens. There was a <narrow|thin> line on the ground, as if something had been carried along. They followed it <bit by bit|together>, and there was {goal}!`,
      I: [
        `Running in circles was not science, so {hero} stopped and held the hand lens close to the ground. "Look first," {they} said, "and guess second, and test last." Through the glass, a grain of dust was as large as a boulder. Between the boulders ran a narrow, fresh line, where something had been carried along. They tested it together, ten careful steps at a time, and the line grew clearer. It ended at {goal}.`,
        `"The ground has been keeping a diary," said {hero}, "only the writing is extremely small." {They} knelt down with the hand lens and began to read. There was a scratch, and a hair, and two crumbs in a row. Separately they meant nothing. But {pal} put down a pebble beside every one of them. When they stood up, the pebbles made a perfectly straight line, and it pointed at {goal}.`,
      ],
      A: [
        '"We have been guessing," said {hero}, "which is fine, but we have been doing it in the wrong order. You look first, and you guess second, and then you test." {They} knelt, held the hand lens a little above the ground, and moved it along as slowly as a snail. Through the glass every grain of dust became a boulder, and between the boulders ran a faint, straight scratch that was cleaner than everything around it. Something had been moved here, and not long ago. {hero} put down a pebble to mark the place, walked ten paces, and looked again. The scratch was there too, and stronger. Nine pebbles later it ended, exactly as predicted, at {goal}.',
        `"A thing cannot simply be nowhere," said {hero}. "Wherever it is, something must be different, and it is only a question of how closely you look." {They} lay down with the hand lens and looked so closely that {their} eyelashes touched the glass. At that distance a scratch is a valley, and a crumb is a mountain. {They} crawled across three valleys. In the fourth, all the dust was lying in the same direction, like grass after a storm. "It has been brushed," {they} announced, "by something passing." {pal} marked the spot, and they moved on by the length of an arm, and tested it again. It took nineteen tests altogether. Not one of them was exciting, apart from the last, which was {goal}.`,
      ],
    },
    {
      id: 2,
      pose: "thinking",
      feeling: "determined",
      props: ["magnifier", "notebook"],
      happening: "{hero} tests one guess after another with a lens and a notebook beside {pal}.",
      B: '"Is it up high? No," said {hero}. "Is it down low? No. Is it right here? Yes!" There was {goal}.',
      E: '"I think it is somewhere <cold|very cold>," said {hero}. {They} tested the stones<, one after another|>. The first was warm<, and so was the second|>. Another was even warmer. But the last one was cold! They looked <very carefully |>through {their} lens, and there was {goal}!',
      I: [
        '{hero} made a list of everything they knew, which was three things, and everything they only imagined, which was nine. "We will test the nine," {they} <said|decided>, "and cross out whatever is not true." They <measured|measured everything>. They compared. They <held|carefully held> the hand lens over a hair and a crumb and a scratch. One after another the guesses were crossed out, until a single one was left. It was right. There was {goal}.',
        `{hero} divided a page into two columns. "Here we write what we have tested," {they} said, "and there we write what we have only imagined." It was rather embarrassing. Nearly everything was in the second column. So they looked through the hand lens at every single thing, and crossed it out when it was wrong. It was wrong nine times. The tenth time it was right, and there was {goal}.`,
      ],
      A: [
        '"The important thing," said {hero}, polishing the hand lens, "is not to find what we expect." They had expected footprints, and there were none. They had expected it to be somewhere high. So {they} wrote both of these down under "Wrong," underlined it, and looked at what was actually there. What was actually there was a dusting of something pale, heavier on one side than on the other. Through the glass it turned out to be flour; or possibly plaster; in any case it had been left there recently, and there was <more of it|considerably more of it> on the left. They followed it toward the left, from thin to thick. At the thickest place of all, where nobody had expected anything, was {goal}.',
        `"Before we look anywhere else," said {hero}, "I should like to know where we have actually looked, and where we only believe that we did." It turned out that there was a difference. {They} drew a map in the notebook, and {pal} colored in whatever had really been tested, inch by inch, with the hand lens. There was surprisingly little color. In particular there was one patch, more or less in the middle, which everybody had assumed that somebody else had examined. They stood around it. It appeared to be completely ordinary. {hero} knelt, and polished the lens, and went over it from the left to the right, as one reads a page; and at the bottom of the page, in plain sight, was {goal}.`,
      ],
    },
    {
      id: 3,
      pose: "pointing",
      feeling: "curious",
      props: ["magnifier", "notebook"],
      happening:
        "{hero} points at one small thing after another and gives each of them a name, with {pal} beside.",
      B: [
        '{hero} held up {their} lens. "This is a bump. That is a crack. But what is this?" It was {goal}!',
        '{hero} used {their} lens. "A crack. A bug. One more bug. And that?" It was {goal}!',
      ],
      E: `"We will give everything a name," said {hero}, "just like scientists." {They} looked through {their} lens. "That is a scratch. That is a <crumb|small crumb>. That is the shadow of a <crumb|very small crumb>." {pal} said every name twice<|, to learn it>. "And what do we call this one?" It was {goal}!`,
      I: `"You only see what you have a name for," said {hero}, "so we will name everything." {They} took the hand lens and began on the left. "A scratch, a crumb, and the shadow of a crumb." {pal} repeated every word, like a <serious|very serious> echo. After <seventy|ninety> names, {pal} wanted to <stop|give up>. "One more," said {hero}, and bent down to something that was not a scratch or a crumb or a shadow. It was {goal}.`,
      A: `"Before anybody could do any science," said {hero}, "somebody had to go around and tell things apart. It must have been a very long afternoon." {They} took the hand lens, began at the extreme left, and gave everything a name. There was a scratch, and a crumb, and a second crumb, which was related to the first. A certain stain, which resembled nobody else, will be called Horace <forever|until the end of the world>. After the <eightieth|ninetieth> of them {pal} was in favor of giving up, but {hero} merely moved the lens a finger's width to the right. Here was something <new|different>. It was no scratch, and it bore no resemblance to Horace, and {they} recognized it immediately. It was {goal}.`,
    },
    {
      id: 4,
      pose: "kneeling",
      feeling: "determined",
      props: ["rope", "notebook"],
      happening: "{hero} kneels over a long piece of string and measures it, with {pal} keeping count.",
      B: [
        '{hero} put down a string to measure. "One, two, three, four." Bump! What was that? There was {goal}!',
        '"Let me measure this," said {hero}. {They} put down a string. It went up over a bump. There was {goal}!',
      ],
      E: `"Let us measure everything," said {hero}, and took out a string. It was nine strings <out|long>, but ten strings on the way back! "That cannot be right," said {pal}. They looked <along|under> it, bit by bit. It went up over something, and there was {goal}!`,
      I: `{hero} took a piece of string and measured everything with it. On the way out it came to thirty strings and a bit, but on the way back it was <only thirty|exactly thirty>. "Where is the bit?" asked {hero}. "We must have <lost|dropped> it," said {pal}. So they measured once more, very slowly. Halfway along, the string climbed over something and came down on the other side, and that was the bit! <Just|Right> behind it was {goal}.`,
      A: `It began with a disagreement. {hero}, who liked to measure things before worrying about them, laid a string end to end across everything, and it came to forty lengths and a thumb. {pal}, counting on the way back, declared that it came to forty. "There is an entire thumb too many," said {hero}, "and I should like to know what it is doing out there." So they repeated it, and this time they did not watch the numbers; they watched the string. For <thirty|twenty-nine> lengths it lay as flat as a ruled line. Then it climbed over something and came down on the other side, which uses more string, as any <ant|little ant> can tell you. <Immediately|Directly> behind it was {goal}.`,
    },
  ],
  free: [
    {
      id: 1,
      pose: "reaching",
      feeling: "determined",
      props: ["magnifier"],
      happening: "{hero} leans on a long lever over a stone, and {goal} lifts free.",
      B: "{hero} got a long stick. {They} put a rock under it. Then {they} sat on the end. Now {goal} could move!",
      E: '{hero} looked at it with {their} lens. "It is too heavy to lift," {they} said. "But not for a lever!" They put a long pole over a round stone. Then everybody sat together on the end of it. Up and up it went, and {goal} was free!',
      I: [
        `"Being strong is one answer," said {hero}, "but being clever about where you push is another." {They} found a long pole and rolled a heavy stone close to the place where it was stuck. The short end of the pole went underneath, and the long end pointed upward. "That is called a lever," {they} said. "Now we only have to sit down." Slowly the long end sank, the short end lifted, and {goal} came free as gently as anything.`,
        `"We do not need more muscles," said {hero}. "We need a longer stick." {They} examined everything through the hand lens, and afterward {they} fetched an extremely long pole. A round stone was rolled into position, and the pole was balanced across it. "If I sit on this end, I will be as powerful as six people," {they} explained. {pal} sat down too, which made twelve. There was a creak, and {goal} rose up and came free.`,
      ],
      A: [
        'Unfortunately, they had already <tried|attempted> being powerful, and they had <not been|not been nearly|evidently not been> powerful enough. "Then we shall have to be clever about where we push," said {hero}. {They} studied the problem carefully through the hand lens, measured it with {their} arm, and went off to fetch a long pole and a good round stone. The stone went close to the place where it was stuck, the pole went over the stone, and the short end went underneath. "The longer your end is, the stronger you get," {they} explained. "It is called a lever, and it has never <once |>been out of order<| since antiquity>." {They} sat down on the far tip of the pole. So did {pal}. Slowly, and without the slightest difficulty, {goal} rose up and came free.',
        `{hero} put away the hand lens. "It weighs more than everybody here together," {they} announced, "so we shall have to become heavier. Fortunately, there is a way." {They} rolled a stone up close and laid a long pole over it, with one end underneath the trouble and the other end high in the air. "That is a lever. It swaps distance for strength. We go down a considerable distance, and it goes up a little way, and neither of us can complain." {pal} was lifted onto the tip, and {hero} climbed up as well. They sank through the air as slowly as two kings. At the opposite end, with a sound like a sigh, {goal} came free.`,
      ],
    },
    {
      id: 2,
      pose: "sitting",
      feeling: "happy",
      props: ["magnifier"],
      happening: "{hero} sits down on the end of a long pole with {pal}, and {goal} goes up.",
      B: '"Sit on the end of this pole!" said {hero}. They sat down as one. Bump! {Goal} came free.',
      E: '"Let us <try|build> a lever," said {hero}. They put a long pole over a <heavy|round> stone. <Everybody|They all> sat down on the end of it, and it moved a <tiny|little> bit. "We need a <longer|much longer> pole!" They tried again, and up came {goal}!',
      I: [
        '{hero} lay down and studied the place through the hand lens. "It <rests|is resting> on <one|a single> tiny point," {they} <reported|announced>, "<and we can use that|which is exactly what we needed>." They slid the end of a long pole <beneath|underneath> it and a <round|heavy> stone <beneath|underneath> the pole. "The stone does the <hard part|difficult part><. We|, and we> are only the weight." They <climbed|carefully climbed> onto the <far|opposite> end, one <by one|after another>, until it dipped. With a scrape and a sigh, {goal} <rose up|was finally> free.',
        `The first pole was too short, and the second was too thin. The third was exactly right. {hero} laid it over a stone and made a mark in the middle. "Now we move the stone closer to the heavy end," {they} said, "a little bit for every test." At the first mark nothing happened. At the second there was a tremble. "It is getting easier," reported {pal}, who was hanging from the end. At the third mark the pole went down, and {goal} went up, completely free.`,
      ],
      A: [
        '"Give me a place to stand," said {hero}, who had read it somewhere, "and a stick." It was a very long stick. {They} wedged the tip of it into the gap, rolled a boulder underneath for it to turn upon, and made a rapid calculation on {their} fingers. "If our end is six times as long as that end, then each of us is worth six." {pal}, who had never been worth six before, took up position with great seriousness. They bent their knees. They sat down upon the air, and the air, with the stick in it, gave way gently beneath them. At the other end something enormous was happening, quite slowly. By the time they touched the ground, {goal} was free.',
        `"Let us find out how strong we are," said {hero}, "and after that we can decide how clever we have to be." They pushed, and wrote down the result, which was nothing. Then they fetched a long pole and a stone for it to lean upon. With the stone in the middle, they were as strong as two people. With the stone a little closer, they were as strong as four, and {pal} began to enjoy it. {hero} recorded everything in a neat column, with an experiment on every line, until the stone was so near that it almost touched. "Nine times," {they} calculated. "That ought to do it." They sat down on the far end together, quite gently, like two people on a sofa, and {goal} came free.`,
      ],
    },
    {
      id: 3,
      pose: "kneeling",
      feeling: "excited",
      props: ["magnifier", "notebook"],
      happening: "{hero} kneels and looks through a lens to see that {goal} has moved by one hair.",
      B: [
        'Push! {hero} looked with {their} lens. "It moved one hair!" Push! "Ten hairs!" Push! {Goal} came free.',
        '"It moved a hair," said {hero}. "I saw it with my lens!" Push! It moved more. Push! {Goal} came free.',
      ],
      E: `Everybody pushed, and nothing happened. But {hero} had drawn a line beside it, and {they} looked through {their} lens. "It has moved by one hair," {they} said, "and the first hair is <hardest|the hardest>." The next push was worth <ten|eleven> hairs. Then, suddenly, {goal} came free!`,
      I: `{hero} drew a thin line along the edge, and they pushed, but nothing happened. Everybody sat down <to be sad|to rest>, except {hero}, who was examining the line through the hand lens. "It has moved," {they} <said|reported>, "by one hair." {pal} did not think that a hair was enough. "It is the difficult one," said {hero}. The second push was worth <nine|eleven> hairs. The third was worth a whole finger, and at the fourth, {goal} came free.`,
      A: `Things that stand still, said {hero}, would generally prefer to continue. "Getting started is the difficult part. Afterward they rather enjoy themselves." {They} drew a fine line along the edge, and everybody pushed until nobody had any breath <left|remaining>. It was apparently useless. {hero} knelt down with the hand lens. "On the contrary," {they} announced, "we have made one hair of progress." {pal} immediately came over to <inspect|admire> it. It was an exceedingly thin piece of progress, but undoubtedly it was there, in a place where no hair had ever been before. So they pushed again, and that was worth six hairs, and the following push was worth a finger. The fourth was scarcely a push at all, <merely|more of> a suggestion, and {goal} came free.`,
    },
    {
      id: 4,
      pose: "thinking",
      feeling: "curious",
      props: ["magnifier"],
      happening: "{hero} asks why for the fourth time and looks through a lens at what holds {goal}.",
      B: [
        '"Why is it stuck?" said {hero}. {They} held {their} lens. "This small thing holds it!" Out! {Goal} came free.',
        '"Why?" said {hero}. {They} held {their} lens. "Why? Why? Oh! It is just this one thing." Out! {Goal} came free.',
      ],
      E: `"Why is it stuck?" asked {hero}. "Something is holding it," said {pal}. "Why?" {They} looked <carefully|very carefully> through {their} lens. In the <corner|crack> sat something no bigger than a pea. "And why has nobody taken it out?" Nobody had asked! So they did, and {goal} came free!`,
      I: `"A scientist asks why four times," said {hero}. "Why is it stuck?" "Because it will not move," said {pal}, which was not a tremendous help. Why would it not move? They examined it through the hand lens, and it was considerably tighter on one side. Why on that side? Because in the <corner|farthest corner> sat something no bigger than a pea. "Then why has nobody ever taken it out?" asked {hero}. Nobody had <asked|ever asked>. {They} picked it out <carefully|with two fingers>, and {goal} came free.`,
      A: `"Whenever anything is the matter," said {hero}, "a scientist asks why, four times altogether. The first answer is generally useless." Why was it stuck? Because it would not move, said {pal}, and that, as promised, was useless. Why would it not move? They examined it carefully through the hand lens, and discovered that it was being held considerably tighter on one side than on <the other|any other>. Why on that side? Because in the deepest corner, where nobody ordinarily looks, sat something no bigger than a pea. "That makes three," said {hero}. "And why has nobody ever taken it out?" There was an <embarrassed|uncomfortable> silence, as there often is after the fourth. {hero} reached in with two <fingers|careful fingers>, and {goal} came free.`,
    },
  ],
};
