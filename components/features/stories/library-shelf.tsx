"use client";

import { Sparkles } from "lucide-react";
import { useDashboard } from "@/components/features/dashboard/use-dashboard";
import { EmptyState } from "@/components/feedback/empty-state";
import { SpinnerMark } from "@/components/feedback/spinner";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { BookView } from "@/lib/features/stories/contract";
import { cn } from "@/lib/shared/class-names";
import { ContinueReading } from "./continue-reading";
import { isNarrowed, shelve, type LibraryWish } from "./library-pages";
import { NewStoryBanner } from "./new-story-banner";
import { StoryCard } from "./story-card";
import type { Library } from "./use-library";

type LibraryShelfProps = {
  library: Library;
  storyAddress: (book: BookView) => string;
  newStoryId: string | null;
  onAct: (kind: "take-along" | "give" | "rename" | "delete", book: BookView) => void;
};

export function LibraryShelf({ library, storyAddress, newStoryId, onAct }: LibraryShelfProps) {
  const { books, total, searching, wish } = library;
  return (
    <>
      <NewStoryBanner book={books.find(({ id }) => id === newStoryId)} />
      {!isNarrowed(wish) && <ContinueReading addressOf={storyAddress} />}
      <p role="status" className={cn("-mb-3 text-muted-foreground", total === 0 && !searching && "sr-only")}>
        {searching ? "Searching" : countOf(books.length, total)}
      </p>
      {books.length === 0 && <NoStories wish={wish} onClear={library.showAll} />}
      <ul
        className={cn(
          "grid grid-cols-[minmax(0,1fr)] gap-5 transition-opacity empty:hidden sm:grid-cols-2 lg:grid-cols-3",
          searching && "opacity-60",
        )}
      >
        {(wish.sort === "newest" ? shelve(books) : books).map((book) => (
          <li key={book.id} className="flex">
            <StoryCard
              book={book}
              address={storyAddress(book)}
              highlighted={book.id === newStoryId}
              onTakeAlong={() => {
                onAct("take-along", book);
              }}
              onGive={() => {
                onAct("give", book);
              }}
              onRename={() => {
                onAct("rename", book);
              }}
              onDelete={() => {
                onAct("delete", book);
              }}
            />
          </li>
        ))}
      </ul>
      <MoreStories library={library} />
    </>
  );
}

function MoreStories({ library }: { library: Library }) {
  const { hasNextPage: more, isFetchingNextPage: loadingMore } = library;
  if (!more) return null;
  return (
    <>
      {library.isFetchNextPageError && !loadingMore && (
        <Alert tone="danger" className="justify-self-center">
          The next stories did not come. Please check your connection and try once more.
        </Alert>
      )}
      <Button
        variant="outline"
        className="justify-self-center"
        disabled={loadingMore}
        onClick={() => void library.loadMore()}
      >
        {loadingMore && <SpinnerMark />}
        {loadingMore ? "Loading..." : "Load more"}
      </Button>
    </>
  );
}

const countOf = (shown: number, total: number): string => {
  const all = `${total} ${total === 1 ? "story" : "stories"}`;
  return shown < total ? `${shown} of ${all}` : all;
};

function NoStories({ wish, onClear }: { wish: LibraryWish; onClear: () => void }) {
  const { goTo } = useDashboard();
  if (isNarrowed(wish)) {
    const { search, childId, unread } = wish;
    return (
      <EmptyState
        scene="empty-library"
        title="No stories found"
        text={
          search
            ? `Nothing matches “${search}”. Titles, children and themes are searched.`
            : "No story fits what you chose."
        }
        action={
          <Button variant="outline" onClick={onClear}>
            {childId !== null || unread ? "Show all stories" : "Clear search"}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      scene="empty-library"
      title="No stories yet"
      text="The shelf is waiting for its first book."
      action={
        <Button
          size="lg"
          onClick={() => {
            goTo("create");
          }}
        >
          <Sparkles aria-hidden />
          Create Story
        </Button>
      }
    />
  );
}
