import type { Block, BlogCategory, BlogPost, BlogShelf, HelpTopic, PostCard } from "./contract";
import { isNearly } from "./is-nearly";

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
      if ("rows" in block) return block.rows.flat();
      return "heading" in block ? [block.heading] : block.list;
    })
    .join(" ")
    .split(/\s+/).length;

export const asCard = ({ slug, title, excerpt, category, date, body }: BlogPost): PostCard => ({
  slug,
  title,
  excerpt,
  category,
  date,
  minutes: Math.max(1, Math.ceil(countWords({ body }) / WORDS_A_MINUTE)),
});

/** The text with its sources below it. */
export const textOf = ({ body, sources = [] }: BlogPost): readonly Block[] =>
  sources.length > 0 ? [...body, { heading: "Sources" }, { list: sources }] : body;

export const lastChangedOn = ({ date, changedOn = date }: BlogPost): string => changedOn;

export const postsOn = <Post extends { category: BlogCategory }>(
  posts: readonly Post[],
  shelf: BlogShelf | null,
): readonly Post[] => (shelf ? posts.filter(({ category }) => shelfOf(category) === shelf) : posts);

/** What stands below a post: the next of its shelf, older ones first, so that each is found below as many others. */
export function relatedTo(posts: readonly BlogPost[], post: BlogPost, count = 2): readonly BlogPost[] {
  const shelf = postsOn(posts, shelfOf(post.category));
  const at = shelf.indexOf(post);
  return [...shelf.slice(at + 1), ...shelf.slice(0, at)].slice(0, count);
}

/** `2026-11-02` as "November 2, 2026". */
export const writtenDate = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

const plain = (text: string) =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll(/[’‘]/g, "'").toLowerCase();

type IsIn = (typed: string, text: string) => boolean;

const isWrittenIn: IsIn = (typed, text) => text.includes(typed);
const isMeantIn: IsIn = (typed, text) =>
  text.split(/[^\p{L}\p{N}'-]+/u).some((word) => isNearly(typed, word));

function questionsWith(topics: readonly HelpTopic[], words: string[], isIn: IsIn): readonly HelpTopic[] {
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ question, answer }) => {
        const text = plain(`${topic.title} ${question} ${answer}`);
        return words.every((word) => isWrittenIn(word, text) || isIn(word, text));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/**
 * The topics with the questions that contain every typed word; topics with none are left out. Where nothing does, typing
 * errors are allowed for.
 */
export function searchTopics(topics: readonly HelpTopic[], typed: string): readonly HelpTopic[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const written = questionsWith(topics, words, isWrittenIn);
  return written.length > 0 ? written : questionsWith(topics, words, isMeantIn);
}

/** What the FAQ page shows of the help center. */
export const popularOf = (topics: readonly HelpTopic[]): readonly HelpTopic[] =>
  topics.map((topic) => ({ ...topic, questions: topic.questions.filter(({ popular }) => popular) }));
