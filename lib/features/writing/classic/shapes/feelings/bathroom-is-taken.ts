import type { Shape } from "@/lib/features/writing/classic/grammar";

const BATH_EVENING = { place: "bathroom", time: "evening", weather: "clear" } as const;
const BATH_MORNING = { place: "bathroom", time: "morning", weather: "clear" } as const;

export const BATHROOM_IS_TAKEN: Shape = {
  id: "feelings/bathroom-is-taken",
  theme: null,
  wild: 2,
  tags: ["fear", "brave", "family", "insect", "spider", "funny", "bath"],
  about: [
    "spider-in-the-bath spider-in-bath spider-in-our-bath spider-in-my-bath spider-in-the-bathtub spider-in-the-tub spider-in-the-bathroom spider-in-the-shower scared-of-spider scared-of-the-spider scared-of-a-spider scared-of-big-spider afraid-of-spider afraid-of-the-spider afraid-of-a-spider frightened-of-spider terrified-of-spider fear-of-spider spider-phobia phobia-of-spider arachnophobia arachnophobic hate-spider doesn't-like-spider does-not-like-spider don't-like-spider scream-at-spider catching-a-spider catch-a-spider",
    "scared-of-bug afraid-of-bug frightened-of-bug terrified-of-bug fear-of-bug hate-bug doesn't-like-bug bug-phobia bug-in-the-bath scared-of-insect afraid-of-insect frightened-of-insect terrified-of-insect fear-of-insect hate-insect insect-phobia scared-of-creepy-crawly afraid-of-creepy-crawly hate-creepy-crawly fear-of-creepy-crawly creepy-crawly-in-the-bath scared-of-minibeast scared-of-beetle afraid-of-beetle beetle-in-the-bath scared-of-ladybug afraid-of-ladybug scared-of-ladybird afraid-of-ladybird",
    "scared-of-bee afraid-of-bee frightened-of-bee frightened-of-bumblebee terrified-of-bumblebee terrified-of-bee fear-of-bee hate-bee scared-of-the-bee bee-in-the-bath bee-in-the-bathroom scared-of-bumblebee afraid-of-bumblebee scared-of-wasp afraid-of-wasp frightened-of-wasp terrified-of-wasp fear-of-wasp hate-wasp wasp-in-the-bath wasp-in-the-bathroom scared-of-bee-and-wasp afraid-of-bee-and-wasp scared-of-moth afraid-of-moth frightened-of-moth terrified-of-moth fear-of-moth hate-moth moth-in-the-bath moth-in-the-bathroom scared-of-fly scared-of-housefly afraid-of-housefly",
  ],
  premise: "A {bug.kind} sits in {hero's} bathtub, and it turns out that {pal} is afraid of it, too.",
  shows: ["@bug"],
  talk: [
    "What was different when there was a glass between {hero} and the {bug.kind}?",
    "Who in our family is afraid of something small?",
    "What would you like to do next time, and what may somebody else do?",
  ],
  cast: {
    pal: ["father"],
    bug: [
      "thing:spider",
      "thing:bug",
      "thing:beetle",
      "thing:moth",
      "thing:fly",
      "thing:bee",
      "thing:bumblebee",
      "thing:wasp",
      "thing:ladybug",
    ],
    mom: ["mother"],
  },
  refrain: {
    B: ["The bathroom was taken.", "The bathroom was free!"],
    E: ["The bathroom was taken.", "The bathroom was free, and so was {bug}."],
  },
  beats: [
    {
      id: "bath-taken",
      ...BATH_EVENING,
      pose: "standing",
      feeling: "surprised",
      with: ["bug calm"],
      happening: "{hero} stands in the bathroom and has found a {bug.kind}.",
      B: [
        `{hero} wanted to get in the bath. But a {bug.kind} sat in it! So many legs! {refrain}`,
        `A {bug.kind} was in the bath! {hero} ran out. {They} shut the door fast. {refrain}`,
      ],
      E: [
        `{hero} was all muddy, and {they} needed a bath. But somebody was in it already. There, on the white bottom of the tub, sat a {bug.kind}. {hero} <ran|jumped> out again and shut the door. {refrain}`,
        `{hero} had one foot in the air when {they} saw it. A {bug.kind} sat in the bath! It had too many legs, and all of them pointed at {hero}. {They} shut the door <behind {them}|very fast>. {refrain}`,
      ],
      I: [
        `{hero} had fallen into every puddle at the playground, and now {they} needed a bath. {They} carried a towel, a boat, and a rubber whale into the bathroom. Then {they} stopped. Exactly in the middle of the tub, on all that white, sat a {bug.kind}. It had a great number of legs. It didn't do anything with them, and that was almost worse. {hero} dropped the whale, <shut the door from outside|ran out backward>, and leaned against the door. The bathroom was taken.`,
        `{hero} was muddy up to the ears, and somebody was sitting in {their} bath. It was a {bug.kind}, and it had chosen the exact middle, like a person who intends to stay. {hero} was afraid of every {bug.kind} in the world, even the ones in books, <where {they} only touched the corners of the page|and those pages {they} turned with a pencil>. Very slowly {they} walked out again, and closed the door, and put a chair in front of it. The bathroom was taken.`,
      ],
      A: [
        `{hero} had met every puddle in the playground personally, and nobody disputed that a bath was necessary. So {they} marched into the bathroom with a towel, a boat, and a rubber whale, and had already lifted one muddy foot over the edge when {they} noticed it. Exactly in the middle of the tub, upon all that brilliant white, somebody was sitting. It was a {bug.kind}. It had brought a considerable number of legs, and it wasn't doing anything with them, <which was somehow worse|as if to save them for later>. {hero} remained on one foot for approximately three seconds. Then the whale fell down, the door banged, and {they} stood outside in the corridor with {their} back against the wood. The bathroom was taken.`,
        `There were several things that {hero} was not afraid of, such as thunder, high walls, and the swimming teacher. A {bug.kind} was a different matter. {They} could not even touch one in a picture book, and turned those pages with the end of a pencil. So it was particularly unfortunate that on a Tuesday evening, when {they} {was} covered in mud from top to toe, {they} looked into the bathtub and found a {bug.kind} looking out. It had settled in the precise middle, <like somebody who has paid for the night|with the air of a guest who has paid in advance>. Very quietly {hero} withdrew, one step after another. {They} closed the door behind {them}. "Excuse me," {they} had actually said. The bathroom was taken.`,
      ],
    },
    {
      id: "dad-looks",
      ...BATH_EVENING,
      pose: "pointing",
      feeling: "worried",
      with: ["pal worried", "bug calm"],
      happening: "{hero} points at a {bug.kind} in the bathroom, and {pal} is worried, too.",
      B: [
        `"{pal}! Help!" {pal} went in. He came out fast. "I am scared, too," said {pal}.`,
        `{pal} looked into the bath. "Oh, no!" he said. "It has legs! I am scared, too!"`,
      ],
      E: [
        `"{pal}!" called {hero}. "There is something in the bath!" {pal} went in with big steps. He came out with very small ones. "I have to tell you something," he said in a small voice. "I am afraid, <too|as well>."`,
        `{pal} came to help. He opened the door, and he looked into the tub. Then he stood behind {hero}. "It is only a {bug.kind}," he whispered. "I know that. But I am afraid of <them|it>, too."`,
      ],
      I: [
        `"{pal}!" shouted {hero}. "There's somebody in the bath!" {pal} rolled up his sleeves and went in like a firefighter. Then it was silent. After a moment he came out again, and his sleeves were rolled down. "Right," he said, and his voice was higher than usual. "I've kept something from you." He sat down beside {hero} on the carpet. <"I'm afraid of them, too," he confessed.|"I can't do it, either," he confessed.> "I always look away, and {mom} takes them out." {hero} moved closer. It was terrible, and also rather cozy.`,
        `{pal} could lift a washing machine, and he wasn't afraid of the dentist. So {hero} sent him in first. He bent over the tub and said, "Well, then, my friend." At that very moment the {bug.kind} moved one leg. <What came out of {pal} was a squeak.|{pal} made a noise like a bicycle brake.> A second later both of them stood out in the corridor, and it wasn't clear who was holding on to whom. "You're afraid of it!" said {hero}, astonished. "Since I was four," said {pal}.`,
      ],
      A: [
        `"{pal}!" bellowed {hero}. "There's somebody in the bath!" {pal}, who was able to carry a washing machine up two flights of stairs, rolled up his sleeves and strode past {them} like a firefighter. Inside, it became extraordinarily silent. When he came out again he had rolled the sleeves down, and he sat down on the carpet next to {hero} rather suddenly. "There is something that I have to tell you," he said, in a voice that was higher than usual. <"I can't do it, because I'm every bit as frightened of them as you are."|"I've been frightened of them since I was four, and I've hidden it quite well."> Until now {hero} had supposed that fathers were issued without fears. It was a shock; but the carpet felt considerably warmer with two people on it.`,
        `{hero} had never in {their} life heard {pal} squeak. {pal} had walked in whistling; he had bent down over the edge and had said, "Well, my friend, where shall we put you?" And then the {bug.kind} had lifted a single leg, possibly in order to be polite. The squeak was high and short, like a bicycle brake, and it was followed by a scuffle. When it was over, two people were standing in the corridor in each other's arms, <and neither could have said who had begun it|and one of them was six feet tall>. "You're scared of it!" exclaimed {hero}. {pal} considered denying this. "Dreadfully," he admitted. "I've been hoping for years that nobody would notice." They examined each other with new interest.`,
      ],
    },
    {
      id: "mom-away",
      place: "living-room",
      time: "evening",
      weather: "clear",
      pose: "sitting",
      feeling: "worried",
      with: ["pal worried"],
      props: ["thing:telephone"],
      happening: "{hero} sits in the living room by a telephone, and {pal} is worried.",
      I: [
        `In this family {mom} was responsible for everything with more than four legs. But {mom} was on a train to another city, and would be away until Thursday. They called her up. "You poor things," she said, and she meant the {bug.kind} as well. "You don't have to do anything, because it can wait for me." "But how do you do it?" asked {hero}. {mom} said, "You only need," <and then came a tunnel|and then the train went into a tunnel>. {pal} looked at {hero}. Thursday was two baths away.`,
        `"How does {mom} always get them out?" asked {hero}. {pal} had to admit that he didn't know. In eleven years he had never once watched. "She goes in and shuts the door," he explained. "I stand outside and hum, so that I can't hear anything. Then she comes out, and the {bug.kind} is gone." But {mom} was traveling until Thursday, and her telephone only beeped. <Neither of them wanted to hum.|They hummed a little, to be on the safe side.> It was Tuesday.`,
      ],
      A: [
        `There had always been a clear arrangement in this family: whatever had up to four legs was {pal's} responsibility, and everything beyond that was {mom's}, while {pal} stood outside and hummed. But {mom} was on a train to another city, and wouldn't be back before Thursday. They telephoned. "You poor things," she said, and it was obvious that she was including the {bug.kind}. "You aren't obliged to do anything at all. It won't come looking for you; it would much prefer that nobody noticed it." "But how do you get them out?" cried {hero}. "That's perfectly simple," replied {mom}, and they could still make out the words "all that you need." <And there the train went into a tunnel.|It was at this point that the tunnel began.> They looked at the telephone for quite some time. It was the most important sentence of the evening, and the end of it was inside a mountain.`,
        `"What exactly does {mom} do with them?" inquired {hero}. It emerged that {pal} hadn't the slightest idea. In eleven years he had never once watched. "She goes in, and she closes the door," he explained, somewhat embarrassed. "I stand out here and hum, in order not to hear anything. When she comes out, it's gone, and it is never mentioned again." Unfortunately {mom} was traveling until Thursday, and her telephone merely beeped. It was Tuesday evening, and the mud on {hero's} knees had begun to crack. <"We could hum," suggested {pal} faintly.|"We could try humming," {they} suggested.> They hummed two verses, and opened the door by an inch. The {bug.kind} was still there. It hadn't been the humming, then.`,
      ],
    },
    {
      id: "kitchen-wash",
      place: "kitchen",
      time: "evening",
      weather: "clear",
      pose: "sitting",
      feeling: "happy",
      with: ["pal happy"],
      props: ["cup", "thing:bucket"],
      happening: "{hero} sits in the kitchen with {pal} and a bucket, for the bathroom is taken.",
      B: [
        `They had to wash in the kitchen. {hero} put {their} feet in a pot! Up there sat the {bug.kind}. {refrain}`,
        `So they used the kitchen. {pal} put his feet in a pot! The {bug.kind} had the bath. {refrain}`,
      ],
      E: [
        `So they washed in the kitchen. {hero} put {their} feet in the big soup pot. {pal} brushed his teeth over the dishes. "What about the rest of me?" asked {hero}. "The rest <can|must> wait," said {pal}. {refrain}`,
        `So {pal} washed {hero's} hair in the <kitchen sink|soup pot>, with a big spoon. It ran into {their} ears. They laughed and laughed, but not too loud. The {bug.kind} up there might hear it. {refrain}`,
      ],
      I: [
        `So they washed in the kitchen. {hero} stood with both feet in the soup pot, while {pal} poured water over {them} with a ladle. It came out brown and smelled a little of onions. Afterward they brushed their teeth over the potatoes. "People used to live like this," remarked {pal}. <"Did they have potatoes in their toothpaste?" asked {hero}.|"Did they smell like soup?" asked {hero}.> They laughed, but quietly, because upstairs a {bug.kind} had the entire bathroom to itself.`,
        `"We don't need a bathroom," {pal} announced. "We've got a kitchen." He put {hero} on the counter, with {their} feet in the sink. The dish brush was excellent for knees, and the colander made a wonderful shower. {pal} combed his beard in the back of a spoon. In the spoon he looked <upside down and brave|brave, though upside down>. By nine o'clock {hero} was clean as far as the elbows. It was fun, for one evening. But the {bug.kind} upstairs had the good towels.`,
      ],
      A: [
        `And so it came about that the two of them washed in the kitchen. {hero} stood with both feet in the large soup pot, while {pal} poured warm water over {them} with a ladle. The water departed brown, and smelled faintly of onions. Afterward they brushed their teeth above the potatoes. "Kings used to live exactly like this," {pal} claimed. <"Then the kings smelled of soup," said {hero}.|"Did the kings smell of soup?" {hero} wanted to know.> They had to laugh so much that the ladle fell down; and then both of them went silent, and listened, and looked up at the ceiling. Upstairs there was no sound. A {bug.kind} had the entire bathroom to itself, including the good towels.`,
        `"A bathroom is a luxury," {pal} declared, "and we own a kitchen." He seated {hero} on the counter with {their} feet in the sink. The dish brush proved to be excellent for knees, and the colander, held high, was a better shower than the one upstairs. {pal} shaved in front of the back of a spoon, <in which he looked upside down and extremely brave|which showed him upside down, with an enormous nose>. At nine o'clock {hero} was clean as far as the elbows, smelled like a lemon, and had enjoyed it very much. But it was an expedition, and nobody wishes to live on an expedition. Once {they} had to go upstairs, and {they} sang the entire way, so as not to surprise the {bug.kind}.`,
      ],
    },
    {
      id: "grows-at-night",
      place: "bedroom",
      time: "night",
      weather: "clear",
      pose: "sitting",
      feeling: "worried",
      with: ["pal calm"],
      props: ["thing:bed", "moon"],
      happening: "{hero} sits up in bed at night, worried, and {pal} keeps {hero} company.",
      I: [
        `At night the {bug.kind} grew. At eight o'clock it had been as small as a button, at nine it was as big as a shoe, and by ten it filled the bathtub to the edge. {hero} heard it breathing. "That's me," said {pal}, who was sitting on the floor with his back against the bed. <"I couldn't sleep, either."|"I can't sleep, either."> They tried to remember how big it was in reality. {pal} held his fingers apart, and {hero} pushed them together a bit. "I think so," {they} said. It would be necessary to look.`,
        `"Does it know where I sleep?" asked {hero} in the dark. {pal} didn't laugh. "I don't think that it knows where the bathroom is," he answered. "It only knows that it's somewhere big and white." {hero} tried to imagine that. There was white up to the sky, <and it was slippery|and no leaf anywhere>, and then a giant came in, with mud up to the ears. It was the first time that {they} had looked at it from that side. It wasn't comfortable there, either.`,
      ],
      A: [
        `Everybody knows that a {bug.kind} grows at night. At eight o'clock this one had been the size of a button. At nine it was as large as a shoe, and toward ten it was sitting in the bathtub like a person, with its elbows over the edge. {hero} could even hear it breathing. "That's me," said {pal}, who was on the floor with his back against the bed. <"I thought that I would guard you, and also the other way around."|"It seemed better to be frightened in company."> They attempted to establish how large it was in reality. {pal} showed it with two fingers, and {hero} pushed the fingers together, and {pal} pulled them a little apart. In the end they had to admit that neither of them had actually looked.`,
        `"Do you think it knows where I sleep?" asked {hero} into the darkness. Somebody else might have laughed, but {pal} considered the question thoroughly. "I don't believe that it even knows what a bathroom is," he replied at last. "It went for a walk this afternoon, and suddenly everything was white." {hero} lay still and tried to imagine this. Wherever one looked, there was white, as smooth as ice and without a single leaf; and then an enormous person came through the door, all muddy, <and as tall as a church|with feet like rowboats>. "I only wanted a bath," {they} murmured. "It couldn't have known that," said {pal}. It was strange to think that there might be two of them lying awake.`,
      ],
    },
    {
      id: "having-a-bath",
      ...BATH_MORNING,
      pose: "kneeling",
      feeling: "curious",
      with: ["bug happy", "pal curious"],
      happening:
        "{hero} kneels in the bathroom and sees how a {bug.kind} cleans its legs, and {pal} looks, too.",
      B: [
        `They looked in. It was so small! It was washing its legs. "Hello, {bug}," said {hero}.`,
        `{hero} looked. "It is washing its feet! It is having a bath! I will call it {bug}."`,
      ],
      E: [
        `In the cold morning they opened the door just a little. The {bug.kind} was much smaller than at night. And it was busy! It rubbed one leg with another. "{pal}," {hero} whispered, "it is washing its feet! It is really having a bath!" {They} called it <"{bug}."|{bug}.>`,
        `In the cold morning {hero} looked in. {They} did not go close. {They} only looked. The {bug.kind} was cleaning one leg, and then the next one. "It is having a bath!" said {hero}. Somebody who washes so well <must have|needs> a name. "Good morning, {bug}."`,
      ],
      I: [
        `In the morning {hero} pushed the door open a crack, no wider than a nose. {They} had made up {their} mind just to look. It was cold inside, and the {bug.kind} hadn't moved from its place. It was no bigger than a button. But it was doing something. It took one leg, cleaned it from top to bottom, put it down, and took another. "{pal}," whispered {hero}, "it's washing! It's having a bath in our bathtub!" <They watched for five whole legs.|It was very thorough behind the knees.> "We can't keep saying it," {hero} decided. "Its name is {bug}."`,
        `{hero} would only look. Nobody had asked {them} to, and that made it easier. {They} lay down on the cold tiles and put one eye to the crack in the door. The {bug.kind} was small. It was sitting in the morning light, and it rubbed two of its legs together, carefully, like somebody with soap. <Then it did the same with the next ones.|After that came the next two.> {hero} looked at {their} own neck, which was still muddy. "It's cleaner than I am," {they} reported. "Its name is {bug}, and it's having a bath."`,
      ],
      A: [
        `In the morning {hero} opened the door by the width of a nose. {They} had come to a decision in the night, and the decision was only to look; nothing else was included in it. The bathroom was as cold as a cellar. The {bug.kind} was still sitting in the middle of the tub, no larger than a coat button, and it was busy. It lifted a leg, cleaned it from the top to the bottom, put it back, and lifted the next. "{pal}," whispered {hero}, "you won't believe this. It's having a bath." They watched it together, cheek to cheek, <for an entire row of legs|until it had finished one side>. It was far more thorough than anybody else in that family. "Anybody like that ought to have a name," said {hero}. "This is {bug}."`,
        `One can be afraid of something and still be curious about it; the two do not even get in each other's way. Early in the morning {hero} lay down flat on the icy tiles, and put one eye to the gap beside the door. Nothing about the {bug.kind} was as large as {they} remembered. It sat in a stripe of sunlight, and it was rubbing its legs against one another, two at a time, with the greatest care. It took {hero} a moment to grasp what {they} {was} seeing, because one doesn't expect it. <"It's washing!" {they} gasped.|"It's having a bath!" {they} gasped.> {They} glanced down at {their} own knees, on which yesterday could still be read in mud. A person who takes so much trouble with the feet deserves to have a name. "Good morning, {bug}," said {hero}.`,
      ],
    },
    {
      id: "glass-and-card",
      ...BATH_MORNING,
      pose: "holding",
      feeling: "determined",
      with: ["pal surprised", "bug calm"],
      props: ["cup", "letter"],
      happening: "{hero} holds a glass and has found a postcard, and {pal} is surprised.",
      B: [
        `{hero} found a glass and a card. "That is how {mom} does it! Now I will."`,
        `"How does {mom} do it?" Then {hero} saw it. A glass! And a card to go under!`,
      ],
      E: [
        `Behind the curtain stood a glass, and under it lay an old postcard of a beach. "Why does {mom} keep a glass in here?" asked {pal}. {hero} <knew|saw it> at once. The glass went over, and the card went under!`,
        `"{pal}, look!" On the windowsill {hero} found a glass and a thick postcard. Nobody ever drank from that glass. Nobody ever read that card. "So that is how {mom} does it!" {they} said. The glass was {mom's} <trick|secret>.`,
      ],
      I: [
        `There was something else that {they} discovered that morning. On the windowsill, behind the curtain, stood a glass, upside down, and beneath it lay a postcard of a beach. "Why would anyone keep a postcard in the bathroom?" asked {pal}. {hero} turned the glass around. {They} looked through it at {bug}, and then at the card, which was stiff and smooth. <"Over," {they} said slowly, "and under."|"First this one," {they} said slowly, "and then that one."> So that was how {mom} did it. It had been standing there all along.`,
        `"She goes in with nothing, and she comes out with nothing," said {pal}. "So it must be in here." They searched like detectives, from the doorway, and only with their eyes. {hero} found it behind the curtain. It was a plain glass, which nobody ever drank from. Beside it leaned a postcard with a beach on it. <{hero} put the one on top of the other.|They fitted together exactly.> "That's all?" whispered {pal}. "That's all," said {hero}. "It's a house with a floor that you can slide in."`,
      ],
      A: [
        `Whoever looks at one thing properly soon begins to see the others. On the windowsill, half hidden by the curtain, {hero} noticed a drinking glass that was standing upside down, and beneath it a postcard of a beach. "Why should anybody keep a postcard in the bathroom?" wondered {pal}. {hero} fetched both of them, keeping {their} face toward the tub. {They} looked through the glass, and {bug} was in it, small and distant. {They} bent the card a little; it was smooth, and as stiff as a door. "Over," {they} said slowly, "and then under." <They stared at each other.|{pal} opened his mouth, and shut it again.> That, then, was what {mom} did behind the closed door. For years it had been standing next to the curtain, and had looked like an ordinary glass.`,
        `"Let's consider it like detectives," said {pal}, who felt better when he was considering. "She goes in with empty hands, and she comes out with empty hands. So whatever she uses must be in this room." They searched from the threshold, exclusively with their eyes. There were toothbrushes; there was a sponge; and behind the curtain {hero} discovered a tumbler that no one had ever been seen to drink from, and leaning against it a postcard with a picture of a beach. <{They} set the one upon the other.|{They} placed the glass on top of the card.> Nothing could have got in or out. "It's a house," said {hero}, "and the floor comes afterward." {pal} was silent with respect. "Eleven years," he murmured, "and I have always hummed."`,
      ],
    },
    {
      id: "first-try",
      ...BATH_MORNING,
      pose: "reaching",
      feeling: "worried",
      with: ["pal worried", "bug surprised"],
      props: ["cup"],
      happening: "{hero} reaches out with a glass, and {pal} and {bug} are startled.",
      E: [
        `{hero} held the glass over {bug}. {Their} hand shook. The glass went down, and {bug} ran! {hero} screamed, and {pal} screamed, too. A moment later they <both stood|were both> up on the toilet. "That was the first try," said {pal}.`,
        `"I can do it," said {pal}. He shut his eyes, and so he missed. {bug} hurried to the other end of the tub. {pal} jumped up on the toilet, and {hero} jumped up <after him|beside him>. They held on to each other.`,
      ],
      I: [
        `The first attempt was not a success. {hero} lowered the glass with a hand that trembled, and {bug} suddenly ran. {hero} screamed. {pal} screamed, too, although he had only been holding the door. When the noise was over, they found themselves on the lid of the toilet, with their arms around each other. In the tub {bug} had stopped at the other end and pulled in every leg. <"I believe that we frightened {bug.him}," said {hero}.|"I think that {bug.he} screamed, too," said {hero}.> "We're very loud," {pal} admitted.`,
        `"I'm the adult," said {pal}, "so I'll do it." He took the glass, stretched out his arm as far as it would go, and closed his eyes. This was a mistake. The glass came down with a clink, half a yard beside {bug}, who ran. So did {pal}. <{hero} found him on the lid of the toilet.|A moment later he was standing on the toilet lid.> "There's room for two up here," he said in a small voice. {hero} climbed up beside him. From there they watched {bug}, who sat in a corner as if {bug.he} would rather be invisible.`,
      ],
      A: [
        `The first attempt cannot be described as a success. {hero} approached on {their} knees, and lowered the glass with a hand that shook like a spoon on a saucer; and {bug}, who had been thinking of something else, ran. {hero} shrieked. {pal} shrieked as well, although his task had been merely to hold the door. When the echo had died away they found themselves on the lid of the toilet, with their arms around each other. At the far end of the tub {bug} had come to a stop and drawn in every single leg. <"It looks as though {bug.he} is screaming, too," said {hero}, "only very softly."|"If I were as small as that," said {hero}, "we would sound like an avalanche."> "We are rather noisy," {pal} conceded. They breathed for a while.`,
        `"Since I am the adult," said {pal}, "it ought to be me." He accepted the glass, extended his arm to its full length, and closed both of his eyes, and it was this that spoiled it. There was a clink. The glass had landed a good half yard to the left of {bug}, who departed hurriedly in one direction, as {pal} did in the other. {hero} discovered him on the lid of the toilet. "It's quite roomy up here," he remarked in a small voice, and he moved over for {hero}. Nobody laughed at anybody. <From above they could see {bug} pressed into the curve of the tub.|Below them {bug} had squeezed into the curve of the tub.> "{Bug.he} would like to be invisible," said {hero}, who knew exactly how that looks.`,
      ],
    },
    {
      id: "glass-down",
      ...BATH_MORNING,
      pose: "reaching",
      feeling: "brave",
      with: ["bug calm", "pal worried"],
      props: ["cup"],
      happening: "{hero} reaches out and puts a glass over {bug}.",
      B: [
        `{hero} was still scared. {They} went slowly. Down went the glass. It was over {bug}!`,
        `{hero} was still scared. But {they} did not stop. Down, down. Now {bug} was in the glass!`,
      ],
      E: [
        `"Now me," said {hero}. "But slowly, and no screaming." {They} took a long breath. {Their} hand still shook. Down, down went the glass, <and then it was over {bug}|right over {bug}>. Nobody ran. It was done!`,
        `{hero} got down from the toilet. "You do not have to," said {pal}. "I know," said {hero}. Slowly, with both hands, {they} put the glass down over {bug}. It made a tiny <clink|sound>. Then it was very quiet.`,
      ],
      I: [
        `"You don't have to," said {pal}. "We can wait until Thursday." "I know," said {hero}, and because {they} knew it, {they} climbed down. This time {they} used both hands, kept both eyes open, and moved as slowly as the hand of a clock. {Their} heart was hammering. Lower and lower went the glass, <until it was standing|and then it was standing>. There was a tiny clink. {hero} was on one side of it, and {bug} was on the other.`,
        `{hero} thought it over. They had been too fast, and they had been too loud, and nobody had told {bug} anything. So {they} explained it in a low voice. "This is a glass," {they} said, "and it's only for a minute." {They} couldn't tell whether {bug} was listening, but {their} own hands were, and they trembled less. <Slower than a snail, the glass came down.|The glass came down like an elevator.> It touched the white, with {bug} exactly in the middle.`,
      ],
      A: [
        `"You are not obliged to do this," {pal} reminded {them}. "We could perfectly well wash in the kitchen until Thursday." "I know," said {hero}; and it was precisely because {they} knew it that {they} climbed down. {Their} fear climbed down as well. It knelt beside {them} on the mat, the same size as ever, and breathed in {their} ear. But {they} took the glass in both hands, and kept both eyes open, and moved no faster than the hand of a clock, so that there was nothing to be startled by. {bug} raised one leg and considered it. <The rim came lower, and lower, and arrived.|Lower and lower came the rim, and finally it touched.> There was a clink, about as loud as a dropped pin. {hero} was on the outside, {bug} was on the inside, and nobody was running.`,
        `It was while they were standing on the toilet that {hero} understood what the trouble had been. They had both been too fast, and they had both been too loud, and nobody had told {bug} anything. So {they} got down, knelt by the tub, and explained it in an undertone. "This is a glass," {they} said. "It looks worse than it is. It will be over you for about a minute, and after that comes something better." It is improbable that {bug} understood a word. {hero's} hands, however, had listened, and they shook only a little now. <They let the glass sink like an elevator.|Slowly, like an elevator, they let the glass sink.> It settled on the white without a sound, and {bug} sat exactly in the middle. "Is it done?" asked {pal}, who was humming. "You can look," said {hero}.`,
      ],
    },
    {
      id: "on-the-beach",
      ...BATH_MORNING,
      pose: "holding",
      feeling: "curious",
      with: ["bug calm", "pal curious"],
      props: ["cup", "letter"],
      happening: "{hero} holds a glass with a postcard under it and looks at {bug}.",
      E: [
        `{pal} pushed the postcard under the glass. Now {bug} stood on a picture of a beach. "{Bug.he} is at the sea!" said {hero}. {They} bent down and looked. {bug} had tiny hairs, and shining eyes, and very clean <feet|legs>.`,
        `Then the postcard went under the glass, bit by bit. {bug} stepped onto it. Now {bug.he} stood on a beach, <next to|beside> a tiny umbrella. {hero} had to laugh. And through the glass {they} could look, and look, and look.`,
      ],
      I: [
        `Now it was the card's turn. {hero} held the glass, and {pal}, with one eye open, slid the postcard under the rim. {bug} lifted {bug.his} feet politely, one after another. And then {bug.he} was standing on a beach, between an umbrella and the blue sea. "{Bug.he}'s on vacation," said {hero}, and both of them had to laugh. It was odd. {They} had never been so close to a {bug.kind}. But with a glass in between nobody can hurt anybody, and you can look. {They} saw fine little hairs, <and feet with hooks on them|and feet as thin as thread>. {They} even saw {bug.his} shadow.`,
        `The postcard had a beach on it, with a pier and a striped umbrella. {hero} pushed it under the glass, a tiny bit at a time, and {bug} climbed aboard. So there {bug.he} stood at the seaside. "I hope {bug.he} has {bug.his} swimsuit," said {pal}, and he came down from the toilet to see. <They both bent over the glass.|Their noses nearly bumped on the glass.> Nobody had to be brave for that, because a glass is a very good wall. "{Bug.he} has hairs on {bug.his} legs," said {hero}, "and so have you."`,
      ],
      A: [
        `The card was the second half. {hero} held down the glass, while {pal}, with his face turned away and one eye open, slid the postcard beneath the rim; and {bug} raised {bug.his} feet courteously, as one does for a vacuum cleaner. When it was in place, {bug.he} was standing on a sunny beach, between a striped umbrella and the sea. "{Bug.he} has gone on vacation," observed {hero}. They laughed until the glass rattled. Then {they} bent nearer, and nearer still, because it's a remarkable thing about a glass that one can look through it as long as one likes. There were fine hairs, as on a peach. There were feet with the tiniest of hooks. <"I've never seen one before," said {they}, "not properly."|"I have never really looked at one," {they} said.> "Neither have I," said {pal}, and opened the other eye.`,
        `It was a tedious business, like moving a wardrobe. {hero} pushed the postcard forward by the breadth of a hair, and waited, and pushed again, until {bug} found it simpler to step aboard. And there {bug.he} stood, at the seaside, beside a pier and a striped umbrella, <looking slightly overdressed|and seemed to be looking for an ice cream>. {pal} descended from the toilet in order to see. Their noses bumped against the glass on either side. "{Bug.he} has hairs on {bug.his} legs," reported {hero}, "and so have you." "Those are neater," said {pal}. For a moment neither of them remembered to be afraid. It came back directly afterward, naturally; but it had been gone, and {hero} had noticed the place where it usually stood.`,
      ],
    },
    {
      id: "carries-out",
      place: "garden",
      time: "morning",
      weather: "clear",
      pose: "kneeling",
      feeling: "proud",
      with: ["bug happy", "pal happy"],
      props: ["leaf", "cup", "letter"],
      happening: "{hero} kneels in the garden with a glass and a postcard, and {bug} is near a leaf.",
      B: [
        `Out they went, to a big leaf. Up went the glass! "Go on, {bug}!" And off {bug.he} went.`,
        `They went out to the garden. {hero} took the glass away. {bug} sat in the sun and then went off.`,
      ],
      E: [
        `{hero} carried {bug} out into the garden. It was nineteen steps, and {pal} opened every door. {They} put down the card and took the glass away. {bug} sat in the sun until {bug.he} was warm. Then {bug.he} <was gone|went off>.`,
        `They walked slowly through the house, as if they carried soup. Out in the garden {hero} set {bug} down by a big leaf. "Goodbye," {they} said. "You were <very|so> clean." {bug} did not say a word. {Bug.he} just went.`,
      ],
      I: [
        `From the bathtub to the garden there are thirty-one steps. {hero} carried the beach in both hands, and {pal} went ahead and opened the doors, like a butler. Beside the hedge {they} knelt, lifted the glass, and moved back rather quickly. Nothing happened. {bug} was sitting in the first sunshine, in no particular hurry. <Then {bug.he} was evidently warm enough.|It is necessary to get warm first.> {Bug.he} left over the edge of the sea, climbed onto a leaf, and was gone.`,
        `They walked through the house as slowly as if the glass had been full of soup. "Shall I?" asked {pal} on the steps, and his hand scarcely trembled. But {hero} wanted to carry {bug} to the very end. {They} set the postcard in the grass, next to an enormous leaf, and took away the glass. <"You can go," {they} whispered.|"This is where you get off," {they} whispered.> A {bug.kind} is slow in the cold, and has to wait for the sun. When they looked again, there was only an empty beach.`,
      ],
      A: [
        `From the bathtub to the hedge there are thirty-one steps, and on every one of them something could have gone wrong. {hero} carried the beach on one hand and held down the glass with the other. {pal} walked ahead, opening doors and announcing the stairs. Beside the hedge {they} knelt, lifted the glass, and retired rather hurriedly behind {pal}, who had already retired behind {them}. It was unnecessary. {bug} remained on the sand and did nothing, since small creatures are slow in the cold, and have to wait until the sun has warmed them. <It lasted about as long as boiling an egg.|It lasted about as long as a good breakfast.> Then {bug.he} departed, straight across the sea and over the edge, and disappeared among the leaves without looking back. It would have been a great deal to expect.`,
        `They crossed the house like two people with a bowl of soup that is filled to the brim. "I could take over," offered {pal} on the steps, and the hand that he held out was hardly shaking at all. {hero} was touched. But having come so far, {they} wanted to see the end of it. {They} set down the postcard in the wet grass, beside an enormous leaf, and took away the roof. "This is where you get off," {they} told {bug}. For a while nothing whatever happened. A {bug.kind} is slow when it is cold; the sun had to come over the hedge first, and <the two of them stood there in their pajamas and waited for it|so they waited for it together, in their pajamas>. When {hero} looked down again, it was shining on an empty beach.`,
      ],
    },
    {
      id: "bath-free",
      ...BATH_EVENING,
      pose: "standing",
      feeling: "happy",
      with: ["mom happy", "pal proud"],
      props: ["cup"],
      happening: "{hero} stands in the bathroom, clean at last, and {mom} and {pal} are happy.",
      B: [
        `{refrain2} {hero} got in. It was so nice and warm! {They} even washed {their} feet.`,
        `{refrain2} "My turn now," said {hero}. {They} washed each leg, just like {bug}.`,
      ],
      E: [
        `{refrain2} {hero} filled the tub right up to the top. "Are you still afraid of them?" asked {pal}. {They} thought about that. "Yes," {they} said. "But now I have a glass to <put over it|go with it>."`,
        `When {mom} came home, {hero} was sitting in the tub. {refrain2} "Did anything happen?" asked {mom}. "Not much," said {hero}. "Somebody was here <before me|first>." And {they} washed one leg, and then the next one.`,
      ],
      I: [
        `That evening {hero} filled the bathtub right up to {their} chin. The water turned brown, and afterward gray. {They} washed {their} legs carefully, one after another, as {they} had learned from {bug}. "Are you still afraid of them?" asked {mom} on Thursday, when she had heard the entire story. {hero} examined {their} fear. <It was still there, and about as big as before.|It hadn't gone anywhere.> "Yes," {they} answered, "but now it's got a glass over it." And the bathroom was free.`,
        `On Thursday {mom} came home and hurried upstairs to wash her hands. "Did anything happen?" she called. "Nothing special," answered {pal}. "The bathroom was taken for a while." {hero}, who was clean to the tips of {their} ears, began to giggle. Then {mom} appeared with the glass in one hand and the postcard in the other. Something was written across the sea, in {hero's} best letters. "This belongs to everybody now," it said. <{mom} read it twice.|{mom} read it, and sat down.> "Which of you was it?" "Both of us," said {hero}.`,
      ],
      A: [
        `That evening {hero} ran a bath up to {their} chin, and the water turned first brown and then a distinguished gray. Conscientiously {they} washed one leg after another, as {they} had seen it done by an expert. On Thursday {mom} sat on the edge of the tub and had to be told everything twice, including the lid of the toilet. "And now you aren't afraid of them any more?" she asked. It would have made a handsome ending. But {hero} preferred to look first, as {they} had got into the habit of looking. <It was still in there, of course, with all of its legs.|There it sat, of course, about as large as before.> "I am," {they} said, "only it's got a glass over it now." {mom} put the tumbler back behind the curtain, where everybody could reach it. The bathroom was free.`,
        `{mom} came home on Thursday, put down her suitcase, and went upstairs to wash her hands. "Did anything happen?" she called through the door. "Nothing much," {pal} called back. "The bathroom was taken for a day." In the corridor {hero}, who was clean behind both ears, bit on {their} sleeve. It was silent in there for some time. Then {mom} appeared on the threshold with a glass in one hand, and in the other a postcard with a single dusty footprint in the sea, or perhaps it was only a speck. "So now you know what I do in here," she said. <"You might have told me that it was so simple," said {pal}.|"And all these years I hummed," said {pal}.> "It isn't simple," said {mom}. "My hands shake every time." Nobody had known that, either. From the open window came the smell of leaves, and the bathroom was free.`,
      ],
    },
  ],
};
