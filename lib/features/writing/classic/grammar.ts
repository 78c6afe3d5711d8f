import type {
  Feeling,
  Interest,
  Place,
  Pose,
  SceneProp,
  ReadingLevel,
  Theme,
  TimeOfDay,
  Weather,
} from "@/lib/shared/story";
import type { CastKind } from "./roster";
import type { FinerClass } from "@/lib/features/writing/subjects/finer-classes";
import type { Care, Mourned, SubjectClass } from "@/lib/features/writing/subjects/subject";

/**
 * How a plot is written down. Texts use a small notation:
 * - `{hero}`, `{hero's}`, `{they}` `{them}` `{their}` `{theirs}` `{themselves}` `{was}` `{has}`: the child;
 * - `{royal}`: what the child is at a court, a princess, or a king where the king has asked them;
 * - `{pal}`, `{pal's}`, `{pal.kind}`, `{pal.he}` `{Pal.he}` `{pal.him}` `{pal.his}`: somebody of the cast;
 * - `{thing}`, `{thing.sound}`: one of the shape's picks; `{a thing}` puts the right article before it;
 * - a capital first letter (`{They}`) writes the word with one;
 * - `<dusty|creaky|>`: one of these, chosen by the seed;
 * - `{open}` `{mid}` `{close}`: where what is to be learned is set up, remembered and paid off;
 * - `{again}`: the hero's name, or the pronoun when `{open}` has named them already;
 * - `{bag}`: what the hero takes along to solve a hurdle with, in a plot that has one, and nothing in any other; `{extra}`: what the other interests do, where one solves a hurdle;
 * - `{refrain}` and `{refrain2}`: the sentence that comes back, and what it has become at the end.
 * Quotes and apostrophes are typed straight and printed curly.
 */
export type Wording = string | readonly string[];

/** The same moment told anew for each level; a level without a wording leaves the moment out. */
export type Wordings = { B?: Wording; E?: Wording; I?: Wording; A?: Wording };
export type LevelKey = keyof Wordings;

export const LEVEL_KEYS: Record<ReadingLevel, LevelKey> = {
  Beginner: "B",
  Emerging: "E",
  Intermediate: "I",
  Advanced: "A",
};

/** `@shelter` takes the place or the prop of the pick called "shelter". */
type FromPick = `@${string}`;

export type Setting = {
  place: Place | FromPick;
  time: TimeOfDay;
  weather: Weather;
  /** Cast role and how they feel: "pal happy". Nearest to the hero first. */
  with?: readonly `${string} ${Feeling}`[];
  /** Whoever was small has grown by then. */
  grown?: true;
  /** The other heroes of a story of several are there, though the companion of a story of one isn't. */
  along?: true;
};

export type Action = {
  pose: Pose;
  feeling: Feeling;
  props?: readonly (SceneProp | FromPick)[];
  /** One plain sentence about the picture, in the present tense, with `{hero}`. */
  happening: string;
};

/**
 * A moment of the plot with its picture; one that `yields` makes room for an interlude when the order asks for it. Its
 * `id` is unique in its plot and stored with the pages that tell it: it stays when the words change.
 */
export type ToldBeat = Setting & Action & Wordings & { id: string; yields?: true };

/**
 * What an interest can help with: somebody `shy` comes out and trusts the hero, something hidden is `find`ed,
 * something stuck is `free`d.
 */
export type Hurdle = "shy" | "find" | "free";

/** A moment that one of the child's interests solves. */
export type SolvedBeat = Setting & {
  solve: Hurdle;
  /** What is found or freed, as "the boat"; always one thing. */
  goal?: string;
  /** The shy one's role in the cast. */
  other?: string;
};

/**
 * A breath between two turns of the plot: one of the interludes, in this place. A Beginner story goes straight on, or
 * has a moment of its own plot here.
 */
export type RestBeat = Setting & { rest: "older" };

export type Beat = ToldBeat | SolvedBeat | RestBeat;

export type Pick = { text: string; place?: Place; prop?: SceneProp; [field: string]: string | undefined };

/**
 * What is told of a moment only where an order names it: the cot of who sleeps in a big bed now. It ends the page, before
 * what comes back there; or it is `first` on it, or told `instead` of it, where the page would say otherwise.
 */
export type Asked = Wordings & {
  /** The phrases that name it, as in `about`. */
  named: string;
  /** The phrases that name the opposite of it: a flush that is feared, a bear that was lost. */
  unless?: string;
  /** The moment of which it is told. */
  on: string;
  first?: true;
  instead?: true;
  /** Whom it brings into the picture, as in a setting: somebody of the cast of whom nothing else tells. */
  with?: readonly `${string} ${Feeling}`[];
  /** What it brings into the picture, and the sentence that its caption says of it. */
  props?: readonly SceneProp[];
  happening?: string;
};

export type Shape = {
  id: string;
  /** `null` is told in every theme, and takes only its colour from it. */
  theme: Theme | null;
  /** 1 could happen on any street, 10 nowhere on earth. */
  wild: number;
  /** What it has to do with, to meet the parent's topics. */
  tags: readonly string[];
  /** What it is about, from beginning to end: the words for one subject each, "duck duckling"; "new-house" is a phrase. */
  about: readonly string[];
  /** Words with which an order means something else: a park that is tidied up is no bedroom. */
  unless?: readonly string[];
  /** The life events that it tells itself, by their nouns: "the birthday". No second one is announced beside them. */
  events?: readonly string[];
  /**
   * The classes of subjects that may have its main part, as `{subject}`; a plot without them has a subject of its own.
   * `{star}` is the subject itself, where it is somebody, and `{mate}` the second that the order names.
   */
  subject?: readonly (SubjectClass | FinerClass)[];
  /** What of these classes it tells badly and leaves to other plots: nobody carries a sofa to the door. */
  unfit?: readonly FinerClass[];
  /** What it tells happens to a child: an order about an animal or a being, as a bird's first flight, has better plots. */
  heroOnly?: true;
  /** From which age to which it is told to who only names its subject; who is younger or older is asked. */
  ages?: readonly [from: number, to: number];
  /** What happens in it: it is told only to who orders that. */
  tells?: readonly string[];
  /** It goes on after a story about its subject, with those who were there, and is told to nobody else. */
  after?: true;
  /** No order gets it any more; the books that were told by it are told again at another level, with their pictures. */
  retired?: true;
  /** What a book of it is called where the parent's own title is of something else; without it, the words of its id. */
  title?: string;
  /** What happens, in one sentence for the parent, before anything is ordered. */
  premise?: string;
  /** What it leaves for another day, in one sentence for whoever orders what happened next; of care, nothing is left. */
  leaves?: string;
  /** Rules of care that it keeps. */
  care?: readonly Care[];
  /** Who has died in it; it is told for nobody else. */
  mourns?: readonly Mourned[];
  /** What draws its subject: props, things, places, or "@role" of the cast. */
  shows?: readonly string[];
  /** Two or three open questions for afterwards, as a parent would ask them; no test of the child. */
  talk?: readonly string[];
  /** Who may play each role; every shape has a `pal`. */
  cast: { pal: readonly CastKind[] } & Record<string, readonly CastKind[]>;
  /**
   * Parents whom it can't do without, whatever a family is like: both of a divorce, the mother of a baby that is born.
   * Everybody else's part is played by whom the family has.
   */
  asWritten?: readonly string[];
  /** Parts of children whom the hero meets in it, who would be friends from the beginning otherwise. */
  meets?: readonly string[];
  /** Its companion lives with the family: a friend from next door doesn't move house with them. */
  livesHere?: true;
  /** So many other children of the family may be heroes as well: the first of them plays the `pal`. */
  beside?: 1 | 2;
  /** Roles that are small for their kind, for the pictures. */
  little?: readonly string[];
  picks?: Record<string, readonly Pick[]>;
  /** What parents order beside it. */
  asked?: readonly Asked[];
  /** The sentence that comes back, and its last form. */
  refrain: { B: readonly [string, string]; E: readonly [string, string] };
  beats: readonly Beat[];
};

export type Solution = Action & Required<Wordings>;

/** A small scene between the hero and the pal that fits anywhere. */
export type Interlude = Solution & {
  id: string;
  /** Only under an open, dry sky. */
  outdoors?: true;
  /** Only where people walk from one place to another. */
  onTheWay?: true;
  /** Only while something difficult still lies ahead. */
  ahead?: true;
  /** The nouns of the morals that it puts into practice. */
  shows?: readonly string[];
};

/**
 * A way past a hurdle. Its `id` is unique among an interest's ways past that hurdle and stored with the pages that tell it,
 * so that a child doesn't hear it again too soon: it stays whatever is put before it, and isn't given to another.
 */
export type Way = Solution & { id: number };

/** What an interest brings into any plot; each hurdle can be taken in several ways. */
export type InterestKit = {
  interest: Interest;
  /** What the hero carries, without article, and how it is drawn. */
  item: { text: string; prop: SceneProp };
  /** Words that show the interest in a finished text. */
  signs: RegExp;
  /** One sentence late in a story with hurdles, when another interest solves them: true in any place and at any hour. */
  extra: Required<Wordings>;
} & Record<Hurdle, readonly Way[]>;

/** From beginning to end, with a subject of its own, whatever the theme: nothing else has a place in it. */
export const tellsOneEvent = ({ theme, subject }: Shape): boolean => theme === null && !subject;

export function isSolved(beat: Beat): beat is SolvedBeat {
  return "solve" in beat;
}

/** Where an interest does something: a plot without a hurdle tells its own story, and of no hobby beside it. */
export const hasHurdle = ({ beats }: Shape): boolean => beats.some(isSolved);

export function isRest(beat: Beat): beat is RestBeat {
  return "rest" in beat;
}

export function isYielding(beat: Beat): boolean {
  return "yields" in beat;
}

/** The moments at which a level pauses, in turns with the story's two pauses; with room made, also those that yield. */
export function listPauses({ beats }: Shape, key: LevelKey, makesRoom: boolean): Beat[] {
  return beats.filter((beat) =>
    isRest(beat) ? key !== "B" : makesRoom && isYielding(beat) && !isSolved(beat) && beat[key] !== undefined,
  );
}

export function listWordings(wording: Wording | undefined): readonly string[] {
  return wording === undefined ? [] : typeof wording === "string" ? [wording] : wording;
}
