import type { Shape } from "@/lib/features/writing/classic/grammar";

const LIVING_ROOM = { place: "living-room", time: "evening", weather: "clear" } as const;
const BATHROOM = { place: "bathroom", time: "evening", weather: "clear" } as const;
const BRUSH = "thing:toothbrush";

export const CLOSING_TIME: Shape = {
  id: "habits/closing-time",
  theme: null,
  wild: 2,
  tags: ["tooth", "bath", "night", "family", "funny", "growing", "home"],
  about: [
    "toothbrush tooth-brush toothbrushing tooth-brushing teeth-brushing teethbrushing thoothbrush toothbrsh toothbruch minute-of-brushing toothbrush-time brush-teeth brush-the-teeth brush-my-teeth brush-your-teeth brush-ur-teeth clean-ur-teeth brush-her-teeth brush-his-teeth brush-their-teeth brush-our-teeth brushing-teeth brushing-the-teeth brushing-my-teeth brushing-your-teeth brushing-her-teeth brushing-his-teeth brushing-their-teeth brushing-our-teeth brushing-of-teeth brushed-teeth brushed-her-teeth brushed-his-teeth brushed-my-teeth brushed-their-teeth teeth-brush brush-tooth brushing-tooth brush-baby-teeth brush-all-teeth brush-all-her-teeth brush-all-his-teeth brush-those-teeth brush-these-teeth brushing-teath brushing-teeths brush-teath",
    "toothpaste tooth-paste toothpaste-too-spicy spicy-toothpaste toothpaste-is-spicy minty-toothpaste mint-toothpaste",
    "clean-teeth clean-the-teeth clean-my-teeth clean-your-teeth clean-her-teeth clean-his-teeth clean-their-teeth clean-our-teeth cleaning-teeth cleaning-the-teeth cleaning-my-teeth cleaning-your-teeth cleaning-her-teeth cleaning-his-teeth cleaning-their-teeth cleaning-our-teeth cleaned-her-teeth cleaned-his-teeth cleaned-their-teeth scrub-teeth scrubbing-teeth wash-teeth wash-her-teeth wash-his-teeth wash-my-teeth wash-your-teeth washing-teeth washing-her-teeth washing-his-teeth doing-her-teeth doing-his-teeth doing-their-teeth do-her-teeth do-his-teeth do-your-teeth teeth-time teeth-before-bed teeth-and-bed dirty-teeth",
  ],
  unless: ["dentist elephant-toothpaste"],
  premise:
    '{Hero} always says "In a minute" when it is time to brush {their} teeth, until a pea between them says it back.',
  shows: [BRUSH, "thing:toothpaste"],
  talk: [
    "What was different for {hero} when the toothbrush had become a broom?",
    "Who might still be sitting in your café tonight, and at which table?",
    "When do we at home say that we will do something in a minute?",
  ],
  cast: {
    pal: ["thing:teddy-bear"],
    big: ["mother", "father"],
  },
  refrain: {
    B: [`"In a minute," said {hero}.`, `"In a minute," said {big}.`],
    E: [`"In a minute," said {hero}.`, `"In a minute," said {big}.`],
  },
  beats: [
    {
      id: "cafe-closes",
      ...LIVING_ROOM,
      pose: "standing",
      feeling: "calm",
      with: ["pal calm"],
      props: ["cup", "thing:spoon", "thing:broom"],
      happening: "{hero} stands in the living room with a cup, a spoon, and a broom, and {pal} has not left.",
      B: [
        `{hero} had a play café. "All out! We close now!" But {pal} did not go. "In a minute," said {pal}.`,
        `It was late. {hero} shut {their} play café. The toys all went home. But not {pal}! "In a minute," said {pal}.`,
      ],
      E: [
        `{hero} had a café for toys. Every evening {they} hit a cup with a spoon. Ding! "Closing time! Everybody out!" The cars drove off, and the ducks went home. Only {pal} still sat there. "In a minute," said {pal}, in {hero's} <deepest|very deep> voice.`,
        `Ding, ding! {hero} hit a cup with a spoon. "Closing time!" {they} called. The café for toys had been open all <day|evening>. Now everybody got up and went home, but {pal} did not move. "In a minute," said {pal}, in the deep voice that {hero} did for {pal.him}.`,
      ],
      I: [
        `{hero} ran a café on the living room floor. It had one cup, one spoon, and a great many guests, and every evening at seven it closed. {They} hit the cup with the spoon. "Closing time! Everybody out, please!" The cars drove home, and the dinosaurs went <in a row|two by two>. Only {pal} stayed at {pal.his} table. "In a minute," said {pal}, in {hero's} deepest voice. "They all say that," sighed {hero}, and swept around {pal.him} with the broom.`,
        `The café behind the armchair was open to anybody with a tail, wheels, or ears. {hero} was the cook, the waiter, and the one with the broom. Ding, went the spoon on the cup. "Closing time!" Blocks and buses, elephants and ducks, they all paid with a button and left. {pal} was the last, as always. "In a minute," said {pal}, who got {pal.his} deep voice from {hero}. <"Your minutes are enormous," {hero} told {pal.him}.|"That is what you always say," {hero} told {pal.him}.>`,
      ],
      A: [
        `{hero} was the owner of a café on the living room floor. It consisted of one cup, one spoon, and the sort of visitors who come every day, and it closed at seven o'clock precisely. At seven, therefore, {they} struck the cup with the spoon and announced that it was closing time, and would everybody kindly mind the carpet. The racing cars departed. The dinosaurs, who were never any trouble, left in order of size. Only {pal} remained at the best table, leaning on one elbow. "In a minute," said {pal}, for whom {hero} did the talking. <"That is what you said yesterday," {hero} replied.|"You have been saying that since Sunday," {hero} replied.> "Have you ever considered the person with the broom?" And {pal} was carried out, chair and all.`,
        `Anybody who has ever kept a café knows that opening is easy, and that the difficult part is to close. {hero} had kept one behind the armchair since the summer. Every evening at seven {they} rang with a spoon against a cup, and most of the visitors were very good about it. The elephants paid in buttons. The buses took the ducks home. It was {pal} who never stirred. {pal} sat in front of an empty plate, gazed at the ceiling, and said, "In a minute," in the deep, slow voice that {hero} kept for {pal.him}. <"Nobody ever thinks of the person with the broom," said {hero}.|"There is a person here with a broom," said {hero}.> {They} swept around {pal} on the left, and around {pal} on the right. In the end {they} had to take away the chair, with {pal} on it.`,
      ],
    },
    {
      id: "toothbrush-comes",
      ...LIVING_ROOM,
      pose: "kneeling",
      feeling: "calm",
      with: ["big calm", "pal calm"],
      props: [BRUSH, "cup"],
      happening: "{hero} kneels in the living room with {pal}, and {big} has come about the toothbrush.",
      B: [
        `"Time to brush your teeth," said {big}. {refrain} {big} came again. {refrain}`,
        `{big} had the toothbrush. "It is time." {refrain} Then it was one more minute. And one more.`,
      ],
      E: [
        `Then {big} came in with the toothbrush. "It is time for your teeth." {refrain} {big} waited until the minute was over, and so was <another one|the next one>. "How about now?" asked {big}. {refrain} {They} did not even hear {themselves} say it.`,
        `"Time to brush your teeth!" called {big}. {refrain} {They} had to wash a little cup first, and then {they} had to wash it again. {big} waited in the door with the toothbrush. "How about now?" {refrain} {They} said it every <evening|night>.`,
      ],
      I: [
        `"Teeth!" said {big}, who had come with the toothbrush in one hand. "In a minute," said {hero}, without looking up, as other people say good morning. There were cups to be washed first, and a spoon had to be dried <on both sides|twice>. A minute went by. It was followed by another one, and another. "Is it over yet?" asked {big}. "In a minute," answered {hero}, and this time it came out in the deep voice of {pal}.`,
        `Every evening there was a bump in the road between supper and bed. It was there that {big} appeared with the toothbrush. "Time to brush your teeth," said {big}. "In a minute," said {hero}, and went on sweeping. {big} watched the clock until the minute was <completely over|entirely gone>. "It was a very nice one," said {big}, "and what about now?" "In another minute," said {hero}. {They} would have brushed anything else: a horse, a carpet, even {pal}.`,
      ],
      A: [
        `At a quarter past seven {big} appeared in the doorway with a toothbrush. "It's that time again," said {big}. "In a minute," said {hero}, without turning around. {They} had said it yesterday evening as well, and by now it came out by itself, in the way that a drawer slides open when you walk past. There were still several cups to wash and chairs to arrange. {big} waited, and was very decent about it; {big.he} even dried a spoon. "That was a minute," {big.he} observed after a while, "and I believe that was another." <"Just one more," said {hero}, "but a small one."|"In a minute," repeated {hero}, a little more firmly.> Nobody in the room noticed that {pal}, who was lying on {pal.his} back in the corner, looked extremely interested.`,
        `{big} had tried being early, {big.he} had tried being late, and {big.he} had tried singing it through the keyhole. "Toothbrush time," {big.he} announced tonight, quite simply, and held the thing out with the handle first. "In a minute," said {hero}. It was a remarkable sort of minute. It was longer than the minutes in which other people boil an egg; it stretched across the entire evening, like chewing gum, and behind it there was always another. {They} didn't object to water, and {they} didn't even object to soap. <What {they} objected to came out of a tube, and it bit.|It was what came out of the tube that {they} minded, because it bit.> "And now?" asked {big}. {hero} folded a napkin, unfolded it, and folded it in the opposite direction. "In another minute," {they} said.`,
      ],
    },
    {
      id: "toothpaste-bites",
      ...BATHROOM,
      pose: "standing",
      feeling: "worried",
      with: ["big calm", "pal calm"],
      props: [BRUSH, "thing:toothpaste", "cup"],
      happening: "{hero} stands in the bathroom with a toothbrush, and does not like the toothpaste.",
      B: [
        `{hero} put a lot of toothpaste on. "Ow! It is too spicy!" Out it came. {refrain}`,
        `In went the brush. "Ow! It bites!" The toothpaste was so spicy. {They} did not want it.`,
      ],
      E: [
        `In the bathroom {hero} made a long white stripe, like the picture on the tube. "Ow!" {they} cried. "That is very spicy!" Everything came out again. {big} tried a little, too. "It does <bite|sting> a bit," {big.he} agreed. "Do you want to rest first?"`,
        `The trouble was always the toothpaste. {hero} put a whole long stripe of it on {their} brush. It burned {their} tongue, and it got into {their} nose. "It is too spicy!" {they} cried. {big} held a cup of water for {them}. "Then we will take our <time|time with it>," said {big}.`,
      ],
      I: [
        `At last {hero} stood at the sink and squeezed out an enormous white stripe, exactly like the picture on the tube. {They} shut {their} eyes and put it in. It was icy and burning, both together, and it went up {their} nose. "It bites!" {they} cried, and spat everything out. {big} tasted some. "It is rather wild," {big.he} admitted, "and on Saturday we'll look for a milder one, but tonight there's only this." {hero} <put down the toothbrush|hid the toothbrush behind the cup>. "In a minute," {they} muttered.`,
        `There was a reason for all those minutes, and it lived in a tube. {hero} laid a long stripe along the brush, as thick as a caterpillar, because that was how it looked on the box. It <stung|bit> {their} tongue immediately, and it made {their} eyes water. "Too spicy!" {they} cried, when {they} could. {big} tasted it, and didn't say that it wasn't. "We can choose another kind on Saturday," {big.he} said, "but your teeth are here tonight." "In a minute," said {hero} miserably.`,
      ],
      A: [
        `It was half past seven before they arrived at the sink. On the tube there was a picture of a toothbrush wearing a magnificent white wave, and {hero} made a wave of exactly the same size. {They} closed {their} eyes and put it in, and for a second nothing happened. After that it was as if a polar bear and a pepper mill had met on {their} tongue. It went up {their} nose, and it came out of {their} eyes. "It's too spicy!" {they} spluttered, when everything was in the sink. {big} tasted a little, and did not pretend. <"It has quite a temper," {big.he} admitted.|"It certainly bites," {big.he} admitted.> "On Saturday we'll choose a different one together, but unfortunately this is what we've got tonight." "In a minute," said {hero}, hoarsely.`,
        `It would be a mistake to think that {hero} was lazy, for {they} had swept an entire café that evening. The reason was the toothpaste. Every night {they} put on as much as you see on the box, a magnificent roll with a curl at the end. Every night it behaved in the same manner. It lay there looking innocently like cream, and suddenly it bit. {They} immediately hopped from one foot to the other until everything was in the sink, and held {their} tongue out <to recover|to let the wind get at it>. "Too spicy?" asked {big}, and tasted it. "I see what you mean, and on Saturday you shall choose a friendlier one. But what are we going to do about this evening?" {hero} considered. "In a minute," {they} answered.`,
      ],
    },
    {
      id: "eleven-minutes",
      place: "bedroom",
      time: "evening",
      weather: "clear",
      pose: "sitting",
      feeling: "worried",
      with: ["big sleepy", "pal calm"],
      props: ["book", BRUSH],
      happening: "{hero} sits in the bedroom with {pal} and a book, and {big} waits with the toothbrush.",
      I: [
        `So the minutes went on. {hero} needed one to find {pal's} pajamas, and one to remember that {pal} didn't have any. {They} needed four to put {their} books in order, first by size and then by color. {big} stood by with the toothbrush, and changed it from one hand to the other. "I have counted eleven," said {big}. {Big.he} wasn't angry, only tired. "They were just <little|short> ones," said {hero}. But {they} {was} not really enjoying them.`,
        `One minute was for {pal}, who had to be told good night. One was for the window, in case there was a moon. The next five were for a book, because nobody can stop in the middle of a whale. "And now?" asked {big} at the door. {Big.he} had been up since six, and the toothbrush hung down in {big.his} hand like a thirsty flower. "In a minute," said {hero}. But each minute only made the next one <bigger|heavier>, and at the end of them all stood the tube.`,
      ],
      A: [
        `There is a great deal that can be done in a minute if it keeps you away from the sink. {hero} sorted {their} books according to size, and afterward according to how dangerous the animals in them were. {They} looked for {pal's} pajamas, until it came back to {them} that {pal} had never owned any. {They} discovered that a sock has a right side and a wrong side, and showed this to {big}, who agreed. "I make that eleven minutes," said {big}. {Big.he} didn't sound angry; {big.he} sounded like a person who had got up at six. <"They were quite short ones," said {hero}.|"Some of them were only halves," said {hero}.> And yet {they} {was} not enjoying them. It is hard to be comfortable in a minute when you know exactly what is standing at the end of it.`,
        `Every minute had to be filled with something, and by now {hero} was running short of ideas. {They} had said good night to {pal}, to the lamp, and to a spider that had possibly moved away. {They} had finished the page about the whale, and it turned out that there were whales on the following page as well. Against the door leaned {big}, with the toothbrush hanging from {big.his} hand like a tulip on the seventh day. "I can hear you thinking of another one," said {big}, and yawned until {big.his} ears moved. "In a minute," said {hero}, but it no longer felt like a clever thing to say. <It felt like walking around a puddle that keeps growing.|It was like walking around a puddle that was always growing.> At the end of every single minute, after all, there was a tube.`,
      ],
    },
    {
      id: "nobody-asks",
      ...BATHROOM,
      pose: "standing",
      feeling: "surprised",
      with: ["big sleepy", "pal calm"],
      props: [BRUSH],
      happening: "{big} has fallen asleep in the bathroom, and {hero} stands there with the toothbrush.",
      E: [
        `{big} sat down on the bathroom floor to wait. It was a long minute. {big} shut one eye, and then {big.he} shut the other. Soon {big.he} was asleep, with a towel around {big.his} <feet|knees>. Now {hero} was alone with the toothbrush. It was very quiet.`,
        `"I will just sit here with you," said {big}, and sat down beside the tub. {hero} was ready to say it again. Nobody asked. {They} looked around, and {big} was asleep! "Shh," said {hero} to {pal}. It was very quiet now, and it felt a little <odd|strange>.`,
      ],
      I: [
        `They all met in the bathroom again, as people do in the end. {big} handed over the toothbrush, sat down on the mat with {big.his} back against the tub, and promised to wait. {Big.he} waited with two eyes, and after that with only one. Then there came a small whistling noise. "Asleep," {hero} whispered to {pal}. It was a strange feeling, because now nobody was asking. <{They} said "In a minute" once, softly, and nothing happened.|{They} said "In a minute" to the towel, but it wasn't the same.>`,
        `"I'll sit with you," said {big}, "and you tell me when the minute is over." {Big.he} sat down on the bath mat, and put a towel behind {big.his} head. {hero} leaned on the sink and looked at {pal}, and {pal} looked at {hero}. Then {they} turned around to ask for one more minute. But {big} was asleep. {hero} took the toothbrush out of {big.his} hand, <very gently|finger by finger>, so that it wouldn't fall. Now {they} had it, and nobody was telling {them} to do anything. It was surprisingly quiet.`,
      ],
      A: [
        `In the end they all assembled in the bathroom. {big} handed {hero} the toothbrush, sat down on the mat with a towel behind {big.his} neck, and declared that {big.he} was going nowhere. "Take your minute," {big.he} said generously, "and I'll be here." For a time {big.he} was there with both eyes, and afterward with one, and then something began to whistle, very softly, on every breath. {hero} had been preparing to ask for an additional minute, and discovered that there was nobody to give it to {them}. {They} tried it nevertheless, addressing the room in general. <It sounded rather ridiculous.|The room in general did not reply.> It is no use pulling on a rope when nobody is holding the other end. {They} climbed on the stool, arranged {pal} beside the soap, and looked around for something to do.`,
        `"I won't say it again," {big} promised, settling down on the bath mat. "I'm only going to sit here and think of nothing." {Big.he} was extremely good at it, and in less than two minutes {big.he} was asleep, with {big.his} cheek against the side of the tub. The toothbrush began to slide. {hero} caught it just before it reached the floor, and spread a towel over {big's} knees. Nobody wanted {them} to brush {their} teeth any more, and that left a curious sort of gap in the evening, <like the quiet when the refrigerator stops|like the quiet after a noise that you had got used to>. {They} put {pal} next to the soap, but {pal} had nothing to suggest. So {they} climbed on the stool, because above the sink there was at any rate a mirror.`,
      ],
    },
    {
      id: "somebody-green",
      ...BATHROOM,
      pose: "pointing",
      feeling: "surprised",
      with: ["pal surprised"],
      props: [BRUSH],
      happening: "{hero} points in the bathroom, where the mirror has shown a surprise, and {pal} sits near.",
      B: [
        `{hero} looked in the mirror. A bit of pea sat in {their} teeth! "Closing time, pea!" It did not go.`,
        `What was that in the mirror? A pea sat in {hero's} teeth! "We are closed!" {they} said.`,
      ],
      E: [
        `{hero} opened {their} mouth at the mirror. There was a green bit of pea in front, and a crumb upstairs. At the back there was jam! They all sat there like guests in a café. "Closing time!" said {hero}. "In a minute," said the pea, in a tiny voice.`,
        `In the mirror {hero} saw that somebody was still in there. A bit of pea sat between two teeth. There was a crumb, too, and some jam at the back. "We are <closed|closing>!" {they} said. "In a minute," said the pea, in {hero's} smallest voice.`,
      ],
      I: [
        `{hero} climbed on the stool and made a wide face at the mirror, and then a wider one. In the middle of the second face something was green. It was a bit of pea. It sat between two front teeth, as if it were waiting for dessert. {hero} stared, because {they} knew that way of sitting. "We're already closed," {they} told the pea. "In a minute," said the pea, in a tiny green voice that {hero} had never used before. <"They all say that," said {hero}.|{hero} looked at {pal}, and {pal} looked away.>`,
        `There was a mirror above the sink, and {hero} opened {their} mouth at it, since there was nothing else to look at. There stood {their} teeth, in two white rows, like the chairs in a café. And somebody was still sitting there! It was a scrap of pea, left over from supper, and leaning back comfortably. "Excuse me, but it's closing time," said {hero}. What would a pea answer? {hero} tried it, in the tiniest voice that {they} could make. <"In a minute," said the pea.|"In a minute," answered the pea.>`,
      ],
      A: [
        `Mirrors are excellent company, because they make every face that you do. {hero} made a pirate, and afterward a fish, and finally a crocodile, with as many teeth as possible; and it was in the crocodile that {they} noticed something green. Between two teeth, directly in front, where the view was best, sat a scrap of pea. It had one side propped against the tooth next door, and it gave every sign of intending to stay. {hero} recognized that way of sitting; {they} had swept around it this very evening. "I'm extremely sorry," {they} told it, "but we're closed." "In a minute," said the pea, in a thin green voice <that {hero} had to invent on the spot|for which {hero} had to squeeze {their} nose>. {pal}, beside the soap, said nothing, and said it rather loudly.`,
        `"Is anybody there?" {hero} asked the mirror, and opened {their} mouth as wide as a garage. It was interesting inside. There was one row of teeth above and another below, standing close together, like the chairs in a café that ought to have closed long ago. {They} counted along the front, and at the fourth chair {they} stopped, for it was occupied. A scrap of pea was sitting in it, green and entirely at its ease. "It's closing time," said {hero}, out of habit. A pea can't answer, of course; somebody has to do it instead. <{hero} selected {their} smallest voice.|{hero}, who was used to that, selected a very small voice.> "In a minute," said the pea. It gave {them} quite a start, because {they} had heard that sentence before, and not only from {pal}.`,
      ],
    },
    {
      id: "full-house",
      ...BATHROOM,
      pose: "thinking",
      feeling: "worried",
      with: ["pal curious"],
      props: ["thing:tooth", "thing:bread"],
      happening: "{hero} thinks in the bathroom about every tooth and what supper has left on it.",
      I: [
        `And there were more of them. "It's lovely up here," called a crumb from the top row. At the very back, where it was dark, somebody had spilled jam over three whole tables. {hero} pulled {their} cheek aside to see better, and discovered that it was an absolutely full house. "What are you going to do all night?" asked {hero}. "Stay," said the jam, <in a sticky voice|and it stuck>. {hero} had never had such difficult guests, not even on the carpet.`,
        `And the pea was not alone. When {hero} lifted {their} lip, there was a crumb upstairs, having a nap. When {they} pulled {their} cheek aside, there was jam. It had taken all the biggest seats at the back and made them sticky. "How long are you staying?" asked {hero} suspiciously. "Until breakfast," said the crumb. "It's nice and warm <here|in here>," added the jam, "and there's always something to nibble." A party in there, the whole night long, and {they} {was} supposed to sleep?`,
      ],
      A: [
        `Where one guest refuses to leave, there are usually others. {hero} lifted {their} upper lip with a finger, and discovered a crumb on the top floor, stretched out along a tooth as if it were a bench. {They} pulled one cheek aside, and it became even worse. At the very back, on the broad seats for families, somebody had spilled jam, and the jam had made itself completely at home. "May I ask how long you are planning to stay?" inquired {hero}. "Until breakfast, naturally," said the crumb. "We always do," added the jam, in a slow, sticky voice, <in which every word had a thread hanging from it|as though it had all the time in the world>. "We eat a little and we chat a little, although it does wear out the furniture." {hero} ran {their} tongue over the furniture, and {was} rather attached to it.`,
        `After that {they} investigated everywhere. There was a crumb upstairs, asleep on its back. And in the farthest corner, where the light didn't reach and the chairs were largest, sat the jam, which had not chosen one seat but four. "Nobody has informed us that it's evening," said the jam, when {hero} held {their} cheek out of the way. "I'm informing you now," said {hero}. "In a minute, then," answered everybody together. <It was getting to be a very full minute.|That made three of them in the same minute.> {hero} pictured it: the lamp out, the whole family asleep, and in {their} own mouth a party, with crumbs on every chair and sticky elbows on all the furniture. Somebody would have to close. {They} looked around, and there was nobody else available.`,
      ],
    },
    {
      id: "asks-politely",
      ...BATHROOM,
      pose: "standing",
      feeling: "determined",
      with: ["big sleepy", "pal calm"],
      props: ["cup", BRUSH],
      happening: "{hero} stands in the bathroom with a cup of water while {big} is asleep.",
      A: [
        `To begin with, {they} tried it politely. {They} rang with the handle of the toothbrush against the cup, and asked everybody to be so kind, but nobody was. Next {they} sent {their} tongue, which pushed energetically at the pea from behind; the pea enjoyed it. After that {they} took an enormous mouthful of water and swished it from one side to the other, until {their} cheeks hurt. "That was refreshing," remarked the crumb, <which had merely changed its seat|which was now upside down>, and the jam inquired whether there would be swimming every evening. {hero} put down the cup. "You see?" {they} said to {pal}. "That's what it's like to be the person who has to say it." {pal} looked across at {big}, who was asleep on the mat, and so, after a moment, did {hero}.`,
        `"Out of the question," said the jam, when it was asked to leave. So {hero} filled the cup, took as much water as would go in, and blew up {their} cheeks, first the right and then the left. It made a magnificent noise, like a washing machine with a boot in it, but afterward the crumb was sitting in a different place, and nobody was missing. "It's raining in here," the pea complained. {hero} began to scold them, although in a whisper, on account of {big}, and it was the whisper that made {them} stop <and listen|in the middle>. "I've asked you over and over," {they} had been saying, "and I'm actually quite tired." Those weren't {hero's} own words at all. They were {big's}.`,
      ],
    },
    {
      id: "smallest-broom",
      ...BATHROOM,
      pose: "holding",
      feeling: "excited",
      with: ["pal surprised"],
      props: [BRUSH],
      happening: "{hero} holds up the toothbrush in the bathroom and has an idea, and {pal} is there.",
      E: [
        `They would not go. So what does a café need? "A broom!" cried {hero}, and looked at the toothbrush in {their} hand. {They} swept the front, and after that {they} swept everything upstairs. The crumb <fell|flew> out at once. But the jam only sat there, and the little pea held on.`,
        `{hero} looked at the toothbrush. It had a long handle and very short hair. "You are really a broom!" {they} told it. {They} swept around all the tables, up and down, without any toothpaste. Out went the crumb! "You are next," {they} told the jam, but the jam <stuck|was stuck>.`,
      ],
      I: [
        `If guests refuse to go, there is one thing left, and every café has it. "A broom," said {hero} slowly, and looked at the toothbrush. It had a long handle, and at the end of it there were bristles, and {they} had never noticed! {They} began to sweep around every chair, outside, inside, and on top. "Excuse me, and kindly lift your feet!" The crumb was <out of the door|in the sink> before it was properly awake. The pea held on with both hands, but the jam didn't move at all.`,
        `{hero} rang with the toothbrush against the cup, but nobody got up. Then {they} noticed what {they} {was} ringing with. It had a handle, and it had bristles at the end. It was the smallest broom in the world! {They} started upstairs, along the outside, and then behind the backs of the chairs, <where nobody ever sweeps|where it tickled>. The crumb tumbled down and was out, and the pea slid under a table. Only the jam remained exactly where it was. "You can't sweep me," it said, "because I'm sticky."`,
      ],
      A: [
        `It was then that {they} happened to examine the toothbrush. It had a long, slender handle, and at one end there was a row of short, stiff bristles. {They} turned it over, and couldn't understand how {they} had held such a thing every day of {their} life without noticing what it was. "{pal}," {they} whispered, "it's a broom." Everything became simple after that. {They} started upstairs, because you always sweep from the top, and went along the outside of the chairs, along the inside, and across the seats. Everybody was asked to lift their feet. <The crumb departed without its overcoat.|The crumb was in the sink before it was awake.> The pea retired behind a table leg. The jam, however, remained precisely where it was. "Sweep as much as you like," it said, "but I'm not lying on the floor; I'm stuck to it."`,
        `What does the owner of a café do when the last guests refuse to leave? {hero} was holding the answer in {their} hand, and it took {them} some time to see it, as it does with a pair of glasses that you are wearing. On the living room floor {they} would have fetched the broom. And what was this, with its elegant handle and its sturdy little bristles? "Somebody has manufactured it in exactly the right size," {they} whispered to {pal}. {They} swept the top floor first, outside, inside, and across the seats, and afterward {they} came downstairs and did the same. It tickled. The crumb was <carried out in the first rush|the first to discover the exit>, and the pea dodged. There remained the jam, which observed the broom going over it and returning. "No offense," it remarked, "but that's dry."`,
      ],
    },
    {
      id: "one-dot",
      ...BATHROOM,
      pose: "holding",
      feeling: "curious",
      with: ["pal calm"],
      props: [BRUSH, "thing:toothpaste"],
      happening: "{hero} holds the toothbrush in the bathroom and has taken just a dot of toothpaste.",
      B: [
        `The brush was {their} broom! {hero} put on one dot of toothpaste. It did not bite at all!`,
        `"I need a broom!" It was the toothbrush! {hero} put on one small dot. It was not spicy.`,
      ],
      E: [
        `"You need soap," {hero} told the jam. The soap for teeth was in the toothpaste tube. "But the café is so tiny," {they} said. "Who needs a whole stripe?" So {they} took only one little dot, no bigger than a pea. {They} waited for the <bite|sting>. It was only cold.`,
        `The sticky floor needed something with bubbles, and that was the toothpaste. Did it have to be a whole long stripe? "It is a very tiny floor," said {hero}. {They} put on only one dot, as big as a pea. It did not burn at all! It just <tickled|felt cool>.`,
      ],
      I: [
        `For a sticky floor you need something that foams, and {hero} knew where it was. {They} held the tube in one hand and the broom in the other. Who had said that it must be an enormous stripe? The picture had, but the picture didn't know how tiny this café was. <"Nobody washes a teaspoon in a bathtub," {they} told {pal}.|"It's a very little floor," {they} told {pal}.> {They} pressed out one dot, exactly as big as a pea, and waited for the bite. It was only cool, like a window that somebody has opened.`,
        `For sticky guests you need soap, and the soap was in the tube. {hero} remembered the long stripe, and {their} tongue pulled back. "How much is necessary for such a little floor?" {they} asked {pal}. {pal} had no idea, so {they} put one dot on the bristles, no larger than a pea. If it bit, it would be a small bite. {They} put it in and <held on to the sink|shut one eye>. It didn't bite; it only tickled a little, like snow on your tongue. "Oh," said the jam uncomfortably.`,
      ],
      A: [
        `There was something that would do it, naturally. It was standing on the shelf with its cap on, and {hero} had been trying not to look at it. {They} remembered how much there had been of it earlier, and where it had gone. Then {they} did something that {they} had never done before, and measured. "How big is the entire café?" {they} asked {pal}, and showed {pal.him} with two fingers. It was approximately as big as a matchbox, and for such a room nobody fetches ten buckets of soap. {They} pressed out one single dot, the size of a pea, <which was only fair|and no larger than the guest in question>. {They} put it in, and took hold of the sink, and waited. It tingled, as snow does when it lands upon your tongue, and it did absolutely nothing else.`,
        `"Then we'll have to mop," said {hero}, and considered the tube. The difficulty was that there was always so much of it. But who had decided that? It was the box, where they had painted it like that because it looked handsome, and nobody had consulted a person with a tongue. {They} unscrewed the cap and pressed, so carefully that {they} stopped breathing, until a single dot had come out, as small as a pea. <"It's a pea for a pea," {they} told {pal}.|"We'll begin with that," {they} told {pal}.> {They} had already got ready to hop. But so little of it didn't bite, since it had nothing to bite with; it was only cold at the edges, like a pillow when you turn it over. Then the broom began to foam, and the jam stopped smiling.`,
      ],
    },
    {
      id: "last-guest",
      ...BATHROOM,
      pose: "holding",
      feeling: "happy",
      with: ["pal happy"],
      props: [BRUSH],
      happening: "{hero} holds the toothbrush in the bathroom and is happy, and so is {pal}.",
      B: [
        `"Out!" said {hero}. "In a minute," said the pea. "No, pea. Now!" Brush, brush! Out it went.`,
        `"In a minute," said the pea. "They all say that," said {hero}. Up and down. Out it went!`,
      ],
      E: [
        `Swish went the broom, and away went the jam. {hero} brushed the back, the front, and everything upstairs. Only the pea was left. "In a minute," it begged. "Oh, no," answered {hero}. "I know that minute." One more swish, and the pea was in the <sink|water>!`,
        `Now everything foamed. The jam slid off its table and was gone. {hero} swept every tooth, <inside and outside|in front and behind>. At the end only the pea still held on. "In a minute!" it cried, and {hero} had to laugh. "Pea," {they} told it, "it is closing time." Out it went!`,
      ],
      I: [
        `After that it went quickly. The jam turned pink, and then white, and then it had nothing more to say. {hero} swept upstairs and downstairs, in front, behind, and across the seats. Only the pea was left, and it had made itself extremely thin. "In a minute," it whispered. "I know that minute," said {hero}, through all the foam, "and there's always another one behind it." <Then {they} went in from the side.|Then the broom came from below.> The pea landed in the sink, and disappeared down the hole after the others.`,
        `The whole café was so full of foam that {hero} couldn't see the guests. {They} brushed every table, two swishes each, and hummed. The jam let go, and departed with a small, sad sound. At last somebody green looked out of the foam. "In a minute," said the pea, so exactly like {hero} that {they} had to laugh, and the mirror was covered with <spots|tiny white dots>. "I know somebody who says that," {they} told it kindly, and swept. They all went out together, jam, foam, and pea.`,
      ],
      A: [
        `{They} didn't hurry now, because it was far too interesting. {They} washed the enormous seats at the back, on the top and on both sides, until the jam lost its hold, slid away, and was never heard from again. {They} did the top floor, and afterward the row behind the front teeth, where it tickles. By that time only one guest was left, and it had squeezed itself into the narrowest gap in the house. "In a minute," said the pea. {hero} took out the brush, since certain things can't be said through foam. "I know that minute," {they} said, "and there's always another one behind it." <And {they} set the bristles to the gap and flicked.|And the broom came in from the side.> The pea sailed out in a beautiful curve, struck the sink with a tick, and disappeared after its companions.`,
        `It foamed up to the ceiling. The jam, which had never been so clean, let go of one seat after another, and departed with a long, slow slurp. {hero} worked {their} way around as {they} did on the carpet every evening: upstairs, downstairs, outside, inside, and last of all the seats. {They} hummed while {they} did it, and the humming foamed, too. Then {they} leaned toward the mirror to inspect everything, and there, in the middle of the whitest front imaginable, was a speck of green. "In a minute!" it called, and it had {their} own voice so exactly that {hero} had to laugh, and there was foam all over the glass. <"That's what everybody says," {they} told it.|"That's precisely how I do it," {they} told it.> But a laugh makes a mouth wide, and the broom got in, and away went the pea.`,
      ],
    },
    {
      id: "last-round",
      ...BATHROOM,
      pose: "standing",
      feeling: "proud",
      with: ["pal happy"],
      props: [BRUSH, "cup"],
      happening: "{hero} stands proudly in the bathroom beside {pal}, with the toothbrush and a cup.",
      A: [
        `Now it was empty. {hero} rinsed, returned the broom to the cup with its head up, and sent {their} tongue around to check, the way a night watchman goes with a lantern. Where it had been rough, and even a little furry, everything was as smooth as plates. You could actually hear it: when {they} drew a finger across the front, it squeaked. {They} listened. Nobody was talking, and nobody was asking what there was for breakfast. It was the silence <of a room where the chairs are on the tables|of a café when the last guest has gone>, and {hero}, who knew that silence, liked it better than anything else in the profession. "Closed," {they} told {pal}. It had taken two minutes, and they had been the shortest of the entire evening.`,
        `When the guests have gone there is one more thing to do, and it's the best of all. {hero} rinsed the floor with half a cup of water, and returned the broom to its place. Then, with {their} mouth shut, {they} traveled once more through all the rooms with {their} tongue. How large it was in there, and how tidy! Every chair stood by itself, and was slippery, and tasted faintly of snow. {They} counted them, lost count immediately, and began again for the pleasure of it. Whenever {they} breathed in, a cool little wind went <through|through the rows>. "You can come back tomorrow," {they} announced, to whoever might be listening, "but not before seven." {pal}, beside the soap, was the only one who looked as if {pal.he} had another minute in {pal.him}.`,
      ],
    },
    {
      id: "still-open",
      ...BATHROOM,
      pose: "pointing",
      feeling: "happy",
      with: ["big sleepy", "pal happy"],
      props: [BRUSH],
      happening: "{hero} points in the bathroom, and now it is the turn of {big} to brush.",
      B: [
        `"I am closed!" said {hero}. "But {big}, you are still open!" {refrain2} "They all say that!"`,
        `{big} came to look. So clean! "Now you," said {hero}. {refrain2} How they laughed!`,
      ],
      E: [
        `"Is the minute over?" asked {big}. "We are already closed," said {hero}, and showed all {their} teeth. {big} looked into every <corner|single corner>, and everything was clean. "And you?" asked {hero}. "Is somebody still in there?" {refrain2} Then both of them began to laugh.`,
        `"Wake up," said {hero}. "I am closed, but you are still open." {They} had finished every tooth, and now {they} gave {big} the other toothbrush. {refrain2} "They all say that," answered {hero}. And {they} <waited|stood there> until {big} had brushed, too.`,
      ],
      I: [
        `"Is the minute over?" asked {big}, and sat up with a towel on one ear. "We're closed for today," said {hero}, and opened wide. {big} inspected everything, upstairs and downstairs, and couldn't find a single crumb. Then it was {hero's} turn to inspect. "You've still got somebody in the window," {they} reported, and held out the other toothbrush. "In a minute," said {big}, in the middle of an enormous yawn. There was a silence. <Then both of them began to laugh.|Then {big} heard it, too, and they laughed until the towel fell down.>`,
        `"You have to wake up," said {hero}, "because we've closed." It took a while to explain about the pea, and the jam, and the broom. {big} wanted to see everything, and looked behind each chair, and discovered nobody. "And when are you closing?" asked {hero}. {big} leaned back comfortably with {big.his} eyes shut. "In a minute," murmured {big}. {hero} put both hands on {their} hips. <"Your minutes," {they} said, "are enormous."|"Everybody says that," {they} said.> So {big} got up, and they stood at the sink together, and {hero} explained where to sweep.`,
      ],
      A: [
        `"Was that the minute?" asked {big} from the floor, and sat up, with the pattern of the mat on one cheek. "We're closed," {hero} announced. {big} asked whether an inspector might be admitted in spite of that. {Big.he} examined the top floor, and afterward the enormous seats at the back, for which {big.he} requested more light. "I've never seen a cleaner establishment," {big.he} declared in the end, and {hero} bowed. Inspectors, however, can also be inspected. "You've got a crumb upstairs," {hero} reported, "and somebody in the window, and here's your broom." {big} gave a tremendous yawn. "In a minute," answered {big}, and it had escaped before {big.he} could stop it. <They stared at each other.|{hero} only raised one eyebrow.> The laughter that followed could be heard as far as the street.`,
        `{big} woke because someone was standing over {big.him} with a toothbrush, and it wasn't the usual way around. "It's that time," said {hero}. {They} told {big.him} about the pea, whose voice {they} could do, and about the jam, and the dot; and {big}, who had missed absolutely everything, asked to be shown. There wasn't a soul to be discovered, not even behind the enormous seats, where {big.he} looked twice. "You, however, are still full," said {hero}, peering. "In a minute," murmured {big}, and pulled up the towel. {hero} folded {their} arms and waited, like a person of considerable experience. <One of {big's} eyes opened, and then the other.|It took {big} about three seconds to hear it.> "Oh dear," said {big}, "is that what they say?" "Every evening," answered {hero}, quite kindly, "but they do go in the end."`,
      ],
    },
    {
      id: "opens-at-seven",
      place: "bedroom",
      time: "night",
      weather: "starry",
      pose: "sleeping",
      feeling: "calm",
      with: ["pal sleepy", "big happy"],
      props: ["moon"],
      happening: "{hero} lies in bed at night with {pal}, and {big} says good night.",
      B: [
        `{hero} lay in bed. "Some cake?" said {pal}. "We are closed," said {hero}. "Come back in the morning."`,
        `Now it was night. {hero} felt {their} clean teeth. No one was in there. Closed! Good night.`,
      ],
      E: [
        `{hero} lay in bed and felt {their} teeth with {their} tongue. Everything was as smooth as <plates|a plate>. "Is there any cake?" asked {pal}, in the deep voice. "We are closed already," said {hero}. "You can come back at seven." And {they} shut {their} mouth, and after that {their} eyes.`,
        `The lamp went out. In {hero's} mouth it was dark, and clean, and very quiet. {Their} tongue went around once more, from chair to chair. Nobody was there. "What time is breakfast?" asked {big} at the door. {hero} <yawned|shut {their} eyes>. "We open at seven," {they} said.`,
      ],
      I: [
        `Later {hero} lay in bed in the dark, with {pal} on the pillow. {Their} tongue went around once more, from chair to chair, and everything was wonderfully smooth and cool. "Is there any cake left?" asked {pal}, in the deep voice. It was an interesting question, and {hero} thought about it. But the floor was already washed, and the broom had been put away. "We're closed until seven o'clock," {they} whispered. {pal} said that {pal.he} would wait. <{Pal.he} had plenty of minutes.|{Pal.he} had a lot of minutes left.>`,
        `"Good night," said {big} at the door, smelling of peppermint. "Shall I leave the light on?" "You have to turn it off," said {hero}, "because we're closed." In the dark, the owner of a café thinks about tomorrow. There would be pancakes, and everybody would come in again with sticky shoes, upstairs and downstairs. That was all right, because that's what a café is for. <And in the evening somebody would ring with a spoon.|And in the evening there was always the broom.> {hero} closed {their} mouth, like a door, and carefully turned the key with {their} tongue.`,
      ],
      A: [
        `It was dark in the bedroom, and darker still in the café, where {hero's} tongue was making its last round. Nothing stuck to it. Now and then a little cool air came in at the front and went out again. "I could manage a piece of cake," remarked {pal} from the pillow, in the deep, slow voice. {hero} considered it honestly, for {they} {was} fond of guests, but the floor had only just dried. "We open at seven o'clock," {they} said, "and there will be toast." <{pal} wanted to know whether a person might wait inside.|{pal} asked if one might wait at a table.> "Outside," said {hero}, yawning, and took {pal.him} under one arm, because it was cold out there. And then {they} shut the door, the upper half and the lower half together, and nobody went in or out until morning.`,
        `"One more thing," said {big} in the doorway, smelling of peppermint. "Do I have to call you tomorrow evening?" {hero} considered this under the blanket. "You can ring with a spoon on a cup," {they} decided, "because everybody understands that." The light went out, and in the darkness it was so quiet that {they} could hear how clean it was. Tomorrow they would all be back, of course, with their crumbs and their sticky elbows, demanding the tables by the window; a café is made for that. <And in the evening they would say what guests always say.|And at closing time not one of them would want to go.> But the broom was leaning in its cup, with its bristles still wet. {hero} ran {their} tongue once along the whole smooth row, the way you try a door that you have already locked. It was locked.`,
      ],
    },
  ],
};
