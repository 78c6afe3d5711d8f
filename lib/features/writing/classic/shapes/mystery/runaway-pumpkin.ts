import type { Shape } from "@/lib/features/writing/classic/grammar";

export const RUNAWAY_PUMPKIN: Shape = {
  id: "mystery/runaway-pumpkin",
  theme: "mystery",
  wild: 4,
  tags: ["mistake", "clues", "farm", "contest", "food", "quarrel", "kind", "friend"],
  about: ["pumpkin", "clue detective trail mystery"],
  cast: {
    pal: ["dog", "cat", "duck", "girl", "boy", "frog"],
    suspect: ["fox", "squirrel", "rabbit", "mouse"],
    farmer: ["grown-up-woman", "grown-up-man"],
  },
  picks: {
    sign: [
      { text: "flag", prop: "flag" },
      { text: "banner", prop: "flag" },
    ],
  },
  refrain: {
    B: [`Who did it?`, `It was me!`],
    E: [`"Who did that?" asked {hero}.`, `"I did that," said {hero}.`],
  },
  beats: [
    {
      place: "market",
      time: "morning",
      weather: "wind",
      pose: "reaching",
      feeling: "happy",
      with: ["farmer happy", "pal happy"],
      props: ["@sign", "wagon", "apple"],
      happening: "{hero} puts up a flag at the market beside a wagon with a giant pumpkin.",
      B: [
        `{open} {Again} took some wood from a pumpkin wagon. It held up the flag. The flag stood still.`,
        `{open} "The flag will fall!" {again} said. A pumpkin wagon had some wood. {They} took it.`,
      ],
      E: [
        `{open} {farmer's} giant pumpkin sat on a wagon on top of the hill. {hero} put up the {sign}. It <wobbled|shook>, so {they} took a <bit|block> of wood from under a wheel.`,
        `{open} On a hill stood {farmer's} giant pumpkin, on a wagon. {hero} was putting up the {sign}. It fell over. But a block of wood <lay by|was under> a wheel. Now it stood still!`,
      ],
      I: [
        `{open} The market stood on top of the hill, and today was the pumpkin contest. {farmer's} was so big that it had come on its own wagon. {hero} was putting up the {sign}. It <was windy|was a windy morning>, and the pole kept leaning. Then {they} noticed a wooden block under somebody's wheel. {They} hammered it in beside the pole, and it held <perfectly|beautifully>. "That was clever," said {pal}.`,
        `{open} It was the day of the pumpkin contest, and {hero} was responsible for the {sign}. But it was windy on top of the hill. Whenever the pole stood up, it lay down again. Nearby was {farmer's} gigantic pumpkin, on its own wagon. Underneath one wheel was a block of wood, and it was exactly the right size. {hero} hammered it in beside the pole. "Now that won't go anywhere," {they} said.`,
      ],
      A: [
        `{open} The market was held at the top of the hill, and on the last Saturday in October it had a pumpkin contest. {farmer's} was so enormous that it had arrived on a wagon of its own. {hero} was responsible for the {sign}. There was a strong wind that morning, and however {they} placed the pole, it leaned. Then {they} noticed a handy block of wood, which was lying underneath somebody's wheel and did not seem to be doing anything. {They} hammered it into the ground beside the pole, and the pole stood <perfectly|beautifully> straight. "That," said {pal}, with admiration, "was clever."`,
        `{open} It was the morning of the pumpkin contest, on top of the hill, where the wind lives, and the {sign} was {hero's} responsibility. It had already fallen down four times. Forty pumpkins had arrived, and the most enormous was {farmer's}, which sat on a wagon by itself, since no table would have it. Beneath one wheel of the wagon lay a block of wood. It was precisely the right shape. {hero} drew it out and hammered it in at the foot of the pole; and for the first time that day the {sign} remained where it was. "There," {they} said, dusting {their} hands. "That is not going anywhere."`,
      ],
    },
    {
      place: "market",
      time: "noon",
      weather: "wind",
      pose: "standing",
      feeling: "surprised",
      with: ["farmer sad", "pal surprised", "suspect worried"],
      props: ["@sign", "basket"],
      happening: "{hero} stares at the empty place where the giant pumpkin was.",
      B: [
        `Then the big pumpkin was gone! {refrain} {suspect} had an orange nose. "You!" said {hero}.`,
        `"My pumpkin is gone!" said {farmer}. {refrain} {suspect} had an orange nose. "You!" said {hero}.`,
      ],
      E: [
        `At noon, everybody went to have soup. When they came back, the giant pumpkin was <missing|gone>, wagon and all! {farmer} sat down <heavily|sadly> in the grass. {refrain} It was too big to hide anywhere.`,
        `After lunch there was a shout. "My <beautiful |>pumpkin!" cried {farmer}. "It is gone!" There was only an empty place on the grass<, with a bit of straw|>. {refrain} It was so heavy that nobody could carry it<| away>.`,
      ],
      I: [
        `At noon everybody went into the big tent to eat soup. When they came out, there was an empty place on the grass. The giant pumpkin had disappeared, and the wagon had disappeared with it. {farmer} did not shout. {Farmer.he} just sat down on <an upturned|a> basket and <looked at the place|held {farmer.his} hat>. "I watered it every evening," {farmer.he} said. "I used to read to it." {hero} had a lump in {their} throat. "I will find out who did this," {they} promised loudly.`,
        `When they came back after the soup, there was nothing but flattened grass where the biggest pumpkin had been. {farmer} walked around it carefully, as if the pumpkin might be on the other side. "I grew it from a tiny seed," {farmer.he} said. "When it was cold, I covered it with my own coat." Nobody knew where to look. {hero} was so angry that {their} ears hurt. "Somebody has taken it," {they} said, "and I am going to discover who."`,
      ],
      A: [
        `At noon everybody went into the big tent for soup, and when they came out again, there was an empty place on the grass. The giant pumpkin had vanished, and its wagon had vanished with it. {farmer} did not shout, which would have been easier to bear. {Farmer.he} sat down on <an upturned|a> basket, and turned {farmer.his} hat around and around in {farmer.his} hands. "I watered it every evening," {farmer.he} said, to nobody in particular. "When there was a storm, I read to it." {hero} had to look away. It was the meanest thing that {they} had ever heard of. "I promise you," {they} said, rather loudly, "that I shall find out who did this."`,
        `It was because of the soup, people said afterward. If it had been a little less delicious, somebody would have remained outside; as it was, everybody had a second bowl, and when they came out of the tent there were thirty-nine pumpkins instead of forty. {farmer} walked around the empty place, and bent down, and patted the grass. "It was a hundred and eighty days old," {farmer.he} said. "I used to put my coat over it in the frost." {suspect}, at the back of the crowd, looked particularly uncomfortable, and {hero} was to remember that. "I am going to find out who did this," {they} announced, in a voice that shook, "even if it takes until spring."`,
      ],
    },
    {
      place: "market",
      time: "afternoon",
      weather: "wind",
      pose: "thinking",
      feeling: "determined",
      with: ["pal curious"],
      props: ["notebook", "magnifier"],
      happening: "{hero} writes down names and clues in a notebook at the market.",
      I: [
        `{hero} opened {their} notebook. "A person who steals a pumpkin needs a reason," {they} explained to {pal}. Lucy from the bakery <could use it|needed one> for ninety pies. But she had been <serving|cooking> the soup. Old Mr. Reed wanted his own pumpkin to win. But his was asleep beside him, and so was he. "Then there is {suspect}," said {pal}. "{suspect} loves pumpkin. {Suspect.he} said so on Tuesday." That was <true|a fact>. Had anyone seen {suspect} eating soup?`,
        `A detective begins with a list. {hero} wrote down everybody who might want an enormous pumpkin. Lucy the baker wanted one for her pies, but she had been serving the soup. Mr. Reed wanted to win, but he was snoring underneath his hat. "Who else adores pumpkin?" asked {hero}. "{suspect} does," said {pal}. "And did anybody see {suspect.him} at lunch?" Nobody had. {hero} drew three lines under {suspect.his} name. It felt exactly like solving the mystery.`,
      ],
      A: [
        `{hero} turned to a fresh page in {their} notebook. "Whoever steals a pumpkin must have a reason for it," {they} explained to {pal}, "as well as an opportunity." Lucy from the bakery had a reason, which was ninety pies; but Lucy had been serving soup for everybody to see. Old Mr. Reed had a reason, because he badly wanted his own pumpkin to win. However, it was beside him at this minute, and both of them appeared to be asleep. "Then there is {suspect}," said {pal}. "{Suspect.he} absolutely adores pumpkin, because {suspect.he} mentioned it on Tuesday." They exchanged a glance. Now that they considered the matter, nobody had seen {suspect} in the tent at all.`,
        `There are two columns in a proper detective's notebook. Over the first {hero} wrote "Has a particular interest in pumpkin," and over the second {they} wrote "Was not at lunch." Lucy from the bakery was in the first, on account of her pies, but she had been serving the soup. Old Mr. Reed was in the first; however, at least forty people had heard him snoring. {hero} thoughtfully chewed the end of {their} pencil. "{suspect} adores pumpkin," said {pal}. "On Tuesday {suspect.he} talked about nothing else." Neither of them had actually noticed {suspect.him} at lunch. {hero} entered the name in both of the columns, and drew a line around it. It is remarkable how certain you can become, simply by drawing a line around something.`,
      ],
    },
    {
      place: "market",
      time: "afternoon",
      weather: "wind",
      pose: "pointing",
      feeling: "determined",
      with: ["suspect sad", "pal surprised"],
      props: ["paint-pots", "paintbrush", "@sign"],
      happening: "{hero} points at {suspect}, whose nose and paws are orange.",
      E: [
        `Behind a tent stood {suspect}. {Suspect.his} nose was orange, and so were {suspect.his} paws! "It was you!" <yelled|cried> {hero}, in front of everybody. "Me? Never!" said {suspect}. {Suspect.he} began to cry, and hurried away to hide.`,
        `Then {hero} saw {suspect}, who loved pumpkin. {Suspect.he} was orange from nose to tail! "You took it!" said {hero}, in front of everyone. {suspect} opened {suspect.his} mouth, but nothing came out of it. Then {suspect.he} hurried away.`,
      ],
      I: [
        `They found {suspect} behind the last tent. {Suspect.his} nose and {suspect.his} paws were bright orange. "So it was you!" {hero} shouted angrily, and pointed, and everybody turned around to stare. {suspect} <looked at|stared at> the finger. "I didn't," {suspect.he} whispered. "I was only," and after that {suspect.his} voice refused to continue. Two orange tears ran down. {suspect} dropped something, hurried away between everybody's legs, and disappeared. What {suspect.he} had dropped was a paintbrush.`,
        `Behind the last tent somebody was hurrying to and fro. It was {suspect}, and {suspect.he} was orange up to the ears. "Aha!" said {hero}, considerably louder than {they} had planned, and the entire market came running. "You took it!" {suspect} looked at all those unfriendly faces. "It was supposed to be a surprise," {suspect.he} whispered, and two tears made clean lines in the orange. A moment later {suspect.he} had disappeared. In the grass lay a wet paintbrush.`,
      ],
      A: [
        `They came upon {suspect} behind the very last tent, with orange upon {suspect.his} nose and orange upon all of {suspect.his} paws. "So it was you!" exclaimed {hero}, pointing, and {they} said it so loudly that everybody in the market turned around to look. {suspect} stared at the finger in astonishment. "I did not," {suspect.he} whispered. "I was only going to surprise," and at that point {suspect.his} voice refused to continue. {suspect} let go of whatever {suspect.he} was holding, ducked between an enormous number of legs, and disappeared. Nobody applauded. On the grass lay a paintbrush, and beside it an unfinished sign. "The most wonderful pumpkin in the universe," it said, "by {farmer}."`,
        `{suspect} was crouching behind the last of the tents with {suspect.his} back to them. "Stop!" cried {hero}. {suspect} turned around. There was orange on {suspect.his} whiskers, orange on {suspect.his} chest, and a considerable amount of orange on all {suspect.his} paws. "It was you," {hero} declared, and pointed; and because {they} had worked it out so beautifully, {they} said it a second time, for the people at the back. "But I was only," said {suspect}, and looked from one face to another, and there was not a friendly one among them. {Suspect.he} dropped something and disappeared. It was a paintbrush, and it was still wet. Beside it lay an unfinished sign. "The most wonderful pumpkin in the world," it said, "by {farmer}."`,
      ],
    },
    {
      place: "market",
      time: "afternoon",
      weather: "wind",
      pose: "kneeling",
      feeling: "worried",
      with: ["pal worried"],
      props: ["magnifier", "paintbrush", "notebook"],
      happening: "{hero} kneels on the grass where the wagon stood and looks for a trail.",
      B: [
        `It was just paint! {suspect} ran off. They got {bag}. Was there a trail?`,
        `{suspect} ran off. "That was paint," said {pal}. They took {bag}. Was there a trail?`,
      ],
      E: [
        `The orange was only paint! {suspect} was making a sign for the biggest pumpkin. {hero} felt hot <all over|right down to the feet>. "I never looked for clues," {they} said. So {they} got {bag} to find a trail.`,
        `There was a brush <lying |>on the grass. It was only paint! "I made a mistake," said {hero} unhappily. Now {they} got {bag} to look for a real clue. There must be a trail!`,
      ],
      I: [
        `It had been paint. {hero} examined the sign that {suspect} had been painting, and felt terrible. "I had a feeling," {they} said, "and I called it a clue." Now they had to begin again, properly. {hero} unpacked {bag} at the empty place on the grass. "Something that heavy <must leave|has to leave> a trail," {they} said. "And this time I will look first, and talk afterward."`,
        `{pal} sniffed at the brush. "It is paint," {pal} reported. Behind the tent was an unfinished sign, with the enormous pumpkin shining like the sun. {hero} wished that the ground would open. "I never asked," {they} said quietly. "I wanted somebody to be angry with." {They} returned to the flattened grass and unpacked {bag}. "No more lists," {they} said. "A wagon that heavy must leave a trail, and grass never tells a lie."`,
      ],
      A: [
        `So it had been paint. {hero} examined the unfinished sign from beginning to end, and {they} felt {their} ears becoming hot, and then the remainder of {their} face. "I had a feeling," {they} said quietly, "and I called it a clue, because it was quicker." A genuine detective would have asked about the brush. There was only one thing to be done, which was to begin again from the beginning, and to do it properly. {hero} unpacked {bag} at the empty place on the grass. "Something as heavy as that has to leave a trail," {they} told {pal}. "This time I am going to look first, and do the talking afterward."`,
        `"It smells of paint," {pal} reported, having put {pal.his} nose to the brush, "and of nothing else." The crowd went away rather quickly, as crowds do. {hero} remained behind, and examined the sign from beginning to end. Nobody steals a thing and afterward paints a portrait of it with rays around the edge. "I drew a line around {suspect.his} name," said {hero} miserably, "and then I stopped thinking." {They} tore out the page. Then {they} returned to the place where the wagon had been, unpacked {bag}, and knelt down. "That pumpkin was as heavy as a cow," {they} said, "and grass is unable to tell a lie. This time I am going to let it talk first."`,
      ],
    },
    {
      solve: "find",
      goal: "the trail",
      place: "market",
      time: "afternoon",
      weather: "wind",
      with: ["pal excited"],
    },
    {
      rest: "older",
      place: "hill",
      time: "afternoon",
      weather: "wind",
      with: ["pal calm"],
    },
    {
      place: "lake",
      time: "afternoon",
      weather: "clear",
      pose: "pointing",
      feeling: "surprised",
      with: ["pal surprised"],
      props: ["wagon", "flower"],
      happening: "{hero} points at a giant pumpkin that floats in a pond at the bottom of the hill.",
      B: [
        `Two wheels had rolled down the hill. No feet! And there it was. It sat in a pond.`,
        `They saw the marks of wheels. There were no feet! Down the hill, in a pond, it sat.`,
      ],
      E: [
        `The wheels had made two lines in the grass. But there was not a single footprint! "Nobody was pulling it," said {hero}. They followed the lines down to the <water|pond>. There sat the pumpkin, with a <duck|family of ducks> on top.`,
        `The trail had been made by wheels. {hero} looked carefully on both sides of it. <Nobody had left any|There was not a single> footprint! It went straight down the hill, through a hedge, and into the water. There was the pumpkin, <swimming|as good as new>.`,
      ],
      I: [
        `Two straight lines ran through the grass, as far apart as the wheels of a wagon. {hero} knelt and studied them. "Look at what isn't here," {they} said slowly. There were no boots and no hooves and no paws. "Nobody pulled it, and nobody pushed it<. It went alone|, so it must have traveled alone>." The lines ran <down the hill|downhill>, faster and faster, through a hedge, and into the duck pond. In the middle of the pond floated the pumpkin. <Seven|Five> ducks were standing on it, looking <proud|like sailors>.`,
        `The trail was two long dents, side by side. {hero} followed them on {their} knees. There ought to have been footprints, where somebody was pulling, but there was only a very surprised beetle. "It traveled by itself," said {hero}. The dents went over the edge of the hill and straight through a hedge. At the bottom was the duck pond, with the pumpkin in the middle. The ducks had already moved in.`,
      ],
      A: [
        `Two straight lines ran through the long grass, exactly as far apart as the wheels of a wagon. {hero} studied them carefully, first on one side and then on the other. "The interesting thing," {they} said slowly, "is everything that is not here." There were no boots, no hooves, and no paws of any color. "Nobody was pulling it and nobody was pushing it, so it must have gone for a ride entirely by itself." The lines continued down the hillside, straighter and deeper as they went, and traveled through a hedge without stopping, and ended in the duck pond. There, in the middle, as calm as a moon, floated the pumpkin. On top of it stood <five|seven> ducks, like passengers.`,
        `Two lines ran away through the grass, and {hero} followed them with {their} nose almost on the ground. There was a squashed daisy. There was a beetle, who seemed to have had a terrible shock. There was no heel and no toe, no hoof and no claw, from one end to the other. "Thieves have feet," {they} said thoughtfully, "but this has nothing except wheels." Where the hill became steep the lines began to jump, as though whatever made them had been enjoying itself. They passed a hedge with a round hole in it. They passed a scarecrow, lying on his back and saluting. At the very bottom they discovered the duck pond; and in the middle of it, like a second sun, floated the pumpkin. The ducks had already moved in.`,
      ],
    },
    {
      place: "hill",
      time: "afternoon",
      weather: "clear",
      pose: "thinking",
      feeling: "sad",
      with: ["pal worried"],
      props: ["@sign", "wagon"],
      happening: "{hero} looks up the hill at the flag and understands what happened.",
      B: [
        `Why did it roll? {hero} saw the flag. "The wood! It held the wheel! {refrain2}"`,
        `{hero} looked up at the flag. "I took that wood. It held the wheel! {refrain2}"`,
      ],
      E: [
        `"But why did it suddenly roll?" asked {pal}. {hero} looked up at the {sign}. The wooden block! It had been under a wheel to stop it, and somebody had taken it away. {refrain2}`,
        `"Wagons do not just roll away," said {pal}. {hero} turned to look at the {sign} <on the hill|up there>. The bit of wood was the brake for the wagon, and {they} had taken it<| away>. {refrain2}`,
      ],
      I: [
        `"But it was standing there all morning," said {pal}. "Why did it suddenly <begin to roll|roll away>?" {hero} was about to answer, and then {they} stopped. High above them, at the top of the hill, was the {sign}, as straight as a candle. It was held up by a wooden block, which had been lying underneath a wheel. It had not been lying there for nothing. "{pal}," {they} whispered unhappily, "I have discovered who did it. It was me."`,
        `"It was standing still all morning," said {pal}, "so something must have changed." {hero} looked back up the hill, and suddenly {they} felt cold all over. At the top was the {sign}, perfectly straight in spite of the wind. It was straight because of a block of wood. Somebody had put that block under a wheel on purpose, and somebody else had pulled it out again. "I know who it was," said {hero}, in a voice that was hardly there. "It was me."`,
      ],
      A: [
        `"But it had been standing there all morning," said {pal}. "Whatever could have started it?" {hero} opened {their} mouth to reply, and left it open. At the top of the hill, small and bright against the sky, was the {sign}, and in spite of the wind it was not leaning in the least. It was held up by a handy block of wood, which somebody had discovered underneath a wheel, and which did not seem to be doing anything there. In reality it had been doing something extremely important. It had been the only thing between a pumpkin and a pond. "{pal}," said {hero}, in a voice that {they} hardly recognized, "I have solved the mystery. I know precisely who did it. It was me."`,
        `They sat on the bank and watched it turn. "It stood there all morning without budging," said {pal}, "so something must have been holding it, and then stopped holding it." {hero} was about to reply that this was extremely sensible, and the words went out like a candle. From the bank you could see all the way up the hill. You could see the {sign}, as steady as a church, in a wind that was bending the trees. It was steady because of a block of wood, which somebody had needed, and had noticed, and had never asked about. {hero} opened the notebook, and underneath "Who did it?" {they} wrote {their} own name. "You don't have to show anybody," said {pal} gently. "Yes, I do," said {hero}.`,
      ],
    },
    {
      place: "market",
      time: "sunset",
      weather: "clear",
      pose: "standing",
      feeling: "brave",
      with: ["farmer surprised", "pal calm"],
      props: ["@sign", "apple"],
      happening: "{hero} stands in front of everybody at the market and owns up.",
      I: [
        `It is a long way up a hill when you are not in a hurry to arrive. {hero} climbed onto a basket, in front of everybody. "I announced that {suspect} did it, and that was a terrible mistake," {they} said. "I borrowed the block, so it happened because of me. I am extremely sorry." Nobody said anything. Finally {farmer} got up. "That block should have been nailed on," {farmer.he} said. "Is my pumpkin <well|all right>?" "It is giving rides to ducks," said {hero}.`,
        `{hero} would have preferred a longer hill. But everybody was at the market, and {they} climbed onto a basket before {they} could change {their} mind. "I told you that {suspect} did it," {they} said, "and you all listened, so please listen to this as well. It was not true. I borrowed the block from under the wheel and never asked what it was for. I am terribly sorry." There was an uncomfortable silence. {farmer} scratched {farmer.his} chin. "Does it float?" asked {farmer}. "Beautifully," said {hero}.`,
      ],
      A: [
        `It is a remarkably long way up a hill when you would rather not arrive. But {hero} had accused {suspect} in front of everybody, and so the remainder would have to be done in front of everybody as well. {They} climbed onto a basket. "I announced that {suspect} was responsible," {they} began, "and that was completely untrue, because I borrowed the block from under the wheel, without asking anybody. I apologize, particularly to {suspect}." There was an uncomfortable silence, in which the {sign} could be heard to flap. Then {farmer} stood up. "I ought to have nailed it on," {farmer.he} admitted. "Is my pumpkin injured?" "Not in the least," said {hero}. "It is giving rides to ducks."`,
        `There were two ways of doing it. One was to apologize privately to {farmer} behind a tent, and the other was to apologize where the accusation had been made. {hero} did not need to consider which of them was fair. {They} stepped onto a basket. "This afternoon I announced that {suspect} was responsible," {they} said, "and it was completely untrue. I borrowed the block from under the wheel and never inquired what it was for. I apologize for the pumpkin, and especially for the pointing." You could have heard a seed drop. {farmer} blew {farmer.his} nose. "It could have happened to anybody," {farmer.he} admitted. "Does it actually float?" "Beautifully," said {hero}.`,
      ],
    },
    {
      solve: "shy",
      other: "suspect",
      place: "hill",
      time: "sunset",
      weather: "clear",
      with: ["suspect curious", "pal calm"],
    },
    {
      place: "market",
      time: "evening",
      weather: "clear",
      pose: "holding",
      feeling: "happy",
      with: ["suspect happy", "farmer happy", "pal happy"],
      props: ["medal", "cake", "lantern", "@sign"],
      happening: "{hero} carries a painted sign together with {suspect} beside the giant pumpkin.",
      B: [
        `"I am sorry," said {hero}. "I will look first." {suspect} smiled. They all had pumpkin pie. {close}`,
        `"I was wrong. I am sorry," said {hero}. They had a hug. Then they had pie! {close}`,
      ],
      E: [
        `"I was wrong, and I am very sorry," said {hero}. {suspect} thought <about it|hard>. "Then you may help me with my sign," {suspect.he} said. So they painted it together. {extra} The pumpkin got <the prize|first prize>. {close}`,
        `"I said it was you, and it was not," said {hero}. "I am sorry." "You may have the <green|other> brush," said {suspect}. They finished the sign together, and the pumpkin won. {extra} {close} There was pie for everyone!`,
      ],
      I: [
        `{close} It took nine people to bring the enormous pumpkin home, and it won <easily|the contest>. {extra} But the sign beside it received a prize as well. {suspect} had painted the letters, and {hero} the ducks. The notebook has a new rule on <its very first|the first> page now. "Look carefully, and then ask politely," it says. "Never point at anybody." Underneath is an orange paw print, to make it official.`,
        `{close} They pulled the pumpkin out with ropes, and it won easily, because it was the only one that had ever been to sea. {extra} {suspect} finished the sign and let {hero} paint the ducks, which was how {hero} knew that everything was all right. The old block of wood stands on {hero's} windowsill. "Look," it says on one side, in orange. On the other side it says, "Ask."`,
      ],
      A: [
        `{close} It took nine people and a rope to bring the pumpkin home, and after it had been dried it won by <several|eleven> inches. {extra} There was an additional prize for the sign, of which {suspect} had painted all of the letters and {hero} the majority of the ducks. In {hero's} notebook there is a rule on the very first page now, in front of all the suspects. "Look carefully," it says, "and afterward ask politely. Point only at things." Below that, to make it official, there is one signature and one orange paw print.`,
        `{close} The entire market went down to pull it out, and it won easily, since the judges had never before measured a pumpkin that had been to sea. {extra} But most people preferred the sign. It showed a pumpkin sailing through a hedge, with a crew of ducks. {suspect} had painted the pumpkin. Then {suspect} had moved over, without saying anything, and held out the other brush, which is how {hero} came to paint the ducks. The old block stands on {hero's} windowsill now, for days when everything seems to be perfectly clear. On one side it says "Look," and on the other it says "Ask."`,
      ],
    },
  ],
};
