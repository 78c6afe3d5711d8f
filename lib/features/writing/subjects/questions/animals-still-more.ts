import type { Question } from "./question";

/** What animals do, and why. */
export const STILL_MORE_ANIMAL_QUESTIONS: readonly Question[] = [
  {
    id: "ducks-dry",
    keys: ["ducks get wet", "duck wet", "duck dry"],
    asks: "Why don't ducks get wet?",
    about: ["duck", "feather"],
    answer: {
      B: "Ducks put oil on. The water runs off.",
      E: "A duck has oil near its tail. It rubs the oil on its feathers. Water and oil do not mix, so the water runs off.",
      I: "A duck takes oil from a spot near its tail and combs it through its feathers. They hook together like tiny zippers, and the water rolls off in beads.",
      A: "Near its tail a duck has a gland that makes oil, and with its bill it combs the oil through its feathers. Their fine branches hook into each other, so that the coat is closed, and water rolls off it in beads.",
    },
    do: {
      B: "{They} put oil on one paper. Both got water.",
      I: "{They} rubbed a little cooking oil into one half of a paper feather and let water drip on both halves.",
    },
    sees: {
      B: "On the oil, the drops ran off.",
      I: "One half soaked it up and curled, and on the other the drops sat like pearls.",
    },
    place: "kitchen",
    draw: "thing:duck",
    source: "Cornell Lab of Ornithology: Feathers (academy.allaboutbirds.org)",
  },
  {
    id: "gecko",
    keys: ["walk on the wall", "walk on the ceiling"],
    asks: "How do geckos walk on the wall?",
    about: ["gecko", "foot"],
    answer: {
      B: "A gecko has tiny hairs on its feet. They hold on.",
      E: "Its feet have millions of tiny hairs. They get so near the wall that they hold on to it. There is no glue.",
      I: "On its toes a gecko has millions of hairs, split into even finer ends. They come so close to the wall that the smallest parts of both pull at each other. To let go, it rolls up its toes.",
      A: "There is neither glue nor suction. The toes carry millions of fine hairs, each split into hundreds of tips, which come so close to a surface that the molecules attract each other. Rolling up its toes, the gecko is free again.",
    },
    do: {
      B: "{They} pushed the pages of two books into each other.",
      I: "{They} laid the pages of two books over each other, one by one, and then tried to pull the books apart.",
    },
    sees: {
      B: "The books did not come apart!",
      I: "Each page held only a little, but all of them together could not be pulled apart.",
    },
    place: "kitchen",
    draw: "thing:lizard",
    source: "Britannica: Gecko (britannica.com)",
  },
  {
    id: "dog-smell",
    keys: ["dogs smell", "dog nose", "dog smell"],
    asks: "How can dogs smell so well?",
    about: ["dog", "nose"],
    answer: {
      B: "A dog's nose has much more room to smell.",
      E: "A dog has a great many smell spots in its nose. It takes quick little sniffs. It can even tell who was there before.",
      I: "A dog's nose has many millions more places for catching smells than ours. A bigger part of its brain is there to sort them. It can smell who walked by yesterday.",
      A: "We have a few million places in the nose where smells are caught. A dog has up to three hundred million, and a much larger part of its brain to sort them. For a dog, a street corner is a newspaper.",
    },
    do: {
      B: "{They} shut {their} eyes and smelled five cups.",
      I: "{They} put a blindfold on and sniffed at five cups with lemon, soap, bread, grass, and an old sock.",
    },
    sees: {
      B: "{They} knew the sock at once!",
      I: "{They} knew four of the five, and the neighbor's dog found the cheese in the next room.",
    },
    place: "kitchen",
    draw: "thing:dog",
    source: "Britannica: Dog, senses (britannica.com)",
  },
];
