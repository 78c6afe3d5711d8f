import type { Shape } from "@/lib/features/writing/classic/grammar";

const STREET_MORNING = { place: "street", time: "morning", weather: "clear" } as const;
const DOCTORS_ROOM = { place: "doctors-room", time: "morning", weather: "clear" } as const;
const MARKET = { place: "market", time: "afternoon", weather: "clear" } as const;
const PARK_MORNING = { place: "park", time: "morning", weather: "clear" } as const;
const CLASSROOM = { place: "classroom", time: "morning", weather: "clear" } as const;
const PLAYGROUND = { place: "playground", time: "noon", weather: "clear" } as const;
const PARK_AFTERNOON = { place: "park", time: "afternoon", weather: "wind" } as const;
const PARK_SUNSET = { place: "park", time: "sunset", weather: "clear" } as const;
const STREET_SUNSET = { place: "street", time: "sunset", weather: "clear" } as const;

export const SHY_MRS_GRAY: Shape = {
  id: "firsts/shy-mrs-gray",
  theme: null,
  wild: 2,
  tags: ["glasses", "eyes", "see", "new", "doctor", "funny", "friend"],
  about: ["glasses eyeglasses spectacles new-glasses"],
  premise: "{Hero} gets glasses, and finds out who the quiet lady at the corner really is.",
  shows: ["thing:glasses"],
  talk: [
    "What did {hero} see first with the glasses, and what would you look at?",
    "Why did the glasses go into the pocket?",
    "What have you ever taken for something else?",
  ],
  cast: {
    pal: ["owl", "mouse", "dog", "cat", "bird", "robot", "girl", "boy"],
    doc: ["doctor"],
    mom: ["mother", "father"],
  },
  picks: {
    color: [{ text: "red" }, { text: "blue" }, { text: "green" }],
  },
  refrain: {
    B: ["It was all a blur.", "It was not a blur!"],
    E: ["Everything was soft and blurry.", "Nothing was soft and blurry now."],
  },
  beats: [
    {
      id: "greets-lady",
      ...STREET_MORNING,
      pose: "waving",
      feeling: "happy",
      with: ["pal curious"],
      props: ["thing:postbox", "tree"],
      happening: "{hero} waves at a mailbox on the street, and {pal} is curious.",
      B: [
        `{open} "Good day, Mrs. Gray!" said {hero}. {refrain} Mrs. Gray never spoke.`,
        `{open} {refrain} {hero} did not know that. {They} said hello to Mrs. Gray. She was so shy!`,
      ],
      E: [
        `{open} Each morning {hero} said hello to Mrs. Gray. She stood at the corner in a long gray coat. {refrain} "She will not speak to me," said {hero}. "I think she is <very|so> shy."`,
        `{open} At the corner stood somebody short and gray. "Good morning, Mrs. Gray!" called {hero}, as {they} did each day. {refrain} Nobody had ever told {hero} that <it need not be|it was>.`,
      ],
      I: [
        `{open} On the way to school, {hero} always greeted Mrs. Gray. That was {their} name for the short lady in the gray coat who stood at the corner in all weathers. She had never answered. "Some people are simply terribly shy," {hero} explained to {pal}. <{pal} looked at the corner, and then at {hero}, and said nothing.|{pal} was about to say something, but then the bell rang.> The trees along the street were soft green clouds, as trees are.`,
        `{open} "Good morning, Mrs. Gray!" called {hero}, and waved. The little gray lady at the corner didn't move. She never did, although {hero} had been polite to her since September. <Perhaps she was hard of hearing.|Perhaps nobody else ever spoke to her.> {They} couldn't see her face very well, but then {they} couldn't see anybody's, until they stood close by. The world was a soft and blurry place, and {hero} supposed that it was like that for everyone.`,
      ],
      A: [
        `{open} Every morning, at the corner by the bakery, {hero} wished a good day to Mrs. Gray. It was not certain that this was her name; but she was short and gray, she wore a coat down to the ground, and a person should be called something. In all these months she had not replied a single time. "She is extraordinarily shy," {hero} told {pal}. "I believe I am the only one who ever talks to her." <{pal} looked thoughtfully from the one to the other.|{pal} opened {pal.his} mouth, and closed it again.> The trees stood along the avenue like green clouds, and the faces of the people resembled pink ones. It had never occurred to {hero} that they could possibly be anything else.`,
        `{open} {hero} was a polite person, and there was nobody to whom {they} {was} more polite than Mrs. Gray. She stood at the corner of the street, in rain and in sunshine, small and stout, in a coat the color of pigeons. "Good morning!" {they} would call, and lift {their} cap; and Mrs. Gray, who was probably a little deaf, <would look straight ahead|would say nothing at all>. Everything at that distance was rather soft. The moon had fur, the trees were made of green smoke, and the letters on a blackboard were continually crawling about like ants. {hero} had always imagined that this was simply what everything looked like.`,
      ],
    },
    {
      id: "reads-chart",
      ...DOCTORS_ROOM,
      pose: "sitting",
      feeling: "curious",
      with: ["doc calm", "mom calm"],
      props: ["thing:glasses", "thing:eye"],
      happening: "{hero} sits in the doctor's room with {mom} and {doc}, beside a pair of glasses.",
      B: [
        `"What do you see here?" said {doc}. "Bugs!" said {hero}. "No, it is an A. You need glasses."`,
        `"What do you see?" said {doc}. To {hero} it looked like mud. "You need glasses," said {doc}.`,
      ],
      E: [
        `Then they went to the eye doctor. "What can you read over there on the wall?" asked {doc}. {hero} could not even find the wall. "Your eyes are good," said {doc}. "They only need glasses <to help them|for far things>."`,
        `The letters on the doctor's wall looked like <ants|little ants>. {hero} tried to guess them. "That was a P, and that was a photo of me," said {doc}. "I think you will like glasses."`,
      ],
      I: [
        `The doctor for eyes was called {doc}, and had letters on the wall. {hero} recognized the large one, more or less. "And underneath it?" asked {doc}. "A caterpillar," said {hero}. It was supposed to be a T and a Z. "Your eyes are a bit too long for far things," {doc} explained, "so the picture doesn't land where it should. <Glasses will move it to the right place."|That's very common, and glasses repair it."> {hero} wasn't sure about that.`,
        `"Tell me what you can see on the wall," said {doc}, the eye doctor. {hero} did {their} best. {They} saw a hat, a snail, and somebody's grandmother. "They are letters," {mom} whispered. {They} hadn't known that letters could be so far away and still expect to be read. <"Nothing is wrong with you," {doc} said cheerfully.|"There are eyes like that in every class," {doc} said.> "Yours only need glasses, and then the world will hold still."`,
      ],
      A: [
        `{doc}, who was a doctor for nothing but eyes, pointed to the opposite wall. "And the line under that?" {doc.he} asked. "A caterpillar," {hero} answered, with great confidence. It turned out to be an entire row of letters. {doc} merely nodded. Some eyes, {doc.he} explained, are slightly too long, and {hero's} were among them. The picture of anything distant came to rest in front of the place where it was wanted. <"Glasses will simply carry it the rest of the way," {doc.he} said.|"All it needs is a pair of glasses to carry it a bit farther," {doc.he} said.> {hero} had not noticed that anything was missing.`,
        `The letters on the doctor's wall were arranged in such a way that they grew smaller toward the bottom, and {hero} read them aloud without hesitation. "A house, a snail, and a lady with a basket." There was a pause. "They are an H, a G, and a B," said {doc}, "and I like yours better. But I believe that you ought to be introduced to the others." Eyes, {doc.he} explained, come in different lengths, like feet. {hero's} were a trifle long, and whatever was far away turned to fog in them; <and for that there were glasses|and glasses had been invented for precisely that>.`,
      ],
    },
    {
      id: "picks-frame",
      ...MARKET,
      pose: "holding",
      feeling: "worried",
      with: ["mom happy", "doc happy"],
      props: ["thing:glasses", "thing:mirror"],
      happening: "{hero} holds a pair of glasses at the shop, and {mom} is happy.",
      E: [
        `In the store there were a hundred glasses. {hero} picked a {color} pair. In the mirror <sat|was> somebody new. "Is that me?" {they} asked. "It is you, with windows," said {mom}.`,
        `{hero} tried on round glasses, square glasses, and glasses like a cat. {They} took the {color} ones. They felt heavy on {their} nose. "What if everybody <looks|stares>?" {they} asked. "Then you can look right back," said {mom}.`,
      ],
      I: [
        `There were round glasses and square ones, and some that made you look like a surprised cat. {hero} finally chose a {color} pair. A stranger looked at {them} out of the mirror. "Everybody is going to stare at me," {they} predicted. "For about a morning," {mom} answered, <who had worn glasses at school as well|who remembered it exactly>. "And afterward they will only see you." The glasses pinched a little behind the ears. They would be ready on Thursday.`,
        `"These are very popular with owls," said the lady in the shop. {hero} didn't want to be an owl. {They} tried on eleven pairs of glasses, and took the {color} ones, because they were the least terrible. {mom} tilted {mom.his} head. "You look like yourself," {mom.he} said, "only with a frame, like a painting." <{hero} made a face at the mirror.|"A worried painting," said {hero}.> And what would they say at school? Nobody in the third row had glasses.`,
      ],
      A: [
        `The shop had four hundred pairs of glasses in it, and {hero} would gladly have left it without any. {They} tried the round ones, which turned {them} into an owl, and the pointed ones, which turned {them} into an aunt. In the end {they} decided on a {color} pair, as being the least noticeable. <They were extremely noticeable.|"Very noticeable," said the lady approvingly.> "Everyone will stare," {they} predicted gloomily. "Certainly," said {mom}, "for one entire morning. I know, because mine were orange. And then there was gymnastics, and nobody ever mentioned them again." {hero} looked at the somebody in the mirror, and the somebody looked back through two small windows.`,
        `It is peculiar to choose something that will be in the middle of your face. {hero} took so long over it that the lady in the shop went away to have her coffee. There were glasses for professors and glasses for film stars; there were some with rabbits on them. {They} came back, each time, to the {color} ones, <which at least did not pretend to be anything else|which seemed honest>. "What if they laugh?" {they} asked the mirror. It was {mom} who answered. "Then you will be able to see precisely who it is," {mom.he} said, "and you can decide whether to laugh along."`,
      ],
    },
    {
      id: "sees-leaves",
      ...PARK_MORNING,
      pose: "pointing",
      feeling: "surprised",
      with: ["mom happy", "pal happy"],
      props: ["thing:glasses", "tree", "leaf"],
      happening:
        "{hero} points up at a tree in the park and wears a look of surprise, with glasses in the picture.",
      B: [
        `{hero} put the glasses on. Oh! A tree was not a cloud. It had leaves! {refrain2}`,
        `On went the glasses. "{mom}!" said {hero}. "I see each leaf! I see a bird!" {refrain2}`,
      ],
      E: [
        `{hero} put on the glasses and walked outside. Then {they} stood still. The trees had leaves! There were thousands, and each had an edge. {refrain2} "Did you know about <this|leaves>?" {they} asked.`,
        `On Thursday {hero} put the glasses on. {refrain2} There were leaves, and stones, and a spot of butter on {mom's} <coat|jacket>. "Somebody is sitting on that roof!" {they} told {mom}. "It is a bird, and it has feet!"`,
      ],
      I: [
        `On Thursday {hero} put on the new glasses, stepped outside, and stopped in the doorway. The tree across the street was not a green cloud. It was made of leaves, thousands of them. Every one had its own edge, and all of them were moving! "{mom}," {they} whispered, "did you know about this?" <"I had forgotten how beautiful it is," said {mom}.|{mom} nodded, and had to blow her nose.> There were bricks in the walls. There was a cat behind a window, and it had whiskers.`,
        `{hero} opened {their} eyes behind the glasses, and somebody had sharpened the world. {They} read a sign. {They} read another one, on the far side of the park, and it said, "Keep Off the Grass," and there was grass, in separate blades. The trees had leaves all the way up to the top! <"Who put those there?" asked {hero}.|"Have they always had those?" asked {hero}.> "They were there the whole time," said {mom}. {They} turned around and around until {they} {was} dizzy.`,
      ],
      A: [
        `The glasses came on Thursday. {hero} put them on, walked out of the door, and stood still so abruptly that a man with a cello ran into {them}. The tree in front of the shop had leaves. It did not simply have green; it had leaves, by the thousand, each with its own particular edge, and its own movement, and its own shadow. <{They} had drawn trees all {their} life, and always as a ball on a stick.|Nobody had ever mentioned it.> "Did you know?" {they} asked {mom}. "That they are all separate?" {mom} said that {mom.he} had known it once, and had forgotten, and was very glad to be reminded.`,
        `Somebody had sharpened everything. That was {hero's} first thought, when {they} stepped out into the park with the glasses on {their} nose. Every blade of grass stood there by itself. There was a pigeon on the roof of the library, and it had feet; there were numbers on the clock, and ruffles on the clouds. And nobody had prepared {them} for the trees. <"They go on all the way to the top," {they} said hoarsely.|"It must have taken ages to make," {they} said hoarsely.> {mom} noticed that {mom.he} {mom.him}self had not looked at one properly in years. So they sat down on a bench, side by side, and read an oak from the bottom to the top.`,
      ],
    },
    {
      id: "finds-mailbox",
      ...STREET_MORNING,
      pose: "standing",
      feeling: "sad",
      with: ["pal surprised"],
      props: ["thing:postbox", "thing:glasses"],
      happening: "{hero} stands sadly by a mailbox on the street, with {pal} and a pair of glasses near.",
      B: [
        `{They} wore the glasses to the corner. "Good day!" But it was a mailbox! {hero} went red.`,
        `With the glasses on, {hero} saw Mrs. Gray. She had no face. She was a mailbox! "Oh no!"`,
      ],
      E: [
        `Then came the corner. "Good morning, Mrs. Gray!" called {hero}. But with the glasses on, {they} saw a lid, and a lock, and a <number|funny little number>. Mrs. Gray was only a mailbox. {hero} had been talking to her all year!`,
        `{hero} could hardly wait to see Mrs. Gray with {their} glasses on. But at the corner there was no lady at all. There was only a <gray|short gray> mailbox. {hero} turned red from {their} neck to {their} ears.`,
      ],
      I: [
        `"And now I'm finally going to see Mrs. Gray's face," said {hero}. They came around the corner. {hero} lifted {their} hand to wave, and it remained in the air. Mrs. Gray had a slot, a lid, and a sign about the delivery of letters. She was definitely a mailbox. {hero} had been telling a mailbox about {their} cold, and about the math test. <"I wanted to mention it," {pal} said carefully.|"I thought you knew," said {pal}.> {Their} glasses grew foggy, because {their} face was so hot.`,
        `There was something at the corner that {hero} had never seen before. It was gray, it was made of iron, and it was standing exactly where Mrs. Gray always stood. Slowly, through the new glasses, {they} read the words on it. They said, "U.S. Mail." <{pal} coughed.|{pal} looked at the sky.> So nobody had been shy, and nobody had been deaf. All year long {they} had been saying good morning to a mailbox, loudly, in front of the whole street. {hero} wished that everything would become blurry again.`,
      ],
      A: [
        `There was one person {hero} could hardly wait to see, and that was Mrs. Gray. Finally {they} would be able to recognize her face, and perhaps she would be a little less shy. {They} came hurrying around the corner with one hand already in the air; but Mrs. Gray had a lid, a lock, and a narrow slot. On a metal plate it said, clearly legible through {hero's} new glasses, when she would be emptied. <{They} read it twice.|{pal} studied the clouds.> For an entire year {they} had been confiding in a mailbox, and once, in the winter, {they} had even offered it a mitten. {Their} ears began to burn.`,
        `"Now comes the most beautiful moment of all," {hero} told {pal}, "because I have never seen Mrs. Gray's eyes." She hadn't any. What she actually had was a slot, a dented lid, and four short iron legs. {hero} took off the glasses, and polished them, and put them on again, and now she was even more of a mailbox than before. <"You always looked so happy about it," said {pal} miserably.|"I never knew how to put it," said {pal} miserably.> Everybody on the street must have seen. Everybody must have laughed. It seemed to {hero} that there was a great deal to be said for not seeing things too clearly.`,
      ],
    },
    {
      id: "hides-glasses",
      ...CLASSROOM,
      pose: "sitting",
      feeling: "worried",
      with: ["pal worried"],
      props: ["thing:glasses", "book"],
      happening:
        "{hero} sits in the classroom and holds a pair of glasses out of sight, and {pal} looks worried.",
      B: [
        `{hero} put the glasses in {their} bag. "I do not like them," {they} said. {refrain}`,
        `Off came the glasses! {hero} hid them. "I like a blur," {they} said. But {they} hit a door.`,
      ],
      E: [
        `{hero} took off the glasses and put them in {their} pocket. What else had {they} been waving at? In school the letters were ants again, and that was <safe|just fine>. {refrain} "You can't see," said {pal}. "I know," said {hero}.`,
        `At school nobody saw the glasses, because they were in {hero's} pocket. {refrain} {They} bumped into a chair and said, "Excuse me." Was it a chair? {They} did not want to <look|know>. {They} only wanted to be left alone.`,
      ],
      I: [
        `In front of the school, {hero} took the glasses off and put them in {their} pocket. It was warm and foggy again. Nobody could laugh at somebody they couldn't see, or was it the other way around? In the classroom {they} wished a coat rack a good morning, just to be safe. <"You need them," whispered {pal}.|"Aren't you going to wear them?" whispered {pal}.> "If I wear them," said {hero}, "I'll find out what else isn't a lady."`,
        `Nobody at school found out about the glasses, because they spent the morning in {hero's} pocket. {They} sat there and guessed what was on the blackboard. It could have been arithmetic, or a duck. {They} thought about all the people {they} had met, and how many of them had been bushes. <"They look good on you," said {pal}.|"It wasn't so terrible," said {pal}.> "They make me see how silly I am," {hero} answered, and put {their} head on the table.`,
      ],
      A: [
        `By the time they reached the school, the glasses were in {hero's} pocket, inside a glove. It was comfortable in the fog. If you could not recognize anybody, then it was nearly as good as not being recognized. {They} sat through a lesson which might have been about fractions. <"What does it say?" {they} asked {pal}, from habit.|{They} said good morning to the coat rack, in case it was the principal.> "You could read it yourself," said {pal}. "That's just it," said {hero}. "When I wear those glasses I can see everything I've done wrong." It is shameful to be wrong, and it is difficult to be ashamed with sharp edges.`,
        `There was a pocket in {hero's} coat with a button to it, and into this pocket went the glasses, before anybody at school had seen them. The world grew soft again. It closed over {hero} like a blanket. Who knew how many others there were? Perhaps the baker was a lamppost; perhaps {they} had been waving for years at laundry. <"I have taken a bush for my uncle," offered {pal}.|"Everybody makes mistakes like that," said {pal}, who had never made one.> It was kindly meant, but {hero} only buttoned the pocket more firmly. It is not the glasses that hurt, at such times; it is the looking.`,
      ],
    },
    {
      id: "misses-ball",
      ...PLAYGROUND,
      pose: "running",
      feeling: "sad",
      with: ["pal worried"],
      props: ["ball", "thing:glasses"],
      happening: "{hero} runs sadly on the playground after a ball, and {pal} looks worried.",
      I: [
        `At recess they played ball. {hero} heard it coming, and stretched out both arms, and caught somebody's hat. The ball had been on the left. "Bad luck," said the others, kindly, as they had always said. {hero} had always believed in bad luck. <But now {they} knew something about it.|Now, however, {they} had seen leaves.> {They} knew that the ball had an edge, and that others could see it coming. The glasses in {their} pocket seemed to weigh more and more.`,
        `{hero} walked carefully around the playground, with one hand in front of {them}. It had never bothered {them} before that everything was soft. Now it did. Somewhere there were leaves, with edges, and {they} couldn't find them. A ball flew out of nowhere and bumped {them} on the shoulder. <"Didn't you see it?" asked somebody, surprised.|"Sorry!" called a pink cloud.> {They} put {their} hand in {their} pocket. The glasses were still there, inside the glove, being no use to anybody.`,
      ],
      A: [
        `At recess somebody threw a ball, and {hero}, as usual, caught the air beside it. "Bad luck!" called the others, who were fond of {them}. {hero} had always thought of {themselves} as somebody with a great deal of bad luck. It had been like the weather. But since Thursday {they} knew that other people saw the ball the entire way, with its seams, <turning in the sun|growing larger and larger>; and once you know that there are leaves, a cloud on a stick is not enough any more. {They} felt for {their} pocket. The button was hard and round, and the glasses underneath it pressed against {their} ribs like a question.`,
        `It used to be no trouble at all to see nothing. {hero} had been perfectly contented, all {their} life, in a world without edges. But now there was a hole in it, exactly in the shape of an enormous oak tree. {They} stood on the playground, and a ball arrived out of the mist and struck {them} upon the elbow. <"You were looking right at it!" somebody exclaimed.|"I thought that you were watching," somebody called.> {They} had been, too. {They} rubbed {their} elbow. Was it really better not to know where things were, only so as not to know where they had been?`,
      ],
    },
    {
      id: "loses-kite",
      ...PARK_AFTERNOON,
      pose: "standing",
      feeling: "worried",
      with: ["pal sad", "mom worried"],
      props: ["tree", "thing:glasses"],
      happening: "{hero} stands in the windy park with {pal} and {mom}, and looks up at a tree.",
      B: [
        `The wind took {pal's} kite! It was green, and so was the tree. "It is gone," said {pal}. {hero} had glasses in {their} bag.`,
        `{pal} was so sad. "My kite is lost in that tree!" Who could see a green kite? "My glasses!" thought {hero}.`,
      ],
      E: [
        `After school the wind <stole|took> {pal's} best kite. It flew into the oak, green in the green, and was gone. Everybody looked, and no one saw it. {pal} began to cry. {hero} felt the glasses in {their} pocket.`,
        `{pal's} kite was green, and so was the tree that <ate|had caught> it. "I made it with my grandpa," said {pal}, and {pal.his} chin shook. Somebody with very good eyes was needed. {hero} thought of {their} glasses.`,
      ],
      I: [
        `That afternoon {pal} brought a beautiful kite to the park. {Pal.his} grandfather had made it, out of green silk. Suddenly the wind tore the string, and it disappeared somewhere in the enormous trees. Everybody was searching for it, but it was hopeless. <{pal} sat down in the grass.|{pal} didn't say anything, which was worse.> {hero} looked up, and saw only clouds on sticks. In {their} pocket lay a pair of glasses that could read an oak.`,
        `The kite was as green as a leaf, and that was the trouble. It had torn itself loose, and sailed into the big trees in the park, and it might have been in any of them. "I can't see it," said one after another. <{pal} bit {pal.his} lip, and it trembled anyway.|"It's from my grandfather," said {pal}, very quietly.> Somebody ought to look who really knew about leaves. {hero} closed {their} hand around the glasses. But then everybody would see them, and perhaps they would remember the mailbox.`,
      ],
      A: [
        `{pal} owned a kite that {pal.his} grandfather had made out of green silk, and on that afternoon, in the park, the wind broke its string. It sailed across the pond, and immediately it was gone, somewhere in a forest the color of itself. They all searched, with their heads back, until their necks were stiff. "It could be in any of them," said {mom}. <{pal} nodded bravely, and turned away.|{pal} wound up the string, very neatly, around nothing.> {hero} knew what was in {their} pocket, and {they} knew what it could do; it had told one leaf from another, to the top of an oak. {They} also knew who would be watching.`,
        `You would not think that something as long as a table could vanish into a tree. But the kite was green, the tree was green, and there were eleven such trees at the end of the park, all of them swaying. Nobody had seen where it came down. "It can't be helped," said {pal}, in the voice of somebody who is holding a door shut from inside; for {pal.his} grandfather had made it, and would not make another. {hero} stared upward. <Green smoke, on sticks.|{They} saw nothing but green smoke.> There was a button under {their} fingers. All of them were standing around {them}; and a pair of {color} glasses was extremely noticeable.`,
      ],
    },
    {
      id: "wears-again",
      ...PARK_AFTERNOON,
      pose: "pointing",
      feeling: "brave",
      with: ["pal surprised", "mom proud"],
      props: ["thing:glasses", "tree", "kite"],
      happening: "{hero} points bravely at a kite in a tree of the windy park, with glasses in the picture.",
      B: [
        `{hero} put the glasses on. {They} looked at leaf after leaf. "There! I see the kite!"`,
        `On went the glasses! {refrain2} "Up there! I see a tail!" said {hero}.`,
      ],
      E: [
        `{hero} put on {their} glasses, in front of everybody. {refrain2} {They} read the tree like a book, from left to right. One leaf did not move like the others. It had a <string|tail>! "There it is!" {they} cried.`,
        `{hero} opened the pocket and put on the glasses. One girl looked at {them}, and then she looked at the tree. {refrain2} Leaf, leaf, leaf, <string|tail>! "The kite is up there, on the left!" {they} shouted.`,
      ],
      I: [
        `{hero} undid the button and put on the glasses. Nobody laughed. Nobody even looked, because everybody was looking for a kite. The clouds fell apart into leaves. {They} searched one tree after another, branch by branch, as you read a page. Leaves tremble, {they} noticed; they all tremble together. And high in the third tree was something that trembled differently. <"It has a tail!" {they} called.|"There's a string on it!" {they} called.> "Up there, above the crooked branch!" And now everybody looked at {hero}.`,
        `It was difficult to take the glasses out of the pocket, but putting them on was easy. "Oh, you have glasses," somebody remarked. "Can you see anything?" And that was all! {hero} carefully read the first tree, and the second. <In the fourth was a leaf with a seam.|In the fourth was a leaf as long as an arm.> "There," {they} said, and pointed, and had to explain it eleven times, with branches, until all of them had found it. "You must have incredible eyes," said the girl.`,
      ],
      A: [
        `It took {hero} some time to undo the button. Finally the glasses were on {their} nose, as {color} as possible, and {they} waited for somebody to laugh. But everybody was looking for the kite, and a person who wanted to be stared at would have had to come on another day. The green smoke separated into leaves. They were trembling, {they} noticed, all together; <and in the third tree there was one that was out of step|and high in the third tree one of them was trembling by itself>. {They} took a step to the left. It definitely had a corner, and it definitely had a tail. "Over there!" {hero} shouted.`,
        `"Hold this," said {hero}, gave {mom} the empty glove, and put on the glasses. One or two heads turned. "Since when do you have those?" somebody inquired, and immediately added, "Can you see anything?" {They} could see absolutely everything. {They} began on the left and read the trees one after another, exactly as you read a sentence. In the middle of the chestnut there was a mistake. It was the right green, but it had a seam, <and leaves have no seams|and from the end of it there hung a bow>. "Above the crooked branch," said {hero}. It was curious: they were finally staring at {them}, and {they} hardly noticed.`,
      ],
    },
    {
      id: "saves-kite",
      ...PARK_SUNSET,
      pose: "holding",
      feeling: "proud",
      with: ["pal happy", "mom happy"],
      props: ["kite", "thing:glasses"],
      happening: "{hero} holds a kite in the park at sunset, and {pal} and {mom} are happy.",
      E: [
        `They carried the kite down with a very long pole. {pal} held it carefully and looked at {hero}. "You have {color} glasses," {pal.he} said. "Are they <too funny|very funny>?" {they} asked. "No," {pal} answered, "they are wonderful. They found my kite." {extra}`,
        `{mom} shook the branch, and down came the kite. "Thank you, {hero}," said {pal}, "and thank you, glasses." Everybody <laughed|was laughing> together. Later the moon came up, and it was wonderfully round. {extra}`,
      ],
      I: [
        `A gardener fetched the kite with a ladder, and there was only a small tear in it. {pal} hugged the kite, and then {hero}, and then, very carefully, the glasses. "Without them I'd never have got it back," {pal.he} said. {mid} "You aren't laughing," said {hero}. <"Why would I?" asked {pal}. "You look like yourself."|"I'm too happy," said {pal}.> {hero} forgot to take the glasses off again. Above the pond rose the moon, quite round, and it had mountains on it.`,
        `Down came the kite at the end of a long pole, and {pal} counted every corner. "How did you do that?" {pal.he} asked. "I read it," said {hero}, "with these." {mid} Immediately everybody wanted to look through the glasses. They took turns, and for all the others the park became soup. <"So that's what it's like for you without them," said {pal}.|"You have been living in soup!" said {pal}.> "And nobody noticed, not even me," said {hero}. The first star had a point.`,
      ],
      A: [
        `A gardener arrived with a ladder, and the kite came down with a single leaf attached to it. {pal} embraced the kite, and the gardener, and finally turned to look at {hero}, who prepared for the worst. "You can see like an eagle," {pal} announced. {mid} "It is only the glasses," {hero} replied. <"The glasses were in your pocket," said {pal}. "You took them out."|"Then take good care of them," said {pal}, "because we need you."> Above the pond the moon was rising. {hero} had always known it as something with fur. Now it was as clear as a silver dollar, and there were mountains on it, and {they} admired it until {mom} said that they really had to go home.`,
        `When the kite had been brought down, and the tear in it measured, and found to be no longer than a thumb, everybody wanted to try the glasses on. They were carried around the entire meadow. For everybody else the world turned immediately to soup, and people wandered into one another and screamed with laughter. {mid} "Is that what you see without them?" <asked {pal}, much impressed|cried {pal}>. "And you found your way to school in it?" {hero} had never considered that an achievement. {They} took them back, and wiped them, and put them on; and the first star came out, and it had points.`,
      ],
    },
    {
      id: "tells-secret",
      ...STREET_SUNSET,
      pose: "walking",
      feeling: "happy",
      with: ["pal happy", "mom happy"],
      props: ["thing:glasses", "thing:postbox"],
      happening:
        "{hero} walks down the street with {pal} and {mom} toward a mailbox, and glasses are in the picture.",
      I: [
        `On the way home they came past the corner. {hero} stopped in front of the mailbox. "I offered her a mitten once," {they} confessed. {pal} began to giggle, and then {hero} did, and then they had to hold on to each other. "I waved at a scarecrow for a whole summer," said {mom} suddenly, <"and I was wearing my glasses."|"and I was thirty-four."> It didn't hurt any more to have been wrong. It was only funny, and it belonged to {them}. {extra}`,
        `"There she is," said {pal}, at the corner. {hero} walked up to the gray mailbox and looked at her closely, through {their} glasses, from the lid to the feet. "She was a very good listener," {they} said. "I told her about my cold. She never repeated it to anyone." <{pal} started to laugh, and it was catching.|{pal} bowed to the mailbox.> {hero} laughed until the glasses slid off {their} nose. It was strange: nothing had changed since morning, except that you could see the joke. {extra}`,
      ],
      A: [
        `Their way home led past the corner, and there they stopped. "Did I ever tell you," said {hero}, "that I once offered her a mitten?" {pal} made a sound like a kettle. {hero} felt something enormous rising up inside, and a moment later they were hanging on to the mailbox, all three of them, absolutely helpless with laughter. "In the summer that I was thirty," {mom} managed to say, "I said good morning to a scarecrow. <I had my glasses on."|Every single day. He had such a nice hat."> {hero} wiped {their} lenses. It was the same mistake that it had been in the morning; it was only that, from here, {they} could see what was funny about it. {extra}`,
        `"I suppose that I should apologize to her," said {hero}, at the corner, "for having taken her for a lady." {They} inspected the mailbox through the glasses. There were scratches on her lid, and somebody had painted her feet. "She did listen awfully well," said {pal}. "She was the only person who knew about my math test," said {hero}; and then they looked at each other, <and it was no use|and there was no holding it>. They laughed until the baker came out, who was not a lamppost. There are two ways to be wrong in front of other people, {they} thought, putting {their} glasses straight, and one of them is a great deal of fun. {extra}`,
      ],
    },
    {
      id: "mails-letter",
      ...STREET_MORNING,
      pose: "waving",
      feeling: "happy",
      with: ["pal happy"],
      props: ["thing:postbox", "thing:glasses", "letter"],
      happening:
        "{hero} waves at a mailbox on the street with a letter, and {pal} and a pair of glasses are in the picture.",
      B: [
        `Now {hero} wears the glasses each day. {close} "Good day, Mrs. Gray!"`,
        `"I see you well, Mrs. Gray," says {hero}. The glasses shine. {close} "Here is a letter."`,
      ],
      E: [
        `{hero} wears {their} glasses all day long. At the corner, {hero} still <stops|waves>. "Good morning, Mrs. Gray," says {hero}. Now and then there is even a letter, and she always takes it. {close}`,
        `One morning {hero} wrote a letter. "Dear Mrs. Gray, I can see you now. You look <very well|beautiful>." {They} cleaned {their} glasses and mailed it. She never answered, because she is shy. {close}`,
      ],
      I: [
        `{close} {hero} wears the glasses from breakfast until bedtime now, and can recognize every leaf on the way to school. And at the corner, in front of everybody, there is always still a hand in the air. <"Good morning, Mrs. Gray!"|"Good morning, Mrs. Gray! You look well today."> Everybody at the bus stop is laughing, and {hero} laughs as well. Then Mrs. Gray gets a letter, so that she has something to read.`,
        `{close} There is a new pupil in the second row, with round glasses inside a glove inside a pocket. {hero} saw it at once, since {they} can see practically everything these days. "Do you know about leaves?" {they} asked. <It turned out to be a long conversation.|The answer was a worried look.> Afterward they walked home together as far as the corner. "And this," said {hero}, "is Mrs. Gray. She's shy, but I can recommend her."`,
      ],
      A: [
        `{close} By now nobody remembers a time when {hero} didn't wear glasses; {mom} had been right, it lasted for one morning, and then there was gymnastics. The trees on the way to school change every day, like a newspaper, and have to be read from top to bottom. <And whoever stands at the bus stop around eight can hear it still.|And at the corner it still happens, every morning, at eight.> "Good morning, Mrs. Gray!" calls {hero}, in front of everybody, with {their} cap in the air. There is no answer. But lately she has been wearing a mitten, on the handle of her lid, and it suits her.`,
        `{close} "Dear Mrs. Gray," wrote {hero}, on the best paper, "I see you clearly now. You are a mailbox, and I don't mind. You were the first person to whom I told absolutely everything, and you never repeated it to anybody. I am wearing the glasses while I write this. Yours, {hero}." <The lenses were polished before it was mailed.|{pal} licked the envelope.> It fell into the slot, with a soft sound, like somebody swallowing. Nobody can say what became of it, because there was no address. But the next morning there was a leaf lying on the lid, a single one, perfect, with an edge; and {hero}, of all people, noticed it.`,
      ],
    },
  ],
};
