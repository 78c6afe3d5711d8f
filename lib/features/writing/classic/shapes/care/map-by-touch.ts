import type { Shape } from "@/lib/features/writing/classic/grammar";

const GARDEN = { place: "garden", weather: "clear", props: ["thing:white-cane"] } as const;
const MORNING = { ...GARDEN, time: "morning" } as const;
const AFTERNOON = { ...GARDEN, time: "afternoon" } as const;

export const MAP_BY_TOUCH: Shape = {
  id: "care/map-by-touch",
  theme: null,
  wild: 1,
  tags: ["friend", "birthday", "map", "treasure", "mistake", "find", "kind"],
  about: ["blind blindness white-cane braille visually-impaired blind-friend"],
  premise: "{hero} draws a treasure map for {pal}, who is blind, and has one hour to make a better one.",
  care: ["disability"],
  shows: ["thing:white-cane"],
  talk: [
    "Which clue would you have liked best, and which one would you have added?",
    "What can you find out about this room with your eyes closed?",
  ],
  cast: { pal: ["girl", "boy"], gran: ["grandmother"] },
  refrain: {
    B: ["Tap, tap went the white cane.", "Tap, tap, tap! The white cane had found it."],
    E: [
      "Tap, tap went the white cane, left and right.",
      "Tap, tap, bump went the white cane, and there it was!",
    ],
  },
  beats: [
    {
      id: "draws-map",
      ...MORNING,
      pose: "holding",
      feeling: "proud",
      with: ["gran happy"],
      props: ["map", "thing:white-cane"],
      happening: "{hero} holds a map in the garden beside {gran}, and there is a white cane.",
      B: [
        `{hero} had a friend. {pal} was blind. {hero} made {pal} a map. {refrain}`,
        `"I made {pal} a map," said {hero}. {pal} was blind. {refrain} Here {pal.he} came!`,
      ],
      E: [
        `For {pal's} birthday, {hero} had made a beautiful treasure map with blue water. {pal} was {their} best friend, and {pal.he} was blind. Here {pal.he} came! {refrain}`,
        `{hero} hid a treasure in the garden and drew a <lovely|fine> map. It was a birthday surprise for {pal}, who was blind. Now {pal.he} came up the path. {refrain}`,
      ],
      I: [
        `The map was the best that {hero} had ever drawn. It had an enormous blue pond, nine green apple trees, and a dotted red line that led to the treasure. It was for the birthday of {pal}, who was blind, and who loved treasure more than cake. "I think we have company," said {gran}. They could hear a white cane in the street. It went tap on the left and tap on the right, <like a cheerful clock|quick and cheerful>.`,
        `{hero} needed three evenings for {pal's} birthday present. It was a treasure map with a pond, a compass, and a sea serpent in the corner. {pal} was <the best|the cleverest> finder in the school. {Pal.he} was also blind, and found most things with {pal.his} fingers, {pal.his} ears, and {pal.his} long white cane. "Listen," said {gran}. Tap, tap, tap, it came around the corner. {hero} hid the map behind {their} back.`,
      ],
      A: [
        `The treasure map was the most magnificent thing that {hero} had ever drawn. It showed the entire garden, with a blue pond, nine green trees, and a dotted line that wandered mysteriously among them; and it was intended for the birthday of {pal}, who was {their} best friend, and blind, and considerably fonder of treasure than of cake. "I believe that {pal.he} is coming," remarked {gran}. From the direction of the street they could hear a white cane, tapping first on the left and afterward on the right, <as regular as a cheerful clock|in a remarkably cheerful manner>. {hero} could hardly stand still for excitement.`,
        `For three consecutive evenings {hero} had been working on {pal's} birthday present, and now it was finished, with a compass in one corner and a sea serpent in another. It was a treasure map. {pal} was generally considered the cleverest finder in the school. {Pal.he} was blind, and investigated the world with {pal.his} fingers, {pal.his} ears, and a long white cane that {pal.he} handled as a conductor handles a baton. "Listen to that," said {gran}. Around the nearest corner came the sound of tapping, <steady and inquisitive|left and right and left>, and {hero} hurriedly concealed the map behind {their} back.`,
      ],
    },
    {
      id: "gives-map",
      ...MORNING,
      pose: "reaching",
      feeling: "surprised",
      with: ["pal curious", "gran worried"],
      props: ["map", "thing:white-cane"],
      happening:
        "{hero} reaches out with a map toward {pal} in the garden, and there is a white cane; {gran} looks worried.",
      B: [
        `"Here is a map!" said {hero}. {pal} felt it. "It is flat," {pal.he} said. Oh! {pal} was blind!`,
        `{pal} put down the cane and took the map. "What does it say?" Oh no! {hero} had not thought.`,
      ],
      E: [
        `"Happy birthday!" {hero} cried. {pal} leaned the cane on the fence and took the paper. {Pal.his} fingers went over it, up and down. "It is very flat," {pal.he} said. {hero} went red. A blind friend could not see <a drawing|the red line>!`,
        `{pal} held the map in both hands, and felt every corner. "It is paper," {pal.he} said slowly. "Is there something on it?" {hero's} stomach fell. {They} had <forgotten|never thought>! How could {pal.he} read it? {pal} was blind.`,
      ],
      I: [
        `"Happy birthday!" shouted {hero}. {pal} leaned the cane against the fence, took the paper, and ran ten careful fingers across it. They crossed the pond, and they crossed the nine trees. "It is wonderfully smooth," {pal.he} said politely. "What is it?" {hero} opened {their} mouth, and nothing came out. {They} had made a picture for a friend who was blind. <{They} had thought of everything except {pal}.|{They} had thought of the serpent, and not of that.>`,
        `{pal} unrolled the present. {Pal.he} smelled it, and {pal.he} rattled it, and finally {pal.he} stroked it from top to bottom. "Paper," said {pal}. "Good, thick paper. Is there anything on it?" {hero} felt {their} ears becoming hot. There was a serpent on it, and a compass, and three evenings of work, but nothing for any finger. {pal} had been blind for as long as they had been friends. <How could a person forget that?|It is strange what you can forget.>`,
      ],
      A: [
        `"Happy birthday!" shouted {hero}. {pal} leaned the white cane against the fence, accepted the paper, and let ten experienced fingers travel across the pond and along the mysterious dotted line. "It is extremely thick, and beautifully smooth," {pal.he} said politely. "What exactly is it?" {hero} opened {their} mouth to explain, and discovered that {they} couldn't. {They} had created a picture for somebody who was blind. {They} had remembered the compass in the corner, and the ribbon around it; <the only person whom {they} had forgotten was {pal}|and in all three evenings {they} had never once remembered that>.`,
        `{pal} unrolled the present slowly, for {pal.he} enjoyed unrolling things. {Pal.he} smelled it, rattled it beside one ear, and finally stroked it from the top to the bottom. "It is excellent paper," {pal.he} announced. "Is there anything on it?" {hero} felt {their} ears becoming extremely hot. There was a serpent on it, and a compass, and a considerable amount of pond, and none of it was of the slightest use to fingers. {pal} had been blind ever since they had known one another. <It was simply so ordinary that {hero} had stopped noticing it.|It was as ordinary as {pal.his} freckles, and as easy to forget.>`,
      ],
    },
    {
      id: "says-sorry",
      ...MORNING,
      pose: "sitting",
      feeling: "sad",
      with: ["pal happy", "gran calm"],
      happening: "{hero} sits sadly in the garden with {pal} and {gran}, and there is a white cane.",
      E: [
        `"I am so sorry," said {hero}. "I only made a map for eyes." {pal} began to giggle. "I am blind, but I am not angry," {pal.he} said. "You could always read it to me." But <then|in that case> {hero} would be the finder.`,
        `"I only drew you a picture, and I am very sorry," said {hero}. "I see," said {pal}, and {pal.he} giggled at {pal.his} own joke. {Pal.he} tapped the cane <on|against> {hero's} shoe. "So are we having a treasure hunt or not?"`,
      ],
      I: [
        `"I am terribly sorry," said {hero}, "because this is a map for eyes." There was a pause, and then {pal} started laughing. "Last year you forgot that I hate raisins," {pal.he} said, "and that was a lot worse. Why don't you simply read it to me?" But then {hero} would be the one who found everything, and {pal} would only follow behind with {pal.his} cane. <Nobody wants to be taken to a treasure.|That is hardly a hunt.>`,
        `{hero} confessed everything, even the serpent. "I see," said {pal}, which was {pal.his} favorite joke, because {pal.he} was blind. "So there is a treasure somewhere, and you are the only one who knows about it." {Pal.he} tapped the cane thoughtfully against the fence. "Are you going to tell me?" "Certainly not," said {hero}, "because you have to discover it. <Please give me one hour.|I only need another hour.>"`,
      ],
      A: [
        `"I am terribly sorry," said {hero}. "I have made you a map for eyes." There was a silence, and then {pal} began to laugh so hard that {pal.he} had to hold on to the fence. "Last year you forgot that I can't stand raisins," {pal.he} said, "and that was considerably more serious. Why don't you simply read it aloud to me?" But {hero} could see immediately that this would not do. The one who reads the map is the one who discovers the treasure; the other merely follows behind, with or without a cane. <Nobody ever became a pirate by being accompanied.|That would not be a hunt at all, but only a guided tour.>`,
        `{hero} confessed everything, including the serpent and all three of the evenings. "I see," said {pal}, which, since {pal.he} was blind, had always been {pal.his} favorite joke. "Then there is a treasure somewhere, and you are the only person who knows about it." The white cane drew a thoughtful circle in the gravel beside the gate. "Are you going to tell me?" "Certainly not," said {hero}, to {their} own astonishment. "It is your treasure, and you have to discover it by yourself. <Could you possibly wait for one hour?|I only need another hour.>"`,
      ],
    },
    {
      id: "asks-friend",
      ...MORNING,
      pose: "kneeling",
      feeling: "curious",
      with: ["pal happy"],
      happening: "{hero} kneels in the garden beside {pal}, and there is a white cane.",
      B: [
        `"How do you find things?" said {hero}. "I feel them," said {pal}. "My cane feels the path."`,
        `"How do you look for things?" said {hero}. "I feel," said {pal}. "My cane helps me."`,
      ],
      E: [
        `"How do you always know where you are?" asked {hero}. "My cane tells me about the ground," said {pal}. "My ears tell me about walls, and my nose tells me about <lunch|dinner>." {hero} closed {their} eyes. There was so much to notice!`,
        `"Tell me how you find things," said {hero}. {pal} lifted up the white cane. "It notices every step and every <corner|puddle>," {pal.he} said. "And I am always listening and smelling and touching." {hero} shut {their} eyes and tried it. The water smelled green!`,
      ],
      I: [
        `"How do you find things?" asked {hero}, who had never asked before. "The cane looks at the ground for me," said {pal}. "It hears the difference between grass and gravel. My ears do walls and people, and my nose does bakeries." {hero} closed {their} eyes and listened. There was a bee in front and a road behind, and somewhere to the left {they} could smell <peppermint|tomatoes>. The entire garden had been full of clues, <and none of them was in color|and they had nothing to do with red dots>.`,
        `"First you will have to teach me," said {hero}. "What do you notice in this garden?" {pal} turned {pal.his} head from side to side. "The pond is over there, because it is cooler, and the shed returns my voice," {pal.he} explained. "In four steps the gravel is over." Then {pal.he} even let {hero} hold the cane, which was a tremendous honor. <It trembled like a fishing rod when it touched stone.|It hummed one note on stone, and another on wood.> Being blind seemed to be a great deal of knowing.`,
      ],
      A: [
        `"How do you actually find things?" asked {hero}, who had never thought of asking. "My cane examines the ground for me," explained {pal}. "It knows gravel from grass, and it discovers every step before I do. My ears are responsible for walls and for people, and my nose is responsible for bakeries." {hero} closed both eyes and paid attention. Somewhere in front of {them} was a bee; there was a coolness that must be the pond; and from the left, quite unmistakably, came mint. <The garden had been crowded with clues from the beginning, and not one of them was red.|It was like entering the same garden through another gate.>`,
        `"Before I can do it properly, you will have to give me a lesson," said {hero}. "What do you notice from here?" {pal} turned {pal.his} head from one side to the other. "The pond is in that direction, since the air is cooler; and the shed is over there, because it returns my voice. In four steps the grass will stop." Then {pal.he} did something that {pal.he} seldom did, and let {hero} carry the white cane, which reported absolutely everything. <It hummed differently upon stone, and wood, and earth.|It trembled like a fishing rod whenever it met something interesting.> Whatever being blind was, it was certainly not nothing.`,
      ],
    },
    {
      id: "makes-clues",
      ...GARDEN,
      time: "noon",
      pose: "kneeling",
      feeling: "determined",
      with: ["gran happy"],
      props: ["rope", "thing:white-cane"],
      happening: "{hero} kneels in the garden with a rope, beside {gran}; there is a white cane.",
      I: [
        `{gran} took {pal} inside to test the birthday cake, and {hero} went to work. {They} walked around the garden with {their} eyes shut, and fell over a bucket only once. Every time that {they} noticed something, {they} made a clue of it. {They} knotted a rope, and {they} hung up {gran's} old wind chime. {They} laid a row of flat stones, where a white cane would be sure to hear them. <The treasure stayed in its place.|Only the treasure remained where it was.> Everything else was different.`,
        `There was one hour, and no time for serpents. {gran} kept {pal} busy in the kitchen with sticky bowls, while {hero} tied a scarf around {their} eyes. That was not the same as being blind, because {they} could take it off again. But it was an excellent way of noticing. <It is hard to find a shed that has nothing to say.|The shed, for instance, smelled of tar.> {They} used rope, and stones that a cane could hear, and {gran's} wind chime. {They} did not use a pencil.`,
      ],
      A: [
        `{gran} invited {pal} into the kitchen, where somebody was needed to examine the frosting, and {hero} set to work. {They} walked through the garden with both eyes shut, and fell over only one bucket; and whenever {they} noticed something, {they} turned it into a clue. {They} tied knots into an enormous rope. {They} borrowed {gran's} wind chime from the balcony, and hung it up among the apple trees; and in the long grass {they} laid out a row of flat stones, where a white cane could not possibly miss them. <By the end of the hour the treasure was the only thing in the garden that had not been moved.|It was considerably more work than a serpent.>`,
        `An hour is not long, and there was no time for decoration. While {gran} was keeping {pal} occupied with several bowls that needed to be licked, {hero} tied a scarf around {their} head and went exploring. It was not the same as being blind, since {they} could remove the scarf whenever {they} bumped into something, and frequently did; but it was a way of paying attention. <The shed turned out to smell of tar, and the compost of practically everything.|For the first time {they} noticed that each of the paths had a different voice.> {They} used rope, and stones for the cane to hear, and a wind chime. Nobody needed a pencil.`,
      ],
    },
    {
      id: "first-clue",
      ...AFTERNOON,
      pose: "pointing",
      feeling: "excited",
      with: ["pal excited", "gran happy"],
      props: ["thing:white-cane", "rope"],
      happening: "{hero} points in the garden, near {pal}, {gran}, a white cane and a rope.",
      B: [
        `{hero} gave {pal} a rope. It had three knots. "Three steps!" said {pal}. {refrain}`,
        `Now {hero} made a new hunt. A rope led {pal} to the pond. {refrain} What fun!`,
      ],
      E: [
        `"Here is your new map," said {hero}, and put a rope into {pal's} hand. It had one knot, and then four more. "Follow the rope, and take four steps," said {pal}. The cane was already <tapping|dancing>. {pal} was off!`,
        `After an hour, {hero} was ready. "Put out your hand," {they} said. {pal} felt a rope with knots in it. "It is a map for my fingers!" <cried|said> {pal}. With the rope in one hand and the cane in the other, {pal.he} ran off.`,
      ],
      I: [
        `"Here is your map," said {hero}, and laid the end of a rope in {pal's} hand. {pal} frowned, and felt along it. Then {pal's} face lit up. "A knot is a step, and a gap is a corner!" {pal.he} exclaimed, although {hero} had not said a word. With the rope in one hand and the cane in the other, {pal} hurried off so quickly that <{gran} had to jump aside|a hen got out of the way>. "Five, six, seven, and left!"`,
        `"Hold out your hand," ordered {hero}. The new map was eleven steps long, and it was made of rope. {pal} let it slide through {pal.his} fingers and counted the knots. "Seven little ones, and afterward a thick one, which must be a corner," {pal.he} muttered. {hero} <bit {their} tongue|held {their} breath>, in order not to say yes. Then the white cane was swinging, left and right, and {pal} marched away like a captain.`,
      ],
      A: [
        `"This is your actual map," said {hero}, and laid the end of a rope in {pal's} hand. {pal} frowned, and let it slide between two fingers; then {pal.his} entire face lit up. "Every knot is a step," {pal.he} exclaimed, "and wherever there isn't any knot, it must be a corner!" {hero}, who had promised {themselves} to say absolutely nothing, said it with considerable difficulty. With the rope and the white cane in {pal.his} hands, {pal} swept down the path at such a speed that <{gran} was obliged to step into the lettuce|an elderly hen had to retire into the lettuce>.`,
        `"Hold out your hand," commanded {hero}, and gave {pal} the new map, which was eleven steps long and made of rope. {pal} examined it as a jeweler examines a necklace. "Seven little knots, and then a big fat one," {pal.he} murmured. "I wonder whether the fat one could be a corner." {hero} pressed both hands over {their} mouth, in order not to help. It was the hardest thing that {they} had done all day, and it was not over yet. <Then the cane began to swing, left and right and left, and {pal} marched off, counting.|But {pal} had already marched off behind the swinging cane, like a captain behind a compass.>`,
      ],
    },
    {
      id: "second-clue",
      ...AFTERNOON,
      pose: "walking",
      feeling: "happy",
      with: ["pal curious"],
      props: ["thing:white-cane", "leaf"],
      happening: "{hero} walks in the garden with {pal}, a leaf and a white cane.",
      E: [
        `The rope came to its end. "Now you have to follow your nose!" said {hero}. {pal} stopped the cane and smelled the summer air. "<Mint|Lemon>," {pal.he} decided, "and it is over there." {hero} could see the little plant, but {they} could not smell it from so far away.`,
        `"What comes next?" asked {pal}. "Smell!" said {hero}. {pal} lifted {pal.his} nose like a hunting animal. The cane went past the roses and the <peas|beans>, right up to the mint. {hero} was running to keep up with {pal.him}.`,
      ],
      I: [
        `At the end of the rope, a little bag was waiting. {pal} opened it and smelled. "Peppermint," {pal.he} decided, "and the peppermint lives beside the wall." {hero} had prepared a little hint, and nobody needed it. {pal} turned like a weathercock, lifted the cane over a forgotten flower pot, and <marched to the wall|walked straight up to the plant>. "You should have made it harder," said {pal}, chewing a leaf.`,
        `The last knot was tied around a leaf. {pal} crushed it a little and held it under {pal.his} nose. "That is the peppermint beside the wall," {pal.he} said, "because I sat in it last summer." The cane discovered the edge of the path, and followed it like a finger under a line. {hero} hurried along behind. {They} kept wanting to call "careful," <and there was never any need to|but {pal} was careful already>.`,
      ],
      A: [
        `At the end of the rope hung a little linen bag. {pal} loosened the string, inhaled once, and smiled. "Peppermint," {pal.he} announced, "and the only peppermint in this garden is the one beside the wall." {hero} had prepared a helpful hint for this particular moment, and now {they} had to swallow it again. {pal} turned around as a weathercock does. The white cane discovered a flower pot that {hero} had completely forgotten, and {pal} stepped around it. <"You might have made it slightly harder," {pal.he} remarked, chewing a leaf.|"Was that part of the map?" {pal.he} asked politely. It had not been.>`,
        `Around the final knot {hero} had wrapped a leaf, and {pal} rubbed it between finger and thumb until it gave up its secret. "That is the peppermint by the wall," {pal.he} declared. "We are old acquaintances; I sat in it last summer." The white cane located the edge of the path and ran along it, as a finger runs along a line of print. {hero} hurried after it. Several times {they} wanted to shout a warning, on account of the wheelbarrow, and then on account of the step, and then because of a sleeping cat. <Each time the cane had mentioned it already.|Each time {pal} had known about it for a considerable while.>`,
      ],
    },
    {
      id: "third-clue",
      ...AFTERNOON,
      pose: "standing",
      feeling: "excited",
      with: ["pal happy"],
      props: ["thing:white-cane", "bell"],
      happening: "{hero} stands in the garden with {pal}, a bell and a white cane.",
      B: [
        `Ding, ding! A bell rang in the wind. "I hear it!" said {pal}. {Pal.he} ran, and the cane ran, too.`,
        `"Now use your ears!" said {hero}. Ding! {pal} turned the cane that way. {Pal.he} was so fast!`,
      ],
      E: [
        `By the mint, there was nothing at all. "And now?" asked {pal}. "Listen," whispered {hero}. Far <off|away>, a bell rang in the wind. {pal} pointed with the cane, and {pal.he} pointed right at the old tree.`,
        `"The last clue is for your ears," said {hero}. They stood very still. Ding, went a <small|tiny> bell among the apple trees. "That way!" {pal} said. The cane tapped on stones, and then it was quiet on the grass.`,
      ],
      I: [
        `"There is nothing here except peppermint," said {pal}. "Then you will have to listen," said {hero}. They stood as still as two posts. First there was {gran}, washing dishes, and afterward an airplane. And then, high and thin, from the far end of the garden, something was ringing. "You have moved the wind chime from the balcony!" cried {pal}. {Pal.he} held the cane upright and turned slowly, until {pal.his} nose pointed <exactly at|right to> the apple trees.`,
        `"The next clue has no smell," said {hero}, "and you can't touch it, either." {pal} thought for a moment, and put a hand behind one ear. A little bell was ringing, now and then, whenever the wind happened to think of it. {pal} walked toward it and stopped when it stopped. {Pal.he} walked on when it rang. The cane <swished|whispered> through the grass. It was like watching somebody play a very slow game with the wind.`,
      ],
      A: [
        `"There is nothing here except peppermint," {pal} complained. "Then you had better listen," said {hero}. They stood as motionless as a pair of gateposts. First there was {gran}, who was arguing with a saucepan, and afterward there was an airplane; and finally, thin and silvery, from the farthest corner of the garden, something went ding. "That is the wind chime from the balcony!" cried {pal}. "You have actually moved it!" {Pal.he} lifted the white cane off the ground and revolved slowly, <until {pal.his} nose was pointing directly at the apple trees|like the needle of a compass, until {pal.he} stopped at the apple trees>.`,
        `"The following clue doesn't smell," said {hero} mysteriously, "and you can't touch it." {pal} considered this, and then placed a hand behind one ear. Among the apple trees a little bell was ringing, though only when it occurred to the wind. Whenever it rang, {pal} advanced a few steps, with the white cane whispering in front of {pal.him} through the long grass; and whenever it was silent, {pal.he} stood on one leg and waited for it politely. <It was like watching somebody play a slow and courteous game with the weather.|It took a quarter of an hour, and {hero} could have watched for another.>`,
      ],
    },
    {
      id: "holds-back",
      ...AFTERNOON,
      pose: "thinking",
      feeling: "worried",
      with: ["pal calm", "gran calm"],
      happening: "{hero} thinks in the garden while {pal} and {gran} are calm, and there is a white cane.",
      B: [
        `The wind stopped. No bell! "Shall I help?" said {hero}. "Not yet," said {pal}, and held the cane still.`,
        `Then the bell was still. {hero} took {pal's} arm. "No," said {pal}. "My cane and I can do it."`,
      ],
      E: [
        `Suddenly the wind was over, and so was the bell. "It is right over there!" cried {hero}, and pulled at {pal.his} arm. "Please never pull me or my cane," <said|answered> {pal}. "I am not lost, because I am only thinking." {hero} let go immediately.`,
        `All at once, there was no wind. {pal} turned the cane this way and that way. {hero} could see the treasure already, and {they} nearly <shouted|burst>! "Can I help you?" {they} asked. "Not yet," said {pal}. So {hero} quickly sat down on {their} hands.`,
      ],
      I: [
        `Suddenly the wind was over, and the bell fell silent. "It is only six steps away," {hero} burst out, and seized {pal.his} elbow. {pal} stood perfectly still. "Please don't ever pull me, or the cane," {pal.he} said, "because I will ask you for an arm if I need one. I am not lost, I am only <thinking|working it out>." {hero} let go immediately. "I am sorry," {they} said. "It is difficult to know something and not to tell you."`,
        `At the worst possible moment, the wind went home. There was no bell any more, and {pal} was standing between three apple trees. {hero} could see the one with the treasure from here. {They} hopped up and down, and {they} chewed on {their} collar. "Would you like help?" {they} asked. "Not yet," said {pal}, and leaned on the cane. <"Blind people think just like other people, you know. They need a minute."|"I would like a minute."> {hero} gave {pal.him} a minute, and it was a very long one.`,
      ],
      A: [
        `At that moment the wind lay down, and the bell was silent. {pal} was standing in the long grass, with apple trees in every direction. "You have practically arrived!" {hero} burst out, and seized {pal.him} by the elbow. {pal} remained perfectly still. "I would prefer not to be pulled," {pal.he} said, in a friendly voice, "and neither would my cane. When I need an arm, I generally ask for one. At present I am not lost; I am only thinking." {hero} let go immediately and apologized. <It is surprisingly exhausting to know something and to keep it to yourself.|"It is only that I can see it from here," {they} explained. "I know," said {pal}. "That must be awful for you.">`,
        `The wind chose the worst imaginable moment for going home. There was no bell, and {pal} was standing exactly between three apple trees. {hero} could see the right one; {they} could even see the bump in the grass. {They} hopped on one leg, and chewed {their} collar. "Would you like any assistance?" {they} inquired at last. "Not just yet," said {pal}, leaning on the white cane. "Blind people think in the usual manner, you know, and it takes about a minute." <{hero} gave {pal.him} the minute, although it was an extremely long one.|So {hero} sat down on both {their} hands, to keep them out of it.>`,
      ],
    },
    {
      id: "finds-box",
      ...AFTERNOON,
      pose: "jumping",
      feeling: "happy",
      with: ["pal excited", "gran happy"],
      props: ["treasure-chest", "thing:white-cane"],
      happening:
        "{hero} jumps for joy in the garden with {pal} and {gran}, beside a treasure chest and a white cane.",
      B: [
        `Then the cane hit a stone, and one more. They led to the box! {refrain2}`,
        `{pal} felt a row of stones. One, two, three, four! {refrain2} There was gold inside!`,
      ],
      E: [
        `{pal} moved the cane slowly over the grass. It hit a flat stone, and behind it lay another. "Somebody put these here," {pal.he} said, and {pal.he} followed them. {refrain2}`,
        `{pal} knocked on the ground beneath every tree. Under the third, it sounded <hollow|like a drum>! "There is something under here," {pal.he} said, and {pal.he} started digging. {refrain2}`,
      ],
      I: [
        `{pal} let the cane travel over the grass in a wide circle, and on the left it clicked. "That is a stone," {pal.he} said, "and it was not here last week." One step farther there was another, and then a third. {pal} followed them with the cane as if somebody had drawn a line. At the end of it was a box full of chocolate coins, <with a real one in the middle|wrapped in crackling paper>. "I discovered it all by myself!" yelled {pal}.`,
        `When the minute was over, {pal} started knocking on the ground with the cane, the way you knock on a door. Under the first tree it sounded soft, and under the second as well. Under the third it sounded like <a drum|an empty box>. "Hollow," said {pal}, and fell on {pal.his} knees, and dug like a terrier. Up came a metal box full of chocolate coins. {hero} was cheering so loudly that {gran} came running with a spoon. "You discovered it, and I never said a word!"`,
      ],
      A: [
        `{pal} let the white cane travel over the grass in a slow, wide circle, and on the left-hand side it clicked. "A stone," {pal.he} observed, "which was not there last week." One step beyond it lay another, and afterward a third. {pal} followed them, from click to click, exactly as though somebody had drawn a dotted line through the garden; and at the end of the dotted line stood a box. There were forty chocolate coins inside it, wrapped in crackling gold. <"I discovered it!" {pal} shouted. "I discovered the entire thing by myself!"|{pal} sat down in the grass and poured them through {pal.his} fingers, like a real pirate.>`,
        `When the minute was over, {pal} started knocking. With the tip of the cane {pal.he} knocked on the ground, here and there, as you knock at the doors of a street in which somebody must be at home. It sounded dull, and dull, and dull again; and underneath the third apple tree it sounded like a drum. "Aha," said {pal}, and dropped to {pal.his} knees and dug like a terrier, until up came a metal box that rattled with gold. <{hero} was cheering so loudly that {gran} arrived with a wooden spoon, prepared for anything.|"I never said a word!" yelled {hero}, who had earned a medal for it.>`,
      ],
    },
    {
      id: "returns-hunt",
      ...GARDEN,
      time: "evening",
      pose: "walking",
      feeling: "curious",
      with: ["pal happy"],
      props: ["thing:white-cane", "rope"],
      happening: "{hero} walks in the garden in the evening with {pal}, a rope and a white cane.",
      I: [
        `The next Saturday {hero} received a map. It was also made of rope. "The treasure is in our cellar, and there is no lamp," said {pal}. "Or rather, there is one, but I never know whether it is on." {hero} needed three quarters of an hour. {They} mistook a broom for a person, <and apologized|and greeted it>. "Would you like help?" asked {pal} from the stairs, tapping with the cane. "Not yet," said {hero}, between {their} teeth. It was one of the best hunts of {their} life.`,
        `On Saturday it was {pal's} turn to hide something. {Pal.he} had laid a clue of smells through half of the neighborhood, from the bakery to the stables. {hero} walked behind {their} own nose like an <untrained|inexperienced> dog. Twice {they} smelled only shoes. {pal} strolled along with the cane and said nothing, <with obvious pleasure|and enjoyed it enormously>. "Do you want help?" "Not yet," said {hero}. A blind person would have had it in ten minutes.`,
      ],
      A: [
        `On the following Saturday {hero} received a map of {their} own, and it was made of rope. "The treasure is hidden in our cellar," {pal} explained. "There may be a lamp; I never know whether it is on." {hero} decided to leave it off. {They} needed three quarters of an hour, and during that time {they} mistook a broom for a person and apologized to it. "Would you like any assistance?" inquired {pal} from the top of the stairs, tapping a polite little tune with the cane. "Not just yet," said {hero}, on all fours. <It was, all in all, one of the finest hunts of {their} life.|{They} had never known how many things a cellar contains.>`,
        `A week later it was {pal} who did the hiding. {Pal.he} had laid a trail of smells through half of the neighborhood, from the bakery to the stables and on to the swimming pool. {hero} followed {their} own nose like a dog who was new to the work. On two occasions {they} could smell nothing but {their} shoes. {pal} strolled along beside {them}, swinging the white cane, and was silent in the most infuriating manner. <"I could give you a hint," {pal.he} offered at the stables. "Not just yet," said {hero}.|It is a pleasure to watch other people search, if one is normally the person who has to.>`,
      ],
    },
    {
      id: "maps-together",
      place: "kitchen",
      time: "evening",
      weather: "clear",
      pose: "sitting",
      feeling: "happy",
      with: ["pal happy", "gran happy"],
      props: ["map", "thing:white-cane", "shell"],
      happening: "{hero} sits in the kitchen with {pal} and {gran}, a map, a shell and a white cane.",
      B: [
        `They made a new map. You could feel it! "I like it," said {pal}. The cane had a rest.`,
        `Then they made a map to touch. The path was rope. {pal} was blind, and {pal.he} could read it!`,
      ],
      E: [
        `In the evening, they made a new map with glue. The path was rope, the pond was silk, and the trees were <moss|cotton>. Everybody could read it, blind or not. "It is not flat at all," said {pal}, and stroked it.`,
        `After cake, they took the first map and glued things on it. There were shells for the pond, and string for the path. {pal's} fingers walked <all along|along> it. "What is this in the corner?" asked {pal}, and put the cane down. It was the serpent!`,
      ],
      I: [
        `The first map hangs in {pal's} room now, but it has changed completely. The dotted line is made of beads, and the pond is a piece of silk. In the corner there is a serpent of sandpaper, which scratches anybody who strokes it the wrong way. They made it together, and it took two tubes of glue. {hero} reads it with {their} eyes shut, and {pal}, who is blind, reads it <in no time|much faster>. The white cane hangs on the next nail.`,
        `They still have the map of paper. One rainy evening {pal} asked what had been on it, and {hero} described it all, down to the serpent. "But that is wonderful," said {pal}, "and we only have to make it stand up." So they glued string on the line, sand on the path, and shells around the pond. <Now it is a map for everybody.|Now anyone can get lost in it.> "And what about the cane?" asked {gran}. "It prefers the actual garden," said {pal}.`,
      ],
      A: [
        `The original map is hanging in {pal's} room, although you would hardly recognize it. The mysterious line consists of beads, and the pond is a scrap of silk among trees of genuine moss; and in the corner there is a sandpaper serpent, which scratches anybody who strokes it in the wrong direction. It took the two of them a weekend and three tubes of glue. {hero} can read it with {their} eyes closed. {pal}, who has been blind for considerably longer, reads it faster. <The white cane has the nail beside it, so that it can come along at any moment.|It is, {pal.he} says, the only map that has ever tickled.>`,
        `"What was actually on that map of yours?" {pal} asked one rainy evening, and {hero} described the paper map, from the compass to the serpent. "But that is marvelous," said {pal}. "It merely needs to stand up." So they spread it out upon the kitchen table and glued string along the path, and shells around the pond. {gran} supplied buttons for all of the stars. <Now it can be read by everybody, blind or otherwise.|Nobody, blind or otherwise, has ever managed to keep their hands off it.> Only the white cane takes no interest in maps, and prefers the garden itself.`,
      ],
    },
  ],
};
