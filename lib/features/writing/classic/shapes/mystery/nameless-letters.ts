import type { Shape } from "@/lib/features/writing/classic/grammar";

export const NAMELESS_LETTERS: Shape = {
  id: "mystery/nameless-letters",
  theme: "mystery",
  wild: 2,
  tags: ["letters", "street", "friend", "shy", "clues", "home", "party", "book"],
  about: ["letter mail mailbox post", "riddle clue detective name"],
  cast: {
    pal: ["dog", "cat", "rabbit", "bird", "mouse", "frog"],
    writer: ["girl", "boy"],
  },
  picks: {
    drawing: [{ text: "purple star" }, { text: "blue fish" }, { text: "orange snail" }],
  },
  refrain: {
    B: [`Who are you?`, `It is you!`],
    E: [`"Who are you?" said {hero} to the letter.`, `"So it is you!" said {hero} to the friend.`],
  },
  beats: [
    {
      place: "garden",
      time: "morning",
      weather: "clear",
      pose: "reading",
      feeling: "surprised",
      with: ["pal curious"],
      props: ["letter", "gate"],
      happening: "{hero} reads a letter without a name that was hanging on the garden gate.",
      B: [
        `{open} On the gate was a letter. "I like you. From {a drawing}." {refrain}`,
        `{open} "I like you," said a letter. It had no name, just {a drawing}. {refrain}`,
      ],
      E: [
        `{open} There was a letter on the gate. "I like your hat," it said. There was no name at the bottom, only {a drawing}. {refrain}`,
        `{open} {Again} found a letter on the gate. "You sing very well," it said. It had no name, just {a drawing}. {refrain}`,
      ],
      I: [
        `{open} The first letter was hanging on the garden gate. Somebody had put it inside a sock, in case of rain. "I like how you sing when you think that nobody is listening," it said. There was no name underneath. There was only a drawing of {a drawing}, done very carefully in crayon. {hero} read it four times. "{pal}," {they} said, going rather pink, "we have a mystery."`,
        `{open} On the garden gate hung a sock with a clothespin, and it was addressed to {hero}. Inside was a letter. "I like how you say good morning to the mailbox," it said. "The mailbox likes it, too." There was no name on it anywhere, only {a drawing} in crayon. "I was absolutely certain that nobody saw me," said {hero}, and {their} cheeks were warm. "Somebody did," said {pal}.`,
      ],
      A: [
        `{open} The first letter was hanging on the garden gate on Monday morning, inside a clean sock, so that it would not get wet. {hero} looked up the street and down the street before {they} opened it. "I like how you sing when you think that nobody is listening," it said, in letters that leaned on one another for support. There was no name underneath, and no address; there was only {a drawing}, done with great care in crayon. {hero} read it four times, the last time with {their} hand over {their} mouth. "{pal}," {they} said, and it must be admitted that {their} ears were pink, "I believe that we have a mystery."`,
        `{open} On Monday morning there was a sock on the garden gate. It was fastened with a clothespin and addressed, in wobbling capitals, to {hero}. Inside was a letter. "I like how you say good morning to the mailbox," {they} read. "I think that it waits for you." That was all. Where the name ought to have been, somebody had drawn {a drawing}, and had colored it in right up to the edges and not once over. {hero} felt {their} cheeks grow warm. "I always make absolutely certain that nobody is looking," {they} informed {pal}. "Then evidently it was somebody," said {pal}, "who is remarkably good at not being noticed."`,
      ],
    },
    {
      place: "street",
      time: "afternoon",
      weather: "clear",
      pose: "walking",
      feeling: "curious",
      with: ["pal curious"],
      props: ["notebook", "letter", "basket"],
      happening: "{hero} walks along the street with a notebook and compares letters.",
      I: [
        `On Tuesday there was another one, in the birdbath, folded into a boat. "Do you like pancakes?" it asked. On Wednesday, a third was tied to the swing. "I like pancakes too," it said, although {hero} had not answered. Each of them was signed with {a drawing}. {hero} packed {bag} and went to interview the neighbors. Nobody knew anything. But at the last house in the street, a curtain moved.`,
        `On Tuesday there was a paper boat in the birdbath. "What is your favorite breakfast?" it asked. "Pancakes," answered {hero} out loud, to nobody. On Wednesday another letter was hanging from the swing. "Mine too," it said, above {a drawing}. {hero} packed {bag} and rang at every door in the street. The lady with the roses had seen nothing. The man with the ladder had seen an airplane. At the very last house nobody answered, but a curtain trembled.`,
      ],
      A: [
        `On Tuesday there was a second one, in the birdbath, folded into a boat. "Do you like pancakes?" it inquired. On Wednesday a third was tied to the swing with a piece of wool, and it said, "So do I," although {hero} had not had the slightest opportunity to answer. Every one of them was signed with {a drawing}. So {hero} packed {bag}, hung a pencil around {their} neck, and went to interview the neighbors, as detectives do. The lady with the roses had seen nobody. The man with the ladder had seen a heron. The last house in the street had boxes in the hallway and nobody answered the bell, but {hero} had the feeling that a curtain moved.`,
        `The second one was waiting in the birdbath on Tuesday, folded into a boat, with a pebble for a captain. "What do you like best for breakfast?" it wanted to know. "Pancakes," said {hero} aloud, feeling rather foolish, for there was nobody in the garden but a beetle. On Wednesday something was fluttering from the swing. "I had hoped so," said the third letter, above {a drawing}. Either the beetle was able to write, or else there was somebody on the other side of the hedge. {hero} packed {bag} and inquired at every house in the street. Everybody was friendly, and nobody knew a thing. At the very last house nobody came to the door at all; but as they were turning away, {pal} saw a curtain stir.`,
      ],
    },
    { rest: "older", place: "street", time: "afternoon", weather: "clear", with: ["pal happy"] },
    {
      place: "park",
      time: "afternoon",
      weather: "clear",
      pose: "thinking",
      feeling: "determined",
      with: ["pal curious"],
      props: ["letter", "basket"],
      happening: "{hero} reads a riddle in the park and looks all around for the next letter.",
      B: [
        `One more letter came. "Look in the park!" {hero} took {bag}. But where was it?`,
        `The next one said, "Go to the park." They got {bag}. They looked and looked.`,
      ],
      E: [
        `The next letter had a riddle. "I have one leg and no shoe, and under me there is something for you." {hero} packed {bag} and ran to the park. What had just one leg? They looked everywhere.`,
        `"I have a red hat and only one leg," said the next letter. "Look for me in the park!" {hero} took {bag}. Who wears a red hat every day and never goes walking?`,
      ],
      I: [
        `The fourth letter was a riddle. "I have one leg and no shoe. I wear a hat when it's raining, and even when it's not. Underneath me is something for you." It obviously had to be in the park, because somebody had drawn the park all around the edges. {hero} looked under the benches and behind the drinking fountain. "Only one leg," {they} muttered, "and a hat, whatever the weather."`,
        `The fourth letter was a riddle. "I came up in the night, on one leg," it said. "I have a red hat, and I never take it off for anybody. Look underneath." Somebody had drawn ducks and benches all around the edge, so it was obviously the park. {hero} studied every hat that walked by. Then {they} searched the bushes and the fountain. "Who comes up in the night without making a sound?" {they} asked. "Me," admitted {pal}, "if there is cake."`,
      ],
      A: [
        `The fourth letter was a riddle. "I have one leg, but I never wear a shoe," it said, "and I have a hat on, whether it is raining or not." Around the edge somebody had drawn ducks and railings, so that it could only be the park. {hero} read it out loud on the way there, in several different voices. {They} looked beneath the benches and behind the drinking fountain. {They} even examined a man who was asleep on the grass, but he had two legs, and no hat. "It is here somewhere," {they} told {pal}. "It has been written by somebody who sees things that other people walk past."`,
        `The fourth letter had a riddle in it. "I came up in the night, without a sound," it said. "I stand upon one leg, like a heron, but I am not able to fly. I keep my hat on for everybody, even the rain. Look underneath." Ducks and railings ran all around the paper, and so they set off for the park. {hero} studied every hat that was walking about. {They} looked into a flowerpot, behind the fountain, and, with permission, into a stroller. "We are thinking too big," {they} told {pal} at last, and lay down on the grass, where you can see things as they appear to a beetle. "This is somebody who notices what is small."`,
      ],
    },
    {
      solve: "find",
      goal: "the last letter",
      place: "park",
      time: "afternoon",
      weather: "clear",
      with: ["pal excited"],
    },
    {
      place: "park",
      time: "sunset",
      weather: "clear",
      pose: "reading",
      feeling: "surprised",
      with: ["pal worried"],
      props: ["letter", "mushroom"],
      happening: "{hero} reads the last letter beside a big toadstool in the park.",
      E: [
        `The letter was under a big red mushroom! "This is my very last letter," it said. "I am not brave enough to ask you." One corner was wet, but not from the rain. "We have to hurry," said {hero}.`,
        `A big red mushroom had the letter! {hero} read it out loud. "This is the last one, because I am too shy. Goodbye." There were some wet spots on the paper. "Somebody cried," said {pal}.`,
      ],
      I: [
        `<The letter was under a large red mushroom, of course. One leg, one hat.|> But {hero} stopped laughing when {they} had read it. "This is the <last|very last> one," it said. "I wanted to ask you something<| important>, but I am not <brave enough. It is all right|nearly brave enough, so it does not matter>. Goodbye." The crayon had run at the bottom, where something wet had fallen on it. "It has not rained since Sunday," said {hero} quietly.`,
        `The letter was tied to the one leg of a big red mushroom. {hero} unrolled it, still laughing, and suddenly {they} stopped. "This is the last letter," it said. "I wanted to ask you something, but I am too shy. Thank you for looking." Underneath were three round spots, where the crayon had dissolved. {pal} tasted one carefully. "It is salty," {pal} reported. "Then we have to discover who it is," said {hero}, "and we have to do it immediately."`,
      ],
      A: [
        `The letter was under a large red mushroom; and once you knew, of course, it could hardly have been anywhere else. But {hero} stopped laughing when {they} had unfolded it. "This is going to be the last one," it said. "There was something important that I wanted to ask you, but unfortunately I am not brave enough, so it doesn't matter." The letters leaned on one another more than ever. In the corner {a drawing} had gone blurred, where something wet had fallen on it. "It has not rained since Sunday," said {hero} slowly. Then {they} remembered the boxes in the hallway of the last house, and the curtain that had moved, and {they} began to hurry.`,
        `The hat was a mushroom's, as red as a fire engine, and the letter had been tied to its only leg. {hero} read it, and the smile went slowly out of {their} face. "You discovered all of them," it said. "I was planning to ask you an important question in this one, but I have attempted it four times, and torn it up, so it is only to say goodbye." Below was {a drawing}, and it was blurred, because three drops had fallen on it from directly above. "Salty," announced {pal}, who had tasted one. Nobody ought to be as unhappy as that with an entire box of crayons, and {hero} remembered a curtain that had moved.`,
      ],
    },
    { rest: "everyone", place: "street", time: "sunset", weather: "clear", with: ["pal calm"] },
    {
      place: "street",
      time: "sunset",
      weather: "clear",
      pose: "standing",
      feeling: "brave",
      with: ["writer worried", "pal curious"],
      props: ["door", "letter"],
      happening: "{hero} stands at the door of the last house where a shy child peeks out.",
      B: [
        `They ran to the last house. Someone new lived there! But {writer} hid behind the door.`,
        `They went to the last house. A new child looked out. It was {writer}. {Writer.he} hid.`,
      ],
      E: [
        `There were boxes in the yard of the last house. One said "{writer}." Somebody had just moved in! {hero} knocked, and the door opened just a crack. {They} saw one eye and one purple crayon. Then the crack got smaller.`,
        `At the last house were a lot of boxes. One of them said "{writer}." {hero} rang the bell. "I did not write any letters," called a small voice. But nobody had asked about letters yet!`,
      ],
      I: [
        `A new family had moved into the last house, and there were still boxes in the hallway. "{writer's} room," said the top one. {hero} knocked. For a considerable while nothing happened. Then the door opened by about one inch. In the inch appeared an eye, and underneath were five fingers, covered with crayon. "Hello," said {hero}. "I got your letters." The eye grew enormous. "Those were not from me," whispered somebody, and the inch became half an inch.`,
        `The last house had been empty all spring. Now there were boxes on the steps, and one of them said "{writer's} crayons." {hero} rang the bell. Somebody hurried along the hallway and stopped behind the door. The mail slot opened, and an eye appeared in it. "Did you write to me?" asked {hero}. "Certainly not," said the mail slot. "The letter about pancakes was absolutely wonderful." "There were actually two of them," said the mail slot, and immediately it closed.`,
      ],
      A: [
        `A new family had moved into the last house on the street, and their boxes were still stacked in the hallway. The top one said "{writer's} room." {hero} knocked. For a considerable time nothing happened whatever. Eventually the door was opened by approximately an inch, and in the inch there appeared an eye. A little lower down were five fingers, every one of which was a different color. They were unmistakably the colors of {a drawing}. "Hello," said {hero}. "I came to say thank you for the letters." The eye became extremely large. "They were not from me," it whispered, "and I do not know anything about any pancakes." The inch turned into half an inch.`,
        `The last house had been empty since the winter, and now there were boxes piled up on the porch. One of them was marked "Kitchen," and another was marked "{writer's} crayons, extremely important." When {hero} rang, somebody hurried down the hallway and came to a standstill on the other side of the door. After a considerable time the mail slot was lifted, and an eye appeared. "Somebody has been writing to me," said {hero}, bending down. "Not anybody here," said the mail slot. "There was a particularly wonderful letter about pancakes." "There were two of them," said the mail slot; and then it understood what it had said, and closed with a snap, and there was nothing to be heard but breathing.`,
      ],
    },
    {
      solve: "shy",
      other: "writer",
      place: "street",
      time: "evening",
      weather: "clear",
      with: ["writer curious", "pal happy"],
    },
    {
      place: "street",
      time: "evening",
      weather: "clear",
      pose: "sitting",
      feeling: "happy",
      with: ["writer happy", "pal happy"],
      props: ["letter", "door"],
      happening: "{hero} sits on the front step beside {writer} and asks about the letters.",
      B: [
        `{refrain2} "My name is {writer}," said the new child. "Will you play with me?"`,
        `"I am {writer}," said the child. {refrain2} "Yes, me. Can we be friends?"`,
      ],
      E: [
        `They sat together on the step. {refrain2} "My name is {writer}," whispered {writer}, "and it is <easier|better> for me to write." So {hero} held out a <pencil|pen>. {writer} wrote<|, very small|, slowly>, "Do you want to play?"`,
        `{refrain2} "I am better on paper," <said|whispered> {writer}. So {hero} gave {writer.him} a pencil and waited. It took a long time. "Will you be my friend?" said the paper.`,
      ],
      I: [
        `They sat down side by side on the front step. {writer}, it turned out, was better at paper than at talking. "In a letter you can always cross something out," {writer} explained. "What was your important question?" said {hero}. {writer} looked down at {writer.his} shoes. So {hero} turned over the last letter, and handed {writer.him} a pencil. After a minute, there was an answer. "Will you be my friend?" it said.`,
        `They sat on the front step, with {pal} in the middle. Nobody said anything, and it was a comfortable kind of silence. "Talking is too quick for me," {writer} said finally. "Paper waits until it is right." {hero} nodded. {They} turned over the last letter, so that the empty side was on top, and offered {writer.him} a pencil. It took two crossings out and an entirely new beginning. "Will you be my friend?" it said.`,
      ],
      A: [
        `They sat down side by side on the front step, with {pal} in between in case anything <should become|became> awkward. {writer} turned out to be a great deal better at paper than at talking. "When you write something, you are always allowed to cross it out," {writer} explained, "but after you say it, everybody has already heard it." {hero} thought that this was perfectly true. "And the important question?" {they} inquired. {writer} examined {writer.his} shoes. So {hero} took out the last letter, smoothed it flat, turned it over to the empty side, and held out the pencil. It took a considerable time, and several attempts were immediately crossed out. "Will you be my friend?" it said.`,
        `So that was {writer}, who had moved in on Sunday and had not spoken to anybody since, apart from a goldfish. They sat on the front step together. "Conversation happens so quickly," {writer} explained. "By the time I have discovered the right answer, everybody is already talking about something different. Paper waits." {hero} considered all the times that {they} had thought of the right answer at bedtime. Then {they} laid the last letter on the step, with its empty side uppermost, and put a pencil on the top. "I can wait as well," {they} said. {pal} shut both eyes, out of politeness. There was a sound of writing, a sound of crossing out, and a long sound of nothing. "Will you be my friend?" it said.`,
      ],
    },
    {
      place: "kitchen",
      time: "evening",
      weather: "clear",
      pose: "holding",
      feeling: "happy",
      with: ["writer happy", "pal excited"],
      props: ["cake", "cup", "letter"],
      happening: "{hero} eats pancakes at the kitchen table with {writer}.",
      I: [
        `{hero} took the pencil and wrote an answer underneath. <It was only three letters long, but {they} made them as big as the paper would let {them}.|> Then they all went home for pancakes, which {writer} did like, so that was true as well. {extra} After the seventh pancake, {writer} said something out loud. Nobody else heard it, because it was a joke about ducks. {hero} laughed so hard that milk came out.`,
        `{hero} did not need to consider it. "YES," {they} wrote immediately, right up to the edges. After that there was nothing to do except make pancakes. {extra} {writer} drew a funny face on one with jam. {hero} drew an even funnier one. Nobody said a word, and the faces became sillier and sillier. Then {writer} held one up in front of {writer.his} own face and spoke through the mouth. "I am pleased to eat you," said the pancake.`,
      ],
      A: [
        `{hero} took back the pencil and wrote {their} answer underneath. It was only three letters long, but {they} made each of them as tall as the paper would permit. Then everybody went to {hero's} house for pancakes, for it seemed only right that the pancakes should turn out to be true. {extra} <{writer} did not speak during the first pancake, nor during the second.|> Somewhere in the middle of the seventh, {writer.he} leaned over and said something very quietly. It was a joke, and it concerned a duck. It was a good one, too; {hero} laughed so suddenly that a quantity of milk went down the wrong way, and {pal} had to be wiped.`,
        `{hero} wrote {their} answer in capitals, and it used up everything that was left of the page. After that there was only one thing to do. They walked to {hero's} house, and a pan was put on, because a letter had asked about pancakes and deserved a proper reply. {extra} Nobody talked. {writer} drew a face in jam, with one raised eyebrow; {hero} drew another with none. The plates went to and fro across the table like letters, and each of them was sillier than the one before. Finally {writer} bit out two eyes and a mouth, held the pancake up in front of {writer.his} nose, and politely cleared {writer.his} throat. "I am delighted to eat you," it announced. {pal} fell off the chair.`,
      ],
    },
    {
      place: "garden",
      time: "morning",
      weather: "clear",
      pose: "reading",
      feeling: "happy",
      with: ["writer happy", "pal happy"],
      props: ["letter", "gate", "flower"],
      happening: "{hero} finds a new letter on the gate, and this time it has a name.",
      B: [
        `"Yes!" said {hero}. They had cake, and then they played. Now the letters have a name. {close}`,
        `So they played all day. Now each letter has a name on it! {close}`,
      ],
      E: [
        `"Yes!" wrote {hero}, as big as the whole paper. Together they hurried home <for pancakes|to eat>. {extra} {close} On Monday there was <a new|one more> letter. At the <bottom|very bottom> stood a name. It was {writer}.`,
        `{hero} wrote one word on the back, in big letters. It was "Yes!" After that they had pancakes in the kitchen. {extra} {close} The next letter had a name at the end, and the name was {writer}.`,
      ],
      I: [
        `{close} The next Monday, there was a letter on the gate again, in the other sock. "I like how you find things," it said. It was signed with {a drawing}. But below that, in letters that hardly leaned at all, there was something new. There was a name. {hero} hung the letter over {their} bed, and went out to the gate, where somebody was already waiting.`,
        `{close} On Monday a sock was hanging on the gate again. It was the other one of the pair. "I like how you waited," said the letter. Next to {a drawing} was written "{writer}," and it was underlined, so that nobody could possibly miss it. There is a clothesline from one gate to the other now. From breakfast until supper, two socks travel back and forth.`,
      ],
      A: [
        `{close} On the following Monday there was a letter on the garden gate again, in the other sock, so that now they made a pair. "I like how you go on looking for things after everybody else has stopped," it said. There was {a drawing} at the bottom, exactly as there had always been. But below that, in letters which hardly leaned on one another at all, there was something that none of the letters had ever had before, and it was a name. {hero} pinned it to the wall above {their} bed. <Then {they} ran downstairs, two steps at a time, because the person who had written it was standing at the gate, and was not hiding behind anything.|>`,
        `{close} On Monday morning there was a sock on the garden gate, and it was the other one of the pair. "I like how you waited," said the letter. "I should like to do that for somebody as well." Underneath was {a drawing}, and next to it, not at all small, was a name. Today an extraordinary clothesline runs from the first gate in that street to the very last, and two socks travel back and forth from breakfast until dark. It is not that {writer} and {hero} never talk. They talk all day. But certain things are better in a sock.`,
      ],
    },
  ],
};
