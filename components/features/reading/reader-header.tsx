"use client";

import { ALargeSmall, Gauge, Moon, X } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/dialog";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { cn } from "@/lib/shared/class-names";
import { LevelChange } from "./level-change";
import { LevelCheck } from "./level-check";
import { ReaderChoices } from "./reader-choices";
import type { ReaderSettings } from "./reader-settings";

type ReaderHeaderProps = {
  book: BookDetailView;
  settings: ReaderSettings;
  onChange: (change: Partial<ReaderSettings>) => void;
  onRetold: (book: BookDetailView) => void;
};

export function ReaderHeader({ book, settings, onChange, onRetold }: ReaderHeaderProps) {
  return (
    <header className="sticky top-0 z-30 border-b bg-surface in-[.by-night]:bg-background">
      <div className="mx-auto flex h-14 max-w-7xl items-center gap-1 px-2 sm:px-4 [@media(height<30rem)]:h-12">
        <Link
          href={"/dashboard?tab=library"}
          aria-label="Close the book"
          className={buttonVariants({ variant: "ghost", size: "icon" })}
        >
          <X aria-hidden />
        </Link>
        <p aria-hidden className="min-w-0 flex-1 truncate font-serif font-semibold">
          {book.title}
        </p>
        <Dialog>
          <DialogTrigger asChild>
            <Button variant="ghost" className="px-3">
              <Gauge aria-hidden />
              <span className="max-sm:sr-only">Level check</span>
            </Button>
          </DialogTrigger>
          <DialogContent
            title="Level check"
            description="For grown-ups: how hard this story is to read, measured over its finished words."
            className="sm:w-[min(40rem,calc(100vw-3rem))]"
          >
            <LevelCheck book={book}>
              <LevelChange book={book} onRetold={onRetold} />
            </LevelCheck>
          </DialogContent>
        </Dialog>
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
