import type { Shape } from "@/lib/features/writing/classic/grammar";

const BED = { place: "bedroom", time: "night", weather: "starry" } as const;
const EVENING = { place: "bedroom", time: "evening", weather: "clear" } as const;
const MORNING = { place: "bedroom", time: "morning", weather: "clear" } as const;
const KITCHEN = { place: "kitchen", time: "morning", weather: "clear" } as const;
const LIVING_ROOM = { place: "living-room", time: "afternoon", weather: "clear" } as const;
const GARDEN = { place: "garden", time: "afternoon", weather: "clear" } as const;
const SLIPPER = "thing:slipper";

export const NIGHT_OFF: Shape = {
  id: "firsts/night-off",
  theme: null,
  wild: 2,
  tags: ["growing", "first", "night", "sleep", "family", "kind", "home"],
  about: [
    "pacifier dummy soother binky binkie paci baby-bottle bye-bye-binky bye-bye-paci bye-bye-pacifier bye-bye-dummy goodbye-pacifier goodbye-dummy goodbye-binky goodbye-paci goodbye-soother bye-pacifier bye-dummy bye-binky no-more-pacifier no-more-dummy no-more-binky no-more-paci no-more-soother",
    "dummy-fairy binky-fairy paci-fairy pacifier-fairy soother-fairy pacifier-tree giving-up-pacifier giving-up-the-pacifier giving-up-her-pacifier giving-up-his-pacifier giving-up-dummy giving-up-the-dummy giving-up-her-dummy giving-up-his-dummy giving-up-binky giving-up-her-binky giving-up-his-binky giving-up-the-soother give-up-pacifier give-up-the-dummy give-up-his-dummy give-up-her-dummy give-up-binky gave-up-pacifier gave-up-dummy without-pacifier without-dummy sleep-without-pacifier sleep-without-dummy sleep-without-his-dummy sleep-without-her-dummy sleep-without-her-pacifier sleep-without-his-pacifier",
    "giving-up-bottle giving-up-the-bottle giving-up-her-bottle giving-up-his-bottle give-up-the-bottle no-more-bottle bye-bye-bottle goodbye-bottle weaning-off-the-bottle off-the-bottle bedtime-bottle night-bottle last-bottle",
    "give-up-blankie giving-up-blankie give-up-her-blankie give-up-his-blankie no-more-blankie bye-bye-blankie goodbye-blankie",
  ],
  premise: "{Hero} finds out that {dummy} has never had one night off, and makes a bed for it in a slipper.",
  shows: [SLIPPER, "@dummy"],
  talk: [
    "What did {hero} do so that {dummy} could sleep?",
    "What can your mouth do when there is nothing in it?",
    "Who or what at our house has earned a night off?",
  ],
  cast: {
    dummy: ["thing:pacifier", "thing:baby-bottle"],
    pal: ["dog", "cat", "rabbit", "mouse"],
    big: ["mother", "father"],
  },
  refrain: {
    B: [`"Are you asleep yet?" said {hero}.`, `"Are you asleep yet?" said {big}.`],
    E: [`"Are you asleep yet?" asked {hero}.`, `"Are you asleep yet?" asked {big}.`],
  },
  beats: [
    {
      id: "never-slept",
      ...BED,
      pose: "sitting",
      feeling: "curious",
      with: ["big sleepy", "dummy sleepy", "pal sleepy"],
      props: ["lantern"],
      happening: "{hero} sits up in bed at night, and {big} has been looking under it with a light.",
      B: [
        `At night {hero} had {dummy}. It was at work all night long. "When does it sleep?" {they} asked.`,
        `"{Dummy} fell out of bed," said {hero}. "It looks so tired! When does it sleep?"`,
      ],
      E: [
        `In the night {dummy} fell out of bed. {big} had to look for it with a light. "It works every night," said {hero}, "and all night long. When does it sleep?" "I think that it never did," said {big}.`,
        `{hero} had {dummy} every night. It kept {their} mouth company until the morning. "It looks tired," {they} said to {big}. "When does it have a night off?" {big} <had to think|thought hard>. "It has never had one," said {big}.`,
      ],
      I: [
        `In the middle of the night {dummy} fell behind the bed again. {big} lay on the floor with a lantern and fished for it. "There you are," said {big}, and yawned. {hero} held it close to the light. It had a small dent on one side, and it looked tired. "It works the whole night," said {hero}. "When does it sleep?" {big} opened {big.his} mouth and closed it again. <In all those years nobody had ever asked.|"I don't believe that it ever has," said {big}.>`,
        `{big} slept at night, and {pal} slept at night and also in the afternoon. There was only one in the house who never did. {Dummy} went to work when the lamp went out, and worked in {hero's} mouth until the morning. It had done that since {hero} was as long as a loaf of bread. <It had been sick with {them}, and on vacation with {them}.|It had never missed a night.> "Doesn't it ever get a night off?" {hero} asked one evening. And {big} had to admit that it didn't.`,
      ],
      A: [
        `For the second time that night {dummy} had fallen down behind the bed, and {big} was lying on the carpet with a lantern, fishing for it among the dust. "Got you," said {big} at last, and yawned like a gate. {hero} held it to the light before {they} put it back. It had a dent on one side, and it had grown a little cloudy, as eyes do. "It has to work the whole night," {they} remarked. "When does it actually sleep?" {big} was about to reply, and found that there was no reply. <{pal} looked from one to the other.|It had been in service for more than a thousand nights.> "I don't believe," said {big} slowly, "that it ever has."`,
        `Everybody in the house slept. {big} slept with a book on {big.his} nose; {pal} slept at night, and practiced in the afternoon. Even the refrigerator fell silent from time to time. Only {dummy} had never slept at all. It went on duty when the lamp was put out, and kept {hero's} mouth company until the sun rose, and it had done so since {hero} was no longer than a loaf of bread. It had been there for the chicken pox. It had been to the mountains, and had seen nothing of them. <"Has it ever had a night off?" {hero} inquired, on an evening in March.|"When is its night off?" {hero} inquired, one evening.> {big} sat down on the edge of the bed. That was a thing, {big} had to confess, which nobody had ever thought of.`,
      ],
    },
    {
      id: "makes-bed",
      ...EVENING,
      pose: "kneeling",
      feeling: "excited",
      with: ["dummy calm", "pal curious"],
      props: [SLIPPER],
      happening: "{hero} kneels and makes a tiny bed in a slipper, and {pal} looks on.",
      B: [
        `"It can have the night off," said {hero}. {They} made it a bed. The bed was a slipper!`,
        `{hero} took a soft, warm slipper. {They} put it by the bed. "You can sleep in here," {they} said.`,
      ],
      E: [
        `"Then it can have tonight off," said {hero}. {They} made a bed out of a slipper. It was warm and red inside, and just the right size. {pal} brought a sock for a pillow. {They} put {dummy} in.`,
        `So {hero} made it a bed. A cup was too hard, and a hat was too big. But {big's} slipper was soft and <deep|red>. {They} put a cloth in it. "Tonight you don't have to work," {they} told {dummy}.`,
      ],
      I: [
        `"Then it gets tonight off," {hero} decided. {They} looked around for a bed. A cup was too hard, and a hat was too drafty. But {big's} left slipper was red and lined with wool, and when {hero} put {their} hand in, it was as warm as toast. <A handkerchief made the sheet.|{pal} gave up a corner of {pal.his} own blanket.> {They} laid {dummy} in the slipper, right up at the toe end, where it's darkest. "You don't have to do anything," {they} explained. "You just lie there."`,
        `The bed had to be soft, and not too large, because somebody who has never slept might get lost in it. {hero} tried the teapot, a glove, and {pal's} bowl. In the end {they} chose {big's} slipper, the left one, which was red, with wool inside. "And what am I supposed to wear?" asked {big}. "The right one," said {hero}. <They tucked {dummy} in with a clean handkerchief.|{They} folded a handkerchief for a sheet, and turned back the corner.> {Dummy} looked very small in there, and a little surprised.`,
      ],
      A: [
        `"Then it shall have this one," {hero} declared, and set about finding it a bed. The sugar bowl was considered, and rejected as drafty; a glove was too complicated. In the end the choice fell upon {big's} left slipper, a red one, lined with wool, in which it was always the middle of the night. {hero} spread a handkerchief for a sheet and folded down the corner, as is done in good hotels. <"And what am I to wear?" asked {big}. "The other one," said {hero}.|{pal} tested the wool, and approved of it.> Then {they} laid {dummy} inside and pushed it gently down toward the toe. "You needn't do anything whatever," {they} told it. "Somebody else will do the night."`,
        `There were several opinions about the bed. {pal} was in favor of a basket, but then {pal} was in favor of baskets generally. {hero} thought that a person who has never slept before ought to begin with something narrow, so as not to feel lost. So they took {big's} left slipper. It was red outside and woolly inside, and it had a roof for half of its length, like a stroller. A handkerchief was ironed. {Dummy} was carried in upon a cushion, and lowered, and tucked up <to where its chin would have been|on both sides>. "Tonight you're off duty," {hero} informed it. {They} said so in a firm voice. Who would be on duty instead was a question that {they} had not yet looked into.`,
      ],
    },
    {
      id: "not-yet",
      ...BED,
      pose: "reaching",
      feeling: "worried",
      with: ["big calm", "dummy sleepy", "pal sleepy"],
      props: [SLIPPER],
      happening: "{hero} reaches for a slipper beside the bed at night, and {big} sits near.",
      B: [
        `{refrain} "It says no. It is cold out here." So {hero} put it in {their} mouth.`,
        `It was dark. {refrain} "Not yet! It wants to come in." So it had to work that night, too.`,
      ],
      E: [
        `The lamp went out. {refrain} Then {they} called {big}. "It says not yet, because it's cold without a mouth." "Does it want anything?" asked {big}. "Only to come inside again." So it came inside, and was working again.`,
        `{hero} lay in the dark, and {their} mouth was very empty. {refrain} {They} listened at the slipper. "It can't sleep, because it's thinking of me," {they} told {big}. So {they} <took it out|got it out>, but only for this evening.`,
      ],
      I: [
        `The lamp went out, and {hero} lay there with nothing in {their} mouth but teeth. "Are you asleep yet?" {they} whispered to the slipper. {They} listened carefully, and then {they} called {big}. "It says not yet," {hero} reported. "It says it's freezing, out there without a mouth." "I understand," said {big}, and sat down. "And what would it prefer?" {hero} examined the ceiling. <"It would like to come in," {they} said in a small voice.|"To come in," {they} said, "but only because of the cold."> So it came in, and went to work.`,
        `It was a very quiet evening. "Are you asleep yet?" asked {hero}, leaning out of bed. There was no answer, but it was the kind of no answer that you give when you are wide awake. {Their} tongue walked up and down in {their} mouth, <looking for somebody|looking everywhere for company>. "It can't sleep," {they} told {big}. "It keeps thinking about me." {big} didn't laugh. "Nobody is good at anything the very first evening," said {big}. "There will be plenty of others." So {hero} took it back, for that one.`,
      ],
      A: [
        `The lamp was put out, and for a while nothing could be heard except {pal}, who had fallen asleep immediately, out of habit. {hero's} mouth felt like a room from which the piano has been removed. "Are you asleep yet?" {they} whispered over the edge of the bed, and listened, and eventually called for {big}. "It says not yet," {they} reported. "It says that it's freezing, out there without a mouth." "That's understandable," said {big}, and sat down in the darkness. "And does it have any idea what would help?" There was a considerable pause. <"It thinks that it should come in," said {hero}, "but only to get warm."|"To come in," said {hero}, hardly to be heard.> So it came in; and once it was in, it went to work, since it had never learned anything else.`,
        `Nobody had foreseen how loud a slipper can be in which somebody lies awake. It made no sound at all, and {hero} heard every bit of it. "Are you asleep yet?" {they} asked at eight o'clock, and again at five past eight, and at six minutes past. {Their} tongue went from one side to the other, like a night watchman in an empty factory. "It's no use," {they} announced, when {big} came to look. "It keeps wondering how I am." {big} neither smiled nor sighed. "It's the first time in its life," said {big}. "I wouldn't expect it to be particularly good at it." <And there were, {big.he} added, a great many nights.|"Nobody is counting the nights but the calendar," {big.he} said.> {hero} fished in the slipper. It fitted exactly where it had always fitted, and that was a comfort, and also a pity.`,
      ],
    },
    {
      id: "tired-morning",
      ...KITCHEN,
      pose: "holding",
      feeling: "sad",
      with: ["dummy sleepy", "big calm", "pal curious"],
      props: ["cup"],
      happening: "{hero} holds {dummy} at breakfast in the kitchen beside {big} and {pal}.",
      I: [
        `In the morning {hero} laid {dummy} beside {their} cup. "It had to work again," {they} said sadly, "and it looks even more tired than before." "You meant it kindly," said {big}. "It was only such a long night." {hero} gave it a place in the sun, next to the butter. <It might at least have a day off, {they} thought.|"Perhaps it doesn't know how," said {pal}.> Somebody would have to teach it to sleep. But how do you teach something that you do with your eyes shut?`,
        `"How was the night off?" {pal} asked at breakfast. {hero} shook {their} head. {Dummy} was lying on the table between the bread and the jam, looking just as exhausted as ever. "I was the one who let it in," said {hero}. "You were the one who gave it a bed, too," said {big}. <"You can try a thing more than once."|"It had a whole half hour in a slipper, and it never had that before."> {hero} chewed and considered. "I don't believe it knows how to sleep," {they} said.`,
      ],
      A: [
        `At breakfast {dummy} was given a place of its own, on a saucer, in the sun. "It worked straight through again," said {hero}, and was too disappointed for jam. "And it was I who let it in." "You also gave it half an hour in a slipper," {big} pointed out, "and it has never had half an hour before." {pal} bent over the saucer. "Perhaps it doesn't know how it's done," {pal.he} suggested. <{hero} stopped chewing.|This put the matter in a new light.> Nobody is born knowing how to ride a bicycle, either. Clearly somebody would have to teach it; the trouble was that {hero} {themselves} had always been asleep when it happened, and had never once seen how it was done.`,
        `"Well, and how did it like its night off?" {pal} inquired over the oatmeal. {hero} did not answer immediately. {Dummy} lay beside the butter and looked exactly as it had looked yesterday, only more so. "There wasn't one," {they} admitted. "I fetched it out." {They} expected that somebody would say something about being big. Nobody did. <{big} merely moved the saucer into the sun.|{big} merely passed the honey.> "The first night is the longest that there is," said {big}, "for everybody concerned." {hero} thought of the slipper, which had been so warm and so narrow, and so entirely right. The bed was not to blame. "I don't believe it knows how to sleep," {they} said. "Nobody ever showed it."`,
      ],
    },
    {
      id: "asks-pal",
      ...LIVING_ROOM,
      pose: "sitting",
      feeling: "curious",
      with: ["pal sleepy", "dummy calm"],
      props: [SLIPPER, "blanket"],
      happening: "{hero} sits on the floor in the living room and watches how {pal} goes to sleep.",
      E: [
        `"How do you fall asleep?" {hero} asked {pal}. "It's easy," said {pal}. "I lie down, and I breathe out, and somebody sings to me." "Who does?" asked {hero}. "You do," said {pal}, "every afternoon."`,
        `{pal} was the best sleeper in the family. {hero} watched how {pal.he} did it. First {pal} lay down, breathing slowly. "And now the singing," said {pal}. "You are always singing when I fall asleep. It doesn't <work|happen> without you."`,
      ],
      I: [
        `The best sleeper in the house was {pal}, who could do it anywhere. So {hero} sat down on the carpet with {dummy}, and they took a lesson. "You lie down," said {pal}, lying down. "You breathe out longer than you breathe in, and after that, somebody has to sing." "Who does that?" asked {hero}. "You do," answered {pal}. <"You sing in the bathtub, and in the car, and I'm gone in a minute."|"Every afternoon, while you're building. Didn't you know?"> {hero} had never known that {they} could sing anybody to sleep.`,
        `That afternoon {hero} asked {pal}, who was an expert. "How do you do it?" {they} asked. "Do what?" said {pal}, waking up. "That," said {hero}. {pal} considered it carefully. "It's like going down in an elevator," {pal.he} explained. "I breathe out, and everything gets farther away, and somewhere above me someone is singing." <{Dummy} lay there and listened.|{hero} moved {dummy} a bit closer.> "And who is it that's singing?" asked {hero}. "Well, you are," said {pal}. "You always sing when you imagine that nobody is listening."`,
      ],
      A: [
        `There was one acknowledged master of sleeping in that house, and {hero} applied to {pal} for a lesson. {They} brought {dummy} along, so that it could watch. "One lies down," said {pal}, demonstrating. "One breathes out, rather longer than one breathes in. One thinks of nothing, or of soup. And then, of course, there is the singing." "What singing?" asked {hero}. {pal} opened one eye. "Yours," {pal.he} said. <"In the bath, and over your blocks. It works every time."|"You do it all afternoon. How do you suppose I manage those naps?"> {hero} was astonished. {They} had been singing somebody to sleep for years, without having the faintest idea of it.`,
        `"How exactly do you do it?" {hero} asked {pal}, who had been doing it at that moment, and needed to be asked twice. {Dummy} had been brought along in its slipper, as a pupil. {pal} gave the question some thought. It was like an elevator, {pal.he} said. You shut your eyes, and let out your breath, and the floor begins to go down very gently, and somewhere a long way above you someone is singing. "Who is?" asked {hero}. <"I had always assumed that it was you," said {pal}.|"It sounds like you," said {pal}.> {hero} turned pink. It was true that {they} sang a little, in the afternoons, when nobody was there. {They} had not known that anybody was traveling on it.`,
      ],
    },
    {
      id: "cannot-sing",
      ...BED,
      pose: "sitting",
      feeling: "determined",
      with: ["dummy sleepy", "pal happy"],
      props: [SLIPPER, "blanket"],
      happening: "{hero} sits on the bed at night and sings to {dummy} in a slipper.",
      B: [
        `{hero} sang to it. But it was in {their} mouth! "Mm, mm, mm!" So {they} took it out to sing.`,
        `It needs a song! "Mm, mm," sang {hero}. The song was stuck. Out it came, and {they} sang.`,
      ],
      E: [
        `That evening {hero} was singing for {dummy}. But it was in {their} mouth. "Mm-mm-mm," went {hero}. "I have never heard that song," said {pal}. So {they} took it out, and then {they} sang, loud and clear, <all the way down|right down> into the slipper.`,
        `{hero} began singing at bedtime. "Mm-mm-mm." It sounded like a bee in a bottle. Nobody can sing with something in the way! {They} took {dummy} out and put it into the slipper. Then out came the song.`,
      ],
      I: [
        `That evening {hero} was going to sing {dummy} to sleep. {They} put it in {their} mouth, as usual, and began. "Mm-mm-mm!" It sounded like a refrigerator. "I don't know that one," said {pal}. {hero} tried it again, with more feeling, and it sounded like a larger refrigerator. <Nobody can sing a song with a cork in it.|It was no use, because the song couldn't get past.> Slowly, and all by {themselves}, {they} took {dummy} out, and laid it in the slipper. {They} took a deep breath. And out it came, with all the words.`,
        `"Now I'll sing for you," {hero} told {dummy} that evening. At least, {they} meant to tell it. It came out as "Mow-mow-mow," because somebody was in the way, and {pal} laughed until {pal.he} slid off the bed. {hero} thought about it. A song needs a mouth, and the mouth was taken, <and {they} had only one|and there wasn't another>. For a long time it was very still in the room. Then {they} took {dummy} out, tucked it into the slipper, bent down over it, and sang.`,
      ],
      A: [
        `When evening came, {hero} settled {themselves} against the pillow, put {dummy} where it belonged, and began to sing it to sleep. "Mm-mm-mm," {they} sang. It was the song about the boat. "I don't know that one," said {pal}. "Is it about a refrigerator?" {hero} began again, with more expression, and it became a louder refrigerator. {They} stopped, and frowned, and understood. You can have a song in your mouth, or you can have a cork in it; and the one for whom the song was meant happened to be the cork. <Nobody told {them} what to do.|{big}, out in the hall, held {big.his} breath.> It took as long as it took. Then {hero} drew {dummy} out, laid it in the slipper with both hands, and sang it every verse that there was, and two that there were not.`,
        `"Mow-mow-mow," announced {hero}, that evening, and {pal} laughed until {pal.he} had to hold on to the blanket. What {they} had said was that now {they} would sing for {dummy}; but {dummy} was standing in the doorway, so to speak, and nothing could get by. {hero} considered the situation. A song requires a mouth. {They} owned only one, and it was occupied. <It was perfectly simple, and it was terribly hard.|Either the song or the other would have to wait outside.> For some time the slipper stood there, red and open, and nobody said a word to hurry {them}. At last {hero} reached up and took {dummy} out. {They} tucked it in to the very edge, leaned over it until {their} nose was in the wool, and sang the song about the boat, in which everybody gets home.`,
      ],
    },
    {
      id: "empty-mouth",
      ...BED,
      pose: "sitting",
      feeling: "sad",
      with: ["big calm", "dummy sleepy", "pal sleepy"],
      props: [SLIPPER, "moon"],
      happening: "{hero} sits up in bed at night with {big} close by, and {dummy} lies in a slipper.",
      B: [
        `Now it slept, but {hero} did not. {They} missed it so! "Do not wake it up," {they} said. {big} held {their} hand.`,
        `{refrain} It was! But {hero} was not. {They} cried a bit. Then {they} sang one more song, just for {them}.`,
      ],
      E: [
        `{refrain} It was! But now {hero} was awake, and {their} mouth was empty. {They} cried a little, and {big} came. "Are you going to wake it?" asked {big}. "No," said {hero}. "It is so tired." {They} held {big's} hand <tight|instead>.`,
        `The song was over. The slipper was quiet. {hero} put out {their} hand, and then {they} pulled it back. "It's asleep at last," {they} whispered. "But I want it." "I know," said {big}, and stayed. So {hero} sang the song again, for {themselves}.`,
      ],
      I: [
        `"Are you asleep yet?" whispered {hero}. You could tell that it was, by how little it said. But now {hero} was awake, with an empty mouth, and nobody was singing to {them}. {Their} hand went out toward the slipper, and stopped just above the wool. "I can't wake it," {hero} said, crying a little. "It's so tired." "You can want it, and still let it sleep," said {big}, <and held the hand that had nothing to do|and stayed, and held the hand>. After some time {hero} began the song again, very softly. This time it was for {themselves}.`,
        `At the end of the fourth verse there was no sound from the slipper at all. "It's actually sleeping!" {hero} told {big}, very proud, and then very sad. "And who will do my mouth?" {big} lay down beside {them} to think about it. "What can it do, now that it has time?" {big} wondered. <{hero} tried. It could yawn, and blow, and count its teeth.|{hero} tried it out. It could nearly whistle, and it could count its teeth.> It could also cry a little, and that took a while. And then, because it had nothing else to do, it began to hum.`,
      ],
      A: [
        `"Are you asleep yet?" whispered {hero}, and there was no doubt that it was; nobody could be as quiet as that on purpose. And now {they} {themselves} lay there, wide awake, with nothing in {their} mouth and nobody to sing to {them}. {Their} hand crept out from beneath the blanket, and down, until it was hovering above the slipper. It would have been easy. <The moon was looking in.|The hand stayed there for a long time.> "I can't," {hero} said, when {big} came in, and {they} cried. "I want it, but it's sleeping, and it's so tired." "You can want it as much as you like," said {big}, and took the hand, and did not try to cheer it up. After some time {hero} began the song about the boat again, quite low, and for nobody but {themselves}.`,
        `At the end of the last verse {they} listened. Not a sound came out of the slipper. "It's actually sleeping," {hero} told {big}, and was proud for about a minute; then the rest of it occurred to {them}. "But who's going to do my mouth?" {big} lay down on the edge of the bed and treated this as a serious question. It had never had an evening to itself before; what could it do? {hero} tried it out. It could click, and very nearly whistle, and count its own teeth, by tongue. <It could also tremble at the corners, and for a while it did that.|It could turn down at both ends, and for a while that was all it did.> {big} stayed. And when it had finished crying, and there was nothing left on the program, the mouth began quietly, as if it had only been waiting to be asked, to hum.`,
      ],
    },
    {
      id: "slept-all-night",
      ...MORNING,
      pose: "pointing",
      feeling: "proud",
      with: ["dummy calm", "big happy", "pal happy"],
      props: [SLIPPER],
      happening: "{hero} points into a slipper in the morning, and {big} and {pal} are glad.",
      B: [
        `The sun came up. "It slept all night!" said {hero}. "And so did you," said {big}.`,
        `"Look! It is not so tired now!" said {hero}. {big} gave {them} a kiss. "You did it!"`,
      ],
      E: [
        `In the morning {hero} looked into the slipper. {Dummy} had not moved at all. "It slept the whole night!" {they} called. "It looks so much better!" {big} gave {them} a kiss. "And somebody else slept, too," said {big}.`,
        `The sun woke {hero} up. {They} looked into the slipper at once. "Good morning! Did you <sleep well|have a good night>?" {Dummy} was still under its cloth, and it looked happy. "It did it!" said {hero}. "We did it!"`,
      ],
      I: [
        `{hero} was awake before anybody else. {They} leaned out of bed and looked into the slipper. {Dummy} lay there just as {they} had left it, with the handkerchief up to the edge. "It slept!" {hero} shouted, so that {pal} fell out of bed. "The whole night! Doesn't it look better?" <{big} put on {big.his} glasses, and agreed that it did.|{big} came running in one slipper, and agreed.> "And who was on duty?" asked {big}. {hero} thought about that. "Nobody," {they} said in surprise. "It went by itself."`,
        `"Shh," said {hero} in the morning, with a finger on {their} lips. "It's still sleeping." They all stood around the slipper, and {big} had only one foot in the warm. {Dummy} looked different. It looked the way that people look on the third day of their vacation. <"It was the song," said {pal}.|"It even snored," said {pal}, who liked to add things.> "How did you sleep yourself?" asked {big}. {hero} had to think about it, because {they} had been busy with somebody else.`,
      ],
      A: [
        `{hero} woke up first, and remembered, and hung {their} head over the edge of the bed. {Dummy} was lying exactly where {they} had put it, with the handkerchief drawn up and one corner folded down. It had not been behind the bed. It had not been anywhere. "It slept the whole night through!" {they} shouted, and {pal} fell out of bed, and {big} came running in one slipper. Everybody had to look. It was agreed on all sides that it seemed fresher. <"The dent is almost smiling," said {pal}.|"Ten years younger," said {big}, which was a good deal.> "And who was on duty?" {big} asked then, "if I may inquire?" {hero} opened {their} mouth, and felt around in it. "Nobody," {they} said, in deep surprise. "It must have gone by itself."`,
        `"Not so loud," {hero} whispered, when the others came in. They gathered around the slipper, {big} standing on one leg because of the cold floor, and looked down. There lay {dummy}, under its handkerchief. It had the appearance of somebody on the third morning of a vacation, who has stopped listening for the alarm clock. <"I heard it snore," claimed {pal}, who could not bear to leave a story as it was.|"It was the second verse that did it," said {pal} knowingly.> "And you?" asked {big}, laying a hand on {hero's} hair. "How did you sleep?" It was the first that {they} had thought of it. {They} had been so occupied with getting somebody else to sleep that it had simply happened, behind {their} back, like growing.`,
      ],
    },
    {
      id: "takes-step",
      ...EVENING,
      pose: "walking",
      feeling: "happy",
      with: ["pal happy", "dummy happy"],
      props: [SLIPPER],
      happening: "{hero} moves a slipper one step across the bedroom floor, and {pal} watches.",
      B: [
        `A slipper can walk! Each night it took one step. It went on and on, to see the moon.`,
        `"It must see the moon," said {hero}. So the slipper took one step. Each night it took one more.`,
      ],
      E: [
        `"It has never seen the moon," said {hero}. "It was always in my mouth." The window was far away. But slippers are made for walking! So every evening the slipper took one step. {hero} sang, and they all went to <sleep|bed>.`,
        `The next evening the slipper had moved. It stood one step away from the bed. "It wants to see the moon," {hero} told {pal}. Every night it took <one|just one> more step. And every night {they} sang down to it.`,
      ],
      I: [
        `The next evening something occurred to {hero}. "It has never seen the moon," {they} said, "because it was always facing the wrong way." You couldn't see the moon from the bed, but only from the window, on the other side of the room. "That's far, for a first walk," said {pal}. <"It has the right shoe for it," said {hero}.|"Slippers are made for walking," said {hero}.> So every evening, after the song, the slipper took one step. Some evenings {hero} wished it back again, and then it stayed where it was for a night.`,
        `On the third evening the slipper was standing a little farther off. "Did you move it?" asked {big}. "It walked," said {hero}. "That's what slippers do." It was going to the window, {they} explained, because it had worked every night for years and had never once seen the moon. It took only one step at a time. <{hero} sang each evening, and a bit louder, as it was farther.|With each step the singing had to be a bit louder.> And once, when the day had been very long, it took a step backward, and nobody minded.`,
      ],
      A: [
        `It struck {hero}, on the third evening, that {dummy} had worked at night all its life and had never seen the moon. It had always been facing inward. From the side of the bed the moon could not be seen; for that, one had to go to the window, and the window was on the far side of the room. "It's a considerable distance," said {pal}, "for somebody with no legs." "But it lives in a slipper," {hero} replied. So every evening, when the song had been sung, the slipper took one step across the floor. <A few times it was homesick, and took one back.|There was an evening with a thunderstorm on which it took two back.> That was in order, too. Nobody had ever said that it was a race.`,
        `"That slipper was nearer the bed last night," observed {big}. {hero} did not deny it. A slipper, {they} explained, is a shoe, even if it's employed as a bed, and what shoes like best is to go somewhere. This one was going to the window. There was somebody in it who had been on the night shift for a thousand nights and had never set eyes on the moon. It went at the speed of one step an evening, and after every step {hero} had to sing a trifle louder, in order to be heard. <"Doesn't it want to turn around?" asked {pal}. "Sometimes," said {hero}.|After a long day it once asked to go back a step, and was allowed to.> And so, without anyone's having decided upon it, the song grew, and the floor between them grew as well.`,
      ],
    },
    {
      id: "hurts-knee",
      ...GARDEN,
      pose: "sitting",
      feeling: "sad",
      with: ["big worried", "pal worried"],
      props: ["thing:adhesive-bandage"],
      happening: "{hero} sits crying in the garden with a hurt knee, and {big} and {pal} come to help.",
      E: [
        `One day {hero} fell and hurt {their} knee. {They} wanted {dummy}! But it was asleep inside. So {they} opened {their} mouth and cried, with nothing in the way. It was very, very loud! {big} was there in one <second|moment>.`,
        `Then came a bad day. {hero} fell in the garden, and {their} knee was red. "I need {dummy}!" {they} cried. It was so loud that {big} came running out. {big} held {them}, and that was <warm|better>. The slipper slept on.`,
      ],
      I: [
        `It wasn't always easy. On Saturday {hero} fell off the garden wall and landed on {their} knee. What {they} needed was {dummy}, immediately, but it was up in the house, and it had the day off. So {hero} did what was left. {They} opened {their} mouth as wide as it would go, and howled. <It was a howl with nothing in front of it.|It was surprising how loud that was, with nothing in front.> {big} came flying out of the kitchen. "I heard you in the cellar," said {big}, and held {them} until it was over.`,
        `Then there was the day with the knee. {hero} ran into the house, up the stairs, and straight to the slipper, and already had one hand in the wool. {Dummy} was lying there in the sun, so peacefully. {hero} stood on one leg, and {their} tears dripped onto the slipper. <"You just sleep," {they} sobbed, "and I'll call {big}."|"I don't want to wake you," {they} sobbed.> And {they} called. With an empty mouth that is much louder, and {big} was there immediately, with both arms and a bandage.`,
      ],
      A: [
        `It would be untrue to say that it was easy from then on. There was the Saturday when {hero} fell off the garden wall and landed on {their} knee, and the one thing in the world that could have helped was upstairs in a slipper, and had the day off. {They} sat among the carrots and did not know where to put so much pain. Then {they} opened {their} mouth. In all {their} life {hero} had only ever howled around the edges of something; <this was the first howl with the door open|now, for once, there was nothing in front of it>. Birds left the cherry tree. {big} came out of the kitchen so quickly that the spoon came too. "I should think they heard you in town," said {big}, and gathered {them} up; and that, it turned out, was what had been needed.`,
        `Then came the afternoon with the knee. {hero} did not stop to show it to anyone, but limped straight up the stairs to the slipper, and had one hand in the wool already. {Dummy} lay in the sun with its handkerchief on. It looked so thoroughly off duty. {hero} stood there on one leg, and the tears ran down {their} nose and fell upon the red toe of the slipper, one after another. <"I'm not waking you," {they} told it, in gulps. "I'm only showing you."|"You stay where you are," {they} told it, in gulps.> Then {they} turned around and called for {big}. It is remarkable how much farther a call goes when nothing stands in front of it. {big} was there before the end of the word, with a bandage, and with both arms.`,
      ],
    },
    {
      id: "reaches-window",
      ...EVENING,
      pose: "reaching",
      feeling: "proud",
      with: ["dummy happy", "big happy", "pal happy"],
      props: [SLIPPER, "moon"],
      happening: "{hero} lifts a slipper onto the windowsill in the evening, where the moon is rising.",
      I: [
        `It took eleven evenings. On the twelfth the slipper stood underneath the window, and {hero} lifted it up onto the sill. They waited there together. First there was only the roof across the street. Then something round and yellow came up behind the chimney. "That's the moon," {hero} told {dummy}. "It works nights, too." <"And once a month it gets a night off," said {big}.|"But it gets one night off every month," said {big}.> {hero} nodded. Everybody ought to have that.`,
        `One evening there were no more steps left, because there was the wall. {hero} picked up the slipper in both arms. {They} could feel how light it was. "Do you want to carry it back to bed?" asked {big}. {hero} looked at the bed, which was far away by now, and {they} thought about it honestly. "No," {they} said. "It came here to see the moon." <{They} put it on the sill, with the open end to the glass.|So {they} set it on the sill and turned it to face the sky.> And the moon came up, and took a good look at it, too.`,
      ],
      A: [
        `It needed eleven evenings, not counting the ones that went backward. On the twelfth there was no floor left. {hero} raised the slipper in both arms, and placed it upon the windowsill, with the open end toward the glass; and they waited, all of them, with the lamp out. At first there was nothing but the chimneys. Then, behind the tallest, it grew light, and something enormous and yellow came up with the greatest calm. "There," {hero} said into the slipper. "That's the moon. It's on nights as well." <"But it has one off every month," said {big}. "You can look it up."|"Once a month it stays home altogether," said {big}, "and nobody complains."> It shone right in, as far down as the toe. {pal} maintained afterward that somebody had winked.`,
        `One evening the slipper bumped against the wall, and that was the end of the floor. {hero} lifted it up. It was astonishing how little it weighed. "Would you like to take it back with you, for tonight?" asked {big}; and it wasn't a trick, for if {hero} had wished it, they would have done it. {They} looked across at the bed. It was a long way off, and there was room in it for one person and {pal}. {They} looked down into the wool. <It needed some time to answer that.|Nobody hurried {them}.> "No," {they} decided. "It has walked all this way to see something." So the slipper was put upon the sill, and its opening turned to the sky; and when the moon came over the roofs, {hero} made the introductions.`,
      ],
    },
    {
      id: "nobody-answers",
      ...BED,
      pose: "sleeping",
      feeling: "calm",
      with: ["big calm", "pal sleepy"],
      props: [SLIPPER, "moon"],
      happening:
        "{hero} is asleep in bed, {big} looks in, and a slipper stands by the window under the moon.",
      B: [
        `Now it sleeps there, under the moon. {refrain2} The slipper said nothing. {hero} said nothing. They were all asleep.`,
        `The moon is on the slipper. The song is over. {refrain2} No one says a word.`,
      ],
      E: [
        `Now the slipper stands on the windowsill, in the light of the moon. Tonight {hero} sang just one verse. Then {big} came to the door on one warm foot. {refrain2} Nobody said a word.`,
        `Tonight the song stopped in the middle. {big} came and looked in. The moon shone on the bed, and it shone on the slipper. {refrain2} {big} listened for a long <time|while>. Nobody said, "Not yet."`,
      ],
      I: [
        `Since then the slipper has stood by the window, and {big} walks around the house in the other one. In the evening {hero} sings. {They} used to need four verses, and then three, and tonight it was hardly two. The song about the boat stopped in the middle of the sea, <with everybody still on board|just where the wind comes up>. {big} looked around the door, and the moonlight lay along the whole of that long way. "Are you asleep yet?" whispered {big}, and waited, standing on the warm foot. Nobody said a word.`,
        `It's late, and the moon is at the window. It shines on a red slipper, and on the handkerchief inside, and then it goes on across the floor, step by step, until it comes to the bed. There lies {hero}, with {their} mouth a little open. <There is nothing in it but breath.|A bit of the song is still in it.> "Are you asleep yet?" asks {big} in the doorway. {big} listens for quite a while, but nobody says, "Not yet." Then {big.he} goes away on tiptoe, on one warm foot and one cold one.`,
      ],
      A: [
        `The slipper has stayed at the window, and {big} goes about the house in the other one, and says that one gets used to it. In the evening {hero} sings. There used to be four verses, and then there were three; tonight the song about the boat broke off in the middle of the second, <far out at sea, with all the passengers on board|just as the wind was rising>. {big} came and looked around the door. The moon had laid a path over the floor, from the sill to the pillow, eleven steps long. At one end of it someone lay in red wool, off duty. At the other end someone was lying with an open mouth, and nothing in it at all but the night. "Are you asleep yet?" whispered {big}. {big} waited on {big.his} warm foot, to be quite certain. Nobody said a word.`,
        `It is late. The moon has reached the window, and is looking into a red slipper, as it does whenever it's passing. There is a handkerchief in it, and under the handkerchief somebody is catching up on a thousand nights. Then the moon goes on over the floorboards, step after step, the same way back, until it comes to the bed. {hero} has {their} mouth open. Half a line of the song is left in it, <and may be finished tomorrow|and will keep>. "Are you asleep yet?" asks {big} from the door. {pal}, who is, doesn't reply. The slipper does not reply. {big} stands there for a good while longer than necessary, on one warm foot and one cold one, and listens to how beautifully, on all sides, nobody says anything.`,
      ],
    },
  ],
};
