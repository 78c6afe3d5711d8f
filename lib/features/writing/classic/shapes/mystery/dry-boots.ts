import type { Shape } from "@/lib/features/writing/classic/grammar";

export const DRY_BOOTS: Shape = {
  id: "mystery/dry-boots",
  theme: "mystery",
  wild: 2,
  tags: ["rain", "storm", "night", "forest", "water", "kind", "shy", "clues"],
  cast: {
    pal: ["dog", "frog", "mouse", "squirrel", "duck", "fox"],
    little: ["girl", "boy"],
    leader: ["grown-up-woman", "grown-up-man"],
  },
  picks: {
    breakfast: [{ text: "oatmeal" }, { text: "toast" }, { text: "cornbread" }],
  },
  refrain: {
    B: [`All the boots were wrong!`, `All the boots were dry!`],
    E: [`Every boot was in the wrong place!`, `Every boot was nice and dry!`],
  },
  beats: [
    {
      place: "lake",
      time: "morning",
      weather: "cloudy",
      pose: "holding",
      feeling: "surprised",
      with: ["pal surprised", "leader surprised"],
      props: ["tent", "box"],
      happening: "{hero} holds up two boots that do not match in front of the tents by the lake.",
      B: [
        `{open} It was day at the camp. "This is not my boot!" {again} said. {refrain}`,
        `{open} {Again} came out of the tent. "One red boot? One green boot?" {refrain}`,
      ],
      E: [
        `{open} In the night there was a storm over the camp. In the morning, {again} put on two boots. One of them was too big, and one was <green|for a left foot>. Everybody <was|began> yelling. {refrain}`,
        `{open} On the first morning of camp, {again} looked for {their} boots. One was red, and one was a giant's. "These are not mine!" cried <everybody|somebody in each tent>. {refrain}`,
      ],
      I: [
        `{open} On the first morning of camp, {hero} crawled sleepily out of the tent and stepped into {their} boots. One was enormous. The other was green, and both of them were left ones. From everywhere along the <lake|shore> came <similar complaints|similar noises>. "Somebody has taken my boots!" bellowed the yellow tent. All night they had been standing outside in tidy pairs. Now there was not a single pair remaining.`,
        `{open} The shouting began at seven. "Who has my left boot?" somebody was roaring. {hero} crawled out of the tent, stepped into {their} own boots, and immediately fell over. One was as enormous as a bucket. The other was green and pointed the wrong way. Yesterday evening two dozen boots had been standing outside in neat pairs. <Now nothing matched anything.|Now not one of them had a partner.>`,
      ],
      A: [
        `{open} On the first morning of camp, {hero} crawled out of the tent, yawned at the lake, and stepped into {their} boots. One of them was a great deal too large. The other was green, and made for a left foot; and so, on closer inspection, was the first. Up and down the shore people were making similar discoveries. "Somebody has taken my boots!" bellowed the yellow tent. "And somebody has given me hers!" answered the purple one. On the previous evening, every camper had left a tidy pair outside. There were twelve tents, and twenty-four boots, and now <there was not one pair among them|not one of them was next to its partner>.`,
        `{open} The shouting began at seven. {hero}, who had been in the middle of a dream about a swimming elephant, put {their} head out of the tent, and then put {their} feet into {their} boots. {They} got as far as the third step. One of the boots came up to the knee and was evidently the property of a giant; the other was green, and wished to go left. "Where is mine?" roared the yellow tent, waving something small and spotted. It was the first morning of camp. Last night there had been twenty-four of them, outside twelve tents, in tidy pairs, like people waiting for a bus. During the night, it appeared, everybody had caught a different one.`,
      ],
    },
    {
      place: "lake",
      time: "morning",
      weather: "cloudy",
      pose: "standing",
      feeling: "worried",
      with: ["leader worried", "pal worried"],
      props: ["bell", "tent"],
      happening: "{hero} stands among cross campers while {leader} rings a bell.",
      E: [
        `"It was a trick!" said one boy<, and he stamped|>. "A mean one!" said his sister. {leader} rang the bell. "Somebody did this," said {leader}, "and somebody can tell me <why|about it>." Nobody said a word.`,
        `"That is a mean trick," <said|grumbled> the big boys, and everybody blamed somebody. {leader} rang the bell until it was <still|quiet>. "Nobody shouts at our camp," {leader.he} said. "Here we find out."`,
      ],
      I: [
        `At breakfast there was an argument instead of {breakfast}. The yellow tent suspected the purple tent of playing a joke. The purple tent suspected the twins, who were very cross. {leader} rang the bell until everybody was quiet. "At this camp we never point," {leader.he} said. "We think." {hero} raised a hand. "May I investigate?" {they} asked politely. {They} had noticed something already, and nobody else had <looked at|noticed> it.`,
        `The yellow tent said that it was a joke, and that the purple tent had played it. The purple tent suspected the twins. "Never!" answered the twins together. The {breakfast} got cold. Finally {leader} rang the bell. "In this camp, everybody is innocent until lunchtime," said {leader}. "First we investigate." {hero} offered to do it. {They} had noticed something already. Everywhere around the tents the grass was dripping, and yet {their} feet were warm.`,
      ],
      A: [
        `At breakfast there was an argument instead of {breakfast}. The yellow tent was convinced that the purple tent had done it, as a joke. The purple tent suspected the twins, who were so offended that they stopped finishing each other's sentences. {leader} rang the bell until everybody was silent. "At this camp we never point at anybody," {leader} announced. "At this camp we think." {hero} politely raised one hand. "I should like to investigate, if nobody minds," {they} said. It was not an especially large thing that {they} had noticed, and as yet there was no telling what it meant. But everywhere around the tents the grass was soaking wet, and {their} feet, in two unfamiliar left boots, were perfectly <comfortable|warm>.`,
        `The {breakfast} grew cold while everybody accused everybody else. According to the yellow tent it was a joke, and not a funny one, and the purple tent had played it. According to the purple tent it was the twins. "We never!" said the twins, in one voice, and folded their arms, all four of them. {leader} rang the bell until there was nothing to be heard but the bell. "In this camp," {leader} said, "a person is innocent until lunch at the earliest. Who would care to find out what has really happened?" {hero} put up a hand. It was only a little thing that {they} had noticed. The grass around the tents was so wet that it squeaked, and {their} feet, in two boots that {they} had never met before, were perfectly warm.`,
      ],
    },
    {
      place: "lake",
      time: "morning",
      weather: "cloudy",
      pose: "thinking",
      feeling: "determined",
      with: ["pal curious", "leader calm"],
      props: ["notebook", "box", "magnifier"],
      happening: "{hero} counts a long row of boots beside the lake.",
      B: [
        `They put them all in a row. One was gone! They got {bag}. "Where is it?" asked {hero}.`,
        `One boot was gone. It was the boot of {hero}! They took {bag} to look for it.`,
      ],
      E: [
        `First {hero} put all the boots in one long row. There were <only |just >twenty-three! One was still missing, and it was {theirs}. "It must be somewhere," {they} said, and got {bag}.`,
        `{hero} made a long row of boots. Two, four, six, all the way to <twenty-two|the end>. One boot had no partner! Its brother was still missing, and it was {hero's}. So {they} got {bag}, and they began to search.`,
      ],
      I: [
        `"First we collect the facts," said {hero}. {They} asked everybody to put their boots in one long row, and {pal} walked along it and counted. There should have been twenty-four. There were twenty-three. {mid} "One of mine is missing," said {hero}. "Wherever it is, the others have been there too, because a boot does not go <for a walk|traveling> by itself." {They} packed {bag}. It was still raining a little. Somewhere out there was a boot that knew <everything|the whole story>.`,
        `"We begin by counting," said {hero}. Everybody put down whatever they were wearing, until there was a long line of boots beside the water. {pal} inspected every one. There were only twenty-three, and the missing one was {hero's}. {mid} "Then that is our witness," {they} said. "The others have already come home. That one is still wherever they were." {They} packed {bag}, and they set out through the drizzle.`,
      ],
      A: [
        `"First we shall collect the facts," said {hero}. {They} asked everybody to arrange the boots in a single row, from the largest to the smallest, and {pal} walked along the row and counted. There should have been twenty-four altogether, but there were only twenty-three. {mid} "One of mine is missing," {hero} announced, not without satisfaction, since it was the first useful thing that had happened. "Boots never wander about by themselves. Wherever that one is now, the others have probably been as well." {They} packed {bag}, and turned up {their} collar against the drizzle. Somewhere out there was a boot that knew the entire story.`,
        `"Nobody argues with a number," said {hero}, "so we had better begin by counting." The whole camp came hopping past and put down whatever it had on its feet, until a line of boots stood along the water, from the largest to the smallest. "Twenty-one, twenty-two, twenty-three," said {hero}, and stopped, because there were no more. {mid} The missing one was {their} own. "But don't you see?" {they} said. "All of these have come home, and not one of them can tell us where it has been. The last one is still there." {They} packed {bag}, borrowed the two least uncomfortable boots in the line, and walked out into the drizzle to look for the only witness.`,
      ],
    },
    {
      solve: "find",
      goal: "the last boot",
      place: "lake",
      time: "morning",
      weather: "cloudy",
      with: ["pal excited"],
    },
    {
      rest: "older",
      place: "lake",
      time: "noon",
      weather: "cloudy",
      with: ["pal calm"],
    },
    {
      place: "lake",
      time: "noon",
      weather: "cloudy",
      pose: "kneeling",
      feeling: "curious",
      with: ["pal surprised"],
      props: ["boat", "magnifier"],
      happening: "{hero} kneels beside an upside-down boat where the last boot was lying.",
      B: [
        `It was under a boat. "It rained all night," said {hero}. "But feel this!" {refrain2}`,
        `The boot was under an old boat. "The grass is wet," said {hero}. "But look!" {refrain2}`,
      ],
      E: [
        `It lay <far under|under> an old boat that was upside down. {hero} put a hand inside it. The grass was wet, and the tents were wet. But the boot was dry. So were <all the others|the rest>! {refrain2}`,
        `The boot was under the old rowboat, as safe as under a roof. "There was a storm last night," said {hero} slowly. "<All our boots stood outside|We left our boots outside>. But feel inside them!" {refrain2}`,
      ],
      I: [
        `It was lying under the old rowboat, which was upside down on the grass like a roof. {hero} turned the boot over, and nothing ran out. {They} put one hand inside. "Last night there was a thunderstorm," {they} said. "Even the pillows in our tent got damp, and the boots were standing outside. So why is this one <completely |perfectly >dry?" They ran back to the row and felt in twenty-three boots, one after another. Every single one was dry.`,
        `Beside the water an old rowboat lay on its face, like a turtle asleep. Underneath, on dry sand, was {hero's} boot. {They} picked it up to pour out the water, but not one drop came. "That can't be right," said {hero}. "It poured all night, and our boots were outside for the whole of it." They raced back and examined one boot after another, and {pal} put {pal.his} nose into the smallest. Every single one was as dry as toast.`,
      ],
      A: [
        `It was lying underneath the old rowboat, which had been turned upside down on the grass, like a roof. {hero} tipped the boot over, and nothing ran out of it. {They} reached inside, right down to the toes. "Last night there was a thunderstorm," {they} said slowly, "and even the pillows were damp this morning. We left every one of our boots standing outside, so by now they ought to be suitable for goldfish." {pal} stared. They hurried back to the row and examined all of the twenty-three, the enormous ones and the tiny ones, and there was not a drop of water in any of them. Nobody had ever <heard|thought> of a trick that was so considerate.`,
        `Beside the water an old rowboat had been turned over on its face, and beneath it, on sand as dry as flour, sat the missing boot. {hero} tipped it up from habit, since anything that has spent the night outdoors in a thunderstorm has to be emptied. There was nothing in it to empty. {They} felt about inside, all the way to the toes. "Half of that storm fell on our tent," {they} said, "so why am I not holding a bucket?" They hurried back to the row and examined every other boot, and {pal} looked into those that were too narrow for a hand. They were dry. Whoever had played this trick had kept everybody's feet warm, which is not at all what tricks are for.`,
      ],
    },
    {
      place: "lake",
      time: "noon",
      weather: "cloudy",
      pose: "pointing",
      feeling: "excited",
      with: ["pal excited"],
      props: ["footprint", "boat"],
      happening: "{hero} points at small bare footprints in the mud beside the boat.",
      B: [
        `"Somebody kept them dry," said {hero}. "How kind!" They saw small feet in the mud.`,
        `"It was not a trick!" said {hero}. "It was kind." Look! Small feet had run in the mud.`,
      ],
      E: [
        `"It was not a trick," said {hero}. "Somebody carried them out of the rain!" In the mud by the boat were footprints, small and bare. They went to the tents and back again, over and over.`,
        `"Nobody was mean," said {hero}. "Somebody carried them all <inside|out of the rain>!" There were footprints in the mud, with ten little toes. They ran back and forth, back and forth, <like a mouse in a kitchen|twelve times or more>.`,
      ],
      I: [
        `"It was not a trick," said {hero}. "Somebody got up in the middle of a thunderstorm, and carried all our boots under the boat to keep them dry." "And afterward?" asked {pal}. "Afterward they carried them back, before morning. But it was dark, and in the dark all boots are <black|the same>." There was proof, too. In the mud beside the boat were footprints, small ones, with five toes each. They went to the tents and back so <often|many times> that they had made a path.`,
        `{hero} walked up and down, as detectives do. "Somebody carried our boots in here during the thunderstorm, to keep them dry," {they} said. "Before breakfast they carried everything home again. But it was dark, and in the dark nobody can tell a left boot from a right one." "Look down," whispered {pal}. In the mud was a line of footprints, each with five round toes. They ran to the tents and back <so many times|so often> that there was no grass remaining.`,
      ],
      A: [
        `"It was never a trick," {hero} announced. "Somebody got up in the middle of a thunderstorm and carried all of our boots underneath the boat, in order to keep them dry. Before it was light, they carried them back again. But in complete darkness nobody can tell a green boot from a yellow one, or left from right." There was additional evidence, too. In the soft mud beside the boat were footprints, tiny ones, with five toes on each. They went to the tents and returned, over and over, until they had become a path. "Whoever it was went barefoot," {pal} observed. "They rescued everybody's boots and were not wearing any."`,
        `"Let us suppose that it was not a joke," said {hero}, walking up and down with {their} hands behind {them}. "A joker wants everybody to get wet. This was somebody who wanted us to be dry, and who carried our boots underneath the boat in the middle of a thunderstorm. Before breakfast they took everything home again, without a lantern, when every boot is black and a left one feels exactly like a right one." {pal} had stopped listening. In the mud were footprints, none of them longer than a spoon, with five toes apiece. They led away to the tents and came back, and away, and back, until it was no longer a trail but a road. "No shoes," said {pal}, in a hushed voice, "with all those boots."`,
      ],
    },
    {
      place: "lake",
      time: "afternoon",
      weather: "cloudy",
      pose: "kneeling",
      feeling: "calm",
      with: ["little worried", "pal curious"],
      props: ["tent", "blanket", "footprint"],
      happening: "{hero} kneels at the door of the smallest tent, where {little} is hiding.",
      B: [
        `The feet went to a small tent. {little} was in it. {Little.he} hid. "Are they mad at me?"`,
        `They went to the last tent. {little} hid in there. "I did it," said {little}, and was sad.`,
      ],
      E: [
        `The feet stopped at the smallest tent. {little} lived there. It was {little.his} first night away from home. A blanket was shaking in the corner. "Everybody is so angry," it <said|whispered>. "Please go away."`,
        `They came to the <last|littlest> tent of all. Nobody had seen {little} at breakfast. There was a bump under the blanket, and one muddy toe. "I made them all <wrong|mad>," said the bump, very softly.`,
      ],
      I: [
        `The path of footprints ended at the smallest tent, the one beside the woodpile. It belonged to {little}, who was the youngest in the camp, and who had not been at breakfast. {hero} knelt down and scratched on the cloth, because you cannot knock on a tent. Nobody replied. Inside was a sleeping bag with a large bump in the middle of it. At one end, two muddy feet were sticking out. "Everybody is so <angry|terribly angry>," said the bump. "I heard them."`,
        `The footprints ended at the littlest tent of all, which leaned a bit to one side. It belonged to {little}, and last night had been {little.his} very first away from home. {hero} knelt down and coughed politely, because a tent has no doorbell. "I am not in," answered somebody. Underneath a blanket was a lump, and out of the lump stuck ten muddy toes. "I mixed them all up," said the lump unhappily. "Now <they will send me home|I will have to go home>."`,
      ],
      A: [
        `The footprints ended at the smallest of the tents, beside the woodpile. It belonged to {little}, who was the youngest in the camp, and who had never slept away from home before. Nobody had seen {little.him} at breakfast. {hero} scratched politely on the canvas, since it is not possible to knock on a tent, and received no answer. Inside was a sleeping bag with a considerable bump in the middle, and from one end of it, forgotten, stuck out a pair of muddy feet. "I heard everybody shouting," said the bump miserably. "They are never going to like me. I have spoiled the entire camp, and it is only Tuesday."`,
        `The footprints passed the yellow tent, and the purple one, and ended in front of the smallest tent in the camp. It leaned a little, as though it would have preferred to be nearer to the others. Here lived {little}, who was the youngest, and whose place had been empty at breakfast. There is no way of knocking on a tent, and so {hero} cleared {their} throat. "I am not in," said somebody. Through the opening they could see a blanket, with a lump underneath it, and at the end of the lump were ten muddy toes. "I counted them and everything," the lump said miserably. "But there were so many, and it was so dark. I shall have to go home again, and I have only been here for a single night."`,
      ],
    },
    {
      solve: "shy",
      other: "little",
      place: "lake",
      time: "afternoon",
      weather: "clear",
      with: ["little curious", "pal happy"],
    },
    {
      place: "lake",
      time: "afternoon",
      weather: "clear",
      pose: "sitting",
      feeling: "surprised",
      with: ["little happy", "pal curious"],
      props: ["boat", "tent"],
      happening: "{hero} sits beside the tent and listens as {little} tells about the storm.",
      I: [
        `"I can't sleep during thunderstorms," {little} explained, "so I looked outside. Everybody's boots were standing in the rain, and they looked so <unhappy|lonely>. At home it is my job to bring in the boots." So {little.he} had carried them in, and it had taken eleven journeys. "Weren't you frightened of the thunder?" asked {hero}. {little} looked extremely surprised. "I forgot about it," <said|answered> {little.he}. "I was too busy."`,
        `"The thunder woke me up," explained {little}, "and then I noticed the boots." They were standing out there in the pouring rain, two by two, with their mouths open. At home it was {little's} job to bring them in. So {little.he} had carried them, one pair at a time, eleven times altogether. "But there was lightning directly over the lake," said {hero}. "Weren't you absolutely terrified?" {little} considered that, and {little.his} mouth fell open. "I was, before," {little.he} said. "After that I had my hands full."`,
      ],
      A: [
        `"I cannot sleep during a thunderstorm," {little} explained, "and so I looked outside. Everybody's boots were standing in the rain, in rows, as though they were waiting for somebody, and at home it is my responsibility to bring in the boots." Therefore {little.he} had brought them in. It had taken eleven journeys altogether, and by the final one {little.he} could no longer feel {little.his} toes. "It never occurred to me to put on my own," {little.he} admitted. "But weren't you terrified?" asked {hero}. "There was lightning directly over the water." {little} opened {little.his} mouth, and closed it again, and looked thoroughly astonished. "I forgot to be," {little.he} said. "I was too busy."`,
        `It came out in pieces. There had been a tremendous bang, {little} explained, as if the sky were moving its furniture, and {little.he} had looked out to see whether anybody else was awake. There was nobody, only the boots, two by two in the pouring rain, with their mouths open. "At home that is my responsibility," said {little}. "Nobody has to remind me." One pair at a time {little.he} had carried them in, which came to eleven journeys. "With lightning over the lake," said {hero}, "and nothing on your feet." {little} considered {little.his} toes, as though they belonged to a considerably braver person. "But I am terrified of thunder," {little.he} said, puzzled. "I must have forgotten about it."`,
      ],
    },
    {
      place: "lake",
      time: "evening",
      weather: "clear",
      pose: "standing",
      feeling: "proud",
      with: ["little proud", "leader happy", "pal happy"],
      props: ["bell", "medal", "tent"],
      happening: "{hero} stands beside {little} in front of the whole camp.",
      I: [
        `{hero} asked {leader} to ring the bell. "The mystery is solved," {they} announced, and told the story from the beginning, with the storm, the boat, and the eleven trips. Nobody interrupted. {extra} The twins looked at their feet, which were <dry|warm and dry>. The yellow tent looked at the purple tent. Then somebody began to clap, and <it went through the camp like a wave|soon they all did>. "Three cheers," said {leader}, "for the Captain of the Boots!" {little} turned as red as a radish.`,
        `{leader} rang the bell, and {hero} climbed onto a bench beside {little}. "Has anybody got wet feet today?" {they} asked. Nobody had. "Then you should know who carried your boots out of the rain." {They} told them about the boat and the eleven trips. {extra} It became so quiet that you could hear the water. Then the applause began, and it was tremendous. "Captain of the Boots!" declared {leader}, and {little} <grew an inch|suddenly looked taller>.`,
      ],
      A: [
        `{hero} asked {leader} to ring the bell. "The mystery has been solved," {they} announced, and told the story from the beginning, including the upside-down boat, the tiny footprints, and the eleven journeys. Nobody interrupted. {extra} The twins examined their feet, which were comfortable. The yellow tent glanced at the purple tent, and looked as though it would like to take something back. Then somebody started to applaud, and somebody else joined in, until the ducks got up from the water to see what was happening. "Three cheers," cried {leader}, "for the Captain of the Boots!" {little}, who had been meaning to apologize, turned completely scarlet instead.`,
        `When the bell had been rung, {hero} climbed onto a bench and pulled {little} up as well. "Will everybody with wet feet please raise a hand?" {they} asked. Not a hand went up. "Then there is somebody whom you ought to thank," announced {hero}, and explained everything, including the boat and the eleven journeys. {extra} It was so quiet that you could hear the lake. The yellow tent walked straight across to the purple tent and said something short; afterward it shook {little} by the hand, and so did everybody else, in a line, like guests at a wedding. "From now on," declared {leader}, "this camp has a Captain of the Boots." The Captain went crimson, and stood up very straight.`,
      ],
    },
    {
      place: "forest",
      time: "morning",
      weather: "clear",
      pose: "walking",
      feeling: "happy",
      with: ["little happy", "pal happy", "leader happy"],
      props: ["flag", "basket"],
      happening: "{hero} walks through the forest with {little}, each in one wrong boot.",
      B: [
        `"You kept us dry!" they all said. "Thank you!" How {little.he} smiled at {hero}! {close}`,
        `They told it to them all. "Thank you, {little}!" they said. How {little.he} smiled! {close}`,
      ],
      E: [
        `{hero} told everybody at supper. How they all <clapped|cheered> for {little}! {extra} {close} On the last day, everybody in the whole camp wore one wrong boot<, on purpose|, just for fun>.`,
        `{hero} told the whole camp the story. "Three cheers for {little}!" said {leader}. "{Little.he} is our Captain of the Boots." {extra} {close} The next day, they all swapped one boot again<|, just for fun>.`,
      ],
      I: [
        `{close} On the last day of camp they hiked home through the forest. If you had met them, you would have noticed something peculiar. The yellow tent was wearing purple boots on one side. The twins had swapped their left ones. {hero} had one that was enormous, and {little} had one of {hero's}. Everybody was wearing one wrong boot, on purpose, and nobody would have traded it for anything.`,
        `{close} On the last morning absolutely every boot was in the wrong place again. This time everybody had secretly helped. They marched home through the forest with one foot red and the other green. {little} went in front, in a boot of {hero's}. {hero} had {their} toes in one of {little's}. Clump, flip, clump, flip, went the Captain's army, all the way home.`,
      ],
      A: [
        `{close} On the last day of camp they hiked home through the forest, in a line behind {leader}. If you had happened to meet them, you might have noticed something peculiar. Everybody in the yellow tent was wearing one purple boot. The twins had exchanged their left ones. {hero} was clumping along in one that was a great deal too large, and the smallest of all the campers, at the head of the line, had one of {hero's}. It was not <particularly |especially >comfortable. But nobody, on the whole of that long road, would have dreamed of putting it right.`,
        `{close} On the last morning of camp, {hero} stepped into one boot that was {theirs} and one that was not, and laughed. Nobody shouted this time. Everybody had got up in the night to help arrange it. They walked home through the forest like that, clump, flip, clump, flip. At the front of the line, in a boot of {hero's} that came up to the knee, went the Captain. If it should ever happen to rain on you at night, and you hear bare feet going past, there is no need to worry. In the morning everything will be perfectly dry, and only a little mixed up.`,
      ],
    },
  ],
};
