import type { Shape } from "@/lib/features/writing/classic/grammar";

const CLASS_MORNING = { place: "classroom", time: "morning", weather: "clear" } as const;
const GARDEN = { place: "garden", time: "afternoon", weather: "clear" } as const;
const BED_NIGHT = { place: "bedroom", time: "night", weather: "wind" } as const;
const ENVELOPE = "thing:envelope";
const POT = "thing:potted-plant";
const SHOVEL = "thing:shovel";

export const SATURDAY_AT_THREE: Shape = {
  id: "feelings/saturday-at-three",
  theme: null,
  wild: 1,
  tags: ["friend", "school", "family", "garden", "tree", "lonely", "kind", "dog"],
  about: [
    "not-invited wasn't-invited wasnt-invited isn't-invited isnt-invited weren't-invited never-invited aren't-invited not-invted not-invitied not-invitted wasn't-invted wasnt-invted not-being-invited not-getting-invited not-get-invited didn't-get-invited didnt-get-invited did-not-get-invited doesn't-get-invited don't-get-invited never-get-invited never-got-invited hasn't-been-invited not-been-invited wasn't-even-invited not-even-invited not-invited-to wasn't-invited-to wasnt-invited-to isn't-invited-to isnt-invited-to weren't-invited-to never-invited-to aren't-invited-to not-invted-to not-invitied-to not-invitted-to wasn't-invted-to wasnt-invted-to not-being-invited-to not-getting-invited-to not-get-invited-to didn't-get-invited-to didnt-get-invited-to did-not-get-invited-to doesn't-get-invited-to don't-get-invited-to never-get-invited-to never-got-invited-to hasn't-been-invited-to not-been-invited-to wasn't-even-invited-to not-even-invited-to wasn't-i-invited wasn't-she-invited wasn't-he-invited wasn't-my-daughter-invited wasn't-my-son-invited wasnt-i-invited wasnt-she-invited wasnt-he-invited wasnt-my-daughter-invited wasnt-my-son-invited why-wasn't-i-invited why-wasn't-she-invited why-wasn't-he-invited why-wasn't-my-daughter-invited why-wasn't-my-son-invited why-wasnt-i-invited why-wasnt-she-invited why-wasnt-he-invited why-wasnt-my-daughter-invited why-wasnt-my-son-invited isn't-i-invited isn't-she-invited isn't-he-invited isn't-my-daughter-invited isn't-my-son-invited why-isn't-i-invited why-isn't-she-invited why-isn't-he-invited why-isn't-my-daughter-invited why-isn't-my-son-invited was-i-not-invited was-she-not-invited was-he-not-invited am-i-not-invited why-wasn't-i-asked-to why-didn't-i-get-invited why-didn't-they-invite-me why-didn't-she-invite-me why-didn't-he-invite-me only-one-not-invited the-only-one-not-invited only-child-not-invited only-kid-not-invited only-one-who-wasn't-invited not-invited-to-the not-invited-to-a wasn't-invited-to-the wasn't-invited-to-a wasnt-invited-to-the wasnt-invited-to-a didn't-invite didnt-invite did-not-invite doesn't-invite not-invite didn't-she-invite didnt-she-invite didn't-he-invite didnt-he-invite didn't-they-invite didnt-they-invite",
    "not-asked-to-the-party not-asked-to-a-party not-asked-to-the-birthday not-asked-to-a-birthday not-asked-to-her-party not-asked-to-his-party wasn't-asked-to-the-party wasn't-asked-to-a-party wasn't-asked-to-the-birthday wasn't-asked-to-a-birthday wasn't-asked-to-her-party wasn't-asked-to-his-party wasnt-asked-to-the-party wasnt-asked-to-a-party wasnt-asked-to-the-birthday wasnt-asked-to-a-birthday wasnt-asked-to-her-party wasnt-asked-to-his-party never-asked-to-the-party never-asked-to-a-party never-asked-to-the-birthday never-asked-to-a-birthday never-asked-to-her-party never-asked-to-his-party isn't-asked-to-the-party isn't-asked-to-a-party isn't-asked-to-the-birthday isn't-asked-to-a-birthday isn't-asked-to-her-party isn't-asked-to-his-party didn't-invite-me didnt-invite-me not-invite-me nobody-invited-me no-one-invited-me didn't-invite-him didnt-invite-him not-invite-him nobody-invited-him no-one-invited-him didn't-invite-her didnt-invite-her not-invite-her nobody-invited-her no-one-invited-her didn't-invite-my-son didnt-invite-my-son not-invite-my-son nobody-invited-my-son no-one-invited-my-son didn't-invite-my-daughter didnt-invite-my-daughter not-invite-my-daughter nobody-invited-my-daughter no-one-invited-my-daughter didn't-invite-my-child didnt-invite-my-child not-invite-my-child nobody-invited-my-child no-one-invited-my-child invited-everyone-but invited-everyone-except invited-everyone-else everyone-invited-but everyone-invited-except everyone-is-invited-but everyone-is-invited-except everyone-was-invited-but everyone-was-invited-except everyone-got-invited-but everyone-got-invited-except everyone-else-was-invited everyone-else-is-invited everyone-else-invited everyone-else-got-invited everyone-but-me-was-invited invited-everybody-but invited-everybody-except invited-everybody-else everybody-invited-but everybody-invited-except everybody-is-invited-but everybody-is-invited-except everybody-was-invited-but everybody-was-invited-except everybody-got-invited-but everybody-got-invited-except everybody-else-was-invited everybody-else-is-invited everybody-else-invited everybody-else-got-invited everybody-but-me-was-invited whole-class-invited whole-class-was-invited whole-class-is-invited whole-class-got-invited all-her-friends-are-invited all-his-friends-are-invited wasn't-asked-to-friend's-party wasn't-asked-to-freind's-party wasn't-asked-to-a-friend's wasn't-asked-to-a-classmate's wasn't-asked-to-classmate's-party wasn't-asked-to-my-friend's wasn't-asked-to-her-friend's wasn't-asked-to-his-friend's wasn't-asked-to-best-friend's wasn't-asked-to-birthday-party wasn't-asked-to-party wasnt-asked-to-friend's-party wasnt-asked-to-freind's-party wasnt-asked-to-a-friend's wasnt-asked-to-a-classmate's wasnt-asked-to-classmate's-party wasnt-asked-to-my-friend's wasnt-asked-to-her-friend's wasnt-asked-to-his-friend's wasnt-asked-to-best-friend's wasnt-asked-to-birthday-party wasnt-asked-to-party not-asked-to-friend's-party not-asked-to-freind's-party not-asked-to-a-friend's not-asked-to-a-classmate's not-asked-to-classmate's-party not-asked-to-my-friend's not-asked-to-her-friend's not-asked-to-his-friend's not-asked-to-best-friend's not-asked-to-birthday-party not-asked-to-party",
    "everyone-got-an-invitation everyone-has-an-invitation everyone-else-got-an-invitation everyone-else-has-an-invitation everyone-got-invitation everyone-else-got-invitation everyone-had-an-invitation everybody-got-an-invitation everybody-has-an-invitation everybody-else-got-an-invitation everybody-else-has-an-invitation everybody-got-invitation everybody-else-got-invitation everybody-had-an-invitation no-invitation-to no-invitation-for no-party-invitation no-birthday-invitation no-invitation didn't-get-an-invitation didnt-get-an-invitation didn't-get-invitation did-not-get-an-invitation not-get-an-invitation not-getting-an-invitation never-got-an-invitation never-get-an-invitation invitation-never-came invitation-that-never-came invitation-didn't-come didn't-get-a-party-invitation not-get-a-party-invitation not-getting-a-party-invitation didn't-get-the-invitation everyone-got-an-invite everyone-has-an-invite everyone-else-got-an-invite everyone-else-has-an-invite everyone-got-invite everyone-else-got-invite everyone-had-an-invite everybody-got-an-invite everybody-has-an-invite everybody-else-got-an-invite everybody-else-has-an-invite everybody-got-invite everybody-else-got-invite everybody-had-an-invite no-invite-to no-invite-for no-party-invite no-birthday-invite no-invite didn't-get-an-invite didnt-get-an-invite didn't-get-invite did-not-get-an-invite not-get-an-invite not-getting-an-invite never-got-an-invite never-get-an-invite invite-never-came invite-that-never-came invite-didn't-come didn't-get-a-party-invite not-get-a-party-invite not-getting-a-party-invite didn't-get-the-invite everyone-got-an-invatation everyone-has-an-invatation everyone-else-got-an-invatation everyone-else-has-an-invatation everyone-got-invatation everyone-else-got-invatation everyone-had-an-invatation everybody-got-an-invatation everybody-has-an-invatation everybody-else-got-an-invatation everybody-else-has-an-invatation everybody-got-invatation everybody-else-got-invatation everybody-had-an-invatation no-invatation-to no-invatation-for no-party-invatation no-birthday-invatation no-invatation didn't-get-an-invatation didnt-get-an-invatation didn't-get-invatation did-not-get-an-invatation not-get-an-invatation not-getting-an-invatation never-got-an-invatation never-get-an-invatation invatation-never-came invatation-that-never-came invatation-didn't-come didn't-get-a-party-invatation not-get-a-party-invatation not-getting-a-party-invatation didn't-get-the-invatation everyone-got-an-invitaion everyone-has-an-invitaion everyone-else-got-an-invitaion everyone-else-has-an-invitaion everyone-got-invitaion everyone-else-got-invitaion everyone-had-an-invitaion everybody-got-an-invitaion everybody-has-an-invitaion everybody-else-got-an-invitaion everybody-else-has-an-invitaion everybody-got-invitaion everybody-else-got-invitaion everybody-had-an-invitaion no-invitaion-to no-invitaion-for no-party-invitaion no-birthday-invitaion no-invitaion didn't-get-an-invitaion didnt-get-an-invitaion didn't-get-invitaion did-not-get-an-invitaion not-get-an-invitaion not-getting-an-invitaion never-got-an-invitaion never-get-an-invitaion invitaion-never-came invitaion-that-never-came invitaion-didn't-come didn't-get-a-party-invitaion not-get-a-party-invitaion not-getting-a-party-invitaion didn't-get-the-invitaion didn't-get-a-birthday-invitation didnt-get-a-birthday-invitation not-get-a-birthday-invitation got-a-party-invitation-but everyone-got-a-party-invitation everybody-got-a-party-invitation everyone-got-a-birthday-invitation everybody-got-a-birthday-invitation everyone-got-their-invitation all-got-an-invitation all-got-invitation only-one-with-no-invitation invitation-for-everyone-but invitation-for-everybody-but invitation-for-everyone-else invitation-for-everyone-except didn't-get-a-birthday-invite didnt-get-a-birthday-invite not-get-a-birthday-invite got-a-party-invite-but everyone-got-a-party-invite everybody-got-a-party-invite everyone-got-a-birthday-invite everybody-got-a-birthday-invite everyone-got-their-invite all-got-an-invite all-got-invite only-one-with-no-invite invite-for-everyone-but invite-for-everybody-but invite-for-everyone-else invite-for-everyone-except",
    "left-off-the-party left-off-the-birthday left-off-the-guest-list left-off-the-invite-list left-off-the-invitation-list left-off-a-party left-off-the-list-for left-off-party-list left-off-guest-list left-off-birthday-list missed-off-the-party missed-off-the-guest-list not-on-the-party-list not-on-the-guest-list not-on-the-birthday-list not-on-the-invite-list isn't-on-the-guest-list wasn't-on-the-guest-list wasn't-on-the-party-list isn't-on-the-party-list left-out-of-party left-out-of-a-party left-out-of-the-party left-out-of-birthday left-out-of-a-birthday left-out-of-the-birthday left-out-of-birthday-party left-out-of-party-invitation left-out-of-party-invite left-out-of-her-party left-out-of-his-party left-out-from-party left-out-from-a-party left-out-from-the-party left-out-from-birthday left-out-from-a-birthday left-out-from-the-birthday left-out-from-birthday-party left-out-from-party-invitation left-out-from-party-invite left-out-from-her-party left-out-from-his-party excluded-from-party excluded-from-a-party excluded-from-the-party excluded-from-birthday excluded-from-a-birthday excluded-from-the-birthday excluded-from-birthday-party excluded-from-party-invitation excluded-from-party-invite excluded-from-her-party excluded-from-his-party not-included-in-party not-included-in-a-party not-included-in-the-party not-included-in-birthday not-included-in-a-birthday not-included-in-the-birthday not-included-in-birthday-party not-included-in-party-invitation not-included-in-party-invite not-included-in-her-party not-included-in-his-party uninvited-to-party uninvited-to-a-party uninvited-to-the-party uninvited-to-birthday uninvited-to-a-birthday uninvited-to-the-birthday uninvited-to-birthday-party uninvited-to-party-invitation uninvited-to-party-invite uninvited-to-her-party uninvited-to-his-party uninvited-from-party uninvited-from-a-party uninvited-from-the-party uninvited-from-birthday uninvited-from-a-birthday uninvited-from-the-birthday uninvited-from-birthday-party uninvited-from-party-invitation uninvited-from-party-invite uninvited-from-her-party uninvited-from-his-party left-out-of-invitation party-i'm-not-going-to party-i-wasn't-asked-to only-one-not-going only-one-not-asked uninvited-to uninvited-from invited-but-not-me invited-but-not-her invited-but-not-him invited-and-not-me asked-everyone-but-me asked-everyone-but-her asked-everyone-but-him asked-everybody-but-me excluded-from-a-classmate excluded-from-a-friend excluded-from-her-friend excluded-from-his-friend excluded-from-my-friend excluded-from-best-friend excluded-from-class-party excluded-from-the-class-party excluded-from-classmate-party excluded-from-friend-party excluded-from-friend-birthday excluded-from-all-the-party excluded-from-every-party left-out-of-a-classmate left-out-of-class-party left-out-of-classmate-party left-out-of-friend-party left-out-of-friend-birthday left-out-of-every-party left-out-of-friend's-birthday left-out-of-friend's-party everyone-is-going-but-me everyone-is-going-but-her everyone-is-going-but-him everyone-going-to-the-party everyone-else-is-going-to everybody-else-is-going-to everyone-else-going-to-the party-she-wasn't-asked-to party-he-wasn't-asked-to party-she's-not-going-to party-he's-not-going-to",
  ],
  premise:
    "Everybody gets an envelope for {kid's} party except {hero}, who on Saturday at three digs a hole for a small tree that nobody has ever asked in.",
  shows: [ENVELOPE, POT],
  talk: [
    "What did {hero} say when {other} asked about Saturday, and why do you think {they} said that?",
    "Where do you feel it when you are not asked?",
    "If you had a long Saturday at three, what would you like to do with it, and who with?",
  ],
  cast: {
    pal: ["dog"],
    big: ["mother", "father"],
    kid: ["girl", "boy"],
    other: ["girl", "boy"],
    ms: ["teacher"],
    guest: ["bird"],
  },
  refrain: {
    B: ["There was none for {hero}.", "There was one for the tree!"],
    E: ["But there was none for {hero}.", "And there was one for the tree."],
  },
  beats: [
    {
      id: "envelopes",
      ...CLASS_MORNING,
      pose: "sitting",
      feeling: "sad",
      with: ["other excited", "kid happy"],
      props: [ENVELOPE],
      happening:
        "{hero} sits sadly in the classroom next to {other}, for whom {kid} has brought an envelope.",
      B: [
        `"Come to my party!" said {kid}. {other} got a card. They all got one. {refrain}`,
        `{kid} gave out cards for a party. One here. One there. One for {other}. {refrain}`,
      ],
      E: [
        `On Monday {kid} had a <pile|stack> of envelopes. "They are for my party," said {kid}. "It's on Saturday, at three." {other} got one. All the girls and boys got one. {hero} made some room on the table. {refrain}`,
        `{kid} walked around the table and gave out envelopes. "It's my party!" said {kid}. "It's on Saturday, at three." One fell <in front of|next to> {other}. One fell to the left of {hero}, and one to the right. {refrain}`,
      ],
      I: [
        `On Monday morning {kid} walked around the long table with a stack of white envelopes. Inside each was an invitation to a birthday party, on Saturday at three. {other} got one, and the twins got two. {hero} pushed {their} pencils aside, so that there was room for another. {kid} came nearer, passed behind {their} chair, <and went on|and stopped at the next one>. Then {kid's} hands were empty. All around the table there was a sound of tearing paper. {hero} put the pencils back.`,
        `An envelope makes a small sound when it lands on a table. Flop, it went, in front of {other}, and flop, on both sides of {hero}. "It's an invitation to my birthday party," {kid} explained each time, "on Saturday at three." {hero} sat up straight and folded {their} hands, as people do when it's nearly their turn. Then {kid} read the name on the very last envelope, and walked past. <It was for the boy by the door.|It was for somebody at the end.> {hero} looked under the table, but there was nothing there except shoes.`,
      ],
      A: [
        `On Monday morning, before the bell, {kid} went around the long table with a stack of white envelopes, and wherever {kid.he} had been there was a sound of tearing paper. It was a birthday, it emerged, and a party, on Saturday at three. {other} received an envelope, and the twins received two, although they share everything else. {hero} saw how it was going, and quietly moved {their} pencils aside, in order to make room. {kid} came nearer. {Kid.he} passed behind {hero's} chair, so close that {they} felt the air move, <and continued to the next|and then {kid.he} was at the next one>. A minute later {kid's} hands were empty. Everybody was reading. {hero} had nothing to read, so {they} put the pencils back, one by one, in order of length.`,
        `You wouldn't suppose that an envelope could be heard, but it can. It lands on a table with a small flat flop, like a fish. There was a flop in front of {other}, and another on {hero's} left. {They} sat up very straight and folded {their} hands, which seemed the appropriate way to receive an invitation. "It's for my birthday party," {kid} explained at every chair, "on Saturday at three." There was a flop on {hero's} right. Then {kid} examined the name on the very last envelope, hesitated, and walked around the table <to the boy beside the door|to somebody at the other end>. It was possible that something had fallen down. {hero} bent and looked under the table for as long as one reasonably can, but there was nothing there except eleven pairs of shoes and {their} own.`,
      ],
    },
    {
      id: "shakes-bag",
      place: "school",
      time: "afternoon",
      weather: "clear",
      pose: "kneeling",
      feeling: "worried",
      with: ["ms curious"],
      props: ["thing:backpack", "book"],
      happening: "{hero} kneels at school with an open backpack and a book, and {ms} looks on.",
      I: [
        `An envelope is thin, and it might have slipped between two pages, or into the wrong bag. So after school {hero} knelt down and unpacked everything {they} had. {They} discovered one mitten, half a cracker, and a library book that had been missing since spring. {They} held the book upside down and shook it. <Nothing fell out.|Only a bookmark fell out.> "Have you lost something, {hero}?" asked {ms}. "No," {they} answered, and that was correct, because you can't lose a thing that you never had.`,
        `All day {hero} had an idea, and it made the day easier. The idea was that {theirs} had simply been forgotten. It was lying on a shelf, or {kid} meant to bring it tomorrow. When the bell rang, {they} tied {their} shoes very slowly, in case somebody came running. <Then {they} looked through {their} whole bag.|Then {they} emptied {their} bag, down to the crumbs.> "Are you looking for something?" asked {ms}. "Just tidying," said {hero}. {ms} helped to put everything back, and didn't ask again.`,
      ],
      A: [
        `An envelope is an extremely thin object. It might slip between two pages, or be put into the wrong bag by accident, and nobody would be to blame. With this possibility in mind {hero} knelt down after school, when the others had run off, and unpacked everything {they} owned. It was a thorough search, and it brought to light one mitten, half a cracker, and a library book which had been missing since spring. {They} held it upside down by its covers and shook it. <Nothing fell out.|What fell out was a bookmark.> "Have you lost something?" inquired {ms}, who was collecting the paintbrushes. "No," {hero} answered, and it was the exact truth, for it isn't possible to lose a thing that you never had. It only feels precisely like it.`,
        `All that day {hero} lived on an idea. The idea was that {theirs} had merely been forgotten, that it was lying at {kid's} house underneath a bowl of fruit, and that {kid} would remember any minute. By lunchtime it was a rather worn idea, but it continued to hold. When the bell rang, {they} took as long over {their} shoes as if there were twenty laces in each, and nobody came running. <So {they} went through {their} bag instead, pocket by pocket.|Then {they} emptied {their} bag, as far as the oldest crumbs.> "Can I help you to find anything?" asked {ms}. "I'm only tidying up," said {hero}, who had never tidied a bag in {their} life. {ms} knelt down and handed {them} one thing after another, and was considerate enough not to ask again.`,
      ],
    },
    {
      id: "tree-waits",
      ...GARDEN,
      pose: "standing",
      feeling: "sad",
      with: ["big calm", "pal curious"],
      props: [POT],
      happening: "{hero} stands in the garden beside a small tree in a pot, and {big} and {pal} are there.",
      B: [
        `At home a small tree stood in a pot. "It needs a hole," said {big}. {hero} said nothing.`,
        `{big} had a small tree in a pot. "It wants to get out," said {big}. {hero} looked sad.`,
      ],
      E: [
        `At home {hero} did not say a word about it. {big} was in the garden with the little plum tree. It had been standing in its pot since spring. "It should have a hole," said {big}. "I never find the time." {hero} <only nodded|just nodded>.`,
        `"How was school?" asked {big}. "Fine," said {hero}. Just then the plum tree fell over. It fell over every day, because its pot was too small. "It needs a real place in the ground," said {big}, and <stood it up|set it up> again.`,
      ],
      I: [
        `"How was school?" asked {big}. "Fine," said {hero}, which is a very small word to hide behind. {big} was watering the plum tree, which had arrived in a pot in spring and was still standing there beside the wall. It was waiting for somebody to dig it a hole. "I always mean to do it on Saturday," {big} admitted, <"and then it's Monday again."|"and then I never do."> A gust of wind came around the corner, and the tree fell over, as it did every day. {hero} stood it up.`,
        `There was a plum tree in the garden, but it wasn't really in the garden. It had been standing beside the wall in its pot since spring, watching all the other trees. It needed a hole, and nobody had ever dug one, <although {big} promised it every weekend|although {big} intended to, every week>. Today {hero} sat down next to it and leaned against the wall. "How was school?" called {big}. "Fine," answered {hero}. {pal} could always smell it when something wasn't fine, and lay down across {their} feet.`,
      ],
      A: [
        `"How was school?" asked {big}, and {hero} said, "Fine," which is the smallest word there is to hide behind. {big} considered {them} for a moment, but let the word stand. {Big.he} was occupied with the plum tree, which had arrived in a pot in spring, and had been promised a place of its own in the ground. Ever since, it had been standing beside the wall. "I do feel guilty about it," {big} confessed. <"Every weekend I intend to dig it a hole, and suddenly it's Monday."|"It only requires a hole, and somehow I never get to it."> At that moment a gust of wind came around the corner, and the tree fell flat on its face, as it did on most afternoons. {hero} set it upright again, and picked the gravel out of its leaves.`,
        `Strictly speaking there were four trees in the garden, and another one beside it. The fifth was a plum, and lived in a pot at the foot of the wall, where it had a magnificent view of the others. {big} had brought it home in spring, and it was to have a place of its own as soon as somebody dug a hole. <But the spring had been wet, and the summer had been complicated.|But first the ground was too wet, and afterward it was too dry.> Usually {hero} ran straight past it. This afternoon {they} sat down beside the pot, and leaned {their} back against the wall. "How was school?" {big} called from the door, and was informed that it had been fine. {pal}, whose nose was not deceived by words, came over and settled down across {their} shoes.`,
      ],
    },
    {
      id: "something-big",
      place: "playground",
      time: "noon",
      weather: "clear",
      pose: "standing",
      feeling: "worried",
      with: ["other excited"],
      props: ["ball"],
      happening: "{hero} stands on the playground with a ball, and {other} talks and talks.",
      B: [
        `"Will you come to the party?" asked {other}. "No," said {hero}. "I have to do a big thing."`,
        `"See you at the party!" said {other}. "I can't come," said {hero}. "I have a big job to do."`,
      ],
      E: [
        `On the playground they all talked about the party. "What will you wear?" {other} asked {hero}. "I can't come," said {hero} fast. "On Saturday at three I have something to do. It is something big." But there was <no big thing|nothing big> at all.`,
        `"Are you giving {kid} a game or a book?" asked {other}. {hero} bounced the ball, <so as not to look up|and did not look up>. "I can't come. I have to do something big on Saturday." "Oh," said {other}, "what is it?" {hero} said that {they} had to go.`,
      ],
      I: [
        `All through Tuesday they talked about the party at the swings, and on Wednesday along the wall. There would be a magician, and a cake with three floors. "What are you giving {kid}?" {other} asked in a friendly voice, <because {other} hadn't noticed anything|for {other} supposed that everybody was invited>. {hero} bounced the ball twice. "I can't come," {they} answered. "I have something to do on Saturday at three, something big." "How big?" "Enormous," said {hero}, and was glad to have to run after the ball.`,
        `The party grew. By Wednesday it had a magician, and a cake with three floors, and wherever {hero} went somebody was talking about it. "We can go there together!" {other} said at noon, quite happily. Now {hero} had to say something. <"I wasn't asked" was too hard.|The true thing got stuck.> "I'm busy," {they} said. "I have something to do on Saturday at three, and it's big." "Oh, what a pity!" said {other}, and meant it. {hero} held on to the ball with both arms.`,
      ],
      A: [
        `Nobody talked of anything else. On Tuesday the party was discussed at the swings, and by Wednesday it had acquired a magician and a cake with three floors. "What are you giving {kid}?" asked {other}, in perfect friendliness, for it had not occurred to {other} that anybody could have been left off the list. {hero} bounced the ball with the greatest attention. There was a truthful answer, which consisted of three words, and not one of them would come out. "I'm not able to come," {they} heard {themselves} say. "I have something to do on Saturday at three, something enormous." <It was out before {they} could catch it, and now it had to be fed.|It had slipped out, and there was no getting it in again.> Fortunately the ball rolled away at this point, and {they} {was} obliged to go with it.`,
        `"We could walk there together," {other} proposed on Wednesday, arriving quite out of breath, "and take turns at carrying the present." It was meant as kindly as anything can be. {other} simply believed, like everybody, that everybody was going. {hero} turned the ball around in {their} hands, as if the answer might be printed on the back. To say "I'm not invited" would take about a second, and afterward it would be true all over the playground. "I'm afraid that I'm busy on Saturday at three," {they} said. "I've got to do something big." <"Can't it possibly wait?" cried {other}.|"Bigger than a party?" asked {other}, impressed.> {hero} shook {their} head with great seriousness. There was nothing behind it but a long and perfectly empty afternoon.`,
      ],
    },
    {
      id: "guessing",
      ...CLASS_MORNING,
      pose: "thinking",
      feeling: "worried",
      with: ["other curious", "kid curious"],
      props: ["paintbrush", "paint-pots"],
      happening: "{hero} thinks hard over paint pots in the classroom, with {other} and {kid} beside {them}.",
      A: [
        `On Thursday, during painting, the entire table attempted to guess. "Is it bigger than a horse?" {other} demanded, and {hero} dipped {their} brush and admitted that it was possible. It is astonishing how rapidly a big thing grows as soon as other people begin to help. Before the end of the lesson it had to be done outdoors, and with both hands, <and it would probably be visible from an airplane|and it could not be postponed by so much as a minute>. {kid} listened to all of this with a dripping brush. {Kid.he} looked as though {kid.he} was about to say something; but {kid.he} only turned pink, and continued to paint. {hero} had filled {their} own paper with gray from one edge to the other. "What is that supposed to be?" somebody asked. "Saturday," said {hero}.`,
        `The disadvantage of saying "something big" is that people would like to hear more. Thursday was painting day, and there is nothing to do at painting but talk. "I think that {hero} is building a ship," somebody suggested. "I think that it's a secret, and we shouldn't ask," said {other}, and immediately asked. {hero} mixed blue with yellow and red until everything was brown, said neither yes nor no, and felt the big thing swelling like dough. <It was due on the day after tomorrow, and {they} had not even begun.|It had no shape and no name, and it was due in two days.> Across the paint pots {kid} looked up, and for a moment the two of them looked directly at each other. Both turned red, for different reasons, and both required clean water at once.`,
      ],
    },
    {
      id: "tells-big",
      ...BED_NIGHT,
      pose: "hugging",
      feeling: "sad",
      with: ["big sad", "pal calm"],
      happening: "{hero} hugs {big} in the bedroom on a windy night, and {pal} stays close.",
      B: [
        `At night it came out. "They all go. I can't." {big} held {them}. "That hurts," said {big}.`,
        `"No one asked me to the party," said {hero}. Then {they} cried. {big} held on to {them}.`,
      ],
      E: [
        `On Friday night {hero} could not keep it in any more. "Everybody is going to {kid's} party tomorrow, and I was not invited," {they} said. Then {they} cried. {big} held {them} tight. "Oh, that really hurts," said {big}. "Of course it does."`,
        `"What is it?" asked {big} on Friday night. {hero} told it to the <pillow|blanket>. "Everyone got an envelope for the party, but I didn't. Why?" {they} asked, and cried. "I don't know," said {big}. "You did nothing wrong." {big} stayed a long time.`,
      ],
      I: [
        `On Friday night it wouldn't stay in any longer. "Tomorrow is {kid's} party," {hero} said into the dark, "and everybody is invited except me." After that came a lot of crying. {big} didn't say that it was only a party. {big} lay down on the edge of the bed and held on. "But why?" asked {hero}. "I don't know," said {big}, <"and I won't make anything up."|"and I wish I did."> Later {they} confessed about the something big. "Is there really anything?" asked {big}. "No," said {hero}.`,
        `"My stomach hurts," said {hero} on Friday night, and {big} put a warm hand on it. "It's been hurting since Monday." Then the whole week came out, with the envelopes, and the party, and the something big. {big} listened to the very end. "I wasn't invited once, either," said {big}, "and I told everybody that I had a cold. I was coughing for a week." <{hero} had to laugh, although {their} nose was running.|"Did anybody believe it?" asked {hero}.> "And does it go away?" "It gets smaller," said {big}, "only not by tomorrow."`,
      ],
      A: [
        `On Friday night, when the lamp was out, it could no longer be kept in. "Tomorrow is {kid's} party," {hero} informed the ceiling, "and everybody has been invited except me." All week it had been a sentence; as soon as it was outside, it turned into crying. {big} did not remark that it was only a party, or that there would be others. {big} lay down along the edge of the bed, where there was barely any room, and held on tight. "Did I do something wrong?" asked {hero}, when it was possible. "No," said {big}. "I don't know the reason, and I'm not going to invent one." <"It hurts, and it's allowed to, and I'm sorry."|"I'm only so very sorry that it hurts."> "And I've told everybody that I'm doing something enormous," whispered {hero}, while outside the wind was getting up.`,
        `"My stomach aches," said {hero} on Friday night, and {big} came and laid a hand on it. "It has been aching since Monday, at a quarter to nine." An ache that is so precise generally has a story attached, and little by little the story arrived, with the envelopes, and the party, and the something big. {big} listened right to the end without once saying "but." "When I was eight," {big} said afterward, "I was the one who hadn't been invited, and I told the entire class that I had a cold. I coughed for a week in order to prove it." <{hero} laughed, and in the middle it turned into crying.|"And did they believe it?" asked {hero}, with a wet nose.> "Shall I speak to {kid's} family?" "No!" said {hero}, and {big} promised. "But tomorrow at three," said {big}, "I'll be wherever you are."`,
      ],
    },
    {
      id: "invites-tree",
      place: "garden",
      time: "morning",
      weather: "clear",
      pose: "reaching",
      feeling: "determined",
      with: ["pal curious"],
      props: [ENVELOPE, POT],
      happening: "{hero} reaches out with an envelope for the little tree in its pot, and {pal} looks on.",
      B: [
        `{hero} looked at the tree. No one had asked it in! So {they} made a card. {refrain2}`,
        `The tree stood all alone. "I will ask you to come in," said {hero}. {They} made a card. {refrain2}`,
      ],
      E: [
        `In the morning the tree was lying on its side again. Nobody had ever asked it in! {hero} stood it up. Then {they} <ran for|got> paper and made an envelope. {They} wrote, "You are invited to a hole." {refrain2}`,
        `The wind had blown the tree over in the night. {hero} looked at it from the window. All the other trees had a place, and nobody had invited this one! So {they} made an envelope. "Come today at three," it said. {refrain2}`,
      ],
      I: [
        `In the night something went clonk, and in the morning {hero} saw it from the window. The plum tree was lying on its face beside the wall. For all those months it had looked on at the others, and nobody had ever asked it in. {hero} forgot about breakfast. {They} folded an envelope, wrote an invitation, and stuck it between the thin branches. <"You are invited to a hole," it said.|"Please come into the ground," it said.> "Saturday at three. You needn't bring anything."`,
        `{hero} woke up, and it was Saturday, which {they} would have preferred to skip. Outside, the plum tree had fallen over again, and {they} went out in {their} pajamas to stand it up. "You've been waiting since spring," {they} told it, "and nobody has even invited you." Then {they} heard what {they} had said, <and raced back to the house for paper|and ran for paper and a pencil>. Soon an envelope was hanging among the branches. "Today at three o'clock," said the card inside. "There will be a hole."`,
      ],
      A: [
        `Toward morning something outside went clonk. When {hero} looked from the window, the plum tree was lying flat on its face beside the wall, and all the other trees were standing up. For months it had lived within three steps of the garden, and had looked on, and in the whole of that time nobody had asked it in. {hero} stood at the window until {their} feet were cold. Then {they} went in search of paper. {They} folded an envelope, which is more complicated than you would imagine, and carried it outdoors, and arranged it among the thin branches. <"You are invited to a hole," the card announced.|"You are cordially invited to a hole," said the card.> "Saturday, three o'clock. It isn't necessary to bring anything." {pal} sniffed it from every direction, and had no objections.`,
        `It was Saturday, and there was no way around it. {hero} went out in {their} pajamas, because the plum tree had been blown over again, and somebody had to set it upright. "All these months you've been looking on," {they} grumbled, brushing the gravel from its leaves, "and nobody has even invited you." And there {their} hand stopped in the air. From three o'clock until five lay an afternoon as empty as a plate, and here was somebody else who had no other plans. <Indoors a drawer was pulled out, and then another.|{They} ran indoors so suddenly that {pal} barked.> Ten minutes later an envelope was hanging in the branches, rather thick with glue, and addressed to The Plum Tree, By the Wall. "Today at three," said the card inside it. "There will be a hole. I am digging it personally."`,
      ],
    },
    {
      id: "first-dent",
      ...GARDEN,
      pose: "kneeling",
      feeling: "determined",
      with: ["pal excited", "big calm"],
      props: [SHOVEL, POT],
      happening:
        "{hero} kneels in the garden with a shovel by the little tree, and {pal} and {big} are there.",
      A: [
        `They began at half past one, since a hole that is needed by three must be started early. {hero} selected the place, which was in the middle, among the others, with sun from both sides. "Would you like me to do the beginning?" asked {big}. But {hero} had put the invitation in writing, and felt responsible. After a dry summer the ground was as solid as a table. The first push of the shovel went in by the width of a finger, and the second rang against a stone. <{pal} assisted by digging a hole of {pal.his} own and kicking the earth into {hero's}.|{pal} assisted with enormous energy, and covered {hero} with earth to the knees.> After half an hour there was a dent in which one might have planted a spoon. The tree stood by in its pot and didn't hurry anybody.`,
        `"How deep does it have to be?" asked {hero}. {big} held the shovel against the pot and demonstrated it: up to the knee, and considerably wider than seemed necessary. That did not sound like very much. But the garden had evidently not been expecting anybody, and was shut. {hero} knelt, and stood, and jumped on the shovel with both feet, and obtained a cupful of earth and a stone. <{pal} was digging beside {them} at tremendous speed, in the wrong direction.|{pal}, who considered this the best idea in years, dug wherever {hero} wasn't.> "I could take over for a while," {big} offered. "You may carry away the stones," {hero} decided. When the hole was finally large enough for a boot, {their} shirt was sticking to {their} back. Nobody had mentioned the time, but {they} knew it to the minute.`,
      ],
    },
    {
      id: "guests-pass",
      ...GARDEN,
      pose: "waving",
      feeling: "sad",
      with: ["other happy", "big calm"],
      props: [SHOVEL, "thing:wrapped-gift", POT],
      happening:
        "{hero} waves in the garden with a shovel by the little tree in its pot, and {other} comes past with a gift.",
      B: [
        `{hero} dug the tree a hole. Then {other} went by with a gift. {hero} waved. It hurt a lot.`,
        `It was party time. {hero} dug the hole. {other} ran by with a gift. It was so hard to wave.`,
      ],
      E: [
        `After lunch {hero} began to dig. The ground was hard. Just before three, {other} came along the fence with a present. "Have fun with your big thing!" called {other}. {hero} waved until {other} was gone. Then {they} sat down in the hole and cried.`,
        `{hero} was digging, and {big} carried away the stones. Then it was almost three. {other} went by in good shoes, carrying a present with a big red bow. They both waved, and then the street was <quiet|empty>. It hurt just as much as on Monday.`,
      ],
      I: [
        `They started after lunch, but the ground was as hard as old bread, and it was soon five minutes to three. Along the fence came {other}, in clean shoes, carrying a present with an enormous bow. "Is that the something big?" called {other}. "Yes," answered {hero}, lifting the shovel. <"It looks wonderful! Have fun!"|"It looks fantastic! See you on Monday!"> They waved to each other, and {hero} kept on smiling until nobody was left to see it. Then a bell struck three, a long way off, and it hurt exactly as much as {they} had expected.`,
        `{hero} was standing up to the ankles in the hole when the guests went by. First came the twins on their scooters, and behind them {other}, who was carrying a present as big as a pillow. "Good luck with your something big!" called {other}, and there was nothing mean in it. {hero} waved the shovel. {They} could hear the laughing <until it went around the corner|as it went up the street and around the corner>. {They} had expected that digging would help. But now it was three o'clock, and it didn't help at all.`,
      ],
      A: [
        `{hero} had intended to be looking in the other direction. But at five minutes to three {they} happened to straighten {their} back, and there, along the fence, came the party. In front were the twins, on scooters, and behind them {other} in polished shoes, carrying a present with a bow like a cabbage. "Is that the something big?" {other} called across, and {hero} held up the shovel to prove it. "It looks terribly difficult! Good luck!" They waved to each other, and {hero} went on smiling <until the bow had disappeared around the corner|for as long as anybody could possibly see it>. It is remarkable how much a smile can weigh. Somewhere beyond the roofs a bell struck three. It was the very moment that {they} had been afraid of since Monday, and it was every bit as bad as expected.`,
        `Somebody who walks past with a present can be heard, because the paper crackles, and so {hero} knew about it before {they} looked up. It was {other}, who was carrying a parcel as large as a pillow, with {other.his} chin on the top in order to see the way. "Have a wonderful time with your something big!" {other} called over the fence, pink with happiness. And since it was meant with all {other.his} heart, there was nothing to do but wave. {hero} waved the shovel. {They} listened to the footsteps and the voices, <which grew smaller, and went in at a door|until they were beyond the corner>, and then there was only the wind. {They} had been certain that a person who was busy would not feel anything. It was three o'clock. {They} {was} extremely busy, and {they} felt it from top to toe.`,
      ],
    },
    {
      id: "sits-in-hole",
      ...GARDEN,
      pose: "sitting",
      feeling: "sad",
      with: ["big sad", "pal sad"],
      props: [SHOVEL, POT],
      happening:
        "{hero} sits sadly on the ground in the garden with {big} and {pal}, beside a shovel and a pot.",
      I: [
        `{hero} dropped the shovel and settled down in the hole, which was just large enough for that. {big} came and sat on the edge, and {pal} took whatever was left. "Would you like me to say something?" {big} asked finally. "No," said {hero}. <"Good, because I couldn't think of anything."|"Good, because there's nothing in my head."> {They} cried a little, and {pal} licked it away. Then {hero} wiped {their} face with {their} sleeve, and it left a brown stripe. "It's still much too small for the pot," {they} announced, and got up.`,
        `The shovel lay in the grass, and {hero} sat in the hole with {their} chin on {their} knees. "We can stop," said {big}. "We can go to the river, or eat pancakes until it's evening." But it would be three o'clock at the river as well. So {big} climbed into the hole, too, <although there was hardly any room|where there was hardly any room>, and stayed. After a while {hero} looked up at the little tree. The envelope was fluttering in its branches. "I invited it," {they} said, "and it's probably waiting."`,
      ],
      A: [
        `{hero} laid down the shovel and sat in the hole, which was just large enough for one person with folded legs. {big} observed this, and came and sat upon the rim, with both feet inside; {pal} occupied whatever remained. They stayed like that for a considerable time, three in one hole. "Would you like me to say something?" {big} inquired finally. {hero} shook {their} head. <"That's lucky," said {big}, "because nothing that I've thought of is any good."|"That's fortunate," said {big}, "because I've been trying, and nothing comes."> So nobody said anything, while {hero} cried until there wasn't any more of it, and {pal} tidied up. Then {they} drew a sleeve across {their} face, which left a broad brown stripe, and measured the hole with {their} eye. "The pot would never go in," {they} remarked, and {they} got up and took hold of the shovel again.`,
        `"We could stop," {big} suggested, when it was obvious that nobody was digging any longer. "We could go to the river, or eat pancakes until it's dark." {hero}, who was sitting at the bottom with {their} chin upon {their} knees, thought it over. It was kindly meant; but wherever {they} went, it would be three o'clock there as well. So {big} climbed in, too, and it turned out to be a remarkably narrow hole for two. <"I've always wanted to see the garden from underneath," said {big}.|"You can see the undersides of everything from here," said {big}.> Neither of them said anything more. From down there the plum tree appeared quite tall, and the envelope was moving in its branches, as if somebody were reading it over. "It's been invited now," {hero} said eventually, in a thick voice, and {they} held out a hand for the shovel.`,
      ],
    },
    {
      id: "eleven-minutes",
      ...GARDEN,
      pose: "holding",
      feeling: "surprised",
      with: ["pal excited", "big happy"],
      props: [SHOVEL, "thing:worm", POT],
      happening: "{hero} holds a shovel in the garden and has dug up a worm, and {pal} is excited.",
      E: [
        `{They} got up and dug again. There was a blue stone, and a worm as long as a shoelace. {pal} barked at it. "What time is it?" {hero} asked then. It was three thirty. "I forgot the party!" said {hero}. "For <eleven|ten> whole minutes I forgot it!"`,
        `But the tree was waiting, so {hero} went on. Down there {they} found a fat worm. It was <pink and cross|very angry>. They named it Gus, and gave it a leaf and a new home. All that time nobody thought about a party. {hero} noticed it only afterward.`,
      ],
      I: [
        `Under the hard earth there was softer earth, and there it became interesting. {hero} found a blue piece of a plate. {They} found a worm as long as a shoelace, and carried it to safety, although {pal} would have liked to help. <The worm was extremely cross.|This took three tries and a leaf.> Then {they} looked at {big's} watch, as {they} had done all afternoon. "Twenty to four," {they} read in surprise. "I forgot to look for eleven minutes!" For eleven whole minutes there hadn't been a party.`,
        `"Stop!" cried {hero}, because somebody was living down there. It was a worm, fat and pink and offended, and {they} named it Gus. Gus was moved on a leaf to a quieter place. {pal} had to sit on {pal.his} own paws. After that came half of a blue cup, <and then a root like a nose|and a stone with a hole in it>. {hero} was digging up to the knees when {they} noticed something. For some time {they} had forgotten to be sad. It came back immediately, but it had been away.`,
      ],
      A: [
        `A foot down, the ground abandoned its resistance, and it became interesting. There was a piece of a blue plate with half a windmill on it, and a root that resembled somebody's uncle. There was a worm the length of a shoelace, which had to be carried to a place of safety, although in {pal's} opinion it was already in one. <It tied itself into a knot on the way.|It was moved upon a leaf, lying down, like a patient.> Only when this had been attended to did {hero} reach for {big's} wrist and consult the watch, as {they} had done the whole afternoon. Then {they} consulted it again. "It's twenty to four," {they} said, astonished. "I forgot to look for eleven minutes." For eleven entire minutes, on that particular Saturday, there had been no party anywhere.`,
        `"Halt!" cried {hero}, and {big} halted with a stone in each hand, because somebody was at home. A worm, fat and pink and not at all pleased, was leaning out of the side of the hole like a person who has been called to the window. It was given the name of Gus. Gus had to be persuaded onto a leaf and carried to another part of the garden, while {pal} was made to sit on {pal.his} own paws. <Afterward they discovered half of a blue cup, and searched for the other half.|Next came an obstinate root, which it took all of them to pull out.> {hero} was standing in earth to {their} knees when {they} noticed it. {They} had not been sad for some time. It returned immediately, of course, like a dog that you have called by accident; but it had been gone.`,
      ],
    },
    {
      id: "tree-in",
      place: "garden",
      time: "sunset",
      weather: "clear",
      pose: "kneeling",
      feeling: "proud",
      with: ["big proud", "pal happy"],
      props: ["tree", SHOVEL, "cup"],
      happening: "{hero} kneels proudly beside the tree in the garden, and {big} and {pal} are near.",
      B: [
        `The hole was big. In went the tree! {hero} gave it a drink. Now it was in, too.`,
        `"Here you go!" said {hero}. In went the tree. It stood up, all on its own.`,
      ],
      E: [
        `The hole was much too deep. "It was a very big Saturday," said {hero}. So they had to put some of it back. After that the tree went in, and a lot of water. There were crackers with a little dirt on them. The tree stood <very straight|very still>.`,
        `At five o'clock they lifted the tree out of its pot. {hero} held it, and {big} pushed the earth in. {pal} walked around on top. "Welcome!" said {hero}. {They} gave it <two cups of water|the very first drink>.`,
      ],
      I: [
        `By five o'clock the hole reached up to {hero's} belt. "For a tree that size, it only needs to reach your knee," said {big}. "I know," said {hero}, "but it had to be this big today." So they put some of the earth back, until it was the right size for roots. Carefully they set the tree in the middle. <{hero} gave it four cups of water.|{hero} poured water on it, cup after cup.> In the evening a gust came around the corner, and the tree only waved a little, and stayed where it was.`,
        `The pot didn't want to let go. {big} pulled at one end and {hero} at the other, and <suddenly|then> they were all in the grass, under the tree. Its roots had grown around and around, like somebody walking up and down in a room. {hero} loosened them with {their} fingers. Then they set it in the hole, and it was exactly right. Afterward there were crackers with some earth on them, and cold water from a jug. The tree drank most of the water.`,
      ],
      A: [
        `At five o'clock the hole reached to {hero's} belt. "For a tree of that size," {big} mentioned, "it would be sufficient to dig to the knee." "I know," said {hero}, "but today it needed to be this big." {big} considered the hole, and the afternoon, and saw that it was so. Then they shoveled some of the earth back in, until what remained was the proper size for roots. The tree was lowered carefully, and turned to show its best side, and {pal} marched around it to make everything firm. <It was given five cups of water, which it drank immediately.|{hero} poured in one cup after another, and each of them vanished with a sigh.> Around the corner came the gust that came every evening. The tree bowed, all the way to the left, and straightened up again by itself.`,
        `A tree that has lived in a pot is not easily removed from it. {big} pulled from above, and {hero} from below; there was a noise like an enormous kiss. The next moment they were all sitting in the grass with a plum tree across their laps. Its roots had gone around and around, as people walk up and down in a waiting room. "You can stop now," {hero} told them, and combed them out with {their} fingers. When it was standing in its hole at last, refreshments were served. There were crackers, lightly dusted with garden, and there was cold water, of which the guest of honor had nearly all. <Nobody made a speech, although {pal} seemed to be considering it.|{pal} made a short speech, chiefly about the crackers.> Afterward {hero} turned over the empty pot, and sat on it until the sun went down.`,
      ],
    },
    {
      id: "monday",
      ...CLASS_MORNING,
      pose: "standing",
      feeling: "calm",
      with: ["kid worried", "other happy"],
      props: ["book"],
      happening:
        "{hero} stands in the classroom with {kid}, who looks worried, and {other}, who looks happy.",
      E: [
        `On Monday everyone talked about the party. It still hurt, but not all over. {kid} came up to {hero}. "I could only ask ten," said {kid}, and looked at the floor. "Okay," said {hero}. "Is it true that the cake fell <down|over>?" It was, and they both laughed.`,
        `"How was the big thing?" asked {other} on Monday. "It was deep," said {hero}. "There is a tree in it now." "I would have liked that," {kid} said in a <quiet|small> voice. After that {hero} asked about the party. It stung a little, and it was funny, too.`,
      ],
      I: [
        `On Monday everybody was still talking about the party, and {hero} listened. It hurt in one place, like a splinter, and everywhere else it was almost fine. Then {kid} came and stood in front of {them}. "I was only allowed ten," {kid} said to the floor. "I counted four times." <That didn't make it right, but it was good to know.|It was good to know, and it hurt just the same.> "Is it true that the cake fell down?" asked {hero}. "On top of the magician," said {kid}, and both of them had to laugh.`,
        `"And how was the something big?" asked {other} on Monday. {hero} held out both hands, with black earth under every fingernail. "It was as deep as this," {they} said, and pointed at {their} belt. Everybody was astonished. "I would have liked to dig," said {kid}, and turned red. "There were only ten envelopes, and I needed eleven." "I know," said {hero}. Then they all talked about the magician, who had lost his rabbit. {hero} wanted to hear it, and {they} didn't want to, <so {they} listened to half|and {they} listened to about half>.`,
      ],
      A: [
        `On Monday the party was not over, for everybody was still talking about it. {hero} found that {they} could stand nearby and listen. It hurt in one particular place, as a splinter does, and around the place there was a good deal of {them} that was all right. After a while {kid} came and stood in front of {them}, and addressed {their} shoes. "I was only allowed ten," said {kid}. "I did it four times, and there was always somebody over." It didn't make Saturday any shorter, <but it was something to have heard it|and yet {hero} was glad to have heard it>. They were both silent. "Is it true about the cake?" {hero} asked, since somebody had to. "The top floor slid off onto the magician," said {kid}, and the laugh was out of both of them before they could think whether it was allowed.`,
        `"And how was it, the something big?" demanded {other}, before {hero} had even hung up {their} coat. Last week {they} would have been obliged to invent an answer. Now {they} held out both hands, with a black edge on every fingernail, and measured it off against {their} own belt. "It was as deep as that," {they} said, "and there's a tree living in it." The entire table was silent with respect. "I would have enjoyed that," said {kid}, and gradually turned red. "I only had ten envelopes, and I needed eleven." "I know," said {hero}, who was also able to count. <Nothing more was said about it, and it was easier than before.|It had been said now, and it could be left alone.> Then somebody began about the magician, who had mislaid his rabbit. {hero} listened to half of it, which was exactly as much as {they} wanted.`,
      ],
    },
    {
      id: "bird-comes",
      place: "garden",
      time: "morning",
      weather: "clear",
      pose: "standing",
      feeling: "happy",
      with: ["guest calm", "pal curious"],
      props: ["tree", ENVELOPE],
      happening: "{hero} stands by the tree in the garden with {pal}, and a {guest.kind} has come.",
      B: [
        `Then a {guest.kind} flew down. It sat in the tree. No one had asked it. It did not go.`,
        `Look, a {guest.kind} sat in the tree! It had no card. "You can stay," said {hero}.`,
      ],
      E: [
        `A few days later a small brown {guest.kind} flew over the wall. It looked at all the big trees. Then it sat down in the smallest, which had never had a guest before. It had no envelope. It stayed for <breakfast|a long time>.`,
        `One morning somebody was sitting in the plum tree. It was a {guest.kind}. {hero} went out on tiptoe. "Who invited you?" {they} whispered. Nobody had. The {guest.kind} shook its feathers, and moved over a bit, and sang one <short|little> song.`,
      ],
      I: [
        `The tree had never had visitors in its pot, because nobody sits on something that is going to fall over. But one morning a brown {guest.kind} landed on the thinnest branch, and tested it by bouncing. It examined the envelope, which was wrinkled from the rain by now. <It pulled at a corner of the paper.|It read it with one eye.> "That isn't for you," whispered {hero}. The {guest.kind} had certainly not been invited. It shook out its feathers and stayed for an hour.`,
        `The envelope hung in the tree until the rain had washed off the name, and {hero} left it there. One morning, when {they} came out with {pal}, somebody was sitting beside it. It was a {guest.kind}, <an ordinary brown one|and a rather small one>. It could have had any of the big trees, and it had chosen the one that bent. {hero} stood as still as a post, and even {pal} didn't bark. Nobody had sent the {guest.kind} an invitation. It didn't seem to think that it needed one.`,
      ],
      A: [
        `As long as it lived beside the wall, the plum tree had never had a visitor, since nobody cares to sit on something that is about to fall over. It was several days before the change became generally known. {hero} had come out early to water it, with {pal} yawning behind {them}, and there on the thinnest of the branches sat a small brown {guest.kind}. It bounced a little, experimentally. It turned its head and examined the envelope, from which the rain had already washed the name. <"That's a private invitation," {hero} told it softly.|"It doesn't say that it's for you," {hero} told it softly.> The {guest.kind} considered this. It had not been invited; nobody had so much as thought of it. It settled its feathers, closed one eye, and stayed to breakfast.`,
        `The envelope remained in the tree, and the rain took off first the glue and then the name, until it might have been intended for anybody. {hero} watered around it every morning before school. Some mornings {they} remembered that Saturday, and it was generally a bit smaller than the last time, <and some mornings {they} only thought about worms|although not always>. Then there came a morning when {pal} stopped on the step with one paw raised. In the plum tree sat a {guest.kind}. It had four tall trees at its disposal, and had selected the one that bent. "Who invited you?" whispered {hero}, without wishing to be impolite. Obviously nobody had. The {guest.kind} drew a thread of paper out of the envelope, for purposes of its own, and sat there with it, swinging, like somebody at home.`,
      ],
    },
  ],
};
