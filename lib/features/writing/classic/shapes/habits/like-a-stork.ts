import type { Shape } from "@/lib/features/writing/classic/grammar";

const MORNING = { place: "bedroom", time: "morning", weather: "clear" } as const;
const NOON = { place: "bedroom", time: "noon", weather: "clear" } as const;
const AFTERNOON = { place: "bedroom", time: "afternoon", weather: "clear" } as const;
const SUNSET = { place: "bedroom", time: "sunset", weather: "clear" } as const;
const EVENING = { place: "bedroom", time: "evening", weather: "clear" } as const;
const NIGHT = { place: "bedroom", time: "night", weather: "starry" } as const;
const TRUCK = "thing:toy-truck";
const TRAIN = "thing:toy-train";
const SOCK = "thing:sock";
const BEAR = "thing:teddy-bear";

export const LIKE_A_STORK: Shape = {
  id: "habits/like-a-stork",
  theme: null,
  wild: 2,
  tags: ["tidy", "home", "family", "toys", "funny", "bedtime"],
  about: [
    "tidy-up tidying-up tidy-up-time tidy-time tidying-time tidying-away tidy-away tidy-up-song tidiness won't-tidy refuse-to-tidy hate-tidying hate-to-tidy doesn't-tidy never-tidy has-to-tidy have-to-tidy time-to-tidy learning-to-tidy learn-to-tidy help-tidy clean-up-time cleanup-time clean-up-song time-to-clean-up hate-cleaning-up hate-to-clean-up hate-clean-up won't-clean-up refuse-to-clean-up never-clean-up doesn't-clean-up learning-to-clean-up learn-to-clean-up clean-up-after-playing clean-up-after-play clean-up-after-himself clean-up-after-herself clean-up-after-themselves cleaning-up-after-playing cleaning-up-after-himself cleaning-up-after-herself decluttering declutter",
    "clean-room clean-bedroom clean-playroom clean-the-room clean-the-bedroom clean-the-playroom clean-your-room clean-your-bedroom clean-his-room clean-his-bedroom clean-her-room clean-her-bedroom clean-their-room clean-their-bedroom clean-my-room clean-my-bedroom clean-our-room clean-our-bedroom clean-up-room clean-up-bedroom clean-up-playroom clean-up-the-room clean-up-the-bedroom clean-up-the-playroom clean-up-your-room clean-up-your-bedroom clean-up-his-room clean-up-his-bedroom clean-up-her-room clean-up-her-bedroom clean-up-their-room clean-up-their-bedroom clean-up-my-room clean-up-my-bedroom clean-up-our-room clean-up-our-bedroom cleaning-room cleaning-bedroom cleaning-playroom cleaning-the-room cleaning-the-bedroom cleaning-the-playroom cleaning-your-room cleaning-your-bedroom cleaning-his-room cleaning-his-bedroom cleaning-her-room cleaning-her-bedroom cleaning-their-room cleaning-their-bedroom cleaning-my-room cleaning-my-bedroom cleaning-our-room cleaning-our-bedroom cleaning-up-room cleaning-up-bedroom cleaning-up-playroom cleaning-up-the-room cleaning-up-the-bedroom cleaning-up-the-playroom cleaning-up-your-room cleaning-up-your-bedroom cleaning-up-his-room cleaning-up-his-bedroom cleaning-up-her-room cleaning-up-her-bedroom cleaning-up-their-room cleaning-up-their-bedroom cleaning-up-my-room cleaning-up-my-bedroom cleaning-up-our-room cleaning-up-our-bedroom cleaned-room cleaned-bedroom cleaned-playroom cleaned-the-room cleaned-the-bedroom cleaned-the-playroom cleaned-your-room cleaned-your-bedroom cleaned-his-room cleaned-his-bedroom cleaned-her-room cleaned-her-bedroom cleaned-their-room cleaned-their-bedroom cleaned-my-room cleaned-my-bedroom cleaned-our-room cleaned-our-bedroom tidy-room tidy-bedroom tidy-playroom tidy-the-room tidy-the-bedroom tidy-the-playroom tidy-your-room tidy-your-bedroom tidy-his-room tidy-his-bedroom tidy-her-room tidy-her-bedroom tidy-their-room tidy-their-bedroom tidy-my-room tidy-my-bedroom tidy-our-room tidy-our-bedroom tidying-room tidying-bedroom tidying-playroom tidying-the-room tidying-the-bedroom tidying-the-playroom tidying-your-room tidying-your-bedroom tidying-his-room tidying-his-bedroom tidying-her-room tidying-her-bedroom tidying-their-room tidying-their-bedroom tidying-my-room tidying-my-bedroom tidying-our-room tidying-our-bedroom tidied-room tidied-bedroom tidied-playroom tidied-the-room tidied-the-bedroom tidied-the-playroom tidied-your-room tidied-your-bedroom tidied-his-room tidied-his-bedroom tidied-her-room tidied-her-bedroom tidied-their-room tidied-their-bedroom tidied-my-room tidied-my-bedroom tidied-our-room tidied-our-bedroom pick-up-room pick-up-bedroom pick-up-playroom pick-up-the-room pick-up-the-bedroom pick-up-the-playroom pick-up-your-room pick-up-your-bedroom pick-up-his-room pick-up-his-bedroom pick-up-her-room pick-up-her-bedroom pick-up-their-room pick-up-their-bedroom pick-up-my-room pick-up-my-bedroom pick-up-our-room pick-up-our-bedroom picking-up-room picking-up-bedroom picking-up-playroom picking-up-the-room picking-up-the-bedroom picking-up-the-playroom picking-up-your-room picking-up-your-bedroom picking-up-his-room picking-up-his-bedroom picking-up-her-room picking-up-her-bedroom picking-up-their-room picking-up-their-bedroom picking-up-my-room picking-up-my-bedroom picking-up-our-room picking-up-our-bedroom sort-out-room sort-out-bedroom sort-out-playroom sort-out-the-room sort-out-the-bedroom sort-out-the-playroom sort-out-your-room sort-out-your-bedroom sort-out-his-room sort-out-his-bedroom sort-out-her-room sort-out-her-bedroom sort-out-their-room sort-out-their-bedroom sort-out-my-room sort-out-my-bedroom sort-out-our-room sort-out-our-bedroom sorting-out-room sorting-out-bedroom sorting-out-playroom sorting-out-the-room sorting-out-the-bedroom sorting-out-the-playroom sorting-out-your-room sorting-out-your-bedroom sorting-out-his-room sorting-out-his-bedroom sorting-out-her-room sorting-out-her-bedroom sorting-out-their-room sorting-out-their-bedroom sorting-out-my-room sorting-out-my-bedroom sorting-out-our-room sorting-out-our-bedroom clean-up-that-room clean-that-room tidy-that-room room-cleaning room-cleanup room-clean-up bedroom-cleaning",
    "messy-room messiest-room untidy-room cluttered-room mess-in-the-room mess-in-his-room mess-in-her-room mess-in-my-room room-is-a-mess room-is-such-a-mess room-is-always-a-mess room-is-a-tip room-is-a-pigsty room-is-a-pig-sty room-is-a-disaster room-is-messy room-is-so-messy room-is-always-messy room-is-too-messy room-is-untidy room-mess room-full-of-toy messy-bedroom messiest-bedroom untidy-bedroom cluttered-bedroom mess-in-the-bedroom mess-in-his-bedroom mess-in-her-bedroom mess-in-my-bedroom bedroom-is-a-mess bedroom-is-such-a-mess bedroom-is-always-a-mess bedroom-is-a-tip bedroom-is-a-pigsty bedroom-is-a-pig-sty bedroom-is-a-disaster bedroom-is-messy bedroom-is-so-messy bedroom-is-always-messy bedroom-is-too-messy bedroom-is-untidy bedroom-mess bedroom-full-of-toy messy-playroom messiest-playroom untidy-playroom cluttered-playroom mess-in-the-playroom mess-in-his-playroom mess-in-her-playroom mess-in-my-playroom playroom-is-a-mess playroom-is-such-a-mess playroom-is-always-a-mess playroom-is-a-tip playroom-is-a-pigsty playroom-is-a-pig-sty playroom-is-a-disaster playroom-is-messy playroom-is-so-messy playroom-is-always-messy playroom-is-too-messy playroom-is-untidy playroom-mess playroom-full-of-toy mesy-room tidy-ur-room tidy-ur-bedroom clean-ur-room clean-up-ur-room untidy-bedrom tidy-bedrom tidy-your-bedrom clean-your-bedrom clean-his-bedrom clean-her-bedrom mesy-bedroom messy-bedrom messy-rooom messy-floor toy-mess",
    "pick-up-toy picking-up-toy clean-up-toy cleaning-up-toy tidy-toy tidying-toy put-away-toy putting-away-toy clear-up-toy clearing-up-toy clear-away-toy clearing-away-toy pack-away-toy packing-away-toy put-toy-away putting-toy-away tidy-toy-away tidying-toy-away pick-up-the-toy picking-up-the-toy clean-up-the-toy cleaning-up-the-toy tidy-the-toy tidying-the-toy put-away-the-toy putting-away-the-toy clear-up-the-toy clearing-up-the-toy clear-away-the-toy clearing-away-the-toy pack-away-the-toy packing-away-the-toy put-the-toy-away putting-the-toy-away tidy-the-toy-away tidying-the-toy-away pick-up-your-toy picking-up-your-toy clean-up-your-toy cleaning-up-your-toy tidy-your-toy tidying-your-toy put-away-your-toy putting-away-your-toy put-your-toy-away putting-your-toy-away tidy-your-toy-away tidying-your-toy-away pick-up-his-toy picking-up-his-toy clean-up-his-toy cleaning-up-his-toy tidy-his-toy tidying-his-toy put-away-his-toy putting-away-his-toy clear-up-his-toy clearing-up-his-toy clear-away-his-toy clearing-away-his-toy pack-away-his-toy packing-away-his-toy put-his-toy-away putting-his-toy-away tidy-his-toy-away tidying-his-toy-away pick-up-her-toy picking-up-her-toy clean-up-her-toy cleaning-up-her-toy tidy-her-toy tidying-her-toy put-away-her-toy putting-away-her-toy clear-up-her-toy clearing-up-her-toy clear-away-her-toy clearing-away-her-toy pack-away-her-toy packing-away-her-toy put-her-toy-away putting-her-toy-away tidy-her-toy-away tidying-her-toy-away pick-up-their-toy picking-up-their-toy clean-up-their-toy cleaning-up-their-toy tidy-their-toy tidying-their-toy put-away-their-toy putting-away-their-toy put-their-toy-away putting-their-toy-away tidy-their-toy-away tidying-their-toy-away pick-up-my-toy picking-up-my-toy clean-up-my-toy cleaning-up-my-toy tidy-my-toy tidying-my-toy put-away-my-toy putting-away-my-toy put-my-toy-away putting-my-toy-away tidy-my-toy-away tidying-my-toy-away pick-up-our-toy picking-up-our-toy clean-up-our-toy cleaning-up-our-toy tidy-our-toy tidying-our-toy put-away-our-toy putting-away-our-toy put-our-toy-away putting-our-toy-away tidy-our-toy-away tidying-our-toy-away pick-up-all-the-toy picking-up-all-the-toy clean-up-all-the-toy cleaning-up-all-the-toy tidy-all-the-toy tidying-all-the-toy put-away-all-the-toy putting-away-all-the-toy put-all-the-toy-away putting-all-the-toy-away tidy-all-the-toy-away tidying-all-the-toy-away pick-up-all-his-toy picking-up-all-his-toy clean-up-all-his-toy cleaning-up-all-his-toy tidy-all-his-toy tidying-all-his-toy put-away-all-his-toy putting-away-all-his-toy put-all-his-toy-away putting-all-his-toy-away tidy-all-his-toy-away tidying-all-his-toy-away pick-up-all-her-toy picking-up-all-her-toy clean-up-all-her-toy cleaning-up-all-her-toy tidy-all-her-toy tidying-all-her-toy put-away-all-her-toy putting-away-all-her-toy put-all-her-toy-away putting-all-her-toy-away tidy-all-her-toy-away tidying-all-her-toy-away pick-up-all-their-toy picking-up-all-their-toy clean-up-all-their-toy cleaning-up-all-their-toy tidy-all-their-toy tidying-all-their-toy put-away-all-their-toy putting-away-all-their-toy put-all-their-toy-away putting-all-their-toy-away tidy-all-their-toy-away tidying-all-their-toy-away toy-all-over toy-on-the-floor toy-on-floor toy-all-across-the-floor toy-everywhere toy-are-everywhere toy-lying-around toy-lying-about toy-scattered toy-strewn too-many-toy-on-the-floor stepping-on-toy stepped-on-toy step-on-toy tripping-over-toy trip-over-toy putting-thing-away put-thing-away putting-thing-back put-thing-back putting-stuff-away put-his-thing-away put-her-thing-away put-his-stuff-away put-her-stuff-away put-their-thing-away put-away-thing putting-away-thing picking-up-after-himself picking-up-after-herself pick-up-after-himself pick-up-after-herself pick-up-after-themselves picking-up-after-themselves stuff-all-over-the-floor stuff-on-the-floor clothes-all-over-the-floor clothes-on-the-floor clothes-on-the-bedroom-floor block-all-over-the-floor block-on-the-floor toy-all-over-the-floor see-the-floor see-his-floor see-her-floor see-my-floor see-their-floor find-the-floor find-his-floor find-her-floor find-my-floor find-their-floor found-the-floor found-his-floor found-her-floor found-my-floor found-their-floor finding-the-floor finding-his-floor finding-her-floor finding-my-floor finding-their-floor seen-the-floor seen-his-floor seen-her-floor seen-my-floor seen-their-floor lost-the-floor lost-his-floor lost-her-floor lost-my-floor lost-their-floor where-is-the-floor where-is-his-floor where-is-her-floor where-is-my-floor where-is-their-floor where's-the-floor where's-his-floor where's-her-floor where's-my-floor where's-their-floor where-did-the-floor where-did-his-floor where-did-her-floor where-did-my-floor where-did-their-floor",
  ],
  unless: ["park beach street playground litter garden river"],
  premise:
    "{big} can't get to {hero's} bed with the good-night kiss any more, because nobody can find the floor, until {hero} stops tidying everything and begins with the wheels.",
  shows: [TRUCK, TRAIN, SOCK, BEAR, "box"],
  talk: [
    "Why did wheels go so much better than everything?",
    "What could drive home in our house, and what could march?",
    "What do you think lies under it all in your room?",
  ],
  cast: {
    pal: ["dog", "cat", "rabbit", "mouse"],
    big: ["mother", "father", "grandmother", "grandfather"],
  },
  refrain: {
    B: ["Where was the floor?", "There was the floor!"],
    E: ["Nobody could find the floor.", "Now everybody could see the floor."],
  },
  beats: [
    {
      id: "stork-walks",
      ...EVENING,
      pose: "sitting",
      feeling: "calm",
      with: ["big surprised", "pal calm"],
      props: [TRUCK, SOCK, "ball", "book"],
      happening: "{hero} sits in the bedroom among a truck, socks, a ball and a book, and {big} has come in.",
      B: [
        `Toys lay all over the room. {big} came in. "Ow!" It was the truck! {refrain}`,
        `{big} came to say good night. "Ow! My foot! A truck!" {refrain}`,
      ],
      E: [
        `Every evening {big} came to kiss {hero} good night. But the bed was far away, and all the toys lay on the floor. {big} took <long, high steps|big, high steps>, like a stork. "Ow!" There was the truck again. {refrain}`,
        `Every evening {big} stood in {hero's} room with one leg in the air. There were toys everywhere, and on top of the toys there were books. "I have to walk like a stork," said {big}. "Ow! There is the truck again!" {refrain}`,
      ],
      I: [
        `Every evening {big} came in to kiss {hero} good night, and every evening it took a little longer. Between the door and the bed lay everything that {hero} owned. {big} crossed it like a stork, lifting {big.his} knees up high and looking carefully for a place for each foot. "Ow!" That was the truck. <It was always the truck.|It was the truck every evening.> "I remember that there used to be a floor in here," said {big}.`,
        `There were trains on top of the books in {hero's} room, and socks on top of the trains. Somewhere underneath was the floor, but nobody had seen it <since the summer|for several months>. {hero} always got to bed with one enormous jump from the doorway. {big}, who had longer legs, walked like a stork. "Where do you put your feet?" asked {big} that evening, with one of them in the air. "I jump over everything," said {hero}. {big} put the foot down on the truck. "Ow!"`,
      ],
      A: [
        `From the door of {hero's} room to the bed it was about five steps, and lately it had become an expedition. In between lay everything that {hero} had ever been given, and all of it was in use. There were trains on the books and socks on the trains, and a drum that stood on something soft. Each evening {big}, who came to kiss {hero} good night, lifted one knee as carefully as a stork. Then {big.he} searched everywhere for a place to put that foot. "Ow!" said {big} at the third step, because the truck had found the foot first. "I could swear that there was once a floor in here," {big.he} remarked, and rubbed it thoughtfully. <"I saw it once," said {pal}.|"I remember it well," said {pal}.>`,
        `It is not known when exactly the floor of {hero's} room disappeared. It went gradually, as a beach disappears when the tide comes in. First a corner was missing, and then the middle, until nothing remained of it but a narrow passage, and somebody left a drum on it. {hero} reached the bed with an enormous jump from the doorway. {big} was no longer a jumping person. When {big.he} came to say good night, {big.he} walked like a stork, lifted each knee as high as {big.his} belt, and peered around for somewhere to put it down. "Ow!" said the stork at the third step. It was the truck, exactly as it had been on Monday and on Tuesday. <"It lies in wait for me," said {big}.|"I believe that it recognizes my foot," said {big}.>`,
      ],
    },
    {
      id: "throws-kiss",
      ...NIGHT,
      pose: "sitting",
      feeling: "worried",
      with: ["pal curious", "big worried"],
      props: ["drum", TRUCK, BEAR],
      happening:
        "{hero} sits up in the bedroom at night, with a drum, a truck and a bear, and {big} looks worried.",
      B: [
        `"I can't get to your bed!" So {big} threw a kiss. It fell down in the toys.`,
        `The bed was too far away. {big} threw a good-night kiss. Oh, no! It fell in the toys.`,
      ],
      E: [
        `One night even a stork could not get in. "Then I will throw it over," said {big}, and threw a kiss. It flew over the books. Then it came down somewhere behind the drum. "It did not get here," said {hero}.`,
        `One evening {big} had to stop at the door of the room. There was no place left for a foot. "Catch!" said {big}, and threw {hero} a kiss. But the bed was too far away. The kiss came down somewhere behind the drum. <They could not find it|Nobody could find it>.`,
      ],
      I: [
        `Then came an evening when there was no room for even one more foot, and {big} had to stop in the doorway. "Stay there," {big.he} said, "and I'll throw it." {Big.he} kissed {big.his} fingers and threw with all {big.his} power. The kiss sailed over the trains and a mountain of picture books, but over the drum it was already sinking. {hero} stretched out both arms, and it came down <a little short of the bed|just in front of the bed>. "Did it arrive?" called {big}. "Almost," said {hero}.`,
        `Then came the evening when the stork couldn't continue. {big} stood on one leg, just inside the doorway, and there was nowhere to put the other. "I'm afraid it will have to travel by air," {big.he} said. {Big.he} threw a good-night kiss across everything, and {hero} leaned out of bed to catch it. It was an excellent throw, but the room was too long. The kiss came down somewhere behind the drum. "Have you got it?" called {big}. <{hero} felt around for it, and discovered a spoon.|{hero} reached down for it, and discovered a slipper.>`,
      ],
      A: [
        `On Thursday the stork had to surrender. {big} stood just inside the doorway, with one leg folded, and could discover no place ahead that was not either sharp, or round, or {pal}. "Unfortunately," {big.he} announced, "it will have to travel by air tonight." {Big.he} kissed the tips of {big.his} fingers, aimed carefully, and threw. {hero} watched it coming. It cleared the trains, and it cleared a considerable mountain of picture books, but above the drum it was already sinking. Although {hero} leaned out as far as {they} dared, it disappeared among the toys, no more than an arm's length away. "Has it arrived?" {big} inquired from the other side. <"It's down there somewhere," answered {hero}.|"Very nearly," answered {hero}, in order to be kind.>`,
        `It had to happen eventually, and it happened on a Thursday: there was nowhere left to put a foot. {big} stood in the doorway with the good-night kiss all ready, like somebody who has come to deliver a package and discovers that the bridge is missing. "Could you possibly throw it?" suggested {pal}. {big} threw it. It was beautifully thrown, high and straight, and {hero} already had both hands in the air; but the room was long, and a kiss weighs practically nothing. It fluttered down somewhere behind the drum. {hero} lay awake for a considerable time. <It's a peculiar feeling to have a kiss of your own in the room, and not to know where.|It was in there, and it belonged to {them}, and nobody could say where.>`,
      ],
    },
    {
      id: "whale-argued",
      place: "kitchen",
      time: "morning",
      weather: "clear",
      pose: "sitting",
      feeling: "curious",
      with: ["big happy", "pal curious"],
      props: ["cup", "bread"],
      happening: "{hero} sits in the kitchen with a cup and bread, and talks with {big}.",
      I: [
        `"I would rather deliver the next one on foot," said {big} at breakfast. "For that I need a floor by this evening. Could you possibly find it?" {hero} wasn't certain. "What did it look like?" {big} shut {big.his} eyes to remember. "There was a rug with a whale on it," {big.he} remembered, "and the whale was looking at the window." {hero} put down the cup, because {they} remembered that whale as well. "It was looking at the door," {they} said. <Neither of them would give in.|They could not agree about it.>`,
        `At breakfast {hero} and {big} tried to remember the floor. "It was flat," said {big}. "And my rug was on it," said {hero}, "with the whale that looks at the door." "It looks at the window," {big} answered. They asked {pal}, who used to sleep on that whale, but {pal.he} only remembered that it was comfortable. "Then you'll have to find it," said {big}. "I need to be able to walk to your bed again this evening, <because I'm not very good at throwing|because my kisses don't fly very well>."`,
      ],
      A: [
        `"A kiss ought to be delivered in person," {big} declared over breakfast, "so by this evening I require a floor. Would you be able to look for it?" {hero} inquired what it looked like, having practically forgotten it. "There is a rug on it with an enormous whale," {big} remembered, "and the whale is looking toward the window." Here {hero} put down the cup. If there was anything in that room that {they} remembered, it was the whale. "It's looking toward the door," {they} said. "I ought to know, because I learned to crawl on it." "And I learned to step over you on it," answered {big}, "and it was certainly the window." <They shook hands on it.|It had become a question of honor.> The whale itself would have to decide the matter.`,
        `Over breakfast it turned out that no two people remembered the same floor. {big} only recalled that it had been flat. {hero} was positive that there was a rug, with a whale on it, and that the whale was looking at the door. {big}, who now remembered the rug as well, was equally certain that it was looking at the window. {pal} was called as a witness, having slept on that whale for several years, but could only report that it was comfortable. "Then there is only one possibility," said {big}, and handed {hero} the last piece of bread, for energy. "Find it. This evening I intend to come to your bed on my own two feet, <because my throwing isn't improving|and I'd like to see what is under them>."`,
      ],
    },
    {
      id: "goes-under",
      ...MORNING,
      pose: "kneeling",
      feeling: "surprised",
      with: ["pal surprised"],
      props: [SOCK, TRAIN, "ball", TRUCK],
      happening: "{hero} kneels beside {pal} among socks, a train, a ball and a truck.",
      E: [
        `"Today I will find the floor," said {hero}. "Then {big} can walk over to my bed." {pal} jumped in to look, and suddenly {pal.he} was gone. Only the toys were moving. {hero} had to pull {pal.him} out from under the train. {Pal.he} had a sock on one ear.`,
        `In the morning {hero} looked for the floor. {pal} went under the toys, and suddenly it was very quiet. "Is it down there?" called {hero}. "No," said a small voice, "and now I can't get out." {hero} pulled. Out came {pal}, with a sock on.`,
      ],
      I: [
        `{pal} offered to go down and look. {Pal.he} took a deep breath, jumped in beside the drum, and disappeared. For a while {hero} could follow {pal.him}, because the ball was moving, and afterward the train. Then nothing was moving. "I turned left at the bear," said a voice from underneath, "and now everything is dark." {hero} dug with both hands, and trains and socks flew over {their} shoulder, until {they} had hold of something warm. <It was wearing a sock.|It had a sock on one ear.> "No floor," {pal} reported.`,
        `"Leave it to me," said {pal}, and went straight into the middle. First {pal.his} feet disappeared, and then the rest of {pal.him}. After a minute something rang, and afterward something sneezed. "Have you discovered the floor?" "I have discovered an apple," said {pal}, "and I don't believe that it's from this year." Then {pal.his} voice grew smaller. "Could you come and get me?" {hero} dug a tunnel as long as {their} arm. {pal} came out with a sock over <one ear|both ears>, and reported that there was no bottom.`,
      ],
      A: [
        `The first expedition was led by {pal}, who was smaller, and did not object to dust. {Pal.he} disappeared between the drum and the bear, and {hero} could follow {pal.him} by whatever happened to be moving. First it was the ball, then a train, and finally a tower of books in the distance, which collapsed. Then nothing was moving at all. "I turned left at the robot," announced a voice from the depths, "and I believe that I have been here before." {hero} dug immediately, as one does for a friend. Trucks and socks and puzzles went flying over {their} shoulder, until {they} discovered something furry, and pulled. <{pal} emerged with a sock on one ear.|{pal} emerged in somebody's sock.> "There isn't any floor," {pal.he} declared. And behind {hero} there was now a second mountain.`,
        `"A floor can't be very far from the top," {pal} reasoned, and before {hero} could answer {pal.he} had gone headfirst to find out. Something rustled away in the direction of the window, a bell rang, and then there was a long silence. {hero} put one ear to the nearest train. "I've discovered an apple," {pal} reported from underneath, "although I wouldn't call it fresh." And then, in a different voice: "I've also discovered that I'm unable to turn around." It took {hero} ten minutes to dig {pal.him} out, and whatever {they} took away had to be put down somewhere else, where there was no floor, either. {pal} sat on top with a sock over {pal.his} ears. <"It's more of the same," {pal.he} said.|"It's toys all the way down," {pal.he} said.>`,
      ],
    },
    {
      id: "under-bed",
      ...MORNING,
      pose: "kneeling",
      feeling: "determined",
      with: ["pal worried"],
      props: ["drum", TRAIN, "book"],
      happening: "{hero} kneels to push away a drum, a train and a book, and {pal} is worried.",
      B: [
        `"I will find the floor!" {hero} put toys under the bed. Push! They came out over there!`,
        `{hero} put the toys under the bed. Push, push! "Stop!" said {pal}. "They all come out here!"`,
      ],
      E: [
        `Then {hero} had a very quick idea. {They} pushed everything under the bed. In went the train, and in went the drum, and all the books. "Is it gone?" {they} asked. "No," said {pal} from the other side. "It is all coming out over here."`,
        `"The bed!" said {hero}. There was a lot of room under it. {They} lay down and pushed everything in with both feet. In went the train, the books, and the drum! Then {they} looked over the bed. On the other side sat {pal}, with everything <in front|on top> of {pal.him}.`,
      ],
      I: [
        `Then {hero} had the quickest idea of the day. There was a lot of space under the bed, and nobody ever looked there. {They} lay down on {their} back and pushed with both feet. The train went in, and the drum, and after them an entire hill of books. "Nearly done!" {they} called. "I don't want to disturb you," said {pal} from the other side of the bed. "But everything is <arriving|coming out> over here." A bed, {hero} discovered, has two sides.`,
        `"Where there isn't any floor, there is still a bed," said {hero}, "and under a bed there is always room." {They} pushed in the drum, the train, and about a hundred books, and leaned against it all and pushed again. Then something odd happened. The more {they} pushed, the higher {pal} was rising on the other side. First {hero} saw {pal.his} ears, then {pal.his} nose, and finally all of {pal.him}, sitting on the drum. "You can stop now," said {pal}. "Everything is coming <out again|through>."`,
      ],
      A: [
        `It was then that {hero} had an idea, and like many ideas that arrive before lunch it was a quick one. Beneath the bed there was a considerable amount of space. {They} lay down on {their} back, set both feet against the nearest slope, and pushed, and the entire slope slid out of sight like a drawer. Trains disappeared, and books, and finally the drum, with one last boom. {hero} had seldom accomplished so much in so short a time. "I don't like to interrupt," said {pal}, from the opposite side of the bed, "but were you expecting any of this back?" {hero} crawled across the blanket and looked down. <There it all was, in exactly the same order.|Everything had arrived, including the drum.> A bed, {they} discovered, has two sides.`,
        `For the second attempt {hero} chose the space beneath the bed, which was dark, enormous, and never visited. {They} filled it thoroughly. In went the trains and the puzzles and a landslide of books, followed by the drum. When it was full, {they} sat down with {their} back against everything and pushed. It was then that {they} noticed {pal}, on the opposite side of the bed, who was getting taller. At the first push only {pal.his} ears were visible, and at the second {pal.his} nose. At the third {pal.he} rose into view altogether, seated on the drum like royalty. "I ought to mention," said {pal}, "that it's all coming out over here." <All of it had moved, and none of it had left.|Nothing had gone away; it had only gone through.>`,
      ],
    },
    {
      id: "too-much",
      ...NOON,
      pose: "sitting",
      feeling: "sad",
      with: ["big calm", "pal sad"],
      props: ["thing:sandwich", TRUCK, SOCK, "book"],
      happening: "{hero} sits sadly among a truck, a sock and a book, and {big} has brought a sandwich.",
      E: [
        `{hero} sat on top of it all and cried a little. "It is too much," {they} said. {big} sat down at the door with a sandwich. "It is too much for anybody," said {big}. "I have only two hands, too."`,
        `Now there were more toys than ever on the floor. "I can't tidy everything!" said {hero}. {big} came to the door and brought a sandwich. "No," said {big}. "I never saw one person do it all." They ate and looked at <it|it all>.`,
      ],
      I: [
        `At noon there was just as much as in the morning, only now it was mixed. {hero} sat down on top. "I can't do it," {they} said, and {their} voice was shaking. "It's everything." {big} had brought a sandwich, and sat down in the doorway, which was as far as anybody could travel. "I couldn't do it, either," said {big}. "Everything is enormous. I've never met anybody who could pick it up." <They divided the sandwich.|They shared the sandwich evenly.> It helped a little that it was really too much.`,
        `{big} came with a sandwich and discovered {hero} on the highest place, with {their} chin on {their} knees. "Whenever I pick something up, there is something else underneath," {they} said. "Yes," said {big}, "I can see that." {Big.he} didn't say that it was easy. {Big.he} held out the sandwich as far as {big.his} arm would go, and looked at everything for a long time. "I couldn't tidy everything," {big.he} admitted, <"because I've only got two hands."|"since I only have two hands."> {hero} looked at {their} own two.`,
      ],
      A: [
        `By noon {hero} had moved practically everything in the room, and none of it had gone anywhere. {They} climbed to the very top, because that was where there was space to sit, and put {their} chin on {their} knees. {big} arrived with a sandwich and settled in the doorway, which was as far as even a stork could travel. "I have to tidy everything," said {hero}, and at the last word {their} voice gave way. {big} considered this seriously. "I don't believe that I could do that," {big.he} admitted. "I have never in my life managed everything, because there is no place to take hold of it." <Half of the sandwich was thrown across, and that, at least, arrived.|{Big.he} tossed over half of the sandwich, and that, at least, arrived.>`,
        `It's a miserable moment when you have worked for an entire morning, and the result is the same mess in a different order. {hero} sat down in the middle of it. {They} {was} not going to cry, {they} explained to {pal}; it was only the dust. {big} came along with a sandwich and looked in from the doorway. There were several things that {big.he} could have mentioned, and {big.he} mentioned none of them. "It's everything," said {hero}, "and I'm supposed to tidy it." "Everything," {big} repeated, shaking {big.his} head in wonder. "I wouldn't be able to, because I wouldn't know where to take hold of it." <They ate in silence, and looked at it from their two ends.|They ate in silence, and {pal} received the crust.> Somehow it weighed less, now that somebody else had found it heavy.`,
      ],
    },
    {
      id: "truck-rolls",
      ...AFTERNOON,
      pose: "pointing",
      feeling: "excited",
      with: ["pal excited"],
      props: [TRUCK, "box", TRAIN],
      happening: "{hero} points at a truck and a train beside a box, and {pal} is excited.",
      B: [
        `The truck ran down the toys. Bump! It was in the box! "All wheels, go home!" said {hero}.`,
        `{hero} gave the truck a push. It ran right into the box! "What has wheels? You go first!"`,
      ],
      E: [
        `{hero} gave the truck a little push with one toe. It rolled down the hill of toys and into the empty box. "It drove home all by itself!" said {hero}. "Who else has wheels? <Everything with wheels, drive home|All the wheels go first>!"`,
        `The truck beside {hero's} foot began to roll. Down the toys it went, faster and faster, and into the empty box. {hero} <sat|jumped> up. "I can't do everything," {they} said. "First I will only do wheels! Help me find all the wheels, {pal}!"`,
      ],
      I: [
        `Beside {hero's} foot lay the truck, the one that always got {big}. {They} gave it a little push with one toe. It went rattling down over the books and into the toy box, which was the only empty thing in the room. {hero} stared after it. "It drove home by itself," {they} said slowly, "because it's got wheels." Suddenly {they} jumped up. "I'm not going to do everything any more! <I'm only going to do wheels!|I'll begin with the wheels!>" And every train and every tractor was driven down the hill.`,
        `It was the truck that began it. {hero} only moved {their} foot, and off it went, down the side of the heap. It jumped over a book and disappeared into the open toy box with an enormous bang. "Goal!" shouted {pal}. But {hero} had noticed something else. "That's its garage," {they} said. "It only wanted to drive home." {They} looked around, and suddenly {they} didn't see everything any more. {They} saw wheels, here, and here, and over there. "All wheels," {they} called, <"drive home, please!"|"you may drive home!">`,
      ],
      A: [
        `Next to {hero's} foot was the truck, the very one that had such a weakness for {big}. For no particular reason {they} gave it a push with one toe. It rattled down across the books, leaned into the curve around the bear, and took off from the edge of the drum. It landed in the toy box, which was, remarkably, the only empty thing in the entire room. {hero} sat absolutely motionless. "It drove home," {they} said slowly, "because it's got wheels." And a moment later {they} {was} standing up. "I don't need to tidy everything, {pal}. I'm only going to tidy wheels." Immediately the entire mountain looked different. <Twenty-three things in it had wheels, and everything else could wait.|It was as if somebody had underlined the wheels.> One after another they were driven down the slope.`,
        `What happened next was accomplished by the truck. {hero} merely shifted one foot, and the truck, which had been lying in wait beside it as usual, lost its balance and rolled. It gathered speed over the puzzles. It took off from a dictionary, passed over the bear, and came down with a crash inside the toy box, where nothing had been for months. "Parked," said {pal}, impressed. But {hero} had just thought of something, and kept quite still so that it couldn't get away. Nobody can tidy everything, since everything has no handle. But anybody can see which things have wheels. <"Attention!" {they} called. "All wheels, drive home!"|"Everything on wheels," {they} announced, "drives home!"> One after another they came rolling down, and {pal} directed the traffic.`,
      ],
    },
    {
      id: "feet-march",
      ...AFTERNOON,
      pose: "walking",
      feeling: "happy",
      with: ["pal happy"],
      props: [BEAR, "robot-toy", "ball", SOCK],
      happening:
        "{hero} walks through the bedroom with a teddy bear, and {pal}, a robot, a ball and a sock come next.",
      B: [
        `"Now all with feet!" Up went the bears. "Now all that hop!" In went the balls.`,
        `"What has feet? You go up here!" The bears went up. Then the balls. Then the books.`,
      ],
      E: [
        `Next came everything with feet. The bear and the robot marched up to the shelf. "Left, right!" called {pal}. Then came all that bounces. After that the books <stood up|went home> in a row. The socks came together, two by two.`,
        `"Now feet!" called {hero}. The bear walked, the robot stamped, and one cow went backward. Then came all the round things, and they bounced. The books could not walk, so {hero} <carried|took> them. The socks had to wait for their other sock.`,
      ],
      I: [
        `After the wheels came the feet. Whatever had feet had to march, and {hero} marched in front, up to the shelf. The bear went first, then the robot, and then a long line of dinosaurs. "Left, right," called {pal}, "and you, left, right, left, right," because some of them had four. After that came everything that bounces, and it bounced into the basket, or close to it. The books lined up with their backs to the wall. Only the socks made trouble. <Each of them waited for its partner.|Most of them weren't speaking to each other.>`,
        `Now that {hero} knew how, there was no stopping {them}. "Feet!" {they} called, and everything with feet walked up to the shelf, even the elephant, who had to be helped from behind. "Round!" {they} called, and the balls hopped into the basket. "Anything with pages!" The books stood in line, and {pal} saw to it that nobody pushed. Then the crayons were called by color. <Green was late, and turned up in a shoe.|Blue was late, as usual.> The socks came two by two, like dancers, and one sock had to dance alone.`,
      ],
      A: [
        `After the wheels it was the turn of the feet. Anybody with feet was expected to march, and {hero} marched in front, to the shelf and back. {They} had the bear under one arm, the robot under the other, and an entire herd of dinosaurs in {their} shirt. {pal} gave the time. "Left, right," {pal.he} called, and for those with more legs, "left, right, and so on." Then came whatever was round, and was allowed to bounce into the basket. Afterward came whatever could be read, and stood in a line with its back to the wall. It went surprisingly quickly, because at each moment there was only one kind of thing to look for. <Only the socks made trouble, since hardly two of them were on speaking terms.|Only the socks made trouble, because each insisted on its own partner.>`,
        `"Next," announced {hero}, who had climbed onto the bed for a better view, "everybody with feet." Seen in that way, the mess was full of faces. There was a bear in it, and a robot, and a sheep that had been lying on its face since the beginning of winter. Each of them was carefully stood upright, and told where to go, and marched to the shelf, with {pal} behind to count them. Feet were followed by everything round, and everything round was followed by anything with pages. The crayons were called by color. The socks arrived last, two by two, like people on their way to a dance, <and a striped one was left over, and watched|and one of them had to dance with {pal}>. Not once did {hero} think of everything; {they} {was} far too busy with something.`,
      ],
    },
    {
      id: "finds-land",
      ...AFTERNOON,
      pose: "kneeling",
      feeling: "surprised",
      with: ["pal surprised"],
      props: ["puzzle-piece", SOCK, "book"],
      happening: "{hero} kneels on the floor with {pal} and finds a puzzle piece, a sock and a book.",
      B: [
        `{hero} took one more book and one more sock. "Look! What is under here?" {refrain2}`,
        `One more sock. One more book. What was that under it? {refrain2} Hello, floor!`,
      ],
      E: [
        `{hero} took one more book, and stopped. There was something flat under it. {They} knocked on it. "Who is there?" asked {pal}. "Land!" cried {hero}. It was only as big as <one hand|a sandwich>, but soon there was more of it. {refrain2}`,
        `Then {pal} sat down on something hard. "This is not a toy," {pal.he} said. {hero} took another sock away. It was the floor! First it was a small piece, and then it was everywhere. They danced on it <together|all around>. {refrain2}`,
      ],
      I: [
        `Late in the afternoon {hero} lifted a book in the corner, and {their} hand touched something. It was flat and smooth, and it didn't belong in any box. {They} knocked on it. "Is anybody there?" asked {pal}. "Land," whispered {hero}. It was a piece of floor, about the size of a sandwich. They both lay down on their stomachs to examine it. <A lost puzzle piece sat there, like a castaway.|A puzzle piece sat there, all alone.> Then {hero} put one bare foot on it, with all five toes. {They} had forgotten how wonderful it felt.`,
        `"What is this?" asked {pal}. {Pal.he} was standing where the books had been, unusually straight. "I can feel it under all of my feet at once." {hero} came sliding down to see. There, no bigger than a pillow, with a puzzle piece on it, was the floor. {hero} laid {their} cheek against it. "We thought that you had disappeared," {they} told it. Then {they} <looked|jumped> up and carried away another book, and another, and every time there was a little more of it.`,
      ],
      A: [
        `The discovery was made toward five o'clock, in the corner by the bookshelf. {hero} had picked up a pile of books, and underneath, where there had always been something else, there was nothing. It was a smooth, flat, empty sort of nothing, about as large as a slice of toast. {hero} knocked on it, and it answered. "{pal}," {they} said, in the hushed voice of an explorer, "I think this is land." They lay down on their stomachs and examined it. A puzzle piece sat there like a castaway, <the very last piece of the lighthouse|and it was the one with the lighthouse door>. Then {hero} pulled off a sock and put one foot on the place, and all five toes spread out by themselves. In here, for months, they had only been curled up.`,
        `"There is something the matter with my feet," said {pal}. "They're all at exactly the same height." {hero} came sliding down the last of the slope to investigate. {pal} was standing where the dinosaurs had been, and underneath {pal.him}, undeniably, was floor. There wasn't very much of it, perhaps as much as a pillow covers. It was rather dusty, and a puzzle piece was stuck to it, and {hero} had never in {their} life seen anything so level. {They} knelt, laid {their} cheek against it, and listened. "It continues," {they} reported. "It continues under there, in that direction." <From now on they weren't taking things away; they were letting the floor out.|From now on they only had to follow it.> The clearing grew to the size of a table, and afterward to the size of a tent.`,
      ],
    },
    {
      id: "two-whales",
      ...SUNSET,
      pose: "pointing",
      feeling: "proud",
      with: ["big surprised", "pal happy"],
      props: ["box"],
      happening: "{hero} points at the clear floor of the bedroom, beside a box, and {big} and {pal} look.",
      I: [
        `Finally they came to the rug. There was a tail, and a long back, and at last an eye, and {big} was called to the door. "It's looking at the window," said {big}, and tried not to seem too pleased. {hero} picked up the last thing, which was a pillow. Underneath it was another tail, and another back, a smaller one, and another eye. <"That one," said {hero}, "is looking at the door."|That one was looking at the door, without question.> There had been two whales all along. They had each remembered one.`,
        `By sunset the whole rug lay there, and {hero} called {big}, to settle the question. {big} stayed in the doorway, out of habit. "There is my whale," {big.he} said, "and it's looking at the window." "That's not mine," said {hero}. "Mine is over here, and it's looking at the door." So there were two of them, a big one and a little one, swimming in a circle, nose to tail. They had both been right <since breakfast|the entire day>. {pal} ran across the whales and back, because {pal.he} could.`,
      ],
      A: [
        `The rug was uncovered as people uncover ancient cities, from the edge inward, with a hairbrush. There appeared a tail, then a broad back with several crumbs on it, and finally an eye, and {big} was summoned to the doorway as a witness. "It's looking at the window," {big} observed, with an effort not to sound triumphant. {hero} said nothing, because {they} had noticed a single pillow at the opposite end of the rug. {They} lifted it, and underneath was another tail. It belonged to a smaller whale. <There could be no doubt that it was looking at the door.|It was on its way to the door, as anybody could see.> They studied the pair of them for a long time. Nobody had remembered wrong; everybody had just remembered one.`,
        `Toward sunset the last of the mountain was gone, and the question of the whale could be put to the whale. {hero} and {pal} stood beside it, and {big} on the threshold, since nobody had informed {big.his} feet yet. Before them lay the rug, somewhat flattened, and on it were two whales. The large one was gazing at the window, and the small one was heading for the door, each with its nose at the other's tail. "That one is yours," said {hero}, and {big} pointed and said, "That one is yours." They had both been right since breakfast, <and it was almost a disappointment|which seldom happens in an argument>. {pal} had no opinion. {Pal.he} was running from wall to wall, and back again, in a perfectly straight line, because there was nothing to go around.`,
      ],
    },
    {
      id: "stork-returns",
      ...EVENING,
      pose: "sitting",
      feeling: "happy",
      with: ["big happy", "pal happy"],
      props: [BEAR],
      happening: "{hero} sits in the tidy bedroom with a teddy bear and laughs, and {big} comes in.",
      B: [
        `{big} came in that night. Up went one foot! "You can put it down," said {hero}.`,
        `{big} came to the door. {Big.he} took one high step. "Just walk!" said {hero}. So {big} did.`,
      ],
      E: [
        `"We did not find your kiss anywhere," said {hero} that evening. "Then I will bring a new one," said {big}. {Big.he} lifted one knee up high, like a stork. But there were no toys to step over. "You can put it down," <laughed|said> {hero}.`,
        `"I looked everywhere for your kiss," said {hero} that evening. "It was not there." "Then I will bring another," said {big}. In {big.he} came with high knees, step after step, like a stork. "There are no toys there!" laughed {hero}. "You can just walk!"`,
      ],
      I: [
        `At bedtime {big} appeared in the doorway with a kiss, and {hero} sat up to watch. {big} lifted one knee as high as {big.his} belt, hovered there, and looked carefully for a place to put it down. Then {big.he} lifted the other. {Big.he} came across the entire room like a stork, stepping over nothing at all. "You can use the floor," said {hero}, who was laughing so hard that the whole bed was shaking. {big} looked down in surprise. <"My feet haven't heard about it yet," {big.he} said.|"So I can," {big.he} said. "My knees didn't know.">`,
        `"Are you ready?" called {big} from outside. "Ready," said {hero}, from the bed on the opposite shore. The door opened, and what came through it was a stork. It lifted its left knee, carefully lowered one toe, and waited for the truck. There wasn't any truck. "{big}," said {hero}, "there's nothing there any more." The stork hesitated in the middle of the rug and turned back into {big}, <who put both feet down flat|with both feet flat on the floor>. "Imagine that," said {big}. "I'm actually standing in your room."`,
      ],
      A: [
        `Exactly as arranged, {big} arrived that evening with the good-night kiss, on foot, and {hero} sat up in order not to miss anything. {big} stepped inside, lifted one knee to the height of {big.his} belt, and hovered there, looking for a gap. It was all gap. Nevertheless, the foot came down on its toes, as if on eggs. In this manner {big.he} avoided a drum that was on the shelf, and climbed over a train that was in its box. <{Big.he} waited politely for a ball that didn't come.|{Big.he} carefully circled a tower of books that wasn't there.> By that time {hero} was laughing so helplessly that the entire bed was shaking. "There's nothing there!" {they} gasped. {big} looked around in astonishment, and lowered the second foot beside the first. "So I see," {big.he} said. "It may be several days before my knees believe it."`,
        `"May I come in?" {big} asked at bedtime, which nobody had asked for months, as there had been nothing to come into. "You may," said {hero} graciously. What followed was a remarkable performance. A knee rose, and a neck stretched, and a single toe was carefully lowered and felt for trucks. It was the stork, exactly as on all the other evenings, picking its way with the greatest caution across an entirely empty room. {hero} let it get as far as the little whale before {they} could bear it no longer. "You're allowed to walk, {big}," {they} said. {big} looked down in astonishment. Slowly both feet went flat, the left one and then the right one, <heel and all|toes first and heels afterward>, and an enormous smile came up from them to the top.`,
      ],
    },
    {
      id: "five-steps",
      ...NIGHT,
      pose: "sleeping",
      feeling: "calm",
      with: ["big happy", "pal sleepy"],
      props: [TRUCK, "box"],
      happening: "{hero} lies in bed at night, {big} and {pal} are near, and a truck stands by a box.",
      B: [
        `The kiss did not have to fly. {big} went out in the dark. No "Ow!" Good night!`,
        `The kiss was warm. {big} put out the light. One step, two steps. No "Ow!" Good night!`,
      ],
      E: [
        `The kiss landed right on {hero's} nose. Then {big} turned out the light and walked away in the dark. {hero} lay still, and counted five soft steps. There was no "Ow!" at all. By the box, the truck <slept|was asleep>.`,
        `So the kiss came over on foot, and it was a good one. {big} turned out the light. {hero} lay still and listened to the steps. Nobody said "Ow!" Down on the floor {pal} slept on an old sock. There was room for everybody now!`,
      ],
      I: [
        `The kiss arrived on {hero's} forehead, warm, and in one piece. "We never discovered the other one," {they} said, "although we looked under everything." "They don't survive on a floor," said {big}. "They have to be carried." Then {big} turned out the light and walked away in the darkness. {hero} held {their} breath, as always, and waited for the "Ow." Five steps went across the whales, <soft and even|one after another>, and the door closed quietly. Beside the train, the truck was parked for the night.`,
        `A kiss that has walked is different from a kiss that was thrown. It's warmer, and you know exactly where it is. {hero} lay there with {theirs} and listened, because {big} was on the way back through the darkness. One, two, three: that was where the truck used to be. <Nobody said anything.|Everything was quiet.> Four, five. "Good night," whispered {big} from the doorway. On the rug, {pal} turned around and lay down between the two whales. Finally there was room for everybody.`,
      ],
      A: [
        `The kiss was delivered at twelve minutes past eight, on the forehead, in person. "The other one never turned up," {hero} mentioned, already half asleep, "although we looked under everything." "They don't keep on floors," {big} explained, "and so they have to be carried all the way." The lamp was switched off. Now came the part that {hero} knew by heart, and {they} counted along in the darkness: one step, two steps, and the third, where the truck had always been waiting. {They} curled up {their} own toes. <There was no "Ow."|Nobody said "Ow."> There followed a fourth step, and a fifth, as soft as if somebody were walking home across a lawn, and then the door. On the rug the whales continued around each other, the large one and the small one, with nothing on their backs except {pal}.`,
        `There is a considerable difference between a kiss that has been thrown and one that has walked. The second kind is warm, smells slightly of toothpaste, and is exactly where you think it is. {hero} kept one hand on {theirs}, just to be certain, while {big} turned out the lamp and set off for the door. It was as dark as the inside of a drum. At the third step {they} squeezed {their} eyes shut, since that was where it always happened. Nothing happened. {big} walked straight on, over the enormous whale and the small one, <quietly, like a person at home|on both feet, like a person>, and the only thing to be heard was the floor. It creaked a little, which {hero} had forgotten. In the toy box the wheels stood side by side, and {pal} had the last sock for a pillow.`,
      ],
    },
  ],
};
