"use client";

import { Sparkles } from "lucide-react";
import { useDashboard } from "@/components/features/dashboard/use-dashboard";
import { EmptyState } from "@/components/feedback/empty-state";
import { SpinnerMark } from "@/components/feedback/spinner";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { BookView } from "@/lib/features/stories/contract";
import { cn } from "@/lib/shared/class-names";
import { NewStoryBanner } from "./new-story-banner";
import { StoryCard } from "./story-card";
import type { Library } from "./use-library";

type LibraryShelfProps = {
  library: Library;
  newStoryId: string | null;
  onAct: (kind: "rename" | "delete", book: BookView) => void;
};

export function LibraryShelf({ library, newStoryId, onAct }: LibraryShelfProps) {
  const { books, searching, hasNextPage: more, isFetchingNextPage: loadingMore, wish } = library;
  return (
    <>
      <p role="status" className="sr-only">
        {searching ? "Searching" : `${books.length} stories shown`}
      </p>
      <NewStoryBanner book={books.find(({ id }) => id === newStoryId)} />
      {books.length === 0 && (
        <NoStories
          search={wish.search}
          onClear={() => {
            library.setText("");
          }}
        />
      )}
      <ul
        className={cn(
          "grid grid-cols-[minmax(0,1fr)] gap-5 transition-opacity empty:hidden sm:grid-cols-2 lg:grid-cols-3",
          searching && "opacity-60",
        )}
      >
        {books.map((book) => (
          <li key={book.id} className="flex">
            <StoryCard
              book={book}
              highlighted={book.id === newStoryId}
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
      {more && library.isFetchNextPageError && !loadingMore && (
        <Alert tone="danger" className="justify-self-center">
          The next stories did not come. Please check your connection and try once more.
        </Alert>
      )}
      {more && (
        <Button
          variant="outline"
          className="justify-self-center"
          disabled={loadingMore}
          onClick={() => void library.loadMore()}
        >
          {loadingMore && <SpinnerMark />}
          {loadingMore ? "Loading..." : "Load more"}
        </Button>
      )}
    </>
  );
}

function NoStories({ search, onClear }: { search: string; onClear: () => void }) {
  const { goTo } = useDashboard();
  if (search) {
    return (
      <EmptyState
        scene="empty-library"
        title="No stories found"
        text={`Nothing matches “${search}”. Titles, children and themes are searched.`}
        action={
          <Button variant="outline" onClick={onClear}>
            Clear search
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
