import type { Shape } from "@/lib/features/writing/classic/grammar";

export const DARK_LIGHTHOUSE: Shape = {
  id: "adventure/dark-lighthouse",
  theme: "adventure",
  wild: 4,
  tags: ["sea", "night", "storm", "brave", "dark", "family"],
  about: ["lighthouse lamp handle wheel", "boat ship sea ocean harbor sailor sailing", "dark night fog"],
  cast: {
    pal: ["cat", "dog", "girl", "boy", "mouse", "bird"],
    keeper: ["grandmother", "grandfather"],
  },
  picks: {
    cake: [{ text: "ginger cake" }, { text: "apple pie" }, { text: "plum cake" }],
  },
  refrain: {
    B: [`"One, two, three, wink!"`, `"One, two, three, home!"`],
    E: [`"One, two, three, wink!" went the light.`, `"One, two, three, home!" went the light.`],
  },
  beats: [
    {
      place: "village",
      time: "evening",
      weather: "cloudy",
      pose: "pointing",
      feeling: "worried",
      with: ["pal worried"],
      props: ["boat"],
      happening: "{hero} looks out over the evening harbor and points at a lighthouse that is dark.",
      B: [
        `{open} Each night a light led the boats home. {refrain} Now it was dark.`,
        `{open} "Look," {again} said. "The big light is out! How will the boats come home?"`,
      ],
      E: [
        `{open} {refrain} It did that <every night|every evening>, to bring the <boats|little boats> home. But tonight there was no wink at all. "{pal}," {again} said, "the lighthouse is asleep."`,
      ],
      I: [
        `{open} Every evening, {again} sat on the harbor wall and waited for the lighthouse to say good night. It counted slowly to three, and then it winked, all the way across the water. One, two, three, wink. Tonight {hero} counted to three, and then to thirty. The tower stood there as black as a closed umbrella. "Something is wrong," said {hero} to {pal}.`,
        `{open} The lighthouse had a habit that {again} loved. It counted to three and then it winked, one, two, three, wink, until the very last boat had come home. This evening {hero} sat on the harbor wall with {pal} and counted to three. Nothing happened. They counted again, more slowly, in case they had hurried. The tower stayed dark.`,
      ],
      A: [
        `{open} You could tell the time in that village by the lighthouse. At seven every evening it cleared its throat, so to speak, counted silently to three, and winked, and it went on counting and winking until the last fishing boat was safely home. {hero} liked to sit on the harbor wall beside {pal} and count along. On this particular evening they counted to three, and nothing happened. They counted to thirty, in case the lighthouse was having trouble with its numbers. Still nothing happened, and the tower stood against the clouds as black as a closed umbrella.`,
        `{open} Every evening at seven the lighthouse said good night to the village, and every evening somebody said it back. {Again} did it from the harbor wall, with {pal}. You counted to three, the light came around, and you waved as hard as you could. Tonight {they} counted, and waved, and there was nothing to wave at. "You counted too fast," said {pal}. So they tried it slowly, and then they tried it backward. The tower went on standing in the dusk like a candle that somebody has forgotten to light. Behind it, where the fishing boats ought to have been turning for home, the sea was getting very gray.`,
      ],
    },
    {
      place: "kitchen",
      time: "evening",
      weather: "cloudy",
      pose: "standing",
      feeling: "determined",
      with: ["keeper worried", "pal curious"],
      props: ["lantern", "basket", "cup"],
      happening: "{hero} packs a bag in the kitchen while {keeper} sits with one foot on a stool.",
      I: [
        `The keeper of the lighthouse was {keeper}, and {keeper} was sitting in the kitchen with one foot on a stool. It was as round and purple as a plum. "I missed the bottom step," said {keeper}. "I cannot climb anything, and there are four boats still out there." {hero} was already packing a bag. In went {bag}. "Then somebody else will have to climb instead," {they} said, and put on {their} boots.`,
        `{keeper} looked after the lighthouse, but tonight {keeper.he} was looking after a foot. It lay on three cushions, and the slipper would not go on. "There are four boats out there," said {keeper}, "and a fog is coming. But I am no use on a stair." "I am good on stairs," said {hero}. {They} packed {bag}, and {pal} was <already |>at the door. "Turn the handle," {keeper} called after them, "and keep on turning it!"`,
      ],
      A: [
        `The keeper of the lighthouse was {keeper}, who was discovered in the kitchen, with one foot on a stool and a bag of frozen peas on the foot. "I went up those stairs forty thousand times without an accident," said {keeper} bitterly, "and then I missed the one at the bottom. There are four boats out tonight, with a fog gathering behind them." {hero} had already opened {their} bag, and put in {bag}. "Then somebody else will have to go up instead," {they} said. {keeper} looked at {them} for a considerable while. "Wind the handle," {keeper} said, "and don't stop."`,
        `They discovered the keeper of the lighthouse at home, which was the first bad sign, because {keeper} was never at home at this hour. One foot was propped up on three cushions, and the slipper would no longer go on. "I fell over my own umbrella," said {keeper}, "and I should like it to be known that I never once fell over the sea." Four fishing boats were still out on the water, and behind them a bank of fog was <sliding|creeping> in. "How many stairs are there?" asked {hero}, who had already packed {bag}. "There is a handle at the very top," said {keeper}, instead of answering. "You wind it, and you continue winding until every one of them is home."`,
      ],
    },
    {
      place: "lighthouse",
      time: "evening",
      weather: "wind",
      pose: "reaching",
      feeling: "worried",
      with: ["pal worried"],
      props: ["door", "lantern"],
      happening: "{hero} pulls at the big lighthouse door, which is stuck fast.",
      B: [
        `{keeper} had a bad foot. "I can go," said {hero}. {They} took {bag}. But the door was stuck.`,
        `"My foot hurts," said {keeper}. So {hero} went, with {bag}. But the big door was stuck.`,
      ],
      E: [
        `{keeper} kept the lighthouse, but {keeper.he} had hurt one foot<| badly>. "Then I will <go|do it>," said {hero}. {They} packed {bag}, and {pal} came too. But the <lighthouse door|big door> was stuck. They pushed it and <pulled|hammered> it, and it <just|only> sat there.`,
        `{keeper} sat at home with a bad foot. "Who will light the lamp now?" {keeper.he} asked. "We will," said {hero}, and packed {bag}. But the <tall|heavy> lighthouse door was full of salt, and it was stuck.`,
      ],
      I: [
        `The path to the lighthouse was wet and the wind was rude. At the end of it stood the door, taller than any other door in the village, and every bit as stubborn. A whole summer of salt had crept into its hinges. {hero} pushed with both hands. {pal} pushed with everything. The door did not even bother to creak. Behind them, the first gray fingers of fog were feeling their way over the wall.`,
        `It was so windy on the harbor wall that {pal} was blown sideways twice. At the far end stood the lighthouse, with its enormous green door. {hero} seized the iron ring and pulled. "Push and pull together," suggested {pal}, which was difficult to do. All summer, salty water had been gluing that door to its frame. Out at sea, the fog had already swallowed the first of the rocks.`,
      ],
      A: [
        `The path to the lighthouse ran along the top of the sea wall, where the wind was strong and had no manners. At the far end stood the door. It was the tallest door in the village and certainly the most stubborn, for a whole summer of salt had crept into its hinges and settled down there. {hero} turned the iron ring and pushed with both hands; {pal} leaned beside {them} and pushed with everything else. The door did not open, and it did not even trouble to creak. Behind them, very quietly, the first gray fingers of fog came feeling their way over the wall.`,
        `Nobody comes to a lighthouse by accident. You have to walk the entire length of the harbor wall, while the wind tries out your buttons one at a time. The door was waiting for them at the other end, green and gigantic. Three months of salt water had glued it securely to its frame. "After you," said {pal} politely. {hero} took hold of the iron ring, put one foot against the wall, and pulled until {they} saw <stars|small lights>. "Possibly it is asleep," suggested {pal}. Out beyond the rocks a horn was calling, and the fog had begun to swallow the evening, one piece at a time.`,
      ],
    },
    {
      solve: "free",
      goal: "the door",
      place: "lighthouse",
      time: "evening",
      weather: "fog",
      with: ["pal excited"],
    },
    {
      place: "tower",
      time: "night",
      weather: "fog",
      pose: "climbing",
      feeling: "brave",
      with: ["pal brave"],
      props: ["lantern"],
      happening: "{hero} climbs a dark winding stair with a lantern, step after step.",
      B: [
        `Up and up they went, round and round. It was very dark. "I am here," said {pal}.`,
        `It was dark in there. Up they went, step by step. "Just hold on to me," said {hero}.`,
      ],
      E: [
        `Inside, the stairs went around and around. It was as dark as a pocket. {hero} held up the lamp and counted each step out loud. A step is not so scary when it has a number. There were ninety-nine.`,
        `A <narrow|winding> stair went up and up. {pal} held on to {hero}. "Tell me the numbers," whispered {pal}. So {hero} gave every step a number. Nothing can jump at you between six and seven.`,
      ],
      I: [
        `Inside, the stairs curled up like a shell. The lantern made a small yellow room around them, and beyond that there was nothing but dark. {hero} counted the steps out loud, because a step is not so frightening when it has a number. At forty, something fluttered. At sixty, something sighed, but that was only the wind. {mid} At one hundred and ninety-nine, there were no more stairs.`,
        `Behind the door it was black, and it smelled of old rope. {hero} held up the lantern, and there were the stairs, going up and around and out of sight. "Say something," whispered {pal}, "so that it is not so quiet." So {hero} gave every stair a number, out loud. {mid} Number fifty-two creaked. Number ninety had a spider on it, who was just as surprised as they were. After number one hundred and ninety-nine, there was only a <ceiling|trapdoor>.`,
      ],
      A: [
        `Inside, the stairs curled upward like the inside of a shell. The lantern made a small yellow room around the two of them, which climbed as they climbed. Beyond its walls there was only darkness and the smell of old rope. {hero} counted the steps out loud, having noticed that a step is far less frightening once it has a number. At forty, something fluttered past. At sixty, something sighed, though it turned out to be the wind. {mid} At one hundred and twenty their knees began to complain. At one hundred and ninety-nine, quite suddenly, there were no more stairs left to count.`,
        `The lantern showed them a wall, a rope, and the first seven stairs, which went around a corner as though they had something to hide. "It is only a staircase," said {hero}, "and a staircase is nothing but a floor in pieces." {pal} thought that this was probably easier to believe in the daytime. They agreed to count out loud, so that the darkness would know that there were two of them. {mid} Number fifty-two creaked at them, and then it creaked again, as if to apologize. On number ninety an elderly spider put out one leg, and took it back. Toward the end they were counting in whispers, for lack of breath. And when {hero} had whispered "one hundred and ninety-nine," {their} foot came down on something flat.`,
      ],
    },
    {
      place: "lighthouse",
      time: "night",
      weather: "fog",
      pose: "standing",
      feeling: "surprised",
      with: ["pal surprised"],
      props: ["light-bulb", "gear"],
      happening:
        "{hero} stands in the glass room at the top and looks at the great lamp with a hole where its handle should be.",
      E: [
        `At the very top was a room made of windows. In the middle sat the great lamp, as big as a cow. "You only have to wind it with the handle," said {hero}. There was a hole for it. But there was no handle!`,
        `Upstairs there was nothing but windows. The lamp stood in the middle, all brass and glass. "Now we turn the handle," said {hero}. They looked behind it and under it. There was only a hole where the handle should be!`,
      ],
      I: [
        `At the top was a room made entirely of windows. In the middle of it sat the great lamp, as big as a cow and twice as shiny. It was standing on a circle of brass wheels. One of the wheels had a square hole in it, exactly the right shape for a handle. {hero} carefully put a finger in the hole. "There is no handle," {they} said, in a very small and <worried|unhappy> voice.`,
        `They climbed up through the floor, and arrived in the sky. That was how it felt, with windows everywhere. In the center, on a nest of brass wheels, was the lamp. {pal} went closer and met {pal.his} own face in the glass, enormous and upside down. "Now we simply turn the handle," said {hero}. In the biggest wheel {they} discovered a square hole for it. {They} looked behind the lamp, and underneath. There was a hole, and that was <all|everything>.`,
      ],
      A: [
        `At the top was a room made entirely of windows, and in the middle of it stood the great lamp. It was as big as a cow and considerably shinier, and it sat on a nest of brass wheels, each one meshing with the next like polite people shaking hands. You wound it up, {keeper} had explained, and it turned by itself for an hour; and then you wound it up again. In the side of the largest wheel was a square hole where the handle belonged. {hero} put one finger into the hole. Then {they} looked at {pal}, because there are moments when you have to look at somebody. There was no handle in it.`,
        `They came up through the floor into a room that had no walls, only windows; and beyond the windows was the entire evening. The lamp stood in the middle. It was made of so many rings of glass that it looked like a splash that has been frozen, and in every ring there was a small, upside-down {pal}. "You wind it with the handle," {hero} repeated, walking around it. There was an oil can, and a stool with a cushion, and somebody's knitting. In the largest of the brass wheels {they} discovered a square hole, where a handle had obviously been at home. {They} walked around the lamp again, more slowly, in case {they} had missed it. "It must have gone on vacation," said {pal}.`,
      ],
    },
    {
      place: "lighthouse",
      time: "night",
      weather: "fog",
      pose: "thinking",
      feeling: "worried",
      with: ["pal worried"],
      props: ["boat", "bell"],
      happening: "{hero} presses against the dark window and listens for the boats out in the fog.",
      B: [
        `The big lamp had lost its handle! It was not here. It was not there. "Oh no," said {hero}.`,
        `At the top was the lamp. But where was its handle? With no handle, there was no light!`,
      ],
      E: [
        `Far out in the fog, a horn blew, and then another. The boats were asking where home was. They were waiting for the light. "Hold on a little longer!" called {hero}. "We only have to find the handle."`,
        `"Toot," said something out in the fog. "Toot, toot?" All four boats were out there. Nobody on them could see the harbor or the rocks. "Wait for us!" called {hero}. "We are looking for the handle everywhere!"`,
      ],
      I: [
        `Far below, out in the fog, a horn blew. It was answered by <a second horn, and a third|another horn, and another>, each in a different voice. The boats were close together and they could not see the rocks, and they were asking <where home was|one another where home was>. {hero} pressed {their} forehead against the cold glass. "It must be up here somewhere," {they} said. "Nobody carries a handle down all those stairs." But it was not on the floor, and it was not on the hook.`,
        `"Listen," said {pal}. From the left came a toot like a cow with a cold. From the right came a toot like a duck. Somewhere in between, two others were calling <at the same time|together>. "They can't even see each other," whispered {hero}. {They} had already looked on every shelf, and underneath the cushions, and twice behind the lamp. But a handle never goes anywhere by itself. It was hiding somewhere in this very room, and somebody had to discover it quickly.`,
      ],
      A: [
        `Somewhere below them, out in the fog, a horn blew. Another answered it, deeper, and then a third that was rather hoarse, and {hero} knew all of them, because {they} had waved at those boats every day since {they} could wave. They had stopped moving altogether. They were sitting out there in the gray, politely asking one another where home was, and not one of them knew. "It must be up here," said {hero}, with {their} forehead against the cold glass. "Nobody would carry a handle down a hundred and ninety-nine steps." But it was not on the floor, and it was not on its hook, and it was not under {pal}, who stood up especially so that they could check.`,
        `There is a sound that people who live beside the sea do not like, and now it came up to them through the fog. It was a horn, and it was asking a question. A second horn replied from much too far to the right, with another question, and after that came two of them together. "That is the blue boat, with the cough," said {hero}, "and that is the one that brings the mackerel." On every one of them were people whose supper was getting cold. {hero} put down the lantern very carefully, because {their} hands had begun to shake. "We are going to look for it," {they} told {pal}, "as if it were the last cookie. A handle is <far|much> too lazy to go down all those stairs by itself."`,
      ],
    },
    {
      solve: "find",
      goal: "the handle",
      place: "lighthouse",
      time: "night",
      weather: "fog",
      with: ["pal curious"],
    },
    {
      place: "lighthouse",
      time: "night",
      weather: "fog",
      pose: "holding",
      feeling: "determined",
      with: ["pal excited"],
      props: ["light-bulb", "gear"],
      happening: "{hero} winds the handle of the great lamp and its beam sweeps out over the sea.",
      E: [
        `Someone had used the handle to hold a window open! {hero} put it in the hole and turned. The wheels began to move, clicking and clacking. The lamp opened its eye. {refrain}`,
        `The handle had held a window open all summer! {hero} put it in and turned, and {pal} helped. Click, clack, clatter went the wheels. Then a long white light jumped out over the water. {refrain}`,
      ],
      I: [
        `Somebody had <used|borrowed> the handle to prop a window open, that was all. {hero} fitted it into the square hole and turned. It was as heavy as a sack of potatoes. Click, went the smallest wheel, and passed it on to the next, and the next. Deep inside the lamp, something hummed and woke. Then a long white arm of light reached out over the sea. One, two, three, and there it was: a wink.`,
        `So that was where the handle had been, holding a window open to let in the summer. {hero} pushed the handle into its hole and turned with all {their} strength. Absolutely nothing happened. Then {pal} helped, and they tried again. There was a click, and a clack, and suddenly a hundred tiny clatters. The lamp flickered, coughed, and opened its enormous eye. "One, two, three," they whispered together, and the whole harbor winked.`,
      ],
      A: [
        `Somebody, on some hot afternoon, had used the handle to prop a window open. {hero} fitted it into the square hole and leaned on it. It moved like a sack of potatoes that has been asked a favor. Click, said the smallest wheel, and it passed the message to its neighbor, until the biggest of them all gave a groan and began to turn. Something deep inside the lamp hummed and woke. Then, from one side of the world to the other, a magnificent white arm of light reached out over the water. One, two, three, and there it was: a wink.`,
        `The handle was wedged beneath a window frame, where it had been letting in the breeze since July. {hero} carried it over to the lamp, fitted its square end into the square hole, and discovered that {they} would need {pal}. They turned it together, first an inch, and then another inch. A shiver passed through the whole machine, as it does when a very old gentleman is being helped out of an armchair. Behind all that glass something began to glow. It was as small as the tip of a match; it was as bright as a candle; it was as bright as the moon. Slowly, and with a groan of pleasure, the lamp turned its face to the sea. "One," they said, and "two," and "three," and it winked at everything there was.`,
      ],
    },
    {
      yields: true,
      place: "lighthouse",
      time: "night",
      weather: "fog",
      pose: "reaching",
      feeling: "determined",
      with: ["pal determined"],
      props: ["bell", "rope", "light-bulb"],
      happening: "{hero} pulls the rope of a big bell while the lamp shines into thick fog.",
      E: `But the fog was like soup. It ate up the light. "They will have to <hear us, too|listen instead>," <said|decided> {hero}. {They} pulled at the heavy bell rope. With <every|each> <single |>wink, there was a <mighty |>bong.`,
      I: [
        `But fog eats light. The long white arm went in like a spoon into soup, and the horns sounded even farther away than before. "If they are not able to see us," said {hero}, "they will have to hear us instead." Above the door hung an enormous bell that nobody had used for twenty years. {hero} kept winding, {pal} swung happily on the rope, and together they went wink, bong, wink, bong.`,
        `"Can they see us now?" asked {pal}. {hero} looked out, and felt absolutely miserable. The light traveled a little way into the fog, and there it stopped, as if it had bumped into a wall of wool. "When somebody is lost in the darkness," {they} decided, "somebody has to call them." Above their heads hung an enormous copper bell. {pal} jumped for the rope. After that there was a bong with <every|each> wink, and it rattled the windows.`,
      ],
      A: [
        `But a fog eats light, and this particular one was hungry. The white arm went into it like a spoon into soup, and the horns, when they called again, sounded farther away than before. {hero} bit {their} lip and thought. "If they are unable to see us," {they} said slowly, "we shall have to be heard as well." Above the stairs hung an enormous bell that nobody had rung in twenty years, chiefly because the rope was too high for anyone sensible. {pal} was not feeling sensible. With one jump, and one undignified scramble, {pal} was swinging from it like the weight of a grandfather clock, while {hero} went on winding. Together they went wink, bong, wink, bong.`,
        `They had been so busy with the winding that it was a minute before anyone looked out. The beam was there, as broad as a highway; but it was a highway that ran for thirty yards and ended in wool.  "It is no use shining at them harder," said {hero}. "If your friend cannot see you, you do not make a bigger face. You call." Above the stairs hung an enormous storm bell, silent for so many years that a sparrow had nested in it, and moved away, and left the furniture. {pal} galloped toward the rope, and missed, and galloped again. The very first bong blew the dust off everything. After that there was another for every wink, and {hero} could feel them in {their} knees.`,
      ],
    },
    {
      place: "lighthouse",
      time: "night",
      weather: "fog",
      pose: "waving",
      feeling: "proud",
      with: ["pal happy"],
      props: ["boat", "light-bulb"],
      happening: "{hero} keeps winding the lamp and waves as the last small boat sails out of the fog.",
      B: [
        `{hero} put the handle in. Around it went! {refrain} Four boats came in, one by one.`,
        `Now {hero} could turn it. On came the light! {refrain} All four boats saw it.`,
      ],
      I: [
        `The first boat slid out of the fog, and then the second, and then the third. "Now you may stop," said {pal}. {hero} shook {their} head. {keeper} had said four boats. So {they} wound, and {they} counted, until both arms felt like wet noodles. {extra} And at last there came a small, late toot. The littlest boat of all came puffing around the rocks, and everybody on it was waving.`,
        `Nobody knows how long they wound and rang. {extra} Then {pal} gave a shout. A red lamp came swaying out of the fog, with a boat underneath it, and behind that boat came two more. "Three!" cried {hero}. But after the third there was only gray. {They} went on winding, with arms like jelly, because three is not four. And at last something tooted, no louder than a mouse. Around the rocks came the smallest boat, and everyone on it was <holding up a lantern|throwing a cap in the air>.`,
      ],
      A: [
        `The first boat slid out of the fog, and after it the second and the third, and on the harbor wall people were already cheering. "That will do," said {pal}. But {keeper} had said four boats, and {hero} could count. So {they} wound, and rested, and wound again, until both of {their} arms felt like wet noodles. {extra} The minutes went by, one wink after another. And then, very small and very late, there came a toot that was almost a squeak. The littlest boat of all came puffing around the rocks, with its entire family waving at the light.`,
        `Nobody could say how long it lasted, since there are no clocks inside a fog. They wound the handle; they rang the bell; they exchanged places and continued. {extra} Finally a red lamp came swaying out of the gray, and beneath it was a fishing boat. Following it were two others, tied together so as not to lose each other. "That is three," said {pal}, releasing the rope. "Three is not four," said {hero}, who could no longer feel {their} elbows. They gave it another wink, and another, and only one more after that. And there, as careful as somebody wearing new shoes, the littlest boat of them all came around the rocks.`,
      ],
    },
    {
      place: "bedroom",
      time: "night",
      weather: "starry",
      pose: "sitting",
      feeling: "happy",
      with: ["keeper proud", "pal sleepy"],
      props: ["blanket", "cake", "cup"],
      happening:
        "{hero} sits in bed with cake beside {keeper} and watches the lighthouse through the window.",
      B: [
        `All the boats came home. {refrain2} {keeper} gave {hero} a big, big hug. {close}`,
        `Four boats were safe. "The light says good night," said {keeper}. {refrain2} {close}`,
      ],
      E: [
        `Then all the boats came in, and the <littlest|smallest> one came last. {keeper} had hot {cake} for <everybody|them all>. {extra} {close} {refrain2}`,
        `In came the boats, and the littlest was last. At home, {keeper} gave {hero} the biggest piece of {cake}. {extra} {close} {refrain2}`,
      ],
      I: [
        `Afterward there was hot {cake} in bed, which is usually forbidden. {keeper} did not say much. Keepers never do. But the spare key to the lighthouse was lying on the blanket, with a ribbon on it. {close} Outside, the fog had gone, and the light reached across the ceiling. One, two, three. {hero} winked back.`,
        `That night there was hot {cake} under the covers, and nobody mentioned crumbs. "All four of them," said {keeper}, and unfolded a handkerchief. In it lay an enormous key. "Any lighthouse," said {keeper}, "ought to have two keepers." {close} The light came wandering over the ceiling, and this time {hero} winked before it did.`,
      ],
      A: [
        `Afterward there was hot {cake} in bed, which on any other evening would have been completely forbidden. <{keeper} sat beside it with the bad foot on a cushion and did not say very much, because keepers seldom do.|> But when the plates had been taken away, something was left lying on the blanket: a key as long as a hand, with a ribbon tied to it. "The spare one," said {keeper}. "In case of stairs." {close} Outside, the fog had rolled itself up and gone. The long white arm of light came in at the window and crossed the ceiling, and {hero}, who was nearly asleep, counted to three and winked back.`,
        `Nothing whatever was said that night about bedtime, or about {cake} in bed, or even about the crumbs. {keeper} listened to the entire story, and afterward asked for the part with the bell again. "I always believed that it took a grown-up to look after a light," said {keeper}. "Evidently it takes somebody who can count to four." {close} Underneath the pillow lay a key as long as a spoon, with a ribbon tied around it. Outside, the long white beam wandered over the water, and came back, to see whether there was anybody else. {hero} winked at it with both eyes, and did not open them until morning.`,
      ],
    },
  ],
};
