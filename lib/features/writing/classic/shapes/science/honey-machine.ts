import type { Shape } from "@/lib/features/writing/classic/grammar";

export const HONEY_MACHINE: Shape = {
  id: "science/honey-machine",
  theme: "science",
  wild: 4,
  tags: ["build", "mistake", "food", "family", "party", "discovery", "robot", "home"],
  about: ["machine invention inventing inventor engineering wheel", "honey"],
  cast: {
    pal: ["cat", "dog", "mouse", "girl", "boy", "squirrel"],
    elder: ["grandmother", "grandfather"],
  },
  picks: {
    treat: [
      { text: "pancake", prop: "cake" },
      { text: "muffin", prop: "cake" },
      { text: "corn bun", prop: "bread" },
    ],
  },
  refrain: {
    B: [`Roll, bump, tip, splat!`, `Roll, bump, tip, ding!`],
    E: [`Roll, bump, tip, splat, went the machine.`, `Roll, bump, tip, ding, went the machine!`],
  },
  beats: [
    {
      place: "workshop",
      time: "evening",
      weather: "clear",
      pose: "holding",
      feeling: "proud",
      with: ["pal excited"],
      props: ["gear", "tool-box", "ball", "cup"],
      happening: "{hero} finishes a long machine of ramps, books, wheels and spoons in the workshop.",
      B: [
        `{open} {Again} made a machine. A ball ran down. Then honey fell on a {treat}. "It works!" said {pal}.`,
        `{open} {Again} made a thing for {elder}. A ball rolled, and honey fell on a {treat}. It worked!`,
      ],
      E: [
        `{open} It was almost {elder's} birthday. So {again} built a machine that could put honey on a {treat}. A ball rolled, a book fell, and a spoon tipped. "It <works|really works>!" <yelled|said> {pal}.`,
        `{open} {Again} <built|made> a honey machine for {elder's} birthday. A ball bumped a book, and the book tipped a spoon. Then there was honey all over your {treat}. It worked <the very first time|every single time>!`,
      ],
      I: [
        `{open} {elder's} birthday was tomorrow, and {hero} had invented a machine for it. A <steel |shiny >ball rolled down a ramp and knocked over eleven books. The last book pulled a string, and the string tipped <an enormous|a big wooden> spoon. The spoon poured honey over {a treat} as it rolled <underneath|slowly past> on a little wagon. At the end, a bell rang. It worked <perfectly|beautifully> seven times.`,
        `{open} The machine had a ramp, eleven books, and a wooden spoon as long as {hero's} arm. It was for {elder's} birthday. You only had to let go of a steel ball. At the end there was honey on {a treat}, and a bell rang. "Again," said {pal}, when it had worked for the sixth time. It worked for the seventh. {hero} went to bed absolutely certain about tomorrow.`,
      ],
      A: [
        `{open} Since tomorrow was {elder's} birthday, {hero} had invented a machine for it, and the machine was so long that it began in the workshop and ended in the hall. <It had taken a month.|It had taken four weeks, and most of the bookshelf.> A steel ball rolled down a ramp and knocked over eleven books, one after another. The last of the books pulled a string, which tipped a wooden spoon, which poured honey over {a treat} as it traveled past underneath on a little wagon. Finally a bell rang, to announce that breakfast was served. They tested it seven times that evening, and it behaved <perfectly|beautifully> every time. "Nothing," said {hero}, extremely <satisfied|contented>, "can possibly go wrong."`,
        `{open} Other people were giving {elder} socks. {hero} was giving {elder.him} a machine. It had taken a month to build, and most of the bookshelf, and its purpose was to put honey on {a treat} without the use of hands. A steel ball set out down a ramp. It met eleven books, which fell over out of politeness; the last of them tugged a string and tipped a wooden spoon; and a little wagon was passing beneath. Then a bell rang. They tested it seven times before bed, and seven times there was absolutely nothing to improve. "Tomorrow," said {hero}, switching off the lamp, "is going to be perfect."`,
      ],
    },
    {
      place: "kitchen",
      time: "morning",
      weather: "snow",
      pose: "standing",
      feeling: "excited",
      with: ["elder happy", "pal excited"],
      props: ["@treat", "balloon", "clock"],
      happening: "{hero} carries the machine into the kitchen on a cold birthday morning.",
      I: [
        `In the morning there was <frost|ice> on the windows. They had moved the whole machine into the kitchen before anybody was awake, and {pal} had <hung up balloons|put on a bow tie>. At eight o'clock {elder} <came downstairs|appeared> in two sweaters and a dressing gown. "Please take the seat of honor," said {hero}. "Breakfast will be <served|delivered> by science." Then {they} let go of the ball.`,
        `It was the coldest morning of the year. {hero} and {pal} carried the machine into the kitchen in twelve trips, and blew on their fingers. When {elder} appeared, wrapped in a quilt, everything was standing in its place. "Happy birthday!" they both shouted. "You must not help it. You only have to sit there and be hungry." {elder} promised to be extremely hungry. {hero} lifted the steel ball to the top of the ramp, and nobody breathed.`,
      ],
      A: [
        `In the morning there was frost on the inside of the windows. Very quietly, before anybody else was awake, they had carried the machine into the kitchen piece by piece. {pal} had hung up <a balloon at each end|all the balloons that would stay up>. At eight o'clock {elder} appeared, in two sweaters and a dressing gown, blowing on {elder.his} fingers. "Kindly take the seat of honor," said {hero}. "Your breakfast is going to be delivered by science." {elder}, who had been looking forward to <toast|an ordinary piece of toast>, sat down <politely|obediently> and put a napkin under {elder.his} chin. <Nobody said anything.|There was a respectful silence.> {hero} counted backward from three, and let go of the ball.`,
        `It had snowed in the night, and the cold had come in to examine the kitchen. {hero} and {pal} assembled the entire machine between the stove and the door, and put a paper crown on the highest book. "What is all this?" asked {elder}, who had come down wrapped in a quilt, like somebody rescued from a ship. "It is breakfast," said {hero}, "but you are not allowed to help it. You have only to sit there and be hungry." {elder} promised to be as hungry as possible. There was the ramp; there was the spoon, brimming with gold. {hero} lifted the steel ball, and wished, and let it go.`,
      ],
    },
    {
      place: "kitchen",
      time: "morning",
      weather: "snow",
      pose: "jumping",
      feeling: "surprised",
      with: ["pal surprised", "elder surprised"],
      props: ["@treat", "gear", "ball"],
      happening: "{hero} jumps back as honey lands on {pal} instead of on the breakfast.",
      B: [
        `Then it was morning. "Now look!" said {hero}. {refrain} The honey fell on {pal}!`,
        `In the cold morning, {elder} sat down. {refrain} Oh no! The honey fell on {pal}!`,
      ],
      E: [
        `The morning was <icy|very> cold. {elder} sat down, and {hero} let the ball go. {refrain} The {treat} rolled by with no honey on it. <Only then|Then> the honey came down, right on {pal's} head!`,
        `<It was a cold, cold morning.|In the morning, there was ice on the window.> "Happy birthday!" said {hero} to {elder}, and let go of the ball. {refrain} The honey came <too|much too> late. It fell on {pal}!`,
      ],
      I: [
        `The ball rolled. The books fell, <one after another|in a beautiful row>. The string pulled, and the spoon tipped. Along came the {treat} on its little wagon. It <waited|passed underneath>, and nothing happened, and it traveled on without a single drop. Only then did the honey arrive. It <landed|settled> slowly and completely on {pal}. {pal} jumped. The wagon overturned, the ball shot off under the furniture, and <the bell fell into the butter|a balloon burst>. "Is it finished?" asked {elder}.`,
        `Everything began beautifully. Down went the ball, and down went all eleven of the books. The spoon tipped. The wagon came by with its {treat}, and passed below, and went on. "Where is the honey?" whispered {hero}. It was still thinking about it. A long golden drop crept out over the edge, hung there, and stretched. {pal} leaned forward to look. It landed exactly between {pal.his} ears. "Ding," said the bell.`,
      ],
      A: [
        `The ball rolled beautifully. The books went over one after another, like people sitting down in church. The string pulled; the spoon tipped; along came the {treat} on its little wagon, exactly on time. Unfortunately, nothing fell on it. It passed underneath the spoon, paused for a moment, as if it were <disappointed|surprised>, and rolled on without a single drop. It was not until then that the honey arrived. It descended, slowly and completely, upon {pal}. {pal} leaped into the air; the wagon overturned; the ball shot away across the floor; and the bell, which had been waiting all this time, fell into the butter. "Thank you," said {elder}, after a respectful pause. "Was that the end of it?"`,
        `For the first four seconds it was the finest machine in the world. The ball ran, the books bowed, the string went tight, and the great spoon tipped forward with dignity. Along came the wagon, with the {treat} sitting up on it like a passenger. It drove in under the spoon. It drove out on the other side, as dry as it had come. "Is it invisible honey?" inquired {elder}, with interest. {pal} climbed up beside the spoon to find out what was keeping it, and at that moment the honey, which had only been taking its time, let go. There was a long, soft, golden silence. Then, from somewhere underneath it, {pal} said, "Happy birthday," and the bell rang.`,
      ],
    },
    {
      place: "kitchen",
      time: "morning",
      weather: "snow",
      pose: "kneeling",
      feeling: "worried",
      with: ["pal worried", "elder calm"],
      props: ["notebook", "gear"],
      happening: "{hero} kneels on the kitchen floor among the parts and looks for a lost ball.",
      B: [
        `"I will find out why," said {hero}. They took {bag}. But where was the ball?`,
        `"Why?" said {hero}. They got {bag}. But the ball was gone! Where was it?`,
      ],
      E: [
        `"It did work <yesterday|last night>," said {hero}. "So something is <not the same|different>." {They} got {bag} to find out what. But the <ball|little ball> had rolled away. They looked under everything!`,
        `{hero} did not cry<|, or only a little>. "A mistake is a clue," {they} said. They got {bag}, to test it again. But the ball was gone, and they could not find it anywhere.`,
      ],
      I: [
        `{hero's} ears were hot. For a minute {they} wanted to <throw|put> the entire machine out with the trash. But {elder} was already <turning over|opening> a clean page in the notebook. "Yesterday it worked seven times," {elder} wrote, "and today it did not. What is different?" {hero} fetched {bag}, and began to <investigate|check everything>. The ramp and the books were the same. {mid} "And the ball is <missing|nowhere>," said {pal}, sticking to the floor.`,
        `"I want to throw it away," said {hero}, in a very small voice. "Certainly," said {elder}, "but not before we know. It was perfect last night and hopeless this morning, so what has changed?" That was a better thing to think about. {hero} fetched {bag} and examined everything. {mid} "The ball has rolled away," said {pal}. "I would look for it, but I am attached to the floor."`,
      ],
      A: [
        `{hero's} ears were burning. There was a moment when {they} would happily have put the entire machine out with the trash, and climbed in after it. But {elder}, who had once been an engineer, was already opening the notebook at a fresh page. "Yesterday it worked seven times," {elder} wrote, "and this morning it did not work once. What is different?" It was an <annoyingly|extremely> interesting question. {hero} fetched {bag}, and began at the beginning. The ramp had not changed, and neither had the string. {mid} "The ball is different," {pal} reported, from beneath the sideboard, "because it is not here." And a machine of that kind cannot be tested <at all |>without its ball.`,
        `There are mistakes that make you want to hide in the laundry, and {hero} had already chosen the basket. {elder} did not say that it did not matter. {Elder.he} wiped {elder.his} hands, put on {elder.his} glasses, and bent down over the machine with the liveliest interest. "Seven times it goes right, and the eighth time it goes wrong," {elder} murmured. "How lovely. Something in this room is different from yesterday, and it does not want us to find out what." {hero} came out from behind the door. {They} unpacked {bag}, and began to go over the machine, inch by inch. {mid} "You won't get far," said {pal}, who was still rather golden. "The ball has gone."`,
      ],
    },
    {
      solve: "find",
      goal: "the little ball",
      place: "kitchen",
      time: "morning",
      weather: "snow",
      with: ["pal excited", "elder happy"],
    },
    { rest: "older", place: "kitchen", time: "morning", weather: "snow", with: ["pal happy"] },
    {
      place: "kitchen",
      time: "noon",
      weather: "cloudy",
      pose: "reaching",
      feeling: "determined",
      with: ["pal worried", "elder calm"],
      props: ["gear", "tool-box"],
      happening: "{hero} pulls at a big wheel of the machine that is stuck with dried honey.",
      B: [
        `They had the ball! But there was honey on the big wheel. The wheel was stuck.`,
        `Now for one more test. But honey was all over the big wheel. It was stuck!`,
      ],
      E: [
        `Now they had the ball. But some honey had dripped into the biggest wheel<|, the one that pulled the wagon>. It was as hard as glue already. {hero} pushed and pushed with all {their} power, but <it|the wheel> was stuck!`,
        `"Now we can test it again," said {hero}. But the biggest wheel <would not turn|refused to turn>. Honey had dripped into the middle, and it was sticky as glue! They pushed it together, but the wheel was stuck.`,
      ],
      I: [
        `Now they could repeat the experiment. {hero} put the ball back, and tried to turn the enormous wheel that pulled the wagon. It refused. Honey had dripped <into the middle|in between the spokes> and dried there, and dried honey is <a sort of|as sticky as> glue. {They} pushed it from the left, while {pal} pulled it from the right. "Perhaps a little more honey would <help it|loosen it>," suggested {pal}. Nobody <thought so|agreed>. The wheel was completely stuck.`,
        `"Back to the beginning," said {hero}, now that they had the ball again. But the big wheel would not wind up the wagon. This morning's honey had run down in between the spokes, and there it had become a kind of golden cement. {pal} pushed, and {elder} pulled. "In a thousand years," said {elder}, "somebody will dig this up and be very puzzled." It was stuck.`,
      ],
      A: [
        `Now they could begin the test again from the start. {hero} placed the ball at the top of the ramp, took hold of the large wooden wheel that pulled the wagon along, and tried to wind it back. It did not wind. During the accident a considerable amount of honey had trickled <in around the axle|down between the spokes>, and had dried; and dried honey, as any bee could have told them, is excellent glue. {hero} pushed from the left, {pal} pulled from the right, and {elder} suggested hot water, which <merely |>made the floor slippery. <"Perhaps a little more honey would loosen it," said {pal}, who was getting hungry.|"I could always lick it," offered {pal}, who was getting hungry.> But the wheel was thoroughly stuck.`,
        `An experiment that cannot be repeated is only an accident, and so the next thing was to repeat it. {hero} set up the books. {pal} refilled the spoon, and licked whatever needed licking. However, when they came to wind the wagon back, the great wooden wheel refused. It was honey once more. Some had trickled down into the middle, and there, in the cold, it had turned into something between glue and glass. {hero} leaned upon one side, and {pal} leaned upon the other. "I have met mules like this," said {elder}, "but not wheels." They tried kindness, and they tried butter. The wheel remained exactly where it was, shining, sweet, and completely stuck.`,
      ],
    },
    {
      solve: "free",
      goal: "the wheel",
      place: "kitchen",
      time: "noon",
      weather: "cloudy",
      with: ["pal excited", "elder happy"],
    },
    {
      place: "kitchen",
      time: "noon",
      weather: "cloudy",
      pose: "thinking",
      feeling: "curious",
      with: ["pal curious", "elder curious"],
      props: ["cup", "clock", "notebook"],
      happening: "{hero} holds up a spoon and watches honey run off it very slowly.",
      B: [
        `{hero} looked at the honey. It was so slow! Why? "It is cold!" {they} said. "That is why!"`,
        `They tried the spoon. The honey was so slow! "It is cold," said {hero}. "Cold honey is slow."`,
      ],
      E: [
        `{hero} tipped the spoon and counted<| out loud>. The honey took ten <whole |>seconds to fall! "Last night it took two," {they} said. "Last night it was warm, and <now|today> it is cold. Cold honey is slow honey!"`,
        `They tested one part after another. The ball was perfect, and so were the books. But the honey came <out |>so slowly! "It is freezing in here," said {hero}. "Last night it was warm. Cold honey is slow honey!"`,
      ],
      I: [
        `{hero} tested one part at a time, and nothing else. The ball was as fast as yesterday, and the books fell as nicely. Then {they} tipped the spoon, and counted. The honey stretched, and considered, and finally let go. "Twelve seconds!" cried {hero}. "Yesterday it was <two|only two>!" {They} looked at the spoon, and at <the ice on the window|{elder's} two sweaters>. "The machine is the same. The <difference|answer> is the weather. Cold honey is slower than warm honey!"`,
        `"Only investigate one thing at a time," suggested {elder}. So {hero} tested the ball, and it was quick. {They} tested the books, and they were quick. Finally {they} tipped the spoon. It was like watching somebody get out of bed on a Monday. "Twelve seconds," counted {pal}. "Yesterday evening it only took two." {hero} noticed {their} own breath, which was making little clouds. "Yesterday it was warm," {they} said slowly. "It isn't broken at all. It is freezing!"`,
      ],
      A: [
        `{hero} decided to examine one part at a time, and to leave all the others alone. The ball was precisely as fast as it had been yesterday, and the eleven books were as willing to fall over. After that {they} tipped the spoon, and {pal} counted the seconds. The honey gathered at the edge, and stretched, and appeared to consider the matter; eventually it let go. "Twelve," announced {pal}. "Yesterday evening it was only two!" cried {hero}, who was looking at the frost on the window, and at {elder's} <two sweaters|blue fingers>. "There is nothing the matter with the machine. Yesterday the kitchen was warm, and this morning it is freezing. Honey runs <more slowly|slower> when it is cold!"`,
        `"Never ask a machine what is the matter with it," {elder} advised. "Ask it one particular thing at a time." {hero} asked the ball, and the ball was as energetic as ever. {They} asked the books, and the books were perfectly willing. Then {they} asked the spoon, and everybody had to wait for the answer. The honey arrived at the edge; it looked over; it lowered itself by inches, like an elderly gentleman entering a swimming pool. "Twelve seconds," announced {pal}. "Yesterday evening it was only two." There was frost on the window, and all of them were breathing little white clouds. {hero} considered these clouds for a considerable time. "It isn't broken," {they} said. "It is freezing! Cold honey is simply slower."`,
      ],
    },
    {
      place: "kitchen",
      time: "noon",
      weather: "cloudy",
      pose: "holding",
      feeling: "determined",
      with: ["pal curious", "elder happy"],
      props: ["beaker", "cup", "notebook"],
      happening: "{hero} stands one jar of honey in warm water and one on the cold windowsill.",
      E: [
        `"That is just a guess," said {hero}, "until we test it." {They} put one jar in warm water and <left |>one by the <cold |icy >window. Then they counted. The warm jar won by <a mile|ten seconds>!`,
        `But was it really true? {hero} put one jar of honey in a bowl of warm water. <The other|Another> jar stood by the icy window. {They} tipped them <both|both together>, and the warm honey ran like milk!`,
        `"Let us have a race," said {elder}. One spoon of honey was warm. The other was cold from the snow. Ready, set, go! The warm honey was done before the cold one even <began|started>.`,
      ],
      I: [
        `"It is only a guess until somebody has tested it," said {elder}. So they took two jars. One stood in a bowl of warm water, and the other on the <frozen |icy >windowsill. Everything else was <exactly |>the same, even the spoons. After ten minutes they held a race. The cold honey was still hanging <on its spoon|there like a sock> when the warm honey had finished. {hero} wrote the <answer|result> down and underlined it. It was the best line in the entire notebook.`,
        `"A wonderful idea," said {elder}, "but is it actually true?" There was only one way to discover that. They filled two identical jars. The first went into a bowl of warm water, and the second went outside on the windowsill. Then there was a race down a wooden board. The warm honey ran like a rabbit, and the cold honey sat there like an emperor. "It is absolutely true," said {hero}, and wrote everything in the notebook.`,
      ],
      A: [
        `"That is a very handsome guess," said {elder}, "but it is only a guess until somebody has tested it." So they fetched two jars of honey from the same shelf. One of them was placed in a basin of warm water, and the other outside on the windowsill, among the icicles. Everything else they kept <exactly|precisely> the same, even the spoons, for otherwise they would not have known what to believe. After ten minutes they held a race. The cold honey was still dangling from its spoon, <like a sleepy bat|like a sock on a clothesline>, long after the warm honey had crossed the finish line. {hero} wrote down the result and underlined it. It was a splendid feeling; it was even better than being right the first time.`,
        `"It is a beautiful idea," {elder} agreed, "but I have known beautiful ideas that were quite untrue. Make them race." Two jars were filled from the same pot. One of them was stood in warm water until it was as cozy as a bath; the other spent ten minutes on the windowsill, in the snow. Then a wooden board was propped up, and {pal} dropped a napkin, which was the signal to begin. The warm honey was down it like a child on a slide. The cold honey thought about starting. By the time it had made up its mind, {hero} had already written both of the results in the notebook and danced once around the table.`,
      ],
    },
    {
      place: "kitchen",
      time: "afternoon",
      weather: "clear",
      pose: "dancing",
      feeling: "happy",
      with: ["elder happy", "pal happy"],
      props: ["@treat", "bell", "balloon"],
      happening: "{hero} dances as the machine rings its bell and pours honey in the right place.",
      E: [
        `So they warmed the honey and began again. {refrain2} There was honey on the {treat}, and <none|not a drop> on {pal}. "Best birthday ever," said {elder}<| with a full mouth>. {extra} {close}`,
        `They made the honey warm, just like last night. {refrain2} It fell <right|exactly> in the middle of the {treat}! "Next year, let us make soup," said {elder}. {extra} {close}`,
      ],
      B: [
        `They made the honey warm. {refrain2} It was just right! {elder} ate it all up. {close}`,
        `So they made it warm. {refrain2} It was just right! "Yum!" said {elder}. {close}`,
      ],
      I: [
        `At three in the afternoon, breakfast was finally served. The honey had been warmed to exactly yesterday. {hero} let go. The ball rolled, the books toppled over, and the spoon tipped. Down came the honey, golden and quick, in the <very|exact> middle of the {treat}. The bell rang! {extra} {elder} took an enormous bite. "I have had many birthdays," {elder.he} <said happily|announced>, "but never one that had to be <solved|invented> first."`,
        `So they warmed the honey, and at one o'clock everybody took their seats again. {pal} sat a good way off. Down ran the ball, and down went the eleven books. The spoon tipped, and a quick golden ribbon fell right in the middle of the {treat}. Ding! {extra} {elder} danced {hero} all around the kitchen, slippers and all. "Breakfast was five hours late," {elder.he} said, out of breath, "and I wouldn't have missed one of them."`,
      ],
      A: [
        `At three o'clock in the afternoon, breakfast was served. The honey had been warmed until it was exactly as runny as yesterday, and {pal}, who had learned from experience, was wearing <an umbrella|a raincoat>. {hero} let go of the ball. It rolled, and the books went down like a wave; the spoon tipped, and the honey came, golden and unhurried, and landed in the very middle of the {treat}. The bell rang. {extra} {elder} took a bite, and closed {elder.his} eyes, and nobody said a word until {elder.he} had swallowed. "I have had a great many birthdays," {elder.he} declared, "and most of the breakfasts were on time. This is the first that I shall <remember|never forget>."`,
        `It was past noon when they sat down to breakfast for the second time. The honey was as warm as a summer evening. {pal} watched from behind a large saucepan lid. {hero} let go of the ball, and covered {their} eyes, and had to be told about it afterward. The books toppled over, the spoon descended, and a ribbon of honey, neither early nor late, settled on the very middle of the {treat}. The bell rang. {extra} {elder} did not eat it immediately. First {elder.he} took {hero} by both hands and danced {them} around the kitchen, slippers and all. "Anybody can be given a breakfast," {elder} declared. "I was given a mystery as well."`,
      ],
    },
    {
      place: "workshop",
      time: "evening",
      weather: "clear",
      pose: "sitting",
      feeling: "happy",
      with: ["elder happy", "pal happy"],
      props: ["gear", "clock", "@treat"],
      happening: "{hero} sits in the workshop with {elder} and plans another machine.",
      I: [
        `{close} The machine stands in the workshop now, with a new part. It is a thermometer, and it has a sign. "If it is cold, be patient," <says the sign|it says>. {elder} comes by every <Sunday|Sunday morning>, and they improve something together. <Last week it was jam.|Last week they began on mustard.> {pal} stands well back. The page with the two jars hangs <over|above> the bench, framed, and there is a honey fingerprint in the corner.`,
        `{close} The machine is in the workshop again, where it is warm. {elder} comes every Saturday to make it worse, and then better. Above the workbench hang two important rules, in {hero's} best writing. "If it works, be happy," says the first. "If it doesn't, be curious," says the second. {pal} has added a third. "Wear a hat."`,
      ],
      A: [
        `{close} The machine stands in the workshop to this day, and it has one additional part, which is a thermometer. Underneath it hangs a small sign. "If it is cold," says the sign, "kindly be patient." Every Sunday {elder} comes over in an apron with <eleven|nine> pockets, and together they improve something. <At present they are having a good deal of trouble with jam.|At present they are working on mustard, from behind a door.> The page about the two jars has been framed and hangs above the bench. It has a fingerprint of honey in one corner; and if you should ask {hero} which was the best day of the machine, {they} will not say the evening on which it worked seven times.`,
        `{close} A birthday present is usually finished by the evening, but this one has never been finished at all. {elder} comes around to the workshop every Saturday, and together they make it a little worse, in order to find out why. There is a thermometer on it, next to the spoon. Above the bench hangs the page with the results of the race, in a golden frame, which on closer inspection is only sticky. And {pal}, who was the first to be hit by it, has the seat of honor whenever it is tested. It is at the back, underneath an umbrella.`,
      ],
    },
  ],
};
