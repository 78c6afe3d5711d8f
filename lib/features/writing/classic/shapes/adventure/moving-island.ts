import type { Shape } from "@/lib/features/writing/classic/grammar";

export const MOVING_ISLAND: Shape = {
  id: "adventure/moving-island",
  theme: "adventure",
  wild: 7,
  tags: ["sea", "island", "map", "water", "travel", "shy"],
  about: ["island", "boat ship sea ocean sailing sailor", "turtle tortoise"],
  premise:
    "The island in the bay was on the left all week; today it is on the right, and {hero} rows out to ask it why.",
  talk: [
    "What do you think {big} had been looking for all that time?",
    "How do you let somebody know that you will stay?",
  ],
  cast: {
    pal: ["dog", "cat", "girl", "boy", "penguin", "monkey"],
    big: ["turtle"],
  },
  picks: {
    cloth: [{ text: "striped pillowcase" }, { text: "red scarf" }, { text: "old green shirt" }],
    snack: [
      { text: "cheese roll", prop: "bread" },
      { text: "apple", prop: "apple" },
      { text: "honey cake", prop: "cake" },
    ],
  },
  refrain: {
    B: [`"Row, row, row!"`, `"Slow, slow, slow!"`],
    E: [`"Row, row, row, and off we go!"`, `"Row, row, row, and home we go!"`],
  },
  beats: [
    {
      id: "stands-beach",
      place: "beach",
      time: "morning",
      weather: "clear",
      pose: "pointing",
      feeling: "curious",
      with: ["pal surprised"],
      props: ["shell"],
      happening: "{hero} stands on the beach and points at a small green island out at sea.",
      B: [
        `{open} "Look out there," {again} said. "Is that an island? It was not there last night!"`,
        `{open} Out at sea was an island. "It was not there last night," {again} said. "It moved!"`,
      ],
      E: [
        `{open} Every day {again} looked out at the small green island. Every day it was on the left. But today it was on the right! "Islands do not walk," said {pal}. "This one did," said {hero}.`,
        `{open} "Somebody moved the island," {again} said. {They} looked <again|once again>. It had been on the left <all week|yesterday>. Now it sat on the right, as green as <ever|a pea>. "Islands can not move," said {pal}.`,
      ],
      I: [
        `{open} On Monday, the small green island was on the left side of the bay. On Tuesday, it was in the middle. By Wednesday morning, {hero} could see it far over on the right, looking as if it had been there forever. "Islands stay where they are," said {pal}, who had come down for the shells. "Somebody should tell the island," said {hero}.`,
        `{open} {Again} kept a calendar of the island. On Monday it lay to the left of the harbor. On Tuesday it was directly in the middle. "And now look," {they} said, pointing far away to the right. {pal} examined it carefully. "It might be a different island," suggested {pal}. "With the same crooked trees," said {hero}, "and the same bald patch in the center?"`,
      ],
      A: [
        `{open} There was an island in the bay that would not keep still. On Monday it had been on the left, close to the rocks, and {hero} had thought nothing of it. On Tuesday it lay exactly in the middle. Now it was Wednesday, and the island, with its two crooked trees, was sitting far over on the right, looking as innocent as a cat beside an empty dish. "Islands generally stay where you put them," said {pal}, who had only come down to the beach for the shells. "Then somebody," said {hero}, "had better go over there and tell it."`,
        `{open} It was {pal} who noticed it first, and imagined that it was a joke. "Somebody has moved your island," {pal.he} said. {Again} hurried over, with sand between {their} toes. The little green island generally lived on the left of the bay, beside the rocks. Now it was lying considerably to the right, with its two crooked trees leaning together like burglars. "Perhaps it wanted a different view," said {hero}. They drew a line in the sand, in order to be scientific. By the middle of the morning, the island had wandered quietly over to the other side of it.`,
      ],
    },
    {
      id: "ties-cloth",
      place: "beach",
      time: "morning",
      weather: "clear",
      pose: "holding",
      feeling: "determined",
      with: ["pal curious"],
      props: ["flag", "@snack", "basket", "thing:backpack"],
      happening: "{hero} ties a cloth to a stick to make a flag and packs a bag for the trip.",
      I: [
        `An explorer needs a flag, so {hero} tied {a cloth} to a broom handle. Then {they} packed an enormous bag. In went {a snack} for later. In went {bag}. "Whoever gets there first can plant a flag," said {hero}. "After that it belongs to them <forever|forever and ever>." {pal} thought this over. "Does the island get to say anything?" {pal.he} asked. {hero} had not thought of that.`,
        `"It has no flag on it," said {hero}, who had looked through both hands, "so nobody has discovered it yet." They borrowed a broom, and tied {a cloth} to the end. They packed {bag}, and on top of it all went {a snack}. "And then it is yours?" asked {pal}. "Completely," said {hero}. "What if it was somebody's already?" said {pal}. {hero} answered that islands do not mind, but {they} said it rather quietly.`,
      ],
      A: [
        `Every proper explorer brings a flag, so {hero} tied {a cloth} to a broom handle and found that it fluttered very well. Into the bag went {a snack}, for emergencies, and then {bag}, because you never know. "The first person to plant a flag on an island may keep it," {they} explained. "It is practically a law." {pal} turned this over in {pal.his} mind. "Does anybody ask the island?" {pal.he} said at last. {hero} opened {their} mouth to answer, found that there was nothing in it, and shut it again. It was an odd question. Still, it had climbed into the bag with everything else, and it would not climb out.`,
        `Through the big end of a telescope, you could see that the island did not have a flag. "In that case, it has not been discovered," said {hero}, "whatever anybody tells you." {They} found a broom with nothing to do, and {a cloth} that would look well in a breeze, and introduced them to each other. After that {they} packed {bag}, and, for the celebration, {a snack}. {pal}, who was practicing a salute, stopped in the middle of it. "Suppose that somebody came along and put a flag in you," {pal.he} said. "Would you be discovered?" "I am not an island," {hero} replied. It was perfectly true, and it did not feel like much of an answer.`,
      ],
    },
    {
      id: "pulls-little",
      place: "beach",
      time: "morning",
      weather: "clear",
      pose: "reaching",
      feeling: "worried",
      with: ["pal worried"],
      props: ["boat", "flag"],
      happening: "{hero} pulls at a little blue boat that is stuck in the mud.",
      B: [
        `{hero} made a flag. {They} packed {bag}. But oh! The boat was stuck in the mud.`,
        `They had a flag. They had {bag}. "Now we can go!" But the boat was stuck.`,
      ],
      E: [
        `"We will go and <look|discover it>," said {hero}. {They} made a flag and packed {bag}. But the little blue boat sat deep in the mud. They pushed it and pulled it, and it only <went|settled> deeper. "It likes it here," said {pal}.`,
        `{hero} tied a flag to a stick and packed {bag}. An island like that needs a visitor! But the little blue boat was deep in the mud. It did not move an inch. "Maybe it is asleep," said {pal}.`,
      ],
      I: [
        `Nobody had used the little blue boat since last summer, and the beach had begun to swallow it. Mud sat all around it like <cold|enormous helpings of> brown pudding. They pushed it from behind, and they pulled it from the front, and {pal} tried asking it <politely|extremely politely>. The boat made a rude wet noise and sank <an inch|another inch>. "An island that walks," sighed {pal}, "and a boat that will not."`,
        `The little blue boat had spent the entire winter on the beach, and the beach had grown fond of it. Crabs were living underneath. {hero} and {pal} each took a side, counted to three, and heaved. Something went gloop. They heaved again, and {pal} sat down in the mud. "Something is holding on to it," {pal.he} reported. Out in the sunshine, the island was already wandering away.`,
      ],
      A: [
        `The little blue boat belonged to nobody in particular, and since last summer the beach had been quietly eating it. Cold brown mud reached halfway up its sides. They pushed it from behind until their faces were red, and they pulled it from the front until their arms felt longer. {pal} suggested asking it nicely, so they did that too. The boat made a rude, wet noise, and sank another inch. "We have an island that walks about," said {pal}, sitting down on an upturned bucket, "and a boat that refuses to. Somebody has mixed up the instructions." {hero} wiped {their} hands and looked at the problem again.`,
        `There was a boat, and it was blue, and it even had a pair of oars in it. Unfortunately it had been left on the beach the whole winter, and by this time the beach considered that it was a present. Brown mud had closed around it with great tenderness. {hero} dug at the front with a shell. {pal} rocked it from behind, and then from the side, and then disappeared up to the middle and had to be rocked out {pal.him}self. "Gloop," remarked the boat. When they looked up, the island had slid another finger's width along the horizon. "It is not going to wait for us," said {hero}, wiping mud off one ear and onto the other.`,
      ],
    },
    {
      solve: "free",
      goal: "the boat",
      place: "beach",
      time: "morning",
      weather: "clear",
      with: ["pal excited"],
    },
    {
      id: "friend-row",
      place: "sea",
      time: "noon",
      weather: "clear",
      pose: "sitting",
      feeling: "excited",
      with: ["pal happy"],
      props: ["boat", "flag"],
      happening: "{hero} and a friend row a little blue boat over the bright sea to the island.",
      B: [
        `Out they went in the blue boat. {refrain} "I see it! The island is near!"`,
        `Now the boat could go. {refrain} "See how green it is!" said {hero}.`,
      ],
      E: [
        `{refrain} sang {hero}. Up one wave they went, and <then down|down another>. The lifeguard waved to them. A gull sat down on the flag. With every <single |>pull, the island got bigger<| and bigger>.`,
        `The lifeguard was looking after them. {refrain} they sang. Up and down went the boat. The island was perfectly round, and there were two trees on top.`,
      ],
      I: [
        `Out on the water, the world was all blue and gold. The lifeguard had lent them orange vests and was watching through a telescope. {hero} rowed, and {pal} pointed. A gull landed on the flag, had a <rest|holiday>, and flew away without paying. The closer they came, the <odder|more peculiar> the island looked. It was as round as a bun, with no beach <at all|whatever>, and the stones lay <side by side|all together> like bathroom tiles. {mid}`,
        `They wore the lifeguard's orange vests, and sat up very straight, like explorers. {hero} pulled at the oars. {pal} kept watch, and reported two jellyfish and a plastic duck. {mid} Slowly the island grew. "It looks like something I know," said {pal}, "but I can't remember what." It was smooth and round, with big green stones that fit together.`,
      ],
      A: [
        `Out on the water the whole world was made of blue and gold, and the only sounds were the creak of the oars and {pal} giving directions. The lifeguard, who had lent them two orange vests, was following them with a telescope. A gull landed on top of the flag, rode along for a while like a passenger on a bus, and left without paying. {mid} The nearer they came, the stranger the island looked. It had no beach, and no rocks for waves to break on, and it was as round as a bun. The stones that covered it, which were each about as large as a table, fitted together as neatly as tiles in a bathroom.`,
        `They pushed off with the lifeguard watching from her tall white chair, and with two of her orange vests buttoned up to their chins. For a time there was nothing to hear but the oars. {pal} sat in the front and kept the captain's log. It contained one jellyfish, one plastic duck, and a gull, who had come aboard to rest his feet on the flag and was entered as a passenger. {mid} "What a peculiar island," {pal.he} said at last, shading {pal.his} eyes. There was no beach around it, and not one rock, and it rose out of the water as round as a dumpling. The stones upon it were large and flat and green. They did not lie about, as stones do. They had been fitted together.`,
      ],
    },
    {
      id: "holds-flag",
      place: "island",
      time: "noon",
      weather: "clear",
      pose: "holding",
      feeling: "proud",
      with: ["pal happy"],
      props: ["flag", "@snack", "tree"],
      happening: "{hero} holds up a flag on top of a small round island with two crooked trees.",
      E: [
        `They climbed right to the top. The ground was round and warm under their feet. "This is my island," said {hero}. {They} pushed the flag in, just a little. And the island giggled.`,
        `There was no beach, so they jumped across. How warm it was! "Now this island is mine," said {hero}, and put the flag in. Suddenly something underneath them said, "Hee, hee!"`,
      ],
      I: [
        `They tied the boat to one of the crooked trees and climbed up. At the <top|very top>, the <ground|earth underneath them> was wonderfully warm. "I name this place {hero} Island," said {hero}, and put the flagpole down. From somewhere underneath them came a sound. It was deep and bubbly, and it kept on going. "Was that you?" asked {hero}. "I thought it was your tummy rumbling," said {pal}.`,
        `There was nowhere to land, so they simply climbed over, and tied the boat to a crooked tree. It was like walking on an enormous loaf of bread, warm from the oven. On the very top {hero} saluted. "This island," {they} announced, "is officially mine!" {They} lowered the broom handle into a crack. Somewhere underneath, the island wriggled, and began to giggle. They stared at each other, and afterward at <their feet|the ground>.`,
      ],
      A: [
        `They tied the boat to one of the two crooked trees and climbed to the bald patch at the very top, where the ground was surprisingly warm. {hero} <solemnly |>cleared {their} throat. "I name this place {hero} Island," {they} announced, "forever and ever, with everything on it." Then {they} set the end of the flagpole down between two of the great flat stones and gave it a twist. From somewhere deep beneath them came a sound. It was low and bubbly, and it continued for some time, like a bathtub trying not to laugh. "Was that your stomach?" asked {pal}. "I was about to ask you the same question," said {hero}.`,
        `There was no place to land, so they stepped across as you step onto an escalator, and tied the boat to the nearer of the trees. The stones were warm, although the wind was cool. {pal} lay down flat and laid one ear against them. "It is humming," {pal.he} reported. {hero}, who was busy discovering things, took no notice. {They} marched to the top, straightened {their} vest, and lifted the broom handle in both hands. "I hereby declare," {they} began, and then {they} forgot what people generally declare. So {they} merely pushed it down into a crack, and leaned on it. A curious ripple traveled through the ground, from one end to the other. Beneath them, something enormous tried to hold its breath, and was unable to, and giggled.`,
      ],
    },
    {
      id: "kneels-island",
      place: "island",
      time: "afternoon",
      weather: "wind",
      pose: "kneeling",
      feeling: "surprised",
      with: ["pal surprised"],
      props: ["flag", "tree"],
      happening:
        "{hero} kneels on the island and holds on to a tree while the island moves through the water.",
      B: [
        `They sat down on top. Then the trees shook. The island swam! "Oh!" said {hero}. "It is alive!"`,
        `They sat on it. Then it ran off with them! "Help!" said {pal}. "The island can swim!"`,
      ],
      E: [
        `Suddenly the trees began to shake. Water ran by on both sides. "{pal}," said {hero}, "the beach is going away." But the beach was not going anywhere. They were! The whole island was swimming out to sea.`,
        `They sat down to eat. Suddenly an apple rolled away, all by itself. The trees were shaking, and the water was rushing by. "We are moving," said {hero}. "The island can swim!"`,
      ],
      I: [
        `Lunch was half eaten when {hero} looked back at the beach. It was smaller than before. It was getting smaller still. The two trees <bent in|were bending in> a wind that had not been there <a minute ago|a moment earlier>. Behind the island ran a long white stripe of foam. "The land is <floating|drifting> away," said {pal}. "No," said {hero}, and held on to a tree. "I do not think that it is the land."`,
        `{pal} was <unpacking|dividing> the lunch when a tomato began to roll. It was rolling uphill. "Tomatoes never do that," said {hero}, and turned around. The beach had become as narrow as a ribbon. On either side of them, the water was hurrying past, and the trees were bending over like masts. "Something is pulling us," said {pal}. "No," whispered {hero}, with both arms around the trunk. "Something is swimming."`,
      ],
      A: [
        `They were halfway through lunch when {hero} happened to glance at the beach, and <saw|discovered> that it had shrunk. It was <no longer than|hardly as long as> a finger. As {they} watched, it became no longer than a fingernail. The two trees were leaning over in a wind that had not been there before, and behind the island, straight as a road, ran a long white stripe of foam. "The land has come loose," whispered {pal}. "It is drifting away." {hero} wrapped both arms around a tree trunk and thought about stripes of foam, and about what makes them. "I am afraid," {they} said slowly, "that it is not the land that has come loose."`,
        `They had spread out a napkin for lunch, and {pal} was being fair about the tomatoes, when one of them started to roll. It rolled up the hill, past {hero}'s foot, and away over the edge. "Tomatoes don't usually do that," said {pal}. Only then did anybody turn around. The beach was as thin as a thread, and it was becoming thinner all the time. The water hurried by on both sides with a hiss, as it does past a ship that is late; and it was all hurrying in the same direction. There was no engine, and there was no sail. {hero} laid one hand upon the comfortable green stone. Somewhere inside it, slow and enormous, something was beating like a drum.`,
      ],
    },
    {
      id: "looks-edge",
      place: "sea",
      time: "afternoon",
      weather: "clear",
      pose: "sitting",
      feeling: "surprised",
      with: ["big worried", "pal surprised"],
      props: ["flag"],
      happening: "{hero} looks over the edge of the island and sees the shy face of a giant turtle.",
      B: [
        `Up came a head. It was {big}, the turtle! {Big.he} saw {hero}. {Big.he} hid in {big.his} shell.`,
        `The island had a face! It was {big}, the turtle. {Big.he} was afraid. In went {big.his} head.`,
      ],
      E: [
        `An enormous head came up, with kind old eyes. The island was really a turtle! "Oh no," said {big} the turtle. "Not people again! They always yell and run." And in went {big.his} head, right into the shell.`,
        `"Hello?" called {hero}. Up came a face as big as a house. It was a turtle, and they were sitting on its back! "I am {big}, and visitors always scream at me," it said. And it pulled in its head.`,
      ],
      I: [
        `At the front end of the island, the sea bulged and broke. Up came a head as large as the boat, wrinkled and green, with small pink flowers growing on it. It was a turtle. It was the oldest, largest turtle in the world, and it turned one golden eye toward them and looked horrified. "Poor old {big}," it told itself. "Visitors. They always scream." And the whole head slid back into the shell with a thump.`,
        `"Hello?" called {hero}, leaning over the edge. The water turned green, and wrinkled, and something gigantic lifted itself out of it. It had two golden eyes and a worried expression. The entire island was the shell of a turtle! "Oh, you can talk," said {big}, for that was the name of the turtle. "I was hoping for seagulls. In a minute you will probably start screaming." And {big.he} pulled {big.his} enormous head inside the shell.`,
      ],
      A: [
        `At the front end of the island, the sea bulged, went smooth, and broke open. Up came a head as large as their boat, wrinkled and green, with several pink flowers growing between the eyes. The bald patch was the top of a shell, and the tiles were its plates. The island, all of it, was the oldest turtle in the ocean. One enormous golden eye rolled around until it discovered them, and immediately filled with alarm. "Visitors, {big}," groaned the turtle to itself, in a voice like a cello at the bottom of a well. "First they plant something sharp, and then they scream, and then they go." The head slid back into the shell with a thump, and the island stopped dead.`,
        `"Excuse me," called {hero}, leaning over the edge. "Is anybody there?" The water in front of them darkened. It bulged, and wrinkled, and produced two golden eyes the size of cartwheels, with a daisy in between. The entire island, with its crooked trees and its picnic, was riding upon the back of a tremendous turtle. "Oh dear," said the turtle. "{big} is the name. I was hoping that you were seagulls. Kindly do your screaming over to the left, because I happen to have sensitive ears." And {big.he} pulled {big.his} enormous head inside the shell, exactly as you would pull a blanket over yours, and refused to come out.`,
      ],
    },
    {
      solve: "shy",
      other: "big",
      place: "sea",
      time: "afternoon",
      weather: "clear",
      with: ["big curious", "pal calm"],
    },
    {
      id: "shares-snack",
      place: "sea",
      time: "sunset",
      weather: "clear",
      pose: "kneeling",
      feeling: "happy",
      with: ["big happy", "pal happy"],
      props: ["@snack", "flag"],
      happening: "{hero} shares a snack with a giant turtle in the golden light.",
      E: [
        `"I am not an island," said {big}. "I swim here and there to find a friend. But nobody ever stays." {hero} gave {big.him} the {snack}, all of it. Then {they} pulled up the flag. "Sorry about that," {they} said.`,
        `"You came out!" said {pal}. "You were nice," said {big}. "People put flags in me. But nobody ever asks me how I am." "How are you?" asked {hero}. {They} took out the flag, and gave {big.him} the {snack}.`,
      ],
      I: [
        `{big}, it turned out, was nine hundred years old. "I wander about so that somebody will notice me," {big.he} said. "But whenever they do, they put a flag in me and shout that I belong to them." {hero} felt {their} ears getting hot. {They} quietly took the flag out again, and broke the {snack} in three pieces. "Whose would you like to be?" {they} asked. Nobody had ever asked {big.him} that.`,
        `"Nobody has ever stayed for lunch," said {big}, tasting the {snack}. "Other visitors brought flags. They made a speech, and argued about who I belonged to, and never asked me how I was." "How are you?" {hero} asked immediately. {They} pulled out the broom handle, and patted the tiny hole that it had left. "A little <lonely|ticklish>," admitted {big}, "but considerably better."`,
      ],
      A: [
        `{big}, it turned out, was nine hundred years old, or possibly a thousand; {big.he} had lost count during a storm. "I move about so that somebody will notice," {big.he} admitted. "But as soon as they do, they stick a flag in me and tell me that I am theirs. Nobody has ever asked whose I would like to be." {hero} felt {their} ears turn hot. {They} walked up to the top, took hold of the broom handle, and pulled it out. Then {they} divided the {snack} into three fair pieces, although one of the three mouths was a good deal bigger than the others. "Whose would you like to be?" {they} asked.`,
        `It is complicated to share {a snack} with somebody whose mouth is as large as a garage, but they managed it. "For two hundred years I pretended to be an ordinary rock, in order to have company," {big.he} confided. "Sailors arrived with magnificent flags. They planted them in me, and argued about whose I was, and sailed away again." {pal} glanced sideways at {hero}, whose face was turning as orange as the vest. Silently {they} went and removed the broom handle. It left behind it an extremely small hole. "I apologize," {hero} told the shell. "Somebody should have knocked."`,
      ],
    },
    {
      id: "rides-home",
      place: "sea",
      time: "evening",
      weather: "starry",
      pose: "sitting",
      feeling: "calm",
      with: ["big happy", "pal sleepy"],
      props: ["flag", "boat", "star", "tree"],
      happening:
        "{hero} rides home on the back of a giant turtle under the first stars, with the flag tied to a tree.",
      B: [
        `They were friends now. The turtle swam them home. {refrain2} {close}`,
        `"Be my friend?" said the turtle. "Yes!" {refrain2} They went home. {close}`,
      ],
      I: [
        `"I believe that I am my own," said {big}, after a very long think. "But I would like to be somebody's friend as well." <So that was settled|So everything was settled>. {Big.he} <swam|carried> them home <under|underneath> the first stars, so smoothly that {pal} fell asleep. {extra} Near the beach, {hero} tied the {cloth} to one of the crooked trees in a soft bow. "It does not mean that you belong to anybody," {they} said. "It means hello."`,
        `"May we be your friends instead?" asked {hero}. {big} thought about it for an entire mile. "I had better try it first," {big.he} said, and turned toward home. Stars appeared above and underneath them, so that it was like flying. {pal} fell asleep in a <hollow|corner> of the shell. {extra} Before they climbed into the boat, {hero} tied the {cloth} to a branch. "It isn't a flag now," {they} explained. "It is a handkerchief, for waving."`,
      ],
      A: [
        `{big} considered the question all the way around the lighthouse. "My own, I <think|imagine>," {big.he} decided, "but I should like to be somebody's friend as well, if that can be arranged." It could. {Big.he} carried them home beneath the first stars, so smoothly that {pal} fell asleep against a tree. {extra} Near the beach, {hero} took the {cloth} and tied it to a branch in a large, soft bow. "It does not mean that you belong to me," {they} explained. "It means hello, and it is so that I can discover you every morning." {big} did not answer for a considerable while. <Turtles|Even turtles> do occasionally cry, but in the <sea|enormous sea> nobody can <possibly |>tell.`,
        `"Is it possible," asked {hero}, "to belong to nobody, and have friends as well?" {big} had never heard of it being done, but {big.he} was interested. "I shall try it as far as the beach," {big.he} decided, "and see whether it suits me." There were stars above them, and stars underneath, and in the middle a large, contented turtle, swimming so smoothly that {pal} began to snore. {extra} Before they said good night, {hero} fastened the {cloth} to the tallest of the branches. "It is not a flag any longer," {they} explained. "Flags are for saying mine, but a handkerchief is only for waving."`,
      ],
    },
    {
      id: "waves-window",
      place: "bedroom",
      time: "dawn",
      weather: "clear",
      pose: "waving",
      feeling: "happy",
      with: ["pal happy"],
      props: ["telescope", "flag"],
      happening: "{hero} waves from the window at a far-off island with a little flag on it.",
      E: [
        `{big} took them home. {refrain2} they sang. In the morning the island was back on the left. On the very top, a small flag waved hello. {extra} {close}`,
        `"I want to be your friend," said {big}. {refrain2} {extra} Now the island waits on the left every morning. The little flag waves hello. {close}`,
      ],
      I: [
        `{close} In the morning, {hero} ran to the window before {they} even looked for {their} socks. The island was on the left again. A <tiny|tiny, colorful> flag was dipping up and down among the <trees|branches>, although there was no wind <at all|whatever>. {hero} waved until {their} arm was tired. "Islands stay where they are," said {pal}, yawning. "Not the good ones," said {hero}.`,
        `{close} The next day {hero} was up before the seagulls. The bay lay flat and shining, and there was nothing on the right, and nothing in the middle. {Their} heart sank a little. Then {they} looked to the left. There sat the island, closer than ever before, pretending to be a rock. From one of its trees something colorful fluttered: once for {hero}, and again for {pal}. <"Good morning, {big}," said {hero}.|>`,
      ],
      A: [
        `{close} The next morning {hero} was at the window before anybody else in the house was awake. There was the island, over on the left again, with its two crooked trees. There was no wind, not even a breath of it. And yet among the branches a small bright flag dipped up and down, exactly like somebody waving who has nothing but a flag to do it with. {hero} waved back with both arms. "Islands stay where you put them," said {pal}, yawning. "Perhaps they do," said {hero}, "when nobody has asked them where they would like to go."`,
        `{close} In the morning the bay was absolutely flat, without any island at all. {hero} looked to the right, and in the middle, and swallowed. "Maybe {big.he} needed a different view," said {pal}. Then something fluttered at the very edge of the window. On the left, beside the rocks, lay an enormous green island with its eyes closed, pretending to be asleep. Only the handkerchief gave it away. It waved once; and when {hero} had waved back with both arms, it waved again, to make certain that it had not been <a dream|an accident>.`,
      ],
    },
  ],
};
