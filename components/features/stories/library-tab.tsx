"use client";

import { Search, Sparkles } from "lucide-react";
import { useState } from "react";
import { StoryShapes } from "@/components/features/dashboard/dashboard-skeleton";
import { useDashboard } from "@/components/features/dashboard/use-dashboard";
import { EmptyState } from "@/components/feedback/empty-state";
import { SpinnerMark } from "@/components/feedback/spinner";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { BookView } from "@/lib/features/stories/contract";
import { cn } from "@/lib/shared/class-names";
import { DeleteStoryDialog } from "./delete-story-dialog";
import { NewStoryBanner } from "./new-story-banner";
import { RenameStoryDialog } from "./rename-story-dialog";
import { StoryCard } from "./story-card";
import { useLibrary } from "./use-library";

type Open = { kind: "rename" | "delete"; book: BookView } | null;

export function LibraryTab({ newStoryId }: { newStoryId: string | null }) {
  const { goTo, libraryVersion, refresh } = useDashboard();
  const library = useLibrary(libraryVersion);
  const [open, setOpen] = useState<Open>(null);
  const { state, search, setSearch, searching } = library;
  const close = () => setOpen(null);

  return (
    <div className="grid gap-6">
      <div role="search" className="relative max-w-md">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted-foreground"
        />
        <Input
          type="search"
          aria-label="Search stories"
          placeholder="Title, child or theme"
          value={search}
          maxLength={100}
          onChange={(event) => setSearch(event.target.value)}
          className="pr-11 pl-12"
        />
        {searching && (
          <span className="absolute top-1/2 right-3.5 -translate-y-1/2 text-muted-foreground">
            <SpinnerMark />
          </span>
        )}
      </div>

      {state.status === "loading" && (
        <div role="status">
          <span className="sr-only">Loading...</span>
          <StoryShapes />
        </div>
      )}
      {state.status === "failed" && (
        <Alert
          tone="danger"
          title="The library could not be opened"
          className="max-w-xl"
          actions={
            <Button size="sm" onClick={library.retry}>
              Try Again
            </Button>
          }
        >
          Your stories are safe. Please check your connection and try once more.
        </Alert>
      )}
      {state.status === "ready" && (
        <>
          <p role="status" className="sr-only">
            {searching ? "Searching" : `${state.shelf.books.length} stories shown`}
          </p>
          <NewStoryBanner book={state.shelf.books.find(({ id }) => id === newStoryId)} />
          {state.shelf.books.length === 0 && (
            <NoStories
              search={state.shelf.search}
              onClear={() => setSearch("")}
              onCreate={() => goTo("create")}
            />
          )}
          <ul
            className={cn(
              "grid gap-5 transition-opacity empty:hidden sm:grid-cols-2 lg:grid-cols-3",
              searching && "opacity-60",
            )}
          >
            {state.shelf.books.map((book) => (
              <li key={book.id} className="flex">
                <StoryCard
                  book={book}
                  highlighted={book.id === newStoryId}
                  onRename={() => setOpen({ kind: "rename", book })}
                  onDelete={() => setOpen({ kind: "delete", book })}
                />
              </li>
            ))}
          </ul>
          {state.shelf.more && (
            <Button
              variant="outline"
              className="justify-self-center"
              disabled={library.loadingMore}
              onClick={() => void library.loadMore()}
            >
              {library.loadingMore && <SpinnerMark />}
              {library.loadingMore ? "Loading..." : "Load more"}
            </Button>
          )}
        </>
      )}

      {open?.kind === "rename" && (
        <RenameStoryDialog
          book={open.book}
          onClose={close}
          onRenamed={(title) => {
            library.replaceBook({ ...open.book, title });
            close();
          }}
        />
      )}
      {open?.kind === "delete" && (
        <DeleteStoryDialog
          book={open.book}
          onClose={close}
          onDeleted={() => {
            library.dropBook(open.book.id);
            close();
            void refresh();
          }}
        />
      )}
    </div>
  );
}

type NoStoriesProps = { search: string; onClear: () => void; onCreate: () => void };

function NoStories({ search, onClear, onCreate }: NoStoriesProps) {
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
        <Button size="lg" onClick={onCreate}>
          <Sparkles aria-hidden />
          Create Story
        </Button>
      }
    />
  );
}
