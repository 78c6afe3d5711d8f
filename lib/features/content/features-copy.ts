import type { Note } from "./contract";

type FeatureGroup = {
  title: string;
  text: string;
  scene:
    | "feature-stories"
    | "feature-personal"
    | "feature-progress"
    | "empty-library"
    | "blog-education"
    | "blog-safety";
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
      { title: "What happened next", text: "A story can go on in another one, as part two and three." },
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
    title: "A voice, when yours is tired",
    text: "Voice narration that reads along with your child, page by page.",
    scene: "blog-education",
    points: [
      { title: "Words that light up", text: "Each word lights up at the moment in which it is spoken." },
      {
        title: "Your own voice",
        text: "Record a story for the nights on which you are away, with a plan that has voice options.",
      },
      {
        title: "Words that come back",
        text: "A tap on a word says it, and later stories use it again where it fits.",
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
      {
        title: "PDF of every story",
        text: "To print and to give away. As an e-book, an audio book and a web page, too.",
      },
      {
        title: "Offline reading",
        text: "Stories kept on a phone or tablet are read where there is no internet, with their sound.",
      },
      {
        title: "A link for grandparents",
        text: "They read one story in their browser, without an account, until the link ends.",
      },
      { title: "Your library", text: "Find a story again by its title, child or theme." },
    ],
  },
  {
    title: "Progress, seen kindly",
    text: "Progress tracking for each child, without streaks or reminders.",
    scene: "feature-progress",
    points: [
      { title: "Honest minutes", text: "Time counts only while a page is really being read." },
      {
        title: "Eight badges",
        text: "For what has happened, from the first whole story on. They stay for good.",
      },
      {
        title: "Reading reports",
        text: "A reading analytics dashboard of weeks and months, as a file or by a monthly email if you like.",
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
