import type { Shape } from "@/lib/features/writing/classic/grammar";

const KITCHEN = { place: "kitchen", time: "afternoon", weather: "clear" } as const;
const GARDEN = { place: "garden", time: "afternoon", weather: "clear" } as const;
const STREET = { place: "street", time: "afternoon", weather: "clear" } as const;
const KITCHEN_EVENING = { place: "kitchen", time: "evening", weather: "clear" } as const;
const BEDROOM_NIGHT = { place: "bedroom", time: "night", weather: "clear" } as const;
const GARDEN_MORNING = { place: "garden", time: "morning", weather: "clear" } as const;

export const LIE_THAT_GREW: Shape = {
  id: "feelings/lie-that-grew",
  theme: null,
  wild: 2,
  tags: ["honesty", "truth", "family", "mistake", "sorry", "funny"],
  about: ["lie lying fib telling-a-lie telling-lie tell-lie telling-the-truth"],
  premise: "{Hero} blames a goose for the broken teapot, and soon the whole street is looking for it.",
  shows: ["thing:teapot", "thing:goose"],
  talk: ["Why do you think {hero} said that about the goose?", "What makes it easier to tell the truth?"],
  cast: { pal: ["dog", "cat", "mouse", "dragon", "robot", "girl", "boy"], mom: ["mother", "father"] },
  refrain: { B: ["The lie grew.", "The lie was gone."], E: ["And the lie grew.", "And the lie was gone."] },
  beats: [
    {
      id: "blames-goose",
      ...KITCHEN,
      pose: "standing",
      feeling: "worried",
      with: ["mom surprised", "pal worried"],
      props: ["thing:teapot", "ball"],
      happening: "{hero} stands in the kitchen beside a teapot and a ball, and {mom} is surprised.",
      B: [
        `{open} Crash! {hero's} ball hit the pot. "Who did that?" said {mom}. "A goose!" It was a lie.`,
        `{open} The ball hit the pot. It broke! "A goose did it," {hero} told {mom}. That was a lie.`,
      ],
      E: [
        `{open} {hero} threw the ball in the kitchen. Crash went the teapot! "Who did that?" asked {mom}. {hero} got scared, and a lie <jumped|popped> out. "A goose," {they} said.`,
        `{open} You must not play ball in the kitchen. {hero} did, and the teapot broke. When {mom} came in, {they} told a lie <very fast|at once>. "It was a goose," {they} said.`,
      ],
      I: [
        `{open} The ball flew once around the kitchen, and then it met the yellow teapot. Crash! {hero} stood very still. {They} heard {mom's} footsteps in the hall, and {their} heart began to race. "What happened?" asked {mom}. The truth was ready, but the lie was <faster|quicker>. "It was a goose," said {hero}. {pal} looked at the ball, and then at the ceiling.`,
        `{open} It was forbidden to play ball in the kitchen, and {hero} only wanted to throw it one last time. The yellow teapot fell off the shelf and broke into four pieces. "Goodness!" said {mom} in the doorway. "Who did that?" {hero} meant to answer properly. But {they} {was} frightened, and out came a lie <with feathers|with wings>. "A goose," {they} said.`,
      ],
      A: [
        `{open} There was a perfectly good reason why nobody was allowed to play ball in the kitchen, and it was yellow, and had a spout. {hero} threw the ball only once more, to finish. It bounced off the refrigerator, traveled along the shelf, and carried the teapot with it. Then there was a silence, with four large pieces in it, and {mom's} footsteps approaching. "What on earth happened?" {mom.he} asked. {hero} had every intention of telling the truth. But {their} heart was hammering, and a lie is always <standing nearer the door|the first one out>. "A goose did it," {they} heard {themselves} say. {pal}, who had seen everything, examined the ceiling.`,
        `{open} If {hero} had been given another minute to consider, {they} would certainly have told the truth. There was no other minute. The ball was still rolling underneath the table, the yellow teapot lay in four pieces on the floor, and {mom} was already standing in the doorway. "Who did that?" {mom.he} asked. {hero} opened {their} mouth, and was as surprised as anybody by what came out of it. "A goose," {they} announced. It was a lie, and not a particularly good one. <It simply stood there in the kitchen and flapped.|It hung in the air like a smell.> "A goose," {mom} repeated slowly, and {pal} began to cough.`,
      ],
    },
    {
      id: "adds-window",
      ...KITCHEN,
      pose: "pointing",
      feeling: "worried",
      with: ["mom curious", "pal surprised"],
      props: ["thing:teapot", "thing:window"],
      happening: "{hero} points at the kitchen window near a teapot, and {mom} is curious.",
      B: [
        `"How did it get in?" said {mom}. "The window," said {hero}. That was a lie, too. {refrain}`,
        `"Where is it now?" said {mom}. "It went out there," said {hero}. One more lie! {refrain}`,
      ],
      E: [
        `"How did a goose get in?" asked {mom}. "Through the window," said {hero}. "But the window is shut." "The goose <closed|shut> it again." One lie needed another lie to hold it up. {refrain}`,
        `"Where did the goose go?" asked {mom}. {hero} pointed at the window. "Was it a big goose?" "Very big," said {hero}, "and <angry|rude>." Now there were three lies, one on top of another. {refrain}`,
      ],
      I: [
        `"How did it get in?" asked {mom}. "Through the window," said {hero}. {mom} looked at the window, which was closed. "It shut the window afterward," {hero} added quickly, "because it was a polite goose." That was the trouble with a lie. It was hungry, and it had to be fed with other lies. <Already it was as big as a goose.|Already it had feathers and good manners.> "I see," said {mom} thoughtfully.`,
        `"What sort of goose?" asked {mom}. {hero} had not expected questions. "A white one," {they} said, "with a hat." Each answer needed another answer to hold it up, and {they} had to remember all of them. It was like carrying plates. <"And where is it now?" asked {mom}.|"And where did it go?" asked {mom}.> {hero} pointed to the window. The lie was getting bigger every minute.`,
      ],
      A: [
        `"And how did this goose come in?" inquired {mom}. "Through the window," said {hero}. Everybody turned to the window, which was closed and had a cactus in front of it. "It shut it again afterward," {hero} continued, "and it put back the cactus, because it was an unusually polite goose." This was the first thing that {they} learned about lying. You imagine that you will only need one lie, but it has hardly arrived before it is hungry, <and wants another for its supper|and sends you out for another>. In five minutes the goose had acquired a hat, a bad temper, and a cousin in the country. "How interesting," said {mom}, and {mom.he} looked at {hero} for a moment longer than usual.`,
        `{mom} did not scold. {Mom.he} merely asked questions, and that was considerably worse. What color was the goose? Had it been alone? In which direction had it departed? {hero} supplied an answer to every one of them, and each was a lie, and each had to be balanced upon the one before, like cups on a tray. "It was white," {they} said, "and it wore a hat, and it escaped through the window." {They} pointed, to make it truer. <The window was closed, so the goose had to close it.|The window was closed, and so the goose became a very tidy goose.> "An extraordinary animal," {mom} remarked. {hero} laughed, a little too loudly.`,
      ],
    },
    {
      id: "hears-plan",
      ...KITCHEN,
      pose: "sitting",
      feeling: "worried",
      with: ["mom calm", "pal worried"],
      props: ["thing:teapot", "letter"],
      happening: "{hero} sits in the kitchen with a letter and a teapot, and {mom} is calm.",
      E: [
        `{mom} put the pieces of the teapot in a box. "That poor goose may be lost," {mom.he} said. {Mom.he} <wrote|made> a big note for the gate. "Lost goose," it said. {hero} looked at it. {refrain}`,
        `"Somebody must be missing a goose," said {mom}. {Mom.he} wrote it on a sheet of paper, with big letters. {hero} wished that {they} had never told that lie. But {they} <said nothing|kept quiet>. {refrain}`,
      ],
      I: [
        `"Somebody must be missing that goose," said {mom}, and fetched a sheet of paper. "Found," {mom.he} wrote, "one white goose with a hat." {hero} watched the lie being written down in red capital letters. It looked terribly <real|official> on paper. "Shall we hang it on the gate?" asked {mom}. This would have been a good moment for the truth. {hero} swallowed, and it went down again.`,
        `{mom} collected the four pieces of the teapot and laid them gently in a box. {Mom.his} grandmother had poured tea from it. "If there's a goose about, then we had better warn the neighbors," {mom.he} said. {Mom.he} wrote a letter to the entire street. {hero} had to help {mom.him} with the spelling of "goose." <A lie feels much heavier on paper.|It was the longest lie {they} had ever seen.>`,
      ],
      A: [
        `"A goose like that must belong to somebody," {mom} decided, and {mom.he} sat down at the table with a sheet of paper. "Found," {mom.he} wrote, "one white goose, polite, in a hat." {hero} had to supply the details. A lie that has only been spoken can perhaps be forgotten again, but this one was being copied out in capital letters, <and underlined in red|with a telephone number at the bottom>. Three times {they} nearly interrupted. Each time {they} imagined {mom's} face, and the truth, which had got as far as {their} teeth, turned around and went back downstairs. "Would you hold the tape?" asked {mom}. {hero} held the tape.`,
        `Before {mom.he} did anything else, {mom} gathered the pieces of the teapot and laid them in a box, upon a napkin. {Mom.his} own grandmother used to pour from it on Sundays. {hero} had not known that, and now {they} would have liked to crawl into the box as well. "The neighbors ought to be warned," said {mom}, and {mom.he} wrote a letter about the goose, to be carried from house to house. <"Is there one O in it, or are there two?" {mom.he} asked.|"How large would you say it was?" {mom.he} asked.> The lie had started with three words, and by now it needed an envelope.`,
      ],
    },
    {
      id: "builds-house",
      ...GARDEN,
      pose: "standing",
      feeling: "surprised",
      with: ["mom happy", "pal surprised"],
      props: ["thing:goose", "box", "thing:hammer"],
      happening: "{hero} stands in the garden by a box with a hammer and a picture of a goose.",
      I: [
        `By three o'clock there was hammering in the garden. The man from next door was building a house for the goose, with a picture of it over the door. "It must sleep somewhere," he explained kindly. He was so pleased about it that {hero} could not speak. {mid} The lie had a roof now, <and a small porch|and a window with a curtain>. "It's a beautiful house," whispered {pal}. "Shame about the goose."`,
        `The lie went around the corner, and it came back with a carpenter. He lived next door, and he loved birds. Out of an old box he was hammering a house for the goose. {mid} "Do you think it will like blue?" he asked {hero}. <{They} nodded, because nodding is quieter than lying.|{hero} only nodded.> But it felt exactly like telling another lie. {pal} held the nails and sighed.`,
      ],
      A: [
        `The old man next door had always wished for a goose. When he had read the note on the gate he went straight to his shed, and by three o'clock a house was standing in the garden, with a ramp for flat feet and a painted goose above the entrance. {mid} "It will need a home until it is collected," he told {hero}, with his eyes shining. "Is it fond of blue?" {hero} nodded, since it seemed that nodding was less of a lie than speaking. <It was not less at all.|It turned out to be just as heavy.> "That is a lovely house," {pal} observed quietly, "for somebody who doesn't exist."`,
        `It is remarkable how far a lie can travel in an afternoon. This one went as far as the end of the street, and it returned with a carpenter, who lived next door and was extremely fond of birds. He measured an old box. He sawed a door in it, and he painted a portrait of the goose, complete with its hat, to hang above. {mid} "I have had nobody to build for since my hens," he confided to {hero}. <{They} had never felt so small beside so small a house.|{hero} passed him the nails, one after another.> {Their} stomach had begun to ache. Nobody had told {them} that a lie could be living in there, and turning around.`,
      ],
    },
    {
      id: "searches-street",
      ...STREET,
      pose: "walking",
      feeling: "worried",
      with: ["pal worried", "mom curious"],
      props: ["thing:bread", "thing:goose"],
      happening: "{hero} walks down the street past a picture of a goose, and {mom} and {pal} look around.",
      B: [
        `They all went to look for the goose. They had bread for it. {refrain} {hero} felt bad.`,
        `"Goose! Goose!" they called. They looked up and down. {refrain} It was so big now!`,
      ],
      E: [
        `Soon the whole street was looking for the goose. They had bread, and one man had a net. "Goose, goose!" they <called|sang>. {hero} had to call, too. It was like telling the lie again. {refrain}`,
        `The girl next door looked in the bushes. Her father <climbed|got> on the roof. They all wanted to help the goose, and there was no goose. {hero} felt that lie in {their} tummy. {refrain}`,
      ],
      I: [
        `Then everybody searched. The twins looked under the cars, and the baker walked up and down with a bag of bread. "Goose, goose, goose!" they called, as far as the bridge. {hero} had to call as well, and every "goose" was a lie. <"I think I saw a feather!" cried the baker.|"I believe I heard it!" cried the baker.> Now other people were beginning to see it, too. That was the strangest part of all.`,
        `By four o'clock the whole street was looking for somebody who did not exist. They looked in gardens, and garages, and a piano. "It must be so frightened," said a little girl. She had brought her <own sandwich|best blanket> for the goose. {hero} felt {their} ears turn red. The lie had begun in {their} mouth, and now it was running around in forty pairs of shoes.`,
      ],
      A: [
        `At four o'clock they formed a line from one side of the street to the other, and they set off, calling. The twins searched under the cars. The baker scattered bread, at his own expense. "Goose, goose!" everyone shouted, and {hero} was obliged to shout along, though it felt like telling the lie once more with every step. <"I distinctly heard it honk," declared the baker.|"I found its feather," declared the baker, and showed it around.> It had been a pigeon, but nobody listened. That was what frightened {hero} most, for other people had started to see the goose, and {they} {was} the only one, except {pal}, who knew that they never would.`,
        `Never had so many people been so kind to somebody who did not exist. They searched the garages and the gardens, they searched a piano, and someone's father climbed up to the chimney. A very little girl was carrying her own blanket. "It must be so frightened," she told {hero}, "without its mother," and {hero} discovered that there was something wrong with {their} throat. {They} had told that lie in order to stay out of trouble. <Now the whole street was in it.|Now there was trouble as far as the bridge.> "It is bigger than we are," {pal} muttered. "Who is?" asked {hero}, although {they} knew.`,
      ],
    },
    {
      id: "pal-asks",
      ...GARDEN,
      pose: "sitting",
      feeling: "sad",
      with: ["pal calm"],
      props: ["thing:goose", "thing:bread"],
      happening: "{hero} sits sadly in the garden with bread beside a picture of a goose, and {pal} is calm.",
      B: [
        `"You must stop the lie," said {pal}. "How?" said {hero}. "{mom} will be mad." "I will come with you."`,
        `{hero} was sad. "This lie is too big for me." "Then tell {mom}," said {pal}. "I will help."`,
      ],
      E: [
        `{hero} sat down behind the house. "Lies are heavy," {they} said. "You could put it down," said {pal}. "Then {mom} will be angry." "{Mom.he} might," said {pal}. "I will <sit|stand> next to you."`,
        `"It was only one little lie," said {hero}. "It has <eaten|grown> all day," said {pal}. "Do you want to tell the truth?" {hero} nodded. "But I am scared." "I know," said {pal}, and came closer.`,
      ],
      I: [
        `{hero} sat down behind the apple tree, and {pal} sat down next to {them}. "It was such a small lie this morning," said {hero}. "I don't even like geese." {pal} thought about it. "How do you make a lie stop?" "You tell the truth," said {hero}. "I know that. <But everybody will be so disappointed."|But the truth has grown, too."> "Then I'll come along," said {pal}, "for the disappointing part."`,
        `"You could still tell the truth," said {pal}, when they were alone. {hero} pulled up some grass. "At noon it would have been easy. Now I have to say it to the whole street." {pal} nodded. "And by tomorrow it will be <in the newspaper|all over town>." A lie was the opposite of a snowman. It didn't melt by itself if you waited. "I am afraid," said {hero}. "I know," said {pal}, and leaned on {them}.`,
      ],
      A: [
        `Behind the apple tree nobody was looking for anything, and there {hero} sat down. "I only wanted it to be over quickly," {they} said. "I thought that a lie was like a door, and you shut it, and that was the end of it." {pal} considered this. "It's more like a dog that follows you home," {pal.he} said, "and then you have to feed it." <They listened to the calling.|Beyond the hedge they were still calling.> "What would happen if you told the truth?" {hero} had been wondering about that since noon. "{mom} would be disappointed in me." "And if you don't?" "Then {mom.he} won't know who I am," said {hero}, and was surprised, because that was far worse.`,
        `"At lunchtime it would have cost you one teapot," {pal} calculated, when they were alone at last. "Now it costs one teapot, a goose house, and nine loaves of bread." {hero} hid {their} face. The worst thing about lying, {they} had discovered, was not the being afraid. It was being so alone with it. Everyone was being nice to {them}, and it was <always somebody else that they meant|meant for a person who had been attacked by a goose>. "I can't carry it any further," {they} said. "You needn't," said {pal}. "The truth is the same size as it was this morning; it is only the lie that has grown."`,
      ],
    },
    {
      id: "skips-supper",
      ...KITCHEN_EVENING,
      pose: "sitting",
      feeling: "sad",
      with: ["mom calm", "pal worried"],
      props: ["thing:teapot", "thing:pancakes"],
      happening: "{hero} sits sadly in the kitchen with pancakes and a teapot, and {mom} is calm.",
      E: [
        `There were pancakes for supper, but {hero} could not eat. The lie filled {their} whole tummy. "Is something wrong?" asked {mom}. "No," said {hero}. That was the <smallest|shortest> lie of the day, and the worst.`,
        `{mom} made pancakes. {hero} only <looked|stared> at them. "You can tell me anything," said {mom}. The truth came up as far as {their} teeth. But it was still afraid, and the lie would not let it out.`,
      ],
      I: [
        `There were pancakes for supper, and nobody is ever too sad for pancakes. {hero} was. The broken teapot sat on the shelf in its box. "Is there anything you want to tell me?" asked {mom}. It was a friendly question, with a door in it that stood wide open. "Nothing," said {hero}. That was the shortest lie of the whole day, <but it tasted of soap|but it weighed the most>. {mom} left the door open.`,
        `At supper {hero} pushed a pancake from one side of the plate to the other. A lie takes up a lot of space. "We can look for the goose again tomorrow morning," said {mom}. "Or would you prefer to do something different?" {Mom.he} asked it <very gently|quite lightly>, with {mom.his} eyes on the syrup. {hero} shook {their} head. {They} wished that {mom} would ask again.`,
      ],
      A: [
        `Nobody had ever been too unhappy for pancakes, until that evening. {hero} cut the first one into smaller and smaller pieces, and moved them about so that they would look like fewer. The box with the teapot stood on the shelf. "Is there anything that you would like to tell me?" asked {mom}, pouring the milk. It was the kind of question that has a door in it, and {mom.he} had left the door open on purpose. "No," answered {hero}. <Of all the lies that day it was the shortest, and it weighed the most.|It was the last lie of the day, and the smallest, and it hurt.> {mom} nodded, and did not close the door.`,
        `"Tomorrow they intend to search the canal," {mom} reported over supper, "with a boat." The pancake on {hero's} plate grew cold. {They} would not have believed that a lie could fill a person up like that, from the belt to the collar, so that there was no room left for syrup. "I have told some lies in my life," {mom} went on, to nobody in particular. "<I always found that they were worst at bedtime.|Each of them was heavier than I had expected.> And nobody ever stopped loving me when I put one down." {hero} looked at {their} fork. The truth was on the tip of {their} tongue, holding its hat.`,
      ],
    },
    {
      id: "lies-awake",
      ...BEDROOM_NIGHT,
      pose: "sitting",
      feeling: "determined",
      with: ["pal calm"],
      props: ["thing:bed", "thing:goose"],
      happening: "{hero} sits up in bed at night beside a picture of a goose, and {pal} is calm.",
      B: [
        `{hero} could not sleep. The lie was too big for the bed. "I will tell the truth," {they} said.`,
        `It was night. The lie would not let {hero} sleep. "Come, {pal}. I want to tell the truth."`,
      ],
      E: [
        `That evening the lie was in bed, too, and it took all the room. {hero} turned over again and again. Finally {they} got <up|out of bed>. "I am going to tell the truth," {they} told {pal}. "Come with me."`,
        `{hero} could not sleep. In the dark the lie <flapped|honked> like an angry goose. "Either it goes or I go," whispered {hero}. {They} found {their} slippers, to go and tell the truth. {pal} came, too.`,
      ],
      I: [
        `In bed it was worst. Whenever {hero} shut {their} eyes, a goose in a hat stood there and looked at {them} sadly. "I don't even exist," it seemed to say, "and I'm so tired." {hero} sat up. Being in trouble would be bad, but the lie was worse, and it would be there in the morning. <"Where are my slippers?" {they} asked.|"Are you coming?" {they} asked.> {pal} was already at the door.`,
        `The lie had come to bed with {them}. It lay across the pillow, as large as the whole street, and it left {hero} only a corner of the blanket. "How long can you keep a thing like that?" {they} whispered. <"Until you're a grandparent," said {pal}.|"For years," said {pal}, "if you feed it."> {hero} thought about that. Then {they} put one foot on the floor, and then the other. "I'm going to tell {mom.him} the truth," {they} said.`,
      ],
      A: [
        `{mom} was right about bedtime. As soon as it was dark, a large white goose took off its hat and settled on {hero's} chest, and it remained there, sighing, until ten o'clock. It didn't seem like a bad goose. It seemed like somebody who has been invented in a hurry and would like to go home. {hero} thought about the angry face that {mom} might make, and {they} thought about tomorrow, and the boat on the canal. <The face would last a minute; the lie would last for years.|One of the two would be over quickly.> "Are you awake?" {they} asked. "Naturally," said {pal}, who was sitting at the door, in {hero's} slippers.`,
        `There was no room in the bed. The lie lay diagonally across the mattress with its feathers out, and wherever {hero} turned there was more of it. "Could you simply never tell anybody?" {pal} asked. "Then I would have to remember it forever," said {hero}, "the hat and the cactus and all of it, and one day I'd forget what really happened." <That seemed a high price for a teapot.|The truth needed no remembering; it just was.> {They} sat up. {Their} knees were trembling, and it is only fair to say so. But {they} found one slipper, and {pal} found the other, and beneath {mom's} door there was still a light.`,
      ],
    },
    {
      id: "tells-truth",
      ...KITCHEN_EVENING,
      pose: "standing",
      feeling: "worried",
      with: ["mom calm", "pal calm"],
      props: ["thing:teapot", "ball"],
      happening: "{hero} stands in the kitchen with a ball and a teapot, and {mom} and {pal} are calm.",
      B: [
        `"{mom}, I told a lie," said {hero}. "I did it with my ball. I am sorry." {refrain2}`,
        `"There was no goose," said {hero}. "I broke it. It was a lie." {mom} held {them}. {refrain2}`,
      ],
      E: [
        `{mom} was mending the teapot in the kitchen. "There was no goose," said {hero}. "It was me, with the ball. I told a lie, and I am sorry." It was <quiet|very still>. {refrain2}`,
        `"{mom}," said {hero}, "I told a lie. I broke the teapot with my ball, and there is no goose <anywhere|at all>." {They} began to cry. {mom} opened both arms. {refrain2}`,
      ],
      I: [
        `{mom} was sitting in the kitchen, gluing the teapot. {hero} stood before {mom.him} with bare knees and took a deep breath. "There was never any goose in the kitchen," {they} said. "I was throwing the ball. I told you a lie, and after that I told all the others, and I'm terribly sorry." It took seven seconds. <After that it was out, and the kitchen was just a kitchen.|After an entire day of lies, that was the truth.> {mom} put down the glue.`,
        `There was a light in the kitchen, where {mom} was putting the teapot together. "I have to tell you the truth," said {hero}, and then it came out backward. "There isn't any hat, or any goose, and it was really my ball." {They} cried a little, because {they} {was} so tired of carrying everything. "I only told a lie because I was frightened." <{mom} pulled {them} onto {mom.his} lap.|{mom} moved over on the bench.>`,
      ],
      A: [
        `{mom} was at the kitchen table with a tube of glue and three quarters of a teapot. {hero} halted in front of {mom.him}. All the way along the hall {they} had been preparing a long speech, with excuses in it; but now that {they} {was} here it seemed simpler to leave them out. "There was never any goose," {they} said. "I was playing ball in the kitchen, and I broke it, and I was frightened, so I told you a lie. I'm sorry about the teapot. I am even sorrier about the lie." <It had taken about nine seconds.|That was all; it hardly filled a breath.> It is astonishing how short the truth is, when you have spent the whole day going around it.`,
        `"I was hoping for company," said {mom}, who was sitting in the kitchen, surrounded by pieces of teapot. {hero} had intended to begin at the beginning, but it was the end that came out first. "They mustn't search the canal," {they} said, and burst into tears. After that came the hat, and the window, and the cactus, each of which was a lie and had to be taken back separately; and at the very bottom, quite small, lay a ball. <"That was all that really happened," said {hero}.|"And that is the truth," said {hero}.> {They} felt as light as a person feels when they have finally put down the shopping.`,
      ],
    },
    {
      id: "glues-teapot",
      ...KITCHEN_EVENING,
      pose: "holding",
      feeling: "calm",
      with: ["mom happy", "pal happy"],
      props: ["thing:teapot"],
      happening: "{hero} holds a teapot in the kitchen, and {mom} and {pal} are happy.",
      B: [
        `"I am sad about the pot," said {mom}. "But I love the truth. And I love you." They fixed it.`,
        `"It was hard to tell the truth," said {mom}. "I am so glad." They fixed the pot together.`,
      ],
      E: [
        `"I am sad about the teapot," said {mom}, "and I did not like the lie. But I am very glad about the truth." Together they glued the last <piece|bit>. {extra}`,
        `"Telling the truth was hard, and you did it," said {mom}. "The lie made me sad. You never have to be afraid of me." {hero} held the teapot while the glue <dried|got dry>. {extra}`,
      ],
      I: [
        `"I am sad about the teapot," said {mom}, "and I was sad about the lie. I could see that something was wrong." {Mom.he} wiped {hero's} nose. "But it takes courage to tell the truth when the lie has got so big." {Mom.he} gave {them} the last piece, and {they} held it in place while the glue dried. <There was a crack all around, like a river.|You could see the cracks, and {mom} said that {mom.he} liked them.>`,
        `{mom} wasn't smiling yet. "I am unhappy when you tell me a lie," {mom.he} explained, "because I want to believe you." {hero} nodded seriously. "And I am very proud that you decided to tell me the truth." Apparently both could be true together. They glued the spout on, and {hero} promised <to play outside|to take the ball outdoors>. It dripped a little, but it was a teapot.`,
      ],
      A: [
        `{mom} didn't answer immediately. "I am unhappy about the teapot," {mom.he} said finally, "and the lie hurt me considerably more, because I want to believe you. And I am extremely glad that you are standing there." {hero} hadn't realized that a person could be all of those things together. There was only one piece remaining upon the table, and {they} pressed it into position and counted to a hundred. <Afterward you could see exactly where it had been broken, and it held.|The crack remained visible, and it held perfectly.> "Tomorrow," said {mom}, "we have forty people to talk to. I will hold your hand."`,
        `"Did you know it all the time?" asked {hero}, when {their} nose had been wiped. "I suspected that no goose has ever closed a window behind it," said {mom}. "But the truth belonged to you, and I couldn't tell it for you." The lie had made {mom.him} unhappy, {mom.he} explained, and a teapot is considerably easier to repair than trust. Then {mom.he} placed the final piece in {their} hand. <It fitted with a tiny click.|They pressed until their fingers were white.> "There," {mom.he} said. "It will always have a crack, and it will pour." And {mom.he} kissed {them} on the forehead, because the truth was out, and it was dreadfully late.`,
      ],
    },
    {
      id: "tells-neighbors",
      ...GARDEN_MORNING,
      pose: "standing",
      feeling: "determined",
      with: ["mom proud", "pal proud"],
      props: ["thing:goose", "box", "thing:bread"],
      happening:
        "{hero} stands in the garden by a box, some bread, and a picture of a goose, and {mom} is proud.",
      I: [
        `In the morning {hero} told the truth to everybody in the street, holding on to {mom's} hand. It was difficult, and every time it became a little less difficult. The twins were annoyed, and the baker laughed. "And my goose house?" asked the man next door. <"May we keep it?" asked {hero}.|"It is the best house I ever saw," said {hero}.> {extra}`,
        `Then came the neighbors. "I told a lie, and everybody was searching for nothing," {hero} apologized at every door. The twins were rather angry. The man who had built the little house <was silent for a moment|considered it for a moment>. "I told a lie about a buffalo once," he remembered, and he left the little house standing. {extra}`,
      ],
      A: [
        `Telling the truth to {mom} had taken nine seconds; telling it to the street took all morning. {hero} rang at every door, and held on to {mom's} hand. "There isn't any goose," {they} said. "It was a lie, and I am sorry that you spent your whole afternoon on it." The twins declared that they would have to consider it, while the baker laughed until he was obliged to sit down. The elderly man next door contemplated his little blue house. <"I told a lie about a buffalo once," he admitted finally.|"Well, the roof is genuine," he decided finally.> "We will leave it standing." {extra}`,
        `Every family in the street had to be given the truth. At the first house {hero} could only whisper it, but by the tenth {they} managed to say it aloud: "I told a lie about a goose, and I apologize." Several people were indignant, as they had every right to be. <The little girl forgave {them} immediately.|The baker presented {them} with a rather elderly loaf.> The neighbor with the hammer shook {hero's} hand. "That was certainly not an easy expedition," he said, and he left his little house standing. {extra}`,
      ],
    },
    {
      id: "goose-comes",
      ...GARDEN_MORNING,
      pose: "pointing",
      feeling: "excited",
      with: ["mom surprised", "pal surprised"],
      props: ["thing:goose"],
      happening: "{hero} points at a goose in the garden, and {mom} and {pal} are surprised.",
      B: [
        `"{mom}! A goose!" said {hero}. "It is no lie!" {mom} looked. There it was! {close}`,
        `One day a goose came. "It is the truth, {mom}!" And {mom} came to look. {close} Honk!`,
      ],
      E: [
        `One morning {hero} ran in. "There is a goose in the garden! It is not a lie!" {mom} looked at {them}. {Mom.he} <put on|got> {mom.his} shoes and came along. And there sat the goose, eating bread. {close}`,
        `A week later {hero} saw <something|somebody> white. "{mom}, there is a goose outside, and that is the truth!" {mom} believed {them}, and {mom.he} came. "Honk," said the goose. {close}`,
      ],
      I: [
        `{close} It was a month later when {hero} came running into the kitchen. "{mom}, there's a goose in the garden!" It was suddenly quiet. {hero} knew how that sounded. {mom} looked into {their} face for a moment, and {mom.he} saw no lie in it. "Then I'll get my shoes," {mom.he} said. <In front of the blue house stood a goose.|A goose was looking out of the little house.> It had no hat, but it was extremely polite.`,
        `{close} The teapot has a crack now, and {hero} likes to run a finger along it. One morning in the fall {they} looked out, and held {their} breath. "{mom}," {they} said slowly, "you won't believe this, but it's the truth." "Then I'll believe it," said {mom}, and came to the window. <Into the little house walked a goose.|Down the path came a goose, quite real.> "Honk," it said, and shut nothing behind it.`,
      ],
      A: [
        `{close} In October, when the wild geese fly over, {hero} burst into the kitchen at breakfast and stopped short. "There is," {they} began, and swallowed, "a goose in the garden." It was the most unbelievable sentence that could possibly be uttered in that kitchen, and it was the truth. {mom} carefully put down the teapot, the one with the crack. {Mom.he} examined {hero's} expression, as one looks out of the window to discover what the weather is doing, and found no lie in it. "Then I shall certainly need my boots," {mom.he} decided. <On the ramp of the little blue house stood a goose, wiping its feet.|In the doorway of the little blue house sat a goose, and looked at home.> "No hat," {pal} noted, "but otherwise an excellent likeness."`,
        `{close} They drink tea from the teapot again, on Sundays, and {hero} always turns it so that the crack is in front. It reminds {them} of the afternoon on which an entire neighborhood was searching for an imaginary goose. {They} {was} considering this one morning in October when something white came wandering down the garden path. "I'm going to tell you something unbelievable," {hero} announced, "and it isn't a lie." {mom} examined {their} expression and nodded, and immediately {mom.he} was beside {them} at the window <before the goose had reached the gate of its house|in time to see it walk up the ramp>. It inspected the portrait above the door. Then it went in.`,
      ],
    },
  ],
};
