import type { Shape } from "@/lib/features/writing/classic/grammar";

export const FALLEN_STAR: Shape = {
  id: "science/fallen-star",
  theme: "science",
  wild: 9,
  tags: ["space", "night", "sky", "shy", "discovery", "friend", "home", "kind"],
  cast: {
    pal: ["dog", "cat", "girl", "boy", "robot", "rabbit"],
    visitor: ["alien"],
  },
  picks: {
    acid: [{ text: "lemon juice" }, { text: "vinegar" }],
  },
  refrain: {
    B: [`Fizz, fizz, stop.`, `Fizz, fizz, up!`],
    E: [`Fizz, fizz, fizz, and then it stopped.`, `Fizz, fizz, fizz, and it did not stop!`],
  },
  beats: [
    {
      place: "attic",
      time: "night",
      weather: "starry",
      pose: "pointing",
      feeling: "excited",
      with: ["pal surprised"],
      props: ["telescope", "star"],
      happening: "{hero} points through the attic window at a green light falling from the sky.",
      B: [
        `{open} {Again} looked at the night sky. A green star fell down! "It hit the hill!" {they} said.`,
        `{open} "That star is green!" {again} said. Down it came. It fell on the hill.`,
      ],
      E: [
        `{open} {Again} looked at the stars every night. There were all the old ones, and then there was a new one. It was green. It was getting bigger. "{pal}," said {hero}, "I think it is landing!"`,
        `{open} {Again} was looking out of the attic window. One star was green, and it was moving! Down it came, with a long whistle. "That was no star," whispered {pal}.`,
      ],
      I: [
        `{open} Every clear night, {again} sat at the attic window and counted the stars that {they} could name. There were forty-one so far. Tonight there was an extra one. It was green, which stars are usually not, and it wobbled. {hero} turned the telescope and made it sharp. "It is getting bigger," {they} told {pal}. It got bigger still, made a sound like a whistle, and landed behind the meadow.`,
        `{open} There were forty-one stars in {hero's} notebook, each with a name. Tonight, from the attic window, {they} counted forty-two. The additional one was as green as a lime, and it could not keep still. "Stars don't wobble," {they} told {pal}, turning the telescope. They watched it grow. Suddenly it whistled, dropped like an apple, and landed behind the meadow.`,
      ],
      A: [
        `{open} On clear nights, {again} sat at the attic window with the telescope and said good evening to all the stars that {they} knew by name. There were forty-one of them so far. Tonight, unless {they} had miscounted, there were forty-two. The extra star was green, a color that stars do not generally come in, and it was wobbling. {hero} turned the little wheel until the picture was sharp. "It seems to be getting larger," {they} said, and {pal}, who had been asleep in the blankets, opened one eye. It grew larger still, gave a long descending whistle like a kettle changing its mind, and came down somewhere behind the meadow.`,
        `{open} {hero} kept a list of the stars, with forty-one names on it, and on every clear night {they} leaned out of the attic window and called the roll. Tonight forty-one of them were present, as usual. There was also one that was not on the list. It was green, and it wobbled, like somebody carrying a full cup down a staircase. "Perhaps it is new," suggested {pal}, peering into the telescope from the wrong end. It grew until it was as large as a grape, and then a plum. Then there was a descending whistle, and a distant thump, and the sky behind the meadow glowed green, and slowly went out.`,
      ],
    },
    {
      place: "kitchen",
      time: "night",
      weather: "starry",
      pose: "holding",
      feeling: "determined",
      with: ["pal excited"],
      props: ["lantern", "notebook", "basket"],
      happening: "{hero} packs a bag in the kitchen at night with a lantern and a notebook.",
      I: [
        `A scientist does not go back to bed when something has landed behind the meadow. {hero} pulled boots on over {their} pajamas. Into the bag went a notebook and a lantern, and on top of them {bag}. On the kitchen table {they} left a careful letter. "Gone to look at a star," it said. "Back for breakfast. Observations so far: green, wobbly, loud." Then {they} opened the back door without a sound.`,
        `"Somebody will have to investigate," said {hero}, and began to pack. There was a notebook for the facts and a lantern for finding them, and there was {bag}. Boots went over pajamas. Then {they} stopped at the kitchen table, because even scientists have families. "Something has landed," {they} wrote. "We are only going as far as the meadow. Please save us two eggs." The back door closed behind them without a click.`,
      ],
      A: [
        `A scientist does not simply go back to bed when something has landed behind the meadow. {hero} pulled {their} boots on over {their} pajamas, and filled a bag with a notebook, a lantern, and {bag}. On the kitchen table {they} left a note, so that nobody would worry. "Have gone to look at a star," it said. "Shall be back for breakfast. Observations so far: green, wobbly, whistles." {They} read it over, added the time and the temperature, and underlined the word breakfast. Then {they} opened the back door as quietly as a door can be opened, and the night, which smelled of grass and faintly of burned sugar, came in to meet them.`,
        `"It is now nine minutes past nine," said {hero}, writing it down, "and something has landed in our meadow. Somebody will have to investigate." The lantern was filled, the notebook was found, and everything was put into one bag, together with {bag}. {pal} suggested a sandwich, and the sandwich was put in as well. Before {they} left the kitchen, {hero} tore out a page. "Gone to the meadow, not any farther, to observe a green object," it said. "Please leave two eggs for us, and do not worry." {They} propped it against the sugar bowl. Outside, the darkness was warm, and it smelled remarkably like the county fair.`,
      ],
    },
    {
      place: "meadow",
      time: "night",
      weather: "starry",
      pose: "standing",
      feeling: "curious",
      with: ["pal curious"],
      props: ["lantern", "flower"],
      happening: "{hero} stands in a wide dark meadow with a lantern and looks for the fallen star.",
      B: [
        `{hero} took {bag}. {They} ran out to the hill. But the grass was high. Where was the star?`,
        `"We will find it!" They took {bag}. But it was so dark. Where was it?`,
      ],
      E: [
        `{hero} packed {bag} and put on {their} boots. The meadow was big and dark, and the grass was taller than {pal}. There was a warm smell, like burned sugar. But they could not see a star anywhere.`,
        `They ran out in the dark with {bag}. The wind smelled of burned sugar. They looked and looked in the long grass. But a fallen star can be very hard to see.`,
      ],
      I: [
        `By night the meadow was as big as an ocean. The grass came up to {hero's} chin, and all of it was the same midnight blue. There was a smell of burned sugar, first on this side and then on another. "Something the size of a star ought to be easy to find," said {pal}. But they <walked|wandered> up and down until their sleeves were soaked, and they <found one|only discovered a> sleeping cow and a boot.`,
        `The meadow was wide and black, and the grass was whispering. Everywhere {hero} shone the lantern, it looked exactly the same. There was a smell like candy apples, but it came from every direction. "Hello?" called {pal}. A cow answered. They walked in a line, and then in a circle, and their boots filled up with dew. "It certainly came down here," said {hero}. "Perhaps it is smaller than we imagined."`,
      ],
      A: [
        `In the daytime the meadow was merely a meadow, but by night it was as wide as an ocean, and the grass, which came up to {hero's} chin, was all of the same deep blue. The smell of burned sugar drifted past, first from one side and then from the other. "One would imagine," remarked {pal}, "that something the size of a star would be easier to locate." They walked up and they walked down, until their sleeves were soaked with dew. They discovered a sleeping cow, who was not pleased about it, and a boot that somebody had lost in the spring. They did not discover anything from the sky.`,
        `A meadow is an extremely different place at night. There is a great deal more of it, for one thing, and none of it is where you left it. {hero} held the lantern over {their} head and saw grass; {they} turned around and saw additional grass. The smell of burned sugar came and went. Once they followed it for a hundred steps, with {pal} in front, and it led them to a cow, who breathed on them kindly. "I was expecting a crater," {they} admitted. "I was expecting a fire," said {pal}, "and I am very glad to be disappointed." It had certainly come down here. It could not possibly be as big as it had looked.`,
      ],
    },
    {
      solve: "find",
      goal: "a tiny ship",
      place: "meadow",
      time: "night",
      weather: "starry",
      with: ["pal excited"],
    },
    {
      place: "meadow",
      time: "night",
      weather: "starry",
      pose: "kneeling",
      feeling: "surprised",
      with: ["visitor worried", "pal surprised"],
      props: ["rocket", "lantern"],
      happening: "{hero} kneels beside a tiny silver ship where a small green visitor hides.",
      B: [
        `It was not a star. It was a ship! A small green one hid in it. It was afraid.`,
        `It was a little ship! "Hello?" said {hero}. A small green one looked out. Then it hid.`,
      ],
      E: [
        `It was no star. It was a round silver ship, as big as a bathtub. Two eyes looked out of a little window. Then they were gone. "Somebody is in there," whispered {hero}, "and somebody is scared."`,
        `The ship was round and silver, as big as a bathtub. It was still warm. A little green face came up at the window, and went down again very fast. "Do not be afraid," said {hero}.`,
      ],
      I: [
        `It was not a star at all. It was a ship, round and silver and about as large as a bathtub, and it was steaming gently in the grass. In its side was a window. In the window, for half a second, was a face. It was small and green, with ears like leaves. Then it ducked. Something inside went clank, and a light that had been on was suddenly off.`,
        `So stars could have windows! It was a silver ship, no larger than a bathtub, and it had bent three daisies and nothing else. {hero} knelt down and breathed on the glass. Two enormous eyes were looking out at {them}. Above them two green ears, shaped like leaves, stood straight up. Then the eyes squeezed shut, the ears folded over them, and every light in the ship was hurriedly switched off.`,
      ],
      A: [
        `It was not a star at all. It was a ship, a round and silvery one, not much bigger than a bathtub, and it lay steaming gently in the flattened grass like a pudding. {hero} held the lantern higher. In the side was a window, and in the window, for rather less than a second, there was a face. It was small, and it was green, and it had ears like two leaves. Immediately afterward it was gone. There was a clank, and a bump, and a light that had been on was suddenly off. Nobody who saw it could possibly have doubted what it meant. Whoever was in there was pretending, with enormous determination, to be nobody.`,
        `It was not a star, unless stars have a door and a doormat. It was a little silver ship, hardly larger than a bathtub, and it had come down so carefully that it had bent only three daisies. {hero} wiped the window with one sleeve and looked in. Somebody was looking out. For as long as it takes to be surprised, the two of them were nose to nose; and on the other side of the glass the nose was green, and there were ears above it like two leaves. Then the ears folded down, and a curtain was drawn. "Nobody," said a trembling voice, in what was possibly the only word of English that it knew.`,
      ],
    },
    {
      solve: "shy",
      other: "visitor",
      place: "meadow",
      time: "night",
      weather: "starry",
      with: ["visitor curious", "pal calm"],
    },
    {
      place: "meadow",
      time: "night",
      weather: "starry",
      pose: "sitting",
      feeling: "curious",
      with: ["visitor sad", "pal calm"],
      props: ["rocket", "star", "notebook"],
      happening: "{hero} sits in the grass while the visitor draws a picture of home.",
      E: [
        `The visitor was named {visitor}. {Visitor.he} drew a picture in the mud. It was a home with two moons, and a mother at the door. Then {visitor} turned the ship over. The tank was empty. It could not fly.`,
        `{visitor} came from very far away. In the mud, {visitor.he} drew a house under two moons, and a mother. But the tank of the ship was empty! How could {visitor.he} ever fly home again?`,
      ],
      I: [
        `The visitor's name was {visitor}, or sounded like it. {Visitor.he} spoke no English, so {visitor.he} drew in the mud with one finger. There was a round house beneath two moons. There was somebody tall in the doorway, waving. Then {visitor.he} opened a lid in the ship and tipped it up, and one last drop fell out. The tank was empty. Two big tears, pale green ones, rolled down into the leaves of {visitor.his} ears.`,
        `One green finger pointed to its owner. "{visitor}," said the visitor. {hero} pointed at {themselves} and at {pal}, and after that they drew. {visitor} drew a round house in the mud, with two moons, and somebody at the window who was looking out. {Visitor.he} drew a ship, and a long line, and then {visitor.he} stopped, because the line did not reach. {Visitor.he} knocked on the tank. It made the sound of something completely empty.`,
      ],
      A: [
        `The visitor's name was {visitor}, or something extremely similar. {Visitor.he} did not understand a word of English, and {hero} did not understand a word of anything else. However, a muddy patch and a finger will take you a surprisingly long way. {visitor} drew a round house under two moons. {Visitor.he} drew somebody tall in the doorway, with one arm raised. Then {visitor.he} unscrewed a lid in the side of the ship and tipped it upside down. A single drop fell out and vanished in the grass. The tank was empty. {visitor} looked up, at a sky with nobody in it who was near enough to call.`,
        `It turned out that {visitor} was a name, and that almost everything else can be explained with mud. {visitor} drew a house, with two moons above it, and a window in which somebody was standing. {hero} drew a house, with one moon. They looked at each other's drawings with great respect. Next {visitor} drew the ship, and a dotted line that began at the two moons and traveled all the way around a puddle; but on the way back it came to an end, and the finger stayed where it was. {visitor} knocked twice upon the tank. It rang like a bell, which is the sound of something with absolutely nothing inside it.`,
      ],
    },
    {
      rest: "everyone",
      place: "meadow",
      time: "night",
      weather: "starry",
      with: ["pal calm", "visitor curious"],
    },
    {
      place: "laboratory",
      time: "night",
      weather: "starry",
      pose: "thinking",
      feeling: "determined",
      with: ["visitor curious", "pal curious"],
      props: ["beaker", "cup", "notebook", "potion"],
      happening: "{hero} mixes things in cups at a workbench while the visitor watches.",
      B: [
        `The ship could not fly. It had to have a push. {hero} put this and that in it. {refrain}`,
        `"It needs a push," said {hero}. They put in some milk. Then they put in soda. {refrain}`,
      ],
      E: [
        `"It needs something that pushes," said {hero}. {They} got jars and cups and wrote down every test. Water did nothing. Milk did nothing. {They} tried soda with a bit of {acid}. {refrain}`,
        `In the shed, {hero} tested one thing after another. Water and milk did nothing. But a spoon of soda with {acid} made a lot of foam! {refrain}`,
      ],
      I: [
        `"It runs on something that pushes," said {hero}. {They} carried the ship to the shed in a wheelbarrow and lined up every bottle in the house. Test one was water, which did nothing. <Test two was milk, which did nothing and then smelled.|> {mid} For test three they poured {acid} over a spoonful of baking soda. It hissed, foamed up and ran over the table, and the little ship jumped an inch into the air!`,
        `"A ship flies because something pushes it," said {hero}, and they rolled it to the shed in a wheelbarrow. Everything in the kitchen that could be poured was standing on the bench. Water only made a puddle. Milk made a smell. {mid} {visitor} recorded every failure carefully. Then {hero} poured {acid} on a spoonful of baking soda, and an angry white cloud climbed out of the cup. The ship hopped forward by an inch!`,
      ],
      A: [
        `"It runs on something that pushes," said {hero}, holding the drop up to the light. So they brought the ship to the shed in a wheelbarrow, and lined up every bottle that the kitchen could spare. Test one was water, which did nothing. Test two was milk, which also did nothing, and afterward smelled. {mid} They wrote down each failure, for a failure that has been written down is half of an answer. For test number nine they poured {acid} over a spoonful of baking soda. It hissed, it foamed, it climbed out of its cup; and {visitor's} ship, which had been standing too near, jumped an entire inch into the air.`,
        `"What it wants is a push," said {hero}, "and therefore we require something that would rather be somewhere else." They rolled the ship into the shed, and carried out everything in the kitchen that could be poured. Water had no desire to go anywhere. Milk was equally contented. {mid} {visitor}, who had been given a pencil, drew a neat gray circle for every failure, and after eight circles the page had begun to look like rain. The ninth experiment was a spoonful of baking soda with a splash of {acid}. It hissed; it swelled; it came out over the edge like a crowd from a stadium. Behind it the little ship leaped forward by an inch, and {visitor} drew a star.`,
      ],
    },
    {
      place: "laboratory",
      time: "night",
      weather: "starry",
      pose: "holding",
      feeling: "worried",
      with: ["visitor worried", "pal determined"],
      props: ["beaker", "rocket", "notebook"],
      happening: "{hero} measures careful spoonfuls into the ship's tank.",
      I: [
        `But an inch is not a journey. It fizzed all at once, and then it was over. "We need it to fizz slowly," said {hero}, "for the whole journey." They experimented, and changed only one thing at a time. Less {acid} was too little. More soda was too much. Then {visitor} pointed at a tea bag. They wrapped the soda in twelve tea bags, and the fizzing went on, and on, and on.`,
        `"One inch," said {hero}, measuring. "We need considerably more than that." The trouble was that all the fizz came out together. They tried it with less {acid}, and they tried it with less soda, one change at a time, and {pal} wiped the ceiling. Then {visitor} lifted a tea bag out of a cup. It was dripping slowly, one drop after another. Nobody had to say anything. They filled twelve tea bags with soda, and the fizzing lasted until the clock struck.`,
      ],
      A: [
        `But an inch is not a journey. It had fizzed all at once, the way that people eat candy on the first day of a vacation. "We require exactly the same push, only slower," said {hero}. So they did what scientists do, and changed only one thing at a time. Less {acid} was not sufficient, and more of it was a catastrophe; {pal} held the cups, and presently {pal} needed a bath. It was {visitor} who noticed the tea bags. They emptied twelve of them, filled them with soda, and sewed them up again; and this time the fizzing started softly, and settled to a hum, and it did not stop.`,
        `It was only an inch, and the ruler could not be persuaded. "There is nothing the matter with the push," said {hero}. "It is merely in too much of a hurry." They tried it with less {acid}; they tried it with colder {acid}; they changed one thing at a time, and {pal} went along behind with a cloth. {visitor} had discovered a cup of cold tea on the bench, and was lifting the tea bag up and down, to watch it drip. Drop, it went, and after a comfortable pause, drop. {hero} turned around extremely slowly. Twelve tea bags were emptied, and filled again with baking soda, and lowered into the tank; and the ship began to purr, and kept on purring.`,
      ],
    },
    {
      place: "meadow",
      time: "dawn",
      weather: "clear",
      pose: "waving",
      feeling: "proud",
      with: ["visitor happy", "pal happy"],
      props: ["rocket", "star"],
      happening: "{hero} waves as the little silver ship begins to rise over the meadow.",
      E: [
        `They put the soda in tea bags<|, so that it would go slowly>. {refrain2} {visitor} climbed in. {Visitor.he} put something warm and shiny into {hero's} hand. {extra} Then up, up, up went the ship!`,
        `With soda in tea bags, it went slowly and did not run out. {refrain2} {visitor} gave {hero} a little green stone, and hugged everybody. {extra} Then the ship flew up into the morning.`,
      ],
      I: [
        `They filled the tank just before sunrise. {visitor} climbed in, and climbed out again, and hugged everybody, including the cow. Then {visitor.he} pressed something into {hero's} hand. It was a pebble, smooth and green, and warm as an egg. {extra} The ship began to hum. It lifted out of the grass as gently as a soap bubble, wobbled once, and was gone. The forty-second star went out.`,
        `Nobody was in a hurry to fill the tank, but eventually it was full. {visitor} touched {hero's} nose with one green finger, which was probably a goodbye. Then {visitor.he} gave {them} a green pebble, as warm as an egg. {extra} The little ship purred. It floated up past the fence and the trees, and somebody waved from the window until it was too small to see. "Forty-one," counted {hero}, rather unsteadily.`,
      ],
      A: [
        `They filled the tank as the sky was turning pale. {visitor} climbed into the ship, and climbed out again, and hugged everybody, including the cow, who had come to see what all the noise was about. Then {visitor.he} took {hero's} hand and folded something into it. It was a pebble, quite smooth and faintly green, and as warm as a new egg. {extra} The ship began to hum. It rose out of the grass no faster than a soap bubble and turned around once, as if it were looking. It climbed, and dwindled, and was a star, and was nothing. "Forty-one," said {hero}, after a while. {Their} voice was not entirely steady.`,
        `They carried the ship back to the three bent daisies, because it seemed right to begin where it had ended. {visitor} touched everyone's nose with the tip of one finger, and the cow's as well, and afterward {visitor.he} put something in {hero's} hand and closed {their} fingers over it. It was a green pebble, as warm as a new egg. {extra} Then the tank was shut and the ship began to purr. It rose as slowly as bread, with somebody small and green waving at the window, and it was over the fence, and over the trees, and over the edge of the morning. {hero} waved until {their} arm ached. "Forty-one again," {they} said, to nobody in particular.`,
      ],
    },
    {
      place: "attic",
      time: "night",
      weather: "starry",
      pose: "sitting",
      feeling: "calm",
      with: ["pal sleepy"],
      props: ["telescope", "star", "crystal"],
      happening: "{hero} sits at the attic window with a glowing green pebble and looks at the stars.",
      B: [
        `{refrain2} Up went the ship, all the way home. {hero} waved. {close}`,
        `{hero} put in some more. {refrain2} The ship went home. They waved. {close}`,
      ],
      E: [
        `{close} Now {hero} has a <green|tiny green> stone by the window. It is cold all day. But <each night|every evening>, it gets warm. "{visitor} is home," <says|whispers> {hero}, and waves.`,
        `{close} The green stone lives on the windowsill. At nine every evening, it turns as warm as toast. "Good night, {visitor}," says {hero}. That means {visitor} is thinking of us.`,
      ],
      I: [
        `{close} The green pebble lives on the windowsill now, beside the telescope. <{hero} has measured it, weighed it and drawn it from six sides.|> All day long it is cold. But every evening at exactly nine, it turns warm, and stays warm for as long as it takes to count to ten. {hero} always taps the glass in reply. Far away, somebody has gotten home in time for supper.`,
        `{close} {hero} has tested the green pebble in every way that {they} could invent. It is not magnetic, and it does not dissolve. But each evening at nine o'clock it becomes warm, as though somebody very far away were holding the other end. {They} wrote number forty-two in the notebook, with a name beside it. It is the only star on the list that has been to visit.`,
      ],
      A: [
        `{close} The pebble lives on the attic windowsill now, and {hero} has examined it as a scientist should. It has been measured, weighed, and drawn from six sides, and it has taught {them} precisely nothing, except for one thing. All day long it is as cold as any other stone. But every evening, at nine o'clock exactly, it turns warm, and it stays warm for just as long as it takes to count slowly to ten. <{hero} has tried to think of a scientific explanation.|> In {their} notebook there is a page with nothing on it but a heading, which says "Possible reasons." Underneath, in very small letters, is written: "Somebody got home for supper."`,
        `{close} There are forty-two names on {hero's} list now. The last of them cannot be seen through any telescope, but {they} always call it with the others, at the end. The pebble lies on the windowsill, and it has been tested thoroughly; it does not dissolve, and it is not magnetic, and it is perfectly useless for skipping over water. Every evening, however, at exactly nine o'clock, it grows warm. Whenever {hero} was holding it at the time, it remained warm for a little longer. That is not a scientific result, since {they} always hoped that it would.`,
      ],
    },
  ],
};
