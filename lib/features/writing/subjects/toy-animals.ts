import { findSpelled } from "./find-entry";

/** What makes a toy of whoever stands before it: "rabbit teddy". Nobody's dog is a "dog toy". */
const AFTER =
  /(?<!\p{L})(?<who>\p{L}{3,}) (?:teddy|teddies|ted|plush(?:ie|y)?|stuff(?:ie|y)|stuffed (?:toy|animal)|(?:soft|cuddly) toy|cuddly|lovey|comforter)(?: bear)?(?!['’]?\p{L})/gu;
/** And of whoever stands after it: "toy bunny", "stuffed giraffe", "her cuddly fox". */
const BEFORE =
  /(?<!\p{L})(?:toy|plush|stuffed(?: toy)?|(?:soft|cuddly|plush) toy|teddy|(?<=(?:my|his|her|our|their|lost|left|forgot|missing) (?:favou?rite |special |old |little )?)cuddly) (?<who>\p{L}{3,})(?!['’]?\p{L})/gu;

/** Of a rabbit there is a drawing, and a part in a plot. */
const toyOf = (who: string): string =>
  findSpelled(who)?.word === "rabbit" ? "stuffed rabbit" : "cuddly toy";

/** A text in small letters, in which a rabbit that is sewn and stuffed is a toy, and no animal that may run away. */
export function readToyAnimals(text: string): string {
  const toToy = (all: string, who: string) => (isAnimal(who) && !isToy(all) ? toyOf(who) : all);
  return text.replace(AFTER, toToy).replace(BEFORE, toToy);
}

const isAnimal = (word: string): boolean => findSpelled(word)?.class === "animal";
const isToy = (words: string): boolean => findSpelled(words.replaceAll(" ", "-"))?.class === "toy";
