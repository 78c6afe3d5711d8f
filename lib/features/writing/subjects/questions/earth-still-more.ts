import type { Question } from "./question";

/** Weather, water, and the ground under us. */
export const STILL_MORE_EARTH_QUESTIONS: readonly Question[] = [
  {
    id: "cold-mountains",
    keys: ["cold on mountains", "mountain cold", "snow on mountains"],
    asks: "Why does it get cold on mountains?",
    about: ["mountain", "air"],
    answer: {
      B: "High up, the air is thin. So it can't stay warm.",
      E: "The sun warms the ground, and the ground warms the air. High up, the air is thin. It cools when it rises.",
      I: "The sun warms the ground first, and the ground warms the air. When that air rises, it spreads out, and spreading out makes it colder. So there is snow on top even in summer.",
      A: "Air is warmed mostly from below, by the ground. When it rises, the pressure falls and it expands, and air that expands grows colder, by several degrees for every thousand feet. So snow can lie on top while cherries ripen below.",
    },
    do: {
      B: "{They} blew on a hand with a wide mouth. Then with a small one.",
      I: "{They} blew on the back of one hand, first with a wide open mouth and then with narrow lips.",
    },
    sees: {
      B: "The second time it was cold!",
      I: "The same breath was warm from a wide mouth and cool from narrow lips.",
    },
    place: "kitchen",
    draw: "thing:snow-capped-mountain",
    source: "Britannica: Lapse rate (britannica.com)",
  },
  {
    id: "mirage",
    keys: ["road look wet", "road wet"],
    asks: "Why does the road look wet when it is hot?",
    about: ["road", "light"],
    answer: {
      B: "Hot air bends the light. You see a bit of sky.",
      E: "The hot road makes the air above it hot. Hot air bends the light. So you see the sky on the ground.",
      I: "On a hot day the air just over the road is much hotter than the air above. Light is bent there, and we see a piece of the sky down on the ground. It looks like water.",
      A: "Just above a hot road lies a layer of very hot, thin air. Light that comes down from the sky is bent upward in it before it touches the ground. So the eye sees a patch of blue sky on the road and takes it for water.",
    },
    do: {
      B: "{They} put a spoon in a glass of water.",
      I: "{They} stood a spoon in a glass of water and looked at it from the side.",
    },
    sees: {
      B: "The spoon had a bend in it!",
      I: "The spoon appeared to be broken just at the water, and it was quite straight.",
    },
    place: "kitchen",
    draw: "thing:car",
    source: "Britannica: Mirage (britannica.com)",
  },
];
