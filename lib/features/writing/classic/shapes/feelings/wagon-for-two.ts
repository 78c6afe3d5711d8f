import type { Shape } from "@/lib/features/writing/classic/grammar";

const PARK = { place: "park", time: "afternoon", weather: "clear" } as const;
const WAGON = ["wagon"] as const;

export const WAGON_FOR_TWO: Shape = {
  id: "feelings/wagon-for-two",
  theme: null,
  wild: 2,
  tags: ["sharing", "friend", "funny", "kind", "fairness", "toy"],
  about: [
    "sharing share shared learning-to-share sharing-toy sharing-is-hard not-sharing taking-turns take-turns turn-taking taking-turn",
  ],
  premise:
    "{Hero} will not share the new red wagon, until it turns out that nobody can ride and pull at once.",
  shows: ["wagon"],
  talk: [
    "Which of your things would you rather not share?",
    "What would make it easier for you to lend something?",
    "What do you think {pal} felt when the wheel came off?",
  ],
  cast: {
    pal: ["girl", "boy", "dog", "fox", "bear", "robot", "dragon", "cat", "rabbit"],
    mom: ["mother", "father"],
  },
  refrain: {
    B: ["Mine! It is all mine!", "Ours! It is all ours!"],
    E: ["It was {hero's}, and only {hero's}.", "It was {hero's}, and it was big enough for two."],
  },
  beats: [
    {
      id: "red-wagon",
      place: "garden",
      time: "morning",
      weather: "clear",
      pose: "standing",
      feeling: "proud",
      with: ["mom happy", "pal excited"],
      props: WAGON,
      happening: "{hero} stands proudly by a wagon in the garden with {mom} and {pal}.",
      B: [
        `{open} {hero} had a new red wagon. "Will you share it?" said {pal}. {refrain}`,
        `{open} It was a red wagon! "Do you want to share it?" said {mom}. {refrain}`,
      ],
      E: [
        `{open} {hero} had a new wagon. It was red, with four black wheels. "It is so nice," said {pal}. "Will you share it with me?" {hero} put one hand on it. {refrain}`,
        `{open} The wagon stood in the garden, as red as an apple. {hero} had wished for it all <year|winter>. "You can share it with {pal}," said {mom}. {hero} did not answer {mom.him}. {refrain}`,
      ],
      I: [
        `{open} The wagon was red, and it had four black wheels and a handle that folded down. {hero} had waited for it since last summer. It still smelled of paint. {pal} walked around it <twice|three times> and touched nothing. "It's absolutely wonderful," said {pal}. "Can we share it?" {hero} had expected this question. {They} took hold of the handle with both hands. "It's mine," {they} said, and it sounded louder than {they} had planned.`,
        `{open} Some presents are too big to wrap. This one stood in the garden with a bow around its middle, and it was a wagon, a red one. {hero} sat in it, and lay in it, and looked at it from underneath. Then {pal} arrived. "There's room for both of us," said {pal} happily. <"You could share it," said {mom}.|"How nice to share it," said {mom}.> {hero} stretched out {their} arms and legs until there was no more room at all.`,
      ],
      A: [
        `{open} The wagon was red, with black wheels and a handle that could be folded down, and it had been in {hero's} thoughts since the previous summer. Now it was standing in the garden and smelled magnificently of paint. {pal} walked around it with great respect, as you walk around a thing in a museum. "It is the most beautiful wagon in the world," {pal.he} declared. <"Are you going to share it?"|"Will we be able to share it?"> {hero} had realized that this question was on its way, because it always was. {They} moved between {pal} and the wagon, without precisely intending to. "It's mine," {they} answered; and the word came out considerably larger than it had gone in.`,
        `{open} Certain presents are impossible to wrap. This one simply stood in the garden, with a ribbon around its middle, and was unmistakably a wagon. {hero} examined it from every side; {they} sat in it, and lay in it, and admired the underneath. It was then that {pal} appeared at the gate. "There's easily enough room for two," {pal.he} observed with delight. <"What a lovely thing to share," remarked {mom}.|"I imagine that it's perfect for sharing," remarked {mom}.> {hero} looked from one of them to the other. Nobody had asked {them} anything, exactly. Nevertheless {they} stretched out both arms and both legs, like a starfish, until the wagon was completely occupied and there was obviously no room for anybody.`,
      ],
    },
    {
      id: "kite-came-back",
      place: "living-room",
      time: "noon",
      weather: "clear",
      pose: "sitting",
      feeling: "worried",
      with: ["mom calm"],
      props: ["kite", "wagon"],
      happening: "{hero} sits with a worried face by a kite and a wagon, and {mom} is calm.",
      E: [
        `"Why won't you share?" asked {mom}. {hero} showed {mom.him} the old kite. "I shared this one. It came back with a <hole|crack> in it, and nobody told me." {mom} was quiet. "I see," {mom.he} said.`,
        `{hero} took the wagon into the house. "I shared my kite last <summer|year>," {they} told {mom}. "It came back broken." {mom} looked at the kite. "Then I understand you a little better," {mom.he} said.`,
      ],
      I: [
        `{hero} pulled the wagon right into the living room. "You used to share everything," said {mom}. {hero} didn't answer. {They} went to the closet and took out the kite. There was a hole in its middle, as big as a hand. "I shared this," {they} said. "It came back like that, <and nobody said a word about it|and nobody even told me>." {mom} put {mom.his} finger through the hole. "I didn't know that," {mom.he} said. "So it isn't the sharing. It's how things come back."`,
        `"You don't have to share the wagon," said {mom} over lunch. "It belongs to you. I would only like to know why." {hero} ate three spoonfuls before {they} answered. Then {they} fetched {their} kite from behind the door. Last summer somebody had borrowed it, <and had hung it up again with a hole|and had put it back with a hole>. Nobody had ever mentioned it. "When you share things, they get broken," said {hero}, "and then you're alone with it." {mom} looked at the kite for quite a while.`,
      ],
      A: [
        `For safety {hero} had brought the wagon into the living room. "You're usually so generous," said {mom}, who wasn't scolding; {mom.he} was simply wondering. {hero} went to the closet and returned with the kite. In its yellow middle was a hole that you could put a hand through. "Last summer I shared this," {they} said. "It was hanging on its hook again in the evening, and it looked like that, <and nobody had anything to say about it|and nobody ever mentioned it>." {mom} considered the hole from both sides. "That must have been very disappointing," {mom.he} said finally. "Then perhaps it isn't the sharing that you dislike. You dislike being left alone with a hole." {hero} hadn't thought of it so exactly, but it was true.`,
        `"Nobody is obliged to share a new wagon," said {mom} at lunch. "It's your property. I only happen to be curious." {hero} examined {their} soup. Eventually {they} got up, and brought the yellow kite from behind the door, and laid it across the table. It had been the finest kite on the street, until somebody borrowed it. <They had hung it up again afterward, quite carefully, with a hole in it.|It had come back politely folded, with a hole in it.> "They didn't even tell me," said {hero}. "If you share a thing, it gets broken, and in the end nobody was there." {mom} ran {mom.his} finger around the edge. {Mom.he} didn't say that it was only a kite, and {hero} was grateful for that.`,
      ],
    },
    {
      id: "says-no",
      ...PARK,
      pose: "holding",
      feeling: "determined",
      with: ["pal sad"],
      props: WAGON,
      happening: "{hero} holds on to a wagon in the park, and {pal} is sad.",
      B: [
        `"One ride?" said {pal}. "No," said {hero}. "I do not share it." {pal} sat down.`,
        `They took the wagon to the park. "Can we share?" said {pal}. "No, we can not do that."`,
      ],
      E: [
        `In the park {pal} asked again. "Just to the big tree and <back|home>?" But {hero} would not share it. "It might break," {they} said. {pal} sat down alone in the grass. {refrain}`,
        `{hero} pulled the wagon to the park, and {pal} came along behind it. "If I had one, I would share it," said {pal} <softly|sadly>. {hero} only walked a little faster. {refrain}`,
      ],
      I: [
        `In the afternoon {hero} took the wagon to the park, where the paths were smooth. {pal} came along, five steps behind. "I would be careful," said {pal}. "They all say that," said {hero}. "I would only sit in it." "I don't share it." {pal} thought for a moment. "I could just look at it, then," {pal.he} said, and sat down <on a bench|in the grass>. {hero} had won. It was strange that winning made so little noise.`,
        `The park had the best hill for wagons, and {hero} went there straight after lunch. {pal} was there already. {Pal.he} had brought a cushion. "It's in case we share," {pal.he} explained. "We don't," said {hero}. {pal} nodded, and laid the cushion on the <grass|bench>, and sat down on it alone. {hero} looked the other way. A cushion can make you feel quite uncomfortable, even if you aren't sitting on it.`,
      ],
      A: [
        `That afternoon {hero} pulled the wagon to the park, where the paths are smooth and there is a reasonable hill. {pal} followed at a distance of five steps. "I'd be extremely careful," said {pal}. "Everybody says that," replied {hero}. "I wouldn't even bounce." "I don't share it." There was a pause, during which only the wheels had anything to say. "In that case I could just look," {pal} suggested, and settled down <on a bench|in the grass> with {pal.his} face turned toward them. {hero} had got {their} way entirely. {They} had expected that it would feel like winning something; but it felt more like being the last one at a party, when the music has been switched off.`,
        `{pal} was already in the park, and had brought a cushion. "It's in case we share," {pal.he} explained, and patted it, so that one could see how comfortable it was. "We don't," said {hero}. {They} had intended to give a reason as well, but the reason was a kite, and it was complicated. {pal} didn't argue. {Pal.he} simply put the cushion <on a bench|in the grass> and sat down there alone, rather near the edge, as though somebody might still be coming. {hero} immediately turned the wagon around to face the hill. It's remarkable how uncomfortable a cushion can make a person who isn't even sitting on it.`,
      ],
    },
    {
      id: "cannot-ride",
      ...PARK,
      pose: "sitting",
      feeling: "surprised",
      with: ["pal curious"],
      props: WAGON,
      happening: "{hero} sits by a wagon in the park, surprised, and {pal} is curious.",
      B: [
        `{hero} got in the wagon. It did not go! {They} got out and pulled. Then it went.`,
        `"Go!" said {hero} in the wagon. But no one pulled it. It did not go at all.`,
      ],
      E: [
        `{hero} climbed in and waited. The wagon did not move. So {they} got out and pulled it, and now it moved, but nobody was <riding|sitting> in it! {They} could pull, or {they} could ride. {They} could not do both.`,
        `"Now I am going to ride," said {hero}, and sat down. Nothing happened. {They} pushed with one <foot|shoe>, and the wagon turned around in a circle. It was hard to share a thing, but it was hard to have it alone, too.`,
      ],
      I: [
        `Now {hero} was going to ride. {They} climbed in, folded {their} hands, and waited. The wagon waited, too. After a while {they} got out and pulled, and it rolled beautifully, <but now there was nobody inside|but now it was empty>. {They} jumped back in as fast as {they} could. It stopped. {hero} tried it four times, faster and faster, in and out like a cuckoo in a clock. Nobody had mentioned this in the store. You could ride or you could pull, but it seemed impossible to do both.`,
        `{hero} took a seat in the wagon and said "Go." It is a good word, but there was nobody to hear it. So {they} leaned over the edge and pushed with {their} hands, and the wagon turned slowly around in a circle. {They} tried a stick, <and the stick broke|and it got stuck in the grass>. {They} tried sitting backward. "It's very nice in here," {they} called to {pal}, in case {pal.he} was wondering. {hero} hadn't shared anything, and still {they} had only half a wagon.`,
      ],
      A: [
        `Then {hero} prepared to ride. {They} climbed aboard, folded {their} hands in {their} lap, and waited for the wagon to begin. The wagon appeared to be waiting as well. After a minute {they} got out and took the handle, and at once it rolled along magnificently; <only there was nobody in it to enjoy the experience|only now the best seat was unoccupied>. {They} leaped back inside as rapidly as possible, and it stopped. {hero} repeated this four times, in and out, like the cuckoo of a clock that has gone wrong. Nobody in the store had mentioned it. A person can be the one who rides, or a person can be the one who pulls. To be both, it seemed, a person would have to be somebody else as well.`,
        `"Go," commanded {hero}, having taken {their} place in the wagon. It was a perfectly good word, but there was nobody in front to hear it. {They} leaned over the side and pushed against the path with both hands, and the wagon revolved in a slow, thoughtful circle. {They} attempted it with a stick, <until there were two sticks|which immediately became two sticks>. {They} attempted it facing backward. "It's extremely comfortable in here," {they} informed {pal}, in case anybody should be wondering. {pal} answered politely that it looked it. {hero} had not shared a single inch of the thing, not so much as a wheel; and in spite of that, {they} couldn't help noticing, {they} had ended up with half.`,
      ],
    },
    {
      id: "rope-and-tree",
      ...PARK,
      place: "hill",
      pose: "reaching",
      feeling: "determined",
      with: ["pal worried"],
      props: ["rope", "wagon", "tree"],
      happening: "{hero} reaches for a rope by a wagon and a tree, and {pal} is worried.",
      I: [
        `Somebody who doesn't want to share needs ideas. {hero} tied a rope to a tree, sat down in the wagon, and pulled {themselves} along, hand over hand. It worked! {They} traveled all the way to the tree, <and that took eleven seconds|and bumped into it>. Then the ride was over. To do it again, {they} had to untie the rope, walk back, and find another tree. {mid} "That looked good," called {pal}. It wasn't meant unkindly. But {hero} had blisters on both hands.`,
        `{hero} pulled the wagon up the hill. If nobody was there to pull, then the hill could do it. {They} got in, lifted {their} feet, and rolled, faster and faster, <right into a bush|into the only bush in the park>. It had been a lovely ride, and it had been very short. Going up again took much longer. {mid} By the third time {hero's} legs were shaking. "Hills don't share, either," {they} thought. "They only ever go down."`,
      ],
      A: [
        `A person who has decided not to share requires a certain amount of invention. {hero} fastened a rope to a tree, seated {themselves} in the wagon, and hauled it forward hand over hand. It was a complete success! {They} traveled majestically as far as the tree, <which took eleven seconds altogether|and ran into it>, and there the journey ended. If {they} wished to continue, {they} had to get out, untie the knot, and discover another tree in a suitable direction. {mid} "That looked marvelous," {pal} called across the grass, and evidently meant it. {hero} inspected {their} palms, which had become extremely red. There were only nineteen trees in the park, and {they} had begun to dislike every one of them.`,
        `Since there was nobody to pull, {hero} resolved to let the hill do it. {They} dragged the wagon to the top, took a seat, and lifted {their} feet. It was glorious. The wind whistled; the wheels sang; and in about nine seconds it was over, <because of a bush|on account of a bush>. {hero} removed several leaves from {their} collar. Going up again lasted considerably longer than nine seconds, and the second time it lasted longer still. {mid} After the third ride {they} had to lie down in the grass next to it. A hill, {they} reflected, is even worse at sharing than other people. It gives you the best part immediately, and then it expects you to carry everything back.`,
      ],
    },
    {
      id: "needs-two",
      ...PARK,
      pose: "thinking",
      feeling: "curious",
      with: ["pal happy"],
      props: WAGON,
      happening: "{hero} thinks beside a wagon in the park, and {pal} is happy.",
      B: [
        `"I can pull you," said {pal}. "You do not have to share." That was so kind.`,
        `{pal} came up. "You get in, and I will pull." {hero} had not said {they} would share.`,
      ],
      E: [
        `{pal} got up from the grass. "I could pull you around for a while," said {pal}. "You do not even need to share the wagon. I only like to hear the wheels singing." {hero} looked at {pal} with very big eyes.`,
        `"It always needs two people," said {pal}, who had been watching. "Somebody in front, and somebody inside. I can be the one in front." {hero} had been so unkind! And {pal} was not even asking {them} to share.`,
      ],
      I: [
        `Two feet stopped in front of {hero}. "I've been watching your wagon," said {pal}. "It isn't broken at all. It only needs two people." {hero} waited for the rest, which would be about sharing. It didn't come. "I could pull you," said {pal}. "You don't have to share it. <I like the noise of the wheels.|I just like the sound it makes.>" {hero's} ears grew hot. It is easy to say no to somebody who wants something. It's far more difficult when they are giving it to you.`,
        `"May I tell you something important about your wagon?" asked {pal}. "The handle is at the front, and the seat is in the middle. Nobody's arms are ever that long." {hero} compared {their} arms with the handle, and it was true. "It was built for two people," said {pal}. "I'll be the horse, if you like. <The horse doesn't need a turn.|A horse never asks to ride.>" {hero} felt something turn over inside {them}. {They} hadn't shared, and now {pal} was sharing with {them}.`,
      ],
      A: [
        `A shadow fell across the wagon. "I have been observing it for some time," said {pal}, "and I don't believe that it's broken. It's simply meant for two." {hero} prepared {themselves} for the remainder of the sentence, in which the word "share" was certain to appear. It didn't. "I could pull you for a while," {pal} offered instead. "You needn't share it. <I happen to like the noise that the wheels make.|I'm very fond of the way the wheels sound.>" {hero's} ears became hot. It is perfectly possible to say no all afternoon to a person who wants something. It's a different matter when the person is giving something away, and you can see that nobody has suggested it.`,
        `"Might I point something out?" inquired {pal}. "The handle of your wagon is at the front. The seat is in the middle. Nobody has arms of that length, except possibly an octopus." {hero} compared the handle with {their} arms, and was forced to agree. "Whoever built it was thinking of two people," {pal} went on. "If you like, I'll be the horse. <A horse doesn't require a turn.|A horse never insists on riding.>" There wasn't any trick in it; {hero} looked. {They} had refused to share so much as a wheel, and here was {pal}, sharing a whole pair of legs. It made {them} feel very small, and also, in some peculiar way, rather rich.`,
      ],
    },
    {
      id: "tells-of-kite",
      ...PARK,
      pose: "pointing",
      feeling: "brave",
      with: ["pal curious"],
      props: WAGON,
      happening: "{hero} points bravely at a wagon in the park, and {pal} is curious.",
      E: [
        `"Wait," said {hero}. "I want to tell you why I never share." And {they} told {pal} about the hole in the kite. "If anything breaks, I will tell you <at once|first>," answered {pal}. "And I will stay and help you."`,
        `{hero} told {pal} all about the broken kite. "That was mean," said {pal}. "We can share with rules. Rule one, go slowly. Rule two, if it breaks, you <say so|tell it>, and you stay." They shook hands.`,
      ],
      I: [
        `"It's because of my kite," said {hero}. {They} hadn't told anyone but {mom}. {They} carefully described the hole, and the hook, and how nobody had said anything. {pal} listened to it all. "That isn't sharing," {pal.he} said. "That's leaving." <They both thought about it.|{hero} nodded slowly.> "Then we need two rules," said {hero}. "The first is, no jumping. And the second is, if something goes wrong, you tell, and you stay." "Those are good rules," said {pal}. "I would have stayed anyway."`,
        `{hero} didn't get in. First {they} had to explain about the kite, and that took some time, since {they} had never said it in one piece. "So you're afraid for the wagon," said {pal}. "Yes," said {hero}, <surprised that it was so short|and it was good to say it>. "What would help?" Nobody had asked {them} that before. {hero} thought hard. "Slow around corners. And if something breaks, nobody runs away." {pal} held out a hand. They shook on it, and so the sharing had rules.`,
      ],
      A: [
        `"It's on account of a kite," said {hero}, although nobody had asked. Then {they} described everything: the yellow paper, the hook in the hall, the hole, and the silence around the hole, which had been the worst of it. {pal} listened to the very end. "But that wasn't sharing," {pal.he} said indignantly. "That was running away." <{hero} turned the idea over.|It was an interesting difference.> "Suppose that we had some rules," {they} began. "No jumping, naturally. And when anything goes wrong, because sometimes things do, then you say so immediately, and you stay." "I should have stayed in any case," said {pal}. They shook hands on it, and it seemed to {hero} that a rule like that was stronger than a lock.`,
        `But {hero} didn't get in. There was something that had to be explained beforehand, and since {they} had never explained it in one piece, it took from the bench to the fountain. {pal} heard about the kite, and about the hole, and about nobody. "So you aren't mean at all. You're frightened for your wagon," {pal.he} concluded. <{hero} was astonished that it was so short.|It was astonishing how short it was.> "And what would make it better?" This was a question that {they} had never been asked. "Slowly around the corners," {hero} decided after a while. "And if it breaks, nobody disappears." {pal} promised it with a hand on the wheel. From then on sharing had two rules, which was precisely enough.`,
      ],
    },
    {
      id: "first-ride",
      ...PARK,
      pose: "walking",
      feeling: "happy",
      with: ["pal excited"],
      props: WAGON,
      happening: "{hero} walks happily through the park with a wagon, and {pal} is excited.",
      B: [
        `{pal} pulled, and {hero} got a ride. Then {hero} pulled {pal}. They did share it!`,
        `"Let us share," said {hero}. First {they} got to ride, and then {pal} did. Oh, how it went!`,
      ],
      E: [
        `First {pal} pulled {hero} to the fountain. It was like <flying|sailing>! Then {hero} took the handle. "Your turn," {they} said. "I want to share it." {pal} got in carefully, and they rolled past all the trees. It was even more fun to pull.`,
        `{hero} rode, and {pal} was the horse. Then they changed. {pal} was so happy in the wagon that {pal.he} sang a <loud|funny> song. {hero} heard it all the way. When you share a ride, you get the singing, too.`,
      ],
      I: [
        `{pal} took the handle and pulled, and for the first time the wagon did what it was made for. The wheels sang. {hero} sailed past the benches and the fountain, and waved to a duck. It was absolutely perfect, all the way. At the gate {they} climbed out. "Now we'll share it properly," {they} said. "Get in." {pal} sat down as carefully as if on eggs. <{hero} pulled, and heard {pal.him} laugh behind {them}.|{hero} pulled, and behind {them} somebody began to sing.> You couldn't hear that from inside.`,
        `"Hold tight," said {pal}, and off they went. All nineteen trees went by, and not a single one was necessary. {hero} laughed out loud. Then, at the fountain, {they} did something that surprised them both. "Stop," {they} said. "Now you." They changed places. <It was heavier to pull than to ride.|Pulling was much harder work.> But {hero} could look over {their} shoulder and see exactly what a person looks like who is being given a ride. {They} hadn't known that you got that for sharing.`,
      ],
      A: [
        `{pal} took the handle, and for the first time the wagon did what it had been built for. The wheels began to sing. {hero} sailed by the benches like an extremely important visitor; {they} passed the fountain, and waved to a duck, and it was every bit as magnificent as {they} had imagined last summer. At the gate {they} got out. "And now we share it properly," {they} announced. {pal} took a seat, as cautiously as though the wagon were full of eggs. <Pulling was harder, and in one respect it was better.|It was harder to pull, but there was something in it.> Behind {hero} somebody had started to laugh, and it got into the handle, and came up {their} arms. From the inside you could never have felt that.`,
        `"Hold on tightly," advised {pal}, and they were off. All nineteen trees of the park went by, and for once there was no need of a single one. {hero} laughed aloud. And then, opposite the fountain, {they} heard {themselves} call, "Stop! It's your turn." It astonished both of them, though {hero} considerably more. They changed places. {pal} sat very upright, <with both hands on the rim|and didn't bounce>, and {hero} pulled, and looked back over {their} shoulder. It's a thing that you only see when you share: the entire face of somebody who is being given precisely what {pal.he} had been wishing for. It was quite as satisfactory as the ride, and {hero} went on to the next bench, so as to have a little more of it.`,
      ],
    },
    {
      id: "whose-turn",
      ...PARK,
      pose: "standing",
      feeling: "determined",
      with: ["pal determined"],
      props: WAGON,
      happening: "{hero} stands by a wagon in the park, as determined as {pal}.",
      I: [
        `The trouble with sharing is that somebody always has to get out. "Your turn was longer," said {pal}. "Yours was downhill," said {hero}. They stood on either side of the wagon <and held on to it|and nobody moved>. {hero} noticed that {they} {was} shouting, and that it was about four steps. "We can measure it," {they} said. From the fountain to the gate was one turn. It was the same for everybody, and the fountain and the gate never took sides.`,
        `"You had three trees more than I did," said {pal}, who had counted. "I'm heavier to pull," said {hero}. It very nearly became a quarrel. Then a duck walked between them, <and looked at each of them|and stopped>, and they had to laugh. "Let the one who pulls choose the way, and the one who rides count the trees," said {hero}. "At ten we change." That was sharing with numbers. It worked so well that they soon forgot to count.`,
      ],
      A: [
        `The difficulty with sharing is that somebody invariably has to get out. "Your turn was longer," {pal} complained. "Yours was downhill," said {hero}. They had hold of the wagon from both sides, and for a moment it looked as if it might become two wagons. <Then {hero} heard how loud {they} {was} being, over a matter of four steps.|It was, if you considered it, a matter of four steps.> "We ought to measure it," {they} suggested. They paced it out together: from the fountain to the gate was one turn, for anybody, whatever they weighed. It proved to be an excellent arrangement. The gate and the fountain had been standing there for a hundred years, and had never been known to take sides.`,
        `"That was three trees more than I had," said {pal}, who had been keeping an account. "But I am considerably harder to pull," argued {hero}. Each of them had an excellent point, and they were both becoming rather pink. At this moment a duck marched between them, halted, <and examined first one and then the other|and gave each of them a long look>, and it was impossible not to laugh. "The one who pulls decides where we go," proposed {hero}, "and the one who rides counts the trees. At ten we change over." So now they shared by arithmetic. It was so fair that after half an hour neither of them could remember which number they had got to.`,
      ],
    },
    {
      id: "wheel-off",
      ...PARK,
      pose: "standing",
      feeling: "surprised",
      with: ["pal worried"],
      props: ["wagon", "thing:wheel"],
      happening: "{hero} stands by a wagon and a wheel in the park, and {pal} is worried.",
      B: [
        `Bump! A wheel came off. "It was me," said {pal}. "I will stay here with you."`,
        `Bump! The wheel ran away! {pal} did not run. "I did it," {pal.he} said. "I am sorry."`,
      ],
      E: [
        `Then it happened. {pal} was pulling, and a wheel came off and rolled <away|off> into the grass. {hero} felt sick. "I went too fast," said {pal} at once. "I am sorry, and I am staying." It was hard to share, but nobody was alone.`,
        `Crack! The wagon sat down on one side. {pal} had turned the corner much too <fast|quickly>. {hero} thought of the kite. But {pal} did not run away. "I broke it," said {pal}, very pale. "Now I will help you."`,
      ],
      I: [
        `It happened on the last corner. {pal} was pulling, and there was a bump and a crack, and the wagon sat down on one side like a tired cow. A wheel rolled off into the grass all alone. {hero} could not say anything. It was the kite again. {pal} had turned quite pale, and {pal.he} looked at the gate. <But {pal} stayed.|Then {pal.he} took a breath.> "That was me," {pal.he} said. "I took the corner too fast. I'm telling you, and I'm staying." That was rule two.`,
        `Nobody had jumped, and still it happened. The left front wheel had enough of being shared. It came off, rolled ahead of them down the path, <and lay down by the fountain|and fell over>. {pal} dropped the handle. For one second {hero} saw that {pal.he} wanted to run, and {hero} would have understood it. "I did it," said {pal}, in a tiny voice. "I'm terribly sorry. What do we do now?" And {pal.he} sat down beside the wagon, and didn't go anywhere.`,
      ],
      A: [
        `It happened at the very last corner. {pal} was pulling; there was a bump, and then a crack; and the wagon sank down on one side like a tired cow. A wheel continued independently and disappeared into the grass. {hero} was unable to speak, because it was all exactly the same as with the kite, and {they} had shared, and this was what came of it. {pal} had turned pale. <{Pal.he} looked at the gate, which was open.|For an instant {pal.he} looked toward the gate.> Then {pal.he} came around the wagon and stood directly in front of {hero}, which can't have been easy. "That was entirely my fault," {pal.he} said. "I took the corner too quickly. I'm telling you immediately, and I'm staying."`,
        `No one had jumped, and no one had bounced, and it happened nevertheless. The left front wheel separated itself from the others, overtook them, <and lay down beside the fountain|and trundled away down the path>. The wagon knelt. {pal} stood there with the handle, and {hero} could see, as clearly as through a window, that {pal.he} would have given anything to be at home. It would have been so easy to disappear; there was the gate, and nobody else was watching. "That was entirely my fault," said {pal}, in a very small voice. "I'm terribly sorry. I don't know how to repair it, but I'm not leaving." So that was what had been missing, all that time, from the hole in the kite. {hero} found that {they} could breathe.`,
      ],
    },
    {
      id: "mends-wheel",
      ...PARK,
      time: "sunset",
      pose: "kneeling",
      feeling: "calm",
      with: ["mom happy", "pal happy"],
      props: ["wagon", "tool-box"],
      happening: "{hero} kneels by a wagon and a tool box in the park with {mom} and {pal}.",
      B: [
        `They put it back. It took all three, and {mom} had the tools. So they did share the work.`,
        `{mom} came to help. One held it, and one turned it. You can share work, too!`,
      ],
      E: [
        `They carried the wheel to {mom}, who came with the tool box. "Only a loose <nut|screw>," {mom.he} said. {hero} held the wheel, and {pal} turned the key. When you share the trouble, it gets half as big. {extra}`,
        `"This nut was never tight," said {mom}. "It would have come off for anybody." {hero} looked at {pal}, and both began to <laugh|smile>. They put it on again with six hands. Even work is something to share. {extra}`,
      ],
      I: [
        `{mom} came with the tool box. {Mom.he} lay down under the wagon, so that only {mom.his} feet could be seen. "It's a loose nut," said {mom.his} voice. "They forgot to tighten it at the factory. It would have come off for anyone." {pal} let out a long breath. {hero} held the wheel, and {pal} turned the nut, <left, right, and then right again|until it couldn't turn any more>. {extra} "You know what we're doing?" said {hero}. "We're sharing the bad part." It weighed a lot less that way.`,
        `They searched the grass for the wheel together, and together they carried it back. {mom} had seen everything from the bench and came over with {mom.his} tool box. "I won't do it," {mom.he} said, "but I'll show you." One of them had to hold, <and the other had to turn|and the other one tightened>. It took four hands and a great deal of breathing. {extra} Afterward the wheel was firmer than before. "Now you've shared everything," said {mom}, "even the breaking."`,
      ],
      A: [
        `{mom} arrived with the tool box, lay down on the path, and vanished beneath the wagon as far as {mom.his} knees. "It's nothing but a loose nut," reported {mom.his} voice. "They must have forgotten to tighten it at the factory. It would have come off for anybody." {pal}, who had been holding {pal.his} breath since the corner, let it go. {hero} steadied the wheel and {pal} turned the nut, <first in the wrong direction and then in the right one|until it refused to turn any farther>. {extra} "Do you realize what we're doing?" said {hero} after a time. "We are sharing the bad part." It was a discovery. A broken kite weighs an enormous amount if you carry it alone; but this weighed practically nothing.`,
        `They hunted for the wheel on their hands and knees, and carried it back between them, like a cake. {mom} came across from the bench with {mom.his} tool box. "I have no intention of doing it," {mom.he} said, "but I'm willing to show you." It appeared that one person had to hold while another tightened, <for a wheel is like a wagon in that respect|and that it couldn't be done otherwise>. {extra} They worked without hurrying, until the sun was lying on top of the fountain and the wheel sat more firmly than it had ever sat before. "So you've shared the riding, and the pulling, and the breaking, and the mending," {mom} counted. "I can't think of anything that you have left out."`,
      ],
    },
    {
      id: "home-with-bear",
      place: "garden",
      time: "evening",
      weather: "clear",
      pose: "holding",
      feeling: "happy",
      with: ["pal happy", "mom calm"],
      props: ["wagon", "thing:teddy-bear"],
      happening: "{hero} happily holds a teddy bear by a wagon in the garden with {pal} and {mom}.",
      B: [
        `{refrain2} "And the bear?" said {pal}. "No," said {hero}. "I do not share my bear." "Good!" {close}`,
        `"Now we share the wagon," said {hero}. {refrain2} But just one had the old bear. {close}`,
      ],
      E: [
        `In the evening the wagon stood in the garden. {refrain2} "Do you share your bear, too?" asked {pal}. "No," said {hero}, "not the bear." "All right," said {pal}. You do not have to share <everything|it all>. {close}`,
        `They rode home in turns. {refrain2} At the door {hero} gave {pal} the kite. "It has a hole," {they} said, "but we can mend it. I will share it <with you|again>." Only the bear stayed where it was. {close}`,
      ],
      I: [
        `They rode home in turns, from lamp to lamp, with {mom} behind them. "Tomorrow you can take it home with you," said {hero}, "and bring it back on Sunday." {pal} was speechless. In the garden sat {hero's} old bear, who had been waiting patiently. "Do you share him, too?" asked {pal}. "No," said {hero}, and held him tightly. <"Him I don't."|"Not him."> {pal} nodded, because {pal.he} had somebody similar. There are things for two, and there are things for one, and the wagon was for two. {close}`,
        `Back at home {hero} fetched the yellow kite. "Anybody who can mend a wheel can mend a hole," {they} said. {pal} turned it over carefully. "Shall we share it afterward?" "Yes," said {hero}, <"with both rules."|"by the same rules."> Then {they} lifted {their} old bear out of the grass and tucked him under {their} arm. He was not for sharing, and nobody asked. The wagon stood there in the evening sun, and it looked twice as big. {close}`,
      ],
      A: [
        `They traveled home in turns, changing at every lamp, and {mom} came along behind. "You can have it until Sunday, if you'd like," said {hero} at the gate. {pal} looked at the wagon, and then at {hero}, and was unable to answer. In the garden sat {hero's} old bear, whose left ear had been kissed away. "And do you share him as well?" {pal} asked. "No," said {hero}, and picked him up. <"I can't. Not him."|"He's only for me."> "Of course not," said {pal}. "I have one like that myself." They understood each other perfectly. There are things that are meant for one person; and there are others, with a handle in front and a seat in the middle, that only really begin when you share them. {close}`,
        `In the garden {hero} disappeared into the house and came out with the yellow kite. "Anybody who can repair a wheel can probably repair a hole," {they} said, and laid it in {pal's} arms. {pal} inspected it with great seriousness. "And afterward we'll share it?" "Under the usual rules," said {hero}. <The wagon was standing by, with all four wheels in a row.|Beside them stood the wagon, on four firm wheels.> Then {they} gathered {their} old bear from the step, where he had spent the day, and tucked him under {their} chin. He wasn't for sharing, and no one expected it. {mom} watched the two of them roll toward the gate, one pulling, one riding, so that the evening was full of wheels. {Mom.he} couldn't have said whose turn it was. {close}`,
      ],
    },
  ],
};
