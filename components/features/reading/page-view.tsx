import type { BookDetailView, BookPageView } from "@/lib/features/stories/contract";
import { cn } from "@/lib/shared/class-names";
import type { TimedRange } from "@/lib/shared/narration";
import { SpokenText } from "./listening/spoken-text";
import { listParagraphs } from "./listening/time-table";
import { PagePicture } from "./page-picture";
import type { ReaderSettings } from "./reader-settings";
import { textClasses } from "./text-classes";

type PageViewProps = {
  book: BookDetailView;
  page: BookPageView;
  settings: ReaderSettings;
  /** When each word is heard, where the page can be heard. */
  words: readonly TimedRange[] | null;
};

/** Picture above the words on a phone; an open book, picture left and words right, where there is room. */
export function PageView({ book, page, settings, words }: PageViewProps) {
  const { bedtime } = settings;
  return (
    <article
      aria-label={`Page ${page.number}`}
      className={cn(
        "mx-auto flex w-full flex-1 flex-col bg-surface lg:max-w-7xl lg:flex-none lg:flex-row lg:overflow-clip lg:rounded-xl lg:border lg:shadow-lifted",
        "sideways:max-w-6xl sideways:flex-row sideways:overflow-clip sideways:rounded-xl sideways:border",
        bedtime && "bg-background",
      )}
    >
      <PagePicture page={page} bedtime={bedtime} />
      <div className="relative flex min-w-0 flex-1 flex-col px-6 py-7 sm:px-10 lg:justify-center lg:px-11 lg:py-9 sideways:justify-center short:px-4 short:py-4">
        {!bedtime && (
          <div
            aria-hidden
            className="absolute inset-y-0 left-0 hidden w-7 bg-linear-to-r from-foreground/8 to-transparent lg:block"
          />
        )}
        <div
          className={cn(
            "mx-auto grid w-full max-w-[38rem] grid-cols-[minmax(0,1fr)] gap-[0.7em] wrap-anywhere",
            textClasses(book.level, settings),
          )}
        >
          {listParagraphs(page.text).map((within) => (
            <p key={within[0]} className="hyphens-none">
              <SpokenText text={page.text} within={within} words={words ?? []} />
            </p>
          ))}
        </div>
      </div>
    </article>
  );
}
