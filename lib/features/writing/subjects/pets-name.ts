import { isCommonWord } from "@/lib/features/writing/common-words";
import { findEntries, findSpelled } from "./find-entry";
import { PET } from "./hard-nights/night-words";
import { splitWish } from "./runs";

const NAME = "(?<name>\\p{Lu}[\\p{L}’'-]*\\p{L})";
const GONE =
  "(?:(?:has |have |had )?(?:just |sadly |suddenly )?(?:died|passed away|gone|dead)|is (?:dead|gone)|(?:got|was|has been|had to be|is being) (?:run over|hit by a car|put (?:down|to sleep))|(?:didn['’]?t|did not|never) (?:wake|woke) up|(?:is not|isn['’]?t) coming back|went to heaven|in heaven|(?:has )?crossed the rainbow bridge)";
/** However parents put the name of a pet that died; the words around it in any letters, the name with a capital. */
const SAID: readonly RegExp[] = [
  `^(?:[Gg]ood-?bye|[Bb]ye(?:-| )bye|[Bb]ye|[Ff]arewell|[Mm]issing|[Rr]emembering|[Tt]hank [Yy]ou|[Rr]est in [Pp]eace)[,:]?(?: (?:to|my|our|dear|sweet|old|little))* ${NAME}[.!]*$`,
  `^${NAME} ${GONE}\\b`,
  `(?:[Hh]er|[Hh]is|[Ii]ts|whose|[Tt]heir|[Tt]he) name (?:was|is|being) ${NAME}`,
  `(?:called|named|name:) ${NAME}`,
  `\\b(?:[Pp]ut|[Pp]utting|[Bb]ury|[Bb]uried|[Bb]urying|[Ll]ost) ${NAME} ?(?:down|to sleep|in the garden|yesterday|today|last \\p{L}+|this morning|$)`,
  `^${NAME},? (?:the|our|my|his|her)(?: (?:old|little|dear|beloved|pet))? \\p{Ll}+\\b`,
].map((pattern) => new RegExp(pattern, "u"));

/** "Our old dog biscuit died", of a parent without capitals. */
const SAID_SMALL = new RegExp(
  `(?:^|\\b(?:our|my|his|her|their|the) (?:(?:old|little|dear|lovely|sweet|poor|beloved|beautiful|family) ){0,2})(?:${PET}) (?<name>\\p{L}[\\p{L}’'-]*\\p{L}) ${GONE}\\b`,
  "iu",
);
/** What may stand between a dog and its death. */
const NO_SMALL_NAME =
  /^(?:who|that|which|has|had|have|was|were|is|just|now|then|really|also|never|almost|nearly|finally|recently|suddenly|sadly|peacefully|unexpectedly|already|soon|still|early|quickly|slowly|actually|only|\p{L}+['’]\p{L}+|walker|sitter|trainer|groomer|and|but|got|today|yesterday|lost|old|ill|sick|she|he|it|they|named|called|friend|bowl|bed|house)$/iu;

const NO_NAME = new Set(
  "friend friends buddy pal boy girl everyone everybody now forever baby pet pets you old dear he she it they we i our my the a an when why how what who somebody someone something mum mom dad".split(
    " ",
  ),
);

/** A death, and nothing of whose it is: neither "death" nor "Miso died" says it. */
const OF_NOBODY = /^(?:the |a )?(?:death|died|dead|dying|funeral|grief|grieving|loss)$/iu;
export const saysNobody = (text: string): boolean =>
  OF_NOBODY.test(text.trim()) || findWithCapital([text], "") !== null;

/** "Biscuit" of "Goodbye, Biscuit", or of "We had to put Biscuit to sleep", in any of an order's texts. */
export function findPetsName(texts: readonly string[], heroName: string): string | null {
  const small = texts
    .map((text) => SAID_SMALL.exec(text.trim())?.groups?.["name"])
    .find((name) => name !== undefined && !NO_SMALL_NAME.test(name) && canBeName(name, heroName));
  return (
    findWithCapital(texts, heroName) ?? (small ? `${(small[0] ?? "").toUpperCase()}${small.slice(1)}` : null)
  );
}

function findWithCapital(texts: readonly string[], heroName: string): string | null {
  for (const said of SAID) {
    const found = texts
      .map((text) => said.exec(text.trim())?.groups?.["name"])
      .find((name) => name !== undefined && canBeName(name, heroName));
    if (found) return found;
  }
  return null;
}

/** The same, or a title or a topic that is a name and nothing else. */
export const findNameOfPet = (title: string, topics: readonly string[], heroName: string): string | null =>
  findPetsName([title, ...topics], heroName) ??
  [...topics, title].find(
    (text) => TITLED.test(text) || (/^\p{Lu}\p{Ll}+$/u.test(text) && isBareName(text, heroName)),
  ) ??
  null;

/** "Captain Bubbles". */
const TITLED =
  /^(?:Mr|Mrs|Miss|Ms|Dr|Sir|Lady|Lord|Captain|King|Queen|Prince|Princess|Professor|Sergeant|Major|General)\.? \p{Lu}\p{Ll}+$/u;

function isBareName(topic: string, heroName: string): boolean {
  const known = findEntries([topic.toLowerCase()]).map(({ entry }) => entry.class);
  return (
    !isCommonWord(topic.toLowerCase()) &&
    !known.some((one) => one === "feeling" || one === "feast") &&
    canBeName(topic, heroName)
  );
}

function canBeName(name: string, heroName: string): boolean {
  const small = name.toLowerCase();
  const known = findSpelled(small);
  const isSomebody = known !== undefined && ["animal", "relative", "person"].includes(known.class);
  return !isSomebody && !NO_NAME.has(small) && !splitWish(heroName).includes(small);
}
