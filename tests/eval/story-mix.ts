import { Random } from "@/lib/features/writing/classic/random";
import {
  CHARACTER_STYLES,
  GENDERS,
  INTERESTS,
  READING_LEVELS,
  THEMES,
  type StoryOrder,
} from "@/lib/shared/story";

/** Everyday names and those that trip up grammar: possessives, accents, several words, other scripts. */
const NAMES = [
  "Mia", "O'Brien-Smith", "José María", "李", "James", "Åsa", "Anna Maria Lopez", "Noah", "Priya", "Sam", "Zoë",
  "Muhammad", "محمد", "Grace", "Leo", "Eleanor", "Thomas", "Jean-Luc", "Ng", "D'Arcy", "Bartholomew", "Will", "May",
  "Rose", "Max",
]; // prettier-ignore
const TOPICS = [
  ["patience"], ["dragons", "sharing"], ["trains"], ["new baby"], ["quantum teapots"], ["first day at school"],
  ["pirates", "courage"], ["bedtime"], ["kindness", "butterflies"], ["dentist"], ["the smell of rain on a roof"],
  ["robots"], [], ["moving house"], ["honesty"], ["football", "teamwork"], ["volcanoes"],
]; // prettier-ignore
const MOST_INTERESTS = 4;
const SHARE_IN_COSTUME = 0.2;

/** Orders in which every level and theme comes up equally often, and everything else by chance of the seed. */
export function mixOrders(count: number, seed: number | string): StoryOrder[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, index) => mixOrder(random.fork(`order ${index}`), index));
}

function mixOrder(random: Random, index: number): StoryOrder {
  const interests = random.shuffle(INTERESTS).slice(0, 1 + Math.floor(random.next() * MOST_INTERESTS));
  return {
    heroName: random.pick(NAMES),
    gender: random.pick(GENDERS),
    age: 3 + Math.floor(random.next() * 10),
    level: READING_LEVELS[index % READING_LEVELS.length] ?? "Beginner",
    theme: THEMES[Math.floor(index / READING_LEVELS.length) % THEMES.length] ?? "adventure",
    title: `Story ${index}`,
    topics: random.pick(TOPICS),
    interests,
    creativityLevel: 1 + Math.floor(random.next() * 10),
    ageAppropriate: random.next() < 0.75,
    style: random.next() < SHARE_IN_COSTUME ? random.pick(CHARACTER_STYLES) : null,
    seed: Math.floor(random.next() * 1e9),
  };
}
