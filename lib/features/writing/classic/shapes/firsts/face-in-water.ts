import type { Shape } from "@/lib/features/writing/classic/grammar";

const POOL_MORNING = { place: "pool", time: "morning", weather: "clear" } as const;
const BATHROOM = { place: "bathroom", time: "evening", weather: "clear" } as const;
const STREET = { place: "street", time: "evening", weather: "rain" } as const;
const POOL_AFTERNOON = { place: "pool", time: "afternoon", weather: "clear" } as const;
const POOL_SUNSET = { place: "pool", time: "sunset", weather: "clear" } as const;

export const FACE_IN_WATER: Shape = {
  id: "firsts/face-in-water",
  theme: null,
  wild: 2,
  tags: ["swim", "water", "pool", "brave", "learn", "first", "sport", "friend"],
  about: [
    "swimming swim swimmer swimming-lesson pool swimming-pool face-in-the-water",
    "head-under-water head-under-the-water face-under-water putting-head-under putting-face-in putting-his-head-under putting-her-head-under",
  ],
  premise:
    "At the swimming lesson everybody puts their face in the water, except for {hero}, who has a reason.",
  shows: ["pool", "thing:goggles"],
  talk: [
    "What did {hero} hear under the water?",
    "Who helped {hero}, and how?",
    "What did you learn in very small steps?",
  ],
  cast: {
    pal: ["frog", "duck", "dog", "penguin", "turtle", "girl", "boy", "robot"],
    coach: ["coach"],
    dad: ["father", "mother"],
  },
  refrain: {
    B: ["Splash, splash, splash!", "Bubble, bubble, splash!"],
    E: ["Splash, splash, splash, went the pool.", "Bubble, bubble, splash, went {hero}."],
  },
  beats: [
    {
      id: "meets-pool",
      ...POOL_MORNING,
      pose: "standing",
      feeling: "worried",
      with: ["pal excited", "coach happy"],
      props: ["thing:goggles"],
      happening: "{hero} stands worried at the edge of the pool with goggles, and {pal} is excited.",
      B: [
        `{open} It was time to swim. {refrain} "I want my face dry," said {hero}.`,
        `{open} {hero} was at the pool. {refrain} The water was so big and so blue!`,
      ],
      E: [
        `{open} It was the first swimming lesson. {refrain} "Come in, the water is warm!" called {coach}. {hero} sat down on the top step, with {their} chin <very high|up high>. "I am here," {they} said, "but my face is not."`,
        `{open} {hero} had new goggles, and today was the first swimming lesson. {pal} jumped in. {refrain} A drop landed on {hero's} nose. {They} wiped it off at once. "Water," {they} said, "should stay <below my chin|down there>."`,
      ],
      I: [
        `{open} The swimming pool smelled of lemons and sounded like a train station. {hero} came to the first lesson in new goggles. {They} liked the steps, and {they} liked the warm tiles. {They} even liked the water, as long as it remained underneath {their} chin. "Everybody in!" called {coach}. <{pal} was in already.|{pal} jumped immediately.> {hero} went down exactly two steps and stopped there.`,
        `{open} Everything for the swimming lesson was new, the bag, the towel, and the goggles. Only {hero} was the same as before, and did not want any water in {their} face. "I can swim without it," {they} told {pal}. <"Ducks do it like that," said {pal}.|"Boats do it like that," said {pal}.> Side by side they walked to the edge, where the pool shone like a big blue window.`,
      ],
      A: [
        `{open} The swimming pool smelled of lemons, and every shout in it came back from the ceiling twice as large. {hero} had been looking forward to the first lesson for weeks. {They} had practiced the arms on the living room carpet and the legs on the sofa, and the carpet and the sofa had both been perfectly dry. "In we go!" called {coach}. {pal} went in like a stone, and one drop, a single one, landed upon {hero's} nose. {They} wiped it away <immediately|with a corner of the towel>. "I am going to swim," {they} announced, "but my face will be staying here."`,
        `{open} Some people begin with the toes and some with the nose, and {hero} was a person of the toes. At the first swimming lesson {they} sat on the edge and put them in, one after another, while the others leaped past {them} like frogs. The water was warm, and blue, and really quite friendly up to the knees. It was only higher up that {they} did not care for it. <"Is it deep?" asked {pal}, and jumped.|{pal} held {pal.his} nose, and jumped.> When the wave arrived, {hero} lifted {their} chin as high as it would go, and took hold of the ladder.`,
      ],
    },
    {
      id: "learns-reason",
      ...POOL_MORNING,
      pose: "sitting",
      feeling: "worried",
      with: ["coach calm", "pal happy"],
      props: ["thing:goggles"],
      happening: "{hero} sits at the edge of the pool beside {coach}.",
      B: [
        `"Put your face in!" They all did. But {hero} did not. "The water gets in my nose."`,
        `All the others put a face in the water. "I can't," said {hero}. "It got in my nose once."`,
      ],
      E: [
        `"And now your faces!" said {coach}. One, two, three, and everybody was under. {hero} stayed <up|dry>. "Last summer a wave got in my nose," {they} said quietly. "I did not know where up was." {coach} nodded. "Thank you for telling me."`,
        `Everybody put a face in the water and blew. {hero} looked <at the wall|at the clock>. "It went up my nose at the beach," {they} told {coach}. "It was not nice at all." "That is a good reason," {coach} answered. "Then we will swim with it slowly."`,
      ],
      I: [
        `"Faces in!" said {coach}, and seven faces disappeared, as if somebody had switched them off. The eighth was {hero's}, and it was perfectly dry. {coach} came and sat on the step. {Coach.he} didn't ask what the matter was; {coach.he} only waited. "A wave knocked me over last summer," {hero} said finally. "The water went up my nose, and everything was <upside down|loud>." "Then your face remembers it," said {coach}. "It is a clever face. We will go slowly."`,
        `They were all supposed to lay their faces on the water and blow. {hero} got as far as {their} chin. Then {their} neck simply refused to bend. "It won't go," {they} whispered, and {their} eyes grew hot. {coach} sat down beside {them} with both feet in the pool. "Has the water ever surprised you?" {coach.he} asked. It had, at the beach, with an enormous wave. <"That would surprise anybody," said {coach}.|"I thought so," said {coach}, very kindly.>`,
      ],
      A: [
        `"And now your faces," said {coach}, and along the edge of the pool seven of them went under, and seven patches of bubbles came up. {hero} told {their} neck to bend, and it replied that it would rather not. {coach} sat down on the step, up to {coach.his} waist in water, and asked nothing whatever. After a considerable time {hero} explained it {themselves}. It had happened at the beach; there had been an enormous wave, and a tremendous roaring, and no way of telling which direction was up. <"So your face is only being careful," said {coach}.|"Then I would be careful as well," said {coach}.> "Your face doesn't know yet that the pool is somebody else."`,
        `One after another the swimmers laid their faces upon the water, as if it had been a pillow. {hero} watched them. {They} had no objection to doing the same; it was simply that, two inches above the surface, {their} whole body said no. It had been saying so since last summer, when a wave at the beach had turned {them} over like a pancake. <"It went up my nose," {they} explained to {coach}, "as far as my thoughts."|"I swallowed half of it," {they} explained to {coach}.> {coach} did not say that there was nothing to be afraid of. "Anybody who has been surprised like that," {coach.he} said, "should be the one who says when."`,
      ],
    },
    {
      id: "tries-cup",
      ...POOL_MORNING,
      pose: "holding",
      feeling: "curious",
      with: ["coach calm", "pal curious"],
      props: ["cup", "thing:goggles"],
      happening: "{hero} holds a cup in the pool, and {coach} and {pal} look on.",
      E: [
        `{coach} filled a cup with water. "This is the whole pool," {coach.he} said, "only smaller. You decide where it goes." {hero} poured it over {their} elbow, and then {their} shoulder. <At last|Finally> it went over the back of {their} head.`,
        `"This is very little water," said {coach}, and held out a cup. {hero} poured it on {pal}. {Pal.he} liked that <very much|a lot>. So then {they} poured a little bit on {their} own hair.`,
      ],
      I: [
        `{coach} came back with a plastic cup. "Every enormous water is made of little ones," {coach.he} explained, "and this one belongs to you." So {hero} carefully poured it over {their} knee, over {their} shoulder, and finally over {pal}. Then {they} poured a few drops on top of {their} own head. They ran down behind {their} ears. <It tickled, and it was over.|Nothing terrible happened.> The next cup was a little fuller.`,
        `"We need something smaller than a swimming pool," said {coach}, and dipped a cup into the water. "You can decide where this should go." {hero} considered. It went over {their} fingers, and over {their} shoulder. The third cup went on {their} hair, slowly, and {they} {was} holding it {themselves}. <"One more," {they} ordered.|"That wasn't a wave," {they} reported.> {pal} wanted one, too.`,
      ],
      A: [
        `"The trouble with a pool," said {coach}, "is that it comes in one piece. So we shall take a slice." {Coach.he} dipped in a cup and handed it to {hero}, who was from this moment in command of it. {hero} emptied it over one knee and then over the other. {They} emptied it over {pal}, who asked for a second helping. Only then did {they} raise it slowly above {their} own head and tip it, until a thin stream of water ran down behind {their} ears. <"And?" asked {coach}. "It is only wet," said {hero}, surprised.|It was cold for a second, and afterward it was nothing but wet.>`,
        `{coach} had a theory about water, and it was that nobody should be introduced to all of it in a single morning. {Coach.he} filled a cup. "What you meet today is this," {coach.he} said, "and it goes precisely where you send it." {hero} sent it to {their} elbow, and afterward to {their} shoulder, and both of them survived. The fourth cup was for {their} hair. {They} shut {their} eyes behind the goggles, and counted, <and poured until nothing was left|and poured it out to the last drop>. It ran over {their} forehead like a warm finger. The body that had said no thought about it, and said perhaps.`,
      ],
    },
    {
      id: "blows-tub",
      ...BATHROOM,
      pose: "sitting",
      feeling: "determined",
      with: ["dad happy", "pal excited"],
      props: ["thing:bathtub", "cup"],
      happening: "{hero} practices in the bathroom beside the bathtub, and {dad} and {pal} look on.",
      B: [
        `That night {hero} was in the bath. {They} blew on the water. It made one small bubble!`,
        `In the bath, {hero} put {their} mouth in the water. {They} blew and blew. It was fun!`,
      ],
      E: [
        `At home {hero} practiced in the bathtub. {They} put {their} lips on the water and blew. It <sounded|was> like a motorboat. "Did any get in?" asked {dad}. {hero} felt {their} nose. "No! When air comes out, water stays out!"`,
        `That evening the bathtub was the swimming pool. "Blow, and do not stop," said {dad}. {hero} blew one bubble, and then <a hundred|many more>. As long as {they} {was} blowing, not one drop of water went up {their} nose.`,
      ],
      I: [
        `At home there was another pool, and it had a duck in it. {hero} put {their} mouth on the bathwater and hummed. It bubbled like soup! The louder {they} hummed, the more it bubbled. And something interesting happened: no water came in. "Where air is coming out, water can't get in," said {dad}, <who was soaked|from behind a newspaper>. {hero} tried it with {their} nose as well. A nose could hum, too. It was the silliest noise of the whole week.`,
        `"There is homework in swimming, too," {hero} informed {dad}, and climbed into the bathtub. First {they} blew a ping-pong ball across the water. Then {they} blew with {their} lips in it, and finally with {their} nose. It roared like a motorboat. {They} waited for the water to come in. It couldn't! The air was pushing it away. "So my nose has a door," said {hero}, <"and I only have to hum."|"and bubbles keep it shut.">`,
      ],
      A: [
        `In the evening the bathtub was a swimming pool, and {dad}, on the edge of it, was the lifeguard. {hero} laid {their} lips upon the water and hummed the song about the whale, and the whole surface shivered and boiled. {They} hummed deeper, until {their} nose was in as well. Then {they} noticed something remarkable. As long as the air was going out, not one drop was able to come in; it was like a doorway full of people who are leaving. "That's what was wrong with the wave," {they} said. <"I was breathing in, because I was screaming."|"It came while I was gasping."> "So next time I will hum at it."`,
        `{coach} had given them homework, which {dad} considered unusual for a swimming lesson, until {dad.he} saw it. {hero} got into the bathtub with a Ping-Pong ball and blew it from the faucet to {their} toes. After that {they} blew with {their} mouth beneath the water, and it growled; and then, with {their} heart beating, {they} lowered {their} nose and hummed. It bubbled magnificently. It tickled. But nothing came in, although {they} waited for it through <two whole verses|an entire song>. "The bubbles are pushing it out," {they} told {dad}. "A nose is only a door, and I have found out how to keep it closed."`,
      ],
    },
    {
      id: "greets-rain",
      ...STREET,
      pose: "standing",
      feeling: "curious",
      with: ["dad calm", "pal happy"],
      props: ["umbrella"],
      happening: "{hero} stands in the rain on the street, and {dad} and {pal} are near an umbrella.",
      I: [
        `On the way to the next lesson it began to rain, and {dad} opened the umbrella. {hero} stepped out from under it. Carefully {they} lifted {their} face, the way you offer somebody a cheek. A drop fell on {their} forehead, and another on {their} nose. "It is only water," {they} told {dad}, <"and it doesn't even ask."|"and it comes down from everywhere."> {They} hummed a little, to be on the safe side. {pal} caught some drops with {pal.his} tongue.`,
        `It was raining on the way to the swimming lesson. {pal} danced in every puddle, and {hero} walked underneath {dad's} umbrella. Then {they} had an interesting thought. Rain was nothing but a very slow pool! {They} put {their} face out, quite carefully, and waited. Several drops landed on {their} eyelids. <They ran down beside {their} nose, like tears that were in a good mood.|They felt like little cold fingers.> "I decided that," said {hero}.`,
      ],
      A: [
        `On the way to the second lesson it rained, and {dad} put up the umbrella. {hero} walked beneath it for a time, listening to the drumming, and then {they} stopped and thought. Rain was really nothing but a swimming pool that arrived in very small pieces. {They} stepped out from under the edge, turned up {their} face, and waited with {their} eyes closed. A drop came down on {their} forehead, and one on {their} left eyelid. <Nobody had asked {their} permission, and still it was quite agreeable.|It was cold, and rather friendly.> {They} hummed, to be on the safe side. {pal}, who was standing in a puddle, inquired what {they} {was} doing. "Homework," said {hero}.`,
        `The weather, too, had evidently heard about the swimming, since on the way to the second lesson it poured. {pal} jumped from puddle to puddle; {dad's} umbrella roared like a waterfall; and {hero}, who was walking under it as dry as a biscuit, suddenly held out {their} hand. A whole pool was coming down out of the sky, but so politely, one drop after another, that there was time to greet each of them. {They} put out {their} nose as well. <Three drops hit it, and the body that had said no said nothing at all.|Something ran along {their} eyebrow, and was gone.> "I let that happen on purpose," {they} informed {dad}, wiping {their} chin.`,
      ],
    },
    {
      id: "loses-duck",
      ...POOL_AFTERNOON,
      pose: "reaching",
      feeling: "surprised",
      with: ["pal worried", "coach calm"],
      props: ["thing:goggles", "thing:ring"],
      happening: "{hero} reaches down at the edge of the pool, and {pal} is worried.",
      B: [
        `The next week {pal} lost a ring. "My ring is in the pool!" It lay under the water.`,
        `Oh no! {pal} let the red ring fall. Down it went. They looked and looked in the water.`,
      ],
      E: [
        `A week later {pal} dropped {pal.his} lucky ring in the pool. It sank to the second step. "I can't see it," said {pal}. "The water is too <wavy|bumpy>." From above, they saw ten rings, and all of them danced.`,
        `At the next swimming lesson, {pal} gave a cry. {Pal.his} red ring had fallen in the water. {coach} was at the other end with <the rest|six swimmers>. They reached for the ring, but the waves <broke|shook> it up.`,
      ],
      I: [
        `A week later, at the second lesson, {pal} cried out. {Pal.his} lucky ring, the red one, had slipped off and gone down into the water. It lay on the second step, and yet nobody could catch it. From above, the waves broke it into a hundred pieces that danced about. {pal} grabbed one of them, and it was only light. <"It's gone," {pal.he} said, with a trembling lip.|"I got it from my grandmother," said {pal}.> "You can only see it from underneath," said {hero}, and heard what {they} had said.`,
        `In the second swimming lesson something fell into the pool with a plop. It was {pal's} ring, the red one that {pal.he} never took off. It wasn't deep. It lay on the second step, right by {hero's} knees. But the surface was so wobbly that they reached to the left of it, and to the right of it, and it slid a little farther each time. <One more push, and it would roll into the deep water.|One more step, and it would be in the deep part.> "Somebody has to look where it really is," said {pal}.`,
      ],
      A: [
        `The second lesson had hardly begun when {pal} gave a cry that made even {coach} turn around. {Pal.his} lucky ring, the red one, had slipped off and gone down through the water like a small, slow leaf. It was lying on the second step, not an arm's length away. But whoever looked for it from above saw a dozen red rings, all trembling, and not one of them was where it seemed to be. {pal} reached for the first, and it was light; {pal.he} reached for the second, and it was more light. <"You would have to see it from below," said {pal}.|"It will roll into the deep end," wailed {pal}.> {hero} looked at the water, and touched {their} goggles.`,
        `It was on account of a ring that everything changed. It was red, it belonged to {pal}, and in the middle of the second swimming lesson it slipped off and sank. You could see it perfectly well, on the step, beside {hero's} left foot. You could not take hold of it. The surface was never still; it bent the ring, it doubled it, and it put it each time a hand's breadth from where it was. {pal} fished until the water was <completely churned|as cloudy as tea>, and each attempt nudged the ring closer to the deep end. "It is only two feet down," said {pal} miserably. "But nobody can swim with their eyes in the air."`,
      ],
    },
    {
      id: "puts-face",
      ...POOL_AFTERNOON,
      pose: "swimming",
      feeling: "brave",
      with: ["coach proud", "pal curious"],
      props: ["thing:goggles"],
      happening: "{hero} leans into the pool bravely with goggles on, and {coach} is proud.",
      B: [
        `"I will look," said {hero}. {They} blew out. In went {their} face! The water was cool. {refrain2}`,
        `{hero} took one big breath. {They} put {their} nose in the water, and blew. {refrain2}`,
      ],
      E: [
        `{hero} pulled down {their} goggles. "I say when," {they} told {coach}. "You say when," said {coach}. {hero} began humming. In went {their} chin, and then {their} mouth, and then {their} nose. {refrain2}`,
        `{coach} held {their} hand. {hero} counted to three. {Their} heart was <loud|beating fast>, but {they} began to hum. {refrain2} {Their} whole face was in the water!`,
      ],
      I: [
        `Nobody had asked {hero} to do it, and perhaps that was why {they} could. {They} pulled down the goggles and took hold of the rail. "I say when," {they} told {coach}, who had come quickly, and {coach.he} held out one hand. {hero} took a breath and started to hum. Chin, lips, nose. <{They} felt the water close around {their} cheeks.|The bubbles tickled {their} eyebrows.> It was cool, it was bright, and it did not come in. {They} had {their} face in the water, and {they} had decided it {themselves}.`,
        `{hero} looked at {pal}, and at the water. It was about the size of forty thousand cups. But {they} only needed one of them, the cup in front of {their} nose. "When," said {hero}, and began humming. {They} bent {their} neck, and this time it bent. First the noise of the pool grew fainter. Then it was gone, <like a radio that is switched off|all in one second>. {Their} face was in the water, and up was exactly where it had always been.`,
      ],
      A: [
        `Nobody had called "Faces in," and nobody was looking. {hero} drew down {their} goggles and held out {their} hand to {coach}, who had come wading over. "I am the one who says when," {they} reminded {coach.him}. "You are," said {coach}. {They} breathed in, as far down as {their} toes, and started humming an old melody. In the first line {their} chin disappeared, and in the second {their} lips. {Their} nose arrived at the edge of the water and hesitated, as anybody does in front of an unfamiliar door. Then {they} hummed a little louder, <and went through|and walked in>. Bubbles hurried past {their} ears like applause. It was bright, and absolutely quiet, and nothing came in.`,
        `It was ridiculous, thought {hero}, that a ring should be two feet away and that the only thing between them should be two feet of water. "I would like your hand," {they} said to {coach}, "but I don't want to be pulled." "I never pull," said {coach}. So {hero} hummed. {They} felt the coolness traveling up over {their} chin and {their} cheeks, and the familiar no together with it; but {they} {was} humming, and the door was closed, and the no had to remain outside. <Then there was a soft plop, and the shouting stopped.|Then everything grew quiet all at once.> {Their} entire face was in the swimming pool, and {they} knew exactly where up was.`,
      ],
    },
    {
      id: "sees-under",
      ...POOL_AFTERNOON,
      pose: "swimming",
      feeling: "surprised",
      with: ["pal surprised"],
      props: ["thing:goggles", "thing:ring"],
      happening: "{hero} swims in the pool with goggles on and finds a ring.",
      B: [
        `How blue the water was! And there was the ring. {hero} got it! Up {they} came.`,
        `{hero} saw feet. {They} saw the sun in the water. {They} saw the ring, and {they} got it!`,
      ],
      E: [
        `Under the water it was quiet, and everything was blue. There were fourteen feet. There was a net of gold on the <floor|steps>. And there, in one piece, lay the ring! {hero} closed {their} fingers around it.`,
        `How quiet it was down there! {hero} could see lines of light and {pal's} funny, wavy toes. The ring did not dance <any more|under water>. It lay there and waited. {They} picked it up and came up <with a splash|laughing>.`,
      ],
      I: [
        `Under the water it was so quiet that {hero} could hear {their} own humming. Golden lines wandered over the floor like a net. There were fourteen feet, very white, and two of them belonged to {pal}. And there was the ring. There was only one, and it lay perfectly still, because down here nothing wobbled. {hero} stretched out a hand and took it, <as you take a cherry from a plate|without any trouble at all>. Then {they} came up, and the noise came back.`,
        `{hero} opened {their} eyes. Nobody had told {them} that it was beautiful! The sun fell through the water in long, slanting stripes, and the stripes were walking across the tiles. Somebody's toes wiggled. Right in front of {them}, red and round and in a single piece, lay the ring. {They} picked it up. <{They} stayed for two more bubbles, just to look.|{They} would have liked to stay longer, but {they} needed some air.>`,
      ],
      A: [
        `Nobody had ever mentioned that it was beautiful. {hero} had always supposed that under the water was simply where you were when something had gone wrong. But the sunlight came down in long, slanting curtains; a golden net was drifting over the tiles; and fourteen pale feet were standing about in it like a herd of something. It was so quiet that {they} could hear the bubbles leave. In front of {them}, on the second step, lay a red ring. There was one of it. It lay perfectly still, <since all the dancing was only on the surface|as though it had never danced in its life>, and {they} closed {their} hand upon it, and stayed for one more line of the song.`,
        `{hero} opened {their} eyes, and forgot for a moment what {they} had come for. The noise had been left upstairs. Down here there was only {their} own humming, and a light that {they} had never seen, which wandered in golden meshes across the bottom of the pool. {pal's} toes, enormously enlarged, were twisting with worry. And there was the ring, one ring, as plain as a button upon a shirt. <So it had never moved at all.|From here it was the easiest thing in the world.> {hero} took it between two fingers. When {they} came up, with water running out of {their} hair, the first thing that {they} did was to breathe, and the second was to laugh.`,
      ],
    },
    {
      id: "gives-ring",
      ...POOL_AFTERNOON,
      pose: "holding",
      feeling: "proud",
      with: ["pal happy", "coach proud"],
      props: ["thing:ring", "thing:goggles"],
      happening: "{hero} proudly holds up a ring at the pool, and {pal} and {coach} are happy.",
      B: [
        `"My ring!" said {pal}. "Your face is wet!" said {coach}. {hero} felt it. It was! "I want to go again!"`,
        `{hero} came up out of the water. "Here is your ring." {They} had drops all over {their} face!`,
      ],
      E: [
        `"My ring!" cried {pal}. Then they all looked at {hero}. Water ran from {their} hair and down {their} nose. "Your face is completely wet," said {coach}, with a <very big|wide> smile. "I am going swimming again," {they} answered.`,
        `{hero} held up the ring. "You did it!" shouted {pal}. "You were under the water for <nine|ten> bubbles. I counted!" {hero} wiped {their} goggles. "It is another world," {they} said. "You should see your feet."`,
      ],
      I: [
        `"You have it!" shouted {pal}, and then, "Your face!" {hero} touched it. It was completely wet, from the forehead to the chin, and {they} hadn't even noticed. {coach} shook {their} hand, as one swimmer does with another. "It was wonderfully quiet," said {hero}, after thinking about it. <"It isn't the same water as at the beach."|"It was waiting for me, I think."> Then {they} went back down, only to look.`,
        `{pal} put on the ring and counted the fingers, just to be safe. "Eleven bubbles," said {coach}. "You were down there for eleven bubbles." Drops were hanging from {hero's} eyebrows, and {they} let them hang. "You didn't tell me about the light," {they} said to {pal}. <"What light?" asked {pal}, who always swam with closed eyes.|"I never looked," {pal} admitted.> So they went under together, hand in hand, and {hero} showed {pal.him} around.`,
      ],
      A: [
        `"You found my ring," whispered {pal}, "and look at your face!" For water was running down it in little rivers, over the eyebrows and off the end of the nose, and {hero} had not even asked for a towel. {coach} shook hands with {them} very formally. "Eleven bubbles," {coach.he} announced. "Other swimmers have practiced a year for eleven." "It is quite different from the water at the beach," {hero} explained. "That one came to get me, <and this one was waiting for me."|and this time I went to visit it."> {They} wiped a drop off {their} lip. "If nobody has lost anything else, I would like to go back immediately and look at the light."`,
        `{pal} put the ring back on immediately, and decided never again to go swimming without counting {pal.his} jewelry. "But did you notice the net," {hero} wanted to know, "and the golden stripes?" It turned out that {pal}, who had been jumping in since the very first lesson, had always done it with both eyes closed. "I can't bear it in my eyes," {pal.he} admitted in a whisper. {hero} understood that perfectly, since everybody's body says no to something. <"You can decide when," {they} told {pal.him}, and held out a hand.|"We can go extremely slowly," {they} offered, and held out a hand.> {coach}, on the step, was pretending to look for {coach.his} whistle.`,
      ],
    },
    {
      id: "meets-wave",
      ...POOL_AFTERNOON,
      pose: "swimming",
      feeling: "worried",
      with: ["coach calm", "pal surprised"],
      props: ["thing:goggles"],
      happening: "{hero} swims in the pool with goggles on while {coach} keeps close.",
      I: [
        `The following lesson was more difficult. Somebody jumped in too close, and an enormous wave hit {hero} in the face. {They} coughed and coughed, and held on to the wall of the pool. "I would like to stop," {they} said. "Then we are stopping," {coach} answered immediately. They sat on the step and watched the others. {mid} After a while {hero} was humming a little, <only to see if it still worked|very quietly>. "One more," {they} decided, "but a little one."`,
        `Learning goes forward and then a bit back. In the third lesson {hero} breathed at the wrong moment, and there it was again, water in the nose. It burned. {They} climbed out of the pool and disappeared inside the towel. Nobody scolded {them}, and nobody said that it was nothing. {mid} "Mine was tomato soup once," {coach} remembered, "at a birthday party." <{hero} imagined it, and had to smile.|That was definitely worse, {hero} had to agree.> At the end of the lesson {they} put {their} chin in, to stay on good terms.`,
      ],
      A: [
        `It would be pleasant to report that after this it was easy. But in the following lesson somebody landed in the water much too close; a wave struck {hero} full in the face while {they} {was} breathing in, and for a moment it was the beach again, with all its roaring. {They} held on to the wall of the pool, coughing miserably. "That is enough for today," {they} gasped. "Then it is certainly enough," said {coach}, and brought the towel. {mid} They sat beside each other and watched the other swimmers for a while. <Nobody mentioned it.|No one told {them} that it had been nothing, because it had not.> Before the bell, {hero} went down two steps, and put {their} chin in, and hummed one bar.`,
        `Whoever learns to swim goes three strokes forward and two back, and the two came on Thursday. {hero} forgot to hum. The water came up {their} nose and stung; and {they} sat on the tiles, wrapped up to the ears, and never wanted to see a pool again. "That happened to me with lemonade once," said {coach}, <"at a wedding, during the speeches."|"in front of the mayor."> {mid} {hero} tried not to laugh, and laughed through {their} nose. {coach} made no remark. But when the others were practicing their floating, there was a small splash at the shallow end; somebody was sitting on the second step with {their} chin in the water, teaching it manners.`,
      ],
    },
    {
      id: "floats-first",
      ...POOL_AFTERNOON,
      pose: "swimming",
      feeling: "calm",
      with: ["coach proud", "pal happy"],
      props: ["thing:goggles"],
      happening: "{hero} floats calmly in the pool with goggles on, and {coach} and {pal} are near.",
      E: [
        `Then came the last lesson. {hero} lay down on the water with {their} face in it. {They} did not sink! The pool held {them} up like a <hand|bed>. {They} kicked, and {refrain2} {extra}`,
        `At the last lesson {hero} let go of the wall. {They} hummed, and {they} stretched out, and the water carried {them}. Five kicks later {they} touched {coach's} hands. "That was swimming," said {coach}. "All of it was swimming!" {extra}`,
      ],
      I: [
        `And finally there came a morning when {hero} let go. {They} laid {their} face in the water, and hummed, and waited to sink. But the swimming pool was holding {them} up, like an enormous, patient hand. "When you lift your head out, your feet go down," {coach} had explained. "When you lay it in, the water carries you." So that was the reason! {hero} kicked several times, <and the wall stayed behind {them}|and reached {coach's} fingers>. {extra}`,
        `"You needn't do anything at all," said {coach}. "Lie down on it." {hero} lay down on the water as one lies down on grass, face first. Immediately {their} feet came up by themselves, and {they} {was} floating! With {their} chin in the air, {they} would only have gone under. {They} kicked, and the golden net traveled by underneath. <{They} kicked again, and somebody's knees were approaching.|Another kick, and there was the opposite wall.> "That," {coach} called, "was swimming!" {extra}`,
      ],
      A: [
        `And so, in small slices, with some of them returned, there came the day on which {hero} let go of the wall. {They} hummed, and laid {their} face upon the water, and stretched out; and {their} feet, which had been standing on the bottom of things all their life, rose up behind {them} of their own accord. {They} {was} being carried. "It is only the head that is heavy," {coach} had told {them}. "As long as you are holding it up out of the water, the water is unable to hold you." <Five energetic kicks carried {them} across.|{They} kicked, and the golden net traveled away beneath {them}.> It was peculiar, but what {they} had been saving all this time from the swimming was precisely the part that {they} needed for it. {extra}`,
        `"Today we shall do nothing," announced {coach}, "and that is the hardest." One simply lay down. {hero} breathed in, placed {their} face in the pool, where it knew its way about by now, and let {their} arms go and then {their} legs. Nothing whatever sank. The water, all forty thousand cups of it, had put one enormous hand under {them} and was carrying {them}. Out of sheer astonishment {they} kicked, and the golden net began to travel. <The tiles were going by, one after another|The tiles went by like pages being turned>, until finally there appeared a pair of ankles, and they belonged to {coach}. "I believe that somebody was swimming there," {coach} remarked, when {they} came up. "I wonder who it could possibly have been." {extra}`,
      ],
    },
    {
      id: "shows-dad",
      ...POOL_SUNSET,
      pose: "waving",
      feeling: "happy",
      with: ["dad happy", "pal happy", "coach proud"],
      props: ["thing:goggles", "thing:ring"],
      happening: "{hero} waves happily from the pool, and {dad}, {pal}, and {coach} look on.",
      B: [
        `Now {hero} can swim to {dad}. {refrain2} {close} {Their} face is wet. That is just fine.`,
        `"Look, {dad}! I can swim!" {refrain2} {close} It is still quiet and blue down there.`,
      ],
      E: [
        `On Sunday {dad} came along to watch. {hero} dropped a spoon in the water and went to get it. "Was that your face?" asked {dad}. "It likes it there," said {hero}. {close}`,
        `Now {hero} swims every Sunday, with {dad} and {pal}. Some days a wave still gets up {their} nose. Then they sit on the step and hum. It is soon <over|all right>. {close}`,
      ],
      I: [
        `{close} On Sundays {hero} goes swimming with {dad} now. They throw a spoon into the water, and whoever finds it may throw it again. Sometimes a wave gets in where it shouldn't, and then they sit on the step for a while and hum. <"What is it like down there?" a new child asked lately.|Lately there was a child on the step with a very high chin.> "Quiet," said {hero}, and went to fetch a cup.`,
        `{close} "Watch my face!" calls {hero}, and {dad} watches it disappear. Eleven bubbles come up. Then a hand comes out of the water with the ring in it. {pal} drops it on purpose now. <The pool smells of lemons.|The sun goes down behind the big window.> On the highest step a very little swimmer is sitting, with a dry nose. {hero} swims over and says hello. "You say when," {hero} explains.`,
      ],
      A: [
        `{close} On Sundays the two of them go with {dad}, who holds the towels. {Dad.he} drops a spoon into the swimming pool, since {pal} has stopped lending anybody the ring, and {hero} goes down to find it, humming. There are difficult days with waves in them, and on those they sit together upon the second step. <It is an excellent step.|The waves are always over sooner or later.> Last week somebody was sitting there already, a very small swimmer, with a chin held as high as it would go. {hero} did not say that there was nothing to be afraid of. {They} went to look for a cup.`,
        `{close} "Are you coming out at all?" calls {dad} from the edge, and all {dad.he} receives by way of an answer is a row of bubbles. There are twelve, and after that there is {hero}, with water streaming out of {their} eyebrows, asking whether {dad.he} has seen the light today, and of course {dad.he} has not. From above you never do. You only see the surface, which is always in a hurry. <{hero} has promised to teach {dad.him}.|"I would have to put my face in," says {dad} doubtfully.> "You say when," says {hero}, who is a patient teacher, "and I will bring the cup."`,
      ],
    },
  ],
};
