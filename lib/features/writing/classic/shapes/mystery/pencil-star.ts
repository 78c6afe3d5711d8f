import type { Shape } from "@/lib/features/writing/classic/grammar";

export const PENCIL_STAR: Shape = {
  id: "mystery/pencil-star",
  theme: "mystery",
  wild: 3,
  tags: ["book", "library", "map", "clues", "friend", "letters", "discovery", "together"],
  cast: {
    pal: ["mouse", "cat", "dog", "girl", "boy", "owl"],
    keeper: ["grown-up-woman", "grown-up-man"],
  },
  picks: {
    book: [{ text: "book of knots" }, { text: "book of bridges" }, { text: "book of sailing ships" }],
    treasure: [{ text: "a glass marble" }, { text: "a tin whistle" }, { text: "a silver button" }],
  },
  refrain: {
    B: [`Who drew the star?`, `"You drew the star!"`],
    E: [`Who drew the little star?`, `"You drew the little star!"`],
  },
  beats: [
    {
      place: "library",
      time: "morning",
      weather: "cloudy",
      pose: "holding",
      feeling: "happy",
      with: ["keeper happy", "pal curious"],
      props: ["book"],
      happening: "{hero} borrows an old book from {keeper} at the library desk.",
      B: [
        `{open} {Again} took an old book home. {keeper} drew a star in it. Good!`,
        `{open} "I want this old book," {again} said. {keeper} took it. {Keeper.he} drew a star.`,
      ],
      E: [
        `{open} In the library, {again} found an old {book}. {keeper} wrote the day in the front. Then {keeper.he} drew a star beside it. "Enjoy it," {keeper.he} said, and <winked|smiled>.`,
        `{open} {Again} took an old {book} to the desk. "That one?" said {keeper}<, very quietly|>. {Keeper.he} wrote down the day. Then {keeper.he} drew a <little |>star beside it.`,
      ],
      I: [
        `{open} On the lowest shelf of the library, behind the dictionaries, {hero} discovered {a book}. Nobody had borrowed it for years. {keeper} looked at it for <a moment|a long moment>, and then looked at {hero}. "Are you certain that you want this one?" {keeper.he} asked. {Keeper.he} wrote the date inside, and drew a tiny star next to it, as {keeper.he} always did. {Keeper.his} hand was shaking a little.`,
        `{open} {hero} always borrowed the book that nobody else wanted. Today it was {a book}, and somebody had to blow on it first. "That one," said {keeper}, very quietly. {Keeper.he} wrote the date inside. Beside it {keeper.he} drew a tiny star, as always, with one of its points a bit too long. "I hope that you enjoy it," {keeper.he} said, and forgot to let go.`,
      ],
      A: [
        `{open} On the very lowest shelf of the library, where nobody goes except to tie a shoe, {hero} discovered {a book}. The dust on it was as thick as a blanket. {keeper} looked at the book, and then for <a while|rather a long while> at {hero}. "Are you certain?" {keeper.he} inquired. "Nobody has asked for this one in years." Then {keeper.he} wrote the date inside the cover, and drew a very small star beside it, with one point longer than the others, exactly as {keeper.he} did for everybody. It might have been the cold weather, but {keeper.his} hand was shaking.`,
        `{open} It was {hero's} habit to borrow the loneliest book in the library, and this week there could be no doubt about which it was. {A book} had slipped down behind the lowest shelf, where it had been keeping a spider company. "I thought that nobody would ever," said {keeper}, and did not finish. {Keeper.he} wrote the date inside the cover. {Keeper.he} drew a star after it, as {keeper.he} did for every reader, a very small one with one long point. It took {keeper.him} two attempts to let go of it. "I hope," {keeper.he} told it, "that you are going to have a nice time."`,
      ],
    },
    {
      place: "bedroom",
      time: "afternoon",
      weather: "cloudy",
      pose: "reading",
      feeling: "surprised",
      with: ["pal surprised"],
      props: ["book", "magnifier"],
      happening: "{hero} finds a tiny star and a secret message in the old book.",
      B: [
        `On page ten was one more star. "Bridge," it said. {refrain} They got {bag}.`,
        `The book had one more star, and one word. "Bridge!" {refrain} They got {bag}.`,
      ],
      E: [
        `On page ten was a star, and under it were some <very tiny|tiny pencil> words. "Look where water goes under and feet go over." "That is a riddle!" said {hero}. "It must be the bridge." {refrain}`,
        `{hero} was reading it in bed. On page ten, somebody had <drawn|made> a little star. "Psst," it said in pencil. "Go where water goes under and feet go over." "The bridge!" <yelled|said> {pal}. {refrain}`,
      ],
      I: [
        `On page seven, somebody had drawn a very small star in pencil. "Turn to page thirty," it said beside it. {hero} turned to page thirty. There was another star, with <tiny|faint> writing underneath. "If you are <curious enough|the right sort of person>, go where the water goes under and the feet go over. Look behind the stone with <no moss|the crack>." {hero} read it aloud to {pal}, in a whisper. The pencil was so faded that it could be a hundred years old. "The bridge," they <both said|said> together.`,
        `They read it underneath the blanket, with a lantern. "Look," whispered {pal}, "somebody has been drawing in it." In the corner of page seven sat a star, no bigger than an ant. "Page thirty," it said beside it. Page thirty had another star, and tiny gray letters. "You are a person who notices corners," they said. "Go where the feet go over and the water goes under." {hero} suddenly sat straight up. "It is the bridge!"`,
      ],
      A: [
        `It was {pal} who noticed it first. On page seven, down in the corner, somebody had drawn a very small star in pencil, and beside it were the words "Turn to page thirty." {hero} turned the pages so impatiently that one of them tore. There was another star on page thirty, with faint gray writing underneath. "If you have come as far as this, you are curious," it said, "and curious is exactly what I was hoping for. Now go where the water goes under and the feet go over." The pencil was so <faded|pale> that it might have been there for fifty years. "Water underneath, and feet on top," murmured {pal}. Then they both said it together. "The bridge!"`,
        `It turned out to be a remarkably interesting book, and they had arrived at page seven before either of them noticed the star. It was in the corner, in pencil, and hardly larger than a comma. "Thirty," said the tiny word beside it. On page thirty there was another star, and around the edge ran a procession of faint gray letters. It was necessary to rotate the entire book to read it. "You evidently look into corners, so I would probably like you," it said. "Now find the place where the feet go over and the water goes under." The pencil had faded, as it does in extremely ancient letters. "A puddle?" suggested {pal}. Then they looked at each other. "The bridge!"`,
      ],
    },
    {
      place: "bridge",
      time: "morning",
      weather: "clear",
      pose: "kneeling",
      feeling: "curious",
      with: ["pal curious"],
      props: ["magnifier", "book", "rope"],
      happening: "{hero} kneels on an old stone bridge and searches it with {pal}.",
      E: [
        `The next morning they took {bag}. At the old bridge, they looked over it and under it. There were a <thousand|hundred> stones! Which of them had a secret? {hero} checked them one by one.`,
        `{hero} packed {bag}, and they ran to the old stone bridge. "It has been here for years," said {pal}. "<It|Whatever it is> could be anywhere!" They felt along the wall, stone after stone after stone.`,
      ],
      I: [
        `On Saturday morning they told {hero's} family where they were going. They packed {bag}. The bridge was built of about a thousand stones, and each of them was gray. {mid} "It was hidden by somebody who wanted it to be found," said {hero}, "but not too <quickly|easily>." They searched high and they searched low. A lady with a <shopping bag|stroller> asked whether they had lost something. "We don't know yet," answered {pal}.`,
        `{hero's} family had been told, {bag} had been packed, and now they were kneeling on the old stone bridge. {mid} "I would not put it where a duck could see it," said {hero}. So they knocked on every stone and listened carefully. A gentleman with a fishing rod watched them. "What exactly are you trying to catch?" he inquired. "We will tell you when it bites," answered {pal}.`,
      ],
      A: [
        `On Saturday morning, as soon as {they} had told everybody at breakfast where {they} {was} going, {hero} packed {bag}, and they set off for the old bridge. It was constructed of approximately one thousand stones, and every one of them was gray. {mid} "Whoever hid it wanted it to be found," {hero} reasoned, "but not by somebody who is in a hurry." They examined the left side, and they examined the right. A lady with a <shopping basket|stroller> stopped to inquire whether they had lost something. "We are not certain yet," answered {pal}, with dignity. By eleven o'clock they had been over nine hundred stones, and their knees had begun to ache.`,
        `{hero's} family knew where they were; it was Saturday; and {bag} had been packed since the night before. The bridge lay in the sun with its feet in the river, and it did not look in the least like a bridge with a secret. {mid} "The writing was small," {hero} reasoned, "so the writer was probably small, and it will be somewhere low." They pressed one stone after another, as if the bridge were an enormous piano. A gentleman with a fishing rod stopped to inquire what they were hoping to catch. "We shall know when it bites," said {pal}. By eleven o'clock they had played the entire left side, and it had not made a sound.`,
      ],
    },
    {
      solve: "find",
      goal: "a small tin box",
      place: "bridge",
      time: "morning",
      weather: "clear",
      with: ["pal excited"],
    },
    {
      rest: "older",
      place: "park",
      time: "noon",
      weather: "clear",
      with: ["pal happy"],
    },
    {
      place: "park",
      time: "noon",
      weather: "clear",
      pose: "reading",
      feeling: "excited",
      with: ["pal excited"],
      props: ["letter", "box", "coin"],
      happening: "{hero} opens a little tin box and reads the note that was inside it.",
      B: [
        `In the box was a star. "Now go up to the big clock," it said. Off they went!`,
        `{hero} opened the box. There was a new star! "Go to the clock," it said. So they did.`,
      ],
      E: [
        `Inside lay {treasure} and a note. At the bottom was <the same|another> star, with one long point. "Well done!" it said. "Now visit somebody with four faces and no nose." {hero} looked up. "The <clock|clock tower>!" {they} said.`,
        `Inside the box was {treasure}. "This is for you," said a note, "because you did not give up. Next, find the one with four faces and no nose." There was that star again, with one long point. "The <tower |>clock!" said {pal}.`,
      ],
      I: [
        `In the box were {treasure} and a letter. "This is for you, because you never gave up," it said. "Now visit somebody with four faces and no nose, and look behind the smallest door." The star at the bottom had one point that was longer than the others. "I have seen a star like that somewhere," said {hero} slowly. But {pal} was staring at the clock tower, which had a clock on every side. "Four faces!" <shouted|yelled> {pal}.`,
        `The lid came up with a squeak. Inside was {treasure}, wrapped in tissue, and below it was a note. "Hooray for you!" it said. "Most people give up before this. Now visit somebody who has four faces and not a single nose, and knock at the smallest door." There was the star again, with one point too long. "I know that star," muttered {hero}. {They} very nearly remembered. But immediately afterward, above the roofs, something went bong. "Four faces!" shouted {pal}. "It is the clock tower!"`,
      ],
      A: [
        `In the tin box were {treasure} and a folded piece of paper. "This is for you, because you did not give up," said the paper. "Now visit somebody with four faces and not a single nose, and look behind the smallest door." At the bottom was the star. One of its points was considerably longer than the others, as if whoever had drawn it had been dreaming a little at the end. "I have seen a star like that before," said {hero} slowly, "and not so long ago." It was a peculiar, tickling feeling, like a sneeze that refused to come. But {pal} was gazing across the park at the clock tower, which had a clock on every side. "Four faces!" cried {pal}, and the feeling disappeared.`,
        `Inside, on a bed of tissue, lay {treasure}, and underneath the tissue lay a note. "Hooray," said the note. "Nine people out of ten would have stopped at the bridge, and you are the tenth. Now pay a visit to somebody with four faces and not a single nose, and look behind the smallest door in the house." It was signed with a star, of which one point had been allowed to run on, as though the pencil had been thinking of something else. "That is peculiar," said {hero}. "I am absolutely certain that somebody I know does that." But at this moment, away above the roofs, something cleared its throat and said bong, eleven times. "Four faces," whispered {pal}, and pointed at the clock tower.`,
      ],
    },
    {
      place: "tower",
      time: "afternoon",
      weather: "clear",
      pose: "reaching",
      feeling: "determined",
      with: ["pal worried"],
      props: ["clock", "gear", "door"],
      happening: "{hero} pulls at a tiny door below the works of the tower clock.",
      B: [
        `They went up and up. Under the clock was a little door. But it was stuck!`,
        `Up in the clock tower was a very small door. {hero} pulled at it. It was stuck!`,
      ],
      E: [
        `On Saturdays, anybody may go up the clock tower. There are a hundred steps. Next to the big wheels they found a door, no bigger than a book. {hero} pulled at it <with two fingers|hard>. It was stuck!`,
        `The clock tower was open, so up they went, a hundred steps and ten. Tick, tock, said the wheels. Behind them was a door for <mice|a mouse>, with a star on it! {hero} pulled<, and pulled again|>, but it was stuck.`,
      ],
      I: [
        `On Saturdays the clock tower is open to visitors, and the man at the bottom let them in for nothing. They climbed a hundred and ten steps. At the top, wheels as large as tables were turning very slowly. Tick, they said, and after a long while, tock. Behind the last of them was a door, no bigger than a <book|cookbook>, with a pencil star on it. {hero} took hold of the knob. The door had not been opened for <half a century|fifty years>. It was stuck.`,
        `"Detectives go up for nothing," said the gentleman at the bottom of the clock tower. It was a hundred and ten steps, and {pal} counted every one aloud. At the top it ticked so slowly that you could worry in between. Behind the last of the great wheels, close to the floor, was a door that would have suited a rabbit. It had a pencil star on it. {hero} pulled with one finger, and with two, and finally with all ten. It was stuck.`,
      ],
      A: [
        `On Saturdays the clock tower is open to visitors, and the gentleman who sat at the bottom waved them through. There were a hundred and ten steps. At the top, among the ropes and the pigeons, wheels as large as dining tables were turning with enormous patience; tick, they remarked, and after they had considered it, tock. They looked behind every one of them. Behind the last, close to the floor, was a door no bigger than a cookbook, and in the middle of the door was a star in pencil. {hero} lay down and took hold of the knob. But the wood had been swelling and shrinking for <half a century|fifty winters> with nobody to disturb it, and the little door was stuck.`,
        `"Detectives go up for nothing," said the gentleman with the tickets, when they had explained, and opened the gate for them himself. There were one hundred and ten steps, each of them hollowed in the middle like a spoon. The higher they climbed, the slower the ticking became; up at the top, among the wheels, you could have eaten a sandwich between the tick and the tock. {pal} discovered a pigeon's nest. {hero} discovered the door. It was right down at the floor, behind the last of the wheels, and would have suited a rabbit; on the front, as pale as breath, was a star with one long point. {They} took hold of the little ring and pulled. Half a century had been leaning on that door, and it was stuck.`,
      ],
    },
    {
      solve: "free",
      goal: "the little door",
      place: "tower",
      time: "afternoon",
      weather: "clear",
      with: ["pal excited"],
    },
    {
      place: "tower",
      time: "afternoon",
      weather: "clear",
      pose: "reading",
      feeling: "surprised",
      with: ["pal curious"],
      props: ["letter", "clock", "book"],
      happening: "{hero} reads an old letter by the light of the tower clock.",
      B: [
        `In there was an old letter. "Come and play with me," it said. {refrain}`,
        `They saw an old letter. "I have no friends yet. Come and find me!" {refrain}`,
      ],
      E: [
        `Behind it was an old yellow letter. "I am eight, and I am new in this city," it said. "I made this puzzle to discover a friend. Come to the library and tell me!" There was no name<, only a star|>. {refrain}`,
        `There was a <very |>dusty letter. "I am eight years old, and I am lonely here," it said. "If you discover this, please be my friend. I am waiting in the library." {refrain} There was no name<, only a star|>.`,
      ],
      I: [
        `Behind it lay a letter, as yellow as butter. "Congratulations," it said. "I am eight years old, and I do not know anybody here. So I invented a treasure hunt, because whoever finishes it would be a wonderful friend. Come and find me! I am always in the same place." There was a date at the bottom. {hero} counted <carefully|slowly>. It was exactly fifty years ago. "Nobody ever came," {they} said, and {their} voice was very small.`,
        `Inside was nothing but a letter. {hero} read it by the light of the enormous clock face. "You did it!" it said. "I am eight, and I haven't got a single friend here. So I invented a difficult puzzle, because whoever solved it would be somebody exactly like me. I am always in the same place." {pal} examined the date, and then {pal} examined it again. It was fifty years ago. "Nobody ever came," whispered {hero}.`,
      ],
      A: [
        `Behind it lay a single sheet of paper, as yellow as butter. "Congratulations," said the letter. "I am eight years old, and we have only recently moved here, and I am not acquainted with anybody. Therefore I have invented a treasure hunt, because whoever finishes it would probably make an excellent friend. Please come and find me. It will not be difficult, because I am always in the same place." There was a date in the corner. {hero} worked it out on {their} fingers, and afterward {they} worked it out again. "That was exactly fifty years ago," {they} said, "and the letter was still here, so nobody can ever have come." For a while they listened to the enormous wheels.`,
        `Behind it there was no treasure, or none that shone. There was only a sheet of paper, and {hero} spread it out against the back of the clock, where the sun came through. "So you have done it," it said. "I am eight years old, and so far the only person who has talked to me is a librarian. I thought that if I made the puzzle difficult, then whoever finished it would be the kind of friend I want. You can find me on any afternoon, in exactly the same place, near the window." They were both delighted, until they discovered the date. {pal} counted forward, and {hero} counted backward, but it made no difference. It was exactly fifty years. "And this was still here," said {hero}, "so nobody ever came."`,
      ],
    },
    {
      place: "street",
      time: "afternoon",
      weather: "clear",
      pose: "thinking",
      feeling: "determined",
      with: ["pal curious"],
      props: ["notebook", "letter", "book"],
      happening: "{hero} compares the star in the letter with the star in the library book.",
      I: [
        `On the way down, {hero} went over the clues. It was somebody who had been eight years old, fifty years ago. It was somebody who loved books, and was always in the same place. And it was somebody whose star had one long point. {They} stopped so suddenly that {pal} bumped into {them}. At the very front of the {book} was the date for returning it, and beside it was a star. "{pal}," {they} whispered, "we have to hurry. The library closes at five!"`,
        `They went down considerably more slowly. "Eight years and fifty years makes fifty-eight," said {hero}. "It is somebody who loves books, and who is always in the same place." On the last step {they} stopped and considered. The {book} fell open at the very beginning, where the date was, and beside the date was a star. {hero} compared it with the yellow letter. Each of them had the same long point. "{pal}," {they} said, "the library closes at five!"`,
      ],
      A: [
        `On the way down, {hero} arranged the clues in order. They were looking for somebody who had been eight years old at the time, and who would now be fifty-eight. It was somebody who liked books enough to hide a secret in one, and who could be found, even then, in one particular place. Finally, it was somebody whose stars had one long point. On the ninety-first step {they} stopped, so suddenly that {pal} walked into {them}. The tickling feeling had returned, and this time it turned into a thought. {They} opened the {book} inside the front cover. There was the date on which it had to be returned, and beside it, only three days old, was a star. "{pal}," {they} said, "what time does the library close?"`,
        `They went down without counting. "It is somebody who is fifty-eight," said {hero}, at about the fortieth step. "It is somebody who is never anywhere else," said {pal}, at about the sixtieth. "It is somebody whose pencil runs away at the end of a star," said {hero}, at the ninetieth; and there {they} stood still, with one foot in the air. {They} opened the {book}, not at page seven and not at page thirty, but at the very beginning. There was the date, and beside it was what {keeper} had drawn there, as {keeper.he} did for everybody. {hero} laid the yellow letter next to it. Fifty years lay between those two stars, and nobody could have told them apart. "What time does the library close?" {they} asked, in an unusual voice.`,
      ],
    },
    {
      place: "library",
      time: "afternoon",
      weather: "clear",
      pose: "standing",
      feeling: "brave",
      with: ["keeper surprised", "pal happy"],
      props: ["book", "letter", "box"],
      happening: "{hero} lays an old letter on the library desk in front of {keeper}.",
      I: [
        `{keeper} was already buttoning {keeper.his} coat. {hero} arranged everything on the desk, in a row: the book, {treasure}, and the yellow letter. "I apologize for taking so long," {they} said. {keeper} sat down, coat and all. {Keeper.he} took off {keeper.his} glasses and polished them carefully, although they were perfectly clean. "I used to look <up |>whenever anybody opened the door," {keeper.he} said finally. "For the first twenty years."`,
        `{keeper} was just turning around the sign on the door. {hero} could not speak, so {they} laid the yellow letter on the desk, with the star on top. {keeper} looked at it for so long that {pal} coughed. "I am terribly late," apologized {hero}. "Fifty years," said {keeper} unsteadily. "Whenever anybody opened that door, I looked up. Eventually they gave me the desk, and I continued looking." {Keeper.he} immediately offered them a chair.`,
      ],
      A: [
        `{keeper} was already buttoning {keeper.his} coat. {hero}, who had no breath left for explanations, simply arranged everything on the desk: the book, {treasure}, and finally the yellow letter with its star. "I apologize for taking so long," {they} said, when {they} could. {keeper} sat down, coat and all. {Keeper.he} removed {keeper.his} glasses and polished them carefully, although there did not seem to be anything the matter with them. "Every time somebody opened that door, I used to look up," {keeper.he} said finally. "I did it for the first twenty years, and after that I suppose it became a habit." {Keeper.he} put the glasses on again. "So that is what you look like. I always wondered."`,
        `The sign on the door had already been turned around. {hero} laid the yellow letter on the desk, with the star uppermost, and next to it {they} laid the {book}, with a star of its own; because certain discoveries do not require an explanation. {keeper} read the letter from beginning to end. "My spelling was excellent," {keeper.he} said finally, and had to look for a handkerchief. "I sat by that window every afternoon. Eventually they needed somebody for the desk, and it had an excellent view of the door." "I am sorry that it took so long," said {hero}. "Not at all," answered {keeper}. "I made it extremely difficult." And {keeper.he} came around the desk, for the first time that anybody could remember, and shook hands.`,
      ],
    },
    {
      place: "library",
      time: "evening",
      weather: "clear",
      pose: "sitting",
      feeling: "happy",
      with: ["keeper happy", "pal happy"],
      props: ["book", "cake", "star"],
      happening: "{hero} sits on the library floor with {keeper} and writes a new riddle.",
      B: [
        `They ran back to {keeper}. {refrain2} "Yes," said {keeper}. "You came!" {close}`,
        `They ran to {keeper}. {refrain2} "Yes! You found me," said {keeper}. {close}`,
      ],
      E: [
        `{hero} thought of the star in the front of the book. They hurried back to {keeper}. {refrain2} "That was fifty years ago," said {keeper} happily. "You came!" {extra} {close}`,
        `One long point! {hero} remembered the star in the library book. They ran back to {keeper}. {refrain2} "I waited for fifty years," {keeper.he} said, "and here you are, my friend." {extra} {close}`,
      ],
      I: [
        `{close} They are friends now, which was the idea. {keeper} is the best at riddles, but {hero} is <quicker|faster> on stairs. {extra} On Sundays they sit on the library floor with a cake. They are writing something in pencil, very small, in a book about <potatoes|cabbages>. It may be years before anybody borrows it. That does not matter. Whoever it is, there will be three people waiting.`,
        `{close} {hero} has a new friend, who is fifty-eight. {extra} On Sundays the library is closed. They sit on the carpet with a cake and a very dull book about fog. {keeper} does the rhymes, {hero} does the hiding places, and {pal} sharpens the pencil. Somewhere there is a person who will look into the corner. They know how to wait.`,
      ],
      A: [
        `{close} They became friends, which had been the idea from the beginning; it had merely been delayed in the mail. {extra} On Sundays, when the library is closed, they sit on the floor between the shelves with a cake, in spite of three separate notices. They are writing something, in pencil and extremely small, on page nine of a long book about <potatoes|cabbages>. It could be years before anyone borrows it. None of them minds. Whoever it turns out to be will find that, at the end of the last riddle, there is not one person waiting but three.`,
        `{close} It is a curious thing to have a best friend who is eight years old in a letter and fifty-eight at the desk; you get the good of both. {extra} On Sundays, they sit on the floor among the returned books. They argue about what rhymes with "orange." There is a new star in a history of fog, which is the dullest book that {keeper} could find. Somebody may discover it next week, or it may take until all of them are old. In the meantime, whenever the door of the library is opened, all three of them look up.`,
      ],
    },
  ],
};
