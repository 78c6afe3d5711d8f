"use client";

import { ALargeSmall, Headphones, Moon, X } from "lucide-react";
import { use } from "react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { cn } from "@/lib/shared/class-names";
import { inOrder } from "@/lib/shared/reading-order";
import { ChildsContext } from "./childs-context";
import { GrownUps } from "./grown-ups";
import { ListeningChoices } from "./listening/listening-choices";
import type { Listening } from "./listening/use-listening";
import { ReaderChoices } from "./reader-choices";
import { ReaderLink } from "./reader-link";
import type { ReaderSettings } from "./reader-settings";

type ReaderHeaderProps = {
  book: BookDetailView;
  /** Where the book was opened from. */
  closeTo: string;
  /** The open page; the cover and the end are none. */
  page: number | null;
  settings: ReaderSettings;
  onChange: (change: Partial<ReaderSettings>) => void;
  onRetold: (book: BookDetailView) => void;
  listening: Listening;
};

export function ReaderHeader({
  book,
  closeTo,
  page,
  settings,
  onChange,
  onRetold,
  listening,
}: ReaderHeaderProps) {
  const isChilds = use(ChildsContext);
  return (
    <header className="top-0 z-30 border-b bg-surface in-[.by-night]:bg-background tall:sticky">
      <div className="mx-auto flex min-h-14 max-w-7xl items-center gap-1 px-2 sm:px-4 short:min-h-12">
        <ReaderLink
          href={closeTo}
          aria-label="Close the book"
          className={buttonVariants({ variant: "ghost", size: "icon" })}
        >
          <X aria-hidden />
        </ReaderLink>
        <p aria-hidden className="min-w-0 flex-1 truncate font-serif font-semibold">
          {inOrder(book.title)}
        </p>
        {!isChilds && (
          <GrownUpsTools
            book={book}
            page={page}
            settings={settings}
            onChange={onChange}
            onRetold={onRetold}
            listening={listening}
          />
        )}
        <Button
          variant="ghost"
          className={cn("px-3", settings.bedtime && "bg-muted")}
          aria-pressed={settings.bedtime}
          onClick={() => {
            onChange({ bedtime: !settings.bedtime });
          }}
        >
          <Moon aria-hidden />
          <span className="max-sm:sr-only">Bedtime</span>
        </Button>
      </div>
    </header>
  );
}

/** What is for whoever reads to the child, or lets it read. */
function GrownUpsTools({
  book,
  page,
  settings,
  onChange,
  onRetold,
  listening,
}: Omit<ReaderHeaderProps, "closeTo">) {
  return (
    <>
      <GrownUps book={book} page={page} onRetold={onRetold} />
      <Popover>
        <PopoverTrigger asChild>
          <Button variant="ghost" className="px-3">
            <Headphones aria-hidden />
            <span className="max-sm:sr-only">Listen</span>
          </Button>
        </PopoverTrigger>
        <PopoverContent aria-label="Reading aloud">
          <ListeningChoices
            recordedAs={book.family ? null : book.id}
            settings={settings}
            onChange={onChange}
            listening={listening}
          />
        </PopoverContent>
      </Popover>
      <Popover>
        <PopoverTrigger asChild>
          <Button variant="ghost" className="px-3">
            <ALargeSmall aria-hidden />
            <span className="max-sm:sr-only">Text</span>
          </Button>
        </PopoverTrigger>
        <PopoverContent aria-label="Text settings">
          <ReaderChoices settings={settings} onChange={onChange} />
        </PopoverContent>
      </Popover>
    </>
  );
}
