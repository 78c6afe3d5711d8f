import type { Shape } from "@/lib/features/writing/classic/grammar";

const YARD_MORNING = { place: "playground", time: "morning", weather: "clear" } as const;
const YARD = { place: "playground", time: "noon", weather: "cloudy" } as const;
const YARD_CLEAR = { place: "playground", time: "noon", weather: "clear" } as const;
const CLASS = { place: "classroom", time: "morning", weather: "clear" } as const;

export const OTHER_END: Shape = {
  id: "feelings/other-end",
  theme: null,
  wild: 2,
  tags: ["friend", "school", "new", "kind", "courage", "lonely", "play"],
  about: [
    "left-out leaving-out feeling-left-out being-left-out leaving-someone-out excluded lonely loneliness lonely-at-school alone-at-school lonely-at-playtime alone-at-recess alone-at-break alone-in-the-playground alone-on-the-playground left-out-on-the-playground",
    "no-one-to-play-with nobody-to-play-with no-one-play-with-me nobody-play-with-me no-one-will-play nobody-will-play no-one-want-to-play nobody-want-to-play nobody-wants-to-play no-one-plays-with-him no-one-plays-with-her nobody-plays-with-him nobody-plays-with-her nobody-plays-with-me no-one-plays-with-me no-friends has-no-friends no-friends-at-school won't-let-me-play won't-let-him-play won't-let-her-play",
    "new-girl new-boy new-kid new-child new-pupil new-student new-classmate new-girl-in-class new-boy-in-class new-child-in-class new-girl-at-school new-boy-at-school making-friends-at-school making-friends-at-new-school friends-at-a-new-school friends-at-new-school friend-at-a-new-school making-a-new-friend making-new-friends make-new-friends make-friends-at-school someone-new-in-class",
    "seesaw see-saw teeter-totter",
  ],
  premise: "A seesaw needs two, and {hero} has only the one end, until {kid} comes with a very heavy bag.",
  shows: ["thing:seesaw", "@kid"],
  talk: [
    "How could {hero} tell that {kid} was alone?",
    "What would you say to somebody who stands by the fence?",
    "What do you do when a game seems to be full?",
  ],
  cast: {
    pal: ["bird", "squirrel", "mouse"],
    kid: ["girl", "boy"],
    ms: ["teacher"],
  },
  refrain: {
    B: ["The seesaw did not move.", "Up went the seesaw!"],
    E: ["But the seesaw stayed down.", "And up went the seesaw!"],
  },
  beats: [
    {
      id: "comes-out-even",
      ...YARD_MORNING,
      pose: "standing",
      feeling: "sad",
      with: ["pal curious"],
      props: ["ball", "thing:seesaw"],
      happening: "{hero} stands on the playground near a seesaw and a ball, and {pal} looks on.",
      B: [
        `{open} They all ran out to play. They ran two by two. No one was left for {hero}.`,
        `{open} Two had a ball. Two had a rope. {hero} had no one to play with.`,
      ],
      E: [
        `{open} When the bell rang, everybody ran out to play. Two took the ball, and three took the rope. Then all the games were full. No one was mean. There was just nobody left for {hero}.`,
        `{open} {hero} came out to the playground last. "Can I play?" {they} asked. "We have enough now," said the girl with the rope. She said it in a nice way. But {hero} was still left out.`,
      ],
      I: [
        `{open} At ten o'clock the bell rang, and everybody ran outside to play. It took about a minute. Four went to the ball, and three to the rope, and two always sat on the wall with their heads together. Nobody was unkind. They simply counted themselves, and it always came out even, and {hero} was left over. {They} stood beside the door <and pretended to look for something in {their} pocket|with {their} hands in {their} pockets, as if {they} {was} waiting for a bus>.`,
        `{open} "Can I play?" asked {hero}. The girl with the rope looked around at the others. "We're already three," she said, and she was not being mean; it was only arithmetic. The ball had enough feet, and the chalk had enough hands. {hero} said that it was fine. {They} had already said that on Monday and on Tuesday. <It is the smallest lie on any playground.|It was getting harder to say.> Then {they} walked off slowly, as if there were somewhere to go.`,
      ],
      A: [
        `{open} It took less than a minute each morning. The bell rang, the doors flew open, and the class spilled out onto the playground and arranged itself, like water finding its way into cups. Four belonged to the ball and three to the rope, and two sat forever on the wall with their heads together. Nobody had decided that {hero} should be left out. If you had asked any of them, they would have been astonished. It was only that everyone already had somebody, <and whenever it was counted, it came out even without {them}|and that it always came out even>. {hero} remained beside the door, and searched {their} pockets thoroughly for something that {they} had not lost.`,
        `{open} "Can I play?" asked {hero}. {They} had been practicing it since breakfast, so that it would sound as though the answer didn't matter. The girl with the rope turned to the others and counted. "We're three already," she said apologetically, "two to turn and one to jump." There was nothing unkind about it; it was pure arithmetic. The ball had enough feet, the chalk had enough hands, <and the bench had exactly as many secrets as it could hold|and the wall was occupied from one end to the other>. "That's fine," said {hero}, which was what {they} had said on Monday. Then {they} crossed the playground with quick steps, like somebody who is expected on the other side.`,
      ],
    },
    {
      id: "one-end",
      ...YARD_MORNING,
      pose: "sitting",
      feeling: "sad",
      with: ["pal curious"],
      props: ["thing:seesaw"],
      happening: "{hero} sits alone on a seesaw on the playground, and {pal} looks on.",
      E: [
        `On the other side stood an old seesaw. Nobody ever used it, so {hero} sat down on one end. {They} pushed with both feet. {refrain} You can kick a ball alone. But a seesaw needs <two|two people>.`,
        `{hero} found a place that was never full. It was the old seesaw by the fence. {They} sat down and waited for it to <go up|move>. {refrain} There was only air on the other end.`,
      ],
      I: [
        `On the other side of the playground, beside the fence, was a seesaw that nobody used. {hero} sat down on one end. You can kick a ball without anybody, and you can jump over a rope if you tie it to a tree. But a seesaw is different. {They} pushed off with both feet, and went up as far as {their} knees could reach. Then {they} came down again with a bump. <{They} sat there on the ground and looked up at the other end.|The other end stuck up into the sky like a question.>`,
        `The one thing that was never full was the old seesaw by the fence. {hero} climbed on. It was a good seat, smooth and a little warm from the sun, and it stayed exactly where it was. On the far end, high up in the air, there was nobody. "It goes up when the other one goes down," {they} told {pal}, who lived behind the fence, <"but first there has to be another one."|"so I need another one first."> {pal} looked at the empty end with interest.`,
      ],
      A: [
        `On the far side, between the fence and the big tree, there was a seesaw that no one ever used, and this suited {hero}, because it looked from a distance as if {they} had chosen it. {They} sat down on the lower end. A ball can be kicked against a wall, and a rope can be tied to a tree, but of all the things on a playground the seesaw is the most honest. It won't pretend. {They} pushed with both feet, rose as far as {their} own knees could lift {them}, <and came down with a bump|and came down again harder than {they} had gone up>. The opposite end pointed into the clouds, with nobody on it. You could see it from everywhere.`,
        `There was one place that was never full. It was the seesaw beside the fence, which was old, and green, and had been waiting there since before anybody could remember. {hero} sat down, and the seesaw stayed where it was. It is a curious machine, when one thinks about it. Half of it can be as willing as it likes, and nothing will happen. "I have everything that I need," {they} informed {pal}, who lived behind the fence and came for the crumbs, <"apart from the other half."|"except for somebody up there."> {pal} examined the empty seat, high overhead, with {pal.his} head on one side.`,
      ],
    },
    {
      id: "loads-stones",
      ...YARD,
      pose: "reaching",
      feeling: "determined",
      with: ["pal curious"],
      props: ["thing:seesaw", "thing:bricks", "thing:bucket"],
      happening: "{hero} reaches over a seesaw with bricks and a bucket, and {pal} looks on.",
      B: [
        `The seesaw needs two. {hero} put ten stones on the other end. {refrain}`,
        `{hero} sat on the seesaw. {pal} got on, too. But {pal} was so small! {refrain}`,
      ],
      E: [
        `The next day {hero} put {their} lunch box on the other end. Then came a bucket of sand, and six bricks. {pal} sat down on top, and {pal.he} weighed <next to nothing|as much as a leaf>. {refrain}`,
        `"I can do this alone," said {hero}. {They} put sand and bricks on the other end. Slowly it went down, and {hero} went up! Then all the bricks fell off. <Bump!|Bang!> {refrain}`,
      ],
      I: [
        `On Wednesday {hero} tried to do it alone. {They} put {their} lunch box on the other end, and next to it a bucket of sand, and on top of it six bricks. {pal} came and sat on the very top, to help. {Pal.he} weighed about as much as a letter. For a moment the seesaw trembled. {hero} rose, just a little, and saw over the fence! Then a brick slid off, and all the others followed it. <Bump.|{hero} landed so hard that {their} teeth clicked.>`,
        `A bucket of sand does not talk back, and it never has enough players already. {hero} carried it to the other end, and put four bricks around it, and {their} boots as well. {pal} climbed on last. It worked beautifully for two seconds. Up went {hero}, and {their} stomach stayed below! <"Look!" {they} called, but there was nobody to look.|{They} wanted to tell somebody about it.> Then the bucket tipped, the boots flew, and {they} sat on the ground again, in {their} socks.`,
      ],
      A: [
        `By Wednesday {hero} had decided to manage without anybody. {They} fetched a bucket of sand, and built around it a small, respectable wall of bricks. {They} added {their} lunch box, and finally {their} boots. {pal} took up a position on the top, and weighed as much as a postcard. It's possible that this was what made the difference, for the seesaw groaned, and stirred, and {hero} was lifted into the air. {They} saw over the fence, into a garden with blue sheets on a line. "Look!" {they} cried, <and noticed that there was nobody to say it to|and then remembered that a bucket can't>. At that point the first brick slid off. The remaining bricks followed it, and so, downward, did {hero}.`,
        `A bucket of sand has one advantage, which is that it is never already three. {hero} lifted it onto the empty seat, and packed bricks around it, and hung {their} schoolbag over the handle. {pal} climbed to the summit, out of sympathy. Then {they} ran to {their} own end, and sat down, and for two glorious seconds it worked. {They} rose; {their} stomach remained below; and from up there {they} could see the whole playground, with the rope, and the ball, and the two on the wall. <It looked farther away than ever.|Not one of them was looking in {their} direction.> Then the bucket leaned over, thoughtfully, and everything came down at once. There was sand in {hero's} hair until Thursday.`,
      ],
    },
    {
      id: "new-one",
      ...CLASS,
      pose: "sitting",
      feeling: "curious",
      with: ["kid worried", "ms happy"],
      props: ["thing:backpack"],
      happening: "{hero} sits in the classroom, and {kid} stands there with a backpack beside {ms}.",
      B: [
        `Then a new {kid.kind} came. It was {kid}. {Kid.he} had a very big bag.`,
        `"This is {kid}," said {ms}. {kid} was new. {Kid.his} bag was so big!`,
      ],
      E: [
        `On Thursday there was a new {kid.kind} in class. "This is {kid}," said {ms}. {Kid.he} had an enormous bag on {kid.his} back, and {kid.he} did not take it off. "Me first!" called everybody. They all wanted to <sit|be> with {kid}.`,
        `{ms} came in with a new {kid.kind}, and {kid.his} name was {kid}. {Kid.he} held on to a very big bag with both hands. At playtime everybody stood around {kid.him}. {hero} could not even <get near|see {kid.him}>.`,
      ],
      I: [
        `On Thursday {ms} came in with a new {kid.kind}. "This is {kid}," {ms.he} said. {kid} had the biggest backpack that anybody had ever seen, and {kid.he} did not take it off, not even to sit down. {hero} felt {their} heart jump. Here was somebody who didn't have anybody yet! But so did all the others. At recess they stood around {kid} <like pigeons around a sandwich|three rows deep>, and {hero} saw only the top of the bag.`,
        `"Today I am bringing you {kid}," said {ms}. The new {kid.kind} looked at the floor. {Kid.he} carried a bag that reached from {kid.his} ears to {kid.his} knees, and held it by both straps. {hero} counted quickly. One left over is just one, but two left over are a pair! Only at recess everybody wanted the new {kid.kind} at once. <"They won't need me for that," {hero} told {pal}.|There was a circle, and it had no gap in it.>`,
      ],
      A: [
        `On Thursday, in the middle of arithmetic, {ms} opened the door and brought in a new {kid.kind}. "This is {kid}," {ms.he} said. Nobody looked at {kid} at first, because everybody was looking at the bag. It was a backpack of the sort with which people cross deserts. {Kid.he} kept it on even when {kid.he} sat down, so that only a strip of the chair was left. {hero} did a sum of {their} own. With one more there would be two left over, and two left over aren't left over; they are a pair. {Their} heart gave a leap. But at recess the entire class stood around {kid} <like pigeons around a sandwich|in a ring>, and asked what was in there. {hero}, who had been planning to say something since ten o'clock, was too late.`,
        `A new {kid.kind} is the best thing that can happen to an ordinary Thursday. "This is {kid}," announced {ms}, and twenty-three heads went up. {kid} stood there holding the straps of an enormous backpack, as somebody in an airplane holds the seat. {hero} understood those hands. {They} would have liked to say so; {they} even had a sentence ready. But there were so many others who had sentences, and theirs were louder. "Sit with us! Are you good at soccer? What have you got in there?" <By recess there was a wall of backs around {kid}, and not a crack in it.|By recess one could see nothing of {kid} but the top of the bag.> {hero} took {their} sentence to the seesaw, and sat down with it at the lower end.`,
      ],
    },
    {
      id: "by-the-fence",
      ...YARD,
      pose: "thinking",
      feeling: "curious",
      with: ["kid sad", "pal calm"],
      props: ["thing:backpack"],
      happening: "{hero} thinks on the playground and sees {kid}, who stands sadly with a backpack.",
      B: [
        `The next day, no one stood with {kid}. {Kid.he} was all alone. {hero} saw it.`,
        `The next day, {kid} stood alone. {Kid.he} looked at {kid.his} feet. "I do that, too," {hero} thought.`,
      ],
      E: [
        `By Monday everybody had seen the new {kid.kind}, and they went back to their games. {kid} stood by the door and looked for something in {kid.his} pocket. {hero} knew that. There was <nothing|not a thing> in that pocket.`,
        `On Monday the rope had three again, and the ball had four. {kid} stood there with {kid.his} big bag. {Kid.he} looked very busy, but {kid.he} was not. "{Kid.he} is left out, like me," {hero} <thought|told {pal}>.`,
      ],
      I: [
        `Being new lasts for about two days. On Thursday everybody asked {kid} something, and on Friday there were three of them, and by Monday all the answers were used up. The ball had four again, and the rope had three. {kid} stood next to the door with {kid.his} enormous bag, and searched {kid.his} pocket for something. {hero} watched from the seesaw. <{They} knew precisely what was in that pocket.|{They} knew that pocket.> There was nothing in it at all. {mid}`,
        `On Monday nobody stood around {kid} any longer. They weren't tired of {kid.him}; they had only gone back to their places, and no place had {kid's} name on it. {hero} saw how {kid.he} walked along the fence with quick little steps, like somebody who is expected. At the corner {kid.he} turned around and walked back. {mid} <"That's my walk," {hero} told {pal}.|"I invented that walk," {hero} whispered to {pal}.>`,
      ],
      A: [
        `Being new lasts for about two days; after that one is merely alone. On Thursday there had been a ring around {kid}, and on Friday there had been a row. By Monday all of the questions had been asked, and everybody drifted back to the rope and the ball. They didn't mean anything by it. They were only going where they always went. {kid} was left beside the door, under {kid.his} mountain of a bag, and began to search {kid.his} pockets, first the right one and then the left. {mid} From the seesaw {hero} watched with growing attention. <Nobody on earth knew better what was in those pockets.|{They} could have told anyone what was in them.> It was the very same nothing that {they} carried in {their} own.`,
        `On Monday it came out even again. It was quite a feat, considering that there was one more of them, but a playground can do it: four to the ball, three to the rope, and a new {kid.kind} by the fence. {kid} was walking up and down there with quick, busy steps. At the corner {kid.he} consulted {kid.his} wrist, on which there was no watch, and walked back. {mid} <"That's my walk," said {hero} to {pal}, astonished.|{hero} sat up, for {they} knew that walk from the inside.> {They} had supposed that it looked important. From over here it looked like somebody who is hoping with all {kid.his} might that nobody will look, and hoping just as hard that somebody will.`,
      ],
    },
    {
      id: "what-if-no",
      ...YARD,
      pose: "sitting",
      feeling: "worried",
      with: ["pal curious", "kid sad"],
      props: ["thing:seesaw"],
      happening: "{hero} sits on a seesaw on the playground beside {pal}, and {kid} stands farther off.",
      I: [
        `Somebody ought to go over there. {hero} looked around, but there was nobody else who had noticed. "What if {kid.he} says that it's fine?" {they} asked {pal}. "I always say that it's fine." {They} thought about that for a whole minute. It had never once been fine. Every time {they} had said it, {they} had wished that somebody would ask <a second time|again>. {pal} jumped up onto the empty end of the seesaw, and looked at {them}, and jumped down.`,
        `It was only thirty steps to the door. {hero} counted them with {their} eyes, and got stuck at the seventh. If {kid} said no, then even the seesaw wouldn't be a safe place any longer. And perhaps {kid.he} was waiting for somebody better, with a ball. <"What would you do?" {they} asked {pal}.|{pal} ate a crumb and waited.> What would {they} like to be asked, if {they} {was} over there? Not "Are you all right?" and not "Why are you alone?" Something with a seat in it.`,
      ],
      A: [
        `Somebody ought to go over there, and {hero} looked about for somebody. The trouble was that no one else had seen it. You have to have stood beside that door yourself; otherwise it is only a person beside a door. "But suppose {kid.he} says that it's fine," {they} objected to {pal}. "I always say so." Then {they} listened to what {they} had said. It had not been fine, not a single time, and on each occasion {they} had gone away slowly, <in case anyone should ask twice|in order to leave time for a second question>. {pal} jumped up onto the empty end of the seesaw and considered {them} with one bright eye. There was plenty of room around {pal.him}.`,
        `From the seesaw to the door it was thirty-one steps, and {hero} took all of them in {their} head, and came back each time at the ninth. Being left out was bad, but {they} knew {their} way around in it. Being told no by the only other person who was left out would be something new. Then again, what would {they} want to hear, if {they} were the one over there? Certainly not "Why are you alone?" And not "You poor thing." <It ought to be an ordinary question, with a choice in it.|It should be a question that needed an answer, as questions between people do.> {They} looked at the seat opposite, high and empty and covered with sand, and had it.`,
      ],
    },
    {
      id: "wipes-seat",
      ...YARD_CLEAR,
      pose: "waving",
      feeling: "brave",
      with: ["kid surprised", "pal curious"],
      props: ["thing:seesaw", "thing:backpack"],
      happening: "{hero} waves beside a seesaw on the playground, and {kid} is surprised, with a backpack.",
      B: [
        `{hero} ran to {kid}. "Do you want to go up, or down?" {they} said. "Up!" said {kid}.`,
        `{hero} was afraid. But {they} went to {kid}. "I need one more," {they} said. "Will you come?"`,
      ],
      E: [
        `{hero} wiped the sand off the other seat with {their} sleeve. Then {they} walked all the way over to the door. "I have an empty seat," {they} said. "Do you like up or down better?" {kid} thought about it. <"Up," {kid.he} said.|"Up, please," {kid.he} said.>`,
        `It took all the courage that {hero} had, but {they} went right up to {kid}. "I need another person," {they} said. "It does not work with sand." {kid} looked over at the seesaw. "Do I have to know <the rules|anything>?" {kid.he} asked. "No," said {hero}.`,
      ],
      I: [
        `{hero} took off the bricks and wiped the other seat with {their} sleeve. Then {they} walked the thirty steps to the door, and did not stop at the seventh. "I've got a seesaw with a free end," {they} said. It came out rather loudly. "Would you rather be up or down?" {kid} took {kid.his} hand out of {kid.his} pocket, and there was really nothing in it. {Kid.he} thought about the question seriously. <"Up," {kid.he} decided, "if nobody minds."|"Down, to begin with," {kid.he} decided.>`,
        `"Excuse me," said {hero}, when {they} had arrived at the fence, "but I have a problem with a seesaw." It was true, and it was much easier to say than anything else. "I tried it with sand, and I tried it with bricks, but it keeps falling off." {kid} looked across to where {pal} was sitting. "It needs a person," said {kid} slowly. "That's what I think, too," said {hero}. <"Are you busy?"|"Have you got time?"> {kid} looked at {kid.his} wrist, and laughed, because it had no watch on it.`,
      ],
      A: [
        `{hero} lifted down the last of the bricks. {They} polished the seat with {their} sleeve until it was green again. Then, before {they} could discover anything else that needed polishing, {they} set out, and at the ninth step {they} simply continued walking. "There's a seesaw over there," {they} told {kid}, a good deal more loudly than necessary, "and the other end is free. Would you prefer to be up or down?" {kid} drew {kid.his} hand out of the pocket. As {hero} had known all along, there was nothing in it. {Kid.he} gave the matter {kid.his} full consideration, as one does if nobody has asked one anything since Friday. <"Up," said {kid}. "I have been down."|"Down first," said {kid}, "and then up. Is that allowed?">`,
        `"I have a technical problem," said {hero}. It had taken thirty-one steps, and {their} voice arrived slightly earlier than the remainder of {them}. "It's the seesaw. I have tried it with sand, and with bricks, and with {pal}, and it simply won't stay up." {kid} stopped walking. {Kid.he} looked at {hero}, and past {them} at the green plank by the fence, where {pal} was sitting all alone at the upper end. "I believe it needs another person," said {kid} carefully, as if that might be a trap. "That is exactly what I suspect," said {hero}. <"Unless you're expected somewhere."|"Have you got a minute?"> {kid} glanced at {kid.his} bare wrist, from habit, and began to smile. "I think that I could fit it in."`,
      ],
    },
    {
      id: "stuck-up",
      ...YARD_CLEAR,
      pose: "sitting",
      feeling: "surprised",
      with: ["kid surprised", "pal surprised"],
      props: ["thing:seesaw", "thing:backpack"],
      happening: "{hero} sits high on a seesaw, and {kid} sits at the other end with a backpack.",
      B: [
        `{kid} sat down with {kid.his} big bag. {refrain2} But now {hero} could not come down!`,
        `{kid} and the bag sat down. {refrain2} {hero} was so high! {They} could not come down.`,
      ],
      E: [
        `{kid} sat down on the other end, bag and all. {refrain2} {hero} flew so high that {they} could see over the fence. "Now push!" {they} called. {kid} pushed, but the bag was as heavy as <a cow|an ox>. {hero} was stuck in the sky!`,
        `{kid} took hold and sat down, bag and all. {refrain2} {hero} hung up there and kicked. It was wonderful! But then it did not <come down|move> again. "What have you got in that bag?" {they} called.`,
      ],
      I: [
        `{kid} sat down on the other end, and {kid.he} didn't take off the bag. There was a bump, and {hero} shot into the air so fast that {their} hair stood up. {They} saw the garden with the sheets, and a dog, and the sea of roofs behind. "Now you push!" {they} called down. {kid} pushed until {kid.his} face was red. <Nothing happened.|{hero} stayed where {they} {was}.> "I can't," {kid.he} called. "I'm too heavy. I mean, the bag is." So {hero} sat up there, like a weathercock, with the finest view in the school.`,
        `For weeks {hero} had sat at the bottom. Now {kid} climbed on, bag and all, and {they} went up like a cork. It was so sudden that {they} screamed, and it was so lovely that {they} laughed. Then {they} waited to come down again, and {they} waited for a long time. "Is it broken?" asked {kid} anxiously. <"What's in your bag?" called {hero}.|"What have you got in there?" called {hero}.> "Everything," said {kid}. It is much easier to have a conversation when you can't get away.`,
      ],
      A: [
        `{kid} took hold of the handle, and sat, and kept the bag on. The effect was tremendous. {hero}, who had expected to rise in the usual manner, left the earth like a cork leaving a bottle. There was the garden with the blue sheets, and beyond it lay an unfamiliar street, which ran all the way down to the river. "And now you push!" {they} shouted. Far below, {kid} was pushing with both legs, and turning first pink and then crimson. <"It isn't me; it's the bag!" {kid.he} panted.|"I'm terribly sorry, but it's my bag!" {kid.he} called.> And so {hero}, who had been sitting for weeks at the bottom of that seesaw, now sat at the very top of it, and could no more come down than a weathercock.`,
        `It turned out that {hero} had worried about the wrong things. {They} had been afraid that {kid} might not come, or might not enjoy it, and had never considered the bag. {kid} settled on the seat, and there was a thump that could be felt in the fence. {hero} found {themselves} among the leaves of the big tree. {They} screamed, and afterward laughed so hard that it was difficult to hold on. "You may come down again!" {kid} called politely, after a while. "I would be delighted to!" {hero} called back. <It was a good place for a conversation, since neither of them could get away.|Neither could leave, which is an excellent beginning for a conversation.> "What in the world are you carrying in there?" There was a pause. "Everything," said {kid}.`,
      ],
    },
    {
      id: "everything-bag",
      ...YARD_CLEAR,
      pose: "sitting",
      feeling: "curious",
      with: ["kid worried", "pal curious"],
      props: ["thing:seesaw", "umbrella", "thing:goggles"],
      happening: "{hero} sits on a seesaw, and {kid} shows an umbrella and goggles.",
      E: [
        `"I did not know what you need here," said {kid}. So {kid.he} had brought it all. There was an umbrella, a pillow, swim goggles, and <a loaf of bread|two cans of soup>. "What do you need here?" {kid.he} asked. {hero} thought about it. "Just one other person."`,
        `"What is in it?" called {hero}. {kid} read it off like a song. "An umbrella, a pillow, goggles, a rope, and eleven apples." "But why?" "I was afraid that I would not have the right thing." {hero} knew that feeling <well|very well>.`,
      ],
      I: [
        `"Nobody told me what you need at this school," {kid} explained, and began to unpack, so that {hero} could see. There was an umbrella, and there were swimming goggles. There was a pillow, a flute, a spare pair of shoes, and a cake pan. "I thought that I might not have the right thing," said {kid.he}, "and then nobody would want me." {hero} looked down at it all from the top of the seesaw. <"You don't need a cake pan," {they} said.|"I never had the right thing, either," {they} said.> "You only need one other person. It took me ages to find that out."`,
        `"How long does one have to be new?" asked {kid}, from below. "I don't know," said {hero} truthfully. "I think that it stops when somebody saves you a place." {kid} was quiet. Then {kid.he} held up the things from the bag, one after another. There was an umbrella, and swimming goggles, and a candle, and a frying pan. <"In case it was that sort of school," {kid.he} said.|"I wanted to be ready," {kid.he} said.> {hero} began to giggle, and the seesaw began to shake. Luckily, {kid} was giggling, too.`,
      ],
      A: [
        `"It's because nobody told me what one needs here," {kid} explained, and unbuckled the flap, so that {hero} could look in from above. There was an umbrella, for rain, and there were goggles, in case the rain continued. There was a pillow, a flute, a spare pair of shoes, and a cake pan. "At every school there is something that all the others have," said {kid}, "and on the first day you haven't got it. So this time I brought everything." {hero} gazed down at the collection, which was remarkable. <"I don't believe that what they have is a thing," {they} said slowly.|"What they have isn't a thing, though," {they} said, after some thought.> "They've just got somebody who looks around for them when the bell rings."`,
        `"How long do you have to be new?" asked {kid} from the ground. Nobody had ever put this question to {hero}, and {they} examined it from all sides, having time. "I think it isn't a matter of days," {they} said at last. "I think you're new until somebody keeps you a place." {kid} nodded. {Kid.he} opened the bag, to show that {kid.he} had at any rate done what {kid.he} could, and held up one object after another. There was an umbrella; there were goggles; there was a pillow, a frying pan, and half of a tent. <"I didn't know what sort of school it was," {kid.he} said.|"I wished to be prepared," {kid.he} said with dignity.> The seesaw had begun to tremble, because at the upper end somebody was trying not to laugh. It trembled more when the lower end gave up trying.`,
      ],
    },
    {
      id: "closer-in",
      ...YARD_CLEAR,
      pose: "sitting",
      feeling: "happy",
      with: ["kid happy", "pal happy"],
      props: ["thing:seesaw", "thing:backpack"],
      happening: "{hero} and {kid} sit on a seesaw, with a backpack, and {pal} is happy.",
      B: [
        `"Come closer to me," said {hero}. {kid} moved in. Down came {hero}, and up went {kid}!`,
        `"Move in a bit!" said {hero}. {kid} came closer. Then they went up and down, up and down!`,
      ],
      E: [
        `"Must I take it off?" asked {kid}. {Kid.he} did not want to. "No," said {hero}. "You can come closer to the middle." {kid} moved in, inch by inch. Down came {hero}, and up went {kid}! Nobody's feet were on the ground.`,
        `{hero} had an idea. "Keep the bag," {they} called, "and come closer!" {kid} moved toward the middle of the seesaw. Then it hung in the air, quite straight, and they looked right at each other.`,
      ],
      I: [
        `"I'd have to take it off, I suppose," said {kid}, and held the straps tightly. {hero} remembered how it is to need something to hold. "You don't have to," {they} answered, "because there's another way. Come closer!" For on a seesaw it matters how far out you sit. {kid} moved in, inch by inch, with {kid.his} bag. The plank creaked. {hero} sank and {kid} rose, <until they were exactly level|until they hung in the air side by side like two pans of a scale>, and nobody's feet touched the ground.`,
        `There were two ways of getting {hero} down. The first was to take off the bag, and {kid} certainly didn't look ready for that. "Then come nearer to the middle instead," called {hero}. "The nearer you are, the less you weigh." It isn't quite true, but it is how a seesaw sees it. {kid} shuffled carefully forward, a little, and then a little farther. <Something began to move.|The seesaw gave a groan.> And there they were hanging, the two of them, as level as a shelf, and looked each other in the face.`,
      ],
      A: [
        `"I suppose that I ought to take it off," said {kid}, and {kid.his} hands closed around the straps. {hero} looked at those hands. {They} remembered how it is to need something to hold on to, on a playground, and how nobody should have to give it up on a Monday. "You needn't," {they} said. "You can keep it, and come closer." For a seesaw doesn't only ask how heavy a person is; it asks how far away. {kid} slid forward an inch, and another inch. The old plank creaked, and {hero} floated down, and {kid} floated up, <until the two of them hung exactly level|and halfway they met>, with the bag, and with nobody's feet on the ground. It was quite still. It was like the moment when a kite has understood.`,
        `The matter was simple enough. Either the bag had to come off, or {hero} would spend the afternoon in the tree. But {kid} was holding the straps as if they were the rail of a ship, and {hero} hadn't asked {kid.him} over in order to take something away from {kid.him}. "Stay just as you are," {they} called, "only come closer!" That's the secret of the seesaw, and any engineer will confirm it: what is too heavy at the end is exactly right near the middle. {kid} moved in, bag and all. With every inch the plank grew lighter, <and suddenly it swung free|until it hung in the air of its own accord>. They were level. For the first time they could look each other in the face without anybody's having to look up.`,
      ],
    },
    {
      id: "makes-room",
      ...YARD_CLEAR,
      pose: "pointing",
      feeling: "happy",
      with: ["kid happy", "ms happy"],
      props: ["thing:seesaw", "ball"],
      happening: "{hero} points at a seesaw on the playground near a ball, and {kid} is happy.",
      I: [
        `On Tuesday somebody stood next to the fence with a ball under one arm. It was a boy from the other class. "You're already two," he said, and turned around to go. {hero} and {kid} called "Wait!" so loudly that {pal} fell off the fence. <"It's never full," said {hero}.|"There's always room," said {hero}.> "Whoever comes, we just move." So he sat behind {hero}, and {kid} took the end seat, and it came out even. And where the bag was? It was hanging on the fence.`,
        `A seesaw with people on it looks quite different from one without. On Tuesday the girl with the rope came over. "Can I play?" she asked, and her voice was a tiny bit too careless. {hero} knew all about that voice. {They} could have said that they were already two. It would have been arithmetic. <"Which end do you want?" {they} asked.|"Up or down?" {they} asked instead.> Before long there were five of them, moving in and moving out until it balanced.`,
      ],
      A: [
        `On Tuesday a boy from the other class was standing by the fence with a ball under his arm and no one to kick it to. "But you're two already," he remarked, and turned to leave, slowly. It was the slowness that {hero} recognized. "Wait!" {they} and {kid} shouted, both at once. "It doesn't get full," {hero} explained, <"one only has to move"|"you just move in a bit">, and moved. He sat down behind {them}; {kid} slid outward to make up for it, inch by inch; and it came out even. Only when they were all in the air did {hero} notice what was missing. The enormous bag was hanging on a post of the fence, with {pal} on top.`,
        `It's a strange thing about an empty seesaw that nobody wants it, and about a full one that everybody does. On Tuesday the girl with the rope came across the playground. "Can I play?" she asked, in a voice that had been made to sound as though the answer didn't matter. {hero} looked up. {They} had practiced that very voice. It would have been perfectly correct to reply that they were two already, since it was merely arithmetic. "Up or down?" asked {hero}. <Two days later there were five of them, and it took a great deal of shuffling.|By the end of the week they were six, and the art lay in the shuffling.> Nobody had seen {kid's} bag since the morning.`,
      ],
    },
    {
      id: "keeps-place",
      ...YARD_MORNING,
      pose: "reaching",
      feeling: "happy",
      with: ["kid happy", "pal calm"],
      props: ["thing:seesaw"],
      happening: "{hero} reaches for one end of a seesaw in the morning, and {kid} and {pal} are there.",
      B: [
        `{close} Now {hero} runs to the seesaw. {hero} holds one end down. It is for {kid}. And here {kid} comes!`,
        `{close} One day, a little boy stood alone. {hero} saw him. {kid} saw him, too. They both moved in.`,
      ],
      E: [
        `{close} Now {hero} did not stand by the door anymore. {They} ran to the seesaw and pulled the high end down. {They} held it there with both arms, because it was for {kid}. And there {kid.he} came, <running|without any bag>!`,
        `{close} One day a small boy stood by the door. He looked for something in his pocket. {hero} looked at {kid}, and {kid} looked at {hero}. They did not say a word. They both moved in a little, and there was room on each <side|end>.`,
      ],
      I: [
        `{close} When the bell rang now, everybody ran to the places where they always went, and {hero} ran, too. On some days {they} got there first. Then {they} didn't sit down at once. {They} pulled the high end of the seesaw down, and held it there with both arms, so that it would be ready for somebody in a hurry. It tugged a little, like a pony. Then the door opened. {kid} came out, <with nothing on {kid.his} back|with empty hands>, and looked around, and began to run.`,
        `{close} In the spring there was a small boy beside the door, whom nobody knew yet. He was searching his pocket for something. {hero} saw it from the seesaw, and looked at {kid} over the whole length of the plank. {kid} had seen it as well. They didn't need to say anything. Only {pal} looked surprised, <when the seesaw gave a creak|on the post of the fence>. They had both moved in at the same moment, and suddenly there was room at either end.`,
      ],
      A: [
        `{close} Nowadays, when the bell rang and the doors flew open, and the whole class ran to the places where it always went, {hero} ran as well. On some days {they} arrived first. Then {they} didn't sit down immediately. {They} reached up, and drew the high end of the seesaw to the ground, and held it there with both arms, so that it would be ready for a person in a hurry. It tugged a little, as a pony does. <{hero} no longer searched {their} pockets.|On the fence {pal} was busy with a crumb.> {They} watched the door. It opened, and out came {kid}, with nothing on {kid.his} back and nothing in {kid.his} hands, and looked around; and when {kid.he} had found what {kid.he} was looking for, {kid.he} began to run.`,
        `{close} One morning in the spring there was a very small boy beside the door, whom nobody had seen before. He was looking for something in his left pocket, and, when he had finished with that, in his right. All around him the ball was being kicked and the rope was being turned. {hero} stopped in the middle of a sentence. Along the whole length of the plank {they} looked at {kid}, <and {kid} had already seen it|and {kid} nodded>. Neither of them said a word; there are things that one only has to explain to other people. There was a creak, so that {pal} glanced up from a crumb. Both of them had moved in, at exactly the same moment, and the seesaw hung level in the sun, with a free place at either end.`,
      ],
    },
  ],
};
