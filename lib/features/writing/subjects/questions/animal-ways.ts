import type { Question } from "./question";

/** How animals are and what they do, as it is asked most often. */
export const ANIMAL_WAYS_QUESTIONS: readonly Question[] = [
  {
    id: "cat-whiskers",
    keys: ["cat whiskers", "cats whiskers", "whiskers"],
    asks: "Why do cats have whiskers?",
    about: ["cat", "whisker"],
    answer: {
      B: "Whiskers feel what is near. They help in the dark.",
      E: "A whisker is a long, stiff hair. It feels even a little air move. So a cat knows if there is room for it, even in the dark.",
      I: "Whiskers are stiff hairs with many nerves at their roots. They feel the edge of a door and even moving air. So a cat can find its way in the dark and knows whether it fits through a gap.",
      A: "Whiskers are thick, stiff hairs whose roots lie deep in the skin, surrounded by nerves. They notice the slightest touch, and even the way that air curls around a chair. With them a cat can measure a gap and find its way in the dark without seeing anything.",
    },
    do: {
      B: "{They} closed {their} eyes and held out two long straws.",
      I: "{They} shut {their} eyes, held two long straws out in front, and walked slowly through the room.",
    },
    sees: {
      B: "The straws felt the chair first!",
      I: "The straws touched the chair and the door long before anybody's nose did.",
    },
    place: "living-room",
    draw: "thing:cat",
    source: "Britannica: Vibrissae (britannica.com)",
  },
  {
    id: "dogs-bark",
    keys: ["dogs bark", "dog bark", "barking"],
    asks: "Why do dogs bark?",
    about: ["dog", "bark"],
    answer: {
      B: `A bark can say, "Look!" or "Play!" or "Go!"`,
      E: `Dogs bark to tell us things. One bark says that there is somebody at the door. A high bark says, "Come and play!"`,
      I: "Barking is one of the ways in which dogs speak. A low, quick bark may mean that a stranger is coming, and a high one is often an invitation to play. Other dogs, and people, learn to hear the difference.",
      A: "Barking is one of the ways in which dogs tell others what is going on. Low, rapid barks usually warn of something, and single high barks often mean loneliness or an invitation to play. People who live with a dog soon learn to hear the difference without looking.",
    },
    do: {
      B: "{They} shut {their} eyes and listened to a dog.",
      I: "{They} listened to a dog with closed eyes, and guessed each time what had happened.",
    },
    sees: {
      B: "One bark was for the door. One was for the ball!",
      I: "The bark for the door was low and quick, and the bark for the ball was high.",
    },
    place: "garden",
    draw: "thing:dog",
    source: "Britannica: Dog behavior (britannica.com)",
  },
  {
    id: "fish-sleep",
    keys: ["fish sleep", "fishes sleep", "do fish sleep", "fish asleep"],
    asks: "How do fish sleep?",
    about: ["fish", "sleep"],
    answer: {
      B: "Fish rest with open eyes. They hardly move.",
      E: "Most fish have no eyelids, so their eyes stay open. They rest near the ground or between plants. They hardly move at all.",
      I: "Most fish have no eyelids, and so they rest with open eyes. They stand still in the water or lie near the ground and move only a fin. They breathe more slowly and don't notice so much.",
      A: "Most fish have no eyelids, so nobody can see by their eyes whether they sleep. But they do rest: they hover in one spot or lie among the plants, breathe more slowly, and take longer to notice anything. Some even wrap themselves up in a blanket of slime.",
    },
    do: {
      B: "{They} looked at the fish at night.",
      I: "{They} sat beside a fish tank in the evening, very quietly, and watched one fish for ten minutes.",
    },
    sees: {
      B: "The fish stood still with open eyes!",
      I: "The fish stood still between the plants, with wide open eyes, and moved only one fin.",
    },
    place: "living-room",
    draw: "thing:fish",
    source: "National Oceanic and Atmospheric Administration: Do fish sleep? (oceanservice.noaa.gov)",
  },
  {
    id: "giraffe-neck",
    keys: ["giraffe neck", "giraffes have long necks", "long neck"],
    asks: "Why do giraffes have long necks?",
    about: ["giraffe", "neck"],
    answer: {
      B: "A long neck can reach the top leaves.",
      E: "A giraffe eats leaves from the top of a tree. Its neck is long, but it has only seven bones in it. You have seven, too!",
      I: "With its long neck a giraffe reaches leaves that nobody else can reach, and it sees lions from far away. Even so, there are only seven bones in its neck, just as in ours. Each of them is very long.",
      A: "A giraffe's neck may be six feet long, and still it has only seven bones, exactly as many as ours. Over a very long time, animals with longer necks reached more leaves and saw danger sooner, and so they had more young. Males also use their necks in a fight.",
    },
    do: {
      B: "{They} put leaves on a shelf. {They} took them with a long spoon.",
      I: "{They} laid lettuce leaves on the highest shelf and reached for them, first by hand and then with a long spoon.",
    },
    sees: {
      B: "Only the long spoon could get them!",
      I: "By hand the lettuce couldn't be reached, and with something long it was easy.",
    },
    place: "kitchen",
    draw: "thing:giraffe",
    source: "Britannica: Giraffe (britannica.com)",
  },
];
