import type { Shape } from "@/lib/features/writing/classic/grammar";

const BUS = { place: "bus-inside", time: "afternoon", weather: "clear" } as const;
const STREET = { place: "street", time: "afternoon", weather: "clear" } as const;
const STATION = { place: "station", time: "evening", weather: "clear" } as const;
const BED = { place: "bedroom", time: "night", weather: "starry" } as const;
const LIVING_ROOM = { place: "living-room", time: "afternoon", weather: "cloudy" } as const;
const COLD_MORNING = { place: "kitchen", time: "morning", weather: "snow" } as const;
const SWEATER = "thing:sweater";
const MITTENS = "thing:mittens";
const SOCK = "thing:sock";

export const NEARLY: Shape = {
  id: "feelings/nearly",
  theme: null,
  wild: 2,
  tags: ["lost", "family", "sleep", "night", "comfort", "kind", "making"],
  about: [
    "lost-blankie lost-blanky lost-blanket lost-lovey lost-comforter lost-cuddly lost-teddy lost-ted lost-plushie lost-stuffie lost-toy-rabbit lost-toy-bunny lost-cuddly-bunny lost-her-cuddly-bunny stuffed-bunny-is-lost lost-stuffed-animal lost-stuffed-toy lost-stuffed-bunny lost-stuffed-rabbit lost-soft-toy lost-cuddly-toy lost-favorite-toy lost-favourite-toy lost-favorite-teddy lost-favourite-teddy",
    "lost-the-teddy lost-the-blankie lost-our-blankie lost-his-favourite-teddy lost-her-favourite-teddy lost-his-favorite-teddy lost-her-favorite-teddy lost-my-favorite-teddy lost-my-favourite-teddy lost-his-favourite-blanket lost-her-favourite-blanket lost-his-favorite-blanket lost-her-favorite-blanket lost-favorite-blanket lost-favourite-blanket lost-her-special-blanket lost-his-special-blanket lost-her-special-toy lost-his-special-toy lost-her-special-teddy lost-his-special-teddy lost-his-old-teddy lost-her-old-teddy lost-his-cuddly-toy lost-her-cuddly-toy lost-his-comfort-blanket lost-her-comfort-blanket lost-her-blanky lost-his-blanky lost-her-plushie lost-his-plushie lost-her-stuffie lost-his-stuffie lost-her-blankie lost-his-blankie lost-my-blankie lost-her-blanket lost-his-blanket lost-my-blanket lost-her-teddy lost-his-teddy lost-my-teddy lost-our-teddy lost-her-teddy-bear lost-his-teddy-bear lost-her-lovey lost-his-lovey lost-her-stuffed-animal lost-his-stuffed-animal lost-her-stuffed-toy lost-his-stuffed-toy lost-her-stuffed-bunny lost-his-stuffed-bunny lost-her-stuffed-rabbit lost-his-stuffed-rabbit lost-her-soft-toy lost-his-soft-toy lost-her-cuddly lost-his-cuddly lost-her-comforter lost-his-comforter lost-her-favorite-toy lost-his-favorite-toy lost-her-favourite-toy lost-his-favourite-toy lost-security-blanket lost-comfort-blanket lost-comfort-toy",
    "teddy-lost blankie-lost toy-rabbit-lost soft-toy-lost cuddly-toy-lost stuffed-animal-lost favorite-toy-lost favourite-toy-lost blanket-is-lost blankie-is-lost teddy-is-lost teddy-is-gone blankie-is-gone blankie-got-lost teddy-got-lost teddy-went-missing missing-teddy missing-blankie blankie-went-missing losing-blankie losing-teddy losing-a-teddy losing-her-teddy losing-his-teddy losing-her-blankie losing-his-blankie losing-a-favorite-toy losing-a-favourite-toy",
    "stuffed-bunny-lost stuffed-rabbit-lost cuddly-bunny-lost teddy-bear-lost lovey-lost comforter-lost blanket-lost forgot-her-teddy forgot-his-teddy forgot-her-blankie forgot-his-blankie forgot-her-lovey forgot-his-lovey left-her-stuffed-bunny left-his-stuffed-bunny left-her-stuffed-animal left-his-stuffed-animal left-her-cuddly left-his-cuddly left-her-lovey left-his-lovey left-her-comforter left-his-comforter left-her-cuddly-toy left-his-cuddly-toy left-blankie left-my-blanket left-her-blanket left-his-blanket left-my-blankie left-her-blankie left-his-blankie left-my-teddy left-her-teddy left-his-teddy left-teddy teddy-left-on-the-bus teddy-left-on-the-train blanket-left-on-the-bus without-blankie without-her-blankie without-his-blankie without-his-blanket without-her-blanket without-teddy without-his-teddy without-her-teddy without-his-cuddly without-her-cuddly without-her-lovey without-his-lovey without-his-bunny without-her-bunny without-his-comforter without-her-comforter",
  ],
  premise:
    "{loved} stays on the bus, and nothing in the house can do what {loved} did at night, until {hero} lets several share the job.",
  shows: [SWEATER, SOCK, MITTENS, "@loved"],
  talk: [
    "Which jobs did {loved} have at night?",
    "Why do you think {hero} did not call the new one {loved}?",
    "If you built a Nearly, what would it be made of?",
  ],
  cast: {
    loved: ["thing:teddy-bear", "thing:blanket", "rabbit"],
    pal: ["dog", "cat", "fox", "monkey"],
    big: ["mother", "father"],
    driver: ["grown-up-man", "grown-up-woman"],
  },
  refrain: {
    B: [`"You are not {loved}," said {hero}.`, `"You are not {loved}. You are Nearly."`],
    E: [`"You are not {loved}," said {hero}.`, `"You are not {loved}," said {hero}. "You are Nearly."`],
  },
  beats: [
    {
      id: "rides-bus",
      ...BUS,
      pose: "holding",
      feeling: "happy",
      with: ["loved calm", "big calm", "pal calm"],
      happening: "{hero} sits in the bus and holds {loved}, beside {big} and {pal}.",
      B: [
        `{hero} loved {loved}. {loved} was old and soft and gray. They sat on the bus to go home.`,
        `{loved} was small and old and soft. {hero} took {loved} to bed, and on the bus, too.`,
      ],
      E: [
        `{hero} and {loved} did all things together. {loved} was <old|small> and soft, and gray all over. {hero} had a thumb, and {loved} had one thin place just for that thumb. Now they rode home on the bus.`,
        `On the bus {loved} always got the window. {loved} was an old {loved.kind}, so soft that you could hardly feel it. A <long|very long> time ago {loved} had been blue. {hero} loved every gray bit.`,
      ],
      I: [
        `{loved} was an old {loved.kind}, although a stranger might have taken {loved} for something to wipe a bicycle with. {loved} had been blue once, before all the years, and the soup. Now the color was a sort of gray, and one place was worn quite thin, because that was where {hero's} thumb went. {loved} came to breakfast, and to bed. <Today they were riding home on the Number 9.|This afternoon they were on the Number 9 bus.> {loved} had the window, as always.`,
        `Nobody at {hero's} house could remember what {loved} had looked like new. There was a photograph with something blue in it. But {loved} had been slept on and cried on for years, and once dropped into soup, and now {loved} was gray, and flat, and softer than anything you can buy. There was one thin place, <exactly as wide as {hero's} thumb|just right for a thumb>. On the Number 9 bus {loved} always sat by the window, and {hero} told {loved} what there was to see.`,
      ],
      A: [
        `To a stranger {loved} would have been nothing but an old {loved.kind}, flat in the middle and gray all over, and hardly worth bending down for. There was a photograph to prove that {loved} had once been blue. But since then {loved} had been slept on every night, and cried on regularly, and dropped into soup, and carried by whatever stuck out; and all of this had made {loved} softer than anything that can be bought. In one place the cloth was worn as thin as a petal. It was precisely as wide as {hero's} thumb. <Whenever the two of them took the Number 9 bus, {loved} got the seat by the window.|On the Number 9 bus, it was understood that {loved} sat by the window.> {hero} had seen it all before.`,
        `There are things that you own, and things that you belong to, and {loved} was of the second kind. What exactly {loved} had looked like new was disputed in the family; the photographs showed something blue. Years of sleeping, and two illnesses, and one bowl of tomato soup, had turned the blue into a gray that has no name. There was a single thin place which fitted {hero's} thumb, and had been made by it. {loved} attended breakfast, and haircuts, and all important conversations. <This afternoon they were on their way home in the Number 9, and {hero} was pointing out the sights.|Now the Number 9 was bringing them home, and {hero} held {loved} up to see the fire station.> "There is the tree with the shoe in it," {they} said. Nobody else would have been interested.`,
      ],
    },
    {
      id: "bus-leaves",
      ...STREET,
      pose: "waving",
      feeling: "surprised",
      with: ["pal surprised", "big worried"],
      props: ["thing:bus"],
      happening: "{hero} waves in the street with an empty hand, and a bus drives away.",
      B: [
        `They got off. {hero} waved to the bus. Then {they} saw {their} hand. {loved} was still on the bus!`,
        `{hero} got off and waved with both hands. Both hands? Where was {loved}? The bus was gone!`,
      ],
      E: [
        `At their stop, {hero} got off and waved to the driver. {They} always waved, with both hands. Then {they} looked at {their} hands, and both were <empty|quite empty>. {loved} was still on the bus!`,
        `They got off, and the doors closed behind them. {hero} waved until the bus was around the corner. Only then did {they} feel that something was wrong. {Their} arms were too light. "{loved}!" {they} <cried|called>.`,
      ],
      I: [
        `At their stop {hero} jumped down and turned around to wave. {They} always waved to the driver of the Number 9, with both arms, and the driver always flashed the lights. The lights flashed. The bus rolled around the corner. Then {hero} looked up at {their} two hands, which were still in the air. <There was nothing in either of them.|Both of them were empty.> It took a moment to understand. Then {they} ran, but nobody can run as fast as the Number 9.`,
        `Everything went as usual. The doors sighed, {hero} hopped down, and {they} waved with both hands until the bus was gone. {pal} was the first to notice. "You are waving with both hands," {pal.he} said. "I always do," said {hero}. "Yes, but with {loved} in one of them." {hero} turned cold <right down to {their} socks|from top to toe>. {They} could see the seat in {their} mind, and the window, and {loved} looking out of it, all alone.`,
      ],
      A: [
        `It happened in less time than it takes to tell it. The doors sighed and opened; {hero} hopped down, turned around, and waved to the driver with both arms, as {they} always did, and the driver flashed the lights in reply. The Number 9 disappeared around the corner. {hero} was still standing there, with {their} hands in the air, when it struck {them} that {they} could see both of them. <They were open, and there was nothing in them but afternoon.|There were ten fingers, and every one of them was free.> For one second {they} hoped that {loved} was in the bag, or underneath {big's} arm. Then {they} began to run. {They} ran as far as the mailbox, and farther than {they} {was} allowed, but nobody has ever caught a Number 9.`,
        `Afterward {hero} went over it again and again, as you go over a sum that comes out wrong. {They} had put {loved} down on the seat for an instant, in order to press the button, because that was {their} responsibility. The bell had rung, the doors had opened, and {they} had jumped. {They} had waved, and the driver had blinked the lights. It was {pal} who said, in a peculiar voice, "Don't you usually wave with {loved}?" The street became very quiet. <At the far end of it, something large and yellow was turning the corner.|Nothing was left of the Number 9 except the smell.> "It was only a second," said {hero}, and {their} voice shook. "I put {loved} down for one single second."`,
      ],
    },
    {
      id: "driver-looks",
      ...STATION,
      pose: "standing",
      feeling: "worried",
      with: ["driver worried", "big worried"],
      props: ["thing:bus", "thing:gloves", "umbrella"],
      happening: "{hero} stands by a bus at the station with {driver} and {big}.",
      B: [
        `The driver looked in the bus and under each seat. No {loved}! {hero} cried.`,
        `"I looked and looked," said the driver. "I found one hat. I did not find {loved}."`,
      ],
      E: [
        `They went to the bus station, where the Number 9 sleeps. {driver} looked under every seat. {Driver.he} found one glove, half a pretzel, and an umbrella. "I am sorry," said {driver}. {loved} was not there.`,
        `{big} called the bus station at once. Then they went there. {driver}, the driver, crawled under all the seats <with a lamp|twice>. {Driver.he} came out with dusty knees and one glove. "No {loved}," {driver.he} said sadly.`,
      ],
      I: [
        `They went all the way to the station, where the buses sleep. {driver} had driven the Number 9 that afternoon, and {driver.he} crawled under every single seat with a flashlight. {Driver.he} brought out one glove, half a pretzel, and an umbrella, but {driver.he} did not bring out {loved}. "I looked twice," said {driver}, <with dust on both knees|and sat down on the step>. "I have known you and {loved} for years. If {loved} turns up, I'll call you, even in the middle of the night."`,
        `"What does {loved} look like?" asked the man on the telephone. {hero} had to think. "Gray," {they} said, "but you can tell that it used to be blue." That didn't seem to help. So they went to the bus station, where {driver} had already turned the whole bus upside down. <There were nine tickets, a glove, and a very hard pretzel.|There was a glove, and an umbrella, and half a pretzel.> Somebody had taken {loved} along, or swept {loved} up, or put {loved} somewhere safe. Nobody knew.`,
      ],
      A: [
        `The buses of that town sleep in a great hall by the river, and there they found {driver}, who had driven the Number 9 all day. {Driver.he} did not ask whether it could wait until tomorrow. {Driver.he} took a flashlight between {driver.his} teeth and crawled beneath every seat, from the first to the last, and then back again. The harvest was one glove, half a pretzel, a lady's umbrella, and <a marble|the letter from somebody's aunt>. {driver} laid it all out on the step. "I'm so sorry," said {driver}. "I've had the two of you in my mirror for years, and I would know {loved} anywhere." {hero} nodded, because {they} could not speak. {They} had been quite certain that {loved} would be sitting by the window.`,
        `"Kindly describe the item," said the voice at the bus company. "{loved} is gray," {hero} answered, "but inside it's blue." There was a pause. "And there's a thin place, for a thumb." The voice inquired what it was worth. {hero} looked at {big}, and {big} took the telephone and said, in a tone that {they} had seldom heard, that they were coming in person. But {driver} had searched already. {Driver.he} was standing beside the empty bus with dust on both knees, and before {driver.him} lay <eleven tickets, a glove, and a pretzel|a single glove, a pretzel, and an umbrella>. "Somebody may have picked {loved} up," said {driver}. "I asked every passenger whom I know." They thanked {driver.him}. On the way home they sat in the same seat, and looked behind it twice.`,
      ],
    },
    {
      id: "empty-bed",
      ...BED,
      pose: "sitting",
      feeling: "sad",
      with: ["big sad", "pal sad"],
      props: ["blanket", "moon"],
      happening: "{hero} sits sadly in bed at night beside {big} and {pal}.",
      B: [
        `The bed was too big that night. {hero} had a pillow. {refrain} {They} could not sleep.`,
        `{They} could not sleep at all. {They} got a pillow. {refrain} {big} held {them} when {they} cried.`,
      ],
      E: [
        `At night the bed was much too big. {hero} tried the pillow. {refrain} "Will {loved} come back?" {they} asked. "I don't know," said {big}. "I hope so. I miss {loved}, too." Then they both cried a little.`,
        `{hero} lay on one side, and then on the other. There was a hole in the bed, just as big as {loved}. {They} put the pillow in it. {refrain} "When is {loved} coming back?" {They} <got|had> no answer. Nobody knew.`,
      ],
      I: [
        `That night there was a hole in the bed. You couldn't see it, but {hero} kept rolling into it. {They} tried the pillow, which was the wrong size and smelled of nothing. "You are not {loved}," {they} told it. "Is {loved} coming back?" {big} could have said yes, which would have been easier. "I don't know," said {big} instead. "I hope so, and I'll ask about it every single day. <I miss {loved}, too, even the soup.|I miss {loved}, too.>" {They} cried, and {big} stayed until it was over.`,
        `Where do you put your thumb, when there isn't a thin place? {hero} tried the pillow, and the sheet, and the sleeve of {their} pajamas. "You are not {loved}," {they} told them, one after another. {pal} lay down across {their} feet, which was kind, but not the same. "I did it," {they} whispered. "I put {loved} down." "You put {loved} down to press the button," said {big}. <"Everybody forgets something important now and then."|"That is how things get lost. Nobody ever does it on purpose.">`,
      ],
      A: [
        `That night there was a hole in the bed. It could not be seen, but it was exactly as large as {loved}, and whichever way {hero} turned, {they} rolled into it. {They} gave the pillow a trial. "You are not {loved}," {they} told it, and it could not deny it. {big} had been sitting beside {them} for a considerable time. "Is {loved} coming back?" asked {hero}. It would have been easy to answer yes, particularly in the dark. "I don't know," said {big}. "I'll ask tomorrow, and the day after tomorrow, and I'm hoping as hard as you are." <And then {big} had to blow {big.his} nose, which was surprising.|"It's so quiet without {loved}," {big.he} added, although {loved} had never made a sound.> It helped a little to be two people who were missing somebody.`,
        `The trouble with a thumb is that it remembers. All through the evening {hero's} went searching for the thin place, over the pillow, and the sheet, and the cuff of {their} pajamas. "You are not {loved}," {they} told each of these in turn. {pal} settled down across {their} feet without being asked. "I was the one who let go," {hero} said finally, to the ceiling. {big} lay down on the edge of the bed, where there was hardly any room. "You let go for a second, in order to press the button," said {big}. "Only yesterday I let go of my keys in the supermarket. Nobody ever decides to lose a thing. <You may be as sad as you like.|There isn't anybody to be angry with, and that makes it harder.>" So {hero} was sad, for as long as it lasted.`,
      ],
    },
    {
      id: "new-one",
      place: "living-room",
      time: "morning",
      weather: "cloudy",
      pose: "holding",
      feeling: "sad",
      with: ["big worried", "pal curious"],
      props: ["thing:wrapped-gift"],
      happening: "{hero} holds a present in the living room, and {big} looks on.",
      E: [
        `{big} came home with a new one. It was just like {loved}, but blue and fat. It smelled of the shop, and it had no thin place. {refrain} {They} said it kindly. "It's very nice, but it doesn't know me."`,
        `The next day there was a gift. "They still make them!" said {big}. It was blue, and clean, and it had no thin place. {refrain} {big} put an arm around {them}. "No," said {big}. "You are right. It is not."`,
      ],
      I: [
        `On Tuesday {big} came home with a parcel. "I asked in five stores," said {big}, "and they still make them." {hero} unwrapped it. It was the same as {loved} in every way, except that it was blue and fat and smelled of a store. {They} looked for the thin place. There was none. "You are not {loved}," {they} told it, as politely as possible. <"It can't help that," {they} explained to {big}. "It just doesn't know me."|"It's nice," {they} said, "but we haven't met."> They put it on the shelf with a good view.`,
        `{big} meant well, and there was a ribbon on it. Out of the paper came something blue, which was exactly what {loved} must have been at the very beginning. It had never been in any soup. {hero} held it under {their} chin, and it stood up stiffly, like a visitor. "You are not {loved}," {they} said. "No," said {big}, <"I suppose that was silly of me."|and sighed. "I think I knew it in the store."> "It isn't silly," said {hero}. "It's only somebody else." And {they} gave it the armchair, because it was new here.`,
      ],
      A: [
        `On Tuesday {big} came home out of breath, with a parcel. It appeared that they were still being made; {big} had telephoned five stores and gone to the sixth. {hero} undid the ribbon, and there, blue and plump and perfectly clean, was {loved} as {loved} must have been on the very first day. It smelled of cardboard. {hero} sought the thin place with {their} thumb, and found only seam. "You are not {loved}," {they} told it, but {they} said so gently, for it had done nothing wrong. <"It doesn't know anything yet," {they} explained to {big}.|"It has never even had soup on it," {they} remarked.> They agreed that it might sit in the armchair and get used to things. It had, after all, a long way to go.`,
        `{big} could not bear it, and that was why there was a present. Inside the paper lay what might have been {loved's} own younger cousin: the same size, the same make, and as blue as a new bucket. {hero} laid it against {their} neck, as a test. It crackled. It smelled of glue and warehouses. It held itself extremely straight. "You are not {loved}," said {hero}, and both of them looked at it a little guiltily. <"I thought, if it looked the same," {big} began.|"I believe I bought it for myself," {big} admitted.> "It looks the same," {hero} agreed. "But it wasn't there." It had not been there for the fever, or for the first day of school. You can't buy that, and it is not the fault of the one that hasn't got it.`,
      ],
    },
    {
      id: "counts-jobs",
      ...BED,
      pose: "thinking",
      feeling: "curious",
      with: ["pal curious"],
      props: ["lantern", "blanket"],
      happening: "{hero} sits up in bed at night and thinks, and {pal} listens.",
      I: [
        `In the middle of the third night {hero} suddenly sat up. "{pal}," {they} said, "what did {loved} actually do?" "Nothing," answered {pal}. "{loved} just lay there." But {hero} had been thinking about the hole in the bed, and now {they} counted on {their} fingers. {loved} filled the place under {their} chin, and smelled of home. {loved} was something to hold on to, and {loved} kept secrets. <"That is four jobs," said {hero}, "and all at the same time."|"Four jobs," said {hero}, "and never a holiday!"> No wonder that one pillow couldn't do it.`,
        `{hero} wasn't asleep, and so {pal} wasn't, either. "{loved} was soft, and the pillow is soft," said {pal}. "Why isn't it enough?" That was an excellent question, and {hero} considered it, lying on {their} back. Soft was only one part of it. There was also the smell, which was of home. There was something to hold on to, <and there was the listening|and somebody to tell things to>. {They} held up four fingers in the dark. "I don't need another {loved}," said {hero} slowly. "I need some helpers."`,
      ],
      A: [
        `Toward the middle of the third night {hero} sat up and lit the lantern. "What did {loved} do, exactly?" {they} asked. {pal}, who had been nearly asleep, considered it. "I never saw {loved} do anything," {pal.he} said. But {hero} had been investigating the hole in the bed, and it seemed to {them} that it had several parts. First, {loved} filled up the place beneath {their} chin. Second, {loved} smelled of home. Third, {loved} was something to hold on to, when the dark began to slide. And fourth, whatever you told {loved} was never told to anybody else. <"Four jobs," {they} said, deeply impressed, "and every night, and nobody noticed."|{They} looked at {their} four fingers with respect.> It was no wonder that a pillow could not manage it by itself.`,
        `When you can't sleep, you may as well think; and {hero} thought about the hole. It wasn't simply that something soft was missing. The house was full of soft things, and {they} had told every one of them who it wasn't. "Suppose," {they} said to {pal}, "that {loved} had been a grown-up, with a job. What would it say on the door?" They worked it out between them, by the light of the lantern. Filling the place under the chin, it would say. Smelling of home. Being held on to. <Listening, and keeping it private.|Receiving secrets, day and night.> {pal} whistled, in {pal.his} own fashion. "That's four jobs," {pal.he} said. "Then I can't ask anybody to be {loved}," said {hero} slowly. "But I could ask several people to share the work."`,
      ],
    },
    {
      id: "holds-tryouts",
      ...LIVING_ROOM,
      pose: "pointing",
      feeling: "determined",
      with: ["pal curious"],
      props: [SWEATER, SOCK, "thing:teapot"],
      happening: "{hero} points at a sweater, a sock and a teapot in the living room, and {pal} watches.",
      B: [
        `"What smells like home?" said {hero}. The pot? No. The cup? No. {big's} old sweater? Yes!`,
        `{hero} had to find help. The pot was too hard. But {big's} old sweater smelled like home.`,
      ],
      E: [
        `What did {loved} do at night? {loved} smelled of home and kept secrets. So {hero} looked for new helpers. The sieve had holes, and the secrets would fall out. But {big's} old sweater smelled just right!`,
        `"{loved} had a lot of jobs," {hero} told {pal}. So they looked all over the house for helpers. The sponge was too wet. The pot was too hard. But {big's} old sweater smelled just like home.`,
      ],
      I: [
        `The next day there were interviews. {hero} sat behind the table, and {pal} brought in whoever wanted a job. The sponge was soft, but damp. The pot was a good listener, but hard to hug. The sieve was asked whether it could keep a secret. <{hero} held it up to the light.|{pal} counted the holes.> "I'm afraid that everything would fall out," said {hero} kindly. Then came {big's} old brown sweater. {hero} put {their} nose into it, and didn't take it out again for quite some time.`,
        `"Next, please!" called {hero}. It was the busiest afternoon that the living room had ever seen. The teapot wanted to be held on to, but it had been filled. A sieve had come to keep secrets, and was sent home because of the holes. The broom was thanked for its interest. <"What can you do?" {pal} asked an old brown sweater of {big's}.|Then {pal} dragged in an old brown sweater of {big's}.> It didn't have to say anything. It smelled of toast, and Sundays, and {big}. "You can begin tonight," said {hero}.`,
      ],
      A: [
        `Interviews were held on the following afternoon. {hero} took a chair behind the low table, and {pal} showed the applicants in. The sponge made a soft impression, though a damp one. The saucepan was an excellent listener, but nobody could imagine it under a chin. The sieve had applied to keep secrets; {hero} raised it to the window, and a hundred small suns fell through onto the carpet. <"Thank you," {they} said with tact. "You will hear from us."|"I fear that we need somebody with a bottom," {they} said.> Then {pal} came in backward, dragging {big's} oldest sweater, the brown one with the elbows. {hero} put {their} face into it. It smelled of toast, and rain, and Sunday. The interview lasted quite a while, and no questions were asked.`,
        `By three o'clock there was a line of applicants all the way to the kitchen. "And what do you consider to be your strong point?" {hero} inquired of a teapot, which proved to be warm, but only until it was empty. The broom was asked to be held on to, and was; it fell over twice. A sieve wished to be trusted with secrets. <{hero} and {pal} looked at each other through it for some time.|"Let me tell you one," said {hero}, and watched where it came out.> It was all rather discouraging, until {pal} emerged from the laundry with a brown sweater of {big's}, the one with the worn elbows. Nobody asked it anything. {hero} had only meant to smell it briefly, to be fair to the others. "The position is filled," came {their} voice, at last, out of the wool.`,
      ],
    },
    {
      id: "builds-nearly",
      ...LIVING_ROOM,
      pose: "kneeling",
      feeling: "proud",
      with: ["pal happy", "big surprised"],
      props: [SWEATER, MITTENS, SOCK],
      happening: "{hero} kneels by a sweater, a mitten and a sock and builds something out of them.",
      B: [
        `The sweater got a mitten for a hand. It got a sock to hear with. "Is it {loved}?" "Nearly," said {hero}.`,
        `{hero} gave the sweater a sock to hear with. {They} gave it a mitten to hold. It was nearly {loved}!`,
      ],
      E: [
        `{hero} rolled up the sweater. {They} put a mitten in one sleeve, so it had a hand to hold. A long sock was for the secrets, because a sock is shut at the end. "It is nearly {loved}," said {pal}.`,
        `The sweater was for the smell. A mitten was for holding hands. And a sock is <one long|just one big> ear, so it could have the secrets. {hero} rolled it all up. "What is it?" asked {big}. "It is nearly {loved}."`,
      ],
      I: [
        `After that everything went quickly. A red mitten got the job of being held, because it was a hand, and even had its own thumb. Secrets were given to a long striped sock. "Whatever goes into a sock stays inside," said {hero}, "because it's closed at the other end." {They} rolled up the sweater with the sock in it, and let the mitten look out of a sleeve. <It had no face, and needed none.|It resembled nobody in the world.> "Is it {loved}?" asked {pal}. "Nearly," said {hero}.`,
        `The mitten was chosen for its thumb, because you could hold hands with it all night long. The sock was chosen because it was one single ear, and closed at the far end, so that secrets stayed inside. {hero} rolled everything together in the brown sweater. {big} came in and stopped. <"So that's where my sweater is," said {big}.|"I know that sweater," said {big}.> "It's working now," {hero} explained. "It isn't {loved}. It's only nearly." {pal} tried out the word. "Nearly," {pal.he} repeated. "That's not a bad name."`,
      ],
      A: [
        `Once the first position was filled, the others followed almost by themselves. For holding on to, {hero} engaged a red mitten, which was a hand by profession, and even had a thumb of its own. The secrets were entrusted to a long striped sock. "A sock is one enormous ear," {they} explained, "and it's closed at the other end, so that nothing can get out again." {They} rolled the sock tightly into the sweater, and let the mitten look out of a sleeve. What was lying on the carpet after that had neither a front nor a back. <It was brown, and rather lumpy, and it seemed to be waiting.|It resembled a loaf of bread that wishes to shake hands.> "And is it {loved}?" inquired {pal}, having walked all the way around it. {hero} was honest. "Nearly," {they} said.`,
        `The mitten had only come in to see what was going on, and was engaged immediately, since you could hold hands with it, and it would never be the first to let go. The sock was selected from among nine others for its length. {hero} whispered something into the top of it, and they waited together; nothing whatever came out at the toe. So the sock was rolled into the sweater, and the mitten was put out at one end, like somebody testing for rain. "That's my sweater," observed {big} from the doorway, and then, more quietly, <"What is it now?"|"or at least it was."> {hero} would never have dreamed of pretending. "It isn't {loved}," {they} said. "But it's nearly." And as it had to be called something, that was what it was called.`,
      ],
    },
    {
      id: "first-night",
      ...BED,
      pose: "hugging",
      feeling: "sad",
      with: ["pal calm", "big calm"],
      props: [SWEATER, MITTENS, SOCK],
      happening: "{hero} hugs a rolled-up sweater with a mitten in bed at night, with {pal} and {big} near.",
      B: [
        `In bed {hero} held the mitten. {They} told the sock all about {loved}. {They} cried a bit, and then {they} slept.`,
        `"I miss {loved}," said {hero}. The sock heard it all. The mitten held on. So {they} slept.`,
      ],
      E: [
        `{hero} took the new thing to bed. {refrain} But it had a hand, and {they} took it. {They} told the sock all about {loved}, from the beginning. There was <so much|a lot> to tell. {They} fell asleep in the middle.`,
        `In the dark {they} held the mitten. {refrain} The sock kept still and listened. So {hero} whispered the <biggest|saddest> secret of all, "I miss {loved}." It was better to say it than not. The sock never told anybody.`,
      ],
      I: [
        `At bedtime {hero} was a little shy. "You are not {loved}," {they} said, so that there would be no mistake. The thing in the bed didn't claim to be. But it was warm underneath the chin, and it smelled of breakfast. {They} took the mitten by the hand, and spoke into the sock. {They} began at the very beginning, with the blue. <{They} got as far as the soup.|{They} cried at the place about the bus.> There was still a hole in the bed, but now {they} {was} not alone in it.`,
        `That night {hero} told the sock a heavy secret. "If I fall asleep with you," {they} whispered, "will {loved} think that I forgot?" The sock kept it. But {big} was in the doorway, and had heard a little. "You can hold a mitten and still miss {loved}," said {big}. "You have two hands." <{hero} looked at them both.|{hero} considered this.> {They} put one hand in the mitten, and laid the other one, open, in {loved's} old place. That was how {they} fell asleep.`,
      ],
      A: [
        `At bedtime they were both a trifle shy. "You are not {loved}," said {hero}, so that there should be no misunderstanding, and the brown thing did not claim that it was. All the same, it fitted comfortably beneath the chin. It smelled of toast, and when {they} took the mitten by the hand, the hand stayed. Then {hero} put {their} mouth to the sock and began to tell it about {loved}, because it had never met {loved}, and it ought to know what it was dealing with. {They} told it about the blue, and the fever, and the seat by the window. <{They} cried at the bus stop, and went on from there.|At the bus stop {they} had to pause for a while.> The hole in the bed was no smaller than before. But now there was somebody, very nearly, who sat at the edge of it.`,
        `There was something that {hero} had not been able to say to anyone, and in the dark {they} said it to the sock. "If I go to sleep with you," {they} whispered, "then {loved} will think that I've stopped waiting." It went down a long way. But the door was open a crack, and {big} was behind it with the laundry. "I couldn't help hearing," said {big}, and came and sat on the floor. "Nobody has to let go of {loved} in order to hold on to that mitten. You have two hands, you know." <{hero} examined them, right and left, as if for the first time.|It was a fact, and {hero} had overlooked it.> So {they} gave one to the mitten, and laid the other one, open, in the place where {loved} belonged. {They} meant to lie awake like that. It was morning before {they} noticed that {they} hadn't.`,
      ],
    },
    {
      id: "bus-passes",
      ...STREET,
      pose: "waving",
      feeling: "brave",
      with: ["driver sad", "pal calm", "big calm"],
      props: ["thing:bus", MITTENS],
      happening: "{hero} waves to a bus and {driver} in the street, beside {pal} and {big}.",
      E: [
        `Every day {hero} waited for the Number 9. {driver} shook {driver.his} head. No {loved} today. {hero} waved anyway, with one hand for {driver}, and one for {loved}. Maybe {loved} rode on some other bus, by the window.`,
        `"Any news?" asked {big} at the bus stop. "Not yet," said {driver}. "I still look every night." {hero} nodded. Then {they} waved, with both hands. One was for {driver}, and one was for {loved}, <just in case|wherever {loved} was>.`,
      ],
      I: [
        `{driver} searched the bus every evening, and every afternoon {driver.he} stopped and shook {driver.his} head. "Somebody may be taking care of {loved}," {big} said, "or nobody may. I don't think that we'll ever find out." That was hard to hear, but it was better than waiting by the telephone. {hero} stood on the corner and waved, with both hands, as always. <"The right one is for {driver}," {they} explained to {pal}.|The right hand was for {driver}.> The other one was for {loved}, wherever that might be.`,
        `For a week {hero} had run to the telephone, and now {they} only walked. {They} {was} not less sad, {they} told {pal}, only less in a hurry. {driver} had asked at the end of every line, even the Number 40, which goes all the way to the sea. <Perhaps {loved} had gone there.|{hero} liked to think about the sea.> "Where do you imagine {loved} is?" asked {pal}. "Sitting by the window," said {hero}. The Number 9 came, and flashed its lights, and {they} waved long after it was gone.`,
      ],
      A: [
        `Every evening {driver} searched the bus, and every afternoon {driver.he} stopped at the corner and shook {driver.his} head; and after some weeks {driver.he} no longer needed to, since {hero} could see it from the way the bus came around the bend. "I believe that we won't find out," {big} said. "Somebody may be taking care of {loved}, or not. I wish that I could tell you." {hero} was grateful, in a way, because now {they} did not need to listen for the telephone. {They} stood at the curb and waved with both hands, as {they} had always done. "The right one is for {driver}," {they} informed {pal}, <who had wondered|without turning around>. {They} did not say whom the left one was for. It went on waving for some time after the lights had flashed.`,
        `Hope, {hero} found, doesn't stop; it only sits down. In the first week {they} ran to the telephone whenever it rang, and in the second {they} walked. {driver} had inquired at the end of every line, including the Number 40, which leaves town altogether and goes out to the sea. Nobody had seen {loved}, or nobody had known what they were seeing. "Where would you guess?" asked {pal}, as the Number 9 drew up and drew away again. {hero} had given this some thought. <"On the 40," {they} said, "by the window."|"At the sea," {they} said. "We always meant to go."> It wasn't a thing that {they} believed, exactly. It was more like a picture that {they} had hung up. {They} waved to it with both hands, until there was only street.`,
      ],
    },
    {
      id: "cold-morning",
      ...COLD_MORNING,
      pose: "holding",
      feeling: "happy",
      with: ["big happy", "pal happy"],
      props: [SWEATER, MITTENS, "cup"],
      happening: "{hero} holds a sweater in the kitchen on a snowy morning while {big} laughs.",
      I: [
        `Then came the first snow, and {big} stood shivering in the kitchen. "About my brown sweater," {big} began. "It works at night," said {hero}, "so it needs its sleep." In the end they agreed that {big} could wear it from breakfast until supper, if no soap came near it. <It went to the office, and returned smelling of coffee and snow.|That evening it smelled of coffee, bus and snow.> {hero} sniffed it carefully. "It has had an interesting day," {they} reported, and {pal} noticed that {they} {was} humming.`,
        `"I'm freezing," said {big} on the first morning of snow, "and I can see my sweater from here." {hero} thought it over. Nearly lay on the kitchen bench, holding out a mitten. "You may borrow it," {they} decided, "but you must wear it properly, so that it fills up again." So {big} went out into the snow in a sweater with old elbows. <In the evening it was handed over, still warm.|It came back in the evening, still warm.> {hero} saw the sleeve and began to laugh, because there was tomato soup on it.`,
      ],
      A: [
        `With the first snow a difficulty arose. "I don't like to mention it," said {big}, shivering, "but that is my warmest sweater." {hero} pointed out that it worked nights, and could not be expected to work during the day as well. In the end a contract was drawn up. {big} should have the use of it from breakfast until supper, on condition that it was not washed, and that {big.he} thought of nothing unpleasant while wearing it. <It returned each evening with a report.|Each evening it was handed back, still warm.> It smelled of snow, and coffee, and the inside of the Number 9. {hero} would put {their} nose into it and read the whole day there. "You had a sandwich with an egg in it," {they} would say; and {big} admitted that nothing could be hidden from an expert.`,
        `In December {big} was seen to stand before Nearly with blue hands and a longing expression. "You could borrow it," {hero} said after a while. "It probably needs filling up." So the mitten and the sock had the mornings off, and {big} went about {big.his} business in a brown sweater that had lain under somebody's chin all night. That evening there was a spot on the left sleeve. <{big} had hoped that it wouldn't be noticed.|{big} began to apologize.> {hero} sniffed it, and then looked up in a way that {big.he} had not seen since the summer. "It's soup," {they} said. "It's tomato." And {they} laughed until {pal} had to laugh as well. "Don't wash it," said {hero}. "That's how {loved} started."`,
      ],
    },
    {
      id: "sleeps-nearly",
      ...BED,
      pose: "sleeping",
      feeling: "calm",
      with: ["pal sleepy", "big calm"],
      props: [SWEATER, MITTENS, SOCK],
      happening: "{hero} lies in bed and holds the mitten of a rolled-up sweater, and {pal} sleeps close by.",
      B: [
        `{refrain2} {hero} held the mitten tight. There was still a place for {loved}. Good night!`,
        `{refrain2} It is dark, and the mitten holds on. There is room for {loved}, too.`,
      ],
      E: [
        `It is night, and it is <snowing|dark>. {refrain2} The mitten holds {their} hand. There is room beside it, and the room is for {loved}. "Nearly?" says {hero}. "I have one more secret." But {they} {was} asleep before it came.`,
        `{hero} has been telling the sock about {loved} for weeks. Tonight {they} came to the end. {refrain2} One hand lies in the mitten. The other one lies open, in {loved's} place. And both are warm.`,
      ],
      I: [
        `It is night again. {hero} rolls up the sweater, puts in the sock, and gives the mitten a shake, as you do with an old friend. "You are not {loved}," says {hero}, and it isn't a complaint any more. "You are Nearly." <There is a small new dent in the wool, just where a thumb goes.|Underneath {their} thumb the wool is beginning to get thin.> "Tonight you'll hear about the time with the soup," {hero} whispers into the sock. {pal} moves closer in order to listen. But {hero} has only said "Once," and is already asleep.`,
        `The hole in the bed is still there, and {hero} leaves it there, because it's exactly as big as {loved}. Nearly sleeps beside it. "You are not {loved}," {they} told it this evening, and smoothed the brown wool with {their} fingers. "You are Nearly." Now one hand is in the mitten, and the other lies open on the sheet. <{big} comes in and pulls up the blanket.|{big} stands in the doorway for a while.> Outside, the last Number 9 comes by in the snow. Its lights travel over the wall, and over two hands, and flash.`,
      ],
      A: [
        `Now it is night, and snowing, and {hero} is rolling up the sweater, as on every evening since the fall. The sock disappears inside, and the mitten comes out, and is shaken politely. "You are not {loved}," says {hero}, in the voice that other people use for good evening. "You are Nearly." In the wool of the left sleeve, underneath {their} thumb, there is a place that is beginning to grow thin. <Nobody made it on purpose.|It isn't very thin yet; these things can't be hurried.> "Where were we?" {hero} whispers into the sock. "We were at the tomato soup." {pal} edges nearer, having waited for the soup all day. "Once," begins {hero}, "when {loved} was still almost completely blue," and that is as far as it goes. Outside, the snow is falling, and the mitten holds on.`,
        `Some holes are not for filling. {hero} has left the one in the bed as it was, on the side by the wall, exactly as large as {loved}, and nobody else is allowed to lie there. On the other side is Nearly. "You are not {loved}," {they} told it this evening, smoothing a brown elbow. "You are Nearly, and that's something, too." Then {they} gave one hand to the mitten, and laid down the other one, open, on the sheet. <{big} has been in to look, and has stood there for a time.|{pal} fell asleep a long time ago, across four feet of blanket.> At eleven o'clock the last Number 9 comes up the street through the snow. Its lights travel over the ceiling, and down the wall, and across the bed; and at the corner, where there is nobody waving, they flash.`,
      ],
    },
  ],
};
