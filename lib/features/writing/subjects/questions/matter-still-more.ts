import type { Question } from "./question";

/** Plants, food, and how things behave. */
export const STILL_MORE_MATTER_QUESTIONS: readonly Question[] = [
  {
    id: "apple-brown",
    keys: ["apple brown", "apple turn brown"],
    asks: "Why does an apple turn brown?",
    about: ["apple", "air"],
    answer: {
      B: "Air gets to the cut. That makes it brown.",
      E: "When you cut an apple, air gets in. Something in the apple mixes with the air and turns brown. Lemon stops it.",
      I: "When an apple is cut, a substance inside it meets the oxygen of the air, and together they turn brown. Lemon juice slows it down, because the sour stops the helper that does the work.",
      A: "In the cut cells an enzyme meets the oxygen of the air and helps to build brown substances, rather as iron rusts. Lemon juice is so acid that the enzyme can't work, and cold slows it down.",
    },
    do: {
      B: "{They} put lemon on one half of an apple.",
      I: "{They} cut an apple in quarters: one was left alone, and the others got lemon, water, and salt.",
    },
    sees: {
      B: "That half stayed white!",
      I: "After an hour the one that was left alone was brown, and the one with lemon had not changed at all.",
    },
    place: "kitchen",
    draw: "thing:red-apple",
    source: "Scientific American: Why do apple slices turn brown after being cut? (scientificamerican.com)",
  },
  {
    id: "sugar-dissolve",
    keys: ["sugar go", "sugar tea"],
    asks: "Where does sugar go in tea?",
    about: ["sugar", "water"],
    answer: {
      B: "It is still there. It is in bits too small to see.",
      E: "The sugar is not gone. It falls into bits so small that you can't see them. You can taste them.",
      I: "The water takes the sugar apart, into pieces so tiny that nobody can see them, and they spread out everywhere. You can still taste them. In hot water it goes faster.",
      A: "Water pulls the grains apart into their molecules, which are far too small to be seen, and these mix in among the water's own. Nothing is lost: if the water dries, the crystals come back.",
    },
    do: {
      B: "{They} put sugar in cold water and in warm water.",
      I: "{They} put one cube in a cold glass and one in a warm glass, and did not stir.",
    },
    sees: {
      B: "In the warm one, it was gone first.",
      I: "In the warm glass the cube fell to pieces in a minute, and the cold one took ten.",
    },
    place: "kitchen",
    draw: "thing:teacup-without-handle",
    source: "Britannica: Solution (britannica.com)",
  },
  {
    id: "rust",
    keys: ["why do things rust"],
    asks: "Why do things rust?",
    about: ["rust", "iron"],
    answer: {
      B: "Iron gets wet. Air and water turn it to rust.",
      E: "When iron is wet, it mixes with the air. It turns into something brown and soft. That is rust.",
      I: "When iron is damp, it joins with the oxygen of the air and turns into a brown powder. Salt makes it faster. Paint keeps the water away.",
      A: "Rust is what iron turns into when it joins with oxygen, for which it needs water. Salt speeds it up, and oil or paint keep the dampness away, which is why bridges are always being painted.",
    },
    do: {
      B: "{They} put two nails in two cups. One cup was dry.",
      I: "{They} put one nail in a dry jar, one in water, and one in salt water, and waited a week.",
    },
    sees: {
      B: "The dry nail was still shiny.",
      I: "The dry one was shiny, the wet one was brown, and the salty one was the brownest of all.",
    },
    place: "kitchen",
    draw: "thing:nut-and-bolt",
    source: "Britannica: Rust (britannica.com)",
  },
  {
    id: "ball-bounce",
    keys: ["ball bounce", "why do balls bounce"],
    asks: "Why does a ball bounce?",
    about: ["ball", "floor"],
    answer: {
      B: "The floor pushes the ball flat. It jumps back into shape.",
      E: "When a ball hits the floor, it gets a bit flat. Then it jumps back to its round shape. That throws it up.",
      I: "When a ball hits the floor, it is squashed and stores the push like a spring. Then it jumps back into shape, and that throws it up, never quite as high as before.",
      A: "At the moment when it strikes, the ball is squashed, and like a spring it stores the energy of its fall. As it becomes round again, it gives that back, though a little is always lost as warmth and sound, so no bounce is as high as the last.",
    },
    do: {
      B: "{They} wet a ball and let it bounce on paper.",
      I: "{They} wet a ball, let it fall on dark paper once from low and once from high, and compared the spots.",
    },
    sees: {
      B: "The high one made a big spot.",
      I: "The higher the fall, the bigger was the spot, so the ball had been quite flat for a moment.",
    },
    place: "kitchen",
    draw: "thing:soccer-ball",
    source: "Britannica: Elasticity (britannica.com)",
  },
  {
    id: "seesaw",
    keys: ["see saw"],
    asks: "How does a seesaw lift somebody heavy?",
    about: ["seesaw", "lever"],
    answer: {
      B: "Sit far out. Then you can lift a big person.",
      E: "A seesaw is a lever. Far from the middle, a small push is strong. So a child can lift a grown-up.",
      I: "A seesaw is a lever. The farther you sit from the middle, the more your weight counts. A child at the end can lift a grown-up who sits near the middle.",
      A: "A seesaw is a lever, and for a lever not only the weight counts but also its distance from the middle. A child who sits twice as far out balances somebody twice as heavy.",
    },
    do: {
      B: "{They} put a ruler on a pen and added coins.",
      I: "{They} laid a ruler across a pencil, put four coins near the middle, and moved one coin outward.",
    },
    sees: { B: "One coin lifted four!", I: "At the far end a single coin lifted all four." },
    place: "kitchen",
    draw: "thing:balance-scale",
    source: "Britannica: Lever (britannica.com)",
  },
  {
    id: "grass-green",
    keys: ["grass green", "leaves green", "plants green"],
    asks: "Why is grass green?",
    about: ["grass", "leaf", "plant"],
    answer: {
      B: "Grass makes its food from light. That part is green.",
      E: "Grass makes its food from light, air and water. It has a green stuff for that. Without light, it turns yellow.",
      I: "Plants make their own food from light, air and water. For that they need a green substance, which catches the light. Where no light comes for a week, grass turns pale.",
      A: "Every blade of grass is a small kitchen, in which sunlight, air and water are turned into sugar. The substance that catches the light is called chlorophyll. It uses the red and blue parts and sends the green part back to our eyes. In the dark it is no longer made, and so the grass turns yellow.",
    },
    do: {
      B: "{They} put a plate on the grass. It had to wait there.",
      I: "{They} laid a plate upside down on the grass and left it there for a whole week.",
    },
    sees: {
      B: "Under the plate, the grass was yellow!",
      I: "Under the plate there was a pale yellow circle, and all around it the grass was green.",
    },
    place: "garden",
    draw: "thing:seedling",
    source: "Britannica: Chlorophyll (britannica.com)",
  },
  {
    id: "submarine-dive",
    keys: ["submarine dive", "submarines dive", "submarine sink", "submarine work", "submarines work"],
    asks: "How does a submarine dive?",
    about: ["submarine"],
    answer: {
      B: "It lets water in. Then it is heavy and goes down.",
      E: "A submarine has big tanks. When water comes in, it gets heavy and goes down. When air pushes the water out, it comes up.",
      I: "A submarine has large tanks at its sides. When water flows into them it becomes heavier and sinks. When air is blown in and pushes the water out, it grows lighter and rises.",
      A: "On both sides of a submarine there are large tanks. At the surface they are full of air. When the valves are opened, water flows in, and the boat becomes so heavy that it sinks. To rise again, it blows the water out with compressed air.",
    },
    do: {
      B: "{They} put a bottle in the bathtub. {They} let water in.",
      I: "{They} let a bottle fill under water in the bathtub, and then blew air into it with a straw.",
    },
    sees: {
      B: "With water it sank. With air it came up!",
      I: "Full of water the bottle sank, and as the air came in it rose again.",
    },
    place: "bathroom",
    draw: "thing:water-wave",
    source: "Britannica: Submarine (britannica.com)",
  },
];
