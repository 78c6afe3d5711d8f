import type { Shape } from "@/lib/features/writing/classic/grammar";

const STREET = { place: "street", time: "morning", weather: "clear" } as const;

export const SIX_SIZES_OF_HELLO: Shape = {
  id: "feelings/six-sizes-of-hello",
  theme: null,
  wild: 2,
  tags: ["shy", "friend", "courage", "quiet", "grandmother", "new", "kind"],
  about: [
    "shyness shy being-shy feeling-shy too-shy shy-child shy-girl shy-boy shy-at-school saying-hello say-hello afraid-to-speak afraid-to-say-hello too-shy-to-talk talking-to-new-people speaking-up",
  ],
  premise: "{Hero} is too shy to say hello, until {gran} explains that a hello comes in six sizes.",
  shows: ["letter", "gate"],
  talk: [
    "Which size of hello do you like best?",
    "Why do you think {kid} looked at the ground?",
    "What is good about being a quiet person?",
  ],
  cast: {
    pal: ["dog", "cat", "rabbit", "mouse", "owl", "robot", "bird", "hedgehog"],
    gran: ["grandmother"],
    kid: ["girl", "boy"],
  },
  refrain: {
    B: ["But {hero} was too shy.", "And {hero} was not too shy!"],
    E: ["But {hero} was much too shy to say hello.", "And {hero} was just a little shy to say hello."],
  },
  beats: [
    {
      id: "stuck-hello",
      ...STREET,
      pose: "standing",
      feeling: "worried",
      with: ["kid worried", "pal calm"],
      props: ["gate", "leaf"],
      happening: "{hero} stands shyly at a gate, and {kid} is worried.",
      B: [
        `{open} A new kid stood at the gate. It was {kid}. {refrain}`,
        `{open} {hero} saw {kid} each day. "Say hello!" {refrain}`,
      ],
      E: [
        `{open} Every morning {hero} met {kid} at the gate by the bus stop. Both of them looked at their shoes. There was a hello in {hero's} mouth. {refrain}`,
        `{open} {hero} had a hello all ready, and it was a nice one. But when {kid} came along to the gate, it went back down again. {refrain}`,
      ],
      I: [
        `{open} {hero} had a perfectly good hello. {They} practiced it in the bathroom every morning, and there it worked. Then {they} walked to the gate at the bus stop, where {kid} from the new house was waiting, and it disappeared. It slid back down {their} throat and hid somewhere beneath the top button. {hero} was shy. <{They} looked at {their} shoes until the bus arrived.|{They} knew every scratch on {their} shoes by heart.>`,
        `{open} Beside the gate where the bus stops, two people stood every morning and examined the ground. One of them was {kid}, who had recently moved in, and the other was {hero}, who was shy. {They} would have liked to say hello. It was an ordinary word with only two syllables, <and other people used it all day long|and {pal} managed it with a tail>. But with {kid} there it became as large as a piano, and would not go through the door.`,
      ],
      A: [
        `{open} In the bathroom {hero} had an excellent hello. It was clear and friendly, with a small smile at the end, and {they} practiced it every morning in front of the mirror. The trouble was that it refused to leave the house. As soon as {they} reached the gate at the bus stop, where {kid} from the new house was waiting, it turned around in the middle of {their} throat and climbed back down. For {hero} was shy. <So they stood on either side of the gate, and looked at the ground.|{They} studied {their} shoes instead, about which {they} already knew everything.> {pal} wagged, or nodded, or did whatever was needed, and made it look ridiculously simple.`,
        `{open} Anybody who passed the gate beside the bus stop, at ten minutes to eight, could have seen two people there who were admiring the pavement. The one was named {kid} and had lived on the street for exactly eleven days. The other was {hero}, who had intended to say hello on every one of them. {They} {was} not unfriendly. {They} {was} shy, and that is something entirely different, <although it looks much the same from outside|although hardly anyone can see the difference>. The word would be ready and waiting; then {kid} would look up, and it swelled to the size of a piano. One cannot get a piano through a mouth.`,
      ],
    },
    {
      id: "cat-got-tongue",
      place: "village",
      time: "noon",
      weather: "clear",
      pose: "thinking",
      feeling: "sad",
      with: ["gran calm", "pal sad"],
      props: ["basket", "bread"],
      happening: "{hero} is sad in the village beside {gran}.",
      I: [
        `"Has the cat got your tongue?" asked the baker, and laughed. People often asked that, and {hero} had never found an answer to it. "Always so shy," somebody said over {their} head, as if {they} had been a chair. {They} felt {their} ears become hot. The hello that had almost been ready was gone. {gran}, who was buying bread, put down her basket. "I believe that {hero} is listening," she said politely. <"It's a talent."|"Somebody has to.">`,
        `Adults were always in such a hurry with it. "Say hello to the lady," they said, and leaned forward, and waited. {hero} couldn't have done it now for a mountain of cookies. "How shy {hero} is!" exclaimed the lady, exceptionally loudly. At such moments {they} wished for a wall to walk through. {gran} did not say that {they} should speak. <She only took {their} hand and squeezed it twice.|She only moved a little, so that {they} could stand behind her.>`,
      ],
      A: [
        `"Has the cat got your tongue?" inquired the baker, and laughed heartily. It was meant kindly; it generally is. {hero} had been asked this question about four hundred times, and had never yet found out what one is supposed to reply. A hello had very nearly been finished, but now the whole shop was waiting for it, and it crept away. "So shy," remarked a customer, across the top of {their} head, the way one talks about the weather. It was then that {gran} put down her basket. "Not at all," she said pleasantly. <"{hero} is thinking, which takes a little longer than talking."|"{hero} is collecting, and will speak when there's something to say.">`,
        `Nothing makes a shy person shyer than being told to hurry. "Well? Don't we say hello?" asked the lady in the village, bending down until her necklace swung in front of {hero's} nose. {They} looked at the necklace. {They} could have described it in every detail: eleven beads, one of them chipped, and a clasp in the form of a fish. What {they} could not have done was to speak. "Still so shy, then," said the lady. <{hero} would rather have been a lamppost.|{hero} would gladly have changed places with a lamppost.> {gran} neither apologized nor pushed. She merely stood in such a way that there was suddenly a quiet place behind her.`,
      ],
    },
    {
      id: "six-sizes",
      place: "kitchen",
      time: "afternoon",
      weather: "clear",
      pose: "sitting",
      feeling: "curious",
      with: ["gran happy", "pal curious"],
      props: ["letter", "cup"],
      happening: "{hero} sits in the kitchen beside {gran}, with a letter and a cup.",
      B: [
        `"I was shy, too," said {gran}. "Some hellos are big. Start with a small one."`,
        `"A shy hello can be small," said {gran}. "Just nod. That is one, too."`,
      ],
      E: [
        `"I was as shy as a snail," said {gran}. "But a hello comes in six sizes. A nod is the smallest, and then come a smile, a wave, a note, a whisper, and a real one." {hero} put the list with {bag}.`,
        `{gran} was shy once, too. She showed {hero} how to begin with the smallest hello, just a nod. "The next one is a smile," she said. "The big one can wait." {hero} wrote it all down and packed {bag}.`,
      ],
      I: [
        `"You're trying to lift the biggest one first," said {gran} at home. "No wonder that it doesn't move. A hello comes in six sizes, as any shy person ought to know." She counted them on her fingers. There were the nod, the smile, the wave, the note, the whisper, and finally the real one with a voice in it. "Are you shy, too?" asked {hero} in astonishment. <"For seventy years," said {gran} contentedly.|"I still hide from the mailman," admitted {gran}.> {They} wrote everything down and packed it with {bag}.`,
        `{gran} poured two cups of cocoa. "When I was your age, I was so shy that I said good morning to the potatoes," she told {hero}. "Then I discovered the six sizes." The smallest hello was only a nod, and it did not make any noise at all. After it came a smile, a wave, a note, a whisper, and the real thing. "And nobody has to begin with the largest," said {gran}. <"Each of them counts."|"They're all complete hellos."> {hero} packed the list together with {bag}.`,
      ],
      A: [
        `"The mistake," said {gran}, stirring her cocoa, "is that everybody begins with the largest. It's like learning to carry by starting with the piano. Any shy person could tell you that a hello comes in six sizes." And she explained them, one finger after another. First came the nod, which makes no noise; then the smile, the wave, the note, and the whisper; and last of all, for special occasions, the one with a voice in it. {hero} stared. "You're shy?" {they} asked. <"Tremendously," said {gran}. "I've just had longer to practice."|"I once hid in a wardrobe from a mailman," said {gran}, "when I was forty."> {They} copied the list, and put it away safely with {bag}.`,
        `{gran} had a secret, and that afternoon she told it to {hero}. She had been so shy, as a girl, that she greeted only potatoes. People had pushed her, and people had pitied her, and it had all been of no use until she discovered the sizes. "The smallest of them is a nod," she explained. "You can do it with your mouth closed. Then there is the smile, and the wave, and the note, and the whisper; and at the end stands the proper hello, and it will wait for you. <They're all real.|There isn't one among them that doesn't count.>" {hero} packed the list with {bag}. {They} felt considerably lighter, as if somebody had taken the piano apart.`,
      ],
    },
    {
      id: "size-one",
      ...STREET,
      pose: "standing",
      feeling: "brave",
      with: ["kid surprised", "pal happy"],
      props: ["gate"],
      happening: "{hero} stands bravely at the gate, and {kid} is surprised.",
      B: [
        `The next day, {hero} gave a shy nod. {kid} saw it. {kid} gave a nod, too!`,
        `{hero} was shy. But {they} could nod. One, two, nod! And {kid} did it back.`,
      ],
      E: [
        `The next morning {hero} did it. It was only a very small, shy nod, but {kid} saw it. {Kid.he} turned red. Then {kid.he} gave a nod back, even smaller than the first.`,
        `On Tuesday {hero} began with size one. {They} lifted {their} eyes from the ground and nodded to {kid}. It was over in a second. And {kid} was shy, but {kid.he} nodded, too!`,
      ],
      I: [
        `On Tuesday {hero} tried the smallest size. {They} breathed in, raised {their} eyes as far as {kid's} chin, and nodded. It was an extremely shy nod. It could have been mistaken for a hiccup. But {kid} had noticed, and turned as red as a radish. <Three seconds went by, and they were long ones.|For a moment nothing happened.> Then the chin moved, up and down, exactly once. {hero} had received an answer. {They} {was} so happy that {they} nearly forgot to get on the bus.`,
        `"Size one," {hero} whispered to {pal}, and {they} did it. {They} nodded in the direction of {kid}. It made no noise at all, as {gran} had promised, and nobody had to wait for it. {kid} looked behind {kid.him} to see who was meant. There was nobody there except a lamppost. <So {kid.he} nodded back, very carefully, like somebody carrying soup.|Then {kid.he} nodded, so quickly that {hero} almost missed it.> Apparently there was somebody else who was shy.`,
      ],
      A: [
        `On Tuesday, at eleven minutes to eight, {hero} performed the smallest hello in the world. {They} lifted {their} eyes as high as {kid's} second button, and nodded. It was so shy that a careless observer would have taken it for a hiccup. Nothing exploded. {kid} stood there as if {kid.he} had been struck by a snowball; <a slow blush crept up from {kid.his} collar|and then {kid.he} began to turn pink, from the bottom upward>. And when {hero} had already decided to move to another country, the button went down a little and came up again. It had been returned. {They} sat in the bus like somebody with a live bird under {their} coat.`,
        `It required four attempts. At the first {hero} only swallowed, and at the second the bus came. But on Wednesday {they} took hold of the gate, thought of the potatoes, and nodded. {kid} glanced over {kid.his} shoulder, since {kid.he} evidently considered it impossible that anybody could mean {kid.him}. Behind {kid.him} there was a lamppost, and it had done nothing to deserve it. <Understanding spread slowly over {kid.his} face.|One could see {kid.him} working it out.> Then {kid} nodded as well, with immense caution, as one carries a bowl that is too full. It occurred to {hero}, for the first time, that there might be two shy people at that gate.`,
      ],
    },
    {
      id: "next-sizes",
      ...STREET,
      pose: "waving",
      feeling: "happy",
      with: ["kid happy", "pal happy"],
      props: ["gate", "leaf"],
      happening: "{hero} waves at the gate, and {kid} is happy.",
      E: [
        `After the nod came a smile, and after the smile came a wave. It was a shy wave, with only one finger. "Size three," {hero} told {pal}. {kid} waved back with two fingers.`,
        `A smile took {hero} until Friday. On Monday came the wave, down by {their} pocket, where it was almost hidden. {kid} was shy, too, but {kid.he} saw it, and waved with {kid.his} hat.`,
      ],
      I: [
        `The smile took until Friday, because the corners of {hero's} mouth were nervous. It was a crooked one, and {kid's} was crooked on the other side, so together they were straight. The following week came the wave. {They} did it at the height of {their} pocket, <with one finger|where hardly anybody could see it>, since {they} {was} still shy. {kid} answered with two fingers. "You're having a conversation," said {gran}, when {they} told her. "It's just that nobody can hear it."`,
        `After that they got better every day. On Thursday {hero} managed a smile, and held it for almost a second. On Friday the wave came out of {their} pocket all by itself. It was a shy sort of wave, and it stayed close to the coat. {kid} waved with {kid.his} mitten, which was red and much too large. <It looked like somebody waving a tomato.|They both had to look away quickly, in order not to laugh.> They had not exchanged a single word, but it was far from quiet.`,
      ],
      A: [
        `A smile, it turned out, is heavier than a nod, and {hero} needed until Friday to get both corners of it up. {kid's} was crooked in the opposite direction, so that the two of them fitted together. Next came the wave. It was a shy one, carried out with a single finger at the height of the pocket, <and anyone else would have believed that {they} {was} brushing off a crumb|where nobody could have seen it who didn't know where to look>. {kid} replied with two. {gran} received a report every afternoon, with cocoa. "But that is a conversation," she said. "You've been talking to each other for a week. You simply haven't needed any sound."`,
        `There are people who are through with hello in half a second, and have no idea how much there is in it. {hero} and {kid} made it last two weeks. They had a smile on Thursday, so shy that it went out like a match. They had another on Friday, and that one caught. On Monday {hero's} hand rose from {their} pocket, and {they} watched it with some surprise, for it was waving. {kid} waved in return with a mitten. <The mitten was bright red and several sizes too large.|It was a red mitten, and looked like somebody waving a tomato.> Neither had said a word so far, and yet by the time the bus came both of them were slightly out of breath.`,
      ],
    },
    {
      id: "same-shoes",
      ...STREET,
      pose: "thinking",
      feeling: "curious",
      with: ["kid worried", "pal calm"],
      props: ["gate", "book"],
      happening: "{hero} is curious at the gate, and {kid} is worried.",
      B: [
        `{kid} looked down. "Are you shy, too?" {hero} did not say it. But {they} knew.`,
        `{hero} saw {kid} hide in a book. "I think {kid} is shy, too."`,
      ],
      E: [
        `Now {hero} looked more closely. {kid} always held a book in front of {kid.his} face, but {kid.he} never turned a page. "I know what that is," {hero} thought. "{kid} is shy, too!"`,
        `Shy people see a lot, because they are so quiet. {hero} saw that {kid} had a tiny dragon on {kid.his} bag. {They} saw that {kid.he} fed the birds when nobody was looking.`,
      ],
      I: [
        `If you don't talk, you notice things. {hero} had noticed that {kid} held a book in front of {kid.his} nose and never turned the page. {Kid.he} had a tiny green dragon sewn onto {kid.his} bag. {Kid.he} fed the sparrows, but only when {kid.he} believed that nobody was watching. <{hero} knew about that.|That was something that {hero} understood.> "{kid} is at least as shy as I am," {they} reported to {gran}. "Then you're the expert," said {gran}. "Who could help {kid.him} better?"`,
        `{hero} had always believed that {they} {was} the only one. But now {they} looked past {their} own shoes, and there was another pair beside them, with their toes turned inward. {kid} had a dragon on {kid.his} bag. {kid} counted under {kid.his} breath, probably so as to look busy. <{hero} used to do exactly the same.|{hero} counted to exactly the same number.> Everything that {they} did when {they} felt shy, somebody else was doing, too. It was like finding a footprint on an island.`,
      ],
      A: [
        `Whoever doesn't talk has both ears free, and both eyes. {hero} had discovered a good deal about {kid} by now. {Kid.he} held a book in front of {kid.his} face, and never turned the page. On {kid.his} bag was a tiny dragon, sewn on by somebody who wasn't very skillful; and {kid.he} fed the sparrows, though only behind {kid.his} back, so that it looked like an accident. {hero} recognized each of these things, as one recognizes the way home. <"All this time I've been afraid of somebody who was afraid of me," {they} told {gran}.|"I thought that I was the only shy person on the street," {they} told {gran}.> "It's the commonest mistake there is," said {gran}.`,
        `It is impossible to see another person's face as long as one is looking at one's own feet. {hero} raised {their} eyes a little every day, and discovered {kid} from the bottom upward, like a picture that is being unrolled. The shoes had their toes turned in. The fingers were playing with a button. The lips were counting; and when {they} counted along, it came out at forty, which was precisely the number that {they} used {themselves}. <It was like finding a footprint on a desert island.|There was no possible doubt.> "That is a shy person," {hero} informed {pal}, with growing excitement. "That is one of us."`,
      ],
    },
    {
      id: "note-in-gate",
      ...STREET,
      pose: "reaching",
      feeling: "excited",
      with: ["kid curious", "pal curious"],
      props: ["letter", "gate"],
      happening: "{hero} reaches for the gate with a letter, and {kid} is curious.",
      B: [
        `{hero} wrote a note. "Hi. I am shy. You, too?" {They} hid it in the gate.`,
        `"I am shy," {hero} wrote. "I like your bag." {They} put it in the gate.`,
      ],
      E: [
        `Then came size four, a note. "I like your dragon," wrote {hero}. "I am a bit shy." {They} put it into a gap in the gate. The next day there was another one in it. "Me, too," it said.`,
        `{hero} hid a little letter in the old gate. "Are you shy, too?" it said. The next morning there was an answer in the gate. "Yes, I am very shy, but not when I am writing," it said.`,
      ],
      I: [
        `Size four was the note, and on paper {hero} wasn't shy at all. "I like your dragon," {they} wrote. "I can't talk in the morning. Can you?" {They} folded it as small as possible and pushed it into a crack in the gate. The following day something else was in there. "No, unfortunately," it said. "His name is Bernard, <and he can't, either|and he only talks to sparrows>." From then on the gate received mail every day, and it became the most interesting gate in the neighborhood.`,
        `{hero} had a great deal to say, as it happened, and it had only been the wrong way out. {They} wrote it on a note instead. "Are you shy?" it said. "I am. I know what you do with the sparrows, and I won't tell." {They} hid it in the gate and ran. <All day long {their} stomach fluttered.|At school {they} could think of nothing else.> In the morning there was an answer. It was three pages long, and there was a dragon in each corner.`,
      ],
      A: [
        `The fourth size was a note, and it was then that {hero} found out something astonishing. In writing {they} {was} not shy in the least. "I like your dragon," {they} wrote. "I can't talk before eight o'clock, and usually not after that. Is it the same with you?" The gate had a crack in it, just wide enough for a folded page. For a whole day {they} regretted it. <For a whole night {they} considered stealing it back.|By evening {they} had thought of eleven reasons to fetch it out again.> In the morning another page was sticking in the crack. "Exactly the same," it said. "His name is Bernard. I have been wanting to ask you about the potatoes, because you mutter." From that day on the gate had mail.`,
        `Words that are too big for a mouth will often go through a pencil. {hero} wrote a note, and it was as if somebody had opened a window. {They} wrote that {they} {was} shy; that it was nothing personal; that {they} had noticed about the sparrows, and considered it very decent. Then {they} folded it eight times, slipped it into the crack of the old gate, <and ran as though it were going to explode|and walked away whistling, like a burglar>. The reply was there the next morning, and it filled three pages. {kid}, who had never been heard to say anything, turned out to have opinions on whales, and soup, and the bus driver's mustache. There was a small dragon in each corner.`,
      ],
    },
    {
      id: "a-pocket-of-notes",
      place: "bedroom",
      time: "evening",
      weather: "clear",
      pose: "reading",
      feeling: "happy",
      with: ["pal happy", "gran happy"],
      props: ["letter", "box"],
      happening: "{hero} reads a letter in the bedroom with {gran} and {pal}.",
      I: [
        `Soon {hero} needed a box for the notes. There were jokes in it, and a treasure map of the bus stop, and a list of everything that makes shy people shyer. "Number one: when everybody waits," {kid} had written. "Number two: birthdays," {hero} had added. {They} read the funniest ones to {gran}. {extra} "You know more about {kid} than the whole class does," said {gran}. <That was true.|{They} had never thought of it in that way.> Only {they} still didn't know what {kid's} voice was like.`,
        `"Read me that one again," said {gran}, who had tears in her eyes from laughing. {kid} was one of the funniest people {hero} had ever met, and nobody knew it, because nobody else had the key to the gate. {extra} The notes filled a whole box. In the last there was only one line. <"What do you sound like?" it said.|"I wonder how you sound," it said.> {hero} read it several times. {They} had been wondering about the same thing, and had been too shy to ask.`,
      ],
      A: [
        `All the notes were kept in a box, and eventually in a bigger one. There were jokes, and riddles, and a scientific map of the bus stop, and a list of everything that makes a shy person shyer. At present it contained thirty-four points. "It is unfair," {hero} said to {gran}. "{kid} is the funniest person in the school, and nobody's ever noticed." {extra} "Somebody has," {gran} answered. She held the latest page up to the lamp. <At the bottom, in very small letters, stood a question.|It was shorter than the others.> "What do you sound like?" asked the note.`,
        `It is a rare thing to have a friend whom one has never heard. {hero} knew what {kid} thought about whales. {They} knew what {kid.he} was afraid of, and which soup {kid.he} would take to the moon. Together they had collected thirty-four things that make shy people shyer. {extra} {gran} laughed until she had to take off her glasses. "And the fifth size?" she asked, putting them back on. "There's no hurry. I'm merely curious." <{hero} smoothed out the last of the letters.|{hero} looked at the box.> "So am I," {they} said. For all that {they} didn't know was what it sounded like.`,
      ],
    },
    {
      id: "whisper-fails",
      ...STREET,
      pose: "standing",
      feeling: "worried",
      with: ["kid worried", "pal worried"],
      props: ["gate", "letter"],
      happening: "{hero} is worried at the gate beside {kid}.",
      E: [
        `Size five was a whisper. On Monday {hero} opened {their} mouth to begin. Then a big truck drove by, and both of them shut their mouths again. They were just too shy.`,
        `{hero} wanted to whisper hello. {They} came close to the gate and took a breath. "Hhh," said {hero}, and that was all. It was a shy whisper with nothing in it. {kid} gave {them} a sad smile.`,
      ],
      I: [
        `The fifth size was a whisper, and it went wrong. {hero} leaned over the gate and opened {their} mouth. {kid} leaned over, too. What came out was only air, with absolutely nothing in it. At that moment the bus arrived, and thirty curious faces looked out of the windows. Both of them immediately jumped back, shy from head to foot. <There was no note in the gate that evening.|That evening neither of them wrote a note.> "I've spoiled it," {hero} told {pal}. "I should have stayed at size four."`,
        `On Monday {hero} tried to whisper. {They} had chosen a windless day on purpose. But {kid} looked up so hopefully that {they} became shy all over again, and the whisper shrank, and in the end it was only a sort of cough. "Bless you," whispered {kid}, but a truck was passing, and {hero} didn't hear it. <So each believed that the other had said nothing.|Each of them thought that the other had given up.> They both went back to looking at their shoes.`,
      ],
      A: [
        `With the fifth size it all went wrong. It was to be a whisper, and {hero} had prepared for it thoroughly; {they} stepped up to the gate, leaned across, and opened {their} mouth. {kid} leaned across from the other side. Out came a little warm air. There was not a letter in it. Then, with a squeal of brakes, the bus drew up, and thirty faces looked down through the glass, and the two of them sprang apart as if the gate were hot. <That night there wasn't any mail.|For the first time in weeks there was nothing in the crack.> "I've ruined it," said {hero} to {pal}. "{kid} must have expected a proper voice. I ought never to have gone beyond four."`,
        `Nobody could say that {hero} did not try. {They} chose a windless morning. {They} had selected a single word, and it was a short one. But {kid} raised such a hopeful face that {they} turned shyer than ever, and the whisper dwindled on its way up until nothing remained of it but a cough. "Bless you," breathed {kid}. It was the first thing that {kid.he} had ever said to {them}; and just then a truck full of gravel thundered past, and carried it off. <So each of them was certain that the other had given up.|And so neither of them knew that it had been said.> For three days they were admiring the pavement again.`,
      ],
    },
    {
      id: "red-mitten",
      ...STREET,
      pose: "running",
      feeling: "determined",
      with: ["pal excited"],
      props: ["gate", "thing:mittens"],
      happening: "{hero} runs along the street by the gate with mittens, and {pal} is excited.",
      B: [
        `{kid} lost a red mitten! The bus was there. {hero} felt shy. But {they} ran.`,
        `Oh no! A mitten fell. {kid} did not see it. {hero} was shy, but who else could call?`,
      ],
      E: [
        `Then something happened. {kid} got on the bus, and {kid.his} red mitten fell down by the gate. Nobody had seen it but {hero}. There was no time for a note, and no time to be shy.`,
        `On Thursday it was icy cold. {kid} climbed into the bus, and did not see that one red mitten was lying by the gate. The door began to close. {hero} forgot that {they} {was} shy, and ran.`,
      ],
      I: [
        `On Thursday it was freezing. {kid} was already climbing into the bus when an enormous red mitten slipped off and dropped beside the gate. Nobody noticed except {hero}, who noticed everything. {They} picked it up. {kid's} grandfather had knitted it; there had been a whole note about that. <The door was beginning to close.|With a hiss, the door began to close.> A nod was no use now, and neither was a wave, because {kid} had turned {kid.his} back. There wasn't time to be shy.`,
        `It was the mitten that changed everything. It fell from {kid's} pocket on Thursday, in front of the gate, while {kid} was getting on the other bus, the one to the museum. {hero} saw it lying there like a red leaf. "It's the only thing that my grandfather ever knitted," {kid} had written. The engine was starting. <There was no time for a note.|You can't push a note into a moving bus.> {hero} was as shy as ever, and began to run.`,
      ],
      A: [
        `Thursday was so cold that the gate sparkled. {kid} was on the step of the bus when a gigantic red mitten slid out of {kid.his} pocket and dropped, without a sound, on the ice. A dozen people walked around it. It takes a quiet person to see a thing like that; and {hero} knew everything about it, since there had been an entire letter on the subject. {kid's} grandfather had knitted it. It was the only thing that he had ever finished. <The door gave a hiss.|With a long hiss the doors began to fold.> {hero} snatched it up. A nod would not stop a bus. Neither would a smile, or a note; and {they} {was} exactly as shy as {they} had been the day before, but it was no longer the most important thing.`,
        `The notes had told {hero} all about the mittens. They were red, and too large, and they were the first and last things that {kid's} grandfather had ever knitted, with his tongue between his teeth, for a whole winter. On Thursday one of them was lying by the gate. {kid} had already disappeared in the crowd on the steps, with {kid.his} back turned, and the driver was reaching for the lever. <In {their} head {hero} went through the sizes.|{hero} ran through the sizes like somebody going through a bunch of keys.> A nod wouldn't do, nor would a wave; there was no time to write. {They} {was} terribly shy. {They} noticed it, in passing, while {they} {was} running.`,
      ],
    },
    {
      id: "real-one",
      ...STREET,
      pose: "waving",
      feeling: "surprised",
      with: ["kid surprised", "pal happy"],
      props: ["thing:mittens", "gate"],
      happening: "{hero} waves at the gate with mittens, and {kid} is surprised.",
      B: [
        `"Hello! Wait!" It was so loud! {kid} heard it. {refrain2}`,
        `"{kid}! Hello!" The bus stopped. All looked. {refrain2}`,
      ],
      E: [
        `"HELLO!" somebody shouted. "WAIT!" The bus stopped, and everybody looked. It was {hero}! {refrain2} {They} held out the mitten. "Hello," whispered {kid}. It was a lovely voice.`,
        `"Hello, {kid}! Your mitten!" It was so loud that two birds flew up. {hero} looked around to see who had called. Then {they} knew. {refrain2} {kid} laughed out loud.`,
      ],
      I: [
        `"HELLO!" It went down the whole street, and two pigeons flew up. The driver stepped on the brake. Thirty faces turned around, and for a second {hero} wondered, along with everybody else, who had shouted. It had been the biggest size of all. {They} held up the mitten, and {their} knees were shaking, and {they} {was} very shy, and it had happened nevertheless. {kid} came down the steps. <"Hello," said {kid}.|"So that's what you sound like," said {kid}.> {Kid.he} had a voice like a wooden flute, and a little bit of a cold.`,
        `"Hello! {kid}! Wait!" Nobody in the street had ever heard that voice before, and {hero} hadn't, either. It came all by itself, from underneath the top button, where it had been waiting for weeks. The bus stopped. The door opened again, and there stood {kid} with one bare hand. {hero} gave {kid.him} the mitten. <Now, of course, {they} {was} shy again.|They both turned as red as the mitten.> "Hello," said {kid}, "and thank you, and I did say bless you." It was a conversation.`,
      ],
      A: [
        `"HELLO!" It rang from one end of the street to the other. Two astonished pigeons rose from the roof, and thirty faces appeared behind the windows, in order to discover who could possibly have such a voice. {hero} looked around as well. Then {they} realized that it had come out of {them}, the sixth size, complete and undamaged, piano and all. {Their} knees were trembling. {They} {was} shy down to the soles of {their} feet, and {they} {was} still holding up the red mitten. {kid} climbed down the steps, one after another, and took it. <"So that's how you sound," said {kid}.|"Hello," said {kid}. "I've wondered about that for weeks."> It was a voice like a small wooden flute with a cold, and {hero} would have known it anywhere.`,
        `Nobody was more surprised than {hero}. One moment {they} {was} running with a mitten in {their} hand, and the next somebody shouted "Hello!" with such extraordinary force that a dog sat down. The bus stopped immediately. It was a magnificent hello, although a slightly rusty one, since it had been lying in the dark for a considerable time. "Wait!" it added. "{kid}! Your grandfather's mitten!" Then it was over, and thirty people were looking at {them}, and {they} {was} as shy as a person can be. {kid} stood on the bottom step with one bare hand. <"I said bless you," {kid} told {them}, "on Monday. There was a truck."|"Hello," said {kid}. "On Monday I said bless you."> It wasn't at all difficult to answer that.`,
      ],
    },
    {
      id: "still-quiet",
      ...STREET,
      pose: "sitting",
      feeling: "happy",
      with: ["kid happy", "gran happy"],
      props: ["gate", "letter"],
      happening: "{hero} sits happily by the gate with {kid} and {gran}.",
      B: [
        `{hero} and {kid} talk a lot now. Some days they are shy, and just nod. {close}`,
        `They are still shy. But now they are shy two by two! {close}`,
      ],
      E: [
        `{hero} is still shy on some days, and so is {kid}. Then they nod, and that is enough. But at the gate, where nobody else can hear, they never stop talking. {extra} {close}`,
        `Now there are two shy people at the gate, and they talk until the bus comes. When new people move in, {hero} begins with a nod. {extra} It is still a very good size. {close}`,
      ],
      I: [
        `{hero} is still shy. {They} {has} not turned into somebody who talks to necklaces, and {gran} says there's no need. But at ten to eight there's a noise beside the gate like two brooks, and it goes on until the bus comes. On bad days they only nod. <On very bad days there's mail.|The gate still has mail, for the things that sound better in writing.> And last week, when a new family moved in, {hero} looked up from the ground and offered them the smallest size. {close}`,
        `There's a sign on the gate now, too small for most people to read. "Hellos in all sizes," it says. {hero} and {kid} meet there every morning, and most of the time they talk, and sometimes neither feels like it. Then they lean on the gate and are shy together, <which is quite different from being shy alone|and it's nearly as good as talking>. "Has the cat got your tongue?" asked the baker yesterday. "No," said {hero}, after a while. "I was listening." {close}`,
      ],
      A: [
        `It would be untrue to say that {hero} isn't shy any longer. {They} {has} still not spoken to the lady with the necklace, and the baker gets a nod. But at ten minutes to eight there's a sound beside the gate as of two brooks that have met, and it doesn't stop until the bus has come. On difficult mornings they make do with a smile; on the most difficult of all there is mail. <"A quiet person is a house with thick walls," says {gran}. "It's warm inside."|{gran} says that the best conversations are the ones that had to wait.> Last Monday somebody new was standing at the stop, and looking at the pavement with great attention. {hero} and {kid} exchanged a glance. Then, very carefully, they both nodded. {close}`,
        `If you have sharp eyes you can find the sign on the gate. It's no bigger than a stamp, and it says: Hellos in Six Sizes. Most people walk past it. It's meant for those who are looking at the ground. {hero} is still shy, and expects to be so for another seventy years, like {gran}, and {kid} means to keep {them} company. <They've found out that it's a different thing altogether when there are two of you.|Being shy with somebody, they have discovered, is hardly being shy at all.> "Cat got your tongue?" the baker asked last week. {hero} thought about it, since it deserved a proper answer. The shop waited, and for once {they} let it wait. "No," {they} said. "I was only listening." {close}`,
      ],
    },
  ],
};
