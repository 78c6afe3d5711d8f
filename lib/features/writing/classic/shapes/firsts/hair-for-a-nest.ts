import type { Shape } from "@/lib/features/writing/classic/grammar";

const KITCHEN_MORNING = { place: "kitchen", time: "morning", weather: "clear" } as const;
const KITCHEN_NOON = { place: "kitchen", time: "noon", weather: "clear" } as const;
const KITCHEN_AFTERNOON = { place: "kitchen", time: "afternoon", weather: "clear" } as const;
const KITCHEN_SUNSET = { place: "kitchen", time: "sunset", weather: "clear" } as const;
const GARDEN_SUNSET = { place: "garden", time: "sunset", weather: "clear" } as const;
const GARDEN_MORNING = { place: "garden", time: "morning", weather: "clear" } as const;

export const HAIR_FOR_A_NEST: Shape = {
  id: "firsts/hair-for-a-nest",
  theme: null,
  wild: 2,
  tags: ["hair", "haircut", "first", "brave", "family", "bird", "home"],
  about: ["haircut hair hair-cut first-haircut barber hairdresser scissors"],
  premise: "{Hero's} hair hides half the world, and today it is going to be cut.",
  shows: ["thing:scissors", "thing:chair"],
  talk: [
    "What did {hero} want to know before the haircut?",
    'How did the word "pause" help?',
    "What would you have done with the hair?",
  ],
  cast: {
    pal: ["cat", "dog", "mouse", "bird", "robot", "rabbit", "girl", "boy"],
    aunt: ["aunt"],
    grandpa: ["grandfather"],
  },
  refrain: {
    B: ["Snip, snip!", "Snip, snip, all done!"],
    E: ["Snip, snip, snip, went the scissors.", "Snip, snip, snip, and it was all done."],
  },
  beats: [
    {
      id: "hides-face",
      ...KITCHEN_MORNING,
      pose: "standing",
      feeling: "surprised",
      with: ["grandpa happy", "pal curious"],
      props: ["thing:chair", "cup"],
      happening: "{hero} stands in the kitchen beside a chair, and Grandpa is happy.",
      B: [
        `{open} {hero} had so much hair! {They} could not see. Bump! "You need a haircut," said Grandpa.`,
        `{open} "Where is my cup?" said {hero}. {Their} hair was in the way. It was time to cut it.`,
      ],
      E: [
        `{open} {hero's} hair came down over {their} eyes. {They} put milk on the table and not in the <cup|glass>. "You need a haircut," said Grandpa. "No," said the hair.`,
        `{open} There was so much hair that nobody had seen {hero's} eyes since summer. {They} said hello to a <chair|coat>. "You will get a haircut today," said Grandpa. {hero} hid under the bed.`,
      ],
      I: [
        `{open} {hero's} hair had been growing since last summer, and now it covered {their} eyebrows, {their} eyes, and half of breakfast. {They} poured the milk carefully beside the cup. "Somebody needs a haircut," said Grandpa. "{aunt} is coming this afternoon, with her scissors." <The hair trembled.|Behind the hair it became very quiet.> "I can see perfectly well," said {hero}, and buttered a spoon.`,
        `{open} Behind all that hair there lived somebody named {hero}, but it was difficult to prove. {They} walked into doors. {They} said good morning to the coat rack. "{aunt} cuts hair," Grandpa remarked, "and she is visiting us this afternoon." <{pal} looked up in alarm.|{pal} stopped chewing.> {hero} had never had a haircut that {they} could remember. {They} held on to {their} hair with both hands.`,
      ],
      A: [
        `{open} Since the previous summer {hero's} hair had been growing in every direction, and chiefly downward. It had covered the eyebrows by Christmas, and by Easter the eyes; and this morning {they} had poured the milk, with great care, directly beside the cup. "There ought to be a haircut," observed Grandpa, lifting one corner of it, as one lifts a curtain. "{aunt} is coming this afternoon, and she is bringing her scissors." <It became very quiet behind the hair.|The hair was seen to tremble.> "I am able to see everything that I need," {hero} replied, and continued buttering {their} spoon.`,
        `{open} There was a considerable amount of hair in the kitchen that morning, and somewhere behind it was {hero}. {They} could be recognized by the voice. {They} had wished the coat rack a good morning, and stepped into {pal's} breakfast, and insisted that nothing was the matter. "{aunt} is visiting us this afternoon," said Grandpa, removing a raisin from above {hero's} ear. "She has cut the hair of half this family, and she would gladly give you a haircut." <Two hands rose, and took hold of the hair on both sides.|{hero} vanished under the table, where it was safe.> It was the first, as far as {hero} could remember, and {they} had not asked for it.`,
      ],
    },
    {
      id: "asks-questions",
      ...KITCHEN_NOON,
      pose: "thinking",
      feeling: "worried",
      with: ["grandpa calm", "pal worried"],
      props: ["thing:chair", "thing:mirror"],
      happening: "{hero} thinks in the kitchen beside a chair, and Grandpa is calm.",
      I: [
        `"Does it hurt?" asked {hero}, from under the table. Grandpa got down on his knees to answer. "Hair can't feel anything," he said, "no more than a fingernail." "And will I still be me afterward?" That was a more difficult question. <Grandpa thought about it for a whole minute.|Grandpa scratched what was left of his own hair.> "I once had hair down to my shoulders," he said, "and I can still whistle."`,
        `{hero} had two questions about haircuts, and whispered them to {pal}, who passed them on to Grandpa. The first was whether it would hurt. "Not a bit," said Grandpa. "Hair is like fingernails. There is nobody at home in it." The second was whether {hero} would still be {hero}. <"Ask me that again at supper," said Grandpa.|"That's a good one," said Grandpa.> "I only know that I am still me, and I've hardly any left."`,
      ],
      A: [
        `"There is something I need to know," said the voice under the table. "Does hair feel it?" Grandpa lowered himself to the floor, one knee after the other, because it was a serious question. "Hair is exactly like fingernails," he explained. "It continues to grow, but there is nobody at home in it, and consequently nothing can hurt." There was a silence. "And if everything that you can see of a person is removed, is the remainder still there?" <Grandpa passed one hand over his shining head.|Grandpa looked at his reflection in the oven.> "In my experience," he answered, "it is there more than ever."`,
        `{hero} had drawn up two questions concerning haircuts, and sent {pal} out from under the table with them. "Does it hurt?" was the first. "It can't possibly," Grandpa replied. "Hair has no more feeling in it than a shoelace, otherwise I would have been complaining for forty years." The second question took longer to arrive. <"Will anybody still recognize me?"|"Who am I going to be afterward?"> Grandpa didn't laugh at it. He fetched a photograph of a young man with curls like a sheep, and whistled a few notes. "That is me," he said, "and that's the same whistle."`,
      ],
    },
    {
      id: "opens-bag",
      ...KITCHEN_AFTERNOON,
      pose: "sitting",
      feeling: "worried",
      with: ["aunt happy", "grandpa happy"],
      props: ["thing:scissors", "thing:chair"],
      happening: "{hero} sits in the kitchen near a chair and scissors, and {aunt} and Grandpa are happy.",
      B: [
        `{aunt} came with her bag. She had a comb. She had scissors! {hero} sat far off.`,
        `"I cut hair," said {aunt}. Out came the scissors. {hero} held {their} hair with two hands.`,
      ],
      E: [
        `In the afternoon {aunt} came. She put a chair in the kitchen, and laid out a comb and the scissors. {hero} looked at them <through {their} hair|from far away>. "Who wants to be first?" she asked.`,
        `{aunt} had a red bag, and in the bag were scissors. They were silver, with a little bird on them. "I only cut the hair of people who <say yes|want it>," she told {hero}. "Who wants it?" Nobody spoke.`,
      ],
      I: [
        `{aunt} arrived at three with a red bag. She put a chair in the middle of the kitchen, and laid out a comb, a mirror, and the scissors. They were long and silver, and shaped like a bird. {hero} watched them from the farthest corner. "I never cut anybody who doesn't say yes," {aunt} announced cheerfully. <"So who would like to be first?"|"Is there anybody here who says yes?"> It was so quiet that you could hear the hair grow.`,
        `Out of her red bag {aunt} took a cape, a comb, and a pair of scissors like a silver bird. She opened them and closed them, and they sang. {hero} backed up against the refrigerator. "These have cut your grandfather's hair, and your mother's," she said, "and nobody has ever been cut who didn't want to be." <She sat down on the chair herself, and waited.|She poured herself some tea, and waited.> It was the waiting that made {hero} curious.`,
      ],
      A: [
        `At three o'clock {aunt} marched in, kissed everybody, including the hair, and unpacked her red bag upon the kitchen table. There was a cape; there was a mirror with a handle; and there was a pair of scissors, long and silver, made in the shape of a bird. She opened its beak and shut it again, and it sang. {hero} observed all this from behind the refrigerator. "I have only one rule," said {aunt}. <"I never cut anyone who has not said yes."|"The head belongs to whoever is underneath it."> And with that she put a chair in the middle of the kitchen, poured herself a cup of tea, and did nothing whatever.`,
        `{aunt} had been cutting the family's hair for thirty years, and always in the kitchen, on the same wooden chair. She laid out her tools beside the bread. The scissors were shaped like a long-legged bird; when she tried them on the air they made a noise like a very small skater. {hero}, who had retired to the pantry, watched through the crack in the door. <"Nobody has to," {aunt} remarked to the teapot.|"I am not in any hurry," {aunt} remarked to the teapot.> "A haircut is like a dance. I can only do it with someone who says yes." So there they sat, she and the scissors, and waited for somebody to want something.`,
      ],
    },
    {
      id: "trims-grandpa",
      ...KITCHEN_AFTERNOON,
      pose: "pointing",
      feeling: "curious",
      with: ["grandpa happy", "aunt happy"],
      props: ["thing:scissors", "thing:chair"],
      happening: "{hero} points in the kitchen while Grandpa sits still near {aunt} and the scissors.",
      B: [
        `Grandpa sat down first. {refrain} "It tickles," he said. His hair fell like snow.`,
        `"Me!" said Grandpa. {refrain} {aunt} cut all nine of his hairs. He sang a song.`,
      ],
      E: [
        `Grandpa sat down first. He had very little hair, but {aunt} cut <all of it|every bit>. {refrain} Grandpa sang the whole time, and only stopped to sneeze. "Did it hurt?" asked {hero}. "What?" asked Grandpa.`,
        `"I say yes," said Grandpa, and he sat down. {refrain} White hair floated to the floor like <feathers|little feathers>. Grandpa nearly fell asleep. {hero} came one step closer, and then two.`,
      ],
      I: [
        `"I'll go first," said Grandpa, although he had hardly anything to cut. {aunt} tied the cape around his neck and combed the eleven hairs one by one. The scissors sang. White curls drifted to the floor like feathers, and Grandpa hummed, and presently he snored. <{hero} came a step closer, and another.|{hero} touched one of the curls with {their} toe.> When he woke up he looked in the mirror. "Who is that handsome man?" he asked.`,
        `Grandpa said yes immediately. He had a little hair above each ear, and an enormous mustache, and {aunt} started with the mustache. <It went from a broom to a toothbrush.|It lost a cookie crumb and three inches.> "Tell me if it hurts, Grandpa," said {hero}, who had come out to be a witness. "If what hurts?" asked Grandpa. The scissors were already finished. {hero} examined him from all sides. He was smaller around the edges, but he still whistled.`,
      ],
      A: [
        `Grandpa was the first to say yes, although there was very little of him to cut. {aunt} tied the cape about his neck, combed each of the eleven hairs as if it were the only one, and let the silver bird fly around his ears. Small white feathers came floating down. Grandpa hummed; he nodded; finally he gave a snore. {hero}, who had crept nearer in order to watch for signs of pain, <could not discover any|was forced to admit that there were none>. "Good heavens," said Grandpa, when he was handed the mirror, "who is that handsome man?" It was a relief to hear that he still made the same jokes.`,
        `"Begin with me," said Grandpa, and sat down upon the chair like a king. What he had in the way of hair was mostly mustache, and it was at this that {aunt} took aim. It had been as wide as a broom. The scissors danced along it, singing, from one end to the other, and afterward it was as tidy as a hyphen. <"Tell us if it hurts," called {hero} anxiously.|{hero} stood next to the chair, in case he should need help.> "If what hurts?" asked Grandpa. He had been thinking about soup. {hero} walked around him twice. There was less of him at the edges, undoubtedly; but the middle, where he kept the whistle, was unchanged.`,
      ],
    },
    {
      id: "cuts-one",
      ...KITCHEN_AFTERNOON,
      pose: "holding",
      feeling: "brave",
      with: ["aunt calm", "pal curious"],
      props: ["thing:scissors", "thing:mirror"],
      happening: "{hero} bravely holds the scissors in the kitchen with {aunt} near.",
      B: [
        `"Cut just one hair," said {aunt}. {hero} did it. Snip! It did not hurt at all.`,
        `{hero} took one hair and cut it. Snip! It fell down. "I felt nothing!" {they} said.`,
      ],
      E: [
        `"Would you like to test it?" asked {aunt}. Together they held the scissors, and {hero} chose one hair. <Just one|Only one>! Snip! {They} waited for it to hurt. It never did.`,
        `{aunt} showed {hero} how to hold the scissors. "You may cut one hair," she said. "You are the boss." {hero} <found|picked> the longest hair of all and cut it. "I did not even feel it!" {they} said.`,
      ],
      I: [
        `"You could try it on one," {aunt} suggested. "One hair?" asked {hero}. "One single hair, and you will do the cutting." She held the scissors together with {them}. {hero} searched for a hair that wouldn't be missed, closed {their} eyes, and cut. Then {they} waited for it to hurt. <They all waited with {them}.|{pal} counted to ten.> "Has it happened yet?" {they} asked. The hair lay on the table, not complaining.`,
        `{hero} had decided on an experiment. {They} picked out one hair, the longest, and said goodbye to it. {aunt} guided {their} fingers, and together they closed the silver beak. There was a tiny click. <"Well?" asked everybody.|Nobody dared to breathe.> {hero} listened to {their} own head very carefully. "It didn't notice," {they} reported. "Then maybe," said {aunt}, "we could cut two."`,
      ],
      A: [
        `"We might conduct an experiment," said {aunt}, to nobody in particular. "With a single hair. And the person to whom it belongs would be the one to cut it." This was different. {hero} came out, selected a hair which {they} thought {they} would be able to spare, and took hold of the scissors, with {aunt's} hand around {their} own. <{They} shut {their} eyes.|{pal} looked the other way.> There was a click, and after the click there was a long and careful pause, during which {hero} listened to {their} head from the inside. "It hasn't noticed," {they} announced in amazement. The hair lay upon the table, and it did not look unhappy.`,
        `{hero} believed in trying things out on a small scale. {They} chose one hair from the many, wished it the best of luck, and held it out at arm's length, while {aunt} helped {them} with the scissors. The silver beak closed. <Everybody in the kitchen held their breath.|{pal} gave a small scream on behalf of the hair.> "Now we must wait until it hurts," said {hero}; and they waited, politely, for the better part of a minute. The kettle began to boil. "Perhaps it's a long way from the end to the head," suggested Grandpa. But {hero} was already feeling around for another.`,
      ],
    },
    {
      id: "agrees-pause",
      ...KITCHEN_AFTERNOON,
      pose: "sitting",
      feeling: "determined",
      with: ["aunt happy", "pal happy"],
      props: ["thing:chair", "thing:scissors"],
      happening: "{hero} sits on a chair in the kitchen with {aunt} and the scissors near.",
      E: [
        `{hero} climbed onto the chair. "When I call a pause, you have to stop," {they} said. "At once," said {aunt}. She put the <red|big> cape around {hero}, and got the scissors. "Yes," said {hero}.`,
        `"I say yes," said {hero}, "but I want a word that stops the scissors." They chose <"pause"|the word "pause">. {aunt} tried it with one snip in the air. "Pause!" called {hero}, and the scissors froze. It was a very good word.`,
      ],
      I: [
        `{hero} climbed onto the chair. "There has to be a word," {they} explained, "and when I say it, the scissors stop." They agreed on "pause." {aunt} practiced it in the air, and whenever {hero} called out, she froze like a statue. <Even Grandpa froze, with his cup.|{pal} laughed so hard that {pal.he} had to sit.> It worked every time. "Then I say yes," said {hero}, "to a haircut with pauses."`,
        `"What if I want it to stop in the middle?" asked {hero}, already on the chair. "Then it stops," said {aunt}. "Give me a word for it." The word was "pause." They tested it on a dish towel. <"Pause!" said {hero}, and the scissors hung in the air.|The scissors stopped so quickly that they rang.> It is wonderful to be able to stop a pair of scissors with your voice. {They} tested it several more times, and finally the cape was fastened, and {hero} said yes.`,
      ],
      A: [
        `{hero} took {their} place upon the chair, but {they} had a condition. "There has to be a word," {they} said, "that stops everything, in the middle of a hair if necessary, and nobody may ask why." {aunt} thought that every haircut ought to have one. They decided on "pause." In order to be certain, they rehearsed it. The silver bird flew about in the empty air, and whenever {hero} uttered the word, {aunt} turned to stone. It functioned perfectly. Nobody who can stop a flock of scissors with a single word needs to be very much afraid. "In that case," said {hero}, "yes."`,
        `"And if I change my mind," said {hero}, from the height of the chair, "when half of it is off?" "Then you will have half a haircut," said {aunt}, "and I shall defend it against everybody. You only have to give me a word." It was to be "pause." They tried it out upon a dish towel. {aunt} snipped; {hero} said it; and the scissors halted so abruptly <that they went on ringing for a while|that the towel looked surprised>. {They} said it five more times, for the pleasure of it. The cape was tied, and it smelled of lavender. All the family had sat in it, one after another, and each of them, once, for the first time.`,
      ],
    },
    {
      id: "says-pause",
      ...KITCHEN_AFTERNOON,
      pose: "sitting",
      feeling: "worried",
      with: ["aunt calm", "grandpa calm"],
      props: ["thing:scissors", "thing:chair"],
      happening: "{hero} sits on a chair in the kitchen, worried, and {aunt} holds still.",
      B: [
        `{refrain} It was loud by {their} ear. "Pause!" said {hero}. {aunt} let the scissors rest. "Now you can go on."`,
        `{refrain} Hair fell on {hero's} nose. "Pause!" The scissors did stop! {They} felt good.`,
      ],
      E: [
        `{refrain} It was loud near {hero's} ear. "Pause!" {they} said, and everything stopped. {aunt} drank some tea. "It sounds like a <skater|big beetle>," said {hero}, after a while. "Now you may go on."`,
        `Snip! A piece of hair fell on {hero's} nose, and it tickled. "Pause!" The scissors hung in the air, and nobody <was cross|asked why>. {hero} blew the hair away. {They} took three breaths. "Yes again," {they} said. {refrain}`,
      ],
      I: [
        `The scissors began singing. It was comfortable at the back, but then they came around to {hero's} ear, and suddenly it was as loud as a locomotive. "Pause!" {aunt} froze, and nobody asked why. {hero} carefully examined the ear, which was still there. <"It's only loud because it's close," {they} decided.|"It sounds like somebody skating," {they} said.> "Yes again." The word had worked. And because it had worked once, {hero} hardly needed it any more.`,
        `Curl after curl slid down the cape. Then some hair landed on {hero's} nose, and something terribly cold touched {their} neck. "Pause!" {they} called anxiously. The scissors stopped immediately. {aunt} blew the hair away, and warmed the comb in her hand, <and waited|and drank a sip of tea>. There was no hurry. {hero} noticed that {their} shoulders were up by {their} ears, and let them down. "Yes again," {they} said.`,
      ],
      A: [
        `The scissors sang, and dark, soft weights began to slide from {hero's} shoulders. At the back it was perfectly comfortable. Then the singing wandered around to the left, until it was directly beside {their} ear, and there it resembled an express train. "Pause!" cried {hero}. The silence was immediate. {aunt} stood like a monument; nobody sighed, and nobody asked why. {hero} put up one hand, <and counted {their} ears|and found the ear where it had always been>. "It's only loud," {they} said, when {they} had thought about it, "because it's telling me from so near. Yes again." {They} used the word twice more that afternoon, and the second time it was only for company.`,
        `It was going well until the part about the neck. Something cold touched it there, just as a curl landed upon {hero's} nose; and to be tickled and startled in the same second is more than anybody should be asked to bear. "Pause!" The silver beak stayed open in midair. {aunt} blew the curl away. She warmed the comb carefully between her fingers, <and took a sip of her tea|and looked out at the weather>, and nobody anywhere was in a hurry. Gradually {hero's} shoulders came down from around {their} ears. {They} had never known that one could stop the scissors and still be brave. "Yes again," {they} said.`,
      ],
    },
    {
      id: "finds-things",
      ...KITCHEN_AFTERNOON,
      pose: "reaching",
      feeling: "surprised",
      with: ["aunt surprised", "pal happy"],
      props: ["thing:button", "thing:scissors"],
      happening: "{hero} reaches out in the kitchen, surprised, and {aunt} holds the scissors.",
      E: [
        `Things began to fall out of the hair. There was a pea, and a star from a <party|birthday party>, and half a cookie. Last of all came a blue button. "My button!" cried Grandpa. "I looked for it all winter!"`,
        `"What is this?" asked {aunt}. Out of the hair came a feather, a bean, and <two|three> paper clips. Then something blue rolled over the floor. It was the button from Grandpa's best coat! Even {hero} had to laugh.`,
      ],
      I: [
        `Now the hair began to give things back. First there was a pea. Then came a silver star from the birthday party, a paper clip, and a piece of toast that nobody claimed. {hero} forgot to listen to the scissors. "What else is in there?" {they} asked. Something blue rolled across the floor, and Grandpa bent down. <"My coat button!" he cried. "I searched all winter!"|"I accused the cat of taking this," he said.> It had been living behind {hero's} left ear.`,
        `"Hello," said {aunt}, "what have we here?" Out of {hero's} hair she combed a feather, a bean, and a ticket from the zoo. They laid everything in a row on the table. <A domino came next.|There was even a domino.> {pal} had to guess what would be next, and guessed wrong every time. Last of all came a blue button with an anchor on it. It belonged to Grandpa's best coat. "That haircut was overdue," said Grandpa, and kissed the button.`,
      ],
      A: [
        `From this point on the haircut became interesting. The hair, now that it was leaving, began to return what had been lent to it. There were a pea, a silver star from somebody's birthday, a paper clip, and a corner of toast. "What else have I got?" asked {hero}, and bent {their} head forward so as to make it easier for the scissors. Something blue rolled over the floor. It was a button with an anchor on it. <"I have been looking for that since November," said Grandpa.|"I blamed the laundry for that," said Grandpa.> It had been spending the winter behind {hero's} left ear.`,
        `"Just a moment," said {aunt}, parting the hair, like an explorer in a jungle. "There is somebody living here." It was a feather. After the feather came a ticket to the zoo, and after the ticket a domino, the double three, which had been missing since the rainy week in March. {hero} had quite forgotten to be worried. <{pal} kept a list.|{pal} announced the objects as they came.> The last thing to be brought to light was a blue button with an anchor, and when Grandpa saw it he was silent for a moment. It had been sewn onto his best coat by somebody he loved. He put it in his pocket, and kept his hand upon it.`,
      ],
    },
    {
      id: "sees-half",
      ...KITCHEN_AFTERNOON,
      pose: "holding",
      feeling: "surprised",
      with: ["aunt calm", "pal surprised"],
      props: ["thing:mirror", "thing:scissors"],
      happening: "{hero} holds a mirror in the kitchen, surprised, and {aunt} waits.",
      I: [
        `"Pause," said {hero}, quite calmly. "I want to see." {aunt} held up the mirror. On the left there was a stranger with an ear, and on the right was all the familiar hair. {mid} "We can certainly stop here," {aunt} said. "It would be an unusual haircut, but it would be yours." {hero} considered both sides carefully. <"The left one can see more," {pal} said.|The left eye could see the garden.> "The left one has an eyebrow," {they} announced finally. "I would definitely like another."`,
        `In the middle of the haircut, {hero} asked for the mirror. {They} looked like two people who shared a nose. {mid} One of them was all hair, and the other had a forehead. "Which one do you like?" asked {aunt}. {hero} wasn't sure. {They} covered the new half with one hand, and then the old. <The new one was already smiling.|The new one resembled Grandpa's photograph.> "Please continue," {they} decided finally, "so that everything matches."`,
      ],
      A: [
        `"Pause," said {hero}, not because of anything, but because {they} wished to look. {aunt} handed {them} the mirror. On the right was a curtain. On the left was a person with an ear, a cheek, and an extremely surprised eye. {mid} "You may certainly stay like that," said {aunt}, "and I will defend it against everybody." {hero} covered one half with {their} hand, and afterward the other. <It was like being introduced to a neighbor.|The left one could see the apple tree in the garden.> "I don't recognize this one yet," {they} said slowly, "but it has an excellent eyebrow. I believe I would like to meet the remainder of it."`,
        `When the scissors had arrived exactly in the middle, {hero} asked to be shown. There were two people in the mirror. One of them was the hair, which {they} had known for a long time, and the other one had a forehead. {mid} "That's how I looked at the time of the mustache," murmured Grandpa. {hero} examined the unfamiliar half suspiciously. It always blinked when {they} blinked. <It had {their} own freckle.|When {they} wrinkled {their} nose, it helped.> Nobody told {them} to hurry up and choose; and consequently, after a while, it was possible to choose. "It seems to be me," {they} said. "Please go on."`,
      ],
    },
    {
      id: "meets-mirror",
      ...KITCHEN_SUNSET,
      pose: "standing",
      feeling: "proud",
      with: ["aunt proud", "grandpa happy", "pal happy"],
      props: ["thing:mirror", "thing:scissors"],
      happening:
        "{hero} stands proudly in the kitchen with a mirror, and {aunt}, Grandpa and {pal} are happy.",
      B: [
        `{refrain2} {hero} looked. {They} had two eyes! "Hello, me!" {they} said. The new hair was soft.`,
        `{refrain2} "I can see!" said {hero}. "I can see the milk and the cup!" The haircut was good.`,
      ],
      E: [
        `{refrain2} {hero} looked in the mirror. There were two eyes, two ears, and a <freckle|small freckle>. {They} stuck out {their} tongue, and so did the mirror. "It is still me under the hair," {they} said. {extra}`,
        `{refrain2} Off came the cape. The kitchen was so bright! {hero} could see the jam, the <window|clock>, and {aunt's} smile. {They} whistled happily. "I can still whistle," {they} told Grandpa. "Then it was a good haircut," he said. {extra}`,
      ],
      I: [
        `The last snip was so small that nobody heard it. {aunt} took off the cape and turned the mirror around. Somebody with two eyes, two ears, and a freckle was looking out of it. {hero} raised one eyebrow. <The other eyebrow went up by itself.|So did the person.> "Hello," {they} said, "so that's where you were." The haircut felt light and a little windy. {They} tried to whistle, and it was the same whistle as before. {extra}`,
        `"Finished," said {aunt}, and blew on {hero's} neck. {They} slid down from the chair and walked to the mirror, all alone. The head in there was round, and it had a face on the front. <{They} turned it to the left and to the right.|{pal} came to stand beside it.> It looked brave and somewhat cold. "I was in there the whole time," {hero} said. Then {they} poured a glass of milk, directly into the glass, and everybody clapped for the haircut. {extra}`,
      ],
      A: [
        `With a final snip, so tiny that it was hardly more than an opinion, it was over. {aunt} whisked away the cape, and {hero} climbed down, and went up to the mirror as you go up to somebody at a station. The person in it had two eyes, a pair of ears, and a freckle which had not been seen since the summer. {They} lifted an eyebrow, for the first time in public. <It was answered immediately.|The other did the same, with great politeness.> "So that's where you have been," {they} said. The haircut felt cool, and light, as though {they} had taken off a hat. {They} whistled three notes, and Grandpa, in the next room, whistled them back. {extra}`,
        `"There," said {aunt}, and laid down the scissors. Something had become very bright, and it was the kitchen. {hero} could see the clock without moving anything aside; {they} could see the jam, and the crack in the ceiling, and how {pal} was beaming. {They} took {their} time before the mirror. <"It's a face," {they} said.|"I can see where I'm looking," {they} said.> It was slightly unfamiliar, like your own room when you come back from a journey, and then it smiled, and it was not unfamiliar in the least. {They} fetched the milk and filled a cup to the brim without losing a drop, and the haircut was applauded. {extra}`,
      ],
    },
    {
      id: "gives-hair",
      ...GARDEN_SUNSET,
      pose: "holding",
      feeling: "happy",
      with: ["grandpa calm", "pal happy"],
      props: ["basket", "tree"],
      happening: "{hero} holds a basket in the garden next to a tree, and Grandpa and {pal} are near.",
      B: [
        `There was so much hair. {hero} put it by a tree. "A bird may like it," said Grandpa.`,
        `{hero} put some hair out by the tree. A bird came and took a bit. "My hair can fly!"`,
      ],
      E: [
        `There was so much hair on the floor that {pal} jumped into it. {hero} put one curl in an envelope. The rest they laid in the <garden|old basket>, under the tree. "Somebody may need it," said Grandpa.`,
        `"What happens to my hair now?" asked {hero}. They carried it out in a basket and put it under the <apple|old apple> tree. A brown bird came. It took one curl in its beak and flew away.`,
      ],
      I: [
        `On the floor lay a whole animal made of hair. It seemed a pity to throw it away. {hero} chose one curl for an envelope, and wrote the date on it. "The rest could still be useful," said Grandpa. They carried a small basket of it to the apple tree and hung it between the branches. <Up on the fence sat a sparrow.|A sparrow had been watching from the fence.> It put its head on one side, and looked at the hair, as you look into a shop window.`,
        `"Does it go in the garbage?" asked {hero}, because it had been a good friend, that hair. {aunt} kept one curl for the family album. The rest they carried out into the garden in a little basket. <"It's spring," said Grandpa. "Somebody's building."|"Now we wait," said Grandpa.> A sparrow landed, thought it over, and chose a curl. It flew off over the roof with something of {hero's} in its beak.`,
      ],
      A: [
        `There was so much hair upon the floor that {pal} took it for a relative. One curl was placed in an envelope, with the date on it, and {aunt} put that into her bag, where she had one from everybody. "And the others?" asked {hero}. {They} had lived together for a long time, and it seemed unfriendly to use a broom. Grandpa was looking out of the window. In the apple tree a sparrow was hopping from twig to twig with a straw in her beak, and dropping it, and starting over. <"I believe I know somebody who could use a little," he said.|"She's building," he said.> So they pulled some of it into loose wisps, and hung it out in a basket.`,
        `{hero} refused to let anybody sweep. "It was part of me at breakfast," {they} said, and nobody could deny that. After some discussion one curl went to {aunt}, who kept a collection; and for a handful of the rest Grandpa had an idea. They carried it into the garden in the bread basket, combed out fine and loose, and stood behind the door. A sparrow came down from the gutter. She inspected the goods; she chose, <after long reflection, a bit from the left side|like a lady buying wool, the softest piece>. Then she was gone across the roofs, trailing it after her, and {hero}, with cold ears, watched {their} hair fly.`,
      ],
    },
    {
      id: "sees-nest",
      ...GARDEN_MORNING,
      pose: "pointing",
      feeling: "happy",
      with: ["pal happy", "grandpa happy"],
      props: ["nest", "egg", "tree"],
      happening:
        "{hero} points at a nest and an egg in a tree of the garden, and Grandpa and {pal} are happy.",
      B: [
        `Look up in the tree! There is a nest. It is made with {hero's} hair! {close}`,
        `Now {hero} can see far. There is a nest. In it is soft hair, and an egg! {close}`,
      ],
      E: [
        `In May {hero} looked up and saw a nest. With hair in {their} eyes, {they} would never have seen it. It was round and soft. Between the <sticks|straw> was hair, and it was {hero's}! On top lay an egg. {close}`,
        `{hero's} hair grows, and every summer {aunt} comes with the scissors. "Yes," says {hero}, and sometimes, "Pause." In the apple tree is a nest, and it is <warm|soft> inside. {hero} knows why. {close}`,
      ],
      I: [
        `{close} In May {hero} discovered the nest. It was high in the apple tree, and with hair in {their} eyes {they} would never have seen it. It was made of straw, moss, and a ribbon. But inside, where it has to be soft, it was lined with something that {hero} recognized immediately. <Four eggs were lying on it.|There were eggs on it, as blue as a button.> "They are sleeping in my haircut," {they} whispered.`,
        `{close} The next time {aunt} came, {hero} was sitting on the chair already. <{They} used the word only once, to show it to {pal}.|"Yes," {hero} said, before anybody could ask.> Afterward they all went out to the apple tree and looked up. There was a nest in the fork, and over the edge of it hung a bit of hair. Inside, four little sparrows were shouting. None of them had any hair at all. "It will grow," {hero} called up to them.`,
      ],
      A: [
        `{close} {hero} found it in May, because now it was possible to look up. In the apple tree there was a nest, woven out of straw and moss. The inside of it, where it has to be soft, was lined with a color that {they} knew from the mirror. Four eggs were lying upon it. <They stood underneath for some time, {hero}, and {pal}, and Grandpa with his button.|"Good heavens," whispered Grandpa, "they are living in your haircut."> {hero's} hair has been growing since then, and before long it will be time again for the silver bird. But this year somebody is waiting for it.`,
        `{close} Every spring now, when the sparrows begin to carry straws about, {aunt} is sent for. {hero} says yes. Sometimes, at the ears, {hero} says pause, and everything stops, and somebody has a sip of tea. <Then the basket is hung in the apple tree.|Afterward a basket goes out to the apple tree.> There is a nest in there already, from last year, little and gray and rather lopsided. If you look over the edge of it you can see hair, the hair from that very first haircut. Four sparrows grew up on it. It is quite possible, says Grandpa, that they can whistle.`,
      ],
    },
  ],
};
