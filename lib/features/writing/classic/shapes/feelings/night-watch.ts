import type { Shape } from "@/lib/features/writing/classic/grammar";

const BEDROOM = { place: "bedroom", time: "night", weather: "clear" } as const;
const KITCHEN = { place: "kitchen", time: "night", weather: "clear" } as const;
const ROOM = { place: "living-room", time: "night", weather: "clear" } as const;

export const NIGHT_WATCH: Shape = {
  id: "feelings/night-watch",
  theme: null,
  wild: 3,
  tags: ["bedtime", "sleep", "family", "funny", "night", "home", "calm"],
  about: [
    "bedtime bed-time going-to-bed go-to-bed sleep asleep sleeping sleepy falling-asleep not-tired not-sleepy tired staying-up staying-up-late bedtime-routine go-to-sleep going-to-sleep good-night",
  ],
  events: ["bedtime"],
  premise: "{Hero} may stay up until everything else in the house is asleep, and must put it all to bed.",
  shows: ["thing:bed", "thing:pillow", "blanket"],
  talk: [
    "What in our house do you think is the last to fall asleep?",
    "Which excuse did you like best?",
    "What helps you when you are not tired yet?",
  ],
  cast: { pal: ["dog", "cat", "rabbit", "mouse", "owl", "robot", "dragon"], mom: ["mother", "father"] },
  refrain: {
    B: ["Not yet! One more thing!", "Good night! Good night!"],
    E: ["Not yet! Just one more thing!", "No more things now. Good night!"],
  },
  beats: [
    {
      id: "not-tired",
      ...BEDROOM,
      pose: "jumping",
      feeling: "excited",
      with: ["mom sleepy", "pal happy"],
      props: ["thing:bed", "cup"],
      happening: "{hero} jumps beside the bed at night, and {mom} is sleepy.",
      B: [
        `{open} "Go to sleep," said {mom}. "I am not tired," said {hero}. {refrain}`,
        `{open} It was bedtime. {hero} was not tired. {refrain} "Oh dear," said {mom}.`,
      ],
      E: [
        `{open} It was very late, but {hero} was not tired. There had already been two <drinks|cups> of water, and a kiss for every toe. "Now you really must go to sleep," said {mom}. {refrain}`,
        `{open} "Good night, and now go to sleep," said {mom} for the <third|fifth> time. But {hero} was not tired at all. {They} needed more water, another song, and another bear. {refrain}`,
      ],
      I: [
        `{open} {hero} had drunk two glasses of water, heard three songs, and received a kiss for each toe. It was long past bedtime. Unfortunately {they} {was} not tired. "Just one more thing," {they} said, bouncing on the mattress, <"and I also need the other bear."|"because my pillow is facing the wrong way."> {pal} was bouncing, too, to be helpful. {mom} leaned against the door. {Mom.his} eyes were very small, and {mom.he} was the only person in the room who wanted to go to sleep.`,
        `{open} Bedtime at {hero's} house began at seven, and it usually lasted until a quarter to nine. First {they} needed water, and after that, of course, the bathroom. Then the blanket was too hot, and without it {they} {was} too cold. "I'm not tired," {they} explained from the top of the bed. {pal} had <never been less tired|never looked more awake>, either. "Everybody needs to sleep," said {mom}, and yawned so widely that you could count {mom.his} teeth. "Not everybody," said {hero}. "Not me."`,
      ],
      A: [
        `{open} In theory, bedtime at {hero's} house was at half past seven. In practice it was only the beginning of something. There had been two glasses of water, and then, for obvious reasons, the bathroom; there had been three songs, a question about whether fish sleep, and an individual kiss for each toe. "I just need one more thing," announced {hero}, who was standing upright on the mattress, with {pal} beside {them} in full agreement. <"I am not in the least tired."|"I simply don't feel tired."> {mom} was leaning in the doorway. {Mom.his} slippers were on the wrong feet, and {mom.his} eyes had become extremely small. It was plain to see that somebody in this room needed to go to sleep, and equally plain that it wasn't {hero}.`,
        `{open} "Just one more thing," said {hero}, and that was the ninth. They had already had the water and the other water; they had looked beneath the bed, and inside the wardrobe, and discussed whether giraffes lie down to sleep. The blanket had been too warm, and without it the night had been too cold. {pal} sat on the pillow <with both eyes wide open|like somebody with a ticket for a show>. "I would sleep if I were tired," explained {hero} reasonably. "But I'm not." {mom} did not reply at once, since {mom.he} had fallen asleep for a second against the door frame. When {mom.he} opened {mom.his} eyes again, there was something in them that {hero} had not seen before. It was an idea.`,
      ],
    },
    {
      id: "gets-job",
      ...BEDROOM,
      pose: "standing",
      feeling: "proud",
      with: ["mom calm", "pal curious"],
      props: ["lantern", "thing:pillow", "thing:bed"],
      happening: "{hero} stands proudly with a lantern and a pillow beside the bed, and {mom} is calm.",
      B: [
        `"Then stay up," said {mom}. "First, put the house to bed. It must all be asleep."`,
        `{mom} had a good idea. "You may stay up till the house is asleep. Put it to bed!"`,
      ],
      E: [
        `"All right," said {mom}. "You are the night watch. You may stay up until everything in this house is asleep. But you have to put it to bed." {Mom.he} gave {hero} the <little|small> lantern.`,
        `Then {mom} smiled. "Somebody must make sure that the whole house is asleep," {mom.he} said. "You may be the last one. Take a light and a pillow, and put <everything|it all> to bed." {hero} jumped for joy.`,
      ],
      I: [
        `"All right," said {mom} suddenly. "You needn't go to sleep." {hero} stopped in mid-bounce. "But I'm too tired to finish my work. Before I can go to bed, the whole house has to be asleep, <and I need a night watch|and that takes a night watch>." {Mom.he} gave {them} the lantern, the spare pillow, and {mom.his} serious expression. "You may stay up until everything else is sleeping." {hero} stood up straight. Nobody had ever been allowed to be the very last one.`,
        `"Do you know what a night watch does?" asked {mom}. "It goes through the house and makes sure that absolutely everything is asleep, and it gives out pillows if necessary. I do it every evening, <and it takes me hours|and I'm worn out>." {Mom.he} held out the lantern. "Tonight I'd like you to do it. You're allowed to stay awake until all the others are sleeping." {pal} saluted, or scratched. {hero} could hardly believe {their} luck.`,
      ],
      A: [
        `"Very well," said {mom}. "You don't have to go to sleep." {hero} was so astonished that {they} sat down. "But in that case I shall require your assistance, because I cannot go to bed until the whole house is asleep, and I'm too exhausted to go around it." {Mom.he} took the lantern off its hook and handed it over, together with the spare pillow, as though they were a sword and a crown. "The night watch puts everything to bed, one thing after another, <and doesn't sleep until the very last of them does|and is forbidden to sleep before the last of them does>." Behind {hero's} ribs something swelled. {They} had been the first in a great many things, but never the last.`,
        `"Have you ever wondered what I do after you've gone to sleep?" asked {mom}. {hero} had always supposed that {mom.he} ate chocolate. "I go around as the night watch. I make certain that everything in the house is sleeping, and whatever is still awake gets tucked in. It takes me half the night, <and tonight my feet have resigned|and tonight I haven't got any feet left>." {Mom.he} put the lantern into {hero's} hand and the spare pillow under {their} arm. "Perhaps you would do it for me. You may stay up until there's nothing awake in this house except yourself." {pal} was already in the hall. It was the best offer that anybody had made {hero} in {their} entire life.`,
      ],
    },
    {
      id: "kitchen-tap",
      ...KITCHEN,
      pose: "pointing",
      feeling: "determined",
      with: ["pal curious"],
      props: ["lantern", "thing:pillow"],
      happening: "{hero} points in the dark kitchen with a lantern and a pillow, and {pal} is curious.",
      B: [
        `The water went drop, drop. "Go to sleep," {hero} told it. Drop! {refrain}`,
        `In the kitchen the water went drop, drop. "You must sleep!" said {hero}. {refrain}`,
      ],
      E: [
        `The kitchen was not asleep, because the water was still running. "You must go to sleep," {hero} told it, and turned it off. It was quiet for a <little|short> while, but then it went drip. {refrain}`,
        `In the kitchen the big refrigerator was humming a song. "It is bedtime for you," said {hero}, and patted its side. It was still for a <moment|minute>. Then it started to hum again. {refrain}`,
      ],
      I: [
        `They began in the kitchen. The plates were sleeping already, in a neat row, and so were the spoons. But the faucet was wide awake. "It's bedtime," said {hero} in {mom's} voice, and turned it off. There was silence for a moment, and then it dripped again. "It wants another drink of water," {hero} explained to {pal}, <"and it has been drinking all day."|"although it has had a hundred already."> {They} folded a cloth under it for a pillow. After that it dripped so quietly that you couldn't call it staying up any more.`,
        `In the kitchen somebody was humming. It was the refrigerator, and it wasn't the least bit tired. {hero} told it that it was late, that everybody has to sleep, and that the milk needed its rest. The refrigerator shivered and fell silent. {They} had hardly <turned around|reached the door> when it started over again. "One more song, it says," {they} sighed. {They} leaned the pillow against its side and hummed along, slower and slower, until it stopped. "You have to be patient with them," {they} explained to {pal}.`,
      ],
      A: [
        `They started in the kitchen, where most of the work had been done already. The spoons lay asleep on their sides, each with its back to the next, and the plates were stacked up for the night. Only the faucet was awake, and it was dripping. "It's considerably past your bedtime," said {hero}, in a voice that sounded remarkably like {mom's}, and turned the handle. For a long moment nothing happened. <It dripped again when they had nearly reached the door.|Then, just as they were leaving, it dripped.> "Naturally it would like another drink of water," {hero} explained to {pal}. {They} folded the dishcloth into a pillow and laid it underneath, and from then on each drop landed so softly that it could be counted as sleeping.`,
        `The kitchen ought to have been asleep for hours. The chairs were; they stood with their heads bowed around the table. But in the corner the refrigerator was humming to itself with the light on, which {hero} proved by opening the door quickly. "I have told you twice that it's bedtime," {they} said, although it was only the first time. The refrigerator shuddered guiltily and was quiet. {They} had just taken hold of the lantern when it began again, a tone higher. "Only one more song," {hero} translated for {pal}. <"They all say that."|"That's what it said about the last one."> {They} had to sit down beside it, with the pillow against its side, and hum along more and more slowly until it gave up.`,
      ],
    },
    {
      id: "clock-excuses",
      ...ROOM,
      pose: "standing",
      feeling: "curious",
      with: ["pal curious"],
      props: ["clock", "thing:pillow", "lantern"],
      happening:
        "{hero} stands by a clock in the living room with a pillow and a lantern, and {pal} is curious.",
      E: [
        `In the living room the clock went <tick-tock|tick, tock>, tick-tock. "How can anybody sleep here?" said {hero}. {They} gave it a pillow, and told it a short story. Then the clock wanted one more.`,
        `"You are much too loud for bedtime," {hero} told the clock. It went on ticking. "You can sleep a little after each tick," said {hero}. That helped. Now it had <sixty|lots of> short naps.`,
      ],
      I: [
        `The clock in the living room was a difficult case. "Everybody is asleep but you," {hero} told it. Tick, said the clock, and what it meant was that it wasn't tired. It had a reason, at least. If the clock slept, nobody would know when morning was. {hero} thought it over, as {mom} would have. "Then you must sleep in little bits," {they} decided, "between the tick and the tock. That's sixty naps a minute." <The clock agreed at once.|It tried it out.> You could hear it doing it.`,
        `Tick, said the clock in the living room. {hero} held up the lantern. "Are you still not asleep?" {they} asked it seriously. Tock, said the clock, quite cheerfully. "You've had your supper, you've had your song, and I've wound up your key," said {hero}. "<What else can you possibly need?|What is the matter this time?>" Apparently the clock needed one more thing. {hero} noticed that {their} hands were on {their} hips, and that {they} {was} standing exactly as {mom} did every evening. It was a strange feeling.`,
      ],
      A: [
        `The clock in the living room proved to be a difficult case. "You are the only one still up," {hero} informed it. Tick, replied the clock, which wasn't tired in the slightest. It even had an argument: if it went to sleep, nobody would ever find out that it was morning. {hero} had to admire that, because {they} hadn't thought of it {themselves}. {They} sat down on the pillow in order to consider the problem. <"Then you'll have to sleep in between," {they} decided.|"I suggest naps," {they} said at last.> "There is a little gap after every tick, and another after every tock, and nobody needs you in those." The clock tried it. If you listened closely you could hear it dropping off, a hundred and twenty times a minute.`,
        `"And what are you still doing up?" inquired {hero}, raising the lantern. The clock looked down from the living-room wall with its innocent face and continued ticking. It had been wound, it had been dusted, and it had already struck nine; there was nothing further that it could reasonably require. "I know, there is always one more thing," sighed {hero}. And there {they} stopped, because {they} had noticed something peculiar. {Their} free hand was on {their} hip, and {their} head was tilted to one side, <exactly as {mom's} always was at bedtime|and it was {mom's} voice that had come out of {them}>. {pal} had noticed it, too, and politely gazed at the carpet. "Please go to sleep," {hero} told the clock, in {their} own voice.`,
      ],
    },
    {
      id: "bath-gurgles",
      place: "bathroom",
      time: "night",
      weather: "clear",
      pose: "kneeling",
      feeling: "calm",
      with: ["pal calm"],
      props: ["blanket", "thing:toothbrush"],
      happening: "{hero} kneels in the bathroom with a blanket and a toothbrush, and {pal} is calm.",
      I: [
        `In the bathroom three toothbrushes were standing up in a glass. "No wonder they can't fall asleep," said {hero}. {They} laid them on a washcloth, the big one, the middle one, and {their} own, and covered them up to the bristles. {mid} The bathtub gurgled, because it had seen that. It wanted to be covered as well. So {hero} had to go and fetch the <striped|woolly> blanket from the sofa. There is a surprising amount of walking in being a night watch.`,
        `"Teeth?" {hero} asked the bathroom, out of habit. There was a gurgle from the bathtub. It was afraid of the dark hole in its middle, and it couldn't sleep. {hero} knew about things like that. {They} put in the plug, so that nothing could come up, and spread a blanket over the edge. {mid} <Nobody laughed at it.|{They} didn't laugh at all.> "I'll leave the lantern here for a minute," {they} told it, "until you've got used to it." {pal} waited on the mat and began to blink.`,
      ],
      A: [
        `In the bathroom the toothbrushes were standing upright in their glass, and it was no wonder that they couldn't fall asleep like that. {hero} laid them down side by side upon a washcloth, the large one, the middle one, and {their} own, and tucked them in as far as the bristles. {mid} At this the bathtub gurgled. It had been watching, and it considered that whoever is biggest gets the coldest. {hero} trotted to the living room for a blanket and spread it over the edge, and had barely finished when the towels <wished to be folded the other way|wanted to hang closer together>. "One moment," {they} said, "I only have two hands." It occurred to {them} that {mom} had only two hands as well.`,
        `A hollow gurgle was coming out of the bathtub. {hero} put down the lantern and knelt beside it. "Aren't you tired?" {they} asked. It was tired, but it was uneasy about the drain, which is a dark hole, after all, and no one knows for sure where it ends. Another night watch might have laughed. {hero}, who had some experience with what is under things, {was} quite serious about it. {mid} {They} put in the plug; {they} spread a blanket across the rim, <and stayed until the gurgling had become regular|and counted to thirty, which is what helps>. "There," {they} whispered, and almost without noticing it {they} yawned. It was only a small yawn, and it was probably the bathtub's.`,
      ],
    },
    {
      id: "stair-creaks",
      place: "attic",
      time: "night",
      weather: "clear",
      pose: "climbing",
      feeling: "brave",
      with: ["pal sleepy"],
      props: ["lantern", "thing:pillow", "box"],
      happening: "{hero} climbs up to the attic with a lantern and a pillow, and {pal} is sleepy.",
      I: [
        `The stairs to the attic complained at every step, for they had been nearly asleep. {hero} apologized to each of them. Up there lived the summer hats, the sled, and a box of baby clothes, which had been sleeping since March. <Only the roof was stretching its beams.|Only a beam was creaking, as old people do.> "That's because it was warm today, and now it's cooling down," {hero} explained to {pal}. "{mom} told me about that, when I couldn't sleep." And {they} told the roof as well.`,
        `The attic was the quietest room. Everything in it had gone to bed years ago and was covered with sheets. {hero} walked on tiptoe, so as not to wake the sled before winter. Then something creaked, right above {their} head. <It was only the roof, cooling down.|Wood creaks when it cools down at night.> It could not get comfortable. {hero} patted the lowest beam and said the thing that {mom} always said. "You don't have to sleep. You only have to lie still and rest." It worked on the roof, too.`,
      ],
      A: [
        `The attic stairs groaned at every step, since they had been on the point of falling asleep. "I'm terribly sorry," {hero} whispered to each of them. In the attic were the things that go to bed for months: the sled, the summer hats, the cradle with a sheet over it. {They} shone the lantern on them, one after another, and none of them stirred. But then, directly overhead, something creaked, and {pal} immediately sat down on {hero's} foot. "It was warm today, and wood shrinks as it cools," {they} explained. "{mom} told me about it, <the night that I couldn't sleep|once, when I was lying awake>." {They} reached up and patted the nearest beam. "You needn't actually be asleep," {they} added kindly, "as long as you are lying still."`,
        `Up in the attic it smelled of last summer. Here everything had been asleep for ages: the beach umbrella, the sled, the box with the tiny clothes that {hero} was supposed to have worn. {They} went from one to the next on tiptoe, holding the lantern low. It was {their} pillow that gave {them} trouble. It had begun to feel soft in a way that it hadn't before, <and {they} shifted it to the other arm|and {they} moved it farther from {their} cheek>. Above {them} a beam creaked. "You're only cooling down," {hero} told it. "{mom} says that houses talk in their sleep." {They} repeated it, since {their} voice sounded nice in the dark; and after that {they} sat down for a minute on the lowest stair.`,
      ],
    },
    {
      id: "who-is-awake",
      ...ROOM,
      pose: "standing",
      feeling: "curious",
      with: ["pal sleepy"],
      props: ["thing:window", "blanket", "moon"],
      happening: "{hero} stands at a window in the living room with a blanket, and {pal} is sleepy.",
      B: [
        `{hero} looked out. The bus man was not asleep. He would work all night for them.`,
        `Out there an owl was up. "You sleep by day," said {hero}. "So you may stay up."`,
      ],
      E: [
        `{hero} looked out of the window. Not all the people out there were asleep. The bus driver was working, and so was the <baker|nurse>. "They stay up," thought {hero}, "so that the rest of us can sleep."`,
        `Outside, the trees slept, and the cars slept. An owl called from the <roof|garden>. "You may stay up," {hero} told it, "because you sleep all day." {They} had not slept all day. {They} rubbed {their} eyes.`,
      ],
      I: [
        `{hero} climbed onto the windowsill to see about the rest of the world. The cars were asleep along the street, with frost on their noses. But the last bus went by with its lights on, and behind one window the baker was already kneading tomorrow's rolls. A nurse rode past on a bicycle. "They can't go to sleep," {hero} told {pal}, "because they look after it all." <Then {they} thought for a while.|It was good to know.> So somebody was always awake. It didn't always have to be {them}.`,
        `Whose job was the outside? {hero} pressed {their} nose to the window. The swings were asleep, and so were the trees, apart from the tips. On the roof across the street an owl was looking around. "She's allowed to stay up," {they} whispered, "because she slept the whole day." {hero} had not slept the whole day. {They} had run, and climbed, and argued, and carried a pillow <up three stairs|through four rooms>. {Their} breath made a cloud on the glass, and {they} leaned {their} forehead against it. It was pleasantly cool.`,
      ],
      A: [
        `Strictly speaking, the outside did not belong to the house, but {hero} took {their} duties seriously. {They} wrapped {themselves} in the blanket and climbed upon the windowsill. The cars slept in a row, nose to tail. A light was burning at the bakery, where somebody was already kneading tomorrow's rolls; the last bus passed with a driver and no passengers; and a nurse came cycling around the corner, <on her way to people who couldn't sleep|with a thermos in her basket>. {hero} had never really thought about them. There they were, every night, staying up on purpose, so that everyone else could go to sleep without worrying. It was a comfortable discovery. Somebody was always awake. It didn't need to be {them}.`,
        `{hero} pressed {their} nose to the window to discover whether the night was asleep. Most of it was: the trees were, except at the tips, and so were the swings. On the opposite chimney sat an owl and turned her head almost completely around. "She is allowed to, because she has been asleep since breakfast," {hero} murmured to {pal}. That made {them} think of {their} own day. Since breakfast {they} had climbed two trees, lost an argument, run to the corner and back eleven times, and carried a pillow through the entire house. <It suddenly seemed like a very full day.|It was quite a lot, if you lined it up.> The glass was cool against {their} forehead. It was astonishing how heavy a forehead can become.`,
      ],
    },
    {
      id: "pal-refuses",
      ...BEDROOM,
      pose: "sitting",
      feeling: "sleepy",
      with: ["pal excited"],
      props: ["book", "thing:pillow", "thing:bed"],
      happening: "{hero} sits sleepily by the bed with a book and a pillow, and {pal} is excited.",
      B: [
        `Now {pal} would not sleep! {refrain} So {hero} read to {pal.him}. It was so nice.`,
        `"You, too!" said {hero}. But {pal} was not tired. So they had one more book.`,
      ],
      E: [
        `Now only {pal} was left, and {pal} did not want to sleep. {Pal.he} ran under the bed and over the table. "I know that you are not tired," said {hero}. {They} read {pal.him} a story in a very <low|soft> voice. {refrain}`,
        `"It is your bedtime now," {hero} told {pal}, but {pal} only wanted to play. "That is because you are already too tired," said {hero}. {They} told {pal.him} a very <slow|long> story with a hundred sleepy animals in it. {refrain}`,
      ],
      I: [
        `That left {pal}, who wasn't tired and had excellent reasons. {Pal.he} had to go under the bed first. Then {pal.he} had to go into the hall. "You're overtired," said {hero}, in {mom's} very words, "and that's why you're so wild." {They} fetched the book about the snail, which is long and has hardly any story in it, and read it slowly. <At page nine {pal} lay down.|By page nine it was quiet on the rug.> At page twelve it was {hero} who had to read the same line three times.`,
        `"Now you," said {hero} to {pal}. Nothing in the entire house was more awake. {pal} wanted to be carried, and {pal} wanted to be put down, and {pal} had just remembered a very important ball. "I know, there is always one more thing," said {hero}. {They} yawned <widely|for a long time>. {They} lay down on the rug and told {pal.him} about a hundred sheep who had to go through a gate. "The first sheep is called Margaret," {they} began slowly, "and the second sheep is called Margaret, too."`,
      ],
      A: [
        `There remained only {pal}, who was not tired, and had a list of reasons. {Pal.he} was obliged to go under the bed; {pal.he} was needed in the hall; there was something extremely interesting about the left curtain. "You're overtired," {hero} informed {pal.him}, "and that's why you are so wild. It's always like that just before." {They} could not recall where {they} had heard that sentence so frequently. {They} chose the book about the snail, in which practically nothing happens, and read it aloud in a low voice with long pauses. <On page nine {pal} stretched out.|At page nine there was a small sigh beside {them}.> On page twelve {hero} discovered that {they} had read the same line four times, and that it had been different each time.`,
        `"And now it's your turn to sleep," {hero} told {pal}, who had never looked less like it. {pal} wished to be picked up. {pal} wished to be put down. Then {pal} remembered something tremendously important, which turned out to be a ball. {hero} sat on the edge of the bed and watched, with the pillow in {their} lap. So this was what it looked like from the other side! <You could see perfectly well how tired somebody was.|It was perfectly obvious that somebody was dropping with sleep.> You could see it in the ears. "I'll tell you about a hundred sheep," {they} offered, "and they all have to go through the same gate. It will take a while. The first sheep," {hero} began, and yawned until {their} eyes watered, "was called Margaret."`,
      ],
    },
    {
      id: "mom-sleeps",
      ...BEDROOM,
      pose: "holding",
      feeling: "surprised",
      with: ["mom sleepy", "pal sleepy"],
      props: ["blanket", "thing:bed"],
      happening: "{hero} holds a blanket beside the bed while {mom} and {pal} are sleepy.",
      B: [
        `{mom} was asleep in the big chair. {hero} put a blanket over {mom.him}. "Sleep well, {mom}."`,
        `And {mom}? {Mom.he} was asleep, with one shoe on! {hero} took the shoe off for {mom.him}.`,
      ],
      E: [
        `{hero} wanted to tell {mom} that it was done. But {mom} sat asleep in the chair. {hero} took a blanket and put it over {mom.him}. "Sleep well, and good night," {they} <said|told {mom.him}>, just as {mom.he} always did.`,
        `"{mom}, I did it," said {hero}. Nobody answered. {mom} was <fast|sound> asleep in the big chair, with one shoe on. {hero} put the blanket over {mom.him} and gave {mom.him} a good-night kiss. One of them had to.`,
      ],
      I: [
        `{hero} wanted to report that everything was sleeping. In the armchair beside the bed sat {mom}, with {mom.his} head on one side and {mom.his} mouth a little open. {Mom.he} had only meant to wait for a moment. {hero} looked at {mom.him} for a long time, because you hardly ever see {mom} asleep. {Mom.he} looked <smaller than usual|quite young>. {They} pulled the blanket off {their} own bed and spread it over {mom.him}. "Good night," {they} whispered, and kissed {mom.his} once for each finger.`,
        `"Finished," {hero} announced at the door. Nobody answered. {mom} had fallen asleep in the chair, with one slipper on and {their} other bear in {mom.his} arm. So {mom.he} had been looking for it after all. {hero} took off the slipper, carefully. {They} put {their} blanket over {mom.him} and tucked it in at the sides, <as it ought to be done|so that no draft could get in>. {Mom.he} muttered something. "Just one more thing," was what it sounded like. "Tomorrow," whispered {hero}, and it was exactly the right answer.`,
      ],
      A: [
        `{hero} had intended to make a proper report, room by room. But in the armchair next to the bed sat {mom}, who had only wanted to wait for a minute, and {mom.he} was fast asleep, with {mom.his} cheek on {mom.his} hand. {hero} stood before {mom.him} with the lantern. It happens extremely seldom that you see {mom} sleeping, <since as a rule {mom.he} gets up before you and goes to bed after you|because {mom.he} goes to bed after you and gets up before you>. {Mom.he} looked younger. {They} took the blanket from {their} own bed, spread it over {mom.him}, and tucked it in at both sides. Then {they} kissed {mom.him}, once for each finger. It took a while, and {they} didn't skip any.`,
        `"All asleep," {hero} reported in the doorway, and raised {their} hand to {their} forehead. Nobody replied. {mom} was lying in the armchair with one slipper on, and in the crook of {mom.his} arm sat the other bear, the one that had been missing since Monday. {Mom.he} must have been hunting for it all that time. {hero} carefully removed the slipper, as slowly as one pulls a bandage. {They} brought {their} blanket, and laid it over the two of them, <and turned down the edge so that it wouldn't tickle|right up to both their chins>. "Just one more thing," murmured {mom} out of {mom.his} sleep. {hero} bent down to {mom.his} ear. "Tomorrow," {they} said softly, as {they} had been told five hundred times, and for the first time {they} understood that it was meant kindly.`,
      ],
    },
    {
      id: "bed-awake",
      ...BEDROOM,
      pose: "thinking",
      feeling: "sleepy",
      with: ["pal sleepy"],
      props: ["thing:bed", "thing:pillow"],
      happening: "{hero} looks sleepily at the bed and the pillow, and {pal} is sleepy, too.",
      B: [
        `One thing was not asleep. It was the bed! "You need me," said {hero}, and got in.`,
        `Now just the bed was up. It could not sleep with no one in it. {hero} got in.`,
      ],
      E: [
        `Now {hero} was the very last one. {They} looked around the bedroom. Oh no! The bed was still <awake|up>, because its pillow was cold and nobody was in it. "You can't sleep without me," said {hero}, and got in.`,
        `Was it all asleep now? {hero} thought of the clock, and {pal}, and {mom}. Only the bed was left, and it was <wide|still> awake, for no one was in it. "I am going to help you," {they} said, and got in.`,
      ],
      I: [
        `Was there anything left? {hero} turned around slowly with the lantern. The books were asleep, and the shoes slept under the chair in pairs. But in the middle of the room stood the bed, and it was obviously awake, <for its pillow was cold and smooth|for nobody had warmed it>. A bed can't possibly sleep when there is nobody in it. "You have been waiting for me the whole time," said {hero}, feeling a bit guilty. There was only one way to help it.`,
        `So now {hero} was the last one awake, and {they} had thought that it would be more exciting. It was mainly quiet. {They} went through {their} list: tap, clock, tub, roof, {pal}, {mom}. <Something was missing.|One thing was left.> Then {they} saw the bed, with its covers open like a hand. It could not go to sleep, poor thing, because beds only fall asleep around somebody. "I'm not tired," {they} explained to it. "But I'll lie down for a minute, until you are."`,
      ],
      A: [
        `{hero} was the last. {They} had been looking forward to that all evening, and now that it had arrived it turned out to be mainly a kind of quietness, with {them} in the middle. {They} raised the lantern and checked once more. The shoes were asleep beneath the chair, in pairs; the books slept standing, like horses. And there, directly before {them}, was something that was still wide awake. It was the bed. Nobody had warmed it, and its pillow was as cold as a plate. <A bed is unable to go to sleep by itself, {they} realized.|How could it possibly sleep with nobody inside?> It needs somebody to fall asleep around. "I'm not tired, and I am only doing it for you," {hero} explained, so that there would be no misunderstanding.`,
        `It was very quiet to be the last one. {hero} had imagined it as a sort of party. {They} went over the list upon {their} fingers: the kitchen, the clock, the bathtub, the roof; {pal}, and {mom}. That made six altogether, and nevertheless {they} had a feeling that somebody was looking at {them}. It was the bed. It stood there with its covers turned back, like a hand that has been held out for hours, and it was obviously awake. <Of course it was!|It was no wonder.> A bed is the only thing in a house that can't be put to sleep from outside. "Move over," said {hero}, and climbed in, merely to see to it, with {their} lantern and a single sock.`,
      ],
    },
    {
      id: "falls-asleep",
      ...BEDROOM,
      pose: "sleeping",
      feeling: "sleepy",
      with: ["mom happy", "pal sleepy"],
      props: ["thing:bed", "blanket"],
      happening: "{hero} sleeps under a blanket while {mom} is happy and {pal} is sleepy.",
      E: [
        `Soon the pillow was warm, and {hero} closed {their} eyes, but only for the bed. When {mom} came over to look, both of them were asleep. {Mom.he} put out the <lantern|light>. {refrain2}`,
        `{hero} told the bed about the whole day. {They} began with breakfast, and {they} got as far as lunch. Then there was only <quiet breathing|a quiet sound>. {mom} got up softly and pulled the blanket over {them}. {refrain2}`,
      ],
      I: [
        `{hero} lay perfectly still, so as not to disturb the bed. The pillow grew warm. {They} meant to tell it about the whole day, from the beginning, but {they} only got as far as the toast. In the armchair {mom} opened one eye. {Mom.he} hadn't been quite as asleep as {mom.he} had looked. {Mom.he} blew out the lantern, <put the other bear where it belonged|pulled up the blanket>, and listened to three kinds of breathing. "Thank you, night watch," {mom.he} whispered.`,
        `Lying down felt surprisingly nice. {hero} could feel each leg, and how far it had walked. {They} shut {their} eyes for the sake of the bed. While you sleep, {mom} had once told {them}, your head tidies up the whole day. It puts everything on the right shelves, and your bones do their growing. <{They} wanted to notice how that goes.|{They} decided to watch closely.> But when {mom} got out of the chair and covered {them} with the blanket, there was nobody awake to notice it.`,
      ],
      A: [
        `{hero} lay motionless, in order to set an example. The pillow was becoming warm, first underneath {their} cheek and then all around. {They} had planned to tell the bed everything that had happened that day, from the very beginning; but the sentences grew longer and longer, and had fewer and fewer words in them, and somewhere near the toast they stopped. In the armchair {mom} opened one eye. <{Mom.he} had not been quite so deeply asleep as {mom.he} had looked.|It must be admitted that {mom.he} had only been half asleep.> {Mom.he} blew out the lantern, found the end of the blanket, and drew it up. Then {mom.he} stood there for a while, and listened. "Thank you, night watch," {mom.he} said, so quietly that only the bed could hear it.`,
        `It was remarkable how far away {their} feet were. {hero} closed {their} eyes, purely for the sake of the bed, and thought about what {mom} had explained to {them} once. While you are asleep, your brain goes through the whole day and tidies it onto shelves. Meanwhile your bones take the opportunity to grow. It sounded like a great deal of activity, and {they} firmly intended to watch. <{They} got as far as the first shelf.|{They} saw one shelf, and a sheep called Margaret.> When {mom} rose from {mom.his} chair a little later, and tucked in the blanket around {them}, there was no longer anyone on duty.`,
      ],
    },
    {
      id: "morning-report",
      ...BEDROOM,
      time: "morning",
      pose: "sitting",
      feeling: "happy",
      with: ["mom happy", "pal happy"],
      props: ["thing:bed", "thing:pillow"],
      happening: "{hero} sits up beside the bed in the morning, and {mom} and {pal} are happy.",
      B: [
        `It was day! "Who went to sleep last?" said {mom}. "I was asleep!" said {hero}. {close}`,
        `The sun was up. "Did you see it all sleep?" said {mom}. "All but me!" {refrain2} {close}`,
      ],
      E: [
        `In the morning the sun was on the bed. "Well, night watch?" said {mom}. "Who was the last to fall asleep?" {hero} thought hard. "I really don't know," {they} said, "because I was asleep." They laughed until {pal} woke <up|as well>. {close}`,
        `"Good morning," said {mom}. "Did everything sleep well?" "All of it," said {hero}. "The clock was the <worst|hardest>." Then {they} looked at {mom.him}. "You were very good. You only wanted one more thing." {close}`,
      ],
      I: [
        `In the morning the sun lay across the bed. "Report, please," said {mom}. {hero} sat up with hair like a haystack. "Everything went to sleep," {they} said. "The clock argued, but I dealt with it, and you were quite easy." "And who was the very last to fall asleep?" asked {mom}. It was a really difficult riddle, and they discussed it all through breakfast. {close} That evening {they} asked for one glass of water, and gave the bed the rest of the night off.`,
        `{close} The next evening {hero} had a drink of water and one kiss for all the toes together. "Nothing more?" asked {mom}. "I have to consider the bed," said {hero}. "It was absolutely exhausted this morning." The kitchen and the clock behaved. <Only {mom} wanted one more thing.|It was {mom} who could not stop.> "Just one more," {mom.he} said, and kissed {them} on the nose. After that the whole house went to sleep.`,
      ],
      A: [
        `"I'm ready for your report," said {mom} in the morning, with two cups in {mom.his} hands. {hero} sat up in bed, with hair like a haystack and the print of a pillow on one cheek. "The clock was rather argumentative, but I dealt with it," {they} declared. "{pal} was overtired, and you," {they} added, and patted {mom.his} hand, "were very little trouble." {mom} thanked {them} gravely. "And who was the last one to fall asleep?" {mom.he} inquired. It was an extraordinarily difficult question. Whoever was last could not have noticed it, and whoever had noticed it was not the last. <They discussed it all through breakfast.|It occupied them all through breakfast.> They have not solved it yet. {close}`,
        `{close} Bedtime at {hero's} house now begins at half past seven and is generally over by eight. There is one glass of water, and one kiss, which is meant for all of the toes and has to be shared. On the way to bed the kitchen is wished a good night, and as a rule the faucet behaves. "You used to need so many more things," {mom} remarked one evening, almost a little sadly. {hero} considered {mom.him} from the pillow; you could see from {mom.his} eyes how tired {mom.he} was. <"You may have one more," {they} offered.|"Well, what is it?" {they} asked patiently. "One more?"> {mom} took it, and it was on the forehead. Then {mom.he} turned out the lamp, and everything in that house went to sleep.`,
      ],
    },
  ],
};
