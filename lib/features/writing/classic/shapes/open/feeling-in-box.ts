import type { Shape } from "@/lib/features/writing/classic/grammar";

const CLASS = { place: "classroom", time: "morning", weather: "clear" } as const;
const KITCHEN = { place: "kitchen", time: "afternoon", weather: "rain" } as const;
const PICTURE = ["@subject", "box"] as const;

export const FEELING_IN_BOX: Shape = {
  id: "open/feeling-in-box",
  theme: null,
  wild: 2,
  tags: ["feelings", "school", "family", "listening", "truth", "funny", "together"],
  about: [],
  subject: ["feeling", "idea"],
  premise: "By Friday {hero} must bring {subject.a} to school in a box, and nobody knows where to find it.",
  shows: ["@subject"],
  talk: [
    "What would you have put in the box?",
    "When did you last know just what was meant by {subject.a}?",
    "Whom would you have asked about it?",
  ],
  cast: { pal: ["girl", "boy", "mouse", "robot"], teacher: ["teacher"], gran: ["grandmother"] },
  refrain: {
    B: ["But the box had nothing in it.", "And now the box was full."],
    E: ["But there was still nothing in the box.", "And now the box was never empty."],
  },
  beats: [
    {
      id: "draws-word",
      ...CLASS,
      pose: "holding",
      feeling: "surprised",
      with: ["teacher happy", "pal curious"],
      props: PICTURE,
      happening: "{hero} holds a picture and a box in the classroom beside {teacher} and {pal}.",
      B: [
        `{open} "Take one word and a box," said {teacher}. {hero} got "{subject}." {refrain}`,
        `{open} {hero} got a box and a word. The word was "{subject}." {refrain}`,
      ],
      E: [
        `{open} Each child got a small box and took one word out of {teacher's} hat. "Put your word in the box and bring it on Friday," {teacher.he} said. {pal} got the word "soup." {hero} got the word "{subject}." {refrain}`,
        `{open} "Take a word," said {teacher}, "and bring it on Friday in this box." {pal} <took|got> "soup," and that is easy. {hero} took "{subject}." Who could ever put that in a box? {refrain}`,
      ],
      I: [
        `{open} {teacher} went around the classroom with a hat full of words. "Each of you takes one," {teacher.he} said, "and on Friday you bring it to school in this box." {pal} unfolded {pal.his} slip and grinned, because it said "soup." The boy by the window had "yellow," <which was practically a present|which is an easy word>. {hero} read {their} own slip twice, and turned it over, but there was nothing on the back. It said "{subject}," and nobody can simply put that in a box.`,
        `{open} On Monday everybody got a cardboard box and a word, and by Friday the word had to be in the box. It was {teacher's} idea. {Teacher.he} had folded the words and put them in a hat. {pal} drew "soup," and was finished before lunch, at least in {pal.his} head. Then the hat came to {hero}. {They} unfolded the paper. "{Subject}," it said, in {teacher's} neat handwriting. <"Can I have 'soup,' too?" asked {hero}.|"Is there another hat?" asked {hero}.>`,
      ],
      A: [
        `{open} {teacher} was known for unusual homework, but this was the most unusual yet. Each of them received an empty cardboard box, and was allowed to draw one word from a hat; and by Friday the word had to be inside the box. "How you do it is your own business," explained {teacher}. {pal} unfolded {pal.his} slip and beamed, for it said "soup." The boy at the window had got "yellow," which was practically a present. <Then the hat arrived at {hero's} desk.|Then the hat stopped in front of {hero}.> {They} took the last slip, and unfolded it, and looked hopefully on the back. There was only one word on it, and the word was "{subject}." You could look into a box like that for a long time.`,
        `{open} "By Friday," announced {teacher}, "I would like to discover your word inside your box," and {teacher.he} walked along the rows with an old felt hat. Some of them were lucky. {pal} drew "soup," and the twins drew "round" and "yellow," and agreed to share a lemon. {hero} put {their} hand in last of all. There was a single slip remaining in the lining of the hat, and it appeared to be hiding. "{Subject}," {they} read. <{They} read it again, but it didn't change.|{They} turned it upside down, which didn't help.> "I believe that you have the most interesting one," said {teacher}. In {hero's} experience this was what grown-ups say about a thing that is impossible.`,
      ],
    },
    {
      id: "asks-gran",
      ...KITCHEN,
      pose: "sitting",
      feeling: "curious",
      with: ["gran happy", "pal curious"],
      props: PICTURE,
      happening: "{hero} sits in the kitchen with a box and a picture beside {gran} and {pal}.",
      B: [
        `"What is {subject.a} like?" {gran} had to think. "It is big. It {subject.does}."`,
        `"Have you got {subject.a}, {gran}?" "Yes, and you do, too. It {subject.does}."`,
      ],
      E: [
        `"Where do I find {subject.a}?" {hero} asked {gran} at home. {gran} put down her cup. "You can't buy it," she said, "but I know it well. It {subject.does}." {hero} wrote that down.`,
        `{gran} was the oldest person that {hero} knew. "Have you ever seen {subject.a}?" {they} asked. "Seen it? No," said {gran}. "But it {subject.does}. You will find it {subject.home}."`,
      ],
      I: [
        `Whoever wants to know something should ask somebody old. So {hero} went to {gran}, who was peeling apples, and put the box on the kitchen table. "Have you got {subject.a} that I could borrow until Friday?" {they} asked. {gran} didn't laugh. She peeled one whole apple while she considered it. "You can't lend it," she said at last, "but I'd know it anywhere. It {subject.does}." {hero} wrote that on the lid. <It was a beginning.|It was better than nothing.>`,
        `"I need {subject.a} about as big as this," said {hero} in {gran's} kitchen, and showed her the box. {gran} opened the cupboard, looked behind the flour, and shook her head. "But I can tell you where it generally lives," she said. "It lives {subject.home}." {pal} immediately <looked there|began to look there>. {Pal.he} found nothing that would stay in a box. "You will know it when you meet it," {gran} added. "It {subject.does}."`,
      ],
      A: [
        `If you need to know about something that isn't in the dictionary, it is sensible to ask a person who is older than the dictionary. {hero} placed the box on the kitchen table, between the apples and {gran's} elbow. "I need {subject.a} by Friday," {they} said. "You wouldn't have one that I could borrow?" {gran} considered it seriously, which took her an entire apple. "I'm afraid it doesn't keep," she replied, "and it can't be lent. But I have met it often enough. It {subject.does}." <{hero} wrote it on the inside of the lid.|{hero} wrote that down upon the lid.> It was a fact, at least; and it weighed nothing, and the box remained exactly as empty as before.`,
        `"About so large," said {hero}, and held up the box. {gran} looked in the cupboard, behind the flour, where she keeps the things that nobody is supposed to find. There was chocolate, and a spare key, and absolutely no trace of {subject.a}. "That is peculiar," she said, "because I'm positive that I had it on Tuesday. Generally it's to be found {subject.home}." They investigated that immediately; {pal} even used a flashlight. <"It isn't something that sits still," explained {gran}.|"You have to catch it at work," explained {gran}.> "You recognize it by its behavior, exactly like the wind, because it {subject.does}."`,
      ],
    },
    {
      id: "asks-street",
      place: "street",
      time: "afternoon",
      weather: "cloudy",
      pose: "walking",
      feeling: "determined",
      with: ["pal determined"],
      props: PICTURE,
      happening: "{hero} walks down the street with a box and a picture, and {pal} comes along.",
      E: [
        `They asked the baker, and the man with the <dog|ladder>. Everybody knew {subject.a}, and nobody had any with them. "Do you know what it needs?" said the baker. "It needs {subject.needs}." {refrain}`,
        `They asked all the people in the street. Some of them laughed, and some got very quiet. "It needs {subject.needs}," said a man with a <red|big> hat. {refrain}`,
      ],
      I: [
        `They asked the baker, the bus driver, and a lady with four dogs. It was strange, because everybody knew exactly what they were talking about. Some people smiled, and some looked at their shoes. A boy of about twelve said that he had never heard of it, and his ears turned red. <"What it needs," said the baker, "is {subject.needs}."|"It needs {subject.needs}," said the baker, "believe me."> {hero} wrote everything on the lid. By suppertime the lid was full of writing, and there was still nothing in the box.`,
        `"Good afternoon," {hero} said to everyone on the street. "Have you seen {subject.a}?" It was an excellent question. People put down their bags. The mail carrier had seen it on Saturday, at a wedding. The lady with the four dogs had it <at this very moment|every Monday>, she said, and she sat down on a wall to talk about it. "It needs {subject.needs}," she told them. "Nobody tells you that when you are small." But she couldn't put it in the box for them, either.`,
      ],
      A: [
        `After that they simply asked everybody. They asked the baker, the bus driver, and a lady with four dogs; and the extraordinary thing was that not a single person asked what they meant. People who had only been hurrying home put down their shopping. Some of them smiled, and some of them suddenly examined their shoes. "What it needs, in my opinion," the baker said slowly, "is {subject.needs}." He had never said anything to {hero} before except the price. By suppertime the lid was covered with writing on both sides. "We know a great deal about {subject.a}," {pal} summed up, "but the box is empty."`,
        `"Excuse me, have you seen {subject.a} anywhere?" {hero} asked the people in the street. You would expect them to laugh. Two of them did, but then they stopped, and came back, and had something to tell about it. The mail carrier had last encountered it at a wedding. A tall boy claimed that he had never heard of such a thing, and his ears turned scarlet. The lady with the four dogs was obliged to sit down on a wall. "Nobody explains it to you when you are small," she said, "but what it needs is {subject.needs}." {hero} thanked her. <It seemed that every person in the city was carrying it around already, and only couldn't take it out.|Apparently they all had it with them, and only couldn't take it out.>`,
      ],
    },
    {
      id: "tries-catching",
      place: "garden",
      time: "afternoon",
      weather: "wind",
      pose: "reaching",
      feeling: "determined",
      with: ["pal excited"],
      props: PICTURE,
      happening: "{hero} reaches out in the windy garden with a box and a picture, and {pal} is excited.",
      I: [
        `On Wednesday they tried to catch it. {hero} stood in the garden with the open box, and thought about {subject.a} as hard as {they} could. As soon as {they} noticed anything, {pal} had to slam the lid. {mid} They captured a butterfly, two leaves, and {pal's} thumb. "I nearly had it," {hero} reported, <"but then I looked at it and it was gone."|"but it doesn't like to be watched."> It was like trying to see the back of your own head.`,
        `{pal} believed that it was a question of bait. So they put a picture of {subject.a} into the box, left the lid open, and hid behind the shed. {mid} They waited for an hour. A sparrow looked in, and after her came the neighbor's cat, who sat down and filled the box from corner to corner. "Is that it?" whispered {pal}. <"That's a cat," said {hero}.|"No," said {hero}, "that's Wednesday's cat."> It was purring, however, and it would not get out until supper.`,
      ],
      A: [
        `On Wednesday they attempted to catch it. According to {pal's} plan, {hero} would stand in the garden with the box and think about {subject.a} with all {their} might. As soon as {they} experienced the slightest thing, {pal} was to slam down the lid immediately. {mid} In the course of the afternoon they captured a fly, two leaves, and {pal's} left thumb. "You were making a face just then," said {pal} accusingly. "I almost had it," replied {hero}, <"but the moment I looked at it, there was only me."|"but it went away when I turned around."> It was like trying to see the back of your own head. You know that it must be there, because it is always there, and because other people have told you so.`,
        `{pal} was convinced that they merely needed the proper bait. So {hero} painted a picture of {subject.a}, as well as it could be painted; they laid it in the open box, put the box under the pear tree, and withdrew behind the shed. {mid} For an hour nothing came but weather. Then the neighbor's cat strolled across the grass, inspected the arrangement, and climbed in. She filled the box precisely, from corner to corner. <"Could that be it?" whispered {pal}.|"Is it that?" breathed {pal}.> "That's a cat," answered {hero}, although {they} had to admit that she looked like somebody who had understood the exercise. It was the closest that the box had come to being full all week.`,
      ],
    },
    {
      id: "gives-up",
      ...KITCHEN,
      time: "evening",
      pose: "sitting",
      feeling: "sad",
      with: ["pal happy", "gran calm"],
      props: PICTURE,
      happening: "{hero} sits sadly in the kitchen with a box and a picture, and {gran} is calm.",
      B: [
        `"I can't find {subject.a}!" But {pal} had soup in a box. {hero} was sad.`,
        `{pal} had soup. It was in the box! But where was {subject.a}? {hero} was sad.`,
      ],
      E: [
        `On Thursday evening {pal} came with a box that smelled good and <leaked|dripped>. The soup was in it! {hero} put {their} head down on the table. "I will never find {subject.a}," {they} said. {refrain}`,
        `Now it was Thursday evening. {pal's} soup was in a jar, and the jar was in the box. "Yours is too <hard|big>," said {pal}. {hero} only had a word on a piece of paper, and it was "{subject}." {refrain}`,
      ],
      I: [
        `On Thursday evening {pal} arrived with a box that smelled wonderful and leaked at one corner. It was tomato soup, with a spoon in it. {hero's} box still weighed exactly as much as a box. "I can't do it," {they} said, and laid {their} forehead on the kitchen table. "Everyone has told me about {subject.a}, and I've written it all down, <and I still haven't got any|and I haven't got a crumb of it>." {gran} went on drying a plate that had been dry for a while. "Did you ask me everything?" she said.`,
        `It was Thursday, and the rain ran down the kitchen window. {pal} had brought {pal.his} soup to show them. It was a complete success, apart from the carpet. {hero} looked into {their} own box, where there was a slip of paper that said "{subject}," and some air. "I'll simply have to say that I lost it," {they} sighed. {gran} <pulled up a chair|sat down opposite {them}>. "You have asked everybody what it is," she said, "but you never asked me about the time it happened."`,
      ],
      A: [
        `By Thursday evening {pal} was finished. {Pal.he} carried {pal.his} box into the kitchen with both arms, and it smelled of tomatoes, and it left a trail of red drops from the door to the table. Nobody could have said that there was no soup in it. {hero's} box contained a slip of paper and some air. "I could write an entire encyclopedia about {subject.a}," {they} said with {their} forehead on the tablecloth, "but I can't bring so much as a spoonful." The rain was running down the window. {gran} continued to dry a plate that had been dry for quite a while. <"You have asked everybody what it is," she remarked.|"I notice that you only asked what it is," she remarked.> "You haven't asked anyone what happened."`,
        `The rain had been falling all Thursday, and so had {hero's} hopes. {pal} had just demonstrated {pal.his} homework, which was hot, and had noodles in it, and would be delivered tomorrow with six spoons. "Perhaps yours is simply one of those words that don't fit," said {pal}, not unkindly. {hero} stared into the box. On the bottom lay the slip with "{subject}" on it, looking very small for all the trouble that it had caused. <"I shall tell {teacher} that the cat ate it," {they} said.|"I'll say that it got wet," {they} said.> {gran} hung the towel over the chair and sat down across from {them}. "Before you do that," she said, "let me tell you something that I have never told anybody."`,
      ],
    },
    {
      id: "gran-tells",
      ...KITCHEN,
      time: "evening",
      pose: "sitting",
      feeling: "surprised",
      with: ["gran calm", "pal curious"],
      props: ["@subject", "cup"],
      happening: "{hero} sits in the kitchen with a picture and a cup and listens to {gran}.",
      B: [
        `"I was small," said {gran}. "One day {subject.trouble}." They held her hand.`,
        `"I was as small as you. And then {subject.trouble}." {gran} did not tell it. Not till now.`,
      ],
      E: [
        `"When I was as small as you," said {gran}, "I knew {subject.a} very well. One day {subject.trouble}. I didn't tell <anybody|anyone>." {hero} looked at her. It was as if {they} could see her there, with short legs.`,
        `Then {gran} told them a true story about {subject.a}. She was seven, and {subject.trouble}. Her voice <shook|changed> a little. It was so long ago, and it was right here in the kitchen.`,
      ],
      I: [
        `"I was seven," said {gran}, "and I had a yellow dress with a pocket. That was the summer when I got to know {subject.a}." She told them how it began, and how {subject.trouble}, and where she had run to afterward. <{pal} forgot about the soup.|Even {pal} put down the spoon.> {hero} looked at {gran's} hands. {They} had never thought of them as small. "Did it hurt?" {they} asked. "It was simply very big," said {gran}, "and I believed that nobody else had ever had it."`,
        `{gran} folded her hands around her cup. "At your age I once hid in the coal shed," she began. {hero} had not known that {gran} was the sort of person who hides. It was a story with a bicycle in it, and a best friend, and then {subject.trouble}. "I stayed there until somebody came," said {gran}. "It was my own <grandmother|grandma>." It was quiet. {hero} noticed that {they} knew precisely how that shed had smelled.`,
      ],
      A: [
        `"I was seven," said {gran}, "and I owned a yellow dress with a pocket." That was how it started. It went on with a bicycle, a best friend, and an afternoon in July on which {subject.trouble}. She had never told it to anyone, not even to Grandpa, and therefore she told it slowly, as you go down a staircase that you haven't used for years. {pal} forgot the soup. {hero} forgot the box. {They} looked at {gran's} hands, and tried to imagine them small. <"And did it stop?" {they} asked.|"And how did it end?" {they} asked.> "It got ordinary," said {gran}, "as soon as I discovered that other people had it, too. I only wish that somebody had mentioned it on the first day."`,
        `{gran} turned her cup around until the handle pointed to the window. "When I was your age," she began, "I once sat in the coal shed from lunch until dark." {hero} had never considered that {gran} might have been the kind of person who sits in coal sheds. She told them why. There had been a birthday, with a cake in the shape of a boat; there had been a girl called Dora; and in the middle of it all {subject.trouble}. <Nobody scolded her, and nobody even noticed.|No one had noticed anything, and that was the worst.> "I thought that I had invented it," said {gran}. "I thought I was the only person in the whole world with {subject.a} like that." And {hero} noticed, with surprise, that {they} {was} nodding.`,
      ],
    },
    {
      id: "knows-it",
      place: "bedroom",
      time: "night",
      weather: "rain",
      pose: "thinking",
      feeling: "calm",
      with: ["pal sleepy"],
      props: PICTURE,
      happening: "{hero} thinks in the bedroom at night beside a box and a picture, and {pal} is sleepy.",
      E: [
        `In bed {hero} lay and thought about it. {They} knew {subject.a}, too! It was in {their} chest and in {their} tummy. But nobody ever told {them} the <right name|word> for it. It had been there all week long.`,
        `{pal} stayed for the night. "Do you know {subject.a}?" {hero} asked in the dark. It was quiet for a long <time|while>. "Yes, I really do," said {pal}. "So do I," said {hero}. It felt good to say that to somebody.`,
      ],
      I: [
        `{pal} was allowed to stay the night. They lay in the dark and listened to the rain. "Have you ever had {subject.a}?" asked {hero}. {pal} was silent for so long that {they} thought {pal.he} had fallen asleep. "Last week," {pal.he} answered, very quietly. "Me, too," said {hero}. <"I thought it was just me."|"I didn't know that it had a name."> So all that time {they} had been running around town, asking strangers for something that {they} {was} carrying {themselves}. You only had to be still enough to notice it.`,
        `That night {hero} couldn't sleep. {They} thought about {gran} in her yellow dress, and after a while {they} {was} thinking about {themselves}. There had been that afternoon in the spring. {They} had never told anybody. It had gone away, <and it had come back twice|or {they} had thought so>. And it was exactly as {gran} had said, since it {subject.does}. {hero} sat up. {They} didn't have to look for {subject.a} any more, because {they} had known it for years. They just hadn't been introduced.`,
      ],
      A: [
        `{pal} stayed overnight, because of the rain and because of the soup. They lay in the dark and watched the lights of the cars go across the ceiling. "Have you ever had {subject.a} yourself?" asked {hero} after the seventh car. {pal} waited until three more had gone by. "In the spring," {pal.he} answered, in a voice with all the joking taken out of it. "So have I, and I didn't know that it was possible to say so," said {hero}. <It was a peculiar thing to be happy about.|It made the darkness quite friendly.> All week long they had been inquiring after it at other people's doors, like somebody who searches the house for the glasses on his own nose.`,
        `{hero} lay awake and thought of the girl in the coal shed. It was peculiar, but the longer {they} thought about {gran} the more clearly {they} could see somebody else, a good deal younger, sitting behind the bicycles at school on a certain afternoon in May. {They} had forgotten about that, or rather {they} had put it away. It had felt just as {gran} had described. It {subject.does}; there was no better way of saying it. <So {they} {was} no beginner at all.|"So it was you," {they} murmured.> {They} had known {subject.a} for years, as you know a neighbor by sight. They simply hadn't been introduced to each other, until it was written on a slip of paper and pulled out of a hat.`,
      ],
    },
    {
      id: "has-idea",
      place: "bedroom",
      time: "dawn",
      weather: "clear",
      pose: "holding",
      feeling: "excited",
      with: ["pal curious"],
      props: ["thing:mirror", "@subject", "box"],
      happening:
        "{hero} holds a mirror in the bedroom at dawn near a box and a picture, and {pal} is curious.",
      B: [
        `{hero} had a good idea. {They} put a small mirror in the box. "Now look in!"`,
        `"It is in me!" said {hero}. {They} put a mirror in the box. "And it is in you."`,
      ],
      E: [
        `In the morning {hero} had an idea. {They} took the little mirror from the wall and put it in the box. On the lid {they} wrote "{Subject}." "Look in," {they} told {pal}. {pal} looked, and saw <{pal.his} own nose|who was in there>.`,
        `{hero} jumped out of bed. {They} needed glue, and {gran's} old mirror. {They} fixed it in the <bottom|back> of the box. "{Subject} is not a thing," {they} said. "It lives in people. So I need a person in my box!"`,
      ],
      I: [
        `In the morning the idea was there, as if somebody had left it on the chair. {hero} needed glue, and the small round mirror from the hall. {They} fastened it to the bottom of the box. Around it {they} copied everything that people had told {them} about {subject.a}, in tiny letters. <{pal} looked in, and a face looked back.|{pal} was the first to look inside.> "But that's only me," said {pal}, surprised. "You told me that you've had it," explained {hero}, "so there it is."`,
        `It was still half dark when {hero} sat up in bed. If everybody was carrying {subject.a} around with them, then all {they} had to get into the box was somebody. A person wouldn't fit, of course. But a face would. {They} borrowed {gran's} pocket mirror and pressed it onto the bottom with a lump of glue, <and tried it out|and polished it>. Somebody with wild hair looked up at {them}. It was a person who knew all about it, and had never said so. "Good morning," said {hero}.`,
      ],
      A: [
        `When {hero} woke up, the idea was sitting on the edge of the bed. If {subject.a} could only be found in people, then obviously {they} needed to get a person into the box. There was exactly one way of doing that without using force. {They} borrowed {gran's} little circular mirror and glued it to the bottom. Around the edge {they} copied, in microscopic letters, everything that they had been told in the kitchen and the street. Then {they} closed the lid <and wrote the word on it|and labeled it>, and presented it to {pal}. {pal} lifted the lid, and remained bent over it for a considerable time. "I understand," said {pal} finally. "It's full."`,
        `"What do you need glue for?" mumbled {pal} from under the blanket. It was barely light. {hero} was kneeling on the floor with the box, and with the mirror that {gran} had carried in her handbag for fifty years. "We have been doing it wrong," {they} explained. "We tried to get {subject.a} out of people and into a box, but it refuses to come out, because that's where it lives. It would be considerably easier the other way around!" <{They} pressed the mirror firmly against the bottom.|The mirror fitted as though somebody had measured it.> {They} bent over it to check. At the bottom there was a face with a pillow mark on one cheek, and it looked back at {them} as if it had been expecting visitors.`,
      ],
    },
    {
      id: "friday-boxes",
      ...CLASS,
      pose: "standing",
      feeling: "worried",
      with: ["pal proud", "teacher curious"],
      props: PICTURE,
      happening:
        "{hero} stands worriedly in the classroom with a box and a picture beside {pal} and {teacher}.",
      I: [
        `On Friday the classroom smelled like a restaurant. One after another they opened their boxes. The twins had a lemon, which was both round and yellow. Somebody had brought "heavy," and had to be helped with it. {pal} handed out six spoons. There was applause for everyone, and {hero} felt {their} box getting lighter and lighter in {their} lap. <Suddenly it seemed a silly idea.|What if nobody understood it?> A mirror! They would think that {they} had forgotten {their} homework. "And now," said {teacher}, "I'd like to meet {subject.a}."`,
        `All the boxes stood in a row on Friday, and some of them were moving. "Quick" turned out to be a beetle. "Loud" was an alarm clock, and it went off during "quiet." {pal's} soup was a triumph, and it was eaten. {hero} was the last, <with knees like pudding|and {their} mouth was dry>. {They} carried the box to the front as carefully as if it were full. "It doesn't really look like anything," {they} warned everybody. "I've brought {subject.a}, and you have to come individually."`,
      ],
      A: [
        `On Friday the classroom smelled like a restaurant with a zoo in it. "Quick" was a beetle, and had to be found again. "Loud" was an alarm clock, which went off in the middle of "quiet." The twins presented their lemon from two sides; {pal} distributed spoons, and the soup received a standing ovation. With every box that was opened {hero's} seemed to weigh less. It had been such a clear idea at dawn, <and now it was merely a mirror|and by daylight it was just a mirror>. They would suppose that {they} had forgotten the homework and thrown something in on the way. "And last of all," said {teacher}, folding {teacher.his} hands, "I am extremely curious to meet {subject.a}."`,
        `One after another the lids came off. "Heavy" needed two people to lift it. "Round" and "yellow" were the same lemon, from different angles. {pal}, in an apron, served {pal.his} word to the first two rows, and it was agreed that no word had ever tasted better. {hero} would gladly have changed places with anybody. {They} walked to the front with {their} box, and {their} knees were made of pudding. "I've brought {subject.a}," {they} announced, rather too softly. <Somebody giggled, as somebody always does.|At the back somebody whispered.> "It can't be passed around. You must come up here, one at a time, and look in by yourselves, and you needn't say anything."`,
      ],
    },
    {
      id: "teacher-looks",
      ...CLASS,
      pose: "holding",
      feeling: "brave",
      with: ["teacher surprised", "pal curious"],
      props: ["thing:mirror", "@subject", "box"],
      happening: "{hero} holds a mirror in the classroom beside a picture, and {teacher} is surprised.",
      B: [
        `{teacher} looked in and saw who it was. "Oh!" {teacher.he} said. "I know {subject.a}, too!"`,
        `"Where is {subject.a}?" {teacher} looked in. There was a face! "It is me!"`,
      ],
      E: [
        `On Friday {teacher} lifted the lid first. {Teacher.he} looked in for a long time, and {teacher.he} did not laugh. "Yes," {teacher.he} said <slowly|softly>, "I know {subject.a}. I have it right here with me." Now {hero} could breathe again.`,
        `"This is {subject.a}," said {hero} on Friday, and {their} knees shook. {teacher} bent over the box and saw {teacher.his} own face. "Oh, so you really found it," said {teacher}. "I had it <this|only this> morning."`,
      ],
      I: [
        `{teacher} was the first. {Teacher.he} bent over the box with a smile, all ready to say something nice, and then {teacher.he} saw who was in there. The smile disappeared, and a different one arrived, which was smaller and more real. "Yes, that's {subject.a}," said {teacher} finally. "I would recognize it anywhere." The entire classroom was listening. <"I had it in the car this morning."|"I had it on my first day in this room."> Nobody had ever thought that teachers could have it as well.`,
        `"May I?" asked {teacher}, and lifted the lid. For a moment nothing happened. {Teacher.he} read the tiny sentences around the edge, turning the box in {teacher.his} hands. Then {teacher.he} arrived at the middle, and met {teacher.his} own eyes. {Teacher.he} had to <clear {teacher.his} throat|look out of the window>. "You really have brought {subject.a} to school," {teacher.he} said, "and the funny thing is that it was here already." {Teacher.he} didn't say what {teacher.he} was remembering, but you could see that there was something.`,
      ],
      A: [
        `{teacher} went first. {Teacher.he} bent over the box with {teacher.his} encouraging face on, the one that is used for homework. Then {hero} saw how {teacher.he} reached the bottom and found somebody there. The encouraging face was put away. What came instead was much younger. "Yes," said {teacher} after a while, "that is {subject.a}. I would recognize it anywhere." {Teacher.he} straightened up, and the whole class was looking at {teacher.him}. "I had it this morning, as a matter of fact, <in the parking lot|on the stairs>." It was the sort of silence in which people change their minds about something. It had not occurred to anyone that it might happen to teachers.`,
        `"Thank you, I'd like to," said {teacher}, and lifted the lid. At first {teacher.he} examined what was written around the edge, turning the box slowly in {teacher.his} hands. It {subject.does}, it said there, and it needs {subject.needs}. In this way {teacher.he} eventually arrived, without noticing it, at the middle. {teacher} looked into the mirror, and {teacher} looked out of it, and they appeared to recognize each other. <"I see," {teacher.he} said, quite differently from usual.|"Well, hello," {teacher.he} said softly.> "When I wrote that slip, I thought that nobody could possibly do it. I had better be honest with you. I put it in the hat because I wanted to know the answer myself."`,
      ],
    },
    {
      id: "all-look",
      ...CLASS,
      pose: "standing",
      feeling: "happy",
      with: ["pal happy", "teacher happy"],
      props: PICTURE,
      happening: "{hero} stands happily in the classroom by a box and a picture with {pal} and {teacher}.",
      B: [
        `They all looked in. "Me, too!" said one. "And me!" They all knew {subject.a}.`,
        `One by one they looked. "I know it, too." No one was alone with {subject.a}.`,
      ],
      E: [
        `After that everybody wanted to look. They stood in a line, and each of them said "Oh." A boy who never talked said, "I have {subject.a}, too." Then they all <spoke|talked> at once. {extra}`,
        `One after another, the children looked into the box. Nobody laughed now. "I thought no one else had {subject.a}," said a girl with <red|long> hair. "So did I," said a boy behind her. {extra}`,
      ],
      I: [
        `After that they formed a line down the middle of the classroom. Each of them lifted the lid, looked in, and said "Oh," in a different voice. Some laughed, and some went back to their seats and were quiet. The boy by the window, who never spoke, looked for the longest time of all. "I've got {subject.a} quite often," he said to the box. <"Me, too," said both of the twins.|"So have we," said the twins.> And then everyone began to talk at once, and it took the whole of arithmetic. {extra}`,
        `Now everybody wanted to see. They went up one by one, and expected something terrible in the box, or something marvelous, and found only a face. But it was strange how they looked at the others when they came back. A girl who had never talked to {hero} stopped at {their} desk. "I thought that I was the only one," she whispered. <"With what?" asked {hero}, although {they} knew.|"I thought so, too," said {hero}.> "With {subject.a}," said the girl. So they ate the rest of the soup together. {extra}`,
      ],
      A: [
        `Then they lined up, between the desks and out as far as the coat hooks. Every one of them lifted the lid with a particular face, and put it down with another. There were giggles, and there were some who walked back to their seats and looked out of the window for a little. The boy who sat there had not spoken of his own accord since September. He bent over the box longer than anybody. <"I have {subject.a} quite a lot," he told it.|"I thought it was called something worse," he told it.> You could have heard a beetle walk, and in fact you could. "So do we," said the twins, at the same moment; and after that there was no more talk of arithmetic. {extra}`,
        `They came up to the front singly, some of them grinning and some on tiptoe, as though there might be something in the box that bites. What they found was somebody whom they knew. It is difficult to describe what it did to the room. Nobody said much, but when they were seated again they kept glancing at one another, like people who have discovered that they come from the same small town. A girl with whom {hero} had never exchanged a word stopped beside {their} desk. "I thought that I was the only one who had {subject.a}," she murmured. <"There are twenty-six of us," said {hero}, "and {teacher}."|"You'd be surprised," said {hero}, "who has it."> And they shared the last spoon. {extra}`,
      ],
    },
    {
      id: "box-stays",
      ...CLASS,
      time: "afternoon",
      pose: "pointing",
      feeling: "proud",
      with: ["gran proud", "pal happy"],
      props: PICTURE,
      happening: "{hero} points at a box and a picture in the classroom beside {gran} and {pal}.",
      B: [
        `The box is still there. It says that {subject.a} can {subject.can}. {refrain2} {close}`,
        `{gran} came to look at {subject.a}. She took {hero's} hand in hers. {refrain2} {close}`,
      ],
      E: [
        `The box still stands in the classroom. If somebody needs it, they go and look in, and they know that {subject.a} can {subject.can}. <Often|Then> someone else comes and stands next to them. {refrain2} {close}`,
        `One day {gran} came to school to see it. She looked into her own old mirror. "There you are again," she said. "And did you know that {subject.a} can {subject.can}?" {hero} did know. {refrain2} {close}`,
      ],
      I: [
        `The box has stood on the shelf ever since, between the globe and the beetle. Anybody may take it down. Sometimes at recess somebody lifts the lid, and then somebody else goes over, quite by chance, and stands beside them. {hero} added one more line to the writing on the edge. It was {gran} who had told {them} that, too. "{Subject.a} can {subject.can}," it says. <You only have to turn the box a little to read it.|It is the only line with no space left after it.> {close}`,
        `In June, when the parents were invited, {gran} came along in a yellow dress. She walked straight to the shelf and took down the box. She read the edge, all the way around, and nodded at her own sentences. Then she got to the mirror. "Hello, you," she said. <"There's something missing here," she told {hero}.|"You need one more line," she told {hero}.> She took the pencil. "{Subject.a} can {subject.can}," she wrote, and she closed the lid. {close}`,
      ],
      A: [
        `{teacher} did not give the box back. It stands upon the shelf between the globe and the beetle, and whoever wishes to may take it down, without asking. It is remarkable how frequently that happens. Somebody lifts the lid and looks in; and sooner or later somebody else has something to do at the same shelf, and stays there. A single line has been added to the rest, in {gran's} handwriting, because she was the one who knew it. {Subject.a}, it says, can {subject.can}. <You have to turn the box to read it, and so nearly everybody overlooks it the first time.|It's the last line, and you only get to it if you turn the box all the way around.> {close}`,
        `At the end of the year there was an exhibition, and {gran} attended it in a yellow dress. She passed by the lemon, which was past its best, and went directly to the shelf. {hero} watched her read what half the town had said about {subject.a}, and arrive at the mirror that had been in her handbag for fifty years. She was silent for some time. "It has one more good quality," she said, "and nobody mentioned it." She borrowed a pencil. <"It can {subject.can}," she wrote along the edge.|"It can {subject.can}," was what she added.> Then she shut the lid softly, as you do when someone is in there, and asked whether there was any soup. {close}`,
      ],
    },
  ],
};
