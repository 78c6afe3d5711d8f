export type Figure = { value: string; label: string };

export type Testimonial = {
  name: string;
  role: string;
  content: string;
  /** 1 to 5. */
  rating: number;
  initials: string;
};

export type Feature = {
  id: string;
  title: string;
  summary: string;
  picture: { scene: "feature-stories" | "feature-personal" | "feature-progress"; alt: string };
  /** Shown once the card is opened. */
  detail: { heading: string; points: readonly string[] };
};

export type Step = { title: string; text: string };

/** A piece of a long text: a paragraph, a heading below the page's own, or a list. */
export type Block =
  | string
  | { heading: string }
  | { list: readonly string[] }
  /** Two columns; `head` names them. */
  | { head: readonly [string, string]; rows: readonly (readonly [string, string])[] };

/** The four filters of the blog; every post stands on one shelf. */
export type BlogShelf = "Education" | "Technology" | "Parenting" | "Safety";
export type BlogCategory = BlogShelf | "Diversity" | "EdTech";

export type BlogPost = {
  slug: string;
  title: string;
  excerpt: string;
  category: BlogCategory;
  /** Day as `2026-11-02`. */
  date: string;
  /** The day its text last changed, where that is a later one. */
  changedOn?: string;
  body: readonly Block[];
  /** What it relies on, listed below it: author, year, title and where it was published. */
  sources?: readonly string[];
};

/** A post as the list shows it. */
export type PostCard = Omit<BlogPost, "body" | "sources" | "changedOn"> & { minutes: number };

export type HelpTopicId = "start" | "account" | "stories" | "billing" | "safety" | "trouble";

export type Question = {
  question: string;
  answer: string;
  /** Also among the questions of the FAQ page. */
  popular?: boolean;
};

export type HelpTopic = {
  id: HelpTopicId;
  title: string;
  lead: string;
  questions: readonly Question[];
};

export type LegalSection = { id: string; title: string; body: readonly Block[] };

/** A legal text as it is written down: where a table of ours belongs, it stands by its name. */
export type LegalText = {
  updated: string;
  sections: readonly (Omit<LegalSection, "body"> & { body: readonly (Block | { table: "retention" })[] })[];
};

export type Position = {
  slug: string;
  /** Day as `2026-11-02`. */
  postedOn: string;
  title: string;
  department: "Engineering" | "Design" | "Content" | "Customer Success" | "Marketing";
  location: string;
  type: "Full-time";
  salary: string;
  description: string;
  requirements: readonly string[];
  color: "primary" | "accent" | "success" | "info" | "warning" | "danger";
};

export type Endpoint = { method: "GET" | "POST" | "PUT"; path: string; description: string };

export type CodeExample = { id: string; label: string; code: string };

export type ApiTier = {
  name: string;
  price: string;
  period?: string;
  features: readonly string[];
  popular: boolean;
  action: string;
  /** Where its button leads. */
  href: "/settings/api" | "/settings/api#tier" | `/contact?${string}`;
};

/** A short text with a heading: a value, a benefit, a feature. */
export type Note = { title: string; text: string };
