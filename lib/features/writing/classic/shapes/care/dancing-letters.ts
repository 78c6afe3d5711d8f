import type { Shape } from "@/lib/features/writing/classic/grammar";

const CLASS = { place: "classroom", weather: "clear", time: "morning" } as const;
const LIBRARY = { place: "library", weather: "clear", time: "afternoon", props: ["book"] } as const;

export const DANCING_LETTERS: Shape = {
  id: "care/dancing-letters",
  theme: null,
  wild: 2,
  tags: ["school", "read", "library", "friend", "mystery", "brave"],
  about: [
    "dyslexia dyslexic dancing-letter letter-dance letter-that-dance letter-jump reading-is-hard hard-to-read trouble-reading reading-trouble reading-difficulty",
  ],
  premise:
    "The letters dance whenever {hero} reads, and the library has a riddle that needs somebody just like that.",
  care: ["disability"],
  shows: ["book", "thing:letters", "library"],
  talk: [
    "What do you think {hero} was best at in this story?",
    "When a thing is hard, what helps you to keep going?",
  ],
  cast: { pal: ["girl", "boy"], lib: ["librarian"], teach: ["teacher"] },
  refrain: {
    B: ["Hop, skip! The letters ran away.", "Hop, skip! The letters came to play."],
    E: [
      "Hop, skip, jump went the letters, all over the page.",
      "Hop, skip, jump went the letters, and {hero} danced along.",
    ],
  },
  beats: [
    {
      id: "letters-dance",
      ...CLASS,
      pose: "reading",
      feeling: "worried",
      with: ["teach calm"],
      props: ["book", "thing:letters"],
      happening: "{hero} reads from a book in the classroom, with letters in the air and the teacher near.",
      B: [
        `{hero} tried to read. The b was a d. The d was a b. {refrain}`,
        `"Please read this," said {teach}. {hero} looked and looked. {refrain} Oh no!`,
      ],
      E: [
        `It was {hero's} turn to read. {They} put a finger under the first word. But the letters would not keep still! {refrain} The others waited, and {hero's} ears grew hot.`,
        `"Can you read the next line?" asked {teach}. {hero} tried. A b <turned|rolled> over and became a d. {refrain} {They} said a word, and it was the wrong one.`,
      ],
      I: [
        `Whenever {hero} opened a book, the letters began to dance. The b turned around and was a d. The "was" ran backward and was a "saw." {They} tried to read with one finger under the line, but the words were always escaping again. "Take your time," said {teach}. Somebody turned a page, three pages ahead. <{hero} wished that the bell would ring.|{hero} looked at the clock, which never danced.>`,
        `{hero} had counted the children, and {they} had counted the sentences. Number seven would be {theirs}. {They} practiced it in secret, four times. But when {their} turn came, the letters were no longer where {they} had left them. They had hopped over one another like frogs. {They} wanted to read "dog," and it came out as something else. <There was a giggle, quickly swallowed.|Someone giggled in the window row.> It is hard to read something that will not hold still.`,
      ],
      A: [
        `As soon as {hero} opened a book, the letters started dancing. A "b" would turn around and become a "d"; "was" ran backward until it had become another word; and whole sentences changed places, like people at a party who are looking for somebody more interesting. {They} tried to read with a finger underneath the line, but whenever {they} had finally captured one word, the previous one had already escaped. "Take all the time that you need," said {teach} kindly. <Meanwhile all the rest of the class had already turned the page.|It was kindly meant, but it was not time that {hero} was short of.>`,
        `{hero} had counted the children, and afterward the sentences, and had calculated that number seven would be {theirs}. {They} practiced it secretly, four times over. But when {their} turn to read arrived, the letters were not where {they} had left them; they had been hopping about in the meantime, and a plain old dog had turned into something else. There was a giggle, which somebody immediately swallowed, and somebody else pretended to be looking for an eraser. <{hero} could feel it all the same, between the shoulder blades.|"Animals are difficult today," said {teach}, and took the next sentence personally.>`,
      ],
    },
    {
      id: "learns-name",
      ...CLASS,
      pose: "sitting",
      feeling: "curious",
      with: ["teach happy"],
      props: ["book", "thing:letters"],
      happening: "{hero} sits with the teacher in the classroom, with a book and letters.",
      B: [
        `"It has a name," said {teach}. "It is dyslexia." {hero} was not slow. The letters were just wild.`,
        `"Your brain is fine," said {teach}. "It reads in its own way. That is called dyslexia."`,
      ],
      E: [
        `After class, {teach} sat down with {hero}. "It is called dyslexia," {teach.he} said. "Your brain goes its own way with letters. Reading is hard, but you are clever." {hero} let out a <long|deep> breath.`,
        `"Am I stupid?" asked {hero}, very softly. "Not at all," said {teach}. "You have dyslexia. Many clever people have it. We will <practice|read> a bit every day."`,
      ],
      I: [
        `There was a word for it, and {teach} wrote it on a card. "Dyslexia," {teach.he} said, "is a silly thing to call it, because nobody with dyslexia can spell it." {hero} had to laugh. "It means that your brain handles letters differently. It is not lazy, and it is not slow. Reading will be hard work for you, and we are going to help." <{hero} put the card into {their} pocket.|{hero} took a breath, and it went down farther than usual.> A thing with a name is smaller than one without.`,
        `"Is something wrong with my head?" asked {hero} one day, when the others were outside. "Not at all," said {teach}. "You have dyslexia, and so have I." {hero} stared at {teach.him}. "I learned to read at ten, with a ruler and a lot of sighing. My brain takes the long way around with letters, and that is a nuisance. <With other things, the long way can be rather useful.|It is surprising what you see along the way.>"`,
      ],
      A: [
        `There was a name for it, and {teach} wrote it on a card. "Dyslexia," {teach.he} said, "which is an unkind thing to call it, since hardly anybody who has it can spell it." {hero} was obliged to laugh. "It means that your brain deals with letters in a manner of its own. You are not lazy, and you are certainly not slow. You will have to work harder at reading than the others do, and I am going to help you." <A difficulty with a name is considerably smaller than one without.|{hero} put the card into {their} pocket and felt oddly lighter for it.>`,
        `"Is there something wrong with my head?" {hero} inquired one afternoon, when everybody else was outside. "There is absolutely nothing wrong with it," answered {teach}. "You have dyslexia, and so, as it happens, do I." {hero} stared at {teach.him}. "I was ten before I could read a page, and I did it with a ruler and a great deal of sighing. A brain like ours prefers the long way around, and with letters that is a considerable nuisance. <With practically everything else it can be an advantage.|You would be surprised what one discovers along the way.>"`,
      ],
    },
    {
      id: "avoids-library",
      ...LIBRARY,
      pose: "standing",
      feeling: "sad",
      with: ["pal happy"],
      props: ["book", "thing:letters"],
      happening: "{hero} stands sadly in the library with {pal}, a book and letters.",
      E: [
        `{pal} loved the library. {hero} did not. "So many letters!" {they} said. "Each one is <laughing at|winking at> me." "Come anyway," said {pal}. "You can look at the pictures, and I will read to you."`,
        `"There is a riddle at the library!" said {pal}. {hero} stayed outside the door. "I can not read it," {they} said. "I will read it, and you will <think|do the thinking>," said {pal}. That was a good plan.`,
      ],
      I: [
        `On Saturdays {pal} went to the library, and {hero} waited on the steps. It was full of letters in there. There were millions of them, packed in rows like sardines, and all of them could dance. "There is a riddle today," said {pal}. "Whoever solves it may sleep in the library for a night." "I can't read it," said {hero}. <"I can," said {pal}. "But I can't solve it."|"Then I will read it out loud," said {pal}. "You are good at thinking."> That was different, so {they} came along.`,
        `{hero} loved stories, as long as somebody else did the reading. So {they} did not mind the library itself, only the books. "I feel as if they were all talking about me," {they} told {pal}. "They don't even know you," said {pal}, and pulled {them} inside. On the wall hung a large sheet of paper with letters on it. <"It is a riddle," {pal} explained.|"Nobody can read it," said {pal}.> "The first to find the answer gets to keep the golden bookmark."`,
      ],
      A: [
        `Every Saturday {pal} visited the library, while {hero} remained outside upon the steps. There were millions of letters in there, packed into rows like sardines, and {they} suspected all of them of being able to dance. "There is a riddle today," said {pal}. "Whoever can solve it will be allowed to spend a night in the library, with a flashlight." "I wouldn't be able to read it," said {hero}. <"I can read it perfectly well," said {pal}, "and I still have no idea what it means."|"I shall do the reading," said {pal}, "and you will do the thinking, as usual."> That put it in another light.`,
        `{hero} adored stories, provided that somebody else was doing the reading. It was not the library that {they} objected to; it was merely the books. "I have the distinct impression that they are all whispering about me," {they} confided to {pal}. "They haven't even been introduced to you," said {pal}, and pulled {them} through the door. Upon the wall hung an enormous sheet of paper, covered with letters from top to bottom. <"It has been hanging there since Monday," {pal} whispered, "and nobody can make any sense of it."|"It is a riddle, and there is a golden bookmark for whoever solves it.">`,
      ],
    },
    {
      id: "sees-riddle",
      ...LIBRARY,
      pose: "pointing",
      feeling: "curious",
      with: ["lib happy", "pal curious"],
      props: ["thing:letters", "letter"],
      happening: "{hero} points at a paper with letters in the library, beside the librarian and {pal}.",
      B: [
        `There was a riddle. "I can not read it," said {pal}. "The letters make no word!"`,
        `On the wall was a riddle. The letters made no word. "Who can read it?" said {lib}.`,
      ],
      E: [
        `On the wall hung a big riddle. "I hid a treasure," said {lib}, "and this tells you where. But nobody can read it." {pal} tried, and {pal.he} shook {pal.his} head. The letters made no words at all. "Now you know how I feel," said {hero}.`,
        `"ENIN FLEHS," {pal} read from the wall. "What does that mean?" All the good readers stood in front of the riddle and <frowned|shrugged>. {hero} looked at the letters, too. They were dancing, as always.`,
      ],
      I: [
        `The riddle was three lines long, and a crowd was standing in front of it. "SRIATS EHT REDNU," read {pal}. "Could it possibly be Latin?" The best readers of the school were there, but it made no sense at any speed. {hero} looked at it as well, without any surprise. On this paper the letters danced no more than they did anywhere else. <"So this is what it is like for you," {pal} said.|For once, everybody looked the way {hero} felt.>`,
        `"I thought of it myself," said {lib}, the librarian, and looked pleased. "It says where the treasure is. But you have to read it properly." There was a girl who read a book a day, and she had been sitting in front of it since ten. "KOOB DER EHT," she murmured. "It can't be read." {hero} was the only one who was not surprised. <{They} saw letters like that every morning.|To {them}, a page quite often looked like that.>`,
      ],
      A: [
        `The riddle consisted of three lines, and a considerable crowd had collected in front of it. "SRIATS EHT REDNU," {pal} read aloud. "Could it possibly be Latin?" The most brilliant readers in the school were present. They had tried to read it rapidly, and they had tried to read it slowly, and it made no sense at any speed. {hero} studied the paper with growing interest. The letters were hopping about on it, but no more than they did on any other. <"So that is what it is like for you," said {pal} in a low voice.|For the first time in {their} life {they} saw nineteen people look at a page as {they} did.>`,
        `"I composed it myself," said {lib} the librarian modestly. "It describes the hiding place exactly. One merely has to read it in the right way." There was a girl in front of it who generally got through a book a day, and she had been sitting there since ten o'clock. "KOOB DER EHT," she muttered. "It simply isn't readable." {hero}, however, was not particularly surprised. Letters that refused to behave were something that {they} dealt with before breakfast. <Everybody else was annoyed; {they} felt almost at home.|{They} pulled up a chair, like somebody who recognizes an old acquaintance.>`,
      ],
    },
    {
      id: "turns-around",
      ...LIBRARY,
      pose: "thinking",
      feeling: "surprised",
      with: ["pal surprised"],
      props: ["thing:letters", "letter"],
      happening: "{hero} thinks in the library in front of a paper with letters, next to {pal}.",
      B: [
        `{hero} looked. Hop, skip! The letters turned around. "I can read it!" {they} said. "It runs back!"`,
        `Then the letters danced for {hero}. The last came first! "I know how to read it," {they} said.`,
      ],
      E: [
        `{hero} let the letters dance. A word turned around, as words often did. FLEHS ran backward and became SHELF! "They are the wrong way around," {they} cried. "You must read it from the <back|end>!"`,
        `The good readers only looked from left to right. But {hero's} letters never cared about left and right. One word jumped, and then it was clear. "Read it from the other <side|end>!" {hero} said. "It says shelf nine!"`,
      ],
      I: [
        `{hero} did not try to hold the letters still, but leaned back and let them dance. A word hopped up and turned over, as words did all day long. Usually it was annoying, but when REDNU had turned over, it was UNDER. "It goes backward, and the last letter is the first one," said {hero}, sitting up. {pal} tried to read it like that, and it took a very long time. <"Under the stairs!" {pal.he} shouted finally.|"Under the stairs," {pal.he} whispered finally, and gasped.>`,
        `{Their} eyes liked to run along a word in every direction, and {they} usually had to tell them to stop. This time {hero} told them to go ahead. So DER became RED, and KOOB became BOOK, and {they} felt a tickle at the back of {their} neck. "It is not difficult to read at all," {they} said aloud. <"It is only walking in the other direction."|"It is only looking in the mirror."> Nineteen heads turned around.`,
      ],
      A: [
        `Instead of trying to hold the letters still, {hero} leaned back and allowed them to dance. One of the words hopped into the air and turned over, as words were in the habit of doing. Ordinarily this was a nuisance. But when REDNU had landed on its feet again, it was UNDER. "It is going backward," announced {hero}, sitting bolt upright, "and you have to read it from the end, beginning with the last letter." The others, who had been trained to go from left to right, made extremely hard work of it. <"Under the stairs!" {pal} exclaimed at last.|{hero} was already in the second line.>`,
        `{Their} eyes had always liked to wander along a word in every direction, and as a rule {hero} had to call them back. This time {they} permitted them to go ahead. DER, seen from the other side, was RED. KOOB was clearly a BOOK in disguise. A tickling sensation ran down the back of {their} neck, for {they} had been practicing this all {their} life without knowing what it was for. "There isn't anything difficult about it," said {hero} aloud. <"The letters are merely walking in the opposite direction."|"It has only been put on inside out."> Nineteen heads turned around to look.`,
      ],
    },
    {
      id: "reads-slowly",
      ...LIBRARY,
      pose: "reading",
      feeling: "determined",
      with: ["pal happy", "lib happy"],
      props: ["book", "thing:letters"],
      happening: "{hero} reads in the library with {pal} and the librarian, among letters and a book.",
      E: [
        `"Will you read it to us?" asked {lib}. {hero} became afraid. All those people! But {pal} held a ruler under the <line|letters>. {hero} read one word after the other. It was slow, and it was right.`,
        `Everybody looked at {hero}. {They} had to read out loud. "Slowly," said {pal}. "We have time." {hero} put {their} finger on the letters and did one <little|small> word at a time. "Under. The. Stairs. Shelf. Nine."`,
      ],
      I: [
        `"Would you read it to us, then?" asked {lib}. {hero} went cold, because it was much harder to read aloud with so many people listening. "I am slow, because I have dyslexia," {they} said. "A riddle is certainly not a race," said {lib}. So {pal} held a ruler under the letters, and {hero} <began to read|read>, one word after another. Twice {they} got stuck, but nobody was sighing. "Under the stairs, on shelf nine, the red book."`,
        `{They} had to read the rest of it aloud, since nobody else could, and that was a new situation. "I need a ruler, and it will take a while," said {hero}. A girl gave {them} a ruler. {hero} laid it under the line and caught the letters, one after another, like frogs. "Under the stairs, on shelf nine," {they} read slowly, <"there is a red book."|"is the red book.">`,
      ],
      A: [
        `"Would you kindly read it aloud to us?" asked {lib}. {hero} turned cold. It was one thing to see it, and quite another to read it out in front of a crowd. "I am terribly slow at it," {they} said, "because I have dyslexia." "A riddle is not a horse race," said {lib}, and offered {them} a chair. {pal} laid a ruler underneath the letters; and {hero} read, one word and then another, and got stuck twice, and continued. <Nobody sighed, for everybody wanted to know how it ended.|"Under the stairs. Shelf nine. The red book," it said, and took four minutes.>`,
        `There was nobody else who could do it, and so {hero} was obliged to read the remainder aloud. That had never happened to {them} before. "I shall need a ruler," {they} said, "and some patience." The girl who got through a book a day produced the first, and everybody together provided the second. {hero} caught the letters one at a time, like frogs in a net. A "b" attempted to pass itself off as a "d," and {they} saw through it. <"Under the stairs, on shelf nine, the red book," {they} read, perspiring slightly.|When {they} reached the final word, you could have heard a bookmark drop.>`,
      ],
    },
    {
      id: "finds-shelf",
      ...LIBRARY,
      pose: "kneeling",
      feeling: "excited",
      with: ["pal excited"],
      props: ["book", "lantern"],
      happening: "{hero} kneels in the library with {pal}, a book and a lantern.",
      I: [
        `The space under the stairs was as dark as a pocket. {hero} crawled in first with a lantern, and {pal} came behind. There were shelf seven, and shelf eight, and then a six. "That must be the nine, hanging on its head," said {hero}, "because I would know it anywhere." And between two gray books stood a red one, without any letters on the outside. <"I like it already," said {hero}.|{hero} found that rather polite of it.> They carried it out to read it in the light.`,
        `"Which one is shelf nine?" asked {pal}, under the stairs. Somebody had hung the numbers up the wrong way around, and the nine was a six, and the six was a nine. It confused {pal} terribly. {hero} did not even slow down. "This one," {they} said. "I read upside down as well as right side up, it is all the same trouble." Behind the ladder stood a red book, <as thin as a sandwich|with a ribbon around it>. There was a rustle when {they} touched it.`,
      ],
      A: [
        `The space beneath the stairs was as dark as a pocket, and {hero} crawled in first, carrying the lantern. They discovered shelf seven, and shelf eight, and immediately after that a six. "This will be the nine," said {hero}, "hanging upon its head. I would recognize it anywhere." And indeed, between two gray volumes stood a red one, without a single letter on the outside. <"I like it already," {they} remarked.|It struck {them} as exceptionally polite.> They carried it into the light, and {pal} blew off the dust, in order to read what was inside.`,
        `"But which of them is shelf nine?" asked {pal} in despair. Underneath the stairs somebody had put up the numbers the wrong way around, so that every nine was a six, and the seven looked like nothing on earth. {hero} did not even slow down. "It is this one," {they} said. "I read upside down exactly as well as right side up, since it is the same amount of trouble." Behind a ladder leaned an exceptionally thin red book. <Something rustled inside it, as if it had been waiting.|It was tied up with ribbon, like a present, which it was.>`,
      ],
    },
    {
      id: "opens-book",
      ...LIBRARY,
      pose: "sitting",
      feeling: "surprised",
      with: ["lib happy", "pal excited"],
      props: ["book", "thing:headphone"],
      happening: "{hero} sits in the library with the librarian and {pal}, a book and headphones.",
      B: [
        `They found a red book. It could talk! "You can read with your ears, too," said {lib}.`,
        `In the red book was a note. "Read with your ears, too!" Now a book read to {hero}.`,
      ],
      E: [
        `The red book could talk! "Reading with your ears is also reading," said {lib}. {hero} had never known that ears could <read|do it>. It was like a new door.`,
        `Inside the red book lay two golden bookmarks, and a pair of headphones. "Many of our books can talk," <said|explained> {lib}. "You follow the letters, and a voice reads them with you. Then they <dance less|hold still>."`,
      ],
      I: [
        `The red book was hollow, and inside lay two golden bookmarks and a pair of headphones. "What are these for?" asked {pal}. "For reading," said {lib}. "Half of our stories can be heard as well. You look at the letters, and a voice reads along with you, as fast or as slowly as you like." {hero} put them on. Somebody began to read about pirates, and {their} finger ran along under the words. <The letters still danced, but now there was music.|For once the letters danced in step.>`,
        `There was a note in the red book, and this one was short. "This library," read {hero}, with the ruler, "has… two… doors." {lib} smiled and opened a cupboard. It was full of stories for the ears. "One door is for the eyes, and this is the other," said {lib}. "It is reading, whichever you take." {hero} chose the one about a submarine. <It was five hours long.|It was thicker than a brick.> Until that day, {they} had never even touched a book like that.`,
      ],
      A: [
        `The red book turned out to be hollow, and inside it lay two golden bookmarks and a pair of headphones. "What are those supposed to be for?" asked {pal}. "They are for reading," said {lib}. "Half of the stories in this building can also be listened to. You follow the letters, and a voice reads along with you, as quickly or as slowly as you please." {hero} put on the headphones, and somebody began to tell {them} about pirates. {Their} finger traveled underneath the words. <The letters were dancing, as ever, but now there was music to it.|For the first time the letters and {hero} were going in the same direction.>`,
        `Inside the red book was another note, and {hero} read it {themselves}, with the ruler and without hurrying. "This library has two doors," it said. {lib} opened a tall cupboard behind the desk, and it was full from top to bottom of stories that could be heard. "One of the doors is for the eyes, and this is the other one," {lib} explained. "You get into the same story, and it is called reading in either case." {hero} selected one about a submarine. <It was five hours long, and as thick as a brick.|A week before, {they} would not have dared to lift it.>`,
      ],
    },
    {
      id: "practices-daily",
      ...CLASS,
      pose: "reading",
      feeling: "determined",
      with: ["teach happy"],
      props: ["book", "thing:letters"],
      happening: "{hero} reads a book with the teacher in the classroom, among letters.",
      B: [
        `Each day {hero} read one page. It was hard. The letters hopped. But now {they} did not stop.`,
        `{hero} and {teach} read a bit each day. It was slow. "I got a page!" {they} said. {refrain2}`,
      ],
      E: [
        `Reading was still hard. {hero} practiced for ten minutes every morning, with a ruler and with {teach}. Some days the letters were <wild|very wild>, and some days they were tired. Page by page, {they} went on.`,
        `{teach} and {hero} built letters out of clay. They drew a "b" in sand, and they walked a "d" on the floor. "My feet can read!" said {hero}. The letters <still danced|danced on>, but now {they} knew their steps.`,
      ],
      I: [
        `It would be nice to say that the letters stopped dancing after that. They did not. Dyslexia does not go away, {teach} said, but you learn to live with it, as you do with curly hair. So they worked, ten minutes every day. {They} built the alphabet out of clay, and walked along a giant "b" on the playground. {hero} read with a ruler, with colored paper, and with {their} ears. <Some days were bad.|On bad days they only sighed together.> But each week there was a page that had not been there before.`,
        `Reading went on being hard work. {hero} did ten minutes of it each morning with {teach}, who sighed along. They had a trick for each of the wild letters. The "b" carried its belly in front, and the "d" carried its diaper behind. <{hero} invented that one.|That one made them both giggle.> In the afternoon the headphones had their turn, and {they} sailed through three submarines. "Which one is proper reading?" asked a boy. "Yes," said {hero}.`,
      ],
      A: [
        `It would be pleasant to report that the letters gave up dancing after that, but they did nothing of the kind. Dyslexia does not go away, {teach} explained; one becomes used to it, as one does to curly hair. So they worked at reading for ten minutes every day. They modeled the alphabet in clay, and walked around a gigantic "b" on the playground. There were good mornings, when they laughed a great deal, and there were others. <On the others they sighed together, which is more agreeable than sighing alone.|But every week there was a page behind {hero} that had been in front of {them} before.>`,
        `Reading continued to be hard work. {hero} did ten minutes of it each morning with {teach}, and between the two of them they invented a trick for every one of the wilder letters. In the afternoons it was the turn of the headphones; and {they} dived through three submarines, and a volcano, and a history of cheese. "Which of them is real reading?" a boy in the next class wished to know, "the one with the eyes, or the one with the ears?" <"Both," said {hero}, without even taking the headphones off.|"That," said {hero}, "is like asking which is the real leg.">`,
      ],
    },
    {
      id: "makes-riddle",
      ...LIBRARY,
      pose: "standing",
      feeling: "happy",
      with: ["pal curious", "lib happy"],
      props: ["letter", "thing:letters"],
      happening:
        "{hero} stands in the library with {pal} and the librarian, in front of a paper with letters.",
      I: [
        `In the spring {lib} asked {hero} to make the next riddle. {hero} thought of it for a week. It was a paper on which some letters stood on their heads, and others had turned around. It took {hero} an hour to write. <It took the rest of the school three days to read.|It took the others until Wednesday to read it.> "How did you ever think of that?" groaned {pal}. "That is easy," said {hero}. "It is how they look when I get up."`,
        `"I need somebody with ideas," said {lib}, "and you look at letters as nobody else does." So the next riddle was {hero's}. {They} cut the words into strips, and turned them, and hid them all over the building. A "d" lay under "b" in the animal section. The good readers ran in circles. <{hero} sat on the desk and gave out rulers.|{hero} sat beside {lib} and ate a pear.> It was very restful to watch other people find reading hard.`,
      ],
      A: [
        `In the spring {lib} invited {hero} to compose the next riddle, and {hero} considered it for a week. The result was a sheet of paper upon which several letters were standing on their heads, others had turned their backs, and two of them were waltzing. It took {hero} an hour to write, and it took the remainder of the school until Wednesday to read it. "How did you ever think of this?" {pal} groaned. <"It wasn't difficult," said {hero}. "I merely copied them the way they look before breakfast."|"I simply let them do as they liked," {hero} replied, "which is what they prefer.">`,
        `"I am in need of somebody with ideas," said {lib}, "and nobody looks at letters as you do." So {hero} was responsible for the next riddle. {They} cut the words into strips, and reversed them, and distributed them over the entire library, with an upside-down "d" among the bees. The most brilliant readers of the school ran around in circles. {hero}, who was sitting on the librarian's desk with a pear, handed out rulers to those who asked. <"Take all the time that you need," {they} said kindly.|It was extraordinarily restful to see somebody else find reading difficult.>`,
      ],
    },
    {
      id: "reads-aloud",
      ...CLASS,
      pose: "standing",
      feeling: "proud",
      with: ["teach proud", "pal happy"],
      props: ["book", "thing:letters"],
      happening: "{hero} stands proudly in the classroom with a book, letters, the teacher and {pal}.",
      B: [
        `Then {hero} read to the class. It was one small page. No one laughed. "More!" said {pal}.`,
        `One day {hero} stood up to read. Word by word by word! {They} did it all. {teach} beamed.`,
      ],
      E: [
        `In May, {hero} asked to read to the class. It was <only|just> one page, and {they} had practiced it for days. {They} used the ruler. Twice the letters jumped, and {they} waited until they had landed. At the end it was quiet, and then {pal} said, "More!"`,
        `"Sentence seven," said {teach}. "Who would like to read it?" {hero} put up {their} hand. {They} read <slowly|very slowly>. A "b" turned around, and {they} turned it back. It was not fast, but every word was right.`,
      ],
      I: [
        `In May {hero} raised {their} hand. "May I read something today?" {they} asked, and a pencil fell down somewhere. {They} had chosen the page {themselves}, and had practiced it in front of the goldfish for a week. It was not fast. Twice the letters were hopping, and {hero} waited, and caught them again. But {they} read it as {they} had heard it through the headphones, with all of the voices, <and even the parrot|even the captain's>. "Is that the end?" asked somebody. "Read on!"`,
        `Nobody had to count the sentences any more, because {hero} simply said, "I will do this one." {They} read it slowly, with one finger, like somebody who walks over a river on stones. In the middle the letters danced so much that {they} had to stop. "They are at it again," {they} said. Everybody laughed, in a <friendly|comfortable> way. Then {they} read the word, and the next one, as far as the other side.`,
      ],
      A: [
        `In May it was {hero} who put up {their} hand. "Might I read something today?" {they} asked, and somewhere a pencil fell on the floor. {They} had selected the page personally, and practiced it for a week in front of the goldfish. It was not fast. On two occasions the letters started hopping, and {they} waited calmly until they had come down. But {they} had listened to so many stories by then that {they} knew what a sentence ought to sound like, and {they} gave it a captain, and a parrot, and a storm. <"Is that the end?" asked somebody in the window row. "Go on!"|When it was over, nobody turned a page, because they had all forgotten to follow.>`,
        `Nobody needed to count the sentences any longer. "I should like to do this one," said {hero}, and took hold of it. {They} read slowly, with the ruler, as you cross a river upon stones. In the middle there came a place where the letters were dancing so tremendously that {they} had to stop. "One moment, please, because they are at it again," {they} explained. The entire class laughed; and it was the kind of laughter that offers you a hand. <Then {they} read the word, and the one behind it, and stood on the opposite bank.|"Say hello to them from me," murmured {teach}, and {hero} read on to the end.>`,
      ],
    },
    {
      id: "night-library",
      ...LIBRARY,
      time: "night",
      pose: "reading",
      feeling: "happy",
      with: ["pal happy", "lib happy"],
      props: ["book", "lantern", "thing:headphone"],
      happening:
        "{hero} reads a book at night in the library with {pal}, the librarian, a lantern and headphones.",
      B: [
        `At night, {hero} and {pal} slept by the books. They read with eyes and ears. {refrain2}`,
        `{hero} got to sleep in the library. "Read to me," said {pal}. So {they} did. {refrain2}`,
      ],
      E: [
        `The prize was a night in the library. {hero} and {pal} lay there with a lantern and one pair of headphones. A voice read to them. Then {hero} read a page. {refrain2}`,
        `At last came the night among the books. {pal} fell asleep first. {hero} <opened|took> a book about stars and put the ruler under the line. It was hard, and it was lovely. {refrain2}`,
      ],
      I: [
        `The prize was a night in the library, and they took it in June. {lib} brought blankets. It was so quiet that you could nearly hear the books breathe. "Will you read to me?" asked {pal}, who was tired. Nobody had ever asked {hero} that before. {They} lit the lantern and laid the ruler on the page. In its small round light the letters began to dance. {hero} looked on for a moment, <and thought that they did it rather well|because it was pretty, in a way>. Then {they} read.`,
        `They slept under the stairs, beside shelf nine. It was their prize, and it had taken until June. They listened to a story together, with one half of the headphones each, until {pal's} eyes fell shut. {hero} was not sleepy. {They} pulled out the red book and opened it at the first page. The letters hopped up like crickets. "Oh, well," {hero} whispered. "One after the other, please." <And slowly, they came.|And they got in line, more or less.> {They} could read all night if {they} liked.`,
      ],
      A: [
        `The prize was a night in the library, and it was awarded in June. {lib} supplied blankets and cocoa. It grew so quiet that one could practically hear the books breathing. "Would you read to me?" asked {pal}, from {pal.his} sleeping bag. It was a thing that nobody had ever before asked of {hero}. {They} lit the lantern, and laid the ruler on the page; and in the small round light the letters began to dance. {hero} looked on for a moment, since there was no hurry. <It occurred to {them} that they danced rather beautifully.|They had been dancing all along, after all; it was only that no one had asked {them}.> Then {they} joined in.`,
        `They slept beneath the stairs, within reach of shelf nine. It was the prize, and it had required until June to get permission. For an hour they listened to a story, with one half of the headphones each, and then {pal's} eyes fell shut in the middle of the Arctic. {hero} wasn't tired. {They} took down the red book and opened it, and the letters sprang up at {them} like crickets out of the grass. "Good evening," {hero} whispered. "One at a time, if you please." <They came, more or less in order; and {they} read, a page, and then another.|It was hard work, and there was all night to do it in, and {they} would not have changed places with anybody.>`,
      ],
    },
  ],
};
