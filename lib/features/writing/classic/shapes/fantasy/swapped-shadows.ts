import type { Shape } from "@/lib/features/writing/classic/grammar";

export const SWAPPED_SHADOWS: Shape = {
  id: "fantasy/swapped-shadows",
  theme: "fantasy",
  wild: 8,
  tags: ["magic", "dragon", "castle", "clues", "shy", "friend", "lost", "brave"],
  about: ["shadow", "dragon"],
  cast: {
    pal: ["cat", "dog", "girl", "boy", "fox", "frog"],
    owner: ["dragon"],
  },
  picks: {
    snack: [
      { text: "toasted cheese", prop: "bread" },
      { text: "baked apples", prop: "apple" },
      { text: "hot waffles", prop: "cake" },
    ],
  },
  refrain: {
    B: [`"Whose shadow is that?"`, `"That shadow is me!"`],
    E: [`"Whose shadow is that?" they asked.`, `"That shadow is mine!" they said.`],
  },
  beats: [
    {
      place: "garden",
      time: "morning",
      weather: "clear",
      pose: "standing",
      feeling: "surprised",
      with: ["pal surprised"],
      props: ["leaf", "flower"],
      happening: "{hero} looks down at a huge shadow with wings and a tail on the grass.",
      B: [
        `{open} "Look!" said {pal}. {hero} had a tail! No, it was just a shadow. {refrain}`,
        `{open} {hero} and {pal} looked down. A shadow was on the grass, with a tail! {refrain}`,
      ],
      E: [
        `{open} In the morning, {hero} saw something funny on the grass. It was {their} own shadow, but it had two wings, and a tail as long as the garden. {refrain}`,
        `{open} {hero} waved, and {their} shadow waved back. Only it had wings, and a long, long tail. "That is not <yours|your shadow>," said {pal}. {refrain}`,
      ],
      I: [
        `{open} {hero} noticed it after breakfast, on the garden path. It was a shadow, and it began at {their} shoes, as usual. But it went on over the lawn and up the <wall|shed>, and it had two enormous wings. {hero} lifted one arm. The shadow lifted one wing. "That is not yours," said {pal}, from behind a gooseberry bush. "No," said {hero}. "Somebody must have <taken|carried> the wrong one home <by mistake|accidentally>."`,
        `{open} There was something wrong with {hero's} shadow. Yesterday it had been a perfectly good one. Now it ran across the grass, up the side of the shed and over the roof, and it had a tail with a point on the end. {hero} made a rabbit with {their} fingers, and on the roof a huge claw made something terrible. "Have you grown?" asked {pal}. "I have not," said {hero}. "This belongs to somebody else."`,
      ],
      A: [
        `{open} {hero} discovered it after breakfast, on the garden path. {They} had a shadow, which was perfectly usual on a sunny morning, and it began at {their} shoes, where it always did. But after that it continued over the lawn, and across the <lettuces|strawberries>, and a considerable way up the wall, and it had a pair of enormous wings. {hero} raised one arm, and the shadow raised one wing. "I do not wish to alarm you," said {pal}, from behind a bush, "but that one is not yours." "No," said {hero} thoughtfully. "Somebody must have gone home with mine by mistake."`,
        `{open} It was {pal} who saw it first. "You are looking rather tall today," {pal} observed, and walked all the way around the lawn in order not to tread on it. {hero} looked down. At {their} feet, where it belonged, there was a shadow; but instead of stopping at a sensible distance it went on across the grass, up the side of the shed, and over the chimney of the house next door. {hero} held up two fingers to make a rabbit, and upon the neighbor's roof there appeared something that made all the pigeons leave. "Yesterday evening I certainly had my own," said {hero}. "Somebody must have exchanged them in the dark."`,
      ],
    },
    {
      place: "street",
      time: "morning",
      weather: "clear",
      pose: "walking",
      feeling: "worried",
      with: ["pal happy"],
      props: ["@snack", "bicycle"],
      happening:
        "{hero} walks down the street with a dragon's shadow while the neighbors peep from behind their curtains.",
      E: [
        `It was not easy to live with. Dogs hid, and the baker ran. And it was always hungry. When {hero} came near the {snack}, the shadow <licked its lips|opened its mouth>. "So it likes what is hot," said {hero}.`,
      ],
      I: [
        `It was not an easy shadow to live with. Dogs bowed to it. The mailman left the letters at the <corner|far corner>, and ran. It curled up beside every warm chimney. {mid} When they came past the bakery, it pulled {hero} right up to the <oven|window>, where the {snack} lay. "So it likes to be warm," said {hero}, "and it likes {snack}." {They} counted on {their} fingers. "And it is used to having wings."`,
        `You cannot leave a thing like that at home, so they took it with them. It was like walking a hill. The mailman jumped over a hedge. Three ladies closed their umbrellas and opened them again. But the shadow itself was shy, and slid along the walls, and tried to make itself small. {mid} Outside the bakery {hero} felt a tug, and there it was, with its nose against the warm window, over the {snack}. "A big, shy somebody," said {hero}, "who likes {snack}. That is a start."`,
      ],
      A: [
        `It was not at all an easy shadow to live with. Dogs bowed to it. The mailman took one look, put down his bag, and remembered something <urgent|important> in another street. It was forever trying to curl up beside chimneys. {mid} When they came past the bakery, it towed {hero} sideways to the window where the {snack} lay steaming, and there it heaved such a sigh that the curtain stirred. {hero} took out a pencil. "It is fond of warm places," {they} wrote. "It is particularly fond of {snack}. It is accustomed to having wings, and it is afraid of <geese|ducks>." "Who would that be?" asked {pal}. "I cannot think of anybody," said {hero}, "who lives in a house."`,
        `A shadow cannot be left at home, and so they were obliged to take it along. It was rather like going for a walk with a hill. The mailman, who was a brave man, got into his own mailbag. What nobody noticed except {hero} was how the poor thing behaved; it crept along the foot of the walls, with its wings pulled in, as people walk who have been told too often that they are in the way. {mid} Only at the bakery did it forget itself. It flowed up the wall, and laid its long nose upon the warm glass, just above the {snack}. "It is large," said {hero}, counting on {their} fingers. "It is shy, and cold, and fond of {snack}. We are looking for somebody who does not get out very much."`,
      ],
    },
    {
      place: "hill",
      time: "noon",
      weather: "clear",
      pose: "thinking",
      feeling: "worried",
      with: ["pal worried"],
      props: ["clock", "book"],
      happening:
        "{hero} sits on a hill with {pal} and looks at the big winged shadow, which has grown short at noon.",
      B: `{They} took {bag}. "It must go home by night," said {hero}. But where was its home?`,
      E: [
        `{hero} packed {bag}. "We must swap them back before the sun goes down," {they} said, "or I will have to keep it forever." They followed the shadow up the hill. But where did it want to go?`,
        `"When the sun goes down, a shadow stays for good," said {pal}. So they had to hurry! {hero} packed {bag}. The shadow pulled them up the hill, and there it <stopped|got lost>.`,
      ],
      I: [
        `{hero} packed {bag}. They went up the hill to think. "There is a rule about shadows," said {pal}. "Whoever has one at sunset has to keep it." {hero} imagined a whole life with nobody standing near. The shadow did not look happy either. It stretched its long neck <to the north|toward the rocks>, as far as it could. "It remembers the way home," said {hero}. "We only need to find where it begins."`,
        `{hero} took {bag}, and they followed where the shadow pulled, which was uphill. "We have to be quick," said {pal}. "Whatever shadow you are wearing at sunset belongs to you forever." At the top they sat and watched the sun, which had never seemed to move so fast. The shadow pulled toward the rocks until {hero's} heels slid in the grass. "It can smell home," {they} said. "There must be an entrance."`,
      ],
      A: [
        `{hero} packed {bag}, and they climbed the hill in order to think. "There is a rule about shadows," said {pal}, who knew a great many rules. "Whoever is wearing one when the sun goes down is obliged to keep it." {hero} imagined a lifetime of playing hide-and-seek with a tail. {They} imagined a lifetime of nobody standing close. The shadow did not look happy about it either; it lay along the grass with its long neck stretched out toward the <north|rocks>, as far as it could possibly reach without its feet. "It is telling us," said {hero} suddenly. "It knows perfectly well where it belongs. There has to be a way in somewhere among those stones."`,
        `{hero} packed {bag}, and after that they simply followed, since the shadow was pulling like a dog that has recognized its own street. It led them out of the village and up the hill. "I suppose you know about sunset?" panted {pal}. "Whatever shadow you happen to be wearing when the sun goes down, you are obliged to keep. My unfortunate aunt got a goat's." They both looked at the sun, which seemed to have begun to hurry. At the top the shadow halted, and turned to and fro, and then lay down flat with its neck stretched out toward the rocks. It could go no farther than its feet, and its feet were {hero's}. "Apparently it is asking us to find the entrance," {they} said.`,
      ],
    },
    {
      solve: "find",
      goal: "a hidden path",
      place: "hill",
      time: "noon",
      weather: "clear",
      with: ["pal excited"],
    },
    { rest: "everyone", place: "hill", time: "afternoon", weather: "clear", with: ["pal calm"] },
    {
      place: "castle",
      time: "afternoon",
      weather: "clear",
      pose: "standing",
      feeling: "surprised",
      with: ["owner sad", "pal surprised"],
      props: ["crown", "door"],
      happening:
        "{hero} finds a big dragon hiding behind a curtain in an old castle, with a child's small shadow on the floor.",
      B: `The path led to a dragon! {owner} hid behind the door. "Do not look! I am so small now."`,
      E: `The path led to an old castle. In the hall stood a giant dragon. But its shadow was no bigger than a child! "Do not look at me!" cried {owner}, and hid behind a curtain.`,
      I: [
        `The path ended at an old castle with no roof. In the great hall stood a dragon, as big as a barn. On the floor beside it lay a very small shadow, and {hero} knew it immediately. "Oh, please do not look at me," wailed the dragon. {Owner.he} <dived|jumped> behind a curtain, which covered about one ear. "I am {owner}, and I used to be enormous. But this morning I looked down, and I had become so little that I dare not go out."`,
        `The path came out at an old castle without a roof. Somebody was crying in the great hall, and every sob made the candles lean over. It was a dragon. {Owner.he} was as big as a church, and {owner.he} was trying to fit behind a curtain. On the floor before {owner.him}, waving both arms, lay {hero's} own shadow. "Do not look," wept the dragon. "I am {owner}. I was big yesterday. This morning I got up, and that was all that was left of me."`,
      ],
      A: [
        `The path came to an end at an ancient castle that had mislaid its roof. In the great hall stood a dragon, approximately as large as a barn. On the sunny floor at its feet lay an extremely small shadow, which began to wave, and {hero} would have recognized it anywhere. "I beg you not to look at me," wailed the dragon, and retired behind a curtain, which covered approximately one ear. "I am {owner}, and I used to be enormous. But this morning I woke up, and looked down, and discovered that I had become as little as that, and I have not dared to go outside all day." "But you are as big as a barn," said {pal}. "Not where I can see it," answered {owner}.`,
        `At the end of the path stood an ancient castle without a roof. From the great hall there came a sound like a bath running out. It was a dragon, weeping, with {owner.his} head behind a curtain and all the rest of {owner.him} in plain view, like a whale behind a towel. On the sunlit stones before {owner.him} lay somebody's shadow, which caught sight of {hero} and began to hop up and down. "Please be so kind as not to look," said the curtain. "I am {owner}. I was enormous, up to yesterday. This morning I glanced down, and discovered that this little scrap was all that remained of me." "But there is rather a lot of you," said {pal}. "You are only being polite," sobbed {owner}.`,
      ],
    },
    {
      solve: "shy",
      other: "owner",
      place: "castle",
      time: "afternoon",
      weather: "clear",
      with: ["owner curious", "pal calm"],
    },
    {
      place: "castle",
      time: "afternoon",
      weather: "clear",
      pose: "sitting",
      feeling: "calm",
      with: ["owner curious", "pal happy"],
      props: ["@snack", "candle"],
      happening: "{hero} sits in the sunny castle hall with the dragon and talks about both shadows.",
      I: [
        `"It must have happened at the lake last night," said {hero}. "We both came to see the moon, and I left in a hurry<, in the dark|>." {owner} looked longingly at the enormous shadow. "Was it any trouble to you?" {owner.he} asked. "It is always hungry," said {hero}, "and people run away from it." The dragon was astonished. "They run away from me, too," {owner.he} said. "But yours is wonderful, because it skips. Nobody has ever <waved|skipped> in here before."`,
        `They sat in the sunshine and sorted it out. "I was at the lake last night, on the other side," said {owner}. "I heard somebody laughing, and came as near as I dared. Then the moon disappeared, and I flew home." So that was how it had happened. "Was mine any trouble to you?" {owner.he} asked. "It hides, and it is always hungry," said {hero}. {owner} nodded unhappily. "Yours has been waving at me all day. I never imagined that a shadow could actually like anybody."`,
      ],
      A: [
        `"It must have happened at the lake last night," {hero} worked out. "We both came to look at the moon, and in the dark one shadow is very like another, and I went home in a hurry." {owner} gazed at the enormous shadow with longing, and inquired whether it had been any trouble. "It is always hungry," {hero} answered, "and everybody runs away from it." The dragon seemed astonished. "They run away from me as well," {owner.he} admitted, "and I always supposed that it was <my breath|something I said>." Neither of them spoke for a moment. "Yours has been excellent company," {owner} continued shyly. "It skips, and it makes rabbits on the wall with its fingers. In six hundred years, nobody had ever made a rabbit in here."`,
        `Little by little it all came out. {owner} had been at the lake the night before, on the dark side, listening to somebody laugh on the other. "I came considerably closer than I ought to have done," {owner.he} confessed. "Then a cloud covered the moon, and in my confusion I must have snatched up the first shadow that I could find." "And I evidently put on what was left," said {hero}. They both looked at the floor, where a very big shadow and a very small one were lying side by side. "Has it been a nuisance?" asked {owner}. "Only to the neighbors," {hero} answered. "I am familiar with neighbors," said {owner}. "But yours has been making rabbits for me continually since breakfast, and I shall hardly know what to do without it."`,
      ],
    },
    {
      place: "castle",
      time: "afternoon",
      weather: "clear",
      pose: "jumping",
      feeling: "determined",
      with: ["owner excited", "pal excited"],
      props: ["rope", "candle"],
      happening:
        "{hero} jumps in the sunny hall at the same time as the dragon, while both shadows stay on the floor.",
      E: [
        `They tried to swap. They jumped at the same time, but the shadows stayed where they were. They pulled, and they tickled. They even asked <nicely|politely>. The sun was getting low, and {hero} was thinking hard.`,
      ],
      I: `Swapping was not as simple as it sounds. They stood back to back and jumped, both at once. The floor shook, and a <tower|chimney> fell down somewhere, but the shadows stayed as they were. They tried pulling. They tried tickling. {pal} attempted it with soap and warm water. Outside, the sun had slid down to the tops of the trees, and both of the shadows were growing longer and thinner. "A shadow never leaves by itself," said {owner}, and a large tear <hissed|sizzled> on the floor.`,
      A: `Exchanging two shadows is not as simple as it sounds. They stood back to back in the middle of the hall and jumped, at precisely the same moment; the floor shook, and a chimney fell down somewhere, and the shadows remained as they were. They attempted it by pulling, and they attempted it by tickling, and {pal} made an experiment with soap and warm water. Outside, the sun had slid to the very tops of the trees. With every minute the two shadows became a little longer and a little thinner, like people being <stretched|called> in different directions. "It is no use," said {owner}, and an enormous tear fell and sizzled upon the stones.`,
    },
    {
      place: "castle",
      time: "sunset",
      weather: "clear",
      pose: "hugging",
      feeling: "brave",
      with: ["owner happy", "pal surprised"],
      props: ["candle", "star"],
      happening: "{hero} hugs the dragon at sunset, so that their two shadows become one.",
      B: `{hero} gave {owner} a big hug. Now there was one shadow! Then they let go. {refrain2}`,
      E: [
        `"How did they get mixed up?" asked {hero}. "We were <close|standing close> together." So {they} gave the <big |enormous >dragon a hug. The two shadows ran into one. Then they let go. {refrain2} {extra}`,
        `{hero} was sad for {owner}, and gave {owner.him} a hug. And look! On the floor, the two shadows became one. When they let go, it came apart, the right way. {refrain2} {extra}`,
      ],
      I: `{hero} stopped thinking about shadows. {owner} was crying, and when somebody is crying there is <really |>only one thing to do. {They} put both arms around as much of the dragon as would fit. On the wall, the small shadow and the big one ran together into a single shape, round and dark and <peaceful|comfortable>. "Look," whispered {pal}. Just then the sun touched the hill. {extra} They let go, and stepped back, one to the left and one to the right. And each of them was wearing <the right one|their own>.`,
      A: `{hero} stopped thinking about shadows altogether. {owner} was crying, and when somebody is crying there is really only one sensible thing to do. {They} stretched {their} arms around as much of the dragon as could be managed, and held on. On the wall behind them the small shadow and the enormous one flowed together into a single shape, round and dark and comfortable. "Look," breathed {pal}. At that very moment the sun touched the edge of the <hill|world>. {extra} They let go of each other, and stepped back, one to the left and one to the right; and each of them was wearing the right one.`,
    },
    {
      place: "hill",
      time: "evening",
      weather: "starry",
      pose: "flying",
      feeling: "happy",
      with: ["owner proud", "pal happy"],
      props: ["star", "moon"],
      happening: "{hero} rides home on the dragon's back in the evening with {pal}.",
      I: [
        `{owner} carried them home, low over the <hills|meadows>, because it was late. {pal} held on with both eyes shut. "I feel so big again," said {owner} happily. "You were <exactly|just> as big before," said {hero}. "You only looked at the wrong thing." The dragon considered that for a whole mile. In the very last of the light, a long shadow and a short one flew over the trees, side by side.`,
        `It was too late to walk, and so they flew. {owner} went slowly, because of {pal}, who was not looking. "How does it feel?" called {hero}. "Roomy," said {owner}, and did a careful loop. "But apparently I was exactly this size all day, even when I believed that I was not." "Absolutely," said {hero}. Underneath them, two shadows slid over the corn, and the small one waved up at the dragon.`,
      ],
      A: [
        `{owner} carried them home, low over the <hills|meadows>, because it had become so late. {pal} traveled with both eyes shut, and afterward described the view to everybody. "It is wonderful to be enormous again," said {owner} contentedly. "You were every bit as enormous before," {hero} pointed out. "You were only looking at the wrong part of yourself." The dragon considered this remark for the length of an entire valley. Below them, in the very last of the evening light, a long shadow and a short one were flying together over the treetops. They were keeping close to each other, as people do who have been a long way from home.`,
        `It was far too late for walking, and so {owner} offered {owner.his} back, and they went up through the missing roof. {pal}, who did not care for heights, lay down flat and was told about things. "Is it comfortable, having it again?" asked {hero}. "It is roomy," said {owner}, and tried out a loop, and thought better of it on account of {pal}. For some time there was nothing but the beat of the wings. "What I cannot understand," {owner.he} said finally, "is that I was exactly as large this morning as I am tonight. I had only stopped believing it." "It happens to me before swimming lessons," said {hero}. Beneath them two shadows were hurrying over hedges and haystacks; and every now and then the little one looked up and waved.`,
      ],
    },
    {
      place: "garden",
      time: "afternoon",
      weather: "clear",
      pose: "waving",
      feeling: "happy",
      with: ["owner happy", "pal happy"],
      props: ["@snack", "flower"],
      happening: "{hero} waves to a dragon who has come to tea in the garden, and both shadows wave, too.",
      B: `{owner} comes to play now. Two shadows run and hop. One is big. One is small. {close}`,
      E: [
        `Now {owner} comes to play, and nobody runs away. A big shadow and a little one sit on the garden wall. They are making rabbits. {close}`,
        `Now {owner} comes to play in the garden. When the sun is low, there are two shadows on the garden wall. One is big and one is small. They like to make rabbits. {close}`,
      ],
      I: [
        `{close} On Sundays, {owner} comes over for {snack}. The neighbors do not run any more, since they <know|remember> now who was behind that shadow. Sometimes {hero} and the dragon lie side by side in the grass. If you are quick, you can see something on the wall behind them. A very big shadow and a very small one are <making rabbits|playing tag>.`,
        `{close} There is a deep dent in {hero's} lawn now, and it is exactly as wide as a dragon. {owner} comes for {snack}, whenever the sun is out, and the mailman shakes {owner.his} claw. They do not talk much. When the light comes in low, they sit very still in front of the shed and look at the wall. {owner} is learning how to make a rabbit. So far it is mostly ears.`,
      ],
      A: [
        `{close} On Sundays, these days, {owner} comes to the garden for {snack}. The neighbors no longer run, because they have discovered that there is somebody at the other end of that shadow. You may see the two of them there on any bright afternoon, lying side by side in the grass. If you are quick, and look at the wall behind them, you may see something else. A large shadow and a small one are sitting there, a little apart from everybody. Patiently, with all of their fingers, they are making rabbits.`,
        `{close} There is a dent in the lawn, precisely as wide as a dragon. {owner} comes on every sunny afternoon, for {snack} and for company, and the mailman stops to shake hands. "Good day to both of you," he always says, "and to the other two." Toward evening, when the light comes in low and long, they settle down in front of the shed. A claw as large as a garden gate goes up, and bends at the joints, and is corrected by somebody with smaller fingers. {owner} is learning to make a rabbit. So far it consists almost entirely of ears.`,
      ],
    },
  ],
};
