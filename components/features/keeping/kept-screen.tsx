"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useState } from "react";
import { ChildsContext } from "@/components/features/reading/childs-context";
import { KeptContext } from "@/components/features/reading/kept-context";
import { ReaderBook } from "@/components/features/reading/reader-book";
import { waitingEvents } from "@/components/features/reading/waiting-events";
import { useChildHere } from "@/components/layout/use-child-here";
import { Spinner } from "@/components/feedback/spinner";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { goneWords, type GoneStory } from "./keep-words";
import { KeptList } from "./kept-list";
import { KeptShelf } from "./kept-shelf";
import { KeptWatch } from "./kept-watch";
import { useIsOnline } from "./use-is-online";
import { useKept } from "./use-kept";

/** A kept story, held open; or all that are kept, also in place of a page that needs a connection. */
export function KeptScreen() {
  const id = useSearchParams().get("book");
  const [said, setSaid] = useState("");
  const tellGone = useCallback((story: GoneStory) => {
    setSaid(goneWords(story));
  }, []);
  return (
    <>
      <KeptWatch onGone={tellGone} />
      <Kept id={id} said={said} onSay={setSaid} />
    </>
  );
}

type KeptProps = { id: string | null; said: string; onSay: (words: string) => void };

function Kept({ id, ...saying }: KeptProps) {
  const { kept, isPending } = useKept();
  const isOnline = useIsOnline();
  // On a child's device the others' stories stay where they are, unseen.
  const childId = useChildHere();
  const shown = childId === null ? kept : kept.filter(({ book }) => isOf(book, childId));
  const story = id === null ? undefined : shown.find(({ book }) => book.id === id);
  if (isPending) return <Spinner />;
  if (!story && childId !== null) return <KeptShelf stories={shown} />;
  if (!story) return <KeptList missing={id !== null} {...saying} />;
  const { sound } = story;
  const heard = sound.state === "here" ? sound : null;
  return (
    <ChildsContext value={childId !== null}>
      <KeptContext value={{ narration: heard?.narration ?? null, filling: heard?.filling ?? null, isOnline }}>
        <KeptBook key={story.book.id} book={story.book} />
      </KeptContext>
    </ChildsContext>
  );
}

function KeptBook({ book: kept }: { book: BookDetailView }) {
  const [book] = useState(() => atItsPlace(kept));
  return <ReaderBook book={book} />;
}

/** What was read since the server was last told says where reading stands. */
function atItsPlace(book: BookDetailView): BookDetailView {
  const last = waitingEvents()
    .read()
    .findLast(({ bookId }) => bookId === book.id);
  if (!last) return book;
  return { ...book, resumePage: last.finishedBook ? 1 : last.page };
}

/** What was kept before stories were told of several says nothing of others. */
type Whose = { childId: string | null; together?: { childId: string }[] };
const isOf = ({ childId: first, together = [] }: Whose, childId: string): boolean =>
  first === childId || together.some((one) => one.childId === childId);
