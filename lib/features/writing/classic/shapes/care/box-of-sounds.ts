import type { Shape } from "@/lib/features/writing/classic/grammar";

const WARD = { place: "hospital-room", time: "afternoon", weather: "clear" } as const;
const HOUSE = { place: "kitchen", time: "afternoon", weather: "clear" } as const;
const PHONE = ["thing:mobile-phone"] as const;

const GRANDPARENTS =
  "grandma grandpa granny grandad granddad grandmother grandfather nana nan gran nanny pops".split(" ");
const IS_THERE =
  "in-hospital is-in-hospital in-the-hospital is-in-the-hospital very-ill is-very-ill very-sick is-very-sick so-ill so-sick seriously-ill";
const LISTED = GRANDPARENTS.flatMap((who) => IS_THERE.split(" ").map((is) => `${who}-${is}`)).join(" ");

export const BOX_OF_SOUNDS: Shape = {
  id: "care/box-of-sounds",
  theme: null,
  wild: 1,
  tags: ["family", "illness", "kind", "listening", "music", "waiting"],
  about: [
    `${LISTED} grandparent-in-hospital visiting-hospital hospital-visit visit-in-hospital visit-in-the-hospital`,
  ],
  premise: "{who} is in the hospital, where it is much too quiet, and {hero} collects the sounds of home.",
  care: ["illness"],
  shows: ["@who", "hospital-room"],
  talk: [
    "Which sounds would you collect from our home?",
    "What do you think was hard for {hero} on the first visit?",
    "What would you like to ask about being in the hospital?",
  ],
  cast: { pal: ["cousin"], who: ["grandmother", "grandfather"], mom: ["mother", "father"], nurse: ["nurse"] },
  refrain: {
    B: ["Hum, hum, hum.", "Hum, hum, hum."],
    E: ["That was how {who's} kitchen sounded.", "That was how {who's} kitchen sounded, even here."],
  },
  beats: [
    {
      id: "hums-then-call",
      ...HOUSE,
      pose: "sitting",
      feeling: "worried",
      with: ["who happy", "mom worried"],
      props: ["cup", "clock"],
      happening: "{hero} sits in the kitchen with {who}, and {mom} is worried.",
      B: [
        `{who} sang in the kitchen. The next day {who.he} was ill. "{Who.he} is in the hospital," said {mom}.`,
        `{who} loved to sing at home. Then {who.he} got ill. "{who} is in the hospital," said {mom}.`,
      ],
      E: [
        `On Sunday {who} stood in the kitchen and hummed, as {who.he} always did. On Monday the phone rang. "{who} is ill," said {mom}. "{Who.his} heart is not working well, and {who.he} is in the hospital."`,
        `When {who} cooked, {who.he} always hummed. {hero} had heard it <every|each> Sunday. Then {mom} sat down beside {them}. "{who} is in the hospital," {mom.he} said. "{Who.his} heart is ill. The doctors are with {who.him}."`,
      ],
      I: [
        `Every Sunday the whole family ate at {who's} house, and {who} hummed while {who.he} was cooking. It was always the same tune, with one wrong note in the middle. But on Monday the telephone rang before breakfast. {mom} listened for a long time, <with one hand on the table|with {mom.his} back to the room>. Then {mom.he} knelt down in front of {hero}. "{who} is in the hospital," {mom.he} said. "{Who.his} heart is ill. The doctors and nurses are looking after {who.him}, day and night."`,
        `{who} could not cook without humming. There was one tune for soup and one for pancakes, and {hero} <could tell supper by the sound|knew both of them by heart>. That was on Sunday. On Monday afternoon it was {mom} who came to the school gate, and {mom.his} eyes were red. "Let's sit on the wall for a minute," {mom.he} said. "{who} is ill. {Who.his} heart suddenly stopped working as it should, and {who.he} is in the hospital. I wanted to tell you myself, and right away."`,
      ],
      A: [
        `As long as {hero} could remember, {who} had hummed while cooking. It was always the same melody, with a wrong note in the middle, which had been repeated until it was the right one. On Sunday {who} hummed over the potatoes as usual. On Monday the telephone rang while it was still dark. {hero} heard {mom} say "yes" several times, each one quieter than the last. Then {mom.he} came and sat on the edge of the bed. "{who} is in the hospital," she said. "I would like you to hear it from me. {Who.his} heart is ill, and {who.he} can't be at home at the moment. There are doctors and nurses with {who.him}, and they never leave {who.him} alone."`,
        `You could always tell what there would be for supper at {who's} house by standing on the stairs and listening. {who} had a melody for soup, and another for pancakes; and if {who.he} forgot the salt, {who.he} stopped in the middle. That was on Sunday. On Monday {mom} was waiting at the school gate, though it wasn't {mom.his} day, and {mom.he} did not have {mom.his} cheerful face on. <They sat down on the wall beside the bicycles.|{Mom.he} took {hero} over to the wall.> "{who} is seriously ill," she said, "and the illness is in {who.his} heart. {Who.he} was taken to the hospital this morning, and the doctors are helping it to beat. I have told you everything that I know, and when I know more you will know it, too."`,
      ],
    },
    {
      id: "asks-mom",
      place: "bedroom",
      time: "night",
      weather: "clear",
      pose: "hugging",
      feeling: "sad",
      with: ["mom calm"],
      props: ["thing:bed", "blanket"],
      happening: "{hero} hugs {mom} beside the bed at night.",
      B: [
        `"Did I make {who.him} ill?" said {hero}. "No," said {mom}. "No one did. You may ask me all day."`,
        `"Will {who} come home?" said {hero}. "I do not know yet," said {mom}. {Mom.he} held {them} so tight.`,
      ],
      E: [
        `At bedtime {hero} had two questions. "Is it because I was too <loud|wild>?" {they} asked. "No, nobody made {who.him} ill," said {mom}. "Will {who.he} get well and leave the hospital?" {mom} held {them}. "I hope so, but I don't know yet."`,
        `"Did {who} get ill because of me?" {hero} whispered. "No, never," said {mom}. "A heart can get ill, and no one did it." {Mom.he} stayed with {them} until the hospital was not so <big|dark> any more.`,
      ],
      I: [
        `At night the questions came. "Is it because I jumped on {who's} back on Sunday?" asked {hero} in the dark. {mom} was there immediately. "Nothing that you did or said or thought can make a heart ill," {mom.he} said. That was the heaviest question. "Will {who.he} get well again?" asked {hero} then. "I am hoping it every minute," {mom} answered <slowly|after a moment>. "But I don't know it yet, and neither do the doctors in the hospital. I promise that I will always tell you the truth."`,
        `{hero} could not sleep. "Is it because we argued about the peas?" {they} asked. "Nobody is to blame, not you and not {who} and not the peas," said {mom}, who couldn't sleep, either. Then came the question that had been waiting behind the others. "Could {who} die?" {mom} held {them} tighter. "Some people die when their heart is ill, and many people recover," {mom.he} said slowly. "The doctors in the hospital are doing everything they can." They <both cried|cried together> a bit, and that was allowed.`,
      ],
      A: [
        `During the night the questions came, in order of size. Was it contagious, and did it hurt? It was not contagious, and {who} was being given something against the pain. "On Sunday I jumped on {who.his} back from the stairs," {hero} whispered finally, and this one had been lying underneath all of the others like a stone. {mom} turned on the lamp, in order to be believed. "Nothing that you do, or say, or imagine can make a heart ill," {mom.he} said, "and absolutely nobody is to blame for it." <"And will {who.he} get well?" asked {hero}.|"Will {who.he} come home again?" asked {hero}.> "That is what I'm hoping for," said {mom}. "I can't promise it, and the hospital can't, either; but I do promise always to tell you the truth about it, and to be here when I do."`,
        `"Are you asleep?" {hero} asked the wall. "No," answered {mom} from the other side of it, and came over in {mom.his} socks. {hero} wished to know whether {they} had caused it, by quarreling about the peas. "Definitely not," said {mom}. "A heart can become ill exactly like a knee or a tooth, and there's nobody in the entire world whose fault it is." There was another question, and it required a great deal of breath. "Can {who} die of it?" {mom} didn't pretend that {mom.he} hadn't understood. "It is possible to die of it, and many people recover," {mom.he} said, <holding {them} very close|with {mom.his} cheek against {their} hair>. "In the hospital they are doing everything they can, tonight as well. You may be sad and frightened, and so am I, and we will be it together."`,
      ],
    },
    {
      id: "first-visit",
      ...WARD,
      pose: "standing",
      feeling: "worried",
      with: ["who sleepy", "mom calm"],
      props: ["thing:hospital-bed"],
      happening: "{hero} stands worriedly in the hospital room near {who} and {mom}.",
      B: [
        `They went to see {who}. How small {who.he} was in that bed! {hero} hid behind {mom}.`,
        `{who} was in a big white bed. There was a tube! {hero} was afraid and did not go near.`,
      ],
      E: [
        `On Wednesday they went to the hospital. {who} lay in a high bed with wheels. There was a tube in {who.his} arm, and {who.his} voice was very <thin|small>. {hero} wanted to run to {who.him}. But {their} feet did not.`,
        `The hospital smelled of soap. {who} was as white as the <pillow|sheet>, and a machine went beep. "Hello, my treasure," {who.he} said. {hero} hid behind {mom} and did not say a word.`,
      ],
      I: [
        `On Wednesday they were allowed to visit. The hospital had long corridors, and it smelled of soap and soup. {hero} had been looking forward to it. But in the high white bed lay somebody much smaller, with a tube in one arm, and hair that nobody had combed. "There you are," said the somebody, in a thin voice. {hero} knew that {they} ought to <run over|give {who.him} a kiss>. {Their} legs would not do it. {They} looked at the floor until the visit was over.`,
        `{hero} had painted a picture and practiced what to say. Then the door of the hospital room opened, and it was all gone. A machine was beeping. There was a bag on a pole, and a tube led to {who's} hand, <the one for the spoon|which was bandaged>. {who} smiled, but even the smile looked tired. {hero} stepped behind {mom} and held on to {mom.his} coat. {They} stayed there for the whole half hour, and the picture got crumpled.`,
      ],
      A: [
        `{hero} had imagined it differently. {They} had thought that {who} would be sitting up in bed in the hospital, as {who.he} did with a cold, and complaining about the tea. But the room was dim, and a machine was beeping, and in the high bed with the rails lay somebody who was too small. There was a tube taped to one hand. The hair, which {who} was particular about, was flat on one side. "There you are, my treasure," said a voice like paper. {hero} loved {who} more than practically anyone, <and {their} feet refused to move|and still {they} couldn't take one step>. {They} studied the pattern on the floor for half an hour. When it was time to leave {they} waved from the door, with one finger, and {was} ashamed the whole length of the corridor.`,
        `The hospital was like a city, with streets and elevators and its own weather, which smelled of soap. {hero} had brought along a painting, and three jokes. {They} forgot all of it in the doorway. A green line was jumping across a screen; from a bag on a pole a tube ran down to the back of {who's} hand; and {who}, who had always been the largest thing in any kitchen, hardly made a bump in the blanket. {hero} got behind {mom's} coat. <It wasn't {who} that frightened {them}, it was everything that was fastened to {who.him}.|{They} didn't mean to; it was where {they} found {themselves}.> Through a buttonhole {they} could see that {who} was looking for {them}, and smiling, and that the smile had to be held up like something heavy.`,
      ],
    },
    {
      id: "nurse-explains",
      ...WARD,
      pose: "standing",
      feeling: "curious",
      with: ["nurse happy", "who sleepy"],
      props: ["thing:hospital-bed"],
      happening: "{hero} stands in the hospital room beside {nurse} while {who} rests.",
      I: [
        `On Thursday there was a nurse in the room, called {nurse}. "You look like somebody with questions," {nurse.he} said. {hero} had not known that you may ask. So {nurse} explained everything. The tube was for medicine, because that way {who} needn't swallow it. The beeping was {who.his} heart, <and so were the green mountains|like the green mountains> on the screen. "And the wires can't hurt anybody." {hero} touched one, and it was perfectly ordinary. When you knew what the things were for, they took up less room.`,
        `"The green line is my favorite," said {nurse}, who had come to change the bag. "Each of those little mountains is a heartbeat." {hero} came out from behind the coat, since nobody had told {them} that there were mountains. {nurse} let {them} count for a whole minute, and it was eighty-one. {Nurse.he} explained the tube, and the pole, <and the bed that could sit up by itself|and even the button for the bed>. Nothing in the hospital was there to frighten people. Everything had a job, and its job was {who}.`,
      ],
      A: [
        `The next day a nurse was in the room. It was {nurse}, who noticed the shoes beneath {mom's} coat. "I'm always pleased to explain things," {nurse.he} remarked to nobody in particular, "and nobody ever asks me." {hero} put {their} head out. So {nurse} showed {them} around the bed, as you would show somebody around a ship. The tube was for medicine and water, so that {who} needn't bother to swallow. The wires were merely listening, and drew little green mountains on a screen. And the beeping was no alarm at all; <it was {who's} own heart, counted out loud|it was the sound of {who's} heart, said by a machine>. {hero} listened to it again, now that {they} knew who was speaking. It was surprising how much smaller a hospital becomes when each thing in it has a name.`,
        `"Do you see the mountains?" inquired a voice. It belonged to {nurse}, who was hanging up a new bag and pointing with {nurse.his} chin at the screen. {hero} saw them at once, a whole range of little green peaks, marching from left to right. "Every one of them is a beat of {who's} heart. I watch them all night long, from my desk. If a single one looked odd, I'd be here before it was finished." {hero} had come out without noticing it. <{They} counted the mountains for an entire minute, and there were eighty-one.|In a minute there were eighty-one of them.> Then {nurse} explained the tube, and the pole, and the button that makes the bed sit up. Nothing there had been put there to frighten anybody. It was all on {who's} side.`,
      ],
    },
    {
      id: "too-quiet",
      ...WARD,
      pose: "sitting",
      feeling: "calm",
      with: ["who calm", "mom calm"],
      props: ["thing:hospital-bed", "thing:chair"],
      happening: "{hero} sits by the bed in the hospital room and listens to {who}, and {mom} is calm.",
      B: [
        `"It is so quiet here," said {who}. "I miss how my home sounds." They held hands.`,
        `"It was the tube. I was afraid," said {hero}. "So was I," said {who}. "It is too quiet here."`,
      ],
      E: [
        `"I was scared of the tube," {hero} told {who} the next time. "So was I," said {who}. "But the worst is that a hospital is so quiet. I only hear a machine. I miss the <sounds|sound> of my kitchen."`,
        `The next day {hero} went right up to the bed. {who} took {their} hand. "What do you need here in the hospital?" asked {hero}. {who} had to think about it. "There is no clock, and no <gate|kettle>," {who.he} said. "I can't sleep, because I miss the sound of my house."`,
      ],
      I: [
        `{hero} sat down on the chair, quite close. "I hid from you on Wednesday, because I was scared of all that," {they} said. {who} patted the blanket. "Naturally you were scared, and so was I, <and I had nobody's coat|and I was in the bed>." {hero} laughed, and so did {who}, carefully. "Is there anything you need?" asked {hero}. {who} considered it with closed eyes. "It's too quiet in the hospital," {who.he} said. "I lie awake and listen for the gate, and the kettle, and that silly clock."`,
        `"May I hold the hand without the tube?" asked {hero}. It was cooler than usual, and it was the same hand. They sat like that and didn't say much, <and it was nearly like Sunday|and the beeping continued>. "I'm sorry that I hid," said {hero} after a while. "I wanted to hide myself," answered {who}. "Do you know what I would really like? I would like to hear my stairs creak, because everything in a hospital is so quiet."`,
      ],
      A: [
        `This time {hero} pulled the chair up until {their} knees touched the rail. "I was frightened on Wednesday," {they} said quickly, "not of you, but of everything that was fastened to you." {who} turned {who.his} head upon the pillow. "Naturally, because I was frightened of it myself, and there was nobody's coat for me to hide behind." They looked at each other, and then they both laughed, {who} rather cautiously, on account of the wires. <"What do you miss the most?" asked {hero}.|"What is the worst thing here?" asked {hero}.> "You would imagine that it's the food," said {who}, after considering it, "but actually it's the quiet. I lie awake in this hospital and listen for the gate, and the third stair, and that ridiculous clock. I had no idea that I knew them all by heart."`,
        `"Would it hurt if I held that hand?" asked {hero}, and pointed to the one without a tube. {who} laid it on the blanket, open. It was cooler than usual, but it fitted, as it had always fitted. For a time they merely sat there. The visit seemed to be made of that. "I'm sorry about hiding," {hero} said eventually. "I would have hidden, too, if there had been sufficient room," said {who}, and gazed at the window, which could not be opened. <"Nothing creaks here," {who.he} continued.|"I can't sleep in this place," {who.he} continued.> "In a hospital all of the doors are extremely polite. At home I can tell the time from the kettle, and from the gate I can tell who is coming; but here absolutely nothing knows me."`,
      ],
    },
    {
      id: "bus-idea",
      place: "bus-inside",
      time: "evening",
      weather: "rain",
      pose: "thinking",
      feeling: "curious",
      with: ["mom curious"],
      props: PHONE,
      happening: "{hero} thinks on the bus in the evening beside {mom} with a phone.",
      I: [
        `On the bus home {hero} wrote with one finger on the wet window. The hospital stayed behind them, with all of its lights. "Is a sound heavy?" {they} asked suddenly. {mom} was used to difficult questions. "I don't believe so," {mom.he} said. "Then you can carry it," said {hero}, "even <on a bus|in a pocket>." {They} looked at {mom's} old telephone, which could still record. If {who} couldn't go to {who.his} house, perhaps the house could come to {who}. At least the part of it that you can hear.`,
        `The bus was full of sounds. The doors sighed, the wipers squeaked, and somebody's bag had a little bell on it. {hero} leaned {their} head on {mom's} shoulder and listened. At the hospital stop a man got in who was humming, <without knowing it|just to himself>. And there was the idea! "Can your old telephone still record anything?" {they} asked {mom}, and {mom} believed that it could. {hero} was already counting on {their} fingers. There was the gate, and the third stair, and the kettle.`,
      ],
      A: [
        `On the bus {hero} put {their} forehead against the window and watched the hospital grow small. It had hundreds of lit windows, and behind every one of them was somebody's {who}. You can't take a house to a hospital. You can't bring along a kitchen, or a gate, or a staircase with a bad third step, because they are fastened to the ground. But what was it that {who} had said? {Who.he} hadn't said that {who.he} wanted the gate. <{Who.he} wanted to hear it.|{Who.he} had wanted to hear it.> "{Mom}," said {hero} slowly, "how much does a sound weigh?" {mom} looked at {them}; and then, being {mom}, {mom.he} reached into {mom.his} bag and took out the old telephone with the cracked corner, which could still record.`,
        `They traveled home through the rain, and for the first time in {their} life {hero} listened to a bus. The doors sighed when they opened. The wipers had two different squeaks, one for going and one for coming back. A woman got in at the hospital, sat down, and began to hum under her breath, <as people do when nobody needs anything from them|and didn't know that she was doing it>. {hero} sat up straight. It is possible to be homesick with your ears; {who} was. And for the ears it might be enough if the sounds came by themselves. "I need your old phone," {they} told {mom}, "and the key to {who's} house, and {pal}, because it takes two people to do the gate."`,
      ],
    },
    {
      id: "gate-stairs",
      place: "garden",
      time: "afternoon",
      weather: "clear",
      pose: "kneeling",
      feeling: "determined",
      with: ["pal excited", "mom happy"],
      props: ["gate", "thing:mobile-phone"],
      happening: "{hero} kneels by a gate in the garden with a phone beside {pal} and {mom}.",
      B: [
        `{hero} and {pal} went to {who's} home. They got the sound of the gate. They got the bell!`,
        `"{who} can hear it in the hospital," said {hero}. {pal} shut the gate. Bang! They got it.`,
      ],
      E: [
        `On Saturday {hero} went to {who's} house with a phone. {Their} cousin {pal} came, too. "We will bring the sounds to the hospital," said {hero}. First they got the gate, which <cried|squeaked> like a cat. Then they got the third stair.`,
        `"Be quiet now," said {hero}, and held up the phone. {pal} pushed {who's} garden gate. Eeeek! "That is one for the hospital," said {hero}. They got the doorbell, too, and the bird in the <tree|hedge>.`,
      ],
      I: [
        `On Saturday {hero} and {pal} stood at {who's} gate with the old telephone. {pal} was {their} cousin, and {who} belonged to {pal.him}, too. "Ready?" whispered {hero}. {pal} pushed, and the gate gave its long complaint, like a cat that's been stepped on. They got it on the second try, because on the first one they had giggled. Then they took the doorbell, <the blackbird in the hedge|the neighbor's rooster>, and all fourteen stairs. The third was so good that they recorded it twice. "The hospital won't know what hit it," said {pal}.`,
        `{mom} unlocked {who's} house, and it was as if it had been holding its breath. {hero} and {pal} went around with the phone like two people catching butterflies. {pal}, {their} cousin, worked the things, and {hero} recorded them. The garden gate squeaked beautifully. The letter slot clapped. <The third stair groaned twice, once for each foot.|The third stair was the star of them all.> "We've got seven sounds for the hospital already," reported {pal}. It was odd, but they had both been sad when they arrived, and now their sadness had something to do.`,
      ],
      A: [
        `On Saturday they began at the garden gate, since that was where {who's} house began. {pal} was {hero's} cousin, and had as much right to {who} as {they} had. "Slowly," ordered {hero}, holding up the telephone, "and don't breathe." {pal} leaned on the gate, and it uttered its long, offended squeak, like a cat that has been sat upon. On the first attempt they had laughed, and so they had to do it again. They recorded the letter slot, the blackbird, and fourteen stairs, of which the third was so magnificent that it was taken from both directions. <"They'll be astonished at the hospital," said {pal}.|"Nobody at the hospital has stairs like these," said {pal}.> They had both been crying that week, separately. It was a relief to have something to do with it.`,
        `When {mom} unlocked the door of {who's} house, they hesitated, because it had never before been silent at that hour. {hero} took the telephone out of {their} pocket. {pal}, {their} cousin, who was good with {pal.his} hands, operated whatever could be operated, and {hero} stood close and recorded it. They took the gate with its rising squeak, and the third stair, and the bathroom door, which always said something like "Norway." <They worked in whispers, like people in a museum.|They had never listened to it so carefully.> "What if they don't allow noise at the hospital?" {pal} wanted to know. "This isn't noise," answered {hero}. "It's {who's} house. It is only going for a visit."`,
      ],
    },
    {
      id: "kitchen-sounds",
      ...HOUSE,
      pose: "reaching",
      feeling: "happy",
      with: ["pal happy", "mom happy"],
      props: ["clock", "thing:mobile-phone", "cup"],
      happening: "{hero} reaches toward a clock in the kitchen with a phone, and {pal} and {mom} are happy.",
      E: [
        `In the kitchen they caught the kettle and the <loud|old> clock. They got the spoons, and the rain on the window. "{who} will hear it all in the hospital," said {pal}. They were almost happy.`,
        `The best sounds were in the kitchen. The clock said tock, and never tick. The kettle began to <sing|whistle>. {mom} stirred in a pot with {who's} own spoon. "It sounds like Sunday," {mom.he} said, and wiped {mom.his} eyes.`,
      ],
      I: [
        `The kitchen was the richest place of all. The clock said tock, tock, tock, because it had lost its tick before {hero} was born. The drawer with the forks stuck, jumped, and crashed. They recorded the kettle, and a minute of nothing, which had a fly in it. {mom} took {who's} wooden spoon and stirred in an empty pot, and {mom.his} face was strange. <"I learned to walk to that sound," she said.|"I did my homework to that sound," she said.> {hero} hadn't really considered that {who} in the hospital was {mom's} own parent.`,
        `"Now the difficult ones," said {hero} in the kitchen. A clock is easy, but how do you record a tablecloth? They tried it anyway. They took the fork drawer, and the fridge, and the kettle from its first murmur to its last scream. They even recorded nothing, for a whole minute, because in {who's} kitchen even nothing has a sound, <and a fly|namely a fly>. {mom} stood at the window with {mom.his} arms around {mom.him}self. "You've thought of everything," {mom.he} said. "The hospital will smell of soup."`,
      ],
      A: [
        `In the kitchen they hardly knew where to begin. The clock said tock, and only tock, since its tick had been lost before {hero} was born. The drawer with the forks resisted, gave up suddenly, and crashed like an orchestra. They recorded the kettle from the first murmur to the final shriek. They even recorded a minute of nothing, with a fly in it. Then {mom} picked up {who's} wooden spoon, and without being asked she stirred it around and around in an empty pot. "I learned to walk to that," she said, <and had to turn to the window|in quite a young voice>. It had never properly occurred to {hero} that the person in the hospital had once carried {mom} around this very table on one arm.`,
        `"Some of these will be a challenge," {hero} told {pal}. The clock presented no difficulties, and neither did the fork drawer, which jams and leaps out like a tiger; but there was also the tablecloth, and the light over the stove, which only hums if you are hungry. They recorded the kettle twice. They recorded a full minute of nothing at all, because the nothing in that kitchen is different from any other, and contains a <refrigerator|clock> and a fly. {mom} had been standing in the doorway for some time. "When you play that in the hospital," {mom.he} said, with a voice that wasn't entirely steady, "somebody is going to smell potatoes."`,
      ],
    },
    {
      id: "one-missing",
      ...HOUSE,
      time: "evening",
      pose: "sitting",
      feeling: "sad",
      with: ["pal sad", "mom calm"],
      props: ["thing:mobile-phone", "clock"],
      happening: "{hero} sits sadly in the kitchen with a phone near {pal} and {mom}.",
      B: [
        `But one sound was not there. It was {who}! No one sang. {hero} began to cry, and so did {pal}.`,
        `The home was not right. {who} did not sing in it. "We can't get that one," said {hero}.`,
      ],
      E: [
        `Then they played it all. There was the gate, and the clock, and the kettle. But it was not <right|whole>. "{who} is not in it," said {hero}. The hum was missing. It was in the hospital, with {who}. They all cried a little.`,
        `"One is missing," said {pal}. They all knew which one. Nobody was humming. {hero} tried to do it, but it came out <wrong|too high>. "That sound is in the hospital," said {mom}, and put {mom.his} arms around them.`,
      ],
      I: [
        `When they had everything, they sat down at the table and played it from the beginning. The gate squeaked, the stairs groaned, the clock said tock. It was perfect, and it was wrong. "There's nobody home," said {hero}. The humming was missing, with the wrong note in the middle. {They} tried to hum it {themselves}, <but {their} voice broke|but the wrong note came out right>. Nobody could do that sound but {who}, and {who} was lying in the hospital. They put their heads together over the phone and were sad, all three.`,
        `They had twenty-six sounds. {pal} counted them, and {hero} played them one after another on the kitchen table. It was {who's} house from top to bottom. <And still something was missing.|But it sounded empty.> "It's the tune," said {mom} quietly, "the one for soup." You can't record somebody who isn't there. {hero} felt the tears coming, and let them come. It was the first time that all of them had cried together since {who} went into the hospital. {pal} passed the kitchen towel around.`,
      ],
      A: [
        `In the evening they set the telephone in the middle of the table and listened to it from beginning to end. The gate opened, the third stair complained, the kettle rose to its shriek. It was {who's} house to the last detail; and when it was over, nobody said anything. "It sounds as if there were nobody home," said {hero} finally. The humming was missing. You couldn't record it, since the person it belonged to was in the hospital; and when {hero} attempted it {themselves}, <{they} got the wrong note right|it came out in the wrong place>, and that was the end of everybody's courage. They cried, {mom} as well, around a kitchen table with four chairs. It wasn't a disaster. It was simply how much they missed {who.him}, and it had to go somewhere.`,
        `There were twenty-six of them. {pal} had drawn up a list, and {hero} played them in order, from the gate to the nothing, with {their} chin on {their} arms. Every individual sound was right, and nevertheless the whole of it was not. It took them a moment to discover the reason. "It's the song for soup," said {mom} from the doorway. In all those years the kitchen had never existed without somebody humming in it. {hero} began to cry, and then {pal}, <and then {mom} came and made it three|and {mom} sat down between them>. "It's in the hospital," {hero} said, as soon as {they} could manage it, "and it is the only sound that isn't here." And then {they} hesitated, and listened to what {they} had said.`,
      ],
    },
    {
      id: "plays-sounds",
      ...WARD,
      pose: "holding",
      feeling: "excited",
      with: ["who surprised", "mom happy"],
      props: ["thing:mobile-phone", "thing:hospital-bed"],
      happening: "{hero} holds a phone by the bed in the hospital room, and {who} is surprised.",
      B: [
        `In the hospital {hero} let {who} hear it. "My gate!" said {who}. "My clock! I am at home!"`,
        `{who} shut {who.his} eyes in the hospital bed. "That is my home," {who.he} said. {hero} was so glad.`,
      ],
      E: [
        `On Sunday {hero} put the phone on the hospital bed. "Shut your eyes," {they} told {who}. Eeeek! "My gate!" said {who}. "Now I go in. There is the stair. There is my <silly|old> clock!" {Who.he} was smiling all over {who.his} face.`,
        `"We brought you something," said {hero} in the hospital. {who} listened. First {who.he} looked surprised, and then {who.he} went very <still|quiet>. "That is my kettle," {who.he} said. "Oh, you wonderful children. I am in my kitchen."`,
      ],
      I: [
        `On Sunday they all went to the hospital, because {nurse} had said that it would be all right. {hero} laid the telephone on the pillow. "Close your eyes," {they} said, and pressed the button. The gate squeaked. {who} listened without moving. "I'm at the gate," {who.he} murmured. "Now I'm on the stairs, <and mind the third one|and there's the third one>. That's my clock." {Who.he} walked through the whole house without getting up, room by room, touching everything. When the fork drawer crashed, {who.he} laughed so much that the green mountains hopped.`,
        `"It isn't flowers," said {hero}, "it's twenty-six sounds." {They} had asked {nurse} first, and {nurse} had closed the door and stayed. The gate was the beginning. {who} lay quite still, and listened to it squeak. <Two tears ran down sideways into {who.his} ears.|{Who.his} hand felt for {hero's} hand.> "You've brought my house to the hospital," {who.he} said. {Who.he} wanted to hear the kettle again, and the third stair, and the minute of nothing. "There's a fly in it," said {who} happily. "I know that fly."`,
      ],
      A: [
        `Visiting hour on Sunday began at two. {hero} had inquired of {nurse} whether it was permitted, and {nurse} had answered that {nurse.he} would have forbidden them not to. {They} laid the telephone upon the pillow and asked {who} to close {who.his} eyes. Then the gate squeaked, in the middle of the hospital, long and offended. "I'm coming up the garden path," {who.he} said after a moment, "and in a minute there will be that <terrible|wretched> third stair." {Who.he} wandered through the entire house with closed eyes, from room to room. And when the drawer full of forks came crashing down, {who.he} laughed until the little mountains on the screen were hopping.`,
        `"We haven't brought any grapes," announced {hero}. "We have brought the house." {nurse} closed the door of the hospital room, and was careful to be on the inside of it. For the first few seconds {who} merely looked polite. Then the gate reached the top of its squeak, where it always catches, and {who.his} expression changed. {Who.he} felt for {hero's} hand, <and sound after sound, they went in together|and they walked in together>. There was the clock that has only a tock, and there was the kettle, beginning far away. {who} particularly requested the nothing, and wanted to hear it twice. "I recognize that fly," {who.he} said, and {who.his} eyes were swimming. "I have been lying here wondering who was looking after it."`,
      ],
    },
    {
      id: "who-hums",
      ...WARD,
      pose: "sitting",
      feeling: "surprised",
      with: ["who happy", "mom happy"],
      props: ["thing:mobile-phone", "thing:hospital-bed"],
      happening: "{hero} sits with a phone in the hospital room beside {who} and {mom}, who are happy.",
      E: [
        `When the kettle sang, {who} began to hum. It was soft, but there was the wrong note! {hero} did not <move|breathe>. {They} let the phone record it, right there in the hospital. Now nothing was missing. {refrain2}`,
        `The pot was stirred, and the clock said tock. And then {who} hummed along, <softly|quietly>, with {who.his} eyes shut. {mom} took {hero's} hand. "There it is," {mom.he} whispered. The phone was still on. {refrain2}`,
      ],
      I: [
        `Then came the spoon in the pot, around and around. {who's} lips moved. {hero} held {their} breath, because it started so quietly that it might have been the machine. It was the tune for soup. It was thin, and it had to rest in between, but it was the right tune, and in the middle came the wrong note, <exactly where it belonged|as wrong as ever>. {hero} looked at the phone, and with one finger {they} pressed "record." So the last sound was collected in the hospital. It was number twenty-seven.`,
        `When the stirring began, something happened that nobody had asked for. {who} hummed. {Who.he} didn't seem to notice it; {who.his} hand was stirring a bit on the blanket, and the tune came along by itself. <It was slower than at home.|It was softer than at home.> {mom} put {mom.his} hand over {mom.his} mouth. {hero} thought of the kitchen, which had been waiting for a whole week, and pressed the red button. Behind the humming you can hear the beeping of the hospital, if you listen carefully. It keeps time.`,
      ],
      A: [
        `At the very end came the wooden spoon, going around in the empty pot. {who's} fingers had begun to move upon the blanket. And then, so quietly that {hero} at first suspected the machine, somebody was humming. {who} had no idea that {who.he} was doing it. It was slower than at home, and it had to stop for breath at the corners; but it was the song for soup, and in the middle of it, precisely in its place, stood the wrong note. {mom} held on to the rail of the bed. <{hero} knew what had to be done.|{hero} did not dare to move more than a finger.> {They} slid {their} hand across the pillow and pressed the red button. The hospital had had the last sound all along, and now it was giving it back.`,
        `The last recording but one was {mom}, stirring an empty pot. {who} listened with {who.his} head to one side, like a cook. "More salt," {who.he} murmured; and after that, since {who.his} hand was stirring in any case, {who.he} started to hum. Nobody had asked {who.him} to. It was a thin, unhurried humming, with pauses in it for breathing, and the beeping of the hospital kept time underneath. They were all waiting for the wrong note. <It came, and it was glorious.|It arrived, and {mom} squeezed {hero's} hand.> {hero} had pressed the button without taking {their} eyes off {who}. You can't make somebody well by pressing a button, and {they} knew that. But you can keep a thing like this.`,
      ],
    },
    {
      id: "good-night-phone",
      ...WARD,
      time: "evening",
      pose: "hugging",
      feeling: "calm",
      with: ["who sleepy", "mom calm"],
      props: ["thing:mobile-phone", "thing:hospital-bed"],
      happening: "{hero} hugs {who} in the hospital room in the evening near a phone, and {mom} is calm.",
      B: [
        `Then {who} sang a bit! They got that, too. {hero} gave {who} a kiss. "I will be back on Monday."`,
        `{who} was still ill. But {who.he} sang, and then {who.he} went to sleep. {hero} held {who.his} hand.`,
      ],
      E: [
        `{who} was still ill, and nobody knew for how long. But {who.he} ate <four|five> spoons of soup that evening, and {who.he} kept the phone under the pillow. {hero} hugged {who.him}, tube and all. "I will come to the hospital on Tuesday," {they} said.`,
        `Now the sounds of home live in the hospital, and the hum lives at home. Every <night|evening> {hero} listens to it once. {who} is still ill. But {who.he} sleeps better now. On Tuesday they will visit again.`,
      ],
      I: [
        `The doctors did not know yet how long {who} would have to stay. {who} was still ill, and some days were better than others. But that evening {who.he} ate five spoons of soup, and complained about all five, which {mom} said was a good thing. {hero} hugged {who.him} carefully, around the tube. The phone stayed in the hospital, under the pillow, and {hero} took the hum home <in {their} pocket|with {them}>. "See you on Tuesday," said {hero}. "Mind the third stair," said {who}.`,
        `Not everything was all right. {who's} heart was still ill, and nobody in the hospital could say when {who.he} would come home. But at night, when it was too quiet, {who.he} put the phone to {who.his} ear and went in by the gate. Usually {who.he} got as far as the kettle before falling asleep. At home {hero} had the other half, <with a wrong note in the middle|with some beeping in it>. On Tuesday {they} walked down the long corridor by {themselves}, ahead of {mom}, because {they} knew the way.`,
      ],
      A: [
        `Nobody could say how it would go on. {who's} heart was still ill; there were better days and worse ones, and {mom} kept {mom.his} promise and told {hero} about both. But that evening {who} ate five spoonfuls of the hospital's soup, and criticized each of them, and {nurse} wrote it down as if it were a victory. {hero} put {their} arms around {who.him}, tube and wires and all, since {they} knew by now where everything went. The old telephone remained under the pillow. <"When I can't sleep, I shall simply go home for a little," said {who}.|"I'll be wandering around in there tonight," said {who}.> {hero} had copied the humming onto {mom's} telephone, in order to have {who} in {their} pocket. "I'll be back on Tuesday," {they} promised. "Mind the third stair," said {who}, and closed {who.his} eyes.`,
        `The sounds stayed in the hospital, beneath {who's} pillow. On some nights they were not needed, and on others they were played twice. According to {nurse}, {who.he} generally got in at the gate, managed the stairs, and was asleep before the kettle. It didn't make {who.his} heart any better; that was the business of the doctors, and they couldn't promise anything. But {who} was no longer lying there with nothing that knew {who.him}. And on Sunday, when the family sat in {who.his} kitchen, {hero} <put a phone on the windowsill|took out a phone>, and pressed the button. For the length of one soup somebody hummed, with a wrong note in the middle, and a beeping that kept time. On Tuesday {hero} went down the long corridor ahead of everyone. {They} knew the way.`,
      ],
    },
  ],
};
