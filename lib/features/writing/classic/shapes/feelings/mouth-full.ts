import type { Shape } from "@/lib/features/writing/classic/grammar";

const DREAM = { place: "street", time: "night", weather: "clear" } as const;
const BEDROOM_NIGHT = { place: "bedroom", time: "night", weather: "clear" } as const;
const BEDROOM_EVENING = { place: "bedroom", time: "evening", weather: "clear" } as const;
const SLIPPER = "thing:slipper";
const DRAWING = "thing:drawing";
const CRAYON = "thing:crayon";

export const MOUTH_FULL: Shape = {
  id: "feelings/mouth-full",
  theme: null,
  wild: 4,
  tags: ["dream", "night", "bed", "sleep", "brave", "funny", "family", "monster", "afraid"],
  about: [
    "nightmare the-nightmare the-bad-dream the-scary-dream nightmare-night night-mare nitemare nightmere bad-dream bad-nightmare nasty-dream scary-dream scary-nightmare horrible-dream terrible-dream awful-dream frightening-dream bad-dreaming dream-bad-thing night-terror scared-of-dream scared-of-my-dream scared-of-her-dream scared-of-his-dream scared-of-dreaming afraid-of-dream afraid-of-dreaming scared-of-nightmare afraid-of-nightmare fear-of-nightmare frightened-of-nightmare frightened-of-dream dream-scare-me dream-scare-her dream-scare-him",
    "monster-in-my-dream monster-in-her-dream monster-in-his-dream monster-in-their-dream monster-in-the-dream monster-in-a-dream monster-in-dream dream-monster dream-about-monster dream-about-a-monster dream-of-monster dreaming-about-monster dreaming-of-monster dreamed-about-a-monster dreamt-about-a-monster dreamed-of-a-monster chased-in-my-dream chased-in-her-dream chased-in-his-dream chased-in-a-dream chase-me-in-my-dream chasing-me-in-my-dream dream-of-being-chased dream-about-being-chased bad-guy-in-my-dream",
    "wake-up-at-night wakes-at-night waking-up-at-night waking-at-night woke-up-at-night wake-up-in-the-night wakes-in-the-night waking-in-the-night waking-up-in-the-night woke-up-in-the-night wake-up-every-night wakes-every-night waking-up-every-night waking-every-night wake-up-scared waking-up-scared woke-up-scared wake-up-crying waking-up-crying wake-up-screaming waking-up-screaming wake-up-frightened wake-in-the-middle-of waking-in-the-middle-of wake-up-from-a-dream woke-up-from-a-dream",
  ],
  premise:
    'A {beast.kind} runs after {hero} in the same bad dream every night and only says "Mmmf," until {hero} finds out why.',
  shows: ["@beast", SLIPPER],
  talk: [
    "What did {hero} change in the dream that didn't help, and what did help?",
    "If you drew a bad dream of yours, what would you put into its hands or its mouth?",
    "What do you need from me when you wake up at night?",
  ],
  cast: {
    pal: ["mother", "father"],
    beast: [
      "thing:monster",
      "thing:wolf",
      "thing:tiger",
      "thing:crocodile",
      "thing:gorilla",
      "lion",
      "bear",
      "dinosaur",
      "dragon",
    ],
  },
  refrain: {
    B: ["Stamp, stamp! Mmmf, mmmf!", "Stamp, stamp! Here is your slipper!"],
    E: [
      `Stamp, stamp, stamp, it came, and it said, "Mmmf!"`,
      `Stamp, stamp, stamp, {beast.he} came, and {beast.he} said, "Here you are!"`,
    ],
  },
  beats: [
    {
      id: "runs-in-dream",
      ...DREAM,
      pose: "running",
      feeling: "worried",
      with: ["beast determined"],
      props: [SLIPPER],
      happening: "{hero} runs down a street in a dream, away from a {beast.kind}, and loses a slipper.",
      B: [
        `A {beast.kind} ran after {hero}. {refrain} One slipper came off, and then {hero} woke up. It was a bad dream.`,
        `{hero} ran and ran. One slipper fell off. A {beast.kind} was so close! {refrain} It was a bad dream.`,
      ],
      E: [
        `In the dream {hero} was on a long, dark street. Behind {them} was a {beast.kind}, with too many teeth. {refrain} {hero} ran right out of one slipper. Then {they} woke up.`,
        `It was the same bad dream again. {hero} ran down a dark street in {their} slippers, and a {beast.kind} ran after {them}. {refrain} One slipper <flew|came> off. Then {hero} sat up in bed, wide awake.`,
      ],
      I: [
        `It was always the same dream. {hero} stood in a long street at night, in pajamas and slippers, and around the corner came a {beast.kind}. It had feet like cupboards and far too many teeth. "Mmmf!" it said, and that was worse than any roar. {hero} ran, and after three steps {they} ran out of one slipper, <as {they} did every time|because that always happened>. The stamping came closer and closer, until it was right behind {them}. "Mmmf!" Then {they} woke up, and it was two o'clock.`,
        `There was a street that only existed at night, and {hero} knew every stone of it by now. Behind the last house a {beast.kind} was waiting, <as big as a bus|as tall as the lamps>. It had a hundred teeth and a dreadful voice. "Mmmf!" it went, and came stamping after {them}. {hero} raced away, and lost {their} left slipper on the corner, as usual. {They} did not go back for it. Nobody would. {They} ran until {they} woke up, and it was two in the morning.`,
      ],
      A: [
        `The dream always began politely, with a long street at night, and {hero} standing in it in pajamas and slippers. For a moment nothing happened, and that was the worst part, because {they} knew what was coming. Around the corner, with feet like cupboards and considerably more teeth than anybody needs, came a {beast.kind}. "Mmmf!" it said. It didn't roar, as one might expect; it went "Mmmf," deep down, <like thunder under a blanket|like a tuba under a pillow>, and started to run. {hero} ran as well. After three steps, as regularly as a clock, {they} ran out of {their} left slipper, and did not go back for it. The stamping came nearer, and nearer, until it was right behind {them}; and there {they} woke up, in the dark, at two in the morning.`,
        `There are streets that exist only at night, and {hero} had been in this one on every night since Sunday. {They} recognized the lamp that didn't work, and the corner where {they} always lost {their} left slipper. {They} recognized, above all, what came around it. It was a {beast.kind} of unreasonable size, <with a smile like a piano|with teeth like the keys of a piano>, and it had only one thing to say. "Mmmf," it said. "Mmmf! Mmmf!" Nobody could have told what it meant, and {hero} had never stayed long enough to inquire. {They} ran, with one warm foot and one cold one. Behind {them} the whole street shook, and all the houses; and just when it could not possibly come any closer, {they} sat up in bed. It was two o'clock, and extremely quiet.`,
      ],
    },
    {
      id: "two-oclock",
      ...BEDROOM_NIGHT,
      pose: "sitting",
      feeling: "worried",
      with: ["pal calm"],
      props: [SLIPPER],
      happening: "{hero} sits in the bedroom at night with {pal}, who has found a slipper.",
      B: [
        `{hero} ran to {pal}, and lost a slipper. {pal} put it back on {them}. "You are safe with me."`,
        `{hero} ran to {pal}. "It was so bad!" {pal} held {them}. Then {pal.he} found {their} lost slipper.`,
      ],
      E: [
        `{hero} hurried to {pal}, so fast that one slipper stayed in the hall. {pal} held {them} tight. "A bad dream can scare you," {pal.he} whispered, "but it can never come out." Then {pal.he} went and found the slipper. "You lost this on the way."`,
        `"I had the bad dream!" {hero} called, and ran to {pal}. {pal} put both arms around {them}. "You may always come to me," {pal.he} said. One slipper lay out in the hall. {pal} <picked it up|got it> and put it back on {hero's} foot.`,
      ],
      I: [
        `In the dark {hero} ran to {pal}, so quickly that {they} lost a slipper in the hall. {pal} lifted the blanket before {they} had said a word. "That was a bad dream," said {pal}. "It can frighten you, but it can't come out, and it can't do anything." They listened together. <Only the refrigerator was humming.|The house was only creaking a little.> Then {pal} fetched the slipper from the hall and knelt down. "You ran out of this," {pal.he} said, and put it back on {hero's} foot.`,
        `"Come here," said {pal}, when {hero} came flying into the room in one slipper. {They} told {pal.him} everything, quite fast: the street, the teeth, and the horrible "Mmmf." {pal} did not laugh, and did not say that it was nothing. {Pal.he} held {hero's} cold foot in {pal.his} warm hand. <"Come to me whenever it happens," said {pal}.|"You may always wake me for that," said {pal}.> "But that street is inside your head, and I never heard of a {beast.kind} that found the way out." Then {pal.he} went to look for the slipper.`,
      ],
      A: [
        `{hero} arrived in {pal's} room at such a speed that one slipper was left behind in the hall. {pal} had already lifted the blanket. "The dream?" asked {pal}, and {hero} nodded into {pal.his} shoulder. For some time nothing was said, and {their} heart, which had been going like a drum, gradually went more like a clock. "It can frighten you dreadfully," said {pal} finally, "and I ought to know, because I used to have one with a staircase. But it can't come out of there, and it can't do anything to you, and you may wake me as often as necessary." <Then {pal.he} went out in bare feet.|Then {pal.he} got up and went out.> {Pal.he} returned with the slipper, and put it back on {hero's} foot. "You ran out of this," {pal.he} remarked, as on every previous night.`,
        `When you have had a bad dream, the hall between two bedrooms is about a mile long. {hero} did it in four seconds and one slipper. "It came again," {they} gasped, and {pal}, who was not properly awake, immediately made room with one arm. {They} described the street, and the teeth, and the terrible "Mmmf," and {pal} did not reply that it was nothing. "No wonder that you ran," said {pal}. "But that street belongs to you, and it's built entirely of things from your own head, and nothing in it can get out, <not even the lampposts|not so much as a pebble>." {hero} considered that, while {pal} disappeared along the hall with a flashlight. "You lost this on the way," {pal.he} said, and put the slipper back on {their} cold foot.`,
      ],
    },
    {
      id: "draws-wheels",
      place: "kitchen",
      time: "night",
      weather: "clear",
      pose: "sitting",
      feeling: "determined",
      with: ["pal calm"],
      props: [CRAYON, DRAWING, "cup"],
      happening: "{hero} sits in the kitchen at night with a crayon and a drawing, and {pal} is near.",
      B: [
        `"It is my dream," said {hero}. "I can change it!" {They} drew the {beast.kind} with wheels. "Now it will fall!"`,
        `{hero} drew the {beast.kind}. Then {they} drew wheels on its feet. "Now it will fall down!" {they} said.`,
      ],
      E: [
        `"If this dream is mine, I can change it!" said {hero}. {They} got a crayon in the kitchen. {They} drew the {beast.kind}, and under its enormous feet {they} drew roller skates. "Now it will fall down again and again!"`,
        `They could not sleep, so they went to the kitchen. {hero} drew the {beast.kind} with all its teeth. Then {they} had an idea, and drew a roller skate on every foot. "It will fall down all the time," {they} said, and <had to laugh|laughed>.`,
      ],
      I: [
        `Neither of them could sleep, so they went to the kitchen and drank warm milk. "If it's my own dream," said {hero} slowly, "then I can change it." {They} fetched paper and a crayon, and drew the {beast.kind} with all of its teeth. It was a little frightening, even on paper. Then {they} drew a roller skate on every foot. <"It has never been on skates before," {they} explained,|"It doesn't know how to skate," {they} explained,> "so it will fall on its nose." {They} laughed, in the middle of the night.`,
        `"Who makes that dream?" asked {hero} over a cup of milk. "You do," said {pal}. "There's nobody else in there." {hero} put down the cup, because in that case something could be done about it. {They} got out the crayons and drew everything, from the street to the last tooth. {Their} hand shook a bit at the teeth, but then {they} put a roller skate on each of its feet. <"Now let it try to run," {they} said.|"That will be the end of the running," {they} said.> {pal} agreed that it looked remarkably wobbly.`,
      ],
      A: [
        `As neither of them was in a condition to sleep, they sat in the kitchen with warm milk, like two people at a railway station. "If that street is mine," {hero} said slowly, "then I can have it changed." "I don't see who could stop you," said {pal}. So {they} found paper and a crayon, and drew the {beast.kind}, beginning with the feet, because {they} didn't want to begin with the teeth. Under the kitchen lamp it was still rather alarming, but a good deal smaller. {hero} considered it, and then, on every one of its feet, {they} drew a roller skate. <"It has no idea how to use them," {they} explained, and started to giggle.|"It's a beginner," {they} explained, and started to giggle.> "It will be on its nose immediately." Nothing had ever been so funny in the middle of the night.`,
        `{hero} looked into {their} milk. "If I'm the one who makes it," {they} said, "why do I make it with so many teeth?" {pal} didn't know; {pal.his} own head, {pal.he} admitted, had once made a staircase that went nowhere. "But what is made can be made differently," said {pal}, and {hero} sat up. There were crayons in the drawer. {They} drew the street, and mended one of the lamps while {they} {was} about it. After that came the {beast.kind}, which required a certain amount of courage and the greater part of a crayon. <And then came the stroke of genius.|And then {they} had {their} idea.> On each of its feet {they} put a roller skate. "Let it run now," said {hero} grimly. They stood the picture against the milk jug, and agreed that they had never seen anything so wobbly.`,
      ],
    },
    {
      id: "rolls-faster",
      ...DREAM,
      pose: "running",
      feeling: "surprised",
      with: ["beast happy"],
      props: ["thing:roller-skate", SLIPPER],
      happening:
        "{hero} runs down a street in a dream, and a {beast.kind} with a roller skate is behind {them}.",
      B: [
        `The dream came back. Now the {beast.kind} had wheels. Did it fall? No! It was so fast! "Mmmf!"`,
        `It came back on wheels. It did not fall. It was very good at it! "Mmmf!" {hero} ran to {pal}.`,
      ],
      E: [
        `The next night the dream came back. Around the corner rolled the {beast.kind}, on roller skates. It did not fall down, and it was faster than a train! "Mmmf!" it said. {hero} ran right out of {their} slipper, and after that {they} woke up.`,
        `The {beast.kind} came back the next night, and it had the skates on. "Mmmf!" But it never fell on its nose. It rolled around the corner on one foot, and now it was terribly fast! {hero} woke up and ran to {pal}. "I gave it wheels!"`,
      ],
      I: [
        `The next night {hero} almost looked forward to it. There was the street, and there was the corner. Around it, on roller skates, came the {beast.kind}. It didn't fall on its nose. It took the corner on one foot, like a dancer. It had clearly been practicing. "Mmmf!" it cried, and shot along the street three times as fast as before. {hero} had just time to lose a slipper. <"Well?" asked {pal}, and made room in the bed.|"Well?" asked {pal}, and lifted the blanket.> "I gave it wheels," said {hero}.`,
        `"And now you fall," said {hero}, in the dream, and stood still to watch. But nobody fell. The {beast.kind} came whizzing around the corner with sparks under its feet. It even went backward for a little while, just for fun. <It was better at it than anyone {hero} knew.|It could do everything except stop.> "Mmmf!" it called, and in three seconds it had almost caught up. {They} ran out of {their} slipper, and woke, and did not stop until {pal's} room. "It likes the skates," {they} said in despair.`,
      ],
      A: [
        `On the following night {hero} practically looked forward to it. The street was there, and so was the corner, and {they} {was} already smiling when the {beast.kind} rolled around it. The smile didn't last. It had not fallen on its nose. It came out of the curve on a single foot, leaning over like a champion, and it was plain that it had been practicing all day. "Mmmf!" it cried, and there was joy in it. Previously it had been as fast as a {beast.kind}; now it was as fast as a {beast.kind} on wheels, <and that's approximately a motorcycle|which is nearer to a motorcycle>. {hero} had just time to lose a slipper. "Well?" inquired {pal}, lifting the blanket, and {they} crept in without a word. "You must admit," said {pal}, when {pal.he} had heard it all, "that it was a wonderful present."`,
        `{hero} had meant to stand there with folded arms and watch it fall. {They} had even prepared a remark. But what came around the corner wasn't falling. The {beast.kind} whizzed along with sparks under its feet, turned twice around the lamp, and rolled a little way backward, purely for pleasure. It turned out to have a talent. "Mmmf!" it called, and came on like a bicycle downhill, <for the one thing that it couldn't do was brake|and it did not seem to have heard of brakes>. A moment later {they} {was} awake, and running, and the slipper lay in the hall. "It was my own idea," {they} told {pal}, close to tears. "And not your last one, I expect," said {pal}, and held {them} until it was over. Then {pal.he} went to fetch the slipper.`,
      ],
    },
    {
      id: "never-asks",
      place: "kitchen",
      time: "morning",
      weather: "cloudy",
      pose: "thinking",
      feeling: "sleepy",
      with: ["pal curious"],
      props: ["thing:bowl", "cup"],
      happening: "{hero} thinks at breakfast in the kitchen, very tired, and {pal} asks something.",
      I: [
        `At breakfast {hero} fell asleep in the porridge, but only with one eyebrow. "I've decided something," {they} announced. "I'm not going to sleep any more, and at night I'll do puzzles." {pal} wiped an oat from {their} nose. "What does it want from you, anyway?" asked {pal}. {hero} looked up in surprise. {They} had thought about the teeth a lot, and about the terrible feet, <but never about that|but this was a new question>. "I have no idea," {they} admitted, "because I never stay."`,
        `"From now on I'll stay awake," {hero} declared in the morning, but it didn't begin well. {They} buttered the table, and stirred {pal's} coffee with a comb. "It runs after you every single night," said {pal}, and gently took the comb away, "so it must be exhausted, too. <What is it after?"|What can it want?"> "I can't ask," said {hero}, "because I'm always in front." But it was the sort of question that doesn't go away. It sat down beside {them} at the table, and stayed.`,
      ],
      A: [
        `Breakfast was a sad affair. {hero} salted {their} porridge and then fell asleep in it, though only as far as one eyebrow. "I've come to a decision," {they} informed {pal}. "I'm giving up sleeping altogether, and in the night I'll do puzzles." {pal} removed an oat from {their} eyelashes. "There's something that I've been wondering about," said {pal}. "It runs after you every single night, and it never seems to get tired of it, so what does it actually want?" {hero} opened {their} mouth, and shut it again. {They} could have described every tooth, and the feet {they} knew by heart; <but what it wanted had never been discussed|but about that {they} could not have said a word>. "How should I know?" {they} replied indignantly. "I only ever see it over my shoulder, while I'm leaving."`,
        `"I simply won't go to sleep any more," said {hero} in the morning. {They} had buttered both sides of the toast, and had been stirring {pal's} coffee for some minutes with a comb. "You could try," said {pal}, and took away the comb, "but I'm afraid that sleep comes and gets you, and it doesn't knock. If I had to run after somebody every single night, down the same street, I'd be exhausted; I would only do it <if it was important|for something very important>. What on earth is it after?" "Me, obviously!" cried {hero}. "Are you certain?" asked {pal}. {hero} had been certain all week. It was annoying to discover that there was a hole in it, no wider than a crumb, and that something was looking through.`,
      ],
    },
    {
      id: "toothbrush-clue",
      place: "bathroom",
      time: "evening",
      weather: "clear",
      pose: "standing",
      feeling: "surprised",
      with: ["pal curious"],
      props: ["thing:toothbrush"],
      happening: "{hero} stands in the bathroom with a toothbrush, and {pal} looks in.",
      B: [
        `{hero} had to brush {their} teeth. "Mmmf," {they} said. Wait! That was it! The {beast.kind} had a full mouth!`,
        `At night {hero} brushed {their} teeth. "Mmmf!" {they} said. Oh! The {beast.kind} had a full mouth, too!`,
      ],
      E: [
        `That evening {hero} was brushing {their} teeth for a very long time. "Shall I stay with you?" asked {pal}. "Mmmf," answered {hero}, with the brush in {their} mouth. Suddenly {they} stood still. "{pal}! That is the noise! It has something in its mouth!"`,
        `{hero} did not want to go to bed, so {they} brushed {their} teeth for a very long time. "Big lamp or little lamp?" asked {pal}. "Mmmf," said {hero}. Surprised, {they} looked into the mirror. It was the very same noise! "It can't talk," {they} said, "because its mouth is <full|so full>!"`,
      ],
      I: [
        `In the evening {hero} brushed {their} teeth one by one, because behind the teeth came the bed. "Shall I leave the door open?" asked {pal}. "Mmmf," said {hero}, with the brush in {their} cheek. But {hero} just stood there and stared into the mirror, with foam <all over {their} chin|running down {their} chin>. "Mmmf," {they} repeated, very slowly, and listened. Then {they} took out the brush. "That's the noise! It isn't growling at all, it's only talking, and it has something in its mouth!"`,
        `No teeth have ever been cleaner than {hero's} that evening. {They} {was} not in a hurry. "Do you want the big lamp or the small one?" {pal} called. "Mmmf, mmmf!" answered {hero}, who had a toothbrush in {their} mouth. And then {they} turned cold, and after that {they} turned warm. {They} said it again to the mirror, <very slowly|twice, very slowly>. Nobody in that mirror was dangerous. It was just somebody with a full mouth. "{pal}!" {they} shouted, and the foam flew. "What if it's trying to tell me something?"`,
      ],
      A: [
        `Behind the toothbrushing there was only the story, and behind the story there was the bed; so {hero} brushed that evening as if the teeth were made of gold. "Would you like me to stay until you're asleep?" asked {pal} from the door. "Mmmf," replied {hero}. "Take it out," said {pal}, "and say that again." But {hero} was no longer listening, because {they} {was} staring into the mirror, where somebody with wild hair and a considerable amount of foam was staring back. "Mmmf," {they} repeated, as an experiment. <It was perfect:|There could be no doubt about it:> it was deep and dreadful, and it was exactly what happens to any sentence when there is something in the way. {They} pulled out the brush. "It isn't growling at all!" {they} cried. "{pal}, it has been talking to me the entire time, with its mouth full!"`,
        `When it was necessary, {hero} could make toothbrushing last; {they} did the upper floor and the lower floor, and began again in the cellar. "Big lamp or small lamp?" {pal} wished to know. {hero} intended to answer that {they} would appreciate both, but what came out, around the brush, was "Mmmf, mmmf, mmmf." It hung in the air of the bathroom, and {they} recognized it, as one recognizes a step on the stairs. For one moment {their} hair stood on end; and then, in the mirror, {they} discovered what was making the sound. <It was a person in pajamas with foam on the nose.|It had foam on its nose, and was wearing pajamas.> It wasn't angry, it merely had something in its mouth. {hero} lowered the brush. "All this time," {they} said, "it has been trying to tell me something."`,
      ],
    },
    {
      id: "draws-again",
      ...BEDROOM_EVENING,
      pose: "kneeling",
      feeling: "excited",
      with: ["pal curious"],
      props: [SLIPPER, DRAWING, CRAYON],
      happening: "{hero} kneels in the bedroom by a drawing and a slipper, and {pal} looks on.",
      E: [
        `They got out the picture. What could be in that enormous mouth? Then {hero} looked at {their} own feet. "My slipper! I lose it every night, and it runs after me with it!" {They} took the crayon and drew it in, between the teeth.`,
        `{hero} looked into the enormous mouth on the picture. "What has it got in there?" {they} asked. {pal} was just putting {hero's} slippers side by side. {hero} stared at them. "That is it! I always lose my slipper there, and it wants to bring it back!"`,
      ],
      I: [
        `They put the picture on the floor and studied it like detectives. What does a {beast.kind} carry around in its mouth? "A sandwich?" suggested {pal}, but {hero} was certain that it would have eaten a sandwich. {They} leaned back to consider it, and {their} hand came down on something soft. It was {their} left slipper. {They} thought of the corner where it came off every night, and of somebody who found it there. <"Oh," said {hero}. "It isn't chasing me."|"It isn't chasing me," said {hero} slowly.> "It's only trying to bring it back."`,
        `{hero} drew everything again, but this time {they} asked about each thing. It was running because {hero} was running, and it was stamping because it was heavy. But why was its mouth full? {They} chewed on the crayon. "What's missing from the street when you've gone by?" asked {pal}. {hero} looked down at {their} feet. <There were two slippers, but only because {pal} had brought one back.|Only this morning {pal} had brought one of those slippers back.> Then {they} drew quickly, with {their} tongue out. Between all those teeth, quite gently, hung a slipper.`,
      ],
      A: [
        `The picture was laid out on the bedroom floor, and they bent over it like doctors. What does a {beast.kind} carry in its mouth for a whole week? {pal} proposed a sausage, and {hero} replied that nobody runs with a sausage; one sits down. It wasn't a bell, since a bell would have rung. "It's something soft," {they} reasoned, leaning back, and one hand came down on something soft. It was {their} left slipper, which {pal} had carried in from the hall that morning. {hero} looked at the slipper. {They} looked at the corner of the street, where it always came off. <"It isn't after me at all," {they} whispered. "It's after me with that."|"But it's like you," {they} told {pal}. "It does what you do."> Every night somebody had been running behind {them}, as hard as it could, in order to give it back.`,
        `{hero} began again on a fresh sheet, and this time {they} asked about each thing before it was allowed on the paper. It ran; well, so did {they}. It stamped; with feet of that size anybody would. It had a hundred teeth, and now that {hero} considered it, they had never once been shut. "You don't chew like that," {they} murmured. "You carry." "What gets lost in that street?" asked {pal}, who was setting {hero's} slippers side by side, <after collecting one of them in the hall|now that both of them had been found>. The crayon stopped in the air, and then it went very quickly to that enormous mouth, and between the teeth, as carefully as an egg in a spoon, it put a slipper. "No wonder that it couldn't talk," said {hero}.`,
      ],
    },
    {
      id: "practices-turn",
      ...BEDROOM_EVENING,
      pose: "reaching",
      feeling: "determined",
      with: ["pal happy"],
      props: [SLIPPER],
      happening: "{hero} reaches out for a slipper in the bedroom, and {pal} plays along.",
      B: [
        `"It has my slipper!" said {hero}. {They} drew it. Then {pal} was the {beast.kind}. "Stop!" said {hero}. "Thank you!"`,
        `"I lost my slipper. It wants to bring it!" {pal} played the {beast.kind}. {hero} put out one hand. "Thank you!"`,
      ],
      E: [
        `"Now we must practice," said {hero}, "and you are the {beast.kind}." {pal} put the slipper in {pal.his} mouth and went stamping along. The first time {hero} ran away, but the third time {they} turned around. {They} held out one hand. "Is that <mine|for me>?"`,
        `{pal} had to be the {beast.kind}, with {hero's} slipper between {pal.his} teeth. {Pal.he} went stamping up and down. "First I stop," said {hero}, "and then I hold out my hand." They practiced it five times. By then they were laughing too much to stamp.`,
      ],
      I: [
        `"I have to practice," said {hero}, "because in the dream I forget everything." So {pal} was the {beast.kind}. {Pal.he} took the slipper between {pal.his} teeth and came stamping around the bed. "Mmmf!" The first time, {hero} jumped into the closet, and the second time {they} stood still, but with both eyes shut. <The third time {they} managed to turn around.|Everything worked the third time.> "Have you got something for me?" {they} asked, and held out {their} hand, and {pal} laid the slipper in it, fairly wet. "Again," said {hero}.`,
        `They rolled up the rug, and the bedroom became the street. {pal} had to take the slipper in {pal.his} mouth, which {pal.he} did bravely. "You must come from behind," {hero} commanded, "and you have to mean it." {pal} meant it, and stamped until the lamp shook. {hero} ran two steps, and then {they} stopped, turned around, and put out one hand. <"Is it for me?" {they} asked.|"I think that's mine," {they} said.> It was difficult, even with {pal}, but it was easier the fifth time than the first.`,
      ],
      A: [
        `"In there I forget everything that I know," said {hero}, "so I'll have to know it with my feet." It was necessary for somebody to be the {beast.kind}, and {pal} was the only candidate. {Pal.he} took the slipper between {pal.his} teeth, inquired whether it had ever been washed, and was told to speak clearly. Then {pal.he} stamped around the bed with terrible eyes. The first time, {hero} leaped into the closet and had to be talked out of it. The second time {they} stood still, although with {their} face in the curtain. <The third time {they} managed it.|But there was a third time.> Stop; turn around; put out your hand. "I believe that's mine," {they} said, in a rather high voice, and the slipper was laid on {their} palm. It was extremely damp. "Again," said {hero}.`,
        `The rug was rolled up, the lamp was placed on the floor, and the bedroom became a street at night. {pal} received {pal.his} instructions. {Pal.he} was to come from behind, with the slipper in {pal.his} mouth, and to mean it; and {pal.he} meant it so thoroughly that a book fell off the shelf. {hero} ran two steps, because {their} legs had always run, and it was news to them that there was any alternative. Then {they} stopped. Turning around was the difficult part, like turning an enormous key. <"Is that for me?" {they} asked, with one hand stretched out.|{They} stretched out one hand. "Is that for me?"> They repeated it nine times; after the fifth it went considerably better, and after the ninth the {beast.kind} was lying across the bed, helpless with laughter, and could not even say "Mmmf."`,
      ],
    },
    {
      id: "foot-remembers",
      ...DREAM,
      pose: "standing",
      feeling: "worried",
      with: ["beast determined"],
      props: [SLIPPER],
      happening:
        "{hero} stands still on a street in a dream, a slipper has come off, and a {beast.kind} is behind.",
      I: [
        `Of course {they} forgot. There was the street, and there were the teeth, and {hero} ran as {they} had always run. "Mmmf!" On the corner the left slipper came off, and {their} foot touched the cold ground. And the foot remembered, because it had been practicing all evening. It slowed down, and the other one had to wait for it. <So {hero} stood still in the middle of the dark street.|So there {hero} stood, in the middle of the street.> Behind {them} the stamping came nearer and nearer, and it wasn't {pal} this time.`,
        `The street was as long as ever that night, and the {beast.kind} was as large. {hero} forgot all about toothbrushes. {They} ran past the lamp, and out of the slipper, and heard it fall. That was a small sound, <a flop|a soft flop>, and {they} had never noticed it before. Then the stamping stopped. Somebody was picking something up. "Mmmf!" it called. {hero} knew that word. {They} had said it {themselves}, with foam on {their} chin. {They} took one more step, and stopped.`,
      ],
      A: [
        `Naturally {they} forgot. One forgets in there that one has a bed, and a breakfast; there was the street, and there was the {beast.kind}, and {hero} ran as {they} had run on every other night. "Mmmf! Mmmf!" At the corner the left slipper came off, as it was bound to, and {their} bare foot touched the cold ground. And the foot, which had been practicing all evening, remembered something. It slowed down, and the right one had no choice but to do the same. <Then {hero} was standing in the middle of the dark, which was a thing that {they} had never done.|So it came about that {hero} stood still, for the first time, in the middle of the dark.> {Their} heart was hammering so violently that {they} could hardly hear the stamping; but it was coming nearer, it was not {pal}, and {they} still had {their} back to it.`,
        `That night the street seemed longer than before, and whatever was coming down it seemed larger. {hero} didn't remember anything about toothbrushes, but simply ran, past the lamp, around the corner, and out of the slipper. It fell with a flop. In an entire week of running {they} had never heard that flop, since {they} had always been making too much noise {themselves}. And now {they} heard what followed it, too: the stamping stopped. There was a snuffling, such as somebody makes who is picking up a small object with a large mouth; <and then the stamping started again, faster|and then it started again, in a great hurry>. "Mmmf!" it called. {hero} knew that word. {They} had said it {themselves}, with foam on {their} chin. It took {them} three more steps to stop.`,
      ],
    },
    {
      id: "turns-around",
      ...DREAM,
      pose: "reaching",
      feeling: "brave",
      with: ["beast surprised"],
      props: [SLIPPER],
      happening: "{hero} reaches out for a slipper on a street in a dream, in front of a {beast.kind}.",
      B: [
        `That night it came. {refrain} {hero} did not run. {They} put out {their} hand. Out came the slipper!`,
        `{refrain} {hero} was scared, but {they} stopped. {They} looked. In all those teeth was a slipper!`,
      ],
      E: [
        `That night the dream came again. {refrain} {hero} was running at first. Then {they} stopped, turned around, and held out one hand. It shook. The {beast.kind} stopped, too. Very carefully, it put a wet slipper into {hero's} hand.`,
        `{refrain} {hero} was <just as|still> scared. But {their} feet knew what to do. They stopped, and they turned around. There it stood, with all its teeth, and in them hung one small slipper. "Is that mine?" asked {hero}. It nodded.`,
      ],
      I: [
        `Turning around was like turning a heavy key. {hero} opened one eye. There were the teeth, quite close, and there were even more than {they} had thought. And in the middle, gently, by the heel, hung a slipper. {They} put out a hand, and it shook like a leaf. "I think that's mine," {they} said. The {beast.kind} lowered its huge head. <It laid the slipper in {their} hand and took a deep breath.|Very carefully it let go, and took a deep breath.> "At last!" it said. "Do you have any idea how fast you are?"`,
        `{hero} was still afraid. But there is a little room beside a fear, and {they} used it to turn around. The {beast.kind} stopped so suddenly that it sat down. It had brown eyes and was badly out of breath, and from its mouth hung <a small heel|{hero's} slipper>. {hero} held out one hand, and the {beast.kind} stretched its neck and dropped the slipper into it. "I've been telling you all week," it panted. "Excuse me! Excuse me, you've lost something!"`,
      ],
      A: [
        `{hero} turned around. It was like turning the key in a very old lock, and {they} did it with {their} eyes shut, and opened them afterward, one at a time. There were the teeth. There were even more of them than {they} had supposed. But none of them were doing anything, because in the midst of them, held by the heel as delicately as a raw egg, hung a slipper. {They} put out {their} hand. It trembled so much that it was practically waving. "I believe that's mine," said {hero}. The great head sank lower, and lower, until {they} could feel its breath, <which smelled of peppermint, oddly enough|and it was only breath, and warm>; and the slipper was laid on {their} palm. "At last!" said the {beast.kind}, and sat down in the road. "Have you any idea how fast you are?"`,
        `It would be pleasant to report that {hero} was no longer afraid. {They} {was} afraid right down to the bare foot; but alongside the fear there was a little room, about as wide as a door that has been left open, and {they} used it to turn around. The {beast.kind} was so astonished that it skidded, and sat down with a bump. Now that nobody was moving, {they} could examine it. It had brown eyes, and was dreadfully out of breath, and from the corner of its mouth, <like the tongue of a tired dog|a little crumpled>, hung {their} slipper. {hero} stretched out one hand, and the slipper dropped into it. "Excuse me, you've lost something," panted the {beast.kind}. "That's what I've been saying, all week long, but one can't say it properly with one's mouth full."`,
      ],
    },
    {
      id: "gives-job",
      ...DREAM,
      pose: "sitting",
      feeling: "happy",
      with: ["beast happy"],
      props: [SLIPPER, "thing:roller-skate"],
      happening: "{hero} sits on a street in a dream beside {beast}, who has a roller skate.",
      E: [
        `"I am called {beast}," said the {beast.kind}, "and my feet are very tired." They sat down together, side by side. "Would you like a job?" asked {hero}. "I lose things all the time, and you could <find|look for> them." {beast} smiled with every tooth.`,
        `"I only like to bring people their things," said the {beast.kind}. "I am called {beast}." "Then that can be your job," said {hero}. "You find whatever I lose, and I promise not to run." "May I keep the wheels?" asked {beast} <softly|shyly>.`,
      ],
      I: [
        `They sat down side by side on a step. The {beast.kind} was called {beast}, and {beast.he} had sore feet. "I find things," {beast.he} explained, "but as soon as I bring them, everybody screams and wakes up." {hero} remembered all those nights, and also one blue mitten, and the key to {their} money box. <"You could have a job," {they} suggested.|"You need a proper job," {they} decided.> "You find what I've lost, and I'll wait for you, if you put it down before talking." "And may I keep the skates?" asked {beast}.`,
        `"I'm called {beast}," said the {beast.kind}, "and you're the first who ever stopped." {Beast.he} had a whole bag of lost things at home, such as single socks, a blue mitten, and half a puzzle. But whenever {beast.he} tried to return something, <everybody woke up|everybody screamed>. "Finding is a job," said {hero}, "and you can have it. But put everything down before you say hello, and stamp less." "And the skates?" asked {beast} shyly. "You can keep the skates," said {hero}.`,
      ],
      A: [
        `They sat down next to each other on a step. The {beast.kind} was called {beast}, and {beast.he} had extremely sore feet. "I find things," {beast.he} explained. "There's always something lying in a street like this, a mitten, or somebody's excellent idea, and I pick it up and run after them. And then they scream, and wake up, and I'm left standing there." {hero} felt a little sorry, in spite of the teeth. "You ought to put everything down before you talk," {they} advised, "and you ought to stamp less. <But I lose a great deal,|However, I'm always losing something,> and if it were officially your job to find it, I would stop and wait for you." {beast} was too moved to answer immediately. "And the skates?" {beast.he} inquired, after a considerable while. "You may keep the skates," said {hero}.`,
        `"I'm {beast}," explained the {beast.kind}, when {beast.he} had got {beast.his} breath back, "and I'm not usually so wild, only you never stopped." {Beast.he} showed {hero} what {beast.he} had been keeping behind the lamp: eleven single socks, a blue mitten, a marble, and the end of a joke. Everything had been dropped by people in dreams, and {beast.he} had galloped after every one of them, until they woke up. {hero} saw that this was, at bottom, <a question of manners|a matter of arrangement>. So {they} gave {beast.him} a job. {Beast.he} was to look after whatever got lost in {hero's} head; {beast.he} was to put it down first and speak afterward; and in return nobody would run. "There's just one thing," said {beast}, looking at {beast.his} feet. "Might I keep the skates?"`,
      ],
    },
    {
      id: "both-slippers",
      ...BEDROOM_NIGHT,
      pose: "sleeping",
      feeling: "calm",
      with: ["pal happy"],
      props: [SLIPPER, "thing:slippers"],
      happening: "{hero} sleeps in the bedroom at night beside the slippers, and {pal} looks in.",
      B: [
        `{refrain2} Now both slippers are by the bed. A bad dream may come. {hero} will stop and look.`,
        `{refrain2} {hero} sleeps, and {pal} sleeps, too. Both slippers stay by the bed. Good night, {beast.kind}!`,
      ],
      E: [
        `At two o'clock {pal} woke up, but nobody came. So {pal} went to look. {hero} was asleep, and both slippers stood by the bed. And in the dream, who came down the street? {refrain2} It was a blue <mitten|sock>.`,
        `One night another bad dream came, with horns. {hero} hardly ran at all. "What have you got in your mouth?" {they} asked, and it was a sock. And then came {beast}. {refrain2} Both slippers stayed by the bed.`,
      ],
      I: [
        `At two in the morning {pal} woke up, out of habit, and lifted the blanket, but nobody came. After a while {pal} got up and went along the hall, and there was no slipper in it. {hero} was sleeping peacefully, and beside the bed stood two slippers, one next to the other. Just then {hero} said something in {their} sleep. <"Put it down first," {they} murmured kindly.|"Another sock," {they} murmured kindly.> {pal} went back to bed on tiptoe, and needed some time to get used to the quiet.`,
        `Sometimes there is still a bad dream, because heads are like that. Last Sunday it had horns, and it went "Brrrf!" {hero} ran the first three steps, out of habit. Then {they} turned around. "What have you got in your mouth?" {they} asked, and it was a sock. <"Put it down first," explained {beast}, who came rolling up on skates.|{beast} came rolling up, and showed the new one how it's done.> At two o'clock {pal} looked into the room, and both slippers stood by the bed. "Brrrf," murmured {hero}, and laughed in {their} sleep.`,
      ],
      A: [
        `At two in the morning {pal} awoke, as {pal.he} had got used to doing, and lifted the blanket, but nobody came. After some time {pal.he} got up, to be on the safe side, and went along the hall, where there was nothing to pick up. {hero} was lying on {their} side, fast asleep, with one hand open on the sheet. Next to the bed stood two slippers, the right and the left, as close together as a pair of birds. While {pal} was still looking, {hero} spoke. <"Put it down first," {they} said, quite clearly and not unkindly.|"It's a beautiful mitten," {they} said, quite clearly, "but it isn't mine."> {pal} crept back to bed. Far away, in a street that exists only at night, somebody was rolling along in high spirits, looking at the ground.`,
        `It can't be claimed that there were no more bad dreams. Heads go on making them, and not even the owner is consulted. Only last Sunday there was a new one, with horns, and it came over a hill, and it went "Brrrf!" {hero} ran the first three steps, out of habit, and then {they} stopped, and turned around, and put out one hand. "What have you got in your mouth?" {they} inquired politely, and it was a sock. <"You must put it down before you talk," explained {beast}, drawing up on one skate.|{beast} drew up on one skate and explained to the new one how it is done.> At two o'clock {pal} went softly along the hall and looked in, and there were two slippers beside the bed, the right and the left, with nobody in them. "Brrrf," said {hero}, fast asleep, and laughed.`,
      ],
    },
  ],
};
