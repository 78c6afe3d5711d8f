import type { Shape } from "@/lib/features/writing/classic/grammar";

const ROOM = { place: "living-room", time: "afternoon", weather: "clear" } as const;

/** An animal that is new in the house, and somebody who is much too glad about it. */
export const CHAPTER_SEVEN: Shape = {
  id: "firsts/chapter-seven",
  theme: null,
  wild: 2,
  tags: ["animals", "pet", "family", "friend", "patience", "shy", "funny", "first"],
  about: [
    "new-pet new-puppy new-kitten new-dog new-cat new-rabbit new-bunny new-hamster new-guinea-pig new-gerbil new-budgie new-bird new-parrot new-tortoise",
    "first-pet first-puppy first-kitten first-dog puppy-for-us puppy-for-me kitten-for-us getting-a-pet getting-a-puppy getting-a-kitten getting-a-dog getting-a-cat getting-a-rabbit getting-a-bunny getting-a-hamster getting-a-guinea-pig getting-a-budgie getting-a-tortoise",
    "get-a-pet get-a-puppy get-a-kitten get-a-dog get-a-cat get-a-rabbit get-a-hamster get-a-guinea-pig gets-a-pet gets-a-puppy gets-a-kitten gets-a-dog gets-a-cat gets-a-rabbit gets-a-hamster got-a-puppy got-a-kitten got-a-dog got-a-cat got-a-rabbit got-a-hamster",
    "rescue-dog rescue-cat rescue-puppy rescue-kitten rescue-rabbit shelter-dog shelter-cat adopting-a-pet adopting-a-dog adopting-a-puppy adopting-a-cat adopting-a-kitten adopting-a-rabbit adopt-a-pet adopt-a-dog adopt-a-puppy adopt-a-cat adopt-a-kitten adopted-a-dog adopted-a-puppy adopted-a-cat adopted-a-kitten adopted-dog adopted-cat",
    "puppy-comes-home puppy-coming-home kitten-comes-home kitten-coming-home dog-comes-home pet-comes-home bringing-home-a-puppy bringing-home-a-kitten bringing-home-our-puppy bringing-our-puppy-home bringing-the-puppy-home",
    "rescue-dog rescue-puppy our-new-dog new-rescue-dog adopted-dog adopting-a-dog",
  ],
  premise: "{pet} comes to live with {hero}, who has to become the most boring person in the world.",
  shows: ["@pet", "book", "drum"],
  talk: [
    "Why do you think {pet} turned {pet.his} back at first?",
    "Where would you hide if everything was new?",
    "What is the most boring thing that you could read to somebody?",
  ],
  cast: {
    pal: ["girl", "boy"],
    pet: ["dog", "cat", "rabbit", "thing:hamster", "thing:parrot", "bird", "mouse", "turtle"],
    big: ["mother", "father"],
  },
  refrain: {
    B: [`"Not yet," said {pet's} back.`, `"Now," said {pet's} feet.`],
    E: [
      `{pet} was quiet, but {pet.his} back said, "Not yet."`,
      `{pet} was quiet, but {pet.his} feet said, "Now."`,
    ],
  },
  beats: [
    {
      id: "gets-ready",
      ...ROOM,
      pose: "standing",
      feeling: "excited",
      with: ["pal happy"],
      props: ["drum"],
      happening: "{hero} stands in the living room with a drum, and {pal} is about to sing.",
      B: [
        `{open} "{pet} is coming to live with us!" said {hero}. {They} hit the drum. Boom! {pal} sang.`,
        `{open} {pet} was coming home today! {hero} had a drum. {pal} had a song. Boom, boom!`,
      ],
      E: [
        `{open} Today {pet} was coming to live with {hero}. {hero} had a drum, and {pal} had a song. "We will make the biggest, <loudest|noisiest> hello in the world!" said {hero}. Boom, boom, boom!`,
        `{open} {hero} had waited so long for {pet}, and today was the day! "When {pet.he} comes in, we march," {they} told {pal}. {hero} had the drum. {pal} had a song with {pet's} name in it <nine|ten> times.`,
      ],
      I: [
        `{open} {hero} had waited for {pet} for one year, two months, and nine days. Now there was a house for {pet.him} by the wall, with water, something good to eat, and an open door. {hero} had also prepared a welcome. There would be a parade around the striped rug, with a drum. There would be a song with {pet's} name in it nine times. "Isn't it <rather|terribly> loud?" asked {pal}. "It has to be," said {hero}. "I am that happy."`,
        `{open} When {hero} was happy, the whole street <heard about it|was informed>. {They} couldn't help it. Happiness came out of {them} as jumping, and singing, and above all as drumming. And {they} had never been as happy as today, because today {pet} was coming to live with them. By the wall stood a house of {pet.his} own, with its door wide open. "First the drum," {they} explained to {pal}, "then you with the song, and then everything again from the beginning."`,
      ],
      A: [
        `{open} It had taken one year, two months, and nine days of asking, and now it was really going to happen: {pet} was coming to live with them. At the far side of the living room, beyond the rug with the seven stripes, stood a house of {pet.his} own, furnished with water, something good to eat, and a door that would always be left open. {hero} had not neglected the welcome, either. {They} had composed a song in which the name of {pet} occurred nine times. {pal} was going to sing it, marching, while {hero} took charge of the drum. <"Won't it be rather loud?" asked {pal}.|"It is rather loud," remarked {pal}, after the rehearsal.> "It's exactly as loud as I am glad," said {hero}.`,
        `{open} There are people who are happy on the inside, where it doesn't show. {hero} was not one of them. When {they} {was} glad about something, it came out at the elbows; it jumped off the sofa, it sang through the keyhole, and on special days it used the drum. And there had never been a day as special as this one, because {pet} was coming to live with them. A house of {pet.his} own was waiting by the wall, beyond the rug with the seven stripes, and its door stood open. "You march in front, singing," {they} instructed {pal}, "and I follow with the drum. {Pet.he} <must be able to hear|ought to hear immediately> that {pet.he} has come to the right place."`,
      ],
    },
    {
      id: "turns-away",
      ...ROOM,
      pose: "walking",
      feeling: "excited",
      with: ["pet worried", "big calm", "pal excited"],
      props: ["drum"],
      happening: "{hero} marches with a drum through the living room, and {pet} looks worried.",
      B: [
        `In came {pet}. Boom! Boom! {Pet.he} went to the far wall. {Pet.he} hid {pet.his} face. {refrain}`,
        `"Hello! Hello!" Boom! {pet} did not like it. {Pet.he} went into a dark corner. {refrain}`,
      ],
      E: [
        `{big} came in with {pet}. Boom, boom, went the drum, and {pal} sang. {pet} went into {pet.his} new house, as far back as {pet.he} could. There {pet.he} <looked at|turned to> the wall. {refrain}`,
        `"Welcome, {pet}!" yelled {hero}. The drum went boom, and {pal} sang and marched. {pet} did not look <happy|glad>. {Pet.he} went into the darkest corner of {pet.his} new house and turned around. {refrain}`,
      ],
      I: [
        `At four o'clock the front door opened, and {big} came in with {pet}. {hero} had never seen anybody so beautiful. "Now!" {they} shouted, and the drum boomed, and {pal} marched along the rug and sang. {pet} looked at the drum, and at all those open mouths. Then {pet.he} went into {pet.his} new house, all the way to the back, and turned {pet.his} face to the wall. <{hero} drummed a little longer, and stopped.|The drum got slower, and then it was quiet.> "Not yet," said {pet's} back, as clearly as a back can.`,
        `It was a splendid parade, and it lasted about eleven seconds. {hero} boomed, {pal} sang, and {big} stood in the doorway with {pet} and tried to say something that nobody could hear. Then {pet} noticed the little house and its open door. {Pet.he} went in, past the water and the good things to eat, and into the very last corner. <All that they could see was {pet.his} back.|Only a back was left of {pet.him}.> The back said, "Not yet." "{Pet.he} just has to get used to the drum," said {hero}.`,
      ],
      A: [
        `At four o'clock precisely the front door opened, and there stood {big}, with {pet}. For a moment {hero} forgot to breathe, because {pet} was far more beautiful than anybody had been able to explain. Then {they} remembered the drum. It boomed until the glasses rang in the cupboard, and {pal} marched along the seven stripes, singing with all {pal.his} might; and the ninth {pet} had not yet been sung when the real one caught sight of the house by the wall. {Pet.he} went in. {Pet.he} passed the water, and the good things to eat, and did not stop until there was no farther to go. There {pet.he} turned {pet.his} face to the wall. <A back can be surprisingly easy to read.|It was only a back, but it could be read from across the room.> This one said, "Not yet."`,
        `The parade was a triumph, for exactly eleven seconds. The drum thundered, {pal} sang, the lamp began to swing; and in the doorway {big} was saying something that might have been "quiet" and might have been "wonderful." {pet} looked from one to the other. {Pet.he} had never in {pet.his} life seen this room, or any of these people, or a drum. Then {pet.he} discovered the house by the wall, and the open door, and the corner at the back of it, where the light did not reach. When {hero} had finished the last flourish and looked around for the applause, <there was nothing left of {pet} but a back|all that could be seen of {pet} was a back>. It was turned to the entire world. "Not yet," said the back. "Again from the beginning," whispered {hero}; but {pal} shook {pal.his} head.`,
      ],
    },
    {
      id: "tries-everything",
      ...ROOM,
      pose: "dancing",
      feeling: "determined",
      with: ["pet worried", "pal worried"],
      happening: "{hero} dances in the living room, and {pet} would rather not look.",
      I: [
        `All afternoon {hero} tried to be interesting. {They} pulled seven faces in front of the open door. {They} told {pet} the joke about the banana, and then explained it. {They} stood on {their} head, and knocked over the plant. "Come out!" {they} called. "I'm tremendous fun! Ask anybody!" <It was true, and anybody would have said so.|{pal} nodded, although nobody was looking.> But every time {they} came a step nearer, {pet} found that there was a little more corner to disappear into.`,
        `Maybe {pet} liked hats. {hero} put on four. Maybe {pet.he} liked dancing, or the famous imitation of a fire engine. {pet} didn't like any of it. With every new idea {pet.his} back got <rounder|smaller>, like a hand that is closing. "What about nothing?" suggested {pal}. "We could try nothing." {hero} had never tried nothing in {their} life, and {they} had no idea how it was done.`,
      ],
      A: [
        `For the rest of the afternoon {hero} was as interesting as {they} knew how to be, which was very. {They} pulled faces in front of the open door, and held them. {They} told the joke about the banana and the lawyer, and when it met with silence {they} explained it, twice. {They} performed {their} handstand, at the expense of a potted plant. "I'm tremendous fun!" {they} called into the little house. "You can ask anybody you like!" It was the plain truth, and the whole street would have confirmed it. <And yet with every step that {they} came closer, {pet} discovered a little more corner to disappear into.|But each time {they} bent down to look, the back had become a size smaller.> "{Pet.he} hasn't heard my fire engine yet," said {hero}, and {pal} went to close the window.`,
        `Not everybody cares for drums, {hero} reflected, and it was possible that {pet} was one of those who don't. So {they} put on four hats, one above the other. {They} danced whatever can be danced without music. {They} gave {their} celebrated imitation of a fire engine, including the ladder. Finally {they} lay down on {their} stomach in front of the open door, and talked for twenty minutes about how wonderful everything was going to be. The back listened, and drew itself together, <as a snail does when you breathe on it|like a hand that slowly closes>. "Perhaps we could try nothing," suggested {pal}. "Nothing?" said {hero}. {They} had never tried it, and it sounded like the waste of a perfectly good afternoon.`,
      ],
    },
    {
      id: "lies-listening",
      place: "bedroom",
      time: "night",
      weather: "clear",
      pose: "sitting",
      feeling: "sad",
      with: ["big calm"],
      props: ["blanket"],
      happening: "{hero} sits sadly in bed at night under a blanket, and {big} is close.",
      B: [
        `It was night. "{pet} does not like me," said {hero}. "{Pet.he} does not know you," said {big}.`,
        `That night {hero} could not sleep. {They} loved {pet} so much! But {pet} did not come.`,
      ],
      E: [
        `That night {hero} could not sleep. "I waited so long for {pet}," {they} told {big}, "and {pet.he} does not like me." "{Pet.he} does not know you yet," said {big}. "How long will it take?" But {big} <did not know that|could not say>.`,
        `In the dark {hero} could hear {pet}. {Pet.he} was not sleeping, either. There was one small sound, and then nothing. "Is {pet.he} afraid of me?" {hero} asked. "I think {pet.he} is afraid of <everything|all that is new>," said {big}.`,
      ],
      I: [
        `At night {hero} lay awake and listened. {They} could hear that {pet} was awake, too. There was a rustle, and a long silence, and another rustle. "{Pet.he} doesn't like me," {they} whispered when {big} came in. "{Pet.he} doesn't know you," said {big}, and sat down on the bed. "This morning {pet.he} knew every sound in the world. Tonight there isn't a single one that {pet.he} knows." {hero} thought about that. The refrigerator hummed. <The stairs creaked.|Far away a train went by.> They were all new.`,
        `At bedtime {hero} had a question. "Can you be sad because of somebody that you love?" {big} believed that this was how most people got sad. "I wanted {pet.him} for such a long time," said {hero}, "and {pet.he} wants the wall." "Give {pet.him} a little time," said {big}. "How much?" asked {hero}, who would have given everything that {they} had. But {big} couldn't say whether it was a day or <a month|a whole winter>. In the living room something rustled once, and then it was quiet.`,
      ],
      A: [
        `This was the night that {hero} had imagined so often, and in none of the versions had anybody cried. "I wanted {pet.him} for a year, two months, and nine days," {they} said into the pillow, "and it took {pet.him} eleven seconds not to want me." {big} sat down on the edge of the bed. "This morning," said {big}, "{pet.he} knew every sound there was. Tonight {pet.he} doesn't know a single one." After that they both listened. The refrigerator shuddered and hummed; a pipe knocked; on the stairs something creaked that always creaked there. {hero} had never noticed any of it. <In the living room somebody was noticing all of it.|And in the living room, very softly, somebody moved, and held still again.> "How long does it take?" {they} asked, and {big} honestly didn't know.`,
        `It was dark before {hero} said it. "Maybe {pet.he} was expecting somebody else." That was the thought that had been sitting on {their} chest since supper. {big} did not laugh at it. "I don't believe that {pet.he} was expecting anybody," said {big}. "I think that {pet.he} was simply picked up in one day and put down in another." It was quiet for a while, as far as a house is ever quiet. Then there came a rustle from the living room, so faint that {they} might have imagined it, and a long pause, and a rustle. {pet} was lying awake as well. <There they were, with a wall between them, and neither of them knew what the other one was thinking.|{hero} would have gone to {pet.him}, but for the first time that day {they} {was} not certain that it would help.> "Give it time," said {big}. "How much?" asked {hero}; but that was something that nobody could tell {them}.`,
      ],
    },
    {
      id: "under-coats",
      place: "school",
      time: "morning",
      weather: "cloudy",
      pose: "sitting",
      feeling: "calm",
      with: ["pal calm"],
      happening: "{hero} sits on the floor at school beside {pal}, on a day that is long ago.",
      B: [
        `Then {hero} thought of school. Once {they} hid there, too. {pal} just sat down. {Pal.he} did not talk.`,
        `"I hid once, too," said {hero}. "It was at school. You just sat by me, {pal}."`,
      ],
      E: [
        `Then {hero} thought of {their} first day at school. Everyone was kind and loud, and {they} hid under the coats. But {pal} sat down on the floor and <ate an orange|peeled an orange>. {Pal.he} did not even look. And after a while {hero} came out.`,
        `"On my first day at school I hid under the coats," {hero} told {pal}. "They all called me. You just sat down and tied your shoe. You tied it <nine|ten> times." "I was shy," said {pal}. "It was so boring," said {hero}, "that I came out!"`,
      ],
      I: [
        `It was still dark when {hero} remembered the coats. On the first day of school everybody had been so kind, and so loud, that {they} had crawled under the coats in the hall. The teacher called. A boy played the recorder for {them}. {hero} only went in deeper. Then {pal} came along, whom {they} didn't know yet, and sat down on the floor and peeled an orange. {Pal.he} <didn't say a word|never even looked up>. It was the most boring thing that {hero} had ever watched, and after ten minutes {they} came out.`,
        `"Do you remember the coats?" {hero} asked the next morning. {pal} did. On the first day of school {hero} had hidden under them, because there was too much of everything. "They all wanted me to come out," said {hero}, "and I couldn't, because they wanted it so much. Then you sat down and undid your shoelace." "It had a knot in it," said {pal}. "It took you <half an hour|until lunch>," said {hero}. "It was wonderful. It was so boring that I forgot to be afraid."`,
      ],
      A: [
        `Some time before dawn {hero} remembered the coats. On {their} first day at school everyone had been extremely kind, and the kindness had been so loud, and had so many faces, that {they} had crawled in behind the coats in the hall. A teacher called. Somebody played {them} a tune on the recorder. The more they wanted {them}, the deeper {they} went. And then a child whom {they} had never seen before sat down on the floor, at a polite distance, and began to peel an orange. {pal} did not look up, and {pal} did not say one interesting word. It went on for ten minutes, <and nothing whatever happened in it|and it was the dullest thing that {hero} had ever watched>, and at the end of it {they} came out and got half.`,
        `"The coats!" said {hero} at breakfast, so suddenly that {big} spilled the milk; and {they} ran to fetch {pal}, since nobody else would understand. On the first day of school {hero} had spent an entire morning behind the coats in the hall, because there was too much of everything in front of them. "They were all so nice," {they} remembered, "and whenever somebody was nice, I moved back by one coat. Then you sat down there and undid your shoelace." "It had a knot in it," said {pal}. "You never even looked at me." <"It was a very bad knot."|"I was busy with the knot."> "It was the most boring half hour of my life," said {hero}, glowing, "and by the end I was holding the other end of the shoelace."`,
      ],
    },
    {
      id: "dullest-book",
      place: "kitchen",
      time: "morning",
      weather: "clear",
      pose: "holding",
      feeling: "determined",
      with: ["pal sleepy", "big curious"],
      props: ["book"],
      happening: "{hero} holds a thin gray book in the kitchen, and {pal} is getting sleepy.",
      E: [
        `So {hero} put the drum under the bed. "Now I must be the most boring person in the world," {they} said. What was boring enough? {big} took a thin gray book out of a drawer. It told you how to use the <washing machine|new washing machine>.`,
        `"I need something very, very boring," said {hero}. {pal} found it in a kitchen drawer. It was the book about the washing machine. It had nine chapters, and <no jokes|not one joke>. "Oh, this is terrible," said {hero}. "This is just right!"`,
      ],
      I: [
        `So {hero} carried the drum upstairs and pushed it under the bed. Now {they} only had to become the most boring person in the world, and {they} had no practice. "What is the dullest thing in this house?" {they} asked. {big} opened the kitchen drawer where the old batteries live, and brought up a gray booklet from the bottom. "Instructions for Your Washing Machine," read {hero}. It had nine chapters. <There wasn't one joke in them.|Nobody had ever finished it.> "It's terrible," {they} said. "It's perfect."`,
        `{hero} needed something to do near {pet} that was not at all exciting, and that was difficult. Counting was exciting, once you got past a thousand. <Oranges squirted.|Even on a chair you could sit in eleven ways.> "Instructions for Your Washing Machine," read {pal} from a gray booklet out of the kitchen drawer. "Chapter One, Parts. Chapter Two, More Parts." {hero} yawned with {their} whole face. "That's it," {they} said. Then {they} carried the drum away, all the way to under the bed, and came back with a cushion.`,
      ],
      A: [
        `The drum went under the bed, with a sweater on top, in case it should start by itself. That was the easy part. Now {hero} had to turn into the most boring person in the world, for which {they} had no talent whatsoever. "What is the dullest object in this house?" {they} inquired. {pal} proposed the curtains. {big}, after some thought, pulled out the kitchen drawer in which the dead batteries are kept, and from underneath them <produced|dug up> a thin gray booklet. "Instructions for Your Washing Machine," read {hero}. It contained nine chapters, a table of temperatures, and not a single joke, and as far as anyone knew it had never been finished. {They} tried half a page, and felt {their} eyelids sink. "This is awful," {they} said with deep respect. "This is exactly what we need."`,
        `It is much harder to be dull than people believe. {hero} considered peeling an orange, but oranges squirt; {they} considered counting, but after a thousand it becomes thrilling; and a chair, as everyone knows, can be sat on in eleven ways. "Listen to this," said {pal}, who had been searching the drawer with the dead batteries. "Instructions for Your Washing Machine. Chapter One: Parts. Chapter Two: <More|Other> Parts." There was a silence. "Go on," said {hero}. "Chapter Three: Where to Put It." {hero} yawned so thoroughly that {their} ears moved. Then {they} took the drum by its strap, carried it upstairs without one boom, pushed it under the bed, and returned with a cushion, on tiptoe.`,
      ],
    },
    {
      id: "reads-parts",
      ...ROOM,
      pose: "reading",
      feeling: "calm",
      with: ["pet worried", "pal sleepy"],
      props: ["book"],
      happening: "{hero} sits in the living room and reads aloud, a long way from {pet}.",
      B: [
        `{hero} put the drum away. {They} sat far off and read. It was all about how to wash! {refrain}`,
        `"I will just sit, too," said {hero}. {They} read out loud. It was all about washing socks. {refrain}`,
      ],
      E: [
        `{hero} sat down at the far end of the rug. It had seven stripes, and {pet} was behind the last one. {hero} did not look up. "Chapter One," {they} read, in a slow, <flat|sleepy> voice. "The machine has a door." {refrain}`,
        `There were seven stripes on the rug. {hero} sat in front of all seven and read about the washing machine. {They} read so slowly that {pal} fell asleep. "The machine has four feet. <The feet are on the floor.|They do not walk.>" {refrain}`,
      ],
      I: [
        `Between {hero} and the little house lay the rug with its seven stripes, and all seven were empty. {They} didn't look at {pet}, although that was as difficult as not scratching. {They} looked at the gray booklet, and read aloud in a voice like <plain noodles|lukewarm milk>. "Chapter One, Parts. Your machine has a door. Your machine has four feet, and all of them must stand on the floor." {pal} had already fallen asleep. In the corner nothing moved. But it was listening, in the way that a back listens.`,
        `"Chapter One," read {hero}, seven stripes of the rug away from {pet}. {They} had practiced the voice. It didn't go up, and it didn't go down; it went straight ahead like a <snowplow|lawn mower>. "This is the door. This is the handle of the door, which is operated by hand." {pal} slid slowly over to one side and began to snore. {hero} wanted badly to look at {pet}, just once. {They} turned the page instead. "This," {they} read, "is the other side of the door."`,
      ],
      A: [
        `Between the cushion where {hero} sat and the little house lay the rug with its seven stripes, and nobody was on any of them. {They} did not look at {pet}; it was like having an itch in {their} eyes. {They} looked at the gray booklet, and read aloud in a voice like <plain noodles|lukewarm milk>. "Chapter One, Parts. Your machine is equipped with a door. Your machine is equipped with four feet, all of which must remain on the floor." Beside {them} {pal}, who had promised to stay awake, slid gently over to one side. The corner was still. But after the fourth foot it was still in a different way, as a room is when somebody is listening.`,
        `The voice had taken a good deal of practice. It did not go up, and it did not go down, and it contained no jokes; it simply went straight ahead, like a snowplow. "Chapter One," read {hero}, from the far end of the rug. "This is the door. This is the handle of the door. It is intended for opening the door." Seven stripes away there was a back, and {they} would have given {their} drum to find out what was on the other side of it. {They} turned the page instead. <{pal} had begun, quite softly, to snore.|"This is the other side of the door," {they} read, and behind {them} {pal} began to snore.> Nothing happened whatsoever. It was, {hero} thought, going extremely well.`,
      ],
    },
    {
      id: "first-stripe",
      ...ROOM,
      pose: "jumping",
      feeling: "surprised",
      with: ["pet surprised", "pal surprised"],
      props: ["book"],
      happening: "{hero} jumps up beside the book, which is too much for {pet}.",
      E: [
        `Each day after school {hero} read one more chapter. It was so hard to be boring! Then one day {pet} came out, as far as the first stripe. "Hooray!" cried {hero}, and <jumped up|up {they} jumped>. And {pet} was gone. {refrain}`,
        `In Chapter Two {pet} came to the door. In Chapter Three {pet.he} put one foot on the first <blue|red> stripe. "You did it!" {hero} shouted. That was much too loud. {pet} went back in. {refrain}`,
      ],
      I: [
        `Every day after school {hero} read one chapter. In Chapter Two {pet} moved {pet.his} head. In Chapter Three {pet.he} came to the door and looked out. Very carefully {pet.he} put a foot on the first stripe of the rug. It was too much for {hero}. "Hooray!" {they} yelled, and jumped so high that the booklet flew under the sofa. When {they} came down again, the stripe was empty. <"Oh no," said {hero}.|"Sorry," whispered {hero}.> "Not yet," said the back.`,
        `It was the hardest work that {hero} had ever done. {Their} feet kept wanting to tap. {Their} mouth kept wanting to tell the joke about the banana. On the third afternoon {pet} came out and stood on the first stripe, <as if it might be hot|as though it were ice>. {hero} immediately forgot everything. "You're out!" {they} cried. {They} clapped. By the second clap there was nobody on the stripe. {hero} sat on {their} hands. "Chapter Three," {they} said after a while, "from the beginning."`,
      ],
      A: [
        `One chapter a day was as much as anybody could bear. During Chapter Two {pet} moved {pet.his} head. During Chapter Three, which dealt with floors, {pet.he} came to the open door, and looked out. Then {pet.he} placed one foot upon the first stripe of the rug, as carefully as if it had been wet paint. {hero} had been dull for three consecutive days, and it was more than anybody could hold. "Hooray!" {they} yelled, and the booklet flew up to the lamp, and {they} flew nearly as high. <When both of them had come down, the stripe was empty.|By the time they both landed there was no one on the stripe.> {hero} pressed {their} lips together. For a considerable time {hero} and {pal} contemplated that stripe, and neither of them said anything whatever.`,
        `Nobody knows what boredom costs who hasn't a drum under the bed. {hero's} fingers tapped by themselves, and had to be sat upon. {Their} best joke lay ready on {their} tongue like a candy that must not be chewed. And on the third afternoon, in the middle of a sentence about floors, {pet} walked out of the little house and stood on the first of the seven stripes. "You're out!" cried {hero}. "{pal}, look, {pet.he}'s out!" <It was out of {them} before {they} could stop it, and it was followed by clapping.|{They} had clapped twice before {they} noticed whose hands they were.> There was a whisk, and an empty stripe, and a back. {hero} laid the booklet over {their} face. "Chapter Three," {they} said from underneath it, after some time, "from the beginning."`,
      ],
    },
    {
      id: "nobody-laughs",
      ...ROOM,
      pose: "reading",
      feeling: "surprised",
      with: ["pet curious", "pal surprised"],
      props: ["book"],
      happening: "{hero} holds the book very still and tries not to laugh, and {pet} looks out.",
      B: [
        `The book said, "Is your pet in the wash?" {hero} did not laugh! {They} just shook. {pet} took a look.`,
        `Then it said, "Do not wash your pet." It was so funny! But {hero} sat still. {pet} came to look.`,
      ],
      E: [
        `Chapter Five was about the drum. A washing machine has one, too. "Before you wash," read {hero}, "make sure that no pet is in the drum." {They} shook, but {they} did not laugh. {pet} came out to see what was so <quiet|very quiet>.`,
        `The next page was funny. "Never wash a pet by mistake," read {hero}. {pal} bit {pal.his} arm. {hero} held {their} nose. They must not laugh now! They shook without a sound, and <tears ran down|their faces got red>. Then {pet} came out to have a look at them.`,
      ],
      I: [
        `Chapter Five was about the drum, since a washing machine has one as well. "Before every wash," read {hero} in {their} dullest voice, "make sure that no pet is sitting in the drum." {They} stopped, and {they} looked at {pal}, which was a mistake. Something began to bubble in {hero}, up from {their} socks, but {they} held {their} nose and shook without a sound. So did {pal}, <until the cushion squeaked|with a sleeve in {pal.his} mouth>. And {pet}, who had never seen anybody be so quiet so hard, came out to have a look.`,
        `The trouble with Chapter Five was that it was funny. Nobody had warned them. "Clothes become smaller when they are washed too hot," read {hero}. "Therefore never wash your pet." {pal} made a noise like a kettle. {hero} bit {their} knee. It was the worst place in the world to laugh, and nothing makes a laugh bigger. They sat there purple, with tears running down, <and not a sound came out|and made no more noise than two tomatoes>. In the door of the little house there was a face. It was {pet's}, and it had been a back for five days.`,
      ],
      A: [
        `Chapter Five was about the drum, for a washing machine has one as well. {hero} had grown so dull by then that {they} read it without looking ahead. "Before every wash," {they} recited, in the dullest of voices, "make certain that no pet is sitting in the drum." There was a pause. {They} made the mistake of glancing at {pal}. A laugh the size of a melon rose up in {them}, straight from {their} socks; {they} held {their} nose; {pal} stuffed a sleeve into {pal.his} mouth; and they sat side by side and shook, with streaming eyes, <in perfect silence|without letting out one squeak>. {pet} had heard people be loud. But {pet.he} had never met anybody who was so quiet with so much effort, and {pet.he} came out as far as the second stripe, to see how it was done.`,
        `Nobody had warned them that Chapter Five was funny. It began respectably enough, with wool. "Clothing that is washed too hot," read {hero}, "will become smaller. Therefore never, under any circumstances, wash your pet." {pal} made a noise like a distant kettle. It was the very worst place to laugh, and there is nothing like that for making a laugh grow. {hero} bit {their} own knee. {They} thought about toothpaste, and about rain; {they} turned purple, and so did {pal}; <and not a sound came out of either of them|and together they made about as much noise as two tomatoes>. When {they} could see again, there was a face in the door of the little house. It was {pet's}. For five days it had been a back, and {hero}, who had waited for it so long, looked quickly down at the page.`,
      ],
    },
    {
      id: "drum-stops",
      ...ROOM,
      time: "sunset",
      pose: "sitting",
      feeling: "calm",
      with: ["pet curious", "pal calm"],
      props: ["book"],
      happening: "{hero} sits very still on the rug in the evening light, and {pet} has come halfway.",
      I: [
        `In Chapter Six there was a sentence that {hero} read twice. "Wait until the drum has stopped," it said. "Only then can the door be opened." {They} thought about the drum under the bed, and about another one, which sat in {their} chest and had been booming for a week. {They} put down the booklet. {They} breathed out until it was <slow|nearly quiet>. {They} didn't want anything for a moment. And {pet} came along the rug, two stripes, three stripes, four, and stopped where the light was.`,
        `Chapter Six was about the end. "When the machine is finished," read {hero}, "the drum goes on turning for a while. Please wait until it has stopped. The door will then open by itself." But {hero} stayed there, with one finger on the line. {They} had put away one drum, and there was still another in {their} chest. It was saying: come here, come here, come here. <{They} listened until it got slower.|{They} waited, as it said in the book.> It was very quiet. Somebody was standing on the fourth stripe.`,
      ],
      A: [
        `In Chapter Six there was a sentence that {hero} read, and then read again. "Wait until the drum has come to a complete stop," it said. "Only then will it be possible to open the door." It was merely about laundry, and nevertheless {they} could not get past it. {They} had put one drum under the bed; but there was another, a little to the left in {their} chest, which had been going day and night ever since {pet} came, and what it said was: like me, like me, like me. {hero} laid the booklet down on the rug and breathed out, <and waited, as one waits for a machine|and listened to it slow down>. The light moved across the floor. Without any hurry {pet} crossed the third stripe, and the fourth, and stood there in the sun, and {hero} let {pet.him} stand.`,
        `Chapter Six concerned the end of the program. "The drum will continue to turn for some time," read {hero}. "Do not pull at the door under any circumstances, but wait until the drum has stopped, and it will open by itself." That was the bottom of the page. "Do not pull," {they} repeated, considerably more slowly. {They} {was} sitting there absolutely motionless, as dull as a doormat; and yet {they} {was} pulling, {they} noticed, <with all {their} might|the whole time>. That was the other drum, the one in {their} chest, and {pet} could hear it. So {hero} waited for it to stop. It took as long as such things take. The sun went down behind the sofa, and {pal} said nothing, and when {hero} looked again there were only three empty stripes between {them} and somebody's feet.`,
      ],
    },
    {
      id: "sits-on-page",
      ...ROOM,
      time: "sunset",
      pose: "reading",
      feeling: "happy",
      with: ["pet calm", "pal happy"],
      props: ["book"],
      happening: "{hero} sits on the rug, and {pet} has settled on the open book.",
      B: [
        `Then {hero} read on. {They} did not look up. {refrain2} {pet} sat right down on the book!`,
        `One step. Two steps. {hero} did not move. {refrain2} And {pet} was on the page!`,
      ],
      E: [
        `It was time for Chapter Seven. "What to do if the machine..." {hero} read. Something came over the rug. Five stripes. Six stripes. Seven. {refrain2} {hero} held still. Then {pet} sat down, <right on|on top of> Chapter Seven.`,
        `On the day of Chapter Seven {hero} did not look up once. {refrain2} The feet came over one stripe, and then over <six more|the others>. {hero} tried to read on. {They} could not. {pet} was sitting on the words!`,
      ],
      I: [
        `The next day it was Chapter Seven. "What to do if the machine begins to sing," read {hero}. {They} heard feet on the rug, and did not look. Five stripes. Six stripes. "If the machine sings, you must immediately..." <Then a shadow fell on the line.|Then the line was gone.> {pet} had walked onto the page, turned around once, and settled in the middle of Chapter Seven. {Pet.his} back was leaning against {hero's} knee. "Now," it said.`,
        `It happened in Chapter Seven. {hero} was reading so dully that {they} had nearly fallen asleep, and didn't see it coming. There was a tickle at {their} knee. {pet} had crossed all seven stripes <without a sound|while nobody looked>, and now {pet.he} settled down on the open booklet, as if it belonged to {pet.him}. {hero} could feel {pet.him} breathe. {They} wanted to shout so that the whole street would hear. {They} smiled instead, with {their} entire face, and it made no noise at all.`,
      ],
      A: [
        `"Chapter Seven," read {hero} on the seventh day. "What to do if your machine should begin to sing." {They} heard it quite clearly: feet, on the fifth stripe. {They} read on, because that was {their} work, and {they} had become rather good at it. The sixth stripe. "There is no cause for alarm. If the machine sings, you must first of all..." And there the sentence ended, for somebody was standing on it. {pet} inspected the page from close up. {Pet.he} turned around once, as one does before one moves in, and settled down in the very middle of Chapter Seven, <with {pet.his} back against {hero's} knee|leaning, with {pet.his} whole back, on {hero's} knee>. It was the same back as before. You could read it without any trouble, and all that it said now was "Here."`,
        `It was during Chapter Seven, and afterward {hero} was sorry not to have seen it properly. {They} had been reading with such perfect dullness that {they} {was} almost asleep, and {pal} entirely. There was a movement at the edge of the page. There was a breath, which wasn't {theirs}. Then {pet}, who had crossed all seven stripes by {pet.him}self, stepped onto the washing machine instructions, looked {hero} once in the face, long and seriously, and sat down. Everything in {hero} that had ever jumped off a sofa got ready to jump. {They} could feel it, right up to the elbows. <And {they} let it all go by, like a parade on another street, and kept still.|But {they} only smiled, so hugely that {their} ears moved, and it didn't make the slightest sound.>`,
      ],
    },
    {
      id: "not-yet",
      ...ROOM,
      time: "evening",
      pose: "sitting",
      feeling: "happy",
      with: ["pet sleepy", "big happy", "pal happy"],
      props: ["book", "thing:lamp"],
      happening: "{hero} sits still on the rug in the evening, because {pet} is asleep on the book.",
      B: [
        `{close} "Come and eat!" said {big}. But {pet} was asleep on the book. "Not yet," said {hero}.`,
        `{close} "Time for bed!" said {big}. {pet} was asleep by {hero's} knee. "Not yet," said {hero}.`,
      ],
      E: [
        `{close} "Dinner!" called {big}. {hero} did not get up. It got dark, and {their} foot went to sleep. {pet} was asleep, too, on Chapter Seven. "Are you <coming|hungry>?" asked {big}. "Not yet," {hero} said, in the softest voice of all.`,
        `{close} Nobody knows how Chapter Seven ends. {pet} sleeps on it, and no one will move {pet.him}. {big} had to bring the soup to the rug. "Do you want to get up now?" {big} <whispered|asked>. "Not yet," said {hero}, and {they} did not make a sound.`,
      ],
      I: [
        `{close} "Dinner!" called {big} from the kitchen. Nobody came. {big} found them on the rug, in the last of the light, {hero} and {pal} and {pet}. "{Pet.he}'s asleep," {hero} breathed. "I can't move." {Their} left foot had gone to sleep as well. {Their} nose itched dreadfully. So {big} brought the spaghetti, and fed {them} one noodle at a time, <like a bird|and switched on the lamp>. "Shall I lift {pet.him} off?" asked {big}. {hero} didn't answer. But anybody could read {their} back. "Not yet," it said.`,
        `{close} To this day nobody in the family knows how Chapter Seven ends. It is {pet's} place, and {pet.he} goes there at four o'clock, when {hero} comes home and sits down. One evening the machine in the bathroom really began to sing. <"What do we do now?" called {big}.|"What does it say in the book?" called {big}.> {hero} looked down. The book was there, and on top of it lay {pet}, fast asleep. "Can you look it up?" called {big}. In the bathroom the machine continued to sing, rather beautifully. "Not yet," said {hero}.`,
      ],
      A: [
        `{close} "Dinner!" called {big}, and after a while, "Dinner?" It had grown dark in the living room. {hero} and {pal} were sitting on the rug, as motionless as furniture, and between them, on Chapter Seven, {pet} was sleeping like somebody who hasn't slept for a week. "I can't come," {hero} breathed. {Their} foot had gone to sleep; {their} nose itched; there had never been a more uncomfortable happiness. {big} fetched the spaghetti, and fed it to {them} noodle by noodle, <and nobody spoke|by the light of one small lamp>. "Shall I lift {pet.him} off?" whispered {big} finally. {hero} did not turn around. But it was a back that could be read from across the room, and it said, "Not yet."`,
        `{close} To this day nobody in the family knows how Chapter Seven ends. It belongs to {pet}, who takes possession of it every afternoon at four, as soon as {hero} has sat down; and if there is drumming to be done, it is done in the park. One evening the washing machine really did begin to sing. It was a high, thin, silvery note, and it came down the stairs into the dark living room. <"What does it say in the book?" called {big}.|"Quick, what do we have to do?" called {big}.> {hero} looked at what could be seen of the book, which was one gray corner. The rest was asleep. "Can't you look it up?" called {big}. The machine continued to sing, rather beautifully. {pet} breathed in and out, and leaned a little more heavily against {their} knee. "Not yet," said {hero}.`,
      ],
    },
  ],
};
