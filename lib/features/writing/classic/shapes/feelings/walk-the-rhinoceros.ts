import type { Shape } from "@/lib/features/writing/classic/grammar";

const ROOM = { place: "living-room", time: "morning", weather: "clear" } as const;
const HILL = { place: "hill", time: "noon", weather: "wind" } as const;
const STREET = { place: "street", time: "noon", weather: "wind" } as const;
const RHINO = "thing:rhinoceros";

export const WALK_THE_RHINOCEROS: Shape = {
  id: "feelings/walk-the-rhinoceros",
  theme: null,
  wild: 3,
  tags: ["anger", "family", "sorry", "mistake", "funny", "sibling", "calm"],
  about: [
    "anger angry being-angry getting-angry so-angry rage temper bad-temper temper-tantrum tantrum meltdown mad",
  ],
  premise: "{Hero's} anger is as big as a rhinoceros, and somebody has to take it for a walk.",
  shows: [RHINO, "thing:bull", "thing:goat", "thing:kitten"],
  talk: [
    "Which animal is your anger most like?",
    "What do you think {hero's} anger was trying to say?",
    "Where could we take a very big anger for a walk?",
  ],
  cast: {
    pal: ["dog", "cat", "girl", "boy", "rabbit", "robot", "owl", "dragon"],
    dad: ["father", "mother"],
    tot: ["baby"],
  },
  refrain: {
    B: ["Big, big, big!", "Small, small, small."],
    E: ["Stamp, stamp, stamp went the anger.", "Tip, tip, tip went the anger, as small as a kitten."],
  },
  beats: [
    {
      id: "builds-tower",
      ...ROOM,
      pose: "kneeling",
      feeling: "proud",
      with: ["pal happy", "tot curious"],
      props: ["thing:block-tower"],
      happening: "{hero} kneels proudly by a block tower in the living room while {tot} watches.",
      B: [
        `{open} {hero} made a tower. It was as big as a chair! Then {tot} came near it.`,
        `{open} {hero} made a big tower. It took so long! "Do not touch it, please!"`,
      ],
      E: [
        `{open} {hero} needed the whole morning to build the tower. It had nine windows, and a bridge for the <ants|mice>. Only one last block was left. Then little {tot} came in to see it. "Do not touch it!" said {hero}.`,
        `{open} It was the best tower that {hero} ever made. It was as tall as the chair, and it had a bridge. "Now for the last block," {they} told {pal}. But no one looked at little {tot}, who <loved|liked> towers.`,
      ],
      I: [
        `{open} {hero} had been building since breakfast. The tower was higher than the armchair, and it had nine windows, a bridge, and a waiting room for ants. There was exactly one block left. {They} held {their} breath. {pal} held <still|perfectly still>, so as not to shake the floor. Behind them little {tot} was crawling across the carpet, as fast as a wind-up toy. {tot} was extremely fond of towers, though mainly of how they fall.`,
        `{open} It was the tallest tower in the history of the living room. {hero} had used every single block, including the crooked ones, and now there was only the last one to put on top. "Nobody breathe," {they} whispered to {pal}. Somebody was breathing, however. Little {tot} had come in from the kitchen on hands and knees, with porridge <on one ear|in both eyebrows>. {tot} looked up at the tower and smiled with all four teeth.`,
      ],
      A: [
        `{open} The tower had been under construction since breakfast, and it was the most magnificent building that the living room had ever seen. It contained nine windows, a drawbridge, and a waiting room for ants. {hero} had even used the crooked blocks, which generally stay in the box. Now there was a single one left. {They} balanced it between two fingers and stopped breathing, and {pal} considerately stopped as well. <Neither of them was looking at the carpet.|Neither of them had eyes for the carpet.> Across it, with porridge in both eyebrows, came little {tot}, who had learned to crawl on Tuesday. {tot} loved towers passionately. It was never the standing that {tot} loved about them.`,
        `{open} "One more," whispered {hero}, "and it will be finished." {They} had been building for three hours without noticing it. There were blocks in that tower that nobody had ever trusted before, and they were holding. It had a bridge; it had nine windows; on the top floor there was a room in which an important ant could receive visitors. {pal} was forbidden to sneeze. <So the only sound was a soft slapping upon the floor.|The house was quiet, apart from a soft slapping sound.> Little {tot} was approaching on hands and knees, happily, with porridge on one ear. If {hero} had turned around at that moment, everything might have been different, and there would have been no rhinoceros.`,
      ],
    },
    {
      id: "tower-falls",
      ...ROOM,
      pose: "standing",
      feeling: "surprised",
      with: ["tot happy", "pal surprised"],
      props: [RHINO, "thing:blocks"],
      happening: "{hero} stands in the living room by some blocks and a rhinoceros, which is the anger.",
      B: [
        `{tot} hit it. Down it all came! {hero} got so angry. How that anger grew! {refrain}`,
        `{tot} gave it a push. Down it came! {hero} was angry. The anger grew and grew. {refrain}`,
      ],
      E: [
        `One small hand went out, and the whole tower came down with a crash. {tot} clapped. Then {hero} felt the anger come. It came up from {their} feet, as big and hot as a <gray|wild> rhinoceros. {refrain}`,
        `Crash! Every block rolled across the floor, and {tot} laughed. In {hero's} tummy something stood up. It was an anger with <short|thick> legs and a horn, and it was huge. {refrain}`,
      ],
      I: [
        `One small hand reached out and patted the tower, quite gently. For a second it leaned, and then three hours of work fell on the carpet. {tot} clapped. And inside {hero} something <got to its feet|lifted its head>. It began in {their} toes, it was hot behind {their} ears, and it was the biggest anger that {they} had ever met. It was the size of a rhinoceros. It had a horn, and absolutely no brakes.`,
        `"Boo!" said {tot}, and gave the bridge a friendly push. There was a rumble, like a very short thunderstorm. When it was over, there was no tower, and one block was still rolling toward the door. {tot} laughed. But in {hero} an anger was growing, <as fast as milk boils over|as fast as a balloon>. It filled {their} tummy and {their} fists. It was gray, it was huge, and it snorted like a rhinoceros.`,
      ],
      A: [
        `One small, sticky hand came forward and patted the tower on the side, as one pats a horse. It swayed. For a moment it seemed to consider the matter; then three hours of work came down on the carpet with a noise like a very brief thunderstorm. In the silence afterward {tot} applauded. And something in {hero} rose to its feet. It began in {their} toes, it got hot behind {their} ears, and by the time it had reached {their} fists it filled the whole of {them}, <right to the fingernails|from wall to wall>. {They} had been angry before. But this was an anger the size of a rhinoceros, with a horn in front and no brakes at all.`,
        `It happened with terrible slowness. {tot} reached out; the bridge tilted; the nine windows looked in nine different directions, and then there was nothing but blocks, and a cloud of dust, and somebody laughing. {tot} was laughing, with all four teeth. {hero} did not decide to be angry. Nobody does. The anger merely arrived, <like an elevator with something enormous in it|as a train arrives in a very small station>, and out of it stepped a rhinoceros. It was gray and hot and short-sighted. It lowered its head, it scraped the carpet with one foot, and there was suddenly extremely little room in {hero} for anybody else.`,
      ],
    },
    {
      id: "throws-block",
      ...ROOM,
      pose: "pointing",
      feeling: "determined",
      with: ["tot sad", "pal worried"],
      props: [RHINO, "thing:blocks", "cup"],
      happening: "{hero} points in the living room beside a rhinoceros, and {tot} is sad.",
      E: [
        `"You broke it!" {hero} yelled. The anger picked up a block and threw it. It hit {dad's} blue cup, and the cup broke, too. Now {tot} was crying. It was <very|so> loud in that room.`,
        `{hero} did not want to throw the block. The anger wanted to, and it was so strong! The block flew across the room and broke {dad's} blue cup. {tot} got <scared|a fright> and began to cry.`,
      ],
      I: [
        `"You wrecked it!" shouted {hero}. A rhinoceros does not look where it is going. The anger grabbed a block and flung it, straight across the room. It missed everybody, luckily, but it hit {dad's} blue cup on the windowsill. There were <two|three> crashes in one morning. {tot} stopped laughing and started to howl. {hero} was frightened, too, because {they} hadn't known that {their} arm was going to do that.`,
        `The rhinoceros charged. {hero} heard somebody roar, and noticed that it was {them}. {They} saw a block fly through the air, and that was {them} as well. It flew past the lamp and knocked {dad's} blue cup off the shelf. <Then it was dreadfully quiet.|Nobody had been hit.> Then {tot} began to cry with a wide-open mouth, and {pal} went behind the curtain. "I didn't mean the cup!" {hero} shouted, but angrily, for the anger was still talking.`,
      ],
      A: [
        `A rhinoceros sees badly and thinks about it afterward. "You ruined everything!" bellowed {hero}, in a voice that {they} didn't recognize; and before {they} could prevent it the anger had snatched up a block and hurled it across the room. It missed {tot}, it missed {pal}, and it struck {dad's} blue cup, the one from the seaside, which had stood on the windowsill for years. That made two broken things in a single minute. {tot's} face crumpled like paper. <It was the fright that was worst.|{hero} stared at {their} own hand.> {They} hadn't wanted anybody to be scared; but the anger didn't care what {they} wanted, and it was already looking around for something else.`,
        `What happened next took about a second. Somebody roared, and the roar came out of {hero}. Somebody's arm swung, and at the end of it was a hand that {hero} had always believed to be {their} own. A block sailed past the lamp in a handsome curve and hit the blue cup that {dad} had carried home from the seaside. The pieces tinkled down upon the heater. {tot} took a huge breath and began to cry in earnest, and {pal} withdrew behind the curtain. <"I didn't mean to!" cried {hero}.|"It wasn't me!" cried {hero}.> But it came out angry, because everything was coming out angry, and behind it the rhinoceros was turning around.`,
      ],
    },
    {
      id: "dad-asks",
      ...ROOM,
      pose: "standing",
      feeling: "determined",
      with: ["dad calm", "pal worried"],
      props: [RHINO],
      happening: "{hero} stands in front of {dad}, who is calm, beside a rhinoceros.",
      B: [
        `{dad} came in. "How big is your anger?" "As big as a house!" "Then it must go out."`,
        `"I am angry!" said {hero}. {dad} looked. "It is too big for this room. Come for a walk."`,
      ],
      E: [
        `{dad} came in and took {tot} on {dad.his} arm, but {dad.he} did not shout. "How big is your anger?" {dad.he} asked. "It is like a rhinoceros!" shouted {hero}. "Then it cannot stay in this room," said {dad}. "We must take it for a <good|long> walk."`,
        `"I see," said {dad}. {Dad.he} picked up {tot}, who was fine. "Who is in there with you?" "An anger!" yelled {hero}. "A <rhinoceros|giant> anger!" {dad} nodded. "You are allowed to be angry. But it must not break us. We will take it out."`,
      ],
      I: [
        `{dad} came in, looked around, and handed {tot} to Grandma. {Dad.he} did not shout, although you could see that {dad.he} was thinking of {dad.his} cup. "How big is your anger?" {dad.he} asked instead. Nobody had ever asked {hero} that before, and {they} had to look. "Like a rhinoceros," {they} growled. {dad} <nodded slowly|whistled softly>. "You are allowed to have one," {dad.he} told {them}. "But a rhinoceros can't live in the same room as a baby and a shelf of cups. I think that we should take it for a walk."`,
        `"All right," said {dad} in the doorway, "what animal is it?" It was such a surprising question that {hero} stopped in the middle of a yell. "It's a rhinoceros!" {they} snorted. "I thought so," said {dad}. {Dad.he} handed {tot} over to Grandma, who had come <in from the garden|running>. "Being angry isn't wrong. Throwing things is. A rhinoceros doesn't know the difference, so we'd better get it outdoors." {Dad.he} held the door wide open, to leave room.`,
      ],
      A: [
        `{dad} appeared in the doorway and took in the blocks, the cup, and {tot}, in that order, and carried {tot} to Grandma first. {hero} waited to be shouted at. It would have suited the anger, which was hoping for company. "How big is it in there?" asked {dad} instead. "I can only see the outside." {hero} was obliged to look. "It's a rhinoceros," {they} growled. <"Gracious," said {dad} respectfully.|"As large as that," said {dad}.> "Well, nobody can help having one; I have had several of them myself. But this one has frightened a baby and destroyed a cup, and a living room is simply not the proper place for it. I suggest that we take it for a long walk immediately."`,
        `"Nobody is hurt," announced {dad}, when {dad.he} had looked at everybody, and {dad.he} gave {tot} to Grandma, who had hurried in from the garden. Then {dad.he} squatted down in front of {hero}, at a respectful distance. "What sort of animal is it?" {dad.he} inquired. {hero} had been prepared for a great many questions, and that was not one of them. "A rhinoceros!" {they} snorted. "They are dreadfully difficult indoors," said {dad}. "I would like to tell you two things. You are allowed to be angry, <even this angry|as angry as you please>; that was a very fine tower. And you are not allowed to throw blocks. At the moment your rhinoceros can't hear the second one. So let's get our shoes."`,
      ],
    },
    {
      id: "stuck-in-door",
      ...STREET,
      pose: "standing",
      feeling: "determined",
      with: ["dad calm", "pal curious"],
      props: [RHINO, "door"],
      happening: "{hero} stands by a door in the street with a rhinoceros, {dad}, and {pal}.",
      I: [
        `It hardly fitted through the front door. {hero} could not get the left shoe on, so the anger kicked the right one into the umbrella stand. "I'm not even going for a walk!" {they} yelled. "No, but your rhinoceros is," said {dad}, "and we are only holding the <leash|string>." {mid} {pal} pulled and {dad} pushed, and finally they were all out on the step, where the air smelled of leaves. The anger looked up and down the street, and scraped with one foot.`,
        `Getting out was a piece of work. The zipper stuck, and the anger became half a size bigger. The other sleeve was inside out, and it grew again. "I hate coats!" shouted {hero}. "Rhinoceroses do," said {dad}, and {dad.he} simply carried the coat. {mid} <At last they stood on the step, all four of them.|Then the door was shut behind them.> "Which way does it want to go?" {dad.he} asked. It had not occurred to {hero} that one could ask it. The anger wanted to go uphill.`,
      ],
      A: [
        `It is far from easy to get a rhinoceros through a front door. The zipper jammed, whereupon the anger grew by half a size; the left sleeve was inside out, and immediately it grew again. One shoe ended up in the umbrella stand. "I am not going for any ridiculous walk!" yelled {hero}. "Of course you aren't," replied {dad}, who was holding the coat out like a bullfighter, "you are only accompanying it." {mid} Eventually {pal} pulled at the front, while {dad} pushed from behind, <and something gave way|until something popped>, and they were standing on the step. The air was cold, and full of leaves. The anger raised its head, because it had not expected so much space.`,
        `"Mind its horn," said {dad} in the hall, quite seriously, and {dad.he} opened both halves of the door. It needed both. On the way the anger kicked a shoe into the umbrella stand; it quarreled with the zipper, and lost, and grew by half a size. {hero} stood there in one boot and hated absolutely everything, including the boot. {mid} But a curious thing happened when they had reached the step. Inside, the anger had occupied every corner of the house; out here there was an entire street, and above the street there was a sky, <and it filled considerably less of that|and it didn't reach nearly as far up>. "Which direction does it prefer?" inquired {dad}, and {hero} listened, and pointed uphill.`,
      ],
    },
    {
      id: "stamps-street",
      ...STREET,
      pose: "walking",
      feeling: "determined",
      with: ["dad calm", "pal determined"],
      props: [RHINO, "leaf"],
      happening: "{hero} walks down the windy street with a rhinoceros, {dad}, and {pal}.",
      B: [
        `They went down the street. {refrain} {hero} was so angry! {dad} and {pal} went along.`,
        `{refrain} {hero} put {their} feet down hard. "I am angry!" "I hear you," said {dad}.`,
      ],
      E: [
        `They walked the anger down the street. {refrain} {hero} stamped at every tree. {They} stamped so hard that the <leaves|birds> flew up. {dad} did not talk. {Dad.he} only walked beside {them} and kept up.`,
        `{refrain} {hero} stamped as far as the corner, and the anger stamped along. "I am angry at {tot}!" {they} shouted. "And at all of my blocks!" {dad} only nodded, and {pal} stamped, too, to be <kind|nice>.`,
      ],
      I: [
        `A rhinoceros doesn't stroll. {hero} stamped down the street so hard that {their} teeth clicked. {They} stamped for the tower, and the bridge, and every one of the nine windows. {dad} walked beside {them} and said nothing at all, which helped. <A neighbor said good morning, and then thought better of it.|A cat on a wall decided to live elsewhere.> At the third lamppost {their} feet were burning, and {they} {was} out of breath. The anger was still angry, but it had begun to sweat.`,
        `"How do you walk a rhinoceros?" asked {pal}. "Fast," said {dad}. So they went fast. {hero} kicked every pile of leaves as far as the bakery, and each of them flew up like a flock of birds. "It took me all morning!" {they} shouted at the first one. "And no one ever stops {tot}!" {they} shouted at the next. <It was easier with leaves than with cups.|The leaves didn't mind at all.> By the bakery the anger was panting, and so was {dad}.`,
      ],
      A: [
        `Nobody strolls with a rhinoceros. {hero} stamped along the sidewalk with such force that {they} could feel it in {their} teeth. {They} stamped for the tower, and for the bridge, and for every individual window. {dad} kept up, and did not offer advice. A lady who had been about to say good morning studied her shopping list until they were past. <At the mailbox came a long row of leaves, swept neatly into piles.|Between the mailbox and the bakery somebody had raked the leaves into piles.> {hero} went through all of them. They flew up like brown birds, and not a single one of them broke. At the last, {they} noticed that {their} legs were getting heavy, and that the anger was out of breath, and that both of those were rather pleasant.`,
        `"At what speed does one walk a rhinoceros?" inquired {pal}, who liked to be exact. "At its own," said {dad}, beginning to trot. {hero} was already at the corner. {They} kicked the leaves; they rose obligingly into the air and came down again unharmed, so {they} kicked them once more. "It took me the entire morning!" {they} shouted at a lamppost. "Nobody ever stops {tot}! <Everyone just says how cute!|Everyone simply laughs!>" The lamppost had heard worse. {dad} nodded as though each of these things was being written down somewhere. And with every one of them that was out in the air, there appeared to be a little less of the anger, as when you let go of balloons.`,
      ],
    },
    {
      id: "shouts-hill",
      ...HILL,
      pose: "standing",
      feeling: "brave",
      with: ["dad happy", "pal excited"],
      props: ["thing:bull"],
      happening: "{hero} stands on a windy hill beside a bull, with {dad} and {pal}.",
      B: [
        `On the hill {hero} let it all out. "No, no, no!" Now the anger was like a cow.`,
        `"Now yell," said {dad}. {hero} yelled at the wind. The anger got small, like a cow.`,
      ],
      E: [
        `On top of the hill there was only grass and wind. "Here your anger may shout," said {dad}. {hero} opened {their} mouth, and out it all came. It was so loud that {pal} sat down. Then the anger was only as big as a <bull|cow>.`,
        `{hero} ran up the hill and yelled until {they} had no air left. The wind took it <away|along>. Then {dad} yelled, too, about {dad.his} cup. "How big is your anger now?" {dad.he} asked. "It is just a bull," said {hero}.`,
      ],
      I: [
        `On the hill there was nothing that could break. There was grass, and wind, and a great deal of air. "Let it out here," said {dad}. {hero} filled {their} chest, and then the anger roared across the valley, <so that the crows got up|until the sheep looked up>. {They} roared repeatedly. Then {dad} cleared {dad.his} throat and roared "My cup!" as loudly as {dad.he} could, which was so unexpected that {hero} almost laughed. "How big is it now?" {dad.he} asked. "It's a bull," {they} reported hoarsely, "but only a middle-sized one."`,
        `The path went up and up, and a rhinoceros is heavy. When they reached the top of the hill, {hero} had to bend over and hold {their} knees. "Has it got any shouting left?" asked {dad}. It had. {hero} shouted into the wind with {their} whole body, and the wind took the shout and carried it away <over the fields|to another county>, where it bothered nobody. After the fourth one {their} voice was used up. The anger stood beside {them} in the grass. It had shrunk to the size of a bull.`,
      ],
      A: [
        `The top of the hill was the right place. There was nothing on it that could be broken, and no one who could be frightened, except for some crows, and they were asked to excuse it. "If it would care to say something," said {dad}, "it could do so here." {hero} filled {their} lungs down to the boots. What came out rolled down the slope, crossed the valley, <and made a distant dog bark indignantly|and returned, somewhat later, as an echo>. The second one was considerably shorter. "My beautiful cup!" roared {dad} suddenly, with both fists in the air, so that {hero} stared at {dad.him} in astonishment. "It really does help," {dad.he} admitted. "How large is your anger at present?" {hero} considered the matter. "It's a bull," {they} reported hoarsely, "and not a very energetic one."`,
        `By the time they had reached the top, the rhinoceros had carried itself up two hundred steps and was no longer in condition to charge. {hero} held on to {their} knees. "Any shouting left?" inquired {dad}, in the tone of somebody who asks whether there is any soup. There was. {hero} turned {their} face into the wind and gave it everything that {they} had, <and the wind, which had been shouting all day, took it along|and the wind accepted it as a present>. {They} shouted until it was merely a noise, and no longer about anything. After the last one it was wonderfully quiet. The anger was standing next to {them} and looking at the view. It had become a bull, and a rather tired one.`,
      ],
    },
    {
      id: "cries-bench",
      ...HILL,
      pose: "sitting",
      feeling: "sad",
      with: ["dad calm", "pal calm"],
      props: ["thing:goat"],
      happening: "{hero} sits sadly on the hill beside a goat while {dad} and {pal} are calm.",
      I: [
        `Then {hero} sat down in the grass, and something wet ran down {their} cheeks. "I'm not crying," {they} said angrily. "No," said {dad}, and gave {them} {dad.his} handkerchief. It often happens that under an anger there is a sadness, and that it has been waiting its turn. {They} breathed in slowly, <as if smelling soup|as if smelling a flower>, and breathed out slowly, as if cooling it. {pal} leaned against {them}. When {hero} looked again, the anger was only as big as a goat, and it was eating grass.`,
        `"It was such a good tower," said {hero}, and {their} voice broke in the middle. That was what had been under the anger the whole time. It was only sad. {dad} put {dad.his} arm around {them}, and they watched their breath go in and out. <Five times in, five times out.|They counted ten of them.> You can't be quite as angry when you are breathing slowly. It isn't magic; there simply isn't room. The bull had turned into a goat, and the goat lay down.`,
      ],
      A: [
        `When all of the shouting was used up, {hero} sat down in the grass, and discovered that {their} face was wet. "I am not crying," {they} stated angrily. "Certainly not," said {dad}, and passed {them} a handkerchief. "It was such a beautiful tower," said {hero} after a while, and now {they} really cried. It is frequently like that. Somebody lifts up a big anger to see what is underneath it, and there sits a small, ordinary sadness, which couldn't get past. {pal} leaned on {them} from one side and {dad} from the other. They breathed in slowly, <as though the wind were soup and had to be smelled|as you smell soup>, and out again to cool it. The anger was grazing by then, and it was about as big as a goat.`,
        `"What is it doing now?" asked {dad}, and {hero} looked inside. "It is lying down," {they} reported, "and it is not really angry any more, it's mostly sad." The sadness had been standing behind the anger the whole time, and had simply been too short to be noticed. "It even had a waiting room for ants," {hero} said, and immediately the tears came. {dad} didn't remark that it was only blocks. {Dad.he} said that {dad.he} had especially admired the bridge. They sat together and breathed, slowly in and <even more slowly|more slowly still> out, until their breath had the same speed as the grass. A bull cannot breathe like that. A goat can, just about.`,
      ],
    },
    {
      id: "asks-anger",
      ...STREET,
      pose: "thinking",
      feeling: "curious",
      with: ["dad curious", "pal curious"],
      props: ["thing:goat"],
      happening: "{hero} thinks in the street beside a goat, with {dad} and {pal}.",
      B: [
        `"What did your anger want to say?" said {dad}. {hero} thought. "It was mine! I was sad."`,
        `They went home. "Why was I so angry?" said {hero}. "I worked so hard. No one saw it!"`,
      ],
      E: [
        `On the way home the anger was as small as a goat. "Now you can talk to it," said {dad}. "What did it want?" {hero} <listened|thought>. "It wanted someone to stop {tot}," {they} said. "I had worked so hard!"`,
        `They walked home slowly. "An anger always wants to tell you something," said {dad}. {hero} thought about that. "It was my tower," {they} said, "and no one asked me. I was not just angry. I was <sad|hurt>."`,
      ],
      I: [
        `On the way home it trotted along beside {them} quite peacefully. "Now it's small enough to talk to," said {dad}. "What did it want? A rhinoceros can't tell you, but a goat sometimes can." {hero} asked it. The answer took <a while|three lampposts>. "It says that I was working for such a long time," {they} explained, "and that somebody should have stopped {tot}." {dad} stopped walking. "That is absolutely right, and the somebody was me," {dad.he} said. "I would have listened even to words."`,
        `They went home slowly, for the anger had rather short legs by now. "It only wanted to protect the tower," {hero} said after a while. "But it arrived too late, and then it was so huge that it couldn't stop." {dad} nodded. <"That's what they are for," {dad.he} explained.|"Angers are like watchdogs," {dad.he} explained.> "They bark when something isn't fair. Next time, while it is only this big, let it say 'Stop, that's mine,' and I'll come running immediately."`,
      ],
      A: [
        `The way back is shorter when you aren't stamping. The anger trotted at {hero's} side and stopped now and then to sniff a hedge. "It is the right size now," remarked {dad}. "You can't have a conversation with a rhinoceros, but a goat will generally tell you what it came for." {hero} inquired. The answer needed three lampposts. "It came because I had worked so long," {they} reported finally, "and because nobody was watching {tot}. It wanted to prevent everything, <and it was too late, so it simply continued running|and then it couldn't stop itself>." {dad} was silent until they had reached the mailbox. "It is perfectly right about the watching, which was my responsibility," {dad.he} said. "I would have listened to it even if it had only been a goat."`,
        `"Why do people have them at all?" asked {hero} on the way down. The anger was walking beside {them} with its head low, and it seemed embarrassed. "They are a kind of watchdog," replied {dad}, "and they bark when something isn't fair. You shouldn't get rid of a watchdog; you only have to teach it not to bite the cups." {hero} considered that as far as the bakery. "Mine wanted to say that the tower was my work," {they} said slowly, <"and that it still mattered after it had collapsed."|"and that somebody ought to have asked me."> "That is an excellent, clear sentence," said {dad}, "and next time it could perhaps come out before the block does." The anger pricked up its ears.`,
      ],
    },
    {
      id: "says-sorry",
      ...ROOM,
      time: "afternoon",
      pose: "kneeling",
      feeling: "calm",
      with: ["tot calm", "dad calm"],
      props: ["cup", "thing:kitten"],
      happening: "{hero} kneels by {tot} in the living room near a cup and a kitten, and {dad} is calm.",
      B: [
        `"I was angry with you," said {hero}. "I am so sorry now." {tot} held {them} tight.`,
        `{tot} was afraid. "I am not so angry now," said {hero}. "I am sorry."`,
      ],
      E: [
        `At home {tot} looked at {hero} with round eyes. {hero} sat down on the floor. "I was angry, and I scared you," {they} said. "I am sorry. And I am sorry about your cup, {dad}." {tot} <gave|handed> {them} a wet block.`,
        `{hero} helped to pick up the pieces of the cup. "I am sorry," {they} said. "The anger threw it, but it was my hand." Then {they} sat down by {tot}. "I will not <scare|frighten> you again if I can help it."`,
      ],
      I: [
        `At home {tot} was sitting among the blocks, and watched {hero} with round eyes. {hero} got down on the floor, so as not to be so tall. "I was angry and I frightened you," {they} said. "I'm sorry. You're too little to know about towers." {tot} thought it over, and handed {them} a block that was <quite wet|extremely wet>. After that {hero} got the glue. It took the rest of the anger and most of the afternoon, but {they} put {dad's} cup together, apart from one corner.`,
        `The pieces of the blue cup were still on the windowsill. {hero} collected them in {their} hands. "It was the anger, {dad}, but it was my arm, and I'm sorry," {they} said. {dad} thanked {them} seriously for that sentence. <After that {they} went to find {tot}.|The difficult one was {tot}.> {tot} moved away a little when {they} came near, and that hurt. So {hero} lay down on the carpet and waited, quite flat, until a sticky hand patted {them} on the nose.`,
      ],
      A: [
        `{tot} was sitting among the ruins and looked at {hero} with very round eyes. {hero} had grown used to being admired by those eyes, and it was hard to see something else in them. {They} lay down flat on the carpet, so as to be no taller than a cushion. "I was angry, and I frightened you, and I am truly sorry," {they} said. "It's all right to be angry about a tower, but it wasn't all right to throw things." {tot} considered this from various sides. <Finally a hand arrived on {hero's} nose and stayed there.|Finally {tot} selected a block, licked it, and made {hero} a present of it.> Afterward {they} fetched the glue, and {dad} held the pieces. The cup has a corner missing now, and {dad.he} drinks from the other side.`,
        `"It was the anger," {hero} told {dad} over the pieces of the blue cup, "but it was my arm, and I'm sorry." {dad} put down the dustpan. "Hardly any grown-up can say that sentence," {dad.he} replied, and they shook hands, and glued for an hour. The more difficult apology was waiting on the carpet. When {hero} came closer, {tot} shuffled backward, <only a few inches, but they were long ones|and {hero} felt each of those inches>. So {they} sat down at a distance, small and quiet, and said it from there; and then {they} did nothing, which was hardest. After a time something bumped against {their} knee. It was a block, chewed on every corner, and behind it came {tot}.`,
      ],
    },
    {
      id: "two-towers",
      ...ROOM,
      time: "afternoon",
      pose: "reaching",
      feeling: "happy",
      with: ["tot happy", "dad happy"],
      props: ["thing:block-tower", "thing:kitten"],
      happening: "{hero} reaches toward a block tower beside {tot} and a kitten, and {dad} is happy.",
      E: [
        `Then {hero} had an idea. {They} built two towers, one on the table and one on the floor. "That one is mine," {they} told {tot}, "and this one you may <hit|push> over." Crash! They both laughed, and no one was angry. {extra}`,
        `"I will build it again," said {hero}, "but this time up on the table." And next to {tot} {they} built a tower just for <falling|crashing>. "Now!" {they} called. Down it came, and no one got angry. {extra}`,
      ],
      I: [
        `Then {hero} built again. The new tower stood on the table, and it belonged to {hero} alone. On the carpet {they} put up another one, very quickly, with no waiting room at all. "This one is for you," {they} told {tot}. "Ready? Go!" <It fell down eleven times.|It was wrecked eleven times.> Each time {tot} shrieked with joy, and each time {hero} found that {they} {was} not the least bit angry. It makes a difference if you have been asked. {extra}`,
        `"Stop, that's mine," said {hero}, when {tot} crawled toward the table. It was a calm voice, and not at all a rhinoceros. {dad} came at once, as {dad.he} had promised, and {dad.he} carried {tot} to the other side of the carpet. There they had <opened|started> a special place for falling. {hero} built, {tot} pushed, and {dad} counted. By supper they had wrecked nineteen towers, and up on the table stood the twentieth, with all nine windows. {extra}`,
      ],
      A: [
        `After the glue {hero} began to build again, and this time there were two building sites. The one on the table was private. It had nine windows, and the ants received a second waiting room. The other was on the carpet, and it was dedicated to falling down. "Ready?" asked {hero}, and {tot} trembled with happiness. Down it came! They did it <eleven|twelve> times. It was the very same crash as in the morning, but there was no anger in it anywhere, since it makes an enormous difference whether one has been asked. Once {tot} set out for the table. "Stop, that one is mine," said {hero}, clearly and not loudly, and {dad} was there before the second word. {extra}`,
        `Before supper there was one more test. {hero} was rebuilding the tower on top of the table, windows and all, when {tot} came across the carpet with that expression. Deep inside {them} something lifted its head. It was only as large as a kitten, and {hero} knew what it was for. "Stop," {they} said in an ordinary voice, "this is my work. {dad}!" {dad} came running <with a wooden spoon in {dad.his} hand|with soap up to {dad.his} elbows>, precisely as {dad.he} had promised. Then {they} built a second tower, down on the floor, especially for wrecking, and let {tot} be the one to do it. It was extraordinary how funny a crash can be, when you have made it as a present. {extra}`,
      ],
    },
    {
      id: "kitten-sleeps",
      place: "bedroom",
      time: "night",
      weather: "clear",
      pose: "sitting",
      feeling: "calm",
      with: ["dad happy", "pal sleepy"],
      props: ["thing:kitten", "thing:bed"],
      happening: "{hero} sits by the bed at night with a kitten, and {dad} is happy.",
      B: [
        `At night the anger was like a small cat. {refrain2} "Good night," said {hero}. {close}`,
        `"Will I be angry again?" "Yes," said {dad}. "Then we will walk it." {refrain2} {close}`,
      ],
      E: [
        `That evening {hero} sat on the bed. "Will the anger come again?" {they} asked. "Of course," said {dad}. "Everybody has one. Now you know how to walk it." {refrain2} Then it went to <sleep|bed>, too. {close}`,
        `"Is the anger gone?" asked {dad} at bedtime. {hero} looked. "It is asleep," {they} said, "and it is very <little|small>." {refrain2} {dad} turned out the light. "If it gets big again, call me. I will get my shoes." {close}`,
      ],
      I: [
        `At bedtime {hero} looked inside once more. The anger had rolled itself up, not much bigger than a kitten, and was practically asleep. "Will it come back?" {they} asked. "Sure," said {dad}. "Mine came back on Monday, over the washing machine. It's not a bad animal. <It only needs exercise, and somebody who listens.|It only has to be walked, and listened to.>" {hero} thought of the hill, and of {dad} roaring about {dad.his} cup, and had to laugh. In the corner something began to purr. {close}`,
        `"What did you do with your rhinoceroses when you were small?" asked {hero} in the dark. {dad} sat on the edge of the bed. "I always locked them in," {dad.he} remembered, "and then they came out through the wall, because nobody had told me about walking." {hero} yawned. The anger lay at {their} feet, <no bigger than a kitten|as light as a kitten>, and it felt rather friendly. "Next time we'll take yours and mine together," {they} murmured. {close}`,
      ],
      A: [
        `At bedtime {hero} looked inside {themselves} one last time, as you look under the bed. The anger was still there. It had rolled itself into a ball, no larger than a kitten, with its nose beneath its tail. "Does it never go away completely?" {they} asked. "I hope not," replied {dad}. "You'll need it, if ever something is really unfair. It only has to be taken out in time, and asked what it wants." <{Dad.his} own had last come on Monday, {dad.he} confessed, because of the washing machine.|On Monday {dad.his} own had kicked the washing machine, {dad.he} confessed.> {hero} imagined the two of them on the hill, roaring about cups and washing machines, with the crows complaining. It was an astonishingly comfortable thought. Somewhere near {their} feet something was purring. {close}`,
        `"When you were little," said {hero} in the dark, "where did you go with yours?" {dad} thought about it. "I was told that good children didn't have any," {dad.he} answered, "so I kept it in the closet, where it immediately devoured the door." {hero} laughed so much that {pal} woke up. Then they were quiet, and listened to the wind, which was still carrying somebody's shout from hill to hill. The anger lay at the end of the bed <and was as light as a kitten|like a kitten that has been out all day>. It would be a rhinoceros again, one morning or another, over something that mattered. "Then I'll come and get you," murmured {hero}, and {dad} promised to leave {dad.his} shoes beside the door. {close}`,
      ],
    },
  ],
};
