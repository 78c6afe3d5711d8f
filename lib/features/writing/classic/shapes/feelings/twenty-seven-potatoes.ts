import type { Shape } from "@/lib/features/writing/classic/grammar";

const FIELD = { place: "sports-field", time: "morning", weather: "clear" } as const;
const PARK = { place: "park", time: "afternoon", weather: "clear" } as const;
const SUPPER = { place: "kitchen", time: "evening", weather: "clear" } as const;
const POTATO = "thing:potato";

const RACES = ["race", "the-race", "a-race", "every-race", "running", "sport-day", "the-relay", "field-day"];
const listPhrases = (before: readonly string[], after: readonly string[]): string =>
  before.flatMap((first) => after.map((second) => `${first}-${second}`)).join(" ");

export const TWENTY_SEVEN_POTATOES: Shape = {
  id: "feelings/twenty-seven-potatoes",
  theme: null,
  wild: 2,
  heroOnly: true,
  tags: ["contest", "school", "running", "losing", "family", "funny", "fairness", "practice"],
  about: [
    "sport-day sports-day field-day running-race running-last always-last always-come-last always-comes-last always-coming-last come-last comes-last came-last coming-last last-in-the-race last-in-race last-place finish-last finished-last finishing-last not-fast not-fast-enough too-slow slowest slowest-in-class slowest-runner slow-runner not-good-at-sport bad-at-sport bad-at-running hates-sport-day hate-sport-day egg-and-spoon-race sack-race school-race",
    listPhrases(["lost", "lose", "losing", "loses", "last-in", "last-at"], RACES),
  ],
  unless: ["boat-race car-race horse-race snail-race space-race wheelchair-race"],
  premise:
    "{hero} always comes last at running and nobody knows how slow that is, so {big} begins to count in potatoes.",
  shows: [POTATO, "sports-field", "@big"],
  talk: [
    "Why did {hero} jump for joy at the end, although {they} came last?",
    "What could we measure in potatoes at home?",
    "Is there anything in which you'd like to be better than yourself?",
  ],
  cast: {
    pal: ["girl", "boy"],
    big: ["mother", "father", "grandmother", "grandfather"],
    teach: ["teacher"],
  },
  refrain: {
    B: ["One, two, three, four, run!", '"Your best run!" said {big}.'],
    E: [`"One potato, two potato," counted {big}.`, `"Twenty-seven potatoes!" shouted {big}.`],
  },
  beats: [
    {
      id: "ribbon-rolled-up",
      ...FIELD,
      pose: "running",
      feeling: "sad",
      with: ["pal happy", "teach calm"],
      happening: "{hero} runs on the sports field, and {pal} and {teach} are at the end already.",
      B: [
        `They had a race at school. {pal} was first. {hero} was last. {hero} was always last.`,
        `Run, run, run! {pal} came in first. Then all the others came. Then came {hero}, last.`,
      ],
      E: [
        `{hero} was the last one again. {pal} had been first, and the others came after {pal.him}. When {hero} got there, {teach} was already rolling up the ribbon. "You were so good," said {teach}. But {hero} had just been <slow|last>.`,
        `The class was running for sports day. {pal} ran like the wind. All the others were in the grass before {hero} came to the end. They clapped, but it was the <slow|soft> kind of clapping.`,
      ],
      I: [
        `Sports day was in two weeks, and so the class was practicing. {pal} was at the end of the track before {hero} had properly begun. The others arrived one after another, like beads on a string. Then for a while nobody came, and then came {hero}. {teach} had already rolled up the ribbon. "Very brave," said {teach}, and everybody clapped. It was a special kind of clapping. <It's only for people who are last.|You get it for being last.>`,
        `When you come last, you see a good deal. {hero} saw eleven backs, and a butterfly that overtook {them} on the left. {They} saw {pal} run through the paper ribbon, far away, with both arms in the air. When {they} arrived {themselves}, the ribbon was rolled up already, and some of the others had finished their apples. "You didn't give up," said {teach} kindly. <It hadn't occurred to {hero} that one could.|{hero} wished that somebody would say something else.>`,
      ],
      A: [
        `In two weeks it would be sports day, and for that reason the class was practicing on the field. {pal} ran as though somebody had thrown {pal.him}. {Pal.he} went through the paper ribbon with both arms in the air, and the others followed, one after another, like beads sliding off a string. After that came a pause. A butterfly crossed the line, without any hurry, and then came {hero}. The ribbon had been rolled up by that time and put into a pocket. "That was very brave," said {teach}, and the whole class clapped. <It was a particular kind of clapping, which is kept for people who come last.|There is a particular kind of clapping for that, and {hero} could have told it from any other.>`,
        `Whoever comes last has the best view of a race. {hero} knew all the heels in {their} class, and the color of every sock. {They} had seen {pal} go through the paper ribbon nine times, always from behind, and always from the same distance. By the time that {they} reached the end of the track {themselves}, the others were lying in the grass and discussing something else. {teach} would be waiting there with the ribbon rolled up in one hand. "You kept going to the very end," said {teach}, <as if there had been another possibility|which was true of everybody>. Then they all clapped, slowly and kindly, and it was worse than if they had gone on talking.`,
      ],
    },
    {
      id: "nobody-knows",
      ...SUPPER,
      pose: "sitting",
      feeling: "sad",
      with: ["big curious"],
      props: [POTATO, "thing:bowl"],
      happening: "{hero} sits at the kitchen table with {big}, who has a potato and a bowl.",
      E: [
        `"On sports day I will be ill," said {hero} at home. "I am too slow." {big} was peeling a potato. "How slow is that?" {big.he} asked. {hero} did not know. "They only ever <look at|measure> the first one," {they} answered.`,
        `{hero} did not want any supper. "I am the slowest of all," {they} said, "and sports day is in two weeks." {big} was busy with the potatoes. "How slow are you?" {big.he} asked. That was something that nobody had ever <counted|asked>.`,
      ],
      I: [
        `"I'm going to have a stomachache on sports day," {hero} announced at home. {big} was peeling potatoes, and didn't look surprised. "Is it about the running?" {big.he} asked. {hero} nodded. "How slow are you, actually?" That was a peculiar question. {hero} opened {their} mouth, and there wasn't anything in it. "They always stop the watch when the first one comes," {they} said. <"After that they put it away."|"Nobody has ever measured me."> {big} put down the potato. "Then you might be anything," {big.he} said.`,
        `"I'm the slowest," said {hero}, and pushed away {their} plate. "Slower than what?" asked {big}. "Slower than everybody." {big} thought about it, with a potato in {big.his} hand. "And compared to last week?" {hero} had no idea. {teach} had a stopwatch, but when {pal} crossed the line it was stopped, and then it went back into the bag. <Nobody had ever waited for the rest of the time.|The rest of the time had never been measured.> "So you've got a number," said {big} slowly, "and no one knows it."`,
      ],
      A: [
        `"On sports day I shall have a stomachache," {hero} announced that evening, "and possibly a fever." {big} went on peeling potatoes. {Big.he} had been expecting something of the kind, ever since the letter with the date had been hanging on the refrigerator. "Is it the race?" asked {big}, and {hero} nodded. "And how slow are you, in actual fact?" It was such an odd question that {hero} forgot to be sad while {they} looked for the answer. There wasn't one. The stopwatch was always stopped when {pal} came through the ribbon, <and then it was returned to its bag|and what happened after that was nobody's business>. In all those years not a single person had measured {them}. "In that case," said {big}, and laid down the potato, "you're a number that hasn't been discovered yet."`,
        `{hero} couldn't eat. "I'm slow," {they} told the plate. {big}, who was getting the potatoes ready for the following day, wanted to know what {they} {was} slow in comparison with. "With everybody," said {hero}. "And in comparison with yourself?" asked {big}. That had never come up. {teach} owned a silver stopwatch, but it stopped as soon as {pal} had arrived. Whatever went on behind {pal} went on without any time at all. <{hero} might as well have been running on the moon.|As far as the watch was concerned, {hero} was still out there somewhere.> "It seems to me," said {big}, turning a potato over in {big.his} fingers, "that somebody should have counted a little longer."`,
      ],
    },
    {
      id: "first-count",
      ...PARK,
      pose: "running",
      feeling: "determined",
      with: ["big happy"],
      props: [POTATO, "tree"],
      happening: "{hero} runs to a tree in the park, and {big} counts with a potato in {big.his} hand.",
      B: [
        `"Run to that tree and back," said {big}. "I will count." {refrain} It took thirty-four.`,
        `{big} took {hero} to the park. {refrain} "That was thirty-four," said {big}.`,
      ],
      E: [
        `The next day {big} took {them} to the park. "Run to that tree and back," said {big}, "and I will count." {refrain} Nobody else was running, so nobody was first. "Thirty-four!" said {big} at the end. Now {hero} had <a number|something>.`,
        `They had no watch with them, but {big} had a potato. "Then we will count with this," said {big}. {hero} ran to the big tree and back. {refrain} In the end it was thirty-four. {hero} wrote it <on {their} hand|on the path>.`,
      ],
      I: [
        `In the park there was a tree that was just as far away as the end of the track. There was no watch, but there was a potato in {big's} coat, and so {big.he} counted in that. "One potato, two potato," {big.he} called, and {hero} ran. There weren't any backs in front of {them}, and nobody clapped. {They} touched the tree, turned around, and came back. <"Thirty-four!" said {big}.|"And thirty-four," said {big}.> It was the first time that {hero} had ever been a number, and {they} liked it.`,
        `"If you say 'one potato,' that's as long as a second," {big} explained on the way to the park. {Big.he} had brought one along, so that they wouldn't forget what they were counting. {hero} bent {their} knees beside the bench, and {big} pointed to the tree and began to count. {hero} ran as well as {they} possibly could. <Nobody overtook {them}, apart from a dog.|A dog came along for part of the way.> When {they} touched the bench again, it had been thirty-four. {They} asked {big} to say it once more.`,
      ],
      A: [
        `There was a tree in the park which was precisely as far from the bench as the end of the track is from the beginning. Unfortunately they had forgotten the watch. {big} searched all of {big.his} pockets, and the only thing that came to light was a potato from the market. "Then we'll count in potatoes," {big.he} decided, "and every potato lasts about as long as a second, if you pronounce it properly." It was peculiar to run like that. It was strange to see no heels in front of {them}, <and to hear no feet, except the two that belonged to {them}|and not a single sock>. {They} slapped the tree, and turned around, and came back to the bench, where {big} was just saying thirty-four. {hero} repeated it several times, because although it wasn't a particularly fast number, it belonged to {them}.`,
        `"One potato, two potato," said {big}, walking beside {them} through the park gate. "Each of them takes a second. I used to count thunderstorms with it." For the sake of accuracy {big.he} had brought a potato along. The track was to lead from the bench to the chestnut tree and back again. When {hero} had bent {their} knees, {big} raised the potato into the air and let it fall. Until that afternoon {hero} had never run without somebody in front of {them}. <It made the world look wider.|It was like being first and last at once.> A terrier accompanied {them} for part of the way and then thought better of it. It took thirty-four potatoes in all, and {hero} wrote the number on the back of {their} hand, before it could get lost.`,
      ],
    },
    {
      id: "measures-everything",
      place: "street",
      time: "afternoon",
      weather: "clear",
      pose: "walking",
      feeling: "excited",
      with: ["big happy"],
      props: [POTATO],
      happening: "{hero} walks down the street with {big} and holds a potato.",
      I: [
        `After that, everything was measured. It was eighteen potatoes to the mailbox and fifty-one to the bakery. An egg took two hundred, and a grandmother getting out of the bus took forty. Every afternoon they went to the park, and {hero} ran to the tree and back. On Tuesday it was thirty-three. On Wednesday it was thirty-six, because of a dog. <"It went up!" cried {hero}, disappointed.|"That's worse!" cried {hero}.> "It wobbles," said {big}. "Everything that's alive wobbles."`,
        `{hero} wrote the numbers on the kitchen door, one below the other. Thirty-four was at the top. Then came thirty-three, and thirty-three again, and suddenly thirty-six. {They} had slept badly, and it had been windy. "Shall I rub it out?" asked {hero}. {big} was against it. "You ran that one, too," {big.he} said. <So it stayed, and the next one was thirty-two.|It stayed on the door, and on Friday there was a thirty-two below it.> In the meantime they had also measured the bathtub, the bakery, and a sneeze.`,
      ],
      A: [
        `From that day on there was hardly anything that wasn't measured. The mailbox turned out to be eighteen potatoes away, and the bakery fifty-one. A soft egg required two hundred, and a yawn, if nobody interrupted it, took five. Each afternoon, whatever the weather, they went to the bench, and {hero} ran to the chestnut tree and back. On Tuesday it was thirty-three. On Wednesday it was thirty-six, on account of the wind and a terrier, and {hero} came close to giving the whole thing up. <"It's going the wrong way," {they} said bitterly.|"I'm getting slower," {they} said bitterly.> "It wobbles," said {big}, who wasn't alarmed. "Everything that's alive wobbles. You have to look at it from a bit farther off."`,
        `The numbers went onto the inside of the kitchen door, in pencil, one below the other, and around them grew a whole collection. There was the distance to the bakery, which was fifty-one potatoes, and the time that an elderly gentleman needs to get out of a bus. At the top stood thirty-four. Underneath it there were two of thirty-three, and beneath these, like a bump in the road, a thirty-six. It had been a bad day, with wind in it. {hero} wanted to know whether {they} could rub that one out. <"You ran it," said {big}, "and it belongs to you like the others."|{big} thought that a door ought to be honest.> So it remained, and two days later there was a thirty-two below it, which looked all the better.`,
      ],
    },
    {
      id: "looks-at-heels",
      ...PARK,
      pose: "standing",
      feeling: "curious",
      with: ["pal curious", "big calm"],
      props: [POTATO],
      happening: "{hero} stands in the park with {pal}, and {big} holds a potato.",
      E: [
        `{pal} came to the park, too. "Run with me," {pal.he} said. They ran to the tree together, and {hero} looked at {pal's} heels the entire time. It was thirty-five. "Now look at the <tree|bark>," said {big}. Then it was only thirty-one!`,
        `"What do you look at when you run?" asked {hero}. {pal} had to think about that. "The end," {pal.he} said. {hero} had always looked at the others. So now {they} looked only at the <old|big> tree. It took thirty-one potatoes.`,
      ],
      I: [
        `One afternoon {pal} was in the park as well, and they ran together. {pal} arrived first, naturally, and {hero} needed thirty-five. "What do you look at when you're running?" {they} asked. {pal} had never considered it. "The tree," {pal.he} answered in the end. {hero} had always looked at the others, and at how far away they were. <Now {they} looked at nothing but the tree.|This time {they} looked only at the tree.> It had a knot like an eye, and it was thirty-one potatoes away.`,
        `"You run with your head turned," said {pal}, who had been watching from the swing. "Do I?" asked {hero}. They tried it together, and {pal} was right. {hero} looked to the left and the right, to see who was in front, and it was always somebody. "I wouldn't have the time for that," said {pal}. <{hero} thought that over.|That was worth knowing.> The next time {they} kept {their} eyes on the tree, as if there were nothing else in the park. "Thirty-one," said {big}, and counted it again on {big.his} fingers.`,
      ],
      A: [
        `On one of these afternoons {pal} happened to be in the park, and they ran side by side, for as long as that lasted. Then {pal} was sitting in the grass already, and {hero} arrived after thirty-five. "What do you look at while you're running?" {they} inquired afterward. {pal} had to consider it, since nobody had ever asked {pal.him} anything except how it felt to win. <"At the tree," {pal.he} said.|"Only at the tree," {pal.he} said.> In all those years {hero} had always looked at the others, at all those heels, and at how far off they were. {They} returned to the bench and took aim. The tree had a knot in its bark like an eye, and a branch that somebody had once cut off, and it was thirty-one potatoes away.`,
        `"Your head goes around like an owl's," remarked {pal}, who had been hanging upside down from a swing and observing the training. {hero} hadn't known that. "You look at who is in front," said {pal}, "and there's always someone, so you keep on looking." It was friendly advice, and it came from an expert. When {hero} asked what {pal.he} looked at {pal.him}self, {pal} said that it was merely the end, since {pal.he} was in a hurry to get there. <It sounded too simple to be of any use.|There had to be more to it than that.> But {hero} went back to the bench and looked at nothing but the chestnut tree, until it filled the park from one side to the other. "Thirty-one," said {big} in a whisper, as though it might fly off.`,
      ],
    },
    {
      id: "thirty",
      ...PARK,
      pose: "jumping",
      feeling: "happy",
      with: ["big proud"],
      props: [POTATO, "tree"],
      happening: "{hero} jumps for joy by a tree in the park, and {big} holds up a potato.",
      B: [
        `Each day {hero} ran to the tree. It got a bit better each time. Now it was thirty!`,
        `{hero} ran to the tree each day. {They} looked at just the tree. Now it was thirty!`,
      ],
      E: [
        `On the day before sports day {hero} ran once more. {refrain} "Thirty!" {big.he} called at the end. That was four potatoes better than on the first day. "Will I still be last?" asked {hero}. "<Maybe|Very likely>," said {big}. "But you will be a better last."`,
        `It was the night before sports day. {hero} looked at the tree and at nothing else. {refrain} "That was thirty," said {big}, and had to sit down. {hero} wrote it down with the others, <on the kitchen door|with a red pen>.`,
      ],
      I: [
        `On the evening before sports day they went to the park one last time. The bench threw a long shadow. {hero} looked at the tree until it looked back, and ran. "Thirty," said {big}, and held up the potato, which had grown a bit wrinkled by now. That was four less than at the beginning. "{pal} needs nineteen," said {hero}. "I'll still be last tomorrow." "Quite possibly," said {big}. <"But I'm curious about you, and not about {pal}."|"{pal's} number isn't the one that we're waiting for.">`,
        `Thirty-one stayed on the kitchen door for three days, as if it had been nailed there. Then, on the evening before sports day, something happened on the way back, and {hero} felt it in {their} knees. "Thirty!" cried {big}, and threw the potato into the air and didn't catch it. They had to look for it under the bench. <"It's gone soft," said {hero}.|It had a dent now.> "So would anybody, after two weeks in a pocket," said {big}. "Tomorrow it's coming along."`,
      ],
      A: [
        `On the evening before sports day they walked to the bench for the last time. It was still warm, and the shadow of the chestnut tree reached almost to their shoes, as though it wanted to make the distance a little shorter. {hero} took no notice of it, but looked at the knot in the bark, and went. "Thirty," announced {big}, and solemnly shook {their} hand. It was four fewer than on the first afternoon, although the tree hadn't moved. "I'll be last tomorrow in any case," {hero} pointed out, "because {pal} only needs nineteen." {big} didn't deny it. <"But everybody knows {pal's} number by now," {big.he} answered, "and yours is the exciting one."|"There's an enormous difference," {big.he} answered, "between last and last.">`,
        `For three days nothing went forward. Thirty-one stood at the bottom of the door, and {hero} began to suspect that it was simply the number {they} had been born with. Then, on the evening before sports day, something came loose in {their} knees, like a drawer that has been stuck for years and suddenly slides open. "Thirty!" shouted {big}, and flung the potato into the air. They found it beneath the bench. After two weeks in a pocket it had gone soft and wrinkled, <and a small green shoot was coming out of one end|and it had begun to look like somebody's uncle>. "It's coming along tomorrow," declared {big}, "because it has earned it."`,
      ],
    },
    {
      id: "morning-of-it",
      ...FIELD,
      pose: "standing",
      feeling: "worried",
      with: ["big calm", "pal excited", "teach happy"],
      props: ["flag", POTATO],
      happening:
        "{hero} stands on the sports field with {big}, {pal} and {teach}; there is a flag, and a potato.",
      B: [
        `It was sports day. So many people came! "I will count for you," said {big}.`,
        `Then it was sports day. {hero} felt sick. "I am here," said {big}. "Run to me!"`,
      ],
      E: [
        `On sports day there were flags, and a hundred people. {hero} looked for the tree, but there was no tree. "Then look at me," said {big}. "I will stand at the end, and I have the potato." {Big.he} held it up, <so that {they} could see it|high over {big.his} head>.`,
        `Then sports day came, and it was loud. "My legs do not know how to run," said {hero}. {big} had the old potato. "This still knows it," {big.he} said. Then {big.he} went to stand <at the end|behind the line>, and held it up.`,
      ],
      I: [
        `On sports day the field was full of flags and folding chairs. {hero's} knees felt like pudding, and there was one thing that nobody had remembered. There wasn't any tree. "What am I supposed to look at?" {they} whispered. {big} searched the entire field and couldn't discover one either, but then {big.he} reached into {big.his} pocket. "I'll be standing behind the line," {big.he} promised, "and holding this up." <It was the potato, with a dent in it.|It was small, brown, and wrinkled, and it was a comfort.>`,
        `There were long legs and short legs, and all of them were hopping up and down to keep warm. "I think I'm going to be sick," murmured {pal}, and {hero} was amazed, because {pal} always won. "That's the reason," said {pal}. "Everybody is expecting it." <{hero} hadn't known that one could be frightened of being first.|That had to be terrible, thought {hero}.> "You can look at my potato," {they} offered. At the other end of the field {big} was already holding it up.`,
      ],
      A: [
        `On sports day the field had put on flags. There were folding chairs, and grandparents under umbrellas, and a loudspeaker that cleared its throat. {hero} stood among the legs of {their} class and noticed that {their} knees had turned to pudding overnight, and furthermore that there wasn't any tree. In all those days it hadn't occurred to either of them. "What am I supposed to look at?" {they} whispered. {big} turned around once in a circle, and <then {big.he} put a hand in {big.his} pocket|finally {big.he} reached into {big.his} pocket>. "I'll be standing behind the line," {big.he} promised, "and I'll be holding this up until you've arrived, however long it takes." It was wrinkled, and it had a dent, and {hero} had never seen anything so reassuring.`,
        `"I'm going to be sick," somebody murmured next to {hero}, among all the hopping legs, and it was {pal}, of all people. {Pal.he} had won every time. "That's exactly why," said {pal}, with a look across at the folding chairs. "They've all come to see it, and what happens if I don't?" It was a completely new idea that somebody might be afraid at that end, too. <{hero} looked at {pal.his} face, which until now {they} had only known from behind.|Up to now {hero} had only known {pal.him} from behind.> "You could look at my potato," {they} offered generously. At the far side of the field, behind the line, {big} was standing on a chair, and in {big.his} raised hand there was something small and brown.`,
      ],
    },
    {
      id: "bang",
      ...FIELD,
      pose: "running",
      feeling: "worried",
      with: ["pal determined", "teach happy"],
      happening: "{hero} runs on the sports field behind {pal}, and {teach} looks on.",
      B: [
        `Bang! They all ran off. {hero} saw their backs. Oh, no! {They} {was} the last one.`,
        `Bang! Now they ran. {pal} was so fast! All of them were fast. {hero} was last again.`,
      ],
      E: [
        `Bang! All of them flew off, and {hero} was alone with a lot of backs. {Their} eyes wanted to look at the heels. There were so many of them! Then the slow clapping began, <at the front|on both sides>, and {their} legs got heavy.`,
        `Bang! {pal} ran off as fast as a <dog|train>, and so did all the others. After ten steps {hero} was the last one. {They} looked at all those feet. They got smaller, and they were so far away.`,
      ],
      I: [
        `It went bang, and there they were again, all the backs. {hero} had known them for years. {They} ran, and {they} knew that {they} {was} running better than ever, but the backs were running better, too. Little by little the gap grew. Then from the chairs came that sound. It was the clapping, the slow and friendly kind, and it had begun when {they} {was} hardly half of the way. <{hero's} legs recognized it and became heavy.|It made {their} legs as heavy as wet coats.> {Their} eyes slid to the left, toward the heels.`,
        `{teach} lowered the flag. Eleven pairs of shoes shot away, and the grass lay flat behind them. {hero} was in the middle of it for exactly three steps. After that {they} had room on both sides. {They} saw {pal} in front, already tiny, and behind {pal.him} the others, with their beautiful heels. There were red ones, and a pair that blinked. <{hero} counted them without wanting to.|It was impossible not to look.> In the chairs somebody called, "Never mind, keep going!" That did it. It felt like running in soup.`,
      ],
      A: [
        `It went bang, and there were all the backs, as punctual as ever. {hero} ran. {They} could tell that it was going well, that {their} knees had stopped being pudding and {their} feet knew what to do. Unfortunately nine others had been practicing as well, and had longer legs to do it with. The distance opened, quietly, like a door. And then, when {they} had scarcely got to the middle, it began in the chairs: the slow clapping, the kindly clapping, the kind with the heads tilted to one side. <{hero's} legs recognized it before {they} did.|{hero} would have preferred rain.> It hung itself on {them} like a wet overcoat, and {their} eyes wandered off to the left, toward the heels, and to how far away they already were.`,
        `Down came the flag, and the grass lay flat. For several seconds {hero} was in the middle of a race, and then it moved on, like a cloud of starlings, and left {them} behind on a great deal of grass. {They} saw {pal}, who was already no larger than a thumb, and the heels of the others, including a pair that blinked. {They} didn't want to count them, and arrived at eighteen. <"Never mind, dear," called a lady under an umbrella.|"It's taking part that counts," said the loudspeaker.> It was meant well, and it had the same effect as a hand on the back of one's collar. For a moment {hero} was in the soup again, where {they} had spent all the other races.`,
      ],
    },
    {
      id: "hears-counting",
      ...FIELD,
      pose: "running",
      feeling: "determined",
      with: ["big excited"],
      props: [POTATO],
      happening: "{hero} runs on the sports field toward {big}, who holds up a potato.",
      B: [
        `{big} was still there! {big} held it up high. {refrain} {hero} looked at it and ran.`,
        `{hero} looked up. There was {big}! {refrain} {hero} looked at {big.him} and ran.`,
      ],
      E: [
        `Then {they} heard something through all the noise. "Eleven potato, twelve potato!" It was {big}, and {big.he} was still counting. {big} had not stopped when the first one came. {hero} lifted {their} eyes, and there was the <little|brown> potato. {They} ran.`,
        `Then {they} heard a loud voice, and it was {big's}. "Eleven potato, twelve potato!" {Big.he} had not stopped with the first one. {hero} forgot all those feet. At the end of the field was a potato. {They} ran <to it|right to it>.`,
      ],
      I: [
        `"Thirteen potato!" That wasn't clapping. {hero} knew that voice. "Fourteen potato!" It came from behind the line, and it was so loud that several people turned around. {pal} had gone through the ribbon long ago, and everybody was looking at {pal.him}. Only one person was still counting. {hero} lifted {their} eyes from the heels. <There was the hand, and in it was the potato.|High over the heads, small and brown, was the potato.> {They} looked at that and at nothing else, and ran.`,
        `Then something came through the noise that had nothing to do with it. "Fifteen potato," it said, as calm as a kitchen clock. "Sixteen potato." {hero} raised {their} head. Far away, above all the hats, a hand was sticking up, and in the hand was something brown. The first ones were already being congratulated. But the time hadn't stopped. <It was still running, and it belonged to {hero}.|This time it was waiting for {them}.> The clapping became quieter, and so did the heels. There was only the potato, which was growing.`,
      ],
      A: [
        `"Thirteen potato," said somebody, and it didn't sound like clapping. A voice had got up from among the chairs and was walking straight across the noise, and it was so loud that the loudspeaker surrendered. {pal} had gone through the ribbon some time ago; the cheering was over, and the first apples were being eaten. By every clock in the world the race was finished, and only one person had forgotten to stop. {hero} lifted {their} eyes from the heels. <There, over the hats, on the end of an arm, was the potato.|Above the hats, at the end of a long arm, there it was.> {They} looked at it as {they} had looked at the tree, until nothing was left of the field but a strip, and {they} {was} on it.`,
        `What came through the soup was a number. "Fifteen potato," it said, not even loudly, but in the manner of a kitchen clock, which doesn't care who is in the room. {hero} raised {their} head. Over there they were hanging something around {pal's} neck, and several people were already folding up their chairs, because for them the time had stopped. But above the hats stood an arm, with a potato at the end of it, and there it was still going on. <It was going on for {hero}.|It was {hero's} time, and no one else's.> The clapping faded away, and the heels did as well, until {they} couldn't have said what color they were. There was only that brown spot, no bigger than a freckle, which grew.`,
      ],
    },
    {
      id: "over-the-line",
      ...FIELD,
      pose: "jumping",
      feeling: "proud",
      with: ["big excited", "teach surprised"],
      props: [POTATO, "flag"],
      happening:
        "{hero} jumps for joy on the sports field with {big}, who has a potato, and {teach} is surprised.",
      B: [
        `{hero} was last of all. {refrain2} {hero} jumped up and down for joy.`,
        `{hero} was there! {They} {was} last. {refrain2} How {they} jumped!`,
      ],
      E: [
        `The ribbon was gone by now, and {teach} did not look. {hero} ran over the line. {refrain2} That was three less than the day before! {hero} jumped up and down, and {big} did a dance. All the people <stared|looked> at them.`,
        `{hero} came in last of all. {refrain2} "Twenty-seven?" cried {hero}. "Twenty-seven!" And the two of them jumped around on the grass, as if they had won. {teach} did not <understand|get> it. "But who was first?" asked a boy.`,
      ],
      I: [
        `There was no ribbon any more, and on the line stood somebody's bag. {hero} jumped over it. "Twenty-seven!" shouted {big}. For a moment neither of them moved. Then they fell into each other's arms, and {hero} screamed, and {big} danced with the potato over {big.his} head. They made so much noise that the winners turned around. {teach} looked at {teach.his} list. <"Who was it that won?" asked a lady.|"Did I miss something?" asked a grandfather.> In all the years of sports day, nobody had ever been so happy about coming last.`,
        `{hero} was over the line before {they} noticed it. {They} ran on for a bit, straight into {big's} stomach. "How many?" {they} gasped. {big} couldn't speak. {Big.he} held up both hands, twice, and then seven fingers. It took {hero} a moment to add that up. <"Twenty-seven?"|"That's twenty-seven!"> After that they behaved very badly. They yelled, and hopped around in a circle, and kissed the potato, in front of a hundred people. It had got so quiet that you could hear the flags.`,
      ],
      A: [
        `The ribbon had been put away, and a handbag was standing on the line. {hero} jumped over it, on one leg, with the last of {their} breath. "Twenty-seven!" said {big}, and {big.his} voice broke in the middle. For as long as a potato takes, both of them stood perfectly still. Then {hero} shrieked, and {big} leaped from the chair, and they danced around the handbag as if somebody had made them the rulers of the entire field. The winners turned around in astonishment. {teach} went through {teach.his} list from the top to the bottom. <"Who in fact has won?" a grandfather asked his neighbor.|"Wasn't that the last one?" a grandfather asked his neighbor.> Nobody could remember anyone who had come last with such enormous success.`,
        `{hero} ran through the place where the ribbon had been, and on into {big}, who fell off the chair. {big} had no breath left either, after so many potatoes, and was obliged to use {big.his} fingers. It was all of them, then all of them again, and finally seven. {hero} added it up twice, <and it couldn't be anything else|and it came out the same both times>. Thereupon the two of them began to howl with joy, and to kiss a wrinkled vegetable in front of a hundred people. It grew so silent on the field that one could hear the flags. "But that was the last one," a small child said, very clearly.`,
      ],
    },
    {
      id: "what-is-mine",
      ...FIELD,
      pose: "pointing",
      feeling: "happy",
      with: ["pal curious", "big happy"],
      props: [POTATO],
      happening: "{hero} points to the track and explains, and {pal} listens; {big} has the potato.",
      I: [
        `"You do know that you came last?" asked a boy with red shoes. "By a mile," said {hero} happily, "but three potatoes faster than me." The boy didn't understand, so {they} explained it. "How many have I got?" he asked then. It turned out that nobody knew. They all knew who had been in front of them, and that was it. <"Could you count for me, too?" asked the boy.|One after another they came and stood around {big}.> {big} cleared {big.his} throat, and moistened {big.his} lips, and held up the potato.`,
        `{pal} came over with a medal around {pal.his} neck. {Pal.he} had never seen anybody so delighted, and wanted to know the reason. So {hero} told {pal.him} about the kitchen door, and about the thirty-six, and {pal} listened with {pal.his} mouth open. "And how many was I?" {pal.he} asked. Nobody had counted. They had stopped looking when {pal.he} was first. <"I'd like to have a number as well," said {pal}.|"So I don't even know," said {pal}.> Then {pal.he} took off the medal, so that it wouldn't swing, and went back to the start.`,
      ],
      A: [
        `"You do realize that you came last?" inquired a boy in red shoes, who had come in third and was still thinking about it. "By a long way," said {hero}, beaming, "but I beat myself by three potatoes." The boy requested an explanation. He received the whole of it, with the tree and the terrier and the door, and when it was finished he looked down at his shoes. "And what was I?" he asked. They asked {teach}, but it wasn't on the list, since a list of that kind has only places on it. <Somebody had been before him and somebody behind, and that was the whole of his result.|He was behind two people and in front of seven, and that was all that was known of him.> "Would it be very much trouble," the boy asked {big}, "to do it once more?"`,
        `By and by they all came and stood around the chair. They wanted to hear what there was to celebrate at the wrong end of a race, and {hero} told them. {They} described the undiscovered number, and how it wobbled, and that thirty-six had been allowed to stay on the door. "I was faster than I've ever been," {they} said, "and I'm the only one who has." A girl began to count on her fingers and gave up. <It turned out that not one of them knew anything but a place.|None of them had anything to compare that with but a place.> "I think that I may have been slower than on Monday," somebody said thoughtfully. Then they looked at {big}, and {big} sighed, and climbed back onto the chair.`,
      ],
    },
    {
      id: "pals-number",
      ...FIELD,
      pose: "holding",
      feeling: "happy",
      with: ["pal worried", "big happy"],
      props: [POTATO, "medal"],
      happening: "{hero} holds a potato beside {pal}, who has a medal, and {big} is near.",
      A: [
        `{pal} was the last to come, with the medal on {pal.his} chest. {Pal.he} had won, as everyone had expected, and {pal.he} looked like a person who has handed in {pal.his} homework. "Nobody says anything when I win," {pal.he} admitted. "They only say something when I don't." {hero} recognized that sort of silence, although {they} knew it from the other side, and asked whether {pal} wanted to know {pal.his} own number. {pal} took off the medal, so that it wouldn't swing. This time it was {hero} who stood on the chair, <and counted as slowly and honestly as possible|with the potato in the air, and counted every one of them out loud>. It came to eighteen. "But I used to be nineteen!" whispered {pal}, and finally there was some color in {pal.his} face.`,
        `Only {pal} hadn't joined in. {Pal.he} was sitting on the grass with the medal in {pal.his} hand, and turning it over, as if there might be something on the back. "I looked at your potato," {pal.he} told {hero}, "and then I had won, and it was over, and everything was exactly the same as always." It was sad, when you heard it like that. <{hero} handed {pal.him} the potato.|{hero} wiped the potato clean and gave it to {pal.him}.> "In the park you were nineteen," {they} remembered, "and I could count you again, if you like." So {pal} got up and ran, with nobody in front and nobody behind, and {hero} counted. When it turned out to be eighteen, {pal} came flying back and hugged {them} so hard that the potato lost its shoot.`,
      ],
    },
    {
      id: "potatoes-for-supper",
      ...SUPPER,
      pose: "sitting",
      feeling: "proud",
      with: ["big happy"],
      props: [POTATO, "thing:bowl", "medal"],
      happening: "{hero} sits in the kitchen with {big}; there is a bowl, a potato, and a medal.",
      B: [
        `They had potatoes at home. It was a lot of them! {hero} ate and ate.`,
        `{big} put the potato on a string. It was for {hero}. "Next time it is twenty-six!"`,
      ],
      E: [
        `For supper there were potatoes, twenty-seven of them, and they were small. But the old one was not cooked. {big} put it on a ribbon and hung it around {hero's} neck. "For the fastest {hero} of all time," said {big}. <They ate until dark.|It was quite heavy.>`,
        `That evening {hero} wrote a new number on the kitchen door. It was the lowest of all. "And what comes <after|under> that?" asked {big}. There was plenty of space below. {hero} looked at the old potato on its ribbon. "Twenty-six," {they} said.`,
      ],
      I: [
        `For supper there were potatoes, and {hero} counted them into the bowl. There were twenty-seven, mostly small ones. The twenty-eighth wasn't cooked. It had a dent, and now it hung on a red ribbon over {hero's} chair. It was for the fastest {hero} of all time, {big} had decided, <and that was no exaggeration|and nobody could argue with that>. {They} wrote the new number on the kitchen door. Below it the door went on, white and smooth, all the way to the floor.`,
        `In the evening {hero} wrote twenty-seven on the kitchen door. It stood at the very bottom, and it looked good there. The potato was lying on the table, wrinkled and tired. They couldn't possibly eat it. <So they planted it in a bucket beside the door.|So they put it in the ground, behind the house.> In the fall eleven new ones came up. "I'm eleven potatoes faster," said {hero}, "only they're not the same kind." And they measured how long it took to eat them.`,
      ],
      A: [
        `For supper there were potatoes. {hero} counted them into the bowl, one after another, until there were twenty-seven, and it was a large bowl. The twenty-eighth hadn't been cooked. It had spent two weeks in a pocket, it had been kissed in public, and now it hung from a red ribbon on the back of {hero's} chair. On a piece of paper it said, in {big's} handwriting, that it had been awarded to the fastest {hero} of all time. <There was no arguing with that.|Nobody in the entire class had a medal on which every word was true.> Before bedtime {they} wrote the number on the kitchen door, with the date beside it. It stood at the very bottom of the column. And underneath it the door went on, white and smooth, the whole way down to the floor.`,
        `That evening twenty-seven was written on the kitchen door, below all the others, including the thirty-six, which still looked like a bump in a road that leads downhill. {big} sat at the table with a hoarse throat, and between them lay the potato. It had grown a fresh shoot. "We can't eat it," said {hero}. "It knows too much." They buried it, with all the honors, in a bucket next to the back door, where it has been doing very well. <In the fall there were eleven, and the class got one each.|By the fall it had turned into eleven, and there was soup for the whole class.> The children still count in it. At the next sports day, they say, there wasn't any ribbon at all, but everybody brought somebody who could say potato.`,
      ],
    },
  ],
};
