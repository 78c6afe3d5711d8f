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

// prettier-ignore
const WISHES: Record<ReadingLevel, readonly Wish[]> = {
  Beginner: [
    { theme: "fantasy", title: "The Cloud in the Garden", child: child("Ada", "Girl", 5, "Magic", "Music"), topics: ["bedtime"], creativity: 7, seed: 1 },
    { theme: "friendship", title: "A Line in the Treehouse", child: child("Leo", "Boy", 5, "Art", "Sports"), topics: ["sharing"], creativity: 3 },
    { theme: "science", title: "Why, Why, Why?", child: child("Noor", "Girl", 6, "Technology", "Space"), topics: ["patience"], creativity: 6 },
    { theme: "animals", title: "The Duck Parade", child: child("Sam", "Other", 4, "Animals", "Nature"), creativity: 3 },
    { theme: "mystery", title: "Who Took the Spoons?", child: child("Tomás", "Boy", 6, "Science", "Adventure"), creativity: 4 },
    { theme: "adventure", title: "The Kite That Ran Away", child: child("Mei", "Girl", 5, "Sports", "Nature"), topics: ["courage"], creativity: 4, seed: 1 },
    { theme: "friendship", title: "The Lost Teddy", child: child("Ella", "Girl", 4, "Music", "Animals"), topics: ["kindness"], creativity: 2 },
    { theme: "animals", title: "The Night of the Frogs", child: child("Juma", "Boy", 5, "Nature", "Dinosaurs"), creativity: 3 },
    { theme: "science", title: "A Cake for My Birthday", child: child("Zoë", "Girl", 6, "Science", "Art"), creativity: 4 },
    { theme: "mystery", title: "The Picture That Grew", child: child("Ravi", "Boy", 6, "Art", "Magic"), creativity: 6 },
  ],
  Emerging: [
    { theme: "mystery", title: "The Dinosaur That Roared", child: child("Priya", "Girl", 7, "Science", "Animals"), topics: ["first day at school"], creativity: 6 },
    { theme: "adventure", title: "The Dark Lighthouse", child: child("Jonah", "Boy", 7, "Adventure", "Technology"), topics: ["courage"], creativity: 4 },
    { theme: "fantasy", title: "The Dragon with the Hiccups", child: child("Amara", "Girl", 6, "Fantasy", "Music"), topics: ["dragons"], creativity: 8 },
    { theme: "friendship", title: "The Third Seat", child: child("Finn", "Boy", 7, "Sports", "Art"), topics: ["friendship"], creativity: 3, seed: 132 },
    { theme: "animals", title: "A Bed for the Winter", child: child("Sofia", "Girl", 6, "Nature", "Animals"), topics: ["kindness"], creativity: 3, seed: 2 },
    { theme: "science", title: "The Snowball in July", child: child("Kai", "Other", 7, "Science", "Space"), creativity: 5 },
    { theme: "mystery", title: "Big Feet in the Snow", child: child("Hugo", "Boy", 6, "Dinosaurs", "Nature"), creativity: 5 },
    { theme: "adventure", title: "A Tent in the Garden", child: child("Lina", "Girl", 6, "Space", "Magic"), topics: ["camping"], creativity: 4 },
    { theme: "fantasy", title: "A Birthday for Oscar", child: child("Oscar", "Boy", 7, "Magic", "Technology"), topics: ["sharing"], creativity: 7 },
    { theme: "friendship", title: "Two Blinks", child: child("Aisha", "Girl", 7, "Technology", "Art"), topics: ["moving house"], creativity: 3, seed: 27 },
  ],
  Intermediate: [
    { theme: "adventure", title: "The Island That Moved", child: child("Alexander", "Boy", 9, "Fantasy", "Adventure"), topics: ["pirates"], creativity: 7, seed: 2 },
    { theme: "mystery", title: "Letters from Nobody", child: child("Hannah", "Girl", 8, "Art", "Technology"), topics: ["honesty"], creativity: 4 },
    { theme: "fantasy", title: "The Clock That Slept", child: child("Mateo", "Boy", 8, "Music", "Magic"), topics: ["patience"], creativity: 7 },
    { theme: "science", title: "The Star in the Field", child: child("Yuki", "Girl", 8, "Space", "Science"), creativity: 6 },
    { theme: "animals", title: "The Longest Birthday", child: child("Nia", "Girl", 9, "Animals", "Nature"), creativity: 4 },
    { theme: "friendship", title: "A Word for a Word", child: child("Daniel", "Boy", 8, "Music", "Sports"), creativity: 3 },
    { theme: "adventure", title: "The Wagon with a Sail", child: child("Robin", "Other", 9, "Technology", "Adventure"), topics: ["teamwork"], creativity: 6 },
    { theme: "mystery", title: "The Pumpkin That Walked", child: child("Clara", "Girl", 8, "Nature", "Science"), topics: ["honesty"], creativity: 4 },
    { theme: "science", title: "The Honey Machine", child: child("Theo", "Boy", 9, "Technology", "Animals"), creativity: 5, seed: 4 },
    { theme: "friendship", title: "The Big Neighbor", child: child("Ines", "Girl", 8, "Dinosaurs", "Art"), topics: ["kindness"], creativity: 6 },
  ],
  Advanced: [
    { theme: "science", title: "The Robot Who Asked Why", child: child("James", "Other", 11, "Music", "Sports", "Magic"), topics: ["patience"], creativity: 6 },
    { theme: "adventure", title: "The Last Letter", child: child("Eleanor", "Girl", 11, "Adventure", "Nature"), topics: ["a promise"], creativity: 5 },
    { theme: "fantasy", title: "The Day the Shadows Swapped", child: child("Malik", "Boy", 10, "Fantasy", "Art"), creativity: 8 },
    { theme: "mystery", title: "The Dry Boots", child: child("Ingrid", "Girl", 11, "Science", "Technology"), topics: ["honesty"], creativity: 4, seed: 132 },
    { theme: "friendship", title: "The Guest Who Stayed for Tea", child: child("Omar", "Boy", 10, "Art", "Music"), topics: ["grandparents"], creativity: 3, seed: 1 },
    { theme: "animals", title: "The Wet Rings", child: child("Freya", "Girl", 10, "Animals", "Science"), creativity: 5 },
    { theme: "science", title: "The Cliff That Clapped", child: child("Arjun", "Boy", 11, "Science", "Music"), creativity: 5 },
    { theme: "adventure", title: "The Old Treasure Map", child: child("Charlotte", "Girl", 10, "Sports", "Space"), topics: ["growing up"], creativity: 4 },
    { theme: "fantasy", title: "The Tired Echo", child: child("Gabriel", "Boy", 11, "Music", "Fantasy"), topics: ["kindness"], creativity: 8 },
    { theme: "mystery", title: "The Birthday Box", child: child("Marisol", "Girl", 11, "Space", "Art"), creativity: 5 },
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
