"use client";

import { ALargeSmall, Moon, X } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { cn } from "@/lib/shared/class-names";
import { GrownUps } from "./grown-ups";
import { ReaderChoices } from "./reader-choices";
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
};

export function ReaderHeader({ book, closeTo, page, settings, onChange, onRetold }: ReaderHeaderProps) {
  return (
    <header className="top-0 z-30 border-b bg-surface in-[.by-night]:bg-background tall:sticky">
      <div className="mx-auto flex min-h-14 max-w-7xl items-center gap-1 px-2 sm:px-4 short:min-h-12">
        <Link
          href={closeTo}
          scroll={false}
          aria-label="Close the book"
          className={buttonVariants({ variant: "ghost", size: "icon" })}
        >
          <X aria-hidden />
        </Link>
        <p aria-hidden className="min-w-0 flex-1 truncate font-serif font-semibold">
          {book.title}
        </p>
        <GrownUps book={book} page={page} onRetold={onRetold} />
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
