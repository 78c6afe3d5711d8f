import type { Shape } from "@/lib/features/writing/classic/grammar";
import type { CastKind } from "@/lib/features/writing/classic/roster";

/** An elevator of glass, so that whoever is stuck in it is in the museum still. */
const MUSEUM = { place: "museum", time: "afternoon", weather: "clear" } as const;
const BATHROOM = { place: "bathroom", time: "evening", weather: "clear" } as const;
const BRUSH = "thing:toothbrush";

/** Nearly always a parent, where the order doesn't say who. */
const PARENTS: readonly CastKind[] = ["mother", "father", "mother", "father", "mother", "father"];

const STUCK =
  "stuck-in-@ stuck-in-the-@ stuck-in-a-@ stuck-in-an-@ stuck-in-our-@ stuck-in-a-broken-@ stuck-in-the-broken-@ stuck-in-a-hotel-@ stuck-in-the-hotel-@ stuck-inside-@ stuck-inside-the-@ stuck-inside-a-@ stuck-inside-an-@ stuk-in-the-@ trapped-in-@ trapped-in-the-@ trapped-in-a-@ trapped-in-an-@ trapped-in-our-@ locked-in-the-@ locked-in-an-@ broken-@ the-@-stuck the-@-got-stuck the-@-get-stuck the-@-was-stuck the-@-is-stuck our-@-got-stuck the-@-stopped our-@-stopped the-@-stop the-@-broke the-@-broke-down our-@-broke-down the-@-is-broken power-cut-in-the-@ blackout-in-the-@ scared-of-@ scared-of-the-@ scared-of-an-@ afraid-of-@ afraid-of-the-@ afraid-of-an-@ frightened-of-@ frightened-of-the-@ fear-of-@ fear-of-the-@ terrified-of-@ terrified-of-the-@ hate-@ hate-the-@ nervous-in-@ nervous-in-the-@ nervous-about-the-@ won't-take-the-@ won't-go-in-the-@ doesn't-like-the-@ doesn't-like-@";
/** What hangs in the mountains is a lift as well. */
const ONLY_ELEVATOR =
  "@-stuck @-got-stuck @-get-stuck @-stopped @-stop @-broke-down @-broke @-break-down @-breakdown stuck-on-the-@";
const LISTED = [
  ...["elevator", "lift", "elevater", "elavator"].map((word) => STUCK.replaceAll("@", word)),
  ONLY_ELEVATOR.replaceAll("@", "elevator"),
];

export const BETWEEN_ONE_AND_TWO: Shape = {
  id: "days/between-one-and-two",
  theme: null,
  wild: 2,
  tags: ["fear", "brave", "family", "dinosaur", "museum", "waiting", "funny", "helping"],
  about: LISTED,
  heroOnly: true,
  premise:
    "{Hero} and {pal} are stuck in the elevator of the museum, exactly where nobody has ever been able to stop, and then {hero} turns around.",
  shows: ["museum"],
  talk: [
    "What would you have said to the voice behind the button?",
    "Why do people in an elevator always look at the door?",
    "What have you found only because something went wrong?",
  ],
  cast: {
    pal: [...PARENTS, ...PARENTS, "grandmother", "grandfather", "aunt", "uncle"],
    help: ["grown-up-woman", "grown-up-man"],
    keeper: ["grown-up-man", "grown-up-woman"],
  },
  refrain: {
    B: ["And the dinosaur smiled.", "And {hero} smiled like a dinosaur."],
    E: ["And the dinosaur smiled.", "And {hero} smiled like a dinosaur."],
  },
  beats: [
    {
      id: "sees-chin",
      ...MUSEUM,
      pose: "pointing",
      feeling: "curious",
      with: ["pal happy"],
      happening: "{hero} stands under the big skeleton in the museum with {pal} and points up.",
      B: [
        `{hero} and {pal} looked up. The dinosaur was so tall! They could see its feet. But where was its face?`,
        `They stood under the dinosaur. {hero} could see its feet. {They} could not see its face. It was so high!`,
      ],
      E: [
        `In the museum stood a dinosaur made of bones. {hero} looked up as far as {they} could. "I can only see its chin," {they} said. "I have never seen its face," said {pal}. "It is <much|far> too high up."`,
        `{hero} and {pal} stood under the dinosaur. Its feet were as big as chairs. "I came here when I was little," said {pal}. "I always wanted to see it smile. But from down here it is <only|just> a chin."`,
      ],
      I: [
        `The dinosaur stood in the middle of the museum, and it was so tall that it reached through two floors. From below, one could see its feet, its knees, and the bottom of its chin. "I've been visiting it since I was your age," said {pal}, "and I've never once seen its face." "Then let's go up," said {hero}. {pal} shook {pal.his} head. "From up there one only sees the back of it. <It smiles exactly where there isn't a floor.|The smile is in between, where nobody can stand.>"`,
        `According to the sign, the dinosaur had sixty teeth. {hero} walked around its feet, which were as large as armchairs, and looked for them. All that {they} could find was a chin. "It's the same upstairs," said {pal}, who had been coming here since {pal.he} was a child. "There you can see the top of its head. For the smile, <you would have to stand in the middle of the air|somebody would have to build another floor>." {hero} stepped back as far as the wall. It was no use. The smile was exactly between one and two.`,
      ],
      A: [
        `The dinosaur in the museum was so tall that it needed two floors. Its feet stood on the first, among the umbrellas and the school classes, and its back could be admired from the second. "I've been visiting it since I was no bigger than you are," said {pal}, with {pal.his} head tipped back, "and I've never once seen its face. From down here there's nothing but chin, and from up there it turns the back of its head to you." {hero} stepped backward until {they} bumped against the wall. It was perfectly true. <The smile was exactly where there wasn't any floor.|Whoever had put it up had forgotten to build a floor for the smile.> "Somebody should complain," {they} said.`,
        `"Sixty teeth," {hero} read aloud from the sign, "the longest of which is as long as a banana." It was an excellent sign. Its only fault was that one couldn't see any of it. Between {hero} and the sixty teeth there was a great deal of air, and after that, a chin. "I've been looking up at that chin for most of my life," {pal} told {them}. "My own grandmother showed it to me. If you go upstairs, you can see the crown of its head, <and a certain amount of dust|which is as smooth as a bathtub>." "And the smile?" asked {hero}. {pal} held one hand flat in the air, halfway between the floor above and the floor below. "In between," {pal.he} said. "Where nobody ever gets to be."`,
      ],
    },
    {
      id: "faces-door",
      ...MUSEUM,
      pose: "standing",
      feeling: "calm",
      with: ["pal calm"],
      happening: "{hero} and {pal} stand in the glass elevator of the museum and look straight ahead.",
      E: [
        `They took the elevator up. It had a door in front, and the back was all glass. {hero} pressed the number two. Then they <looked|both looked> at the door. Everybody in there looks at the door.`,
        `"Let us look at the top of it," said {pal}. So they got into the elevator, and the door closed. {hero} pressed the number two. Up they went, and they <watched|looked at> the door, the way people do.`,
      ],
      I: [
        `They took the elevator to the second floor. It was a small one, with a steel door in front and a wall of glass at the back. {hero} pressed the button, because that was {their} job. The door closed, and the floor pushed gently against their shoes. Then they looked at the door. <Everybody in an elevator looks at the door.|That's what people do in an elevator.> You could have put a parade behind them, and they wouldn't have noticed. The number above the door said one. After that it was supposed to say two.`,
        `"Then we'll visit the top of its head," said {pal}, and they got into the elevator. There was a rule about elevators between them. {hero} pressed the button going up, and {pal} pressed it going down. The door slid shut, and they turned to face it. <It's strange, but people in an elevator never look anywhere else.|Nobody knows why people in an elevator always face the door.> Behind them was a wall of glass, with the entire museum in it. They were looking at some gray metal, and waiting for it to open.`,
      ],
      A: [
        `They took the elevator, which was a narrow one, with a steel door in front and nothing but glass at the back. Pressing the button was {hero's} responsibility on the way up, and {pal's} on the way down; it had always been so. The door rolled shut with a sigh, and the floor pushed politely against the soles of their shoes. Then they did what everybody does in an elevator: they stood side by side and looked at the door. <There was nothing on it.|It was gray, and there was nothing on it whatever.> Behind their backs the whole museum was sinking past, with its columns and its visitors and its lamps. It might have been waving at them, for all they knew. Above the door stood the number one, and in a moment it was going to be a two.`,
        `"Then we'll at least pay a visit to the back of its head," {pal} decided, and pressed the button to call the elevator. It came down to them like a glass of water on a tray. Only the front of it was metal. {hero}, who was responsible for everything that goes up, pressed the two, and the door slid shut. There is something peculiar about elevators. People will stand with their noses against the window of a bus, or even of a bakery; <but put them into an elevator, and they turn around and admire the door|but in an elevator they all turn around and admire the door>. {hero} and {pal} admired it as well. They had the museum behind them, with everything that was in it, and in front of them a small gray piece of steel.`,
      ],
    },
    {
      id: "stops-between",
      ...MUSEUM,
      pose: "standing",
      feeling: "surprised",
      with: ["pal worried"],
      happening: "{hero} and {pal} stand in the museum elevator, surprised, because it has stopped.",
      B: [
        `They went up in the elevator. Bump! It stopped. But the door did not open. They were stuck!`,
        `{hero} and {pal} took the elevator up. It stopped with a bump. They looked at the door. It was shut!`,
      ],
      E: [
        `Then there was a small bump, and the elevator stopped. The door did not open. {hero} pressed the two, and {they} pressed the one. Nothing moved. "I think," said {pal} in a <thin|very small> voice, "that we are stuck."`,
        `Bump! The humming stopped, and so did the elevator. They waited for the door, but it stayed shut. "Is this the second floor?" asked {hero}. "No," said {pal}, and held {their} hand. "This is <between|in between> the floors."`,
      ],
      I: [
        `Halfway up, there was a bump, no worse than a step that you hadn't expected. The humming stopped. The lamp blinked once and decided to stay on. {hero} waited for the door, but it remained closed. {They} pressed the two, and {they} pressed the one. {They} even pressed the two <very kindly|with {their} elbow>. The number above the door was neither. "We aren't anywhere," said {hero}. {pal} swallowed. "We're stuck," {pal.he} said, "but stuck is somewhere, too."`,
        `First it hummed, and then it didn't. The elevator gave a little hop and stood still. It was so quiet that they could hear the lamp. They both went on looking at the door, <because it seemed rude to stop|because it might open at any moment>. Nothing happened. {hero} pressed the button, which was {their} job, and after that {pal} pressed it, which wasn't {pal.his} at all. "Is that the second floor?" asked {hero}. "I'm afraid it's only the first floor and a half," {pal} answered. {Pal.his} hand felt for {hero's}, and it was damp.`,
      ],
      A: [
        `They were halfway up when there was a bump, no worse than a stair that one hasn't expected. The humming, which they had not noticed until now, was no longer there. The lamp blinked, considered the matter, and stayed on. {hero} waited for the door to open, and it didn't. {They} pressed the two. {They} pressed the one, in case it felt more like going down, <and finally {they} pressed both of them together|and then the two once more, extremely politely>. Nothing hummed. The little window above the door, which ought to have shown them where they were, had given up on the question and gone dark. "We're nowhere," {hero} established. "We're stuck," said {pal}, in a voice that was slightly too cheerful. "It isn't the same thing. When you're stuck, they know exactly where to find you."`,
        `It didn't drop, or shake, or do any of the things that elevators do in films. It gave a little hop, as a cow does who has thought better of it, and stood still. The quiet that came afterward was remarkable. They could hear the lamp. They could hear, from a long way below, somebody dropping a coin. Both of them continued to look at the door, <since it might open at any moment and then one would feel foolish|as if it had only forgotten its next line>. "Is this the second floor?" asked {hero} after a while. "Not entirely," said {pal}. {Pal.he} had taken hold of {hero's} hand, in order to comfort {them}. It was a large hand, and it was damp, and it held on rather harder than comforting requires.`,
      ],
    },
    {
      id: "presses-bell",
      ...MUSEUM,
      pose: "reaching",
      feeling: "determined",
      with: ["pal worried"],
      props: ["bell"],
      happening: "{hero} reaches for the button with the bell, and {pal} is worried.",
      B: [
        `{hero} saw a button with a bell. {They} pressed it. "This is {help}," said a voice. "I will come. Just stay in there."`,
        `One button had a bell on it. {hero} pressed it. "Hello!" said a voice. "I am {help}. I will get you out."`,
      ],
      E: [
        `Under the numbers was a yellow button with a bell. {hero} pressed it and held it down. "Hello, this is {help}," said a voice in the wall. "Two people? And you are fine? Stay <inside|in there>, and I will come with my tools."`,
        `"There is a button with a bell on it," said {hero}, and {they} pressed it hard. It rang! Then a voice came out of the wall. "My name is {help}," it said. "You are <safe|quite safe> in there, and I am on my way."`,
      ],
      I: [
        `At the very bottom was a yellow button with a bell on it. {hero} had wanted to press that one {their} entire life. {They} held it down and counted to three. "Good afternoon," said a voice in the wall, "this is {help}." {hero} explained that there were two of them, between one and two. "And is everybody all right?" asked the voice. <"Nearly everybody," said {hero}.|{hero} glanced at {pal}. "Nearly," {they} said.> "Then stay inside and leave the door alone. I'll be there in half an hour, and there's plenty of air."`,
        `{pal} pressed the two again, and after that {pal.he} pulled at {pal.his} collar. So {hero} examined all the buttons, from the top to the bottom. The very last one was yellow and had a bell on it. {They} pressed it until it rang. "Hello," said the wall, "my name is {help}." {hero} reported everything, in the right order. <"That was excellently done," said the voice.|"That was a very clear report," said the voice.> "It stopped because stopping is the safest thing that it can do. Don't touch the door. I'm already getting into my van."`,
      ],
      A: [
        `At the bottom of the row, below all the numbers, was a yellow button with a bell on it. {hero} had wished to press that one for as long as {they} could remember, and it had never been allowed. Now {pal} nodded, and {they} put {their} thumb on it and counted to three. "Good afternoon," said a voice in the wall, "this is {help}." {hero} explained that there were two people in the elevator of the museum, and that they were between one and two. <"And how are the two people?" inquired the voice.|"And is everybody all right in there?" inquired the voice.> {hero} glanced upward. "Approximately one and a half of us," {they} reported. "Then please stay inside and leave the door alone," said {help}, "and breathe as much as you like, because there are holes for that. I'll be with you in half an hour."`,
        `{pal} had pressed the two eleven times, and was now loosening {pal.his} collar. Somebody would have to do something sensible. {hero} examined the buttons from the top to the bottom, and at the very end there was a yellow one with a picture of a bell. {They} pressed it, and kept on pressing, until it rang. "Hello," said the wall. "My name is {help}, and I repair elevators. What is yours doing?" "Nothing whatever," answered {hero}, and reported how many they were, and where, <and that nobody was hurt|and for how long already>. "That was a remarkably clear report," said {help}. "It's only stopped because stopping is the safest thing that it knows, and it's hanging on considerably more ropes than it needs. Don't touch the door. Make yourselves comfortable, and I'll be there in half an hour."`,
      ],
    },
    {
      id: "waits-sitting",
      ...MUSEUM,
      pose: "sitting",
      feeling: "worried",
      with: ["pal worried"],
      happening: "{hero} and {pal} sit on the floor of the museum elevator and wait.",
      I: [
        `They sat down on the floor, shoulder to shoulder, and looked at the door. {hero} knew every scratch on it by now. "I don't care for this at all," admitted {pal}. "Neither do I," said {hero}. {Their} stomach had apparently gone on to the second floor without {them}. It was peculiar, but as soon as both of them had said it, there was more room in there. <"How much of the half hour is over?" asked {hero}.|"Is the half hour over yet?" asked {hero}.> "Four minutes of it," answered {pal}, and they looked at the door again.`,
        `First they tested the air, which came in through a row of tiny holes and smelled of museum. Then they counted the screws in the door, and there were twenty-eight. "Are you frightened?" asked {hero}. "A little," admitted {pal}. "I'm trying to hide it behind my knees." <"I can see it sticking out," said {hero}.|"It's too big for your knees," said {hero}.> Both of them had to laugh, but afterward the door was still closed. {hero} counted the screws again, and now there were only twenty-seven.`,
      ],
      A: [
        `They settled down on the floor, shoulder to shoulder, and looked at the door. There was a scratch in it that resembled Italy, and another that resembled nothing in particular. "I ought to tell you that I don't care for this at all," {pal} admitted presently. "Neither do I," said {hero}, whose stomach had evidently continued to the second floor without {them}. It was curious, but as soon as both of them had said it, there seemed to be considerably more room in there. <"How much of the half hour is over?" {they} inquired.|"And is the half hour nearly over?" {they} inquired.> {pal} consulted {pal.his} watch, and it was four minutes. They studied Italy once more. After a while {hero} gave a sigh that traveled all the way down to {their} socks.`,
        `First they tested the air. It came in through a row of holes near the floor, and it smelled faintly of old bones and floor polish, but there was any amount of it. Next they counted the screws around the door, of which there were twenty-eight. After that there was nothing left to do. "Are you frightened?" {hero} inquired. {pal} considered whether a grown-up is obliged to answer that. "A little," {pal.he} admitted, "but I've been hiding it behind my knees." {hero} had noticed. <It was sticking out on both sides.|It was rather too large for them.> They laughed about it until the elevator trembled, and immediately they stopped laughing, and sat extremely still. {hero} moved a little closer. Nobody could do anything about it; they were stuck, and there was nothing to look at but a door. They counted the screws again, and now there were twenty-seven.`,
      ],
    },
    {
      id: "turns-around",
      ...MUSEUM,
      pose: "standing",
      feeling: "excited",
      with: ["pal surprised"],
      happening: "{hero} stands in the museum beside {pal} and looks at the face of the big skeleton.",
      B: [
        `{hero} was done with that door. {They} turned around. There was a big face! {refrain}`,
        `Then {hero} looked the other way. A face was at the glass! Teeth, teeth, teeth! {refrain}`,
      ],
      E: [
        `{hero} had seen enough of that door. {They} turned around, and {they} gasped. There, right behind the glass, was a huge face! All this time they had been looking the wrong way. {refrain} {pal} <began to|had to> laugh.`,
        `"Why do we only look at the door?" asked {hero}. {They} turned around. Behind the glass hung the head of the dinosaur! It was as <close|near> as a plate of soup. {refrain} "So that is its face!" said {pal}.`,
      ],
      I: [
        `"I've finished with this door," announced {hero}, and turned around. On the other side of the glass, so close that one could have offered it a sandwich, was an enormous face. It was as long as a bathtub, and it was smiling from one end of the museum to the other. <They had been sitting with their backs to it.|All this time they had been showing it their backs.> {pal} turned around as well. "So that's what it looks like," {pal.he} whispered, and entirely forgot to be frightened. "All my life I've wanted to stop exactly here."`,
        `The back of {hero's} neck noticed it first. {They} had the feeling that somebody was looking at them. "Is anybody behind us?" {they} whispered, and slowly, both together, they turned around. Behind the glass was a smile, as wide as a sofa and full of teeth. So this was where they were! <They were between one and two, where nobody ever gets to be.|They were exactly in between, where nobody can ever stop.> "Good afternoon," said {pal} to the dinosaur, in a very small voice. "I've been wanting to meet you for years."`,
      ],
      A: [
        `"I've finished with this door," {hero} declared, and turned around. For a moment {they} didn't breathe, in spite of all the holes. On the other side of the glass, so near that one could have offered it a sandwich, hung a face. It was as long as a bathtub. It had two enormous caverns for its eyes, and beneath them, from one wall of the museum to the other, it smiled. It must have been smiling at their backs the entire time. <"{pal}," whispered {hero}, "don't look at the door."|"{pal}," whispered {hero}, "we've been facing the wrong way."> {pal} turned around, still sitting, and remained with {pal.his} mouth open. "So that's what it looks like," {pal.he} said at last. It was the voice of somebody a good deal younger. "All my life I've wanted to stop just here."`,
        `It began at the back of {hero's} neck, with the feeling that one has when somebody is reading over one's shoulder. {They} kept {their} eyes on the door for as long as possible. "Is there anybody behind us?" {they} inquired finally. It was a ridiculous question to ask in an elevator. Very slowly, and both together, they turned around. Behind the glass there was a smile. For some time that was all one could take in, because it was as wide as a sofa and it went on around the corner. So this was where they were. <They weren't nowhere; they were in between, where nobody ever gets to be.|It wasn't nowhere in the least; it was the one place where nobody can ever stop.> "Good afternoon," said {pal} weakly to the dinosaur. "I don't suppose you remember me. I used to be shorter."`,
      ],
    },
    {
      id: "counts-teeth",
      ...MUSEUM,
      pose: "pointing",
      feeling: "curious",
      with: ["pal curious"],
      props: [BRUSH],
      happening: "{hero} points at a toothbrush by the big skeleton in the museum, and {pal} looks, too.",
      B: [
        `"Look at that tooth," said {hero}. "It is red!" But it was no tooth. It was a toothbrush! {refrain}`,
        `They looked at its teeth. What was in there? It was a red toothbrush! "Who put it in there?" said {hero}.`,
      ],
      E: [
        `"Let us count the teeth," said {hero}. {pal} counted the top, and {hero} counted the bottom. One of them was thin and red, <and it had hairs|with hair on it>. "That is no tooth," said {hero}. "That is a toothbrush!"`,
        `They pressed their noses against the glass and counted. {hero} got to sixty-one, and {pal} got to sixty. "One of mine is <very|so> red," said {hero}. They looked again. It was not a tooth at all. It was a toothbrush!`,
      ],
      I: [
        `"It's supposed to have sixty teeth," said {pal}. "Shall we make sure of it?" They knelt down at the glass, and {pal} took the upper row and {hero} the lower one. It's a wonderful occupation for people who are stuck, because you can't count and worry together. {pal} arrived at thirty, and {hero} at thirty-one. {They} went back along the row with one finger. <The last one was thin and red, and it had bristles.|The one at the very back was red, and it had bristles.> "That isn't a tooth," said {hero} slowly. "That's a toothbrush."`,
        `The teeth were as long as bananas, and {hero} wanted to count them, because nobody had ever been able to from here. {pal} kept the tens on {pal.his} fingers. They counted to the left, and they counted to the right, and neither of them looked at the door once. <"Sixty-one," said {hero}. "There's one too many."|"Sixty-one," said {hero}. "That's wrong."> It was far back, between two others, and it was as red as a tomato. {hero} pressed {their} nose flat. At one end it had bristles. Somebody had left a toothbrush in the dinosaur.`,
      ],
      A: [
        `"It says sixty on the sign," {hero} remembered. "But who has ever checked?" They knelt down with their foreheads against the glass, and divided it fairly: {pal} received the upper row, and {hero} the lower. There is no better occupation for people who are stuck, because it's impossible to count and worry together. Every tooth was as long as a banana, with an edge like a saw. {pal} arrived at thirty, and {hero} arrived at thirty-one. {They} went back along the row with one finger, and hesitated near the end. <The last of them was thinner than its neighbors, and extremely red.|One of them was thin and straight, and as red as a tomato.> It also had bristles. "I don't believe that's a tooth," said {hero}. "I believe that's a toothbrush."`,
        `From this spot, and from no other in the world, the sixty teeth could be counted, and {hero} thought it would be a waste not to. {They} counted, and {pal} kept the tens on {pal.his} fingers. There were enormous ones and ordinary ones, and there was one in front that stood crooked, which made it look friendly. They had forgotten the door completely. "Sixty-one," {hero} announced, and {pal} inspected {pal.his} fingers. <"That's impossible," {pal.he} said.|"It ought to be sixty," {pal.he} said.> {hero} flattened {their} nose against the glass. Right at the back, between two giants, stuck something slim and red. It had a handle at one end, and at the other it had bristles. In the mouth of the dinosaur, for who knows how long already, there had been a toothbrush.`,
      ],
    },
    {
      id: "shows-below",
      ...MUSEUM,
      pose: "waving",
      feeling: "happy",
      with: ["keeper surprised", "pal happy"],
      happening: "{hero} waves in the museum, and {keeper} and {pal} are there.",
      E: [
        `Far below stood {keeper}, who took care of the bones. {hero} pointed at the dinosaur and moved one hand in front of {their} teeth. Brush, brush, brush! {keeper} did not understand. But all the children down there <did it, too|began to brush>.`,
        `A whole class was looking up at them. {hero} waved. Then {they} pretended to brush {their} teeth, and pointed at the dinosaur. The children all did the same. At last {keeper}, who cleaned the bones, put {keeper.his} hand to {keeper.his} <head|mouth>. {Keeper.he} knew!`,
      ],
      I: [
        `Far below stood {keeper}, who looked after the bones, and behind {keeper.him} an entire school class. Nothing could be heard through the glass, so {hero} had to explain it with {their} hands. {They} pointed at the dinosaur, and brushed {their} teeth with one finger, up and down. The children thought that it was some kind of greeting. <All twenty of them brushed the air.|Twenty children brushed their teeth in the air.> {keeper} stared at the children. {Keeper.he} stared at {hero}, and suddenly clapped one hand to {keeper.his} forehead.`,
        `Down below, no bigger than a thumb, {keeper} was running to and fro. {keeper} looked after the bones. {Keeper.he} made a trumpet of {keeper.his} hands, but only the air came through. {hero} wanted to tell {keeper.him} about the tooth. {They} showed sixty fingers, and one more. {They} bared {their} teeth. Then {they} pretended to brush them, and <a class of children who stood there joined in|a whole class behind {keeper.him} joined in>. They brushed and brushed and had to laugh. {keeper} shook {keeper.his} head, and suddenly stopped shaking it.`,
      ],
      A: [
        `Meanwhile an audience had gathered below. There was a school class, two by two, and in front of it stood {keeper}, who looked after the bones and was wringing {keeper.his} hands. Nothing could be heard through the glass. {hero} pointed at the dinosaur, showed {their} own teeth, and brushed them energetically with one finger. {keeper} didn't understand. The children believed that it was some kind of greeting, and returned it. <Twenty of them stood in the hall of the museum and brushed the air.|Twenty fingers went up and down in the hall of the museum.> {keeper} looked at the children. {Keeper.he} looked at {hero}, and at the smile, and even from up here one could see how the thought arrived. {Keeper.he} covered {keeper.his} face with both hands, and hurried off to find a ladder.`,
        `They were no longer alone. Far down on the marble, as small as chess pieces, a school class had come to a halt. Beside it {keeper}, who was responsible for the bones, was hopping from one foot to the other and shouting something that the glass kept to itself. "{Keeper.he} wants to know how we are," said {pal}. "But I've got something far more important," said {hero}. {They} pointed at the jaw, and held up ten fingers six times, and afterward a single one. As that had no effect, {they} opened {their} mouth and pretended to brush. <The entire class brushed back.|After a moment of surprise, the entire class brushed back.> There had never been so much dental care in the museum. {keeper} frowned at them, then looked up at the dinosaur, and put a hand over {keeper.his} mouth.`,
      ],
    },
    {
      id: "door-opens",
      ...MUSEUM,
      pose: "walking",
      feeling: "happy",
      with: ["help happy", "pal happy"],
      props: ["tool-box"],
      happening: "{hero} and {pal} walk out of the museum elevator, and {help} is there with a tool box.",
      B: [
        `Hum, hum! The elevator went up, nice and slow. The door opened. There was {help}! "You did it just right," said {help}.`,
        `Then the elevator moved. It went up a bit. The door opened, and there was {help}! "Hello, you two!"`,
      ],
      E: [
        `"Hold on, I will bring you up now," said the voice. The elevator hummed, and very slowly it went up to the second floor. The door opened. There stood {help} with a big <box of tools|tool box>. "You are the voice!" said {hero}.`,
        `Something went click above their heads. Then the elevator hummed and moved again, as <soft|slow> as a swing. The door opened on the second floor. There was {help} with all {help.his} tools. "So soon?" said {hero}.`,
      ],
      I: [
        `"Are you still there?" asked the wall. "Yes," answered {hero}, "but you don't have to hurry." "I'm directly above you," said {help}. "First you'll hear a click, and afterward you'll be moving, as slowly as honey." And that was exactly how it happened. The smile sank past the glass, and then the eyes. <{hero} waved until they had disappeared.|{hero} bowed politely as they went by.> The door opened on the second floor, and somebody was kneeling there beside a tool box. "You're the voice!" said {hero}, and they shook hands.`,
        `Somebody coughed in a friendly manner over their heads. "It's only me," called {help}. "A tiny switch had fallen asleep. Now I'm going to bring you up to the second floor." The elevator hummed, and it rose so gently that {hero} hardly noticed, <and the smile slid down behind the glass|while the smile went down past the glass>. The door opened as if it had never been closed. "That was exactly half an hour," said {help}, who was kneeling beside a tool box. {hero} would have guessed five minutes.`,
      ],
      A: [
        `"Are you still with me?" inquired the wall. "Yes," said {hero}, "but there's no hurry on our account." For a moment it was silent. "I've been repairing elevators for twenty years," said {help}, "and nobody has ever told me that. I'm directly above you. In a moment you'll hear a click, and afterward you'll be rising, as slowly as honey." It happened precisely as announced. The smile sank past the glass, and then the eyes, and finally the top of the head, <with a certain amount of dust on it|which could have done with a duster>. The door slid open, and the floor outside was exactly as high as their own. Beside an enormous tool box knelt somebody with oil on one cheek. "So you're the voice," said {hero}, and they shook hands, oil and all.`,
        `Over their heads somebody began to hum a melody, and it wasn't the elevator. "I've discovered the trouble," called {help}. "There's a tiny switch that makes certain that the door is closed, and it had fallen asleep. Now I'm going to bring you up, as gently as possible." The floor pushed against their shoes like an old acquaintance, and behind the glass the smile began to sink. <{hero} gave it a last wave.|{hero} waved for as long as there was anything to wave at.> Then the door opened, as though it had never in its life been closed, and there was the second floor, at precisely the right height. {help} was kneeling beside a tool box and looking at a watch. "Exactly half an hour," {help.he} announced. {hero} would have guessed five minutes.`,
      ],
    },
    {
      id: "fetches-brush",
      ...MUSEUM,
      pose: "standing",
      feeling: "proud",
      with: ["keeper happy", "pal happy"],
      props: ["thing:ladder", BRUSH],
      happening: "{hero} stands in the museum by a ladder, and {keeper} has got the toothbrush back.",
      B: [
        `{keeper} came with a ladder. {keeper} looked after the bones. "My brush! I lost it in there!" {refrain}`,
        `"A brush?" said {keeper}. {Keeper.he} went up a ladder. "It is mine! I brush its teeth with it!"`,
      ],
      E: [
        `{keeper} climbed up the tallest ladder with a long hook. Down came the red toothbrush! "I clean its teeth with this," said {keeper}. "I lost it in the spring. Nobody can see that spot <from the floor|from down here>."`,
        `{keeper} fetched a ladder and fished out the toothbrush. "I brush its teeth every Monday," {keeper.he} said, and {keeper.he} turned <quite red|red>. "And I have looked for this in every drawer! How did you find it?" "We were stuck," said {hero} proudly.`,
      ],
      I: [
        `{keeper} had already put up the longest ladder in the museum. {Keeper.he} reached deep into the smile, and there was a rattle. "I brush its teeth on the first Monday of the month," {keeper.he} explained, when {keeper.he} was down again. "In March the brush disappeared, and I suspected two schools and a pigeon. <It can't be seen from above or from below.|Nobody has ever been at that height.>" {Keeper.he} looked at {hero} with respect. "And how did you manage to get there?" "It was easy," said {hero}. "We only had to be stuck."`,
        `When they came down, {keeper} was standing on top of a ladder with one arm in the dinosaur. "I've got it!" called {keeper}, holding up something red. The class cheered. "That's been in there since March," said {keeper}, and blew the dust off. "I was cleaning the back ones, and I sneezed. Afterward I looked absolutely everywhere. <But nobody has ever looked from in between.|There's just one place from which one can see it.>" Then {keeper.he} shook hands with {hero}, and with {pal}. On the sign it said sixty teeth, and that was right again.`,
      ],
      A: [
        `Below, {keeper} had leaned the longest ladder in the museum against the longest neck, and was in the dinosaur up to the shoulder. Something rattled. A cheer went through the school class, and {keeper} came down backward, with a red toothbrush in one hand. "I brush its teeth on the first Monday of the month," {keeper.he} explained, somewhat out of breath. "In March I had to sneeze, and the brush disappeared, and I've suspected two schools and a pigeon. <From below one sees only the chin, and from above only the dust.|It's impossible to see it from above or from below.>" {Keeper.he} regarded {hero} with great respect. "How did you manage to be up there?" "It was quite easy," said {hero}. "First you have to be stuck, and then you have to turn around."`,
        `When they arrived downstairs, they saw a pair of legs on top of a ladder. The rest of {keeper} was in the dinosaur. "I have it!" announced a hollow voice from the throat, and a hand appeared with something red in it. "Since March!" said {keeper}, when {keeper.he} had come down, and polished the brush on {keeper.his} sleeve as if it had been made of gold. "I clean its teeth once a month, and I was busy with the ones at the back when I had to sneeze. I've searched every drawer in this building. But nobody can look from the middle of the air, <unless they're extremely lucky|unless they're exceptionally lucky>." {pal} was going to say something about luck, and considered it, and didn't. "We were," said {pal} instead.`,
      ],
    },
    {
      id: "rides-again",
      ...MUSEUM,
      pose: "waving",
      feeling: "brave",
      with: ["pal calm", "help happy"],
      happening: "{hero} waves in the museum elevator, together with {pal} and {help}.",
      I: [
        `"From now on we could always take the stairs," suggested {pal}. {hero} considered the stairs, and {they} considered the elevator, and {their} stomach wasn't certain about it. "But the stairs don't go past its face," {they} said. <"You can come along with me," offered {help}.|"I have to test it in any case," said {help}.> So all three of them got in. Nobody watched the door closing, because they were standing with their noses against the glass. For a single second there was an enormous smile in front of them, and everybody waved.`,
        `{help} had to try the elevator once more, and there was room for two others. {pal} suddenly remembered how healthy stairs are. {hero} could feel {their} heart, which was beating as if it had come up on foot. "If it stops again, I'll press the bell," {they} decided, <"and I know who'll answer."|"and I know exactly how to do that."> The door closed behind three backs, because everybody was facing the glass. The smile went sailing past like a ship. "Goodbye!" called {hero}, and it was over much too soon.`,
      ],
      A: [
        `"From now on there are always stairs," remarked {pal}. "Nobody actually needs an elevator." {hero} looked at the stairs, which were wide and made of marble, and didn't pass in front of anything. {Their} stomach was in favor of them. <"I have to try it out in any case," said {help}, wiping {help.his} hands.|"I'm just going to try it out," said {help}, wiping {help.his} hands.> That decided the matter. The three of them stepped in, and the door rolled shut. Nobody saw it, because they were standing in a row with their noses against the glass. There came the chin, and there came the teeth, all sixty of them. For an entire second they were where nobody ever gets to be, and they waved, as one waves to a friend at a station.`,
        `"I have to take it up and down once," said {help}, "to discover whether it has learned anything, and there would be room." {pal} suddenly remembered how healthy stairs are. {hero} could feel {their} heart, which was behaving as though it had just climbed all of them. An elevator could stop, that was true. But there was a yellow button, and {they} knew by name who would answer it. "Somebody has to visit it," {they} decided, and got in. <{pal} sighed, and followed {them}.|So {pal} had to come along as well.> The door closed without being watched by anybody. They stood with their faces to the glass, and the smile came sailing down to meet them, like a ship with all its lamps lit. It was over in a second, and {hero} would gladly have been stuck for another.`,
      ],
    },
    {
      id: "brushes-teeth",
      ...BATHROOM,
      pose: "holding",
      feeling: "happy",
      with: ["pal happy"],
      props: [BRUSH],
      happening: "{hero} holds a toothbrush in the bathroom in the evening, and {pal} is there.",
      B: [
        `At home it was time for teeth. The brush went in. It did not come out! {refrain2}`,
        `That night they brushed and brushed. But one brush stuck out on the side. {refrain2}`,
      ],
      E: [
        `That evening {hero} brushed {their} teeth, the front ones and the back ones. Then {they} stood quite still with the brush in {their} mouth. "Are you stuck?" asked {pal}. {hero} nodded. {refrain2}`,
        `"Did you brush the ones at the back?" asked {pal} that night. There was no answer. {hero} stood in front of the mirror. A brush was sticking out <on one side|of {their} mouth>. {refrain2}`,
      ],
      I: [
        `That evening {hero} brushed {their} teeth for longer than ever before. {They} counted them as well. There were exactly twenty. {pal} came in to see where {they} {was}. "I've got something to tell you," said {pal}. "I've been to that museum a hundred times, and today was the best." {hero} couldn't answer. {They} {was} standing in front of the mirror, <perfectly still|like a thing in a museum>, with {their} head lifted and all {their} teeth showing. From one side, between the last two, stuck a red brush.`,
        `"Are you finished in there?" called {pal} through the door. Nothing moved. {pal} knocked, and waited, and opened the door. The lamp was on, and the water was off. On the little stool in front of the mirror stood {hero}. {They} had {their} arms at {their} sides and {their} mouth wide open, and out of it stuck a toothbrush. {pal} understood at once. {Pal.he} sat down on the edge of the bathtub, exactly halfway up, <where the view was best|from where one can see the face>. "Twenty," {pal.he} counted, "and one more."`,
      ],
      A: [
        `That evening {hero} took longer over {their} teeth than anybody had ever known {them} to. {They} did the front ones, and the back ones, and counted the entire collection from left to right, and it came to twenty. "Do you know," said {pal} from the corridor, "I've visited that dinosaur for most of my life, and nearly always on purpose. Today was the best." There was no reply. {pal} put {pal.his} head around the door. In front of the mirror, with {their} chin raised, stood {hero}, <as still as a thing that has been dug up|as motionless as something that has been dug up>. {They} {was} smiling from one ear to the other. And at the side, between the last two teeth, where from below it couldn't possibly have been seen, stuck a toothbrush.`,
        `"Have you done the ones at the back?" {pal} inquired through the bathroom door. It was a fair question, after such a day. Nobody answered. {pal} knocked; {pal.he} waited as long as one waits for an elevator; then {pal.he} went in. The lamp was burning, and the tap had been turned off. On the stool before the mirror stood a remarkable skeleton, in pajamas, with its arms at its sides. It had lifted its chin and was showing all its teeth, and far back on the left a toothbrush was sticking out. {pal} didn't say that it was late. {Pal.he} sat down on the edge of the bathtub, <which was neither up nor down, and just the right height|which, as it turned out, was exactly the right height>, and began to count from the left. {hero} kept perfectly still, and smiled and smiled.`,
      ],
    },
  ],
};
