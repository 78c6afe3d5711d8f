import type { Shape } from "@/lib/features/writing/classic/grammar";

// Kitchens, bedrooms, and streets are drawn with their lamps on at night, which none are here until the last pages.
const WINDOW_NIGHT = { place: "living-room", time: "night", weather: "starry" } as const;
const UNDER_THE_ROOF = { place: "attic", time: "night", weather: "starry" } as const;
const DARK_STREET = { place: "village", time: "night", weather: "starry" } as const;
const LIT_BEDROOM = { place: "bedroom", time: "night", weather: "starry" } as const;
const FLASHLIGHT = "thing:flashlight";

export const TEN_WINDOWS: Shape = {
  id: "days/ten-windows",
  theme: null,
  wild: 2,
  tags: ["night", "light", "home", "neighbor", "family", "kind", "funny", "robot"],
  about: [
    "power-cut powercut power-cutt powr-cut power-outage poweroutage power-outtage power-failure power-supply-failed electricity-cut electricity-outage electricity-failure electric-cut blackout black-out blakcout balckout blackot brownout load-shedding loadshedding the-power-cut a-power-cut our-power-cut big-power-cut long-power-cut during-a-power-cut during-the-power-cut power-cut-night power-cut-evening power-cut-in-our-street power-cut-at-home the-powercut a-powercut our-powercut big-powercut the-power-outage a-power-outage our-power-outage big-power-outage during-a-power-outage during-the-power-outage the-blackout a-blackout our-blackout big-blackout great-blackout night-of-the-blackout during-the-blackout during-a-blackout blackout-night blackout-evening blackout-in-our-street blackout-at-home",
    "power-went-out power-went-off power-goes-out power-goes-off power-go-out power-going-out power-is-out power-was-out power-is-off power-was-off power-gone-out power-gone-off power-has-gone-out power-had-gone-out power-got-cut power-was-cut power-cut-out power-came-back-on power-comes-back-on the-power-went-out the-power-went-off when-the-power-went-out when-the-power-goes-out night-the-power-went-out day-the-power-went-out evening-the-power-went-out our-power-went-out no-power-at-home no-power-in-the-house no-power-at-our-house night-with-no-power evening-with-no-power night-without-power evening-without-power day-without-power we-lost-power we-lost-the-power we-lost-our-power lost-power-at-home lost-power-last-night lost-power-for-2-day lost-power-for-two-day lost-power-in-the-storm losing-power-at-home house-lost-power street-lost-power house-has-no-power house-had-no-power there-was-no-power knocked-out-the-power knocked-the-power-out knocked-out-our-power took-out-the-power took-the-power-out",
    "no-electricity no-electrcity no-electricty no-elecricity without-electricity without-any-electricity night-without-electricity night-with-no-electricity evening-without-electricity house-without-electricity electricity-went-out electricity-went-off electricity-went electricty-went electrcity-went elecricity-went electricity-goes-out electricity-goes-off electricity-go-off electricity-go-out electricity-is-out electricity-was-out electricity-is-off electricity-was-off electricity-has-gone electricity-gone electricity-is-gone electricity-was-cut electricity-stopped electricity-came-back electric-went-out electric-went-off electric-has-gone electric-gone-off electrics-went leccy-went-off leccy-went-out no-electric lost-electricity lost-the-electricity",
    "the-lights-went-out the-lights-went-off night-the-lights-went-out when-the-lights-went-out evening-the-lights-went-out all-the-lights-went-out all-the-lights-went-off lights-all-went-out all-lights-went-out lights-suddenly-went-out lights-went-out-in-the lights-went-out-in-our lights-went-out-at-home lights-went-out-last-night lights-went-out-everywhere lights-went-off-and lights-went-off-in-the lights-went-off-in-our our-lights-went-out all-the-lights-go-out lights-all-go-out lights-are-all-out lights-go-out-in-our lights-go-out-in-the lights-won't-turn-on lights-won't-come-on lights-not-working lights-don't-work lights-didn't-work lights-stopped-working lights-came-back-on night-with-no-lights night-without-lights evening-without-lights no-lights-in-the-house street-went-dark house-went-dark everything-went-dark-in-our everything-went-dark-at-home whole-house-went-dark town-went-dark dark-in-our-whole-street whole-street-is-dark whole-street-went-dark",
  ],
  premise:
    "The power goes out, and {hero} finds a way to say good evening to ten dark windows, but only nine of them answer.",
  shows: ["lantern", "candle", FLASHLIGHT],
  talk: [
    "How did {hero} get the other windows to notice the lantern?",
    "What would we miss first, and what would still work, if the power went out at our house?",
    "Which windows can we see from ours, and who do you think lives behind them?",
  ],
  cast: { pal: ["mother", "father"], top: ["grown-up-woman", "grown-up-man"] },
  refrain: {
    B: ["Click, click. No light.", "Click, click. Good night!"],
    E: [
      "Click, click, went the switch, and nothing happened.",
      "Click, click, went the switch, and ten windows blinked.",
    ],
  },
  beats: [
    {
      id: "counts-windows",
      place: "living-room",
      time: "evening",
      weather: "clear",
      pose: "pointing",
      feeling: "happy",
      with: ["pal calm"],
      props: ["robot-toy"],
      happening: "{hero} points at the window in the living room, beside {pal} and a toy robot.",
      B: [
        `It got dark. {hero} and the robot looked out. Ten windows had a light. Yes, all ten!`,
        `{hero} and {their} robot looked out at the street. Ten lights! The last one was small and red.`,
      ],
      E: [
        `Every evening {hero} stood at the window with {their} tin robot. Across the street were ten more windows. One light was blue, and one had a cat in it. The last one was small and red. "Ten," said {hero}. "<All here|Everybody is home>."`,
        `When it got dark, {hero} counted the lights across the street. {Their} tin robot helped. "Beep," it said. "Eight, nine, ten!" said {hero}. Number ten was red and <small|tiny>, way up under the roof.`,
      ],
      I: [
        `Every evening before supper, {hero} put {their} tin robot on the windowsill and counted the street. There were ten windows on the other side. Number one was blue, and it flickered. Number four had a cat in it. Number ten was small and red, right up under the roof of the corner house, where {top} lived. "Ten," {they} told the robot. <"Everybody is at home."|"Nobody is missing."> The robot took three steps and said, "Beep."`,
        `From {hero's} window you could see ten more across the street, and in the evening each of them had its own light. {hero} counted them the way that other people count sheep. There was a blue one, and a yellow one with a cat in it. The last belonged to {top}, at the top of the corner house, and it was as red as a berry. "Eight, nine, ten," said {hero}. "Beep," said the tin robot, <which agreed with everybody|which always agreed>.`,
      ],
      A: [
        `It was {hero} who closed the street at night. Nobody had asked {them} to, but every evening, as soon as it grew dark, {they} set {their} tin robot on the windowsill and inspected the opposite side, window by window. Number one was blue and flickered like an aquarium, and number four contained a cat. In number seven somebody was practicing the trombone, and always slipped on the same note. Number ten came last, high under the roof of the corner house, as red and as tiny as a button. It belonged to {top}, to whom {hero} had said good morning perhaps a dozen times. "Ten," {they} reported. "Everybody is at home." <"Beep," said the robot, which had new batteries and agreed with everyone.|The robot took three steps along the sill and said, "Beep.">`,
        `If you stood at {hero's} window with your nose against the glass, you could see ten windows on the opposite side of the street. By day they were nothing special. But in the evening the first turned blue, the fourth lit up yellow around a cat, and a trombone came out of the seventh. It climbed the same scale again and again, and regularly slipped on the same step. Highest of all, beneath the roof of the corner house, was {top's}, which was red and no larger than a raspberry. {hero} was unable to sit down to supper before {they} had counted to the end. "Eight, nine, ten," {they} said. <The tin robot on the sill marched up and down and said, "Beep."|"Beep," said the tin robot on the sill, and that made it official.> Everybody was at home, and the evening could begin.`,
      ],
    },
    {
      id: "lamp-dies",
      ...WINDOW_NIGHT,
      pose: "reaching",
      feeling: "surprised",
      with: ["pal surprised"],
      props: ["candle", "bread"],
      happening: "{hero} reaches out in the dark living room, where {pal} is near with a candle.",
      B: [
        `Then it was dark. The lamp was out! {hero} ran to the switch. {refrain}`,
        `All at once the house was dark! {pal} got a candle. {hero} tried the switch. {refrain}`,
      ],
      E: [
        `The potatoes were not even soft when the lamp went out. The fridge stopped humming, and the whole house was quiet. {hero} felt along the wall. {refrain} "The power is out," said {pal}, and lit a <candle|small candle>.`,
        `Supper was almost ready. Then the lamp went out, and so did the stove. {hero} had never heard the fridge. Now {they} heard it stop. {refrain} "The power is out," said {pal}, and found a candle.`,
      ],
      I: [
        `It happened in the middle of the potatoes. The lamp over the table went out, and so did the stove, and the refrigerator stopped humming. {hero} had never even noticed that it hummed until it didn't. "Who did that?" asked {pal} from somewhere in the darkness. {hero} felt along the wall until {they} found the switch. Click, click. <Up was exactly as dark as down.|It was exactly as dark up as down.> "So it wasn't either of us," said {pal}, hunting for the matches. "The power is out."`,
        `{pal} was just asking who wanted peas when {pal.he} disappeared, and the peas disappeared as well. The refrigerator, which had hummed day and night for years, suddenly stopped, and only then did {hero} hear how loud it had been. "Are you still there?" {they} asked. "Yes, and I'm holding a spoon," answered {pal}. {hero} tried the switch beside the door. Click, click. <Nothing whatever happened.|It made no difference.> "Then the power is out," said {pal}, and after a while there was a match, and a candle, and a face.`,
      ],
      A: [
        `It happened somewhere between the potatoes and the peas. The lamp above the table went out, and so did the little green numbers on the stove, which always knew exactly what time it was. Then the refrigerator stopped. It had been humming day and night for years, and {hero} had never noticed it until this moment, when it didn't. "Who did that?" inquired {pal's} voice, from the direction of the stove. {hero} felt {their} way along the wall until {they} arrived at the switch. Click, click. <It was precisely as dark with it up as with it down.|Up was dark, and down was unfortunately just as dark.> "In that case it was nobody in this family," the voice decided, and began to hunt for the matches. "The power is out."`,
        `"Would anybody like peas?" asked {pal}, and vanished. The peas vanished as well, together with the table and both of {hero's} hands. In the silence that followed, {they} noticed that something else was missing, and it was the refrigerator. It had hummed so faithfully, for so many years, that nobody heard it any longer, and now that it had stopped, everybody did. "Don't move," said the darkness, in {pal's} voice, "because I'm holding something hot." {hero} remembered where the switch was and tried it. Click, click. <It might as well have been painted on the wall.|It clicked very nicely, but that was all it did.> Eventually there was a scratching sound, and a match, and above the candle appeared the face of somebody with a spoonful of peas. "Evidently," said {pal}, "the power is out."`,
      ],
    },
    {
      id: "saves-supper",
      ...WINDOW_NIGHT,
      pose: "sitting",
      feeling: "happy",
      with: ["pal happy"],
      props: ["thing:ice-cream", "candle", "robot-toy"],
      happening: "{hero} sits in the dark living room with {pal}, a candle, a toy robot, and ice cream.",
      E: [
        `"I will make tea," said {pal}. But that needs a plug. "I will put on music," said {hero}. That had a plug, too. The potatoes were <still hard|as hard as stones>. Only the ice cream was getting soft. So they saved it, with two big spoons.`,
        `Everything had a plug! The stove had one, and so did the radio. Only the robot walked across the table and said, "Beep." Then {hero} thought of the ice cream. It would melt! "We have to help it," said {pal}, and got <two|big> spoons.`,
      ],
      I: [
        `"First I'll make us some tea," said {pal}, and switched on the kettle, and switched it off again. "Then we'll have music," said {hero}, with a finger already on the button. Everything they thought of had a plug at the end of it. {pal} offered to vacuum. <"What a pity," said {hero}, when that didn't work, either.|"That won't work, either," said {hero} quickly.> The potatoes were raw in the middle. But the ice cream in the freezer was growing softer every minute, and somebody had to save it. They did it with the two biggest spoons.`,
        `They made a list of what still worked. There were the chairs, and the spoons. There was {hero's} robot, because it ran on batteries, and it marched past the butter and said, "Beep." Everything else had a plug. "The freezer has one as well," said {pal} slowly, and they looked at each other over the candle. In the freezer was a whole tub of strawberry ice cream, and it was meant for Sunday. <"It won't be ice cream on Sunday," said {hero}.|"It will be soup by Sunday," said {hero}.> They didn't even wait for bowls.`,
      ],
      A: [
        `"The first thing is a cup of tea," declared {pal}, and switched on the kettle, and waited for it. "The first thing is music," declared {hero}, and pressed the button of the radio. It took them a while to understand that whatever occurred to them had a plug at the other end. {pal} even switched on the vacuum cleaner, and nothing came of that, which {hero} called a terrible shame. The potatoes were as hard as doorknobs. Then, at the very same moment, both of them remembered the freezer, and the strawberry ice cream that was being kept for Sunday. <"By Sunday it will be soup," said {pal}.|It was already beginning to lean.> They selected the two largest spoons, and by the light of a single candle they saved what could be saved.`,
        `They made a list of everything that still worked. It contained the chairs, the spoons, and {hero's} robot, which had batteries, and which was marching along the table and saying "Beep" to the butter. Everything else in the house had a plug. This was difficult to remember. {pal} switched on the kettle, in order to think better, and {hero} turned on the radio, to hear what it had to say about all this. <"We aren't terribly good at it yet," said {pal}.|"We'll get the hang of it," said {pal}.> The potatoes could not be bitten. "Even the freezer has a plug," remarked {hero}, and then neither of them spoke for a moment. In the freezer was the strawberry ice cream. It would have been heartless to leave it in there, so they ate it by candlelight, in large spoonfuls, before it could suffer.`,
      ],
    },
    {
      id: "street-vanishes",
      ...WINDOW_NIGHT,
      pose: "standing",
      feeling: "worried",
      with: ["pal calm"],
      props: ["robot-toy"],
      happening: "{hero} stands by the window at night with a toy robot, and {pal} is near.",
      B: [
        `{hero} ran to the window. No lights! Not one! "Where did they all go?" {they} said.`,
        `{hero} looked out. There was no street! It was all black. "Where are my ten lights?"`,
      ],
      E: [
        `Then {hero} thought of the windows. {They} ran to look. There was no light out there, and there was no street. It was all <gone|just black>. "They are sitting in the dark, too," said {pal}. "How do you know?" asked {hero}.`,
        `{hero} went to count the windows again. This time there were none. No blue one, no red one, <not even|and not even> a street lamp. "They can't see us, either," {they} said. "Maybe they think that we are gone!"`,
      ],
      I: [
        `Then {hero} remembered the windows. {They} felt {their} way across the room and put {their} nose to the glass, but there was no street any more. The blue window had vanished, and the cat, and the little red one at the top, and even the street lamps. "They're all sitting there exactly like us," said {pal}, "with half a supper." "But how do you know?" asked {hero}. {pal} opened {pal.his} mouth and closed it again. <"I don't really know it," {pal.he} admitted. "I only imagine so."|"From here," {pal.he} admitted, "you can't actually tell.">`,
        `After that {hero} went to count the street once more. {They} started with number one and couldn't find it, and when {they} started with number ten, that was missing as well. <Somebody seemed to have wiped the whole street away.|It was as if somebody had wiped the street off with a sponge.> "None," {they} reported, and it had never come out as none before. "They're still there," said {pal}, "only you can't see them." {hero} considered that carefully. "Then they can't see us, either," {they} said. "They'll be thinking that we're the ones who have disappeared."`,
      ],
      A: [
        `Only now did {hero} think of the windows. Holding both hands out in front of {them}, {they} made {their} way across the room and pressed {their} nose to the glass. There was no street. {They} had not been aware that an entire street could be switched off. The blue window was missing, and the cat, and the tiny red one under the roof, and even the street lamps had disappeared. "I expect they're all sitting there exactly as we are," said {pal}, "with uncooked potatoes." "How do you know?" asked {hero}. {pal} opened {pal.his} mouth to answer and, being an honest person, closed it again. <"I suppose I don't," {pal.he} admitted. "From here nobody can tell."|"To be absolutely certain," {pal.he} admitted, "one would have to see them.">`,
        `When the spoons had been licked, {hero} went to count the street again, and for the first time in {their} life it came out as none. {They} tried it from the left, and could not discover number one, and when {they} tried it from the right, there was no number ten. The opposite side had been there before supper, complete with chimneys, and now somebody appeared to have wiped it away like chalk. "They're all still there," said {pal}, with a hand on {their} shoulder. "The only difference is that we can't see them." {hero} followed this thought to the end. "Then they can't see us, either," {they} said. "At this very moment they'll be telling each other that we've disappeared." <That possibility hadn't occurred to {pal}.|{pal} was obliged to admit that this was logical.>`,
      ],
    },
    {
      id: "shines-lantern",
      ...WINDOW_NIGHT,
      pose: "holding",
      feeling: "determined",
      with: ["pal curious"],
      props: ["lantern", "robot-toy"],
      happening: "{hero} holds a lantern by the window at night, and {pal} looks on.",
      I: [
        `Behind the tent, in a box, was the camping lantern. It was green, with a thick handle and a switch as big as a thumb, and it needed no plug at all. {hero} stood it on the windowsill beside the robot. "Now everybody can see that we're here," {they} said. The light fell out of the window and lay down on the road. They waited. <Nobody answered it.|Nothing happened on the other side.> "Perhaps they think that it's the moon," said {pal}.`,
        `{hero} knew what was needed. {They} fetched the lantern that came camping in the summer, switched it on, and put it in the middle of the window. It lit up the robot, and {their} own chin, and a piece of the empty street. "Hello, we're here," {they} said behind the glass. <They waited for as long as it takes to boil an egg, but nothing came back.|{They} counted slowly to a hundred, but nothing came back.> The lantern was shining beautifully, and that was absolutely all it did.`,
      ],
      A: [
        `In a box behind the tent there was a lantern. {hero} dug it out, a sturdy green one with an enormous switch, which hadn't been on duty since the summer. {They} carried it to the window and stationed it on the sill, next to the robot. "That's so everybody can see that there's somebody here," {they} explained. The light climbed over the edge, fell down the front of the house, and remained lying in the road. {pal} considered that it looked extremely welcoming, but on the opposite side nobody seemed to feel welcomed. <"It could be mistaken for the moon, of course," said {pal}.|"Possibly they think that it's only the moon," said {pal}.> That was exactly the trouble with it. It simply shone, and so does the moon, and nobody has ever answered the moon.`,
        `The camping lantern lived behind the winter coats, and it was the only lamp in the house that had never owned a plug. {hero} carried it to the window in both arms. Standing on the windowsill, it illuminated the robot from below, and {their} own chin, and a considerable piece of the empty street. "Good evening," {they} said politely, to whoever might be out there. {They} counted to a hundred, in order to be fair, and afterward {pal} counted to a hundred as well. <Out in the darkness nothing stirred.|The street kept its thoughts to itself.> "Perhaps nobody is looking," suggested {pal}. {hero} shook {their} head, because people without any light have nothing to do except look out of the window. They were certainly looking. They simply hadn't been told anything.`,
      ],
    },
    {
      id: "signals-street",
      ...WINDOW_NIGHT,
      pose: "reaching",
      feeling: "brave",
      with: ["pal surprised"],
      props: ["lantern", "robot-toy"],
      happening: "{hero} reaches out with a lantern by the window, and {pal} is surprised.",
      B: [
        `{hero} put a lantern in the window. Click, click! It went off and on. "Hello out there!"`,
        `"I will say hello," said {hero}. {They} got a lantern. Click, click! Off and on it went.`,
      ],
      E: [
        `{hero} put the camping lantern in the window. Nobody answered. Then {they} thought of the fridge. Nobody heard it until it stopped! So {they} turned the lantern off, and on, and off, <and on|and on again>. Click, click! "Hello!"`,
        `{hero} got the lantern from the tent and put it in the window. It just shone, like the moon. "It has to say something," {they} said. Click, click! Off it went, and on again, <two|three> times. Now it said hello.`,
      ],
      I: [
        `{hero} leaned on the windowsill and thought of the refrigerator. It had hummed for years, and nobody had ever noticed it until it stopped. "I know!" {they} said suddenly, and turned the lantern off. "Now we can't see anything at all," said {pal} in the darkness. "No," said {hero}, "but they can." After a moment {they} turned it on again, and off, and on. Click, click. <It wasn't just a lamp in a window any more.|It had stopped being just a lamp in a window.> It was somebody over here, saying good evening.`,
        `"What did you do when the refrigerator stopped?" asked {hero}. {pal} remembered that {pal.he} had looked up. "And nobody looks up as long as it's humming," said {hero}. {They} put {their} thumb on the enormous switch of the lantern and stopped the light. <They counted to two together.|For a moment the whole room held its breath.> Then {they} let it shine again, and stopped it once more. Click, click. The moon can't do anything like that, and neither can a star. "If I saw that," said {pal}, "I'd know it was a person."`,
      ],
      A: [
        `{hero} rested {their} chin on the windowsill and thought about the refrigerator. It had been humming all day, and all year, and nobody had paid it the slightest attention until it stopped. Then both of them had looked up immediately. "That's it!" {they} exclaimed, and switched off the lantern. "I was using that," remarked {pal}, from the darkness. "You have to stop," {they} explained, "or else nobody notices you." {They} laid {their} thumb on the enormous switch, and gave the street a piece of light, and took it away, and gave it another. Click, click. <It went out and came back, and went out and came back.|Dark and bright it went, and dark and bright again.> No moon in the world behaves like that. It could only be a person, and evidently a person who wanted something.`,
        `"Suppose that it went off," said {hero}. "It has gone off," {pal} reminded {them}. "I mean this one," said {hero}, and placed a thumb on the switch of the lantern. "The refrigerator went on and on, and nobody noticed, but the second it stopped, everybody did." This was undeniable. So {they} stopped the lantern, and the window turned black, and the robot disappeared, and somewhere in the room {pal} was breathing. Then {they} allowed it to shine again. Click, click. <{They} did it twice, with a pause in between, as one knocks at a door.|{They} did it twice, as politely as one knocks at a door.> It was astonishing what a difference that made. A lamp in a window is nothing but furniture, but a lamp that goes off and on is somebody talking.`,
      ],
    },
    {
      id: "counts-nine",
      ...WINDOW_NIGHT,
      pose: "pointing",
      feeling: "excited",
      with: ["pal happy"],
      props: ["lantern", "robot-toy"],
      happening: "{hero} points into the night, beside a lantern, a toy robot, and {pal}.",
      B: [
        `One light said hello! Then two! Then nine! But number ten was dark. {top} lived up there.`,
        `Off and on! The street said hello! {hero} counted nine. But there was no light at {top's} window.`,
      ],
      E: [
        `Then a small light went off and on. Somebody was there! A bike lamp said hello, and then a candle did. {hero} counted nine of them. Only the small red one was <missing|still dark>. It was {top's} window.`,
        `Click, click, said a window across the street. Click, click, said the next one! "Seven, eight, nine," counted {hero}. {They} waited for number ten. Up at {top's} it was <still|all> black.`,
      ],
      I: [
        `At first there was only darkness, but then something low down on the left went off and on again. "There!" cried {hero}. It looked like a bicycle lamp. Next door somebody was using a candle and a hat, and number four was a telephone with a cat walking in front of it. Soon the entire street was answering, and {hero} counted along. "Seven, eight, nine." {They} blinked again, <and waited|more slowly, and waited>. But under the roof of the corner house, where {top} lived, it stayed as black as ever.`,
        `It took as long as one deep breath. Then, across the street, a light went off and on, and immediately another answered, and then three together. "They're saying hello!" shouted {hero}. One window blinked five times, <because a baby had got hold of the switch|and obviously somebody very small was doing it>. {hero} counted with a finger on the glass and arrived at nine, and when {they} counted again it was still nine. "It's {top}," {they} said. "{Top.he} isn't answering." Nobody had ever been missing before.`,
      ],
      A: [
        `For the space of a breath there was nothing. Then, low down on the left, a tiny light went off and on, and after a moment it did so again. "There's one!" cried {hero}. It was a bicycle lamp. The next was a candle, in front of which somebody was holding up a hat and taking it away. Number four was a telephone, and the cat walked straight through the picture. Number seven blinked in perfect time, as you would expect of a musician. <In number two it went on and on, because the baby had got hold of it.|Number two couldn't stop, because a baby had got hold of it.> {hero} counted with one finger and arrived at nine. {They} repeated the signal, slowly and very distinctly, but beneath the roof of the corner house, at {top's}, everything remained black.`,
        `At first nobody answered. Then somebody did, and then, as if they had all been sitting there with a thumb on the switch, everybody answered at once. The street returned, one window after another. There were powerful lights and feeble ones, and one was green, and one appeared to be a bicycle that was standing on its head. They blinked whatever they liked, and it was perfectly clear what they meant. {hero} counted, hopping, and came to nine, and stopped hopping. {They} began over again from the opposite end, and it was nine from that side as well. The little red window was not among them. "{Top} might be asleep already," suggested {pal}. <"{Top.he} is never asleep before me," said {hero}.|"Not before me," said {hero}. "I'd have noticed.">`,
      ],
    },
    {
      id: "crosses-street",
      ...DARK_STREET,
      pose: "walking",
      feeling: "brave",
      with: ["pal calm"],
      props: ["lantern", "robot-toy"],
      happening: "{hero} walks between the houses under a starry sky with {pal}, a lantern, and a toy robot.",
      I: [
        `So they blew out the candle and went across to look. {hero} carried the lantern in front, with the robot under one arm. In the middle of the street {they} stopped, because without the street lamps the sky came down to the rooftops, and it was full of stars. <"Somebody left those on," said {hero}.|"Those are all still on," said {hero}.> Then {they} turned around, and on their own side the windows were blinking, too. From {their} window {they} had never been able to see that.`,
        `"Then we'll go and knock," said {hero}. {They} took the lantern, and the robot, and {pal}. Outside, the dark was bigger than indoors, but it wasn't empty. Lights went off and on to the left and the right, and somebody called, "Good evening!" from a window. {pal} looked up and forgot to walk. <"I didn't know that we had so many stars," said {pal.he}.|"So that's where the rest of the stars are," {pal.he} said.> "They don't have a plug," said {hero}, and pulled {pal.him} along by the sleeve.`,
      ],
      A: [
        `"Then somebody has to go and see," said {hero}, and since {they} {was} the one with the lantern, it was obvious who that would be. {They} took the robot under one arm, for company, and {pal} by the hand. In the middle of the street they stopped. Without the lamps the sky came right down to the chimneys, and it was so crowded that there were stars in between the stars. <"Those have been left on," observed {hero}.|"They must be running on batteries," observed {hero}.> {pal}, who had lived here for years, had to be turned around by the shoulders. Then it was {hero's} turn to stare, because all along their own side, which can't be seen from {their} window, the windows were blinking as well. Only a single one was dark, and it was theirs.`,
        `They did not discuss it for long. {pal} blew out the candle and discovered the coats, by smell, and {hero} went ahead with the lantern, and with the robot looking backward under one arm. It is a peculiar thing to step out into a street that has been switched off, because you suddenly hear it. Somebody was laughing behind the blue window, and from a balcony somebody else called "Good evening!" to nobody in particular. {pal} tipped back {pal.his} head, and said nothing but "Oh." There were considerably more stars than usual. <They had been up there every night, behind the street lamps.|All these years the street lamps had been standing in the way.> "We'll count those tomorrow," {hero} promised, steering {pal.him} toward the corner house. First there was a number ten to be found.`,
      ],
    },
    {
      id: "finds-neighbor",
      ...UNDER_THE_ROOF,
      pose: "standing",
      feeling: "surprised",
      with: ["top happy", "pal calm"],
      props: ["lantern", FLASHLIGHT],
      happening:
        "{hero} stands with a lantern in a dark room under the roof, beside {top}, who has a flashlight.",
      B: [
        `Knock, knock! There was {top}. "I saw you! I said hello. But my light will not go on."`,
        `They went to see {top}. "I saw you!" said {top}. "I waved and waved. I have no light."`,
      ],
      E: [
        `They took the lantern across the street. The bell did not ring, so they knocked. "I saw you!" cried {top}. "I waved and waved. But nobody can see that in the dark." {Top.his} flashlight <was empty|did not work>.`,
        `{hero} and {pal} went across with the lantern. Knock, knock! {top} came to the door at once. "There you are!" said {top}. "Your light was gone, and I was worried about you." {Top.his} own flashlight was <empty|dead>.`,
      ],
      I: [
        `{pal} pressed the doorbell, and they waited, until {hero} pointed out that a doorbell needs electricity, too. They knocked, and {top} opened immediately. "I saw you!" {top.he} cried. "I've been answering for half an hour, with both arms, and I even winked." {Top.he} shook an old flashlight, which rattled but didn't shine. <"The batteries were for an emergency," said {top}, "nine years ago."|"It's older than you are," said {top}.> Then {top.he} smiled at {hero}. "I count you every evening, you know. You're the window that goes out at eight."`,
        `They climbed the dark stairs, and {hero} knocked, because the doorbell said nothing. "Thank goodness!" said {top} in the doorway. "First you were blinking so nicely, and then you disappeared, and I was just coming to look for you." An armchair had been pushed up to the window, and on it lay a flashlight, <but its batteries were empty|which hadn't worked for years>. "I've been waving the whole time," {top.he} said, "with both arms. Unfortunately nobody can see that in the dark."`,
      ],
      A: [
        `{pal} pressed the doorbell, and they listened to it not ringing. "We really aren't very good at this," {pal} admitted, while {hero} knocked. The door flew open so quickly that somebody must have been standing behind it. "There you are!" exclaimed {top}. "You were blinking so beautifully, and I answered the entire time, by waving, and bowing, and winking with both eyes." In one hand {top.he} had a flashlight, which rattled when it was shaken, but which did nothing else. "And suddenly your light was gone, and I didn't know what to think." <It turned out that {top} counted windows, too.|{top}, it appeared, had been counting windows for years.> "You're the one that goes out at eight o'clock," {top.he} told {hero}. "I never go to bed before you do."`,
        `The doorbell was silent, naturally, so they had to knock. They heard an armchair being moved, and something falling over, and a voice that begged for just a minute. Then {top} appeared in the light of the lantern, wearing a coat. "I was on my way to you," {top.he} explained. "You were blinking, and then you stopped, and I was afraid that something had happened." It had to be explained that they had only taken the lantern away in order to discover what had happened to {top.him}. <Everybody was extremely pleased.|For a moment all three of them were too pleased to speak.> "Nothing has happened," said {top}. "I was answering you the whole time, only I was doing it in the dark." {Top.he} held up a flashlight, whose batteries had been bought when {hero} was a baby.`,
      ],
    },
    {
      id: "lends-batteries",
      ...UNDER_THE_ROOF,
      pose: "kneeling",
      feeling: "determined",
      with: ["top surprised", "pal proud"],
      props: ["robot-toy", "thing:battery", FLASHLIGHT, "lantern"],
      happening: "{hero} kneels by a toy robot with a battery and a flashlight, beside {top} and {pal}.",
      B: [
        `The robot had two batteries in it. {hero} took them both out. Click! Now there was light in the room!`,
        `{hero} had the robot with {them}. It had two batteries in it. Out they both came! Click! Now there was a light!`,
      ],
      E: [
        `If the lantern stayed here, {hero's} own window would be dark. So {they} looked at {their} robot. It had two batteries of just the right <size|kind>. "Beep?" it said. "Only for tonight," {they} told it. Click! The flashlight shone.`,
        `"Do you need big ones or small ones?" asked {hero}. "Small ones," said {top}, "two of them." {hero} turned {their} robot over and opened its back. "Bee," said the robot, and stopped. Click! {top} had <a light|light>!`,
      ],
      I: [
        `"You could leave the lantern here," said {pal}. But then their own window would be dark, and there would be a gap on the other side instead. "How many batteries does it need?" asked {hero}. "Two," answered {top}. {hero} sat the robot down on the carpet, where it looked up at {them}. "It's only until the power is back," {they} explained, and opened the little door in its back. <"Bee," said the robot.|The robot managed half a beep.> A moment later the flashlight was shining in {top's} hand.`,
        `{hero} held the flashlight up to the lantern and looked inside. It needed two batteries, the thin sort, and {they} knew somebody who had exactly that kind. {They} knelt on the carpet with the robot and explained it to its face. "You'll be asleep," {they} said, "but you'll be asleep for something." Then {they} opened its back with a <coin|spoon>. The robot lifted one foot and forgot to put it down again. Click, and an enormous circle of light appeared on the ceiling. "Oh!" said {top}.`,
      ],
      A: [
        `The simplest solution would have been to leave the lantern. {hero} considered this, but in that case {their} own window would be black, and there would be a gap on the opposite side instead. {They} unscrewed the flashlight, which required two batteries, of the thin sort. Nobody said a word, although {pal} was perfectly aware who was sitting under {hero's} arm. {They} knelt down and stood the robot on the carpet in front of {them}. "It's only until the power is back," {they} explained, "and you won't notice anything." Its back could be opened with a coin. <"Bee," said the robot, and got no further.|The robot began a beep that it never finished.> Then the flashlight clicked, and an enormous round moon appeared on the ceiling. {top} had to sit down in the armchair to admire it.`,
        `"What does it need?" asked {hero}, who had already opened the flashlight. Two ancient batteries fell out, covered in green fur. {hero} said nothing for a while, because {they} knew somebody who had two of exactly that size, practically new, and who was looking up with round tin eyes. "You mustn't do that," said {top}, who had understood immediately. "I'm only lending them," said {hero}. {They} laid the robot on its front, as a doctor does, and opened the little door in its back with a coin. It went on marching in the air, more and more slowly, and stopped with one foot up. <It appeared to be in the middle of a thought.|It looked like somebody who has remembered something.> There was a click, and the whole room leaped out of the darkness, with armchair, and books, and {top}, who was beaming as well.`,
      ],
    },
    {
      id: "counts-ten",
      ...WINDOW_NIGHT,
      pose: "jumping",
      feeling: "excited",
      with: ["pal happy"],
      props: ["lantern", "robot-toy"],
      happening: "{hero} jumps for joy by the window with a lantern, and {pal} is happy.",
      E: [
        `They ran home with the lantern. {hero} put it back in the window and clicked. Nine lights answered. Then, way up under the roof, there was one more. "Ten!" {hero} told the robot. It <slept|was asleep>, with one foot up.`,
        `Back at {their} own window, {hero} clicked the lantern. Off and on! "One, two, three," {they} counted. The whole street was saying good evening. And the last of all was {top}. "Ten!" cried {hero}, and <jumped up and down|hopped in the dark>.`,
      ],
      I: [
        `They hurried home, and {hero} put the lantern back on the windowsill. Click, click. The other nine answered immediately, as if they had been waiting for it, and {they} hardly dared to breathe. Then a new light appeared under the roof of the corner house, and it went off and on, <and danced around the window frame|as if it never wanted to stop>. "Ten!" shouted {hero}. The robot sat on the sill with one foot in the air and said nothing at all. "Beep," said {hero}, because somebody had to say it.`,
        `"You count," said {pal}, when they stood at the window again. {hero} set the lantern beside the silent robot and gave the signal. The street gave it back. There was a bike lamp, and a candle, and the window with the cat. {They} got to nine and looked up. High above the others, somebody drew a circle with a flashlight, <as big as a barrel|and another circle inside it>. "And ten," said {hero}. Then somebody opened a window and began to sing, and it went down the street from house to house.`,
      ],
      A: [
        `They hurried home so fast that {pal} lost a slipper and had to go back for it. {hero} returned the lantern to the windowsill, beside the silent robot, and pressed the switch. Click, click. The nine replied immediately, but {they} {was} looking only at the place beneath the roof, with {their} forehead against the cold glass. And there it was, not red this time, but white and brand-new. It went off and on, and off and on, and afterward it ran around the entire window frame like a squirrel. "Ten!" shouted {hero}. <From number seven came the trombone, and in the darkness it finally found its note.|Number seven answered on the trombone, and for once it didn't slip.> The robot sat there with its foot in the air. "Beep," said {hero}, on its behalf.`,
        `Nobody had gone to bed. When {hero} had returned the lantern to its window and clicked the switch, the entire opposite side clicked back, like a row of gentlemen lifting their hats. "Seven, eight, nine," {they} counted, more and more slowly, and then they both looked up. There stood {top}, quite tiny, in a magnificent circle of light. {Top.he} waved, and {top.he} bowed, and in all probability {top.he} winked. "Ten," said {hero}. In the house next door somebody pushed up a window, and called across to ask what people were doing about their ice cream. <Opinions came from every floor.|"Eating it!" came the answer, from several directions.> The trombone played something slow. It had never been such a dark evening in this street, and there had never been so much going on.`,
      ],
    },
    {
      id: "power-returns",
      ...LIT_BEDROOM,
      pose: "standing",
      feeling: "surprised",
      with: ["pal surprised"],
      props: ["robot-toy"],
      happening: "{hero} stands in the bedroom, where the lamp is on again, and {pal} is surprised.",
      A: [
        `At a quarter past nine the power returned, and it returned everywhere at once. All evening long the two of them had been switching things on, and now every one of those things did what it had been told to do. The kettle began to boil, and the radio burst out in the middle of a march, and something was roaring that nobody remembered having touched. They raced from room to room, turning everything off, <and it took some time, because they were laughing|and collided twice in the hall>. The lamp above {hero's} head was so bright that {they} had to screw up {their} eyes. When {they} returned to the window, all that {they} discovered in it was {themselves}. "Oh," {they} said. It was a perfectly nice light, only it didn't let anybody look out.`,
        `Somewhere at the edge of town, people on ladders had finally found the broken wire and joined its ends together. One moment there was only the lantern, and the next moment everything was on. The refrigerator shook itself and hummed. The radio announced tomorrow's weather, and the kettle, which had been waiting for its turn all evening, began to sing. On the opposite side stood the windows, blue, and yellow, and red, as though nothing had ever been the matter. <"So that's that," said {pal}, and turned off the lantern.|"There we are," said {pal}, and turned off the lantern.> {hero} ought to have been glad, and for the most part {they} {was}. But behind so much light nobody could be seen any longer. They had all gone back to their potatoes. "That was so quick," said {hero}.`,
      ],
    },
    {
      id: "clicks-twice",
      ...LIT_BEDROOM,
      pose: "reaching",
      feeling: "happy",
      with: ["pal happy"],
      props: ["robot-toy"],
      happening:
        "{hero} reaches out in the bedroom with a toy robot, where the lamp is on, and {pal} is happy.",
      B: [
        `Then all the lamps came on. {hero} went to the switch. {refrain2} Ten windows said it, too.`,
        `The lamp was on again! But {hero} made it go off and on. {refrain2} Ten windows did it, too!`,
      ],
      E: [
        `Then the lamp came on again. The fridge hummed, and the street was as bright as ever. It was almost a pity. {hero} went to the switch and tried one more thing. {refrain2} The small red one was the last.`,
        `Then the power came back, and it was too bright to see anybody. "I did not even say good night," said {hero}. But a lamp has a switch as well. {refrain2} One of them blinked once more, <for|just for> the robot.`,
      ],
      I: [
        `Then everything came on together, humming, and the window was so bright that {hero} saw only {themselves} in it. "We didn't even say good night," {they} said. {They} looked up at the lamp, and then {they} walked over to the switch beside the door. Click, click. For a moment nothing happened. Then number one blinked, and number four, and all the others, right up to the little red one under the roof. <That blinked twice, and then once more, for the robot.|It blinked three times, and the third was for the robot.>`,
        `The power came back at a quarter past nine, and the next day {top} returned two batteries and brought a cake. So everything is as it was before, except at eight o'clock. At eight {hero} goes to the switch of {their} perfectly good lamp. Click, click. And one after another, <all along the other side|up and down the street>, ten lamps go off and on. The little red one is always the last. It blinks one time more than the others, and only the robot knows why.`,
      ],
      A: [
        `It was long past eight. {hero} stood in {their} pajamas under the lamp, and had the feeling that something was not finished. Beside the door was an ordinary switch, exactly like the one that had been no use to anybody at supper. {They} put a finger on it. Click, click. "Is it broken?" asked {pal}, but {hero} had already run to the window. For a while the street appeared to be thinking it over. Then the blue one went off and on, and the one with the cat, and the musician. At number two a baby had to be carried away from the switch. <Last of all, high under the roof, came the little red one.|The little red one, under the roof, let all of them go first.> It blinked twice, like everybody, and after a pause it blinked once more. That was for the robot.`,
        `The next morning {top} came across the street with two batteries and a cake, and the robot finished its beep. The lantern has been put away, the refrigerator hums, and nobody hears it, or hardly anybody. But every evening at eight {hero} walks in {their} pajamas to the switch of a lamp that has nothing whatever the matter with it. Click, click. Then {they} and the robot stand at the window and wait. It begins at one end of the street and travels to the other, as if somebody were running along behind the walls. <"Eight, nine," counts {hero}.|"Nine," says {hero}, and looks up.> The little red one under the roof always lets the others go first. It has a remarkable amount to say, for so small a window, and when it has finished, everybody is at home.`,
      ],
    },
  ],
};
