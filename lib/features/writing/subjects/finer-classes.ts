import type { LexiconEntry } from "./subject";

/** What a class holds that some plots tell well and others badly: a volcano is weather, but knocks at no window. */
export const FINER_CLASSES = [
  "land",
  "danger",
  "ground",
  "find",
  "large",
  "odd",
  "many",
  "together",
  "vast",
  "occasion",
  "meal",
  "notion",
  "idea",
  "acquaintance",
  "kin",
  "motor",
  "bus",
  "coach",
  "shore",
  "slight",
  "homely",
  "hot",
  "everyday",
  "street",
  "waterfowl",
  "tank",
  "rockpool",
  "wet",
  "swims",
] as const;
export type FinerClass = (typeof FINER_CLASSES)[number];

const WATERFOWL = "duck, duckling, goose, gosling, swan";
const TANK = "axolotl, goldfish, fish, tropical fish, clownfish, puffer fish";
const ROCKPOOL = "crab, hermit crab, starfish, shrimp, sea urchin, sea snail";
const SWIMS = `${TANK}, ${ROCKPOOL}, shark, hammerhead, great white shark, whale shark, whale, blue whale, narwhal, beluga, orca,
  dolphin, porpoise, manatee, squid, giant squid, cuttlefish, jellyfish, seahorse, lobster, krill, swordfish, salmon, trout,
  eel, electric eel, stingray, piranha, anglerfish, flying fish, sea turtle, coral, clam, oyster, sea slug, dugong,
  tadpole`;

const WORDS: Record<Exclude<FinerClass, "many">, string> = {
  // Weather that stays where it is, and can be gone to.
  land: `mountain, hill, valley, cave, cliff, river, stream, waterfall, lake, pond, sea, ocean, reef, swamp, meadow,
    field, mud, sand, volcano, echo`,
  danger: `hurricane, tornado, volcano, earthquake, avalanche, flood, drought, blizzard, heat wave, storm, lightning,
    black hole, asteroid, meteor`,
  // What lies there to be jumped into or followed, and can neither come to a window nor be lifted in one piece.
  ground: "puddle, footprint",
  // Nature that fits into a pocket and keeps.
  find: "rock, pebble, crystal, fossil, shell, meteorite, medal, trophy",
  // Things that nobody carries away.
  large: `refrigerator, oven, washing machine, table, sofa, bed, bathtub, shower, toilet, door, window, hospital bed,
    swing, slide, seesaw, sandbox, merry-go-round, piano, organ, harp, drum kit, toy kitchen, dollhouse, mailbox`,
  // What never stands anywhere on its own, or not for long.
  odd: `campfire, light switch, door, window, sandcastle, bubble, pocket, zipper, laundry, shower, toilet, hospital bed,
    car seat, high chair, paper, paint, money, shot, medicine, diaper, plaster cast, collection, footprint,
    puddle, snowflake, icicle, paper plane, training wheels, shopping cart, stroller, drone, parachute, escalator,
    elevator, Noah's ark, jet pack, roller skates`,
  // Music that is made by many or held in no hand.
  together: "orchestra, band, choir, song",
  // What is all around or too wide to come to anybody's window.
  vast: `space, galaxy, Milky Way, constellation, Earth, sky, eclipse, sunrise, sunset, tide, wave, ice, dew,
    northern light, star map`,
  // A day or an hour that one waits for, and no skill.
  occasion: `sleepover, school trip, adventure, day out, journey, bath day, treasure hunt, egg hunt, prank, job for a day,
    shopping, camping, moving away, picnic, midnight snack, breakfast, lunch, dinner, feast`,
  // What a family does together and can be carried to somebody in baskets.
  meal: "egg hunt, picnic, midnight snack, breakfast, lunch, dinner, feast",
  // What nobody can practice before other people, with somebody who teaches it.
  notion: `learning, losing, growing up, saying goodbye, emigration, rescue, mystery, race against time, fancy idea,
    picky eater, shrinking, invisibility, magic, pollution, prayer, sleep, bedtime, waking up, potty time,
    making friends, helping out, medal, trophy, team, playing outside`,
  // What nobody can see, and everybody knows.
  idea: `learning, losing, growing up, saying goodbye, mystery, fancy idea, invisibility, magic, prayer, making friends,
    helping out, adventure, rescue, team, race against time, journey, shrinking`,
  // People who are no work.
  acquaintance: "neighbor, friend, pen pal, classmate, new kid, new girl, new boy, guest, bully",
  kin: "parent, sibling, grandparent, family, stepfamily, ancestor, twins, baby, toddler, bride, flower girl",
  // What a farm may have had for forty years, and what goes over a yard when one small part is put back.
  motor: `car, race car, sports car, truck, delivery truck, pickup truck, ice cream truck, camper van, minibus, tractor,
    motorcycle, moped, quad bike`,
  // What stops in a village every day for everybody, and finds its own way along a road.
  bus: "bus, double-decker bus, minibus",
  // What takes many people on a trip over land, is started with a key and may stand still for three weeks.
  coach: "bus, double-decker bus, minibus, camper van, train, steam train, streetcar",
  // Where one goes for a day, and nobody asks how it works.
  shore: "sea, ocean, lake",
  // Who is no trouble to anybody in a bath or on a bicycle, however long they stay.
  slight: `mouse, rat, pet rat, ant, spider, bee, queen bee, bumblebee, butterfly, caterpillar, moth, ladybug, worm, glowworm,
    firefly, snail, slug, grasshopper, cricket, dragonfly, beetle, dung beetle, stag beetle, rhinoceros beetle, housefly,
    mosquito, wasp, hornet, praying mantis, centipede, millipede, woodlouse, earwig, flea, louse, scorpion, silkworm, leech,
    water strider, cicada, bug, tarantula, jumping spider, stick insect, tadpole, frog, tree frog, toad, newt, salamander,
    gecko, lizard, chick, duckling, gosling, duck, bird, baby bird, robin, sparrow, blue tit, blackbird, swallow,
    hummingbird, wren, lark, nightingale, fish, goldfish, clownfish, shrimp, krill, starfish, seahorse, crab, hermit crab,
    sea urchin, coral, clam, oyster, sea snail, sea slug, tropical fish, baby turtle, fairy, tooth fairy, gnome, brownie,
    elf, leprechaun, dream, nightmare, shadow, sandman, imaginary friend, dinosaur egg, gingerbread man, bat, mole`,
  // What is one thing on a plate, and better before it is cold.
  hot: `pizza, pasta, hamburger, hot dog, sausage, rice, taco, burrito, dumpling, curry, samosa, jollof rice, injera, couscous,
    omelet, egg, pancake, waffle, porridge, pie, dosa, roti, fufu, plantain, potato, sweet potato, meatball, chicken nugget,
    bacon, corn on the cob, chestnut, pretzel, yam`,
  // Who is on the sofa every day.
  homely: `dog, puppy, cat, kitten, rabbit, hamster, guinea pig, gerbil, budgie, canary, parrot, cockatoo, tortoise, turtle,
    pet snake, chameleon, iguana, axolotl, ferret, chinchilla, poodle, labrador, dachshund, husky, sheepdog, bulldog,
    dalmatian, beagle, terrier, guide dog, rescue dog, police dog, black cat, bearded dragon, bed monster`,
  // Whom one meets every day at a door, at school or in the street, and would never suspect of anything.
  everyday: `teacher, substitute teacher, principal, librarian, school cook, janitor, crossing guard, babysitter, coach,
    mail carrier, garbage collector, street cleaner, window cleaner, bus driver, train driver, taxi driver, neighbor, baker,
    butcher, chef, waiter, shopkeeper, hairdresser, dentist, doctor, nurse, vet, gardener, farmer, florist, plumber, builder,
    painter, mechanic, lifeguard, zookeeper, conductor`,
  // Feasts of a street, a stage or a hall, and days that nobody eats: none of them is packed into a basket.
  street: `carnival parade, parade, festival, lantern walk, masquerade, Dragon Boat Festival, Songkran, Holi, firework,
    Halloween, Bonfire Night, Earth Day, wedding, christening, first communion, bar mitzvah, funeral, nativity play, present,
    birthday wish, Easter egg, egg hunt, first day of school, last day of school, Saturday, leap day`,
  // Where animals of the water live that one can meet: on a pond, in a tank at home, under a stone while the sea is out.
  waterfowl: WATERFOWL,
  tank: TANK,
  rockpool: ROCKPOOL,
  // Who lives in the water, and can neither stand behind a tree nor lie under a blanket.
  wet: `${WATERFOWL}, ${SWIMS}, octopus`,
  // Who comes out of it for nobody; an octopus may walk from pool to pool.
  swims: SWIMS,
};

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(",").map((word) => word.trim()));
const MEMBERS = Object.entries(WORDS).map(([finer, words]) => [finer, listOf(words)] as const);

export const FINER_WORDS = MEMBERS.flatMap(([, words]) => [...words]);

/** The finer classes of a subject, beside its class. */
export function listFiner({ word, many }: LexiconEntry): readonly string[] {
  const found = MEMBERS.filter(([, words]) => words.has(word)).map(([finer]) => finer);
  return many ? [...found, "many"] : found;
}
