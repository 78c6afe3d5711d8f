import type { Shape } from "@/lib/features/writing/classic/grammar";

const FIELD = { place: "sports-field", time: "afternoon", weather: "clear" } as const;
const ROOM = { place: "living-room", time: "evening", weather: "clear" } as const;
const BALL = "thing:soccer-ball";

export const BOOK_OF_LOSSES: Shape = {
  id: "feelings/book-of-losses",
  theme: null,
  wild: 2,
  tags: ["sports", "game", "losing", "grandfather", "honesty", "team", "friend"],
  about: [
    "lose losing lost-match lost-game lost-final lost-the-match lost-the-game lost-the-final lost-the-football-final lost-the-soccer-final lost-the-cup lost-his-match lost-her-match lost-their-match we-lost losing-a-game losing-a-match losing-match losing-game losing-soccer-match losing-a-soccer-match sore-loser bad-loser good-loser loser learning-to-lose not-winning winning-and-losing win-and-lose hates-losing",
    "let-in-a-goal let-in-two-goal let-in-three-goal let-in-four-goal let-in-five-goal let-in-six-goal let-in-seven-goal let-in-eight-goal let-in-nine-goal let-in-ten-goal letting-in-a-goal letting-in-two-goal letting-in-three-goal letting-in-four-goal letting-in-five-goal letting-in-six-goal letting-in-seven-goal letting-in-eight-goal letting-in-nine-goal letting-in-ten-goal lets-in-a-goal lets-in-two-goal lets-in-three-goal lets-in-four-goal lets-in-five-goal lets-in-six-goal lets-in-seven-goal lets-in-eight-goal lets-in-nine-goal lets-in-ten-goal let-in-the-goal let-in-goal letting-in-goal let-in-so-many-goal let-in-too-many-goal missed-the-penalty missed-a-penalty missed-penalty missed-his-penalty missed-her-penalty",
  ],
  premise: "{Hero} loses seven to nothing and never wants to play again, until {gran} loses much too nicely.",
  shows: [BALL],
  talk: [
    "Why was {hero} angry when {gran} let {them} win?",
    "What do you feel like when we lose?",
    "What would you write in a book of losses?",
  ],
  cast: {
    pal: ["dog", "cat", "girl", "boy", "robot", "monkey", "rabbit", "fox"],
    gran: ["grandfather"],
    rival: ["girl", "boy"],
  },
  refrain: {
    B: [`"I hate to lose!" said {hero}.`, `"I can lose," said {hero}.`],
    E: [`"I hate to lose," said {hero}.`, `"I can lose and still have fun," said {hero}.`],
  },
  beats: [
    {
      id: "seven-nothing",
      ...FIELD,
      pose: "standing",
      feeling: "sad",
      with: ["rival happy", "pal sad"],
      props: [BALL, "flag"],
      happening: "{hero} stands sadly by a ball, and {rival} is happy.",
      B: [
        `{open} {hero} ran and ran. But they lost. {refrain}`,
        `{open} The ball went in. They lost, seven to none. {refrain}`,
      ],
      E: [
        `{open} The ball went in again, and that was number seven. Then the whistle blew. {hero's} team had lost the big match, seven to nothing. {refrain}`,
        `{open} It was a very short match for {hero}, or it felt so. Every ball went into the wrong goal. They lost, seven to nothing. {refrain}`,
      ],
      I: [
        `{open} There are days when the ball simply does not like you. {hero} had practiced for the match all week, and {pal} had practiced cheering. It was never necessary. Somebody called {rival}, on the other team, scored the first goal before anybody had sat down. At the end it was seven to nothing. <The wrong people threw their caps into the air.|The wrong people were dancing.> "We lost," said {hero}, just to hear whether it was really true.`,
        `{open} When the whistle blew, {hero} looked at the scoreboard one more time. Perhaps there had been a misunderstanding. Seven, it said on one side, and on the other side there was an enormous zero. {They} had run until {their} legs were trembling. They had lost the match in spite of that, <and in front of the whole town|and it was not even close>. {rival}, the captain of the other team, was being carried around the field.`,
      ],
      A: [
        `{open} It had been the most important match of the year, and {hero} had been looking forward to it since the spring. {They} had imagined it in every detail. In none of those details had the other team scored after eleven seconds, by means of a person called {rival}, who didn't even seem to be in a hurry. After that it became steadily worse. When the final whistle blew, it was seven to nothing. "Did we lose?" asked {pal}, who had been covering {pal.his} eyes since the interval. <"We lost," said {hero}.|Nobody answered.> It was remarkable how much room those two little words took up.`,
        `{open} The scoreboard had room for two numbers. One of them was a seven; and the other, which belonged to {hero}, was so round and so empty that one could have put a head through it. {They} had run farther than on any other day of {their} life. {They} had fallen down four times and got up four times. It made no difference whatever to the zero. On the other side of the field they were carrying {rival} around on their shoulders, <and somebody had brought a trumpet|and singing, rather badly>. {pal} searched for something comforting to say. "It wasn't eight," said {pal}. They had lost, all the same.`,
      ],
    },
    {
      id: "no-handshake",
      ...FIELD,
      pose: "running",
      feeling: "sad",
      with: ["rival surprised", "pal worried"],
      props: [BALL],
      happening: "{hero} runs away over the field, and {rival} is surprised.",
      B: [
        `{rival} held out a hand. "No!" said {hero}, and ran off. {They} would not lose again.`,
        `"Good game," said {rival}. {hero} did not shake hands. {They} kicked the ball and ran.`,
      ],
      E: [
        `After a match, everybody shakes hands. {rival} came and held out a hand. But {hero} did not take it. "I will never play again," {they} shouted, "so I can never lose again!"`,
        `"That was a good match," said {rival}, with one hand out. {hero} turned around and ran. {They} kicked the ball over the fence as {they} went. Nobody likes to lose like that.`,
      ],
      I: [
        `After the match they all lined up to shake hands, as they always did. {rival} was the last in the line. "You ran a lot," said {rival}, and it was meant kindly. To {hero} it sounded like the opposite. {They} looked at the hand, and then {they} turned around and left it hanging in the air. <Everybody saw it.|It hung there for quite a while.> "I'm finished with games," {they} told {pal} behind the fence. "If I never play again, I can never lose again." It was perfectly logical.`,
        `{rival} came across the grass with an outstretched hand. {hero} knew exactly what one does in such a case. One takes it, and says, "Good game." But {their} throat was too tight, and something hot was coming up behind {their} eyes. So {they} kicked the nearest ball over the fence instead, and ran after it, and kept on running. <Behind {them} it became quiet.|Nobody laughed. That made it worse.> "Losing is the stupidest invention in the world," {they} said.`,
      ],
      A: [
        `It is the custom to line up after a match and shake hands, whether one has won or lost. At the very end of the line {hero} came to {rival}, who was muddy, and glowing, and holding out a hand. "You never stopped running," said {rival}. It was a compliment, but it arrived as an insult. {hero} examined the hand. Then {they} turned on {their} heel and walked away, and after a few steps {they} ran. <The hand remained in the air, with nothing in it.|Behind {them} the talk died down.> "From today I don't play any more," {they} announced to {pal} in the bushes. "A person who doesn't play can't lose. I can't understand why nobody has thought of it before."`,
        `{hero} had shaken a great many hands in {their} life, and had always found it easy; but then, {they} had generally been winning. Now {rival} was standing in front of {them} with an open palm and a friendly face. Something burned behind {hero's} eyes. If {they} opened {their} mouth, it would certainly come out. <So {they} kept it shut.|There was only one thing to be done.> {They} gave the ball a kick that sent it over the fence, and went after it without looking around. It was easily {their} best shot of the day. "I wasn't being rude," {they} told {pal}. "I was simply busy losing." But {their} hand felt peculiar all the way home.`,
      ],
    },
    {
      id: "ball-in-closet",
      place: "bedroom",
      time: "evening",
      weather: "clear",
      pose: "sitting",
      feeling: "sad",
      with: ["pal sad"],
      props: [BALL, "box", "blanket"],
      happening: "{hero} sits sadly in the bedroom with a ball and a box.",
      I: [
        `At home {hero} put the ball in a box, and the box at the very bottom of the closet. {They} took the team picture off the wall. The nail remained, and it looked even more like losing than the picture. "Now I have plenty of time," {they} explained to {pal}. {They} had plenty of time for about ten minutes. <Then {they} {was} bored as well as unhappy.|Then {they} began to wonder how the goals had happened.> From downstairs came the sound of somebody shuffling cards.`,
        `That evening everything reminded {hero} of it. There were seven peas left on the plate. There were seven stairs. {They} put the ball away in a box, closed the box with tape, and lay down on the bed with {their} shoes on. {pal} brought {them} a sock, to be kind. <It did not help, but it was well meant.|{They} put it on {their} hand.> "Everybody who has ever lost anything is stupid," {they} told the ceiling. Then {they} remembered that this included {them}.`,
      ],
      A: [
        `{hero} packed away {their} career in a cardboard box. Into it went the ball, and the shirt, and the picture of the team; on the lid {they} wrote, Not Needed Any More, and {they} pushed it into the darkest corner of the closet. It was an excellent plan, and there was only one thing the matter with it. A person who is never going to lose again has a tremendous amount of time. <By seven o'clock {they} had sighed at everything in the room.|After a quarter of an hour {they} had used up all of the ceiling.> Seven o'clock, naturally; it would have to be seven. From the living room came a soft, inviting rattle. Somebody was shuffling a pack of cards.`,
        `Nobody at home had been told the result, and everybody knew it. It was served with supper, so to speak, since nobody mentioned anything round. {hero} left exactly seven peas. Afterward {they} put the ball into a box and sealed it with an entire roll of tape. "You don't have to be sad about it," {they} told {pal}, who had only asked with {pal.his} eyebrows. "I've stopped. It's quite simple. You can't lose a thing that you aren't playing." <They sat on the floor and did not play it together.|They spent some time not playing.> It was, {they} had to admit, the dullest game in the world.`,
      ],
    },
    {
      id: "card-game",
      ...ROOM,
      pose: "sitting",
      feeling: "happy",
      with: ["gran happy", "pal happy"],
      props: ["thing:joker", "cup"],
      happening: "{hero} sits with a card in the living room beside {gran}.",
      B: [
        `"Play cards with me," said {gran}. {hero} did not lose. {They} won and won!`,
        `{gran} had some cards. {hero} won one game. {hero} won six! No way to lose!`,
      ],
      E: [
        `"I need somebody to play cards with," said {gran}. So they played, and {hero} won. Then {they} won again, and again. "You see?" said {hero}. "At cards I never lose."`,
        `In the evening {hero} played cards with {gran}. It was wonderful. However badly {they} played, {they} could not lose! {gran} only shook his head and said, "Oh dear, oh dear."`,
      ],
      I: [
        `{gran} was sitting at the table with his old cards. "I don't suppose you'd care for a game," he said. {hero} sat down, because cards are not a ball. And {they} won. {They} won the second game too, and the third, although {they} had made a terrible mistake in it. {gran} moaned and held his head. "However do you do it?" he asked. <Slowly {hero} began to feel taller.|{hero} began to feel a little warmer.> "I'm just not somebody who loses," {they} said.`,
        `They played cards, as they had done on so many evenings. Tonight {hero} was unbeatable. {They} threw down a two, and {gran} had only a one. {They} forgot whose turn it was, and won nevertheless. After the sixth game {they} laughed for the first time since the whistle. "You are losing quite badly," {they} told him. "Terribly," said {gran}, and sighed, <rather loudly|with one eye on {them}>. It was exactly what {they} needed, or so it seemed.`,
      ],
      A: [
        `{gran} had laid out two cups and a pack of cards so old that one knew most of them from behind. He was in need of an opponent, he said, and perhaps {hero} would be so kind. Cards were not a ball; {they} could see no objection. {They} won. {They} won again, with four of the worst cards in the pack; and during the third game, when {they} threw away a king by accident, {gran} clapped a hand to his forehead and declared that he was ruined. <It was balm.|It did {them} more good than any amount of comfort.> By the seventh game {hero} was leaning back in {their} chair. "I suppose that some people simply aren't made for losing," {they} said.`,
        `If one has lost seven to nothing, it is a great relief to win something; and {hero} won everything. {They} had sat down with {gran} merely to please him. But {they} had hardly picked up {their} cards when {they} won the first game, and from then on nothing could stop {them}. {They} played carelessly, and won. {They} played ridiculously, and won by more. {gran} groaned at every card. "It's a mystery to me," he kept saying. <{pal}, beneath the table, tilted {pal.his} head.|{pal} was looking at his sleeve.> {hero} counted up the points, and it was seven to nothing. It seemed to {them} that justice had been done at last.`,
      ],
    },
    {
      id: "hidden-king",
      ...ROOM,
      pose: "pointing",
      feeling: "surprised",
      with: ["gran worried", "pal surprised"],
      props: ["thing:joker", "box"],
      happening: "{hero} points at a card in the living room, and {gran} is worried.",
      B: [
        `A card fell down. {gran} hid it! "You did not want to win! You lose for me!"`,
        `What was in his hat? It was the best card! {gran} had wanted to lose.`,
      ],
      E: [
        `Suddenly a card fell out of {gran's} sleeve. It was a king, and after it came two more. "You let me win!" cried {hero}. "You only wanted to lose!" {gran} turned very red.`,
        `{pal} pulled at {gran's} sleeve, and three wonderful cards fell out. "So I did not really win," {hero} said slowly. "You just let yourself lose." It was even worse than the match.`,
      ],
      I: [
        `{gran} reached for his cup, and something fluttered out of his sleeve. It was the king of hearts. After it came another king, and an ace. {hero} looked at the cards, and then at {gran}, whose ears were turning pink. "You had them the whole time," {they} said. "You lost on purpose!" All the warm feeling ran out of {them}. <Seven games, and not a single one had been real.|Seven victories, and all of them were made of paper.> "I only wanted to cheer you up," said {gran} miserably.`,
        `It was {pal} who discovered it. {pal} had noticed something white in {gran's} sleeve, and gave it a little tug. Out came an ace, and three kings, one after the other, like handkerchiefs from a magician. Nobody spoke. {hero} felt how {their} seven victories became thin, and then disappeared. "That wasn't winning," {they} said finally. <"It was only you losing," {they} added.|"You didn't even play with me."> It was strange, but that hurt more than the match.`,
      ],
      A: [
        `{gran} reached for the sugar, and out of his sleeve slid the king of hearts. It was followed, in no particular hurry, by the king of spades. For a moment everybody studied the tablecloth. "Those have been in there since the first game," said {hero} slowly. "You threw them all away. You lost on purpose." {gran} did not deny it. "You came in looking like a wet umbrella," he said, "and I couldn't stand it." It had been kindly meant. <But the seven victories had gone out like seven matches.|All the same, seven victories went out together, like lamps.> "This afternoon I lost, and it was horrible," said {hero}, "but at least it was true."`,
        `Beneath the table {pal} had been busy. There was a tug, and a rustle, and then {gran's} sleeve gave up its secret: an ace, and behind it three kings, side by side, as though they were waiting for a bus. "Ah," said {gran}. {hero} picked them up and turned them over. {They} would have expected to be angry. Instead {they} felt the way one feels on a stair that isn't there. "So you let me win. All seven?" <"Six and a half," said {gran}.|"The fourth was honest," said {gran} weakly.> "I don't want it," {they} said. "If it's impossible for me to lose, then it isn't winning; it's just somebody handing me things."`,
      ],
    },
    {
      id: "shows-book",
      ...ROOM,
      pose: "reading",
      feeling: "curious",
      with: ["gran calm", "pal curious"],
      props: ["book", BALL],
      happening: "{hero} reads in a book beside {gran}, and there is a ball.",
      E: [
        `{gran} got an old book from the shelf. "Games I Lost," it said. "I write down every time I lose," said {gran}, "and one good thing about it. Who never loses can never really win."`,
        `"You are right," said {gran}. "It is no fun if you cannot lose." He showed {hero} his book. It was full of lost games, and behind each one he had drawn a small star.`,
      ],
      I: [
        `{gran} nodded for a considerable time. Then he fetched a fat gray book from the very top of the shelf. "My Losses," it said on the cover, and it began when he was six. "Lost to my sister, nine to one," {hero} read. "Good thing: discovered that she cheats." "Lost at chess against a baker. Good thing: received a bun." <There were hundreds of them.|It went on like that for fifty years.> "For each one I had to find something good," said {gran}. "That is the rule."`,
        `"I owe you an apology," said {gran}, "and also a secret." It was a notebook, worn soft at the corners, and in it were all the games that he had ever lost. There were four hundred and twelve. "I wouldn't give away a single one," he declared. "Look, that's how I met your grandmother. She beat me at everything." Behind each loss stood one sentence that began with the words Good thing. {hero} <turned the pages faster and faster|couldn't stop reading>.`,
      ],
      A: [
        `"You're perfectly right," said {gran}, "and I ought to be ashamed of myself, since I of all people should know better." He climbed on a chair and brought down a volume in gray cloth, with the title in his best handwriting: My Losses. {hero} opened it in the middle. "Lost at chess to the baker," {they} read in astonishment, "and the good thing about it was a bun." Apparently {gran} had begun the collection when he was six, and by now there were four hundred and twelve of them, including a race against a goose. "The rule is that you're not allowed to shut the book until you've found the good thing," {gran} explained. <"Some of them took me weeks."|"It must be true, and it mustn't be an excuse."> The most beautiful of them all was number ninety: "Lost at absolutely everything to a girl called Rose. The good thing about it was Rose."`,
        `What {gran} laid on the table was a kind of diary. It smelled of grass and rain, and it contained every game that he had lost in sixty years, numbered and dated. {hero} had not known that a person could own such a thing. "But why would you want to remember them?" {they} asked. "Because all the victories are exactly alike," said {gran}, "whereas if you lose, something is always different afterward." Next to every entry there was a sentence that began with the words Good thing. <"Found out I can't whistle and run," said one.|"Ball in the river. Saw a kingfisher," said one.> {hero} read until {their} cocoa was cold. Then {they} went and got the box out of the closet, and began to pick at the tape.`,
      ],
    },
    {
      id: "watch-and-learn",
      ...FIELD,
      pose: "kneeling",
      feeling: "determined",
      with: ["pal excited", "gran happy"],
      props: ["notebook", BALL],
      happening: "{hero} kneels on the field with a notebook and a ball, and {gran} is happy.",
      E: [
        `So {hero} packed {bag} and a new book. "We lost," {they} wrote first. The good thing took {them} three whole days. Then {they} knew it. "They pass the ball, and we only run after it."`,
        `{hero} took {bag} and the ball back to the field. What could be good when you lose? {They} thought about it for three days. Then suddenly {they} knew it. The others had always passed!`,
      ],
      I: [
        `Next morning {hero} packed {bag} and a new notebook. "Number one," {they} wrote. "Lost, seven to nothing. Good thing:" and there {they} got stuck. {They} thought about it on Sunday, on Monday, and on Tuesday. {They} went through all seven goals again in {their} head, and it wasn't pleasant. On Wednesday {they} suddenly sat up. "They always pass!" {they} exclaimed. <"We all run after the ball like ducks."|"And we never look where anybody is."> If they hadn't lost, {they} would never have noticed.`,
        `It is not easy to find something good in seven to nothing. {hero} carried {bag} to the empty field and sat down where it had happened. With pebbles {they} laid out every goal, the first and the second and all the rest. {gran} sat next to {them} and did not help. Then {they} saw it. {rival} had scored only two of them. <The others had been passed to somebody with more room.|For the rest {rival} had simply looked up and passed.> "Good thing," {hero} wrote. "Learned to look up."`,
      ],
      A: [
        `{hero} had {their} own book now, and on the first page it said that they had lost by seven to nothing. After that came a considerable amount of white. {They} packed {bag}, carried the book to the field, and stared at the grass until it was dark. One couldn't simply put down the weather, since {gran} was extremely strict about it. So {they} had to remember the whole match, goal after goal, which was like walking barefoot over acorns. But on the fourth afternoon {they} stopped in the middle of a particularly painful one. "They never ran to the ball," {they} said. "They ran to where it was going to be." <{They} would have missed it entirely if they had won.|Nobody who had won that match could have learned it.> {They} wrote so quickly that the pencil broke.`,
        `With {bag} on {their} shoulder and {pal} at {their} heels, {hero} returned to the place where it had happened. {They} represented {their} own team with pine cones and {rival's} with pebbles, and repeated the whole disaster from beginning to end. It took three afternoons, and in the middle of the last one {they} turned pale. "Look at us," {they} said to {gran}. "All the pine cones are in one heap." And so they were, like ducks around a crust; while the pebbles stood about with plenty of room, and gave one another the ball. <{gran} said nothing, extremely hard.|{gran} became very interested in a cloud.> "Good thing," {hero} wrote. "Saw what we look like from above."`,
      ],
    },
    {
      id: "second-match",
      ...FIELD,
      pose: "running",
      feeling: "excited",
      with: ["rival determined", "pal excited"],
      props: [BALL, "flag"],
      happening: "{hero} runs after a ball beside {rival}.",
      B: [
        `They played once more. {hero} saw {pal} and passed the ball. Goal! They did not lose it.`,
        `"We may lose," said {hero}. "But look up!" {They} passed. It was a goal!`,
      ],
      E: [
        `The next match was on Saturday. "Do not run after the ball like ducks!" called {hero}. {They} looked up and passed it. And then it was in, the very first goal that they had ever made!`,
        `They met the same team again. {rival's} team was still better, and soon it was three to nothing. But then {hero} looked up and passed the ball, and it went in! The whole town heard them.`,
      ],
      I: [
        `The return match was three weeks later. {hero} had told the others about the ducks, and they had practiced keeping apart. It was difficult, because a ball is so attractive. {rival} scored the first goal, and soon the second, and it looked as if they would lose again. Then, all at once, {hero} had the ball, and {they} looked up. Somebody was standing there, all alone, with an enormous amount of room. <{hero} passed it.|It was the hardest thing {they} had ever done with a foot.> The net wobbled. It was the first goal of their lives.`,
        `This time they were not a heap of ducks. They stood all over the field, and called out to one another. {rival's} team was better, and everybody could see that; but now it had to work. "You've been practicing," panted {rival}. "We've been losing," answered {hero}. In the second half {they} got the ball, and they had nothing to lose. {They} looked up. <{They} saw a gap as wide as a door.|And there was a friend, waving both arms.> A moment later the whole town heard them cheer.`,
      ],
      A: [
        `When the two teams met again, {rival} noticed something immediately. "Where are the ducks?" asked {rival}, and {hero} only smiled. They had practiced for three weeks, with the ball and without it, and had discovered that the most difficult thing in the world is not to run after something. It was soon one to nothing, and soon after that it was two; for nobody stops losing merely by owning a notebook. But then came a moment in which {hero} had the ball at {their} feet, with three people charging at {them}, and {they} did what {they} had learned from the third goal. {They} looked up. <It was as if a window had been opened.|Everything became slow and clear.> There was somebody, quite alone, in all that green. {hero} passed.`,
        `It was the same field, and the same opponents, and the zero was waiting on the scoreboard with its mouth open. But the pine cones had learned something. They kept apart, and they called to each other, and for twenty minutes nobody could get through. "Who taught you that?" asked {rival}, out of breath. "You did," said {hero}. Then {rival's} team scored, since it was still the better one, and nobody stops losing overnight. In the last quarter the ball came rolling to {hero} like an old friend. {They} could have run with it. {They} lifted {their} head instead, <and saw a gap as wide as a barn door|and found exactly what {they} had drawn on page one>, and gave the ball away. The zero on the scoreboard was taken down.`,
      ],
    },
    {
      id: "still-lost",
      ...FIELD,
      pose: "jumping",
      feeling: "surprised",
      with: ["pal happy", "rival surprised"],
      props: [BALL, "flag"],
      happening: "{hero} jumps on the field near a ball, and {rival} is surprised.",
      B: [
        `They did not win. They lost, four to one. {refrain2}`,
        `"Time!" They lost. But it was four to one! {refrain2}`,
      ],
      E: [
        `Then the whistle blew. They had lost, four to one. {hero} waited for the angry feeling, but it was very small. {refrain2} All of them hugged each other as if they had won.`,
        `They lost that match, too, but it was only four to one. "One!" shouted {pal}. It felt bad and good together. {refrain2} They danced around the field.`,
      ],
      I: [
        `They lost, four to one. {hero} waited for the hot feeling behind {their} eyes. It did come, but there was less of it, and it had company. "One!" somebody shouted, and then they were all shouting it. "One! One! One!" They fell on top of each other in a heap, like the happiest ducks in the country. {extra} <The winners looked on in amazement.|The other team stopped celebrating in order to watch.> "But you've lost," somebody called across. "I know," {hero} called back.`,
        `When the final whistle blew, it said four to one on the board. They had lost for the second time. {hero} swallowed, because losing still tasted of iron. Then {they} looked at the one. It was thin, and straight, and it belonged to all of them. {extra} <"There wasn't anything there before," said {pal}.|"Last time there was a hole in that place," said {pal}.> {hero} began to laugh, and {they} couldn't have explained it.`,
      ],
      A: [
        `The whistle blew, and it was four to one, and therefore they had lost. {hero} stood still and waited for it. It arrived, hot and prickling, exactly where it had been before; but it seemed to {them} that it had become smaller in the wash. Something else was arriving at the same time, from the other side. "One," said {pal} in a voice full of wonder. "One!" yelled the goalkeeper. In a moment they were lying in a heap on the grass, all eleven of them, and shouting a number. {extra} The winning team had stopped in the middle of its song. <"Do they know that they lost?" asked somebody.|"What are they like when they win?" asked somebody.> "They know," said {rival} thoughtfully.`,
        `They lost by four to one. It was written on the scoreboard, for everybody to see, and there could be no misunderstanding. {hero} breathed in, and found that losing still had its old taste, like a key that one has held in one's mouth. One doesn't get used to it. But a person can hold it, {they} discovered, and look around at the same time. {They} saw {pal} turning somersaults. {They} saw a thin, upright, glorious one, where there had been a hole. {extra} <"We lost!" shouted the goalkeeper, beside himself with joy.|The goalkeeper was kissing the post.> And {they} saw, at the other end of the field, somebody standing alone, with hands in pockets.`,
      ],
    },
    {
      id: "shakes-hands",
      ...FIELD,
      pose: "reaching",
      feeling: "brave",
      with: ["rival happy", "pal proud"],
      props: [BALL],
      happening: "{hero} reaches out a hand to {rival}, and there is a ball.",
      B: [
        `{hero} went to {rival}. "I was not nice when I lost." They shook hands.`,
        `"I did not like to lose," said {hero}. "Here is my hand now."`,
      ],
      E: [
        `{hero} went over to {rival} and held out a hand. "I was angry because we lost," {they} said. "You played a better match than we did." {rival} was happy and took the hand at once.`,
        `There was one more thing to do. "You were better, and I hate to lose," said {hero}. "I was sorry about it afterward." It was very hard to say. Then {they} held out {their} hand, and {rival} took it.`,
      ],
      I: [
        `{hero} walked across the field, and it was a long way. "I owe you a handshake," {they} said to {rival}. "It's three weeks old. You were better, and I ran away." {rival} wiped one hand on a muddy shirt. "I didn't even notice," said {rival}, and then, after a moment, "Yes, I did. I thought that you couldn't stand me." "I couldn't stand losing," said {hero}. <They shook hands twice, once for each match.|It was quite a long handshake, since there were two of them in it.>`,
        `{rival} had put both hands into {rival's} pockets. After last time, that was understandable. {hero} stopped in front of {rival} and stretched out an arm, and now it was {their} hand that hung there in the air. It was an uncomfortable feeling. <{They} counted to four.|So that was what it was like.> "This is for the seven," said {hero}, "and I'm sorry that it's late." {rival} looked at it. Then a warm and extremely dirty hand took hold of {theirs}.`,
      ],
      A: [
        `It is eighty steps from one goal to the other, and {hero} walked all of them. "I owe you an apology," {they} told {rival}, holding out {their} hand, "and it's already three weeks old." {rival}, who had been prepared for a considerable number of things, looked first at the hand and then at {hero}. "I thought you hated me," said {rival}. "I hated losing," said {hero}, "and you happened to be standing next to it." <There was a pause; then {rival} snorted.|{rival} thought it over, and grinned.> They shook hands twice, in order to be absolutely up to date, and it was noticeable that both of the hands were equally filthy.`,
        `This time it was {rival} who kept both hands hidden. That was perfectly understandable, considering what had happened to them previously. {hero} crossed the field and put out {their} own, and waited; and discovered how extraordinarily long a second is when it is seen from that side. "It's for the seven to nothing," {they} said. "You were better than us, and I lost, and then I lost my manners as well." <"And today?" asked {rival}.|"Today you were only a bit better," {they} added.> The corners of {rival's} mouth began to twitch. "Today I was afraid of you for ten minutes," said {rival}, and took the hand, and shook it as if it were a pump.`,
      ],
    },
    {
      id: "rival-tells",
      ...FIELD,
      pose: "sitting",
      feeling: "happy",
      with: ["rival happy", "gran proud"],
      props: [BALL, "notebook"],
      happening: "{hero} sits on the field with {rival} and {gran}, and there are a ball and a notebook.",
      I: [
        `They sat in the grass and shared an orange. "What's in that notebook?" asked {rival}. {hero} hesitated, and then explained how you lose and find the good things. {rival} was silent for a long moment. "Last year we lost eleven in a row," {rival} admitted. "Once it was fourteen to nothing, and I hid in the equipment shed." {hero} stared. <{They} had believed that some people were simply born winning.|It had not occurred to {them} that a champion might know all about sheds.> "What was the good thing?" {they} asked.`,
        `"Can I read it?" asked {rival}, and {hero} gave {rival} the book of losses. There were only two entries in it. {rival} laughed at the ducks and turned the page, although nothing was on it yet. "I could fill this in a week," said {rival}. "We used to lose against everybody. We lost against the teachers." <{gran}, behind them, coughed.|{gran} pretended to be asleep.> "And nobody ever told me that you could write it down!"`,
      ],
      A: [
        `They sat down behind the goal with an orange and a half. {rival} wished to know what was in the notebook, and {hero}, after some hesitation, handed it over. It was like showing somebody a scraped knee. {rival} read both of the entries, and didn't laugh, except about the ducks. "Last year," {rival} said then, "we lost eleven matches, one after the other. In the ninth it was fourteen to nothing. I locked myself in the equipment shed and wouldn't come out until it got dark." <"You?" said {hero}.|{hero} stopped chewing.> {They} had taken it for granted that there were two kinds of people, and that {rival} belonged to the other kind. "And what was the good thing?" {they} asked. {rival} reflected. "It was roomy," said {rival}, "in the shed."`,
        `"Number two," {hero} was writing. "Lost, four to one. Good thing." {They} considered. There were so many that {they} didn't know which to choose. "What's that?" asked {rival}, and so it had to be explained, about {gran}, and the kings in the sleeve, and the four hundred and twelve. {rival} became extremely quiet. "I've never told anybody this," said {rival} at last. "Before we started winning, we lost to everyone. We lost to the teachers. We lost to a team that had only six people and a goat." <"Was the goat good?" asked {hero}.|"And the goat scored," {rival} added bitterly.> From behind them came a delighted cough. It was {gran}, and he was holding out a pencil.`,
      ],
    },
    {
      id: "honest-game",
      ...ROOM,
      pose: "holding",
      feeling: "happy",
      with: ["gran happy", "rival happy"],
      props: [BALL, "book", "thing:joker"],
      happening: "{hero} holds a ball happily in the living room with {gran} and {rival}.",
      B: [
        `Now {gran} plays to win. {hero} can lose to him and laugh! {close}`,
        `"You lose!" said {gran}. "One more game, please!" said {hero}. {close}`,
      ],
      E: [
        `Now {gran} rolls up his sleeves before they play. Last night {hero} lost five times, and in the end {they} won, for real. {extra} {They} wrote it down with {rival}. {close}`,
        `On Sundays {rival} comes, and they play cards. Nobody has kings in a sleeve any more. {hero} can lose ten times and still ask for more. {extra} {close}`,
      ],
      I: [
        `On Sunday evenings {gran} has to roll up both his sleeves before anybody deals. He plays as well as he can, and that is very well. {hero} loses, and {rival} loses, and both of them groan from the heart. But last Sunday, after nineteen losses, {hero} laid down a nine, and {gran} had nothing better. It was absolutely quiet. <"Honest?" asked {hero}. "Honest," said {gran}.|"Look up my sleeve," said {gran} grimly.> No victory had ever been so heavy in the hand. {close}`,
        `The ball lies beside {hero's} bed again, and next to it lies the book. There are thirty-one losses in it by now, each with its good thing. {rival} has one, too, and it is much fatter. They compare them on Sundays, when they come to play cards with {gran}. <Nobody there loses on purpose any more.|Everybody's sleeves are rolled up.> "You lose again," {gran} announces cheerfully. {hero} groans, and shuffles the cards, and can't wait. {close}`,
      ],
      A: [
        `There is a rule in {gran's} living room that no one may touch the cards before the sleeves have been inspected. He plays to win now, without any mercy, and {hero} has entered so many losses in the book that {they} {has} had to sew in extra pages. {rival} comes along on Sundays and loses, too. And then, one evening in the autumn, {hero} laid down a nine. {gran} looked at his hand, and at the table, and at his hand again. <"Well, I never," he said, and there was no sigh in it at all.|He turned his sleeves inside out, and there was nothing in them.> It was one to nothing. It was the first that {they} had ever really won against him; and {they} knew exactly what it weighed, because {they} had carried all the others. {close}`,
        `{gran} has begun a new volume, since the old one is full. {hero's} book has thirty-one numbers in it, and {rival's}, who had some catching up to do, has ninety. On Sundays they spread all three on the carpet and read to each other, and people who pass beneath the window wonder what can be so funny. <Then the cards are dealt, honestly.|Afterward they play cards, in short sleeves.> Somebody has to lose, and everybody would rather it were somebody else; that has not changed, and it isn't going to. But nobody has been seen in the equipment shed this year. And when it's over, whoever has lost is the one who gets to hold out a hand first. {close}`,
      ],
    },
  ],
};
