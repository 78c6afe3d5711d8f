import type { Shape } from "@/lib/features/writing/classic/grammar";

const DAY = { time: "morning", weather: "clear" } as const;
const DOCTORS = { ...DAY, place: "doctors-room", pose: "sitting", props: ["thing:syringe"] } as const;

export const THREE_WAGS: Shape = {
  id: "care/three-wags",
  theme: null,
  wild: 1,
  tags: ["brave", "pet", "help", "fear", "kind"],
  about: [
    "needle shot vaccine vaccination injection jab immunization booster",
    "doctor-visit visit-to-the-doctor going-to-the-doctor go-to-the-doctor goes-to-the-doctor at-the-doctor doctor-appointment check-up checkup",
  ],
  premise: "{pal} gets a shot at the vet's, and the very next morning it is {hero's} turn at the doctor's.",
  care: ["illness"],
  shows: ["doctors-room", "thing:syringe", "thing:adhesive-bandage"],
  talk: [
    "What do you think helped {hero} most?",
    "What could we look at or count when you get a shot?",
    "How can somebody be scared and brave at the same time?",
  ],
  cast: { pal: ["dog"], mom: ["mother", "father"], doc: ["doctor"], gran: ["grandfather"], vet: ["vet"] },
  refrain: {
    B: ["One wag, two wags, three wags.", "One wag! Two wags! Three wags!"],
    E: ["One wag, two wags, three wags, and it was over.", "One wag, two wags, three wags, and it was done!"],
  },
  beats: [
    {
      id: "holds-dog",
      ...DOCTORS,
      time: "afternoon",
      pose: "hugging",
      feeling: "calm",
      with: ["pal worried", "vet calm"],
      happening: "{hero} hugs {pal} at the vet's, beside a small needle.",
      B: [
        `{pal} was at the vet's for a shot. "Look at me," said {hero}. {refrain} All done!`,
        `"{pal} needs a shot," said the vet. {hero} held {pal.him}. {refrain} It was over!`,
      ],
      E: [
        `{pal} the dog sat on the vet's table and shook. It was time for {pal.his} shot. "Look at me and not at the needle," {hero} whispered. "I will stay here." {refrain}`,
        `At the vet's, {pal} tried to <hide|climb> behind {hero}. "It is a small shot," said {vet}. {hero} held {pal.his} head and looked into {pal.his} eyes. {refrain}`,
      ],
      I: [
        `{pal} was shaking so hard that the table at the vet's rattled. "It is a very small shot, but could somebody hold {pal.his} head?" asked {vet}. {hero} put {their} nose right against {pal's} nose. "Look at me," {they} whispered, "and never mind the needle." So {pal} looked at {hero}, while behind {pal.him} {pal.his} tail wagged once, twice, three times. "Finished," said {vet}. <The entire adventure had lasted three wags.|It had lasted for exactly three wags.>`,
        `"Who is next for a shot?" asked {vet}. Instead of raising a paw, {pal} the dog crawled under {hero's} chair, until only {pal.his} tail stuck out. So {hero} lifted {pal.him} onto the table. "Don't look at the needle," {they} told {pal.him}, "because you can look at me, and I will count for you." {They} counted the wags of {pal.his} tail. At number three it was over. "You make an excellent nurse," said {vet}.`,
      ],
      A: [
        `It was the day of {pal's} yearly shot, and {pal} was shaking so hard that the scissors rattled on the vet's table. "Would somebody be kind enough to hold {pal.his} head?" asked {vet}. {hero} put {their} forehead against {pal's} forehead, until they could see nothing but each other's eyes. "Look at me, and never mind the needle," {they} murmured, "because I am not going anywhere." At the far end of the dog, the tail began to wag in spite of everything. It wagged once, twice, three times. "Finished," said {vet}, putting the needle away. "Three wags from start to end. <I wish that everybody brought a friend like that.|You would make an excellent nurse, you know.>"`,
        `{pal} understood perfectly well what kind of place it was, and the moment {pal.he} noticed the shiny table, {pal.he} turned around and attempted to leave through a closed door. "It is only a single shot," said {vet}, "and it will protect {pal.him} for an entire year." {hero} carried {pal.him} back and held {pal.his} warm, worried head in both hands. "You aren't obliged to look at the needle," {they} explained. "You may look at me, and I will count the wags of your tail." {They} had counted as far as three when {vet} announced that it was already over. <{pal} licked the table, the vet, and everybody's hands.|{pal} looked around in surprise, and wagged a fourth time, on {pal.his} own account.>`,
      ],
    },
    {
      id: "hears-news",
      place: "kitchen",
      time: "evening",
      weather: "clear",
      pose: "sitting",
      feeling: "worried",
      with: ["mom calm", "pal calm"],
      props: ["letter", "cup"],
      happening: "{hero} sits in the kitchen with {mom} and {pal} and looks at a letter.",
      B: [
        `"Your turn is next," said {mom}. "You get a shot, too." {hero} sat very still.`,
        `"You have a shot, too," said {mom}. "It is at ten." {hero} could not eat.`,
      ],
      E: [
        `That evening {mom} had a letter in {mom.his} hand. "Tomorrow it is your turn," {mom.he} said. "The doctor has a shot for you, too." {hero} put down {their} spoon. {Their} <soup|supper> did not taste of anything.`,
        `"Now we have had the dog's shot," said {mom}. "Yours is tomorrow, with {doc}." "Mine?" said {hero}. <Suddenly|All at once> {their} arm felt very soft. {pal} put {pal.his} chin on {their} foot.`,
      ],
      I: [
        `At supper {mom} unfolded a letter. "I am telling you today, so that it is not a surprise," {mom.he} said. "Tomorrow morning you have an appointment for a shot, too, with {doc}." {hero's} fork stopped halfway to {their} mouth. "With a needle?" {they} asked. "With a very thin needle," said {mom}. It was peculiar. That afternoon a shot had been <quite a small thing|nothing remarkable>, and now it filled the entire kitchen.`,
        `"There is something else," said {mom} when the plates were empty. {Mom.he} took a letter down from the refrigerator. "You are due for a vaccine. It is tomorrow at ten." "A vaccine is a shot," {hero} said slowly. "Yes, in the arm," said {mom}. {hero} looked at {their} arm. It was a good arm, and it had never hurt anyone. <Under the table, {pal} sighed.|Under the table, {pal} leaned against {their} knees.>`,
      ],
      A: [
        `After supper {mom} took a letter down from the refrigerator and smoothed it out on the table. "I would rather tell you now than surprise you," {mom.he} said. "You are due for a vaccine, and we have an appointment with {doc} tomorrow at ten." "A vaccine is a shot," said {hero}. "It is," said {mom}, who never pretended that things were something else. "It goes into the arm, through a thin needle, and it takes a moment." {hero} considered {their} arm, which had been a perfectly happy arm until then. That afternoon a shot had seemed about as big as a crumb. <Now it was sitting at the table with them, and it took up two chairs.|Now it had grown so large that {they} could hardly see the soup.>`,
        `It is one thing to be calm about somebody else's shot. {hero} discovered this the same evening, when {mom} showed {them} a letter with an appointment in it. "Tomorrow it is your turn," {mom.he} said. "{doc} will give you a vaccine that protects you from something nasty, and I imagined that you would want to know beforehand." {hero} did want to know, and at the same time {they} wished that {they} had never heard of it. "Is it the same kind of needle?" {they} asked, and {mom} expected that it would be even thinner. {pal}, who was lying under the table with no more shots until next year, <began to snore|rolled onto {pal.his} back and waved all four paws>. {hero} had never been so jealous of a dog.`,
      ],
    },
    {
      id: "lies-awake",
      place: "bedroom",
      time: "night",
      weather: "clear",
      pose: "thinking",
      feeling: "worried",
      with: ["pal calm"],
      props: ["umbrella", "moon"],
      happening: "{hero} lies awake and thinks at night, with {pal} and an umbrella in the room.",
      E: [
        `In bed, {hero} thought about the needle. It grew and grew. Soon it was as long as an umbrella! "How did you do it?" {they} asked. {pal} <wagged {pal.his} tail|only wagged>, three times.`,
        `{hero} could not sleep. "What if the needle is as long as my umbrella?" {they} whispered. {pal} jumped up on the bed. {Pal.he} got a shot that very day, and {pal.he} was <just fine|warm and well>.`,
      ],
      I: [
        `In the dark, the needle grew. First it was as long as a pencil, and by nine o'clock it was as long as the umbrella behind the door. {hero} sat up. "Did your shot hurt?" {they} asked {pal}, who considered it and wagged. It was difficult to tell whether that was a yes. "You never saw it, because you were looking at me," said {hero}. "But who am I supposed to look at?" {pal} <had no answer to that|only yawned>, and settled down on {their} feet.`,
        `Needles are much bigger at night. {hero} tried to imagine a tiny one, and every time it came out as long as an umbrella. Finally {they} climbed out of bed and sat down in {pal's} basket, which was a tight fit for two. "Tell me honestly," {they} whispered, "how bad was your shot?" {pal} licked {their} ear all over. It was a wet answer, but it was certainly <not a frightened one|rather a cheerful one>.`,
      ],
      A: [
        `It is a well-known fact that needles grow in the dark. When the lamp went out, this one was no longer than a pencil; by nine o'clock it had reached the size of the umbrella behind the door; and by ten it would not have fitted into the apartment. {hero} sat up and felt around for something warm and hairy. "You have had one today," {they} said to {pal}, "so you could at least tell me about it." {pal} breathed thoughtfully in the darkness. "It went well because you had somebody to look at," {hero} decided. "But tomorrow I will be the one with the shot, and <nobody will be me|I can hardly look at myself>." It was a serious difficulty, and {they} fell asleep before {they} had solved it.`,
        `{hero} was too exhausted to stay awake and too worried to sleep, so {they} did neither. Whenever {they} closed {their} eyes, there was the needle again, and every time it was considerably longer. When it had grown to the length of an umbrella, {they} took {their} pillow and moved into the basket with {pal}, who made room without asking any questions. "Your shot took exactly three wags, because I counted them," {hero} told {pal.him}, "and three wags is less than sneezing." {They} repeated it several times, and it was true every time, although {their} stomach did not entirely believe it. <Stomachs are slow at arithmetic.|Stomachs do not listen to reason after bedtime.>`,
      ],
    },
    {
      id: "walks-slowly",
      place: "street",
      ...DAY,
      pose: "walking",
      feeling: "worried",
      with: ["mom calm", "gran happy", "pal happy"],
      props: ["umbrella"],
      happening: "{hero} walks down the street with {mom}, {gran} and {pal}.",
      I: [
        `In the morning {gran} came along, too, to hold {pal's} leash. {hero} walked more slowly than usual. First {they} had to tie a shoe. Then {they} had to read every sign in the street, including the one about parking. "My legs do not want a shot," {they} explained. "Mine never did, either," said {gran}. "But I found that they could be <talked into it|persuaded>, one step after the other." So they went on, one step after the other.`,
        `"Can't {pal} have it for me?" asked {hero} on the way. "{Pal.he} is so good at shots." {gran} shook his head. "A vaccine only helps the body that it goes into," he explained. "I always make a terrible face at mine." "Do you have to get shots, too?" asked {hero}. "Every single autumn," said {gran}. <He did not look like somebody who was afraid of needles.|He showed {them} the face, and a lady with a stroller giggled.> After that, {hero} managed several longer steps.`,
      ],
      A: [
        `{gran} came along in the morning to hold the leash, and it was the longest walk that {they} had ever taken to the end of the street. {hero} stopped to tie a shoe, and afterward to tie the other one, and then to read a notice about parking from the top to the bottom. "Are we possibly going backward?" {gran} inquired. "My legs do not want a shot," {hero} explained. "I am acquainted with those legs," said {gran}. "You can't order them about, but in my experience they will generally agree to one step at a time." One step was possible, and so, rather surprisingly, was the following one. <{pal}, who had four legs to convince, was pulling on the leash.|In that manner they arrived, and only four minutes late.>`,
        `"{pal} could have my shot, since {pal.he} is used to it," {hero} suggested on the way. {gran} considered this a generous offer, but he was obliged to explain that it would not work. "A vaccine teaches a body what to do about a germ," he said, "and nobody can send a dog to school in place of themselves, either." {hero} walked along in silence as far as the corner. "Do you still have to get them?" {they} asked. "Every autumn," said {gran}, "and every autumn I make a face like this." It was such a dreadful face that a woman with a stroller crossed over to the other side, and {hero} laughed before {they} could prevent it. <The needle in {their} imagination shrank to the size of a pencil.|It did not take the fear away, but it did make it considerably shorter.>`,
      ],
    },
    {
      id: "says-goodbye",
      ...DOCTORS,
      pose: "waving",
      feeling: "sad",
      with: ["mom calm", "doc happy"],
      props: ["door"],
      happening: "{hero} waves toward the door as {mom} and {doc} wait.",
      B: [
        `At the doctor's, {pal} had to stop. "No dogs!" {gran} held {pal.him}. They sat down outside.`,
        `"No dogs in here," said the doctor. So {gran} sat with {pal}. {hero} went in.`,
      ],
      E: [
        `At the doctor's, there was a sign on the door. "No animals inside," {hero} read. So {gran} sat down outside with {pal}. "We will be near the window," he said. {hero} waved for a long time.`,
        `{pal} wanted to come in, too. "I am sorry, no dogs," said {doc}. "But {pal.he} can sit in our garden with {gran}." {hero} went in with {mom}. Now who would {they} look at during the shot?`,
      ],
      I: [
        `On the doctor's door was a picture of a dog with a line through it. {hero} had completely forgotten about that. "I am afraid that it is true," said {doc}, who came to meet them. "There is a bench in the garden." So {gran} and {pal} stayed outside, and {hero} waved until the door closed. {Their} plan had been to hold on to {pal} during the shot. Now {they} had {mom's} hand to hold, and no plan <at all|whatever>.`,
        `"What a fine dog," said {doc} at the door. "I am sorry that {pal.he} can't come in. Some of my patients sneeze at fur." {gran} saluted and led {pal} around the corner into the garden. {pal} looked back three times. {hero} looked back four. "You can bring {mom} in with you, and your questions," said {doc}. "Have you got any questions about your shot?" {hero} had <nineteen|twenty-two>.`,
      ],
      A: [
        `On the doctor's door was a picture of a dog with a line through it, and {hero} stopped as if it had been a wall. {They} had intended to hold on to {pal} with both arms during the shot, and that had been the entire plan. "I am sorry," said {doc}, who had come out to fetch them, "but some of my patients sneeze at fur. There is a comfortable bench in the garden." {gran} saluted and marched off around the corner, with {pal} looking back over {pal.his} shoulder at every second step. {hero} waved until the door was shut. {They} still had {mom's} hand, which was warm. <But {mom} had no tail to count.|All that {they} needed was another plan, and there were about five minutes left to find one.>`,
        `"And who is this gentle person?" asked {doc}, bending down, and {pal} offered a paw. The doctor shook it respectfully, and then {doc.he} was obliged to point to the sign. No dogs were allowed inside, since there were patients who sneezed at fur, although anybody was welcome to sit in the garden. So {hero} had to say goodbye to {pal} on the step, and it was an extremely long goodbye for a quarter of an hour. "Do you happen to have any questions about the shot?" asked {doc}, holding the door. "Only a few," said {hero}, and felt {mom} squeeze {their} hand. <By {their} own calculation there were nineteen.|The list had been growing since the evening before.>`,
      ],
    },
    {
      id: "asks-truth",
      ...DOCTORS,
      feeling: "worried",
      with: ["doc calm", "mom calm"],
      props: ["thing:stethoscope"],
      happening: "{hero} sits in the doctor's room and talks with {doc}, while {mom} listens.",
      B: [
        `"Will the shot hurt?" said {hero}. "A bit," said the doctor. "Then it will stop."`,
        `"Does a shot hurt?" said {hero}. "Yes," said the doctor. "But it will stop soon."`,
      ],
      E: [
        `{hero} sat on the high bed. "Does the shot hurt?" {they} asked. "I will not fool you," said {doc}. "It is a pinch, and it stings a little. Then it <is gone|stops>." {hero} was glad that it was <true|the truth>.`,
        `"I have a question," said {hero}. "Is the needle as big as an umbrella?" {doc} held up a finger. "It is half of this," {doc.he} said. "It pinches. Then it is over." That was much shorter than an umbrella.`,
      ],
      I: [
        `{doc} listened to {hero's} heart, which was galloping. "That is a busy heart," {doc.he} said, "so what would you like to know?" "Does the shot hurt?" asked {hero}. "Yes, it feels like a hard pinch," said {doc}, "and your arm may be sore tomorrow." Nobody pretended that it was nothing, and <surprisingly|strangely enough>, that helped. You can get ready for a pinch. You can never get ready for nothing.`,
        `"Question one," said {hero}. "Is the needle as long as an umbrella?" {doc} laughed, but in a friendly way. "It is shorter than your thumb, and thinner than a whisker." "Question two," said {hero}. "Does the shot hurt?" "It does," said {doc} honestly, "for as long as it takes you to count to three." {hero} sat up straight, because three was a familiar number. <{They} had counted it only yesterday.|Yesterday it had been three wags.>`,
      ],
      A: [
        `{doc} listened to {hero's} heart through a stethoscope, and it sounded like a horse on a bridge. "I shall tell you exactly what will happen," {doc.he} said, "because I believe that you are somebody who likes to know." Then {doc.he} told {them}. First there would be something cold on {their} arm, and then a pinch, while the vaccine went in. "Will it hurt?" asked {hero}. "Yes," said {doc}, "for about as long as it takes to say your own name. And tomorrow the arm may be sore." {hero} had expected {doc.him} to say that it was nothing. It was much better this way, <since you can get ready for a pinch, and you can never get ready for nothing|for a pinch is at least a thing that you can hold in your mind>.`,
        `{hero} began with the most important of the questions. "How long is the needle?" {they} asked, and avoided mentioning umbrellas. {doc} held a finger and thumb a little distance apart. It was hardly half as long as a thumb, and nearly as thin as a hair. "And does a shot hurt?" {hero} continued, since that was question number two. "It certainly does," answered the doctor. "People may tell you the opposite, but they are generally people who have forgotten. It pinches, and it stings, and in about three seconds I have finished." {hero} glanced at {mom}, because three was a familiar number, and a comfortable one to count to. <There are nights when arithmetic lets you down, and mornings when it comes back.|Somewhere in {their} stomach a sum was beginning to come out right.>`,
      ],
    },
    {
      id: "learns-why",
      ...DOCTORS,
      pose: "thinking",
      feeling: "curious",
      with: ["doc happy", "mom calm"],
      props: ["thing:microbe", "thing:syringe"],
      happening: "{hero} thinks as {doc} shows the needle and a picture of a germ, with {mom} beside them.",
      E: [
        `"What is in the shot?" asked {hero}. "It shows your body a germ," said {doc}. "Then it can learn to chase it away." "So it is a picture of a <thief|robber>?" {hero} asked.`,
        `"Why do I need a shot? I am not sick," said {hero}. "It is to keep you well," answered the doctor. "Your body is learning about a germ before the real one <comes|gets here>." It was like going to school with an arm!`,
      ],
      I: [
        `"What is it for?" asked {hero}, since that was question three. "Your body has guards in it," said {doc}, "and they chase out germs. But they can only chase what they know. A vaccine shows them a sort of picture of the germ, so that it can <never|hardly> creep past them. Then they practice for a couple of weeks." {hero} imagined tiny guards with a poster. It seemed an excellent use of an arm.`,
        `"Why do people get shots when they are not even sick?" {hero} asked. "That is the clever part," said {doc}. "A vaccine lets your body practice with something that looks like the germ, but can't do any harm. If the real one ever comes, your body <is ready for it|knows what to do>." "So it is exactly like a fire drill," said {hero}. "May I repeat that to other children?" asked {doc}, and <wrote it down|made a note of it>.`,
      ],
      A: [
        `"What does it do when it is inside?" asked {hero}. {doc} drew a chair closer, because this was the part that {doc.he} enjoyed. "You have guards in you," {doc.he} said, "millions of them, and they are excellent at throwing out germs. But a germ that they have never met can slip past them. So the vaccine carries in a kind of picture. 'Watch out for anybody who looks like this,' it says; and they study it, and practice, for a couple of weeks." {hero} imagined a crowd of tiny guards pushing each other to see the poster. "And if it comes?" {they} asked. "Then they know its face," said {doc}. <It did seem a great deal to get for one pinch.|For so small a needle, that was an impressive amount of luggage.>`,
        `There was one thing that {hero} had never understood. "I am not even ill," {they} said, "so why would a person who is perfectly healthy have a shot?" {doc} looked delighted. "You have fire drills at school," {doc.he} said, "but do you have them during a fire?" Of course they did not; they had them on ordinary days, so that everybody would know the way out. "A vaccine is exactly like that. Your body meets something that resembles the germ, but isn't able to make you ill; so it can practice in peace and quiet, and afterward it knows what to do." "<So the needle is the bell|Then the needle is only the bell>," said {hero}. The doctor inquired whether {doc.he} might borrow that for the other children.`,
      ],
    },
    {
      id: "hides-arms",
      ...DOCTORS,
      feeling: "worried",
      with: ["mom calm", "doc calm"],
      happening: "{hero} sits beside {mom} and holds back while {doc} waits with the needle.",
      B: [
        `Then {hero} saw the needle. "No!" {They} hid both arms. "It is okay to be scared," said {mom}.`,
        `"Not now!" said {hero}. {They} hid from the needle. "You may be scared," said {mom}. "I am here."`,
      ],
      E: [
        `But then {hero} saw the real needle. "I do not want it any more!" {they} said, and {they} hid both arms under {their} sweater. "Anybody may be scared," said {mom}. "I will not let go of you, and you may choose the arm."`,
        `"Are you ready for your shot?" asked {doc}. "No!" said {hero}, and began to cry. {mom} put {mom.his} arms around {them}. "It is fine to cry," {mom.he} said. "You <only|just> have to hold one arm very still, and you may choose it."`,
      ],
      I: [
        `All of that was interesting, until the needle came out of its paper. Then {hero's} arms disappeared inside {their} sweater, all by themselves. "I can't do it, because I am too scared," {they} said, and a tear rolled down {their} nose. "You may be scared, and you may cry," said {mom}, "and I will hold you the whole time." {doc} was not in any hurry. "You can decide on the arm," {doc.he} said, "and on a place to look at. <Most people like the window.|My own favorite is the window.>"`,
        `{hero} was nearly calm when something rustled, and it was the paper around the needle. "Wait!" {they} shouted, and pulled in both arms like a turtle. "Shouting is allowed," said {doc}, "and so is crying, or squeezing a hand. Your only job is to keep one arm soft and still." "Left or right?" asked {mom}, opening {mom.his} own arms. "Left," said an unhappy voice <in the sweater|from under the collar>, "but I don't know where to look."`,
      ],
      A: [
        `All of this was extremely interesting, and it lasted until the needle came out of its paper. Then {hero's} arms disappeared into {their} shirt without being asked, and {their} eyes filled up. "I believed that I could do it," {they} said, "and now I discover that I can't." "It is possible to be frightened and to get a shot, both at the same time," said {mom} quietly, pulling {them} onto {mom.his} lap. "I don't enjoy it, either, when you are scared, but I am staying right beside you until it is over." {doc} waited as though {doc.he} had nothing else to do until evening. "You decide which arm it will be," {doc.he} said, "and what you would like to look at. <My own favorite is the window.|Behind you there is an interesting window.>"`,
        `Then something rustled, and it was the paper that the needle came in. "Not yet!" cried {hero}, so much louder than {they} had intended that outside a pigeon flew up. {They} pulled in both arms, exactly as a turtle does, and waited to be scolded. Nobody scolded {them}. "You are welcome to shout," said {doc}, in a perfectly ordinary voice, "and you may cry, and a surprising number of people sing. There is only one thing that the shot needs from you, and that is a single arm, soft and still." {mom} held out {mom.his} hands and asked which of them it was going to be, and after a considerable while an elbow appeared. "The left one," said {hero} from inside {their} sweater. <"But I need something to look at.|"But I can't look at it, and I can't look at nothing.>"`,
      ],
    },
    {
      id: "sees-tail",
      ...DOCTORS,
      pose: "pointing",
      feeling: "surprised",
      with: ["pal happy", "mom happy"],
      props: ["thing:window"],
      happening: "{hero} points at {pal} by the window, and {mom} smiles.",
      B: [
        `But look! By the window sat {pal}. Wag, wag! "My shot will be three wags!" said {hero}.`,
        `{hero} looked out. There was {pal}! "I can count the wags," {they} said. "Then the shot is over."`,
      ],
      E: [
        `{hero} looked over at the window. There was {pal}, up on the garden bench. {Pal.he} had {pal.his} nose <flat|pressed> on the glass. "Your shot took three wags," {hero} called. "I will count them for mine, too!"`,
        `Something <bumped|knocked> on the window. It was a nose! {pal} had climbed onto {gran's} knees to look in. {hero} wiped {their} eyes. "{Pal.he} will look at me," {they} said. "And I will count {pal.his} wags until my shot is over."`,
      ],
      I: [
        `So {hero} looked at the window, and there was a nose. It made a wet circle on the glass; above it were two brown eyes, and behind them waved an enthusiastic tail. {pal} was standing on the garden bench, with {gran} holding {pal.him} up, and {pal.he} was looking straight at {hero}. "This time it is {pal.his} turn to look at me!" cried {hero}, and took an enormous breath. "You can begin the shot as soon as I begin counting the wags."`,
        `At that moment there was a bump against the window. A dog's head appeared, and disappeared, and appeared again, a little higher. {gran} had lifted {pal} onto the bench, and there {pal.he} stood with both paws on the sill, and a tail like a flag in the wind. "A shot takes three wags," {hero} said slowly, "because I <know it from yesterday|measured it myself>." Then {they} stretched out {their} left arm. "I will look at {pal} and do the counting, if you do the needle."`,
      ],
      A: [
        `{hero} turned to the window without much hope, and the window looked back at {them}. It had two brown eyes and a wet black nose, which had already made a circle on the glass. {pal} was standing upon the garden bench with {pal.his} paws on the sill, while {gran}, among the roses, held {pal.him} by the middle. {Pal.he} paid no attention to the doctor or to the needle, but looked at {hero} as steadily as {pal.he} could, and refused to look away. "But that is exactly what I did for {pal.him} yesterday," said {hero}, "and {pal.he} remembers it!" Perhaps {pal.he} did; nobody can ever be certain with a dog. {hero} stretched out {their} arm. "You may begin the shot," {they} said, "<as soon as I begin to count the wags|on the first wag>."`,
        `There was a thump against the glass, and then another, and after the third a dog's face rose in the window like a hairy sun. {gran} had hoisted {pal} onto the garden bench. {Pal.he} planted both paws on the sill, discovered {hero}, and began to wag so hard that the flowers behind {pal.him} lost their petals. {hero} felt something in {their} stomach let go. Yesterday {they} had been the one to look at, and today somebody had come to do exactly the same for {them}. "A shot is three wags long, because I have personally measured it," {they} informed the doctor, and laid {their} left arm across {mom's} knee, as soft as it would go. "I will take care of the counting, and you can take care of the needle. <Please begin when I say one.|Are you ready?>"`,
      ],
    },
    {
      id: "gets-shot",
      ...DOCTORS,
      feeling: "brave",
      with: ["doc calm", "mom calm", "pal happy"],
      happening: "{hero} sits still for the needle, with {doc}, {mom} and {pal} near.",
      B: [
        `{refrain2} "Ow!" said {hero}. "Is the shot over?" It was! {They} let out a big breath.`,
        `{hero} held still for the needle. {refrain2} It hurt a bit. Then it was over!`,
      ],
      E: [
        `{mom} held {them} tight. Something cold and wet touched {hero's} arm, and then the needle pinched {them}. "Ow!" But {hero} looked into the eyes of {pal} and counted. {refrain2}`,
        `First something cold and wet rubbed {hero's} arm, and then came the shot. It really stung! {They} squeezed {mom's} fingers. But {pal} never looked away, and {hero} kept on counting. {refrain2}`,
      ],
      I: [
        `"One," said {hero}, while something cold dabbed at {their} arm, and outside the tail went left. "Two." There was a pinch, and it was a real one. "Ow!" cried {hero}, and squeezed {mom's} fingers together, but {pal} did not even blink. The tail went over to the right. "Three," {hero} said between {their} teeth. "And that was your entire shot," said {doc}. It had hurt, exactly as {doc.he} had promised, and then it had stopped, and <{doc.he} had promised that, too|that had been promised as well>.`,
        `It was cold, and afterward it pinched, exactly in that order. "Ow, ow, one!" said {hero}, with a tear on {their} chin. Instead of the needle {they} looked at two brown eyes behind the glass. "Two!" The pinch turned into a sting, and the tail swung over to the other side, <in no hurry whatever|and knocked the petals off a rose>. "Three," {hero} whispered, and held on for number four. "You can stop counting," said {doc}, "because your shot is already over."`,
      ],
      A: [
        `"One," said {hero}, and something cold dabbed at {their} arm, while on the other side of the glass the tail swung to the left. "Two," said {hero}, and there came the pinch, which was precisely as large as {doc} had promised. "Ow!" {They} squeezed {mom's} hand, and {mom} squeezed back again, and {pal} never looked away for a moment. The tail came traveling over to the right. "Three," said {hero} between {their} teeth, and waited for the remainder of it; but {doc} was already putting the needle away. "That was your entire shot," {doc.he} said, "and it was beautifully counted." {hero} examined {their} arm from the top to the bottom. <It was all there.|It was still {their} own arm, only wiser.>`,
        `The cold came first, a wet little dab that smelled of swimming pools, and immediately afterward came the shot, and it hurt. {hero} had been determined to say nothing; {they} said "ow" instead, and a tear ran down the side of {their} nose and dropped on {mom's} sleeve. "One," {they} said, and looked, not at the needle, but at two eyes in the window, as brown as tea. "Two." The tail traveled slowly to the left, and the stinging seemed to travel away with it. "Three," {hero} whispered, and took an enormous breath in preparation for number four. "There isn't any number four," said {doc}. <"We finished at three, exactly as you said."|"You had measured it quite correctly.">`,
      ],
    },
    {
      id: "shares-bandage",
      place: "garden",
      time: "noon",
      weather: "clear",
      pose: "kneeling",
      feeling: "proud",
      with: ["pal happy", "gran happy", "mom happy"],
      props: ["thing:adhesive-bandage", "flower"],
      happening: "{hero} kneels beside {pal} in the garden with a bandage, near {gran} and {mom}.",
      I: [
        `{doc} put a bandage with yellow stars on the spot. "Have you got another one for my nurse?" asked {hero}. So {pal} received a bandage on {pal.his} collar, out in the garden. "And how was it?" asked {gran}. {hero} wanted to be exact. "It hurt for three wags," {they} reported. "I was scared before the shot, and rather loud in the middle, and my arm is sore." "I usually make a great deal more noise than that," <said|admitted> {gran}.`,
        `"Two bandages, please," said {hero}, when {doc} opened the drawer. "One of us had a shot yesterday, and nobody gave {pal.him} anything." Out in the garden {they} knelt down and stuck a green one to {pal's} collar. {Their} arm was a little sore, as if somebody had been leaning on it. "Were you brave?" asked {gran}. {hero} thought about it. "I was scared the whole time," {they} said, "and I did it anyhow." "<Well,|Aha,> that is exactly what the word means," said {gran}.`,
      ],
      A: [
        `{doc} had a drawer full of bandages, and {hero} chose one with stars. Then {they} asked for another one, for the nurse. The nurse received it in the garden, on {pal.his} collar, where everybody could admire it, and was kissed on the head. "And how was it in reality?" asked {gran}, who appreciated an honest report. "It hurt for three wags," said {hero}. "I was frightened before it, and rather loud during it, and at present my arm feels as though I had bumped into a cupboard." "So you were afraid of the shot, and you had it all the same," said {gran}, nodding slowly. <"I have known captains who could not do both."|"That is the only kind of brave there is.">`,
        `"I shall be needing two of those," said {hero}, when the doctor opened the drawer with the bandages. "{pal} had {pal.his} shot yesterday, and {pal.he} was given nothing for it." It was obviously unfair, and {doc} discovered a green one at the back. {hero} knelt on the garden path and fastened it to {pal's} collar, and had {their} entire face washed in return. The arm had already begun to be sore, in a dull sort of way, which {mom} said was perfectly usual. "Did you have to be tremendously brave?" asked {gran}. "I don't know," said {hero}, who wanted to get it right. "<I was scared all the time, and I went on counting|I was frightened before, and during, and I did it meanwhile>."`,
      ],
    },
    {
      id: "tells-others",
      ...DOCTORS,
      time: "noon",
      pose: "waving",
      feeling: "happy",
      with: ["pal happy", "mom happy"],
      props: ["thing:adhesive-bandage"],
      happening: "{hero} waves, and has a bandage, {pal} and {mom} close by.",
      B: [
        `A small boy came in for a shot. "It takes three wags," said {hero}. "Look at my dog!"`,
        `At the door stood a small girl. "A shot hurts for three wags," said {hero}. "I counted!"`,
      ],
      E: [
        `By the door they met a little boy. "I do not want any shot," he cried. "I did not want one, either," said {hero}. "It only hurts for three wags. Do you see this animal? You <may|can> borrow {pal.him}."`,
        `{hero} got a bandage with stars. {Their} arm was <sore|a bit sore>, but the shot was over. By the door, a small girl was crying. "Come over and meet my nurse," said {hero}. "You only have to look at {pal.his} tail."`,
      ],
      I: [
        `They were at the gate when a small boy came up the path. He was walking very slowly and reading every sign, and {hero} recognized those legs. "Is it a shot?" {they} asked, and the boy nodded. "It does hurt," said {hero}, "but only for three wags, because we have measured it." The boy looked at {pal}, and {pal} looked at the boy. "Could we possibly wait for a while?" {hero} asked {mom}. So {pal} was lifted back onto the bench, <right in front of the window|and the tail began to wag>.`,
        `On the way out they passed a girl who was hiding behind her father, so that only her shoes showed. "Are you here for a shot, too?" {hero} asked the shoes. "No," said the shoes, and then, after a moment, "Yes." {hero} crouched down beside them. "Mine certainly pinched, and I yelled, and the doctor did not mind at all," {they} told them. "Would you possibly like to borrow a dog?" {pal} shook hands with the girl, and went <straight|proudly> back to {pal.his} place at the window.`,
      ],
      A: [
        `They had hardly opened the doctor's door when a small boy arrived, extremely slowly, reading every notice on the wall. {hero} understood immediately what that meant. "Have you come for a shot?" {they} asked, and the boy looked down at his shoes, which was as good as an answer. "I have just had one," said {hero}. "It hurts, but only for three wags; we have measured it twice, once on a dog and once on me, and it is shorter than a sneeze." The boy studied the bandage on {their} arm, and afterward the one on the collar. "Could {pal.he} possibly look in at my window?" he whispered. <{hero} turned to {mom}, who turned to {gran}, who was already lifting {pal} onto the bench.|{pal} had heard the word "window," and was halfway there.>`,
        `Somebody was hiding behind the coats when they went back for {mom's} umbrella; there was a pair of small red shoes, and above the shoes there was a sniff. {hero} sat down on the floor, since it is difficult to talk to people from above. "Mine is already over," {they} told the shoes, "and I shouted as loudly as I wanted to, and nobody was cross. A shot lasts for exactly three wags." There was a thoughtful silence. "What is a wag?" inquired the coats. That had to be demonstrated. When they looked back from the gate, there was a face on one side of the doctor's window and a nose on the other. <Between them, like the hand of a clock, went a tail.|{pal} had found regular work.>`,
      ],
    },
  ],
};
