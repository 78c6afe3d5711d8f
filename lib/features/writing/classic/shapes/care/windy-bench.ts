import type { Shape } from "@/lib/features/writing/classic/grammar";

const HILL = { place: "hill", weather: "wind", props: ["thing:inhaler"] } as const;
const CLIMB = { ...HILL, time: "morning" } as const;
const BENCH = { ...HILL, time: "noon", pose: "sitting" } as const;

export const WINDY_BENCH: Shape = {
  id: "care/windy-bench",
  theme: null,
  wild: 1,
  tags: ["kite", "wind", "friend", "school", "brave", "help"],
  about: ["inhaler asthma asthmatic blue-inhaler"],
  premise: "On kite day {hero} hides the blue inhaler, until {their} breath gets stuck halfway up the hill.",
  care: ["illness"],
  shows: ["thing:inhaler"],
  talk: [
    "Why do you think {hero} hid the inhaler in the morning?",
    "Whom would you tell if your body needed a rest?",
  ],
  cast: { pal: ["girl", "boy"], teach: ["teacher"], mom: ["mother", "father"] },
  refrain: {
    B: ["In and out. In and out.", "In and out! The wind was back."],
    E: ["In went the air, and out went the air.", "In came the wind, and up went the kite!"],
  },
  beats: [
    {
      id: "packs-inhaler",
      place: "kitchen",
      time: "morning",
      weather: "clear",
      pose: "holding",
      feeling: "excited",
      with: ["mom calm"],
      props: ["thing:inhaler", "kite"],
      happening: "{hero} holds a blue inhaler in the kitchen, beside {mom} and a kite.",
      B: [
        `{hero} had a kite. {They} had a blue inhaler, too. "It helps you breathe," said {mom}. {refrain}`,
        `"Take your inhaler," said {mom}. {hero} put it in the bag with the kite. {refrain}`,
      ],
      E: [
        `It was kite day! {hero} packed a red kite and the blue inhaler. "Your asthma likes to come along, too," said {mom}. When {hero's} breath got tight, the inhaler helped. {refrain}`,
        `{hero} was looking for {their} kite. {mom} was looking for {their} blue inhaler. "It opens the door when your breath is stuck," {mom} said. {hero} had asthma, and {they} knew that. {refrain}`,
      ],
      I: [
        `On the morning of the school's kite day, two things lay ready on the kitchen table. One was a red kite with a tail as long as a bus. The other was {hero's} blue inhaler. {hero} had asthma, and sometimes the little pipes in {their} chest became tight. Then it felt like breathing through a straw. "If that happens, you stop, you tell somebody, and you use it," said {mom}. "I know," said {hero}, <who had heard it before|who was already at the door>.`,
        `"Have you got your kite and your inhaler?" asked {mom}. {hero} turned around and fetched the inhaler from the shelf. It was blue, and no bigger than a mouse. {They} needed it whenever {their} asthma came, when {their} chest whistled like a kettle, and the air refused to go in and out. "It is going to be extremely windy on that hill," said {mom}. "That is the whole idea," <said|answered> {hero}.`,
      ],
      A: [
        `On the morning of the great kite day, two important things were lying on the kitchen table. The first was a scarlet kite, whose tail was practically as long as a bus. The second was considerably smaller, and it was {hero's} blue inhaler. {hero} had asthma. From time to time the narrow pipes inside {their} chest became narrower still, and breathing was like drinking something thick through a straw. "If that happens, you stop, and you tell somebody, and you use it," {mom} repeated. <"In exactly that order," said {hero}, who could have recited it asleep.|{hero}, who had heard it every morning for three years, recited it with {mom.him}.>`,
        `"Have you got your kite?" inquired {mom}, and {hero} held it up. "And have you got your inhaler?" {hero} hurried back and took it from the shelf. It was blue, and hardly bigger than a mouse, and it belonged to {hero's} asthma as an umbrella belongs to rain. Whenever {their} chest began whistling like a kettle, {they} breathed in the medicine, and after several minutes the air was able to travel in and out again. "It will be extremely windy on that hill," said {mom}. <"It had better be," said {hero}, and was gone.|"That is the entire idea of it," {hero} explained.>`,
      ],
    },
    {
      id: "meets-class",
      ...CLIMB,
      pose: "standing",
      feeling: "excited",
      with: ["pal excited", "teach happy"],
      props: ["kite", "thing:inhaler"],
      happening: "{hero} stands at the hill with a kite and a blue inhaler, near {pal} and the teacher.",
      B: [
        `"Is that a toy?" said {pal}. "No," said {hero}. "It is my inhaler." {They} hid it in the bag.`,
        `The class went up a big hill. "What is that?" said {pal}. {hero} hid the inhaler. "Not a thing!"`,
      ],
      E: [
        `The whole class met at the hill. "All the kites fly from the top!" called {teach}. "Does everybody have everything?" {hero} felt for the inhaler. It was there, deep <down|under> in {their} bag.`,
        `"We are a team," said {pal}. "You hold the kite, and I run with the string." {hero} nodded. {They} felt the inhaler in {their} bag. "First we have to get to the <top|very top>," said {teach}.`,
      ],
      I: [
        `At the foot of the hill there were twenty-two children with twenty-two kites. Most of the strings were already in a knot. "The best wind is at the top," called {teach}. "Shall we be first?" whispered {pal}, who was {hero's} kite partner. {pal} had the string, and {hero} had the kite. In {hero's} bag the inhaler bumped against {their} back <at every step|like a small friend>. {They} looked up. It was rather a lot of hill.`,
        `{pal} and {hero} had built the kite together, so they were a team. "I run, and you throw," said {pal}. "Everybody up to the top!" shouted {teach}, and the class started to climb. The wind pulled at their hair. It was a good kind of day, and <nobody was thinking about asthma|{hero} was not thinking about asthma>. {They} {was} thinking about the kite. The inhaler lay in {their} bag, under a cookie.`,
      ],
      A: [
        `At the bottom of the hill there stood twenty-two children with twenty-two kites, and the majority of the strings had already been tied into a single knot. "The best wind is at the very top," announced {teach}. "We absolutely must be the first to get there," whispered {pal}, who had built the scarlet kite together with {hero} and was in charge of the string. {hero} examined the hill. It went on for a considerable distance. In {their} bag the inhaler bumped gently against {their} shoulders, <as if it wished to be remembered|like somebody clearing their throat>.`,
        `Since they had built the kite together, {pal} and {hero} were naturally a team. "I do the running, and you do the throwing," {pal} decided, "and the wind will have to do the rest." {teach} pointed toward the summit of the hill, where the grass was lying flat, and the entire class began to climb. It was a perfect day for it, blue and loud. {hero} was thinking about angles, and tails, and knots; of all the things in the world, asthma was the farthest from {their} mind. <The inhaler lay in {their} bag, underneath a sandwich.|In {their} bag the inhaler clicked against a pencil.>`,
      ],
    },
    {
      id: "hides-inhaler",
      ...CLIMB,
      pose: "walking",
      feeling: "worried",
      with: ["pal curious"],
      happening: "{hero} walks up the hill with {pal}, and a blue inhaler is in the picture.",
      E: [
        `"What is that blue thing?" asked a boy. "Are you ill?" {hero} felt {their} ears turn red. "It is nothing," {they} said, and {they} pushed the inhaler to the <bottom|very bottom> of {their} bag. {pal} looked surprised.`,
        `The inhaler fell on the path. "Is it a whistle?" asked somebody, and two girls giggled. {hero} picked it up <quickly|very quickly>. {They} did not want to talk about asthma today. So {they} hid it under a cookie.`,
      ],
      I: [
        `When {hero} took out the cookie, the inhaler came along and rolled across the path. "What is that?" asked a boy from the other class. "Are you sick?" He was only curious. But {hero} did not want to be the one with the asthma today. {They} wanted to be the one with the kite. "It is nothing," {they} said, and pushed it deep into {their} bag, under two mittens. <It is odd to call a friend nothing.|{pal} raised an eyebrow, and kept quiet.>`,
        `"You have lost your whistle," said somebody, and held out the inhaler. Two girls giggled, though not about that. {hero} felt {their} ears becoming hot. On other days {they} simply explained that it was for {their} asthma, and everybody wanted to hear it click. But today was kite day. "Thanks," {they} mumbled, and stuffed the inhaler under a sweater and two mittens. <There it could not embarrass anybody.|{pal} saw it, and wondered.>`,
      ],
      A: [
        `When {hero} felt in {their} bag for a sandwich, the inhaler came out as well, and rolled to the feet of a boy from the other class. "Is that a medicine?" he asked, handing it back. "Are you ill?" There was no harm in the question. Normally {hero} would have told him about asthma, and allowed him to listen to {their} chest. But today {they} wanted to be known exclusively for a scarlet kite. "It isn't anything," {they} said, and pushed it down beneath two mittens. <{pal} looked at {them} sideways, but said nothing.|It was not true, and it did not feel particularly good.>`,
        `"Excuse me, you have dropped your whistle," said somebody, and offered {hero} the inhaler. Behind them a couple of girls were giggling. They were giggling about a cloud; however, nobody told {hero} that, and {their} ears became hot. {They} had never been ashamed of the inhaler before. {They} had even given a talk about asthma, with a balloon and a drinking straw, and received applause. But some days you would prefer to consist only of your best side. <So it vanished into the bag, beneath a sweater and two mittens.|"Thank you," {they} muttered, and buried it underneath two mittens.>`,
      ],
    },
    {
      id: "chest-tightens",
      ...CLIMB,
      pose: "running",
      feeling: "worried",
      with: ["pal happy"],
      props: ["kite", "thing:inhaler"],
      happening: "{hero} runs up the hill with {pal} and a kite, and a blue inhaler is in the picture.",
      B: [
        `They ran up the hill. Then {hero's} breath got stuck. Where was the inhaler? It was in the bag.`,
        `Up, up, up! {hero} ran fast. But the air did not go in! {They} needed the inhaler.`,
      ],
      E: [
        `"Faster!" cried {pal}, and they ran. Then {hero} felt it. {Their} chest was tight, and the air made a <little|thin> whistle. That was the asthma! But everyone was running. So {they} left the inhaler where it was.`,
        `The hill was steep, and the wind was cold. {hero} began to cough. It was like breathing through a straw. "I only have to <reach|get to> the top," {they} thought. "Then nobody will see my inhaler." But the top was far away.`,
      ],
      I: [
        `They ran. The wind was cold, and the hill was steep, and halfway up a small, thin whistle began. At first {hero} thought that it was a bird. But birds don't get louder when you climb. It was in {their} own chest. "That is my asthma," {they} thought, "and I should use the inhaler." In front of {them} there were twenty-one backs, however, and nobody was stopping. <"Only as far as that bush," {they} told {themselves}.|"Later," {they} told {themselves}.>`,
        `"Come on!" shouted {pal}, and {hero} came on. {They} coughed once, and then {they} coughed a second time. Something was pulling a belt around {their} chest, one hole at a time. {They} knew perfectly well what {mom} would have said. You stop, you tell somebody, you use the inhaler. But if {they} stopped now, everyone would look. <So {they} looked at {their} shoes, and went on.|"It will go away," thought {hero}. Asthma seldom does that because you ask it.>`,
      ],
      A: [
        `So they ran; and the wind was cold, and the hill was considerably steeper than it had appeared from below. Halfway up, {hero} became aware of a thin, high whistling. {They} took it for a bird at first, but no bird gets louder the faster you climb. It was coming from {their} own chest. "That is my asthma," {they} thought, "and I ought to use the inhaler immediately." But ahead of {them} were twenty-one cheerful backs, and not one of them was stopping. <"As far as the next bush," {they} promised {themselves}, and then there was another bush.|"In a minute," {they} decided, although a minute can be rather a long time without air.>`,
        `"Hurry up!" shouted {pal} over {pal.his} shoulder, and {hero} hurried. {They} coughed, and then {they} coughed again; and it seemed as though somebody were tightening a belt around {their} ribs, one hole after another. {They} remembered perfectly well what came next. You stop, and you tell somebody, and you use the inhaler. But if {they} stopped, the whole class would turn around, and there would be questions, and the kite would be forgotten. <"It will pass," {hero} told {themselves}, although asthma very rarely does anybody that favor.|{They} pretended to be admiring the view, and admired it until there were little stars in it.>`,
      ],
    },
    {
      id: "falls-back",
      ...CLIMB,
      pose: "standing",
      feeling: "sad",
      with: ["pal worried"],
      happening:
        "{hero} stands on the hill with {pal}, who is worried, and a blue inhaler is in the picture.",
      I: [
        `The backs were getting smaller. {hero} had to stop, and breathe, and stop again. Each breath was short, and none of them seemed to reach the bottom. {They} {was} frightened now. It is frightening when something so simple does not work. At the edge of the path stood an old bench, and {they} held on to it. <The inhaler was only an arm's length away, in {their} bag.|It was absurd, with the inhaler in {their} own bag.> Then somebody turned around, far ahead. It was {pal}, and {pal.he} started to run back.`,
        `{pal} looked around to say something funny, and there was nobody beside {pal.him}. Far below, {hero} was leaning on the back of a bench, with {their} shoulders going up and down. {pal} forgot the joke. {Pal.he} came down the hill so quickly that the string unrolled behind {pal.him}. "What is the matter?" {pal.he} panted. {hero} tried to say "nothing," and could not do even that. <There was not enough breath for a fib.|A fib needs air, as everything does.> {They} thought of the inhaler.`,
      ],
      A: [
        `The cheerful backs grew smaller and smaller. {hero} had to stop, and breathe, and stop once more, and not one of those breaths traveled all the way down. It is frightening when something that you have always done without thinking suddenly refuses to be done. There was an old bench beside the path, and {they} held on to the back of it. All this time the inhaler was lying in {their} bag, under a sweater and two mittens, precisely where {they} had hidden it. <Far above, one of the backs stopped, and turned around, and it was {pal}.|Then {they} heard somebody come galloping down the hill, and recognized the feet.>`,
        `{pal} turned around in order to say something amusing, and discovered that there was nobody to say it to. A long way below, {hero} was clinging to the back of a bench, and {their} shoulders were going up and down. {pal} forgot what had been so amusing. {Pal.he} galloped down the hill at such a speed that the string unrolled behind {pal.him} like a spider's. "What is wrong?" {pal.he} gasped. {hero} attempted to reply that it was nothing; but a fib requires air, exactly as the truth does, and there was not enough for both. <{They} decided in favor of the truth.|With {their} eyes {they} asked for the inhaler.>`,
      ],
    },
    {
      id: "tells-friend",
      ...CLIMB,
      pose: "sitting",
      feeling: "brave",
      with: ["pal worried", "teach calm"],
      happening: "{hero} sits on the hill with {pal} and the teacher, and a blue inhaler is in the picture.",
      B: [
        `"I need my inhaler," {hero} said. {pal} ran to {teach}. "Come here, quick!" {They} did not have to hide.`,
        `"Help me," said {hero}. "Get my inhaler." {pal} found it. "Teacher!" {pal.he} called. {teach} ran.`,
      ],
      E: [
        `{pal} came back at once. "Is it your asthma?" {pal.he} asked. {hero} nodded. "The inhaler is in my bag," {they} whispered. {pal} did not laugh. {Pal.he} shouted for {teach} <as loud as {pal.he} could|at the top of {pal.his} voice>.`,
        `"My asthma," {hero} said in little pieces. "In my bag." It was hard to say, and then it was a relief. {pal} waved both arms. "{teach}! We need you!" {pal.he} <cried|called>. And {pal.he} dug out the blue inhaler.`,
      ],
      I: [
        `"It is my asthma," said {hero}, one word at a time. "The inhaler is in my bag. Please get {teach}." It was the hardest sentence of the day, and it was over. Instead of staring or giggling, {pal} yelled across the hill like a ship's horn. {teach} was there in no time. {pal} had already found the inhaler, under a sweater and two mittens, <and was shaking it|and held it out>.`,
        `{hero} pointed at {their} chest, and then at {their} bag. "Asthma," {they} whispered, "and inhaler, and please tell {teach}." Suddenly it did not matter who was looking. {pal} put the bag on {hero's} knees and sprinted off. Half a minute later {teach} was kneeling beside the bench, quite calm, with one hand on {hero's} back. <"Good that you told us," said {teach}.|"You did exactly the right thing," said {teach}.> "We are not in any hurry."`,
      ],
      A: [
        `"It is my asthma," said {hero}, using one breath for every word. "My inhaler is in the bag. Please fetch {teach}." It was the most difficult sentence of the entire day, and once it was outside, it turned out to be quite a small one. {pal} neither stared nor giggled. "Sit down," {pal.he} commanded, and let out a yell that would have done credit to a ship. {teach} came running, and by the time {teach.he} arrived, {pal} had unearthed the blue inhaler from beneath a sweater and two mittens. <"Is this the nothing that you had in your bag?" {pal.he} asked gently.|{Pal.he} was holding it carefully in both hands, like an egg.>`,
        `{hero} pointed to {their} chest, and afterward to {their} bag. "Asthma," {they} whispered, "and inhaler, and please tell {teach}." It is a remarkable property of a secret that it weighs most in the moment before you put it down. {pal} set the bag upon {hero's} knees and was gone; and half a minute later {teach} was kneeling in front of the bench, completely calm, as if there were no kites in the world and no other children. "I am glad that you told us," said {teach}. <"Nothing else is important now. Let us do it together, step by step."|"We have all the time that you need.">`,
      ],
    },
    {
      id: "uses-inhaler",
      ...BENCH,
      feeling: "calm",
      with: ["teach calm", "pal calm"],
      happening: "{hero} sits on the hill with a blue inhaler, between the teacher and {pal}.",
      B: [
        `{hero} sat up. {They} shook the inhaler. Puff! A slow breath in. "Good," said {teach}. {refrain}`,
        `"Sit up," said {teach}. Puff went the inhaler. {hero} took a slow breath. {refrain}`,
      ],
      E: [
        `{hero} sat up straight and shook the inhaler. Click, puff! {They} breathed in slowly and held it. "One, two, three," <counted|said> {teach}. Then {they} did it again. {pal} breathed along, to help. {refrain}`,
        `First {hero} shook the inhaler, and then {they} put it to {their} mouth. Puff! {They} breathed the medicine in, as slowly as {they} could. "You are <very|so> good at that," said {pal}. {refrain}`,
      ],
      I: [
        `{hero} sat up straight, because that makes room. {They} shook the inhaler, clicked it onto its plastic tube, and put the tube to {their} mouth. Puff. {They} breathed in slowly, and held it, while {teach} counted without any hurry. Then {they} waited, and did it once more. {pal} sat close by and breathed along, in and out, <so that {hero} could borrow {pal.his} rhythm|like somebody holding the other end of a rope>. Nobody said, "Are you better yet?" It needs the time that it needs.`,
        `It was a job with several steps, and {hero} remembered all of them. You sit up straight, and you shake the inhaler, and you fasten it to the tube. Then you press it, and you breathe in slowly, as if you were smelling soup. {teach} counted to ten with {teach.his} fingers. {pal} watched carefully. "Now I would know how," {pal.he} said. After the second puff the belt around {hero's} chest opened <by one hole|by a hole>. The wind had stopped pulling at them, or else it only seemed so.`,
      ],
      A: [
        `{hero} sat up as straight as a candle, because that makes room. {They} shook the inhaler, fixed it to its plastic tube, and put the other end to {their} lips. There was a puff, and {they} breathed it in, slowly and deeply, and kept it there, while {teach} counted without the slightest hurry. After a pause {they} repeated it. {pal} had sat down close beside {them} and was breathing, in and out, like somebody who holds the other end of a rope. <Nobody inquired whether {they} {was} better yet, since that sort of question also takes up air.|The medicine tasted of coins, as always, and {they} had never been so pleased to taste it.>`,
        `It was a procedure with a number of steps, and {hero} could have performed it in {their} sleep. You sit up; you shake the inhaler; you fasten it to the tube. You press, and then you breathe in as slowly as if you were smelling soup. {teach} counted to ten on {teach.his} fingers, and after the tenth they began again. "Now I would know how to do it," said {pal}, who had not missed a movement. The invisible belt opened by a single hole, and presently by another. <"If it hadn't helped, I would have telephoned for a doctor," {teach} said later, "and I had the number ready."|{teach} had a telephone ready in {teach.his} hand, in case it was needed, and it was not.>`,
      ],
    },
    {
      id: "breath-returns",
      ...BENCH,
      feeling: "happy",
      with: ["pal happy", "teach happy"],
      happening: "{hero} sits happily on the hill with {pal}, the teacher and a blue inhaler.",
      B: [
        `They sat and sat. Soon {hero} could breathe again. "I hid my inhaler," {they} said. "I like it," said {pal}.`,
        `Bit by bit, the air came back. "Good old inhaler," said {hero}. "I will not hide it now."`,
      ],
      E: [
        `They sat on the bench and waited. Slowly, the whistle grew softer, and then it was gone. "Why did you hide it?" asked {pal}. "I thought that people would laugh at my inhaler," said {hero}. "I think it is <great|clever>," said {pal}.`,
        `After a while, {hero} could breathe to the very bottom again. What a good thing air is! "I was so silly," {they} said. "No," said {teach}. "You told us. Next time, tell us <sooner|before>." {hero} put the inhaler in {their} top pocket.`,
      ],
      I: [
        `They stayed on the bench for a quarter of an hour. The whistling became softer, like a kettle that has been taken off the stove, until {hero} could breathe to the bottom. "Why was your inhaler hidden under the mittens?" asked {pal}. "I wanted to be the one with the kite," said {hero}, "and not the one with the asthma." {pal} considered that. <"Everybody is several things," {pal.he} decided.|"You can easily be both of them," {pal.he} decided.>`,
        `Little by little the air came home. First it filled half of {hero}, and then three quarters, and finally it reached {their} toes. "I should have used the inhaler much earlier," {they} admitted, "but I was embarrassed." "Asthma is nothing to be embarrassed about," said {teach}, "because I have it, too." And {teach.he} pulled out an inhaler of {teach.his} own, and <it was also blue|it was exactly the same blue>. {hero} stared, and began to laugh, with plenty of breath.`,
      ],
      A: [
        `They remained upon the bench for a quarter of an hour. The whistling became fainter, like a kettle that somebody has lifted off the stove; and finally {hero} took a breath that traveled all the way to the bottom, and {they} could have embraced it. "Why was it underneath the mittens?" asked {pal}. {hero} looked at the inhaler in {their} hand. "Today I wanted to be the person with the kite, and not the person with the asthma," {they} admitted. {pal} considered this seriously. <"I am the person with the string, and with enormous feet," {pal.he} said. "Nobody makes you choose."|"As far as I can see," {pal.he} said, "they are the same person.">`,
        `Little by little the air came home. At first there was enough of it for half of {hero}, and then for three quarters, and in the end it reached {their} toes. It tasted of grass and rain. "I ought to have used the inhaler much earlier," {they} admitted, "but I was embarrassed." "Then I have something to show you," said {teach}, and produced from {teach.his} jacket an inhaler of precisely the same blue. "I have had asthma since I was six. I used to hide mine in a sock." <{hero} laughed so much that {pal} looked alarmed; but there was breath enough for it.|It is astonishing how much easier a thing is to carry, when you have seen somebody else's.>`,
      ],
    },
    {
      id: "feels-wind",
      ...BENCH,
      pose: "pointing",
      feeling: "surprised",
      with: ["pal surprised"],
      props: ["kite", "thing:inhaler"],
      happening: "{hero} points from the hill with {pal}, a kite and a blue inhaler.",
      E: [
        `High up on the hill, the kites were lying in the grass. There was no wind at the top at all! But on the bench, {hero's} hair was flying. "The wind is right here," {they} said. "We would have <missed|run past> it without my asthma!"`,
        `"Why do they not fly?" asked {pal}. On the top of the hill, tall trees stopped the wind. {hero} held up the inhaler. Its little string was blowing <sideways|to one side>. "All of the wind is here!" {they} cried. "It is living beside our bench!"`,
      ],
      I: [
        `"Why isn't anybody flying?" wondered {pal}. At the top of the hill their friends were running around with kites that dragged behind them like exhausted dogs. There were tall trees up there, and the trees kept off the wind. {hero} felt {their} hair blow across {their} face. The cord of the inhaler stood straight out. <"It isn't up there at all," {they} said.|"They have run right past it," {they} said.> "The wind is here, at our bench!"`,
        `{hero} was sitting very still, because of the asthma, and so {they} noticed something. All the grass beside the bench was lying flat. A dry leaf came racing along, turned a somersault, and shot into the sky. "{pal}," {they} said slowly. "Look at the top." Up there, behind the tall trees, not one kite was in the air. "Everybody was so fast," said {hero}. <"Nobody waited to feel it."|"Nobody stopped to ask the wind."> {They} put the inhaler into {their} top pocket and got up.`,
      ],
      A: [
        `"How peculiar," remarked {pal}, looking up. At the summit of the hill their friends were running to and fro with kites that dragged behind them like exhausted dogs. There was a row of tall trees up there, and not a breath got past it. {hero} was about to remark that this was unfortunate, when suddenly {their} own hair blew into {their} mouth. The cord of the inhaler was standing straight out, like the needle of a compass. <"It isn't up there at all," said {hero}. "They have all run past it."|"The wind is not at the top," said {hero} slowly. "It is at our bench.">`,
        `Because of the asthma {hero} was sitting extremely still, and whoever sits extremely still begins to notice things. All the grass around the bench was combed in one direction. A leaf came hurrying down the path, paused in front of {them}, turned a somersault, and was sucked up into the sky. "{pal}," said {hero}, "how many kites can you see at the top?" {pal} counted them, and there were none. Behind the tall trees the air was as flat as soup. <"They were so fast that they ran straight through the wind," said {hero}, pocketing the inhaler.|{hero} hung the inhaler around {their} neck, where it could be seen, and picked up the kite.>`,
      ],
    },
    {
      id: "flies-kite",
      ...HILL,
      time: "noon",
      pose: "reaching",
      feeling: "excited",
      with: ["pal excited", "teach happy"],
      props: ["kite", "thing:inhaler"],
      happening: "{hero} reaches up on the hill toward a kite, with {pal}, the teacher and a blue inhaler.",
      B: [
        `"No need to run!" said {hero}. The inhaler was at hand. Up went the kite! {refrain2}`,
        `The wind was by the bench! {hero} let go of the kite. {They} held the inhaler up. {refrain2}`,
      ],
      E: [
        `"I will hold it, and you let out the string," said {hero}. Nobody had to run at all. They <opened|just opened> their hands, with the inhaler safe around {hero's} neck. {refrain2}`,
        `With the inhaler in {their} top pocket, {hero} stood up on the bench. {They} held the kite over {their} head and felt it pull. "Now!" {they} <called|cried>. {refrain2}`,
      ],
      I: [
        `"You won't even have to run," said {hero}. {They} climbed onto the bench and lifted the kite above {their} head, while {pal} held the string. It trembled like a dog that wants to go out. {hero} examined {their} breath, and {they} felt for the inhaler, and both of them were in order. "Now," {they} said, and opened {their} fingers. The wind simply took the kite out of {their} hands, <and the red tail unrolled into the blue|higher and higher, with the tail rippling behind>.`,
        `It was the easiest start in the history of kites. {hero} was waiting beside the bench with the blue inhaler around {their} neck, and {pal} had the string. Nobody ran, and nobody shouted. {hero} breathed in, and breathed out, and let go. In another moment the kite was as small as a stamp, <and the string sang|and the string hummed like a guitar>. "It is breathing!" called {pal}. So it was. It went in and out, in and out, on the wind.`,
      ],
      A: [
        `"There will be no need for running," said {hero}. {They} climbed up on the bench, while {pal} unrolled the string, and held the scarlet kite as high as possible. It trembled like a dog that wants to go out. Before anything else {they} examined {their} breath, which was traveling in and out as it should; then {they} felt for the inhaler, which was hanging around {their} neck. "Now," said {hero}, and simply opened {their} fingers. <The wind took the kite politely out of {their} hands and carried it up, and up, with the long tail rippling.|It did not have to be thrown; it was expected up there.>`,
        `In the entire history of kites there has probably never been an easier start. {hero} was standing beside the bench with the inhaler in {their} top pocket, and {pal} was standing ten paces away with the string; and nobody ran, and nobody even raised their voice. {hero} drew in as much air as there was room for, which was a good deal, and let go. There was a snap, and a long hiss, and the kite was no larger than a postage stamp. <The string began to hum under their hands like something alive.|"Look, it is breathing," said {pal}; and it was, in and out, upon the wind.>`,
      ],
    },
    {
      id: "class-comes",
      ...HILL,
      time: "afternoon",
      pose: "waving",
      feeling: "proud",
      with: ["pal proud", "teach happy"],
      props: ["kite", "thing:inhaler"],
      happening: "{hero} waves on the hill with {pal}, the teacher, a kite and a blue inhaler.",
      I: [
        `It did not take long until the first of them came down. "How did you know?" they asked. "I had to stop for my asthma," said {hero}, "and then I felt it." Nobody giggled. The boy from the other class wanted to see the inhaler after all, and {hero} let him hear it click. Soon there were twenty-two kites above one bench, <and all the strings were in a knot again|in every color there is>. "From now on, this is the Windy Bench," said {teach}.`,
        `One after another the kites came down from the top, and went up from the bench. There was a line of children, as if for ice cream. "{hero} discovered it, because of the asthma," {pal} told each of them. "It is a sort of wind detector." That was not entirely true, but {hero} did not mind. <"And what is the blue one?" asked the boy.|The boy from before came up, a bit shyly.> "That is my inhaler," said {hero}. "Without it, I would be lying in the grass, like your kites."`,
      ],
      A: [
        `It was not long before the first of the others arrived, dragging their kites behind them. "How could you possibly know?" they demanded. "I was obliged to stop because of my asthma," said {hero}, in front of everybody, "and when you stop, you notice things." The boy from the other class requested permission to see the inhaler, and was allowed to hear it click. Toward three o'clock there were twenty-two kites in the sky above a single bench, <and not a single untangled string below it|in every color that can be bought or mixed>. "It shall be known as the Windy Bench," declared {teach}.`,
        `They came down from the summit one after another, and soon there was a line behind the bench, as there is in front of an ice cream shop. "It was {hero} who discovered it," {pal} informed every one of them, "on account of the asthma." {hero} handed out wind as if it had belonged to {them}. Eventually it was the turn of the boy who had asked about the blue thing, and {they} showed it to him without waiting for a question. "That is my inhaler," said {hero}. <"When the air gets stuck, it opens the door."|"It is what I have instead of a tail.">`,
      ],
    },
    {
      id: "walks-home",
      ...HILL,
      time: "sunset",
      pose: "walking",
      feeling: "happy",
      with: ["pal happy", "mom happy"],
      props: ["kite", "thing:inhaler"],
      happening: "{hero} walks down the hill at sunset with {pal}, {mom}, a kite and a blue inhaler.",
      B: [
        `"I hid my inhaler," {hero} told {mom}. "Then I told {pal}." "That was brave," said {mom}.`,
        `The sun went down. "Kite?" said {mom}. "Here!" "Inhaler?" {hero} held it up high. "Here!"`,
      ],
      E: [
        `In the evening, {mom} came to meet them. "Kite?" {mom.he} asked. "Here," said {pal}. "Inhaler?" "Here!" said {hero}, and {they} wore it on the outside now. The asthma will come again <some day|one day>. But {pal} knows what to do.`,
        `They <walked|wandered> home slowly. {hero} told {mom} all about it, even the part with the mittens. "I am glad that you told {pal}," said {mom}. The inhaler swung on its cord, as blue as the sky. {hero} breathed in, and out.`,
      ],
      I: [
        `{mom} was waiting at the foot of the hill, and {hero} told {mom.him} the whole story, including the mittens. {Mom.he} only held {them} a bit longer than usual. "You stopped, you told somebody, and you used it," {mom.he} said. "That is all I could wish for." The asthma would come back one day, on another hill. But the inhaler has its place in the top pocket now, next to the kite string, and there are twenty-one children who know <what the click means|that it is not a whistle>.`,
        `They walked home behind their long shadows, {hero}, {pal}, and {mom}, with the kite under one arm. They went slowly, and nobody thought of running. "Inhaler?" asked {mom}, out of habit. {hero} tapped on it. It hung on its cord for everyone to see, and {pal} had painted a small red kite on the side. "Does asthma go away when you are big?" asked {pal}. "Perhaps, and perhaps not," said {hero}. <"But I know where the wind lives."|"Either way, we have the bench.">`,
      ],
      A: [
        `{mom} was waiting for them at the foot of the hill, and {hero} gave {mom.him} a complete report, in which even the mittens were mentioned. {Mom.he} didn't scold; {mom.he} merely held on to {them} for slightly longer than usual. "You stopped, and you told somebody, and you used it," {mom.he} said, "and I could not ask for anything more." The asthma would return, on some other hill and on some other windy day. But the inhaler lives in {hero's} top pocket now, beside the string. <There are twenty-two people at school who know what it means when it clicks.|{pal} could find it blindfolded, and has practiced.>`,
        `They strolled home behind their own long shadows, at a comfortable pace, with the kite under {pal's} arm. "And the inhaler?" asked {mom}, from habit; but {mom.he} could see it perfectly well, hanging from a cord around {hero's} neck, with a tiny scarlet kite painted on its side. "Will your asthma go away when you are grown up?" {pal} inquired. "Sometimes it does, and sometimes it doesn't," said {hero}, who had asked the doctor the same thing. <"I shall just have to take it flying."|"In either case I know where to find the wind.">`,
      ],
    },
  ],
};
