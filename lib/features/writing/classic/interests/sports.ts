import type { InterestKit } from "@/lib/features/writing/classic/grammar";

export const SPORTS: InterestKit = {
  interest: "Sports",
  item: { text: "red ball", prop: "ball" },
  signs: /ball|race|throw|threw|kick|team|goal!/iu,
  extra: {
    B: "Then they all played ball.",
    E: "After that there was just time for one game of ball, and {pal} got the best throw.",
    I: "There was just enough time left for a ball game, which {pal} won, mostly by lying down on the ball.",
    A: "There was just enough time left over for a game of ball, with rules that {pal} invented as they went along and that nobody could keep.",
  },
  shy: {
    pose: "kneeling",
    feeling: "calm",
    props: ["ball"],
    happening: "{hero} rolls a red ball slowly to {other}, who is about to roll it back.",
    B: "{hero} rolled the ball, slow as slow. It stopped. {other} looked at it. Then {other.he} rolled it back!",
    E: "{hero} put the red ball down and gave it a very slow roll. It rolled up to {other} and stopped. Nobody said a thing. Then the ball came rolling back! Soon it was {other} who asked to play.",
    I: "{hero} knew one thing about games. Anybody can join in without saying a word. So {they} knelt and rolled the red ball, slowly, toward the hiding place. It stopped, and nothing happened. {hero} looked the other way and whistled. Then the ball bumped against {their} knee. It had come back! It went to and fro nine times, and each time {other} was a little bit closer.",
    A: 'The best thing about a ball, in {hero}\'s opinion, was that it could ask a question without using a single word. {They} knelt and gave it the gentlest roll, so that it wandered over to the hiding place, bumped against something, and lay still. Then {they} looked hard in the other direction and waited. It was a long wait. At last the ball came back, not very straight, with a little spin on it that might have been an accident. {hero} returned the spin. After that it went back and forth without stopping, and with every pass the distance between them became a bit shorter. "Good throw," said {hero}. "I know," said {other}, who was by now sitting right beside {them}.',
  },
  find: {
    pose: "running",
    feeling: "determined",
    props: ["ball"],
    happening: "{hero} lets a red ball roll and runs after it with {pal}.",
    B: "{hero} put down the ball. It rolled! They ran and ran after it. Bump! It hit {goal}.",
    E: '"A ball always finds the way down," said {hero}, and let it go. The red ball began to roll, slowly at first and then faster. They hurried after it, left and right and left again. Bump! It had stopped at {goal}.',
    I: '"When a team does not know where to go, it follows the ball," said {hero}. {They} put the red ball down, let go, and watched. It shivered. Then it began to roll, because no floor in the world is quite flat. They raced after it, around one bend and then a second, past everything they had searched already. It rolled into a dip that nobody had noticed, gave a bump, and stopped. It was leaning on {goal}.',
    A: 'They had looked high and they had looked low. However, they had only looked with their heads, and {hero} thought that it was time to look with their feet. "No floor is perfectly flat," {they} said, "and nobody knows that better than a ball." {They} set the red one down and took {their} hand away. For a breath it stayed where it was. Then it made up its mind, and rolled, and kept on rolling, and {hero} was after it immediately like the fastest player on the team, with {pal} close behind. It curved around obstacles and it slipped through gaps. It took a slope that nobody had ever noticed, gathered considerable speed, and came to rest with a bump against {goal}.',
  },
  free: {
    pose: "jumping",
    feeling: "determined",
    props: ["ball"],
    happening: "{hero} throws a red ball with perfect aim, and {goal} is knocked free.",
    B: "{hero} took aim. One, two, throw! The ball hit just the right spot. Bump! Now {goal} could move.",
    E: `{hero} took three steps back and studied the problem. {They} threw the ball as hard as {they} could, and it missed. {They} threw it again, and again it missed. But the third throw hit exactly the right place. Suddenly {goal} was free!`,
    I: '{hero} walked ten steps back, turned around, and took aim at the exact place where it was stuck. The first throw flew over it, and the second fell under it. "Remember, third time lucky," said {pal}, and crossed everything that could be crossed. {hero} remembered what every player learns, which is to watch the target and never the ball. Thump! The knock went right through, and {goal} came free.',
    A: 'Everything that is stuck is stuck somewhere, and in this <particular |>case the somewhere was about the size of a coin. {hero} paced out ten long steps, turned, and carefully weighed the red ball in one hand. The first throw flew too high, and the second dropped too low, but neither of them was wasted, because each one demonstrated what the next one ought to be. "Keep your eye on the spot," {they} told {themselves}, "and your arm will work out the rest." {hero} breathed in, breathed out, swung, and let go. It was precisely the sort of throw that people remember for the rest of their lives. The ball struck exactly where it should, the knock ran all the way through, and {goal} came free immediately.',
  },
};
