import type { Shape } from "@/lib/features/writing/classic/grammar";

export const MUSEUM_ROAR: Shape = {
  id: "mystery/museum-roar",
  theme: "mystery",
  wild: 6,
  tags: ["museum", "dinosaur", "night", "dark", "brave", "discovery", "clues", "music"],
  about: ["dinosaur fossil skeleton bone", "museum window stair"],
  cast: {
    pal: ["mouse", "girl", "boy", "cat", "owl", "dinosaur"],
    guard: ["grown-up-man", "grown-up-woman"],
  },
  picks: {
    beast: [
      { text: "long-necked dinosaur" },
      { text: "three-horned dinosaur" },
      { text: "duck-billed dinosaur" },
    ],
  },
  refrain: {
    B: [`"Whoooo!" went the dark.`, `"Whoooo!" went the bones.`],
    E: [`"Whooo-ooo!" went something in the dark.`, `"Whooo-ooo!" sang the old bones in the dark.`],
  },
  beats: [
    {
      place: "museum",
      time: "evening",
      weather: "wind",
      pose: "standing",
      feeling: "curious",
      with: ["guard worried", "pal curious"],
      props: ["lantern", "key", "bone"],
      happening: "{hero} meets the worried night guard in the museum hall beside a dinosaur skeleton.",
      B: [
        `{open} It was night at the museum. {refrain} "What was that?" {again} asked.`,
        `{open} {Again} slept at the museum. Then the wind came up. {refrain}`,
      ],
      E: [
        `{open} One night, {again} slept at the museum. Then the lights went out. {refrain} "It does that every night," said {guard}, who was the guard.`,
        `{open} It was a windy night. {Again} was in bed at the museum. {refrain} The night guard came running by. "There it is again!" cried {guard}, and hid in a cupboard.`,
      ],
      I: [
        `{open} Once a year, the museum let children stay the night. <{hero} had brought a sleeping bag and two kinds of cookies.|> {guard}, the night guard, showed everybody around, and kept looking over one shoulder. "I have to warn you," whispered {guard}. "For a whole month, something has been roaring. It always starts when the wind gets up. I think that it is the {beast}. I think it is waking up."`,
        `{open} {hero} and thirteen other children were spending the night at the museum. {guard}, the night guard, showed them where everything was. "That is the {beast}," said {guard}, and the flashlight trembled. "Whenever the wind blows, something in here begins to roar. I am not saying that it is waking up. But every evening I count its feet, in case."`,
      ],
      A: [
        `{open} Once a year the museum allowed children to spend the night, and this year {hero} was one of them. <{They} had brought a sleeping bag, a toothbrush, and two kinds of cookies, one of them for emergencies.|> {guard}, the night guard, showed them where everything was, but it was hard not to notice that the bunch of keys was trembling. "I feel that I ought to warn you," whispered {guard}. "For an entire month, something in here has been roaring. It waits until the visitors have gone, and it begins when the wind gets up." One shaking finger pointed at the {beast} that filled the middle of the hall. "I believe that it is waking up."`,
        `{open} There were fourteen beds on the floor of the museum that night, and one of them was {hero's}. {guard}, the night guard, came around with a lantern to say good night, and remained rather longer than was necessary. "You will not be alarmed if you hear something," {guard} said. "It only happens when there is a wind, and it has been happening for a month." "What does it sound like?" asked {hero}. {guard} glanced over one shoulder, at the {beast} that filled the middle of the hall. "Like somebody enormous," {guard} whispered, "who has been asleep for an extremely long time, and is beginning to get up."`,
      ],
    },
    {
      place: "museum",
      time: "night",
      weather: "wind",
      pose: "sitting",
      feeling: "surprised",
      with: ["pal surprised", "guard worried"],
      props: ["lantern", "notebook", "blanket"],
      happening: "{hero} sits up in a sleeping bag on the museum floor as something roars.",
      I: [
        `At midnight, it came. It began as a moan, it climbed, and it ended as a long, sad hoot that made the windows buzz. Fourteen children dived into fourteen sleeping bags. {guard} climbed into a cupboard. {hero} lay quite still, and noticed two things. It was frightening. But it was also, if you listened, a little bit out of tune. {They} reached for {their} bag, which held {bag}, and got up.`,
        `When the clock struck midnight, it came. It began high up in the darkness, and it grew until every glass case was rattling. All over the floor, sleeping bags closed up like clams. A cupboard door slammed, with {guard} behind it. But {hero} could not help listening. It was an enormous sound and a sad one, and it was also slightly flat. "Monsters don't sing," {they} whispered, and {they} felt for a lantern and for {bag}.`,
      ],
      A: [
        `At midnight, it came. It began as a moan, somewhere under the roof; it climbed, and it swelled, and it ended in a long and mournful hoot that made the windows buzz in their frames. Fourteen children dived to the bottom of fourteen sleeping bags. {guard} was heard to climb into a cupboard and pull the door shut. {hero} lay extremely still, and {they} noticed two <things|particular things>. The first was that the sound was certainly frightening<. The second was|, and the second was> that, if you paid attention, it was also slightly out of tune. <Animals|Real animals> are hardly ever out of tune. {They} reached for {their} bag, in which there was {bag}, and quietly got up.`,
        `{hero} was nearly asleep when the wind discovered the museum. It felt its way around the walls and tried all the doors; and at midnight, high in the darkness, something answered it. It was a long, low, lonely sound, and it grew until the glass eyes rattled in the bears. From one end of the hall to the other, sleeping bags snapped shut like clams. A light could be seen traveling rapidly into a cupboard, and the cupboard locked itself. "That isn't an angry noise," {hero} whispered, when {their} heart had stopped hammering. "{pal}, whatever it is, it is attempting to hit a note, and missing." {They} reached for {bag}, and slid out into the cold.`,
      ],
    },
    {
      place: "museum",
      time: "night",
      weather: "wind",
      pose: "walking",
      feeling: "brave",
      with: ["pal worried"],
      props: ["lantern", "bone"],
      happening:
        "{hero} tiptoes with a lantern through the dark museum past a huge skeleton, looking for where the sound comes from.",
      B: [
        `{hero} took {bag}. {They} went to look. But where did it come from?`,
        `The noise was up high. {hero} took {bag}. But where was the stair?`,
      ],
      E: [
        `{hero} took {bag}, and lit a small lantern. "I want to see what it is," {they} said. They tiptoed past the bears, and past the mummies. The sound came from above. But there were no stairs anywhere!`,
        `"It comes from up there," said {hero}. {They} took {bag}. The bones of the {beast} stood in the moonlight. Nothing moved. But how could anybody get up to the head?`,
      ],
      I: [
        `They tiptoed past the stuffed bears, who minded their own business. They tiptoed past the butterflies, all asleep on pins. In the great hall, the {beast} stood on its platform with the moon between its ribs, and it had not moved an inch. The sound was coming from higher up. "Behind the head," whispered {hero}. "There must be a way to climb up there. We just cannot see it from below."`,
        `"Are you ready?" whispered {hero}. "No," answered {pal}, so they went immediately, before it could get worse. The {beast} was standing exactly where it had been standing at supper. They checked all of its feet. Then the moan came again, directly overhead. {hero} lifted the lantern as high as it would go. "It is somewhere behind the head," {they} said. "But how does anybody get up there?"`,
      ],
      A: [
        `They tiptoed past the bears, who stared straight in front of them and minded their own business, and they tiptoed past nine hundred butterflies. In the great hall the {beast} stood on its platform with the moon between its ribs. It had not moved an inch; {hero}, who was careful, had checked its feet against the chalk line. Then came the moan once more, so close that the lantern flickered. "It is above us," {they} whispered, "and a little behind the head. Somebody has to dust up there, so there must be a way to climb." But every wall was smooth, and all the doors had labels, and not one of the labels said "Up."`,
        `It is a peculiar thing to walk through a museum at midnight with a lantern, since everything that has a shadow gets up and walks along beside you. A lion went by on the wall; a moose went by on the ceiling. In the great hall stood the {beast}, and {hero} counted carefully. It had all of its feet, and they were all where they belonged. "So it isn't walking about," {they} said, and at that instant it came again, directly above, so that the dust jumped. "Up there, behind the skull! Somebody must have climbed up to put the head on." They searched from one corner to the other, but every door that they opened was full of brooms.`,
      ],
    },
    {
      solve: "find",
      goal: "a hidden stair",
      place: "museum",
      time: "night",
      weather: "wind",
      with: ["pal excited"],
    },
    { rest: "older", place: "museum", time: "night", weather: "wind", with: ["pal brave"] },
    {
      place: "museum",
      time: "night",
      weather: "wind",
      pose: "climbing",
      feeling: "curious",
      with: ["pal curious"],
      props: ["lantern", "bone", "feather"],
      happening: "{hero} climbs up beside the great skull of the skeleton and feels a wind.",
      E: [
        `Up the stairs they went, until they stood beside the giant head. It was bigger than a car. A cold wind blew on {hero's} neck. {refrain} "It comes <when|whenever> the wind comes," <said|whispered> {hero}. "That is a <good|wonderful|very good> clue."`,
        `At the top was the head, as big as a boat. It looked surprisingly friendly. Then a cold wind blew in. {refrain} "Did you feel that?" asked {hero}. "First there is wind, and then comes the noise!"`,
      ],
      I: [
        `The stair led up to a narrow balcony, directly beside the enormous head. From here it did not look ferocious at all. <It looked like somebody who has forgotten a name.|> A cold breath touched the back of {hero's} neck. A moment later came the roar, so loud that they both grabbed the rail. "First the wind and then the noise," said {hero}. "It is the same every time."`,
        `The stairs came out on a little balcony, and they were face to face with the {beast}. For something with a nose as long as a canoe, it looked surprisingly friendly. {hero} put one hand on the bone, and felt a cold breath go by. Immediately the entire skull began to tremble, and out came the roar. "Wind and then noise," {hero} counted. "Wind and then noise. It never makes a sound on its own."`,
      ],
      A: [
        `The stair led to a narrow walkway, directly beside the enormous head. Seen from close up it was not a fierce head in the least. It had the expression of somebody who has gone upstairs to fetch something and forgotten what. A cold breath of air touched the back of {hero's} neck. A second later the roar burst out, so near and so tremendous that both of them seized the railing. {hero} waited until {their} knees had finished shaking, and then wrote in {their} notebook. "First there is a draft, and immediately afterward there is a noise," {they} said. "Nothing is roaring, {pal}. Something is being blown."`,
        `The stair wound around and around inside the wall, and let them out on a kind of balcony, beside the skull. {hero} had not been prepared for it to look so worried. Certain people seem terribly important from below, and it was exactly the same with the {beast}; from up here you could see that somebody had glued its chin. A draft went by, and the lantern flickered. Immediately afterward the roar came, out of the very bone that {they} had {their} hand on, and it hummed all the way up to {their} elbow. Draft and then roar; draft and then roar. "It isn't breathing," said {hero} excitedly. "It is being breathed."`,
      ],
    },
    { rest: "everyone", place: "museum", time: "night", weather: "wind", with: ["pal calm"] },
    {
      place: "museum",
      time: "night",
      weather: "wind",
      pose: "reaching",
      feeling: "determined",
      with: ["pal excited"],
      props: ["door", "gear", "bone"],
      happening: "{hero} reaches up to a small window high in the wall that is stuck open.",
      B: [
        `Up they went to big old bones. Wind blew in at a window. It was stuck!`,
        `The stair went up to big old bones. The wind came in a window. It was stuck!`,
      ],
      E: [
        `High up in the wall was a little window, open just a crack. The wind came in there and blew right at the dinosaur's nose. {hero} tried to push the window shut. But it was old, and it was stuck.`,
        `{hero} felt for the cold wind with one hand. It came from a small, round window, right behind the dinosaur's nose. "We must close it," {they} said. But nobody had done that for years. It was stuck.`,
      ],
      I: [
        `Just behind the head, high in the wall, was a round window. Somebody had opened it a crack in the summer and forgotten it. Every gust of wind came whistling through the gap, straight at the long bony nose. "It is like blowing across a bottle!" said {hero}. "If I could move the window, we could prove it." {They} pulled the handle. It was stiff with rust, and it was stuck.`,
        `{hero} turned around slowly until the wind was blowing in {their} face. It was coming from a round window, no bigger than a dinner plate, directly behind the skull. Every gust went straight into the enormous hollow nose. "You can do that with an empty bottle!" said {hero}. "You blow across the top, and it hoots. If I close this and the noise stops, then we can be certain." {They} pushed with both hands. But the hinges were rusty. It was stuck.`,
      ],
      A: [
        `Just behind the head, high up in the wall, was a small round window. In the warm weather somebody had opened it by the width of two fingers, and had then forgotten that it existed. Through that gap came every gust of the night, thin and fast and freezing, and it was aimed precisely at the long hollow bone of the dinosaur's nose. "It is exactly like blowing across the top of a bottle!" said {hero}. "But a guess is only a guess until somebody has tested it, and to test it I shall have to shut that." {They} stretched up and pulled at the handle. It was brown with rust, and it did not move.`,
        `"Then who is doing the blowing?" asked {pal}, looking about nervously. {hero} walked to and fro with one wet finger in the air, until the draft was strongest. Above the skull, in a corner which nobody had ever dusted, was a window about the size of a plate, and it was open by a finger's breadth. Whenever the wind leaned on that side of the building, it squeezed in through the gap, and the first thing it met was a nostril. "You can make any bottle hoot if you blow across the top of it," said {hero}, "and this is merely a bottle with a jaw. But I can't be certain until I have stopped it." {They} pushed as hard as {they} dared. The hinges had rusted into one lump, and it was stuck.`,
      ],
    },
    {
      solve: "free",
      goal: "the window",
      place: "museum",
      time: "night",
      weather: "wind",
      with: ["pal excited"],
    },
    {
      place: "museum",
      time: "night",
      weather: "wind",
      pose: "holding",
      feeling: "excited",
      with: ["guard surprised", "pal happy"],
      props: ["bone", "lantern"],
      happening: "{hero} opens and shuts the window to make the skeleton sing while {guard} looks up.",
      B: [
        `{hero} shut the window. No noise! {They} opened it. {refrain2} It was just a song.`,
        `{hero} shut the window, and all was still. Then {they} let the wind in. {refrain2} It could sing!`,
      ],
      E: [
        `{hero} shut the window<. It was quiet|, and it was quiet again>. {They} opened it a little, and there was a <low|long, low> note. <A bit|A little> more, and it was <high|higher>! "It is not <angry|angry at anybody>," called {hero}. "It is <only |>a giant flute!" {refrain2}`,
        `They closed the window, and the noise stopped. They opened it, and it began again. "It is only the wind in its nose!" <laughed|cried> {hero}. "It wants to make music!" {refrain2}`,
      ],
      I: [
        `{hero} closed the window, and the museum went silent. {They} opened it a finger wide, and the great skull hooted. Two fingers wide, and the note slid upward. "It is not waking up," {they} called down excitedly. "It is only a flute, the biggest flute in the universe!" Far below, a cupboard opened. "You mean," said {guard} slowly, "that for an entire month I have been afraid of music?"`,
        `When it was closed, there was silence. When it was open, there was a hoot. {hero} tested it nine times, for science, and the tenth time {they} played the beginning of a lullaby. "You can all come out!" {they} called over the railing. "It has been a flute for sixty million years, only nobody was playing it!" The cupboard opened by one inch. "Do you mean," said {guard}, "that I have spent an entire month in here with the mops because of the weather?"`,
      ],
      A: [
        `{hero} pushed the window shut, and the whole museum fell silent. {They} opened it by one finger, and the great skull gave a hoot. {They} opened it by two, and the note slid upward. By closing it again a little at a time, {they} discovered that you could very nearly play the first line of a song about a lamb. "It is not waking up at all," {they} called, leaning over the railing. "It is a flute! It is a sixty-million-year-old flute!" Far below them, the door of a cupboard creaked open. "Am I to understand," said the voice of {guard}, with great dignity, "that for an entire month I have been frightened of a tune?"`,
        `First {hero} closed it, and the silence was so complete that thirteen people could be heard not breathing. Then {they} opened it. "Hooo," sang the {beast}. A little wider, and it sang higher; a little narrower, and it went down again, like somebody on a slide. {hero} repeated the experiment nine times for science, and once more for pleasure. "You can all come out," {they} shouted over the railing. "It is the biggest flute that anybody ever dug up!" There was a considerable pause below. "I see," said the cupboard finally. "Every night, for an entire month, I have been begging it to go back to sleep." The door opened, and {guard} came out, with a mop and as much dignity as possible. "I have been pleading with a flute."`,
      ],
    },
    {
      place: "museum",
      time: "night",
      weather: "wind",
      pose: "dancing",
      feeling: "happy",
      with: ["guard happy", "pal happy"],
      props: ["bone", "drum", "lantern"],
      happening: "{hero} dances in the museum hall with {guard} while the skeleton plays.",
      I: [
        `After that, nobody wanted to sleep. Children came out of sleeping bags from every side. {guard} worked the window, and proved to have an excellent ear. {hero} beat time on a trash can. {extra} They played until the moon went down, with a {beast} on the flute. Everyone sang whatever words they liked. It was the best concert in sixty million years.`,
        `"Can it play something cheerful?" inquired {guard}. It could, as soon as somebody understood the window. It only had five notes, but a lot of good songs have no more. Soon fourteen children in pajamas were dancing between the bears and the butterflies, and the {beast} was hooting above them like a ship coming home. {extra} {guard} danced a polka with {hero}. Even the bears looked as if they wanted to.`,
      ],
      A: [
        `After that there was no more question of sleep. Heads came out of sleeping bags on every side, like mushrooms after rain. {guard} took over the window, and proved to have a remarkably good ear. {hero} beat time on the lid of a trash can, and {pal} conducted. {extra} They played until the moon went down. <Nobody could remember the proper words to anything, and so everybody sang different ones.|> Above it all, deep and hooting and only a little out of tune, the {beast} sang along. It was said to be the finest concert of the last sixty million years. "Although," as {guard} pointed out, "there has not been much competition."`,
        `What do you do, after midnight, with the oldest flute in the universe and fourteen people who are too excited to sleep? You hold a ball. {guard}, who was accustomed to opening and closing things, was given the window, and soon discovered five good notes and one that was interesting. {hero} led off with {pal}. {extra} A long line of pajamas went in and out among the legs of the {beast}, which hooted above them like a ship that has sighted the harbor. For the last waltz of all, {guard} came down and bowed to {hero}. "It sounds happier," {guard} said. "I believe that it only wanted somebody to join in."`,
      ],
    },
    {
      place: "museum",
      time: "morning",
      weather: "clear",
      pose: "waving",
      feeling: "proud",
      with: ["guard happy", "pal sleepy"],
      props: ["bone", "flag", "medal"],
      happening: "{hero} waves goodbye to the skeleton and its guard in the morning sun.",
      B: [
        `"I am not afraid!" said {guard}. So they sang. {close}`,
        `{guard} came out. "How good it is!" They all sang along. {close}`,
      ],
      E: [
        `"I was afraid of a flute!" laughed {guard}. Then everybody <got up and |>sang along. {extra} Now there is a new sign<| in the museum>. It says, "Concert tonight." {close}`,
        `"Oh, I like that song," said {guard}, and came out of the cupboard. {extra} Now they dance on every windy night. Old bones play the music. {close}`,
      ],
      I: [
        `{close} In the morning, {guard} polished a brass plate and screwed it to the platform. Above it was the long Latin name that had always been there. Below it was a new line, with {hero's} name in it, because whoever solves a mystery is allowed to sign it. "Flute," it said. "Played every Friday, if windy." And every Friday, the cupboard stays empty.`,
        `{close} In the morning the bones were ordinary bones again. {guard} crossed out the old card on the platform and wrote a better one. "Flute," it says. "Discovered by {hero}." On windy Fridays there is dancing now. The cupboard is full of mops, and there is no room in it for anybody else. If you wave to the {beast}, it almost looks as if it might hum.`,
      ],
      A: [
        `{close} When the doors were opened in the morning, there was a new brass plate on the platform. Above it was the long Latin name that had always been there, and that nobody could say. Below it was a new line, with {hero's} name in it, since anyone who has solved a mystery is allowed to sign it. Underneath, in smaller letters, it said, "Concerts on Fridays, if windy." {guard} still walks the dark halls every night with the lantern and the keys. But the cupboard has been filled with brooms. If you listen at the window on a windy Friday, you can hear somebody singing bass.`,
        `{close} By day the {beast} is as silent as any other skeleton. School classes stand in front of it with their pencils, and copy down how long it was and what it ate. At the bottom of the card there is a line that most of them take for a joke. "Voice discovered by {hero}," it says. But if the wind should get up before closing time, you will see the night guard come out, and lift one finger, and listen, without looking frightened in the least. "A little flat today," says {guard}, "but it is only Thursday." The proper concert is on Fridays, and you have to bring your own slippers.`,
      ],
    },
  ],
};
