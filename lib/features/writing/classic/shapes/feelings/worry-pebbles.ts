import type { Shape } from "@/lib/features/writing/classic/grammar";

const BEDROOM_NIGHT = { place: "bedroom", time: "night", weather: "clear" } as const;
const BEDROOM_NIGHT_STARRY = { place: "bedroom", time: "night", weather: "starry" } as const;
const STREET_MORNING = { place: "street", time: "morning", weather: "clear" } as const;
const CLASSROOM = { place: "classroom", time: "noon", weather: "clear" } as const;
const THEATRE = { place: "theatre", time: "evening", weather: "clear" } as const;
const STREET_EVENING = { place: "street", time: "evening", weather: "clear" } as const;

export const WORRY_PEBBLES: Shape = {
  id: "feelings/worry-pebbles",
  theme: null,
  wild: 2,
  tags: ["night", "bed", "school", "family", "afraid", "sleep"],
  about: [
    "worry worried worries worrying worrying-at-night anxious anxiety",
    "worry-at-bedtime worry-at-night worried-at-bedtime worried-at-night worry-in-bed",
  ],
  premise: "{Hero} gives every worry a pebble to sit on, and takes the biggest one to the school play.",
  shows: ["thing:pebble", "thing:rock"],
  talk: [
    "What do you think made the biggest worry smaller?",
    "If your worries were pebbles, what size would they be today?",
    "Whom do you like to tell when something worries you?",
  ],
  cast: { pal: ["dog", "cat", "mouse", "dragon", "robot", "girl", "boy"], gran: ["grandmother"] },
  refrain: { B: ["What if? What if?", "What if? And then?"], E: ["What if, what if?", "What if? And then?"] },
  beats: [
    {
      id: "lies-awake",
      ...BEDROOM_NIGHT,
      pose: "sitting",
      feeling: "worried",
      with: ["pal worried"],
      props: ["thing:bed", "moon"],
      happening: "{hero} sits up in bed at night, worried, and {pal} sits close.",
      B: [
        `{open} {hero} could not sleep. {They} {was} the moon in the play. {refrain} {They} had a worry.`,
        `{open} It was night. {hero} was in the play, as the moon. {refrain} It was a big worry.`,
      ],
      E: [
        `{open} {hero} could not sleep. Tomorrow was the school play, and {they} had to be the moon. {refrain} The worries came out <one by one|all together> as soon as the light was off.`,
        `{open} All day there had been no worries at all. But now it was night, and tomorrow {hero} was the moon in the school play. {refrain} "My worries are <awake|wide awake>," {they} told {pal}.`,
      ],
      I: [
        `{open} In the daytime {hero} hardly had any worries. They waited politely until the light was off, and then all of them arrived at once. What if it rained tomorrow, or the bus broke down? {hero} was going to be the moon in the school play, and the moon had to say something. "What if I forget my words?" {they} whispered. <{pal} pulled the blanket over both of them.|{pal} moved up to make room for the worries.>`,
        `{open} The house was asleep, except for {hero} and {hero's} worries. There were several of them, and every single one began with the same two words. What if? Tomorrow evening was the school play, and {hero} was the moon. "What if my costume rips open?" {they} asked the ceiling. <"What if I get the hiccups?"|"What if I sneeze in the quiet part?"> "What if you go to sleep?" said {pal} hopefully.`,
      ],
      A: [
        `{open} A worry is a creature of the night. In the daytime {hero} scarcely noticed that {they} had any; but as soon as the lamp was out, the first one sat down on the edge of the bed, and then it invited the others. What if it rained tomorrow? What if the bus had a flat tire? Tomorrow was the evening of the school play, in which {hero} was the moon, and the moon had a sentence to say. "What if I forget it?" {they} whispered. That was the heaviest worry of all, <and it sat directly on {their} stomach|and it lay across {their} feet like a trunk>. "Tell it to move over," said {pal}, "because I haven't any blanket left."`,
        `{open} "Are you asleep?" whispered {hero}. "Yes," answered {pal}. It was very late, and tomorrow the whole school would be at the theater, where {hero} had to stand on a box, be the moon, and say one sentence. In the daytime that had sounded like a delightful idea. At night, however, every idea has a worry hiding behind it. What if the box tipped over? What if there was a hiccup in the middle? What if, when everybody was listening, there were simply no words left? <The worries came marching in, and not one of them wiped its feet.|Each worry held the door open for the next.> "I have eleven of them now," {hero} reported.`,
      ],
    },
    {
      id: "brings-pebbles",
      ...BEDROOM_NIGHT,
      pose: "sitting",
      feeling: "curious",
      with: ["gran calm", "pal curious"],
      props: ["thing:pebble", "thing:jar", "thing:bed"],
      happening: "{hero} sits in the bedroom with Grandma and {pal}, and looks at a jar and a pebble.",
      B: [
        `{gran} came in. She had a jar of stones. "Give one worry to one stone," she said.`,
        `"I have worries, too," said {gran}. She had stones in a jar. "A worry can sit on this."`,
      ],
      E: [
        `{gran} heard them and came in with a jar. It was full of pebbles from the beach. "A worry is too <big|heavy> to hold all night," she said. "Give each one a pebble to sit on."`,
        `Then the door opened. "Who is worried in here?" asked {gran}. She did not say, "Go to sleep." She <brought|put down> a jar of pebbles. "Every worry gets its own," she said.`,
      ],
      I: [
        `The door opened, and it was {gran}, with her hair in a braid. She didn't say that there was nothing to worry about. She only asked how many there were, and went to fetch a jar. It was full of pebbles from the beach. "A worry likes to go round and round," she explained. "It can't do that if it is sitting down. <Give each one a pebble.|Let us find each one a seat.>"`,
        `"I can hear somebody worrying," said {gran} in the doorway. "It squeaks a little." Under her arm was a jar of beach pebbles, some no bigger than a pea. "When I was small, my worries kept the whole house awake," she said. "So I gave each of them a pebble. <You say it out loud, and you put it down.|You say what it is, and then you set it down.>"`,
      ],
      A: [
        `{gran} always knew when somebody was awake. She came in with her hair in a braid, and she did not announce that there was nothing to worry about, as people do who would like to go back to bed. She asked how many there were. "Eleven," said {hero}. "A respectable number," said {gran}, and she went away and returned with a jar full of pebbles, which she had collected on various beaches. "The trouble with a worry is that it goes around and around," she said, <"and nobody has ever offered it a chair."|"because it has nowhere to sit."> "Say each of them out loud, choose it a pebble, and put it down."`,
        `There was a knock, and then there was {gran}, carrying a jar against her dressing gown. "I heard worrying," she said. "I know the sound, for I have done a great deal of it myself." She settled at the foot of the bed and unscrewed the lid. The jar was full of pebbles, <gray and white and speckled|smooth from a hundred years of waves>, and it smelled faintly of the sea. "In your head a worry has no edges, so you can never tell how big it is," she explained. "You have to take it out and look at it. Say one aloud, and find a pebble that is the same size." {hero} had never heard of measuring a worry. {They} peered into the jar.`,
      ],
    },
    {
      id: "names-worries",
      ...BEDROOM_NIGHT,
      pose: "holding",
      feeling: "determined",
      with: ["gran happy", "pal happy"],
      props: ["thing:pebble", "thing:jar", "thing:window"],
      happening: "{hero} holds up a pebble near the window while Grandma and {pal} look on happily.",
      B: [
        `"What if it rains?" That worry was a small stone. "What if I sneeze?" That was a small one, too.`,
        `{hero} took a stone. "I worry that it will rain." {They} put it down. It was so small!`,
      ],
      E: [
        `"What if it rains?" said {hero}. That worry got a small pebble. "What if I sneeze?" That one was <smaller|even smaller>. One by one {they} put the pebbles by the window, all in a row.`,
        `{hero} took out the first pebble. "I am worried that it will rain." {They} put it by the window. "I am worried that my <hat|moon hat> will fall off." Down went the next one. Soon there was a long row.`,
      ],
      I: [
        `{hero} chose a flat gray pebble. "What if it rains?" {they} asked it, and laid it on the windowsill. The worry about the bus was speckled. The worry about sneezing turned out to be as small as a lentil, <once somebody had said it aloud|and {pal} nearly swallowed it>. It was odd. Inside {their} head they had all been the same size, and that size was enormous. Soon ten pebbles stood in a row.`,
        `At first {hero} only mumbled. "I am worried that the bus will break down." A brown pebble was right for that. "I am worried about the costume." That was a white one. After the fourth worry it went faster, and {they} even found one for {pal}, <who was worried about breakfast|who worried that the jar would be empty>. By the end there was a whole row on the windowsill, and {their} head felt roomy.`,
      ],
      A: [
        `It is not easy to say a worry out loud, for it sounds different in a room from how it sounds in a head. {hero} began with the rain. "What if it pours?" {they} asked, and found that it was a medium-sized pebble, with a stripe. The flat tire was rather smaller. Sneezing, which had seemed so dreadful at nine o'clock, proved to be hardly bigger than a lentil, <and had to be rescued from {pal}|so that everybody had to look for it>. {gran} never laughed, and never argued with any of them. She simply nodded, and moved over, and made room on the windowsill. In a quarter of an hour ten worries were sitting there, side by side, like pigeons on a roof.`,
        `"The first is about the weather," {hero} said, and after thinking it over {they} selected a gray pebble with a white ring. The second worry was the box, and it was brown; the third was the costume, and it glittered a bit. Some were smaller than expected. The worry about hiccups was so tiny that {they} needed two fingernails to lift it. "I have one as well," {pal} confessed, <"about whether there will be a snack."|"about the dark part behind the curtain."> It was given a pebble like all the others, since {gran} said that one must not compare. When the windowsill was nearly full, {hero} took a deep breath, and {they} noticed that there was room for it.`,
      ],
    },
    {
      id: "asks-and-then",
      ...BEDROOM_NIGHT,
      pose: "holding",
      feeling: "worried",
      with: ["gran calm", "pal calm"],
      props: ["thing:rock", "thing:pebble"],
      happening: "{hero} holds a big rock in the bedroom, and Grandma and {pal} listen calmly.",
      B: [
        `One worry was big. "What if I forget what to say?" {gran} held {them}. "And then?" she said.`,
        `Then came the big, big worry. "What if I forget my words?" "And then?" said {gran}.`,
      ],
      E: [
        `The last worry needed the biggest stone of all. "What if I forget everything that the moon has to say?" "And then?" asked {gran} quietly. "Then I look at {pal}, because {pal.he} is the bush, and the bush <tells|helps> me," said {hero}.`,
        `The biggest worry was still sitting there. "I will forget what the moon says," whispered {hero}. {gran} only asked, "And then?" {hero} <considered it|wondered>. "{pal} is the bush, and {pal.he} stands right by me. I can always ask a bush."`,
      ],
      I: [
        `Only the biggest worry was left, and no ordinary pebble would do for it. It needed the enormous stone from the bottom of the jar. "What if I forget everything the moon is supposed to say?" asked {hero}. {gran} considered it. "You might," she said, "and then?" "Then everybody looks at me." "And then?" <"Then I look at {pal}.|"Then I turn around to {pal}.> {Pal.he} is the bush, and {pal.he} remembers everything," said {hero} slowly.`,
        `"There is one more," said {hero}, and {they} needed both hands for it. It was the heaviest stone in the jar. This worry was about standing up there in the light with a completely empty head. "That can happen to anybody," said {gran} seriously. "And then?" A worry isn't used to questions like that. <"Then it is very quiet," said {hero} slowly.|"Then nobody says anything," said {hero} slowly.> "And then {pal} whispers it to me, because {pal.he} is the bush and stands directly beside me."`,
      ],
      A: [
        `Finally only the eleventh worry was left. None of the pebbles was sufficient for it, and {hero} had to reach down to the bottom of the jar and lift out the rock. "What if I am standing there, and have forgotten everything that the moon says?" {they} asked. {gran} could have replied that it would never happen; but she couldn't possibly know that, and so she didn't say it. "And then?" she inquired instead, and {hero} imagined everybody looking. "And after that?" {They} had never traveled so far into the worry before, and found it <surprisingly empty|considerably lighter> at the back. "After that I would look at {pal}, who is the bush, and the bush would whisper it." "I call that a remarkably useful bush," said {gran}.`,
        `The largest worry had been waiting until the end, as the largest ones generally do. {hero} lifted the rock out of the jar with both hands. "It is about forgetting my sentence," {they} said, "in front of absolutely everybody." {gran} weighed it on her palm, and agreed that it was heavy. "Suppose that it really happens," she said, "and then?" <It was a question that the worry had never been asked before.|The worry, which had always stopped at that point, had no answer.> {hero} considered the matter, traveling slowly onward through the silence and the coughing. "Then {pal} has to help me," {they} decided, "because {pal.he} is the bush, and stands so near that I can feel the leaves." {pal} immediately sat up straighter. It is extremely pleasant to be the answer to something.`,
      ],
    },
    {
      id: "falls-asleep",
      ...BEDROOM_NIGHT_STARRY,
      pose: "sleeping",
      feeling: "calm",
      with: ["pal sleepy", "gran calm"],
      props: ["thing:pebble", "thing:rock", "thing:bed"],
      happening: "{hero} sleeps calmly in bed beside a pebble and a rock, and Grandma stays near.",
      E: [
        `"Do we throw the worries away now?" asked {hero}. "No," said {gran}. "They can sit there and <wait|watch the stars>. You do not have to hold them." And before she had closed the jar, {hero} was asleep.`,
        `Now all the worries sat by the window. "And in the morning?" asked {hero}. "You can look at them again," said {gran}, "or you can <leave them|let them be>." {hero} did not hear the end. {They} had gone to sleep.`,
      ],
      I: [
        `"Are they gone now?" asked {hero}, with one eye already shut. "No," said {gran}, who didn't tell lies at bedtime. "But they are out there, and you are in here. They can keep each other company until morning." {hero} looked at the row. The moon had come round, and every worry had <a small white edge|a little shadow behind it>. They looked like pebbles. {pal} was snoring before {they} had counted to five.`,
        `{gran} tucked the blanket in on both sides. "You can have your worries back in the morning," she said, "if you still want them." On the windowsill sat ten pebbles and one big stone, with their backs to the room. {hero} meant to check on them every few minutes. But <somewhere between the rain and the bus|in the middle of the first look> {they} fell asleep.`,
      ],
      A: [
        `"Have they gone?" asked {hero} from the depths of the pillow. "Not in the least," replied {gran}, who was always truthful, even at bedtime. "Most worries stay until they know how the thing turns out. But they needn't do it in your bed." She drew the curtain aside so that the stars could look after them. There they sat, ten pebbles and a rock, gazing out at the street with their backs to the room. {hero} intended to keep an eye on the biggest one. <That was the last intention of the evening.|It did not move, and neither, very soon, did the eye.> When {gran} put the lid upon the jar, nobody but her was left to hear it.`,
        `After that there was hardly anything to do. {gran} turned the pillow over to the cool side, and she promised nothing about tomorrow, because tomorrow didn't belong to her. "It is perfectly all right to be worried about a play," she said. "It means that you would like it to be good. But you can be worried and asleep; I have often managed both." {hero} looked across to the windowsill, where the starlight had given <every pebble a small silver rim|the rock a sort of halo>. Out there they seemed patient, and not particularly clever. "Good night," {they} told them, to be on the safe side, and in two minutes {they} {was} snoring louder than {pal}.`,
      ],
    },
    {
      id: "pockets-stone",
      ...STREET_MORNING,
      pose: "walking",
      feeling: "calm",
      with: ["pal happy"],
      props: ["thing:rock", "thing:backpack"],
      happening:
        "{hero} walks down the street in the morning with a rock and a backpack, and {pal} walks along.",
      E: [
        `In the morning the sun was out, so the worry about rain was just a pebble. But the biggest worry was still <big|heavy>. {hero} put that stone in {their} bag. "You can come, too," {they} told it.`,
        `There was no rain in the morning! {hero} gave that pebble back to the jar. The biggest worry was not so <easy|small>. {They} took the stone along to school, and {pal} helped to carry it.`,
      ],
      I: [
        `In the morning the sky was blue. "Then you are just a pebble now," {hero} told the worry about the rain, and dropped it back into the jar. The bus came, with all of its wheels, and that was another one. Only the big worry was exactly as heavy as before. So {they} put the stone in {their} backpack. {mid} <"It wants to see the play," said {pal}.|"At least I know where it is," {they} said.>`,
        `Sunshine fell on the windowsill, and two or three of the worries had turned into pebbles overnight. {hero} returned them to the jar with a plop. But the biggest one looked back at {them}. {They} could have left it at home, of course. <"I would only worry about where it was,"|"It might get into trouble by itself,"> {they} said, and packed it beside {their} lunch. {mid} All the way down the street it bumped gently against {their} back.`,
      ],
      A: [
        `The morning was as blue as a plate. "You have finished," {hero} informed the pebble that had been the worry about the rain, and it went back into the jar with a cheerful clink. The bus, when it arrived, had precisely the right number of tires, and that was the end of another. The rock, however, had not lost an ounce. {hero} considered leaving it at home, but then {they} would only have worried about what it was up to, and so it was packed into the backpack, <between the moon's hat and a sandwich|wrapped in a sock, so that it wouldn't be cold>. {mid} "It is only a stone," said {pal}, giving the backpack a push up the hill. "Feel it!" said {hero}.`,
        `By daylight the windowsill was a good deal less impressive. Where there had been eleven worries there were now seven or eight, and the rest, since the sun was shining and the costume was in one piece, were ordinary pebbles. {hero} put them back into the jar. "And that one?" asked {pal}. The rock had not changed at all. <"That one isn't over until tonight," {hero} said.|"That one has an appointment," {hero} said.> {They} wrapped it in a scarf and laid it at the bottom of {their} backpack, where it knocked against {them} at each step, like somebody who wants to come in. {mid} Strangely enough, it was easier to carry than it had been to lie under.`,
      ],
    },
    {
      id: "asks-class",
      ...CLASSROOM,
      pose: "holding",
      feeling: "surprised",
      with: ["pal worried"],
      props: ["thing:rock", "thing:pebble"],
      happening: "{hero} holds a rock in the classroom, and {pal} looks worried.",
      B: [
        `"I have a worry, too," said {pal}. "What if I fall?" {hero} gave {pal.him} a little stone.`,
        `"I am worried, too," said {pal}. So {hero} got {pal.him} a stone. It was good to hold.`,
      ],
      E: [
        `At school {hero} showed {their} stone. "That is my worry," {they} said. "I have one, too," said {pal}. "What if my leaves fall off?" The sun was worried, and so was <the star|the cloud>! Soon everyone wanted a pebble.`,
        `The stone fell on the floor with a bang. Everybody looked. "It is my worry," said {hero}. {They} thought they would laugh. "Is there one for me?" asked {pal}. "I am worried about my <leaves|branches>." They got pebbles from the yard.`,
      ],
      I: [
        `At noon the rock rolled out of the backpack and hit the floor with a bang. Everybody turned around. "That is only my worry," said {hero}, and {their} ears grew warm. Nobody laughed. "It's smaller than mine," said the boy who was the sun. <The two stars had one together.|The north star had one about her shoelaces.> {pal} looked at {pal.his} feet. "What if I am a terrible bush?" {pal.he} asked. {hero} had thought that {they} {was} the only one.`,
        `"Why is there a stone in your lunch?" asked {pal}, and so {hero} had to explain it to everybody. It was quiet in the classroom for a moment. Then the girl who was the sun put up her hand. She was worried about the stairs. <The clouds were worried about each other.|A cloud was worried about her brother in the first row.> "I worry that my leaves will rustle," said {pal}. Before the bell rang, there was a pebble on every desk.`,
      ],
      A: [
        `It was in the middle of arithmetic that the backpack fell over. The rock rolled out, thundered across the floor, and came to rest against the teacher's shoe. "That is my worry," {hero} explained, since there was no use in denying it, and waited for everyone to laugh. There was only a thoughtful silence. "Only one?" asked the boy who was playing the sun. He was worried about the stairs himself, and both of the stars were worried about the dark. <The thunder was worried about being too loud.|One of the clouds had not slept since Sunday.> "What if I turn out to be an awful bush?" murmured {pal}. All week {hero} had believed that {they} {was} the only one, and it had been a room full of them.`,
        `"What exactly have you got in there?" demanded {pal} at lunch, for the table had tilted. {hero} hesitated. Then {they} unwrapped the rock and said, loudly enough for the others, that it was a worry, that it was about forgetting, and that it came along because it couldn't be left at home. No one spoke. The sun, who was a tall girl with gold paint in her hair, put down her spoon. "Mine would be larger," she said. <Next it was the clouds, and then both of the stars.|After that they all began at once.> {pal} confessed to a worry about rustling. At the end of lunch the whole heavens went out into the yard to look for pebbles, and each came back with at least one.`,
      ],
    },
    {
      id: "waits-curtain",
      ...THEATRE,
      pose: "standing",
      feeling: "worried",
      with: ["pal worried"],
      props: ["moon", "thing:rock"],
      happening: "{hero} stands in the theater beside a moon and a rock, and {pal} is worried, too.",
      I: [
        `In the evening they stood behind the curtain, the moon and the bush. On the other side the seats were creaking. {hero's} heart went like a drum, and {their} knees had a little wobble of their own. "Is the worry here?" whispered {pal}. {hero} patted the stone, which stood beside the box. <"It has the best seat of all," {they} said.|"It got here before me," {they} said.> {They} breathed in, and they breathed out together. Then the curtain opened.`,
        `"There are at least a hundred people," {pal} reported, peeping through a hole in the curtain. {hero} was wearing the moon, and {their} stomach felt like a washing machine. The worry was the same size as last night. But now {they} knew what it looked like, and it was gray, with a stripe. {They} set it down <next to {their} box|behind {their} box>. "You sit there," {they} told it, "and I will stand up here."`,
      ],
      A: [
        `Behind a curtain everything sounds larger. A hundred people were sitting down on the other side of it, unwrapping things and wishing one another a good evening. {hero}, who was wearing an enormous round moon, could feel {their} own heart knock against the cardboard. {Their} fingers were icy, and {their} knees would not entirely obey. "I am worried," {they} announced, merely to have it out in the open, and the bush rustled sympathetically. They positioned the rock on the floor <where both of them could touch it with a toe|between them, like a third performer>, and they breathed in until four, and out until six. It did not make the worry disappear; it merely gave it something to count. Then the curtain shuddered and opened.`,
        `The theater smelled of dust and hair spray. From {their} box beside the curtain, {hero} could see a strip of the audience, and in the strip sat {gran}, with her handbag upon her knees. Perhaps you have been worried like that, so that your stomach is traveling up and down in an elevator. "It has certainly returned," {they} whispered to {pal}, who consisted entirely of leaves and was quivering. {hero} felt for the rock, which stood at {their} feet in the shadow. It was hard, and cool, <and it had a beginning and an end|and exactly as heavy as it had been that morning>. "It's exactly as enormous as before," {they} decided, "but I know where it stops." And immediately the curtain opened.`,
      ],
    },
    {
      id: "forgets-words",
      ...THEATRE,
      pose: "standing",
      feeling: "surprised",
      with: ["pal surprised"],
      props: ["moon", "thing:rock"],
      happening: "{hero} stands on the stage with a moon and a rock, and {pal} is surprised.",
      B: [
        `{hero} stood up. {They} had no words! The big worry came true. It was so still.`,
        `All of them looked at {hero}. The words were gone! That was the worry, and here it was.`,
      ],
      E: [
        `That night {hero} stood on a box in the light. "I am," {they} said. And then the words were <gone|all gone>! It was just what {they} had worried about. It was quiet. {refrain2}`,
        `The light came on, and everybody looked up at the moon. {hero} opened {their} mouth. Nothing came <out|out of it>. The biggest worry had come true! {They} touched the stone with {their} foot. {refrain2}`,
      ],
      I: [
        `The sun went down, the stars appeared, and finally it was the moon's turn. {hero} opened {their} mouth, but there was nothing in it. The words had been there at supper, and now they had disappeared! It was exactly the worry from the bottom of the jar, and it had come true. <Somebody coughed.|In the third row somebody's chair creaked.> {hero} felt the stone against {their} foot. "And then?" it seemed to ask.`,
        `"And here comes the moon!" cried the sun. {hero} stood up on the box, in a circle of light. {They} looked everywhere for the first word, and it wasn't there. So this was what {they} had been so worried about. It was dazzling, and it was terribly quiet. But under {their} toes was the stone, <and behind it came {gran's} question|and with it came {gran's} question>. And then?`,
      ],
      A: [
        `Everything went splendidly as far as sunset. Then the stars stepped aside, the light turned blue, and the moon rose on its box. {hero} opened {their} mouth, and discovered that there was nothing in it. The sentence had been there that morning, and in the bathtub, and behind the curtain; now there was a space where it used to be, perfectly clean, as though somebody had swept. A hundred faces were waiting. So it had come true after all, the biggest worry of the eleven, <and it was exactly as quiet as {they} had imagined|and somebody, just as {they} had predicted, coughed>. {Their} toes found the rock. "And then?" asked a voice in {their} head, and it was not the worry's voice; it was {gran's}.`,
        `"But who comes there?" called the sun, and withdrew to the left. It was the moon. {hero} climbed upon the box, felt the light on {their} face like warm water, and reached for {their} sentence as you reach for a stair in the dark. There wasn't one. What {they} had been so worried about, for so many nights, was happening now, in front of the entire school. It was odd how familiar it was. <First it was silent, and then somebody coughed.|First they all looked, and then it was silent.> {They} had gone through it all before, with a rock in {their} hands. {They} had even gone further. And then, {they} remembered, and looked down to where the leaves were.`,
      ],
    },
    {
      id: "bush-speaks",
      ...THEATRE,
      pose: "jumping",
      feeling: "excited",
      with: ["pal excited"],
      props: ["moon", "thing:rock"],
      happening: "{hero} jumps on the stage beside a moon and a rock, and {pal} is excited.",
      B: [
        `{refrain2} {They} looked at {pal}. "I am the moon!" said {pal}. "No, I am!" said {hero}. The worry was gone!`,
        `{refrain2} "I am the moon," {pal} said. "No! I am the moon!" said {hero}. What fun! No more worry!`,
      ],
      E: [
        `{hero} looked down at the bush. "I am the moon!" {pal} whispered, much too loud. Everybody laughed. "No, bush," said {hero}. "I am the moon, and I wish you good night!" The worry was <over|done>. {extra}`,
        `{hero} remembered what comes after a worry. {They} looked at {pal}. "I am the moon!" called the bush. "You are a bush," said {hero}. "I am the moon, and I wish you good night!" How they <clapped|laughed>! {extra}`,
      ],
      I: [
        `{hero} bent down to the bush. {pal} had worried about being a terrible bush, but never about being a noisy one. "I am the moon!" whispered the bush, so that they understood it in the very last row. The entire theater was laughing. <"You are not," said {hero}.|"You certainly are not," said {hero}.> "You are only a bush. I am the moon, and I wish everybody a beautiful good night." All of the words had come back, and they had brought some new ones.`,
        `"Psst," said {hero} to the leaves, and the leaves understood immediately. "I am the moon!" announced {pal}. It was supposed to be a whisper, but {pal} was far too worried for whispering. For a second nobody in the theater was breathing. Then {hero} had to laugh. <"Every bush thinks so," {they} said.|"That is what they all say," {they} said.> Then {they} stood up very straight. "But I am the moon, and I wish everybody a beautiful good night." They clapped until the stars fell off the curtain.`,
      ],
      A: [
        `{hero} leaned down as far as a moon is able to, and looked at the bush. {pal} had prepared for this moment since breakfast; but nobody can be worried and whisper at the same time. "I am the moon!" bellowed the bush. It could be heard at the bus stop. There was an astonished pause, in which {hero} understood that this was the next "and then," and that nobody had any plan for it but {themselves}. "I beg your pardon," {they} said. "You are a bush. <You have been a bush all evening.|I have known you since you were a twig.> I am the moon, and I wish you all good night." And the laughter went up like a flock of birds, and after it came the applause.`,
        `The bush had noticed already. It quivered, it took a breath, and because it was even more worried than the moon, it entirely forgot to lower its voice. "I am the moon!" it cried, from somewhere near {hero's} knees. In the third row {gran} put her handkerchief to her mouth. It was impossible to be frightened of a silence that had a shouting bush in it, and besides, {hero} had remembered every word. <"Are you?" {they} asked kindly. "Since when?"|"Then what am I doing on this box?" {they} asked.> "Go to sleep, little bush. I am the moon, and I wish you all good night." No one had ever laughed so much at the end of that play, and no one had ever clapped so long.`,
      ],
    },
    {
      id: "walks-home",
      ...STREET_EVENING,
      pose: "walking",
      feeling: "happy",
      with: ["gran happy", "pal happy"],
      props: ["thing:rock", "moon"],
      happening:
        "{hero} walks down the evening street with Grandma and {pal}, and carries a rock under the moon.",
      I: [
        `They walked home under the real moon. "It came true," said {hero}. "I forgot every word." "I saw that," said {gran}. "And then?" {hero} grinned. "And then the bush said it was me." {They} carried the stone in one hand now. <It had finally seen the theater.|It had finally stopped being a worry.> {extra}`,
        `"Well, how heavy is it?" asked {gran} on the way home. {hero} weighed the stone in {their} hand. It was still a stone. But the worry that used to sit on it had got off, <somewhere near the bush|somewhere on the stage>. "I was so afraid of that moment," {they} said. "And now it's the best part." {gran} laughed all over again, for she had been worried, too. {extra}`,
      ],
      A: [
        `They went home on foot, with the real moon above the chimneys. "So you forgot it," said {gran}. "Every word," said {hero} proudly. "It was exactly what I was worried about, and then it was about eight seconds long." {They} had worried for nine evenings, which is a considerable price for eight seconds. "Worries are poor at arithmetic," {gran} agreed. She took the rock from {them} and weighed it, and handed it to {pal}, who pretended to collapse. <It weighed what it always had, only there was nobody sitting on it anymore.|It was quite an ordinary rock, now that the worry had moved out.> "Did you know," {gran} added, "that I had a pebble in my handbag all evening?" {extra}`,
        `"I should like to say something about that bush," {gran} began at the first corner, and then she had to stop and lean against a wall until she could breathe. {pal} bowed, losing several leaves. {hero} was tossing the rock from one hand to the other. Last night it had taken both of them to lift it. "It did come true," {they} said after a while. "The worry was right, but it didn't know the whole story." <"They hardly ever read to the end," said {gran}.|"They always leave at the interval," said {gran}.> Out of her own coat pocket she took a small white pebble, and she looked at it fondly, and threw it over the hedge. "Yours?" asked {hero}. "You were on a very tall box," said {gran}. {extra}`,
      ],
    },
    {
      id: "keeps-jar",
      ...BEDROOM_NIGHT_STARRY,
      pose: "sitting",
      feeling: "happy",
      with: ["gran calm", "pal sleepy"],
      props: ["thing:pebble", "thing:jar", "thing:bed"],
      happening: "{hero} sits happily in bed at night beside a jar and a pebble, and Grandma is near.",
      B: [
        `Now the jar is by the bed. A worry gets a stone. {close} Good night, worry!`,
        `Now {hero} has the jar. When a worry comes, it can sit down. {close} Good night!`,
      ],
      E: [
        `The jar of pebbles stands beside the bed now. Some nights there is another worry. Then {hero} says it out loud and finds a pebble for it. "And then?" asks {pal}. {close}`,
        `Now the jar of pebbles belongs to {hero}. Worries still visit, <of course|now and then>, and every worry gets a pebble. "Sit down over there," {hero} tells it. "You can stay, but I am going to sleep." {close}`,
      ],
      I: [
        `{close} The jar of pebbles lives beside {hero's} bed now, and the big stone holds the door open. Worries still come, because they come to everybody. Some nights there are none, and some nights there are three. {hero} tells them to {gran}, or to {pal}, and sets them down on the windowsill. <"And then?" asks {pal}, half asleep.|"And then?" asks {pal} from under the blanket.> Quite often, nobody is awake to answer.`,
        `{close} Since then {hero} has kept the jar. When a worry turns up at night, as they do, {hero} sits up and looks for a pebble of the right size. If it is too heavy for one, there is always {gran}, who never minds being woken. <The big stone is retired, and keeps the door open.|The big stone has a new job as a doorstop.> "Good night," {hero} says to the row by the window. And then? And then everybody sleeps.`,
      ],
      A: [
        `{close} The jar belongs to {hero} now, and the rock has retired, and holds the bedroom door open at exactly the right angle. It would be untrue to say that there haven't been any worries since. They come to everybody, on some nights singly and on others in a party; and {hero} sits up, says each of them aloud, and picks out something for it to sit on. Those that are too large for a single person are carried across the hallway to {gran}, <whatever time it is|who keeps a chair free for them>. "And then?" {pal} asks, in the dark. Sometimes there is a very good answer to that. Most often there is only somebody breathing, slowly, in until four, and out until six.`,
        `{close} If you pass the house at night, you may see a row of pebbles on {hero's} windowsill. Some evenings there are five, and some evenings there is one, and it isn't always the worried evenings that you would expect. {hero} has noticed that they look much alike in the morning, and that hardly any of them need to be kept. The rock that went to the theater is a doorstop now, <and has never been so content|and a very good one>. Whenever a worry is too heavy for one, {hero} simply calls, and slippers come along the hall. "Well, sit down," says {hero} to the newest, and makes room for it among the stars. "And then?" asks {pal}. But {they} {was} already asleep.`,
      ],
    },
  ],
};
