import type { Shape } from "@/lib/features/writing/classic/grammar";

export const CLOUD_LAMB: Shape = {
  id: "fantasy/cloud-lamb",
  theme: "fantasy",
  wild: 7,
  tags: ["sky", "rain", "storm", "small", "mountain", "home", "pet", "lost", "family"],
  about: ["cloud rain rained weather", "sheep lamb", "mountain hiking climbing path"],
  cast: {
    pal: ["dog", "cat", "girl", "boy", "robot", "owl"],
    lamb: ["sheep"],
    shepherd: ["wizard", "grandmother", "grandfather"],
  },
  picks: {
    meal: [{ text: "toast" }, { text: "pancakes" }, { text: "oatmeal" }],
  },
  little: ["lamb"],
  refrain: {
    B: [`Drip, drip, drip!`, `Drip, drop, pop!`],
    E: [`Drip, drip, drip, it rained again.`, `Drip, drop, hop, it rained for joy.`],
  },
  beats: [
    {
      place: "garden",
      time: "dawn",
      weather: "fog",
      pose: "kneeling",
      feeling: "curious",
      with: ["lamb curious", "pal curious"],
      props: ["gate", "flower"],
      happening: "{hero} kneels in a misty garden in front of a small white cloud in the shape of a lamb.",
      B: [
        `{open} In the garden sat a very small cloud. "Baa," it said. "Hello," {again} said. "Are you lost?"`,
        `{open} {Again} saw a white thing in the grass. It was a small cloud! "Baa," it said.`,
      ],
      E: [
        `{open} In the morning, the fog went away. But one bit of it stayed behind in the garden. It was small and round and white, with four short legs. "Baa," it said to {hero}.`,
        `{open} {Again} went out to feed the birds. There was something white by the gate, as round as a pillow. It had four short legs, and its feet did not touch the grass. "Baa," it said.`,
      ],
      I: [
        `{open} One morning the fog packed up and went home, as fog does. But it forgot a piece. {hero} found it in the garden, between the beans and the gate. It was about as large as a pillow, and it floated a little above the ground on four stumpy legs. "Baa," said the piece of fog, and it sneezed a tiny sneeze of rain.`,
        `{open} {hero} went out early to look at the beans, and discovered that there was somebody among them. It was round and white, with four stumpy legs and two velvety ears, and it was hovering a little above the ground. "You must be a lamb," said {hero}. {They} stroked it carefully, and {their} finger came back dripping. "No, you must be a cloud." "Baa," the cloud agreed, and sneezed all over {their} shoes.`,
      ],
      A: [
        `{open} There had been fog in the night, and in the morning it packed itself up and went home, as fog does. But it had been careless, and it left a piece behind. {hero} discovered it in the garden, between the beans and the gate: a small white cloud, approximately as large as a pillow, hovering just above the grass. It had four stumpy legs that did not quite reach the ground, and two soft ears. {hero} knelt down and politely held out one hand. The little cloud considered it <carefully|suspiciously>. "Baa," it said, doubtfully, and then it sneezed, and the sneeze was rain.`,
        `{open} When {hero} went out before breakfast to see how the beans were getting on, there was somebody standing among them. It was small, and round, and astonishingly white; it was equipped with four stumpy legs, and none of them reached the ground. "Good morning," said {hero}, who was accustomed to being polite. "You must be a lamb." {They} extended a finger in order to stroke it, and the finger went in as far as the knuckle and came out again completely wet. "I beg your pardon. I mean, you must be a cloud." The creature considered the matter carefully. "Baa," it decided; then it sneezed, and there was a short and vigorous shower upon {their} shoes.`,
      ],
    },
    {
      place: "kitchen",
      time: "morning",
      weather: "cloudy",
      pose: "standing",
      feeling: "surprised",
      with: ["lamb sad", "pal surprised"],
      props: ["umbrella", "bread", "cup"],
      happening: "{hero} holds an umbrella at the breakfast table while a little cloud rains on everything.",
      I: [
        `It followed {hero} into the kitchen and up to the table. "We shall call it {lamb}," said {hero}. "It must have lost its mother." At the word mother, two gray tears appeared. Then it began to rain, all over the {meal}. It rained into the butter. It rained into {pal}. {hero} ate {their} breakfast under an umbrella, and decided that something would have to be done.`,
        `{hero} carried it indoors and gave it a saucer of milk, which it walked through. "It needs a name," {they} said. "I think that {lamb} would suit it." "What it needs is its mother," said {pal}. It was exactly the wrong thing to mention. The little cloud turned gray, from the ears to the tail, and its lip began to shake. Then it rained on the {meal}, and on the table, and on everybody. {pal} finished breakfast underneath a chair.`,
      ],
      A: [
        `It followed {hero} into the kitchen and hung itself over the breakfast table, looking hopeful. "I am going to call it {lamb}," said {hero}. "I believe that it has lost its mother." That was a mistake. At the word mother, the little cloud turned gray around the edges, and its lip began to tremble, and then it rained. It rained on the {meal}, and it rained in the butter, and a respectable puddle formed underneath {pal}. {hero} finished breakfast beneath an umbrella, which requires more skill than one would imagine. "Something will have to be done about this," said {pal}, wringing out {pal.his} ears.`,
        `{hero} carried it indoors, which was like carrying a bath, and offered it a saucer of milk, which it walked through. "I believe that I shall call it {lamb}," {they} said. "Where do you suppose that it belongs?" "With its mother, naturally," said {pal}, and a moment later would have given a good deal to have said something else. The little cloud went gray from the ears to the tail. It drew a long and wobbling breath, and then it rained. It rained on the {meal}; it rained into the sugar bowl, and down the back of the clock. Before anybody had thought of an umbrella, there were small waves on the kitchen floor, and {pal} had moved onto the table.`,
      ],
    },
    {
      place: "bedroom",
      time: "morning",
      weather: "rain",
      pose: "reaching",
      feeling: "worried",
      with: ["lamb sad", "pal worried"],
      props: ["box", "umbrella"],
      happening: "{hero} reaches up toward a little rain cloud that hides on top of the wardrobe.",
      B: [
        `{hero} named it {lamb}. It was so sad! {refrain} It rained on the bed. Then it hid.`,
        `"Where is my mother?" said {lamb} the cloud. {refrain} It rained on the bed. Then it hid.`,
      ],
      E: [
        `{hero} called the cloud {lamb}. It had lost its mother. {refrain} It rained on the {meal}, and it rained on {pal}. Then it flew up to the top of the closet and hid in a corner. "Please come down, {lamb}," said {hero}.`,
        `"I will call it {lamb}," said {hero}. But {lamb} wanted its mother. {refrain} It rained on the {meal} until {pal} had to swim. Then it hid on top of the closet, behind the hats.`,
      ],
      I: [
        `But {lamb} had seen the puddles, and was ashamed. The little cloud shot up the stairs, squeezed in above the wardrobe, and pressed itself into the farthest corner. Soon there was thunder up there, though only about as loud as a purr. "Nobody is angry," {hero} called. "It was only breakfast." A single snowflake came down. It is what clouds do when they are frightened.`,
        `When {lamb} saw the state of the kitchen, there was one wet sob. Then the little cloud disappeared up the stairs, leaving a trail of spots that ended at the wardrobe. "It is only water," {hero} called. "The floor needed a wash." From the top of the wardrobe came a rumble, about as loud as a cat. Then something white floated down onto {hero's} nose. It was snowing, just a little, as it does whenever a cloud is frightened.`,
      ],
      A: [
        `But {lamb} had seen the puddles, and was terribly ashamed. Before anyone could shut the door, the little cloud had shot up the stairs and squeezed itself in on top of the wardrobe, where the old hats were. There was thunder up there, although it was no louder than a kitten purring. {hero} climbed on a chair. "Nobody is angry with you," {they} said. "It was only breakfast, and {pal} is nearly dry." For an answer, one single snowflake came wandering down and landed on the chair. {hero} knew enough about weather to understand. A cloud rains whenever it is unhappy, but when it is frightened, it snows.`,
        `It was the sight of the kitchen that did it. {lamb} looked at the puddles, and the dripping curtains, and gave a sob like a sponge being squeezed; and the next moment there was nothing of {lamb.him} left in the room except the damp. A line of wet spots led up the stairs, and across the bedroom, and ended in front of the wardrobe. "The floor was due for a wash in any case," {hero} called into the darkness above it. There was a rumble from among the old hats, no deeper than a cat's. Then something white and feathery sank down through the air and melted on the end of {hero's} nose. "It is snowing," {they} whispered to {pal}, "which is what they do whenever they are seriously frightened."`,
      ],
    },
    {
      solve: "shy",
      other: "lamb",
      place: "bedroom",
      time: "morning",
      weather: "cloudy",
      with: ["lamb curious", "pal calm"],
    },
    {
      place: "hill",
      time: "noon",
      weather: "cloudy",
      pose: "pointing",
      feeling: "determined",
      with: ["lamb happy", "pal curious"],
      props: ["rope", "basket"],
      happening:
        "{hero} points at a far mountain with a flock of clouds, holding the little cloud on a string.",
      B: [
        `"See that hill? Your home!" {hero} packed {bag}. Off they went.`,
        `There was a far hill with clouds on top. "Your home!" said {hero}. {They} took {bag}.`,
      ],
      E: [
        `From the window they could see a mountain, far away. On top of it was a whole flock of clouds. "Look, {lamb}, that is your family!" said {hero}. {They} packed {bag}. Then off they all went.`,
        `{hero} carried {lamb} to the window. A long way off stood a mountain with clouds all over it. One of them had ears! "I think that is your mother," {they} said. So they packed {bag} and went.`,
      ],
      I: [
        `{hero} opened the window and pointed. Far away, behind all the roofs, stood a mountain, with a flock of woolly clouds around the top. "Baa!" cried {lamb}, and turned completely pink. "Then that is where we are going," said {hero}. {They} packed {bag}, and tied a string around the little cloud. Now the wind could not steal it.`,
        `{hero} sat {lamb} on the windowsill, to dry. Beyond the last roofs there was a mountain, and around the top of it lay clouds, fat and white and perfectly still. One of them turned its head. {lamb} had seen it immediately, and had gone as pink as a peach. "It is not weather at all," said {hero}. "It is your family, having lunch." {They} packed {bag}. Then {they} tied a long string around {lamb}, because of the wind.`,
      ],
      A: [
        `Very gently, {hero} carried the little cloud to the window. Far away behind the chimneys stood a mountain. Around the <top|summit> of it, slowly and woolly and white, moved something that most people would have <taken for|mistaken for> a bank of clouds, but {lamb} did not. "Baa!" cried {lamb}, and turned as pink as a sunrise from ears to tail. "I thought as much," said {hero}. "It is not ordinary weather, it is a family." So {they} packed {bag}, and tied a length of string around {lamb.his} middle, in case the wind should get ideas. Then the three of them set out together, and one of them floated.`,
        `They set {lamb} on the windowsill, where the sun could get at {lamb.him}. From there you could look over all the roofs of the village to a single mountain, with a bank of white cloud lying about its shoulders. "It is curious," {hero} remarked. "I have seen those a hundred times, and I never noticed that they were eating." One of the clouds raised its head, and moved a little to the left, where the sky was greener. {lamb} had gone pink, all the way through, like a lamp with the light switched on. So {hero} packed {bag}. {They} tied a long string around {lamb.his} middle, because the wind was getting up, and together they set off toward the mountain.`,
      ],
    },
    {
      place: "village",
      time: "noon",
      weather: "rain",
      pose: "walking",
      feeling: "happy",
      with: ["lamb happy", "pal happy"],
      props: ["flower", "umbrella", "cake"],
      happening:
        "{hero} walks through the village with a cloud on a string that rains on just the right things.",
      E: [
        `In the village, the little cloud was a big help. It rained on the dry beans. It rained on a pie that was too hot. It even washed a muddy dog. "What a useful cloud!" everybody said. {lamb} turned pink.`,
        `All the way through the village, people came out to look. {lamb} watered the dry flowers. {lamb} filled the empty fountain, and washed one very surprised cat. "Come again!" they called.`,
      ],
      I: [
        `Walking through the village with a cloud turned out to be useful. {lamb} watered Mrs. Finch's thirsty tomatoes. {lamb} cooled down a pie that had been about to burn. At the corner {lamb} washed an extremely muddy dog, who had not asked for it, but thanked them afterward. {mid} "Such a helpful little cloud," everybody said. Each time, {lamb} grew pinker, and rained a little less.`,
        `They had not meant to stop in the village, but the village had other plans. "Is that cloud free for five minutes?" asked a man whose roses were hanging their heads. After him came a lady with a chimney that smoked, and a boy with extremely sticky hands. {lamb} rained on all of them, a little here and a little there. {mid} "I wish that I had one," sighed the lady. Each time, {lamb} floated somewhat higher, like a balloon that is being told nice things.`,
      ],
      A: [
        `A cloud on a string, it turned out, was a remarkably useful thing to take through a village. {lamb} watered Mrs. Finch's tomatoes, which had been fainting against their sticks. {lamb} put out a pie that was on the point of burning. {Lamb.he} rinsed an extremely muddy dog, who had not requested it, but who was very decent about it afterward. "What a helpful little cloud," people said, and came out of their houses to look. Nobody mentioned breakfast. {mid} With every kind word {lamb} grew a shade pinker, and floated an inch or so higher, until {hero} had to hold the string with both hands.`,
        `They had not intended to stop in the village, but a person with a cloud on a string is a person whom everybody needs to speak to. "Would it be free for five minutes?" inquired a gentleman whose roses were hanging their heads. Behind him stood a lady with a smoking chimney, and a boy with glue on his elbows. The fire department had brought along its engine, which was dirty. {lamb} obliged all of them, a little here and a little there, and was thanked, and applauded. {mid} No one had ever told {lamb.him} before that {lamb.he} was useful. By the time they had come to the last house, the string was standing straight up in the air.`,
      ],
    },
    {
      yields: true,
      place: "meadow",
      time: "afternoon",
      weather: "wind",
      pose: "jumping",
      feeling: "surprised",
      with: ["lamb surprised", "pal surprised"],
      props: ["rope", "flower"],
      happening: "{hero} is lifted off the grass by a little cloud on a string in a strong wind.",
      E: [
        `<Suddenly|Then> the wind saw them. It wanted a <little |>cloud of its own! It pulled so hard that {hero's} feet left the ground. "Let go!" called {pal}. "<Never ever|No>!" <answered|said> {hero}, and held on with both hands.`,
        `On the long meadow, the wind got hold of {lamb} and pulled. The string went tight. Up went {hero}, one step, two steps, three, on nothing but air! "I am not letting go," {they} called down to {pal}.`,
      ],
      I: [
        `In the long meadow below the mountain, the wind discovered them. It had always wanted a little cloud of its own. It blew and it pulled, until the string hummed and {hero's} shoes came up off the grass. For eight whole steps {they} walked on nothing. "You could let go," called {pal}, hurrying along underneath. "I could," {hero} called back, "but I am not going to."`,
        `A wind was lying in the long grass below the mountain, with nothing to do. When it saw {lamb} it got up. It pushed, it pulled, and it whistled through its teeth, and {hero} had to lean back like somebody walking a very large dog. Then there was no ground under {their} feet any more. "Come down!" shouted {pal}. "It is not up to me," {hero} called, sailing over a molehill. But {they} held on, with both hands, until the wind grew bored.`,
      ],
      A: [
        `In the long meadow at the foot of the mountain, the wind discovered them. It had always wanted a small cloud of its own, and it could not see why it should not have this one. It blew from the left, and it blew from the right; then it got underneath and pushed. The string hummed like <a wasp|an exceedingly angry wasp>. {hero} felt {their} heels leave the ground, and then {their} toes, and for eight astonishing steps {they} walked on nothing whatever. "You could always let go," called {pal}, galloping along underneath. "I know that I could," {hero} called back, "but I happen to be holding on."`,
        `There was a wind lying about in the long grass at the foot of the mountain, with nothing whatever to do all afternoon. As soon as it caught sight of {lamb} it got up. It had never owned anything of its own, and it was not going to let such an opportunity float past. It pushed, and it hauled, and it whistled between its teeth, until {hero} was leaning over backward like somebody walking an enormous dog. Presently the grass was going by underneath {them}, and it was {pal} who was getting smaller. "Do you intend to come down?" shouted {pal}. "I intend to hold on," {they} shouted back, sailing across a molehill, "and we shall see who gets tired first." It was the wind.`,
      ],
    },
    {
      place: "mountain",
      time: "afternoon",
      weather: "fog",
      pose: "standing",
      feeling: "worried",
      with: ["lamb worried", "pal worried"],
      props: ["rope"],
      happening: "{hero} stands in thick gray fog on the mountainside and cannot see the way.",
      B: [
        `Up they went. Then all was gray. They could not see the path! "Baa," said the cloud.`,
        `They went up and up. Then it all went gray. Where was the path? "Baa," said the cloud.`,
      ],
      E: [
        `But halfway up the mountain, they walked into real fog. It was gray above, and it was gray below. {hero} could not see {their} own feet, and the path was gone. {refrain} {lamb} was afraid of it, too.`,
        `Then the fog came down the mountain to meet them. They could not see a tree, and they could not see the path. "Are you still there?" asked {pal}. "I think so," said {hero}. {refrain}`,
      ],
      I: [
        `Halfway up the mountain, they walked into a fog so thick that {hero} could not see {their} own knees. It was gray in front and gray behind. The path had been there a moment ago, and now it had simply stopped. Somewhere close by, a stone rolled over an edge and fell for a long time. "Nobody move," said {hero}. {lamb} began, very quietly, to snow.`,
        `Above the last trees, the mountain put its head in a sack. At least, that is how it felt from inside. The fog was so thick that {hero} could see {their} own nose, and nothing beyond it. "Where is the path?" asked {pal}. It had been right under their feet. {hero} felt about with a stick, and on one side there was absolutely nothing. Something cold touched {their} cheek. It was a snowflake, and {lamb} was trembling.`,
      ],
      A: [
        `Halfway up the mountain, they walked into a fog so thick that {hero} could not have sworn to {their} own knees. It was gray in front of them and gray behind them, and when {they} stretched out an arm, the hand at the end of it became a rumor. The path, which had been perfectly clear a moment ago, had stopped being anywhere. Somewhere to the left a pebble rolled over an edge, and it was some time before they heard it land. "Nobody move," said {hero}, as calmly as {they} could. The string in {their} hand began to shiver. Flake by flake, very softly, {lamb} started to snow.`,
        `Above the last of the trees the mountain appeared to have put its head into a sack. First the summit was gone, and then the rocks, and after that, one by one, the more distant parts of {hero}. {They} called out to {pal}, who turned out to be standing on {their} foot. It was neither dark nor light, and there was no up about it, and not very much down. "We ought to be on the path," said {pal}. "We ought to be," {hero} agreed; but when {they} felt about with a stick, it found a stone, and another stone, and then nothing. {They} stood perfectly still. At the end of the string something had begun to tremble, and a single cold flake settled upon the back of {their} hand, and did not melt.`,
      ],
    },
    {
      solve: "find",
      goal: "the path",
      place: "mountain",
      time: "afternoon",
      weather: "fog",
      with: ["lamb curious", "pal curious"],
    },
    {
      place: "mountain",
      time: "sunset",
      weather: "clear",
      pose: "standing",
      feeling: "surprised",
      with: ["shepherd happy", "lamb excited", "pal surprised"],
      props: ["bell", "lantern"],
      happening: "{hero} comes out above the clouds and meets the shepherd of a flock of cloud sheep.",
      E: [
        `And then they were above it all. The sky was gold. White cloud sheep were eating the last of the light. "Ninety-eight, ninety-nine," counted {shepherd}. "Oh dear. One of them is gone."`,
        `At the top it was bright again. There were sheep everywhere, and they were all made of cloud. {shepherd} sat in the middle and counted them. "Ninety-nine," said {shepherd}. "Always ninety-nine. Where is the little one?"`,
      ],
      I: [
        `They climbed out of the fog as if it were a bath. Above it, the sky was golden, and the tops of the clouds went on forever. Everywhere stood sheep made of sky, big ones and bigger ones, <nibbling|eating> the last of the sunlight. In the middle sat {shepherd}, counting. "Ninety-eight, ninety-nine," said {shepherd}, and <started|began> <sadly |>again from <the beginning|one>.`,
        `All at once they came out at the top, and it was like putting your head through a ceiling. Up here it was evening, and gold, and there was nobody in the world but sheep. They were made of the same stuff as {lamb}, only more of it, and they were chewing up the last bits of light. {shepherd} was walking among them with a lantern. "Ninety-nine," {shepherd} told the biggest one, very gently. "I am so sorry. I will try it again."`,
      ],
      A: [
        `They climbed out of the fog as though it were a bath. Above it the whole world was golden, and the tops of the clouds rolled away in front of them like hills that had been washed and ironed. Everywhere on those hills stood sheep made out of sky, large ones and larger ones, peacefully nibbling the last of the sunlight. In the middle of them, on a three-legged stool, sat {shepherd}, counting out loud. "Ninety-seven, ninety-eight, ninety-nine," said {shepherd}, and sighed, and began again with one. It was plain that this had been going on all day. {hero} looked at the string in {their} hand, which was pulling like a kite.`,
        `All at once their heads were through, as when you come up a ladder into an attic, and it was another evening altogether. Down below it was gray; up here the light lay about in heaps, and was being eaten. There must have been nearly a hundred of them, every one made out of the same stuff as {lamb}, only with a great deal more of it, and they moved so softly that you could hear the chewing. {shepherd} went to and fro with a bell and a lantern, touching each woolly back. "Ninety-nine," said {shepherd} quietly to the largest, who would not eat. "I have gone through them nine times, and I shall go through them a tenth." The string gave a tug that very nearly took {hero's} arm along with it.`,
      ],
    },
    {
      place: "mountain",
      time: "sunset",
      weather: "rainbow",
      pose: "hugging",
      feeling: "happy",
      with: ["lamb happy", "shepherd happy", "pal happy"],
      props: ["bell"],
      happening: "{hero} hugs the little cloud goodbye under a rainbow.",
      B: [
        `There was the mother cloud! {lamb} ran to her. {refrain2} It was a glad rain now.`,
        `"Baa!" Up ran a very big cloud. It was the mother! {refrain2} It was a glad rain now.`,
      ],
      I: [
        `{hero} untied the string. "One hundred," {they} said. There was a "Baa!" like a trumpet, and the biggest sheep of all came galloping over the sunset. {lamb} vanished into her wool. And then it rained on everybody, but it was a warm rain with the sun in it, and it made seven rainbows at once. {extra} "When they are happy, they rain as well," {shepherd} explained.`,
        `"You need not count again," said {hero}, and let go of the string. {lamb} shot off like a cork. There was a soft, wet collision between a small cloud and a large one, and nobody could tell them apart. Then the whole flock burst into tears, warm and colorful ones, with the sun shining through them. {extra} "Are they sad?" asked {pal}. "Not at all," said {shepherd}, who was dripping. "This is the other kind."`,
      ],
      A: [
        `{hero} untied the string. "One hundred," {they} said. There was a cry like a trumpet, and the largest sheep of them all came galloping straight across the sunset. {lamb} disappeared into her wool so completely that there was nothing left but one pink ear. Then it rained. It rained on everybody, but it was a warm rain with the sun inside it, and it made seven rainbows, one behind the other. {extra} "I thought that they only rained when they were sad," said {hero}, wiping {their} face. "Not at all," said {shepherd}. "It happens whenever a feeling is too enormous to keep inside."`,
        `"You may stop counting," said {hero}, and undid the knot, and {lamb} was off like a cork from a bottle. There was a soft, wet bump as the smallest of the clouds ran into the largest, and after that nobody could have said where one of them ended. Then all hundred of them burst into tears. {extra} It came down in buckets, but they were warm buckets, with the sun shining through them, and there was a rainbow for everybody, and some left over. "Are they very unhappy?" shouted {pal}, through the noise. {shepherd} was crying too, and laughing. "There are two sorts of rain," {shepherd} shouted back, "and I had nearly forgotten this one."`,
      ],
    },
    {
      place: "garden",
      time: "afternoon",
      weather: "clear",
      pose: "waving",
      feeling: "happy",
      with: ["lamb happy", "pal calm"],
      props: ["flower", "umbrella"],
      happening: "{hero} waves from a sunny garden at one small pink cloud overhead.",
      B: [
        `On hot days, one small cloud comes by. "Baa!" it says. {close}`,
        `Now it comes to see {hero}. It rains on the beans. "Baa!" it says. {close}`,
      ],
      E: [
        `"One hundred!" cried {shepherd}. The mother cloud came running. {refrain2} {extra} Now, on <the hottest|hot> days, a pink cloud comes by and rains on the beans. {close}`,
        `{hero} let go of the string. "Baa!" called a big cloud, and {lamb} ran under her chin. {refrain2} {extra} On dry days a pink cloud still comes by. It only rains on the beans. {close}`,
      ],
      I: [
        `{close} The summer turned out hot that year, and all the gardens on the street went brown, except for one. Every afternoon at three, a small pink cloud came hurrying across the empty sky. It stopped above the beans. It rained for exactly five minutes, said one word, and hurried home for supper. {hero} always waved. The beans had never been so tall.`,
        `{close} In the hottest week of that summer, when even the pond was thirsty, something pink came over the roofs. It was a bit bigger than before. It watered the beans, from one end of the row to the other, and was careful not to splash. "Baa," it said, and {hero} said it too. Then it rained once on {pal}, for old times' sake, and floated home.`,
      ],
      A: [
        `{close} The summer turned out to be a dry one. All along the street the gardens went brown at the edges, and people stood at their gates and frowned at the empty sky. Only one garden stayed green. Every afternoon, at three o'clock precisely, a small pink cloud came hurrying over the rooftops, slightly out of breath. It stopped above the beans, rained on them for five minutes with great care, and said a single word. Then it hurried away again in the direction of the mountain, because it had promised to be home for supper. {pal}, who had learned from experience, watched from underneath an umbrella, but {hero} never took one.`,
        `{close} That summer was the driest that anybody could remember. The lawns turned the color of crackers. On the hottest day of all, something small and pink appeared above the rooftops, puffing slightly, like somebody who has run the whole way. It was a little larger than it used to be, and considerably better at aiming. It went along the beans from one end to the other, and did not waste a drop on the path. "Baa," it remarked, when it had finished. "Baa," said {hero} politely. Before it left it rained for one moment on {pal}, quite on purpose; and {pal}, who could have stepped aside, did not.`,
      ],
    },
  ],
};
