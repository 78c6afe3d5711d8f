import type { Action, Shape } from "@/lib/features/writing/classic/grammar";

const BEDROOM_NIGHT = { place: "bedroom", time: "night", weather: "clear" } as const;
const SAD_IN_BED: Action = {
  pose: "sitting",
  feeling: "sad",
  props: ["thing:bed"],
  happening: "{hero} sits by the bed at night and looks sad.",
};

/** A body that still sleeps too deeply to wake up in time. */
export const TWO_LAYERS: Shape = {
  id: "firsts/two-layers",
  theme: null,
  wild: 1,
  tags: ["bedtime", "night", "sleep", "home", "friend"],
  about: [
    "wet-bed wet-the-bed wet-my-bed wet-his-bed wet-her-bed bedwetting bed-wetting wetting-the-bed wets-the-bed wetting-his-bed wetting-her-bed accident-at-night accident-in-bed night-accident night-time-accident nighttime-accident wet-at-night dry-at-night dry-night wet-sheet wet-pajama wet-pyjama pee-in-bed pee-in-the-bed peed-in-bed peed-in-the-bed peed-the-bed peeing-in-bed bed-is-wet bed-was-wet",
  ],
  premise: "{hero} wakes up in a wet bed, tells nobody at school, and then {pal} comes to stay the night.",
  shows: ["thing:bed", "bedroom"],
  talk: [
    "What do you think {pal} was afraid of that night?",
    "What would you like somebody to say when something like this happens?",
    "Which things did your body learn all by itself?",
  ],
  cast: {
    pal: ["girl", "boy"],
    home: ["mother", "father"],
  },
  refrain: {
    B: ["It is only water.", "It is only water!"],
    E: ["A wet bed is only a bed that is wet.", "And a wet bed is only a bed that is wet."],
  },
  beats: [
    {
      id: "wakes-up",
      ...BEDROOM_NIGHT,
      ...SAD_IN_BED,
      B: [
        `It was night. {hero} woke up. Oh no! A wet bed! {They} sat and cried.`,
        `{hero} had a dream of the sea. Then {they} woke up. It was a wet bed!`,
      ],
      E: [
        `In the middle of the night {hero} woke up. Something was cold. It was a wet bed. {hero} sat on the floor beside it and <did not know what to do|wanted to hide>.`,
        `{hero} dreamed of a warm green lake. Then {they} woke up, and there was no lake. There was only a wet bed. {They} felt hot in the face, and cold everywhere else.`,
      ],
      I: [
        `{hero} had been dreaming of a lake, and it was a very pleasant dream until it turned cold. {They} opened {their} eyes. There was no lake. There was only a wet bed, wet pajamas, and the night. <The clock said half past two.|Somewhere a clock was ticking.> {hero} climbed out and sat down on the floor. If nobody ever found out, {they} thought, perhaps it hadn't happened.`,
        `At half past two in the morning {hero} woke up, and something was wrong. First it was warm, and then it wasn't. It was a wet bed, and {they} had not noticed a thing. {They} pulled up the blanket so that it looked like any other bed. <But underneath it was still wet.|That didn't help at all.> Then {they} sat down next to it in the dark, with both arms around {their} knees.`,
      ],
      A: [
        `In the dream there had been a lake, green and wonderfully warm, and {hero} had been floating in the middle of it without having to do anything. Then the lake turned cold. {They} opened {their} eyes, and understood, and closed them again, in the hope that it might go away. It did not go away. It was a wet bed, and it belonged to {them}. {They} climbed out very quietly, so that not even the stairs would hear, and pulled the blanket smooth. <From the outside it resembled a perfectly ordinary bed.|It looked nearly as it always did.> Then {they} sat down beside it on the floor, and the night seemed to have a great many hours left in it.`,
        `It is a curious thing to be woken by something that you have done yourself without being there. {hero} lay still and listened. The house was asleep, the street was asleep, and something was wet. When {they} had understood that it was the bed, {they} wished that it could be anything else: a leaking roof, for example, or an extremely small flood. <But the ceiling was dry, and so was the floor.|But it had not rained for a week.> A wet bed, at {their} age! {They} got out, turned the pillow over, though the pillow had nothing to do with it, and sat down in the dark with {their} arms around {their} knees.`,
      ],
    },
    {
      id: "home-comes",
      ...BEDROOM_NIGHT,
      pose: "standing",
      feeling: "worried",
      with: ["home calm"],
      props: ["thing:bed"],
      happening: "{hero} stands by the bed at night with {home}.",
      B: [
        `{home} came in. "A wet bed?" {home.he} said. "{refrain} I will help you."`,
        `{home} saw the wet bed. {Home.he} was not mad. "{refrain} Come here!"`,
      ],
      E: [
        `The door opened, and there stood {home}. {Home.he} looked at the bed, and then at {hero}. "{refrain}" {home.he} said. "But you are cold, and we can do something about that."`,
        `{home} came in without a sound. "I had a wet bed," whispered {hero}. {home} sat down on the floor beside {hero}. "{refrain}" {home.he} said. "Shall we make everything dry again?"`,
      ],
      I: [
        `{home} must have heard something, for the door opened. {hero} wanted to explain, but there was no explanation. "A wet bed," said {home}, in the voice in which {home.he} said that it was raining. "You did nothing wrong. You were asleep." {Home.he} fetched dry pajamas from the closet. <They were soft and smelled of soap.|They were the ones with the stars.> "Arms up," {home.he} said.`,
        `"Are you up?" asked {home} from the door. {hero} did not answer. {home} came in, felt the sheet with one hand, and nodded. "A wet bed is only a bed that is wet," {home.he} said. "Nobody is angry. Nobody does such a thing on purpose, because nobody can do anything on purpose while asleep." <{hero} thought about that.|It sounded true.> The dry pajamas were wonderfully warm.`,
      ],
      A: [
        `{home} must have ears like a cat, because a moment later the door opened. {hero} had prepared several explanations, and not one of them was any use. But {home} required no explanation: {home.he} merely laid a hand on the sheet and nodded, as a person nods at disappointing weather. "A wet bed," {home.he} observed. "You must be terribly cold, so we'll begin with that." There were dry pajamas in the closet, and while {hero} was buttoning them up {home} knelt down, so that their faces were level. <"You were asleep," {home.he} said.|"Listen to me," {home.he} said.> "Nobody can possibly do anything wrong while they are sleeping. I have looked into the matter very thoroughly."`,
        `"Who is sitting there in the darkness?" asked {home} from the door, not very loudly. {hero} considered pretending to be a bag of laundry, but it seemed too late for that. {home} considerately left the big light off, sat down on the floor as well, and contemplated the bed together with {them}. "It's completely wet," whispered {hero}. "So I see," answered {home}. "A wet bed is only a bed that is wet. I would be considerably sadder about a wet library book." <That was so unexpected that {hero} nearly laughed.|{hero} looked up to see whether that was a joke.> Nobody was angry, and nobody had done anything wrong; and in the meantime somebody had thoughtfully warmed the dry pajamas on the heater.`,
      ],
    },
    {
      id: "builds-layers",
      ...BEDROOM_NIGHT,
      pose: "holding",
      feeling: "curious",
      with: ["home happy"],
      props: ["thing:bed", "blanket"],
      happening: "{hero} holds a blanket beside the bed and {home} smiles.",
      E: [
        `Then {home} made the bed like a sandwich. First came a mat and a sheet, and on top a mat and a sheet again. "If there is a wet sheet," said {home}, "just take it off. Under it is a dry bed!"`,
        `"Look," said {home}. "We make two beds, one on top of the other." There was a mat, a sheet, another mat, and another sheet. "If one is a wet bed, the other is a dry bed." {hero} liked that.`,
      ],
      I: [
        `"Now I will show you an invention," said {home}. {Home.he} put down a mat and a sheet, and then another mat and another sheet on top. "It's a sandwich," said {hero}. "It's two beds in one," said {home}. "If it is ever a wet bed again, you pull off the top one, <and the other is waiting|and sleep on>." {hero} pressed it with one finger. It was an excellent bed.`,
        `The wet sheets went into the washing machine. Then {home} taught {hero} how to make a bed with two layers: mat, sheet, mat, sheet. "Off with the wet bed, and the dry one is already under it," {home.he} said. "Try it." {hero} practiced three times, <getting faster and faster|with the clock>, and finally it took only forty seconds. It was nearly fun, for three in the morning.`,
      ],
      A: [
        `"And now," announced {home}, when the wet sheets were in the machine, "you will see something that is known to very few people." On the bare mattress {home.he} spread a mat that lets nothing through, and on the mat a fresh sheet. Then, as if {home.he} had forgotten that {home.he} had just done it, {home.he} spread another mat and another sheet on top. "It resembles a sandwich," remarked {hero}. "It is a bed with two layers," {home} explained. "If it should ever be a wet bed again, you simply pull off the upper one and lie down comfortably on the lower." <They practiced it several times.|{hero} tried it out immediately.> It required only forty seconds, and no fire engine in the entire city was ever ready more quickly.`,
        `{home} could have made the bed in the ordinary way, but {home.he} made it like a cake. At the bottom came a mat, and a sheet; and above these, to {hero's} astonishment, came a second mat and a second sheet. "Is somebody else going to sleep here?" {they} inquired. "Not at all," answered {home}. "But eventually there may be another wet bed, and in the middle of the night nobody feels like making one. So we have prepared the next bed already." {hero} lifted a corner and counted the layers with growing admiration, because it was an exceptionally simple idea. <"Who invented it?" {they} asked.|"Does everybody know about this?" {they} asked.> "Probably somebody extremely tired," said {home}, yawning.`,
      ],
    },
    {
      id: "keeps-quiet",
      place: "school",
      time: "morning",
      weather: "clear",
      pose: "standing",
      feeling: "worried",
      with: ["pal happy"],
      props: ["thing:backpack"],
      happening: "{hero} stands at school and looks worried, and {pal} is happy.",
      B: [
        `At school {hero} was very quiet. "Nobody else has a wet bed," {they} thought.`,
        `"What is it?" asked {pal} at school. "Nothing," said {hero}. {They} hid the wet bed.`,
      ],
      E: [
        `At school {hero} looked at the others. {pal} was laughing. Everybody here had a dry bed, {they} thought. "You look tired," said {pal}. "I am fine," said {hero}. About the wet bed {they} said nothing.`,
        `"What did you dream?" asked {pal} at school. "Of a lake," said {hero}, and then stopped. Nobody here ever had a wet bed. {They} {was} sure of it. So {they} only talked about <spaghetti|the weather>.`,
      ],
      I: [
        `At school {hero} counted. There were twenty-two children in the class, and surely all of them had woken up dry. Only one had had a wet bed. It seemed to {them} as if it must be written on {their} forehead. "You're so quiet," said {pal}. {open} "I'm only thinking," said {hero}. {They} had never had a secret from {pal} before, <and it was a heavy one|and it felt like a stone in a shoe>.`,
        `{open} "Sleep well?" asked {pal} in the morning, as {pal.he} asked every day. {hero} said yes. It was the first time that {they} had told {pal} something that wasn't true. Everybody else in the class had dry beds, {they} thought: the fast ones, the loud ones, {pal}. <A wet bed was something for babies.|Nobody of that age had a wet bed.> And so {hero} held {their} secret tight, all day long, and got quite tired of holding it.`,
      ],
      A: [
        `{open} In class {hero} counted heads. There were twenty-two, and twenty-one of them had certainly woken up that morning in a dry bed; they had that kind of face. It stood to reason. Anyone could see it. "You haven't said a word since the bell," {pal} remarked. {hero} replied that {they} had been thinking. That was true, but it was the sort of truth that covers something up, like a smooth blanket over a wet bed. <{pal} looked at {them} sideways.|{pal} waited a little, in case there was more.> They had told each other everything since they were four. It was remarkable how much room there was around a thing that one did not tell.`,
        `"Did you dream anything?" asked {pal}, who collected dreams and wrote down the best ones. {hero} thought of the green lake, and of how it had ended. "Nothing in particular," {they} said. {open} It was the first dream that {they} had ever kept to {themselves}. For one thing was certain: in this entire school, with all its classrooms, there was exactly one person who had woken up in a wet bed. <And that person was carrying a backpack full of books.|And that person was looking out of the window.> If one looked closely, it was a mistake in arithmetic, because {hero} had not asked a single one of the others.`,
      ],
    },
    {
      id: "asks-why",
      place: "kitchen",
      time: "afternoon",
      weather: "clear",
      pose: "sitting",
      feeling: "curious",
      with: ["home calm"],
      props: ["cake"],
      happening: "{hero} sits in the kitchen with {home} and asks a question.",
      I: [
        `"Why do I do it?" {hero} asked in the kitchen. "You don't do it. It simply happens," answered {home}. "During the day your tummy knocks, and you hear it immediately. At night it knocks exactly as hard, but some people sleep so deeply that they never notice. Then there is a wet bed." {home} carefully divided the cake. <"It was the same with me, until I was eight."|"I had a wet bed until I was eight, by the way."> "You?" asked {hero}.`,
        `"When will it stop?" asked {hero}, over the cake. "Nobody can tell you the day," answered {home}. "Your body is learning to wake up, and unfortunately it has to learn that in its sleep. I was eight years old when I had my last wet bed." {hero} looked at {home.him} in astonishment. <{home} was so tall, and could even drive a car.|It was difficult to imagine.> "Did anybody laugh about it?" "Once," said {home}, "and so I never do."`,
      ],
      A: [
        `There was cake in the afternoon. "Why do I do it?" asked {hero} suddenly, in the middle of a piece. "You don't," answered {home}. "You're not even there. In the daytime your tummy knocks, and you hear it and get up. At night it knocks exactly as loudly, but some people are such splendid sleepers that they notice nothing. The result is a wet bed. One day they wake up at the first knock. Nobody can hurry it, and nobody has to." {Home.he} looked out of the window. <"With me it lasted until I was eight."|"I was a splendid sleeper myself, until I was eight."> {hero} put down {their} fork. {They} had never heard a better piece of news with cake.`,
        `"Could you tell me the day when it stops?" {hero} asked in the kitchen. {home} considered the question with respect. "No," {home.he} said, "because nobody knows it. Your body has to learn to wake up when it's full, and it has to learn that while you're asleep, which is complicated. Some need longer. There was a boy next door to us, and there was me. I was eight when I had my last wet bed, and afterward I was nearly sorry that nobody warmed my pajamas." <{hero} laughed with cake in {their} mouth.|{hero} had to think about that for some time.> It was peculiar: the thing itself had not become any smaller, but there were two people in it now.`,
      ],
    },
    {
      id: "visit-comes",
      place: "bedroom",
      time: "evening",
      weather: "clear",
      pose: "standing",
      feeling: "worried",
      with: ["pal excited"],
      props: ["thing:bed", "thing:backpack"],
      happening: "{hero} stands by the bed and looks worried, and {pal} has come to stay.",
      B: [
        `{pal} came to sleep there. There were two beds. "A wet bed tonight?" thought {hero}. "Please, no!"`,
        `{pal} came with a bag. "I will sleep here!" {hero} thought of the wet bed.`,
      ],
      E: [
        `On Friday {pal} came to stay the night. It had been planned for weeks. Now {hero} looked at the two beds, and both of them had two layers. "What if there is a wet bed tonight?" {they} thought.`,
        `Then it was Friday, and {pal} came with a bag and a teddy bear. {pal} was to sleep in the other bed. {hero} was happy, but {they} {was} worried, too. "Not a wet bed tonight, please," {they} thought.`,
      ],
      I: [
        `On Friday {pal} came to stay the night. It had been planned for weeks, and {hero} had looked forward to it until last Tuesday. {home} had made up the second bed. "Both have two layers," {home.he} said quietly, "just because it's practical." {hero} nodded. A wet bed was bad enough, {they} thought, <but a wet bed with somebody watching was worse|but with {pal} in the room it would be much worse>.`,
        `{pal} arrived on Friday with a backpack, a bear, and four books. "I won't sleep at all!" {pal.he} said, and fell onto the other bed. {hero} laughed, but not with the whole face. {hero} had meant not to drink anything at supper, and then {home} had said that being thirsty doesn't help. <"A wet bed comes or it doesn't," {home.he} had said.|"It doesn't keep a bed dry," {home.he} had said.>`,
      ],
      A: [
        `The visit had been planned for weeks, and until Tuesday it had been the best thing in the calendar. On Friday at six o'clock {pal} stood in the door, with a backpack, a bear, and plans for the entire night. The second bed was ready. {hero} lifted a corner of the sheet and counted: mat, sheet, mat, sheet. "I've made both of them like that," {home} murmured in passing. "It's simply practical." It was a comfort, though a small one. A wet bed with nobody there was one thing. <A wet bed with {pal} an arm's length away was another.|With {pal} in the room, it was a different thing altogether.> {hero} decided that {they} would just have to stay awake until breakfast.`,
        `"I don't intend to sleep," {pal} declared on Friday evening, and unpacked four books, a flashlight, and a bear with one ear. {hero} laughed louder than was necessary. {They} had wanted this visit more than anything, and since Tuesday {they} had wanted it to be over. At supper {they} had left the water standing. "Drink," {home} had said in a low voice. "Thirst doesn't keep anything dry. It only makes you thirsty." And {home.he} had been right, of course, <but {home.he} did not have a guest|but it was easy to be right when one was grown up>. Two beds stood side by side. Which of them would be the wet bed was, in {hero's} opinion, only too clear.`,
      ],
    },
    {
      id: "stays-awake",
      ...BEDROOM_NIGHT,
      pose: "sleeping",
      feeling: "worried",
      with: ["pal sleepy"],
      props: ["thing:bed"],
      happening: "{hero} lies awake at night, and {pal} is sleepy.",
      I: [
        `They read until the flashlight grew dim. Then {pal} fell asleep in the middle of a word, and {hero} lay there and guarded {their} bed. {They} pinched {their} arm. {They} counted the cars. <{They} went to the toilet twice, just to be safe.|{They} said the alphabet backward.> "I won't have a wet bed if I don't sleep," {they} thought. It was a good plan, except for one thing: nobody can stay awake by being afraid.`,
        `"Good night," said {pal}, and was gone, as if somebody had pulled out a plug. {hero} went to the toilet, and once again, to be on the safe side. After that {they} kept {their} eyes open with two fingers. {They} did not want a wet bed; so {they} did not want to sleep. <Eleven o'clock went by.|The moon moved from one window to the other.> But at some time or other the fingers fell asleep, and then so did everything else.`,
      ],
      A: [
        `They read to each other, until {pal} fell asleep between two syllables with the flashlight on {pal.his} chest. Now it was {hero's} watch. {They} had been to the toilet, and afterward had been again, out of politeness. {They} recited the alphabet backward; {they} counted the cars and gave every one of them a name. The plan was that whoever did not sleep could not have a wet bed, and as a plan it had no holes in it. <The moon crossed the window, inch by inch.|The house creaked and settled.> But guarding a bed is tiring work, especially when you are lying in it. The last thing that {they} thought was that {they} {was} still thinking.`,
        `There were two kinds of silence in the room. One belonged to {pal}, who slept like a stone, and the other to {hero}, who lay on {their} back and supervised the ceiling. It was simple. A person who has a wet bed has to be asleep for it; therefore {they} would not be asleep. {They} held one eye open with two fingers, and changed eyes every hundred breaths. <It was ten o'clock, and then it was eleven.|Twice {they} went to the toilet, on tiptoe.> No lighthouse keeper ever took his duty more seriously. Shortly before midnight, however, the lighthouse went out, and for a long time nobody in the house was on duty at all.`,
      ],
    },
    {
      id: "hears-crying",
      ...BEDROOM_NIGHT,
      pose: "sitting",
      feeling: "surprised",
      with: ["pal sad"],
      props: ["thing:bed"],
      happening: "{hero} sits up at night and sees that {pal} is sad.",
      B: [
        `At night {hero} woke up. {Their} bed was dry! But {pal} cried. {pal} had a wet bed.`,
        `Who cried? It was {pal}! "I have a wet bed," {pal} said. "Do not tell!"`,
      ],
      E: [
        `{hero} woke up and felt the sheet. It was dry! But somebody was crying. {pal} sat in the dark on the floor between the beds. "Don't look at me," whispered {pal}. "It is a wet bed."`,
        `A small sound woke {hero}. {They} felt {their} bed with one hand, and it was a dry bed. But in the other one {pal} was sitting up, with <unhappy|enormous> eyes. "I have a wet bed," {pal} whispered.`,
      ],
      I: [
        `Suddenly {hero} was awake, and felt for the sheet, and it was perfectly dry. But what had {they} heard? Somebody was sitting on the floor between the beds, with both arms around {pal.his} knees. "Please don't turn on the light," whispered {pal} in an unhappy voice. "I only want to go home." <{hero} knew that way of sitting.|{hero} had sat just there on Tuesday.> "Is it a wet bed?" {they} asked carefully. Nobody answered, and that was an answer, too.`,
        `Somebody was sniffing, and that woke {hero}. The sheet was dry from one end to the other. But the other bed was empty, and its blanket had been pulled remarkably smooth. {hero} knew all about smooth blankets. <"{pal}?" {they} whispered.|"Where are you?" {they} whispered.> "I hardly drank anything," answered the darkness, and sniffed again, "and I don't understand how it could happen. It's a wet bed. Please don't tell anybody at school."`,
      ],
      A: [
        `When {hero} opened {their} eyes it was the middle of the night. {They} felt for the sheet with one hand and afterward, because it seemed unbelievable, with the other; but it was perfectly dry. Something, however, had awakened {them}, and it was the sound of somebody who was desperately trying not to make any. On the floor sat {pal}, with {pal.his} arms around {pal.his} knees, and behind {pal.him} the blanket had been drawn so smooth that it would have deceived anybody else in the world. <It did not deceive {hero}.|{hero} was not anybody else.> "Could you possibly call my parents?" asked {pal}, without looking up, "because I would really prefer to go home." "Is it a wet bed?" {hero} asked, as gently as possible. The silence said yes.`,
        `It had been an extremely small noise, and now it was repeated. {hero} checked {their} own sheet first, out of habit, and discovered to {their} astonishment that it was as dry as paper. In the moonlight, however, the other bed was empty. Its blanket was perfectly straight, as no sleeper ever leaves it, and underneath the window crouched something with one bear and two feet. "I'm not crying," said {pal}. "It was a dream about a river." <"Mine was about a lake," said {hero}.|{hero} knew how such dreams ended.> "It's a wet bed," {pal.he} admitted finally, so quietly that it was hardly audible, "and now you can tell everybody about it on Monday."`,
      ],
    },
    {
      id: "pulls-sheet",
      ...BEDROOM_NIGHT,
      pose: "holding",
      feeling: "determined",
      with: ["pal surprised"],
      props: ["thing:bed", "blanket"],
      happening: "{hero} holds a blanket by the bed, and {pal} looks surprised.",
      B: [
        `"{refrain}" said {hero}. {They} took off the wet sheet. Under it was a dry bed!`,
        `{hero} took the wet sheet away. "Look! There is a dry bed under it!"`,
      ],
      E: [
        `"Watch this," said {hero}. {They} pulled off the wet sheet and the mat, and there was a dry bed under it. Then {they} gave {pal} the dry pajamas with the stars. "How did you ever do that?" asked {pal}.`,
        `{hero} knew just what to do. Away went the wet sheet! Away went the mat! And below there was a clean, dry bed. "First put these on," {they} said, and gave {pal} warm pajamas. {refrain2}`,
      ],
      I: [
        `{hero} got up. {They} didn't need a light for it. "Dry pajamas first," {they} said, and took the ones with the stars out of the closet. Then {they} gripped the wet sheet and its mat at one corner and pulled. Underneath lay a dry bed, as smooth as the page of a new notebook. <It had taken thirty-eight seconds.|It was a new record.> {pal} forgot to cry. "You have a bed under the bed," {pal.he} said.`,
        `"You're cold," said {hero}, "so we begin with that." It was strange how well {they} knew what to say. {They} found dry pajamas and politely looked away while {pal} put them on. Then came the wet sheet and the mat, with a single enormous pull. <"There," {they} said.|"Forty seconds," {they} said.> Where the wet bed had been, there was a dry bed. {pal} touched it carefully, as if it might not be real.`,
      ],
      A: [
        `For once in {their} life {hero} knew exactly what had to be done, and in which order. "You must be terribly cold," {they} said, "so naturally we'll begin with that." The pajamas with the stars were in the closet, and {hero} looked tactfully out of the window while they were being put on. Then {they} took hold of the wet sheet and its mat by one corner, and the entire operation required neither a light nor a grown-up. <There was a rustle and a soft thump.|It came away like the skin of an orange.> Where there had been a wet bed, there lay a dry bed, smooth and white. {pal} stared at it in amazement. "Do all of your beds contain another bed?" {pal.he} inquired.`,
        `"Give me half a minute," said {hero}, who felt rather peculiar on this side of the situation. {They} laid dry pajamas over {pal's} shoulder and bundled up the wet sheet together with its mat. Underneath, immaculate and only a little cool, a dry bed appeared. No magician has ever had a better audience. "There was another one inside," whispered {pal}, carefully feeling it from the head down to the foot. "Why was there another one inside?" <"Because somebody tired invented it," said {hero}.|"It's practical," said {hero}.> "A wet bed is only a bed that is wet. I would be considerably sadder about a wet library book."`,
      ],
    },
    {
      id: "says-me-too",
      ...BEDROOM_NIGHT,
      pose: "sitting",
      feeling: "brave",
      with: ["pal surprised"],
      props: ["thing:bed"],
      happening: "{hero} sits by the bed at night and tells {pal} something.",
      B: [
        `"I have a wet bed, too," said {hero}. "You?" asked {pal}. "Me, too!" They hugged.`,
        `"Are you mad?" asked {pal}. "No! I had a wet bed on Tuesday," said {hero}.`,
      ],
      E: [
        `{pal} looked at {hero}. "Why do you know everything about it?" It was not easy to answer. "Some nights I have a wet bed, too," said {hero}. {pal} took a very deep breath. "I thought that I was the only one!"`,
        `"Will you tell the others?" asked {pal}. "Never," said {hero}. "I had a wet bed myself on Tuesday." Now the secret was out! {pal} slowly began to smile. "Then there are two of us," said {pal}.`,
      ],
      I: [
        `"How do you know all this?" asked {pal}, from the dry bed. {hero} could have answered that it was from a book. But {they} took a very deep breath. "Because of Tuesday," {they} explained. "That was my own wet bed, and it happens to me quite often." It was quiet for an uncomfortably long moment. <"You, too?" said {pal} finally.|Then something in the darkness laughed.> "And I imagined that I was the only one in the whole school!"`,
        `"You won't tell anybody," said {pal}. Because it was dark, and because they were friends, {hero} told the rest of it, too. "I had a wet bed myself on Tuesday, and that's the reason why I was so quiet." {pal} sat up immediately. <"That's why I always say that I can't stay the night," {pal.he} said.|"I nearly didn't come because of it," {pal.he} said.> Two secrets had been lying there side by side, and now there were none.`,
      ],
      A: [
        `"You've obviously done that before," remarked {pal}, in the voice of somebody who is considering something. It would have been easy to answer that there are instructions for it in books. "On Tuesday," {hero} said to the ceiling, "that was my own wet bed, and it certainly wasn't the first one." Now it was out, and it could never be put back again. On the other side there was an extraordinarily long silence. <Then the bed over there began to shake.|Then came an odd noise.> {pal} was laughing, from sheer relief. "I counted everybody in class," {pal.he} explained, "and I was absolutely certain that I was the only one of the twenty-two!" "What a remarkable coincidence," said {hero}. "So was I."`,
        `{pal} lay down on the dry bed and pulled the blanket up to {pal.his} nose. "Will you still be my friend on Monday?" asked the nose. That was when {hero} understood that being brave sometimes takes only a single sentence, if it's the right one. "I had a wet bed on Tuesday," {they} said. <It was astonishing how quickly it was said.|There it was, in the middle of the room.> Nothing fell down, and the moon went on shining exactly as before. "You?" {pal} said at last. "But you always look so extraordinarily dry!" And then they both laughed, until they had to hold their pillows in front of their mouths. "{home} was eight years old when it finally stopped," {hero} reported, "so evidently there is plenty of time for both of us."`,
      ],
    },
    {
      id: "hangs-out",
      place: "garden",
      time: "morning",
      weather: "wind",
      pose: "reaching",
      feeling: "happy",
      with: ["pal happy", "home happy"],
      props: ["thing:bed", "rope"],
      happening: "{hero} reaches up in the windy garden, with {pal} and {home} close by.",
      E: [
        `In the morning they hung the wet sheet on the line. The wind blew it up like a sail. "Ship ahoy!" called {pal}. {home} asked nothing at all. {Home.he} only made <more|a lot of> pancakes. {mid}`,
        `The next day the wet sheet flew in the wind. {hero} and {pal} ran under it, and it flapped over their heads. "Good morning, you two," said {home}. That was all that anybody said about it. {mid}`,
      ],
      I: [
        `In the morning the sheets hung on the line in the garden, and the wind filled them like sails. Nobody who happened to walk past could have recognized the wet sheet. "I notice that somebody changed a bed in the night," said {home}. "Excellent work, both of you." And {home.he} asked nothing else. {mid} <Then they sailed to Africa until lunch.|Then there were pancakes on deck.>`,
        `{mid} "Ship ahoy!" cried {pal}. The wet sheet hung between two trees, and the wind filled it like the sail of an enormous ship. {hero} was the captain, and an upside-down plate was the wheel. {home} came out with the laundry basket and looked thoughtfully at the sheet, and afterward at both of them. <"Good wind today," {home.he} remarked.|"Wonderful weather for drying," {home.he} remarked.> That was all, and it was exactly enough.`,
      ],
      A: [
        `In the morning a fresh wind blew, and the sheets stood out from the line like the sails of a big ship. Nobody on the street could have guessed that one of them had been a wet sheet, and another had merely been washed for company. {home} had found the bundle in the bathroom. "I notice that somebody changed a bed in the night without waking me," {home.he} said. "That was {hero}," said {pal} proudly. "In thirty-eight seconds." {home} only raised one eyebrow. {mid} <Then {home.he} made pancakes, a great many of them.|There are people who know what not to ask, and they make the best pancakes.> They ate them on deck, with a view of Africa, under a sail that was growing drier with every minute.`,
        `{mid} It turned out that a wet sheet on a windy day is one of the finest toys in the world. It can be a sail, or a ghost, or the side of a tent; you can run through it with your eyes shut, and come out on the other side feeling fresh and slightly slapped. {home} hung out the rest of the washing around them. {Home.he} didn't ask whose it was, and {home.he} didn't make the kind of face that people make when they're not asking. <"Good drying weather," {home.he} remarked.|"Lovely wind," was all that {home.he} said.> {pal} looked after {home.him}. "Did {home.he} really have a wet bed until {home.he} was eight?" {pal.he} asked. {hero} nodded. They both thought about that with deep respect.`,
      ],
    },
    {
      id: "goes-on",
      ...BEDROOM_NIGHT,
      pose: "sleeping",
      feeling: "calm",
      with: ["home calm"],
      props: ["thing:bed", "blanket"],
      happening: "{hero} lies down for the night, and {home} is there.",
      B: [
        `Some nights it is a wet bed. Some nights it is dry. {hero} sleeps well. {close}`,
        `"A wet bed? A dry bed? I can do it!" says {hero}. Good night! {close}`,
      ],
      E: [
        `Some nights there is a wet bed, and some nights there is a dry bed. {hero} does not count them. "One day I will wake up in time," <says|whispers> {hero}. "Yes," says {home}, "and until then we have two layers." {close}`,
        `{pal} stays every second Friday now. Both beds have two layers. Some nights one of them is a wet bed, and most nights not. It takes forty seconds. Then they sleep on. {close}`,
      ],
      I: [
        `{close} It isn't over. There was a wet bed on Thursday, then none for nine nights, and then there was another. {hero} simply pulls, lies down again, and is asleep immediately. {pal} has two layers at home now, too, and currently holds the record. "Good night, both beds," says {home}. <"Good night," says {hero}.|And {hero} laughs, and turns over.> Somewhere, deep down, somebody is learning to hear a knock.`,
        `{close} At school {hero} counts differently now. There are twenty-two children in the class, and two of them occasionally have a wet bed. Probably there are several more, who have never mentioned it. "Will it be dry tonight?" {hero} asks at bedtime. "Perhaps," says {home}. <"And if not?"|"Perhaps not."> "If not, there's a dry bed under it." {hero} nods. Then {hero} drinks some water, goes to the toilet once, and sleeps.`,
      ],
      A: [
        `{close} Nothing has been solved, if one looks at it strictly. There was a wet bed on the following Thursday, then none for nine nights, and then two in a row. But something is different, all the same. {hero} pulls off one layer and lies down on the other, and generally can't even remember it at breakfast. {pal} comes every other Friday, and the record currently stands at thirty-one seconds. "Will I eventually wake up in time?" asks {hero}, when the light is out. "One of these nights," answers {home}, "although nobody can possibly tell you which." <It is a good answer, because it is true.|{hero} likes it that {home} doesn't pretend to know.> Then {hero} turns over, on top of two layers, and sails off.`,
        `{close} {hero} has thoroughly revised {their} arithmetic. There are twenty-two children in the class, and two of them occasionally have a wet bed, and know it of each other. About the remaining twenty nobody can be certain. Perhaps some of them have smooth blankets, too. At bedtime {home} spreads the layers, mat, sheet, mat, sheet, and {hero} helps with the corners. <"Which one will I wake up on?" {hero} asks.|"Wet or dry tonight?" {hero} asks.> "We shall discover that in the morning," says {home}, "but in either case it will be you on top." And that, when you consider it carefully, is the only important thing about a bed.`,
      ],
    },
  ],
};
