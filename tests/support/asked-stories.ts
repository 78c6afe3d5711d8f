import type { StoryDraft } from "@/lib/features/writing/draft-story";
import type { StoryOrder } from "@/lib/shared/story";
import { aDraft, ORDER } from "./drafts";

type Asked = Partial<StoryOrder>;

/** A story of our own about an order of Ada's, as a model would write it: each of `names` is sent as its token. */
export function aStoryOf(asked: Asked, names: readonly string[] = []): StoryDraft {
  const draft = JSON.stringify(aDraft({ ...ORDER, heroName: "Ada", ...asked }));
  const hidden = names.reduce((text, name, index) => text.replaceAll(name, `NAME${index + 1}`), draft);
  return JSON.parse(hidden) as StoryDraft;
}

/** The same pages with other words. */
export const reworded = (draft: StoryDraft, say: (text: string, index: number) => string): StoryDraft => ({
  ...draft,
  pages: draft.pages.map((page, index) => ({ ...page, text: say(page.text, index) })),
});

/** A mend of every page in these words. */
export const mendOf = ({ pages }: StoryDraft) => ({
  pages: pages.map(({ text }, index) => ({ number: index + 1, text })),
});
