const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Nobody's name in any of our languages, as the field of a name takes them. */
const TELLING = words(
  "is are was were has had lives lived goes went likes loves wants needs knows says attends plays sleeps studies",
);
/** Names, too ("He", "An", "My"), but not beside what somebody tells. */
const BINDING = words(
  "he she it we you they i who that there the a an my his her our your their at in on to with near from by for not always every",
);
const BEFORE_PLACE = words("at near from");
const PLACES = words(
  "street road avenue lane drive court close terrace school kindergarten nursery college church hospital",
);

/**
 * Whether what should be a name tells something: "He lives at Elm Street". Two kinds of words have to stand in it, so
 * that a name that looks like one of them stays a name.
 */
export function isSentence(text: string): boolean {
  const all = text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? [];
  if (all.length < 3) return false;
  const has = (list: ReadonlySet<string>) => all.some((word) => list.has(word));
  return has(BINDING) && (has(TELLING) || (has(BEFORE_PLACE) && has(PLACES)));
}
