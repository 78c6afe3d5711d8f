import type { Note, Position } from "./contract";

export const CAREER_VALUES: readonly Note[] = [
  {
    title: "Child-Centered",
    text: "We ask what a child gets out of it first, and what we get out of it second.",
  },
  {
    title: "Innovation",
    text: "We try things out, measure them, and keep what works. A good idea may come from anybody.",
  },
  {
    title: "Safety First",
    text: "Whatever touches children’s data or stories is looked at twice before it goes out.",
  },
  {
    title: "Accessibility",
    text: "Our pages and books are for everybody, whatever their eyes, hands, device or language.",
  },
];

export const BENEFITS: readonly Note[] = [
  {
    title: "Work from where you live",
    text: "All positions are remote, with core hours that overlap for half a day.",
  },
  { title: "Time with your family", text: "Flexible hours, and meetings that end before dinner does." },
  { title: "Health insurance", text: "Medical, dental and vision, for your family too." },
  { title: "Time off", text: "Five weeks a year, and parental leave for every kind of parent." },
  { title: "Learning", text: "A yearly budget for courses, conferences and books." },
  {
    title: "A Family plan",
    text: "Stories for all the children in your life, for as long as you work here.",
  },
];

const REMOTE = { location: "Remote, US time zones", type: "Full-time", postedOn: "2026-11-02" } as const;

export const POSITIONS: readonly Position[] = [
  {
    ...REMOTE,
    slug: "senior-story-engineer",
    title: "Senior Story Engineer",
    department: "Engineering",
    salary: "$150k-$200k",
    description:
      "You build what writes and measures our stories: plots that hold, sentences that fit a level, checks that catch what shouldn’t pass.",
    requirements: [
      "Several years of TypeScript in production",
      "Experience with language technology",
      "A feeling for how a good sentence sounds",
    ],
    color: "primary",
  },
  {
    ...REMOTE,
    slug: "full-stack-engineer",
    title: "Full-Stack Engineer",
    department: "Engineering",
    salary: "$120k-$160k",
    description:
      "You look after everything between a parent’s tap and a finished book: pages, API, queue and database.",
    requirements: [
      "React and Node.js in daily use",
      "Sound knowledge of PostgreSQL",
      "Tests that say what they prove",
    ],
    color: "info",
  },
  {
    ...REMOTE,
    slug: "illustrator-for-systems",
    title: "Illustrator for Systems",
    department: "Design",
    salary: "$90k-$120k",
    description:
      "You draw people, places and things in parts from which thousands of pictures can be put together, and see to it that each looks meant.",
    requirements: [
      "A portfolio for children’s books",
      "Confident work with vectors",
      "Patience for the ninth pair of glasses",
    ],
    color: "accent",
  },
  {
    ...REMOTE,
    slug: "lead-childrens-editor",
    title: "Lead Children’s Editor",
    department: "Content",
    salary: "$130k-$170k",
    description: "You decide how our stories sound, at four reading levels, and what they never do.",
    requirements: [
      "Years in children’s publishing or literacy teaching",
      "Knowledge of reading levels and how they are measured",
      "Joy in rules and in exceptions to them",
    ],
    color: "success",
  },
  {
    ...REMOTE,
    slug: "family-support-lead",
    title: "Family Support Lead",
    department: "Customer Success",
    salary: "$80k-$110k",
    description:
      "You answer parents in plain, kind sentences and make sure that the question needn’t be asked again.",
    requirements: ["Experience in support by email", "Very good writing", "Care with personal data"],
    color: "warning",
  },
  {
    ...REMOTE,
    slug: "marketing-manager",
    title: "Marketing Manager",
    department: "Marketing",
    salary: "$100k-$130k",
    description: "You tell parents about Talewick without frightening, flattering or chasing them.",
    requirements: [
      "Campaigns for families or education",
      "Numbers that you can defend",
      "Respect for children as nobody’s target group",
    ],
    color: "danger",
  },
];
