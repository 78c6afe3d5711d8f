import { isCommonWord } from "@/lib/features/writing/common-words";
import { isGivenName } from "@/lib/features/writing/given-names";
import { saysDeed } from "./events/what-happens";
import { REAL_WORDS } from "./real-words";

/** Names that end as a verb does: nobody miles, and nobody woods. */
const ALSO_NAMES =
  /^(?:miles|giles|banks|brooks|woods|rivers|waters|hills|stones|rogers|edwards|parks|flowers)$/u;

/** "Snores" of "Grandma Snores", in a title with capitals: what somebody does, and no name of theirs. */
export function isDeedNoName(word: string): boolean {
  if (isGivenName(word) || ALSO_NAMES.test(word)) return false;
  if (saysDeed(word)) return true;
  const bare = /[^s]s$/u.test(word) ? word.replace(/s$/u, "") : null;
  return (
    bare !== null && (isCommonWord(bare) || REAL_WORDS.has(bare) || isCommonWord(bare.replace(/e$/u, "")))
  );
}
