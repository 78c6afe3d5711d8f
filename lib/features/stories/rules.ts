import { keptSince } from "@/lib/shared/retention";
import { READING_LEVELS, type CharacterStyleId, type ReadingLevel, type Theme } from "@/lib/shared/story";
import type { WriteDay } from "@/lib/shared/write-day";

export const MAX_TITLE_LENGTH = 255;
export const MAX_TOPICS = 8;
/** A hurried parent writes the whole sentence where the topics go. */
export const MAX_TOPIC_LENGTH = 160;
export const DEFAULT_CREATIVITY = 5;

/** Two at once for one parent; more wait in the queue. */
export const MAX_ACTIVE_PER_PARENT = 2;

export const GENERATE_LIMIT = { name: "generate", points: 30, perSeconds: 3600 } as const;
/** A parent who types pauses; so many looks ahead are a program. */
export const OUTLINE_LIMIT = { name: "outline", points: 240, perSeconds: 300 } as const;
export const RETELL_LIMIT = { name: "retell", points: 60, perSeconds: 3600 } as const;
export const LOOK_LIMIT = { name: "look", points: 20, perSeconds: 3600 } as const;
/** E-books, audio books and web pages are made while the parent waits. */
export const DOWNLOAD_LIMIT = { name: "book-download", points: 120, perSeconds: 3600 } as const;
export const STATUS_LIMIT = { name: "story-status", points: 25, perSeconds: 5 } as const;

/** Books in one answer of the library. */
export const LIBRARY_PAGE = 100;
export const MAX_LIBRARY_PAGE = 200;
export const LIBRARY_SORTS = ["newest", "title", "lastRead"] as const;
export type LibrarySort = (typeof LIBRARY_SORTS)[number];
export const READING_STATES = ["unread", "started"] as const;

/** An identical order within this time, while the first is being made, is a double click. */
export const DUPLICATE_SECONDS = 10;
/** Within this time, whoever orders the very story that they have, by its idea, is led to it and charged nothing. */
export const SAME_STORY_SECONDS = 24 * 60 * 60;
/** How often a worker may die over one order, and how often a step may fail for reasons that can pass. */
export const MAX_CRASHES = 3;
export const MAX_ERRORS = 3;
/** How long an order waits for a provider that is away, each time that it is. */
export const DELAYS_SECONDS = [15, 30, 60, 120] as const;
/** Where the provider makes as many stories as it may, the next one asks again after this time. */
export const NO_ROOM_SECONDS = 2;

type UsedUpPlan = { planName: string; storiesLimit: number; hasActiveSubscription: boolean; periodEnd: Date };

export function describeUsedUp(
  { planName, storiesLimit, hasActiveSubscription, periodEnd }: UsedUpPlan,
  writeDay: WriteDay,
): string {
  if (!hasActiveSubscription) {
    return `The ${planName} plan's ${storiesLimit} stories are used up. Choose a plan to make more.`;
  }
  return `All ${storiesLimit} stories of this month are used up. New ones come on ${writeDay(periodEnd)}, or with a larger plan.`;
}

/** How a book's pictures came about. */
export const PICTURE_SOURCES = ["drawn", "painted", "painted-from-photo", "drawn-instead"] as const;
export type PictureSource = (typeof PICTURE_SOURCES)[number];

/** Who made the pictures, as the book names them. */
export const illustratorOf = (source: PictureSource): "openai" | "classic" =>
  source === "painted" || source === "painted-from-photo" ? "openai" : "classic";

/** Said in a finished story that our own writer told because the provider's could not. */
export const TOLD_INSTEAD =
  "Our usual story writer didn’t manage to tell this one as you asked, so we told it with a story of our own.";

/** Said in a finished story that has the child as a drawn character. */
export const CHARACTER_NOTE =
  "We drew the hero in the style and with the looks that you chose. The photo stayed with us and is deleted.";
const CHARACTER_NOTES: Record<PictureSource, string> = {
  drawn: CHARACTER_NOTE,
  painted:
    "The hero was painted in the style and with the looks that you chose. The photo stayed with us and is deleted.",
  "painted-from-photo": "The hero was painted from your photo, in the style you chose. The photo is deleted.",
  "drawn-instead":
    "The pictures could not be painted this time, so we drew the hero in the style you chose. The photo is deleted.",
};
const DRAWN_INSTEAD = "The pictures could not be painted this time, so we drew them ourselves.";

/** What a parent should know about the pictures of a finished book; `null` where all went as expected. */
export function describePictures(kind: "story" | "character", source: string | null): string | null {
  const known = PICTURE_SOURCES.find((name) => name === source) ?? "drawn";
  if (kind === "character") return CHARACTER_NOTES[known];
  return known === "drawn-instead" ? DRAWN_INSTEAD : null;
}

/** From the moment in which a worker first takes an order up; waiting in the queue is not the order's fault. */
export const MAX_MAKING_SECONDS = 600;
/** Longer than an order may take in all: a worker that dies is noticed by its silence. */
export const MAKE_STORY_TIMEOUT_SECONDS = MAX_MAKING_SECONDS + 120;

/** What the parent reads when a story could not be made. */
export const FAILURES = {
  CRASHED: "Something kept going wrong while we made this story. We stopped and gave your credit back.",
  CHILD_DELETED: "The child profile was deleted while the story was being made. Your credit is back.",
  ACCOUNT_DELETED: "The account was deleted while the story was being made.",
  WORDS_REFUSED:
    "Something in the title or the topics did not pass our safety check. Your credit is back; please try other words.",
  DECLINED:
    "Our story writer would rather not write this one. Your credit is back; please try other words for the title or the topics.",
  UNCHECKED:
    "We could not check this story for safety just now, so we show nothing of it. Your credit is back; please try again in a little while.",
  PROVIDER_DOWN:
    "Our story writer can't be reached at the moment. Your credit is back; please try again in a few minutes.",
  PROVIDER_FAILED:
    "Our story writer gave us nothing that we could use. Your credit is back; please try again in a little while.",
  OFF_BRIEF:
    "Our story writer did not keep to what you asked for, so we did not finish this story. Your credit is back; please try again, perhaps in other words.",
  OVER_BUDGET:
    "So many stories were made today that we had to stop. Your credit is back; please try again tomorrow.",
  CONSENT_WITHDRAWN:
    "You took back your consent to the photo, so we stopped this story and deleted the photo. Your credit is back.",
  REFUSED: "This story did not pass our safety check, so we did not finish it. Your credit is back.",
  UNFIT: "This story did not pass our safety check, so we did not finish it. Your credit is back.",
  TOO_LATE: "This story was taking far too long, so we stopped. Your credit is back; please try again.",
  ERROR: "We could not finish this story. Your credit is back; please try again in a little while.",
} as const;
export type FailureCode = keyof typeof FAILURES;

/** So many stories of a period are given back when the family itself is why they end; later ones count. */
export const MAX_CAUSED_RELEASES = 5;

/** What the parent reads when such a story counts. */
const COUNTED_FAILURES: Partial<Record<FailureCode, string>> = {
  CHILD_DELETED:
    "The child profile was deleted while the story was being made. This has happened several times in this period, so the story counts.",
  WORDS_REFUSED:
    "Something in the title or the topics did not pass our safety check. This has happened several times in this period, so the story counts.",
  DECLINED:
    "Our story writer would rather not write this one. This has happened several times in this period, so the story counts.",
  CONSENT_WITHDRAWN:
    "You took back your consent to the photo, so we stopped this story and deleted the photo. This has happened several times in this period, so the story counts.",
  REFUSED:
    "This story did not pass our safety check, so we did not finish it. This has happened several times in this period, so the story counts.",
};
export const CAUSED_FAILURES = Object.keys(COUNTED_FAILURES);

/** What was ordered is blanked when it failed before this; who failed and why stays with the credit. */
export const failedOrdersKeptSince = (now: Date): Date => keptSince("failedOrders", now);

export const describeFailure = (code: FailureCode, { counted }: { counted: boolean }): string =>
  (counted ? COUNTED_FAILURES[code] : undefined) ?? FAILURES[code];

/** Told again by a model, with its rewriting rounds; our own writer takes a moment. */
export const MAX_RETELLING_SECONDS = 150;
const RETELLING_SECONDS = MAX_RETELLING_SECONDS + 60;
/** A text of another level that was asked for before this and isn't there won't come by itself. */
export const overdueSince = (now: Date): Date => new Date(now.getTime() - RETELLING_SECONDS * 1000);

const FAILED_RETELLING_SHOWN_SECONDS = 3600;
/** A text of another level that failed before this isn't spoken of any more. */
export const forgottenSince = (now: Date): Date =>
  new Date(now.getTime() - FAILED_RETELLING_SHOWN_SECONDS * 1000);

/** The levels of `only` that a story can be told at with one tap, while whoever wrote it still writes for us. */
export function levelsBeside(
  { level, writer }: { level: ReadingLevel; writer: string },
  { writesAtProvider, only = READING_LEVELS }: { writesAtProvider: boolean; only?: readonly ReadingLevel[] },
): { easier: ReadingLevel | null; harder: ReadingLevel | null } {
  const isThere = writer === "classic" || (writer === "openai" && writesAtProvider);
  if (!isThere) return { easier: null, harder: null };
  const at = READING_LEVELS.indexOf(level);
  const beside = (step: number) => only.find((known) => known === READING_LEVELS[at + step]) ?? null;
  return { easier: beside(-1), harder: beside(1) };
}

export const bookPdfUrl = (bookId: string): string => `/api/books/${bookId}/pdf`;

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

/** What stands in place of the first label while others are before it. */
export const placeInLine = (ahead: number): string =>
  ahead === 0 ? "Next in line" : `Number ${ahead + 1} in line`;

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
