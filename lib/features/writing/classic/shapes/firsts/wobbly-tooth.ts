import type { Shape } from "@/lib/features/writing/classic/grammar";

const BEDROOM_MORNING = { place: "bedroom", time: "morning", weather: "clear" } as const;
const KITCHEN = { place: "kitchen", time: "morning", weather: "clear" } as const;
const STREET_MORNING = { place: "street", time: "morning", weather: "clear" } as const;
const CLASSROOM_NOON = { place: "classroom", time: "noon", weather: "clear" } as const;
const PLAYGROUND = { place: "playground", time: "afternoon", weather: "clear" } as const;
const STREET_AFTERNOON = { place: "street", time: "afternoon", weather: "clear" } as const;
const CLASSROOM_MORNING = { place: "classroom", time: "morning", weather: "clear" } as const;
const BEDROOM_NIGHT = { place: "bedroom", time: "night", weather: "starry" } as const;

export const WOBBLY_TOOTH: Shape = {
  id: "firsts/wobbly-tooth",
  theme: null,
  wild: 3,
  tags: ["tooth", "school", "family", "growing", "funny", "first"],
  about: [
    "tooth losing-a-tooth lose-a-tooth loose-tooth wobbly-tooth baby-tooth lost-tooth tooth-gap",
    "photograph school-photo class-photo picture-day",
  ],
  premise: "{Hero's} tooth wobbles on the very day of the school photograph.",
  shows: ["thing:tooth"],
  talk: [
    "Why did {hero} want to keep the tooth so much?",
    "What would you do with a tooth of yours that fell out?",
    "When did something go wrong for you and turn out funny?",
  ],
  cast: {
    pal: ["dog", "cat", "mouse", "monkey", "dragon", "robot", "girl", "boy"],
    mom: ["mother", "father"],
    snap: ["grown-up-man", "grown-up-woman"],
  },
  refrain: {
    B: ["Wobble, wobble went the tooth.", "Pop! Out went the tooth!"],
    E: ["Wobble, wobble, went the tooth.", "Wobble, wobble, pop, went the tooth!"],
  },
  beats: [
    {
      id: "wakes-tooth",
      ...BEDROOM_MORNING,
      pose: "standing",
      feeling: "surprised",
      with: ["pal curious", "mom calm"],
      props: ["thing:tooth"],
      happening: "{hero} stands in the bedroom and feels a loose tooth.",
      B: [
        `{open} "{mom}! My tooth is loose!" said {hero}. "It is picture day! I need it!" {refrain}`,
        `{open} {hero} woke up. One tooth moved. And it was picture day! {refrain}`,
      ],
      E: [
        `{open} {hero} woke up and felt something <odd|strange> in front. One tooth was loose. "Not today!" {they} said. "Today is the class picture!" {refrain}`,
        `{open} Today was the class picture. {hero} <wanted|planned> to smile with every tooth. Then {they} felt the one in front. {refrain} "Oh no!" {they} told {pal}.`,
      ],
      I: [
        `{open} On the morning of the class photograph, {hero} practiced {their} best smile for {pal}. It was a wide smile, with every tooth in it. Then {their} tongue bumped against the one in front, and it moved. {They} pushed again. <It leaned forward like a loose gate.|It swung like a little door.> "Not today!" said {hero}. "{mom}, my tooth wants to leave, and the picture is this afternoon!"`,
        `{open} {hero} had waited <all month|for weeks> for the class photograph. Last year {they} had sneezed, and the photograph showed only a blur with ears. This year {they} wanted a beautiful smile with every tooth in position. But when {they} touched the front one, it rocked, back and forth, like a boat. {pal} <leaned in|came close> to examine it. "It is definitely loose," {pal.he} said. "It can be loose tomorrow," said {hero}.`,
      ],
      A: [
        `{open} On the morning of the class photograph, {hero} stood in front of the mirror and practiced. Last year {they} had sneezed at precisely the wrong moment, and all that anybody could find in the picture was a blur with two ears. This year there was going to be a smile, a wide one, with every single tooth in its place. {They} ran {their} tongue along the row, as a captain inspects the sailors, and everything was in order until {they} reached the front. <One tooth bowed politely.|One tooth stepped out of line.> {hero} pushed it again, and it bowed again. "{mom}," {they} called, in a voice that made {pal} sit up, "my tooth is loose, and it cannot be loose until tomorrow."`,
        `{open} There had been a class photograph last year as well, but {hero} did not care to be reminded of it. {They} had sneezed, and had been printed twenty-four times as a blur with ears. This year would be different. For a whole week {they} had been practicing a smile that showed every tooth {they} owned, and {pal} had been the audience. This morning, in the middle of the last rehearsal, something in the smile <shifted|gave way>. {hero} put one finger on the front tooth, and it leaned forward; {they} took the finger away, and it leaned back. It was like finding that the front door is only painted on. "No," said {hero} firmly, to the tooth. "You can do that tomorrow."`,
      ],
    },
    {
      id: "skips-apple",
      ...KITCHEN,
      pose: "sitting",
      feeling: "worried",
      with: ["mom calm", "pal curious"],
      props: ["apple", "thing:tooth", "cup"],
      happening: "{hero} sits at the table with an apple and keeps one hand near a loose tooth.",
      E: [
        `{mom} put an apple on the table. {hero} <pushed it away|shook {their} head>. "Biting will make it fall out," {they} said. "A tooth goes when it is ready," said {mom}. "Then it must not get ready," said {hero}.`,
        `{hero} did not eat any toast, or even an apple. {They} <only drank|drank only> milk. "I have to save my tooth," {they} said. "It will go when it is ready," said {mom}, and kissed {them}.`,
      ],
      I: [
        `For breakfast there was an apple, and {hero} slid it over to {pal}. There was toast as well, and that was <nearly|almost> as dangerous. In the end {they} drank some milk, carefully, on the left. {mom} looked at the tooth. "It has been a good one," {mom.he} said, "and behind it there is a new tooth, pushing. It will go when it is ready." "Can you ask it to be ready <on Saturday|at the weekend>?" asked {hero}.`,
        `{hero} looked at the apple on the table as if it were a <hammer|trap>. "I can't bite today," {they} explained, and took tiny sips of milk. {mom} sat down and told {them} how it works. Every baby tooth has a bigger one growing under it, and the bigger one pushes. "So nobody can hurry a loose tooth," {mom.he} said, "and nobody can stop it. It goes when it is ready." That was <exactly|just> what {hero} was afraid of.`,
      ],
      A: [
        `Breakfast was full of danger. The apple was out of the question, the toast had a crust like a roof, and even the banana could not be trusted. {hero} drank a cup of milk on the left-hand side, extremely slowly, while {pal} was glad to take charge of <everything else|the rest>. {mom} bent down and examined the tooth as if it were a visitor who had stayed for years. "There is a grown-up tooth waiting underneath it," {mom.he} said, "and it has been pushing since the summer. You can't hurry these things, and you can't forbid them. A tooth goes when it is ready." "Then I will just have to keep it from getting ready," {hero} decided, "until a quarter past two."`,
        `"You are not eating," {mom} observed, and {hero} explained that {they} {was} not able to, because of the photograph. An apple was now an enemy, and so was anything with a crust. {mom} lifted {their} chin toward the window and looked. "That tooth arrived when you were six months old," {mom.he} told {them}, "and it bit me <the same day|on the very same afternoon>. It has earned a rest. Under it there is a bigger one, which has been pushing patiently for months, and one day soon it will win. A tooth goes when it is ready, and not one minute sooner." {hero} calculated. School began at nine, and the photographer came at a quarter past two. Five hours and fifteen minutes did not seem too much to ask.`,
      ],
    },
    {
      id: "walks-silent",
      ...STREET_MORNING,
      pose: "walking",
      feeling: "worried",
      with: ["pal curious"],
      props: ["thing:tooth", "flower"],
      happening: "{hero} walks down the street with lips pressed tight, and {pal} walks along.",
      B: [
        `{hero} did not run. {They} did not hop. {They} did not talk. "Stay in, tooth!" {they} thought.`,
        `"Do you want to race?" said {pal}. "Mm-mm," said {hero}. {They} had to keep the tooth in.`,
      ],
      E: [
        `On the way to school {hero} did not hop or run. {They} carried {their} tooth with care, and {their} mouth was <shut|closed>. "Are you angry with me?" asked {pal}. {hero} shook {their} head, but only a little.`,
        `"Let us race to the corner!" said {pal}. But running shakes a tooth. {hero} walked as if {they} carried <an egg|eggs>. {They} did not even say good morning. {They} just waved.`,
      ],
      I: [
        `Going to school takes ten minutes, but with a loose tooth it takes twenty. {hero} walked as though {they} {was} carrying a full glass of water in {their} mouth. "Shall we race?" asked {pal}, but {hero} only said, "Mm-mm." "Do you want to hear something funny?" <"Mm-mm!" said {hero}, much faster.|{hero} put both hands over {their} ears.> Jokes were the worst thing for a tooth. And the trouble was that {pal} knew very good ones.`,
        `All the way to school, {hero} kept {their} lips closed. When somebody said good morning, {they} bowed politely. When somebody asked the time, {they} showed it with {their} fingers. {pal} grew more and more <puzzled|worried>. "Have I done something terrible?" {pal.he} asked finally. {hero} pointed at {their} mouth, and then at the place where the photographer would stand. "Oh," said {pal}. "The tooth. Then I had better not be funny."`,
      ],
      A: [
        `Walking to school with a loose tooth, {hero} discovered, is like walking with a soup bowl on your head. {They} did not jump over the puddle at the corner, which {they} had jumped over every day of {their} life. When a neighbor said good morning, {they} bowed like a duke. "I could tell you the one about the snail and the elevator," offered {pal}. {hero} shook {their} head in alarm, and then stopped shaking it, because shaking was dangerous as well. <"Well, if you feel like it later," said {pal}, a little hurt.|It was a pity, because nobody told it better.> Laughing was the one thing that no tooth could be expected to survive.`,
        `{hero} had made a plan, and it consisted of doing nothing. {They} would not run, or sing, or chew, or laugh, until the photograph had been taken. The plan worked beautifully as far as the <mailbox|corner>. There stood {pal}, who was bursting with a joke about a snail in an elevator, and who began it at once. {hero} clapped one hand over {their} own mouth, and the other over {pal's}. They stood like that until the traffic light had changed twice. Then {they} pointed at the tooth, and moved one finger slowly back and forth. "Ah," said {pal}, through {hero's} fingers. "Then I will save the end of it for afterward."`,
      ],
    },
    {
      id: "sings-not",
      ...CLASSROOM_NOON,
      pose: "standing",
      feeling: "worried",
      with: ["pal curious"],
      props: ["book", "thing:tooth"],
      happening: "{hero} stands in the classroom and holds one hand over a loose tooth.",
      I: [
        `In the first lesson they sang, and {hero} only opened and shut {their} mouth like a goldfish. In the second they read aloud, and {they} read in a whisper. At lunch {they} ate soup that was not even hot. Every few minutes {their} tongue went to visit the tooth. <It was leaning more and more.|It was a little looser each time.> The clock over the door said one. There was only one hour to go.`,
        `It is surprising how many words at school begin with a tooth in them. {hero} could not say "three," and {they} could not say "thank you," without feeling it <rock|swing>. So {they} said nothing. During the singing {they} hummed, and at lunch {they} drank {their} soup through a straw. "Only one more hour," whispered {pal}. {hero} held up one finger, and touched {their} tooth with another. It was hanging by a thread.`,
      ],
      A: [
        `School had never been so difficult. There was singing, and {hero} stood in the second row and opened and closed {their} mouth like a fish behind glass. There was arithmetic, which was no better, because it is impossible to say "thirty-three" without leaning on a front tooth. For lunch there was corn on the cob, and {they} gave it away. All the time {their} tongue kept creeping back to look, although {they} had strictly forbidden it. <By one o'clock the tooth could lie down flat.|By one o'clock the tooth could turn almost all the way around.> "It is hanging by a thread," {pal} reported, peering in, "but it is quite a good thread."`,
        `Nobody had ever noticed how many things at school are done with the mouth. They recited a poem, in which the wind went whistling through the thistles, and {hero} had to mime it. They blew up balloons for a birthday, and {they} held the string. For lunch there were raw carrots, and they were carried back to the kitchen exactly as they had come. All this time {their} tongue behaved like a bad watchman, and pushed the tooth every time {they} thought of something else. <It had begun to make a tiny clicking noise.|There was a small click now, whenever it moved.> At one o'clock it pointed to the left, and at half past one it pointed to the right. {hero} looked at the clock, and the clock was in no hurry.`,
      ],
    },
    {
      id: "meets-camera",
      ...PLAYGROUND,
      pose: "standing",
      feeling: "worried",
      with: ["snap happy", "pal calm"],
      props: ["thing:camera", "thing:tooth"],
      happening: "{hero} stands on the playground in front of {snap} and a camera.",
      E: [
        `After lunch they all <stood|lined up> on the playground. {snap} had a big camera and a big hat. "Now show me every tooth you have!" {snap.he} called. {hero} stood in front. {refrain}`,
        `{snap} <set up|put up> the camera on the playground. {Snap.he} wore a very big hat. "I only take pictures of happy teeth," {snap.he} said. {hero's} tooth hung by one last thread.`,
      ],
      I: [
        `At last the whole class stood on the playground, in three rows, with {hero} in the middle of the first. {snap} had a camera on three legs and a hat as wide as an umbrella. "I have photographed two hundred children today," {snap.he} said, "and not one of them blinked. Show me <your|those> teeth!" Everybody smiled. {hero} wanted to, but {they} felt the tooth tip forward, over {their} lip, like somebody looking out of a window.`,
        `At two o'clock {snap} arrived with a camera, three lamps, and an enormous hat. "Big ones at the back," {snap.he} commanded, "small ones at the front, and the one with the worried face right here." So {hero} stood in the very middle. <The sun shone directly on {their} mouth.|There was nothing to hide behind.> "Now let me see every tooth!" called {snap}. Twenty-three children did as they were told. {hero} felt the thread, and it was as thin as a hair.`,
      ],
      A: [
        `At a quarter past two they stood on the playground in three rows, combed and buttoned. {snap} walked up and down before them in a hat as wide as an umbrella. "I have been taking class photographs for thirty years," {snap.he} announced, "and I have never yet lost a smile. You there, with the serious eyes, come to the middle." So {hero}, who had hoped to stand behind somebody tall, found {themselves} in the center of the front row. "On three," called {snap}, vanishing under a black cloth, "I want to see every tooth in this school!" <{hero} thought of one tooth in particular.|{hero's} own tooth tipped forward, as if it had been called.>`,
        `{snap} came to take the picture with three lamps, a camera on legs, and a hat on which you could have served a supper. The tall ones were sent to the back and the short ones to the front. "And in the middle," {snap.he} decided, "this one, who looks as if the photograph were an examination." It was {hero}. There was nobody to hide behind, and the sun shone straight at {them}. "I never ask for anything unusual," {snap} told the class, bending over the camera. "Kindly don't blink, don't sneeze, and let me see every tooth that you possess." All around {them} the smiles went up like blinds, and {hero} felt {their} tooth turn over, <once, on its thread|like somebody in bed>.`,
      ],
    },
    {
      id: "shuts-lips",
      ...PLAYGROUND,
      pose: "standing",
      feeling: "determined",
      with: ["snap surprised", "pal worried"],
      props: ["thing:camera", "thing:tooth"],
      happening: "{hero} keeps both lips shut while {snap} waits beside the camera.",
      B: [
        `They stood in a row. "Show me each tooth!" said {snap}. {hero} kept {their} lips shut.`,
        `{snap} had a big hat. "Smile!" {snap.he} said. But {hero} did not. {They} had to hold the tooth in.`,
      ],
      E: [
        `"One, two, three!" But {hero} kept {their} mouth closed. "Somebody has not got a tooth at all," said {snap}. {hero} could not smile and also <hold it in|keep it>. But who wants a picture without a smile?`,
        `Everybody smiled but {hero}. {They} kept {their} lips together and <made big eyes|looked very serious>. "Did you leave your smile at home?" asked {snap}. It was a hard thing. To show the tooth, {they} had to risk it.`,
      ],
      I: [
        `"One, two," said {snap}, and stopped. "Somebody has no teeth at all." Everybody looked. {hero} had pressed {their} lips together so hard that they had disappeared. It was a terrible decision. If {they} smiled, the tooth would certainly fall. But if {they} did not, then nobody would ever see it, <and what had it all been for|and the whole day had been for nothing>? "Take your time," said {snap} kindly. "I never hurry a smile."`,
        `{snap} counted to three and came out from behind the camera again. "You look like a mailbox," {snap.he} told {hero}. {hero} could have explained everything, but {they} needed {their} mouth for that. {They} had saved the tooth all day long, so that it could be in the picture. Now it could only be in the picture if {they} showed it. <Why had {they} not thought of that?|It was a hole in the plan.> {They} pressed {their} lips together and felt {their} ears grow hot.`,
      ],
      A: [
        `"One, two," counted {snap}, and did not go on. The black cloth was lifted. "I seem to have twenty-three smiles and a mailbox," {snap.he} remarked, not unkindly, and everybody turned around to look. {hero} had folded {their} lips inward until there was only a line. All day {they} had guarded the tooth, so that it might appear in the photograph. Only now, with the sun in {their} eyes, did {they} discover the mistake in the plan. A tooth that is being guarded can't be seen, and a tooth that is seen isn't being guarded. <It was like owning a kite that must never leave the cupboard.|Either {they} could have a tooth, or {they} could have a photograph.> "We have all afternoon," said {snap}, and sat down on a box.`,
        `Three was counted four times. After the fourth, {snap} came around to the front and bent down, so that the enormous hat put both of them in the shade. "Is it a secret?" {snap.he} inquired quietly, and {hero} nodded, extremely carefully. {They} had been careful since seven that morning. {They} had surrendered apples, and singing, and the finest joke about a snail, and everything had been for this particular minute. Now {they} stood in the middle of it and did not dare to open {their} mouth. <A saved tooth, it turned out, is a closed one.|What is the use of a tooth that nobody is allowed to see?> "Well," said {snap}, "it has happened before that a smile came late."`,
      ],
    },
    {
      id: "laughs-pop",
      ...PLAYGROUND,
      pose: "jumping",
      feeling: "excited",
      with: ["pal surprised", "snap surprised"],
      props: ["thing:camera", "thing:tooth"],
      happening: "{hero} jumps and laughs in front of the camera as a tooth flies through the air.",
      B: [
        `Then {pal} put on the big hat. It fell down to {pal.his} toes! {hero} laughed and laughed. {refrain2}`,
        `The big hat came down on {pal}. It had feet! {hero} had to laugh. {refrain2} Click!`,
      ],
      E: [
        `Then the wind took {snap's} hat. It fell on {pal} and covered all but {pal.his} feet. "Is it already <night|evening>?" asked the hat. {hero} began laughing and could not stop. {refrain2} Click!`,
        `{snap} <hung|put> the enormous hat on {pal}, and {pal} was gone. "Good evening," said a small voice inside the hat. It wandered into a lamp. {hero} laughed out loud. {refrain2}`,
      ],
      I: [
        `At that moment the wind lifted {snap's} hat and set it down on {pal}. It covered {pal.him} completely. "Is it evening already?" inquired the hat. It took several careful steps, bumped into a lamp, <and begged its pardon|and said it was sorry>. {hero} felt the laugh coming up from {their} knees. It shook {them}, and it got past {their} lips, and the tooth shot out like a cork. "Click," said the camera.`,
        `{snap} took off the enormous hat to wipe {snap.his} forehead, and put it on the nearest thing, which was {pal}. The hat stood there. Then it grew feet, turned around, and walked slowly <into a lamp|into the bushes>. "I beg your pardon, ma'am," it said. That was too much for anybody. {hero} laughed with {their} entire face, louder and louder, and something tiny flew out of the middle. "Click!" went the camera. The tooth had disappeared.`,
      ],
      A: [
        `Then there was a gust of wind, and {snap's} hat, which had been waiting for one all its life, sailed off and landed upon {pal}. Not a hair of {pal.him} could be seen. "It has become very dark," announced the hat. It felt its way forward on four careful steps, met one of the lamps, <and asked it the way to the elevator|and inquired whether it was a snail>. That was the end of the plan. The laughter began somewhere in the neighborhood of {hero's} shoes, and rose through {them} like water through a pipe, and at the top there was no holding it. {Their} mouth flew open, and the tooth flew out. "Click," said the camera, and it was all over.`,
        `It was becoming hot beneath the lamps, and {snap} removed the hat and set it down without looking, as one covers a saucepan. The saucepan was {pal}. For a moment nothing happened. Then the hat got up. "I have been thinking about that snail," it said in a hollow voice, <walking into a drainpipe|walking gently into a lamp>, "and this must be the elevator." {hero} tried to swallow it. {They} tried to imagine miserable things, such as cauliflower. But there are laughs that can't be swallowed, and this one exploded at such a speed that it carried the tooth along. It rose in a long, bright curve above the heads of the first row. "Click," went the camera.`,
      ],
    },
    {
      id: "searches-grass",
      ...PLAYGROUND,
      pose: "kneeling",
      feeling: "worried",
      with: ["pal worried", "snap worried"],
      props: ["thing:magnifying-glass"],
      happening: "{hero} kneels on the playground and looks for something small with {pal} and {snap}.",
      B: [
        `"My tooth! Where is it?" They all looked down. Not here. Not there. {hero} was sad.`,
        `"It is gone!" said {hero}. They all got down to look. No tooth! Not one!`,
      ],
      E: [
        `{hero} put {their} tongue in the gap. "My tooth!" {they} <cried|said>. "It is gone, and it will not be in the picture!" The whole class got down and searched together, <row by row|under each shoe>.`,
        `"Nobody move!" called {snap}. "There is a tooth on the ground!" They looked between the stones and under <all|forty> shoes. They found a button and <a bean|a pin>. They did not find {hero's} tooth.`,
      ],
      I: [
        `{hero} put {their} tongue where the tooth had been. There was a soft, strange gap. It did not hurt; it just felt like a room without its <chair|bed>. "Everybody stand still!" cried {snap}. Then twenty-four children crept over the playground with their noses down. They found two buttons, a marble, and <half of a sandwich|somebody's homework>. "It was so small," said {hero}. "And it wasn't even in the picture."`,
        `There was no tooth in {hero's} mouth, and there was none in {their} hand. "I saw it fly!" somebody shouted, and everybody pointed in another direction. They searched in rows, as you rake leaves. {pal} searched with {pal.his} nose. <A marble was found, and a ring, and a very old raisin.|They collected four buttons and a whistle.> {hero} sat back on {their} heels. All day {they} had saved it, and now it was lost, and the photograph had been spoiled as well. "I laughed it away," {they} said.`,
      ],
      A: [
        `The first thing {hero} noticed was how quiet it was, and the second was that there was a hole. {Their} tongue went into it and came out again, astonished. It did not hurt in the least. "Nobody is to move their feet," ordered {snap}. Then the entire class went down on its hands and knees, and the playground was searched from the gate to the wall. They found five buttons, a marble with a green eye, and <a glove that had been missing since February|one of last year's mittens>. They did not find a tooth. "It is only about as big as a grain of rice," said {hero} miserably. "And I wasn't smiling when it was in, and when I was smiling, it was out."`,
        `"I saw it!" shouted somebody, and somebody else had seen it, too, though in the opposite direction. {hero} stood with one hand on {their} mouth. Where the tooth had lived for all those years, there was a smooth little doorway, and the air that came through it was cool. {snap} divided the playground with a piece of chalk, and each row was given a square. {pal} investigated the drain. In the course of ten minutes they collected a key, seven buttons, and <a raisin of great age|a marble that nobody claimed>. At every discovery {hero's} heart gave a hop, and sat down again. The day had been arranged around a tooth, and now there was neither a tooth nor a proper photograph to show for it.`,
      ],
    },
    {
      id: "finds-hat",
      ...PLAYGROUND,
      pose: "pointing",
      feeling: "happy",
      with: ["pal happy", "snap happy"],
      props: ["thing:tooth"],
      happening: "{hero} points at a small white tooth while {pal} and {snap} look on.",
      B: [
        `"Tick," went the hat. {pal} shook it. There sat the tooth! It had been in the hat!`,
        `{snap} got {snap.his} hat. "What is in my hat?" It was the tooth! {hero} hopped.`,
      ],
      E: [
        `{snap} picked up {snap.his} hat and heard something rattle. The edge curled up all around, <and something rolled in it|and it was not empty>. It was the missing tooth! "I have never caught one before," said {snap}.`,
        `Then {snap} picked up the hat, and something rolled <around|about> in it. {hero} looked over the edge. There was {their} little tooth, all white and <clean|shiny>!`,
      ],
      I: [
        `{snap} picked up the hat from the ground. Something inside it was rattling. {pal}, who had recently lived in that hat, knew every sound in it. "It never rattled before," {pal.he} said suspiciously. {hero} stood on {their} toes and looked over the edge. There, around the brim, rolled a tiny white tooth. <It had gone up, and it had landed perfectly.|The very hat that had cost them the tooth had caught it.>`,
        `At last there was only one place where nobody had looked, and it was on {snap's} head. "You are rattling," {pal} told {snap.him}. {snap} shook {snap.his} head in surprise, and it rattled again. The brim of that hat curled up all the way around, like the edge of a <pie|plate>. {hero} was lifted up to see. In the brim lay the tooth, shining, <as if it had ordered a taxi|as comfortable as an egg in a nest>.`,
      ],
      A: [
        `It was getting late. {snap} picked up the hat, knocked the dust off it, and stopped. "Curious," {snap.he} said, and tilted it to the left. Something inside ran around with a tiny noise, like a pea in a whistle. {Snap.he} tilted it to the right, and it ran back. The brim of the hat turned up at the edge and formed a sort of gutter. Along the gutter, when {hero} stood on tiptoe to examine it, came rolling a tiny white tooth. <It passed {them} twice before it could be caught.|It went by once, and the second time {they} caught it.> The hat had made {them} laugh it out, and then the hat, like an honest person, had kept it safe.`,
        `"There is something the matter with your hat," said {pal}, who had lived in it, and could be regarded as an expert. {snap} turned {snap.his} head, and from somewhere above there came a tick. {Snap.he} turned it the other way, and the tick followed. Everybody on the playground held still. {snap} knelt down before {hero} as if {they} {was} a king or a queen, and bowed, until the brim was level with {their} eyes. It was an old-fashioned brim that curled up like the edge of a pie. In it, next to <a maple seed|a dry leaf>, lay the tooth. "Thirty years," said {snap}, deeply moved, "and I have never caught one before."`,
      ],
    },
    {
      id: "tries-gap",
      ...STREET_AFTERNOON,
      pose: "walking",
      feeling: "happy",
      with: ["mom happy", "pal happy"],
      props: ["thing:tooth"],
      happening: "{hero} walks down the street with {mom} and {pal}, and shows a tooth.",
      I: [
        `{mom} was waiting at the gate. {hero} opened one hand and showed {mom.him} the tooth, and then {they} opened {their} mouth and showed {mom.him} the gap. "Well," said {mom} softly, "then it was ready." {mid} On the way home {they} discovered that the gap was able to whistle. It was excellent for squirting water, too, <and exactly the right size for spaghetti|and it could hold a drinking straw>. {They} ran all the way, and jumped over every puddle.`,
        `"You look different since this morning," said {mom} at the gate. {hero} laid the tooth carefully in {mom.his} hand. {Mom.he} looked at it for a long time, as if {mom.he} could see <somebody very little|a tiny baby> in it. {mid} On the way home {hero} was running again, and jumping off every wall. {They} sang the morning song as well, and there was a new <whistle|hissing> in the middle of it. "That is my gap," {they} explained proudly.`,
      ],
      A: [
        `{mom} was at the gate, and {mom.he} knew it before anybody told {mom.him}. {hero} put the tooth into {mom.his} palm, where it looked no larger than a crumb. "Hello, old friend," said {mom}, and blinked a little. "It bit me the day it arrived, you know." {mid} They went home the long way around, and {hero} jumped over the puddle at the corner, and then returned and jumped over it again. Every single S had unexpectedly turned into a whistle. <"Sixty-six snails," {they} said with delight, "in seventeen elevators."|"Listen to this," {they} said. "Silly snails sing softly."> "And now can I finish the story about the elevator?" asked {pal}; and {pal.he} did, and it had been worth waiting for.`,
        `"I see that somebody has moved out," said {mom}, when {hero} came running through the gate with {their} mouth wide open. {They} told {mom.him} everything, about the lips, and the hat, and the laugh that would not be swallowed. The tooth lay in {mom.his} hand the whole time, and {mom.he} closed {mom.his} fingers over it as carefully as if it could feel the cold. {mid} "And did you know that you can whistle through it?" {hero} asked. <{They} whistled at a pigeon, which was extremely surprised.|Somebody's dog on the opposite side of the street looked around.> {They} ran, and chewed an apple, and let {pal} tell the entire joke from the beginning. After a day of doing nothing, {they} had a great deal to catch up on.`,
      ],
    },
    {
      id: "shows-picture",
      ...CLASSROOM_MORNING,
      pose: "pointing",
      feeling: "proud",
      with: ["snap proud", "pal happy"],
      props: ["thing:framed-picture", "thing:tooth"],
      happening: "{hero} points at a framed picture in the classroom and shows a tooth beside it.",
      B: [
        `Then the picture came. All of them smiled. And up in the air, so white, was the tooth!`,
        `"Look at this!" said {snap}. "I got the tooth in the air!" It was the best one!`,
      ],
      E: [
        `On Monday the picture came. {hero} was <afraid|scared> to look. There {they} {was}, laughing the biggest laugh of all. And high in the air hung a small white spot. It was {their} tooth, flying! {extra}`,
        `A week later {snap} came back with the picture. Everybody <crowded|came> around it. {hero} laughed in the middle. "What is that star?" asked {pal}. It was not a star. It was the tooth! {extra}`,
      ],
      I: [
        `On Monday {snap} came back with the photograph, and {hero} hardly dared to look. Twenty-three children were smiling in it, very nicely. In the middle of the front row somebody was laughing so hard that <everyone|everybody> who saw it began to laugh, too. And above the heads hung a tiny bright spot. "I thought it was dust," said {snap}. "Then I looked through a glass. It is a tooth, in the air." <So it was in the picture after all.|All the teeth were in the picture, and one of them was flying.> {extra}`,
        `The picture came a week later, in a flat brown envelope. "I must tell you something," said {snap}. "In thirty years I have never made a better one." {hero} found {themselves} in the middle. {They} {was} not a blur this time. {They} {was} laughing, with {their} eyes shut and {their} head back, and beside {them} stood a hat with feet. "And there," said {snap}, pointing to a small white spark above everyone, "is your tooth, <leaving|on its way>." {extra}`,
      ],
      A: [
        `The photograph arrived on Monday in a flat envelope. {hero}, who remembered the blur of the year before, looked at it first through {their} fingers. Twenty-three children sat and stood there, smiling very properly. In the middle of them somebody had thrown back {their} head and opened {their} mouth, and was so enormously happy that nobody could look without smiling. "I believed at first that there was dust on the lens," said {snap}. "Kindly look through this." Above the heads, as sharp as a star on a frosty night, hung a tooth. <Others had only worn theirs; {hero's} was caught in flight.|{hero} had every tooth in the picture after all, although not all of them in the same place.> {extra}`,
        `"I have thrown the other pictures away," said {snap}, when {snap.he} came back to the classroom. "One does not need others when one has this." It was handed around, row by row, and you could follow it with your eyes shut, because wherever it went somebody started to laugh. When it reached {hero}, {they} saw a hat with feet, and a great many combed heads, and {themselves}. {They} {was} not blurred in the least, but laughing like somebody who has forgotten the camera. Something hung in the air above, <no bigger than a comma|as white as a snowflake>. {They} looked closer. It was the tooth, and it had never looked better in all its life. {extra}`,
      ],
    },
    {
      id: "sleeps-box",
      ...BEDROOM_NIGHT,
      pose: "sleeping",
      feeling: "calm",
      with: ["mom calm", "pal sleepy"],
      props: ["thing:tooth", "box", "thing:framed-picture"],
      happening: "{hero} lies in bed beside a little box with a tooth, and {mom} and {pal} are near.",
      B: [
        `The tooth lay in a box by the bed. A new one will come. {close} Good night, tooth!`,
        `{hero} put it in a box. "Good night, tooth." A new one will come. {close}`,
      ],
      E: [
        `That night the tooth lay in a little box. "It went when it was ready," said {mom}. {hero} felt the gap, and deep inside it was something <hard|new>. The next tooth was on its way! {close}`,
        `Now the picture hangs over {hero's} bed. The tooth lies in a box beside it. Something <tiny|small> and new is coming in the gap. It is ready, too. Good night! {close}`,
      ],
      I: [
        `{close} The photograph hangs over the bed now. Under it stands a matchbox with cotton in it, and in the cotton lies the tooth. "It was a good one," says {hero}, and {mom} turns out the lamp. In the dark {their} tongue goes once more to the gap. Right in the middle, something <hard and new|small and sharp> has come up, no wider than a crumb. <"You are early," {hero} tells it, very pleased.|It isn't in any hurry.>`,
        `{close} At night the tooth lies in a little box beside {hero's} bed, under its picture. {mom} has written the date on the lid. "Do you think that it minds?" asked {hero}, on the first evening. "It had a wonderful last day," said {mom}. Now there is a <rough|sharp> white edge in the gap, and every morning there is a bit more of it. Behind it, {their} tongue has noticed, another tooth is beginning to <rock|wobble>.`,
      ],
      A: [
        `{close} The photograph hangs above the bed, and beneath it, in a box that once held earrings, lies the tooth. {mom} has written the date upon the lid, and the words "It was ready." There was a coin under the pillow, too, one morning, but that is a different story entirely. What {hero} enjoys most is to lie in the darkness and send {their} tongue to the gap, to discover how everything is getting on. Last night there was something there, hard and new, with an edge like a tiny saw. <"Take your time," {they} whispered. "The next picture isn't until spring."|It had not been there at supper.>`,
        `{close} In the evening, when {mom} has turned out the lamp, {hero} sometimes takes the little box from the shelf and rattles it, and the tooth says tick. It used to be part of every word {they} said. Now it is part of a photograph. Its place is being taken, at the rate of a hair's breadth a day, by something broad and white with an edge like a ruffle. {hero} has been advised not to hurry it, and would never dream of it. <The tooth next door has begun, very slightly, to lean.|Anything that is ready, as everybody now knows, goes by itself.> "Good night," says {pal}, out of the darkness, in the voice of a hat.`,
      ],
    },
  ],
};
