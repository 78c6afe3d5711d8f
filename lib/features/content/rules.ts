import type { BlogCategory, BlogPost, BlogShelf, HelpTopic, PostCard } from "./contract";

export const BLOG_SHELVES: readonly BlogShelf[] = ["Education", "Technology", "Parenting", "Safety"];
export const BLOG_AUTHOR = "The Talewick team";
/** Beside the featured post; as many again with each "Load More". */
export const POSTS_AT_ONCE = 6;

const WORDS_A_MINUTE = 200;

export function shelfOf(category: BlogCategory): BlogShelf {
  if (category === "Diversity") return "Education";
  if (category === "EdTech") return "Technology";
  return category;
}

export const countWords = ({ body }: Pick<BlogPost, "body">): number =>
  body
    .flatMap((block) => {
      if (typeof block === "string") return [block];
      return "heading" in block ? [block.heading] : block.list;
    })
    .join(" ")
    .split(/\s+/).length;

export function asCard({ body, ...card }: BlogPost): PostCard {
  return { ...card, minutes: Math.max(1, Math.ceil(countWords({ body }) / WORDS_A_MINUTE)) };
}

export const postsOn = <Post extends { category: BlogCategory }>(
  posts: readonly Post[],
  shelf: BlogShelf | null,
): readonly Post[] => (shelf ? posts.filter(({ category }) => shelfOf(category) === shelf) : posts);

/** `2026-11-02` as "November 2, 2026". */
export const writtenDate = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

const plain = (text: string) =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll(/[’‘]/g, "'").toLowerCase();

/** The topics with the questions that contain every typed word; topics with none are left out. */
export function searchTopics(topics: readonly HelpTopic[], typed: string): readonly HelpTopic[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ question, answer }) => {
        const text = plain(`${topic.title} ${question} ${answer}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** What the FAQ page shows of the help center. */
export const popularOf = (topics: readonly HelpTopic[]): readonly HelpTopic[] =>
  topics.map((topic) => ({ ...topic, questions: topic.questions.filter(({ popular }) => popular) }));
