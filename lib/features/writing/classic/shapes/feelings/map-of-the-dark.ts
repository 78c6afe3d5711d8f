import type { Shape } from "@/lib/features/writing/classic/grammar";

const BEDROOM_NIGHT = { place: "bedroom", time: "night", weather: "clear" } as const;
const KITCHEN_NIGHT = { place: "kitchen", time: "night", weather: "clear" } as const;
const BEDROOM_MORNING = { place: "bedroom", time: "morning", weather: "clear" } as const;
const BEDROOM_EVENING = { place: "bedroom", time: "evening", weather: "clear" } as const;
const BEDROOM_NIGHT_WIND = { place: "bedroom", time: "night", weather: "wind" } as const;
const LIVING_ROOM = { place: "living-room", time: "night", weather: "wind" } as const;
const KITCHEN_NIGHT_WIND = { place: "kitchen", time: "night", weather: "wind" } as const;
const BEDROOM_NIGHT_STARRY = { place: "bedroom", time: "night", weather: "starry" } as const;

export const MAP_OF_THE_DARK: Shape = {
  id: "feelings/map-of-the-dark",
  theme: null,
  wild: 3,
  tags: ["dark", "night", "bed", "brave", "family", "afraid"],
  about: ["dark darkness lights-out night-light lamp fear-of-the-dark afraid-of-the-dark scared-of-the-dark"],
  premise: "{Hero} draws a map of the dark, and one night the whole house needs it.",
  shows: ["light-bulb", "star", "thing:flashlight", "lantern"],
  talk: [
    "What did {hero} find out about the dark?",
    "Which shapes in your room look different at night?",
    "What helps you when the lights are out?",
  ],
  cast: {
    pal: ["cat", "dog", "rabbit", "mouse", "owl", "bear", "dragon", "robot"],
    mom: ["mother", "father"],
  },
  refrain: {
    B: ["The dark was big.", "The dark was full of stars."],
    E: ["It was dark, dark, dark.", "It was dark, dark, dark, and full of stars."],
  },
  beats: [
    {
      id: "keeps-lamp",
      ...BEDROOM_NIGHT,
      pose: "sitting",
      feeling: "worried",
      with: ["pal calm", "mom calm"],
      props: ["light-bulb", "star"],
      happening: "{hero} sits in the bedroom at night with the light on, and looks at a star.",
      B: [
        `{open} "Keep the lamp on!" said {hero}. {refrain} The stars by the bed did not shine.`,
        `{open} {hero} did not like the dark. {They} kept the lamp on. {Their} new stars did not shine.`,
      ],
      E: [
        `{open} {hero} slept with the lamp on, because of the dark. Grandma had sent a bag of stars, and they were up on the ceiling. But they never <glowed|shone>. "They are broken," said {hero}.`,
        `{open} Every night the lamp had to be on, and the door had to be open. {hero} did not <like|trust> the dark. Over the bed were new stars from Grandma. They did not shine at all. "Maybe they are old," said {pal}.`,
      ],
      I: [
        `{open} {hero} had a lamp beside the bed, and it was never turned off, because somebody had to keep an eye on the dark. Above the bed hung a whole sky of paper stars, a present from Grandma. "They glow," it said on the bag. Unfortunately they were as green and dull as <cold peas|old lettuce>. "I think they are broken," said {hero}. {mom} looked at the lamp, and then at the ceiling, and only said, "Perhaps they need something."`,
        `{open} It wasn't the night that {hero} minded; it was the dark that came with it. So the lamp beside the bed was left on until morning, and the dark had to wait in the hall. Grandma had sent a bag of stars for the ceiling, forty of them. <Not a single one of them was shining.|They were supposed to shine, and not one of them did.> "What a pity," said {pal}. "They are probably broken."`,
      ],
      A: [
        `{open} The night was allowed to have the street, the garden, and the stairs, but not {hero's} room. In {hero's} room there was a lamp, and it burned from supper until breakfast. Nobody could say what the dark would have done there, since it had never been let in. On the ceiling hung forty stars that Grandma had sent, in a bag that said "Guaranteed to Glow." They had been up there for a week, pale and greenish, like something that has been <washed too often|left on a plate>, and they had not glowed once. "I will write to the shop," said {hero}. {mom} glanced from the stars to the lamp, and seemed about to say something, and kissed {them} good night instead.`,
        `{open} {hero} would have told you that {they} {was} not afraid of anything, and it would have been perfectly true as long as the lamp was on. When it was off there was the dark. It began under the bed, and went all the way up. So the lamp stayed on from evening until morning, and {pal} slept with one paw, or whatever there was, over {pal.his} eyes. From the ceiling looked down forty stars that Grandma had sent in the mail. According to the bag they were supposed to shine; according to {hero} they were forty bits of green plastic. <"I wouldn't call it a sky," said {pal}.|"Perhaps they are only shy," said {pal}.> "They are broken," said {hero}, and turned over, with {their} face to the lamp.`,
      ],
    },
    {
      id: "sees-tall-one",
      ...BEDROOM_NIGHT,
      pose: "pointing",
      feeling: "worried",
      with: ["mom calm", "pal worried"],
      props: ["light-bulb", "door"],
      happening: "{hero} points at the door of the bedroom, and {mom} stays calm beside the light.",
      B: [
        `{mom} put it out to see. "Who is there?" In the dark stood a tall man! It was just a robe.`,
        `Off went the lamp. {refrain} "A man!" said {hero}. {mom} put it on. It was {their} coat!`,
      ],
      E: [
        `"Let us look at the dark together," said {mom}, and put out the lamp. By the door stood somebody tall! {hero} <screamed|yelled>. {mom} put on the light. It was only {their} robe, on its hook.`,
        `{mom} sat by the bed and turned off the light, only for a moment. In the dark, somebody tall was standing by the door! {Mom.he} turned it on again. It was only {their} own <bathrobe|jacket>.`,
      ],
      I: [
        `"Shall we examine it together?" asked {mom}. {Mom.he} sat down on the bed, took {hero's} hand, and turned out the lamp. There was the dark, enormous and black, and beside the door stood somebody without a head. "There!" whispered {hero}. {mom} turned on the light. <Nobody was there but {their} own bathrobe.|The tall one was {their} bathrobe, on a nail.> "It hangs there every single day," said {mom}. "The dark only leaves out the colors."`,
        `One evening {mom} wanted to be introduced to the dark. {Mom.he} held {hero's} hand in one of {mom's}, and with the other {mom.he} switched off the lamp. Somebody tall was leaning against the door, with both arms hanging down. "A burglar!" whispered {hero}. Click, went the lamp, and it was only a bathrobe. They tried it several times, and it was always a bathrobe again. <"It must be an actor," said {mom}.|"Then he is there by day as well," said {pal}.>`,
      ],
      A: [
        `"I should like to be introduced to it," said {mom} one evening; and {mom.he} sat down on the edge of the bed, took {hero's} hand, and turned out the lamp. The dark came in immediately, as though it had been leaning on the switch. Little by little various objects began to float up out of it, and the tallest of them was standing next to the door, with enormous shoulders and no head. "There he is," whispered {hero}. {mom} turned on the lamp, and on the hook beside the door hung a bathrobe. "It is there all day long," {mom.he} remarked. <"You have never been afraid of it at lunch."|"The dark hasn't put anything there that wasn't there before."> "It has simply left out the colors."`,
        `{mom} wished to know what precisely was the matter with the dark, and {hero} replied that there was somebody in it. "Then we should introduce ourselves," said {mom}. {Mom.he} settled {mom.him}self beside {them}, so that their shoulders touched, and switched off the lamp. Gradually, as their eyes grew accustomed to it, a figure appeared beside the door. It was tall and patient, and it had lowered its head until none could be seen. {hero} pointed, and {mom's} other hand went to the switch. <In the light the figure had a belt, and a pocket with a handkerchief in it.|It was blue, and had a loop at the back.> They turned it off and on eleven times. It went on being a bathrobe in the light, and by the twelfth time it was nearly one in the dark.`,
      ],
    },
    {
      id: "hears-growl",
      ...KITCHEN_NIGHT,
      pose: "standing",
      feeling: "worried",
      with: ["mom calm", "pal worried"],
      props: ["thing:flashlight", "light-bulb"],
      happening: "{hero} stands in the kitchen at night with a flashlight, and {mom} and {pal} are near.",
      E: [
        `Then there was a growl, somewhere in the dark house. They took a flashlight and went together. It was the kitchen. The <fridge|icebox> shook itself and growled once more. "It is keeping the milk cold," said {mom}.`,
        `"And who is growling?" asked {hero}. In the dark house something <rumbled|growled>. With a flashlight they went to the kitchen, step by step. It was only the icebox! {pal} growled back at it, just a little.`,
      ],
      I: [
        `The next thing in the dark was a growl. It came at ten o'clock, and it went on and on. "That is no bathrobe," said {hero}. So they crept downstairs behind a flashlight, {mom}, {hero}, and {pal}. The growling became louder in the hallway. In the dark kitchen it was directly in front of them, and it was the refrigerator. <It shivered, and was still.|It hummed to itself, and stopped.> "It growls all day," said {mom}, "but by day we are louder."`,
        `But the dark could growl, too. {hero} had heard it many times, low and long, from somewhere below. {mom} fetched the flashlight, and they went to look for it together. The growl wasn't on the stairs. It wasn't behind the curtain. It was in the kitchen, and it was white, <with a magnet on its chest|and there was butter in it>. "The refrigerator!" said {hero}. {They} patted it. It growled again, and it sounded nearly friendly.`,
      ],
      A: [
        `There remained the growl. It came every night at about ten, from the depths of the house, and no bathrobe could be blamed for that. {mom} went to get the flashlight. In their socks they descended the stairs, with {pal} in the rear, and the little circle of light went before them like a dog. In the hall the growl was louder; in the dark kitchen it was directly in front of their noses. It was white, and it had a drawing of {hero's} on its door. <The refrigerator gave a shudder, sighed, and fell silent.|The refrigerator went on growling, in order to keep the butter cold.> "It says that all day," {mom} explained, "only nobody can hear it, because we are saying so much ourselves."`,
        `"And the growling?" asked {hero}, for the dark had a voice as well. {mom} listened. Then {mom.he} took down the flashlight from its hook in the hall, and the three of them went hunting. It is extraordinary to hunt for a noise in the dark, because it always seems to come from wherever you are not. In the kitchen, however, {pal} stood still, with every hair on end. There it was, tall and pale, humming through its teeth, and a magnet shaped like a strawberry was shaking on its front. <"Good evening," said {hero} to the refrigerator.|{hero} opened it, and a light came on, and there was the cheese.> It was the first time that {they} had laughed in the dark.`,
      ],
    },
    {
      id: "sees-eyes",
      ...BEDROOM_NIGHT,
      pose: "kneeling",
      feeling: "curious",
      with: ["pal happy"],
      props: ["thing:flashlight", "light-bulb"],
      happening: "{hero} kneels in the bedroom with a flashlight and finds {pal}.",
      I: [
        `Now only the eyes were left. There were two of them, glittering in a corner of the bedroom. {hero} knelt and pointed the flashlight into the dark. "Would you mind?" said {pal}, blinking. "I am trying to sleep over here." {hero} had to laugh. It was a bathrobe, a refrigerator, and a friend, and all of them were there in the daytime. <"What else is in the dark?" {they} asked.|"The dark is full of people I know," {they} said.>`,
        `Back in the dark bedroom, two eyes were glittering in the corner. {hero} was frightened, but a little less than the last time. {They} turned the flashlight around. It showed two silver buttons on {pal's} blanket, and under it lay {pal}, who was <yawning|in the middle of a dream>. "A bathrobe, a refrigerator, and some buttons," {hero} counted. "Somebody ought to write that down."`,
      ],
      A: [
        `After that there were only the eyes. They glittered in the corner, close to the floor, and had done so for as long as {hero} could remember. {They} knelt down, with {their} heart beating in {their} ears, and turned the beam on them. They belonged to {pal}. "I always look at you before I go to sleep," {pal} explained, rather offended, "because somebody should." {hero} considered this, sitting upon the carpet. A tall man, a growl, and a pair of eyes had lived in the dark for years, and now they had turned into a bathrobe, a refrigerator, and a friend. <It was a small population, once you knew it.|One could almost have invited them to tea.> "I wonder what else is in there," {they} said.`,
        `When they had climbed the stairs again, two small lights were burning in the corner of the bedroom. {hero} had meant to mention them. They were there each night, and they never blinked, and that was the worst of them. "Shall I?" asked {mom}, but {hero} held the flashlight {themselves}. What it lit up was a pair of shoes by the wall, with brass buckles; behind the shoes lay {pal}, who had been using them as a pillow. <"Turn that off," {pal} mumbled, "it is the middle of the night."|{pal} opened one eye, and there were three lights.> Then {hero} grew thoughtful. You are afraid of a country, {they} decided, mostly because nobody has drawn you a map.`,
      ],
    },
    {
      id: "draws-map",
      ...BEDROOM_MORNING,
      pose: "holding",
      feeling: "determined",
      with: ["pal curious"],
      props: ["map", "thing:pencil", "light-bulb", "star"],
      happening: "{hero} holds a map in the bedroom, and {pal} is curious.",
      B: [
        `The next day {hero} made a map. "Here is the bed. Here is the door." It was a map of the dark!`,
        `{hero} had a plan. {They} made a map of the dark. Nine steps from the bed to the door!`,
      ],
      E: [
        `In the morning {hero} drew a map of the dark. {They} shut {their} eyes and counted. It was nine steps to the door, and then fourteen stairs. The robe was on it, and the <fridge|refrigerator>, too.`,
        `{hero} wanted a map of the dark. {They} walked around the house with {their} eyes shut, and {pal} held the pencil. <It was|There were> nine steps from the bed to the door. After that came fourteen stairs.`,
      ],
      I: [
        `In the morning {hero} made a map of the dark. It was complicated, because it had to be done with closed eyes. From the bed to the door there were nine steps. Then came the wall, which was rough, the banister, which was smooth, and fourteen stairs. "The bathrobe is here," {they} told {pal}, who was holding the pencil, "and this is where it growls." <In the end the map covered the entire carpet.|By noon the entire house was on it.>`,
        `"Somebody should make a map of the dark," said {hero}, and looked for a pencil. All morning {they} wandered through the house with {their} eyes closed, counting. It was nine steps to the door, fourteen stairs down, and exactly seven steps to the drawer with the flashlight. {hero} learned that the carpet is warm and the tiles are cold. <"The dark is the same house," {they} said, surprised.|"It is all still here," {they} said, "even when I can't see it."> Then {they} drew it.`,
      ],
      A: [
        `By breakfast {hero} had decided to make a map of the dark. It could not be done with open eyes, of course, since anything you see in that way belongs to the day. So {they} walked through the house with {their} eyes shut tight, counting aloud, while {pal} came behind with a pencil and wrote down the numbers. It was nine steps from the bed to the door. Then there was a wall like sandpaper, a rail as smooth as soap, and fourteen stairs, the last of which was <lower|a bit crooked>. Seven steps more, on cold tiles, brought you to the drawer where the flashlight lived. When it was finished it was a very large map, and there wasn't a single empty spot on it.`,
        `{hero} began with the bed, because every good map begins at home. {They} closed {their} eyes, put one foot on the floor, and set out, and {pal} was appointed to shout in case of furniture. It was astonishing how much there was to notice. The rug ended with a fringe, after nine steps came the cool brass of the doorknob, and from there you only had to follow the wall. Fourteen stairs went down into the hall; the <fifth|sixth> of them squeaked. From the bottom stair to the flashlight in the kitchen drawer were seven steps exactly. "Robe," dictated {hero}, "growl, friend." By noon it was all on paper, colored in with black, and over the top {they} wrote, "A Map of the Dark, by One Who Has Been There."`,
      ],
    },
    {
      id: "practices-breath",
      ...BEDROOM_EVENING,
      pose: "sitting",
      feeling: "brave",
      with: ["mom calm", "pal calm"],
      props: ["light-bulb", "star"],
      happening: "{hero} sits bravely in the bedroom with {mom} and {pal}, beside a light.",
      E: [
        `That evening they tried the dark for only one breath. The next evening it was three. "You decide <how much|how many>," said {mom}. {hero} was holding the map, and {mom's} hand. Finally {they} managed seven.`,
        `"Just one breath of dark," said {hero}, "and then the lamp again." The next night it was <two|three>, and later seven. {mom} always sat <there|by the bed>. They did not have to rush.`,
      ],
      I: [
        `They practiced in little pieces. On Monday the lamp was out for a single breath, and on Tuesday for three. "You can decide when," said {mom}, and {hero} always decided. In one hand {they} held {mom's}, and in the other the map. By Friday evening {they} managed ten breaths of dark. <"Something is different up there," mumbled {pal}.|It still made {their} heart go faster.> Then the lamp came on again.`,
        `{mom} had a rule, and it was that {hero} was in charge of the switch. On the first evening {they} let the dark in for the length of one breath. Then it was two, and then four. "That is enough," {they} would say, and it was enough, and nobody asked for more. <{pal} counted along, in a sleepy voice.|{pal} held {their} foot, to be useful.> After a week there were ten breaths of it in a row. The dark did nothing at all. But the lamp was always near, and {hero} was glad.`,
      ],
      A: [
        `They did not attempt everything immediately; nobody discovers an ocean by jumping into the middle. On Monday {hero} turned off the lamp for as long as a single breath lasts, and on Tuesday for three. {mom} was sitting beside {them} the entire time, and it was always {hero} who decided. "Why are you never afraid of it?" {they} inquired in the dark. "I used to be," {mom} admitted, "and I used to sing." <On Thursday they sang.|So they sang a little.> On Friday they managed ten breaths, and toward the end of the tenth it seemed to {hero} that there was something unusual about the ceiling. But by that time {their} finger was already on the switch.`,
        `It was agreed that {hero} should be in command of the lamp. If {they} wanted one breath of darkness there would be one breath of it, and if {they} wanted none, then none. On the first evening there was one, and it was over before the dark had even settled down. On the following evenings there were two, and afterward four, with {mom's} shoulder on the left and {pal} across {their} feet. Occasionally it was only one again, because some days are like that. <"It isn't a race," said {mom}.|{mom} did not seem to be counting.> At the end of the week {hero} managed ten. {They} had discovered that if you hold perfectly still, the dark holds still as well.`,
      ],
    },
    {
      id: "goes-pop",
      ...BEDROOM_NIGHT_WIND,
      pose: "standing",
      feeling: "surprised",
      with: ["pal surprised"],
      props: ["light-bulb", "map", "thing:window"],
      happening:
        "{hero} stands in the windy bedroom at night with a light bulb and a map, and {pal} is surprised.",
      B: [
        `Then came a big wind. Pop! All the lamps went out. {refrain} "Oh no!" said {hero}.`,
        `One night the wind was loud. Pop went the lamp! The street was dark. The house was dark, too.`,
      ],
      E: [
        `Then one evening there was a terrible wind. Pop! The lamp went out, and so did every lamp in the city. {refrain} Something <fell|crashed> downstairs. "I am all right," called {mom}, "but I can't find the stairs!"`,
        `On Sunday a very big wind came, and every lamp in the city went out. {refrain} {hero} <called|shouted> for {mom}. "I only bumped my knee!" {mom} answered. "But I can't find the stairs anywhere!"`,
      ],
      I: [
        `On Saturday there was a terrible storm. The windows rattled, and somewhere a tree fell over a wire. Pop! The lamp went out, and so did every other lamp in the city. It was as dark as the inside of a <boot|pocket>. "{mom}?" called {hero}, and from downstairs came an enormous bump. "Nothing has happened to me," {mom} answered, "but I can't find the stairs. I can't find anything!"`,
        `On Sunday the wind was so violent that every light in the city went out together. Immediately {hero} sat up in bed. It had never been so dark before. There was not even a yellow line under the door. "{mom}!" {they} shouted. "I am somewhere in the living room," {mom} answered, <"and so is the table!"|"and I have just discovered the table!"> There was only the map, somewhere on the blanket, and nobody can read a map in the dark.`,
      ],
      A: [
        `On Saturday a storm arrived. It rattled the windows and moaned in the chimney, and at a quarter past eight it laid a tree across a wire on the other side of the river. Pop, said the lamp, and together with it disappeared the light in the hallway, the streetlights, and the window of the neighbor who never slept. There had been darkness before in {hero's} room, but only in very little portions, and this was all of it together. From somewhere below came a thump, <and the sound of a rolling saucepan|and immediately another>. "Nothing whatever has happened to me," {mom} called, not very steadily, "but I don't know where I am!"`,
        `There is ordinary dark, which has a bit of gray in it, and then there is the other kind. It came on Sunday, in the middle of a storm, when the lamps in all the houses closed their eyes in the same second. {hero} sat up in bed. {They} held one hand directly in front of {their} nose, and it was invisible. "{mom}!" {they} called anxiously. "I am coming!" {mom} answered, and after that they heard {mom.him} fall over a footstool. <"I seem to be in the pantry," {mom.he} called, "or else in the piano."|"Stay where you are," {mom.he} called, "until I know where I am!"> {Mom.he} was lost in {mom.his} own house. {hero's} heart was hammering; but somewhere behind it, perfectly calmly, somebody had begun to count.`,
      ],
    },
    {
      id: "counts-steps",
      ...BEDROOM_NIGHT_WIND,
      pose: "walking",
      feeling: "brave",
      with: ["pal worried"],
      props: ["light-bulb", "map", "door"],
      happening: "{hero} walks bravely through the windy bedroom at night with {pal}.",
      B: [
        `"I know the way," said {hero}. Bump, bump, went {their} heart. {They} went nine steps in the dark.`,
        `{hero} did not need to see. {They} went nine steps in the dark. {They} felt the door!`,
      ],
      E: [
        `{hero's} heart <was beating|was going> very fast. But {they} did not need to see the map, because {they} had made it! After nine steps in the dark, {they} found the door. "Good evening, bathrobe," {they} whispered.`,
        `{hero} was still <afraid|frightened>. But {mom} did not know the dark, and {they} had made a map of it. Slowly {they} put one foot on the carpet, and then the other. After nine steps, {their} fingers found the door.`,
      ],
      I: [
        `{hero} put both feet on the carpet. {They} {was} afraid, and {they} went anyway, and both of these were true together. After exactly nine steps {they} stretched out a hand, and there was the door, just as it was on the map. Something velvety brushed {their} cheek. <"Good evening, bathrobe," said {hero}.|"Excuse me, bathrobe," said {hero}.> After that came the wall, and finally the banister. Everything was in its place. The dark had not moved anything at all.`,
        `{hero} closed {their} eyes, and it made no difference, because {they} had made the entire map with {their} eyes closed. {Their} knees were trembling, but they were able to carry {them}. Nine steps, and there was the doorknob, cold and round. <{pal} was holding on to {their} pajamas.|"I am behind you," whispered {pal}.> The wall was rough and the banister was smooth. It was very peculiar: {they} {was} the only person in the dark house who wasn't lost.`,
      ],
      A: [
        `It is perfectly possible to be frightened and to walk at the same time; {hero} found that out between the bed and the rug. {Their} knees trembled, and {they} let them. "One," {they} counted, "two, three, four," with {pal} holding on to the end of {their} pajamas. At nine {they} stretched out {their} hand into nothing, and the nothing had a doorknob. Somebody tall and soft touched {their} shoulder. <"Good evening," said {hero}. "I can't stop, I am needed downstairs."|"Good evening, robe," said {hero}, and went by.> After that came sandpaper, and after that came soap. Step by step the map unrolled before {them}, and it was correct in every detail. The dark had not stolen so much as a stair.`,
        `"I can't possibly read it," whispered {hero}, for the map was somewhere on the blanket, and invisible besides. "It isn't necessary to read it," {pal} whispered back, "because you were the person who wrote it." So {hero} closed {their} eyes. The dark outside became the dark inside, and that was considerably smaller, and belonged to {them}. After nine steps there was the doorknob, as cool as a coin. <{They} said good evening to the robe, and meant it.|The robe was hanging in its place, and let them pass.> {Their} heart was still running, but it ran alongside now, like a dog that has been told where everybody is going. {They} found the rail, and began to count the stairs.`,
      ],
    },
    {
      id: "leads-mom",
      ...LIVING_ROOM,
      pose: "holding",
      feeling: "proud",
      with: ["mom happy", "pal proud"],
      props: ["thing:flashlight", "light-bulb"],
      happening: "{hero} holds out one hand to {mom} in the living room at night, and {pal} is proud.",
      B: [
        `Then {they} got to {mom}. "Take my hand," said {hero}. "I know the dark. Come with me!"`,
        `"{mom}, here is my hand." Now {hero} led {mom} in the dark. Not one bump!`,
      ],
      E: [
        `{hero} counted fourteen stairs, down into the dark. "Here is my hand," {they} told {mom}. "I am going to lead you." {mom} held on tight and followed {them}. "Who showed you the way?" {mom.he} asked. "I made a map," {they} answered.`,
        `"Stay there, {mom}!" {hero} called. {They} counted the stairs, down to number fourteen. Then {they} felt a cold hand in the dark. "Just follow me," {they} said. "You only have to <hold on to me|remember my map>."`,
      ],
      I: [
        `Fourteen stairs, and there was the hall. "Say something, {mom}," called {hero}, and followed {mom.his} voice until {they} felt a sleeve. "You came through all that darkness!" said {mom} in astonishment. "It is only the house," {hero} explained. "Hold on to me, and be careful of the table." <{mom} held on, and did not bump into anything.|And {mom} held on, as if {they} {was} the grown-up.> For the first time {hero} was the one who held the hand.`,
        `"Fourteen," said {hero}, and stood in the hall. It was darker here than anywhere, but {they} knew it by its cold tiles. "Knock on something!" {they} called. {mom} knocked on the table, and {hero} walked toward the knocking. Then there was a hand. It closed around {theirs}, and it was shaking a little. <"I don't like the dark very much," said {mom}, "when it has stools in it."|"You came all that way," said {mom}, "in the dark."> "I will show you around," said {hero}.`,
      ],
      A: [
        `The fourteenth stair was slightly lower than the others, exactly as it said on the map. "Keep talking, {mom}," {hero} called, and {mom} recited whatever came into {mom.his} mind, which was a recipe for soup. {hero} followed the carrots across the hall and the onions around the sofa, and at the parsley {they} touched a sleeve. There was an astonished silence. "You came all the way downstairs," said {mom}, "in this." "It is only the house," {hero} explained, "without its colors." {They} took {mom.his} hand, and it was {they} who led, <three steps to the left, because of the stool|and warned {mom.him} about the stool>. {mom}, who was afraid of nothing, held on extremely tight. "I never realized that you could see in the dark," {mom.he} said. "I can't," {hero} replied, "but I can certainly count."`,
        `When {hero} reached the hall {they} stood still and listened. The house was saying a good many things in the dark, and {they} found that {they} knew almost all of them: the clock, the wind in the letter box, and the refrigerator saying nothing, because it was asleep. What {they} did not recognize was breathing, behind the sofa. "I am over here," said {mom}, "with a lampshade, I believe." It took <six|five> steps. {hero} discovered an elbow, and followed it down to a hand. "Now I am going to lead you," {they} announced, "and presently there will be a carpet." It occurred to {them}, somewhere in the middle of the carpet, that this was what {mom} had always done. It is much easier to be brave when there is somebody at the other end of your arm.`,
      ],
    },
    {
      id: "finds-flashlight",
      ...KITCHEN_NIGHT_WIND,
      pose: "reaching",
      feeling: "surprised",
      with: ["mom surprised", "pal worried"],
      props: ["thing:flashlight", "light-bulb"],
      happening: "{hero} reaches for a flashlight in the kitchen at night while {mom} and {pal} wait.",
      I: [
        `Seven more steps brought them to the drawer. {hero} felt forks, string, and a lemon, and then the flashlight. {They} pushed the button, and it gave one exhausted yellow wink and went out. The battery was empty, and it was as dark as before. {mid} "Then we will simply go back the way we came," {hero} decided. <"It is on the map, too."|"We don't need it."> And they turned around, three in a row, and walked back into the dark.`,
        `"Seven steps to the drawer," {hero} announced, and there it was. Inside lay the flashlight. Everybody breathed out. But when {they} switched it on, <it made one weak little glow|only a thin red thread lit up>, and then nothing more. The batteries were flat. {mid} {mom} wanted to feel for candles. "You will only meet the stool again," said {hero}. "I know how to get to my bed." So they formed a train, with {pal} as the last car, and {hero} took them up through the dark.`,
      ],
      A: [
        `Seven steps, on tiles, brought them to the kitchen drawer. {hero} put {their} hand in among the string and the corks and closed it upon the flashlight, and all three of them sighed with relief. {They} pressed the button. It gave a small orange wink, like somebody who is very nearly asleep, and went out, and did not come back. {mid} Now, that might have been a bad moment. {hero} waited for the fear to come, and it came, but it was <no bigger than a cat|only the usual size>, and it sat down beside {them} and was quiet. "Never mind," {they} said. "It would only have shown us one bit at a time." They turned around, {mom}, {hero}, and {pal}, and went back into the dark by the way that they had come.`,
        `At the end of seven steps was the drawer, and in the drawer, under the corkscrew, was the flashlight. {hero} shook it, and pointed it at {their} own chin in order to surprise everyone, and nobody was surprised, for it did not go on. They had used it up on the night of the growl. {mid} "There must be candles," said {mom}. "I had some at Christmas." "Where?" asked {hero}, and {mom} had to admit that they were not on any map. <So it was the dark or nothing.|There was nothing for it but to trust the numbers.> "Hold on to my shoulder," {they} ordered, "and {pal}, you hold on to {mom}." Seven steps, and the cold tiles ended; fourteen stairs, and the sixth one squeaked; and up they went, like a small slow train without a headlight.`,
      ],
    },
    {
      id: "stars-shine",
      ...BEDROOM_NIGHT_STARRY,
      pose: "pointing",
      feeling: "excited",
      with: ["mom surprised", "pal excited"],
      props: ["star", "light-bulb"],
      happening: "{hero} points at a star in the dark bedroom, and {mom} and {pal} look on.",
      B: [
        `Back in the room {they} looked up. Look! {refrain2} The stars had been there all the time!`,
        `{hero} came back to bed and looked up. "{mom}!" {refrain2} All of them shone!`,
      ],
      E: [
        `They came to {hero's} room, and all of them stood still. Over the bed the stars were shining, forty of them, green and gold. "They are not broken!" <cried|whispered> {hero}. "They just needed the dark!" {refrain2} {extra}`,
        `{hero} opened the door, and there was a light that was not a lamp. {refrain2} "Look up, {mom}!" {they} <cried|said>. Grandma's stars shone on the bed and on the floor. With the lamp on, nobody could see them. {extra}`,
      ],
      I: [
        `{hero} opened the bedroom door and stopped immediately. The entire ceiling was glittering. There were forty stars, green and gold, and they lit up the bed, the robe, and {mom's} face. "They aren't broken," <breathed|whispered> {hero}. "They never were," {mom} answered quietly. {hero} looked up for a long time. Every evening the lamp had been too bright for them. "They only needed the dark," {they} said. {extra}`,
        `At the top of the stairs something was odd, for {hero} could see {their} own hand. A soft green light came from under {their} door. {They} pushed it open. There they were, all forty of Grandma's stars, <glowing like fireflies|as bright as they could possibly be>. Nobody said anything. "I left the lamp on for them every night," said {hero} at last, "and that was the trouble." "You can't see stars by lamplight," said {mom}. "They come with the dark." {extra}`,
      ],
      A: [
        `The door of {hero's} room stood open a little, and a light was falling through it that did not belong to any lamp. It was green and mysterious, and it came from above. {hero} went in first, and forgot to let go of the doorknob. All over the ceiling, forty stars were burning, as if the roof had been carried away. They illuminated the bed, and the bathrobe, and {mom}, who had put one hand to {mom.his} cheek. "They have always worked," whispered {hero}. "It was only the lamp." <For weeks {they} had protected the stars from the only thing that they needed.|They had been waiting, night after night, for somebody to turn it off.> "Guaranteed to glow," {mom} read, by their light, off the empty bag, "in the dark." {extra}`,
        `"There is something in my room," said {pal}, who was the first to see around the corner of the stairs, although {pal.he} was the last in line. {hero} saw it, too: a line of pale green, along the floor, beneath the door. An hour ago {they} would have run. Now {they} simply wanted to know, and pushed it open. It was the stars. Every one of them was shining, quietly and with all its might, out of a blackness like velvet, and it was so beautiful that {hero's} eyes stung. So that was what was in the dark. <It had been waiting up there the whole time, on the other side of the lamp.|You could only find it out by letting it in.> "I owe Grandma a letter," {they} said, after a while, "and the shop as well. I was going to tell them that it was a mistake." {extra}`,
      ],
    },
    {
      id: "chooses-dark",
      ...BEDROOM_NIGHT_STARRY,
      pose: "sleeping",
      feeling: "calm",
      with: ["mom calm", "pal sleepy"],
      props: ["star", "light-bulb", "map"],
      happening: "{hero} lies in bed under a star, and {mom} and {pal} are near.",
      B: [
        `Now {hero} puts out the lamp. {close} "Good night, dark! Good night, stars!"`,
        `{hero} keeps the map by the bed. {close} "Now I can turn off the lamp. Hello, dark!"`,
      ],
      E: [
        `The lamps came on again the next day. But now {hero} turns {theirs} off at night. Some nights it stays on a little longer. That is all right, too. {close}`,
        `The map of the dark hangs by {hero's} bed. {mom} has one, too, for windy nights. After the story, {hero} turns off the lamp and looks up. <Slowly|One by one>, the stars come on. {close}`,
      ],
      I: [
        `{close} The lights came back in the morning, and nobody needed them. The lamp still stands beside {hero's} bed. On some nights it burns until {they} {was} nearly asleep, and on other nights it isn't lit at all. The robe hangs on its hook, and the refrigerator growls over the butter. <"Good night," {hero} tells them.|{hero} wishes each of them a good night.> Then {they} put out a finger, the dark comes in, and the show begins.`,
        `{close} The map hangs in the hall now, for anyone who gets lost. {mom} has learned it by heart, except for the stool. {hero} is in charge of the lamp, as before. There are evenings when it stays on a bit longer, because some days are like that. <But sooner or later there is a click.|In the end there is always a click.> The dark sits down on the edge of the bed, quite gently, and one after another the stars come out.`,
      ],
      A: [
        `{close} The wires were repaired the following day, and everything in the city was switched on again. {hero's} lamp still stands beside the bed, and nobody has taken it away, for there are evenings when a person wants a lamp. On the others, {hero} says good night to the robe, and to the growl, and to the pair of eyes in the corner, which say good night as well. <Then there is a click.|Then {they} put out one finger.> It is dark at first, as it always is, the way it is dark in a theater before the curtain rises. {hero} lies on {their} back and waits for it.`,
        `{close} Behind a piece of glass in the hall hangs the map of the dark, and visitors who stay the night are asked to study it. {mom} keeps new batteries in the drawer. {Mom.he} also keeps a copy of the map in {mom.his} pocket, on account of the stool. As for the lamp, it belongs to {hero}, and so does the switch; some nights it is on for ten minutes, and some nights for two. There is no hurry. Grandma has sent another bag, <with a moon in it|with two comets>. "What do you need tonight?" asks {mom} at bedtime, and {hero} looks up at the ceiling, where forty pale green things are waiting to be stars. "Only the dark," says {hero}.`,
      ],
    },
  ],
};
