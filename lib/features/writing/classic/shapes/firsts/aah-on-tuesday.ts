import type { Shape } from "@/lib/features/writing/classic/grammar";

const OFFICE = { place: "doctors-room", time: "morning", weather: "clear" } as const;

export const AAH_ON_TUESDAY: Shape = {
  id: "firsts/aah-on-tuesday",
  theme: null,
  wild: 2,
  tags: ["tooth", "brave", "first time", "funny", "body", "waiting"],
  about: [
    "dentist dentists dentist-visit first-dentist-visit going-to-the-dentist visit-to-the-dentist trip-to-the-dentist dentist-appointment check-up afraid-of-the-dentist scared-of-the-dentist dentist-chair",
  ],
  premise: '{Hero} has practiced a splendid "aah" for the dentist, but in the big chair it is gone.',
  shows: ["@dent", "thing:tooth", "thing:toothbrush"],
  talk: [
    "When would you like to be able to raise a hand and say stop?",
    "What do you think {dent} was like as a child?",
    "What would you tell somebody who is going to the dentist for the first time?",
  ],
  cast: {
    pal: ["dog", "cat", "rabbit", "fox", "owl", "robot", "dragon"],
    dent: ["dentist"],
    mom: ["mother", "father"],
    kid: ["boy", "girl"],
  },
  little: ["kid"],
  refrain: {
    B: ["Hmm, hmm, hmm.", "Aah! Aah! Aah!"],
    E: ['But all that came out was "hmm."', 'And out came a great big "aah!"'],
  },
  beats: [
    {
      id: "practices-aah",
      place: "bathroom",
      time: "morning",
      weather: "clear",
      pose: "standing",
      feeling: "excited",
      with: ["pal happy", "mom happy"],
      props: ["thing:toothbrush", "thing:tooth"],
      happening: "{hero} stands in the bathroom with a toothbrush and a tooth, and {pal} is happy.",
      B: [
        `{open} "Aah!" said {hero}. It was for the dentist. "What a good one!" said {mom}.`,
        `{open} "Today we go to the dentist," said {mom}. {hero} could do it. "Aah! Aah!"`,
      ],
      E: [
        `{open} Today {hero} was going to the dentist. "They will want you to open wide," said {mom}, "and to say aah." {hero} said it to the <mirror|soap>. {They} said it to {pal}. It was a very good one.`,
        `{open} "Aah!" said {hero} to the mirror. In the bathroom it was as loud as a <lion|ship>. "Good," said {mom}. "You are ready for the dentist." {hero} brushed every tooth two times, and then did it again.`,
      ],
      I: [
        `{open} {hero} was going to the dentist at ten o'clock, and {they} {was} ready. {mom} had explained that you sit in a big chair, open your mouth, and say "aah." {hero} had been practicing since Sunday. {They} had a short one and a long one, and one that went up at the end. "Aah!" {they} said to the bathroom mirror, until it turned <gray|white> and {they} disappeared. {pal} said it, too, but not as well. "The dentist will be delighted," said {mom}.`,
        `{open} There is one thing that you need at the dentist, and it is a good "aah." {hero} had the best one in the family. It shook the toothbrushes in their glass. It made {pal} <look around for a cow|sit down>. "You can tell that you were born for it," said {mom}, and put a finger in {mom.his} ear. {hero} brushed each tooth on all its sides and did it once more for luck. Then they got their coats. The dentist was waiting.`,
        `{open} For the dentist you need a good "aah," and {hero} had the best one in the family. It shook the toothbrushes in their glass. {They} had been practicing since Sunday, in front of the bathroom mirror. "You were evidently born for it," said {mom}, and put a finger in {mom.his} ear. <Then they got their coats.|The appointment was at ten o'clock, and they were nearly late.>`,
      ],
      A: [
        `{open} On Tuesday at ten o'clock {hero} had an appointment with the dentist, and nobody could have been better prepared. {mom} had explained everything: there would be a large chair, and a bright lamp, and at the proper moment one was expected to open one's mouth and say "aah." {hero} had been rehearsing since Sunday. {They} had developed a short one and a long one, and a very elegant one that went up at the end, like a question. "Aah!" {they} told the mirror, <until {they} vanished behind the fog|until {their} own face was only a cloud>. {pal}, who was allowed to come along, joined in as far as {pal.he} was able. "I think," said {mom} through the door, "that the dentist has never heard anything like it."`,
        `{open} You don't need much at the dentist's, because the dentist has nearly everything already: a mirror on a stick, a lamp, a chair that can ride up and down. The only thing you have to bring is an "aah." {hero's} was magnificent. It rattled the toothbrushes in their glass; it went along the hall, and came back; and when {pal} heard it for the first time, {pal.he} had <searched the bathtub for a cow|gone to see whether somebody was at the door>. "Save a little of it," advised {mom}, who had a finger in {mom.his} ear. {hero} brushed every one of {their} teeth from the front, from the back, and on the roof, and then {they} practiced again. {They} {was} not nervous. {They} {was} only rather looking forward to being admired.`,
      ],
    },
    {
      id: "aah-in-bus",
      place: "bus-inside",
      time: "morning",
      weather: "clear",
      pose: "sitting",
      feeling: "proud",
      with: ["pal happy", "mom calm"],
      props: ["thing:tooth"],
      happening: "{hero} sits in the bus with {pal} and {mom}, near a tooth.",
      I: [
        `On the bus {hero} did it for a man with a newspaper. "Aah!" The man looked in over the top of his glasses. "Nice and clean," he said. "You must be on your way to the dentist." {hero} nodded. {They} did it for two ladies and a baby, and the baby did it back. <"Keep some for later," said {mom}.|"Don't use it all up," said {mom}.> {hero} laughed. You couldn't use up a thing like that. It grew again by itself, like hair.`,
        `It was six stops to the dentist. At every one of them somebody got on, and {hero} showed them {their} "aah." The driver considered it an absolute beauty. An elderly woman showed hers, which had only four teeth in it, and they were both <pleased|satisfied>. "Will it hurt?" {hero} asked suddenly, at the fifth stop. "Today the dentist only looks and counts," said {mom}. "It may feel funny." {hero} looked out of the window. {They} hadn't known that {they} {was} going to ask.`,
      ],
      A: [
        `A good many people on the bus were privileged to see it. A gentleman lowered his newspaper, inspected {hero's} "aah" over the rim of his glasses, and declared that it was in excellent order. "To the dentist?" he inquired. "At ten," said {hero}, as other people say that they are going to sea. {They} performed it for two ladies, and for a baby, which immediately performed it back. <"Perhaps you ought to keep some of it," {mom} suggested.|"You might save a bit of it," {mom} suggested.> {hero} was amused. It wasn't toothpaste; one couldn't squeeze it until it was empty. Nevertheless, as the bus turned into the street where the dentist lived, {they} shut {their} mouth, and swallowed, just to make sure.`,
        `It was six stops to the dentist. During the first four {hero} showed {their} "aah" to everyone who got on, and it was much admired, especially by an old woman who owned only four teeth and had taken good care of each. At the fifth stop {hero} heard {themselves} asking a question. "Does it hurt?" It came out smaller than {they} had expected. {mom} considered, since {mom.he} never said a thing that wasn't so. "Today the dentist only looks and counts. It can feel peculiar, <because it's your own mouth, and somebody else is in it|since nobody but you is usually in there>. But that isn't the same as hurting." {hero} nodded. {pal} moved a little closer. The sixth stop came rather quickly, as if somebody had taken one out.`,
      ],
    },
    {
      id: "waits-turn",
      ...OFFICE,
      pose: "sitting",
      feeling: "worried",
      with: ["pal worried", "kid worried", "mom calm"],
      props: ["thing:tooth", "book"],
      happening: "{hero} sits in the office by a tooth and a book, and {kid} and {pal} are worried.",
      B: [
        `They sat and sat at the dentist. Buzz! What was that? {hero} held {mom's} hand.`,
        `"I do not want to go in," said {kid}, a small {kid.kind}. Buzz! Nor did {hero}.`,
      ],
      E: [
        `At the dentist they had to wait. A little {kid.kind} named {kid} sat under a <chair|table>. "I am not going in," said {kid}. Behind the door something went buzz. {hero} felt cold in the middle, and held {mom's} hand.`,
        `There were chairs at the dentist, and books, and a {kid.kind} named {kid} with both hands over {kid.his} mouth. Buzz, went the door. "What is it?" asked {hero}. "A brush that turns," said {mom}. It was still <buzz|too loud>.`,
      ],
      I: [
        `In the waiting room it smelled of peppermint. There was a box of books, and a big wooden tooth with a face. Under a chair sat a small {kid.kind} named {kid}. "I'm not here," {kid} explained. "I'm not going to the dentist until I am seven." Then something behind the door went buzz. "That's only a little brush that turns around," said {mom}. {hero} knew that. But {their} stomach didn't know it. {They} tried a tiny "aah" behind {their} hand, <and it was gone|and nothing happened>.`,
        `The dentist's waiting room had seven chairs, and {hero} sat on each of them. Across from {them} a very little {kid.kind} named {kid} was holding {kid.his} mouth shut with both hands. {hero} opened {their} own mouth to show how it was done. But just then something behind the door went buzz. It was only the brush for polishing, as {mom} told them. <It was a small noise, but it had hooks in it.|All the same it was not a nice noise.> {hero} shut {their} mouth again. The "aah" had gone somewhere, and {they} had not seen it leave.`,
      ],
      A: [
        `The waiting room smelled of peppermint, and somewhat of rain. It had seven chairs, a basket of books about bears, and an enormous wooden tooth, which was smiling, although it had nothing to smile with. Underneath the last chair sat a very small {kid.kind}. "I'm {kid}, and I'm not here," {kid.he} stated. "I shall visit the dentist when I am grown up." {hero} was about to say something encouraging. But behind the door something went buzz. {mom} said at once that it was merely a soft brush, turning around to polish somebody; and {hero's} head believed {mom.him} <completely, and {their} stomach not at all|and passed it on, but {their} stomach wasn't listening>. Secretly {they} tried the smallest of {their} "aahs." There was nothing there. It was like reaching for a railing in the dark.`,
        `Whoever invented waiting rooms cannot have been in one for long. {hero} tried all seven of the dentist's chairs. {pal} read a magazine, upside down. Opposite them a tiny {kid.kind} called {kid} held {kid.his} lips together with eight fingers and two thumbs, and gazed at {hero} above them. Clearly that was a person who needed to be shown a really good "aah." {hero} stood up and took a breath. At precisely that moment a buzz came through the door, high and thin. "It's a brush for polishing, and it tickles," {mom} reported. <It was a perfectly reasonable explanation.|Nobody could have explained it more kindly.> But {hero} had sat down again. {They} had felt {their} "aah" turn around inside {them} and go down the stairs, two at a time.`,
      ],
    },
    {
      id: "rides-chair",
      ...OFFICE,
      pose: "sitting",
      feeling: "surprised",
      with: ["dent happy", "pal curious"],
      props: ["lantern", "thing:tooth"],
      happening: "{hero} sits surprised near {dent}, a lamp, and a tooth.",
      E: [
        `"Hello," said the dentist. That was {dent}. "Do you want to <ride|go> up or down?" The chair went up, and then it lay back. {hero} could see right into the big lamp. {pal} got to push the button.`,
        `The dentist was named {dent}, and had very gentle hands. "This is my chair," said {dent}. "It can fly, but only a little." Up it went! {hero} held on with all ten fingers.`,
      ],
      I: [
        `The dentist was {dent}, and {dent.he} shook hands with everyone, even {pal}. "First the chair," said {dent}, "because I know you have only come for that." {hero} got in. It hummed and rose, and then it lay slowly back, <until {they} saw mainly ceiling|until {their} feet were as high as {their} head>. There was a picture up there of a crocodile and a small bird. The bird was standing right inside the crocodile's mouth. "My favorite patient," said the dentist, "and my favorite dentist."`,
        `"You must be {hero}," said the dentist, who was called {dent}. "And who is this?" {pal} was given a stool of {pal.his} own. Then {hero} climbed into the chair. It was long and green, and it could do three things: up, down, and flat. {dent} let {pal} <press the button|work the pedal>. It flew as high as the dentist's chin, and stopped there with a little bump. It would have been wonderful if it had been at a fair.`,
      ],
      A: [
        `{dent}, the dentist, turned out to be a person with warm hands and a great deal of time. {Dent.he} greeted {mom}; {dent.he} greeted {pal}; and {dent.he} let {hero} decide whether the chair should first go up or down. "Most people come only on account of the chair," {dent.he} admitted. It hummed, rose, and sank slowly backward, <until there was nothing to look at except the ceiling|so that the room slid away and the ceiling came>. Somebody had put up a picture there, for people who were lying down. It showed a crocodile with its jaws wide open, and in the midst of all those teeth a small brown bird was hopping about and eating crumbs. "That is the best dentist in the world," said {dent}. "I look at her when I'm having a difficult day."`,
        `"I've been hearing about you from the bus driver," said the dentist. "I'm {dent}. Would you care to fly first?" {hero} climbed into the chair, which was long and green, and {pal} was appointed pilot and put in charge of the pedal. They rose; they sank; they tilted, until {hero's} shoes were as high as {their} nose. From there {they} had a good view of everything: the lamp with its round face, the row of little mirrors, the white cup, <and a sink like a doll's bathtub|and the smallest sink in the world>. It was all very clean, and it was all for looking into mouths. "Shall we?" asked {dent}, and the lamp came on. {hero} had been waiting for this moment since Sunday. It was curious how little {they} wanted it.`,
      ],
    },
    {
      id: "only-hmm",
      ...OFFICE,
      pose: "sitting",
      feeling: "worried",
      with: ["dent calm", "mom worried", "pal worried"],
      props: ["thing:tooth", "thing:toothbrush"],
      happening: "{hero} sits with a worried face beside {dent}, a tooth, and a toothbrush.",
      B: [
        `"Open up for me now," the dentist said. But {hero's} mouth was shut. {refrain} It would not come out. "Oh," said {mom}.`,
        `"Now let me hear you," the dentist said. {hero} could not do it! {refrain} It did not want to come out.`,
      ],
      E: [
        `"And now I would like to hear your very best aah," said the dentist. {hero} tried so hard that even {their} ears got <hot|red>. {refrain} "But at home it was so beautiful!" said {mom}. {hero} wanted to cry.`,
        `"Will you open up for me now?" asked the dentist. {hero} really wanted to. But {their} mouth stayed shut like an <angry|empty> purse, and nothing would open it. {refrain} {pal} looked sadly at the floor.`,
      ],
      I: [
        `"Now say aah," said the dentist. {hero} took a breath. "Hmm," {they} said. {They} tried again, with more breath. "Hmm!" It was the strangest thing. {Their} lips had shut like a purse, <and {they} couldn't find the clasp|and somebody else was holding the purse>. "{They} can do it," {mom} told the dentist. "{They} did it all the way here." That made it worse. {hero} looked hard at the ceiling. Two tears ran down into {their} ears.`,
        `{hero} knew exactly what {they} had to do. You open your mouth, and there it is. But {their} mouth stayed shut. It wasn't being naughty. It was being careful, all on its own. "Hmm," was all that {they} could say, and {pal} said "hmm" as well, to keep {them} company. <"It was such a good one," sighed {mom}.|"It must have got off the bus," said {mom}.> The dentist waited with the little mirror in {dent.his} hand. {hero} {was} so ashamed that {they} squeezed {their} eyes shut, too.`,
      ],
      A: [
        `"Whenever you're ready," said the dentist, "I should love to hear that 'aah.'" {hero} filled {their} lungs, thought of the bathroom, and said, "Hmm." The two of them were a little surprised. {hero} tried the long one, and after that the elegant one, and out came "hmm" and "hmm?" {Their} lips had shut like a purse, and pulling was absolutely useless. "I can't understand it," {mom} apologized, "because {they} did it for the entire bus." <This did not help.|{Mom.he} meant it kindly, and it didn't help in the least.> {hero} stared straight up and felt a tear run into each of {their} ears. There are few things so lonely as having told everyone that you are good at something, and then lying there.`,
        `The strange thing was that {hero} wanted to. {They} wished to open {their} mouth as politely as one opens a door to a guest; but the mouth had listened to that buzz, and had formed its own opinion. It wasn't being impolite; it was being careful. "Hmm," said {hero}, with {their} lips closed, and {pal} said "hmm" as well, so that {they} shouldn't be the only one. <{mom} began to say something about the bus, and didn't finish.|{mom} opened {mom.his} own mouth, as one does with spoons.> The dentist stood there with {dent.his} small round mirror. {hero} waited for somebody to say, "Come along now," or "Don't be ridiculous." {They} squeezed {their} eyes shut to be ready for it.`,
      ],
    },
    {
      id: "dentist-waits",
      ...OFFICE,
      pose: "sitting",
      feeling: "curious",
      with: ["dent calm", "pal curious"],
      props: ["magnifier", "thing:tooth"],
      happening: "{hero} sits by a glass and a tooth, and {dent} is calm.",
      B: [
        `The dentist was not mad. "It is your mouth," said {dent}. "You can look in mine!"`,
        `"You do not have to," said the dentist. "Do you want to look at my teeth?"`,
      ],
      E: [
        `The dentist put down the mirror. "That is all right," said {dent}. "It is your mouth, and you say when it opens. <Mine|My mouth> is open nearly all day. Would you like to look in there first?"`,
        `"I had to bite my dentist once," said {dent}. "I was six." {hero} stared. "So now I have a rule. You may look in my mouth <first|before I look in yours>. Here is the mirror."`,
      ],
      I: [
        `But nobody was angry. The dentist put the mirror down and sat on the stool, and then {dent.he} was no taller than {hero}. "A mouth belongs to the person it's in," said {dent}. "I only get to visit. It must invite me." {hero} opened one eye. "Would you like to look into mine first?" asked the dentist. <"It's only fair."|"I have plenty in there."> And {dent.he} held out the little mirror with the handle first, as you hand somebody a pair of scissors.`,
        `"When I was six," said the dentist, "I bit my dentist in the thumb." {hero} opened {their} eyes. "He never asked me, you see. He just came in. So when I became a dentist, I made a rule: you <go|look> first." {dent} put the mirror into {hero's} hand. Then {dent.he} changed places with {them}, lay down in the long green chair, and opened {dent.his} mouth like a hippopotamus.`,
      ],
      A: [
        `But nobody said a word of that sort. Instead there was a squeak. When {hero} opened one eye, the dentist had pulled up the stool and sat down on it, so that their faces were at the same height. "A mouth belongs to the person it's in," said {dent}. "I'm only a visitor, and a visitor should be invited. If it isn't convenient today, I can come another time." {hero} had not known that you could say no to a dentist. It made "yes" look a bit different. "On the other hand," {dent} continued, "I have been looking into people all morning, <and nobody ever looks into me|and not one of them has asked to see mine>." And {dent.he} held out the little mirror, handle first, the way one offers a pair of scissors.`,
        `"When I was six," remarked the dentist, "I bit a dentist." {hero's} eyes flew open. "In the thumb. He was a perfectly nice man, and he had a bandage on it for a week. But he had never asked me; he'd simply walked in, <as though it were a shop|with both hands>." {dent} turned the mirror around and put it into {hero's} fingers. "So when I was grown up I made myself a rule. Before I look into anybody, anybody may look into me." Then they changed places. It isn't every day that you see a dentist lying in {dent.his} own chair, with {dent.his} shoes together, and {dent.his} mouth open like a hippopotamus. {pal} climbed on the stool in order to miss nothing.`,
      ],
    },
    {
      id: "counts-dentist",
      ...OFFICE,
      pose: "pointing",
      feeling: "excited",
      with: ["dent happy", "pal happy"],
      props: ["magnifier", "thing:tooth"],
      happening: "{hero} points excitedly at {dent} near a glass and a tooth.",
      E: [
        `{hero} looked in with the mirror. There were so many! "One, two, three," {they} counted. The dentist had twenty-eight teeth, and one of them was <silver|gray>. "Too much candy," said {dent}. {hero} had to laugh.`,
        `Now {hero} was the dentist, and {pal} held the lamp. "Open wide, please," said {hero}. "Aah," said {dent}, and it was not a <loud|good> one at all. At the very back was a bit of green lunch.`,
      ],
      I: [
        `{hero} bent over the dentist. It was dark in there, so {pal} pulled the lamp down. In the little mirror you could see around corners. "Twenty-eight," {they} counted. "And this one is made of silver." The dentist nodded. "There was a hole in it," {dent.he} said, as well as one can with a mirror in one's mouth. "It ached, until somebody filled it up. <I had hidden the candy, but not from my teeth.|It was the candy under my pillow.>" {hero} went over it again, very gently, so as not to bump anything.`,
        `"Now say aah," said {hero}. "Ah," said the dentist. It was a poor one, quite flat, and {hero} told {dent.him} that it should go up at the end. There were twenty-eight teeth in there. Between two of them sat a piece of <spinach|parsley>. "You have to brush in the back, too," said {hero} strictly. {dent} turned red. "Everyone always forgets the back," {dent.he} said. {hero} noticed that {they} {was} being as careful as with an egg.`,
      ],
      A: [
        `It was considerably more interesting from this side. {pal} lowered the lamp, and {hero} leaned over the dentist and put in the mirror, with which one could see around corners. Everything in there was pink and busy. {They} counted twenty-eight teeth, one of which was silver. "There used to be a hole in that one," explained {dent}, who had to talk without using {dent.his} lips, "because I kept candy under my pillow. It hurt, and then the dentist filled it, <and then it didn't|and after that it was quiet>. I have been fond of dentists ever since." {hero} held the mirror more lightly. It had struck {them} how still {dent} was lying, with {dent.his} shoes together. Somebody who was lying like that had to be treated carefully.`,
        `"Please say 'aah,'" said {hero}. "Ah," said the dentist. {hero} had seldom heard a feebler one. "It wants more breath," {they} advised, "and then it should go up a little at the end." {dent} tried again. Inside were twenty-eight teeth in two half circles, like people at a theater, and between the last and the last but one there was a bit of <spinach|parsley>. "I'm afraid you haven't been brushing in the back," said {hero}, as gently as possible, since it can't be pleasant to hear a thing like that lying down. The dentist confessed that it was so. {pal} held up the lamp. Nobody was in a hurry, and it had become, without anyone's noticing, quite a cozy place.`,
      ],
    },
    {
      id: "hand-means-stop",
      ...OFFICE,
      pose: "waving",
      feeling: "determined",
      with: ["dent happy", "pal curious"],
      props: ["thing:tooth"],
      happening: "{hero} holds up a hand beside {dent} and a tooth.",
      B: [
        `"Now your turn," the dentist said. "Put up your hand, and I will stop. Every time."`,
        `"See your hand?" the dentist asked. "Hand up, and I stop." "Every time?" said {hero}.`,
      ],
      E: [
        `"And now, if you like, it is my turn," said the dentist. "You lie here, and you are the <boss|chief>. When your hand goes up, I stop. I stop at once, every time." {hero} looked at {their} hand.`,
        `"You had my tooth, and I could not talk," said the dentist. "But I could put up a hand. You can do <it|so>, too. A hand up means stop." "Even if you are not done?" asked {hero}. "Even then," said {dent}.`,
      ],
      I: [
        `Soon {hero} was lying in the long green chair again. "There's something important I must tell you," said the dentist. "With a mirror in your mouth you can't say 'stop,' but you can always raise your hand. <Either one will do.|The left or the right, I don't mind.> As soon as it goes up, I stop immediately, and I never say 'just one second.'" {hero} thought this over carefully. "Always, even if there's only one tooth left?" {they} asked. "Even then," promised {dent}. "It's the law in this room."`,
        `"May I visit now?" asked the dentist. {hero} was not certain, and {their} lips were not certain, either. "Then let me tell you about the hand," said {dent}. "It's the most important thing in this room, and it belongs to you. <If you lift it up, I stop.|Up means stop.> I take everything out of your mouth, and we rest for as long as you like." {hero} looked at {their} hand, which had a bit of jam on it. It hardly looked powerful enough to stop a dentist.`,
      ],
      A: [
        `Then they changed places again, and {hero} was gazing up at the lamp once more. "Before we go any farther you'll need the brake," explained the dentist. "With a mirror in your mouth you can't possibly say 'stop,' because it comes out as 'gop.' Instead you have a hand. As soon as you raise it, <the left or the right, as you please|either of them, as high as you like>, I take out whatever I have put in, without mentioning that we're nearly finished." {hero} searched this promise carefully for holes. "And if there is only one single tooth remaining?" "Then it simply has to wait until you're ready." "And what if I do it a hundred times?" {dent} considered the clock on the wall. "In that case," {dent.he} answered seriously, "I shall be obliged to telephone for sandwiches."`,
        `"I believe you've found everything," said the dentist, wiping {dent.his} chin. "Would you consider inviting me now?" {hero} would have considered it with pleasure, but {they} couldn't speak for {their} mouth. "I understand perfectly. Then let me show you how to stop me." {dent} took {hero's} own hand, which had some jam on it, and lifted it a few inches above the arm of the chair. <"This is the brake," {dent.he} explained.|"Here we have the brake," {dent.he} explained.> "Whenever it's up, I stop. It needn't hurt, and you needn't give me a reason; perhaps you only want to swallow, or to think something over." {hero} examined {their} hand on both sides. It had thrown balls and dug enormous holes, and it had frequently been told to wash itself. Nobody had ever mentioned that it was able to stop a dentist.`,
      ],
    },
    {
      id: "tries-brake",
      ...OFFICE,
      pose: "waving",
      feeling: "happy",
      with: ["dent happy", "pal excited"],
      props: ["thing:tooth", "magnifier"],
      happening: "{hero} happily raises a hand near {dent}, a tooth, and a glass.",
      B: [
        `Up went one hand. The dentist stopped! Up again. It worked each time. {hero} had to laugh.`,
        `{hero} put one hand up, and the dentist stopped! It worked each time {they} did it. What fun!`,
      ],
      E: [
        `The dentist held up the little mirror. When {hero} lifted a hand, the mirror went <back|away> again. {They} tried it out six or seven times. {dent} stopped every single time, and was never angry.`,
        `Of course {hero} had to try it out. Up went the hand, and the dentist stopped with one foot in the air! When it came down, {dent} <went on|started> again. "It really works," said {hero}. Even {pal} had a turn.`,
      ],
      I: [
        `Naturally it had to be tested. The dentist picked up the mirror, and {hero} raised {their} hand. The mirror stopped in the air. {They} lowered it, and the mirror came closer. <Up!|{They} raised it quickly.> It stopped again, so suddenly that {dent} wobbled on the stool. {hero} grinned, but with closed lips. {They} did it slowly, and {they} did it fast, and once {they} did it by surprise. Seven times the dentist stopped, and {dent.he} never said "just one second."`,
        `{hero} put the hand up at once, before anything had started, and the dentist froze. {Dent.he} didn't even blink. {hero} put it down, and {dent} came to life. "Again," said {hero}, and forgot to keep {their} lips together. Up, stop. Down, go. It was like <having a traffic light of your own|driving a very kind machine>. {pal} wanted to try it, too, and it worked for {pal.him} just as well. After the eighth time {hero} did not need to do it any more. But it was good to know where it was.`,
      ],
      A: [
        `Anybody can promise a thing like that; it had to be tested. The dentist approached with the mirror, and {hero} raised {their} hand. The mirror halted in the air. {They} lowered the hand, and the mirror set off again; {they} shot it up, and {dent} stopped so abruptly that the stool rolled on without {dent.him}. {pal} was delighted. {They} tried it slowly, and then {they} tried it fast, <and once with only the little finger|and twice by complete surprise>. In all it was eleven times. {dent} stopped eleven times, and didn't once sigh, or glance at the clock, or mention how many others were waiting. Somewhere around the ninth {hero} had begun to smile; and a smile, if you look at it closely, is a mouth that is not entirely shut.`,
        `{hero} put up {their} hand before anything whatever had happened. The dentist froze, with the mirror in the air and one eyebrow raised, and remained like that. {hero} lowered it, and {dent} came to life. It was like owning a traffic light. Up: there stood the dentist like a garden statue. Down: {dent.he} bent forward, humming. <"Again," said {hero}, eleven times.|They played it until {pal} had to have a turn as well.> What was being found out, although nobody said so, was whether it would still be true when it was no longer funny; and it was. After that {hero} laid the hand on the arm of the chair, where {they} could get at it. {Their} stomach had been listening, and this time it believed.`,
      ],
    },
    {
      id: "aah-comes",
      ...OFFICE,
      pose: "sitting",
      feeling: "brave",
      with: ["dent excited", "mom happy", "pal happy"],
      props: ["thing:tooth"],
      happening: "{hero} sits bravely by {dent} and a tooth, and {mom} is happy.",
      B: [
        `{hero} let {their} hand lie down. Then it came. {refrain2} "Twenty teeth!" said the dentist.`,
        `{refrain2} Now the dentist could see in. "One, two, three! All of them are good."`,
      ],
      E: [
        `Then {hero} felt it come up, from far down. {They} opened {their} mouth. {refrain2} The lamp shook. "So that is it!" said the dentist, and counted. There were twenty teeth, and it <only tickled|did not hurt>.`,
        `"Now," said {hero}, and nobody had asked. {refrain2} It was heard in the street. The dentist examined every tooth, up and down. {hero} put up {their} hand just once, to <swallow|tell a joke>.`,
      ],
      I: [
        `"You may come in," said {hero}. {They} took a breath, and from far down, up all the stairs, it came running: "Aah!" The lamp trembled, and the little sink rang, and it even went up at the end. "Now I understand everybody on the bus," said the dentist. {Dent.he} counted aloud, in a singing voice, while the mirror clicked softly against each tooth. There were twenty. Once {hero's} hand went up, <because {they} had to swallow|because {they} had thought of a joke>. The dentist stopped, and then went on.`,
        `{hero} opened {their} mouth. {They} hadn't decided to; it just seemed to be the next thing. "Aah!" It was the long one, and it was better than in the bathroom. {mom} clapped, and {pal} <fell off the stool|held on to the stool>. The dentist looked in with the mirror and told {them} about each tooth, as if {dent.he} were reading out the names of a team. It felt cold and a little odd. It didn't hurt. "Twenty," said {dent}, "and every one of them at home."`,
      ],
      A: [
        `"You're invited," said {hero}. {They} thought of nothing in particular; and up it came, from the bottom, taking the stairs two at a time. "Aah!" The lamp trembled on its arm. The small white sink began to ring. At the end it rose like a question, and hung there. "So that's the one," said the dentist respectfully, <"and I'm sorry that I wasn't on that bus."|"and to think that I nearly missed it."> Then {dent.he} went to work, and counted under {dent.his} breath, while the mirror clicked on one tooth after another. It was cool, it tickled, and it was definitely peculiar, but it didn't hurt. Only once did the hand go up, because {hero} wished to know how many that was; it was fourteen, and altogether there were twenty.`,
        `Afterward {hero} could never say how it had happened. {They} had been thinking of the dentist, and of how {dent.he} had lain there with {dent.his} shoes together, and {they} had wanted to laugh. You can't laugh with your mouth closed. It opened, and the "aah" was simply there, the long one, rounder and louder than it had ever been at home. <In the waiting room somebody dropped a book.|In the street a dog replied.> The dentist closed {dent.his} eyes for a moment, like a person at a concert. Then {dent.he} visited all twenty teeth and introduced them to {mom}: this one was for biting, that one for grinding, and another would probably wobble next year. {hero's} hand lay on the arm of the chair, and had a rest.`,
      ],
    },
    {
      id: "polishes-back",
      ...OFFICE,
      pose: "holding",
      feeling: "proud",
      with: ["dent happy", "pal happy"],
      props: ["thing:toothbrush", "thing:tooth"],
      happening: "{hero} proudly holds a toothbrush near a tooth, and {dent} is happy.",
      I: [
        `Finally came the buzz. It was a soft little brush, and {hero} first got to feel it on {their} thumbnail. On the teeth it was like being tickled by a bee. "All of you is beautifully clean," said the dentist, "except for one place, in the back." {hero} knew what it was. "Everyone forgets the back," {they} said. <"So I've heard," said {dent}.|"So they tell me," said {dent}.> {extra} They promised each other to do better there, and shook hands on it.`,
        `"Is that what goes buzz?" asked {hero}. It was no bigger than a pencil, with a round brush at its tip. The dentist let it run over {hero's} fingernail, and then over {pal's} nose, and then it polished each tooth until it squeaked. <It tasted of peppermint.|It tasted like a candy cane.> {extra} "You missed a spot in the back," said {dent}, "like me." {hero} got a new toothbrush, and so did the dentist, because {hero} insisted.`,
      ],
      A: [
        `Last of all they met the buzz. It lived at the end of a silver pencil and was a round, soft brush, scarcely larger than a pea. The dentist first let it dance on {hero's} thumbnail, and then on {pal's}, or whatever {pal.he} had there. On the teeth it felt like a bee in slippers. <"I was afraid of that," {hero} said, astonished.|To think that {they} had been afraid of that!> {extra} "You're in very good order," said {dent}, "apart from one place." {hero} didn't need to be told which. "Nobody ever brushes in the back," {they} said. The two of them looked each other in the eye, and promised, and shook hands on it, like captains. They both received a new toothbrush.`,
        `"And now I'd like to see what makes that noise," said {hero}, who could say things again. The dentist laid it in {their} palm: a slim silver pencil, with a brush at its tip like the cap of an acorn. It went buzz, and it tickled. It polished {their} teeth, one after another, until they squeaked, and left a taste of peppermint behind. <"That was the whole monster," said {dent}.|"It sounds bigger through a door," said {dent}.> {extra} Then {dent.he} wrote in the book: twenty teeth, all well, brush in the back. {hero} asked to borrow the pen. Underneath {they} wrote, in capitals, what {they} had found in {dent}, namely twenty-eight, and the same about the back. A dentist should have it in writing, too.`,
      ],
    },
    {
      id: "tells-kid",
      ...OFFICE,
      time: "noon",
      pose: "kneeling",
      feeling: "happy",
      with: ["kid curious", "pal happy", "dent happy"],
      props: ["thing:tooth"],
      happening: "{hero} kneels near a tooth beside {kid}, {pal}, and {dent}.",
      B: [
        `"Put your hand up," {hero} told {kid}. "The dentist will stop." So {kid} went in. {close}`,
        `{kid} was next. "It is your mouth," {hero} said. "The dentist asks you first." {close}`,
      ],
      E: [
        `Now {kid} sat under a chair. {hero} got down on the floor, too. "It is your mouth," {they} said. "Put up your hand, and the dentist stops. I tried it." {kid} put up {kid.his} hand. {hero} stopped talking at <once|that>. {close}`,
        `{kid} was still waiting outside, with a shut mouth. {hero} told {kid.him} all about the dentist and the <big lamp|buzz>. {kid} put up one careful hand. "Hmm," {kid.he} said. "That is perfectly all right," said {hero}. "It always comes later." {close}`,
      ],
      I: [
        `In the waiting room {kid} had crept under the last chair. {hero} lay down on {their} stomach. "It's your mouth," {they} whispered. "The dentist has to be invited, and everything stops immediately if you put your hand up." {kid} thought about it. "Show me," {kid.he} said. {hero} began to tell {kid.him} about the chair, and {kid} raised {kid.his} hand, and {hero} stopped in the middle of a word. {They} did it nine times, <and never once sighed|and was never cross>. Then {kid} carefully crawled out and went inside. {close}`,
        `"Was it bad?" asked {kid} through {kid.his} fingers. {hero} wanted to be completely honest. "Part of it was peculiar," {they} said. "I was scared. But the dentist waits." Then {they} explained about the hand, <and {kid} tried it out on {them}|and they practiced it>. When {dent} came to the door, {kid} walked in with one arm straight up, like a flag. "Not yet, then," said the dentist, and stopped. {hero} and {pal} stayed to listen. After a long while, very small, they heard an "aah." {close}`,
        `{kid} was still holding {kid.his} mouth shut. "It belongs to you," {hero} told {kid.him}, "so the dentist has to be invited. If you put your hand up, everything stops immediately." {kid} tried it out, and {hero} stopped in the middle of a word. They practiced it nine times. Then {kid} marched in behind {dent}, with one arm straight up, like a flag. {close}`,
      ],
      A: [
        `By now {kid} was underneath the last chair, and claimed not to be there. {hero} could have declared that it was nothing; but it hadn't been nothing. {They} lay down on the carpet, until the two of them were at exactly the same height. "I was frightened, and my mouth closed," {they} reported. "The dentist is only a visitor and has to wait, and if you raise your hand, everything stops immediately." {kid} found this difficult to believe. {hero} started to tell about the chair, and up went a tiny hand; {hero} broke off in the middle of a word, eleven times altogether, <without sighing once|and never said "just one second">. When the door opened, {kid} crept out and took the dentist by the finger. They had hardly reached the street when they heard it. It wasn't large yet, but it went up at the end. {close}`,
        `"Does it hurt?" asked {kid}, between two fingers. {hero} considered, since this was a person who ought not to be told anything that wasn't so. "It's peculiar, and it tickles," {they} said. "But it belongs to you, so the dentist has to ask." Then {they} passed on the hand, <exactly as it had been given to {them}|which is a thing that you can give away and keep>, and they practiced until it worked perfectly. {kid} marched in with one arm stretched toward the ceiling, and behind the door they could hear {dent} stop, and wait, and stop. It took as long as it took. And then, through the door that made everything sound bigger, there came a very little "aah." {close}`,
      ],
    },
  ],
};
