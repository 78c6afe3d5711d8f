"use client";

import { useSearchParams } from "next/navigation";
import { use, useEffect, useRef, useState } from "react";
import { closeOfStory } from "@/components/features/stories/library-address";
import { usePageTitle } from "@/components/layout/use-page-title";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { cn } from "@/lib/shared/class-names";
import { SHELF } from "@/lib/shared/leave-for-shelf";
import { ChildsContext } from "./childs-context";
import { CoverView } from "./cover-view";
import { EndView } from "./end-view";
import { clampView, endView, hasReadAll, startView, viewAfter, type Turn } from "./page-turns";
import { LostStory } from "./lost-story";
import { PageView } from "./page-view";
import { PrintedStory } from "./printed-story";
import { ListeningSound } from "./listening/listening-sound";
import { useListening } from "./listening/use-listening";
import { ReaderBar } from "./reader-bar";
import { ReaderHeader } from "./reader-header";
import { useReaderSettings } from "./reader-settings";
import { useBook } from "./use-book";
import { usePageTurning } from "./use-page-turning";
import { usePicturePreload } from "./use-picture-preload";
import { useReadingLog } from "./use-reading-log";

/** One book, held open. The controls stand at the lower edge, and the page scrolls above them. */
export function ReaderBook({ book: first }: { book: BookDetailView }) {
  const out = useWaysOut(first.id);
  const { book, gone, replace } = useBook(first);
  const pages = book.pages.length;
  const { settings, change } = useReaderSettings();
  const [chosen, setView] = useState(() => startView(first.resumePage, pages));
  // The same story at an easier level has fewer pages.
  const view = clampView(chosen, pages);
  const [forward, setForward] = useState(true);
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set([chosen]));

  const page = book.pages[view - 1];
  const log = useReadingLog(
    book.id,
    page && !gone ? { number: page.number, words: countWords(page.text) } : null,
  );

  const show = (next: number) => {
    const target = clampView(next, pages);
    if (target === view) return;
    setForward(target > view);
    setView(target);
    window.scrollTo({ top: 0, behavior: "instant" });
    const seen = new Set([...opened, target]);
    setOpened(seen);
    if (target === endView(pages) && hasReadAll(seen, first.resumePage, pages)) {
      log.finish(pages);
      // Reading it again may finish it again.
      setOpened(new Set());
    }
  };
  const turning = usePageTurning((turn: Turn) => {
    show(viewAfter(view, turn, pages));
  });
  usePicturePreload(picturesFrom(book, startView(first.resumePage, pages)));
  const main = useFocusOfView(view);
  useNight(settings.bedtime);
  usePageTitle(gone ? "Story not finished" : book.title);
  const listening = useListening({
    book,
    view,
    settings,
    place: main,
    onTurn: (by) => {
      show(view + by);
    },
    onHeard: log.hear,
    onWord: log.tap,
  });
  // Its words may be why it could not be finished, so none of them stay.
  if (gone) return <LostStory />;

  return (
    <div
      className={cn(
        "flex min-h-dvh flex-col bg-muted text-foreground",
        settings.bedtime && "by-night bg-background text-accent-strong",
      )}
    >
      <ReaderHeader
        book={book}
        closeTo={out.close}
        page={page?.number ?? null}
        settings={settings}
        onChange={change}
        onRetold={replace}
        listening={listening}
      />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        {...turning}
        className="flex flex-1 touch-pan-y flex-col outline-none lg:justify-center lg:px-6 lg:py-6 print:hidden sideways:px-6 sideways:py-4"
      >
        <h1 className="sr-only">{book.title}</h1>
        <div
          key={view}
          onClick={listening.onTap}
          className={cn(
            "flex flex-1 animate-in flex-col duration-200 fade-in-0 lg:flex-none",
            forward ? "slide-in-from-right-4" : "slide-in-from-left-4",
          )}
        >
          {view === 0 && (
            <CoverView
              book={book}
              bedtime={settings.bedtime}
              words={listening.words}
              onOpen={() => {
                show(1);
              }}
            />
          )}
          {page && <PageView book={book} page={page} settings={settings} words={listening.words} />}
          {view === endView(pages) && (
            <EndView
              book={book}
              libraryAddress={out.library}
              bedtime={settings.bedtime}
              badges={log.badges}
              onAgain={() => {
                show(1);
              }}
            />
          )}
        </div>
      </main>
      <ReaderBar view={view} pages={pages} onShow={show} listening={listening} />
      <ListeningSound listening={listening} />
      <PrintedStory book={book} />
    </div>
  );
}

/** Back to where the book was opened from, and to its place among the others. A child's book leads to its shelf. */
function useWaysOut(id: string) {
  const from = useSearchParams();
  if (use(ChildsContext)) return { close: SHELF, library: SHELF };
  return {
    close: closeOfStory(id, (name) => from.get(name)),
    library: closeOfStory(id, (name) => (name === "from" ? null : from.get(name))),
  };
}

/** The night is the whole page's: what lies over the book, such as a sheet or a menu, stands outside of it. */
function useNight(isNight: boolean): void {
  useEffect(() => {
    if (!isNight) return;
    const { classList } = document.body;
    classList.add("by-night");
    return () => {
      classList.remove("by-night");
    };
  }, [isNight]);
}

/** In the order in which they will be wanted: from where the reading begins, then what lies before. */
function picturesFrom({ pages }: BookDetailView, view: number): string[] {
  const from = Math.max(0, view - 1);
  return [...pages.slice(from), ...pages.slice(0, from)].flatMap(({ pictureUrl }) => pictureUrl ?? []);
}

/** A view takes what stood in it along, also the button that was just pressed; the page keeps the focus then. */
function useFocusOfView(view: number) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [view]);
  return main;
}

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
