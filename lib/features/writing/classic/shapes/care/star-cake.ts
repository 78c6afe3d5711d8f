import type { Shape } from "@/lib/features/writing/classic/grammar";

const KITCHEN = { place: "kitchen", weather: "clear", props: ["thing:peanuts"] } as const;
const PARTY = { place: "garden", time: "afternoon", weather: "clear" } as const;
const CAKE = { ...PARTY, props: ["cake", "thing:peanuts"] } as const;

export const STAR_CAKE: Shape = {
  id: "care/star-cake",
  theme: null,
  wild: 1,
  tags: ["birthday", "friend", "brave", "food", "kind", "mistake"],
  about: ["nut-allergy allergy allergic peanut-allergy food-allergy no-nut"],
  premise:
    "{hero}, who has a nut allergy, has to ask one brave question about {pal's} wonderful birthday cake.",
  care: ["illness"],
  shows: ["thing:peanuts"],
  talk: [
    "How do you think it felt for {hero} to ask, and for {pal} to be asked?",
    "Which food could we make together that all of our friends can eat?",
  ],
  cast: { pal: ["girl", "boy"], mom: ["mother", "father"], lady: ["grown-up-woman"] },
  refrain: {
    B: ["Stop and ask. Then you know.", "Stop and ask. Now they all know!"],
    E: ["Read it, ask it, and then you know.", "They read it, they asked it, and now they knew."],
  },
  beats: [
    {
      id: "reads-labels",
      place: "supermarket",
      time: "morning",
      weather: "clear",
      pose: "reading",
      feeling: "determined",
      with: ["mom calm"],
      props: ["thing:peanuts"],
      happening: "{hero} reads in the supermarket with {mom}, near some peanuts.",
      B: [
        `"No nuts for me," said {hero}. A nut could make {them} very ill. {refrain}`,
        `{hero} could not eat a nut. So {they} and {mom} read each box. {refrain}`,
      ],
      E: [
        `In the supermarket, {hero} read every box. {They} had a nut allergy, so even a crumb could make {them} very ill. "This one is all right," said {mom}. {refrain}`,
        `"Are there any nuts in this?" asked {hero}. {mom} <turned|picked> up the box and read the back. Nuts made {hero} very ill, because {they} had an allergy. {refrain}`,
      ],
      I: [
        `Other children went to the supermarket to look at the toys. {hero} read. {They} could read "may contain nuts" when {they} {was} only four, because {they} had an allergy. If {they} ate a nut, or only a crumb of one, {their} body made a terrible mistake and fought it, and {they} became very ill. So {they} and {mom} turned every box around. <"No nuts in this one," {hero} announced.|"This one has passed," {hero} announced.> It was for {their} birthday.`,
        `There were four kinds of cookies, and {hero} examined them like a detective. One contained nuts. One might contain nuts. One did not say, and that was the same as yes. "Then it is these," said {mom}, and put the last box in the basket. {hero} had a nut allergy, and reading was simply a part of eating, like <washing your hands|using a spoon>. On Saturday {they} would be having a birthday party. Nothing in the basket could hurt {them}.`,
      ],
      A: [
        `Most people go to the supermarket to put things into a basket. {hero} went in order to read. {They} had a nut allergy, and that meant that if {they} swallowed a nut, or merely a crumb of one, {their} body mistook it for an enemy, and {they} became dangerously ill within minutes. It was nobody's fault; it was simply how {they} {was} made, like having brown eyes. So {they} and {mom} turned around every packet and studied the small print on the back, until they were completely certain. <"This one has passed the examination," {hero} announced.|"Acquitted," said {hero} solemnly, and laid it in the basket.> It was for {their} own birthday party.`,
        `There were four different kinds of cookies, and {hero} questioned them one after another, like a detective. The first contained nuts. The second might contain nuts. The third refused to say anything, and that amounts to the same as a confession. Only the fourth was innocent, and {mom} put it into the basket. {hero} had been allergic to nuts for as long as {they} could remember, and reading was as much a part of eating as chewing. <On Saturday there would be a birthday party in the garden, with nothing in it that could hurt anybody.|They were shopping for Saturday, when there would be eleven guests in the garden.>`,
      ],
    },
    {
      id: "packs-pen",
      ...KITCHEN,
      time: "morning",
      pose: "holding",
      feeling: "calm",
      with: ["pal curious", "mom calm"],
      props: ["thing:backpack", "thing:peanuts"],
      happening: "{hero} holds a backpack in the kitchen with {pal} and {mom}, near some peanuts.",
      B: [
        `"What is in the red bag?" said {pal}. "My pen," said {hero}. "It helps if I eat a nut."`,
        `{hero} took {their} red bag along. "It has my nut pen," {they} said. "A grown-up can use it."`,
      ],
      E: [
        `"Why do you always carry that red bag?" asked {pal}. "My medicine is in it," said {hero}. "If I eat a nut, a grown-up <uses|gives me> this pen and calls the doctor." {pal} nodded slowly.`,
        `{hero} showed {pal} the red bag. In it was a pen with medicine. "It is for my nut allergy," {they} said. "You must tell a grown-up <right away|quickly> if I feel ill." "I will," {pal} promised. It was good to have a friend who knew.`,
      ],
      I: [
        `Wherever {hero} went, the red bag went, too. "May I look inside?" asked {pal}. There was something like a thick pen in it. "That is my medicine," {hero} explained. "If I ever eat a nut by mistake, a grown-up presses it against my leg and calls an ambulance." {pal} looked at it <with respect|for a long while>. "And what is my job?" {pal.he} asked. "You have to shout for a grown-up," said {hero}, and {pal} was excellent at that.`,
        `"What happens if you eat a nut?" asked {pal}, who liked to know things exactly. "My lips swell, and I get spots, and it becomes hard to breathe," said {hero}. "Then somebody has to be quick." {They} unzipped the red bag and showed {pal.him} the pen with the medicine. {mom} had one, and the teacher had another. "So your job is to call a grown-up," {they} added. {pal} practiced it once, <and a neighbor came running|and {mom} came running from upstairs>.`,
      ],
      A: [
        `Wherever {hero} went, a small red bag went with {them}. "May I look inside?" asked {pal}, who had been wondering about it for a considerable time. There was a sort of pen in it, as thick as a thumb. "That is my medicine," {hero} explained. "If I should ever eat a nut by accident, a grown-up presses it against my leg and immediately calls an ambulance. I have never needed it so far." {pal} regarded the pen with respect. "And what am I supposed to do?" {pal.he} inquired. "You shout for a grown-up," said {hero}. <It was decided that {pal} had a particular talent for that.|{pal}, who had been told all {pal.his} life not to shout, promised it gladly.>`,
        `"What exactly happens if you eat a nut?" asked {pal}, who preferred to know things properly. "My lips swell, and I get spots everywhere, and then it becomes difficult to breathe," said {hero}. "It can happen extremely fast, so somebody has to be faster." {They} opened the red bag, in which the medicine lived, and showed {pal} how it worked; {mom} had another one like it, and so did the teacher. "You don't have to do it yourself. You only have to fetch a grown-up." {pal} practiced this at once, at the top of {pal.his} voice. <A neighbor arrived with a fire extinguisher.|{mom} came down the stairs in one shoe, and was not even cross about it.>`,
      ],
    },
    {
      id: "asks-always",
      place: "classroom",
      time: "noon",
      weather: "clear",
      pose: "sitting",
      feeling: "calm",
      with: ["pal happy"],
      props: ["thing:peanuts", "bread"],
      happening: "{hero} sits in the classroom with {pal}, some bread and some peanuts.",
      E: [
        `At lunch, somebody offered {hero} a cookie. "Is there a nut in it?" {they} asked. Nobody was sure, so {they} <said no|ate an apple>. "Do you never get tired of asking?" said {pal}. "Sometimes," said {hero}, "but I like being well."`,
        `{hero} asked about nuts on every single day. {They} asked at school, and {they} asked at parties. Once, a girl rolled her eyes. "It is <only|just> a question," said {hero}, and asked it again. {pal} was proud of {them}.`,
      ],
      I: [
        `{hero} had asked the question more often than {they} had tied {their} shoes. "Are there any nuts in it?" {They} asked it of teachers, and aunts, and a man who sold ice cream. Mostly people were friendly. Now and then somebody sighed, and that was not pleasant. "Don't you ever want to skip it?" asked {pal} at lunch. "Every time," said {hero}. <"But it is a small question, and a big allergy."|"But the question is short, and being ill is long.">`,
        `At school there was a table where nobody ate nuts, and {pal} always sat at it. {Pal.he} had even given up {pal.his} favorite sandwich. "You don't need to do that," said {hero}. "I know," said {pal}, with a mouth full of cheese. A new boy was holding out a bag of candy, and {hero} asked what was in it. <"You are terribly fussy," said the boy.|"What a lot of fuss," said the boy.> "I am not fussy, I am allergic," said {hero}, "and that is something completely different."`,
      ],
      A: [
        `It was a question that {hero} had asked more frequently than {they} had tied {their} shoes. "Excuse me, are there any nuts in it?" {They} had asked it of teachers, and great-aunts, and a gentleman who sold ice cream out of a bicycle. Most people answered kindly. Occasionally somebody sighed, or said that surely a crumb could do no harm; and then {hero} felt about as small as the crumb. "Don't you ever want to leave it out?" {pal} asked at lunchtime. "Practically always," {hero} admitted. <"But it is only a small question, and it is quite a large allergy."|"But the question takes three seconds, and I am planning to be ninety.">`,
        `At school there was a table at which nobody ate nuts, and {pal} had been sitting at it since the first day, in spite of {pal.his} favorite sandwich. "You really aren't obliged to do that," said {hero}. "I know," said {pal}, through a great deal of cheese. That afternoon a new boy passed around a bag of candy, and {hero} inquired politely what was in it. "You must be very fussy," the boy remarked. "I am not fussy; I am allergic," said {hero}. "Fussy is when you don't like it. <I would probably like it enormously.|I have no idea whether I like it.>"`,
      ],
    },
    {
      id: "brings-cake",
      ...CAKE,
      pose: "standing",
      feeling: "excited",
      with: ["pal proud", "lady happy"],
      happening: "{hero} stands in the garden with {pal} and {lady}, in front of a cake and some peanuts.",
      B: [
        `{pal} came with a big cake. "I made it for you! It has no nuts!"`,
        `"I made you a cake!" said {pal}. It was a star. "It has no nuts!" {pal.he} said.`,
      ],
      E: [
        `On {hero's} birthday, the garden was full of balloons. {pal} came in with a cake, and it was shaped like a star! "I baked it with {lady}," {pal.he} said. "There is not <one|a single> nut on it, because of your allergy."`,
        `Then came the party. "Close your eyes," said {pal}. When {hero} opened them, there was a golden star with candles. It was a cake! "We left off the nuts," <said|explained> {lady} from next door. {pal} was glowing with pride.`,
      ],
      I: [
        `On Saturday the garden was full of balloons, and all of the food had passed. Then {pal} came through the gate, with {lady} from next door. They were carrying something under a cloth. "Ta-da!" cried {pal}. It was a cake in the shape of a star, with golden frosting and nine sparklers. "I baked it all by myself, and {lady} did the oven. And we did not put any nuts on it!" {hero} had never had a cake like that. <It smelled of honey and oranges.|It was almost too beautiful to cut.>`,
        `"Don't look," said {pal}, and everybody looked. On the garden table stood a star. It was as wide as a bicycle wheel and as gold as the sun. In the middle of it was {hero's} name. {pal} and {lady} had been baking since seven o'clock in the morning. "It is nut free," said {pal}, hopping from foot to foot. "The recipe said to sprinkle nuts on the top, and I left them off <specially|on purpose>!" All of the guests sighed happily.`,
      ],
      A: [
        `On Saturday the garden was decorated with balloons, and every single thing upon the table had been examined and acquitted. Then the gate opened, and in came {pal}, with {lady} from next door, carrying something enormous underneath a cloth. "Ladies and gentlemen!" cried {pal}, and whipped it away. It was a cake in the shape of a star, with golden frosting and points as sharp as mountains. "I baked it entirely by myself, except for the oven, which was {lady}. And we left out all the nuts that were supposed to be sprinkled over it!" <It smelled of honey, and oranges, and something else that was delicious.|{hero} had never in {their} life been given such a cake.>`,
        `"Nobody is allowed to look," announced {pal}, and naturally everybody looked. In the center of the garden table lay a star. It was as wide as the wheel of a bicycle and considerably more golden, and {hero's} name was written across it in silver sugar. {pal} and {lady} from next door had been baking since seven o'clock. "There was supposed to be a layer of nuts on top," {pal} explained, hopping from one foot to the other. "I left it off, because of your allergy." <The guests were silent with admiration.|Even the guests who had already had four cookies put down the fifth.>`,
      ],
    },
    {
      id: "asks-question",
      ...CAKE,
      pose: "thinking",
      feeling: "worried",
      with: ["pal happy", "lady happy"],
      happening:
        "{hero} thinks in the garden, in front of a cake and some peanuts, with {pal} and {lady} near.",
      B: [
        `It smelled so good! But {hero} put down the fork. "I must ask," {they} said. "Is a nut in it?"`,
        `"Eat!" said {pal}. {hero} wanted to. But {they} stopped. "What is in it? May I see? A nut is small."`,
      ],
      E: [
        `{hero} had the fork in {their} hand. The cake smelled wonderful, and {pal} looked so happy! But {they} put the fork down again. "I am sorry," {they} said in a small voice. "May I ask what is in it? A nut can <hide|be very small>."`,
        `Everyone waited for the first bite. {hero} wanted it so much! Then {they} thought about {their} allergy. "First I have to ask my question," {they} said. "Is there any nut <inside|in it>, too?" It became very quiet in the garden.`,
      ],
      I: [
        `{hero} received the first piece, and everybody watched. {They} lifted the fork, and there was the question, exactly as usual. But this was not a stranger's cookie. It came from {pal}, who had been baking since seven o'clock. Would it sound as if {they} did not trust {pal.him}? The fork stopped <in the air|halfway>. A nut can be ground so finely that nobody is able to see it. "I have to ask you something," said {hero}, "and please don't be angry."`,
        `Nobody has ever wanted to eat anything as much as {hero} wanted that cake. It would be so easy just to bite. {pal} would beam, and everybody would clap. But an allergy does not know that it is your birthday. {hero} put the plate down on the grass. <{Their} face was hot.|{Their} hands were cold.> "It is the most beautiful cake in the world," {they} said, "and I still have to ask. Are there any nuts in it, in the inside?"`,
      ],
      A: [
        `{hero} was given the first piece, and eleven guests leaned forward in order to watch. {They} raised the fork; and there was the question, exactly where it always was. Usually it was easy enough. But this cake did not come from a stranger; it came from {pal}, who had been baking since seven o'clock. If {they} asked now, would it not sound as though {they} didn't trust {pal.him}? {hero} thought of all the places where a nut can hide. <Then {they} lowered the fork, and it was as heavy as a shovel.|A nut can be as fine as flour, and as quiet as dust.> "I have to ask you something," {they} said, "and I hope that you won't be hurt."`,
        `It is possible that nobody has ever wanted to eat anything so much. It would have been extremely simple. {They} would take one bite; {pal} would be radiant; and the guests would applaud, and not a soul would be disappointed. But an allergy takes no interest in birthdays. {hero} set the plate down in the grass beside {them}, while eleven people wondered why. <{Their} ears were burning.|It had never been so hard to do something so small.> "It is the most magnificent cake that I have ever seen," {they} said, "and I am obliged to ask about it, all the same. Is there possibly a nut on the inside?"`,
      ],
    },
    {
      id: "pal-frowns",
      ...CAKE,
      pose: "standing",
      feeling: "sad",
      with: ["pal sad", "mom calm"],
      happening: "{hero} stands sadly in the garden with {pal} and {mom}, near a cake and some peanuts.",
      E: [
        `{pal} turned red. "I already told you that there are no nuts," {pal.he} said. "Don't you believe me?" {hero} felt awful. "Of course I believe you," {they} said. "My allergy only wants to <see|read> it." {mom} came over and stood beside {them}.`,
        `"A little bite will never hurt anybody," said one of the guests. "It will hurt me," {hero} answered. {pal} only looked at {pal.his} shoes. "I made it <only|just> for you, without a nut." {mom} took {hero's} hand. "Asking was right," {mom.he} said.`,
      ],
      I: [
        `"But I left them off," said {pal}, and {pal.his} smile went out like a sparkler. "Don't you believe me?" "One bite can't matter," said somebody at the back. {hero} wanted to crawl under the table. "I believe that you left them off," {they} said. "My allergy only believes in labels." {mom} had come over from the lemonade, and {mom.he} put a hand on {their} back. <{Mom.he} did not say anything, but {mom.he} stayed.|"That is how we do it," {mom.he} said. "We ask about every nut, and we ask everybody.">`,
        `Nobody spoke. A balloon squeaked. "I thought about your allergy the entire time," said {pal} at last, and {pal.his} voice wobbled. "I left off every nut." "I can see that," said {hero}, and {their} own voice was not much better. "It is not because of you. I even ask {mom}." "That is true," said {mom}, who was suddenly beside them. "<I have to answer before each pancake.|I am asked every morning, at breakfast.> Do you still have the packages, {lady}?"`,
      ],
      A: [
        `"But I left every one of them off," said {pal}, and {pal.his} smile went out, like a sparkler that has come to its end. "Don't you believe me?" "One little bite can't do any harm," somebody remarked from the back. {hero} would have preferred to crawl underneath the table. "I believe you completely," {they} answered, "and it is only my allergy that never believes anybody." {mom} had come across from the lemonade. {Mom.he} laid a hand between {hero's} shoulders, and {mom.he} did not take over, and {mom.he} did not leave. <"A nut doesn't care how much somebody loves you," {mom.he} told {pal} gently, "and that is why we always look."|"{hero} is doing it exactly right," {mom.he} said, "and so did you, when you thought of it.">`,
        `It was so silent that one could hear the balloons squeak. "I was thinking about your allergy the whole time," said {pal} finally, in an unsteady voice. "I was being so careful, and I left off every nut." {hero} could see {pal.his} lip trembling. It is terrible to make your best friend's lip do that on your birthday; nevertheless, {they} left the fork where it was. "It has absolutely nothing to do with trusting you," {they} said, "because I even ask {mom}." "Before every single pancake," {mom} confirmed, suddenly appearing beside them. <"{lady}, would you happen to have kept the packages?"|"And I am grateful each time. Shall we have a look at the packages together?">`,
      ],
    },
    {
      id: "remembers-why",
      ...PARTY,
      pose: "sitting",
      feeling: "sad",
      with: ["mom calm"],
      props: ["thing:backpack", "thing:peanuts"],
      happening: "{hero} sits in the garden with {mom}, a backpack and some peanuts.",
      I: [
        `While {lady} went to look, {hero} sat down on the step with the red bag on {their} knees. "I have spoiled the party," {they} whispered. "I saw somebody who was kind and careful at the same moment," said {mom}, "and that is difficult." {hero} sniffed. "I wish that I did not have an allergy." {mom} put an arm around {them}. "You may be sad about it, and <angry|cross>, too," {mom.he} said. "It is nobody's fault, and a nut is a nuisance."`,
        `{hero} sat behind the lilac for a while, and {mom} came and sat there, too. "Everybody else can simply eat," said {hero}, "and it isn't fair." {mom} did not pretend that it was. "I would take the allergy for you, if that were possible," {mom.he} said. They listened to the guests, who were not talking. "Even if nobody finds a nut in it," said {mom}, "the question was right. <A question never made anybody ill.|Asking has never given anybody a spot.>" Then {hero} could blow {their} nose.`,
      ],
      A: [
        `While {lady} hurried home to look for the packages, {hero} sat down on the kitchen step, with the red bag on {their} knees. "I have spoiled the entire party," {they} whispered. "I didn't notice that," said {mom}, settling down beside {them}, "but I did notice somebody who was honest and kind at the same time. That is an extremely difficult trick." {hero} picked at the zipper. "I wish that I didn't have an allergy." "So do I," said {mom}. "You may be as sad about it as you like. It is a nuisance, and it is nobody's fault. <The day when you stop asking about every nut is the day when I begin to worry.|But I have never been sorry about a question.>"`,
        `There is a place behind the lilac where nobody can see you, and that was where {mom} found {them}. "Everyone else can simply eat," said {hero} into {their} knees. "They don't have to think about every nut in the world. It isn't fair." {mom} considered whether there was anything to be said against it, and there was not. "It really isn't," {mom.he} agreed. "If it were possible, I would have the allergy in your place." For a while they sat and listened to the party being uncomfortable. <"Whatever {lady} finds," said {mom}, "the question was right."|"Asking has never given anybody so much as a spot," said {mom} eventually.> {hero} wiped {their} nose, and they went back together.`,
      ],
    },
    {
      id: "finds-nuts",
      ...CAKE,
      pose: "reading",
      feeling: "surprised",
      with: ["lady surprised", "pal surprised", "mom calm"],
      happening: "{hero} reads in the garden beside a cake and some peanuts, with {lady}, {pal} and {mom}.",
      B: [
        `They read the bag of flour. "Oh no," said {pal}. "It has nuts in it!" {refrain}`,
        `{mom} got the flour bag. They all read it. There was nut in the flour! No one had seen it.`,
      ],
      E: [
        `{lady} came back with the empty bags. They read the sugar, and they read the butter. Then they read the flour. "Here it says almond," said {hero}. "An almond is a nut!" Nobody had seen it, since it was as <fine|white> as snow.`,
        `{mom} and {pal} read all the packages out loud. There was flour, and there was sugar, and there was a little bag of <something|powder>. "Almonds," {pal} read slowly. "Is an almond a nut?" "It is," said {hero}. {pal} put both hands over {pal.his} mouth.`,
      ],
      I: [
        `{lady} returned with an armful of packages, and they read them together on the grass. The sugar was innocent, and so was the butter. Then {pal} turned over a small white bag. "This was only for making the dough soft," {pal.he} said, and then {pal.he} stopped. "Almond flour," read {hero}. An almond is a nut, even if you grind it until it looks like snow. <Everybody stared at the golden star.|Everybody looked at the fork in the grass.> "I did not know," whispered {pal}.`,
        `They laid all the packages in a row. {pal} read aloud, with one finger under the words. "Flour, eggs, oranges, and ground almonds." {Pal.he} looked up. "But almonds aren't nuts, are they? They are just almonds." "For my allergy they are nuts," said {hero} softly. {lady} sat down on the nearest chair. "I put them into everything," she said, "and I never thought of it." <A bee landed on the cake, and nobody else did.|One fork had been so close.>`,
      ],
      A: [
        `{lady} returned with an armful of packages, and they went through them on the lawn, as a court goes through its witnesses. The sugar was innocent, and so were the butter and the oranges. Then {pal} picked up a little white bag. "This was only to make the dough tender," {pal.he} said. "It is called almond flour," {pal.he} finished slowly. An almond is a nut, even when it has been ground so finely that it might be snow. {hero} looked at the plate in the grass, and the silver star that was lying on it. <Nobody at the back said anything about a little bite.|It was extraordinary how heavy a fork can be, and how glad you can be of it.>`,
        `They arranged the evidence in a row, and {pal} read it aloud, with one finger underneath the words. There was flour; there were eggs; there were oranges and ground almonds. "But almonds don't count, do they?" {pal.he} asked, looking from one face to another. "They aren't really nuts. They are simply almonds." "In my allergy they count," said {hero}. {lady} had to sit down upon the nearest chair. "I put them into everything, because my mother did," she said, "and it never occurred to me that anybody might call it a nut." <The golden star lay there, and shone, as if it had nothing to do with it.|For a moment you could hear the bees discovering the frosting.>`,
      ],
    },
    {
      id: "forgives-pal",
      ...PARTY,
      pose: "hugging",
      feeling: "calm",
      with: ["pal sad"],
      props: ["thing:peanuts", "cake"],
      happening: "{hero} hugs {pal} in the garden, near a cake and some peanuts.",
      B: [
        `{pal} cried. "I did not know," {pal.he} said. {hero} held {pal.him}. "No one got ill. I asked about the nuts."`,
        `"I am so sorry!" said {pal}. "You did not know," said {hero}. "A nut can hide. I am fine."`,
      ],
      E: [
        `{pal} was crying. "I nearly made you very ill," {pal.he} said. "But nothing happened," said {hero}. "You left off every nut that you <knew|could see>, and I asked about the others." They held on to each other for a long time.`,
        `"It is my fault," sobbed {pal}. "No," said {hero}. "An almond is a nut that <nobody|hardly anyone> sees. You wanted to make me happy, and you did." {pal} wiped {pal.his} eyes. "Next time, we will read the bags before we bake."`,
      ],
      I: [
        `Big tears were running down {pal's} face. "I promised that there was nothing in it," {pal.he} sobbed, "and I almost made you ill." {hero} put both arms around {pal.him}. "You left off every nut that you knew about, and nobody can do more than that," {they} said. "Luckily there are two of us. <You do the baking, and I do the asking.|You do the stars, and I do the questions.>" {pal} laughed a little, in the middle of a sob. "I am so glad about that question," {pal.he} said.`,
        `"I was angry with you for asking," said {pal}, and that seemed to be the worst of it. "I was nearly too shy to ask," said {hero}, "because you were so happy." They looked at one another. It had been a close thing, on both sides. "Ask me always," said {pal}. "Promise. Ask me about every nut, even when I am <a hundred|grown up>, and even if I make a face." {hero} promised. Then they hugged, and {pal} got frosting on {their} ear, <and it was wiped off at once|so they went to wash>.`,
      ],
      A: [
        `{pal} was weeping so hard that the words came out in pieces. "I told everybody that there was nothing in it," {pal.he} said, "and I might have made you dreadfully ill." {hero} put both arms around {pal.him}. "You left off every nut that you had ever heard of," {they} said. "Nobody is able to leave off anything else, and that is precisely what the question is for. It isn't directed against you; it is a sort of safety net, underneath both of us." {pal} considered it, and hiccuped. <"Then I am glad that you hold on to your end," {pal.he} said.|"I like that net," {pal.he} said at last. "May I hold the other side?">`,
        `"The most terrible part is that I was angry," said {pal}, when {pal.he} was able to speak again. "You asked me a question, and I was offended." "I almost didn't ask it," {hero} confessed, "because you were looking so tremendously proud." They regarded each other with enormous eyes, for it had been a near thing on both sides. "You must promise to ask me every time," said {pal}. "Ask me about every nut until we are a hundred, and even if I make a face." They shook hands on it solemnly. <They had been good friends before; but this was something with a signature.|Promises that matter are often made beside a cake that nobody can eat.>`,
      ],
    },
    {
      id: "bakes-again",
      ...KITCHEN,
      time: "afternoon",
      pose: "reaching",
      feeling: "happy",
      with: ["pal happy", "lady happy", "mom happy"],
      props: ["thing:peanuts", "thing:egg", "cup"],
      happening:
        "{hero} reaches across the kitchen with {pal}, {lady} and {mom}; there are an egg, a cup and some peanuts.",
      B: [
        `"We can make one more!" said {mom}. They washed up. They read each bag. "No nuts in here!"`,
        `"We can make one more!" said {hero}. They washed each spoon. They read each bag. No nuts at all!`,
      ],
      E: [
        `"Let us bake another one," said {hero}. First they washed everything, because a crumb of nut can stick. Then all the guests were helping to <stir|read>. {refrain2}`,
        `Nobody wanted to go home. So {mom} cleaned the table with soap, and they all washed their hands. {hero} <read|checked> each bag for nuts before it went in. {refrain2}`,
      ],
      I: [
        `"There are two hours of party left," said {hero}. "How long does a star need?" {lady} carried hers home for her own tea. Then they scrubbed every bowl and every spoon and all twenty-four hands, because a crumb of nut sticks where it likes. After that, nothing went into the dough until {hero} had read it aloud and eleven guests had shouted, <"Innocent!"|"It may pass!"> The boy who had talked about one bite broke the eggs. <He said that he was sorry.|He did it very carefully.>`,
        `It was the first party at which the guests did the dishes before the meal. {mom} explained that a nut can hide on a spoon, or on a sleeve. So they washed it all, and {lady} even changed her apron. Then they baked. {hero} read out the packages like a judge, and {pal} repeated every word. There was only one star-shaped pan, and it was having its bath, so the new cake became <a moon|a sort of potato>. Nobody minded. Everybody wanted to lick the bowl, and everybody could.`,
      ],
      A: [
        `"We have two hours left," said {hero}. "How long does it take to bake a star?" {lady} carried the golden one home; and then they scrubbed the kitchen, every bowl, and every spoon, and twenty-four hands up to the elbows, since a crumb of nut will stick wherever it likes. Afterward nothing was permitted to enter the dough until {hero} had read it aloud from the first word to the last, and eleven guests had shouted, "Innocent!" The one who had talked about a little bite was given the eggs to break. <He broke them with enormous care, and he apologized to {hero}, and also to an egg.|He asked whether he could be the one to ask, next time.>`,
        `It was certainly the first birthday at which the dishes were washed before the meal. {mom} had explained that a nut can travel on a spoon, or a sleeve, or a beard; and so the guests scrubbed whatever they could reach, and {lady} put on a perfectly clean apron. Afterward everybody was baking together. {hero} read out every package like a judge, while {pal} repeated it word for word, and the eleven guests voted. The pan with the points was still soaking, so that the second cake turned out <more like a moon, and slightly like a hat|neither a star nor anything else that has a name>. All of them licked the bowl. Every one of them was allowed to.`,
      ],
    },
    {
      id: "eats-cake",
      ...CAKE,
      time: "sunset",
      pose: "holding",
      feeling: "happy",
      with: ["pal excited", "mom happy"],
      props: ["cake", "candle", "thing:peanuts"],
      happening: "{hero} holds a cake at sunset in the garden, with a candle, {pal}, {mom} and some peanuts.",
      I: [
        `The sun was going down when {pal} carried the cake to the table. "Ask me," {pal.he} said. "Are there any nuts in it?" asked {hero}, in {their} most official voice. "There are none, because {lady} has read it, and you have read it twice," {pal} answered. "You could <eat it in your sleep|eat it with your eyes shut>." So {hero} lifted the fork. It was warm, and it tasted of oranges, and {they} had never eaten anything better, with an allergy or without.`,
        `They lit the candles at sunset, on a cake that looked like nothing in particular. {hero} took a deep breath. But before {they} could blow, eleven guests called out together, "Are there any nuts in it?" "Not a single nut!" roared {pal}. "And not a single almond, either!" Then everything was quiet, while {hero} took the first bite, and chewed it slowly with {their} eyes shut. <"Is it any good?" asked {lady}.|"Is it good?" breathed {pal}.> "It tastes like having friends," {hero} decided.`,
      ],
      A: [
        `The sun was already low when the second cake was carried out, leaning slightly to the left. {pal} deposited it in front of {hero} and stood to attention. "You are obliged to ask," {pal.he} reminded {them}. "Are there any nuts in it?" inquired {hero}, in an official voice. "There are none," {pal} answered. "I have read it; {lady} has read it; you have read it twice; and the flour was searched." It is a wonderful thing to lift a fork without thinking of anything at all. It tasted of oranges, and it was still warm. <{hero} ate three pieces, one for each hour that {they} had waited.|No star could have been better, with its points or without them.>`,
        `They lit the candles at sunset, upon a cake that resembled nothing in particular, and {hero} drew in {their} breath. But before {they} could blow, eleven voices shouted from all sides of the table, "Are there any nuts in it?" "Not a single one!" roared {pal}. "And not a single almond!" It sounded like the chorus of a song, and for years afterward it was. Then {hero} took the first bite, and everybody watched {them} chew. <"It tastes," {they} said eventually, "as if everyone had thought of me."|"Well?" whispered {lady}. "It tastes of eleven people," said {hero}.> Nothing happened whatever, except that {they} had some more.`,
      ],
    },
    {
      id: "new-recipe",
      ...KITCHEN,
      time: "evening",
      pose: "sitting",
      feeling: "proud",
      with: ["pal happy", "lady happy"],
      props: ["notebook", "thing:peanuts"],
      happening: "{hero} sits proudly in the kitchen with {pal}, {lady}, a notebook and some peanuts.",
      B: [
        `It was so good! "I like your question," said {pal}. Now {pal.he} asks, too. "Any nuts in this?"`,
        `Now {pal} reads each bag, too. "No nut in here!" {pal.he} says. {hero} eats a big bite. Yum!`,
      ],
      E: [
        `Now {pal} has a cookbook with stars in it. On the first page it says, "No nuts for {hero}. Ask and read." {lady} has <a copy|one>, too. Whenever they bake, they make enough for everybody.`,
        `At school, {pal} always asks first now. "Is there a nut in it?" {pal.he} calls, before {hero} can. Then they both laugh. It is <just|only> a small question. But it is easier with two.`,
      ],
      I: [
        `That evening they wrote it down, with drawings. "Star Cake, nut free," it says at the top of the page, and underneath, "First wash, then read, then ask, then bake." {lady} copied it and hung it over her stove. {hero} still has the allergy, and the red bag still comes along to everything. But at parties now there are <generally two voices|two voices> that ask the question, and one of them is extremely loud. <It is {pal's}.|{pal} has been practicing for years.>`,
        `{pal} keeps a notebook, and it is called "Things That {hero} Can Eat." There are already forty-one of them. On the first page is a golden star, crossed out in red. On the second is something like a potato with candles. When somebody offers them a cookie now, {pal} is often faster. "Are there any nuts in it?" {pal.he} asks. <"You see," {pal.he} adds, "we have an allergy."|"We have an allergy," {pal.he} explains, and {hero} grins.>`,
      ],
      A: [
        `The same evening they wrote down the recipe, with illustrations. "Star Cake," it says at the top, "for absolutely everybody"; and underneath it says, "First wash, then read, then ask, then bake." {lady} has hung a copy above her stove, in the place where her mother's recipe used to be. {hero} has the allergy still, and the red bag comes along wherever there is anything to eat. Not much has changed, in fact. It is merely that there are two voices at parties now that inquire about nuts, and one of them can be heard in the next street. <It is a great relief to {hero}, who can save {theirs} for the singing.|{pal} says that it is what {pal.his} voice was given to {pal.him} for.>`,
        `{pal} has begun to keep a notebook with the title "Everything That {hero} Can Eat," and there are forty-one entries in it so far. On the first page is a golden star, crossed out in red. On the second is something like a moon in a hat, with candles, and nine exclamation marks. Whenever anybody offers them a cookie, there is a race, and {pal} generally wins it. "Excuse me, are there any nuts in it?" {pal.he} asks, quick as a flash. <"We have an allergy, you know," {pal.he} adds; and {hero}, who has it, nods.|If somebody sighs, {pal} simply asks again, and louder.>`,
      ],
    },
  ],
};
