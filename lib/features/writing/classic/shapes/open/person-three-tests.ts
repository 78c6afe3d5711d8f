import type { Shape } from "@/lib/features/writing/classic/grammar";

const VILLAGE = { place: "village", weather: "clear" } as const;

export const PERSON_THREE_TESTS: Shape = {
  id: "open/person-three-tests",
  theme: null,
  wild: 3,
  tags: ["work", "job", "kind", "contest", "losing", "helping", "learning"],
  about: [],
  subject: ["person"],
  unfit: ["acquaintance", "kin"],
  premise:
    "{star} the {subject} looks for a helper, and {hero} loses all three tests because of something else.",
  shows: ["@star"],
  talk: [
    "Why did {hero} stop each time?",
    "When is it hard for you to stop and help?",
    "What do you think {star} was really looking for?",
  ],
  cast: {
    pal: ["dog", "cat", "mouse", "robot", "owl", "monkey", "rabbit", "fox"],
    star: [],
    kid: ["girl", "boy"],
    man: ["grown-up-man", "grown-up-woman"],
  },
  refrain: {
    B: ["Oh, no! {hero} was last.", "Oh, yes! {hero} was first!"],
    E: ["And {hero} was the last of all.", "And now {hero} was the first of all."],
  },
  beats: [
    {
      id: "notice",
      ...VILLAGE,
      time: "morning",
      pose: "reading",
      feeling: "excited",
      with: ["star happy", "pal curious"],
      props: ["letter"],
      happening: "{hero} reads a notice in the village, and {star} the {subject} is there.",
      B: [
        `{open} {star} was {subject.a}. "I need help," {star.he} said. "Who can help me?"`,
        `{open} {hero} met {star} the {subject}. "I need a good helper," said {star}.`,
      ],
      E: [
        `{open} There was a note on the wall. "I am {star} the {subject}, and I need a helper. Come on Saturday for three tests." {hero} read it two times and ran home to tell {pal}.`,
        `{open} {star} was the best {subject} in town, and {star.he} needed a helper. "There will be three tests," {star.he} said. "Everybody may try." {hero} had never wanted anything so much.`,
      ],
      I: [
        `{open} The notice was written in red ink, and it hung on the old gate. "Wanted: somebody who would like to learn from me. Three tests, Saturday, nine o'clock sharp. {star}, {subject}." {hero} read it until {they} knew it by heart. {They} had wanted to be {subject.a} since {they} {was} four. <"What if they ask something difficult?" {they} said to {pal}.|{They} practiced until it was dark.> {pal} promised to come along.`,
        `{open} Everybody in town knew {star}, because {subject.a} {subject.does}, and nobody did it better. But lately there was too much work for one. "I'm looking for a helper," {star} announced from the fountain. "There will be three tests on Saturday. I'm not interested in how old you are." {hero} looked at {pal}, and {pal} looked at {hero}. Neither of them slept much that week.`,
      ],
      A: [
        `{open} It was the sort of notice for which one is willing to get up early. "WANTED," it said in red ink: "somebody who would like to learn from me. Three tests, on Saturday, at nine o'clock exactly. {star}, {subject}." {hero} had intended to become {subject.a} ever since {they} {was} four years old, and had mentioned it to practically everybody except {star}. {They} read the notice until {they} could have repeated it backward. For the rest of the week {they} practiced whatever might conceivably be asked: standing on one leg, and capital cities, and knots. {pal} <was asked to be the audience|held the other end of the rope>.`,
        `{open} {Subject.a} {subject.does}; everybody knows that, although hardly anybody knows how much trouble it is. {star} had been doing it for so many years that people had stopped noticing, until the Monday when {star.he} climbed up on the edge of the fountain and announced that {star.he} needed somebody to share the work. "I don't mind who it is," {star.he} declared. "Large or small, it's all the same to me. There'll be three tests on Saturday, and I shall count the points." {hero} walked home without noticing the way. <"I've got five days," {they} told {pal}.|{pal} had to open the door for {them}.>`,
      ],
    },
    {
      id: "long-line",
      ...VILLAGE,
      time: "morning",
      pose: "standing",
      feeling: "worried",
      with: ["kid proud", "pal curious"],
      happening: "{hero} stands in line in the village behind {kid}.",
      E: [
        `On Saturday there was a long line, and everybody was bigger than {hero}. {kid} had golden boots on. "I always win," said {kid}. "I will be the new {subject}."`,
        `{hero} was the smallest one in the line. In front stood {kid}, in golden boots. "I have eleven medals," said {kid}. "A {subject} must be quick, like me."`,
      ],
      I: [
        `On Saturday the line went once around the market. Most of the others were taller, and all of them looked as though they had practiced more. Right in front of {hero} stood {kid}, in a pair of golden boots. "I've won eleven medals," {kid} remarked, without being asked. "I'm going to be the new {subject}. What have you won?" {hero} considered it. "A goldfish," {they} said truthfully, "but that was by mistake." {kid} laughed, although not in a kind way.`,
        `At nine o'clock sharp there were thirty children at the fountain. {hero} discovered that {they} {was} the smallest. The tallest was {kid}, who wore golden boots and could do everything. "You might as well go home," {kid} advised. "There can only be one, and it's me. {Subject.a} has to be quick." "Perhaps," said {hero}. {They} held on to {pal} with one hand. It's easier to be the smallest if there are two of you.`,
      ],
      A: [
        `By nine on Saturday the line went all the way around the market and met itself at the pump. There were children in it who had brought their own tools. The one immediately in front of {hero} wore golden boots and was called {kid}, and had evidently been born to be first. "I possess eleven medals," {kid} mentioned, turning around. "I thought that I'd tell you now, so that you aren't disappointed. I'm going to be the next {subject}. What have you ever won?" {hero} thought about it honestly. "A goldfish," {they} said, "but that was a mistake." <{pal} growled very softly.|It didn't sound like much, even to {them}.>`,
        `"Thirty-one," counted the {subject} from the edge of the fountain, and seemed satisfied. {hero} was number thirty-one. {They} had started as early as any of them; but there had been a cat on a roof, and afterward there had been the cat's owner, and so it was nearly nine when {they} arrived. Ahead of {them} everybody was taller. A child in golden boots, whose name was {kid}, was explaining to those who hadn't asked that {subject.a} needs above all to be quick. "And what do you need?" {kid} inquired, looking down. {hero} couldn't think of anything. <"Luck," suggested {pal}.|{They} looked at {their} own shoes, which were brown.>`,
      ],
    },
    {
      id: "first-test",
      ...VILLAGE,
      time: "morning",
      pose: "kneeling",
      feeling: "determined",
      with: ["man surprised", "pal happy"],
      props: ["apple", "basket"],
      happening: "{hero} kneels in the village and picks up apples for {man}.",
      B: [
        `"Run!" said the {subject}. But a man lost his hat. {hero} got it. {refrain}`,
        `"Run!" said the {subject}. But a cat was stuck. {hero} had to help. {refrain}`,
      ],
      E: [
        `"A {subject} must be fast," said {star}, and they had to run. But {man} dropped all the apples! {hero} stopped and picked them up. {refrain}`,
        `"Run as fast as you can!" called the {subject}. Then {man} fell down, and the apples rolled away. {hero} went back to help. {refrain}`,
      ],
      I: [
        `The first test was a race to the bridge. "{Subject.a} must be quick," said {star}, and whistled. {hero} had never run so well. {They} {was} already fifth when {man}, who was coming from the market, dropped a basket, and forty apples rolled across the road. The others jumped over them. {hero} jumped as well, and then {they} turned around. It takes a considerable time to pick up forty apples. When {they} arrived, {star} had already put away the watch.`,
        `"To the mill and back!" called the {subject}, and they were off. {hero} knew a shortcut, and at the corner there was only {kid} ahead of {them}. But in the shortcut {man} was sitting on the ground, beside a broken basket and forty apples. "Don't stop for me," said {man}. "You are in a race." "I know," said {hero}, and tied the handle together with {their} shoelaces. Without shoelaces one is remarkably slow. {They} came in last.`,
      ],
      A: [
        `"{Subject.a} must be quick," {star} declared, and looked at the watch. "The first test is to the bridge and back." Thirty-one pairs of feet set off at once. {hero} had never run so well in {their} life; {they} {was} in ninth place, and then in fifth. That was when {man} came around the corner with the shopping, and somebody's elbow caught the basket, and forty apples went rolling downhill. The others jumped over them without slowing down. {hero} jumped, too. {They} ran on for perhaps ten steps, and they were uncomfortable steps. Then {they} turned back. <By the time the last apple was in the basket, the race was over.|Forty apples, it turned out, take eleven minutes.>`,
        `There was a shortcut to the mill, and {hero} was the only one who knew it. {They} came out of it with nobody ahead of {them} but a pair of golden boots. It would have made a splendid story if {man} hadn't been sitting in the middle of that very shortcut, among forty apples and a basket without a handle. "Go on, go on," said {man}, "you're in a race." "It's only the first test," said {hero}, which wasn't what {they} felt. {They} mended the handle with both of {their} shoelaces and saw {man} to the door. <After that {they} ran as well as one can in open shoes.|{star} was just writing down the number thirty when {they} came in.>`,
      ],
    },
    {
      id: "second-test",
      ...VILLAGE,
      time: "noon",
      pose: "pointing",
      feeling: "surprised",
      with: ["star surprised", "pal worried"],
      props: ["nest"],
      happening: "{hero} points at a nest in the village, and {star} looks surprised.",
      B: [
        `"Now stand still!" But a bird fell. {hero} ran to get it. {refrain}`,
        `"Do not move!" But a bird fell. {hero} ran up to it. {refrain}`,
      ],
      E: [
        `"A {subject} must stand still," said {star}. It was as quiet as night. Then a little bird fell out of its nest. "Look out!" shouted {hero}, and ran to catch it. {refrain}`,
        `"Now nobody may move or talk," said the {subject}. It was so quiet! But up in the tree a nest began to slip. "The nest!" cried {hero}, and caught it just in time. {refrain}`,
      ],
      I: [
        `The second test was silence. "{Subject.a} must be able to stand like a statue," said {star}. "Whoever moves or speaks is out." For ten minutes thirty-one children did not even scratch. {hero} was doing extremely well. Then {they} saw a nest slip on the branch above {kid's} head, with something small and pink in it. {They} could have waited for somebody else. "Careful!" {hero} shouted, and caught it in {their} cap. {star} made a mark on the paper.`,
        `For the second test they had to stand absolutely still, as {subject.a} must. A fly walked across {hero's} nose and back again, and {they} didn't move. Five minutes went by, and then seven. At eight minutes a very small voice began to cry behind the pump. It was somebody's little brother, and he had lost everyone. Nobody moved, because nobody was allowed to. {hero} took one long breath. Then {they} walked across the whole market and held out {their} hand.`,
      ],
      A: [
        `"The second test," announced {star}, "is to do nothing whatsoever. There are moments in the life of {subject.a} when one has to be as still as a statue." It's amazing how many places begin to itch at such a moment. Three were out after a minute, and eleven after four. {hero} stood like a lamppost. {They} might be standing there today, if {they} hadn't been looking upward; for on the branch over {kid's} golden boots there was a nest, and it was beginning to slip. Somebody ought to say something, thought {hero}. Everybody ought to. <"Careful!" {they} shouted, and caught it.|Then {they} ran, and caught it in {their} cap.> {star} made a small mark on the paper.`,
        `They had to stand like statues for ten minutes, as {subject.a} must, without a movement or a sound. A fly explored {hero's} nose at leisure. {They} thought of marble. Six minutes passed, then seven, and there were only five of them left, when behind the pump somebody very small began to cry in a way that meant it had been going on for some time. It was no part of the test. It was only somebody's little brother, who had been put down and forgotten. The five statues stared straight ahead. <{hero} counted to three, hoping, and then one of the statues walked away.|Four of them went on staring.> {pal} said afterward that it had been the best-looking statue of all.`,
      ],
    },
    {
      id: "third-test",
      ...VILLAGE,
      time: "afternoon",
      pose: "holding",
      feeling: "worried",
      with: ["kid sad", "pal curious"],
      props: ["key"],
      happening: "{hero} holds a key in the village, and {kid} looks sad.",
      B: [
        `{hero} had to find a key. {They} did! But {kid} was sad and got it. {refrain}`,
        `{hero} got the key. But {kid} was sad. "You can have it." {refrain}`,
      ],
      E: [
        `The third test was to find a golden key. {hero} found it! But then {kid} sat down and cried. "My dad wants me to win," said {kid}. So {hero} gave the key away. {refrain}`,
        `"Who can find my key?" asked {star}. {hero} saw it under a leaf. But {kid} was crying behind the wall. "I always have to win." {hero} put the key into {kid's} hand. {refrain}`,
      ],
      I: [
        `The {subject} had hidden a key in the village, and whoever found it would win the third test. {hero} found it under a flowerpot, where {they} would have hidden it {themselves}. {Their} heart jumped. Then {they} heard somebody behind the wall. It was {kid}, with the golden boots off. They were two sizes too small, and they hurt. "I can't go home if I don't win," {kid} sobbed. "I never have." {hero} looked at the key for a long moment. "It's under the flowerpot," {they} said.`,
        `"Find my key," said the {subject}, "and you have thirty points." All afternoon they looked under stones. It was {hero} who saw something glitter in the fountain. But beside the fountain sat {kid}, crying into both hands. "If I lose, they won't speak to me at home," whispered {kid}. "They never do, when I lose." {hero} hadn't known that. {They} took the key out of the water, dried it carefully, and laid it on {kid's} knee. "You must have dropped this," {they} said.`,
      ],
      A: [
        `For the third test the {subject} had hidden a key, and whoever brought it back would receive thirty points at once. {hero} could still win. {They} asked {themselves} where {they} would have put it, and looked there, and there it was, under the third flowerpot from the left. It's difficult to describe how {they} felt. But on the other side of the wall somebody was breathing in an odd way; and when {they} looked over, it was {kid}, who had taken off the golden boots. They were two sizes too small. "I can't go home without winning," {kid} said to the ground. "I've never tried." {hero} held the key until it was quite warm. <"Have you looked under the flowerpots?" {they} asked.|Then {they} put it back, and told {kid} where to look.>`,
        `"It's the key to my own front door," said the {subject}, "and so I should be glad if somebody found it." They searched until the shadows grew long. {hero} discovered it at the bottom of the fountain, between two coins, and discovered in the same moment who was sitting there with wet sleeves. All the medals in the world are no consolation to a person who is afraid of losing, and {kid} had been afraid since breakfast. "They don't say anything, at home," {kid} explained. "They just turn off the light." {pal} looked at {hero}, and knew what was coming. The key was cold, and it weighed next to nothing. <"I believe that this is yours," said {hero}.|{hero} laid it on {kid's} knee and went away quickly.>`,
      ],
    },
    {
      id: "the-points",
      ...VILLAGE,
      time: "sunset",
      pose: "standing",
      feeling: "sad",
      with: ["star calm", "kid surprised"],
      props: ["notebook"],
      happening: "{hero} stands in the village at sunset, and {star} has a notebook.",
      B: [
        `"I can not be {subject.a}," said {hero}. {They} {was} so sad.`,
        `"I lost," said {hero}. "I can not be {subject.a}."`,
      ],
      E: [
        `In the evening the {subject} read out the points. {kid} had thirty, and {hero} had none at all. {hero} looked down and tried hard not to cry.`,
        `"Now I will count," said the {subject}. Everybody had some points, and {kid} had the most. Only {hero} had none. {pal} sat down beside {them}.`,
      ],
      I: [
        `At sunset the {subject} opened the notebook. "{kid} has thirty-nine points," {star.he} read. The others had eight, or eleven, or twenty. {Star.he} went down the whole list, and it was a long one. "{hero}," {star.he} read at the end, "has none." Some people laughed, and some were sorry. {hero} nodded. {They} had added it up already. {kid} stood in front with the key, and did not look nearly as happy as one would expect.`,
        `"Nobody has ever had nothing before," said somebody in the crowd. It was true, though. {star} had read out thirty numbers, and the thirty-first was zero. {hero} wanted to be anywhere else in the world. "Thank you for letting me try," {they} said, because {they} had promised {themselves} to say it. It came out quite small. The {subject} looked at {them} over the edge of the notebook, and didn't turn the page.`,
      ],
      A: [
        `When the sun was behind the mill, {star} sat down on the edge of the fountain, opened the notebook, and began to read. It took a long time, for {star.he} was a careful {subject}. There were elevens and nineteens, and there was a twenty-six, which was applauded. "{kid}," read {star}, "thirty-nine." And finally, when there was nobody else left: "{hero}. None." It wasn't unkindly said. A few people laughed, as people will if they have been standing for an hour. {hero} had worked it out already; but it's one thing to know a number, <and another to hear it read aloud|and quite another to be it>.`,
        `Zero is an interesting number, {hero} reflected. One can get it only by trying very hard or by not trying at all, and from the outside they look the same. {star} had just read out {their} name, after the thirty others. It was so quiet that the water could be heard in the fountain. "Thank you for letting me try," said {hero}, who had practiced the sentence at home, for all cases. {They} had only never imagined that {they} would need it. At the front, with the key in one hand, stood {kid}, <looking at the golden boots|who had not once looked up>. The {subject} didn't close the book.`,
      ],
    },
    {
      id: "walking-home",
      place: "bridge",
      weather: "clear",
      time: "sunset",
      pose: "sitting",
      feeling: "sad",
      with: ["pal sad"],
      happening: "{hero} sits on the bridge at sunset beside {pal}.",
      I: [
        `On the bridge {hero} had to sit down. "I could have had the key," {they} told {pal}. "I only needed to put it in my pocket." {pal} leaned against {them}. "And the apples would have rolled into the river, and nobody would have died of it." {They} threw a pebble into the water. "I'd have been {subject.a} by now." The strange thing was that {they} didn't wish any of it back.`,
        `{hero} got as far as the bridge, and there {their} legs refused to go on. "Perhaps I'm not made for it," {they} said. "{Subject.a} should think about the test, and I always think about something else." {pal} didn't have an answer to that. They watched the river go by for a while. It didn't seem to be trying to win anything, and it arrived all the same.`,
      ],
      A: [
        `They came as far as the bridge. There {hero} sat down, because it's possible to be too sad to walk, and {pal} sat down as well, for company. "If I had simply gone on running," said {hero}, "I'd have been fifth. If I had kept my mouth shut I'd have been a statue. And the key was mine; I had it in my hand." {They} let a leaf fall into the water. "I would make a terrible {subject}. I can't keep my mind on it." But when {they} tried to wish that {they} had left the apples lying, <{they} found that {they} couldn't|it didn't work>.`,
        `"What do you suppose they are all doing now?" {hero} asked the river. The river was on its way somewhere and didn't reply. It had been such a long week, with all that practicing: the knots, and the capital cities, and the hopping on one leg. Nobody had asked for any of them. Nobody had wanted to know whether somebody could pick up apples. "I don't think that I was ever really in it," {they} said. "I was always just beside it." {pal}, who had been beside it the whole time, <couldn't see what was wrong with that|thought that it had been the best place>.`,
      ],
    },
    {
      id: "fourth-test",
      ...VILLAGE,
      time: "evening",
      pose: "standing",
      feeling: "surprised",
      with: ["star happy", "man happy", "pal excited"],
      props: ["basket", "apple"],
      happening: "{hero} stands surprised in the village in the evening, in front of {star} and {man}.",
      B: [
        `"You help!" said the {subject}. "That was my test!" {refrain2}`,
        `"You see who is sad," said the {subject}. "I need that!" {refrain2}`,
      ],
      E: [
        `"Wait!" called the {subject}. "There was one more test." Behind {star.him} stood {man} with the apples. "I dropped them for you," said {man}. {refrain2}`,
        `"I am not done," said the {subject}. "I wanted to see who stops to help somebody. Thirty of you ran on." {refrain2}`,
      ],
      I: [
        `Somebody came running after them. It was the {subject}, completely out of breath, and behind {star.him} came {man} with a basket of apples. "You left before the end," panted {star}. "There was a fourth test, which I didn't mention to anybody." {hero} didn't understand. "I dropped my basket on purpose," explained {man} cheerfully. "Thirty children jumped over me, and I counted every one of them."`,
        `"Number thirty-one!" called {star}. "I'm not finished yet." {Star.he} turned to the last page of the notebook, and there was only one name on it. "Anybody can learn what {subject.a} does," {star.he} explained. "So I tested something different. I wanted to discover who notices when somebody needs them." {man} was standing there as well, and winked. "Those were my own apples," said {man}, "and I dropped every single one of them on purpose."`,
      ],
      A: [
        `"You walk remarkably fast for somebody who came in last," said a voice, fighting for breath. It was the {subject}. Behind {star.him}, with a basket over one arm, came {man}, who seemed to be in excellent spirits. "I hadn't finished," {star} explained. "There's another page in the notebook. There was a fourth test, you see, and I considered it better not to mention it." {hero} looked from one to the other. "I dropped those apples on purpose," {man} announced proudly, "and I'd been practicing all week. Thirty children jumped over me; <I must say that some of them jumped beautifully|and one of them even apologized>."`,
        `{star} had caught up with them at the end of the bridge. {Star.he} held the notebook open at the last page, where there was just one name, and it had been underlined. "What {subject.a} has to do can be learned by anybody with two hands and a little patience," {star.he} explained. "It would be ridiculous to test it. I was interested in something entirely different. I wanted to discover who it is that turns around." {hero} noticed {man} only now, and then the basket. "I'm told that I was very convincing," said {man}. <"I very nearly didn't have the heart to fall down."|"I was told to look helpless," {man} added, "and I'm not bad at it.">`,
      ],
    },
    {
      id: "cant-be-taught",
      ...VILLAGE,
      time: "evening",
      pose: "thinking",
      feeling: "happy",
      with: ["star happy", "pal happy"],
      props: ["lantern"],
      happening: "{hero} stands thinking in the village in the evening beside {star}.",
      E: [
        `"I can teach you to be {subject.a}," said {star}. "I can teach you to run. But nobody can teach you to look around. You do that by yourself."`,
        `"But the bird was not a test," said {hero}. "No," said {star} and smiled. "The bird was real. So now I know that you can be {subject.a}."`,
      ],
      I: [
        `"And the second test?" asked {hero}. "Did you arrange that as well?" "No," said {star}, "how could I? That was completely real, and so were the tears this afternoon." {Star.he} sat down next to {hero}. "{Subject.a} can {subject.can}, and I can teach you that in about a year. But I can't teach anybody to look around while they are busy winning. I've been trying for thirty years."`,
        `{hero} still couldn't believe it. "But I lost everything," {they} said. "You lost three games," {star} answered. "But being {subject.a} isn't a game. Somewhere there's always somebody with a basket, and unfortunately it's never written on the list." {Star.he} gave {them} the red pencil. "From now on you'll need this. The first thing you write down is who needs us tomorrow."`,
      ],
      A: [
        `"But the second time, when everybody was a statue," said {hero}, after a pause. "How did you arrange that?" "I didn't," said {star}. "It gave me quite a fright. There are invariably more tests than anybody has thought of." {Star.he} looked out over the roofs, in which the first lamps were being lit. "{Subject.a} can {subject.can}, and by next summer so will you. But there's one thing that I've never managed to teach to anybody, and that's what to do with your eyes while your legs are occupied. <You brought that with you.|You either look, or you don't.>"`,
        `"I don't understand how it can be right," {hero} objected, because {they} liked things to be fair. "{kid} was considerably faster, and it was {kid} who found the key." "{kid} was given the key," {star} corrected mildly. "{Subject.a} generally sees rather more than people imagine." {hero} went red. "And as for being fast: somebody is always faster, and one can't build a life on it. But on the day when I fall down myself, which is certain to happen, I'd appreciate having a person around who <isn't thinking of points|turns back after ten steps>."`,
      ],
    },
    {
      id: "two-helpers",
      ...VILLAGE,
      time: "evening",
      pose: "reaching",
      feeling: "happy",
      with: ["kid surprised", "star happy"],
      props: ["key"],
      happening: "{hero} reaches out a hand to {kid} in the village in the evening, and {star} looks on.",
      B: [
        `{hero} ran to get {kid}. "Can we both help?" "Yes, you can!"`,
        `"Can {kid} help, too?" said {hero}. "Yes, you can both help!"`,
      ],
      E: [
        `{kid} came back and held out the golden key. "It is yours," said {kid}. {hero} thought about it. "Can you use two helpers?" {they} asked the {subject}.`,
        `Then {hero} saw {kid}, who stood all alone in those golden boots. "There is so much work," {they} said to {star}. "Can {kid} help us, too?" And {star} nodded.`,
      ],
      I: [
        `A little way off stood {kid}, barefoot, with the boots in one hand. "I brought back the key," {kid} said quietly. "I'm no {subject}, and it was never mine." There was nothing proud left in that voice. {hero} looked at {star}, who didn't say a word and waited. "You did mention that there was too much work for one," {they} began. "And {kid} is definitely the quickest of everybody." "I was hoping that you would discover that," said {star}.`,
        `{hero} was so happy that {they} nearly forgot something. Then {they} turned around. {kid} was still sitting at the fountain, where nobody was clapping any more. "Our {subject} has work for two," called {hero}. "We'll need somebody who can run." {kid} looked up as if it might be a trick. "I'm not allowed to be second," {kid} said. "You won't be second," said {hero}. "You'll be the other one." It took a moment, and then there was a smile.`,
      ],
      A: [
        `Somebody coughed. It was {kid}, barefoot, with the golden boots in one hand and the key in the other. "I've come to return it," said {kid}, "because it was never mine, and it's been getting heavier." All the medals seemed to have disappeared from that voice. The {subject} looked at {hero} with considerable interest and didn't help at all. "You mentioned that there was too much work for one," {hero} began slowly. "So it's probably too much for two as well, and {kid} is quick, which I'm not." <"I was wondering when you'd come to that," said {star}.|"That," said {star}, "is the fifth test, and I only thought of it now.">`,
        `It's easy to be kind while one is losing. {hero} had just won, and there was such a noise of congratulation that {they} almost overlooked who was still sitting at the fountain. Nobody was clapping there any more. "I shan't be going home immediately," {kid} remarked to the water. "You could come with us," {hero} suggested. "Our {subject} needs somebody who can run, because I'm always going to be late." "I've never been second," said {kid}. "You wouldn't be. There'd be the two of us." {kid} considered this as though it were an entirely unfamiliar number. <"Like shoes," {kid} said.|It turned out to be one that could be lived with.>`,
      ],
    },
    {
      id: "gets-hat",
      ...VILLAGE,
      time: "evening",
      pose: "holding",
      feeling: "proud",
      with: ["star proud", "man happy", "pal happy"],
      props: ["medal"],
      happening: "{hero} holds a medal in the village in the evening, and {star} and {man} are proud.",
      I: [
        `There was no real prize, because the {subject} had not been able to think of one. So {man} polished the reddest of the apples and hung it around {hero's} neck on a shoelace. It was the finest medal that the village had ever seen. "To the new helper of our {subject}," said {man}, "who came in last." Then everybody clapped, and this time nobody laughed. {hero} ate it on the way home and shared it with {pal}. {extra}`,
        `"Raise your right hand," said {star} solemnly. {hero} raised it, and since {pal} raised a paw, they were both sworn in. "Do you promise to be late whenever somebody needs you?" asked {star}. "I do," said {hero}. It was an easy promise, for {they} had been practicing it for years. {man} gave {them} the apple with the longest stem, as a badge. That is how a person becomes {subject.a}. {extra}`,
      ],
      A: [
        `There ought to have been a prize, but the {subject} had spent the money on ink. It was {man} who saved the situation. The reddest apple in the basket was chosen, polished on a sleeve, and hung around {hero's} neck on one of {their} own shoelaces. "For coming in last," said {man}, "in a race against thirty people who didn't see me." The applause was considerable. It's the only medal in the history of the village that was eaten on the same evening. {extra} <Half of it went to {pal}, who had earned it.|{star} got the core, and planted it.>`,
        `"Do you solemnly promise," asked {star}, "to be late, to be distracted, and to turn around whenever it's necessary?" {hero} did. {They} had been practicing for it all {their} life, although nobody had ever called it that. {pal} was sworn in as well, with one paw on the notebook. {man}, who was enjoying it all enormously, had polished two apples in place of medals. And so, on a Saturday evening, beside an ordinary fountain, without having won a single thing, {hero} began to be {subject.a}. {extra} <It felt exactly as {they} had imagined.|It felt like stopping, and not being in a hurry.>`,
      ],
    },
    {
      id: "first-monday",
      ...VILLAGE,
      time: "morning",
      pose: "waving",
      feeling: "happy",
      with: ["star happy", "kid happy", "pal happy"],
      happening: "{hero} waves in the village in the morning with {star} and {kid}.",
      B: [
        `Now {hero} and {kid} help the {subject}. It is fun! {close}`,
        `Now they both help the {subject}. It is so much fun! {close}`,
      ],
      E: [
        `Now the {subject} has two helpers. {kid} is very fast, and {hero} is often late, because a friend was sad on the way. And no one counts points. {extra} {close}`,
        `On Monday they began to work. {kid} ran, and {hero} looked around. "You two make one very good {subject}!" said {star} and was glad. {close}`,
      ],
      I: [
        `On Monday they started work with the {subject}. It was just as difficult as it looked, and twice as much fun. {kid} is always the first to arrive, in old brown shoes that fit. {hero} is always the last, since there's usually a reason. "What was it this time?" asks {star}, and opens the notebook, and writes it down under "Important." The golden boots stand by the fountain. Somebody has planted flowers in them. {close}`,
        `It takes a year to learn how {subject.a} can {subject.can}, and {hero} has only just begun. But already people in the village say that something is different. If a basket falls, it doesn't lie there for long. If somebody cries behind a pump, there are quick steps. "Who was that?" strangers ask. "That's our {subject}," the people answer, "and that's the other one, and there comes the third." {close}`,
      ],
      A: [
        `The work of {subject.a} began on Monday, and it was every bit as difficult as it had looked from outside. {kid}, in old brown shoes of the proper size, was there at five minutes to seven. {hero} was not; there had been a gate, and a goat. "And what was it this morning?" {star} asks every day, opening the notebook. It is written down, carefully, under the heading of "Important." It's the thickest chapter by now. {Subject.a} can {subject.can}, and one day {hero} will be able to as well. <In the meantime {they} can already do the other half.|As for the golden boots, somebody has planted flowers in them.> {close}`,
        `There is a story in our village that the best {subject} it ever had came in last, with nothing, and was chosen for it. Strangers believe that it's a joke. Then they happen to drop something in the street; and before they've had time to bend down, there's a pair of quick brown shoes, and behind them, somewhat later, somebody who asks whether they have hurt themselves. {star} watches it from the edge of the fountain. {Star.he} has nearly filled the notebook. <There isn't a single number in it.|{Star.he} has thrown the watch away.> {close}`,
      ],
    },
  ],
};
