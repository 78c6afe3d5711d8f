import type { Shape } from "@/lib/features/writing/classic/grammar";

const WARD = { place: "hospital-room", weather: "clear", props: ["thing:bed"] } as const;
const DAY = { ...WARD, time: "morning", pose: "sitting" } as const;
const NIGHT = { ...WARD, time: "night", pose: "sitting" } as const;

export const TWO_BEDS: Shape = {
  id: "care/two-beds",
  theme: null,
  wild: 1,
  tags: ["brave", "friend", "new", "help", "night", "kind"],
  about: [
    "hospital-bed hospital-stay stay-in-hospital stay-in-the-hospital night-in-hospital night-in-the-hospital going-to-hospital going-to-the-hospital go-to-hospital goes-to-hospital go-to-the-hospital goes-to-the-hospital operation surgery tonsil tonsillectomy adenoid",
  ],
  premise: "{hero} spends three nights in the hospital, where two beds learn to say yes and no.",
  care: ["illness"],
  shows: ["hospital-room", "thing:bed", "thing:hospital"],
  talk: [
    "What do you think was the hardest part for {hero}, and what was the nicest?",
    "What would you pack for three nights away?",
    "Who or what helps you when a night feels long?",
  ],
  cast: { pal: ["girl", "boy"], mom: ["mother", "father"], nurse: ["nurse"], doc: ["doctor"] },
  refrain: {
    B: ["Up for yes. Down for no.", "Up, up, up! Yes, yes, yes!"],
    E: [
      "Up was for yes, and down was for no.",
      "Up it went, as far as it could, and that was a very big yes.",
    ],
  },
  beats: [
    {
      id: "arrives-ward",
      ...DAY,
      feeling: "worried",
      with: ["mom calm", "nurse happy"],
      happening: "{hero} sits in a hospital room with {mom} and a nurse, beside a bed.",
      B: [
        `{hero} had a sick throat. "The hospital will help," said {mom}. "I will stay with you."`,
        `"This is your hospital bed," said {nurse}. "We will fix your throat." {mom} had a bed, too.`,
      ],
      E: [
        `{hero} had to stay in the hospital for three nights. {Their} throat was sick too often. "I will sleep here, too," said {mom}. <The|That> bed by the window was {hero's}. It was very high.`,
        `"Welcome to the hospital," said {nurse}. "You have the bed by the window." It was for three nights. {hero} had a sore throat again and again, and <now|here> somebody would help. {mom} had a bed, too.`,
      ],
      I: [
        `{hero} packed two pairs of pajamas, because {they} had to stay in the hospital for three nights. All winter long {their} throat had been sore. Tomorrow a doctor was going to take out {their} tonsils, which kept on causing the trouble. "And where will you sleep?" {they} asked {mom}. "Right here," said {mom}. {Mom.he} pulled at the <gray|green> armchair, and it unfolded into a bed. "I am not going anywhere," {mom.he} said.`,
        `"Bed number seven, by the window," said {nurse}. "It has the finest view in the hospital." {hero} climbed up, and {their} feet did not reach the floor. {They} would be here for three nights. Tomorrow the doctor would take out {their} tonsils, so that {their} throat could finally stop hurting. Everything smelled <of soap|very clean>, and nothing smelled of home. Then {mom} sat down on the edge, and that corner smelled of {mom}.`,
      ],
      A: [
        `All winter long {hero} had been swallowing as though there were gravel in {their} throat, and now something was going to be done about it. It would be done in the hospital, by an experienced doctor, and it would take three nights altogether. {hero} stood in the doorway and examined the bed by the window, which was tall and white and had wheels, like something that might depart at any moment. "My own bed is more of an adventure," said {mom}, and pulled at an armchair until it collapsed into a mattress. "You are staying, too?" asked {hero}, who had not dared to ask before. <"All three nights," said {mom}, and put {mom.his} toothbrush beside theirs.|"Until you do," said {mom}.>`,
        `"Bed number seven," announced {nurse}, reading it from a card, "with a window, a lamp, and an excellent view of the parking lot." {hero} climbed up with both hands. {They} had come to the hospital because {their} tonsils, two little lumps at the back of the throat, had been making {them} ill all winter. Tomorrow they would be taken out. It sounded sensible when somebody explained it at the kitchen table, and not nearly so sensible from up here, where the pillow crackled and everything smelled of soap. "Three nights," {hero} said to {mom}. "Three nights, and I am going to snore through all of them," said {mom}, unpacking {mom.his} slippers. <It was the most comforting thing that anybody had said.|{hero} looked at the slippers, and felt a little better.>`,
      ],
    },
    {
      id: "tries-buttons",
      ...DAY,
      feeling: "curious",
      with: ["pal happy", "nurse calm"],
      happening: "{hero} sits beside {pal} and a nurse in a hospital room with a bed.",
      B: [
        `{pal} had the next hospital bed. It went up! Then it went down. {refrain}`,
        `In the next hospital bed was {pal}. "My bed can talk," said {pal}. {refrain}`,
      ],
      E: [
        `In the next bed lay {pal}, with a broken leg. "Push the button," {pal.he} said. {hero's} hospital bed went up, and then it sank down! Together they <invented|thought up> a way of talking. {refrain}`,
        `In the next hospital bed lay {pal}, with a broken leg. "Our beds can talk," {pal.he} said. {Pal.he} <pushed|pressed> a button. The bed went up, and then it went down again. {refrain}`,
      ],
      I: [
        `In the next hospital bed lay {pal}, who had fallen out of a cherry tree and broken a leg. "Have you discovered the buttons?" {pal.he} asked. {hero} pressed one, and the head of the bed rose up, humming, and then {they} pressed another, and it sank again. "Mine can talk," {pal} explained, "because up is for yes, and down is for no." "Is it a useful language?" asked {hero}. {pal's} pillow traveled up to the lamp. "Can you say anything else in it?" It <sank|went> slowly down.`,
        `"Can yours talk?" somebody asked. It was {pal}, on the other side of the curtain, with one leg in an enormous white cast. "Beds don't talk," said {hero}. {pal} pressed a button, and {pal.his} pillow came up. "That was a yes," {pal.he} explained, "and down is always a no." {hero} found the buttons on {their} own bed. In ten minutes they had <discussed|considered> the soup, the doctors, and the entire hospital.`,
      ],
      A: [
        `The bed on the other side of the curtain contained {pal}, who had fallen out of a cherry tree and brought {pal.his} left leg along in a thick white cast. {Pal.he} had been in the hospital for two days already and knew everything worth knowing. "First of all, the buttons," {pal.he} said. {hero} found them, and the head of the bed rose up with a dignified hum. "Up means yes," {pal} explained, "and down means no. You would be surprised how much you can say." {hero} asked whether the soup was good, and {pal's} bed sank gradually out of sight. {They} asked whether {pal.he} was glad to have company. <The bed rose until {pal.his} hair brushed the lamp.|There was a hum, and {pal.he} came up again, grinning.>`,
        `"Good morning," said the curtain. "Can your bed talk yet?" Behind it, when {nurse} had drawn it aside, lay somebody called {pal}, with a cast up to the knee and a great deal of time. {hero} replied politely that hospital beds did not talk. "That is exactly what I believed," said {pal}, "until I had been here for two days." {Pal.he} pressed a button, and {pal.his} pillow rose with a hum, and that meant yes; {pal.he} pressed another one, and it sank again, which meant no. By lunchtime they had discussed the soup, the weather, and several of the doctors, without using a single word. <{nurse} inquired whether the beds were possibly broken.|{mom} remarked that {mom.he} had seldom heard a more peaceful conversation.>`,
      ],
    },
    {
      id: "hears-plan",
      ...DAY,
      time: "afternoon",
      feeling: "curious",
      with: ["doc happy", "mom calm"],
      happening: "{hero} sits with {doc} and {mom} in a hospital room with a bed.",
      E: [
        `Then {doc} came in. "You will get a medicine that makes you sleep very deeply," {doc.he} said. "So you feel nothing. I take out your tonsils, and then you wake up." "Will I feel it later?" asked {hero}. "Yes, for some days."`,
        `{doc} <sat down on|stood by> the bed. "You have two tonsils in your throat," {doc.he} said. "They are making you ill, so I will take them out. A medicine makes you feel nothing. Afterward your throat will be sore." {hero} nodded. It was good to know.`,
      ],
      I: [
        `In the afternoon {doc} sat down on the end of the bed. "I would like to tell you what happens tomorrow," {doc.he} said. "First you get a medicine that makes you sleep so deeply that you feel nothing. I take out your tonsils, and that is the operation. When it is finished, the medicine stops, and you wake up." "Will it hurt then?" asked {hero}. "Your throat will be sore for about a week," said {doc}, "and we have <medicine|something> for that, too."`,
        `"Do you have any questions?" asked {doc}, who had come with a plastic throat to take apart. {hero} had one that was rather large. "Will I notice the operation?" {doc} shook {doc.his} head. "You have a special medicine, and somebody sits beside you and looks after it all the time. You notice nothing until I am done. Afterward your throat will be sore, and you may not <like|enjoy> talking." {hero} held the two plastic tonsils. They were no bigger than <grapes|olives>.`,
      ],
      A: [
        `In the afternoon {doc} came and sat on the end of the bed, as visitors do. "Tomorrow is my part," {doc.he} said, "and I believe that you ought to understand it as well as I do." There would be a medicine that made {them} sleep far more deeply than at night, so that {they} would notice nothing of the operation. There would be a person who did nothing except look after {them}; and when the tonsils were out, the medicine would be stopped, and {they} would wake up again. "And will it hurt?" asked {hero}. "Not during it," said {doc}, "but afterward your throat will be sore for about a week, and we shall help with that." <It was quite a lot to know, but it had no holes in it.|{hero} counted it through on {their} fingers, and nothing was missing.>`,
        `{doc} had brought a throat along. It was made of plastic and could be taken apart, and it had two tonsils at the back, no bigger than olives. "Those are the troublemakers," {doc.he} said, and let {hero} pull them out. There was a question that {hero} had carried with {them} to the hospital, and now it came out by itself. "What if I notice the operation?" "You won't," said {doc}. "We give you a medicine for that, and somebody sits beside your head all the time and makes certain that it works. What you will notice is afterward. It hurts to swallow for about a week, and you may not be in the mood for speeches." <{hero} put the tonsils back, and took them out again.|{hero} decided that {they} preferred a true "sore" to a false "fine.">`,
      ],
    },
    {
      id: "first-night",
      ...NIGHT,
      feeling: "worried",
      with: ["mom sleepy", "nurse calm"],
      happening: "{hero} sits up at night in a hospital room with a bed, near {mom} and a nurse.",
      B: [
        `It was night in the hospital. Beep, beep! "What is that?" said {hero}. {mom} held {them}.`,
        `At night, {hero} missed home. "It is so loud in the hospital," {they} said. {mom} held {them}.`,
      ],
      E: [
        `The first night in the hospital was full of <noises|sounds>. Something beeped, and somebody walked by. {hero} missed {their} own room, and a tear came. {nurse} came in with a little light. "It is all right to miss home," {nurse.he} said.`,
        `At night, the hospital was <not quiet|never quiet>. Wheels rolled by, and a machine went beep. {hero} wanted to go home. "May I come to you?" {they} whispered. {mom} moved over at once, and there was just enough room.`,
      ],
      I: [
        `A hospital is never completely dark, and it is never completely quiet. Wheels squeaked along the corridor, and behind some door a machine went beep. {hero} missed the crack in {their} ceiling at home, which was shaped like a duck. A tear ran into {their} ear. {nurse} came by on soft shoes, with a lamp as small as a thumb. "The first night is the longest," {nurse.he} whispered. "Would you like me to <leave the door open|sit here for a bit>?" {hero} nodded hard.`,
        `The first night was long. {hero} listened to something beeping, and wondered what it was counting. {They} wanted {their} own blanket, and the creaking stairs, and even the dog next door. "{mom}?" {they} whispered, and immediately the folding bed creaked. "I am awake, too," said {mom}. "Hospitals are terrible at being quiet." {Mom.he} reached up with a hand, and {hero} reached down with another, <until they met|and in the middle they met>.`,
      ],
      A: [
        `It is never entirely dark in a hospital, and never entirely silent. Wheels went squeaking along the corridor; somewhere a machine said beep, and then considered the matter, and said it again. {hero} lay on {their} back and missed the crack in {their} own ceiling, which was shaped like a duck. Nobody had told {them} that you could be homesick for a crack. When {nurse} came past on soft shoes, with a lamp no bigger than a thumb, there was a wet patch on the pillow. "The first night is always the longest," {nurse.he} whispered, and did not tell {them} to stop. "Shall I turn the pillow over?" It was cool on the other side. <{Nurse.he} stayed until the beeping had turned into something like rain.|Before {nurse.he} left, {nurse.he} moved the lamp, so that its shadow looked a little like a duck.>`,
        `The first night arrived, and it did not behave like the nights at home. It had light around the edges, and shoes in it, and a machine behind the wall that was counting something very slowly. {hero} wanted {their} own blanket, and the third stair that creaked, and even the neighbor's dog. It was a feeling like being terribly hungry, but in the wrong place. "{mom}?" {they} whispered, and there was a creak from below, as if the folding bed had been waiting for the question. "I am awake, too," {mom} whispered back, "and I am missing the kitchen, if you want to know." {Mom.he} stretched up a hand, and {hero} let one down. <They met in the middle, like a small bridge over the floor of the hospital.|Hand in hand they counted the beeps, and got as far as ninety.>`,
      ],
    },
    {
      id: "rolls-away",
      ...DAY,
      feeling: "brave",
      with: ["pal worried", "nurse calm", "mom calm"],
      happening: "{hero} sits in the hospital room with a bed, and {pal}, a nurse and {mom} are there.",
      B: [
        `In the morning, the hospital bed rolled away. "Scared?" said {mom}. Up it went. Yes!`,
        `The hospital bed began to roll. "I am scared," said {hero}. "I am here," said {mom}.`,
      ],
      E: [
        `In the morning, it was time. "Are you a bit scared?" asked {mom}. {hero} <pushed|pressed> the button, and the bed went up. "I am, too," said {mom}. Then the hospital bed rolled away, with {mom} walking beside it.`,
        `Then came the operation. {nurse} rolled the hospital bed down the hall, and {mom} held {hero's} hand. Behind them, {pal's} bed went up and down, up and down. That was a <wave|hello>!`,
      ],
      I: [
        `In the morning {nurse} took the brakes off the bed. "Are you scared?" asked {mom}. {hero} did not trust {their} voice, so {they} pressed the button instead, and the bed went up. "So am I, a little," said {mom}. "We can be scared together as far as the last door, and I will be there when you wake up." The hospital ceiling rolled away above them, lamp after lamp. <{hero} counted eleven.|{hero} counted fourteen.> Then there was a deep, deep sleep, without any dreams.`,
        `"All aboard," said {nurse}, and the bed began to roll. Behind them {pal's} bed went up and down, up and down, as fast as it could, which was a kind of waving. {mom} walked beside the wheels and held {hero's} hand, through three doors and around two corners of the hospital. <"I am scared," said {hero}.|"My stomach is full of frogs," said {hero}.> "I know," said {mom}, "and I am still here." Then {doc} smiled above a mask, and {hero} counted to six, and there was no seven.`,
      ],
      A: [
        `In the morning {nurse} released the brakes, and the tall white bed, which had been waiting for it all along, set off. "Are you frightened?" asked {mom}, walking beside it. {hero} was not certain of {their} voice. {They} pressed the button instead, and the pillow rose, humming, under {their} head. "So am I," said {mom}, "so we can be frightened together as far as the last door, and I shall be sitting there when you wake up." The ceiling of the hospital went by like a film with nothing in it but lamps. Behind the last door were {doc} and several kind eyes above masks. "Count as far as you like," somebody said. <{hero} meant to reach a hundred, and got to six.|{hero} had reached five when the numbers melted.>`,
        `"All aboard for the operating room," said {nurse}, and let go of the brakes. As they rolled out, {pal's} bed started to go up and down, up and down, so fast that the cast knocked against the rail; and everybody understood that it was a sort of waving. It was a considerable journey through the hospital, with three doors and two corners, and {mom} kept up with the wheels. "My stomach is full of frogs," said {hero}. "Mine is, too," said {mom}, "and they are all welcome to come along." At the end of the corridor {doc} was waiting, and there was a hand on {their} shoulder that stayed there. <{hero} began to count the frogs, and somewhere after the fourth there were no more.|{hero} looked up into the enormous lamp, and then it was simply later.>`,
      ],
    },
    {
      id: "wakes-sore",
      ...DAY,
      time: "noon",
      feeling: "sleepy",
      with: ["mom happy", "nurse happy"],
      props: ["thing:bed", "thing:shaved-ice"],
      happening: "{hero} sits sleepily in the hospital room with {mom}, a nurse, a bed and some ice.",
      B: [
        `{hero} woke up in the hospital. It was done! But no words came out. It hurt. {mom} gave {them} ice.`,
        `{hero} woke up in the hospital bed. There was {mom}! "Ow," {they} said. The ice was cold and good.`,
      ],
      E: [
        `{hero} woke up in the hospital room. {mom} was there, just as {mom.he} had said. The operation was over! But {their} throat felt like fire, and talking hurt. So {they} got <cold|red> ice, and a pencil.`,
        `"Hello, you," said {mom}. "The operation is over." {hero} wanted to answer, but it hurt {them} too much, and a tear came. Then {nurse} brought a cup of yellow ice. That was really <nice|good>.`,
      ],
      I: [
        `The first thing that {hero} saw was {mom}, sitting exactly where {mom.he} had promised, and the second was the hospital parking lot. {They} {was} back in bed number seven. "It is over, and it went well," said {mom}. {hero} tried to answer, and it felt like swallowing a hedgehog. {They} cried a bit, which hurt as well. Then {nurse} brought a medicine and a cup of <raspberry|orange> ice. For as long as the ice lasted, the hedgehog was asleep.`,
        `"There you are," said {mom's} voice, and then came the rest of {mom}. {hero} was back in the hospital room; the operation was over, and {they} had noticed nothing. But {they} noticed {their} throat now. It was exactly as sore as {doc} had promised, and not a single word would come out of it. "You don't have to talk," said {nurse}, and held up two cups of ice. "Red or yellow?" <{hero} pointed at both.|{hero} thought, and pointed at the red one.>`,
      ],
      A: [
        `The first thing was {mom}, sitting exactly where {mom.he} had promised to sit. The second was a window, and behind it the parking lot, which {hero} had never expected to be so pleased about. "It is finished, and it all went as it should," said {mom}. {hero} opened {their} mouth to reply, and found that somebody had put a hedgehog in {their} throat. {They} cried then, and that hurt, too, which seemed particularly unfair. {mom} held {them}, and did not say that it was nothing. Presently {nurse} arrived with a medicine and a cup of crushed ice, as red as a fire engine. <For as long as the ice lasted, the hedgehog lay perfectly still.|It was the best thing that had yet happened in the hospital.>`,
        `{hero} had hardly finished counting, it seemed, when somebody said, "There you are." It was {mom}, a little blurred around the edges, and behind {mom.his} was bed number seven's own window. A whole morning had gone by, and the operation was in it, and {they} had not noticed either of them. What {they} did notice was {their} throat. It was precisely as sore as {doc} had told {them}, and when {hero} tried to complain about it, there was only a croak, like a very small door. "No speeches today," said {nurse}, "but would you prefer red ice, or yellow?" {hero} felt around for the button of the hospital bed. <The bed rose once for red, and once for yellow.|The bed went up, and stayed up, until they understood that it meant both.>`,
      ],
    },
    {
      id: "talks-by-bed",
      ...DAY,
      time: "afternoon",
      feeling: "happy",
      with: ["pal happy", "nurse surprised"],
      happening:
        "{hero} sits happily beside {pal} in a hospital room with a bed, and a nurse looks surprised.",
      E: [
        `"You do not have to speak, because you have a hospital bed," said {pal}. "Does your throat hurt?" The bed went up. "And is the ice bad?" The bed went down very quickly. {pal} laughed until the entire leg <shook|was shaking>.`,
        `{hero} could not talk, but {their} bed could. "Was it very bad?" asked {pal}. The bed went a <bit|little> up and a little down. "Only half bad," said {pal}. Even the nurse had never seen such a clever hospital bed.`,
      ],
      I: [
        `"It does not matter that you can't talk, because your bed can," said {pal}. "Was it terrible?" {hero} considered it, and let the bed go up a little and down a little. "Half and half," {pal} translated. "Did you feel anything of the operation?" The bed went down, all the way to the bottom. Since it could not possibly say it more clearly, {hero} rang the little bell, and {nurse} came running. <"Nobody is ill, we are only talking," {pal} explained.|{pal} explained that it had been an exclamation mark.>`,
        `All afternoon the two hospital beds hummed like a beehive. Was the ice any good? The bed went up. Would {hero} like to exchange a throat for {pal's} leg? The bed went down so suddenly that {they} bounced. "What a lot of things can be said with yes and no," remarked {mom}, who was <knitting|reading the newspaper>. {hero} wrote a note about that. "Only if somebody asks the right questions," it said, and {pal} was remarkably good at asking. Three of {pal.his} questions were about the operation.`,
      ],
      A: [
        `"It makes no difference that you can't talk," said {pal}. "I will do the questions, and your bed can do the rest. Was it horrible?" {hero} considered, and let the pillow rise a little and sink a little. "Half and half," {pal} translated. "Did you feel anything of the operation?" The bed sank to the very bottom, as firmly as a bed is able to. "Absolutely nothing?" insisted {pal}, in a peculiar sort of voice; and since there was no farther down to go, {hero} rang the bell, and {nurse} arrived at a run. It had to be explained that this was merely an exclamation mark. <{nurse} had worked in the hospital for eleven years, and had never met one before.|{nurse} requested them to finish their sentences quietly in future.>`,
        `Throughout the afternoon the two hospital beds hummed to each other like bees in a hedge. When {pal} inquired whether {hero} missed the animals at home, the bed went up, and when it could go no higher, it went down and came up again. Would {they} be willing to exchange a throat for a leg? It took {them} some time to decide, and then the bed remained exactly in the middle. "It is astonishing how far you can get with yes and no," said {mom}. {hero} wrote something on a piece of paper and turned it around. <"It depends on who is asking," it said.|"Somebody has to ask," it said.> {pal} asked about the operation three times, in three different ways, and {hero} noticed it, as you notice things when you can't interrupt.`,
      ],
    },
    {
      id: "hears-friend",
      ...NIGHT,
      feeling: "worried",
      with: ["pal sad", "mom sleepy"],
      happening:
        "{hero} sits up at night in the hospital room with a bed and looks worried about {pal}, while {mom} rests.",
      B: [
        `Night two in the hospital came. {pal} cried. "My leg is next," {pal.he} said. "I am scared."`,
        `That night, {pal's} hospital bed shook. "They will fix my leg next," {pal.he} said. {Pal.he} was scared.`,
      ],
      E: [
        `The second night in the hospital, {hero} heard a sound. It was not a machine. It was {pal}, and {pal.he} was crying. "Tomorrow they fix my leg," {pal.he} whispered. "It is my operation. <And I|I> am scared."`,
        `The second night, {pal's} hospital bed hummed up and down in the dark. "I can not sleep," {pal.he} said. "My leg has to be fixed in the morning. It is my <own|first> operation, and I am scared."`,
      ],
      I: [
        `On the second night {hero} was woken by a sound that was not a machine. It came from the other side of the curtain, and it sniffed. "It is nothing," said {pal's} voice. Then it said, "Tomorrow is my operation. They have to put a screw into my leg, so that it grows straight. I was so busy asking about yours that I <forgot to be|was not> scared. Now I am." {hero} sat up. {They} knew everything about that, and {they} could not say a word of it.`,
        `{hero} could swallow already, if {they} did it slowly. It was the second night in the hospital, and {they} {was} nearly asleep when {pal's} bed began to hum. It went up and down, up and down, and there was no question that it could be the answer to. "{hero}?" whispered {pal}. "Tomorrow it is me. They are going to mend my leg with a screw, and I <do not want to|am frightened>." {hero} tried to answer, but there was only a croak.`,
      ],
      A: [
        `In the second night {hero} was woken by something that was not a machine. It sniffed, and tried not to, and sniffed again, on the far side of the curtain. "It is nothing," said {pal's} voice. After a while it said, "It is only that tomorrow is my turn. They have to put a screw into my leg, so that it will grow straight. I kept asking you about it, and I believed that if I asked often enough I would stop minding." {hero} sat up in bed. {They} had thought that {pal}, who knew everything about the hospital, could not possibly be afraid of it. {They} had all the answers now, every one; <and there was a hedgehog sitting on them|and {they} could not get a single one of them past the hedgehog>.`,
        `It was the middle of the second night, and {hero} had just discovered that {they} could swallow if {they} did it slowly, when {pal's} bed began to hum. It rose and sank, and rose and sank, although nobody had asked it anything. "{hero}?" {pal} whispered. "There is something that I have not told you. Tomorrow I am going to have an operation, too, because my leg needs a screw to keep it straight." There was a silence with a beep in it. "I have never been so frightened of anything," {pal} added. {hero} knew exactly what would help, because it had helped {them}; <but it was made of words, and {they} had none|but {their} voice was still no bigger than a cricket's>.`,
      ],
    },
    {
      id: "answers-friend",
      ...NIGHT,
      feeling: "determined",
      with: ["pal calm", "mom calm"],
      happening: "{hero} sits close to {pal} at night in a hospital room with a bed, and {mom} is awake.",
      B: [
        `"Do you feel it?" {pal} said. The hospital bed went down. "Did they stay with you?" {refrain2}`,
        `"Did they stay with you?" said {pal}. {hero} made the hospital bed talk. {refrain2}`,
      ],
      E: [
        `But {hero} had a hospital bed. "Did you feel anything?" asked {pal}. It went down. "Did it hurt you later?" It went up, but only <halfway|a little>. "And was somebody always with you?" {refrain2}`,
        `"Ask the hospital bed," {hero} wrote. "Will I feel anything?" asked {pal}, and the bed went down to the <floor|bottom>. "And will anybody stay beside me the whole time?" asked {pal}. {refrain2}`,
      ],
      I: [
        `But {hero} had a bed, so {they} pulled the curtain aside and tapped on the rail until {pal} understood. "Do you really feel nothing of the operation?" whispered {pal}, and the bed sank to the bottom. Does it hurt when you wake up? It went up halfway, because a friend ought to be told the truth. {pal} was silent for a moment. "And is there always somebody with you?" {hero} kept {their} thumb on the button. <The hospital bed rose up to the lamp, and it stayed there.|The hospital bed went up and up, and did not come down.>`,
        `{hero} found the pencil in the dark. "Ask the bed," {they} wrote, and {mom}, who was awake, held up the little lamp. So {pal} asked whether they would explain everything to {pal.him} first, and the bed went up. Would the leg hurt afterward? {hero} would not lie to a friend, and the bed went up halfway. "And would I ever be alone during the operation?" asked {pal} finally. The bed sank <so low|so fast> that {hero} bounced on it. "Never," {mom} translated, "or not in this hospital."`,
      ],
      A: [
        `But {they} still had a bed. {hero} drew the curtain aside and knocked softly on the rail, until two wet eyes looked over; and {pal} asked, one after another, all the questions that sit around a bed at night. Did you honestly feel nothing of the operation? The bed went down as far as there was any down. Was it painful to wake up? It went up again, but only halfway, for {hero} had been told the truth {themselves}, and knew how much it was worth. "And is there somebody beside you," asked {pal}, swallowing, "during every single minute of the operation?" {hero} put {their} thumb on the button and held it there. <Slowly, humming, the bed rose toward the hospital ceiling, and did not come down again.|There has seldom been so tall a yes.>`,
        `"Ask the bed," {hero} wrote on the back of a menu, and {mom}, who had not been asleep, held the small lamp over it. {pal} blew {pal.his} nose and asked whether {pal.he} would notice anything of the operation, and the pillow sank. Would the leg hurt afterward? There was a pause; and then the bed rose exactly halfway, since a friend who only says comfortable things is of no use to anybody. {pal} nodded, and it was remarkable how {pal.his} voice grew steadier with every answer. "And will I be by myself at any time?" {pal.he} asked last of all. {hero's} bed dropped so suddenly that {they} bounced. <"The hospital has never heard a firmer no," said {mom}.|"Certainly not," {mom} translated, although it was hardly necessary.>`,
      ],
    },
    {
      id: "waits-for-friend",
      ...DAY,
      feeling: "worried",
      with: ["mom calm", "nurse calm"],
      happening: "{hero} waits in the hospital room with {mom} and a nurse, beside a bed.",
      I: [
        `In the morning it was {pal's} turn to roll. "Scared?" croaked {hero}, and it was {their} first word since yesterday. {pal's} pillow went up, and then it came down again a little. {hero} made {their} own bed wave until the door had closed. The waiting took the entire morning, and it was nearly as difficult as going. {They} had eaten two cups of ice <before there were wheels in the corridor|before they heard the wheels again>. "Did you feel the operation?" {they} whispered. {pal's} thumb moved, and the hospital bed sank.`,
        `"All aboard," said {nurse} the next morning, and this time {pal} was the passenger. {hero} pressed both buttons, one after the other, as quickly as {they} could. It looked like a bed that was hopping. {pal} was still <smiling|giggling> when they turned the corner. After that the room was empty, and {hero} found out how long an operation is for somebody who waits. {mom} had known it since yesterday. "Thank you for waiting," {they} croaked. <It was the longest speech in days.|It hurt, but it was worth it.>`,
      ],
      A: [
        `In the morning the other bed was unlocked and rolled to the door. "Scared?" croaked {hero}; it was the first word that {they} had spoken in the hospital since yesterday, and it came out like a gate. {pal's} pillow rose, and then it sank by about the width of a hand. That was less scared than before. {hero} sent {their} own bed up and down, up and down, until there was nobody left to wave to. The waiting lasted the entire morning, and {they} discovered that waiting is almost as hard as going. When there were wheels in the corridor at last, {they} had eaten three cups of ice. "Did you feel it?" {they} whispered. <{pal}, half asleep, felt around for the button, and sank.|{pal's} eyes were shut, but {pal.his} bed went slowly down.>`,
        `"All aboard," said {nurse}, and the following morning it was {pal} who traveled, holding tightly to the rail. {hero} pressed the two buttons by turns, so rapidly that the bed appeared to be hopping, and {pal} laughed all the way to the corner. Afterward it became quiet, and {hero} discovered how many minutes there are in a morning. {They} looked at the empty place on the hospital floor, and then at {mom}. The day before, {mom.he} had looked at just such a place, and {mom.he} had never said a word about it. "Thank you for waiting," {they} croaked, and it was {their} longest speech since yesterday, and it hurt considerably. <"You are welcome," said {mom}, and blew {mom.his} nose in the newspaper.|{mom} said that it had been a pleasure, but that {mom.he} would not care to repeat it.>`,
      ],
    },
    {
      id: "third-night",
      ...NIGHT,
      time: "evening",
      feeling: "happy",
      with: ["pal sleepy", "nurse happy", "mom happy"],
      props: ["thing:bed", "thing:shaved-ice"],
      happening: "{hero} sits with {pal}, a nurse and {mom} in a hospital room with a bed and some ice.",
      I: [
        `On the third evening there were two patients who ate ice. {pal} had red, for the leg, and {hero} had yellow, for the throat. They were both sore, and both tired, and it was a surprisingly good evening. "Was it as I said?" asked {hero} in {their} new, scratchy voice. {pal's} whole bed went up. Later {nurse} came along with the little lamp, but nobody in the hospital room <needed it|had to borrow it>. The third night was the shortest of all.`,
        `"One more night," said {mom}, and made {mom.his} bed out of the armchair. {hero} looked around. There was the lamp, and the lumpy pillow, and the beeping, which {they} hardly heard any longer. It is funny how a hospital room can <grow on you|shrink to your size>. {pal} was awake again and allowed to have ice. "It was halfway sore," {pal.he} reported, "exactly as your bed told me." {hero} croaked with laughter, and that was sore, too.`,
      ],
      A: [
        `By the third evening there were two people who ate ice, one for a throat and the other for a leg, and they compared the colors of their tongues. Both of them were sore and completely exhausted, {hero} from waiting and {pal} from everything; and it was, as they agreed, one of the nicest evenings that anybody had ever had in a hospital. "Was it the way I said?" asked {hero}, in a new voice that scratched like a pencil. {pal's} bed went up. "I recognized everything when it came," {pal.he} said, "as if somebody had described a street to me." When {nurse} looked in with the lamp, <both of them were snoring, and so was {mom}|there was nobody awake to turn a pillow for>.`,
        `"And this is the last one," said {mom}, pulling the armchair to pieces for the third time. {hero} looked around the hospital room. There stood the lamp that made a sort of duck; there was the pillow, which had stopped crackling, or else {they} had stopped hearing it; and behind the wall the machine was still counting. "You were right about the half," said {pal} sleepily from the other bed, where {pal.his} leg was resting on two cushions. "If you had told me that it would be nothing, I would not have believed anything else, either." {hero} considered this for a while in the darkness. <It went on being true.|Then, without noticing, {they} {was} asleep.>`,
      ],
    },
    {
      id: "goes-home",
      ...DAY,
      pose: "waving",
      feeling: "happy",
      with: ["pal happy", "mom happy", "nurse happy"],
      happening: "{hero} waves to {pal} in the hospital room with a bed, and {mom} and a nurse look on.",
      B: [
        `Three nights were over. "I can go home!" said {hero}. {pal's} hospital bed waved. Up and down!`,
        `"We can go home!" said {mom}. {hero} held {pal's} hand. The hospital bed waved. Up and down!`,
      ],
      E: [
        `Then {hero} could go home. {Their} throat was still <sore|a bit sore>, but {they} could whisper. "Will you write to me?" asked {pal}. {hero} pushed the button one last time, and the hospital bed went up. That was a yes!`,
        `After three nights, {mom} packed the bag. "Goodbye, hospital," whispered {hero}. {They} {was} glad to go, and a bit sad, too. {pal} <had to stay|stayed> for two more days. {Pal.his} bed waved, up and down, until {they} {was} gone.`,
      ],
      I: [
        `After three nights {hero} packed {their} pajamas. {They} could eat soup, and {they} could talk, as long as it was not too much. "I have to stay until Friday," said {pal}. "Will you come and visit me?" {hero} could have said it aloud. Instead {they} pressed the button one more time. The hospital bed rose up, humming, <as far as it could go|to the very top>. At home {their} own bed did not go up or down, and it was wonderful.`,
        `"You may go home," said {doc} on the fourth morning, after looking into {hero's} throat. "Talk little, eat ice, and come back if anything worries you." {mom} folded up the armchair for the last time. {hero} had wanted so much to leave the hospital. <Strangely|Surprisingly>, {they} now walked around and patted everything. "Until Friday I can talk to your empty bed," said {pal}. {hero} laughed, and only half of it hurt. From the corridor {they} could still hear the humming, up and down.`,
      ],
      A: [
        `On the fourth morning {hero} was allowed to go. {They} could swallow soup by then, and even talk, provided that it was not too much. {Their} suitcase had been packed since six o'clock; but when the moment finally arrived, {they} walked around the hospital room and patted things, the lamp, and the rail, and the pillow that had learned to be comfortable. "I have to stay until Friday," said {pal}. "Will you come and visit me?" There would have been enough voice for it; instead {hero} climbed up one more time, and pressed the button, and rose with a hum toward the ceiling. <At home there was a bed that could not say a word, beneath a crack like a duck, and {they} slept in it until noon.|In the doorway {mom} was laughing, with a toothbrush in each hand.>`,
        `"Eat plenty of ice, talk very little, and come back if anything worries you," said {doc} on the fourth morning, after examining {hero's} throat. "Are you pleased to go?" It was a difficult question. {They} {was} pleased to go home, and sorry to go from {pal}, and proud, in a quiet way, of bed number seven. {They} pressed the button until the pillow was halfway up, and left it there, so that everybody could see. {pal} would be staying until Friday. <"I shall teach the next one," {pal.he} promised.|"I shall teach it to whoever comes next," {pal.he} said.> All the way down the corridor of the hospital they could hear the humming behind them, up and down, up and down, until the elevator closed.`,
      ],
    },
  ],
};
