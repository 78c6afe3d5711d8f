import type { Interlude } from "./grammar";

/** A page that holds its breath and lets it go again: only for orders without "age-appropriate". */
export const SHIVERS: readonly Interlude[] = [
  {
    id: "follower",
    onTheWay: true,
    pose: "walking",
    feeling: "worried",
    happening: "{hero} looks back over one shoulder while {pal} keeps close.",
    B: `Tap, tap. Who was that? They stopped. It stopped, too! {hero} looked back. It was just a stick.`,
    E: `Something was following them. When they went on, it <came|scratched along> behind, and when they stopped, it stopped. {pal} moved <close|closer> to {hero}. Very slowly, {hero} turned around. It was a <twig|long twig>, and it was stuck to {their} own sleeve!`,
    I: `After a while they noticed that something was following them. It had a dry, scratching sort of step. When they stopped, it stopped as well, and when they hurried, it hurried. "Do not look around," whispered {pal}. But not looking was <even worse|considerably worse>, and so {hero} counted to three and turned. There was nobody there. A long twig had caught itself in {their} sleeve, and had been <extremely|remarkably> faithful.`,
    A: `It was {pal} who first heard the steps. They were dry and scratchy, and they came from directly behind; whenever the two of them stopped to listen, the steps stopped as well, and whenever the two of them hurried, they hurried. "Whatever you do, do not turn around," whispered {pal}. They went on for a minute with stiff necks, and it was one of the longest minutes of the day. Then it occurred to {hero} that the worst part of a thing is generally the part that one is imagining. {They} took a deep breath and turned. Nobody was there at all. Attached to {their} sleeve was an enormous twig, which had followed them most <faithfully|devotedly>, and which was now released with an apology.`,
  },
  {
    id: "two-eyes",
    pose: "standing",
    feeling: "worried",
    happening: "{hero} stands quite still beside {pal} and stares into a shadow.",
    B: `Two big eyes looked at them! {pal} did not move. Then the eyes flew up. It was a bug!`,
    E: `Out of the shadow, two eyes were looking at them. They were big and round, and they did not close. Nobody dared to move. "Hello?" whispered {hero}<, after a minute|>. Then both of the eyes <flew|fluttered> away. They were painted on the wings of a moth!`,
    I: `Something was looking at them out of the shadow. It had two round, yellow eyes with a black ring in the middle, and it never blinked. {pal} stopped breathing. "Perhaps it is <only |>waiting for something," whispered {hero}, whose own voice sounded peculiar. Nobody moved for as long as anybody could bear it. Then {hero} took a single step, and both of the eyes rose up into the air and <flickered|fluttered> away. They had been painted, very beautifully, on the wings of a moth.`,
    A: `Out of the deepest part of the shadow somebody was looking at them. There were two eyes, round and yellow, with a black ring in the middle of each, and neither of them blinked. "It has not noticed us," whispered {pal}, although it was perfectly obvious that it had noticed nothing else. They stood there until their knees were trembling. It is extraordinary how many teeth one can imagine around a pair of eyes. In the end {hero} did the only thing that was left, and said hello, a little unsteadily; and at the sound of it the eyes <separated|folded together>, rose into the air, and fluttered away over their heads. They had been painted, in the most delicate colors, upon the wings of a moth.`,
  },
  {
    id: "growl",
    pose: "kneeling",
    feeling: "worried",
    happening: "{hero} kneels beside {pal} and listens to something that growls.",
    B: `Grrr! What was that? It was so near. {hero} looked down. A bee was in a can! They let it out.`,
    E: `Grrr! They both stood as still as stones. It was a growl, and it came from very near. "It sounds hungry," whispered {pal}. {hero} took one step, and then another. In an <old|empty> can sat an angry bee, and {they} let it out.`,
    I: `They both heard it at the same moment. It was a growl, low and angry, and it was close enough to touch. "It is only the wind," said {hero}. "The wind does not stop for breath," whispered {pal}. It growled again, and this time it <seemed to come|came> out of the ground. {hero} knelt down, although every part of {them} wanted to run. There lay an <empty|old> tin can, and inside it a furious bumblebee was looking for the way out. {They} turned it carefully around.`,
    A: `The growl began so low that at first they only felt it, somewhere underneath the ribs. Then it grew, and there could be no doubt about it any longer; something was growling, and it was angry, and it was near enough to touch. "That is merely the wind," said {hero}. "The wind does not stop to breathe," whispered {pal}. Neither of them wanted to be the first to run, and it was fortunate, since otherwise they would never have discovered the truth. {hero} knelt down, with a heart that was beating rather <noisily|violently>, and looked. An <empty|old> tin can was lying there, and in the bottom of it an indignant bumblebee was going around and around. {They} turned it toward the light, and the monster departed without a word of thanks.`,
  },
];
