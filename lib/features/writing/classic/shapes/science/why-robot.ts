import type { Shape } from "@/lib/features/writing/classic/grammar";

export const WHY_ROBOT: Shape = {
  id: "science/why-robot",
  theme: "science",
  wild: 6,
  tags: ["robot", "build", "discovery", "night", "sky", "space", "friend"],
  about: ["robot", "moon", "question why asking-question"],
  cast: {
    pal: ["cat", "dog", "girl", "boy", "owl", "mouse"],
    bot: ["robot"],
  },
  picks: {
    head: [{ text: "cookie tin" }, { text: "soup pot" }, { text: "teapot" }],
  },
  refrain: {
    B: [`"But why?" said the robot.`, `"That is why!" said the robot.`],
    E: [`"But why?" asked the robot.`, `"So that is why!" said the robot.`],
  },
  beats: [
    {
      place: "workshop",
      time: "afternoon",
      weather: "cloudy",
      pose: "holding",
      feeling: "excited",
      with: ["bot happy", "pal curious"],
      props: ["tool-box", "gear", "robot-toy"],
      happening: "{hero} tightens the last screw on a homemade robot in the workshop.",
      B: [
        `{open} {Again} made a robot named {bot}. "Good day," {they} said. {refrain}`,
        `{open} {Again} made {bot} the robot out of old wheels. "Hello!" {refrain}`,
        `{open} {Again} made a robot, {bot}. "Good day!" {refrain}`,
        `{open} {Again} took a box and two wheels. Now it was {bot} the robot. Clank! It woke up. {refrain}`,
      ],
      E: [
        `{open} {Again} made a robot out of <old|rusty old> parts. It had {a head} for a head and <two odd wheels|wheels> for feet. {hero} <turned it on|pressed a button>. "<Hello|Good morning>," said {hero}. {refrain}`,
        `{open} With {a head}, some wheels, and a thousand screws, {again} built a robot. It opened two yellow eyes. "I made you, and your name is {bot}," said {hero}. {refrain}`,
        `{open} {Again} <built|made> a robot, with {a head} for a head. It woke up and looked <all around|at everything>. "Good <day|morning>," said {hero}. {refrain}`,
      ],
      I: [
        `{open} It took {hero} eleven days to build the robot. It had {a head} for a head, a vacuum cleaner for a body, and two wheels that did not match. {hero} wanted a robot that could answer <every question|absolutely every question> in the <world|universe>. <On the last day {they} tightened the last screw and pressed the button.|> Two yellow eyes blinked open. "Hello," said {hero}. "I am {hero}." The robot thought about this carefully. "Why?" it asked.`,
        `{open} {hero} had a question about nearly everything, so {they} decided to build somebody who could answer. {A head} became the head, and an old vacuum cleaner became the body. It took nine days. "Good morning," said {hero}, and pressed the button. Two eyes turned yellow. The robot looked at the ceiling, at the cat food, and at {hero}. "Why?" it said.`,
      ],
      A: [
        `{open} It took {hero} eleven days to build the robot, not counting the day when it exploded slightly. It had {a head} for a head, a retired vacuum cleaner for a body, and two wheels that had never met before. It was intended to answer every question in the world, for there were several that {hero} had been saving up. On the eleventh evening {they} tightened the last screw, wiped {their} hands, and pressed the button. Something hummed, and two yellow eyes blinked open. "Good evening," said {hero}, extremely politely, "and welcome. Your name is {bot}." The robot turned this over in its brand-new mind for quite a long time. "Why?" it said.`,
        `{open} There was so much that {hero} wanted to know, and so few people who had the time, that in the end {they} decided to build somebody. It took nine days. {They} used {a head} for the head, a vacuum cleaner for the remainder, and two wheels that had belonged to different bicycles. "Your name is {bot}," {they} explained, with {their} finger on the button, "and you are going to know everything." There was a hum. Slowly, two yellow eyes lit up. They examined the ceiling, and the floor, and {hero}, from the shoes upward, with the deepest attention. "Why?" asked the robot.`,
      ],
    },
    {
      place: "kitchen",
      time: "evening",
      weather: "cloudy",
      pose: "sitting",
      feeling: "surprised",
      with: ["bot curious", "pal surprised"],
      props: ["cup", "bread", "apple"],
      happening: "{hero} sits at the supper table while the robot asks question after question.",
      I: [
        `At supper the robot asked why soup was wet. It asked why cheese had holes, and why the holes had no cheese. {hero} did {their} best. Soup was wet because of all the water in it. "But why is water wet?" asked {bot}, and {pal} disappeared under the table. By bedtime there had been sixty-three whys, and {hero} had answered exactly nine. "You were supposed to answer questions," {they} groaned, "not lay them, like a chicken."`,
        `The first question concerned the peas. "Why do they roll?" asked {bot}. "Because they are round," answered {hero}. "And why are they round?" {pal} immediately found another place to eat. Why did it rain, and why was Tuesday after Monday, and why did nobody ever fall off the bottom of the world? By bedtime {hero} had counted sixty-three questions and had answered nine. "You have misunderstood," {they} groaned. "You are supposed to be the answers."`,
      ],
      A: [
        `At supper {bot} wished to know why soup was wet. After that {bot.he} inquired why cheese had holes, and why the holes contained no cheese, and why everybody was suddenly eating so quickly. {hero} did {their} best. Soup was wet, {they} <explained|patiently explained>, because of the water in it. "But why is water wet?" <asked|inquired> {bot}, leaning forward. {pal} retired beneath the table with dignity. By bedtime there had been sixty-three questions, and {hero} had managed to answer nine of them. "You were <supposed|originally supposed> to <give|provide> answers," {they} <said|remarked> wearily, "and instead you lay questions, like a <chicken|remarkably industrious chicken>." "Why a chicken?" asked {bot}.`,
        `It began with the peas. "Why do they roll?" inquired {bot}, and {hero} explained that it was because they were round; and why, in that case, were they round? After the peas it was the salt, and after the salt it was hiccups, Tuesdays, and the moon. The family ate faster and faster. {pal} remembered something extremely urgent in a different room. "Why do people always close their eyes when they are sneezing? Why is there another robot in this spoon, and why is it standing on its head?" Some of these questions {hero} could answer, and others {they} had secretly been wondering about for years. By bedtime there had been sixty-three of them altogether, and nine explanations. "I built you to have answers," {they} said wearily. "So far you only have one word."`,
      ],
    },
    {
      place: "bedroom",
      time: "night",
      weather: "cloudy",
      pose: "thinking",
      feeling: "sad",
      with: ["bot sad", "pal worried"],
      props: ["box", "lantern"],
      happening: "{hero} sits up in bed as the robot rolls away to hide in a cardboard box.",
      B: [
        `All day it asked and asked. "Stop!" said {hero}. The robot was sad. It hid in a box.`,
        `"Why? Why? Why?" it asked. "No more!" said {hero}. So it hid in a box, and it was sad.`,
      ],
      E: [
        `All day long the robot asked about everything, and then it asked again. "Be quiet!" cried {hero} at last. The two yellow lights went dim. {bot} rolled into a box and pulled down the lid.`,
        `It asked about the water, the moon, and the cat. It even asked about asking, all day long. "No more questions!" yelled {hero}. Then it was very quiet. {bot} had gone to hide in a box.`,
      ],
      I: [
        `"Why is it dark?" asked {bot} at midnight. "Oh, be quiet!" cried {hero}. "Nobody needs so many questions!" It came out much louder than {they} had intended. The yellow eyes went dim. There was an unhappy squeak of wheels, and then a rustle. When {hero} put on the lamp, the robot was inside a cardboard box, with the lid pulled down. "I do not have any more," said the box, in a tiny voice.`,
        `It was long past bedtime. "Why do people sleep?" asked a voice beside the bed. {hero} pulled the pillow over {their} head. "Why is a pillow soft?" "Because!" {they} shouted. "Nobody in the universe needs so many questions!" After that there was an extremely uncomfortable silence. The yellow eyes had disappeared. In the corner stood a cardboard box that had never been there before. "I apologize," said the box. "I will not have any more."`,
      ],
      A: [
        `"Why is it dark?" asked {bot}, precisely at midnight. "Oh, be quiet!" cried {hero}, sitting up in bed. "Nobody in the universe needs so many questions!" It came out a great deal louder than {they} had intended, and there are words that you would give a week's dessert to have back. The yellow eyes grew dim. There was an unhappy squeak of wheels that did not match, and afterward a rustling. By the time {hero} had discovered the lamp, there was nobody beside the bed, only a cardboard box in the corner, with its lid pulled down from the inside. "I have not got any more," said the box.`,
        `{hero} had been asleep for approximately a minute. "Why do eyes close at night?" inquired somebody beside the bed. There was no answer. "Why is there never any answer?" "Because!" {hero} exploded. "Because nobody could possibly need so many questions!" It echoed from the opposite wall, and it did not sound like {them} in the least. Two wheels that had never matched went slowly across the bedroom; a cardboard box was moved, and a lid came down. You could have heard a spider apologize. Certain things are said in a second, and afterward they remain there for the entire night. "I have absolutely none left," the box announced, in an extraordinarily careful voice. "You can go back to sleep now."`,
      ],
    },
    {
      solve: "shy",
      other: "bot",
      place: "bedroom",
      time: "night",
      weather: "cloudy",
      with: ["bot curious", "pal calm"],
    },
    {
      place: "street",
      time: "night",
      weather: "starry",
      pose: "pointing",
      feeling: "curious",
      with: ["bot excited", "pal curious"],
      props: ["moon", "lantern"],
      happening: "{hero} walks down the street with the robot and points at the moon above the roofs.",
      B: [
        `"I am sorry. Ask me!" "Why does the moon come with us?" They took {bag} to see.`,
        `"Ask me more!" said {hero}. "Why does the moon go home with us?" They took {bag}.`,
      ],
      E: [
        `"I am sorry," said {hero}. "You may <always |>ask me <another question|more>." {bot} looked out of the window. "Why does the moon follow us?" Nobody knew. So {hero} packed {bag} to find out.`,
        `"I was wrong," said {hero}. "I love your questions." {bot} pointed out of the window. "Why does the moon always come along when we walk?" Nobody had any idea. So they took {bag}.`,
      ],
      I: [
        `"I am sorry," said {hero}. "They were excellent questions, and I was only cross because I had no answers. Ask me another, and we will discover it together." {bot} rolled over to the window. "Whenever we walk home from the store," said the robot, "the moon follows us. Why?" {hero} opened {their} mouth and shut it again. Then {they} packed {bag}, and they all went out to see.`,
        `"There is nothing the matter with your questions," said {hero}. "I was angry because I did not know the answers. Have you possibly got another one?" The robot considered. "When we were walking home this afternoon, the moon was walking as well," said {bot}. "Whenever we stopped, it stopped. Who told it to?" {hero} laughed, and then suddenly {they} did not. Who had told it? {They} packed {bag}, and everybody put on a coat.`,
      ],
      A: [
        `"I apologize," said {hero}. "There was nothing the matter with your questions; I was cross because I had run out of answers, which is an entirely different thing. Ask me another one, and we will find it out together." The robot rolled to the window and considered for a while. "When we walked home from the store this afternoon," {bot} said, "the moon came too, and whenever we stopped it stopped. Why does it follow us?" {hero} opened {their} mouth, and discovered that in all {their} life {they} had never wondered. {They} put {bag} into a bag, and a coat over {their} pajamas, and went to find out.`,
        `"I should like to explain something," {hero} told the box. "You asked about things that I ought to have wondered about myself, and that made me unreasonable. If you should happen to discover another question in there, I would be extremely honored." There was a considerable rattling. The lid went up by approximately an inch. "It is quite a little one," said {bot}. "When we were walking home from the store, the moon was walking as well. It even waited while you tied your shoe. Why?" {hero} opened {their} mouth to answer, and discovered that there was no answer in it. An enormous smile went slowly over {their} face. "I have absolutely no idea," {they} said, and reached for {bag}.`,
      ],
    },
    {
      place: "street",
      time: "night",
      weather: "starry",
      pose: "walking",
      feeling: "determined",
      with: ["bot curious", "pal happy"],
      props: ["notebook", "moon"],
      happening: "{hero} walks backward along the street with a notebook and watches the moon.",
      E: [
        `First they ran, and the moon ran after them. Then they hid behind a wall, and there it was, waiting! They even walked backward. "You can never fool it," said {pal}. {hero} wrote everything down.`,
        `They hurried, and the moon hurried, too. They stopped, and it was waiting for them. {bot} even hid behind a tree. But there it was! "It follows us everywhere," said {pal}. {hero} wrote down everything.`,
      ],
      I: [
        `First they <tested|discovered> whether it was true. They ran, and the moon ran with them, over the rooftops, and whenever they stopped, it stopped <as well|immediately>. They hid behind a wall and peeked around the corner, and there it was, <waiting|waiting politely>. {mid} "The trees do not follow us," said {hero}, writing it down. "The houses slide away behind. Only the moon comes along. We need to <be|investigate from> somewhere higher."`,
        `"First we collect the facts," said {hero}. They walked to the corner, and so did the moon. {bot} rolled as fast as possible and suddenly stopped, in order to trick it. It was not tricked. {mid} "Maybe it likes us," suggested {pal}. "Watch the lampposts instead," said {hero}. "They hurry past us, and the church travels past very slowly. It seems to depend on the distance. We have to go up higher, where we can see everything."`,
      ],
      A: [
        `First they made certain that it was true, because a great deal of time can be wasted in explaining things that do not happen. They ran, and above the rooftops the moon ran with them. They stopped, and it stopped. They walked backward; they hid behind the mailbox for one entire minute and then peeked around it, and there hung the moon, looking as if it had been hiding too. {mid} "Write this down," said {hero}. "The fence goes past us quickly, and the trees go past us slowly, and the hill hardly moves at all. And the moon does not go past us in the least." It was <a clue|undoubtedly a clue>, but it needed a <better|considerably better> view.`,
        `"Before we explain it," said {hero}, "we should be absolutely certain what it is that we are explaining." So they tested the moon. They strolled, and it strolled; they galloped, and it galloped, leaping from chimney to chimney. {bot} rolled out unexpectedly from behind a mailbox, and was disappointed. {mid} "It is evidently fond of us," {pal} remarked. But {hero} was walking up and down the street with {their} head turned sideways. "The lampposts are rushing past," {they} reported. "The houses are only walking past. The church on the other side of the river is hardly crawling, and the moon does not go past in the least. It depends on the distance! We ought to be considerably higher."`,
      ],
    },
    {
      place: "hill",
      time: "night",
      weather: "starry",
      pose: "reaching",
      feeling: "worried",
      with: ["bot worried", "pal worried"],
      props: ["gear", "lantern"],
      happening: "{hero} pulls at the robot, whose wheel is stuck in the mud on the hill.",
      B: [
        `Up the hill they went. But then a wheel got stuck! It could not roll. "Oh no," said {hero}.`,
        `They ran up the hill to see. But the hill was wet. One wheel was stuck!`,
      ],
      E: [
        `"We need to see it from the hill," said {hero}. But the path was soft. Halfway up, one of the robot's wheels went down into the mud, deeper and deeper. It spun, but it did not go.`,
        `They climbed the hill behind the school. It had rained all week. Suddenly {bot} could not roll any more. One wheel was deep in the mud. It went around and around, and it was stuck.`,
      ],
      I: [
        `The hill behind the school was the highest place in town, and also the muddiest. Halfway up, {bot} stopped with a jerk. The smaller wheel had sunk into the path right up to the middle. {bot} tried going forward, and it sank. {bot} tried going backward, and mud flew all over {pal}. "I could ask why I am stuck," said the robot, rather shakily, "but I think I know that one."`,
        `From the hill behind the school you could see absolutely everything, but first you had to climb it. After a week of rain the path was like pudding. {pal} went ahead. {bot} was mostly vacuum cleaner, and halfway up there was a long, gurgling noise. The robot began to lean over, and remained there. "Is this what being stuck is like?" inquired {bot}. "I have often heard about it." One wheel had disappeared up to the middle.`,
      ],
      A: [
        `The hill behind the school was the highest place in the town. After a week of rain, it was also the muddiest. They were halfway up it when {bot} stopped with a jerk and began to lean. The smaller of the two wheels had gone down into the path as far as it would go. {bot} tried rolling forward, and sank another inch. {bot} tried rolling backward, and mud flew up in a beautiful brown fan, at the other end of which, unfortunately, was {pal}. "I might ask why I am stuck," said the robot, rather shakily, "but I am nearly certain that I know."`,
        `Behind the school was a hill, from which you could see three different villages. Up the hill went a path on which, after a week of rain, you could easily lose a boot. {pal}, who was the most careful, went ahead. But a robot that consists chiefly of vacuum cleaner is unable to tiptoe, and halfway to the top there was a sound like a giant eating custard. {bot} tilted, and continued tilting, and came to rest like somebody listening at a door. "Do not worry about me," the robot announced bravely. "I have an excellent view of the mud." The wheel had sunk up to its middle. {hero} tugged until {their} fingers slipped. It was completely stuck.`,
      ],
    },
    {
      solve: "free",
      goal: "the wheel",
      place: "hill",
      time: "night",
      weather: "starry",
      with: ["bot happy", "pal excited"],
    },
    { rest: "everyone", place: "hill", time: "night", weather: "starry", with: ["pal calm", "bot curious"] },
    {
      place: "hill",
      time: "night",
      weather: "starry",
      pose: "pointing",
      feeling: "excited",
      with: ["bot excited", "pal surprised"],
      props: ["moon", "star", "notebook"],
      happening:
        "{hero} stands on top of the hill with the robot and compares near lights with the far moon.",
      B: [
        `They saw the trees move, but not the moon. "It is too far away!" {refrain2} {close}`,
        `"The moon is so far away! So it goes with us." {refrain2} {close}`,
      ],
      E: [
        `On top of the hill, {hero} walked ten steps to the side. The <near|nearest> tree jumped. The <far|faraway> house moved a little bit. But the <moon|moon above> did not move <at all|anywhere>. "It is so far away!" yelled {hero}. {refrain2}`,
        `Up there, {hero} hurried to one side. The nearest bushes flew past, and a faraway barn moved slowly. But the moon did not move at all! "It is too far away," {they} said. {refrain2}`,
      ],
      I: [
        `At the top they could see everything, and {hero} did the experiment again. {They} walked twenty steps to the left. The nearest bush jumped sideways. The church tower moved a tiny bit. The moon did not move a hair. "It is because it is so far away!" shouted {hero}. "When something is that far off, a few steps make no difference. So it seems to keep up with us. It keeps up with everybody!"`,
        `On top of the hill, {hero} held up one finger and walked sideways. The finger flew past. The fence traveled past more slowly, and the village only crawled. But the moon did not go past at all. {They} tested it with a hundred steps. "The farther away a thing is, the less it moves!" {they} shouted excitedly. "The moon is so enormously far away that it never goes past us. So it seems to come along!"`,
      ],
      A: [
        `From the top they could see the whole of the valley, and {hero} did the experiment once more, properly. {They} walked twenty steps to the left. The nearest bush leaped sideways; the church tower, down in the town, moved by the width of a finger; the moon did not move by a hair. {They} walked back again, and looked, and then {they} began to jump up and down. "It is because it is far away!" {they} shouted. "It is so enormously far that twenty steps are nothing to it, and neither are twenty streets. It isn't following us at all. Everybody, everywhere, thinks that it is walking home with them!"`,
        `On the top of the hill {hero} arranged everybody in a row. "Hold up something close to your nose," {they} said, "and take a step to the left." It shot across the entire valley. The fence only moved a little, and the village moved by the width of a chimney. Everybody took another step, and another twenty, with their faces turned upward; and the moon remained exactly where it was. "To something as far away as that, we haven't moved," whispered {hero}. "Wherever anybody goes, it is still over there, and so it seems to have come along." {They} laughed out loud. "It isn't following us. Everybody simply takes it with them!"`,
      ],
    },
    {
      place: "hill",
      time: "night",
      weather: "starry",
      pose: "sitting",
      feeling: "proud",
      with: ["bot happy", "pal calm"],
      props: ["star", "telescope"],
      happening: "{hero} and the robot sit together on the hill under a sky full of stars.",
      I: [
        `They sat down on the cold grass, all three in a row. {extra} "Sixty-four questions," said {bot} happily, "and only ten answers. Is there a question that nobody in the world can answer?" {hero} looked up at the stars. "There are hundreds of them," {they} said, "and nobody even understands why people dream." The robot's eyes had never been so bright. "Nobody yet," {bot} said.`,
        `They sat down on {hero's} coat, close together. {extra} "That was number sixty-four," said {bot}. "It took us half the night." "It was an excellent one," answered {hero}. "Would you mind," asked the robot, "if there were any more?" Overhead were several thousand stars, and every single one had a question in it. "I would mind," said {hero} happily, "if there were not."`,
      ],
      A: [
        `They sat down in a row on the cold grass, with {pal} in the middle for warmth. {extra} "That makes sixty-four questions," said {bot}, with <enormous|immeasurable> contentment, "and <only |>ten answers. Is there any question that nobody at all can answer, not even the library?" {hero} lay back and looked up, to where the stars went on and on. "There are thousands of them," {they} said. "Nobody is certain what a whale is singing about, or what most of the universe is made of, or even why people dream." The robot was silent for such a long time that {they} turned {their} head. The yellow eyes were as bright as lamps. "Nobody," {bot} <said|repeated> happily, "yet."`,
        `They spread a coat on the grass and sat on it in order of height. {extra} "I have calculated," said {bot}, "that at half a night for every question, the ones from supper will take us a month. And I have thought of four additional questions while we were sitting here." {hero} did not groan. It was surprising how much {they} looked forward to it. "Will there ever be an end to them?" {they} asked. The robot whirred, and arrived at a conclusion. "Every answer that we discovered tonight," said {bot}, "had at least two questions standing behind it." They looked up. It was an enormous sky, and there was a why in every part of it.`,
      ],
    },
    {
      place: "bedroom",
      time: "night",
      weather: "starry",
      pose: "sleeping",
      feeling: "sleepy",
      with: ["bot happy", "pal sleepy"],
      props: ["moon", "notebook", "blanket"],
      happening: "{hero} falls asleep in bed beside the robot while the moon shines in.",
      E: [
        `They <went|walked> home<| together>, and the moon <went with|followed> them. {extra} In the dark, {bot} had one more question. "Why am I so happy?" But {hero} was already asleep. {close}`,
        `Home they went, with the moon over the roofs. {extra} {hero} crawled into bed. "Good night, {bot}." "But why is a night good?" asked the robot. "I will answer everything tomorrow morning." {close}`,
      ],
      I: [
        `At home they pinned a new page to the wall. One side said "Answers," and there was not very much on it. The other side said "Questions," and it was completely full, right down to the carpet. {hero} looked at it from underneath the covers. Yesterday it would have been a list of troubles. Tonight it was more like a treasure map. {close}`,
        `{close} There is a jar on {hero's} windowsill now, and everybody is allowed to put a question in it. On Saturdays one of them is pulled out and investigated. That night the moon was looking in, as though it lived there. "{hero}?" asked a voice in the darkness. "Why is everything so comfortable?" {hero} was nearly asleep. "Put it in the jar," {they} murmured.`,
      ],
      A: [
        `When they were home again, {hero} pinned the longest sheet of paper in the house to the bedroom wall and drew a line down the middle. On the left {they} wrote "Answers," and below it there was not very much. On the right {they} wrote "Questions," and that side went all the way down to the floor and a little way along it. <{They} looked at it from {their} pillow until {their} eyes began to close.|> Yesterday it would have seemed like a list of embarrassments, and tonight it looked exactly like a map. "{hero}?" inquired a voice in the darkness. "Yes, {bot}?" {they} answered. "No particular reason," said the robot, and began to hum. {close}`,
        `{close} By breakfast time there was a jar on the windowsill. Anybody is allowed to put a question in it, and every Saturday one of them is taken out and investigated. Certain questions have been answered already; others have turned into several additional ones, and have returned to the jar. "{hero}?" inquired {bot} last night, when the moon lay on the blanket, exactly as if it lived there. "Why am I never tired?" "Because you are a robot," {hero} murmured sleepily. There was a considerable pause, with some whirring in it. "Excellent," said the voice in the darkness. "That is one finished."`,
      ],
    },
  ],
};
