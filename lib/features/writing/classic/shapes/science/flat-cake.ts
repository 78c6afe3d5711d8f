import type { Shape } from "@/lib/features/writing/classic/grammar";

export const FLAT_CAKE: Shape = {
  id: "science/flat-cake",
  theme: "science",
  wild: 3,
  tags: ["party", "food", "mistake", "discovery", "family", "home", "build"],
  about: [
    "birthday birthday-party birthday-cake party candle present",
    "baking bake baker cooking cook kitchen recipe bread",
  ],
  events: ["the birthday"],
  cast: {
    pal: ["dog", "cat", "mouse", "girl", "boy", "squirrel"],
    elder: ["grandmother", "grandfather"],
  },
  picks: {
    color: [{ text: "red" }, { text: "blue" }, { text: "green" }],
  },
  refrain: {
    B: [`"Up!" they said, but the cake said no.`, `"Up!" they said, and the cake said yes!`],
    E: [
      `"Please go up," they said, but the cake said no.`,
      `"Please go up," they said, and the cake said yes!`,
    ],
  },
  beats: [
    {
      place: "kitchen",
      time: "morning",
      weather: "clear",
      pose: "reading",
      feeling: "excited",
      with: ["elder happy", "pal excited"],
      props: ["letter", "egg", "balloon"],
      happening: "{hero} reads an old recipe with a butter spot on the morning of a birthday.",
      B: [
        `{open} "My birthday!" {again} said. "I will make the cake. But look! One word is gone."`,
        `{open} {Again} had a birthday. So {they} made the cake by the old card. But one word was gone!`,
        `{open} {Again} made a birthday cake. An old card told how. But one word was gone!`,
      ],
      E: [
        `{open} For {their} birthday, {again} wanted to bake the cake. {Elder} still had {elder.his} mother's old card. But there was butter on <it|the card>, and one word was gone. "One spoon of what?" asked {pal}.`,
        `{open} It was a birthday, and {again} wanted to bake the party cake. The card was <very |>old, and a spot of butter hid one word. "We will leave <it|that> out," {they} said.`,
      ],
      I: [
        `{open} {hero} woke up before {their} birthday did. The party was at four o'clock, and this year {they} wanted to bake the cake <alone|without any help>. {Elder} had promised to do the oven and nothing else. The recipe was on a card that had belonged to {elder's} own mother. "One spoon of," it said, and after that came a butter spot. "I only ever licked the spoon," said {elder}. "I never learned the word."`,
        `{open} On the morning of {their} birthday, {hero} tied on an apron that reached to the floor. The party began at four, and everyone had been promised the cake that {elder's} mother used to make. The recipe was <ancient|very old>. It was perfectly clear, except for one greasy spot. Underneath the spot was a word. "We will leave it out," decided {hero}. "It is only a spoonful."`,
      ],
      A: [
        `{open} {hero} was awake considerably earlier than {their} birthday, and had to wait for it in the kitchen. The party was to begin at four. This year {they} intended to bake the cake without assistance. {Elder} had promised to look after the oven, and otherwise to sit on {elder.his} hands. The recipe was on a card which had belonged to {elder's} own mother, in <violet|faded> ink, with curls. "One spoonful of," said the card. After that came a spot of butter the size of a coin, and nobody could read what was underneath. "I have eaten that cake all my life," {elder} admitted, "but I only ever licked the spoon."`,
        `{open} Some people want an enormous birthday, and others a surprising one. {hero} wanted one that was exactly right. For this purpose {they} had borrowed an apron that reached to the floor. {They} had also borrowed the recipe of {elder's} mother, who had been famous for her cakes on both sides of the river. Everything was written down in beautiful handwriting, including the number of stirs. Only in a single place had somebody, long ago, been careless with the butter. <"One spoonful of," {they} read.|"One spoonful of," read {hero}.> There followed a greasy spot, and holding it against the window made no difference whatever. "In that case," {they} decided, "we shall simply leave it out. How much can a spoonful matter?"`,
      ],
    },
    {
      place: "kitchen",
      time: "morning",
      weather: "clear",
      pose: "standing",
      feeling: "sad",
      with: ["pal surprised", "elder calm"],
      props: ["cake", "clock"],
      happening: "{hero} looks at a birthday cake that has come out of the oven completely flat.",
      B: [
        `In it went. {refrain} It was so flat! "Happy flat birthday," said {pal}.`,
        `{Elder} put it in. {refrain} "A flat birthday?" {hero} was sad.`,
      ],
      E: [
        `So they left that word out. {Elder} put the cake in the oven, and everybody waited. {refrain} It came out as flat as a <mat|rug>. "You could wipe your feet on it," said {pal}.`,
        `What could one spoon matter? They mixed the rest, and {elder} put it in the oven. {refrain} It was as flat as a letter. "We could <always |>mail it to somebody," said {pal}, but {hero} did not laugh.`,
      ],
      I: [
        `They stirred together the flour, the sugar, the eggs, and the sour milk. Then {elder} slid the pan into the oven, and everybody sat down in front of it like people at a movie. Nothing happened. It went on happening for forty minutes. The birthday cake came out exactly as high as it had gone in. "It would make <an excellent|a lovely> doormat," said {pal} kindly. {hero} did not laugh. It was supposed to be perfect.`,
        `Everything else went into the bowl in the correct order. {Elder} shut the oven door, and {hero} pulled up a chair to <watch|look through> the little window. A cake is supposed to climb. This one lay in its pan like a puddle and never even tried. When it was cool, {pal} looked at it from the side and could not see it. "Perhaps it is shy," said {pal}. {hero} swallowed hard. You only get one birthday a year, and it ought to be right.`,
      ],
      A: [
        `The flour went in, and the sugar, the eggs, and the sour milk. {Elder} slid the pan into the oven, and they arranged themselves before the little window, like an audience. Nothing happened. It continued to happen for forty minutes. The cake that finally came out was precisely as high as the one that had gone in. When {pal} walked around the table to look at it from the side, it disappeared. "It would make an excellent doormat," {pal} observed, with the kindest of intentions. {hero} did not laugh. {They} had been thinking about this cake <for weeks|since last year>. In all of {their} thoughts it had been round and golden, and approximately as tall as a hat.`,
        `Everything that could be read went into the bowl, in the proper order, and was beaten until everybody's elbows complained. {Elder} closed the oven. {hero} pulled up a chair to watch, because a cake is supposed to climb, and {they} did not wish to miss it. This one had no ambition whatever. It lay in the pan like a puddle on a windless day, and forty minutes later it came out as an extremely large cookie. "Perhaps it is resting," suggested {pal}. There was a hot, tight feeling behind {hero's} eyes. In the hall the balloons were already hanging, and the candles lay ready in their box. They would be considerably taller than the cake.`,
      ],
    },
    {
      place: "kitchen",
      time: "noon",
      weather: "clear",
      pose: "holding",
      feeling: "determined",
      with: ["pal surprised", "elder calm"],
      props: ["notebook", "cake", "clock"],
      happening: "{hero} writes in a notebook beside a second cake, which is as flat and hard as a stone.",
      E: [
        `"It needed more time," said {pal}. So they made the very same cake, but they left it in longer. It was flat again, and <as hard as a brick|hard as a road>. "It was not the time," {hero} wrote.`,
        `"Maybe it came out too early," said {pal}. They changed only that, and nothing else. The second cake stayed in for twice as long. It was still flat, and it was a brick. "Wrong answer," wrote {hero}, "but now we know."`,
      ],
      I: [
        `"It probably needed more time," suggested {pal}. "Then that is the only thing we change," answered {hero}, "because otherwise we will never know which one did it." They mixed precisely the same cake and left it in for twice as long. It was just as flat, and in addition it was as solid as a <roof|pavement>. {hero} opened a notebook and wrote, "Experiment number two. It was not the time." <It was a wrong guess, but it was one guess fewer.|That was something, at least.>`,
        `{hero} opened a notebook and wrote, "Experiment number one: flat." {pal} suspected that it had come out too early. So they baked it all over again, and they changed the time and nothing else. Nobody even used a different spoon. The second cake was brown and flat, and so hard that it rang. "Wrong," said {hero}, and crossed it out. "My mother was fond of a wrong answer," remembered {elder}. "She said it was one door you need never open again."`,
      ],
      A: [
        `"In my opinion," announced {pal}, "it came out too early." "Then that is what we will alter," said {hero}, opening a notebook, "and absolutely nothing else. If you change two things together, you never discover which of them was responsible." They mixed the identical cake with the identical spoon, and left it in the oven for twice as long. It emerged just as flat as its brother, and so hard that it rang when it was put down. {hero} considered it for a moment. "Experiment number two," {they} wrote. "It was not the time." It was a wrong guess, undoubtedly; but there was now one wrong guess fewer remaining in the universe, and {they} felt slightly better.`,
        `{Elder} placed a notebook beside the flat cake, and a pencil beside the notebook, and said nothing whatever. Eventually {hero} picked up the pencil. "Experiment number one," {they} wrote. "Result: flat." {pal} had the first theory, according to which it had been taken out too early. They repeated everything exactly, with the same bowl and an identical number of stirs, and altered only the time. What finally emerged could have been used for repairing a road. "So that was a mistake," said {hero}, and knocked on it. "My mother was extremely fond of a mistake," {elder} remarked. "She considered it a door that you need never open again."`,
      ],
    },
    {
      place: "kitchen",
      time: "noon",
      weather: "clear",
      pose: "holding",
      feeling: "curious",
      with: ["elder curious", "pal curious"],
      props: ["magnifier", "bread", "cake"],
      happening: "{hero} looks at the tiny holes in a piece of bread through a magnifying glass.",
      B: [
        `Bread has air in it. Cake has none! "I had an air jar," said {elder}. Up they went with {bag}.`,
        `"Bread is full of air. My cake is not!" {Elder} had a jar for that. Off they went with {bag}.`,
      ],
      E: [
        `Then {hero} looked at some bread, very close. It was full of tiny holes, and the flat cake had none! "Something must blow the bubbles," {they} said. "Try the {color} jar in the attic," said {elder}. They took {bag}.`,
        `"Why is bread so soft?" wondered {hero}. {They} looked inside, and it was <all|nothing but> tiny bubbles. "But who put them in there?" {Elder} remembered a {color} jar, up in the attic. So they took {bag}.`,
      ],
      I: [
        `{hero} was eating a piece of bread, rather sadly, when {they} suddenly stopped chewing. The inside was full of holes. {They} examined the bread through a magnifying glass, and after that the cake. "There is nothing in our cake but cake!" {they} cried. "Something has to blow bubbles in it, and that is the missing word!" {Elder} remembered a {color} jar, which was <probably |>somewhere in the attic. {hero} packed {bag}.`,
        `{pal} dropped a piece of bread, and {hero} picked it up and stared. It was soft because it was mostly holes, like a sponge. {They} searched the entire cake with a magnifying glass, and could not discover a single one. "We have to get bubbles in there," {they} decided, "and the bubbles are hiding under the butter." "Mother had a {color} jar," remembered {elder}. "I carried it up to the attic." So they took {bag}.`,
      ],
      A: [
        `Even somebody with two failed experiments has to eat. {hero} took a bite of bread, without enthusiasm, and suddenly stopped chewing. The inside of it was full of holes. {They} fetched the magnifying glass, and examined first the bread and afterward the birthday cake. In the bread was one tiny round apartment after another; in the cake there was nothing but cake. "Something inflates it from the inside, like a thousand <little |miniature >balloons," {they} said, "and that is what is hiding under the butter!" {Elder} gazed at the ceiling, as people do when they are trying to see forty years. "There used to be a {color} jar," {elder.he} remembered, "in the attic." {hero} packed {bag}.`,
        `It began with a piece of bread, which {pal} dropped, and which {hero} picked up and forgot to put down again. "Why does it squash?" {they} wondered. Under the magnifying glass the reason was immediately visible. The bread was hardly bread at all; it consisted of holes, enormous ones and microscopic ones, with a little bread in between to hold them together. In the flat cake {they} could not discover any. "A bubble needs somebody to blow it," said {hero}, "and I believe that the butter is sitting on top of ours." "There was a {color} jar," {elder} remembered suddenly. "I used it for polishing my boots." They climbed up to the attic after it, with {bag}.`,
      ],
    },
    {
      solve: "find",
      goal: "the {color} jar",
      place: "attic",
      time: "noon",
      weather: "clear",
      with: ["pal excited", "elder curious"],
    },
    { rest: "older", place: "attic", time: "noon", weather: "clear", with: ["pal calm"] },
    {
      place: "kitchen",
      time: "afternoon",
      weather: "clear",
      pose: "holding",
      feeling: "worried",
      with: ["elder worried", "pal worried"],
      props: ["box", "clock", "letter"],
      happening: "{hero} turns and turns the lid of an old jar in the kitchen, but it will not move.",
      B: [
        `They ran down with it. But the lid was stuck! "And the party is soon!" said {pal}.`,
        `"Now for the party cake!" said {hero}. But the jar was so old. The lid was stuck!`,
      ],
      E: [
        `The jar said, "For birthdays," in the same writing as the card! But the lid was stuck. {hero} tried, and {elder} tried, and even {pal} tried. The party was at four, and <already |>it was two.`,
        `They carried it back to the kitchen. "For birthdays," it said on the side. But nobody had opened it for years and years, and the lid was stuck! {hero} turned until {they} went <pink|red>. "Only two hours left," said {pal}.`,
      ],
      I: [
        `Around the jar was a paper label. "For birthdays," it said, in the same curly handwriting as the recipe, and {elder} had to blow {elder.his} nose. But nobody had opened it for half a lifetime, and the lid was stuck. {hero} twisted it to the left until {their} ears turned red. {Elder} tried, and then {pal}, who only went around with it. The kitchen clock struck two. The party would be at four, <and it had no cake|and so far it was a party with a doormat>.`,
        `In the kitchen {hero} wiped the dust off the jar. "For birthdays," said the label, with a curl on every letter. It was the handwriting on the card. "That is her B," {elder} said quietly. "Nobody else made a B like that." {hero} took hold of the lid, and it did not move. It had been shut for longer than {they} had been alive. Everybody had a turn. The clock struck two, and somewhere in the street the first guest was probably washing behind the ears.`,
      ],
      A: [
        `When the dust had been wiped away, there was a label on the jar. "For birthdays," it announced, in letters with a curl on every one of them. {Elder} looked at it for a considerable time. "That is her handwriting," {elder.he} said softly. "Nobody else ever made a B like a person carrying groceries." There was certainly something inside, for it whispered whenever it was tilted. But the lid had been closed for half a lifetime, and was comfortable. {hero} turned it until {their} ears were scarlet. {Elder} took over, and afterward {pal}, who simply went around with it. In the hall the clock struck two. At four o'clock there would be visitors, and so far they were getting a doormat and a brick.`,
        `They put the jar in the middle of the kitchen table, underneath the lamp. Something shifted about inside it, as soft as snow, and on the side was a label. "For birthdays," {hero} read aloud. The letters had precisely the same curls as the recipe. {Elder}, who had not seen any new ones for a great many years, found it necessary to polish {elder.his} glasses. Then {hero} took hold of the lid and turned, and absolutely nothing happened. Somebody must have closed it on a rainy afternoon, and it had not been disturbed since. It was already two o'clock. Up and down the street, unhappy children were being told to stand still while somebody combed their hair.`,
      ],
    },
    {
      solve: "free",
      goal: "the lid",
      place: "kitchen",
      time: "afternoon",
      weather: "clear",
      with: ["pal excited", "elder happy"],
    },
    {
      place: "kitchen",
      time: "afternoon",
      weather: "clear",
      pose: "holding",
      feeling: "surprised",
      with: ["pal surprised", "elder surprised"],
      props: ["cup", "beaker", "notebook"],
      happening: "{hero} drops a spoonful of white powder into a cup, and it foams over the edge.",
      I: [
        `Inside was a white powder. {hero} did not put it into another cake. First {they} filled three cups, and tested one thing at a time. Sugar in sour milk did nothing at all. Powder in plain water lay on the bottom and looked at the ceiling. Then {they} dropped a spoonful of powder into the sour milk. It hissed and foamed, climbed over the edge of the cup, and went after {pal}. "Bubbles!" <shouted|yelled> {hero}. "Soda!" cried {elder}, and jumped up. "That was the word!"`,
        `"It is a sort of powder," reported {hero}. It could have been anything, so {they} lined up three cups and put something different into each one. The first was powder in plain water, and it was boring. The second was sour milk with sugar, and it was only sticky. Into the third went sour milk and powder together, and the third one stood up. Foam traveled across the table. "Neither of them can do it alone," whispered {hero}. "Soda," murmured {elder}. "The word was soda!"`,
      ],
      A: [
        `The powder in the jar was as white as flour, and it smelled of nothing. {hero} longed to tip it straight into the bowl. But {they} had already baked two cakes without understanding either, and did not intend to continue. Instead {they} arranged three cups in a row. Into the first went powder and ordinary water, and it settled on the bottom and sulked. The second contained sour milk and sugar, with no visible result. Nobody breathed. Into the third {they} put sour milk, and a spoonful from the jar; and it hissed like a serpent, stood up, and climbed over the rim. "They have to meet each other," whispered {hero}. "Soda!" cried {elder} suddenly, so that everybody jumped. "That was the word!"`,
        `It was white, and powdery, and gave absolutely nothing away. "We could taste it," suggested {pal}. "Nobody should ever taste a mystery," said {hero}. "We will ask it instead." {They} arranged three cups in a row, because a question deserves to be asked properly. Powder in ordinary water was the first experiment, and it was extremely dull. Sour milk with sugar was the second, and it was merely sticky. By now {their} heart was beating in {their} ears. The third was sour milk with powder. For a second it appeared to be considering. Then it rose, roaring softly, out of the cup and over the table and into the nearest lap. "Soda!" cried {elder}, jumping up, dripping and delighted. "That was the word!"`,
      ],
    },
    {
      place: "kitchen",
      time: "afternoon",
      weather: "clear",
      pose: "jumping",
      feeling: "excited",
      with: ["elder happy", "pal excited"],
      props: ["cake", "clock", "balloon"],
      happening: "{hero} jumps for joy in front of a birthday cake that has risen as high as a hat.",
      B: [
        `They put some in the milk. Fizz! It was all air. In it went. {refrain2}`,
        `One spoon of it made the milk jump. Fizz, fizz! "Now the cake!" {refrain2}`,
      ],
      E: [
        `{hero} put <one|a> spoonful into the sour milk. A hundred bubbles jumped up! "Soda," cried {elder}, "that was the word!" So they made one more birthday cake together. {refrain2} It was as tall as a hat.`,
        `Inside was something white. {hero} put some in the sour milk, and up came <the |>bubbles! "It was soda," {elder} remembered. "That was the word!" A spoonful went into the third cake. {refrain2}`,
      ],
      I: [
        `The third cake was exactly like the first one, except for a single spoonful. This time nobody sat down. After ten minutes its middle gave a sort of shrug, and then it began to climb. "The bubbles are pushing," whispered {hero}, "and the cake is baking around them, so they can never escape." It grew past the edge of the pan, golden and round and slightly crooked. {pal} <cheered|danced around the table>. It was as tall as a hat.`,
        `There was just enough flour for one more birthday cake. They changed one thing, which was one spoonful, and {elder} shut the oven door. {hero} forgot to breathe. The edge trembled. Then the entire cake drew itself up, slowly, like somebody getting out of <a comfortable chair|an armchair>. Inside it a thousand bubbles were stretching, and the cake baked firm around every one. "Look at it go," said {elder}, and held on to {pal}. It only just got out through the door.`,
      ],
      A: [
        `The third cake was identical to the first in every respect, except for a single spoonful. Nobody sat down to watch it. For ten minutes it lay there like its unfortunate brothers, and {hero} squeezed the pencil until it creaked. Then the middle gave a kind of shrug, the edges trembled, and slowly, with enormous dignity, the cake began to climb. "The bubbles are pushing it up from inside," whispered {hero}, "and it is baking around them, so that they can never escape again." It traveled past the rim of the pan. It came out golden, and a little crooked, and as tall as a hat. "One thing," {they} said, when {they} had finished jumping. "It was only one thing!"`,
        `There was exactly enough flour remaining for one more cake. {hero} made it just like the first. At the end {they} added one level spoonful from the jar, and not a crumb more, although {pal} was strongly in favor of six. The oven door closed. Inside, in the heat, the sour milk and the powder discovered each other. You could see it happen: a shiver ran over the top, and the whole cake drew itself up, like somebody very grand getting out of an armchair. A thousand bubbles were stretching themselves in there, and it was turning firm around every one of them. "She always said that it was mostly air," {elder} murmured. It barely came out through the door.`,
      ],
    },
    {
      place: "garden",
      time: "afternoon",
      weather: "clear",
      pose: "standing",
      feeling: "proud",
      with: ["pal happy", "elder proud"],
      props: ["cake", "candle", "balloon"],
      happening: "{hero} stands behind a tall birthday cake with candles at a party in the garden.",
      I: [
        `But the cake was so light that all the candles leaned over. "I know who can help," said {hero}. {They} cut the flat cake into stars, and every star held a candle, as straight as a soldier. The brick made a splendid plate. {extra} Three cakes were carried out to the party together, and everybody sang. <Nobody could have said which of them was the mistake.|Not one of them had been a mistake after all.>`,
        `By four o'clock the garden was full of visitors. The tall cake needed a powerful plate, and nothing in the house was harder than the second one. The candles needed something to stand in. The first one, cut into stars, held them all. {extra} Everybody sang, and {hero} looked at the cakes, from the bottom to the top. "I made every one of those," {they} thought, and took the deepest breath of the year, and blew.`,
      ],
      A: [
        `At the last moment there was a difficulty with the candles. The cake was so airy that they could not stand up in it; one after another they bowed to the company and lay down. "Wait," said {hero}, and hurried inside. The flat cake, cut into stars, was firm enough to hold any candle upright. No plate in the house could have been stronger than the brick. {extra} So all three of them came out to the party together, one underneath and one on top, and the tallest in the middle. Everybody sang. <It was not exactly the cake that {hero} had imagined. There was considerably more of it.|{hero} looked at it in the candlelight, and could not remember that anything had ever gone wrong.>`,
        `Nobody who saw it come out into the garden ever forgot it. Underneath was the brick, which made the finest plate imaginable, and would probably be eatable by Thursday. On top were stars, cut from the flat one, with a candle in each, because the tall cake was too airy to support them. {extra} The song was loud, and not entirely in tune. {hero} generally disliked being looked at; but behind a cake like that it is hardly noticeable. "Did everything go as you planned?" inquired a visitor. "Not at all," said {hero} truthfully. "I only planned one cake, and I needed all of them." {They} took a tremendous breath, and blew.`,
      ],
    },
    {
      place: "bedroom",
      time: "evening",
      weather: "starry",
      pose: "holding",
      feeling: "happy",
      with: ["elder happy", "pal sleepy"],
      props: ["letter", "balloon", "blanket"],
      happening: "{hero} sits in bed after the birthday party and writes a word on the old card.",
      B: [
        `It was a good party. They even ate the flat cake! {close}`,
        `"Happy birthday!" The flat cake held the candles up. {hero} wrote the word down. {close}`,
      ],
      E: [
        `The <hard cake|brick> was the plate, and the flat one was cut into stars. {hero} blew out the candles. {extra} At bedtime {they} wrote the lost word on the card, beside the butter. {close}`,
        `They used all three cakes at the party. One was the plate, and one was cut into stars. {extra} That night, {hero} wrote "soda" on the card, and went to bed full of bubbles. {close}`,
      ],
      I: [
        `When the last visitor had gone home, {hero} carried the old card to bed. Beside the spot of butter {they} wrote the missing word, which was "soda." {They} remembered the three cups, and the cake getting to its feet. Finding out had been the best present. Very carefully, {they} rubbed it out again. "Somebody else will have a birthday," {they} told {pal}, and put out the light. {close}`,
        `It is quiet after a birthday, and a bit flat. {hero} lay in bed, and {elder} sat on the edge with the card. "Soda," wrote {hero} on the back, as small as an ant, where a person would have to search. The butter remained. "She would have liked that," murmured {elder}. In the darkness {hero} could still feel something under {their} ribs, going up and up. {close}`,
      ],
      A: [
        `After the last visitor had been waved around the corner, {hero} climbed into bed with the old card and a pencil. Beside the butter {they} wrote, very neatly, "soda," and so that was settled. {They} looked at it for a while. {They} thought about the brick, and the three cups, and the moment when the cake had got to its feet. It occurred to {them} that finding it out had been the best present of all. {hero} reached for the eraser. "Somebody else is going to have a birthday," {they} explained to {pal}, and rubbed until there was only butter. {close}`,
        `"It is nearly over," said {hero} at bedtime, because even the balloons had begun to sink. {Elder} settled at the end of the bed, and together they considered the card, where there was room for precisely one word. {hero} turned it over. On the back, in letters as tiny as ants, {they} wrote the word "soda," where a person would have to want it badly. The butter was left exactly as it was. {Elder} laughed, and put out the lamp. For quite a while {hero} lay there in the dark, and could feel something underneath {their} ribs that was still rising. {close}`,
      ],
    },
  ],
};
