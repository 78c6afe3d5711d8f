import type { Slots } from "./fill-text";
import type { Recall } from "./topics/word-threads";

/** Where on a page one of the parent's subjects is remembered. */
export const MID = "{mid}";
const RECALLING = ["open", "mid"];

/** Beside a speech of the page's own a second speech would need a second speaker; so something is told instead. */
export function listFitting(mids: readonly Recall[], wording: string): readonly Recall[] {
  const [before = "", after = ""] = wording.split(MID);
  const isBesideSpeech = before.trimEnd().endsWith('"') || after.trimStart().startsWith('"');
  const silent = mids.filter(({ sentence }) => !sentence.includes('"'));
  return isBesideSpeech && silent.length > 0 ? silent : mids;
}

/** After a sentence about the hero the page goes on with the pronoun: "Mia held the lamp. She ran." */
export function nameOnce(wording: string, sentences: Slots): string {
  return RECALLING.reduce((current, slot) => {
    const [before, after] = splitAt(current, `{${slot}} `);
    return after !== undefined && endsWithHero(sentences.get(slot) ?? "")
      ? before + withPronoun(after)
      : current;
  }, wording);
}

function splitAt(text: string, mark: string): [string, string?] {
  const index = text.indexOf(mark);
  return index < 0 ? [text] : [text.slice(0, index + mark.length), text.slice(index + mark.length)];
}

function endsWithHero(sentence: string): boolean {
  return sentence.lastIndexOf("{hero}") > sentence.lastIndexOf("{pal");
}

/** `{was}` and `{has}` go with `{they}`; a verb in the present tense would not. */
function withPronoun(text: string): string {
  return text
    .replace(/^\{hero\} (was|has) /u, "{They} {$1} ")
    .replace(/^\{hero\} (?!and\b|\w+s\b)(?=[<\p{Ll}])/u, "{They} ")
    .replace(/^("[^"]*") (said|asked|whispered|announced|explained|cried|called) \{hero\}/u, "$1 {they} $2");
}
