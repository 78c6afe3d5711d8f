import type { Shape } from "@/lib/features/writing/classic/grammar";
import type { CastKind } from "@/lib/features/writing/classic/roster";

const CLASS_AFTERNOON = { place: "classroom", time: "afternoon", weather: "clear" } as const;
const STREET = { place: "street", time: "afternoon", weather: "clear" } as const;
const KITCHEN = { place: "kitchen", time: "evening", weather: "clear" } as const;
const BEDROOM = { place: "bedroom", time: "night", weather: "starry" } as const;
const CLASS_MORNING = { place: "classroom", time: "morning", weather: "clear" } as const;
const SHEET = "thing:paper";
const PENCIL = "thing:pencil";
const SIGN = "thing:sign";

/** Nearly always a parent, where the order doesn't say who. */
const PARENTS: readonly CastKind[] = ["mother", "father", "mother", "father", "mother", "father"];

/** Words, sums or anything else: the test has numbers from one to ten, and the texts say no more of it. */
export const BACK_SOON: Shape = {
  id: "feelings/back-soon",
  theme: null,
  wild: 1,
  tags: ["school", "worry", "nervous", "brave", "family", "funny", "learning"],
  about: [
    "exam school-exam math-exam maths-exam first-exam big-exam the-exam my-exam her-exam his-exam exam-tomorrow exam-week exam-day exam-nerve exam-stress exam-anxiety exam-fear scared-of-exam afraid-of-exam nervous-about-exam worried-about-exam end-of-year-exam entrance-exam final-exam reading-exam spelling-exam english-exam science-exam",
    "spelling-test speling-test math-test maths-test reading-test school-test science-test history-test geography-test english-test language-test vocabulary-test phonics-test grammar-test times-table-test multiplication-test class-test written-test weekly-test mental-maths-test maths-quiz math-quiz pop-quiz spelling-quiz school-quiz dictation end-of-year-test end-of-term-test state-test standardized-test standardised-test assessment-week sats",
    "test-tomorrow test-today test-on-monday test-on-tuesday test-on-wednesday test-on-thursday test-on-friday test-day test-week test-at-school test-in-school test-in-class first-test big-test hard-test difficult-test important-test surprise-test about-a-test about-the-test about-her-test about-his-test about-my-test about-test for-a-test for-the-test for-her-test for-his-test for-my-test scared-of-test scared-of-the-test scared-of-a-test afraid-of-test afraid-of-the-test afraid-of-a-test fear-of-test hate-test test-anxiety test-nerve test-stress test-worry have-a-test has-a-test have-test taking-a-test take-a-test taking-test fail-a-test fail-the-test fail-my-test failed-a-test failed-the-test failed-her-test failed-his-test failing-a-test failing-the-test bad-at-test went-blank-in-the-test mind-went-blank",
  ],
  heroOnly: true,
  premise:
    "In the middle of the test {hero} can't get past number three, and remembers what hung on the door of the bakery.",
  shows: [SHEET, SIGN],
  talk: [
    "Why did number three open after all, do you think?",
    "What would you have drawn beside number seven?",
    "What do you do when something in your head is closed?",
  ],
  cast: {
    pal: ["girl", "boy"],
    big: [...PARENTS, ...PARENTS, "grandmother", "grandfather", "aunt", "uncle"],
    lead: ["teacher"],
    baker: ["baker"],
  },
  refrain: {
    B: [`The sign said, "Back soon."`, `The sign on the bed said, "Back soon."`],
    E: [`The sign said, "Back soon."`, `And the sign on the bed said, "Back soon."`],
  },
  beats: [
    {
      id: "hears-test",
      ...CLASS_AFTERNOON,
      pose: "sitting",
      feeling: "worried",
      with: ["lead calm", "pal calm"],
      props: [PENCIL, SHEET],
      happening:
        "{hero} sits in the classroom with a pencil and looks worried, and {lead} and {pal} are there.",
      B: [
        `"There is a test tomorrow," said {lead}. {hero} felt cold. A test! "What if I do not know it?"`,
        `"Tomorrow we have a test," said {lead}. "Oh, no!" said {hero}. {They} did not feel good at all.`,
      ],
      E: [
        `"Tomorrow there will be a test," said {lead}. "It has just ten numbers." They all nodded. {hero} nodded, too, but inside {they} felt cold. It was just a <small|short> word, but it did not feel like one.`,
        `At the end of the lesson, {lead} wrote one word on the board. It was "test." "Tomorrow morning," said {lead}, "from number one to number ten." {hero} looked at {pal}, and {pal} looked <out of the window|at {pal.his} shoes>. {hero} could not think of anything at all.`,
      ],
      I: [
        `Five minutes before the end of school, {lead} said it. "Tomorrow morning we'll have a little test. It goes from number one to number ten." {Lead.he} said it as one says that it might rain. But {hero} noticed that the word "little" fell off immediately, and only the word "test" remained. <It stood in the middle of the classroom like a piano.|It stood in the classroom like a large gray cupboard.> Everybody had to walk around it. "Did you know about that?" {hero} asked {pal}. "No," answered {pal}. "I don't know about anything."`,
        `It was a perfectly ordinary afternoon, until {lead} wrote a word on the board. There were four letters in it, and {lead.he} underlined them. "Tomorrow morning," said {lead}, "a small test, with ten numbers. You know all of this." Until that moment {hero} had known all of it, too. Now {they} looked into {their} head, <and somebody had turned off the light|and it was like a shop at night>. {They} knew {their} name. {They} {was} fairly certain of the day of the week. "Test," it said on the board, as if nothing had happened.`,
      ],
      A: [
        `Five minutes before the end of the afternoon, when everybody had already put away their pencils, {lead} said it. "Tomorrow morning we're going to have a little test, from number one to number ten." {Lead.he} said it in the voice in which one remarks that it might rain. {hero} observed what happened next with great interest. The word "little" fell off immediately, rolled under a chair, and was never seen again. What remained was the word "test." <It stood in the middle of the classroom like a piano|It stood in the classroom like an enormous cupboard>, and people had to squeeze past it on their way to the door. "Did you know about that?" {they} asked {pal} outside. "I don't know about anything," said {pal}. "I've just noticed."`,
        `It had been an entirely ordinary afternoon, with a song in it and a quarrel about an eraser, until {lead} wrote one single word on the board. It consisted of four letters. "It's only a small one, with ten numbers, tomorrow morning," {lead.he} announced cheerfully, "and you know all of it already." That was unfortunate. Until this moment {hero} had indeed known it, without giving the matter a thought. Now {they} looked inside to make sure, and it was like looking into a shop in the middle of the night. <Somebody had switched off the lamps and gone home.|Everything had been locked up, and the lamps were out.> "Test," said the board. {hero} swallowed, and the word went down sideways.`,
      ],
    },
    {
      id: "reads-sign",
      ...STREET,
      pose: "standing",
      feeling: "curious",
      with: ["pal curious"],
      props: [SIGN, "door"],
      happening: "{hero} and {pal} stand on the street in front of a closed door and read a sign.",
      B: [
        `{hero} and {pal} wanted a bun. The shop was shut! {refrain} So they took a walk. Then it was open!`,
        `They went to get a bun. The door was shut. {refrain} They went to see the ducks. Then it was open!`,
      ],
      E: [
        `On the way home, {hero} and {pal} wanted a bun. But the bakery was closed! {refrain} "Let us wait here until it opens," said {pal}. "We can do the other things first," said {hero}. "I have a library book to <take|bring> back." So off they went.`,
        `{pal} wanted a bun on the way home, because of the test. But the door of the bakery did not open. {refrain} {pal} pushed and pushed. "It will not open any faster if we <look at it|push it>," said {hero}. "Let us visit the ducks first."`,
      ],
      I: [
        `Something like that needs a bun. But when they reached the bakery, the door was locked, and a sign hung in it on a string. "Back soon," it said. "I'm going to stand here until somebody comes," announced {pal}, with {pal.his} nose against the glass. They stood there and looked at the sign, <and the sign looked at them|and nothing whatever happened>. "We could do all the other things first," said {hero}. "I've got a library book to return." {pal} followed {them}, but {pal.he} walked backward, so that {pal.he} wouldn't lose sight of the door.`,
        `"I think better with a bun," said {pal}, and {hero} thought so, too. They ran to the bakery and pushed against the door. It stayed where it was. Behind the glass hung a sign with two words on it: "Back soon." {pal} rattled the handle, and called through the keyhole. <"It doesn't help," said {hero}.|"It won't help," said {hero}.> "Then what are we going to do?" asked {pal}. "Everything else," {hero} decided. So they visited the ducks, and returned a library book, and counted the steps of the town hall.`,
      ],
      A: [
        `"There is nothing for it but a bun," said {pal}, and {hero} agreed that it was that sort of day. But the door of the bakery was locked, and behind the glass, on a loop of string, hung a small wooden sign. "Back soon," it said. {pal} placed {pal.his} nose against the window and both hands beside it. "I'll simply look at it until it opens," {pal.he} declared. The two of them gazed at it as intently as anybody can, <and the sign gazed back|and it had no effect on the sign whatever>. "It isn't going to open just because we want it to," {hero} remarked eventually, "and I've still got a library book to return. We could do all the other things first, and come back afterward." {pal} agreed, but insisted on walking backward as far as the corner, in order not to miss anything.`,
        `It was {pal's} opinion that a person can't be expected to hear a word like that without a bun. Unfortunately the door of the bakery didn't move. Behind the glass, on a piece of string, hung a sign that was no larger than a postcard. "Back soon," it said. {pal} pushed, and pulled, and rattled the handle, and finally spoke to the keyhole, kindly at first. "That door isn't going to open just because we want it to," {hero} pointed out. "Let's do everything else <in the meantime|first>." So they visited the ducks, and returned a library book, and settled the question of how many steps there are in front of the town hall. There were fourteen. It was surprising how much there was to do, as soon as one stopped staring at a door.`,
      ],
    },
    {
      id: "gets-bun",
      ...STREET,
      pose: "holding",
      feeling: "happy",
      with: ["baker happy", "pal happy"],
      props: ["bread", "door"],
      happening: "{hero} holds fresh bread on the street by an open door, with {baker} and {pal}.",
      E: [
        `When they came back, the door was open and the sign was gone. The buns were still <warm|hot>. "I had to wait for the oven," said {baker}. "Nobody can hurry a bun by looking at it."`,
        `Later they came by once more. Now the door stood <open|wide open>, and it smelled wonderful! "I just had to wait for the buns," said {baker}. "Nobody can hurry a bun." {hero} and {pal} each got a warm one.`,
      ],
      I: [
        `When they came around the corner again, the door stood wide open, and a smell came out to meet them. The sign had been taken down. "I was only waiting for the oven," explained {baker}. "A bun <is never ready while somebody is staring at it|takes twice as long when somebody is staring at it>. You have to go away and do something sensible." They were so warm that {hero} had to pass {theirs} from one hand to the other. While it lasted, {they} didn't think about tomorrow at all.`,
        `They did not even have to ring. The sign was gone, and {baker} was leaning in the open door with flour up to the elbows. "The buns weren't ready," {baker.he} said, "so I went around the corner for some eggs. <When you leave a bun alone, it's done before you know it.|If you watch a bun, it gets shy.>" {hero} bit into one. It was so warm that steam came out of it, like a small friendly dragon. "Now I feel braver," said {pal}, with {pal.his} mouth full, "but I still don't know anything."`,
      ],
      A: [
        `When they turned into the street once more, they could smell it from the corner. The door was standing open, the sign had been taken down, and {baker} was just lifting a tray out of the oven. "You've come at exactly the right moment," said {baker}. "I never stay in here while they're rising. <A bun that is being stared at takes twice as long.|A bun is never ready while somebody is staring at it.> I hang up my sign and go and do something sensible, and when I return, it has happened all by itself." The buns were so hot that they had to be carried from one hand to the other. For exactly as long as it takes to finish one, {hero} did not think about tomorrow. Then it was finished, and tomorrow was back again.`,
        `By the time they returned, the sign had disappeared, and {baker} was leaning in the open doorway with flour up to the elbows. "There you are," said {baker}, as if they had made an appointment. "They weren't ready, so in the meantime I went around the corner to see somebody about some eggs. <One mustn't stand over a bun and wait, because it makes them shy.|If anybody stands there and waits for it, a bun becomes shy.>" {hero} bit into one, and steam came out, as from a small and friendly dragon. It improved the afternoon considerably. "I do feel braver," reported {pal}, when they had reached the final crumb, "but I still don't know anything. Do you?" {hero} had been hoping that nobody would ask.`,
      ],
    },
    {
      id: "practices",
      ...KITCHEN,
      pose: "sitting",
      feeling: "worried",
      with: ["big calm"],
      props: [PENCIL, SHEET, "cup"],
      happening: "{hero} sits in the kitchen with a pencil and a cup and practices with {big}.",
      I: [
        `In the evening {hero} practiced at the kitchen table with {big}. The first time through, {they} got nearly everything. The second time it was a little less. By the third time {they} couldn't even remember what {they} had forgotten. "It's leaking out," {they} said, and held both ears shut. {big} closed the book and put a cup of milk on top of it. <"That's enough for one evening," said {big}.|"That's enough for a single head," said {big}.> "Nothing has leaked out; it has only gone to lie down." {hero} would have liked to make certain of that.`,
        `After supper {big} asked the questions and {hero} gave the answers. It went well, and afterward it went badly. The more {they} practiced at one end, the more fell out at the other. It was like filling a bucket <that somebody has mended with a sandwich|that somebody has knitted>. "That's enough for this evening," said {big}. "But what if everything has disappeared in the morning?" {big} poured {them} a cup of milk. "Where would it go?" asked {big}. "It doesn't know anybody else."`,
      ],
      A: [
        `In the evening they practiced at the kitchen table. {big} asked and {hero} answered, and the first time through {they} knew almost everything. The second time it was noticeably less, and by the third, {they} had forgotten things that hadn't even been in it. "It's leaking," {they} said in alarm, and put a finger in each ear. {big} shut the book and set a cup of warm milk on top of it, as one puts a stone on a newspaper. <"That's enough for a single head," {big.he} decided.|"That head has been open long enough," {big.he} decided.> "Nothing has leaked. It has all gone to lie down, and it doesn't like to be counted while it's undressing." {hero} drank the milk. {They} would have given a good deal to look in through some little window, and see with {their} own eyes whether it was really lying there.`,
        `After supper {big} asked and {hero} answered. It went splendidly, and after that it went well, and after that it went rather badly. For everything that {they} put in at the top, something else dropped out at the bottom. {They} felt like a bucket <that has been mended with a slice of bread|that somebody has knitted>. "Once more from the beginning," {they} demanded. "Absolutely not," said {big}. "You've known this for weeks, and if we continue, we'll wear a hole in it." "But suppose that it's disappeared by the morning!" {big} poured some milk and considered the possibility. "And where would it go?" {big.he} inquired. "It has never lived with anybody else." {hero} was not convinced. But {they} imagined it out there in the darkness, with its little suitcase, ringing all the wrong bells, and felt better.`,
      ],
    },
    {
      id: "asks-what-if",
      ...BEDROOM,
      pose: "sitting",
      feeling: "worried",
      with: ["big calm"],
      props: ["blanket"],
      happening: "{hero} sits in bed with a blanket and can't sleep, and {big} is there.",
      B: [
        `"What if I do not know it?" said {hero} in bed. "Then you do not," said {big}. "I love you all the same."`,
        `{hero} could not sleep. "What if I do not know it all?" "No one knows it all," said {big}. "Not even me."`,
      ],
      E: [
        `In bed {hero} was wide awake. "What if there is a number that I do not know?" {they} asked. "Then you do not know it," said {big}. "Later it will be evening, and there will be <noodles|soup>."`,
        `{hero} could not sleep because of the test. "What if I do not remember anything?" {big} sat down on the bed. "I do not know how the moon stays up," said {big}. "Nobody ever <asks|asked> me." {hero} had to giggle.`,
      ],
      I: [
        `{hero} lay on {their} back and looked at the dark. "What if there's a number that I don't know?" {they} asked. "Then there's a number that you don't know," said {big}. "And what happens then?" {big} considered this seriously. "Then it's noon," {big.he} said, "and after that it's afternoon, and in the evening there are noodles." <"Even if I don't know two of them?"|"And if I don't know two of them?"> "Then I'll make more noodles." It wasn't much of a plan. But {hero} counted noodles until {they} fell asleep.`,
        `"I'll be the only one who doesn't know it," said {hero} into {their} pillow. "Everybody will turn around and look." {big} sat on the edge of the bed. "I don't know how a telephone works," {big.he} said after a moment, "and I use it every day. I don't even know where the other green sock is. <I've never told anybody.|So far nobody has noticed.>" {hero} turned over. "It's behind the washing machine," {they} said. "You see?" said {big}. "I knew that somebody would know." Then it was easier to sleep.`,
      ],
      A: [
        `"What if there's a number in it that I don't know?" {hero} asked the darkness, in which {big} was sitting. {big} could have said that this wouldn't happen, but neither of them would have believed it. "Then there's a number that you don't know," {big.he} said. "And what happens after that?" It was an excellent question, and {big} gave it the attention that it deserved. "After that it's noon," {big.he} said finally. "The afternoon follows, as it usually does, and in the evening there will be noodles." <"Even if there are two of them that I don't know?"|"And if there are two that I don't know?"> "In that case I'll make considerably more noodles." As comfort goes, it was not magnificent, but it was certain. {hero} imagined the noodles one by one, and somewhere around forty {they} stopped being awake.`,
        `At ten o'clock {hero} explained to {big} exactly how it would be. {They} would be the only person in the room who didn't know it, and everybody would slowly turn around. {big} sat down on the edge of the bed. "I haven't any idea how a telephone operates," {big.he} confessed, "and I couldn't tell you why the moon doesn't fall down. I don't know how to spell rhinoceros, <nor where the other green sock is|and I don't know what became of the other green sock>, and so far nobody has turned around." "It's behind the washing machine," murmured {hero}. "There you are," said {big}. "What I don't know is generally known by somebody else, and then one asks." It was odd, but after that the bed felt softer. The test was still standing in the room, but now it was standing by the door.`,
      ],
    },
    {
      id: "gets-sheet",
      ...CLASS_MORNING,
      pose: "sitting",
      feeling: "brave",
      with: ["lead calm", "pal worried"],
      props: [SHEET, PENCIL],
      happening:
        "{hero} sits in the classroom with a sheet of paper and a pencil, and {lead} and {pal} are there.",
      E: [
        `In the morning everybody got a sheet of paper. {hero} wrote {their} name on it, and that was right already. {They} knew number one. {They} knew number two as well! It was all still there. This was not <so bad|hard> at all.`,
        `{lead} gave out the test. It was just one sheet of paper, with numbers from one to ten. {hero} had thought that it would be <bigger|heavier>. {They} wrote down number one. {They} wrote down number two. Both of them were easy!`,
      ],
      I: [
        `In the morning {lead} laid a sheet of paper in front of everybody. So this was it. {hero} had expected something larger, possibly with teeth. It was white and thin, and it had numbers down the side, from one to ten. {They} wrote {their} name at the top, and nobody could say that this was wrong. Number one was easy. Number two was easy, too, and even rather pretty. <All of it was still there, just as {big} had said.|It hadn't gone away in the night after all.> {hero} sharpened {their} pencil, although it was sharp.`,
        `"You may begin," said {lead}, and twenty-two pencils started to whisper. {hero} looked at the sheet with one eye first, and afterward with both. It didn't bite. There were just ten numbers, one below the other, like the bells beside a front door. {They} wrote {their} name. {They} did number one, and it opened at once. {They} did number two, <and that was hardly any trouble|and that opened even faster>. {pal}, across the aisle, showed {them} a very small thumb. Perhaps it really was a little test.`,
      ],
      A: [
        `In the morning {lead} went from desk to desk and laid a sheet of paper on each. So this was the thing that had stood in {hero's} bedroom all night. Seen by daylight it was remarkably thin. It had no claws, and no fur; it had ten numbers, one below the other, with a little room behind each. {hero} wrote {their} name at the top, and could be sure that at least this was correct. {They} did number one, and then number two, and they were as friendly as could be. <Everything was still in its place, as though {they} had never worried.|Nothing had leaked out overnight; it had merely been asleep.> With some satisfaction {they} sharpened {their} pencil, which was sharp, and turned to number three.`,
        `"You may begin," said {lead}, and the room filled with the whispering of twenty-two pencils. {hero} regarded the sheet at first with one eye only, as one tests bathwater with a toe. There were ten numbers on it, in a neat column, like the bells beside the door of a tall house. {They} wrote {their} own name at the very top. Then {they} rang at number one, so to speak, and somebody was at home. Somebody was at home at number two as well, <and opened before {they} had even finished ringing|and was delighted to see {them}>. Across the aisle {pal} raised a very small thumb. Possibly it was quite an ordinary sheet of paper after all. Full of confidence, {hero} moved on to number three.`,
      ],
    },
    {
      id: "stuck-at-three",
      ...CLASS_MORNING,
      pose: "thinking",
      feeling: "worried",
      props: [SHEET, PENCIL, "clock"],
      happening: "{hero} thinks hard over a sheet of paper in the classroom, where a clock hangs.",
      B: [
        `Then came the test. One and two were fun. But number three! {hero} looked and looked. It did not help.`,
        `{lead} gave out the test. {hero} knew one and two. But number three was gone! {They} sat and sat.`,
      ],
      E: [
        `But at number three there was nothing. {hero} had known it last night! {They} looked at number three, and number three looked back. All around {them}, pencils were moving. {They} looked <even harder|again>. It did not help.`,
        `Then came number three, and it was <closed|locked>. {hero} pushed at it, but it did not open. The clock went tick, tick, tick. {pal} was already at number five. "I cannot go on," thought {hero}, "because I do not have three."`,
      ],
      I: [
        `At number three there was nothing. {hero} had known it yesterday, at the kitchen table. {They} knew exactly where it had been. {They} looked at number three, and number three looked back. All around, pencils were running along. <Somebody turned a page.|Somebody was already humming.> {hero} frowned at it, and held {their} breath, and pressed the pencil until the point broke. Without a three {they} couldn't go on to four, because four comes afterward. The clock above the board had a very loud tick. Number three grew larger, until it covered the sheet.`,
        `Number three was shut. It wasn't that {hero} knew it wrongly; {they} didn't know it at all. {They} knocked at it with the pencil. {They} tried to surprise it by looking away and back again. {They} thought of what comes before it. <The clock went on, and {hero} did not.|The clock was the only thing that moved.> {pal} was already writing number five. Without number three there could be no number four, and so on until the end of the world. {Their} stomach had turned into a stone, with {them} around it.`,
      ],
      A: [
        `At number three there was nothing. That was ridiculous, because {they} had known it yesterday, and could even remember which corner of the kitchen table it had been lying on. {hero} looked at number three, and number three looked back. All around {them} the pencils were trotting along like small horses. {They} frowned at it, and held {their} breath, and pressed so hard that the point broke off <and flew as far as the window|and rolled away under {pal's} chair>. It was no use. The longer {they} stared, the larger it grew, until it covered the sheet from one edge to the other, and four and five could hardly be seen behind it. And without a three {they} couldn't go on to four. Nobody had ever explained this to {them}, but anyone who can count is aware of it.`,
        `Number three was shut. It wasn't as though {hero} had been uncertain about it; {they} arrived, and there was nobody there. {They} knocked at it with the end of the pencil. {They} crept up on it, by looking out of the window first and then turning around suddenly. {They} tried to remember what comes before it, and what it rhymes with, <and the color of the page|and what there had been for supper>. The clock over the board was chewing up the minutes, one by one, with an audible crunch. {pal} had got to number five. {hero} had a dreadful vision in which {they} {was} still sitting here in winter, in front of number three, while everybody else came by on skates and waved. It didn't occur to {them} to move. There was a three in the way.`,
      ],
    },
    {
      id: "draws-sign",
      ...CLASS_MORNING,
      pose: "sitting",
      feeling: "determined",
      props: [PENCIL, SHEET, SIGN],
      happening: "{hero} sits in the classroom with a pencil and has drawn a sign on a sheet of paper.",
      B: [
        `Then {hero} thought of the bun shop. {They} drew a sign by three. {refrain} So {they} went on to four!`,
        `"It is shut, like the shop!" {hero} thought. {They} drew a sign on it. {refrain} And {they} went on to four.`,
      ],
      E: [
        `{hero} thought of the bakery. Nobody can open a door by looking at it! {They} took {their} pencil. Next to number three {they} drew a tiny door with something on it. {refrain} Then {they} went on to four, <and it was open|and four was easy>!`,
        `It was just like the door of the bakery! "Then I will do everything else first," thought {hero}. {They} drew a very small sign on number three, with a bit of string. {refrain} And off {they} went to number four. <It was open!|That one was open!>`,
      ],
      I: [
        `Where had {they} stood like this before, staring at something that was closed? It had smelled of buns. {hero} bent over the sheet and carefully drew a tiny sign on number three, hanging from a loop of string. "Back soon," {they} wrote on it, and left it hanging there. Number four was open, and number five was even easier. Six was nearly no trouble. <Seven was closed, so it received a sign as well.|At seven nobody was home, so it received another sign.> But eight and nine and ten were already waiting at their doors.`,
        `"It won't open any faster because I'm looking at it," thought {hero}, and suddenly {they} remembered a different door. {They} picked up the pencil. On number three {they} drew a tiny sign on a tiny string, and on the sign {they} wrote two words. "Back soon." Then {they} did everything else. <Four and five and six went by like nothing.|Four was easy, and five and six were hardly harder.> Seven was locked, and received a sign as well. Eight, nine, and ten were at home, and they were delighted to see {them}.`,
      ],
      A: [
        `There was something about all this that {hero} recognized. Not very long ago {they} had stood and looked and looked at something that was closed, and there had been a smell of buns. Slowly {they} began to grin. {They} bent over the paper, and in the empty space behind number three {they} drew a miniature sign. It had a nail, and a loop of string, and even a shadow, because such a thing ought to be done properly. "Back soon," {they} printed on it. It's difficult to describe how much smaller number three became. <It was merely a shop with nobody in it.|It wasn't a wall any longer; it was merely a shop.> One could walk past it, whistling if one liked. And directly next door, with all its lamps lit, stood number four.`,
        `"It isn't going to open just because I want it to," thought {hero}, and then {they} sat up. That was a sentence that came with a street around it, and a loop of string. {They} picked up {their} pencil. In the space behind number three, where an answer ought to have been, {they} drew a sign no larger than a ladybug, hanging by its string from an invisible nail. "Back soon," {they} wrote, in the tiniest letters that {they} {was} capable of. <Nobody could call that empty any longer.|Now it was no longer empty.> It had been attended to. Immediately there was more air in the classroom, and the sheet had a lower half again. "What else is there?" thought {hero}, and knocked at number four.`,
      ],
    },
    {
      id: "does-others",
      ...CLASS_MORNING,
      pose: "sitting",
      feeling: "happy",
      with: ["pal calm"],
      props: [PENCIL, SHEET],
      happening:
        "{hero} sits in the classroom and writes on a sheet of paper with a pencil, and {pal} sits near.",
      A: [
        `Number four was open, and number five had been expecting {them}. At number six there was a short delay, as if somebody were looking for slippers, but eventually it opened as well. {hero} walked down the sheet as one walks down a street full of acquaintances. Number seven was dark. {They} knocked once, politely, listened, and hung up another sign without the least alarm. <Shops do close; it's nothing to be ashamed of.|It happens to the best of streets.> Eight took a little carrying, nine was so short that {they} laughed, and at ten somebody had put a bench in front of the door. There {hero} sat for a moment and looked back up the hill. It had two small signs on it, and eight lighted windows. From down here it didn't look like a test at all.`,
        `After that {they} got on famously. Four answered at the first knock. Five was one of those that go on and on, and {hero} politely let it finish. Six was complicated, but good-natured. By now {they} had the feeling of doing errands on a beautiful afternoon, when one thing leads to another. Number seven was locked as well. Yesterday it would have been a disaster; today {they} drew it a sign, somewhat neater than the first one, <and wished it a pleasant rest|and passed on to its neighbor>. Eight, nine, and ten lay on the sunny side and were no trouble. When {they} looked up, {pal} was gazing at the ceiling with {pal.his} mouth open, and the clock, which had been crunching all morning, seemed to have had enough.`,
      ],
    },
    {
      id: "goes-back",
      ...CLASS_MORNING,
      pose: "sitting",
      feeling: "proud",
      props: [SHEET, PENCIL],
      happening: "{hero} sits in the classroom, proud, with a sheet of paper and a pencil.",
      B: [
        `At the end {they} came back to three. It was open! But number seven was shut. {They} put a sign on it, too.`,
        `Then {hero} went back. Now {they} knew number three! Seven was still hard. So seven got a sign as well.`,
      ],
      E: [
        `After finishing number ten, {hero} went back to three. It was open! The answer lay there, still warm, like a bun. Only number seven would not open <at all|for anything>. So {they} left a sign there, too, and gave {their} sheet <away|to {lead}>.`,
        `At the end {they} went all the way back to number three. There it was, <as plain as day|nice and clear>! It had come back all by itself, like a cat. But number seven was still closed. So {hero} gave it another sign.`,
      ],
      I: [
        `Only then did {hero} go back to number three. {They} didn't stare at it. {They} just came around the corner, as if by chance. And the door stood open! The answer was lying there, all finished, and it was practically still warm. It must have come while {they} {was} busy with something else. {hero} wrote it down beside the little sign. <Then {they} tried number seven once more.|After that {they} looked in at number seven.> It was still shut. Then the bell rang, and the sheets were collected. The sign on number seven was left hanging.`,
        `Two minutes before the end {they} wandered back. {They} looked in at number nine on the way, and at number four. Then {they} glanced at number three, and there was a light on! {hero} almost laughed out loud. It had never been lost. <It had only been out for a moment.|It had only been around the corner.> {They} wrote it down immediately. But number seven didn't open, either for knocking or for waiting. "Pencils down," said {lead}, and so {they} had to leave its sign up.`,
      ],
      A: [
        `Only then did {hero} go back. {They} took care not to stare; {they} came around the corner with {their} hands in {their} pockets, as it were, and merely happened to look across. The door of number three was wide open. The answer was lying inside, finished and golden, and practically still warm. While {they} had been occupied at the other end of the street, it had arrived all by itself. <{hero} wrote it down quickly, before it could change its mind.|{hero} wrote it down immediately, in case it went out again.> Number seven, however, remained as dark as before. {They} allowed it one more minute, which was all there was, and it used up the minute without a sound. "Pencils down, please," said {lead}. Nine of them had been visited, and on the remaining one hung a sign.`,
        `Several minutes remained, so {hero} went for a walk. {They} looked in at number nine, and at number five, and passed number three as if by accident. There was a light on. It wasn't a guess, or half of something, either; it was the entire answer, sitting in the window with its hair combed. It had never been lost. <It had only stepped out for a moment, as anybody may.|It had only stepped out on some business of its own.> {hero} wrote it down, and had to cover {their} mouth in order not to cheer. Number seven was a different matter. {They} waited on its doorstep for as long as the clock allowed, and nobody came. "Pencils down, please," said {lead}. And so a single sign was left hanging when the sheets were collected.`,
      ],
    },
    {
      id: "tells-pal",
      ...STREET,
      pose: "walking",
      feeling: "curious",
      with: ["pal curious", "baker happy"],
      props: ["bread", "door"],
      happening:
        "{hero} walks down the street with bread and talks with {pal}, past {baker} and an open door.",
      I: [
        `"What did you put for number seven?" asked {pal} on the way home. "A sign," answered {hero}, and {pal} stopped walking. "You can't hand in a sign," said {pal}. "It's a test. You have to put an answer, or else nothing." {hero} hadn't considered that. At the bakery {they} forgot to eat {their} bun. <Perhaps {lead} would be offended.|Perhaps a sign was worse than nothing.> But {they} really did intend to go back there. "What did you put?" {they} asked. "A rhinoceros," said {pal} gloomily. "I panicked."`,
        `{baker} had to be told about it, and laughed until a bun fell off the tray. "My own sign, in a test!" said {baker}. "And what will happen to number seven?" {hero} didn't know, and a small cold feeling came in under the door. <"I left my seven empty," said {pal}.|"I simply left mine empty," said {pal}.> "Empty looks as if you had moved away," {hero} decided, "and I really do want to go back." {pal} considered that for the length of an entire bun. "I should have drawn a sign," {pal.he} said.`,
      ],
      A: [
        `"What did you put for number seven?" inquired {pal} on the way home. "A sign," answered {hero}, and {pal} stopped in the middle of the street. "It's impossible to hand in a sign," {pal.he} declared, "because this is a test! People put an answer, or else they put nothing." {hero} had been feeling rather tall, and now {they} could feel {themselves} becoming shorter. At the bakery they each received a bun from {baker}, and {theirs} grew cold in {their} hand, because {they} had forgotten about it. <Would everybody in the school hear about this?|Was a sign possibly even worse than nothing?> It was the truth, all the same. {They} had every intention of returning to number seven, as soon as it was open. "And what did you put?" {they} inquired finally. {pal} looked straight ahead. "A rhinoceros," {pal.he} admitted. "I panicked, and there was exactly enough room."`,
        `{baker} had to be told about it, naturally, and laughed until two buns leaped from the tray. "My own sign, in the middle of a test!" {baker.he} exclaimed. "And what does your teacher say about that?" Nobody had said anything yet, {hero} had to admit, and suddenly there was a small cold draft under the door. While {they} {was} writing, it had seemed the most natural thing in the world. Now it was lying on a pile somewhere, <and {lead} was looking at it over a cup of tea|and {lead} was shaking {lead.his} head over it>. "I left my seven empty," said {pal}. "But empty looks as if you had moved away," objected {hero}, "and I do want to go back there." {pal} considered this for the length of an entire bun. "I wish that I had drawn one," {pal.he} said.`,
      ],
    },
    {
      id: "gets-back",
      ...CLASS_MORNING,
      pose: "holding",
      feeling: "surprised",
      with: ["lead happy", "pal curious"],
      props: [SHEET],
      happening: "{hero} holds a sheet of paper in the classroom, surprised, and {lead} and {pal} are near.",
      B: [
        `The test came back. By seven, {lead} had drawn a door. "Knock, knock!" it said. So they did it, the two of them.`,
        `The test came back. {lead} had drawn a key by number seven! "Let us go in," said {lead}. It was fun.`,
      ],
      E: [
        `On Monday the test came back. {hero} looked at number seven first. By {their} sign, {lead} had drawn a small person on a step. "I am <still|right> here," it said. So they sat down and did number seven together.`,
        `Three days later, {lead} gave back the sheets. There was still a sign on number seven. But below it, in red, somebody had drawn a key. "Shall we go in?" asked {lead}. With two people, <seven was easy|it took only a minute>.`,
      ],
      I: [
        `On Monday {lead} returned the tests. {hero} looked at number seven first, where {their} sign was still hanging. In front of it, in red ink, stood somebody as small as an ant. It had {lead's} hair, and an umbrella, and it was waiting. <"It's been raining on me since Friday," said {lead}.|"I've been standing out there since Friday," said {lead}.> "Shall we go in?" {lead} knew the secret of that door. It opened outward, and {hero} had been pushing. The number at the top of the sheet {they} only looked at afterward.`,
        `When the tests were returned, {hero} hardly dared to turn {theirs} over. On number seven hung {their} sign. Beside it {lead} had drawn somebody sitting on a doorstep under an umbrella. "I was passing," {lead} had written, "and I thought I'd wait." {hero} felt {their} ears getting warm. <"Are signs allowed?" {they} asked.|"So signs are allowed?" {they} asked.> "For anybody who comes back," said {lead}, and pulled up another chair. It took the two of them three minutes. Inside it wasn't dark at all.`,
      ],
      A: [
        `On Monday the tests came back. At the top there was a figure, which was neither very large nor very small, and {hero} had forgotten it by noon. What {they} immediately looked for was number seven, where the sign was still hanging on its string. In front of it, in red ink, stood somebody about as tall as an ant. It had {lead's} hair, and it was holding an umbrella, because it had evidently been raining. "I've been <out there|waiting there> since Friday," said {lead}, bending down, "because I believed what it said. Shall we go in?" They pulled two chairs together. The secret was that the door opened outward, so that {hero} could have gone on pushing at it forever. Inside, it was as bright as a bakery.`,
        `On Monday {lead} returned the sheets, and {hero} turned {theirs} over as one lifts a stone with something under it. Nothing ran out. There was number seven with its sign, precisely as {they} had left it. But somebody had added a doorstep. On the doorstep, beneath an umbrella, sat a tiny figure in red ink, with all the time in the world. "I happened to be passing," said the writing underneath, "and thought that I would wait." {hero} read it until the letters swam a little. <"I didn't know if that was allowed," {they} said.|"Then it's allowed?" {they} asked.> "Certainly, if one does come back," said {lead}, and fetched a second chair. It took them four minutes, and {pal}, who was pretending to look for an eraser, listened to every word.`,
      ],
    },
    {
      id: "hangs-sign",
      ...BEDROOM,
      pose: "sleeping",
      feeling: "sleepy",
      with: ["big happy"],
      props: [SIGN, "blanket"],
      happening: "{hero} sleeps in bed at night beside a sign, and {big} is there.",
      B: [
        `That night {big} came in. But {hero} was sound asleep. It was very quiet. {refrain2}`,
        `At night {hero} made one more sign. {They} hung it up. Then {they} shut {their} eyes. {refrain2}`,
      ],
      E: [
        `"How was school?" asked {big} that night, and put down the <cup|milk>. There was no answer. {hero} was sound asleep with a pencil in one hand. On the bedpost hung a piece of paper on a string. {refrain2}`,
        `That night {big} wanted to hear the whole story once more. But it was very quiet in {hero's} room. {big} went in on {big.his} toes. {hero} was fast asleep. Something hung there on a <string|bit of string>. {refrain2}`,
      ],
      I: [
        `In the evening {big} wanted to know how number seven goes. "I'll tell you," said {hero}, who was already lying down, "I just have to get it." {They} yawned. When {big} came back with a cup of milk, there was a piece of cardboard hanging from the lamp. Underneath it somebody was breathing very slowly. {big} read it, <and put the milk down without a sound|and turned around on the tips of {big.his} toes>. "Back soon," said the sign.`,
        `That evening they had noodles, and {hero} explained number three to {big}, and number seven twice. {big} had a question about it, and went to look for a pencil. When {big.he} returned, the lamp was still burning, but {hero} had closed. {They} lay there with {their} mouth open. <From the bedpost hung a sign, and it was swinging a little.|From one of {their} toes hung a sign on a string.> {big} bent down in order to read it, and switched off the light without a sound. "Back soon," said the sign.`,
      ],
      A: [
        `In the evening {big} wished to be told how number seven went, because {big.he} hadn't known it, either. "It opens outward," {hero} began, from under the blanket, and yawned so widely that the rest of it got lost. "I'll remember it in a moment." {big} went to fetch the milk, and when {big.he} returned it was no longer necessary. From the lamp beside the bed, on a loop of string, hung a piece of cardboard no larger than a postcard. Beneath it somebody was breathing, slowly and evenly, like dough that is rising. <{big} knew better than to stand there and stare.|One mustn't stand there and stare, as {big} knew by now.> {Big.he} put out the lamp, and tiptoed off to do something sensible. "Back soon," said the sign.`,
        `At supper there were noodles, and {hero} used them to explain number three, and afterward number seven, and would have continued with all the others. But {big} had to answer the telephone, and by the time {big.he} came to the bedroom, it was silent there. The lamp was burning. {hero} lay on {their} back, as if {they} had been put down by somebody in a hurry, and {their} mouth was slightly open. <Something small had been tied to the bedpost.|From the bedpost, on a string, hung something small.> {big} bent down in order to read it. Everything that {hero} knew was in there, behind two closed lids, from one to ten, and it was getting a little warmer all by itself. {big} switched off the light without a sound. "Back soon," said the sign.`,
      ],
    },
  ],
};
