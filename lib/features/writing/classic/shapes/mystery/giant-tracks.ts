import type { Shape } from "@/lib/features/writing/classic/grammar";

export const GIANT_TRACKS: Shape = {
  id: "mystery/giant-tracks",
  theme: "mystery",
  wild: 6,
  tags: ["winter", "forest", "small", "kind", "clues", "animals", "food", "brave"],
  cast: {
    pal: ["dog", "cat", "fox", "girl", "boy", "owl"],
    walker: ["mouse", "squirrel", "rabbit"],
    elder: ["grandmother", "grandfather"],
  },
  picks: {
    seed: [{ text: "sunflower seeds" }, { text: "oats" }, { text: "hazelnuts" }],
  },
  refrain: {
    B: [`What big feet!`, `What small feet!`],
    E: [`What enormous feet it must have!`, `What very small feet it had!`],
  },
  beats: [
    {
      place: "snowfield",
      time: "morning",
      weather: "snow",
      pose: "pointing",
      feeling: "surprised",
      with: ["pal surprised", "elder curious"],
      props: ["footprint", "gate"],
      happening: "{hero} points at a row of giant tracks in the fresh snow.",
      B: [
        `{open} {Again} looked out. In the snow were big tracks. {refrain} "A giant!" said {pal}.`,
        `{open} "Look at the snow!" {again} said. There were tracks. {refrain} Was it a giant?`,
      ],
      E: [
        `{open} In the morning there was snow, and there were tracks. Each was as big as a pizza. {refrain} "It was a giant," <said|whispered> {pal} to {hero}.`,
        `{open} {Again} opened the door. Something had walked by {elder's} house in the snow. Every track was as long as an arm! {refrain} "Let us <stay|go back> inside," said {pal}.`,
      ],
      I: [
        `{open} In the night it had snowed, and in the morning there were tracks. They came out of the forest, continued past {elder's} gate, and disappeared over the hill. {hero} laid one arm beside the nearest. It was longer than {their} elbow. "No animal <around here|in this valley> has feet like that," said {elder}, polishing {elder.his} glasses. "Then it is a giant," whispered {pal}. "I hope it has had breakfast."`,
        `{open} {hero} was the first to open the curtains. In the night the field outside {elder's} house had turned white. Somebody had walked across it. {They} hurried outside and laid one arm in the nearest footprint. From the elbow to the fingertips, it fitted exactly. {elder} polished {elder.his} glasses. "If that is only the foot," said {pal}, "I would rather not meet the rest."`,
      ],
      A: [
        `{open} In the night it had snowed, and in the morning there were tracks. They came out of the forest, went past {elder's} garden gate without stopping, and disappeared over the hill in the direction of nowhere in particular. {hero} knelt and laid one arm down beside the nearest. It was as long as that arm, from the elbow to the fingertips, and as broad as a tray. "There is no animal in this valley with feet like that," said {elder}, polishing {elder.his} glasses. "In that case," whispered {pal}, from behind everybody else, "it is a giant. I can only hope that it has already had breakfast."`,
        `{open} {elder's} house was the last one before the forest, and nothing had ever been known to happen there before ten in the morning. So {hero} was not prepared for what lay outside the kitchen door. It had snowed, and across all that smoothness, from the trees to the top of the hill, somebody had taken a walk. {They} put {their} arm down in one of the footprints, as you would try on a coat. It fitted, from the elbow to the fingertips. "I do not know anybody of that size," said {elder}. "If those are the feet," said {pal}, from indoors, "I do not wish to be introduced to the remainder."`,
      ],
    },
    {
      place: "village",
      time: "morning",
      weather: "snow",
      pose: "standing",
      feeling: "curious",
      with: ["pal worried", "elder calm"],
      props: ["flag", "bell"],
      happening: "{hero} listens as the villagers argue about the giant tracks.",
      I: [
        `By ten o'clock the entire village was standing around the tracks, and everybody had a theory. The baker believed in a big brown bear. The mailman believed in two bears, one on top of the other. A little boy thought of an elephant in slippers, and at least he had <thought|tried>. "Whatever it is, it came last night and the night before," said {elder}. "My neighbor saw the same tracks on Thursday." Everybody moved a bit closer together.`,
        `The news was in the village before breakfast was over. Everybody came to look, and nobody came too near. "A bear," said the baker, "a big one with flat feet." "Two bears," said the mailman, "and one of them had a ride." "An elephant in slippers," said a small boy, "because of the cold." "They were here on Thursday as well," said {elder}, "and they went the same way." Somebody <bolted a door|ran home to bolt the door>. "But has anyone measured them?" asked {hero}. Nobody had.`,
      ],
      A: [
        `By ten o'clock everyone in the village was standing around the tracks, a good way off, and each of them had a theory. The baker believed in an enormous bear. The mailman believed in two ordinary bears, one of them riding on the other. A small boy suggested an elephant in slippers, and was told not to be silly, although he was the only one who had really thought about it. "Whatever it may be," said {elder}, "it was here on Thursday as well, and it always goes in the same direction." They all moved a little closer together. "Has anyone measured it?" asked {hero}; and it turned out that nobody had.`,
        `By the time the church clock struck ten there was a crowd, and it was standing well back. The baker, who had once seen a bear on a calendar, said that it was a bear. The mailman believed that there had been two, with one of them sitting on the other's shoulders in order to see farther. "Perhaps it was an elephant in slippers," suggested a small boy, "because of the cold," which was at least considerate. "There were tracks on Thursday, too," said {elder}, "and they went by my gate in just the same direction." At this the crowd became closer together. {hero} put up a hand. "How big are they exactly?" {they} asked, and it turned out that everybody had been much too frightened to find out.`,
      ],
    },
    {
      place: "snowfield",
      time: "morning",
      weather: "clear",
      pose: "kneeling",
      feeling: "curious",
      with: ["pal curious"],
      props: ["footprint", "notebook", "rope"],
      happening: "{hero} kneels in the snow and measures the distance between two tracks.",
      B: [
        `{hero} looked and looked. The tracks were big. But the steps were so short! That was a clue.`,
        `"Look!" said {hero}. "Big feet, but short steps. A giant takes long steps!" It was a clue.`,
      ],
      E: [
        `{hero} was not so sure. {They} measured with a piece of string. The feet were huge. But from one step to the next, it was only as wide as a hand! "Giants take giant steps," said {hero}. "<This one is|Something is> very strange."`,
        `"First we measure," said {hero}. The tracks were very long. But they were so close together that they nearly touched one another! "Big feet and tiny steps," {they} wrote<| down>. "A real giant would not walk like that."`,
      ],
      I: [
        `{hero} found a piece of string. First {they} measured a track, and afterward {they} measured the distance from one track to another. {They} examined the string and frowned. "This is peculiar," {they} announced. "The feet are enormous, but the steps are <tiny|shorter than mine>. Anybody with such gigantic feet should have legs like a ladder. Whoever this is walks like a <clockwork toy|very small person>." It was the first genuine clue.`,
        `{hero} knelt in the snow with a piece of string. One knot was for the length of a foot, and another was for the length of a step. {They} measured everything again, because it had to be a mistake. "The steps are hardly longer than the feet," {they} announced. "And a giant would be heavy, but these have not even reached the grass." "Then it is an extremely short and light giant," said {pal} hopefully.`,
      ],
      A: [
        `{hero} discovered a length of string in {their} pocket. First {they} measured one of the tracks, and made a knot; afterward {they} measured the distance between one track and the following one, and made a second. {They} examined the string, and frowned. "Here is something extremely peculiar," {they} announced. "The feet are gigantic, but the steps are shorter than mine. Anybody with feet of that size ought to have legs like a ladder. And another thing: it must be as heavy as a piano, and nevertheless it has hardly sunk into the snow at all." {hero} recorded both of these observations, side by side, and underlined them. "I do not believe that it is a giant," {they} said.`,
        `There was a great deal of string in {hero's} pocket, as there generally is. {They} stretched it along one of the tracks, and tied a knot; {they} stretched it from this track to the next, and tied another. After that {they} held it up, but nobody could see anything the matter with it. "The steps are hardly longer than the feet," said {hero}. "And then there is the weight. I have sunk up to my knees, and this giant has scarcely made a dent." "In other words," said {pal}, who had begun to come out from behind {elder}, "we are looking for a giant with tiny legs, who weighs nothing." {hero} wrote that down exactly as it stood. It was the first sensible description that anyone had given.`,
      ],
    },
    {
      place: "forest",
      time: "noon",
      weather: "snow",
      pose: "walking",
      feeling: "determined",
      with: ["pal worried", "elder calm"],
      props: ["tree", "lantern", "footprint"],
      happening: "{hero} follows the tracks into a snowy forest with {elder} and {pal}.",
      B: [
        `They went after it. They had {bag}. But then the wind blew. Where was the next track?`,
        `They took {bag}. {elder} came, too. Then it snowed. Where was the next track?`,
      ],
      E: [
        `So they packed {bag}, and {elder} came along. They followed the tracks back to the woods. But then the wind blew new snow over all of them. <It was white all around.|It was all white!> Where was the next track?`,
        `{hero} took {bag}. With {elder}, they followed the tracks into the woods. Then it began to snow again, harder and harder. One after another, the tracks were gone. Where was the next one?`,
      ],
      I: [
        `"There is only one way to find out," said {elder}, and pulled on {elder.his} tallest boots. {hero} packed {bag}. They followed the tracks backward, because whatever walks away must have come from somewhere. {mid} Then the wind began to blow. Snow came sliding off the trees and covered the path. When they could see again, the <ground|forest floor> was as smooth as a <bedsheet|tablecloth>. There was not a track in sight.`,
        `{elder} was already looking for {elder.his} tallest boots. "If you want to know about somebody," {elder.he} said, "discover where they live." So they did not follow the giant. They went back the other way, to find out where it had started. {hero} carried {bag}. {mid} It was quiet enough to hear the snow creak. Suddenly a gust of wind shook the snow from every branch. When they had wiped their faces, there was not a footprint left.`,
      ],
      A: [
        `"There is only one way to find out," said {elder}, who was already lacing {elder.his} tallest boots. {hero} packed {bag}, and they set out to follow the tracks backward, for it stands to reason that whatever walks away must have come from somewhere. {mid} The forest was absolutely silent. Every branch was wearing a tall white hat, and their own breath went ahead of them in clouds. They had followed the trail for almost a mile when the wind got up. Snow came sliding down out of the trees and blew across the path in sheets. When they could open their eyes again, the ground in front of them was as smooth as a tablecloth, with nothing on it whatever.`,
        `"When you find a letter, and want to know who wrote it," said {elder}, lacing {elder.his} tallest boots, "it is no use asking where it was going." So they turned their backs on the hill and followed the tracks in the wrong direction, into the forest. {hero} had packed {bag}. {mid} It was the sort of silence in which you apologize to twigs. The tracks ran between the birches, as regular as stitches. Then, all at once, the wind remembered that it had work to do. It shook the entire forest like a rug. When they could see again, there was nothing to be seen, only a considerable quantity of clean, new, empty snow.`,
      ],
    },
    {
      solve: "find",
      goal: "the next track",
      place: "forest",
      time: "noon",
      weather: "snow",
      with: ["pal excited", "elder happy"],
    },
    {
      rest: "older",
      place: "forest",
      time: "noon",
      weather: "snow",
      with: ["pal brave", "elder calm"],
    },
    {
      place: "forest",
      time: "afternoon",
      weather: "snow",
      pose: "kneeling",
      feeling: "surprised",
      with: ["walker worried", "pal surprised"],
      props: ["basket", "door", "tree"],
      happening: "{hero} kneels before a tiny door in an oak, where two flat baskets are leaning.",
      B: [
        `It led to a small door in a tree. By it were two flat baskets. {refrain2} {walker} hid.`,
        `In a tree was a small door. Two wet baskets stood by it. {refrain2} {walker} hid in there.`,
      ],
      E: [
        `The track <led|went> to an oak tree with a tiny door. Two flat baskets were standing beside it, wet with snow. Each was as long as an arm. Somebody looked out of the door, and was gone. {refrain2}`,
        `They came to a door at the bottom of a tree. Two baskets with strings on them leaned on the wall<| to dry>. So those were the feet! Somebody squeaked and hid <inside|behind the door>. {refrain2}`,
      ],
      I: [
        `The trail ended at an old oak tree. At the bottom of it was a door, no bigger than a <playing card|postcard>. Next to the door two flat baskets were leaning against the bark, the kind that you carry bread in. Each was as long as an arm. In the middle of each was a pair of straps, tied with very small knots. "There are your giant's feet," whispered {elder}. The door opened by an inch. A <whisker|nose> came out, and <trembled|shook>, and went in again very fast.`,
        `It pointed to an ancient oak, where all the others began. Between the roots was a door that {hero} could have covered with one hand. Beside it, as neat as skis, stood two flat bread baskets, each as long as an arm. Somebody had fastened straps to them with tiny knots. "There are its feet," murmured {elder}, "but where is the giant?" Immediately the door opened a crack. "The giant is out," squeaked somebody, and it closed again.`,
      ],
      A: [
        `The trail came to an end at the foot of an ancient oak tree, in front of a door no bigger than a postcard. Beside the door, leaning against the bark to dry, stood two flat baskets of the kind that bread is carried in. Each of them was as long as an arm and as broad as a tray. In the middle, tied with a number of exceedingly small knots, was a pair of straps. "There," whispered {elder}, "are the feet of your giant." They stared at the baskets, and afterward at the door, and nobody could think of anything to say. Suddenly the door opened by one inch. A nose appeared, trembled all over, and immediately went in again.`,
        `And that was where the tracks began, or ended, whichever way you looked at it. It was an oak tree that must have been old when the village was new. Between its roots there was a tiny door, and on either side of it, as if for decoration, leaned a flat bread basket. {hero} laid an arm along the nearer one. There was no need for the string. Straps had been fixed to the middle of it, with knots so fine that they might have been tied with eyelashes. "Those are the feet," {elder} murmured, "and very nicely kept." At the sound of voices the door came open about an inch, and there was an impression of whiskers. "The giant is out," said somebody, without much hope of being believed, and the door clicked shut.`,
      ],
    },
    {
      solve: "shy",
      other: "walker",
      place: "forest",
      time: "afternoon",
      weather: "snow",
      with: ["walker curious", "pal calm"],
    },
    {
      place: "forest",
      time: "afternoon",
      weather: "clear",
      pose: "sitting",
      feeling: "happy",
      with: ["walker happy", "pal happy", "elder happy"],
      props: ["basket", "tree", "nest"],
      happening: "{hero} sits beside the oak as {walker} explains the baskets.",
      B: [
        `"I take food to the birds," said {walker}. "The snow is deep. The baskets hold me up."`,
        `"The birds have no food," said {walker}. "So I walk to them at night. Baskets do not sink!"`,
      ],
      E: [
        `"My name is {walker}. The birds on the hill cannot find any food under the snow. So I carry {seed} to them every night. But I am <little|tiny>, and the snow is deep. With baskets on my feet, I never sink!"`,
        `It was {walker}. "I did not want to scare you," {walker.he} said. "There are hungry birds on the hill. I carry {seed} to them, but I always sink up to my ears! With baskets on, I can walk on top of it."`,
      ],
      I: [
        `"I never intended to be a giant," said {walker}, and served everybody a thimble of acorn coffee. "There are forty hungry birds on the hill, and their food is underneath the snow. So I carry {seed} to them every night. The first time, I sank up to my ears. Then I had an idea! Wide feet <spread you out|share out your weight>, so you stay on top." "Like a leaf on the water," <said|agreed> {hero}. "Exactly," said {walker}.`,
        `"It is because of the birds," {walker} explained. "There are forty hungry birds behind the hill, and they can't dig. I have plenty of {seed}, but I sink up to my ears." {Walker.he} jumped off the doorstep to demonstrate, and disappeared. {hero} pulled {walker.him} out again. "Then I tried the baskets," {walker} continued. "They are so wide that the snow never notices me." "So that is why you take such little steps!" said {hero}. "I take the biggest ones I have," answered {walker}.`,
      ],
      A: [
        `"I never intended to be a giant," said {walker} apologetically, serving everybody a thimble of acorn coffee. "It is on account of the birds. There are forty of them on the far side of the hill, and their food is underneath all this. So I carry {seed} to them, after dark, when nobody needs the road. The first night I sank up to my ears. Then I had an idea: if your feet are wide enough, your weight is spread out so thinly that the snow hardly notices you." "That is why the tracks were so shallow," exclaimed {hero}, turning back two pages, "and it is why the steps were so short!" "My legs," said {walker}, with dignity, "are perfectly adequate for indoors."`,
        `"It was never meant to be frightening," said {walker}, when everybody had been given something hot in an acorn cup. "It was meant to be quick." Behind the hill lived forty birds, whose dinner was lying somewhere underneath the snow. {walker} had plenty of {seed}; the only difficulty was getting there. "Watch," {walker.he} said, and stepped off the doorstep, and vanished. {hero} reached into the hole and lifted {walker.him} out by the scarf. "Baskets are broad, so they share me out," {walker} continued, shaking the snow from {walker.his} ears. "There is a little of me here and a little of me there, and no one piece of snow ever has to carry the whole." {hero} turned to the page about tiny legs, and wrote "Solved" across it.`,
      ],
    },
    {
      place: "snowfield",
      time: "afternoon",
      weather: "clear",
      pose: "standing",
      feeling: "determined",
      with: ["walker happy", "pal surprised"],
      props: ["basket", "rope"],
      happening: "{hero} tries to stand on the deep snow with baskets tied underneath.",
      E: [
        `"Forty hungry birds are a lot for one," said {hero}. "May we help?" {They} took one step, and disappeared up to the knees! So they tied on trays and <baskets|old baskets>. Now {hero} walked on top of the snow, like {walker}. {extra}`,
        `{hero} wanted to help. "Then you need big feet," said {walker}. So they tied {elder's} baking trays under their boots, and <nobody|not one of them> sank. "It works!" <yelled|called> {hero}. {extra} {pal} walked just like a duck.`,
      ],
      I: [
        `"Forty birds every night is a great deal of work for <one person|one>," said {hero}. "You need more giants." {walker} had never thought of that. They hurried back to the village and told everybody. {extra} There was a silence, while a number of people were embarrassed about bears. Then the baker went to fetch bread baskets, and {elder} brought baking trays. By sunset there was not a flat thing <left in any kitchen|in the village> that did not have string on it.`,
        `"May I try it?" asked {hero}. {walker} thought that it might require bigger feet. So they looked for anything flat in {elder's} kitchen. Soon {hero} was standing on the snow with a baking tray under each boot. {They} did not sink. {They} did fall over, but that is a different thing. {extra} By noon everybody in the village was searching for trays and string, and nobody mentioned bears again.`,
      ],
      A: [
        `"Forty birds, every night, is a considerable amount of work for one person," said {hero}. "What you really need is more giants." It was plain that {walker} had never thought of this. So they hurried back to the village together and explained the matter to everybody. {extra} There followed a silence, during which a number of people were privately embarrassed about bears. Then the baker went to fetch his entire supply of bread baskets, and {elder} contributed the baking trays. By sunset there was not a flat object left in any kitchen in the village that did not have a piece of string tied to it.`,
        `"Forty suppers, every night," said {hero}, "and only one waiter." {They} looked at the baskets, and then {they} looked at {their} own boots, and an idea arrived. It took some doing. {hero} had gone through two baskets and the lid of a hatbox before {elder} suggested baking trays. Then {they} stood on top of the winter, with nothing underneath but tin, and hardly dared to breathe. "It works!" {they} shouted, and fell over. {extra} By this time the entire village had come to discover what the noise was. They were told, and they looked at their shoes, and nobody mentioned bears. Then they hurried home to see what they had in the kitchen that was flat.`,
      ],
    },
    {
      place: "hill",
      time: "night",
      weather: "starry",
      pose: "walking",
      feeling: "proud",
      with: ["walker proud", "pal happy", "elder happy"],
      props: ["lantern", "basket", "star"],
      happening: "{hero} walks over the snowy hill with {walker} and a row of lanterns.",
      I: [
        `That night, twenty-three giants walked over the hill, one behind the other, with lanterns. In front went the smallest. It is not easy to walk on <baking trays|trays>, and every few minutes somebody sat down suddenly. But nobody sank. On the far side stood a hedge, white all over, and perfectly quiet. {walker} whistled. The whole hedge shook itself, and out of it came forty birds, in every color that the winter had forgotten. They ate until there was nothing left but shells.`,
        `The giants set out at nine, twenty-three of them, each with a lantern. The smallest giant led the way and shouted "Left!" and "Right!" From time to time somebody slid down the hill on one tray and had to be collected. Behind it was a hedge, completely silent. "Supper," said {walker} softly. There was a rustle, and then it was as if somebody had thrown an enormous bunch of flowers into the air. Forty birds came flying out to eat.`,
      ],
      A: [
        `That night twenty-three giants went over the hill in single file, carrying lanterns, and at the head of them marched the smallest. Walking upon baking trays is an art, and every few minutes somebody sat down unexpectedly, but nobody sank. On the far side of the hill was a hedge, completely white and completely silent. {walker} gave a whistle. The hedge shook itself from one end to the other, and out of it burst forty birds. They were in all the colors that the winter had forgotten. They ate until there was nothing remaining but the shells. Afterward one of them, a very small one, sat down on {hero's} sleeve and fluffed itself up into a ball.`,
        `At nine o'clock that night, twenty-three lanterns could be seen going up the hill, in a line, with a good deal of clattering. At the head marched {walker}, who was calling the step. It was generally agreed that a baking tray travels very well in one direction, which is down. Beyond the hill lay the hedge, and it might have been a wall of snow for all the life there was in it. {walker} knocked upon the nearest twig. "Supper," {walker.he} said. There was a pause, and then it was as though somebody had thrown a bunch of flowers into the air and it had stayed there. Forty birds came down all over the giants, on hats and sleeves and noses, and ate until there was not a crumb left.`,
      ],
    },
    {
      place: "snowfield",
      time: "morning",
      weather: "clear",
      pose: "waving",
      feeling: "happy",
      with: ["walker happy", "pal happy"],
      props: ["footprint", "basket", "feather"],
      happening: "{hero} waves across a snowy field that is covered with giant tracks.",
      B: [
        `"We will help!" said {hero}. Now they all put baskets on. How the birds sing! {close}`,
        `Now they all help {walker}. They all have big feet! The birds eat and sing. {close}`,
      ],
      E: [
        `Now there are giant tracks each morning<, dozens of them|>. Nobody is afraid. People just smile. In front of them all goes the <littlest|smallest> giant, and the birds sing. {close}`,
        `Now they all go together, every night. In the morning, there are giant tracks all over the hill. But nobody is <afraid|scared> of them. <They just|People> smile. {close}`,
      ],
      I: [
        `{close} Visitors to the village are sometimes alarmed in winter. They see the snow covered with enormous tracks, and they ask, in a <thin|small> voice, what kind of monster lives here. "The hungry kind," people tell them. Then they are given two trays, some string, and a bag of {seed}. In spring, there is more singing here than anywhere else in the valley.`,
        `{close} Now there are giant tracks every winter morning. If you ever visit the village, do not worry about the size of the feet. Look at the steps. "How many did you feed?" people call cheerfully across the white field, and wave to each other. Beside each door hangs a pair of trays. The lowest belong to {walker}, who still goes in front.`,
      ],
      A: [
        `{close} Visitors to the village are sometimes alarmed in the winter. They draw back their curtains in the morning, and see that the snow is covered with enormous tracks, and they inquire at breakfast, rather faintly, what sort of monster lives hereabouts. "A whole family of them," they are told, and then they are handed two trays, some string, and a bag of {seed}. Nobody has ever refused. In the spring, when the snow has melted, and the giants have put away their feet, there is more singing in that village than anywhere else in the valley.`,
        `{close} There are hooks beside all the doors in that village, and visitors suppose that they are for coats. In fact they are for feet. There are trays, and baskets, and one pair of tennis rackets. In the morning the snow is covered with gigantic tracks. The most enormous of all belong to the smallest, of course. {hero} waves to {walker.him} across the white field, and {walker} waves back with an entire basket. Then, on the far side of the hill, where there used to be nothing but winter, the hedge begins to sing.`,
      ],
    },
  ],
};
