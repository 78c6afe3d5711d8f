import type { Shape } from "@/lib/features/writing/classic/grammar";

const VILLAGE = { place: "village", weather: "clear" } as const;
const FOG = { place: "hill", weather: "fog" } as const;

export const VEHICLE_LAST_DAY: Shape = {
  id: "open/vehicle-last-day",
  theme: null,
  wild: 3,
  tags: ["journey", "old", "fog", "helping", "together", "goodbye", "teacher"],
  about: [],
  subject: ["vehicle"],
  unfit: ["odd"],
  premise:
    "{Subject.the} is to have its very last day, until a fog comes down and nobody else knows the way.",
  shows: ["@subject"],
  talk: [
    "What did {subject.the} know that the new one did not?",
    "Which old thing of ours would you never give away?",
    "What can you do that you could teach to somebody?",
  ],
  cast: {
    pal: ["dog", "cat", "robot", "girl", "boy", "mouse", "rabbit", "bird", "fox"],
    boss: ["grown-up-woman", "grown-up-man"],
  },
  refrain: {
    B: ["It was old, and it was slow.", "It was old, and it knew the way!"],
    E: ["It was old, and it was very slow.", "It was old, and it knew the way home."],
  },
  beats: [
    {
      id: "sign-up",
      ...VILLAGE,
      time: "morning",
      pose: "reading",
      feeling: "surprised",
      with: ["pal surprised", "boss sad"],
      props: ["@subject", "flag"],
      happening: "{hero} reads a sign in the village, and {boss} is sad.",
      B: [
        `{open} {hero} saw a sign by the {subject}. "Last day," it said. {refrain}`,
        `{open} "It is the last day for the {subject}," said {boss}. {refrain}`,
      ],
      E: [
        `{open} {hero} came to visit the old {subject}, as on every Saturday. But today there was a sign on it. "Last day," it said. {refrain} Even {pal} hung {pal.his} head.`,
        `{open} "Today is the last day for our {subject}," said {boss} in a small voice. {refrain} {hero} and {pal} could not believe it, because it had always been there.`,
      ],
      I: [
        `{open} Everybody in the village knew the old {subject}. {Subject.a} {subject.does}, and this one had been doing it since before {hero} was born. On Saturday morning a sign was hanging on it. "Last day," {they} read. "Thank you and goodbye." {boss}, who had taken care of it for <thirty|forty> years, was polishing a part that was already shining. "You can't simply stop it!" {they} said. {boss} only polished harder.`,
        `{open} {hero} visited the old {subject} every Saturday, and every Saturday {boss} allowed {them} to help a little. This time a piece of cardboard was fastened to the front. "Last day," it said, in {boss's} careful handwriting. "Is it broken?" {hero} asked anxiously. "It's only old," said {boss}. <"So am I, but nobody has noticed."|"That happens to most of us, if we're careful."> {pal} licked the wheel, or whatever was nearest.`,
      ],
      A: [
        `{open} There were three things in the village that everybody was proud of: the linden tree, the echo, and the old {subject}. {Subject.a} {subject.does}, and this particular one had been doing so every single day for longer than most people could remember. So {hero} was thoroughly unprepared for the sign that was hanging on it that Saturday. "Last day," {they} read aloud. "With thanks." Beside it stood {boss}, who had looked after it for forty years, <polishing a spot that was already perfectly bright|with a cloth, and with nothing left to polish>. "It must be a mistake," said {hero}. "It isn't a mistake," {boss} answered. "It's progress."`,
        `{open} Every Saturday of {their} life, as far as {they} could remember, {hero} had gone with {pal} to visit the old {subject}. {boss} would be waiting with an oily cloth, and {they} would be allowed to polish whatever was within reach. This Saturday the cloth lay folded on the ground. A cardboard sign had been tied to the front with string, and on it {boss} had written: Last day. <The letters became smaller toward the end.|One could see that the pen had stopped twice.> "It was bound to happen," said {boss}, who was looking at a cloud. "It has become old, and nobody has any time. I have been told that it is much too slow."`,
      ],
    },
    {
      id: "new-one",
      ...VILLAGE,
      time: "morning",
      pose: "thinking",
      feeling: "worried",
      with: ["boss sad", "pal worried"],
      props: ["@subject"],
      happening: "{hero} thinks hard beside {boss}.",
      E: [
        `"A new one is coming on Monday," said {boss}. "It is bigger and faster, and it never gets tired." {hero} looked at the old {subject}. "And what will this one do then?" {they} asked. {boss} had no answer.`,
        `"But why?" asked {hero}. "Last winter, {subject.trouble}," said {boss}. "So they have bought a new one, and this one has to stand behind the barn." {hero} thought about the barn, and about the rain.`,
      ],
      I: [
        `A new one had been ordered, and it would arrive on Monday. It was going to be faster and quieter, and it could talk. "And where will this one go?" asked {hero}. {boss} pointed with {boss.his} chin at the field behind the barn. There was nothing in the field except nettles. "Last winter, {subject.trouble}," {boss} admitted, "and people were rather impatient about it." {hero} remembered that. <{They} had been impatient {themselves}.|{They} had thought that it was funny.>`,
        `"Last year, {subject.trouble}, and that was in the newspaper," said {boss}. "So now they've ordered another one, with a screen in it, that never forgets anything." {hero} asked what would become of the old one. "It gets a place behind the barn, and a nice piece of canvas," {boss} answered. <{pal} put {pal.his} ears down.|Even {pal} understood what that meant.> Nobody can ride on a nice piece of canvas. "But who is going to ask it whether it's tired?" said {hero}.`,
      ],
      A: [
        `On Monday a new one would be delivered, which was going to be faster, and cleaner, and able to announce in a pleasant voice where it was. "And what happens to this one?" {hero} inquired. {boss} nodded in the direction of the barn, behind which there was a field, and in the field there were nettles. "One can hardly blame people," {boss} continued. "Last winter, {subject.trouble}, and half of the village was late for the concert." {hero} remembered the evening well. {They} had complained as loudly as anyone. <It was uncomfortable to think of now.|At the time it had seemed reasonable.> "It can't be easy," {they} said finally, "to be remembered for the one time when something went wrong."`,
        `"They have ordered a modern one," {boss} explained, as though it were an illness. "There's a screen in it, and it has never been late, since it has never been anywhere." The old {subject} was to be put behind the barn, with a sheet of canvas over it against the worst of the weather. It wasn't altogether unjust. Last winter, {subject.trouble}, and that had been discussed for weeks. {hero} laid a hand on its side, which was warm from the sun. {They} tried to imagine it standing among the nettles, <listening to everyone else go by|waiting politely for somebody to take off the sheet>. Then {they} discovered that {they} couldn't, or perhaps that {they} didn't want to.`,
      ],
    },
    {
      id: "one-more-time",
      ...VILLAGE,
      time: "noon",
      pose: "pointing",
      feeling: "determined",
      with: ["boss surprised", "pal excited"],
      props: ["@subject", "basket"],
      happening: "{hero} has an idea, and {boss} is surprised.",
      B: [
        `"One more trip!" said {hero}. "All of us! We love the {subject}!"`,
        `"The {subject} must go one last time," said {hero}. "Come with us, all of you!"`,
      ],
      E: [
        `"Then it needs a party," said {hero}. "One last trip, and everybody has to come!" {boss} rubbed {boss.his} nose. "All right," {boss.he} said. So {hero} packed {bag} and ran from door to door.`,
        `{hero} would not say goodbye to the {subject} like that. "It needs one more trip tonight," {they} said. "Everybody who loves it has to come." {They} took {bag} and went to every house.`,
      ],
      I: [
        `"If it's the last day, then it has to be a proper one," said {hero}. "We'll make one more trip, as far as the old mill and back again, and everybody who has ever been glad of it must come." {boss} thought that perhaps four people would be interested. {hero} packed {bag} and began at the first house. <By noon {they} had rung every bell in the village.|By noon {they} had knocked at forty doors.> "The old {subject}?" said the people, and every one of them put down what they were doing.`,
        `{hero} walked around the old {subject} once, and then {they} had decided. "It's going to have a last trip, this evening, all the way to the mill," {they} announced. "There must be somebody who wants to say thank you." "I can't think of anybody," said {boss} gloomily. But {hero} had packed {bag} already. {They} asked at the bakery, at the school, and <at the barber's, where a man ran out with half a beard|at the last house, where nobody ever opened>. Everywhere people stopped and listened.`,
      ],
      A: [
        `{hero} was not a person who could look at a sign without arguing. "In that case it is going to be an important day," {they} decided. "There'll be one more trip, this evening, to the old mill and home again, and everybody who has a reason to be grateful to the {subject} is invited." {boss} was of the opinion that it would be a very small party. {hero} took {bag}, and {pal} took the other side of the street. They rang at forty-one doors. <At each of them something remarkable happened.|Behind each of them the same thing happened.> The people began by shaking their heads, because they were busy. Then they said, "The old {subject}?" and their faces became years younger.`,
        `"Nobody ought to finish on a piece of cardboard," {hero} declared. {They} untied the sign, turned it over, and wrote on the back that this evening there would be a farewell trip to the mill. Everyone was welcome who had ever been glad to see {subject.the} come around the corner. {boss} read it, and coughed. "You'd better not expect too many," {boss.he} warned {them}. {hero} packed {bag} nevertheless, and went with {pal} from house to house. They were soon late, since nobody let them go again so quickly. <It turned out that everybody had a story.|In every kitchen there was somebody who wanted to tell them something first.>`,
      ],
    },
    {
      id: "stories-of-it",
      ...VILLAGE,
      time: "afternoon",
      pose: "sitting",
      feeling: "curious",
      with: ["pal curious", "boss happy"],
      props: ["@subject", "notebook"],
      happening: "{hero} writes in a notebook beside {boss}.",
      B: [
        `"It took me to school," said one man. "Good old {subject}!"`,
        `"I got sick on it," said a man. "Good old {subject}! It did not mind."`,
      ],
      E: [
        `Everybody had something to tell about it. "I was almost born on that {subject}!" said the baker. "I lost my first tooth on it," said an old man. {hero} wrote it all down in a book.`,
        `"It brought me here when I was small," said a woman. "It was so kind to wait for me," said her friend. {hero} had not known all this about the {subject}.`,
      ],
      I: [
        `The baker had nearly been born on it. The music teacher had lost her hat, and it had turned around for the hat. "When I was seven, I ran away from home," said an ancient man with a stick. "I got as far as the old {subject}, and it brought me back in time for supper. I never told anybody." {hero} wrote everything in the notebook until there was only the cover left. <{boss} had to look at the cloud again.|{boss} blew {boss.his} nose like a trumpet.>`,
        `"It has carried every Christmas tree in this village," said one. "It waited for my grandmother, although that was forbidden," said another. Two people had met on it, and one of them had been terribly sick, and afterward they had got married. {hero} collected the stories in a notebook. "I had no idea," {they} said to {boss}. "Neither had I," said {boss}, quite softly. <"I was always looking straight ahead."|"I never turn around, you see.">`,
      ],
      A: [
        `The baker had very nearly been born on it, during a thunderstorm. The music teacher had once lost a hat on the way, and {subject.the} had turned around for the hat. "I ran away from home when I was seven," said an ancient man, whom nobody had ever heard say more than good morning. "I came as far as this {subject}. {boss} looked at me, and asked me no questions, and we were back in time for supper." {hero} wrote until the notebook was full and continued on {their} sleeve. <It was as if the whole village had been written on a single long road.|It seemed that hardly anything in the village had ever happened without it.> {boss} had become extraordinarily busy with a screw.`,
        `Before long {hero} had filled the notebook, and they had only reached the church. A lady had arrived on it as a child, in a country where she could not understand a word, and the first thing that anyone had given her was a seat. Two people had quarreled on it every morning for a year, and then they had got married. <"We still quarrel," said the wife contentedly.|"It was the bumps," explained the husband.> It had carried Christmas trees, and wedding cakes, and a piano, and once, by mistake, a goat. "Forty years," {boss} murmured, when {hero} read it aloud to {boss.him}, "and I believed that I was only getting people from one place to the next."`,
      ],
    },
    {
      id: "shiny-one",
      ...VILLAGE,
      time: "afternoon",
      pose: "standing",
      feeling: "sad",
      with: ["pal curious", "boss worried"],
      props: ["@subject", "computer"],
      happening: "{hero} is sad in the village, and {pal} is curious about a screen.",
      I: [
        `Then the new one arrived, two days too early. It made no noise whatever. It was silver from end to end, and it had a screen that said good afternoon. All the children immediately ran to look at it, and so did {pal}. {hero} looked, too, for {they} could not help it. It was really quite beautiful. <Somehow that made everything worse.|That was the terrible thing.> When {they} came back to the old {subject}, {they} whispered that {they} {was} sorry, and it ticked a little in the sun.`,
        `At four o'clock something silver came around the corner, without a sound. It was the new one. They had delivered it early. "Good afternoon," it said politely. "The present temperature is pleasant." Everybody crowded around it and pressed the buttons. {hero} pressed one {themselves}, and it lit up, and it was wonderful. <{They} felt like a traitor.|{They} took {their} finger away immediately.> {boss} stood alone beside the old {subject} and pretended to be looking for something in {boss.his} pockets.`,
      ],
      A: [
        `It was at this point, two days before it was expected, that the new one appeared. It came around the corner as quietly as a fish, silver from one end to the other, and wished them a pleasant afternoon. Within a minute everyone was standing around it. They stroked it, and they pressed its buttons, and every button lit up in a different color. {hero} hadn't intended to press any. But there was one in the middle that seemed to be asking for it; and it was marvelous, and {they} laughed aloud, and then {they} remembered. <{They} went back across the square with {their} hands in {their} pockets.|Across the square, {boss} was looking the other way.> "I only pressed one," {they} told the old {subject}. It ticked gently in the sun, and held nothing against {them}.`,
        `Nobody had expected the new one before Monday, but there it suddenly was, gleaming like a spoon. It made no noise. It had no smell. "Welcome," said its screen. "I am able to speak eleven languages, and I know where I am." {pal} was enchanted, and ran in circles around it. The very people who had been telling stories a moment earlier pushed forward in order to see; and {hero} was pushed along with them, and had to admit that it was beautiful. <Nothing had prepared {them} for that.|{They} had been hoping that it would be ugly.> When {they} looked around, {boss} had taken out the oily cloth. {Boss.he} was wiping the old {subject} all over again, slowly, as you wash somebody's face.`,
      ],
    },
    {
      id: "setting-out",
      ...VILLAGE,
      time: "sunset",
      pose: "waving",
      feeling: "excited",
      with: ["boss proud", "pal excited"],
      props: ["@subject", "flag", "balloon"],
      happening: "{hero} waves at sunset, with a flag and a balloon near {them}.",
      B: [
        "So many came! The {subject} went off. They sang. The new one went, too.",
        `They all came with flags. Off went the {subject}! The new one came along.`,
      ],
      E: [
        `In the evening the whole village was there. They went along on it, beside it, and behind it, and they sang. "Good evening," said the shiny new one. It wanted to be in front.`,
        `At sunset everybody came with flags and balloons. The old {subject} shook and coughed, and then it was off. The shiny new one went along, too. It was far ahead of them all.`,
      ],
      I: [
        `At sunset there were more than a hundred people, and {boss} had expected four. They went along on it, and beside it, and behind it, with flags and a tuba. The old {subject} trembled, coughed twice, and was off. The new one came along to learn the way. It did not need to learn anything, it explained politely. <It glided off in front.|Soon it was a long distance ahead of them.>`,
        `Nobody had ever seen so many people on a Saturday evening. {hero} had decorated {subject.the} with everything {they} could find, including some laundry. Those who had no room on it walked beside it, and the children ran behind. "I calculate eleven minutes," announced the new one, and it glided off ahead of everybody. "We calculate until we're there," answered {boss}. <They sang all nine verses.|They sang the whole way.>`,
      ],
      A: [
        `{boss} had reckoned with four people, and there were a hundred and twelve. They traveled on it, and beside it, and behind it, as far as was possible, and the rest of them ran in front and had to be overtaken. There was a tuba. The old {subject} trembled from end to end, cleared its throat, and set off as it had set off every day for forty years, slowly and without any doubt. The new one had been invited, for politeness' sake. "I shall arrive in eleven minutes," it announced in a pleasant voice, and disappeared around the bend. <"That is a pity," said {boss}. "It will miss the sunset."|"Then it's going to miss the singing," said {hero}.>`,
        `By sunset the square was so crowded that {pal} had to be carried. {hero} had hung flags on the old {subject}, and when the flags were used up {they} had continued with laundry. Everyone who could find a place on it sat down, and the others walked along on either side, with one hand on it, as one walks beside a friend. It started with a cough and a shudder, and a cheer went up. The silver one was to come as well, since it had to learn the route. "The route is stored in my memory," it remarked, and it sailed away in front of them, <without so much as a rustle|until it was only a spark in the distance>. "I was like that," said {boss} mildly.`,
      ],
    },
    {
      id: "fog-comes",
      ...FOG,
      time: "evening",
      pose: "holding",
      feeling: "worried",
      with: ["pal worried", "boss calm"],
      props: ["lantern", "@subject"],
      happening: "{hero} holds a lantern in the fog.",
      B: [
        `Then the fog came. It was all white! "I am lost," said the new one.`,
        `On the hill there was fog. They could see nothing! The new one got lost.`,
      ],
      E: [
        `They turned around at the mill. Then the fog came down like a big white pillow. Nobody could see anything. There in the middle stood the new one. "I do not know the way," it said.`,
        `On the way home the fog came, as thick as milk. {hero} held up a lantern, but it was no use. "I am lost," said the new one. All its beautiful lights had gone out.`,
      ],
      I: [
        `They had just turned around at the mill when the fog came up from the river. First it swallowed the flags, then the tuba, and finally {hero's} own feet. Somewhere in front of them a pleasant voice was saying the same thing over and over. "I do not know where I am. I do not know where I am." The silver one had stopped in the middle of nowhere, and its beautiful screen was completely white. <Nobody was singing any more.|Somebody small began to cry.>`,
        `The fog arrived without any warning. {hero} lit a lantern, and saw a circle of gray with {pal} in it, and beyond that there was absolutely nothing. "Has anybody got hold of the road?" somebody called. Then they found the new one. It was standing still, and its voice had become very thin. <"I have lost my connection," it said. "I don't know what to do without it."|"There is no signal," it said. "There is no anything.">`,
      ],
      A: [
        `At the mill they had lemonade, and turned around; and when they were halfway home, high up and far from every house, the fog came. It didn't drift in, as fogs usually do. It dropped, like a curtain. One moment a hundred people were laughing, and the next there were only voices, calling out to one another in a great deal of white. {hero} held up the lantern, and it shone about as far as {their} elbow. From somewhere ahead came a pleasant, unhappy murmur. "I do not know where I am," the silver one was repeating. "I have always known where I am." <Its screen was as empty as the fog.|On its screen there was a small gray question mark.>`,
        `Nobody was surprised when the wind dropped, but then the river began to breathe. It breathed over the meadow and up the hillside, and in the time that it takes to light a lantern the whole procession had vanished into wool. {hero} could feel {pal's} warm side, and could not see it. "Stay where you are!" cried {boss}. "Everybody take hold of somebody!" In the silence that followed they discovered the new one, or rather they walked into it. It wasn't gliding now. <"I have no signal," it confessed.|"My map has gone out," it said in a small voice.> "I can tell you in eleven languages that I am lost."`,
      ],
    },
    {
      id: "old-one-knows",
      ...FOG,
      time: "evening",
      pose: "sitting",
      feeling: "brave",
      with: ["boss brave", "pal brave"],
      props: ["@subject", "lantern"],
      happening: "{hero} sits with a lantern in the fog beside {boss}.",
      B: [
        "But the old {subject} did not stop. On and on it went. {refrain2}",
        "The old {subject} went in front. Bump, bump, on and on! {refrain2}",
      ],
      E: [
        `Then {boss} closed {boss.his} eyes and let the old {subject} go. Slowly it went on, past every bend and every bump. {refrain2} {hero} held the lantern high, and all of them followed.`,
        `But the old {subject} did not stop. It went a little to the left and a little to the right. {refrain2} "Follow my light!" called {hero}. Even the new one came along behind it.`,
      ],
      I: [
        `"It's been this way fourteen thousand times," said {boss}. "We don't need to see it." {Boss.he} closed {boss.his} eyes and laid both hands on the old {subject}, and very gently it began to move. "There's the bump by the willow," {boss} murmured. "Here it leans a little, and there it hums." {hero} sat in front and held up the lantern. Everybody took hold of somebody, and the long chain followed the light. <Last of all came the silver one.|At the very end came the silver one, quite close.>`,
        `The old {subject} had not even slowed down. It came out of the fog with all its laundry flying, as if nothing whatever had happened. "How does it know the way?" whispered {hero}. "It doesn't know it," said {boss}. "It remembers it, in its bones. Feel that? That's the crooked stone. Now we turn." They turned, although there was nothing to be seen. {hero} swung the lantern and shouted, <"Everybody behind us!"|"Hold on to one another and come!"> And everybody came.`,
      ],
      A: [
        `"Put your hand here," said {boss}. {hero} laid it on the side of the old {subject}, and felt a faint, steady trembling. "It has been over this hill approximately fourteen thousand times. I haven't touched anything since we left; I only keep it company." They moved off into the whiteness, at the speed of somebody who is considering something. "There's the root of the willow," {boss} murmured, with both eyes closed, as they rose and sank. "Now it hums, so there must be water underneath. Now it leans, because it's fond of that corner." {hero} climbed to the very front and held up the lantern, <and a hundred people followed it like beads on a string|and called out each bend to the people behind>. After them, as near as it dared, crept the silver one.`,
        `It was then that they heard the cough. Out of the fog came the old {subject}, neither faster nor slower than before, with its flags dripping and its laundry waving. Apparently it hadn't noticed that there was anything the matter. Everybody knows that {subject.a} can {subject.can}, but this one was able to do something considerably more difficult. It remembered, with every joint that it had, the bump, and the bend, and the long soft place beside the stream. "Don't ask it where it is," said {boss}. "Ask it where it's going." {hero} took the lantern up in front, <and sang, so that they could be heard as well as seen|and swung it from side to side>, and behind them the village joined hands and came along.`,
      ],
    },
    {
      id: "home-again",
      ...VILLAGE,
      time: "night",
      pose: "jumping",
      feeling: "happy",
      with: ["boss happy", "pal happy"],
      props: ["@subject", "lantern"],
      happening: "{hero} jumps for joy in the village at night.",
      E: [
        `At last there was a light, and then a second one. They were home! Everybody cheered, and {hero} hugged the old {subject} as well as {they} could. Something silver stopped next to it. "Thank you," it said.`,
        `Then {hero} smelled fresh bread. It was the bakery! They were all safe at home, and nobody was missing. "How did you do that?" the new one asked the old {subject}. It was a very good question.`,
      ],
      I: [
        `First they smelled the bakery, and then they saw its window, like a yellow stamp on a gray letter. They were home. {boss} counted everybody twice, and there was even one too many, because of the goat. {extra} People who had not spoken for years were hugging one another. <{pal} hugged everyone.|{pal} was hugged by the tuba player.> The silver one stopped beside the old {subject}, at a respectful distance. "I would like to ask you something," it said. "How is that done?"`,
        `It took three hours, and nobody was late, since nobody had anywhere else to be. When the lights of the village appeared, a hundred people shouted at the same moment. {extra} {hero} jumped down and put both arms around as much of the old {subject} as {they} could hold. It was wet, and warm, and it ticked. "I calculated eleven minutes," said the silver one thoughtfully. <"I seem to have forgotten something."|"Something was not included.">`,
      ],
      A: [
        `It was the nose that arrived first. They smelled wood smoke, and then warm bread, and then out of the grayness grew a yellow window, with the baker's cat in it. {boss} counted them all as they passed beneath the lamp. There were a hundred and twelve, exactly as many as had set out, and a goat. {extra} Everyone talked at once, and embraced whoever was standing nearest. {hero} had {their} cheek against the old {subject}, which was dripping and ticking and warm. <Beside it, very quietly, something silver came to a halt.|Something silver had drawn up alongside.> "I am able to speak eleven languages," it said humbly, "and I should like to know what that one was."`,
        `Eleven minutes had turned into three hours. But there had been singing in it, and stories that got better in the dark, and two people who had forgotten what they were quarreling about. When the first lamp of the village came out of the fog, they were nearly sorry. {extra} Then of course they cheered until the windows shook. Nobody was missing. {hero} slid down, and put {their} arms around whatever {they} could reach of the old {subject}, and for once {they} could not think of anything to say. The silver one could. "My calculation was incorrect," it announced to the square at large. "I had only included the distance."`,
      ],
    },
    {
      id: "who-teaches",
      ...VILLAGE,
      time: "night",
      pose: "standing",
      feeling: "determined",
      with: ["boss surprised", "pal proud"],
      props: ["@subject"],
      happening: "{hero} makes a speech in the village at night, and {boss} is surprised.",
      I: [
        `"On Monday it goes behind the barn," somebody said, and it became very quiet. {hero} climbed up on a box. {Their} knees were shaking, but {their} voice was all right. "The new one is fast," {they} said, "and it knows everything except the way. The old one is slow, and it doesn't know anything else." <"Who is supposed to teach it, if not {subject.the}?"|"So why don't we give {subject.the} a class?"> Nobody in the whole village had an answer to that.`,
        `Everybody looked at the cardboard sign, which was still hanging there, rather wet. Then {hero} noticed the silver one. It had moved so close to the old {subject} that they were nearly touching. "Look at it!" {they} called. "It desperately wants to learn. <We were all beginners once.|Somebody had to show me everything, too.> It doesn't need the old one to disappear. It needs somebody to go in front." {boss} took off {boss.his} cap.`,
      ],
      A: [
        `It was somebody at the back who mentioned Monday. Immediately the cheering died away, and one after another they remembered the sign. {hero} had never made a speech. {They} climbed up on an empty crate, because the silence was unbearable. "The new one is faster," {they} began, "and I pressed a button on it, and I liked it. It knows absolutely everything, except how to get home. I don't believe that it's bad; I believe that it's a beginner." Somebody laughed, although not unpleasantly. <"I learn difficult things from somebody who has done them for forty years," {they} continued.|"Somebody has to show me difficult things as well," {they} continued.> "Why shouldn't it?"`,
        `{hero} untied the sign, which had been out in the fog all evening, and on which most of the letters were no longer legible. "What are we going to write on it instead?" asked {boss} unsteadily. {They} looked at the old {subject}, and at the silver one, which had edged up beside it like a small child next to a grandmother. It suddenly occurred to {them} that everybody had been asking the wrong question, namely which of the two they needed. "One is quick, and one knows the way," {they} said loudly. <"I don't see why they have to take turns."|"That isn't too many, it's exactly enough."> "We've got a teacher here, and we were going to put it behind a barn."`,
      ],
    },
    {
      id: "first-lesson",
      ...VILLAGE,
      time: "morning",
      pose: "pointing",
      feeling: "proud",
      with: ["boss proud", "pal happy"],
      props: ["@subject", "bell"],
      happening: "{hero} points ahead in the village in the morning, and {boss} is proud.",
      B: [
        "Now the old {subject} has a new job. It shows the way!",
        `"You can teach it!" said {hero}. It was a new job. The {subject} shone.`,
      ],
      E: [
        `On Monday nobody went behind the barn. There was school instead! The old {subject} went in front, and the new one came after it. {hero} sat up high. "Here comes the bump," {they} called.`,
        `So the old {subject} got a new job. Every Monday it shows the new one each bend and bump. "I could feel that one!" says the new one proudly. {hero} rings the bell for them.`,
      ],
      I: [
        `On Monday at eight there was school. The old {subject} went in front, slowly, and the silver one came behind it with its screen switched off. {hero} sat beside {boss} and rang the bell for each thing that had to be remembered. "That was the willow," {they} called. "I felt it!" cried the silver one, in all eleven languages. <By Friday it had learned to cough.|By Friday it could do the first hill with its lights out.>`,
        `The teacher took its work extremely seriously. It never said a word. It simply showed the bump again, and the bend again, until the silver one had stopped calculating and begun to feel. {hero} was allowed to ring the bell between lessons. <"Too fast," said {boss} now and then.|"Again, please," said {boss} now and then.> "What's the hurry? You'll only be there sooner." At noon they all stopped by the stream, where it hums, and ate their sandwiches.`,
      ],
      A: [
        `School began on Monday, at eight o'clock precisely. In front went the old {subject}, neither faster nor slower than usual. Behind it came the silver one, with a cloth over its screen, so that it could not peek. {hero} had been appointed to ring the bell whenever there was something to be remembered. There was something to be remembered about every thirty yards. "A bump," reported the silver one eagerly, "and then a sort of sigh, and now it tickles!" <"That's the gravel," said {boss}.|"That'll be the gravel by the chapel," said {boss}, nodding.> By the end of the week it could manage the first hill without any signal whatsoever, and it had picked up a slight cough.`,
        `The old {subject} turned out to be a gifted teacher. It didn't explain anything. It went ahead, and waited, and if necessary it returned and repeated the whole performance. After a fortnight the silver one was no longer calculating how many minutes remained. {hero} rang the bell for recess, when they halted beside the stream, all in a row, and looked at the water. <"What do we do now?" the silver one had asked on the first day.|On the first day the silver one had been puzzled by this.> "Nothing," {boss} had told it. "That's the part that they left out of you." Now it looked forward to it all morning.`,
      ],
    },
    {
      id: "sign-again",
      ...VILLAGE,
      time: "afternoon",
      pose: "sitting",
      feeling: "happy",
      with: ["boss happy", "pal happy"],
      props: ["@subject", "flag"],
      happening: "{hero} sits happily in the village with {boss} and {pal}.",
      B: [
        `Now the {subject} has a new sign. It is red. "First day," it says. {close}`,
        `{hero} goes with the {subject} each day. "I know the way, too!" {close}`,
      ],
      E: [
        `There is a new sign on the old {subject} now. {hero} painted it with {boss} and {pal}. "First day of school," it says, and under that it says, "Please do not hurry." {close}`,
        `"Last day," the old sign had said. {hero} took a brush and painted over one word. Now it says, "Best day." The old {subject} wears it every Saturday. {close}`,
      ],
      I: [
        `The sign is still there, although it says something else now. {hero} painted out a word and put in another. "First day," it says, and nobody has ever changed it, because with the old {subject} that is true every morning. On Saturdays {they} still {has} the oily cloth. <The silver one waits for its turn.|The silver one likes to be done behind the lights.> "You must learn it properly," says {boss}. "Somebody will have to teach the next one." {close}`,
        `When there is fog now, people look out of the window and are pleased. They put on their coats and wait in the square, since somebody always brings a tuba. The old {subject} goes first. The silver one goes last, so that nobody gets lost at the end. And up in front, with the lantern, sits {hero}, who knows the willow, and the stone, and the place where it hums. <{They} could do it with {their} eyes closed.|{They} {has} it in {their} bones.> {close}`,
      ],
      A: [
        `You can still read the sign, if you visit the village. It hangs on the front of the old {subject}, and {hero} has repainted it in letters that don't become smaller toward the end. "First day," it says. {boss} offered to put a date on it, but they agreed that it was not necessary. On Saturdays {they} {has} the oily cloth, and two to polish instead of one. <The silver one claims not to be ticklish.|It takes all morning, and nobody minds.> "Pay attention when it coughs," {boss} tells {them}, "and to what it's fond of. It'll be your turn, some day, to close your eyes." {hero} pays extraordinary attention. {They} {has} approximately fourteen thousand times to go. {close}`,
        `The village has four things now that everybody is proud of: the linden tree, the echo, and the two of them. They can be seen any morning going over the hill, the old {subject} in front and the silver one behind. Lately, if nobody is in a hurry, they go side by side. The barn is no longer mentioned. The nettles have the field to themselves. <On foggy evenings people put on their coats, and hope.|When fog is forecast, the whole square fills up with people.> It is one thing to be told where you are, in eleven languages, and another to be taken home by somebody who remembers. {hero} carries the lantern. {close}`,
      ],
    },
  ],
};
