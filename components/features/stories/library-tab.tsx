"use client";

import { useState } from "react";
import { StoryShapes } from "@/components/features/dashboard/dashboard-skeleton";
import { useDashboard } from "@/components/features/dashboard/use-dashboard";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { BookView } from "@/lib/features/stories/contract";
import { DeleteStoryDialog } from "./delete-story-dialog";
import { LibrarySearch } from "./library-search";
import { LibraryShelf } from "./library-shelf";
import { RenameStoryDialog } from "./rename-story-dialog";
import { useLibrary } from "./use-library";

type Open = { kind: "rename" | "delete"; book: BookView } | null;

export function LibraryTab({ newStoryId }: { newStoryId: string | null }) {
  const { libraryVersion, refresh } = useDashboard();
  const library = useLibrary(libraryVersion);
  const [open, setOpen] = useState<Open>(null);
  const { state } = library;
  const close = () => {
    setOpen(null);
  };

  return (
    <div className="grid gap-6">
      <LibrarySearch text={library.search} searching={library.searching} onType={library.setSearch} />
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
        <LibraryShelf
          shelf={state.shelf}
          library={library}
          newStoryId={newStoryId}
          onAct={(kind, book) => {
            setOpen({ kind, book });
          }}
        />
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
