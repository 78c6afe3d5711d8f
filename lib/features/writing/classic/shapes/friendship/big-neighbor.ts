import type { Shape } from "@/lib/features/writing/classic/grammar";

export const BIG_NEIGHBOR: Shape = {
  id: "friendship/big-neighbor",
  theme: "friendship",
  wild: 7,
  tags: ["friend", "shy", "street", "kind", "home", "party", "food"],
  about: ["neighbor new-neighbor new-house moving-house moving house street", "giant"],
  cast: {
    pal: ["dog", "cat", "girl", "boy", "mouse", "rabbit"],
    giant: ["bear", "elephant", "dinosaur", "dragon"],
  },
  picks: {
    gift: [
      { text: "blueberry pie", prop: "cake" },
      { text: "loaf of bread", prop: "bread" },
      { text: "bag of apples", prop: "basket" },
    ],
  },
  refrain: {
    B: [`"Too big!" said the street.`, `"Just right!" said the street.`],
    E: [
      `"Too big, too big!" said everyone on the street.`,
      `"Just right, just right!" said everyone on the street.`,
    ],
  },
  beats: [
    {
      place: "street",
      time: "morning",
      weather: "clear",
      pose: "pointing",
      feeling: "surprised",
      with: ["giant worried", "pal surprised"],
      props: ["wagon", "box", "door"],
      happening: "{hero} points at a very big {giant.kind} moving into the little house next door.",
      B: [
        `{open} {A giant.kind} came to live next door. It was so big! {refrain}`,
        `{open} "Look!" said {pal}. {A giant.kind} came to live next door. {refrain}`,
      ],
      E: [
        `{open} Somebody new moved in next door. {hero} and {pal} looked over the fence. First came a chair as big as a bed. <Then came a bed as big as a bus.|> Last came {a giant.kind}. {refrain}`,
        `{open} "Come and look!" called {pal}. {hero} <ran|came> to the window. {A giant.kind} was moving in next door, and {giant.he} did not fit through the door. {refrain}`,
      ],
      I: [
        `{open} The moving van arrived on Saturday. Everybody on Maple Street came out to look. First the movers carried out a teacup the size of a bucket. <After that came an armchair the size of a car.|> Last of all, {a giant.kind} squeezed out of the back, apologized to the van, and tried to fit through the front door. It took three tries and some butter. "That," {hero} said, "is our new neighbor."`,
        `{open} On Saturday a big van stopped next door, and all of Maple Street had to look out of the window. A bathtub came out, big enough for a whale, and after it a toothbrush like a broom. "Somebody is going to be large," said {pal}. Then {a giant.kind} climbed carefully down. {Giant.he} said sorry to the van, and got stuck in the door. "That," {hero} said happily, "is our new neighbor."`,
      ],
      A: [
        `{open} The moving van drew up on Saturday, and everybody on Maple Street happened to be watering their front steps. First the movers carried out a teacup as large as a bucket. <After that came an armchair that was the size of a small car, and a pair of slippers you could have gone sailing in.|> Last of all the owner of these belongings backed slowly out of the van, apologized to it, and attempted to enter the house. It was {a giant.kind}. It took three tries, a good deal of butter, and somebody pushing. "That," {hero} said, with deep satisfaction, "is going to be our new neighbor." Up and down the street, one after another, the doors were closed.`,
        `{open} On Saturday morning an enormous van stopped in front of the little house next door, and everybody on Maple Street found something wrong with their curtains. Out came a bathtub in which a whale might have been comfortable. Out came a toothbrush that had started life as a broom. "Somebody is going to be rather large," remarked {pal}. The van rose several inches. {A giant.kind} had climbed down from it. {Giant.he} begged its pardon, and tried the front door, and the back door, and finally the cellar. "That," {hero} said, delighted, "is our new neighbor." All along the street the curtains were quietly drawn again.`,
      ],
    },
    {
      place: "kitchen",
      time: "noon",
      weather: "clear",
      pose: "holding",
      feeling: "happy",
      with: ["pal worried"],
      props: ["@gift", "basket"],
      happening: "{hero} packs a welcome present in the kitchen while {pal} looks out of the window.",
      I: [
        `The new neighbor was called {giant}, and everything went wrong from the start. {Giant.he} waved hello and knocked down a lamp post. {Giant.he} sat down on a bench, and then it was not a bench. By Monday, people were crossing the road. "Nobody has even said welcome," said {hero}. {They} put {a gift} in a basket, and also {bag}. "You cannot be afraid of somebody who says sorry to a van."`,
        `"{Giant.his} name is {giant}," said {pal} from the kitchen window, "and {giant.he} is saying good morning to the lamp post." There was a crash. "Now {giant.he} is sitting down on the bench." There was another. All weekend the neighbors stayed behind their curtains. On Monday {hero} packed {a gift} and {bag}, to say welcome. "Aren't you frightened?" asked {pal}. "No," said {hero}, "because when the bench broke, {giant.he} patted it."`,
      ],
      A: [
        `The new neighbor's name was {giant}, and matters went wrong from the very beginning. {Giant.he} waved good morning, and knocked over a lamp post. {Giant.he} sat down on a bench in order to be out of the way, and afterward it was no longer a bench. {Giant.he} sneezed, once, and Mrs. Abbot's washing was never seen again. By Monday people were crossing to the other side of the road. "Nobody has even said welcome," said {hero}, who was putting {a gift} into a basket, together with {bag}. "What if {giant.he} steps on us?" asked {pal}. "I do not believe," said {hero}, "that you need to be frightened of somebody who apologizes to a van."`,
        `"{Giant.his} name is {giant}," reported {pal} from the kitchen window, "and {giant.he} is wishing the lamp post a very good morning." There was a crash. "Now {giant.he} has settled on the bench, in order to be out of everybody's way." There was another crash, and it sounded like firewood. A tremendous sneeze followed, and Mrs. Abbot's washing disappeared <in the direction of the coast|over the rooftops>. All weekend the people of Maple Street remained behind their curtains. On Monday {hero} put {a gift} into a basket, together with {bag}. "Aren't you frightened?" asked {pal}, who was. {hero} considered the question honestly. "When that unfortunate bench collapsed," {they} said, "did you notice that {giant.he} patted it?"`,
      ],
    },
    { rest: "older", place: "street", time: "noon", weather: "clear", with: ["pal worried"] },
    {
      place: "garden",
      time: "afternoon",
      weather: "clear",
      pose: "standing",
      feeling: "curious",
      with: ["giant sad", "pal worried"],
      props: ["@gift", "gate", "tree"],
      happening:
        "{hero} brings a present to the garden where huge {giant} tries to hide behind a small tree.",
      B: [
        `{hero} and {pal} took {bag} to {giant}. But {giant} was shy. {Giant.he} hid by a tree.`,
        `"Hello, {giant}!" said {hero} and {pal}. They had {bag}. But {giant} hid by a tree.`,
        `{hero} took {bag}. "Let us go and say hi next door!" But {giant} was shy. {Giant.he} hid by a tree.`,
      ],
      E: `{hero} packed {bag} and went to say hello. {giant} stood behind a small tree. The tree only hid {giant.his} nose. "Please go away," said {giant}. "I will only break you."`,
      I: [
        `There was nobody in the house. They found {giant} in the garden, hiding behind a young apple tree. It was about as wide as a broom, and it hid {giant.his} nose quite well. The rest stuck out on both sides. "Please do not come any closer," said the tree. "I <break|damage> <things|everything>. I have <already |>broken a bench and a lamp, and I have only been here <for two days|since Saturday>. I am too big for <everything|everybody>."`,
        `Nobody answered when they knocked, but behind the house an apple tree was trembling, although there was no wind at all. It was an extremely young tree. Behind it, with both eyes tightly shut, stood {giant}, who believed that this was hiding. "Please be careful," {giant.he} whispered. "Everything that I touch seems to fall over. First it was a lamp, and then it was a bench, and the next one could be you." One last leaf came sailing down.`,
      ],
      A: [
        `There was nobody at home, but there was somebody in the garden. {giant} had heard the gate, and had hidden behind a young apple tree, which was about as wide as the handle of a broom. It concealed {giant.his} nose extremely well; the remainder stuck out on either side. "I should be grateful if you would not come any closer," said a low, unhappy voice from behind the tree. "I never intend to, but I break things. I have already broken a lamp, and a bench, and somebody's washing, and I have only been here since Saturday." A leaf fell off the tree, and {giant} winced.`,
        `Nobody answered when they knocked. In the garden behind the house a young apple tree was trembling, although there was not a breath of wind. Behind it stood {giant}, with both eyes tightly shut, evidently believing that a person who sees nothing is not there. "I would not come any closer, if I were you," {giant.he} whispered. "Everything that I am fond of seems to fall over. First it was the lamp, and afterward it was the bench, and I have made up my mind not to become fond of anybody." {hero} put the {gift} down in the grass, where it could easily be seen. It was difficult to know what to say to somebody who was being so careful of them.`,
      ],
    },
    {
      solve: "shy",
      other: "giant",
      place: "garden",
      time: "afternoon",
      weather: "clear",
      with: ["giant curious", "pal calm"],
    },
    {
      place: "garden",
      time: "afternoon",
      weather: "clear",
      pose: "sitting",
      feeling: "happy",
      with: ["giant happy", "pal happy"],
      props: ["@gift", "cup"],
      happening: "{hero} has tea in the garden with enormous {giant}.",
      E: `They had tea in the garden. {hero's} cup was as big as a bucket. {giant} told funny stories, in a voice as soft as fur. "You are not too big," said {hero}. "This street is <just|only> a bit too <small|narrow>."`,
      I: [
        `They had tea on the lawn, in buckets. {giant} ate the {gift} in one polite bite, and told them <funny|extraordinary> stories. {mid} {Giant.he} knew the names of all the birds, because they sat on {giant.his} head. {Giant.he} could whistle two notes at a time. "You are not too big," said {hero}. "It is only that nobody here has discovered yet what you are big for."`,
        `{giant} poured the tea into buckets, since there were no small cups in the house. {Giant.he} shared out the {gift} with enormous care. {mid} Whenever {giant.he} laughed, the spoons jumped, and a <robin|sparrow> came down to sit on {giant.his} head. "Everybody says that I am too big," said {giant}. "Too big for what?" asked {hero}. {giant} thought about it for a while. "Nobody ever mentioned that," {giant.he} said. "Then we had better find out," said {hero}.`,
      ],
      A: [
        `They had tea upon the lawn, out of buckets. {giant} ate the {gift} in one bite, but it was a very polite bite; and after that {giant.he} told them stories, in a voice like a cello being played in another room. {mid} {Giant.he} knew every bird on the street by name, because they liked to sit on {giant.his} head. {Giant.he} could whistle in two parts. {Giant.he} had once been seasick in a swimming pool. "In my opinion," said {hero}, when {they} had stopped laughing and dried {their} eyes, "you are not too big in the least. It is only that nobody around here has discovered yet what you are big for."`,
        `There was not a single small cup in the house, so the tea was served in buckets, with a saucepan for {pal}. {giant} shared out the {gift} so carefully that nobody got a crumb more than anybody else. {mid} {Giant.he} had been the smallest of seven, it turned out, and had never been called large in {giant.his} life before last Saturday. Whenever {giant.he} laughed the spoons jumped, and a <robin|sparrow>, which had settled on {giant.his} head, went up and down like a boat. "They say that I am too big for this street," {giant.he} admitted, over the second bucket. "Too big to do what, exactly?" asked {hero}. It appeared that nobody had ever gone into detail. "In that case," said {hero}, "it is high time that somebody found out."`,
      ],
    },
    {
      rest: "everyone",
      place: "street",
      time: "afternoon",
      weather: "cloudy",
      with: ["pal happy", "giant calm"],
    },
    {
      place: "hill",
      time: "afternoon",
      weather: "rain",
      pose: "running",
      feeling: "worried",
      with: ["pal worried", "giant worried"],
      props: ["wagon", "cake"],
      happening: "{hero} runs in the rain to a baker's wagon that is stuck in a ditch.",
      B: [
        `Then it rained. The bread man's wagon ran down the hill! It was stuck in the mud.`,
        `Then came the rain. Bump! The bread man had lost his wagon. It was stuck in the mud!`,
      ],
      E: `Then came an enormous crash! The baker's wagon had slid off the muddy road, and now it sat in a ditch. It was full of cakes for the party. Everybody pushed, but it was stuck.`,
      I: [
        `They heard the crash at four o'clock. It had begun to rain, and on the hill the road was as slick as soap. The baker's wagon had slid into the ditch, with all the cakes for the summer party inside. The entire street came running. They pushed and they pulled, in their slippers, in the mud. The wagon tipped a bit farther over. Somewhere inside, something made of whipped cream went splat.`,
        `First it rained, and then somebody on the hill screamed, "The cakes!" The baker had been on the way to the summer party, with his wagon piled up to the roof. But wet cobblestones are worse than butter. Now the wagon lay in the ditch, with one wheel in the air. All of Maple Street came running, <some of them with umbrellas|half of them in aprons>. "One, two, three!" yelled the baker, and they pushed. A single cherry rolled out and disappeared in the mud. The wagon did not even wobble.`,
      ],
      A: [
        `They heard the crash a little after four. It had begun to rain, and the road down the hill was as slippery as soap. The baker's wagon, which was carrying all of the cakes for the summer party, had gone around the bend sideways and come to rest in the ditch. The whole of Maple Street ran out to help. They pushed, and they pulled, and they gave one another a great deal of advice. The mud went over their shoes. The wagon gave a lurch, and tilted a little farther. From somewhere inside it, quite distinctly, came the sound of whipped cream arriving at a wall.`,
        `It began with rain, and continued with a shout, and ended with a long, splintering slither. "The cakes!" somebody screamed. Everybody on Maple Street knew which ones. The baker had spent three days getting ready for the summer party, and at four o'clock he had started down the hill with his wagon piled up to the roof. But wet cobblestones are considerably worse than butter. Now it lay in the ditch, leaning on one elbow. The neighbors came running with umbrellas and good advice. They counted to three, and pushed; <they counted to five, in case it made a difference|they counted to three again, and pulled>. A single cherry rolled out from under the canvas, and went by, and disappeared into the mud. The wagon did not even wobble.`,
      ],
    },
    {
      solve: "free",
      goal: "the wagon",
      place: "hill",
      time: "afternoon",
      weather: "rain",
      with: ["giant determined", "pal excited"],
    },
    {
      place: "hill",
      time: "afternoon",
      weather: "rain",
      pose: "standing",
      feeling: "proud",
      with: ["giant surprised", "pal happy"],
      props: ["wagon", "umbrella", "cake"],
      happening:
        "{hero} stands under {giant}'s big arms, which shelter everybody and the wagon from the rain.",
      B: [
        `It began to roll! Then {giant} put out one foot. It stopped. {refrain2}`,
        `Down the hill it ran! "{giant}!" cried {hero}. {Giant.he} put out one foot. It stopped! {refrain2}`,
      ],
      E: `It was out, but now it was rolling down the hill! Then {giant} put out one enormous foot, and it stopped. {giant} lifted it up, cakes and all. {Giant.he} carried it to the top of the hill.`,
      I: [
        `But a wagon that is free on a steep hill does not wait. It began to roll, faster and faster, straight at Mrs. Abbot. "{giant}!" yelled {hero}. {giant} <did not have|had no> time to be shy. {Giant.he} took two <steps|enormous steps>, put down one foot, and the wagon stopped<| immediately>. Then {giant.he} picked it up, with the baker still inside, and carried it up the hill under one arm. Nobody could think of anything to say.`,
        `Now the wagon was free, and that was the trouble. Down the hill it went, with the baker clinging to the roof. At the bottom Mrs. Abbot was <just|calmly> opening her umbrella. "{giant}, now!" yelled {hero}. {giant} had been standing far away, where {giant.he} could not break anything. Two enormous steps, and {giant.he} was there. {Giant.he} held out one foot, very gently, and the wagon rolled against it and stopped. Then {giant.he} carried it uphill, <like a box of eggs|as if it were full of kittens>.`,
      ],
      A: [
        `But a wagon that has been freed on a steep hill is not in the habit of waiting. It gave a creak and began to roll, slowly at first and then extremely fast, with the baker on top of it and Mrs. Abbot directly in front. "{giant}!" shouted {hero}. There was no time for anybody to be shy. {giant} took two steps, of the kind that other people would have needed a bus for, and put down one enormous foot, and the wagon stopped against it as gently as a boat. Then {giant.he} tucked it beneath one arm, baker and all, and walked up the hill with it. On the whole of Maple Street there was not a single person with their mouth shut.`,
        `For exactly one second everybody cheered, and then it occurred to them that the wagon was standing on a hill. It moved off politely, gathered speed, and thundered past {hero} with the baker clinging to the roof. At the bottom stood Mrs. Abbot, with her back to it, putting up an umbrella. "{giant}!" cried {hero}. {giant} had been keeping at a considerable distance, where there was nothing to damage. It took {giant.him} two steps. Without grabbing, and without a word, {giant.he} put one enormous foot in the road, as gently as you would beside a sleeping kitten, and the wagon rolled against it and stood still. Then {giant.he} lifted it like a carton of eggs. Mrs. Abbot turned around, and inquired <what she had missed|why everyone was staring>.`,
      ],
    },
    {
      place: "street",
      time: "evening",
      weather: "rain",
      pose: "dancing",
      feeling: "happy",
      with: ["giant happy", "pal happy"],
      props: ["cake", "balloon", "lantern"],
      happening: "{hero} dances at a street party, dry beneath a huge umbrella that {giant} holds.",
      I: [
        `The party should have been canceled, because the rain did not stop. But {giant} had an umbrella that was big enough for a circus. {Giant.he} stood in the middle of the street and held it up, and there was room underneath for everybody. {extra} <They hung lanterns from the spokes.|> Mrs. Abbot asked {giant} to dance. {Giant.he} was afraid of stepping on her, so she stood on {giant.his} foot, and they went around and around.`,
        `"No party in this weather," said the baker sadly. At that moment it stopped raining on Maple Street. It had not stopped anywhere else. {giant} had come outside with an umbrella from a circus, and it covered the street from one end to the other. Tables were carried out, <and lanterns were lit|and balloons were tied to them>. {extra} Mrs. Abbot handed up the first slice of cake on a garden fork. "And after that," she said, "you may dance with me."`,
      ],
      A: [
        `By rights the party should have been canceled, since the rain showed no sign of stopping. But {giant} went indoors and returned with an umbrella that had been made for a circus. {Giant.he} stood in the middle of the street and held it up, and there was room beneath it for everybody, and for a band. {extra} <They hung lanterns from the spokes.|> Mrs. Abbot, in her second-best dress, asked {giant} for a dance. {Giant.he} was terribly afraid of treading on her. So she stepped up onto the end of {giant.his} left foot, took hold of one button, and was waltzed twice around the lamp post, which had been mended.`,
        `"That is the end of the celebration," sighed the baker, looking up, and then he looked up again. It was no longer raining on Maple Street, although it was raining considerably harder on either side. {giant} had fetched an umbrella that used to belong to a circus, and was holding it above them all like a patient tree. Tables were carried out, <and so were lanterns|and finally a piano>. {extra} Mrs. Abbot handed up the first piece of cake on a garden fork. "You owe me nine sheets and a nightgown," she announced. {giant} looked around for something to hide behind. "However, I should prefer a waltz," Mrs. Abbot continued. So they waltzed, extremely carefully, and she did the steering.`,
      ],
    },
    {
      place: "street",
      time: "sunset",
      weather: "rainbow",
      pose: "sitting",
      feeling: "happy",
      with: ["giant happy", "pal happy"],
      props: ["tree", "flag", "flower"],
      happening: "{hero} sits high on {giant}'s shoulder above the street.",
      B: [
        `{giant} is a big friend. So big is good, too! {close}`,
        `Now {hero} sits way up on {giant}. They can see so far! Big is good. {close}`,
      ],
      E: `{refrain2} {extra} Now {giant} finds all the lost balls on the roofs. Best of all, {hero} can sit up there<| and see the sea>. {close}`,
      I: [
        `{close} There is a new bench on Maple Street, made of a whole tree. There is an enormous front door that you could drive a bus through. When a ball lands on a roof, nobody bothers about a ladder any longer. They simply knock. On clear evenings, {hero} sits up on one shoulder, among the birds. You can see all the way to the sea.`,
        `{close} Nobody on Maple Street remembers what it was like before. In winter {giant} clears the snow with a single sweep. In summer there is always somebody asleep in {giant.his} shadow. Kittens are not afraid of trees any more. And when {hero} has something big to think about, {they} {has} only to knock. From {giant.his} shoulder you can think as far as the sea.`,
      ],
      A: [
        `{close} There is a new bench on Maple Street these days, and it was made out of an entire tree. When a ball has been kicked onto a roof, or when a kitten has gone up something and changed its mind, nobody bothers to look for a ladder any more; they just knock, rather low down. {giant} has not broken anything since June, unless you count one record, for pumpkins. And on clear evenings you may see {hero} up there on a shoulder, among the birds, looking out over the chimneys at a narrow, brilliant line. It is the sea. Nobody on the street had known that it was there.`,
        `{close} Nobody on Maple Street can imagine any longer how they managed before. In winter {giant} clears the snow from one end to the other with a single sweep. In summer there are usually three or four people reading in {giant.his} shadow. As for {hero}, {they} {has} only to knock, whenever something is so big that it has to be thought about from above. Then the two of them sit up there among the birds, and do not talk very much, and look out over the chimneys. Far away, beyond the last of them, lies something narrow and bright that nobody had ever noticed. It is the sea.`,
      ],
    },
  ],
};
