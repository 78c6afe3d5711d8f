import type { Shape } from "@/lib/features/writing/classic/grammar";

const BED = { place: "bedroom", time: "night", weather: "rain" } as const;
const STORM = "thing:cloud-with-lightning-and-rain";

export const THUNDER_COUNT: Shape = {
  id: "feelings/thunder-count",
  theme: null,
  wild: 2,
  tags: ["storm", "night", "fear", "courage", "family", "counting", "brother"],
  about: [
    "thunderstorm thunder lightning storm stormy-night afraid-of-thunder scared-of-thunder afraid-of-storm scared-of-storm thunder-and-lightning fear-of-thunder thundery",
  ],
  premise:
    "In a thunderstorm {hero} learns to count, just before somebody much bigger needs to learn it, too.",
  shows: [STORM],
  talk: [
    "Why do you think {bro} came to {hero's} room?",
    "What helps you when it thunders?",
    "Who have you helped, although you were a little afraid yourself?",
  ],
  cast: {
    pal: ["dog", "cat", "rabbit", "mouse", "owl", "robot", "dragon"],
    bro: ["brother"],
    dad: ["father", "mother"],
  },
  refrain: {
    B: ["One, two. Boom!", "One, two, three, four, five. Boom."],
    E: ["One, two, boom! The thunder was close.", "They counted and counted. The storm was far away."],
  },
  beats: [
    {
      id: "first-boom",
      ...BED,
      pose: "sitting",
      feeling: "worried",
      with: ["pal worried"],
      props: ["blanket", STORM],
      happening: "{hero} sits in the bedroom at night with a blanket, and {pal} is worried.",
      B: [
        `{open} It was night. A storm came. {hero} hid in bed. {refrain}`,
        `{open} Boom! {hero} sat up. There was a storm. {pal} hid.`,
      ],
      E: [
        `{open} In the middle of the night, the window turned white. Then the thunder came. BOOM! {hero} pulled the blanket over {their} head, and {pal} was under it already.`,
        `{open} {hero} was almost asleep when the storm came. First there was a flash, and then there was thunder. BOOM! {pal} jumped into the bed, and they held on to each other.`,
      ],
      I: [
        `{open} The storm arrived in the middle of the night, without any invitation. First the window turned white, and every toy in the room had a shadow. Immediately afterward came the thunder. It sounded as though somebody had dropped a piano down the stairs. {hero} disappeared under the blanket, <where {pal} was already|where it was rather crowded, because of {pal}>. "It can't come in," {they} whispered. Neither of them was absolutely certain of that.`,
        `{open} {hero} woke up because the room was suddenly full of light. It was gone again before {they} had opened both eyes. Then the thunder rolled over the roof, from one end to the other, like an enormous barrel. The glass of water trembled on the table. {pal} trembled, too. <"That was probably the last one," said {hero}.|"It's only a thunderstorm," said {hero}.> The next flash answered immediately.`,
      ],
      A: [
        `{open} It began with a light that was much too bright to be a lamp. For an instant {hero} could see everything in the room, each toy and each sock, with a sharp black shadow behind it. Then it was darker than before; and out of that darkness came the thunder, tumbling over the roof like a piano falling down an endless flight of stairs. {They} dived beneath the blanket, where {pal} had already made itself as small as possible. "It's a thunderstorm," {hero} explained to {pal.him}. "It's perfectly natural." This was true, and it was of remarkably little help.`,
        `{open} {hero} had been dreaming about drums. When {they} opened {their} eyes the dream was over, and the drums were not. The window flashed white, so that the curtains looked like ghosts of themselves, and a moment later the thunder shook the house until the spoons rattled in the kitchen. The storm seemed to be directly above the bed. {pal} crept underneath the blanket, and {hero} crept after {pal.him}. <It was hot in there, and it smelled of feet.|Under there one could hear two hearts beating.> "We'll come out when it's finished," {they} decided. "Or when we're grown up, whichever is first."`,
      ],
    },
    {
      id: "dad-counts",
      ...BED,
      pose: "sitting",
      feeling: "curious",
      with: ["dad calm", "pal worried"],
      props: ["lantern", STORM],
      happening: "{hero} listens to {dad} by the light of a lantern.",
      B: [
        `{dad} came. "See the flash? Now count till the boom. That is how far it is."`,
        `"Count from the flash to the boom," said {dad}. "So you know where the storm is."`,
      ],
      E: [
        `{dad} came in and sat down on the bed. "The lightning and the thunder begin together," {dad.he} said. "But light is fast, and sound is very slow. So you can count the seconds."`,
        `"Do you want to know where the storm is?" asked {dad}. "Count slowly from the flash to the thunder. Every five seconds are a mile. A bigger number is better."`,
      ],
      I: [
        `The blanket was lifted at one corner, and there was {dad}. {Dad.he} did not say that there was nothing to be afraid of. "Would you like to know exactly where it is?" {dad.he} asked instead. "The lightning and the thunder begin together, but light is quick, and sound has to walk. So you count from the flash until the boom. Every five seconds is one mile." <A flash lit up {dad.his} pajamas.|The window flashed.> "Now," said {dad}.`,
        `{dad} sat down on the edge of the bed, and that alone made the room quieter. "Thunder can't do anything," {dad.he} explained. "It is only the noise that the lightning makes, arriving late. And if you count the seconds, it has to tell you where it is." Five seconds were a mile, {dad.he} said, and ten seconds were two. {hero} stuck out {their} nose. <{They} liked things that could be calculated.|That was surprisingly interesting.> "And who invented that?" {they} asked.`,
      ],
      A: [
        `Somebody raised the blanket at one corner and looked in. It was {dad}, with {dad.his} hair standing on end. {Dad.he} didn't announce that there was nothing to be afraid of, which {hero} would not have believed. "I wonder how far away it is," {dad.he} remarked. "It's possible to calculate that. The lightning and the thunder set off at the very same moment, but light arrives immediately, whereas sound has to walk. You count the seconds in between, and every five of them are approximately a mile." The window went white. <"Start," said {dad}.|"And begin," said {dad}.> For the first time that night, {hero} listened on purpose.`,
        `{dad} came in with a lantern and a yawn. {Dad.he} sat down on the bed, between {hero} and the window, and for a while {dad.he} merely listened, as one listens to a neighbor. "What you hear is just the sound of the lightning," {dad.he} said. "Outside it's a mile long and hotter than the sun, so it's no wonder that it makes a noise about it. But the noise comes late. If you count from the flash to the thunder, and five seconds make a mile, then a storm can never again surprise you." {pal} put out one ear. <It had not occurred to either of them that a thunderstorm could be measured.|It had never occurred to {hero} that one could ask a storm for its address.>`,
      ],
    },
    {
      id: "first-number",
      ...BED,
      pose: "pointing",
      feeling: "determined",
      with: ["dad calm", "pal curious"],
      props: ["notebook", STORM],
      happening: "{hero} points to a number in a notebook beside {dad}.",
      E: [
        `There was a flash of lightning. "One, two, three," counted {hero}, and then it thundered. {They} took {bag} and wrote a three in {their} notebook. "We are safe inside the house," said {dad}.`,
        `{hero} put {bag} beside the pillow and counted to four. Then came the thunder. {They} wrote the number in a notebook. It was strange, but waiting was not so bad any more.`,
      ],
      I: [
        `{hero} counted aloud. "One, two, three, four," and then it thundered. {They} took {bag} and a notebook into the bed and wrote down a four. "That's not even a mile," {they} reported. "Correct," said {dad}, "and the house has stood here for eighty years. The lightning has a rod on the church tower that it prefers." The following number was a three. <It was peculiar, but a number was less frightening than a noise.|A number is much smaller than a noise.>`,
        `The next flash found {hero} prepared. {They} had put {bag} in a safe place, and a notebook on {their} knees. "One. Two. Three." The thunder broke over them, and {they} wrote a large black three. {Their} hand was shaking slightly, so it looked like a bird. "Is it coming closer?" {they} asked. "At the moment it is," said {dad} honestly. "In here it can't touch us. <First it comes, and then it goes.|Storms never stay, they only pass.> We'll see it in your book."`,
      ],
      A: [
        `"One," said {hero} in a thin voice, "and two, and three, and four," and there it was. {They} had put {bag} beneath the pillow, for safety, and opened a notebook on {their} knees. Into this {they} entered a four. "Less than a mile," {dad} calculated. "The house is made of stone, we're in the middle of it, and the church has a lightning rod that is considerably more attractive. So there's nothing for us to do except keep a record." The next number was a three, and it looked more like a three than the first had looked like a four. <It's an odd thing, but nobody can scream and count at the same time.|It turned out to be impossible to count and tremble equally well.>`,
        `For an investigation one needs equipment. {hero} pulled {bag} under the blanket, together with a notebook and the stump of a pencil, and waited. It was a completely different kind of waiting. The flash came; {they} counted, out loud, as far as three; the thunder burst above the chimney, and {they} wrote it down. "Is it getting nearer?" {they} inquired. {dad} considered whether to tell the truth, and told it. "Yes, for the present. It'll come nearer, and then it will be here, and then it will go away again. <They have all done that, as long as there have been storms.|I have never met one that stayed for breakfast.> You'll be able to prove it tomorrow, because you will have it in writing."`,
      ],
    },
    {
      id: "lights-out",
      ...BED,
      pose: "holding",
      feeling: "brave",
      with: ["pal brave", "dad calm"],
      props: ["lantern", "door"],
      happening: "{hero} holds a lantern in the bedroom, and {dad} is calm.",
      B: [
        `All the lamps went out! "I will be back," said {dad}. {refrain}`,
        `Flash! It was dark in the house. {dad} went to look. The storm was near.`,
      ],
      E: [
        `With the next flash, all the lamps in the house went out. "I have to look at the cellar," said {dad}. "Can you watch the storm for five minutes?" {hero} nodded. {refrain}`,
        `Suddenly the house was dark, and even the clock was dark. {dad} went down to see if rain was coming in. "You keep on counting," {dad.he} said, and gave {hero} the lantern. {refrain}`,
      ],
      I: [
        `At the next stroke the light in the hall went out, and the clock, and the hum of the refrigerator. "That happens," said {dad} in the dark. "I have to see whether the rain is getting into the cellar. It'll take me five minutes. Can you keep the watch up here?" {hero} had never been a watch before. {They} held the lantern with both hands, and said yes, <a little too loudly|in a voice that was nearly {their} own>. "Two," {they} told {pal} after the following flash. "It's very close."`,
        `Then everything went out together. It was so dark that {hero} could not see {their} own pencil. {dad} lit the old lantern, and it made a small yellow room in the middle of the big black one. "The cellar window is open," {dad.he} remembered. "I'll be back in five minutes, and you can hear me whistling the whole time." {Dad.he} left the lantern with {them}. <"You're in charge of the thunder," {dad.he} said.|"You're in charge of the numbers," {dad.he} said.>`,
      ],
      A: [
        `With the following stroke the house went out. The lamp in the hall was gone, and so was the clock, and even the hum of the refrigerator, which nobody notices until it stops. "The power will come back by itself," said {dad's} voice, quite unperturbed. "But I must close the cellar window before we have a swimming pool. I'll be five minutes, and I shall whistle so that you can hear where I am. Would you take over the watch?" {hero} accepted the lantern. {They} only noticed that a person who is responsible for a thunderstorm has <hardly any time to be afraid of it|very little time for anything else>.`,
        `There was a flash, and a crack, and afterward there wasn't anything. The whole neighborhood had gone dark. {dad} lit the old lantern, and {dad.his} face appeared above it, smiling, although somewhat absently. {Dad.he} was thinking of the cellar window. "It's open," {dad.he} said, "and I have to go down and close it. It'll take five minutes. Somebody ought to stay here and continue the measurements." It went without saying who that was. {hero} listened to {dad.him} whistling down the stairs. <"Two," {they} said bravely to {pal}, after the next one.|"Two," {they} wrote down, when the next one came.> It had never been as low as two.`,
      ],
    },
    {
      id: "big-brother",
      ...BED,
      pose: "standing",
      feeling: "surprised",
      with: ["bro worried", "pal surprised"],
      props: ["blanket", STORM],
      happening: "{hero} is surprised in the bedroom at night, and {bro} is worried.",
      B: [
        `Who was at the door? It was big {bro}. "I do not like storms," he said.`,
        `{bro} came in. He was big. But he shook! The storm was so loud.`,
      ],
      E: [
        `The door opened, and a blanket with feet came in. It was {bro}! {bro} was so big, and he was afraid of nothing. But he was afraid of this storm.`,
        `"Can I stay with you?" asked somebody. It was {hero's} big brother {bro}, and his teeth were chattering. "I never liked a storm," he said. "Please do not tell them."`,
      ],
      I: [
        `Something white came through the door, and it was taller than {dad}. It was a blanket, with {bro} inside. {hero's} brother was nearly twice as old as {they} {was}, and he jumped off walls, and picked up spiders with his fingers. "I only wanted to see whether you were all right," said {bro}. Then it thundered, and he was sitting on the bed, <with both hands over his ears|as close as he could get>. It took {hero} a moment to understand that. {bro} was afraid of the storm.`,
        `"Are you asleep?" whispered somebody, and it was {bro}. He was {hero's} big brother, and he had never been afraid of anything. He jumped from the highest board at the pool. He went into the cellar without any light. Now he stood in the door with his blanket over his head, and it was trembling. "I've never been able to stand thunder," {bro} admitted. <"I usually put the radio on."|"I count sheep, but they run away."> "And now there isn't any power."`,
      ],
      A: [
        `The door moved. A tall white figure stood on the threshold, and it had {bro's} feet. {bro} was {hero's} brother, and he was famous. He jumped from the highest board, he picked up spiders with his bare fingers, and he had once told a very large dog to go home. "I merely wanted to make sure that you weren't frightened," said the figure hoarsely. At that moment the thunder broke, and before the echo had died away {bro} was on the bed, with his blanket over his head and his knees against {pal}. {hero} held up the lantern and looked at him. {They} had believed that it was something one grew out of, like shoes.`,
        `Footsteps were coming along the hall, fast and bare. "Are you awake?" asked {bro}, quite unnecessarily. Everybody knew that {hero's} big brother wasn't afraid of anything at all; {hero} knew it better than anyone, having been told so nearly every day. But the person in the doorway was as white as his blanket. "It's the thunder," said {bro}, and swallowed. "It has always been the thunder. I usually turn on the radio, so that nobody notices, and tonight there's no power." <He glanced at the ceiling.|The storm gave a growl, and he flinched.> "Could I perhaps just stand here?" {hero} lifted up one side of the blanket.`,
      ],
    },
    {
      id: "teaches-him",
      ...BED,
      pose: "sitting",
      feeling: "brave",
      with: ["bro worried", "pal calm"],
      props: ["notebook", "lantern", STORM],
      happening: "{hero} sits with a notebook and a lantern beside {bro}.",
      B: [
        `"Count with me," said {hero}. They saw a flash. {refrain}`,
        `{hero} took his hand. "See the flash? Now count!" They did. {refrain}`,
      ],
      E: [
        `"You have to count with me," said {hero}. "The thunder is only the sound, and it is always late." They held hands and counted together. {refrain} {bro} kept his eyes open.`,
        `{hero} showed {bro} the notebook. "Now you count the storm," {they} said, "and I will write it down." So {bro} counted. His voice was very small at first, but then it grew.`,
      ],
      I: [
        `"Would you like to know exactly where it is?" asked {hero}. {They} noticed that {they} sounded like {dad}. "The thunder is only a noise that comes late. You count, and I'll write it down." {bro} wasn't convinced, but he had nothing to lose. At the next flash they counted together. "One, two," and it crashed. <{bro} had not closed his eyes this time.|{bro's} hand squeezed very hard, but it stayed.> "That's a two," said {hero} calmly. "It's the second one tonight."`,
        `{hero} explained it to {bro} from the beginning, the light that runs and the sound that has to walk. It is easier to explain something than to believe it. But while {they} {was} explaining, {they} discovered that {they} believed it, too. "So you can work it out?" asked {bro}. "I have worked out seven already," said {hero}, <and opened the notebook|and showed him>. At the next flash he began to count all by himself, with his lips.`,
      ],
      A: [
        `"Would you like to know how far away it is?" asked {hero}, and heard with surprise that {they} had exactly {dad's} voice. {They} explained everything: the light, which arrives at once, and the thunder, which has to walk; the five seconds; the rod on the church. {They} told him that it was in the nature of storms to come closer before they go away. {bro} listened as though his life depended on it. When the next flash came he grasped {hero's} hand, and they counted together, out loud, <two voices and a good deal of trembling|like people crossing a stream on stones>. They got as far as two. "There," said {hero}, and entered it in the notebook. "It's nothing but a number now."`,
        `The best way to understand a thing is to have to explain it to somebody who is shaking. {hero} began with the lightning, and told {bro} how hot it was and how long; {they} went on to the sound, which can't help being late. Somewhere in the middle {they} noticed that {they} {was} no longer listening to the storm. {They} {was} listening to {themselves}. "So you count the gap," said {bro} slowly, "and the gap is the distance." <"Six hundred steps for every number," said {hero}.|"You've got it," said {hero}, like a teacher.> The window flashed. This time it was {bro} who began, in a hoarse whisper; and if he skipped a second out of nervousness, nobody mentioned it.`,
      ],
    },
    {
      id: "right-above",
      ...BED,
      pose: "hugging",
      feeling: "surprised",
      with: ["bro surprised", "pal surprised"],
      props: [STORM, "blanket"],
      happening: "{hero} hugs {bro} in the bedroom at night.",
      I: [
        `Then there was no interval at all. The lightning and the thunder came together, and the whole house gave a jump. So did {hero}, and so did {bro}, and their heads met in the middle. "Zero," said {bro} in an unfamiliar voice. {hero} rubbed {their} forehead. Then, for no particular reason, both of them suddenly began to laugh. <They laughed until {pal} came out to see what was the matter.|They could not stop.> The storm had been as loud as it possibly could, and they were still sitting there.`,
        `The following lightning didn't wait for anybody. It was everywhere, above them and underneath them, and it was as bright as noon. When {hero} could see again, all three of them were lying together in a heap, with {pal} at the bottom. "Was that a half?" asked {bro} faintly. "It was a zero," said {hero}. {They} wrote it down with <a hand that jumped|great respect>. "There can't possibly be anything nearer than zero," {they} added. That was extremely comforting.`,
      ],
      A: [
        `And then there wasn't any gap. Light and noise arrived in the same instant, so enormous that it could hardly be called a noise, as if the sky had been torn from one end to the other like a bedsheet. {hero} and {bro} leaped toward each other, and their foreheads met with a crack of their own. In the ringing silence that followed somebody said, "Zero." It was {bro}. "I had my mouth open," he complained, "but it didn't give me time for the one." {hero} looked at him, with his hair on end and a bump on his forehead, and {they} could feel it beginning in {their} stomach. They laughed until the bed shook, <and {pal} emerged to find out what was wrong with them|and the thunder rumbled along with them, as if it had finally got the joke>.`,
        `{hero} had just finished sharpening the pencil when it happened. There was no time for a one. The room turned white, and every window in the neighborhood rattled in its frame, and afterward they discovered themselves in an untidy heap, with {pal} somewhere near the bottom. "Write it down," said {bro} hoarsely. "Go on. It's a zero." {They} wrote a beautiful round zero. <It occupied most of the page.|It was the roundest thing in the notebook.> They both considered it, and the idea arrived slowly, like the thunder after the lightning. "It can't get any closer than zero," said {hero}. "No," said {bro}. "From there on it can only get farther away."`,
      ],
    },
    {
      id: "numbers-grow",
      ...BED,
      pose: "reading",
      feeling: "excited",
      with: ["bro happy", "dad happy"],
      props: ["notebook", STORM],
      happening: "{hero} reads from a notebook, and {bro} and {dad} are happy.",
      E: [
        `Three, four, six! The numbers were growing. When {dad} came back, they showed {dad.him} the notebook. "Look, the storm is going away!" said {hero}. "And {bro} can count thunder now, too."`,
        `"Five!" called {bro}, and the next number was a seven. The thunder was getting softer and softer. {dad} stood at the door with wet feet. "You are doing very well without me," {dad.he} said.`,
      ],
      I: [
        `After the zero came a two, and after the two came a four. When {dad} returned from the cellar with wet slippers, two people shouted at {dad.him} to be quiet. "Six!" they cried together. "That's more than a mile!" {dad} studied the notebook. {Dad.he} saw the numbers going down like a staircase, and then up again on the other side. {extra} {Dad.he} also saw who was holding whose hand. <{Dad.he} didn't say anything about that.|{Dad.he} only praised their excellent work.>`,
        `"Three," said {bro}. "Five," said {hero}. The storm was going over the river now, and they could hear it grumbling because nobody had stayed under the blanket. {extra} {dad} came in, dripping, and asked how the watch had managed. "We've had a zero," {hero} announced proudly. "A zero!" said {dad}. <"I have never had a zero in my life."|"And you're still here?"> {bro} made himself a little taller. "It wasn't so bad," he said.`,
      ],
      A: [
        `After the zero came a two, and a three, and then for a long time there was only rain. "Six," they shouted together. {dad}, who was coming in with wet slippers at that moment, was told to hush, because they were measuring. {Dad.he} sat down between them and was allowed to see the notebook. The numbers went down the page like a staircase into a cellar, as far as a magnificent zero, and from there they climbed up again on the other side. {extra} {Dad.he} looked at it for a long time. <{Dad.he} must have noticed, too, who had been holding whose hand.|{Dad.he} looked at the bump on {bro's} forehead, and asked no questions.> "This ought to be in a museum," said {dad}.`,
        `You could hear that it was leaving. The cracks had turned into rumbles, and the rumbles into a sort of grumbling, as if somebody had come to frighten people and found them doing arithmetic. "Five," reported {bro}. "Eight," wrote {hero}. {extra} When {dad} appeared, with cobwebs on {dad.his} head and water in {dad.his} slippers, {dad.he} was received by two experts. They explained to {dad.him} that light is immediate while sound is obliged to walk. "Is that so?" said {dad}. {Dad.he} had the good manners to be astonished. <"And who was in charge?" {dad.he} asked.|"Who found that out?" {dad.he} asked.> "{hero} was," said {bro}, before anybody else could answer.`,
      ],
    },
    {
      id: "what-is-it-doing",
      ...BED,
      pose: "thinking",
      feeling: "happy",
      with: ["bro happy", "pal calm"],
      props: [STORM, "cup"],
      happening: "{hero} thinks of something funny beside {bro}, with a cup near {them}.",
      I: [
        `{dad} brought three cups of warm milk. "What do you suppose it's doing up there?" asked {bro}. They listened to the thunder with their heads on one side. "It's moving the furniture," said {hero}. "Now it has dropped the wardrobe." Far off something rolled and bumped. "And there go the potatoes," said {bro}. <Then it was a giant looking for his other slipper.|Then it was a cow on a wooden bridge.> It is difficult to be frightened by somebody who has lost the potatoes.`,
        `There was warm milk, by lantern light, which tastes different from any other milk. Outside the thunder was still talking. "That was the bowling club," said {hero}. "And that," said {bro}, after a long low rumble, "was Grandma's stomach after the cabbage." They both had to put down their cups. <After that they gave a name to every one.|Every thunder got a name from then on.> The storm had become a very long joke, told by somebody who was walking away.`,
      ],
      A: [
        `{dad} had managed to warm some milk over a candle, and they drank it in the bed, all in a row. Now that it was farther away, one could hear that no two thunders were alike. "That one is moving house," {hero} decided. "It's got the wardrobe as far as the landing." There was a long rumble, followed by a bump. "And it has let go," said {bro}. From then on nothing came down from the sky without being given a name: the potatoes, the bowling club, the cow on the wooden bridge. <"Bless you," said {hero} to a very short one.|A very short one was agreed to have been a sneeze.> There is hardly a thing in the world that stays terrible when two people are giggling at it.`,
        `They had warm milk out of the best cups, because those were the ones that could be found in the dark. "Do you remember being little?" asked {hero}. {bro} said that he remembered it extremely well, since it had been only half an hour ago. Over beyond the river the storm was grumbling to itself. It had been a lion, and after that a truck; by now they had agreed that it was an old gentleman looking for his spectacles. "They're on your head," called {bro}. <There was a pause, and a distant rumble.|They waited. Something rolled in the distance.> "{Dad.he} has found them," said {hero}. Even {pal} was lying on {pal.his} back, with all of {pal.his} feet in the air.`,
      ],
    },
    {
      id: "big-numbers",
      ...BED,
      pose: "sitting",
      feeling: "calm",
      with: ["bro sleepy", "pal sleepy"],
      props: ["notebook", STORM, "lantern"],
      happening: "{hero} sits calmly with a notebook, and {bro} is sleepy.",
      B: [
        `They told the storm, "Go home!" It went on its way. {refrain2}`,
        `The boom got small. {refrain2} "The storm is going," said {hero}.`,
      ],
      E: [
        `Flash! They counted for so long that {bro} yawned. The thunder was as soft as a cat now. {refrain2} {hero} wrote a twenty in the notebook, and it filled the last line.`,
        `The next flash was a very small one. "Eleven, twelve, thirteen," counted {hero}. Then the thunder gave a tiny growl. {refrain2} {bro's} head lay on the notebook.`,
      ],
      I: [
        `The next gap was twenty, and it took so long that {bro} fell asleep at fourteen. {hero} counted on for him in a whisper. Somewhere behind the mountains the thunder cleared its throat, quite politely. {hero} wrote down the number and drew a line beneath it. <{Their} brother was snoring, and it was louder than the storm.|{bro} had all of the blanket, and {they} let him keep it.> "Four miles," {they} told {pal}. {They} could hardly keep {their} own eyes open.`,
        `"Fifteen, sixteen, seventeen," they counted, and then they had to start guessing whether it was still thunder or already a truck. {bro} was leaning on {hero's} shoulder, and he was heavy. "Thank you for letting me in," {bro} mumbled. "Thank you for coming," {hero} answered. It was strange, but it was true. <Alone {they} would only have hidden.|If he hadn't come, {they} would still have been under the blanket.> The last number in the notebook was a twenty-five.`,
      ],
      A: [
        `The gaps had become so long that one could have taken a walk in them. At fourteen {bro's} head sank down on {hero's} shoulder, and {they} went on alone, whispering, up to twenty. Then from behind the mountains came a murmur, as of somebody apologizing. "Four miles," {they} calculated, and drew a line under the column. {They} ought to have been relieved, and {they} {was}; but there was a small regret mixed into it as well, <because it had been a good storm, and they had looked after it together|which surprised {them} very much>. {bro} was by now snoring so powerfully that {pal} had started to count the gaps.`,
        `"Do you think that I'm a coward?" asked {bro}, quite suddenly, between the seventeenth second and the eighteenth. {hero} gave it some thought. "You came all the way along the hall in the dark," {they} said. "It thundered twice while you were walking. I was only under a blanket." {bro} was silent for as long as it takes for a sound to walk five miles. <"I hadn't looked at it like that," he said.|"That's true, actually," he said.> By the time the thunder finally arrived, no louder than a marble rolling under a bed, neither of them was awake to write it down.`,
      ],
    },
    {
      id: "at-window",
      ...BED,
      pose: "reaching",
      feeling: "happy",
      with: ["bro happy", "pal curious"],
      props: [STORM, "lantern"],
      happening: "{hero} reaches out to the night with {bro} and {pal}.",
      B: [
        `They went to see. There was the storm, far off. It was so pretty!`,
        `"Come and look!" said {hero}. Far off the storm shone pink and white.`,
      ],
      E: [
        `Before they went to sleep, they looked out of the window. Far away the storm was still dancing, pink and white. "It is so pretty," said {bro}. They had not seen that from under the blanket.`,
        `{hero} looked out of the window with {bro}. The storm was over the river now. It lit up the clouds from inside, like big pink lamps. Nobody remembered to be afraid of it.`,
      ],
      I: [
        `Some time later {hero} woke, because it was so quiet. {They} nudged {bro}, and they went to the window together. The storm was far out over the hills. Without a sound the clouds lit up from within, pink and silver, first one and then another, like lanterns at a festival. "Has it been like that the whole time?" whispered {bro}. <They stood there until their feet were cold.|"We were underneath it," said {hero}.> Nobody remembered to count.`,
        `"Come and see," said {hero}, and pulled the curtain to one side. {bro} hesitated for a second, and then he came. The thunderstorm had moved beyond the river. It was too far away to be heard, but the lightning was still going from cloud to cloud, lilac and gold. <"That isn't angry," said {bro} in surprise.|"It looks as though it's writing something," said {bro}.> The whole time he had been afraid of it, he had never actually looked at it.`,
      ],
      A: [
        `What woke {hero} was the silence. {They} shook {bro} by the shoulder, and they tiptoed to the window and drew back the curtain that they had been so glad of. Far out above the hills the storm was still at work. It made no sound any more. Cloud after cloud lit up from inside, in rose and silver and a violet that there isn't any crayon for, and all the wet roofs of the town lit up with it and went out again. "Was it as beautiful as that when it was here?" whispered {bro}. <"Probably," said {hero}. "We had a blanket over it."|"It must have been," whispered {hero}. "One only has to be standing in the right place."> They forgot to count, and it didn't matter.`,
        `{hero} went to the window to see whether the river had come up, and didn't return. "You've got to look at this," {they} said, without turning around. {bro} approached it as one approaches a very large dog, with one hand in front; and then he stood still. It was ten miles off, and without its thunder. It was writing on the sky in gold, long trembling words that nobody could read in time. <"All those years," said {bro}, "I've had my eyes shut."|"I have been afraid of that for eleven years," said {bro}, "and I've never once looked at it."> They remained there, three noses against the cold glass, until it had finished its sentence.`,
      ],
    },
    {
      id: "washed-morning",
      place: "garden",
      time: "morning",
      weather: "clear",
      pose: "jumping",
      feeling: "happy",
      with: ["bro happy", "pal happy"],
      props: ["notebook", "leaf"],
      happening: "{hero} jumps in the garden in the morning with {bro} and {pal}.",
      B: [
        `In the sun it was all wet. "Next storm, I come to you!" said {bro}. {close}`,
        `The sun came up. "No more storm," said {bro}. "You are brave!" {close}`,
      ],
      E: [
        `In the morning the storm had washed all of the garden. {hero} and {bro} jumped into the puddles. "Can we count the next storm together?" asked {bro}. {hero} said yes at once. {close}`,
        `The next day the sun was shining on the wet garden. {bro} told {dad} all about the storm. "{hero} was the brave one," {dad.he} said. "No, we took turns at it," said {hero}. {close}`,
      ],
      I: [
        `In the morning the air smelled as though somebody had washed it. There were puddles everywhere, and a branch lay on the grass like a letter from the storm. {hero} hung the page with the numbers over {their} bed. <Underneath, {bro} had signed it.|{bro} had signed it at the bottom: second watch.> "I'm still not fond of thunder," he said. "But now I know where to go." {hero} knew it, too. It was only twelve steps along the hall. {close}`,
        `The sun came up on a garden full of drops, and in each of the drops there was a little sun. {bro} jumped into the deepest puddle, because he was not afraid of anything. Halfway down he winked at {hero}. <It was a wink that nobody else could have understood.|Nobody else would have understood that wink.> The following week it thundered again. {hero} lifted up the blanket, and began to count, not the storm but the footsteps. {close}`,
      ],
      A: [
        `In the morning it was as though the storm had taken the world to be cleaned. Everything shone; the gutters were chattering; and on the lawn lay a branch, like a glove that somebody had dropped in leaving. {hero} cut the page out of the notebook and pinned it over {their} bed, the staircase down and the staircase up, with the big round zero at the bottom. <It was signed by both of the watch.|There were two signatures on it.> "I'll never be friends with it," {bro} declared. "But if I know where it is, and I know where you are, then I can stand it." And he leaped off the wall into the deepest puddle in the garden, as somebody does who isn't afraid of anything, or only of one thing. {close}`,
        `"I slept perfectly," said {bro} at breakfast, when {dad} inquired. He was buttering his toast with extraordinary care. Then he reconsidered. "Actually, I was terrified of the thunder," he said, "and I went to {hero}, and then it was all right." Nothing whatever happened. The sun shone through the window, and the garden steamed, and {dad} asked who wanted honey. <That is the thing about a storm: first you see the flash, and then you wait, and then it is only a sound.|It had been the loudest thing that he could think of, and it had gone by.> That afternoon there was a rumble over the river. {hero} looked up. "One," said {bro}, and held out his hand, and grinned. {close}`,
      ],
    },
  ],
};
