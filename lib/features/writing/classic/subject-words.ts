import { CHARACTERS, PROPS, type CompanionKind, type SceneProp } from "@/lib/shared/story";
import type { Subject } from "@/lib/features/writing/subjects/read-order";
import { pluralOf } from "@/lib/features/writing/subjects/plural-of";
import type { LexiconEntry } from "@/lib/features/writing/subjects/subject";
import { capitalise, withArticle } from "./fill-text";
import type { Pick } from "./grammar";
import { isPersonKind } from "./people";
import type { Random } from "./random";
import { listMembers, type CastKind, type CastMember } from "./roster";

const standing: Record<NonNullable<LexiconEntry["article"]>, (word: string) => { a: string; the: string }> = {
  a: (word) => ({ a: withArticle(word), the: `the ${word}` }),
  the: (word) => ({ a: `the ${word}`, the: `the ${word}` }),
  some: (word) => ({ a: `some ${word}`, the: `the ${word}` }),
  "": (word) => ({ a: word, the: word }),
};

const toKebab = (noun: string): string => noun.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");

/** The drawing of a noun as a thing of the scene: our own, or one of the many. */
export function propOf({ word, draw }: LexiconEntry): SceneProp {
  const noun = toKebab(draw ?? word);
  return PROPS.find((prop) => prop === noun) ?? `thing:${noun}`;
}

/** The drawing of a noun as somebody of the scene. */
export function companionOf({ word, draw, kind }: LexiconEntry): CompanionKind {
  const noun = toKebab(draw ?? word);
  return kind ?? CHARACTERS.find((own) => own === noun) ?? `thing:${noun}`;
}

/** What `{subject}` and its facts stand for. */
export function toSubjectPick(entry: LexiconEntry): Pick {
  const { word, does, home, needs, trouble, can, says = "" } = entry;
  return {
    text: word,
    ...standing[entry.article ?? "a"](word),
    many: pluralOf(entry),
    does,
    home,
    needs,
    trouble,
    can,
    says,
    prop: propOf(entry),
  };
}

/** The kinds of the cast that a subject is: "grandma" may be the grandmother of any plot. */
export function listKinds({ entry }: Subject): CastKind[] {
  const nouns = [entry.word, ...(entry.also ?? [])];
  return [companionOf(entry), propAsKind(entry), ...nouns.filter(isPersonKind)];
}

const propAsKind = ({ word, draw }: LexiconEntry): CompanionKind => `thing:${toKebab(draw ?? word)}`;

/** The subject as somebody of the story. */
export function toStar({ entry, name }: Subject, taken: ReadonlySet<string>, random: Random): CastMember {
  const kind = companionOf(entry);
  const called = entry.class === "relative" ? [capitalise(entry.word), name].filter(Boolean).join(" ") : name;
  const isGrownUp = entry.class === "person" && kind.startsWith("thing:");
  const like = random.pick(
    listMembers(isGrownUp ? random.pick(["grown-up-woman", "grown-up-man"]) : kind, taken),
  );
  return { ...like, kind, noun: entry.word, name: called ?? like.name };
}
