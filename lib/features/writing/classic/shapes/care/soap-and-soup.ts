import type { Beat, Shape, Wordings } from "@/lib/features/writing/classic/grammar";

const SCHOOL = { place: "classroom", weather: "clear" } as const;
const SOUP = "thing:soup";
const SOAP = "thing:soap";
const WORDS = "thing:speech-balloon";

/** The same child, and two ways to have come. */
const FLED: Required<Wordings> = {
  B: [
    `Then it was not safe at home. They had to go, because of the war. {hero} had one bag.`,
    `They had to leave, because of the war. {hero} held on to {mom}. It was a long way.`,
  ],
  E: [
    `Then they had to leave, because of the war. There was no time for jokes. {hero} and {mom} took two bags, and the door stayed behind. The way was long. Nobody knew where it would <end|stop>.`,
    `It was not safe at home any more, because of the war. So {hero} and {mom} left the street. {gran} went to live with her sister. In the new country people were kind. But {hero} did not <know|understand> one word.`,
  ],
  I: [
    `Then they had to leave, because of the war. {hero} and {mom} had two bags, and a street doesn't fit into two bags. {gran} went to her sister's house, where it was safe. They traveled for nine days, and slept in four different places. <On the last day {mom} said, "Here we can stay."|Nobody told a joke the entire way.> In the new country somebody gave them tea and blankets, and said something friendly. {hero} didn't understand a word of it.`,
    `It wasn't safe at home any more, because of the war. One evening {mom} locked the door behind them, and then {mom.he} checked it, as {mom.he} always did. Nobody could say when they would see it again. {hero} looked back at the street until the corner took it away. <It was a very long journey.|The journey had many stations.> At the end of it there was a new country, where they were safe. Everyone there spoke quickly, and it sounded like water running over stones.`,
  ],
  A: [
    `Then they had to leave, because of the war. {hero} and {mom} had two bags between them, and it is surprising how little of a street can be got into two bags. {gran} went to her sister, who lived in a safe place a long way off in the other direction. They traveled for nine days and slept in four different places, of which one was a gymnasium. <On the tenth day {mom} put down the bags and said, "Here we can stay."|In all that time nobody told a joke, and nobody asked for one.> In the new country there were people who gave them blankets, and said something that was evidently friendly. {hero} listened as hard as {they} could. {They} didn't understand a single word.`,
    `It was no longer safe at home, because of the war. So one evening {mom} locked the door behind them, and rattled the handle, as {mom.he} had always done, in order to be certain. Nobody could tell them when it would be opened again. {hero} walked backward as far as the corner, so as to see the street for as long as possible; and then the corner took it away. <Of the journey {they} afterward remembered mostly other people's coats.|After that came stations, and waiting, and other people's coats.> At the end of it lay a new country. They were safe there, and everybody was kind, and everybody spoke so quickly that it sounded like water running over stones.`,
  ],
};

const MOVED: Required<Wordings> = {
  B: [
    `Then they went to a new country. It was so far from home! {hero} had one bag.`,
    `Then {hero} and {mom} left. It was a long way. Now they lived in a new country.`,
  ],
  E: [
    `Then {hero} and {mom} had to say goodbye. They were going to live in a new country. You can take two bags, but you can't take a street. It was a long way, and nobody told any jokes<| at all>.`,
    `Then they moved to a new country, far away. {hero} waved to {gran} until she was too small to see. In the new country people were kind, but {hero} did not <know|understand> one word.`,
  ],
  I: [
    `Then {hero} and {mom} moved to a new country. They had two bags, and a street doesn't fit into two bags. The baker gave them a loaf for the journey. {gran} stood at the corner and waved with both arms, as if she were drying a sheet. <{hero} waved until {their} arm hurt.|For once {hero} couldn't think of a joke.> It took a whole day and a night. In the new country a man at the gate said something friendly. {hero} didn't understand a word of it.`,
    `They were going to live in a new country, {hero} and {mom}, and it was much too far for a visit on Sundays. {hero} looked back at the street until the corner took it away. <It was a very long journey.|The journey lasted a day and a night.> When they arrived, the trees were different, and the light was different, and the bread was square. Everybody spoke very quickly. It sounded like water running over stones, and {hero} couldn't find a single word in it.`,
  ],
  A: [
    `Then {hero} and {mom} moved to a new country. They had two bags between them, and it is surprising how little of a street can be got into two bags. The baker brought them a loaf for the journey, which was still warm. {gran} stood on the corner and waved with both arms, like somebody shaking out a sheet. <For once in {their} life {hero} couldn't think of a joke.|She went on doing it, {hero} was certain, long after the corner.> They traveled for a day and a night. In the new country a man behind a window said something that was evidently friendly. {hero} listened as hard as {they} could, and {they} didn't understand a single word.`,
    `They were going to live in a new country, and it was much too far away for anybody to come to dinner on a Sunday. {hero} walked backward as far as the corner, so as to see the street for as long as possible; and then the corner took it away. <Of the journey {they} afterward remembered mostly other people's coats.|After that came stations, and waiting, and other people's coats.> When they arrived, the trees were unfamiliar, and the light came from the wrong side, and the bread was square. Everyone was kind to them. But everyone spoke so quickly that it sounded like water running over stones, and there was nothing in it that {hero} could get hold of.`,
  ],
};

const AT_HOME: Beat = {
  id: "was-funny",
  place: "street",
  time: "morning",
  weather: "clear",
  pose: "waving",
  feeling: "happy",
  with: ["gran happy"],
  props: ["bread", WORDS],
  happening: "{hero} waves on the old street by some bread, and {gran} laughs.",
  B: [
    `At home {hero} made them all laugh. {gran} laughed. The man with the bread laughed, too.`,
    `{hero} could make them all laugh. {gran} laughed so much that she had to sit down.`,
  ],
  E: [
    `On the old street, {hero} was the funny one. {They} only had to make a face, and {gran} began to laugh. Once the baker laughed so much that he sat down in the <cake|bread>.`,
    `"Tell it again!" people always called to {hero}. {They} told jokes to the baker and the cats. {gran} laughed at the window. Then the whole street laughed. It was <nice|good> to be the funny one.`,
  ],
  I: [
    `Every street needs somebody who is funny, and on the old street it was {hero}. {They} only had to lift one eyebrow, and {gran} would start to giggle behind the curtain. People stopped with their shopping to hear what {they} would say next. Once the baker laughed so hard <that he sat down in the dough, and they sold it anyway|that he sat down in tomorrow's bread>. Being funny was what {hero} was for.`,
    `"Have you got a new one?" the baker called every morning, and {hero} always had. {They} could do the voice of the bus driver, and the walk of the fat white cat. {They} knew exactly how long to wait before the last word, because that's the whole secret. <Then the street laughed, window by window.|Then {gran} laughed first, and after her the entire street.> In school they were taught to read and count, but nobody had needed to teach {hero} that.`,
  ],
  A: [
    `A street needs a baker, and a cat, and somebody who is funny; and on the old street the funny one was {hero}. {They} had only to raise an eyebrow, and {gran} would begin to giggle behind her curtain. People with heavy shopping put it down in order to hear what {they} would say next. On one occasion the baker laughed so violently that he sat down in the dough, <and it was sold afterward as a special loaf|and had to be helped out of tomorrow's bread>. {hero} was not the strongest on the street, nor the fastest, nor by any means the tidiest. But {they} {was} the funny one, and everybody knew it, just as everybody knew the way home.`,
    `"Is there a new one?" the baker would call across the street in the morning, and there always was. {hero} could do the voice of the bus driver, and the walk of the fat white cat when it has been rained upon. Above all {they} knew how long one has to wait before the last word; and that, as anybody will tell you who has tried it, is the entire secret. <First {gran} laughed, and then, window by window, the rest of the street.|The laughter went along the street from window to window, like somebody lighting lamps.> Other children had bicycles. {hero} had this, and it had never occurred to {them} that it might be left behind.`,
  ],
};

const IN_THE_NEW_COUNTRY: readonly Beat[] = [
  {
    id: "counts-words",
    ...SCHOOL,
    time: "morning",
    pose: "sitting",
    feeling: "worried",
    with: ["teach happy", "pal curious"],
    props: [WORDS],
    happening: "{hero} sits in the new classroom under a speech balloon, with {teach} and {pal}.",
    B: [
      `In the new school, {hero} did not know what they said. {They} had a few words. {refrain}`,
      `{hero} went to a new school. {They} had "yes," "no," and "please." {refrain}`,
    ],
    E: [
      `After a month in the new school, {hero} had eleven words. {They} had yes, no, hello, please, thank you, bus, and five more. {They} counted them in bed. {refrain}`,
      `"Hello," said the teacher. "Hello," said {hero}. Then the teacher said more, and it all ran together. {hero} could say please and thank you, and a few <other|more> things. {refrain}`,
    ],
    I: [
      `By the end of the first month {hero} had eleven words of the new language. {They} had yes and no, hello and goodbye, please and thank you. {They} had bus, shoe, rain, and bread, and one for a kind of fish. {They} laid them side by side in {their} head, and tried them in every order. Not one of them was funny. <{teach} thought that {hero} was a quiet child.|"What a quiet child," people said, and {hero} couldn't understand it.> At home that would have been the best joke of the year.`,
      `In the new school {hero} sat next to {pal}, who had a loud pencil box and a friendly face. {hero} would have liked to say something about that pencil box. In {their} own language {they} had three jokes about it. But in the new one {they} had eleven words, and with those you can only be polite. <"Thank you," {they} said, because it was one of the eleven.|"Hello, please, thank you," said {hero}, and that was nearly half of them.> Nobody here could know that {they} {was} the funny one.`,
    ],
    A: [
      `By the end of the first month {hero} was the owner of eleven words. {They} had yes and no, hello and goodbye, please and thank you; {they} had bus, and shoe, and rain, and bread, and, through an accident at the market, the name of a fish. At night {they} laid them out side by side in {their} head and tried them in every possible order. You could be polite with eleven words, and you could be wet. But there was nothing among them that was funny. "Such a quiet child," remarked {teach} kindly, <and {hero}, who had been called many things, had never been called that|and it was just as well that {hero} couldn't understand it>. On the old street they'd have laughed at it for a week.`,
      `In the new school {hero} was given the seat beside {pal}, whose face was friendly and whose pencil box squeaked like a frightened goose. In {their} own language {hero} had three excellent remarks to make about that pencil box. They came up into {their} mouth, one after another, and there they had to turn around, as people do who have come to the wrong door. What {they} had in the new language was eleven words, chiefly polite. <"Thank you," {they} said to the pencil box, and nobody noticed that it was meant to be funny.|"Hello, bus," {they} whispered, to try it, and it was no good.> It is lonely enough to be a stranger. It is lonelier still to be somebody else.`,
    ],
  },
  {
    id: "asks-soup",
    place: "bathroom",
    time: "noon",
    weather: "clear",
    pose: "standing",
    feeling: "surprised",
    with: ["pal happy"],
    props: [SOAP, WORDS],
    happening: "{hero} stands in the bathroom by the soap, under a speech balloon, and {pal} laughs.",
    B: [
      `{hero} had to wash. "Soup, please," {they} said. They all laughed! It was not soup. It was soap.`,
      `"Soap" is to wash with. "Soup" is to eat. {hero} said the wrong one. How they laughed!`,
    ],
    E: [
      `After painting, {hero's} hands were green. There was a twelfth word for what {they} needed. "Soup, please!" {they} called. Everyone laughed. What had {they} said? {They} wanted to laugh, too, but {they} did not know <why|at what>.`,
      `In the new language, "soap" and "soup" are nearly the same. {hero} stood there with wet hands. "Please, soup," {they} said <politely|loudly>. All the children laughed. It was the first time that they laughed because of {them}, and it was no joke.`,
    ],
    I: [
      `In the new language the words for soap and soup are as alike as twins. Nobody had mentioned it to {hero}. {They} stood at the sink after painting, green up to the elbows, and felt the twelfth word coming. "Soup, please!" {they} said clearly. There was a pause, and then the whole row of children burst out laughing. <They didn't mean it badly.|Even {pal} laughed.> {hero} smiled along with {their} mouth. It was the first laugh that {they} had got in this country, and {they} hadn't made it. It had simply fallen on {them}.`,
      `After painting everybody had to wash their hands. {hero} had been listening for days, and {they} {was} nearly certain of the word. "Please," {they} said to {pal}, "soup!" {pal's} eyes grew round. Somebody snorted, and then they were all laughing, bent over the sinks. Somebody pretended to eat the foam with a spoon. <So that was what {they} had said.|Slowly {hero} understood it.> The word for washing was soap. {hero} knew everything about laughing, and {they} knew that this kind wasn't {theirs}.`,
    ],
    A: [
      `In the new language the words for soap and soup are as alike as a pair of twins, and nobody had thought of warning {hero}. {They} stood at the sink after painting, green to the elbows, and felt the twelfth word arriving. "Soup, please!" {they} requested, loudly and distinctly. There was a short silence, and then the entire row of children burst out laughing. They meant no harm by it; it was, after all, funny. <Even {pal} laughed, and passed the soap.|Even {pal} was laughing.> {hero} arranged {their} mouth into a smile. It was the first laugh that {they} had been given in this country, and {they} hadn't made it. It had dropped on {them} from above, like snow off a roof.`,
      `{hero} had been listening for days, and was practically certain of it. "Please," {they} said to {pal}, holding out two hands that were green with paint, "soup!" {pal's} eyes became perfectly round. Somebody snorted; and then they were all of them bent over the sinks, helpless with laughter, while a boy at the end pretended to eat the foam with a spoon. <By the spoon {hero} understood it.|It was the spoon that explained it.> The word for washing was soap. It was a single letter's difference, and {they} had walked straight into it, as into a glass door. Nobody on earth knew more about laughing than {hero}. And so {they} knew precisely what sort this was, and that it did not belong to {them}.`,
    ],
  },
  {
    id: "goes-quiet",
    place: "playground",
    time: "noon",
    weather: "cloudy",
    pose: "sitting",
    feeling: "sad",
    with: ["pal worried"],
    props: [WORDS],
    happening: "{hero} sits quietly on the playground under a speech balloon, and {pal} is worried.",
    I: [
      `After that {hero} put the words away, all twelve of them. If you say nothing, you can't say anything wrong. {They} nodded and {they} pointed, and for rain {they} looked up. It worked quite well, and it was terribly dull. <On Tuesday {they} spoke only to a pigeon.|In three days {they} only said "bus," and that was to the bus.> {pal} sat down beside {them} at noon and offered half an orange. {hero} took it without a sound. {Their} face, which could do a wet cat, stayed as flat as a plate.`,
      `{hero} made a rule: no more words. {They} kept them behind {their} teeth, where nothing could happen to them. {teach} asked something, and {hero} shrugged. {pal} asked something, and {hero} looked at {their} shoes. All around {them} the others were shouting and telling jokes. <{They} could tell that they were jokes, because everyone waited at the end.|You can hear when a joke is coming, even if you don't understand it.> It was like smelling bread through a closed window.`,
    ],
    A: [
      `After that {hero} put the words away, the whole dozen. Somebody who doesn't say anything cannot say anything wrong. {They} nodded, and {they} pointed, and when it was raining {they} looked up. One can get through an entire week in that manner, and it is extraordinarily dull. <On Tuesday {they} spoke to a pigeon, in {their} own language, and it left.|In four days {they} addressed one word to a bus.> At noon {pal} came and settled down beside {them} with half an orange, which was held out, and taken, in silence. {pal} seemed to be looking for something to say as well. {hero's} face, which had once been able to do a wet cat so that a whole street had to sit down, remained as flat as a plate.`,
      `From then on there was a rule, and the rule was: no words. {hero} kept them behind {their} teeth, where nothing more could happen to them. When {teach} asked {them} something, {they} shrugged; when {pal} asked {them} something, {they} examined {their} shoes. All over the playground the others were shouting, and now and again somebody told a joke. It's a curious thing, but you can hear a joke coming in any language at all. Everybody leans in, and somebody waits. <{hero} could even tell which of them waited too long.|{They} could even hear that the tall boy never waited long enough.> It was like standing in front of a bakery with the window closed.`,
    ],
  },
  {
    id: "misses-home",
    place: "bedroom",
    time: "night",
    weather: "rain",
    pose: "hugging",
    feeling: "sad",
    with: ["mom sad"],
    props: ["blanket"],
    happening: "{hero} hugs {mom} in the bedroom on a rainy night, with a blanket.",
    B: [
      `"I want to go home," said {hero}. "Me, too," said {mom}. {Mom.he} held {them} for a long time.`,
      `"At home I am funny," {hero} said, and cried. "I know," said {mom}. "I miss home, too."`,
    ],
    E: [
      `"At home I am funny," said {hero} that night, and cried. "I know," said {mom}, and held {them}. "Today I wanted to buy some bread, and I asked for a pound of Tuesday." {hero} had to laugh <a bit|a little>, and then {they} cried some more.`,
      `"I want to go home," said {hero} in the dark. "So do I," said {mom}. {Mom.he} did not say when. {Mom.he} got under the blanket, too. "Yesterday I called the doctor a <duck|donkey>," {mom.he} said after a while. "By mistake."`,
    ],
    I: [
      `"I want to go home," said {hero} that night, in {their} own language, where the words came by themselves. "I know," said {mom}. "So do I." {Mom.he} didn't say when, because {mom.he} didn't know. They listened to the rain, which spoke the same as it had at home. "I can't be funny here," said {hero}. "Today I wanted bread," said {mom} after a while, "and I asked the man for a pound of Tuesday." {hero} laughed, and it turned into crying halfway. <{Mom.he} held on until it was over.|It's possible to do both.>`,
      `{hero} cried about all of it at once: the street, the cats, and {gran} behind the curtain. {mom} got in under the blanket with {mom.his} shoes on. {Mom.he} didn't say that it would be all right soon. "I miss it, too," {mom.he} said. "At home I explained things to everybody, and yesterday I told the doctor that he was a duck." <"Did he laugh?" asked {hero}, with a wet face.|{hero} lifted {their} head.> "He quacked," said {mom}. "I thought that was very kind of him."`,
    ],
    A: [
      `"I want to go home," said {hero} that night, in {their} own language, in which the words still came without being sent for. "I know," said {mom}, "and so do I." {Mom.he} didn't add when that might be, because {mom.he} never said things that {mom.he} didn't know. They lay beneath the blanket and listened to the rain, which spoke exactly as it had always spoken at home. "There I was somebody funny," said {hero} after a while, "and here I'm nobody." {mom} considered it. "This morning, when I wanted to buy some bread," {mom.he} said presently, "I asked the man for a pound of Tuesday." <{hero} laughed, and halfway through it turned into crying.|It came out of {hero} as a laugh, and halfway out it changed into something else.> Nobody tried to stop it, for there was a great deal to cry about, and there was plenty of blanket.`,
      `It all came at once, in the middle of brushing {their} teeth: the street, and the cats, and {gran} giggling behind her curtain. {mom} got into the bed without taking off {mom.his} shoes, and held on. {Mom.he} did not say that everything would be all right, nor that there would soon be lots of friends. "I miss it every single hour," {mom.he} said instead. "At home people used to come to me to have difficult things explained, and yesterday I explained to the doctor that he was a duck." A wet face appeared from beneath the blanket and wanted to know what he had done. "He quacked," said {mom}. <"It was the nicest thing that has happened to me here."|"I thought it remarkably polite of him."> They lay there in the darkness, two people who used to be good at talking, and neither of them needed to.`,
    ],
  },
  {
    id: "trades-words",
    ...SCHOOL,
    time: "noon",
    pose: "sitting",
    feeling: "happy",
    with: ["pal surprised"],
    props: [SOUP, WORDS],
    happening: "{hero} sits happily in the classroom by a bowl of soup with {pal}, under a speech balloon.",
    B: [
      `"How do you say soup?" asked {pal}. {hero} told {pal.him}. {pal} said it, too. Oh no! That was "Grandma"!`,
      `{pal} wanted to say "soup" as {hero} did. It came out as "Grandma." How they laughed!`,
    ],
    E: [
      `At lunch, {pal} pointed at the bowl. "What do you call it?" {pal.he} asked with both hands. {hero} said the word from home. {pal} tried it, very slowly. But now the word was "grandmother"! There was a grandmother in {pal.his} <bowl|soup>!`,
      `{pal} wanted to know {hero's} word for soup. It is a hard word. {pal} said it wrong, and it became "grandmother." How {hero} laughed! {They} walked around with a bent back, until {pal} <understood|got it>. Then {pal} looked down at the soup and put away {pal.his} spoon.`,
    ],
    I: [
      `At lunch {pal} pointed at {pal.his} bowl, then at {hero}, and lifted {pal.his} eyebrows. What do you call it, where you come from? {hero} said the word from home. It felt warm in {their} mouth. {pal} tried to say it, and tried again, and {hero} nearly fell off {their} chair. With one small mistake {pal} had just announced that {pal.he} was eating a grandmother. <{hero} bent {their} back and shuffled around the table, to explain.|{hero} had to do {gran's} walk before {pal} understood.> {pal} stared into the bowl and put down {pal.his} spoon.`,
      `"Soup," said {pal} slowly, and held up the bowl. "Soap," {pal.he} said, and washed {pal.his} hands in the air. {Pal.he} looked sorry about the other day. Then {pal.he} pointed at {hero}: and you? So {hero} told {pal.him} the word for soup from the old street. {pal} repeated it with great care, and it came out as "grandmother." <"I like to eat hot grandmother," was what {pal.he} had said.|It was, in fact, "hot grandmother with noodles."> {hero} laughed so loudly that {teach} turned around. It was the first time in that school.`,
    ],
    A: [
      `At lunch on Thursday {pal} pointed at {pal.his} bowl, and at {hero}, and raised both eyebrows. It was as good as a sentence: what do you call it, where you come from? {hero} hadn't used that word for weeks, and it was still warm. {pal} attempted it, and attempted it again, and {hero} took hold of the table. There are two words in {hero's} language that are separated by a hair, and {pal} had fallen over it. What {pal.he} had announced, with pride, was that {pal.he} was eating a grandmother. <{hero} got up, and bent {their} back, and did {gran's} walk to the window and back again.|To explain it, {hero} had to do {gran's} walk, twice around the table.> Then it was {pal} who understood. {pal} gazed down into the bowl with deep concern, and apologized to it.`,
      `"Soup," said {pal}, and held up the bowl. "Soap," said {pal}, and washed {pal.his} hands in the empty air. {Pal.he} had evidently been thinking about it, and was sorry. Then {pal.he} turned {pal.his} finger around and pointed it at {hero}: and yours? So {hero} told {pal.him} the word from the old street, the way that {gran} used to call it down the stairs. {pal} listened, took a breath, and repeated it with the greatest care. <"Hot grandmother," was what came out.|It came out as "hot grandmother, with noodles."> {hero} put both hands over {their} mouth, and it was no use; the laugh went through them. {teach} turned around. In six weeks {teach.he} had never heard it, and nobody had told {teach.him} that it would be so large.`,
    ],
  },
  {
    id: "sees-joke",
    ...SCHOOL,
    time: "afternoon",
    pose: "thinking",
    feeling: "curious",
    with: ["pal happy"],
    props: [SOUP, SOAP, WORDS],
    happening: "{hero} thinks in the classroom about soup and soap, under a speech balloon, beside {pal}.",
    E: [
      `Now {hero} and {pal} traded words, one for one. Soon there were twenty. But {hero} kept looking at two of them. Soap and soup. Soup and soap. Something was hiding in there. Was it <a joke|a real joke>?`,
      `On the way home, {hero} <said|whispered> it again and again. "Soap, soup, soup, soap." At home, the words for them were not alike at all. So this joke could only be made here! And nobody here had made it. {They} began to grin.`,
    ],
    I: [
      `From that day they traded words, one for one, like marbles. {hero} soon had thirty. They were good words, and still none of them was funny. But two of them wouldn't lie still. Soap and soup, soup and soap, they went in {hero's} head. In {their} own language those two had nothing to do with each other. Here there was a joke between them, as plain as a coin on the sidewalk. <It had happened once already, by accident.|It had only ever happened by accident.> Nobody had picked it up on purpose.`,
      `{hero} lay on {their} stomach and thought about it like a carpenter. Why had they laughed, that time at the sink? It wasn't because {they} {was} stupid. It was because they had waited for one word, and another one had come. <That was how every joke worked.|At home {they} had done it a thousand times.> So it was a good joke, only {they} hadn't known that {they} {was} telling it. {They} needed a bowl, two hands, and the right place to wait. {They} even had enough words.`,
    ],
    A: [
      `From then on they traded, one word for one word, as other children trade marbles, and by the end of the month {hero} had more than thirty. They were useful words. Still none of them was funny; but there were two that refused to lie quietly with the rest. Soap, they went, and soup, and soup, and soap. In {hero's} own language the two of them weren't even acquainted. Here there was a joke between them, as plain as a coin on the sidewalk, and in all these years nobody had bent down for it. <They had laughed at it once already, but that had been an accident.|{hero} had stepped on it once, at the sink, but that was an accident.> It was waiting for somebody to come along and do it on purpose.`,
      `{hero} lay on the floor and thought about it the way that a carpenter thinks about a chair. Why had they laughed, on that day at the sink? It wasn't because {they} {was} foolish, though it had felt so. They had been expecting one word, and had got the one next door. But that was how it was done! Every joke {they} had ever told the baker had been made in precisely the same way. <There was nothing wrong with the joke at all.|It was a perfectly sound joke.> It had merely gone off by itself, with {hero} in front of it instead of behind it. What was needed was a bowl, and two hands, and the right amount of waiting; and of waiting {they} knew more than anybody in that school.`,
    ],
  },
  {
    id: "makes-joke",
    ...SCHOOL,
    time: "noon",
    pose: "reaching",
    feeling: "determined",
    with: ["pal curious", "teach curious"],
    props: [SOUP, WORDS],
    happening: "{hero} reaches over a bowl of soup in the classroom, and {pal} and {teach} look on.",
    B: [
      `{hero} put both hands over the soup. "Soap?" {They} waited. "Oh! Soup!" How they all laughed! {refrain2}`,
      `{hero} ate the soup. "This is good soap!" {they} said. It was a joke! They laughed and laughed! {refrain2}`,
    ],
    E: [
      `On Friday there was soup. {hero} stood up and rolled up {their} sleeves. {They} held {their} hands over the bowl and washed them in the steam. "Soap?" {they} asked <politely|sweetly>. It was very quiet. {They} waited. "Ah," {they} said, "soup!"`,
      `{hero's} heart beat hard. There was soup for lunch, and everyone was looking at {them}. {They} smelled it. {They} rubbed a little behind {their} ears. Then {they} tried it with a spoon and made big eyes. "Please," {they} said, "this soap is <good|very good>!"`,
    ],
    I: [
      `On Friday there was soup. {hero} stood up, and {their} knees were shaking. {They} pushed back both sleeves, one after the other. {They} bowed to the bowl. Then {they} held {their} hands over it and washed them in the steam, very thoroughly, between all the fingers. The talking stopped. "Mmm," said {hero}. "Soap." Nobody moved. Was it happening again? <{They} waited exactly as long as at home.|{They} counted to three, as {they} always had.> Then {they} looked down, and up came one eyebrow. "Oh," {they} said. "Soup!"`,
      `The bowls came around on Friday, and the room smelled of onions. {hero} got to {their} feet. It was now or never, and never was a long time to be quiet. {They} dipped in one spoon, and instead of eating it {they} dabbed a drop behind each ear, like a lady. {They} patted {their} cheeks. {pal} put down {pal.his} bread. "Please," said {hero} to the whole table, "thank you for this very, very good …" <And {they} waited.|Here {they} waited, as long as it takes.> Up went the eyebrow. "… soap."`,
    ],
    A: [
      `On Friday there was soup. {hero} rose to {their} feet, and was surprised to find that {their} knees were shaking, since they had never done so for the baker. {They} turned back {their} sleeves, first the left and then the right. {They} bowed slightly to the bowl. Then {they} stretched out both hands above it and started to wash them in the steam, without hurry, not forgetting the thumbs. One table after another stopped talking. "Mmm," said {hero}, with closed eyes. "Soap." It was so quiet that you could hear the noodles. Somebody drew in a breath to correct {them}. <{They} let them wait, precisely as long as {they} had always let the old street wait.|And {hero} waited; it was the longest wait of {their} life, and exactly the right length.> Then {they} looked down, and up went one eyebrow. "Oh," {they} said. "Soup!"`,
      `The bowls were carried in on Friday, steaming and smelling of onions, and {hero} stood up before {they} could think better of it. {They} took a spoonful. Instead of eating it, however, {they} dabbed one drop behind the left ear and another behind the right, like a lady who is going to the theater. {They} patted both cheeks. Someone nudged someone. {pal} had laid down {pal.his} bread and was holding on to {pal.his} chair. "Please," said {hero} to the assembled tables, "thank you very much for this very, very good …" Everybody knew the next word, and everybody was afraid for {them}. <{They} could feel them leaning in.|In any language, they were leaning in.> {They} let them lean. Then the eyebrow rose, like a curtain, and underneath it was the wickedest face in the new country. "… soap," said {hero}.`,
    ],
  },
  {
    id: "they-laugh",
    ...SCHOOL,
    time: "noon",
    pose: "jumping",
    feeling: "proud",
    with: ["pal happy", "teach happy"],
    props: [SOUP, WORDS],
    happening: "{hero} jumps proudly in the classroom by a bowl of soup, and {pal} and {teach} laugh.",
    E: [
      `{pal} laughed first, and milk came out of {pal.his} nose. Then the whole room laughed. It <sounded|was> like the old street, window by window. This time {hero} had made it all by {themselves}. {refrain2}`,
      `For a moment nothing happened. Then they saw {hero's} eyebrow, and then they understood. It was a joke! They laughed until the spoons shook. It was so different from the last time. This laugh <belonged to|was for> {hero}. {refrain2}`,
    ],
    I: [
      `For one second there was nothing. Then milk came out of {pal's} nose. After that it went along the tables, one face after another, as it used to go along the windows at home. They weren't laughing because {hero} didn't know the word. They were laughing because {they} did. <"Again!" shouted someone, and that was a word {they} knew.|{teach} had to sit down on the windowsill.> {hero} stood in the middle of it and kept {their} face perfectly straight, as an artist does. Only {their} ears were red.`,
      `It was {pal} who saw it first. "It's a joke!" shouted {pal}, and beat on the table with a spoon. "{hero} made a joke!" And then they got it, all of them, and the laughter came at {hero} from every side. {They} had forgotten how warm it was. {teach} wiped {teach.his} eyes and said something long. <{hero} understood one word of it, and the word was "funny."|In the middle of it was a word that {hero} didn't know, and {pal} explained it by pulling a face: funny.> {They} put it away carefully with the others.`,
    ],
    A: [
      `For one entire second there was nothing whatever. Then milk came out of {pal's} nose, and after that there was no holding it; it went along the tables, face after face, as it used to go along the windows of the old street. At the sink they had laughed because {hero} didn't know the word. They were laughing now because {they} did, and because {they} had made them think otherwise, and had let them wait. A child may be new in a country and still know the difference. <"Again!" somebody bellowed; it was a word that {they} had.|{teach} was obliged to sit down upon the windowsill.> {hero} stood in the midst of it with a perfectly straight face, as an artist should. It was only {their} ears that gave {them} away.`,
      `{pal} was the first to see it. "It's a joke!" yelled {pal}, drumming upon the table with both spoons. "{hero} has made a joke!" Then it reached all the others, and the laughter came up over {hero} from every side, and {they} discovered that {they} had forgotten how warm it was. This was not the laugh from the sinks. They were looking at {them} as the baker used to, with their mouths already half open, in case there should be more. {teach} dried {teach.his} eyes and said something, of which {hero} understood only the last word. <It was "funny."|It was "funny," and {pal} drew it for {them} in the steam on the window, with a large mouth.> {They} had been needing that one for weeks.`,
    ],
  },
  {
    id: "tells-gran",
    place: "living-room",
    time: "evening",
    weather: "clear",
    pose: "holding",
    feeling: "happy",
    with: ["mom happy"],
    props: ["thing:telephone"],
    happening: "{hero} holds a telephone in the living room in the evening, and {mom} is happy.",
    I: [
      `On Sunday {hero} told it to {gran} on the telephone. {They} did the hands and the eyebrow, although she couldn't see them, and {they} did the waiting. There was silence at the other end. In the old language the words for soap and soup aren't alike at all. "And why did the people laugh?" asked {gran}. {hero} explained it, and an explained joke is like cold tea. <It only worked here.|It couldn't be taken back there, any more than the bread could be brought here.> But {hero} was giggling by then, and when {gran} heard that, she started as well.`,
      `"Say it again, slowly," said {gran} from very far away. {hero} said it again, with the pause before the last word. But {they} had to translate it, and on the way the joke fell out. "I'm sure that it was excellent," said {gran}. {hero} thought about it. So there were jokes that lived on the old street, and there was one that lived only here. <{They} hadn't owned anything from here before.|It was the first thing from here that belonged to {them}.> "Do me the wet cat," said {gran} hopefully, and {hero} did her the wet cat, and they both laughed until {mom} laughed, too.`,
    ],
    A: [
      `On Sunday {hero} told it to {gran}, over the telephone. {They} did the hands and the eyebrow, although she couldn't possibly see them, and {they} did the waiting. There was a long silence, in which the distance could be heard. In the old language the words for soap and for soup have nothing in common. "And what made the people laugh?" inquired {gran}, anxious to miss nothing. {hero} explained it to her; but a joke that has been explained is like tea that has been forgotten. <It worked in one place in the world, and that place was here.|You could no more send it there than you could send the baker here.> All the same {they} had started to giggle, somewhere in the middle of the explanation. And {gran}, who couldn't resist that sound in any country, put down her tea and giggled, too.`,
      `"Tell it once more," begged {gran}, "and slowly, because it has such a long way to come." {hero} told it once more. But it had to be translated, and somewhere on the journey the joke fell out, like a coin through a hole in a pocket. "I'm convinced that it was splendid," said {gran} loyally. {hero} turned this over in {their} mind. There were jokes, then, that only lived on the old street, and those {they} would go on missing. And there was one that could only live here. <Of everything in the new country, it was the first thing that was {theirs}.|It was the first thing from here that {they} hadn't been given, but had made.> "Do me the wet cat," {gran} asked, in a smaller voice. So {hero} did her the wet cat, at full length, and they laughed at both ends.`,
    ],
  },
  {
    id: "greets-pal",
    place: "street",
    time: "morning",
    weather: "rain",
    pose: "waving",
    feeling: "happy",
    with: ["pal happy"],
    props: ["umbrella", WORDS],
    happening:
      "{hero} waves on the street in the rain by an umbrella, under a speech balloon, and {pal} is happy.",
    B: [
      `{hero} still missed the old street. But {pal} came by. "Good day, Grandma!" {pal.he} said. "Good day, Soup!" They both laughed.`,
      `"Hello, Soup!" called {pal} in the rain. "Hello, Soap!" called {hero}. Home was far, but a friend was near.`,
    ],
    E: [
      `The old street is still far away, and some nights {hero} still cries. But in the morning, {pal} is standing in the rain. {Pal.he} has learned to say good morning the way {hero} does. "Good grandmother!" {pal.he} calls. "Good soup!" answers {hero}.`,
      `{hero} has too many words to count now. {They} will always miss the old street. But there is {pal}, out in the rain, with a big umbrella. "Hello, Soup!" calls {pal}. "Hello, Soap!" is the answer. And off they go<| to school>.`,
    ],
    I: [
      `{hero} has stopped counting the words. On some evenings the old street hurts as much as ever. Then {mom} gets in under the blanket, shoes and all. But in the morning {pal} is waiting at the corner in the rain. {Pal.he} has been practicing. "Good grandmother!" {pal.he} calls, in {hero's} own language, at the top of {pal.his} voice. <It's nearly right.|It is only wrong by one hair.> {hero} lifts one eyebrow, and waits for just long enough. "Good soup," answers {hero} politely.`,
      `In {their} dreams {hero} still walks down the old street and smells the bread. Then it is morning, and it is raining. At the corner stands {pal}, with an umbrella that is too big for one. "Have you got a new one?" calls {pal}. {hero} has. <It's about {pal's} squeaky pencil box.|There are three of them, about a pencil box.> {hero} begins it in the new words, and does the missing ones with one eyebrow. Across the road a man with a ladder stops to listen.`,
    ],
    A: [
      `{hero} no longer counts the words. There are still evenings on which the old street hurts as much as it ever did; then {mom} gets in beneath the blanket with {mom.his} shoes on, and they miss it together. But in the morning {pal} is standing at the corner in the rain. {Pal.he} has been practicing. "Good grandmother!" {pal.he} shouts, in {hero's} own language, so that the pigeons go up. <It is very nearly right.|It's only wrong by a hair, and {hero} hopes that it will stay so.> Nobody else on this street knows what it means, or why it should be funny. {hero} raises one eyebrow, and waits, for exactly as long as it takes. "Good soup," replies {hero} with great politeness; and they walk on together underneath the one umbrella, while it rains in the language that rain has everywhere.`,
      `At night {hero} still goes back to the old street. The baker is there, and the fat white cat, and the bread smells so strongly that it wakes {them} up; and then it takes a moment to remember which country it is. It is the one in which {pal} is waiting at the corner, beneath an umbrella that is too large for a single person. "Is there a new one?" calls {pal} through the rain. There is, and it concerns {pal's} squeaking pencil box. {hero} tells it in the new words, and where one of those is missing, an eyebrow takes its place. <On the other side of the street somebody puts down a heavy bag.|Across the street a window opens.> {hero} notices it, out of the corner of one eye; and just before the end, because that is the whole secret, {hero} waits.`,
    ],
  },
];

const tellOf = (leaving: Required<Wordings>): readonly Beat[] => [
  AT_HOME,
  {
    id: "goes-away",
    place: "station",
    time: "evening",
    weather: "cloudy",
    pose: "holding",
    feeling: "sad",
    with: ["mom calm"],
    props: ["thing:luggage"],
    happening: "{hero} sadly holds a suitcase at a station in the evening, and {mom} is near.",
    ...leaving,
  },
  ...IN_THE_NEW_COUNTRY,
];

const ABOUT_BOTH = {
  theme: null,
  wild: 2,
  tags: ["school", "friend", "words", "language", "home", "funny", "brave"],
  care: ["flight"],
  shows: [WORDS, "thing:luggage", "@mom"],
  talk: [
    "What is the difference between the first laugh and the second one?",
    "What would you miss if nobody understood your words?",
    "Which words do you know in another language, and who gave them to you?",
  ],
  cast: { pal: ["girl", "boy"], mom: ["mother", "father"], gran: ["grandmother"], teach: ["teacher"] },
  refrain: {
    B: ["Not one word was funny.", "One word was so funny!"],
    E: ["Not one of the words was funny.", "Now two of the words were very funny."],
  },
} as const satisfies Partial<Shape>;

/** For whoever came from far, whatever the reason was. */
export const SOAP_AND_SOUP: Shape = {
  ...ABOUT_BOTH,
  id: "care/soap-and-soup",
  about: [
    "new-country moving-to-another-country move-to-another-country moved-to-another-country moving-to-a-different-country move-to-a-different-country moving-country moving-countries move-country moved-country moving-abroad move-abroad moved-abroad moving-overseas move-overseas moved-overseas leaving-our-country leaving-my-country leaving-her-country leaving-his-country leaving-their-country leave-our-country left-our-country immigration immigrant immigrate immigrating emigration emigrating emigrate migrant does-not-speak-the-language doesn't-speak-the-language don't-speak-the-language not-speaking-the-language does-not-speak-english doesn't-speak-english can't-speak-english can't-speak-the-language speak-my-language speaks-my-language new-language-new-school new-school-new-language new-language-new-country new-home-new-language",
  ],
  premise:
    "{hero} was the funny one at home, but in the new country {they} {has} eleven words, and none is funny.",
  beats: tellOf(MOVED),
};

export const SOAP_AND_SOUP_AFTER_FLIGHT: Shape = {
  ...ABOUT_BOTH,
  id: "care/soap-and-soup-after-flight",
  about: [
    "refugee refugee-child refugee-family refugee-camp asylum asylum-seeker because-of-the-war because-of-war because-of-a-war left-because-of-the-war leaving-home-because-of-the-war fled fled-the-war fled-from-the-war fled-from-war flee fleeing fleeing-war fleeing-the-war fleeing-from-war escape-the-war escaped-the-war escaping-the-war escape-from-war escaped-from-the-war left-the-war war-at-home war-in-our-country war-in-my-country war-in-her-country war-in-his-country war-in-their-country war-child had-to-leave-our-country had-to-leave-our-home had-to-leave-her-country had-to-leave-his-country had-to-leave-their-country safe-from-the-war safe-from-war away-from-the-war war",
  ],
  premise:
    "{hero} had to leave home because of the war, and in the new country {they} {has} eleven words, none of them funny.",
  beats: tellOf(FLED),
};
