import type { Shape } from "@/lib/features/writing/classic/grammar";
import type { CastKind } from "@/lib/features/writing/classic/roster";

const EVENING = { place: "living-room", time: "evening", weather: "clear" } as const;
const SUPPER = { place: "kitchen", time: "evening", weather: "clear" } as const;
const KITCHEN_NIGHT = { place: "kitchen", time: "night", weather: "starry" } as const;
const BEDROOM_NIGHT = { place: "bedroom", time: "night", weather: "starry" } as const;
const KITCHEN_DAWN = { place: "kitchen", time: "dawn", weather: "clear" } as const;
const HALL_DAWN = { place: "living-room", time: "dawn", weather: "clear" } as const;
const STREET = { place: "street", time: "morning", weather: "clear" } as const;
const CLASSROOM = { place: "classroom", time: "noon", weather: "clear" } as const;
const BAG = "thing:backpack";
const BADGE = "thing:id-card";
const LUNCH_BOX = "thing:lunch-box";
const SANDWICH = "thing:sandwich";

/** Nearly always a parent, where the order doesn't say who. */
const PARENTS: readonly CastKind[] = ["mother", "father", "mother", "father", "mother", "father"];

const WHO =
  "mom mommy mama mum mummy mam dad daddy papa parent stepmom stepmum stepdad grandma grandpa granny nana grandad auntie aunt uncle".split(
    " ",
  );
/** Said of a child or of an animal, these are other stories. */
const DOES =
  "first-day-as first-day-as-a first-day-as-an first-shift first-day-back first-morning-at-work new-work start-work start-work-again is-starting-work starting-work start-working goes-to-work-again start-a-job starting-a-job is-starting-a-job get-a-job got-a-job new-boss new-workplace new-office become-a-nurse become-a-teacher become-a-paramedic become-a-bus-driver became-a-nurse became-a-paramedic became-a-bus-driver".split(
    " ",
  );
const LISTED = WHO.flatMap((who) => DOES.map((does) => `${who}-${does}`)).join(" ");

export const FROGS_UNTIL_LUNCH: Shape = {
  id: "days/frogs-until-lunch",
  theme: null,
  wild: 2,
  tags: ["work", "family", "first", "nervous", "helping", "morning", "funny", "food"],
  about: [
    "new-job first-day-at-work 1st-day-at-work frist-day-at-work fist-day-at-work first-day-of-work first-day-in-work first-day-at-her-work first-day-at-his-work first-day-back-at-work first-day-back-to-work first-day-on-the-job first-day-of-the-job first-day-of-her-job first-day-of-his-job first-day-at-the-office first-day-at-a-new-job first-day-at-the-new-job first-day-at-her-new-job first-day-at-his-new-job first-day-at-new-job first-day-in-a-new-job first-day-in-her-new-job first-day-in-his-new-job first-day-in-new-job first-day-of-new-job first-day-of-a-new-job first-day-of-her-new-job first-day-of-his-new-job",
    "start-a-new-job start-new-job start-her-new-job start-his-new-job starting-a-new-job starting-new-job starting-her-new-job starting-his-new-job begin-a-new-job beginning-a-new-job get-a-new-job got-a-new-job getting-a-new-job has-a-new-job have-a-new-job new-job-for-mom new-job-for-mommy new-job-for-mum new-job-for-mummy new-job-for-dad new-job-for-daddy newjob change-job changing-job",
    "back-to-work back-too-work back-at-work return-to-work returning-to-work return-to-her-job return-to-his-job back-to-her-job back-to-his-job after-maternity-leave after-parental-leave end-of-maternity-leave",
    LISTED,
  ],
  heroOnly: true,
  premise:
    "The night before {big's} first day at work, {hero} folds a paper frog, and in the morning it is hidden under a sandwich.",
  shows: [BADGE, BAG, LUNCH_BOX],
  talk: [
    "What helped {big} more, do you think: the badge, or what was under the sandwich?",
    "Who does what at our house in the morning, and who would you swap with?",
    "What could we hide in a lunch box for somebody who has a first day?",
  ],
  cast: {
    big: [...PARENTS, ...PARENTS, "grandmother", "grandfather", "aunt", "uncle"],
    pal: ["grandmother", "grandfather", "aunt", "mother", "father"],
    frog: ["frog"],
  },
  little: ["frog"],
  refrain: {
    B: ["Hop, hop, hop, went the frogs in {big}.", "Hop, hop, hop, went {frog}!"],
    E: [`"Frogs only hop until lunch," said {hero}.`, `"Frogs only hop until lunch," said {big}.`],
  },
  beats: [
    {
      id: "new-bag",
      ...EVENING,
      pose: "standing",
      feeling: "curious",
      with: ["big calm"],
      props: [BAG, BADGE],
      happening: "{hero} stands by a new backpack and a badge, and {big} is near.",
      B: [
        `{big} had a new bag. "I start work tomorrow," said {big}. "It is my first day!"`,
        `A new bag was by the door. It was for {big}. "I go to work tomorrow," said {big}. "My first day!"`,
      ],
      E: [
        `{big} had a new bag and a new badge. "Tomorrow is my first day at work," said {big}. "Then who will make my lunch?" asked {hero}. {big} always made it. And {big.he} always hid something <fun|small> under the sandwich.`,
        `A new bag stood by the door. On it lay a new badge with {big's} face. "I start work tomorrow," said {big}, "so I will leave early." {hero} thought of {their} lunch box. {big} always hid <a surprise|something> under the sandwich. Who would do it now?`,
      ],
      I: [
        `A new bag stood by the door, and on top of it lay a badge with a picture of {big}, looking surprised. "Tomorrow is my first day at work," said {big}, and straightened the badge for the third time. {hero} was thinking about lunch. It was always {big} who packed {their} lunch box, and there was always something hidden under the sandwich. <Yesterday it had been a riddle.|Once it had been a paper crown.> Who was going to hide it tomorrow?`,
        `Every morning {big} packed {hero's} lunch, and every morning {big.he} hid something under the sandwich. It might be a riddle, or a tiny drawing of a very large whale. {hero} never looked before noon, <because that was the rule|since those were the rules>. But now a new bag stood by the door, with a new badge on top. "I start work tomorrow," said {big}, "so I have to leave early." {hero} looked at the face on the badge. It looked as if it wanted to ask something, too.`,
      ],
      A: [
        `A new bag had moved in by the door, and everybody walked around it with respect. On top of it lay a badge, and on the badge was a photograph of {big}, taken at the exact moment when somebody must have shouted "Boo!" "Tomorrow is my first day at work," said {big}, and straightened it for the third time that evening. {hero} had a more urgent matter to consider, and that was lunch. For as long as {they} could remember, {big} had packed {their} lunch box, and had hidden something under the sandwich. <Once it had been a riddle about a camel.|Once it had been a crown, folded from a bus ticket.> Neither of them ever mentioned it afterward. That was part of it.`,
        `There was a thing between {hero} and {big} that nobody else knew about, and it was flat. It had to be flat, because it lived beneath a sandwich. Whenever {big} packed {hero's} lunch box, {big.he} hid something under the bread: a riddle, or an extremely small portrait of an elephant. {hero} looked at noon, and not before, and nobody ever said a word about it. But now a new bag stood by the door, stiff with newness, and on it lay a badge with {big's} astonished face. "I'll have to leave early tomorrow," said {big}. "It's my first day at work, you see." <{hero} saw.|{hero} nodded slowly.> Until tonight {they} had not noticed how much of the morning was {big}.`,
      ],
    },
    {
      id: "shares-morning",
      ...SUPPER,
      pose: "sitting",
      feeling: "determined",
      with: ["big calm", "pal happy"],
      props: ["notebook", "thing:pencil", BADGE],
      happening: "{hero} sits at the table with a notebook and makes a plan with {big} and {pal}.",
      I: [
        `"We need a plan," said {hero}, and fetched a notebook. {They} wrote down everything that {big} did in the morning, until it covered an entire page. {big} opened the curtains, found the missing shoes, and won the battle with the comb. "I can comb," said {pal}, "and I'll make the sandwiches." "I can find the shoes," said {hero}, "usually." <So it went, line after line.|They shared it all out.> In the end only one line was without a name. It said "Lunch for {big}." {hero} wrote {their} own name beside it.`,
        `It turned out that a morning is made of a great many pieces. {hero} wrote them down. Somebody had to open the curtains, rescue the toast, and call "Shoes!" at least four times. Until now that had always been {big}. "I'll take the toast and the sandwiches," said {pal}, "and I'll call six times if necessary." {hero} took the curtains <and the cups|and the spoons>. "And who will pack a lunch for {big}?" {they} asked. Nobody had ever done that. {hero} wrote {their} own name there, and underlined it.`,
      ],
      A: [
        `"What do you actually do in the morning?" {hero} inquired, and opened a notebook. {big} could not say; {big.he} just did it. So they went through it minute by minute, like detectives, and it ran to two pages. {big} opened the curtains, woke the sleepers, made the toast, rescued the toast, discovered the missing shoe, and called the time in a voice like a station. "I can do the toast and the sandwiches," said {pal}, "and I have quite a voice myself." {hero} took over the curtains, and after some hesitation the shoes. <At bedtime every line but the last had somebody's name on it.|In the end only a single line had no name.> It said "Lunch for {big}," and nobody had ever packed one. {hero} wrote {their} own name there, in capitals.`,
        `They held a meeting about it in the kitchen, in which {big} was the witness, {pal} asked the questions, and {hero} wrote everything down. It emerged that a morning, which had always seemed to happen by itself, was made of twenty-three separate jobs, and that {big} had been doing twenty-one of them. "I never noticed," said {pal}, deeply impressed. "Neither did I," admitted {big}. They were distributed one by one. {pal} received the toast, the sandwiches, and the announcing of the time; {hero} received the curtains and everything connected with shoes. <"Is that all?" asked {pal}.|"Then we're finished," said {pal}.> But somebody who is away all day needs something to eat as well. "Number twenty-four," {hero} added at the bottom of the page. "Packing lunch for {big}. Me."`,
      ],
    },
    {
      id: "counts-frogs",
      ...KITCHEN_NIGHT,
      pose: "standing",
      feeling: "curious",
      with: ["big worried"],
      props: [BAG, "cup"],
      happening: "{hero} stands in the kitchen at night, where {big} is awake beside a cup and a backpack.",
      B: [
        `At night {big} was up. {refrain} "They stop at lunch," said {hero}. "Mine did."`,
        `{big} could not sleep. {refrain} "I had frogs, too," said {hero}. "They stop at lunch."`,
      ],
      E: [
        `In the night {hero} saw a light in the kitchen. {big} sat there, wide awake. "I feel frogs in me," said {big}. "What if I open the wrong door?" {hero} <knew|had met> those frogs. {refrain}`,
        `{hero} wanted <some|a drink of> water in the night. But {big} was in the kitchen, too. "My tummy is full of frogs," {big.he} said, "and they all hop." {hero} sat down close to {big.him}. {refrain} "After that they stop."`,
      ],
      I: [
        `In the middle of the night {hero} discovered a light under the kitchen door. {big} was sitting at the table with a cup of milk and the new bag. "I'm only checking it again," said {big}, and sighed. "It's my stomach. It feels as if there were frogs hopping around in it. What if I forget everybody's name tomorrow?" {hero} sat down beside {big.him}, because {they} had once had frogs {themselves}. <"They hop until lunch," {they} explained.|"It's only bad until lunch," {they} explained.> "At lunch they always stop."`,
        `{hero} woke up because somebody was walking up and down in the kitchen. It was {big}, wearing pajamas and the new bag. "I was practicing," {big.he} explained. "I say good morning, and after that I don't know what happens." {Big.he} laid a hand on {big.his} stomach. "It's full of frogs in here, and they're hopping." {hero} remembered having those same frogs {themselves}. "You can't make them stop," {they} said, "but <they always stop|they all stop> at lunch. So you only have to get as far as lunch."`,
      ],
      A: [
        `Long after bedtime there was a yellow line under the kitchen door. {hero} pushed it open, and there sat {big} in pajamas, in front of the bag, which had been packed, unpacked, and packed again. "I'm only making sure," said {big}. {hero} waited, as {big} always waited for {them}. "It's like having frogs," {big} admitted finally, with one hand on {big.his} stomach, "and they begin hopping as soon as I lie down. What if I'm introduced to eleven people, and I forget every single one of them?" Now, {hero} had encountered these frogs personally, on a first day of {their} own. <"They hop until lunch," {they} announced, with authority.|"It's only until lunch," {they} announced, with authority.> "At lunch they stop. So you needn't manage an entire day; you only have to get as far as lunch."`,
        `What woke {hero} was the sound of somebody walking up and down in the kitchen. "Good morning," {they} heard. "Good morning, everybody!" {big}, wearing pajamas and the new bag, was greeting the stove. "I was testing which of them sounds best," {big.he} explained, and sat down on the floor with the bag beside {big.him}. "I've got an entire pond of frogs in my stomach, although I'm really much too old for it." {hero} considered the case. {They} had once had a pond {themselves}, on a first day of {their} own, and remembered it perfectly. "Nobody's too old," {they} explained. "They go on hopping the entire morning, <and nothing helps|whatever you do>, but they always stop at lunch, and so you only have to last until lunch." {big} repeated it softly, like an important address.`,
      ],
    },
    {
      id: "folds-frog",
      ...BEDROOM_NIGHT,
      pose: "kneeling",
      feeling: "determined",
      with: ["frog calm"],
      props: ["lantern", "book"],
      happening: "{hero} kneels by a lantern and a book in the bedroom and has made {frog}, a paper frog.",
      B: [
        `{hero} made a paper frog. It was green and flat. It could hop! "You are {frog}," {they} said.`,
        `In bed {hero} had a plan. {They} made a flat green frog. It was {frog}. And {frog} could hop!`,
      ],
      E: [
        `Back in bed {hero} had an idea. {They} took green paper and <folded|made> a frog named {frog}. When you pressed {frog.his} back, {frog.he} sat still. When you let go, up {frog.he} hopped! "You can help {big}," {hero} told {frog.him}.`,
        `{hero} could not sleep <now|yet>. {They} took green paper and folded a frog called {frog}. {They} put a book on top, and {frog} sat still. {They} took the book away. Up {frog.he} hopped, right over the bed!`,
      ],
      I: [
        `Back in bed {hero} lay awake and considered the matter. {big} would be all alone with those frogs until noon. What {big.he} needed was a frog on {big.his} own side. So {hero} lit the lantern and folded one out of green paper, with two long legs that worked like springs. {They} named it {frog}. {Frog.he} was perfectly flat, <as {frog.he} had to be|and a little crooked>. When {hero} pressed on {frog.his} back, {frog.he} crouched, and when {they} let go, {frog.he} sailed right over the pillow.`,
        `There is a way of folding a frog so that it really hops, and {hero} knew it by heart. {They} knelt beside the lantern with a green sheet of paper. The legs are the hardest part, because they're folded over and over, like a fan. <At last {frog} was sitting there, with {frog.his} chin in the air.|Then {frog} was done, and had {frog.his} chin in the air.> {hero} laid a heavy book on {frog.him}, and {frog.he} stayed as flat as a bookmark. But when {they} lifted the book, {frog} shot up and hit the lantern. "Good," whispered {hero}.`,
      ],
      A: [
        `{hero} went back to bed, but {their} thoughts stayed up. It seemed extremely unfair that {big} should have an entire pond against {big.him}, and nobody on {big.his} own side until noon. An ally was needed, and it would have to be small, and quiet, and above all flat. {They} lit the lantern, discovered some green paper, and began to fold. A hopping frog is a complicated animal, and the legs are the worst, since they go back and forth like a fan. <The first one could only lie down.|The first one looked like an envelope.> The second sat up with its chin in the air, and was given the name of {frog}. When {hero} put a finger on {frog.his} back, {frog.he} crouched obediently; when {they} took it away, {frog.he} cleared the pillow and disappeared into a shoe.`,
        `Some problems are best handled with paper. {hero} selected the greenest sheet that {they} owned, and knelt down with it beside the lantern. {They} folded it once across and twice to the middle. Then came the legs, which decide everything, because a frog without springs is merely a triangle. It took three attempts. Then {frog} was sitting on the carpet, flat and alert, as if {frog.he} had an appointment. {hero} tested {frog.him} scientifically. Beneath a heavy book {frog.he} lay as still as a bookmark. But at the moment that it was lifted, {frog.he} rose into the air, <turned over once|touched the lantern>, and came down in a slipper. {hero} was completely satisfied. There were frogs who hopped until lunch, and this one would begin there.`,
      ],
    },
    {
      id: "wrong-way-round",
      ...KITCHEN_DAWN,
      pose: "reaching",
      feeling: "surprised",
      with: ["big worried", "pal surprised"],
      props: ["thing:cereal", "cup", BAG],
      happening: "{hero} reaches out to {big}, who is in a muddle at breakfast, and {pal} is surprised.",
      A: [
        `The alarm clock rang while it was still dark, and by that time {big} had been up for an hour, which was not altogether an advantage. When {hero} came in to open the curtains, {big} was attentively pouring tea over the cereal. "Are the buttons supposed to be at the back?" inquired {pal}, as gently as possible. {big} looked down, and could not discover a single one. "Arms up," said {hero}, because somebody had to say it. {big} obediently put them up, and was turned around inside the shirt like a spoon in a jar. <Next came the shoes, of which one was brown and the other black.|Then there were the shoes, and one was brown and the other black.> "Sit down, please," said {hero}, and fetched its sister. It was peculiar to see {big} from above. There was toothpaste in one eyebrow.`,
        `Even a morning that has been planned can be surprised. {pal} made the toast and rescued it, {hero} opened the curtains, and everything would have gone perfectly if it had not been for {big}. {big} had already put salt into the tea, and had politely wished the toaster a pleasant day. The buttons of the shirt had been fastened so that one side was longer than the other. "I'm perfectly calm," announced {big}, and sat down beside the chair. {hero} and {pal} exchanged a glance. Then {hero} did what had been done for {them} on a thousand mornings, and undid all the buttons, and began again from the bottom. <"There," {they} said, and patted the collar.|"Chin up," {they} said, when {they} reached the collar.> "You've got toothpaste behind your ear."`,
      ],
    },
    {
      id: "packs-lunch",
      ...KITCHEN_DAWN,
      pose: "holding",
      feeling: "excited",
      with: ["frog calm", "pal calm"],
      props: [LUNCH_BOX, SANDWICH, "apple"],
      happening:
        "{hero} holds a lunch box, and {frog} sits beside a sandwich and an apple while {pal} is near.",
      B: [
        `{hero} made {big} some lunch. {frog} went in first. Then the bread went on top. "Sh!" said {hero}.`,
        `The next day {hero} made lunch for {big}. Who sat under the bread? It was {frog}!`,
      ],
      E: [
        `In the morning {hero} packed a lunch for {big}. {They} made a <good|big> cheese sandwich. {frog} went in first, and the sandwich went on top. "Stay flat," {they} told {frog}. "You must wait for lunch."`,
        `In the morning {pal} cut the bread, and {hero} packed the lunch box. In went an apple for {big}. In went {frog}, very flat. And on top went the biggest sandwich <in the house|of all>. Not one green toe stuck out.`,
      ],
      I: [
        `It was still dark outside, and {big} was running around in one shoe. {pal} cut the bread while {hero} packed. "{big} likes a lot of cheese," said {hero}. {They} put in an apple, and half a bun, because {they} had tested the other half. Then {they} waited until {pal} turned to the toast. {frog} went to the bottom of the lunch box, and {they} pressed {frog.him} flat. <The sandwich came down on {frog.him} like a mattress.|Then the sandwich came down on top.> Nothing showed. "At noon," {hero} whispered into the box, "and not before."`,
        `"What does a person need all day?" asked {hero}. {They} stood in front of the open lunch box, like a captain loading a ship. {pal} thought that a sandwich was enough. {hero} added an apple, a carrot, and a clean sock, just in case. Then {they} sent {pal} to look for a napkin. <Quick as a fish, {they} laid {frog} on the bottom.|Quickly {they} put {frog} in, right at the bottom.> {Frog.he} was crouching already. {hero} set the sandwich on {frog.his} back and held it there with one finger, until the lid snapped shut.`,
      ],
      A: [
        `Then there was a lunch to pack. {hero} had watched it being done often enough, and knew that the secret was in the order. First came {frog}. {They} chose a moment when {pal} was occupied with the butter, and pressed {frog.him} down in the corner of the lunch box until {frog.his} legs lay folded beneath {frog.him}. Upon {frog} came the sandwich, which was as heavy as {they} could make it, with three sorts of cheese. After that came an apple, and half a bun, the other half of which had been tested. <"What's so funny?" asked {pal}.|"What are you doing over there?" asked {pal}.> "Nothing," said {hero}, and leaned upon the lid. Something inside it pushed back, only slightly, like somebody who is trying not to giggle.`,
        `There is more responsibility in a lunch than people generally think. It would be the only thing in that entire new place that came from home, and {hero} weighed every item carefully. An apple was sensible. A carrot made a cheerful noise. A clean sock was possibly not lunch, but one never knew. Then {they} asked {pal} for a napkin, and while {pal} was hunting through the drawer, {frog} was lowered to the very bottom and held there with a thumb. The thickest sandwich of the year was laid across {frog.his} back. <It rocked a little, and then it lay perfectly still.|For a second something lifted it, and then it lay still.> "There isn't a napkin in the entire house," reported {pal}. "It doesn't matter," said {hero}, and snapped the lid shut. It had two clips, fortunately.`,
      ],
    },
    {
      id: "badge-gone",
      ...HALL_DAWN,
      pose: "kneeling",
      feeling: "worried",
      with: ["big worried", "pal worried"],
      props: [BAG, "thing:shoes", "clock"],
      happening: "{hero} kneels by a backpack and some shoes, and {big} and {pal} look for something, too.",
      E: [
        `{big} had {big.his} shirt on <backward|inside out>, and {hero} turned it around. Then {big} opened the door and stopped. "My badge!" {big.he} cried. "The new door never opens without my badge!" It was not on the bag, and it was not in any pocket.`,
        `"My badge is gone!" called {big}. "The new door will never open without it!" {big} looked under the carpet, and {pal} looked inside the shoes. {hero} looked in the bag <and under it|three times>. There was no badge anywhere!`,
      ],
      I: [
        `It was nearly time. {big} had buttoned {big.his} shirt all wrong, and {hero} had buttoned it again. {big} was wearing two shoes, and they even belonged together. Then {big.he} reached for the badge, and <it wasn't there|there was only the bag>. "It was lying on top!" said {big}. "The new door won't open for anybody without one!" {pal} shook out every coat and jacket. {big} looked under the carpet, and then {big.he} looked under it again. The frogs must have been jumping like popcorn.`,
        `"Badge," said {big} at the door, and felt {big.his} pockets. "Badge," {big.he} said again, and {big.his} voice climbed. It wasn't on the bag, or on the hook, or behind the cushions. {pal} crawled around with a lantern and found a button. {big} ran in a circle. <"Without it I can't even get in!" {big.he} said.|"It opens the new door!" {big.he} said.> "I'll stand outside all day, and they'll take me for a parcel." {hero} looked from one to the other. Everybody was looking everywhere, and that's a bad way to look.`,
      ],
      A: [
        `At ten minutes to seven {big} stood by the door in a buttoned shirt, reached for the badge, and took hold of nothing. The top of the bag was empty. "It was here," said {big}. "It has been lying here the whole time!" Without the badge the new door would not open, for it was a door that had to be shown a face. {pal} lifted the cushions, and shook the coats until they jingled. {big} searched the bag, and the pockets, and the bag again, faster and faster, like somebody playing the piano. <"They'll believe that I've changed my mind," {big.he} said.|"I'll be standing outside until February," {big.he} said.> {hero} was already looking under the carpet, when it occurred to {them} that nobody was actually thinking. It was understandable. Nobody can think properly with so much hopping going on.`,
        `It would have been a perfect departure. The shirt was buttoned, the bag was on, and there were eleven minutes to spare. Then {big} put a hand to {big.his} chest, where the badge should have been, and there was only chest. Immediately everybody ran. {pal} emptied the umbrella stand, and discovered a mitten that had been given up long ago. {big} looked beneath the bag, inside the bag, and, for some mysterious reason, in the flowerpot. "The door won't recognize me!" {big.he} called from under the table. "It only opens for the badge!" Eleven minutes became nine, and nine became seven. <{hero} had run in a circle twice before {they} noticed it.|{hero} ran, too, until {they} met {pal} coming the other way.> Then {they} stopped, because it seemed necessary that somebody should stand still.`,
      ],
    },
    {
      id: "asks-hands",
      ...KITCHEN_DAWN,
      pose: "holding",
      feeling: "proud",
      with: ["big happy", "pal happy"],
      props: [BADGE, "thing:milk"],
      happening: "{hero} holds a badge that was beside the milk, and {big} and {pal} are happy.",
      B: [
        `"Oh, no! My badge!" said {big}. {hero} looked by the milk. There it was, so cold!`,
        `"Where is my badge?" said {big}. {hero} looked and looked. It was with the cold milk!`,
      ],
      E: [
        `"Stand still," said {hero}. {big} always said that when something was lost. "What were your hands doing before?" {big} <had to remember|thought about it>. "They were putting the milk away." {hero} ran to the refrigerator. There was the badge, beside the milk!`,
        `{hero} took both of {big's} hands. "What did you do last?" {they} asked them. "Milk," said {big} slowly. So {hero} opened the refrigerator. There lay the badge, <next to|beside> the milk. {big's} face on it looked so cold! {big} began to laugh.`,
      ],
      I: [
        `"Stop and stand still," said {hero}, in {big's} own voice, the one that was kept for missing mittens. "Now, what did your hands do last?" {big} stood still and studied {big.his} hands. "They were holding a cup," {big.he} remembered, "and after that they were putting the milk away." {hero} was already at the refrigerator. <Beside the milk lay the badge, quite at home.|There, leaning against the milk, was the badge.> The face on it looked more surprised than ever. {big} laughed until {big.he} had to hold on to the table.`,
        `When {hero} lost something, {big} never ran around. {Big.he} knelt down and questioned {hero's} hands about it. So now {hero} took hold of {big's} hands. "What did you two do last?" {they} asked. <The fingers opened and closed.|The fingers considered it.> "We carried the badge to the kitchen," said {big} slowly. "After that we took out the milk, and put it away again." {hero} opened the refrigerator. There was the butter, there was the milk, and between them was the badge. "Good morning," said {big} to {big.his} own cold face.`,
      ],
      A: [
        `"Stop," said {hero}, and it came out in {big's} voice, the slow one, which was reserved for missing mittens. "Stand perfectly still. Now, what did your hands do last?" Nobody is able to run when that voice is used. {big} held up {big.his} hands in the middle of the kitchen, and everybody examined them. "They carried the badge in here, in order to polish it," {big} recalled. "Then they wanted some milk, and took it out, and put it away again." {hero} had opened the refrigerator before the sentence was over. <On the middle shelf, between the butter and the milk, lay the badge.|Beside the milk, where it was dark and cold, lay the badge.> The face on it had never had a better reason for looking astonished. {big} began to laugh, and continued until some of the hopping had come out.`,
        `{big} had a method for missing things, and it had never failed {hero} yet. You don't question the person, who knows nothing; you question the hands. So {hero} took hold of {big's} hands, which were as cold as fish, and turned them over. "What were you doing last?" {they} demanded sternly. {big} closed {big.his} eyes. It appeared that the left one had been holding the badge when the right one wanted some milk, and had helped, because it was polite. "Oh, no," said {big}. <"Oh, yes," said {hero}, with the refrigerator open.|"Oh, yes," said {hero}, from the refrigerator.> From the shelf beside the milk, slightly misted over, {big} gazed out at everybody like a member of an expedition. {hero} breathed on the badge until it was warm again. {big} was still laughing, and it was obviously doing {big.him} good.`,
      ],
    },
    {
      id: "lets-go",
      ...STREET,
      pose: "waving",
      feeling: "brave",
      with: ["big happy", "pal calm"],
      props: [BAG, LUNCH_BOX],
      happening: "{hero} waves in the street beside {big}, {pal}, a backpack, and a lunch box.",
      B: [
        `{hero} went out with {big}. "I will be here after work!" {they} said. {big} waved and waved.`,
        `"Bye, {big}!" said {hero}. "I will be here when you come back!" {They} waved and waved.`,
      ],
      E: [
        `{hero} and {pal} went out to the street to wave. "Do you have your lunch?" asked {hero}. "It is only hard until then." {big} kissed {them} on the nose. {hero} waved until {big} was <no bigger than|just> a dot.`,
        `On the street {big} held on to {hero's} hand. "You can let go now," said {hero}. "I will be waiting here when you come back." It was what {big} always said. {big} laughed and walked away. At the corner {big.he} <turned around and waved|waved with both arms>.`,
      ],
      I: [
        `It was getting light in the street. {hero} inspected {big} carefully from top to toe. "Have you got your bag and your badge?" {they} asked. "And have you been to the bathroom?" {big} had. "If you get lost, ask somebody with a friendly face," {hero} continued, "and if you can't remember a name, just smile." <{pal} looked the other way and coughed.|{pal} looked very hard at a cloud.> {big} hugged them both, and turned at the corner to hold up one hand. {hero} held up {theirs} until there was nothing left but the corner.`,
        `Out on the street {big} suddenly had to hurry back and straighten the doormat. After that {big.he} needed a handkerchief. "You're taking your time," observed {hero}, who knew all about that. {They} took {big} by the hand and walked with {big.him} to the corner. "I can't come inside with you," {they} said, "but I'll be home when you come back, and you can tell me everything." <{big} squeezed {their} hand three times.|{big} nodded, and didn't let go yet.> "Until lunch," said {big}. "Until lunch," said {hero}, and let go first.`,
      ],
      A: [
        `Outside, the sky was turning pink above the roofs. {hero} walked once around {big}, as one walks around a car before a long journey, and inspected the bag, the badge, and the handkerchief. "And have you been to the bathroom?" {they} added, and {big} saluted. "If you get lost, look for somebody with a friendly face. And you needn't remember everybody's name on the first day; you can remember two, and another two tomorrow." <{pal} was obliged to study a cloud.|{pal} looked extremely hard at a cloud.> It was all advice that {hero} had once received {themselves}, and it had kept remarkably well. {big} bent down and put {big.his} forehead against {theirs}. "Just as far as lunch," murmured {big}. At the corner {big.he} suddenly became taller, because {big.he} had got up on {big.his} toes to wave.`,
        `They all went down to the street, where the lamps were still burning, and there {big} discovered a number of things that had to be done first. A shoelace was untied, and tied, and the doormat was straightened. "You're putting it off," {hero} observed, without reproach, for {they} {was} something of an artist at it {themselves}. {They} took {big} by the hand and accompanied {big.him} as far as the corner. "This is where I have to stop," {they} explained, "but this evening I'll be at home, and you can tell me absolutely everything." <{big} laughed in spite of the frogs.|{big} swallowed, and possibly that was a frog going down.> Then {hero} handed over the lunch box, with both hands. "Keep it level," {they} advised, "and don't open it before noon, because that's the rule." {big} seemed to remember that rule from somewhere.`,
      ],
    },
    {
      id: "nothing-under",
      ...CLASSROOM,
      pose: "sitting",
      feeling: "brave",
      props: [LUNCH_BOX, SANDWICH, "clock"],
      happening: "{hero} sits in the classroom with a lunch box and a sandwich, and looks at the clock.",
      E: [
        `At noon {hero} opened {their} own lunch box. {pal} had made the sandwich. {hero} lifted it, but there was nothing under it. That felt a bit <sad|lonely>. But far away {big} had a sandwich, too. {hero} looked at the clock and smiled.`,
        `The clock said twelve. {hero} looked under {their} sandwich. There was only a crumb, because {pal} did not know about the <secret|surprise>. {hero} missed {big}. Then {they} thought of {frog}. "Now hop!" {they} whispered.`,
      ],
      I: [
        `At twelve o'clock {hero} opened {their} lunch box. {pal} had packed it carefully, with a sandwich cut into four. {hero} knew that there would be nothing hidden underneath it, and looked all the same. There was nothing. For a moment the classroom felt as wide as a field. Then {they} looked up at the clock. <Both of its hands pointed straight up.|It was exactly noon.> It was noon everywhere in town, and somewhere another lid was opening. {hero} took an enormous bite at the very same time, to keep {big} company.`,
        `All morning {hero} had been watching the clock instead of the board. Ten past nine: the new door. Half past ten: all those different names. Now it was finally noon. {They} lifted one corner of {their} sandwich, as {they} did every day, and under it was <only a crumb|the bottom of the box>. {pal} made very good sandwiches, but nobody had told {pal.him} about underneath. {hero} missed {big}, right in the middle. "What are you waiting for?" somebody wanted to know. "I'm counting," said {hero}. "Three, two, one, hop."`,
      ],
      A: [
        `At noon precisely {hero} opened {their} lunch box. {pal} had gone to a great deal of trouble, and had even cut off the crusts. {hero} lifted the sandwich by one corner, although {they} knew quite well how it would be. Underneath there was nothing. It was a clean, smooth, ordinary nothing, such as most people have beneath their sandwiches every day without giving it a thought. {hero} looked at it a while longer than it deserved. Then {they} looked at the clock, whose hands had just come together at the top. <It was noon here, and it was noon behind the new door.|It was noon on both sides of town.> There somebody was lifting a sandwich under which there was a great deal more than nothing. {hero} took the largest bite that {they} could, in order to be company.`,
        `Since nine o'clock {hero} had been in two places at once. One half was sitting in the classroom, doing arithmetic, and the other was wandering along a corridor that {they} had never seen, and trying one door after another. At noon both halves were hungry. {hero} raised the corner of {their} sandwich, as {they} did every day, and discovered a crumb. Nobody had ever told {pal} that a sandwich has an underneath. All the same it was suddenly a little cold around {their} heart. "Have you lost something?" inquired the child in the next seat. {hero} considered the question. <"I know where it is," {they} answered.|"No," {they} answered, "I sent it somewhere."> {They} watched the longer hand of the clock creep upward until it covered the shorter one completely. "Now," {they} whispered, and took an enormous bite.`,
      ],
    },
    {
      id: "waits-at-window",
      ...EVENING,
      pose: "standing",
      feeling: "worried",
      with: ["pal calm"],
      props: ["clock", "thing:slipper"],
      happening:
        "{hero} stands in the living room by the clock and a slipper and waits, and {pal} waits, too.",
      I: [
        `At five o'clock {hero} moved to the window. At ten past five {they} put {big's} slippers beside the door, with the toes pointing in. At twenty past five {they} turned them around, so that {big} could walk directly into them. <"Is that clock tired?" {they} asked.|"Is that clock right?" {they} asked.> "Work is over, and then comes the journey home," said {pal}, "and that's new as well." {hero} hadn't considered that. Outside, the streetlights went on. Then there were footsteps, slow ones, and a key that couldn't find its hole.`,
        `{pal} made soup, and {hero} put out the spoons and watched the street. Somebody with a bag came around the corner, but it was the wrong bag. Somebody with {big's} sort of walk came around the corner, but it was a stranger <with a cello|with a dog>. "What if the frogs didn't stop?" asked {hero}. "Then there will be soup," said {pal}. It grew dark. {hero} had breathed on the whole window when the door opened. There stood {big}, with {big.his} hair on end and {big.his} badge upside down.`,
      ],
      A: [
        `By five o'clock everything had been prepared. {big's} slippers stood by the door with their toes pointing outward, and then, after some reflection, inward. "You mustn't ask how it was," {hero} instructed {pal}, "because when people ask me that, all I can ever answer is fine." They agreed on several better questions, and {pal} practiced asking them. At half past five the hands of the clock appeared to be stuck. <At a quarter to six {hero} polished the window with a sleeve.|At a quarter to six the streetlights came on.> "The journey home is new as well," {pal} pointed out. {hero} had not considered this. {They} had looked after {big} as far as noon, and no further. Then slow, flat footsteps approached the house, and a key went looking for its hole.`,
        `Waiting, {hero} discovered, is a job as well, and nobody gives you a badge for it. {They} stood at the window, and the street produced all sorts of people. There was one with {big's} bag, who was considerably too short, and another with {big's} walk, who was carrying <a cello|a ladder>. {pal} was stirring the soup, and looked at the clock only when {hero} wasn't looking at it. "Suppose that they didn't stop at lunch," said {hero} finally. {pal} put down the spoon. "In that case we'll invite every one of them to supper," {pal.he} decided, "and I'll find some more chairs." It was at that very moment that the key turned. In came a bag, and a badge that was hanging upside down, and {big}, with {big.his} hair on end.`,
      ],
    },
    {
      id: "tells-lunch",
      ...SUPPER,
      pose: "sitting",
      feeling: "happy",
      with: ["big happy", "frog happy", "pal happy"],
      props: ["thing:soup", BADGE],
      happening: "{hero} sits in the kitchen with {big} and {pal}, and {frog} is back beside the soup.",
      B: [
        `{big} came home. "A frog hopped out of my lunch! It fell in the soup! We all laughed, and my frogs stopped."`,
        `"Your frog hopped in a man's soup!" said {big}. "He laughed, and I did, too. Then my frogs stopped."`,
      ],
      E: [
        `{big} came home. "I sat all alone at lunch," {big.he} said. "Then I picked up the sandwich, and a frog jumped out! It fell into somebody's soup, and we all laughed." "Did your own frogs stop?" asked {hero}. {refrain2}`,
        `{big} came home with {big.his} badge upside down. "I pushed a door that said pull," {big.he} said. "But at lunch a green frog jumped into somebody's soup! He laughed, and he had frogs <once|before>, too." {hero} looked at {big's} tummy. {refrain2}`,
      ],
      I: [
        `{big} sat down and began at the very beginning. {Big.he} had pushed a door that said pull, and had wished a good morning to somebody's coat. At noon {big.he} had sat at the end of a long table, alone and full of frogs. "Then I lifted the sandwich," said {big}, "and something green came flying out. It landed in somebody's tomato soup." {hero} held {their} breath. <"Everybody stared," said {big}, "and then everybody laughed."|"One person laughed," said {big}, "and then they all did."> "And your frogs?" "They stopped," said {big}, "exactly as you said."`,
        `"Who did you sit with?" asked {hero}, because that's the important question. "With nobody," said {big}, "until I picked up my sandwich." Then {big.he} had to stop for laughing. {frog} had flown across the table and landed in the soup of a man <with a curly beard|with a very grand tie>. The man had studied {frog}, and after that he had studied {big}. "First day?" he had asked. "My own frogs stayed until Tuesday." And he had moved over. Now {big} took something out of a pocket. It was green, but orange up to the knees.`,
      ],
      A: [
        `It took the entire supper to tell. {big} had pushed against a door that said pull, and had shaken hands with somebody's coat, and had looked for the bathroom and discovered the brooms. "And at noon," said {big}, "I sat down at the end of an extremely long table, and my entire pond sat down with me. So I lifted the sandwich, and something went off like a rocket! It sailed over the salt and landed in the soup of a lady whom everybody is a little afraid of." <{pal} covered {pal.his} eyes.|{hero} stopped breathing.> "She declared that nothing so entertaining had ever happened to her soup, and she invited me to sit beside her." "And your frogs?" whispered {hero}. {big} patted {big.his} stomach. "Gone," {big.he} reported, "at ten minutes past twelve."`,
        `"Who did you sit with?" asked {hero}, when {big} had settled down at the table. "With nobody, to begin with," admitted {big}. Until noon it had been a pond of a day, with eleven names, a difficult door, and a polite good-morning to a coat stand. At lunch {big} had discovered an empty place and lifted the sandwich, and something green had sailed past {big.his} nose. It had crossed the table in a magnificent arc and come down in the tomato soup of a tall man, <who rescued it with a fork|who rescued it by one leg>. "First day?" he had inquired, very seriously. "Mine were hopping until Wednesday." After that there were four of them at the table, and everybody wanted to see it hop. "And your own frogs?" asked {hero}. {big} listened inside. "Not a single one," {big.he} reported.`,
      ],
    },
    {
      id: "your-turn",
      ...CLASSROOM,
      pose: "holding",
      feeling: "happy",
      with: ["frog happy"],
      props: [LUNCH_BOX, SANDWICH],
      happening: "{hero} holds a lunch box in the classroom, and {frog} has been under the sandwich.",
      B: [
        `On day two {hero} had lunch. What was under the bread? {refrain2}`,
        `It was day two. {hero} took up {their} bread. {refrain2} And {frog.he} smelled of soup!`,
      ],
      E: [
        `The next morning {big} went to work with only one small frog inside. At noon {hero} opened {their} lunch box. {They} lifted the sandwich <a bit|by one end>. Hop! Out came {frog}, and {frog.he} still smelled of soup!`,
        `Then it was {big's} second day, and this time {big.he} remembered {big.his} badge. At noon {hero} picked up {their} own sandwich, and something moved. Hop! There was {frog}, with tomato soup on {frog.his} <legs|feet>. {Frog.he} had come to lunch.`,
      ],
      I: [
        `On the second morning {big} had buttoned {big.his} shirt correctly. "How many frogs?" asked {hero}. "Only two," said {big}, "and they're little ones." At noon {hero} opened {their} lunch box, and the lid seemed to be pushing from inside. {They} counted to three, and then {they} lifted the sandwich. Something green shot into the air and came down <among the pencils|in somebody's lap>. It was {frog}, orange to the knees and smelling of tomato soup. On {frog.his} stomach were two words in {big's} handwriting: "Your turn."`,
        `The next morning was easier. {big} found the badge without asking anybody's hands. {pal} made {hero's} sandwich, but somebody else closed the lid <and hummed|and whistled>. {hero} noticed, and didn't look. {They} didn't look at nine, or at eleven. At noon {they} took hold of one corner of the bread and lifted it, very slowly. Something green shot past {their} ear. So that was where {frog} had gone! All through lunch {frog.he} sat beside the apple, smelling of tomato soup, as if {frog.he} had always eaten there.`,
      ],
      A: [
        `The second day began in the dark as well, but this time the tea went into the cup. "How many?" asked {hero} at the door, and {big} listened for a moment. "Three," {big.he} reported, "and one of them is only a tadpole." At noon {hero} took {their} lunch box on {their} knees, and as soon as the clips were undone, the lid began to rise. {pal} made an honest, level sandwich, and this one was standing at an angle. {hero} looked around, but nobody suspected anything. <Carefully {they} took hold of the crust.|Silently {they} counted to three.> What came out went up as far as the lamp, and landed in front of {them} with its chin in the air. It was {frog}, orange to the knees and smelling of tomato soup. On {frog.his} stomach, in {big's} handwriting, were two words: "Your turn."`,
        `Nobody said a word about it, because that was part of it. {frog} dried overnight beside the stove, with one leg longer than the other, and in the morning {frog.he} was gone. {big} got the buttons right on the second attempt, and found the badge on {big.his} own chest. Then {big.he} went off down the street with only a small frog or two inside. At noon {hero} lifted the corner of {their} sandwich. {They} had not exactly expected anything. <Something brushed {their} ear, and there was a smell of tomato soup.|There was a rustle, and a smell of tomato soup.> "What was that?" asked everybody within reach. {hero} had caught {frog} already, and felt {frog.his} crooked legs push against {their} palm. "That's from work," {they} explained, and laid {frog.him} back under the bread. Tomorrow it would be somebody else's turn.`,
      ],
    },
  ],
};
