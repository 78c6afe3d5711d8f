"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { childrenQuery } from "@/components/features/children/children-queries";
import { totalsQuery } from "@/components/features/dashboard/dashboard-queries";
import { StoryShapes } from "@/components/features/dashboard/dashboard-shapes";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { BookView } from "@/lib/features/stories/contract";
import { DeleteStoryDialog } from "./delete-story-dialog";
import { LibrarySearch } from "./library-search";
import { LibraryShelf } from "./library-shelf";
import { RenameStoryDialog } from "./rename-story-dialog";
import { useLibrary } from "./use-library";

type Open = { kind: "rename" | "delete"; book: BookView } | null;

export function LibraryTab({ params }: { params: URLSearchParams }) {
  const client = useQueryClient();
  const library = useLibrary(params);
  const [open, setOpen] = useState<Open>(null);
  const close = () => {
    setOpen(null);
  };

  return (
    <div className="grid gap-6">
      <LibrarySearch text={library.text} searching={library.searching} onType={library.setText} />
      {!library.data && library.isFetching && (
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
      {library.data && (
        <LibraryShelf
          library={library}
          newStoryId={params.get("story")}
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
            for (const { queryKey } of [childrenQuery, totalsQuery])
              void client.invalidateQueries({ queryKey });
          }}
        />
      )}
    </div>
  );
}
