import type { ChildView } from "@/lib/features/children/contract";
import type { BookDetailView, BookJobStatus, BookJobView } from "@/lib/features/stories/contract";
import type { ProfileView, StoryOrderView, StoryView } from "./contract";

const STATES: Record<BookJobStatus, StoryOrderView["status"]> = {
  QUEUED: "queued",
  RUNNING: "running",
  COMPLETED: "completed",
  FAILED: "failed",
};

/** What one came for stands first. */
export const toStory = ({ id, title, pages, childName, ...book }: BookDetailView): StoryView => {
  const { childId, together, theme, level, status, newWords, talk, createdAt } = book;
  return {
    id,
    title,
    content: pages.map(({ text }) => text).join("\n\n"),
    pages: pages.map(({ number, text, alt }) => ({ number, text, picture: alt })),
    mainCharacter: childName,
    ...{ childId, together, theme, level, status, newWords, talk, createdAt },
  };
};

export const toStoryOrder = ({
  id,
  status,
  progress,
  title,
  bookId,
  message,
}: BookJobView): StoryOrderView => ({
  ...{ id, progress, title },
  status: STATES[status],
  storyId: bookId,
  message,
});

export const toProfile = (child: ChildView): ProfileView => {
  const { id, name, sayAs, age, gender, interests, readingLevel } = child;
  const { totalBooks, readingTime, totalBadges, badges } = child;
  return {
    ...{ id, name, sayAs, age, gender, interests, readingLevel },
    ...{ totalBooks, readingTime, totalBadges, badges },
  };
};
