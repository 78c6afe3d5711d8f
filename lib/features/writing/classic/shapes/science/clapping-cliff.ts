import type { Shape } from "@/lib/features/writing/classic/grammar";

export const CLAPPING_CLIFF: Shape = {
  id: "science/clapping-cliff",
  theme: "science",
  wild: 4,
  tags: ["water", "island", "travel", "mountain", "music", "brave", "discovery", "home"],
  about: ["echo sound cliff clap", "boat lake island fog sailing"],
  cast: {
    pal: ["dog", "frog", "mouse", "girl", "boy", "rabbit"],
    elder: ["grandmother", "grandfather"],
  },
  picks: {
    berry: [
      { text: "blueberry", isle: "Blueberry" },
      { text: "blackberry", isle: "Blackberry" },
      { text: "raspberry", isle: "Raspberry" },
    ],
  },
  refrain: {
    B: [`Clap! No clap came back.`, `Clap! A clap came back!`],
    E: [`{hero} clapped, and nobody clapped back.`, `{hero} clapped, and the cliff clapped back!`],
  },
  beats: [
    {
      place: "lake",
      time: "morning",
      weather: "clear",
      pose: "standing",
      feeling: "excited",
      with: ["pal surprised", "elder happy"],
      props: ["boat", "basket"],
      happening: "{hero} stands by the lake and calls to a tall cliff beside the boat landing.",
      B: [
        `{open} "Hello!" {again} said to the cliff at home. "Hello!" said the cliff.`,
        `{open} There was a big cliff near home. "Hi!" {again} said to it. "Hi!" it said.`,
      ],
      E: [
        `{open} There was a tall cliff by the lake, right over {elder's} house. "Hello!" {again} called to it. "Hello!" it answered. "Who lives <up there|in there>?" asked {pal}. "It is just us, coming back," said {elder}.`,
        `{open} {elder's} house stood under a tall cliff. "Good morning!" {again} called<| one day>. "Morning!" the cliff said. "Is it <a giant|somebody>?" asked {pal}. "It is <only |just >your own voice, coming back," said {elder}.`,
      ],
      I: [
        `{open} {elder's} house stood beside the lake, directly below an enormous cliff. "Hello!" {hero} shouted at it. "Hello!" said the cliff politely. {They} told it a riddle, and it asked the very same riddle back. "Somebody is in there," <whispered|decided> {pal}. "Somebody is out here," said {elder}. "Your voice travels to the rock, bounces off like a ball, and travels home again. It is called an echo."`,
        `{open} The enormous cliff behind {elder's} house always had the last word. "Good morning!" {hero} called to it. "Good morning!" answered the cliff. "It is extremely polite," said {pal}, "but it never begins a conversation." "It can't," explained {elder}. "That is your own voice. It flies across to the rock, bounces back like a ball, and comes home again. People call it an echo."`,
      ],
      A: [
        `{open} {elder's} house stood at the edge of the lake, directly underneath an enormous cliff, and the cliff was the most agreeable neighbor in the world. It repeated whatever you said. When {hero} shouted good morning, it wished {them} good morning; when {they} barked, it barked. {They} asked it a riddle, and it seemed to find the riddle every bit as difficult as {they} did. "There is somebody in there," whispered {pal}. "There is somebody out here," {elder} corrected. "Your voice travels across to the rock. It cannot go any farther, so it bounces back, <exactly |>like a ball, and comes home to your ears. The name for that is an echo."`,
        `{open} There were only two neighbors on {elder's} side of the lake. One was a heron, who never spoke, and the other was a cliff, as tall as a cathedral, which never spoke first. "Good morning!" {hero} shouted at it. "Good morning!" it immediately replied. {They} experimented with a sneeze, a melody, and several complicated words, and there was nothing that it could not pronounce. "Is it making fun of us?" whispered {pal}. "It is returning what belongs to you," said {elder}. "A sound can't go through solid rock, so it bounces and travels home. That is what we call an echo."`,
      ],
    },
    {
      place: "lake",
      time: "morning",
      weather: "clear",
      pose: "walking",
      feeling: "curious",
      with: ["pal curious", "elder calm"],
      props: ["notebook", "clock"],
      happening: "{hero} claps at the cliff from different places and counts.",
      I: [
        `{hero} <immediately |>made an experiment. Close to the cliff, {they} clapped {their} hands, and the answer came so fast that it was almost the same clap. A hundred steps away, there was a tiny gap in between. At the far end of the beach you could say an entire word. "The farther the rock, the longer you wait," {they} wrote. "Sound needs time to travel, <just |>like us." {elder} nodded. "Remember that," said {elder}, and fetched the life vests.`,
        `"How quickly does it come home?" asked {hero}. {elder} only handed {them} a notebook. So {they} clapped right below the rock, and there was hardly any gap at all. {They} walked a hundred steps and clapped again. Now the answer was late by a hiccup. From the very end of the beach, {pal} could say "pudding" in between. "The longer the gap, the farther away it is," {they} wrote down carefully. {elder} brought out the life vests. "That," {elder.he} said, "is worth remembering."`,
      ],
      A: [
        `A person of a scientific nature cannot leave a thing like that alone. {hero} stood close to the cliff and clapped {their} hands, and the answer came so promptly that it was almost the same clap. {They} went a hundred steps along the beach, and clapped again; there was now a gap between the two, about as wide as a hiccup. At the far end of the bay you could fit a whole word in. "The farther away the rock is, the longer you have to wait," {they} wrote in {their} notebook, "because sound has to travel, <just as we do|the same as everybody>, only faster." "I should remember that if I were you," said {elder}, who was sorting out the life vests.`,
        `"If it comes home," said {hero}, "then it must take some time on the way." {elder} said that this could certainly be measured, and went to look for the life vests. So {they} measured it. Directly below the rock there was no gap worth mentioning between the clap and the answer. A hundred steps along the beach there was room for a hiccup; two hundred steps along, there was room for {pal} to say "pudding"; and from the last stone of all {pal} could have said "pudding and cream." {hero} wrote this in two columns, and looked from one to the other. "You could discover how far away you were," {they} said slowly, "with your eyes closed."`,
      ],
    },
    {
      place: "island",
      time: "noon",
      weather: "fog",
      pose: "standing",
      feeling: "surprised",
      with: ["pal worried", "elder calm"],
      props: ["basket", "leaf"],
      happening: "{hero} looks up from a basket of berries as fog rolls over the island.",
      B: [
        `{elder} took them to an island with {bag}. Then the fog came! Where was the path?`,
        `"To the island!" said {hero}. They took {bag}. But then fog came! Where was the path?`,
      ],
      E: [
        `{elder} rowed them to an island to pick berries. They had {bag}, and it was a fine day. Then, very softly, the fog came. It was <as white|thick and white> as milk. Where was the path to the boat?`,
        `They packed {bag}, and {elder} rowed them to an island. They ate more than they picked. When {hero} looked up, <everything|the whole world> was white with fog. Nobody could see the path<| any more>!`,
      ],
      I: [
        `With {bag} in the boat, they rowed across to {berry.isle} Island. They picked for two hours, <although|and> hardly any of it reached the basket. When {hero} finally looked up, the lake had disappeared. <A white wall was walking toward them, without a sound.|Something white was rolling over it, without a sound.> First it took the birch trees, and then it took the bushes, and then {pal} was only a voice. "Everybody hold on to somebody," said {elder}, quite calmly. "Now, has anyone seen the path?"`,
        `They rowed across to {berry.isle} Island with {bag}. The berries were as big as thumbs. For every one that went into the basket, another went into {hero}. When {they} finally stood up, the lake had been erased. Something white and silent was climbing the beach, and it swallowed the trees one after another. "Everybody take hold of a sleeve," said {elder} calmly. "Now, where is our path?"`,
      ],
      A: [
        `The boat was packed with {bag}. When everybody was buttoned into a life vest, {elder} rowed them across to {berry.isle} Island. There they picked for two hours, and not even half of it reached the basket. {hero} had just discovered the best bush of all when {they} noticed how quiet it had become. {They} looked up. There was no lake any more; there was <only |>something wide and white, and it was coming closer, without any hurry. First it swallowed the birch trees, and then it swallowed the bushes, and presently {pal} was nothing but a voice. "Everybody hold on to somebody," said {elder}, <calmly|very calmly>. "Very good. Now, has anyone got the path?"`,
        `{elder} rowed, and {pal} sat in the front with {bag}, and by noon they had landed on {berry.isle} Island. It was a famous year for berries. The agreement was that every second one should go into the basket, and for a while this was very nearly true. {hero} was underneath a bush, with purple elbows, when {they} became aware that the birds had stopped singing. {They} crawled out backward. Somebody had rubbed out the lake; somebody was rubbing out the beach. It came on without a sound, white and cool and damp, and the nearest birch tree turned gray, and then pale, and then was only a rumor. "Take hold of a sleeve, everyone," said {elder} cheerfully. "Which of us noticed where the path was?"`,
      ],
    },
    {
      solve: "find",
      goal: "the path",
      place: "island",
      time: "noon",
      weather: "fog",
      with: ["pal curious", "elder calm"],
    },
    { rest: "older", place: "island", time: "afternoon", weather: "fog", with: ["pal brave"] },
    {
      place: "island",
      time: "afternoon",
      weather: "fog",
      pose: "reaching",
      feeling: "determined",
      with: ["elder worried", "pal worried"],
      props: ["boat", "rope"],
      happening: "{hero} pushes at a rowing boat that is stuck in the mud.",
      B: [
        `They came to the boat. "Now we can go!" said {hero}. But it was stuck in the mud.`,
        `The path went to the boat. "Push!" said {elder}. But the boat was stuck in the mud.`,
      ],
      E: [
        `The path took them down to the water. But the boat was <sitting|sunk> deep in the mud, and the mud would not let go. {elder} pushed, {hero} pulled, and {pal} counted to three again and again. It was stuck.`,
        `Step by step, they <hurried|found their way> down to the water. "There is our <own little|dear old> boat," said {elder}. But it had settled into the mud<| while they were away>. They pushed it together, but it was stuck!`,
      ],
      I: [
        `The path brought them safely to the water's edge. There lay the boat, but it had settled comfortably into the mud, the way you settle into a sofa. {elder} pushed, {hero} pulled the rope, and {pal} counted to three over and over. The mud <made a rude noise|answered with a rude noise>. "It has never <behaved like that|done this> before," said {elder}, and looked at the white air all around. Nobody wanted to spend the night on an island. But the boat was stuck.`,
        `They followed the path downhill, and their noses discovered the boat before their eyes did. It was comfortable where it was. While they were away, the mud had swallowed it up to the oars. "One, two, three, heave!" ordered {elder}. Nothing happened, except that {hero} lost a boot, and the boot had to be rescued as well. They rocked the boat and they scolded it. It was getting later and whiter by the minute, and their boat was stuck.`,
      ],
      A: [
        `The path delivered them safely to the edge of the water, and there was the boat. Unfortunately, during the afternoon it had settled into the mud, in the way that a visitor settles into the best armchair. {elder} pushed at one end; {hero} hauled on the rope at the other; {pal} counted to three in an encouraging voice, again and again. The mud replied with <a noise|several noises> that would not have been allowed at the table. "It never did this to me before," said {elder}, wiping {elder.his} forehead, and {hero} saw {elder.him} glance at the whiteness on every side. Berries are not a supper, and an island is not a bed. But the boat was as firmly stuck as a tooth.`,
        `The path led them downhill until their feet were wet, which meant that they had arrived. "There she is," said {elder}. There was, unfortunately, considerably less of her than they remembered. All afternoon the mud had been quietly climbing, and by this time it had reached the seats. Everybody heaved. {hero} accidentally came out of one boot, and {pal} sat down, unexpectedly, in the remainder of the lunch. {elder} said a short word, and immediately apologized to the lake, although the lake was nowhere to be seen. Behind the fog it was certainly getting late. The boat had not moved by the width of a berry. She was stuck.`,
      ],
    },
    {
      solve: "free",
      goal: "the boat",
      place: "island",
      time: "afternoon",
      weather: "fog",
      with: ["elder happy", "pal excited"],
    },
    {
      place: "lake",
      time: "afternoon",
      weather: "fog",
      pose: "sitting",
      feeling: "worried",
      with: ["elder worried", "pal worried"],
      props: ["boat"],
      happening: "{hero} sits in a rowing boat on a lake in white fog with {elder}.",
      B: [
        `The lake was all white. Which way was home? {hero} had a plan. {refrain} Not this way!`,
        `Now they sat in the boat. But which way was home? "I know!" said {hero}. {refrain} "Not that way."`,
      ],
      E: [
        `Out on the lake, there was white on every side. {elder} stopped rowing. "Which way is home?" <asked|whispered> {pal}. {hero} thought of the cliff, and had an idea. {refrain} "Then it is not that way."`,
        `They rowed a little, and <then |>they stopped. It was <all |>white in front and white behind. Nobody knew the way home. "Be very quiet," <said|whispered> {hero}. {refrain} "It is not over there," {they} said.`,
      ],
      I: [
        `Ten strokes from the island, there was nothing left to steer by. The water was the same color as the sky. {elder} stopped rowing. "If we guess," {elder.he} said <quietly|honestly>, "we could row in circles until supper." Nobody spoke. {hero} listened to the drops falling from the oars. You could see nothing, but you could hear absolutely everything. Suddenly {they} sat up. "We do not have to see the cliff," {they} said excitedly. "We can ask it where it is."`,
        `They rowed until the island had disappeared, and then {elder} lifted the oars. "I could guess," {elder.he} admitted, "but whoever guesses in the fog travels in circles." Drip, went the oars. You couldn't see your own feet, and yet it was possible to hear every single drop. Suddenly {hero} began to smile. "The cliff is directly above our house," {they} said, "and it always answers. We only need to ask in every direction."`,
      ],
      A: [
        `Ten strokes from the island, there was nothing left to steer by. It was white in front and white behind, and the water was precisely the same color as the sky. The boat appeared to be hanging in the middle of an enormous egg. {elder} rested on the oars. "If we simply guess," said {elder}, who believed in being honest with a crew, "we could be rowing in circles until supper." Nobody answered. {hero} listened to the drops falling from the ends of the oars, and noticed how remarkably clear they were. Fog is <extremely good|excellent> at hiding things, but it has never learned to hide a sound. "We do not actually need to see the cliff," {they} said, sitting up suddenly. "We only need to ask it where it is."`,
        `It is a peculiar sensation to be in the middle of a lake that is invisible. After a few strokes the island had disappeared, and soon there was no telling whether they were moving at all. {elder} rested on the oars. "I am not lost," {elder.he} remarked cheerfully. "I know precisely where we are. It is everything else that is missing." Drip, went the oars. {hero} listened, because there was nothing to look at; and {they} noticed how remarkably clear every drop was, as though the fog had no objection to sounds. "Then let us find out who else is here," {they} said, sitting up. "Let us say hello to the cliff."`,
      ],
    },
    {
      place: "lake",
      time: "afternoon",
      weather: "fog",
      pose: "holding",
      feeling: "brave",
      with: ["elder surprised", "pal excited"],
      props: ["boat"],
      happening: "{hero} claps in the foggy boat and everybody listens.",
      B: [
        `{hero} turned around. {refrain2} "The cliff! I hear it! Home is that way!"`,
        `Then {hero} turned and did it again. {refrain2} "It is the cliff! Row that way!"`,
      ],
      E: [
        `Then {hero} turned around and tried the other direction. {refrain2} It was only a little noise, very far away. "Our cliff is <over there|in that direction>," {they} cried, "and so is our house!"`,
        `They turned the boat around a little. {refrain2} "The sound went over to our cliff, and it came back again," {they} said. "So home is in that direction!" {elder} <began to row|took the oars>.`,
      ],
      I: [
        `{hero} faced the front of the boat and clapped once, as hard as {they} could. Nothing came back. {elder} turned the boat <a little|slightly>, and {they} clapped again. Still nothing, because open water <gives|sends> nothing back. They turned, and clapped, and listened. On the <fifth|sixth> clap, out of the whiteness, somebody answered. It was faint, and it was late, but it was unmistakably a clap. "That is our cliff!" <yelled|shouted> {hero}, so that the echo said it, too.`,
        `{hero} pushed up {their} sleeves, leaned forward, and clapped. The fog swallowed it. {elder} turned the boat a bit, like the hand of a clock, and {they} clapped toward one o'clock, and toward two. At three o'clock there was still nobody. {pal} had stopped breathing in order to hear better. At five o'clock, out of the white, came a tiny, late, beautiful clap. "Good afternoon!" yelled {hero}. "Afternoon!" replied the cliff.`,
      ],
      A: [
        `{hero} faced the front of the boat, drew an enormous breath, and clapped once, as hard as {they} could. Nothing returned. {elder} dipped one oar and turned them by the width of a slice of cake, and {they} clapped again. There was nothing in that direction either, because open water never returns anything; it keeps whatever you give it. They turned, and clapped, and listened, and turned. At the <fifth|sixth> slice of cake, somewhere in the whiteness, somebody answered. It was faint, and it was considerably too late, but it was unmistakably a clap. "It is our cliff!" shouted {hero}. "Our cliff!" agreed the cliff, <very faintly|from a very long way away>.`,
        `"We will do it like a clock," said {hero}, "so that nothing gets left out." {They} clapped toward twelve, and waited, and counted ten; but the open lake kept it, as the open lake keeps everything. {elder} dipped an oar, and {they} clapped toward one. Toward two there was a duck, who was annoyed. Toward three and four there was absolutely nobody, and {their} palms were tingling. But at five o'clock, after such a long wait that {pal} had already started to sigh, there came from somewhere in the whiteness a delicate, unmistakable clap. "Good afternoon!" called {hero}, in a voice that shook. "Good afternoon," said the cliff, from home.`,
      ],
    },
    {
      place: "lake",
      time: "evening",
      weather: "fog",
      pose: "pointing",
      feeling: "determined",
      with: ["elder happy", "pal happy"],
      props: ["boat", "notebook"],
      happening: "{hero} points ahead in the fog and counts as {elder} rows.",
      E: [
        `{elder} rowed, and {hero} clapped and counted. First the answer <came|came back> after three. Soon it came after two. "It is <quicker|faster>, so we are nearer," said {hero}. {extra} At last it came <right away|very fast>. Bump!`,
        `{hero} clapped and counted. The answer took three, and <a bit|a while> later it only took two. "The cliff is <getting closer|very near now>!" {they} said. {extra} Then it <only |>took one. And then the boat bumped into the <sand|shore>!`,
      ],
      I: [
        `Now {elder} rowed and {hero} clapped, and {pal} counted in between. The first answer took so long that you could say "{berry} pancakes with cream." <Somewhat later|A hundred strokes later>, there was only time for "{berry} pancakes." {mid} "We are getting closer," said {hero}. "The sound has less far to go." When it was down to "pan," they heard waves lapping on stones. Everybody ducked. Out of the fog, as tall as a church, stepped the cliff.`,
        `They kept their noses toward five o'clock and rowed. At first there was time for {pal} to say "{berry} pancakes with a lot of cream" before the answer came. Then it was only "{berry} pancakes." {mid} "It is getting shorter," reported {hero}. "Pancakes!" cried {pal}, and then, "Pan!" There was a rattle of stones under the boat. They looked up, and up. There was their cliff, wet and gray and wonderful.`,
      ],
      A: [
        `After that it was relatively simple. {elder} rowed, {hero} clapped, and {pal} measured the gap in between with the only ruler available, which was words. The first answer took so long that you could say "{berry} pancakes with cream and sugar." A hundred strokes later there was barely enough time for the cream. {mid} "The sound has less distance to travel every time," {hero} explained, "and so have we." Whenever the answer grew fainter they knew that they had wandered, and they turned the boat until it was powerful again. Eventually there was time for nothing but "pan," and they heard little waves lapping upon stones. Then, out of the whiteness, as tall as a cathedral, stepped the cliff.`,
        `Nobody had ever steered by pancakes before, but there is a first time for everything. {elder} took the oars, {hero} clapped, and {pal} was appointed to speak. Between the first clap and its answer {pal} was able to say, without hurrying, "{berry} pancakes with a great deal of cream." A while later the cream had to be left out. {mid} Twice the answer became thin and doubtful, and they found that they had drifted; they turned the boat until it came back clear and strong. "{Berry} pancakes," said {pal}; "pancakes," said {pal}; and finally, very fast, "pan." There was a long, delicious crunch of stones beneath the boat. High over their heads, like the side of an enormous ship, stood the cliff.`,
      ],
    },
    {
      place: "lake",
      time: "evening",
      weather: "fog",
      pose: "reaching",
      feeling: "proud",
      with: ["elder proud", "pal happy"],
      props: ["lantern", "boat", "bell"],
      happening: "{hero} claps on the shore to guide other boats home through the fog.",
      I: [
        `They were just tying up when {pal} heard something. Far out on the lake, somebody was calling. {hero} <took|fetched> two saucepan lids from {elder's} kitchen and banged them together. {extra} Bang, said the lids. Bang, said the cliff. One after another, <four|five> little boats came nosing out of the fog. In the last one sat a fisherman of eighty. "I have been <lost|stuck> out there since noon," he said, and shook {hero's} hand.`,
        `"Listen," said {pal}. Somewhere out on the lake, people were calling, and none of them were in the right place. {hero} fetched two saucepan lids and crashed them together at the end of the landing. {extra} The cliff joined in. Slowly, one behind another, <four|five> boats came creeping out of the white. An old fisherman climbed out of the last. "I heard a clap," he said, "and I wanted to see who was so pleased."`,
      ],
      A: [
        `They had scarcely tied up the boat when {pal} stood still to listen. Somewhere out on the lake a voice was calling, and another replied to it from quite the wrong direction. {hero} did not hesitate. {They} fetched two saucepan lids from {elder's} kitchen, and clashed them together at the end of the landing. {extra} "Bang," said the lids, and "bang," said the cliff, so that nobody could mistake where the shore was. One by one, with great caution, <four|five> small boats came nosing in out of the fog. In the last of them sat a fisherman of eighty, who had been going around in circles since noon. He took off his cap to {hero}. Afterward, to be on the safe side, he took it off to the cliff.`,
        `The rope was hardly tied when they heard voices, far out on the lake, and all of them were getting fainter. "They are traveling in the wrong direction," exclaimed {hero}. {They} snatched two saucepan lids from the kitchen wall and ran to the end of the landing. Crash, went the lids, and crash, went the cliff behind {them}. {extra} Eventually there was a lantern, and below the lantern a boat. After it came <three|four> others, in a row, like ducklings. "I heard applause," said the fisherman in the last of them, "so I thought that I would come and find out what I had done."`,
      ],
    },
    {
      place: "kitchen",
      time: "night",
      weather: "fog",
      pose: "sitting",
      feeling: "happy",
      with: ["elder happy", "pal happy"],
      props: ["cake", "cup", "basket"],
      happening: "{hero} eats pancakes with {elder} in a warm kitchen beside a foggy window.",
      B: [
        `They rowed to the clap. Bump! Home! They ate and ate. "Thank you, cliff!" "Thank you!" it said. {close}`,
        `{elder} rowed and {hero} clapped. Bump! At home they ate and ate. "Thank you!" said the cliff. {close}`,
      ],
      E: [
        `That night they had pancakes with <all |>the berries that were left. Before bed, {hero} called <to the cliff |>from the open window. "Thank you!" "Thank you!" said the cliff. {close}`,
        `So they were home again, with pancakes for supper. {hero} opened the window <wide|a crack> and called into the dark. "Good night, cliff!" "Good night, cliff!" came the answer. {close}`,
      ],
      I: [
        `There were {berry} pancakes for supper, <with cream|with cream and sugar>. The fog leaned on the window, but it did not come in. Before bed, {hero} opened the door a crack. "Thank you!" {they} called across the dark water. There was the smallest gap, only as long as a breath. "Thank you!" said the cliff, and it sounded as if it meant it. {close}`,
        `The fisherman stayed for supper, and there were {berry} pancakes with a lot of cream. Outside it was as white as the plates. Afterward {hero} clapped for the cook, and {pal} clapped for {hero}, and then they all sat still. From behind the window, only a little late, somebody else was clapping as well. "I told you that it was polite," said {pal}. {close}`,
      ],
      A: [
        `There were {berry} pancakes for supper, with cream and sugar, and the fisherman stayed for them, and so did everybody else. The fog leaned against the windows and looked in, but no one minded it now. A row of saucepan lids hangs beside the landing to this day, <for anybody who should need it|in case somebody should need them>, and the children of the village know how to count the gap. When the plates were empty, {hero} opened the door a crack. "Thank you!" {they} called, over the dark water. There was the very smallest of silences. "Thank you," said the cliff, which has excellent manners, and never tries to have the first word. {close}`,
        `It took {elder} six pans to feed everybody who had been lost. There were {berry} pancakes, with a great deal of cream, and each person at the table had to say the whole of that before they could have one. The windows were as white as milk, but nobody was looking out of them. When the last plate had been scraped, the fisherman stood up and proposed three cheers for {hero}. They gave the first, and they gave the second. Before anybody could begin the third, it came in by itself through the chimney, a little late and a little faint. {close}`,
      ],
    },
  ],
};
