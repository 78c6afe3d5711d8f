import type { Note } from "./contract";

export const STORY: readonly string[] = [
  "Talewick began with a wish that every parent hears sooner or later: one more story, and this time about me. Inventing one at eight in the evening, after a long day, is harder than it sounds. Finding one in which the words have just the right size for a child who is learning to read is harder still.",
  "So we set out to make a place where a few words from a parent become a real book. With a beginning and an end, with a picture on every page, and with sentences that are measured rather than guessed.",
  "The name comes from the light one used to read by. A wick is a small thing. It only needs somebody to light it.",
];

export const MISSION =
  "Every child should meet themselves in a book that they can read. We build what a parent needs for that, and leave out everything else.";

export const COMPANY_VALUES: readonly Note[] = [
  {
    title: "The child comes first",
    text: "When a decision is good for a number and not for a child, we decide against the number.",
  },
  {
    title: "Calm by design",
    text: "Nothing in a story blinks or counts down, and no streak can be lost. An evening should end well.",
  },
  {
    title: "As little data as possible",
    text: "What isn’t needed isn’t asked for, and what is no longer needed is deleted.",
  },
  {
    title: "Honest words",
    text: "We say what the product does and what it doesn’t, in sentences that a tired parent can read.",
  },
];

/** Roles, not persons. */
export const TEAM_ROLES: readonly Note[] = [
  {
    title: "Story craft",
    text: "Builds the plots, the wordings and the checks that keep each text at its level.",
  },
  {
    title: "Illustration",
    text: "Draws the people, places and things that every picture is put together from.",
  },
  { title: "Engineering", text: "Keeps stories coming, data safe and pages quick, on old phones too." },
  {
    title: "Design",
    text: "Looks after screens, letters and books, and after everyone being able to use them.",
  },
  {
    title: "Child safety",
    text: "Decides what a story may contain and looks at whatever the checks have stopped.",
  },
  { title: "Family support", text: "Answers letters from parents and passes on what they wish for." },
];

export const MILESTONES: readonly Note[] = [
  {
    title: "A plot that holds",
    text: "The first stories with somebody who wants something, something in the way and a way around it.",
  },
  {
    title: "Four measured levels",
    text: "From then on every text was counted before anyone read it, and rewritten where it was too hard.",
  },
  {
    title: "A picture on every page",
    text: "Our own illustrator learnt to draw what happens, with a hero who looks the same throughout.",
  },
  {
    title: "A book to keep",
    text: "The PDF turned a screen into something for the bedside, and for grandparents.",
  },
  {
    title: "Reading, seen kindly",
    text: "Minutes and badges that mark what has happened and take nothing away.",
  },
];

export const PRESS_FACTS: readonly Note[] = [
  {
    title: "What it is",
    text: "Talewick makes illustrated stories about a parent’s own child, at the level at which that child reads.",
  },
  {
    title: "Who it is for",
    text: "Parents and guardians of children from 3 to 12. Accounts belong to adults; children have none.",
  },
  {
    title: "How it works",
    text: "A child profile, a theme, a few topics. The story is written, measured for its level, illustrated and bound as a PDF.",
  },
  {
    title: "What it costs",
    text: "Three plans, billed monthly or annually, and two stories to try without a plan. Current prices are on the home page.",
  },
  {
    title: "What it doesn’t do",
    text: "No advertising, no trackers, no public profiles, no chat, no training with children’s data.",
  },
  {
    title: "How to write it",
    text: "Talewick, one word, with a capital T. “Talewick makes stories”, not “the Talewick app”.",
  },
];

export const INTEGRATIONS: readonly Note[] = [
  {
    title: "Google sign-in",
    text: "Sign in with the account you already have. We receive your name and verified email address, nothing else.",
  },
  { title: "GitHub sign-in", text: "The same for parents who write code by day." },
  {
    title: "Stripe payments",
    text: "Checkout, invoices and the page on which you change or cancel your plan.",
  },
  {
    title: "PDF for any printer",
    text: "Every story is a standard PDF: for printers, e-readers and the folder with the photos of this year.",
  },
  {
    title: "Talewick API",
    text: "Stories and profiles for your own product, and a word to your program when a story is finished. Make a key in your settings.",
  },
];
