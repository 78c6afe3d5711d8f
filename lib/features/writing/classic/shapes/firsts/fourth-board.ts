import type { Shape } from "@/lib/features/writing/classic/grammar";
import type { CastKind } from "@/lib/features/writing/classic/roster";

const LIVING_ROOM = { place: "living-room", time: "evening", weather: "clear" } as const;
const REHEARSAL = { place: "stage", time: "afternoon", weather: "clear" } as const;
const SHOW = { place: "stage", time: "evening", weather: "clear" } as const;
const BEDROOM = { place: "bedroom", time: "night", weather: "starry" } as const;

/** Nearly always a parent, where the order doesn't say who. */
const PARENTS: readonly CastKind[] = ["mother", "father", "mother", "father", "mother", "father"];

/** What is shown may be a line, a piece or a song: the texts call it a part of the show, and never more. */
export const FOURTH_BOARD: Shape = {
  id: "firsts/fourth-board",
  theme: null,
  wild: 2,
  tags: ["stage", "music", "school", "family", "first", "nervous", "brave", "funny"],
  about: [
    "on-stage on-the-stage stage-fright stagefright stage-freight stage-nerve afraid-of-the-stage scared-of-the-stage afraid-of-stage scared-of-stage fear-of-the-stage nervous-on-stage first-time-on-stage first-time-on-a-stage go-on-stage going-on-stage on-a-stage on-a-big-stage forget-my-line forgot-my-line forgets-her-line forgets-his-line forgetting-my-line forgetting-her-line forgetting-his-line forgetting-the-line forget-the-word-on-stage",
    "school-play class-play school-show school-concert school-musical school-performance class-performance kindergarten-play preschool-play nursery-play nursery-show nativity nativity-play christmas-play christmas-pageant christmas-concert end-of-year-show end-of-year-concert summer-concert spring-concert winter-concert part-in-the-play part-in-a-play part-in-the-show line-in-the-play line-in-a-play line-in-the-show role-in-the-play lead-role one-line-in-the-play acting-in-a-play first-play talent-show first-performance dress-rehearsal",
    "recital piano-recital first-recital violin-recital dance-recital guitar-recital piano-concert violin-concert guitar-concert choir-concert dance-concert piano-show dance-show choir-show violin-show guitar-show first-concert music-recital cello-recital flute-recital drum-recital play-piano-in-front play-the-piano-in-front dance-in-front-of dancing-in-front-of perform-in-front-of performing-in-front-of playing-in-front-of perform-on perform-on-stage performing-on-stage dance-performance piano-performance afraid-to-perform scared-to-perform scared-of-performing nervous-about-performing",
    "sing-in-front singing-in-front sing-in-front-of singing-in-front-of sing-a-solo singing-a-solo first-solo sing-on-stage singing-on-stage sing-for-everybody sing-for-everyone stand-in-front-of-everyone standing-in-front-of-everyone stand-in-front-of-everybody in-front-of-everybody in-front-of-everyone in-front-of-the-whole-school in-front-of-the-school in-front-of-an-audience in-front-of-a-lot-of-people",
    "nativity school-nativity nativity-play school-nativity-play christmas-nativity",
  ],
  heroOnly: true,
  premise:
    "On the evening of the show, {hero} steps carefully past the one board of the stage that quacks, and then can't remember how {their} part begins.",
  shows: ["stage"],
  talk: [
    "Why did {hero} step on the board after all?",
    "What do you think the people in the chairs were hoping for?",
    "When did everybody look at you, and how did that feel in your stomach?",
  ],
  cast: {
    pal: ["girl", "boy"],
    big: [...PARENTS, ...PARENTS, "grandmother", "grandfather", "aunt", "uncle"],
    lead: ["teacher"],
  },
  refrain: {
    B: [`"Quack!" said the floor.`, `"Quack!" said {big}.`],
    E: [`"Quack," said the floor.`, `"Quack," said {big} behind the door.`],
  },
  beats: [
    {
      id: "knows-part",
      ...LIVING_ROOM,
      pose: "standing",
      feeling: "happy",
      with: ["big happy"],
      props: ["thing:socks"],
      happening: "{hero} stands in the living room and shows {big} what {they} will do in the show.",
      B: [
        `{hero} had a part in the show. {They} did it for {big}. It was good. "Now do it on the stage!" said {big}.`,
        `{hero} did {their} part at home. It was so good! {big} clapped. "Now do it at the show!"`,
      ],
      E: [
        `{hero} had a part in the show. It was short, and {they} knew it well. {They} had done it before school and after supper. "Now you just have to do it on a stage," said {big}. "And everybody will be <there|looking>." "Everybody?" said {hero}.`,
        `{hero} did {their} part of the show for {big}. It took one minute, and it was <very good|just right>. "At the show I will sit in row three," said {big}. "Who will sit in the other rows?" asked {hero}. "Everybody," said {big}.`,
      ],
      I: [
        `{hero} had a part in the show. It wasn't a long one. If nothing went wrong, it took exactly one minute. {They} had practiced it before breakfast, after supper, and once in {their} sleep. Now {they} did it in the living room for {big}, who clapped like three people. There were no flowers, so {big} threw a sock. "Now you only have to do it on a stage," said {big}, "in front of everybody." <{hero}, who was bowing, stopped halfway.|{hero} was just bowing, and stayed down there.> Nobody had mentioned everybody.`,
        `For weeks {hero} had carried {their} part around like a coin in a pocket. It belonged in the show, and it was exactly one minute long. This evening {they} performed it for {big}, who sat on the sofa and clapped with both hands and both feet. As there were no flowers in the house, {big} threw {them} a sock. "It will be exactly the same on the stage," said {big}. "I'll be sitting in the third row." <"And who will be in the other rows?" asked {hero}.|"And who else will be there?" asked {hero}.> {big} considered it. "Everybody," {big.he} answered.`,
      ],
      A: [
        `{hero} had a part in the show. It was not a long part; if nothing went wrong, it lasted exactly one minute. {They} had practiced it before breakfast and after supper, and once, according to {big}, in {their} sleep. By now it sat in {them} as firmly as {their} own name. This evening {they} performed it in the living room. {big}, who was the audience, clapped for three people, and threw a sock because there were no flowers in the house. "And now all you have to do," said {big}, "is exactly the same thing on a stage, in front of everybody." {hero}, who had been bowing, <remained down there|stayed where {they} {was}> for a moment and looked at the carpet. Until now nobody had mentioned everybody.`,
        `There are things that one can carry around without a bag, and {hero's} part in the show was one of them. It was exactly one minute long. {They} had practiced it before breakfast and after school and in the middle of supper, until it was as smooth as a pebble. This evening {they} performed it once more, while {big} sat on the sofa and represented two hundred people. At the end it ought to have rained flowers, but as there were none in the house, {big} threw a sock. "Marvelous," said {big}. "I'll be sitting in the third row, and I'll do precisely that." "And who will be sitting in the other rows?" asked {hero}. <{big} considered this.|There was a short silence.> "Well," said {big}, "everybody."`,
      ],
    },
    {
      id: "floor-quacks",
      ...REHEARSAL,
      pose: "standing",
      feeling: "surprised",
      with: ["pal happy", "lead calm"],
      happening: "{hero} stands on the stage, surprised, and {pal} and {lead} stand there, too.",
      B: [
        `First they all tried it out. {hero} took a step. {refrain} "It is just an old board," said {lead}.`,
        `{hero} tried out the stage. {They} took one step. {refrain} "One board is old," said {lead}. They all laughed.`,
      ],
      E: [
        `They all went up on the stage to practice. {hero} walked out and put a foot on the fourth board. {refrain} All the others began to laugh. "It is <just|only> a very old board," said {lead}. "It quacks at everybody."`,
        `"Now we practice," said {lead}. {hero} walked out on the stage. The fourth board was loose, and {they} stepped right on it. {refrain} {pal} laughed so hard that {pal.he} had to sit down. "I will be very careful <in|at> the show," said {hero}.`,
      ],
      I: [
        `The next afternoon they practiced on the real stage. It smelled of dust and paint, and it was as wide as a street. "Walk to the middle, do your part, and walk off again," said {lead}. {hero} walked, and when {they} reached the fourth board, the floor said, "Quack." It sounded like a duck with a cold. Everybody laughed, and {pal} laughed until {pal.he} had to sit down. "That board has been quacking for thirty years," said {lead}. <"It's impossible to repair.|"Nobody is able to repair it.> You can only step over it."`,
        `The next afternoon they all gathered at the stage. {hero} came out from behind the curtain, counted to three, and set off for the middle. "Quack," said the floor. {hero} put {their} foot down again, more carefully. "Quack." It was the fourth board, and unfortunately it was loose. <{pal} was laughing so much that {pal.he} had to hold on to the curtain.|{pal} lay down on the floor and laughed.> "It's thirty years old," said {lead}, "and it has something to say about everybody." {hero} looked out over the empty chairs. Very soon every one of them would have ears.`,
      ],
      A: [
        `The next afternoon everybody was allowed on the real stage. It smelled of dust and paint and old excitement, and it was considerably wider than a living room. "You come out from behind the curtain," {lead} explained, "walk to the middle, perform your part, and walk off again." {hero} came out from behind the curtain, thinking of nothing in particular, and the floor said, "Quack." There could be no doubt about it: it was the voice of a duck, and of a duck who was suffering from a cold. <{pal} laughed until {pal.he} had to be propped up.|{pal} slid slowly down the curtain, laughing.> "That's the fourth board," said {lead}, "and it has appeared in every show for thirty years. We've tried nails, and soap, and begging."`,
        `The stage was thirty years old, and it had its own way of greeting people. It kept silent for {pal}, who came out first, and even for {lead}, who was carrying an enormous lamp. Then {hero} stepped out from behind the curtain the next afternoon, set one foot on the fourth board, and was quacked at. {They} took the foot away and put it back. "Quack," the floor repeated, with the patience of a duck who is accustomed to being asked twice. Everybody had to sit down in order to laugh. "We've tried everything with that board," said {lead}, wiping {lead.his} eyes, "but it simply has opinions." {hero} looked out over the rows of empty chairs, <of which there were two hundred|which went back as far as the wall>. Very soon there would be somebody on every single one of them, with two ears.`,
      ],
    },
    {
      id: "draws-star",
      ...REHEARSAL,
      pose: "kneeling",
      feeling: "determined",
      with: ["pal curious"],
      happening: "{hero} kneels on the floor of the stage to draw something on it, and {pal} watches.",
      I: [
        `{hero} got down on {their} knees and examined the board. It was long and gray. It began behind the curtain and ended exactly in the middle, <and it quacked everywhere|and every inch of it quacked>. So {they} borrowed a piece of chalk and carefully drew a star on it. "That's only for me," {they} explained to {pal}. "It means, not here." {pal} tried it with one toe, and it quacked. "At the show I'm going to walk on number five," said {hero}, "and nobody will hear anything at all."`,
        `"I have to know exactly where it is," said {hero}, and pressed every board with one finger. The first three were silent, and so was the fifth. But the fourth was a very long one, and it complained all the way from the curtain to the middle. {hero} drew a chalk star on it, as big as a plate. "Is that for good luck?" asked {pal}. "No," said {hero}, <"it's where I'm not going to step."|"that's the place where I won't be."> At the show {they} would walk on number five, like somebody in socks.`,
      ],
      A: [
        `{hero} was not somebody who leaves such a thing to chance. While the others were drinking juice, {they} crawled across the stage and knocked on it, board by board, like a doctor. Numbers one, two, and three were in excellent health. Number four was long and gray, and complained the entire way from the curtain to the middle. {They} borrowed a piece of chalk and decorated it with a star. "That's pretty," remarked {pal}. "It isn't supposed to be pretty," said {hero}. <"It means that this is where I'm not going to be."|"It marks the place where I'm not going to be."> At the show {they} would walk on number five, which was as silent as a sofa. Nobody would ever discover that there was a duck in the floor.`,
        `"You could just walk beside it," {pal} suggested, when it was possible to speak again. That was precisely what {hero} intended. First, however, it had to be established where the thing began and where it ended, and so they lay down on their stomachs and pressed. The board was remarkably long. It began behind the curtain, where nobody can see you, and it ended in the very middle, where everybody can, <and in between there was no place that didn't quack|and it quacked at every inch>. {hero} borrowed some chalk and drew a star on it, as large as a plate. Other people are given a star because they are famous. This one only meant that {hero} would be walking next to it, on board number five, as quietly as snow.`,
      ],
    },
    {
      id: "asks-at-night",
      ...BEDROOM,
      pose: "sitting",
      feeling: "worried",
      with: ["big calm"],
      props: ["blanket"],
      happening: "{hero} sits in bed with a blanket at night, worried, and {big} is there.",
      E: [
        `That night {hero} could not sleep. "What if I step on the board?" {they} asked. "Then it will quack," said {big}. "What if I forget everything?" "Then it will be quiet for a bit," said {big}. "And I will <still be sitting|be sitting right there> in row three."`,
        `{hero} lay in bed and did {their} part in {their} head, and it was all there. "But what if it runs away tomorrow?" {they} asked. "Mine ran away once," said {big}. "I could only say um. The people clapped <for that, too|very loudly for it>." {hero} laughed, but only a little.`,
      ],
      I: [
        `At bedtime {their} part was still there, for {hero} looked every five minutes. "What if it's gone at the show?" {they} asked. {big} sat down on the edge of the bed. "Mine disappeared once," said {big}, "when I was eight years old, and I was a tree. I only had to say one word, which was Rustle. Instead of that I shouted Hustle, <and the entire forest ran off the stage|and the whole forest hurried off the stage>." {hero} laughed into the pillow. But after the lamp was out, {they} looked for {their} part once more.`,
        `"What if everybody looks at me?" {hero} asked in the darkness. "They certainly will," answered {big}, "because that's what the chairs are for." "And what if I can't remember the beginning?" "Then there will be a pause," said {big}. "I once made such a long one that a man in the front row unwrapped a sandwich. <He ate it, and I began.|He finished it, and then I began.>" {hero} pulled up the blanket. {Their} part was in {their} head, from beginning to end. Only {their} stomach wouldn't lie down.`,
      ],
      A: [
        `At nine o'clock {their} part was still there, and it was there at half past nine, and at a quarter to ten; {hero} had looked each time. "What do I do if it disappears during the show?" {they} asked. {big} did not pretend that this was impossible, but sat down on the edge of the bed. "I was a tree once," said {big}, "at the age of eight, and I had one single word, which was Rustle. I'd practiced it for weeks. Then the curtain opened, and all those faces were looking at me, and what I shouted was Hustle. <The entire forest hurried off the stage, and people spoke of it for years.|The entire forest ran away, and the princess was left alone with a chair.>" {hero} laughed until the mattress shook. But afterward, in the darkness, {they} looked once more.`,
        `"Everybody's going to be looking at me," {hero} informed the ceiling. "I'm afraid so," said {big}, "because that's what the chairs are for." It would have been easy to say that there was nothing to worry about, but {big} knew better. "I once forgot how mine began," said {big}, "and the pause became so long that a man in the front row unwrapped a sandwich. I can still remember the smell of the cheese." <"What did you do?" asked {hero}.|"And what did you do?" {hero} wanted to know.> "I waited, and he chewed, and eventually it came." It was a comfort to hear that a person can survive a sandwich. {hero} went through {their} part once more, from its beginning to its end, and nothing was missing. Only {their} stomach refused to lie down, and wandered around until eleven.`,
      ],
    },
    {
      id: "peeks-out",
      ...SHOW,
      pose: "standing",
      feeling: "worried",
      with: ["pal worried"],
      happening: "{hero} and {pal} stand on the stage by the curtain and look worried.",
      B: [
        `Then it was time for the show. {hero} looked out. So many eyes! "My hands are cold," said {pal}.`,
        `It was the night of the show. {hero} and {pal} looked out. So many people! They all looked this way.`,
      ],
      E: [
        `On the night of the show, {hero} looked out from behind the curtain. On every chair there was a face, and in every face there were two eyes. "How many eyes is that?" asked {pal}. {Pal.his} hands were <very cold|like ice>. "All of them," said {hero}.`,
        `Then the night of the show was here. There was a small hole in the curtain, and {hero} looked out. All the people in the world were sitting there! "Let me see," said {pal}. <Then {pal} did not want to see any more.|Then {pal} looked, and went very quiet.>`,
      ],
      I: [
        `On the evening of the show {hero} stood behind the curtain in {their} best clothes. There was a hole in the cloth, just at the right height, and {they} put one eye to it. Every chair had somebody on it. There were hats and glasses, and {big} was in the third row. "How many are there?" whispered {pal}, whose turn came right after {hero's}. <{Pal.his} hands were as cold as fish.|{Pal.he} had hands like two cold fish.> {hero} tried to count, and got as far as sixty. "About four hundred eyes," {they} said, "if nobody winks."`,
        `On the evening of the show it was dark and crowded behind the curtain. "Don't look out," said {pal}, whose turn came right after {hero's}. So of course they both looked. All the empty chairs had filled up with people. They rustled and coughed, and every face pointed this way. "They look hungry," said {pal}, and {pal.his} hands were as cold as fish. {hero} found {big}, who was <waving at the wrong end of the curtain|waving at the wrong curtain>. {hero's} stomach did something that it had never practiced.`,
      ],
      A: [
        `On the evening of the show {hero} stood behind the curtain in {their} best clothes, with one eye at the hole. Every curtain has a hole in it, at about the height of somebody who is nervous. The empty chairs had been bad enough, but now there was somebody on each of them. There were hats, and grandfathers, and a baby who had already begun to criticize. In the third row {big} was waving <at the wrong end of the curtain|at everything that moved>. "How many are there?" whispered {pal}, whose turn came directly after {hero's}, and whose hands were as cold as two fish. "Four hundred eyes," {hero} reported, "unless somebody is winking." It hadn't been a helpful answer, and neither of them felt better for it.`,
        `Behind a curtain, on the evening of a show, it is dark and warm and full of elbows. {hero} stood in the middle of it, and {their} part stood in the middle of {hero}, polished and ready to go. "Whatever you do, don't look out," said {pal}, whose turn came immediately after {hero's}. It was excellent advice, and they both looked. The rows of chairs had grown heads. They coughed and whispered, and all of them faced in the same direction, which was this one. {big} was sitting bolt upright in the third row, <and looked as if {big.he} had to go on as well|and was already holding {big.his} breath>. "They look as though they hadn't eaten," said {pal}, and took hold of {hero's} sleeve with a hand like a cold fish.`,
      ],
    },
    {
      id: "holds-rope",
      ...SHOW,
      pose: "holding",
      feeling: "worried",
      with: ["lead calm", "pal worried"],
      props: ["rope"],
      happening: "{hero} holds a rope at the side of the stage, and {lead} and {pal} wait there, too.",
      A: [
        `"I'm feeling ill," {hero} informed {lead}, "everywhere between my neck and my knees." {lead}, who was in charge of the rope of the curtain, did not tell {them} to be brave. "You're welcome to go out there," said {lead}, "or to stay here and hold this rope with me, and neither of them would be a mistake. Nobody is ever pushed." {hero} held the rope for a while, and considered it an excellent rope. Out in the light somebody finished, and the clapping came like a sudden rain. <Deep inside {hero}, {their} part got to its feet.|Somewhere inside {hero}, {their} part got to its feet.> It had been practiced for weeks and weeks, and it wanted to be seen. "I believe I'd rather go," said {hero}, astonished. "And I'd rather have the rope," said {pal}.`,
        `The waiting turned out to be the worst of it. {hero} needed a drink of water, and then the bathroom, and then another country. "Is it like this for you as well?" {they} asked {lead}, who was holding the rope of the curtain. "Look at my knees," whispered {lead}. They were knocking together softly, like polite visitors. "They do that at every performance, and it only means that something is about to happen. You're very welcome to stay here and help me with the rope; nobody is ever pushed." {hero} took the rope in both hands. {They} looked at the knees, and then at the brilliant boards outside, where somebody was just receiving applause. <"I believe that's me next," {they} said.|"It's my turn, I think," {they} said.> {Their} voice had gone up by two floors, but it was still {theirs}.`,
      ],
    },
    {
      id: "walks-out",
      ...SHOW,
      pose: "walking",
      feeling: "brave",
      happening: "{hero} walks across the stage all alone.",
      B: [
        `Now it was {hero's} turn. {They} went out step by step. But not on the old board! It was so quiet.`,
        `"Go on, {hero}," said {lead}. {hero} went out. The light was so bright! {They} kept off the old board.`,
      ],
      E: [
        `"Now you, {hero}," said {lead}. {hero} went out into the bright light. One step, two steps, three steps. {They} walked along right next to the old board, and it did not <make a sound|say a thing>. Now {they} stood in the very middle.`,
        `Then it was {hero's} turn. The light was so bright that {they} could not see {big}. {They} walked very carefully and never stepped on the fourth board. It was as quiet as snow. And then {they} got to the middle <and stopped|of the stage>.`,
      ],
      I: [
        `"Now," whispered {lead}, and held the curtain aside. {hero} went out into the light. It was hot and white, like the inside of an egg. {They} kept {their} eyes on the floor and walked along number five, one careful step after another. Beside {them} lay the board with the chalk star, and it didn't make a sound. <It was the quietest walk in the world.|Not even a cat could have done it better.> Finally {they} stood in the middle. {They} had been thinking so hard about the board that {they} had thought about nothing else.`,
        `The curtain opened by the width of one person, and {hero} went through. Never had anything been so bright. {They} could see only {their} own shoes, and beside them the chalk star. So {they} walked the way that {they} had planned, on number five, heel and toe, heel and toe. <Nothing quacked, and nobody laughed.|There was no quack at all.> It was perfect. {They} reached the middle, put {their} feet together, and lifted {their} head. In the dark behind the light, four hundred eyes were waiting.`,
      ],
      A: [
        `{lead} drew the curtain aside by exactly the width of one person, and {hero} went through. The light was hot and white, like the inside of an egg. {They} saw nobody, which ought to have been a relief, but {they} could hear them all breathing. So {they} kept {their} eyes on the floor and did what {they} had planned. Beside {them} lay the fourth board with its chalk star. {They} passed along on number five, heel and toe, heel and toe, like somebody balancing on a wall, <and it did not utter a sound|and it never said a word>. Ten steps later {they} had reached the middle. {They} had been so careful that {they} {was} almost proud of it. {They} put {their} feet together, and raised {their} head, and now there was nothing left to be careful about.`,
        `From the curtain to the middle it was ten steps, and {hero} had planned every one of them. {They} walked on board number five as a tightrope walker walks on a rope, heel and toe, and looked neither at the lamps nor at the darkness behind them. The chalk star went by on the left. No duck was heard. It was, without any question, the quietest walk that the stage had seen in thirty years, <and it was a pity that nobody could admire it|and nobody but {hero} knew how difficult it had been>. {They} arrived in the middle, put {their} feet together, and lifted {their} head. {They} had thought so hard about the floor that there hadn't been room for anything else. And that, at this moment, was exactly the trouble.`,
      ],
    },
    {
      id: "all-gone",
      ...SHOW,
      pose: "standing",
      feeling: "worried",
      happening: "{hero} stands in the middle of the stage and looks worried.",
      B: [
        `{hero} stood there. How did it go? {Their} part was all gone! No one said a thing. It was so quiet.`,
        `Now {they} had to start. But what came first? {hero} did not know! All those eyes looked and looked.`,
      ],
      E: [
        `{hero} wanted to begin, but {their} part was gone. {They} looked for it in {their} head. It was all white in there, like a <sheet|page>. Nobody made a sound. Then somebody coughed. All the eyes were waiting.`,
        `How did it begin? {hero} had known before supper, and {they} had known after school. Now {they} did not know <at all|any more>. {Their} head was as empty as a cup. It was so quiet that {they} could hear {their} own heart.`,
      ],
      I: [
        `{hero} reached for {their} part, and it wasn't there. {They} looked for the beginning, and then for the end. {They} looked for any bit of the middle. It was as if somebody had moved out of {their} head and taken the furniture along. One second went by, and then another. Somebody coughed. A chair creaked. <The quiet grew and grew, like a balloon.|The quiet got bigger, like a balloon.> Behind the curtain {lead} was whispering something, but it was too far away. {hero} couldn't go on, and {they} couldn't go back.`,
        `Now it ought to begin. Only {hero} had no idea how. Before breakfast it had been there, and after supper it had been there, and now there was a hole in its place. {They} knew {their} name. {They} knew what seven and seven makes. <Nobody had asked about that.|That didn't help.> In the third row {big} had stopped breathing. Somebody in the front row was unwrapping something that crackled. {hero} heard it as loudly as thunder. Nothing else in the whole hall made a sound.`,
      ],
      A: [
        `{hero} reached for {their} part, and it was not there. That was impossible. {They} had owned it for weeks; {they} had gone to sleep with it, and it had never once failed to be there in the morning. {They} looked for the beginning, and then, since anything would do, for the end. It was as if somebody had moved out of {their} head overnight and taken along the furniture and the lamps. A second went by, and another one after it. <Somebody coughed.|A chair creaked.> It was not a cross sort of quiet, out there in the dark; they were only waiting. But it grew and grew, like a balloon that somebody goes on blowing up, and {hero} stood in the middle of it and could go neither forward nor back.`,
        `It is curious how much a person can know at such a moment. {hero} knew {their} own name and the name of the street. {They} knew what seven times eight makes, and that an octopus has three hearts. The only thing {they} didn't know was how {their} part began, and unfortunately nobody had come to hear about the octopus. There was a hole where it had been, with neat, clean edges. In the third row {big} had turned the color of cheese. Behind the curtain {lead} was whispering the beginning, but from so far away that it might have been the wind. <Somewhere a candy was unwrapped, very slowly, to be polite.|Somebody began to unwrap a candy, as slowly as possible, to be polite.> It crackled like a forest fire. After that came the quiet once more, larger than before.`,
      ],
    },
    {
      id: "quacks-again",
      ...SHOW,
      pose: "dancing",
      feeling: "happy",
      happening: "{hero} puts one foot out on the floor of the stage and laughs.",
      B: [
        `Then {hero} put one foot on the old board. {refrain} They all laughed. {hero} laughed, too. And now {they} knew it!`,
        `{hero} saw the old board. {They} stepped right on it. {refrain} It was so funny! Then {their} part came back.`,
      ],
      E: [
        `{hero} looked down, and there was the old board, next to {their} foot. A quack was better than all this quiet! So {they} stepped on it. {refrain} Somebody began to giggle. {hero} had to laugh, too, and <did it again|stepped on it again>. And suddenly there was {their} part.`,
        `It was much too quiet. Then {hero} saw the end of the fourth board. {They} stepped on it as hard as {they} could. {refrain} Everybody laughed, and {hero} was laughing the loudest. Something in {their} head went click, and {they} remembered <the beginning|how to begin>!`,
      ],
      I: [
        `{hero} looked down. Right beside {their} foot was the end of the fourth board. {They} had avoided it all evening, but no quack could be worse than this quiet. So {they} lifted one foot and put it down, exactly there. "Quack," said the floor, and two hundred people sat up. {hero} waited a moment, and did it again. Then the laughter began, and {hero} was laughing <with everybody else|the loudest of all>. It shook something loose. {Their} part fell into its place, like a coin into a slot.`,
        `Something had to happen, and nobody else was there to do it. {hero} noticed the gray board beside {their} foot. Slowly, so that everybody could see it, {they} stretched out one leg and stepped on it. "Quack," said the floor. Somebody giggled. {hero} gave the board a stern look, and stepped on it again. Now they all laughed, and it was a warm sound, like a blanket. <{hero's} own laugh came up from {their} stomach.|{hero} laughed, too, right from the stomach.> And along with it came the beginning of {their} part.`,
      ],
      A: [
        `{hero} looked down. Beside {their} foot, gray and silent, was the end of the fourth board. The entire evening had been arranged so that {they} would never have to step on it. Now it occurred to {them} that a quack could not possibly be worse than this. So {they} lifted one foot, and put it down precisely there. "Quack," said the floor, and two hundred people sat up. {hero} gave the board a severe look, and did it again. The laughter started somewhere on the right and traveled through the rows to the back. <It is quite another thing to be laughed at when one has ordered it.|Being laughed at is quite different when one has ordered it oneself.> {hero} laughed, too, and it shook something loose. With a click, like a drawer, {their} part slid back into its place.`,
        `Somebody would have to break that quiet, and as far as {hero} could see, {they} {was} the only person up here. Then {they} noticed the board beside {their} foot. It had been lying there for thirty years, and it had not been asked for anything all evening. Slowly, so that they could follow it in the very last row, {hero} stretched out one leg and stepped on it. "Quack," said the floor. There was a gasp, and a giggle. {hero} bowed to the floor, like one artist to another, and it replied immediately. Then everybody laughed, and the laughter was as warm as a bath. <{hero's} own came up from the stomach, where there had been such a crowd all day.|{hero's} own came from the stomach, which had finally lain down.> And behind it, slightly out of breath, came the beginning of {their} part.`,
      ],
    },
    {
      id: "does-part",
      ...SHOW,
      pose: "standing",
      feeling: "proud",
      happening: "{hero} stands on the stage, proud and happy.",
      E: [
        `{hero} did {their} part from the beginning to the end. It took one minute, just like at home. It was even better than at home, for now <people were there|there were people>. Then came the clapping. It sounded like rain on a roof.`,
        `Now it was easy. One thing came after the other, and nothing was missing. {hero} saw {big} in row three. {big} was smiling with {big.his} whole face. At the end they all clapped, <and it was very loud|and somebody called "Quack!">. {hero} bowed.`,
      ],
      I: [
        `It came, all of it, one thing after the other. {hero} did the first bit for {big}, and the next bit for the baby in the front row. The remainder was for everybody. At home it had always been good, but here it went out into the darkness and something came back, <as when you throw a ball|like a ball that somebody catches>. It took one minute exactly, and {they} would have liked a second one. Then the clapping came down like rain on a tin roof.`,
        `{hero} began, and now nothing could have stopped {them}. In the middle {they} made one tiny mistake. {They} heard it go by, like a bicycle, and went on. Nobody else had even turned around. {They} saw that the faces weren't strict at all. They were leaning forward, the way you lean over a cradle. <They wanted it to go well.|Every one of them wanted it to go well.> After one minute it was over, and it was louder than any rain. {hero} bowed so low that {they} saw the hall upside down.`,
      ],
      A: [
        `It came, and it came in the proper order. {hero} did the first bit for {big}, and the next for the baby in the front row, and the rest of it for anybody who cared to have it. In the living room it had always been good, but it had only gone as far as the wall. Here it went out into the darkness, and something came back, <as when one throws a ball and it is caught|like a ball that somebody has caught and returned>. It lasted one minute exactly. {They} could easily have used another. When it was over there was a tiny silence, of quite a different kind from the other one. Then the clapping came down like rain on a tin roof, and {hero} stood in it and got wet to the skin.`,
        `Once it had been found, there was no holding it. It went along by itself, and {hero} only had to run beside it and hold on, as with a large dog. In the middle {they} made a mistake, though only a tiny one. {They} heard it pass, like a bicycle in the street, and before {they} could be alarmed about it, it was around the corner and nobody had even turned a head. Now {they} could see the faces as well. They weren't strict in the least. They were leaning forward, <as people lean over a cradle|as one leans over somebody else's soup>, and every single one of them wanted it to go well. Then the minute was over. {hero} bowed so low that the entire hall hung upside down, and clapped from the ceiling.`,
      ],
    },
    {
      id: "helps-pal",
      ...SHOW,
      pose: "reaching",
      feeling: "determined",
      with: ["pal worried"],
      happening: "{hero} reaches out at the side of the stage, and {pal} stands there and looks worried.",
      B: [
        `Then {pal} stood out there. {pal} could not start! {hero} put a foot on the board. {refrain} Now {pal} could.`,
        `Next came {pal}. Oh, no! {pal} just stood there. {hero} put out one foot. {refrain} {pal} laughed and did it!`,
      ],
      E: [
        `Next it was {pal's} turn. {pal} stood in the middle, as stiff as a <stick|tree>, and could not begin. But one end of the old board was behind the curtain. {hero} stepped on it. {refrain} {pal} began to giggle, and then {pal.he} could do it.`,
        `Then {pal} had to go. {Pal.he} got to the middle, and {pal.he} forgot how it started. {hero} stood behind the curtain, just where the fourth board began. Very softly {they} put <one|a> foot on it. {refrain} {pal} laughed, and then {pal.he} remembered.`,
      ],
      I: [
        `Now it was {pal's} turn. {Pal.he} walked to the middle with {pal.his} cold hands, and stopped, and nothing happened. {hero}, behind the curtain, recognized that sort of nothing. It was impossible to shout from here. But the fourth board, which ended out there beside {pal}, began right here under the curtain. {hero} stretched out one foot, <waited for the quietest moment|counted to three>, and pressed. "Quack," said the floor, and nobody could tell where it came from. {pal} could. {Pal.he} started to laugh, and then {pal.he} simply started.`,
        `"I can't," said {pal}, but {pal.his} feet were already walking. {hero} watched from the side. {pal} opened {pal.his} cold hands and shut them again, and the quiet around {pal.him} was growing. {hero} {was} much too far away to help. But one thing reached all the way from here to the middle, and it had a chalk star on it. {hero} pressed the near end with {their} toe. <"Quack," said the floor beside {pal}.|"Quack," it answered, out there.> {pal} looked around, and noticed a single foot under the curtain. Then {pal.he} smiled, and began.`,
      ],
      A: [
        `Then it was {pal's} turn. {Pal.he} went out with {pal.his} hands held away from {pal.him}, as though they belonged to somebody else, and arrived in the middle, and there {pal.he} stayed. {hero}, behind the curtain, recognized that back. It belonged to somebody whose head had just been emptied, down to the lamps. It wasn't possible to call, or to run out there. But between {hero} and {pal} lay a very long board. It ended in the middle, where everybody could see it, and it began right here, where nobody could. {hero} stretched out one foot, waited for the quietest moment, and pressed. <"Quack," remarked the floor beside {pal}.|"Quack," said the far end of it, beside {pal}.> Nobody out there knew where it had come from, except for one. {pal's} shoulders shook. When they had finished shaking, {pal.he} raised {pal.his} head, and began.`,
        `"I can't," said {pal}, but by then {pal.his} feet had already left. {hero} held the edge of the curtain and watched {pal.him} become smaller in all that brightness. In the middle {pal} opened {pal.his} cold hands, and closed them again, and the quiet began to grow. {hero} knew that quiet personally. {They} considered everything that might reach as far as that, a rope or a broom, and then {they} remembered the floor. There lay the chalk star. A board that quacks at one end can be relied upon to quack at the other. {hero} placed one toe on it. <"Quack," it announced, ten steps away.|"Quack," it announced, in the middle of the stage.> In the audience they roared with laughter. {pal} turned around, discovered a single shoe under the curtain, and started to grin. And then {pal.he} simply started.`,
      ],
    },
    {
      id: "takes-bow",
      ...SHOW,
      pose: "waving",
      feeling: "happy",
      with: ["pal happy", "lead happy"],
      props: ["thing:socks"],
      happening: "{hero}, {pal}, and {lead} stand on the stage at the end of the show, and {hero} waves.",
      I: [
        `At the end everybody came out once more, hand in hand, and {hero} noticed that {pal's} was warm now. Nobody had decided who should stand where. So it happened that nine people were standing on the fourth board, and all of them bowed together. <It sounded like an entire pond.|It sounded like a pond at feeding time.> {lead} was laughing so much that {lead.he} forgot to close the curtain. Several people threw flowers. From the third row came something small and soft, and landed on {hero's} shoe. It was a sock.`,
        `For the last bow everybody stood in one long line. "Be careful of the star," whispered {lead}. {hero} looked at {pal}, and {pal} looked at {hero}. Together they took one step to the left, and so the entire line had to follow. "Quack," said the floor, <louder than it ever had before|in a great many voices>. The people stamped their feet, and flowers came flying. After the flowers came something else, all the way from the third row, and {hero} caught it with one hand. It was one of {big's} socks.`,
      ],
      A: [
        `At the end they all came out once more, hand in hand, and {hero} noticed that {pal's} was warm. Nobody had decided who was going to stand where. So it happened that nine people were standing on the fourth board when {lead} gave the signal, and that all nine of them bowed together. <It sounded like a pond at feeding time.|It sounded as if somebody had arrived at a pond with bread.> {lead} had to lean against the wall, and entirely forgot to close the curtain. There were flowers, mostly from grandmothers. And out of the third row something small and soft came sailing through the light, turned over once, and landed exactly on the chalk star. {hero} picked it up and pressed it to {their} heart, for it was a sock.`,
        `For the final bow everybody stood in a long line from one side to the other. "Mind the star," breathed {lead} behind them. {hero} looked at {pal}, and {pal} looked at {hero}. It isn't known which of them began it. But the two of them moved one step to the left, and since everybody was holding hands, the entire line moved along with them. It was not so much a quack as a conversation. The audience stamped their feet, and a baby in the front row demanded more. Then flowers came flying, <and a program that had been folded into a bird|and somebody's hat>. And behind them, from the third row, in a beautiful high curve, came a sock. {hero} caught it with one hand and bowed to {big}, who was standing on {big.his} chair.`,
      ],
    },
    {
      id: "hears-quack",
      ...BEDROOM,
      pose: "sitting",
      feeling: "sleepy",
      with: ["big happy"],
      props: ["thing:socks", "blanket"],
      happening: "{hero} sits in bed with a blanket, sleepy, and {big} is there to say good night.",
      B: [
        `At home {hero} stepped on the floor by {their} bed. It said nothing. Then the light went out. {refrain2}`,
        `At home {hero} was in bed. No one made a sound. It was very quiet. It was nice and quiet. {refrain2}`,
      ],
      E: [
        `At home {hero} tried every board in {their} bedroom, but none of them could quack. {big} turned out the light and closed the door. It was a nice <kind of|sort of> quiet, and {hero} listened to it. {refrain2}`,
        `That night {hero} lay in bed, and {their} part was still there. Now it was even a bit <louder|bigger> than before. {big} put out the light. {hero} listened to the quiet, and it was not bad at all. {refrain2}`,
      ],
      I: [
        `It was late when they came home. {hero} walked barefoot through {their} room and tried every board. Not one of them had anything to say. "It's a very ordinary floor," said {hero}. {big} tucked {them} in and turned out the lamp. <Then everything was quiet.|The quiet came in and sat down.> It was the same quiet as on the stage, but it was friendly now, and nobody in it was waiting for anything. Out in the hall there were footsteps, which stopped in front of the door. "Quack," said {big}.`,
        `At bedtime {hero} put the sock on the bedpost, where other people hang a medal. {Their} part was still there. {They} looked, but only once. "Were you scared in the third row?" {they} asked. "Terribly," said {big}. "I forgot to breathe for an entire minute." <Then the lamp went out.|Then {big} put out the lamp.> Nobody coughed in the dark, and nobody clapped. It was beautifully quiet. {hero} closed {their} eyes. And just when it was at its very quietest, somebody outside the door said, "Quack."`,
      ],
      A: [
        `It was long past bedtime when they came home, and still {hero} had to go around {their} room barefoot and try out every board. Not one of them had anything to say. "It's a perfectly ordinary floor," {they} told {big}, with some regret, and climbed into bed. On the bedpost hung the sock, where other people have a medal. {big} tucked in the blanket and put out the light, and the quiet arrived. {hero} recognized it immediately. It was the very one from the stage, but it had changed sides; <it no longer expected anything from {them}|it wasn't waiting for anything now>. {They} lay in the middle of it with closed eyes. In the hall there were footsteps, which passed by, and hesitated, and returned. For a moment nothing happened. "Quack," said {big}, on the other side of the door.`,
        `The sock was hung on the bedpost, and it looked very well there. Somewhere across the town the stage lay in the darkness, with a chalk star on it, and was keeping its opinions to itself until the next person came along. "What was it like in the third row?" asked {hero}. "Dreadful," said {big}, turning out the lamp. "I've never been so frightened in my entire life." <{hero} looked for {their} part once more, from habit, and it seemed to have grown.|From habit {hero} looked for {their} part once more, and it seemed to have grown.> Then it was quiet, from one wall to the other. It was an excellent quiet, with enough room in it for a whole night. Just as it was at its very deepest, somebody outside the door said, "Quack."`,
      ],
    },
  ],
};
