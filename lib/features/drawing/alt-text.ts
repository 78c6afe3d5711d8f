import { firstOfJoined } from "@/lib/shared/joined-name";
import type {
  CharacterStyleId,
  Companion,
  Feeling,
  HeroLook,
  Place,
  Scene,
  TimeOfDay,
  Weather,
} from "@/lib/shared/story";

const WHERE: Record<Place, string> = {
  bedroom: "in a bedroom",
  kitchen: "in a kitchen",
  attic: "in an attic",
  garden: "in a garden",
  park: "in a park",
  treehouse: "at a treehouse",
  street: "on a street",
  village: "in a village",
  market: "at a market",
  school: "in a classroom",
  library: "in a library",
  museum: "in a museum",
  workshop: "in a workshop",
  laboratory: "in a laboratory",
  stage: "on a stage",
  "sports-field": "on a sports field",
  farm: "on a farm",
  meadow: "in a meadow",
  forest: "in a forest",
  river: "by a river",
  bridge: "on a bridge",
  lake: "by a lake",
  beach: "on a beach",
  sea: "out at sea",
  underwater: "under the sea",
  island: "on an island",
  lighthouse: "near a lighthouse",
  mountain: "below a mountain",
  hill: "on a hill",
  cave: "in a cave",
  jungle: "in a jungle",
  desert: "in a desert",
  snowfield: "in a snowy field",
  castle: "outside a castle",
  tower: "on a tower",
  "night-sky": "among the clouds under the stars",
  space: "in space",
  planet: "on a faraway planet",
  "living-room": "in a living room",
  bathroom: "in a bathroom",
  classroom: "in a classroom",
  playground: "on a playground",
  pool: "at a swimming pool",
  "doctors-room": "at the doctor’s",
  "hospital-room": "in a hospital room",
  supermarket: "in a supermarket",
  station: "at a station",
  "train-inside": "on a train",
  "plane-inside": "on a plane",
  "bus-inside": "on a bus",
  airport: "at an airport",
  theatre: "in a theater",
  "tent-inside": "in a tent",
  "building-site": "on a building site",
  zoo: "at a zoo",
  aquarium: "at an aquarium",
  circus: "at a circus",
  moonscape: "on the moon",
  "rocket-inside": "in a rocket",
  "cab-inside": "in a driver’s cab",
};

const WHEN: Record<TimeOfDay, string> = {
  dawn: "at dawn",
  morning: "in the morning",
  noon: "at noon",
  afternoon: "in the afternoon",
  sunset: "at sunset",
  evening: "in the evening",
  night: "at night",
};

const SKY: Record<Weather, string> = {
  clear: "",
  cloudy: "under clouds",
  rain: "in the rain",
  wind: "in the wind",
  snow: "in falling snow",
  fog: "in the mist",
  rainbow: "with a rainbow",
  starry: "under the stars",
};

const MOOD: Record<Feeling, string> = {
  happy: "happy",
  excited: "excited",
  curious: "curious",
  surprised: "surprised",
  proud: "proud",
  brave: "brave",
  calm: "calm",
  sleepy: "sleepy",
  worried: "worried",
  sad: "sad",
  determined: "determined",
  tearful: "tearful",
  afraid: "afraid",
  angry: "angry",
  caring: "gentle",
};

const DRESSED: Record<CharacterStyleId, string> = {
  superhero: "as a superhero",
  princess: "as a princess",
  "space-explorer": "as a space explorer",
  "magical-wizard": "as a wizard",
  "brave-knight": "as a knight",
};

function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function unmentioned(companions: readonly Companion[], sentence: string): string[] {
  const said = sentence.toLowerCase();
  return companions
    .slice(0, 3)
    .map(({ name }) => name)
    .filter((name) => !said.includes(name.toLowerCase()));
}

/** What a page's picture shows, for somebody who can't see it. */
export function altTextFor(scene: Scene, given: string): string {
  const heroName = firstOfJoined(given);
  const happening = scene.happening
    .replaceAll("{hero}", () => heroName)
    .trim()
    .replace(/[.!?]*$/, ".");
  const where = [
    WHERE[scene.place],
    WHEN[scene.time],
    scene.place === "underwater" ? "" : SKY[scene.weather],
  ];
  const others = unmentioned(scene.companions, happening);
  const beside =
    others.length === 0 ? "" : ` ${capital(listed(others))} ${others.length === 1 ? "is" : "are"} there too.`;
  return `${capital(happening)} ${heroName} looks ${MOOD[scene.hero.feeling]}, ${where.filter((part) => part !== "").join(" ")}.${beside}`;
}

const nounOf = (kind: string): string => kind.replace("thing:", "").replaceAll("-", " ");

/** "An apple", "boots": what is more than one by its word has no article. */
function withArticle(noun: string): string {
  if (noun.endsWith("s") && !noun.endsWith("ss")) return noun;
  return `${/^[aeiou]/u.test(noun) ? "an" : "a"} ${noun}`;
}

/** What a cover shows that was drawn for itself: the hero and the subject of the story, from near. */
export function coverAltText(scene: Scene, given: string): string {
  const heroName = firstOfJoined(given);
  const somebody = scene.companions.map(({ kind, name }) => `${name} the ${nounOf(kind)}`);
  const things = scene.props.map((prop) => withArticle(nounOf(prop)));
  const who = listed([heroName, ...somebody, ...things]);
  const how = scene.hero.pose === "kneeling" ? `${heroName} kneels and looks` : `${heroName} looks`;
  return `${capital(who)}, seen from near ${WHERE[scene.place]} ${WHEN[scene.time]}. ${how} ${MOOD[scene.hero.feeling]}.`;
}

export function portraitAltText(look: HeroLook, given: string, others: readonly string[] = []): string {
  const heroName = firstOfJoined(given);
  if (others.length > 0) return `${listed([heroName, ...others.map(firstOfJoined)])} wave and smile.`;
  return look.style === null
    ? `${heroName} waves and smiles.`
    : `${heroName}, dressed ${DRESSED[look.style]}, waves and smiles.`;
}
