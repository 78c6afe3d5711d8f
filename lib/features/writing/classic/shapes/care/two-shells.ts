import type { Shape } from "@/lib/features/writing/classic/grammar";

const AID = { weather: "clear", props: ["thing:hearing-aid"] } as const;
const SCHOOL = { ...AID, place: "classroom", time: "morning" } as const;
const THEATRE = { place: "theatre", time: "evening", weather: "rain", props: ["thing:hearing-aid"] } as const;

export const TWO_SHELLS: Shape = {
  id: "care/two-shells",
  theme: null,
  wild: 2,
  tags: ["sound", "school", "friend", "help", "new", "stage"],
  about: ["hearing-aid hearing hearing-loss deaf deafness hard-of-hearing cochlear-implant"],
  premise:
    "{hero} gets two new hearing aids, and when rain drowns out the school play, {hero's} hands save it.",
  care: ["disability"],
  shows: ["thing:hearing-aid"],
  talk: [
    "Which sound would you like to hear first in the morning, and which one last at night?",
    "How could we talk together without using our voices?",
    "What do you think {hero} felt when everybody watched the hands?",
  ],
  cast: { pal: ["girl", "boy"], teach: ["teacher"], mom: ["mother", "father"] },
  refrain: {
    B: ["Hands can talk, too.", "Hands, hands, hands! They waved like the sea."],
    E: [
      "Two shells for the ears, and two hands for the rest.",
      "Two shells for the ears, and two hundred hands for {hero}!",
    ],
  },
  beats: [
    {
      id: "gets-shells",
      ...AID,
      place: "bedroom",
      time: "morning",
      pose: "holding",
      feeling: "surprised",
      with: ["mom happy"],
      happening: "{hero} holds a new hearing aid in the bedroom, beside {mom}.",
      B: [
        `{hero} got two blue hearing aids. "They look like shells," said {mom}. {hero} put them in. Hello, bird!`,
        `"Here are your hearing aids," said {mom}. {hero} put one in each ear. Who was that? A bird sang!`,
      ],
      E: [
        `{hero} had two new hearing aids, as blue as the sea. {They} put one behind each ear. "They look like shells," said {mom}. <Something|Somebody> was making a funny tapping noise. "What is that?" asked {hero}. It was the rain on the window.`,
        `"Are you ready?" asked {mom}. {hero} put on the new hearing aids. They sat behind {their} ears like two blue shells. "Hello," {mom} said softly, and {hero} heard it! {They} heard <even the clock|a clock, too>, and {their} own feet.`,
      ],
      I: [
        `The new hearing aids were blue, and they sat behind {hero's} ears like two small shells. When {mom} turned them on, {hero} looked around in surprise. Something was humming, and that was the refrigerator. Something was scratching, and that was {their} own sleeve. "Have you always been so loud?" {they} asked the sleeve. {mom} laughed, and {hero} heard that, too, <all the way to the end|including the little squeak at the end>.`,
        `{hero} had chosen blue hearing aids, because blue was the color of the sea. They looked like two shells, and each had its place behind an ear. {mom} helped {them} with the second one. "Say something ordinary," {hero} ordered. "Porridge," whispered {mom}, from the other side of the room. {hero} turned around. Until that day {they} would have needed to see {mom.his} lips for it. <"Again," {they} said.|"Say it once more," {they} said.>`,
      ],
      A: [
        `The new hearing aids were blue, and when {hero} had hooked them behind {their} ears, they looked exactly like two small shells. "Now," said {mom}, and switched them on. There was a tiny melody, and then the room arrived. Something was humming in the kitchen, and that was the refrigerator; something was rustling enormously, and that was {their} own sleeve. "Has it always made that noise?" asked {hero}, staring at it. {mom} began to laugh, and {hero} listened to {mom.him} with interest, since there was a little squeak in {mom.his} laughter that {they} had never met before. <"Do that again," {they} commanded.|It was like finding a new room in a house where you have lived for years.>`,
        `{hero} had been allowed to choose the color of the hearing aids, and had chosen blue. {mom} said that they looked like shells, and that perhaps one would hear the sea in them. What {they} heard first was {mom} saying so, in a whisper, from the other side of the bedroom, with {mom.his} back turned. Ordinarily {hero} would have needed to watch {mom.his} lips. "Say something difficult," {they} demanded. "Rhinoceros," whispered {mom}. {hero} understood every syllable of it, and turned a somersault on the bed, and discovered that the bed had been complaining about this for years. <It had a great deal to say.|It squeaked in three different places.>`,
      ],
    },
    {
      id: "hears-everything",
      ...AID,
      place: "street",
      time: "morning",
      pose: "walking",
      feeling: "worried",
      with: ["pal happy"],
      happening: "{hero} walks down the street with {pal}, and a hearing aid is in the picture.",
      B: [
        `But all was so loud! Cars and dogs and shoes! {hero} took a hearing aid out. "Too much," {they} said.`,
        `"What a noise!" said {hero}. "My hearing aids hear it all." "We can walk here," said {pal}.`,
      ],
      E: [
        `On the way to school, the hearing aids heard everything. Cars roared, bags rustled, and shoes went clop. "It is <too much|a lot> all at once," said {hero}. "Then let us go by the park," said {pal}. That was kinder to the ears.`,
        `Outside it was so loud! "How do you know what to listen to?" asked {hero}. {pal} <had to think|thought hard> about that. "I never noticed," {pal.he} said. The hearing aids were new, and {hero's} ears had to learn.`,
      ],
      I: [
        `On the way to school the hearing aids brought in simply everything. There were trucks and heels and a dog three gardens away, and all of them were equally loud. "How do you know which one to listen to?" {hero} asked. {pal} had never considered that. "I think the others just go to the back," {pal.he} said. {hero's} had not learned to go to the back yet. "They will, in a few weeks," {mom} had promised, <and meanwhile there was the park|so they took the path through the park>.`,
        `Nobody had warned {hero} about potato chips. A boy was eating them at the bus stop, and it sounded as if he were walking on gravel. A truck went by like a thunderstorm. The hearing aids did not choose. They handed over whatever they could get. "It is as if everybody were telling me something at the same time," said {hero}. "Shall we take the quiet way?" asked {pal}. <They took it every day for two weeks.|So they walked along by the river instead.>`,
      ],
      A: [
        `On the way to school the hearing aids delivered everything that there was. They delivered a truck, and a pair of high heels, and a dog three gardens away, without making the slightest difference between them. "How do you decide what to listen to?" asked {hero}, with both hands over {their} ears. {pal}, who had been hearing things since {pal.he} was born, had never thought about it. "The other noises go to the back," {pal.he} said doubtfully. {hero's} noises all stood in the front row and waved. {mom} had explained that it would be so in the beginning, and that ears need practice, as legs do. <In the meantime there was the path through the park, where only the ducks were talking.|They took the longer way, which was also the softer one.>`,
        `Nobody had said anything about potato chips. There was a person at the bus stop who was eating some, and to {hero} it sounded as though he were marching through gravel. A motorcycle passed, and it passed directly between {their} ears. The hearing aids were very obliging, but they could not know what was important; they simply handed over everything that they found, like a dog who has been sent for the newspaper. "It is as if the whole street were telling me something," said {hero}. {pal} looked at {them} closely. "Then shall we go along by the river?" {pal.he} asked. <"Until you know which parts are boring?"|They did so every morning, until the street had calmed down.>`,
      ],
    },
    {
      id: "answers-class",
      ...SCHOOL,
      pose: "pointing",
      feeling: "proud",
      with: ["pal curious", "teach happy"],
      happening: "{hero} points at a hearing aid in the classroom, with {pal} and the teacher.",
      E: [
        `"What are those?" everybody asked. "These are my hearing aids," {hero} said. "They make sounds bigger. And I read lips, and I talk with my hands." {They} made a sign. "That was <good morning|hello>!" {refrain}`,
        `{teach} let {hero} tell the class. "My ears need a little help, so I wear hearing aids," {hero} said. "I read lips. And I can <talk|speak> with signs." {refrain}`,
      ],
      I: [
        `In school everybody wished to see the hearing aids, so {teach} gave {hero} ten minutes. "They make the sounds bigger," {hero} explained, "but I hear with my eyes as well, so please don't talk to the board." {teach} <blushed|put down the chalk>. "And I know signs, like this one for waiting, and this one for now." {They} spread out {their} fingers and shook both hands in the air. "And that is how deaf people applaud."`,
        `One child asked whether they hurt, and another asked whether they floated. {hero} was happy to explain that hearing aids did not hurt, and that they must never get wet. "And when I take them out, I get my quiet back," {they} said, "and I talk like this." {They} signed "wait," and {they} signed "now." Then {they} shook both hands high in the air, which <is applause|is clapping> in sign language. The entire class tried it together, and it looked like <wind in a tree|a tree in the wind>.`,
      ],
      A: [
        `In school there were so many questions that {teach} gave {hero} ten minutes and a chair to stand on. The hearing aids made sounds bigger, {they} explained, but they did not do the understanding; {their} eyes were responsible for that. "I read your lips, so please don't talk to the board." {teach}, who had been talking to it for years, immediately turned around. "And if it is very noisy, or if I have taken them out, I use signs, like this one for waiting, and this one for now." Last of all {hero} raised both hands and shook them, so that all ten fingers twinkled. <"And that is clapping. You can see it from much farther away."|"That is applause," {they} said, "for people who clap for the eyes.">`,
        `"Can you hear through walls?" somebody wished to know, and somebody else asked whether they floated. {hero} explained with pleasure that the hearing aids could not hear through walls, and that they must on no account get wet. "In the evening I take them out," {they} said, "and then I have my quiet back. It is such an excellent quiet that you would have to climb a mountain for it." There {they} talked with {their} hands; and {they} showed them "wait," and "now," and how applause is done in sign language, with both hands shaking in the air. <Twenty-four children tried it, and it looked like a wood in the wind.|All of them applauded themselves, without a sound.>`,
      ],
    },
    {
      id: "gets-job",
      ...SCHOOL,
      pose: "reading",
      feeling: "excited",
      with: ["teach happy", "pal excited"],
      props: ["thing:hearing-aid", "book"],
      happening: "{hero} reads a book in the classroom, with the teacher, {pal} and a hearing aid.",
      B: [
        `They made a play. "You say who goes next," said {teach}. {hero's} hearing aids shone.`,
        `"Who will help with our play?" said {teach}. "I will!" said {hero}. {Their} hearing aids shone.`,
      ],
      E: [
        `The class was going to do a play about the sea. "Who will stand beside the stage and tell us when to go?" asked {teach}. {hero's} hand shot up. "I <look|watch> very well," {they} said. "With my hearing aids, I listen well, too."`,
        `"I need somebody for the book," {teach} said. The book had all the words of the play in it. "If an actor gets stuck, you whisper the next word." {hero} wanted that job. With {their} new hearing aids, {they} could hear <every|each> word.`,
      ],
      I: [
        `In June the class was going to perform a play about the sea. {pal} was the captain. "And I need a person for the wings," said {teach}. "That person stands beside the stage with the book, and tells everyone when to go on." {hero} put up {their} hand so fast that one of the hearing aids slipped. "Nobody watches people as much as I do," {they} said. That was true, and {they} got the job. <There was even a chair.|It came with a chair and a lamp.>`,
        `{teach} was giving out the parts for a play about the sea. There were four waves, a whale, and a captain, who was {pal}. "What would you like to be, {hero}?" "I would like to have the book," said {hero}. The one who has the book stands at the side, knows everything, and gives the signals. It was a job for sharp eyes, and with {their} hearing aids {they} now had <fairly sharp|pretty good> ears as well. "I could not think of anybody better," said {teach}.`,
      ],
      A: [
        `In June the class was to perform a play about the sea, in a real theater, with a real curtain. {pal} would be the captain. "And then," said {teach}, "I need the most important person of all, whom nobody sees. Somebody has to stand at the side with the book, and follow every word, and give everybody the signal." {hero's} arm went up with such force that one of the hearing aids slipped off {their} ear. "I never take my eyes off people," {they} said. "I have been practicing all my life." It was an excellent reason, and {they} received the position immediately. <There was a chair, and a lamp with a green shade.|The captain saluted {them} across the room.>`,
        `There were four waves, a whale for three people, a lighthouse, and a captain, and the captain was {pal}. "What would you like to be?" {teach} asked {hero}, and saw to it that {teach.his} lips could be read. "I want to be the one with the book," said {hero}. It is the least visible position in the theater, and the most powerful. You stand in the darkness beside the stage, and nobody, not even a whale, can continue without your permission. It requires particularly sharp eyes, and {hero} had the sharpest in the school. <With the hearing aids, {they} had a useful pair of ears besides.|The hearing aids would take care of the rest.>`,
      ],
    },
    {
      id: "teaches-signs",
      ...AID,
      place: "playground",
      time: "noon",
      pose: "waving",
      feeling: "happy",
      with: ["pal happy"],
      happening: "{hero} waves both hands on the playground with {pal}, and a hearing aid is in the picture.",
      B: [
        `At noon, {hero} took the hearing aids out. {They} made a sign. "It means go!" {refrain}`,
        `"Show me a sign," said {pal}. {hero} did not need hearing aids for that. {refrain}`,
      ],
      E: [
        `{pal} wanted to learn signs, too. So on the playground {hero} took out the hearing aids, and they talked with their hands. There was a sign for wait, and a sign for now, and another for louder. Soon everybody in the play <could do|knew> them.`,
        `At noon, the playground was very loud. {hero} put the hearing aids in their box, to rest {their} ears. "Teach me to talk like you," <said|asked> {pal}. So they made signs for wait, and now, and louder. Soon half the class could do it.`,
      ],
      I: [
        `At noon {hero} often put the hearing aids into their box, because ears that work hard need a break. "Then teach me how you talk now," said {pal}. It began with "wait" and "now." Then they added "louder" and "slower" and "there is a bee on your hat." The four waves learned it, because they were jealous. The whale learned it in all three parts. <By Friday the whole class could gossip across the playground without a sound.|By Friday they could tell jokes across the playground, and {teach} wondered why it was so quiet.>`,
        `It is quite difficult to teach somebody with your mouth full, unless you do it with your hands. {hero} had laid {their} hearing aids in their box for the lunch break, and {pal} sat down opposite {them}. "Show me," said {pal's} lips. {hero} showed {pal.him} "wait," and "now," and "too fast." <{pal} got "now" and "cheese" mixed up, and they laughed until they choked.|{pal} signed something wrong, and it turned out to be "cheese."> By the end of the week, even the whale could do it.`,
      ],
      A: [
        `Ears that are working hard need a break, and at noon {hero} usually put the hearing aids to bed in their little box. On the playground it then became wonderfully quiet, for one person. "Teach me how to talk in there," said {pal}, pointing at {hero's} silence. They began with "wait" and "now," proceeded to "louder" and "slower," and soon arrived at "there is a bee on your hat." The four waves would not be left out. The whale took lessons in all three of its parts. <By the end of the week the class could hold a conversation across the whole playground, and {teach} wondered uneasily why it was so peaceful.|On Friday somebody told a joke from one end of the playground to the other, and twenty children laughed at it out of nowhere.>`,
        `It is impolite to talk with your mouth full, but nobody has ever minded it with your hands. {hero} had taken the hearing aids out for lunch, in order to give {their} ears a rest. {pal} settled down opposite {them}, where {pal.his} face was in the light, and asked for a lesson. So {hero} demonstrated "wait," and "now," and "too quickly," and the captain of the ship practiced them with a carrot in each hand. <For three days {pal.he} mixed up "now" and "cheese."|It emerged that {pal.he} had been saying "cheese" all along.> But {pal.he} kept at it; and the waves looked over {pal.his} shoulder, and after the waves came the whale.`,
      ],
    },
    {
      id: "grows-tired",
      ...AID,
      place: "living-room",
      time: "evening",
      pose: "sitting",
      feeling: "sleepy",
      with: ["mom calm"],
      happening:
        "{hero} sits with {mom} in the living room in the evening, and a hearing aid is in the picture.",
      I: [
        `There were evenings when {hero} was as tired as a postman. {They} sat down beside {mom} and took out the hearing aids. The television became a picture, and the street went away. "Was it a lot today?" signed {mom}. "There was a fire drill," {hero} signed back, and made a dreadful face. {mom} put an arm around {them}. <They looked at the picture together.|They sat in the quiet like two people in a boat.> It was not worse than hearing, and not better. It was home.`,
        `{mom} could tell from the door whether it had been a loud day. "Off?" {mom.he} signed. "Off," answered {hero}, and laid the hearing aids in their comfortable box. Quiet came up around {them}, like water in a bath. Listening with new ears was fine, but it was work, and nobody ought to work in the evening. <They played cards without a word.|They read on the sofa, with their feet together.> "Tomorrow I will hear you again," {hero} signed at bedtime. "I will be here," {mom} signed.`,
      ],
      A: [
        `There were evenings on which {hero} came home as tired as a postman. Then {they} sat down beside {mom}, and took off the hearing aids, first the left and then the right, and the world went out like a tide. "Was it a loud day?" signed {mom}, who had known signs as long as {hero} had. "There was a fire drill," {hero} answered with both hands, and one of {their} feet. They leaned against one another and looked at the television, where somebody was singing, or possibly yawning. It was neither better nor worse than hearing. <It was simply the other half, and a person may live in both.|It was the place where {they} came from, and it was always open.>`,
        `From the manner in which the door closed, {mom} could tell what sort of day it had been. "Off?" {mom.he} signed. "Definitely off," signed {hero}, and put the hearing aids away in their velvet box, and felt the quiet rising around {them} like water in a bath. {They} enjoyed hearing so much that {they} did it all day, with {their} eyes and {their} forehead and the back of {their} neck; and toward evening it was as if {they} had been carrying something. "Nobody expects you to be finished with learning after five weeks," signed {mom}. <They played cards until bedtime, and {mom} cheated, silently.|They sat with their feet together on the sofa, and read, and nobody said anything to anyone.>`,
      ],
    },
    {
      id: "rain-begins",
      ...THEATRE,
      pose: "standing",
      feeling: "excited",
      with: ["pal excited", "teach worried"],
      props: ["thing:hearing-aid", "book"],
      happening: "{hero} stands in the theater with a book and a hearing aid, near {pal} and the teacher.",
      E: [
        `On the big night, every chair in the theater was taken. {hero} stood at the side with the book, wearing both hearing aids. The curtain went up. But what was that <noise|sound>? Rain began to drum on the <tin|metal> roof!`,
        `On the evening of the play, {hero} stood beside the stage. {They} had the book in {their} hand and the hearing aids in {their} ears. "Ready?" whispered {pal}. Then it began to rain. It <rattled|roared> on the roof, louder and louder.`,
      ],
      I: [
        `On the evening of the play, every seat in the theater was taken. {hero} stood at the side with the book and the green lamp. {Their} hearing aids had fresh batteries. The curtain rose, the waves rolled in, and {pal} said the captain's first sentence. Then came a crash. A thunderstorm had been waiting behind the hill, and now it sat down on the roof, which was <made of tin|a tin one>. The rain was so loud that the lamp shook. In {hero's} hearing aids there was <nothing but rain|only rain>.`,
        `It was a fine play for eleven minutes. {hero} stood in the dark beside the stage, with a finger in the book, and sent out the waves. The hearing aids caught each word. Then somebody seemed to empty a truck of gravel on top of the theater. It was rain, on a roof of tin, and it did not stop. {pal's} mouth went on moving, but <nothing came out of it|no word arrived>. People in the third row put their hands behind their ears.`,
      ],
      A: [
        `On the evening of the performance all of the seats were taken, and some of the stairs. {hero} stood in the dark at the side, with the book, the green lamp, and fresh batteries in both of the hearing aids. The curtain rose. The waves rolled in; the captain strode to the front and said {pal.his} opening sentence, and it was heard to the very last row. That was fortunate, for it was the last sentence that anyone heard. A thunderstorm had been lying in wait behind the hill, and now it sat down upon the roof, which was made of tin. <It was as though a truck of gravel had been emptied over the theater, and another truck were waiting behind it.|The noise was so enormous that the lamp began to walk across its table.>`,
        `For eleven minutes it was the finest play that the school had ever done. {hero} followed the words with one finger, sent out the waves at exactly the right moment, and kept the whale waiting in the dark until it trembled. Then there was a rumble, and the rain came down. It came down upon a roof of tin. It filled the theater to the ceiling, like water in a tank; and in the hearing aids, which knew no difference between rain and captains, it roared so loudly that {hero} put both hands over {their} ears. On the stage {pal's} mouth was moving. <Not so much as a syllable got through.|As far as anybody could tell, {pal.he} might have been a fish.>`,
      ],
    },
    {
      id: "actors-stuck",
      ...THEATRE,
      pose: "standing",
      feeling: "worried",
      with: ["pal worried", "teach worried"],
      happening:
        "{hero} stands in the theater with a worried {pal} and the teacher, and a hearing aid is in the picture.",
      B: [
        `On the big night, it rained. It was so loud! No one could hear {pal}. The hearing aids just heard rain.`,
        `Then came the play. But the rain was too loud! No ear could hear a word. {pal} stood still, afraid.`,
      ],
      E: [
        `Nobody could hear a thing. The whale missed its turn, and two waves ran into <each other|the captain>. "Now, now!" shouted {teach}, but it was no use. {pal} stood all alone in the light and looked <scared|lost>. Even the hearing aids only heard rain.`,
        `{teach} <called|shouted> the next words, but no ear could catch them. The waves did not know when to go. {pal} stopped. {Pal.he} had forgotten everything. {hero} listened hard, but {their} hearing aids were full of rain.`,
      ],
      I: [
        `A play is like a row of dominoes. The whale could not hear the captain, so it stayed where it was. The waves could not hear the whale, so two of them collided. {teach} shouted the next line, and it was washed away. {pal} stood in the bright light at the front and did not know whether anyone was coming. {Pal.his} lower lip trembled. {hero} saw that, because {hero} saw everything. {They} tried to listen through {their} hearing aids, <and there was only roar|but it was like listening inside a drum>.`,
        `"Say it louder!" somebody yelled in the fourth row, and not even the fifth row heard it. The lighthouse came on too early. The whale came on in two parts instead of three. {teach} waved both arms at the side of the stage, but no ear could catch what {teach.he} was calling. {pal} stopped in the middle of a word, all alone in the light. {hero} pressed on {their} hearing aids. All that they had to offer was <rain, in large amounts|rain, rain, and thunder>.`,
      ],
      A: [
        `A play resembles a row of dominoes. The whale could not hear the captain, and therefore stayed where it was. The waves, who were waiting for the whale, lost patience and collided; and the lighthouse, out of pure nervousness, came on. At the other side of the stage {teach} cupped {teach.his} hands and bellowed the next line, and the rain ate it. {pal} was standing alone at the very front, looking desperately to the left and to the right, and {pal.his} lower lip had started trembling. <Perhaps two hundred people did not notice that, but {hero} did, who noticed lips.|{hero} saw it at once, because lips were what {they} knew best.> The hearing aids could not help. They were doing their best, and their best was rain.`,
        `"Louder!" somebody shouted in the fourth row, and was not heard in the fifth. On the stage it had begun to come apart. The whale entered in two pieces instead of three. Two of the waves remained behind the curtain, since nobody had called them, and the other two wept a little. {teach} was jumping up and down on the opposite side, and it looked like a silent film of somebody with a bee in {teach.his} collar. In the middle stood {pal}, who had forgotten what comes after "ship." {hero} turned {their} hearing aids up, which was a mistake, and then down, which was no better. <No ear in that theater was of any use.|It did not matter now how good your ears were. Everyone's had been switched off.>`,
      ],
    },
    {
      id: "takes-out",
      ...THEATRE,
      pose: "holding",
      feeling: "determined",
      with: ["pal surprised"],
      happening: "{hero} holds a hearing aid in the theater and looks at {pal}.",
      B: [
        `{hero} took the hearing aids out. It was quiet now! {They} waved at {pal}. "Go!" said {their} hands.`,
        `"I know what to do," {hero} said. Out came the hearing aids. Up went two hands! "Now!" they said.`,
      ],
      E: [
        `Then {hero} had an idea. {They} took out the hearing aids and put them in {their} pocket. The rain was gone! In {their} own quiet, {they} could think. {hero} stepped into the light and lifted up both hands. "Wait a little," they <said|told {pal}>. "Now!"`,
        `"Nobody can hear anything," thought {hero}. "But I know <very well|exactly> how that is!" {They} took off the hearing aids, and the noise was over. Then {they} waved until {pal} was looking. "The ship is sinking," said {their} hands.`,
      ],
      I: [
        `Suddenly {hero} understood something. Two hundred people in this theater could not hear, and only one of them was used to it. {They} took out the hearing aids and dropped them into {their} pocket. For {hero}, the rain was over, and there was {their} quiet, as wide as ever. {They} stepped out under the lamp, where the light was best, and raised both hands. "Wait," {they} signed to the waves. "Look at me," {they} signed to {pal}. <And {pal} looked.|{pal} looked, and let out a breath.>`,
        `"Nobody can hear anything," thought {hero}, "but I have been doing that for years!" {They} slipped off the hearing aids and put them into their box. Immediately the storm was <nothing but|only> a trembling in the floor. It was peaceful enough in there to read a book, and {they} found the line. Then {hero} walked out to where everybody could see {them}. "Captain," said {their} hands, "the ship is sinking, and now it is your turn."`,
      ],
      A: [
        `At that moment it occurred to {hero} that two hundred people in the theater were unable to hear, and that exactly one of them was used to it. {They} removed the hearing aids, first the left and then the right, and slid them into {their} pocket. Immediately the storm was over, and there lay the familiar quiet, as broad as a field. {hero}, who remembered the entire book by heart, stepped out into the light, where nobody with a book is supposed to be, and raised both hands. "Wait," {they} told the waves, and "Look at me," {they} told the captain. <{pal's} lip stopped trembling, and {pal.his} whole face said: of course.|{pal} looked, and straightened {pal.his} hat.>`,
        `"Nobody can hear anything," thought {hero}; and directly afterward {they} thought, "But that is exactly what I am good at." {They} slipped off the hearing aids and deposited them in their box, and the thunderstorm was reduced to a tickling under {their} shoes. In the silence there was room enough for the entire play, for the waves behind the curtain, and the whale in its three worried parts, and {pal}. {hero} walked out to the edge of the light and lifted {their} hands, as you do with somebody on the opposite side of a playground. <"Captain," said the hands, "the ship is sinking, and it is your turn."|"I am here," said the hands, "and the ship is sinking.">`,
      ],
    },
    {
      id: "signs-play",
      ...THEATRE,
      pose: "waving",
      feeling: "excited",
      with: ["pal happy", "teach surprised"],
      happening:
        "{hero} waves both hands in the theater for {pal}, and the teacher is surprised; a hearing aid is in the picture.",
      I: [
        `"Now," signed {hero}, and four waves rolled in together. "Slower," signed {hero}, and the whale, all three of it, swam as smoothly as butter. The captain did not even try to shout. {Pal.he} signed the words, very large, and all the actors could read them. Those who could not read them looked at {pal's} face, and understood <just as well|them anyhow>. The hearing aids lay in {hero's} pocket, and nobody in the theater looked at {their} ears. They looked at {their} hands.`,
        `After that, it was a different play. {hero} sent the waves with {their} left hand, and the whale with {their} right. The actors answered with their hands, since they had learned it over sandwiches. "Help!" signed the captain, so big that it reached the last row. A small girl there asked her father something, and he <lifted her up|put her on his shoulders>. Without hearing aids, and without a sound, {hero} could feel it through the floor when two hundred people held their breath.`,
      ],
      A: [
        `"Now," signed {hero}, and four waves came in together. "Slower," {they} signed, and the whale swam past with all of its parts in the proper order. {pal} did not waste another word on the rain. {Pal.he} spoke the captain's speech with {pal.his} hands, so large that it would have done for a lighthouse; and the waves replied, and so did the sailors, for everybody had learned it over their sandwiches. The grown-ups could not read it, but they leaned forward, and presently they understood it all the same. <The hearing aids lay in {hero's} pocket, like two shells that have been brought home from the sea.|With no ears at all, the theater listened as it had never listened before.>`,
        `From then on it was a different play, and, many people said afterward, a better one. {hero} had the waves in {their} left hand, and the whale in {their} other one. Whenever {they} opened {their} fingers, the lighthouse was illuminated. Upon the stage all of them had stopped shouting, and were talking the language of the lunch break. "Help!" signed the captain, with {pal.his} entire body, and in the last row somebody very small climbed onto a chair. Even without {their} hearing aids, {hero} could feel what happened next. <Two hundred people were holding their breath. It makes the floor go still.|A hall that is listening has a kind of hum, and it comes up through the soles of your feet.>`,
      ],
    },
    {
      id: "hands-applaud",
      ...THEATRE,
      pose: "standing",
      feeling: "proud",
      with: ["pal proud", "teach happy", "mom happy"],
      happening:
        "{hero} stands proudly in the theater with {pal}, the teacher and {mom}, and a hearing aid is in the picture.",
      B: [
        `"Now!" said {hero's} hands, and {pal} did it! No hearing aids, no words. {refrain2}`,
        `The play went on with no words at all. Who needs an ear? {refrain2}`,
      ],
      E: [
        `All the actors talked with their hands, and the play went on to the end. Then {mom} stood up. No ear could hear a clap. So {mom.he} shook both hands in the air, and so did everyone! {refrain2}`,
        `So they did the whole play without one word. At the end, {pal} pulled {hero} to the front. No ear could hear a clap in that rain. So {teach} waved. {refrain2}`,
      ],
      I: [
        `When the curtain fell, people clapped, but nobody could hear it in the rain. {hero} came out between {pal} and the whale, with {their} hearing aids still in {their} pocket. Then, in the second row, {mom} stood up. {Mom.he} lifted both hands and shook them, so that all of {mom.his} fingers twinkled. {teach} did the same. Row by row the hands went up, until the whole theater was <a wood in the wind|waving like a wood>. It was the loudest thing that {hero} had ever seen.`,
        `Afterward the people clapped, but it was useless, because the rain was clapping louder. "Not like that!" laughed {pal}, and showed them, with both hands in the air. After {mom}, who knew it already, came {teach}, and the first row, and then everybody on the stairs. Two hundred people shook their fingers without a sound, and <all of them|every one of them> looked at {hero}. No ear was needed for it. {They} felt hot, and cold, and as tall as the lighthouse.`,
      ],
      A: [
        `When the curtain had come down, the audience applauded, and discovered that it might as well have saved itself the trouble. The rain was clapping louder. {hero} was led to the front between the captain and the foremost part of the whale, with the hearing aids still in {their} pocket. Then in the second row {mom} got to {mom.his} feet. {Mom.he} raised both arms and shook {mom.his} hands, until every one of {mom.his} fingers twinkled. {teach} raised {teach.his}. It spread along the row, and then to the next; it climbed the stairs and ran around the balcony, and in the end four hundred hands were trembling up there like leaves. <It was the loudest thing that {hero} had ever seen.|Nobody with ears, or without, could have failed to hear it.>`,
        `At the end there was considerable applause, but nobody could hear it. {pal} strode to the front, shook {pal.his} head at the audience, and held up both hands with flickering fingers. {mom} was already standing. {teach} followed, and the mayor, who had no idea what it was, and then all of the grandmothers; and soon there was not one person in the theater who was not waving at {hero}, with both hands, in perfect silence. {They} had no hearing aids in, and {they} missed nothing. <It went in at the eyes, and ran down to the knees.|You might live a long time, and never get such a clear answer.>`,
      ],
    },
    {
      id: "puts-back",
      ...AID,
      place: "street",
      time: "night",
      pose: "walking",
      feeling: "happy",
      with: ["mom happy", "pal happy"],
      props: ["thing:hearing-aid", "umbrella"],
      happening: "{hero} walks down the street at night with {mom}, {pal}, an umbrella and a hearing aid.",
      B: [
        `The rain stopped. {hero} put the hearing aids back in. Drip, drip! "Good night," {pal} said and signed.`,
        `{hero} put the hearing aids in. "I am so proud," said {mom}. {hero} heard that. "Again," {they} said.`,
      ],
      E: [
        `On the way home, {hero} put the hearing aids back in. The storm was over, and <water|rain> was dripping softly from the trees. "Good night," said {pal}, and signed it, too. {hero} liked both ways. {They} heard {mom} hum all the way home.`,
        `After the rain, {hero} put on the two blue shells again. "What do you want to hear first?" asked {mom}. "You," said {hero}. So {mom} said something into {their} left ear, very softly. It was <just|only> for {hero}.`,
      ],
      I: [
        `When they came out, the storm was over. {hero} took the hearing aids out of {their} pocket and hooked them behind {their} ears. There was the little melody, and after it came the night. Drops were falling from the trees, one after another, and {mom's} shoes were squeaking. "You have lost your voice," {hero} said to {pal}, who had shouted for eleven minutes. "It does not matter," croaked {pal}, and lifted {pal.his} hands. <They said the rest under a street lamp.|They talked all the way home, from lamp to lamp.>`,
        `Outside everything was dripping. "Quiet, or not quiet?" signed {mom}. It had been an excellent quiet tonight, but there were things that {hero} did not want to miss. So {they} put the blue hearing aids back behind {their} ears. First came the drops, and then the frogs, and last of all {mom's} voice. "I was so proud of you," it said. <{They} asked {mom.him} to repeat that, although {they} had understood.|"Again," said {hero}.> The noises of the street had finally learned to stay at the back.`,
      ],
      A: [
        `When they emerged from the theater, the storm had traveled elsewhere. {hero} fished the hearing aids out of {their} pocket and hooked them behind {their} ears; there was the little melody, and then, piece by piece, the night came in. Drops were falling from the trees, and in the distance an enormous truck went by, and remained politely at the back. "I could hardly see the stage for hands," said {mom}. {hero} walked between the two of them, listening to the one and watching the other, since {pal} had lost {pal.his} voice completely and was telling the entire story in signs. <It took them seven street lamps.|They stopped under every street lamp, so as not to miss a word.>`,
        `Outside everything was dripping. "Quiet, or not quiet?" signed {mom}. {hero} considered the question. It had been a particularly excellent quiet tonight, and it would be there again whenever {they} wanted it; it was {theirs}, and so were the shells. {They} hooked the hearing aids behind {their} ears. First there were only falling drops, and afterward there were frogs, and a bicycle, and footsteps, and each of them took its place, as if it had been practicing. Last of all came {mom's} voice, directly beside {them}. "I am so proud that I could burst," it said. <{hero} pretended that {they} had not caught it, so that {mom.he} would have to say it again.|"Pardon?" said {hero}, who had heard every word.>`,
      ],
    },
  ],
};
