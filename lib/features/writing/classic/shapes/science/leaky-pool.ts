import type { Shape } from "@/lib/features/writing/classic/grammar";

export const LEAKY_POOL: Shape = {
  id: "science/leaky-pool",
  theme: "science",
  wild: 5,
  tags: ["sea", "water", "shy", "kind", "small", "discovery", "friend", "animals"],
  cast: {
    pal: ["dog", "girl", "boy", "bird", "duck", "cat"],
    guest: ["octopus"],
    elder: ["grandmother", "grandfather"],
  },
  picks: {
    color: [{ text: "orange" }, { text: "purple" }, { text: "golden" }],
  },
  refrain: {
    B: [`The sea went out and out.`, `The sea came in and in!`],
    E: [`Out, out, out went the sea.`, `In, in, in came the sea!`],
  },
  beats: [
    {
      place: "beach",
      time: "morning",
      weather: "clear",
      pose: "kneeling",
      feeling: "curious",
      with: ["pal curious", "elder calm"],
      props: ["shell", "basket"],
      happening: "{hero} kneels beside a little pool that the sea has left among the rocks.",
      B: [
        `{open} {refrain} It left a pool. "Who is in there?" {again} asked. It hid!`,
        `{open} {refrain} {Again} looked into a pool. Two eyes looked back! Then they hid.`,
      ],
      E: [
        `{open} {refrain} It left <some|three> shells and a little pool between the rocks. {hero} looked in. Something <looked back|blinked> at {them}. A moment later there was <only|nothing but> a very worried stone.`,
        `{open} {refrain} It left a pool as big as a bathtub. {hero} bent down to explore it. Suddenly one of the stones blinked! "Stones never do that," whispered {pal}.`,
      ],
      I: [
        `{open} {elder} sat in the sand and <mended a net|knitted something long>, and {hero} explored. The sea had gone out, farther than you could throw a shoe. In the rocks it had left a pool, as big as a bathtub. {They} looked in. There was seaweed, and a shrimp, and a <perfectly ordinary|lumpy brown> stone. Then the stone opened one eye. It saw {them}, turned completely white, and squeezed itself into a crack.`,
        `{open} At low tide the beach was twice as big as usual. {elder} was dozing over a newspaper, and {hero} and {pal} went exploring among the rocks. One pool was as large as a bathtub. {hero} counted two crabs, eleven snails, and a peculiar stone with a pattern on it. "That stone is breathing," whispered {pal}. Immediately the stone turned white from end to end, and vanished into a crack.`,
      ],
      A: [
        `{open} {elder} had settled down in the sand with <a net to mend|a sock to knit>, and {hero} and {pal} were free to explore. The sea had gone out, a great deal farther than usual. Among the rocks it had left a pool behind it, approximately as large as a bathtub, and {hero} lay down to see who was at home. There was a curtain of seaweed, and a shrimp, and a lumpy brown stone of no particular interest. Then the stone opened an eye. It looked at {hero}; it turned, from one end to the other, as white as <a plate|paper>; and it poured itself into a crack that was <far|much> too narrow for it.`,
        `{open} Twice a day the sea went away and left its floor uncovered, and nobody at that beach enjoyed it more than {hero}. {elder} was already asleep beneath a newspaper. {They} and {pal} had gone from pool to pool, in order of size, and the last was approximately as large as a bathtub. It contained two crabs, eleven snails, and a lumpy brown stone. "I have a feeling that it was over there before," {pal} remarked. They bent down. The stone opened one golden eye, and examined them; it turned as pale as milk; and then, in a manner that stones do not have, it flowed away into the narrowest crack of all.`,
      ],
    },
    {
      solve: "shy",
      other: "guest",
      place: "beach",
      time: "morning",
      weather: "clear",
      with: ["guest curious", "pal calm"],
    },
    {
      place: "beach",
      time: "morning",
      weather: "clear",
      pose: "sitting",
      feeling: "worried",
      with: ["guest worried", "pal worried"],
      props: ["shell"],
      happening: "{hero} sits beside a shrinking pool and talks with a small octopus.",
      B: [
        `It was {guest}, an octopus. "I slept too long," said {guest}. "Now my pool is getting hot and small!"`,
        `"I am {guest}," it said. It had eight arms! "The sea left me. Now my pool is getting small."`,
      ],
      E: [
        `It was a young octopus named {guest}. "I was asleep," said {guest}, "and the sea went without me." Now the pool was getting warm<| and small>. Drop by drop, it was running <out|away> through a crack. {Guest.he} turned gray.`,
        `"My name is {guest}," said the octopus<, and held out three arms|>. "I only took a nap, and the sea left without me!" There was a crack in the pool, and the water was running out. {Guest.he} turned <blue|gray> with worry.`,
      ],
      I: [
        `It was a young octopus called {guest}, with eight arms and three hearts, and all three hearts were thumping. "I only closed my eyes for a minute," {guest} explained, "and the sea left without me." {hero} noticed something unpleasant. Along the edge of the pool ran a dark line, and the water was already <two|three> fingers below it. It was leaking <away|out> through a crack, and the rest was getting warmer. "How long can you <wait|stay>?" asked {hero}. {guest} turned gray. "Not until tomorrow."`,
        `"I am {guest}," said the octopus, in a very small voice. It had been following a shrimp, and the shrimp had been extremely interesting, and when {guest.he} looked up there was no ocean any more. {hero} examined the pool carefully. At the edge was a dark line, and the water was already a hand below it. Somewhere it was trickling out. "The rest is getting hot as well," said {guest}, turning gray at the tips. "Octopuses do not like soup."`,
      ],
      A: [
        `It was a young octopus, whose name was {guest}, and who was the owner of eight arms and three hearts. At present all three of the hearts were thumping. "I only closed my eyes for a minute," {guest} explained, turning an embarrassed shade of pink, "and when I opened them, the sea had left without me." {hero} looked at the pool more closely, and noticed something that {they} did not like. There was a dark line around the rocks, where the water had been at breakfast. It was now <two|three> fingers lower; the rest was disappearing through a crack, and in the sunshine it was growing warmer every minute. "How long can you stay in there?" {they} asked. The pink faded into gray. "A while," said {guest} bravely, "but not until tomorrow."`,
        `"I am {guest}," said the octopus, and offered them an arm, and after that several others. There were eight arms altogether, and there were three hearts, which could be seen beating, one slightly behind another. It had been the fault of a shrimp. {guest} had followed it around a corner, and then around an additional corner, because it was such an interesting color; and when {guest.he} turned to go home, the ocean was no longer attached. {hero} put one finger to the dark line on the rock, where the water had been that morning. It came down a whole hand before it got wet. "And it is becoming rather warm," said {guest}, growing gray at the tips. "I have nothing against soup, but I should not like to be in it."`,
      ],
    },
    {
      place: "beach",
      time: "noon",
      weather: "clear",
      pose: "running",
      feeling: "determined",
      with: ["pal determined", "guest calm"],
      props: ["umbrella", "basket"],
      happening: "{hero} runs over the sand with a pail of water to a pool under a big umbrella.",
      B: [
        `"I will help!" said {hero}. They got {bag} and a pail. But the sea was far!`,
        `{hero} ran with a pail. Splash! But the sea was so far. So {they} got {bag}.`,
      ],
      E: [
        `{hero} hurried to the sea with a pail and hurried back. {They} did it <nine|ten> times. {pal} kept the pool cool under an umbrella. Then {hero} got {bag}. They needed a <better|quicker> idea!`,
        `First they covered the pool with an umbrella. Then {hero} hurried to get water, over and over. But it was too far, and the pool was leaking. {They} got {bag}. They needed <a better|another> plan.`,
      ],
      I: [
        `"Shade first," <decided|ordered> {hero}, "and water second." They put up {elder's} umbrella, so that the pool lay in cool blue shade. Then {hero} ran to the sea with a pail and <hurried|ran> back, over and over. Fourteen pails went in, and about eleven <leaked|ran> out. {They} unpacked {bag}. {mid} "We cannot bring the ocean here in a pail," {they} said finally. "But maybe the ocean is coming anyway."`,
        `First they needed shade, and {elder's} umbrella was exactly the right size. Then they needed water. {hero} hurried to the sea with a pail and hurried back. After fourteen pails the pool was no fuller, because everything ran out underneath. {They} unpacked {bag}. {mid} "We can't carry the whole ocean to {guest}," said {hero}. "But it always comes here by itself. The question is when."`,
      ],
      A: [
        `"Shade first," <decided|commanded> {hero}, "and after that, water." They planted {elder's} umbrella between the rocks, so that the entire pool lay in a cool blue circle. Then {hero} took a pail, and ran to the edge of the sea, and came back with as much of it as had not been spilled. {pal} carried smaller amounts with enormous concentration. Fourteen pails went in at the top, and approximately eleven of them went out at the bottom. {mid} {hero} sat down among <the contents of {their} bag|what {they} had brought>, which was {bag}, and got {their} breath back. "Nobody can bring the ocean to {guest} in a bucket," {they} said. "The important question is whether the ocean happens to be coming anyway."`,
        `The umbrella came first, and after it the pail. {hero} hurried down the long wet beach to the ocean and hurried back again, with {pal} announcing the number. Before {they} had emptied the second pail, most of the first had disappeared underneath. They plugged the crack with seaweed, and immediately it discovered another. They unpacked {bag}, and considered everything in turn. {mid} "Fourteen," announced {pal}, and sat down. {hero} compared the little pail with the enormous ocean, which lay there glittering and doing nothing. "This is entirely the wrong way around," {they} said. "The ocean has always come here by itself. What we need to discover is when."`,
      ],
    },
    {
      place: "beach",
      time: "noon",
      weather: "clear",
      pose: "thinking",
      feeling: "curious",
      with: ["elder happy", "pal curious"],
      props: ["shell", "ball", "notebook"],
      happening: "{hero} listens as {elder} shows with a shell and a ball how the moon pulls the sea.",
      I: [
        `They asked {elder}, who had lived beside the sea for sixty years. "Certainly it is coming," said {elder}, and laid down a ball for the Earth and a <white|small> shell for the moon. "The moon is always pulling at the water, <like a magnet pulls a pin|as if it had a string>. It makes a kind of bulge. The Earth turns around underneath, so we travel into the bulge and out again." "How long does that take?" <asked|demanded> {hero}. "About six hours down," {elder} replied, "and six hours up again."`,
        `"{elder}!" {they} called, and {elder} woke up underneath the newspaper. "When does the ocean come back?" {elder} laid a ball on the sand and a white shell beside it. "This is the Earth, and that is the moon," {elder} explained. "The moon pulls the water into an enormous hill. Our beach rides around on the Earth, into the hill and out of it again." {hero} turned the ball with one finger. "So high water is coming around to us!" {they} said.`,
      ],
      A: [
        `They went to consult {elder}, who had lived beside the sea for sixty years and was on good terms with it. "Of course it is coming," said {elder}. {Elder.he} laid down a ball, which was the Earth, and beside it a little white shell, which was the moon. "The moon is forever tugging at the water, and it pulls the ocean up into a sort of bulge. <We never feel it.|It is much too gentle for us to feel.> But the Earth goes on turning underneath, and so the beach is carried into the bulge, and afterward it is carried out of it again. It takes approximately six hours to go down and another six to come up." "Then the only thing that we need to know," said {hero}, "is when it <turns around|starts>."`,
        `{elder} was woken up, and was not at all annoyed, because it was such an intelligent question. "Give me that ball," {elder.he} said. The ball became the Earth; a white shell, at the end of one arm, became the moon. "The moon is continually pulling at our ocean. It isn't able to lift it, but it gathers a little extra water on this side, and there is another heap on the opposite side to balance. Now turn the Earth, and watch our beach." {hero} placed one finger upon an imaginary beach and rotated the ball, slowly, into the heap and out of it. "It isn't really the ocean that arrives," {they} exclaimed. "It is the beach!"`,
      ],
    },
    {
      place: "beach",
      time: "noon",
      weather: "clear",
      pose: "pointing",
      feeling: "excited",
      with: ["pal excited", "guest happy"],
      props: ["flag", "notebook", "clock"],
      happening: "{hero} points at a row of sticks in the sand at the edge of the sea.",
      B: [
        `{hero} put a stick by the sea. They sat and sat. Then the stick was wet! The sea had turned!`,
        `{hero} put one stick in the sand. "Look!" {they} said. The stick got wet. The sea was on its way!`,
      ],
      E: [
        `{hero} pushed a stick into the sand, <exactly|right> where the water ended. They waited<, and waited some more|>. Finally a little wave ran up and tickled it! "The sea is turning around!" <yelled|cried> {hero}. "It is coming back!"`,
        `Does the sea always come back? {hero} made a test with <seven|eleven> sticks in the sand. For a long time <every stick|they all> stayed dry. Then one got its feet wet, and after that another. "It is coming!" {they} told {guest}.`,
      ],
      I: [
        `{hero} made a row of sticks, each exactly ten steps from the next, and waited with a notebook. For half an hour the sea <did nothing|just mumbled>. Then the first stick got its feet wet, and later the second. {hero} <calculated on|scribbled in> the sand. "Ten steps in a quarter of an hour," {they} announced. "There are a hundred steps to go, so it will reach the rocks by half past three!" {guest} turned <a hopeful|an extremely hopeful> yellow.`,
        `"Then we will measure it," said {hero}. {They} pushed eleven sticks into the sand, every one exactly ten steps from the next, and {elder} lent {them} a watch. Nothing happened. Nothing went on happening, for half an hour. Then a wave ran a little farther than all the others, and wet the foot of stick number one. Fifteen minutes later it was number two. {hero} multiplied on {their} fingers. "Half past three!" {they} told {guest}. "You can count on it."`,
      ],
      A: [
        `{hero} set up a row of sticks across the sand, each of them precisely ten steps from the next, and sat down with {elder's} watch. For half an hour the sea did nothing but mumble. Then a wave, which looked exactly like the others, ran up and wet the foot of the first stick. A quarter of an hour afterward another reached the second. {hero} did the arithmetic with one finger in the sand. "It covers ten steps in every fifteen minutes," {they} announced, "and there are a hundred steps still to go. Therefore it should arrive at the rocks at half past three!" It is a wonderful thing to know what is going to happen. {guest} had turned <a cautious|quite a hopeful> yellow.`,
        `There was only one way to be certain, which was to measure. {hero} planted eleven sticks, in a line that ran from the ocean to the rocks, with ten steps in between; and {they} borrowed {elder's} watch, lay down upon {their} stomach, and stared at the first one. It is surprisingly difficult to catch the sea at the moment when it changes its mind. It breathed in; it breathed out; and then one small wave, which had nothing special about it, ran forward and put a ring of foam around stick number one. A quarter of an hour later there was a ring around number two. {They} did the calculation twice. "It will be at your door by half past three," {they} informed {guest}, who went yellow with hope, beginning at the eyes.`,
      ],
    },
    {
      rest: "older",
      place: "beach",
      time: "afternoon",
      weather: "clear",
      with: ["pal calm", "guest calm"],
    },
    {
      place: "beach",
      time: "afternoon",
      weather: "wind",
      pose: "reaching",
      feeling: "worried",
      with: ["pal worried", "guest worried"],
      props: ["box", "shell"],
      happening: "{hero} pulls at an old board that is stuck across the gap in front of the pool.",
      B: [
        `But a big old board was in the way! The sea could not get in. The board was stuck.`,
        `The waves came near. But they could not get in! An old board was stuck in the way.`,
      ],
      E: [
        `Finally the sea came up to the rocks. But there was <just|only> one opening, and a heavy board was stuck across it. The water ran away in another direction! {hero} pulled with all {their} power. The board <would not|did not> move.`,
        `The waves <had reached|came to> the rocks. But a heavy board was stuck across the opening, like a shut door. The water turned around and ran away! They pulled at the board with both hands. It did not move at all.`,
      ],
      I: [
        `It came at twenty-five past three, which was even better. But there was one thing that {hero} had not calculated. The only opening was a gap between two rocks. Across it lay a heavy board from a ship, jammed in like a <cork|closed door>. Each wave ran up, bumped against it, and wandered off to the left. In the pool the water hardly covered all eight arms. {hero} pulled at the board with both hands. It was completely stuck.`,
        `The ocean was five minutes early, and it came to the wrong place. They heard it gurgling behind the rocks. "Why doesn't it come in?" asked {guest}, who was sitting in a puddle by this time. {hero} climbed over to investigate. In the only gap lay an enormous board, the side of some ancient ship, and it closed the gap like a door. The waves knocked on it and went elsewhere. {They} took hold with both hands and pulled. It was stuck.`,
      ],
      A: [
        `It arrived at twenty-five minutes past three, which was even better than {they} had promised. But there was something that {hero} had not included in {their} calculations. The only way into the pool was a gap between two rocks. Across the gap, jammed in as tightly as a cork in a bottle, lay a heavy board from a ship. Wave after wave ran up, bumped against the wood, and wandered off to the left, where nobody needed it. In the pool there was hardly enough water now to cover eight arms, although {guest} had folded them very small. {hero} took hold of the board and pulled until {their} shoulders ached. It did not even creak.`,
        `It was five minutes early, and for the first of those minutes they cheered. During the second they noticed that the pool was not getting any deeper. The waves were gurgling directly behind the rocks; but they were continually going past, like a parade in another street. {hero} scrambled up to look. There was one gap where the sea could have come in, and somebody had closed it. It was a board, black with age, from the side of a ship, and last winter's storms had hammered it in between the stones. Behind {them}, in what was left of the water, {guest} had tied all eight arms into one knot. {hero} pulled until {they} saw stars. The board was absolutely stuck.`,
      ],
    },
    {
      solve: "free",
      goal: "the board",
      place: "beach",
      time: "afternoon",
      weather: "wind",
      with: ["pal excited", "guest excited"],
    },
    {
      place: "beach",
      time: "afternoon",
      weather: "clear",
      pose: "jumping",
      feeling: "happy",
      with: ["guest excited", "pal excited"],
      props: ["shell", "flag"],
      happening: "{hero} jumps for joy as the sea rushes into the pool.",
      E: [
        `{refrain2} It filled the pool to the top and over the top. {guest} turned red, and then {color}<, all in one minute|>. {Guest.he} shook hands with everybody<, eight times|>. {extra}`,
        `{refrain2} It hurried into the pool and filled it up. {guest} danced on all eight arms, and turned a wonderful {color} <all over|from top to toe>. "That color means thank you," {guest.he} said. {extra}`,
      ],
      I: [
        `The next wave did not wander off to the left. It came <shouting|tumbling> through the gap, cold and green and full of bubbles, and so did the one behind it. The pool filled up to the dark line, and over it. {guest} turned red, then green, then a brilliant {color} with <white|silver> spots. "Which feeling is that one?" asked {hero}. "I have never <had|needed> it before," <said|admitted> {guest}. "I believe I have just invented it."`,
        `In it came! It poured through the gap with a roar, green and cold and full of bubbles, and it lifted {guest} right off the floor. {guest} went around three times and turned red, and blue, and a wonderful {color} with silver spots. "I have never in my life been that color," {guest.he} admitted, examining seven arms in amazement. "What do you call it?" {hero} was completely soaked. "I believe," {they} answered, "that it is called relieved."`,
      ],
      A: [
        `The next wave did not wander off to the left. It came tumbling through the opening, cold and green and full of bubbles, and the following one was already pushing to get in. They filled the pool as far as the dark line, and afterward over it, until it was no longer a pool at all but simply a corner of the ocean. {guest} stretched out all eight arms in every direction and turned scarlet, and then emerald, and finally a brilliant {color} with <silver|snow-white> spots. "Whatever feeling is that one?" asked {hero}, who was beginning to understand the language. "I have no idea," {guest} admitted. "I never needed it before. I believe that I have just invented it."`,
        `There was a moment of silence, in which the ocean appeared to notice the open door. Then it came in, all at once, like children when the bell has rung. It filled the pool to the dark line and above it; it lifted {guest} off the bottom, turned {guest.him} over, and handed {guest.him} from one wave to another. {hero} was soaked to the ears and did not care. Somewhere in the middle of the foam {guest} had gone red, and violet, and green, and settled on a magnificent {color}, with silver spots that came and went. "I did not know that I had that one," {guest.he} called, holding out an arm to admire it. "Is it a feeling?" "It must be," {hero} called back, "because I have got it too."`,
      ],
    },
    {
      place: "sea",
      time: "afternoon",
      weather: "clear",
      pose: "waving",
      feeling: "proud",
      with: ["guest happy", "pal happy"],
      props: ["shell"],
      happening: "{hero} waves from the shallow water as the octopus swims away.",
      I: [
        `They walked out until the water came up to their knees, because that was what {elder} allowed. {guest} shook {hero's} hand, and at the same time {guest.he} shook all of the others. {extra} "I must explain this to my mother," said {guest}. "Tell her about the moon," <said|advised> {hero}. "Then it is no one's fault." {guest} laid {guest.his} arms together like an umbrella, and shot off <backward|backward through the waves>.`,
        `{elder} permitted them to go in up to the knees. {guest} swam a circle around every one of their ankles, and then {guest.he} held on to {hero's} hand a little longer than was necessary. "Will the sea leave me behind again?" {guest.he} asked. "Twice every day," said {hero}, "but now you know when." {extra} {guest} considered that, and turned a cheerful pink. Then {guest.he} let go, folded eight arms into one, and disappeared backward with a squirt.`,
      ],
      A: [
        `They went out together as far as {elder} permitted, which was up to the knees and not a wave farther. {guest} shook hands with {hero}, and used the remaining arms to shake hands with everyone else at the same moment, which saved a great deal of time. {extra} "I shall have to explain this to my mother," {guest} remarked, a little anxiously. "Then begin with the moon," {hero} advised. "If you begin with the moon, it does not sound like <anybody's|your> fault." {guest} turned a grateful shade of {color}. Then {guest.he} folded all eight arms together behind {guest.him}, <like an umbrella in a hurry|like somebody closing an umbrella>, and shot away backward into the green.`,
        `They were permitted to go in as far as their knees, and {elder}, who had rolled up {elder.his} trousers, came too. {guest} had promised {guest.his} mother never to talk to anybody with fewer than six arms, and was wondering how to explain. "You could tell her that we worked together," {hero} suggested, "and add us up." {extra} That was a great comfort. {guest} laid one arm around each of them, and there were still enough left over to wave. "I shall know the time from now on," {guest.he} said. "Every day a little later, because of the moon." Then {guest.he} closed like an umbrella, shot backward into the green, and left behind a small, neat, grateful cloud of ink.`,
      ],
    },
    {
      place: "beach",
      time: "morning",
      weather: "clear",
      pose: "sitting",
      feeling: "happy",
      with: ["guest happy", "pal happy", "elder calm"],
      props: ["flag", "notebook", "shell"],
      happening: "{hero} sits by the rock pool where the octopus has come back to visit.",
      B: [
        `{refrain2} "Thank you!" said {guest}. Eight arms waved. {close}`,
        `{refrain2} "Now I can go home!" said {guest}. Eight arms waved. {close}`,
      ],
      E: [
        `{guest} swam home, waving eight arms. Now a wooden sign at the beach tells when the sea will be back. Somebody in the water <often|always> waves at it. {close}`,
        `Then {guest} swam home again<, waving eight arms|>. Now {hero} writes down every day when the sea is coming. <And on|On> Sunday, {guest} is sitting in the same pool, on purpose! {close}`,
      ],
      I: [
        `{close} There is a board at the beach now, an old one, from a ship. On it {hero} writes the hour when the sea will come back. It is <fifty minutes|not quite an hour> later every day, because the moon is late, too. The fishermen say that it is always <right|correct>. And on Sundays there is an octopus in the pool. "I overslept again," {guest} explains, and is not gray at all.`,
        `{close} {elder} carried the old board home, and {hero} painted numbers on it. Now it tells everybody when the ocean will be back. "Half past three," somebody reads, and moves a towel. On certain days, at low tide, there is a peculiar stone in the pool. {hero} sits down beside it and waits. "You are early," says the stone, and opens one eye.`,
      ],
      A: [
        `{close} A board from a ship stands at the top of the beach now. Every morning {hero} writes on it the hour at which the sea will be back. It is <some |about >fifty minutes later each day, since the moon is never quite punctual, and the fishermen set their watches by it. On Sundays there is usually an octopus in the pool among the rocks. "You will never believe this," says {guest}, "but I appear to have overslept." Then {guest.he} turns that color again, the one that {guest.he} invented, which is not in any of the books.`,
        `{close} The black board has been scrubbed, and it stands at the top of the beach. Every morning {hero} writes the time of high water on it, beside a drawing of the moon. Two weddings have been moved. On Sundays, at low water, {hero} and {pal} climb out to the rocks and count everything in the pool. There are two crabs, as a rule, and eleven snails. There is sometimes a stone. They never speak to it first. They simply admire the ocean for a while, until somebody giggles, and it turns {color}.`,
      ],
    },
  ],
};
