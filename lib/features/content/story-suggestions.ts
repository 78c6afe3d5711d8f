import { INTERESTS, type Interest, type Theme } from "@/lib/shared/story";

/** An order that a parent can take with one tap; topics as the form has them, with commas between. */
export type Suggestion = {
  title: string;
  topics: string;
  theme: Theme;
  /** So many other children may be heroes of it; a test holds it against our plots. */
  beside: 0 | 1 | 2;
};

const idea = (title: string, topics: string, theme: Theme, beside: Suggestion["beside"] = 0): Suggestion => ({
  title,
  topics,
  theme,
  beside,
});

const BY_INTEREST: Record<Interest, readonly Suggestion[]> = {
  Animals: [
    idea("An Otter at the Library", "otter", "animals", 2),
    idea("A Hippo in the Bath", "hippo", "animals", 2),
    idea("An Owl on a Scooter", "owl", "mystery", 2),
  ],
  Adventure: [
    idea("The Night Train to Nowhere", "train", "adventure", 2),
    idea("Lost on the Island", "island", "adventure", 2),
    idea("The Smallest Pirate", "pirate", "adventure", 2),
  ],
  Fantasy: [
    idea("The Shy Giant", "giant", "fantasy", 2),
    idea("The Mermaid at the Swimming Pool", "mermaid", "fantasy", 2),
    idea("A Ghost in the Fridge", "ghost", "mystery", 2),
  ],
  Science: [
    idea("Why Is the Sky Blue?", "sky", "science", 1),
    idea("The Volcano in the Kitchen", "volcano", "science", 1),
    idea("The Pancake That Ran Away", "pancake", "fantasy", 2),
  ],
  Art: [
    idea("Painting With a Hundred Mistakes", "painting", "fantasy", 2),
    idea("The Purple Pencil", "pencil", "mystery", 2),
    idea("The Puppet With Its Own Ideas", "puppet", "friendship", 2),
  ],
  Sports: [
    idea("The Very Last Goal", "soccer", "friendship", 2),
    idea("The Cartwheel", "gymnastics", "adventure", 2),
    idea("Two Wheels and a Hill", "riding a bike", "adventure", 2),
  ],
  Magic: [
    idea("The Fairy Who Lost Her Wand", "fairy", "fantasy", 2),
    idea("A Witch on the Bus", "witch", "friendship", 2),
    idea("The Flying Carpet", "flying carpet", "fantasy", 2),
  ],
  Nature: [
    idea("The Tree and Its Secrets", "tree", "friendship", 2),
    idea("The Smallest Snail", "snail", "animals", 2),
    idea("Rain on the Tent", "camping, rain", "adventure", 2),
  ],
  Space: [
    idea("A Picnic on the Moon", "moon, picnic", "science", 1),
    idea("The Tired Star", "star", "fantasy", 2),
    idea("Rocket Number Seven", "rocket", "adventure", 2),
  ],
  Dinosaurs: [
    idea("The Shy Triceratops", "triceratops, being shy", "friendship", 2),
    idea("The Dinosaur at School", "dinosaur", "adventure", 2),
    idea("The Last Egg", "dinosaur egg", "mystery", 2),
  ],
  Music: [
    idea("The Piano in the Garage", "piano", "mystery", 2),
    idea("The Drum on the Doorstep", "drum", "mystery", 2),
    idea("A Whale at the Library", "whale", "animals", 2),
  ],
  Technology: [
    idea("A Robot for a Day", "robot", "science", 2),
    idea("Grandpa's Time Machine", "time machine, grandpa", "science", 2),
    idea("The Digger in the Living Room", "digger", "adventure", 2),
  ],
};

/** From January on. */
const BY_MONTH: readonly Suggestion[] = [
  idea("The Kindest Snowman", "snowman", "fantasy", 2),
  idea("The Kindest Card", "friendship, card", "friendship", 2),
  idea("The Kite and the March Wind", "kites", "adventure", 2),
  idea("The Egg Hunt", "easter eggs", "mystery", 2),
  idea("The Bee in the Garden", "bee", "animals", 2),
  idea("The First Swim", "swimming", "adventure", 2),
  idea("The Ice Cream Truck", "ice cream truck", "adventure", 2),
  idea("The Beach That Moved", "beach", "mystery", 2),
  idea("The First Day of School", "starting school", "friendship", 2),
  idea("The Friendliest Pumpkin", "pumpkin", "mystery", 2),
  idea("The Lantern Walk", "lantern", "friendship", 1),
  idea("The First Snow", "snow", "adventure", 2),
];

/** So many are there to choose from, also where few of the child's own may be told of several children. */
const LEAST = 6;

function inTurns(interests: readonly Interest[]): Suggestion[] {
  const lists = interests.map((interest) => BY_INTEREST[interest]);
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/**
 * Something for each of the child's interests in turn, and for the time of the year; without interests, for every child.
 * @param others how many children are heroes beside the first
 */
export function suggestStories(interests: readonly string[], month: number, others = 0): Suggestion[] {
  const own = INTERESTS.filter((interest) => interests.includes(interest));
  const fits = ({ beside }: Suggestion): boolean => others <= beside;
  const liked = inTurns(own.length > 0 ? own : INTERESTS).filter(fits);
  const season = BY_MONTH[month % BY_MONTH.length];
  const first = [...liked.slice(0, 2), ...(season && fits(season) ? [season] : []), ...liked.slice(2)];
  if (first.length >= LEAST || others === 0) return first;
  return [...new Set([...first, ...inTurns(INTERESTS).filter(fits)])];
}

/** Things of what a child likes that a story can be about: "otter", "rocket". */
export const likedThings = (interests: readonly Interest[]): string[] =>
  (interests.length > 0 ? interests : (["Adventure"] as const)).flatMap((interest) =>
    BY_INTEREST[interest].map(({ topics }) => topics.split(", ")[0] ?? topics),
  );
