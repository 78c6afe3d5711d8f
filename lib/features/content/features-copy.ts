import type { Note } from "./contract";

type FeatureGroup = {
  title: string;
  text: string;
  scene: "feature-stories" | "feature-personal" | "feature-progress" | "empty-library" | "blog-safety";
  points: readonly Note[];
};

/** Only what the product does today. */
export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  {
    title: "Stories from a few words of yours",
    text: "A theme, a title and two or three things that should be in it. The rest is told.",
    scene: "feature-stories",
    points: [
      { title: "Six themes", text: "Adventure, fantasy, science, mystery, friendship and animals." },
      {
        title: "A picture on every page",
        text: "Drawn from what happens there, with a hero who stays the same.",
      },
      {
        title: "As tame or as wild as you like",
        text: "The creativity slider decides how far the plot may wander.",
      },
    ],
  },
  {
    title: "Made for one reader",
    text: "Your child’s name, looks and favourite things, at the level at which they read.",
    scene: "feature-personal",
    points: [
      {
        title: "Four reading levels",
        text: "From Beginner to Advanced. Every text is measured before you see it.",
      },
      { title: "Twelve interests", text: "From dinosaurs to music; each changes what the story is about." },
      {
        title: "Character styles",
        text: "Superhero, princess, space explorer, magical wizard or brave knight.",
      },
    ],
  },
  {
    title: "A book to hold",
    text: "On the screen it turns like a book. On paper it is one.",
    scene: "empty-library",
    points: [
      {
        title: "A calm reader",
        text: "Larger letters, an easy-to-read typeface and wider spacing, as your child likes it.",
      },
      { title: "PDF of every story", text: "To print, to give away or to read where there is no internet." },
      { title: "Your library", text: "Find a story again by its title, child or theme." },
    ],
  },
  {
    title: "Progress, seen kindly",
    text: "What has been read, for each child, without streaks or reminders.",
    scene: "feature-progress",
    points: [
      { title: "Honest minutes", text: "Time counts only while a page is really being read." },
      {
        title: "Eight badges",
        text: "For what has happened, from the first whole story on. They stay for good.",
      },
      { title: "The whole family", text: "Children, stories, minutes and badges in one overview." },
    ],
  },
  {
    title: "Safe by default",
    text: "Children’s data is treated as what it is: not ours.",
    scene: "blog-safety",
    points: [
      { title: "Checked twice", text: "Your wish before writing, the text before reading." },
      {
        title: "Private photos",
        text: "Without place and time, opened by your account only, deleted when done.",
      },
      {
        title: "No trackers",
        text: "No advertising, no public profiles, no training with your child’s data.",
      },
    ],
  },
];
