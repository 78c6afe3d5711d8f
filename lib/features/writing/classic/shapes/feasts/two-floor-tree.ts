import type { Shape } from "@/lib/features/writing/classic/grammar";

const ROOM = { place: "living-room", time: "afternoon", weather: "snow" } as const;
const TREE = ["thing:christmas-tree"] as const;

export const TWO_FLOOR_TREE: Shape = {
  id: "feasts/two-floor-tree",
  theme: null,
  wild: 2,
  tags: ["family", "sharing", "kind", "neighbor", "funny", "star", "winter"],
  about: ["christmas christmas-day christmas-eve xmas christmas-tree christmas-time merry-christmas"],
  premise: "On Christmas Eve {hero} picks a tree that is too tall for the room, but not for the house.",
  care: ["faith"],
  shows: ["thing:christmas-tree"],
  talk: [
    "What would you have done with a tree that is too tall?",
    "How do you think {lady} felt when somebody knocked at her door?",
    "Which part of Christmas would you like to share with somebody?",
  ],
  cast: { pal: ["cousin"], dad: ["father", "mother"], lady: ["grown-up-woman"] },
  refrain: {
    B: ["Too tall! Much too tall!", "Just right! Just, just right!"],
    E: ["It was a fine tree, and much too tall.", "It was a fine tree, and just as tall as the house."],
  },
  beats: [
    {
      id: "picks-tree",
      place: "market",
      time: "morning",
      weather: "snow",
      pose: "pointing",
      feeling: "excited",
      with: ["pal excited", "dad surprised"],
      props: TREE,
      happening: "{hero} points at a Christmas tree in the snowy market, and {dad} is surprised.",
      B: [
        `"That Christmas tree!" said {hero}. It was so big! {dad} looked up and up. "That one?"`,
        `It was one day to Christmas. "I want the big tree!" said {hero}. {dad} had to laugh.`,
      ],
      E: [
        `On the day before Christmas, {hero} got to pick the tree. {They} walked past the small ones and the <round|fat> ones. At the very end stood a giant. "That one," said {hero}. {dad} looked up, and up, and up.`,
        `"This year you may choose our Christmas tree," said {dad}. {hero} did not have to think. It was the tallest one in the market, with snow on its <nose|point>. "It will fit," said {hero}. "It is only thin at the top."`,
      ],
      I: [
        `It was the day before Christmas, and this year it was {hero's} turn to choose the tree. The market smelled of fir and hot chestnuts. {They} walked straight past the small trees, and the middle ones, and a round one that {dad} rather liked. At the very end of the row stood the tallest tree of all. <It leaned against the wall as if it were waiting for a bus.|A sparrow sat on its tip and looked small.> "That one," said {hero}. {dad} tipped {dad.his} head back until {dad.his} hat fell off.`,
        `"We only want a little one," said {dad}, as {dad.he} did before every Christmas. But this year {hero} was allowed to choose, and {pal} had come to stay and was helping. They looked at forty trees. Each of them was too thin, or too crooked, or <stood there sadly|had a hole in the back>. Then {hero} stopped, and pointed without a word. The tree was so tall that somebody had tied a red flag to the tip of it. "It won't look so enormous at home," {they} promised.`,
      ],
      A: [
        `In {hero's} family the Christmas tree is chosen on the day before Christmas, by a different person each year, and nobody else is allowed to complain. This year it was {hero's} turn. {They} inspected the whole market with {pal}, who was staying for the holidays, and rejected one tree after another with great politeness. At the very end of the row, where the snow had been swept into a heap, stood a tree of a different kind. <It appeared to be looking over the roofs.|A sparrow was sitting on the tip of it, and had a view.> "That one," announced {hero}. {dad} tipped {dad.his} head back so far that {dad.his} hat fell off, and {dad.he} opened {dad.his} mouth, remembered the rule, and shut it again.`,
        `"Something small and practical," murmured {dad}, who said so before every Christmas, and who on this occasion had no right to say it. It was {hero's} turn to choose the tree. {They} considered forty of them, walking around each one with {pal}, {their} favorite cousin, and shaking {their} head. Then {they} stood still. The tree at the end of the market was so tall that the man had tied a red flag to its tip, <as you do with long planks|to warn low airplanes>. It smelled like an entire forest. "I believe that one has been waiting for us," said {hero}. The man with the flag looked at {dad}, and {dad} looked, for quite a while, at the sky.`,
      ],
    },
    {
      id: "carries-home",
      place: "street",
      time: "noon",
      weather: "snow",
      pose: "walking",
      feeling: "proud",
      with: ["pal happy", "dad determined"],
      props: TREE,
      happening: "{hero} walks down the snowy street with {pal}, {dad}, and a Christmas tree.",
      I: [
        `They carried it home on their shoulders, {dad} in front, {hero} in the middle, and {pal} holding the tip. Whenever {dad} turned a corner, the other end of the tree was still in the last street. "Merry Christmas!" people called, and pulled in their heads. <A dog followed them because of all that wood.|Twice they had to stop and comb the needles out of {pal's} hair.> On the stairs it got stuck, and then it came loose, and then it was suddenly everywhere at once.`,
        `The Christmas tree did not fit into the car, and it did not fit into the bus. So they walked. {dad} carried the thick end, {pal} carried the thin end, and {hero} went along the middle and said "Careful!" Snow fell <on all three of them|into their collars>. In the narrow street they met a man with a sofa, and it took ten minutes until everybody was past. "That is a tree," he said respectfully. {hero} grew a little taller at that.`,
      ],
      A: [
        `It didn't fit into the car, it didn't fit into the bus, and the driver of the bus was very nice about it. They had to carry it. {dad} had the thick end and {pal} the thin one, and {hero} walked along the middle and was responsible for the corners. A long tree goes around a corner the way a long sentence does: you have to remember the beginning. <By the bakery they had collected two dogs and an umbrella.|In front of the bakery it removed a gentleman's hat.> "Merry Christmas!" the people called, and drew in their heads. On the stairs it stuck fast between the second floor and the third, and for some time nobody in the building could go either up or down.`,
        `Anybody can carry home an ordinary Christmas tree. This one needed a procession. {dad} marched in front, breathing like a horse; {pal} brought up the rear, with {pal.his} face among the needles; and {hero} ran up and down between them and organized the traffic. In the narrowest street of the town they met two men with a sofa. For ten minutes nobody could move, <so the men sat down on the sofa|and somebody brought them tea>, and everyone admired the tree, since there was nothing else to look at. "You must have high ceilings," remarked one of the men. {hero} said nothing. It had occurred to {them} only now that a ceiling has a height.`,
      ],
    },
    {
      id: "too-tall",
      ...ROOM,
      pose: "standing",
      feeling: "surprised",
      with: ["pal surprised", "dad worried"],
      props: TREE,
      happening: "{hero} stands by a Christmas tree in the living room, and {dad} is worried.",
      B: [
        `The tree would not stand up. Its top hit the roof of the room. {refrain} "Oh no," said {hero}.`,
        `"It does not fit!" said {dad}. The tree had to bend its head. {refrain}`,
      ],
      E: [
        `At home they pushed the tree up. It went up and up, and then it went "crack." The top was <bent|lying> flat against the ceiling, like a dog under a chair. {refrain} "Merry Christmas," said {dad}, from inside it.`,
        `They stood it up in the living room until {pal} cried, "Stop!" The tree had its head on one side, for there was no more room. {hero's} face got very <hot|red>. Now Christmas was spoiled! {refrain}`,
      ],
      I: [
        `{dad} said "one, two, three," and they pushed. The Christmas tree rose and rose, until there was a scratching noise. Then it stopped, although there was a good deal of it left. The tip lay flat along the ceiling <and pointed at the lamp|like somebody who sleeps in a short bed>. {hero} knew the rule that nobody may complain, and so they were all being terribly kind. "It's a beautiful tree," said {pal} carefully. "There is just a bit more of it than there is of the room."`,
        `In the living room they found out what {hero} had been afraid of. The tree was taller than the house inside. It stood there with a crooked neck, <like a giraffe in a bus|like an uncle in a short bed>, and needles rained on the rug. "I spoiled Christmas," said {hero} in a small voice. "You chose a Christmas tree," said {dad}, and picked a twig out of {dad.his} ear. "Nobody was ever wrong to want a lot of one."`,
      ],
      A: [
        `They counted to three and pushed. The tree rose like a ship's mast, and rose, and for one magnificent moment {hero} thought that the ceiling might simply make room. Then came a long scratching noise. There were still three feet of Christmas tree to go, and nowhere at all for them to go to. The tip bent over and lay along the plaster, <so that it pointed reproachfully at the lamp|like a tall uncle in a short bed>. Nobody said a word. It would have been easier if they had. "It is an absolutely splendid tree," remarked {pal} finally. "There is only rather more of it than there is of the room."`,
        `"Slowly," panted {dad}, "slowly, slowly. Stop!" But the ceiling had already said so. The tree stood in the living room with its head on one side, like a giraffe in an elevator, and showered needles over the piano and the cookies. {hero} looked at it and felt {their} ears grow hot, because it was three feet too tall, <and any small, practical tree would have fitted|and any of the forty others would have fitted>. "I have ruined Christmas for everybody," {they} said unhappily. {dad} climbed out from underneath with green hair. "You chose a tree with your whole heart," {dad.he} said, "and a heart is not a measuring tape. We shall think of something."`,
      ],
    },
    {
      id: "which-end",
      ...ROOM,
      pose: "holding",
      feeling: "worried",
      with: ["dad calm", "pal worried"],
      props: ["star", "thing:christmas-tree"],
      happening: "{hero} holds a star in front of the Christmas tree while {dad} is calm.",
      E: [
        `"We must cut it," said {dad}. "The top or the bottom?" The bottom had the best branches, but the Christmas star needed the point. {hero} held the star <very|so> tight. "Not the top and not the bottom," {they} said.`,
        `{dad} got the saw. {hero} got the old Christmas star that had belonged to Grandma. "If we cut off the top, then where will the star go?" {they} asked. {dad} scratched {dad.his} <head|ear>. "I really don't know," {dad.he} said.`,
      ],
      I: [
        `{dad} fetched the saw, and then the trouble really began. If they cut off the bottom, the thickest branches would be gone. If they cut off the top, there would be no point for the star. It was an old star of yellow tin, with one bent corner. It had decorated every Christmas tree since {dad's} <grandmother was small|grandmother was a girl>. {hero} held it protectively against {their} chest. "A Christmas star can't sit on nothing," {they} said.`,
        `"Top or bottom?" asked {dad}, with the saw in {dad.his} hand. {hero} looked at the bottom, where the branches were wide enough for all the presents. {They} looked at the top, where the star had to go. The star was made of tin, and one of its corners was bent, <because {dad} had once dropped it {dad.him}self|because {dad} had once sat on it>. Without it there had never been a Christmas. "Can't we cut out the middle?" asked {pal}. They thought about that longer than they should have.`,
      ],
      A: [
        `{dad} returned with the saw, and now there was a decision to be made. The lower branches were the broad ones, with room underneath for the presents and the wooden stable; you couldn't possibly do without those. But the tip was needed for the star. It was cut from yellow tin, it had one bent corner, and it had shone on every Christmas tree in the family since {dad's} grandmother was a girl. {hero} held it flat against {their} sweater. <"We might cut out the middle," suggested {pal}.|"What about the middle?" suggested {pal}.> They discussed that for an unreasonable length of time. Outside it was beginning to get dark, and Christmas was coming up the street, and their tree was bowing to the piano.`,
        `"The top or the bottom," said {dad}, and {dad.he} tested the saw with {dad.his} thumb. {hero} was thinking about the star. It lay in {their} hands, a plain thing of tin with one crooked corner, and it was older than anybody in the room. Great-Grandmother had carried it across an ocean <in a hatbox|between two nightshirts>. Every Christmas it was the last thing to go up, and when it was up, everybody sighed, and it was Christmas. "If we take off the top it has nowhere to sit," {hero} explained. "And if we take off the bottom there is nowhere for us." Even {dad}, who generally had an answer, put down the saw and ate a cookie with needles on it.`,
      ],
    },
    {
      id: "neighbor-knocks",
      ...ROOM,
      pose: "standing",
      feeling: "curious",
      with: ["lady calm", "dad surprised"],
      props: TREE,
      happening: "{hero} stands by the Christmas tree with {lady} and {dad}.",
      B: [
        `{lady} from upstairs came in. "What a Christmas tree!" she said. "I have no tree at all."`,
        `{lady} lived over their heads. "I have no Christmas tree," she said. She looked sad.`,
      ],
      E: [
        `Somebody knocked, and it was {lady} from upstairs. "There was a <bang|scratch> under my feet," she said, and then she saw the tree. "Oh! I have not had a Christmas tree for years. It is hard to carry one up the stairs."`,
        `There was a knock, and {lady} from upstairs looked in at the door. "There is something under my floor," she told them. Then she touched the tree and smelled her <hand|fingers>. "Now it smells like Christmas! I never have a tree, you know."`,
      ],
      I: [
        `Just then somebody knocked. It was {lady}, who lived right above them. "I believe that something is trying to come up through my carpet," she said. Then she saw it, and forgot to be strict. She rubbed a needle between two fingers and smelled it for a long time. "That is Christmas," she murmured. <"I stopped having a tree when the stairs became so long, and now I visit the ones in other people's windows."|"My knees have not allowed me to carry one for nine years, so I visit the ones in the windows."> Her eyes traveled up the tree as far as the ceiling.`,
        `There was a knock at the door, and outside stood {lady} from upstairs, in her coat and slippers. "Something is scratching under my floor," she began, "and I was afraid of mice." Then she looked past {hero} into the room. <She came in without wiping her slippers.|She completely forgot about the mice.> "I had a Christmas tree every year, when my children were small," she told them. "Now they live across the sea, and a tree is a great deal to carry for one person." She stood before it, and seemed to get younger.`,
      ],
      A: [
        `At that moment somebody knocked. On the mat stood {lady}, who lived on the floor above, with her coat over her nightgown. "I don't wish to disturb you on Christmas Eve," she said, "but something appears to be coming up through my carpet." Then she noticed the tree, and her face, which had been arranged for complaining, came apart. She took a twig between two fingers and held them under her nose. <"So that is where Christmas was," she murmured.|"There it is," she murmured, as if she had mislaid it.> She hadn't had a tree of her own, she told them, for nine years. It wasn't sad, really. It was only that there were so many stairs, and a tree was heavy, and one didn't do it for oneself.`,
        `Three short knocks interrupted them. It was {lady} from upstairs, who was known to be particular about noise. "There is a scratching beneath my floor," she reported, "and I had hoped that it was only mice." She peered over {hero's} head. What she saw made her forget the mice; she walked into the room in her slippers, <straight through the needles|as though somebody had called her>, and laid her palm against the trunk. When her children were at home, she said, there used to be a Christmas tree every year, and a tremendous mess. Now they telephoned. They telephoned very faithfully. "One gets out of the habit," said {lady}, and she looked at the bent tip as if it were somebody she knew.`,
      ],
    },
    {
      id: "looks-up",
      ...ROOM,
      pose: "thinking",
      feeling: "curious",
      with: ["pal curious", "lady curious"],
      props: TREE,
      happening: "{hero} thinks hard by the Christmas tree, and {pal} and {lady} are curious.",
      B: [
        `{hero} looked up. {lady} lived up there! "Our Christmas tree can live in two homes!"`,
        `"It wants to go up to you. You can have the top!" said {hero}. "A Christmas tree for you!"`,
      ],
      E: [
        `{hero} lay down on the rug and looked up. There was the top of the tree, and there was the ceiling, and over the ceiling was {lady's} room. "It is not too tall!" {they} <cried|shouted>. "It only wants to be at your house for Christmas, too!"`,
        `{hero} looked at the tip and thought. If there were no ceiling, where would it be? It would be in {lady's} room! "We can cut off the top and put it upstairs," {they} told {lady}. "Then we all have the <very|> same Christmas tree!"`,
      ],
      I: [
        `{hero} lay down on the rug to see the problem from below. There was the trunk, and the branches, and the bent tip, and then came the ceiling. What came after the ceiling? {They} sat up so suddenly that {pal} spilled the cocoa. "If there were a hole, the top would be in your living room," {they} said to {lady}. "So let's carry it around by the stairs! <We put it exactly above the rest.|It goes exactly where it would have come out.> Then it's one Christmas tree, and it just goes through the floor."`,
        `"What have you got up there, above our tree?" {hero} asked {lady} suddenly. "Nothing but an empty corner beside the window," she answered, surprised. {hero} felt the idea arrive, as suddenly as a sneeze. "Then that's where it wants to go!" {they} cried. "We only have to help it past the ceiling. We get the bottom and you get the top, and together it's the tallest Christmas tree in the city!"`,
      ],
      A: [
        `{hero} lay down on {their} back among the needles, which is the best position for difficult thoughts. From there {they} could follow the trunk up through the branches, as far as the bent tip, and then there was the ceiling. {They} had never considered that their ceiling was simultaneously {lady's} floor. <It was just that nobody had ever mentioned it.|It was one thing with two different names.> "It isn't too tall," {they} announced slowly. "It is only unfinished! If we carry the top upstairs and stand it precisely above the rest, then it's a single Christmas tree, which simply continues where you can't see it." {lady} sat down rather quickly on the piano stool.`,
        `"What do you keep right there?" asked {hero}, and pointed at the place where the tip was scratching the plaster. {lady} had to think, walking around her own living room in her mind. There was the armchair, there was the radio; and there, beside the window, where the tree used to stand, was nothing at all. {hero} looked from the ceiling to the saw, and from the saw to {lady}, and an idea went through {them} like electricity <along a string of lights|along a wire>. "Then it isn't a mistake!" {they} exclaimed. "It only wanted to continue. We take the bottom, and you take the top, and together it's the tallest Christmas tree in the entire city!"`,
      ],
    },
    {
      id: "saws-top",
      ...ROOM,
      pose: "kneeling",
      feeling: "determined",
      with: ["dad determined", "pal happy"],
      props: ["thing:saw", "thing:christmas-tree"],
      happening: "{hero} kneels by the Christmas tree with a saw while {dad} is determined.",
      I: [
        `They laid the tree on its side, and {dad} drew a line with chalk. Then everybody had a turn with the saw, with {dad's} hand beside theirs. The saw went <up and down|in and out>, and the whole living room smelled of Christmas. Finally there was a click. Where there had been one tree that was too enormous, there were now two that were exactly right. {lady} counted fourteen rings in the wood. "It has been waiting for fourteen years to be a nuisance," she said.`,
        `{dad} sawed, and {hero} held on to the branches so that they wouldn't tremble. <Golden dust was snowing onto the carpet.|Golden dust was snowing onto {dad's} slippers.> "Are you quite certain?" {lady} asked for the second time. "I don't want to take away your Christmas tree." "You aren't taking it away," explained {hero}. "You're only holding the other end." And suddenly the top came free. It stood up in {pal's} arms as if it had never been part of anything else.`,
      ],
      A: [
        `They laid it on its side across the rug, and {dad} drew a line around the trunk with the kitchen chalk. Everybody was permitted to saw, with {dad's} hand over theirs. {pal} made the most noise, {hero} went the straightest, and {lady} rolled up the sleeves of her nightgown and surprised them all. Golden dust piled up on the newspaper. The smell was so strong that people stopped on the stairs. <Finally there was a small, clean click.|Then the saw suddenly met nothing.> They counted fourteen rings in the wood. So the tree was older than {hero}, and it had been growing all that time, one Christmas after another, into two trees without telling anybody.`,
        `"You are quite sure," said {lady}, for the third time. "I should not like to take half of your Christmas." "You are not taking half," said {hero}, who was holding the branches steady so that they wouldn't feel it so much. "You are taking the other end." {dad} sawed, and the saw sang up and down, and the dust snowed upon {dad.his} slippers. <It is strange to cut a thing apart in order to make it whole.|Nobody spoke, as in church.> Then there was a click, and the room held two trees. There was a wide one with a flat head, which looked somewhat astonished. And there was a small, perfectly pointed one, which looked as though it had been intended from the beginning.`,
      ],
    },
    {
      id: "gives-star",
      ...ROOM,
      pose: "holding",
      feeling: "sad",
      with: ["pal calm", "dad calm"],
      props: ["star", "thing:christmas-tree"],
      happening: "{hero} holds a star beside the Christmas tree, and {dad} and {pal} are calm.",
      B: [
        `The star goes on top. But the top was not theirs! So {hero} gave the Christmas star up.`,
        `{hero} held the Christmas star. It was hard. "A star must go on top," {they} said. "Take it."`,
      ],
      E: [
        `Then {hero} saw the star in {their} hands. A Christmas star belongs on the very top, and the top was going upstairs. {hero} swallowed <hard|twice>. "Then the star goes up, too," {they} said. "We will know that it is there."`,
        `"But what about our star?" asked {pal}. It was very quiet, for the star had always been theirs at Christmas. {hero} looked at {lady}. Slowly {they} held <it|the star> out to her.`,
      ],
      I: [
        `They were already at the door when {hero} noticed what was in {their} hand. It was the star. The star sat on the top, and the top was on its way upstairs. Nobody said anything, and {dad} looked at {them} and waited. {hero} thought of all the Christmases when it had hung there, <right above {their} own head|and how everybody had sighed>. It hurt a little behind the ribs. "It's one tree," {they} said finally. "And it has one star. So it has to go up."`,
        `"And what happens to the star?" asked {pal}. Their own half had a flat top now, as if somebody had given it a haircut. {hero} turned the old tin star around and around in {their} fingers. It would be the first Christmas without it. <Or was it the first Christmas with a longer way to it?|But was it without, if it was only higher up?> {They} walked over to {lady}. "You must put it on last," {they} explained. "And then everybody has to sigh."`,
      ],
      A: [
        `Only when the door was already open did {hero} notice what {they} {was} still holding. A star belongs on the tip of the tree. The tip of the tree was at that moment going out, under {pal's} arm. {dad} had noticed it, too, and {dad.he} didn't say anything at all, which was one of the best things about {dad}. {hero} examined the bent corner. {They} thought of every Christmas that {they} could remember, <and in each of them it hung up there and shone|and how somebody had always lifted {them} up to it>. Giving away half of a tree had been an adventure, and this was something different. "It is one tree," {they} decided slowly, "and it has only one top." And {they} laid the star in {lady's} two hands.`,
        `"What shall we put on ours?" asked {pal}, and at once it was quiet in the room. Their own half ended in a flat place, on which one could have served a cup of tea. {hero} turned the star over. On the back somebody had scratched a date, long ago, with a nail. It had never spent a Christmas away from the family; it had never, as far as anyone knew, <even been lent|spent one night at a neighbor's>. "If I keep it, yours has no star and ours has it in the wrong place," {hero} said to {lady}. {They} noticed that {they} had decided, and that it hurt, and that both of those were true. "You put it on last of all. And afterward everybody has to sigh, or it doesn't count."`,
      ],
    },
    {
      id: "upstairs",
      place: "living-room",
      time: "evening",
      weather: "snow",
      pose: "reaching",
      feeling: "happy",
      with: ["lady happy", "pal happy"],
      props: ["thing:christmas-tree", "star"],
      happening: "{hero} reaches up beside a Christmas tree with a star, and {lady} and {pal} are happy.",
      B: [
        `They ran up with the top. They put it in a red pot. {lady} had a Christmas tree!`,
        `Up they went. The small tree stood by her window. {lady} put on the star for Christmas.`,
      ],
      E: [
        `They carried the top up the stairs. {pal} stood below and called, and {hero} listened with one ear on the floor. At the right <place|spot> they put the little Christmas tree. {lady} put on the star, and they all said, "Oh!"`,
        `Upstairs they put the top into a red bucket. "More to the left!" called {dad} from below, and knocked on the ceiling. Now it stood right over the big one. {lady's} hands <shook|trembled> a little. Then the Christmas star was up.`,
      ],
      I: [
        `It had to be in exactly the right position. {dad} stayed below and knocked on the ceiling with a broom. {hero} crawled over {lady's} carpet with one ear against the floor. "Here!" {they} called. They put the top into a red bucket with stones, and pushed it onto the spot. <"Further left!" shouted {dad} through the floor.|It took nine knocks until it was perfect.> Then {lady} climbed on a stool. She set the star on the tip, and the three of them sighed. It was a proper Christmas sigh.`,
        `{lady's} room was very neat and rather quiet. By the window there was a round mark on the floor, where nine years ago a tree had stood. {hero} stamped three times. From below came three knocks, <right under {their} feet|a hand's width away>. So they moved the red bucket a little, and a little more, until it fitted. Out of a drawer {lady} took a box of glass birds. "They haven't had a Christmas for so long," she said. The star came last, and then everybody sighed.`,
      ],
      A: [
        `There remained the question of where. {hero} insisted that it must be exact, because otherwise it would merely be two trees. So {dad} stayed downstairs with a broom and knocked on the ceiling, and {hero} crept about upon {lady's} carpet with one ear against the floor. "Warmer," {they} called. "Warmer. Here!" They discovered a red bucket, and enough stones to fill it. And then the upper end of the Christmas tree rose out of the carpet, <precisely|exactly> as if it had broken through the floor, and had politely wiped its feet. {lady} climbed onto a stool and positioned the old star upon the tip. Everyone breathed in together, and out.`,
        `{lady's} living room was as tidy as a drawer. You could hear the clock, and between two ticks you could hear how quiet it was. Beside the window the floorboards showed a pale, circular mark. "That was always its place," she explained. {hero} stamped on it three times, and three knocks answered, <directly beneath {their} heels|so close that {they} felt them in {their} shoes>. Nobody could have measured it more accurately. They planted the tip in a red bucket, and {lady} brought out a box that had not been opened for nine Christmases. There were glass birds in it, each wrapped in a page of newspaper, and {hero} read aloud to her what had been happening in the world. The star went up last. Even the clock seemed to wait for the sigh.`,
      ],
    },
    {
      id: "holy-night",
      ...ROOM,
      time: "evening",
      pose: "reading",
      feeling: "calm",
      with: ["lady calm", "dad calm", "pal calm"],
      props: ["book", "thing:christmas-tree"],
      happening: "{hero} reads from a book by the Christmas tree while {lady}, {dad}, and {pal} listen.",
      E: [
        `{lady} came down to eat with them. Under the tree stood a donkey. {hero} read the Christmas story of the <baby|child> who slept in the hay. "There was no room," {they} read, "but then somebody made some."`,
        `On the night before Christmas they always read the old story. {hero} read it, with {lady} next to {them}. It told of Mary and Joseph, and of the baby in the hay. "And over them stood a <big|bright> star," {they} read. They all looked up.`,
      ],
      I: [
        `The bells were ringing when {lady} came down to supper, with a cake in both hands. Under the wide part of the tree stood the wooden stable. {hero} was allowed to read this year. {They} read how Mary and Joseph had wandered so far, and found no room anywhere. And {they} read how the baby was born in a stable and laid in the hay. <{pal} put the smallest sheep very close to him.|{pal} moved the donkey nearer, because of the cold.> "And over the house stood a star," read {hero}, and everybody looked at the ceiling.`,
        `Before the presents comes the story. That is how it is in {hero's} family on Christmas Eve. {dad} lit the candles, {lady} had the good chair, and {hero} opened the old book. There was no room for Mary and Joseph in the inn. So their child was born among the animals, <and his first bed was full of hay|and slept in the hay>. And high above stood the star. "Upstairs," whispered {pal}, and pointed. Nobody laughed. It was exactly right.`,
      ],
      A: [
        `When the bells had finished ringing, {lady} came down to supper with a cake and her best brooch. In front of the tree they had set up the stable, which {dad} had carved when {dad.he} was ten, so that the donkey has the legs of a dog. Before any present may be touched somebody reads the story, and this Christmas it was {hero}. {They} read of Mary and Joseph, who had come such a long way, and of the inn that was full; and how the child was born in a stable, because somebody had made room at the last minute. <"And the star stood over the place where he was," {they} read.|"And over the place," {they} read, "stood the star."> Then four people lifted their heads and looked at the ceiling, and it didn't seem strange to any of them.`,
        `On Christmas Eve, in {hero's} family, the story comes first, and it is read from a book that no longer has a back. {dad} turned off the lamps. {lady} sat in the good chair, with {pal} on the arm of it. {hero} read slowly, since there were words in it that are only used once a year. {They} read how Mary and Joseph were turned away at the inn, and how the baby was born among the animals and laid in a manger. {They} read how shepherds came running in from the fields, <who had not been invited and were welcome|and must have brought in a good deal of mud>. "There was so little space," {lady} observed afterward, "and look how many people fitted into it." Above them, through the ceiling, the star was shining in an empty room.`,
      ],
    },
    {
      id: "sings-through",
      ...ROOM,
      time: "night",
      pose: "dancing",
      feeling: "excited",
      with: ["pal excited", "dad happy"],
      props: TREE,
      happening: "{hero} dances by the Christmas tree at night with {pal} and {dad}.",
      B: [
        `That night they sang a Christmas song. From over their heads {lady} sang, too! {refrain2}`,
        `"Good night and Merry Christmas!" they called up. "Good night!" {lady} called down. {refrain2}`,
      ],
      E: [
        `Late that night somebody knocked above them. {lady} was <singing|humming> a Christmas song, and they could hear it through the floor. So they sang the rest of it from below. {refrain2}`,
        `At bedtime {hero} stood under the tree. "Merry Christmas, up there!" {they} called. "Merry Christmas, <down there|below>!" said the ceiling. Then they all sang one song, in two rooms. {refrain2}`,
      ],
      I: [
        `Late in the evening, when {lady} had gone up to bed, there came three knocks from above. {hero} answered with the broom. Then very softly they heard somebody singing a Christmas song, which came down through the floor <like warm air|like snow>. {pal} sang the second verse up to her, and she sang the third one down again. The man next door joined in, and he turned out to have an extremely deep voice. By the last verse half the building was singing, each in their own room.`,
        `{hero} could not sleep, so they all stood around the tree once more, in their pajamas. The flat place at the top didn't look cut off any more. It looked like something that goes on. "Merry Christmas!" {they} called to the ceiling. For a moment it was still. <Then somebody stamped twice, for joy.|Then there were three happy knocks.> "Merry Christmas!" came the answer, and after it came a song. They sang it together, {lady} high and {dad} low, with a floor in between.`,
      ],
      A: [
        `Late that night, when the candles had been put out, {hero} was standing before the tree in {their} pajamas. It still ended in a flat place, but it no longer looked as if something had been taken away. It looked like a path where it goes around a bend. Then there were three knocks above {them}. Very faintly somebody began to sing a Christmas song, in a voice that was out of practice. {hero} fetched the others. <They sang the second verse upward.|They sang the second verse to the ceiling.> The third came down to them; in the fourth they were joined by the gentleman next door, whose bass made the glasses hum. When it was over, you could hear people laughing on every floor, each of them in the dark, and none of them alone.`,
        `"Listen," said {pal}. Something was coming through the ceiling. It was hardly louder than the snow, but it had a melody, and they all recognized it. It was the oldest of the Christmas songs, sung by one person who believed that nobody could hear. {hero} seized the broom and knocked. The song broke off, frightened. So {they} sang the next line {themselves}, upward, as clearly as {they} could. <There was a pause, in which somebody seemed to be finding a handkerchief.|There was a long pause, and a chair was moved.> Then the voice took hold again, and now there were two ends to it, like the tree. {dad} came in below and somebody next door came in lower still. It was the first time that the whole house had ever sung the same thing.`,
      ],
    },
    {
      id: "christmas-morning",
      ...ROOM,
      time: "morning",
      pose: "hugging",
      feeling: "happy",
      with: ["lady happy", "pal happy", "dad proud"],
      props: TREE,
      happening: "{hero} hugs {lady} by the Christmas tree in the morning while {pal} and {dad} are near.",
      B: [
        `On Christmas Day they all came to see. "Next year, too?" said {lady}. "Yes!" said {hero}.`,
        `It was the best Christmas tree in town. It was in two homes! {lady} held {hero} tight.`,
      ],
      E: [
        `On Christmas Day everybody in the house came to look. They began at the bottom. Then they went up the <steps|stairs> to see the star. "It is the tallest Christmas tree in town," said {lady}, and she hugged {hero}. "And I have the high end."`,
        `In the morning there was a note on the door. "This Christmas tree goes on upstairs," it said. All the neighbors came to see it. They got <cookies|cake> at the bottom and at the top. "Next year," said {hero}, "we need one for three."`,
      ],
      I: [
        `On Christmas morning {pal} hung a sign on the door. "Tree," it said. "Please continue upstairs." And people did. They admired the bottom, and they climbed the stairs and admired the top, and on both floors there were cookies. {lady's} telephone rang, and it was her children from across the sea. <"I can't talk long," she told them proudly, "I have visitors."|"You must speak up," she told them, "it is so full in here."> Then she hugged {hero}. "Next year," said {hero}, "we'll look for one with three floors."`,
        `The tallest Christmas tree in town could not be seen from anywhere. You had to walk it. On Christmas Day everybody in the building did. They began at the wooden stable, <went up twenty-two stairs|climbed the stairs with a cookie in each hand>, and finished at the star. {lady} had not had so many visitors for nine years. She put her arm around {hero}. "How did you know that it would fit?" she asked. {hero} considered that honestly. "I didn't," {they} said. "It was just a bit too much for us alone."`,
      ],
      A: [
        `On Christmas morning there was a sign on the apartment door, in {pal's} handwriting: "Tree. Continued on the next floor." By ten o'clock there was a line of visitors. They admired the lower part, with the stable and the donkey; then they climbed twenty-two stairs, and admired the upper part, with the glass birds and the star. People who had been nodding at each other for years <discovered that they had names|found themselves sharing a sofa>. The telephone rang, and it was {lady's} children, from the other side of the ocean. "I really cannot talk long," she told them, glowing, "because I have visitors everywhere." Before she hung up, she put an arm around {hero} and held the receiver to {their} ear. "Merry Christmas," said a distant, astonished voice. "And who are you?" "We have the other end," explained {hero}.`,
        `You couldn't see the tallest Christmas tree in town from anywhere, not even from the church tower. It had to be walked. On Christmas Day the entire building walked it, past the trunk and the stable, out at the door, and up the twenty-two stairs. And there, out of the floor, came the rest of it, with an old tin star. <Everybody sighed at the right moment without being told.|Somebody always sighed.> "It must have been terribly difficult to arrange," said the gentleman with the bass voice. "Not at all," said {lady}, who hadn't sat down since breakfast. "It was a mistake." She caught {hero}, who was running past with the cookies, and gave {them} a hug that smelled of fir. "Next year," {hero} said into her brooch, "I'll pick one with three floors."`,
      ],
    },
  ],
};
