import type { Shape } from "@/lib/features/writing/classic/grammar";

const HOME = { place: "living-room", weather: "clear" } as const;
const STAIRS = { place: "street", weather: "clear", time: "afternoon", props: ["thing:cookie"] } as const;

export const STAR_COOKIE: Shape = {
  id: "feasts/star-cookie",
  theme: null,
  wild: 1,
  tags: ["family", "sharing", "kind", "sweet", "cookie", "new", "friend", "moon"],
  about: ["eid eid-al-fitr eid-mubarak ramadan"],
  premise: "At Eid, {hero's} star cookie for {aunt} goes from door to door, and {they} must run after it.",
  // A prayer on a Friday is no feast.
  unless: ["friday-prayer prayer-at-the-mosque jummah"],
  care: ["faith"],
  shows: ["thing:cookie", "moon", "moon"],
  talk: [
    "Why do you think everybody passed the star on?",
    "When have you given something away that you would have liked to keep?",
    "Which smell or taste belongs to a feast in your family?",
  ],
  cast: { pal: ["girl", "boy"], aunt: ["aunt"], mom: ["mother", "father"], gran: ["grandmother"] },
  refrain: {
    B: ["Eid Mubarak! Where is my star?", "Eid Mubarak! Here is the star!"],
    E: ["Eid Mubarak! Have you seen my star?", "Eid Mubarak! The star has come home!"],
  },
  beats: [
    {
      id: "moon-seen",
      place: "street",
      time: "evening",
      weather: "clear",
      pose: "pointing",
      feeling: "excited",
      with: ["mom happy", "gran happy"],
      props: ["moon"],
      happening: "{hero} points at the moon above the street, and {mom} and {gran} are happy.",
      B: [
        `"Look, {mom}! I see the new moon!" said {hero}. "Then it is Eid in the morning!" said {mom}.`,
        `{hero} saw a thin, thin moon. "The moon is here! Is it Eid now?" "It is Eid!" said {gran}.`,
      ],
      E: [
        `Ramadan was almost over, and {hero} looked for the new moon. There it was, as thin as a <hair|thread>! "Then tomorrow is Eid!" cried {mom}. {Mom.he} called the whole street to come and look.`,
        `"There!" {hero} pointed over the roof. The moon was a thin, <silver|bright> line. "You found it," said {gran}. "Ramadan is over, and tomorrow is Eid!" They danced in the street in their slippers.`,
      ],
      I: [
        `The whole family stood in the street and looked up, because at the end of Ramadan you wait for the new moon. Clouds went by. {gran} was holding her glasses with both hands. Then {hero} saw it over the bakery, <as thin as the edge of a fingernail|thinner than a thread>. "There!" {they} shouted. "Tomorrow is Eid!" Windows opened, and people began to call it from house to house. In a moment everybody was hugging somebody.`,
        `"I only see chimneys," said {gran}, who was standing on a kitchen chair in the street. It was the last evening of Ramadan, or perhaps it was not. The moon would decide. {hero} looked until {their} eyes watered. Suddenly a cloud moved, and there it hung, <a thin silver smile|as thin as a thread>, right above the bakery. "Eid!" {hero} shouted. "Tomorrow is Eid!" {mom's} phone was already ringing, for {aunt} had seen it, too.`,
      ],
      A: [
        `At the end of Ramadan nobody knows exactly which day will be Eid until somebody has seen the new moon, and this year {hero} was determined to be that somebody. So the entire family stood in the street after sunset with their heads tipped back, {gran} among them on a kitchen chair. Clouds wandered past. There was a chimney that resembled a moon, and a lamp that did. "Patience," said {mom}, who had none either. Then the clouds separated above the bakery, <and in the gap hung a thin silver line|and there, no thicker than a thread, it was>. "The moon!" {hero} shouted, so loudly that windows opened on both sides. "Tomorrow is Eid!" The news traveled along the street faster than a bicycle.`,
        `"I can see two chimneys and an airplane," reported {gran}, who had been lifted onto a kitchen chair in the middle of the street. It was the evening of the twenty-ninth day of Ramadan. If the new moon appeared, tomorrow would be Eid; if it did not, everybody would have to wait another day, and {hero} had no more waiting left. {They} looked at the sky until it swam. Then a cloud moved aside, almost politely. <Something was shining behind it like the edge of a spoon.|There hung the moon, as narrow as a piece of thread.> "I see it!" {hero} cried. "I see it, I see it!" {mom's} telephone rang immediately, because {aunt}, on the other side of town, had seen it, too.`,
      ],
    },
    {
      id: "bakes-star",
      place: "kitchen",
      time: "night",
      weather: "clear",
      pose: "holding",
      feeling: "proud",
      with: ["mom happy", "gran happy"],
      props: ["thing:cookie"],
      happening: "{hero} holds up a cookie in the kitchen, and {mom} and {gran} are happy.",
      B: [
        `They made Eid cookies. {hero} made one star. It had one long arm. "This is for {aunt}!"`,
        `"My Eid cookie is a star," said {hero}. One arm was too long. "It is for {aunt}."`,
      ],
      E: [
        `That night the kitchen smelled of butter and dates. They made forty round cookies for Eid. But {hero} made a cookie star with one <very|much too> long arm. "That is for {aunt}," {they} said. "She bakes for everybody."`,
        `They filled the Eid cookies with sweet dates. All were round, but {hero} made a star. One of its arms was much too long. "{aunt} always gives hers away," {they} said. "This one <must be|is just> for her."`,
      ],
      I: [
        `That night they baked the cookies for Eid. {gran} rolled the dates into little balls, {mom} wrapped the dough around them, and {hero} pressed a pattern on top with a fork. There were forty round cookies, and there was one star. {hero} had made it alone, <and its fifth arm was far too long|and one of its arms had grown too long>. "That is for {aunt}," {they} said. "She bakes for everyone at Eid, and then there is never one left for her."`,
        `The kitchen smelled of butter, dates, and roses. On the night before Eid nobody in the family goes to bed on time. {mom} and {gran} made cookies like small moons, one beside the other. {hero} made a star. It came out of the oven with one arm <stretched out, as if it were waving|much longer than the rest>. "Who is it waving to?" asked {gran}. "To {aunt}," said {hero}. "She always gives all of hers away. This one is a surprise."`,
      ],
      A: [
        `Nobody goes to bed early on the night before Eid. The kitchen smelled of butter and rose water; {gran} was rolling dates into little balls, {mom} was wrapping them in dough, and {hero} was responsible for the patterns, which are pressed in with a fork. By eleven there were forty round cookies on the table, as alike as buttons. And there was a star. {hero} had formed it without anybody's help, and in the oven one of its arms had stretched, <so that it appeared to be waving|until it looked like somebody hailing a taxi>. "It is for {aunt}," {they} explained. "Every Eid she bakes for the whole building and gives away everything. She has never once had a cookie left over for herself."`,
        `"Not so much flour," said {gran}, who looked like a snowman herself. On the night before Eid they baked, as they did every year, cookies filled with dates, and the recipe was older than the table. Forty of them became round. The forty-first became a star, because {hero} had an idea. It concerned {aunt}, who on every Eid baked for the whole building, and gave, and gave, and finally stood there with an empty tin. "This year there will be one that is only for her," said {hero}. <One arm of the star had come out too long.|In the heat the star had put out one arm.> It seemed to be waving already, and {they} packed it on the very top of the box.`,
      ],
    },
    {
      id: "new-clothes",
      place: "bedroom",
      time: "morning",
      weather: "clear",
      pose: "dancing",
      feeling: "excited",
      with: ["gran happy"],
      props: ["moon"],
      happening: "{hero} dances in the bedroom in front of {gran}, near a crescent moon.",
      E: [
        `In the morning {hero's} new clothes were on the chair. They were blue, with a <gold|yellow> line. "Eid Mubarak!" said {gran}. "That means a blessed Eid." She gave {hero} a date, and one more, and one more.`,
        `"Eid Mubarak!" {hero} called, and jumped into {their} new blue clothes. They had gold at the neck. {They} turned around three times for {gran}. Then everybody ate a sweet date, <for|because> that is how Eid begins.`,
      ],
      I: [
        `The new clothes had been hanging on the door all week, and {hero} had only been allowed to touch them. Now {they} finally put them on. They were blue, with golden stitches at the neck. "Eid Mubarak," said {gran}, which means a blessed Eid. {hero} turned around for her until the room turned, too. Then they each ate three dates, <one after the other|the stickiest ones>, for on this morning you eat something sweet before you go to pray.`,
        `"Eid Mubarak!" {hero} sang, before {their} eyes were quite open. {gran} had ironed the new clothes. They were as blue as evening, and they rustled when you walked. {hero} walked up and down just to hear it. For a month the grown-ups had eaten nothing until sunset. Now, on the morning of Eid, there were dates for breakfast, <and {gran} closed her eyes at the first one|and nobody looked at the clock>. "It tastes like saying thank you," she said.`,
      ],
      A: [
        `The new clothes had been hanging on the wardrobe for a week, where they could be admired and not touched. They were a deep blue, with golden stitching around the neck, and when {hero} finally put them on, on the morning of Eid, they rustled. {They} walked the length of the bedroom several times, in order to hear it. "Eid Mubarak," said {gran}, and kissed {them} on both cheeks, which left powder. It means a blessed Eid, and in the following hours {hero} would hear it a hundred times and not grow tired of it. They ate three dates, <since on this morning one eats something sweet before the prayer|as {gran's} own grandmother had done before the prayer>, and the box was waiting beside the door.`,
        `"Eid Mubarak!" shouted {hero}, who had been lying awake since before the birds. {gran} was already perfumed. She had ironed the new clothes, which were as blue as a late evening, and she buttoned them up with great ceremony, although {hero} had been able to do buttons for years. For a whole month the grown-ups had not eaten while it was light; they had been hungry together, and had thought of those who are hungry without having decided to. Now it was Eid, and there were dates for breakfast. <{gran} closed her eyes as she ate hers.|{gran} ate hers extremely slowly.> "It tastes of thank you," she said. {hero} tried one, and it did.`,
      ],
    },
    {
      id: "prays-park",
      place: "park",
      time: "morning",
      weather: "clear",
      pose: "hugging",
      feeling: "happy",
      with: ["mom happy", "gran calm"],
      props: ["moon"],
      happening: "{hero} hugs {mom} in the park while {gran} stands calmly near, by a crescent moon.",
      I: [
        `The Eid prayer was in the park, for the mosque was too small for so many people. Hundreds of shoes stood in the grass. Everybody lined up, shoulder to shoulder, in long rows, and when they bowed, it was like wind in a field. Afterward came the best part. People hugged, and then they hugged on the other side, <and some did it three times|and then they began again>. "Eid Mubarak!" said a man whom {hero} had never met, and gave {them} a candy.`,
        `So many people came to the Eid prayer that it was held in the park. {hero} spread out the mat between {mom} and {gran}. It became so quiet that you could hear the ducks. They bowed all together, and when {hero's} forehead touched the mat, {they} could smell the grass through it. <Then it was over, and everybody hugged everybody.|And when it was over, the hugging began.> {hero} counted fifty-one times "Eid Mubarak." After that {they} ran out of fingers.`,
      ],
      A: [
        `So many people came to the Eid prayer that no building could hold them, and so it took place in the park. Hundreds of pairs of shoes stood in the wet grass. {hero} spread {their} mat between {mom} and {gran}, and everyone drew together, shoulder to shoulder, doctors beside bus drivers, until there was a single row from the fountain to the swings. When they bowed, they bowed like one person. It was so quiet that you could hear the ducks discussing it. And then, as though somebody had opened a door, it was over, and the hugging started. <One hugs on the left, on the right, and, if one is fond of the person, again.|{hero} was hugged by relatives and by several complete strangers.> "Eid Mubarak! Eid Mubarak!" It sounded like a flock of something coming home.`,
        `There is no mosque in the town that is large enough for the morning of Eid, and so everybody prays in the park. {hero} knew what came when. First there were the shoes, an entire meadow of them, which always made {gran} worry that she would go home in somebody else's. Then came the long rows, shoulder to shoulder, and the bowing, which went through all those people like wind through barley. With {their} forehead on the mat {hero} could smell the grass beneath. {They} said thank you for the month, and the moon, and also for the star. <Afterward there was hugging, on both sides.|Then came the part with the hugging, which lasted longer than the prayer.> "Eid Mubarak," said a very old gentleman gravely, and shook {their} hand.`,
      ],
    },
    {
      id: "at-aunts",
      ...HOME,
      time: "noon",
      pose: "hugging",
      feeling: "happy",
      with: ["aunt excited", "mom happy"],
      props: ["thing:cookie"],
      happening: "{hero} hugs {aunt} in the living room beside {mom} and a cookie.",
      B: [
        `"It is Eid!" said {aunt}. The house was so full! {hero} put the box down. Then it was gone!`,
        `{aunt} gave {hero} a big Eid hug. But look! The box was not there now!`,
      ],
      E: [
        `At {aunt's} house there were cousins on every chair. "Eid Mubarak!" They gave {hero} hugs and new coins. {They} put the cookie box on the table. When {they} turned around, the box was <gone|not there>!`,
        `"Eid Mubarak, my moon!" cried {aunt}. She had flour on her nose, and she smelled of roses. {hero} hugged her for a long time. But then <where|oh, where> was the box? Somebody had picked it up!`,
      ],
      I: [
        `{aunt} lived in a tall house with four floors, and today you could hear her family on each of them. "Eid Mubarak!" she cried, and hugged {hero} so hard that the new clothes squeaked. Cousins came out of every door. An uncle pressed a shining coin into {their} hand. {hero} put the box on the table for one minute. <It was one minute too long.|That was a mistake.> When {they} turned around to get the star, there was only a ring of crumbs.`,
        `At {aunt's} house the Eid table was so full that the plates stood on the piano as well. There were cousins under it. There were coins for all the children, and somebody's baby wore a hat like a cupcake. "Eid Mubarak, my moon!" said {aunt}, and gave {hero} a kiss that smelled of roses. Now {they} would give her the star. {hero} reached behind {themselves} for the box. <There was nothing there but a crumb.|{Their} hand found only the table.>`,
      ],
      A: [
        `{aunt} lived on the ground floor of a tall house, and at Eid her family overflowed as far as the stairs. There were cousins on the sofa, behind the sofa, and, in one case, inside it. "Eid Mubarak, my moon!" she cried, and hugged {hero} until the new clothes squeaked. Uncles came and pressed shining coins into {their} palm. Somebody's baby was passed along the row like a dish. In order to be hugged by everybody, one needs both arms, and so {hero} had put down the box on the corner of the table, <just for a moment|only for the length of one uncle>. When {they} turned to get the star, {they} found a ring of crumbs, and no box whatever.`,
        `You could smell {aunt's} Eid from the bus stop. The table had been full since the morning; by now there were also dishes on the piano, and a tower of rice was standing on the sewing machine. "Eid Mubarak!" everybody called, and {hero} was embraced by nine cousins in order of size. There was a coin from each uncle, new and shining. {aunt} herself came out of the kitchen with flour upon her nose, and not a single cookie in her hands, because she had given them all away already. It was the perfect moment for a star. {hero} turned around. <The box had stood on the corner of the table, and it stood there no longer.|On the corner of the table, where the box had been, lay one crumb.>`,
      ],
    },
    {
      id: "box-gone",
      ...HOME,
      time: "noon",
      pose: "running",
      feeling: "worried",
      with: ["gran surprised", "aunt happy"],
      props: ["thing:cookie"],
      happening: "{hero} runs through the living room past {gran}, {aunt} and a cookie.",
      B: [
        `"The box went next door," said {gran}. "It is Eid!" {hero} ran. {refrain}`,
        `"We give sweets at Eid," said {gran}. "Mrs. Dale has them now." {hero} ran fast. {refrain}`,
      ],
      E: [
        `"The cookies?" said {gran}. "I took them to Mrs. Dale next door. At Eid we give sweets to everybody!" That was right. But the star was in there! {hero} ran <out|off>. {refrain}`,
        `{gran} had sent the whole box to Mrs. Dale, next door. "She loves our Eid cookies so much," she said. {hero} could not say a word, for {aunt} was listening. So {they} <only|just> ran and ran. {refrain}`,
      ],
      I: [
        `"Are you looking for the box?" asked {gran}. "I have sent it to Mrs. Dale, next door. At Eid the neighbors should have something sweet, too." {hero} opened {their} mouth and closed it again. {aunt} was standing right there, <licking a spoon|smiling>, and a surprise is a surprise. "Very good," {they} said weakly. Then {they} walked slowly to the door, as if it did not matter, and ran.`,
        `"The box is at Mrs. Dale's," said {gran} happily. "She lives alone, and no house should be without sweets at Eid." {hero} knew that {gran} was right. {They} also knew what lay on top in that box. <"You have turned quite pale," said {aunt}.|"Is something wrong?" asked {aunt}.> "I only need a little air," said {hero}, and was out of the door before anyone could give {them} another coin.`,
      ],
      A: [
        `"If you are looking for the box, I have sent it next door to Mrs. Dale," {gran} announced contentedly. "Nobody in this street should be without something sweet at Eid." There was no arguing with that; it was exactly what {hero} had always been taught. {They} opened {their} mouth, and looked at {aunt}, who was standing beside them with shining eyes, and closed it again. A surprise that has been explained is no longer a surprise. "What a good idea," {they} said faintly. <{They} walked to the door with dignity.|Then {they} strolled to the door, whistling a little.> On the other side of it {they} began to run, and the new clothes rustled like a tree in a storm.`,
        `It was {gran} who had done it, and she was delighted with herself. "Mrs. Dale next door is on her own today," she explained, "and I said to myself, what is Eid without cookies? So I took her the box." {hero} could see Mrs. Dale before {them}, with the star already halfway to her mouth. It was right to give it, of course, and it was terrible. <"Are you feeling ill?" {aunt} inquired.|{aunt} laid a floury hand upon {their} forehead.> "I believe that I need some fresh air," said {hero}, who was not able to lie very well, but was able to be quick. Before another uncle could find {them}, {they} {was} outside.`,
      ],
    },
    {
      id: "first-door",
      ...STAIRS,
      pose: "standing",
      feeling: "surprised",
      happening: "{hero} stands in the street in surprise beside a cookie.",
      B: [
        `"The star was so good," she said next door. "So I gave it away. It is Eid!"`,
        `"The star is not here," said the house next door. "A man with a bad foot has it!"`,
      ],
      E: [
        `Mrs. Dale was eating a little round cookie. "The star was the prettiest of all," she said. "So I carried it over to Mr. Finch, because nobody visits him at Eid." {hero} said thank you and hurried <on|away>.`,
        `"You mean the cookie with the long arm?" asked Mrs. Dale. "I could not eat it after it waved at me. I carried it over to Mr. Finch, because of his <poor|broken> foot. Have a happy Eid!" {hero} hurried on.`,
      ],
      I: [
        `Mrs. Dale opened the door with powdered sugar on her chin. "Eid Mubarak!" {hero} panted. "Have you perhaps seen a star?" "It was the most beautiful of them all," said Mrs. Dale. "That is why I could not eat it." She had carried it over to Mr. Finch, who had broken his foot. <"It had an arm out, as if it wanted to go on."|"I thought that it might cheer him up."> {hero} thanked her, and ran to the next door.`,
        `"Eid Mubarak to you, too!" answered Mrs. Dale. The box was standing open on her table, and {hero} noticed immediately that the star was missing. "I honestly intended to eat it," Mrs. Dale admitted, "but it was waving at me, and you don't eat somebody who is waving." So she had carried it over to Mr. Finch, who was sitting at home with a broken foot. <"He needs some company today," she explained.|"Nobody ever visits him," she explained.>`,
      ],
      A: [
        `"Eid Mubarak!" panted {hero}, when the door opened. Mrs. Dale had powdered sugar on her chin and a round cookie in either hand; behind her on the table stood the box, and at the very top of it there was a gap with five points. "You are inquiring about the star," she guessed. "It was the most beautiful of them all, and for precisely that reason I was unable to eat it." Instead she had wrapped it in a napkin and carried it across to Mr. Finch, who was sitting unhappily at home with a broken foot. <"He was enormously delighted," she added.|"You ought to have seen his expression," she added.> {hero} answered that {they} could imagine it, and hurried away.`,
        `Mrs. Dale wished {them} a happy Eid, and asked whether {they} had come to count the cookies. "It concerns the one on top," said {hero}. "It has an arm that is rather long." "The one that waves!" cried Mrs. Dale. She had held it in her fingers; she had even put a little plate beneath it. "And then I thought of Mr. Finch, who has broken his foot and can't go anywhere. If somebody is waving, I said to myself, then it should be at him." <She was plainly proud of it.|It was impossible to be cross with her.> {hero} looked across the street. At the window sat Mr. Finch, and there was nothing in his hands but a newspaper.`,
      ],
    },
    {
      id: "second-door",
      ...STAIRS,
      pose: "running",
      feeling: "determined",
      happening: "{hero} runs along the street, near a cookie.",
      E: [
        `Mr. Finch was sitting at the open window. "The star was too pretty for me," he told {them}. "I gave it to the mail carrier, because she is working even at Eid." {hero} <almost|nearly> had to laugh. {refrain}`,
        `"I nearly ate it," said Mr. Finch from his window. "But then the mail carrier came by, and she was very tired. Everybody should have a star at Eid!" {hero} hurried <up|along> the street after her. {refrain}`,
      ],
      I: [
        `Mr. Finch was sitting at the window with his foot on a stool. "You are the fourth person to wish me a happy Eid," he said, "and I am not even celebrating." No, he had not eaten the star. "The mail carrier came, and she had holes in her gloves," he explained. <"She has a long way to go today."|"I have a foot, but she has forty houses."> And so he had given it to her. {hero} looked up the street, and there went a yellow bag.`,
        `"I had it in my hand," said Mr. Finch. "My mouth was open. And then the doorbell rang." It had been the mail carrier, who was carrying parcels for half the town, because of Eid. "She looked as if she needed a star more than I did," he said. <He moved his broken foot a little.|"Please don't be angry with me."> {hero} wasn't angry at all. {They} only wondered whether anybody in this town ever ate anything.`,
      ],
      A: [
        `Mr. Finch received {them} with his foot upon a stool. "Everybody is wishing me a happy Eid today," he remarked, "although I don't celebrate it, and I could certainly get used to it." As for the star, it had cheered him considerably for almost ten minutes. But then the mail carrier had appeared with eleven parcels for eleven different cousins, and she had been climbing stairs since dawn, <on two tired feet instead of one|without having had any breakfast>; and so he had slipped it secretly into her bag. {hero} leaned out over the geraniums. At the far end of the street something yellow was disappearing around the corner. "Eid Mubarak!" {they} called over {their} shoulder, and took the steps two at a time.`,
        `"You will be disappointed in me," said Mr. Finch. "I had already opened my mouth." He showed {them} how far. But at that very moment the doorbell had rung, and outside had stood the mail carrier with a mountain of parcels, since at Eid the whole world seems to be sending something to its cousins. Her gloves had holes in them. "What was I supposed to do," asked Mr. Finch, "with a star in my hand?" <{hero} knew no answer to that.|{hero} admitted that there wasn't anything else.> {They} stood on the pavement for a moment, thinking. There were a great many people who had wanted that cookie, and so far not one of them had been able to keep it.`,
      ],
    },
    {
      id: "third-door",
      ...STAIRS,
      pose: "thinking",
      feeling: "sad",
      happening: "{hero} stands in the street and thinks sadly of a cookie.",
      I: [
        `{hero} caught up with the yellow bag at the bakery. "A star?" said the mail carrier. "It lay on my letters like a stamp. But there is a new child in the tall house, on the very top floor, and nobody ever writes there." She shrugged. <"So I delivered it."|"I wanted to bring something for once."> {hero} turned around. The tall house was {aunt's} house. {They} had run all the way around Eid, and back to the beginning.`,
        `The mail carrier was resting on a garden wall with her shoes off. "Happy Eid!" she called. "The star? I have delivered it to the tall house on the corner. There's a new child on the fourth floor, who is always <looking out|waiting> when I come, and there is never a letter." The tall house was exactly the one where {aunt} lived. {hero} thanked her politely and wandered back. By this time, certainly, somebody had eaten the star.`,
      ],
      A: [
        `It took two streets to catch up with the yellow bag. "Of course I remember it," said the mail carrier, "it lay on top of my letters like a stamp." However, on the fourth floor of the tall house there was a new child, who stood at the window every day, and for whom there was never anything. "It's not pleasant to keep walking past somebody," she said. <"So today I rang the bell."|"Today, for once, I had a delivery."> {hero} turned around slowly. The tall house was {aunt's}. {They} had run after {their} own star through the whole of Eid, and it had gone in a circle, and now, without a doubt, some stranger was licking the last crumb from a finger.`,
        `The mail carrier was resting upon a garden wall, and she was chewing; but it was only a sandwich. "Somebody new has moved in at the top of the tall house," she related. "Every morning there is a face at the window, and every morning I have to shake my head. Well, today I didn't." <She looked uncommonly satisfied.|She wiggled her toes at the memory.> {hero} sat down next to her. {They} had wanted so much to surprise {aunt} on this one Eid. But everyone who had touched the cookie had behaved so generously that there wasn't even anybody to be angry with. That was almost the worst of it. "It is a good thing that you did," {they} said in the end, and meant it, and went back.`,
      ],
    },
    {
      id: "finds-pal",
      place: "street",
      time: "afternoon",
      weather: "clear",
      pose: "sitting",
      feeling: "surprised",
      with: ["pal calm"],
      props: ["thing:cookie"],
      happening: "{hero} sits down beside {pal}, and there is a cookie with them.",
      B: [
        `{pal} sat by the door with the star. "I am new. What is Eid?" "It is for friends. Keep it!"`,
        `There was the star! {pal} had it. "No one comes to me." {hero} said, "Keep it. Eid Mubarak!"`,
      ],
      E: [
        `The mail carrier had given it to {pal}, who was new and very lonely. {Pal.he} was holding the star on {pal.his} <knee|open hand>. "It is my very first present here," {pal.he} said. {hero} looked at it for a moment. "Then keep it, and Eid Mubarak!"`,
        `"The mail carrier gave me this star," said {pal}, who was very new here. "No one else waves at me." {hero} wanted it back so much. But {they} <looked at {pal}|sat down> and smiled. "Now it belongs to you. Eid Mubarak!"`,
      ],
      I: [
        `On the steps of the tall house sat a stranger with a napkin on {pal.his} knees. "I'm {pal}," {pal.he} announced, "from the fourth floor." In the middle of the napkin lay the star, and not a single arm was missing. "I couldn't possibly eat it," {pal} explained, "because nobody else in this town has ever waved at me." {hero} looked at the star for a <very long|long, difficult> moment. "Then it belongs to you," {they} said finally. "Eid Mubarak."`,
        `"Do you know whose this is?" asked a child on the steps. It was {pal}, from the fourth floor, and {pal.he} was holding the star in both hands, like a bird. {hero} could have said, "It is mine." It was even true. But {pal} said, "I don't know anybody here, and now I have a star. What is the feast called?" <{hero} sat down beside {pal.him}.|{hero} took a deep breath.> "Eid," {they} said. "And the star is yours. At Eid you give people the best that you have."`,
      ],
      A: [
        `On the steps in front of the tall house sat somebody whom {hero} had never seen, with a napkin spread over {pal.his} knees as if for a picnic. In the middle of the napkin lay the star. Not an arm was missing. "I'm {pal}," said the stranger, "from the fourth floor, since last Tuesday." "Why haven't you eaten it?" {hero} asked. "Because it's the first thing here that has waved at me," {pal} answered. {hero} looked at the cookie. {They} had only to say that it was {theirs}, and it would have been the truth. <Somewhere above them, {aunt} was laughing.|{They} thought of {aunt's} empty tin.> "It belongs to you," {they} said, and it was hard, and then it was suddenly not hard at all. "Eid Mubarak."`,
        `"You don't happen to know what is being celebrated today?" inquired a voice from the steps. "Everybody is wearing such beautiful clothes." It was the new child from the fourth floor, whose name was {pal}, and in {pal.his} hands, held as carefully as a bird, was the star. {hero} explained about the month, and the moon, and how one visits everybody. "Nobody has visited us yet," {pal} remarked, "apart from this." <For a moment it was extraordinarily quiet.|{hero} fingered the coins in {their} pocket, which didn't help.> It would have been so easy to ask for it back. But {hero} understood perfectly well what {aunt} would have done, because she had been doing it every Eid. "The star is for you," {they} said. "And now you have certainly been visited."`,
      ],
    },
    {
      id: "brings-pal",
      ...HOME,
      time: "sunset",
      pose: "waving",
      feeling: "proud",
      with: ["pal happy", "aunt surprised"],
      props: ["thing:cookie"],
      happening: "{hero} waves in the living room, where {pal} brings {aunt} a cookie.",
      B: [
        `"Come to our Eid!" said {hero}. So {pal} came and gave {aunt} the star! {refrain2}`,
        `{hero} took {pal} in to eat with them. {pal} gave {aunt} the star! {refrain2}`,
      ],
      E: [
        `"Come to our Eid!" said {hero}, and took {pal} inside. {aunt} gave {pal.him} a hug and an enormous plate of rice. "I have something for you, too," {pal} whispered, and held out the star. {refrain2}`,
        `At Eid the door is always open, so {hero} brought {pal} along. {aunt} kissed {pal.him} on both cheeks. "I have a present for you," {pal} said to her, and <held out|gave her> the star. {refrain2}`,
      ],
      I: [
        `"Come in with me," said {hero}. "Nobody sits outside at Eid." {aunt} asked no questions. She hugged {pal}, put a chair between two cousins, and filled a plate until it was a mountain. {pal} looked at all of that. Then {pal.he} stood up, <very red|with {pal.his} ears glowing>, and unfolded a napkin. "I brought you something," {pal.he} said to {aunt}. "It is the best that I have." {hero} stopped chewing. It was the star.`,
        `{hero} pulled {pal} through the door, and Eid closed over {pal.him} like warm water. Somebody gave {pal.him} a coin. Somebody handed {pal.him} the baby. "And what do you like to eat?" asked {aunt}, and without waiting she gave {pal.him} everything. When you visit someone, {pal} whispered, you bring a present. {Pal.he} reached into {pal.his} pocket. <{hero} held {their} breath.|Then {hero} saw the napkin.> "For you," {pal} said to {aunt}, and there it lay, waving.`,
      ],
      A: [
        `"You can't stay out here," said {hero}. "At Eid nobody sits on the steps." {pal} was pulled inside, and there it went as it goes for everyone. {aunt} inquired neither who {pal.he} was nor how long {pal.he} would be staying; she hugged {pal.him}, moved two cousins apart, and built a mountain of rice upon a plate. {pal} gazed at it, and at the coin that somebody had put beside it. Then {pal.he} stood up, with glowing ears. "My mother says that when you go visiting you take something along," {pal.he} said, <and unfolded a napkin|and felt in a pocket>. "I have only this, but it is the best I've got." {hero}, who was just drinking, forgot to swallow. {pal} was holding out the star to {aunt}.`,
        `It is not possible to enter {aunt's} house at Eid without being fed. {pal} had scarcely wiped {pal.his} feet when {pal.he} had a plate, a coin, a cushion, and somebody's baby. "What is your name, my moon?" asked {aunt}, and gave {pal.him} a kiss with flour in it. {pal} became as red as the rug. {Pal.he} whispered something to {hero}. "You needn't bring anything," {hero} whispered back, "you are the guest." <But {pal} had already made up {pal.his} mind.|{pal}, however, had been brought up differently.> {Pal.he} handed the baby on, and drew out a napkin, and unfolded it corner by corner. "This is for you," {pal.he} told {aunt}. It had passed through five pairs of hands, and not one arm was broken.`,
      ],
    },
    {
      id: "shares-star",
      ...HOME,
      time: "evening",
      pose: "sitting",
      feeling: "happy",
      with: ["pal happy", "aunt proud", "gran happy"],
      props: ["thing:cookie", "moon"],
      happening: "{hero} sits with {pal}, {aunt} and {gran} in the living room with a cookie and a moon.",
      B: [
        `{aunt} cut the star. There was a bit for everyone. "This is the best Eid!" said {hero}.`,
        `They all ate the star. The thin moon looked in. "Come back next Eid!" {aunt} told {pal}.`,
      ],
      E: [
        `{aunt} laughed and cried when she heard it all. Then she broke the star into pieces. {pal} got the long arm. "But it was only for you!" said {hero}. "That is Eid," she said, <with her mouth full|and ate hers>.`,
        `So {hero} told the whole story. {aunt} looked at the star for a long time. She ate one arm, all by herself. Then she gave out the <rest|other four>. Outside hung the thin moon of Eid, and it waved, too.`,
      ],
      I: [
        `Then {hero} had to tell everything, and {aunt} laughed until she had to wipe her eyes. "A cookie just for me," she said. "Nobody ever thought of that." She ate the long arm, slowly, and everyone watched her. After that she broke the rest into pieces, of course. One was for Mrs. Dale, and one for Mr. Finch, and {pal} carried them over. <Above the roofs hung the moon, a tiny bit thicker.|Outside the thin moon of Eid was shining.> "What are you baking next year?" it asked, or perhaps that was {gran}.`,
        `"It was meant for you," {hero} explained, "and it was meant to be a surprise." "It is one," said {aunt}. She could hardly speak. She sent a cousin for Mrs. Dale, and two strong uncles for Mr. Finch, chair and all. Then she broke the star into very small pieces, <and kept the long arm for herself|but she ate the long arm first>. It tasted of dates and roses. "Next Eid," said {pal}, "I will help you bake." {hero} looked at the table. "Then we will need more stars," {they} said.`,
      ],
      A: [
        `Naturally {hero} now had to tell the story from the beginning, with all its doors, and {aunt} laughed until she was obliged to sit down. Then she became quiet. "For me," she said, "a cookie that was only for me." She broke off the long arm and ate it with closed eyes, and no one in the whole house said a word. Afterward, being {aunt}, she divided up the remainder. There was a corner for {pal}, and one each for Mrs. Dale and Mr. Finch, who were sent for. <The pieces were so small that they were more of an idea.|It was no more than a crumb for each.> Outside the window hung the moon of Eid. It was slightly thicker than yesterday, as if it, too, had been given something.`,
        `"It knew where it belonged," declared {gran}, when the whole story was out, "it merely had a few visits to make first." {aunt} said nothing for quite a while. She had given something to everybody on every Eid of her life, and she was not used to this. Then she ate the long arm, all of it, while nine cousins counted the bites. The rest she broke up as finely as she could; and two uncles went across the street and returned with Mr. Finch, <who was carried in upon his chair like a king|chair and foot and all>, and Mrs. Dale walked behind with the empty box. "What are we baking next year?" asked {pal}, with {pal.his} mouth full. {hero} looked at all the faces around the table, and began to count. "A whole sky," {they} said.`,
      ],
    },
  ],
};
