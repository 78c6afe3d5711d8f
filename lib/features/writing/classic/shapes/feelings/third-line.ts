import type { Shape } from "@/lib/features/writing/classic/grammar";

const BREAKFAST = { place: "kitchen", time: "morning", weather: "rain" } as const;
const OFFICE = { place: "kitchen", time: "noon", weather: "rain" } as const;
const OFFICE_LATE = { place: "kitchen", time: "afternoon", weather: "rain" } as const;
const BY_THE_DOOR = { place: "living-room", time: "afternoon", weather: "rain" } as const;
const SPOON = "thing:spoon";
const NOTE = "thing:note";
const POTATO = "thing:potato";

const SIBLINGS = ["brother", "sister", "sibling", "twin"];
const FIGHTING =
  "fight fighting fought fihgting figthing fighing argue arguing argument quarrel quarreling quarrelling quarelling quareling quarell bicker bickering squabble squabbling".split(
    " ",
  );
const EACH_OTHER = SIBLINGS.flatMap((sibling) => [sibling, `${sibling}-always`, `${sibling}-are-always`]);
const WHICH = ["little", "big", "older", "younger", "baby", "twin"];
const OURS = SIBLINGS.flatMap((sibling) => [
  sibling,
  ...WHICH.map((which) => `${which}-${sibling}`),
  ...["my", "your", "his", "her", "their", "the", "a"].flatMap((own) => [
    `${own}-${sibling}`,
    ...WHICH.map((which) => `${own}-${which}-${sibling}`),
  ]),
]);
const listPhrases = (before: readonly string[], after: readonly string[]): string =>
  before.flatMap((first) => after.map((second) => `${first}-${second}`)).join(" ");

/** "My sisters always fight", "brother and sister quarrel", "my sister and I fight". */
const QUARRELS = listPhrases(
  [
    ...EACH_OTHER,
    ...SIBLINGS.flatMap((sibling) => [
      `${sibling}-keep`,
      `${sibling}-and-i`,
      `${sibling}-and-me`,
      `${sibling}-who`,
    ]),
    ...SIBLINGS.flatMap((sibling) => [
      `${sibling}-who-always`,
      `${sibling}-never-stop`,
      `${sibling}-and-i-always`,
    ]),
  ],
  FIGHTING,
);
const WITH_THEM = listPhrases(
  FIGHTING.map((fight) => `${fight}-with`),
  OURS,
);
const ANNOYED = listPhrases(
  [
    "annoying",
    "so-annoying",
    "annoyed-by",
    "hate",
    "mean-to",
    "nice-to",
    "kind-to",
    "get-on-with",
    "getting-on-with",
    "get-along-with",
    "getting-along-with",
  ],
  OURS,
);

export const THIRD_LINE: Shape = {
  id: "feelings/third-line",
  theme: null,
  wild: 2,
  heroOnly: true,
  tags: ["sibling", "family", "quarrel", "anger", "funny", "fairness", "sorry", "home"],
  about: [
    "sibling-rivalry rival-sibling they-fight-all-the-time they-always-fight they-are-always-fighting kid-are-always-arguing girl-are-always-fighting boy-are-always-fighting girl-fight-all-the-time boy-fight-all-the-time girl-fighting-all-the-time boy-fighting-all-the-time children-are-always-fighting they-fight-constantly they-fight-over-everything fight-over-everything fighting-over-everything argue-over-everything arguing-over-everything kid-fight-all-the-time kid-always-fight kid-keep-fighting kid-are-always-fighting my-kid-fight children-fight-all-the-time two-kid-who-fight constant-bickering stop-bickering stop-squabbling who-started-it who-began-it you-started-it",
    QUARRELS,
    WITH_THEM,
    ANNOYED,
  ],
  premise:
    "{hero} and {pal} quarrel all day, so {hero} opens an office for complaints, and finds one with a small wish on the last line.",
  shows: [SPOON, NOTE],
  talk: [
    "Why do you think {pal} folded that one note so small?",
    "What would you write on the last line after a quarrel?",
    "Which complaint about somebody in our family would make all of us laugh?",
  ],
  cast: { pal: ["brother", "sister"], big: ["mother", "father"] },
  refrain: {
    B: [`"You did!" "No, you did!"`, `"We did!" "Yes, we both did!"`],
    E: [`"It was you!" "No, it was you!"`, `"It was us!" they said. "Both of us!"`],
  },
  beats: [
    {
      id: "spoon-nose",
      ...BREAKFAST,
      pose: "sitting",
      feeling: "determined",
      with: ["pal proud", "big surprised"],
      props: [SPOON, "thing:bowl"],
      happening: "{hero} sits at breakfast in the kitchen with {pal}, and both want the same spoon.",
      B: [
        `"Look!" said {pal}. A spoon hung from {pal.his} nose! "That is my spoon!" said {hero}. "Who began?" asked {big}. {refrain}`,
        `{pal} hung a spoon on {pal.his} nose. "Look at me!" {hero} did not. "I want my spoon!" {refrain}`,
      ],
      E: [
        `"Look what I can do!" said {pal} at breakfast. A spoon was hanging from the very end of {pal.his} nose. {hero} never even looked. "That is my spoon!" {they} answered angrily. "Who began it?" asked {big}. {refrain}`,
        `It was raining, and breakfast was terribly loud. {pal} had hung a spoon from {pal.his} nose. "Look at me!" {pal.he} said. {hero} only noticed that it was {their} own spoon, and took it <back|away>. "Who began it?" asked {big}. {refrain}`,
      ],
      I: [
        `It was raining, and it was Saturday, and nobody could go out. At breakfast {pal} hung a spoon on the end of {pal.his} nose. It is harder than you think, but it held. "Look what I can do!" said {pal}. "That's my spoon," answered {hero}, who didn't look, "and you're sitting on my chair, too." The spoon fell, <the milk tipped over|a cup tipped over>, and both of them were shouting at once. "Who began it?" asked {big}, and each of them pointed across the table.`,
        `"Look! Look at me!" called {pal}. A spoon was hanging from {pal.his} nose, all by itself, without any hands. {hero} could have looked. But it was raining, and it was the spoon with the long handle, and that one belonged to {hero}. So {they} snatched it away, and {pal} snatched it back, <and milk ran across the table|and the porridge landed on the floor>. "You began it!" they shouted together. It was only ten minutes past eight, and already {big} was holding {big.his} ears.`,
      ],
      A: [
        `On that Saturday it was raining as if somebody had forgotten to turn it off. At breakfast {pal} breathed on a spoon, hung it carefully on the end of {pal.his} nose, and let go. It held. This is considerably harder than it appears, and {pal} had been practicing in secret since Wednesday. "Look," {pal.he} said, hardly moving {pal.his} lips, "what I can do." {hero} noticed nothing but the handle. "That's my spoon," {they} announced, "and furthermore you're in my chair." The spoon fell into the porridge, <the milk went over|a cup went over>, and two people began to talk at the same time. "Who started it?" asked {big}. Two fingers pointed across the table, in opposite directions, and there was no doubt in either of them.`,
        `You could hear the quarrel from the street. It had begun with a spoon, which {pal} had hung on {pal.his} nose. There it was dangling freely, without hands, while {pal.he} gazed straight ahead in order not to disturb it. "Look," {pal.he} had whispered. A great many things could have been said to that. {hero} said, "That one is mine," since it was the spoon with the long handle, and took it off {pal.him} like an apple off a tree. At first it was about the spoon. A moment afterward it was about the chair by the window, <and then the milk fell over|and finally it was about the milk>, which had done nothing to anybody. "Who started it?" inquired {big}, with the cloth in {big.his} hand. It was twelve minutes past eight.`,
      ],
    },
    {
      id: "looks-for-beginning",
      place: "living-room",
      time: "morning",
      weather: "rain",
      pose: "pointing",
      feeling: "determined",
      with: ["pal determined", "big worried"],
      happening: "{hero} points at {pal} in the living room, and {big} listens to both of them.",
      E: [
        `They quarreled about the window, and about who was too loud. "You took my shell last summer!" said {hero}. "You sat on my hat before that!" said {pal}. {big} held {big.his} ears. "I can't find where it began," {big.he} said.`,
        `By ten o'clock they had quarreled nine times. It was about a sock, a song and a crumb. "You always begin!" said {hero}. "You began it last winter!" said {pal}. {big} only shook {big.his} head. "I was not there, so I can never tell."`,
      ],
      I: [
        `By ten o'clock they'd had nine quarrels. One was about humming, and one about a line on the carpet that only {pal} could see. {big} tried to find out how it had all started. {hero} had only done something because {pal} had done something first. {pal} had only done that because of the shell last summer, and the shell was because of the birthday, <and so it went, further and further back|and the birthday was because of a hat>. "We'll soon get to the day when you were born," said {big}.`,
        `{hero} wanted the window open, so {pal} wanted it shut. {pal} hummed, so {hero} hummed too, but louder. There was even a quarrel about who quarreled more. {big} sat between them like a person in a strong wind. "You began it at breakfast," said {hero}. "But you began it yesterday," said {pal}, <"and on Thursday, and at Easter!"|"and on the boat, and at the lake!"> {big} looked for the beginning for a long time, and couldn't find one.`,
      ],
      A: [
        `By ten o'clock there had been nine quarrels, including one about humming, and one about a line on the carpet that only {pal} was able to see. {big} attempted to discover how it had all begun. It turned out that {hero} had merely done something because {pal} had done something before; {pal}, however, had done that because of what happened to the shell last summer; and the shell would never have happened without the birthday, <which went back to a matter of a hat|which couldn't be understood without a certain hat>. {big} followed it as one follows a river, always upward, and it didn't get any narrower. "If we go on like this," {big.he} said finally, "we're going to arrive at the day when one of you was born." "Exactly," cried both of them at once, and it was the only thing that they agreed on all morning.`,
        `The rain ran down the window, and the quarrels ran into each other. {hero} preferred the curtain open, and therefore {pal} required it to be shut. {pal} hummed, and so {hero} hummed something different in a louder key. For a quarter of an hour they quarreled over which of them quarreled more. In the middle sat {big}, like somebody at a crossing without any lights, and asked again and again how it had started. "At breakfast," said {hero}. "On Thursday," said {pal}, "when you laughed." It emerged that Thursday was because of the boat, and that the boat was because of the lake. <Every beginning had another one behind it.|Behind every beginning there stood another one.> {big} searched until {big.he} was quite dizzy, and then {big.he} gave it up.`,
      ],
    },
    {
      id: "no-judge",
      ...BREAKFAST,
      pose: "standing",
      feeling: "curious",
      with: ["big calm", "pal determined"],
      props: [POTATO, "thing:bucket"],
      happening: "{hero} stands in the kitchen, where {big} has a potato, and {pal} waits.",
      I: [
        `{big} went into the kitchen and began to peel potatoes, and both of them came after {big.him}. "You have to say who's right," said {hero}. "I wasn't there," said {big}, "and I've only got two ears, and you're both in both of them. There isn't any judge in this family." "Then who listens?" cried {pal}. It was a good question. {hero} remembered the station, where {big} had once complained about a lost umbrella. <There had been a window, a sheet of paper, and a stamp.|Somebody had written it all down, and stamped it.>`,
        `"I'm not a judge," said {big}, "I'm peeling potatoes." {pal} said that it was unfair, and {hero} said that {they} had wanted to say that. "When I'm angry," {big} went on, "I don't need to hear who's right. I need somebody to write it down." That was true. Last month {big} had gone to an office about a broken heater, <as angry as a wasp|as angry as a kettle>. {Big.he} had come out humming. Suddenly {hero} had an idea.`,
      ],
      A: [
        `{big} withdrew to the kitchen and started to peel potatoes, and the quarrel followed, since it needed somebody to listen to it. "You have to decide which of us is right," demanded {hero}. "I can't," said {big}. "I wasn't there; I've only got two ears, and both of you are in both of them. In this family there isn't any judge. There are only potatoes." "Then where are we supposed to complain?" cried {pal}, and for once {hero} found it a sensible question. {They} thought of the station, where {big} had gone about an umbrella that was lost. There had been a counter, and a person with glasses, who did not argue at all, <but wrote everything down and stamped it|but wrote it down and brought a stamp down on it>. And {big}, who had gone in like thunder, had come out like the weather afterward.`,
        `"I am not a judge," {big} announced, "I'm a person with eleven potatoes to peel." {pal} remarked that it was unfair, and {hero} remarked bitterly that {they} had been about to say so {themselves}. {big} peeled for a while without answering. "When I'm angry," {big.he} said then, "what I need isn't somebody who tells me that I'm right. I've noticed that it doesn't help. I need somebody who writes it down, with the date." That was perfectly true. Only last month {big} had marched into an office because of a heater, <as angry as a wasp in a jar|as red as the heater wasn't>. And {big.he} had marched out again humming, although the heater was still cold. {hero}, who had been going to say something quite different, shut {their} mouth, because somebody had switched on a lamp in {their} head.`,
      ],
    },
    {
      id: "opens-office",
      ...OFFICE,
      pose: "standing",
      feeling: "proud",
      with: ["pal curious", "big calm"],
      props: [POTATO, NOTE, "box", "paint-pots"],
      happening:
        "{hero} stands behind the kitchen table with a potato for a stamp, a box and a note, and {pal} is the first.",
      B: [
        `"Do not shout," said {hero}. "Write it all down for me!" {big} made {them} a potato stamp. Thump!`,
        `{hero} got paper and a box. {big} made a stamp from a potato. "Now write it down!" Thump!`,
      ],
      E: [
        `Then {hero} had an idea. {They} sat down behind the kitchen table with paper and a box. {big} made {them} a round stamp out of a potato. "This is an office. Don't shout, just write it down!" {they} said. Thump went the stamp.`,
        `{hero} made a sign for the kitchen table, and it said "Complaints." On every note there were two lines. What happened? What do you want? {big} cut a round stamp out of a potato. "Next, please!" called {hero}, and in came {pal}.`,
      ],
      I: [
        `{hero} pushed the kitchen table across the corner, and made a sign that said "Complaints." There was a box, a pile of paper, and a round stamp, which {big} had cut from a potato. Every single sheet had three lines on it, and they asked what happened, what you did, and what you want. "Nobody shouts in this office," {hero} explained. "You write it down, I read it out, and it gets a stamp. <Then we change places."|After that it's your turn."> Thump, went the potato.`,
        `Before lunch the kitchen had an office in it. {hero} sat behind the table with a box, blue paint, and a round stamp that {big} had cut from a potato. The forms had three lines. The first asked what happened, and the second asked what you did. The third asked, "What do you want?" "Whoever sits behind the table isn't allowed to be angry," {hero} announced. <"Then we change places."|"And after that we change places."> {pal} was already holding a pencil.`,
      ],
      A: [
        `{hero} pushed the kitchen table across the corner, so that there was exactly enough room behind it for one official, and hung up a sign on which it said "Complaints." There was a box for those that had been dealt with. There was a saucer of blue paint, and an excellent round stamp, which {big} had carved out of the largest potato. {hero} had drawn up a form with three lines. On the first it said, "What happened?" On the second it said, "What did you do?" And on the third it said, "What do you want?" "In here nobody shouts," {they} explained to {pal}, who was already standing in line. <"One writes it down, the office reads it out, and it's stamped."|"You write it down, I read it aloud, and it's stamped."> And as a proof {they} brought the potato down, and it made a blue moon, perfectly full.`,
        `Half an hour later the kitchen contained a government office. It consisted of a table, a box, a saucer of blue paint, and {hero}, in {big's} glasses, behind a sign that said "Complaints." The stamp was round, and had been carved by {big} out of the best potato; whatever it came down on was settled. The forms had three lines. "What happened?" stood on the first of them, and on the second, since {hero} believed in fairness, "What did you do?" The third line was shorter and asked, "What do you want?" "Whoever sits behind the table isn't permitted to be angry," {hero} informed the public, <"and we'll take turns at it."|"and after every complaint we change places."> The public was {pal}, who had already got a pencil, and was pressing so hard that it squeaked.`,
      ],
    },
    {
      id: "many-stamps",
      ...OFFICE,
      pose: "sitting",
      feeling: "happy",
      with: ["pal happy"],
      props: [NOTE, POTATO, "box"],
      happening: "{hero} sits in the kitchen office with {pal}, a pile of paper, and a box.",
      B: [
        `"{hero} has my chair," wrote {pal}. Thump! "You are too loud," wrote {hero}. Thump! They had to laugh.`,
        `"{pal} looked at my food." Thump! "{hero} looked at my feet." Thump! Soon the box was full.`,
      ],
      E: [
        `{pal} wrote, "{hero} looked out of my window." {hero} had to read it out. Thump! Then they changed places. "You are much too loud when you eat," wrote {hero}. Thump! When they heard it in the office, it all sounded rather <funny|silly>.`,
        `They took turns behind the table, and soon the box was half full. "{pal} said my joke before me." Thump! "{hero} has the bigger pancake in {their} tummy." Thump! The one behind the table had to stay serious, and that was <hard|not easy>.`,
      ],
      I: [
        `"Complaint number one," read {hero} in a serious voice. "{hero} looked out of my window." {They} brought down the stamp, and they changed places. "Complaint number two," read {pal}. "{pal} breathes too loudly, and does it on purpose." Thump! Number five was about a pea, and number six was about the same pea. It is strange to hear somebody read out your anger slowly, with all its mistakes. <By number eight they had to bite on their sleeves.|At number eight both of them had to look at the ceiling.>`,
        `It was a busy morning at the office. There was a complaint because somebody had said "I know" eleven times, and one about a joke. {hero} complained that {pal's} socks were looking at {them}. {pal} complained that {hero} had sighed. Each time the potato came down, and they changed places, <and the official had to keep a straight face|and nobody behind the table was allowed to giggle>. It got more and more difficult. And nobody noticed that it had been an hour without any shouting.`,
      ],
      A: [
        `"Complaint number one," read {hero}, in a voice like a railway station. "{hero} looked out of my window without asking." The stamp descended, and they changed places. "Complaint number two," read {pal}, in {big's} glasses. "{pal} breathes too loudly, and does it on purpose." Thump! Number five concerned a pea; number six concerned the same pea, as seen from the opposite side. It's a remarkable thing to have your anger read out to you slowly, by somebody who isn't allowed to be angry, with all the spelling mistakes. You begin to hear what's in it. <By number eight the official was biting the potato.|At number eight the official had to get under the table for a moment.> "Socks are not able to look at anybody," said {pal} unsteadily, "but it will be stamped."`,
        `The office was open, and there was no end to the business. A complaint was received because somebody had said "I know" eleven times. Another dealt with a joke that had been finished by a person to whom it didn't belong. {hero} complained that {pal} owned a pair of socks which stared; {pal}, not to be outdone, complained of a sigh. Each of these was read aloud, without any expression, and stamped, and laid in the box, and then they changed places, so that the one who had just been furious was an official, <and the official might be furious again|and the other way around>. It became more and more difficult to keep a straight face. {big}, at the stove, was humming. There had been no shouting for an hour and ten minutes, and nobody had noticed it.`,
      ],
    },
    {
      id: "small-fold",
      ...OFFICE,
      pose: "reading",
      feeling: "curious",
      with: ["pal worried"],
      props: [NOTE, "box"],
      happening: "{hero} reads a note in the kitchen, and {pal} looks worried beside the box.",
      I: [
        `Only the third line gave trouble. "What do you want?" it asked, and {hero} never knew what to put there. {They} wrote "Nothing," or {they} drew an angry face. {pal} thought about it much longer. Once {pal.he} wrote something very small, with one arm around it, and folded the paper four times. "I have to read that out," said {hero}. "No, you don't," said {pal}, and {pal.his} ears were red. <{Pal.he} pushed it into the box without a word.|{Pal.he} stuffed it into the box, right at the bottom.> It didn't get a stamp.`,
        `{hero} looked through the papers like a real official. The first line was always full, and went around the corner. The second line was short. But on the third, where it said "What do you want?" {they} had not written one single word all day. Perhaps {they} only wanted to be right, <and that doesn't fit on a line|but there was no line for that>. {pal} was writing something there now, in tiny letters. Then {pal.he} folded it, again and again, and hid it at the bottom of the box. "That one isn't finished," said {pal}.`,
      ],
      A: [
        `The first line of the form was always filled, and generally continued around the corner. The second was kept short. But the third, where it said "What do you want?" remained as empty as a plate, at least upon {hero's} papers. {They} wanted to be right, naturally, but that looked foolish when it was written down. {pal} took more trouble. Shortly before one o'clock {pal.he} put an arm around a form, wrote something on it in very small letters, and folded it four times. "The office has to read that aloud," said {hero}. "Not that one," said {pal}, and turned red up to the ears. <{Pal.he} pushed it into the box, right down to the bottom.|{Pal.he} stuffed it into the box, underneath all the others.> There was no stamp on it, and so, according to the rules, it had not been settled.`,
        `Every office has one question that nobody likes, and here it was the third. What do you want? {hero} had handed in nine complaints, and had left that line empty nine times. It was peculiar, since {they} could have explained for hours what {they} did not want. "You have to put something," {they} insisted, when {they} {was} behind the table. So {pal} bent over the paper, and considered, and wrote a few words, as tiny as ants. <Then {pal.he} suddenly blushed.|Then {pal.he} glanced at {hero} and turned red.> Before it could be read, {pal.he} had folded it four times and buried it at the very bottom of the box. "That one isn't finished," {pal.he} murmured. {hero} would have liked to ask; but then the potatoes boiled over.`,
      ],
    },
    {
      id: "stamp-breaks",
      ...OFFICE_LATE,
      pose: "standing",
      feeling: "surprised",
      with: ["pal sad"],
      props: [POTATO, "paint-pots", NOTE],
      happening: "{hero} stands in the kitchen, and the potato is broken, and {pal} is sad.",
      B: [
        `"Now I stamp!" said {pal}. "No, me!" They pulled. Crack! The stamp was in two. {refrain}`,
        `They both wanted the stamp. They pulled and pulled. Snap! Now it was in two. {refrain}`,
      ],
      E: [
        `Then both of them wanted the stamp. "It is my turn!" said {pal}, but {hero} would not let go of it. They were pulling so hard that the potato suddenly broke in two, and blue paint flew over everything. {refrain} {pal} ran <off|away>.`,
        `"Give me the stamp!" said {pal}. "It is my turn!" But {hero} was holding on with both hands. The potato broke right through the middle. {refrain} Then {pal} ran away with half a potato, and the office was empty.`,
      ],
      I: [
        `It went well until a quarter past two. "My turn to stamp," said {pal}. "In a minute," answered {hero}, who had just got used to it. {pal} took hold of one side of the potato, and {hero} held on to the other. Neither of them shouted, because that was against the rules, and they only pulled. <There was a crack like a breaking carrot, and|Suddenly there was a crack, and> each of them had half a stamp. "It was you!" they cried together. {pal} ran out, and a door slammed.`,
        `Who stamps the complaint, if it is about the stamp? It was {pal's} turn behind the table, but {hero} wasn't ready to stand up. "You've had it all day," complained {pal}. "But I invented it," said {hero}. Four hands were pulling at one potato, <and it broke with a crack, right through the moon|until it broke in two with a crack>. There was blue paint on the forms, and the floor, and both their noses. {pal} looked at {pal.his} half without a word. Then {pal.he} ran away, and the office was closed.`,
      ],
      A: [
        `All went well until a quarter past two. "It's my turn to be the official," said {pal}. "In a minute," replied {hero}, who was in the middle of a very neat row of moons. {pal} waited for a minute, and then {pal.he} took hold of the potato on the one side, while {hero} kept hold of it on the other. They didn't shout, as it was against the regulations. They merely pulled, <silently and with all their might|politely at first, and then with all their might>. There was a crack, as when somebody bites into an enormous carrot. The saucer turned over, everything was blue, and in two hands lay two halves of what had been the stamp. "It was you!" they both cried at the same instant. {pal} ran from the room, a door was slammed, and it became extremely quiet.`,
        `No office is prepared for a quarrel about the office. It was clearly {pal's} turn to sit behind the table, but {hero} had just got properly into it. "You've had it all day," said {pal}. "I invented it," said {hero}. Four hands closed upon one potato. It had been a strong potato, and had dealt with twenty-three complaints, but it had not been made for this, <and it broke straight through the middle|and it broke with a crack, straight through the moon>. Blue paint ran over the forms and dripped from the edge. {pal} gazed at the half that was left to {pal.him}, and {pal.his} mouth went crooked. {Pal.he} didn't hand in any complaint about it. {Pal.he} went away without a word, and that was worse than any of the twenty-three.`,
      ],
    },
    {
      id: "finds-wish",
      ...OFFICE_LATE,
      pose: "reading",
      feeling: "sad",
      props: [NOTE, "box", POTATO],
      happening: "{hero} sits alone in the kitchen and reads a small note out of the box.",
      B: [
        `{pal} went away. {hero} read all the notes. One said, "I want you to look at me."`,
        `It was so quiet now. {hero} found one small note. "I want you to look," it said.`,
      ],
      E: [
        `The office was very quiet. {hero} took {pal's} notes out of the box, to see who was right. The last one was folded up as small as a tooth. What did {pal} want? "I want {hero} to look," it said. Next to it was a <tiny|little> spoon.`,
        `{hero} sat alone with half a stamp. {They} read all the notes again, because nobody came. At the bottom was a new one, folded up very small. "I want {hero} to look at me sometimes," it said.`,
      ],
      I: [
        `{hero} sat behind the table, with half a potato, and waited for the next customer. Nobody came. So {they} emptied the box, to count who had been right more often. At the very bottom {they} discovered something that had been folded as small as a tooth. On the first line it said only "Breakfast," and on the second, "I hung a spoon on my nose." <The third line was written in tiny letters.|Slowly {they} went on to the third line.> What did {pal} want? "I want {hero} to look."`,
        `It was a strange kind of quiet. {hero} had the whole table, and all of the paper, and nobody to complain about. {They} turned over the forms, one after another. On {their} own, the third line was always empty. On the last of {pal's}, which had been folded four times, it was not. "I want {hero} to look," it said, <and beside it was a very small spoon|with a very small drawing of a spoon>. {hero} thought of breakfast. {They} had seen the spoon quite well. It was {pal} that {they} hadn't looked at.`,
      ],
      A: [
        `{hero} remained behind the table with half a potato, and waited for the next customer. None came. In order to have something to do, {they} turned out the box and began to count which of them had been right more often; and so it was that a paper fell out which had been folded as small as a tooth. It had been neither read nor stamped. Beside "What happened?" there stood a single word, "Breakfast," and underneath, beside "What did you do?" it said, "I hung a spoon on my nose." <The third line was written in letters like ants.|And then came the third line, in letters like ants.> What did {pal} want? "I want {hero} to look," it said. {They} read it aloud, since those were the regulations, and there wasn't anybody there who had to keep a straight face.`,
        `Now that there was nobody left to complain about, the office was very large. {hero} straightened the papers. {They} had nine of {their} own, and on all nine the third line was as white as milk. Underneath lay one of {pal's}, which had been folded four times and had never been stamped, and {they} opened it, because it is the duty of an office to deal with everything. "I want {hero} to look," it said, <next to the portrait of a spoon|and after it came a spoon, drawn with great care>. That was all. It did not say anything about being right. {hero} laid a finger on it. {They} had looked at breakfast; {they} could have sworn to it. {They} had noticed the handle, and the length of it, and whose it was. It was only {pal} that {they} had not noticed, holding {pal.his} breath.`,
      ],
    },
    {
      id: "under-the-door",
      ...BY_THE_DOOR,
      pose: "kneeling",
      feeling: "worried",
      props: ["door", NOTE],
      happening: "{hero} kneels by a door with a note.",
      B: [
        `So {hero} wrote a note, too. "I did not look. I am sorry." {They} put it under the door.`,
        `"I did not look," wrote {hero}. "I want to look now." {They} put the note under the door.`,
      ],
      E: [
        `Then {hero} took a clean sheet of paper. "What happened? I did not look. What do I want? I want to see it." It was the first complaint about {themselves}. {They} pushed it under {pal's} door, and waited <there|outside>.`,
        `This time {hero} was writing about {themselves}. "I never looked at you, and I never let go of the stamp." Then came the very last line, and now {they} knew what to say. "I want to see your spoon," {they} wrote, and pushed it under the door.`,
      ],
      I: [
        `{hero} took a clean form and explained on it what had happened to the stamp. On the second line, which was usually short, {they} wrote, "I pulled." Then {they} came to the third line, and this time it was easy. "I want to see the trick with the spoon." It was the first complaint that {they} had ever made about {themselves}. <{They} carried it along the hall.|{They} knelt down in front of {pal's} door.> Underneath there was just enough room for a sheet of paper.`,
        `"Complaint number twenty-four," wrote {hero}, "about {hero}." It felt odd, like shaking hands with yourself. "I saw a spoon, but I didn't see who was behind it, and I pulled." {They} chewed on the pencil when {they} came to the third line. {They} didn't want the chair any more, and not even the stamp. <It took only two words.|In the end it was only two words.> "Show me," {they} wrote, and pushed it under {pal's} door, as far as it would go.`,
      ],
      A: [
        `{hero} took a clean form, and sharpened the pencil first. "What happened?" That was quickly told: the stamp had broken. "What did you do?" {They} had always kept that line as short as possible, and {they} kept it short now. "I pulled," {they} wrote, and looked at it, and the ceiling did not fall down. With the third line {they} had expected difficulties; but it came by itself, as if it had been waiting behind the others all day for its turn. "To see how you do it with the spoon." It was the first complaint in the history of the office <that anybody had made about themselves|which the official had made about the official>. {hero} carried it along the hall, knelt down before {pal's} door, and found that beneath it there was just room for a sheet of paper.`,
        `"Complaint number twenty-four," wrote {hero}. "About: {hero}." It was an odd feeling, as when you meet yourself in a mirror around a corner. "I saw a spoon, and I didn't see who was behind it," {they} wrote on the first line, and on the second, after a pause, "I held on." The third line had a good deal of white in it. {They} did not want the chair by the window any longer, or the last word, and as for the stamp, half of it was shriveling in {their} pocket. What {they} wanted, as far as {they} could make out, was sitting on the other side of a door. "Show me," {they} wrote, <and folded it only once|and left it unfolded>. Then {they} lay down upon the floor and pushed it underneath, with one finger, as far as the finger would go.`,
      ],
    },
    {
      id: "whole-moon",
      ...BY_THE_DOOR,
      pose: "holding",
      feeling: "happy",
      with: ["pal happy"],
      props: [NOTE, POTATO, "door"],
      happening: "{hero} holds a note with a round blue stamp, and {pal} has come out of the door.",
      B: [
        `The note came back. It had half a stamp! {hero} put {their} half next to it. Now it was whole.`,
        `Out came the note, with half a stamp. {hero} had the other half. Thump! And out came {pal}.`,
      ],
      E: [
        `For a long time nothing happened. Then the paper came back, and on it was half a blue moon. It was {pal's} half of the stamp! {hero} fetched {their} half and set it down beside it. Now the moon was <whole|round>, and the door opened.`,
        `Something went thump behind the door, and the note came back. {pal} had stamped it with half a potato. {hero} looked for {their} own half and stamped the rest. Together it made a whole blue moon. "That means yes," said {pal}, and came out.`,
      ],
      I: [
        `For some time there was nothing at all. Then, behind the door, something went thump, but only softly, as half a potato does. The paper came sliding out again, with a blue half-moon at the bottom. {hero} ran for {their} own half of the stamp, fitted it carefully against the edge, and pressed. <The moon was round, with a thin crack in it.|There was a thin white crack, but the moon was full.> The door opened a little. "So it's settled," said {pal}, and {pal.his} eyes were still wet.`,
        `{hero} waited on the carpet and counted the stripes. Then the paper came back, and it had been stamped, but only with half a moon. Did that mean half a yes? {They} remembered what was in {their} pocket, and pressed {their} half beside the other one, <as close as it would go|edge to edge>. It made one whole moon with a crack in the middle. "From now on it needs both of us," said {pal} through the keyhole, and opened the door.`,
      ],
      A: [
        `For a considerable time nothing happened, and {hero} studied the underside of a door. Then, inside, something went thump, though softly, as half a potato does; and the paper came sliding out again, and at the bottom of it was a blue half-moon. {They} understood it after a moment. {They} felt in {their} pocket, fitted {their} own half exactly against the edge, and leaned on it with {their} whole weight. When {they} took it away, the moon was full. <There was a thin white crack down the middle, but that only made it look more like the real one.|A thin white crack ran down the middle, and it looked official.> The door opened by the width of a nose. "Granted," said {pal}, who had been crying, and didn't mind if it was seen. "But from now on it isn't valid unless it's both."`,
        `{hero} lay on the carpet and counted its stripes, first from the left and then from the right. At the forty-first there was a rustling. The paper had come back, and it bore a stamp, but merely half of one: a moon that had been cut in two. Did that mean half a yes? Then {they} remembered what {they} had been carrying in {their} pocket since a quarter past two. It had become a bit soft, but it hadn't forgotten its shape, <and it fitted beside the other to a hair|and against the other edge it fitted to a hair>; and when {they} lifted it again, the moon was complete. Through the keyhole came {pal's} voice, rather unsteadily. "That's considerably better than the old one," it said, "because nobody can ever stamp alone." And the key was turned.`,
      ],
    },
    {
      id: "spoon-lesson",
      ...OFFICE_LATE,
      pose: "holding",
      feeling: "curious",
      with: ["pal proud"],
      props: [SPOON],
      happening: "{hero} holds a spoon in the kitchen, and {pal} shows the trick with the nose.",
      E: [
        `Under the kitchen table {pal} took a spoon and breathed on it. {Pal.he} hung it on {pal.his} nose and let go. {hero} looked and looked. "How do you do that?" {they} whispered. {hero's} own spoon fell off <nine|seven> times, and then it held.`,
        `"Now watch," said {pal}, and hung the spoon on {pal.his} nose. {hero} watched it as if it were the moon. It was really very good! "You must not talk, or it falls," {pal} explained. So they practiced together, and nobody said a word.`,
      ],
      I: [
        `They crept under the kitchen table, because it was dry and private there. {pal} breathed on a spoon, rubbed it, and hung it on {pal.his} nose. This time {hero} looked. {They} saw how {pal} was holding {pal.his} breath, and how one corner of {pal.his} mouth was shaking. "How long did you practice?" {they} asked respectfully. "Since Wednesday," said {pal}, <and the spoon fell off|and out of pure joy the spoon fell off>. Then it was {hero's} turn, and {they} dropped it eleven times.`,
        `"First you have to breathe on it," {pal} explained, "and then you must not want it too much." {hero} watched, as one watches a star, and did not say one word about handles. The spoon hung there like a silver trunk. "That's amazing," {they} whispered, and {pal} grew about an inch. Then {pal.he} gave {hero} the spoon with the long handle, since it was the easiest for beginners. <It fell on {their} foot, and then in {their} lap.|It fell off nine times.> At the tenth try it held, and neither of them dared to breathe.`,
      ],
      A: [
        `The lesson took place underneath the kitchen table, where it was dry and private. {pal} breathed on the spoon, polished it on {pal.his} sleeve, and hung it on the end of {pal.his} nose, and {hero} looked. {They} looked as {they} would have looked at a comet. {They} noticed that {pal} squinted a little, that {pal.his} ears moved, and that there was a freckle which {they} had never seen before. "How long did it take you?" {they} asked, full of respect. "Since Wednesday," said {pal}, <and was so pleased that the spoon fell off|at which the spoon, out of pure joy, fell off>. Then it was {hero's} turn. It turned out to be exceedingly difficult; {they} dropped it eleven times, and {pal}, who might have said a number of things, merely handed it back to {them}.`,
        `"You have to breathe on it first," {pal} instructed, "and after that you mustn't want it too much." They were sitting under the kitchen table, knee to knee. {hero} watched, and did not say one word about handles. The spoon hung in the dim light like a small silver trunk, and behind it, as still as a heron, was {pal}. "That's astonishing," said {hero}, who hadn't planned to say it; it was merely the truth. {pal} grew by approximately an inch. Then, from behind {pal.his} back, {pal.he} brought out the spoon with the long handle, <which was the best one for beginners|since that's the one that hangs most easily>, and held it out. It was {hero's}, of course; but it's one thing to own a spoon, and another thing to be given it.`,
      ],
    },
    {
      id: "too-quiet",
      place: "kitchen",
      time: "evening",
      weather: "clear",
      pose: "sitting",
      feeling: "happy",
      with: ["pal happy", "big surprised"],
      props: [SPOON, NOTE],
      happening:
        "{hero} sits on the kitchen floor with {pal}, and {big} has found them with a spoon and a note.",
      B: [
        `It was so quiet! Two spoons hung from two noses. "Who did this?" asked {big}. {refrain2}`,
        `Not a sound! Two spoons hung from two noses. {big} laughed. "Who did this?" {refrain2}`,
      ],
      E: [
        `That evening {big} pushed one more note under the table. "It is much too quiet in here," it said, "so who did this?" Two faces were looking out, and from each of the noses hung a <spoon|silver spoon>. {refrain2}`,
        `{big} came running to look, because there was no noise at all. Under the kitchen table sat two people with spoons on their noses. {refrain2} Then {big} took another spoon for {big.his} own nose, and sat down <with|beside> them.`,
      ],
      I: [
        `Toward evening one last complaint was pushed under the table, and the writing was {big's}. "It's much too quiet," it said, "and I've looked in every room. I want to know who did this." There was a pause, and then {big} bent down. Two faces were looking out, quite serious, and from each of the noses hung a spoon. <It took two halves of a potato to answer.|Two halves of a potato were pressed on the paper.> "It was us," said {hero} and {pal}, and both spoons fell to the floor.`,
        `It isn't true that they never quarreled again. On Sunday it was about the bath, and on Monday it was about a bean. But somebody always said, "Third line?" and then they had to stop and think what they wanted. It was hardly ever what they had been shouting. That Saturday, though, {big} came to see why it was so quiet. <Two people sat under the table|They were sitting under the table>, each with a spoon on the nose. "Who did this?" whispered {big}. They answered together. "It was us."`,
      ],
      A: [
        `Toward evening, when the rain had stopped, a last complaint was pushed beneath the tablecloth, in {big's} handwriting. "It's much too quiet," said the first line, and the second, "I have looked in all the rooms, and under two beds." On the third line stood the words, "I want to be told who did this." There was some whispering. {big}, who was already kneeling on the floor, saw the tablecloth go up. Two faces gazed out, as serious as a pair of elderly owls, and from each of the noses, without any hands, there hung a spoon. <The form was stamped in two halves.|A paper was handed out, with a whole moon on it.> "It was us," said {hero} and {pal}, with one voice, and both spoons clattered to the floor.`,
        `It would be untrue to say that they never quarreled after that. There was a quarrel about the bath on Sunday, and on Monday an extremely thorough one about a bean. But sooner or later one of them, and not always the same one, would say, "Third line?" Then they both had to be silent and consider what they wanted, and it was hardly ever what they had been shouting. On that particular Saturday, however, they weren't shouting at all. {big}, alarmed by the silence, came to the kitchen and lifted the tablecloth. <Underneath sat two people with spoons on their noses.|There they were, knee to knee, each with a spoon on the nose.> "Who did this?" whispered {big}. "It was us," they said. And {big} took off {big.his} glasses, breathed on a spoon, and crawled in beside them.`,
      ],
    },
  ],
};
