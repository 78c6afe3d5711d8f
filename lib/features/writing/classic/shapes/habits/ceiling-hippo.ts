import type { Shape } from "@/lib/features/writing/classic/grammar";

const LIVING_ROOM = { place: "living-room", time: "evening", weather: "clear" } as const;
const BATH = { place: "bathroom", time: "evening", weather: "clear" } as const;
const BATH_MORNING = { place: "bathroom", time: "morning", weather: "clear" } as const;
const TOWEL = "thing:towel";
const SHAMPOO = "thing:shampoo";
// The cup among the props has hot tea in it.
const WATER = "thing:glass-of-water";

export const CEILING_HIPPO: Shape = {
  id: "habits/ceiling-hippo",
  theme: null,
  wild: 2,
  heroOnly: true,
  tags: ["bath", "hair", "water", "family", "brave", "funny", "home"],
  about: [
    "hair-wash hairwash hair-washing hairwashing hair-wash-night hair-wash-day hair-wash-time hair-washing-night hair-washing-day hair-washed hair-shampooed washing-hair wash-hair washing-of-hair wash-day wash-night wash-curly-hair washing-curly-hair washing-her-curly-hair washing-his-curly-hair washing-my-curly-hair wash-her-curly-hair wash-his-curly-hair wash-my-curly-hair wash-long-hair washing-long-hair washing-her-long-hair wash-her-long-hair wash-natural-hair rinsing-hair rinse-hair hair-rinse hair-rinsing shampoo-hair shampooing-hair wash-your-own-hair wash-my-hair wash-her-hair wash-his-hair wash-their-hair wash-the-hair wash-your-hair washing-my-hair washing-her-hair washing-his-hair washing-their-hair washing-the-hair washing-your-hair washed-my-hair washed-her-hair washed-his-hair washed-their-hair washed-the-hair washed-your-hair rinse-my-hair rinse-her-hair rinse-his-hair rinse-their-hair rinse-the-hair rinse-your-hair rinsing-my-hair rinsing-her-hair rinsing-his-hair rinsing-their-hair rinsing-the-hair rinsing-your-hair shampoo-my-hair shampoo-her-hair shampoo-his-hair shampoo-their-hair shampoo-the-hair shampoo-your-hair shampooing-my-hair shampooing-her-hair shampooing-his-hair shampooing-their-hair shampooing-the-hair shampooing-your-hair wash-my-head wash-her-head wash-his-head hairwash-tantrum hair-wash-tantrum hair-washing-tantrum hairwash-battle hair-wash-battle hairwash-night hairwash-day hairwash-time hair-wet hair-get-wet getting-hair-wet getting-her-hair-wet getting-his-hair-wet getting-my-hair-wet get-her-hair-wet get-his-hair-wet get-my-hair-wet hair-getting-washed hair-being-washed hair-is-washed hair-to-be-washed hate-hair-wash hate-hair-washing hate-hairwash hate-washing-hair hate-having-hair-washed scared-of-hair-wash scared-of-hair-washing afraid-of-hair-washing",
    "shampoo shampoo-tantrum shampoo-battle shampo-night shampooing shampo shampoo-night shampoo-time no-more-shampoo no-shampoo hate-shampoo scared-of-shampoo afraid-of-shampoo stingy-shampoo shampoo-sting water-in-eye water-in-my-eye water-in-her-eye water-in-his-eye water-in-the-eye water-in-their-eye soap-in-eye soap-in-my-eye soap-in-her-eye soap-in-his-eye soap-in-the-eye soap-in-their-eye shampoo-in-eye shampoo-in-my-eye shampoo-in-her-eye shampoo-in-his-eye shampoo-in-the-eye shampoo-in-their-eye bubble-in-eye bubble-in-my-eye bubble-in-her-eye bubble-in-his-eye bubble-in-the-eye bubble-in-their-eye foam-in-eye foam-in-my-eye foam-in-her-eye foam-in-his-eye foam-in-the-eye foam-in-their-eye water-on-my-face water-on-her-face water-on-his-face water-on-her-head water-on-his-head water-on-my-head water-over-my-head water-over-her-head water-over-his-head soapy-eye eye-in-the-bath face-in-the-bath water-in-her-ear-and-eye eye-sting-in-the-bath",
    "bubble-bath bath-time bathtime-battle bathtime-tantrum bath-time-battle bath-time-tantrum bath-tantrum no-more-bath-time want-a-bath need-a-bath won't-bath brave-in-the-bath going-in-the-bath go-in-the-bath go-in-the-tub doesn't-want-a-bath don't-want-a-bath doesn't-want-to-bath get-in-the-tub won't-get-in-the-tub getting-in-the-tub get-into-the-tub getting-into-the-tub get-in-the-bathtub won't-get-into-the-bath tub-time bathtime bath-night bathnight bath-day bath-evening hair-and-bath no-bath no-more-bath not-bath-time bath-refuser bath-refusal bath-battle bath-fear bath-phobia scared-of-bathtime scared-in-the-bath cry-in-the-bath cries-at-bath scream-in-the-bath scared-of-bath scared-of-the-bath scared-of-a-bath scared-of-having-a-bath scared-of-taking-a-bath scared-of-the-bathtub scared-of-the-tub afraid-of-bath afraid-of-the-bath afraid-of-a-bath afraid-of-having-a-bath afraid-of-taking-a-bath afraid-of-the-bathtub afraid-of-the-tub frightened-of-bath frightened-of-the-bath frightened-of-a-bath frightened-of-having-a-bath frightened-of-taking-a-bath frightened-of-the-bathtub frightened-of-the-tub terrified-of-bath terrified-of-the-bath terrified-of-a-bath terrified-of-having-a-bath terrified-of-taking-a-bath terrified-of-the-bathtub terrified-of-the-tub fear-of-bath fear-of-the-bath fear-of-a-bath fear-of-having-a-bath fear-of-taking-a-bath fear-of-the-bathtub fear-of-the-tub hate-bath hate-the-bath hate-a-bath hate-having-a-bath hate-taking-a-bath hate-the-bathtub hate-the-tub hating-bath hating-the-bath hating-a-bath hating-having-a-bath hating-taking-a-bath hating-the-bathtub hating-the-tub dislike-bath dislike-the-bath dislike-a-bath dislike-having-a-bath dislike-taking-a-bath dislike-the-bathtub dislike-the-tub doesn't-like-bath doesn't-like-the-bath doesn't-like-a-bath doesn't-like-having-a-bath doesn't-like-taking-a-bath doesn't-like-the-bathtub doesn't-like-the-tub doesnt-like-bath doesnt-like-the-bath doesnt-like-a-bath doesnt-like-having-a-bath doesnt-like-taking-a-bath doesnt-like-the-bathtub doesnt-like-the-tub don't-like-bath don't-like-the-bath don't-like-a-bath don't-like-having-a-bath don't-like-taking-a-bath don't-like-the-bathtub don't-like-the-tub dont-like-bath dont-like-the-bath dont-like-a-bath dont-like-having-a-bath dont-like-taking-a-bath dont-like-the-bathtub dont-like-the-tub does-not-like-bath does-not-like-the-bath does-not-like-a-bath does-not-like-having-a-bath does-not-like-taking-a-bath does-not-like-the-bathtub does-not-like-the-tub won't-have-bath won't-have-the-bath won't-have-a-bath won't-have-having-a-bath won't-have-taking-a-bath refuse-bath refuse-the-bath refuse-a-bath refuse-having-a-bath refuse-taking-a-bath refusing-bath refusing-the-bath refusing-a-bath refusing-having-a-bath refusing-taking-a-bath having-a-bath have-a-bath taking-a-bath take-a-bath won't-take-a-bath won't-get-in-the-bath getting-in-the-bath get-in-the-bath getting-into-the-bath having-bath",
    "learning-to-shower learn-to-shower shower-for-the-first-time bath-or-shower bath-and-shower shower-fear shower-battle brave-in-the-shower scared-in-the-shower shower-time showertime shower-night first-shower no-shower no-more-shower scared-of-shower scared-of-the-shower scared-of-having-a-shower scared-of-taking-a-shower afraid-of-shower afraid-of-the-shower afraid-of-having-a-shower afraid-of-taking-a-shower frightened-of-shower frightened-of-the-shower frightened-of-having-a-shower frightened-of-taking-a-shower terrified-of-shower terrified-of-the-shower terrified-of-having-a-shower terrified-of-taking-a-shower fear-of-shower fear-of-the-shower fear-of-having-a-shower fear-of-taking-a-shower hate-shower hate-the-shower hate-having-a-shower hate-taking-a-shower hating-shower hating-the-shower hating-having-a-shower hating-taking-a-shower dislike-shower dislike-the-shower dislike-having-a-shower dislike-taking-a-shower doesn't-like-shower doesn't-like-the-shower doesn't-like-having-a-shower doesn't-like-taking-a-shower doesnt-like-shower doesnt-like-the-shower doesnt-like-having-a-shower doesnt-like-taking-a-shower don't-like-shower don't-like-the-shower don't-like-having-a-shower don't-like-taking-a-shower dont-like-shower dont-like-the-shower dont-like-having-a-shower dont-like-taking-a-shower does-not-like-shower does-not-like-the-shower does-not-like-having-a-shower does-not-like-taking-a-shower have-a-shower having-a-shower take-a-shower taking-a-shower",
  ],
  premise:
    "{Hero} hates hair wash night, and washes {pal's} hair first, to find out how the water stays out of the eyes.",
  shows: ["bathroom", TOWEL, SHAMPOO],
  talk: [
    "What was different when {hero} could say when?",
    "What would you take into the tub to keep your eyes dry?",
    "What can you see on our ceilings when you lie on your back?",
  ],
  cast: { pal: ["father", "mother"] },
  refrain: {
    B: [`"Not my hair!" said {hero}.`, `"Now my hair!" said {hero}.`],
    E: [`"Not my hair!" said {hero}.`, `"Now!" said {hero}. "Now my hair!"`],
  },
  beats: [
    {
      id: "hides-hair",
      ...LIVING_ROOM,
      pose: "sitting",
      feeling: "worried",
      with: ["pal calm"],
      props: ["thing:cap"],
      happening: "{hero} sits in the living room with a cap, and {pal} has found {them}.",
      B: [
        `It was hair wash night. {hero} put on a cap. {They} sat very still. {refrain}`,
        `{hero} had jam in {their} hair. And sand! And a leaf! "It is hair wash night," said {pal}. {refrain}`,
      ],
      E: [
        `It was hair wash night. {hero} sat behind the couch, with a cap pulled over {their} hair. "I can see your feet from here," said {pal}. "You can wash them," said {hero}, "for I <always like|only like> clean feet." {refrain}`,
        `{hero} had sand in {their} hair, and <some jam|a bit of jam>. {They} had pulled a cap down over it all. "It is hair wash night," said {pal}. "There is nobody under here," said the cap. {refrain}`,
      ],
      I: [
        `Once a week it was hair wash night, and once a week {hero} was nowhere to be found. This time {they} sat behind the couch, with a cap pulled down over {their} forehead. "You may wash everything as far as the neck," {they} announced, "and afterward both of my ears." {pal} lifted the cap a little. Underneath it were jam, sand, and <part of a banana|a piece of spaghetti>. "It will only take a minute," said {pal}. "It always takes a hundred," said {hero}.`,
        `{hero} had nothing against a bath. There were boats in a bath, and you could be an island. But at the end of it came the hair, and with the hair came water in the eyes. So on hair wash night {they} pulled a cap over {their} forehead and sat down behind the couch. "Who has jam on top, and sand behind the ears?" asked {pal}. <"Somebody extremely clean," answered the cap.|"Nobody you ever met," answered the cap.> "And definitely not my hair!" it added.`,
      ],
      A: [
        `{hero} was in favor of being washed as far as the neck. {They} liked a bath, and had boats for it; {they} would even hold out {their} ears without being reminded. Above the ears, however, the trouble began. A shower had been attempted, and a shower was worse, because it never told you where it was going to rain next. So on hair wash night, when the water was running, {hero} was generally to be found behind the couch, with a cap pulled down to {their} nose. "I can see you," said {pal}. "You must be mistaken," said the cap. {pal} raised it by an inch, and discovered jam, a quantity of sand, and <part of a sandwich|part of a banana>. "Somebody has had an excellent week," {pal.he} remarked.`,
        `On six evenings of the week nobody in the house thought about hair. On the seventh {hero} thought about nothing else from breakfast onward. It would start pleasantly, with warm water and boats. Then a cup would rise into the air behind {them}, where {they} could not watch it. After that, no matter what anybody promised, there would be water in {their} eyes. They had tried the shower once instead, <and it was a thousand cups at the same time|but a shower is a thousand cups at the same time>. This evening {they} had put on a cap, and had settled down behind the couch as though for the winter. "There's jam in that hair," said {pal}, who had come to look for {them}, "and half the beach." "It isn't bothering me," replied the cap.`,
      ],
    },
    {
      id: "cup-comes",
      ...BATH,
      pose: "sitting",
      feeling: "sad",
      with: ["pal worried"],
      props: [WATER, SHAMPOO],
      happening: "{hero} sits sadly in the bathroom, and {pal} is there with water and shampoo.",
      B: [
        `{pal} put on the soap. Then came the cup. Splash! Water in the eyes! {hero} got out fast.`,
        `In went {hero}. On went the soap. Splash! "My eyes!" Out {they} ran, soap and all.`,
      ],
      E: [
        `"I must paint over that brown spot," said {pal}, and looked up. {hero} could not look. {They} had shampoo on, and {their} eyes were shut. Then came the cup, and the water ran <right into|into> both eyes! {hero} jumped out with the foam still in {their} hair.`,
        `{pal} rubbed the shampoo in. "I must paint over that brown spot up there," {pal.he} said. {hero} only held on tight and waited. Then the cup came, and the water ran <right into|into> {their} eyes. Out {they} jumped, with a mountain of foam on top.`,
      ],
      I: [
        `{pal} rubbed in the shampoo and looked up at the ceiling. "I really must paint over that ugly brown spot," {pal.he} said, "as soon as I have a free day." {hero} didn't look. {Their} eyes were shut, because somewhere behind {them} was the cup. <It came in the middle of a breath.|It came when nobody was ready.> Water ran down {their} face, and shampoo ran with it, and both eyes stung. {hero} was already out of the tub before the cup was empty, with all of the foam on {their} head.`,
        `The bath was warm, and the shampoo smelled of apples. On the ceiling was an ugly brown spot, where a pipe had been dripping. {pal} remarked, as {pal.he} always did, that it needed painting. {hero} saw nothing of this, for {they} had squeezed {their} eyes shut, and {their} shoulders were up at {their} ears. "Nearly finished," said {pal}, and then came the water. It went straight in. <"It's biting me!" cried {hero}.|"It's in my eyes!" cried {hero}.> A moment later {they} stood on the mat, with a mountain of foam on top.`,
      ],
      A: [
        `{pal} rubbed in the shampoo until it stood up like whipped cream, and talked about the ceiling. There was a brown spot up there, left over from the winter when a pipe had been dripping. "I'll paint over it as soon as I have a free day," said {pal}, who had been promising it since March. {hero} was not listening. {They} had screwed up {their} eyes, and {was} thinking only of the cup, which was somewhere behind {them}, and might come now, or now, or now. <It came somewhere in between.|It came just when {they} had to breathe.> The water ran over {their} forehead, taking the shampoo along, and entered both eyes as if it lived there. Before the cup was empty, {hero} was on the bath mat, with all of the foam still on {their} head.`,
        `The worst thing about the cup was that it came from behind. In front of {hero} there was a perfectly friendly bath, and over it a ceiling with a brown spot, where a pipe had been leaking in the winter. {pal}, whose hands were deep in shampoo, was explaining how {pal.he} would paint over the spot one day. {hero} saw neither the boats nor the ceiling, for {they} had closed {their} eyes and pulled up {their} shoulders. "Only a drop," said {pal}. <It was considerably more than a drop.|It was the biggest drop in the world.> It poured over {their} forehead and crept in under the lashes, and the shampoo stung like pepper. "No more!" shouted {hero}, who had already left the tub, and very nearly the bathroom, with a mountain of foam on {their} head.`,
      ],
    },
    {
      id: "foam-horn",
      ...LIVING_ROOM,
      pose: "holding",
      feeling: "determined",
      with: ["pal calm"],
      props: [TOWEL],
      happening: "{hero} holds a towel in the living room, and {pal} has time to listen.",
      I: [
        `{hero} stood in the living room, wrapped in a towel. The foam on {their} head had a point, like the horn of a unicorn. "I'm going to keep it," {they} decided, "and be somebody with a horn." {pal} considered this. "And how will you put on your pajamas?" "Over my feet, naturally." "And what will happen on your pillow?" <{hero} hadn't considered pillows.|That was a difficult question.> The horn leaned slowly to the left, and something cold slid down behind {their} ear, and there it began to itch.`,
        `"I'm finished," {hero} declared in the living room. "Finished people don't have foam on them," said {pal}. {hero} attempted to walk around with it as if it were a hat. {They} attempted to look at a picture book, but a white flake landed on the elephant. <Another one landed in {their} ear.|Another one landed on {pal}.> The foam was getting colder, and it crackled, and it itched. There were only two ways of getting rid of it, and one of them was water. Nobody could remember the other.`,
      ],
      A: [
        `A person with foam on the head is not dressed for anything. {hero} stood in the living room, wrapped in a towel, and studied {themselves} in the dark window. The shampoo had a point at the top, <like the horn of a unicorn|as sharp as a unicorn's>. "I'll simply keep it," {they} decided, "and be somebody who has a horn." {pal} was prepared to consider this. "You would have to take it off for sleeping," {pal.he} objected, "on account of the pillow." "I could sleep standing up, like a horse," said {hero}, and {was} about to show how this was done when the horn tipped over. Something unpleasantly cold went sliding down behind {their} left ear, and it itched. The foam would have to come out, and it was not going to leave without water.`,
        `"As far as I'm concerned," said {hero}, "that was the end of it." {They} stood in the middle of the living room with a towel around {their} shoulders. {Their} hair was hidden under a white mountain, which made small crackling sounds. {pal} did not argue. {Pal.he} only remarked that a mountain was difficult to get through a pajama top. {hero} walked around the couch to demonstrate how easily it could be carried. At the first corner a piece of it broke off; <at the second a flake settled on {pal}, like snow|at the second it began to slide>. It was growing cold, and it itched in places that couldn't be scratched. There were two ways of getting rid of foam. One of them was water, and though they considered the question for several minutes, neither of them could remember the other.`,
      ],
    },
    {
      id: "umbrella-try",
      ...BATH,
      pose: "holding",
      feeling: "determined",
      with: ["pal surprised"],
      props: ["umbrella", WATER],
      happening: "{hero} holds an umbrella in the bathroom, and {pal} is surprised.",
      B: [
        `{hero} sat under an umbrella. Down came the water, down and down. {They} stayed dry. But the soap stayed, too!`,
        `{hero} got an umbrella. Not one drop got in! "It is too good," said {pal}. The soap was still on.`,
      ],
      E: [
        `{hero} came back with an umbrella and sat down <in|inside> the tub. "Now pour the water," {they} said. {pal} poured a whole cup, and another. The water ran off on every side, and not one drop got in. "It is too good," said {pal}. All the foam was still there.`,
        `"I have a plan," said {hero}. {They} sat down in the tub and opened a big umbrella. {pal} poured out a cup, and it ran off on every side. Only {pal's} socks got wet. {hero} was dry all over, but so was the <foam|shampoo>.`,
      ],
      I: [
        `When it rains, you take an umbrella. {hero} took the biggest umbrella in the house, sat down in the bathtub, and opened it. "Please begin," {they} said, and {pal} poured one cup, and then another. The water drummed on the top and <ran off in every direction|tumbled over the edges>, and underneath it was really quite cozy. {Their} eyes stayed completely dry, and so did {their} ears, and so did every bit of the foam. "It's a wonderful umbrella," said {pal}, whose socks were soaked. "That's the trouble with it."`,
        `{hero} returned with an umbrella. It was difficult to open in a bathtub, and it knocked over the toothbrushes. But then it stood above {them} like a roof. "Now it can rain," {they} said, and {pal} let it rain from the cup. It pattered, and it splashed, and all of it went on the floor. <"Did you feel anything?" asked {pal}.|"Has anything arrived?" asked {pal}.> "Not a single drop!" called {hero} happily. Then {they} put a hand on {their} head. The foam hadn't felt anything, either.`,
      ],
      A: [
        `{hero} considered the matter from the beginning. Water came from above; and for things that come from above, somebody had long ago invented the umbrella. {They} fetched the biggest one in the house, sat down in the bathtub, and opened it with a bang that swept three toothbrushes off the shelf. "Please begin," {they} called from underneath, and {pal} poured, and poured again. The water drummed on the cloth and <ran down on every side|fell in a curtain all the way around>, and inside it was as comfortable as a tent. Afterward they took stock. {hero's} eyes were dry, and so were {their} nose, {their} ears, and every last flake of the foam. "There's nothing the matter with the umbrella," said {pal}, wringing out a sock. "If anything, it's too good."`,
        `It was {hero's} own idea, and {they} had every reason to be proud of it. {They} carried the umbrella into the bathtub and lowered the roof until it rested on the foam. "I'm ready for the weather," {they} reported. {pal} made the weather with the cup, first a drizzle and afterward a cloudburst. All of it bounced off, and most of it was caught by {pal.his} socks. "How is it going in there?" {pal.he} inquired. "Splendidly!" cried {hero}. "I'm not getting the least bit wet!" There was an uncomfortable silence, in which <the last drops fell from the edge|something dripped from the edge>. It is impossible, as {they} now began to understand, to rinse a person who isn't getting wet. The foam remained on {their} head as before, and appeared to be satisfied with itself.`,
      ],
    },
    {
      id: "goggles-try",
      ...BATH,
      pose: "holding",
      feeling: "sad",
      with: ["pal worried"],
      props: ["thing:goggles", WATER],
      happening: "{hero} holds goggles in the bathroom and looks sad, and {pal} is there with more water.",
      I: [
        `After that came the swimming goggles. {hero} pulled the strap over the foam, and it slipped off. {They} pulled it under the foam, and it slipped off again. In the end {pal} fastened it with a sock, <and {hero} looked like a frog in a snowstorm|and {hero} looked like a diver in a snowstorm>. But water is clever. It discovered the little gap beside {their} nose, crept in, and stayed there. {hero} took off two small ponds. "They keep water out at the swimming pool," {they} sighed, "and they keep it in at home."`,
        `"Divers never mind water in the face," said {hero}, and put on the swimming goggles. It was a good idea, except for the foam. The strap slid up, and it slid down, and at the very first drops the goggles shot off like a slippery fish. <They landed among the toothbrushes.|They landed in the laundry.> {pal} just managed to stop pouring. {hero} picked them up and looked at {their} own small face in the glass. "They're made for swimming," {they} said. "Nobody goes swimming with whipped cream on."`,
      ],
      A: [
        `The next invention already existed. {hero} owned a pair of goggles, which had kept an entire swimming pool out of {their} eyes, and ought to be equal to a cup. The difficulty was the strap. It slid upward on the foam, and was pulled down; it slid downward, and was pulled up. Finally {pal} fastened it with a dry sock, and {hero} sat there <like a diver who has come up through a cake|like a frog in a snowstorm>. "You may pour," {they} commanded. The water ran over {their} forehead and discovered a gap next to {their} nose, no wider than a thread, and it moved in. {hero} lifted off two small ponds and emptied them into the bath. "At the pool they keep the water out," {they} said bitterly, "and at home they keep it in."`,
        `After the umbrella it was the turn of the goggles. Divers wore them, as {hero} pointed out, and nobody had ever heard a diver complain. The goggles went on quite well, but unfortunately they didn't stay there, since foam is one of the most slippery things there are. When the first few drops arrived, they shot away, struck the mirror, and <spun around in the sink|disappeared behind the laundry>. {pal} hurriedly lowered the cup. "We might look for a pair with glue," {pal.he} suggested. {hero} picked them up, and turned them over in {their} hands. They were made for somebody who goes to the water. They were no help at all when the water came to you, from behind, and without a word.`,
      ],
    },
    {
      id: "your-turn",
      ...BATH,
      pose: "holding",
      feeling: "determined",
      with: ["pal surprised"],
      props: [WATER, SHAMPOO],
      happening: "{hero} holds some water in the bathroom, and {pal} is surprised.",
      B: [
        `"Now I wash you!" Splash! "You did not say when!" said {pal}. "You never do," said {hero}.`,
        `"Your turn!" Splash went the cup. "I was not ready!" said {pal}. "I never am," said {hero}.`,
      ],
      E: [
        `"Now I will wash your hair," said {hero}, so {pal} bent over the tub. Splash! {pal} came up with a wet, red face. "You never told me it was coming!" {pal.he} cried. "But you never tell me," answered {hero}. <"No," said {pal} slowly, "I never do."|"No, I never do," said {pal} slowly.>`,
        `"Your turn," said {hero}, and {they} took the cup. {pal} held {pal.his} head over the tub, and the water came down. "But I was not ready!" cried {pal}. "I am never ready," said {hero}. It got <very|quite> quiet. "I never asked you," said {pal}, "but I will now."`,
      ],
      I: [
        `"Now you," said {hero}. It seemed only fair, so {pal} knelt on the bath mat and hung {pal.his} head over the edge of the tub. {hero} rubbed in a handful of shampoo, filled the cup, and emptied it. {pal} shot up with a noise like an unhappy seal. "My eyes!" {pal.he} spluttered. "You never even told me that it was coming!" "You never tell me, either," answered {hero}. They looked at each other in silence, and both of them dripped. <"No, I never do," admitted {pal}.|"Actually, that's true," said {pal}.>`,
        `{hero} took the cup out of {pal's} hand. "First I'll wash yours," {they} said, "and after that you'll understand." {pal} bent over the bathtub. The shampoo was pleasant, and {pal.he} had just begun to say so when the water arrived. {Pal.he} swallowed half of it and blew out the other half. "But I wasn't ready!" cried {pal}, hunting for a towel. "I'm never ready," said {hero}, "because it just comes." <{pal} sat down on the wet floor.|{pal} stopped hunting.> "I didn't know," {pal.he} said. "That cup is enormous from underneath."`,
      ],
      A: [
        `"Then let's do it the other way around," suggested {hero}, "and you be me." {pal} liked to be fair, so {pal.he} knelt on the mat and hung {pal.his} head over the edge of the bathtub. {hero} used an enormous amount of shampoo. {They} hummed, and talked about the ceiling, exactly as it was always done; and in the middle of a sentence {they} tipped the cup. {pal} came up barking like a seal. "You never told me that it was coming!" {pal.he} gasped, with both hands over {pal.his} eyes. "You never tell me, either," answered {hero}. It wasn't meant unkindly; it was simply a fact, and there it stood, dripping, between the two of them. <"No," said {pal} after a moment, "I don't believe I ever do."|"That's perfectly true," said {pal} after a moment.>`,
        `{hero} held out {their} hand for the cup. "Yours first," {they} said, and because {pal} could think of no reason against it, {pal.he} bent over the bathtub. It began delightfully. Nobody had washed {pal's} hair for {pal.him} in a very long time, and {pal.he} was about to mention how agreeable it was, when the flood arrived. It got into {pal.his} eyes, and up {pal.his} nose, and <into the middle of the word "agreeable."|down the back of {pal.his} shirt.> "But I wasn't ready!" {pal.he} spluttered, feeling around for a towel. "I'm never ready," said {hero}, and put one into {pal.his} hand, "because it comes when it comes." {pal} dried {pal.his} face, and took longer over it than was necessary. "I always supposed that it was a small cup," {pal.he} said finally. "It's entirely different from underneath."`,
      ],
    },
    {
      id: "turns-hill",
      ...BATH,
      pose: "thinking",
      feeling: "curious",
      with: ["pal calm"],
      props: [WATER, SHAMPOO],
      happening: "{hero} thinks hard in the bathroom, beside {pal}, some water, and shampoo.",
      E: [
        `{hero} tried again, with only a little water. "Say when," {they} said. "Now," said {pal}. It still ran <down|over> {pal.his} nose. {hero} looked at that nose. Water always runs down a hill. "We have to turn the hill around!" said {hero}. "Put your chin up!"`,
        `"You say when," said {hero}. "Now," said {pal}. The water ran down {pal.his} face again. {hero} put one finger under {pal.his} chin, and <up it went|pushed>. The next drops ran the other way! They ran over {pal's} hair and down behind.`,
      ],
      I: [
        `"This time you tell me when," said {hero}. "Now," said {pal} bravely, and {hero} poured a very little. It was better already, but it still ran over {pal.his} forehead and dripped off {pal.his} nose. {hero} bent down to examine it. Water always runs downhill, and at the bottom of this hill was {pal's} face. <"I've discovered it!" {they} said.|"It isn't the water's fault," {they} said.> "We only have to turn the hill around." So {pal} sat on the floor, and leaned {pal.his} head back over the edge of the bathtub.`,
        `They tried it again, with half a cup, and {hero} waited until {pal} said "now." That helped, but the drops still hurried down {pal.his} face, and {hero} followed them with a finger. They went over the forehead, along the eyebrow, and in. "You're a roof," {they} explained, "and your eyes are under the edge." {They} made {pal} lean back against the tub and tip {pal.his} chin up. <Then {they} let a single drop fall.|Then {they} tried it with a single drop.> It hesitated for a moment, and ran backward into the hair.`,
      ],
      A: [
        `"We'll do it over again," {hero} decided, "and this time you say when." "Now," said {pal}, holding on to the mat, and {hero} poured no more than a spoonful. It was certainly an improvement; but the water went over {pal.his} forehead just the same, and dripped from {pal.his} nose. {hero} knelt in order to examine it. Water <only ever does one thing|has only one idea>, and that is to go downhill. As long as {pal} was hanging over the bathtub like a coat, the bottom of the hill was {pal.his} face. "You have to be turned around," {they} ordered. So {pal} sat on the floor and laid {pal.his} head back upon the rim, chin up. The next spoonful hesitated for a moment, and then it ran backward over {pal.his} hair, and was never seen again.`,
        `A good inventor does not give up after one experiment. {hero} filled the cup halfway, asked {pal} to say "now" when {pal.he} was ready, and waited until {pal.he} had. That was the first discovery: it was an entirely different thing if you had said it yourself. The second took longer. {They} let the drops fall one by one and followed them with a finger, over the forehead, along the eyebrow, and in. "You're like a house," {they} informed {pal}, "and your eyes are where it drips from the roof." <So the house had to be tilted.|So the roof had to be tilted.> {pal} was turned around and seated on the floor, with {pal.his} neck on the rim and {pal.his} chin in the air. This time the drop stopped, thought it over, and rolled away into the hair.`,
      ],
    },
    {
      id: "sees-hippo",
      ...BATH,
      pose: "pointing",
      feeling: "surprised",
      with: ["pal excited"],
      props: [SHAMPOO],
      happening: "{hero} points at something in the bathroom, surprised, and {pal} is excited.",
      B: [
        `{pal} put {pal.his} head back. The water ran back, too. "I see a hippo up there!" {pal.he} said.`,
        `"Head up!" said {hero}. Now no water ran down. "Look!" said {pal}. "That spot is a hippo!"`,
      ],
      E: [
        `"How funny," said {pal}, with {pal.his} head back. "The brown spot on the ceiling is a hippo." {hero} pointed. "But that is <only|just> a spot." "You can only see it from down here," said {pal}. "It has two ears, and a very big bottom."`,
        `{pal} lay very still and looked up. "There is a hippo on our ceiling!" {pal.he} said. {hero} pointed at the brown spot. It looked like <a potato|an old potato>. "Not from over there," said {pal}. "It only comes when your head is back."`,
      ],
      I: [
        `{pal} lay there with {pal.his} chin in the air and said nothing for a while, and then {pal.he} laughed. "How long have we had a hippopotamus?" {pal.he} asked. "It's up there on the ceiling." {hero} pointed at the ugly brown spot, <which looked like a potato|the one that needed painting>. "Do you mean that?" "You can't see it standing up," said {pal}. "From underneath it has two ears and an enormous bottom." {hero} had been in this bathtub a hundred times, and {they} had never once looked up.`,
        `"Don't pour anything yet," said {pal}. "Somebody is in here with us." {hero} pointed at the ceiling. "That's only the spot where the pipe was dripping." "From where you are standing, perhaps," answered {pal}. "But from down here it's a hippopotamus, with two ears and an enormous bottom, and it's climbing into the water." {hero} put {their} head on one side, and then on the other. <It remained a spot.|It was still a spot.> You had to have your head all the way back, it seemed, and your eyes open.`,
      ],
      A: [
        `{pal} lay with {pal.his} chin in the air, as comfortable as a person can be on a wet floor, and gazed at the ceiling. Suddenly {pal.he} began to laugh. "All this time," {pal.he} said, "I've been wanting to paint over a hippopotamus." {hero} pointed at the brown spot where the pipe had dripped, which had the shape of <a potato, if anything|a rather uninteresting potato>. "That's because you're on your feet," {pal} informed {them}. "Seen from down here, it has two small ears and an extremely large bottom, and it's about to get into the bath." {hero} frowned. {They} had been in this bathtub on at least a hundred evenings, and had never set eyes on a hippopotamus; but then, {they} had never had {their} eyes open.`,
        `"Wait a moment," said {pal}, although nobody had been about to do anything. "There's somebody up there." {hero} pointed to the brown spot on the ceiling, which was the only thing that there was to be seen. "That isn't a spot," {pal} announced. "It's a hippopotamus, as seen from behind, and those are its ears." {hero} bent to the left, and to the right, and stood on tiptoe, but it remained a spot, <with a bump on either side|and not an interesting one>. "You'll never manage it from over there," {pal} explained, "because it has to be seen from the bathtub, with your head all the way back." {hero} considered this a little unfair. {They} had been coming here every single week, and yet {pal} was the first to be introduced.`,
      ],
    },
    {
      id: "not-yet",
      ...BATH,
      pose: "sitting",
      feeling: "brave",
      with: ["pal calm"],
      props: [TOWEL, WATER],
      happening: "{hero} sits bravely in the bathroom with a towel, and {pal} waits with the water.",
      B: [
        `{hero} had to see it. {They} got in and looked up. "You say when," said {pal}. "Not yet!"`,
        `{hero} put {their} head back. There it was! {pal} held up the cup. {Pal.he} did not pour yet.`,
      ],
      E: [
        `{hero} wanted to see that hippo. {They} got into the tub with a dry towel, and put {their} head back. "I will not pour the water until you say so," said {pal}. "Not yet," said {hero}. "Not yet." {pal} <waited and waited|only waited>.`,
        `{hero} sat down in the warm water, with a dry towel in one hand. {They} looked up, and up. There it was, with two ears and a big bottom! "Not yet," {they} said quickly. {pal} held up the cup and <waited and waited|did not pour any water>.`,
      ],
      I: [
        `{hero} wanted to meet that hippopotamus. {They} climbed into the warm water with a dry towel, just in case, and leaned against {pal's} arm. "I won't pour anything until you tell me," {pal} promised. "Not yet," said {hero}, and tipped {their} head an inch. "Not yet," {they} said, and tipped it all the way, and opened one eye. Over the bathtub hung the ugly brown spot, and it had two ears. <"Oh! But not yet!" said {hero}.|"There it is! Not yet!" said {hero}.> {pal} waited, and {pal.his} arm began to tremble.`,
        `"It's your ceiling, too," said {pal}, "and the cup stays up until you say the word." {hero} got into the tub, holding a dry towel for emergencies. {They} put {their} head back, and farther back, until there was nothing underneath it but {pal's} hand. <"Not yet," said {hero}. "Not yet."|"Wait," said {hero}. "Wait."> {pal} waited for as long as it takes to tie two shoes. And above them, out of an ordinary brown spot, came a hippopotamus.`,
      ],
      A: [
        `{hero} wished to see a hippopotamus, and for no other reason {they} climbed back into the bathtub. {They} took along a dry towel, folded small, for emergencies. {pal} put one hand behind {their} neck and raised the cup with the other. "It will remain up here until you say the word," {pal.he} promised, "because it's your hair." "Not yet," said {hero}, and tilted {their} head by an inch. "Not yet," {they} repeated at two inches, where it began to feel as though the floor were missing. {pal} knelt there like a statue, <and only {pal.his} elbow trembled|a statue of somebody with a cup>. "Not yet," whispered {hero}; and then {their} chin was up, and {their} eyes flew open, and there it was, brown and enormous and dignified, with two ears.`,
        `Nothing in the world is so hard to bear as a hippopotamus that only somebody else has seen. {hero} got back into the warm water. {They} asked for a dry towel and kept it in {their} fist, and asked for {pal's} hand, and had it put underneath {their} neck. "How long are you going to wait with that cup?" {they} inquired. <"Until you say the word," replied {pal}, "even if that's on Tuesday."|"Until you say the word," replied {pal}, "even if it's breakfast time."> So {hero} leaned back, and it was the longest journey that {they} had ever made without getting up. Halfway there {they} said, "Not yet," to see what would happen, and nothing did. {They} said it again, for the pleasure of it. Then {their} chin was pointing at the ceiling, and from the ceiling two ears were pointing at {them}.`,
      ],
    },
    {
      id: "says-now",
      ...BATH,
      pose: "sitting",
      feeling: "happy",
      with: ["pal happy"],
      props: [WATER, TOWEL],
      happening: "{hero} sits in the bathroom with water and a towel, and {pal} is as happy as {hero}.",
      B: [
        `{refrain2} The water ran back, back, back. Not one drop got in. "More!" {they} said.`,
        `{refrain2} The water came. It was warm. It ran down behind. {Their} eyes were dry!`,
      ],
      E: [
        `{refrain2} The water was warm. It ran back over {their} head and away behind {their} ears. {hero} looked at the hippo <all the time|the whole time>, with both eyes wide open. "And was that really all?" {they} asked.`,
        `{hero} took a very deep breath. {refrain2} {pal} poured, and all the foam slid away behind {them}. It felt like a warm hand. {Their} eyes were wide open, and they were <dry|still dry>. "Now you can do it again," said {hero}.`,
      ],
      I: [
        `"Now," said {hero}, and then there was no taking it back. Warm water arrived on the top of {their} head. It ran backward, over {their} hair and behind {their} ears, and disappeared. {hero} waited for the rest of it, but there wasn't any rest of it. <The hippopotamus hadn't even turned around.|The hippopotamus went on getting into its bath.> "Have you already poured it?" {they} asked. "Every drop," said {pal}. "Then you can do it again," said {hero}, "but only when I tell you."`,
        `Nobody had ever waited so patiently for {hero}. {They} looked up at the hippopotamus, and the hippopotamus was in no hurry. So {they} took a deep breath, held on to the towel, and called, "Now!" It began at the top of {their} head and went away from {them}, <like an enormous soft brush|like a warm blanket being pulled off>. The foam slid along with it, and nothing whatever ran down {their} face. {Their} eyes were so dry that {they} could blink. "That's number one," {they} said, surprised.`,
      ],
      A: [
        `At the top of every slide there is a moment when you know that you are going to let go. "Now," said {hero}. It was a very small word, but it belonged to {them}, and the cup obeyed. The water arrived on top of {their} head, exactly where {they} had expected it, and exactly when. It flowed backward through {their} hair, warm and unhurried, parted behind the ears, and ran off into the bath, taking a mountain with it. {hero} waited for the second half, the half with the eyes. <Little by little it became obvious that there wasn't one.|It took some time to understand that there wouldn't be one.> "Is it still up there?" inquired {pal}. "It hasn't moved," reported {hero}, staring at the hippopotamus with both eyes, "and now I'm saying now again."`,
        `{hero} examined the ears of the hippopotamus. {They} examined the bottom as well, and there was a great deal to examine. All this time {pal} knelt there and did not say "hurry," or "nearly," or "only a drop." {They} could never have explained why it was suddenly possible. "Now!" {they} called. Down came the water. It landed at the very top, turned around, <as if somebody had shown it the way|as obediently as a dog>, and went streaming off behind {them}. {Their} face had nothing whatever to do with it. {They} could feel the foam letting go, and {their} head becoming lighter, until it seemed about to float away. "Tell me when," said {pal}, with the cup already filled again. "When," said {hero}; and afterward, correctly, "Now!"`,
      ],
    },
    {
      id: "one-drop",
      ...BATH,
      pose: "holding",
      feeling: "determined",
      with: ["pal worried"],
      props: [TOWEL, WATER],
      happening: "{hero} holds on to a towel in the bathroom, and {pal} waits with the water.",
      E: [
        `At the third cup {hero} <turned|moved> to look at a boat. One drop ran right into {their} eye. "Stop!" cried {hero}, and {pal} stopped at once. {They} pressed the dry towel on {their} eye until it was over. Then {they} looked up again. "Now," {they} said.`,
        `Then one drop went the wrong way. "Stop!" cried {hero}. {pal} held the cup still. {hero} pushed the towel on {their} eye and <counted to five|counted a little>. It was only one drop. Up there the hippo waited. "Now," said {hero}, and put {their} head back again.`,
      ],
      I: [
        `By the third cup {hero} had become a little careless. {They} turned {their} head to see what the boats were doing, and one single drop ran down and went in. "Stop!" shouted {hero}. The cup stopped so suddenly that {pal} emptied the rest into {pal.his} own sleeve. {hero} pressed the dry towel to {their} eye. <It stung for about five breaths, and then it was over.|It stung until {they} had counted to seven.> It wasn't pleasant, but it was only one drop. {They} looked for the hippopotamus again. "Continue," {they} said. "Now."`,
        `Naturally one drop had to try it. During the third cup it wandered away from the others, slid past {their} eyebrow, and crept into the corner of {their} eye. "Stop!" cried {hero}. And this was <almost the best thing|the best thing> of the entire evening, because everything stopped. The cup hung in the air, half empty. {hero} pressed the dry towel on {their} eye, and nobody hurried {them}. "Was it terrible?" asked {pal}. "It was medium," said {hero}, and leaned {their} head back again. "All right. Now."`,
      ],
      A: [
        `They had come as far as the third cup when {hero}, who was getting used to it, turned {their} head to see about the boats. It was only for a second; but there is always one drop that is waiting for precisely such a second. It hurried down beside {their} nose and went in. "Stop!" yelled {hero}. The cup stopped, so suddenly that <{pal} emptied the rest of it up {pal.his} own sleeve|the remaining water went up {pal's} sleeve instead>. {hero} pressed the dry towel against {their} eye, and waited to see how terrible it was going to be. It stung, and it stung less, and after seven breaths it had become an ordinary eye again. {They} examined the hippopotamus with one eye and then with the other, and there was no difference. "Continue," {they} said, leaning back. "I mean, now."`,
        `It would be pleasant to report that every drop behaved itself, but the third cup contained one that did not. It set out together with the others, lost its way at {their} eyebrow, and slipped into the corner of {their} eye. "Stop!" cried {hero}; and now the most astonishing thing of the entire evening took place, for everything stopped. {pal} turned to stone, with the cup tilted in the air. <Even the boats appeared to be holding their breath.|A single drop hung from its edge and didn't dare to fall.> {hero} had all the time in the world to press the dry towel to {their} eye, and to wait until it was an ordinary eye again. It took about as long as sneezing three times. "How terrible was it?" inquired {pal}, barely moving {pal.his} lips. "It was medium," decided {hero}. "Now."`,
      ],
    },
    {
      id: "paints-around",
      ...BATH_MORNING,
      pose: "pointing",
      feeling: "proud",
      with: ["pal happy"],
      props: ["paint-pots", "thing:ladder", "paintbrush"],
      happening:
        "{hero} points proudly in the bathroom, and {pal} is happy beside a ladder and pots of paint.",
      B: [
        `{pal} got out the white paint. "Not the hippo!" said {hero}. So it stayed for hair wash night.`,
        `{pal} painted it all white. All but the hippo! It is there on hair wash night. "Now!" says {hero}.`,
      ],
      E: [
        `On Saturday {pal} got out the ladder and the white paint. "Not the hippo!" cried {hero}. So {pal} painted around it, <bit by bit|ears and all>. Now it is all white up there, but for one brown hippo. On hair wash night it gets a visit.`,
        `{pal} stood on the ladder with white paint. "Do you want it all over?" {pal.he} asked. "Not over the hippo!" said {hero}. So it stayed, and {hero} painted a little eye on it. Now it can see <somebody|who is> in the tub. "Not yet," says {hero}. "Now!"`,
      ],
      I: [
        `On Saturday {pal} came in with the ladder, the brush, and a bucket of white paint. {hero} ran in after {pal.him}. "Not the hippopotamus!" {they} shouted. So {pal} painted around it, and around each ear, while {hero} lay in the empty bathtub and pointed. <It took the entire day.|It took until supper.> Now the ceiling is as white as foam, with a hippopotamus in the middle of it. Every hair wash night it can hear somebody underneath. "Not yet," says {hero}. "Not yet. Now."`,
        `"Today I'm going to do it," said {pal}, and set up the ladder under the brown spot. {Pal.he} had white paint and a very wide brush. {hero} only pointed, and didn't say a word. "I'll need a smaller brush," said {pal}. The ceiling turned white, right up to the hippopotamus, and around its ears, and no farther. Finally {hero} was lifted up to paint one small black eye. <"Now it can see me," {they} explained.|"Now it can watch," {they} explained.> That evening {they} sat in the tub before the water did.`,
      ],
      A: [
        `One Saturday, when {pal} finally had a free day, {pal.he} carried the ladder into the bathroom, along with a wide brush and an enormous pot of white. {hero} came running in one sock, pointing upward. "Not the hippopotamus!" It takes an hour to paint a ceiling, and an entire day to leave out a part of it. {pal} went carefully around each ear with a brush as thin as a straw, while {hero} lay in the empty bathtub and gave directions. From the ladder nobody could tell where the animal stopped. <"Careful," {they} called, "that's still its bottom!"|"More to the left," {they} called, "that's still an ear!"> Now it stands there all alone, on a ceiling as white as foam. On hair wash night it hears two voices underneath. "Not yet," says one of them; and the other says nothing at all, and waits.`,
        `Nobody had mentioned the ceiling for weeks, and so, naturally, {pal} remembered it. The ladder was put up under the spot, and the paint was stirred. {pal} lifted the wide brush, looked around, and saw {hero} in the doorway, pointing upward without a word. "I was only going to ask for a smaller brush," said {pal}. It was a long Saturday. The white came nearer from all four sides, went around two ears, and stopped. When it was done, {hero} was lifted up, and painted a single black eye, <so that it could look over its shoulder|to let it look back over its shoulder>. It has been looking ever since. Once a week, when the water is only just running, it sees somebody come in without being called, put a dry towel on the edge, and lie back. "Now," somebody says.`,
      ],
    },
  ],
};
