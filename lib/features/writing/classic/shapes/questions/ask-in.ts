import type { SceneProp } from "@/lib/shared/story";
import {
  isRest,
  isSolved,
  type Beat,
  type LevelKey,
  type Shape,
  type ToldBeat,
  type Wording,
} from "@/lib/features/writing/classic/grammar";
import type { Question } from "@/lib/features/writing/subjects/questions/question";

const LEVELS: readonly LevelKey[] = ["B", "E", "I", "A"];

/**
 * A plot of its own out of one that is told about any question. Such a plot has `{ask.asks}`, `{ask.answer}`,
 * `{ask.do}`, `{ask.sees}` and `{ask.subject}` in its wordings, the thing that is asked about as "thing:ask", and
 * "@trial" for the place where it is tried.
 */
export function askIn(frame: Shape, question: Question): Shape {
  const { id, keys, title = "", premise = "" } = { ...frame, ...question };
  return {
    ...frame,
    id: `questions/${id}`,
    about: [[...keys, `${question.about[0] ?? ""} question`, askedAs(question.id)].map(toPhrase).join(" ")],
    title: fill(title, question, "A"),
    premise: fill(premise, question, "A"),
    shows: [question.draw],
    refrain: frame.refrain,
    beats: frame.beats.map((beat) => askBeat(beat, question)),
  };
}

/** How a reading of the order says that this very question is asked. */
const askedAs = (id: string): string => `asked ${id}`;

const toPhrase = (key: string): string => key.toLowerCase().replaceAll(" ", "-");

function askBeat(beat: Beat, question: Question): Beat {
  if (isRest(beat) || isSolved(beat)) return beat;
  const asked: ToldBeat = {
    ...beat,
    place: beat.place === "@trial" ? question.place : beat.place,
    happening: fill(beat.happening, question, "B"),
    props: (beat.props ?? []).map((prop): SceneProp | `@${string}` =>
      prop === "thing:ask" ? question.draw : prop,
    ),
  };
  for (const level of LEVELS) {
    const wording = beat[level];
    if (wording !== undefined) asked[level] = fillAll(wording, question, level);
  }
  return asked;
}

const fillAll = (wording: Wording, question: Question, level: LevelKey): Wording =>
  typeof wording === "string"
    ? fill(wording, question, level)
    : wording.map((text) => fill(text, question, level));

function fill(text: string, { asks, about, answer, do: done, sees }: Question, level: LevelKey): string {
  const reader = level === "B" || level === "E" ? "B" : "I";
  return text
    .replaceAll("{ask.asks}", asks)
    .replaceAll("{ask.subject}", about[0] ?? "")
    .replaceAll("{ask.answer}", answer[level])
    .replaceAll("{ask.do}", done[reader])
    .replaceAll("{ask.sees}", sees[reader]);
}
