import type { Shape } from "@/lib/features/writing/classic/grammar";

const BEDROOM = { place: "bedroom", time: "morning", weather: "clear" } as const;
const SCHOOL_MORNING = { place: "school", time: "morning", weather: "clear" } as const;
const CLASSROOM = { place: "classroom", time: "morning", weather: "clear" } as const;
const PLAYGROUND = { place: "playground", time: "noon", weather: "clear" } as const;
const SCHOOL_AFTERNOON = { place: "school", time: "afternoon", weather: "clear" } as const;
const SCHOOL_SUNSET = { place: "school", time: "sunset", weather: "clear" } as const;

export const TWO_DIFFERENT_SHOES: Shape = {
  id: "firsts/two-different-shoes",
  theme: null,
  wild: 2,
  tags: ["school", "teacher", "first", "new", "brave", "friend"],
  about: [
    "school big-school first-day-of-school first-day-at-school first-school-day school-day starting-school kindergarten first-grade class classroom",
    "new-teacher",
    "first-day-at-nursery first-day-of-nursery first-day-in-nursery nursery-first-day start-nursery starting-nursery starts-nursery",
  ],
  premise: "On {hero's} first day of school, the new teacher is wearing two different shoes.",
  shows: ["school", "classroom", "thing:school", "@teach"],
  talk: [
    "What were {hero} and the teacher both worried about?",
    "What questions would you put in your pocket for a new place?",
    "When did somebody tell you kindly about a mistake?",
  ],
  cast: {
    pal: ["girl", "boy", "mouse", "rabbit", "robot", "alien", "bear", "cat"],
    teach: ["teacher"],
    mom: ["mother", "father"],
  },
  refrain: {
    B: ["School was so big.", "School was not so big."],
    E: ["How big the school was!", "How small the school was now!"],
  },
  beats: [
    {
      id: "packs-questions",
      ...BEDROOM,
      pose: "holding",
      feeling: "worried",
      with: ["mom calm"],
      props: ["thing:backpack", "thing:pencil"],
      happening: "{hero} holds a backpack in the bedroom, and {mom} is calm.",
      B: [
        `{open} It was the first day of school. {hero} had a new bag. "What if I get lost?" {they} said.`,
        `{open} "School is today!" said {mom}. {hero} felt odd. "Where will I sit?"`,
      ],
      E: [
        `{open} It was the first day of school. {hero} packed {bag}. {They} also packed three questions, in {their} pocket. Where is the bathroom, who will sit by me, and will {mom} <come back|come again>?`,
        `{open} Today {hero} was going to school. {They} packed {bag}. Then {they} wrote three questions on paper and put them in {their} pocket. They were <about|all about> the bathroom, a friend, and {mom}.`,
      ],
      I: [
        `{open} On the first day of school, {hero} packed {bag}. That was easy. The questions were more difficult, because they didn't fit into the bag. So {they} wrote them on three little papers. Where is the bathroom? Who will sit beside me? What happens if {mom} forgets to come? <They disappeared into {their} pocket.|They rustled in {their} pocket.> "Those are excellent questions," said {mom}, "and they deserve excellent answers."`,
        `{open} School began at eight o'clock, and {hero} was ready at six. {They} had packed {bag}, twice. But {their} stomach felt as if somebody had packed that, too. "What is it worried about?" asked {mom}. It was worried about three things: finding the bathroom, finding a friend, and finding {mom} again afterward. <They wrote each of them on a paper.|{mom} wrote them down, one by one.> Then {hero} put the worries in {their} pocket, where they rustled.`,
      ],
      A: [
        `{open} On the first morning of school, {hero} had been dressed since six o'clock. The bag was packed with {bag}, and that had taken no time at all. What took time were the questions. There were three of them, and they had been going around since the evening before. Where was the bathroom, who would sit beside {them}, and what would happen if {mom} forgot to come? <{mom} suggested writing them down.|"Write them down," {mom} suggested.> On three small papers, folded up and put into a pocket, they were suddenly much quieter, although you could still hear them rustle at every step.`,
        `{open} "Is everything in there?" asked {mom}, on the first day of school, lifting the bag. Everything was: {hero} had packed {bag} {themselves}. What {they} had not managed to pack was the feeling under {their} ribs. "It's made of questions," {they} explained. There was one about bathrooms, one about friends, and one, the largest, about grown-ups who might forget the time. "Questions belong in a pocket," said {mom}, and {mom.he} cut three papers, <and {hero} wrote upon them|upon which everything was written down>. It didn't make them disappear; but now they were something that {they} had, and not something that had {them}.`,
      ],
    },
    {
      id: "reaches-gate",
      ...SCHOOL_MORNING,
      pose: "hugging",
      feeling: "worried",
      with: ["mom calm"],
      props: ["thing:backpack", "bell"],
      happening: "{hero} hugs {mom} in front of the school, with a bag on {their} back.",
      B: [
        `{refrain} "I will be here at three," said {mom}. {hero} did not want to let go.`,
        `They came to the school. {refrain} {mom} gave {hero} a kiss for each hand.`,
      ],
      E: [
        `They stood in front of the school together. {refrain} {mom} put a kiss in each of {hero's} hands. "I will be under this tree at three o'clock," {mom.he} promised. "<This|Exactly this> one, by the gate."`,
        `{refrain} It had more windows than {hero} could count. "At three o'clock," said {mom}, "I will be standing under this tree." {hero} touched the tree, to <remember it|make sure of it>. Then {they} let go.`,
      ],
      I: [
        `The school was as large as a ship, and it was loading children. In front of it stood a chestnut tree. "At three o'clock," said {mom}, "I will be standing exactly here, under this tree. You can depend on it." {hero} looked at the tree so hard that {they} would never forget it. <{mom} carefully put a kiss into each of {their} hands.|Then there was another hug, and another after that.> "One for the morning," {they} whispered, "and another for the afternoon." Then {they} went in.`,
        `Everybody in town seemed to be going to the same door. {hero} held on to {mom's} sleeve. {They} hadn't known that a school could have so many windows. "Look," said {mom}, and put {their} hand on the trunk of an old chestnut. "This tree has never moved in a hundred years. I will be standing beside it at three o'clock." <{hero} examined the bark.|It had a heart cut into the bark.> It seemed to be a reliable tree. So {they} took a breath, and let go of the sleeve.`,
      ],
      A: [
        `From a distance the school had looked like a house, but from close by it was more like an ocean liner, and hundreds of children were going aboard. {hero} stopped underneath an old chestnut tree by the gate and could not be moved any farther. "This tree has stood here for a hundred years," said {mom}, "and at three o'clock I shall be standing next to it. Not five minutes after three." {hero} laid one hand against the trunk, so as to be able to recognize it. <{mom} kissed the other hand, and closed it, so that nothing could fall out.|It was rough, and warm from the sun, and it did not look like a tree that breaks its word.> Then somebody rang a bell.`,
        `"That one over there," said {mom}, "is yours." It was an enormous building, with a clock on it and more windows than {hero} had ever seen together; and out of every window came the noise of people who evidently knew where they were supposed to sit. {They} took two steps toward the school, and immediately three in the opposite direction. {mom} never hurried {them}, but led {them} to a chestnut tree beside the gate. "When the clock up there says three," {mom.he} promised, "you will find me leaning on this." <{hero} tested it by leaning; it held.|{hero} leaned against it, and it seemed dependable.> So there was at least one thing that would stay where it was until the afternoon.`,
      ],
    },
    {
      id: "sees-shoes",
      ...CLASSROOM,
      pose: "standing",
      feeling: "surprised",
      with: ["teach worried", "pal curious"],
      props: ["thing:running-shoe", "book"],
      happening: "{hero} stands in the classroom and looks at {teach} in surprise, and {pal} is curious.",
      B: [
        `In class stood the teacher, {teach}. Look! One shoe was brown. One shoe was blue!`,
        `"I am {teach}, your teacher." One shoe was blue. One shoe was brown! {hero} had to look again.`,
      ],
      E: [
        `The new teacher was called {teach}, and {teach.he} talked very fast. {hero} looked at the floor. Then {they} looked again. One of the teacher's shoes was brown, and the other one was <blue|bright blue>!`,
        `"Good morning, I am {teach}," said the teacher, and dropped the chalk. {Teach.he} <picked|took> it up and dropped it again. That was when {hero} saw {teach.his} shoes. One was brown, and one was blue!`,
      ],
      I: [
        `The new teacher's name was {teach}. {Teach.he} smiled at everybody, and talked a little too fast, and wrote the date on the board in the wrong month. {hero} was too shy for faces, so {they} examined {teach.his} shoes instead. Immediately {they} noticed something extraordinary. The left shoe was brown, with laces. <The right one was blue, with a buckle.|The right one was blue.> In the whole class, nobody else had seen it.`,
        `"Good morning!" called the teacher, whose name was {teach}, and knocked over a cup of pencils. {hero} helped to pick them up, and so, down there on the classroom floor, {they} saw something peculiar. One of the teacher's shoes was brown. The other was blue, <and they were not even the same size|and it had a buckle>. {hero} looked at {their} own shoes, to see how it ought to be done. Was that how people dressed at school?`,
      ],
      A: [
        `The new teacher was called {teach}. {Teach.he} said good morning to everyone, and then, as though {teach.he} had forgotten it, said good morning again. {Teach.he} talked rapidly, lost the chalk, and found it behind {teach.his} own ear. {hero} was not yet brave enough for faces, and kept {their} eyes on the floor of the classroom; and it was there that {they} made {their} discovery. The teacher's left shoe was brown and had laces. <The right one was blue, and had a buckle.|The right shoe was unmistakably blue.> Twenty-two children had seen the teacher, and only one of them, as it turned out, had begun at the bottom.`,
        `Inside the classroom there were twenty-two chairs, twenty-two pencils, and one teacher, who was called {teach}, and who appeared to be rather out of breath. "Welcome to your first day of school!" {teach.he} cried, and swept the whole cup of pencils off the desk with {teach.his} sleeve. {hero} crept beneath a table to collect them. It was peaceful down there, and one could see a number of feet. Two of them belonged to {teach}, <although not, it seemed, to one another|but they did not belong together>. One was brown and the other was blue. {hero} closed {their} eyes and opened them again, and it was still true.`,
      ],
    },
    {
      id: "takes-seat",
      ...CLASSROOM,
      pose: "sitting",
      feeling: "worried",
      with: ["pal happy", "teach calm"],
      props: ["book", "thing:pencil"],
      happening: "{hero} sits in the classroom next to {pal}.",
      I: [
        `"You may sit wherever you like," said the teacher, and that was the most difficult thing of all. {hero} stood there with {their} bag. Everyone else seemed to be in pairs. Then somebody pulled out a chair. "This one wobbles," said a voice, "but I don't mind if you don't." It was {pal}. <{pal} had a paper in {pal.his} hand as well.|{pal} smelled of toast.> {hero} sat down, and wobbled, and one question in {their} pocket stopped rustling.`,
        `In the third row there was a chair with nobody on it. {hero} walked past it twice. "Nobody is sitting here," whispered the person beside it, who was called {pal}. "I was keeping it for somebody, but I didn't know who." {hero} sat down carefully, and they showed each other their pencils. <"I am new at this school," said {pal}. "So am I," said {hero}.|"I was awake at five," said {pal}. "I was awake at six," said {hero}.> Perhaps the rest of the class was new, too.`,
      ],
      A: [
        `"Sit down wherever you please," the teacher called, and that was, of all the things {hero} had been afraid of, the worst. It is like a game of musical chairs in which one can't hear the music. {They} walked along the second row, as if {they} {was} looking for something in particular. A chair was pushed back. "This one wobbles," said somebody named {pal}, <"and so do I, if you want to know."|"but you can have the side that doesn't."> {hero} sat down, and they wobbled together; and in {their} pocket, without a sound, one of the three papers was answered.`,
        `There are not many distances in the world as great as the one between the door of a classroom and an empty chair. {hero} had crossed half of it when {they} discovered that everybody else was already sitting down. "Over here," said a voice. "I've been saving this particular chair, but nobody told me who it was for." The voice was {pal's}. {Pal.he} had been awake since five, it appeared, with questions, only {pal.he} hadn't thought of writing them down. <"Do you want a paper?" offered {hero}.|"Mine are in my pocket," {hero} confided.> It was the first conversation that {they} had ever had at school, and it had gone rather well.`,
      ],
    },
    {
      id: "whispers-truth",
      ...CLASSROOM,
      pose: "pointing",
      feeling: "brave",
      with: ["teach surprised", "pal curious"],
      props: ["thing:running-shoe", "book"],
      happening: "{hero} points down at the floor of the classroom, and {teach} is surprised.",
      B: [
        `{hero} went up to the teacher. "You have on two kinds of shoes." "Oh no!" said {teach}. "I do!"`,
        `"May I tell you something?" {hero} asked {teach}. "Look at your feet." The teacher did. "Oh dear!"`,
      ],
      E: [
        `{hero} went up to the teacher and whispered in {teach.his} ear. {teach} looked down and became <pink|red>. "I was so afraid of today," {teach.he} whispered. "It is my very first day at this school, too."`,
        `{hero} waited until nobody could hear. Then {they} told the teacher about the shoes, very <softly|quietly>. {teach} sat down. "I did not sleep," {teach.he} said. "It is my first day of school, too. I want it to be perfect."`,
      ],
      I: [
        `Somebody was going to notice, and somebody was going to laugh. {hero} thought of that, and it made {them} brave. {They} walked up to the teacher's desk and whispered. {teach} looked down at {teach.his} feet. {Teach.he} became red, and then white. "I got dressed in the dark," {teach.he} whispered back. "I was so nervous that I couldn't sleep. <You see, it's my first day, too."|It's my first day at this school, exactly like yours."> {hero} had never imagined that teachers had first days.`,
        `When all the others were drawing, {hero} put a paper on the teacher's desk. "Your shoes are different," it said. "I haven't told anybody." {teach} read it, looked under the desk, and gave a small, unhappy laugh. "Thank you," {teach.he} said softly. "You must think that I'm a terrible teacher. It's my very first day, and I wanted everything to be right." <{hero} shook {their} head.|"I have three papers as well," said {hero}.> Then {they} thought about it. "Are you nervous, too?"`,
      ],
      A: [
        `Sooner or later somebody would see it, and point, and then the entire class would laugh. {hero} could imagine exactly how that would feel, because {they} had been imagining it since the evening before, about {themselves}. {They} stood up, which {they} would not have believed possible, went to the front, and whispered eleven words. The teacher looked down. A blush rose out of {teach.his} collar. "I dressed in the dark," {teach} whispered. "I hadn't slept. <You mustn't tell anyone, but this is my first day of school."|It is my first day, you see, and I so much wanted to do it properly."> It had never occurred to {hero} that there might be such a thing on the other side of the desk.`,
        `{hero} waited for a moment when everybody was busy drawing. Then {they} walked to the teacher's desk, as though {they} wanted to borrow an eraser, and spoke behind {their} hand. {teach} bent down, apparently to tie a lace, and remained there for some time. "Brown," said {teach.his} voice, from underneath, "and unfortunately blue. Thank you for not announcing it to everybody." When {teach.he} appeared again {teach.his} eyes were shining a little. "I practiced the whole week. <It's my first day at a school, and all that I had thought about was the chalk."|I knew all of your names by heart, and I forgot my own feet. It's my first day."> "Mine, too," said {hero}.`,
      ],
    },
    {
      id: "makes-deal",
      ...CLASSROOM,
      pose: "holding",
      feeling: "happy",
      with: ["teach happy", "pal curious"],
      props: ["letter", "thing:pencil"],
      happening: "{hero} holds up a piece of paper in the classroom and {teach} is happy.",
      I: [
        `{hero} took {their} papers out, and the teacher read them carefully. Then {teach.he} opened {teach.his} own pocket, and there were several papers in it as well. "Where is the bathroom?" said the first, and the other said, "Will they like me?" "So nobody knows where it is," {hero} discovered. <"We could find out together," said {teach}.|"And yours is the same as mine!"> They made a deal. Whoever discovered something first would tell the other one.`,
        `"What are you most afraid of?" {hero} asked the teacher. {teach} thought about it honestly. "I am afraid of getting lost in the building," {teach.he} admitted. "All those doors look exactly the same." {hero} was afraid of that, too; it was written on {their} first paper. <"Somebody must know the way," {they} said.|"We should ask," {they} said.> "If I find out, I'll tell you." "It's a deal," said {teach}, and they shook hands, as colleagues do at school.`,
      ],
      A: [
        `In return for the secret {hero} took out {their} three papers, and the teacher read them with great attention. Without a word {teach} reached into {teach.his} own pocket. There were papers in there as well. "Where," said the uppermost, "is the bathroom?" "Will they like me?" said the second. "You could have copied that from mine," said {hero}. <"Or you from mine," said {teach}.|They had both spelled "bathroom" in capital letters.> So the two of them came to an agreement. Whichever discovered how things were done at this school would inform the other at once; and whoever got lost would say so, and not pretend to be admiring the pictures.`,
        `"If you don't mind my asking," said {hero}, "what is it that you are afraid of?" {They} had never imagined that anybody could ask a teacher that. {teach} considered the question seriously. "Of opening the wrong door," {teach.he} answered, "with twenty-two children following me." This was very nearly the first of {hero's} papers. "I am going to find out where everything is," {they} said, "and then I'll tell you." <"That would be a great weight off my mind," said {teach}.|"You would do that?" said {teach}.> They shook hands on it behind a globe, the smallest person in the school and the newest.`,
      ],
    },
    {
      id: "asks-way",
      ...SCHOOL_MORNING,
      pose: "pointing",
      feeling: "curious",
      with: ["pal curious"],
      props: ["map", "thing:pencil"],
      happening: "{hero} points the way in front of the school with {pal} and a map.",
      E: [
        `{pal} needed the bathroom, and so did {hero}. They asked a big girl, and she showed them. Then {hero} asked about every other door, <too|as well>. "Library, closet, gym," {they} wrote. Soon there was a map of the school.`,
        `{hero} and {pal} went to look for the bathroom. A man with a broom was <mopping|cleaning> the hall. {hero} asked him, and he knew everything! He showed them the school, door by door. {hero} drew a map.`,
      ],
      I: [
        `At recess {hero} needed the bathroom, and nobody could think of anything else then. {They} asked a man with a bunch of keys. He didn't laugh at all. "Third door, the one with the frog," he said. "Everyone asks me that." Then {hero} asked about the other doors, since {they} had already begun. <{pal} drew them all on a map.|{pal} wrote it down.> There were a gym, a library, and a closet with forty brooms. The more {hero} asked, the smaller the school became.`,
        `"You only have to ask," said the cook, who came by with a tray of pears. So {hero} and {pal} asked her, and they asked the man with the keys, and a big boy with a broken tooth. By the end of recess they had a map. The bathroom had a frog on its door. The gym was behind the green stairs. <The broom closet looked exactly like the library.|The library looked exactly like the broom closet.> It was strange, but nobody had minded being asked. People at school seemed to like knowing things.`,
      ],
      A: [
        `At half past nine one of the questions became urgent. {hero} put up {their} hand, received permission, and stood with {pal} in a corridor of doors, all of which were gray. Presently a man appeared with a bucket and a bunch of keys. "Excuse me," said {hero}, in the tiniest voice imaginable, "but which of these is the bathroom?" "The one with the frog," he replied. "Practically everybody has asked me that." Since it hadn't hurt, {they} asked him about another door, and another. <{pal} wrote down the answers, with arrows.|{pal} drew everything on the back of a paper.> By the time the bell rang they had made a complete map, and {hero} knew which of two identical doors was the library and which was full of brooms.`,
        `It is an astonishing thing about schools that nobody tells you where anything is, and that everybody will if you ask. {hero} found this out between the first bell and the second. {They} asked a big girl with a trumpet, who showed {them} the bathroom, and a cook, who showed {them} the pears. The man with the keys knew the most. "Gymnasium behind the green stairs," {pal} wrote down, <drawing an arrow|as fast as {pal.he} could>, "library on the left, brooms on the right, and they look the same from outside." "People always walk in on my brooms," said the man gloomily. With every door that had a name, the building grew a little smaller.`,
      ],
    },
    {
      id: "eats-lunch",
      ...PLAYGROUND,
      pose: "sitting",
      feeling: "sad",
      with: ["pal happy"],
      props: ["apple", "bread"],
      happening: "{hero} sits on the playground with an apple and looks sad, and {pal} keeps near.",
      E: [
        `At lunch on the playground, {hero} thought of {mom}, and {their} throat felt tight. {They} opened one hand, and there was still a <kiss|warm kiss> in it. "I miss my mom," said {pal}, "do you?" At school nobody had to say it twice.`,
        `On the playground {hero} could not finish {their} apple. It tasted exactly like home, and home was <far|so far> away. "Do you want half of mine?" asked {pal}. {pal} had the same apple, and the same sad face. So they shared. School lunch is better with two.`,
      ],
      I: [
        `At lunch it came over {hero} suddenly. There was a letter from {mom} underneath the apple, with a heart on it, and {their} eyes became watery. "There is something in my eye," {they} explained. "There is something in mine as well," said {pal}. "I believe it's my mother." {mid} They sat close together and ate each other's bread. <It didn't go away, but it became smaller.|After a while they could laugh about the cheese.> In the afternoon there would be a chestnut tree.`,
        `The apple tasted of the kitchen at home, and suddenly {hero} couldn't swallow. Three o'clock was so far away. {They} looked at {their} hand, the one with the kiss in it. "I do that too," said {pal}. "Mine is from my grandpa." {mid} For a while they only sat there, while the whole school ran around them, shouting. <Then {pal} traded a cookie for a slice of pear.|Then they traded a cookie for half a banana.> It is possible to miss somebody and be hungry. {hero} hadn't known that.`,
      ],
      A: [
        `It waited until lunchtime, when there was nothing to do. {hero} unwrapped {their} bread on the playground, and there was a little letter with nothing on it but a heart. Immediately the fence, and the slide, and the entire school became blurred. "There is something in my eye," {they} explained. {pal} examined the eye with great attention. "That is certainly your mother," {pal.he} announced. "Mine came out during the drawing lesson." {mid} <They moved a little closer together.|{hero} had to laugh, although it was wet.> Nothing could be done about it, so they ate each other's bread; and when they had finished it was still there, but it had stopped being the only thing.`,
        `{hero} had been so occupied with doors that {they} had not missed anybody. Then, on the playground, {they} bit into the apple, and it tasted of Tuesday evenings, and the kitchen, and the chair with the cushion. {They} opened one hand and looked into it. "Have you got a kiss in there?" {pal} inquired. "Mine has already disappeared." {mid} <"You can have half of it," said {hero}.|"There ought to be enough for two," said {hero}.> A whole school was shouting and running around them. The two of them sat on the warm wall in the middle of it, and missed people together, and shared a pear, and it was quite a good lunch.`,
      ],
    },
    {
      id: "opens-closet",
      ...SCHOOL_AFTERNOON,
      pose: "standing",
      feeling: "surprised",
      with: ["teach worried", "pal surprised"],
      props: ["door", "thing:broom"],
      happening: "{hero} stands by a door with a broom, and {teach} and {pal} are surprised.",
      B: [
        `Now the class went to the gym. {teach} did not know the way. The teacher was lost!`,
        `"Come with me, class!" The teacher went in a door. It was not the right room. {teach} was lost!`,
      ],
      E: [
        `After lunch the teacher led the class to the gym. {Teach.he} opened a door. Ten brooms fell out! {Teach.he} opened another one, and <there was|found> a very surprised cook. {teach} was lost, and {teach.he} began to turn red.`,
        `"Follow me to the gym," said the teacher. {teach} walked fast, in one brown shoe and one blue. Left, right, left, and there they were, in a <closet|dark closet>. Twenty-two children stood in the brooms. Somebody giggled.`,
      ],
      I: [
        `In the afternoon the class was supposed to go to the gym. {teach} marched in front, the brown shoe and the blue one, and opened a door. An avalanche of brooms came out. {Teach.he} shut it again and tried the next. There sat a lady with a typewriter. <"Excuse us," said the teacher.|"Not again," said the lady.> The children began to whisper. {hero} saw {teach's} ears grow red, and knew how that felt. Somebody was lost at school, and somebody was pretending not to be.`,
        `"To the gym!" called {teach}, and the whole class followed {teach.him} down the hall in a long line. They went around a corner, and then around another, and then the teacher opened a door and walked in. There were forty brooms in there, and now there were also twenty-two children. <"It's a rather small gym," said somebody.|"Is this gymnastics?" asked somebody.> A few of them giggled. {teach} stood between the buckets and looked as if {teach.he} would have liked to be a broom as well.`,
      ],
      A: [
        `After the arithmetic they were all to go to the gymnasium. {teach} marched ahead, the brown shoe in front of the blue, as though {teach.he} had been going to this gymnasium for years, and flung open a door. An avalanche of brooms came down on {teach.him}. {Teach.he} put them back; {teach.he} tried the next door, and startled a lady with a telephone. <A giggle ran along the line.|The end of the line began to giggle.> The tips of the teacher's ears turned scarlet, and {teach.he} started examining a picture on the wall. {hero} recognized that at once. It is what you do at school when you have no idea where you are.`,
        `"The gymnasium," announced {teach}, "is in this direction," and twenty-two children followed {teach.his} unequal shoes along one corridor and down another. They passed the frog twice. Finally the teacher opened a gray door with a flourish, and everyone went in, because that is how a line works; and since it was the broom closet they stood there in the dark, very close together, <like pencils in a cup|like asparagus in a jar>. "Is this the exercise?" somebody inquired. There was laughter. Only {hero}, who had a bucket on {their} foot, was able to see the teacher's face, and it was the face of a person with a rustling pocket.`,
      ],
    },
    {
      id: "leads-class",
      ...SCHOOL_AFTERNOON,
      pose: "walking",
      feeling: "proud",
      with: ["teach happy", "pal happy"],
      props: ["map", "thing:school"],
      happening: "{hero} walks in front at the school with a map, and {teach} and {pal} follow.",
      B: [
        `"I asked the way," said {hero}. {hero} led the class and {teach}. {refrain2}`,
        `"This way!" said {hero}. {They} had asked a lot. {They} led the teacher to the gym. {refrain2}`,
      ],
      E: [
        `{hero} stepped out of the line. "I <already asked|asked somebody>," {they} said. "It is behind the green stairs!" {They} took the teacher's hand and led the whole class there. {refrain2} "Thank you," whispered {teach}. "You kept our deal."`,
        `"I know the way," said {hero}. {They} had never been <so loud|so brave> before. They hurried past the frog and up the green stairs, and everybody followed. There was the gym! {refrain2}`,
      ],
      I: [
        `{hero} walked to the front of the line. {Their} heart was hammering, but a promise is a promise. "Everybody confuses those doors," {they} announced loudly. "I only know the way because I asked." Then {they} held up the map. <Past the frog they went, and left at the pears.|"Past the frog," {they} said, "and behind the green stairs."> And the whole class, with the teacher at the end of it, followed {hero} through the school. Nobody was giggling any more.`,
        `"I have a map," {hero} announced, rather loudly for a person in a broom closet. "{pal} and I have asked everybody." {teach} looked at {them} as you look at a lifeboat. "I am completely lost," {teach.he} told the class, "and I should have asked somebody." Then they all set out, <by the frog and the pears|past the frog, and past the pears>, and up the green stairs. At the top was the gym. It was so easy when you knew it that the school seemed to have shrunk.`,
      ],
      A: [
        `{hero} stepped out of the line. It was only one step, and it was about as long as the one from the door to the chair. "Those two look exactly the same," {they} said, so that the whole class could hear it. "I would have gone in there as well, if I hadn't asked." {They} unfolded the map. "Frog, pears, green stairs." <There was a short silence, and then everybody wanted to see the frog.|Nobody laughed any more; they wanted to know who had drawn the frog.> So it happened that on the first day of school an entire class, including the teacher, was conducted to the gymnasium by {hero}. The building, {they} noticed, was really surprisingly small.`,
        `"I believe," said {hero}, taking {their} foot out of the bucket, "that I can help." In the darkness it was considerably easier to say. {They} had a map, {they} explained, because {they} had been afraid of getting lost, and anybody who is afraid asks more questions. "I was afraid of it, too," admitted the teacher's voice, quite clearly, from among the brooms. "And I did not ask, and here we all are." <Nobody giggled. Somebody said that it was cozy.|"I was too," said {pal}. "So was I," said several others.> Then {hero} opened the door and led the whole school, as it seemed to {them}, past the frog and up the green stairs into the light.`,
      ],
    },
    {
      id: "finds-tree",
      ...SCHOOL_SUNSET,
      pose: "hugging",
      feeling: "happy",
      with: ["mom happy", "teach happy"],
      props: ["thing:backpack", "tree"],
      happening: "{hero} hugs {mom} beside a tree at the school, and {teach} is happy.",
      B: [
        `At three {hero} ran out of school. There was the tree. There was {mom}! "You came!"`,
        `The bell rang. School was out! {mom} stood by the tree. {hero} ran to {mom.him}.`,
      ],
      E: [
        `At three o'clock {hero} ran out of school. There was the tree, and there was {mom}! "Have you been waiting?" asked {hero}. "Only since two," {mom} answered. "I had <a question|questions> in my pocket, too." {extra}`,
        `The clock said three, and the bell rang. Under the tree stood {mom}, with {mom.his} hand on the <bark|trunk>. {hero} turned all three papers over. On the back {they} had written the answers! "I have a new friend, and a teacher," {they} said. {extra}`,
      ],
      I: [
        `At three o'clock {hero} came out with a hundred others, and looked for only one thing. The chestnut tree was there. It hadn't moved, and neither had {mom}. "I came at half past two," {mom.he} admitted, "in case the clock was wrong." <{hero} hugged {mom.him} around the middle.|Then there was a hug, with the bag in it.> "Did you find your answers?" {They} took out the papers, and on each one something was written: frog, {pal}, tree. "And my teacher found the gym," said {hero}. {extra}`,
        `The big hand went to twelve, and the bell rang through the whole school. {hero} ran. There was the gate, there was the chestnut tree, and there, leaning against it, was {mom}. "I had several papers of my own," {mom.he} confessed, and showed {them}. <"Will somebody be kind to you?" said the first.|"Are you warm enough?" said the first. "Are you laughing?" said the second.> {hero} read them all the way home, and answered every one. Behind them {teach} waved from a window. {extra}`,
      ],
      A: [
        `When the clock said three, {hero} came hurrying down the steps of the school in the middle of everybody else, and {their} eyes went directly to the gate. The chestnut tree was standing exactly where it had stood for a hundred years. Next to it stood {mom}, who had been there, as it turned out, since a quarter past two. <"In case the clock was slow," {mom.he} explained.|"I happened to be passing," {mom.he} claimed.> {hero} handed {mom.him} the three papers, and there was writing on the back of each of them. "Frog," {mom} read, and "{pal}," and the third said only "You." From a window of the classroom somebody was waving, with one blue shoe and one brown one side by side on the sill. {extra}`,
        `It struck three, and everything was true about the tree. {hero} recognized the chestnut over the heads of the others, and somebody's hand on the trunk, and hurried so much that {their} bag arrived a second later. There was an enormous amount to tell; there were the brooms, and the wobbly chair, and the man with the keys. So {they} began with the most important. "My teacher was more nervous than I was," said {hero}, <"but I looked after {teach.him}."|"so I showed {teach.him} around."> {mom} reached into {mom.his} coat. There were papers in there, too, quite crumpled; and the whole way home {they} answered them for {mom.him}, one after another. {extra}`,
      ],
    },
    {
      id: "wears-both",
      ...CLASSROOM,
      pose: "pointing",
      feeling: "happy",
      with: ["teach happy", "pal happy"],
      props: ["thing:running-shoe", "book"],
      happening: "{hero} points happily in the classroom with {teach} and {pal}.",
      B: [
        `The next day {hero} had two kinds of shoes. All the class did! School was fun. {close}`,
        `"Look, teacher!" One red shoe, one green! All the class had two kinds of shoes. {close}`,
      ],
      E: [
        `The next day the teacher wore two brown shoes. But {hero} had one red boot and one green one. So did {pal}, and so did everybody! {teach} laughed until {teach.he} had to sit. It is a good school. {close}`,
        `On Tuesday {hero} wore two different shoes to school. So did {pal}, and <soon|then> the whole class. Every Monday the teacher has one brown shoe and one blue one. It is for luck. {close}`,
      ],
      I: [
        `{close} The next morning {teach} came to school in two brown shoes, very neatly tied. The class was sitting there already. Under the tables were forty-four feet, and no two of them matched. {hero} wore a boot and a sandal, and {pal} wore a slipper. The teacher looked for a long time. <"You have begun at the bottom," said {teach}.|Then {teach} took off {teach.his} left shoe.> Whoever is new at the school now gets a map from {hero}, with a frog on it.`,
        `{close} Now there is a new rule. On the first Monday of each month, everyone in {hero's} class comes to school in two different shoes. The teacher wears a brown one and a blue one. Guests think that it's a mistake. <{hero} and {pal} still share the wobbly chair.|The chair still wobbles, and nobody wants another one.> There is sometimes a paper in {hero's} pocket, because there are always new questions, but it hardly rustles.`,
      ],
      A: [
        `{close} On the second day of school the teacher wore two shoes of the same color, and was very proud of it until {teach.he} looked underneath the tables. Forty-four feet were standing there in two rows, boots next to sandals, and slippers next to skates. "We got dressed in the dark," explained {hero}. {teach} was not able to speak for a moment. <Then {teach.he} went out into the corridor, and came back in one shoe.|Then {teach.he} took off one shoe, and taught until noon in a sock.> On the door of the closet there is a sign now, with an arrow, and upon the sign, in two kinds of writing, it says, "This is not the gymnasium. We have tried it."`,
        `{close} {hero} has been going to school for several weeks now, and could find the gymnasium in {their} sleep. But now and then somebody new stands in the corridor, admiring the pictures. "Are you looking for the frog?" {hero} asks politely. It costs nothing, and the relief is enormous. On Mondays the teacher comes in one brown shoe and one blue one, <because that was a lucky day|in memory of the brooms>, and so does the rest of the class. There are still mornings with a rustle in them. Then the question travels in a pocket until there is somebody to ask, and usually it is {pal}, who has the same one.`,
      ],
    },
  ],
};
