import type { StoryOrder } from "@/lib/shared/story";
import { cleanTopic } from "@/lib/features/writing/subjects/clean-words";
import { readOrder, type OrderReading } from "@/lib/features/writing/subjects/read-order";
import type { Care } from "@/lib/features/writing/subjects/subject";
import { findInstead, type Instead } from "./ask-instead";
import { listPlots } from "./choose-plot";
import type { Shape } from "./grammar";
import { countLeftOut } from "./left-out";
import { noteOnCarer, noteOnNames, noteOnPet, noteOnTitle } from "./note-on-title";
import { isParentsSentence } from "./parents-sentence";
import { planStory, type Plan } from "./plan-story";
import { comesNear } from "./shared-words";
import { Random } from "./random";
import { wordPremise, wordTitle } from "./word-premise";
import { saysWhatHappens } from "./tells-day";
import { inWholePhrases, spelledRight } from "./told/whole-phrases";

/** A story that can be told, in one sentence; told again, it isn't told in the same words. */
export type Offer = {
  plot: string;
  seed: number;
  sentence: string;
  isHeard: boolean;
  /** What its book may be called; `null` where the order's own title is true of it. */
  title: string | null;
};

/** What a story will be about, before anybody orders it. */
export type Outline = {
  /** The plot that would be told; `null` where none can tell it with the care that it needs, or a parent is asked. */
  plot: string | null;
  sentence: string | null;
  /** Words of the order that are on a third of the pages, the main one first. */
  about: string[];
  /** What of the title and the topics it would leave out, and a question that it wouldn't answer. */
  leftOut: string[];
  /** It is what happens in the title, or where: the title isn't true of the story. */
  leavesOutTitle: boolean;
  /** What the book may be called where the title is what a parent says of the child; `null` where it is a title. */
  called: string | null;
  /** How many plots could tell it. */
  ideas: number;
  /** What none of our plots can tell well. */
  untold: Care | null;
  /** What the order is about, in its own words, where no plot tells it: the parent is asked for another. */
  asks: string | null;
  /** It is asked because the child has every story about it. */
  isHeard: boolean;
  /** What the child has is a story like it, and maybe of another subject. */
  isLike: boolean;
  /** It is asked because it is told of one child alone. */
  isForOne: boolean;
  /** What is asked about is of another language. */
  isForeign: boolean;
  /** What tells what is asked about is for children of another age. */
  isForOtherAge: boolean;
  /** How the title was understood, where that isn't plain. */
  note: string | null;
  /** What may be told instead of what isn't told; where something is told in part, its plot is the first. */
  alternatives: Offer[];
};

/** So many stories are offered at once. */
const OFFERED = 3;

const NOTHING = {
  plot: null,
  sentence: null,
  about: [],
  leftOut: [],
  leavesOutTitle: false,
  called: null,
  untold: null,
  asks: null,
  isHeard: false,
  isLike: false,
  isForOne: false,
  isForeign: false,
  isForOtherAge: false,
  note: null,
};

/** The `skip`-th idea for an order, for a child who knows `told`; past the last, it begins anew. */
export function outlineStory(order: StoryOrder, told: readonly string[], skip = 0): Outline {
  const reading = readOrder(order);
  const instead = findInstead(order, told, reading);
  const offers = (plots: readonly Shape[], isTitled: (shape: Shape) => boolean) =>
    listOffers(plots, toOffer(order, { told, reading, isTitled }));
  if (instead) return outlineInstead(instead, skip, offers);
  const plots = turned(listPlots(order, told, reading), skip);
  const [shape, ...next] = plots;
  if (!shape) return { ...NOTHING, ideas: 0, untold: reading.cares[0] ?? null, alternatives: [] };
  const { planned, plan, about, parts } = countLeftOut(order, { shape, told, reading });
  const leftOut = inWholePhrases(parts, order);
  const sentence = wordPremise(planned, plan);
  const leavesOutTitle = sentence !== null && isUntrue(order, leftOut);
  const shown = {
    ...{ plot: shape.id, seed: order.seed, isHeard: told.includes(shape.id) },
    title: leavesOutTitle ? wordTitle(planned, plan) : null,
  };
  return {
    ...NOTHING,
    plot: shape.id,
    sentence,
    note: noteOn(order, plan, reading),
    about,
    leftOut: leftOut.map(spelledRight),
    leavesOutTitle,
    called: isParentsSentence(order.title, shape.id) ? wordTitle(planned, plan) : null,
    ideas: plots.length,
    alternatives:
      sentence && leftOut.length > 0
        ? listBeside(
            { ...shown, sentence },
            offers(next.filter(isNoFrame(reading)).filter(comesNear(order, reading)), () => !leavesOutTitle),
          )
        : [],
  };
}

/** Of whom the story is told stands beside whatever else is to be said of it. */
function noteOn(order: StoryOrder, plan: Plan, reading: OrderReading): string | null {
  const other = noteOnTitle(order, reading) ?? noteOnPet(plan, reading) ?? noteOnCarer(order, plan, reading);
  const notes = [noteOnNames(order), other].filter((note) => note !== null);
  return notes.length > 0 ? notes.join(" ") : null;
}

/** A lamb that plays hide-and-seek and one in the library are two frames with the noun of an order set in: neither is offered. */
const isNoFrame =
  (reading: OrderReading) =>
  (shape: Shape): boolean =>
    shape.subject === undefined || saysWhatHappens(shape, reading);

/** Where something is left out, others stand beside a story; alone it is to be chosen where its title isn't true. */
const listBeside = (shown: Offer, others: readonly Offer[]): Offer[] =>
  shown.title !== null || others.length > 0 ? listOffers([shown, ...others], (one) => [one]) : [];

type Offers = (plots: readonly Shape[], isTitled: (shape: Shape) => boolean) => Offer[];

/** What is asked instead of telling anything. */
function outlineInstead(instead: Instead, skip: number, offers: Offers): Outline {
  const { said, plots, near, isHeard, isLike = false, isForOne = false, isForeign = false } = instead;
  const { again = [], isForOtherAge = false } = instead;
  // What comes near nothing is worse than nothing: it stands where a parent turns on.
  const shown = skip === 0 ? plots.slice(0, near) : turned(plots, skip);
  return {
    ...NOTHING,
    ...{ ideas: plots.length, asks: said, isHeard, isLike, isForOne, isForeign, isForOtherAge },
    alternatives: offers(shown, (shape) => again.includes(shape)),
  };
}

/** A list that begins with its `by`-th and goes round. */
function turned<Item>(list: readonly Item[], by: number): Item[] {
  const start = by % Math.max(1, list.length);
  return [...list.slice(start), ...list.slice(0, start)];
}

/** As many as are offered at once, of which no two read the same. */
function listOffers<Item>(items: readonly Item[], toOffers: (item: Item) => readonly Offer[]): Offer[] {
  const offers: Offer[] = [];
  for (const item of items) {
    if (offers.length === OFFERED) break;
    offers.push(...toOffers(item).filter(({ sentence }) => offers.every((one) => one.sentence !== sentence)));
  }
  return offers;
}

/**
 * Whether what happens in a title, or where, is left out: "that ran away", "in the fridge". A noun of it may be left out
 * where the topics say what the story is about.
 */
const isUntrue = ({ title, before }: StoryOrder, leftOut: readonly string[]): boolean =>
  !before &&
  leftOut.some((part) => part.includes(" ") && cleanTopic(title).toLowerCase().includes(part.toLowerCase()));

type Offering = { told: readonly string[]; reading: OrderReading; isTitled: (shape: Shape) => boolean };

/** A plot as the parent would be offered it. */
const toOffer =
  (order: StoryOrder, { told, reading, isTitled }: Offering) =>
  (shape: Shape): Offer[] => {
    const { id } = shape;
    const seed = order.seed + told.filter((plot) => plot === id).length;
    const planned = { ...order, plot: id, seed };
    const plan = planStory(planned, new Random(seed).fork("plan"), { told, reading });
    const sentence = wordPremise(planned, plan);
    const title = isTitled(shape) ? null : wordTitle(planned, plan);
    return sentence === null ? [] : [{ plot: id, seed, sentence, title, isHeard: told.includes(id) }];
  };
