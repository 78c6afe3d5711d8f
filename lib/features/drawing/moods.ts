import { isSorrow, type Companion, type Feeling, type Scene } from "@/lib/shared/story";

/** How everybody in a picture feels, where its caption and the company say more than each one's own mood. */

/** What a caption calls a mood, and the moods that it may be drawn as; the first where it says more than was told. */
const SAID: readonly (readonly [RegExp, readonly [Feeling, ...Feeling[]]])[] = [
  [/^(?:cry|cries|crying|weeps?|weeping|sobs?|sobbing)$/u, ["tearful"]],
  [/^(?:sad|sadly)$/u, ["sad", "tearful"]],
  [/^(?:asleep|sleepy|sleepily)$/u, ["sleepy"]],
  [/^(?:afraid|scared|frightened|fearfully)$/u, ["afraid", "worried"]],
  [/^(?:angry|angrily|furious|furiously|cross|crossly|grumpy|grumpily)$/u, ["angry"]],
  [/^(?:worried|worriedly|anxious|anxiously)$/u, ["worried", "afraid", "sad", "tearful"]],
];
const NOT = /^(?:not|no|nobody|never|without|isn['’]t|doesn['’]t)$/u;
/** A part of a sentence that is about somebody else. */
const PARTS = /[,;.:!?]| (?:and|while|as|but|because|beside|before|by|with|toward|near|to|for|that) /u;
const HERO = "{hero}";
const WORDS = /\{\p{L}+\}|\p{L}+(?:['’]\p{L}+)*/gu;

type Said = { who: string; feelings: readonly [Feeling, ...Feeling[]] };

/** What goes on about whoever was named last. */
const GOES_ON = /^(?:who|which|is|are|looks?|falls?|stands?|sits?|lies|holds?)\b/u;
/** After a word that says how somebody is, rather than which one it is. */
const FOLLOWS =
  /^(?:in|at|on|into|under|over|of|from|about|after|together|too|there|through|out|up|down|now|again|loudly|softly|still|behind|against|inside|instead|on|along|until|when|all|here|hard)$/u;

type Named = { name: string; at: number };

/** Where somebody is named in a part of a caption, by the place of the first word. */
function placeOf(name: string, words: readonly string[]): number {
  const parts = name.split(" ");
  return words.findIndex((_, at) => parts.every((part, next) => words[at + next] === part));
}

/** Whose mood each word of mood in a caption is: that of whoever was named before it in the same part, or right after it. */
export function moodsSaid(caption: string, names: readonly string[]): Said[] {
  let last = HERO;
  return caption.split(PARTS).flatMap((untrimmed) => {
    const part = untrimmed.trim();
    const words = part.match(WORDS) ?? [];
    const named = [HERO, ...names].flatMap((name) => {
      const at = placeOf(name, words);
      return at < 0 ? [] : [{ name, at }];
    });
    const sorted = named.toSorted((a, b) => a.at - b.at);
    const before = last;
    last = sorted.at(-1)?.name ?? last;
    return words.flatMap((word, at) => {
      const [, feelings] = SAID.find(([pattern]) => pattern.test(word)) ?? [];
      if (!feelings || words.slice(0, at).some((one) => NOT.test(one))) return [];
      const who = ownerOf({ words, at, sorted, before: GOES_ON.test(part) ? before : null });
      return who === null ? [] : [{ who, feelings }];
    });
  });
}

type Place = { words: readonly string[]; at: number; sorted: readonly Named[]; before: string | null };

/** "Sleepy Pip" is Pip, and "cross campers" are nobody whom we draw; "Pip, who looks sleepy", "Pip is sleepy". */
function ownerOf({ words, at, sorted, before }: Place): string | null {
  const next = words[at + 1];
  const isBeforeItsNoun = next !== undefined && !FOLLOWS.test(next) && !words[at]?.endsWith("ly");
  if (isBeforeItsNoun) return sorted.find((one) => one.at === at + 1)?.name ?? null;
  const who = words.slice(0, at).lastIndexOf("who");
  if (who > 0)
    return sorted.find(({ name, at: from }) => from + name.split(" ").length === who)?.name ?? null;
  return sorted.findLast((one) => one.at < at)?.name ?? before;
}

const TROUBLED: ReadonlySet<Feeling> = new Set(["sad", "tearful", "worried", "afraid", "angry"]);

/** Somebody is sad there: nobody else waves. */
export const isSorrowful = ({ hero, companions }: Pick<Scene, "hero" | "companions">): boolean =>
  [hero, ...companions].some(({ feeling }) => isSorrow(feeling));

const asSaid = (said: readonly Said[], who: string, feeling: Feeling): Feeling => {
  const own = said.filter((one) => one.who === who);
  return own.find(({ feelings }) => !feelings.includes(feeling))?.feelings[0] ?? feeling;
};

/** Nobody's calm is a smile beside somebody in trouble. */
const beside = (feeling: Feeling, others: readonly Feeling[]): Feeling =>
  feeling === "calm" && others.some((one) => TROUBLED.has(one)) ? "caring" : feeling;

/** The scene with everybody's mood as its caption says, and as it is beside the others. */
export function inMood(scene: Scene): Scene {
  const said = moodsSaid(
    scene.happening,
    scene.companions.map(({ name }) => name),
  );
  const hero = asSaid(said, HERO, scene.hero.feeling);
  const feelings = scene.companions.map(({ name, feeling }) => asSaid(said, name, feeling));
  const all = [hero, ...feelings];
  return {
    ...scene,
    hero: { ...scene.hero, feeling: beside(hero, feelings) },
    companions: scene.companions.map((one, at): Companion => ({
      ...one,
      feeling: beside(feelings[at] ?? one.feeling, all),
    })),
  };
}
