import type { Shape } from "@/lib/features/writing/classic/grammar";

const STREET = { place: "street", time: "afternoon", weather: "clear" } as const;
const GARDEN = { place: "garden", time: "afternoon", weather: "clear" } as const;

export const ONE_ROPE_AWAY: Shape = {
  id: "feelings/one-rope-away",
  theme: null,
  wild: 1,
  tags: ["dog", "fear", "brave", "friend", "neighbor", "animals"],
  about: [
    "afraid-of-dog afraid-of-the-dog afraid-of-big-dog afraid-of-a-dog afraid-of-our-dog afraid-of-all-dog scared-of-dog scared-of-the-dog scared-of-big-dog scared-of-a-dog scared-of-puppy scared-of-the-puppy afraid-of-puppy frightened-of-dog frightened-of-the-dog frightened-of-big-dog terrified-of-dog terrified-of-the-dog nervous-of-dog nervous-around-dog worried-about-dog fear-of-dog fear-of-big-dog dog-phobia phobia-of-dog cynophobia hate-dog doesn't-like-dog does-not-like-dog don't-like-dog scared-by-a-dog scared-by-a-big-dog frightened-by-a-dog scared-of-neighbor-dog scared-of-neighbour-dog scared-of-the-neighbor-dog scared-of-the-neighbour-dog scared-of-our-neighbor-dog afraid-of-neighbor-dog afraid-of-the-neighbor-dog afraid-of-the-neighbour-dog afraid-of-our-neighbor-dog scared-of-grandma-dog scared-of-nana-dog scared-of-next-door-dog dog-jumped-at-me dog-jumped-at-him dog-jumped-at-her dog-jumped-on-me dog-jumped-on-him dog-jumped-on-her dog-jumped-up-at dog-jumped-up-on dog-jumping-up dog-knocked-me-over dog-knocked-him-over dog-knocked-her-over knocked-over-by-a-dog knocked-down-by-a-dog dog-chased-me dog-chased-him dog-chased-her chased-by-a-dog dog-barked-at-me dog-barked-at-him dog-barked-at-her dog-barks-at-me cries-when-a-dog when-he-sees-a-dog when-she-sees-a-dog when-he-sees-dog when-she-sees-dog when-they-see-a-dog every-time-he-sees-a every-time-she-sees-a being-afraid-of-dog being-scared-of-dog so-scared-of-dog",
  ],
  premise: "{Hero} is afraid of the dog next door, and a jump rope says how close anybody may come.",
  shows: ["@dog", "rope"],
  talk: [
    "Who decided how long the rope was, and why do you think that helped?",
    "What have you seen a dog say with its tail, its ears, or its back?",
    "How far away would you like a dog to be today?",
  ],
  cast: { pal: ["girl", "boy"], dog: ["dog"], mom: ["mother", "father"] },
  refrain: {
    B: ["One rope away. No closer!", "Half a rope away. That was just right."],
    E: ["One rope away, and not a step closer.", "Half a rope away, and not a step farther."],
  },
  beats: [
    {
      id: "long-way",
      ...STREET,
      pose: "walking",
      feeling: "worried",
      with: ["mom calm", "dog calm"],
      props: ["gate", "rope"],
      happening: "{hero} walks in the street with {mom} and a jump rope, and {dog} the dog is near a gate.",
      B: [
        `{dog} the dog lived next door. {hero} was scared of dogs. Once, a dog jumped up, and {they} fell.`,
        `{hero} never went by the next house. {dog} the dog lived there. {hero} was scared of dogs.`,
      ],
      E: [
        `The short way to the corner went by the gate of {dog} the dog. So {hero} always took the long way. Last summer a dog had jumped up at {them} in the park. <{They} had looked right at its teeth|Its feet had been on {their} coat>.`,
        `{hero} was afraid of dogs. {They} knew where every dog lived, and {they} walked around <them all|each one>. The hardest one was {dog}. {dog} the dog lived right next door.`,
      ],
      I: [
        `There were two ways from {hero's} house to the corner. The short one took a minute, and it went past the gate of {dog} the dog. The long one went around the whole block, past the bakery and the dentist, and it took eleven. {hero} always chose the long one. In summer a dog had jumped up at {them} in the park, with a paw on each shoulder. <{They} had looked straight into its teeth.|{They} could still feel how heavy it was.>`,
        `{hero} knew the dogs of the neighborhood as a sailor knows the rocks. There was one at the bakery, and one at number nine. There was one that only came by on Sundays, in a sweater. {hero} steered around them all, because in summer a dog had leaped up at {them} and knocked {them} flat. But around {dog} <it was hard to steer|nobody could steer>. {dog} the dog lived next door.`,
      ],
      A: [
        `From {hero's} house to the corner there were two ways. The short one lasted one minute, and led past the gate behind which {dog} the dog lived. The long one went all around the block, past the bakery and the dentist and back along the railroad, and lasted eleven. {hero} had taken the long one since the summer, in all weathers. In the summer a dog had come flying across the park, and had set one paw on each of {their} shoulders, like somebody with important news. <{They} had seen every tooth it had.|{They} had fallen over backward, and had looked up into all of its teeth.> {mom}, who had run faster than ever before, never mentioned that the long way was long. {Mom.he} merely put on comfortable shoes.`,
        `A sailor knows where the rocks are, and {hero} knew where the dogs were. There was the one outside the bakery, and the elderly one at number nine, and a tiny one that was carried past on Sundays in a knitted sweater. {They} steered around all of them in a careful curve, and {mom} steered along. It had been like that since the summer. An enthusiastic dog had leaped up at {them} in the park, and {they} had lain on {their} back with its breath in {their} face. <Nobody had been bitten, as people kept pointing out.|It had not bitten {them}, and everybody kept saying so.> But there was one rock that lay directly in front of the harbor. It was {dog} the dog, and {dog.he} lived next door.`,
      ],
    },
    {
      id: "treehouse-call",
      ...STREET,
      pose: "standing",
      feeling: "sad",
      with: ["pal happy", "dog excited"],
      props: ["gate", "tree"],
      happening: "{hero} stands sadly in the street, and {pal} and {dog} are behind the gate.",
      B: [
        `"Come up in my treehouse!" called {pal}. {hero} wanted to. But {dog} was there. So {they} went home.`,
        `{pal} had a house up in a tree. It was so nice! {hero} looked. But {dog} was there.`,
      ],
      E: [
        `"I made a treehouse!" {pal} called over the gate. "You can see the water from up there!" {hero} wanted to go so much. Then {dog} barked. "{Dog.he} will not do anything," said {pal}. {hero's} legs <were already going home|did not think so>.`,
        `In the yard next door, {pal} had built a treehouse. It had a roof and a real window. "Come in!" {pal} called. But under the tree stood {dog}, with {dog.his} <ears|tail> up. "I have to practice the piano," said {hero}. There was no piano.`,
      ],
      I: [
        `"It's finished!" called {pal} from behind the gate. {Pal.he} meant the treehouse, which had a window toward the sea, and a bucket on a string for cookies. {hero} had watched it growing from {their} bedroom, board by board. "Come on up!" Then {dog} came around the corner and barked, and {hero} stood behind {mom} without knowing how {they} had got there. "{Dog.he} won't do anything," said {pal}. <That was what they all said.|That was what the man in the park had said, too.>`,
        `From {their} bedroom {hero} could see the new treehouse in {pal's} yard. It had a crooked roof, a bucket that traveled up and down on a string, and enough room for two. "Are you coming?" {pal} shouted across the gate. {hero} had one foot on the step already. But under the tree something lifted its head and said, "Woof!" <All of {hero} went cold.|{hero's} stomach turned around.> "I have to practice the piano," {they} said. {They} had no piano.`,
      ],
      A: [
        `"It's finished!" {pal} shouted one afternoon across the gate. {Pal.he} was speaking of the treehouse. {hero} had followed the whole thing from {their} bedroom window, board by board. It had a crooked roof, a view of the sea, and a bucket on a string for the delivery of cookies. There was exactly enough room in it for two. "So are you coming up?" asked {pal}. {hero} had already taken a step when {dog} trotted around the corner and barked, once, in a friendly bass. <{Their} knees turned to pudding.|In an instant {they} stood behind {mom}.> "{Dog.he} won't do anything!" {pal} called. Every person with a dog says this sentence, and it has never yet made anybody's knees any firmer.`,
        `Half of the treehouse belonged to {hero}, in a way, since {they} had watched every single nail go in. {They} knew about the trapdoor. {They} knew about the bucket on the string, and about the window from which, {pal} said, you could see the sea if you leaned out a little. And now it was finished, and {pal} hung over the gate and invited {them}. "Right now?" asked {hero}, with shining eyes. Then the bushes rustled, and out of them came {dog}, with a burr on one ear, and said, "Woof!" <It was as though somebody had pulled a plug.|The shine went out like a match.> "I can't. I've got to practice the piano," {hero} said quickly. There was no piano. {pal}, who could hear through the wall how quiet it was over there, said nothing.`,
      ],
    },
    {
      id: "dog-in-head",
      place: "bedroom",
      time: "night",
      weather: "clear",
      pose: "sitting",
      feeling: "worried",
      with: ["mom calm"],
      props: ["thing:bed", "rope", "moon"],
      happening: "{hero} sits on the bed at night and tells {mom} about a dog that grows and grows.",
      I: [
        `At night the dog in {hero's} head was as big as a horse, and it stood on the stairs and breathed. "Are you going to tell me that there's nothing to be afraid of?" {they} asked. "No," said {mom}, sitting down on the bed. "You fell hard, and it was frightening. I'd only like to know one thing. How far away does a dog have to be, so that your stomach feels all right?" {hero} considered it. <"On the moon," {they} decided.|"As far as the moon," {they} decided.>`,
        `"Nobody will make you go there," said {mom} at bedtime. "Not me, not {pal}, and not {dog}." {hero} pulled the blanket up. In the dark every dog grew, and {dog} was already as tall as the closet. "Is there any distance that would be fine?" asked {mom}. Nobody had ever asked about that. They had only ever said, "Come closer." <{hero} began at the moon and went on from there.|{hero} tried out the moon, and after that Canada.> Somewhere on the other side of the street, {their} stomach said stop.`,
      ],
      A: [
        `A dog in the head is never the size of a dog. By half past eight it was as enormous as a horse, and it stood breathing on the stairs. "You are going to tell me that there isn't anything to be afraid of," murmured {hero} into the pillow. "I wasn't," said {mom}. "Somebody with forty-two teeth knocked you over, and I would have been terrified myself." {Mom.he} moved the jump rope off the bed and sat down. "I was only wondering about one thing. If you could decide it, how far away would a dog have to be, so that your stomach didn't mind?" {hero} considered. <"As far as the moon," {they} said.|"On the moon, and tied up," {they} said.> {mom} regarded it through the window for a while, as though {mom.he} were calculating the bus fare. "Excellent," {mom.he} said. "Now we have a number."`,
        `"I want to go up there, and I don't want to go in there," said {hero} in the darkness, "and it's the same gate." It was the most difficult thing that {they} had ever tried to explain, and {mom} understood it immediately. "Nobody is going to push you through it," {mom.he} promised. All the same the dog in {hero's} head kept growing; it had begun as {dog}, and by now it was looking in at the window of the second floor. "Everybody only says closer," {they} complained. "Pet it, they say, and come a little closer." <"Then you be the one to say it," suggested {mom}.|"And what would you say yourself?" asked {mom}.> "Not what's brave, I mean; only how far is comfortable." {hero} closed {their} eyes and pushed the dog backward, over the yard and the fence and the street, until {their} shoulders came down.`,
      ],
    },
    {
      id: "lays-rope",
      ...STREET,
      pose: "kneeling",
      feeling: "determined",
      with: ["pal curious", "dog curious"],
      props: ["rope", "gate"],
      happening: "{hero} kneels in the street and lays down a jump rope in front of {dog}.",
      B: [
        `{hero} put {their} jump rope on the ground. "This far!" {they} said. {refrain} {pal} held {dog}.`,
        `"How close is okay?" said {mom}. {hero} put down {their} jump rope. {refrain} {dog} sat.`,
      ],
      E: [
        `The next day {hero} laid {their} jump rope down in front of the gate. "I will stay here," {they} told {pal}, "and {dog} stays over there." {pal} held on to {dog} <by the collar|with a leash>. {refrain}`,
        `"You decide how close," said {mom}. So {hero} laid {their} jump rope on the ground in a long line. {dog} sat down at one end, together with {pal}. {hero} stood at the other. {refrain}`,
      ],
      I: [
        `The next day {hero} came out with {their} jump rope. {They} laid it down on the sidewalk, five times, one length after the other, and stood at the far end. "There," {they} told {pal}. "That's as close as I go. {dog} has to stay at the gate." {pal} clipped on the leash and sat down beside {dog}. So they looked at each other, across five ropes. After a while {hero} <took two of them away|found that three were enough>. By Thursday there was one left. "One," {they} said, "and not a step closer."`,
        `It began on the other side of the street, because that was where {hero's} stomach became quiet. {They} measured it with {their} jump rope and got five. "Five ropes," {they} shouted across to {pal}. "Fine!" {pal} shouted back, and held on to {dog}. Nobody said that five was a lot. Perhaps that was the reason why it was only three the next day, and <the day after that|on Thursday> only one. {hero} laid it down very straight. {dog} looked at it, and seemed to wonder what it was for.`,
      ],
      A: [
        `The next afternoon {hero} appeared on the sidewalk with {their} jump rope. It was the kind with wooden handles, eight feet long. {They} laid it on the ground, and picked it up and laid it down again, until {they} had measured five of them from the gate. "I'm stopping here," {they} announced to {pal}, "and {dog} is stopping there, and the ropes decide." {pal}, who had opened {pal.his} mouth to say that {dog} wouldn't do anything, closed it and fastened the leash. So they all sat down and looked at each other. It was surprisingly interesting. <On Tuesday there were three ropes between them.|The day after, {hero} moved up by two ropes, without anybody having mentioned it.> On Thursday there was one. "One," said {hero}, pulling it straight, "and not a step closer." It was an order, and it was a relief to have given it.`,
        `It turned out that one can measure being afraid, and that the measure is a jump rope. On the first day {hero} needed five of them, end to end, which put {them} on the far side of the street with {their} back against the mailbox. "Is that all right?" {they} called, a little ashamed. "It's your rope!" {pal} called back. {Pal.he} had both arms around {dog}, who was gazing across with {dog.his} head on one side. On the second day it was three. On the third, {they} laid a single rope along the sidewalk, one wooden handle at {their} own toes and the other at {dog's}, and found that {they} could breathe. <Nobody clapped, and that was sensible of them.|Nobody cheered, for {mom} had forbidden it.> "That's as close as I go," said {hero}, and sat down.`,
      ],
    },
    {
      id: "reads-dog",
      ...STREET,
      pose: "sitting",
      feeling: "curious",
      with: ["dog sleepy", "pal happy"],
      props: ["rope"],
      happening: "{hero} sits at one end of a jump rope and watches {dog} yawn at the other end.",
      B: [
        `{dog} opened {dog.his} mouth wide. "Is {dog.he} tired?" "No," said {pal}. "{Dog.he} is a bit scared, too!"`,
        `{dog} looked away. "{Dog.he} wants to be nice," said {pal}. "That is how a dog says it."`,
      ],
      E: [
        `{dog} opened {dog.his} mouth in a very big yawn. "Am I that boring?" asked {hero}. {pal} laughed. "That is Dog talk," {pal.he} said. "It says: I am a little nervous." {hero} looked at {dog} <in surprise|again>. There were two of them who were afraid!`,
        `"Dogs talk with everything except the mouth," said {pal}. Just then {dog} turned {dog.his} head away. "That says: I want to be polite." Then {dog} yawned. "And that says: I am nervous." <"I am, too," said {hero}.|"So am I," said {hero}.>`,
      ],
      I: [
        `From the distance of one rope you can see a great deal. {hero} discovered that {dog} had a freckle on {dog.his} tongue, because {dog} suddenly yawned from ear to ear. "Am I boring {dog.him}?" {they} asked. "No, that's Dog," explained {pal}. "Dogs yawn when they're nervous. It means: I hope that this goes well." {hero} was astonished. All this time {they} had believed that only one of them was nervous! {They} yawned back, as politely as possible, and {dog} <blinked|lay down>.`,
        `"What is {dog.he} saying now?" asked {hero}, and {pal} turned out to be an excellent interpreter. Looking away meant, "I don't want any trouble." A tail that was high and stiff meant, "I'm not certain about you," but a loose and low one meant, "How wonderful!" And whenever a dog stood as stiff as a board and stared, it meant, "Leave me alone," and you did. Suddenly {dog} yawned. <"Nervous," translated {pal}.|"That means nervous," explained {pal}.> {hero} had to smile, for the first time at that gate.`,
      ],
      A: [
        `At a distance of one rope, one begins to notice things. {dog} had a freckle on {dog.his} tongue, and {hero} discovered it because {dog.he} suddenly yawned at {them}, as wide as an open suitcase. "I'm sorry if I'm boring {dog.him}," said {hero}, rather offended. "That isn't tiredness, that's Dog," explained {pal}. "They yawn when they're nervous, and it means that {dog.he} hopes this will go well." {hero} considered {dog} with completely different eyes. In all these months it had never occurred to {them} that there might be two nervous people at that gate, <and that one of them had fur|one on each side of it>. {They} yawned back, out of courtesy. {dog} looked at {them} in surprise, sighed through {dog.his} nose, and lay down with {dog.his} chin on the pavement.`,
        `"{Dog.he} is talking the entire time," said {pal}, "and you only have to listen with your eyes." And because one rope is an excellent distance for listening, {hero} received {their} first lesson in Dog. Looking away is polite. Licking one's nose, when there isn't anything on it, is a sign of worry. A tail is not simply a yes; it depends on whether it is stiff and high, like a flag, or loose and low, with the remainder of the dog wagging along behind. And whoever stands like a board and stares is saying, as clearly as a locked door, that it would like to be left in peace. <"And that?" inquired {hero}.|"And what was that?" inquired {hero}.> {dog} had produced a gigantic yawn. "Nervous," translated {pal}. "Then please tell {dog.him} that makes two of us," said {hero}.`,
      ],
    },
    {
      id: "why-it-jumped",
      ...STREET,
      pose: "thinking",
      feeling: "curious",
      with: ["pal calm", "dog calm"],
      props: ["rope", "thing:paw-prints"],
      happening:
        "{hero} sits in the street by a jump rope and thinks, and {pal} explains something about dogs.",
      E: [
        `"Why do dogs jump up at people?" asked {hero}. {pal} knew. "Dogs say hello nose to nose, and your nose is too high," {pal.he} said. So it was a hello! "It was too big a hello," said {hero}. "It <should have|had to> ask first."`,
        `{hero} told {pal} about the dog in the park. "It wanted to get to your face," said {pal}. "That is where dogs say hello." {hero} thought about that. "I did not like that hello," {they} said. "I <want|like> a small one."`,
      ],
      I: [
        `On Friday {hero} told {pal} about the dog in the park, even the part about its breath, which {they} had never told anybody. {pal} didn't laugh. "Dogs say hello nose to nose," {pal.he} explained, "and people carry their noses so high up." So the dog had only wanted to say hello! That was a peculiar idea, and {hero} had to think about it. "But I never said that it could," {they} answered. <"No," agreed {pal}. "It forgot to ask."|"That's right," agreed {pal}. "It never asked."> {dog} licked {dog.his} nose, as if {dog.he} remembered something similar.`,
        `"Why me?" asked {hero} all of a sudden. "There were a hundred people in that park." {pal} scratched {dog} behind one ear and considered the question. "Did you run away?" {pal.he} asked. {hero} had run faster than ever before. "In Dog, running says: Catch me," explained {pal}. {hero} was silent. <{They} had shouted "Go away" with {their} mouth, and "Catch me" with {their} legs.|{Their} mouth had said one thing, and {their} legs had said another.> "I couldn't have known that," {they} said at last. "Nobody could," said {pal}.`,
      ],
      A: [
        `It was on Friday that {hero} told {pal} the whole of it: the park, and the paws, and the breath, which {they} had never described to anybody. {pal} listened without once saying that it had surely been friendly. "The thing is that they say hello nose to nose," {pal.he} explained at the end, "and we carry ours so high up. So they jump." {hero} turned this over. It had been a hello, then. It had weighed as much as a washing machine, and it had been delivered without warning, but somewhere in the middle of it there had been a hello. "It should have asked," said {hero} firmly. <"Yes, it should," said {pal}.|"Anybody should," agreed {pal}.> It was peculiar how much good that did; better than all the people who had told {them} that nothing had happened.`,
        `"But why me?" asked {hero}. "There were a hundred people in that park, and it came straight at me." It was the question that {they} had been carrying about since the summer. {pal} wrinkled {pal.his} forehead. "Did you run?" {pal.he} inquired. {hero} had run as never before in {their} life. "Then that's it," said {pal}. "In Dog, running away says: Catch me." There was a considerable silence at both ends of the rope. With {their} mouth, {hero} had shouted that it should go away; and with {their} legs, at the same time and considerably louder, {they} had invited it to come. <"Nobody told me," {they} said.|"How was I supposed to know that?" {they} asked.> "They never do," said {pal}. "People always teach dogs our words, and nobody teaches people theirs."`,
      ],
    },
    {
      id: "be-a-tree",
      ...GARDEN,
      pose: "standing",
      feeling: "determined",
      with: ["mom happy", "pal happy"],
      props: ["tree", "rope"],
      happening: "{hero} stands as still as a tree in the garden while {mom} plays a dog.",
      B: [
        `"How can I tell a dog no?" "Be a tree," said {pal}. "Do not run. Do not look."`,
        `"Can I talk to dogs, too?" said {hero}. "Yes! Be a tree," said {pal}. "That means no."`,
      ],
      E: [
        `"How do I tell a dog no, thank you?" asked {hero}. "You become a tree," said {pal}. "You stand very still, and you look at your shoes." So {mom} played the dog. {Mom.he} was a very <bad|silly> dog, and {hero} was a very good tree.`,
        `{pal} showed {hero} what no looks like. "Never run, and never shout. Stand like a tree, and look down at your own roots." {mom} ran around {them} and barked and barked. But the tree <did not move|stood still>.`,
      ],
      I: [
        `"Now I can understand {dog.him}," said {hero}, "but how do I answer?" "What would you like to say?" asked {pal}. {hero} knew that immediately. "No, thank you." "Then you become a tree," said {pal}. You didn't run, because that means "Catch me." You stood still, folded your branches in front of you, and looked down at your roots. They practiced it on the lawn, and {mom} was the dog, with grass on both knees. <{Mom.he} was the worst dog in town.|As a dog {mom.he} was terrible.> But {hero} was a very good tree.`,
        `The most important word in any language is no. "In Dog you say it with your whole body," said {pal}. There was no running in it, because that says "Catch me," and no shouting. You grew roots, held on to your own hands, and looked down. "And then?" asked {hero}. "Then you're boring," said {pal}, "and dogs walk away from boring things." {mom} <offered|volunteered> to be the dog, and came galloping over the lawn. {hero} was so boring that {mom} had to lie down and laugh.`,
      ],
      A: [
        `"Understanding isn't enough," said {hero}. "I want to be able to answer." {pal} asked what {they} would like to say, and {hero} did not need to reflect. "No, thank you." It is a short sentence in Dog, but one says it with the entire body. One doesn't run, because that says "Catch me," and one doesn't shout, or throw up one's arms. One becomes a tree: the feet are roots, the hands are folded in front like two leaves, and the eyes look down. They rehearsed it on the lawn, and {mom} was the dog. {Mom.he} galloped. {Mom.he} barked so badly that a window opened across the street, <and somebody asked whether {mom.he} needed help|and was shut again in a hurry>. {hero} did not move a twig. "I've never been so thoroughly refused," panted {mom}, with grass on both knees.`,
        `Every traveler to a foreign country should be able to say no, and it is best to learn it before one needs it. In Dog, according to {pal}, it went like this: you stopped, because running says "Catch me." You grew roots. You folded your hands, so that there was nothing flapping, and you gazed at your shoes as if they were far more interesting than any dog on earth. "It means that you're not for playing with," said {pal}, "and then they generally give up, because trees are dull." {mom} said that this wanted testing, handed somebody {mom.his} glasses, and came across the lawn at a gallop. <Nobody had known that {mom.he} could howl.|It was the first time that {hero} had heard {mom.his} howl.> {Mom.he} circled {hero} three times, and {hero} remained a tree from root to crown, except for one corner of the mouth.`,
      ],
    },
    {
      id: "bad-wednesday",
      ...STREET,
      weather: "cloudy",
      pose: "standing",
      feeling: "sad",
      with: ["mom calm", "dog calm"],
      props: ["rope"],
      happening: "{hero} stands far away from {dog} in the street with {mom} and a jump rope.",
      I: [
        `Then came Wednesday. A truck let something fall, {dog} barked at it, and {hero} was on the other side of the street before {they} knew it. Suddenly one rope was not enough, and not even three. "I was nearly brave," {they} sobbed, "and now it's all gone." {mom} measured the distance carefully with the rope. <"Five," {mom.he} announced. "We've been at five before, so I know the way."|"Five," {mom.he} announced. "That's where we started, and it's a good place."> So they sat down at five, and remained there together until it was time for supper.`,
        `It did not go forward every day. On Wednesday {hero's} stomach was against it from the beginning, and nobody could say why. {They} moved back to two ropes, then to three, and finally to five, beside the mailbox. "You must think that I'm a baby," {they} said to {pal}. <"I can't go down into our cellar," said {pal}.|"I can't put my face under water," said {pal}.> "Yesterday I could, almost, and today I couldn't." {dog} lay down exactly where {dog.he} was. {Dog.he} didn't seem to be in any hurry, either.`,
      ],
      A: [
        `Nobody ought to believe that it went forward every day. On Wednesday a truck let down its ramp with a bang, and {dog} barked at it with every hair on end. When {hero} was able to think again, {they} {was} standing on the far side of the street. One rope was no longer enough, and neither were three. "I had nearly got it, and now it's all used up," {they} wept. {mom} did not answer that it had only been a truck. {Mom.he} measured the distance conscientiously, rope after rope. "Five," {mom.he} announced. <"Well, I know my way around five, because it has a mailbox."|"I remember this place, because it's where we started."> They leaned against the mailbox and divided an apple. In the distance {dog} yawned twice, shook {dog.his} ears, and lay down; for {dog.him}, too, it had been a difficult afternoon.`,
        `Courage is not a staircase, or one could simply continue on Wednesday where one had stopped on Tuesday. But on Wednesday {hero} awoke with a stomach that would not hear of it. By the afternoon {they} had retreated from one rope to three, and from three to five, although nothing had happened; it was merely too much dog. "You can laugh if you like," {they} called over to {pal} bitterly. But {pal} was not laughing. <"I can't go into our cellar," {pal.he} called back.|"I've never once reached the bottom of our cellar stairs," {pal.he} called back.> "Last week I managed the sixth step, and yesterday I couldn't even open the door." They regarded each other with respect across the whole of the street. Somewhere in between, a leaf went tumbling past, and {dog} politely looked the other way.`,
      ],
    },
    {
      id: "gate-open",
      ...STREET,
      weather: "wind",
      pose: "standing",
      feeling: "brave",
      with: ["dog excited"],
      props: ["gate", "tree"],
      happening: "{hero} stands in the street as still as a tree, and {dog} has come out of the gate.",
      B: [
        `The gate was open! {dog} ran at {hero}. {hero} did not run. {They} stood like a tree. {dog} stopped!`,
        `Oh no! {dog} was out, and {dog.he} ran! "Be a tree," thought {hero}. {dog} stopped and sat down.`,
      ],
      E: [
        `On Saturday the wind blew the gate open. {dog} came out, and {dog.he} was running right at {hero}! {hero's} legs wanted to run away. But {they} stood there like a tree. {dog} slowed down and smelled one shoe. Then {dog.he} <stopped|sat>.`,
        `Suddenly the gate was open, and {dog} was out! There was no rope, and nobody held {dog.him}. {hero} held {their} own hands and looked down at {their} roots. {dog} ran once around this very quiet tree. Then {dog.he} <just sat down|sat down>.`,
      ],
      I: [
        `On Saturday the wind opened the gate. {hero} heard the latch, and afterward paws. {dog} came galloping along with flying ears, and there was no leash and no rope. "Run!" screamed {hero's} legs, but in Dog that meant, "Catch me." So {they} stopped. {They} grew roots, <and folded {their} branches|and held {their} own hands>, and looked down, with a heart that hammered like a drum. The paws came closer and became slower. A wet nose touched one shoe. Then {dog} sat down in front of the tree and waited.`,
        `{hero} was alone on the sidewalk when it happened. There was a gust of wind, and a bang, and {dog} was out. {Dog.he} was delighted. {Dog.he} came running as fast as {dog.he} could, and {dog.he} was <no longer in {hero's} head|not the one in {hero's} head>, but real. {hero} was terribly afraid. But {their} body knew the word. It stood still. It folded its hands, and it looked at its shoes. "No, thank you," it said, in Dog, and very clearly. And {dog}, one rope away, put on the brakes.`,
      ],
      A: [
        `On Saturday there was a wind, and the wind had fingers. {hero} was in front of the house when {they} heard the latch lift, and the gate swing, and then, on the stones, paws. {dog} came galloping down the sidewalk with flying ears, and there was no leash, and no {pal}, and no rope. "Run!" shrieked everything in {hero} that had legs. But running is a word, and {they} understood by now what it meant. So {they} stopped. {They} grew roots through the pavement; {they} folded {their} hands, <and examined the toes of {their} shoes|and examined the laces of {their} shoes>, and said no, thank you, with every inch of {themselves}. Gradually the galloping became a trot, and the trot became a walk. Something breathed on {their} left shoe. And {dog}, who had understood perfectly, sat down.`,
        `There are things that one practices on a lawn in the hope of never needing them. On Saturday a gust of wind flung open the gate. Before {hero} could look around there was no rope any more, but only a street, and a dog in full gallop. {They} had not known that one could be so afraid and remain standing. {Their} throat wanted to scream, and {their} legs had practically left; yet somewhere below all of that, {they} remembered the word. {They} became a tree. <{They} let {their} eyes go down to {their} roots.|{They} folded {their} leaves, and looked down.> It was not that the fear grew any smaller; but it was no longer the one who did the talking. And eight feet away {dog} slowed down, lowered {dog.his} tail, and stopped to listen.`,
      ],
    },
    {
      id: "folds-rope",
      ...STREET,
      pose: "holding",
      feeling: "proud",
      with: ["dog calm", "mom happy", "pal surprised"],
      props: ["rope"],
      happening: "{hero} holds a jump rope that is folded in half, and {dog} sits and waits.",
      E: [
        `{mom} and {pal} came running. "I told {dog.him} no, in Dog," said {hero} in a shaky voice. "And {dog.he} listened!" {They} cried a <bit|little>, now that it was over. Then {they} took the rope and folded it in half. "This close," {they} said.`,
        `"Are you all right?" cried {mom}. {hero} was still shaking. "{Dog.he} is asking me something," {they} said. {dog} sat there, very still and very polite. <So|Then> {hero} folded {their} jump rope. Now it was only half as long.`,
      ],
      I: [
        `{pal} and {mom} came running at the same time, both of them out of breath. "I said no," {hero} told them, with a voice that shook, "and {dog.he} did it!" Now that it was over, {they} had to cry, and {mom} held {them} tight. {dog} was still sitting there. {Dog.he} looked at {hero}, and then politely past {them}. "{Dog.he}'s asking," said {pal}, astonished. {hero} wiped {their} nose. Then {they} took {their} rope, <folded it in the middle|put one handle on the other>, and laid it down. "Half," {they} said.`,
        `It took {pal} and {mom} half a minute to get there, and it was the longest half minute on that street. They found {hero} with wet cheeks and very straight knees. "Were you scared?" whispered {pal}. "Yes," said {hero}. "As much as ever. But {dog.he} speaks Dog, and so do I." {dog} sat a little way off, with {dog.his} tail brushing the ground. <That was a question.|In Dog, that was a question.> {hero} thought about the answer for as long as {they} liked. Then {they} fetched the rope, and folded it once.`,
      ],
      A: [
        `{mom} came from one side and {pal} from the other, and they arrived together, out of breath and without a word. "{Dog.he} came, and I said no, thank you," {hero} reported, "and {dog.he} did what I said." After that {their} knees gave way, and {they} cried into {mom's} sweater as hard as {they} had in the summer. It is permitted to do that afterward; it does not make it less. When {they} looked up again, {dog} was still sitting there, with {dog.his} eyes turned courteously toward a lamppost. "{Dog.he} is asking you something," said {pal}. {hero} knew. <{They} took all the time that {they} wanted.|{They} thought about it until {they} {was} done.> Then {they} picked up {their} jump rope, laid one wooden handle on top of the other, and stretched it out on the ground again. It was exactly half as long.`,
        `"Don't move, I'm coming!" shouted {mom}, quite unnecessarily, since nobody had ever moved less. When {mom.he} reached the tree it had tears on its cheeks. "I was just as scared as in the park," said {hero}, while {mom} held {them}, "and I want that to be known. But I said it in Dog, and {dog.he} understood every word." {pal} had gone down on {pal.his} knees and taken {dog} by the collar. {Pal.he} was trembling, too, and forgot to say that {dog.he} wouldn't have done anything. {dog} sat, and swept the sidewalk with {dog.his} tail, loosely and low. <"What does {dog.he} want?" asked {mom}.|"What is {dog.he} saying?" asked {mom}.> "{Dog.he} wants to know how far," said {hero}. {They} considered the matter in peace. And then, since it was {their} rope, {they} folded it once down the middle.`,
      ],
    },
    {
      id: "up-the-tree",
      place: "treehouse",
      time: "afternoon",
      weather: "clear",
      pose: "sitting",
      feeling: "happy",
      with: ["pal happy"],
      props: ["rope", "basket"],
      happening: "{hero} sits with {pal} in the treehouse, with a basket and a rope.",
      B: [
        `{hero} went in at the gate. {They} went up the tree. Now {they} could see the sea!`,
        `{dog} sat by the tree. {hero} walked by and went up. "I am in the treehouse!" {they} called.`,
      ],
      E: [
        `Then {they} went in through the gate. {dog} stayed on {dog.his} side of the yard, and {hero} climbed up to the treehouse. You <really could|could> see the sea! It was small and blue, just like a button.`,
        `"Ready?" asked {pal}. {hero} walked in through the gate. It took only nine steps, and {dog} stayed where {dog.he} was. Then {they} <climbed|went> up the ladder. "Dogs cannot climb," said {hero}, and ate a cookie.`,
      ],
      I: [
        `From the gate to the tree there are fourteen steps. {hero} counted them, while {dog} stayed behind with {mom}, as everybody had agreed. And then {they} {was} up there! The boards smelled of sunshine, and the bucket came up with cookies in it. "Where's the sea?" asked {hero}. "You have to lean out a little," said {pal}. <It was no bigger than a button, but it was the sea.|It was a thin blue line between two chimneys.> Below them {dog} lay down in the shade, and guarded the ladder.`,
        `{hero} walked through the gate. It was only a gate, with a latch and some green paint, and {they} looked back once, to make certain. Afterward came the ladder, the trapdoor, and the window. "There," said {pal}, pointing. Between two chimneys was a bit of blue, <about as wide as a thumb|no bigger than a button>. When {hero} had seen enough of it, {they} lowered the bucket with half a cookie inside. "It's for {dog}," {they} explained. "From up here I don't mind {dog.him} at all."`,
      ],
      A: [
        `From the gate to the tree there are fourteen steps, and {hero} took every one of them {themselves}. {pal} walked on one side. On the other, at a distance of half a rope, walked nobody, for {dog} had remained behind with {mom}, as everybody had agreed. After that came a ladder, and a trapdoor that was inclined to stick, and suddenly {they} {was} sitting in it, in a smell of sunshine and sawdust. The bucket rose creaking through the leaves, with four cookies inside. "And the sea?" inquired {hero}. {They} had to lean out, while {pal} held on to {them} by the sweater. <It was lying between two chimneys, and was about as large as a button.|There it was, a bit of blue between two chimneys.> Neither of them said anything for a while. Underneath the tree {dog} turned around three times and settled down to guard the ladder.`,
        `{hero} had gone through that gate so often in {their} imagination that it was almost a disappointment how little there was to it. One lifted a latch, some green paint came off on one's fingers, and one was inside. Up above, the roof was even more crooked than it had looked from {their} bedroom. The window really did have the sea in it, provided that one leaned out and knew where to look. "Dogs can't climb ladders," remarked {hero} comfortably. <"Not even a little," agreed {pal}.|"Not a single rung," agreed {pal}.> They ate cookies, and looked down through the leaves at {dog}, who was looking up. After some time {hero} lowered the bucket, and in it lay a dog biscuit. It is perfectly possible to be generous, at a distance of ten feet straight up.`,
      ],
    },
    {
      id: "both-ends",
      ...GARDEN,
      time: "sunset",
      pose: "sitting",
      feeling: "calm",
      with: ["dog sleepy", "pal happy"],
      props: ["rope"],
      happening:
        "{hero} sits in the garden at sunset with one end of a jump rope, and {dog} sleeps at the other end.",
      B: [
        `{refrain2} {dog} slept on one end. {hero} held on to the other. It was like holding hands.`,
        `{hero} sat in the grass. {dog} put {dog.his} head on the rope and slept. {refrain2}`,
      ],
      E: [
        `In the evening {hero} sat in the grass. {refrain2} {dog} put {dog.his} head on one end of the rope. {hero} held the other. It was <a bit like|almost like> holding hands, only longer.`,
        `{refrain2} {dog} turned {dog.his} back and fell asleep. "What does that say in Dog?" {hero} whispered. "It says: I am not afraid of you," said {pal}. "I am not so afraid of you, either," said {hero}.`,
      ],
      I: [
        `In the evening {hero} sat on the lawn and laid out the rope, folded in half. {dog} sniffed at the far end and put {dog.his} chin on it. {hero} was holding the two handles. {They} hadn't petted {dog.him}. Perhaps {they} would on some Thursday or other, and perhaps not. But whenever {dog} breathed in, the rope moved a little, and {hero} could feel it in {their} hand. <It was almost like holding hands, only longer.|"It's like holding hands," {they} told {pal}, "only longer."> Half a rope away, and not a step farther.`,
        `When the sun was low, {dog} came to the end of the rope, turned around, and lay down with {dog.his} back to {hero}. "Is {dog.he} offended?" {hero} whispered. {pal} shook {pal.his} head. "You only turn your back on somebody that you're not afraid of," {pal.he} said. "It's about the nicest word there is." <{hero} looked at that back for a long time.|{hero} thought that over for a long time.> Then {they} turned around as well, carefully, and sat with {their} own back to {dog}, half a rope away. It was the right answer.`,
      ],
      A: [
        `Toward evening {hero} sat down on the lawn and stretched the rope out before {them}, folded, so that both of the handles lay on {their} own side. {dog} approached, inspected the other end, and let {dog.his} chin sink onto it with a sigh. {hero} had not petted {dog.him}, and nobody had suggested it. It might happen on some Thursday or other, or it might not. The dog in {their} head still came by on certain nights, though it was rarely larger than a calf. But every time that {dog} drew a breath, the rope stirred, and {hero} felt it in {their} palm. <It was very much like holding hands, only longer.|"It's like holding hands," {they} remarked to {pal}, "only longer."> The sun went down behind the treehouse. They stayed like that, half a rope away, and not a step farther.`,
        `When the shadows had grown as long as the yard, {dog} got up, stretched, and strolled over to the folded rope. {Dog.he} went to the very end of it, and not an inch beyond. Then {dog.he} turned around and lay down in the grass with {dog.his} back to {hero}. "Now {dog.he}'s offended," whispered {hero}. "No," {pal} whispered back. "That's a word you haven't had yet. You don't turn your back on anyone unless you're not afraid of them." {hero} looked at that back, which rose and sank, and at one ear, which was already dreaming. <{They} thought it over slowly, in two languages.|It deserved an answer, and {they} thought for some time.> Then {they} turned around on the grass as well, so that they sat back to back, half a rope apart. Neither of them could see the other, and neither of them needed to.`,
      ],
    },
  ],
};
