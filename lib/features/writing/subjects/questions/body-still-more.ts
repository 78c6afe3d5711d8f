import type { Question } from "./question";

/** The body of a child. */
export const STILL_MORE_BODY_QUESTIONS: readonly Question[] = [
  {
    id: "scab",
    keys: ["cut heal", "why does my knee heal"],
    asks: "Why does a scab itch and fall off?",
    about: ["scab", "skin"],
    answer: {
      B: "It is a lid. New skin grows under it.",
      E: "Blood dries and makes a lid on the cut. Under it, new skin grows. When it is ready, the lid falls off.",
      I: "When you scrape your knee, tiny parts of the blood stick together and make a lid. Under it new skin grows in from the edges. When it is done, the lid drops off by itself.",
      A: "As soon as skin is hurt, small plates in the blood clump together and close the hole, and the clot dries into a lid. Under its protection new skin grows in from the edges, which may itch, and in the end the lid is simply pushed off.",
    },
    do: {
      B: "{They} drew the sore knee each day.",
      I: "{They} drew the scrape on {their} knee every evening, life size, with the right colors.",
    },
    sees: {
      B: "It got small from the sides.",
      I: "In the row of pictures it grew smaller from the edges, and on the ninth day it was gone.",
    },
    place: "kitchen",
    draw: "thing:adhesive-bandage",
    source: "MedlinePlus: Wound healing (medlineplus.gov)",
  },
  {
    id: "voice",
    keys: ["my voice", "voice come from", "vocal cords"],
    asks: "Where does my voice come from?",
    about: ["voice", "throat"],
    answer: {
      B: "Two small bands in your throat shake. That is your voice.",
      E: "In your throat are two small bands. When air goes by, they shake. Your mouth makes words out of it.",
      I: "In your throat are two small folds. When you breathe out between them, they flutter and make a hum, and your tongue and lips turn the hum into words.",
      A: "Between the windpipe and the mouth two folds are stretched. When we speak, the breath makes them flutter a hundred times a second or more, and throat, tongue, teeth, and lips shape that buzz into words.",
    },
    do: {
      B: "{They} let air out of a balloon. {They} pulled its neck.",
      I: "{They} blew up a balloon and stretched its neck wide while the air came out.",
    },
    sees: {
      B: "The balloon sang!",
      I: "The tighter its neck was stretched, the higher the balloon squealed.",
    },
    place: "kitchen",
    draw: "thing:speech-balloon",
    source: "NIH NIDCD: What Is Voice? (nidcd.nih.gov)",
  },
  {
    id: "dizzy",
    keys: ["get dizzy"],
    asks: "Why do I get dizzy when I spin?",
    about: ["dizzy", "ear"],
    answer: {
      B: "There is water in your ear. It goes on after you stop.",
      E: "Deep in your ear is a bit of water. When you spin, it spins, too. When you stop, it goes on for a while.",
      I: "Deep in each ear are three tiny curved tubes with fluid in them. When you stop spinning, the fluid goes on, and your brain believes that you are still turning.",
      A: "In the inner ear lie three curved canals filled with fluid, with fine hairs that feel it move. If you spin for a while, the fluid joins in, and when you stop it keeps on going, so that ears and eyes report different things.",
    },
    do: {
      B: "{They} stirred the tea. Then {they} stopped.",
      I: "{They} stirred a glass of water with some pepper in it, took the spoon out, and watched.",
    },
    sees: {
      B: "The tea went on and on.",
      I: "The spoon had been out for some time, and the pepper was still going around.",
    },
    place: "kitchen",
    draw: "thing:dizzy",
    source: "MedlinePlus: Dizziness (medlineplus.gov)",
  },
];
