import type { Shape } from "@/lib/features/writing/classic/grammar";

const HILL = { place: "hill", weather: "clear" } as const;
const POT = "thing:pot";
const BAG = "thing:backpack";

export const TWO_OF_EVERYTHING: Shape = {
  id: "care/two-of-everything",
  theme: null,
  wild: 2,
  tags: ["family", "camping", "tent", "together", "stars", "funny", "building"],
  about: [
    "two-dad two-daddy two-father two-papa both-dad both-daddy both-of-my-dads both-of-his-dads both-of-her-dads both-my-dads my-dads my-daddies his-dads her-dads their-dads our-dads his-daddies her-daddies our-daddies dads-are-the-best dad-and-papa papa-and-dad daddy-and-papa papa-and-daddy daddy-and-dad dad-and-daddy dad-and-pop pop-and-dad gay-dad gay-father camping-with-my-dads",
  ],
  care: ["family"],
  premise: "{hero's} two dads have packed two of everything for the night on the hill, except for the tent.",
  shows: ["@dad", "@papa", "tent"],
  talk: [
    "What could we build from things that we have two of?",
    "What does {hero} notice that both dads miss?",
    "Which of us would pack what, if we were to sleep on a hill?",
  ],
  cast: {
    pal: ["dog", "cat", "rabbit", "duck"],
    dad: ["father"],
    papa: ["grown-up-man"],
  },
  refrain: {
    B: ["Two of this and two of that!", "Two of this, and one of {hero}!"],
    E: ["Two of this, and two of that!", "Two of this, two of that, and only one {hero}."],
  },
  beats: [
    {
      id: "packs-bags",
      place: "living-room",
      time: "morning",
      weather: "clear",
      pose: "standing",
      feeling: "excited",
      with: ["dad happy", "papa happy", "pal excited"],
      props: [BAG],
      happening: "{hero} stands in the living room with a bag, between both dads, and {pal} is excited.",
      B: [
        `{hero} had two dads. "Tonight we sleep on the hill!" they said. {dad} packed a bag. Papa packed a bag.`,
        `"We will see the stars fall!" said {hero}. Both dads ran to pack. They took two big bags.`,
      ],
      E: [
        `{hero} had two dads and one big wish. Tonight the stars would fall, and {they} wanted to be awake for it. {dad} packed the red bag in the hall. Papa packed the green bag in the kitchen. <They both sang.|They both hummed.>`,
        `"Tonight we will sleep in the tent," said {dad}, "and watch the stars fall." He packed a red bag. Papa packed a green one. <"Don't look!" called both dads.|"Nobody look!" both dads called.> {hero} had never slept on a hill before.`,
      ],
      I: [
        `Every August there is a night when the stars fall, dozens of them in an hour. {hero} had always slept through it. "But this year we'll be up on the hill, in the tent," said {dad}, and he packed the red bag in the hall. Papa packed the green bag in the kitchen. <Both dads whistled.|Both dads whistled, though not the same song.> {hero} sat on the stairs in between with {pal}, and had been ready since before breakfast.`,
        `There were two dads in {hero's} family, and each of them was proud of his packing. {dad} packed for bad weather, and Papa packed for hunger. Tonight they would all sleep on the hill, because in August the stars come down like sparks. "Don't look yet!" called {dad} from the hall. "Don't come in!" called Papa from the kitchen. <Something clanked.|There was a lot of clanking.> {hero} had been waiting for this night since the snow.`,
      ],
      A: [
        `Once a year, in the middle of August, the stars fall, and anybody who spends that night on a hill can count them. {hero} knew all about it from both of {their} dads, who never missed it; but {they} had invariably been asleep at the time. This year was going to be different, because this year there would be a tent. In the hall {dad} was packing the red bag, and thinking of the weather. In the kitchen Papa was packing the green bag, and thinking of dinner. <Neither of them could see the other.|Each was hoping to surprise the other.> {hero}, whose own bag was blue and extremely small, sat on the stairs between them with {pal}, and was perfectly happy.`,
        `"I'll see to everything," {dad} had announced, and had disappeared into the hall. "Leave it all to me," Papa had announced, at exactly the same moment, and had disappeared into the kitchen. It was a habit of {hero's} two dads to say things at the same moment. Now from both ends of the house came a noise of clanking, and of somebody sitting on a zipper. <{pal} ran from one end to the other, and got in everybody's way.|{pal} went back and forth, and was told by both of them not to look.> They were going to sleep up on the hill tonight, since it was August, and the stars would be falling, and you can't see that properly through a roof. {hero's} bag had been ready since Tuesday.`,
      ],
    },
    {
      id: "finds-stick",
      place: "forest",
      time: "noon",
      weather: "clear",
      pose: "walking",
      feeling: "happy",
      with: ["papa happy", "dad happy", "pal happy"],
      props: [BAG, "tree"],
      happening: "{hero} walks uphill through the woods with both dads and {pal}, and they carry big bags.",
      B: [
        `Both dads had to go slow. {hero} found a long stick. "This is the best stick!" {they} said.`,
        `Up they went, two dads and {hero}. {They} saw a big stick. "That comes with us," {they} said.`,
      ],
      E: [
        `The way was steep, and both bags clanked. In the woods {hero} found a stick. It was as straight as a broom and as tall as Papa. "Do we need it?" asked {dad}. "There is only one like it," said {hero}, and took it along.`,
        `Both dads were slow, because their bags were so <heavy|fat>. {hero} ran ahead with {pal} and found a stick. It was long and straight. "We have all we need," said Papa. "But it is the best stick in the woods," said {hero}, and kept it.`,
      ],
      I: [
        `The path climbed up through the woods, and both dads puffed like kettles. Whatever they had packed, it clinked on the left, and it clanked on the right. Halfway up {hero} found a stick. It was as straight as a broom and exactly as tall as Papa. "What do we need that for?" asked Papa. "We've got everything already." "We haven't got this," said {hero}, and carried it like a flag. <{pal} kept well away from the end of it.|Behind {them} {pal} kept out of the way.>`,
        `{dad} had to rest at the first bench, and Papa had to rest at the second one. "It's the weather that's so heavy," said {dad}, and patted his bag. "It's the dinner," said Papa, and patted his. {hero} didn't need any rest. {They} ran ahead with {pal}, and ran back again, and brought a stick along. It was long and smooth and very straight. "Put it back, we've got everything," said both dads. <But there was only one such stick in the world.|But a stick like that is found only once.> {hero} kept it.`,
      ],
      A: [
        `The path went up through the woods, and it was not a path for people who have packed for every possibility. Both dads were puffing like kettles. Whatever was in those bags, it clinked on the left, and it clanked on the right, and on the steep parts it did both at once. Halfway up, among the ferns, {hero} discovered a stick. It was as straight as a broom and precisely as tall as Papa. "And what would we need that for?" inquired Papa, leaning on a tree. "We've got absolutely everything." "But we've only got one of this," said {hero}. <{They} carried it over {their} shoulder, and at every bend {pal} had to duck.|So {they} carried it in front like a banner, and {pal} marched along behind.>`,
        `"It's the weather that weighs so much," {dad} explained, when they had reached the first bench and he was lying on it. "It's the dinner," explained Papa, who was lying on the grass. {hero} had no weather and no dinner to carry, and therefore {they} covered the distance three times: once up, once back, and once with a stick. There are many sticks in the woods, but they are crooked, or rotten, or belong to a beetle. This one was long and smooth and beautifully straight. <"You'd better leave it, because we have everything," said both dads in chorus.|"We have everything that one can have," said both dads in chorus.> {hero} looked at the stick. You could have two of nearly anything; but not, {they} felt, of that.`,
      ],
    },
    {
      id: "opens-bags",
      ...HILL,
      time: "afternoon",
      pose: "kneeling",
      feeling: "surprised",
      with: ["dad surprised", "papa surprised", "pal curious"],
      props: [POT, "umbrella", "rope", "blanket"],
      happening: "{hero} kneels on the hill by a pot, an umbrella and a rope, and both dads are surprised.",
      B: [
        `{dad} had a pot. Papa had a pot, too! {dad} had a rope. So did Papa! {refrain}`,
        `They opened the bags. Two pots! Two ropes! Two blankets! Both dads laughed. {refrain}`,
      ],
      E: [
        `On top of the hill both dads opened their bags. {dad} had a cooking pot, and so had Papa. {dad} had a rope, and so had Papa. "And two umbrellas!" counted {hero}. "And two blankets!" {refrain}`,
        `"I brought beans for dinner," said {dad}. Papa laughed, because he had beans, too. Out came two ropes, two blankets, and two umbrellas. "You both have the same idea every time," said {hero}. {refrain}`,
      ],
      I: [
        `At the top they opened the bags. "I brought a pot," said {dad} proudly. "So did I," said Papa. Each of them had a rope. Each of them had an umbrella, a can of beans, and a picnic blanket, one striped and one checked. "I even brought a second spoon," said {dad}, "in case you forgot." "I brought three," said Papa, "in case you did." {hero} counted everything twice, and it was always two. <Both dads laughed until they had to hold on to each other.|Both dads had to wipe their eyes, because they were laughing so hard.> It was like living with a mirror.`,
        `"Now for my surprise," said {dad}, and pulled an umbrella from the red bag. "That's my surprise, too," said Papa, and pulled one out of the green bag. There followed two pots, two ropes, two cans of beans, and two picnic blankets, one striped and one checked. <{hero} laid everything down in the grass, in two neat rows.|{hero} set everything down in pairs, as if for an ark.> "We've known each other too long," said {dad}. "We have exactly the same head," said Papa. Both dads were delighted, and {pal} tried out each of the blankets.`,
      ],
      A: [
        `At the top, where the grass was short and the sky was very large, the bags were opened. "I thought of a pot," said {dad}, with modest pride. "How funny," said Papa, and lifted out another. Each of them had thought of a rope. Each had thought of an umbrella, an enormous can of beans, and a picnic blanket, although {dad's} was striped and Papa's was checked. "I brought a spoon for you, in case you forgot yours," said {dad}. "I brought one for you," said Papa, "in case you forgot yours." By now both dads were laughing so hard that they had to hold each other up. <{hero}, who was keeping count, never got any farther than two.|{hero} had once wondered what it meant that they were made for each other; it meant this.>`,
        `"And now," said {dad}, in the voice of a magician, "what do we need if it rains?" He drew an umbrella from the red bag. "Astonishing," said Papa, and drew an umbrella from the green one. After that there was no stopping them. Out came two pots and two ropes, and two cans of beans of such enormous dimensions that they explained why the path had been so exhausting. There were even two picnic blankets, one of them striped and one of them checked. <{hero} arranged it all in the grass, two by two, like the passengers of an ark.|Everything came out two by two, as though an ark had landed on the hill.> "We have precisely the same brain," said {dad} contentedly. "We only keep it in two heads," said Papa; and {pal} lay down on one of the blankets, and then, in fairness, on the other.`,
      ],
    },
    {
      id: "lacks-tent",
      ...HILL,
      time: "afternoon",
      pose: "pointing",
      feeling: "worried",
      with: ["dad worried", "papa worried", "pal curious"],
      props: [BAG, "umbrella"],
      happening: "{hero} points at an empty bag on the hill, and both dads are worried.",
      B: [
        `"But where is the tent?" asked {hero}. {dad} looked at Papa. Papa looked at {dad}. No tent!`,
        `"And the tent?" asked {hero}. "Papa has it," said {dad}. "{dad} has it," said Papa. Oh, no!`,
      ],
      E: [
        `"And who has the tent?" asked {hero}. {dad} pointed at Papa. Papa pointed at {dad}. It became very quiet on the hill. They turned both bags <over|upside down>, and out fell one sock. There was no tent.`,
        `"Now let's put up the tent," said {hero}. "Yes, let's," said both dads, and nobody moved. "You have it," said {dad}. "No, you have it," said Papa. The two bags were empty. The tent was <under the bed|in the closet> at home.`,
      ],
      I: [
        `"And now the tent," said {hero}. {dad} looked expectantly at Papa. Papa looked expectantly at {dad}. A cricket chirped. "I thought that you had it, because of the weather," said Papa slowly. "I thought that you had it, because it's next to the frying pan," said {dad}. They turned both of the bags over and shook them, and a single sock fell out. <It was the only thing of which there weren't two.|It didn't even have a partner.> The tent was lying in the closet at home, as it had all winter.`,
        `There was only one thing missing in the grass. {hero} looked at all of the pairs, and then {they} looked again. "Which of you has the tent?" {they} asked. "He has," said both dads, and each pointed at the other. Then the smiles slid slowly off their faces. <They felt in the bags up to their shoulders.|They put their heads into the bags.> On that whole hill there were two pots, two ropes, two of everything, and no tent at all.`,
      ],
      A: [
        `"And now the tent," said {hero}, rubbing {their} hands. {dad} looked encouragingly at Papa, while Papa looked encouragingly at {dad}. Somewhere in the grass a cricket started, and thought better of it. "I assumed that you had it," said Papa eventually, "since a tent is a kind of weather." "I assumed that you had it," said {dad}, "since it lives next to the frying pan." They turned both bags over, and shook them, and one sock fell out. <It had no partner, and seemed to be ashamed of it.|It was the first thing all day of which there weren't two.> The tent was lying where it had been lying since last summer, which is to say, in the closet under the stairs.`,
        `It was {hero} who noticed. {They} had been walking up and down between the pairs like a general, admiring the pots, and gradually {they} slowed down. "Which of you," {they} asked, "has got the tent?" "He has," replied both dads cheerfully, each pointing at the other; and there they stood with outstretched fingers, like two signposts that have had a disagreement. <The smiles took a while to leave their faces.|For some time nothing was to be heard but the wind.> Two people with precisely the same brain, it turned out, can remember precisely the same things. They can also forget precisely the same thing; and the thing that they had forgotten, both of them, was the only one that nobody had brought twice.`,
      ],
    },
    {
      id: "says-sorry",
      ...HILL,
      time: "afternoon",
      pose: "sitting",
      feeling: "sad",
      with: ["papa sad", "dad sad", "pal calm"],
      props: [BAG],
      happening: "{hero} sits sadly in the grass on the hill between both dads.",
      I: [
        `"I'm so sorry," said {dad}. "I'm so sorry," said Papa. They even had two of those. "We could come again tomorrow, with the tent," said {dad}, but they all knew that tomorrow the stars would have finished falling. {hero} sat down between both dads and pulled up some grass. It wasn't that {they} {was} angry. <It's hard to be angry with two people who look like wet dogs.|But {their} throat felt tight, as if {they} had swallowed a button.> {They} had only wanted to be awake for it, once.`,
        `"It was me," said {dad}. "No, it was me," said Papa. For a while both dads wanted it to be their own mistake, and neither would let the other have it. {hero} listened to them, and felt the night on the hill getting smaller and smaller. "We can watch from the window at home," said Papa. "You can't see it from there," said {hero}, "because there's the bakery." <Nobody could argue with the bakery.|Everybody thought of the bakery.> {pal} came and leaned on {their} knee.`,
      ],
      A: [
        `"I can't tell you how sorry I am," said {dad}. "I can't tell you how sorry I am," said Papa. They even had two of those. It was suggested that they might come again tomorrow; but nobody's heart was in it, because by tomorrow the stars would have finished falling, and would not begin again for a year. {hero} sat down in the grass between both dads, and counted. A year was enormous. {They} {was} not really angry. <It is difficult to be angry with two people who look so much like wet laundry.|One can hardly be angry with a person who is patting one's back, still less with two of them.> But {they} had been awake on this hill so many times already, in {their} head, that it hurt to think of going home and simply being asleep.`,
        `"It was entirely my doing," said {dad}. "It was nothing of the kind; it was mine," said Papa. For several minutes both dads disputed the mistake, as other people dispute the last piece of cake, and neither would let the other have it. {hero} sat in the middle with {their} chin on {their} knees. "There's always the window at home," Papa offered finally. "From the window at home," said {hero}, "you can see one third of the sky and the whole of the bakery." <It was true, and they were all silent.|There was no answer to the bakery.> {pal} came and leaned against {their} leg; and below them, very small, lay the road by which a person could walk back.`,
      ],
    },
    {
      id: "looks-again",
      ...HILL,
      time: "afternoon",
      pose: "thinking",
      feeling: "curious",
      with: ["papa curious", "dad curious", "pal curious"],
      props: ["rope", "blanket", "umbrella"],
      happening: "{hero} thinks on the hill over a rope, a blanket and an umbrella, beside both dads.",
      B: [
        `{hero} looked at it all. "We have two ropes. We have two blankets. We can make one tent!"`,
        `{hero} had an idea. "Two dads can hold a rope! Then the blankets go on top," {they} said.`,
      ],
      E: [
        `"We must go home," said {dad} sadly. {hero} looked at the things in the grass. Two ropes could be one long rope. Two blankets could be one big roof. "Wait!" {they} said. "<We did bring a tent.|The tent is here.> It is only in pieces!"`,
        `"I am sorry," said {dad}. "I am sorry," said Papa. Even of that there were two! {hero} lifted up a blanket and looked under it. It was like a little roof. "Give me the ropes," {they} told both dads. "I know how we can stay."`,
      ],
      I: [
        `{hero} looked at the things in the grass, because they were there to be looked at. Two ropes, {they} thought. Each was too short, but if you tied them together, there was one long rope. Two blankets were one large roof. Two umbrellas were two round doors. "We did bring a tent," {they} said slowly, "but you brought half of it each, and you called it something else." Both dads lifted their heads. <"Say that again," said Papa.|"Go on," said {dad}.> {hero} was already tying a knot.`,
        `A tent, thought {hero}, wasn't a thing at all. It was a roof, and something to hold it up, and some sort of door. {They} picked up one of the ropes. It reached halfway from the first pine tree to the second. "We're always saying that we've got two of everything," {they} told both dads, "so let's turn every two into one." <{They} tied the ropes together.|{They} knotted one rope to the other.> Now it reached the entire way, and Papa stopped looking at the road.`,
      ],
      A: [
        `Because there was nothing else to look at, {hero} looked at all the things in the grass. There was a rope, and it was too short for anything; but beyond it lay its twin. Suppose that you tied them together. There was a picnic blanket, as big as half a roof, and there was the other half. {They} sat up straight. An umbrella was a sort of round door, and a house might very well have a front door and a back. <"Nobody forgot it," {they} said.|"It isn't at home," {they} said.> "You did bring a tent. You brought half of it each, and packed it under a different name." Both dads stared, first at {hero} and then at the ropes, and two identical smiles began at exactly the same moment.`,
        `What was a tent, actually, when you thought about it? {hero} thought about it, lying on {their} stomach. It was a roof, and something that held up the roof, and a place to crawl in. It was not, strictly speaking, any single thing at all. {They} got up and took one of the ropes, and walked with it from the first pine tree toward the second, until the rope gave out in the middle. Then {they} came back for the other one. <"We've been saying two, two, two all day," {they} told both dads, "and nobody has tried adding."|"Everybody has been counting," {they} told both dads, "and nobody has been adding."> {They} tied the best knot that {they} knew, on top of the second-best. It reached; and Papa, who had begun putting beans back into his bag, took them out again.`,
      ],
    },
    {
      id: "roof-sags",
      ...HILL,
      time: "sunset",
      pose: "standing",
      feeling: "surprised",
      with: ["papa surprised", "dad happy", "pal surprised"],
      props: ["blanket", "rope", "tree"],
      happening: "{hero} stands on the hill by a rope and a blanket, with both dads and {pal}.",
      E: [
        `They tied the rope from tree to tree and hung the blankets on it. "It stands!" cried {dad}. Papa crawled inside. Then the middle sank <slowly|softly> down, and the roof lay on Papa. "It is very cozy," said the roof.`,
        `{dad} tied one end, and Papa tied the other. {hero} threw both blankets over the rope. But a long rope is a tired rope. The middle sank down and down, until it lay on {pal}. The blanket stood up and <walked|ran> away, on little feet.`,
      ],
      I: [
        `{dad} tied his end to the left tree, and Papa tied his end to the right one. {hero} threw the blankets over. For a moment it was a tent, and they cheered. Papa crawled in to try it. Then, with a sigh, the whole middle sank down and settled on him. "It's wonderfully warm," said a lump in the shape of Papa. They pulled the rope tighter, and it sank again. <Two dads could hold up two ends.|Each end had a dad.> What it lacked was a middle.`,
        `It nearly worked immediately. The rope ran from one pine tree to the other, and over it hung both of the blankets. They made half a striped roof and half a checked one. Everybody crawled in. "I'd call it roomy," said {dad}. Then the rope stretched, slowly and comfortably, as a cat does, and the roof came down on four heads. <"I'd call it snug," said Papa.|"Or snug," said Papa's voice.> {hero} crawled out and frowned at it. A tent oughtn't to be excellent at both ends and hopeless in between.`,
      ],
      A: [
        `{dad} fastened his end to the pine on the left, and Papa fastened his to the pine on the right, and {hero} flung the blankets across. It was a tent. They cheered, and Papa, as the taller of the two, crawled inside in order to test it. Then the long rope gave a sigh, and the entire middle of the roof descended, quite gently, and settled upon Papa. "It's remarkably warm in here," reported a lump. They hauled the rope tighter. It thought the matter over, and sank. <"It's the ends that a rope is good at," said {dad}.|"It's fine at both ends," said {dad}, "and exhausted in between."> With two dads, {hero} thought, you could have an end on either side; but what was wanted now was something for the middle.`,
        `It very nearly worked immediately. Between the two pines ran the rope; over the rope hung both blankets, one striped and one checked, so that the roof appeared to be in two minds; and beneath it sat two dads, one child, and {pal}, congratulating one another. "Roomy," said {dad}. The rope stretched itself. It did so slowly and luxuriously, like a cat upon a bed, and the roof came down on all of their heads. <"Snug," Papa corrected him, from somewhere.|"I take back roomy," said {dad}, muffled.> They tried it tighter, and they tried it higher. It would do beautifully at both ends, where there was a tree, and a dad beside each tree. In the middle, where there was nothing, it did nothing whatever.`,
      ],
    },
    {
      id: "stick-holds",
      ...HILL,
      time: "sunset",
      pose: "holding",
      feeling: "proud",
      with: ["dad happy", "papa happy", "pal excited"],
      props: ["tent", "umbrella"],
      happening: "{hero} stands proudly by a tent on the hill, and both dads and {pal} are happy.",
      B: [
        `The top fell down. It had no middle! So {hero} got the long stick. Up, up! A tent!`,
        `Both dads pulled the rope. It went down in the middle. {hero} put the stick there. It stood!`,
      ],
      E: [
        `The two ends were good, but the middle needed help. Then {hero} ran and got the stick. {They} put it under the rope, right in the middle, and pushed. Up went the roof! "That stick!" cried both dads. <"There is only one like it," said {hero}.|"I told you so," said {hero}.>`,
        `"Two trees, two ropes, two dads," said {hero}. "But we need one thing in the middle." And {they} had it! {They} stood the long stick under the rope. The roof went up and stayed up. The umbrellas were the doors. <It looked like a whale.|It looked like a big, happy bat.>`,
      ],
      I: [
        `Two of everything was no use now. They needed just one thing, something long and straight, to stand in the middle. {hero} looked at both dads, and both dads looked at {hero}. Then all three of them ran for the stick. {hero} set it under the rope and pushed, and the roof rose up like a curtain. It stayed there. "And I said that we had everything already," said Papa. With an umbrella at each end, the tent looked like <a whale with ears|a bat that had eaten well>.`,
        `"It needs a middle," said {hero}, "and I've got one." {They} fetched the stick from the grass. It fitted under the rope as though somebody had measured it, because it was exactly as tall as Papa. Up went the roof, in a point. {dad} opened his umbrella at the front, and Papa opened his at the back. They walked around it without a word. <It was striped, and checked, and slightly crooked.|It was a bit crooked, and it was the best tent they had ever had.> "I take back what I said about that stick," said {dad}.`,
      ],
      A: [
        `So here, finally, was a thing that couldn't be done with two. It wanted one: something long, and straight, and about as tall as Papa. {hero} looked at both dads. Both dads looked at {hero}. Then all three of them ran, and {pal} after them, and the stick was carried back in triumph like a king. {They} set it beneath the rope and leaned with all {their} weight, and the roof went up in a point, trembled, and stayed. <"And I said that we had everything," murmured Papa.|"And to think that I believed we had everything," said {dad}.> An umbrella was opened at the front, another was opened at the back, and the whole affair stood against the sunset like a whale with ears.`,
        `"It needs a middle," said {hero}, "and as it happens, I have brought one." {They} walked over to the stick, without hurrying, for there are moments that one would like to last. It slid beneath the rope as though it had been measured, being precisely as tall as Papa. The roof rose to a peak and remained there. {dad} opened one umbrella, for a front door; Papa opened the other, for a back. Then both dads stepped away to look at it. It was half striped and half checked, and it leaned a little to the south. <"I withdraw everything that I said about that stick," said {dad}.|"I have never seen a better one in a shop," said Papa.> {hero} said nothing, but {they} stood the way that people stand beside a thing that they have built.`,
      ],
    },
    {
      id: "mixes-beans",
      ...HILL,
      time: "sunset",
      pose: "holding",
      feeling: "happy",
      with: ["papa happy", "dad happy", "pal curious"],
      props: [POT, "campfire", "thing:spoon"],
      happening: "{hero} holds a pot by a campfire on the hill, and both dads are happy.",
      E: [
        `Then both dads cooked beans. {dad's} beans had far too much salt. Papa had forgotten the salt. They both watched while {hero} tried them. {They} <thought|waited> for a moment and mixed both pots. Now the beans were just right!`,
        `There were two pots of beans, and each dad wanted {hero} to try his first. {They} took two spoons, and ate from both at once! One was too hot, and one was too sweet. Together they were <very good|the best beans ever>.`,
      ],
      I: [
        `Of course there were two dinners. {dad} made his beans with a great deal of salt, and Papa, who was talking, forgot it completely. Each of them gave {hero} a spoonful, and then both dads waited anxiously. {hero} chewed. {They} had learned something today. Without a word {they} tipped one pot into the other, and stirred <twice to the left and twice to the right|until you couldn't tell which was whose>. "Now try it," {they} said. They were the best beans that anyone had ever eaten on a hill.`,
        `The sun was going down, and there were two pots on the fire. "Mine has got pepper in it," said {dad}. "Mine has got honey in it," said Papa. "Which is better?" asked both dads. It was a dangerous question. The first made {hero's} eyes water, and the second stuck to {their} teeth. So {they} took half of this one and half of that one, and mixed them on the plate. <"The middle one," said {hero} with a full mouth.|"This one," said {hero}, and wouldn't tell them how.> Then everybody wanted the middle one.`,
      ],
      A: [
        `There were, naturally, two dinners. {dad's} beans had been salted with enthusiasm; Papa had been telling a story, and hadn't salted his at all. Each of them presented {hero} with a spoonful, and afterward both dads leaned forward anxiously, as they did when a tooth was being looked at. {hero} chewed the one, and chewed the other. It seemed a pity for anybody to come second on such an evening. Besides, {they} had learned a method. {They} lifted one pot, tipped it calmly into the other, and stirred<|, in both directions>. "Now," {they} said, and handed out the spoons, of which there were five. In the opinion of everyone there, including {pal}, they were the finest beans that had ever been eaten out of doors.`,
        `"Mine has pepper in it," remarked {dad} casually, stirring. "And mine has honey," remarked Papa. The fire crackled. "It doesn't matter in the least which you prefer," said both dads, and didn't take their eyes off the spoon. {hero} tasted. The pepper made {their} eyes water; the honey stuck {their} teeth together. A person in the middle, {they} reflected, must be tactful, but may also be clever. So {they} put half of the one onto {their} plate, and half of the other, and mixed them thoroughly. <"This is the best one," {they} declared, "and you both made it."|"I like this one best," {they} declared, pointing.> It happened to be true, and within a minute the two pots had been emptied into one.`,
      ],
    },
    {
      id: "shower-passes",
      place: "tent-inside",
      time: "evening",
      weather: "rain",
      pose: "sitting",
      feeling: "worried",
      with: ["dad worried", "papa calm", "pal worried"],
      props: ["umbrella", "blanket"],
      happening: "{hero} sits in the tent in the rain with an umbrella, between both dads.",
      I: [
        `Then a cloud came over the hill, a fat gray one, and it stopped exactly above them. They all crawled in. The rain drummed on the roof, and everybody looked up. Would it hold? It held. There was only one drip, and it fell on Papa's nose, wherever he put it. {hero} had one hand around the stick. "How are things in the middle?" asked {dad}. <"Dry," said {hero} proudly.|"Everything's fine in the middle," said {hero}.> But what if the cloud stayed all night? You can't see a star fall through a cloud.`,
        `"There," said {dad}, when the first drops fell, "I did say weather." They sat in a row, with both dads on the outside, and listened to it hammering on the blankets. The umbrellas shook. The stick creaked, but it stood. <A single drip came through, and {pal} drank it.|One drop came through, and hit {pal} on the ear.> "I packed for this," {dad} said happily. {hero} wasn't afraid for the tent. {They} worried about the stars, which had to be up there somewhere, falling without anybody.`,
      ],
      A: [
        `Toward evening a cloud drifted up from behind the hill, a fat gray one, and came to a halt directly above them. They only just got inside. The rain drummed on stripes and checks alike, and four faces were lifted to see whether it would come through. It did not; or rather, it came through in one place only, and that was above Papa's nose, wherever he moved it. {hero} kept a hand around the stick. <It hummed a little, like the mast of a ship.|{They} could feel it tremble, and stay where it was.> "And how are things in the middle?" inquired {dad} over the noise. "Dry," said {hero}. {They} {was} proud of it. All the same {they} kept listening to that cloud, because a star can't fall through a cloud; or if it occasionally does, nobody ever sees it.`,
        `"There it is," said {dad} at the first drop, with deep satisfaction. "I packed for that." They sat in a row beneath the blankets, with a dad at each end to keep out the draft. The rain came down upon the hill as if somebody had forgotten it at home, and had only now sent for it. The umbrellas shuddered, but every one of the knots held. <A single drop discovered a way inside, and traveled down the stick to {pal}.|A single drop came in, and everybody watched it, and politely made room for it.> "It's an excellent tent," said Papa, patting the stick; and {hero} knew that it was, and only wished that it were less necessary. Behind all of that gray the stars must have begun by this time, falling one after another, without anybody to say "oh."`,
      ],
    },
    {
      id: "stars-fall",
      ...HILL,
      time: "night",
      weather: "starry",
      pose: "pointing",
      feeling: "excited",
      with: ["dad happy", "papa happy", "pal curious"],
      props: ["tent", "star"],
      happening: "{hero} points up at the stars on the hill at night, with both dads beside the tent.",
      B: [
        `Night came. {hero} lay with two dads. Look! A star fell! "Oh!" they said. One more fell!`,
        `It was dark. "There!" called {dad}. "There!" called Papa. Two stars! {hero} saw both of them.`,
      ],
      E: [
        `At night they all lay in the grass, with {hero} in the middle. "There!" cried {dad}, and a star fell on the left. "There!" cried Papa, and a star fell on the right. Each dad saw one. <But {hero} saw both.|Only {hero} saw them both.>`,
        `Then it was dark, and {hero} was still awake. Something bright ran over the sky without a sound. "Oh," said {hero}, and both dads said it, too. The next star was <green|longer>. They got to forty, and then they stopped counting.`,
      ],
      I: [
        `At ten o'clock the cloud moved on. They crawled out through the front umbrella, and above them was the entire sky, freshly washed. They lay down on their backs, with {hero} between both dads. "There!" shouted {dad}, and something bright ran down on the left. "There!" shouted Papa on the right. Each of them was sorry for the other, who had been looking the wrong way. <{hero} said nothing.|{hero} didn't say a word.> In the middle you could see every single one.`,
        `The drumming stopped. {hero} put {their} head out past the umbrella and said "Oh," and that was all {they} could say. There were more stars than {they} had known about, and one of them had just come loose. It slid down the whole sky without making any noise. Both dads came out on their hands and knees. <"Did you see that?" whispered Papa.|"That was a good one," whispered {dad}.> They counted together, up to sixty-one. Then they only lay there and said "oh," sometimes one at a time, and sometimes all three at once.`,
      ],
      A: [
        `Toward ten o'clock the cloud was called away to some other hill. They crawled out through the front umbrella, and above them hung the whole of the sky, newly washed, with nothing whatever in front of it. They lay down on their backs on the waterproof side of a blanket, with {hero} between both dads. "There!" cried {dad}, as something bright went gliding down on the left. "There!" cried Papa, a moment afterward, on the right. Each of them was sincerely sorry for the other, who was invariably facing in the wrong direction. <{hero} could have told them something, but was too busy.|{hero} lay between them and didn't say a word.> In the middle, provided that you opened your eyes wide enough, you didn't miss a single one.`,
        `Gradually the drumming grew thin, and finally it stopped. {hero} put {their} head out past the umbrella, intending to report on the weather; but all that {they} reported was "Oh." There were far more stars than anybody had mentioned, and one of them, at that very instant, came loose; it slid down the side of the night without the slightest noise and was gone before it arrived. Both dads came out on their hands and knees. <"That one was yours," whispered Papa.|"You were awake for that one," whispered {dad}.> After it came another, and presently a pair. They counted as far as sixty-one. Eventually the counting fell asleep, although {hero} didn't; and for a long time there was nothing on the hill but somebody saying "oh," on the left, or on the right, or in the middle.`,
      ],
    },
    {
      id: "sleeps-middle",
      place: "tent-inside",
      time: "night",
      weather: "starry",
      pose: "sleeping",
      feeling: "sleepy",
      with: ["papa sleepy", "dad sleepy", "pal sleepy"],
      props: ["blanket", "tent"],
      happening: "{hero} sleeps in the tent between both dads, under a blanket, with {pal}.",
      B: [
        `They all lay in the tent. Two dads said good night. {They} lay in the middle. {refrain2}`,
        `{dad} slept. Papa slept. In the middle it was so warm! {pal} slept there, too. {refrain2}`,
      ],
      E: [
        `In the tent {dad} lay on one side, and Papa on the other. "Good night," said both dads at once. {hero} was already asleep beside the stick. {refrain2}`,
        `{hero} got a kiss from each of {their} dads. Then both dads began to snore, one high and one low. {pal} lay on all the feet. {refrain2}`,
      ],
      I: [
        `Much later they lay in the tent, under two jackets. {dad} kissed {hero} good night, and so did Papa, on the other cheek. Then two dads began to snore, one high and one low. {hero} looked up along the stick to where the stripes met the checks. There were two of nearly everything on this hill. <But there was one stick, and there was one {hero}.|There was only one stick, though, and only one {hero}.> Both were in the middle, exactly where they were needed. {pal} yawned, and after that nobody was awake.`,
        `"Next year we'll bring the tent," murmured {dad} in the dark. "Next year we'll bring the tent," murmured Papa. "No," said {hero}, "next year we'll bring the stick." That was agreed. On {their} left somebody warm turned over, and on {their} right somebody warm turned over, too. {They} had two dads, two cold feet, and an entire sky, and {they} {was} asleep before {they} could count {pal}. <Outside another star fell, all by itself.|Above the tent one last star fell, for anyone who was up.> It was long and green, and it didn't make a sound.`,
      ],
      A: [
        `Much later they lay inside, beneath two jackets, and {hero} was kissed good night on the one cheek by {dad} and on the other by Papa. Soon afterward both dads were snoring, one of them high, one of them low, so that it very nearly made a tune. {hero} lay and looked up along the stick, to the place where the stripes met the checks. There were two pots on this hill, and two ropes, two umbrellas, and two dads; there were two of practically everything that a person can need. <But of that stick there was only one, and there was only one {hero}.|There was only one stick, and there was only one {hero}.> They were both in the middle. {They} meant to think about that a little longer, but {pal} sighed, and the night was very large and warm, and {they} slept.`,
        `"Next year," murmured {dad} in the darkness, "I'll remember the tent." "Next year," murmured Papa at the same moment, "I'll remember the tent." "Then we'd have two," said a sleepy voice between them, "and no stick." This was considered, and found to be correct. Somebody warm turned over on {hero's} left. Somebody warm turned over on {hero's} right, and took most of the jacket along, and gave it back. <{pal} lay down across as many feet as possible.|Outside the pots ticked as they cooled.> Both dads were asleep before they had finished saying good night. Over the hill one more star came loose and ran the whole length of the sky, long and green and silent; and the tent stood below it, striped, checked, and slightly crooked, with the stick in the middle, and {hero} beside it.`,
      ],
    },
  ],
};
