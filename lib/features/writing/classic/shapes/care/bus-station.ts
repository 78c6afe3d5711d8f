import type { Shape } from "@/lib/features/writing/classic/grammar";

const CLASS = { place: "classroom", weather: "clear", time: "morning", props: ["thing:bus"] } as const;
const STATION = { place: "station", weather: "clear", time: "afternoon", props: ["thing:bus"] } as const;

export const BUS_STATION: Shape = {
  id: "care/bus-station",
  theme: null,
  wild: 2,
  tags: ["school", "friend", "help", "lost", "idea", "trip"],
  about: [
    "adhd busy-brain busy-head busy-mind brain-is-busy brain-like-a-bus-station attention-deficit hyperactive hyperactivity",
  ],
  premise: "{hero's} brain is as busy as a bus station, and on the school trip that is what everybody needs.",
  care: ["disability"],
  shows: ["thing:bus", "thing:brain", "station"],
  talk: [
    "What is your own brain like: a bus station, a lake, a kitchen, or something else?",
    "What helped {hero} to stay with one thing?",
  ],
  cast: { pal: ["girl", "boy"], teach: ["teacher"], mom: ["mother", "father"] },
  refrain: {
    B: ["Honk, honk! All the buses came at once.", "Honk, honk! The right bus came."],
    E: ["Honk, honk went {hero's} busy brain.", "Honk, honk went {hero's} brain, and the right bus stopped."],
  },
  beats: [
    {
      id: "brain-busy",
      ...CLASS,
      pose: "sitting",
      feeling: "curious",
      with: ["teach calm", "pal happy"],
      happening: "{hero} sits in the classroom with the teacher and {pal}, and thinks of a bus.",
      B: [
        `{hero} had a busy brain. Look, a bug! What is for lunch? {refrain}`,
        `"Please sit still," said {teach}. But {hero's} brain could not. {refrain}`,
      ],
      E: [
        `{hero} wanted to listen. But there was a fly on the window, and somebody had new shoes. All the thoughts came in at the same time. {refrain}`,
        `"What did I just say?" asked {teach}. {hero} had no idea. {They} had thought of pirates, pancakes, and the moon. It was always so. {refrain}`,
      ],
      I: [
        `{hero's} brain was like a bus station. In other heads, one bus came after another, but in {theirs} they all arrived at once, honking. There was a bus for the fly on the window, and another for lunch, and an enormous one about whether fish get thirsty. "What is seven times six?" asked {teach}. <That bus had just departed without {them}.|That bus had already gone by.> "I am sorry," said {hero}, "I was waiting at another stop."`,
        `"You are doing it again," whispered {pal}. {hero} looked down. {Their} foot was drumming, and {their} pencil was turning, and {they} {was} sitting on the chair like a rider. {They} had not noticed. {They} had been thinking of the plural of octopus. {Their} brain was a bus station with no timetable, <and there was always something leaving|and something was always arriving>. It was never boring in there. It was only hard to find the one bus that {teach} was talking about.`,
      ],
      A: [
        `{hero's} brain resembled a bus station. In other people's heads, as far as {they} could gather, the thoughts arrived one after another and stopped politely. In {theirs} they all drove in simultaneously, from every direction, with their horns going. There was a bus for the fly on the window, and another for the smell of lunch; and a large one, with an upper deck, was occupied by the question of whether fish get thirsty. "What is seven times six?" asked {teach}. <That particular bus had departed without {them}.|{hero} had seen it go by, and had not managed to get on.> "I am sorry," said {hero}. "I was waiting at another stop."`,
        `"You are doing it again," whispered {pal}. {hero} looked down at {themselves} with interest. {Their} left foot was drumming, {their} pencil was revolving, and {they} {was} sitting astride the chair like somebody on a horse. {They} had noticed none of it, having been busy with the plural of octopus. It had always been so. {Their} brain was a kind of bus station, open day and night, with a great many departures and no timetable. <It was certainly never dull in there.|Visitors would have found it exhilarating, and slightly dangerous.> It was merely difficult to catch the one bus that everyone else was on.`,
      ],
    },
    {
      id: "forgets-bag",
      place: "kitchen",
      time: "morning",
      weather: "clear",
      pose: "running",
      feeling: "worried",
      with: ["mom calm"],
      props: ["thing:backpack", "thing:bus"],
      happening: "{hero} runs through the kitchen past {mom}, a backpack and a toy bus.",
      B: [
        `{hero} lost a shoe. Then {they} lost the bag. "Your brain is so busy," said {mom}. "Mine is, too."`,
        `"Where is my coat?" said {hero}. {They} had it on! {mom} laughed. "What a busy brain!"`,
      ],
      E: [
        `At home, {hero} was looking for {their} shoes. On the way {they} found a kite, and built a bridge. "What about the shoes?" asked {mom}. {hero's} busy brain had <lost|forgotten> them. "It is called ADHD," {mom} told {them}, "and we will look together."`,
        `Every morning something was missing. Today it was one sock and the homework. "I really try," said {hero}, and there was a lump in {their} throat. "I know," said {mom}. "It is called ADHD. Your brain does ten things <at once|at a time>."`,
      ],
      I: [
        `In the mornings it was at its worst. {hero} would go upstairs for {their} shoes. On the third step {they} noticed that the stairs were exactly as wide as a harbor. Twenty minutes later {mom} found a harbor, complete, and no shoes. "I really do try," said {hero}, and {their} eyes stung. "I know how hard you try," said {mom}. "You have ADHD, which means that your brain is <very busy, and not that it is bad|busy, but it is not a bad one>. We will look for the shoes together."`,
        `"Shoes, bag, jacket," said {mom}. {hero} repeated it all the way up the stairs, and then there was a spider. When {they} came down again, {they} knew everything about the spider. "I am hopeless," {they} said. "You are certainly not," said {mom}. The doctor had given it a name, ADHD, and nobody was to blame for it. {mom} drew three pictures and hung them up beside the door. <A busy brain should have something to look at.|It helped the busy brain on most days.>`,
      ],
      A: [
        `It was always at its worst in the mornings. {hero} would start upstairs in order to fetch {their} shoes, and on the third step {they} would notice that the staircase was precisely as wide as a harbor. Twenty minutes afterward {mom} would discover a harbor, complete with cranes, and no shoes whatever. "I honestly do try," said {hero}, and {their} voice slipped. "I have never seen anybody try harder," said {mom}, and sat down on the pier. "You have ADHD, which means that your brain is unusually busy. It is not a bad brain, and it is nobody's fault. <We only need to build it some traffic lights."|It is simply short of traffic lights.">`,
        `"Shoes, bag, jacket," said {mom}, which is not a great deal to remember. {hero} repeated it conscientiously all the way up the stairs, until, on the landing, there was a spider. When {they} returned, {they} knew practically everything about the spider. "I am hopeless," {they} said. "You are nothing of the sort," {mom} answered. The doctor had given it a name, which was ADHD, and had explained that some brains are made like that, and that nobody is to blame. So {mom} drew the shoes, the bag, and the jacket, and hung them beside the door. <A brain that likes looking ought to be given something to look at.|It helped on most days, and on the others they laughed.>`,
      ],
    },
    {
      id: "trip-begins",
      ...STATION,
      time: "morning",
      pose: "standing",
      feeling: "excited",
      with: ["teach happy", "pal excited"],
      happening: "{hero} stands at the station with the teacher and {pal}, beside a bus.",
      B: [
        `The class went on a trip. "Stay with me," said {teach}. {hero's} brain saw it all. A bird! A clock!`,
        `It was trip day! {hero} saw a red bag, a dog, a hat. {Their} brain took it all in.`,
      ],
      E: [
        `On Tuesday, the class went on a trip by bus. The station was full of people. {hero's} brain was in heaven! {They} saw a man with a parrot. {They} saw a green bus with a <yellow|big> moon on it.`,
        `The class stood at the big bus station. "It looks just like the inside of my head," said {hero}. There were buses on all sides, and all of them honked. {Their} brain <jumped|danced> from one to the next.`,
      ],
      I: [
        `On Tuesday the class went to the museum by bus, and they had to change at the central station. {hero} stood still in surprise. There were thirty buses, and they all came at once, from every side. "It looks exactly like the inside of my brain," {they} said. {pal} <whistled|looked around>. "No wonder you are tired in the evening," {pal.he} said. {hero} looked at everything. There was a clock that was four minutes slow. There was a lady with a parrot. Bus eleven had a yellow moon on its door.`,
        `"Hold hands and follow me," called {teach} at the central bus station. It was as loud as a circus. Most of the class stared at their shoes. For {hero} it was like coming home. {Their} brain drove off in all directions. It noticed a man who was asleep with a trumpet in his arms. It noticed that platform nine came after platform three. It noticed a sign, <painted over|half hidden>, that said that bus eleven left from the back today. "Come along, {hero}!" said {teach}.`,
      ],
      A: [
        `On Tuesday the class set out for the museum, and had to change buses at the central station. {hero} stopped in astonishment. There were thirty of them at least, and they were all arriving simultaneously, from every direction, with their horns going. "It looks exactly like the interior of my brain," {they} said. {pal} looked around for quite a long time. "No wonder that you are tired in the evenings," {pal.he} said with respect. {hero} did not want to miss any of it. There was a clock that was four minutes slow; there was a lady with a parrot; <and bus eleven had a yellow moon upon its door|and one bus, the eleven, had a yellow moon on its door>.`,
        `"Everybody hold hands and follow me," cried {teach}, in the middle of the central bus station. It was as noisy as a circus, and the majority of the class looked fixedly at their shoes. {hero} felt at home immediately. {Their} brain set off in every direction at once. It noted a man who was sleeping with a trumpet in his arms; it noted that platform nine, for some reason, came directly after platform three; and it noted a sign, half concealed behind a flower stall, to the effect that bus eleven was leaving from the back today. <Then {pal} tugged, and they went on.|"Come along, {hero}," called {teach}, and {they} came along.>`,
      ],
    },
    {
      id: "told-off",
      ...STATION,
      pose: "standing",
      feeling: "sad",
      with: ["teach worried", "pal calm"],
      happening: "{hero} stands sadly at the station with the teacher and {pal}, near a bus.",
      E: [
        `"Where are you going again?" called {teach}. {hero} had only <looked at|followed> the parrot. "Please listen to me!" {They} felt {their} face become hot. {Their} brain was always doing that. "I am sorry," {they} said.`,
        `{hero} walked into a sign, because {they} had looked at the roof. A few children giggled. "Why can you not <just|simply> watch out?" sighed {teach}. {hero} wished for another brain, a slow one.`,
      ],
      I: [
        `"We are waiting for you again," said {teach} in a tired voice. {hero} had only returned in order to read the sign to the end. {They} had heard that sentence so often that it had a bus of its own. "I did not do it on purpose," {they} said, and {their} ears became hot. "I know that," sighed {teach}, "but there are twenty-four of you." <For the rest of the way {hero} looked at the ground.|{hero} looked only at the ground.> {They} wished for a brain with a single bus in it.`,
        `In the middle of the crowd {hero} lost {their} sandwich, {their} ticket, and one glove, and found two of them again. Everybody had to wait. "Again?" somebody groaned. {teach} did not groan, but {teach.he} looked at {teach.his} watch. {hero} could feel it in {their} stomach. "I wish that I had another brain," {they} said quietly. "I don't," said {pal}. <"Then I would have to think of everything myself."|"With whom would I talk about octopuses?">`,
      ],
      A: [
        `"We are waiting for you again," said {teach}, who sounded tired. {hero} had merely gone back in order to finish reading the sign. {Their} ears became hot. {They} had been told this so frequently that by now the sentence had a bus of its own, which came every day. "I honestly didn't do it on purpose," {they} said. "I know that you didn't," {teach} answered, "but there are twenty-four of you, and only one of me." <For the remainder of the way {hero} looked at the pavement, where there was nothing to see.|{hero} decided to notice nothing more at all, and noticed how difficult it was.> If only {they} had been given a brain with a single bus in it!`,
        `In the thick of the crowd {hero} lost {their} sandwich, {their} ticket, and one of {their} gloves, and recovered two out of three. The entire class was obliged to wait. Somebody groaned. {teach} did not groan, but {teach.he} glanced at {teach.his} watch, which was considerably worse. "I would very much like to exchange my brain for a slower one," said {hero} in a low voice. {pal} considered this for the length of two entire platforms. <"I wouldn't," {pal.he} said. "I would have nobody to ask about octopuses."|"Then who would tell me things?" {pal.he} asked. "I only ever see what I am looking at.">`,
      ],
    },
    {
      id: "class-lost",
      ...STATION,
      pose: "standing",
      feeling: "worried",
      with: ["teach worried", "pal worried"],
      happening: "{hero} stands at the station with {teach} and {pal}, who are worried, beside a bus.",
      B: [
        `Then came time to go home. "Where is our bus?" said {teach}. No one knew. {hero's} brain woke up.`,
        `"Our bus is not here!" said {teach}. {pal} was afraid. {hero's} brain began to run.`,
      ],
      E: [
        `In the afternoon, they had to find bus eleven. But where it should be, there was only a fence! "I do not understand," said {teach}. It was the last bus home. {hero's} brain <began to hum|sat up>.`,
        `After the museum, they were late. "Our bus leaves in six minutes," said {teach}, "and I can not find it." All the signs were different now. {pal} began to cry. Nobody looked at {hero}, and {hero's} brain was very <awake|busy>.`,
      ],
      I: [
        `In the afternoon they came back, and platform eleven was gone. Where it should have been there was a fence, and behind the fence a hole. "That can't be," said {teach}, turning a map around. "It is the last bus, and it leaves in six minutes." Twenty-four children looked in one direction, where there was nothing. Somebody started to cry. <A bus drove into the station of {hero's} brain.|In {hero's} brain, a bus turned on its lights.> It was a small one, and it had been waiting since the morning.`,
        `It was ten to five, and everybody was tired. "Bus eleven, platform eleven," said {teach}, and walked to platform eleven, and stopped. There was only a fence. {teach} asked a man, who shrugged, and a screen, which was dark. "We must think," said {teach}, quite calmly. But {hero} noticed that {teach.he} had put the map into {teach.his} hat. A busy brain <notices such things|sees things like that>.`,
      ],
      A: [
        `In the afternoon, when they returned from the museum, platform eleven no longer existed. In its place was a fence, and behind the fence there was a hole. "That is impossible," said {teach}, revolving the map. "It is the last bus of the day, and it leaves in six minutes." Twenty-four children stared in one direction, in which there was nothing. Two of them began to sniff. And in the great noisy station of {hero's} brain, somewhere at the back, a small bus switched on its headlights. <It had been standing there since the morning.|Nobody had sent for it; it had simply been waiting until it was needed.>`,
        `At ten minutes to five everybody was exhausted, and the class trotted obediently to platform eleven. There it stopped. Platform eleven consisted of a fence. {teach} questioned a man in uniform, who shrugged his shoulders; {teach.he} consulted a screen, and the screen was dark. It was the last bus of the day, and it would leave in six minutes. {teach} remained perfectly calm. But {hero's} brain noticed that the map had been put into the hat, and the hat into the bag. <"Let us think," said {teach}.|"Six minutes," said {teach}. "Somebody must have seen something.">`,
      ],
    },
    {
      id: "brain-remembers",
      ...STATION,
      pose: "thinking",
      feeling: "surprised",
      with: ["pal surprised", "teach surprised"],
      props: ["thing:bus", "clock"],
      happening: "{hero} thinks at the station, beside {pal} and the teacher, with a bus and a clock.",
      B: [
        `"I saw a sign!" said {hero}. "Bus, moon, back door!" {Their} brain had kept it all.`,
        `{hero} shut both eyes. What did {their} brain see? "The bus with the moon! It is at the back!"`,
      ],
      E: [
        `"Wait," said {hero}. "This morning I saw a sign. It was behind the flowers, and it said that bus eleven goes from the back!" {Their} brain had picked it up, along with the parrot. "Are you <sure|certain>?" asked {teach}.`,
        `{hero} closed {their} eyes. There was the parrot, and the slow clock, and the man with the trumpet. "Bus eleven has a moon on it," {they} said. "My brain <saw|kept> it. It was parked behind platform nine!"`,
      ],
      I: [
        `"I have seen it," said {hero}. Everyone turned. {They} closed {their} eyes, and let the whole morning drive by, parrot and trumpet and all. "There was a sign behind the flower stall. It said that bus eleven, with the yellow moon, leaves from the back today, behind platform nine." {They} opened {their} eyes again. "My brain simply picked it up, although I never asked it to." <{teach} took the map out of {teach.his} hat.|{teach} folded up the map.>`,
        `"May I say something?" asked {hero}. It is difficult to be believed, when you are the one who loses {their} gloves. "That is why I went back this morning. I was reading a sign about bus eleven, which goes from the back yard today." "Nobody saw a sign," said somebody. "{hero} did," said {pal}. "{hero's} brain sees everything. It just can't find its shoes." <{teach} thought for exactly one second.|{teach} folded up the map.> "Show us," {teach.he} said.`,
      ],
      A: [
        `"I have seen it," said {hero}, and everybody turned around. {They} closed {their} eyes, and let the entire morning drive past once more, with the parrot, and the trumpet, and the clock that was four minutes slow. "Behind the flower stall there was a notice," {they} said, "and it announced that bus eleven would be leaving from the yard at the back. It is the one with the yellow moon on its door, and the yard is around the corner after platform three." {They} opened {their} eyes again. <"I didn't mean to remember it," {they} added. "It is only my brain."|"My brain collects things," {they} explained. "It doesn't ask me first.">`,
        `"May I say something?" asked {hero}. It is not easy to be believed, if you are the one who loses the gloves. "There was a notice this morning, and I returned in order to read it. Bus eleven departs from the yard at the back, on this particular Tuesday." "None of us noticed any notice," somebody objected. "Naturally we didn't," said {pal}, "because we were looking at our shoes. {hero's} brain sees everything that there is; it is merely its own shoes that it can't find." {teach} looked from one of them to the other, and then at the clock. <"Then we had better follow that brain," said {teach.he}.|"That clock is four minutes slow," said {hero}. "Run," said {teach}.>`,
      ],
    },
    {
      id: "leads-way",
      ...STATION,
      pose: "running",
      feeling: "determined",
      with: ["pal excited", "teach excited"],
      happening: "{hero} runs through the station in front of {pal} and the teacher, toward a bus.",
      E: [
        `"Follow me!" called {hero}. They ran past the flowers, and they ran past the man with the trumpet. There was a nice dog, but {hero} did not stop. "One bus at a time," {they} told {their} brain. {pal} held {their} <hand|sleeve>.`,
        `{hero} ran in front. On the way, {their} brain saw a cake shop, and a puddle, and a drum. "Later," {they} said to it, "later, later!" {pal} helped. "Moon," {pal.he} said at every <corner|turn>. "We want the moon."`,
      ],
      I: [
        `Now it was {hero} who had to stay with one thing, and that was the hard part. There were puppies in a window on the left. There was a man who sold balloons. "Moon," said {pal} beside {them}, each time that {their} head turned. "We are looking for the moon." "Moon," {hero} repeated, and let the other buses go by. <A brain can do it, if it has a friend to hold on to.|It is easier with somebody who says it with you.> Left after platform three, through the gate, and twenty-four pairs of feet behind them.`,
        `They ran in a long line, and {hero} was at its head. {They} drummed on {their} leg as {they} ran, since drumming helped {them} to think. In class it was a nuisance, and here nobody minded. "Past the flowers," {they} called, "past the trumpet, and don't look at the parrot!" {They} did not look at it {themselves}, <though it cost {them} something|and that was heroic>. {Their} brain offered {them} nine other subjects. {They} told it to put them in a line, and it was so surprised that it did.`,
      ],
      A: [
        `Now it was {hero} who was obliged to stay with one single thing, and that was by far the hardest part of it. There were puppies in a window on the left-hand side. There was a person selling balloons. "Moon," said {pal}, who was running beside {them}, whenever {their} head began to turn. "We are going to the moon." "Moon," panted {hero}, and allowed the other buses to go by. <It is a great help to a brain if somebody else is holding one end of the thought.|It is surprising what a brain can do, with a friend to do the signals.> They turned left after platform three, with forty-eight feet behind them.`,
        `They ran in a long line, and the head of it was {hero}. While {they} ran {they} drummed with both hands upon {their} bag, because drumming had always helped {them} to think; in class it was a nuisance, but here it was practically music. "Past the flowers," {they} shouted, "and past the trumpet, and whatever you do, don't look at the parrot!" {They} did not look at it {themselves}, though it was saying something extremely interesting. {Their} brain proposed nine other subjects. <"One at a time," {hero} told it, "and that one first."|"Get in line," {they} ordered it; and it was so astonished that it did.>`,
      ],
    },
    {
      id: "finds-bus",
      ...STATION,
      pose: "pointing",
      feeling: "proud",
      with: ["teach happy", "pal excited"],
      happening: "{hero} points at a bus at the station, with the teacher and {pal}.",
      B: [
        `They ran and ran. There was the moon on the bus! {refrain2} "What a brain!" said {teach}.`,
        `"This way!" said {hero}. They ran to the back. {refrain2} {Their} brain was right!`,
      ],
      E: [
        `And there it stood, with a yellow moon on its door. {refrain2} "Just in time," said the driver. {teach} counted heads, and {pal} <hugged|squeezed> {hero}. "Three cheers for that brain!" said {teach}.`,
        `Behind the gate was a yard, and in the yard was bus eleven. {refrain2} Everyone climbed in, out of breath. "I would never have <seen|found> it," said {teach}.`,
      ],
      I: [
        `And there it was, behind the gate, in a yard that nobody would have thought of. It had a yellow moon on the door, and the driver had already started the engine. {teach} counted, and there were twenty-four. Then {teach.he} sat down beside {hero}. "This morning I was cross because you went back to read a sign," {teach.he} said. <"I am sorry about that."|"I take it back."> "It is a remarkable brain. It got us all home."`,
        `They came through the gate as the door was closing. "Wait!" shouted twenty-four voices, and it opened again. There was the moon, right above the handle. {hero} was the last to get in, because {they} had stopped to be sure that the others were there. "I only ever look at the timetable," said {teach}, and wiped {teach.his} forehead. "From today on, I would like to have you look at everything else." <{hero's} brain did not know what to do with so much praise.|{hero} drummed on the seat, and nobody told {them} to stop.>`,
      ],
      A: [
        `And there it was, beyond the gate, in a yard that nobody would ever have thought of. It was green; there was a yellow moon upon its door; and the driver had already started the engine. "You are the first people who have found me today," he remarked. {teach} counted, and counted again, and it was twenty-four both times. Then {teach.he} dropped into the seat beside {hero}. "This morning I was impatient with you, because you went back to read a sign," {teach.he} said. "I apologize for that. It is a remarkable brain, and it has just brought all of us home." <{hero} had to think about something else for a moment, and luckily there was plenty.|{hero} did not know where to look, and looked, as usual, at everything.>`,
        `They burst through the gate at the very moment when the door was closing. "Wait!" cried twenty-four voices; and it opened again, directly underneath a yellow moon. {hero} got in last of all, since {they} had stopped to make certain that nobody was missing. "I never look at anything except the timetable," admitted {teach}, whose hat was on backward. "I should be grateful if, from now on, your brain would take care of the rest." The bus rolled out of the yard. {hero} drummed on the window all the way home. <Nobody asked {them} to stop, and somebody joined in.|It was noticed that there was quite a good rhythm in it.>`,
      ],
    },
    {
      id: "makes-timetable",
      ...CLASS,
      pose: "reaching",
      feeling: "happy",
      with: ["teach happy", "pal happy"],
      props: ["thing:bus", "notebook"],
      happening: "{hero} reaches out in the classroom with {teach} and {pal}, beside a bus and a notebook.",
      B: [
        `Now {hero} has a bus card. One bus, one job! It helps {their} busy brain a lot.`,
        `"Let us help your brain," said {teach}. {hero} got a ball to squeeze. It was good to move!`,
      ],
      E: [
        `After that, {teach} asked, "What would help your brain?" {hero} thought of a lot of things. Now there is a soft ball for busy hands. A picture of a bus shows which <job|thing> comes first.`,
        `{hero} and {teach} made a plan with little buses. First comes the math bus, and then the reading bus. The other buses <wait|have to wait>. It does not always work, but it helps {their} brain.`,
      ],
      I: [
        `On Wednesday {teach} asked a question that nobody had asked before. "You know your brain best. What would help it?" {hero} had eleven ideas, and they chose three. {They} may stand at the back when sitting becomes too hard. There is a rubber band around the legs of {their} chair, for {their} feet to drum on. And on {their} desk stands a row of paper buses. Only the first one is working. <The others have a place to park, until it is their turn.|The others may honk, but they must wait.>`,
        `"A station needs a timetable," said {pal}, and so they built one. It is made of cardboard, and it has little buses that can be moved. Math comes first, then ten jumps, then reading. When a thought drives in that has no business there, {hero} draws it on a yellow card. "Do fish get thirsty?" it says. The cards are for the break. <It does not work every day.|There are days when it all falls over.> But {their} brain likes it, and so does the rest of the class.`,
      ],
      A: [
        `On Wednesday {teach} asked a question that had never been asked before. "Nobody knows your brain as well as you do," {teach.he} said. "What would be helpful to it?" {hero} had eleven suggestions, of which they selected three. {They} may stand at the back whenever sitting becomes impossible; there is a rubber band across the legs of {their} chair, for drumming; and along the edge of {their} desk there is a row of paper buses. The foremost is on duty. <All of the others have a parking place, and come when it is their turn.|The rest may honk as much as they please, but they have to wait.>`,
        `"What a bus station needs is a timetable," {pal} declared, and they built one, out of cardboard. It has small buses that can be moved along with a finger. Mathematics departs first; ten jumps come next; and after that there is reading. Whenever a thought drives in that has no business to be there, {hero} draws it upon a yellow card, and the card is for the break. There are already thirty-one. <It would be untrue to say that it works every day.|On certain days the entire timetable ends up on the floor.> But on most days it does {their} brain good, and five of the others have asked for one.`,
      ],
    },
    {
      id: "quiet-corner",
      place: "living-room",
      time: "evening",
      weather: "clear",
      pose: "sitting",
      feeling: "calm",
      with: ["mom happy"],
      props: ["thing:bus", "book"],
      happening: "{hero} sits in the living room with {mom}, a toy bus and a book.",
      I: [
        `Even a bus station has to close at some time. In the evening {hero} lay on the carpet with {their} feet on the sofa, and {mom} lay beside {them}. "What came in today?" asked {mom}. It was a game of theirs. "There was a whale, and half a quarrel, and a completely new sort of bridge," said {hero}. They sent the buses to the garage, one after another, and turned off their lights. "Do you want a different brain?" asked {mom}. {hero} considered it. <"Only in the mornings," {they} said.|"No," {they} said. "Only more drivers.">`,
        `"So I have ADHD in the way that {pal} has freckles," said {hero} in the evening. "Exactly in that way," said {mom}, "and I believe that I have it, too, because I can't find my glasses." They were on top of {mom.his} head. {hero} leaned against {mom.him} and drew a bus with eleven wheels. It was difficult to have such a brain, and it was wonderful, and often it was both before breakfast. <"I would not swap you for a quiet one," said {mom}.|"It is never lonely in there, anyhow," said {hero}.>`,
      ],
      A: [
        `Even a bus station must close at some time or other. In the evening {hero} lay upon the carpet, with both feet on the sofa, and {mom} lay beside {them} in the same position. "What has come in today?" {mom.he} asked, for it was a game of theirs. "A whale, and half a quarrel, and an entirely original kind of bridge," reported {hero}. One after another they drove the buses into the garage, and switched off their lights. "Would you like to have a different brain?" asked {mom}. {hero} thought about it honestly. <"In the mornings, possibly," {they} said. "But not on Tuesdays."|"No, thank you," {they} decided. "I would only have to get to know it.">`,
        `"So I have ADHD," said {hero} that evening, "in exactly the same manner in which {pal} has freckles." "In precisely that manner," answered {mom}, "and I have begun to suspect that I have it, too, because I can't discover my glasses anywhere." They were on top of {mom.his} head. {hero} leaned against {mom.him} and drew a bus with eleven wheels and a balcony. It was exhausting to have such a brain, and it was splendid, and quite frequently it was both of them before breakfast. <"If I were allowed to choose again," said {mom}, "I would choose this head, with everything that is in it."|"At any rate," {they} said, "it is never lonely in there.">`,
      ],
    },
    {
      id: "invents-tour",
      ...STATION,
      pose: "waving",
      feeling: "excited",
      with: ["pal happy", "mom happy"],
      happening: "{hero} waves at the station with {pal} and {mom}, beside a bus.",
      I: [
        `On Saturday {hero} took {mom} and {pal} to the central station, just to look. "I have passed this place every single day," said {mom} after two hours, "without ever seeing any of it." {hero} had shown them the slow clock, and a bird's nest in the letter O, and the man with the trumpet. "How do you <ever find it all|find such things>?" asked {mom}. "I don't," said {hero}. "It finds my brain."`,
        `There is a tour of the bus station now, and {hero} is the guide. It takes place on Saturdays, and the first guests were {mom}, {pal}, and the cat. "On your left is a nest, in the O of STOP," says {hero}. "On your right is the world's slowest clock." {Their} brain has so much to say that people have to walk fast. <Nobody has ever been bored.|At the end, they always clap.> For once it does not matter that everything comes at the same time.`,
      ],
      A: [
        `On Saturday {hero} invited {mom} and {pal} to the central station, for no other purpose than looking. When two hours had gone by, {mom} collapsed onto a suitcase. "I have been walking through here every day for nine years," {mom.he} said, "and I have never noticed anything but the departure board." {hero} had shown them the slow clock, and a complete bird's nest in the letter O, and seventeen different varieties of hat. "How do you ever find such things?" {mom.he} asked. <"I don't," said {hero}. "They find me."|"I just leave my brain open," said {hero}, "and in they come.">`,
        `There is a guided tour of the bus station nowadays, and the guide is {hero}. "Upon your left you may admire a nest in the O of the word STOP," {they} will announce. "On your right is a clock that has been four minutes slow since my grandmother was a girl." The first of the visitors were {mom} and {pal}, and the next one was {teach}, with a notebook. <It is a rapid sort of tour, since a brain like that has a great deal to show.|One has to walk quickly, and nobody has ever been bored.> It is probably the only place in the world where everything may arrive at once.`,
      ],
    },
    {
      id: "last-bus",
      ...CLASS,
      pose: "waving",
      feeling: "happy",
      with: ["pal happy", "teach happy"],
      happening: "{hero} waves in the classroom with {pal} and the teacher, near a bus.",
      B: [
        `{hero} still has a busy brain. {They} still lost a shoe. "But look what I saw!" {they} said.`,
        `"What is in your brain?" said {pal}. "A bus and a moon!" said {hero}. "And you!"`,
      ],
      E: [
        `{hero's} brain is still a bus station. {They} still lost a glove last week. But on every trip, {teach} wants {them} in front. "Tell us what you see," {teach.he} says. There is always <something|a lot>.`,
        `"What is it like inside your brain?" asked {pal}. "It is very loud and very full, and it is never boring," said {hero}. Then {they} told {pal.him} about the animals in it. It took the whole <break|lunch>.`,
      ],
      I: [
        `It is still loud in {hero's} brain. On some days the buses get stuck, and there are tears, and somebody has to sit with {them} until the road is clear. On other days there is a thought with a yellow moon on it, which nobody else has had. "What is seven times six?" asks {teach}. {hero} looks along the row of paper buses and lets the puppies go by. <"Forty-two," comes the answer.|There it is.> Then the next one may drive. It is the one about the fish.`,
        `In the summer there was a notice in the corridor. Somebody had lost the key of the gym, and everybody thought about it. "We could always ask {hero's} brain," said {pal}. {hero} shut {their} eyes, and there was a parrot, and a clock, and a great deal of noise. Then a little bus drove in. "It is behind the second radiator, together with a glove," {they} announced. <The glove was {theirs}.|{They} had been looking for that glove since March.>`,
      ],
      A: [
        `It is as noisy as ever in {hero's} brain. There are days when all of the buses are stuck in one another, and nothing helps except for somebody who sits down beside {them} until the road is clear; and there are days when a thought comes around the corner, with a yellow moon on its door, which nobody in the world has had before. "What is seven times six?" asked {teach} this morning. {hero} looked along the row of paper buses. {They} allowed the puppies to go by, and the parrot as well. <"Forty-two," {they} said, and waved to it as it stopped.|Then the right one drove up, and the doors opened. "Forty-two.">`,
        `In the summer a notice appeared in the corridor, asking who had seen the key of the gymnasium. Everybody thought extremely hard, each in one direction. "It would be simpler to ask {hero's} brain," said {pal}. So {hero} shut {their} eyes, and there was the customary noise, with trumpets and parrots in it; and then a very small bus turned in at the gate, and stopped, and opened its door. "It is behind the second radiator," {they} said, "together with a glove." <The glove turned out to be {theirs}.|They fetched it in triumph. {hero} had been missing that glove since March.>`,
      ],
    },
  ],
};
