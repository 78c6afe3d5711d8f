import type { Shape } from "@/lib/features/writing/classic/grammar";

export const RUNAWAY_KITE: Shape = {
  id: "adventure/runaway-kite",
  theme: "adventure",
  wild: 2,
  tags: ["sky", "kite", "nest", "sharing", "kind", "travel", "street"],
  about: ["kite"],
  cast: {
    pal: ["dog", "girl", "boy", "fox", "rabbit"],
    mother: ["bird"],
  },
  picks: {
    kite: [{ text: "red kite" }, { text: "star kite" }, { text: "yellow kite" }],
  },
  refrain: {
    B: [`"Fly, kite, fly!"`, `"Fly, bird, fly!"`],
    E: [`"Fly, kite, fly, way up in the sky!"`, `"Fly, bird, fly, way up in the sky!"`],
  },
  beats: [
    {
      place: "hill",
      time: "morning",
      weather: "wind",
      pose: "running",
      feeling: "excited",
      with: ["pal excited"],
      props: ["kite"],
      happening: "{hero} runs along a windy hill with a kite that has a long tail of bows.",
      B: [
        `{open} {Again} had made {a kite}. It had ten blue bows. {refrain}`,
        `{open} {Again} had {a kite}. There were ten blue bows on its tail. {refrain}`,
      ],
      E: [
        `{open} It took {hero} <the whole|all> week to make the {kite}. The tail <was the very best part. It |>had ten <beautiful |>blue bows on it. {refrain} yelled {hero}.`,
        `{open} "Ten bows for the tail," {again} said, "and all of them blue." Now the {kite} was <finished|ready>. They carried it up the hill. {refrain}`,
      ],
      I: [
        `{open} It had taken {hero} seven days to make the {kite}. There had been two days of sawing, four days of gluing, and a day for nothing but the tail. It had ten blue bows, and every one of them was <perfect|beautiful>. "It <wants to go|is getting impatient>," said {pal}, for the wind was tugging at the string. So {hero} ran <down the hill|downhill> and let it.`,
        `{open} The string hummed, and the {kite} danced at the end of it like a fish on a line. {Again} had invented every part of it: the paper nose, and the skeleton, and especially the tail. "How many bows are there?" asked {pal}. "Ten," said {hero} proudly, "and I tied all of them <by myself|seven times>." The wind listened to this, and gave the string a curious little tug.`,
      ],
      A: [
        `{open} It had taken {hero} seven days to build the {kite}. Two of them had gone into sawing, four into gluing , and the whole of the last one into the tail. It was the tail that {hero} was proudest of. It was as long as a bedsheet and carried ten magnificent blue bows, every one of them tied by hand. On Saturday morning the wind was waiting on top of the hill like an impatient horse at a gate. {hero} ran, and let out the string, and away it went.`,
        `{open} Nobody in the village had ever owned anything like the {kite}. {Again} had spent seven evenings on it, and for most of them {they} had been slightly glued to the table. The tail was the masterpiece. It was decorated with ten blue bows, every one of which had been untied and tied again until it was perfect. On Saturday they carried it up the hill together, {pal} at the tail end, like bridesmaids with a train. The wind came bounding across the grass to meet them. It sniffed at the bows, and then it took the string out of their hands and ran.`,
      ],
    },
    {
      place: "hill",
      time: "morning",
      weather: "wind",
      pose: "reaching",
      feeling: "surprised",
      with: ["pal surprised"],
      props: ["kite", "basket"],
      happening: "{hero} reaches up as the kite string breaks and the kite flies away.",
      I: [
        `Up it climbed, until the ten bows were as small as ten blue flies. Then the wind took a deep breath. Snap! {hero} was holding a piece of string with nothing at the end of it. The {kite} waggled its tail, as if to say goodbye, and sailed away over the village. "After it!" shouted {hero}. {They} grabbed {their} bag, which had {bag} in it, and ran.`,
        `{hero} let out more string, and more, until there was hardly any left. {pal} was just explaining how a knot ought to be tied. Then there was a very small snap. The {kite} did a somersault. It seemed to notice that nobody was holding it, and it was delighted. "Come back!" called {hero}, but it was already sailing over the chimneys. {They} threw {bag} into a bag, and they both galloped down the hill.`,
      ],
      A: [
        `Up it climbed and up, until the ten bows were no bigger than ten blue flies, and {hero} felt the whole sky humming down the string into {their} hands. Then the wind took a deep breath. There was a snap, not even a loud one, and the humming stopped. {hero} was holding a piece of string that led to nothing whatever. High above, the {kite} waggled its tail like somebody leaving on a train, turned its nose toward the village, and sailed away. "After it!" shouted {hero}. {They} snatched up {their} bag, which contained {bag}, and lunch, and began to run.`,
        `It flew so well that they forgot to be careful. {hero} let out all of the string, and then {they} let out the last piece, the one that is meant to stay wrapped around the stick. {pal} was explaining something important about knots when there came a snap. It was a modest sort of sound, like a twig. The {kite} turned a somersault, and hung there for a second, evidently surprised at how light it felt. Then it set off over the chimneys with its tail streaming out behind, like a passenger who has just remembered a train. {hero} gathered up {bag}, and {pal} gathered up the sandwiches, and they raced down the hill after it.`,
      ],
    },
    {
      place: "village",
      time: "morning",
      weather: "wind",
      pose: "running",
      feeling: "worried",
      with: ["pal worried"],
      props: ["basket", "bell"],
      happening: "{hero} runs through the village and looks for the kite above the roofs.",
      B: [
        `Snap! The kite flew off. {hero} took {bag}. "Run!" But where was it now?`,
        `The string broke! Off went the kite. {hero} ran with {bag}. But the kite was gone.`,
      ],
      E: [
        `Snap, went the string! The {kite} flew off over the village. {hero} packed {bag} and ran after it. It had rung the school bell. It had even stolen a hat. But nobody knew where it was now.`,
        `But the string broke! Away went the {kite}, right over the roofs. "After it!" called {hero}. {They} took {bag} and ran. In the village, everybody pointed in a different direction. Where could it be?`,
      ],
      I: [
        `In the village, everybody had met it. It had tapped on the baker's window. It had rung the school bell, although it was Saturday. It had taken a hat from Mr. Pine and put it on the statue of the mayor. "And where did it go after that?" panted {hero}. Mr. Pine pointed at the woods. But at the edge of the trees there were three paths, and no kite on any of them.`,
        `"Has it got a tail?" asked the baker. "It knocked at my window, and it never bought anything." At the empty school it had rung the bell. In the market it had borrowed Mr. Pine's Saturday hat and delivered it to a <scarecrow|goose>. "It disappeared into the forest," said Mr. Pine, "and I was fond of that hat." They hurried to the woods, and there they hesitated. Which of the three paths would a kite prefer?`,
      ],
      A: [
        `In the village, everybody had already met it. It had tapped on the baker's window and made him drop a tray of buns. It had rung the school bell, so that three children had arrived on a Saturday and were extremely indignant. It had lifted the hat from old Mr. Pine and placed it, with great care, on the statue of the mayor, who had never looked so elegant. "And after that?" asked {hero}, who had a stitch. Mr. Pine pointed to the woods at the end of the street. But where the trees began, the path divided into three, and there was no sign of a kite on any of them.`,
        `It is not difficult to follow a kite through a village, because everybody will tell you about it, usually all at once. "It knocked at my window like a customer," complained the baker, "and then it would not come in." It had rung the bell of the school on a Saturday. It had visited the market, borrowed the hat of old Mr. Pine, and presented it to a <goose|scarecrow>. "It seemed to be having a wonderful morning," admitted Mr. Pine, who was holding an umbrella over his head instead. He pointed down the lane toward the woods. They thanked him and ran on, but under the first of the trees they came to a halt. There were three paths, all of them empty, and a kite does not leave footprints.`,
      ],
    },
    {
      solve: "find",
      goal: "a small blue bow",
      place: "forest",
      time: "noon",
      weather: "wind",
      with: ["pal curious"],
    },
    {
      place: "forest",
      time: "noon",
      weather: "wind",
      pose: "walking",
      feeling: "curious",
      with: ["pal happy"],
      props: ["tree", "leaf"],
      happening: "{hero} follows a trail of blue bows through the woods.",
      B: [
        `"A bow from the tail! Here is one more, and one more." They ran from bow to bow.`,
        `"A bow! It fell off the tail. Here is one more, and one more!"`,
      ],
      E: [
        `The tail was coming apart, one bow at a time! There was a bow on a <thorn|thorny> bush<. There was a bow|, and another> on a <snail|very happy snail>. The next one was floating in a puddle like a boat. "Four, five, six," counted {hero}.`,
        `It was a bow from the tail! The tail was losing them, one after another. "They show us the way," said {hero}. There was one on a toadstool, and another on a gate. {pal} wore all of them.`,
      ],
      I: [
        `The tail was coming apart, one bow at a time, and leaving a <trail|long and colorful trail> behind it. The second bow hung on a thorn bush. The third was sitting on a snail, who seemed to like it. The fourth had become a sailboat in a puddle, with a <beetle|very serious beetle> for its captain. {hero} collected every one of them, except for the snail's. {mid} "Eight, nine," {they} counted. "There is only one left."`,
        `"It is losing its tail," said {hero}, "one bow after another." It was like a paper chase. There was a bow on a toadstool and a bow on a gatepost. The next was being carried away by some ants, who refused to discuss it. {pal} wore the rest of them around {pal.his} neck and looked extremely elegant. {mid} "That makes nine," {hero} counted. "So there must be only a single bow holding on."`,
      ],
      A: [
        `The tail, it seemed, was coming undone as it flew, and it was leaving them a trail. The second bow hung from a thorn bush. The third had landed on a snail, who was wearing it with <such|such extraordinary> dignity that nobody liked to ask for it back. The fourth was sailing across a puddle with a beetle at the front, looking out for land. {hero} collected them as they went and hung them on {pal}, who began to resemble a birthday present. {mid} Deeper and deeper into the woods they went, and still the bows went ahead of them. "Eight," {hero} counted, "and nine. There is only one left after this."`,
        `"It must be losing its tail," said {hero}, "and it is losing it in an extremely helpful direction." They ran from bow to bow, as though the woods had been decorated for a party. One had come down over a toadstool, which had never looked so smart. Another was hurrying away along the ground, and turned out to have seven ants underneath it. They would not discuss the matter, and had to be allowed to keep it. {mid} {pal} wore all of the others, and insisted upon walking in front. "That was number nine," announced {hero}, when the path had become so narrow that they had to turn sideways. "There is only a single one left, and it will still be on the kite."`,
      ],
    },
    {
      yields: true,
      place: "meadow",
      time: "noon",
      weather: "wind",
      pose: "kneeling",
      feeling: "excited",
      with: ["pal excited"],
      props: ["kite", "flower"],
      happening: "{hero} creeps through tall grass toward the kite, which is about to fly off again.",
      E: [
        `In a meadow, the {kite} had stopped to rest. "Shh," whispered {hero}. They crept up on their hands and knees, closer and closer. {hero} put out a hand. Whoosh, said the wind, and it was gone again!`,
        `There lay the {kite} in the grass, taking a nap. They went closer on tiptoe. "Now!" yelled {pal}, but that was too loud. The wind woke up and carried the kite away again.`,
      ],
      I: [
        `Behind the trees lay a meadow, and in the meadow lay the {kite}, having a rest. "Quietly," whispered {hero}. They crept toward it on their elbows, through clover and buttercups. Ten more steps. Five more steps. {hero} stretched out one hand. Just then a butterfly sneezed, or perhaps it was the wind, and the kite jumped up and was gone again.`,
        `They nearly stepped on it. The {kite} was lying in a meadow, flat on its back, looking up at the clouds. "Pretend that you have not noticed," whispered {hero}. So they wandered closer, picking daisies and humming. They were only an arm's length away when {pal} whispered, "Now!" Perhaps that was a mistake. The wind heard it, too, and scooped up the {kite} before {hero}'s fingers could close.`,
      ],
      A: [
        `On the far side of the trees lay a meadow; and in the middle of the meadow, spread out comfortably among the buttercups, lay the {kite}. It appeared to be having a rest. "Quietly," breathed {hero}, and they went down on their elbows and crept through the clover, as patient as cats. There were ten steps to go, and then there were five. A grasshopper stared at them in astonishment. {hero} stretched out one hand, so slowly that it hardly seemed to be moving. {They} had actually touched the wood when the wind, which had only been pretending to be asleep, sat up.`,
        `They very nearly stepped on it. The {kite} was stretched out in a meadow, flat on its back among the daisies, like somebody watching the clouds go over. "We must not look as if we want it," {hero} whispered. So they strolled. They admired a thistle; they had a conversation about cheese; and all the time, without appearing to, they were wandering nearer. {pal} even yawned. At last there were only two steps left between {hero} and the string, and then there was only one. "Now!" shouted {pal}, who could not bear it a moment longer. The wind, which had been dozing in the hedge, woke with a jump, snatched up the {kite}, and was over the trees before they had finished falling down.`,
      ],
    },
    {
      place: "river",
      time: "afternoon",
      weather: "wind",
      pose: "jumping",
      feeling: "brave",
      with: ["pal worried"],
      props: ["leaf"],
      happening: "{hero} jumps from stone to stone across a stream.",
      E: [
        `At the river, there was no bridge, only five slippery stones. {hero} jumped to one and waved {their} arms. {They} jumped to another. Last of all came {pal}, with both eyes shut and a great big splash.`,
        `A river was in the way, with five slippery stones. "Never stop on one," said {hero}, and ran over them. {pal} did stop on one, to look at a little fish. Splash!`,
      ],
      I: [
        `Then there was a river in the <way|middle of everything>, and there was no bridge. There were five rounded stones, and every one of them looked slippery. {hero} jumped, and wobbled, and waved {their} arms like a windmill, and jumped again. {pal} followed with {pal.his} eyes shut, which <worked|succeeded> for four stones out of five. "I meant to do that," said {pal}, climbing out with a water lily on {pal.his} head.`,
        `A stream came next, brown and bubbling, with five stones in it instead of a bridge. "The secret," said {hero}, "is never to stop." {They} went over them like somebody playing a piano, and arrived almost dry. {pal} got as far as the middle stone and made the mistake of looking down. There was a short silence, and a long splash. "It is quite refreshing," said {pal}, paddling ashore with dignity.`,
      ],
      A: [
        `Beyond the ninth bow there was a river. Over the river there was no bridge, only five round stones that looked as though somebody had buttered them. {hero} jumped to the first, wobbled, whirled both arms like a windmill, and jumped again before the wobble could catch up. It turned out that this is the entire secret of stepping stones. {pal} preferred to do it with {pal.his} eyes closed. It is a method that is successful for four stones out of five. "I meant to do that," said {pal} with dignity, climbing out on the other side with a water lily on {pal.his} head.`,
        `At the bottom of the meadow a river was in the way, and somebody had put five stones into it instead of a bridge. They were round and green, and about as trustworthy as soap. "The secret of it," said {hero}, who had once seen it done by a goat, "is never to be on any of them for longer than you can help." {They} crossed it in five leaps and a scream. {pal} remembered the secret for two stones, forgot it on the third, and paused there to admire the view. There was a good deal of waving, and then there was a splash. When it had settled, {pal} could be observed paddling quietly toward the bank, wearing an expression of great calm, and a lily.`,
      ],
    },
    {
      place: "forest",
      time: "afternoon",
      weather: "wind",
      pose: "pointing",
      feeling: "surprised",
      with: ["pal surprised"],
      props: ["kite", "tree"],
      happening: "{hero} points up at the kite, stuck high in an old oak tree.",
      B: [
        `There was the kite! It was stuck up in a big tree. They could not get it down.`,
        `They ran to a very old tree. The kite was in it! It was stuck up there.`,
      ],
      E: [
        `And there was the {kite}! It was caught at the top of a very old tree. {hero} shook the branch, and {pal} threw a pine cone. The kite only rustled<| a little>. It was <stuck|completely stuck>, and it <seemed to like|liked> being stuck.`,
        `At last they saw something blue, high up in an old tree. It was the tail of the {kite}! {hero} climbed up and pulled. The branches held on to the kite, and it was stuck.`,
      ],
      I: [
        `On the far side stood the oldest tree in the woods. Its trunk was as wide as a wagon. And up in its branches, with the tenth blue bow dangling underneath, hung the {kite}. {hero} could just touch it from the lowest branch. {They} pulled gently, and then {they} pulled furiously. It was wedged between two branches like a letter in a mailbox, and <would not|absolutely would not> come out.`,
        `"There!" cried {pal}. Beyond the water grew a tree so old that it needed a wooden crutch. High in its leaves was something colorful, with a single blue bow beneath it. {hero} climbed up branch by branch until {they} could touch it. It would not come to the left. It would not come to the right. The wind had folded the {kite} into a fork of the tree, like a napkin into a glass. From somewhere above came a worried peep, but {they} did not <notice|hear> it.`,
      ],
      A: [
        `On the far bank stood the oldest tree in the woods, with a trunk as wide as a wagon and roots like sleeping crocodiles. And there, in the fork between two great branches, with the tenth blue bow dangling below it, was the {kite}. {hero} climbed until {they} could just reach it with one hand. {They} pulled gently, and then less gently, while {pal} called up advice. But the wind had pushed it in as neatly as a letter into a mailbox, and it would neither come forward nor go back. Something in the leaves above gave an anxious little cheep. {hero}, who was busy, hardly noticed.`,
        `The oldest tree in the woods stood on the other side, propped on a crutch like a grandfather. "I can see blue!" shouted {pal}, dancing around the trunk. It was the tenth bow, and above it, deep among the leaves, was a familiar paper nose. {hero} went up from branch to branch, until {they} could hook two fingers around the string. {They} tried coaxing it; {they} tried a sharp tug, and afterward several that were sharper. The wind had folded that kite into the fork of the tree as a waiter folds a napkin into a glass. Somewhere nearby a small voice said "cheep" in a tone of alarm, and then said it again. {hero}, whose mouth was full of string, did not pay any attention.`,
      ],
    },
    {
      solve: "free",
      goal: "the kite",
      place: "forest",
      time: "afternoon",
      weather: "wind",
      with: ["pal excited"],
    },
    {
      place: "forest",
      time: "afternoon",
      weather: "rain",
      pose: "kneeling",
      feeling: "surprised",
      with: ["mother worried", "pal surprised"],
      props: ["nest", "egg", "kite"],
      happening:
        "{hero} finds a nest with three eggs under the place where the kite was, and a small bird looks on.",
      E: [
        `Then it started to rain, and {hero} looked up. Under the kite there had been a nest! There were three little eggs inside, and now they were getting wet. "Please," said the mother bird, "that was my roof."`,
        `Suddenly it was raining. "Peep!" said somebody. Under the kite there had been a nest with three speckled eggs. "Your kite was our roof," said the mother bird. "Now we are getting wet."`,
      ],
      I: [
        `{hero} was hugging the {kite} when a raindrop landed on {their} nose, and {they} looked up. In the place where the kite had been, there was a nest. In the nest lay three speckled eggs. Beside them sat a small brown bird, trying to cover them all with two wings. "The storm carried my branch away," whispered {mother}, "and your kite was the most beautiful roof in the forest." The rain fell a little harder.`,
        `An icy raindrop ran down {hero}'s neck. "Cheep!" said somebody, extremely close. Exactly where the {kite} had been sitting, there was a nest. It contained three freckled eggs, and a little brown bird, who was trying to be an umbrella. "The storm carried away our branch," said the bird, whose name was {mother}. "Then a wonderful roof came flying over the forest, and landed on us. Was it yours?"`,
      ],
      A: [
        `{hero} had barely finished hugging the {kite} when the first raindrop landed on {their} nose, and {they} looked up. In the very place where the kite had been, there was a nest, and three speckled eggs lay in it. Over them stood a small brown bird named {mother}, who was trying to cover three eggs with only two wings. "Last week the storm took the branch above us," {mother} said, apologetically. "Afterward something beautiful came down out of the sky and made a roof for us, and I thought that somebody must have sent it." The rain was beginning to fall harder, and the smallest of the eggs had already collected a puddle.`,
        `{hero} was halfway down again, with the {kite} beneath one arm, when it began to rain. "Cheep," repeated somebody, considerably louder, and this time {they} looked around. In the fork of the tree, which had been so comfortable a minute ago, was a nest with three freckled eggs. A tiny brown bird had spread out both wings above them, and was discovering that a third was needed. "Excuse me," said the bird, whose name was {mother}. "We lost our own branch in the storm. Then a roof arrived, out of nowhere, and it was beautiful. I suppose that I ought to have asked whose it was." {hero} looked at the thing beneath {their} arm.`,
      ],
    },
    {
      place: "forest",
      time: "afternoon",
      weather: "rainbow",
      pose: "reaching",
      feeling: "happy",
      with: ["mother happy", "pal happy"],
      props: ["kite", "nest", "egg"],
      happening: "{hero} ties the kite over the nest as a roof while a rainbow comes out.",
      B: [
        `But see! There was a nest with three eggs. The kite kept them dry. {hero} put it back.`,
        `There was a nest! The kite was its roof. {hero} put the kite back. "You can have it."`,
      ],
      I: [
        `Seven days, thought {hero}. Two for sawing, four for gluing, and another for the tail. {They} looked at the kite, and then at the eggs. Deciding was considerably quicker than you would imagine. {They} climbed back up and tied the {kite} over the nest with nine blue bows, as tight as a drum. {extra} "Now it has landed properly," said {hero}.`,
        `It is difficult to give away something with your own glue on it. {hero} studied the paper nose, and the beautiful, battered tail. {mother} was not complaining at all. "It traveled here without anybody's help," {hero} said slowly. "Maybe it had an appointment." {pal} handed up the nine blue bows, and they fastened the {kite} above the nest. {extra} Rain drummed on the paper, and stayed outside.`,
      ],
      A: [
        `Seven days, thought {hero}: two for sawing, four for gluing, and one for the tail. {They} looked at the {kite}, with its beautiful nose and its straight back. Then {they} looked at the eggs, each of which had a drop of rain on it, and the decision took surprisingly little time. {They} climbed back into the branches and fastened the kite securely above the nest, using all nine of the beautiful blue bows. {extra} "There," said {hero}, and was surprised to find that nothing hurt. "Now it has landed properly."`,
        `It is a hard thing to give away something with your own glue on it. {hero} sat on the branch, in the rain, and considered seven evenings, and the ruler, and how the string had hummed. {mother} did not complain, and somehow that made it more difficult rather than less. "I only built it to fly," said {hero} in the end, "and it seems to have been going somewhere all the time." {pal} passed up the bows, one after another. With nine of them they lashed the {kite} above the nest, until the wind itself could not have stolen it twice. {extra} Underneath, three eggs and a bird were getting warm again, and the rain drummed away on the paper, and could not come in.`,
      ],
    },
    {
      place: "hill",
      time: "morning",
      weather: "clear",
      pose: "waving",
      feeling: "happy",
      with: ["pal happy", "mother happy"],
      props: ["feather", "kite"],
      happening: "{hero} waves from the hill to a family of small birds that fly overhead.",
      B: [
        `Soon there were three baby birds. {hero} ran up the hill with them. {refrain2} {close}`,
        `Out came three baby birds! They could fly like the kite. {refrain2} {close}`,
      ],
      E: [
        `{hero} tied the kite <above|over> the nest. The eggs <stayed|all stayed> perfectly dry. {extra} In summer, three small birds flew over the hill. {refrain2} yelled {hero}. {close}`,
        `So they tied the {kite} over the nest again. Nobody got wet. {extra} In summer, there were three new birds in the sky. {refrain2} yelled {hero}. {close}`,
      ],
      I: [
        `{close} Three weeks later, {hero} stood on the hill with another kite. It had taken only four days, because {pal} had helped with the gluing. The wind was tugging at the string. And all at once there were four birds around it, one big and three small, looping and tumbling in the sky. One of the small ones was wearing a bow.`,
        `{close} In June they carried a new kite up the hill. It was a little crooked, because of {pal's} gluing. Suddenly the tail began to wander about by itself. Four birds were carrying it, and three of them were complete beginners. "That is {mother}," whispered {hero}, "and the eggs!" They flew two circles over the hill before they let it go.`,
      ],
      A: [
        `{close} Three weeks later {hero} stood on top of the hill again, with a second kite. This particular one had needed only four days, because {pal} had helped with the gluing and had to be unstuck only once. The string hummed. And then the sky around the kite was suddenly full of wings. There was one brown bird and there were three smaller ones, who flew as though they had invented it that morning. <"Look," said {pal} delightedly, "they believe that it is their older brother."|> The smallest bird swept so low over {hero}'s head that {they} could feel the wind of it. Around its neck, like a medal, was a beautiful blue bow.`,
        `{close} By the end of June there was another kite, which was a little crooked, since {pal} had insisted on doing half of the gluing. They were just unrolling the string when somebody overhead said "cheep." It was {mother}, and close behind her, flapping much too hard, came three small birds with freckles. They perched along the string, in order of size, and waited. "I believe that they want to be taken up," said {hero}. So {they} ran, and the {kite} rose, and the three of them rode it into the sky with their beaks wide open, as you would ride on a Ferris wheel. It was a very long time before anyone suggested coming down.`,
      ],
    },
  ],
};
