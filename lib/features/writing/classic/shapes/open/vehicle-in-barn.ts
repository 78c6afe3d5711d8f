import type { Shape } from "@/lib/features/writing/classic/grammar";

const FARM = { place: "farm", weather: "clear" } as const;

export const VEHICLE_IN_BARN: Shape = {
  id: "open/vehicle-in-barn",
  theme: null,
  wild: 2,
  tags: ["repair", "old", "grandmother", "patience", "together", "summer", "memory"],
  about: [],
  subject: ["vehicle"],
  unfit: ["odd", "many"],
  premise:
    "{hero} finds {subject.the} that Grandma has not moved for forty years, and one small part of it is missing.",
  shows: ["@subject"],
  talk: [
    "Why was it hard for Grandma to give her lucky ring away?",
    "What did {hero} do when nothing helped?",
    "What do we have at home that we could mend together?",
  ],
  cast: {
    pal: ["dog", "cat", "robot", "girl", "boy", "mouse", "rabbit", "fox"],
    gran: ["grandmother"],
  },
  refrain: {
    B: ["But {subject.the} did not go.", "And {subject.the} did go! It did!"],
    E: ["But {subject.the} would not go.", "And this time {subject.the} went!"],
  },
  beats: [
    {
      id: "under-cloth",
      ...FARM,
      time: "morning",
      pose: "pointing",
      feeling: "surprised",
      with: ["pal curious"],
      props: ["@subject", "blanket"],
      happening: "{hero} points at {subject.the} on the farm.",
      B: [
        "{open} {gran} had a big, gray cloth. What was in it? {hero} looked. It was {subject.a}!",
        `{open} {hero} and {pal} dug in the hay. There was {subject.a}! "It is old," said {gran}.`,
      ],
      E: [
        "{open} {hero} was at Grandma's farm. At the back of the barn, something was hidden under a gray cloth. {pal} pulled at it, and there stood {subject.a}, old and full of dust.",
        "{open} There was a door at Grandma's farm that nobody opened. {hero} pushed and pushed. Behind the door, under a cloth, {they} found {subject.a}. A hen was asleep on it.",
      ],
      I: [
        "{open} At the back of Grandma's barn, behind the hay, something was standing under a cloth. {hero} had walked past it a hundred times. But that morning {pal} sneezed, and the cloth slid down all by itself. <They both held their breath.|A cloud of dust came out.> Underneath it was {subject.a}. It was covered with rust and straw, and a hen had built her nest in the best place. {hero} had never seen anything so wonderful.",
        `{open} "Don't go into the old barn," {gran} always said, "there's nothing in it but dust." {hero} looked in through a gap between the boards. There was certainly a lot of dust. But behind it there was a shape under a cloth, and {pal} recognized it immediately. {Subject.a} {subject.does}, as everybody knows. This one had obviously not done it for a considerable time. <It looked as though it was waiting.|It looked extremely lonely.>`,
      ],
      A: [
        "{open} Every farm has a corner that people walk past without seeing it. On Grandma's farm it was behind the hay, where something had been standing under a cloth for so long that the swallows believed it belonged to the barn. {hero} would probably have walked past it as well; but {pal} sneezed, and the cloth, which had only been waiting for an excuse, slid slowly to the ground. When the dust had settled, they were looking at {subject.a}. It was brown with rust, and there was straw in every joint, and a hen regarded them indignantly from the most comfortable part of it. <{hero} forgot to breathe.|Nobody spoke for quite some time.>",
        `{open} "There's nothing in the old barn except dust," {gran} used to say, and she said it rather too often. It was the sort of remark that makes a person look through the gap between two boards. {hero} looked. There was dust, undoubtedly, in remarkable quantities; but beyond it, where the light fell in through a missing shingle, somebody had spread a cloth over something large. {pal} found a way in, as {pal} always did. It's a well-known fact that {subject.a} {subject.does}, and {hero} had been dreaming of one for years. <This one had evidently been dreaming, too.|And here was one that nobody wanted.>`,
      ],
    },
    {
      id: "forty-years",
      place: "kitchen",
      weather: "clear",
      time: "morning",
      pose: "sitting",
      feeling: "curious",
      with: ["gran sad", "pal curious"],
      props: ["cup"],
      happening: "{hero} sits in the kitchen with {gran}, who looks sad.",
      E: [
        `"Oh, that old {subject}," said {gran}, and she held on to the little ring that she always wore on a ribbon. "I had it when I was young. It has not moved for forty years."`,
        `{gran} looked into her cup for a long time. "{Subject.the} was mine," she said, and touched the ring on her ribbon. "But that was forty years ago, and it will not go now."`,
      ],
      I: [
        `"So you have found it," said {gran}, and put down her cup. She wore a little brass ring on a ribbon around her neck, and whenever she was thinking of something far away, she turned it with her fingers. She was turning it now. "I went everywhere with that {subject}, in a straw hat, and I was never afraid of anything. Then I had the farm, and no time. It hasn't moved for forty years, and it never will again."`,
        `{gran} wasn't angry at all. She sat down at the kitchen table and told them everything. She had bought {subject.the} with the first money that she ever earned, and a straw hat to go with it. "Once I was halfway to the sea, but {subject.trouble}," she said. She laughed until she had to dry her eyes. With the other hand she turned the brass ring on the ribbon around her neck. "But that was forty years ago. It won't go any more."`,
      ],
      A: [
        `"So you have found it," said {gran}, who was not at all angry, and put the kettle on. There was a brass ring on a ribbon around her neck. She had always worn it, and she called it her lucky ring, although nobody knew what luck it had brought her; and whenever her thoughts were somewhere else she turned it between two fingers. It was turning now. "I bought that {subject} with the first money that I ever earned," she said. "There wasn't a place in this country that we didn't know, my straw hat and I. Then came the farm, and your mother, and the winters. <It hasn't moved for forty years.|I covered it up one autumn, and forty years went by.> I'm afraid that it's past mending."`,
        `At the kitchen table, with a pot of tea between them, {gran} told the whole story. She told it in the wrong order, as people do when they haven't told a thing for a long time. There was a summer in it, and a {subject}, and a straw hat that blew away, and a day when she had almost reached the sea, but {subject.trouble}. She laughed so much at this that she had to hold on to the brass ring that hung on a ribbon around her neck. It was her lucky ring, and she was never seen without it. "And then?" asked {hero}. "Then there was work to do," said {gran}. <"It has been standing there for forty years."|"And one day it didn't go any more.">`,
      ],
    },
    {
      id: "washed",
      ...FARM,
      time: "noon",
      pose: "holding",
      feeling: "determined",
      with: ["pal happy"],
      props: ["basket", "@subject"],
      happening: "{hero} holds a basket on the farm, beside {subject.the}.",
      B: [
        "{hero} and {pal} rubbed off the dust. Now it was red! {refrain}",
        "{hero} and {pal} got water and soap. Rub, rub! {refrain}",
      ],
      E: [
        `"We can fix it," said {hero}. They moved the hen, and then they washed it from top to bottom. It looked much better. {refrain}`,
        "First they gave the hen a new basket. Then they rubbed and rubbed, until it was all red and not gray any more. {refrain}",
      ],
      I: [
        `"Never" is a word that {hero} didn't like. {They} carried the hen to a basket, egg by egg, and apologized to her. Then they fetched water and soap. They washed for a whole morning, and under the brown there was red, and under the red there was a small painted star. <"It's beautiful," said {pal}.|{pal} was wet to the ears.> When they had finished, {subject.the} looked almost new. {hero} took a deep breath and tried it. Nothing happened, absolutely nothing.`,
        `"May we mend {subject.the}?" asked {hero}. "You may try," said {gran}, who did not believe in it. So the hen got a new basket, and after that {hero} and {pal} began to scrub. It took eleven buckets of water. The dust came off, and the straw, and a family of spiders who moved to the roof. By noon they could see their own faces in {subject.the}. But being clean isn't the same as being alive. It stood there and shone, and did not move.`,
      ],
      A: [
        `That {subject.the} was past mending, {hero} considered to be an opinion. {They} asked for permission, and got it, together with two buckets and a look that said it would come to nothing. The hen was persuaded to move into a basket, which took most of an hour; the spiders left of their own free will. Then they scrubbed. Under the brown there was gray, and under the gray there was red; and under the red, when {pal} had rubbed it with the corner of a wet sleeve, there was a tiny star that somebody had painted there with great care. By noon {subject.the} shone from one end to the other. {hero} tried it, very gently. <It didn't so much as tremble.|It remained exactly where it was.>`,
        `It took eleven buckets of water, two brushes, and an old pillowcase. {hero} washed the upper part, and {pal} washed the lower part, and the hen supervised everything from a new basket. Little by little a color appeared that none of them had expected. "It was red," {hero} announced, "and it had a star!" {gran} came as far as the barn door with her arms folded. She looked at the star for longer than was necessary. "You've made it very nice," she said kindly. "It can stand here and be nice." {hero} had no intention of letting {subject.the} stand there. But when {they} tried it, <nothing moved except the hen|there was only a small, rusty sigh>.`,
      ],
    },
    {
      id: "oiled",
      place: "workshop",
      weather: "clear",
      time: "afternoon",
      pose: "kneeling",
      feeling: "determined",
      with: ["pal curious"],
      props: ["tool-box", "@subject"],
      happening: "{hero} kneels by a tool box in the workshop, beside {subject.the}.",
      E: [
        "The next morning they got a bottle of oil from the kitchen. {hero} put one drop here and another there. {refrain}",
        `"It needs a little oil," said {hero}, and they put some into every hole. {pal} even got a drop on the nose. {refrain}`,
      ],
      I: [
        `On the second day it was taken to the workshop. {hero} had borrowed Grandma's tool box and a thick book about {subjects}, in which all the pictures were too small. They put oil in everything that squeaked. They tightened whatever was loose, and loosened whatever was tight. "The book says that what it needs is {subject.needs}," {hero} reported, and so they saw to that as well. In the evening {they} tried again. {Subject.the} creaked in a friendly way, and stayed where it was.`,
        `{pal} discovered the oil can behind the paint. That was a help. There were fourteen places on {subject.the} that needed a drop, and {hero} found thirteen of them immediately. The last one took until supper. Everything was soft now, and nothing squeaked. {hero} was absolutely certain that it would go, so {they} invited the hen to watch. It was a pity about the invitation. <The hen went home early.|The hen only shook her head.>`,
      ],
      A: [
        `On the second day it was moved to the workshop, on three planks and with a good deal of shouting. {hero} had borrowed Grandma's tool box. {They} had also borrowed a thick book about {subjects}, which explained everything except what one needed to know. What one absolutely had to have, it said on page seven, was {subject.needs}; and since that could be arranged, they arranged it. They oiled whatever squeaked. They tightened what was loose and loosened what was tight, and where they weren't sure, they did both. Toward evening there was nothing left that could be improved. {hero} wiped {their} forehead, counted to three, and tried. <It creaked in a friendly manner, and that was all.|It was the most comfortable silence in the world.>`,
        `The oil can was {pal's} discovery. It had been standing behind the paint since before anybody could remember, and it made all the difference, or so it seemed to them. There turned out to be fourteen places where {subject.the} required a drop. Thirteen of them were found in the course of the afternoon. The fourteenth squeaked whenever nobody was looking for it, and was finally caught at supper time. Now everything turned that ought to turn. {hero}, who had no doubts left, invited the hen, and {gran}, and the cat from the neighboring farm; and they all sat down in a row and watched how <nothing whatever happened|it did nothing at all>.`,
      ],
    },
    {
      id: "good-advice",
      place: "workshop",
      weather: "clear",
      time: "morning",
      pose: "thinking",
      feeling: "curious",
      with: ["pal surprised"],
      props: ["@subject", "gear", "tool-box"],
      happening: "{hero} stands thinking in the workshop, beside {subject.the}.",
      I: [
        `By the third day the whole neighborhood knew about it, and everybody had a piece of advice. "You have to talk to it," said the mailman. "You have to kick it," said the lady from the mill. The baker advised them to wait until the moon was full. {hero} wrote everything down, and they tried it all, even the moon. {hero} apologized to {subject.the} after the kick. None of it helped, but it was interesting.`,
        `Good advice came from every direction. The blacksmith knocked on it and listened, like a doctor. "There's nothing wrong with it," he declared, "but it isn't right, either." The teacher sent a long letter. The smallest boy from the mill suggested that it might simply be sad. {hero} laughed, but afterward {they} thought about that for a long time. {They} patted {subject.the}, in case it was true.`,
      ],
      A: [
        `News travels quickly where there isn't much of it. By the third day people were leaning in the workshop door from morning until evening, and not one of them had come without advice. "You have to talk to it," recommended the mailman. "You have to give it a kick," said the lady from the mill, who had raised six sons. The baker was in favor of waiting for the full moon; the teacher thought that it was a question of character. {hero} listened politely and wrote it all down. They tried everything in the order in which it had been given. <After the kick, {hero} apologized to it in private.|Even the moon was tried, and was very beautiful.>`,
        `"I can't find anything wrong with it," the blacksmith admitted, after he had knocked on {subject.the} and listened, like a doctor with a patient who won't say where it hurts. "And yet it isn't quite right. It's as though somebody had left the room." This was the most sensible remark of the entire week, although nobody noticed it at the time. The baker had something to say about the weather. The smallest boy from the mill asked whether it might not just be sad. <The others laughed, but {hero} didn't.|{hero} thought about that for longer than about all the rest.>`,
      ],
    },
    {
      id: "all-push",
      ...FARM,
      time: "afternoon",
      pose: "reaching",
      feeling: "brave",
      with: ["pal determined", "gran worried"],
      props: ["@subject"],
      happening: "{hero} reaches for {subject.the} on the farm, and {gran} looks on.",
      B: [
        "{pal} gave it a push. {hero} gave it a big push. {refrain}",
        "They put oil on it. They gave it a push. {refrain}",
      ],
      E: [
        `"Maybe it just needs a big push," said {hero}. Everybody came to help. They pushed until their faces were red. {refrain}`,
        `All the neighbors came to the farm and pushed. "One, two, three, now!" called {hero}. Only the hen did not help. {refrain}`,
      ],
      I: [
        `"One more try," begged {hero}, and the whole neighborhood came to push. The blacksmith pushed, and the baker, and all six sons from the mill. "One, two, three!" They pushed until their faces were red. {Subject.the} rolled for the length of a broom, very politely, because it had been asked to. Then it stopped. "It isn't the muscles that it lacks," remarked {gran} from the gate, and turned her ring.`,
        `On Saturday they all pulled together. There was a rope, and at the rope were the mailman, the baker, and a whole class from the school. {pal} was the last in line. "Now!" shouted {hero}. {Subject.the} came out into the sunshine and stood there, blinking, as it were. But as soon as they let go of the rope, it was the same as ever. The people patted {hero} on the back and went home to supper.`,
      ],
      A: [
        `There was a last attempt on Saturday, and it was the largest. A rope was brought; and at the rope, one behind the other, stood the blacksmith, the baker, the mailman with his cap on backward, and all six sons from the mill. {hero} gave the command. They pulled until their faces had turned red. {Subject.the} came out into the sunlight, step by step, as an old lady comes down a staircase, and there was applause. But no sooner had they let go of the rope than everything was as before. It stood where it had been put. <"It isn't strength that it lacks," said {gran}, and turned her ring.|{gran}, at the gate, was turning and turning her ring.>`,
        `"One last time," {hero} requested, "with everyone." Nobody who had given advice could very well refuse, and so on Saturday afternoon the yard was full. They pushed from behind, and they pulled from in front. {pal} was in charge of the counting. It has to be said that {subject.the} did what it could: it rolled for about the length of a broom, out of sheer politeness, before it stopped for good. Then they stood around it with their hands in their pockets. Somebody remarked that it had been a fine idea. Somebody else had to see to the cows. <One after another they patted {hero} on the shoulder and went home.|By six o'clock the yard was empty.>`,
      ],
    },
    {
      id: "gives-up",
      place: "workshop",
      weather: "clear",
      time: "evening",
      pose: "sitting",
      feeling: "sad",
      with: ["pal sad"],
      props: ["@subject", "lantern"],
      happening: "{hero} sits in the workshop beside {subject.the} and looks sad.",
      B: [
        `{hero} was sad and sat down. "I can not fix it."`,
        `"I give up," said {hero}. {pal} sat by {them}, too.`,
      ],
      E: [
        `That night {hero} sat on the floor beside {subject.the}. "I did all that I could," {they} said. "I am sorry." {pal} sat down, too.`,
        `"It is no good," said {hero}, and a tear fell on {subject.the}. {They} had so wanted {gran} to have it back. {pal} moved a little closer.`,
      ],
      I: [
        `That evening {hero} sat on the workshop floor with a lantern and leaned against {subject.the}. "I did everything that is in the book," {they} told it, "and everything that isn't." {pal} lay down beside {them}. It had become quite dark outside. {They} thought of {gran}, who had never been afraid of anything, and of the straw hat. "I only wanted her to have it back," {hero} said softly.`,
        `"We should cover {subject.the} up again," said {hero}, when everybody had gone. {They} already had the cloth in {their} hands. But it's hard to cover something when you know what color it is underneath. So {they} sat down on the floor instead and put {their} hand on the painted star. {pal} brought the lantern. For a considerable time there was nothing to be heard but the crickets.`,
      ],
      A: [
        `When the last of them had gone, {hero} fetched the gray cloth from its nail, and stood there with it, and couldn't do it. It is difficult to cover something up when you know what color it is. In the end {they} sat down on the workshop floor with {their} back against {subject.the}, and {pal} lay down across {their} feet. "I've done everything that's in the book," {they} said into the darkness, "and a number of things that aren't." There was no reply, naturally. <But it was a different silence from the one in the afternoon.|Somewhere in the rafters a swallow turned over in its sleep.>`,
        `The lantern made a small round room in the middle of the big dark one. {hero} sat in it with {pal}, and neither of them felt like going in to supper. "The trouble with {subject.the} is," {hero} said after a while, "that I already saw it moving. I saw her with the straw hat on." {They} had been so certain. {They} had pictured how it would come around the corner of the barn, with {gran} and without a sound, and how she would pretend that there was something in her eye. <Now there was something in {hero's} eye instead.|Now it was {hero} who had something in {their} eye.>`,
      ],
    },
    {
      id: "round-mark",
      place: "workshop",
      weather: "clear",
      time: "night",
      pose: "kneeling",
      feeling: "surprised",
      with: ["pal curious"],
      props: ["lantern", "@subject"],
      happening: "{hero} kneels in the workshop at night, beside {subject.the}.",
      B: [
        `Then {hero} saw a gap. "One bit of {subject.the} is lost!"`,
        `{hero} looked into {subject.the}. "One bit is lost! A ring!"`,
      ],
      E: [
        `Then the light fell on {subject.the}, and {hero} saw a round mark. "Something is missing here," {they} said. "It must be a little ring. But where is it?"`,
        `"Look at this!" said {hero}, and held up the lantern. Deep inside {subject.the} was a shiny round mark. "A ring was here, and somebody took it out. Who took it?"`,
      ],
      I: [
        `Then {pal} knocked against the lantern, and the light swung around and fell on a place that it had never reached before. {hero} bent forward. Deep inside {subject.the}, where two parts met, there was a round mark, clean and shiny. There was no rust on it at all. "Something used to sit here," {they} whispered, "something small, and round, and yellow." It hadn't broken, and it hadn't fallen out. Somebody had taken it away, very carefully, with two fingers.`,
        `It was because {they} {was} sitting on the floor that {hero} saw it. From there you could look right into the middle of {subject.the}. "Give me the light," {they} said suddenly. In the middle there was a gap, no wider than a finger. All around it the metal was as bright as gold. "That's the part that's missing!" cried {hero}. "It's a ring, and it must be made of brass." Then {they} became very quiet. {They} had seen a ring like that.`,
      ],
      A: [
        `It was {pal} who bumped into the lantern. The light swung out over the floor and back again; and for the space of a moment it fell, from below, on a spot that it had never reached before. {hero} caught hold of it and held it there. Deep inside {subject.the}, at the place where everything else came together, there was a circular mark, not much larger than a button. It was quite bright. In forty years no rust had settled on it. "Something belongs there," {hero} said slowly, "and it didn't break, and it didn't fall out either. Somebody unscrewed it, and took it along." {They} knelt there without moving. <{They} had just remembered where {they} had seen a thing of that size.|And then {they} knew where it was.>`,
        `One sees different things from the floor. {hero} had looked at {subject.the} from above, and from in front, and with the help of a book; {they} had never looked at it from where the cat would. "Bring the light," {they} said suddenly. Between two parts that ought to have held each other there was a gap, no wider than a finger, and the edges of it were worn as smooth as gold. Nothing was broken. It was just that one thing had gone, a small, round, yellow thing, and with it the reason for all the others. {hero} measured the gap with {their} thumb. <{Their} heart was beating very loudly.|Then {they} looked up at the lighted kitchen window.>`,
      ],
    },
    {
      id: "on-ribbon",
      place: "kitchen",
      weather: "clear",
      time: "night",
      pose: "pointing",
      feeling: "excited",
      with: ["gran surprised", "pal excited"],
      happening: "{hero} points at {gran} in the kitchen at night.",
      B: [
        `{hero} ran in to {gran}. "Look! You have the ring on!"`,
        `"Look, {gran}!" said {hero}. "You have the ring on!" {gran} took it off.`,
      ],
      E: [
        `{hero} ran into the kitchen. "Your lucky ring!" {they} called. "May I see it?" {gran} held it up. It was just the right size for {subject.the}.`,
        `"Where did you get your ring?" asked {hero}. {gran} looked down at it, and her eyes grew big. "From {subject.the}," she said. "I took it out myself, to remember."`,
      ],
      I: [
        `{hero} ran across the yard so fast that {pal} could hardly follow. {gran} was sitting at the kitchen table, turning the ring on her ribbon. "Where did your lucky ring come from?" asked {hero}, out of breath. "This?" said {gran}. "I unscrewed it from {subject.the} as a keepsake, on the very last day." She stopped. She looked at the ring as if she had never seen it before. "And after that it wouldn't go any more," she said slowly. "How remarkable."`,
        `"I know what's missing," said {hero} from the kitchen door. "It's small and round, it is made of brass, and it's hanging around your neck." {gran} put her hand on it. "But that is my lucky ring," she said. "I unscrewed it from {subject.the} on the very last day, so that I would always have a piece with me." Then she sat down, because she had suddenly understood. "All these years," {gran} said, "it was I who had it."`,
      ],
      A: [
        `{gran} was still at the kitchen table when they burst in, and her thoughts were obviously somewhere else, since the ring was turning. "Where does it come from?" {hero} asked, as soon as {they} had any breath to ask with. "Your lucky ring." "This?" said {gran}. "It's only a keepsake. On the very last day, before I put the cloth over {subject.the}, I thought that I should like to keep a little piece of it for myself." The ring stood still. It was suddenly so quiet in the kitchen that one could hear the clock thinking. "And afterward I was surprised that nothing moved," {gran} continued finally. <"It was never past mending at all."|"I have been telling everybody that it was old.">`,
        `{hero} didn't say anything. {They} simply held out {their} thumb, with the size of the gap marked on it in oil, and laid it beside the ring on Grandma's ribbon. They matched exactly. {gran} looked from one to the other. "I took it out myself," she said at last, in a voice that {hero} had never heard before. "I wanted to have something to remember {subject.the} by. Every single day I've turned it, and imagined how much I would enjoy going once more. And all the while I was holding the only thing that was missing." {pal} laid {pal.his} head on her knee. <"It looked so pretty," said {gran}.|"What an old goose I am," said {gran}.>`,
      ],
    },
    {
      id: "keepsake",
      place: "kitchen",
      weather: "clear",
      time: "night",
      pose: "hugging",
      feeling: "calm",
      with: ["gran happy", "pal calm"],
      happening: "{hero} hugs {gran} in the kitchen at night.",
      I: [
        `It isn't easy to give away your luck. {gran} undid the ribbon, and tied it again, and undid it once more. "If I put it back, I'll have nothing left to remember it by," she said. {hero} put both arms around her. "You won't have to remember {subject.the}," {they} said. "You'll have it." {gran} thought about that for a moment. Then she laid the ring in {hero's} hand, and it was still warm.`,
        `{gran} closed her hand around the ring. "I have carried it for forty years," she said. "I don't know who I would be without it." Nobody hurried her, not even the clock. "You would be somebody who takes {subject.the} to the sea," {hero} suggested. Then {gran} began to laugh, as she must have laughed when she was young. She pulled the ribbon over her head, and all at once she looked considerably younger.`,
      ],
      A: [
        `One might suppose that the rest was simple. But {gran} had had her luck in her hand for forty years, and she couldn't just open it. She undid the ribbon; she tied it up again; she asked if anybody would like some tea. "If I give it back," she said, "I shan't have anything left to remember {subject.the} by." {hero} put both arms around her, as far as they would go. "You won't need to remember it," {they} told her. "It'll be there." This was so evidently true that there was nothing to be said against it. <The ring was still warm when she put it into {hero's} hand.|{gran} sighed, and smiled, and opened her hand.>`,
        `Nobody hurried her. {pal} studied the floor, and {hero} studied the ceiling, and {gran} sat between them with her fist closed around the ring. "It has been with me through every winter," she said. "Whenever I was worried or happy, I turned it. Who am I supposed to be without it?" {hero} considered the question as carefully as it deserved. "Somebody with {subject.a}, who gets as far as the sea," {they} answered. This took a considerable moment to arrive. Then {gran} threw back her head and laughed, exactly as she must have laughed on the way to the sea, <and pulled the ribbon over her head|and the hand came open by itself>.`,
      ],
    },
    {
      id: "it-goes",
      ...FARM,
      time: "dawn",
      pose: "jumping",
      feeling: "excited",
      with: ["gran excited", "pal happy"],
      props: ["@subject"],
      happening: "{hero} jumps for joy on the farm beside {subject.the}, and {gran} is there.",
      B: ["{hero} put the ring back in. Click! {refrain2}", "In went the ring. It fit so well! {refrain2}"],
      E: [
        "As soon as it was light, {hero} put the ring back in. It made a small click. {gran} shut both eyes. {refrain2}",
        `"You do it," said {gran}, and gave {hero} the ring. It went in with a click. Everybody waited and waited. {refrain2}`,
      ],
      I: [
        `They didn't wait for breakfast. In the first light {hero} knelt down, reached into the middle of {subject.the}, and carefully put the ring back in its place. "It remembers," whispered {gran}. Then {hero} tried it, exactly as {they} had tried it every day of the week. There was a shiver, and slowly, as if it were stretching after a long sleep, {subject.the} began to move. {pal} turned three enormous somersaults, and the hen fell off the fence.`,
        `"You do it," said {gran}. "My hands are shaking." The sun was just coming up. {hero} held the ring between two fingers, exactly as {gran} must have done, and put it where the bright mark was. Click. It was the smallest sound of the entire week. {They} touched {subject.the} lightly, and immediately it moved. It went without a squeak, as though it had only been waiting to be asked correctly. {gran} had something in her eye.`,
      ],
      A: [
        `Breakfast was forgotten. The sun had only just reached the top of the barn when {hero} knelt in the wet grass, put {their} arm into {subject.the} up to the elbow, and felt for the smooth place with one finger. The ring slipped in with a click that was hardly louder than a kiss. "It remembers," breathed {gran}. {hero} stood up. {They} tried it, just as {they} had tried it every day that week, neither harder nor more cleverly. A shiver went through it from end to end; and then, as if it were stretching itself after a very good night, <{subject.the} began to move|it moved off across the yard>. The hen, who had bet against it, fell off the fence.`,
        `"You had better do it," said {gran}. "You're the one who looked in from underneath." And so it was {hero} who put the ring in its place, at sunrise, with an oily thumb, while everybody held on to everybody else. There wasn't any thunder. There was a small click, such as a door makes when somebody comes home late and doesn't want to wake the others. {They} gave it the lightest of touches, and it went. It went without a squeak, in a wide, calm circle around the yard, past the barn and the pump and the astonished hen. "Well," said {gran}, <who had something in her eye|and could not go on speaking>.`,
      ],
    },
    {
      id: "to-the-sea",
      place: "beach",
      weather: "clear",
      time: "afternoon",
      pose: "waving",
      feeling: "happy",
      with: ["gran happy", "pal happy"],
      props: ["@subject"],
      happening: "{hero} waves at the beach with {gran} and {pal}, and {subject.the} is there.",
      B: [
        `Off they went in the sun, up to the sea. {close}`,
        `{gran} came, too. Off they went, up to the sea! {close}`,
      ],
      E: [
        `They took {subject.the} all the way to the sea that day. {gran} had a straw hat on, and she sang. "My luck is not gone," she said. "It goes with us now." {extra} {close}`,
        `Now {subject.the} does not stand under a cloth any more. On Sundays, {gran} and {hero} go to the sea with it. The ribbon is still there. The hen wears it. {extra} {close}`,
      ],
      I: [
        `They got as far as the sea with {subject.the} that day, and this time nothing went wrong. {gran} had found another straw hat. She stood on the beach with sand between her toes and looked as if she had never been afraid of anything. "And my keepsake?" she said. "I suppose that I need a new one." {hero} looked around, and picked up a shell with a hole in it. They pulled the ribbon through together. {extra} {close}`,
        `{Subject.the} isn't covered any more. When {gran} has done her work, she whistles, and then {hero} and {pal} know that they have to hurry. They have been to the mill, and over the hill, and to the sea. {extra} {gran} turns nothing between her fingers now, because she needs both hands. "The best way to keep a thing," she says, "is to let it go." {close}`,
      ],
      A: [
        `They reached the sea with {subject.the} by three o'clock, including a considerable stop for cherries. {gran} was wearing a new straw hat, held on by the old ribbon, and she walked straight down to the edge of the water as though she had an appointment with it. "Forty years," she remarked, "and it hasn't changed in the least." {hero} continued along the beach until {they} discovered what {they} {was} looking for, which was a shell with a hole through it. "So that you have something to turn," {they} explained. {gran} turned it, as an experiment. {extra} <It was evidently a good one.|Then she looked back at {subject.the}, shining in the sun.> {close}`,
        `There is no cloth in the barn any more; the hen has moved into it, and is raising a family. {Subject.the} stands by the gate, where one can leave quickly. When her work is finished {gran} whistles on two fingers, which nobody had ever suspected that she could do. Then {hero} and {pal} come running, and immediately they are off, over the hill or as far as the sea. {extra} Occasionally somebody inquires what has become of her lucky ring. "I've put it back where it works," {gran} answers. <"A keepsake keeps very little in a drawer."|"I ought to have considered that considerably sooner."> {close}`,
      ],
    },
  ],
};
