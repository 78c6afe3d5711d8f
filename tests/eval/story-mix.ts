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
]; // oxfmt-ignore
const TOPICS = [
  ["patience"], ["dragons", "sharing"], ["trains"], ["new baby"], ["quantum teapots"], ["first day at school"],
  ["pirates", "courage"], ["bedtime"], ["kindness", "butterflies"], ["dentist"], ["the smell of rain on a roof"],
  ["robots"], [], ["moving house"], ["honesty"], ["football", "teamwork"], ["volcanoes"],
]; // oxfmt-ignore
/** What parents call their stories: after a known subject or two, after the child, after what nobody knows. */
const TITLES = [
  "The Lost Kite", "{name} and the Dragon", "The Duck Who Was Late", "A Robot for Grandma", "The Train to the Moon",
  "The Brave Little Snail", "First Day of School", "The Pirate's Map", "{name}'s Big Day", "The Dinosaur in the Garden",
  "The Dog Who Loved Snow", "Thunder at Night", "The Mermaid's Song", "A Cake for the King", "The Teapot of Quantum",
  "{name} Goes Camping", "The Castle in the Clouds", "The New Neighbor", "A Very Good Day", "The Soccer Match",
]; // oxfmt-ignore
const SHARE_WITH_MANY_INTERESTS = 0.25;
const FEW_INTERESTS = 4;
const SHARE_IN_COSTUME = 0.2;

/** Orders in which every level and theme comes up equally often, and everything else by chance of the seed. */
export function mixOrders(count: number, seed: number | string): StoryOrder[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, index) => mixOrder(random.fork(`order ${index}`), index));
}

/** An order whose title names nothing: what is left to chance is the writer's variety. */
export const withPlainTitle = (order: StoryOrder): StoryOrder => ({ ...order, title: "A Fine Story" });

/** The same that asks for nothing but its theme. */
export const withoutSubject = (order: StoryOrder): StoryOrder => ({ ...withPlainTitle(order), topics: [] });

function mixOrder(random: Random, index: number): StoryOrder {
  const interests = random.shuffle(INTERESTS).slice(0, countInterests(random));
  const heroName = random.pick(NAMES);
  return {
    heroName,
    gender: random.pick(GENDERS),
    age: 3 + Math.floor(random.next() * 10),
    level: READING_LEVELS[index % READING_LEVELS.length] ?? "Beginner",
    theme: THEMES[Math.floor(index / READING_LEVELS.length) % THEMES.length] ?? "adventure",
    title: random.pick(TITLES).replace("{name}", heroName),
    topics: random.pick(TOPICS),
    interests,
    creativityLevel: 1 + Math.floor(random.next() * 10),
    ageAppropriate: random.next() < 0.75,
    style: random.next() < SHARE_IN_COSTUME ? random.pick(CHARACTER_STYLES) : null,
    seed: Math.floor(random.next() * 1e9),
  };
}

/** One to four, or, for every fourth child, five to all. */
function countInterests(random: Random): number {
  const isMany = random.next() < SHARE_WITH_MANY_INTERESTS;
  const least = isMany ? FEW_INTERESTS + 1 : 1;
  return least + Math.floor(random.next() * ((isMany ? INTERESTS.length : FEW_INTERESTS) - least + 1));
}
