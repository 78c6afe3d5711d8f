import type { Shape } from "@/lib/features/writing/classic/grammar";

const HALL = { place: "living-room", time: "noon", weather: "clear" } as const;
const HALL_MORNING = { place: "living-room", time: "morning", weather: "cloudy" } as const;
const KITCHEN_EVENING = { place: "kitchen", time: "evening", weather: "clear" } as const;
const PLANT = "thing:potted-plant";
const PAPER = "thing:paper";
const PIZZA = "thing:pizza";

export const BOTH_BY_THE_WINDOW: Shape = {
  id: "care/both-by-the-window",
  theme: null,
  wild: 1,
  tags: ["family", "work", "home", "plant", "worry", "hope", "change"],
  // Read from the order's own words, with whoever it is.
  about: ["job-lost"],
  care: ["job"],
  premise:
    "{pal} has lost {pal.his} job and comes home with a box and a plant, and {hero} finds a place by the window for both of them.",
  shows: [PLANT, "box"],
  talk: [
    "What became less for {hero} and {pal}, and what stayed just the same?",
    "May you be glad and sorry about the same thing?",
    "What do you want to ask me about our own days at the moment?",
  ],
  cast: { pal: ["father", "mother"] },
  refrain: {
    B: ["Not yet, not yet.", "Not yet, not yet. But look!"],
    E: [`"Not yet," said {pal}.`, `"Not yet," said {pal}. "But look!"`],
  },
  beats: [
    {
      id: "comes-home",
      ...HALL,
      pose: "standing",
      feeling: "surprised",
      with: ["pal sad"],
      props: ["box", PLANT, "cup"],
      happening: "{hero} stands in the living room, where {pal} has come home with a box, a cup and a plant.",
      B: [
        `{pal} came home at noon with a box. In it was a plant. "I lost my job," {pal.he} said.`,
        `"You are home!" said {hero}. {pal} put down a box and a plant. "I lost my job today."`,
      ],
      E: [
        `On Tuesday {pal} was home before lunch. In {pal.his} arms was a box with a cup, a picture, and a plant. "I have to tell you something," said {pal}, and sat down. "I have lost my job."`,
        `{hero} heard somebody at the door, but it was only noon. {pal} was carrying a big box, and a plant looked out of the top. "Are you sick?" asked {hero}. "No, I am not," {pal} answered. "I have lost my job, <and I am sad|and it hurts>."`,
      ],
      I: [
        `On Tuesday there was a key in the door at noon, when {pal} was never at home. {Pal.he} came in backward, because {pal.he} was carrying a box. In it were {pal.his} blue cup, the photograph of {hero} from {pal.his} desk, and a plant. {pal} sat down on the floor beside it. "I want you to hear it from me," {pal.he} explained quietly. "I've lost my job, and today was my last day there." <{Pal.his} voice was a little rough.|{Pal.he} looked tired, and very serious.>`,
        `{hero} had a cold, and so {they} {was} at home when it happened. At noon the door opened, and in came a plant. Behind the plant was a box, and behind the box was {pal}. "But it's Tuesday!" said {hero} in surprise. {pal} set everything down carefully, took a deep breath, and knelt until their eyes were level. <"I've lost my job," {pal.he} said, "and I'm sad about it, and I wanted you to know."|"I've lost my job," {pal.he} said, "and that's the truth, and I wanted you to know it.">`,
      ],
      A: [
        `On a Tuesday, at noon, when {pal} was never at home, there was the sound of a key. {hero}, who had a cold, came out into the hall in {their} slippers. First there entered an enormous plant, with leaves like tongues; beneath the plant there was a cardboard box, and behind the box, walking backward, was {pal}. It contained the blue cup, and the calendar with the whales, and the photograph of {hero} which had always stood on {pal's} desk. {pal} put everything down and remained on the floor beside it. "I'd like you to hear this from me," {pal.he} explained. "I've lost my job, and today was the last day." <It was said quite calmly, but {pal.his} hand was holding on to the box.|{Pal.he} said it calmly, and went on holding the box.>`,
        `Nobody expects a box on a Tuesday. {hero} was lying on the sofa with a cold, and listening to the house. Then the door opened. {pal} came in at noon, in {pal.his} working shoes, and carried a carton with a plant looking out of the top, as though it had asked to be lifted up. Beside it were a blue cup and a framed photograph of {hero}. {They} knew that photograph; it lived on a desk, in an office, on the fourth floor. "Why is it here?" {they} asked uneasily. {pal} sat down on the edge of the sofa, <and did not take off {pal.his} coat|still in {pal.his} coat>. "Because I've lost my job," said {pal}, "and I'm sad about it, and I didn't want you to have to guess."`,
      ],
    },
    {
      id: "asks-where",
      ...HALL,
      pose: "sitting",
      feeling: "curious",
      with: ["pal calm"],
      props: ["box", PLANT],
      happening: "{hero} sits in the living room with {pal} beside a box and a plant, and asks about it.",
      B: [
        `"Can we go and find it?" said {hero}. "No. There was not enough work. It was not you."`,
        `"Did I do it?" said {hero}. "No," said {pal}. "You did not do it. There was not enough work."`,
      ],
      E: [
        `"Where did you lose it?" asked {hero}. "We could go and look." {pal} smiled a little. "It is not lost like a mitten," {pal.he} said. "There was not enough work for everyone. Nobody did anything wrong, not you and not me."`,
        `"Did you do something wrong?" asked {hero}. "No," said {pal}. "There was less and less work, and so forty people had to go. It has nothing to do with you or me." {hero} thought about that. Forty was <very many|a lot>.`,
      ],
      I: [
        `"Where did you lose it?" asked {hero}, who was good at finding things. {pal} had to smile, although {pal.his} eyes were wet. "It isn't lost like a mitten," {pal.he} explained. "The company had less and less to do, and therefore forty people had to leave." "Did you do something wrong?" asked {hero}. "No, and neither did you," said {pal}. <"It happens, and it's nobody's fault."|"It can happen to anybody."> They sat there for a while, leaning against the box from both sides.`,
        `"Is it because I was ill?" asked {hero}. {They} had needed {pal} at home on Monday. "No," said {pal} at once. "It's not because of you, and not because of me. There wasn't enough work for everyone, so they kept some people, and had to let forty go." {hero} tried to imagine forty people, each of them carrying a box. <"Did they all have plants?" {they} asked.|"And did everybody have a plant?" {they} asked.> "Only some of them," said {pal}, and very nearly laughed. "May I be sad as well?" "Of course you may."`,
      ],
      A: [
        `{hero} was good at finding things; {they} had found the scissors, and on one occasion a tortoise. "Where did you have it last?" {they} inquired, and {pal} smiled, although {pal.his} eyes were rather bright. "It isn't lost in the way that a mitten is lost," {pal.he} explained. "The company had less and less to do, and this week forty people had to leave, and I was one of them." {hero} considered this thoroughly. "Did you do anything wrong?" {they} inquired anxiously. "No, and neither did you; it couldn't possibly be because of you. <It's a thing that happens to people who work well."|It happens, and it's difficult, and it's nobody's fault."> They leaned against the box from both sides, and it was surprising how firm it was.`,
        `"It's because I stayed at home on Monday," said {hero}, "with the thermometer." {They} had been working that out behind the pillow. {pal} put both arms around {them}, blanket and all. "It isn't because of you," said {pal}, "and it isn't because of anything that I did. There was too little work for so many people, and forty of us were told to go. You can examine that from every side, and you aren't in it anywhere." {hero} examined it. {They} saw forty people going down the stairs, and every one of them was carrying a carton. <"Did they all have plants?" {they} asked.|"Had they all got a plant?" {they} asked.> "The man from the third floor had a fish," said {pal}; and although nothing was funny, both of them laughed for a moment, and it was a relief.`,
      ],
    },
    {
      id: "less-and-same",
      ...KITCHEN_EVENING,
      pose: "sitting",
      feeling: "determined",
      with: ["pal calm"],
      props: [PAPER, "thing:pencil", "cup"],
      happening: "{hero} sits at the kitchen table with paper and a pencil, and makes a list with {pal}.",
      E: [
        `In the evening they made a list. On the left they wrote what had to go. There was no money for pizza or for new skates. On the right they wrote what was just the same. It was longer, with soup and songs and {pal}.`,
        `"What will be different now?" asked {hero}. {pal} took a pencil. "We must save money, so no pizza on Fridays, and no new skates." {pal} wrote it down. "And what stays?" They wrote down the library, and the bedtime song, and <breakfast|each other>.`,
      ],
      I: [
        `"What will be different?" asked {hero} that evening. {pal} took a sheet of paper and drew a line down the middle. On the left they wrote "Less." There would be no pizza from the shop on Fridays, no new skates this winter, and sandwiches from home for lunch. On the right they wrote "The same." That side had the library, soup, the song at bedtime, and {pal}. <"Your side is longer," said {hero}.|The right side was longer, because {hero} added the moon.> "If anything else changes," said {pal}, "you'll hear it from me."`,
        `They wrote it on paper, since things are larger in the head. "We have to be careful with money now," said {pal}, "so we'll cross out some things." {Pal.he} crossed out the Friday pizza and the new skates. Lunch would come from home, in a box. {hero} crossed out the zoo {themselves}, <because {they} wanted to help|although it hurt a bit>. Then they turned over the page and wrote down what nobody could cross out. It began with the bedtime song and ended with "us," and there was hardly enough room for it.`,
      ],
      A: [
        `In the evening {hero} wished to know precisely what was going to be different, and so {pal} ruled a line down the middle of a sheet of paper. On the left they put what there would be less of. There would be no more pizza from the shop on Fridays, no new skates this winter, and sandwiches in a box instead of a bought lunch. It was not a pleasant column, but it had an end. On the right they put everything that would be exactly as before. They started with soup, and continued with the library, the song at bedtime, and the way that {pal} called up the stairs; <and when they got to the moon, they had to turn the page|and they had to fetch a second sheet>. "If anything else has to change," said {pal}, "I'll tell you. You won't have to listen at doors."`,
        `There are worries that are as large as a house as long as they are in your head, and fit on half a page when they are written down. So they wrote it down. "We'll have to be careful with money," said {pal}, and crossed out the Friday pizza, and, after some hesitation, the skates. Lunch was going to come from home. {hero} crossed out the zoo on {their} own account, <with a line that was a little crooked|and pressed rather hard>. After that {they} inquired what would happen when there was nothing left to cross out. "Turn it over," said {pal}. On the back they wrote everything that could not be crossed out by anyone. It began with the song at bedtime, and it went on until the pencil was blunt; and at the very bottom, where there was hardly any room, {hero} squeezed in, "Us."`,
      ],
    },
    {
      id: "at-the-gate",
      place: "school",
      time: "afternoon",
      weather: "clear",
      pose: "running",
      feeling: "happy",
      with: ["pal happy"],
      happening: "{hero} runs toward {pal}, who is waiting at the school on a Tuesday.",
      B: [
        `Now {pal} came to the school on a Tuesday! {hero} ran. "May I be glad?" "Yes," said {pal}.`,
        `It was Tuesday, and {pal} came to get {them}! {hero} was glad. {pal} was glad, too.`,
      ],
      E: [
        `The next Tuesday {pal} was waiting at the school. {pal} had never come on a Tuesday before! {hero} was running as fast as {they} could. Then {they} stopped. "Is it terrible that I am happy?" {they} asked. "Never," said {pal}, "because I am happy about that, too."`,
        `On Tuesday somebody waved outside the school, and it was {pal}. They walked home the long way and looked at every puddle. {hero} was happy, and that felt <strange|odd>. "You can be happy and sad on the same day," said {pal}.`,
      ],
      I: [
        `The next Tuesday somebody was standing outside the school in {pal's} coat, and it was {pal}. {hero} ran so fast that {their} bag was flying behind {them}. In all these years {pal} had never been there on a Tuesday. Halfway home {hero} suddenly slowed down. "I'm happy that you came," {they} admitted, "and now I feel bad about it." "I'm happy about it, too," said {pal}. <"You can be happy and sorry in the same pair of shoes."|"There's enough room for happy and sorry on one day."> So they took the long way, past the ducks.`,
        `Tuesdays had always been the same, and now they weren't. When school was over, {pal} stood at the gate among the other people, and didn't quite know where to put {pal.his} hands. {hero} knew where to put them. They walked home very slowly, because for once nobody was in a hurry, and counted eleven dogs. <"I like it that you've got time," said {hero}.|"I like Tuesdays now," said {hero}.> "Is that allowed?" "It's allowed," said {pal}, "and I like it, too. The other part is still hard."`,
      ],
      A: [
        `On the following Tuesday there was somebody standing outside the school who looked exactly like {pal}, and it was. {hero} ran so fast that the school bag flew out behind {them} like a tail. In all {their} life {they} had never been fetched by {pal} on a Tuesday; {pal} belonged to Sundays, and to the part of the evening when the potatoes are ready. They went home the long way around, past the ducks, and nobody looked at a watch. Then {hero} became quiet. "I'm glad," {they} admitted, "that you have time. And it's because of something bad, so I don't suppose I should be." "I'm glad about it as well," said {pal}. <"One can be glad and sorry in the same pair of shoes."|"Glad and sorry can perfectly well walk home together."> They tried it out. It worked, though it made them walk a little crookedly.`,
        `Among all the people who were waiting outside the school, {pal} could be recognized at once, since {pal.he} was the only one who was doing it for the first time. {Pal.he} didn't know where one stands, or what to do with one's hands, until {hero} ran up and took charge of one of them. They walked home as slowly as nobody walks on a Tuesday, and counted eleven dogs, <one of which was wearing a raincoat|and shook hands with four of them>. "I like it like this," said {hero}, and then {they} stopped. "Is it allowed to like it?" {pal} considered it for the length of a wall, on which {hero} was balancing. "It's allowed," {pal.he} said. "The hard part is still hard, and this part is nice, and neither of them makes the other one disappear."`,
      ],
    },
    {
      id: "box-waits",
      ...HALL_MORNING,
      pose: "standing",
      feeling: "worried",
      with: ["pal sad"],
      props: ["box", PLANT],
      happening: "{hero} stands in the living room by a box with a drooping plant, and {pal} looks away.",
      I: [
        `Only the box didn't move. It stood beside the front door, where {pal} had put it down on the first day, and everybody walked around it. {pal} wrote letters to all sorts of places, and asked whether they needed somebody. {Pal.he} vacuumed the hall, and vacuumed around the box. On top of it the plant let its leaves hang, lower every day. <"Shall I unpack it for you?" asked {hero}.|"We could unpack it," said {hero}.> {pal} looked at the box, and then out of the window. "Not today," {pal.he} said.`,
        `By the second week everything had found its place, except for the box. It stood in the way, and they fell over it, and still nobody unpacked it. {hero} understood that somehow. As long as the cup was in there, it was an office cup. As soon as it came out, it would only be a cup. {pal} sat at the computer and wrote to people who might have work. <The plant hung over the edge like a wet glove.|The plant hung over the edge, and nobody had the heart to look.> "Poor thing," said {hero}, and meant nearly everybody.`,
      ],
      A: [
        `Everything in the house had got used to the new arrangement, with the exception of the box. It stood by the front door, on the exact spot where it had been put down; they hung no coats above it, and they walked around it without a word, as one walks around somebody who is asleep. In the mornings {pal} wrote letters, in which {pal.he} asked whether any work was to be had. Afterward {pal.he} vacuumed the hall in a beautiful curve. <On the top of the box stood the plant, and every day it let its leaves hang lower.|And on top of it all the plant was drooping, a little lower every day.> "Should we unpack it?" {hero} proposed, one gray morning. {pal} looked at it for a while, and it was clear that {pal.he} was really considering the matter. "Not today," said {pal}.`,
        `They had been falling over the box for two weeks, and nobody unpacked it. {hero} believed that {they} could see why. As long as the cup remained inside, it was a cup from an office, which might at any moment be carried back; but once it was standing in the kitchen, among all the others, it would simply be a cup. So the box stayed where it was. {pal} wrote to people who might be looking for somebody, and there were a great many people, and few of them wrote back. <The plant hung over the cardboard edge like a wet glove.|Over the cardboard edge, like a wet glove, hung the plant.> It had been a splendid plant, on the fourth floor, with a view of the river. "Poor old thing," said {hero}. {They} {was} speaking to the plant, or at any rate in its direction.`,
      ],
    },
    {
      id: "moves-plant",
      place: "bathroom",
      time: "morning",
      weather: "cloudy",
      pose: "holding",
      feeling: "worried",
      with: ["pal calm"],
      props: [PLANT],
      happening: "{hero} holds a drooping plant in the bathroom, and {pal} has come to look.",
      B: [
        `The plant was sad, too. {hero} put it in the bathroom. "Is it better?" asked {pal}. {refrain}`,
        `{pal} had a plant from work. {hero} put it here, and then there. "Is it happy?" {refrain}`,
      ],
      E: [
        `The plant from the office was hanging its leaves. {hero} carried it to the bathroom, but it was too dark for it there. "I did everything wrong," {they} said. "You did everything right," said {pal}. "It needs time." Was it better now? {refrain}`,
        `Nobody took care of the plant, so {hero} did it {themselves}. {They} tried the bathroom, but there it was much too dark. In the kitchen it lost a <big|yellow> leaf. "Does it like it here?" {they} asked. {refrain} "It has to get used to us first."`,
      ],
      I: [
        `So {hero} took charge of the plant. {They} carried it to the bathroom, since plants like water, but it was too dark there, and a leaf fell off. "I'm doing everything wrong," said {hero} unhappily. "Not at all," said {pal}, and felt the earth with one finger. "It had a window of its own for six years, and nobody asked it before they moved it. <Anybody would drop a leaf."|It only needs some time."> "Is it getting better?" asked {hero}. "Not yet," said {pal}.`,
        `A plant can't ask for anything, so {hero} had to guess. {They} tried the bathroom, and the shelf, and the corner behind the door. Everywhere the plant hung its leaves like a dog in the rain. On Thursday one leaf turned yellow and fell. {hero} brought it to {pal} in both hands. "That isn't because of you," said {pal}. <"It has lost its place, and that takes time."|"It's only missing its old window."> They bent over the flowerpot together, looking for anything green. "Is it happy yet?" asked {hero}. "Not yet," said {pal}.`,
      ],
      A: [
        `It was {hero}, then, who took charge of the plant. {They} reasoned that plants are fond of water, and carried it to the bathroom, where it stood in the twilight and did not cheer up. On the third day a leaf came off in {their} hand, as big as the hand itself. "I'm doing everything wrong," said {hero} unhappily. "You're doing everything right," said {pal}, who had come to examine it, and felt the earth with one finger, as one feels a forehead. "It had a window of its own for six years, and suddenly it was put into a cardboard box without being asked. <Anybody would drop a leaf or two."|I'd be surprised if it didn't droop."> "Is it any better now?" asked {hero}. "Not yet," said {pal} honestly.`,
        `The difficulty with a plant is that it doesn't tell you what it's missing. {hero} took it to the bathroom, for the damp, and to the bookcase, for the company; {they} even took it to bed. Everywhere it let its leaves hang down like a dog in the rain. On Thursday one of them turned yellow and dropped, quite softly, and {hero} carried it to {pal} in both hands. "That isn't because of you," {pal} assured {them}. "It has lost its place, you see, and it's occupied with that, and it takes as long as it takes." <"And how long does it take?" {hero} wanted to know.|"Can't you say how long?" {hero} inquired.> Unfortunately {pal} didn't know, either. They bent over it together, felt the earth very carefully, and looked for anything that might possibly be green. "Not yet," {pal.he} said finally.`,
      ],
    },
    {
      id: "a-letter-says-no",
      ...HALL_MORNING,
      pose: "standing",
      feeling: "sad",
      with: ["pal sad"],
      props: ["letter"],
      happening: "{hero} stands in the living room, and {pal} sits sadly with a letter.",
      I: [
        `One Saturday a letter came, and {pal} read it standing up. Then {pal.he} read it sitting down. "They've found somebody else," said {pal}. {Pal.he} said it quite calmly, and folded the letter along its folds. But afterward {pal.he} stayed in the armchair, in {pal.his} pajamas, with the curtains shut, and it was nearly noon. <{hero} offered a joke, and {pal} smiled too late.|{hero} told the one about the snail, and {pal} smiled too late.> The whole room seemed to be hanging its leaves.`,
        `There had been one letter that {pal} was hoping for, and on Saturday it was there. {hero} could tell by the way that the paper sank. "Is it a no?" {they} asked. "It's a no," said {pal}, "and it's a polite one, but I did want it to be a yes." {Pal.he} didn't open the curtains that morning. {Pal.he} sat in the gray armchair in {pal.his} gray pajamas, <and grew grayer and grayer|and you could hardly tell where {pal.he} ended>. {hero} watched from the door. {They} had seen somebody droop like that before.`,
      ],
      A: [
        `On Saturday there came a letter for which {pal} had been waiting. {Pal.he} read it standing up, and after that {pal.he} read it sitting down, though it was no longer than the first time. "They've chosen somebody else," {pal.he} said, and folded it along the folds that it had come with. {Pal.he} was perfectly calm. But it got to be eleven, and it got to be noon, and {pal} was still sitting in the armchair in {pal.his} pajamas, with the curtains drawn. {hero} told {pal.him} the one about the snail, which never failed, <and {pal} smiled half a minute too late|and the smile arrived after half a minute, like a late bus>. It was as if the entire living room were letting its leaves hang. {hero} remained in the doorway, with one foot on top of the other, and didn't know where {they} ought to put {themselves}.`,
        `You can tell what is in a letter by watching the person who's reading it. This one sank, a little at a time, until it was lying on {pal's} knee. "Is it a no?" asked {hero}. "It's a no," said {pal}. "It's a kind one, with best wishes; but I had been hoping, you know, and now I'll need a bit of time." {Pal.he} didn't draw back the curtains that morning, and {pal.he} didn't get dressed. In the gray armchair, in gray pajamas, behind gray curtains, it was hard to be certain where the chair left off <and where {pal} began|and {pal} started>. {hero} stood in the doorway and looked for a long time. Something about it was familiar, the shoulders in particular. {They} had been seeing exactly that for three weeks, in a flowerpot.`,
      ],
    },
    {
      id: "both-to-window",
      place: "living-room",
      time: "noon",
      weather: "clear",
      pose: "holding",
      feeling: "determined",
      with: ["pal surprised"],
      props: [PLANT, "thing:glass-of-water", "thing:chair"],
      happening:
        "{hero} holds the plant in the bright living room, with water, a chair, and {pal} beside it.",
      B: [
        `{pal} sat in the dark. {hero} let in the sun. "The plant needs sun. So do you!" {pal} laughed.`,
        `"You both need sun," said {hero}. {They} gave some water to the plant. {They} gave some to {pal}, too.`,
      ],
      E: [
        `One morning {pal} just sat in the dark in {pal.his} pajamas. {hero} opened the curtains. {They} put the plant by the window, and then {they} pushed {pal's} chair there, too. "You both need light," {they} said. And each of them got some water.`,
        `A letter had said no, and {pal} sat in the dark. On the flowerpot it said, "Light and a little water." So {hero} let in the sun. {They} put the plant on one side of the window, and {pal} on the other. {pal} began to <smile|laugh>.`,
      ],
      I: [
        `{hero} read the label in the flowerpot. "Requires light, a little water, and sometimes a turn," it said. So {they} opened the curtains, and the sun fell in. {They} set the plant on the windowsill, and pushed the armchair, with {pal} in it, to the other side. {They} brought two glasses of water. <Finally {they} turned the plant a little, and after that the chair.|At the end {they} turned the plant a little, and then also the chair.> "What are you doing?" asked {pal}. "What it says," answered {hero}.`,
        `There was only one place that {hero} hadn't tried, and that was the big window behind the curtains. {They} opened them, put the plant into the sunlight, and gave it a little water. Then {they} looked at {pal}, who was blinking in the brightness. {They} pushed the armchair into the sun as well, <and poured {pal} the same amount of water|and measured out the same amount of water>. "Am I being watered?" asked {pal}. "Only a little," said {hero}, "because too much is bad for the roots." {pal} laughed until the chair creaked.`,
      ],
      A: [
        `In the flowerpot there was a label that nobody had ever read, and {hero} read it now. "Requires light, a little water, and an occasional turn," it said. {They} considered this. Then {they} marched to the window and pulled back the curtains, and the sun fell into the room like something off a shelf. {They} stood the plant on the windowsill, got behind the armchair, and pushed it across the carpet, with {pal} inside it, until it stood on the opposite side. Each of them was given a glass of water, <though {pal's} had a slice of lemon in it|and the plant got the smaller one>. Finally {they} turned the plant by a quarter, and after that the chair. "May I ask what this is?" inquired {pal}, blinking. "It's what it says," replied {hero}.`,
        `The only place in the house that {hero} hadn't yet tried was the large window, because it had been hidden behind a curtain. {They} opened it with a swing. The light was so strong that the dust sparkled, and even the plant, in the very middle, appeared to squint. Then {they} examined {pal}, who had put up a hand against the brightness, and realized that the work was only half done. {They} pushed the armchair over the carpet, inch by inch, until it was standing in the sun as well, and poured out for each of them the same careful amount. "Am I being watered?" {pal} inquired. "Only a little," answered {hero}, "because too much is bad for the roots." <It was then that {pal} laughed, for the first time since the letter.|And {pal} laughed so hard that the plant shook.>`,
      ],
    },
    {
      id: "whose-job",
      place: "living-room",
      time: "noon",
      weather: "clear",
      pose: "hugging",
      feeling: "calm",
      with: ["pal happy"],
      props: [PLANT],
      happening: "{hero} hugs {pal} in the living room beside the plant.",
      E: [
        `"That was a wonderful idea," said {pal}, and took {hero} on {pal.his} lap. "But you never have to look after me. I have grown-ups for that, and I will call somebody today. The plant is your job." That was just the right size <of job|for {hero}>.`,
        `They sat in the sun for a long time. "Sometimes I will be sad," said {pal}, "and that is not your work. I can talk to my own friends about it. You can look after the plant, and be a kid." {hero} felt much <lighter|better>.`,
      ],
      I: [
        `They sat in the sun, all three of them. "That was a wonderful idea," said {pal}, and pulled {hero} onto {pal.his} knees, "but it isn't your job to make me happy. I've got friends for that, and I'm going to call somebody this afternoon." "But you were laughing," said {hero}. "I was, and thank you," said {pal}. <"The plant can be your job, if you want one."|"You can be in charge of the plant, if you want."> {hero} leaned back, because a plant was exactly the right size.`,
        `"I think I needed turning," said {pal}, and reached out for {hero}. They both fitted into the chair. "Will you be sad again?" asked {hero} after a while. "Sometimes," answered {pal}, "but you don't have to look after me. I'm going to talk about it to people of my own size." {hero} hadn't noticed how tight {their} shoulders were, until they came down. <"And what do I do?" {they} asked.|"What should I do, then?" {they} asked.> "You do school, and playing, and watering the plant."`,
      ],
      A: [
        `For some time the three of them sat together in the sun and did absolutely nothing. Then {pal} pulled {hero} up onto the arm of the chair. "That was an excellent idea," {pal.he} said, "but it isn't your job to make me cheerful. Occasionally I'm going to be sad, and that belongs to me; for that I have people of my own size, and I'm calling one of them this afternoon." "But you were laughing," said {hero}. "I was, and it was a present," said {pal}, <"only you don't have to bring one every day.|"and one doesn't have to bring a present every day.> If you'd like to have a job, you can have the plant." {hero} looked over at it, and it was just about the right size.`,
        `"I believe that I needed to be turned," said {pal}, and moved aside, until there was room in the armchair for two. {hero} climbed in. Outside, people were going by with their shopping, exactly as they had gone by yesterday. "Are you going to be sad again?" {they} asked. "I expect so," said {pal}, "on some days. But you needn't keep watch over it, and you needn't do anything about it. I have got friends whose turn it is, and one of them is coming around this evening with soup." Only now, as {their} shoulders came down, did {hero} notice that {they} had been carrying them up beside {their} ears, <possibly since Tuesday before last|and for quite some time>. "Then what's my job?" {they} asked. "You've got several," said {pal}. "You've got school, and running about, and that plant."`,
      ],
    },
    {
      id: "unpacks-box",
      ...HALL,
      pose: "kneeling",
      feeling: "happy",
      with: ["pal calm"],
      props: ["box", "cup", "thing:framed-picture"],
      happening: "{hero} kneels by the box in the living room with {pal}, and takes out a cup and a picture.",
      B: [
        `"Now the box!" said {pal}. Out came the cup. Out came a picture. The box was empty.`,
        `They took the cup out of the box. It was just right for milk. Now the box was empty.`,
      ],
      E: [
        `On Sunday {pal} knelt down by the box. "I think I am ready now," {pal.he} said. They unpacked it together. The cup went into the kitchen, and the picture was put by {pal's} bed. "It is a very good box," said {hero}, <and kept it|and took it>.`,
        `"Shall we unpack it?" asked {pal} one day. {hero} took out the blue cup and washed it. It looked rather nice among the others. The picture got a new place beside {pal's} bed. Then the box was empty, and {hero} was already climbing <in|inside>.`,
      ],
      I: [
        `On Sunday morning {pal} knelt down beside the box without being asked. "Now, I think," said {pal}. They unpacked it slowly, like a suitcase after a long journey. The blue cup moved into the kitchen, and after a minute it looked as though it had always lived there. The photograph of {hero} got a place beside {pal's} bed. <At the bottom there were seven paper clips and a candy.|At the bottom lay one old candy, which they shared.> Then the box was empty. "May I have that?" asked {hero}, who had an idea.`,
        `"I fell over it again," said {pal} one morning, rubbing {pal.his} knee. So they sat down and took everything out. {pal} told {hero} who had given {pal.him} each thing, and twice {pal.he} had to stop for a moment. The cup was washed, <and it held exactly as much milk as the others|and {hero} was the first to drink from it>. The photograph went next to {pal's} bed. When it was empty, the box looked larger, and somehow friendlier, and {hero} knocked on it.`,
      ],
      A: [
        `It was on a Sunday that {pal} knelt down next to the box, without anybody's having said a word. "Now, I think," said {pal}. They unpacked it slowly, as one unpacks after a long journey, and {hero} heard who had given {pal.him} the calendar, and why there were whales on it. The blue cup was carried into the kitchen and placed on the shelf among the others. It looked lonely for about a minute, and after that one could scarcely find it. The photograph was given the best place there was, on the table beside {pal's} bed. <At the bottom there were eleven paper clips and a peppermint, and they divided the peppermint.|Right at the bottom lay a peppermint, which they divided.> Then the box was empty, and the hall was suddenly a great deal wider. "Do you still need that?" asked {hero}, who was looking at the box with {their} head on one side.`,
        `"I have just fallen over it for the twentieth time," {pal} announced from the floor of the hall. So it was opened. {pal} took out one thing after another, and told {hero} where it came from. At the calendar with the whales {pal.he} had to stop for a while, and {hero} waited, since nobody was in a hurry. The cup was washed. It turned out to hold precisely as much milk as the other cups, <and not to mind what it was used for|and {hero} was the first who drank from it>. The photograph moved to {pal's} bedside, where it had a far better view than in any office. And when everything was out, there it stood, large and square and empty. {hero} knocked on it, and it sounded like something that could be used.`,
      ],
    },
    {
      id: "rings-bell",
      ...KITCHEN_EVENING,
      pose: "holding",
      feeling: "proud",
      with: ["pal happy"],
      props: [PIZZA, "box"],
      happening: "{hero} holds a pizza in the kitchen beside the box, and {pal} is happy.",
      B: [
        `On Friday they made a pizza. {hero} put it in the box. Ding-dong! "Pizza for you!" said {hero}.`,
        `They could not buy a pizza. So they made one! {hero} came in with the box. "Ding-dong! Pizza!"`,
      ],
      E: [
        `On Friday there was no pizza from the shop, so they made one together. It looked a little like <a cloud|an island>. {hero} carried it outside in the big box, and rang the bell. "Here is your pizza!" {they} called. {pal} had to pay with a kiss.`,
        `On Friday they made a pizza, and {hero} put on the cheese. {They} took it outside in the big box and rang the bell. "Did you order a pizza?" {they} asked. "I did!" said {pal}. "And it looks very <good|nice>."`,
      ],
      I: [
        `Friday had been the hardest line on the list. But flour doesn't cost much, and {pal} had time to knead. {hero} put on the cheese and two olives, and the pizza turned out in the shape of a country. When it was done, {they} laid it in the bottom of the big box, carried it outside, and rang the bell. "Somebody ordered a pizza," {they} announced in a deep voice. <"What do I owe you?" asked {pal}.|"How much is that?" asked {pal}.> It cost one kiss, and a tip.`,
        `On Friday, at pizza time, the doorbell rang. {pal} opened, with flour up to both elbows. Outside stood {hero} in {pal's} old cap, holding an enormous cardboard box. They had made the pizza themselves that afternoon, and {pal} had kneaded so hard that the table walked. It was thicker on one side than on the other, <and had a bit of a smile|and it was mostly corner>. "That'll be one kiss," said {hero}, "and you can keep the box until next week." The one from the shop had never been delivered by anybody so famous.`,
      ],
      A: [
        `Of everything in the left-hand column, Friday had been the hardest. But flour doesn't cost a great deal, and {pal} kneaded until the table began to walk. {hero} was in charge of the cheese and the olives, of which there were two. The result had the outline of some unfamiliar country. When it was ready, {they} laid it on a tray at the bottom of the big box, carried it outside, and rang the bell. "One pizza," {they} announced, in the deepest voice that {they} owned. {pal}, who had put on a tie for the occasion, <asked what it cost|felt in all {pal.his} pockets>. "One kiss," said {hero}, "and something for the driver." The driver was invited to stay for supper.`,
        `At half past six on Friday, which had always been pizza time, the doorbell rang. {pal} opened the door with flour up to the elbows, and acted astonished. On the mat stood {hero} in a cap that was much too large, holding in both arms an enormous cardboard box. They had baked it together that afternoon. It was thick on the one side and thin on the other; a corner of it was missing, <because the driver had been obliged to make sure|for the driver had wished to be certain>. "That'll be one kiss," {they} announced, "and I'll need the box back for next week." They ate it on the carpet, in front of the window. It wasn't the same as the one from the shop, and neither of them said that it was; and there was none left over.`,
      ],
    },
    {
      id: "new-leaf",
      place: "living-room",
      time: "morning",
      weather: "clear",
      pose: "pointing",
      feeling: "happy",
      with: ["pal happy"],
      props: [PLANT, "cup"],
      happening:
        "{hero} points at a plant by the window of the living room, and {pal} stands there with a cup.",
      B: [
        `Tuesday came. "A new job?" asked {hero}. {refrain2} On the plant was one small new leaf.`,
        `"Do you have a new job?" asked {hero}. {refrain2} It was a leaf, all green and new.`,
      ],
      E: [
        `It was Tuesday again. {pal} was writing letters by the window, with the cup from the box. "Do you have another job?" asked {hero}. {refrain2} Out of the plant came a new leaf, as small as a <pencil|finger>.`,
        `On Tuesday {hero} came to water the plant, and {they} asked the question again. "Is there a new job?" {refrain2} Something small and green stood in the pot, and nobody had put it there. It was a new leaf.`,
      ],
      I: [
        `It is a Tuesday morning, and {pal} is sitting by the window with the blue cup and writing a letter. "Is there a new job?" asks {hero}, who is coming in with the water. "Not yet," says {pal}, "but at three I'll be at the gate." {hero} waters the plant and turns it a little. <In the middle, rolled up like an umbrella, stands a new leaf.|In the middle stands something green, rolled up like an umbrella.> It's in no hurry at all, and they look at it for a long time.`,
        `Nobody knows how many Tuesdays there will be. {pal} keeps on asking, at one door after another, and so far the answer has been "Not yet." It's written on the calendar with the pencil, and beside it stands what else happened. "Eleven dogs," it says, and "Pizza, thick on the left." Today {hero} has something to write there {themselves}. {They} found it when {they} watered the plant, <and called {pal} so loudly that the cup shook|and {pal} came running with the blue cup>. It is pale green, and still rolled up. "Tuesday," writes {hero}. "One leaf."`,
      ],
      A: [
        `It is Tuesday morning once again. {pal} is sitting at the window, with the blue cup within reach, and writing to somebody who may or may not be in need of {pal.him}. {hero} comes in with the watering can. "Is there a new job?" asks {hero}, as on every Tuesday. "Not yet," says {pal}, "but at three o'clock I'll be standing at a gate." It is a good answer, because it's true from one end to the other. {hero} gives the plant its water and turns it by a quarter, and then nobody says anything for a moment. <In the very middle, rolled up as tightly as an umbrella, stands a new leaf.|In the very middle stands a new leaf, rolled up as tightly as an umbrella.> Nobody had told it to hurry. It has found out where the light comes from, and it's taking its time.`,
        `How many Tuesdays it will be, nobody can say. {pal} goes on writing and asking, and so far the answer has always been "Not yet." They enter it on the calendar, and underneath, in the same square, they enter whatever else there was. "Eleven dogs," it says, and "Pizza, a little thick on the left," and in one of the squares there is only the word "Sad," and on the following day, "Better." This morning it was {hero} who asked for the pencil. {They} had gone to water the plant, and then there was a shout <that made the blue cup ring|which brought {pal} running with the cup>. They had to kneel down in order to see it properly. "Tuesday," wrote {hero}, in {their} very best letters. "One leaf, not open yet."`,
      ],
    },
  ],
};
