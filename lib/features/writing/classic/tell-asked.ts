import { isLineNamed } from "@/lib/features/writing/subjects/runs";
import { isRest, isSolved, listWordings } from "./grammar";
import type { Asked, Beat, LevelKey, Shape, ToldBeat } from "./grammar";

const MOST_PROPS = 4;
/** What a page may begin with, and what it ends with. */
const BEGINS = /^(?:\{(?:open|mid)\}\s*)?/u;
const ENDS = /(?:\s*\{(?:refrain2?|close|extra)\})*$/u;

/** A plot with what its author wrote for what an order names beside it; whoever doesn't name it hears nothing of it. */
export function tellAsked(shape: Shape, key: LevelKey, runs: ReadonlySet<string>): Shape {
  const asked = listAsked(shape, key, runs);
  if (asked.length === 0) return shape;
  return {
    ...shape,
    beats: shape.beats.map((beat) =>
      inOrder(asked).reduce((told, one) => (isMoment(told, one) ? tellBeside(told, one, key) : told), beat),
    ),
  };
}

/** What of it a plot tells at a level; of two that take the place of one page's words, the first. */
export const listAsked = (
  { asked = [] }: Shape,
  key: LevelKey,
  runs: ReadonlySet<string>,
): readonly Asked[] =>
  asked
    .filter((one) => one[key] !== undefined && isMeant(one, runs))
    .filter(
      (one, at, all) => !one.instead || all.findIndex((other) => other.instead && other.on === one.on) === at,
    );

/** What takes a page's place comes before what stands beside it; each that begins a page, before the one behind it. */
const inOrder = (asked: readonly Asked[]): readonly Asked[] => [
  ...asked.filter(({ instead }) => instead),
  ...asked.filter(({ instead, first }) => !instead && !first),
  ...asked.filter(({ instead, first }) => !instead && first).toReversed(),
];

/** Whether an order names it, and not its opposite. */
export const isMeant = ({ named, unless }: Asked, runs: ReadonlySet<string>): boolean =>
  isLineNamed(named, runs) && (unless === undefined || !isLineNamed(unless, runs));

const isMoment = (beat: Beat, { on }: Asked): beat is ToldBeat =>
  !isRest(beat) && !isSolved(beat) && beat.id === on;

function tellBeside(beat: ToldBeat, asked: Asked, key: LevelKey): ToldBeat {
  const { instead, props = [], happening, with: along = [] } = asked;
  const own = instead && props.length > 0 ? [] : (beat.props ?? []).slice(0, MOST_PROPS - props.length);
  const caption = happening === undefined ? [] : [happening];
  return {
    ...beat,
    ...(along.length > 0 && { with: [...(beat.with ?? []), ...along] }),
    // What was ordered is drawn before what else is there.
    props: [...props, ...own],
    happening: (instead && happening ? caption : [beat.happening, ...caption]).join(" "),
    [key]: listWordings(asked[key]).flatMap((sentence) =>
      instead ? [sentence] : listWordings(beat[key]).map((wording) => putInto(wording, sentence, asked)),
    ),
  };
}

const putInto = (wording: string, sentence: string, { first }: Asked): string =>
  first
    ? wording.replace(BEGINS, (begin) => `${begin}${sentence} `)
    : wording.replace(ENDS, (end) => ` ${sentence}${end}`);
