import type { Shape } from "@/lib/features/writing/classic/grammar";

const BEDROOM_MORNING = { place: "bedroom", time: "morning", weather: "clear" } as const;
const BATHROOM_MORNING = { place: "bathroom", time: "morning", weather: "clear" } as const;
const LIVING_ROOM_NOON = { place: "living-room", time: "noon", weather: "clear" } as const;
const LIVING_ROOM_AFTERNOON = { place: "living-room", time: "afternoon", weather: "clear" } as const;
const BATHROOM_AFTERNOON = { place: "bathroom", time: "afternoon", weather: "clear" } as const;
const PLAYGROUND_AFTERNOON = { place: "playground", time: "afternoon", weather: "clear" } as const;
const STREET = { place: "street", time: "afternoon", weather: "clear" } as const;
const PLAYGROUND_SUNSET = { place: "playground", time: "sunset", weather: "clear" } as const;
const BEDROOM_NIGHT = { place: "bedroom", time: "night", weather: "starry" } as const;

export const PATIENT_POTTY: Shape = {
  id: "firsts/patient-potty",
  theme: null,
  wild: 2,
  tags: ["potty", "toilet", "family", "growing", "first", "home"],
  about: ["potty toilet bathroom diaper nappy underpants big-kid-pants pants"],
  premise: "{Hero} says goodbye to diapers, and the potty in the bathroom turns out to be very patient.",
  shows: ["thing:toilet", "bathroom", "thing:briefs"],
  talk: [
    "How does your own tummy knock?",
    "What did {pal} do that was kind?",
    "What would you build with the last diaper?",
  ],
  cast: { pal: ["dog", "cat", "rabbit", "mouse", "bear", "penguin", "duck"], dad: ["father", "mother"] },
  refrain: {
    B: ["Knock, knock, went the tummy.", '"I hear you!" said {hero}.'],
    E: ["Knock, knock, went the tummy.", 'Knock, knock, went the tummy, and {hero} said, "Coming!"'],
  },
  beats: [
    {
      id: "opens-drawer",
      ...BEDROOM_MORNING,
      pose: "standing",
      feeling: "proud",
      with: ["dad happy", "pal curious"],
      props: ["thing:briefs", "box"],
      happening: "{hero} stands in the bedroom with new pants, beside a box.",
      B: [
        `{open} "I am big!" said {hero}. {They} had new pants with stars. They had no more use for diapers. Now it was time for the potty!`,
        `{open} {hero} put on new pants. The pants had stars! "Now I can use the potty," {they} said.`,
      ],
      E: [
        `{open} The diapers were nearly gone, and only one was left in the box. Now the drawer was full of pants with stars. "I am big," {hero} told {pal}. "I will use the potty."`,
        `{open} {hero} put on new pants <with stars|with silver stars>. No more diapers! Only one lay in the box, all alone. "The potty is ready," said {dad}, "and there is no hurry."`,
      ],
      I: [
        `{open} On Monday morning {dad} emptied the drawer. Out came the diapers, and in went ten pairs of underpants with stars on them. {hero} counted every star. Only one diaper was left over, and it lay at the bottom of a box, <quite flat|looking lonely>. "Goodbye, diaper," said {hero}. "I have a potty now." {pal} sniffed at the new pants and found them excellent.`,
        `{open} There were ten new pairs of underpants on the bed, and {hero} could not decide. In the end {they} chose the ones with the most stars. "Diapers are finished," {they} told {pal}. There was only one still in the box. {dad} was going to throw it away, but {hero} said to wait. <You never know what a diaper is good for.|It was a good diaper, and it had done nothing wrong.> Then {they} marched off to meet the potty.`,
      ],
      A: [
        `{open} It was an important morning, and {hero} dressed for it carefully. From now on there would be no more diapers in the drawer, because there was no more room for them. Ten pairs of underpants had moved in, dark blue, with <forty|sixty> silver stars on each. Exactly one diaper was left over. It lay in the bottom of a box, like the last cookie that nobody dares to take. "Shall I throw it out?" asked {dad}. {hero} thought about it, and said that somebody might need it. Then {they} put the stars on, the right way around at the second attempt, and went to the bathroom with {pal} to introduce {themselves} to the potty.`,
        `{open} When a person is finished with diapers, {hero} decided, there ought to be music. So {pal} had to beat upon a box, while the ten new pairs of underpants were carried in and laid in the drawer one by one. They were blue, with silver stars, and {hero} had picked them out {themselves}. At the bottom of the box a single diaper remained. "That was the last of several thousand," {dad} remarked, a bit <solemnly|dreamily>. Nobody wanted to throw it away on such a cheerful occasion, and so it stayed where it was. In the bathroom, on a little mat, the potty was waiting. It looked as though it had all the time in the world.`,
      ],
    },
    {
      id: "meets-potty",
      ...BATHROOM_MORNING,
      pose: "sitting",
      feeling: "curious",
      with: ["pal curious", "dad calm"],
      props: ["thing:toilet", "thing:briefs"],
      happening: "{hero} sits in the bathroom while {pal} and {dad} keep company.",
      B: [
        `{hero} sat on the potty. {They} sat there for a long time. Not one drop came.`,
        `{hero} sat down on the potty. So {pal} sat down, too. But not one drop came.`,
      ],
      E: [
        `{hero} sat down on the potty and waited. {pal} waited, too, on a pot from the kitchen. They sang <two|three> songs. Not one drop came. "It can wait," said {dad}, "and so can we."`,
        `The potty was yellow, with a handle like an ear. {hero} sat on it and listened. <It said nothing.|It did not say a word.> {They} counted to ten, and not one drop came. "A potty is never in a hurry," said {dad}.`,
      ],
      I: [
        `The potty was yellow, and it had a handle like an ear. {hero} sat down on it and waited for something to happen. {pal} sat down on an upside-down bucket, to keep {them} company. They looked at the ceiling together, and they sang the one about the bus. Nothing happened at all. "It isn't working," said {hero}. "It is only waiting," said {dad}. <"Potties are very good at that."|"That is what a potty does best.">`,
        `"How do you do," said {hero}, because that is what you say, and sat down. The potty was just the right size. It was a little cold at first, and afterward it was not. {pal} lay down on the mat, and they waited together, as if there were going to be <a concert|fireworks>. But nothing came, not even a drop. "Maybe it is asleep," said {hero}. "A potty can wait longer than anybody," said {dad}.`,
      ],
      A: [
        `The potty turned out to be yellow, with a handle on one side, like an ear. {hero} sat down and waited for it to begin. {pal} had turned a bucket over, in order to have something to sit upon, and the two of them looked at the wall like passengers in a railway carriage. They sang the song about the bus, all of it, including the horn. <They counted the tiles, and there were ninety-one.|They told each other what they would have for supper.> Nothing whatever happened. "I believe it is broken," {hero} announced, but {dad}, who was shaving, shook {dad.his} head. "It is only waiting," {dad.he} explained. "There is nobody in this entire house as patient as a potty."`,
        `{hero} had expected something grander, but it was a nice potty, round and yellow, with a broad seat and a handle. {They} shook it by the handle, and sat down. After that it was a matter of waiting. {pal} waited, too, out of friendship. A fly went around the lamp. Somewhere in the house a clock ticked, and in the bathtub <a drop fell|a duck lay on its side>, and still there was no reason to cheer. "I told it to come," {hero} complained, "and it isn't coming." "Nobody can make it come by telling it," said {dad}. "You can only be there when it does. And the potty will always be there, you can depend upon that."`,
      ],
    },
    {
      id: "builds-tower",
      ...LIVING_ROOM_NOON,
      pose: "reaching",
      feeling: "excited",
      with: ["pal excited"],
      props: ["thing:blocks", "thing:briefs"],
      happening: "{hero} builds a tower of blocks in the living room with {pal}.",
      B: [
        `{hero} made a tall, tall tower of blocks. {refrain} "Not now," {they} said. The potty had to wait.`,
        `{hero} and {pal} made a tower. {refrain} "Not now," said {hero}. The potty had to wait.`,
      ],
      E: [
        `After that {hero} built a tower<, and it was a very tall one|>. {refrain} "Not now!" said {hero}. "I only need one more block." So the potty had to wait. Now the tower was <as high as|up to> {their} chin.`,
        `Then {hero} and {pal} began to build. {refrain} It was only a little knock, and {hero} did not get up. "The potty can wait," {they} said. "It is <very|so> good at that." The tower grew and grew.`,
      ],
      I: [
        `Then it was time to build the highest tower in the world. It reached {hero's} knees, and {their} belt, and {their} chin. Somewhere in {their} middle, something knocked. It was a soft, polite knock. "Not now," said {hero}. {They} still needed a roof. <It knocked again, a little louder.|After a minute it knocked again.> "The potty can wait," {they} told {pal}, and stood up on {their} toes with the last block.`,
        `{hero} forgot about the potty, because {they} had a castle to build. {pal} brought the blocks and {hero} put them on top. When the tower came up to {their} nose, there was a knock, somewhere down in {their} tummy. "In a minute," said {hero}. There was another knock. {They} <crossed {their} legs|stood on one leg> and went on building, because towers can't be left alone.`,
      ],
      A: [
        `Then the morning became more interesting, because somebody had to build the tallest tower in the world. It passed {hero's} knees, and it passed the stars on {their} underpants, and it was on the way to {their} chin. At that point there was a knock. It did not come from the door, but from the inside, rather low down, and it was extremely polite. "Not at present," {hero} replied, and went on. The knock was repeated. <{They} stood on one leg, which helped for a while.|{They} crossed one leg over the other.> The potty was at the far end of the hall, and the tower was here, and it needed only a flag. "Potties like to wait," {hero} explained to {pal}, "so it would be a pity not to let it."`,
        `After breakfast they built. {pal} carried the blocks, and {hero} decided where they went, and between the two of them there arose a tower with four windows and a bakery. When it was level with {their} chin, {hero} felt a small knock. You know the kind: it is as if somebody on the other side of your tummy had come to call, and did not wish to disturb you. "We are not at home," {hero} told it. It waited, and knocked a second time. {They} hopped from one foot to the other <and put on a chimney|and continued to build>. There was a third knock, with two hands. But just then the tower began to lean, and who can go to a potty when a whole bakery is leaning?`,
      ],
    },
    {
      id: "stands-puddle",
      ...LIVING_ROOM_NOON,
      pose: "standing",
      feeling: "sad",
      with: ["dad calm", "pal worried"],
      props: ["thing:blocks", "thing:bucket", "thing:briefs"],
      happening: "{hero} stands sadly by the blocks, and {dad} comes with a bucket.",
      B: [
        `Oh no! Too late! There was a puddle, and wet pants. {hero} was sad. "Next time," said {dad}.`,
        `Then it was too late. The pants got wet! "It is just a puddle," said {dad}. {hero} hid {their} face.`,
      ],
      E: [
        `Then, all at once, {hero} was standing in a puddle. The new pants were wet, and the stars, too. {They} began to cry. "It is only a puddle," said {dad}. "The potty is not angry, and neither am I."`,
        `It was too late for the potty. A puddle ran <under|around> the tower, and the new pants were wet. "I am not big," {hero} said, in a small voice. "Everybody who is big had a puddle first," said {dad}.`,
      ],
      I: [
        `The last block was on when {hero} felt something warm run down {their} leg. Under {their} feet, there was a puddle, and the stars were wet. {They} stood there without moving, and {their} lip began to tremble. {dad} came with a bucket and a cloth, and {dad.he} didn't say anything about the potty. "A puddle is only water in the wrong place," {dad.he} said. <"I made hundreds of them once."|"It happens to everybody who is learning."> {Dad.he} wiped the floor, and then {dad.he} wiped {hero's} nose.`,
        `It happened so suddenly that there wasn't even time to hop. One moment there was a knock, and the next there was an enormous puddle with a tower in the middle. The new underpants were completely soaked. {pal} took one step back, but only one. "Now I have to have diapers again," said {hero}, and hid {their} face. "Why?" asked {dad}, who had come with the bucket. <"Because you were busy?"|"Because of a bit of water?"> {Dad.he} held out another pair of stars. "We have nine more."`,
      ],
      A: [
        `{hero} had just put the flag on when it grew warm, first in one place, and then all the way down to the ankle. There was a puddle. It spread slowly around the tower until it resembled a castle with a moat, and the stars on the new underpants were soaking wet. The potty had never even been visited. Nobody had scolded, but {hero's} lip began to tremble all the same. Then {dad} was there, with a bucket and a cloth, and {dad.he} sat right down on the floor beside it. "I remember my best one," {dad.he} said. "It was at my aunt's wedding." {Dad.he} <mopped|wiped> around the tower so carefully that not one block fell over. "It is nothing but water in the wrong place. The potty will still be there next time."`,
        `There are things that can't wait, and this was one of them. It came without a fourth knock. {hero} looked down, and the floor was shining, and the puddle was walking away under the sofa as if it had nothing to do with anybody. All the silver stars had turned gray. "I want my diaper," {hero} said miserably, and {pal} laid a comforting head on {their} foot, on the dry one. {dad} fetched the bucket. {Dad.he} didn't sigh, and {dad.he} didn't shake {dad.his} head. <"Nobody ever learned to pour without spilling," {dad.he} said.|"First come the puddles," {dad.he} said, "and then comes the potty. It has always been in that order."> {Dad.he} handed {them} a dry pair from the drawer. "You were building, and you didn't want to hear it. That is a very fine tower, by the way."`,
      ],
    },
    {
      id: "hears-knock",
      ...LIVING_ROOM_AFTERNOON,
      pose: "sitting",
      feeling: "curious",
      with: ["dad happy", "pal curious"],
      props: ["thing:briefs", "thing:blocks"],
      happening: "{hero} sits in the living room and listens to what {dad} tells.",
      I: [
        `When everything was dry, they had a talk about knocking. "Your tummy is a polite visitor," said {dad}. "It knocks softly at first, and if nobody opens, it knocks harder. And then it comes in by itself." {hero} looked down at the stars. "So I have to open at the first knock?" {they} asked. "Or at the second," said {dad}. <"The potty is the door."|"Then there is time to walk to the potty."> They practiced with {pal}, who knocked on the floor with one foot.`,
        `"Did it knock?" asked {dad}, when they were all clean again. {hero} nodded. It had knocked three times. "Then everything in there is working perfectly," said {dad}. "You only have to call out that you are coming, and walk to the potty. The tower will wait, because towers have no legs." Immediately {pal} knocked on the floor, for practice. "I am coming!" shouted {hero}, <and ran to the bathroom and back|and hurried away>. It took nine steps.`,
      ],
      A: [
        `When all of them were dry again, {dad} wanted to know how it had felt. {hero} thought hard. It had knocked, {they} remembered, once softly, and once louder, and once with both hands. "Then there is nothing whatever the matter with you," {dad} declared. "Your tummy is like a neighbor with a heavy basket. It will certainly knock two or three times, because it has excellent manners, but it can't stand on the doorstep the entire afternoon." {hero} had never looked at it in that way. "And the potty," {dad} added, "is the table where it puts the basket down." <So they practiced, and {pal} played the neighbor.|{hero} patted {their} tummy, in order to apologize.>`,
        `"We might practice," {dad} suggested, "without the water." So {pal} became the tummy, and tapped on the leg of a chair. As soon as {hero} heard it, {they} called, "I am coming!" and dropped whatever {they} had been holding. From the tower to the potty it was eighteen steps walking, or <nine|ten> with a good run. "Softly the first time," {dad} explained, "and louder the second, and the third time it is really in a hurry. If you leave at the first, you may even stop to look at the fish." They played it eleven times. {hero} had never realized that something inside {them} had been so polite to {them}, and for so long.`,
      ],
    },
    {
      id: "asks-diaper",
      ...BATHROOM_AFTERNOON,
      pose: "thinking",
      feeling: "sad",
      with: ["dad calm", "pal calm"],
      props: ["thing:toilet", "box"],
      happening: "{hero} sits in the bathroom and thinks, beside a box.",
      E: [
        `Then {hero} sat on the potty again, with a book. Nothing came. "Maybe I need the diaper," {they} said. "It is in the box," said {dad}. "You may choose." {hero} thought <it over|about it>. {They} put the diaper on {their} bear.`,
        `After lunch, {hero} tried again. {They} sat on the potty with a <whole|long> book, and nothing happened. "Do you want the last diaper?" asked {dad}. "You may have it." {hero} looked at it. "No," {they} said, "I want the stars."`,
      ],
      I: [
        `In the afternoon {hero} sat on the potty with a picture book, from the first page to the last. Nothing happened whatsoever. "I don't believe that it likes me," {they} said. {dad} brought the box with the very last diaper. "You may have it," {dad.he} said, "and we can try again another week." It was comfortable, and {hero} remembered it so well. {They} held it for a while. Then {they} <gave it to {pal} to hold|laid it back in the box>. "Not yet," {they} said.`,
        `{hero} went to the potty before lunch and after lunch and in the middle of the nap. It was always there, and nothing ever happened. That can discourage anybody. "May I have the diaper back?" {they} asked. "Of course," said {dad}, and put the box beside {them}. "You can decide it yourself." {hero} looked into the box for a long time. <{They} thought of the stars.|"It has no stars," {they} said.> "Keep it for me," {they} decided, "in case."`,
      ],
      A: [
        `That afternoon {hero} sat upon the potty with an enormous book about locomotives, and read it from the first station to the last, and nothing arrived. It is discouraging when you have hurried at the very first knock and it was only a mistake. "You could have the last diaper back," said {dad}, and set down the box beside {them}. "We can always begin again at Christmas, or whenever you decide to. I would not mind in the least, and neither would the potty." {hero} took the diaper out. It was wonderfully soft, and {they} had known diapers all {their} life. But it had no stars. <{They} folded it in half and laid it back.|"I will just look at it," {they} said, and put it back.> "One more day," {they} said.`,
        `The next three knocks were false. {hero} ran, and sat, and waited, and it turned out to have been hunger, and then a hiccup, and then {pal}, who was only scratching. {They} pulled up the stars again each time. Finally {they} inquired what had become of the diaper. {dad} brought the box immediately, and there was no disappointment in {dad.his} face, although {hero} <searched for it|looked carefully>. "It is your tummy," {dad.he} said, "and so it is your decision." The diaper lay there, white and easy. {hero} considered it from the left and from the right. It had never required {them} to run. "But it has never made any music, either," {they} said, and asked for {their} shoes.`,
      ],
    },
    {
      id: "waits-swing",
      ...PLAYGROUND_AFTERNOON,
      pose: "standing",
      feeling: "excited",
      with: ["pal excited", "dad calm"],
      props: ["thing:briefs"],
      happening: "{hero} waits on the playground with {pal}, and {dad} is near.",
      B: [
        `They went to the park in dry pants. The slide was big. {hero} got in line.`,
        `{hero} put on dry pants. Then they all went to the slide. It had a long line.`,
      ],
      E: [
        `In dry pants they went to the playground. There was a new slide, as high as a house. Everybody <wanted|hoped> to try it, and {hero} stood in line with {pal}. Soon there were only <three|four> in front.`,
        `They went out in dry pants to see the new slide. It was the tallest one {hero} had ever seen, and it had a long, long line. {hero} waited and waited. <At last|Now> it was nearly {their} turn.`,
      ],
      I: [
        `Later they walked to the playground, in dry underpants with dry stars. There was a new slide, as red as a tomato and as high as a house. Half the neighborhood was standing in line for it, and {hero} and {pal} took their places at the end. They moved up slowly past the bench, past the sandbox, and past the enormous tree. <There were five people in front of them, and then four.|The line moved as slowly as honey.> Soon it would be {hero's} turn.`,
        `On the playground somebody had built a new slide, with a tunnel in the middle. Children went in at the top, and laughter came out at the bottom. {hero} wanted to go down it more than anything. But the line was long, and it took the whole afternoon, or <nearly|almost>. {They} held up {their} pants with one hand, because they were new, and {pal} with the other. Four more to go, and then three.`,
      ],
      A: [
        `In the afternoon they went to the playground, {hero} in the second-best stars. There was a magnificent new slide there, with a tunnel, a bump, and a bend at the end of it. So many children had heard about it that the line reached as far as the pond. {hero} and {pal} joined it behind a boy with a kite. It moved forward one pair of shoes at a time. They passed the bench, and they passed the sandbox; and finally there was only the ladder above them, with <three|four> pairs of legs on it, and the red mouth of the tunnel at the top. {hero} had waited for so long that {their} feet had begun to tingle.`,
        `Everybody was talking about the new slide. It was red, it had a tunnel, and those who came out of it were unable to say anything but "Again!" {hero} had put on dry pants and {their} quickest shoes. The line was dreadfully long, however, and it wound from the ladder around the sandbox to the gate, and they stood in it while the shadow of the chestnut tree traveled across the entire bench. <{dad} bought pretzels, and they were eaten.|{dad} read them the sign about not running, several times.> Then there were only four in front of them, and then only three; and {hero} laid one hand upon the ladder. It was warm from the sun.`,
      ],
    },
    {
      id: "hears-again",
      ...PLAYGROUND_AFTERNOON,
      pose: "pointing",
      feeling: "determined",
      with: ["pal proud", "dad surprised"],
      props: ["thing:briefs"],
      happening: "{hero} points the way home from the playground while {pal} waits.",
      B: [
        `{refrain} Next it was {their} turn! But {refrain2} "Potty, please!" So {pal} kept the spot.`,
        `Just one more! {refrain} {refrain2} So {they} ran to the potty. {pal} kept the spot.`,
      ],
      E: [
        `{refrain} It was only a small knock. {hero} looked at the slide, and it was nearly {their} turn. Then {they} looked at {their} stars. "{dad}, I need the potty!" "I will <hold|keep> your place," said {pal}.`,
        `Only one boy was left in front of them. {refrain} {hero} wanted to say, "Not now." But this time {they} listened. "Potty, please!" {they} called. {pal} promised to keep the place in line.`,
      ],
      I: [
        `Then, very softly, something knocked. {hero} looked up at the slide. There were only two people left on the ladder. {They} thought of the tower, and of the puddle, and of how soft the first knock had been. If {they} left the ladder, somebody else would certainly go. "I am coming," {they} said, and patted {their} tummy. "{dad}, I need the potty!" <"Run," said {pal}. "This place has your name on it."|"I won't let anybody by," promised {pal}.>`,
        `One more boy, and then it was {their} turn. And that was when it knocked. It was the smallest knock in the world, and nobody heard it but {hero}. {They} could have said, "Not now." {They} had said it before. {They} looked at the red tunnel, and took {their} hand off the ladder. "I need the potty," {they} said. It was the bravest thing that anybody did on that slide all day. {pal} <sat|lay> down on the bottom step, to keep the place.`,
      ],
      A: [
        `And there it was, as soft as a knuckle on a pillow. {hero} pretended for one second that it had been {their} shoe. There were only two pairs of legs on the ladder now; after the whole afternoon, there were only two. Somebody else would slip into {their} place. Somebody else would get the tunnel, and the bump. {They} thought about a tower with a moat around it, and about a visitor with a heavy basket, who had such good manners that nobody opened the door. <"I hear you," said {hero}, to {their} own buttons.|"Coming," said {hero}, to {their} own tummy.> {They} let go of the ladder. "{dad}," {they} shouted, "potty!" And {pal} sat down upon the lowest step, and became very wide.`,
        `The boy with the kite had just disappeared into the tunnel when {hero} felt it. It was nothing much, only a tap. {They} had one foot on the ladder. It would have been the easiest thing in the world not to hear it, and for a moment {they} did not. <Then {they} remembered the stars turning gray.|Then {they} remembered whose tummy it was.> "{dad}," {they} announced, stepping down, although it was like pulling {their} foot out of glue, "I have to go to the potty, and it is only the first knock." A murmur went along the line. "I will be you until you get back," {pal} offered, and put one foot on the ladder, exactly where {hero's} had been. That is what a friend is for.`,
      ],
    },
    {
      id: "runs-home",
      ...STREET,
      pose: "running",
      feeling: "determined",
      with: ["dad determined"],
      props: ["thing:briefs"],
      happening: "{hero} runs down the street with {dad}.",
      E: [
        `They ran past the shop and past the dog and past the mailbox. Knock, knock, knock! "I am coming!" <called|shouted> {hero}. "Do not begin without the potty!" {dad} had the key <in {dad.his} hand|out> already.`,
        `Home was not far, but it felt far. {hero} ran with {their} hands on {their} pants. "I only need another minute," {they} told {their} tummy. {dad} threw the door open. There was the potty, <waiting|as yellow as ever>!`,
      ],
      I: [
        `It is exactly two hundred steps from the playground to the potty. {hero} ran as {they} had never run before, with {dad} behind {them}, past the bakery and past the mailbox. At the corner it knocked again. "I already heard you," {they} panted. <A lady with a shopping cart jumped aside.|Somebody politely held the gate open for them.> {dad} dropped the key and had to pick it up again. The third knock came on the stairs, and it was an extremely loud one.`,
        `{dad} ran, and {hero} ran faster. The stars had never moved so fast before. They passed a cat, a bicycle, and a lady who said, "Goodness me!" "Second knock," {hero} reported at the bakery. Then there was a red light, and they had to stand still, <which was terrible|and hop>. "Third," whispered {hero}. The door flew open. Down the hall, on its mat, stood the potty, as patient as ever.`,
      ],
      A: [
        `{dad} had never hurried so much in {dad.his} life, and yet {hero} was continually in front of {dad.him}. They galloped past the bakery, where it smelled of cinnamon, without even turning their heads. At the mailbox came the second knock. "I can hear you," {hero} gasped, "and the potty is practically around the corner." At the corner, however, the light was red, and they hopped in front of it side by side, like two people on a burning beach. {dad} discovered the key, and dropped it, and discovered it again. <The third knock came on the stairs, with both fists.|"Third!" cried {hero} on the stairs.> Then the door swung open, and at the end of the hall stood something small and yellow that had not gone anywhere.`,
        `It was a run that {dad} still talks about. {hero} took the lead at the gate, holding up the stars with one hand, and kept it past the bakery and around the corner. "How many knocks?" called {dad}. "Two," {hero} called back, "and it is preparing for another!" A lady pulled her shopping cart to the side, and a dog saluted, or seemed to. <In front of the house they overtook a bicycle.|At the light they hopped until it turned green.> Up the stairs they went, and the third knock came with them. {hero} had only one thought in {their} head, and the thought was yellow and had a handle like an ear. The bathroom door was open. Nobody in the world is as patient as a potty.`,
      ],
    },
    {
      id: "hears-music",
      ...BATHROOM_AFTERNOON,
      pose: "sitting",
      feeling: "proud",
      with: ["dad excited"],
      props: ["thing:toilet", "thing:briefs"],
      happening: "{hero} sits in the bathroom, very proud, and {dad} is excited.",
      B: [
        `It came just in time! It sang in the potty. The pants were dry. "You did it!" said {dad}.`,
        `{hero} sat down just in time. Plink! It sang in the potty! {dad} did a dance.`,
      ],
      E: [
        `{hero} sat down. For a second it was quiet. Then it went plink, plink, plink, like rain on a <roof|tin pail>. "I did it in the potty!" {they} <cried|shouted>. {dad} was so happy that {dad.he} danced in the bathtub. {extra}`,
        `Down went the stars, and down went {hero}. Plink! Then there was a whole song. "Do you hear that?" <whispered|asked> {hero}. "That is the most beautiful music I know," said {dad}. The potty had waited for this. {extra}`,
      ],
      I: [
        `{hero} sat down at the very last second, and for a moment there was silence. Then something went plink, and then the potty was ringing like a bucket in the rain. {They} stared at {dad} in amazement. "That was me!" said {hero}. "I made that music!" All of the silver stars were dry. {dad} <danced with a towel|sang so loudly that the neighbors knocked>. Then they poured it away together, and waved, and washed their hands.`,
        `There was just time to pull down the stars. Then {hero} sat, and held {their} breath, and it began. It sounded like a little silver bell, and after that like a whole parade. "There is your music," said {dad}, who had to sit down on the edge of the bathtub. {hero} looked between {their} knees. So that was what the potty had been waiting for. <They emptied it, and flushed, and said goodbye.|They both waved while it was flushed away.> Then they washed their hands with a great deal of soap.`,
      ],
      A: [
        `The stars came down, {hero} sat, and for the length of one breath nothing could be heard but {dad}, panting. Then something went plink. It went plink again, more confidently, and then the potty began to sing, first high and then lower and lower, like a jug that is being filled at a spring. {hero} did not dare to move before it was over. "I did that," {they} said, in astonishment. <"It was really me."|"I did that on purpose."> {dad} threw a towel into the air and forgot to catch it. They carried the potty to the toilet as if it were a trophy; they tipped it out, and flushed, and waved until there was nothing left to wave to. Then they washed their hands, up to the elbows, because it was a special occasion.`,
        `There was not a second to lose, and {hero} did not lose one. {They} had hardly sat down when it started, with a single clear note, like somebody tapping on a glass before a speech. It was a remarkably long speech, and {dad} listened to it with {dad.his} hand on {dad.his} heart. When it was finished {hero} turned around, and both of them contemplated the potty for some time without a word. <"It is yellow as well," {hero} remarked.|"So that is how it works," said {hero} finally.> The stars were dry from the first to the last. They poured everything into the toilet, and {hero} was allowed to push the handle, and it thundered, and was gone. After the soap, they remembered somebody who was sitting on a ladder.`,
      ],
    },
    {
      id: "slides-down",
      ...PLAYGROUND_SUNSET,
      pose: "sitting",
      feeling: "happy",
      with: ["pal happy", "dad happy"],
      props: ["thing:briefs"],
      happening: "{hero} sits on the playground at sunset with {pal} and {dad}.",
      I: [
        `On the playground the sun was going down. Everybody else had gone home, but on the bottom step of the slide sat {pal}, like a cork in a bottle. "Nobody got past me," {pal.he} said. {mid} So {hero} went up six steps and down through the tunnel, over the bump and around the bend. <{They} went eleven times, because there was no line.|Then {they} did it again, because there was no line any more.> The potty had not cost {them} the slide. The pants were still dry. {extra}`,
        `They went back hand in hand, and {hero} told everyone they met. The lady with the cart was very glad to hear it. {pal} had been as good as {pal.his} word. "They begged me," {pal.he} said, "but I stayed." {mid} Then {hero} climbed up, and sat down at the top, with all those stars under {them}, and let go. It was dark in the tunnel, and loud, <and wonderful|and much too short>. "I was at the potty!" {they} shouted, all the way down. {extra}`,
      ],
      A: [
        `By the time they returned, the sun was low and the line had gone home to supper. At the foot of the ladder, however, somebody was still sitting, very wide and rather cold. "There were nineteen of them," {pal} reported, "and I let them all go by, and then I sat down again." {mid} {hero} climbed the six steps. Then came the tunnel, which was dark, and the bump, which took {their} breath away, and the bend, which gave it back. {They} came out at the bottom, unable to say anything but "Again!" There was no one to wait for. <The potty had taken nothing from {them} but a little time.|Nobody loses a slide by going to the potty; it stays where it is.> The stars grew warm, from all that sliding, but not wet. {extra}`,
        `{hero} told the news to the lady with the cart, to the baker, and to the dog, and each of them congratulated {them}. The playground was golden and nearly empty. {pal} had not moved. {Pal.he} had one foot upon the ladder, and had been {hero} for half an hour, and said that it was tiring but interesting. {mid} "Now I am me again," said {hero}, and climbed up. <The tunnel echoed.|It was even better than it looked.> {They} went down it on {their} back, and on {their} front, and finally together with {dad}, who became stuck at the bend and had to be pulled. When they walked home it was nearly dark. Halfway there it knocked; and there was plenty of time, because {hero} left the park at the first one. {extra}`,
      ],
    },
    {
      id: "sails-diaper",
      ...BEDROOM_NIGHT,
      pose: "holding",
      feeling: "happy",
      with: ["dad calm", "pal sleepy"],
      props: ["thing:blocks", "thing:briefs", "box"],
      happening: "{hero} holds a block in the bedroom beside {pal} and {dad}, late at night.",
      B: [
        `The last diaper is a flag now. It is on top of the tower. {close} Good night, potty!`,
        `{hero} got the last diaper. {They} put it on the bear. {close} "You will be big soon, Bear!"`,
      ],
      E: [
        `So what became of the last diaper? It is the flag on {hero's} tower. Some days there is still a puddle, and {dad} gets the mop. But most days there is a song in the potty. {close}`,
        `The last diaper is a bed for a toy mouse now. There may be another puddle tomorrow. There may not. The potty does not mind, for it has <time|a lot of time>. {close}`,
      ],
      I: [
        `{close} The last diaper makes a very good sail. It hangs on the tower, and when the window is open it fills with wind. There was another puddle on Tuesday, in the middle of a story, and {dad} came with the bucket. On Wednesday there was none. "It is knocking," says {hero} <at supper|in the bathtub>, and gets up. Everyone waits. Then from the bathroom comes the music.`,
        `{close} {hero} found a use for the last diaper. Now it is a tent, and a small bear lives in it. The bear has a puddle almost every day. "It is only water in the wrong place," {hero} tells {dad.him}, and shows {dad.him} the potty. {hero} still had one {themselves} last week, at a birthday party. There was a <clean|dry> pair of stars in {dad's} pocket, and then there was cake.`,
      ],
      A: [
        `{close} The tower has been built again, twice as high, and at the top there flies a sail. It is white and soft, and only somebody who knows about such things would guess that it was once the last of several thousand. It isn't over in a day. There was a puddle on Thursday, during the best part of a book, and {dad} fetched the bucket and asked how the book ended. But Friday was dry, and so was Saturday. The potty stands on its mat, yellow and calm. It doesn't count. <"Excuse me," {hero} says to the visitors, and leaves the room at the first knock.|Sometimes, at night, {hero} goes in just to wish it a good evening.>`,
        `{close} At bedtime {dad} asked what {dad.he} should do with the box. {hero} took out the last diaper and looked at it kindly, and then {they} made it into a hammock, with two strings, between the tower and the bed. A bear sleeps in it now. He is a small bear, and {hero} is teaching him everything: about the knock, and the door, and how nobody is angry about a puddle. "You will learn it as well," says {hero}. <"It took me until Saturday."|"I still forget it when I am building."> There it is. It is a soft knock, the first one. "I am coming," says {hero}, and climbs out of bed, and walks, because there is no need to run, past the moon in the window to the potty.`,
      ],
    },
  ],
};
