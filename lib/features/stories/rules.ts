import type { CharacterStyleId, Theme } from "@/lib/shared/story";

export const MAX_TITLE_LENGTH = 255;
export const MAX_TOPICS = 8;
export const MAX_TOPIC_LENGTH = 60;
export const DEFAULT_CREATIVITY = 5;

/** Two at once for one parent; more wait in the queue. */
export const MAX_ACTIVE_PER_PARENT = 2;

export const THEME_LABELS: Record<Theme, string> = {
  adventure: "Adventure",
  fantasy: "Fantasy",
  science: "Science",
  mystery: "Mystery",
  friendship: "Friendship",
  animals: "Animals",
};

/** The labels of the specification, by share of finished work. */
export function progressLabel(progress: number): string {
  if (progress < 15) return "Starting";
  if (progress < 60) return "Generating character images";
  if (progress < 80) return "Writing the story";
  if (progress < 100) return "Building the PDF";
  return "Ready";
}

/** The share of finished work after each step of a book request; pages move it between text and PDF. */
export const STEP_PROGRESS = {
  checked: 5,
  planned: 15,
  portrait: 60,
  text: 80,
  pages: 95,
  done: 100,
} as const;

export type CharacterStyle = {
  id: CharacterStyleId;
  name: string;
  description: string;
  /** Name of an interface icon. */
  icon: string;
  ageGroup: string;
  theme: Theme;
};

export const CHARACTER_STYLE_LIST: CharacterStyle[] = [
  {
    id: "superhero",
    name: "Superhero",
    description: "A cape, a bright emblem and a kind heart.",
    icon: "zap",
    ageGroup: "3-12",
    theme: "adventure",
  },
  {
    id: "princess",
    name: "Princess",
    description: "A small crown, and plans of her own.",
    icon: "crown",
    ageGroup: "3-12",
    theme: "fantasy",
  },
  {
    id: "space-explorer",
    name: "Space Explorer",
    description: "A suit with many pockets, ready for the stars.",
    icon: "rocket",
    ageGroup: "3-12",
    theme: "science",
  },
  {
    id: "magical-wizard",
    name: "Magical Wizard",
    description: "A tall hat, a long robe and a wand that mostly behaves.",
    icon: "wand-sparkles",
    ageGroup: "3-12",
    theme: "fantasy",
  },
  {
    id: "brave-knight",
    name: "Brave Knight",
    description: "Light armour, and courage for two.",
    icon: "shield",
    ageGroup: "3-12",
    theme: "adventure",
  },
];
