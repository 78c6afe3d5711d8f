import type { CharacterKind } from "@/lib/shared/story";
import { BOYS, GIRLS } from "@/lib/features/writing/given-names";

export type Gendered = "he" | "she" | "it";
type Named = readonly (readonly [string, Gendered])[];

/** Enough of each that two books of a shelf seldom share one; a name with a star is "he". */
const called = (names: string): Named =>
  names
    .split(", ")
    .map((name) => (name.endsWith("*") ? ([name.slice(0, -1), "he"] as const) : ([name, "she"] as const)));

/** For a kind that isn't one of the cast's own. */
export const ANY_NAMES: Named = called(
  "Momo, Tilly, Benno*, Pepper*, Juno, Otto*, Willa, Basil*, Yara, Hugo*, Poppy, Kasper*, Dora, Fritz*, Rosa, Gus*, Ivy, Nico*, Bobbin, Truffle*, Nimbus*, Moppet, Rumble*, Zuzu, Sorrel, Tango*, Peanut*, Tipsy",
);

export const ROYAL_NAMES: Readonly<Record<string, Named>> = {
  "thing:princess": called("Rosa, Clara, Tilda, Tessa, Nora, Ines, Pearl, Ada, Flora, Wilma"),
  "thing:prince": called("Otto*, Hugo*, Emil*, Anton*, Felix*, Casper*, Rafi*, Linus*"),
  "thing:queen": called("Ida, Greta, Alma, Maud, Bess, Edda"),
  "thing:king": called("Albert*, Bruno*, Oskar*, Gustav*, Edmund*, Karl*"),
};

export const PIRATE_NAMES: Named = called(
  "Nell, Scarlet, Marina, Wanda, Bramble*, Rusty*, Barnaby*, Finbar*",
);

export const NAMES: Record<CharacterKind, Named> = {
  girl: GIRLS.map((name) => [name, "she"]),
  boy: BOYS.map((name) => [name, "he"]),
  "grown-up-woman": called(
    "Mrs. Plum, Miss Bell, Mrs. Okoro, Mrs. Lund, Mrs. Rao, Miss Winter, Mrs. Haddad, Mrs. Novak, Mrs. Finch, Mrs. Byrne, Mrs. Costa, Mrs. Sato, Miss Pym, Mrs. Kaur, Mrs. Teller, Miss Vidal",
  ),
  "grown-up-man": called(
    "Mr. Tate*, Mr. Bloom*, Mr. Silva*, Mr. Abbas*, Mr. Berg*, Mr. Duval*, Mr. Ferro*, Mr. Horvat*, Mr. Ito*, Mr. Jansen*, Mr. Khan*, Mr. Moss*, Mr. Nash*, Mr. Rossi*, Mr. Vance*, Mr. Yilmaz*",
  ),
  grandmother: called("Grandma"),
  grandfather: called("Grandpa*"),
  astronaut: called("Captain Vega, Captain Sol*"),
  wizard: called("Old Fizz*, Old Mugwort*, Old Bramwell*"),
  robot: called("Bolt*, Tik, Beep*, Gizmo*, Dial, Ratchet*, Cog*, Pixel, Sprocket*, Widget, Zap*"),
  alien: called("Zib*, Oona, Lumi, Quib*, Meep, Orbo*"),
  dragon: called("Ember, Soot*, Cinder, Spark*, Flicker, Ash*, Sizzle, Kindle"),
  unicorn: called("Silver, Comet*"),
  dinosaur: called("Bron*, Tuva, Stomp*"),
  dog: called("Biscuit*, Patch*, Waffle, Scout, Rolo*, Juniper, Noodle*, Banjo*, Pom, Moby*"),
  cat: called("Tiger*, Misty, Button, Pickle*, Saffron, Domino*, Socks*, Marble, Fudge*"),
  rabbit: called("Clover, Dill*, Barley*, Tansy, Radish*, Nibs*, Burdock*, Parsley, Skip*"),
  fox: called("Fern, Rusty*, Fig*, Amber, Copper*, Bracken*, Vixie, Saffy"),
  bear: called("Bruno*, Honey, Bo*, Maple, Barney*, Bumble*, Berry"),
  mouse: called("Pip*, Dot, Crumb*, Thimble, Whisk*, Cheddar*, Nibble, Scamper*, Tuppy"),
  squirrel: called("Nutkin*, Hazel, Zip*, Acorn*, Pinecone, Bramble, Russet*, Filbert*"),
  hedgehog: called("Thistle, Bristle*, Pin*, Teasel, Conker*, Prickle, Burr*"),
  owl: called("Olive, Dusk*, Hoot*, Willow, Mottle*, Tawny, Blink*, Midge*"),
  bird: called("Wren, Jay*, Chip*, Pipit, Linnet, Twig*, Peck*"),
  duck: called("Puddle, Waddle*, Dabble*, Paddle*, Minnow, Bill*"),
  penguin: called("Pebble, Flip*, Snow, Chilly, Skipper*, Tux*"),
  frog: called("Moss*, Lily, Plop*, Fidget, Olli*, Bog*"),
  turtle: called("Shelby, Tuck*, Pokey*, Hatch*, Tessa"),
  horse: called("Clover, Star, Oats*"),
  cow: called("Daisy, Molly"),
  sheep: called("Wooly, Tuft*, Puff"),
  deer: called("Fawn, Birch*"),
  elephant: called("Ella, Tusk*"),
  lion: called("Leo*, Sunny"),
  monkey: called("Mango*, Kiki, Jinx*, Bonbon, Tamtam*"),
  whale: called("Old Blue, Big Tom*"),
  dolphin: called("Splash*, Marina"),
  octopus: called("Inky*, Olga"),
  bee: called("Buzz*, Bea"),
  butterfly: called("Flutter, Petal"),
};
