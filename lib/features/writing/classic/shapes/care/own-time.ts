import type { Shape } from "@/lib/features/writing/classic/grammar";

const CLASS = {
  place: "classroom",
  time: "morning",
  weather: "clear",
  props: ["thing:speech-balloon"],
} as const;
const STREET = { place: "street", weather: "clear", props: ["thing:speech-balloon"] } as const;

export const OWN_TIME: Shape = {
  id: "care/own-time",
  theme: null,
  wild: 1,
  tags: ["school", "friend", "brave", "words", "speak", "help"],
  about: ["stutter stammer stuttering stammering"],
  premise: "{hero} stutters, and has something to tell the whole class that nobody else knows.",
  care: ["disability"],
  shows: ["thing:speech-balloon"],
  talk: ["What did {pal} do that helped, and what did not help?", "When do you need people to wait for you?"],
  cast: { pal: ["girl", "boy"], teach: ["teacher"], dad: ["father", "mother"] },
  refrain: {
    B: ["The word got stuck. It would come.", "The word got stuck. They let it come."],
    E: ["The word was stuck, like a boot in mud.", "The word was stuck, and they waited, and out it came."],
  },
  beats: [
    {
      id: "word-sticks",
      ...CLASS,
      pose: "standing",
      feeling: "worried",
      with: ["teach calm", "pal calm"],
      happening: "{hero} stands in the classroom with the teacher and {pal}, under a speech balloon.",
      B: [
        `{hero} had a stutter. "I s-s-saw…" {they} said. {refrain} {pal} did not look away.`,
        `"G-g-good day," said {hero}. {They} had a stutter. {refrain} "Good day," said {teach}.`,
      ],
      E: [
        `{hero} knew the answer, and it was "butterfly." "It is a b-b-b…" {they} began. {refrain} {hero} had a stutter, and sometimes {their} words needed more time.`,
        `"Who discovered something this morning?" asked {teach}. "I f-f-f…" began {hero}. {refrain} {They} had a stutter. Inside {their} head, the words were running like rabbits.`,
      ],
      I: [
        `In {hero's} head the words ran around like rabbits. But at the door they sometimes got stuck. "The capital is P-P-P…" said {hero}, in front of the class. {They} could feel the word. It was there, complete, and it would not come out. "Paris!" shouted somebody. {hero} sat down. {They} had a stutter, and {they} had known the answer <before anybody|all along>. It is no fun when somebody opens your present for you.`,
        `{hero} had a stutter. With the cat it hardly ever came, and when {they} sang, it never did. But in the classroom it liked to settle on the first letter of a word, like a hen on an egg. "I have f-f-f…" {they} said. "Found? Forgotten? Fallen?" offered the others, <who wanted to help|and they meant it kindly>. By then {hero} had lost {their} turn, and {they} had only wanted to say "finished."`,
      ],
      A: [
        `Inside {hero's} head the words ran about like rabbits, as many as anybody could wish for. It was only at the door that they occasionally got stuck. "The capital city is P-P-P…" {they} began, standing in front of the entire class. {They} could feel the word, perfectly complete, with all of its letters; and it would not come out. "Paris!" somebody shouted helpfully, and {hero} sat down. {They} had a stutter, and {they} had known the answer before anybody else. <It is disappointing to have your own present unwrapped by other people.|It was the third word that somebody had taken from {them} since breakfast.>`,
        `The stutter was not always at home. When {hero} was singing, it never appeared; when {they} {was} talking to the cat, it hardly ever bothered; but in the classroom it would settle on the first letter of a word, like a hen upon an egg, and refuse to move. "I have already f-f-f…" said {hero}. "Found something? Forgotten something? Fallen down?" suggested the others, who were honestly trying to be helpful. By that time the turn was over. <All that {they} had intended to say was "finished."|The word had been "finished," and now {they} {was}.>`,
      ],
    },
    {
      id: "pal-waits",
      ...CLASS,
      place: "playground",
      time: "noon",
      pose: "sitting",
      feeling: "happy",
      with: ["pal happy"],
      happening: "{hero} sits with {pal} on the playground, under a speech balloon.",
      B: [
        `{pal} never took a word away. {Pal.he} let {hero} stutter. {Pal.he} had a lot of time.`,
        `"I l-l-like you," said {hero}. {pal} waited for each word. {Pal.he} did not mind the stutter.`,
      ],
      E: [
        `With {pal} it was easy. {Pal.he} never finished a word for {hero}. {Pal.he} <just|only> looked at {them} and waited until it came. The stutter came and went, and nobody minded it.`,
        `"Do you want me to help when you stutter?" {pal} had asked once. "N-n-no," said {hero}. "Just wait. It is coming." So {pal} waited, every time. It was never <as long as|longer than> a sneeze.`,
      ],
      I: [
        `{pal} was different. {Pal.he} was {hero's} best friend, and the best waiter in the world. When {hero} began to stutter, {pal} did not look at the ceiling or fill in the word. {Pal.he} went on listening with the same face. "Doesn't it b-b-bother you?" {hero} asked once. "No," said {pal}. "I talk too fast, and you never complain about that." <That settled it.|They shared an apple on it.>`,
        `"Should I say the word for you when you stutter?" {pal} had asked in the first week. Nobody had ever asked {hero} that question. "No, thank you," {they} answered, "because it is m-m-my own word. You can simply look at me and wait." So {pal} waited, and it never took longer than <tying a shoe|peeling a banana>. {hero's} stories were certainly worth it, since they were about everything.`,
      ],
      A: [
        `With {pal} everything was different. {pal} was {hero's} best friend, and in all probability the most accomplished waiter in the world. Whenever {hero} began to stutter, {pal} neither studied the ceiling nor supplied the missing word, but simply went on listening with an unaltered face. "Doesn't it b-b-bother you?" {hero} had asked {pal.him} once. "Not in the least," said {pal}. "I talk twice as fast as anybody can understand, and you have never complained about it." <In that way, between the two of them, the speed came out about right.|It was settled then and there, over half an apple each.>`,
        `"When you stutter, what would you like me to do?" {pal} had inquired during their very first week. It was an excellent question, and nobody had ever asked it before. {hero} considered it carefully. "You could l-l-look at me," {they} said, "and wait. It is my word, you see, and I would prefer to deliver it personally." Since then {pal} had waited for hundreds of words, and none of them had taken longer than the peeling of a banana. <Besides, {hero's} stories were always worth it.|It was never boring, because one could wonder what was coming.>`,
      ],
    },
    {
      id: "sees-nest",
      ...STREET,
      place: "school",
      time: "afternoon",
      pose: "pointing",
      feeling: "surprised",
      with: ["pal excited"],
      props: ["nest", "thing:speech-balloon"],
      happening: "{hero} points at a nest by the school, with {pal}, and there is a speech balloon.",
      B: [
        `By the school gate, {hero} saw a nest. "L-l-look!" It did not stutter. It went peep, peep, peep!`,
        `"A n-n-nest!" It was a small stutter. {pal} saw it, too. The nest was in the gate!`,
      ],
      E: [
        `After school, {hero} saw something in the old gate. There was a hole in the post, and in the hole was a nest! "B-b-baby birds," {they} whispered. {pal} waited through the stutter, and then {pal.he} saw them, too. "Five!" {pal.he} said.`,
        `Something was making a little noise inside the school gate. It was a nest with five tiny <birds|beaks>! "They stutter, exactly like me," said {hero}, and they both giggled. It was their very own secret.`,
      ],
      I: [
        `On the way home {hero} stopped at the old school gate. {They} noticed things, because {they} had practice in being quiet. In the hollow post there was a hole, and out of the hole came a very small noise. "B-b-birds," {they} whispered. {pal} put an eye to it. Inside, in a nest of hair and moss, were five open beaks. <"They all stutter," said {hero}. "P-p-p-peep."|"They can't get past the p, either," said {hero}.> They decided to tell nobody, and to come every day.`,
        `{hero} had discovered it on Monday. There was a nest inside the old iron gate of the school, in a hollow post, and nobody knew about it except for {them} and {pal}. The gate was never used. "There are f-f-five," said {hero}. "The father has a blue cap, and he is always in a hurry." {pal} listened, and did not mind the stutter, and <kept watch|passed the binoculars>. Every afternoon the five beaks were a little bigger.`,
      ],
      A: [
        `Somebody who often chooses to be quiet notices a great deal. On the way home {hero} stopped in front of the ancient iron gate beside the school, which was never used, and listened. There was a hole in the hollow post; and out of the hole came an extremely small noise. "B-b-birds," {they} whispered, and {pal}, waiting until the word had landed, put an eye to the opening. Inside, upon a cushion of moss and somebody's hair, five beaks were standing wide open. <"They stutter," {hero} observed with interest. "P-p-p-peep."|"They are having trouble with their p, as I do," said {hero}.> It was agreed that nobody should be told.`,
        `It was {hero} who had discovered the nest. Beside the school there stood an iron gate that had not been opened for years; one of its posts was hollow; and in the hollow lived a family of five with blue caps. Only {hero} and {pal} knew anything about it. Every afternoon they sat in the grass at a respectful distance, and {hero} reported, in {their} own time and with {their} own stutter, what was happening. <"The m-m-mother is doing all the work today," {they} would say.|"The smallest one is always f-f-first," {they} would say.> {pal} thought that there could be no better way to spend a Tuesday.`,
      ],
    },
    {
      id: "hears-plan",
      ...CLASS,
      pose: "sitting",
      feeling: "worried",
      with: ["teach happy", "pal worried"],
      happening: "{hero} sits in the classroom with the teacher and {pal}, under a speech balloon.",
      E: [
        `On Friday, {teach} had news. "We are getting a new gate!" {teach.he} said. "They will take the old one <away|down> this afternoon." {hero} went cold. The nest! {They} had to say something, but {their} stutter was as big as a house.`,
        `"The old gate is going away today," said {teach}. "The truck comes at noon." {hero} and {pal} looked at each other. Nobody knew about the nest! {hero} opened {their} mouth, and the stutter <sat|lay> on the very first word.`,
      ],
      I: [
        `On Friday {teach} made an announcement. "The workers are coming at noon to take down the old gate," {teach.he} said. Everybody cheered except for {hero}, who was thinking of a saw, and a hollow post, and five beaks. Somebody had to say it immediately, in front of the entire class. {They} raised {their} hand a little, <and felt the stutter raise its head, too|and at once the stutter was awake>.`,
        `"By the way," said {teach} on Friday, "the old gate will be gone when you go home. A truck is coming for it at noon." {hero's} heart gave a jump. The nest was in that gate. {They} turned around to {pal}, but {pal} was at the back, and had lost {pal.his} voice in a cold. <{Pal.he} pointed at {hero}.|{Pal.he} could only squeak.> So it was up to {hero}, with {their} stutter, and twenty-three people listening.`,
      ],
      A: [
        `On Friday morning {teach} had an announcement to make. "At noon today," {teach.he} said, "the workers will be taking down the old gate, and we shall finally have a new one, with a bell." The class applauded. {hero} did not. {They} could already see the saw, and the hollow post, and five open beaks. Nobody else knew, and therefore somebody would have to stand up and say so, immediately, in front of everyone. {They} lifted {their} hand as high as {their} ear; and deep in {their} throat the stutter lifted its head as well. <It had never felt so enormous.|They had known each other for a long time.>`,
        `"Before I forget," said {teach}, "the old gate will be gone by this afternoon, because a truck is coming for it at noon." {hero} turned around to look at {pal}, and {pal} looked at {hero}. But {pal} had a dreadful cold that week, and had lost {pal.his} voice altogether; the only thing that came out of {pal.him} was a sort of squeak. <{Pal.he} pointed at {hero}, and then at the clock.|{Pal.he} spread out both hands helplessly.> So there was nobody left except {hero}, who had a stutter, and a nest to save, and twenty-three people to tell about it.`,
      ],
    },
    {
      id: "tries-once",
      ...CLASS,
      pose: "standing",
      feeling: "sad",
      with: ["teach calm"],
      happening: "{hero} stands sadly in the classroom by the teacher, under a speech balloon.",
      B: [
        `Men came to cut down the gate! "St-st-st…" said {hero}. The stutter was so big. {They} sat down.`,
        `"The gate must go," said {teach}. "N-n-n…" said {hero}. {They} had to stutter. "Later," said {teach}.`,
      ],
      E: [
        `{hero} stood up. "The g-g-g…" {they} began. "Gate?" said one. "Game?" said another. "Garden?" There were too many words in the air. The stutter grew and grew, and {hero} sat down again with <hot|burning> ears.`,
        `"P-p-p…" said {hero}. "Please?" somebody guessed. "Pencil? Party?" A boy laughed. It was a short laugh, but it <hurt|stung>. {hero} looked at the floor. With all that help, {their} stutter only got worse.`,
      ],
      I: [
        `{hero} stood up. "In the g-g-g…" {they} began. "Garden?" called somebody. "Gym?" called somebody else. "Garage!" Everyone wanted to help, and each word landed on top of the last, until {hero's} own was buried at the bottom. One boy giggled. "N-n-never mind," said {hero}, and sat down with a burning face. The stutter had won, <or so it looked|as it seemed>, and the clock said half past ten.`,
        `{hero} had the sentence ready. It was short and clear, and it happened to begin with a "b," which was unfortunate. "B-b-b…" {they} said. The front row guessed that it was a book, and the back row guessed that it was the bathroom, and there was laughter. It was <over in a second|only one second long>, but a stutter feeds on that sort of thing. {hero} tried again, and now nothing came out at all. {They} sat down, and looked at the gate through the window.`,
      ],
      A: [
        `{hero} stood up. "Inside the g-g-g…" {they} began; and immediately they were guessing gardens, and garages, and gymnasiums. Everybody was anxious to help, and every word landed on top of the previous one, until {hero's} own was lying somewhere underneath, like the bottom book in a pile. A boy giggled. He was ashamed of it directly, but it was out. "N-n-never mind," said {hero}, and sat down, while {their} face was burning. <The stutter had won; it was half past ten.|Through the window {they} could see the gate, and the hour hand moving toward it.>`,
        `"What is it, {hero}?" asked {teach}. The sentence was ready. It was an excellent sentence, brief and clear, and it happened to begin with a "b," which was pure misfortune. "B-b-b…" The front row suggested that it might be a book, and the back row suggested that it might be the bathroom; and there was laughter. It lasted for a single second, but a stutter grows fat on that sort of second, and when {hero} tried again, there was no sound whatever. <{They} shook {their} head, and sat down, and hated every b in the world.|"It doesn't matter," said {their} shoulders, although it mattered terribly.>`,
      ],
    },
    {
      id: "asks-dad",
      ...STREET,
      time: "morning",
      pose: "walking",
      feeling: "calm",
      with: ["dad calm"],
      happening: "{hero} walks down the street with {dad}, and there is a speech balloon.",
      I: [
        `{hero} thought of {dad}. {Dad.he} had a stutter as well, and {dad.he} drove a bus, and talked to two hundred people every day. Once, on the way to school, {hero} had asked {dad.him} how {dad.he} did it. "For years I only said words that were easy," {dad} had answered, "but the easy words were not always the true ones. So now I tell people at the beginning that I stutter, and I ask them for a moment." <"And do they give you one?" {hero} had asked. "Nearly always," said {dad}.|"Most people are happy to know," {dad} had added.>`,
        `There was something that {dad} had said one morning, while they were waiting for a green light. {Dad.he} stuttered, too, and {dad.he} was the best storyteller in the family. "The stutter is not the p-p-problem," {dad.he} had said. "I just speak with a bump or two. The hurry is the problem. So I take my time, as if it were mine. And it is." {hero} had not <quite understood|thought about> it then. {They} did now, <with one eye on the clock|at twenty-five to eleven>.`,
      ],
      A: [
        `In that moment {hero} remembered {dad}, who stuttered as well, and who drove a bus, and had to announce eleven stops on every journey. One morning on the way to school {they} had asked {dad.him} how {dad.he} managed. "For many years I only said what was easy," {dad} had answered, "but the easy words were not always the true ones. Nowadays I mention my stutter at the very beginning, and I request a moment of their patience." "And what do the passengers do?" {hero} had inquired. <"They give me a moment," said {dad}. "It is a thing that most people have."|"They look out of the window, and wait," said {dad}, "and we arrive on time.">`,
        `There was a morning that {hero} had nearly forgotten. They had been waiting at a traffic light, {they} and {dad}, who had a stutter of {dad.his} own, and told the best stories in the family. "A stutter is simply another way of talking," {dad.he} had remarked, "with several bumps in it, as an ordinary road has. It is only the hurry that makes the trouble, and therefore I take my time, as though it belonged to me." "Does it really?" {hero} had asked. "Certainly," said {dad}, while behind them somebody was honking. <"It is green, and I have still not finished my sentence."|And {dad.he} had finished {dad.his} sentence before {dad.he} moved.>`,
      ],
    },
    {
      id: "tells-first",
      ...CLASS,
      pose: "standing",
      feeling: "determined",
      with: ["teach calm", "pal happy"],
      happening: "{hero} stands up in the classroom, near the teacher and {pal}, under a speech balloon.",
      B: [
        `Then {hero} got up again. "I st-st-stutter," {they} said. "Please wait for me." {teach} sat down to wait.`,
        `{pal} nodded at {hero}. "I have a stutter," {hero} said. "But I have to t-t-tell you something. Please wait."`,
      ],
      E: [
        `{hero} looked at {pal}, and {pal} nodded. So {they} stood up again. "I have a stutter," {they} said out loud. "It takes me a bit longer. Please do not <guess|help me>, but only wait." It became very still, and {teach} sat down.`,
        `{hero} walked to the front. {Their} knees shook. "Everybody knows that I stutter," {they} said. "Now I really need you to w-w-wait for me. It is <important|very important>." {teach} put down the chalk to listen.`,
      ],
      I: [
        `{hero} stood up for a second time. {They} had never said it aloud before, in front of everybody. "I have a stutter, and sometimes it takes me longer," {they} said. "Please don't guess the word, because then I have to start all over again. It always comes if you w-w-wait for it." It was so quiet that one could hear the clock. {teach} put down the chalk and <sat on the edge of the desk|folded {teach.his} hands>. "Thank you for explaining that," {teach.he} said.`,
        `This time {hero} did not stay in {their} seat. {They} went to the front, and put {their} hand on the desk, where nobody could see it shake. "I have something important to tell you," {they} began. "I am going to stutter during it, and that is f-f-fine. You only have to look at me and wait." In the last row {pal} <put up a thumb|was beaming>. "Then we are all listening," said {teach}, and sat down.`,
      ],
      A: [
        `{hero} stood up for the second time. There was one thing that {they} had never said aloud to all of them, although they all knew it. "I have a stutter," {they} said, and it sounded astonishingly simple. "It takes me longer than other people. If everybody guesses, I have to begin all over again; but if everybody waits, it arrives." One could have heard a pencil think. {teach} laid down the chalk, and sat on the edge of the desk, like somebody who has no plans for the rest of the day. <"Thank you for telling us how it works," said {teach.he}.|"You may have all the time there is," {teach.he} said.>`,
        `This time {hero} did not remain behind {their} desk. {They} walked to the front of the classroom, which took about a year, and laid one hand upon the table, where nobody could see it trembling. "I am going to tell you something important," {they} announced, "and I am going to stutter while I do it. That is perfectly f-f-fine. You only need to look at me, and wait." In the last row {pal} was nodding with {pal.his} entire body. <The boy who had giggled took his elbows off the desk.|"We are listening," said {teach}, and did nothing else.>`,
      ],
    },
    {
      id: "says-it",
      ...CLASS,
      pose: "pointing",
      feeling: "brave",
      with: ["teach surprised", "pal excited"],
      props: ["nest", "thing:speech-balloon"],
      happening:
        "{hero} points in the classroom, in front of the teacher and {pal}, with a nest and a speech balloon.",
      B: [
        `"In the g-g-gate…" The stutter came. {refrain2} "There is a nest!" said {hero}.`,
        `"There are b-b-birds in the gate!" Stutter or not, {hero} said it all! {refrain2}`,
      ],
      E: [
        `"There is a nest in the old g-g-g…" {hero} began to stutter. {refrain2} "Gate! With five baby birds!" Everyone gasped and ran to the <window|glass>.`,
        `"Somebody has a n-n-n…" And there was the stutter again. {refrain2} "A nest inside the old gate!" said {hero}. Everybody was <listening|staring> now.`,
      ],
      I: [
        `"There is a nest," said {hero}. "It is in the g-g-g…" The stutter sat down on the word, but nobody guessed, and nobody giggled. {hero} waited for {their} own word, together with everybody else, and after a moment it arrived. "It is in the gate," {they} said, "and there are five b-b-baby birds in it." Then the classroom was <noisy again, but for a different reason|suddenly full of noise, and all of it was on {their} side>.`,
        `{hero} took {their} time. The sentence had eleven words, and the stutter visited three of them. "There are b-b-birds," {they} said, "in the p-p-post of the old gate." The class leaned forward a little farther at every bump. Nobody finished anything. It was a strange feeling to be listened to by so many, and <not a bad one|rather a pleasant one>. "They can't f-f-fly yet," said {hero}. "We have to stop the truck." {teach} had already reached the door.`,
      ],
      A: [
        `"There is a nest," said {hero}. "It is inside the g-g-g…" And the stutter sat down upon the word, as it had done before. But now nobody guessed, and nobody laughed, and {hero} neither pushed nor ran away. {They} simply waited for {their} own word, in the company of twenty-three others; and after another moment it got up and came. "It is inside the gate," {they} continued, "in the hollow post, and it contains five little birds with blue caps who are unable to f-f-fly." <Everybody turned and looked at the clock.|It was the longest speech that anybody there had heard from {them}, and not a syllable of it was wasted.>`,
        `{hero} took {their} time, as though it belonged to {them}. The sentence had seventeen words altogether, and the stutter called on three. "There is a f-f-family of birds," {they} said, "in the hollow p-p-post of the old gate, and they are too young to leave." At each of the bumps the class leaned a little farther forward, as you do in a bus. Not one of them tried to finish anything. It was strange to be listened to by so many people at once, and {hero} found that {they} could get used to it. <"We shall have to s-s-stop that truck," {they} concluded.|By the end of it, {teach} already had one arm in a coat.>`,
      ],
    },
    {
      id: "stops-truck",
      ...STREET,
      place: "school",
      time: "noon",
      pose: "running",
      feeling: "excited",
      with: ["teach excited", "pal excited"],
      props: ["thing:truck", "thing:speech-balloon"],
      happening:
        "{hero} runs out of the school with the teacher and {pal}, near a truck and a speech balloon.",
      E: [
        `The truck was <already|just> there. {teach} and all the children ran out. "You tell them," said {teach} to {hero}. "W-w-wait!" {hero} called, and never had a stutter been so loud. The worker with the saw stopped.`,
        `A worker was lifting the saw. "St-st-stop!" shouted {hero}. It came out with a stutter, and it was <good|strong> enough. The worker stopped. {They} showed her the hole, and she looked in. "Well, I never," she said.`,
      ],
      I: [
        `The truck was early. A woman in a yellow helmet had already put on her gloves. "Would you like me to explain it?" asked {teach}, but {hero} refused politely. "Excuse me, I have a stutter, so it takes a moment," {they} told the woman. "There is a nest inside that p-p-post." The woman pushed back her helmet and <waited for every word|listened until the end>. Then she put her eye to the hole, and five beaks opened in front of it. "Turn off the engine," she called.`,
        `They came around the corner as the saw was being plugged in. "St-st-st…" called {hero}, and it did not matter that the word was not finished. Twenty-three children stood still beside {them} and looked so serious that the worker put down the saw. She let {hero} say it all. She did not look at her watch. "My brother stutters," <she said|said the woman>, "and he never says anything silly, either." Then she bent down to the hole in the post.`,
      ],
      A: [
        `The truck had arrived early; a woman in a yellow helmet was already pulling on her gloves, and an enormous saw was leaning against the gate. "Shall I explain it to her?" asked {teach}; but {hero} shook {their} head. "Excuse me, please, but I have a stutter, and therefore it may possibly take a moment," {they} explained. "There is a nest inside that p-p-post." The woman pushed back her helmet, and gave {them} the moment. Afterward she bent down and put an eye to the opening. <When she straightened up again, she was whispering.|Five beaks opened, under the impression that she was lunch.> "Switch off the engine," she told the driver.`,
        `They came running around the corner at the very moment when the saw began to hum. "St-st-st…" called {hero}; and behind {them} twenty-three children came to a halt, and nobody finished it. All of them looked so serious that the woman in the yellow helmet immediately took her finger from the switch. "I am listening," she said, without so much as a glance at her watch. When {hero} had explained everything, stutter included, she carefully examined the hollow post. <"Good heavens," she murmured, "there is a whole family in there."|"In that case," she said, getting up carefully, "this gate has just become extremely important.">`,
      ],
    },
    {
      id: "gate-stays",
      ...STREET,
      place: "school",
      time: "afternoon",
      pose: "kneeling",
      feeling: "happy",
      with: ["pal happy", "teach happy"],
      props: ["nest", "thing:speech-balloon"],
      happening:
        "{hero} kneels by the school with {pal} and the teacher, in front of a nest and a speech balloon.",
      B: [
        `The men stopped. The gate could stay! "You did it," said {pal}. {hero's} stutter had said it all.`,
        `"We will wait for the birds," said {teach}. No one laughed now. The stutter did not matter.`,
      ],
      E: [
        `The gate stayed until the birds could fly. "I am sorry that I laughed," said the boy. {hero} forgave him. After that he waited for every stutter, <too|like the others>.`,
        `"We can come back in three weeks," said the woman with the truck. Every day, the class looked at the nest. {hero} told them all about it. {They} took {their} time, stutter and all, and <nobody|no one> was in a hurry.`,
      ],
      I: [
        `The truck drove off without the gate. It would come again in three weeks, when the nest was empty. From then on the class took turns at keeping the cats away. "I am sorry that I giggled," said the boy, whose turn came right after {hero's}. "You can l-l-laugh when I tell a joke," said {hero}, and told him one. It had two stutters in it, and they came <at exactly the right places|just before the end>. He had to hold on to the fence.`,
        `Each morning now there was a report. "And what are they doing today?" {teach} asked. {hero} came to the front and told them. Now and then a word got stuck, and then the class simply waited, as you wait for a door. It had become quite ordinary. On some days {hero} stuttered a lot, and on others hardly at all. <Nobody counted.|It made no difference to the birds.> On the nineteenth day {they} said, "They are f-f-f…" and everyone held their breath. "Flying!"`,
      ],
      A: [
        `The truck departed without its gate, and was ordered again for the end of the month. Meanwhile the class took turns at discouraging the cats. The boy who had giggled turned out to have the shift after {hero's}. "It was mean of me," he said, "and I apologize." "You may l-l-laugh when I tell a joke," said {hero}, and told him one on the spot. It contained two stutters, and both of them arrived immediately before the point, where a good pause belongs. <He had to hold on to the gate.|He laughed so loudly that the father bird came out to complain.>`,
        `After that there was a daily report. Every morning {teach} asked for news of the family in the post, and {hero} came to the front and supplied it. From time to time a word got stuck, and then people waited for it, as you wait for somebody at a door; it had become completely ordinary. There were days with a great deal of stutter, and days with hardly any, and nobody kept count. On the nineteenth morning {hero} was late, and out of breath. "They are f-f-f…" {they} began. <Twenty-three people sat on the edges of their chairs, and did not guess. "Flying!"|"Flying!" {they} said at last; and the cheering could be heard as far as the gate.>`,
      ],
    },
    {
      id: "tells-dad",
      ...STREET,
      time: "evening",
      pose: "walking",
      feeling: "proud",
      with: ["dad proud", "pal happy"],
      happening:
        "{hero} walks down the street in the evening with {dad} and {pal}, and there is a speech balloon.",
      I: [
        `"I told everybody at the beginning that I have a stutter," {hero} explained to {dad} that evening. {dad} stopped in the middle of the sidewalk, because {dad.he} had to blow {dad.his} nose. "And how did it feel?" {dad.he} asked. {hero} had to think about that. "It was awful before," {they} said, "and all right during it, and afterward everybody knew about the b-b-birds." <"That is exactly what words are for," said {dad}.|"And that is the important part," said {dad}.>`,
        `{dad} wanted to hear everything, and {hero} told {dad.him} all of it, from the first word to the last. It took the entire way home. At the traffic light {they} got stuck, and {dad} waited, while the light turned green, and red, and green again. "I like the way you tell stories," said {dad}. "Even with the stutter?" asked {hero}. "Especially with it," said {dad}, "because otherwise I would think that it was <somebody else|a neighbor>."`,
      ],
      A: [
        `"I told everybody at the very beginning," {hero} reported to {dad} that evening, "and I said the actual word, stutter, in front of the entire class." {dad} came to a halt in the middle of the sidewalk, and had to look for {dad.his} handkerchief. "And how was it?" {dad.he} asked, when {dad.he} had found it. {hero} considered the matter. "Beforehand it was dreadful," {they} said, "and during it I was too busy to notice, and afterward they knew about the b-b-birds." <"Which is what words are for," said {dad}.|{dad} said that this was the finest description of talking that {dad.he} had ever heard.>`,
        `{dad} demanded to hear the whole of it, from the first word to the last; and {hero} told {dad.him}, with pauses, and bumps, and the voice of the woman with the helmet. It took exactly as long as the way home. At the crossing {they} got stuck, and {dad} waited, while the light turned green, and red, and green again. "I particularly like the way you tell a story," {dad.he} remarked. "Even with the stutter?" asked {hero}. "I would hardly recognize you without it," answered {dad}. <"And then I might walk home with somebody else."|"It is like the creak in our stairs. It says that you are home.">`,
      ],
    },
    {
      id: "empty-nest",
      ...STREET,
      place: "school",
      time: "morning",
      pose: "waving",
      feeling: "happy",
      with: ["pal happy", "teach happy"],
      props: ["nest", "thing:speech-balloon"],
      happening: "{hero} waves by the school with {pal} and the teacher, and there is a speech balloon.",
      B: [
        `Then the birds flew off. "B-b-bye!" said {hero}. The stutter came along. They waved and waved.`,
        `Up went the birds! "G-g-good luck!" said {hero}. It had a stutter in it. It was the best of words.`,
      ],
      E: [
        `One morning, the nest was empty. Five little birds sat on the wall. "F-f-fly well!" <called|said> {hero}, and the stutter did not matter at all. Off they went, one after the other, each in its own time.`,
        `There is a new gate with a bell now. But {hero} has kept the old post. "Every little bird flew when it was ready," {they} told the others. {hero} still has a stutter, and everybody <still waits|can wait>.`,
      ],
      I: [
        `The last of the birds sat in the hole until Thursday. It put its head out, and it drew it in again. "Come on!" whispered some of the children. "Don't push," said {hero}. "It is w-w-working on it." So they waited, as they had learned to. Then it leaned forward, and was gone over the roof. The old post stands in the classroom now, <beside the front desk|next to the window>. Anybody with something important to say may lean on it, with a stutter or without.`,
        `When the nest was empty, the woman with the helmet came back. She took down the gate, but she left the hollow post for {hero}. "In case they need it next spring," she said. {hero} made a sign for it. It says "Please wait," in big letters. <It is meant for the birds.|It is mostly meant for the birds.> But {pal} says that it would be an excellent sign for everywhere, and for everybody, with a stutter or without.`,
      ],
      A: [
        `The smallest of the five remained in the hole until Thursday. It would put out its head, and look at the world, and draw it in again. "Come on!" urged some of the children. "Please don't hurry it," said {hero}. "It is w-w-working on it." So they stood in the rain and waited, since by now they were extremely good at waiting; and all at once it leaned forward, and was gone over the roof. <{hero} has {their} stutter still, and the class has kept the post, and anybody who wants to be listened to may lean on it.|It had needed just as long as it needed, and it flew as well as any of them.>`,
        `When the nest was empty, the woman in the yellow helmet returned for the gate. She left {hero} the hollow post, however, in case it should be wanted in the spring. It stands in the school garden now, with a sign on it in {hero's} best handwriting, and the sign says, "Please wait." It is intended for the cats, and for the gardener. <But {pal} maintains that it ought to be displayed in every single classroom. It would be good for people with a stutter, and for people who merely think first.|All the same, people who pass it have been noticed to slow down, and to let one another finish, stutter or no stutter.>`,
      ],
    },
  ],
};
