import type { BookDetailView, BookPageView } from "@/lib/features/stories/contract";
import { cn } from "@/lib/shared/class-names";
import { PagePicture } from "./page-picture";
import { ReportPage } from "./report-page";
import type { ReaderSettings } from "./reader-settings";
import { textClasses } from "./text-classes";

type PageViewProps = { book: BookDetailView; page: BookPageView; settings: ReaderSettings };

/** Picture above the words on a phone; an open book, picture left and words right, where there is room. */
export function PageView({ book, page, settings }: PageViewProps) {
  const { bedtime } = settings;
  return (
    <article
      aria-label={`Page ${page.number}`}
      className={cn(
        "mx-auto flex w-full flex-1 flex-col bg-surface lg:max-w-7xl lg:flex-none lg:flex-row lg:overflow-hidden lg:rounded-xl lg:border lg:shadow-lifted",
        "max-lg:landscape:sm:max-w-6xl max-lg:landscape:sm:flex-row max-lg:landscape:sm:overflow-hidden max-lg:landscape:sm:rounded-xl max-lg:landscape:sm:border",
        bedtime && "bg-background",
      )}
    >
      <div className="lg:aspect-4/3 lg:w-[56%] lg:shrink-0 max-lg:landscape:sm:w-1/2 max-lg:landscape:sm:shrink-0">
        <PagePicture page={page} bedtime={bedtime} />
      </div>
      <div className="relative flex flex-1 flex-col px-6 py-7 sm:px-10 lg:justify-center lg:px-11 lg:py-9 max-lg:landscape:sm:justify-center">
        {!bedtime && (
          <div
            aria-hidden
            className="absolute inset-y-0 left-0 hidden w-7 bg-linear-to-r from-foreground/8 to-transparent lg:block"
          />
        )}
        <div
          className={cn("mx-auto grid w-full max-w-[38rem] gap-[0.7em]", textClasses(book.level, settings))}
        >
          {page.text.split(/\n+/).map((paragraph, index) => (
            <p key={index} className="hyphens-none">
              {paragraph}
            </p>
          ))}
        </div>
        <ReportPage bookId={book.id} page={page.number} />
      </div>
    </article>
  );
}
