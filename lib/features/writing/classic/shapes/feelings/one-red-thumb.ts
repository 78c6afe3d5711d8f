import type { Shape } from "@/lib/features/writing/classic/grammar";

const SHED_MORNING = { place: "workshop", time: "morning", weather: "clear" } as const;
const SHED_AFTERNOON = { place: "workshop", time: "afternoon", weather: "clear" } as const;
const LIVING_ROOM_MORNING = { place: "living-room", time: "morning", weather: "cloudy" } as const;
const LIVING_ROOM_AFTERNOON = { place: "living-room", time: "afternoon", weather: "cloudy" } as const;
const CHAIR = "thing:chair";

export const ONE_RED_THUMB: Shape = {
  id: "feelings/one-red-thumb",
  theme: null,
  wild: 2,
  tags: ["patience", "waiting", "family", "making", "funny", "boat", "growing"],
  about: [
    "how-many-sleep how-many-more-sleep how-many-day-until how-many-day-till sleep-until sleep-till waiting-for-birthday waiting-for-my-birthday waiting-for-her-birthday waiting-for-his-birthday wait waiting waitting patience patiently patince patiance pacience impatience impatient impatiant impatiently be-patient being-patient being-more-patient more-patient patient-girl patient-boy patient-child patient-kid not-patient isn't-patient learning-patience learn-patience learns-patience teaching-patience having-patience no-patience having-to-be-patient patience-is-a-virtue patient-is-a-virtue good-thing-take-time",
    "learning-to-wait lerning-to-wait learn-to-wait learns-to-wait learned-to-wait learnt-to-wait learning-how-to-wait learn-how-to-wait learning-about-waiting learning-about-patience teach-to-wait having-to-wait have-to-wait has-to-wait had-to-wait hard-to-wait so-hard-to-wait too-hard-to-wait trying-to-wait able-to-wait good-at-waiting better-at-waiting bad-at-waiting not-good-at-waiting struggling-with-waiting struggle-with-waiting struggles-with-waiting struggling-to-wait struggles-to-wait trouble-waiting difficulty-waiting waiting-patiently wait-patiently",
    "waiting-is-hard waiting-is-so-hard waiting-is-too-hard waiting-is-really-hard waiting-is-very-hard waiting-is-the-hardest waiting-so-hard waiting-hard waiting-is-difficult waiting-is-boring waiting-is-no-fun waiting-isn't-easy waiting-isn't-fun waiting-and-waiting hate-waiting hates-waiting hate-to-wait hates-to-wait doesn't-like-waiting doesnt-like-waiting don't-like-waiting doesn't-like-to-wait doesn't-want-to-wait doesnt-want-to-wait long-wait the-long-wait longest-wait the-longest-wait tired-of-waiting sick-of-waiting",
    "couldn't-wait couldnt-wait could-not-wait could-never-wait can-never-wait never-wait who-couldn't-wait who-couldnt-wait who-could-not-wait who-can't-wait who-cant-wait who-cannot-wait who-wouldn't-wait girl-who-couldn't-wait boy-who-couldn't-wait girl-who-could-not-wait boy-who-could-not-wait child-who-could-not-wait girl-who-can't-wait boy-who-can't-wait can't-wait-for-anything cant-wait-for-anything can't-wait-any-longer can't-wait-another-minute",
    "waiting-for-my-turn waiting-for-her-turn waiting-for-his-turn waiting-for-their-turn waiting-for-your-turn waiting-for-a-turn waiting-your-turn waiting-my-turn waiting-her-turn waiting-his-turn waiting-their-turn waiting-turn wait-for-my-turn wait-for-her-turn wait-for-his-turn wait-for-your-turn wait-your-turn wait-my-turn wait-her-turn wait-his-turn wait-their-turn waiting-in-line wait-in-line waiting-in-a-queue waiting-in-the-queue",
    "many-sleep many-more-sleep more-sleep-to-go sleep-to-go counting-sleep counting-the-sleep is-it-ready-yet is-it-time-yet delayed-gratification instant-gratification wants-everything-now want-everything-now want-it-now wants-it-now i-want-it-now always-in-a-hurry always-in-a-rush",
  ],
  heroOnly: true,
  premise:
    "{Hero} has to wait two sleeps until the red boat is dry, and each time {they} can't wait, it takes longer.",
  shows: ["boat"],
  talk: [
    "Which part of {hero} could not wait, and what helped it?",
    "What did {hero} have on the lake that {they} would not have had without waiting?",
    "What are you waiting for, and what could your hands do meanwhile?",
  ],
  cast: {
    pal: ["dog", "cat", "rabbit", "mouse", "monkey"],
    big: ["mother", "father"],
  },
  refrain: {
    B: [`"How many more sleeps?" said {hero}.`, `"No more sleeps!" said {big}.`],
    E: [`"How many more sleeps?" asked {hero}.`, `"No more sleeps," said {big}.`],
  },
  beats: [
    {
      id: "paints-boat",
      ...SHED_AFTERNOON,
      pose: "reaching",
      feeling: "excited",
      with: ["big happy", "pal curious"],
      props: ["paintbrush", "boat", "paint-pots"],
      happening:
        "{hero} reaches out with a paintbrush in the workshop, and {big} and {pal} are beside the boat.",
      B: [
        `At last the boat was red! But it was wet. {refrain} "Two," said {big}. "Then it is dry."`,
        `{big} and {hero} painted the old boat red. {refrain} "Two," said {big}. "It has to dry."`,
      ],
      E: [
        `{hero} and {big} had an old boat. They painted it until it was as red as a strawberry. {hero} wanted to sail <today|right now>. {refrain} "Two," said {big}. "The paint has to be dry first."`,
        `For years the old boat had stood in the shed, gray and <sad|dusty>. Now {hero} and {big} had painted it red all over. "To the lake!" cried {hero}. But nobody can sail with wet paint. {refrain} "Two," said {big}.`,
      ],
      I: [
        `For three weeks {hero} and {big} had scraped, and hammered, and mended. The old boat in the shed had a mast again, and a sail, and not a single hole. Now came the best part, and the best part was red. {hero} carefully painted the outside, while {big} lay on the floor and painted under the seat. <"Finished!" cried {hero}, and dropped the brush.|"Finished!" cried {hero} after the very last corner.> "Now to the lake!" But paint has to dry before it can go anywhere. "How many more sleeps?" asked {hero}, and {big} said, "Two."`,
        `Nobody had wanted the old boat except {hero}. It had stood in the shed for years, full of flowerpots, until {hero} began to want it. Then {big} wanted it, too. Together they had given it a mast and a sail. Today they painted it, {hero} outside and {big} under the seat, <as red as a strawberry|redder than any fire engine>. It was the most beautiful boat in the world, and it was wet. "How many more sleeps?" asked {hero}. "Two," answered {big}, "and until then nobody touches it."`,
      ],
      A: [
        `All winter long {hero} and {big} had been repairing the old boat in the shed. They had scraped it, and mended it, and given it a mast no thicker than a broomstick, and a seat for two and a half passengers. The half was {pal}. This afternoon they had finally opened the paint, and {hero} had painted the outside, while {big} lay underneath the seat and painted and whistled. When they stepped back, <the boat glowed like an enormous strawberry|it was so red that the entire shed looked warmer>. "And now to the lake!" cried {hero}; but now, it appeared, it had to dry, which is a very short word for a very long business. "How many more sleeps?" asked {hero}. "Two," answered {big}, "and until then, nobody puts a finger on it."`,
        `There was only one thing in the world that {hero} wanted, and it was standing in the middle of the shed. A year ago it had been a heap of gray boards, in which {big} kept the flowerpots, until {hero} discovered that the heap had a pointed end. They had mended it together, one evening after another. Today, at last, it had been painted: by {hero} on the outside, by {big} underneath the seat, and very slightly by {pal}, who had leaned on it. <It was so red that you could feel it with your eyes shut.|No fire engine had ever been so red.> The lake was only ten minutes away, and the wind was exactly right. "How many more sleeps?" asked {hero}. "Two, until it's dry," said {big}, "and I know that it's difficult, because I'm not particularly good at it myself."`,
      ],
    },
    {
      id: "two-quick-sleeps",
      place: "bedroom",
      time: "afternoon",
      weather: "clear",
      pose: "sleeping",
      feeling: "determined",
      with: ["pal curious"],
      happening: "{hero} lies in bed in the bright afternoon, and {pal} looks on.",
      B: [
        `So {hero} went to bed. It was still day! Eyes shut. Eyes open. "That was one sleep!"`,
        `{hero} got in bed. Down, up! "One sleep." Down, up! "Two sleeps! Now is it dry?"`,
      ],
      E: [
        `So {hero} went to bed in the afternoon, with <both|{their}> shoes on. {They} closed {their} eyes and opened them again. "That was one sleep already," {they} said. Then {they} did it again. But out in the shed the paint was still wet.`,
        `"Two sleeps? I can do that now," said {hero}. It was the middle of the afternoon. {They} lay down and counted to seven. "One sleep!" {They} <turned around|rolled over> and counted to seven again. "Two sleeps!" {pal} did not believe it.`,
      ],
      I: [
        `Two sleeps, thought {hero}, can easily be done before supper. {They} closed the curtains, jumped into bed with {their} shoes on, and snored as loudly as possible. "Good morning," {they} said to {pal}, and sat up. "That was one." {They} turned over and snored on the other side, which was a different night. "Good morning again," {they} said, "and that was two." Then {they} ran <all the way|straight> down to the shed. But nobody had told the paint about the snoring, and it was as wet as before.`,
        `"I'm going to bed," announced {hero}, although it was only half past three. {They} lay down, pulled the blanket over {their} nose, and waited for a sleep to happen. Since none came, {they} decided that closed eyes would have to do. {They} closed them for one night, which lasted until ten, and then for a second night, <which lasted until five|which was rather shorter>. "That's two sleeps!" {they} called out of the window. "Is it dry?" "It's still today," {big} called back.`,
      ],
      A: [
        `Two sleeps did not seem impossible, provided that one began immediately. It was half past three in the afternoon when {hero} closed the curtains, climbed into bed with {their} shoes on, and started to snore. {They} snored for as long as {they} could bear it, and sat up. "Good morning," {they} said to {pal}, "that was the first." {They} turned over, so that it would be a different night, and snored again, with a whistle at the end for variety. "Good morning," {they} repeated, "and that was the second." <{pal} glanced doubtfully at the window, where the sun had not moved.|{pal} had not even had enough time to yawn.> But when they ran down to look, the paint was glistening as wetly as before, for evidently nobody had informed it about the snoring.`,
        `"You're going to bed?" asked {big} in astonishment, for it was half past three. "I have a great deal to get through," said {hero} with dignity. {They} lay down, folded {their} hands, and waited to be asleep, but it's not at all easy to fall asleep in a hurry. After a minute {they} decided that a sleep was whenever you shut your eyes and counted to ten. {They} completed one of those, wished everybody good morning, turned over, and completed another. <The second night was considerably shorter, since {they} knew the way.|For the second night {they} counted only the even numbers.> "That's two!" {they} shouted down the stairs. "Is it dry?" "It's still this afternoon," {big} shouted back, and indeed it was the longest afternoon that {hero} had ever met.`,
      ],
    },
    {
      id: "only-one-touch",
      ...SHED_MORNING,
      pose: "reaching",
      feeling: "curious",
      with: ["pal worried"],
      props: ["boat"],
      happening: "{hero} reaches out to touch the boat with one thumb, and {pal} is worried.",
      B: [
        `The next day {hero} went to look. One small touch. A red thumb! Now it was two sleeps again.`,
        `One real sleep went by. {hero} put a thumb on the boat. Still wet! "Two more sleeps," said {big}.`,
      ],
      E: [
        `In the morning there was one more sleep to go. {hero} only wanted to look. But looking is <very|so> close to touching. {They} put out one thumb, and it stuck a little. Now the boat had a mark, and {hero} had a red thumb.`,
        `After breakfast {hero} ran out to the shed. The boat looked dry, and it even smelled dry. "I will only ask it," {they} told {pal}. {They} pressed one thumb on the paint. The answer was no, and the thumb was <all|bright> red.`,
      ],
      I: [
        `After a real sleep, with real dreams in it, {hero} visited the boat before breakfast. {They} only wanted to look. But looking begins at a distance, and then it comes nearer, <until your nose is almost in the paint|until you can see yourself in the paint>. It looked completely dry. One thumb, {they} thought, is hardly anything, and {pal} shut both eyes. There was a tiny, sticky sound. When {hero} took {their} thumb away, it was red, and in the side of the boat was a print with every line.`,
        `In the morning there was one more sleep to go. {hero} couldn't see what it was for. The boat looked dry from the front, and from behind it looked even drier. "Somebody has to check," {they} told {pal}, and {pal} said <that somebody else should|that this was how trouble began>. {hero} stretched out the thumb, because it is the most sensible finger. It stayed on the paint for no more than a blink. It came away with a smack, and it was as red as a radish.`,
      ],
      A: [
        `The first real sleep took the entire night. Before breakfast {hero} was already standing in the shed, with {their} hands behind {their} back, in order to look, since there is nothing wrong with looking. But looking has a way of leaning forward. Before long {they} could see {their} own face in the red, extremely close, and wondering whether it was dry. <"Don't," advised {pal}, who was watching from the door.|{pal}, who could see what was coming, covered {pal.his} eyes.> {hero's} left hand was holding the right one by the wrist, but it wasn't strong enough; and the thumb, which is an independent sort of finger, reached out by itself. There was a tiny, sticky sound, like a kiss. On the side of the most beautiful boat in the world was a thumbprint, with every line in it.`,
        `By breakfast time one sleep was over, and in {hero's} opinion the other was unnecessary. {They} walked around the boat like an inspector. It looked dry on the left, and from underneath it looked drier still. "The only way to be absolutely certain," {they} explained to {pal}, "is a scientific test." "I am certain without one," said {pal}. {hero} selected {their} right thumb and approached the paint as slowly as a snail, so that it would scarcely count. <It did count, unfortunately.|Paint, however, counts everything.> Something pulled at the thumb, and let go of it with a smack, and the thumb was scarlet. In the smooth red side there was now a dent, with delicate lines all around it, like the rings in a tree, and anybody could have read it.`,
      ],
    },
    {
      id: "paints-again",
      ...SHED_MORNING,
      pose: "reaching",
      feeling: "sad",
      with: ["big calm", "pal calm"],
      props: ["paintbrush", "boat", "paint-pots"],
      happening: "{hero} sadly reaches out to paint the boat again, and {big} and {pal} are there.",
      E: [
        `{hero} showed {big} the thumb. {big} was not <angry|cross> at all. {Big.he} just looked at {big.his} own hand and put it in {big.his} pocket. Then they painted over the mark together. {refrain} "Two again," said {big}. The number had gone up!`,
        `"It wasn't me, it was my thumb," said {hero}. "Thumbs are like that," said {big}. They got out the brush and painted that side again. {refrain} "Two," said {big}. {hero} had waited, and now there was more of it!`,
      ],
      I: [
        `{hero} thought of putting a hat over the print, but that would have looked suspicious. So {they} went to {big} and held up {their} thumb. {big} didn't scold, but for some reason {big.he} put one hand into {big.his} pocket. Together they smoothed the side and painted it again. "How many more sleeps?" asked {hero}. "Two," said {big}, "counting from now." But <before breakfast|this morning> it had been only one! {hero} had never seen a number of sleeps grow before.`,
        `"I have to show you something," said {hero} at breakfast, and laid the thumb beside {big's} plate. {big} looked at it for a while. "Thumbs have no patience at all," said {big}, and sounded like somebody who knew one. They mixed the red again and painted over the place until it was <smooth|invisible>. Then {hero} did the sum on {their} cleanest fingers. There had been two sleeps, and one was used up already, and that left two. It was terrible arithmetic.`,
      ],
      A: [
        `{hero} considered standing in front of the print for the rest of {their} life. Eventually {they} went into the kitchen and held up the thumb, and that explained everything. {big} didn't scold. {Big.he} examined the thumb with unusual interest, coughed, and slid one of {big.his} own hands into {big.his} pocket. "It's a difficult color to leave alone," {big} remarked. Together they rubbed the place smooth and painted it over, so carefully that nobody would ever have suspected anything. "How many more sleeps?" asked {hero} when the brush was clean. "Two," said {big}, "counting from this minute." But before breakfast it had been only one! <Until now {hero} had believed that a number of sleeps can only get smaller.|Nobody had ever mentioned to {hero} that a number of sleeps can grow.>`,
        `"It wasn't exactly me," said {hero}, and placed the thumb on the breakfast table, between the butter and the marmalade. "It was this." {big} bent down and studied it for a considerable time. "I've met that sort of thumb before," {big} said finally. "They don't mean any harm, but they simply can't believe a thing until they've felt it." {hero} had been expecting a lecture, but instead {they} {was} given a brush. They painted the entire side again, from one end to the other, and {pal} was asked not to lean. Then {hero} worked it out. <There had been two sleeps, of which one had been used up already, and the remainder was two.|Two sleeps, with one of them taken away already, apparently left two.> {They} went over it again on {their} cleanest fingers, and the result was no better there.`,
      ],
    },
    {
      id: "fans-with-pillow",
      ...SHED_AFTERNOON,
      pose: "jumping",
      feeling: "surprised",
      with: ["pal surprised"],
      props: ["feather", "boat"],
      happening: "{hero} jumps in the workshop beside the boat, and a feather floats past.",
      B: [
        `"I can make it dry!" {hero} flapped a pillow. Pop! Feathers on the boat! They had to paint it again.`,
        `{hero} took a pillow to fan the boat. Pop! The boat looked like a hen! They had to paint it again.`,
      ],
      E: [
        `"I will not touch it again," said {hero}. "I am only making wind!" {They} flapped a pillow up and down. It worked well until the pillow <burst|popped>. Now the boat had feathers, like a hen! It had to be painted all over again.`,
        `Wind dries the wash, so {hero} made some wind. {They} flapped a big pillow over the boat until it went pop. White feathers flew <around|about> the shed and sat down on the red paint. "Oh dear," said {pal}. Now they had to paint it again.`,
      ],
      I: [
        `There would be no more touching. But nobody had said a word against wind, which dries shirts and puddles. {hero} fetched the largest pillow in the house and flapped it in front of the boat, while {pal} counted. At a hundred and four there was a pop. <It began to snow in the shed.|Suddenly it was snowing in the shed.> The feathers took their time about it. They sailed around the mast, looked for a comfortable place, and settled on the wet paint, every single one. The boat resembled an enormous hen.`,
        `It isn't touching if you only blow. {hero} blew on the paint until {they} saw stars, and {pal} blew until {pal.he} got the hiccups. What they needed was a bigger wind, and there was one on {hero's} bed, with buttons down one side. It was an excellent pillow. {They} swung it up and down over the boat, faster and faster, <until the buttons gave up|until all the buttons flew off>. Out came a cloud. It hung in the air very prettily, and then it came down, and wherever it came down, it stuck.`,
      ],
      A: [
        `Touching was out of the question; but nothing had been said about the weather. Wind dries shirts and puddles in no time, and it can be manufactured at home. {hero} carried the fattest pillow of the house into the shed, took up {their} position at a safe distance, and began to flap. {pal} kept count, for encouragement. Everything was going splendidly until a hundred and four, when the pillow, which had been loyal for years, burst along the seam. <Suddenly it was winter in the shed.|There was a soft explosion, and then it snowed.> The feathers were in no hurry whatever. They drifted around the mast and admired the sail, and one after another they selected a place on the fresh paint and sat down. When the air had cleared, in front of {hero} stood an enormous hen.`,
        `By noon {hero} had discovered that blowing isn't touching. {They} blew until {they} saw stars, and {pal} blew, too, and was rewarded with hiccups. Obviously a stronger wind was required, and it would have to come out of a pillow. {hero} held it by two corners and swung it up and down, until a genuine breeze was passing over the boat and the wet red shivered. "It's drying!" {they} called. "Faster!" <Those were the pillow's last moments.|Nobody had ever asked so much of that pillow.> It gave a kind of sigh, and everything that was inside it came out. The cloud floated up to the roof, considered the matter, and descended again. Where it touched the paint, it stayed, and before long there was no boat in the shed any more, but something with plumage.`,
      ],
    },
    {
      id: "plucks-boat",
      ...SHED_AFTERNOON,
      pose: "sitting",
      feeling: "worried",
      with: ["big happy", "pal calm"],
      props: ["feather", "boat", "paint-pots"],
      happening: "{hero} sits in the workshop before the boat with a feather, and {big} laughs.",
      I: [
        `{big} came to see what the silence was about. {Big.he} looked at the feathered boat for a long time, and then {big.he} had to sit down on the floor. "I'm sorry," said {big}, and wiped {big.his} eyes. "Has it laid anything yet?" In the end {hero} laughed as well, but only with half of {their} mouth. It took until evening to pick off the feathers and paint everything again. "Two more," said {big}, <rather sadly|before anybody asked>. {hero} nodded slowly. "Whenever I don't wait," {they} said, "it gets longer."`,
        `"I thought I heard a hen," said {big} at the door. Then {big.he} was laughing too hard to say anything else. {pal} had feathers in places that {pal.he} couldn't reach. For the rest of the day the three of them plucked the boat. Then it was painted again, <and nobody sang|and rather quietly>. When {hero} asked about the sleeps, {big} only held up two fingers. They seemed to be the same two as before. "I've been hurrying since yesterday," said {hero}, "and it isn't getting any less."`,
      ],
      A: [
        `It was the silence that brought {big} to the shed. {Big.he} opened the door, and a feather floated out past {big.his} ear. For some time {big} contemplated the boat, and then {big.he} had to hold on to the doorpost. "Forgive me," gasped {big}, "but is it sitting on anything?" {hero} hadn't intended to laugh, but half of it escaped. All three of them plucked until the evening, with tweezers, and afterward they painted the boat once again from end to end. Nobody had to ask, for {big} was already holding up two fingers, a little sadly, as if {big.he} would have liked to hold up fewer. <"It's peculiar," said {hero}. "The more I hurry, the farther away it moves."|"Whenever I don't wait," said {hero} thoughtfully, "it takes longer."> {pal} sneezed, and the very last feather came down.`,
        `"Is there a chicken in here?" inquired {big}, putting {big.his} head around the door. There wasn't much that anybody could say. {big} sat down on an upturned bucket and laughed until {big.his} shoulders ached, and the worst of it was that it was catching. But plucking a boat is a tedious business. Every feather had to be lifted off with two fingernails, and every feather left a little place behind that had to be painted again. <By the end all three of them were as spotted as ladybugs.|By the end they were working by the light of a lamp.> "Two?" asked {hero}, washing the brush, and {big} nodded. "Yesterday it was two, and this morning it was two," said {hero}, not angrily, but in the voice of somebody who is beginning to see how a thing works.`,
      ],
    },
    {
      id: "thinks-of-hands",
      place: "bedroom",
      time: "night",
      weather: "starry",
      pose: "thinking",
      feeling: "curious",
      with: ["pal sleepy"],
      happening: "{hero} thinks in the bedroom at night, and {pal} is sleepy.",
      E: [
        `That night {hero} lay awake. {Their} feet could wait, and {their} nose could wait. Only {their} hands wanted to go to the boat. "They need <a job|some work>," {hero} told {pal}. "Tomorrow I'll find something for them to do."`,
        `{hero} could not fall asleep. There were two more sleeps to go, and this one would not <begin|even begin>. {They} looked at {their} red thumb. "It's only my hands that can't wait," {they} told {pal}. "Tomorrow they are getting a job."`,
      ],
      I: [
        `In bed {hero} looked for the place where the waiting hurt. It wasn't in {their} feet, which were comfortable, and it wasn't in {their} ears. It was in {their} hands, which lay on the blanket and itched to go down to the shed. <"So it's you," whispered {hero}.|"So that's where it is," whispered {hero}.> {They} tried sitting on {their} hands, but the hands only fell asleep by themselves. What do you do with somebody who can't keep still? You give them something to do, of course.`,
        `{hero} held up {their} thumb in the moonlight, and it was still red around the nail. "Most of me is good at waiting," {they} told {pal}, "and my knees are excellent. It's only these hands." The hands had been scolded all day, and they wanted the boat more than ever. "Perhaps they're bored," said {pal}, and yawned. {hero} sat up. <Nobody had ever considered that.|Why had nobody thought of it before?> Hands that are tired of waiting need a job, and it shouldn't be anywhere near the shed.`,
      ],
      A: [
        `That night {hero} set out to discover where exactly the waiting was. {They} began with the toes, which were perfectly content, and the knees had no complaints, and the stomach was thinking about pancakes. But when {they} came to the hands, the hands were wide awake. They were plucking at the blanket, and if they had owned any legs, they would have been in the shed by now. "So it's only you," whispered {hero}. <It was a relief that such a small part of {them} was responsible.|Ten fingers, {they} thought, can surely be managed.> {They} tried sitting on {their} hands, but the hands simply went to sleep by themselves. How does one deal with somebody who can't keep still? {hero} was nearly asleep when the answer arrived: one finds them a job, and preferably not in the shed.`,
        `"I'm not actually impatient," {hero} explained to {pal} in the darkness. "My feet could wait until summer, but my hands can't." {They} held them up against the starlight, and the right thumb had a rim of red, like a miniature sunset. All day long {they} had scolded those hands. That evening {they} had even fastened them together with a sock, and the hands had undone the knot by themselves, and been rather pleased about it. For a quarter of an hour afterward they had been <perfectly contented|as good as gold>. Suddenly {hero} sat up in bed. "They don't need to be told to keep still," {they} said slowly. "They need something to do!" But {pal} had already begun on the first of the two sleeps, and had to be told again in the morning.`,
      ],
    },
    {
      id: "ties-knots",
      ...LIVING_ROOM_MORNING,
      pose: "kneeling",
      feeling: "determined",
      with: ["pal curious"],
      props: ["rope", CHAIR, "book"],
      happening: "{hero} kneels with a rope beside the chair and a book, and {pal} watches.",
      B: [
        `"My hands need a job," said {hero}. {They} got a rope. {They} made one knot, then ten more.`,
        `{hero} gave {their} hands a job. They made a knot. It fell apart. They made a better one!`,
      ],
      E: [
        `In the morning {hero} gave {their} hands a rope. {They} found a sailor's knot in a book. Over, under, around, and home! The first knot fell apart, and the second one, too. The ninth one held the chair <fast|tight>.`,
        `A boat needs a rope, and a rope needs a knot. So {hero's} hands learned one from a book. Over, under, around, and home. {They} tied up a chair, a shoe, and <all of {pal}|also {pal}>. {They} forgot the shed for a long time.`,
      ],
      I: [
        `The job was a rope. On the shelf stood a fat old book for sailors, with a knot on page one that never slips. "Over, under, around, and home," {hero} read aloud, and it sounded easy. But the first knot fell open like a yawn, and the second one turned into a <pretzel|butterfly>. {hero's} hands had forgotten the paint completely. At the nineteenth attempt {they} pulled at the rope, and the chair came along. {They} pulled harder, and the knot only held on tighter.`,
        `A boat has to be tied up properly, or it goes home without you. So {hero} set {their} hands to work, with a book for sailors open in front of them. The knot that never slips goes over, under, around, and home. They learned it on the chair, <and then on the table|and then on a boot>, and finally on {pal}, who had given permission. At first {pal} got loose every time, but after lunch {pal.he} didn't any more. "Very good," said {pal}. "Now the other way, please."`,
      ],
      A: [
        `The job was hanging on a hook behind the door. It was a rope, and with it went an ancient book for sailors, in which the first page was given to a knot that never slips. "Over, under, around, and home," read {hero}, and it sounded as simple as going for a walk. But the first knot opened like a yawn, and the second was a butterfly, and the third could not be described. It was curious to watch the hands. They did not fidget, and they never once inquired about the shed, but bent over the rope like two old friends over a puzzle. <At the twenty-third attempt {hero} pulled, and the chair came along.|The twenty-third attempt was different, and the chair came along with it.> And the harder {they} pulled, the better the knot held.`,
        `It stands to reason that a boat has to be tied up, because otherwise it will go home without you. {hero} had never considered this before, having been occupied with being in a hurry. Now {they} gave {their} hands a rope, propped a book for sailors against a chair, and let them get on with it. "Over, under, around, and home," it said. They tied up the chair, and the teapot, and finally {pal}, who had volunteered, and who walked out of eleven knots with an apologetic expression. <The twelfth one stayed exactly where it was.|"I'm afraid that this one is good," said {pal} about the twelfth.> When {hero} looked up, somebody had put the soup on the table. Half of the day was gone, and nobody had been counting it.`,
      ],
    },
    {
      id: "sails-chairs",
      ...LIVING_ROOM_AFTERNOON,
      pose: "sitting",
      feeling: "happy",
      with: ["pal happy", "big curious"],
      props: [CHAIR, "flag", "cup"],
      happening: "{hero} and {pal} play boat with a chair, a flag, and a cup, and {big} looks on.",
      I: [
        `After lunch the chairs became a boat, so that everybody could practice. At the first wave {pal} fell out, because there was nothing to hold on to. So they tied a loop. At the second wave the boat filled with water, so they took along a cup. <Then they were nearly lost in the fog, and needed a flag.|Then nobody could see them, so they made a flag.> "Don't you want to know how many more sleeps?" asked {big} at the door. "Not now," said {hero}, "because there's a storm."`,
        `The sea was in the living room that afternoon. {hero} steered the chair, {pal} was the crew, and they were wrecked four times before supper. But every time they noticed something that was missing, a cup for the water or a flag for the mast. {hero} ran to get it, and the next journey went <a little|much> farther. {big} looked in twice and hung about by the door. "Shall we go and look at the paint?" asked {big}. "It's drying," said {hero}, "and it can do that alone."`,
      ],
      A: [
        `In the afternoon the furniture put to sea, for practice, and it was fortunate that it did. At the very first wave {pal} went overboard, since there was nothing to hold on to, and a loop had to be tied. At the second they were flooded, and discovered that water can't be scooped with a fork. By four o'clock they had a cup, and a flag that had been a handkerchief, and a list of eleven things that {hero} hadn't known about in the morning. <"And imagine," {they} said to {pal}, "if we had gone without!"|Without them, {they} told {pal}, they would certainly have sunk.> {big} was leaning in the doorway. "There's only one more sleep, in case anybody is interested," said {big}. "Not now, please," answered {hero}, "because we're having a storm."`,
        `The carpet was the lake that afternoon. {hero} took the helm, {pal} was the crew, and before supper they had been wrecked six times, which were the most useful six wrecks that anybody could wish for. After the first they took along a cup, to empty the boat with. After the second they had a flag, and after the third they held a meeting and decided who would step out first, and with which foot. <It is better to discuss such matters on a carpet.|Such matters are better settled on a carpet.> {big} wandered past the door, and then wandered past it in the other direction. "Shouldn't somebody go and look at the paint?" {big} asked. "It's drying," said {hero}, who had both hands full, "and it doesn't need any of us for that."`,
      ],
    },
    {
      id: "no-more-sleeps",
      ...SHED_MORNING,
      pose: "reaching",
      feeling: "happy",
      with: ["big excited", "pal happy"],
      props: ["boat", "rope"],
      happening: "{hero} reaches out and touches the dry boat, and {big} and {pal} are glad.",
      B: [
        `{big} ran in. {refrain2} {hero} put {their} thumb on the boat. It was dry!`,
        `{hero} was still at work. {refrain2} Touch, touch, touch. It was all dry!`,
      ],
      E: [
        `{hero} was tying a knot when {big} came running. {refrain2} {hero} had forgotten to ask! In the shed {they} put out {their} thumb, <very|so> carefully. The boat was smooth and hard. And the thumb stayed clean.`,
        `{hero} had forgotten to count. But {big} had not! {refrain2} They ran to the shed in their pajamas. {hero} put one finger on the boat, and then <the whole hand|both hands>. It was so dry that it squeaked.`,
      ],
      I: [
        `Somebody was shaking {hero} by the shoulder. "No more sleeps," whispered {big}, who was already wearing boots. {hero} had forgotten to count! They hurried down through the wet grass, and the door of the shed creaked. "You first," said {big}. {hero} stretched out the famous thumb, and it touched the red, <and nothing pulled at it|and nothing held it>. {They} laid on one hand, and the other hand, and finally {their} cheek. The paint was as smooth as an apple, and dry all over.`,
        `The last sleep went by when nobody was looking. {hero} was showing the rope to {pal} one more time when {big} burst in with a boot on one foot. "No more sleeps!" cried {big}, and was amazed that nobody had counted. In the shed the boat was waiting. It looked just as it had looked for days. But when {hero} pressed {their} thumb on the paint, <there was only a tiny squeak|it was beautifully hard and cool>. {They} examined the thumb on both sides, and it was clean.`,
      ],
      A: [
        `The last sleep was the shortest of them all, because {hero} slept through it. Somebody was tugging at {their} toe. "No more sleeps," whispered {big}, who was wearing {big.his} boots already, and who had apparently been sitting there for some time. {hero} blinked, for {they} had completely forgotten to count. In their pajamas they hurried down through the wet grass, with the rope and with {pal}, and the door of the shed creaked as it does on important occasions. "Go on," said {big} generously, "you first." {hero} held out the celebrated thumb, and it arrived, <and nothing whatever took hold of it|and the red let it go again>. Then {they} laid on an entire hand, and afterward {their} cheek. The paint was as smooth as an apple from one end to the other.`,
        `Usually {hero} knew to the minute how much of a wait remained. This time {they} {was} tying the rope to a bedpost, and explaining it to {pal}, when {big} burst in with one boot on. "Do you realize what day it is?" demanded {big}. "A windy one?" guessed {hero}. "It's no more sleeps!" cried {big} triumphantly, and all of them ran down to the shed. There the boat stood, looking precisely the same as yesterday, for that's the peculiar thing about paint: you can't see it getting ready. "Do it," begged {big}, hopping from foot to foot. {hero} set {their} thumb against the side and leaned on it. <There was a small, dry squeak, and nothing else.|It was like leaning on a dinner plate.> {They} inspected the thumb, front and back, and it was immaculate.`,
      ],
    },
    {
      id: "knot-holds",
      place: "lake",
      time: "afternoon",
      weather: "wind",
      pose: "holding",
      feeling: "brave",
      with: ["big surprised", "pal excited"],
      props: ["rope", "boat"],
      happening: "{hero} holds the rope of the boat at the windy lake, and {big} is surprised.",
      B: [
        `At the lake {big's} knot fell apart. The boat went off! But {hero} had made one, too. It held!`,
        `{big} did not wait at the lake. {Big.his} knot fell apart. But {hero} had made a knot, too. It held!`,
      ],
      E: [
        `At the lake {big} tied up the boat in a hurry. Then came the wind, and {big's} knot slid off! But {hero} had tied another rope at the back. Over, under, around, and home. <That|This> knot held the boat.`,
        `At the lake {big} could not wait. {Big.he} quickly threw the rope around a post. {hero} took the other rope and went over, under, around, and home. Then the wind blew. One rope <came off|let go>. {hero's} rope held the boat.`,
      ],
      I: [
        `At the lake {big} was in such a hurry that {big.he} dropped everything twice. {big} threw the front rope around a post and ran back for the life jackets. {hero} took the other rope and tied it carefully, over, under, around, and home. Then a gust came across the water. The front rope slid from its post, and the red boat swung away from the dock. <"Stop!" shouted {big}, as if it could hear.|{big} let everything fall and ran.> But the second rope went tight. {hero's} knot creaked, and it held.`,
        `The wind was already waiting at the lake. {big} tied up the front of the boat with something that was more of a wish than a knot. Then {big.he} ran for the picnic. {hero} carefully tied up the back, over, under, around, and home. <It took a little longer, but not very much.|It was surprisingly pleasant to do it slowly.> Then the wind pushed, and {big's} wish came undone, and the boat set off alone. It got as far as the end of {hero's} rope, and there it had to stop.`,
      ],
      A: [
        `At the lake it turned out that {big} was unable to wait at all. {Big.he} put {big.his} life jacket on backward, wound the front rope around a post, and galloped off to fetch the sandwiches. {hero} buckled {their} own and picked up the other rope, and {their} hands didn't have to be told: over, under, around, and home. At that very moment the wind came down the hill. The front rope slithered off its post as politely as a departing guest, and the most beautiful boat in the world swung away from the dock. <"Our boat!" cried {big}, from much too far away.|There was a cry of despair, and a shower of sandwiches.> But the second rope rose out of the water, dripping, and tightened. {hero's} knot creaked, and considered it, and held.`,
        `"Quickly, quickly," urged {big}, who had carried everything down to the dock at a trot. {Big.he} fastened the front of the boat with an object that had two loops and no future, and hurried back for the life jackets. There was another rope at the back, and {hero}, who was in no particular hurry, took it over, under, around, and home, exactly as {they} had done with the chair. Then the wind got up. <One could actually watch {big's} knot change its mind.|The object with the loops immediately let go.> The boat turned around, sail and all, and set out for the opposite shore, where it would undoubtedly have had a pleasant afternoon. But the rope at the back stretched, and hummed, and held. "Wherever did you learn that?" panted {big}. "While it was drying," said {hero}.`,
      ],
    },
    {
      id: "finds-thumbprint",
      place: "lake",
      time: "sunset",
      weather: "clear",
      pose: "sitting",
      feeling: "happy",
      with: ["big surprised", "pal calm"],
      props: ["boat"],
      happening: "{hero} sits at the lake at sunset, beside the boat, with {big} and {pal}.",
      B: [
        `They sailed and came back. Under the seat {hero} found a thumb mark. It was big! "Mine," said {big}.`,
        `{hero} felt under the seat. A thumb had been there! A big one! {big} got very red.`,
      ],
      E: [
        `They sailed until the sun was low. When {hero} put the rope away under the seat, {they} found a mark. It was a thumb, and it was <very|much too> big. {big} turned red. "How many more sleeps," asked {big}, "until we come again?"`,
        `They sailed all afternoon and came back hungry. Then {hero} found the mark of a thumb under the seat, a very big one. "I could not wait," said {big}. {hero} put {their} own thumb in it. There was <a lot of|so much> room in there.`,
      ],
      I: [
        `They sailed to the other side and back, until the lake turned gold. While {hero} was putting the rope away under the seat, {their} fingers came upon a dent with fine lines in it. It was a thumbprint. {They} tried {their} own thumb, and it fitted, <with a great deal of room around it|but there was room for another>. "Who painted under here?" asked {hero}. {big} looked hard at a duck, and slowly became as red as the boat. "I only wanted to know if it was dry," said {big}.`,
        `When the sun was low, they pulled the boat ashore and ate up everything that was left. {hero} reached under the seat for the last sandwich, and {their} hand found a thumbprint instead. It was far too large for {hero}, and even larger than {pal} could have made it. "I held out for nearly a day," admitted {big}. "Then I went down there in my socks." <They laughed until the ducks flew up.|They both laughed for a very long time.> "How many more sleeps," asked {big}, "until we can come again?"`,
      ],
      A: [
        `They sailed to the opposite shore and back again, and when they landed, the sun was lying on the water like a coin. {hero}, who was putting away the rope underneath the seat, suddenly stopped. {Their} fingers had come upon a dent with delicate lines around it, in a place where nobody ever looks. <{They} fitted {their} own thumb into it, and there was room for another.|{Their} own thumb lay in it like a child in a parent's bed.> "You painted under here," {they} said slowly, and {big} became deeply interested in a duck. "It was in the middle of the night," {big} confessed finally, "and I only wanted to see whether it was dry." So there had been two of them, all that time. The duck swam past, in no hurry whatever, and {big}, as red as the boat, began to laugh.`,
        `Nobody spoke much on the way home across the lake, since the wind was saying everything. When they had landed, and {pal} had eaten the last of the sandwiches, {hero} leaned back against the boat until {they} saw everything upside down. In that position one could see beneath the seat. A thumbprint was there, beautifully clear, and about twice the width of {hero's}. "I lasted almost a day," said {big's} voice, "and then I came down in my socks, because it looked so dry." <{hero} laughed until the mast was shaking.|It is perfectly possible to laugh upside down.> They left the print exactly where it was, and by now it's as hard as stone. "How many more sleeps," asked {big}, "until we can come again?"`,
      ],
    },
  ],
};
