import { anyOf } from "./moderation-patterns";

/**
 * What belongs to others, fine in a parent's head and not in a book that we print, and what of our own is told in its
 * place: a being of the same kind, with its article as in a title. `null` where nothing of ours comes near.
 */
const OTHERS: readonly (readonly [names: string, ours: string | null])[] = [
  ["paw patrol|bluey|scooby[- ]doo|clifford the big red dog", "a puppy"],
  ["peppa pig", "a little pig"],
  ["elsa and anna|anna and elsa", "two princesses"],
  [
    "frozen (?:movie|film|elsa)|queen elsa|princess elsa|sofia the first|elena of avalor|disney princess(?:es)?",
    "a princess",
  ],
  ["moana", "a sailor"],
  ["princess ariel", "a mermaid"],
  [
    "spider-?man|spidey|batman|superman|wonder woman|iron man|captain america|hulk|miles morales",
    "a superhero",
  ],
  ["avengers|marvel (?:comics|heroes)|pj masks", "superheroes"],
  ["pok[eé]mons?|pikachu|how to train your dragon|raya and the last dragon", "a little dragon"],
  ["minecraft|lego (?:movie|city)", "building blocks"],
  ["ninjago", "a ninja"],
  ["harry potter|hogwarts|hermione granger", "a wizard"],
  ["star wars|jedi|darth vader|baby yoda|mandalorian|buzz lightyear", "an astronaut"],
  ["lilo and stitch|lilo & stitch", "a little alien"],
  ["barbies?|bratz", "a doll"],
  ["hello kitty|gabby'?s dollhouse", "a kitten"],
  ["my little pony", "a pony"],
  ["mickey mouse|minnie mouse|stuart little", "a mouse"],
  ["donald duck|daisy duck", "a duck"],
  ["winnie the pooh|paddington bear", "a bear"],
  ["kung fu panda", "a panda"],
  ["lion king", "a lion cub"],
  ["finding nemo|finding dory", "a clownfish"],
  ["bing bunny", "a rabbit"],
  ["sonic the hedgehog", "a hedgehog"],
  ["king kong", "a gorilla"],
  ["jurassic (?:park|world)|godzilla", "a dinosaur"],
  ["elmo|gruffalo|monsters,? inc", "a kind monster"],
  ["shrek", "an ogre"],
  ["transformers|optimus prime|wall-e", "a robot"],
  ["ninja turtles", "turtles"],
  ["thomas the tank engine|thomas and friends|thomas & friends", "a steam engine"],
  ["lightning mcqueen|hot wheels|mario kart", "a race car"],
  ["blaze and the monster machines", "a monster truck"],
  ["blippi", "a digger"],
  ["octonauts", "a submarine"],
  ["dora the explorer", "an explorer"],
  ["taylor swift|k-?pop demon hunters", "a singer"],
  ["lionel messi|cristiano ronaldo|mbapp[eé]", "a soccer player"],
  [
    "disney|pixar|roblox|fortnite|cocomelon|sponge ?bob|sesame street|teletubbies|super mario|nintendo|playstation|xbox|mcdonald'?s|coca[- ]?cola|pepsi|nike|adidas|youtube|tik ?tok|netflix|google|mr\\.? ?beast|donald trump|joe biden|elon musk",
    null,
  ],
];

/** Names that belong to others. */
export const BRANDS: RegExp = anyOf(OTHERS.map(([names]) => names).join("|"));

const OURS = OTHERS.flatMap(([names, ours]) => {
  const { source, flags } = anyOf(names);
  return ours === null ? [] : [{ pattern: new RegExp(source, `${flags}g`), ours }];
});

/** After one of these there is no article any more. */
const DETERMINED =
  /(?:(?<![\p{L}])(?:an?|the|my|our|his|her|their|your|this|that|some|two|three)|(?:'|’)s)\s+$/iu;
const ARTICLE = /^(?:an?|two) /u;

/**
 * A title or a topic as it reads with beings of our own in place of those of others.
 * @param isTopic a bare noun, as topics are
 */
export function inOwnWords(text: string, isTopic = false): string {
  const read = OURS.reduce(
    (rest, { pattern, ours }) =>
      rest.replaceAll(pattern, (_name, at: number) =>
        isTopic || DETERMINED.test(rest.slice(0, at)) ? ours.replace(ARTICLE, "") : ours,
      ),
    text,
  );
  return read === text || isTopic ? read : read.charAt(0).toUpperCase() + read.slice(1);
}
