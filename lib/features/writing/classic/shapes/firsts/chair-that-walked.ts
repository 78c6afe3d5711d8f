import type { Shape } from "@/lib/features/writing/classic/grammar";

const EVENING = { place: "bedroom", time: "evening", weather: "clear" } as const;
const NIGHT = { place: "bedroom", time: "night", weather: "starry" } as const;
const BED = "thing:bed";
const CHAIR = "thing:chair";

const WHOSE = ["my", "his", "her", "their", "your", "the", "a", "our"];
const PARENTS_BED = [
  "our",
  "my",
  "mom-and-dad",
  "mum-and-dad",
  "mommy-and-daddy",
  "mummy-and-daddy",
  "mom",
  "mum",
  "mommy",
  "mummy",
  "dad",
  "daddy",
  "parent",
  "my-parent",
  "his-parent",
  "her-parent",
  "their-parent",
  "the-parent",
];
const listPhrases = (before: readonly string[], after: readonly string[]): string =>
  before.flatMap((first) => after.map((second) => `${first}-${second}`)).join(" ");

export const CHAIR_THAT_WALKED: Shape = {
  id: "firsts/chair-that-walked",
  theme: null,
  wild: 2,
  heroOnly: true,
  tags: ["bed", "night", "sleep", "family", "brave", "growing", "home", "patience"],
  about: [
    "own-bed own-big-bed big-bed big-boy-bed big-girl-bed big-kid-bed big-boy's-bed big-girl's-bed toddler-bed new-bed new-big-bed big-new-bed crib-to-bed cot-to-bed out-of-the-crib out-of-the-cot no-more-crib no-more-cot goodbye-crib goodbye-cot bye-bye-crib bye-bye-cot sleep-alone sleeping-alone sleep-on-her-own sleep-on-his-own sleep-on-my-own sleep-on-their-own sleep-by-himself sleep-by-herself sleep-by-myself sleeping-by-himself sleeping-by-herself sleeping-by-myself sleeping-on-her-own sleeping-on-his-own sleeping-on-my-own fall-asleep-alone falling-asleep-alone go-to-sleep-alone won't-sleep-alone wont-sleep-alone own-room sleep-in-own-room sleeping-in-own-room co-sleeping cosleeping bed-sharing",
    listPhrases(
      WHOSE.map((whose) => `in-${whose}`),
      ["own-bed", "big-bed", "new-bed", "own-room"],
    ),
    listPhrases(
      [
        "sleep-in",
        "sleeping-in",
        "come-into",
        "coming-into",
        "climbs-into",
        "end-up-in",
        "always-in",
        "every-night-in",
      ],
      PARENTS_BED.map((whose) => `${whose}-bed`),
    ),
  ],
  unless: ["bunk-bed dog-bed cat-bed flower-bed river-bed hospital-bed"],
  premise:
    "A chair walks out of {hero's} room, one step a night and only when {hero} says so, until {big} falls asleep on it.",
  shows: [BED, CHAIR],
  talk: [
    "Why was it {hero} who decided when the chair could walk?",
    "What would you like to knock on the wall before you go to sleep?",
    "Who in our family snores, and who has the coldest feet?",
  ],
  cast: { pal: ["cat", "dog", "rabbit", "bear", "mouse"], big: ["mother", "father"] },
  refrain: {
    B: ["Squeak, went the chair. One step!", "No squeak. The chair stood still."],
    E: [
      "Squeak, said the chair, and it walked one step.",
      "The chair said nothing, and it stayed where it was.",
    ],
  },
  beats: [
    {
      id: "too-wide",
      ...EVENING,
      pose: "standing",
      feeling: "worried",
      with: ["big happy", "pal curious"],
      props: [BED],
      happening: "{hero} stands in front of a new bed with {big} and {pal}.",
      B: [
        `{hero} had a big new bed. It was too big at night. So {they} ran to {big}.`,
        `The new bed was big. {hero} was small. At night {they} ran to {big's} bed.`,
      ],
      E: [
        `{hero} had a new bed with room in it for seven people. It was a ship by day. But at night it was <much|far> too wide! So {hero} took {pal} by the paw and ran to {big's} bed.`,
        `By day the new bed was a ship, and {hero} jumped on it. At night it was only big. <Somebody|A person> could get lost in there! So every night {they} ran to {big}, and {pal} came, too.`,
      ],
      I: [
        `The new bed had four legs, two pillows, and room for six. All day long it was a ship, and {hero} was the captain. But when the lamp went out, it was simply wide. On the left there was nothing, and on the right there was more of it. {hero} lay in the middle with {pal} and listened to the emptiness. <Then {they} took {pal} under one arm and ran across the hall.|Then there were quick feet in the hall.> {big} lifted the blanket without waking up, as {big.he} had done every night since the spring.`,
        `"It's a bed for somebody who is growing," said {big}, when the last screw was in. {hero} could see that. It was so long that {their} feet came to an end in the middle of it. {pal} tried it out and fell asleep across both pillows. But that night {hero} lay awake. <A bed like that ought to have somebody at the other end.|There was too much bed and too little {hero}.> At ten o'clock {they} went to {big's} room, as always. There was absolutely no space in there, and it was wonderful.`,
      ],
      A: [
        `It was a magnificent bed. It had four legs, two pillows, and a drawer underneath for treasure, and on its first day it was a ship, a stage, and a mountain. {hero} was very fond of it until the lamp went out, and then it turned into a bed for somebody much larger. To the left there was nothing, and to the right there was still more of it. Anything might have been going on at the far end, which {their} feet didn't reach. {pal} slept, since {pal} was the kind of {pal.kind} that could sleep on a fence. <{hero} held out for eleven minutes.|{hero} counted to two hundred.> Then there was a patter in the hall, and {big}, without opening an eye, lifted the blanket.`,
        `"You've got a whole bed to yourself," said {big}, tightening the final screw, "and I've always wanted one of those." The new bed was so long that {their} feet came to an end somewhere in the middle. It was so wide that {pal} could lie across it and not be in anybody's way. In the daytime this was a great advantage. At night, however, it was as if {they} had been put to bed in a field. <{They} missed an elbow.|There was nobody's breathing in it but {their} own.> And so at ten o'clock {hero} did what {they} had done at ten o'clock since anybody could remember. {They} took a pillow and a {pal.kind}, and moved in with {big}.`,
      ],
    },
    {
      id: "on-the-edge",
      ...NIGHT,
      pose: "sleeping",
      feeling: "happy",
      with: ["big sleepy", "pal sleepy"],
      props: [BED, "blanket"],
      happening: "{hero} sleeps across a bed under a blanket, and {big} has hardly any room left.",
      E: [
        `{hero} slept like a star, with arms and legs to all sides. {pal} slept like a hat on {big's} head. {big} slept on the <very|last> edge. At seven minutes after three there was a bump. "I fell out again," said {big} from the floor.`,
        `In {big's} bed it was warm, and {hero} lay across the middle. {big} had a knee in {big.his} back and no blanket at all. Bump! "It is <fine|nice> down here, too," {big} said from the carpet.`,
      ],
      I: [
        `{hero} slept like a starfish, with one arm or leg in every direction. {pal} slept like a hat, on the top of {big's} head. What was left over belonged to {big}. It was about as wide as a ruler. At three in the morning there was a bump. "Did you fall out?" asked {hero}. "No, no," said {big} from the floor, <"I was going this way."|"I only wanted to see the carpet."> In the morning {big.he} put salt into {big.his} coffee, and for a whole minute {big.he} didn't notice.`,
        `There's an art to sleeping in somebody else's bed, and {hero} was good at it. {They} lay crosswise and took the blanket along at every turn. {big} had a heel behind {big.his} ear and {pal} on {big.his} feet. Each night {big.he} moved a little nearer to the edge, and each night, at about three, the edge came to an end. <Bump.|Then it went bump.> "I'm all right," said {big} in the dark. But at breakfast {big.he} buttered {big.his} hand.`,
      ],
      A: [
        `{hero} slept like a starfish, with a limb in every direction, and {pal} slept like a fur hat, on the top of {big's} head. What remained was a strip as wide as a ruler, and upon this strip lay {big}, on {big.his} side, holding on. At three o'clock there was a bump, and {hero} inquired whether {big} had fallen out. <"Not at all," answered a voice from below. "I was leaving in any case."|"Not at all," answered a voice from the carpet. "I've been meaning to look under here."> In the morning {big.he} poured the coffee over the cereal, and stirred it thoughtfully. {hero} noticed the gray rings below {big.his} eyes, and felt sorry. It wasn't that {they} particularly wanted the whole bed; {they} simply couldn't be at the other end of a hallway from everybody.`,
        `The trouble with {hero} in a bed was the knees. They went to sleep last, and before that they traveled. {big} had one of them in {big.his} back and the other in {big.his} ear, and {pal} lay upon {big.his} feet like a sack of sand. Every night {big.he} withdrew a little farther toward the edge, politely, as one makes room on a bus. And every night, at about three o'clock, the edge ran out. <Then the lamp shook on its table.|It made a noise like a dropped piano.> "I'm perfectly comfortable," {big} would say from the carpet. But at breakfast {big.he} put on two different shoes and buttered the back of {big.his} hand, and even {pal} looked away.`,
      ],
    },
    {
      id: "makes-a-deal",
      ...EVENING,
      pose: "sitting",
      feeling: "curious",
      with: ["big calm", "pal curious"],
      props: [CHAIR, BED],
      happening: "{hero} sits on the new bed, and {big} puts a chair beside it.",
      B: [
        `{big} put a chair by the bed. "I will sit here," said {big}. "You say when it walks."`,
        `"I will sit by you," said {big}. The old chair could squeak. "It walks when you say so."`,
      ],
      E: [
        `{big} brought the old chair from the kitchen and put it by the bed. "I will sit here." {Big.he} did, and it squeaked. "And whenever you say so, the chair will walk one step to the door." "Only when I <say|tell it>?" asked {hero}.`,
        `{big} sat down by the new bed on the old kitchen chair. It squeaked. "Every evening this chair can walk to the door a little," {big.he} said. "But you are its captain. It never walks until you <tell it to|say the word>."`,
      ],
      I: [
        `That evening {big} carried the old kitchen chair upstairs. It had been everybody's chair once, and it squeaked. {Big.he} put it so close to the new bed that it touched. "I'll sit here until you're asleep," {big.he} said. "And this chair can walk. It walks to the door, one step at a time, but only when you tell it." "And if I never tell it?" asked {hero}. <"Then I'll bring a cushion," said {big}.|"Then it will grow roots," said {big}.> {hero} considered the chair. Nobody had ever given {them} a chair to command before.`,
        `"I have a bad back, and you have a beautiful bed," said {big}, "so there must be something in between." It turned out to be a chair. It came from the kitchen, it squeaked whenever you breathed, and {big} set it down right beside {hero's} pillow. "Every evening it can walk one step toward the door," {big.he} explained, "and you're the one who says when." {hero} asked whether it could also walk back. <"Naturally, in both directions," said {big}.|"Naturally," said {big}. "It's got legs at both ends.">`,
      ],
      A: [
        `In the evening {big} came up the stairs with the old kitchen chair on {big.his} head. It was the one that nobody wanted, because it squeaked if you so much as thought on it. {Big.he} set it down beside the new bed, so near that the wood touched. "Here I'll remain until you're asleep," {big.he} announced, "and what's more, this chair can walk. Its ambition is to get to the door, and after that to the hallway, one step at a time. But it's a remarkably obedient chair, and it won't move a leg until you tell it to." <If {hero} never did, {big} added, {big.he} would learn to knit.|If {hero} never did, {big} added, {big.he} would have the mail delivered here.> {hero} contemplated the chair with new respect, for {they} had never been in charge of any furniture.`,
        `"Suppose," said {big}, "that I don't send you away, and you don't push me out of bed." They both considered what that might look like, and {pal} considered it lying down. Eventually it looked like a chair. It came from the kitchen, where it had been in disgrace for years on account of its squeak, and {big} placed it next to {hero's} pillow. "I'm going to sit on that until you're asleep," {big.he} explained. "When you feel like it, and not before, you order it to walk, and it takes one step in the direction of the door." {hero} asked whether it could also walk in the other direction. <"Certainly, since it's a chair and not a river," answered {big}.|"Whenever it has to," answered {big}.> They shook hands on it, and the chair squeaked, so that it counted.`,
      ],
    },
    {
      id: "first-night",
      ...NIGHT,
      pose: "sleeping",
      feeling: "calm",
      with: ["big sleepy", "pal sleepy"],
      props: [CHAIR, BED],
      happening: "{hero} falls asleep in the new bed, and {big} sits on the chair beside it.",
      A: [
        `It was strange to go to sleep with a chair next to one's ear. Whenever {big} breathed in, it squeaked upward, and whenever {big.he} breathed out, it squeaked down again. {hero} kept one eye open in order to make certain of {big.his} knee, and of {big.his} hand on the blanket, where it could be reached. {They} reached for it several times, and eventually {they} forgot to let go. <When the eye opened again, there was sun in it.|The next time that the eye opened, it was morning.> {They} lay in {their} own bed, in the exact middle, like a letter in an envelope. Down in the kitchen somebody was whistling, and {big.he} poured the coffee into a cup.`,
        `{hero} lay and looked at the chair, and from the chair {big} looked back. "You have to shut your eyes," said {big}, "or else it's only a visit," and so they each shut one. It squeaked whenever {big.he} crossed {big.his} legs, and again whenever {big.he} uncrossed them. After some time {hero} noticed that {they} {was} waiting for it, as you wait for the following wave. <A person who sits on a chair like that can't leave in secret.|It was impossible to sneak away from such a chair.> That was the best thing about it. {They} held on to {big's} sleeve in any case. In the morning it was only the sleeve of an empty sweater, but nobody had fallen out of anything.`,
      ],
    },
    {
      id: "first-step",
      ...EVENING,
      pose: "pointing",
      feeling: "determined",
      with: ["big calm", "pal curious"],
      props: [CHAIR, BED],
      happening: "{hero} sits up in bed and points, and {big} moves the chair one step.",
      B: [
        `Two nights went by. "Now walk!" said {hero}. {refrain} {big} was still close.`,
        `"Chair, you may walk," said {hero}. {refrain} It was not so far. {They} went to sleep.`,
      ],
      E: [
        `On the third evening {hero} looked at the chair for a <long|good> while. "You can begin," {they} told it. {refrain} {big} was still very near. But now {their} fingers could not reach {big.him} any more.`,
        `"How far is one step?" asked {hero}. "It is as far as {pal} is long," said {big}. {hero} thought it over for a while, and then {they} pointed. {refrain} {big} looked a bit smaller, <and was still there|but that was all>.`,
      ],
      I: [
        `For three nights the chair stood still, and {big} read half a book by flashlight. On the fourth evening {hero} sat up. "Chair," {they} said in {their} captain's voice, "one step." The chair rose with {big} attached to it, squeaked, and came down again. Now there was a gap. It was about as wide as {pal}. {hero} stretched out one arm, and {big} stretched out one arm, and their fingertips met. <"It isn't bad," said {hero}, surprised.|"That'll do for today," said {hero}.> {They} fell asleep somewhat closer to the middle of the bed than before.`,
        `"You don't have to," said {big} on the fourth evening. {hero} knew that, and it was the reason why {they} wanted to try. {They} measured the carpet with {their} eyes, took a deep breath, and gave the order. It squeaked. {big} sat down again and crossed {big.his} legs, as though nothing had happened. <Something had happened, though.|But it had.> Between the bed and the chair there was now a piece of carpet, with moonlight on it. {hero} could look at it without falling in.`,
      ],
      A: [
        `For three evenings the chair stayed where it was, and {big} read a book about canals by flashlight, to the end. Nobody mentioned walking. That was probably the reason why, on the fourth evening, {hero} sat up against the pillow and addressed the chair. "One step," {they} commanded, "but a small one." It rose, with {big} underneath, gave a squeak, and came down again on the other side of a stripe in the carpet. Now there was a gap. {hero} stretched out an arm, and {big} stretched out another, and in the middle of the gap two fingertips met. <"I can still smell your soap," {they} announced, which was a relief to both of them.|"You're still fairly large," {they} announced, which was a relief to both of them.> {hero} turned over on {their} side, and happened to turn away from the edge.`,
        `It's one thing to be told that you may wait as long as you like, and another to discover that it's true. {big} sat on the chair on Monday, on Tuesday, and on Wednesday, and didn't so much as glance in the direction of the door. By Thursday {hero} had become curious about the length of a step, and {big} estimated that it was about as long as {pal}. "Then walk," ordered {hero}, covering {their} eyes in order not to see it. It squeaked, and {they} opened one of them. <Everything was still there, only farther to the right.|The chair had moved, and the world had not.> Between the two of them lay a piece of bare carpet with some moonlight on it. It looked as if it had been there all the time.`,
      ],
    },
    {
      id: "somebody-spreads-out",
      ...NIGHT,
      pose: "sitting",
      feeling: "surprised",
      with: ["pal sleepy", "big happy"],
      props: [BED, CHAIR],
      happening:
        "{hero} sits in the new bed and looks at {pal}, who takes up most of it; {big} is on the chair.",
      I: [
        `The chair had got as far as the bookcase, and something else had changed. There was a foot in {hero's} back. It wasn't a large foot, but it was busy. {pal} was lying crosswise on both pillows, with all of the blanket, and was snoring. "Move over," whispered {hero}. {pal} moved, and took the last corner along. "How can anyone sleep with that?" asked {hero}. From the bookcase came a small squeak, <which was {big}, who was trying not to laugh|and it was {big}, laughing>. "I often wondered," said {big}.`,
        `By the time the chair had reached the window, {hero} had a problem in {their} bed, and the problem was called {pal}. It had begun with one of the pillows. Then it had wanted the other. At midnight {they} woke up at the very edge, <without a corner of the blanket|with one leg in the open air>. "I'm lying on a ruler!" {they} complained. Over by the window there was a pause. "What does that feel like?" asked {big}, in a voice that was full of sympathy.`,
      ],
      A: [
        `By the end of the week the chair had arrived at the bookcase, and {hero} had begun to notice something in {their} own bed. It had paws, and they traveled. In the evening {pal} lay down modestly at the far end. At nine {pal} was in the middle, and by ten {pal} had both pillows, and one leg across {hero's} neck like the arm of an old friend. "I'm lying on a strip," complained {hero}, <"as wide as a ruler!"|"and I haven't got any blanket!"> There was a suspicious silence next to the bookcase, followed by a whole series of little squeaks. "How absolutely dreadful for you," said {big} finally, wiping {big.his} eyes, "I can hardly imagine it."`,
        `Nobody had warned {hero} about {pal}. For years they had slept on the same person, and there it had never come up. Now that they had a bed of their own, however, it turned out that {pal} expanded. It began with a paw, and then came the remaining paws, and behind them the rest of a {pal.kind} that must have been folded during the day. At eleven {hero} awoke with {their} cheek on the wood, <and a draft where the blanket had been|and a tail in {their} ear>. "This is outrageous," {they} told the dark. Over by the bookcase the chair was squeaking like a door in the wind. It took {them} a moment to understand that {big} was laughing, with a sleeve in {big.his} mouth.`,
      ],
    },
    {
      id: "walks-back",
      ...NIGHT,
      pose: "running",
      feeling: "sad",
      with: ["big calm"],
      props: [CHAIR],
      happening: "{hero} runs to {big}, who puts the chair close again.",
      B: [
        `One night was bad. {hero} cried. "Come back, chair!" It came back. No one was cross.`,
        `Then came a bad night. "Too far!" cried {hero}. The chair came all the way back. That was fine.`,
      ],
      E: [
        `The chair was nearly at the door. Then came a night when everything was too dark, and {hero} cried. The chair came back. It came all the way to {their} pillow. "I am sorry," said {hero}. "A chair can always walk <back|home> again," answered {big}.`,
        `One night the wind was loud, and the chair was much too far away. "Come back," whispered {hero}. It came right up to {their} pillow. "Is this the beginning again?" {they} asked. "No," said {big}, "because it <knows|found> the way now."`,
      ],
      I: [
        `The chair was already at the door when the bad night came. The wind was no louder than usual, and the dark was the same dark as always. But {hero} woke up in the middle of it, and the door was too far away. "Come back!" {they} called, and in four squeaks the chair was beside the pillow. {hero} cried a little, mostly from disappointment. "Now everything was for nothing," {they} said. <"It knows the way now, so it'll be quicker," answered {big}.|"It has only come to visit you," answered {big}.>`,
        `Nothing had gone wrong all day. But at two o'clock {hero} sat up in bed, and the room was as big as a station. At the other end of it stood the chair, and it was empty, because {big} had gone to bed. {They} ran, and {big} came running as well, so that they bumped together in the hall. "I said that I could do it!" sobbed {hero}. <"And you can, but not tonight," said {big}.|"Tonight isn't one of those nights," said {big}.> Then {big.he} carried the chair back to the pillow without sighing.`,
      ],
      A: [
        `On the evening when the chair reached the door they had celebrated with a slice of pear. Then came the following night. There hadn't been any storm, or any quarrel, or fish for supper, but at two o'clock {hero} sat up in bed, and everything was too far away from everything else. "Come back," {they} called, much more loudly than {they} had intended. It squeaked six times, rather fast, and the chair was there, with {big} upon it, in pajamas. {hero} wept, mainly from disappointment, because now {they} had spoiled everything. <"Nobody walks in one direction only," said {big}.|"It's a chair, and it came because you called it," said {big}.> {Big.he} put {big.his} hand on the blanket, where it could be reached. "It has learned the way by now, and that's something it isn't going to forget."`,
        `It would be pleasant to report that after this the chair walked straight out of the door, but it did not. There came a perfectly ordinary night on which {hero} woke up and discovered that {they} couldn't do it any more. {They} ran into the hallway. From the opposite direction came {big}, with {big.his} hair on end, and they met in the middle like two people in a revolving door. "And now I have to begin all over again!" sobbed {hero}. {big} carried {them} back, and with the other hand {big.he} carried the chair, and set both of them down where they had started. <"Beginning again is quicker," {big.he} said. "One knows where everything is."|"You aren't beginning," {big.he} said. "You're visiting the beginning."> Then {big.he} sat there until the window was gray, and never once looked at the clock.`,
      ],
    },
    {
      id: "knocks-on-wall",
      ...EVENING,
      pose: "reaching",
      feeling: "curious",
      with: ["big happy", "pal curious"],
      props: [BED, CHAIR],
      happening: "{hero} kneels on the bed and knocks on the wall, and {big} and {pal} listen.",
      E: [
        `"What if I wake up and nobody is there?" asked {hero}. {big} knocked on the wall above the pillow. "My own bed is right behind this," {big.he} answered. "You can knock, and then I will knock back." So they tried it, <again and again|and it was true>.`,
        `{hero} found out something about {their} bed. There was another bed behind the wall, and it was {big's}! Knock, knock, went {hero}. Somebody on that side knocked back. "So we always <sleep|lie> side by side," said {big}.`,
      ],
      I: [
        `"What if I wake up, and the chair's empty?" asked {hero}. {big} had been waiting for that question, and climbed over {pal} to lay {big.his} ear against the wall. Behind it stood {big's} own bed, which had been there the whole time. They tried it out. {hero} on this side knocked twice, and {big} on that side knocked twice. <It sounded like somebody saying good night.|The wall was no thicker than a loaf of bread.> "So we've been sleeping next to each other all along," said {hero}, "with a wall for a blanket."`,
        `{hero} drew a plan of the upstairs, because {they} wanted to see how far apart everything was. Here was the hallway, and there was the new bed. {big} bent down and added the other one. It was on the far side of the very same wall, as near as two slices of bread. "But that's right here!" cried {hero}, and knocked, and {big} went around and knocked back. <Two for "good night," they decided, and three for "come."|They agreed on two knocks for "good night" and three for "please come."> Even {pal} thumped once.`,
      ],
      A: [
        `The chair set out for a second time, and it was quicker, as {big} had predicted. But it left a question behind, which was what would happen if {hero} woke up and there was nobody on it. Instead of answering, {big} disappeared, and a moment later somebody was knocking inside the wall. {hero} laid {their} hand on the place. It took {them} a while to understand it. Behind this wallpaper stood {big's} own bed, and the two of them had been sleeping side by side since the beginning, <with nothing in between but some bricks|like two slices with a very thin filling>. {They} knocked twice, and twice it came back. "Three would mean that you want me," called {big}, through the wall.`,
        `In order to see the matter clearly, {hero} drew a plan. It had the hallway in it, and the seven steps of the chair as seven dots, and the distance from one bed to the other came to almost a whole page. {big} studied it and asked for the pencil. {Big.he} didn't alter anything, and only added a wall, with {hero's} pillow on one side of it and {big.his} own on the other. <They were touching.|There was no room left between them for so much as a comb.> {hero} looked from the plan to the wallpaper. Then {they} knocked, and {big} ran around and knocked back. They settled that two knocks were for good night and three for please come. A single one was only {pal}, who had found out about it as well.`,
      ],
    },
    {
      id: "at-the-door",
      ...EVENING,
      pose: "pointing",
      feeling: "brave",
      with: ["big proud", "pal happy"],
      props: [CHAIR, "door"],
      happening: "{hero} sits in bed and points to the door, where {big} stands with the chair.",
      I: [
        `On the second journey the chair took only four evenings to the door. There it stopped, with two legs on the carpet and two on the boards. {hero} looked at it for a long time. Beyond the door you can't see a chair any more. You can only know about it. {They} knocked on the wood of the bed, to hear whether it was solid. <"Out with you," {they} said then, "but leave the door open."|"All right," {they} said then. "Walk."> Squeak, and there was nothing in the doorway except some light.`,
        `The chair stood on the threshold, with {big} on it, who was eating a pear. {hero} could see one knee, one ear, and half of the pear, and after this step there would be nothing to see. {They} lay down and pulled up the blanket, and {pal} was given the smaller pillow. <It's best to do such things lying down.|That took care of everything.> "Walk," {they} told the ceiling. There was a squeak. Then somebody in the hall bit into a pear, which was nearly as good as seeing it.`,
      ],
      A: [
        `On its second journey the chair needed only four evenings. It came to a halt in the doorway, two legs on the carpet and two on the boards, like a horse that can't make up its mind. This was the last position from which it could be seen. {hero} could make out one knee and one ear, and a hand that was turning pages. Beyond that, a chair isn't something that you see any longer, but something that you know. {They} tested the bed with {their} knuckles, <and it was solid in all directions|and it didn't give way anywhere>. {They} took note of {pal}, who had only half of the blanket tonight. "Leave the door as it is," {they} instructed it, "and go." In the doorway there was nothing any more but a long piece of yellow light.`,
        `"From here on I'm only a rumor," said {big}, who had one half of {big.him}self in the room and the other half in the hall. {hero} examined what there was. There was a sleeve, a slipper, and a plate with a pear on it. {They} thought of all the steps, and of how each of them had looked enormous the evening before, and like carpet the evening after. Probably this one was carpet as well. <It only had to be looked at from tomorrow.|One merely couldn't see it yet.> {They} lay down, and arranged {pal}, and shut {their} eyes. "Walk," said {hero}, to nobody in particular. It squeaked for the last time that night, and then somebody in the hall bit into a pear, so clearly that {they} could tell which side.`,
      ],
    },
    {
      id: "out-in-the-hall",
      ...NIGHT,
      pose: "sleeping",
      feeling: "calm",
      with: ["pal sleepy"],
      props: [BED],
      happening: "{hero} lies in the new bed at night with {pal}, and knocks on it.",
      B: [
        `The chair was out in the hall. Knock, knock, went {hero}. Knock, knock, went {big}.`,
        `Now {hero} could not see the chair. "Are you there?" "I am here!" said {big}. Good.`,
      ],
      E: [
        `Then the chair was out in the hall, and {hero} could not see it. {They} knocked on the bed. Out there {big} knocked on the chair. {hero} knocked <once more|again>, but only because it was funny. A little later {they} {was} asleep.`,
        `Now the chair was in the hall, and there was only a little light. "Are you there?" asked {hero}. The chair answered with a squeak. "Are you still there?" It answered <again|with another squeak>. After that {they} forgot to ask.`,
      ],
      I: [
        `It was different with the chair outside. {hero} listened to the pipes, and to a bus that was climbing the hill. "Are you there?" {they} called, and the chair squeaked. A minute later {they} asked another time, and it squeaked another time. <It sounded a bit tired by now.|By now it was almost a melody.> In between, {they} noticed how comfortable it was in the middle of the bed. There was a warm hollow of exactly {their} size. {They} meant to ask again, but {they} didn't get around to it.`,
        `{hero} had expected that it would be dark without {big}. But a long stripe of light came in from the hall, and {pal} lay across it like a loaf. "Is your book exciting?" asked {hero}. <"They're building a canal," answered the hall.|"Not particularly," answered the hall.> That was good to know, because somebody with a boring book isn't going anywhere. {They} stretched out one leg, and then the other. There was a warm part and a cool part, and both of them belonged to {them}.`,
      ],
      A: [
        `There is a great deal to be heard when you can't see anything. The pipes ticked, and a bus climbed the hill, changed its mind at the top, and came down on the other side. "Are you there?" called {hero}, and the chair squeaked in the hall. {They} waited a little and asked again, not because {they} didn't know, but because it was pleasant to be answered. <Altogether {they} asked five times.|It went back and forth like a ball.> In the meantime {they} made a discovery. In the middle of the enormous bed there was a hollow, which wasn't enormous in the least, and it was exactly {their} own shape. It must have been made little by little, on all those evenings, while {they} {was} watching the chair. The sixth question was already on its way when {they} fell asleep over it.`,
        `{hero} had imagined that a room without {big} in it would be empty, and now {they} saw that this was wrong. There was the stripe of light, to begin with, and there was {pal}, lying across it like a loaf that somebody has put down for a moment. And there was the hallway itself, with which one could have a conversation. "What's happening in your book?" {they} inquired. "They've run out of water," the hall replied, <"and it's a canal."|"which is bad for a canal."> {hero} was satisfied. Nobody gets up and leaves in the middle of a thing like that. {They} stretched one leg through the warm part into the cool part, and it occurred to {them} that all of this was {theirs} to lie in.`,
      ],
    },
    {
      id: "no-answer",
      ...NIGHT,
      pose: "walking",
      feeling: "curious",
      with: ["big sleepy"],
      props: [CHAIR, "lantern"],
      happening: "{hero} comes out with a lantern, and {big} is asleep on the chair.",
      B: [
        `Knock, knock, went {hero}. {refrain2} So {they} got up. {big} was asleep on it!`,
        `"Are you there?" asked {hero}. {refrain2} {hero} went to look. {big} was fast asleep!`,
      ],
      E: [
        `One night {hero} knocked, and nobody knocked back. "Are you there?" {they} asked. {refrain2} So {they} took {their} little light and went to see. There sat {big}, and {big.he} was <fast asleep|snoring>, with {big.his} nose on {big.his} knees.`,
        `"Are you there?" called {hero} the next night. {refrain2} That was odd. {They} got out of bed, all alone, and looked around the door. {big} hung over the chair like a coat. {Big.he} was sound asleep, <and had no blanket|with a book on one foot>.`,
      ],
      I: [
        `Then there was the evening when nobody answered. {hero} asked once, and {they} asked twice, and there wasn't so much as a squeak. {They} could have called out, but {they} lit the lantern and climbed down. {They} walked past the window and the bookcase, the whole way that the chair had traveled. <It was seven steps.|It was not particularly far.> In the hallway sat {big}, with {big.his} head on {big.his} knees and {big.his} arms hanging to the floor. {Big.he} was asleep on the hardest chair in the house.`,
        `"Are you there?" asked {hero}, from habit, and it was quiet. Somebody would have to go and see about that, and {pal} was obviously not going to. So {they} went {themselves}, with the lantern, over the carpet and out of the door. <There hung {big}, across the chair, like a wet towel.|There was {big}, bent over the chair like somebody who has dropped a coin.> The book had fallen on {big.his} foot. {Big.he} had one slipper, no blanket, and the pattern of the wood on {big.his} cheek.`,
      ],
      A: [
        `And then, on a night in the third week, there was no answer. {hero} asked once, and again, and knocked on the bed, and not a squeak came back. It was the very thing {they} had been afraid of since the start. Now that it was here, {they} noticed with surprise that {they} {was} mainly curious. {They} lit the lantern, stepped over {pal}, and set off, past the bookcase, the window, and the stripe, along the entire road that the chair had traveled in nineteen days. <It took seven steps.|For a person with legs it was a matter of seconds.> In the hallway sat {big}, or rather, {big.he} was draped there, with {big.his} nose on {big.his} knees and {big.his} hands on the floor. {Big.he} was sound asleep on the most uncomfortable chair in the house.`,
        `"What's the canal doing?" asked {hero}, and the hallway didn't reply. {They} asked it a second time, more distinctly, but nothing squeaked. A few weeks ago {they} would have been at the door before the silence was finished. Now {they} lay there and considered it from all sides. Either {big} had gone away, which {big.he} had promised not to do, or {big.he} needed something. {hero} took the lantern. {pal} lifted one eyelid, <and lowered it again|and left the whole thing to {them}>. Out in the hallway {they} found what remained of {big}, which was a heap of sweater, hung over the chair like washing, with a book lying open on one foot. {Big.he} was snoring, thinly, with {big.his} mouth against the wood.`,
      ],
    },
    {
      id: "puts-big-to-bed",
      ...NIGHT,
      pose: "holding",
      feeling: "proud",
      with: ["big sleepy"],
      props: [BED, "blanket"],
      happening: "{hero} holds a blanket and puts {big} to bed.",
      B: [
        `{hero} took {big} by the hand. {They} put {big.him} to bed. "You sleep here. I sleep there."`,
        `"Come," said {hero}. {They} took {big} to {big.his} own bed. "Good night! This one is yours."`,
      ],
      E: [
        `"Nobody can sleep on that," whispered {hero}. {They} took {big} by the hand and led {big.him} to bed. It was warm and wide in there. {hero} <looked at it|stood there> for a moment. Then {they} said good night and went home to the other one.`,
        `{hero} took {big's} hand, and {big} came along with {big.his} eyes shut. {They} put {big.him} to bed. "Everyone has a bed," {they} said, "and this one is yours." Then {they} walked back down the hall, <past the chair|all by {themselves}>.`,
      ],
      I: [
        `"You can't stay here," whispered {hero}, and took {big} by one finger. {big} got up with closed eyes and followed {them} like an enormous duckling. {hero} led {big.him} to {big.his} own bed and pulled the blanket up to {big.his} chin. There was plenty of room in there, <and it even looked warm|and half of it was empty>. {hero} looked at it for a moment. "Everybody in their own," {they} explained kindly, "or somebody falls out." And {they} turned around and went home, which was across the hall.`,
        `There was no point in waking {big.him}. {hero} took {big's} hand and pulled, and {big} came along, as a rowboat comes when you pull the rope. {They} steered {big.him} around the corner and into bed, and tucked {big.him} in at both sides. "Will you be all right?" {they} asked, and {big} muttered something about a canal. <"I'll be just behind the wall," {hero} promised.|"You only have to knock," {hero} promised.> Then {they} took the lantern and walked back. {They} {was} in {their} own hollow before it had got cold.`,
      ],
      A: [
        `"You'll be crooked in the morning," whispered {hero}, and took hold of one finger. {big} rose, with {big.his} eyes closed, and came along behind {them} around the corner like an enormous duckling. {hero} turned back the covers, tipped {big} over, and lifted in the feet, one by one, as it had been done with {themselves} a thousand times. Then {they} tucked the blanket in at both sides. It was a beautiful wide bed, and on the left there was a place in it that was precisely as large as {hero}. <{They} noticed it, and smoothed it flat.|{They} had fitted into it for years.> "Everybody in their own," {they} explained, "or somebody falls out, and you needn't be afraid, because I'm just behind the wall."`,
        `It's hard to wake a person who hasn't slept properly since the spring, and {hero} didn't try. {They} simply pulled, and {big} came, as a barge follows a rope, out of the hall and through a door and alongside {big.his} own bed. There {they} moored {big.him}, took off the slipper, and drew up the blanket. "Would you like me to sit here until you're asleep?" {they} asked, because that was only polite. {big} muttered that somebody had let all the water out. <"It'll come back," said {hero}.|"They'll find some more," said {hero}.> {They} stayed for nine breaths, and by the tenth it wasn't necessary any longer. On the way home {they} passed the chair, which was standing in the hall by itself, and for once had nothing to say.`,
      ],
    },
    {
      id: "morning-knock",
      place: "bedroom",
      time: "morning",
      weather: "clear",
      pose: "sitting",
      feeling: "happy",
      with: ["pal happy", "big happy"],
      props: [BED, CHAIR],
      happening: "{hero} sits in the new bed in the morning with {pal}, and {big} looks in.",
      B: [
        `It was day. Knock, knock, went the wall. "I am here!" said {hero}. "In my own bed!"`,
        `In the morning {hero} knocked two times. Knock, knock! "We both slept in our own beds!"`,
      ],
      E: [
        `In the morning somebody knocked on the wall. {hero} knocked back. "I never fell out of bed!" called {big}. Now the old chair has only {hero's} socks to hold at night. <It still squeaks a little.|Now and then it squeaks.>`,
        `{hero} woke up in the middle of {their} own bed. {They} knocked on the wall. Knock, knock! "I slept like a stone," said {big} on the other side. That was a long time ago. Now {pal} sits on the chair, <and it never has to walk|and nobody falls out>.`,
      ],
      I: [
        `In the morning it knocked, and {hero} knocked back before {their} eyes were open. "I had a remarkable dream," called {big}. "A captain put me to bed." "It was me!" called {hero}. There was a silence behind the wall. Then {big} came around and sat down at the end of the big bed, <where there was room for six|for there was room enough>. The chair lives in {hero's} bedroom now. At night it carries {their} clothes, and whenever something is heavy, it squeaks.`,
        `In the morning the sun shone on the wide bed, and {hero} lay in it like a captain. Somebody knocked. Two knocks were for good night and three were for coming, but these were at least twenty. "I slept!" called {big}. "There was blanket on both sides!" {hero} answered with twenty of {their} own, <until the picture fell off its nail|until breakfast was cold>. There are still evenings when the chair is asked to come back to the pillow. Nobody counts them, because it knows the way.`,
      ],
      A: [
        `In the morning there were two knocks, and {hero} answered before {they} had opened {their} eyes. "I dreamed that somebody put me to bed," called {big}, "and they even took off my slippers." "You were getting crooked," {hero} called in return. There was a silence, such as follows when a person has to sit down. Then {big} came around, rested and combed, and got in at the far end of the big bed, which had room for six, and for once they used it. <{pal} received an extra pillow.|{pal} moved over without being asked.> The chair stands next to the bookcase these days. It carries {hero's} clothes for the following morning, and whenever something weighs on it, it squeaks.`,
        `What woke {hero} was a knocking. It wasn't twice, for good night, or three times, for please come, but it went on and on, like applause. "I slept all night," {big} was shouting behind the wallpaper, "and there was blanket on both sides, and nobody's knee!" {hero} applauded in return, until the picture jumped on its nail. {They} lay in {their} hollow, in the middle of that tremendous bed, and the sun came in and turned it into a ship again. <There have been other nights since then, with the chair by the pillow.|Once in a while the chair is still called for.> It arrives, without asking why, and it stays for as long as it's needed; and when {hero} tells it to, it walks home. It knows every step of the way.`,
      ],
    },
  ],
};
