import { readContent, readContentText } from "@/lib/platform/content/read-content";
import type { Theme } from "@/lib/shared/story";
import type { Shape } from "@/lib/features/writing/classic/grammar";
import { QUESTIONS } from "@/lib/features/writing/subjects/questions/all-questions";
import type { Question } from "@/lib/features/writing/subjects/questions/question";
import { askIn } from "./questions/ask-in";
import { expandPhrases, type PlotHead } from "./plot-head";

/** The plots that are told about questions: which one, each question says. */
const isFrame = ({ id }: Shape): boolean => id.startsWith("questions/");
const NIGHT = "night-question";
const frameOf = ({ within = NIGHT }: { within?: string | undefined }): string => `questions/${within}`;

/** So many plots are kept as they were read: more than an order looks into, and a small part of all. */
const KEPT = 12;

type Body = Pick<Shape, "beats" | "refrain" | "picks" | "asked">;
const kept = new Map<string, Body>();

/** The moments of a plot, read when somebody asks for them: hundreds of plots take no more room than a few. */
function readBody(id: string, read: () => Body): Body {
  const body = kept.get(id) ?? read();
  kept.delete(id);
  kept.set(id, body);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return body;
}

const fileOf = (id: string): string => `plots/${id}`;

/** A plot of which only the head is in memory; it looks whole from outside. */
function openOnDemand({ words, ...head }: PlotHead, read: () => Body): Shape {
  const body = () => readBody(head.id, read);
  return {
    ...head,
    about: head.about.map((line) => expandPhrases(line, words)),
    ...(head.unless && { unless: head.unless.map((line) => expandPhrases(line, words)) }),
    ...(head.tells && { tells: head.tells.map((line) => expandPhrases(line, words)) }),
    get beats() {
      return body().beats;
    },
    get refrain() {
      return body().refrain;
    },
    get picks() {
      return body().picks ?? {};
    },
    get asked() {
      return body().asked ?? [];
    },
  };
}

const openFile = (head: PlotHead): Shape => openOnDemand(head, () => readContent(fileOf(head.id)) as Body);

const KNOWN = (readContent("plots") as readonly PlotHead[]).map(openFile);
const WRITTEN = KNOWN.filter(({ retired }) => !retired);
/** What only books that were made before are told by. */
const RETIRED = KNOWN.filter(({ retired }) => retired);
const FRAMES = new Map(WRITTEN.filter(isFrame).map((shape) => [shape.id, shape]));
const QUESTION_OF = new Map(QUESTIONS.map((question) => [`questions/${question.id}`, question]));

function openQuestion(question: Question, within: string): Shape {
  const frame = FRAMES.get(within);
  if (!frame) throw new Error(`The content has no plot ${within}`);
  const { beats: _, ...head } = askIn({ ...frame, beats: [] }, question);
  return openOnDemand(head, () => askIn(frame, question));
}

/** Every plot that an order may get: those that are written for one thing each, then one for each question. */
export const SHAPES: readonly Shape[] = [
  ...WRITTEN.filter((shape) => !isFrame(shape)),
  ...QUESTIONS.map((question) => openQuestion(question, frameOf(question))),
];

export function shapesOf(theme: Theme): readonly Shape[] {
  return SHAPES.filter((shape) => shape.theme === theme);
}

/** By which a book is told again that was made when its question was told at bedtime, as all of them were. */
export const asAtBedtime = (id: string): string => `${id}@${NIGHT}`;

const AT_BEDTIME = QUESTIONS.filter(({ within }) => within !== undefined).map((question) => {
  const shape = openQuestion(question, frameOf({}));
  return Object.defineProperty(shape, "id", { value: asAtBedtime(shape.id) });
});

const BY_ID: ReadonlyMap<string, Shape> = new Map(
  [...SHAPES, ...RETIRED, ...AT_BEDTIME].map((shape) => [shape.id, shape]),
);

/** A plot by its id; also one that no order gets any more, and a book has. */
export const findShape = (id: string): Shape | undefined => BY_ID.get(id);

/** All that a plot says unasked, and whom it needs, as one text to look for words in. */
export function textOf({ id }: Shape): string {
  const question = QUESTION_OF.get(id.replace(/@.*$/u, ""));
  if (question)
    return (
      readContentText(fileOf(id.includes("@") ? frameOf({}) : frameOf(question))) + JSON.stringify(question)
    );
  const { asked: _, ...unasked } = readContent(fileOf(id)) as Body;
  return JSON.stringify(unasked);
}
