import type { Feature, Step } from "./contract";

export const FEATURES: readonly Feature[] = [
  {
    id: "stories",
    title: "AI-Powered Stories",
    summary: "A new illustrated story whenever you ask, written around the theme that you choose.",
    picture: { scene: "feature-stories", alt: "" },
    detail: {
      heading: "A story from a few words of yours",
      points: [
        "Six themes: adventure, fantasy, science, mystery, friendship and animals.",
        "Every page has its own picture, drawn from what happens on it.",
        "Each finished story is yours as a PDF, to print or to keep.",
      ],
    },
  },
  {
    id: "personal",
    title: "Personalized Content",
    summary: "Your child is the hero, with their name, their interests and their reading level.",
    picture: { scene: "feature-personal", alt: "" },
    detail: {
      heading: "Made for one reader",
      points: [
        "Their name and the things they love run through the plot.",
        "Four reading levels, from Beginner to Advanced. The words are measured, not guessed.",
        "A character style if they like: superhero, space explorer, brave knight and more.",
      ],
    },
  },
  {
    id: "progress",
    title: "Progress Tracking",
    summary: "See stories, minutes and badges grow, for each child on their own page.",
    picture: { scene: "feature-progress", alt: "" },
    detail: {
      heading: "Small steps that you can see",
      points: [
        "Reading minutes count while a story is really being read.",
        "Badges mark the milestones, from the first finished story on.",
        "One calm overview for the whole family.",
      ],
    },
  },
];

export const STEPS: readonly Step[] = [
  {
    title: "Create a profile",
    text: "Your child’s name, age, reading level and favourite things. It takes a minute.",
  },
  { title: "Choose a theme", text: "Pick a theme and a few topics: a lost key, a brave snail, the moon." },
  {
    title: "AI creates",
    text: "The story is written, checked for its level and illustrated while you watch.",
  },
  { title: "Read and enjoy", text: "Read it on the screen together, or download the PDF for the bedside." },
];
