import type { Shape } from "@/lib/features/writing/classic/grammar";

const CLINIC = { place: "doctors-room", weather: "clear" } as const;

export const SIX_WEEK_WALL: Shape = {
  id: "firsts/six-week-wall",
  theme: null,
  wild: 2,
  tags: ["doctor", "patience", "drawing", "friend", "courage", "body", "helping"],
  about: [
    "broken-arm broken-leg broken-bone broken-wrist broken-foot plaster-cast cast arm-in-plaster arm-in-a-cast leg-in-a-cast breaking-an-arm breaking-a-leg break-an-arm break-a-leg breaks-an-arm breaks-her-arm breaks-his-arm breaks-a-leg broke-my-arm broke-her-arm broke-his-arm broke-an-arm",
    "broke-my-leg broke-her-leg broke-his-leg broke-a-leg broke-an-arm broken-wrist broke-his-wrist broke-her-wrist",
  ],
  premise:
    "{Hero} gets a cast for six weeks on the arm that draws, and the other hand has to learn everything.",
  shows: ["bone", "thing:bandage"],
  talk: [
    "What would you have drawn on {hero's} cast?",
    "What was hardest for {hero}, and who helped?",
    "What would you tell somebody who is new at the doctor's?",
  ],
  cast: {
    pal: ["dog", "cat", "rabbit", "mouse", "robot", "owl", "monkey", "bird"],
    doc: ["doctor"],
    mom: ["mother", "father"],
    big: ["girl", "boy"],
  },
  refrain: {
    B: [`"I can't," said {hero}.`, `"I can!" said {hero}.`],
    E: [`"I can't do it with this cast," said {hero}.`, `"I can do it, cast and all," said {hero}.`],
  },
  beats: [
    {
      id: "off-wall",
      place: "garden",
      time: "afternoon",
      weather: "clear",
      pose: "kneeling",
      feeling: "sad",
      with: ["mom calm", "pal worried"],
      props: ["tree", "leaf"],
      happening: "{hero} kneels sadly under a tree with {mom} and {pal}.",
      B: [
        `{open} {hero} fell off the wall. "My arm!" It hurt a lot. {mom} ran out.`,
        `{open} Down fell {hero}! "My arm is bad," {they} said. "I am here," said {mom}.`,
      ],
      E: [
        `{open} {hero} was walking along the garden wall, as {they} had done a hundred times. This was the time when {they} fell. {Their} arm hurt more than anything. "I am here," said {mom}.`,
        `{open} It was only a small wall, and it was only a small fall. But {hero's} arm was the wrong shape. {mom} held it very still with a blanket. "We will go to the doctor," {mom.he} said.`,
      ],
      I: [
        `{open} It wasn't even a particularly high wall. {hero} had balanced along it a hundred times, and the hundred and first time {they} fell. There was a small noise, like a pencil. Then {their} arm hurt so much that {they} forgot to cry. {mom} was there immediately. <{Mom.he} didn't ask whose idea it had been.|{Mom.he} didn't scold.> "Don't move it," {mom.he} said calmly. "I think that it may be broken, and for that there are doctors."`,
        `{open} Nobody had pushed {hero}, and nobody had done anything wrong. The wall was there, and then it wasn't. When {they} sat up, {their} right arm looked unfamiliar, and it hurt terribly. It was the arm that did everything: it drew, and it threw, and it opened the cookies. {mom} wrapped it carefully in a blanket. <{pal} carried one shoe.|{pal} stayed extremely close.> "That is a broken arm," {mom.he} said, "and it can be mended."`,
      ],
      A: [
        `{open} {hero} had walked along the garden wall on a hundred different days, and on the hundred and first day {they} came down on the wrong side of it. There was a little sound, no louder than the snapping of a pencil. For a moment nothing hurt at all, and {they} had time to wonder about that. Afterward everything did. {mom} knelt beside {them} before {they} had found {their} voice, and {mom.he} neither screamed nor scolded. <"Look at me," {mom.he} said, "and leave the arm to me."|{Mom.he} simply held the arm exactly as it was.> "I'm fairly certain that it's broken. That is an unpleasant thing, but it's an ordinary one, and there are people who repair it every day."`,
        `{open} It must have been a very unimportant wall, since nobody had ever given it a name. {hero} was merely walking along it, thinking about a picture that {they} intended to draw; and then there was no more wall, and a great deal of grass. {They} knew immediately that something was wrong with {their} right arm. It was the one that drew the pictures. It lay there like somebody else's, and it hurt more than {they} would have believed possible. <{pal} came running, and {mom} came faster.|{mom} was out of the house before {pal} had finished calling.> "It's broken, I think," said {mom}, wrapping it up in a blanket. "I'm not going to leave you for a minute."`,
      ],
    },
    {
      id: "waiting-room",
      ...CLINIC,
      time: "afternoon",
      pose: "sitting",
      feeling: "worried",
      with: ["big happy", "mom calm"],
      props: ["thing:bandage", "bone"],
      happening: "{hero} sits in the doctor's room with {mom}, and {big} is happy.",
      E: [
        `At the doctor's sat somebody with a cast from the toes to the knee. It was {big}, and the cast was full of pictures. "The first day is the worst," said {big}. "After that it only itches."`,
        `{hero} had to wait, and {their} arm went on hurting. Next to {them} sat {big}, with a leg in a cast. "Is it your first?" asked {big}. "Do not worry. The picture of your bones is the best part."`,
      ],
      I: [
        `In the waiting room sat {big}, whose whole leg was in a cast. It was covered with signatures, a shark, and a bus. "Is it your first?" asked {big}, like somebody who knows about these things. {hero} nodded, because {their} voice was not working. "The first hour is the worst," {big} explained. "Then they make it warm and hard around you, and it can't wobble any more. <After that it only itches.|After that you're just slow.>" {hero} looked at the shark, and breathed a little more easily.`,
        `They had to wait, and waiting makes everything hurt more. Opposite {hero} sat {big}, with one leg in an enormous cast, reading comics. "Arm?" asked {big}, without looking up. "That's practical. You can still run." {big} moved over and told {them} exactly what was going to happen, one thing after another, <and left nothing out|including the boring parts>. It helped. A thing that you know about is smaller than a thing that you don't.`,
      ],
      A: [
        `In the waiting room there was only one other patient, a person named {big}, with a cast that reached from the toes to the hip. It was decorated all over with signatures, and a bus, and an excellent shark. "First time?" inquired {big}, with the air of a sailor addressing a passenger. {hero} could only nod. "Then I'll tell you how it goes. They photograph your bones, which doesn't hurt. They wrap it, and it gets warm, and then it's hard as a wall and nothing can wobble. <The first hour is the worst, and you've nearly had it.|The worst part is already behind you.>" {They} discovered that {they} {was} listening, and that one can't listen and be terrified with the same ears.`,
        `The clock in the waiting room was painted like an owl, and it took its time. {hero} held {their} arm against {their} chest and tried not to think of the word. On the opposite chair sat {big}, who was one half cast and one half comic book. "They always say it won't hurt," {big} remarked. "I'll tell you the truth. It hurts until they've put it straight, and then it stops being sharp and gets dull, and then it's gone, and it only itches." Nobody had told {them} the truth so kindly all day. <"What's the shark for?" {they} asked after a while.|{They} looked at the shark that was drawn on the cast.> "Company," said {big}. "Six weeks is long. Get somebody to start you off with a drawing."`,
      ],
    },
    {
      id: "bone-picture",
      ...CLINIC,
      time: "afternoon",
      pose: "sitting",
      feeling: "curious",
      with: ["doc calm", "mom calm"],
      props: ["bone", "light-bulb"],
      happening: "{hero} is curious about a bone in the doctor's room, beside {doc}.",
      B: [
        `{doc} took a picture of the bone. It had a crack! "It will mend in a cast."`,
        `"Look, your bone," said {doc}. "It will grow. A cast will hold it still."`,
      ],
      E: [
        `{doc} made a picture of the bones inside the arm. They were white and quite pretty. One had a thin black line. "It will grow together by itself," said {doc}. "The cast just holds it still."`,
        `On the wall shone {hero's} own bones. "There is the break," said {doc}, and showed {them} a small line. "Your body knows how to mend that. We only need a cast, so that it can work in peace."`,
      ],
      I: [
        `The picture didn't hurt, exactly as {big} had promised. {doc} hung it in front of a lamp, and {hero} saw the inside of {their} own arm. The bones were white and slender, and through one of them ran a fine dark line. "Your body is mending that already," {doc} explained. "Bones can grow together again, and nobody has to tell them how. <The cast doesn't do the mending.|All that a cast does is hold things still.> It's a wall, so that nobody disturbs the workers." {hero} liked to think of workers.`,
        `"I'd like to introduce you," said {doc}, and switched on a light behind a picture. They were {hero's} bones, and {they} had never met them before. One of them was broken, all the way across. It looked almost tidy. "For the next six weeks your body is going to build a bridge there," {doc} said. <"You needn't do anything for it except be patient."|"It even works while you're asleep."> "And a cast will keep everything in its place." Six weeks sounded like an enormous number.`,
      ],
      A: [
        `{doc} fastened a dark sheet to the wall and lit it from behind; and there, in silver and black, was the inside of {hero's} arm. {They} had carried it about all {their} life and had never seen it. "Beautiful bones," said {doc} with genuine respect, "and there's the trouble." A thin line crossed one of them, as though somebody had ruled it with a pencil. "By this evening your body will have sent out the builders. They know perfectly well what to do, and they'll work day and night for six weeks. <The cast does none of the mending; it's merely the fence around the building site.|A cast heals nothing at all; it only keeps the visitors out.>" Despite everything, {hero} asked whether {they} might keep the picture.`,
        `It was probably the strangest picture that {hero} had ever looked at, considering that it was {their} own. Each finger was a row of little white stones. Farther up lay two long bones, side by side, like people in a bed; and one of them had a crack straight through the middle. {doc} didn't say that it was nothing. "That's a proper break," {doc} said, "and it's going to grow together so well that you'll be unable to find the place. Bones are extremely good at it. All they ask for is quiet. <That is what we have casts for.|So we'll put a cast around it, and hang up a sign.>" "For how long?" asked {mom}. "Six weeks," said {doc}, and {hero} counted on the fingers that {they} could use.`,
      ],
    },
    {
      id: "white-cast",
      ...CLINIC,
      time: "afternoon",
      pose: "reaching",
      feeling: "surprised",
      with: ["doc happy", "big happy"],
      props: ["thing:bandage", "paint-pots"],
      happening: "{hero} reaches out an arm in the doctor's room, beside {doc} and {big}.",
      B: [
        `The cast was warm and white. {big} drew a fish on it. "So it is not sad."`,
        `{doc} put on the cast. Then {big} came and drew a small fish on it.`,
      ],
      E: [
        `The cast was soft and warm at first, and then it became as hard as a wall. It was very white. {big} came in on one leg and drew a small shark on it. "To start you off," said {big}.`,
        `{doc} wrapped and wrapped, and soon {hero} had a white cast from the hand to the elbow. "Much too empty," said {big}, and drew a shark with a hat. "Somebody has to be the first."`,
      ],
      I: [
        `{doc} wrapped the arm in something soft, and then in something wet and warm. It became hard while they watched. When it was finished, {hero} owned a wall. It was white, it was surprisingly heavy, and nothing inside it wobbled any longer. "May I?" asked {big}, who was holding a pen. With great care {big} drew a shark in a bowler hat. <"That's the first picture, so that it isn't so empty," said {big}.|"Now it isn't alone," said {big}.> "The rest of it you have to collect."`,
        `The cast went from the fingers to the elbow, and it was as white as a new notebook. The sharp pain had gone. It was a dull one now, and {hero} was so tired that {they} could have slept standing. Before they left, {big} came across the corridor with a pen. <"I always do the first one," said {big}.|"Nobody should have to go home with an empty one," said {big}.> It was a shark, and it wore a hat. It smiled whenever {hero} bent {their} thumb.`,
      ],
      A: [
        `It was wound around the arm wet, and warm, and within minutes it had turned to stone. {hero} tapped on it. {They} had become the owner of a wall, white from one end to the other and curiously heavy; but inside it, for the first time since the garden, everything was still. In the doorway {big} was balancing on one leg. "That won't do," declared {big}, "it's far too empty," and with the utmost concentration {big.he} drew a shark in a bowler hat beneath {hero's} thumb. <"Somebody did my first one for me," {big} explained.|"The first is always done by someone who knows," said {big}.> "You'll see. It's six weeks long, that thing, and you have to have somebody to talk to."`,
        `When {doc} had finished, the arm could no longer be seen. In its place was a cast, as smooth and as blank as a new exercise book. It had stopped hurting in the sharp way. {hero} looked at the five fingertips that stuck out of the end, and tried to move them; they waved back from a long way off. "That was the drawing hand," {they} said suddenly, and {their} eyes filled. Nobody answered that it didn't matter. <{big} hopped in with a pen.|It was {big} who hopped over, with a pen.> "Then I'd better begin," said {big}, and drew, very slowly, a shark wearing a hat. "It's your turn next. I should try the left one."`,
      ],
    },
    {
      id: "nothing-works",
      place: "bedroom",
      time: "morning",
      weather: "clear",
      pose: "sitting",
      feeling: "sad",
      with: ["mom calm", "pal worried"],
      props: ["blanket", "thing:bandage"],
      happening: "{hero} sits sadly in the bedroom with {mom}.",
      B: [
        `How do you dress in a cast? How do you draw? {refrain} {They} {was} sad.`,
        `{hero} could not draw a dog. It looked like soup! {refrain}`,
      ],
      E: [
        `The next morning nothing worked. The shirt was too small for the cast, and the spoon went past {their} mouth. Even the shoes were against {them}. {refrain} And {they} threw a sock at the door.`,
        `{hero} wanted to draw {pal} with the left hand. It looked like soup with ears. {refrain} {mom} sat down next to {them} and did not say that it was pretty. "Soup with ears," {mom.he} said.`,
      ],
      I: [
        `In the morning {hero} found out how many things need two hands. There were buttons. There was toothpaste, and the lid of the jam. "I can do it alone," {they} said every time, and every time {they} could not. By nine o'clock {they} had the cast in one sleeve and {their} head in the other. <{They} sat there in the dark and was furious.|It was dark inside the sweater.> "Would you like company in there?" asked {mom}. After a while a muffled voice said yes.`,
        `The left hand had led an easy life until now. It had held the paper while the other one drew. {hero} gave it a pencil and asked it for a portrait of {pal}. The result looked like soup with ears. {They} tried again, and got more soup. <"That's not me," said {pal's} face.|{pal} examined it and left the room.> "I'll never draw again," said {hero}, who drew every single day. {mom} looked at the paper for a while. "You will in six weeks," {mom.he} said, "and soup until then."`,
      ],
      A: [
        `It is only when an arm is in a cast that one finds out what it used to do all day. It had buttoned and buckled; it had squeezed out the toothpaste, and opened the jam, and held on to the banister. "I can manage alone," {hero} informed each of these in turn, and by nine o'clock {they} {was} hopelessly stuck in a sweater with one elbow where {their} head should have been. <It was warm and woolly in there, and extremely lonely.|Fortunately nobody could see {them} crying in there.> "I'm going to ask you a question," said {mom's} voice outside. "Is this a moment for help, or a moment for company?" {hero} considered it carefully. "Company to begin with," {they} said through the wool, "and assistance afterward."`,
        `For as long as {hero} could remember, the left hand had been the one that holds the paper. Now it had been promoted overnight, and it was obviously not equal to the responsibility. {They} asked it for a simple picture of {pal}. What appeared was a kind of soup, and the soup had ears. {They} tried a house, which fell over; {they} tried a circle, and it didn't meet. Finally {they} laid down the pencil quite gently, because throwing it hadn't been particularly helpful either. <"Drawing was what I was good at," {they} said.|"I used to be somebody who draws," {they} said.> {mom} neither laughed nor told {them} that it was lovely. {Mom.he} picked up the soup and studied it for a considerable time. "I wonder what it is thinking," {mom.he} said.`,
      ],
    },
    {
      id: "soup-monster",
      place: "kitchen",
      time: "noon",
      weather: "clear",
      pose: "holding",
      feeling: "happy",
      with: ["mom happy", "pal happy"],
      props: ["notebook", "thing:bandage"],
      happening: "{hero} holds a notebook happily in the kitchen with {mom}.",
      B: [
        `But the soup had a nice face. {hero} gave it legs. It was a Blob!`,
        `"It looks fun!" said {mom}. {hero} drew more. It was a funny Blob.`,
      ],
      E: [
        `{hero} looked at the soup again. It had a friendly face. {They} gave it six legs and a tail, and they were wobbly, too. "It is a Wobble," {they} said. Only a left hand could draw it.`,
        `The soup seemed to smile. So {hero} gave it a hat, very slowly, with the hand that was not in the cast. "This is a Wobble," {they} told {mom}. No real artist could have made one.`,
      ],
      I: [
        `{hero} looked at the soup again, upside down. It wasn't a bad drawing of {pal}. It was an excellent drawing of something else. {They} added six legs, and they trembled exactly as they should. "It's a Wobble," {they} decided. "It lives under casts and eats itches." {They} packed {bag} and went to draw Wobbles in every room. The other hand, with all its practice, <could never have drawn one|would have made them much too neat>. The left hand was simply born for it.`,
        `"What if it isn't supposed to be a dog?" said {mom}. {hero} turned the paper around, and suddenly something looked back at {them}. It had ears, and a rather worried expression. {They} gave it a hat, and the hat slipped, which was perfect. "It's a Wobble," {they} said. By lunch there were nine of them, and {they} kept them together with {bag}. <Each had a name.|No two of them were the same.> Before the cast, there hadn't been a single Wobble in the world.`,
      ],
      A: [
        `{hero} took the soup back and turned it the other way up. It was undeniably a failure as a portrait; but as something else it was remarkably good. It had a worried forehead, and an extraordinary amount of character. {They} added six legs, which trembled beautifully at each of the knees. "It isn't {pal}," {they} announced slowly. "It's a Wobble, and Wobbles live in casts and eat the itches." {They} fetched {bag}, and drew until suppertime. It was extraordinary. The hand in the cast could draw practically anything, but it could never have drawn a Wobble. <That hand was much too sure of itself.|It would have been far too tidy.> They had been waiting in the left one all along.`,
        `"Perhaps it isn't a bad dog," {mom} suggested. "It might be a very good something." {hero} examined it with {their} head on one side, and it examined {them} in exactly the same way. Then {they} reached out with the wrong hand, and added an elegant hat, which immediately slid over one eye. No artist on earth could have done that on purpose. "It's a Wobble," {they} announced, and {their} voice was {their} own again. Wobbles, it appeared, live wherever something has to be kept perfectly still, such as the inside of a cast. {They} collected them in {bag}. <By evening there were fourteen.|There were fourteen before it got dark.> The left hand ached, like anybody who has begun a new job and likes it.`,
      ],
    },
    {
      id: "school-wall",
      place: "classroom",
      time: "morning",
      weather: "clear",
      pose: "standing",
      feeling: "proud",
      with: ["pal happy"],
      props: ["paint-pots", "paintbrush", "bone"],
      happening: "{hero} stands proudly in the classroom, with paint near {them}.",
      B: [
        `At school they all drew on the cast. Now it had ten Blobs on it.`,
        `"Draw on my cast!" said {hero}. One drew a bug. One drew the sun.`,
      ],
      E: [
        `At school everybody wanted to draw on the cast. "Only Wobbles," said {hero}, "and only with the wrong hand!" They all tried it, and they laughed until the teacher tried it, too.`,
        `{hero} showed the others how to draw a Wobble. "You must use your other hand," {they} said. Soon the white cast was full, and there was one even under {their} elbow.`,
      ],
      I: [
        `At school the whole class wanted to sign the cast. {hero} thought about the shark and about the long six weeks. "You can draw a Wobble," {they} said, "but it has to be with your wrong hand." At first they laughed, and then they became extremely quiet, with the tips of their tongues between their teeth. The best artist drew soup. A boy who never drew anything drew <the most wobbly Wobble of all|a masterpiece>. When the bell rang, nobody had noticed the time.`,
        `"Does it hurt?" they asked, and "Can I knock on it?" and "Is your arm still in there?" {hero} answered everything. Then {they} unpacked the Wobbles. Within five minutes thirty people were drawing with the wrong hand, and groaning. Nobody was better than anyone else, <which had never happened in that room before|and it was strangely peaceful>. They drew on paper first. At the end each was allowed to put one on the cast. The shark had to move over a little.`,
      ],
      A: [
        `On Monday thirty people wished to sign the cast, and {hero}, remembering how white it was and how long six weeks are, made a rule. "One Wobble each," {they} said, "and only with the wrong hand." There was laughter, and then there was silence, of the kind that has tongues sticking out of it. The girl who drew best in the class produced soup, and stared at it. A boy who had never finished a picture in his life drew a Wobble so magnificent that it was given the place next to the shark. <"Mine's better on that side," he said in wonder.|"I've got a wrong hand," he kept saying, "and it's good!"> The teacher drew the last. It was generally agreed to be the worst, and she was prouder of it than anyone.`,
        `{hero} had expected that people would stare, and they did, but chiefly at the shark. "Is your arm really still in there?" they wanted to know. "Does the bone talk?" {They} let everybody knock. Then {they} opened the folder with the Wobbles and explained that these could only be done by a hand that didn't know how. By recess there was hardly anybody in the building who was using the right one. It's a curious thing to see a whole class become beginners at the same moment. <No one was good at it; consequently no one was bad.|Nobody could be the best, and so nobody minded.> By the end of the week there wasn't a white spot left on the cast, and it had begun to look like a very crowded and friendly wall.`,
      ],
    },
    {
      id: "by-the-pool",
      place: "pool",
      time: "afternoon",
      weather: "clear",
      pose: "sitting",
      feeling: "sad",
      with: ["pal calm", "mom calm"],
      props: ["thing:bandage", "notebook"],
      happening: "{hero} sits sadly by the pool with {pal} and {mom}.",
      I: [
        `In the third week the class went swimming, and a cast must never get wet. {hero} sat on the edge with a plastic bag around it and watched the others jump. It was supposed to be interesting. It was not interesting at all. "You could be the judge," suggested the teacher, so {they} held up numbers for every splash. <It was better than nothing, although only slightly.|That was nearly fun for a quarter of an hour.> "Three more weeks," {they} told the shark under {their} thumb. Sharks understand about water.`,
        `Everybody else was in the pool. {hero} sat on a towel with the cast in a plastic bag, like a sandwich, and was in a terrible mood. {pal} kept {them} company, and so did {mom}, who didn't say that time would fly. "It's unfair," said {hero}. "Completely," agreed {mom}. <They enjoyed the unfairness together for a while.|It helped that somebody had noticed.> Then {they} drew eleven swimming Wobbles, and every one of them had a cast on.`,
      ],
      A: [
        `A cast must on no account become wet, and in the third week, naturally, it was hot, and the whole class went swimming. {hero} was given a chair at the edge, and a plastic bag for {their} arm. {They} had been assured that watching would be interesting. After twenty minutes {they} had established that it wasn't. "You might be the judge," proposed the teacher; and so {they} held up numbers, and was strict about elbows, <and for a quarter of an hour that was almost as good as swimming|and disqualified the teacher>. But when the others ran past {them}, dripping and shrieking, {they} bent over the cast, so that nobody would see {their} face. "Three more weeks," {they} whispered to the shark. If anybody could understand it, it was a shark.`,
        `It was the hottest afternoon of the summer, and everyone {hero} knew was in the water. {They} sat beneath an umbrella, with the cast in a plastic bag like an enormous sandwich, and hated it. {mom} had come along in order to keep {them} company. {Mom.he} didn't say that it would soon be over, and {mom.he} didn't point out how much other people have to suffer. "It's unfair," said {hero}. "It's outrageously unfair," said {mom}, and {mom.he} took off {mom.his} shoes and was indignant with {them} for a while. <Sometimes that's the only medicine.|It was surprisingly refreshing.> Later {they} filled a page with swimming Wobbles, and each of them was wearing a plastic bag.`,
      ],
    },
    {
      id: "the-itch",
      place: "bedroom",
      time: "night",
      weather: "clear",
      pose: "thinking",
      feeling: "worried",
      with: ["mom sleepy", "pal sleepy"],
      props: ["thing:bandage", "lantern", "blanket"],
      happening: "{hero} is awake at night, and {mom} is sleepy.",
      I: [
        `In the fourth week came the itch. It sat exactly in the middle of the cast, where no finger could reach it, and it only came at night. "You mustn't poke anything in there," {mom} had said, and {hero} didn't. But {they} {was} tired of being patient. {They} thought of the garden, and the pool, and everything that went on without {them}. "It's all right to hate it," said {mom} in the dark. <{Mom.he} blew cool air along the edge of the cast.|"I'd hate it, too."> "It isn't all right to poke."`,
        `Nobody was signing anything any longer. The cast had become gray at the edges, and everyone had got used to it except {hero}. At night it itched. {mom} sat on the bed, and they listened. "That's the builders," {mom.he} whispered. "They're sawing." <"They should work in the daytime," said {hero} bitterly.|"Then they must be nearly finished," said {hero}.> They counted the Wobbles by lantern light, and every one of them got a piece of the itch. It took thirty-one Wobbles, and then it was gone.`,
      ],
      A: [
        `People are very kind to a cast in the first week, and in the fourth they forget about it. It had grown gray around the edges, and it smelled of old sock. Worst of all was the itch. It lived precisely in the middle, where nobody could get at it, and it woke up whenever {hero} lay down. "I know that I'm not allowed to poke," {they} said in the dark, "and I'm not poking. But I hate it." "You're allowed to hate it," said {mom}. <{Mom.he} leaned over, and blew cool air in at the edge.|{Mom.he} fetched the hair dryer, and blew in cold air.> "You've been patient for twenty-six days. I couldn't have done it for six." It was a great relief not to be brave for a little while.`,
        `There comes an evening, somewhere in the middle, when six weeks has no beginning any more and no end. {hero} lay on {their} back and listened to {their} arm. It itched, as though the builders were walking about in there with sand in their shoes. {They} would have given all {their} Wobbles for a single scratch. "Tell me their names," said {mom}, who had come in with a lantern. So they went along the cast, from the shark to the elbow, and to each of the Wobbles they fed a small portion of the itch. <Some of them were greedy.|The teacher's Wobble took two helpings.> There were thirty-one. At thirty it had become quite faint, and when they came to the last one there was nothing left for it.`,
      ],
    },
    {
      id: "back-to-doctor",
      ...CLINIC,
      time: "morning",
      pose: "sitting",
      feeling: "brave",
      with: ["doc happy", "mom calm"],
      props: ["bone", "thing:bandage"],
      happening: "{hero} sits bravely in the doctor's room with {doc}.",
      B: [
        `Six weeks went by. The saw was loud. It did not hurt! Off came the cast.`,
        `"The bone is well!" said {doc}. Snip, snap! There was the arm. The cast was off.`,
      ],
      E: [
        `After six weeks {doc} had a new picture, and the black line was gone. Then came a loud little saw. It tickled, but it did not hurt. The cast fell open like an egg, and there was the arm!`,
        `"The bridge is built," said {doc}, and took off the cast. The arm that came out was thin and pale, and it felt very light. "Hello," {hero} said to it. It had been away for six weeks.`,
      ],
      I: [
        `When the six weeks were over, {doc} lit up a new picture beside the old one. {hero} looked for the line, and it was not there. "They've done excellent work," said {doc}. Then {doc.he} brought a saw. It howled, but it could only cut hard things, and {doc} tried it on {doc.his} own hand first. <It tickled.|It was like being tickled by a bee.> The cast opened like a walnut. The arm inside was thin and pale, <and it floated|and a bit wrinkled>. "It'll soon be as strong as before," {doc} promised.`,
        `"And now we let the sun in," said {doc}. The little saw was terribly loud. {hero} held {mom's} hand and watched, because {they} had decided to see everything. It did not hurt, it only buzzed. Crack, and there lay {their} arm, as thin and as white as something that has been under a stone. <It was so light that it rose up all by itself.|{They} hardly recognized it.> "Hello," {hero} said to it. "You've missed a lot." {doc} put the cast, with all the Wobbles, in a box.`,
      ],
      A: [
        `On the last day of the sixth week {doc} put two pictures side by side: the one with the line, and one from that morning. {hero} searched the second for a long time. One could only find the place by knowing where to look. "Your builders are first-class," said {doc}, and then produced a saw. It howled like something much larger. <"It only bites what is hard," {doc} explained, and held a finger against it.|{doc} held it against a palm, to show that it couldn't cut skin.> {They} watched it travel past the shark. The cast came apart in two halves, like a walnut; and in it lay an arm, thin, and pale, and a little astonished, which floated upward as soon as it was let go.`,
        `{hero} had looked forward to this morning for forty-two days, and now that it had come {they} {was} nervous. {They} had grown used to having a wall. The saw was exceedingly loud. It tickled, and it smelled of chalk, and it did not hurt in the least; {big} had told the truth about that as well. Then the cast was open, and the air touched {their} skin, and it was like a cold drink. "Is that mine?" asked {hero}. The arm was thin and wrinkled, and weighed next to nothing. <"It has been lying down for six weeks," said {doc}.|"It's been in bed for six weeks," said {doc}.> "Be patient with it. It doesn't know yet how much your other one has learned."`,
      ],
    },
    {
      id: "somebody-new",
      ...CLINIC,
      time: "morning",
      pose: "waving",
      feeling: "happy",
      with: ["mom happy", "pal happy"],
      props: ["box", "thing:bandage"],
      happening: "{hero} waves in the doctor's room with {mom}.",
      E: [
        `In the waiting room sat a small boy with a brand-new cast. It was white and empty, and he was crying. {refrain2} Then {hero} drew him a Wobble in a hat, with the wrong hand. "To start you off," {they} said.`,
        `"Is it your first?" {hero} asked a little girl at the door. She held a white cast on her knees. {refrain2} {hero} sat down and drew a Wobble on it. "Its name is Company," {they} said.`,
      ],
      I: [
        `A small boy was sitting in the waiting room with a cast that was completely white. He stared at it as if it were the end of the world. {hero} knew that look. {extra} {They} sat down beside him. "The first day is the worst," {they} said. "After that it's only slow, and then it itches, and then it's over." {They} took the pen in {their} left hand, because some things must be done properly. <It drew a Wobble in a bowler hat.|A Wobble appeared, and it wore a hat.> The boy sniffed. "Is it soup?" he asked hopefully.`,
        `On the way out {hero} stopped. There was a girl on {big's} old chair, four years old at most, and she was holding a new cast as though it belonged to somebody else. {extra} "May I?" asked {hero}. "Somebody has to be the first." The right hand was still asleep, but {they} didn't need it for this. Slowly, with the left, {they} drew the finest Wobble of {their} career. <"What is his name?" whispered the girl.|The girl stopped crying in order to see.> "Company," said {hero}.`,
      ],
      A: [
        `They would have gone straight home, if it had not been for the waiting room. Under the owl clock sat a boy of about four, with a cast that was as white as a plate, looking at nothing. {hero} handed {mom} the box. {extra} "Is it your first?" {they} inquired, and settled down beside him. {They} told him the truth, which was that the beginning was the most difficult part, that a cast would certainly itch, and that nobody would be disappointed in him for hating it occasionally. Afterward {they} asked for a pen. The right hand came forward, eager and thin, <but {they} shook {their} head|and was told to wait>. For this one needed an expert. With {their} left hand, {hero} drew him a Wobble in a bowler hat.`,
        `{hero} was nearly out of the door when {they} saw the girl. She was sitting where {big} had been sitting, with her feet a considerable distance above the floor, and on her lap lay a new cast, perfectly white and perfectly empty. {extra} "That won't do," said {hero} gently. "It's got nobody on it." {They} knelt in front of her and took out a pen. It was strange how steady the left hand had become, <and how well it remembered to wobble|although it had kept its talent for trembling in the right places>. "It's a Wobble," {they} explained, "and it's particularly fond of itches. As soon as you have thirty of them, you'll hardly notice anything." The little girl examined it thoroughly. "One," she said.`,
      ],
    },
    {
      id: "on-the-shelf",
      place: "bedroom",
      time: "evening",
      weather: "clear",
      pose: "holding",
      feeling: "happy",
      with: ["pal happy", "mom happy"],
      props: ["thing:bandage", "notebook", "paintbrush"],
      happening: "{hero} holds something happily in the bedroom with {pal} and {mom}.",
      B: [
        `The cast is on a shelf now. {hero} draws with two hands. {refrain2} {close}`,
        `{hero} kept the cast. The Blobs live in it. {refrain2} {close}`,
      ],
      E: [
        `Now the cast stands on the shelf, and the pencils live in it. {hero} draws with the right hand again. But on Sundays the other one gets the pencil, and then there are Wobbles. {close}`,
        `The arm is strong again, and the old cast is a house for pencils. "Which hand is it today?" asks {mom}. {hero} holds up both. One of them draws, and the other one wobbles. {close}`,
      ],
      I: [
        `The cast stands on {hero's} shelf with the pencils in it. The arm was lazy for a while, and then it remembered how to throw, and to draw, and to open the cookies. There is no line to be seen on it anywhere. But on Sundays it has to hold the paper. <That's when the other one draws.|On Sundays the other one is the artist.> There are ninety-four Wobbles by now, and one of them, with a bowler hat, came by mail. It was signed by {big}, with the wrong hand. {close}`,
        `{hero} has two hands again, and they are friends. The right one draws horses that look like horses. The left draws Wobbles, <and nobody may tell it how|and it has never had a lesson>. Between them, on the shelf, stands the old cast, with its shark and its thirty-one visitors. Last week {they} tried it on, just to see. It did not fit any more. {close}`,
      ],
      A: [
        `It took the arm a month to become brown and sensible again. It is back in charge of the buttons and the jam. It draws, rather better than before, for it has had a long time to think. The cast stands upright on {hero's} shelf, full of pencils, and people who come to visit look for their own Wobble and are moved to find it there. <On Sundays, however, there is a rule.|But Sunday is different.> On Sundays it has to hold the paper. Somewhere in the town a small boy is filling his wall; somewhere {big} is walking without a limp. And the other hand bends over the page, out of breath already, and begins. {close}`,
        `A bone that has mended is as strong as it ever was, and if you wanted to find the place on {hero's} arm you would have to ask the builders. Of all that happened there is only the cast, which stands on the shelf with a shark in front. It may be thrown away whenever {hero} likes, {mom} says. {They} {has} not thrown it away. <It's the only wall that ever came to {them}.|After all, it is a wall on which nobody ever fell.> There are evenings when {hero} takes up a pencil in each hand. One of them makes a horse, and it looks exactly like a horse. The other makes something that nobody has ever seen, and it isn't sure of itself, and it's wearing a hat. {close}`,
      ],
    },
  ],
};
