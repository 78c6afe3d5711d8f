import type { Shape } from "@/lib/features/writing/classic/grammar";

const KITCHEN = { place: "kitchen", weather: "clear" } as const;

export const MAP_OF_TASTES: Shape = {
  id: "firsts/map-of-tastes",
  theme: null,
  wild: 2,
  tags: ["food", "new", "courage", "map", "friend", "family", "explorer"],
  about: [
    "picky-eater fussy-eater picky-eating fussy-eating picky fussy new-food trying-food trying-new-food try-new-food trying-new-thing tasting-new-food food eating-vegetable vegetable eat-your-vegetable hates-vegetable does-not-eat will-not-eat won't-eat wont-eat wouldn't-eat wouldnt-eat would-not-eat doesn't-eat doesnt-eat refuse-to-eat refused-to-eat",
    "wont-eat-veg won't-eat-veg won't-eat-her-veg won't-eat-his-veg doesn't-eat-veg hates-veg hate-veg no-veg wont-eat-vegetable won't-eat-vegetable",
  ],
  premise: "{Hero} eats exactly five foods, until {uncle} brings a map of tastes with nothing on it.",
  shows: ["thing:fork-and-knife-with-plate", "thing:broccoli", "thing:spoon"],
  talk: [
    "What would be on your own map of tastes?",
    "Which food did you not like at first, and like now?",
    "What would you put on your Not Yet Island?",
  ],
  cast: {
    pal: ["dog", "cat", "mouse", "rabbit", "monkey", "robot", "bird", "dragon"],
    uncle: ["uncle"],
    friend: ["girl", "boy"],
  },
  refrain: {
    B: [`"No new food!" said {hero}.`, `"One bite!" said {hero}.`],
    E: [`"No new food for me," said {hero}.`, `"I can try one bite of food," said {hero}.`],
  },
  beats: [
    {
      id: "five-foods",
      ...KITCHEN,
      time: "noon",
      pose: "sitting",
      feeling: "determined",
      with: ["pal calm", "uncle curious"],
      props: ["thing:fork-and-knife-with-plate", "bread"],
      happening: "{hero} sits in the kitchen in front of a plate, and {uncle} is curious.",
      B: [
        `{open} {hero} ate bread. {hero} ate rice. {refrain}`,
        `{open} "Is this green?" {hero} did not eat green food. {refrain}`,
      ],
      E: [
        `{open} {hero} ate only five foods: bread, rice, apples, cheese, and noodles. They were all good, and not one of them was green. {refrain} And {pal} got the rest.`,
        `{open} There were five foods that {hero} could trust. They were always the same, and nothing was ever hidden in them. Then {uncle} came for lunch with a pot of soup. {refrain}`,
      ],
      I: [
        `{open} {hero} ate five foods, and no more. They were bread, rice, apples, cheese, and noodles without anything. {They} trusted all of them, because they tasted exactly the same each day. Other food was a different matter. It was lumpy, or it was slippery, or it had something green on it that was possibly moving. <{pal} ate all of that, and was perfectly happy.|"Are you certain that nothing touched it?" {they} usually asked.>`,
        `{open} When {uncle} visited, he always brought food from far away. This time it was a green soup with something in it. "No, thank you," said {hero}, quickly but politely. {They} had five foods already, and five was enough for {them}. The apple never surprised {them}. The noodles had never disappointed {them}. <{pal} looked hopefully at the soup.|Nobody could say that about soup.>`,
      ],
      A: [
        `{open} Other people collected stamps. {hero} had a collection of foods, and there were five of them: bread, rice, apples, cheese, and noodles with absolutely nothing on top. They were reliable. An apple on Tuesday was very much like an apple on Wednesday, and noodles had never in their lives surprised anybody. But the rest of the world's food was slippery, or lumpy, or sprinkled with something green that might be alive. <{pal} took care of all that, underneath the table.|{They} preferred to look at it from the other end of the table.> "Five is a very nice number," {they} explained, whenever somebody arrived with a spoon.`,
        `{open} It was a day like any other until {uncle} came to lunch. {uncle} had been practically everywhere, and wherever he had been he had eaten whatever there was, and afterward he brought some of it along in a jar. He lifted the lid from a pot. Something green looked out of it. "No, thank you," said {hero}, who was well brought up, and moved the chair back a little. There were five foods in the world that {they} trusted, and every one of them was pale and kept still. <{uncle} didn't insist.|{uncle} was not offended.> He only looked at {them} with interest, the way an explorer looks at a coast.`,
      ],
    },
    {
      id: "empty-map",
      ...KITCHEN,
      time: "noon",
      pose: "reading",
      feeling: "curious",
      with: ["uncle happy", "pal curious"],
      props: ["map", "thing:spoon"],
      happening: "{hero} looks at a map in the kitchen with {uncle}.",
      B: [
        `{uncle} had a map. "Put each food on it," {uncle.he} said. "You need not eat."`,
        `"Here is a map of food," said {uncle}. "Look at it. Smell it. That is all."`,
      ],
      E: [
        `{uncle} gave {hero} a big map with nothing on it. "An explorer does not have to eat a new food," he said. "You look, and you smell, and then you draw it." {hero} packed {bag} at once.`,
        `"Do you know what explorers do?" asked {uncle}. "They look at a new food first. Then they put it on the map." He had brought a big empty map. {hero} got {bag} and a red pencil.`,
      ],
      I: [
        `After lunch {uncle} unrolled a large piece of paper. "This is a map of all the tastes in the world," he said. It was completely empty. "Nobody has finished it yet, because it needs an explorer." {hero} was suspicious. "Explorers don't have to eat anything," {uncle} continued. "They discover it, and they write down the truth." {hero} packed {bag}. <The truth was something that {they} could certainly provide.|Nobody had ever asked for {their} honest opinion of peas.>`,
        `"I am looking for somebody with an excellent nose," said {uncle}, and laid an empty map on the table. "I eat everything, and so I hardly notice it any more. But you notice if a single crumb is different." That was true. "You needn't taste a thing," he promised. "You may look, and smell, and poke. And then we draw where it belongs." {hero} packed {bag} and <sharpened a pencil|chose the reddest pencil>. Poking sounded interesting.`,
      ],
      A: [
        `Instead of arguing, {uncle} pushed the plates aside and unrolled a sheet of paper as long as the table. There were a coast and a compass on it, and apart from that it was empty. "It is the great map of tastes," he said, "and it is a disgrace, because nobody has finished it. Most people simply swallow. What this needs is somebody who pays attention." "I don't eat things," {hero} reminded him. "Explorers don't eat the island, either," replied {uncle}. "They approach it, they examine it, and they report the truth." {hero} packed {bag}, merely as a precaution. <As far as {they} knew, nobody had ever wanted the truth about spinach.|It was the first time that anybody had regarded {their} nose as a talent.>`,
        `"You have a remarkable gift," said {uncle}, and {hero}, who had been expecting the usual conversation, looked up. "When the bakery changed its flour last winter, nobody in this town noticed it except you. I need such a person." He spread out a map that had mountains along the edge and nothing in the middle. "All tastes have a place on it, and hardly any of them have been discovered. You wouldn't be required to swallow anything. You look; you sniff; if you're feeling daring, you poke it. Afterward we draw it in." {hero} considered this from every side, <and could not find the trick|and there seemed to be no hook in it>. Then {they} fetched {bag} and a red pencil.`,
      ],
    },
    {
      id: "first-islands",
      place: "market",
      time: "morning",
      weather: "clear",
      pose: "pointing",
      feeling: "excited",
      with: ["uncle happy", "pal excited"],
      props: ["map", "thing:broccoli", "basket"],
      happening: "{hero} points to broccoli at the market, with {uncle} and {pal}.",
      B: [
        `They went to see the food. "This one is a small tree!" said {hero}.`,
        `{hero} saw much new food. "This looks like a tree! This looks like a foot!"`,
      ],
      E: [
        `On Saturday they explored the market. The broccoli was a tiny forest, and the beets made everybody pink. {hero} smelled every food and drew it on the map. Nobody asked {them} to take a bite.`,
        `They walked all over the market with the map. "This food smells like rain," said {hero}, "and this one smells like feet." {uncle} laughed and wrote it down. It was not hard at all to look.`,
      ],
      I: [
        `The next morning they explored the market. {hero} discovered that broccoli is really a forest for extremely small animals, and drew it in the north of the map. Cheese Mountains came beside it. There was also a Bay of Pickles, <where it was better to hold your nose|with a warning>. {They} poked a tomato and it poked back. "What about this food?" asked {uncle} at every stall, and every time {they} told him the truth. The farmers came out to listen.`,
        `They needed the whole morning to explore a single market. Every food was examined from all sides. {hero} reported that radishes bite first, that mushrooms smell of cellars, and that a lemon is a very loud kind of yellow. {uncle} wrote it all down. <{pal} volunteered to test the sausages.|{pal} looked after the sausages.> By noon there were eleven islands on the map. Not a crumb had passed {hero's} lips, and {they} had never been so interested in food.`,
      ],
      A: [
        `The expedition set out on Saturday, and got as far as the vegetable stall, where it remained for an hour. {hero} established that broccoli is actually a forest, inhabited by animals too small to be seen, and drew it in the far north. {They} named the Bay of Pickles, and marked it with a warning. {They} pressed a tomato with one finger and recorded that it had pressed back. Wherever they went, {uncle} asked for the truth about the food, <and wherever they went he received it|and no farmer had ever heard so much of it>. "It smells of wet dog, but in a friendly way," was entered beside the goat cheese. The woman who sold the goat cheese asked for a copy.`,
        `No explorer has ever been more thorough. {hero} smelled every food from the left and from the right; {they} tapped the melons, and listened; {they} discovered that a lemon is the loudest of all the yellows, and that mushrooms remember the cellar. {uncle} walked behind with the map and the ink. By midday there were two continents and a good many islands, and <a small crowd was following them|several children had joined the expedition>. {They} hadn't eaten anything whatsoever. But something odd had happened. Yesterday all of it had simply been Other Food, in one big heap. Now each had a name and a place, and it is difficult to be quite so afraid of something after you've given it a name.`,
      ],
    },
    {
      id: "invited",
      place: "street",
      time: "afternoon",
      weather: "clear",
      pose: "standing",
      feeling: "worried",
      with: ["friend excited", "pal curious"],
      props: ["letter", "map"],
      happening: "{hero} stands in the street with a letter, and {friend} is excited.",
      B: [
        `"Come and eat with us!" said {friend}. Oh no! Their food was all new.`,
        `{friend} asked {hero} to come and eat. {hero} got a bit sick. What food was it?`,
      ],
      E: [
        `Then {friend} came with a letter. "Please come to our house for supper!" it said. {hero} was happy, and then {they} {was} not. What kind of food would there be?`,
        `"You have to come to supper on Friday!" said {friend}. "My family cooks for three days." {hero} said yes, because {friend} was {their} best friend. But {their} stomach said no.`,
      ],
      I: [
        `Then came the invitation. "Supper at our house on Friday," said {friend}, jumping up and down. "The whole family is cooking!" {hero} loved {friend}, and so {they} said yes immediately. It was only afterward that {they} remembered the food. There would be seventeen relatives, and not one plain noodle. <"What if I have to spit?" {they} whispered to {pal}.|"What if everybody looks at my plate?" {they} asked {pal}.> That was not on the map.`,
        `On Thursday {friend} delivered a letter with a gold border. It was an invitation to supper. "There'll be at least nine bowls," {friend} said proudly, "and you have to guess what's in them." {hero} swallowed. {They} could not imagine anything more terrible than food that has to be guessed. "I'd love to come," {they} said, because that was true, too. <It is exhausting to want something and not want it.|Both of the things were true together.>`,
      ],
      A: [
        `Exploring a market is one thing, and being invited to supper is quite another. {friend} delivered the invitation in person. "You have to come on Friday," said {friend}. "My grandmother is cooking, and both of my aunts, and there'll be things that you can't get anywhere else in the world." {hero} had seldom heard anything so alarming. But {friend} was {their} best friend, and was hopping from one foot to the other with joy. "I'd love to," {they} said. <That night {they} dreamed of a bowl with a lid.|It was true, and so was the opposite.> "At the market you can walk away," {they} told {pal} later. "At a table everybody can see your plate."`,
        `The letter had a gold border, and it smelled faintly of something unknown. "You are invited to supper," {hero} read, "and please be hungry." {friend} was watching {their} face. There would be nine bowls, it appeared, and half of the fun was to guess what was in them. {hero} thanked {friend} very sincerely, and went home, and lay down on the carpet. {They} wished to go more than anything, and more than anything {they} wished not to. <"I could have a fever," {they} suggested to {pal}.|"I might move to another town," {they} said to {pal}.> The map hung on the wall with its brave little flags. It had no advice whatever about grandmothers.`,
      ],
    },
    {
      id: "not-yet",
      place: "bedroom",
      time: "evening",
      weather: "clear",
      pose: "thinking",
      feeling: "calm",
      with: ["uncle calm", "pal sleepy"],
      props: ["map", "lantern"],
      happening: "{hero} thinks about a map in the evening, beside {uncle}.",
      E: [
        `{uncle} looked at the map with {hero}. "There is one more island," he said, and drew it. "It is called Not Yet. Any food can live there until you are ready." {hero} liked that island very much.`,
        `"What if I do not like the food?" asked {hero}. "Then you can say, not yet," said {uncle}. He drew a small island for it. "I have foods there myself. Olives lived there for twenty years."`,
      ],
      I: [
        `"What did I forget?" asked {uncle} that evening, and looked at the map for a while. Then he drew one more island, with a comfortable beach. "Not Yet Island," he wrote on it. "All the food that you aren't ready for can live there. It isn't a prison. A boat goes twice a day." "And do you have anything on it?" asked {hero}. {uncle} nodded seriously. <"Olives, for twenty years," he said.|"Beets, since I was four," he said.>`,
        `{hero} told {uncle} about the nine bowls. He didn't say that it would be delicious, and he didn't say that {they} had to be brave. He only drew another island on the map, far out in the sea. "This is Not Yet," he explained. "If you meet a food that is too much, you say politely, not yet, and it moves there. <Nobody is offended by that.|It's a polite and useful place.> I have olives living there." It was the most comforting geography that {hero} had ever heard.`,
      ],
      A: [
        `{uncle} did not say that everything would be delicious, and for this {hero} was extremely grateful. He studied the map for a considerable time. "There's a place missing," he decided, and with great care he drew an island, with palm trees, a long way out. "Not Yet Island," he wrote beside it. "Whatever food you aren't ready for can live there. It isn't a prison, you understand, since a ferry goes twice a day. You only have to say it: not yet." "Does it work with grandmothers?" asked {hero}. <"It works particularly well with grandmothers," said {uncle}.|"I invented it for a grandmother," said {uncle}.> "Olives lived there for twenty years. One summer they simply took the ferry."`,
        `"You've told me about the bowls," said {uncle}, "but not what you are afraid of." {hero} thought about it. It wasn't the taste, precisely. It was that everyone would be looking, and that {their} mouth might do something by itself. {uncle} nodded as if that were the most reasonable thing in the world. Then he took the pencil and added an island to the map. "When a food is too much, you needn't say no, and you needn't say yes," he explained. "You say, not yet. It's perfectly good manners in every country that I have been to." <There was a little ferry as well.|He drew a ferry beside it.> "I still have snails there," he added, "and they're doing fine."`,
      ],
    },
    {
      id: "on-the-way",
      place: "street",
      time: "evening",
      weather: "clear",
      pose: "walking",
      feeling: "worried",
      with: ["pal worried", "uncle calm"],
      props: ["map", "bread", "thing:spoon"],
      happening: "{hero} walks along the street in the evening with {uncle} and {pal}.",
      I: [
        `On Friday {uncle} walked them to the corner. {hero} had the map under one arm, and something wrapped in paper in {their} pocket, in case of emergency. "Is it allowed to bring your own food?" {they} asked. "Explorers always carry provisions," said {uncle}. The nearer they came, the more slowly {pal} walked. From an open window drifted a smell that {hero} did not recognize at all.`,
        `"What is the worst thing that could possibly happen?" asked {uncle}, on the way to {friend's} house. {hero} had prepared a list. {They} might have to cough, or somebody might say that {they} {was} a baby. "And the best thing?" asked {uncle}. For that {they} had no list. Something delicious, perhaps, or at least something interesting. They had reached the door already, and it smelled of unknown food.`,
      ],
      A: [
        `On Friday evening {uncle} accompanied them as far as the corner. {hero} was carrying the map, rolled up like a telescope, and in {their} pocket there was a small parcel for emergencies. "Would that be considered cheating?" {they} inquired. "No expedition that I've ever heard of has set out without provisions," {uncle} assured {them}. With every house the air became more complicated. There was a food in it that {hero} couldn't identify, and behind that another; and although {their} stomach wished to go home, {their} nose had already gone on ahead.`,
        `"Tell me the worst," said {uncle}, as they were walking to {friend's} house, and {hero} told him. There might be a food with a face. It might be necessary to cough, and seventeen relatives would turn around. Somebody might say the word picky, in front of everyone. {uncle} listened to all of it. "I was once sick into a king's hat," he remarked. "He still sends me a card at New Year." It was astonishing how much this helped. By the time they had arrived at the door, {hero} was almost as curious as afraid.`,
      ],
    },
    {
      id: "nine-bowls",
      place: "living-room",
      time: "evening",
      weather: "clear",
      pose: "sitting",
      feeling: "worried",
      with: ["friend happy", "pal worried"],
      props: ["thing:fork-and-knife-with-plate", "thing:spoon", "candle"],
      happening: "{hero} sits by candlelight in front of a plate, beside {friend}.",
      E: [
        `On Friday there were nine bowls on the table, and each food was more new than the last. One was purple. One was moving a little. Everybody looked at {hero} and smiled.`,
        `{hero} sat beside {friend}, and the bowls went around. The food was green, brown, and bright red. {They} could feel every eye on {their} empty plate.`,
      ],
      I: [
        `There were nine bowls, exactly as {friend} had said. One of them was purple, and one was trembling slightly. {hero} sat very straight between two aunts. {They} looked, and {they} sniffed, as an explorer should. The purple food smelled like a garden after rain. The red food smelled like a warning. <Everybody smiled at {them}, which made it considerably worse.|Everybody was extremely kind, and that was the worst of it.> The big spoon came closer and closer around the table.`,
        `The table at {friend's} house was as long as a boat. There were candles on it, and seventeen relatives around it, and in the middle stood the nine bowls. Steam rose from the food. {hero} held on to the edge of the chair. "Guess!" they all cried. {They} guessed, and it was {their} nose that answered: <lemon, smoke, and something like old books|ginger, butter, and something like autumn leaves>. The grandmother's eyebrows went up. "That child has a nose," she said.`,
      ],
      A: [
        `On Friday evening {hero} sat at a table as long as a boat, with an aunt to the left and an aunt to the right, and in front of {them} were nine bowls. In the first there was something purple. In the fourth there was something that trembled when anybody laughed, and everybody laughed a great deal. {They} did what {they} had learned to do, which was to look, and to sniff, and to report. "Ginger," {they} murmured, "and smoke, and a sort of wet garden." The conversation stopped. <The grandmother laid down her fork.|Even the aunts fell silent.> "Sixty years I have been cooking this food," she said, "and nobody has ever noticed the smoke." Then she lifted the big spoon, and held it out.`,
        `Everyone in {friend's} family was there, and several who were merely neighbors. They passed the bowls from hand to hand, calling out, and with each bowl that went by {hero's} plate became emptier, or at any rate it looked so. It was food without a name. It was green and glossy, or dark red, with things in it. Seventeen people were being as kind as possible, and not one of them was looking, so hard that {they} could feel it. {They} took hold of the chair. <Beneath the table {pal} leaned against {their} leg.|{pal} put all of {pal.his} weight on {their} foot.> An explorer, {they} told {themselves}, doesn't have to eat the island. But it would be a pity never to go ashore.`,
      ],
    },
    {
      id: "friend-too",
      place: "living-room",
      time: "evening",
      weather: "clear",
      pose: "pointing",
      feeling: "surprised",
      with: ["friend worried", "pal surprised"],
      props: ["bread", "thing:fork-and-knife-with-plate"],
      happening: "{hero} is surprised at the table, and {friend} is worried.",
      B: [
        `{hero} had bread in a bag. {friend} saw it. "That is new food! No!"`,
        `"What is that?" said {friend}. It was bread with cheese. "No new food!"`,
      ],
      E: [
        `{hero} had brought a plain cheese sandwich, just in case. {friend} looked at it and moved away. "What kind of food is that?" {friend} whispered. "It smells so very strange to me."`,
        `Then {hero} took out {their} own food, a box of white noodles. "I could never eat that," said {friend}. "They look like worms!" Nobody had ever said that before.`,
      ],
      I: [
        `Just in case, {hero} had a cheese sandwich in {their} pocket. {They} took it out under the table. "What is that?" whispered {friend}, and moved away a little. "It's only a cheese sandwich," said {hero}. {friend} looked at it with horrified interest. "We never have that food at home. It smells like socks." <{hero} sniffed at it. It did, a little.|{hero} had never thought of it in that way.> So the bravest eater in the whole street was afraid of a sandwich.`,
        `{hero} had brought a small box along, and when nobody was looking {they} opened it. There were noodles inside, without anything. Beside {them} {friend} stared. "You eat those?" {friend} breathed. "They're so white, and they look like something from under a stone!" {hero} had to laugh out loud. {They} had thought that only strange food was strange. <It depended entirely on where you sat.|Apparently it depended on which chair you were sitting on.>`,
      ],
      A: [
        `A good explorer carries provisions. {hero} had a cheese sandwich in {their} pocket, and under cover of the conversation {they} unwrapped it. "What is that?" asked {friend} faintly. {They} held it out. It was bread, of course, with butter and a piece of cheese. But {friend} was leaning away from it, and had turned slightly green, <like somebody who has seen a spider|and had put down the fork>. "It's yellow," {friend} whispered, "and it's sweating." {hero} looked at the sandwich, which {they} had eaten every day for five years. For a moment {they} saw it as though {they} had just landed on its coast. It really was rather peculiar food.`,
        `When the fourth bowl came past, {hero} opened the little box on {their} knees. It contained noodles, with nothing on them. {friend}, who had just taken a second helping of something purple, glanced down and let out a squeak. "They've got no color," said {friend}. "What did you do to them? They look as though they'd crawled out from underneath something." {hero} stared. {friend} wasn't joking. {friend} could eat a pepper that made uncles cry, and was honestly afraid of a noodle. It was then that {they} understood a thing that was not on any map. <There is no such thing as strange food; there is only food that is far from home.|Every food is somebody's plain noodle.>`,
      ],
    },
    {
      id: "one-bite-each",
      place: "living-room",
      time: "evening",
      weather: "clear",
      pose: "reaching",
      feeling: "brave",
      with: ["friend brave", "pal excited"],
      props: ["thing:spoon", "thing:fork-and-knife-with-plate"],
      happening: "{hero} reaches for a spoon, and {friend} is brave.",
      B: [
        `"I will if you will," said {friend}. {refrain2} One, two, go!`,
        `{friend} took some bread. {refrain2} They shut their eyes and ate.`,
      ],
      E: [
        `"You try mine, and I will try yours," said {hero}. {friend} nodded slowly. {refrain2} They held hands under the table, closed their eyes, and counted to three.`,
        `They looked at each other for a long time. "One bite each?" asked {friend}. {refrain2} The spoon was very small, and {their} hand was almost still. In it went!`,
      ],
      I: [
        `"I'll go ashore if you will," said {hero}. It took {friend} a moment to understand, and then they made a plan. It would be one bite, together, on three. {They} chose the purple food, because {they} had already given it a name: After Rain. "One," said {friend}, who was holding the sandwich like a hedgehog. "Two," said {hero}. <Seventeen relatives stopped chewing.|Nobody at the table made a sound.> "Three," they said, and closed their eyes.`,
        `"One bite," said {friend} bravely. "But only if you do it, too." So they exchanged. {friend} received a single noodle, and {hero} received half a spoon of something purple. It was a tiny expedition. {They} smelled it once more, and it was still lemon and smoke. {They} touched it with the tip of {their} tongue, <and nothing happened|and the ceiling stayed where it was>. "Ready?" asked {friend} faintly. They shook hands on it and ate.`,
      ],
      A: [
        `"I'll land on yours," said {hero} slowly, "if you'll land on mine." They negotiated in whispers. It was to be one bite each, at the same instant, and whoever wished to might close {their} eyes. For {their} landing {hero} selected the purple food, which {they} had privately named After Rain. {friend} was given the smaller half of the sandwich, and held it between two fingers. <By now all the relatives had stopped eating.|Around the table it had grown perfectly quiet.> There was a candle between them, and it trembled, or else it was they who trembled. "On three," said {hero}. {They} smelled the garden, and the smoke, and on two {they} very nearly took the ferry. On three {they} opened {their} mouth.`,
        `It was {friend} who proposed it. "One bite of yours for one bite of mine," {friend} said, with the expression of a person about to jump from a high board. {hero} looked at the ninth bowl, and at the first. The nose had been there already; the finger had been there; there was really only one short step left. For the unknown food {they} selected a spoon so tiny that it was really intended for salt. "Nobody here has to do anything," the grandmother reminded the two of them. "There is always tomorrow." <That made it easier.|And because of that, it was possible.> {hero} thought of the wide empty middle of the map. Then, with great ceremony, the two of them clinked spoon against noodle, and went ashore.`,
      ],
    },
    {
      id: "what-it-was",
      place: "living-room",
      time: "evening",
      weather: "clear",
      pose: "jumping",
      feeling: "surprised",
      with: ["friend surprised", "pal happy"],
      props: ["thing:fork-and-knife-with-plate", "candle"],
      happening: "{hero} jumps up by candlelight, and {friend} is surprised.",
      B: [
        `It was warm. It was not bad! "More food?" said {friend}. "Not yet," said {hero}.`,
        `"Oh!" said {hero}. The food was good! The green one was not. "Not yet!"`,
      ],
      E: [
        `It was warm and a little sweet, and then it was gone. "Oh!" said {hero}. "It really tastes like a garden after the rain!" But the other food was too hot for {them}. "Not yet," {they} said, and nobody minded.`,
        `It was not like {their} five foods at all. It was soft and smoky, and {their} mouth was surprised. "We can put it on the map," said {hero}. But the purple food was too much for {them}. "Not yet," {they} said politely.`,
      ],
      I: [
        `It was warm, and then it was sour, and at the very end it was a little bit like a garden. {hero} opened one eye. "It's still raining," {they} reported, and everybody clapped. {friend} was chewing slowly. "It does taste of socks," said {friend}, "but of nice ones." Then the red food came around. {hero} sniffed, and {their} nose said stop. "Not yet," {they} said politely. <"Quite right," said the grandmother.|"Of course," said the grandmother, and passed it on.>`,
        `First {their} tongue didn't know what to say. Then it said lemon, and then it said smoke, and finally it wanted to hear the whole thing again. "Well?" asked seventeen people. {hero} told them the truth. "The beginning is strange, the middle is wonderful, and the end is too long." The grandmother wrote it down. <Three foods moved to Not Yet Island that evening, and nobody was offended.|That evening three of the bowls had to move to Not Yet Island.> One became number six.`,
      ],
      A: [
        `For a second nothing was there at all. Then {their} tongue began to report, as if from far away: something warm, something sour, and then a whole garden, with somebody burning leaves in it. "It's all perfectly true," {hero} announced in astonishment. "It tastes exactly like its smell, only from the inside." {friend} was still chewing, with great concentration. "Socks," said {friend} at last, "but clean ones. May I have the other half?" So everybody tried the sandwich. When the red food arrived, {hero} leaned over it, and {their} eyes filled with tears from a distance. "Not yet," {they} said. <"You have beautiful manners," said the grandmother.|"That's what I say, too," whispered an uncle gratefully.>`,
        `{hero} told the truth, as an explorer must. The beginning was so peculiar that one had to hold on to the table, the middle was absolutely magnificent, and the end went on for too long, like certain visitors. The grandmother listened with her head on one side. "It is perfectly true about the end," she said to one of the aunts. "I have always suspected it." Of all those bowls, {hero} tried two. One was immediately put on the map, and the other was politely shipped to Not Yet Island, together with six that {they} had only smelled. <"And the ninth?" asked {friend}.|That left the ninth.> "The ninth I'd like to know better," said {hero}.`,
      ],
    },
    {
      id: "number-six",
      place: "living-room",
      time: "night",
      weather: "clear",
      pose: "hugging",
      feeling: "happy",
      with: ["friend happy", "pal happy"],
      props: ["map", "candle"],
      happening: "{hero} hugs {friend} beside a map.",
      I: [
        `When it was late, {hero} unrolled the map on the floor, and the whole family lay down around it. {extra} Each of them had an island to add. One aunt had never been able to eat bananas. The bravest uncle was secretly afraid of custard, because of the skin. <"In front of the children!" cried the grandmother, who did not like cucumbers.|It turned out that even the grandmother had a food on Not Yet Island.> {friend} drew a small flag on it, and wrote, "Sandwich: discovered."`,
        `Afterward they showed the family the map. {extra} It took them a moment, and then everyone wanted the pencil. An aunt put in her bananas, and a cousin moved all the beans to Not Yet, with a sigh of relief. "I have eaten those beans for thirty years," he said, "to be polite." <The grandmother nearly fell off her chair laughing.|"I have cooked them for thirty years to be polite," said the grandmother.> {hero} hugged {friend}. It had been the best food of {their} life, and there had been two spoons of it.`,
      ],
      A: [
        `The bowls were cleared away, and {hero} spread the map on the carpet to enter the discoveries of the evening. {extra} One after another the relatives got down on their knees, each with a food to confess. It appeared that one aunt had been avoiding bananas since her childhood. A large uncle with a mustache confessed that he had never been able to look at custard, on account of the skin. "And I have cooked it for you every birthday!" cried the grandmother. <Then she asked for the pencil herself.|She sat down on the floor and demanded the pencil.> Before midnight Not Yet was the most populated island in the ocean. Nobody had been alone there, as it turned out; they had just never seen each other's boats.`,
        `"What's that?" asked the smallest cousin, when {hero} unrolled the map; and after that there was no question of going home. {extra} Everybody had something to enter, and most of them had something to confess. A cousin who had eaten beans for thirty years out of politeness discovered that his grandmother had cooked them for thirty years out of politeness. They embraced, and the beans were sent to Not Yet. <{friend} drew a proud little flag: Sandwich.|{friend} planted a flag on the sandwich.> {hero} counted {their} foods on {their} fingers and, for the first time in {their} life, had to begin on the second hand.`,
      ],
    },
    {
      id: "map-on-wall",
      ...KITCHEN,
      time: "morning",
      pose: "holding",
      feeling: "proud",
      with: ["uncle proud", "pal happy"],
      props: ["thing:broccoli", "map", "thing:fork-and-knife-with-plate"],
      happening: "{hero} holds broccoli proudly in the kitchen, with {uncle}.",
      B: [
        `Now the map has six foods on it. "Not bad!" says {uncle}. {close}`,
        `{hero} has a new food now. It is on the map. {close}`,
      ],
      E: [
        `Now the map hangs in the kitchen, and {hero} has six foods. The broccoli still lives on Not Yet Island. But on Sunday {they} drew a very small boat beside it. {extra} {close}`,
        `{hero} eats six foods now. Some days it is only five, and that is all right. "Any news today?" asks {uncle}. {hero} smells it, looks at it, and tells him the truth. {close}`,
      ],
      I: [
        `The map hangs in the kitchen. There are six foods on the mainland now, and forty-one on Not Yet Island, where they are doing well. {uncle} never asks what {hero} has eaten. He asks what {they} {has} discovered. Last Sunday {they} sat across from a small piece of broccoli for a considerable time. {They} did not eat it. <But {they} drew a boat beside the island, with its sail up.|But afterward there was a boat at the island, and the boat had a sail.> {close}`,
        `{hero} eats six foods, and on good days it is six and a half. The half is the middle of a green bean. {friend} comes over on Saturdays for a cheese sandwich, <which {friend} still eats with closed eyes|and brings a small spoon of something>. Then they take the red pencil and stand in front of the map. Most of it is empty, and that is the part they like best. "There's so much left," says {hero}. {close}`,
      ],
      A: [
        `The map of tastes hangs in the kitchen to this day. Six foods are marked on the mainland with a proud red flag, and forty-one have settled on Not Yet Island, which has had to be enlarged. {uncle} drops in whenever he is between two countries. He doesn't ask what {hero} has eaten, but what {they} {has} discovered, <and he always gets the truth|and he writes down every word>. Last Sunday there was a piece of broccoli on {their} plate, no bigger than a thimble. They regarded each other for a quarter of an hour. It went back to its island in the end. But if one looks closely, there's a boat on the beach there now, and somebody has drawn in the oars. {close}`,
        `Some days it's six foods, and some days, when it has been a long week, it's only the old five; and nobody in the house counts any more except {hero}, who does so for scientific reasons. {friend} comes by on Saturdays to practice sandwiches. In return there is usually something in a little jar. <"What does it smell of?" asks {friend}.|"Tell me the truth," {friend} says each time.> {hero} shuts both eyes. {Their} nose goes out ahead like a small ship, and so far it has always come back with news of a food. Above them hangs the map, of which by far the greatest part is still white. It used to look empty. Now it looks like a great deal to look forward to. {close}`,
      ],
    },
  ],
};
