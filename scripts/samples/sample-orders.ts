import {
  READING_LEVELS,
  type CharacterStyleId,
  type Gender,
  type Interest,
  type ReadingLevel,
  type StoryOrder,
  type Theme,
} from "@/lib/shared/story";

type Child = { name: string; gender: Gender; age: number; interests: Interest[] };
type Wish = {
  theme: Theme;
  title: string;
  child: Child;
  topics?: string[];
  creativity?: number;
  style?: CharacterStyleId;
  seed?: number;
};

const child = (name: string, gender: Gender, age: number, ...interests: Interest[]): Child => ({
  name,
  gender,
  age,
  interests,
});

// oxfmt-ignore
const WISHES: Record<ReadingLevel, readonly Wish[]> = {
  Beginner: [
    { theme: "fantasy", title: "The Cloud in the Garden", child: child("Ada", "Girl", 5, "Magic", "Music"), topics: ["bedtime"], creativity: 7, seed: 1 },
    { theme: "animals", title: "The Duck Parade", child: child("Sam", "Other", 4, "Animals", "Nature"), creativity: 3 },
    { theme: "mystery", title: "Who Took the Spoons?", child: child("Tomás", "Boy", 6, "Science", "Adventure"), creativity: 4 },
    { theme: "adventure", title: "The Kite That Ran Away", child: child("Mei", "Girl", 5, "Sports", "Nature"), topics: ["courage"], creativity: 4, seed: 1 },
    { theme: "animals", title: "The Night of the Frogs", child: child("Juma", "Boy", 5, "Nature", "Dinosaurs"), creativity: 3 },
    { theme: "friendship", title: "My Blue Hearing Aids", child: child("Zoë", "Girl", 5, "Music", "Nature"), topics: ["new hearing aids"], creativity: 9, seed: 108 },
    { theme: "animals", title: "Goodbye, Biscuit", child: child("Mina", "Girl", 5, "Nature", "Animals"), topics: ["our dog died"], creativity: 3, seed: 102 },
    { theme: "friendship", title: "The Day I Was Chosen", child: child("Lin", "Girl", 7, "Art", "Music"), topics: ["adoption"], creativity: 3, seed: 112 },
    { theme: "friendship", title: "Needle Day", child: child("Sam", "Boy", 4, "Animals", "Sports"), topics: ["vaccination", "scared"], creativity: 4, seed: 113 },
    { theme: "fantasy", title: "Potty Time", child: child("Theo", "Boy", 3, "Animals", "Music"), topics: ["potty"], creativity: 6, seed: 115 },
  ],
  Emerging: [
    { theme: "mystery", title: "The Dinosaur That Roared", child: child("Priya", "Girl", 7, "Science", "Animals"), topics: ["first day at school"], creativity: 6 },
    { theme: "adventure", title: "The Dark Lighthouse", child: child("Jonah", "Boy", 7, "Adventure", "Technology"), topics: ["courage"], creativity: 4 },
    { theme: "fantasy", title: "The Dragon with the Hiccups", child: child("Amara", "Girl", 6, "Fantasy", "Music"), topics: ["dragons"], creativity: 8 },
    { theme: "friendship", title: "The Third Seat", child: child("Finn", "Boy", 7, "Sports", "Art"), topics: ["friendship"], creativity: 3, seed: 132 },
    { theme: "adventure", title: "A Tent in the Garden", child: child("Lina", "Girl", 6, "Space", "Magic"), topics: ["camping"], creativity: 4 },
    { theme: "adventure", title: "The Wobbly Tooth", child: child("Mila", "Girl", 6, "Animals", "Art"), topics: ["a wobbly tooth"], creativity: 5, seed: 114 },
    { theme: "adventure", title: "Two Homes", child: child("Ruby", "Girl", 7, "Space", "Art"), topics: ["divorce"], creativity: 5, seed: 104 },
    { theme: "fantasy", title: "Bad Dreams", child: child("Ella", "Girl", 5, "Magic", "Music"), topics: ["nightmares"], creativity: 10, seed: 119 },
    { theme: "science", title: "A Night in Hospital", child: child("Leo", "Boy", 6, "Space", "Science"), topics: ["operation"], creativity: 8, seed: 107 },
    { theme: "science", title: "Too Much Tablet", child: child("Max", "Boy", 6, "Technology", "Sports"), topics: ["screen time"], creativity: 4, seed: 123 },
  ],
  Intermediate: [
    { theme: "adventure", title: "The Island That Moved", child: child("Alexander", "Boy", 9, "Fantasy", "Adventure"), topics: ["pirates"], creativity: 7, seed: 2 },
    { theme: "mystery", title: "Letters from Nobody", child: child("Hannah", "Girl", 8, "Art", "Technology"), topics: ["honesty"], creativity: 4 },
    { theme: "science", title: "The Star in the Field", child: child("Yuki", "Girl", 8, "Space", "Science"), creativity: 6 },
    { theme: "mystery", title: "The Pumpkin That Walked", child: child("Clara", "Girl", 8, "Nature", "Science"), topics: ["honesty"], creativity: 4 },
    { theme: "science", title: "The Honey Machine", child: child("Theo", "Boy", 9, "Technology", "Animals"), creativity: 5, seed: 4 },
    { theme: "friendship", title: "Grandpa's Umbrella", child: child("Arun", "Boy", 9, "Music", "Art"), topics: ["grandpa died"], creativity: 4, seed: 103 },
    { theme: "mystery", title: "Grandma Forgets", child: child("Ines", "Girl", 8, "Art", "Animals"), topics: ["grandma has dementia"], creativity: 7, seed: 106 },
    { theme: "friendship", title: "Kids Who Are Mean", child: child("Kofi", "Boy", 8, "Sports", "Space"), topics: ["bullying"], creativity: 2, seed: 111 },
    { theme: "adventure", title: "Stuck in the Elevator", child: child("Jude", "Boy", 8, "Technology", "Dinosaurs"), topics: ["stuck in an elevator with grandma"], creativity: 3, seed: 122 },
    { theme: "adventure", title: "Papa and Daddy", child: child("Noah", "Boy", 6, "Nature", "Space"), topics: ["two dads"], creativity: 8, seed: 127 },
  ],
  Advanced: [
    { theme: "science", title: "The Robot Who Asked Why", child: child("James", "Other", 11, "Music", "Sports", "Magic"), topics: ["patience"], creativity: 6 },
    { theme: "adventure", title: "The Last Letter", child: child("Eleanor", "Girl", 11, "Adventure", "Nature"), topics: ["a promise"], creativity: 5 },
    { theme: "fantasy", title: "The Day the Shadows Swapped", child: child("Malik", "Boy", 10, "Fantasy", "Art"), creativity: 8 },
    { theme: "animals", title: "The Wet Rings", child: child("Freya", "Girl", 10, "Animals", "Science"), creativity: 5 },
    { theme: "fantasy", title: "The Tired Echo", child: child("Gabriel", "Boy", 11, "Music", "Fantasy"), topics: ["kindness"], creativity: 8 },
    { theme: "friendship", title: "When Dad Lost His Job", child: child("Robin", "Other", 9, "Art", "Nature"), topics: ["dad lost his job"], creativity: 6, seed: 105 },
    { theme: "adventure", title: "The New Country", child: child("Mateo", "Boy", 10, "Sports", "Music"), topics: ["new country", "new language"], creativity: 10, seed: 109 },
    { theme: "science", title: "Why Is the Sky Blue?", child: child("James", "Boy", 8, "Science", "Space"), creativity: 9, seed: 118 },
    { theme: "mystery", title: "Seven to Nothing", child: child("Omar", "Boy", 9, "Sports", "Animals"), topics: ["lost the match"], creativity: 1, seed: 120 },
    { theme: "adventure", title: "The First Flight", child: child("Freya", "Girl", 9, "Nature", "Science"), topics: ["first flight"], creativity: 5, seed: 124 },
  ],
};

const orderFor = (level: ReadingLevel, { child: of, title, ...wish }: Wish, seed: number): StoryOrder => ({
  heroName: of.name,
  gender: of.gender,
  age: of.age,
  level,
  theme: wish.theme,
  title,
  topics: wish.topics ?? [],
  interests: of.interests,
  creativityLevel: wish.creativity ?? 5,
  ageAppropriate: true,
  style: wish.style ?? null,
  seed: wish.seed ?? seed,
});

/** What the collection's parents order; the writer chooses the plots. */
export const SAMPLES: readonly StoryOrder[] = READING_LEVELS.flatMap((level) =>
  WISHES[level].map((wish, index) => orderFor(level, wish, 11 + 7 * index)),
);
