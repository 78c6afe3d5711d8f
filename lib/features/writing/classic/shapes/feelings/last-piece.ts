import type { Shape } from "@/lib/features/writing/classic/grammar";

const ROOM = { place: "living-room", weather: "clear" } as const;
const STREET = { place: "street", weather: "cloudy" } as const;
const PIECE = ["puzzle-piece"] as const;

export const LAST_PIECE: Shape = {
  id: "feelings/last-piece",
  theme: null,
  wild: 1,
  tags: ["friends", "friendship", "goodbye", "letter", "waiting", "puzzle", "summer"],
  about: [
    "best-friend-moved best-friend-move best-friend-moved-away best-friend-is-moving best-friend-moving best-friend-leaving best-friend-is-leaving missing-my-best-friend miss-my-best-friend goodbye-to-my-best-friend goodbye-best-friend moved-away moving-away friend-moved friend-moved-away friend-moving friend-moving-away friend-is-moving friend-leaving far-away-friend friend-far-away missing-a-friend missing-my-friend miss-my-friend",
    "friend-moves-away friend-moving-away friend-moved-away friend-is-moving-away friend-is-moving",
  ],
  premise: "{pal}, {hero's} best friend, moves away, and the big puzzle that they began stays behind.",
  shows: ["puzzle-piece", "letter"],
  talk: [
    "Why do you think {pal} took the piece along?",
    "What would you like to have from a friend who lives far away?",
    "Whom do you miss sometimes, and what do you do then?",
  ],
  cast: { pal: ["girl", "boy"], kid: ["girl", "boy"], mom: ["mother", "father"] },
  refrain: {
    B: ["One more piece! Then one more!", "The last piece! It fits!"],
    E: ["One more piece, and one more, and one more.", "It was the last piece, and it fitted."],
  },
  beats: [
    {
      id: "hears-news",
      ...ROOM,
      time: "afternoon",
      pose: "kneeling",
      feeling: "surprised",
      with: ["pal sad"],
      props: PIECE,
      happening: "{hero} kneels in the living room with a puzzle piece beside {pal}, who is sad.",
      B: [
        `{open} {hero} and {pal} had a big puzzle. {refrain} Then {pal} said, "We are moving away."`,
        `{open} {pal} was {hero's} best friend. "We have to go," said {pal}. "We are moving away."`,
      ],
      E: [
        `{open} {hero} and {pal}, {their} best friend, had a puzzle with a thousand pieces. {refrain} It was going to be a lighthouse. Then {pal} put down a blue piece. "We are moving away," {pal.he} said, <very|so> softly.`,
        `{open} Every day {hero} and {their} best friend {pal} worked on the giant puzzle. {refrain} Today {pal} did not find a single one. "I have to tell you something," {pal.he} said <at last|then>. "We are moving away."`,
      ],
      I: [
        `{open} The puzzle had a thousand pieces, and it lay on the living-room floor, where nobody was allowed to breathe too hard. It was going to be a lighthouse. {hero} and {pal} had been working on it since their second day as best friends, and most of the sea was finished. {pal} was holding <a corner of a cloud|a blue piece> and didn't put it down. "We're moving away," {pal.he} said suddenly, "to the other end of the country." It became so quiet that you could have heard a piece fall.`,
        `{open} "Sea," said {hero}, and {pal} handed over another blue piece. They didn't need many words. They had been best friends for three years, and they had been building the same enormous puzzle for <five weeks|half the winter>. In the end it would be a lighthouse in a storm. But today {pal} handed {them} a piece of sky instead of sea, and then a piece with nothing on it at all. "What's wrong with you?" asked {hero}. "We're moving away," said {pal} to the carpet, "in two weeks."`,
      ],
      A: [
        `{open} The lighthouse had a thousand pieces, and for five weeks it had occupied the living-room floor, so that the entire family walked around it along the wall. {hero} and {pal} had divided the work: {hero} did the sea, in which every piece is blue, and {pal} did the storm, in which every piece is a different gray. They were best friends, and it required hardly any conversation. That afternoon {pal} had been turning the same bit of cloud in {pal.his} fingers for a considerable time. "We're moving away," {pal.he} said finally, <to the cloud|without looking up>. "My mom's got a new job, at the other end of the country." Somewhere in the kitchen a clock was ticking, which neither of them had ever noticed before.`,
        `{open} There are puzzles that you do on a rainy weekend, and there are puzzles that you live with. This one was a lighthouse in a storm, and it had been lying on the floor since the winter holidays; {hero} and {their} best friend had promised each other that nobody would finish it alone. "Sea," murmured {hero}, and held out {their} hand, and {pal} put a piece into it. It was sky. So was the next one. {hero} looked up, because {pal} never made mistakes with the sky. <"I'm supposed to tell you something," said {pal}.|"I have been practicing how to say it," said {pal}.> "We're moving away in two weeks. I told them that it was impossible, on account of the puzzle, but they had already signed everything."`,
      ],
    },
    {
      id: "makes-plans",
      ...ROOM,
      time: "evening",
      pose: "pointing",
      feeling: "determined",
      with: ["pal determined"],
      props: ["puzzle-piece", "box"],
      happening: "{hero} points at a box and a puzzle piece in the living room beside {pal}.",
      E: [
        `"My best friend can't just move away," said {hero}. They made a plan that evening. {pal} would live in the big <box|closet> and eat toast. It was a good plan until {pal's} left leg began to hurt.`,
        `"We will hide you," said {hero}, "until they go without you." {pal} got into the <big|washing> basket. But who moves away without looking in there? They found {pal.him} in four minutes, for {pal.he} had to laugh.`,
      ],
      I: [
        `Naturally they tried to prevent it. {hero} drew up a list of eleven plans, and the first was that {pal} should simply live in the closet. There was room for {pal} and <three sandwiches|a bag of apples>, but not for {pal.his} legs. The second plan was to hide the car keys, and the third was to write to the president. "We could tell them that you've got something contagious," {hero} suggested. {pal} shook {pal.his} head. Nobody moves away without their own child, not even with a rash.`,
        `"They can't separate best friends," said {hero} firmly. "It must be forbidden." They looked for a law against moving away, but all they found was one about chickens. So they packed {pal} into a cardboard box, wrote <"Winter Clothes"|"Old Curtains"> on it, and pushed it behind the sofa. It was meant to last until {pal's} parents had driven off. After six minutes the box sneezed. After seven it giggled, and then they were both laughing, because otherwise they would have been crying.`,
      ],
      A: [
        `They did not accept it without a struggle. {hero} composed a list of eleven plans, of which the first was that {pal} would quietly remain in the closet. They tested it that same evening, and it turned out that there was space for {pal}, a pillow, and a supply of sandwiches, although not for {pal.his} legs. Plan four involved the car keys and plan seven the president. Plan nine was a contagious disease. "We might make it a rule that best friends can't be moved," proposed {hero}, "like those trees in the park." <"I believe that they would only move the park," said {pal} gloomily.|"Those trees have a sign," said {pal} gloomily.> By bedtime every plan on the list had a line through it.`,
        `"There must be a law against it," declared {hero}. They searched in the big encyclopedia, between "Friction" and "Frogs," and there was no law. So {pal} climbed into a moving box, and {hero} labeled it "Curtains, Old," and pushed it behind the sofa. It was to stay there until the rest of the family had driven away without noticing. For six whole minutes it was an excellent plan. Then the box sneezed. <Then it began to giggle, and {hero} had to sit down on the lid and giggle as well.|Then they both got the giggles, one inside and one outside.> It was a strange sort of laughing. It had something else underneath it, like the gray pieces under the blue ones, and each of them knew that the other knew.`,
      ],
    },
    {
      id: "empty-room",
      place: "bedroom",
      time: "morning",
      weather: "cloudy",
      pose: "standing",
      feeling: "sad",
      with: ["pal sad", "mom calm"],
      props: ["box", "puzzle-piece"],
      happening: "{hero} stands sadly in a bedroom by a box and a puzzle piece, and {mom} is calm.",
      I: [
        `Two weeks are over quickly when you want them to be slow. On the last morning {hero} and {mom} came to help with the boxes. {pal's} room had an echo now. On the door frame were the red pencil marks that showed how tall they had been every year, <both of them|side by side>. "You can't take those along," said {hero}. {mid} So {mom} laid a long strip of paper over them, and copied them carefully, once for each of them.`,
        `Where the bed had been, there were four dents in the carpet. {hero} had slept over in this room <a hundred times|more often than anyone could count>. {They} knew which floorboard creaked, and how the streetlight came in. {mid} "Say something," said {pal}, because the echo was so unpleasant without words. "Something," said {hero}, and the room repeated it. They packed the last box together. It contained a night-light, a left sock, and everything that was too odd for the other boxes. {mom} carried it out, and let them stay a moment longer.`,
      ],
      A: [
        `Two weeks can be extremely short, if nobody is in a hurry for them to end. When {hero} and {mom} arrived on the last morning, {pal's} room already had an echo in it. There were pale rectangles upon the wallpaper, and four dents in the carpet, where the bed had stood in which {hero} had slept over more often than anyone could count. {mid} On the door frame were two columns of red pencil marks, one for each of them, climbing side by side since they were five. "Now strangers will live with them," said {pal}. {mom} didn't answer. {Mom.he} fetched a strip of wallpaper, held it against the frame, and copied every single line. {Mom.he} did it once for each best friend.`,
        `It is peculiar how large a room becomes when it is empty, and how much smaller you feel in it. {hero} knew everything about this one: which board creaked, what the streetlight drew on the ceiling, and where the secret biscuits were. Now there was only a box in the middle, full of whatever had been too strange for the other boxes. {mid} "Say something," demanded {pal}. "Something," said {hero}, and the walls repeated it coolly, as if it were no concern of theirs. <They sat down on the box, back to back.|So they sat on the box and didn't say anything.> Downstairs people were calling that it was time. {mom} came to the door, saw them, and went quietly away again, and told everybody that {mom.he} couldn't find them.`,
      ],
    },
    {
      id: "car-leaves",
      ...STREET,
      time: "morning",
      pose: "waving",
      feeling: "sad",
      with: ["pal sad", "mom calm"],
      props: ["thing:automobile", "puzzle-piece"],
      happening: "{hero} waves sadly to {pal} in the street beside a car and a puzzle piece.",
      B: [
        `The car was full. {hero} held {their} best friend tight. Then {pal} had to go. They both cried.`,
        `"You are my best friend," said {hero}. {pal} had one hand shut. Then the car was gone.`,
      ],
      E: [
        `Then the car was full. {hero} and {pal} hugged until someone had to <say|call> their names. "You will always be my best friend," said {hero}. {pal} got in, with one hand deep in {pal.his} pocket. The car got small, and then it was gone.`,
        `"I wish you were not moving away," said {hero}. "So do I," said {pal}. {Pal.he} looked back at the house <for a moment|once more>, and {pal.he} had one hand closed. Then the car went around the corner.`,
      ],
      I: [
        `At last the car was so full that a lamp was looking out of the window. They had agreed not to cry, and both of them broke their promise at exactly the same time. "You're still my best friend," said {hero} into {pal's} collar. "Even from there?" asked {pal}. "From anywhere." "My scarf!" cried {pal} suddenly, ran back into {hero's} living room, <and came out again with one hand in {pal.his} pocket|and returned rather red in the face>. The car drove off. {hero} waved until there was nothing left to wave at, and then a little longer.`,
        `"I've forgotten my scarf," said {pal}, when everyone was already in the car, and ran into {hero's} house. {Pal.he} came back without any scarf, and with one fist closed. Nobody noticed, since all of them were looking for tissues. Then came the hug. It lasted as long as it could <possibly last|be made to last>, and after that two doors slammed. {hero} ran beside the car as far as the mailbox. You can't run beside a best friend for longer than that when they're moving away.`,
      ],
      A: [
        `They had solemnly agreed that nobody would cry, and they both broke the agreement in the same second, so that nobody had to be the first. The car was so full that a lamp was looking out of the window. "You are still my best friend," {hero} said into {pal's} collar, "even over there." "Wait!" cried {pal} suddenly, and rushed back into {hero's} house, because of a scarf. {Pal.he} was gone for a minute. When {pal.he} returned there was no scarf, and {pal.his} right hand was deep in {pal.his} pocket, <but nobody was in a state to notice such things|but who pays attention to pockets on such a day>. Then the doors slammed. {hero} waved until the car was a dot, and went on waving at the place where the dot had been.`,
        `If you hug somebody hard enough, you can feel whether they are crying without having to look. {hero} and {pal} stood beside the car, in which there was just enough room left for one person, and neither of them wanted to let go. "My scarf!" exclaimed {pal}. {Pal.he} vanished into {hero's} living room, and came out again with empty shoulders and a closed fist. {mom} happened to be looking for tissues at the time. <"Write to me," said {hero}.|"Call me tonight," said {hero}.> And that was all, for the car began to roll. {They} ran alongside as far as the mailbox, which is the farthest you can run with a best friend who is moving away.`,
      ],
    },
    {
      id: "misses-friend",
      ...ROOM,
      time: "evening",
      pose: "sitting",
      feeling: "sad",
      with: ["mom calm"],
      props: ["puzzle-piece", "blanket"],
      happening: "{hero} sits sadly in the living room with a puzzle piece and a blanket beside {mom}.",
      B: [
        `"I miss my best friend," said {hero}. {mom} sat by {them}. "I know. It hurts a lot."`,
        `{hero} did not touch the puzzle. "My best friend is far away." {mom} held {them} tight.`,
      ],
      E: [
        `That evening {hero} sat by the puzzle and did not touch it. "It hurts right here," {they} said, with a hand on {their} chest. "I know," said {mom}. "A best friend <lives|goes> right in there." They sat together until it was dark.`,
        `{hero} put a blanket over the puzzle. "I will never do it without my best friend," {they} said. {mom} did not say that it would be <all right|fine>. {Mom.he} sat down on the floor, too. "I miss {pal.him} with you," {mom.he} said.`,
      ],
      I: [
        `In the evening {hero} sat down in front of the lighthouse, and everything about it was wrong. The left side, where {pal} always sat, was empty, with a flat place in the carpet. "It hurts exactly here," {they} told {mom}, and pointed to a spot between two ribs. {mom} didn't tell {them} that there were plenty of other children. "You can't have a best friend and not miss them," {mom.he} said, <and pulled {them} onto {mom.his} lap|and moved closer>. It didn't help much, though it helped a bit.`,
        `When {they} came home, {hero} took the gray blanket and spread it over the puzzle, sea and storm and all. "Nobody's to touch it," {they} said. "We promised not to finish it alone." {mom} nodded. Later {mom.he} sat down on the floor with {mom.his} back against the sofa. <"May I miss {pal.him} along with you?" {mom.he} asked.|"I miss {pal.him}, too," {mom.he} admitted.> "There was always one more pair of boots in the hall." They looked at the hall. It was surprising how tidy it can be when your best friend has moved away.`,
      ],
      A: [
        `In the evening {hero} knelt in front of the lighthouse, and it was only a heap of cardboard. On the opposite side there was a flat place in the carpet, in the shape of somebody who always sat cross-legged. "It hurts precisely here," {they} explained to {mom}, and indicated a spot between two ribs, as one shows a doctor. {mom} could have said that there were plenty of other children in the class, but fortunately {mom.he} didn't. <{Mom.he} sat down on the floor beside {them}.|{Mom.he} made room for {them} on {mom.his} lap.> "You can't have a best friend without missing them afterward," {mom.he} said. "It's all the same thing, only from the other end." It didn't help very much; but at least {they} didn't have to pretend that it had.`,
        `The first thing that {hero} did was to cover the puzzle. {They} spread the gray blanket across the sea, and across the storm, and weighted the corners with books. "We promised that nobody would finish it alone," {they} informed {mom}, "so nobody will." {mom} thought about the living room, in which it was going to be difficult to reach the window, and {mom.he} nodded. Later on {mom.he} came and leaned against the sofa. "There was always one pair of boots too many in the hall," {mom.he} said after a while. <"I used to complain about it."|"I fell over them every single day."> They both looked toward the hall. You could have walked straight through it. It is astonishing how tidy a house becomes when a best friend has moved away, and how little you want it.`,
      ],
    },
    {
      id: "bad-call",
      ...ROOM,
      time: "afternoon",
      pose: "sitting",
      feeling: "worried",
      with: ["mom calm"],
      props: ["computer", "puzzle-piece"],
      happening: "{hero} sits in the living room with a computer and a puzzle piece, and {mom} is calm.",
      E: [
        `On Sunday they talked on the computer. They said that everything was fine, and it was not fine at all. {hero} did not know what to say. How do you <sit|play> next to a best friend in a computer?`,
        `{pal} called as soon as they had a table. But the picture stopped, with {pal's} mouth wide open. {hero} had to laugh, and then {they} had to cry. A best friend in a <computer|box> is only half of one.`,
      ],
      I: [
        `On Sunday they were allowed to call each other. {hero} had been saving up things to tell {pal} for the whole week. But when the face appeared on the screen, it looked flat, and everything {they} had saved was suddenly too small. "How is it over there?" {they} asked, and {pal} answered that it was fine. Neither of them had ever used that word before. <With a best friend you don't simply talk.|It's difficult to sit beside somebody on a screen.> You do something together, and you talk in between.`,
        `The first call was a disaster. {pal} was in the middle of a sentence when the picture froze, with one eye closed and {pal.his} mouth wide open. When it was working again, they had forgotten what they wanted to say. There was a boy at the new school who could walk on his hands, reported {pal}. <{hero} felt that in {their} stomach.|{hero} swallowed.> What if {pal} found another best friend there, an upside-down one? {They} wanted to ask that, and asked about the weather instead.`,
      ],
      A: [
        `All week {hero} had been collecting things to tell {pal}, as you collect shells: that the custodian had dyed his hair, that the class snail was missing. But on Sunday, when the face finally appeared upon the screen, they all turned out to be ordinary pebbles. "How is it over there?" {they} asked politely. "Fine, thank you," said {pal}. They had been best friends for three years, and neither of them had ever used the word before. <The trouble was that they had nothing to do with their hands.|They weren't used to looking at each other so much.> When you are sitting over a puzzle the talking happens by itself, at the edges. Here there was nothing except the talking. "Fine," agreed {hero}, and looked at the little picture of {themselves}, which seemed sad.`,
        `The connection was bad. {pal} had just begun to describe the new house when the picture froze, with one eye shut and {pal.his} mouth open like a mailbox. {hero} laughed until it wasn't funny any more. When {pal} started to move again, {pal.he} was talking about a boy in the new class who could walk on his hands. {hero} listened, and something cold sat down beside {them}. It was as quick as that. What {they} wanted to ask was whether somebody can still be your best friend when you don't know what their kitchen looks like. What {they} did ask was whether it was raining.`,
      ],
    },
    {
      id: "someone-rings",
      ...ROOM,
      time: "afternoon",
      weather: "rain",
      pose: "standing",
      feeling: "worried",
      with: ["kid curious", "mom happy"],
      props: ["puzzle-piece", "blanket"],
      happening: "{hero} stands in the living room by a puzzle piece and a blanket with {kid} and {mom}.",
      B: [
        `{kid} came to the door. "I am new," said {kid}. "You have a puzzle! Is it hard?"`,
        `There was a new child in the house next door. It was {kid}. "May I see your puzzle?"`,
      ],
      E: [
        `One wet day somebody rang. It was {kid}, who lived in {pal's} old house now. "I don't know <anyone|anybody> here," said {kid}. "My best friend is far away." {hero} had not thought of that. Then {kid} saw the blanket. "What is under it?"`,
        `A new family came to live next door. {kid} stood in the hall with {kid.his} wet boots. "We moved away from home," said {kid}, "and all my friends are there." {hero} looked at the boots. Slowly {they} took the blanket <off|away>.`,
      ],
      I: [
        `In April somebody moved into {pal's} house. {hero} had decided not to like them. On a rainy afternoon the bell rang, and on the mat stood a child with wet hair, whose name was {kid}. "There are pencil marks on my door," said {kid}. "We had some, too, of me and my best friend." <Then {kid.he} noticed the blanket.|{Kid.he} looked very hard at the floor.> It had never occurred to {hero} that whoever moves in must have moved away.`,
        `The new child was called {kid}, and {kid.he} was sleeping in {pal's} room. That was reason enough to be unfriendly. But {kid} had rung the bell all alone, in the rain, <with {kid.his} collar turned up|with a jar of jam as a present>. "Do you know where people play here?" {kid.he} asked. "I don't know anybody. Everyone I know is four hundred miles away." {hero} thought of {pal}, in front of some strange door, asking the very same thing. {They} hoped very much that somebody would open. "Come in," {they} said.`,
      ],
      A: [
        `In April a family moved into {pal's} house, and {hero} had made up {their} mind to have nothing to do with them. Then, on an afternoon when the rain was coming down in ropes, the bell rang. On the mat stood a child called {kid}, dripping. "There are pencil marks on my door," said {kid}, "and I wouldn't let anybody paint over them, because they obviously belong to somebody." {hero} had to clear {their} throat. "We had some as well, of me and my best friend," {kid} continued. <It had not occurred to {hero} until that moment.|{hero} had never once considered it.> Whoever moves in somewhere has moved away from somewhere else. {They} opened the door a little wider.`,
        `{They} had watched from the window as strangers carried their lamps into {pal's} house, and {they} hadn't liked a single lamp. But the person who rang the bell, on a day of pouring rain, was no bigger than {hero}, and was holding a jar of jam like a shield. "I'm {kid}," the person said. "We moved here from four hundred miles away, and I've been wandering up and down your street since lunch to see whether anybody would come out." {hero} thought of {pal}. At this very minute {pal.he} might be standing upon some unfamiliar mat, <rehearsing the first sentence|with wet hair, and no idea what to say>. And {they} hoped with all {their} heart that whoever was behind the door would be kind. "Come in," said {hero}. "Watch out for the blanket."`,
      ],
    },
    {
      id: "tells-rule",
      ...ROOM,
      time: "afternoon",
      weather: "rain",
      pose: "kneeling",
      feeling: "curious",
      with: ["kid curious"],
      props: PIECE,
      happening: "{hero} kneels in the living room with a puzzle piece beside {kid}.",
      I: [
        `{kid} walked once around the whole puzzle with {kid.his} hands behind {kid.his} back, as people do in a museum. "It's not allowed to be finished," {hero} explained. "It belongs to my best friend and me, and we promised." {kid} nodded seriously. "But is it allowed to go on?" {kid.he} asked. That was a good question. {hero} telephoned {pal} about it at once. "You may go on," said {pal}, "as long as I get the light at the top." It was the first call in which nobody said "fine."`,
        `"We promised that nobody would finish it alone," said {hero}, when the blanket was off. "You wouldn't be alone," said {kid}, <"and we needn't finish."|"and I'm terribly slow."> {hero} wasn't sure whether that was a trick. So {they} called {pal} and held the screen over the carpet, and {pal} saw the sea again. {Pal.he} was silent for a bit. "It ought to go on," {pal.he} decided. "Otherwise it just gets dusty. Only leave the light for me." And they talked about the puzzle for an hour, exactly as they used to.`,
      ],
      A: [
        `{kid} walked around the puzzle once with both hands behind {kid.his} back, as people do in museums. {Kid.he} had the sense not to touch it. "It can't be finished," {hero} explained, "because it belongs to me and my best friend, and we gave our word." {kid} thought that over. "But would it be allowed to continue?" {kid.he} asked. It was such an intelligent question that {hero} telephoned {pal} immediately, and held the screen above the carpet so that {pal.he} could inspect the sea. <There was a long silence from the other end of the country.|For a while they only heard {pal.him} breathing.> "It had better," said {pal}, "or it will get dusty. But the light at the top is mine." For the first time they talked for an entire hour, and nobody said "fine."`,
        `"Is it asleep?" asked {kid}, when {hero} lifted the blanket. In a manner of speaking it was. {hero} told {kid} about the promise, and about the thousand pieces, and rather more about {pal} than {they} had intended. {kid} didn't interrupt. "You wouldn't be finishing it alone," {kid.he} said at the end, "because I'd be here; and you wouldn't be finishing it, because I'm extremely slow." {hero} called {pal}, <since it was half of {pal.his} sea|since one has to ask>. {pal} looked through the screen at the lighthouse for a long time. "Go on with it," {pal.he} said, "but save the lamp for me." Then {pal.he} wanted to know where they were; and it turned out that one can do a puzzle perfectly well with a best friend on a chair.`,
      ],
    },
    {
      id: "one-missing",
      ...ROOM,
      time: "evening",
      pose: "kneeling",
      feeling: "worried",
      with: ["kid worried", "mom curious"],
      props: PIECE,
      happening: "{hero} kneels worriedly in the living room with a puzzle piece near {kid} and {mom}.",
      B: [
        `{refrain} But the last one was not there. "Did you take it?" {hero} said. "No!" said {kid}.`,
        `Now they had all but one. It was the light! "You lost it," {hero} told {kid}. {kid} went home.`,
      ],
      E: [
        `They worked till May, and there was only one hole left in the lighthouse. But the last piece was <missing|not there>! "You must have lost it," {hero} told {kid}. "My best friend never lost one." {kid} went home without a word.`,
        `By May it was nearly done. {hero} wanted to save the light for {their} best friend. But it was not in the box, and it was not under the rug. "What did you do with it?" {they} asked {kid}. "Nothing!" cried {kid}, and ran <home|out>.`,
      ],
      I: [
        `By the middle of May they had nine hundred and ninety-nine. Every wave was in its place, and every cloud. Only at the very top, where the light belonged, there was a hole. They looked in the box, under the rug, and inside the vacuum cleaner. "My best friend and I never lost any," said {hero}, "so it must have been you." {They} {was} sorry <as soon as it was out|immediately>. {kid} turned red. "I didn't take your piece," {kid.he} said quietly, and went to look for {kid.his} boots.`,
        `They were saving the light for {pal}, but now they couldn't find it. Nine hundred and ninety-nine pieces lay on the floor, and the lighthouse had a hole in its head. "My best friend and I never lost any," said {hero}, louder than necessary, "so it must have been you." <You could hear the rain stop.|It was horribly quiet.> {kid} stood up and brushed off {kid.his} knees. "I counted them on the first day," {kid.he} said quietly, "and there were never a thousand."`,
      ],
      A: [
        `By the middle of May nine hundred and ninety-nine pieces were lying where they belonged. Every wave was wet and every cloud was in position; and at the very top of the lighthouse, where the light should have been, there was a hole. They looked inside the piano, and {mom} emptied the vacuum cleaner upon a newspaper and investigated it with a fork. "My best friend and I never lost a single one," said {hero}. {They} heard what {they} {was} saying, <and could not stop it in time|and it was already too late>. {kid} turned first red and then white. "I know how it is to have something taken away, and I would never do it to anybody," {kid.he} said. Then {kid.he} put on {kid.his} boots, the wrong way around, and left.`,
        `There is nothing as empty as the last hole in a puzzle. It was located at the top of the lighthouse, precisely where the lamp belonged; and that was the piece that they were going to save for {pal}. They turned the box upside down, and they questioned the cat next door. "It must have happened while you were here," {hero} said finally to {kid}, "because before that, with my best friend, everything was complete." It was an unfriendly sentence, and {they} knew it. {kid} got up from the carpet. <"I counted them the first afternoon," {kid.he} said quietly, "and there were never a thousand."|"There were never a thousand," {kid.he} said quietly, "because I counted them the first afternoon."> {Kid.he} hadn't wanted to make anybody sad. The door closed so softly that it was worse than slamming.`,
      ],
    },
    {
      id: "letter-comes",
      ...STREET,
      time: "morning",
      pose: "reading",
      feeling: "surprised",
      with: ["kid surprised"],
      props: ["letter", "puzzle-piece"],
      happening: "{hero} reads a letter in the street with a puzzle piece, and {kid} is surprised.",
      B: [
        `Then a letter came from {hero's} best friend. "I have the last piece! Now I must come back."`,
        `"I took it," {pal} wrote. "So we are not done, best friend." {hero} ran to {kid}. "I am sorry!"`,
      ],
      E: [
        `The next day there was a letter from {pal}. "Dear best friend," it said, "I took the last piece along. Now it can't be done until I come back in July." {hero} laughed and cried. Then {they} ran next door. "I am so <very|> sorry, {kid}," {they} said.`,
        `Then a letter came. In it was a photo of a hand with the missing piece. "I needed to have some of it when we moved away," wrote {pal}. {hero} ran to {kid's} house. "It was not you, and I was <mean|awful>," {they} said.`,
      ],
      I: [
        `The letter came on Thursday. In it there was a photograph of an open hand, and on the hand lay a puzzle piece with a yellow light. "Dear best friend," {pal} had written, "there was never any scarf. I took the last piece along, because now it can't be finished until I bring it back. <Are you angry?|Please don't be angry.>" {hero} laughed out loud. Then {they} stopped laughing, and ran next door in {their} socks. "It wasn't you," {they} told {kid}, "and I was horrible. I'm sorry."`,
        `"I've done something," {pal} wrote. "The day we moved away I took the light along, and now it's under my pillow. So there's a hole at your house that only I can fill." {hero} sat down on the curb with the letter. Only a best friend could think of a thing like that. Then {they} remembered {kid}, <who had counted, and said nothing|and {their} ears grew hot>. It was terribly difficult to ring that bell. "You were right about everything, and I was horrible," said {hero}.`,
      ],
      A: [
        `On Thursday there was a letter. Out of it fell a photograph of an open hand; and on the hand, with a yellow beam across it, lay the last piece. "Dear best friend," {pal} had written, "there wasn't any scarf. I went back to take the light, because as long as I have it nobody can finish without me, <and I am obliged to return in July|and in July I'm bringing it back>." {hero} laughed out loud in the middle of the street, until {they} saw the house next door. {They} went over there in {their} socks, since shoes would have taken time, and time would have taken courage. "I accused you, and it was unfair, and I apologize," {they} told {kid}. {kid} read the letter attentively, all the way through. "That is an excellent friend," {kid.he} said.`,
        `"I have a confession to make," {pal} had written. "It wasn't about the scarf. On the day that we moved away I took the lamp out of your lighthouse, and I keep it under my pillow. When everything here is strange I hold on to it, and I think that at the other end of the country there's a hole which only I can fill." {hero} had to sit down on the curb. Trust a best friend to come up with that! <It was the best theft in history.|{They} had never been so happy to be robbed.> But then {they} remembered {kid's} face. You can apologize quickly or you can do it properly. {hero} rang the bell, held out the letter, and said all of it, beginning with "I was wrong."`,
      ],
    },
    {
      id: "july-visit",
      ...ROOM,
      time: "noon",
      pose: "hugging",
      feeling: "excited",
      with: ["pal excited", "kid happy"],
      props: PIECE,
      happening: "{hero} hugs {pal} in the living room by a puzzle piece, and {kid} is happy.",
      B: [
        `At last {pal} came back to see them. {refrain2} All the best friends yelled with joy.`,
        `In July {pal} was at the door! {hero} held {their} best friend so tight. {refrain2}`,
      ],
      E: [
        `In July there was one more pair of boots in the hall. {hero} and {their} best friend hugged until they fell over. Then {pal} opened one hand. {kid} held the lamp, so that they could all <see|look>. {refrain2} {extra}`,
        `It was the first day of July, and {pal} was back. "You are <taller|bigger>," {hero} told {their} best friend. "So are you." {kid} was shy, but only for a minute. Then they all knelt down by the puzzle. {refrain2} {extra}`,
      ],
      I: [
        `In July a car stopped, and then there was a pair of boots too many in the hall. {hero} and {pal} hugged until both of them lay on the carpet. They had both grown by the same amount, as best friends should. "So you are the one who does the sea," said {pal} to {kid}, <a little carefully|rather shyly>. "Only the edges," said {kid}, and that settled it. {pal} opened {pal.his} hand. The piece had become soft from five months under a pillow. Three fingers pushed it in, and it clicked. {extra}`,
        `On the third of July the bell rang in the old way, twice short and once long. Nobody else in the world rang like that. For the first minute {hero} and {pal} were shy. In the second minute {mom} <fell over the boots|tripped over somebody's boots>, and it was as if nobody had ever moved away. {kid} wanted to go home, so as not to be in the way. "You can't, because you're the sea," said {pal}. Then they all knelt down, and the light went on. {extra}`,
      ],
      A: [
        `On the third of July the bell rang twice short and once long, which is a way of ringing that belongs to only one person. For a moment {hero} and {pal} just stood there. They had both grown, and neither had given the other permission. Then {mom} came in and fell over a pair of boots, and in the laughter everything slid back into its place. {kid} had intended to go home, so as not to disturb anybody. <"But you are the entire ocean," said {pal}, and held {kid.him} by the sleeve.|"You can't possibly go, you did the whole coast," said {pal}.> Out of {pal.his} pocket came the light, a bit soft from five months under a pillow, and all three of them put a finger on it. It made the smallest click imaginable, which best friends can hear from four hundred miles away. {extra}`,
        `"You are exactly the same," {pal} claimed, although {hero} {was} an inch taller and had a different tooth. It took {hero} and {pal} five minutes to be used to each other, and they spent them measuring, against the strip of paper with the red marks. They had grown by precisely the same amount, as is only proper for best friends. Then {pal} noticed somebody on the stairs. "You must be {kid}," {pal.he} said, "and I admire your coastline enormously." <It was generous, since it was true.|{kid} turned pink to the ears.> They knelt around the lighthouse, all three. {pal} opened {pal.his} fist, the way you let a bird go; and at last, after seven months, it was light over the sea. {extra}`,
      ],
    },
    {
      id: "new-piece",
      ...STREET,
      time: "morning",
      weather: "clear",
      pose: "waving",
      feeling: "happy",
      with: ["pal happy", "kid happy"],
      props: ["puzzle-piece", "thing:automobile"],
      happening: "{hero} waves in the street with a puzzle piece beside {pal}, {kid}, and a car.",
      B: [
        `Then {pal} had to go. They had a new puzzle now. Each best friend took one piece. {close}`,
        `"See you, best friend!" It hurt, but not so much. In {hero's} hand was one new piece. {close}`,
      ],
      E: [
        `When the week was over, it hurt again, but it was <another|a smaller> kind of hurt. They started a new puzzle for three. Each of them put one piece in a pocket. "Until next time, best friend," said {hero}. {close}`,
        `{pal} had to leave on Sunday. On the floor lay a new puzzle, and this one was a ship. Each best friend put one piece in a pocket. "Now nobody can be <done|finished> without the others." {close}`,
      ],
      I: [
        `At the end of the week {pal} had to leave again. It hurt again, though in a different and lighter way. They had opened an enormous new puzzle with two thousand pieces, which would take several years. Each best friend took one out with closed eyes. "Don't lose it," said {pal}. "And don't finish without me," added {hero}, and they shook hands on it. <The car drove off, and {hero} waved with a closed fist.|This time, when the car drove off, there was a piece in every pocket.> {close}`,
        `"I'm still moving away today," said {pal} on Sunday, "but I know how to do it now." They had divided the new puzzle among the three of them. {pal} was taking the sky along in a bag, {kid} had the water, and {hero} the ship. In the winter they would put it together. Everybody cried a little, as is right for best friends. Then {kid} <nudged|looked at> {hero}. "Shall we begin with the sails?" asked {kid}. "Yes," said {hero}, "but slowly." {close}`,
      ],
      A: [
        `When the week was over {pal} had to leave, and it hurt, as it had the first time. But there was a handle on it now. On the living-room floor lay a new puzzle, a sailing ship of two thousand pieces, which according to the box was suitable for experts and would take them years. The evening before, they had all shut their eyes, reached into the heap, and each removed a piece without showing it to the others. <Nobody could ever finish without the other two.|So there were three holes in it that only three people could fill.> "Until October, best friend," {hero} called after the car. {They} waved with a closed hand. {kid} waved as well; and at the end of the street a fist came out of the window, and opened for a second, and something small and blue was in it. {close}`,
        `"I'm not really moving away this time," explained {pal} on the last morning, "I am only going on with it somewhere else." They had divided the new puzzle among them. {pal} was taking the entire sky along in a pillowcase; {kid} would be responsible for the ocean, and {hero} for the ship; and at Christmas it was all going to be put together on {hero's} floor. Nobody had agreed not to cry, and so everybody did, for as long as was necessary. <"You'll call me when you've found the anchor," said {pal}.|"Tell me as soon as you find the anchor," said {pal}.> Then the car went around the corner, and {hero} noticed that {they} {was} sad and looking forward to something, both at once, like sea and sky. {kid} picked up the boots that {pal} had forgotten in the hall. "Leave them there," said {hero}. {close}`,
      ],
    },
  ],
};
