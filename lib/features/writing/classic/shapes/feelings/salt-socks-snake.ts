import type { Shape } from "@/lib/features/writing/classic/grammar";

const KITCHEN_MORNING = { place: "kitchen", time: "morning", weather: "rain" } as const;
const KITCHEN_NOON = { place: "kitchen", time: "noon", weather: "rain" } as const;
const ROOM = { place: "living-room", time: "afternoon", weather: "rain" } as const;
const KITCHEN_EVENING = { place: "kitchen", time: "evening", weather: "clear" } as const;

export const SALT_SOCKS_SNAKE: Shape = {
  id: "feelings/salt-socks-snake",
  theme: null,
  wild: 2,
  tags: ["sorry", "mistake", "kind", "family", "friend", "funny", "honesty"],
  about: [
    "sorry saying-sorry say-sorry said-sorry says-sorry saying-i'm-sorry say-i'm-sorry saying-you're-sorry being-sorry apologise apologize apology apologising apologizing learning-to-apologize learning-to-apologise learning-to-say-sorry hardest-word",
    "broke-a-vase broke-the-vase broken-vase breaks-a-vase breaks-the-vase breaking-a-vase smashed-vase smashed-the-vase smashed-a-vase broke-mum's-vase broke-mom's-vase broke-grandma's-vase broke-a-cup broke-the-cup broken-cup broke-a-mug broke-the-mug broken-mug smashed-mug breaking-a-mug broke-mum's-mug broke-mom's-mug broke-dad's-mug broke-mummy's-mug broke-mommy's-mug broke-daddy's-mug broke-grandma's-mug broke-granny's-mug broke-nana's-mug broke-mum's-cup broke-mom's-cup broke-dad's-cup broke-grandma's-cup broke-mum's-favourite broke-mom's-favorite broke-dad's-favourite broke-dad's-favorite broke-grandma's-favourite broke-grandma's-favorite breaking-something broke-something",
    "hurt-my-friend's-feeling hurt-his-friend's-feeling hurt-her-friend's-feeling hurt-a-friend's-feeling hurting-a-friend's-feeling hurt-someone's-feeling hurting-someone's-feeling hurt-feeling hurting-feeling hurt-my-friend hurt-his-friend hurt-her-friend mean-to-my-friend mean-to-her-friend mean-to-his-friend making-up-with-a-friend making-it-right making-thing-right",
  ],
  premise: "{Hero} broke {who's} cup and wants to say sorry, but only other words with an S come out.",
  shows: ["@who", "thing:salt", "thing:socks", "thing:snake", "thing:snail"],
  talk: [
    "Why do you think the word was so hard for {hero} to say?",
    "What made {who} sad, the cup or the words?",
    "What helps you when you want to say sorry?",
  ],
  cast: {
    pal: ["dog", "cat", "mouse", "dragon", "robot", "rabbit", "bear"],
    who: ["mother", "father", "grandmother", "grandfather", "girl", "boy", "brother", "sister"],
  },
  refrain: {
    B: [`"Sss," said {hero}.`, `"Sss … sorry!" said {hero}.`],
    E: [`"Sss … sss," said {hero}.`, `"Sss … sss … sorry," said {hero}.`],
  },
  beats: [
    {
      id: "breaks-cup",
      ...KITCHEN_MORNING,
      pose: "standing",
      feeling: "worried",
      with: ["who sad", "pal surprised"],
      props: ["cup"],
      happening: "{hero} stands in the kitchen beside a cup, and {who} is sad.",
      B: [
        `{open} Crash! {hero} broke a cup. It was {who's} own cup! "It was a bad cup," said {hero}.`,
        `{open} {hero} ran past the table. Crash! {They} broke {who's} cup. "It was just a bad cup," {they} said.`,
      ],
      E: [
        `{open} {hero} was a helicopter in the kitchen. {They} spun with both arms out. Crash! {who} had made that cup, and now it was in three pieces. "It was crooked anyway," said {hero}.`,
        `{open} {who} had a cup that leaned to one side, because {who.he} had made it alone. {hero} only wanted to show {pal} a very fast spin. Crash! "Well, it was crooked anyway," {they} said.`,
      ],
      I: [
        `{open} It was raining, so {hero} was being a helicopter indoors. {They} turned around and around in the kitchen with both arms out, and {pal} counted the turns. At number nine one arm hit something. Crash! There lay {who's} cup, in three pieces. {who} had made it out of clay, with {who.his} own hands, and it had always leaned a little to the left. "It was crooked anyway," said {hero}, <much too fast|before {they} could think>.`,
        `{open} {who} owned a cup that leaned. {Who.he} had made it out of clay, with {who.his} own hands, and {who.he} never drank from anything else. {hero} didn't mean to touch it. {They} only wanted to show {pal} how a helicopter lands. There was a crash, and the cup lay in three pieces, <and {who} stood in the doorway|with {who} looking down at them>. {hero} opened {their} mouth, and the wrong thing came out. "It was crooked anyway," {they} said.`,
      ],
      A: [
        `{open} It had been raining since breakfast, and a helicopter that can't go out has to fly in the kitchen. {hero} spun with both arms spread, {pal} counted, and everything went well until the ninth turn, when the left blade met something on the edge of the table. It was {who's} cup. {who} had made it from a lump of clay, with {who.his} own ten fingers, and it leaned to the left, as if it were listening to somebody. Now it lay on the floor in three pieces <and listened to nobody|and had nothing to lean on>. {hero} saw {who's} face in the doorway, and grew frightened, and said the first thing that came. "It was crooked anyway."`,
        `{open} Of all the cups in the kitchen, only one leaned. {who} had made it out of clay, with {who.his} own hands, and in the heat of the oven it had tipped a little to the left and decided to stay like that. On that rainy morning {hero} was showing {pal} how a helicopter comes in to land, and one of the blades was longer than expected. The cup flew, though only briefly. Then there were three pieces, <and a silence|and nobody breathed>, and {who} in the doorway. Anybody can break a thing by accident. But {hero} was scared, and looked around for somebody to blame, and there was only the cup. "It was crooked anyway," {they} said.`,
      ],
    },
    {
      id: "towel-pieces",
      ...KITCHEN_MORNING,
      pose: "standing",
      feeling: "sad",
      with: ["who sad", "pal worried"],
      props: ["cup"],
      happening: "{hero} stands sadly in the kitchen near {who}, and {pal} is worried.",
      E: [
        `{who} did not shout. {Who.he} just picked up the pieces and put them in a towel. "I liked it crooked," {who.he} said, and went out. {hero} felt cold, <right down to the toes|all the way down>.`,
        `{hero} waited for {who} to get angry. It did not happen. {who} looked at the pieces, and {who.his} mouth got small. "I made that," {who.he} said <softly|in a soft voice>. That was worse than shouting.`,
      ],
      I: [
        `If {who} had shouted, it would have been easier. {who} didn't. {Who.he} collected the big piece, and the small piece, and the one with the handle. {Who.he} wrapped them in a towel, as if they might be cold. "I liked it crooked," {who.he} said. It wasn't said to {hero}; it was said to the towel. Then {who.he} went out. <The helicopter stood in the kitchen with its arms down.|The kitchen was very quiet, and the rain was very loud.>`,
        `{hero} knew two kinds of trouble. There was the loud kind, which was over quickly. This was the other kind. {who} looked at the pieces, and something in {who.his} face went dark, like a window at night. "I made that," {who.he} said. {Who.he} wrapped everything in a towel and carried it away. The crash had been an accident. <The sentence had not.|"Crooked anyway" was not.> {hero} could still hear it hanging in the room.`,
      ],
      A: [
        `It would have been a relief if {who} had shouted. {hero} had pulled up {their} shoulders for it, as one does before a wave. But no wave came. {who} knelt and gathered up the large piece, and the small piece, and the one with the handle. {Who.he} wrapped them in a towel, corner over corner, as if there were still somebody inside. "I liked it crooked," {who.he} remarked at last, not to {hero} but to the towel, and {who.he} carried it out of the room. <"That," said {pal} after some time, "was not a good landing."|The helicopter remained where it was, with both its arms hanging down.> Outside, the rain went on as though nothing had happened.`,
        `There are two sorts of trouble, and {hero} was acquainted with both. The first is loud, and blows over like a thunderstorm. The second makes no noise whatsoever. {who} bent down and looked at the pieces, and it was as if somebody had gone through {who.his} face from room to room and switched off the lamps. "I made that," {who.he} said. {Who.he} folded the pieces into a towel and left. {hero} remained behind with the crumbs of clay. About the crash {they} could do nothing, since {they} had never intended it. It was the sentence that bothered {them}. <It had been aimed.|Nobody had knocked that out of {them} with an elbow.> It was still hanging over the table, and it was still crooked.`,
      ],
    },
    {
      id: "word-sticks",
      ...ROOM,
      time: "morning",
      pose: "standing",
      feeling: "worried",
      with: ["who sad", "pal curious"],
      props: ["book"],
      happening: "{hero} stands in the living room near {who}, and {pal} looks on.",
      B: [
        `{who} was sad. {hero} wanted to say sorry. {refrain} The word was stuck!`,
        `"Say sorry," said {pal}. So {hero} went to {who}. {refrain} The word was stuck.`,
      ],
      E: [
        `"You have to say sorry," said {pal}. "I know," said {hero}. {They} could say it to {pal}. {They} could say it to the chair. Then {who} came in. {refrain} The rest of the word was stuck.`,
        `{hero} got behind a chair and tried the word. "Sorry, sorry, sorry," {they} told {pal}. It was easy there! So {they} <marched|walked> right up to {who}. {refrain} And that was all that came.`,
      ],
      I: [
        `"It's only one word," said {pal}. "Try it on me." "Sorry," said {hero}, without the least trouble. Behind the sofa it was perfectly easy, and {they} said it to the cushions, and to the lamp, and to a fly. So {they} walked across the carpet to {who} and opened {their} mouth. "Sss," said {hero}. The first letter came out by itself, and all the others held on tight inside. "Yes?" asked {who}. <{hero} shut {their} mouth and went back behind the sofa.|{hero} could only shake {their} head and go away again.>`,
        `Naturally {hero} knew what was missing. It was a word with five letters, and {they} had used it a thousand times, whenever {they} stepped on somebody's toes. "Sorry," {they} told {pal}, to see whether it was still working. It was. But {who} was sitting by the window, watching the rain, and on the way over there the word became as heavy as a wet winter coat. "Sss," said {hero}, <and nothing followed|and it would not come any further>. "Did you say something?" asked {who}.`,
      ],
      A: [
        `"It is only a word," said {pal}, "and not even a long one. Try it on me." "Sorry," said {hero}, without the least difficulty. Behind the sofa it was a perfectly good word, smooth and light, and {they} said it to the cushions, and to the lamp, and to a fly. "You see?" said {pal}. So {hero} walked across the room to the chair by the window, where {who} sat and looked at the rain. {They} took a breath. "Sss," {they} began. The first letter slid out like a scout, looked around, <and didn't like what it saw|and found it much too quiet>, and the other four stayed at home. "Yes?" asked {who}. {hero} examined the carpet, and went back behind the sofa.`,
        `It isn't true that {hero} didn't know what to do. {They} knew exactly. There was a word for it, and {they} had used it a thousand times, whenever {they} stepped on a foot or sneezed on a sandwich. It seems, however, that the word is made of some peculiar material, for it weighs hardly anything as long as you don't really need it. {hero} tried it on {pal}, and it floated. Then {they} carried it over to {who}, who was watching the raindrops race, <and with every step it grew heavier|and halfway across the carpet it had turned to lead>. "Sss," {they} said. "Sss." It was like the sound of a tire that has met a nail. "Did you say something?" asked {who}.`,
      ],
    },
    {
      id: "salt-apple",
      ...KITCHEN_NOON,
      pose: "sitting",
      feeling: "surprised",
      with: ["who calm", "pal curious"],
      props: ["thing:salt", "apple"],
      happening: "{hero} sits in the kitchen with salt and an apple, and {who} is calm.",
      B: [
        `"Sss … salt!" said {hero}. {who} gave {them} the salt. {hero} had to eat it on an apple!`,
        `{hero} ate with {who}. "Sss … salt!" {they} said. That was not it! {who} gave {them} the salt.`,
      ],
      E: [
        `At lunch {hero} tried again. "Sss … sss … salt!" {they} said. That was not the word at all! {who} passed {them} the salt. So {hero} had to put it on {their} <apple|sweet apple>, and eat it.`,
        `{hero} sat by {who} at lunch, with an apple. "I have to say sss," {they} began, "sss … salt." {who} gave {them} the salt, and {hero} had to use it. <The apple tasted awful.|The apple tasted of the sea.>`,
      ],
      I: [
        `At noon they all had soup, and apples afterward. "Now," whispered {pal}. {hero} turned to {who} and took a run at the word. "Sss," {they} said, "sss … salt." It was the nearest word with an S, and it simply jumped in front. {who} reached across the table and passed the salt. {Who.he} even smiled a little. There was nothing left to eat but the apple. <So {hero} salted the apple, slice by slice.|So {hero} put salt on the apple and ate it all, to be polite.>`,
        `By noon {hero} had a plan. {They} would not stop at the S this time; {they} would go right through it, like a runner. "I wanted to tell you sss," {they} said to {who} at the table, "sss … salt!" And out it was, and it was wrong. "Salt?" asked {who}. {Who.he} got up and brought the salt, although {who.he} was still so sad. <That made it worse.|That was the worst of it.> An apple with salt, {hero} found out, tastes like a mistake.`,
      ],
      A: [
        `At noon there was soup, and afterward an apple for everybody. "Now," whispered {pal}, and {hero} laid down {their} spoon. This time {they} intended to go through the S at full speed, so that the remaining letters would be pulled along behind it. "Sss," {they} began, and {who} looked up expectantly, "sss … salt." It had been the nearest word at hand, and it had simply pushed in front. {who} reached across the table and passed it over, with the beginning of a smile. By then the soup was finished. <Since one can't ask for salt and not use it, {hero} sprinkled it on the apple.|There was nothing left on the table but the apple, and so the apple had to be salted.> {They} ate it down to the core, and thanked {who.him} politely. It tasted as if somebody had been crying on it.`,
        `"You are not taking a long enough run," was {pal's} opinion. So at lunch {hero} began a considerable distance away. "I have been thinking," {they} said to {who} across the apples, "about this morning, and there is something important that I have to tell you, and it is sss, it is sss …" Everybody waited, and even the rain seemed to be holding its breath. "Salt," said {hero}. It is a sad fact that a mouth, when it can't find the right word, will hand over whatever lies on top. {who} stood up and fetched it, <although {who.he} was sad, and it was a high shelf|although {who.he} was still unhappy, and the shelf was on the other side of the kitchen>. {hero} ate an entire apple with salt on it, and considered that every bite of it was deserved.`,
      ],
    },
    {
      id: "warm-socks",
      ...ROOM,
      pose: "sitting",
      feeling: "worried",
      with: ["who curious", "pal curious"],
      props: ["thing:socks"],
      happening: "{hero} sits in the living room with socks, and {who} is curious.",
      B: [
        `"Sss … socks!" said {hero}. {who} came back with warm socks. {hero} wanted to hide!`,
        `{hero} tried again. "Sss … socks!" So {who} got {them} big socks. {who} was so nice!`,
      ],
      E: [
        `Next {hero} tried it with both eyes shut. "Sss … sss … socks!" {they} said. "Are your feet cold?" asked {who}. {Who.he} went and got a warm pair of socks. Now {hero} <wore|had on> two pairs, and felt twice as bad.`,
        `"Perhaps you have to say it faster," said {pal}. So {hero} ran up to {who}. "Sss … socks!" {they} shouted. {who} went out and found <some|thick> socks. They were red, and {hero} was even redder.`,
      ],
      I: [
        `After lunch {hero} tried it with {their} eyes shut. "Sss," {they} said, "sss … socks." When {they} opened {their} eyes, {who} had already gone out of the room. {Who.he} came back with a pair of thick winter socks. "You could have told me that you were cold," said {who}. {hero} pulled them on over the ones that {they} {was} already wearing. {They} {was} much too warm now, and {who} was much too kind. <Every kind thing sat on top of the word like a stone.|It is difficult to lift a word with so much kindness on top of it.>`,
        `"Perhaps it will work if you surprise it," suggested {pal}. So {hero} waited behind the door, and then {they} jumped out. "Sss … socks!" {they} shouted. {who} <looked down at {hero's} feet|nearly dropped {who.his} book>. A minute later {who.he} returned with the warmest woolen socks in the house. What could {hero} do? {They} pulled them on over the other pair, and there was hardly any room left for {their} toes. "Is that better?" asked {who}. {hero} nodded, and felt even worse.`,
      ],
      A: [
        `In the afternoon {hero} attempted it with closed eyes, since it was perhaps the looking that made it difficult. "Sss," {they} said into the darkness, "sss … socks." There was a pause, followed by footsteps. When {they} looked again, {who} was holding out a pair of winter socks, the thickest in the house, with reindeer on them. "You might have told me that your feet were cold," said {who}. {hero} drew them on over the socks that {they} had been wearing all day, and could hardly bend {their} toes. <It was peculiar, but every kindness made the word heavier.|Every kindness was laid on top of the word, like one more blanket.> If only {who} had been unkind, just a single time, they could have been even.`,
        `"You might take it by surprise," suggested {pal}, after considering the matter. {hero} stood behind the door, waited until {who} came past, and leaped. "Sss … socks!" {they} roared. {who} clutched at the wall. Then {who.he} looked down thoughtfully at {hero's} feet and disappeared, and drawers could be heard opening and closing. The socks that {who.he} brought were the warmest in the entire house. They reached to the knee, <and had reindeer on them|and itched tremendously>. "Is that better?" asked {who}, and {hero}, with two pairs on and a hot face, answered that it was. It wasn't. {They} had broken {who's} cup and insulted it, and everything that {they} had done about it since was to place orders.`,
      ],
    },
    {
      id: "letter-snake",
      ...ROOM,
      pose: "holding",
      feeling: "worried",
      with: ["who happy", "pal curious"],
      props: ["thing:snake", "notebook"],
      happening: "{hero} holds a notebook with a picture of a snake, and {who} is pleased.",
      I: [
        `Then {hero} had a clever idea and fetched a notebook. A hand can't stammer. {They} wrote an S, a beautiful large one, and stopped to think of the right way to go on. {mid} "What a lovely snake!" said {who}, who was looking over {their} shoulder. {hero} looked at the S. It did have a face, now that you mentioned it. <"It's for you," {they} said miserably, and gave it a tongue.|{They} sighed, and gave it two eyes and a tongue.> {who} put it up on the wall.`,
        `"Write it," said {pal}. "Letters don't get stuck." {hero} took a pencil and wrote an S across the whole page. {mid} It took a long time, because {they} {was} still hoping for a better idea. Just as {they} lifted the pencil to start the O, {who} came by. "Is that snake for me?" {who.he} asked, and for the first time that day {who.his} face was bright. Nobody could have said no. <So {hero} added an eye.|So the S got an eye and a striped tail.> Now there was salt, and socks, and a snake.`,
      ],
      A: [
        `At three o'clock {hero} had the cleverest idea of the day. A mouth may stick, but a pencil doesn't. {They} opened a notebook, turned to a clean page, and put down a capital S, which came out magnificently, with a curve like a swan's neck. {mid} Over this letter {they} rested a little, to gather strength for the others. It was a mistake. "Oh," said a voice above {them}, "what a splendid snake!" {who} was leaning over the back of the chair. <For the first time since that morning, {who.he} was smiling.|{Who.he} looked happier than {who.he} had looked since the crash.> {hero} regarded the S, and the S, it must be admitted, regarded {them} in return. "It's for you," {they} said, in a small voice, and gave it a tongue.`,
        `"Has nobody thought of writing?" asked {pal}, and it was like a window opening. {hero} ran for the notebook. {They} would write all of it, the cup, and the sentence, and the thing with five letters; and {they} would begin with that one, so as to have it behind {them}. {They} drew an S from the top of the page to the bottom. {mid} It turned out so handsome that {they} went over it again. "A snake!" exclaimed {who}, stopping on the way to the kitchen. "Did you make that for me?" There are questions to which only a monster could answer no. {hero} put in an eye, and some stripes, <and a fork in its tongue|and quite a cheerful tail>, and it was hung up where everybody would see it.`,
      ],
    },
    {
      id: "guessing-game",
      ...ROOM,
      pose: "thinking",
      feeling: "sad",
      with: ["pal curious"],
      props: ["thing:soap", "thing:spoon", "thing:scarf"],
      happening: "{hero} thinks in the living room beside {pal}, with soap, a spoon and a scarf.",
      I: [
        `By four o'clock they also had soap, and a spoon, and a woolen scarf, and eleven feet of string. {hero} sat unhappily in the middle of everything, in two pairs of socks. "It's an excellent game," said {pal}. "Is it a sandwich? Is it a submarine?" "It isn't a game!" cried {hero}, and {their} voice shook. {They} had tried seven times, and seven times {who} had got up from the chair and brought something. <"I wish that {who} would stop being so nice," said {hero}.|"I broke a cup, and all day I'm getting presents," said {hero}.>`,
        `The next word had been "soap," and then came "spoon," and after that "scarf," and {who} had brought everything. {hero} smelled of roses now, and was extremely hot. "It's amazing how many things begin with an S," said {pal}, walking around the heap. "You could almost open a store." {hero} didn't laugh. "There is only one that I need," {they} said, <"and it's the only one that nobody can fetch for me."|"and that one I have to fetch for myself."> {pal} came closer, and leaned on {them}.`,
      ],
      A: [
        `By four o'clock they also owned a cake of soap, a spoon, a woolen scarf, and eleven feet of string. {hero} sat in the center of everything in two pairs of socks, smelling powerfully of roses. "May I guess?" asked {pal}, who had been enjoying the afternoon. "Is it spaghetti? Or is it possibly a submarine?" "It isn't a game!" cried {hero}. There had been seven attempts, and seven times {who} had put down {who.his} book, stood up, and gone to look. <"I break a cup," {they} said bitterly, "and all day long I am given presents."|"Nobody has ever been so kind," {they} said, "to somebody who was so unkind."> {pal} grew serious. "And what happens if you say it, and {who.he} is still unhappy?" {hero} had no answer. That, of course, was what had been sitting on top of the word the whole time.`,
        `The afternoon brought soap, and a spoon, and string; it also brought a scarf, which {hero} put on, since it seemed ungrateful not to. Never in {their} life had {they} been so warm, so clean, and so unhappy. "It is amazing how many things begin with an S," observed {pal}, wandering around the heap with interest. "You could practically open a store." {hero} laid {their} chin upon {their} knees. "This morning I could nearly have said it, because it was only an accident," {they} explained. "But after that I called it crooked, and now the word has to be big enough for both, <and I can't even manage it for one."|and it was already too big for me."> {pal} settled down among the string, close beside {them}. "It won't be any smaller tomorrow," {pal.he} said gently. "It isn't soap."`,
      ],
    },
    {
      id: "hears-hiss",
      ...ROOM,
      pose: "standing",
      feeling: "surprised",
      with: ["who sad", "pal worried"],
      props: ["thing:socks"],
      happening: "{hero} stands surprised in the living room with socks, and {who} is sad.",
      B: [
        `"You hiss at me all day," said {who}. "Are you mad at me?" "No!" said {hero}. "Oh, no!"`,
        `"Sss," said {hero}. {who} was sad. "Why do you hiss? Do you not like me?"`,
      ],
      E: [
        `{hero} went over to {who} one more time. {refrain} Then {who} covered {who.his} face. "You have been hissing at me since this morning," {who.he} said. "Are you still <so angry|angry> with me?"`,
        `{refrain} Suddenly {who} looked very sad. "You are always hissing at me like a snake," {who.he} said. "<What did I do?|Did I do something wrong?>" {hero} could not believe it. {who} thought that {they} {was} angry!`,
      ],
      I: [
        `{hero} went back once more. "Sss," {they} said. But this time {who} stayed in the chair. "I have brought you everything I could think of," {who.he} said unhappily, "and you only hiss at me. You've been hissing since this morning. <Are you so angry with me?"|What have I done to you?"> {hero's} mouth fell open. All day long {they} had been thinking about the word, but only from {their} own side. {They} had never wondered how it sounded from the other.`,
        `"Sss," said {hero} for the eighth time. {who} laid down {who.his} book, and {who.his} chin wasn't quite steady. "If you are angry with me, you can simply tell me," {who.he} said. "You don't have to hiss." "Hiss?" asked {hero}. "Like a goose," answered {who}, "or like a cat." It was as if somebody had opened a curtain. <So that was what {who} had been hearing!|To {who} it had never been half of a sorry.> All day {who.he} had been bringing presents to somebody who hissed.`,
      ],
      A: [
        `The eighth time, {who} remained in the chair. "Sss," said {hero}, and waited to discover what it would be. But {who} only closed {who.his} book, without remembering the page. "I've brought you everything that I could possibly think of," {who.he} said, "and it's never the right thing, and you keep hissing at me, and you won't even look at me." {Who.he} swallowed. "You must be terribly angry." <{hero} could not have been more astonished if the chair had spoken.|Behind the sofa somebody dropped a spoon; it was {pal}.> All day long {they} had been considering that word from the inside, and how difficult it was to push. {They} had not wondered even once how it might seem to somebody standing on the other side of the door.`,
        `"Would you tell me something, honestly?" said {who}, when {hero} had arrived with {their} eighth S. {Who.he} was standing at the window with {who.his} back to the room. "What have I done? You jump out at me, and you won't look at me, and whenever you come near me, you hiss." "I hiss?" said {hero}. "Like a goose," said {who}, and {who.his} voice wasn't steady. It was possible, {hero} now discovered, to be so occupied with being sorry that nobody would ever guess it. <{They} had always supposed that it showed.|From the outside, it had looked like the very opposite.> {who} had lost a cup that morning, and had believed ever since that {who.he} was losing {hero} as well.`,
      ],
    },
    {
      id: "says-word",
      ...ROOM,
      pose: "reaching",
      feeling: "brave",
      with: ["who surprised", "pal happy"],
      props: ["thing:scarf"],
      happening: "{hero} bravely reaches out to {who} in the living room, beside a scarf.",
      B: [
        `{hero} took a big breath. {refrain2} "I broke it. And it was a good cup."`,
        `"I am not mad at you!" {refrain2} And it was out! "It was a good cup."`,
      ],
      E: [
        `"No!" said {hero}. "I am not angry with you at all!" {They} took {who's} hand and looked up. {refrain2} "I broke your cup, and then I said a mean thing about it. I wanted to say this <all day|since morning>."`,
        `{who} must not think that for another minute! {hero} forgot to be <scared|afraid>. {refrain2} "I wanted to say it all day long! I broke your cup. And after that I was mean about it."`,
      ],
      I: [
        `"But that isn't a hiss!" cried {hero}. "It's only the beginning of a word!" {They} took hold of {who's} sleeve and looked right into {who.his} face, which {they} had not done since the morning. The word was just as heavy as before, but {they} lifted it anyway. "Sss," {they} said, "sss … sorry." There it was. And behind it, because the door was finally open, came all the others. "I'm sorry that I broke your cup, <and I'm even sorrier about what I said|and I'm sorry that I was so mean about it>."`,
        `It was strange. All day {hero} had been afraid of the word, and suddenly there was something that {they} {was} more afraid of. {who} must not sit there for another minute and believe that. "Sss," {they} began, and {who} flinched, and {hero} pushed with everything {they} had. "Sss … sorry! I broke your beautiful cup, and then I said that it was crooked, because I was frightened. <It was the best cup in the whole kitchen."|It was never the cup's fault at all."> After that {they} cried a little, into the scarf.`,
      ],
      A: [
        `"But it isn't a hiss!" cried {hero}. "It's only the front end of something!" {They} seized {who's} sleeve with both hands, so that neither of them could get away. Then {they} looked up, directly into {who's} face, where {they} had not dared to look since the morning. The word had not become any lighter in the meantime. {They} lifted it all the same, as you lift a thing when somebody is lying underneath. "Sss," said {hero}, "sss … sorry." It was out, and it stood in the middle of the room, surprisingly small. After it, through the open door, came the entire crowd that had been waiting. <"I'm sorry about your cup, and I'm much sorrier about 'crooked,' because that one wasn't an accident."|"I'm sorry that I broke your cup, and I'm even sorrier for what I said about it.">`,
        `Until that moment {hero} had believed that nothing could possibly be worse than saying it. Now {they} looked at {who's} back, and discovered that something could. "Sss," {they} began, and saw {who.him} flinch, and that decided the matter. {They} lowered {their} head and ran at the word as if it were a door. "Sss … sorry! I was never angry. I have been trying to tell you since this morning, and it always turned into groceries! I broke your beautiful cup, and I was frightened, and so I said something unkind about it, <and you heard every word|and you were standing right there>." Here {they} ran out of breath. {who} turned around from the window, a little at a time.`,
      ],
    },
    {
      id: "still-crooked",
      ...ROOM,
      pose: "hugging",
      feeling: "happy",
      with: ["who happy", "pal happy"],
      props: ["thing:salt", "thing:snake"],
      happening: "{hero} hugs {who} in the living room near salt and a picture of a snake.",
      E: [
        `"So the salt was a sorry?" asked {who}. "And the socks, too," said {hero}. {who} began to laugh, and then <{who.he} cried|they both cried> a bit. "Thank you. I was sad about the cup. But I was sadder about the words."`,
        `{who} was quiet for a while. "I am still sad about my cup," {who.he} said. "But that was what I needed." Then {who.he} looked at the salt. "Was that a sorry, too?" They <laughed and laughed|both had to laugh>.`,
      ],
      I: [
        `At first {who} only moved over to make room. "I'm still sad about the cup," {who.he} said. "But the other thing was sitting on top of it, and now you have taken it away." {Who.he} sighed. "Of course, it really was crooked." "That was why I liked it," said {hero}. {who} looked around at everything on the carpet. <"Do you mean that the salt was an apology?"|"Do you mean that all of those are apologies?"> "And the socks," said {hero}. Then they had to laugh, and {pal} laughed the loudest.`,
        `"Then the salt," said {who} slowly, "was really an apology." {hero} nodded. "And the socks, and the soap?" "All of them wanted to be apologies," said {hero}, "but something always happened on the way." {who} immediately pulled {them} close, in spite of the wet scarf. <For a while they just listened to the rain together.|{Who.he} was laughing and crying at the same time.> "It really was crooked, you know." "That was the nicest part of it," said {hero}.`,
      ],
      A: [
        `{who} didn't answer that it was nothing, because it hadn't been nothing. "I am still sad about the cup," {who.he} said, when {who.he} had found a handkerchief, "and I expect that I will be sad about it tomorrow. But what you said was sitting on top of it, and that was the part that hurt, and you have just taken it off." {Who.he} moved over to make room. "Naturally, it was crooked." "That was exactly why I liked it," answered {hero}, into {who.his} sleeve. <For some time they simply listened to the rain, which was getting tired.|For some time nobody said anything at all, and it was comfortable.> Then {who} raised {who.his} head, and looked at the remarkable heap in the middle of the carpet. "Do you mean to tell me," {who.he} asked slowly, "that the salt was an apology?" And they began to laugh, and couldn't stop.`,
        `"Then the salt," said {who}, after a considerable silence, "was an apology." {hero} nodded. "And the socks as well?" "Especially the socks," said {hero}. {who} counted the others on {who.his} fingers: the soap, the spoon, the scarf, the string. {Who.he} turned to the wall, where the snake was hanging. "I put that one up with tape," {who.he} remarked, and something in {who.his} face was switched on again, room by room. "I don't suppose that anybody has ever been given so many in a single afternoon." {Who.he} opened both arms. The cup was still broken, <and both of them still minded|and a word can't mend clay>. But it is one thing to be sad about a cup, and quite another to be sad about each other, and that was over.`,
      ],
    },
    {
      id: "leans-right",
      ...KITCHEN_EVENING,
      pose: "holding",
      feeling: "calm",
      with: ["who happy", "pal happy"],
      props: ["cup", "thing:snail"],
      happening: "{hero} holds a cup in the kitchen beside a snail, and {who} is happy.",
      B: [
        `They fixed the cup. {hero} made a snail out of clay. It had two big eyes.`,
        `{who} and {hero} fixed the cup. Then {they} made a little snail. "It is a good snail," said {who}.`,
      ],
      E: [
        `They glued the three pieces together that evening. Now the cup leaned to the other side! "It is still crooked," said {who}, and {who.he} was glad. Then {hero} made a snail out of clay. It leaned as well. {extra}`,
        `{hero} held the cup while the glue got dry. It took all evening. {They} did not <let go|move> once. Then {who} got out some clay. {hero} made a snail, and it was the most crooked snail in the world. {extra}`,
      ],
      I: [
        `In the evening they unfolded the towel and got out the glue. {who} put the pieces together, and {hero} held them, and counted slowly to three hundred. When they let go, the cup was whole, with a seam like a river. But it had changed its mind. <Now it leaned to the right.|It was leaning the other way.> "That's for the other half of its life," said {who}. There was some clay left from last time, so {hero} made a snail with it. It was meant to be straight, and it wasn't. {extra}`,
        `Words don't glue clay, so they used glue. It took the whole evening. {hero} held the handle and did not move a finger until it was dry, though {their} nose itched terribly. <"You'll see the cracks," said {who}.|"Everybody will see the crack," said {who}.> "It will be good for keeping pencils in." It leaned to the right now, instead of the left. Afterward {who} brought out the clay, and showed {hero} how it is done. What {they} made was a snail, and you had to be told so. {extra}`,
      ],
      A: [
        `In the evening, when the rain had stopped, they spread the towel on the kitchen table and uncapped the glue. {who} fitted the edges together, and {hero} held them, and counted to five hundred without once scratching {their} nose. At last they let go. The cup was whole, apart from a seam like a river. But it had evidently been thinking. All its life it had leaned to the left, <and now it leaned to the right|and from that evening on it leaned to the right>. "It wants to hear the other side," said {who}. There was a little clay left over, and {hero} made a snail from it, which {they} had intended to be straight. {extra}`,
        `A word can do a great deal, but it doesn't stick clay, and so there was also an hour with the glue. {hero} held the handle. It was the one job that couldn't be hurried, and {they} wanted it. "It won't hold cocoa any longer," said {who}, turning it in the lamplight, "but it will be excellent for pencils." The cracks showed, and nobody tried to hide them. <Strangely enough, the cup now leaned the other way.|When it was set down, it leaned to the right instead of the left.> Afterward {who} fetched some clay, and showed {hero} how to press it, and what came of that was a snail, leaning slightly. {extra}`,
      ],
    },
    {
      id: "waits-for-it",
      ...KITCHEN_EVENING,
      pose: "sitting",
      feeling: "calm",
      with: ["who worried", "pal curious"],
      props: ["thing:snail", "cup"],
      happening: "{hero} sits calmly in the kitchen near a snail and a cup, and {who} is worried.",
      B: [
        `{close} The next day, {who} broke the snail! "Sss," said {who}. {hero} sat and waited. {They} knew that word.`,
        `{close} Crash! {who} broke the little snail. "Sss," said {who}. {hero} sat down to wait for the word.`,
      ],
      E: [
        `{close} A week later {who} turned around too fast. Crunch went the little clay snail! {who} got very red. "Sss," {who.he} said, "sss … soup?" But {hero} did not go and get any soup. {They} just smiled, and waited for <another word|the other word> to come.`,
        `{close} Some days later there was a crunch in the kitchen. {who} had put a heavy book on top of the snail. "Sss," said {who}, "sss …" {hero} sat down next to {who.him}. {They} knew what was coming, and {they} had all the time in the world.`,
      ],
      I: [
        `{close} The following week {who} carried in a tall pile of plates, and set it down on the table without looking. There was a small crunch. Under the plates was the clay snail, or what had recently been the snail. {who} turned red, slowly, from the neck upward. "Sss," {who.he} said, "sss … spaghetti?" {pal} was already running to look for some, <but {hero} shook {their} head|but {hero} held {pal.him} back>. {They} pulled out a chair, and sat down beside {who}, and waited. It is a long word sometimes, and {they} had plenty of time.`,
        `{close} It happened on Thursday, and it was an elbow again. Nobody was being a helicopter; {who} was only reaching for a pencil from the crooked cup. The clay snail slid over the edge, <and then there were three pieces|and broke into three pieces>. {who} looked at the floor, and at {hero}, and opened {who.his} mouth. "Sss," said {who}. {hero} could have helped, but {they} remembered that pushing makes it harder. {They} only fetched the glue. Then {they} sat down close to {who.him} and listened, as you listen for a train that is certainly coming.`,
      ],
      A: [
        `{close} The snail stood on the kitchen table for exactly one week. On the eighth day {who} carried in a tall pile of plates, which was wobbling, and put it down in a hurry, without looking. There was a crunch, though not a loud one. {who} lifted the plates, and lowered them again, and began to turn red, slowly, from the collar upward. {hero} watched from the opposite side of the table. "Sss," said {who}, <"sss … spaghetti?"|"sss … submarine?"> {pal} was already halfway to the door, but {hero} shook {their} head. {They} took {their} elbows off the table and folded {their} hands, as people do when somebody is about to sing. {They} knew, better than anybody, what a distance that word has to travel. "Take your time," said {hero}.`,
        `{close} These days the cup stands beside the window, full of pencils, and leans toward the light. The snail used to stand next to it. That was until Thursday, when {who} was reaching for a pencil, and thinking of something else, and there was a small sound on the floor. Nobody remarked that it had been crooked anyway. {who} looked at the three pieces, and afterward at {hero}, <and {who.his} ears gradually turned pink|and grew as red as a radish>. "Sss," said {who}. {hero} was already holding the glue, but {they} didn't open it yet, because first things come first. "Sss … string?" asked {who}, in despair. It was beginning to rain again, softly, against the window. {hero} moved over to make room, and waited.`,
      ],
    },
  ],
};
