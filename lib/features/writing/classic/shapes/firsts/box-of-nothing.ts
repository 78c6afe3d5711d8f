import type { Shape } from "@/lib/features/writing/classic/grammar";
import type { CastKind } from "@/lib/features/writing/classic/roster";

const PACKING = { weather: "clear", props: ["box", "thing:house"] } as const;

/** Nearly always a parent, unless the family has one alone. */
const PARENTS: readonly CastKind[] = ["father", "mother", "father", "mother", "father", "mother"];
const EITHER: readonly CastKind[] = [...PARENTS, ...PARENTS];

export const BOX_OF_NOTHING: Shape = {
  id: "firsts/box-of-nothing",
  theme: null,
  wild: 1,
  tags: ["home", "family", "packing", "sounds", "memory", "night", "change"],
  about: [
    "new-house moving-house moving-home moving-day move-house moving-to-a-new-house old-house new-home leaving-home goodbye-to-our-house goodbye-to-the-house goodbye-to-our-old-house goodbye-old-house goodbye-our-house leaving-our-house leaving-our-old-house leaving-the-old-house new-apartment new-flat new-room old-room moving-to-the-city moving-to-a-new-town",
  ],
  unless: ["rescue-dog rescue-puppy rescue-cat adopted-dog new-dog new-puppy new-kitten"],
  premise: "The family is moving to a new house, and {hero} packs a box of things that nobody can carry.",
  shows: ["box", "thing:house"],
  talk: [
    "What in our home would you like to pack, although nobody can carry it?",
    "Why do you think the box looked empty to {hero}?",
    "What did you like, or not like, the first time that you slept somewhere new?",
  ],
  cast: {
    pal: ["dog", "cat", "girl", "boy", "rabbit", "mouse", "robot", "bird"],
    mom: ["mother", "father"],
    dad: [...EITHER, "uncle", "grandfather"],
  },
  refrain: {
    B: ["Creak, said the old house.", "Hum, said the new house."],
    E: ["Creak, said the stair. I am old, and I am yours.", "Hum, said the pipe. I am new, and I am yours."],
  },
  beats: [
    {
      ...PACKING,
      id: "two-more-days",
      place: "bedroom",
      time: "morning",
      pose: "standing",
      feeling: "worried",
      with: ["mom calm", "pal worried"],
      happening: "{hero} stands in the bedroom beside a box, and {mom} and {pal} are there.",
      B: [
        `{open} "We go to a new house," said {mom}. {hero} was sad. {refrain}`,
        `{open} "Must we have a new house?" {hero} asked. "We must," said {mom}. {refrain}`,
      ],
      E: [
        `{open} In two days it was moving day. "Everything that you like comes along to the new house," said {mom}. "Your bed, your bear, and all your books." {Mom.he} gave {hero} a box. "What about the rest?" {they} asked.`,
        `{open} There were boxes everywhere in the old house. "On Saturday we take it all to the new house," said {mom}. {hero} looked at the stairs. "Not all of it," {they} said.`,
      ],
      I: [
        `{open} In two days they were moving, and the old house was already full of cardboard boxes. {mom} had an enormous pen and wrote on all of them: KITCHEN, BOOKS, MORE BOOKS. "The new house has a window for everyone," {mom.he} said. "And everything that you love comes with us." {hero} wanted to believe it. {They} walked upstairs to consider it, and the third stair creaked, as it always did. {They} stopped immediately. Nobody had prepared a box for that.`,
        `{open} "Absolutely everything comes along," {dad} had promised, when they told {hero} about the new house. So {they} prepared a list. The bed was coming, and the bear, and the lamp with the dent, and {pal}, of course. But what about the creak on the third stair? What about the patch of sun on the carpet, and the echo in the bathtub? {They} went to find {mom}, who was <packing spoons|wrapping up cups>. "You forgot something," {they} said.`,
      ],
      A: [
        `{open} Two days before they moved, the old house no longer looked like itself. There were pale squares on the walls where the pictures had been. In every room stood boxes, on which {mom} had written KITCHEN, or BOOKS, or, toward the end, ALL SORTS. "Everything that you love is coming with us to the new house," {mom.he} had said to {hero}, and {mom.he} generally kept {mom.his} word. {They} climbed the stairs to be alone with this. On the third step there was a creak, exactly like the one on every evening of {their} life. {hero} stepped back and trod on it again. <There was certainly no box for that.|Which box did one put that into?>`,
        `{open} "Will everything come along to the new house?" {hero} had asked; and {dad} had answered, with tape between {dad.his} teeth, that everything would. It was well meant, but {dad.he} hadn't thought about it. {They} and {pal} had, and went from room to room with a list. It began easily enough, with the bed and the bear. Then came the creak of the third stair; then the patch of sun that lay on the carpet at four o'clock; and then the echo in the bathtub, which could say any name twice. "Those belong to the house," said {mom} gently, when {mom.he} had read it. {hero} had been afraid of that.`,
      ],
    },
    {
      ...PACKING,
      id: "label-idea",
      place: "living-room",
      time: "afternoon",
      pose: "thinking",
      feeling: "determined",
      with: ["pal curious"],
      happening: "{hero} is thinking in the living room with {pal}, beside a box.",
      E: [
        `{hero} sat in the old house and thought. "If nobody else packs it, we will," {they} told {pal}. So {they} took an empty box for all that nobody can carry.`,
        `"The sunny spot does not weigh anything," said {hero}. "There must be room for it." {They} found a good box. "The old house is coming along," {they} told {pal}. "We only need a lid."`,
      ],
      I: [
        `"They only pack what they can lift," {hero} explained to {pal} in the living room. "Somebody has to take care of the rest of the old house." {They} picked out a medium-sized box with a good lid. On the side {they} wrote, in large letters: THINGS THAT CAN'T BE CARRIED. {pal} looked inside it carefully. It was empty, and it smelled of bananas. "Perfect," said {hero}. "Then there's room for everything."`,
        `{hero} chose the box with the greatest care. It mustn't have holes, or the sounds would leak out, and it had to be clean, because of the sunlight. In the end {they} took the one from the new lamp. "We'll write slips of paper," {they} told {pal}, "so that we know what's what." The first slip said: "Creak, third stair, please hold level." <It was going to be a long afternoon.|There were eleven more to write.> The old house had lots of such things.`,
      ],
      A: [
        `{hero} sat down in the living room, on what had been the sofa's place, to consider the matter. People who are moving pack what can be lifted; it isn't carelessness, for they have two hands and a truck. It followed that somebody else had to look after the remainder of the old house. {They} selected a box of medium size with a lid that shut properly, since a creak presumably slips out through any crack. On the side {they} wrote, in the same capitals that {mom} used: THINGS THAT CAN'T BE CARRIED. {pal} put {pal.his} head in and reported that there was nothing inside. "Not yet," said {hero}, <and sharpened the pencil|and cut up paper for the labels>.`,
        `There remained two days, one box, and a great deal of house. {hero} had requested the box officially, and {dad}, who was on the telephone with the moving company, had nodded without asking what it was for. "We'll need labels," {they} said to {pal}, "because afterward one won't be able to see which is which." The first of them said: "One creak. Third stair. Keep dry." The second said: "Sun, four o'clock, to be laid on a floor." Somewhere around the ninth {they} noticed how many things there were in the old house that {they} had never thanked. It was lucky that {they} had chosen the larger box.`,
      ],
    },
    {
      ...PACKING,
      id: "catching-things",
      place: "living-room",
      time: "afternoon",
      pose: "holding",
      feeling: "curious",
      with: ["pal excited"],
      happening: "{hero} holds a box in the living room, and {pal} is excited.",
      B: [
        `{hero} got a box. {They} put a creak in it, and some sun.`,
        `"Come in, sun!" said {hero}. {They} shut the box up fast.`,
      ],
      E: [
        `{hero} held the open box over the third stair, and {pal} stepped on it. {refrain} Quick, the lid! Then they caught the sun spot on the carpet, and the smell behind the door.`,
        `They carried the open box all over the old house. {hero} shouted a word into the bathtub and caught the echo. {They} caught the sunny spot on the carpet, while {pal} guarded the lid. {refrain}`,
      ],
      I: [
        `Packing a creak requires two people. {hero} held the open box next to the third stair, {pal} stepped on it, and at exactly the right moment {they} clapped down the lid. The sunshine was easier. You put the box on the carpet at four o'clock, wait until it's full, and shut it slowly. The echo from the bathtub had to be called several times. By evening there were twelve labels in the box, and {hero} carried it carefully with both arms, <since it seemed quite heavy|although it weighed nothing>.`,
        `They started upstairs in the old house. In the bathroom {hero} called {their} own name into the bathtub and captured the second half. In the kitchen {they} held the box behind the door, where it had smelled of toast since before {they} {was} born. For the creak they needed several attempts, because {pal} kept laughing. Afterward {they} always dropped in the correct piece of paper. "What are you doing up there?" called {dad}. "Packing!" shouted {hero}.`,
      ],
      A: [
        `It requires two to pack a creak. {hero} knelt on the stairs with the open box, {pal} trod on the third step with full weight, and in the very instant that it spoke, down came the lid. The sunlight was more patient. At four o'clock one sets the box down on the carpet, waits until it has filled to the brim, and then closes it without any haste; one mustn't, on any account, check. The echo was caught in the bathtub, by calling its name. The smell behind the kitchen door went in of its own accord. When {mom} met them in the hall, {mom.he} only said that it looked heavy, <and held the door open|and asked whether they needed tape>.`,
        `"Whatever are you two up to?" called {dad}, who had heard the third stair creak nineteen times in a row. "Packing!" {hero} called back, truthfully. It had taken so many attempts because {pal} always laughed at the wrong moment, and a creak with a giggle in it isn't the same thing. Now it was safely under the lid, with its label. They had the patch of sun, which had been collected at four. They had the echo from the bathtub, or the last half of it; they had the rattle of the mailbox and the draft beneath the door. As it got dark, {hero} walked through the old house once more on tiptoe. It was extremely quiet, <like somebody who has given everything away|as though it knew>.`,
      ],
    },
    {
      ...PACKING,
      id: "pencil-marks",
      place: "kitchen",
      time: "evening",
      pose: "pointing",
      feeling: "curious",
      with: ["dad sad", "pal calm"],
      happening: "{hero} points in the kitchen, next to a box, and {dad} looks sad.",
      I: [
        `In the kitchen {dad} was standing in front of the door frame with a wet sponge, which {dad.he} wasn't using. On the white wood there were pencil lines, one above the other, from every birthday that {hero} had ever had. "I'm supposed to wash this off for the new family," {dad.he} said. {hero} saw that {dad.he} was sad, too, and opened the box a crack. "There's room in here," {they} said. <They read all the lines out loud into it.|{Dad.he} told the box each number, from the bottom up.>`,
        `{dad} had always insisted that {dad.he} wasn't sad about the old house. But after supper {hero} discovered {dad.him} in the dark kitchen. {Dad.he} was running {dad.his} hand along the side of the stove. "Here I dropped the birthday cake," {dad.he} remembered. "Your {mom.kind} laughed so much that {mom.he} had to sit on the floor, right there." {hero} pointed at the place, to be certain, and then held out the box. "Laugh," {they} ordered, and when {dad} did, {they} shut the lid.`,
      ],
      A: [
        `{dad} had maintained all week that it was only a house. After supper, however, {hero} discovered {dad.him} in the kitchen, where {dad.he} was standing in front of the door frame with a wet sponge and doing absolutely nothing. On the white paint there was a ladder of pencil lines. The lowest was from the year in which {hero} had first been able to stand, and next to the top one somebody had drawn a small flag. "It's to be washed off," {dad} explained, "for the next family." {Dad.he} cleared {dad.his} throat. {hero} lifted the lid by a finger's width. <"It has got room," {they} said, and {dad.he} read the lines in, year by year.|"Read it out," {they} said, and {dad.he} did, from the bottom to the top, rather hoarsely.>`,
        `Grown-ups who are moving speak of nothing but tape. It was therefore only by accident that {hero} discovered the truth, on the way to a glass of water. {dad} was sitting on the kitchen floor, in complete darkness, with {dad.his} back against the stove. "Just here," {dad.he} said, "I dropped your first birthday cake, and your {mom.kind} laughed so hard that {mom.he} slid down the wall. We ate it with our fingers where it was." {Dad.he} patted the tiles. "I'm going to miss this particular corner terribly." It was a relief to hear it. {hero} pointed at the place, to make certain, and fetched the box. {They} didn't have to explain; {dad.he} bent over it and laughed, softly, exactly as {they} {was} told to.`,
      ],
    },
    {
      ...PACKING,
      id: "last-night",
      place: "bedroom",
      time: "night",
      pose: "sitting",
      feeling: "sad",
      with: ["pal sad"],
      happening: "{hero} sits in the bedroom at night with {pal} and a box.",
      B: [
        `It was the last night in the old house. {hero} did not sleep.`,
        `"Good night, old house," said {hero}. {They} held on to the box.`,
      ],
      E: [
        `It was the last night in the old house, and the room was empty. "Are you asleep?" {hero} asked the wall. Far below, somebody went down to get water. {refrain}`,
        `That night there was only a bed left in {hero's} old room. The box stood beside it. "Tomorrow I cannot hear the stair from here," {they} said. {pal} came closer. {refrain}`,
      ],
      I: [
        `On the last evening the bed stood alone in the middle of the old room, like a boat. {hero} lay awake and listened. {They} recognized every noise of the house, and could have told you the time by them. There were the water pipes, and afterward the branch at the window. "Good night, branch," {they} whispered. There were a great many to say it to. {pal} lay down close beside the box, <to guard it|and put {pal.his} chin on the lid>.`,
        `"I don't want to go," said {hero} in the darkness. {They} hadn't mentioned it before, since everybody had been so busy. {mom} came immediately and sat on the edge of the bed, between the boxes. {Mom.he} didn't say anything about how much bigger the new house was. "I understand," {mom.he} said. "I painted this bedroom yellow before you were even walking." They listened to the third stair together, when {dad} came up.`,
      ],
      A: [
        `For the last night there was absolutely nothing left in the old room except the bed, and it stood in the middle of the floor like a ship that is waiting for the tide. {hero} lay awake on purpose. {They} had known these noises longer than {they} had known {their} own name: the knock in the pipes, the branch that wrote on the window, and finally, when {dad} came up, the third stair. There was another one in the box, naturally. But that one would never again have {dad's} foot on it. Of all the thoughts that had come to {them} during the week, this was the one that hurt. {pal} moved over, <and the two of them kept watch together|without a word>.`,
        `"I don't want to," said {hero} into the darkness. It was the first time that {they} had said it aloud; the days had been so full of string. The mattress sank on one side, and that was {mom}. {Mom.he} didn't mention the window for everybody, or the garden. {Mom.he} only laid {mom.his} hand on {their} back. {Mom.he} had chosen the yellow for this room {mom.him}self, {mom.he} remembered, before {hero} was even walking; and at approximately this time of night {mom.he} didn't want to leave, either. So there were actually two of them. That didn't make the sadness any smaller. <It was only easier to carry.|But it's comforting to have somebody at the other end.>`,
      ],
    },
    {
      id: "goodbye",
      place: "street",
      time: "morning",
      weather: "cloudy",
      pose: "waving",
      feeling: "sad",
      with: ["dad sad", "pal sad"],
      props: ["thing:house", "box", "thing:delivery-truck"],
      happening: "{hero} waves in the street beside a truck and a box, with {dad} and {pal}.",
      B: [
        `The truck was full. {hero} waved. "Bye, old house! Bye!" {they} said.`,
        `"Good-bye, old house," said {hero}. {dad} took {their} hand.`,
      ],
      E: [
        `On moving day the big truck took the beds and the tables. {hero} carried {their} own box. {They} waved until the old house was very small. Nobody said anything until the first traffic light.`,
        `Finally the truck was loaded, and it was time to go. "Thank you, old house," said {hero}, and {they} meant every room. {They} held {their} box very tight. {dad} waved, too, until nobody could see it any more.`,
      ],
      I: [
        `Moving day was loud, and then suddenly it wasn't. The truck was shut. {hero} walked once more through the old house, and {their} steps sounded like somebody else's. Outside {they} laid a hand on the wall beside the door. "Thank you," {they} told it, "for having us." {dad} had something in {dad.his} eye. {They} waved out of the car window until the corner. The box was on {their} lap, <with the seat belt around it|and nobody else was allowed to hold it>.`,
        `Four strong people carried out everything that could be carried. It took three hours, and at the end the whole of their life fitted into one truck. {hero} had the box under {their} arm. "Anything fragile?" asked the driver. "Yes," said {hero}, "so I'll take it myself." Then they all stood on the sidewalk, and nobody wanted to be the one who said, "Let's go." In the end they said good-bye to the old house in a choir.`,
      ],
      A: [
        `Moving day is the noisiest of days, until it's suddenly quiet, and that is the difficult moment. The enormous truck had been closed. {hero} went through the old house a last time; {their} footsteps came back to {them} from the corners, as if there were somebody walking toward {them} who was just as sad. In the doorway {they} stopped and put {their} palm against the wall. "Thank you for having us," {they} murmured, since one ought to say it before leaving anybody. On the sidewalk stood {dad}, and studied a cloud. They waved as long as there was anything to wave to. <The box traveled in front, on {hero's} lap.|The box was wearing a seat belt.>`,
        `It's peculiar how little remains of a house when several people have carried furniture for three hours. {hero} watched everything from the sidewalk and carefully guarded the box. "Is that one going in?" inquired the driver. "It can't be carried," explained {hero}, "so I'm carrying it." He apparently considered that reasonable. After that the doors of the truck were bolted, and there was nothing else to do. They stood in front of the old house in a row, like people after a concert who don't want it to be over. "One, two, three," {mom} whispered. And they said good-bye all together, so that no one had to do it alone.`,
      ],
    },
    {
      id: "strange-house",
      place: "street",
      time: "noon",
      weather: "cloudy",
      pose: "standing",
      feeling: "worried",
      with: ["mom calm", "pal worried"],
      props: ["thing:house", "box", "door"],
      happening: "{hero} stands in front of a new house, with {mom}, {pal}, and a box.",
      B: [
        `They came to the new house. It did not creak at all.`,
        `The new house was big. "It smells funny," said {hero}.`,
      ],
      E: [
        `The new house had a green door. Everything smelled of paint. {hero} went up the stairs, but nothing creaked. The windows were in the wrong places, and so was the bathroom.`,
        `"Here we are!" said {mom} at the new house. Every step sounded strange. {hero} reached for a light, but it was on the other side. "It does not know me," {they} said.`,
      ],
      I: [
        `The new house had a green door and exactly fourteen stairs. {hero} climbed all of them, and not a single one creaked. Everything smelled of paint and of other people's soap. {They} reached for the light switch where light switches are, and there was only wall. "You'll get used to it," said {dad} from behind a mattress. Maybe so. But the house would have to get used to {them}, too, and so far <it hadn't said one word|it was simply looking>.`,
        `"Well?" asked {mom} in front of the new house. {hero} tried to be fair. There was a green door, and that was good. There was a window for everybody, exactly as {mom.he} had promised. But the rooms were in a completely different order. When {they} turned left to go to the kitchen, {they} landed in a closet. {pal} bumped into it right after {them}. "It's a nice house," said {hero}. "It's just not ours."`,
      ],
      A: [
        `The new house was perfectly polite. It had a green door, fourteen stairs, and a separate window for everybody, as had been announced; and it didn't say a single word. {hero} walked up all fourteen stairs and down again. None of them made the slightest sound. It smelled of paint, and of the soap of people whom {they} had never met. In the unfamiliar hall {they} put out {their} hand to the usual place for the switch, and there was no switch; apparently it had been on the other side all its life. "One gets used to it," {dad} promised from underneath a mattress. <"Does it get used to me?" asked {hero}.|{hero} wondered who would have to begin.>`,
        `{hero} had resolved to be fair to the new house, and {they} made an effort. The green door was undeniably pleasant, and it was also true about the windows. But whoever had put it together had obviously shuffled the rooms. On the way to the kitchen {they} turned left, as any sensible person would, and stood in a closet, where {pal} ran into {them} immediately. All the doors opened in the opposite direction, and even the rain sounded as though it were falling on somebody else. "How do you like it?" {mom} inquired, with paint on {mom.his} elbow and hope in {mom.his} face. "It's very attractive," said {hero}, who didn't want to hurt anybody. "It's only not talking to us."`,
      ],
    },
    {
      ...PACKING,
      id: "opens-box",
      place: "bedroom",
      time: "evening",
      pose: "kneeling",
      feeling: "sad",
      with: ["pal sad"],
      happening: "{hero} kneels sadly in the bedroom in front of a box, and {pal} is sad, too.",
      B: [
        `{hero} opened the box. There was no sun. There was no creak.`,
        `In the new room {hero} opened the box. "It is all gone!"`,
      ],
      E: [
        `In the new room {hero} opened {their} box at last. {They} listened hard, but nothing creaked, and there was no sun in it, either. There was only some paper. {hero} was very unhappy now.`,
        `"Now we can let it all out," said {hero} in the new room. {They} opened the box very slowly, but there was only paper in it. "We lost the old house on the way," {they} cried.`,
      ],
      I: [
        `That evening {hero} set the box in the middle of the new room and waited until it was perfectly still. Then {they} lifted the lid. Nothing creaked, and nothing shone. At the bottom lay sixteen slips of paper. {They} held {their} ear to it, and smelled into all the corners, but there was only a little banana. {They} had known it somehow, the whole time. It still hurt. "It's empty," {they} told {pal}, and {their} voice went up at the end.`,
        `{hero} had imagined exactly how it would be. The sun would go on the carpet and the creak on the stairs, and then the new house would be home. {They} took off the lid very slowly, in order not to spill. There was paper in it. {They} turned the box over and shook it. "Maybe it takes a moment," said {hero}. They waited until the streetlights went on. Then {they} lay down flat on the strange floor and cried.`,
      ],
      A: [
        `When evening came, {hero} carried the box into the middle of the new room, shut the door, and waited until nothing moved. {They} raised the lid. No creak came out, and no sunshine. It was simply an ordinary cardboard box, with sixteen labels on the bottom, and it smelled very faintly of bananas. {They} held one ear to it, and then the other. One can know a thing the entire time, and be extremely careful not to look at it; but once the lid is off, that becomes difficult. "There's nothing in it," {they} said to {pal}. "There never was." <And the rest didn't come out as words.|The new walls didn't answer, for they hardly knew {them}.>`,
        `It had been so clear in {hero's} mind: first the creak would be let out, on the stairs; next, the sun would be unrolled like a carpet; and when everything was in its place, the new house would be at home. {They} therefore opened the lid with great caution. Inside there was nothing except paper. {They} turned the box upside down and knocked on it. They waited, in case it should need a moment to recover from the journey, until in the unfamiliar street the lamps came on. "We've carried absolutely nothing," {hero} whispered, "all this way." Eventually {they} lay down on the unfamiliar floor, which did not creak, and cried.`,
      ],
    },
    {
      ...PACKING,
      id: "mom-tells",
      place: "bedroom",
      time: "evening",
      pose: "hugging",
      feeling: "sad",
      with: ["mom calm", "pal calm"],
      happening: "{hero} hugs {mom} in the bedroom, beside a box.",
      E: [
        `{mom} came in and read all the papers. "I miss the old house, too," {mom.he} said. "But you still remember all of it, and so you did carry it here." {Mom.he} held {hero} for a long time.`,
        `"Tell me what was in it," said {mom}. So {hero} told {mom.him} about the creaky stair, and the sunny spot, and the old house at night. "I could hear it," said {mom}, "while you told me."`,
      ],
      I: [
        `{mom} didn't ask what the matter was. {Mom.he} sat down on the floor and read the labels, one after another. "Creak, third stair," {mom.he} read, and {mom.he} was smiling and sniffing together. "I can hear it perfectly," {mom.he} said. {hero} listened, not to the box but to {themselves}, and there it was. "You really carried it here," said {mom}. "And you can miss it for as long as you like, because a new house is never a home on the very first evening. <It has to discover how.|Nobody is able to do it so quickly.>"`,
        `"Shall I tell you what I would have put inside?" asked {mom}. {Mom.he} had arrived with a pillow, and now {mom.he} lay down on the floor beside {hero}. "It's the sound of you coming home. You open the gate, and you rattle the mailbox. I'm afraid that I'll never hear it again." {hero} considered that. "I'm still coming home every afternoon," {they} said. "It's only going to be a different noise." {They} could feel {mom} laughing, and together they missed the old house.`,
      ],
      A: [
        `{mom} did not inquire what the matter was. {Mom.he} let {mom.him}self down onto the floor, took up the labels, and read them aloud, as one reads letters from somebody one loves. "Creak. Third stair. Keep dry." {Mom.he} was silent for a moment. "I can actually hear it," {mom.he} declared, "if I listen carefully." {hero} listened; and there, a little to the left of {their} heart, somebody stepped on the third stair. "I never imagined that it could be carried," said {mom}, "but apparently you've managed it. It isn't necessary to stop missing the old house, because I haven't either. A new one is never immediately a home, <that would be expecting too much of it|any more than a stranger is immediately a friend>." And {mom.he} held {them}, until it was completely dark.`,
        `For some time they lay side by side on the floor of the new room and looked at a ceiling that neither of them knew. "Would you be interested in what I'd have packed?" said {mom}. "It's the noise of you coming home every afternoon: the gate, the mailbox, because you always hit it, and finally your bag, flying into the corner. I've been hearing it for years, and I completely forgot to listen to the last one." {hero} turned {their} head. It hadn't occurred to {them} that {mom} might have such a list. "I'm going to come home here as well," {they} announced, after considering it. "Only it's going to be a completely different noise." "Yes," answered {mom}, and pulled {them} closer. "I'm already curious about it."`,
      ],
    },
    {
      ...PACKING,
      id: "night-hum",
      place: "bedroom",
      time: "night",
      pose: "sitting",
      feeling: "surprised",
      with: ["pal surprised"],
      happening: "{hero} sits up in the bedroom at night, and {pal} looks surprised by the box.",
      B: [
        `At night there was a hum. "The new house can sing!" said {hero}.`,
        `Hum, hum! "What was that?" said {hero}. "It is the new house!"`,
      ],
      E: [
        `In the night {hero} woke up, for something was humming behind the wall. "That is the new house," {they} told {pal}. "It sings when somebody runs the water!" {refrain2}`,
        `"Did you hear that?" {hero} asked {pal} in the night. Somewhere in the new house a pipe was humming a funny little song. {They} took some paper and wrote it down. {refrain2}`,
      ],
      I: [
        `In the middle of the night {hero} sat up. There was a noise. It came from inside the wall, went up a little, and came down again, like somebody who hums while doing the dishes. {pal} put {pal.his} ear to the wallpaper. It was a pipe. When it stopped, the new house was as silent as before, but it wasn't the same silence. {hero} felt for {their} pencil. On a fresh slip {they} wrote: "Hum, wall, behind the bed." {They} dropped it into the box.`,
        `{hero} couldn't sleep, and neither could the new house. First it sighed. Then, behind the bed, something began to hum, three notes up and two notes down. {They} held {their} breath. It did it again, as if it had only been waiting until the grown-ups were asleep. "So you do talk," whispered {hero}. <{They} knocked on the wall, just once.|{They} hummed it back, very softly.> The next thing that {they} heard was the birds, so {they} must have slept after all.`,
      ],
      A: [
        `Somewhere between midnight and morning {hero} sat up in bed. There was a noise, and it wasn't {dad}. It lived in the wall; it climbed three steps, thought better of it, and came down two, like a person who is humming over the dishes and believes that nobody is listening. {pal}, whose ears were better, traced it to a pipe. After a while it broke off. The new house lay there as silently as ever, and yet it was no longer the silence of somebody who has nothing to say. {hero} groped for paper and pencil. "Hum," {they} wrote by the light of the street. "Wall, behind the bed. Comes at night." Then {they} laid it in the box, <where it looked very well|as the first of its kind>.`,
        `It's difficult to fall asleep beside a complete stranger, and presumably that applies to houses as well. At any rate, neither of them was sleeping. {hero} could hear the new house shift its beams about and sigh. Then, quite close to {their} ear, it started to hum. It had only five notes, and the last was flat; it repeated them with such persistence that it was plainly practicing. "So you can talk," said {hero} under {their} breath. {pal} thumped on the blanket. {They} hummed the five notes back through the wallpaper, including the flat one. There was a pause, in which the two of them seemed to look at each other. Then the pipe replied.`,
      ],
    },
    {
      ...PACKING,
      id: "the-hunt",
      place: "kitchen",
      time: "afternoon",
      pose: "kneeling",
      feeling: "excited",
      with: ["dad happy", "pal excited"],
      happening: "{hero} kneels in the kitchen with {dad} and {pal}, next to a box.",
      I: [
        `The next day they went hunting, and this time {dad} came, too. The new house had more than one would have thought. The refrigerator purred like a cat. In the closet that looked like a kitchen door, you could hear the neighbors' piano. And at ten past five a narrow strip of sun came through the green door and climbed straight up {dad's} leg. "It's later than the old one," said {hero}, kneeling beside it, "but it's longer." {They} wrote it down.`,
        `"What are we looking for?" asked {dad} on {dad.his} knees. "You'll notice when we've got it," said {hero}. They knocked on things. They opened every door of the new house twice, and found one that quacked. Behind the stove it smelled of pepper and a little of rain. {dad} stood a pencil against the kitchen door frame, drew a short line above {hero's} head, and wrote the date beside it. <There was only one, but it was a beginning.|It looked small and alone, and full of plans.>`,
      ],
      A: [
        `On the following day there was a hunt, and {dad} was allowed to take part. One must go about it gently; a new house won't show everything to people who stamp. In the closet that pretended to be the way to the kitchen, one could hear a neighbor practicing the piano. The refrigerator purred. The bathroom door quacked, though only in one direction. And at ten past five, when they were kneeling on the kitchen tiles, a strip of sunlight slid under the door and climbed up {dad's} leg. "That's an hour later than at home," said {hero}, and then stopped, and thought. <"Than at the other one," {they} said.|"Than in the old house, I mean.">`,
        `"And how does one know when one has found something?" {dad} wanted to know. {Dad.he} had put on the headlamp. "You just say 'oh,'" explained {hero}. In the course of the afternoon they said it eleven times. They said it about a door that quacked; about a stair, the ninth, that creaked if one came down it backward; and about a smell of pepper behind the stove. Each received its label. Last of all {dad} made {hero} stand against the kitchen door frame, and drew a line above {their} head in pencil, and next to it {dad.he} wrote the date. There was nothing below it, and any amount of room above. "Oh," said {dad}.`,
      ],
    },
    {
      ...PACKING,
      id: "both-houses",
      place: "bedroom",
      time: "night",
      pose: "sleeping",
      feeling: "calm",
      with: ["pal sleepy", "mom happy"],
      happening: "{hero} sleeps in the bedroom, with {pal}, {mom}, and a box nearby.",
      B: [
        `"Good night, new house," said {hero}. {refrain2} {close}`,
        `Now {hero} could sleep. "I like your song," {they} said. {refrain2} {close}`,
      ],
      E: [
        `Now there is paper after paper in the box, from both of the houses. {hero} still remembers the creaky old stair, but somebody sings to {them} now. {refrain2} {close}`,
        `{hero} lay in {their} bed in the new house. {mom} turned off the light, and {they} knew where it was now. "Good night, old house," {they} said. "Good night, new house." {refrain2} {close}`,
      ],
      I: [
        `The box stands beside {hero's} bed. Some evenings an old slip comes out of it and some evenings a new one, and {pal} has to hear it. The third stair is still missed, most of all on Sundays. But last night, on the way back from the bathroom, {hero} put out a hand in the dark, and there was the switch. {They} hadn't even thought about it. "Oh," said {hero}. Then the new house began to hum, <and got the last note almost right|and {they} {was} asleep before the end>. {close}`,
        `It has been three weeks, and every box has disappeared except for one. It says THINGS THAT CAN'T BE CARRIED, and it has thirty-one labels in it. Yesterday {they} came in from the garden, hit the green gate, banged the door, and threw {their} bag into the corner. In the kitchen {mom} had stopped moving. "There it is," {mom.he} said. "That's you, coming home." {close}`,
      ],
      A: [
        `The box has a place of its own by {hero's} bed, and there are thirty-one labels in it by now. Nobody has ever sorted them. On nights when sleep won't come, one of them is drawn out with both eyes shut. Perhaps it's the creak, and that means walking through the entire old house, from top to bottom, and missing it; or perhaps it's the strip of sunshine, at ten past five. Last night {they} returned from the bathroom in complete darkness, put out a hand, and the switch was there. It was a full minute before {they} noticed. "Oh," said {hero}. Behind the bed the pipe had started on its five notes, <and the last was scarcely flat at all|and {pal} was humming along>. {close}`,
        `After three weeks in the new house there was only a single box left that hadn't been unpacked, and nobody suggested it. Then, on an ordinary Thursday afternoon, {hero} came home. {They} ran into the garden gate, which clanged, and let the green door fall shut; and {their} bag flew into the corner beneath the coats. {mom} was standing in the kitchen with a wooden spoon in the air. "That was definitely it," {mom.he} announced. "Do it again, immediately." {hero} went outside and came home a second time. That evening there was one more label in the box, and it wasn't in {hero's} handwriting. {close}`,
      ],
    },
  ],
};
