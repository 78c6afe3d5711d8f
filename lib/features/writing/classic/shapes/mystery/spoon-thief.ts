import type { Shape } from "@/lib/features/writing/classic/grammar";

export const SPOON_THIEF: Shape = {
  id: "mystery/spoon-thief",
  theme: "mystery",
  wild: 4,
  tags: ["clues", "nest", "small", "kind", "family", "night", "food"],
  cast: {
    pal: ["dog", "cat", "girl", "boy", "mouse", "frog"],
    thief: ["bird"],
    elder: ["grandmother", "grandfather"],
  },
  picks: {
    dish: [{ text: "oatmeal" }, { text: "tomato soup" }, { text: "vanilla pudding" }],
  },
  refrain: {
    B: [`Who took the spoon?`, `Now we know who!`],
    E: [`Who in the world would steal a spoon?`, `So that is who would steal a spoon!`],
  },
  beats: [
    {
      place: "kitchen",
      time: "morning",
      weather: "clear",
      pose: "holding",
      feeling: "surprised",
      with: ["elder surprised", "pal curious"],
      props: ["cup", "box"],
      happening: "{hero} looks into an empty spoon drawer in the kitchen.",
      B: [
        `{open} {Again} sat down to eat. But there was not one spoon! {refrain}`,
        `{open} {Again} looked for a spoon. There was not one in the house! {refrain}`,
      ],
      E: [
        `{open} On Monday, one <silver |>spoon was <missing|gone>. On Tuesday, it was <seven|three>. And the <very |>next <morning|day>, {again} had to eat {dish} with a fork. {refrain}`,
        `{open} "Where are all the spoons?" asked {elder}. The forks and knives were in the drawer. But {again} could not find a single spoon for the {dish}. {refrain}`,
        `{open} First one spoon was missing, and then seven. On Wednesday, there was <only|just> one way to eat {dish}. {Again} had to try it with a fork. {refrain}`,
      ],
      I: [
        `{open} On Monday, one silver spoon was missing, and nobody noticed. On Tuesday there were three fewer. By Wednesday morning the drawer was completely empty, and {hero} was trying to eat {dish} with a fork. "I don't understand," said {elder}, looking under the toaster. "The forks are here, and so are the knives. Who in the world would steal only the spoons?"`,
        `{open} "Has anybody seen a spoon?" asked {elder}. On Sunday there were eleven. On Monday there were ten, and on Tuesday there were seven. This morning the drawer was empty. {hero} looked from the {dish} to the fork, and tried it, and most of it fell off. "But what kind of burglar only wants spoons?" asked {elder}.`,
      ],
      A: [
        `{open} On Monday, one silver spoon was missing, and nobody noticed. On Tuesday there were three fewer, and {elder} said that they must be in the dishwasher. On Wednesday morning the spoon drawer was completely empty, and {hero} sat in front of a bowl of {dish} with nothing to eat it with except a fork. "I cannot understand it," said {elder}, who was searching underneath the toaster. "The forks have not been touched, and neither have the knives. What sort of person breaks into a house, past a perfectly good television, and takes nothing but the spoons?"`,
        `{open} The first spoon disappeared on Monday, and it was not missed. Three more disappeared on Tuesday. "They will be in the dishwasher," said {elder}, who believed that most things were. But on Wednesday, when {hero} sat down to a bowl of {dish} and pulled open the drawer, there was nothing in the place for spoons except a crumb. {They} considered the whisk. "It makes no sense whatever," said {elder}. "Nobody has touched the silver teapot, or the money in the cookie jar. I have heard of burglars, and I have heard of people who particularly enjoy {dish}, but never of both together."`,
      ],
    },
    {
      place: "kitchen",
      time: "morning",
      weather: "clear",
      pose: "kneeling",
      feeling: "curious",
      with: ["pal curious"],
      props: ["notebook", "magnifier", "feather"],
      happening: "{hero} writes down clues in a notebook on the kitchen floor.",
      I: [
        `It was clearly a case for a detective. {hero} packed {bag}, and opened a new notebook. "Suspects," {they} wrote at the top. The first was the neighbor's puppy, who stole slippers. The second was Cousin Max, who stole cookies. The third was {pal}. "Me?" cried {pal}. "A good detective suspects everybody," said {hero}, and crossed {pal} out again, to be friendly.`,
        `{hero} put on a serious expression and opened a new notebook. {pal} suspected the puppy next door, who had once eaten a carpet. {hero} suspected Cousin Max, who always said "It wasn't me" before anyone had asked him. {They} packed {bag}. "And where were you on Tuesday?" {they} suddenly asked. {pal} jumped. "I was with you, building a dam!" {hero} turned back a page, and there was a drawing of the dam. That left only two.`,
      ],
      A: [
        `It was obviously a case for a detective. {hero} opened a new notebook, and packed a bag with {bag}. At the top of the first page {they} wrote "Suspects." The first was the puppy from next door, a known thief of slippers. The second was Cousin Max, who had once taken eleven cookies and afterward denied it, with crumbs. The third was {pal}. "Me?" cried {pal}, deeply wounded. "A good detective suspects everybody," {hero} explained. But {they} crossed the name out again, very neatly, because a good detective also needs somebody to talk to.`,
        `"Nobody is to leave the kitchen," said {hero}, in the voice of a detective, and then had to let {elder} out to water the beans. On the first line of a new notebook {they} wrote the puppy next door, who was known to have eaten a carpet. On the second went Cousin Max, who had a way of saying "It wasn't me" before anything had happened. The pencil hung over the third. "You can't mean me," said {pal}. "Where were you on Tuesday afternoon?" asked {hero}, not unkindly. "I was with you! We were constructing a dam." {hero} turned back a page, and there was an illustration of the dam. {They} packed the notebook away with {bag}, and {pal} remarked that it was difficult to be friends with a detective.`,
      ],
    },
    { rest: "older", place: "garden", time: "morning", weather: "clear", with: ["pal happy"] },
    {
      place: "garden",
      time: "noon",
      weather: "clear",
      pose: "thinking",
      feeling: "determined",
      with: ["pal curious"],
      props: ["notebook", "footprint"],
      happening: "{hero} searches the garden under the kitchen window for a trail.",
      B: [
        `{hero} took {bag}. {They} looked and looked. No paw prints! But there had to be a trail.`,
        `They took {bag} to look. No feet had been there! Was there a clue?`,
      ],
      E: [
        `{hero} packed {bag} and <began to look|looked> for a trail. The puppy next door only took shoes. The <baby|cat> only took <cake|fish>. There were no footprints under the window. Not one!`,
        `One window was open at the top, just a little. {hero} took {bag} to look below it. There were no footprints! "Then it can fly," {they} said. "We need one more clue."`,
      ],
      I: [
        `The puppy was asleep on four slippers and not a single spoon. Cousin Max had been at the dentist. That left the window, which was always open a crack at the top. "Nobody could fit through there," said {pal}. {hero} looked at the flower bed beneath it, and there were no footprints at all. "Somebody small," {they} wrote, "who does not walk. There has to be a trail somewhere."`,
        `The puppy was lying on four slippers, and when they shook it gently, it did not rattle. Cousin Max had been at the dentist, and he opened his mouth to prove it. So they investigated the back of the house. Only the top of the kitchen window was open, about as wide as a hand. Underneath was soft earth, perfectly smooth. "Not one footprint," said {hero}, "so it never touched the ground. But everybody leaves something behind."`,
      ],
      A: [
        `The puppy was discovered asleep on four slippers and not a single spoon. Cousin Max had spent the whole of Tuesday at the dentist, and had a sticker to prove it. That left only the kitchen window, which stood open at the top by about the width of a hand. "Nobody could possibly fit through there," said {pal}. {hero} went outside and studied the flower bed below. The earth was soft and freshly raked, and there was not one footprint in it. "It was somebody small," {they} wrote slowly, "who comes in at the top, and who does not walk. There must be some kind of trail." But wherever {they} looked, it was not there.`,
        `The puppy was shaken gently, and did not rattle. Cousin Max, when he was asked about Tuesday, immediately answered "It wasn't me" and "At the dentist," in that order. So the list was empty, and it was not yet ten o'clock. "Let us consider the way in," said {hero}. The door had been locked. The window was shut except for a gap along the top, and underneath it lay the flower bed, which {elder} had raked on Sunday. A solitary snail had crossed it on Monday. Since then absolutely nobody had, in boots or slippers or bare feet. "Then it never touched the ground," said {hero} slowly. "But everybody leaves something behind." The only difficulty was to find it.`,
      ],
    },
    {
      solve: "find",
      goal: "a tiny clue",
      place: "garden",
      time: "noon",
      weather: "clear",
      with: ["pal excited"],
    },
    {
      place: "garden",
      time: "afternoon",
      weather: "clear",
      pose: "holding",
      feeling: "excited",
      with: ["pal surprised"],
      props: ["feather", "notebook"],
      happening: "{hero} holds up a black and white feather and points to the tall tree.",
      E: [
        `It was a feather, black on one side and white on the other. They looked up together. High in the tallest tree, something winked in the sun, and winked again. "That is <what spoons do|a spoon>," said {hero}.`,
        `It was a feather, black and white. It smelled like {dish}! "Our thief is a bird," said {hero}, and looked up and up. At the top of the tall tree, something flashed like silver.`,
      ],
      I: [
        `It was a feather, black on one side and white on the other. Stuck to the tip was a little dried {dish}. "Evidence," breathed {hero}, and put it into an envelope. Then {they} lay down on {their} back to think, as detectives do. {mid} High in the tallest tree at the end of the street, something winked. It winked again. "{pal}," said {hero} quietly, "trees do not usually wink."`,
        `It was a feather, one half black and the other half white, with a crumb of dried {dish} on the tip. "This is our thief's coat," said {pal}, "and our thief's breakfast." They sealed it in an envelope. {mid} {hero} held the envelope up against the sky. Beyond it, at the top of the tallest tree in the street, something flashed. It stopped, and it flashed again. "Trees have leaves," said {hero} slowly. "They don't usually have mirrors."`,
      ],
      A: [
        `It was a feather, glossy black on one side and white on the other; and stuck to the very tip of it was a speck of dried {dish}. "Evidence," breathed {hero}, and sealed it in an envelope. After that {they} lay down flat on {their} back in the grass, for thinking is done best when the blood can get to it. {mid} <The clouds went over, and so did a butterfly.|> At the end of the street stood the tallest tree in the neighborhood, and high up in the top of it, where the sun could reach, something winked. A moment later it winked again. "{pal}," said {hero}, without moving, "trees do not as a rule wink."`,
        `It lay between two stones, and it was a feather. Half of it was as black as licorice and half was as white as milk, as though somebody had been unable to decide. Close to the tip was a crumb, and after a short discussion they agreed that it was {dish}. "So it eats our breakfast," said {hero}, "and it wears an evening jacket, and it comes in by the top of the window." {mid} You could almost see the thief by now; what you could not see was where it lived. {hero} turned in a slow circle, looking higher and higher, over the fences and over the chimneys. The crown of the tallest tree suddenly flashed, as if it had just had an excellent idea.`,
      ],
    },
    { rest: "everyone", place: "street", time: "afternoon", weather: "clear", with: ["pal happy"] },
    {
      place: "treehouse",
      time: "afternoon",
      weather: "clear",
      pose: "climbing",
      feeling: "surprised",
      with: ["thief worried", "pal surprised"],
      props: ["nest", "tree"],
      happening: "{hero} climbs up to a nest full of shining spoons where a shy bird hides.",
      B: [
        `The clue was a feather. So they looked up. In a nest were the spoons! A bird hid there.`,
        `It was a feather. So they looked up. There was a nest with spoons! A bird hid.`,
      ],
      E: [
        `{hero} climbed up to look. There was a big nest, and all around it stood the spoons. They were shining like a silver fence. Behind them, two tiny black eyes blinked. "Please go away," somebody whispered.`,
        `{hero} climbed up the tree, branch after branch. At the very top was a nest, with silver spoons all around it. "I was going to bring them back," said a thin bird. It hid its head.`,
      ],
      I: [
        `{hero} climbed from branch to branch, until {they} could look over the edge. There was the nest, and there were the spoons, eleven of them. They had not been thrown in a heap. They stood around the rim in a careful circle, like a shining fence. Behind the fence crouched a thin black-and-white bird with {thief.his} head under one wing. "I was going to bring them back," said the wing. "Please go away."`,
        `Up they went, one branch at a time. At the top was a nest no bigger than a hat. All around the edge of it stood the spoons, eleven of them, with their handles pushed down between the twigs. Somebody had polished them. From behind the biggest, a thin black-and-white bird looked out anxiously. "They are only borrowed," the bird explained. "I was always going to return them." Then it tucked its head under one wing, and would not come out.`,
      ],
      A: [
        `{hero} climbed from branch to branch, with the envelope between {their} teeth, until {they} could see over the edge. There was the nest, and there were the spoons, eleven of them altogether. They had not been tossed in a heap, as you would expect of stolen goods. They had been arranged around the rim in a careful circle, each one leaning slightly inward, like people looking into a cradle. Behind them crouched a thin black-and-white bird, who had put {thief.his} head under one wing, in the hope of not being there. "I was always going to bring them back," said the wing, in a very small voice. "Every single one. Please go away."`,
        `It was an excellent tree for climbing, with a branch wherever you wanted one. {hero} went up with the envelope between {their} teeth, and {pal} came behind, giving advice. At the top was a nest. It was thin in places, and it had been mended with string; but around the rim, with their handles pushed down among the twigs, stood eleven silver spoons. All of them had been polished until they shone, and all were tilted in the same direction. "I know how it looks," said a voice. It belonged to a bird in black and white, who was considerably thinner than a burglar ought to be. "I intended to return them before you noticed. It never occurred to me that anybody could eat {dish} every day." With that, {thief.he} tucked {thief.his} head under one wing.`,
      ],
    },
    {
      solve: "shy",
      other: "thief",
      place: "treehouse",
      time: "afternoon",
      weather: "clear",
      with: ["thief curious", "pal calm"],
    },
    {
      place: "treehouse",
      time: "sunset",
      weather: "clear",
      pose: "kneeling",
      feeling: "happy",
      with: ["thief happy", "pal happy"],
      props: ["nest", "egg"],
      happening: "{hero} leans over the nest and sees one small egg in the middle of the spoons.",
      B: [
        `In the nest was one cold egg. The spoons made it warm in the sun! {refrain2}`,
        `"I have an egg," said the bird. "The spoons keep the sun on it." {refrain2}`,
      ],
      E: [
        `In the <middle of the nest|nest> lay a <single|small, blue> egg. "It was <always |>so cold up here," <whispered|said> {thief}. "But a <shiny |silver |>spoon can catch a little sunlight." All together, they kept the egg wonderfully warm. {refrain2}`,
        `"Look what they can do," said {thief}. There was a single egg in the middle. Every spoon carried a little sunlight to it, and the egg was wonderfully warm. {refrain2}`,
      ],
      I: [
        `"Look," said {thief}, and hopped aside. In the middle of the nest lay a single speckled egg. "It is always in the shade here," {thief} explained, "and I cannot sit on it and find food as well. Then I noticed what your spoons do." {hero} looked closer. Every spoon caught the sunlight and bent it inward. Eleven warm golden spots lay on the egg, like eleven tiny suns.`,
        `{thief} moved politely to one side, and they saw the egg. There was only one, and it had freckles. "This side of the tree is always in the shadow," {thief} explained, "and whenever I look for food, it gets cold. Then I passed your window one morning at breakfast." {Thief.he} touched a spoon. A round spot of sunlight traveled across the nest and stopped on the egg, where ten others were waiting. "That isn't stealing," said {pal} admiringly. "That is an oven."`,
      ],
      A: [
        `"Look, then," said {thief}, and politely hopped to one side. In the middle of the nest, on a bed of moss, lay a single speckled egg. "It is in the shade nearly all day," {thief} explained, "and I am <naturally |>unable to sit on it and find something to eat as well. <Then one morning|Fortunately, one morning> I happened to notice what your <beautiful |>spoons were doing to the light." {hero} leaned in. Each of the spoons had caught a piece of the afternoon and bent it inward. Eleven warm, golden spots lay trembling on the egg, like eleven very small suns. It was <not a robbery at all|certainly not a robbery>. It was an invention.`,
        `"It is about this," said {thief}, and stepped aside. There was one egg in the nest, freckled like a nose, and when {hero} held a hand above it {they} could feel that it was warm. That was extremely peculiar, for the nest lay in the shadow. "I have to leave it whenever I look for food," {thief} explained, "and every time I returned, it was colder. I had begun to sing to it, which was not the same. Then one morning I was passing your kitchen, and somebody was eating {dish}, and there was a little sun on the ceiling." {Thief.he} turned one of the spoons by the width of a hair. A round spot of light wandered over the twigs and settled among ten others. "Nobody has stolen anything," {hero} declared. "Somebody has invented an oven."`,
      ],
    },
    {
      place: "kitchen",
      time: "evening",
      weather: "clear",
      pose: "holding",
      feeling: "proud",
      with: ["elder happy", "pal happy"],
      props: ["notebook", "box", "feather"],
      happening: "{hero} shows {elder} the notebook and a box of shiny lids.",
      I: [
        `That evening {hero} told them everything, with drawings. {extra} {elder} <listened|listened quietly>, and did not say a word<| about dessert or police>. "An egg needs about eighteen days," said {elder}, "and I suppose we could eat with ladles." But {hero} had a better idea. In the shed was a box of old jam lids, polished and flat and exactly the right size. <They caught the sun even better.|> By Friday, the spoons were home.`,
        `At supper {hero} explained everything and drew the nest on a napkin. {extra} "An egg like that takes eighteen days," said {elder}, and looked thoughtfully at a fork. "Well, I have eaten with worse." But {hero} had already run out to the shed. {They} came back with a box of old jam lids, and rubbed one with {their} sleeve. A bright spot jumped up on the ceiling. By Friday there were eleven lids in the tree, and eleven spoons in the drawer.`,
      ],
      A: [
        `That evening {hero} made {their} report, with diagrams. {extra} {elder} listened to the end of it without interrupting, which is unusual in a person who has eaten soup with a fork for three days. "An egg takes about eighteen days," said {elder} thoughtfully, "and I suppose that we could manage with the ladle." But {hero}, who had been turning the matter over all the way down the tree, had a better idea. There was a box in the shed, full of old jam-jar lids. <They were round, and light, and when you rubbed them with your sleeve they shone like mirrors.|> By Friday the egg was warmer than ever, and every spoon was home.`,
        `{elder} was shown the notebook, and the feather, and a picture of the nest on the back of an envelope. {extra} "And how long does an egg take?" {elder.he} inquired. It took about eighteen days, and they had {dish} on most of them. There was a thoughtful silence. "We could always learn to drink it," said {elder}. But {hero} had noticed a brilliant spot on the ceiling, and that it originated from the lid of the jam. {They} hurried out to the shed and returned with a dusty box; and inside it were dozens of lids, as round as moons. They polished until bedtime. On Friday the drawer clinked again, and at the top of the tallest tree it was noon all day.`,
      ],
    },
    {
      place: "garden",
      time: "morning",
      weather: "clear",
      pose: "waving",
      feeling: "happy",
      with: ["thief happy", "pal happy"],
      props: ["nest", "feather"],
      happening: "{hero} waves to a bird and a chick on the kitchen windowsill.",
      B: [
        `{hero} gave the bird tin lids. The spoons came home. Then out came a baby bird! {close}`,
        `{hero} got tin lids for the egg. They got the spoons back. One day a small bird came! {close}`,
      ],
      E: [
        `{hero} took {thief} a box of shiny lids, and the spoons all came home. {extra} Two weeks later, there was a tap on the kitchen window. It was {thief}, with one fluffy chick. {close}`,
        `Old jam lids shine like spoons! {hero} gave {thief} a big box of them. So the silver spoons came home again. {extra} One morning, a tiny new bird flew in to visit everybody. {close}`,
      ],
      I: [
        `{close} Eighteen days later, there was a tapping at the kitchen window, near the top, where it was open by a crack. In came {thief}, and behind {thief.him}, upside down, came something fluffy. It landed in the {dish}. It looked around at all of them, and it seemed pleased. Then it noticed what {hero} was holding. It opened its beak. Nobody <in the family |>has ever found that spoon.`,
        `{close} It was a Tuesday when somebody knocked, but not at the door. It was the top of the kitchen window. {thief} flew in and bowed politely. Behind {thief.him} came a fluffy gray ball, which landed in the {dish}. It noticed a spoon, and in the spoon it noticed another little bird, upside down. {hero} waved when they flew home together. Afterward there were ten spoons in the drawer.`,
      ],
      A: [
        `{close} Eighteen days later, there was a tapping at the kitchen window, at the top, where it stood open by about the width of a hand. In came {thief}; and after {thief.him}, upside down, with a great deal of flapping, came something small and fluffy that had plainly never done this before. It landed in the {dish}. It sat up, looked around the table at each of them in turn, and appeared to approve. Then its round black eyes fell on the thing in {hero's} hand, which was long, and curved, and full of light. It put its head on one side. Nobody in the family has ever seen that spoon again.`,
        `{close} On the eighteenth day they heard a knock, although there was nobody at the door. It came from the top of the kitchen window. {thief} flew in, bowed to everybody in turn, and immediately whistled. Through the gap fell a ball of gray fluff. It bounced off the curtain and landed, sitting down, in the {dish}. {hero} politely held out a spoon, to help it, and the chick leaned forward. In the hollow of the spoon another chick, upside down, leaned forward too. When {hero} had waved goodbye, {elder} counted everything in the drawer, and remarked that ten were really perfectly sufficient.`,
      ],
    },
  ],
};
