import type { Shape } from "@/lib/features/writing/classic/grammar";

export const LAST_PAGE: Shape = {
  id: "fantasy/last-page",
  theme: "fantasy",
  wild: 4,
  tags: ["book", "library", "lost", "friend", "brave", "home", "magic", "shy"],
  about: ["book reading read library page"],
  cast: {
    pal: ["dog", "cat", "girl", "boy", "mouse", "owl"],
    guest: ["lion", "bear", "unicorn"],
  },
  picks: {
    food: [
      { text: "toast", prop: "bread" },
      { text: "apples", prop: "apple" },
      { text: "muffins", prop: "cake" },
    ],
  },
  refrain: {
    B: [`"And then?" said {guest}.`, `"So that is it!" said {guest}.`],
    E: [`"And what comes then?" asked {guest}.`, `"So that is what comes then!" said {guest}.`],
  },
  beats: [
    {
      place: "library",
      time: "afternoon",
      weather: "rain",
      pose: "reading",
      feeling: "surprised",
      with: ["guest worried", "pal surprised"],
      props: ["book"],
      happening: "{hero} looks up from an old library book as a {guest.kind} climbs out of its pages.",
      B: [
        `{open} {Again} read to {pal}. Out of the book, bit by bit, came {a guest.kind}! {refrain}`,
        `{open} {Again} read {pal} an old, old book. Out of it came {a guest.kind}! {refrain}`,
      ],
      E: [
        `{open} In the library {hero} and {pal} opened a very old book. It was about {a guest.kind} on a long walk. Then the book coughed, and out came the {guest.kind}! {refrain}`,
        `{open} {Again} read {pal} a book about {a guest.kind} named {guest}. Then the book began to <move|shake>. Out came a nose, and after it two ears. {refrain}`,
      ],
      I: [
        `{open} On a wet afternoon in the library, {hero} was reading about {a guest.kind}. The book was so old that its corners had gone round. In it, {guest} walked over mountains, looking for something. {hero} had nearly come to the end when the book coughed. Out of it climbed a whole {guest.kind}, with dust on both ears. "Excuse me," said {guest}. "Could you tell me how it ends?"`,
        `{open} It rained, so {hero} and {pal} went to the library and took the oldest book down from the highest shelf. It was the story of {guest}, {a guest.kind}, who walked and walked, and never said why. {hero} was nearly at the end when somebody sneezed inside the book. Dust flew out, and after it came a nose, two ears, and the whole of {guest}. "I beg your pardon," {guest.he} said. "What happens next?"`,
      ],
      A: [
        `{open} On wet afternoons {hero} and {pal} went to the library, where it was warm, and where nobody minded about the puddles. This time {hero} had found a book so old that its corners had worn round. It was about {a guest.kind} named {guest}. All alone, {guest.he} went through forests and over mountains, in search of something that the book did not mention. {hero} had very nearly reached the end when the book gave a polite cough. A nose appeared over the edge of the page, and then two ears, and then the rest of {a guest.kind}. "I do apologize," said {guest}, "but could you tell me how it ends?"`,
        `{open} There is a shelf in the library that nobody can reach without the ladder, and on a rainy day {hero} and {pal} went up to see what was there. It was one book, in a gray coat of dust. It told about {a guest.kind} named {guest}, who walked over one hill after another toward something evidently important. There could not have been more than a page to go, when the book drew in its breath and sneezed. Out of the dust, in the order in which they are generally drawn, came a nose, two ears, and a large, embarrassed {guest.kind}. "Forgive me for asking," said {guest}, "but do you happen to know what comes next?"`,
      ],
    },
    {
      place: "kitchen",
      time: "evening",
      weather: "rain",
      pose: "sitting",
      feeling: "happy",
      with: ["guest happy", "pal curious"],
      props: ["@food", "book", "cup"],
      happening: "{hero} sits at the kitchen table while the {guest.kind} eats everything on the plate.",
      E: [
        `But the last page was gone. Somebody had torn it out, a long time ago. So {guest} came home with {hero}. {Guest.he} ate <all|a mountain> of the {food}. Then {guest.he} slept in the bathtub with both feet out.`,
        `There was no last page. It was missing! "Then you must stay with us," said {hero}. At home, {guest} ate all the {food}, and sang in the <bath|bathtub>. {Guest.he} had never had such a lovely day.`,
      ],
      I: [
        `{hero} turned to the last page. It was not there, and somebody had torn it out long ago. "That explains it," said {guest}. "Every time, I walk up a hill and see a door. Then it stops, and I hang there with one foot in the air." You cannot leave a person like that, so {guest} came home for supper. {Guest.he} had never eaten anything that was not <paper|printed>. {Guest.he} ate up all the {food}. Afterward {guest.he} slept in the bathtub, with {guest.his} legs <over the side|out of the window>.`,
        `But nothing came next. Where the last page should have been, there was only a ragged edge of paper. "That explains everything," said {guest}. "I always get to the top of the hill, I see an open door, and suddenly I am back at chapter one." It sounded exhausting, and so {hero} invited {guest.him} home for supper. {guest} had only ever eaten printed food, which tastes of ink. After the {food} {guest.he} looked longingly at the plate, and {guest.he} slept in the bathtub.`,
      ],
      A: [
        `{hero} turned to the last page, and it was not there; there was nothing but a ragged edge, where somebody had torn it out a great many years ago. "That would explain it," said {guest}. "I go up a hill, you see, and I notice a door in the distance. Then everything stops, and I hang there with one foot in the air until somebody opens me again." Nobody could be left like that over a weekend, and so {guest} came home for supper. {Guest.he} had never tasted anything that was not made of paper. {Guest.he} tried the {food}, <closed both eyes|sighed deeply>, and tried all the rest. That night {guest.he} slept in the bathtub, with a good deal of {guest.him} hanging over the sides.`,
        `Nothing came next. Where there should have been one more page there was only a torn edge, gone brown with age. "Ah," said {guest}. "I have often wondered. I arrive at the top of the last hill, and there is a door ahead of me, with a light behind it. Then the book is shut, and immediately I am back among the rocks in chapter one." It was obviously no way to spend a weekend, and therefore {guest} was invited home to supper. It turned out that {guest.he} had never in {guest.his} life eaten anything that did not taste of ink. After the {food} {guest.he} was respectfully silent for a minute. They made up a bed in the bathtub, since nothing else in the entire house was sufficiently long.`,
      ],
    },
    {
      place: "bedroom",
      time: "night",
      weather: "rain",
      pose: "kneeling",
      feeling: "worried",
      with: ["guest worried", "pal worried"],
      props: ["book", "blanket", "lantern"],
      happening:
        "{hero} kneels on the bedroom floor and talks to the {guest.kind}, who is hiding under the bed.",
      B: `But the book had no last page! "What if it is sad?" said {guest}. {Guest.he} hid under the bed.`,
      E: [
        `"Let us go and look for your page," said {hero}. But {guest} crawled under the bed. "What if I get lost on it?" {guest.he} whispered. "What if it is sad? I would rather not <know|find it>."`,
        `But {guest} was getting pale, like an old picture. "We have to find that page," said {hero}. {guest} hid under the bed. "What if it is a sad page?" said the bed.`,
      ],
      I: [
        `{guest} stayed on Saturday, and on Sunday. {Guest.he} read the <comics|newspaper>, and {guest.he} learned to ride the elevator. But on Sunday evening {hero} noticed that you could see the wallpaper through {guest.his} ears. A person from a book cannot do without a book for long. "Tomorrow we will find your page," said {hero}. At once {guest} was under the bed. "What if it is a sad one?" asked a small voice. "As long as nobody reads it, it <might be|may be> happy."`,
        `On Sunday evening {guest} was trying on hats, and {hero} was laughing, until {they} noticed something in the mirror. You could see the lamp directly through {guest.him}. "You have been away from your book for too long," {they} said. "Tomorrow we are going to find that page." Immediately the hat fell on the floor, and somebody large was breathing under the bed. "Perhaps it is so sad that they tore it out on purpose," said {guest}. "I would rather be pale than know about it."`,
      ],
      A: [
        `{guest} remained on Saturday, and {guest.he} remained on Sunday. {Guest.he} learned to whistle, and to work the elevator, and {guest.he} laughed at the comics until the neighbors knocked. But on Sunday evening {hero} noticed something alarming. You could see the pattern of the wallpaper through both of {guest.his} ears. Somebody who comes out of a book can evidently not do without one for long. "Tomorrow," said {hero}, "we shall go and look for your last page." There was a scuffle, and {guest} was underneath the bed. "What if it is a sad one?" inquired a muffled voice. "As long as nobody has read it, there is at least a <chance|possibility> that it is happy."`,
        `It was the Sunday evening that spoiled it. {guest} had been trying on hats in front of the mirror when {hero} noticed that the mirror could see the lamp behind {guest.him}. "You are fading," said {hero}, who had once left a drawing in the sun. "You have evidently been out of your book for too long, and in the morning we are going to find that page." There was no reply. The hat lay upon the floor, and underneath the bed somebody large was breathing through the fringe of the blanket. "It might be an extremely sad page," said the somebody, "and possibly that is the reason why they tore it out. I believe that I would rather be pale than know."`,
      ],
    },
    {
      solve: "shy",
      other: "guest",
      place: "bedroom",
      time: "night",
      weather: "rain",
      with: ["guest curious", "pal calm"],
    },
    { rest: "everyone", place: "bedroom", time: "night", weather: "rain", with: ["pal calm", "guest calm"] },
    {
      place: "library",
      time: "morning",
      weather: "cloudy",
      pose: "standing",
      feeling: "determined",
      with: ["guest worried", "pal determined"],
      props: ["book", "basket"],
      happening:
        "{hero} stands among high library shelves with a packed bag, next to the {guest.kind} in a long coat.",
      I: [
        `On Monday {hero} packed {bag}. Then {they} put {guest} into Grandpa's longest coat. Nobody at the library <looked twice|noticed>, because people who are reading never do. {mid} "We are looking for one loose page," {hero} told the librarian, "and it is sixty years old." The librarian thought about it. "Nothing ever leaves this house without a stamp," she said. "If it was torn out here, it is still <here|in here>." And she did not ask about the coat.`,
        `On Monday they took {bag} and went back. {guest} wore Grandpa's raincoat with the collar up. "This is a tall friend," {hero} told the librarian. {mid} "We have lost a page. It has been gone for sixty years." "In here, sixty years is nothing," said the librarian. "I know of a bookmark that was missing for eighty. Nobody has ever carried a page out, because they would have had to come past me." Then she handed {guest} a handkerchief, as {guest.his} nose was dusty.`,
      ],
      A: [
        `On Monday {hero} packed {bag}. {They} buttoned {guest} into Grandpa's longest coat, together with a hat. Nobody at the library gave them a second look, since people who are reading would not notice a <parade|brass band>. {mid} "We are looking for one loose page," {hero} told the librarian, "and it has been missing for sixty years." The librarian pushed her glasses up. "Nothing has left this house without a stamp since the day it was opened," she said, with quiet pride. "If it was torn out here, then it is here still." She looked at the coat for a while, all the way from the hat to the floor. Then she had the good manners to <say nothing|go back to her cards>.`,
        `On Monday {hero} packed {bag}, and they went back to where it had begun. {guest} wore Grandpa's raincoat, and kept to the middle. "My cousin," {hero} explained to the librarian, "who is tall." {mid} "We are looking for a page," {they} continued hurriedly, "which was torn out of this book approximately sixty years ago." The librarian laid down her pencil. "Then it has not had time to go far," she said. "I once found a bookmark after eighty. Pages do not leave this building, because there is only one door, and I sit beside it." She looked over her glasses at the cousin, who had the wrong sort of feet. "There is a brush in the cloakroom," she said kindly, "should anybody be dusty."`,
      ],
    },
    {
      place: "library",
      time: "morning",
      weather: "cloudy",
      pose: "reaching",
      feeling: "worried",
      with: ["guest worried", "pal worried"],
      props: ["book", "box"],
      happening: "{hero} searches between tall library shelves for a lost page.",
      B: `They took {bag}. "We must find that page." But there were so many books!`,
      E: [
        `{hero} packed {bag}. They went back to the library and looked under the shelves. They shook all the <heavy|big> books. But no page fell out, not even a <little|small> one.`,
        `{hero} packed {bag}. They all went back to the library. There were a thousand books, and every book had pages. "It could be in any of <them|these>," said {pal}.`,
      ],
      I: [
        `There were eleven thousand books in that library, and each of them was full of pages. They looked behind the <atlases|cookbooks>. They looked under the carpet, and inside the piano. {pal} shook out the dictionaries, one by one, and found a pressed flower, a bus ticket and a <slice|very flat slice> of ham. The clock in the hall struck ten, and then eleven. {guest} said nothing. {Guest.he} had turned so pale by now that the coat looked <almost|nearly> empty.`,
        `They divided up the shelves. {hero} took the left side, {pal} took the right, and {guest} held the ladder. "Page, page, page," muttered {pal}, going through a cookbook with sauce in it. The trouble was that they found so many. There were pages everywhere, and each of them belonged exactly where it was. By noon {hero} was as gray as a mouse with dust. Then {they} looked down, and nearly fell, because it was possible to read the titles of the books through {guest}.`,
      ],
      A: [
        `There were eleven thousand books in that library, every one of them stuffed with pages, and only a single page among them was in the wrong place. They searched behind the atlases. They searched beneath the carpet, and in the lid of the piano that nobody was permitted to play. {pal} shook out the dictionaries, one after another, and was rewarded with a pressed <violet|daisy>, a bus ticket, and an extremely flat piece of cheese. The clock in the hall struck ten, and then eleven. {guest} did not complain. But the overcoat, when {hero} turned around to look at it, appeared to be very nearly empty.`,
        `A library is the worst place in the world to lose a page, just as a beach is the worst place to lose a grain of sand. They divided it among them. {hero} took the shelves on the left, and {pal} took those on the right; {guest} steadied the ladder and read out the labels, from Apples to Zoology. They turned up a recipe for soup, and a map of somebody's garden, and three four-leaf clovers. By noon there was hardly a corner that they had not looked into, and nobody had the heart to say so. "Would you pass me the next one?" {hero} called down, and nearly let go of the rung. The ladder was being held by an overcoat and two ears. You could see straight through the rest of {guest}.`,
      ],
    },
    {
      solve: "find",
      goal: "the last page",
      place: "library",
      time: "noon",
      weather: "cloudy",
      with: ["guest surprised", "pal excited"],
    },
    {
      yields: true,
      place: "library",
      time: "noon",
      weather: "cloudy",
      pose: "holding",
      feeling: "calm",
      with: ["guest worried", "pal calm"],
      props: ["book", "letter"],
      happening: "{hero} holds a folded page while the {guest.kind} covers both eyes.",
      E: [
        `The page was folded in four. {guest} was afraid to open it. "Then I will read it to you," said {hero}. "If it is sad, I will be beside you. If it is <happy|funny>, I will be beside you, too."`,
        `"You read it," whispered {guest}, and hid both eyes. "We will read it together," said {hero}. "Sad or happy, I will be sitting next to you." And {guest} came a <little|bit> nearer.`,
      ],
      I: `The page was folded in four, and it had turned the color of tea. {guest} looked at it as if it might bite. "Please read it yourself," {guest.he} begged, "and only tell me about it if it is happy." {hero} shook {their} head. "You ought not to miss a happy ending," {they} said, "and you ought not to be alone with an unhappy one. <Either way|So, either way>, we are going to read it together." {guest} breathed in and out several times, and moved a <little |>bit closer.`,
      A: `The page had been folded in four, and it had turned the color of tea. {guest} regarded it as though it were liable to bite. "Perhaps you could read it yourself," {guest.he} suggested, "and only mention it to me if it happens to be happy." {hero} considered this, and shook {their} head. "A happy ending would be a pity to miss," {they} said, "and an unhappy one is nothing to be alone with. Whichever it is, we are going to read it together, and I shall be responsible for the difficult words." {guest} breathed in, and breathed out several times, and moved up until their <shoulders|elbows> were touching.`,
    },
    {
      place: "library",
      time: "afternoon",
      weather: "rainbow",
      pose: "reading",
      feeling: "happy",
      with: ["guest happy", "pal happy"],
      props: ["book", "lantern", "door"],
      happening: "{hero} reads the last page aloud, with the {guest.kind} and {pal} leaning close.",
      B: [
        `{hero} read the page out. "The door was open. A light was on for {guest}." {refrain2}`,
        `So {hero} read it to them. "There is a light. It is for {guest}. Come in!" {refrain2}`,
      ],
      E: [
        `On the page was a <small|little> house with an open door. "{guest} came up the hill," {hero} read. "Somebody had left the light on, and supper was ready." {refrain2} {extra}`,
        `{hero} opened the page slowly. "And there was a door," {they} read, "and a light in it. Somebody had been waiting for {guest}, all this time." {refrain2} {extra}`,
      ],
      I: [
        `{hero} unfolded it carefully and began to read. "At the top of the hill stood a house, and somebody had left the light on, all this time. So {guest} put down {guest.his} foot, and went inside, and was home." Below it was a picture of a lamp, a table and two chairs. {extra} {guest} looked at it <for a long time|until the clock struck>. "So that is what I was looking for," {guest.he} said. "I <always |>imagined that it would be a treasure."`,
        `{hero} flattened the page on the table and read. "The last hill was the steepest. But somebody had put a lamp in the window and laid the table for two. So {guest} wiped {guest.his} feet and went in, because this was home." {extra} Nobody spoke. {guest} looked at every word again, to be certain that it did not change. "There was somebody there, all this time," {guest.he} said at last. "I was not walking toward a thing. I was walking toward supper."`,
      ],
      A: [
        `{hero} unfolded it, and smoothed it flat, and read it aloud. "At the top of the hill there was a house," it said, "and the door stood open, because somebody had left the light on for {guest}. So {guest} put down {guest.his} foot at last, and went inside, and was home." That was the whole of it. Underneath the words was a picture of a lamp, and a table, and two comfortable chairs. {extra} {guest} gazed at it for so long that the rain <stopped|gave up>. "All through the forests, and over all those mountains," {guest.he} said, "I supposed that I was looking for a treasure. I never imagined that it was somebody who was expecting me."`,
        `{hero} spread the page flat upon the table and read. "It was the very last of the hills, and considerably the steepest, but at the summit a lamp was burning in a window. A table had been laid for two, and the door was not even shut. So {guest} wiped {guest.his} feet, because it was that kind of a house, and came home." {extra} In the silence it was possible to hear the clock considering. {guest} bent over the paper until {guest.his} nose was touching it, and went through the words once more, as though they might run away. "Somebody has been keeping the soup warm," {guest.he} said eventually, "for sixty years, and I was underneath a bed."`,
      ],
    },
    {
      place: "library",
      time: "afternoon",
      weather: "clear",
      pose: "hugging",
      feeling: "brave",
      with: ["guest happy", "pal sad"],
      props: ["book", "@food"],
      happening: "{hero} hugs the {guest.kind} goodbye beside the open book.",
      I: [
        `They glued the page into its place, and pressed it with a dictionary. {guest} hugged everybody twice, which for {a guest.kind} takes some time. "I have one foot in the air, you know," {guest.he} said. "I should put it down." {hero} wanted to say that {guest.he} could stay forever. Instead {they} gave {guest.him} <a parcel|something wrapped in a napkin>. "For the journey," {they} said. {guest} sniffed at it and <smiled|beamed>. Then {guest.he} stepped over the edge of the paper, and grew smaller, and flatter, and was gone.`,
        `They put the page back with paste, and everybody stood around and looked at the book. "I know how it ends now," said {guest}. "It would be silly not to go there." {hero} nodded, because nodding was easier than talking. {They} wrapped up all the remaining {food}, with an enormous amount of string. {guest} hugged them both at once. Then {guest.he} put one foot on the paper, and it went in like a foot into snow.`,
      ],
      A: [
        `They glued the page back into its place, and pressed it for an hour beneath the heaviest of the dictionaries. {guest} embraced everybody twice, which takes a certain amount of time when one is {a guest.kind}. "I have left a foot in the air, you know," {guest.he} said, "and I ought to go and put it down." {hero} would have liked to say that there was always the bathtub. Instead {they} held out <a parcel|something warm, wrapped> in a napkin. "It is for the journey," {they} said, not very steadily. {guest} sniffed at it, and beamed. Then {guest.he} stepped over the edge of the paper, and became smaller, and flatter, and more beautifully colored, and was gone.`,
        `They stuck the page in with flour paste, which the librarian had boiled up especially, and then there was nothing more to be done. It is a curious moment, when you have helped somebody so well that they can leave. "I could always come out again," said {guest}, "now that I know the way." "On Sundays," said {pal}, rather quickly. {hero} did not trust {their} voice, and so {they} held out a parcel, which was warm and had been tied with a great deal of string. {guest} hugged everybody at the same time. Then {guest.he} lowered one foot onto the page, as you try the water in a lake; and it went in, and the rest of {guest.him} went in after it, a little at a time, until there was only a picture.`,
      ],
    },
    {
      place: "library",
      time: "evening",
      weather: "starry",
      pose: "reading",
      feeling: "happy",
      with: ["pal happy"],
      props: ["book", "@food", "lantern"],
      happening:
        "{hero} sits in the library with the old book open at a picture of a small house with a light in the window.",
      B: `Then {guest} went back into the book. The light was on. The door was <open|not shut>. {close}`,
      E: [
        `So {guest} <climbed|went> back into the book, all the way home. {hero} looked <at the picture |>again. Now there was a plate on the table, and it was full of {food}. {close}`,
        `{guest} hugged everybody, and went home into the book. But the picture had <changed|something new>. There was a plate of {food} on the table, and {guest} was waving! {close}`,
      ],
      I: [
        `{close} The book is back on its shelf, and {hero} borrows it once a month. The words on the last page are <always |exactly |>the same. But the picture seems to have changed a little. There is a third chair by the table now, and a fourth, which is very small. In the middle stands a plate. If you look closely, you can see the {food}.`,
        `{close} You can find the book on the lowest shelf now, where anybody can reach it. {hero} and {pal} look in on most rainy days, just to see how things are. {guest} is always at home. The lamp is lit, the soup is on the table, and there are a few more chairs than there used to be. Last week there was something new. In the middle of the picture, on the best plate, was a heap of {food}.`,
      ],
      A: [
        `{close} The book is back upon its shelf, and about once a month somebody borrows it. The words on the last page are precisely what they always were. It is only in the picture that {hero} believes that there has been an alteration. There used to be two chairs at that table, and nowadays there are four, one of them considerably smaller than the rest. The lamp is lit, and the door is open. And in the center of the table, no bigger than a thumbnail, there is a plate; and on the plate, if you hold it to the light, you can make out the {food}.`,
        `{close} The book has been moved to the lowest shelf, where nobody needs a ladder. On rainy days {hero} and {pal} take it down, and turn directly to the end. The words never vary. But the artist, whoever that may be, cannot leave the picture alone. One week there is a third chair beside the table. Another week there is a bathtub, standing for no reason in the corner of the room. And lately there has been a plate, no larger than a shirt button, with something on it that steams; and if you bend down close, and breathe in, you will know that it is the {food}.`,
      ],
    },
  ],
};
