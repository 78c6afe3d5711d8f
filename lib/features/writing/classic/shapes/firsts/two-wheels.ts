import type { Shape } from "@/lib/features/writing/classic/grammar";

const STREET_MORNING = { place: "street", time: "morning", weather: "clear" } as const;
const WORKSHOP = { place: "workshop", time: "morning", weather: "clear" } as const;
const STREET_NOON = { place: "street", time: "noon", weather: "clear" } as const;
const STREET_AFTERNOON = { place: "street", time: "afternoon", weather: "clear" } as const;
const STREET_SUNSET = { place: "street", time: "sunset", weather: "clear" } as const;

export const TWO_WHEELS: Shape = {
  id: "firsts/two-wheels",
  theme: null,
  wild: 2,
  tags: ["bike", "bicycle", "ride", "brave", "learn", "first", "sport", "outside"],
  about: ["bike bicycle two-wheeler training-wheel balance-bike cycling two-wheels wheel"],
  premise: "{Hero} takes the little wheels off the bike, and one trash can keeps getting in the way.",
  shows: ["bicycle"],
  talk: [
    "Why did the bike always go to the trash can?",
    "What did {hero} and {dad} promise each other?",
    "What do you look at when something is hard?",
  ],
  cast: { pal: ["dog", "rabbit", "cat", "bird", "robot", "fox", "girl", "boy"], dad: ["father", "mother"] },
  refrain: {
    B: ["Wobble, wobble, crash!", "Wobble, wobble, zoom!"],
    E: ["Wobble, wobble, crash, went the bike.", "Wobble, wobble, zoom, went the bike."],
  },
  beats: [
    {
      id: "rattles-slowly",
      ...STREET_MORNING,
      pose: "sitting",
      feeling: "worried",
      with: ["pal excited", "dad calm"],
      props: ["bicycle"],
      happening: "{hero} sits on the street beside a bike, and {pal} is excited.",
      B: [
        `{open} {hero} had a bike with four wheels. {pal} was so fast! The bike was so slow.`,
        `{open} "My bike is too slow," said {hero}. It had four wheels. "Two are best!"`,
      ],
      E: [
        `{open} {hero's} bike had two big wheels and two little ones. The little ones <made a racket|were very loud>. {pal} could walk beside it and yawn. "I want to ride on two," said {hero}.`,
        `{open} "Wait for me!" called {hero}. But {pal} was far ahead, around the corner. A bike with four wheels is <never fast|always slow>. "Today two come off," {hero} told {dad}.`,
      ],
      I: [
        `{open} {hero's} bicycle had four wheels, two big ones and two little ones. The little ones rattled like a drawer full of spoons. Everybody always knew where {hero} was, and how slowly {they} {was} coming. <{pal} could walk along beside {them} and yawn.|Even {pal} had to stop and wait.> "A bike should have two wheels," {they} announced on Saturday. "That is why it is called bi."`,
        `{open} Every afternoon they raced to the corner, and every afternoon {pal} won. {hero's} bike was too slow. It had training wheels, which rattled and squeaked and never left the ground. <"Are you coming?" called {pal}, from far away.|"I am nearly asleep," called {pal}, from far away.> {hero} looked down at the four wheels. "{dad}," {they} said seriously, "we need a wrench."`,
      ],
      A: [
        `{open} You could hear {hero} coming from a considerable distance, because {their} bicycle had two wheels too many. They were small and gray, and rattled over the sidewalk like a drawer full of spoons. {pal}, who had no wheels whatever, was able to walk alongside and look into the shop windows. <"Take your time," {pal.he} would say.|{Pal.he} had even been seen to yawn.> All through the spring {hero} had endured it. But on the first Saturday in June {they} got off, leaned the bike against the wall, and went to find {dad}. "Today," {they} said, "I would like to have half of them removed."`,
        `{open} A bicycle, as the word tells anybody who can count in Latin, has two wheels. {hero's} had four. The extra ones were fastened on the left and on the right, squeaking, and they made sure that nothing could ever happen, including speed. Every afternoon there was a race to the corner, and every afternoon {pal} was there first, <pretending to have a nap|and had time for a snack>. "It isn't me," {hero} explained to {dad}. "It is the bike. It has never been allowed to be one." {dad} looked at {them} thoughtfully, and went to get the wrench.`,
      ],
    },
    {
      id: "unscrews-wheels",
      ...WORKSHOP,
      pose: "holding",
      feeling: "excited",
      with: ["dad happy", "pal curious"],
      props: ["bicycle", "thing:wrench"],
      happening: "{hero} holds a wrench in the workshop beside the bike and {dad}.",
      B: [
        `{dad} took two wheels off. Now the bike had just two. Bump! It fell down.`,
        `Off came the two little wheels. "Now stand up, bike!" said {hero}. It did not.`,
      ],
      E: [
        `In the garage {dad} took off the little wheels. {hero} put them in a box. Then they let go of the bicycle. It <fell over|lay down> at once, like a tired animal. "It has to learn, too," said {dad}.`,
        `{dad} turned the wrench, and {hero} caught the little wheels. Now the bicycle was tall and very thin. It leaned on <the wall|{dad}> and could not stand alone. "How can I ever ride that?" asked {hero}. "It stays up by going," said {dad}.`,
      ],
      I: [
        `In the workshop {dad} loosened the screws, and {hero} caught them in {their} hand. The little wheels went into a box. Without them the bike looked grown-up and rather nervous. They let go of it, only for a moment, and it <lay down immediately|fell over like a sleepy horse>. "It can't stand," said {hero}, disappointed. "No bicycle can," {dad} explained. "It can only go. That's how it stays up."`,
        `It took eleven minutes and one pinched finger, and then the bicycle had only two wheels. {hero} carefully put the little ones away in a box. "What is holding it up now?" {they} wanted to know. "You are," said {dad}, "by moving. A bicycle is like a coin. <If it rolls, it stands, and if it stops, it falls."|It falls over only when it stops rolling."> {pal} looked at the bike, and then went to fetch the bandages.`,
      ],
      A: [
        `In the workshop it smelled of oil and old rope. {dad} turned the wrench, {hero} collected the screws, and after eleven minutes two little wheels were lying in a box, looking much more harmless than they had sounded. They set the bicycle upright and took away their hands. It considered the situation, and lay down. <"It has fainted," said {pal}.|"It is a little tired," said {pal}.> "A bicycle is unable to stand," explained {dad}, picking it up again, "and always has been. It only knows how to go. As long as it is going, it can't fall, and as soon as it hesitates, it remembers that it has nothing to lean on."`,
        `There was a considerable amount of rust on the screws; but finally the training wheels came away, and were laid in a box with some newspaper. The bicycle that remained was astonishingly thin, and {hero} held it by the saddle, as you hold a horse that might have ideas. "But what in the world is going to keep it up?" {they} inquired. "Have you ever rolled a coin along a table?" {dad} replied. <"It stands as long as it is moving."|"It only falls over when it gets slow."> {hero} had rolled many coins. {They} tried not to think of where they had finally been found.`,
      ],
    },
    {
      id: "makes-promise",
      ...STREET_NOON,
      pose: "standing",
      feeling: "determined",
      with: ["dad calm", "pal curious"],
      props: ["bicycle"],
      happening: "{hero} stands on the street with the bike and talks with {dad}.",
      E: [
        `"Promise something," said {hero}. "Do not let go of my bike before I say so." Some people let go in secret. "I promise," said {dad}. "You say the word, and <only then|not before that>."`,
        `"I will hold the seat," said {dad}. "For how long?" asked {hero}. "Until you tell me to let go." They shook hands on it, because a bike is a <serious|big> thing. {pal} was the witness.`,
      ],
      I: [
        `"First we have to make a contract," said {hero}, out on the street. {They} had heard about people who secretly let go of bikes. "You hold the saddle until I say so. Not until you think so." "Until you give the word," {dad} agreed, and put {dad.his} hand on {dad.his} heart. <{pal} was the witness.|They shook hands, and {pal} shook both.> After that {hero} felt considerably safer. There is nothing like a good promise for holding up a bicycle.`,
        `{hero} put on {their} helmet and sat down in the saddle. "You will never let go of the bicycle in secret?" {they} asked. "Not before you tell me to," said {dad}, "even if you are riding beautifully. I promise you that." <They shook hands, as one does about important things.|{pal} wrote it down, or would have, with a pencil.> Then {hero} placed one foot on a pedal.`,
      ],
      A: [
        `"Before we begin," said {hero}, with {their} helmet buckled under {their} chin, "there has to be an agreement." {They} had heard of people who run along behind a bicycle, puffing and promising, and who have in reality let go at the previous lamppost. "You are not to let go in secret, not even when you think that I can do it. You let go when I say it, and not one second earlier." {dad} considered this, and put {dad.his} hand on {dad.his} heart. <"Not one second earlier," {dad.he} repeated.|"It is your ride, so it will be your word," {dad.he} said.> {pal} was the witness. Nobody can look ahead, {hero} knew, who has to keep looking around.`,
        `The saddle was high, the sidewalk was hard, and between the two of them there was only {dad}. "How long are you intending to hold on?" asked {hero}. {dad} replied that this was entirely up to {them}, which was a decent answer. {hero} considered it, up there on the narrow bicycle. "Until I tell you to let go," {they} decided, "and if I never tell you, then forever and ever." "Forever might be hard on my back," said {dad}, "but I give you my word." <They shook hands on it.|They sealed it with a handshake, over the bell.> A promise, {hero} noticed, is a kind of training wheel that makes no noise.`,
      ],
    },
    {
      id: "meets-can",
      ...STREET_NOON,
      pose: "sitting",
      feeling: "surprised",
      with: ["dad surprised", "pal worried"],
      props: ["bicycle", "thing:wastebasket"],
      happening: "{hero} sits beside the bike and a trash can on the street, surprised.",
      B: [
        `{dad} held the seat. {hero} saw a can by the road. {They} did not want to hit it. {refrain}`,
        `Off they went! There stood an old can. So the bike went right at it! {refrain}`,
      ],
      E: [
        `{dad} held on and ran, and {hero} <pedaled|rode>. There was only one thing on the whole street. It was a trash can, and {they} saw it at once. "I must not hit that," {they} thought. {refrain}`,
        `Off they went, with {dad} behind. Far ahead stood a trash can, all alone. {hero} looked and looked at it. "Anywhere but <there|the can>, bicycle!" {they} said. The bicycle went there immediately. {refrain}`,
      ],
      I: [
        `{dad} ran behind and held the saddle, and the bicycle swayed down the street like a camel. The street was wide and completely empty, except for one trash can. {hero} noticed it immediately. "I mustn't hit that trash can," {they} thought, and looked at it hard. The bike swung around. <It went for the can as if they were old friends.|It aimed at the can like an arrow.> There was a tremendous clang, and something with banana peels in it rolled away.`,
        `They started beautifully. {hero} pushed the pedals, {dad} puffed, and for seven seconds the bike went straight ahead. Then {they} noticed the trash can. It was the only one on the entire street, and it was nowhere near them. "Not the trash can," said {hero}, staring at it. "Not the trash can, not the trash can!" <The bike went directly to the trash can.|It was as if somebody had whistled for the bike.> Nobody was hurt, except for a cabbage.`,
      ],
      A: [
        `It was a broad, quiet street, with room on it for an elephant, and there was nothing in the whole of it to run into, with one exception. The exception was a trash can. {hero} caught sight of it while the bicycle was still swaying along like a camel, with {dad} galloping behind. "I must be careful not to hit that," {they} thought, and fixed {their} eyes upon it. The bike seemed to sit up and listen. <It left the middle of the road, where all was well, and set off.|It turned its front wheel, as a dog turns its head.> The clang was heard as far as the bakery, and a cabbage rolled slowly down to the river.`,
        `For the first seven seconds it was glorious. The pedals went around, the saddle swayed, and {dad}, puffing like a steamboat, kept {dad.his} word and {dad.his} balance. Then {hero} saw the trash can. It stood at the edge of the sidewalk, a good way off, minding its own business. "Whatever happens," {they} told {themselves}, "I will not ride into that trash can"; and in order to be quite sure, {they} did not let it out of {their} sight. <The bike took this for an instruction.|The bicycle appeared to have misunderstood.> They went into it squarely, in the middle. "I beg your pardon," said {hero}, from under the lid.`,
      ],
    },
    {
      id: "hits-again",
      ...STREET_AFTERNOON,
      pose: "kneeling",
      feeling: "determined",
      with: ["dad worried", "pal surprised"],
      props: ["bicycle", "thing:wastebasket"],
      happening: "{hero} kneels beside the bike and a trash can on the street.",
      I: [
        `They tried it from the other direction, and met the same trash can. They moved it to the opposite sidewalk, and {hero} met it there. "It is following me," {they} complained, with a carrot on {their} helmet. {dad} was still holding the saddle. "I haven't let go for a second," {dad.he} panted, <"as agreed."|"and I can prove it."> {pal} had begun to say hello to the can by name. The name was Gerald.`,
        `The second time, the bike rode around the trash can in a large circle, and then hit it from behind. The third time, they hardly needed to steer. "Good afternoon, Gerald," said {pal}, because they saw it so often now that it had to have a name. {hero} brushed some eggshells off {their} sleeve. <"It must be magnetic," {they} said.|"It jumps in front of me," {they} said.> The street was forty feet wide, and Gerald needed only two of them.`,
      ],
      A: [
        `At the second attempt they started from the bakery, so as to have the trash can behind them; and the bicycle described a wide and elegant curve and hit it from the rear. At the third, {dad} carried the can across to the opposite side of the road, where it was hit within the minute. "I don't understand it," said {hero}, removing a carrot from {their} helmet. "It is the only thing here!" <"It does seem to like you," said {pal}.|"Perhaps it's lonely," said {pal}.> By this time they met it so regularly that it needed a name, and {pal} called it Gerald.`,
        `"It must be a coincidence," {hero} said after the second collision. After the third, {they} no longer believed in coincidences. The trash can had been moved to the left, and to the right, and finally behind a tree. Wherever it went, the bike went, too, with the faithfulness of a sheepdog. "Good afternoon, Gerald," said {pal}, lifting the lid politely, <for they had reached the stage of first names|since by now they were practically related>. {dad}, who hadn't let go for an instant, was lying on the grass with {dad.his} arms out. "Are you sure," {dad.he} panted, "that you don't steer for it?"`,
      ],
    },
    {
      id: "scrapes-knee",
      ...STREET_AFTERNOON,
      pose: "sitting",
      feeling: "sad",
      with: ["dad calm", "pal sad"],
      props: ["bicycle", "box"],
      happening: "{hero} sits sadly on the street near the bike and a box, and {dad} is calm.",
      B: [
        `{hero} cut {their} knee. "I want my four wheels back!" {dad} sat down, too. "You can have them," {dad.he} said.`,
        `Now {their} knee was red. "I can't ride this bike," said {hero}. {dad} sat by {them}.`,
      ],
      E: [
        `At last {hero} fell and hurt {their} knee. "I want the little wheels on my bicycle again," {they} said, crying. {dad} washed the knee carefully. "They are in the box," {dad.he} said. "You only have to <tell me|say so>."`,
        `Down they went, {hero} and the bicycle together. There was a red spot on {their} knee, and it was <bleeding|burning> a little. "I will never do it," said {hero}. {dad} covered it with a bandage. "Not yet," {dad.he} said.`,
      ],
      I: [
        `Then came a fall without any trash can at all, and it was the worst. {hero} sat on the curb with a burning knee, and hated the bike. "Put the little wheels back on," {they} said miserably. {dad} washed the knee, and carried the box over, and set it down between them. "Whenever you like," {dad.he} said. "It's your bike." <{pal} leaned against {them} without saying anything.|{pal} licked the saddle, to comfort somebody.> {hero} looked at the little gray wheels. They would hold {them} up, and they would rattle.`,
        `{hero} fell over in the middle of the street, for no reason, and that hurt more than all the others. {Their} knee was bleeding a little. "I'm never getting on a bike again," {they} said, and {dad} didn't contradict {them}. {Dad.he} blew on the knee, put a bandage on it, and opened a bag of pretzels. <"I fell into a duck pond," {dad.he} said, "twice."|"I learned on a hill," {dad.he} said, "with a hedge at the bottom."> They chewed. It was very quiet. "With the same duck?" asked {hero}, after a while.`,
      ],
      A: [
        `The worst fall had nothing to do with Gerald. It happened in the middle of the road, out of pure exhaustion, and afterward there was a hole in {hero's} pants and a red place behind it. {They} sat upon the curb and wept, chiefly from disappointment. "I want the others back," {they} said. {dad} carefully washed the knee with water from {dad.his} bottle, and afterward {dad.he} brought the box and opened it. "It's your bicycle," {dad.he} said, "and there is nothing embarrassing about it." <The little wheels lay there, gray and patient.|{pal} laid {pal.his} chin upon the good knee.> They would certainly hold {them} up. They would hold {them} up for the rest of {their} life.`,
        `Then {hero} fell, quite simply, the way people do who are tired, and took the skin off one knee. The bicycle lay beside {them} with its front wheel spinning. "I can't," {they} said, when {they} {was} able to say anything. "You can't yet," said {dad}, unwrapping a bandage. {Dad.he} didn't tell {them} that it was nothing, for anyone could see that it was something. <{Dad.he} told {them} about a hill, a hedge, and {dad.him}self at the age of six.|{Dad.he} told {them} about a pond, and a duck that {dad.he} had met there twice.> It was a long story with a great many bandages in it. Toward the end of it {hero} had begun, against {their} will, to smile.`,
      ],
    },
    {
      id: "finds-out",
      ...STREET_AFTERNOON,
      pose: "thinking",
      feeling: "curious",
      with: ["pal curious", "dad curious"],
      props: ["bicycle", "thing:wastebasket"],
      happening: "{hero} thinks hard on the street beside the bike and a trash can.",
      B: [
        `"What did you look at?" said {pal}. "The can!" said {hero}. The bike goes where you look!`,
        `{hero} had to think. "I look at the can. So the bike goes to the can!"`,
      ],
      E: [
        `"Whenever you look at the can," said {pal}, "you are riding to the can." {hero} tested it by walking. {They} looked <behind {them}|over at the bike> and walked right into {dad}. "It is true!" {they} said. "I go where I am looking!"`,
        `"What do you look at when you are riding?" asked {pal}. "I look at the can," said {hero}, "so I will not hit it." Then {they} <jumped up|sat up>. The bike was only following {their} eyes!`,
      ],
      I: [
        `"May I ask you something?" said {pal}. "What are you looking at when you're riding?" {hero} considered it. "I always look at Gerald," {they} answered, "so that I never hit him." Nobody said anything. As an experiment {they} looked at the mailbox, and started walking, and collided with the mailbox. <"It isn't the can at all," {they} said slowly.|"Oh," said {hero}.> "My hands follow my eyes! The bike goes where I look."`,
        `{hero} was looking at the trash can, and all of a sudden {they} noticed it. {They} {was} looking at the trash can! {They} had looked at it every single time. "{dad}," {they} said, "walk over there, but look at me." {dad} walked, looked at {hero}, and disappeared into a hedge. <"That is interesting," said the hedge.|"I see," said the hedge.> "So the bike isn't stupid," said {hero}. "It always did exactly what my eyes told it."`,
      ],
      A: [
        `"There is something that I have been wondering about," said {pal}. "What do you look at while you're riding?" "At Gerald, naturally," said {hero}, "so as not to hit him." {They} heard {themselves} say it. There was a pause, in which a pretzel was slowly lowered. As an experiment {they} stood up, stared at the mailbox on the corner, and walked; <and there was a hollow sound, and it was the mailbox|and very shortly afterward {they} {was} embracing the mailbox>. "The hands go after the eyes," {they} said, rubbing {their} helmet, "and the bike goes after the hands. It wasn't stubborn. It did everything that I looked at!"`,
        `It came to {hero} in the middle of a pretzel. {They} had been watching the trash can, out of habit, and asking {themselves} why a person should be watching a trash can. "{dad}, please walk along the sidewalk," {they} ordered, "and look only at {pal}." {dad}, who was glad to be asked for something easy, walked along the sidewalk, smiled at {pal}, <and vanished sideways into a hedge|and collided with a hedge>. "That's it!" cried {hero}. "You can't go in one direction while you look in another. All day long I have been telling the bicycle to go to Gerald, and it has obeyed me every time."`,
      ],
    },
    {
      id: "waves-flag",
      ...STREET_AFTERNOON,
      pose: "pointing",
      feeling: "excited",
      with: ["pal proud", "dad happy"],
      props: ["flag", "bicycle"],
      happening: "{hero} points down the street at {pal} with a flag, and the bike is ready.",
      I: [
        `Immediately they made a different plan. {pal} ran to the end of the street, to the enormous oak, and waved a red flag. "Look only at me!" {pal.he} called. Gerald was returned to his usual position, since otherwise it would be cheating. {mid} {hero} climbed on the bike. <"Are the little wheels still in the box?" {they} asked.|"Hold on," {they} told {dad}.> "As long as you like," said {dad}, and took hold of the saddle.`,
        `"I need something good to look at," said {hero}. So {pal} took the red flag, ran as far as the big tree, and jumped up and down with it. {mid} {dad} held the saddle. It was strange, but the street seemed much wider now, when nobody was looking at its edges. <"Ready?" called {pal}.|"Here is where you're going!" called {pal}.> {hero} saw only red. {They} pushed the pedal, and the bike began to move.`,
      ],
      A: [
        `What was needed, then, was something worth looking at. {pal} was equipped with a red flag, and trotted away to the end of the road, where the oak tree stood, and where a person might reasonably want to arrive. Gerald was returned to his old position, because it would otherwise have been cheating. {mid} "There," said {hero}, from the saddle, "is where I am going," and pointed. <It looked a long way off, and not impossible.|The flag was about as big as a ladybug.> {dad} took hold, spat out a leaf, and said that {dad.he} was at their service.`,
        `"You have always told me what I should not hit," {hero} explained to {their} own head. "From now on you're going to tell me where I'm going." For this purpose {pal} had been sent to the far end of the street with a flag, and was dancing about underneath the oak like a very small fire. {mid} {hero} looked at it, and only at it. The sidewalk, the bakery, the hedge, and even the trash can became blurred and completely unimportant. <Under {them} the bicycle stood perfectly still, as though it was listening.|Even the bicycle felt different, like a horse that has been told the way.> "I've got you," said {dad}.`,
      ],
    },
    {
      id: "says-word",
      ...STREET_AFTERNOON,
      pose: "sitting",
      feeling: "brave",
      with: ["dad excited", "pal excited"],
      props: ["bicycle", "flag"],
      happening: "{hero} sits beside the bike, bravely, and {dad} and {pal} are excited.",
      B: [
        `{hero} did not look at the can. {They} looked far down the road. "Let go!" {refrain2}`,
        `"Look at me!" said {pal}. {hero} looked. The bike went fast. "Let go!" {refrain2}`,
      ],
      E: [
        `{pal} stood far down the street and waved. {hero} looked only at {pal}. The wheels were humming, and the bicycle grew <lighter|steady>. "{dad}, you can let go!" {they} called. And {dad.he} did. {refrain2}`,
        `{hero} did not look at the can. {They} looked at {pal}, who was waving <a flag|both arms>, far ahead. The bike went straight. It was {hero} who said the word. "Let go!" {refrain2}`,
      ],
      I: [
        `The wheels were humming. {hero} looked at the flag, and the bicycle hardly swayed any more, as if it were only breathing. Behind {them} {they} could hear {dad} running. Nobody was going to surprise {them}, because everything depended on a single word. <{They} took a deep breath.|{Their} hands were perfectly quiet.> "{dad}," {they} called, without looking around, "let go!" And because {dad.he} had promised, {dad.he} did.`,
        `Faster and faster went the pedals. The flag was as big as a handkerchief, and then as big as a towel. Suddenly {hero} noticed something wonderful, which was that the bicycle was standing up by itself. It was only waiting for the word. "Let go!" {they} shouted. <"Are you sure?" puffed {dad}. "Yes!"|{dad} opened {dad.his} fingers.> The footsteps behind {them} stopped, and the wheels went on.`,
      ],
      A: [
        `The wheels began to sing. {hero} looked at the flag, which was the size of a stamp, and of a playing card, and of a handkerchief; and the more {they} looked at it, the less the bicycle seemed to need any advice. It still swayed, but no more than a comfortable boat does. Behind {them} followed {dad's} shoes, {dad.his} puffing, and {dad.his} solemn word of honor. There would be no trickery, and consequently there was no need to look around. <It was the quietest moment of the day.|For a second {they} only listened.> "{dad}," said {hero}, not even loudly, "let go." And {dad.he} opened {dad.his} hand.`,
        `There is a moment, in learning to ride a bicycle, when it stops being a thing that you are sitting on. {hero} was looking at the flag. The wind had come up, or else it was only {their} own. Underneath {them} there was a steady humming, as if two coins were rolling beside each other. Suddenly {they} realized that nobody was holding up this bicycle any more except {them}, although somebody still had {dad.his} fingers on it. <{dad} {dad.him}self hadn't noticed anything.|{dad}, who was out of breath, had not noticed it yet.> "Let go!" {they} called, "I am definitely saying it!" {dad} gave a sort of sob, and kept {dad.his} promise.`,
      ],
    },
    {
      id: "rides-far",
      ...STREET_AFTERNOON,
      pose: "waving",
      feeling: "excited",
      with: ["pal excited", "dad proud"],
      props: ["bicycle", "thing:wastebasket"],
      happening: "{hero} waves beside the bike on the street, and {dad} and {pal} cheer.",
      B: [
        `Look at {hero} ride! The bike ran like the wind. It went right by the can. "Hello, can!"`,
        `Two wheels! The bike was fast. {hero} went by the tree and by the can. No crash!`,
      ],
      E: [
        `{hero} rode past the bakery and past the hedge. There stood the trash can. "Good day, can!" {they} <called|sang>, and did not look. The bike hummed like a bee. Nobody could hear {them} coming now.`,
        `It was like flying, only <lower|with a bell>. The wind sang in {their} helmet. The bike went past the trash can, and past {pal}, and around the tree. "I am on two wheels!" {they} told a pigeon.`,
      ],
      I: [
        `Nobody rattled any more. There was only a humming, and the wind, and {hero} on the bicycle in the middle of it. <The bakery went by.|The bakery flew by, and the hedge flew by.> At the edge of {their} eye appeared something gray. "Good afternoon, Gerald," said {hero}, with {their} eyes on the flag, and rode past him. His lid didn't even shake. Then came the oak, and {pal} was jumping up and down. Far away {dad} told the whole street about it.`,
        `So this was what a bike was like! It leaned a little into every curve, exactly as birds do, and it made hardly any noise. {hero} rode past the bakery, past the trash can, and past several astonished ladies. {They} looked at the oak instead, <because that was where {they} {was} going|and reached it>. {pal} came running alongside with the flag. "Slow down," {pal.he} panted. "Wait for me!" It was the finest sentence that {hero} had heard all year.`,
      ],
      A: [
        `It made absolutely no noise, and that was what astonished {them} most. For as long as {hero} could remember, riding a bike had sounded like spoons; and now there was only the hum of the tires, and the wind, which had a great deal to say. The bakery went by, and the hedge. Somewhere on the left a gray shape was approaching. "Good afternoon, Gerald," said {hero} cordially, <and didn't turn {their} head|and kept {their} eyes where {they} {was} going>; and the bicycle passed him with a yard to spare. Far behind, {dad} was telling the entire street, one door after another. Under the oak {pal} forgot to wave the flag.`,
        `{hero} rode. There is really nothing more to be said about it. The road came toward {them} like a ribbon that someone is pulling, and not one spoon could be heard. {They} greeted the baker enthusiastically, and the trash can, too, from the corner of {their} eye. It must have been a little disappointed. <"Wait!" called {pal}, galloping beside {them} with the flag, "wait for me!"|"Not so fast!" panted {pal}, who was running alongside.> All spring long it had been the other way around. And {hero}, on {their} bike, did what a good friend does, and looked for the brake.`,
      ],
    },
    {
      id: "stops-gently",
      ...STREET_SUNSET,
      pose: "holding",
      feeling: "proud",
      with: ["dad proud", "pal happy"],
      props: ["bicycle", "thing:wastebasket"],
      happening: "{hero} holds on to the bike next to a trash can at sunset, and {dad} is proud.",
      E: [
        `But how do you stop? Nobody had said a word about that. {hero} rode around the tree <three|four> times. Then {they} looked at the trash can on purpose. Softly the bike rolled up to it and leaned there. "Thank you, can," said {hero}. {extra}`,
        `Now there was only the brake to learn. {hero} pulled it carefully, and the bicycle grew slow. {They} <looked at|rode to> the trash can and leaned on it, as light as a feather. "I did that on purpose," {they} said. {extra}`,
      ],
      I: [
        `Only one thing had been forgotten, and that was stopping. {hero} rode around the oak four times while {dad} shouted about brakes. Gently {they} squeezed. Then {they} discovered something to lean on, looked at it carefully, and the bicycle rolled up to it without the slightest accident. It was Gerald. <"I meant to do that," said {hero}.|"This time it was on purpose," said {hero}.> {dad} kissed all three of them, including the can. {extra}`,
        `"How do I get off?" called {hero}, on {their} fifth time around the tree. "Squeeze the brake carefully!" called {dad}. "And look at the place where you want to stop!" {hero} knew exactly the right place. {They} looked at it, the bicycle obeyed, and with a tiny click the handlebar touched the lid of the trash can. <"Hello again, Gerald," said {hero}.|It was the gentlest collision in the history of the street.> "You never let go too early," {they} told {dad}. "I had promised," said {dad}. {extra}`,
      ],
      A: [
        `It was only now that they discovered what they had forgotten to discuss. "How does it stop?" called {hero}, as {they} came around the oak tree for the fourth time. "With the brake!" roared {dad}. "And look at the place where you would like to be!" There was really only one such place in the entire neighborhood. {hero} looked at it on purpose, and squeezed. The bicycle approached it like an ocean liner arriving in a harbor, and the handlebar came to rest against the lid with a tiny, friendly click. <"Gerald," said {hero}, "I could not have done it without you."|"This time," {hero} told Gerald, "I asked for you."> {extra}`,
        `Starting had been practiced all day, and stopping had been left to the trash can. {hero} circled the oak tree repeatedly, and every time {dad} shouted another piece of advice, of which the most useful was "Squeeze." Just before the bicycle could remember that it was unable to stand, {hero} discovered something to lean on. There he was, gray, dented, and entirely dependable, and they touched so delicately that not a single fly on the lid was disturbed. <"You kept your promise," {they} said to {dad}, over the lid.|"You didn't cheat," {they} told {dad}.> "So did you," said {dad}. "You said it." {extra}`,
      ],
    },
    {
      id: "hands-on",
      ...STREET_MORNING,
      pose: "hugging",
      feeling: "happy",
      with: ["pal happy", "dad happy"],
      props: ["bicycle", "box", "wagon"],
      happening: "{hero} stands happily with {pal} by the bike, a box and a wagon.",
      B: [
        `The bike has two wheels now. {close} And the small ones? They went on a toy car.`,
        `Now {hero} and {pal} race. The bike is fast! {close} They look far down the road.`,
      ],
      E: [
        `Now they race every day. Some days the bike <wins|comes first>. The little wheels are on a wagon now, and {pal} rides in it. Everybody says hello to the can. {close}`,
        `The little wheels are in the box, for the next <child|one> on the street. {hero} rides every day now. "Look where you want to go," {hero} tells the bike. {close}`,
      ],
      I: [
        `{close} The little wheels found a new job. They are under a fruit crate now, and {pal} sits in it and is pulled along behind the bike. It rattles like a drawer full of spoons. {hero} still falls sometimes, on gravel, or when somebody says "Watch out for that!" <Then there is a bandage, and a pretzel.|Then there is a bandage, and a story about a duck.> Gerald has been hit only once since then, by {dad}.`,
        `{close} Last week there was a very small rider on the street, with very loud training wheels. {hero} rode beside {pal}, quite slowly, and listened. "Do yours come off?" asked the little one. "When you want them to," said {hero}. "You'll need a father, or somebody else who keeps promises." {They} looked down the street. <"And you should be introduced to Gerald."|"And don't look at the trash can."> Then the bike hummed away.`,
      ],
      A: [
        `{close} In the evening, when the street is empty, you can hear it rattle again. That is {pal}, who travels in a fruit crate, upon two little gray wheels, behind {hero's} bicycle. It isn't particularly fast, but {pal} says that one sees a great deal more. {hero} still falls off the bike from time to time, as everybody does who goes anywhere. <Then {dad} comes with the pretzels.|There is a box of bandages under the saddle.> Whenever something difficult comes along, a dictation, or a dentist, {hero} looks past it, a good way down the road, for something red.`,
        `{close} The two little wheels have been lent to a very small girl at the other end of the street, who rattles past every morning with her chin in the air. "Mine are coming off in the fall," she has informed {hero}. {hero} nodded, and didn't tell her that it was easy. {They} told her about the promise, and about the flag; and then {they} took {their} bike and introduced her to the trash can, <since she was bound to meet him anyway|because it is easier when you have been introduced>. "Look at me," {they} advised her, "and he will never touch you." Gerald, dented in eleven places, said nothing.`,
      ],
    },
  ],
};
