import type { Shape } from "@/lib/features/writing/classic/grammar";

const KITCHEN = { place: "kitchen", time: "evening", weather: "wind" } as const;
const BEDROOM_NIGHT = { place: "bedroom", time: "night", weather: "clear" } as const;
const DAWN = { place: "garden", time: "dawn", weather: "clear" } as const;

/** An animal of the house is gone for a night, and a whole street looks for it much too loudly. */
export const TAP_TAP_OOPS: Shape = {
  id: "feelings/tap-tap-oops",
  theme: null,
  wild: 2,
  tags: ["animals", "pet", "family", "lost", "night", "worry", "neighbor", "quiet"],
  about: [
    "lost-dog lost-cat lost-puppy lost-kitten lost-rabbit lost-bunny lost-hamster lost-pet lost-tortoise lost-budgie missing-dog missing-cat missing-puppy missing-kitten missing-rabbit missing-hamster missing-pet missing-tortoise runaway-dog runaway-cat runaway-puppy runaway-kitten runaway-rabbit runaway-hamster runaway-pet lost-guinea-pig missing-guinea-pig missing-budgie escaped-guinea-pig escaped-tortoise escaped-budgie escaped-hamster escaped-rabbit escaped-pet",
    "guinea-pig-is-missing tortoise-is-missing budgie-is-missing dog-has-gone-missing cat-has-gone-missing kitten-has-gone-missing rabbit-has-gone-missing hamster-has-gone-missing pet-has-gone-missing dog-is-missing cat-is-missing kitten-is-missing puppy-is-missing rabbit-is-missing hamster-is-missing pet-is-missing dog-went-missing cat-went-missing kitten-went-missing rabbit-went-missing hamster-went-missing pet-went-missing dog-is-lost cat-is-lost kitten-is-lost puppy-is-lost pet-is-lost dog-got-lost cat-got-lost puppy-got-lost kitten-got-lost pet-got-lost",
    "dog-ran-away cat-ran-away puppy-ran-away kitten-ran-away rabbit-ran-away bunny-ran-away hamster-ran-away pet-ran-away dog-ran-off cat-ran-off dog-has-run-away cat-has-run-away dog-runs-away cat-runs-away dog-running-away cat-running-away hamster-escaped rabbit-escaped bunny-escaped guinea-pig-escaped budgie-escaped tortoise-escaped hamster-has-escaped rabbit-has-escaped puppy-ran-off kitten-ran-off guinea-pig-ran-away guinea-pig-got-out hamster-got-out rabbit-got-out dog-got-out cat-got-out budgie-flew-away bird-flew-away parrot-flew-away cat-hasn't-come-home cat-didn't-come-home cat-did-not-come-home dog-didn't-come-home cat-is-gone dog-is-gone hamster-is-gone cat-disappeared dog-disappeared pet-disappeared pet-runs-away pet-lost-and-found cat-come-home",
  ],
  premise: "{pet} is gone for a whole night, and {hero} has to find out what {pet.he} would come home for.",
  shows: ["@pet", "thing:bowl", "thing:spoon"],
  talk: [
    "Which sounds tell you that you are at home?",
    "Why do you think {pet} didn't come when everybody called?",
    "What helps you in a night when you are worried?",
  ],
  cast: {
    pal: ["girl", "boy"],
    pet: ["dog", "cat", "rabbit", "thing:hamster", "thing:parrot", "bird", "mouse", "turtle"],
    big: ["mother", "father"],
  },
  refrain: {
    B: ["Tap, tap, tap. No {pet}.", "Tap, tap, oops! Here is {pet}!"],
    E: [
      "Tap, tap, tap, went the spoon, and nobody came.",
      "Tap, tap, oops, went the spoon, and somebody came.",
    ],
  },
  beats: [
    {
      id: "six-oclock",
      ...KITCHEN,
      weather: "clear",
      pose: "holding",
      feeling: "happy",
      with: ["pet happy", "big happy"],
      props: ["thing:bowl", "thing:spoon"],
      happening: "{hero} holds a spoon over a bowl in the kitchen, and {pet} is waiting.",
      B: [
        `{open} "Time to eat, {pet}!" Tap, tap, oops! {hero} let the spoon fall. {They} did it each day.`,
        `{open} At six {hero} fed {pet}. Tap, tap, oops! {They} let the spoon fall. {They} did it each day.`,
      ],
      E: [
        `{open} At six o'clock {hero} always fed {pet}. {They} hit the bowl with a spoon. It should have gone tap, tap, tap. But at the third tap {hero} always looked at {pet}, and <dropped the spoon|down fell the spoon>. Tap, tap, oops!`,
        `{open} Every evening it was the same. {hero} filled the bowl and hit it with the big spoon, tap, tap. Then {pet} came, and {hero} was so glad that {they} <dropped|let go of> the spoon. Tap, tap, oops! "One day you will do it right," said {big}.`,
      ],
      I: [
        `{open} There was one sound that meant six o'clock, and it was made with a bowl and an enormous spoon. It was supposed to go tap, tap, tap. But before the third tap {pet} always came, and {hero} always looked at {pet.him} instead of the spoon. So the spoon always fell on the floor. Tap, tap, oops. <"Good evening, {pet}," said {hero}, and picked it up.|There were eleven small dents in the kitchen floor.> "Someday you'll get it right," said {big}. "I'm practicing," said {hero}.`,
        `{open} {hero} could do many things without dropping anything, but feeding {pet} wasn't one of them. Every evening at six {they} put down the bowl and struck it with the big spoon. One tap. Two taps. And then {pet} came, and {hero} was so pleased to see {pet.him} that {their} fingers forgot what they were holding. Oops, went the spoon on the kitchen floor. It had been like that <since the first day|for so long>, and nobody noticed it anymore, not even the neighbors.`,
      ],
      A: [
        `{open} In every house there is a sound that belongs to six o'clock. In {hero's} house it was made with a bowl and an enormous spoon. It was supposed to be three taps, as in a theater before the curtain rises, but it had never been three taps yet. At the second one {pet} always appeared; {hero} always looked at {pet.him} instead of at what {they} {was} doing; and the spoon always seized the opportunity to jump. Tap, tap, oops. <"Good evening, {pet}," said {hero}, and bent down for it.|There were eleven separate dents in the kitchen floor.> "One of these days you'll get it right," remarked {big}, not for the first time. "I practice every evening," answered {hero}, which was perfectly true.`,
        `{open} {hero} was not a clumsy person. {They} could carry five plates, and thread a needle on a bus. It was only when {they} fed {pet} that something went wrong, and it went wrong every evening at six. {They} set down the bowl and struck it with the enormous spoon, once, and once again, with the greatest possible care. Then {pet} appeared. And {hero} was so extraordinarily glad to see {pet.him}, although they had been together all afternoon, that {their} fingers simply forgot about the spoon. <Oops, it said on the kitchen floor, and spun, and lay still.|It hit the kitchen floor with a clang that could have woken a mayor.> Tap, tap, oops: it had been going on for so long that nobody noticed it any more.`,
      ],
    },
    {
      id: "full-bowl",
      ...KITCHEN,
      pose: "standing",
      feeling: "worried",
      with: ["big worried"],
      props: ["thing:bowl", "door", "leaf"],
      happening: "{hero} stands in the kitchen beside a full bowl and an open door.",
      B: [
        `One day the wind had pushed the door. It was open! {hero} looked in. {pet} was gone.`,
        `"Where is {pet}?" said {hero}. The wind had opened the door. {pet} was not there.`,
      ],
      E: [
        `Then came a day with a big wind. It pushed the kitchen door open, and the leaves blew in. At six o'clock {hero} filled the bowl. "{pet}?" {they} called. {Their} tummy got very cold. The bowl <was full|stayed full>, and {pet} was not there.`,
        `One evening there were leaves on the kitchen floor. The wind had opened the back door, and no one had heard it. "{pet}!" called {hero}. {They} looked under everything. {pet} was <not there|nowhere>.`,
      ],
      I: [
        `On Tuesday there were leaves in the kitchen. The wind had been blowing all day, and it must have pushed the back door, because that was standing wide open. Nobody had heard anything. {hero} put down the bowl all the same. "{pet}?" {they} said. <The leaves moved a little on the floor.|Outside a gate was banging.> There was the corner where {pet} always slept, and it looked exactly as it always did, but it was empty. Something cold went down through {hero}, like a swallowed ice cube.`,
        `Nobody had done anything wrong. The wind had simply been stronger than the latch. When {hero} came into the kitchen, the back door was open, and the evening was coming in. "{pet}?" {they} called, and then again, with a different voice. {big} looked in the hall. {hero} looked in all the places where {pet} ever slept, <and most of them twice|even behind the potatoes>. At six o'clock the bowl stood on the floor and was full. At a quarter past six it was still full, and neither of them said anything.`,
      ],
      A: [
        `On Tuesday there were leaves on the kitchen floor. All day long the wind had gone around the house and tried everything, and at some hour which nobody would ever know it must have leaned against the back door. It was nobody's fault; but the door was open, and through it you could see how large the evening was. {hero} put down the bowl in spite of everything. "{pet}?" {they} said. In the corner was the place where {pet} always slept, and it looked <as though somebody had only just left it|as if it were still expecting somebody>. {hero} laid a hand there. Something cold and slow traveled down through the middle of {them}, as though {they} had swallowed an ice cube whole.`,
        `The latch was old, and the wind that day was particularly strong; there was no more to it than that. When {hero} came into the kitchen, the back door was swinging, and leaves had got as far as the stove. "{pet}?" {they} said, in {their} ordinary voice, and then in one that {they} had never heard before. {big} searched the hall. {hero} searched every single place where {pet} had ever slept, <and afterward every place where {pet.he} was forbidden to|and most of them three times>. At six o'clock the bowl was set down, because it was six o'clock. It stood in the middle of the floor, and it was full, and it continued to be full. After a while {big} silently turned off the radio.`,
      ],
    },
    {
      id: "looks-everywhere",
      place: "garden",
      time: "evening",
      weather: "wind",
      pose: "reaching",
      feeling: "worried",
      with: ["big worried", "pal worried"],
      props: ["leaf", "thing:flashlight"],
      happening: "{hero} reaches under the bushes in the windy garden with {big} and {pal}.",
      I: [
        `{They} looked in the garden first, with {big}, until both of them had leaves down their necks. {hero} crawled under the hedge. {pal} came over from next door without a coat, because you could see from a window that something was wrong. They looked behind the shed, and under the shed, and in the watering can. <"{pet}!" they called.|Each time something moved, it was the wind.> "{Pet.he} has never been out alone at night," said {hero}. Nobody answered that, since everybody had been thinking it.`,
        `It is surprising how many places there are in a garden that are exactly the size of {pet}. There was the space beneath the steps, and the darkness behind the rain barrel, and the whole long hedge. {hero} put {their} arm into all of them, up to the shoulder. Each time {they} hoped so hard that it almost hurt. <{pal} lay down and shone a flashlight under the shed.|{pal} held the flashlight and didn't say anything silly.> A spider looked at them, and that was all.`,
      ],
      A: [
        `{They} searched the garden first, together with {big}, until both of them had leaves down their necks. {hero} crawled along the hedge from one end to the other, and {big} moved the woodpile, log by log. {pal} came over from next door without a coat, for you could tell from a window that something was wrong. They looked behind the shed and beneath the shed, and, because at a certain point one looks everywhere, into the watering can. Each time that something stirred it turned out to be the wind. "{Pet.he} has never been out alone at night," said {hero}. <Nobody replied, since it was what everybody had been thinking.|It was the sort of sentence that makes the air colder.> Behind the roofs the sky was already going gray.`,
        `Until that evening {hero} had never noticed how many places there are in a garden that are precisely the size of {pet}. There was the hollow beneath the steps. There was the darkness behind the rain barrel; there was the whole long hedge, which had a thousand doors and no windows. {They} put an arm into every one, up to the shoulder, and every time {they} hoped so hard that it hurt in the elbow. {pal} lay flat on the ground and shone a flashlight under the shed, <where a spider put up two legs against the light|and apologized to a spider>. Then they changed places and did it all again. A lost mitten, {hero} thought, stays where it is and waits. But {pet} could be walking away from them at this very moment.`,
      ],
    },
    {
      id: "street-calls",
      place: "street",
      time: "evening",
      weather: "wind",
      pose: "running",
      feeling: "determined",
      with: ["pal determined", "big worried"],
      props: ["thing:trombone", "thing:pot", "thing:spoon"],
      happening: "{hero} runs down the street with {pal} and {big}, past a trombone and a pot.",
      B: [
        `All the street came to help. "{pet}! {pet}!" They yelled. They hit pans. {refrain}`,
        `"{pet}!" yelled {pal}. "{pet}!" yelled the whole street. It was so loud! {refrain}`,
      ],
      E: [
        `All the people on the street came out to help. They called and whistled and banged on pots. One woman even played the trombone, in case {pet} liked <music|that>. {hero} held {their} spoon tight. {refrain}`,
        `"{pet}! {pet}! {pet}!" called twenty voices. Somebody banged two pots, and a woman played the trombone. It was the loudest street in the world. {hero} hit the bowl as hard as {they} could, <again and again|too>. {refrain}`,
      ],
      I: [
        `By seven o'clock the whole street was looking for {pet}. Everybody wanted to help, and everybody did. The children from number four banged on pots. The man from number nine had a whistle. A woman whom {hero} hardly knew brought her trombone, in case {pet} was musical. "{pet}!" they called, in high voices and low ones, <from one end to the other|and a car horn joined in>. {hero} ran in the middle, and held the spoon so tightly that it couldn't possibly fall. Tap, tap, tap. {They} could hardly hear it.`,
        `It was the kindest noise that {hero} had ever heard, and the loudest. Twenty people were out on the street, with pots and whistles and flashlights, and all of them were shouting {pet's} name. A woman played it on the trombone, <in two notes|with her eyes shut>. {hero} tapped on the bowl with all {their} strength, tap, tap, tap, and held on to the spoon. "Louder!" called the man from number nine. "{Pet.he} has to hear us!" So everybody immediately got louder.`,
      ],
      A: [
        `By seven o'clock the entire street was looking for {pet}. The twins from number four were banging saucepans together. The man from number nine, who had once been a referee, had found his whistle. A woman to whom {hero} had never spoken came down her steps with a trombone, in case {pet} should be musical. "{pet}!" they called, as a question and as a command, <until the name hardly sounded like a name|until the windows hummed with it>. Nobody stayed indoors, and nobody complained about the cold. {hero} ran in the middle of it all and beat upon the bowl, and held the spoon so hard that {they} couldn't possibly have dropped it. Tap, tap, tap. {They} could scarcely hear it {themselves}.`,
        `It was the kindest noise that had ever been made on that street, and certainly the loudest. Twenty people had come out with saucepans and whistles and lamps. They shouted {pet's} name into hedges and under cars, and every one of them pronounced it differently. Somebody sounded a car horn at the corner. A woman played it on the trombone, <over and over, with her eyes shut|like a ship that is looking for another ship>. {hero} hammered upon the bowl, tap, tap, tap, and clutched the spoon with all ten fingers. "Louder!" cried the man from number nine, who had tears in his eyes, because he had once had somebody like {pet}. "{Pet.he} has to hear us!" And so, out of pure goodness, everybody became louder still.`,
      ],
    },
    {
      id: "too-dark",
      place: "street",
      time: "night",
      weather: "wind",
      pose: "standing",
      feeling: "sad",
      with: ["big calm", "pal sad"],
      props: ["thing:bowl", "lantern"],
      happening: "{hero} stands in the dark street with {big} and {pal}, holding a bowl.",
      I: [
        `At nine it was too dark to look for anybody. One after the other the flashlights went home. "Tomorrow morning at six," people promised, and touched {hero's} shoulder, "and we'll be twice as loud." {hero} could only nod, because {their} own voice had stopped working an hour ago. {They} didn't want to go inside. <It was like closing a book in the middle.|Going inside meant that {pet} was outside.> {pal} walked with {them} as far as the door, carrying the bowl carefully, so that nothing was spilled.`,
        `The trombone stopped first. Then the whistle stopped, and the pots, and everybody's breath made little clouds under the street lamp. "Nobody can be found in this darkness," said {big}, whose voice was almost gone. "We'll start again as soon as it's light." {hero} understood that, but {their} feet refused to turn around. If {they} went in now, there would be a door between {them} and {pet}, and it would be shut. <{big} waited until the feet were ready.|"Then we'll leave the porch light on," said {hero}.>`,
      ],
      A: [
        `At nine o'clock it was too dark to look for anyone. One after another the lamps went home, and the people who carried them touched {hero} on the shoulder as they passed. "Tomorrow at six," they promised, "and we'll be twice as loud." {hero} could only nod, since {their} own voice had given out an hour before, in the neighborhood of the mailbox. It was obviously sensible to go inside. But as long as {they} remained at the gate, they were both out here, {they} and {pet}; <the moment that {they} went in, there was only one|and going in would be like closing a book on somebody's finger>. {big} did not hurry {them}. In the end it was {pal} who took the bowl, carefully, so that nothing spilled, and carried it up to the house.`,
        `The trombone was the first to stop. Then the whistle stopped, and the saucepans, and in the sudden silence under the street lamp everybody's breath made a little cloud. "It's impossible to find anybody in this darkness," said {big} hoarsely. "We'll begin again as soon as it's light." That was reasonable, and {hero} didn't argue, but {their} feet remained where they were. If {they} went in now, there would be a door, and on the other side of it an entire night, and {pet} would be on the side of the night. "Couldn't we leave it open?" {they} whispered. <"All night long," said {big}, "and the porch light on."|"Open," said {big}, "and the porch light on."> Only then did the feet turn around.`,
      ],
    },
    {
      id: "nobody-eats",
      ...KITCHEN,
      pose: "sitting",
      feeling: "sad",
      with: ["big sad"],
      props: ["thing:bowl", "lantern"],
      happening: "{hero} sits sadly at the kitchen table with {big} and looks at a full bowl.",
      E: [
        `When it was dark, everyone had to go home. {big} made soup, but nobody ate any of it. The kitchen was too quiet. {hero} carried the bowl out to the step, <next to|under> the little light. "Now {pet.he} can see where we are," {they} said.`,
        `Then it got too dark to look. "We will start again when it is light," said {big}. {hero} could not eat one bite. {pet's} corner was empty, and {they} <looked and looked|kept looking> at it. It was the emptiest corner in the world.`,
      ],
      I: [
        `There was soup, and it got cold, and {big} warmed it up again for nothing. {hero} had chosen the chair from which {they} could see the corner. It's strange how loud somebody is who only eats and sleeps and breathes. You notice it when it stops. <"I keep listening for {pet.him}," said {big}.|"I keep wanting to talk to {pet.him}," said {big}.> "So do I," said {hero}. Finally they carried the bowl outside, and put it under the porch light. Then they wedged the kitchen door, so that it stayed open by exactly one {pet}.`,
        `"Eat a little," said {big}, without having eaten anything, either. The kitchen looked the way it always did. That was the terrible thing about it. Finally {hero} pulled off {their} old green sweater, which {pet} had known all {pet.his} life. {They} laid it on the back step, next to the bowl, <so that there would be a smell of home|so that it would smell like home out there>. Then {they} came in and sat under the kitchen table for a while. {big} came and sat there, too.`,
      ],
      A: [
        `There was soup, which got cold, and was patiently warmed, and got cold again. {hero} had chosen the chair from which one could see the corner. It is remarkable how much noise is made by somebody who merely eats and sleeps and breathes, and how nobody notices it until it stops. "I keep starting to talk to {pet.him}," said {big} at the stove. <"I keep looking at {pet.him}," said {hero}.|"I keep thinking that I heard {pet.him}," said {hero}.> When enough had been left on the plates, they carried the bowl outside and placed it under the porch light, where it shone like an extremely small moon. Then they wedged the kitchen door with a shoe. In spite of the cold it stayed open, by exactly the width of {pet}.`,
        `"Try to eat something," said {big}, and laid down the spoon without having tasted anything, either. The kitchen looked the way it always did, and that was the unbearable part. The tap dripped. The calendar said Tuesday. In the corner was {pet's} place, and neither of them was able to look at it, or at anything else. In the end {hero} pulled off {their} old green sweater, which {pet} had known all {pet.his} life, and spread it out on the step beside the bowl. <A night ought to have something in it that smells of home.|In all that darkness one thing should smell of home.> Afterward {they} went and sat under the kitchen table, and a minute later {big} came down and sat there, too. It wasn't comfortable, but it was the right place.`,
      ],
    },
    {
      id: "night-asks",
      ...BEDROOM_NIGHT,
      pose: "sitting",
      feeling: "worried",
      with: ["big calm"],
      props: ["blanket", "thing:bed"],
      happening: "{hero} sits awake in bed at night under a blanket, and {big} is there, too.",
      B: [
        `It was dark. "Is {pet} afraid out there?" said {hero}. {big} held {them}. "I hope not."`,
        `That night {hero} cried. "Will {pet} come back?" "I do not know," said {big}. "I hope so."`,
      ],
      E: [
        `In the night {hero} cried. "Is {pet} cold? Is {pet.he} afraid of the dark?" {big} came in and held {them}. "I do not know," {big} said. "I was lying awake and thinking about that, too." It was better to think of it <together|with somebody>.`,
        `It was the longest night of all. "Will {pet} ever come back?" asked {hero}. "I do not know," said {big}. "I hope so with everything I have. As soon as it is morning, we will look again." They <held hands|lay awake> and hoped together.`,
      ],
      I: [
        `A night is as long as what you are afraid of. {hero} was afraid that {pet} was cold, or hungry, or believed that nobody was looking. "Will {pet.he} come back?" {they} asked, when {big} came in, who wasn't sleeping, either. "I don't know," said {big}. <It would have been easier to say yes.|{big} always told the truth in the dark.> "I hope so, with everything that I have. And as soon as there's enough light to see a hand, we're going out." {hero} moved over, and they lay there together with four open eyes.`,
        `Whenever the wind moved something, {hero} sat up, and it was never {pet}. "What if {pet.he} believes that we don't want {pet.him}?" {they} whispered. That was the worst of all the thoughts, and {they} had kept it until last. {big} considered it for a long time. "I don't know what {pet.he} believes out there," said {big}. "But I know what {pet.he} has heard at six o'clock, <all these evenings|every single evening>. I would remember that, if I were {pet}." Then {big} cried a little, and {hero} held the hand that was nearest.`,
      ],
      A: [
        `Nights are exactly as long as what you are afraid of. {hero} was afraid that {pet} was cold, and afraid that {pet.he} was hungry. Underneath these there was a third fear, which only came out after midnight, that {pet.he} was waiting somewhere and believed that nobody was looking. "Will {pet.he} come back?" {they} asked, when the floor creaked, and it was {big}, who wasn't sleeping, either. <It would have been considerably easier to say yes.|In daylight {big} might possibly have said yes.> "I don't know," said {big}. "I'm hoping for it with everything I have, and the moment that I can see my own hand, I'll be out there again, and you with me." {hero} moved over to make room. The night did not become any shorter, but with two people in it, it was not so wide.`,
        `Whenever the wind touched something, {hero} sat up, and it was never {pet}. By that time {they} had thought of all the dreadful possibilities, one after another, and had kept the worst until last. "What if {pet.he} believes that we don't want {pet.him}?" {they} asked the darkness. {big}, who had been sitting at the end of the bed for a considerable time, did not say that this was nonsense. "I can't know what {pet.he} believes out there," said {big} slowly. "I only know what {pet.he} has heard at six o'clock, <every evening that {pet.he} has lived here|evening after evening>, and it must still be in there somewhere." After that {big} was unable to go on. So it was {hero} who reached out and held on to the nearest hand.`,
      ],
    },
    {
      id: "hears-cocoa",
      ...BEDROOM_NIGHT,
      pose: "thinking",
      feeling: "surprised",
      props: ["thing:window", "thing:spoon", "moon"],
      happening: "{hero} is at the open window at night and listens to the quiet street.",
      E: [
        `Then the wind stopped. It was so quiet that {hero} heard a tiny sound from over the street. Ting, ting, ting. Somebody was stirring a cup with a spoon. {hero} <sat up|stood up>. "I can hear just one little spoon!" {they} said.`,
        `{hero} opened the window. At night you could hear everything. Over there the trombone woman could not sleep. {hero} could hear the spoon in her cup! "But today we were so loud," {they} thought. "{pet} could hear no spoon <at all|in that>."`,
      ],
      I: [
        `Toward morning the wind lay down. {hero} opened the window, and {they} had never known that the street could be so quiet. {They} could hear a single leaf land. And then there was something else, thin and bright and far away: ting, ting, ting. Across the street a light was on, and the trombone woman was stirring her cocoa. <{hero} held {their} breath.|{hero} leaned out farther.> One spoon, in one cup, behind a window! If you could hear that, you could hear anything, but only if nobody was shouting.`,
        `At four in the morning there wasn't any wind at all. {hero} was listening at the open window, as {they} had all night, and {they} heard a spoon. It was going around in a cup, in the kitchen of somebody across the street who couldn't sleep, either. <It was as clear as a bell.|{They} could have counted how often.> Then {they} thought of the pots, and the whistle, and the twenty voices. If {they} had been hiding under a bush, {they} would never have come out. {They} would have gone in deeper.`,
      ],
      A: [
        `Toward morning the wind lay down, like somebody who has worked all day. {hero} opened the window and leaned out, and discovered that there was far more quiet in the world than {they} had imagined. A leaf came down in the neighboring garden, and {they} heard it land. And then there was something else, thin and bright and from very far away: ting, ting, ting. On the opposite side of the street a single window was lit, and behind it the woman with the trombone, who couldn't sleep, either, was stirring her cocoa. <One spoon, in one cup, behind glass, and it had crossed the entire street!|That was one teaspoon, in one cup, behind a closed window.> You could hear absolutely everything out here. You only couldn't hear it when everybody was helping.`,
        `At four in the morning there was no more wind at all. {hero}, who had listened so long that {they} had stopped expecting to hear anything, heard a spoon. It went around and around in a cup, without hurry, and it was on the far side of the street, in the kitchen of somebody else who wasn't asleep. <It was as clear as if it had been {their} own.|{They} could have said whether there was sugar in it.> Then {they} thought of the evening: the saucepans, the whistles, all those large and loving voices. {They} imagined hearing that from underneath a bush. {They} would not have come out, {hero} thought. {They} would have gone in as deep as a bush goes, and put {their} head down, and waited until it was over.`,
      ],
    },
    {
      id: "asks-quiet",
      place: "street",
      time: "dawn",
      weather: "clear",
      pose: "standing",
      feeling: "brave",
      with: ["pal surprised", "big proud"],
      props: ["thing:trombone", "thing:pot", "thing:bowl"],
      happening: "{hero} stands in front of the neighbors at dawn with a bowl, and a trombone is silent.",
      B: [
        `Then it was light. "Please do not yell!" said {hero}. "{pet} hides. Can you all be still?" They could.`,
        `"It was too loud," {hero} told the street. "{pet} could not hear me. Please be still now."`,
      ],
      E: [
        `At six they all came back with bigger pots. {hero's} heart went fast. "Please," {they} said, "can you help me in a quiet way? {pet} hides when it is loud." No one spoke. Then the woman put down her trombone, <very|so> softly, in the grass.`,
        `In the morning twenty people stood there, and each had something loud. {hero} climbed on the step. It was hard to say. "Thank you for helping," {they} said. "Now please help by being quiet." And they <all did|did it>. Even the smallest ones stood still.`,
      ],
      I: [
        `At six they were all there again, and they had brought bigger pots, and even a drum. {hero} climbed onto the garden wall. It's difficult to stop people who are being kind. "Thank you," {they} said, and {their} voice squeaked. "But {pet} hides when it's loud. Could you please help by being quiet?" Nobody moved. Then the trombone woman laid her trombone in the grass, <as if it were asleep|like a sleeping baby>. The man from number nine dropped his whistle into his sock.`,
        `In the morning the whole street was standing there, yawning, with bigger pots. How do you tell such people to stop? "You were wonderful," {hero} began, and {their} knees were shaking, "but {pet} is probably hiding from the noise. I need it to be so quiet that you can hear a spoon." <People looked at one another.|Somebody put down a pot lid, very slowly.> "I can do that," said the trombone woman. They all could. When a bus came around the corner, the man from number nine stopped it with one finger on his lips.`,
      ],
      A: [
        `At six o'clock they had all returned, as they had promised, and they had brought larger saucepans, and a bass drum. {hero} climbed onto the garden wall, in pajamas and boots. It is extraordinarily difficult to ask people to stop being kind in the way that they have chosen. "Thank you for everything," {they} began, and {their} voice squeaked like a gate. "But {pet} hides when it's loud, and so would I. Could you possibly help us by being quiet, as quiet as you can?" <Nobody moved.|There was a silence in which anything might have happened.> Then the woman from across the street laid her trombone in the grass, as one puts a child to bed. The man from number nine took a whistle from his mouth and dropped it into his sock.`,
        `Before {hero} stood twenty people with uncombed hair, who had got up in the darkness for {pet}, and each of them was holding the loudest object that a kitchen can provide. How do you say to such people, please don't? "You were wonderful yesterday," {they} began, on shaking knees, "but {pet.he} is probably hiding from the noise. What I need this morning is for everything to be so quiet that you can hear a spoon in a cup." The woman with the trombone turned slightly pink. "I'm extremely good at that," she said, and it turned out that all of them were. <Two children sat down on their saucepans.|Two sisters each put a hand over the other's mouth.> A bus came around the corner, and the man from number nine stopped it, with one finger on his lips, and the driver switched off the engine.`,
      ],
    },
    {
      id: "taps-right",
      ...DAWN,
      pose: "kneeling",
      feeling: "worried",
      with: ["pal worried", "big worried"],
      props: ["thing:bowl", "thing:spoon"],
      happening: "{hero} kneels on the step at dawn and taps a bowl with a spoon.",
      B: [
        `Not one sound on the whole street. {hero} held on to the spoon with care. {refrain}`,
        `It was so still. {hero} held the spoon well. {They} did it just right. {refrain}`,
      ],
      E: [
        `It was as quiet as snow. {hero} knelt on the step and held the spoon with both hands. This time {they} must not drop it! {They} did it <perfectly|just right>. {refrain} They all waited and waited.`,
        `No one coughed. No one even moved. {hero} took the spoon and did everything right, slowly and with care. {refrain} "It was so good," said {pal} sadly. "It was the best you <ever did|have done>."`,
      ],
      I: [
        `You could have heard a feather. {hero} knelt on the back step and took the spoon in both hands, because this time nothing was allowed to go wrong. Tap, tap, tap. They were the three most beautiful taps of {their} life, all exactly the same size. They traveled out over the hedge and the gardens, <like rings on a pond|into the gray light>, and then they had gone. Twenty people listened. {pal} had closed both eyes. {hero} waited until {they} had to breathe, and nobody came.`,
        `Nobody had ever seen {hero} be so careful. {They} polished the spoon, and knelt on the step, and tapped three times, exactly as it was always meant to be. It sounded beautiful. On the street an old man took off his hat. <The hedge didn't move.|In the hedge a single leaf came down.> "Again," whispered {pal}. So {hero} repeated it, and it was just as perfect, and afterward it was just as silent. {They} could feel all of those people not saying anything.`,
      ],
      A: [
        `It grew so quiet that you could have heard a feather change its mind. {hero} knelt down on the step, before the full bowl, and took the spoon in both hands, since this time nothing was allowed to go wrong. Tap, tap, tap. They were the three finest taps that anybody had ever made, all of identical size, like buttons. They traveled out over the hedge, and over the gardens behind it, <and grew thin, and were gone|as rings travel over a pond>. On the street twenty people were listening with their mouths open, and {pal} had shut both eyes in order to hear better. {hero} waited until it was no longer possible not to breathe. There was the whole enormous morning, and nobody in it was coming home.`,
        `Never in {their} entire life had {hero} been so careful. {They} polished the spoon on {their} sleeve, and arranged {their} fingers one by one, and struck the bowl three times, precisely as it had always been meant to sound. It was perfect. On the street an old man took off his hat. <In the hedge a single leaf let go, and that was all.|The hedge remained as silent as a closed door.> "Again," breathed {pal}; and {hero} did it again, and it was every bit as perfect as before, and the silence afterward was every bit as long. {They} looked down at the beautifully polished spoon. It was as though {they} were knocking, extremely politely, at the door of somebody else's house.`,
      ],
    },
    {
      id: "lets-go",
      ...DAWN,
      pose: "kneeling",
      feeling: "surprised",
      with: ["pet curious", "pal excited", "big happy"],
      props: ["thing:spoon", "thing:bowl", "leaf"],
      happening: "{hero} kneels on the step with a fallen spoon, and {pet} is there, with a leaf.",
      B: [
        `"That was right," said {hero}. "So it is wrong!" {They} let go of the spoon. {refrain2}`,
        `Then {hero} knew. The spoon had to fall! {They} let it go. {refrain2} {Pet.he} was home!`,
      ],
      E: [
        `Then {hero} looked at the spoon. "I did everything right," {they} said slowly. "But I never do it right!" So {they} did it again, and <opened|then opened> {their} hand. {refrain2} Out of the hedge, with leaves everywhere, came {pet}!`,
        `Then {hero} understood. "We do not sound like that," {they} said. "That is somebody who can hold a spoon." {They} hit the bowl, looked up, and let go. {refrain2} It came out of the hedge, <very|rather> dirty, and it was {pet}!`,
      ],
      I: [
        `Perfect, thought {hero}. And then {they} thought it once more, differently. {pet} had never in {pet.his} life heard anything perfect at six o'clock. Whoever was tapping so well, it wasn't {hero}! {They} took the spoon as {they} always did, with three fingers and no attention. Tap, tap. {They} looked up at the hedge, thought of {pet}, and opened {their} hand. Clang! It <bounced|danced> down the steps. And somebody in the hedge was suddenly in a great hurry, with a leaf on {pet.his} back, and it was {pet}.`,
        `Suddenly the spoon slipped, and {hero} caught it at the very last moment, and stared at it. Why in the world had {they} caught it? "I'm doing it absolutely right," {they} whispered, "and that is exactly what's wrong!" Tap, went the spoon, and tap, and for the first time ever {hero} deliberately dropped it. <It made a terrible noise on the stone.|It clattered like a falling bucket.> The hedge trembled. First there was a face, and then, covered with bits of leaf, there was all the rest of {pet}.`,
      ],
      A: [
        `Perfect, thought {hero} bitterly; and then {they} thought the word again, and it had turned around. Nothing at six o'clock had ever been perfect. Evening after evening {pet} had come to a person who was unable to hold a spoon, and whoever was tapping so beautifully out here was obviously a stranger. {They} took it as {they} always did, with three fingers and no attention. Tap, tap. {They} lifted {their} eyes to the hedge, and thought of {pet}, and opened {their} hand. Clang! <It leapt down all of the steps, ringing on every one.|It struck the stone, and jumped, and struck it again.> And somewhere in the hedge somebody was all at once in a tremendous hurry, and came directly across the grass, with a leaf on {pet.his} back, and it was {pet}.`,
        `Suddenly {hero's} fingers went weak, and the spoon began to slip, and {they} caught it at the last possible moment. {They} remained like that, staring at {their} own hand. For what possible reason had {they} caught it? "I've been doing it right," {they} whispered to {pal}, "and that is precisely what's wrong!" Tap, said the spoon, and tap. {They} looked up, as {they} had looked up every evening of {pet's} life, and for the first time ever {they} dropped it on purpose. <It made a perfectly appalling noise.|It clanged like a bell that has fallen off its tower.> And at the bottom of the hedge, where there had been nobody at all, there was a face. After the face, with half of the hedge still clinging to it, and without a glance at anybody else, came all the rest of {pet}.`,
      ],
    },
    {
      id: "street-listens",
      ...KITCHEN,
      weather: "clear",
      pose: "sitting",
      feeling: "happy",
      with: ["pet happy", "big happy", "pal happy"],
      props: ["thing:bowl", "thing:spoon"],
      happening: "{hero} sits on the kitchen floor beside {pet}, who is eating from the bowl.",
      B: [
        `{close} It is six. The whole street is still. Tap, tap, oops! {pet} is home. Now they can all eat.`,
        `{close} {pet} ate it all up. At six the street was still. Then it came. Tap, tap, oops!`,
      ],
      E: [
        `{close} {pet} ate the whole bowl and went to sleep in {pet.his} corner. Where had {pet.he} been? {Pet.he} never told. But at six o'clock all the people on the street open a window and <listen|wait>. Tap, tap, oops! Then they can eat, too.`,
        `{close} {pet} ate, as if nothing had happened at all. Nobody clapped. But the woman with the trombone cried into her <hat|sleeve>. At six the whole street was quiet. They heard a tap. They heard one more. "Oops!" said twenty people softly.`,
      ],
      I: [
        `{close} It was the quietest cheer in the world. Twenty people waved their arms without a sound, and several of them cried. {pet} walked through it all to the bowl, and ate, as if {pet.he} had been gone for five minutes. Where {pet.he} had been, {pet.he} never told. That evening, shortly before six, the windows along the street went up. There was a tap. There was another one. Everybody waited. <Then it came, the clang on the kitchen floor.|Oops, said the kitchen floor.> And the windows went down again, and people had their supper.`,
        `{close} {hero} stayed on the kitchen floor all that day, next to {pet}, who slept. Sometimes a bit of leaf fell off {pet.him}. The door had a new latch, and there was soup, and everybody ate it. At six o'clock {they} put down the bowl. <It was remarkably quiet outside.|On the street somebody turned off an engine.> Tap, tap. {pet} looked up, and {hero} looked back, and felt so glad that {their} fingers forgot everything. "Someday you'll get it right," said {big}. From across the street, very softly, came two notes on a trombone.`,
      ],
      A: [
        `{close} It was the quietest cheer that has ever been given. Twenty people threw up their arms without a sound; perfect strangers embraced one another; the trombone was waved to and fro above the hedge. {pet} paid no attention to any of it. {Pet.he} walked up to the bowl and ate, as though {pet.he} had been away for five minutes, and where {pet.he} had been {pet.he} never told. There is a new latch on the door now. And every evening, shortly before six, the windows along the street are pushed up, one after another, by the width of a hand. There is a tap. There is another tap. <The whole street leans a little forward.|Forks are held in the air.> Then something clangs on a kitchen floor; and the windows go down again, and everybody can begin to eat.`,
        `{close} All that day {hero} sat on the kitchen floor, with {their} back against the door and its new latch. {pet} slept in {pet.his} own place in the corner; now and then a bit of leaf fell off {pet.him}, and that was all that anybody ever discovered about the night. {big} made another soup, and it was eaten immediately. Toward six o'clock it became unusually quiet outside, and a bus stopped that had no reason to stop. {hero} set down the bowl and raised the spoon. Tap, tap. {pet} looked up; and {hero}, who had seen {pet.him} all day long, <looked back, and forgot what {they} had in {their} hand|felt as glad as if it were the first time>. "One of these days you'll get it right," said {big}, when it had stopped spinning. From across the street, extremely softly, came two notes on a trombone.`,
      ],
    },
  ],
};
