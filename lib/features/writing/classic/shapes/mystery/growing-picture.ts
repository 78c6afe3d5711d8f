import type { Shape } from "@/lib/features/writing/classic/grammar";

export const GROWING_PICTURE: Shape = {
  id: "mystery/growing-picture",
  theme: "mystery",
  wild: 3,
  tags: ["art", "school", "clues", "discovery", "family", "together", "kite", "shy"],
  about: ["painting painter picture drawing art mural paint"],
  cast: {
    pal: ["cat", "dog", "mouse", "girl", "boy", "bird"],
    painter: ["grown-up-man", "grown-up-woman"],
  },
  picks: {
    first: [
      { text: "kite", prop: "kite" },
      { text: "balloon", prop: "balloon" },
      { text: "bird", prop: "feather" },
    ],
  },
  refrain: {
    B: [`"That is new!"`, `"That is you!"`],
    E: [`"That is new!" said {hero}.`, `"That is you!" said {hero}.`],
  },
  beats: [
    {
      place: "school",
      time: "morning",
      weather: "clear",
      pose: "pointing",
      feeling: "surprised",
      with: ["pal curious", "painter happy"],
      props: ["easel", "@first", "door"],
      happening: "{hero} points at something new in the big picture on the school wall.",
      B: [
        `{open} The school picture had a red {first}! {refrain} {again} said. {painter} smiled. What a blue thumb!`,
        `{open} The picture had a red {first}! {refrain} {again} said. {painter} had a blue thumb.`,
      ],
      E: [
        `{open} The school had a picture as long as a bus. On Monday, there was a red {first} in it. {refrain} {painter} cleaned the school. {Painter.he} held the door with a blue thumb.`,
        `{open} {painter} cleaned the school, and had the keys and a blue thumb. One morning there was a red {first} in the old picture in the hall. {refrain} "Interesting," said {painter}.`,
      ],
      I: [
        `{open} The school hall had an enormous old painting of the village. Nobody looked at it any more, except {hero}. On Monday morning {they} suddenly stopped. Over the painted lake, as red as a cherry, was a {first}. "That was not there on Friday," {they} said. {painter}, who looked after the school, was holding the door with one blue thumb. "Wasn't it?" said {painter}.`,
        `{open} Every morning {hero} said hello to the enormous painting in the school hall. It showed the village, and nobody else ever looked at it. So nobody else stared on Monday. "There was no {first} on Friday," said {hero}. Now there was, bright red, above the lake. {painter}, who looked after the school, was holding the door for the little ones. {Painter.his} thumb was blue. "How about that," said {painter}.`,
      ],
      A: [
        `{open} One wall of the school hall was covered from end to end with a painting of the village. It was as old as the school, and nobody had paid any attention to it for years, apart from {hero}, who knew absolutely everything in it. That was why {they} stopped so suddenly on Monday morning. Above the painted lake, as red as a cherry, was a {first}. "That was not there on Friday," said {hero}. {painter}, who took care of the school and carried all of its keys, was holding the door for the smaller children with one blue thumb. "Was it not?" said {painter}, with <great|considerable> interest.`,
        `{open} In the school hall was a painting as long as a bus, and it was so familiar that people piled their bags in front of it. It showed the village, and {hero} was the only person who still paid attention to it. {They} had even given names to the hens. On Monday morning {they} stopped with one shoe in the air. Over the lake was a {first}, as red as a cherry. "Somebody has obviously added that since Friday," announced {hero}. Holding the door was {painter}, who took particular care of the school and locked it every evening. "You don't say," said {painter}, and scratched {painter.his} nose with a blue thumb.`,
      ],
    },
    {
      place: "school",
      time: "noon",
      weather: "clear",
      pose: "standing",
      feeling: "determined",
      with: ["pal curious"],
      props: ["notebook", "easel"],
      happening: "{hero} copies the big picture into a notebook to compare it.",
      E: [
        `On Tuesday there was a windmill. On Wednesday there was a tiny <white |>goat. "You just forgot them," said everybody. But {hero} drew the <whole |>picture in a notebook<, with a number on each thing|>. Now {they} would know!`,
        `The next day a windmill had grown on the hill, and then there was a goat. Nobody else <saw it|had noticed>. "Pictures do not grow," they said. So {hero} made a list of everything in it, to be sure.`,
      ],
      I: [
        `On Tuesday there was a windmill on the hill, and on Wednesday there was a white goat. "You have just forgotten them," said the others. "Paintings do not grow." So {hero} made a list of everything in the picture, and {pal} checked it twice. There were two hundred and eleven things. On Thursday morning there were two hundred and twelve. The additional one was a dog, and its nose was still wet. A fifty-year-old painting is never wet.`,
        `By Tuesday the hill had a windmill, and by Wednesday the windmill had a white goat. {hero} told everybody. "It was probably there before," they answered. "Pictures don't grow." So {they} sat down on the floor and wrote a list, from the first chimney to the last hen, while {pal} counted. There were two hundred and eleven things in the picture. The next morning there were two hundred and twelve. A little dog had come. {hero} put a finger on its nose, and the finger came away brown.`,
      ],
      A: [
        `On Tuesday there was a windmill on the hill, and on Wednesday there was a white goat in front of the windmill. "You have simply forgotten about them," the others said kindly. "Paintings do not grow." {hero} did not argue. {They} made a list of everything in the picture, down to the last chimney pot and the smallest hen, and {pal} checked it twice. There were two hundred and eleven things altogether. On Thursday morning there were two hundred and twelve. The additional one was a dog, asleep in front of the bakery, and when {hero} touched it with one finger, its nose was wet. Dogs, of course, have wet noses. But paint that is fifty years old does not.`,
        `By Tuesday the painting had a windmill, and by Wednesday the windmill had a white goat. {hero} pointed this out to a number of people, and they were all very kind about it. "You will have missed them before," they said, "because a picture does not grow, you know." There is only one cure for that sort of kindness, and that is evidence. {hero} sat down in front of the painting and wrote a list of everything in it, which {pal} checked. There were two hundred and eleven, counting the hens. On Thursday, before the bell, they went over it again, and arrived at two hundred and twelve. Outside the bakery lay a dog that had not been on the list. When {hero} stroked it, it came off on {their} finger.`,
      ],
    },
    {
      place: "school",
      time: "afternoon",
      weather: "clear",
      pose: "kneeling",
      feeling: "curious",
      with: ["pal curious"],
      props: ["magnifier", "notebook", "box"],
      happening: "{hero} kneels on the floor under the picture and looks for a clue.",
      B: [
        `Then there was a goat! "Who did it?" said {hero}. They had {bag}. Was there a clue?`,
        `The next day the picture had a goat. "Who did it?" said {hero}. They got {bag}. Was there a clue?`,
      ],
      E: [
        `"Somebody comes when we are gone," said {hero}. After school, {they} got {bag}. {They} looked <under the picture|along the floor>. It was clean and shiny. But there is always a clue!`,
        `"A picture cannot paint itself," said {hero}. They had {bag}, and they looked right under the picture. The floor was <clean|wet>. <Not a hair was on it.|It shone!> But there is always one little clue.`,
      ],
      I: [
        `"Somebody comes here after we go home," said {hero}. "Somebody who paints beautifully and cleans up afterward." With permission from their teacher, they stayed behind with {bag}. The floor below the painting had been mopped until it shone. There were no drops, no rags, and no footprints. But there was a faint smell of <turpentine|oil paint>, and something else that smelled like peppermint. "No one is that tidy," said {hero}. "There must be a clue <that got away|somewhere>."`,
        `"It happens after school," said {hero}, "and it is somebody who can really paint." Their teacher let them stay for half an hour. {hero} unpacked {bag}, and they crawled along the wall. It was the cleanest floor in the universe. "Nobody paints without dripping," objected {pal}. {hero} sniffed. The air smelled of paint, and behind that, faintly, of peppermint. "Nobody can think of everything," {they} said. "<So let us keep looking.|But something must have rolled away.>"`,
      ],
      A: [
        `"Somebody comes in here after we have gone home," said {hero}. "It is somebody who is an excellent painter, and who cleans up afterward, which is rare." With the permission of their teacher they stayed behind on Thursday, and {hero} unpacked {bag} on the floor of the hall. It had been mopped until you could see your face in it. There were no splashes and no rags, and there was not a single footprint. There was only a faint smell of oil paint, mixed with something that might have been peppermint. "Nobody in the world is as tidy as that," said {hero}, getting down on {their} knees. "There has to be one small clue that got away."`,
        `"Let us consider what we know," said {hero}. "It comes when we have left, it works fast, and it is better at goats than anyone in our class." With their teacher's permission they spent half an hour on their stomachs, with {bag} laid out beside them. The floor had been washed. It was so clean that there was a second hall beneath it, upside down, with a second {hero} looking up. Painters drip; everybody who has ever painted knows that painters drip. "Unless they live with a mop," said {pal}. The air smelled of oil paint, and, particularly near the floor, of peppermint. "Nobody can think of absolutely everything," said {hero}. "There is always one thing that rolls under something."`,
      ],
    },
    {
      solve: "find",
      goal: "a thin brush",
      place: "school",
      time: "afternoon",
      weather: "clear",
      with: ["pal excited"],
    },
    {
      rest: "older",
      place: "street",
      time: "afternoon",
      weather: "clear",
      with: ["pal happy"],
    },
    {
      place: "school",
      time: "afternoon",
      weather: "clear",
      pose: "thinking",
      feeling: "excited",
      with: ["pal excited"],
      props: ["paintbrush", "paint-pots", "notebook"],
      happening: "{hero} holds a thin brush with blue paint on it and thinks hard.",
      B: [
        `The brush had blue paint on it. Who had a blue thumb? "It is {painter}!" said {hero}.`,
        `There was blue paint on the brush. "I know that blue!" said {hero}. "{painter} had it on one thumb!"`,
      ],
      E: [
        `There was blue paint on the brush, and it smelled of peppermint. <Who had keys for the school at night?|Who was here when everyone was gone?> Who had a blue thumb? {hero} counted the clues. There was only one answer. "{painter}!"`,
        `The brush was blue at the tip<|, and still a bit wet>. {hero} closed {their} eyes and remembered the door. Somebody had held it open, with a blue thumb! "It has to be {painter}," {they} said.`,
      ],
      I: [
        `The brush was no thicker than a straw, and there was blue paint on the tip. {hero} drew around it in the notebook. "Who has a key for the evenings?" {they} wrote underneath. "Who is the owner of a mop? Who is always eating peppermints?" {They} stopped writing. {They} remembered a door being held open, on Monday morning, extremely politely, with one blue thumb. "{pal}," {they} whispered, "we have been walking past the answer <all week|every day>."`,
        `The brush was remarkably thin, and the tip of it was blue. {hero} smelled it. "Peppermint," {they} said, and began to count on {their} fingers. It was somebody who could get in at night. It was somebody who wiped up every single drop. It was somebody who enjoyed peppermints. Finally {they} arrived at {their} thumb, and looked at it, and went on looking. "{pal}," {they} whispered, "who has been holding the door for us all week?"`,
      ],
      A: [
        `The brush was no thicker than a straw, and there was blue paint on the very tip of it. {hero} laid it in the notebook and drew carefully around it. "Who has a key for the evenings?" {they} wrote underneath. "Who is the owner of a mop? Who invariably smells of peppermint?" There {they} stopped writing. In {their} memory a door was being held open, extremely politely, on Monday morning, and the thumb that was holding it was blue. "{pal}," {they} said slowly, "we have been walking past the answer four times a day, and every time it has said good morning to us." There was only one thing that {they} still did not understand, which was the reason.`,
        `What they had found was a brush for whiskers and window frames, not much thicker than a blade of grass; there was a little blue on the end of it, and it smelled of peppermint. {hero} spoke to it severely. "You belong to somebody who comes here in the dark, and needs nobody to unlock the door," {they} said. "It is somebody who would rather mop than be discovered. It is somebody who enjoys peppermints while thinking about goats." {They} counted these points on {their} fingers, and so it was the thumb that {they} came to last. {They} looked at it for a long moment. In {their} memory another thumb came around the edge of a door, and it was blue. "{painter}!" {they} whispered. "But why?" asked {pal}, and that was something the brush could not tell them.`,
      ],
    },
    {
      place: "library",
      time: "afternoon",
      weather: "clear",
      pose: "reading",
      feeling: "curious",
      with: ["pal curious"],
      props: ["book", "magnifier"],
      happening: "{hero} compares an old photograph in a library book with a drawing in the notebook.",
      I: [
        `There was still one important question. Why a windmill? The village had no windmill. In the library they found a book of old photographs, and {hero} turned the pages carefully. There was the lake, and there was the hill. On top of the hill, fifty years ago, stood a windmill. In front of it was a blurry white <shape|spot> that could only be a goat. "Nobody is inventing things," {they} <whispered|said>. "Somebody is remembering them."`,
        `"But why a windmill?" asked {pal}. "We haven't got a windmill." {hero} had been wondering about that, too. In the library was an album of old photographs, and it creaked when they opened it. They recognized the lake, and they recognized the hill. On the top stood a windmill, with a white goat tied to the door. It was fifty years ago. "Nobody is inventing things," said {hero} slowly. "Somebody is putting them back."`,
      ],
      A: [
        `Why, for example, a windmill? There was not a windmill in the village, and there never had been, as far as anybody knew. In the library they found an album of old photographs, and {hero} turned its pages one by one. There was the lake, with ladies beside it in remarkable hats. There was the hill; and on top of the hill, fifty years ago, with all four of its sails, stood a windmill. In front of it was a blurred white spot that could only have been a goat. "Nobody is inventing things," {they} whispered. "Somebody is remembering them. That is not the village as it is today. It is the village as it looked to a child who used to live in it."`,
        `What nobody could explain was the windmill. If you wanted to improve a painting of the village, you might add a rainbow, or yourself; but why would anybody add a windmill, where there was no windmill, and a goat that belonged to nobody? They went to the library and asked for the oldest photographs. The album sneezed when it was opened. {hero} went through it with the list in one hand. There was the same street, with fewer cars and more hats. On a page that had turned the color of tea was the hill, with a windmill, and a goat tied up beside the door. It was exactly fifty years ago. "We have been looking for a person who invents things," {hero} announced. "We ought to have been looking for a person who misses them."`,
      ],
    },
    {
      place: "school",
      time: "evening",
      weather: "clear",
      pose: "sitting",
      feeling: "calm",
      with: ["painter surprised", "pal curious"],
      props: ["paintbrush", "cup", "easel"],
      happening: "{hero} sits in the school hall with {painter} and gives back the brush.",
      B: [
        `"Yes," said {painter}. "I was small when I began it. But I can't get up to the sky."`,
        `"It was me," said {painter}. "I began it long ago. Now my legs hurt. I can't do the sky!"`,
      ],
      E: [
        `"Here is your brush," said {hero}. {painter} went pink. "I was ten when I began this picture," {painter.he} said. "Then we moved away, and it was never finished. I cannot reach the sky<| any more>."`,
        `"It was you!" said {hero}. {painter} <nodded|smiled>. "All of us painted it together, when I was a child here. It was my job to do the sky. But then my family moved away, and nobody finished it."`,
      ],
      I: [
        `{painter} did not deny it. {Painter.he} only took the brush, and smiled at the goat. "I was ten," {painter.he} said. "Our class was painting that wall together, and I was supposed to finish it in the summer. But my family moved away. Now I have returned, and I remember a little more every evening. There is only the sky left." They looked up. The sky was gray plaster, and it was extremely high.`,
        `{painter} was sitting in the hall with a bag of peppermints, and {hero} sat down as well. "I think you lost this," {they} said. {painter} quietly accepted the brush. "I was ten," {painter.he} said. "Everybody in my class was painting together, and I was responsible for the sky. But then my family moved away." {Painter.he} looked up at the gray wall. "I have put back everything that I remember. But I am too old for a tall ladder, and there is still no sky."`,
      ],
      A: [
        `{painter} did not deny anything. {Painter.he} accepted the brush, turned it around in {painter.his} fingers, and offered each of them a peppermint. "I was ten years old," {painter.he} said. "Our class was painting that wall together, and I was supposed to finish it over the summer. But in the summer my family moved away, and so it was never completed. When I returned after all those years, I applied for the job with the keys. I do one thing every evening, before I forget what it looked like, and now there is nothing remaining except the sky." They all looked up. It was bare gray plaster, and it was extremely high.`,
        `{hero} had prepared a speech, with the evidence in order. But when it came to it, {they} only sat down beside {painter} and held out the brush. "I believe that you dropped this," {they} said. {painter} looked at it for as long as it takes to finish a peppermint. "Our class was painting it together, when I was ten," {painter.he} explained, "and I was saving the sky until last." But that spring the family had moved away; and whoever came afterward believed that gray was intentional. "When I heard that this school wanted somebody with a mop, I came back. I have filled in everything that I can remember, except for the sky. I simply cannot reach it." It started where the stepladder left off, and it was as big as a barn.`,
      ],
    },
    {
      place: "school",
      time: "evening",
      weather: "clear",
      pose: "reaching",
      feeling: "determined",
      with: ["painter worried", "pal worried"],
      props: ["tool-box", "box", "paint-pots"],
      happening: "{hero} pulls at a tall ladder that is wedged behind old shelves.",
      B: [
        `"We can do the sky!" said {hero}. There was a tall ladder in back. But it was stuck.`,
        `"We will help!" they all said. The big ladder was in back. But it was stuck!`,
      ],
      E: [
        `"Then we will help you!" said {hero}. Somewhere in the cellar was a very long ladder. They found it behind a <hundred|pile of> broken chairs. Everybody took hold and pulled, but the ladder was stuck!`,
        `"There are a lot of us," said {hero}, "and everybody likes the sky." They only needed the tall ladder. But it had been behind the broken shelves for years. They pulled and pulled. The ladder was stuck<| fast>.`,
      ],
      I: [
        `"How would you feel about assistants?" asked {hero}. {painter} blew {painter.his} nose, which they took to mean yes. There was a proper ladder, a giant with <thirty|twenty> steps, but it was behind the stage, and nobody had moved it since the last century. It had fallen sideways between the wall and the old shelves. {hero} took one end, {painter} took the middle, and {pal} took charge. They heaved. The shelves groaned, and some forgotten recorders fell on their heads. The ladder was stuck.`,
        `"You need a longer ladder," said {hero}, "and a few assistants." There was one. Everybody knew about it, and nobody had ever used it. It stood behind the stage, and a row of old shelves had slowly leaned against it until it could not move. {painter} pulled at the bottom, and {hero} pulled in the middle. "Heave!" shouted {pal}. A box of recorders slid off the top and whistled all the way down. But the ladder had not moved by a finger. It was stuck.`,
      ],
      A: [
        `"How would you feel," inquired {hero}, "about having some assistants?" {painter} blew {painter.his} nose for a considerable time, which they took to mean yes. There was a proper ladder in the building, a monster with thirty rungs, which was kept behind the stage. Nobody had needed to go that high in living memory, and it had slipped down sideways between the wall and the old shelves. {hero} took hold of one end, {painter} took hold of the middle, and {pal} took charge. They heaved. The shelves groaned; a box of forgotten recorders emptied itself over their heads, one note at a time. The ladder, however, was thoroughly stuck.`,
        `"We could be your arms," {hero} offered, "if you would be our memory." {painter} had to look for a handkerchief, and it took {painter.him} some time to find it. The stepladder was too short by the height of two giraffes. However, there was also a real ladder, which had last been used to hang the curtains, when the curtains were new. It stood behind the stage, and whatever nobody wanted had been put down in front of it. Behind a cardboard horse were the old shelves, and they had sunk against it, like somebody asleep on a train. Everybody pulled. Something moved, but it was only a box of recorders, which came down one after another, playing as they fell. The ladder itself was stuck, as firmly as if it had been painted there.`,
      ],
    },
    {
      solve: "free",
      goal: "the ladder",
      place: "school",
      time: "evening",
      weather: "clear",
      with: ["painter happy", "pal excited"],
    },
    {
      place: "school",
      time: "afternoon",
      weather: "clear",
      pose: "climbing",
      feeling: "happy",
      with: ["painter happy", "pal happy"],
      props: ["paint-pots", "paintbrush", "easel"],
      happening: "{hero} paints a blue sky high on the school wall while {painter} holds the ladder.",
      I: [
        `It took the whole class three afternoons. {painter} held the ladder and mixed the blue, and remembered exactly where the clouds used to be. {extra} The twins did the birds. Somebody did a rainbow by accident, and it was allowed to stay. By Friday there were no gray places left anywhere. <Everybody had a blue thumb, including the principal.|Everybody had a blue thumb, and some had a blue ear.> "Fifty years," said {painter}, and stepped back. "I thought that I was going to be late."`,
        `On the first afternoon six children came to help, and on the second there were thirty. {painter} stood below and held the ladder. "There was always a cloud like a slipper," {painter.he} remembered, so {hero} painted a slipper. {extra} Paint dripped on the beautiful clean floor, and {painter} let it. By Friday the sky reached all the way from one end to the other. Every thumb in the school was blue, and nobody was in a hurry to wash.`,
      ],
      A: [
        `It took the entire class three afternoons. {painter} held the ladder with both arms, mixed the blue in a bathtub, and told them where the clouds used to be. {extra} The twins were responsible for birds. Somebody produced a rainbow by accident, and after a discussion it was permitted to stay. By Friday evening there was not a patch of gray remaining from one end to the other, and nobody in the building had a thumb that was not blue, <not even the principal|including the principal>. {painter} walked backward, as far as the opposite wall, in order to see all of it. "Fifty years," {painter.he} said. "I was beginning to be afraid that I should be late."`,
        `On the first afternoon there were six of them, and by the third there was a line. Everyone wanted a piece of the sky. {painter} stood at the bottom of the ladder with {painter.his} eyes shut, remembering, and called up what belonged where. "There was always a cloud like a slipper above the church," {painter.he} said, and somebody painted a slipper. {extra} {hero} was given the highest corner, and {pal} was told to look out for gaps. They used eleven pots of blue. When {painter} opened {painter.his} eyes, nobody spoke, because it would have been like speaking in the middle of a song. "I did promise to finish it by the end of the summer," {painter.he} said at last. "I never said which summer."`,
      ],
    },
    {
      place: "school",
      time: "morning",
      weather: "clear",
      pose: "pointing",
      feeling: "happy",
      with: ["painter happy", "pal happy"],
      props: ["easel", "@first", "medal"],
      happening: "{hero} points at a small painted figure waving from the finished picture.",
      B: [
        `They made the sky blue! Now the picture had a small child in it. {refrain2} {close}`,
        `Soon the sky was blue! Then they saw one small child in it. {refrain2} {close}`,
      ],
      E: [
        `All the children painted the sky. It was wonderfully blue. {extra} On Monday there was something else, a tiny child of ten with a brush. {refrain2} {painter} <just |only >smiled. {close}`,
        `They all painted, and {painter} held the ladder. {extra} The sky was finished! In the very last corner stood a <little|tiny> painted child with a blue thumb. {refrain2} "Yes," said {painter}. {close}`,
      ],
      I: [
        `{close} On Monday {hero} stopped in front of the finished picture, because there was something new. Beside the lake sat a child of ten, with a paintbrush. Next to that child was another, who had not been alive fifty years ago. It was wearing {hero's} own shoes. "You can't have known each other then," said {pal}. "No," said {hero} <happily|proudly>. "But we do now."`,
        `{close} On Monday everybody was admiring the sky, but {hero} was examining the lake. On the grass sat two children who had not been there on Friday. One was ten, with a blue thumb. The other was {hero}, down to the very buttons. "But I wasn't even born!" {they} said. "No," said {painter}, holding the door. "This is how it should have been."`,
      ],
      A: [
        `{close} On Monday morning {hero} stopped so suddenly in front of the painting that four people walked into {them}. It was finished, everybody knew that; and yet there was something new. On the grass beside the lake sat a child of about ten, with a brush and one blue thumb. Next to that child, leaning over to see, was another, who could not possibly have been there fifty years ago, because it was wearing {hero's} own shoes. "Was it not there on Friday?" asked {painter}, holding the door. "No," said {hero}, when {they} could speak. "But it looks as if it always had been."`,
        `{close} On Monday the principal delivered a speech about the sky. But {hero} was examining the entire painting with one finger, in order to miss nothing. {They} traveled up the street, past the bakery, and down to the water, and there {they} stopped. On the grass beside the lake sat two children who had absolutely, certainly not been there on Friday. One had a blue thumb. The other had on {hero's} own sweater, with the hole in the elbow. {hero} looked around for {painter}, who was holding the door. "I always meant to put a friend in," {painter.he} said. "I only had to discover what to draw."`,
      ],
    },
  ],
};
