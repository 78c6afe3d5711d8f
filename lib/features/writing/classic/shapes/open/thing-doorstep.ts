import type { Shape } from "@/lib/features/writing/classic/grammar";

const STREET = { place: "street", weather: "clear" } as const;

export const THING_DOORSTEP: Shape = {
  id: "open/thing-doorstep",
  theme: null,
  wild: 2,
  tags: ["lost", "found", "honesty", "neighbor", "new", "friend", "kind"],
  about: [],
  subject: ["tool", "clothing", "toy", "instrument", "find"],
  unfit: ["together", "odd"],
  premise:
    "One morning {hero} finds {subject.a} on the doorstep, with half a note, and nobody knows whose it is.",
  shows: ["@subject"],
  talk: [
    "Why was it hard for {hero} to ask {kid}?",
    "What would you have written on the poster?",
    "Which of your things would you know anywhere, and how?",
  ],
  cast: {
    pal: ["dog", "cat", "mouse", "rabbit", "robot", "bird", "fox", "owl"],
    kid: ["girl", "boy"],
    dad: ["father", "mother"],
  },
  refrain: {
    B: [`"Is it yours?" "No," they said.`, `"Is it yours?" "Yes!" said {kid}.`],
    E: [
      `"Is it yours?" asked {hero}. "No, not mine," they said.`,
      `"Is it yours?" asked {hero}. "Yes," said {kid}.`,
    ],
  },
  beats: [
    {
      id: "on-the-step",
      ...STREET,
      time: "morning",
      pose: "standing",
      feeling: "surprised",
      with: ["pal surprised"],
      props: ["@subject", "door"],
      happening: "{hero} opens the front door and finds something outside.",
      B: [
        "{open} {hero} came out. What was on the step? It was {subject.a}!",
        "{open} There was a knock. {hero} ran to look. There was {subject.a}!",
      ],
      E: [
        `{open} {hero} opened the door to get the milk. There was no milk. But on the step there was {subject.a}. "Good morning," said {hero}, because somebody had to say something.`,
        `{open} Somebody had been at the door very early. {hero} looked out, and the street was empty. But there on the step was {subject.a}. {pal} sniffed at it from every side.`,
      ],
      I: [
        `{open} On Tuesdays there was usually a bottle of milk in front of {hero's} door. This Tuesday there was {subject.a}. {They} looked to the left and to the right, and the street was completely empty. <The milk was nowhere to be seen.|Only a pigeon was looking back.> "Did you order {subject.a}?" {hero} asked {pal}. {pal} had not ordered anything. The old nine on the door hung by a single screw, as it had for years, and it squeaked in the wind.`,
        `{open} {hero} nearly fell over it. {They} had pulled open the front door, in a hurry as usual, and there was {subject.a}, in the middle of the step. Nobody was near. Nobody was running away, either. <{pal} looked under the mat, to be thorough.|{pal} barked up and down the street with both eyes.> Above the bell, the number nine swung on its one screw and squeaked. "Perhaps it came by itself," said {hero}.`,
      ],
      A: [
        `{open} There are things that belong on a doorstep, such as milk, and newspapers, and now and then a snail. On Tuesday morning there was something else. {hero} opened the door and found {subject.a}, <waiting there like a polite visitor|in the exact middle of the step>. The street was empty in both directions. "It's for you," {they} told {pal}, who walked around it once and was of the opinion that it wasn't. Overhead the brass number nine creaked on its only screw. {dad} had been going to repair it for as long as anybody could remember. Everybody had stopped noticing it; and that, as it turned out, was the beginning of everything.`,
        `{open} {hero} was late, and {they} came out of the house so quickly that {they} had to jump. That is how it was discovered that there was {subject.a} on the doorstep. It had certainly not been there the evening before. {They} called hello along the street, but nobody answered. {They} even looked up, since one never knows. <{pal} made a thorough inspection.|{pal} suspected the mailman.> The only thing that moved was the number beside the bell. It was a brass nine that had been dangling from its last screw all winter, and that squeaked whenever there was a wind. "You must have an owner," {hero} said to the thing on the step. "Everything has one."`,
      ],
    },
    {
      id: "half-a-note",
      ...STREET,
      time: "morning",
      pose: "reading",
      feeling: "curious",
      with: ["dad curious", "pal curious"],
      props: ["letter", "@subject"],
      happening: "{hero} reads a torn note beside {dad}.",
      E: [
        `There was a note on it, but it was torn in half. "Please take very good care of my," it said, and then there was nothing. "Of my what?" asked {hero}. {dad} did not know, either.`,
        `{dad} found half a note under the {subject}. "I will come and get it on," {hero} read. The other half of the paper was missing. "On what day?" {they} asked. "And who is going to come?"`,
      ],
      I: [
        `There was a note, or at least there was half of one. "Please be careful with it," {hero} read, "because it is the only thing that I." There the paper ended. {dad} immediately turned it over, but the other side was empty. "The only thing that I what?" {they} asked. "Remember? Discovered? Inherited?" {dad} scratched {dad.his} chin. "Somebody is certainly missing {subject.the}," {dad.he} said finally, "and it is somebody who writes in green."`,
        `A piece of paper was tucked underneath, and the rain had eaten one side of it. "Dear family at number," {hero} read carefully. After that came an enormous green smear, and finally the words "my very best." {dad} held it against the light. <It didn't help.|It was still a smear.> "My very best wishes, probably," {dad.he} suggested. "My very best {subject}," {hero} corrected {dad.him}. "Who would leave something like that on a stranger's doorstep?"`,
      ],
      A: [
        `A note had been attached to it, and a snail had breakfasted on the note. "Please be very careful," {hero} read aloud to {dad}, "since it is the only thing that I." The rest had been eaten. They considered the possibilities. It might be the only thing that somebody had inherited, or the only thing that somebody could not stand. {dad} observed that it was written in green ink, and with a great deal of pressure. "That is a person who was worried," {dad.he} said. {hero} looked at {subject.the} with new respect. It had suddenly become something that a stranger was worried about, and it was standing on {their} doorstep.`,
        `When {dad} lifted it carefully, half of a letter came to light. The other half had been washed away during the night, and lay as a pale green puddle in a crack of the stone. "To the people at number," read {hero}, and squinted, "and then there is a smudge. Then it says: do not let anybody. And then: my very best." {dad} was inclined to believe that it was somebody's very best wishes. {hero} was certain that it meant {subject.the}. <They argued about it during breakfast.|They did not agree about it for the whole of breakfast.> In one thing they were of the same opinion. Nobody writes like that about something that they want to be rid of.`,
      ],
    },
    {
      id: "green-poster",
      ...STREET,
      time: "noon",
      pose: "reaching",
      feeling: "determined",
      with: ["pal happy"],
      props: ["paint-pots", "@subject"],
      happening: "{hero} hangs something up in the street, with pots of paint at {their} feet.",
      B: [
        `{hero} made a sign. "I found {subject.a}," it said. "Is it yours?"`,
        `"Who lost it?" said {hero}. {They} put up a big red sign.`,
      ],
      E: [
        `So {hero} painted a poster in yellow and green. "Somebody has lost {subject.a}," it said in big letters. "Ask for it at number nine." {They} packed {bag} and hung the poster on the lamp post.`,
        `"We must find out whose it is," said {hero}. {They} got {bag} and a very big piece of paper. "Who has lost {subject.a}?" {they} wrote on it. {pal} stepped into the paint, and it was even better.`,
      ],
      I: [
        `{hero} did not wait for the second half of the note. {They} painted a poster as high as a door. "Found," it said. "{Subject.a}. Very well looked after. Please come to number nine, and tell me what is special about it." That last part was {dad's} idea. "If we don't ask, everybody will want to have it," {dad.he} explained. {hero} packed {bag}, and they went from one lamp post to the next. {pal} signed the corner with a paw, <and some of the wall, too|by accident>.`,
        `By noon there was a poster on every second tree. {hero} had painted eleven of them, and had spelled "found" in three different ways. "Who is missing {subject.a}?" asked the posters. "The true owner will know something about it that nobody else does." {They} carried them around town, together with {bag}. {dad} thought that this was extremely clever. So did {hero}, who had got it out of a detective story. Then {they} sat down on the step to wait.`,
      ],
      A: [
        `Since the note was not going to finish itself, {hero} got out the paints. {They} produced a poster as tall as the door, and hung it where nobody could fail to walk into it. FOUND, it said: {subject.a}. In the best of hands. The owner is requested to come to number nine, and to name one thing about it that nobody else could know. The last sentence was contributed by {dad}, who had once lent somebody an umbrella. {hero} packed {bag} and the longest ladder that {they} could carry. <{pal} signed the corner with a paw.|{pal} was so helpful with the green that it took an hour to wash it off.> Then they arranged two chairs in front of the house, and waited to discover who would appear.`,
        `{hero} had read enough detective stories to know how such a matter is handled. One doesn't ask whether a person has lost {subject.a}, because then half the town has. One asks for a secret. So {they} took {bag}, and soon there were eleven posters between the bakery and the bridge. At the bottom of each it said that the true owner would naturally know something special about it. {dad} corrected the spelling on nine of them. The other two were hanging too high. <{pal} had hung those.|How they had come there, only {pal} knew.> By noon everything was ready. They put {subject.the} in the hall, where it was safe, and opened the door wide.`,
      ],
    },
    {
      id: "not-theirs",
      ...STREET,
      time: "afternoon",
      pose: "sitting",
      feeling: "curious",
      with: ["pal calm", "dad calm"],
      props: ["notebook", "door"],
      happening: "{hero} sits in front of the house with a notebook.",
      B: [
        "A man came. Then two women came. They saw the {subject}. {refrain}",
        "So many people came by to see the {subject}! {refrain}",
      ],
      E: [
        `A man in a hat came, and then two sisters, and then a boy with a fish. They all looked at {subject.the} for a long time. {refrain} The boy only wanted to tell them about his fish.`,
        `All afternoon people came to look at {subject.the}. One was missing a glove, and one was missing a cousin. {refrain} {hero} wrote it all down.`,
      ],
      I: [
        `They came all afternoon. "Mine is much bigger," said a man in a hat, "and I haven't lost it, but I wanted to say so." Two sisters claimed it together, until {hero} asked for the secret. "It's heavy?" guessed the one. "It's light?" guessed the other. A boy had lost something quite different and cried a little, and he was given a cookie. <By five o'clock the notebook was full.|By five o'clock they were out of cookies.> Nobody had been the right one. {hero} noticed that {they} {was} rather glad.`,
        `The first person who rang had lost a glove, and the second had lost an uncle. A lady with a parrot was perfectly sure that {subject.the} was hers. "There's a scratch on it," she said. There wasn't. "Then it's the one without a scratch," said the lady, and the parrot laughed. {hero} was strict, and wrote down every answer. <{dad} poured lemonade.|{dad} brought out a third chair.> When the sun was low, nobody had known the secret, although everybody had enjoyed the visit.`,
      ],
      A: [
        `It is surprising what people will say when they would like to have something. A gentleman in a hat declared that {subject.the} was his, apart from the color. Two sisters remembered it distinctly from their childhood, but the one remembered it round and the other remembered it square. {hero} asked each of them for the secret, and wrote down the answers, and shook {their} head. "I am sorry," {they} said, twenty-two times. One small boy had lost a tooth, and couldn't be helped. <{dad} kept the lemonade coming.|{dad} had made enough lemonade for a circus.> Toward evening the line became shorter, and finally it was only a dog. {hero} shut the notebook, and discovered that {they} {was} not in the least disappointed.`,
        `Within an hour there was a line as far as the corner. Some people had lost {subject.a} once, a long time ago, in another country. Some had lost other things, and hoped that {hero} might have those as well: a glove, a recipe, an uncle. A lady with a parrot knew all about it until she was asked for its secret. "It's a secret," she said haughtily, and the parrot said that she had made it up. {hero} thanked each of them and made a cross in the notebook. <"Perhaps it hasn't got an owner," {they} remarked to {pal}.|"Perhaps the owner doesn't want it," {they} said to {pal}.> {They} tried to say it sadly. It came out sounding rather hopeful.`,
      ],
    },
    {
      id: "gets-fond",
      place: "living-room",
      time: "evening",
      weather: "clear",
      pose: "dancing",
      feeling: "happy",
      with: ["pal excited", "dad happy"],
      props: ["@subject", "lantern"],
      happening: "{hero} dances around the living room in the evening, and {pal} is excited.",
      B: [
        "{hero} had fun with the {subject}. It felt so good to have it.",
        "In the night {hero} saw the {subject} shine. {They} loved it so.",
      ],
      E: [
        `{Subject.a} {subject.does}. {hero} had not known that. That evening {they} tried it out, just a little. It was so much fun! "I hope that nobody comes for it," {they} told {pal}.`,
        `{hero} took good care of {subject.the}, as the note had asked. {They} found out that it could {subject.can}. "You can stay here forever," {they} said. But it did not feel right.`,
      ],
      I: [
        `Looking after something is dangerous, because you get to know it. By Thursday {hero} knew that {subject.a} {subject.does}. By Friday {they} had found out that it could {subject.can}, which surprised even {dad}. {pal} had a favorite place beside it. <They gave it a towel against the dust.|They said good night to it.> Under one edge, where nobody would ever look, {hero} discovered a tiny green star. {They} ran a finger over it and told no one.`,
        `The note had asked them to take good care of {subject.the}, and {hero} took excellent care. {They} cleaned it with a soft cloth. {They} found out that it could {subject.can}, and after that the evenings were much too short. <{dad} missed the news two days in a row.|Even {dad} took a turn.> While {they} {was} polishing the bottom of it, {they} noticed a star, no bigger than a crumb, drawn with green ink. It was the secret. {hero} had asked everybody for it, and now {they} almost wished that {they} hadn't found it.`,
      ],
      A: [
        `The trouble with looking after a thing is that it grows on you. {hero} had only intended to dust it. But {subject.a} {subject.does}, as anybody knows who has ever lived with one; and by the end of the week {they} had found out that it could {subject.can}, and could no longer imagine an evening without it. {dad} was called in to watch, and stayed. On Friday, while {hero} was cleaning the underside with a toothbrush, {they} discovered a star there. It was drawn in green ink, no larger than a grain of rice. <{They} looked at it for a long while.|{They} held the lamp closer.> So this was the secret. From now on there was something to know, and sooner or later somebody would come who knew it.`,
        `"It's merely until the owner turns up," {hero} explained every evening, and every evening {they} hoped a little more firmly that it would not be today. {They} had discovered that {subject.the} could {subject.can}. {pal} had discovered that there was a draft-free place just behind it. Even {dad}, who was not easily impressed, had begun coming home early. It stood in the lamplight as though it had always belonged to them. Then, on Saturday, {hero} turned it over to polish it, <and stopped polishing|and sat down on the carpet>. On the bottom somebody had drawn a tiny green star, with great care, the way one writes one's name. The color was exactly the same as the color of the note.`,
      ],
    },
    {
      id: "at-the-gate",
      ...STREET,
      time: "afternoon",
      pose: "standing",
      feeling: "worried",
      with: ["kid worried", "pal curious"],
      props: ["gate", "tree"],
      happening: "{hero} looks worried, and {kid} stands by the gate.",
      B: [
        `A new kid stood at the gate. It was {kid}. {kid} saw the {subject}, and ran.`,
        `There was {kid}, new in town. {Kid.he} looked and looked. {Kid.he} did not say a thing.`,
      ],
      E: [
        `Every day, somebody stood at the gate. It was {kid}, who was new on the street. {kid} looked at {subject.the} through the window. When {hero} came out, {kid} ran away.`,
        `"Who is that over there?" asked {hero}. Behind the gate stood {kid}, from the family in the new house. {Kid.he} read the poster about {subject.the} three times. Then {kid.he} went home without saying anything.`,
      ],
      I: [
        `Since Wednesday, somebody had been standing at the gate. It was {kid}, whose family had just moved in, and who never said anything to anybody. {Kid.he} read the poster carefully from top to bottom. Then {kid.he} looked past {hero}, through the open door, at {subject.the}. <{pal} wagged at {kid.him}.|{pal} looked from the one to the other.> "Did you want something?" {hero} asked. Immediately {kid} turned red and disappeared. There was green ink on {kid.his} fingers. {hero} did {their} best not to have noticed it.`,
        `A new family had arrived at the end of the street. One of them was called {kid}, and {kid.he} walked past {hero's} house six times every day. {Kid.he} always slowed down beside the poster. {Kid.he} looked at {subject.the} as you look at a friend through the window of a train. "{Kid.he} is shy," said {dad}. "Most probably," said {hero}, much too quickly. Then {they} noticed something that {they} would rather not have noticed. Behind {kid's} ear there was a green pencil.`,
      ],
      A: [
        `There was one person who never stood in line. {kid} had moved into the house at the end of the street that same Tuesday, and so far nobody had heard {kid.him} speak. But at four o'clock every afternoon {kid.he} was at the gate. {Kid.he} read the poster, although {kid.he} must have known it by heart. {Kid.he} looked through the open door to the place where {subject.the} was. Then, as soon as anybody came near, {kid.he} went away with {kid.his} hands in {kid.his} pockets. "Perhaps {kid.he} likes the painting," suggested {dad}. {hero} said that it was very possible. {They} had seen the hands before they vanished in the pockets, and there was green ink on three of the fingers.`,
        `Not everyone who wants something says so. The new people at the end of the street had a child named {kid}, and {kid} was a person of extraordinarily few words. So far there had been none. {Kid.he} came by every morning and every afternoon, always slowly, and always on the side of the road from which one could see directly into the hall. If {subject.the} was in sight, {kid.he} breathed out. <{pal} began to wait for {kid.him}.|{pal} wagged, and was not noticed.> Once {kid.he} raised a hand to the bell, and let it sink again. {hero} observed all this from behind the curtain. {They} could have opened the door. {They} remained where {they} {was}, with a feeling like a pebble in a shoe.`,
      ],
    },
    {
      id: "half-a-night",
      place: "bedroom",
      time: "night",
      weather: "clear",
      pose: "thinking",
      feeling: "worried",
      with: ["pal worried"],
      props: ["lantern", "letter"],
      happening: "{hero} is awake at night and thinks about a letter.",
      I: [
        `That night {hero} could not sleep, although {they} had an excellent list of reasons. {kid} had not asked for anything. {Kid.he} had not even rung the bell. Anybody who loses something important ought to say so. <It was a long list.|There were nine of them.> "And besides," {they} told {pal}, "we have looked after {subject.the} for a whole week." {pal} simply looked at {them}. It was then that {they} remembered the words on the note. "It is the only thing that I," said the note, and suddenly {hero} heard how it might go on.`,
        `"{Kid.he} can come and ask," {hero} said to the ceiling. "The poster is big enough." The ceiling did not answer, and {pal} sighed. Ringing a bell was not particularly difficult, after all. Then {they} remembered {their} own first day at school. {They} had needed the bathroom the whole morning, and had been afraid to ask anybody. <It had been a long morning.|Nobody had noticed.> {hero} turned the pillow over, but it was uncomfortable on both sides. At the end of the street, another light was still burning.`,
      ],
      A: [
        `{hero} lay awake and composed a list of arguments. {kid} hadn't asked, and {kid.he} hadn't so much as rung the bell, whereas twenty-two other people had managed it perfectly well. There was also the dusting, which {they} had done without any payment. It was an excellent list, and there was only one thing the matter with it, which was that {they} had to keep starting again at the beginning. <"I haven't told a single lie," {they} informed {pal}.|"It isn't as though I had told a lie," {they} said to {pal}.> {pal} looked back at {them} in the dark. In {their} head the torn note had begun to complete itself. It is the only thing that I brought with me. It is the only thing that I still have.`,
        `It was long past eleven, and {hero} had not yet found a comfortable side. There was a poster, {they} reminded {themselves}, and it could be read by absolutely anybody. People who were unable to open their mouths could hardly expect to be helped. Then {they} thought of {their} own first morning at school, when {they} had been unable to ask a simple question, because there was nobody there who knew {their} name. <It had been the longest morning of {their} life.|{They} had not thought of that for years.> From the window one could see the end of the street. Behind the boxes a light was still on. "All right," {hero} whispered to {pal}. "Tomorrow." After that the pillow was considerably more comfortable.`,
      ],
    },
    {
      id: "asks-first",
      ...STREET,
      time: "morning",
      pose: "walking",
      feeling: "brave",
      with: ["kid surprised", "pal brave"],
      props: ["@subject", "wagon"],
      happening: "{hero} comes along the street with a wagon, and {kid} is surprised.",
      B: [
        "{hero} went up to {kid}. {They} had the {subject}. {refrain2}",
        `"Wait!" said {hero}. {They} gave {kid} the {subject}. {refrain2}`,
      ],
      E: [
        `Then {hero} knew what to do. {They} put {subject.the} on the wagon and went to the new house. {kid} was sitting on a box. {refrain2} It was only one word, but it was hard for both of them.`,
        `The next day {hero} did not wait for anybody. {They} carried {subject.the} down the street to {kid}. {refrain2} And then {kid.he} began to cry, because {kid.he} was so happy.`,
      ],
      I: [
        `Early in the morning {hero} carefully lifted {subject.the} onto the wagon. It rattled all the way down the street, so nobody could pretend not to hear it. {kid} was sitting between two boxes, and {kid.he} stood up so fast that one of them fell over. {hero} had planned a speech. "Is it yours?" {they} said, and that was all of it. {kid} opened {kid.his} mouth, but absolutely nothing came out. <{pal} gave {kid.him} a gentle push.|{pal} sat down on {kid.his} foot.> So {kid.he} tried again. "Yes," said {kid}.`,
        `"Good morning," {hero} said to {kid} the next day. {They} had practiced it in front of the mirror. "I believe we have something that belongs to you. I noticed on Wednesday that you wanted to tell us, but secretly I was hoping to keep {subject.the}." Finally it was out. {kid} looked at the wagon, and then at {hero}. <{Kid.his} chin was trembling.|{Kid.he} swallowed twice.> "Is it yours?" asked {hero}. "Yes," said {kid}, in a voice that was a little dusty.`,
      ],
      A: [
        `It takes eighty steps to get to the end of the street, and with {subject.the} on a wagon it takes a hundred and ten. {hero} had time to prepare a speech. It explained about the poster, and the line of people, and how a person might have misunderstood. {kid} was sitting on a box among other boxes. When {kid.he} caught sight of the wagon, {kid.he} rose as if somebody had called {kid.his} name, and suddenly the speech was no longer of any use. <"I knew it," said {hero}.|"I could have asked you," said {hero}.> "I saw the green on your fingers, and I didn't ask, because I didn't want you to say yes. Is it yours?" For a moment nothing could be heard but the street. "Yes," said {kid}.`,
        `{hero} rang the bell at the end of the street before {they} could change {their} mind. It was opened by {kid}, with a saucepan in one hand, for the family was still unpacking. {Kid.he} saw {subject.the} behind {hero}, on the wagon, wrapped up comfortably in a blanket, and the saucepan fell on the floor. "I'm not here for a reward," {hero} began uncomfortably. "I'm here because I should have visited you on Wednesday, when you looked and I looked away." {pal} carried the saucepan back, to be useful. <"So I am asking now," {they} said.|It was quiet in the hall.> "Is it yours?" And {kid}, who had not spoken to anyone for eight days, said that it was.`,
      ],
    },
    {
      id: "green-star",
      ...STREET,
      time: "morning",
      pose: "kneeling",
      feeling: "happy",
      with: ["kid happy", "pal happy"],
      props: ["@subject", "star"],
      happening: "{hero} kneels down, and {kid} is happy.",
      B: [
        `{kid} knew it all. "It has a green star," {kid.he} said. It had!`,
        `"Look here," said {kid}. There was a star on the {subject}. "I made it."`,
      ],
      E: [
        `"There is a green star on it," said {kid}. "I drew it when I was four." {hero} looked under the {subject}, and there it was, as small as a crumb. "It has been waiting for you," {they} said.`,
        `{kid} showed {hero} a little star on the {subject}. "My grandma gave it to me," said {kid}. "She lives far away now. The star is so that it will never get lost."`,
      ],
      I: [
        `"There's a green star underneath," said {kid}, and now the words came faster. "My grandmother drew it the evening before we left, so that I would always recognize it." {hero} knelt down, and they examined it together. "Everything else traveled in the moving truck," {kid} explained. "{Subject.the} came with me. It's the only thing that I wanted to carry myself." So that was how the note went on.`,
        `{kid} put a finger on the star immediately, as you find your own light switch in the dark. "My grandmother made that," {kid.he} explained. "{Subject.the} used to be hers. She says that {subject.it} {subject.does}, and she always laughs until she has to sit down." There was a special trick to it, <and {kid.he} showed it to {hero}|which nobody else could possibly have known>. They sat on the boxes for an hour.`,
      ],
      A: [
        `{kid} did not need to be asked for the secret. {Kid.he} turned it over and laid a finger on the green star, without looking, in the way that one finds a light switch in one's own room. "My grandmother drew that at the station, when we were leaving," {kid.he} said. "She told me that a thing with a star on it can get lost as often as it likes, and it will always be found by somebody." {hero} remembered the long night, and {was} silent. "Everything else came in the truck," {kid} continued. "{Subject.the} came with me, because it's the only thing that I would have missed." <The note was complete at last.|And so the note was whole again.>`,
        `Now that the first word was out, a great many others had been waiting behind it. {kid} told {hero} that {subject.the} had belonged to {kid.his} grandmother, who lived two trains and a ship away. {Kid.he} explained the dent, and the smell, and the green star on the bottom, which was her sign for whatever must not be forgotten. "She says that it {subject.does} better when somebody hums," said {kid}. They tried it out, and it was true. In a whole week of careful study {hero} had not discovered that. <{They} asked to hear the tune again.|{pal} demanded to hear it once more.> It occurred to {them} that {they} had been keeping only the half of it.`,
      ],
    },
    {
      id: "six-and-nine",
      ...STREET,
      time: "noon",
      pose: "pointing",
      feeling: "surprised",
      with: ["kid happy", "dad surprised"],
      props: ["door", "tool-box"],
      happening: "{hero} points at a front door, and {dad} is surprised.",
      E: [
        `But why had it come to {hero}? {kid} pointed at the door. The number was hanging upside down! "We are number six," said {kid}, "and you are number nine." {dad} laughed and went to get {dad.his} tools.`,
        `"My uncle had to bring it to number six," said {kid}. "But this is number nine," said {hero}. Just then the wind turned the number over. Now it was a six! All of them had to laugh.`,
      ],
      I: [
        `"But how did it ever get to us?" asked {hero}. {kid} had no idea. {Kid.his} uncle had delivered it to number six in the middle of the night, exactly as he had been told. "We are number nine," said {dad}. At that moment the wind blew, and the old brass number swung around on its screw. It squeaked. It hung there on its head, and it was <the most beautiful six in the world|a perfect six>. {dad} turned as red as a tomato and hurried away to find {dad.his} screwdriver.`,
        `They walked back together, and {dad} came out to meet them. "There's something I don't understand," said {hero}. "Your house is number six, and your uncle can read. Why would he stop at ours?" {kid} began to laugh. It was the first time that anybody had heard {kid.him} laugh. {Kid.he} pointed over {hero's} head, and {hero} looked up. <The wind had come around the corner.|There had been a gust of wind.> The nine above their bell had lost its balance, after years and years, and had turned into a six.`,
      ],
      A: [
        `One question was left over. "Your uncle delivered it in the night," said {hero}, "and he had the right street, and he looked for number six. So why did he leave it with us?" They were standing in front of the house by then, all of them, with the lemonade. Nobody could explain it. Then a little wind came along the street, and overhead there was a squeak. The ancient brass nine trembled, considered the matter, and slowly turned upside down on its only screw. <There was a silence.|They looked at it for some time.> "Ah," said {dad}, who had been going to repair it since the winter before last. "I believe that I know who is to blame." And {dad.he} went to fetch the screwdriver.`,
        `It was {kid} who solved the final part of the mystery, and {kid.he} did it by laughing. {Kid.he} had come to help carry the wagon, and was standing in front of {hero's} door when {kid.he} looked up. Nobody had ever heard {kid.him} laughing before, <and it was certainly worth waiting for|and it was extremely infectious>. {Kid.he} could only point. Above the bell hung the number of the house, on its one remaining screw, and every breath of wind was turning it around. At one moment it was a nine, and at the next it was unmistakably a six. "So it was us," said {dad} slowly. "{Subject.the} was never lost. We were."`,
      ],
    },
    {
      id: "empty-place",
      place: "living-room",
      time: "evening",
      weather: "clear",
      pose: "sitting",
      feeling: "sad",
      with: ["dad calm", "pal sad"],
      props: ["blanket", "lantern"],
      happening: "{hero} sits sadly in the living room beside {dad}.",
      I: [
        `That evening there was an empty place in the living room, where {subject.the} had been. {pal} lay down in it and looked at them sadly. {hero} sat next to {dad} and was unhappy, although {they} would certainly have done it again. {extra} "It's peculiar to feel good and bad together," {they} said. "That's how it is to give something back," answered {dad}. "The bad part disappears eventually, and the good part remains."`,
        `Nobody was in the mood for music. {hero} looked at the empty corner beside the lamp, where {subject.the} had been all week. {extra} "You could simply have kept quiet," {dad} remarked. "You knew that, didn't you?" {hero} nodded. "But then I would have had to look the other way every afternoon," {they} explained. "My neck would have become terribly tired." {dad} laughed, and moved up closer.`,
      ],
      A: [
        `A place where something has been is emptier than a place where there has never been anything. {hero} sat in front of it with {their} chin on {their} knees. {Subject.the} had been living with them for eight days, and had left a clean patch on the carpet, precisely where it used to be. {extra} "Would you do it again?" asked {dad} after a while. {They} certainly would, and that was the peculiar part. {They} {was} as miserable as a wet sock, and at the same time {they} had never been so certain of anything. <"One can be both," said {dad}.|"It's possible to be both," said {dad}.> "It's a little like being a six and a nine." Then, since there was room now, all three of them lay down in the clean patch.`,
        `{dad} had repaired the number, and it no longer squeaked, and the house was much too quiet. {hero} went into the living room several times that evening to look at {subject.the}, and each time it wasn't there. {extra} "I was only taking care of it," {they} told {pal}. "I knew the whole time that it was somebody else's." It did not help as much as {they} had expected. What helped, in the end, was a light. It was burning in the window of number six, between the boxes, and in front of it something was moving that could only be {kid}, <dancing|showing somebody {kid.his} grandmother's trick>. {hero} watched until it went out.`,
      ],
    },
    {
      id: "new-note",
      ...STREET,
      time: "morning",
      pose: "waving",
      feeling: "happy",
      with: ["kid happy", "pal happy"],
      props: ["@subject", "letter", "door"],
      happening: "{hero} waves at the front door, and {kid} is happy.",
      B: [
        `The next day came a knock. It was {kid}! "Come out!" {kid.he} said. {close}`,
        `Now {kid} comes by each day with the {subject}. "It is ours!" {close}`,
      ],
      E: [
        `On Tuesday {hero} opened the door again. There on the step was {subject.the}! "You can have it every Tuesday," said a new note. And behind the gate somebody was laughing. It was {kid}. {close}`,
        `The next Tuesday there was a knock at the door. On the step was {subject.the}, and beside it was {kid}. "It is happy here," {kid.he} said, "and so am I. May we come in?" {extra} {close}`,
      ],
      I: [
        `On Tuesday {hero} pulled open the door, and nearly fell over it. {Subject.the} was standing in the middle of the step. There was a note on it, a whole one, in green. "Please be careful with it," it said, "because it is the only thing that I lend. From Tuesday to Thursday it lives with you." {hero} looked to the left and to the right. Behind the gate, somebody was laughing. {close}`,
        `Tuesday came, and there was milk on the step again. Next to the milk was {subject.the}, and next to that stood {kid}. "I wrote to my grandmother," {kid.he} said. "She wants to know everything about you, and she says that it's no fun alone." {kid} held out a green pen. "You may draw your own star beside hers, if you like." {hero} drew it as carefully as {they} possibly could. {close}`,
      ],
      A: [
        `The following Tuesday {hero} opened the door for the milk, and jumped. There stood {subject.the}, like a polite visitor, and to it was fastened a complete and perfectly legible note. "To the people at number nine, which is definitely a nine," it said in green. "Please be extremely careful with this, since it is the only thing that I have ever lent to anybody. It would particularly like to spend its Tuesdays with you. Somebody has to come along, to look after it." {hero} looked up and down the empty street. Behind the gate two feet were showing. <"Is it yours?" {they} called.|"Whose is it?" {they} called.> "It's ours," said the gate. {close}`,
        `A letter came for {hero}, with foreign stamps on it, and it had been written by somebody's grandmother. She wished to thank the finder. She had been told about the posters, and about the night when {they} had not slept, and this had pleased her most of all. "Things only get lost," she wrote, "so that people can get found." {hero} read it aloud on the doorstep, because that is where they met now, on Tuesdays, with {subject.the} between them. {kid} listened and corrected the pronunciation. <Beneath the old green star there was a second one.|There were two green stars now, side by side.> The brass nine shone over their heads, and it did not move a hair. {close}`,
      ],
    },
  ],
};
