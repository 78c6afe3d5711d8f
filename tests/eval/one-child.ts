import { overlapOf } from "@/lib/features/writing/classic/audit-stories";
import { findPlot } from "@/lib/features/writing/classic/choose-plot";
import { classicWriter, writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { Random } from "@/lib/features/writing/classic/random";
import { THEMES, type Interest, type StoryOrder, type StoryText } from "@/lib/shared/story";

type OneChild = {
  interests: Interest[];
  count: number;
  seed: string;
  level?: StoryOrder["level"];
  /** Whether the writer may know what the child has heard; without, it is what chance makes of it. */
  remembers?: boolean;
};

/** What one child is told, story after story, theme after theme, its interests always the same. */
export function tellOneChild({
  interests,
  count,
  seed,
  level = "Emerging",
  remembers = true,
}: OneChild): StoryText[] {
  const random = new Random(seed);
  const told: string[] = [];
  return Array.from({ length: count }, (_, index) => {
    const order: StoryOrder = {
      heroName: "Mia",
      gender: "Girl",
      age: 7,
      level,
      theme: THEMES[index % THEMES.length] ?? "adventure",
      title: "A Fine Story",
      topics: [],
      interests,
      creativityLevel: 5,
      ageAppropriate: true,
      style: null,
      seed: Math.floor(random.next() * 1e9),
    };
    const settled = remembers ? classicWriter.settle?.(order, told) : { plot: findPlot(order, told).id };
    const story = writeClassicStory({ ...order, ...settled });
    told.push(story.shape, ...story.parts);
    return story;
  });
}

/** Of the parts in some stories, how many the child had heard in the `back` stories before. */
export function countHeard(stories: readonly StoryText[], back: number): { heard: number; parts: number } {
  const heard = stories.flatMap(({ parts }, index) => {
    const before = stories.slice(Math.max(0, index - back), index).flatMap((story) => story.parts);
    return parts.filter((part) => before.includes(part));
  });
  return { heard: heard.length, parts: stories.flatMap(({ parts }) => parts).length };
}

/** The mean share (0 to 1) of its five-word runs that a story has in common with the nearest one before it. */
export function meanNearest(stories: readonly StoryText[]): number {
  const nearest = stories
    .slice(1)
    .map((story, index) =>
      Math.max(...stories.slice(0, index + 1).map((earlier) => overlapOf(story, earlier))),
    );
  return nearest.reduce((sum, share) => sum + share, 0) / nearest.length;
}
