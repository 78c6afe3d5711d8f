import type { Shape } from "@/lib/features/writing/classic/grammar";

const HILL = { place: "hill", weather: "clear", pose: "sitting", props: ["thing:wheelchair"] } as const;
const PLAYGROUND = { ...HILL, place: "playground" } as const;

export const LOST_SECOND: Shape = {
  id: "care/lost-second",
  theme: null,
  wild: 2,
  tags: ["race", "friend", "contest", "practice", "brave", "proud"],
  about: ["wheelchair wheelchair-race wheelchair-user"],
  premise: "{hero} and a fast wheelchair are one second short of the record, and {pal} helps to find it.",
  // The one who sits in it is a child; a great-grandmother's is another story.
  unless: [
    "care-home nursing-home retirement-home old-people-home visiting-gran visiting-granny visiting-nana visiting-great-gran visiting-great-grandma great-gran great-granny great-grandma great-grandmother",
    "grandma-wheelchair granny-wheelchair nana-wheelchair gran-wheelchair grandpa-wheelchair grandad-wheelchair grandma's-wheelchair granny's-wheelchair nana's-wheelchair gran's-wheelchair grandpa's-wheelchair grandad's-wheelchair grandma-in-a-wheelchair granny-in-a-wheelchair nana-in-a-wheelchair gran-in-a-wheelchair grandpa-in-a-wheelchair grandad-in-a-wheelchair",
    "mom's-wheelchair mum's-wheelchair mommy's-wheelchair mummy's-wheelchair dad's-wheelchair daddy's-wheelchair mom-in-a-wheelchair mum-in-a-wheelchair mommy-in-a-wheelchair mummy-in-a-wheelchair dad-in-a-wheelchair daddy-in-a-wheelchair mom-use-a-wheelchair mum-use-a-wheelchair dad-use-a-wheelchair grandma-use-a-wheelchair grandpa-use-a-wheelchair",
  ],
  care: ["disability"],
  shows: ["thing:wheelchair"],
  talk: [
    "Where do you think the lost second was hiding?",
    "What are you so good at that you could teach it to {pal}?",
    "When has something got easier because you looked at it in another way?",
  ],
  cast: { pal: ["girl", "boy"], rival: ["boy", "girl"], coach: ["coach"] },
  refrain: {
    B: ["Zoom! The wheels went round and round.", "Zoom! The wheels went like wings!"],
    E: ["Zoom went the wheels, around and around.", "Zoom went the wheels, and they felt like wings!"],
  },
  beats: [
    {
      id: "rolls-down",
      ...HILL,
      time: "morning",
      feeling: "excited",
      with: ["pal excited"],
      happening: "{hero} sits on a hill with a wheelchair, and {pal} is excited.",
      B: [
        `{hero} came down the hill in a blue wheelchair. "You are so fast!" said {pal}. {refrain}`,
        `"Ready? Go!" said {pal}. {hero} and the wheelchair shot down the hill. {refrain}`,
      ],
      E: [
        `{hero} had the fastest wheelchair on the hill. The path had five bends, and people called it the Snake. "Go!" shouted {pal}, who had the watch. {refrain}`,
        `"Three, two, one, go!" called {pal}. {hero} pushed the wheels of the wheelchair and flew down the <winding|long> path. It was called the Snake. {refrain}`,
      ],
      I: [
        `The path from the hill to the playground has five bends in it, and everybody calls it the Snake. Nobody knew the Snake better than {hero}. {They} leaned into the first bend, and {their} wheelchair sang. {They} touched the rims with {their} gloves, and it slowed by a hair, <exactly enough for the next one|no more than that>. "Forty-one seconds!" shouted {pal} at the bottom, with the watch. {hero} groaned. It was always forty-one.`,
        `"Three, two, one, go!" called {pal}, and {hero} gave the wheels one enormous push. The wheelchair went down the winding path like water down a slide. {hero} had raced on the Snake all summer, and {they} knew every crack in it. {They} took its five bends one after another, leaning over to the left and leaning over to the right. <A pigeon only just got out of the way.|A jogger applauded.> "Stop!" yelled {pal}, and looked at the watch. "Forty-one. Again."`,
      ],
      A: [
        `From the top of the hill down to the playground there runs a path with five bends, which has been called the Snake for as long as anybody can remember. {hero} had raced on it all summer, and {they} understood it the way other people understand a piano. {They} leaned into the first bend until the wheelchair sang; {they} brushed the rims with {their} gloves, and it slowed by the width of a hair. Then {they} released it again, and the trees ran together into one continuous green stripe. "Stop!" cried {pal} at the bottom, and bent over the watch. "Forty-one seconds." {hero} let {their} head drop. <It had been forty-one for three weeks.|"I knew it," {they} said. "It is always forty-one.">`,
        `"Go!" shouted {pal}, and {hero} went. {They} gave the wheels a tremendous push. The wheelchair, which was blue and light and quick to answer, plunged down the winding path that is called the Snake. {hero} leaned to the left for the odd bends, and to the right for the even ones, and in between {they} crouched as low as a cat. A jogger stepped aside and applauded them respectfully. At the playground gate {pal} was hopping impatiently from one foot to the other. "Forty-one seconds," {pal.he} announced, and stopped hopping. <They both knew what that meant.|It was the nineteenth time.>`,
      ],
    },
    {
      id: "reads-poster",
      ...PLAYGROUND,
      time: "morning",
      feeling: "determined",
      with: ["rival proud", "pal curious"],
      props: ["thing:wheelchair", "letter"],
      happening: "{hero} sits at the playground with a wheelchair and a note, near {rival} and {pal}.",
      B: [
        `"A big race on wheels!" said {pal}. {rival} was best last time. {hero} patted the wheelchair. "We will try!"`,
        `"We race on wheels!" said {rival}. "I will be first." "My wheelchair is fast, too," said {hero}.`,
      ],
      E: [
        `At the playground hung a note. "Race on the Snake, for everything on wheels!" {hero} read. "I am the fastest," said {rival}, on a bike. "I need forty seconds." {hero} and {their} wheelchair were <just|only> one second slower!`,
        `"The big race is on Saturday," said {rival}. "It is for bikes and carts and wheelchairs, too. But no one has ever been faster than me. My time is forty." {hero} had forty-one. <One|It was one> little second!`,
      ],
      I: [
        `On the playground fence hung a poster for the Great Wheel Race on Saturday. Everything that rolled was welcome, from skateboards to wheelchairs. "That record is mine," said {rival}, who was leaning on a silver bicycle. "Forty seconds. I would be pleased if somebody beat it. It is <boring|lonely> at the top." {rival.he} meant it kindly, more or less. {hero} looked up at the hill, and down at {their} gloves. "One second," {they} told {pal}. "I have got to find one second."`,
        `"Have you seen this?" asked {pal}, and pointed at the playground fence. It was a poster for the Great Wheel Race, which was open to bicycles, carts, wheelchairs, and anything else that rolled. At the bottom stood the record. It was forty seconds, and it belonged to {rival}. "I come down here <every day|twice a day>," said {rival}, spinning a pedal. "I can't go any faster." "Then I will," said {hero}. "I only need one second." It sounded very small.`,
      ],
      A: [
        `On the fence of the playground hung a poster with a wheel on it. The Great Wheel Race would be held on Saturday, and everything that rolled was invited: bicycles, wheelchairs, skateboards, soapboxes, and, it said, baby carriages at their own risk. "Forty seconds," said a voice. It belonged to {rival}, who was sitting on a silver bicycle, and so did the record. "Nobody has got near it in two years. To be honest, it is becoming rather dull." {hero} measured the hill with {their} eyes. Forty-one was near it; forty-one was practically standing on its toes. "I am only one second behind {rival.him}," {they} said to {pal} on the way home. <"How do you find a second?"|"It must be somewhere. A second can't just vanish.">`,
        `{pal} read the poster aloud, since {pal.he} enjoyed posters. It announced the Great Wheel Race, from the top of the Snake to the playground gate, for bicycles, wheelchairs, carts, and whatever else would roll; and in the corner, in gold, it gave the record, which was forty seconds. "That one is mine," remarked {rival}, going slowly past on a silver bicycle without holding on. "You may have it, if you can get it." {hero} laughed, because it was said in a friendly manner, but {their} hands had already tightened on the rims. They needed one second. It is the time in which you say "hippopotamus"; <it is hardly a time at all|it should have been lying about anywhere>. All the same, they had been looking for three weeks.`,
      ],
    },
    {
      id: "oils-wheels",
      place: "workshop",
      time: "afternoon",
      weather: "clear",
      pose: "sitting",
      feeling: "curious",
      with: ["pal curious"],
      props: ["thing:wheelchair", "tool-box"],
      happening: "{hero} sits in a workshop with {pal}, a wheelchair and a box of tools.",
      I: [
        `They began with the wheelchair. {hero} turned it upside down on the workshop floor, while {pal} handed over the tools. They cleaned the bearings, and they blew nineteen hairs and half a leaf out of the front wheels. They pumped up the tires until a thumb could not press them in. When {hero} spun a wheel afterward, it turned for two whole minutes. "It was a good chair before," said {hero}, "and now it is <a perfect one|like silk>." On the Snake it took forty-one seconds.`,
        `"Perhaps the second is inside the wheelchair," said {pal}. So they took it to the workshop. {hero}, who knew every screw by name, removed the wheels and oiled whatever turned. They found a pebble, and a bus ticket, and <somebody's button|a very old raisin>. They didn't find a second. "Listen, though," said {hero}, and gave a wheel a push. There was no sound at all. Never had any chair been better prepared, and it came down the Snake in forty-one.`,
      ],
      A: [
        `The first place where they searched was the wheelchair itself. {hero} had taken it apart so often that {they} could have done it under a blanket; {they} sat on the workshop floor with the wheels in {their} lap, cleaning and oiling, while {pal} passed the wrong tools with great enthusiasm. They removed a surprising amount of hair from the front wheels. They found a pebble, a bus ticket, and something that had once been a raisin. When it was finished, a wheel that was spun at four o'clock was still turning at two minutes past. "There is nothing the matter with this chair," said {hero}, listening with satisfaction. <"There never was," {they} added, on Monday, when it had taken exactly forty-one seconds.|On the following morning it floated down the Snake like a feather, in forty-one.>`,
        `"We ought to begin with the machine," {pal} declared, because people on television always did. The machine had no objection. {hero} lifted off both of the large wheels in the workshop and oiled everything that was meant to turn. {They} explained to {pal} why the wheels of a fast wheelchair lean inward at the top, and {pal} wrote it all down. "So there is nothing the matter with it," {pal.he} said finally, almost with regret. "Naturally there isn't," said {hero}, "because I am acquainted with my own chair." They tried it the next morning, in no wind, with clean tires. <It was forty-one seconds, so smooth that a sparrow slept through it.|The watch said forty-one, and {pal} shook it, and it said so again.>`,
      ],
    },
    {
      id: "paints-wings",
      ...PLAYGROUND,
      time: "afternoon",
      feeling: "happy",
      with: ["pal happy"],
      props: ["thing:wheelchair", "paint-pots", "paintbrush"],
      happening: "{hero} sits at the playground with {pal}, a wheelchair, paint pots and a brush.",
      B: [
        `"Let us paint wings on it!" said {pal}. The wheelchair looked so good! But it was not faster.`,
        `{pal} got paint. Soon the wheelchair had two white wings. It was lovely. But it was still too slow.`,
      ],
      E: [
        `"Your wheelchair needs wings," said {pal}, and got out the paints. On every wheel {pal.he} made a beautiful white wing. When {hero} rolled along, they seemed to be flying! <But the watch|The watch still> said forty-one.`,
        `{pal} painted wings all over the wheels, with many white feathers. "Now your wheelchair is a bird," {pal.he} said. It was the best thing that {hero} had ever <seen|owned>. But it was not one second faster.`,
      ],
      I: [
        `"It needs wings," said {pal}, who was good at wings. {Pal.he} painted one on each of the big wheels, with long white feathers. When the wheelchair stood still, it looked like a swan that was resting. When it rolled, the feathers blurred, and you would have sworn that it was flying. Three small children followed {hero} twice around the playground. <"Wheels like wings!" they shouted.|"It has got wings!" they shouted.> It was forty-one seconds, but it was a beautiful forty-one.`,
        `That afternoon {pal} arrived at the playground with a box full of paint. "I can't find your second," {pal.he} said, "but I can paint." Two hours later there were wings on the wheelchair, one on each wheel, with every feather in its place. {hero} spun around to see. <The wings beat, faster and faster, until they seemed to lift.|They whirled, and it was like sitting inside a bird.> "It is the finest chair in town," {they} said. It was not any faster. But nobody could be completely gloomy with wings.`,
      ],
      A: [
        `{pal} was no use with a screwdriver, but {pal.he} was extremely good with a brush. {Pal.he} arrived at the playground with six pots of paint and asked for the round covers of the wheels; and two hours later there was a wing on each of them, with long white feathers that grew out of the middle. When the wheelchair stood still, it resembled a swan that was thinking. When it moved, the feathers ran together and beat, and anybody would have said that it flew. Three small children followed {hero} around the sandbox, shouting about it. <"Wheels like wings," said {hero}, who could not stop turning on the spot.|{They} went around four times, in order to hear it properly.> It made no difference to the watch whatever. It merely made a difference to everything else.`,
        `"Since we can't find the second," said {pal}, "we should at any rate look magnificent without it." {Pal.he} had brought paint. All afternoon {pal.he} lay on {pal.his} stomach beside the wheelchair with {pal.his} tongue between {pal.his} teeth, while half of the playground gave advice; and when the last feather was finished, there was an enormous white wing on either wheel. {hero} gave a single push, and the wings began to turn, and to beat, and finally to shimmer, as if somebody were traveling between two patches of cloud. "Oh," said {hero}, which was all that came out. <They tried the Snake at sunset, and got forty-one with applause.|It was not faster, not by a whisker, but it was {theirs}.>`,
      ],
    },
    {
      id: "pushes-hard",
      ...HILL,
      time: "sunset",
      feeling: "sad",
      with: ["pal worried"],
      happening: "{hero} sits sadly on a hill with a wheelchair, and {pal} is worried.",
      E: [
        `So {hero} pushed harder. {They} pushed until {their} arms were shaking. Forty-one! {They} went again. Forty-one! "I am so <angry|mad> that I could bite the hill," said {hero}. {pal} sat down by the wheelchair and said nothing.`,
        `"I have to push more," said {hero}. Up they went again, and down came the wheelchair, seven <more|whole> times. {hero's} hands hurt. It was still forty-one. "Maybe I am not good enough," {they} said <sadly|very softly>.`,
      ],
      I: [
        `On Thursday {hero} tried it with strength. {They} pushed so hard that {their} gloves smoked, or nearly did. Then {they} returned to the top and did it again, five times, until both arms were trembling. Each time {pal} held up the watch without a word. "Maybe there isn't another second," said {hero}, and threw a glove on the ground. "Maybe forty-one is <all I have|simply what I am>." {pal} picked up the glove and sat down beside the wheelchair.`,
        `"Then I will have to push harder," {hero} decided. {They} pushed before the first bend and after the last one. {They} pushed until {their} shoulders burned, and when {they} could not push any more, {they} gritted {their} teeth and pushed. The sun went down behind the playground. "Forty-one," whispered {pal} for the seventh time. {hero} turned the wheelchair around, so that nobody could see {their} face. <It was wet.|It was rather red.> It is hard to be so close to a thing for such a long time.`,
      ],
      A: [
        `That left strength. On Thursday {hero} pushed more furiously than ever before, out of every bend and into every straight, until {their} gloves were hot and {their} arms trembled like string; and then {they} returned to the top and did it all over again. {pal} stopped calling out the number after the fourth time, since it was perfectly visible in {pal.his} face. "I don't believe that there is any second to be found," said {hero}. The sun was going down, and {their} shadow had wings. "I believe that forty-one is simply what I am." {They} threw a glove at the hill, which did not notice. <{pal} went and fetched it, and sat down in the grass without a word.|It is a lonely thing, to be very good and not quite good enough.>`,
        `{hero} had always believed that if a thing would not go, you had to push harder. So {they} pushed harder. {They} pushed where {they} had always pushed, and also where {they} had always rested; {they} came down the Snake with {their} teeth clenched and the wings roaring on both sides. Seven times {they} did it. By then the lamps were lit in the playground, and there was a blister inside {their} left glove, and the watch had not said anything new. "Only one more," said {hero}. "Absolutely not," said {pal}, who was a friend, and who had noticed the blister. For a considerable moment they glared at one another. <Then {hero} leaned back in {their} wheelchair and let {their} arms hang, because they would not do anything else.|Then {hero} looked away first, since {they} had something in {their} eyes.>`,
      ],
    },
    {
      id: "chalks-bends",
      ...HILL,
      time: "morning",
      feeling: "surprised",
      with: ["pal excited"],
      props: ["thing:wheelchair", "notebook", "clock"],
      happening: "{hero} sits in surprise on a hill with a wheelchair, {pal}, a notebook and a clock.",
      B: [
        `{pal} took the time at each bend. "Bend three!" said {pal}. "There your wheelchair slows down!"`,
        `"I have found it!" said {pal}. "You are slow at bend three!" {hero} stopped the wheelchair. "I am?"`,
      ],
      E: [
        `Next morning, {pal} had another idea. {Pal.he} measured the time at every bend. "You are quick here, and very quick over there," {pal.he} said. "But in bend number three your wheelchair gets slower!" <There it was.|So it was there!>`,
        `"I measured every bend," said {pal} the next morning. "The first one is very good, and the second is even better. But in the third, your wheelchair <slows down|gets slower>!" {hero} stared. So it was hiding in bend number three!`,
      ],
      I: [
        `On Friday {pal} came with chalk, and drew a line across the path at every bend. "We always measured the whole thing," {pal.he} said. "Today I will measure the pieces." {hero} came down once, and {pal} ran along the hedge, scribbling. Then they put their heads together over the notebook. Bend one was excellent, and bend two was better. "But here," said {pal}, "right before the third, the wheelchair slows down. There is your second, and it is <just sitting there|sitting in bend three>!"`,
        `"I was lying awake," said {pal} on Friday morning, "and I thought of something. Nobody looks for a lost sock in the entire house at once, but in one room after another." So {pal.he} measured the Snake in rooms. {hero} and {their} wheelchair went down five times, and each time {pal} was waiting at another bend. Four of them were absolutely <perfect|faultless>. "But in the third, something happens," said {pal} slowly. "You are slowing down before it."`,
      ],
      A: [
        `On Friday {pal} turned up before breakfast with a piece of chalk. "When I have lost a sock," {pal.he} explained, "I don't look in the house. I look in the bedroom, and afterward in the bathroom. But we have always measured the entire Snake." {Pal.he} drew a line across the path before every bend and another one behind it. {hero} rolled down once more, without much hope, and {pal} galloped along beside {them}, scribbling. Afterward they examined the notebook. The first bend was excellent, the second was a pleasure, and the others could not have been improved. "And now look at that," said {pal}. <In front of the third, the wheelchair had lost a whole second.|There, between two chalk lines, lay the second.>`,
        `"I have been stupid with this watch," said {pal} on Friday. "I always start it at the top and stop it at the bottom. It is like reading only the first word of a book and the last one." That day {pal.he} timed the bends individually, and it took five journeys, because there was only one of {pal.him}. Finally {pal} came hurrying across the grass to the wheelchair, carrying the notebook in front of {pal.him} like a waiter with a cake. "Four of your bends are faster than {rival's}," {pal.he} announced. "But whenever you come to the third, you slow down. <You slow down by one second exactly.|That is where it is, all of it.>"`,
      ],
    },
    {
      id: "admits-wall",
      ...HILL,
      time: "morning",
      feeling: "worried",
      with: ["pal calm"],
      happening: "{hero} sits on a hill with a wheelchair and talks with {pal}.",
      I: [
        `{hero} rolled the wheelchair to bend three and looked at it for a while. It was perfectly ordinary, apart from an old stone wall on the outside. "I scraped my elbow there in June," {they} said. "Ever since, I watch that wall the entire time, in case it <jumps|comes closer>." "And then you brake," said {pal}. "And then I brake," {hero} admitted, and it was <almost|nearly> a relief. Nobody can argue with a second, but something can be done about a wall.`,
        `"It must be the wall," said {hero}. On the outside of bend three stood a low stone wall with moss on it. "I bumped into it in June, because a dog ran out, and nothing was broken except my water bottle. But whenever I come here now, I can see nothing but wall." {pal} did not laugh at {them}. "I have the same trouble with diving boards," {pal.he} admitted. <"I see nothing but the edge."|"I never notice any water."> {hero} patted the wheelchair, which had been innocent all the time.`,
      ],
      A: [
        `They inspected the third bend, as detectives inspect the scene of a crime. It was an ordinary bend, with grass on the inside and a low stone wall along the outside. {hero} was silent for so long that {pal} began to peel the moss off. "In June a dog ran across, and I bumped into that wall and scraped an elbow," {they} said finally. "Ever since then I have been keeping both of my eyes on it, to make absolutely certain that it stays where it is." "And what do your hands do?" asked {pal}. {hero} regarded {their} gloves in astonishment. "My hands put on the brakes," {they} answered, "and nobody ever asked me." <So it was not the wheelchair, and it was not strength; it was a piece of June.|It was strange to be afraid of something that did nothing but stand there.>`,
        `{hero} understood what it was before {they} had turned the wheelchair around. "It is the wall," {they} said, to {their} own astonishment. Along the outside of the third bend ran a wall, knee-high and covered in moss. In June, when a dog had galloped across the path, {they} had collided with it, at the price of a water bottle and a little elbow. Nobody had considered it again; except, apparently, {their} hands. "I see nothing but wall there," {they} admitted, "and I stare at it continually, and I put on the brakes." {pal} sat down on the culprit. "With me it is the diving board," {pal.he} confessed. "I never see anything but the edge." <It is a good friend who hands you a fear of {pal.his} own to hold.|They were both quiet, and the wall was warm from the sun.>`,
      ],
    },
    {
      id: "tries-looking",
      ...PLAYGROUND,
      time: "noon",
      feeling: "curious",
      with: ["pal happy"],
      props: ["thing:wheelchair", "ball"],
      happening: "{hero} sits at the playground with a wheelchair, a ball and {pal}.",
      B: [
        `{hero} looked at a ball. The wheelchair ran right into it! "I go where I look," {they} said.`,
        `"Do not hit the ball," said {pal}. {hero} looked at it. Bump! "My wheelchair goes where I look!"`,
      ],
      E: [
        `They put a ball on the playground. "Look at it, and roll around it," said {pal}. {hero} looked at the ball, and the wheelchair rolled <right|straight> into it! "Now look over at me instead." This time {they} rolled around it. "I always go where I look!"`,
        `"I always look at the old wall in bend three," said {hero}. "I am afraid that I will hit it." They <made|did> a test with a ball. When {they} looked at the ball, the wheelchair hit it. When {they} looked away from it, {they} rolled on by!`,
      ],
      I: [
        `At noon they made an experiment on the playground. {pal} laid a ball on the ground. "Roll past it, but keep your eyes on it," {pal.he} said. {hero} kept {their} eyes on it, and immediately the wheelchair bumped into it. "Now look at my hat instead," called {pal}. {hero} looked at the hat, and rolled past the ball as if it had been invisible. <"I go wherever I look," {they} said slowly.|"Wherever I look, I go," {they} said slowly.> "So in bend three I have been steering directly at the wall!"`,
        `{hero} discovered it by accident. {They} {was} racing around the playground in the wheelchair, and somebody's ball lay in the way. "Don't hit it," {they} told {themselves}, and stared at it, and hit it in the middle. That was peculiar, so {they} put the ball back and tried again, looking at the slide behind it. The wheels <slipped|swung> past without even touching it. "The chair goes wherever I look!" {they} shouted. "And in the third bend, I never look at anything but the wall!"`,
      ],
      A: [
        `Scientists would have taken a week over it, but they had only Friday. {pal} placed a red ball in the middle of the playground. "Roll past it," {pal.he} ordered, "without ever taking your eyes off it." {hero} obeyed, and the wheelchair immediately collided with it. {They} repeated the experiment, with exactly the same result. "And now forget about the ball completely, and look at my hat." It was an easy hat to look at, being an enthusiastic green; and this time the wheels swept past the ball without so much as touching its shadow. {hero} was astonished. <"It goes where I look," {they} said. "I have been aiming at that wall since June!"|"{pal}," {they} said, "I am not avoiding the wall. I am steering at it.">`,
        `In the end it was found by accident, as many great things are. {hero} was rolling around the playground, thinking hard, when {they} noticed a ball directly ahead. "Mind the ball," {they} told {themselves}, and minded it, and ran straight over it. That was peculiar, considering that {they} could turn {their} wheelchair on a dinner plate. {They} put the ball back. The second time {they} looked beyond it, at the yellow slide; and the wheels, without being asked, curved around and carried {them} to the slide. {hero} sat there for a moment with {their} mouth open. "{pal}! It is the eyes that steer!" {they} shouted. <"And mine are always on the wall!"|"I have been looking at the one place where I don't want to go!">`,
      ],
    },
    {
      id: "practices-bend",
      ...HILL,
      time: "afternoon",
      feeling: "determined",
      with: ["pal happy"],
      props: ["thing:wheelchair", "flag"],
      happening: "{hero} sits on a hill with a wheelchair, and {pal} is close by with a flag.",
      E: [
        `{pal} stood behind bend three with a red flag. "Look at the flag, not at the wall!" {pal.he} called. The first time, {hero} peeked over at the wall. The fifth time, {they} saw <only|just> the flag, and the wheelchair hardly slowed down at all.`,
        `They practiced slowly at first. {pal} held up a flag where bend three came to its end. {hero} kept {their} eyes on it. "The wall is still there," {they} said, "but I am <busy|looking elsewhere>!" The wheelchair went by it, smooth as butter.`,
      ],
      I: [
        `They practiced it slowly. {pal} stood at the end of bend three and held up a red flag. {hero} rolled toward it at the speed of a snail, looked at the flag, peeked at the wall, and braked. Again and again {they} practiced it. By four o'clock the wheelchair was going as fast as a <bicycle|pony>, and {their} eyes remained on the red. "Is the wall still there?" called {pal}. "I suppose so," {hero} called back. "I have not had time to look."`,
        `Knowing a thing is not the same as doing it. The first time, {hero's} eyes ran off to the wall like two naughty puppies. "Look at the flag!" yelled {pal}, who stood where the bend ended. The second time they ran off a little later. {hero} was patient with them, because arms and eyes are trained in exactly the same way. After a dozen turns, {they} could see nothing but <a spot of red|red>. The wheelchair leaned, and hummed, and did not slow down.`,
      ],
      A: [
        `It is one thing to know where you should look, and another to persuade your eyes of it. {pal} stood at the far end of bend three with a red flag. {hero} approached at walking pace, staring at the flag; at the last moment {their} eyes escaped to the wall like two puppies, and {their} hands closed on the rims. "Again," said {hero}. {They} had been training {their} arms for an entire summer; why should eyes be expected to learn in an hour? Little by little they learned it, however. By five o'clock the wheelchair was approaching the bend at a respectable speed, leaning, with both its wings alive. <"Is the wall still there?" called {pal}. "I couldn't say," {hero} called back.|Of the wall {they} saw nothing but a sort of gray politeness at the side.>`,
        `They went about it as slowly as if it had been made of glass. {pal} positioned {pal.his} red flag where the third bend came to an end, and {hero} rolled toward it no faster than a grandmother with shopping. It is astonishing how loudly a wall can call you. {They} peeked at it the first time, and the second, and every time {their} hands tightened without permission. But a flag can call, too. Little by little the red grew larger and the gray grew less, until {they} came sweeping through at a fair speed, and only noticed afterward that {they} had. <"What did the wall do?" asked {pal}. "Was it there?" asked {hero}.|The wheelchair had known how to do it all along.>`,
      ],
    },
    {
      id: "starts-race",
      ...HILL,
      time: "morning",
      feeling: "excited",
      with: ["rival excited", "coach happy"],
      props: ["thing:wheelchair", "bicycle", "flag"],
      happening:
        "{hero} sits on a hill with a wheelchair, beside {rival}, a bicycle, and a coach with a flag.",
      B: [
        `Race day came. "On your mark!" There were bikes and carts and one wheelchair with wings. "Go!"`,
        `"Good luck," said {rival}. "Good luck," said {hero}. The wheelchair shook a bit. "One, two, go!"`,
      ],
      E: [
        `On Saturday, everybody stood along the Snake. {hero} and {rival} were in the last <pair|run>, a wheelchair and a bike. "Good luck," said {rival}. "You, too," said {hero}. Then {coach} waved the flag.`,
        `Then it was Saturday. Scooters had raced, and carts, and a baby carriage. Last came {rival} on the bike, and {hero} in the wheelchair with wings. "Ready?" called {coach}. <They both nodded.|"Go!">`,
      ],
      I: [
        `On Saturday the whole neighborhood stood along the Snake with sandwiches. They raced in pairs. A skateboard beat a scooter, and a soapbox lost a wheel, which got to the playground long before the rest of it. The last pair of all was {rival} and {hero}. "Those are splendid wings," said {rival}. "That is a splendid bike," said {hero}. {coach} lifted the flag. {hero} put {their} gloves on the rims of the wheelchair, and breathed out, and <heard nothing any more|the noise went away>.`,
        `"And finally," announced {coach} on Saturday, "number twelve on a bicycle, and number seven in a wheelchair!" Number twelve was {rival}, and number seven was {hero}. There was so much cheering that a flock of pigeons left the playground. {pal} was nowhere to be seen, because {pal.he} was standing at bend three with <a flag|the flag>. "May the faster wheels win," said {rival}, and they shook hands. Then everything became quiet.`,
      ],
      A: [
        `On Saturday the entire neighborhood lined the Snake, with sandwiches and grandparents. They raced in pairs. A skateboard defeated a scooter; a baby carriage was disqualified for containing a dog; a soapbox lost one of its wheels, which reached the playground well ahead of the rest and was given a round of applause. That left the final pair, a silver bicycle and a wheelchair with wings. "I hope that you get it," said {rival}, fastening {rival.his} helmet. "I intend to do forty myself, though." "Naturally," said {hero}, fastening {theirs}. {coach} raised the flag. {hero} laid {their} gloves on the rims, and breathed out, and felt the hill lean forward underneath {them}. <All the sandwiches stopped.|It became so still that {they} could hear a wheel tick.>`,
        `"The last pair," cried {coach} through a paper horn. "On my left the record, on a bicycle! On my right a wheelchair that has been practicing!" The cheering sent every pigeon on the playground into the air. {hero} searched the crowd for {pal}, and then remembered that {pal} would be standing halfway down, among a great many elbows, with something red beneath {pal.his} jacket. {rival} leaned over from the saddle and offered a hand, and {hero} shook it seriously. Five bends lay below them in the sun, like something that was asleep. <{hero} looked at the first, and only at the first.|"Three," said {coach}, "two, one," and it woke up.>`,
      ],
    },
    {
      id: "takes-bend",
      ...HILL,
      time: "noon",
      feeling: "brave",
      with: ["pal excited", "rival surprised"],
      props: ["thing:wheelchair", "flag"],
      happening: "{hero} sits on a hill with a wheelchair near {pal}, a flag and {rival}.",
      B: [
        `One bend! Two bends! Then the wall. {hero} looked at {pal's} red flag. {refrain2}`,
        `Here came bend three. {hero} did not look at the wall. {They} looked at {pal}. {refrain2}`,
      ],
      E: [
        `They raced around the first bend and the second. Now the wall was coming! But behind it {pal} was waving the flag. {hero} looked at nothing else, and the wheelchair leaned over. {refrain2}`,
        `Down they rolled, side by side. Before the third bend, {rival} slowed down a little. {hero} only saw something red, and it was {pal's} flag. The wheelchair never <slowed|slowed down> at all. {refrain2}`,
      ],
      I: [
        `They went through the first bend side by side, and through the second bend side by side. Then the wall came toward them, low and gray. {hero} felt {their} hands begin to close. But just there, above everybody's heads, something red shot up into the air. {hero} looked at it, and at nothing else whatever. The wheelchair leaned, and the wings roared, and {their} hands stayed <open|loose>. <When {they} came out of bend three, {rival} was behind {them}.|Out of bend three came two wheels with wings, and nobody beside them.>`,
        `After the first bend the bicycle was ahead, and after the second it was the wheelchair. "The wall!" said {hero's} hands. "The flag," said {hero}. There it was, as red as a tomato, with {pal} <bouncing|jumping up and down> underneath. {They} held on to it with both eyes, as you hold a rope. The wheels hummed. The chair leaned so far over that somebody screamed, and it flew through the bend as if it were on a string. {hero} <did not remember|never saw> the wall at all.`,
      ],
      A: [
        `They went through the first bend as if they were tied together, and out of the second one the bicycle had half a wheel in front. Then the wall approached, low and gray, and it did what it had always been doing, which was to stare directly at {hero}; and {they} felt {their} fingers beginning to close. At that moment a red flag shot up on the opposite side of the bend, with {pal} attached to the bottom of it. {hero} looked at the flag, and at absolutely nothing else. The wheelchair leaned; the wings roared; and {their} hands, which had not been told to brake, did not brake. <When there was time to think again, {rival} was somewhere behind.|The third bend swung past like a gate, and let {them} through.>`,
        `{rival} was superior at starting, and {hero} was superior at leaning, so that they arrived before the third bend in exactly the same instant. "The wall!" cried {hero's} hands. "I know," said {hero}, between {their} teeth. {They} lifted {their} eyes, which weighed as much as two suitcases, and there, beyond it all, was a patch of red that jumped up and down and yelled. {They} took hold of it, the way you take hold of a rope, and let it pull. The wheelchair tipped onto the edge of its tires and went around in one long, singing line. <Nothing gray came into it anywhere.|A little girl dropped her sandwich, and said, "It flew.">`,
      ],
    },
    {
      id: "reaches-gate",
      ...PLAYGROUND,
      time: "noon",
      feeling: "proud",
      with: ["pal excited", "rival happy", "coach happy"],
      props: ["thing:wheelchair", "medal"],
      happening:
        "{hero} sits proudly at the playground with a wheelchair and a medal, near {pal}, {rival} and a coach.",
      B: [
        `"A new best time!" said {pal}. {rival} shook {hero's} hand. "That is a good wheelchair!" said {rival}.`,
        `{hero} was first! The wheelchair stopped by {pal}. "You helped me look," said {hero}. They both laughed.`,
      ],
      E: [
        `"Thirty-nine!" shouted {coach}. {pal} came <running|racing> down the hill and jumped onto the back of the wheelchair. "We found two seconds!" said {hero}. {rival} laughed. "Now I have something to beat. See you here tomorrow?"`,
        `{hero} rolled through the gate, and {coach} held up the watch. It was a new record! "How did you do it?" asked {rival}. "I only looked where I wanted to go," answered {hero}. "My wheelchair did all the <rest|other things>."`,
      ],
      I: [
        `"Thirty-nine!" shouted {coach}, and looked again, because nobody would believe it. There had not been one second hiding in that bend. There had been two. {pal} came galloping down and climbed onto the back of the wheelchair, and they did a lap of honor around the sandbox. "Finally," said {rival}, and {rival.he} hung the medal around {hero's} neck. "<It was so dull up there alone.|I was getting tired of being first.> Will you tell me how?" "Tomorrow at nine, at bend three," said {hero}. "Bring a flag."`,
        `The gate of the playground flew by, and {hero} needed half of the sandbox in order to stop. "That is a new record," cried {coach}, "in a wheelchair with wings!" {rival} arrived second and was the first to shake hands. "Everybody brakes at that wall," {rival.he} said, "except for you." {hero} looked around for {pal}, and <waved|beckoned>. "I never noticed it," {they} answered, "because I had something better to look at." Then {they} took off the medal, and tied it to the flag.`,
      ],
      A: [
        `"Thirty-nine seconds!" announced {coach}, and listened to the watch suspiciously. There had been two of them hiding in that bend, side by side upon the wall, and both of them had belonged to {hero} the entire time. Then {pal} arrived, having galloped all the way down with the flag, and collapsed over the back of the wheelchair; and so they made a lap of honor around the playground, with the wings turning. {rival} was waiting at the end of it with an outstretched hand. "I was beginning to be lonely with that record," {rival.he} admitted. "How long are you intending to keep it?" <"Until Sunday," said {hero}. "Come at nine. I will show you where to look."|"That depends," said {hero}. "Have you ever really looked at the third bend?">`,
        `{hero} shot through the gate of the playground, and needed most of the sandbox in order to stop. When the dust had settled, {coach} was standing beside the wheelchair with the watch. "Thirty-nine seconds," {coach.he} announced, "which is a record for anything with wheels." {rival} was laughing and completely out of breath. "Everybody brakes at that wall," {rival.he} said, "and I believed that it was a law." "I happened to be looking at something else," said {hero}, and beckoned to {pal}, who was hiding among the grown-ups with a red flag and a redder face. They shared the medal, half a day each. <The wheelchair still has its wings, and {pal} has begun to use the diving board, looking not at the edge but at the water.|As for {pal}, {pal.he} went to the pool that week, and stood on the diving board, and looked at the water.>`,
      ],
    },
  ],
};
