import type { Shape } from "@/lib/features/writing/classic/grammar";

const BEDROOM_NIGHT = { place: "bedroom", time: "night", weather: "clear" } as const;
const BEDROOM_EVENING = { place: "bedroom", time: "evening", weather: "clear" } as const;
const BEDROOM_MORNING = { place: "bedroom", time: "morning", weather: "clear" } as const;
const BEDROOM_NIGHT_STARRY = { place: "bedroom", time: "night", weather: "starry" } as const;

export const POLITE_MONSTER: Shape = {
  id: "feelings/polite-monster",
  theme: null,
  wild: 5,
  tags: ["monster", "bed", "night", "brave", "funny", "friend", "afraid"],
  about: ["monster monster-under-the-bed", "under-the-bed"],
  premise: "Something lives under {hero's} bed, and {hero} writes it a letter with rules.",
  shows: ["thing:monster", "thing:ghost", "thing:bed", "letter", "bedroom"],
  talk: [
    "What would you write to somebody under your bed?",
    "Why was the sound so different in the light?",
    "What did {hero} do before {they} looked?",
  ],
  cast: { pal: ["cat", "dog", "rabbit", "mouse", "robot", "owl", "girl", "boy"], dad: ["father", "mother"] },
  refrain: {
    B: ["Thump, thump, under the bed.", "Thump, thump! It was just a ball."],
    E: ["Thump, thump, thump, it went under the bed.", "Thump, thump, thump, it went, and they laughed."],
  },
  beats: [
    {
      id: "hears-thump",
      ...BEDROOM_NIGHT,
      pose: "sitting",
      feeling: "worried",
      with: ["pal worried"],
      props: ["thing:bed"],
      happening: "{hero} sits up in the bedroom at night beside the bed, and {pal} looks worried.",
      B: [
        `{open} {refrain} "What is that?" said {hero}. "Is it a monster?"`,
        `{open} {hero} was in bed. {refrain} Was it a monster? {They} did not look.`,
      ],
      E: [
        `{open} {hero} was nearly asleep. {refrain} "That is a monster," whispered {hero}. "I think it is <very big|too big>," said {pal}. "Or it is very small and very loud."`,
        `{open} In the middle of the night there was a noise. {refrain} {hero} pulled up <{their} feet|the blanket>. "A monster lives down there," {they} told {pal}. "It has moved in without asking."`,
      ],
      I: [
        `{open} All was quiet, until something thumped right under {hero's} bed. It thumped a second time. Then it rolled over, the way you do when your pillow is uncomfortable. {hero} pulled {their} feet under the blanket. "A monster has moved in," {they} whispered. {pal} listened with both ears. <"It sounds enormous," {pal.he} said.|"It might be several," {pal.he} said.>`,
        `{open} Nobody had told {hero} that there was somebody living under the bed. But on Monday night something bumped against the wood, right below {their} pillow. Then it growled a bit, and went to the other side. "That must be a monster," said {hero}. <In one second {pal} was on the pillow.|{pal} moved a little closer.> "Then nobody should put a foot on the floor."`,
      ],
      A: [
        `{open} {hero} had nearly fallen asleep when something under the bed gave a thump. It was not an ordinary noise, such as a house makes when it is settling down; it was the kind that is made by somebody. There was a pause. Then whatever it was rolled over, grumbling, and bumped against the wall on the other side. {hero} drew up {their} knees until they touched {their} chin. "A monster has moved in," {they} whispered, <"and it isn't comfortable."|"and it has brought its furniture."> "I wonder," {pal} whispered back after a moment, "whether it intends to stay for breakfast."`,
        `{open} The monster under {hero's} bed announced itself on a Monday, shortly after nine. First it thumped, twice, as if it were taking off its boots. Afterward it rolled from one side to the other, and finally it sighed, so close beneath the mattress that {hero} could feel {their} own toes curl up. No foot was going to touch that carpet before breakfast. "How big would you say it is?" {they} inquired in a whisper. {pal} considered the noise with {pal.his} head on one side. <"As big as a piano," {pal.he} decided.|"Approximately as big as the bed," {pal.he} decided.>`,
      ],
    },
    {
      id: "calls-dad",
      ...BEDROOM_NIGHT,
      pose: "pointing",
      feeling: "worried",
      with: ["dad calm", "pal worried"],
      props: ["thing:bed", "thing:flashlight"],
      happening: "{hero} points down beside the bed in the bedroom while {dad} holds still and listens.",
      B: [
        `"{dad}! A monster!" {dad} looked under the bed. "I see just socks," {dad.he} said. "Do you want to look?"`,
        `{dad} came. {Dad.he} looked for the monster. "No one is here." But when {dad.he} went out: thump!`,
      ],
      E: [
        `{dad} came at once and looked under the bed. "I see only socks," {dad.he} said. "Do you want to look?" {hero} shook {their} head. A monster could be hiding <behind|inside> the socks.`,
        `"{dad}, there is a monster!" {dad} looked under the bed with a flashlight. "Nobody is home," {dad.he} said. "You can look, or you can wait." {hero} decided to <wait|wait for a while>. Monsters are never home when fathers come.`,
      ],
      I: [
        `{dad} came up in {dad.his} slippers and lay down flat on the carpet. "I can see three socks and a dragonfly," {dad.he} reported. "Would you like to look, or shall I look again?" {hero} preferred that {dad.he} looked again. There was no monster. But as soon as {dad's} slippers were downstairs, it thumped again, <a little more quietly|rather carefully>. "It is afraid of fathers," {pal} explained.`,
        `"There is a monster under my bed," {hero} called, and {dad} brought the flashlight. {Dad.he} examined everything, even the socks. "I believe that you heard something," {dad.he} said seriously. "What do you think it wants?" {hero} had never considered that. Nobody had ever asked what a monster wanted. <"Maybe it is hungry," said {pal}.|"Probably breakfast," said {pal}.> When {dad} was gone, something rolled slowly across the floor.`,
      ],
      A: [
        `{dad} arrived in {dad.his} slippers, and didn't laugh, and lay down on the carpet with {dad.his} cheek against the floor. "Three socks," {dad.he} reported, "a railway ticket, and a great deal of dust. You heard something, that's certain. Would you like to look for yourself?" {hero} thanked {dad.him}, and declined. Everybody knows that a monster is never at home when there are grown-ups about. <{dad} kissed everyone, including {pal}, and left the door open.|{dad} left the light on in the hallway, and the door open.> {Dad.his} slippers had hardly reached the bottom of the stairs when it thumped again, but this time it was distinctly embarrassed.`,
        `"I don't see anybody," said {dad's} voice from under the bed, where all of {dad.him} had disappeared except for the slippers, "but that doesn't mean that you didn't hear anybody." {Dad.he} came out again, with dust on {dad.his} eyebrows. "What do you suppose it wants?" {hero} was surprised, for {they} had always imagined monsters as wanting nothing except {them}. "I could ask," {they} said slowly. "That would be the polite thing," {dad} agreed, <and went to find a pencil|and fetched some paper>. Scarcely was {dad.he} through the door when something under the mattress rolled over, as if it had been waiting.`,
      ],
    },
    {
      id: "writes-letter",
      ...BEDROOM_EVENING,
      pose: "holding",
      feeling: "determined",
      with: ["pal curious", "dad happy"],
      props: ["letter", "thing:pencil"],
      happening: "{hero} holds a letter in the bedroom, and {pal} and {dad} look on.",
      B: [
        `So {hero} made a card. "Dear Monster, please be quiet at night." {They} pushed it under the bed.`,
        `{hero} made a card. "Dear Monster! I want to sleep at night." {They} let it drop by the bed.`,
      ],
      E: [
        `The next evening {hero} wrote a letter. "Dear Monster," it began, "here are the rules. <Please|You may stay, but please> do not thump after supper." {pal} signed it, too. They pushed it under the bed with a ruler.`,
        `"I am going to write to it," said {hero}. The letter was short. "Dear Monster, what do you want? Please answer <quietly|soon>." {They} folded it, and {pal} gave it a push. It slid under the bed and was gone.`,
      ],
      I: [
        `The following evening {hero} wrote a letter with {dad's} best pen. "Dear Monster," it began, "you may stay under my bed, but there are rules. Don't thump after nine, don't touch my feet, and don't eat the socks. <What is your name?|Do you need anything?>" {pal} added a paw, or something similar. Then they pushed the letter into the darkness with a ruler. It was almost like mailing it.`,
        `"It is rude to talk about a monster and never to it," {hero} decided, and wrote a letter. It contained three questions. Who are you, what do you want, and why are you so loud? Underneath {they} drew a picture of the bed, <with an arrow|with {themselves} on top>, so that the monster could see whose it was. {pal} pushed the letter over the edge of the carpet, and they waited all evening for an answer.`,
      ],
      A: [
        `The next evening {hero} borrowed {dad's} best pen and wrote a letter, since there is no reason to be impolite to somebody merely because you are afraid of them. "Dear Monster," it said, "you have moved in without asking. You may stay for the present, but there are rules: no thumping after nine o'clock, no touching of feet, and the socks are mine. Kindly inform me what you want." {pal} was the witness. <They slid it over the carpet with a ruler.|They attached a cookie to it, for courage.> It vanished into the darkness underneath the bed, and for a moment even the monster was silent.`,
        `It took three sheets of paper before {hero} was satisfied. The first had been too angry, and the second had apologized too much. The third began, "To the Monster, Under the Bed," and asked a number of sensible questions. What was it called, and had it enough room? And why did a creature that lived alone have to make the noise of a whole circus? <"Ask it about the feet," {pal} suggested, and so that was added.|"Add something friendly," {pal} suggested, and {they} drew a flower.> They delivered it with the help of a broomstick. Nobody has ever been so careful with a letter.`,
      ],
    },
    {
      id: "finds-letter",
      ...BEDROOM_MORNING,
      pose: "kneeling",
      feeling: "surprised",
      with: ["pal surprised"],
      props: ["letter", "thing:bed"],
      happening: "{hero} kneels in the bedroom beside the bed and finds a letter.",
      E: [
        `In the morning the letter lay beside the bed again. One corner was <gone|missing>! "It ate my letter," said {hero}. "It read it first," said {pal}. "It is a monster that goes to school."`,
        `When {hero} woke up, the letter was lying on the carpet. Something had pushed it out, and there was a <round|gray> spot on it. "That is its name," said {pal}. "It is a very short name for a monster."`,
      ],
      I: [
        `In the morning the letter lay in the middle of the carpet. Somebody had bent it, and there was a round gray mark on the paper, like a stamp. {hero} examined it from a safe distance. "The monster has answered," {they} said. {pal} turned the paper around. "Either this is an O," {pal.he} said, <"or it is a very surprised mouth."|"or it wants a cookie."> Nobody had ever received a shorter answer.`,
        `The answer came before breakfast. The letter was back on the rug, all bent, and pressed into it was a round gray ring. "It can't write," said {hero}, and felt a little sorry for the monster. "Perhaps it never went to school." <"It is definitely an O," said {pal}.|"It is definitely a moon," said {pal}.> {hero} looked at the paper for a long time. A monster that tried so hard could not be all bad.`,
      ],
      A: [
        `When {hero} woke up, the letter was lying in the middle of the carpet. It had been folded on its way out, not very neatly, and exactly beneath the last question somebody had pressed a large round mark in gray. "It has replied," {they} breathed. They examined the mark from every side without discovering what it meant. {pal} maintained that it was an O, and that the monster had been interrupted; <{hero} thought that it looked lonely.|{hero} thought that it looked like an open mouth.> You can't be quite as frightened of somebody whose spelling is worse than your own.`,
        `There was an answer. It had been delivered to the edge of the carpet during the night, crumpled and dusty, and it consisted of a single circle. {hero} carried it to the window at arm's length. "It can only make one letter," {they} said. "Nobody has ever taught it the others." <"Who would ever want to teach a monster?" said {pal}.|"Imagine being all alone under there," said {pal}.> They both looked toward the bed for a while. It struck {hero} that {they} had been thinking about teeth the entire time, and never about whether somebody under a bed might be bored.`,
      ],
    },
    {
      id: "sets-trap",
      ...BEDROOM_EVENING,
      pose: "reaching",
      feeling: "curious",
      with: ["pal excited"],
      props: ["thing:flour", "thing:bed"],
      happening: "{hero} reaches down to the floor of the bedroom, and {pal} is excited.",
      B: [
        `They put flour by the bed. Now the monster had to leave a track! {refrain}`,
        `{hero} had a plan. They put flour by the bed. "A monster has feet!" said {pal}.`,
      ],
      E: [
        `"We need to know how big the monster is," said {hero}. So they took flour and <shook|spread> it on the floor around the bed. {refrain} Soon they would see its feet.`,
        `Then {hero} had an idea. They put flour on the floor, as white as snow, all around the bed. "Everybody leaves tracks," {they} said, "even a <monster|big monster>." They turned out the light and waited.`,
      ],
      I: [
        `A good detective needs footprints, so {hero} asked {dad} for flour. They sprinkled it around the bed until the floor was as white as a winter morning. "Everybody leaves footprints," {hero} explained, "and then we will know how many feet a monster has." <{pal} hoped for three.|"Probably eleven," said {pal}.> They climbed into bed from the chair, in order not to spoil it. Thump, went something below them. It rolled, and bumped, and was still.`,
        `"Now we collect evidence," {hero} announced. {dad} lent them the flour, and they spread it carefully over the floorboards under the bed and around it. Whatever the monster did that night, it would have to sign its name. <"I hope that it has small feet," said {pal}.|{pal} sneezed, and they had to begin again.> They turned off the lamp. Before long there was a thump, and a long, soft, mysterious rolling. {hero} smiled in the dark, which was new.`,
      ],
      A: [
        `"Evidence," said {hero}, "is what we need," because {they} had read about it. They borrowed a bag of flour and sprinkled it over the floorboards, under the bed and all around it, until nothing could go out without leaving its signature. "We shall know the number of its feet," {they} explained, "and the length of its toes." <{pal} sneezed, and some of it had to be done again.|{pal} privately hoped that there would be no toes at all.> They climbed into bed by way of the chair. At nine the monster thumped, punctually, and rolled across to the wall; and {hero} noticed that {they} {was} less afraid than curious.`,
        `It was {pal} who had the idea about the flour. If you sprinkle it thinly over a floor, nobody can cross it in secret, neither a mouse nor a monster. They covered the whole territory beneath the bed with the help of a sieve, and what was left over they <shook out of their hair|sprinkled in front of the door>. "Tonight it will have to tell us who it is," said {hero}, climbing over the back of the bed. They held hands under the blanket. There came the thump; there came the long, grumbling roll; and it occurred to {hero} that a creature with feet would never sound like that.`,
      ],
    },
    {
      id: "finds-track",
      ...BEDROOM_MORNING,
      pose: "pointing",
      feeling: "surprised",
      with: ["pal curious", "dad curious"],
      props: ["thing:bed", "thing:flour"],
      happening: "{hero} points at the floor of the bedroom while {dad} and {pal} look.",
      B: [
        `There were no feet! There was just one long line. "A monster with one wheel?" said {hero}.`,
        `One thin line ran under the bed. It had no toes! What monster has no feet?`,
      ],
      E: [
        `In the morning there was a track in the flour. It had no toes at all. It was only a smooth line, from the wall to the window and <back again|around>. "What monster has no feet?" asked {hero}. "A snake," said {pal}, "or a wheel."`,
        `They looked down from the bed. One long line ran through the flour, like a little road. There was not a single foot <on it|anywhere>. "This monster rolls," said {hero}. {dad} came, and {dad.he} looked <very|extremely> surprised.`,
      ],
      I: [
        `In the morning they hung over the edge of the bed and stared. There were no footprints, not one. Only a single, perfectly smooth line curved through the flour, from the wall to the window, like the path of a skater. "A monster without any feet," said {hero}. <"It must have a wheel," said {pal}.|"It could be on roller skates," said {pal}.> {dad} bent down to look as well. "That line is round at both ends," {dad.he} said thoughtfully. "What do we know that is round?"`,
        `The flour had caught something. It wasn't a foot, and it wasn't a claw; it was one long, elegant line that wandered out from under the bed and back again. "It doesn't walk," whispered {hero}. "It rolls!" They showed it to {dad}, who scratched {dad.his} head. <"I have never met a monster that rolls," {dad.he} admitted.|"That is very unusual," {dad.he} admitted.> "And it left you a circle," {dad.he} added. {hero} looked at the letter, and at the line, and something clicked.`,
      ],
      A: [
        `At dawn they leaned over the side of the bed, holding on to each other. In the whole white field there was not one footprint. There was only a single line, as extraordinarily smooth as if it had been painted there. It traveled in a beautiful, mysterious curve from the wall to the leg of the bed. "No feet," {hero} recorded, "no toes, and no tail." <"A monster on one wheel," {pal} suggested.|"Then it must be a sort of snail," {pal} suggested.> {dad} was called, and studied it for some time. "Where does it begin?" {dad.he} asked; and that, it turned out, was an excellent question.`,
        `What the flour had caught was not what anybody had expected. There was no claw in it, and nothing with toes; there was only a line, broad and even, that strolled out from the wall, bumped into a leg of the bed, and strolled back again. {hero} followed it with one finger in the air. "A monster that has no feet," {they} murmured, "and writes nothing but circles." {dad}, who had come to look, said that the floor in this house had always been <crooked|a little sloped>, and that anything round would end up against that wall. Nobody spoke for a moment. "Anything round," repeated {hero}.`,
      ],
    },
    {
      id: "decides-look",
      ...BEDROOM_EVENING,
      pose: "thinking",
      feeling: "brave",
      with: ["pal worried", "dad calm"],
      props: ["thing:bed", "thing:flashlight"],
      happening: "{hero} thinks hard beside the bed in the bedroom, and {dad} and {pal} wait.",
      I: [
        `"Somebody has to look," said {hero} that evening. "We could ask {dad}," said {pal}. They could; {dad} was sitting right there, with the flashlight on {dad.his} knee. But it was {hero's} bed, and {hero's} monster, and {they} had already written to it. {Their} heart was thumping nearly as loudly as the monster did. <"I will hold your feet," {dad} offered.|"I will be right behind you," said {dad}.> {hero} nodded, and took the flashlight in both hands.`,
        `All day {hero} carried a thought around, and in the evening {they} took it out. "I want to see it," {they} said. {pal} swallowed. "You don't have to," said {dad}. "It can wait until tomorrow, or until you are ten." That made it easier, because now it was {hero} who decided. {They} counted to three, <and then to five|and then once more>. {Their} knees were trembling, but they bent. The monster was probably nervous, too.`,
      ],
      A: [
        `"Somebody will have to look," said {hero} that night. It was perfectly true that {dad} would have done it; {dad.he} was sitting on the end of the bed already, with the flashlight. But it was {hero's} letter that had been answered, and {hero's} flour that had been written in. "It isn't necessary to do it today," said {dad}, "and nobody will think any less of you tomorrow." Curiously enough, that was a considerable help to {them}. <{Their} heart was thumping like a second monster.|{pal} covered both eyes, and then uncovered one.> {hero} knelt, and after that {they} lay down, one piece at a time.`,
        `There is a great difference between being told that there is nothing under the bed and going to see who it is. {hero} had been thinking about it since breakfast. "If it is round," {they} said, "then it can't bite, because where would the mouth be?" "The entire monster could be mouth," said {pal}, who was not particularly helpful. {dad} offered {them} the flashlight without telling anybody to hurry, or to be courageous. <"I am staying here," {dad.he} said.|"I will have hold of your ankle," {dad.he} said.> So {hero} breathed in twice, and got down upon the carpet, in order to be introduced.`,
      ],
    },
    {
      id: "looks-under",
      ...BEDROOM_NIGHT,
      pose: "kneeling",
      feeling: "determined",
      with: ["pal worried", "dad calm"],
      props: ["thing:flashlight", "thing:bed"],
      happening: "{hero} kneels by the bed at night with a flashlight while {dad} and {pal} stay close.",
      B: [
        `"I will look," said {hero}. {dad} held {their} hand. {They} put the light under the bed. Two eyes!`,
        `{hero} got down. Bump, bump, went {their} heart. {They} looked under the bed. Two big eyes!`,
      ],
      E: [
        `That night {hero} took the flashlight. "You do not have to," said {dad}. "I want to," said {hero}. {They} lay down <very slowly|on the floor>. Under the bed, in the dark, two big green eyes were looking back!`,
        `{hero} counted to three, and then to five. {dad} held {their} foot, and {pal} held the other one. Then {they} looked under the bed. In the light of the lamp two green eyes <shone|were shining>. The monster was there!`,
      ],
      I: [
        `{hero} laid {their} cheek on the floor and switched on the flashlight. First there was dust, and then there was a sock. And behind the sock, round and green, two eyes were shining. {hero} didn't scream. {They} wanted to, but {they} had a question to ask. "Good evening," {they} said, as steadily as possible. <"Are you the person who got my letter?"|"Did you like the cookie?"> The monster said nothing. But it seemed to be smiling.`,
        `Underneath the bed it smelled of wood and old pencils. {hero} moved the light slowly from left to right, past a slipper, past a lonely mitten. Then two enormous green eyes flashed in the corner! {dad} tightened {dad.his} hand around {their} ankle. "Do you want to come out?" "Not yet," whispered {hero}, <because the eyes hadn't moved|and held the light still>. "Hello, Monster. I am the one who lives upstairs."`,
      ],
      A: [
        `{hero} laid {their} cheek upon the floorboards and pressed the switch. The light ran out over the flour and met, in that order, a sock, a pencil, and a railway ticket. Then it reached the wall, and in the farthest corner two green eyes lit up. They were as large as plums, and they never blinked. Everything in {hero} wanted to be somewhere else immediately; but {dad's} hand was around {their} ankle, and there was a monster to be interviewed. "Good evening," {they} said. "I am from upstairs." <There was no reply, although something beneath the eyes was certainly a grin.|The eyes went on looking, rather kindly, at nothing.>`,
        `It was an undiscovered country down there, with mountains of dust and a forest of slats. {hero} let the light travel along the line in the flour, exactly as you follow a highway. It passed a mitten that had been missed since January. It went around the leg of the bed, and then it came to an end, and at the end of it there were eyes. {Their} breath stopped. They were green, they were perfectly round, and they were staring. "Is it there?" whispered {pal}. "It is here," {hero} whispered back, <"and it is smaller than the letter."|"and I believe that it is waiting for somebody to say hello.">`,
      ],
    },
    {
      id: "pulls-out",
      ...BEDROOM_NIGHT,
      pose: "holding",
      feeling: "excited",
      with: ["pal surprised", "dad happy"],
      props: ["ball", "thing:flashlight"],
      happening: "{hero} holds up a ball in the bedroom, and {pal} and {dad} are surprised.",
      B: [
        `{hero} put out one hand. The monster was round. {refrain2} It had a funny face!`,
        `The monster did not bite. It was round, and it was red. {refrain2} It had just rolled!`,
      ],
      E: [
        `{hero} put out one hand, inch by inch. The monster was round and smooth. It was {their} old ball, the one with the monster face! "You rolled under the bed last summer," said {hero}. {refrain2}`,
        `Then {they} touched it. It did not bite, and it did not <even growl|run away>. It was {their} own red ball, with a monster painted on it! "I lost you in the summer," said {hero}. {refrain2}`,
      ],
      I: [
        `{hero} stretched out one arm, farther and farther, until the tips of {their} fingers touched something smooth. It rolled. {They} pulled it out into the light, covered with dust. It was a rubber ball, with a monster's face that {they} had painted on it {themselves}, <last summer|a long time ago>. "It's you!" cried {hero}. So that was the circle on the letter! Nobody had thumped but the ball, because the floor was crooked, and every time somebody turned over in bed, it rolled.`,
        `"I am coming to get you," {hero} told the monster gently, and reached into the corner. There was nothing to shake hands with. It was smooth and round, and it rolled right into {their} arms, grinning. {hero} sat up with flour on {their} nose. It was the ball with the green eyes, which they had painted <at the birthday party|in the summer> and never found again! When the bed moved, the ball rolled, and when it hit the wall, it thumped.`,
      ],
      A: [
        `{hero} stretched out an arm, and after the arm a shoulder. {Their} fingers walked over the flour, touched something cool, and felt it move. It didn't bite. It rolled, grumbling softly, into the palm of {their} hand. When {they} wriggled out backward, {they} {was} holding a rubber ball, and on the ball was a monster's face with two fangs and a rather ridiculous grin. "I painted that myself," said {hero}, "and then it disappeared." <Whenever somebody turned over, the mattress gave it a push, and the crooked floor did the rest.|Each night the bed had nudged it, and the floor had rolled it to the wall.> The round gray stamp had been its bottom.`,
        `"I beg your pardon," said {hero} to the monster, and took hold of it. It came along without the slightest resistance, for it had been made to roll. Out in the lamplight it had two green eyes and eleven pointed teeth. {hero} knew all of them, because {they} had painted every one {themselves}, long before the ball was lost. <"It has only been trying to come home," said {pal}.|"It was under you the entire time," said {pal}.> Each time that {they} turned over, the bed had given it a push; each time, it had rolled along the crooked floor and thumped against the wall.`,
      ],
    },
    {
      id: "laughs-dad",
      ...BEDROOM_NIGHT,
      pose: "jumping",
      feeling: "happy",
      with: ["pal happy", "dad happy"],
      props: ["ball", "letter"],
      happening: "{hero} jumps for joy in the bedroom with a ball while {dad} and {pal} laugh.",
      E: [
        `They laughed until the bed shook. {dad} rolled the ball, and it went thump. {pal} rolled it back. "Good evening, Monster," they said to it each time. "I was afraid of my own <toy|ball>," said {hero}. {dad} said that it happens to the best of us. {extra}`,
        `"Do it again," said {hero}. {They} rolled the ball under the bed, and it went thump. In the light it sounded <funny|silly>. In the dark it had been a monster with boots! {dad} tried it, too, and then {dad.he} laughed until {dad.he} had to lie down. {extra}`,
      ],
      I: [
        `They put it back and tried it, with the light on. Roll, bump, thump! It was exactly the same noise, and it was the funniest one that anybody had ever heard. {mid} "In the darkness I definitely heard its boots," said {hero}, wiping {their} eyes. "And I heard its piano," {pal} remembered. {dad} nodded. "The ears hear the noise," {dad.he} said, <"and the dark draws the picture."|"and the head adds the teeth."> They rolled the monster until it was time for bed.`,
        `{dad} had to hear the noise with {dad.his} own ears, so they did everything again. {hero} jumped on the bed, the monster rolled away, and the wall said thump. In the light there was nothing in it but a ball. {mid} "Why did it sound so dangerous?" asked {hero}. "Because you couldn't see it," said {dad}, <"and so you had to invent it."|"and you are extremely good at inventing."> {pal} admitted to having invented the most.`,
      ],
      A: [
        `They carried out an experiment, because it was too good to be true. {hero} turned over in bed, groaning like a sleeper; the monster rolled off underneath; and the wall said thump. With the light on it was no more alarming than an apple falling in the next garden. {mid} "I distinctly heard boots," said {hero}. "I heard a piano," {pal} confessed. "The ear only brings home a noise," said {dad}, who had flour on both elbows, <"and then the dark sits down and draws a picture of it."|"and everybody has to make up the rest."> They repeated it eleven times, and it grew funnier with each.`,
        `"Once more," {dad} kept saying, "I want to hear exactly where the boots come in." So {hero} bounced upon the mattress, and underneath it the monster set out, rolled along its crooked road, and arrived. Thump. It was only rubber bouncing against plaster. In the daytime you could have heard it a thousand times, and never looked up from your cereal. {mid} "But there was a monster," said {hero}, "even if it was only in my ears." <"It was a magnificent one," said {dad}, "and you made it all by yourself."|"Certainly there was," said {dad}, "and you wrote it a very good letter."> They were laughing so much that the bed joined in.`,
      ],
    },
    {
      id: "mails-answer",
      ...BEDROOM_NIGHT_STARRY,
      pose: "holding",
      feeling: "calm",
      with: ["pal calm"],
      props: ["letter", "ball"],
      happening: "{hero} holds a letter in the bedroom under the starry night, and {pal} is calm.",
      I: [
        `Before going to sleep, {hero} wrote one more letter. "Dear Monster," it said, "I apologize. You only wanted to come out. From now on you may sleep on top of the bed, and the rule about the socks is canceled." {They} read it aloud, since the monster couldn't read. <{pal} signed it, too.|> Then somebody yawned, and it was either {pal} or the ball. {extra}`,
        `"There are new rules," {hero} announced, and found the letter with the round gray stamp. On the back {they} wrote, "Number one: whoever rolls under the bed gets looked for. Number two: whoever is afraid may wake somebody up." <"Number three," added {pal}, "is cookies."|{dad} signed it, and so did {pal}.> The monster agreed to everything, with its widest grin. {extra}`,
      ],
      A: [
        `The last letter was the shortest. "Dear Monster," wrote {hero}, "I am sorry about the rules. You were not moving in; you were trying to get out again, and nobody understood you, because you can only say O. From now on you are invited to live upstairs with us, on the blanket. Yours sincerely." {They} read it aloud, slowly, with pauses in the difficult places. <{pal} remarked that it had never been so quiet under there.|{pal} said that it was the politest letter {pal.he} had ever heard.> The monster lay against {hero's} arm, and listened with every one of its teeth. {extra}`,
        `{hero} found the old letter, turned it over, and wrote upon the back of it. "Rule number one," it said, "is that whatever rolls under the bed will be looked for immediately. Rule number two: whoever hears a peculiar noise may wake whoever is nearest. Rule number three: it is perfectly all right to be frightened first, and to investigate it afterward." <"That is the best of them," said {dad}, and signed it.|"I would like to sign the third one," said {dad}, and did.> {pal} signed it, too, and the monster was dipped in a little flour, and proudly added its circle. {extra}`,
      ],
    },
    {
      id: "sleeps-well",
      ...BEDROOM_NIGHT_STARRY,
      pose: "sleeping",
      feeling: "happy",
      with: ["pal sleepy", "dad calm"],
      props: ["ball", "thing:bed"],
      happening: "{hero} lies happily in bed with a ball, and {pal} and {dad} are near.",
      B: [
        `Now the monster is on top of the bed. {close} Good night, Monster!`,
        `Now the monster has its own spot. It is on the bed. {close} It has a big, big smile.`,
      ],
      E: [
        `Now the monster sleeps on the bed, by {hero} and {pal}. Some nights there is still a noise. Then {hero} takes the flashlight. "Who is it, please?" {close}`,
        `The monster has its own pillow now. There are other noises, of course, in the <roof|wall> and on the stairs. "That one wants a letter," says {hero}. And everybody goes to sleep. {close}`,
      ],
      I: [
        `{close} These days the monster sleeps on top of the bed, under its own corner of the blanket. The house still makes noises, as houses do. Sometimes {hero} calls {dad}, and sometimes it is enough to switch on the flashlight and say good evening. <So far it has been a branch, a radiator, and a moth.|So far it has always been somebody {they} knew.> "It isn't a monster," {hero} tells the ball kindly. "There is only one of you."`,
        `{close} Under {hero's} bed there are socks again, and nobody else. The monster lies on the pillow and smiles at the ceiling. <When the wind shakes the window, {pal} sits up.|When something creaks, {pal} sits up.> "First listen, and then look," says {hero}, and gets the flashlight. "And after that we can write." But most of the time everyone is asleep before they have found a pencil.`,
      ],
      A: [
        `{close} The monster lives upstairs now, on a cushion of its own, and has been promoted to night watchman. There are still noises, for it is an old house and has a lot on its mind. On some evenings {hero} calls for {dad}, who comes in {dad.his} slippers, and on others it is simply a matter of reaching for the flashlight and wishing whoever it is a good evening. <It has been a branch, so far, and a radiator, and a moth with big plans.|It has never yet been anybody who wasn't polite.> Then {hero} turns over; and under the bed, for once, there is nothing at all to push.`,
        `{close} "Has it been good?" {dad} sometimes asks at bedtime, and {hero} replies that it has, although it will not learn the other letters. It lies on the bed between {hero} and {pal}, grinning at the ceiling with its eleven teeth. A person who owns a monster listens to the darkness in an entirely different way. When the staircase creaks in the middle of the night, {hero} only wonders who might be <uncomfortable|lonely> over there, and whether there is any paper left. <"Shall we write to it?" whispers {pal}.|"Pencil?" whispers {pal}.> "In the morning," says {hero}, and pulls the blanket up as far as the fangs.`,
      ],
    },
  ],
};
