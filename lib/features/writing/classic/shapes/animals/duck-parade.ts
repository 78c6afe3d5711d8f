import type { Shape } from "@/lib/features/writing/classic/grammar";

export const DUCK_PARADE: Shape = {
  id: "animals/duck-parade",
  theme: "animals",
  wild: 3,
  tags: ["pet", "small", "water", "home", "lost", "family", "street", "farm"],
  about: ["duck duckling", "pond puddle water boot"],
  cast: {
    pal: ["dog", "cat", "girl", "boy", "rabbit", "squirrel"],
    chick: ["duck"],
  },
  picks: {
    hat: [{ text: "yellow boots" }, { text: "red boots" }, { text: "green boots" }],
  },
  refrain: {
    B: [`Peep, peep, peep!`, `Quack, quack, quack!`],
    E: [`Peep, peep, peep, went the small feet behind.`, `Quack, quack, quack, came the call from the pond.`],
  },
  beats: [
    {
      place: "garden",
      time: "morning",
      weather: "rain",
      pose: "walking",
      feeling: "surprised",
      with: ["chick happy", "pal surprised"],
      props: ["umbrella", "egg"],
      happening: "{hero} walks through the rain in rubber boots and a tiny duckling walks close behind.",
      B: [
        `{open} {Again} had new {hat}. What was that noise at the back? {refrain}`,
        `{open} Splash! {Again} ran out in new {hat}. But who ran with {them}? {refrain}`,
      ],
      E: [
        `{open} {Again} put on the new {hat} and went out in the rain. Somebody was walking behind {them}. It was a tiny yellow duckling! {refrain}`,
        `{open} Splash went the new {hat}. Splash, splash, went something behind {them}. {Again} looked around. A yellow duckling was jumping into the puddle, too! {refrain}`,
      ],
      I: [
        `{open} {Again} only went outside to try out the new {hat}. There was a good puddle by the gate. But after ten steps, {they} had the feeling that somebody was behind {them}. {hero} turned around. There stood a duckling, no bigger than a lemon, and just as yellow. {hero} took another ten steps. So did the duckling. "Peep," it said, looking up lovingly at the {hat}.`,
        `{open} {hero's} new {hat} squeaked with every step. Squeak, squeak, peep. {Again} stopped, and lifted up one foot to look underneath. It was not the boots that had peeped. In the rain behind {them} stood a duckling, as yellow as butter. Somewhere it had lost its whole family, and it had found the {hat} instead. It sat down on the left one and closed its eyes, <like somebody who has arrived|as if it were home>.`,
      ],
      A: [
        `{open} {Again} had only gone outside in order to try out the new {hat}, because there was an excellent puddle beside the gate. {They} had not gone ten steps when {they} got the feeling that somebody was walking behind {them}. {hero} looked over {their} shoulder. On the path stood a duckling, approximately the size and color of a lemon, with rain running off the end of its bill. {hero} took another ten steps, and stopped. The duckling took another forty, since its legs were shorter, and also stopped. It did not look at {hero}'s face at all. It gazed, with an expression of perfect love, at the {hat}. "Peep," it said.`,
        `{open} New {hat} ought to be tried out in the deepest water available, and so {hero} had marched directly to the puddle beside the gate. {They} jumped in with both feet. There was an enormous splash, and immediately afterward there was an extremely small one. {They} jumped again, and it happened again. When {they} turned around, a duckling was paddling in the puddle behind {them}, fluffy and yellow and dripping. Whenever the {hat} moved, it moved; and when they stopped, it leaned its head against the left one and sighed. "Peep," it announced. {hero} looked up and down the street. There was nobody there whom it could have belonged to, with or without feathers.`,
      ],
    },
    {
      place: "garden",
      time: "morning",
      weather: "rain",
      pose: "kneeling",
      feeling: "worried",
      with: ["chick happy", "pal curious"],
      props: ["basket", "umbrella"],
      happening: "{hero} kneels in front of a duckling and packs a bag for a journey.",
      I: [
        `"It imagines that your boots are its mother," said {pal}. That was the trouble. A duckling follows the first thing it sees, and this one had seen {hat}. "I cannot be <a|anybody's> mother," <said|protested> {hero}. "I do not even like <worms|spiders>." They named it {chick}. Then {hero} packed a bag with {bag}. Somewhere there had to be a real mother, and a pond.`,
        `They tried to send it home. "Shoo," said {hero} kindly, and it came closer. {They} hid behind the rain barrel, and it waited there politely until {they} had finished. "A duckling loves whatever it meets first," said {pal}, "and it met your boots." {hero} sighed. "I haven't even got a beak," {they} told it. All the same it needed a name, and so it became {chick}. {Bag} went into a bag, and they set out to discover where <ducklings come from|it belonged>.`,
      ],
      A: [
        `"It seems to believe that your boots are its mother," said {pal}, when they had tried going around the apple tree twice, in both directions. {hero} had read about this. A duckling will follow the very first thing that it sees moving, and this one must have looked out of its egg at precisely the wrong minute. "I cannot possibly be anybody's mother," {they} protested. "I do not even like worms." Nevertheless {they} named it {chick}. Then {they} went indoors and packed a bag with {bag}. Somewhere in the world there had to be a pond, and on it somebody who was counting, and getting the wrong answer.`,
        `"Go home," {hero} suggested, and pointed in several directions, since {they} did not know which was the right one. The duckling admired the finger. {They} climbed over the gate, and it squeezed underneath; {they} hid behind the rain barrel, and when {they} peeped out, it was already hiding next to {them}. "It is perfectly simple," explained {pal}, who had been laughing. "Whatever a duckling meets first is its mother. This one must have met your boots." {hero} had never been anybody's mother before, and felt that {they} should have been asked. But {they} named it {chick}, and {they} packed {bag}, because a mother has to think of everything. "And now," {they} said, "we will look for the other one."`,
      ],
    },
    { rest: "older", place: "garden", time: "noon", weather: "rain", with: ["pal happy", "chick happy"] },
    {
      place: "street",
      time: "noon",
      weather: "rain",
      pose: "walking",
      feeling: "curious",
      with: ["chick happy", "pal curious"],
      props: ["umbrella", "basket"],
      happening: "{hero} leads a duckling down the street and looks for water.",
      B: [
        `It was a lost duck. {hero} took {bag}. Where was its pond?`,
        `It was a small duck, and it was lost. {hero} took {bag}. "Where is your pond?"`,
      ],
      E: [
        `The duckling thought the boots were its mother! "We have to find the real one," said {hero}. {They} packed {bag}. Off they went, one behind the other. But where was the pond?`,
        `"It thinks that your boots are its mother," said {pal}. {hero} packed {bag}. "Then we must take it home," {they} said. They looked into every puddle. But where was the pond?`,
      ],
      I: [
        `It was a slow sort of parade. First came {hero}, and then the duckling, and last of all {pal}, to see that nobody got lost. They stopped for every puddle, in case it was a pond. {chick} looked into each of them and shook {chick.his} head. At the end of the street there was a field, and then another. It had to be somewhere. But the rain hung down like a curtain, and nobody could see any water, except for all of it.`,
        `They walked down the street with the umbrella over the smallest. "Is it here?" {hero} asked at the first puddle, and {chick} tasted it. It was not. It was not the second puddle either, nor the gutter, nor the dish of a <poodle|very surprised cat>. {pal} asked a mailman, who had not lost any ducks. At the corner they stopped. Rain ran down the street in every direction, as if it knew the way, and did not mean to tell them. <Where would you hide a whole pond?|But a pond leaves no address.>`,
      ],
      A: [
        `It was a slow sort of parade. {hero} went first, lifting the {hat} high so that they could be seen; the duckling came second; and {pal} brought up the rear, to make certain that no one was mislaid. They stopped at every puddle on the way, in case it should turn out to be a pond. {chick} would gaze into it, and say something disappointed, and hurry to catch up. Where the street came to an end there was a field, with another behind it. A pond is not generally an easy thing to lose. But the rain hung in front of everything like a gray curtain, and it is strangely difficult to look for water when it is all you can see.`,
        `A duckling has legs the length of a match, and so it took them most of the morning to get to the end of the street. {chick} inspected every puddle personally. {Chick.he} climbed in, swam two strokes, and looked around for {chick.his} relatives; and each time {chick.he} climbed out again a little more slowly. "Excuse me," {hero} inquired of everybody they met, "have you seen a family with one missing?" The mailman had not, and neither had the woman with the umbrella. At the corner the houses stopped. Beyond were nothing but fields and weather, and there was so much water falling out of the sky that nobody could have told where it was <going to live|staying>. {hero} put {chick} under {their} coat, where it was dry, to think.`,
      ],
    },
    {
      solve: "find",
      goal: "a duck trail",
      place: "meadow",
      time: "noon",
      weather: "rain",
      with: ["chick excited", "pal excited"],
    },
    {
      place: "meadow",
      time: "noon",
      weather: "cloudy",
      pose: "walking",
      feeling: "happy",
      with: ["chick happy", "pal happy"],
      props: ["footprint", "flower"],
      happening: "{hero} teaches a duckling to march and jump over a log.",
      E: [
        `They went over a log and under a fence. When {hero} jumped, {chick} jumped. When {they} sang, {chick} sang. When {they} fell in the mud, {chick} fell in, too. {refrain}`,
        `{hero} taught {chick} to march. Left, right, left, right! {They} taught {chick.him} to jump, and {chick.he} tumbled over. Then {hero} sat down in the mud, and {chick} sat down, too. {refrain}`,
      ],
      I: [
        `They followed the prints through the wet grass. Whatever {hero} did, {chick} did it too. {They} jumped over a log, and {chick} jumped into it. {They} scratched {their} nose, and {chick} tried, and fell over. When {hero} slipped and sat down in the mud, {chick} sat down as well, out of politeness. "You are a very good duck," said {hero}. "You only have a very bad teacher."`,
        `"If I am its mother, I ought to teach it something," said {hero}, and so there was school along the way. The first lesson was marching, and {chick} was excellent. The second lesson was jumping over a stick. {chick} ran around it, and looked proud. In the third lesson {hero} slipped and sat down in the mud. {chick} ran up, turned around twice, and sat down in exactly the same way. "That was not a lesson," said {hero}, but {chick} <was already practicing|did it again>.`,
      ],
      A: [
        `They followed the prints through the wet grass, and whatever {hero} did along the way, {chick} did directly afterward. {hero} jumped over a log; {chick} jumped against it, and was lifted. {hero} scratched {their} nose, and {chick} attempted the same thing, using a foot, and fell over sideways. When {hero} slipped, and sat down in a good deep patch of mud, {chick} considered this for a moment, and then sat down beside {them} out of politeness. "You are a remarkably good duck," {hero} told {chick.him}, wiping mud from a very small face. "You merely have a remarkably bad teacher. I shall never be able to show you how to swim."`,
        `The prints ran across the meadow in a neat row, and {hero} decided that, since {they} {was} a parent, there should be a little education on the way. They began with marching, for which {chick} showed a remarkable talent. They continued with hopping; {chick} hopped, fell on {chick.his} bill, and waited to be praised. Unfortunately {hero} then stepped into a hole full of mud, and sat down, and said something short. {chick} considered this closely. {Chick.he} hurried up, and looked for a muddy spot, and sat down in it as hard as {chick.he} was able to; and what {chick.he} said was short as well. "I shall have to be careful," {hero} told {pal}. "Everything I do turns out to be a lesson, and I cannot teach the only one that matters."`,
      ],
    },
    {
      rest: "everyone",
      place: "meadow",
      time: "afternoon",
      weather: "cloudy",
      with: ["pal calm", "chick sleepy"],
    },
    {
      place: "farm",
      time: "afternoon",
      weather: "cloudy",
      pose: "reaching",
      feeling: "worried",
      with: ["chick sad", "pal worried"],
      props: ["gate"],
      happening: "{hero} pushes at an old farm gate that is stuck, with a pond shining behind it.",
      B: [
        `There was the pond! But there was a big gate, too. It was stuck. Peep!`,
        `They saw the pond. But how could they get in? The gate was stuck. Peep!`,
      ],
      E: [
        `At last they saw it. Behind a wall, a big round pond was shining. But the only gate was very old, and it was stuck in the tall weeds. {chick} pushed it with {chick.his} tiny forehead. It did not help at all.`,
        `{chick} began to run. There was the pond, with tall grass all around it! But it was behind a wall, and the gate was <rusty|very rusty>. {hero} pushed, and {pal} pushed. It was stuck.`,
      ],
      I: [
        `From the top of the hill they saw it, round and silver, behind a high stone wall. There was only one gate. It was older than anybody's grandfather, and it leaned in its frame like somebody asleep in a chair. Grass had grown up through the bottom bars. {hero} pushed with {their} shoulder. {chick} pushed as well, at the bottom, with {chick.his} whole forehead. It would not open.`,
        `{chick} smelled it before they did. {Chick.he} stretched out {chick.his} neck, and began to run, and bumped into a gate. Between the bars there was a pond, blue and wide and full of sky. {hero} lifted the latch, but it would not lift. Years ago somebody had <closed|painted> it shut, and the hinges were rusted together. "A duckling could squeeze through," said {pal}. But {chick} did not wish to go anywhere without the {hat}. {Chick.he} stood between them and pushed.`,
      ],
      A: [
        `From the top of the rise they saw it: a round and silver pond, lying behind a high stone wall, like a coin that somebody has hidden in a <hand|handkerchief>. In all that wall there was only a single gate. It was older than anybody's grandfather, and it had sagged in its frame like a person who has nodded off in a chair. Since then the grass had grown up between its bars and tied it down. {hero} pushed with {their} shoulder, and {pal} pushed beside {them}. Down at the bottom, with the whole of {chick.his} tiny forehead, {chick} pushed as well. You could see that {chick.he} expected it to work, because it was {hero} who was doing it. <It did not work|Unfortunately it did not>.`,
        `It was {chick} who noticed it first. {Chick.he} stopped in the middle of a step, with one foot in the air, and began to tremble; and then {chick.he} ran, for the first time that day, in front. On the far side of a wall lay the pond. You could see it through the bars of a gate, with a whole sky in it, and reeds all around. {hero} took hold of the latch. It came off in {their} hand. The hinges had rusted into a single piece, and thistles had been growing through the planks for years. Naturally a duckling could have walked between the bars. {chick} did so, found that the {hat} were not following, and immediately walked back again. If {hero} could not come in, {chick.he} was evidently <going to stay outside|not going either>.`,
      ],
    },
    {
      solve: "free",
      goal: "the gate",
      place: "farm",
      time: "afternoon",
      weather: "cloudy",
      with: ["chick excited", "pal excited"],
    },
    {
      place: "lake",
      time: "afternoon",
      weather: "clear",
      pose: "kneeling",
      feeling: "sad",
      with: ["chick worried", "pal calm"],
      props: ["flower", "leaf"],
      happening: "{hero} takes off the boots at the edge of the pond while the duckling looks at the water.",
      E: [
        `{refrain2} It was the real mother! But {chick} was only looking at the boots. So {hero} did something very hard. {They} took off the {hat} and hid them. "Go on," {they} whispered. "You can do it."`,
        `{refrain2} A mother duck was swimming there, and one of her ducklings was missing! {chick} hurried to the water and stopped. {Chick.he} would not leave the boots. So {hero} took them off and hid them.`,
      ],
      I: [
        `On the water swam a brown duck, with six ducklings behind her. She was calling and calling, <again and again|over and over>. {chick} <heard it, and trembled, and|trembled all over, and then> looked up at the {hat}. {Chick.he} would not move while they were there. Suddenly {hero} understood. {They} sat down in the wet grass, pulled off both of the boots, and hid them behind {their} back. "Go on," {they} whispered. "You were never <really |actually |>following me. You were only practicing."`,
        `Out on the pond, a mother duck was calling. Six ducklings swam behind her, and after the sixth there was a hole in the line. {chick} recognized that voice, and hurried toward the water. But the {hat} were staying where they were, so {chick.he} hurried back again. "Oh," said {hero}. It was a difficult decision. {They} stepped out of the {hat}, and hid them, and stood there barefoot. "You have to follow her," {they} whispered. "<She is waiting for you|I only look like your mother>."`,
      ],
      A: [
        `Out on the water swam a brown duck with six ducklings in a line behind her, and where the seventh should have been there was a gap. She was calling, and turning, and calling again. {chick} heard it, and a shiver ran over {chick.him}, from bill to tail. But immediately {chick.he} looked around for the {hat}, and remained exactly where {chick.he} was. {hero} understood how it had to be done, and wished that {they} did not. {They} sat down in the wet grass, took off the left boot and then the right one, and put them behind {their} back, where they could not be seen. "Go on," {they} said, as steadily as possible, "because you were never really following me, you know. You were only practicing."`,
        `They had hardly come through the gate when they heard it: not a peep, but a deep, hoarse, worried voice, calling over the water, and waiting, and calling again. A brown duck was swimming along the reeds with six ducklings behind her, and every few yards she looked back and counted. {chick} answered without meaning to. {Chick.he} ran all the way down to the edge, and there {chick.he} stopped. {Chick.he} looked over {chick.his} shoulder at the {hat}. It is hard to be loved as much as that, and {hero} knew what had to be done about it. {They} unlaced nothing, because there were no laces; {they} simply stepped out of them, one after another, and hid them behind {their} back. "There is nobody here for you to follow," {they} explained. {Their} voice was not quite steady. "Only me."`,
      ],
    },
    {
      place: "lake",
      time: "sunset",
      weather: "clear",
      pose: "waving",
      feeling: "happy",
      with: ["chick happy", "pal happy"],
      props: ["flower"],
      happening: "{hero} stands barefoot by the pond and waves to a family of ducks.",
      B: [
        `The mother duck called. {refrain2} {hero} took off the {hat}. "Now go to her!" Splash!`,
        `"Go to her," said {hero}, and took off the {hat}. {refrain2} In went the small duck. Splash!`,
      ],
      I: [
        `{chick} looked at the place where the boots had been, and then at the water. Then somebody out there quacked <once more|once more, impatiently>, and two <short|tiny yellow> legs began to run. Splash! {Chick.he} disappeared, and came up, and was swimming, as though {chick.he} had always been able to. {extra} Nobody had <needed to teach|ever taught> {chick.him} <at all|anything>. The line closed up, and there were seven. {hero} waved with a boot on each hand.`,
        `For a moment {chick} had nobody to follow. Then the voice called again, and something in {chick.his} feet seemed to remember it. They hurried down to the water, and forgot to stop. Plop! {Chick.he} disappeared, and bobbed up like a cork, paddling furiously. {extra} The mother duck examined {chick.him} from both sides. Then she moved over a little, and there were seven. {hero's} toes were icy cold, and {they} never even noticed.`,
      ],
      A: [
        `{chick} studied the place where the boots had been, and then the water, which was enormous. The voice called out once more, and two short legs made up their minds and began to run. There was a splash no bigger than a teaspoon. {chick} disappeared, and came up astonished, and was swimming, exactly as though {chick.he} had always known how. {extra} The six moved up, the gap closed, and the brown duck counted, and counted again, and stopped calling. {hero} stood on the bank, with a boot on each hand, and waved both of them until the line had vanished among the reeds.`,
        `{chick} stood on the bank between two kinds of wet. There were no boots to be seen anywhere. Over the water the voice called again; and although {chick.he} had never heard it before that day, except through a shell, {chick.his} feet appeared to recognize it. They carried {chick.him} in. They did not stop at the knees. There was a plop, and for one terrible second nobody, and then a yellow cork bobbed up among the reeds, looking enormously surprised. {extra} The brown duck swam over. She examined {chick.him} from the left side and from the right, said one word, and turned around; and the seventh place in the line was taken. "They never even taught {chick.him}," whispered {pal}. "No," said {hero}, standing barefoot in the wet grass. "I suppose that {chick.he} had it with {chick.him} all along."`,
      ],
    },
    {
      place: "garden",
      time: "morning",
      weather: "clear",
      pose: "sitting",
      feeling: "happy",
      with: ["chick happy", "pal happy"],
      props: ["gate", "egg", "flower"],
      happening: "{hero} sits by the garden gate as a proud duck leads a parade of ducklings past.",
      B: [
        `Next spring came a duck. Ten more ran after it! {close}`,
        `Then it was spring. A big duck came, with ten small ones! {close}`,
      ],
      E: [
        `{chick} jumped in, and {chick.he} could swim! {extra} {close} Next spring, there was a noise at the garden gate. There stood {chick}, all grown up. Behind {chick.him} came nine tiny ducklings.`,
        `The boots were gone, and {chick} looked at the water. Splash! {Chick.he} swam to {chick.his} mother. {extra} {close} In spring, a big duck visited. It was {chick}, with nine babies!`,
      ],
      I: [
        `{close} The next spring, on the first day of rain, there was a noise at the garden gate. {hero} looked out. On the path stood a large, glossy duck, and behind it, in a perfectly straight line, stood nine small yellow ones. <Then it found what it was searching for, beside the door.|> It bowed to the {hat}, and the whole parade went by.`,
        `{close} By spring the {hat} had become too small, and they stood at the garden gate with <daffodils|pansies> growing in them. One wet morning {hero} heard a great many feet. A handsome duck was coming up the path, with nine peeping children. It stopped in front of the {hat} and made a little speech. "They are being introduced," whispered {pal}, "to their grandmother."`,
      ],
      A: [
        `{close} The following spring, on the first day of real rain, there was a noise at the garden gate, and {hero} went to the window. On the path stood a large and glossy duck with an air of importance. Behind it, in a line as straight as a ruler, stood nine ducklings, each of them about the size of a lemon. The duck looked at the apple tree, and at the puddle, and finally, beside the door, it discovered what it had come to show them. <Gravely, it bowed to the {hat}.|> Nine small yellow heads went down, one after another, all along the line. Then the parade moved on.`,
        `{close} Feet have a way of growing, and by the following spring the {hat} no longer fit anybody. {hero} had filled them with earth, and now they stood beside the garden gate, with <daffodils|pansies> coming up in them. One dripping morning there was a sound of many wet slippers. Up the path, in perfect order, came a handsome duck, followed by nine ducklings. It halted in front of the {hat}, and made a speech, a good deal of which sounded like marching. Nine little beaks were lifted politely toward the flowers. "What is it telling them?" whispered {pal}. "I believe," said {hero}, "that they are being introduced to their grandmother."`,
      ],
    },
  ],
};
