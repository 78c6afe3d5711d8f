import type { Shape } from "@/lib/features/writing/classic/grammar";

export const SMALLEST_SUNFLOWER: Shape = {
  id: "science/smallest-sunflower",
  theme: "science",
  wild: 2,
  tags: ["garden", "grow", "contest", "mistake", "school", "small", "food"],
  about: ["sunflower flower plant planting seed garden gardening growing pot"],
  cast: {
    pal: ["girl", "boy", "dog", "cat", "hedgehog", "frog"],
    visitor: ["bee"],
  },
  picks: {
    prize: [
      { text: "silver cup", prop: "cup" },
      { text: "gold medal", prop: "medal" },
      { text: "blue ribbon", prop: "medal" },
    ],
  },
  refrain: {
    B: [`"Grow, little seed, grow!"`, `"Look at you grow!"`],
    E: [`"Grow, little sunflower, grow!"`, `"Just look at you, little sunflower!"`],
  },
  beats: [
    {
      place: "garden",
      time: "morning",
      weather: "clear",
      pose: "kneeling",
      feeling: "excited",
      with: ["pal happy"],
      props: ["seedling", "notebook"],
      happening: "{hero} kneels in the garden and plants a seed in a pot.",
      B: [
        `{open} {Again} had one big seed. {They} put it in a pot. {refrain}`,
        `{open} {Again} got a pot and a seed. {refrain} {They} gave it water.`,
      ],
      E: [
        `{open} <All the children|Each child> at school got one seed. The best <sunflower|flower> would win a prize. {Again} put {theirs} in a big pot<| and gave it water>. {refrain}`,
        `{open} Which of the children could grow the tallest flower? There would be a prize for it. {Again} put a seed in a big pot, and said good night to it. {refrain}`,
      ],
      I: [
        `{open} In April, every child in the class was given one sunflower seed. It was striped like a tiny zebra. In August there would be a contest, with {a prize} for the winner. {hero} planted {theirs} in the biggest pot in the garden, and started a notebook. "Day one," {they} wrote. "Nothing." Underneath, because it was true, {they} added, "But it is probably thinking."`,
        `{open} The seeds were as striped as pajamas, and everybody in the class received exactly one. Whoever grew the best sunflower by August would win {a prize}. {hero} filled the biggest flowerpot with good black earth and made a hole with one finger. "Please be enormous," {they} told the seed. In a new notebook {they} wrote, "Day one. Height, nothing. Mood, hopeful."`,
      ],
      A: [
        `{open} In April, each child in the class was handed a single sunflower seed, striped like a very small zebra. In August there would be a contest; there would be {a prize} on a cushion, and somebody from the newspaper. {hero} carried {their} seed home in a closed fist. {They} gave it the largest pot in the garden and the blackest soil, and {they} began a new notebook, with a ruler tied to it by a string. "Day one," {they} wrote on the first page. "Height: nothing." That seemed discouraging, so {they} thought for a moment and added, underneath, in smaller writing, "But it is probably thinking."`,
        `{open} It was an ordinary sunflower seed, with stripes like pajamas, and there was one of them for every child in the class. In August, the teacher explained, there would be a competition. There would be a judge; there would be {a prize}; and everything else was the responsibility of the sun. {hero} selected the biggest flowerpot in the garden and filled it with the blackest earth. "There is absolutely no hurry," {they} whispered to the seed, "but please be enormous." Afterward {they} opened a brand-new notebook. "Day one," {they} wrote. "Height: invisible. Mood: optimistic."`,
      ],
    },
    {
      place: "street",
      time: "noon",
      weather: "clear",
      pose: "walking",
      feeling: "worried",
      with: ["pal worried"],
      props: ["flower", "notebook"],
      happening: "{hero} walks past gardens where everybody else's sunflowers are tall.",
      I: [
        `By the end of June, everybody else's sunflowers had gone completely crazy. Anton's was as high as his nose. Lucy's had reached the bathroom window and was looking in. {hero} walked home past all of them with {their} ruler. In the big black pot stood one thin stalk and four small leaves. "Day fifty-eight," {they} wrote. "Nine inches, the same as yesterday." {pal} measured it as well, in case the ruler was mistaken.`,
        `Everybody had something to boast about except {hero}. "Mine is looking over the fence," said Anton. "Mine is looking in at my bedroom," said Lucy. On the way home, {hero} measured three strangers' sunflowers with {their} ruler, and each was taller than the ruler. In {their} own pot there was a stalk as thin as a pencil. "Day fifty-eight," {they} wrote. "Nine inches. It has not changed since Tuesday." "Perhaps it is resting," suggested {pal}.`,
      ],
      A: [
        `By the end of June everybody else's sunflowers had gone completely mad. Anton's came up to his nose, and Anton was not short, and Lucy's had reached the bathroom window and seemed to be looking in. {hero} walked home past every one of them, with the ruler bumping against {their} knee, and knelt down beside the big black pot. In it stood one thin stalk with four small leaves, like somebody waiting for a bus. "Day fifty-eight," {they} recorded. "Nine inches, which is the same as yesterday, and also the same as the day before yesterday." {pal} asked to borrow the ruler, and measured it again, in case there was something wrong with the inches.`,
        `By the last week of June it was not possible to walk to school without being looked down upon by flowers. Anton's leaned over the fence and breathed on people. Lucy's had gone past the bathroom, past the bedroom, and was believed to be heading for the chimney. "How is yours?" everybody asked. "It is taking its time," said {hero}. {They} knelt down beside the big pot with {their} ruler. There were four leaves, on a stalk no thicker than a pencil, and they had been there since the beginning of the month. "Day fifty-eight: nine inches," {they} wrote, in rather small writing. {pal} pointed out that nine was a perfectly respectable number. It was only that it had been nine the whole week.`,
      ],
    },
    {
      place: "garden",
      time: "noon",
      weather: "clear",
      pose: "thinking",
      feeling: "determined",
      with: ["pal curious"],
      props: ["seedling", "magnifier", "notebook"],
      happening: "{hero} looks hard at a small plant with nibbled leaves and searches for the reason.",
      B: [
        `But it did not grow! It was so small. {hero} got {bag}. "I will find out why!"`,
        `But it was still so small. Why? {hero} got {bag}. {They} looked at it from all sides.`,
      ],
      E: [
        `But weeks went by, and it stayed small. It was only as high as a cup, and somebody had nibbled it! "There has to be a reason," said {hero}. {They} got {bag} to help find it.`,
        `But it hardly grew at all. After a long time, it was only as high as a cup. Who had nibbled at this leaf? {hero} got {bag}. {They} bent down to look.`,
      ],
      I: [
        `"Either something is missing," said {hero}, "or something is in the way." {They} emptied out {bag} beside the pot and set to work. It got water every morning. It got sun until noon. But the lowest leaf had a neat round bite in it. Around the stalk ran a silvery line as thin as a hair. "Someone has been here," {they} said, "but where are they now?"`,
        `"I could cry about it," said {hero}, "or I could investigate." {They} decided to investigate. {They} laid out {bag} beside the pot, and wrote down two questions. "Does it have everything it needs?" said the first. "Is anybody bothering it?" said the second. {pal} found the answer to that. Half of one leaf was missing, and the edge was as round as a cookie cutter. Somebody had left a silver thread across the earth.`,
      ],
      A: [
        `"A thing like this has reasons," said {hero}, who was no longer sad, because {they} had become interested. {They} fetched {bag}, laid everything out in a row beside the pot, and began at the beginning. Water: every morning, one full can. Sun: plenty, until the shadow of the shed came around. But in the edge of the lowest leaf was a bite, extremely neat and perfectly round. Down the side of the pot, as thin as a hair, there ran a silvery line. "Somebody comes here," {they} said. "The question is where they go afterward."`,
        `{hero} allowed {themselves} to be unhappy until four o'clock, and at four o'clock {they} became a scientist instead. {They} fetched {bag} and arranged everything on the grass. "Either it is not getting something," {they} told {pal}, "or it is getting something that it does not want." It was certainly getting water. It was getting sunshine, at least in the mornings. Then {they} turned over the lowest leaf. A piece had been taken out of it, with a very clean edge, like a bite out of a cracker; and from the leaf to the rim of the pot ran a fine silver thread. "We have had a visitor," said {hero}, "who is small, who is slow, and who has certainly not gone far."`,
      ],
    },
    {
      solve: "find",
      goal: "a very small snail",
      place: "garden",
      time: "afternoon",
      weather: "clear",
      with: ["pal curious"],
    },
    {
      place: "garden",
      time: "afternoon",
      weather: "clear",
      pose: "holding",
      feeling: "calm",
      with: ["pal happy"],
      props: ["shell", "leaf"],
      happening: "{hero} carries a tiny snail on a leaf to the other side of the garden.",
      E: [
        `Nobody can be <angry|cross> with a snail. So {hero} took it for a ride on a leaf. <Slowly|At last> they came to the other end of the garden. There it got <an enormous|a big> lettuce<| all to itself>.`,
        `The snail was very little, in a round little house. "You may not live here," said {hero}, "but I know another place." {They} carried it to the lettuce. It looked happy.`,
      ],
      I: [
        `You cannot really be angry with a snail. <It had a shell like a cinnamon roll, and it pulled in one eye at a time, apologizing.|> {hero} drove it to the far end of the garden in a toy truck and left it beside an elderly lettuce. {mid} "That was reason number one," {they} wrote in the notebook. "There may be more. We change one thing at a time, or else we never know what worked."`,
        `The snail pulled in both its eyes and hoped for the best. "Nobody is cross with you," {hero} told it. "You only wanted lunch." {They} laid it on a leaf and carried it slowly to the other end of the garden. There was an old lettuce there with plenty of bedrooms. {mid} "Reason one has moved out," {they} wrote in the notebook. "Now we wait for a week and change nothing else, or we shall never know."`,
      ],
      A: [
        `It is not possible to be angry with a snail for very long. This one had a shell like a cinnamon roll. When it saw them it drew in its eyes, one after the other, in an apologetic sort of way. {hero} drove it to the far end of the garden in a toy truck, which took six minutes. There {they} settled it beside an elderly lettuce that nobody had plans for. {mid} "So much for reason number one," {they} wrote. "There may be others. We shall change only one thing at a time, because otherwise it might get better and we should never know why." <Then {they} waited for a week, and the sunflower grew by one inch.|>`,
        `The snail was about the size of a button, and it had been asleep. It put out one eye, and, since nothing terrible happened, the other. "I am afraid that you have been evicted," said {hero} gently, "but I have found you something better." They traveled to the far end of the garden on a rhubarb leaf, at a speed that suited the passenger. A comfortable lettuce was waiting there, with a view. {mid} "First reason removed," {they} recorded. "Now we shall alter nothing else for an entire week, since anybody who changes two things at once only ever learns half of something."`,
      ],
    },
    { rest: "everyone", place: "garden", time: "noon", weather: "clear", with: ["pal happy"] },
    {
      place: "garden",
      time: "afternoon",
      weather: "cloudy",
      pose: "reaching",
      feeling: "worried",
      with: ["pal worried"],
      props: ["seedling", "box"],
      happening: "{hero} tries to move a heavy flowerpot that is stuck in the shadow of the shed.",
      B: [
        `They took the snail away. "Now it needs more sun," said {hero}. But the big pot was stuck.`,
        `The snail got a new home. "And now more sun!" {hero} pushed. But the big pot was stuck.`,
      ],
      E: [
        `Then {hero} saw reason number two. After lunch, the shed made a big shadow, right on the pot. "You need more sun," {they} said. But the pot was full of earth, and it would not move at all.`,
        `After lunch it got dark around the pot. "The shed is in your sun!" cried {hero}. By the wall it was sunny all day. But the pot was very heavy. {They} pushed it, and it was stuck.`,
      ],
      I: [
        `Reason number two arrived every day after lunch. It was the shadow of the shed. It slid across the grass, climbed up the pot, and sat there until evening. "It has only been getting half a day," said {hero}. The solution was easy. They only needed to move the pot to the sunny wall. But it was the largest pot in the garden, and the earth had glued it down. It would not budge.`,
        `The week was over, and there was only half an inch to show for it. So there had to be a second reason. {hero} sat beside the pot for one entire day and watched. At half past one the shadow of the shed came over the grass. It climbed into the pot and stayed for supper. "You are only getting half of your sunshine," said {hero}. The wall was bright until evening. But the pot was as heavy as a piano. It was stuck.`,
      ],
      A: [
        `Reason number two arrived punctually, every day, at half past one. It slid across the lawn, climbed up the side of the pot, and remained there until evening, and it was the shadow of the shed. "The poor thing has been living on half a day," said {hero}. "Anybody would be short." The solution was as plain as could be: ten steps away was a wall that had sun until supper. The difficulty was that {they} had chosen the largest pot in the garden. In April it had been empty. Now it was full of wet black earth, and it had settled into the ground like a tooth, and neither pushing nor speaking to it severely made any difference.`,
        `After a week it had grown half an inch, which was an answer, although not a complete one. {hero} took a cushion, a sandwich, and the notebook, and sat down beside the pot to discover what its day was like. It was a delightful day until half past one. Then something dark arrived on the grass; it approached, with no more noise than a cat, and it occupied the pot, and remained there until bedtime. "The shed!" said {hero}. "You have been living in the shadow of a shed!" Beside the wall there was sunshine all afternoon. {They} put both arms around the pot, and {pal} got behind it. But it had been quietly sinking into the lawn since April. It was completely stuck.`,
      ],
    },
    {
      solve: "free",
      goal: "the pot",
      place: "garden",
      time: "afternoon",
      weather: "clear",
      with: ["pal excited"],
    },
    {
      place: "garden",
      time: "morning",
      weather: "clear",
      pose: "jumping",
      feeling: "happy",
      with: ["pal excited"],
      props: ["seedling", "notebook"],
      happening: "{hero} jumps for joy beside a sunflower by a sunny wall.",
      B: [
        `Now it had sun all day. {refrain} Up it came, bit by bit by bit.`,
        `{refrain} Now it was by the wall, in the sun. It came up and up!`,
      ],
      E: [
        `By the warm wall, the sunflower woke up. One inch! Two inches! Three inches more! {hero} <drew|measured it and drew> a line on the wall every morning. {refrain} By August it was as high as {pal}. But the others were as high as the roof.`,
        `Now it stood in the sun from morning to night. Every day, {hero} drew a line on the wall behind it. {refrain} The lines became a ladder. It was as tall as {pal}! The others were as tall as the roof.`,
      ],
      I: [
        `Beside the sunny wall, the sunflower seemed to remember what it was for. "Day seventy: one foot," wrote {hero}. "Day eighty: two feet!" {They} drew a pencil line on the bricks each morning, until there was a whole ladder of them. It would never be as tall as Lucy's. By now, Lucy's had a flag on it. But every line on that ladder was higher than the one before.`,
        `You could almost hear it. On the first morning beside the wall, the sunflower turned all its leaves to the light, like somebody opening curtains. {hero} drew a pencil line on the bricks above its head. On the following day the line was too low. By August there was a ladder of lines, and {pal} was no longer taller. It was half as high as Anton's. But {hero} could explain every inch.`,
      ],
      A: [
        `Against the sunny wall, the sunflower appeared to remember what it was for. "Day seventy: one foot," wrote {hero}, and on day eighty, in capital letters, "Two feet!" Every morning {they} drew a pencil line on the bricks, until there was an entire ladder of them going up the wall. It was never going to be the tallest. Anybody could see that, for Lucy's had reached the gutter and Anton's had a flag on it. But there was not one line on that ladder that was not higher than the line before, and {hero} had found out every reason why. On the night before the contest, a fat green bud was standing at the top.`,
        `The sunflower did not say anything. But on the first morning beside the wall it turned its four leaves to the light, one by one, like somebody opening the curtains. {hero} made a pencil mark on the bricks, exactly level with the top. The following day the mark was too low. "Two feet," {they} wrote on day eighty, and pressed so hard that the pencil broke. Other people's had reached the gutters by then, and {theirs} had reached {pal}. But nobody else could explain how it had happened, while {hero} understood every single brick of the way. On the last evening, at the very top, there was a bud.`,
      ],
    },
    {
      place: "school",
      time: "morning",
      weather: "clear",
      pose: "holding",
      feeling: "worried",
      with: ["pal worried"],
      props: ["flower", "flag", "@prize"],
      happening: "{hero} carries a small sunflower past a row of giant ones at the school contest.",
      E: [
        `On the day of the contest, the school <was like a forest|looked like the woods>. The <sunflowers|flowers> were as tall as houses. {hero} put {theirs} at the very end. Somebody <giggled|laughed>. "That <one |>is a sun-button," said a boy.`,
        `Then came the big day. The school was full of giants! {hero} put the pot at the end. Some of the children giggled. "Is it a baby flower?" asked a boy. At that very moment, it opened.`,
      ],
      I: [
        `On the day of the contest, the schoolyard was a forest. The giants stood in a row, tied to poles, with their heads drooping from the long ride. {hero} put down {their} pot at the end of the line, where it came up to everybody's elbows. Somebody giggled. "It's more of a sun-button," said Anton. {hero} turned red. Then {they} set the notebook down beside it, open at day one.`,
        `You could see the contest from three streets away. Anton's father had brought a ladder, so that people could admire the top. {hero} walked past all the enormous stalks to the end of the row and put down {their} pot. "Aw," said somebody, which was nearly worse than laughing. "Is that a sunflower," asked Anton, "or did a sunflower sneeze?" {hero} did not answer. {They} opened the notebook in front of the pot, and, with trembling fingers, found day one.`,
      ],
      A: [
        `On the day of the contest the schoolyard had turned into a forest. The giants stood along the fence in a row, tied to poles and broomsticks, their heavy heads nodding after the journey. {hero} set down {their} pot at the very end, where it came up approximately to everybody's elbows. Somebody giggled. "It's not so much a sunflower," said Anton, "as a sun-button." {hero} felt {their} face grow hot. {They} thought about going home. Then, since there was nothing else to be done, {they} laid the notebook on the ground in front of the pot, open at day one. At that very moment the little green bud, which had been waiting for the sun, opened.`,
        `It was said afterward that you could see it from the highway. Forty giants had been brought to the schoolyard, and tied to everything that would hold them. Anton's father had brought a ladder, for visitors who wished to look one in the face. At the end of the line there was just enough room for a pot. "Aw," said somebody, as {hero} put it down, which was worse than laughing, and then somebody laughed as well. "Is that a sunflower," inquired Anton, "or did a sunflower sneeze?" There was still time to go home. {hero} looked at the bud, which had been waiting all its life for this morning. Then {they} opened the notebook, and stood up straight, and so did the flower.`,
      ],
    },
    {
      place: "school",
      time: "noon",
      weather: "clear",
      pose: "standing",
      feeling: "proud",
      with: ["visitor happy", "pal excited"],
      props: ["flower", "notebook", "@prize"],
      happening: "{hero} watches proudly as a bee chooses the smallest sunflower.",
      I: [
        `<The judge was a tall lady with a tape measure. She looked at the giants and nodded.|> Then a bee flew in over the fence. It passed Lucy's flower and it passed Anton's. It flew to the very end, to the little one, which had only just opened. There it rolled in the gold like a puppy. {extra} The judge bent down to see. She saw the notebook, and she began to read.`,
        `The judge was writing down very large numbers. Suddenly there was a hum. A bee came sailing over the fence, looked in at Lucy's flower, looked in at Anton's, and flew straight on. It landed on the littlest sunflower of all and kicked its legs with joy. {extra} The judge followed it with her eyes. "And whose notebook is this?" she asked. She read it standing up, and then sitting down.`,
      ],
      A: [
        `The judge was a tall lady with a tape measure, who looked the giants up and down, and nodded, and wrote. Then a bee came in over the fence. It flew <straight|directly> past Lucy's flower, and it flew <straight|directly> past Anton's. It <went on|continued> to the very end of the row, landed on the smallest sunflower in the school, and rolled in the fresh gold like a puppy in a haystack. {extra} The judge bent down to see. On the way back up, her eye was caught by a notebook. She <read|examined> day one, and smiled, and turned the page. Then she asked somebody to fetch <her|her, as quickly as possible,> a <comfortable |>chair.`,
        `The judge went along the row with a tape measure and a stepladder, calling out enormous numbers, and it was growing rather monotonous. Then a bee came over the fence. A bee has no tape measure. It examined Lucy's flower, which had been open for a month and was nearly empty; it examined Anton's, which was too high. Then it continued to the end of the row, where the petals were an hour old, and dived in headfirst, and could be heard singing. {extra} The judge bent over to look, and discovered what was lying on the ground. She read the first page standing up. By day fifty-eight she was sitting on the stepladder, and had forgotten all about the numbers.`,
      ],
    },
    {
      place: "garden",
      time: "afternoon",
      weather: "clear",
      pose: "sitting",
      feeling: "happy",
      with: ["pal happy", "visitor happy"],
      props: ["flower", "@prize", "notebook"],
      happening: "{hero} sits in the garden beside a small sunflower with a prize around its stem.",
      B: [
        `The flower was not a big one. But a bee came to it first! {refrain2} {close}`,
        `Then a bee came. It liked the small one best! {refrain2} {close}`,
      ],
      E: [
        `Then a bee flew in. It flew by the big ones, and sat on the small one! The judge read the notebook. {refrain2} {extra} {hero} got the {prize}. {close}`,
        `A bee came, and it wanted only the smallest one! "And who can say why theirs grew?" asked the judge. Only {hero} knew. {refrain2} {extra} {They} won the {prize}! {close}`,
      ],
      I: [
        `"Anybody can have a tall sunflower," said the judge. "But here is someone who knows why." So the {prize} went home to the sunny wall. {close} In autumn, the little flower bowed its head and gave {hero} two hundred and six striped seeds. {They} counted them twice. {They} kept one, and on Monday {they} took the rest to school, with a note about snails.`,
        `"The tallest is Lucy's," announced the judge, "and the best is this one, because somebody understood it." {close} The {prize} hung on the sunny wall all through September. Then the sunflower lowered its head and dropped its seeds, two hundred and six of them. {hero} gave one to everybody in the class. Anton got the fattest. "What is the secret?" asked Anton. "There are always two reasons," said {hero}.`,
      ],
      A: [
        `"Plenty of people can grow a tall sunflower," the judge told the newspaper, "but I have seldom met one who could tell me why." So the {prize} came home to the sunny wall, where everybody could admire it. {close} In October the sunflower bowed its beautiful head, having finished, and gave {hero} everything that it had: two hundred and six striped seeds. {They} kept one of them, and took the others to school on Monday in small paper bags. On the outside of each bag, in {their} very best handwriting, {they} had written a piece of advice. "If it should refuse to grow," it said, "never be discouraged. Be interested."`,
        `"Anybody can see which of them is the tallest," announced the judge. "This {prize} is for something that is invisible from outside." She laid it upon the notebook. {close} All through September visitors came to admire the ladder of pencil lines. When the sunflower had finished, it bowed, and let go of two hundred and six seeds. {hero} kept one of them, and gave another to everybody who had giggled. On every bag was a picture of a snail and a shed. "Whatever does that mean?" asked Anton. "You will discover that yourself," {they} answered. "Yours will have reasons of its own."`,
      ],
    },
  ],
};
