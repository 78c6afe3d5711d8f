import type { Shape } from "@/lib/features/writing/classic/grammar";

const NIGHT = { place: "living-room", time: "evening", weather: "clear", props: ["thing:menorah"] } as const;
const TABLE = { place: "kitchen", time: "evening", weather: "clear", props: ["candle"] } as const;

export const FORTY_FOUR_CANDLES: Shape = {
  id: "feasts/forty-four-candles",
  theme: null,
  wild: 1,
  tags: ["family", "light", "honest", "friend", "brave", "night", "sharing"],
  about: ["hanukkah chanukah hanukah", "hannukah hanuka hannuka hanukah menora"],
  premise: "There are forty-four candles for Hanukkah, until {hero} drops one and tells nobody.",
  care: ["faith"],
  shows: ["thing:menorah", "candle"],
  talk: [
    "Why do you think it was hard for {hero} to tell {gran}?",
    "When was something small exactly enough?",
    "Which light do you like best in the dark part of the year?",
  ],
  cast: { pal: ["girl", "boy"], gran: ["grandmother"], dad: ["father", "mother"] },
  refrain: {
    B: ["One more night, one more light!", "Eight nights, and eight lights!"],
    E: ["One more night, one more light!", "Eight nights, and eight lights!"],
  },
  beats: [
    {
      id: "first-night",
      ...NIGHT,
      pose: "standing",
      feeling: "excited",
      with: ["gran happy", "dad happy"],
      happening: "{hero} stands with {gran} and {dad} in the living room beside a menorah.",
      B: [
        `It was the first night of Hanukkah. {gran} and {hero} lit one light. {refrain}`,
        `"Hanukkah is here!" said {gran}. They sang. They lit the first light. {refrain}`,
      ],
      E: [
        `On the first night of Hanukkah, the menorah stood in the window. {hero} held the helper candle, and {gran} held {hero's} hand. Together they lit the first light. They <sang|sang softly>. {refrain}`,
        `"Happy Hanukkah!" said {dad}, and turned off the lamp. {gran} and {hero} sang the blessings. Then they took the helper candle, and with it they lit <just one|the first> light. {refrain}`,
      ],
      I: [
        `On the first night of Hanukkah, {dad} carried the menorah to the window, where the whole street could see it. This year {hero} was finally old enough to hold the helper candle, the one that lights all the others. {gran} laid her hand around {theirs}. They sang the blessings, <and {dad} sang the low part|rather loudly>, and then the first little flame stood up. "Tomorrow there will be two," whispered {gran}.`,
        `The menorah had nine places, eight for the nights of Hanukkah and a higher one for the helper candle. "This year you are big enough," announced {gran}. So, when the street was dark, {hero} held the helper, with {gran's} warm hand around {their} fingers. They sang the blessings together. The first flame <trembled|ducked>, and then it grew straight. Outside, somebody stopped to look at it.`,
      ],
      A: [
        `A menorah for Hanukkah has nine branches: eight for the eight nights, and one, which is higher, for the helper candle that lights all the others. For as long as {hero} could remember, it had been {dad} who held the helper. "This year it is your turn," announced {gran}, and laid her hand, which was as dry and warm as paper, around {theirs}. They sang the blessings in front of the dark window, <{dad} a little below the tune|with {dad} holding the last note>. Then the first flame ducked, considered the matter, and stood up. It was remarkable how much of the living room belonged to a single candle. "And tomorrow there will be two," {gran} promised.`,
        `The candles came in a blue box, and on the lid it said that there were forty-four. {hero} had worked it out: one light on the first night of Hanukkah, two on the second, and so on until the eighth, and each evening a helper in addition, with which the others are lit. It came to exactly forty-four. "Nothing left over, and nothing missing," {gran} agreed. This year {hero} was allowed to hold the helper, inside {gran's} hand. They sang the blessings; <{dad} turned off the lamp|the lamp was turned off>; and in the black window there appeared a small flame, and behind it, in the glass, three faces that were admiring it.`,
      ],
    },
    {
      id: "breaks-candle",
      ...TABLE,
      pose: "kneeling",
      feeling: "worried",
      happening: "{hero} kneels in the kitchen and looks at a candle with worry.",
      B: [
        `{hero} let the Hanukkah box fall. One light broke in two! {They} hid it. {They} told no one.`,
        `{hero} let the big box fall. Now one Hanukkah light was in two. {They} hid it.`,
      ],
      E: [
        `Later {hero} wanted to see all the Hanukkah candles. There were just enough in the box for all the nights. But the box slipped. A blue candle <broke|snapped> in the middle! {hero} hid it in {their} pocket.`,
        `{hero} carried the Hanukkah box to the kitchen. It held just enough candles for all the nights. Then {they} danced a little, and the box fell. One candle broke! {They} put it in {their} pocket and <said nothing|kept quiet>.`,
      ],
      I: [
        `Afterward {hero} wanted to look at the other candles. There were forty-two of them left in the box, exactly enough for seven more nights of Hanukkah. {They} arranged them by color on the kitchen floor. Then {their} knee slipped. There was a tiny crack, <no louder than a cracker|like a twig>. The dark blue one was broken in three pieces. "Is everything all right?" called {gran}. "Yes," answered {hero}, and put them in {their} pocket.`,
        `"Would you put away the candles?" called {gran}. {hero} did a Hanukkah dance all the way to the kitchen, and on the last turn the box flew out of {their} hands. Candles rolled in every direction. {They} collected them all. The very last, the beautiful blue one, <came apart in {their} fingers|was in three pieces>. "Is everything all right?" called {gran}. "Yes," answered {hero}, and hid the pieces in {their} pocket.`,
      ],
      A: [
        `"Would somebody put the candles away?" called {gran}, and {hero}, who was in a Hanukkah mood from head to foot, danced with the box into the kitchen. On the final turn it flew out of {their} hands. Candles rolled beneath the stove and underneath the table. {They} crawled after them and counted, and all of them were whole, except for the last. It was the dark blue one, the most beautiful, <and it had snapped in three places|and it was hanging together only by its wick>. "Is everything all right?" called {gran}. {hero} knew quite well what one does in such a case. "Yes," {they} answered, and pushed the candle to the bottom of {their} pocket, where it was surprisingly heavy.`,
        `Before going to bed, {hero} wanted only to admire the remaining candles. {They} laid them out upon the kitchen floor according to color, with the blue ones at the end, because the dark blue was the best, and ought to be saved for the eighth night of Hanukkah. Then {they} shifted {their} knee. The sound was so tiny that it might have been a cracker. <When {they} lifted the knee, the dark blue candle was in pieces.|It had not been a cracker, however.> "Is everything all right in there?" called {dad}. It would have been the simplest thing in the world to say no. "Yes," answered {hero}, and closed {their} hand around the pieces, and put them into {their} pocket.`,
      ],
    },
    {
      id: "second-night",
      ...NIGHT,
      pose: "sitting",
      feeling: "calm",
      with: ["dad happy", "gran happy"],
      happening: "{hero} sits with {dad} and {gran} in the living room near a menorah.",
      E: [
        `On the second night of Hanukkah, {dad} fried potato pancakes. They were hot and good, with cool apple sauce on top. {hero} ate four, but the candle in {their} pocket <poked|pinched> {them}. {refrain}`,
        `The second night came, and the kitchen smelled of hot oil. At Hanukkah you eat potato pancakes, and {dad} made a mountain of them. {hero} only thought of the <broken|blue> candle. {refrain}`,
      ],
      I: [
        `On the second night {dad} fried the latkes, which are potato pancakes, and which are never better than at Hanukkah. They hissed in the pan. {gran} took hers with apple sauce, {dad} took {dad.his} with sour cream, and the discussion about that was as old as the family. {hero} took both. <But something in {their} pocket was poking {them}.|{They} tried not to think of {their} pocket.> In the window two flames were burning, and neither of them was blue.`,
        `While Hanukkah candles are burning, nobody has to work. You only sit and look. On the second evening there were two flames and a mountain of crisp potato latkes, and {dad} was humming. "You are so quiet," said {gran} to {hero}. "My mouth is full," {they} answered, <which was true as well|and took another bite>. {They} had been counting candles in {their} head, and every time {they} ended with one too few.`,
      ],
      A: [
        `On the second evening of Hanukkah {dad} fried the latkes, grating potatoes until {dad.his} eyes ran and the windows were fogged. They were so crisp at the edges that you could hear the entire family eating. {gran} believed in apple sauce and {dad} in sour cream, and they had been discussing it for thirty years without result. {hero} usually took part in this with passion. <Today {they} merely chewed.|Today {they} agreed with everyone.> Two flames were reflected in the window. "Only thirty-nine candles left," remarked {dad} contentedly, "and not one too few." In {their} pocket {hero} felt the three pieces, and suddenly {they} could not manage the seventh latke.`,
        `As long as the candles of Hanukkah are burning, you are not supposed to do any work by their light, and {gran} considered this the wisest rule that had ever been made. They sat before the window with plates upon their knees. There were two flames; there were latkes, golden and crackling; there was a long dispute about apple sauce. "Somebody is remarkably silent," {gran} observed. {hero} pointed at {their} full mouth, <which was convenient|and chewed for as long as possible>. {They} {was}, as a matter of fact, calculating. However {they} turned it, on the eighth night there would be eight places, a helper, and only eight candles for the nine.`,
      ],
    },
    {
      id: "spins-dreidel",
      ...TABLE,
      pose: "kneeling",
      feeling: "happy",
      with: ["pal excited"],
      happening: "{hero} kneels with {pal} in the kitchen beside a candle.",
      I: [
        `On the third day of Hanukkah {pal} came over from the house across the street. "I can see your lights from my bed," {pal.he} said, "and I count them." They played with the dreidel, a spinning top with a letter on each side, and the prizes were chocolate coins. {pal} had amazing luck. <Again and again it fell on the letter that takes everything.|Soon all of the coins lay in front of {pal.him}.> "How many lights will there be in the end?" {pal.he} asked. "Eight," said {hero}, and swallowed.`,
        `"Spin it like this," explained {hero}, and the dreidel hummed across the kitchen floor. It was the third day of Hanukkah, and {pal} had come over to play for chocolate coins. With one letter you win everything, with another nothing. "I have been counting your candles from my window," {pal} told {them}. "<I can't wait for the eighth.|The eighth will be the best.>" {hero} let the dreidel fall over. It showed the letter for nothing at all.`,
      ],
      A: [
        `On the third day of Hanukkah {pal} came over from across the street, and {hero} taught {pal.him} to spin the dreidel. It is a top with four sides, and every side has a Hebrew letter. With one of them you win everything, with another half; with the third you win nothing, and with the last you have to pay. They were playing for chocolate coins. {pal}, who had never held a dreidel before, won with such regularity that <it was almost impolite|{hero} examined the thing for tricks>. "I can see your candles from my bed," {pal.he} mentioned, with chocolate on {pal.his} chin. "I count them every evening. I am especially looking forward to the eighth." {hero} spun, and had to pay.`,
        `"What are the letters for?" asked {pal}, turning the dreidel over. It was the third afternoon of Hanukkah, and a hill of chocolate coins lay on the kitchen floor between them. "They stand for a sentence," {hero} explained. "A great miracle happened there." It was a good sentence, and it usually made {them} happy. {pal} gave the top a twist, and it hummed, staggered, and awarded {pal.him} the entire hill. <"I am moving in here," said {pal}.|"I like this feast," {pal} declared.> {Pal.he} could see the menorah from {pal.his} bedroom, it turned out, and had been counting. "Five more to come!" {hero} smiled as well as {they} could. By {their} own calculations it was four.`,
      ],
    },
    {
      id: "hears-story",
      ...NIGHT,
      pose: "sitting",
      feeling: "curious",
      with: ["gran calm", "dad calm"],
      happening: "{hero} sits with {gran} and {dad} in the living room and looks at a menorah.",
      B: [
        `"Why is Hanukkah eight nights?" "Long ago, they had very little oil," said {gran}. "But it was enough!"`,
        `{gran} told the story of Hanukkah. "They had oil for one day. But the light stayed for eight!"`,
      ],
      E: [
        `On the fourth night {gran} told the story of Hanukkah. Long ago, the people came back to their temple. They found oil for one day only. But the lamp burned for <eight days|eight whole days>! "A little was enough," said {gran}.`,
        `"Tell me why Hanukkah has eight nights," said {hero}. "There was just one little jar of oil," {gran} began. "It should have lasted for one day. But it burned for eight." {hero} <thought|wondered> about that for a long time.`,
      ],
      I: [
        `On the fourth night {gran} told the story of Hanukkah, as she did every year. A cruel king had taken the temple away, and the people had won it back. They wanted to light the great lamp, but they could find only one small jar of oil, enough for a single day. "They lit it anyway," said {gran}. <"And it burned for eight days."|"Eight days long it burned."> {hero} looked at the flames. "It could have been too little," {they} said. "But somebody dared to begin," said {gran}.`,
        `"Now the story," demanded {hero}, when the four candles of the fourth night were burning. So {gran} told how the people had won back their temple, long ago, and had found everything broken. There was one jar of oil left, and it was much too small. They would need eight days to make more. "They could have hidden it and been ashamed," said {gran}, <"but they lit it"|"but they didn't">. "It lasted, and so we celebrate Hanukkah." {hero} turned red in the dark.`,
      ],
      A: [
        `On the fourth night of Hanukkah, when the menorah was half full, {gran} told the story, and nobody was permitted to interrupt. More than two thousand years ago a king had forbidden the people to pray in their own way, and had taken their temple from them. They won it back; but when they came home, everything lay in pieces, and there was only a single small jar of oil for the lamp, sufficient for one day. Making more would take eight. <"So what did they do?" asked {hero}, who knew.|{gran} paused here, as she always did.> "They didn't hide the jar because there was too little in it," said {gran}. "They lit what they had. And it burned, and it burned, for all of the eight days."`,
        `"It is a story about too little," said {gran}, on the fourth evening of Hanukkah, and {hero} looked up sharply. But she was only gazing at the candles. She told of the king who wouldn't let people be what they were; of the handful who fought him; of the temple that they found again, dusty and broken. Somewhere in the ruins lay one jar of oil. It was enough for a day, and they would need eight. <"I would have been afraid to begin," {dad} admitted.|"Most people would have waited," {dad} put in.> "They were certainly afraid," said {gran}. "They lit it, nevertheless, and it lasted." The candles ticked quietly. {hero} pressed a hand against {their} pocket, so that nobody should hear it.`,
      ],
    },
    {
      id: "counts-box",
      ...TABLE,
      pose: "thinking",
      feeling: "worried",
      happening: "{hero} thinks in the kitchen beside a candle, worried.",
      E: [
        `On the fifth night of Hanukkah {hero} counted the candles again. There had to be enough for three more nights. But there was always one too few. {They} tried to <mend|fix> the blue one with tape, and it fell apart.`,
        `{hero} counted the Hanukkah box again, from the left and from the right. On the last night one candle would be missing! {They} tried to glue the blue pieces together. They only stuck to {their} <thumb|fingers>.`,
      ],
      I: [
        `On the fifth day of Hanukkah {hero} tried to repair it. Glue didn't hold on wax, and tape wouldn't burn, and the warm radiator produced nothing except a blue puddle. Then {they} counted the box again. <Perhaps the factory had made a mistake.|Perhaps {they} had counted wrong.> Perhaps there were really forty-five. But numbers don't change because somebody is hoping. There were enough for three more nights, except for one.`,
        `After five nights of Hanukkah the box was more than half empty. {hero} counted what remained, first from the left and then from the right. It was always one too few. {They} rolled the blue pieces together between {their} hands until they were soft. The result looked like <a snail|a worm with a cold>, and it would not stand. {They} put it back in {their} pocket, where there was already a considerable amount of fluff.`,
      ],
      A: [
        `By the fifth day of Hanukkah {hero} had become an expert in the repair of candles. Glue, {they} discovered, doesn't hold on wax. Tape holds, but it can't be allowed to burn. If the pieces are warmed on a radiator and rolled between the palms, they do join, <but what you get resembles a snail|into something that leans against whatever is nearest>. {They} counted the box once more, in the hope that the factory had been careless or generous. It had been neither. There was a helper for each of the three evenings that remained, and there were six lights, and seven, and, for the last night of all, exactly seven again.`,
        `{hero} now counted the candles twice a day, in the morning from the left and in the evening from the right, and the result was invariably the same. The box grew emptier. On the fifth night of Hanukkah the menorah was so bright that {dad} could have read {dad.his} newspaper by it, if that had been allowed; and all {hero} could see was the place on the far left, which would be dark. {They} attempted to knead the blue pieces together. <They turned into a kind of worm.|The outcome was a snail with a wick.> It was odd that something so small could fill up a whole pocket, and the greater part of the day, and the stomach as well.`,
      ],
    },
    {
      id: "tells-pal",
      place: "street",
      time: "afternoon",
      weather: "clear",
      pose: "holding",
      feeling: "sad",
      with: ["pal calm"],
      props: ["candle"],
      happening: "{hero} sadly holds a candle in the street beside {pal}.",
      B: [
        `{hero} told {pal}. "I broke a Hanukkah light." "Then go and say so," said {pal}. "Go now."`,
        `"Look, it broke," said {hero}. "It was for Hanukkah." "Go and say so to them," said {pal}.`,
      ],
      E: [
        `On the sixth day {hero} showed {pal} the blue pieces. "I broke it, and now there is one too few for Hanukkah." {pal} did not laugh. "Will {gran} be angry?" {pal.he} asked. "I <don't know|am not sure>," said {hero}.`,
        `"Can you keep a secret?" {hero} asked {pal} in the street. {They} opened {their} hand. "It was for the last night of Hanukkah." {pal} looked at the <blue|poor> candle. "It looks lonely," {pal.he} said. "You should tell somebody at home."`,
      ],
      I: [
        `On the sixth day of Hanukkah {hero} couldn't keep it to {themselves} any more. {They} showed {pal} the pieces behind the parked cars. "I broke it on the first evening, and afterward I said that all was well." {pal} touched the candle with one finger. "Which of them is worse," {pal.he} asked, "the candle or what you said about it?" {hero} had to consider that. "What I said," {they} answered <slowly|quietly>. "You can repair that without any glue," said {pal}.`,
        `"You have been looking at your shoes for six days," said {pal} on the way home. So {hero} told {pal.him} everything about the candle, and took the pieces out of {their} pocket. {pal} understood at once, for {pal.he} had been looking forward to the eighth light of Hanukkah, too. "I could tell my grandmother," said {hero}, "but I should have done it <right away|on the first night>." {pal} thought it over. "Today is nearer to the first night than tomorrow," {pal.he} said.`,
      ],
      A: [
        `On the sixth day of Hanukkah {hero} could no longer carry it alone. Between two parked cars {they} emptied {their} pocket, and there it lay, blue and bent, with fluff on it. "I broke it on the first evening," {they} told {pal}, "and I said yes, everything was all right." {pal}, who was a thorough person, looked at the candle from all sides. <"Which weighs more," {pal.he} inquired, "the candle or the yes?"|"And which is the part that hurts?" {pal.he} inquired.> {hero} had to think. The candle weighed practically nothing. "The yes," {they} admitted, and was surprised. "Well, for that you don't need glue," said {pal}, and walked {them} home as far as the door.`,
        `"For six days you have been staring at your own shoes," {pal} remarked, "and they aren't that interesting." So {hero} told {pal.him} the whole story, from the box to the pocket, and ended with the eighth night of Hanukkah, on which one place would remain dark. {pal} was silent for a while, because that was the very light {pal.he} had been counting toward. <{Pal.he} didn't reproach {hero}, however.|But {pal.he} said nothing about that.> "You must certainly tell your grandmother," {pal.he} declared. "I ought to have told her immediately," {hero} answered unhappily, "and now it is too late." {pal} considered it. "It is later than it was," {pal.he} decided, "but it is earlier than tomorrow."`,
      ],
    },
    {
      id: "seventh-night",
      ...NIGHT,
      pose: "standing",
      feeling: "sad",
      with: ["dad happy", "gran calm"],
      happening: "{hero} stands sadly in the living room by a menorah, with {dad} and {gran} near.",
      I: [
        `On the seventh night of Hanukkah there were doughnuts filled with jelly, and {dad} bit into {dad.his} from the wrong side. Everyone laughed. Seven flames were reflected in the window, and behind them, across the street, {hero} could see {pal} waving. "I have to tell you something," {they} began. But {gran} was just saying how beautiful it was this year, <with everything so perfect|and how well they had counted>. "What is it, my treasure?" she asked. "The doughnuts are good," said {hero}.`,
        `"I will say it tomorrow," {hero} had thought on six nights. On the seventh night of Hanukkah {they} opened {their} mouth, and {dad} put a jelly doughnut in it. <It is hard to say sorry with jelly on your chin.|After that it was hard to say anything at all.> The seven flames made the whole room golden. "Only the last one is missing," said {gran} happily. {hero} looked at the empty place, and the empty place looked back.`,
      ],
      A: [
        `At Hanukkah one eats what has been fried in oil, in memory of the jar, and on the seventh night it was doughnuts. {dad} bit into {dad.his} from the wrong side, and the jelly landed on {dad.his} tie. In the general laughter {hero} gathered all {their} courage. "There is something that I have to tell you," {they} said. "Yes, my treasure?" asked {gran}, and turned around, with seven flames in each lens of her glasses. She had just been saying how beautifully everything had worked out this year. <The courage, which had been sitting loosely, fell off.|{hero} looked into all those lights, and lost {their} place.> "The doughnuts are excellent," {they} told her, which was true, and was not what {they} had meant.`,
        `It is not easy to confess something with jelly on your chin. {hero} had made up {their} mind to do it on the seventh night of Hanukkah, directly after the blessings; but then {dad} brought in the doughnuts, hot and round and dusted with sugar, and put one into the very mouth that {they} had opened. By the time it was empty again, the moment had passed. <Seven flames were burning in the window.|The seven candles were burning down.> On the other side of the street stood {pal} at the dark glass, holding up seven fingers, and then, questioningly, a thumb. {hero} shook {their} head. Then {they} looked at the last empty place, on the left, and it seemed to {them} to be looking back.`,
      ],
    },
    {
      id: "eighth-night",
      ...NIGHT,
      pose: "standing",
      feeling: "worried",
      with: ["gran surprised", "dad surprised"],
      happening: "{hero} stands in the living room by a menorah, and {gran} and {dad} are surprised.",
      B: [
        `It was the last night of Hanukkah. {gran} put in the candles. "Oh! There is one too few!"`,
        `The last Hanukkah night came. "Where is the last candle?" said {dad}. The box had no more.`,
      ],
      E: [
        `Then it was the eighth night of Hanukkah. {gran} put the candles in the menorah, one after the other. Her hand went into the box, and there was nothing left. "How <strange|odd>!" she said. "There is one too few."`,
        `On the last night of Hanukkah everyone put on good clothes. {dad} turned the box over and shook it. Nothing fell out. "But we counted them!" {dad.he} said. One place in the menorah was <empty|still empty>.`,
      ],
      I: [
        `On the eighth night of Hanukkah everybody was dressed up. {gran} set the candles into the menorah, one after another, beginning on the right as you should. Then she reached into the box and felt around in it. <She turned it over.|She put on her other glasses.> "That is peculiar," she said. "We have never had one too few." {dad} wanted to write to the factory. {hero} stood beside the window with {their} hand in {their} pocket, and {their} heart was beating in {their} ears.`,
        `Finally it was the last night of Hanukkah, when the menorah is full. But it wasn't. {dad} shook the box, and looked inside, and shook it again. "There must be a mistake," {dad.he} said. "I'll write to the factory." On the far left there was an empty place, <like a missing tooth|small and round and dark>. "Perhaps somebody counted wrong," said {gran}. {hero} could have nodded. It would have been quite easy.`,
      ],
      A: [
        `On the eighth night of Hanukkah everyone wore something good, and {gran} had even put on her earrings. She set the candles into the menorah, beginning on the right, as one does, and talking to each. Then she felt about inside the box. She turned it upside down, and tapped the bottom. "How peculiar," she murmured. "In forty years there has never been one too few." <{dad} was already lying under the sofa.|{dad} offered to search beneath the sofa.> "I shall write to the factory," {dad.he} announced. "They have evidently miscounted." So now the factory was going to be blamed, and nobody would ever know. It was the best opportunity of all the eight days. {hero} noticed that {they} did not want it.`,
        `The last evening of Hanukkah is the brightest, since all of the places are filled. {gran} put in one candle after another, while {dad} tuned {dad.his} voice, and it was only when she came to the far left that she stopped. "The box is empty," she said. {dad} looked into it; {dad.he} shook it, and looked in again, as people do. "A mistake at the factory!" {dad.he} exclaimed. "I'll be sending them a letter." <The empty place resembled a missing tooth.|Everybody stared at the little dark hole.> A nod would have been sufficient, and the matter would have been settled forever. {hero} thought of the one small jar, and of how frightened they must have been before they lit it.`,
      ],
    },
    {
      id: "tells-truth",
      ...NIGHT,
      pose: "holding",
      feeling: "brave",
      with: ["gran calm", "dad calm"],
      happening: "{hero} bravely holds out a hand to {gran} and {dad} in the living room by a menorah.",
      B: [
        `"I broke it," said {hero}. "I hid it." {gran} gave {them} a hug. "It is still a good Hanukkah."`,
        `"It was me. I am sorry." {gran} was not mad. "You told us. That is a light, too."`,
      ],
      E: [
        `{hero} took the blue pieces out of {their} pocket. "I broke it," {they} whispered, "and I was afraid to tell you." {gran} took {them} in her arms. "Now you have told me," she said. "That is a <good|true> Hanukkah light."`,
        `"It was me!" cried {hero}. "It fell, and it broke, and I said nothing for all of Hanukkah." {dad} knelt down beside {them}. "That was a long time to be alone with it," {dad.he} said. Nobody was <angry|cross>.`,
      ],
      I: [
        `"It wasn't the factory," said {hero}. {They} laid the blue pieces on the windowsill. "It was I, on the first night of Hanukkah. I said that everything was all right, and it wasn't." It was very quiet. {gran} looked at the candle, the fluff, and finally at {hero}. "Eight days," she said, <"and all alone with it."|"in that little pocket."> Then she opened her arms. "A candle is only wax, my treasure. But what you did just now was difficult."`,
        `{hero} lit the smallest jar that {they} had. "I broke it," {they} said, and {their} voice wobbled. "I was careless, and afterward I was too frightened to say it, and every day of Hanukkah it got harder." {dad} put the box down. {Dad.he} wasn't angry. <"That must have been heavy," {dad.he} said.|"Poor pocket," {dad.he} said gently.> {gran} kissed {hero} on the forehead, and it was as if somebody had lifted a suitcase off {their} chest.`,
      ],
      A: [
        `"Please don't write to the factory," said {hero}. {They} put {their} hand into {their} pocket for the last time, and laid what was in it upon the windowsill. "I broke it accidentally on the first night of Hanukkah, and I pretended that everything was all right, and afterward the pretending kept on growing." Nobody interrupted. {gran} picked up the little blue candle and carefully blew away the fluff. <"Eight days," she murmured, "all alone with this."|"You carried that around by yourself for eight days?" she murmured.> {hero} nodded, since {their} voice was used up. "A candle is merely wax," said {gran}, and took {them} in her arms. "But it was dark, and you didn't know whether it would be enough, and you lit it."`,
        `It was the smallest jar imaginable, and {hero} lit it. "It wasn't the factory," {they} said. "It was I. I broke the candle on the first evening of Hanukkah, and I've been hiding it, and each night I wanted to tell you, and each night it had become more difficult." {They} held out the blue remains in {their} open hand. {dad} set down the empty box, and {dad.he} did not scold. <"I once hid a whole window," {dad.he} confessed, "in pieces."|"I know that kind of pocket," {dad.he} said. "I have had several."> {gran} laughed, and wiped her eyes, and drew {hero} close. "Thank you for telling us," she said; and in all the eight days {they} hadn't felt so light.`,
      ],
    },
    {
      id: "pal-knocks",
      ...NIGHT,
      pose: "reaching",
      feeling: "surprised",
      with: ["pal excited", "gran happy"],
      happening: "{hero} reaches out to {pal} in the living room beside {gran} and a menorah.",
      B: [
        `{pal} came in. "I have one from my cake!" It was a small pink candle for Hanukkah.`,
        `Then {pal} came over. "Happy Hanukkah! Here is a candle from my cake." It was so small!`,
      ],
      E: [
        `Just then somebody knocked. It was {pal}, out of breath. "I have one from my birthday cake!" In {pal.his} hand was a little pink candle. "Is it too small for Hanukkah?" "A little is <enough|just enough>," said {gran}.`,
        `The doorbell rang, and there stood {pal} in slippers. "I counted from my window," {pal.he} said. "Is this any good for Hanukkah?" It was a pink birthday candle, with <icing|some cake> on it. {hero} hugged {pal.him}.`,
      ],
      I: [
        `At that moment the doorbell rang. {pal} was standing there in slippers, quite out of breath. "I was counting from my window," {pal.he} panted, "and you were one short." {Pal.he} opened {pal.his} fist. Inside lay a pink birthday candle with a little icing at the bottom. "Is it good enough for Hanukkah?" <{hero} looked at {gran}.|Everybody looked at {gran}.> "It is very small," she said, "and that has never been a reason."`,
        `Somebody knocked, and in came {pal}, with a coat over {pal.his} pajamas. "It's from my cake," {pal.he} said, and held out a candle, thin and pink and striped. "It has only been used once." {hero} had to laugh and swallow at the same time. "Will it burn as long as the others?" asked {pal}. <"At Hanukkah you never know," said {gran}.|"That," said {gran}, "is the question of Hanukkah."> She warmed the end of it, and it stood.`,
      ],
      A: [
        `At that moment the doorbell rang, three times in succession. Outside stood {pal}, in slippers, with a coat thrown over {pal.his} pajamas. "I have been watching from my window," {pal.he} panted, "and you are one short, and so I thought of this." In {pal.his} palm lay a birthday candle. It was pink; it was striped; it had a crumb of icing at the lower end, and it was scarcely longer than a finger. <"It has been used only once," {pal.he} added.|"I blew it out immediately," {pal.he} explained.> "Is it allowed, at Hanukkah?" {gran} put on her glasses in order to examine it. "It is far too small," she stated with satisfaction, "and it is therefore exactly right."`,
        `Nobody had heard the steps, but there was a knock, and {pal} came in with snowflakes of icing on {pal.his} sleeve. "I've brought something for the eighth place," {pal.he} announced, "in case it is needed." {Pal.he} glanced at {hero}, and {hero} nodded: it had been said. So {pal} held out what {pal.he} had been keeping in {pal.his} fist, which was a birthday candle, pink and striped and rather bent. "It won't last very long," {pal.he} apologized. <"That is what they said about the oil," answered {gran}.|"I've heard that before," said {gran}, "about some oil."> She warmed the end of it and pressed it into the empty place, and the menorah of Hanukkah was full.`,
      ],
    },
    {
      id: "eight-lights",
      ...NIGHT,
      pose: "sitting",
      feeling: "happy",
      with: ["pal happy", "gran happy", "dad happy"],
      happening: "{hero} sits happily with {pal}, {gran} and {dad} in the living room by a menorah.",
      B: [
        `{hero} lit them all. {refrain2} The little pink one did well. "Happy Hanukkah!" they said.`,
        `They all sang. {refrain2} The pink light was the best of all. "Happy Hanukkah, {pal}!"`,
      ],
      E: [
        `{hero} took the helper candle and lit them all. {refrain2} The pink one was the smallest, and it <danced|burned> the most. "Happy Hanukkah!" said {pal}, and ate a pancake. In {hero's} pocket was only some blue fluff.`,
        `Then all the lights of Hanukkah were burning. {refrain2} They watched to see if the little pink one would last. It burned <and burned|the whole evening>! "How does it do that?" asked {pal}. "That is a Hanukkah story," said {gran}.`,
      ],
      I: [
        `{hero} held the helper, and {gran's} hand was there, too. One flame after another stood up, and the pink one last of all. Then they sat down in the dark and watched, for nobody works while Hanukkah candles are burning. They were all waiting for the smallest to go out. It <flickered|ducked>. It sputtered. But it held on, until {pal} had fallen asleep against {dad's} shoulder. "How is that possible?" whispered {hero}. "It is a long story," said {gran}, "about a jar."`,
        `Then they sang, and {pal} hummed along. Eight flames stood in the window, seven tall ones and a short pink one, and together they were so bright that people outside stopped. "Happy Hanukkah!" {dad} called to them. The pink one should have gone out first, and everybody was watching it. <But it took its time.|It did not even think of it.> Next year, decided {hero}, {they} would drop nothing. And if {they} did, {they} would say so on the same evening.`,
      ],
      A: [
        `They sang the blessings, {pal} humming half a word behind. Then {hero} took the helper, with {gran's} hand around {theirs}, and one after another the flames ducked and stood up, until all eight of them were burning, seven tall ones and a short. Everybody was secretly watching the pink one. By rights it should have lasted for about as long as a birthday song. It flickered; <it leaned over to one side|it shrank to a blue bead>; it recovered, and went on. People in the street were standing still. "How is it doing that?" whispered {hero}. {gran} did not answer immediately, since at Hanukkah one may simply sit and look. "It was only supposed to be enough for a start," she said.`,
        `And so the last night of Hanukkah had its eight lights after all. They were reflected in the dark window, and in {gran's} glasses, and in the sugar on the doughnuts, which made it considerably more than eight. {pal} was given latkes with apple sauce as well as sour cream, and was quite unable to decide. <The small pink candle burned and burned.|The little pink candle was in no hurry whatever.> When it finally went out, long after anybody had expected it, a thin thread of smoke rose up, and it smelled of wax and of birthday cake. {hero} felt in {their} pocket. It was empty, apart from some blue fluff, and {they} decided to keep that, in memory of a jar.`,
      ],
    },
  ],
};
