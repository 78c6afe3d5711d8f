/**
 * The words that writers, illustrators and the book share. A writer fills `Scene`s, an illustrator draws
 * them; neither knows the other. Closed lists, so that every value a writer may use can be drawn.
 */

import type { Colour } from "./colours";
import type { Worn } from "./worn";

export const THEMES = ["adventure", "fantasy", "science", "mystery", "friendship", "animals"] as const;
export type Theme = (typeof THEMES)[number];

export const READING_LEVELS = ["Beginner", "Emerging", "Intermediate", "Advanced"] as const;
export type ReadingLevel = (typeof READING_LEVELS)[number];

export const GENDERS = ["Boy", "Girl", "Other"] as const;
export type Gender = (typeof GENDERS)[number];

export const INTERESTS = [
  "Animals",
  "Adventure",
  "Fantasy",
  "Science",
  "Art",
  "Sports",
  "Magic",
  "Nature",
  "Space",
  "Dinosaurs",
  "Music",
  "Technology",
] as const;
export type Interest = (typeof INTERESTS)[number];

export const CHARACTER_STYLES = [
  "superhero",
  "princess",
  "space-explorer",
  "magical-wizard",
  "brave-knight",
] as const;
export type CharacterStyleId = (typeof CHARACTER_STYLES)[number];

export const PLACES = [
  "bedroom",
  "kitchen",
  "attic",
  "garden",
  "park",
  "treehouse",
  "street",
  "village",
  "market",
  "school",
  "library",
  "museum",
  "workshop",
  "laboratory",
  "stage",
  "sports-field",
  "farm",
  "meadow",
  "forest",
  "river",
  "bridge",
  "lake",
  "beach",
  "sea",
  "underwater",
  "island",
  "lighthouse",
  "mountain",
  "hill",
  "cave",
  "jungle",
  "desert",
  "snowfield",
  "castle",
  "tower",
  "night-sky",
  "space",
  "planet",
  "living-room",
  "bathroom",
  "classroom",
  "playground",
  "pool",
  "doctors-room",
  "hospital-room",
  "supermarket",
  "station",
  "train-inside",
  "bus-inside",
  "airport",
  "theatre",
  "tent-inside",
  "building-site",
  "zoo",
  "plane-inside",
  "aquarium",
  "circus",
  "moonscape",
  "rocket-inside",
  "cab-inside",
] as const;
export type Place = (typeof PLACES)[number];

export const TIMES_OF_DAY = ["dawn", "morning", "noon", "afternoon", "sunset", "evening", "night"] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

export const WEATHERS = ["clear", "cloudy", "rain", "wind", "snow", "fog", "rainbow", "starry"] as const;
export type Weather = (typeof WEATHERS)[number];

export const POSES = [
  "standing",
  "walking",
  "running",
  "jumping",
  "sitting",
  "kneeling",
  "reaching",
  "pointing",
  "waving",
  "holding",
  "climbing",
  "flying",
  "swimming",
  "dancing",
  "hugging",
  "thinking",
  "reading",
  "sleeping",
] as const;
export type Pose = (typeof POSES)[number];

export const FEELINGS = [
  "happy",
  "excited",
  "curious",
  "surprised",
  "proud",
  "brave",
  "calm",
  "sleepy",
  "worried",
  "sad",
  "determined",
  "tearful",
  "afraid",
  "angry",
  "caring",
] as const;
export type Feeling = (typeof FEELINGS)[number];
export const isSorrow = (feeling: Feeling): boolean => feeling === "sad" || feeling === "tearful";

export const CHARACTERS = [
  "girl",
  "boy",
  "grown-up-woman",
  "grown-up-man",
  "grandmother",
  "grandfather",
  "astronaut",
  "wizard",
  "robot",
  "alien",
  "dragon",
  "unicorn",
  "dinosaur",
  "dog",
  "cat",
  "rabbit",
  "fox",
  "bear",
  "mouse",
  "squirrel",
  "hedgehog",
  "owl",
  "bird",
  "duck",
  "penguin",
  "frog",
  "turtle",
  "horse",
  "cow",
  "sheep",
  "deer",
  "elephant",
  "lion",
  "monkey",
  "whale",
  "dolphin",
  "octopus",
  "bee",
  "butterfly",
] as const;
export type CharacterKind = (typeof CHARACTERS)[number];

const GROWN_UPS: readonly string[] = ["grown-up-woman", "grown-up-man", "grandmother", "grandfather"];
/** A person whom a child looks up to. */
export const isGrownUp = (kind: string): boolean => GROWN_UPS.includes(kind);
/** A person of the child's own world. */
export const isHuman = (kind: string): boolean => isGrownUp(kind) || kind === "girl" || kind === "boy";

export const PROPS = [
  "map",
  "key",
  "lantern",
  "candle",
  "book",
  "notebook",
  "letter",
  "compass",
  "rope",
  "telescope",
  "magnifier",
  "treasure-chest",
  "coin",
  "crystal",
  "wand",
  "potion",
  "crown",
  "cape",
  "star",
  "moon",
  "planet-model",
  "rocket",
  "robot-toy",
  "magnet",
  "beaker",
  "light-bulb",
  "gear",
  "tool-box",
  "computer",
  "radio",
  "seedling",
  "flower",
  "leaf",
  "tree",
  "mushroom",
  "shell",
  "feather",
  "nest",
  "egg",
  "fossil",
  "bone",
  "footprint",
  "ball",
  "medal",
  "bicycle",
  "kite",
  "balloon",
  "flag",
  "drum",
  "guitar",
  "flute",
  "bell",
  "paintbrush",
  "paint-pots",
  "easel",
  "puzzle-piece",
  "basket",
  "cake",
  "bread",
  "apple",
  "cup",
  "umbrella",
  "boat",
  "tent",
  "campfire",
  "door",
  "gate",
  "clock",
  "blanket",
  "box",
  "wagon",
  "snowman",
] as const;
export type PropKind = (typeof PROPS)[number];

/** One of the many drawings of single things and creatures, by its noun: "thing:fire-engine". */
export type DrawnThing = `thing:${string}`;
export const isDrawnThing = (kind: string): kind is DrawnThing => kind.startsWith("thing:");

export type CompanionKind = CharacterKind | DrawnThing;
export type SceneProp = PropKind | DrawnThing;

/** Somebody beside the hero. `name` is as the text calls them. */
export type Companion = {
  kind: CompanionKind;
  name: string;
  feeling: Feeling;
  /** Small for its kind: a lamb, a dragon like a teapot. */
  little?: true;
  /** A young one of its kind: a puppy where the kind is a dog. Said for the pictures, from the words of the story. */
  young?: true;
  /** Of the hero's own family, and drawn so. */
  kin?: true;
  /** As the parent described them. */
  look?: RelativeLook;
  /** Of which colours what they wear was ordered. Said for the pictures, from the words of the order. */
  worn?: Worn;
  /** Which of the heroes beside the first it is, from 1 on; drawn as that child is. */
  hero?: number;
};

/** What one picture shows: the facts of one page. */
export type Scene = {
  place: Place;
  time: TimeOfDay;
  weather: Weather;
  hero: { pose: Pose; feeling: Feeling };
  /** Nearest to the hero first; at most three. */
  companions: Companion[];
  /** Most important first; at most four. The first one is held or stands in the foreground. */
  props: SceneProp[];
  /** One plain sentence for somebody who can't see the picture; contains the hero's name slot `{hero}`. */
  happening: string;
  /** Of which colour the story's words say that things and animals are, by their kind. */
  colours?: Partial<Record<string, Colour>>;
};

export const SKIN_TONES = ["porcelain", "light", "tan", "olive", "brown", "deep"] as const;
export type SkinTone = (typeof SKIN_TONES)[number];
export const HAIR_COLOURS = ["black", "dark-brown", "brown", "auburn", "red", "blonde", "grey"] as const;
export type HairColour = (typeof HAIR_COLOURS)[number];
export const HAIR_STYLES = [
  "short",
  "curly",
  "afro",
  "long",
  "bob",
  "ponytail",
  "braids",
  "bun",
  "hijab",
] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

/** What makes the hero the same person on every page. */
export type HeroLook = {
  skin: SkinTone;
  hairColour: HairColour;
  hairStyle: HairStyle;
  glasses: boolean;
  /** 0 to 5: which of the illustrator's outfit palettes. */
  outfit: number;
  /** `null` draws everyday clothes. */
  style: CharacterStyleId | null;
};

/** Who of a family may be described for its stories. */
export const RELATIVE_ROLES = [
  "mother",
  "father",
  "grandmother",
  "grandfather",
  "aunt",
  "uncle",
  "brother",
  "sister",
] as const;
export type RelativeRole = (typeof RELATIVE_ROLES)[number];
export type RelativeLook = Partial<Pick<HeroLook, "skin" | "hairColour" | "hairStyle" | "glasses">>;
/** Somebody of the child's family, by the name that the child calls them. */
export type Relative = { role: RelativeRole; name: string; look: RelativeLook };

/** A hero beside the first: another child of the family. Nothing of it is stored but in the order. */
export type CoHero = { id: string; name: string; gender: Gender; age: number };
/** How many children a story may be told of. */
export const MOST_HEROES = 3;

/** "Ada", "Ada and Theo", "Ada, Theo and Mei". */
export const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;

/** The names that `joinNames` made one line of. */
export const splitNames = (joined: string): string[] => joined.split(/, | and /u).filter(Boolean);

/** What a parent orders. Text fields have passed the safety check. */
export type StoryOrder = {
  heroName: string;
  gender: Gender;
  age: number;
  level: ReadingLevel;
  theme: Theme;
  /** What was asked for, and what the book is called where nothing else is said. */
  title: string;
  /** What the book is called, where it tells something else than its title asked for. */
  called?: string;
  topics: string[];
  interests: Interest[];
  /** 1 keeps to the everyday, 10 goes wherever it likes. */
  creativityLevel: number;
  ageAppropriate: boolean;
  style: CharacterStyleId | null;
  /** Who of the family may come along; none where the parent has described nobody. */
  relatives?: Relative[];
  /** Who else of the family's children is a hero of it. */
  together?: CoHero[];
  /** What was chosen for this story in place of the profile's looks. */
  look?: Partial<HeroLook>;
  /** Same order and seed: the same story. */
  seed: number;
  /** The plot, once it is settled; without one the writer chooses. */
  plot?: string;
  /** The parts that go into the plot, once they are settled; the writer chooses those that are missing. */
  parts?: string[];
  /** Words that the child has met in other stories, the most wanted first; some come back where they fit. */
  known?: readonly string[];
  /** Pages that the child has of the same plot: they are told in other words where there are any. */
  heard?: readonly string[];
  /** The story that this one continues, as it was when this one was ordered. */
  before?: StoryBefore;
  /** Its id, for whoever orders the same once more. */
  continues?: string;
};

/** What the book of an order is called. */
export const titleOfBook = ({ title, called }: Pick<StoryOrder, "title" | "called">): string =>
  (called ?? title).trim();

/** What the heroes of an order are called, the first one first. */
export const listHeroNames = ({
  heroName,
  together = [],
}: Pick<StoryOrder, "heroName" | "together">): string[] => [heroName, ...together.map(({ name }) => name)];

/** The children of whom an order for this one is told. */
export const listHeroIds = (childId: string, { together = [] }: Pick<StoryOrder, "together">): string[] => [
  childId,
  ...together.map(({ id }) => id),
];

/** What a story hands on to the next one of its series. */
export type StoryBefore = {
  seriesId: string;
  /** The number of the next one in the series. */
  part: number;
  /** What happened, in one sentence. */
  story: string;
  leftOpen: string;
  /** What it was about, with its article: "the kite"; `null` where that is nothing to remember lightly. */
  about: string | null;
  companions: Pick<Companion, "kind" | "name">[];
  places: Place[];
  /** What its pictures show, in the order of the pages: true of it whoever wrote it. Each has `{hero}` in it. */
  seen?: string[];
  /** Names in it that the parent gave. */
  given?: string[];
  /** Who died in it, as an order names them: "grandma". Nobody of that kind is in what follows. */
  lost?: string;
};

export type StoryPage = {
  number: number;
  text: string;
  scene: Scene;
  /** What it tells, by the name that its plot, or a part for any plot, has for that; a writer without plots has none. */
  moment: string | null;
};

export type StoryText = {
  title: string;
  /** The plot shape that the writer used, for the record. */
  shape: string;
  /** What the writer told in the plot that it can tell in others, too: names of its own, in the order of the pages. */
  parts: string[];
  pages: StoryPage[];
  /** Words above the level that the story teaches on purpose. */
  newWords: string[];
  /** Sentences that come back on purpose. */
  refrains: string[];
  tags: string[];
  /** Open questions that a parent may ask afterwards. */
  talk: string[];
  /** What draws its main subject: things, kinds of companions and places of its scenes. */
  shows?: string[];
  /** The story in one sentence. */
  premise?: string | null;
  /** A small thing for another story. */
  leftOpen?: string | null;
};

/** What an illustrator hands over: drawn in code, or painted elsewhere and not yet decoded or trusted. */
export type Picture = { alt: string } & (
  | { kind: "vector"; svg: string }
  | { kind: "raster"; mime: "image/png" | "image/jpeg"; bytes: Uint8Array }
);
