"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { childrenQuery } from "@/components/features/children/children-queries";
import { totalsQuery } from "@/components/features/dashboard/dashboard-queries";
import { StoryShapes } from "@/components/features/dashboard/dashboard-shapes";
import { GiftDialog } from "@/components/features/gifts/gift-dialog";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { BookView } from "@/lib/features/stories/contract";
import { DeleteStoryDialog } from "./delete-story-dialog";
import { libraryParts, storyFromLibrary } from "./library-address";
import { LibraryFilters } from "./library-filters";
import { LibrarySearch } from "./library-search";
import { LibraryShelf } from "./library-shelf";
import { RenameStoryDialog } from "./rename-story-dialog";
import { readLinkId } from "./story-card";
import { TakeAlongDialog } from "./take-along-dialog";
import { setAddress, useLibrary } from "./use-library";

type Open = { kind: "take-along" | "give" | "rename" | "delete"; book: BookView };

export function LibraryTab({ params }: { params: URLSearchParams }) {
  const read = (name: string) => params.get(name);
  const library = useLibrary(params);
  const newStoryId = useNewStory(params.get("story"));
  useClosedStory(params.get("at"), library.data !== undefined);
  // An empty shelf that is being filled is not an empty shelf.
  const waits = library.isFetching && library.books.length === 0;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => {
    setOpen(null);
  };

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-3">
        <LibrarySearch
          text={library.text}
          searching={library.searching}
          parts={libraryParts(read).filter(([name]) => name !== "q" && name !== "shown")}
          onType={library.setText}
        />
        <LibraryFilters library={library} />
      </div>
      {waits && (
        <div role="status">
          <span className="sr-only">Loading...</span>
          <StoryShapes />
        </div>
      )}
      {!library.data && !library.isFetching && (
        <Alert
          tone="danger"
          title="The library could not be opened"
          className="max-w-xl"
          actions={
            <Button size="sm" onClick={() => void library.refetch()}>
              Try Again
            </Button>
          }
        >
          Your stories are safe. Please check your connection and try once more.
        </Alert>
      )}
      {library.data && !waits && (
        <LibraryShelf
          library={library}
          storyAddress={({ id }) =>
            // As many as stand there; the address follows a moment later.
            storyFromLibrary(id, (name) => (name === "shown" ? library.shown : read(name)))
          }
          newStoryId={newStoryId}
          onAct={(kind, book) => {
            setOpen({ kind, book });
          }}
        />
      )}
      {open && <OpenDialog {...open} library={library} onClose={close} />}
    </div>
  );
}

type OpenDialogProps = Open & { library: ReturnType<typeof useLibrary>; onClose: () => void };

function OpenDialog({ kind, book, library, onClose }: OpenDialogProps) {
  const client = useQueryClient();
  if (kind === "take-along") return <TakeAlongDialog book={book} onClose={onClose} />;
  if (kind === "give") return <GiftDialog bookId={book.id} onClose={onClose} />;
  if (kind === "rename") {
    return (
      <RenameStoryDialog
        book={book}
        onClose={onClose}
        onRenamed={(title) => {
          library.replaceBook({ ...book, title });
          onClose();
        }}
      />
    );
  }
  return (
    <DeleteStoryDialog
      book={book}
      onClose={onClose}
      onDeleted={() => {
        library.dropBook(book.id);
        onClose();
        for (const { queryKey } of [childrenQuery, totalsQuery]) void client.invalidateQueries({ queryKey });
      }}
    />
  );
}

/** A story is new once: a reload, and whoever comes back, finds it among the others. */
function useNewStory(inAddress: string | null): string | null {
  const [newStory] = useState(inAddress);
  useEffect(() => {
    if (inAddress) setAddress({ story: "" });
  }, [inAddress]);
  return newStory;
}

/** Whoever closes a story stands again where it was opened. */
function useClosedStory(inAddress: string | null, isThere: boolean): void {
  useEffect(() => {
    if (!inAddress || !isThere) return;
    const link = document.getElementById(readLinkId(inAddress));
    link?.scrollIntoView({ block: "center", behavior: "instant" });
    link?.focus({ preventScroll: true });
    setAddress({ at: "" });
  }, [inAddress, isThere]);
}
