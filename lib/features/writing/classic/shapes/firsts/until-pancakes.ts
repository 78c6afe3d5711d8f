import type { Shape } from "@/lib/features/writing/classic/grammar";

const ROOM = { place: "bedroom", time: "night", weather: "starry" } as const;
const BEDS = ["thing:bed", "thing:pillow"] as const;

export const UNTIL_PANCAKES: Shape = {
  id: "firsts/until-pancakes",
  theme: null,
  wild: 2,
  tags: ["friend", "night", "first time", "brave", "home", "funny", "bedtime"],
  about: [
    "sleepover sleep-over first-sleepover sleepover-party pajama-party pyjama-party slumber-party sleeping-over staying-the-night staying-overnight overnight-visit night-away",
    "1st-sleepover 1st-sleep-over first-night-at-a-friend",
  ],
  premise:
    "At {hero's} first sleepover everybody is fast asleep, or else everybody is very politely pretending.",
  shows: ["thing:backpack", "thing:bed", "thing:pillow"],
  talk: [
    "What would you pack for a sleepover?",
    "Have you ever pretended something to be kind to somebody?",
    "What would you like to hear on the telephone when you are away from home?",
  ],
  cast: {
    pal: ["girl", "boy", "dog", "bear", "owl", "fox", "robot", "dragon", "cat"],
    mom: ["mother", "father"],
    aunt: ["aunt"],
  },
  refrain: {
    B: ["And {pal} was asleep.", "And now all were asleep."],
    E: ["And {pal} was fast asleep.", "And this time they were really asleep."],
  },
  beats: [
    {
      id: "packs-bag",
      place: "bedroom",
      time: "afternoon",
      weather: "clear",
      pose: "holding",
      feeling: "excited",
      with: ["mom happy"],
      props: ["thing:backpack", "thing:pillow"],
      happening: "{hero} holds a backpack and a pillow in the bedroom, and {mom} is happy.",
      B: [
        `{open} It was the day of the sleepover! {hero} had a big bag. "Have fun," said {mom}. "You can call me."`,
        `{open} "Where is my bag?" said {hero}. It was time for the sleepover. "Here," said {mom}. "Have fun!"`,
      ],
      E: [
        `{open} Tonight {hero} was going to a sleepover at {pal's} house. It was the very first one. {They} packed pajamas, a toothbrush, and <three|four> pairs of socks. On top went {bag}. "You can always call me," said {mom}.`,
        `{open} "How long is a sleepover?" asked {hero}. "One night," said {mom}. "It ends with breakfast." That did not sound <long|hard>. {hero} packed a bag for one night. On top went {bag}.`,
      ],
      I: [
        `{open} It was {hero's} first sleepover, and {they} had been packed since Wednesday. The bag held pajamas, a toothbrush, and six pairs of socks, because you never know. On top went {bag}. "It's only one night," said {mom}, "and {pal's} house is only two streets away." {hero} nodded. {They} had slept in {their} own bed <every night of {their} life|all {their} life>. "If you would rather come home, just telephone me," said {mom}. "You can do it at any hour, and I mean it."`,
        `{open} "What do people do at a sleepover?" asked {hero}. {mom} folded the pajamas. "First they play, then they eat, and then they say good night and don't sleep." That sounded perfect. {pal} had invited {them} with a real letter, and it said <"Bring everything."|"Bring it all."> {hero} did {their} best. When the zipper was nearly closed, it opened again at the other end. On top of it all went {bag}. "And I'll keep the telephone beside me," said {mom}, "just in case you'd like to hear my voice."`,
      ],
      A: [
        `{open} {hero} had never been to a sleepover before, and so {they} had packed with a certain thoroughness. There were pajamas, and a second pair in case of an accident with lemonade; there were a toothbrush, a flashlight, and six pairs of socks for a single night. "{pal's} house is two streets away," {mom} pointed out. "You could practically throw the socks across." {They} had slept in the same bed every night since {they} could remember, <and it was time to discover what other beds were like|and {they} had begun to suspect that there were others>. On the very top went {bag}. "If you should want to come home, then telephone," said {mom}, "at any hour whatever. Nobody will think it's a pity."`,
        `{open} The invitation had come by mail, although {pal} lived only two streets away. "You are invited to a sleepover," it said. "Bring everything." {hero} was a person who took a letter seriously. By noon {they} had packed pajamas, a pillow, a flashlight, a game with most of its pieces, and a <jar|bottle> of water, and on top of these went {bag}. "What exactly happens at a sleepover?" {they} inquired. "As far as I recall," said {mom}, sitting on the backpack so that it could be closed, "you play, you eat, you say good night, and then nobody sleeps." It sounded like the best thing that had ever been thought of. "I'll have the telephone next to my pillow," {mom.he} added lightly. "It likes to be called."`,
      ],
    },
    {
      id: "builds-cave",
      place: "living-room",
      time: "evening",
      weather: "clear",
      pose: "sitting",
      feeling: "happy",
      with: ["pal happy"],
      props: ["thing:pillow", "blanket", "thing:backpack"],
      happening: "{hero} sits happily with {pal} among a pillow, a blanket, and a backpack.",
      E: [
        `"The sleepover has begun," said {pal} at the door. They made a cave out of every pillow in the house. They were <bears|pirates> in it, and then kings. {hero} thought that {they} would like to stay a week.`,
        `At {pal's} house they put blankets over the chairs. That was the sleepover castle. They told jokes in it until they <fell|rolled> over. "I will never go home," said {hero}, and laughed.`,
      ],
      I: [
        `The sleepover began at five o'clock with a cave. It was made from nine pillows, four blankets, and a sofa, and it had a secret entrance that everybody knew. {pal} was a wonderful person to be in a cave with. They were bears, <and after that they were kings|and after that they were bakers>, and then they were bears who were kings. "Can I live here?" asked {hero}. "Of course," said {pal}. {mid} Outside the window it was slowly getting dark, but neither of them was looking.`,
        `{pal} had prepared a list. "Number one," {pal.he} read, "build a castle. Number two, defend it. Number three, eat." They built it from chairs and blankets, in the middle of the living room, and {pal's} aunt, who was called {aunt}, had to crawl through it <to reach her own lamp|whenever she wanted to pass>. {mid} She never complained. She said that on the day of a sleepover the house belonged to the guests. {hero} lay on {their} back under the blanket roof. {They} had never had so much fun on one carpet.`,
      ],
      A: [
        `The sleepover was opened officially at five o'clock with the building of a cave. It required nine pillows, four blankets, and the entire sofa, and when it was finished it had a secret entrance, which was known to everybody. In it {hero} and {pal} were bears. Later they were kings, and after a short discussion they became bears who were kings, <which had the advantages of both|and that turned out to be the best of all>. {mid} {pal's} aunt, who was {aunt}, handed in crackers through the roof and asked no questions. "I may never go home," {hero} declared, with {their} mouth full. It was meant as a compliment. Outside, somebody had begun to turn down the light, slowly, so that nobody should notice.`,
        `{pal} had made a list, for {pal.he} had been looking forward to this as well. "One, build a castle," {pal.he} read aloud. "Two, defend the castle. Three, crackers." They used all the chairs in the house; and {pal's} aunt {aunt}, whenever she wanted anything from the other side of the living room, went down on her hands and knees and crawled. "On the day of a sleepover," she explained from below, "a house belongs to its guests." {mid} {hero} lay on {their} back and gazed at the blanket roof, <through which the lamp shone like a moon|where the lamp made a sort of moon>. There were sixteen hours left until breakfast. At that moment it seemed hardly enough.`,
      ],
    },
    {
      id: "backward-supper",
      place: "kitchen",
      time: "evening",
      weather: "clear",
      pose: "sitting",
      feeling: "surprised",
      with: ["pal happy", "aunt happy"],
      props: ["cup", "bread", "thing:backpack"],
      happening: "{hero} sits surprised in the kitchen with {pal} and {aunt} by a cup and bread.",
      I: [
        `In other houses everything is a bit different. {hero} found that out at supper. Here the milk was in a blue jug instead of a carton. Here they sang before they ate, and {hero} didn't know the words, <so {they} moved {their} lips|so {they} hummed>. The bread was cut the wrong way, in triangles. None of it was bad. It was just not the way it went. "Is everything all right?" asked {aunt}. "It's a very good sleepover," said {hero}, and it was nearly all true.`,
        `For supper there was soup, and it was red. At home soup was yellow. {pal} and {aunt} sat down in the places where they always sat, and {hero} got the chair for guests. {They} ate everything up. Then they all brushed their teeth, <hopping on one leg, because that was the custom here|standing in the tub, because that was the custom here>. {hero} laughed so hard that {they} swallowed the foam. Still, at bedtime {they} asked what time it was at home. It was the same time, only two streets away.`,
      ],
      A: [
        `It was at supper that {hero} first noticed it. In other people's houses everything is nearly right. The milk came out of a blue jug; the bread had been cut into triangles; before anyone picked up a spoon, {pal} and {aunt} sang a song with three verses, <and {hero} moved {their} lips and hoped for the best|during which {hero} studied {their} napkin>. There was nothing wrong with any of it. It simply had corners in places where {hero} was accustomed to go straight. "And how are you enjoying your first sleepover?" inquired {aunt}. "Very much," {they} answered, and that was the truth, or the greater part of it. The rest was quite small and sat somewhere below {their} collar. It would probably be gone by bedtime.`,
        `The soup was red, and {hero's} family ate yellow soup. There was no reason why it should matter. {hero} was given the chair for guests, which had a cushion, and from which you saw the kitchen from the side. {aunt} told the story of her own first sleepover, <when a goat had eaten the pillow|at which there had been a goat>; and afterward all three brushed their teeth while standing in the bathtub, because that had been the custom here for generations. {hero} laughed so much that {they} swallowed the foam. It was only when {they} {was} drying {their} face on a towel that smelled of somebody else's soap that {they} asked what time it was at home. "The same as here," said {pal}, surprised.`,
      ],
    },
    {
      id: "lights-out",
      ...ROOM,
      pose: "sitting",
      feeling: "worried",
      with: ["aunt calm", "pal sleepy"],
      props: BEDS,
      happening: "{hero} sits by a bed and a pillow at night near {aunt} and {pal}.",
      B: [
        `"Good night!" said {aunt}, and out went the light. The sleepover room was so black.`,
        `Then {aunt} put out the light. The sleepover room went all still. This was not home at all.`,
      ],
      E: [
        `"Good night, sleepover people," said {aunt}, and the light went <out|off>. It was very dark in {pal's} room. It was a different dark from the one at home. The window was on the wrong side, too.`,
        `Now came the last part of the sleepover, the sleeping. {aunt} turned off the lamp. {hero} felt the <pillow|blanket>. It smelled of somebody else. At home there was a little light in the hall, but here there was none.`,
      ],
      I: [
        `"Sleep well, or talk quietly," said {aunt}, and turned off the lamp. At once the sleepover became a different one. {pal's} room, which had been so cozy, moved its walls away. The window was on the left, where there ought to be a wardrobe. <The pillow smelled of other people's pillows.|The blanket was heavy in the wrong places.> {hero} lay flat, and heard somebody swallow, and it was {them}. "Good night," said {pal} from the other bed. "Good night," said {hero}, in the voice that {they} used for doctors.`,
        `They had promised each other to talk all night, because that's what a sleepover is for. But when {aunt} had turned off the light, {pal} said only two more things. One was about a <camel|beetle>, and one was good night. It was very dark. At home there was a stripe of light beneath the door, and somebody was always rattling a pan. Here it was as quiet as a cupboard. {hero} felt something in {their} throat, about as big as a cherry.`,
      ],
      A: [
        `"Sleep well, or whisper well," said {aunt}, and she turned off the lamp. {hero} had not realized that so much of a sleepover consists of light. The room had been full of jokes a minute ago; now it took a step backward on all sides. The window was on the left, where a sensible room has its wardrobe. The pillow smelled, not unpleasantly, of other people. <Somewhere a pipe knocked twice, like a visitor.|A pipe knocked in the wall, as though it wanted to come in.> "Good night," said {pal} from the other bed. "Good night," answered {hero}, with the polite voice that is meant for doctors and trains. There was something small beneath {their} collar, which had been there since supper. It had only been waiting for the dark, so as to grow.`,
        `As everybody knows, the best part of a sleepover is talking all night. They had solemnly sworn to do so. But after {aunt} had put out the light, {pal} made only two more remarks, of which one concerned camels and the other was good night, and then there was silence. It was an extremely large one. At home a stripe of yellow lay beneath the door, and behind it somebody was always <rattling a pan|looking for the scissors>. {hero} had never listened to that; {they} had only slept on it, as you sleep on a mattress. Here there was no stripe. Here there was merely the dark, with {hero} in it, and in {hero's} throat a thing about the size of a cherry.`,
      ],
    },
    {
      id: "pal-sleeps",
      ...ROOM,
      pose: "sitting",
      feeling: "sad",
      with: ["pal sleepy"],
      props: BEDS,
      happening: "{hero} sits sadly by a bed and a pillow, and {pal} is sleepy.",
      B: [
        `{hero} wanted {mom}. {They} wanted to talk to {pal}. But it was still. {refrain}`,
        `Now it was no fun. {hero} wanted to go home. No one was up. {refrain}`,
      ],
      E: [
        `{hero} <wished|wanted> to say something. But from the other bed came a small, slow snore. {refrain} You must not wake your friend at a sleepover. So {hero} lay very still, and breathed loudly, as sleepers do.`,
        `"Are you awake?" {hero} wanted to ask. Then {they} heard {pal} breathe, in and out, quite <slowly|loudly>. {refrain} {hero} did not want to spoil the sleepover for {pal.him}. {They} cried a bit, with no sound.`,
      ],
      I: [
        `{hero} would have liked to say, "I don't like this part." But slow, deep breaths were coming out of {pal's} bed, with a little whistle at the end. So {pal.he} was asleep. It would be mean to wake somebody at {pal.his} own sleepover. {hero} shut {their} eyes and breathed slowly, too, <so that at least it would sound right|in case {pal} was listening in a dream>. In and out. {They} even put in a snore. The whole room was full of somebody sleeping, and it was very lonely.`,
        `Then {pal} began to snore. It was a small, regular snore, like a saw for matches. "Well, that's that," thought {hero}. {They} couldn't wake {pal.him} up. {pal} had planned this sleepover for weeks, and had written a list, <and would be terribly disappointed|and nowhere on it stood "go home">. The best thing was to snore as well. {hero} tried it, softly. It's hard to snore when you are crying a little. You have to take turns.`,
      ],
      A: [
        `What {hero} wanted to say was quite short. It was, "I don't like this part." But from the other bed came breaths as deep and slow as waves, with a faint whistle at the end of each, and there could be no doubt that {pal} was asleep. You don't wake your host in the middle of {pal.his} own sleepover. {hero} closed {their} eyes, <and in order to be no trouble began to breathe in the same way|and breathed exactly like that, as a matter of courtesy>: in, and out, and in. After some time {they} added a snore. It was, {they} thought, quite a convincing one. Anyone who had been listening would have heard two people sleeping soundly. It is remarkable how lonely you can be in a room that sounds like that.`,
        `A minute later {pal} started to snore. It was a small, tidy snore, like somebody sawing matches, and it went through {hero} from one ear to the other. So that was that. {pal} had planned this sleepover for weeks; {pal.he} had written a list, and a letter with a stamp, <and nowhere was there a word about feeling like this|and neither contained anything of this kind>. {hero} could not possibly wake {pal.him} up and tell {pal.him} that {they} wished {they} {was} somewhere else. The only polite thing to do was to snore, too. {They} found that it isn't easy to cry and to snore, since both need the same nose. You have to take turns, and pay attention, and stop the moment that anybody rustles.`,
      ],
    },
    {
      id: "clock-strikes",
      ...ROOM,
      pose: "thinking",
      feeling: "sad",
      with: ["pal sleepy"],
      props: ["clock", "thing:pillow", "thing:backpack"],
      happening: "{hero} thinks sadly beside a clock, a pillow, and a backpack near {pal}.",
      E: [
        `Somewhere a clock went bong ten times. {hero} thought of home. Now {mom} was <reading|drinking tea> on the sofa, with {mom.his} feet up. Now {mom.he} put out the light. A sleepover was much longer than one night.`,
        `{hero} held on to {their} bag. It smelled like home inside. {They} put {their} <head|nose> into it, and that was good and bad at the same time. How many hours did a sleepover have? The clock struck ten.`,
      ],
      I: [
        `Out in the hall a clock struck ten. {hero} knew what happened at home when it was ten. {mom} put {mom.his} cup in the sink and looked into {hero's} room. {Mom.he} said "sleep tight," even if {they} {was} asleep already. Tonight {mom.he} would look into it, <and there would be only a bed|and say it to nobody>. That was the saddest thing about a sleepover. It happened in two places. {hero} gave up snoring, because {they} needed {their} nose.`,
        `{hero} pulled {their} backpack up onto the bed. The zipper was terribly loud. Inside it still smelled of home, of laundry and pencils and toast. {They} put {their} face in and breathed. It helped, <and it made it worse, both at once|and it hurt, and {they} did it again>. In the hall a clock struck ten, as slowly as it could. A sleepover had nine more of those hours in it. {They} counted on {their} fingers, and there was one left over.`,
      ],
      A: [
        `Out in the hall a clock struck ten, and was in no particular hurry about it. {hero} knew precisely what took place at ten o'clock. {mom} carried {mom.his} cup to the sink; {mom.he} came upstairs, leaving out the step that creaked; and {mom.he} opened {hero's} door and said, "Sleep tight," whether anybody was awake or not. In a moment {mom.he} would be doing it. <{Mom.he} would say it to a flat blanket.|{Mom.he} would open the door upon a flat blanket.> {hero} hadn't considered that when {they} {was} packing. A sleepover takes place in two houses, and in one of them somebody is missing. It was no longer possible to snore, since {they} needed {their} nose for something else.`,
        `As quietly as possible, {hero} drew {their} backpack up on the bed. In that silence the zipper sounded like a train. The inside of the bag was still full of home; it smelled of laundry, and pencils, and very slightly of toast. {They} put {their} face into it, <like a horse with its oats|up to the ears>. It did {them} good, and it hurt; and when {they} came up for air, it seemed darker than before. The clock outside struck ten. From now until breakfast a sleepover contained nine more hours, and none of them had anything in it. {hero} counted them over on {their} fingers, and there was a finger left, which is an extremely lonely thing to have.`,
      ],
    },
    {
      id: "not-asleep",
      ...ROOM,
      pose: "sitting",
      feeling: "surprised",
      with: ["pal surprised"],
      props: BEDS,
      happening: "{hero} sits by a bed and a pillow, as surprised as {pal}.",
      B: [
        `{hero} had to sniff. "Are you up?" said {pal}. {Pal.he} had not been asleep at all!`,
        `"I can't sleep," said a voice. It was {pal}! "I made believe, for you," {pal.he} said.`,
      ],
      E: [
        `A <sniff|sob> got out. "Are you awake?" said {pal} at once. "Are you?" asked {hero}. "I was only snoring for you," said {pal}, "so that you could sleep." They sat up. What a silly sleepover! They had both been snoring for hours.`,
        `Then {hero} could not hold in a sniff any more. The snoring stopped. "I thought you were asleep," whispered {pal}. "And I thought that you were!" They had both been <snoring|lying> there, wide awake, to be nice. So that was a sleepover!`,
      ],
      I: [
        `It was only one sniff, but it was a wet one. The snoring in the other bed stopped as if it had been cut off. "Are you asleep?" whispered {pal}. "Yes," said {hero}. "Me, too," said {pal}. There was a long pause. "I was only snoring so you wouldn't have to stay awake for me," {pal.he} said. <"So was I!" said {hero}.|{hero} sat up. "But that's what I was doing!"> They stared at each other in the dark. They had both been sleeping politely for over an hour. It was probably the most terrible sleepover in the world, and suddenly it was extremely funny.`,
        `"Your snore is very good," said a voice out of the dark. {hero} nearly fell out of bed. "You're awake!" "I have been awake the whole time," said {pal}. "I only did mine because yours sounded so real." {hero} considered this carefully. "I started because of yours," {they} said. <It was quiet for a moment.|Somebody giggled.> Then they both did a snore at the same time, as noisily as possible. It's curious how a sleepover gets lighter when no one is asleep at it.`,
      ],
      A: [
        `It was a single sniff, but it was a wet one, and there was nothing that it could have been except a sniff. In the other bed the snoring broke off. "Are you asleep?" whispered {pal}. "Yes," said {hero}. "So am I," said {pal}. The silence between them shifted uncomfortably from one foot to the other. "To be honest," {pal.he} went on, "I've only been snoring so that you wouldn't think you had to stay awake because of me." {hero} sat up in astonishment. "But that's exactly why I was doing it!" <They looked toward each other in the dark.|There was a pause for arithmetic.> For an hour and a half, with great consideration, each of them had been sleeping for the sake of the other. It was unquestionably the worst sleepover in history, and it was beginning to be extremely funny.`,
        `"May I say something about your snore?" asked a voice. {hero} went rigid. "It's absolutely excellent. But nobody snores for an hour and a half without turning over a single time." "You're not sleeping at all," breathed {hero}. "I have been awake the entire time," said {pal}. "I only started mine because I supposed that it would help you." <{hero} worked this out with some difficulty.|{hero} considered that.> "And I started because of yours," {they} said slowly. So there they had lain, two people in perfect wakefulness, each of them tiptoeing around the other with nothing but a nose. Somebody giggled. It might have been both. Nobody has ever explained why a sleepover becomes so much lighter in the dark when it turns out that no one is asleep at it.`,
      ],
    },
    {
      id: "pal-tells-why",
      ...ROOM,
      pose: "sitting",
      feeling: "curious",
      with: ["pal worried"],
      props: BEDS,
      happening: "{hero} sits by a bed and a pillow and listens to {pal}, who is worried.",
      I: [
        `"Why can't you sleep?" asked {hero}. "It's your own room." {pal} pulled at {pal.his} blanket. "There has never been anybody else in it," {pal.he} said. "You breathe. I'm not used to it. And I was afraid you wouldn't like my sleepover, and go home." {hero} hadn't thought of that. "I like it very much," {they} said. <"Just not this part."|"Only this part is hard."> "I don't like this part, either," said {pal}. Now there were two of them who didn't like it, and that was much better.`,
        `"I want to go home," said {hero}. It was easier to say in the dark, and {pal} wasn't angry. "I would, too," {pal.he} said, "if I weren't there already." {hero} asked what was the matter. "When I have a guest, my room is different," {pal} explained. "It's as if it were holding its breath." {hero} knew just what {pal.he} meant. <So a sleepover was strange for everybody.|It was strange on both sides, then.> Nobody had ever told {them} that. "Let's ask {aunt}," said {pal}. "She's always up."`,
      ],
      A: [
        `"But it's your own room," {hero} objected, "and it's your own bed. Whatever keeps you awake?" {pal} wound a corner of the blanket around {pal.his} wrist. "You do," {pal.he} admitted. "Nobody has ever been in here at night except me, and you breathe. You do it beautifully, but I keep listening for the next one. <And there is something else.|That isn't everything.> I was afraid that you wouldn't enjoy my sleepover and would telephone your mother." {hero} had always believed that homesickness was something for visitors. It had never occurred to {them} that a person might lie in {pal.his} own bed and be anxious about the other one. "I'm enjoying it very much, except for this particular part," {they} said. "So am I," answered {pal}, "except for exactly the same part."`,
        `"I'd really like to go home," said {hero}. It was surprisingly easy, once it was out. {They} expected {pal} to be offended, but {pal} only sighed. "I would as well," {pal.he} said, "but unfortunately I'm already there." It appeared that they had been having the same sleepover from opposite sides. {hero} was lying in a room that smelled of somebody else; and {pal} was lying in {pal.his} own, <which had gone completely stiff because of the visitor|which no longer felt familiar>, and didn't dare to turn over. "I imagined that it was only me," said {hero}. "And I imagined that it was only me," said {pal}. It was a tremendous relief to both of them. "Whenever I can't sleep I visit {aunt}," {pal} suggested. "She is generally awake, and I suspect that she does it on purpose."`,
      ],
    },
    {
      id: "calls-mom",
      place: "kitchen",
      time: "night",
      weather: "clear",
      pose: "holding",
      feeling: "sad",
      with: ["aunt calm", "pal calm"],
      props: ["thing:telephone", "cup", "thing:backpack"],
      happening: "{hero} holds a telephone in the kitchen at night beside {aunt} and {pal}.",
      B: [
        `{aunt} got the phone. "{mom}?" said {hero}. "I can come," {mom} said. "You tell me."`,
        `{hero} called {mom}. "Do you want to come home?" asked {mom}. "You may. Or stay a bit."`,
      ],
      E: [
        `{aunt} was in the kitchen, and she was not cross. She gave {hero} the telephone. "Hello, my love," said {mom}. "Shall I come and get you? I have my <shoes|coat> on." It was so good to hear {mom.him}! "You may come home from a sleepover any time," {mom.he} said.`,
        `"This is the sleepover telephone," said {aunt}. "It works at any hour of the night." So {hero} called home. "I miss you," {they} said. "I miss you, too," answered {mom}. "Shall I come and get you now? Or would you rather wait a <little|bit>?"`,
      ],
      I: [
        `{aunt} was sitting in the kitchen with a cup, as if she had expected them. She didn't say, "Back to bed." She said, "Ah, the middle of the sleepover," and warmed some milk. Then she handed {hero} the telephone. "Hello, my love," said {mom} right away. {hero} couldn't speak. "I've got my coat here," said {mom}, <"and I can be there in four minutes."|"and it's only two streets."> {Mom.his} voice was exactly as usual. "You can come home, or you can stay a bit and see. Both are good."`,
        `"It's half past ten," said {aunt}, "that's about when they come." She'd had a great many sleepovers in her kitchen, it seemed, and everyone came down those stairs. {hero} dialed the number {themselves}. It rang only once. "I'm not asleep," said {mom}. "I said 'sleep tight' to your bed, <and it didn't answer|and it missed you, too>." {hero} laughed and cried. "Shall I fetch you?" {mom.he} asked. "You need only say so. There's nothing brave about staying, and there's nothing wrong with going."`,
      ],
      A: [
        `In the kitchen a light was burning, and at the table sat {aunt} with a cup, like somebody who is waiting for a bus that always comes. "Ah," she said, "the middle of the sleepover." She put milk on the stove, didn't order anyone back to bed, and pushed the telephone across to {hero}. It rang once. "Hello, my love," said {mom}; and then, because for a time there was no answer, {mom.he} just kept talking. {Mom.he} had {mom.his} coat beside {mom.him}. <It would take {mom.his} four minutes, or three if {mom.he} ran.|It was only two streets, and {mom.he} liked walking at night.> "You can come home," {mom.he} said, "or you can stay for a while and see how it feels, and then come home. I honestly don't mind which, and you aren't failing at anything."`,
        `"Half past ten," remarked {aunt} without looking up. "They are usually down by half past ten." In the course of the years, it turned out, a whole procession of guests had come down those stairs in their socks, and a few had become firefighters. Without further questions she moved the telephone to {hero's} side of the table. "I've just said 'sleep tight' to your bed," said {mom's} voice, as clear as if {mom.he} were in the cupboard, <"and it gave me no reply whatsoever."|"and I must say it was rather cool."> {hero} laughed, and then the other thing happened. {mom} waited. "Do you want me to come?" {mom.he} asked. "It isn't braver to stay, you know, and it isn't a pity to go. A sleepover lasts exactly as long as you like it."`,
      ],
    },
    {
      id: "bit-by-bit",
      place: "kitchen",
      time: "night",
      weather: "clear",
      pose: "thinking",
      feeling: "determined",
      with: ["pal happy", "aunt happy"],
      props: ["cup", "clock", "thing:backpack"],
      happening: "{hero} thinks in the kitchen near a cup and a clock, and {pal} and {aunt} are happy.",
      B: [
        `"I will stay till the milk is gone. Now a bit more! And one bit more." The sleepover went on for {hero}.`,
        `"I will stay for one more game," said {hero}. It was a good one. "And now one more!" So the sleepover went on.`,
      ],
      E: [
        `{hero} looked at the warm milk. "I will stay until my cup is <empty|done>," {they} said. When it was empty, {they} thought again. "Now until {pal} has told me one story." You can do a sleepover in little bits.`,
        `A whole night was too long. But what about ten minutes? "I will stay until the clock strikes," said {hero}. Bong! It was all right. "And now until the <next one|next bong>." So the sleepover went on, bit by bit.`,
      ],
      I: [
        `{hero} looked into {their} cup. A whole night was too big to say yes to. "I'll stay until the milk is finished," {they} said into the telephone. "That's a good length," said {mom}. When it was finished, {they} asked {themselves} again. It was still all right. "Now until the clock strikes," {they} decided. <"And then I'll see."|"And then I'll ask again."> {extra} Nobody had ever done a sleepover in such small pieces. But they were pieces of the right size.`,
        `"How long is it until breakfast?" asked {hero}. "Eight hours," said {aunt}, "and you can't eat that in one bite." She cut an apple into eight. It gave {hero} an idea. "I'll stay for one piece," {they} told {mom}, <"and after that I'll think again."|"and then we'll see."> {They} ate it slowly. It was good. {They} stayed for another, and for a third. {extra} "I believe I can wait with the rest until tomorrow," said {hero}. "You can call me after every bite of it," said {mom}.`,
      ],
      A: [
        `{hero} looked down into the milk. If anyone had asked {them} to stay until morning, {they} would certainly have refused; a night was far too enormous a thing to say yes to. But how much of one would fit? "I'll stay until my cup is empty," {they} announced. "That sounds like an excellent length," said {mom}. It was emptied in very small sips, <and {hero} asked {themselves} again and discovered that it was still all right|and afterward {hero} felt inside {themselves}, as carefully as you feel for a loose tooth>. "Then I'll stay until the clock strikes again." {extra} "And after that, until {pal} has finished telling me a story." In all her years, {aunt} remarked, she had never known anybody to take a sleepover by the spoonful, and it was the most sensible thing she had seen.`,
        `"How much of the night is remaining?" asked {hero}. {aunt} consulted the clock. "About eight hours, and that's considerably more than a person can swallow at once." She took an apple and, without any explanation, divided it into eight. {hero} regarded the pieces thoughtfully. <"I'll stay for this one," {they} informed the telephone.|"I shall stay as long as this one lasts," {they} told {mom}.> {They} ate it as slowly as an apple can be eaten, and nothing terrible happened. {They} stayed for a second piece; {pal} told a complicated story, and that was the third. {extra} Five of them were still lying on the plate. "Could I possibly have the rest of the sleepover tomorrow, for breakfast?" {hero} inquired. {mom} answered that it was entirely up to {them}, and that the coat would be ready on its chair.`,
      ],
    },
    {
      id: "really-asleep",
      ...ROOM,
      pose: "sleeping",
      feeling: "calm",
      with: ["pal sleepy"],
      props: BEDS,
      happening: "{hero} sleeps by a bed and a pillow at night, and {pal} is sleepy.",
      B: [
        `The two beds were side by side now. They had fun. The sleepover got still. {refrain2}`,
        `The lamp in the hall was on. This was a good sleepover! "Good night," said {pal}. {refrain2}`,
      ],
      E: [
        `They pushed the beds together. {aunt} left a <light|lamp> on in the hall for them. "I will stay until you are asleep," said {hero}. "And I will stay until you are," said {pal}. {refrain2}`,
        `Back in the room they put the bag between the pillows. It smelled so good! {aunt} left the door <open|open a crack> for them. "This is a nice sleepover," said {pal} slowly. {refrain2}`,
      ],
      I: [
        `They pushed the two beds together, and {aunt} left the door open, so that a yellow stripe lay on the floor. At home somebody always rattled a pan, so she rattled one, too. "I'll stay until you are asleep," said {hero}. "But I'm staying until you're asleep," said {pal}. <They argued about it quietly.|That was a problem.> The argument got slower and had longer holes in it. Around midnight two snores came out of the room. They were not pretty, and they didn't match. They were the first real ones of the whole sleepover.`,
        `This time everything was said beforehand. {hero} wanted a stripe of light, and got one. {pal} wanted to know when {hero} was asleep, so that {pal.he} could stop listening. "I'll tell you," promised {hero}. They laid the backpack between the pillows, <since it smelled of toast|and it smelled faintly of toast>. "Are you asleep?" asked {pal} after a while. "Nearly," said {hero}. After a longer while {pal} asked again. Nobody answered. {pal} smiled, turned over with a bump, and that was the end of the day.`,
      ],
      A: [
        `They pushed the two beds together until there was only a crack between them. {aunt} left the door ajar, so that a stripe of yellow fell across the carpet; and on learning that at home somebody always rattled a pan, she went and rattled one. "I'll stay until you've fallen asleep," {hero} offered. "That won't work," said {pal}, "because I'm staying until you have." It was a genuine difficulty. They discussed it from all sides, <more and more slowly, with longer and longer holes|while the holes between the words grew larger>. Shortly before midnight {aunt} stood outside and listened. Two snores were coming through the door. They were far from beautiful, and didn't keep time, and one turned over with a thump. She had heard a great many sleepovers. You could always tell the real ones.`,
        `The second half of the sleepover was arranged differently from the first. {hero} had said that {they} needed a stripe of light, and there it lay. {pal} had said that {pal.he} couldn't stop listening, <so {hero} had promised to report when {they} {was} asleep|and {hero} had promised to say when it was no longer necessary>. Between the pillows they put the backpack, open, since it smelled of home. "Are you sleeping yet?" asked {pal}, by and by. "Not entirely," said {hero}. The stripe on the floor was warm and straight, and downstairs, two streets from the proper one, somebody rattled a pan. "And now?" asked {pal}. There was no answer. It was the most satisfactory report imaginable; and {pal} rolled over, with a bump that {pal.he} had been saving up since nine.`,
      ],
    },
    {
      id: "pancakes",
      place: "kitchen",
      time: "morning",
      weather: "clear",
      pose: "sitting",
      feeling: "proud",
      with: ["pal happy", "aunt happy", "mom happy"],
      props: ["thing:pancakes", "thing:backpack"],
      happening:
        "{hero} sits proudly in the kitchen by pancakes and a backpack with {pal}, {aunt}, and {mom}.",
      B: [
        `In came the sun, and in came {mom}! "I stayed for all of the sleepover!" {close}`,
        `It was day! {mom} was at the door. "How was the sleepover?" "Good, bit by bit." {close}`,
      ],
      E: [
        `In the morning there were pancakes, as big as plates. {mom} came to the door. "I stayed until pancakes!" called {hero}. "And how was the sleepover?" "Some of it was <hard|bad>," said {hero}. "But I want to do it again." {close}`,
        `When {hero} woke up, it smelled of pancakes. {They} ate <five|six>. "A sleepover is just many small bits," {they} told {mom}, who had come in {mom.his} coat. "Next time {pal} sleeps at our house. I will snore for {pal.him}." {close}`,
      ],
      I: [
        `In the morning the room was just a room, and it smelled of pancakes. {mom} stood in the kitchen in {mom.his} coat. "I stayed until pancakes," {hero} told {mom.him}, and hugged {mom.him} for a long time. "I saw that," said {mom} into {their} hair. "And how was the sleepover?" {hero} thought honestly about it. <"The beginning was good, the middle was awful, and the end was best."|"The middle was bad, but we were bad at it together."> {pal} was already writing an invitation. It was for next Saturday, at {hero's} house. "Bring everything," it said. {close}`,
        `"Twelve," said {aunt}, "that's the record." They were talking of pancakes. The sun was on the table, and {hero} already knew which drawer the spoons were in. When {mom} came to fetch {them}, {they} {was} happy to see {mom.him}, and not quite ready to leave. "Did you sleep?" {mom.he} asked. "First we only pretended," said {hero}, "and then we did." <"That's how it is with most things," said {aunt}.|{aunt} nodded, as if she knew about that.> The next sleepover was going to be at {hero's} house. {They} would show {pal} where the spoons were. {close}`,
      ],
      A: [
        `By daylight it was merely a room, with the window on the left, where you would expect it. The whole house smelled of pancakes. When {mom} walked into the kitchen, wearing {mom.his} coat, {hero} ran to {mom.him} so fast that {mom.he} had to sit down. "I stayed until pancakes," {they} reported. "And how was the sleepover?" {hero} thought it over, because it was a serious question. "The beginning was wonderful," {they} said, "and the middle was dreadful, <and the end is still going on|and then it was the best of all>." {pal} wasn't listening; {pal.he} was writing a letter, with {pal.his} tongue between {pal.his} teeth. "You are invited to a sleepover at your own house," it said. "I'm coming on Saturday. You can snore if you like, but you needn't." {close}`,
        `By breakfast the kitchen had become a perfectly ordinary kitchen, in which there happened to be pancakes, and {hero} ate nine. {They} sat on the chair for guests <as though {they} had grown there|as though it had {their} name on it>, and knew which drawer the spoons were in. Then {mom} stood in the doorway, and {they} discovered that you can be overjoyed to see somebody and still not wish to leave. "Did you get any sleep?" {mom.he} asked. "At first we only pretended to," {hero} explained. "It was the politest sleepover there has ever been. After that we told each other, and then it worked." On the way home {they} began to make a list for the next one. Number one was a stripe of light, in case {pal} should want it. {close}`,
      ],
    },
  ],
};
