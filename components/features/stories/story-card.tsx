"use client";

import { BookOpen, Download, EllipsisVertical, FileText, Pencil, Trash2 } from "lucide-react";
import type { Route } from "next";
import Link from "next/link";
import { useState } from "react";
import { SpinnerMark } from "@/components/feedback/spinner";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import type { BookView } from "@/lib/features/stories/contract";
import { THEME_LABELS } from "@/lib/features/stories/rules";
import { cn } from "@/lib/shared/class-names";
import { savePdf } from "./save-pdf";
import { StoryCover } from "./story-cover";

const TAGS_SHOWN = 3;

type StoryCardProps = { book: BookView; highlighted: boolean; onRename: () => void; onDelete: () => void };

export function StoryCard({ book, highlighted, onRename, onDelete }: StoryCardProps) {
  const more = book.tags.length - TAGS_SHOWN;
  return (
    <article
      className={cn(
        "flex w-full min-w-0 flex-col overflow-hidden rounded-xl border bg-surface shadow-card",
        highlighted && "border-accent ring-3 ring-accent",
      )}
    >
      <div className="relative">
        <StoryCover book={book} className="aspect-4/3 w-full" />
        <Badge
          tone={book.status === "completed" ? "success" : "solid"}
          className="absolute top-3 left-3 shadow-soft"
        >
          {book.status === "completed" ? "completed" : "New"}
        </Badge>
      </div>
      <div className="flex flex-1 flex-col p-4 sm:p-5">
        <h2 className="line-clamp-2 text-xl leading-snug font-semibold tracking-tight break-words">
          {book.title}
        </h2>
        <p className="mt-1 truncate text-[0.9375rem] text-muted-foreground">
          {book.childName && `For ${book.childName}, `}
          {THEME_LABELS[book.theme]}
        </p>
        <ul aria-label="Tags" className="mt-3 mb-4 flex flex-wrap gap-1.5 empty:hidden">
          {book.tags.slice(0, TAGS_SHOWN).map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Badge tone="outline">+{more} more</Badge>
            </li>
          )}
        </ul>
        <StoryActions book={book} onRename={onRename} onDelete={onDelete} />
      </div>
    </article>
  );
}

function StoryActions({ book, onRename, onDelete }: Omit<StoryCardProps, "highlighted">) {
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const download = async (pdfUrl: string) => {
    setSaving(true);
    setProblem(await savePdf(pdfUrl, book.title));
    setSaving(false);
  };
  return (
    <div className="mt-auto grid gap-2">
      {problem && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      <div className="flex gap-2">
        <Link
          href={`/stories/${book.id}` as Route}
          aria-label={`Read ${book.title}`}
          className={buttonVariants({ className: "flex-1" })}
        >
          <BookOpen aria-hidden />
          Read
        </Link>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="outline" size="icon" aria-label={`More for ${book.title}`}>
              <EllipsisVertical aria-hidden />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={onRename}>
              <Pencil aria-hidden />
              Rename
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={onDelete}>
              <Trash2 aria-hidden />
              Delete
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
      {book.pdfUrl && (
        <div className="flex gap-2">
          <Button
            variant="soft"
            size="sm"
            className="flex-1 px-2"
            disabled={saving}
            aria-label={`Download ${book.title}`}
            onClick={() => book.pdfUrl && void download(book.pdfUrl)}
          >
            {saving ? <SpinnerMark /> : <Download aria-hidden />}
            {saving ? "Saving..." : "Download"}
          </Button>
          <a
            href={book.pdfUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={`View PDF of ${book.title}`}
            className={buttonVariants({ variant: "soft", size: "sm", className: "flex-1 px-2" })}
          >
            <FileText aria-hidden />
            View PDF
          </a>
        </div>
      )}
    </div>
  );
}
