import type { Shape } from "@/lib/features/writing/classic/grammar";

export const QUIET_COW: Shape = {
  id: "animals/quiet-cow",
  theme: "animals",
  wild: 6,
  tags: ["farm", "music", "pet", "shy", "lost", "contest", "stage", "food"],
  cast: {
    pal: ["dog", "cat", "girl", "boy", "mouse", "frog", "sheep"],
    cow: ["cow"],
    farmer: ["grown-up-woman", "grown-up-man", "grandmother", "grandfather"],
  },
  picks: {
    fair: [{ text: "Spring Fair" }, { text: "Summer Fair" }, { text: "Apple Fair" }],
  },
  refrain: {
    B: [`No moo. Not one.`, `"Moo! Moo! Moo!"`],
    E: [`But {cow} the cow did not say moo.`, `And {cow} the cow said moo, moo, moo!`],
  },
  beats: [
    {
      place: "farm",
      time: "morning",
      weather: "clear",
      pose: "standing",
      feeling: "curious",
      with: ["cow sad", "farmer worried", "pal curious"],
      props: ["gate"],
      happening: "{hero} stands in a farmyard beside a silent cow with an open mouth.",
      B: [
        `{open} "Moo," says a cow. But {cow} the cow did not. {refrain}`,
        `{open} All the cows said moo. But {cow} the cow did not. {refrain}`,
      ],
      E: [
        `{open} The rooster said good morning, and so did the pig. {refrain} She opened her mouth, and nothing came out. "She has lost it," said {farmer}.`,
        `{open} Every morning, all the animals made music. {refrain} She opened her mouth, and a fly went in. "And the {fair} is tomorrow," said {farmer}.`,
      ],
      I: [
        `{open} Every morning on the farm began with music. The rooster did the high part, and the pig did the rhythm. Then {cow} the cow came in with a moo so deep that it made the buckets hum. But this morning, at the important place, there was a hole. {cow} opened her mouth, and nothing whatever came out. "She's lost it," said {farmer}, "and the {fair} is tomorrow."`,
        `{open} On that farm you never needed an alarm clock. First came the rooster, and then the hens and the pig, and finally {cow} the cow. Her moo was so deep that the windows trembled. But today the rooster finished, and the pig finished, and everybody waited. {cow} opened her mouth. A fly flew in, and flew out again. "She cannot do it," whispered {farmer}, "and tomorrow she sings at the {fair}!"`,
      ],
      A: [
        `{open} Every morning on the farm began with music. The rooster took the high part, as roosters insist on doing; the hens filled in the middle, and the pig kept time. Then, when you thought that it could not get any better, {cow} the cow would come in underneath, with a magnificent golden moo that made the buckets hum. This morning they reached the important place, and there was a hole in it. {cow} had her mouth wide open, and there was nothing whatever coming out of it. "She has lost her moo," said {farmer}, in a hushed voice, "and tomorrow is the {fair}."`,
        `{open} Other farms have an alarm clock, but here nobody needed one. At six o'clock the rooster began, with the hens joining in behind him, and the pig supplied a kind of drum. Finally came {cow} the cow. Her moo was golden and enormous, and it rattled the spoons in the kitchen drawer. This morning the others arrived at the end of their introduction, and waited. {cow} closed her eyes, and opened her mouth as wide as a barn door. A fly went in, looked around, and came out again. "She has lost it," said {farmer}, turning pale. "And tomorrow is the {fair}, and she is the entire choir."`,
      ],
    },
    {
      place: "farm",
      time: "morning",
      weather: "clear",
      pose: "holding",
      feeling: "determined",
      with: ["pal happy", "cow sad"],
      props: ["basket", "notebook"],
      happening: "{hero} packs a bag in the farmyard while the animals offer their own noises.",
      I: [
        `{hero} packed {bag} and promised to find it. All of the animals wanted to help. "She may borrow mine," said the rooster. {cow} tried, and it came out as a cough. The pig lent her an oink, which did not fit. The ducks lent her seven quacks, and immediately she got the hiccups. "It is generous of everybody," said {hero}, "but nobody can wear another person's voice. It has to be her own."`,
        `"We will find it," {hero} promised, and packed {bag}. The other animals gathered around with suggestions. "She can have my cluck," said a hen, but it was much too small. The donkey offered his whole hee-haw, and it gave her a terrible sore throat. The sheep had never lent anybody anything, and were nervous. {cow} shook her head sadly. "Thank you, everybody," said {hero}, "but I believe that she would rather have her own."`,
      ],
      A: [
        `{hero} packed a bag with {bag}, and promised {farmer} that they would find it, wherever it had got to. Naturally everybody on the farm wanted to be of assistance. The rooster offered to lend his; {cow} tried it, and it came out as a cough. The pig let her have an oink, but it was too tight across the shoulders. The ducks, who are generous, gave her seven quacks at once, and she had hiccups until ten o'clock. "It is extremely kind of you all," {hero} told them, when the hiccups had stopped, "but I do not think that you can wear somebody else's voice. We shall have to find out where she left her own."`,
        `"A moo cannot simply disappear," declared {hero}. "It must have gone somewhere." {They} packed {bag}, and the animals came hurrying from every corner of the farm with offers of assistance. A hen would be delighted to part with her cluck, but it rattled around inside {cow} like a pea in a bucket. The donkey was prepared to lend a hee-haw. Unfortunately it came in two halves, and she could only manage the second. The cat, who considered that a meow was practically the same thing, was thanked politely. "It is exactly like shoes," {hero} explained to them all. "You can be as generous as you like, and other people's will still hurt."`,
      ],
    },
    { rest: "older", place: "farm", time: "noon", weather: "clear", with: ["pal happy"] },
    {
      place: "farm",
      time: "noon",
      weather: "clear",
      pose: "kneeling",
      feeling: "worried",
      with: ["cow worried", "pal calm"],
      props: ["box", "basket"],
      happening: "{hero} crouches beside the barn where the cow hides her head behind the hay.",
      B: [
        `{hero} took {bag}. But {cow} hid in the hay. She was so sad.`,
        `"Where did it go?" asked {hero}. {They} had {bag}. But {cow} hid from them.`,
      ],
      E: [
        `{hero} packed {bag} and went to ask {cow} herself. She was in the barn with her head in the hay. She would not look at anyone. "When did you have it last?" asked {hero}. The hay shook.`,
        `"We will find your moo," said {hero}, and packed {bag}. But {cow} was behind the hay in the barn. She was too unhappy to look at them. One big tear rolled out on the floor.`,
      ],
      I: [
        `If you have lost something, you should think back to when you had it last. {hero} went to ask {cow}. But {cow} was in the darkest corner of the barn, with her head pushed deep into the hay. From the front there was no cow at all, although from behind there was a great deal. "Did something happen?" asked {hero} gently. The hay trembled, and a tear as big as a plum rolled out of it.`,
        `"When did you use it last?" {hero} asked, because that is always the first question. Nobody answered. {cow} had hidden in the barn. She was standing behind a single bale of hay, and she evidently believed that it covered her. {pal} politely looked in another direction. "We only want to help," {hero} told the hay. It gave an unhappy sniff. It must be dreadful to have so much to explain, and not one sound to <explain it with|do it in>.`,
      ],
      A: [
        `When a thing has been lost, the sensible course is to think back to when you had it last, and so {hero} went to ask {cow}. She was in the darkest corner of the barn, and she had pushed her head as far as it would go into the hay. Looked at from the front, there was no cow there. Looked at from behind, there was really a great deal of cow. "I only wondered," said {hero}, sitting down upon a bucket, "whether something had happened." The hay trembled. A tear about as large as a plum rolled out from under it, and stopped beside {their} shoe. It is <not easy|extraordinarily difficult> to tell somebody your trouble if your trouble is that you cannot speak.`,
        `Any detective will tell you to begin with the victim. {hero} went to interview {cow}, and discovered that she was nowhere to be seen; or rather, that she wished she were. She had gone into the farthest corner of the barn, and positioned herself behind a bale of hay. It covered her nose. The remainder of her stuck out on both sides, and trembled. "There is nobody in here but us," said {pal} tactfully. "When did you last have it?" {hero} inquired, in the gentlest voice {they} had. A tear rolled over the hay and made a dark spot on the floor. There was obviously a great deal that {cow} would have liked to say, and that was <precisely the difficulty|the very thing that she could not do>.`,
      ],
    },
    {
      solve: "shy",
      other: "cow",
      place: "farm",
      time: "noon",
      weather: "clear",
      with: ["cow curious", "pal happy"],
    },
    {
      place: "meadow",
      time: "afternoon",
      weather: "wind",
      pose: "pointing",
      feeling: "excited",
      with: ["cow curious", "pal excited"],
      props: ["footprint", "bell"],
      happening: "{hero} points at the worn strap on the cow's neck where a bell used to hang.",
      E: [
        `Now {cow} came out, and {hero} could look at her. "Wait," said {hero}. "Where is your bell?" The strap was there, but the bell was gone! {cow} always sang along with it. She needed it to know when to begin.`,
        `{hero} looked at her from nose to tail. "What is this strap for?" {they} asked. Nothing was hanging on it any more. Suddenly {pal} remembered. There used to be a bell! It always rang first, before {cow} could begin.`,
      ],
      I: [
        `In the daylight, {hero} noticed something. Around {cow}'s neck was an old leather strap, and from the strap hung nothing. "Your bell!" {they} cried. {cow} nodded so hard that her ears flapped. {mid} <She had worn that bell since she was a calf.|> It always went first, with one small clear note, and then she knew where to come in. "You haven't lost your moo at all," said {hero} excitedly. "You have only lost the beginning."`,
        `Outdoors, {cow} turned around slowly, so that {hero} could examine every side. There were no bruises. There was nothing in her throat except for breakfast. But something was different. "What used to hang here?" asked {hero}, touching the empty strap around her neck. {cow} stamped twice. {mid} "It was a bell!" cried {pal}. She had never begun without hearing it. <It rang as she lifted her head, and then she knew where to come in.|It always rang first, when she lifted her head.> "So the moo is still inside," said {hero}, "waiting for its signal."`,
      ],
      A: [
        `In the daylight {hero} noticed something that {they} ought to have noticed at once. Around {cow}'s neck was a leather strap, worn as soft as a glove; and from the strap, where there had always been something, there hung nothing. "Your bell!" {they} cried. {cow} nodded until her ears flapped. {mid} <She had worn that bell since she was a calf.|> It invariably went first, with one small, clear note, and by that note she knew where to come in. <Without it she stood there, morning after morning, like somebody waiting at a door for it to be opened.|> "Then you have not lost your moo whatsoever," said {hero} triumphantly. "You have only lost the beginning of it."`,
        `In the sunshine they examined her thoroughly, from the horns to the tail. She did not have a temperature, and she had not swallowed anything unusual, by her own standards. It was {pal} who noticed the empty strap around her neck, polished by years of wearing. "Whatever belongs here?" asked {hero}. {cow} swung her head from side to side, expectantly, as she did before every performance. {mid} "There used to be a bell!" {hero} exclaimed. <It had rung whenever she lifted her head, and she had never in her life begun without it.|Whenever she lifted her head it rang, and that was her signal to begin.> "There is absolutely nothing the matter with your moo. It is waiting inside you at this very moment, until somebody calls it."`,
      ],
    },
    {
      rest: "everyone",
      place: "meadow",
      time: "afternoon",
      weather: "wind",
      with: ["pal happy", "cow calm"],
    },
    {
      place: "meadow",
      time: "afternoon",
      weather: "cloudy",
      pose: "walking",
      feeling: "worried",
      with: ["cow worried", "pal curious"],
      props: ["flower", "leaf"],
      happening: "{hero} searches a wide meadow of tall grass beside the cow.",
      B: [
        `Her bell was gone! With no bell, no moo. They looked in the grass. Where was it?`,
        `"You had a bell," said {hero}. "You sing when it rings!" But where was the bell?`,
      ],
      E: [
        `So they went to the big meadow, where {cow} had eaten on Monday. It was full of tall grass. There was grass up to here, and grass up to there. How could they find one little bell?`,
        `"When did you lose it?" asked {hero}. It was on Monday, in the meadow. But {cow} had been eating everywhere! They walked up and down in the tall grass. Something was shining, but it was only a puddle.`,
      ],
      I: [
        `It had to be in the meadow, since that was where she had spent all of Monday, eating. But the meadow was as big as eleven football fields. And in every bit of it there was grass, up to {hero}'s elbows. "It might be anywhere," said {pal}. {cow} hung her head. She had eaten her way across the whole thing, she seemed to be saying, and not in any particular order.`,
        `{cow} could remember it exactly. On Monday it had been there, and on Tuesday it had not, and in between there was only lunch. So lunch was where they searched. It was the largest meadow in the valley, and the grass came up to {hero's} chin. {pal} called out whenever something glittered. It was a beetle. It was a puddle. It was a different beetle. "Where did you walk on Monday?" {hero} asked. {cow} thought about it, and nodded in every direction.`,
      ],
      A: [
        `It had to be somewhere in the meadow, for that was where she had passed the whole of Monday, having lunch. The difficulty was the meadow. It was as large as eleven football fields laid end to end. Every yard of it was covered in grass that came up to {hero}'s elbows, with buttercups on top. "It might be anywhere," said {pal}, after they had gone up and down for an hour. {cow} hung her head. She had eaten her way across the entire thing, she appeared to be explaining, and she had not done it in any kind of order.`,
        `Between Monday and Tuesday, as far as {cow} could explain by nodding, she had done nothing except eat. They therefore proceeded to the scene of the meal. It was the finest meadow in the valley, and it was hard to be grateful for it. Grass stood there in millions, as high as {hero's} chin, and any handful of it could have been hiding a bell. {pal} reported everything that glittered. This came to two puddles, several beetles, and a button. "Perhaps you followed some kind of a plan," {hero} suggested hopefully. {cow} gazed at the landscape, with the look of somebody who has enjoyed a long book, and has no idea on which page anything happened.`,
      ],
    },
    {
      solve: "find",
      goal: "the little brass bell",
      place: "meadow",
      time: "sunset",
      weather: "clear",
      with: ["cow excited", "pal excited"],
    },
    {
      place: "meadow",
      time: "sunset",
      weather: "clear",
      pose: "holding",
      feeling: "surprised",
      with: ["cow worried", "pal surprised"],
      props: ["bell", "nest", "egg"],
      happening: "{hero} holds a little brass bell with a nest of tiny eggs inside it.",
      E: [
        `But there was something in the bell. It was moss, and a tiny nest, and four tiny eggs! They could not take it now. {cow} looked, and her eyes grew soft. Very gently, she pushed it back into the grass.`,
        `{hero} picked it up, but it did not ring. Somebody had put moss in it, and four eggs as tiny as peas! {cow} looked for a long time. Then she closed the grass over it, like a curtain.`,
      ],
      I: [
        `{hero} turned the bell over, and stopped. It was full of moss. In the moss was a nest, no larger than a walnut, with four blue eggs as small as peas. Somebody had moved in. For a minute nobody said anything. Without the bell, there would be no moo, and there would be no {fair}. {cow} bent down her enormous head and looked in. Then, with her soft nose, she pushed the bell gently back into the grass.`,
        `There was something the matter with the bell. It did not ring. {hero} peered inside, and put a finger on {their} lips. Somebody had carpeted it with moss, and upon the carpet were four tiny blue eggs. A bird as small as a thumb was scolding them from a thistle. Everybody looked at {cow}, because it was her bell, and her {fair}. She blew a little warm air over the eggs. Then she closed the grass above them <with her nose|as you close a curtain>.`,
      ],
      A: [
        `{hero} turned the bell over to shake the earth from it, and suddenly stopped. It was completely full of moss. In the moss, as neat as stitching, was a nest about as large as a walnut; and in the nest were four blue eggs, none of them any bigger than a pea. Since Monday, somebody had evidently moved in, and there was a long and thoughtful silence. Without the bell there would be no beginning, and without a beginning there would be no moo, and tomorrow was the {fair}. {cow} lowered her enormous head, and looked inside with one eye for some time. Then, so gently that not a single egg rolled, she pushed it back with her nose to where it had been.`,
        `The bell did not make a sound when it was lifted, and the reason was that it had been furnished. Moss had been laid on the floor, and down on top of the moss. In the middle, arranged like a clover leaf, were four blue eggs, each of them hardly larger than a pea. From a nearby thistle somebody no bigger than a thumb was telling them exactly what she thought. "We could move them into a cup," {pal} said doubtfully. {hero} did not answer, because it was not {their} bell. Everyone turned to {cow}. She contemplated the eggs, and the tiny furious mother, and possibly a silver cup with her name on it. Then she lowered her nose, and breathed on them once, to warm them, and closed the grass over them <like a curtain|as carefully as a page>.`,
      ],
    },
    {
      place: "stage",
      time: "noon",
      weather: "clear",
      pose: "standing",
      feeling: "brave",
      with: ["cow worried", "pal happy", "farmer worried"],
      props: ["flag", "bell", "medal"],
      happening: "{hero} stands on a stage beside the cow and hums one clear note for her.",
      B: [
        `The bell was a bird's nest now! So {hero} sang one note for {cow}. {refrain2}`,
        `In the bell were four eggs! They let it be. So {hero} sang for {cow}. {refrain2}`,
      ],
      I: [
        `At the {fair}, {cow} stood on the stage, in front of everybody, with her mouth open and nothing coming out. <Somebody began to whisper.|> {hero} did not think about it. {They} climbed up beside her, put a hand on the old leather strap, and hummed one small clear note. {extra} {cow}'s ears went up. She knew that note. She took a breath that used up all the air in the tent.`,
        `The tent at the {fair} was completely full. "And now, {cow}!" announced a loudspeaker. She walked out on the stage, lifted her head, and listened. There was no bell. There was only a long, hot silence, and then somebody giggled. {hero} found {themselves} standing beside her, without remembering the stairs. {They} put one hand on the strap. {They} thought of the bell, and sang its note, high and clear. {extra} {cow} turned around in astonishment. And then she breathed in.`,
      ],
      A: [
        `So it was that {cow} stood on the stage at the {fair}, washed and brushed, before four hundred people, with her mouth wide open and nothing coming out. Somebody coughed. Somebody else began to whisper behind a program. {hero} did not stop to think about it, which was probably just as well. {They} climbed up beside her, laid one hand upon the old leather strap, and hummed a single note, small and clear. {extra} {cow}'s ears rose slowly, like two hands. She knew that note. It was not <made of brass|manufactured out of brass>, but it was in <the right place|absolutely the right place>. She drew in a breath that <used up|consumed> most of the tent.`,
        `"Ladies and gentlemen," announced the loudspeaker at the {fair}, "the deepest voice in the county!" {cow} walked to the middle of the stage. She lifted her head, as she had done every morning of her life, and listened out of habit; and there was nothing to hear but four hundred people, who were listening as well. Somebody giggled. {hero} could never afterward explain it. {They} simply discovered that {they} {was} standing beside her, with one hand upon the worn leather, and that {they} had opened {their} own mouth. A single note came out of it, as delicate as a little brass bell. {extra} Two enormous ears swung around. {cow} began to breathe in, and every hat in the audience leaned toward her.`,
      ],
    },
    {
      place: "farm",
      time: "morning",
      weather: "clear",
      pose: "dancing",
      feeling: "happy",
      with: ["cow happy", "pal happy", "farmer proud"],
      props: ["bell", "flower", "medal"],
      happening: "{hero} dances in the farmyard as the cow sings with all the animals.",
      B: [
        `Now {hero} sings first, each day. Then {cow} can sing, too. What a moo! {close}`,
        `Now {hero} is her bell. "La!" Then {cow} sings, too. {close}`,
      ],
      E: [
        `At the {fair}, {hero} sang one <little|single> note for {cow}. {refrain2} It was so loud that hats flew off. {extra} Of course she won the first prize. {close}`,
        `{cow} stood on the stage and waited for her bell. So {hero} sang, just like a bell. {refrain2} {extra} Everybody clapped. Now {hero} sings for her every morning. {close}`,
      ],
      I: [
        `What came out of {cow} was the deepest, longest, most golden moo that anyone had ever heard. Hats came off by themselves. {close} She has a ribbon now, and she ate it. And each morning, when the rooster and the pig have done their parts, there is a short silence. Then somebody at the bedroom window hums one note. In the meadow, four very small birds hum it, too.`,
        `{close} It was a magnificent moo, and it blew the ribbons off the tent. {cow} was given first prize. In the evenings she guards a certain corner of the meadow, and allows nobody to mow it. Every morning the farm begins its music, and stops, and waits. {hero} sings one note from the window. "Moo," says {cow}, and <the windows tremble|the whole valley gets up>.`,
      ],
      A: [
        `What came out of {cow} was the deepest and most golden moo in the history of the county, and it went on until hats began to leave people's heads. <She was given first prize, and ate it.|> {close} The bell is still lying in the meadow, and nobody has asked for it back. But every morning on the farm, when the rooster has had his say, and the hens have filled in the middle, there comes a little pause at the important place. Then somebody leans out of a bedroom window and hums one note. If the wind is right, you can hear, somewhere out in the buttercups, four very small birds who have learned it too.`,
        `{close} The moo began underneath the floor, and rose, and continued rising. It carried away the flags, and several hats, and a toupee that belonged to the judge. {cow} received a silver cup, and drinks from it. There is a corner of the meadow nowadays that nobody is permitted to mow, and she sees to that herself. Every morning at six, when the rooster and the pig have done what they can, the entire farm holds its breath. And from an upstairs window, not always completely awake, but never late, <comes one small note|somebody sings the bell>.`,
      ],
    },
  ],
};
