"use client";

import {
  BookDown,
  BookOpen,
  Download,
  EllipsisVertical,
  FastForward,
  FileText,
  Gift,
  Mic,
  Pencil,
  Trash2,
} from "lucide-react";
import Link from "next/link";
import { use, useState, type ReactNode } from "react";
import { useDashboard } from "@/components/features/dashboard/use-dashboard";
import { familyOf } from "@/components/features/family/family-words";
import { KeepItem } from "@/components/features/keeping/keep-item";
import { KeptMark } from "@/components/features/keeping/kept-mark";
import { recordAddress } from "@/components/features/recording/record-link";
import { FailureContext } from "@/components/feedback/failure-context";
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
import { inOrder } from "@/lib/shared/reading-order";
import { savePdf } from "./save-pdf";
import { StoryCover } from "./story-cover";
import { viewPdf } from "./view-pdf";

const TAGS_SHOWN = 3;

export const readLinkId = (bookId: string): string => `read-${bookId}`;

type StoryCardProps = {
  book: BookView;
  /** Where it is read. */
  address: string;
  highlighted: boolean;
  onTakeAlong: () => void;
  onGive: () => void;
  onRename: () => void;
  onDelete: () => void;
};

export function StoryCard({ book, highlighted, ...actions }: StoryCardProps) {
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
        <p className="absolute top-3 left-3 flex flex-wrap gap-1.5">
          <Badge tone={book.status === "completed" ? "success" : "solid"} className="shadow-soft">
            {book.status === "completed" ? "completed" : "New"}
          </Badge>
          {book.series && (
            <Badge tone="solid" className="shadow-soft">
              Part {book.series.part}
            </Badge>
          )}
          {book.lastReadAt === null && (
            <Badge tone="info" className="shadow-soft">
              Unread
            </Badge>
          )}
          {book.family && (
            <Badge tone="solid" className="shadow-soft">
              <bdi>{familyOf(book.family)}</bdi>
            </Badge>
          )}
          <KeptMark bookId={book.id} />
        </p>
      </div>
      <div className="flex flex-1 flex-col p-4 sm:p-5">
        <h2 className="line-clamp-2 text-xl leading-snug font-semibold tracking-tight wrap-anywhere">
          {inOrder(book.title)}
        </h2>
        <p className="mt-1 truncate text-[0.9375rem] text-muted-foreground">
          {book.childName && (
            <>
              For <bdi>{book.childName}</bdi>,{" "}
            </>
          )}
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
        <StoryActions book={book} {...actions} />
      </div>
    </article>
  );
}

function StoryActions({
  book,
  address,
  onTakeAlong,
  onGive,
  onRename,
  onDelete,
}: Omit<StoryCardProps, "highlighted">) {
  const { goTo } = useDashboard();
  // Another family's story is read and taken along; all else is its owner's.
  const isOwn = !book.family;
  const childId = isOwn && book.childId;
  return (
    <div className="mt-auto grid gap-2">
      <div className="flex gap-2">
        <Link
          href={address}
          // Whoever closes the story stands at it again.
          id={readLinkId(book.id)}
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
            {childId && (
              <DropdownMenuItem
                onSelect={() => {
                  goTo("create", { child: childId, after: book.id });
                }}
              >
                <FastForward aria-hidden />
                What happened next
              </DropdownMenuItem>
            )}
            {book.pdfUrl && (
              <DropdownMenuItem onSelect={onTakeAlong}>
                <BookDown aria-hidden />
                E-book and web page
              </DropdownMenuItem>
            )}
            <KeepItem book={book} />
            {isOwn && book.status === "completed" && (
              // By a whole load: that page alone may listen.
              <DropdownMenuItem asChild>
                <a href={recordAddress(book.id)}>
                  <Mic aria-hidden />
                  Record my voice
                </a>
              </DropdownMenuItem>
            )}
            {isOwn && book.status === "completed" && (
              <DropdownMenuItem onSelect={onGive}>
                <Gift aria-hidden />
                Give this story to read
              </DropdownMenuItem>
            )}
            {isOwn && (
              <>
                <DropdownMenuItem onSelect={onRename}>
                  <Pencil aria-hidden />
                  Rename
                </DropdownMenuItem>
                <DropdownMenuItem onSelect={onDelete}>
                  <Trash2 aria-hidden />
                  Delete
                </DropdownMenuItem>
              </>
            )}
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
      {book.pdfUrl && <PdfButtons pdfUrl={book.pdfUrl} title={book.title} />}
    </div>
  );
}

type PdfWay = "save" | "view";

function PdfButtons({ pdfUrl, title }: { pdfUrl: string; title: string }) {
  const tell = use(FailureContext);
  const [busy, setBusy] = useState<PdfWay | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const fetchIt = async (way: PdfWay) => {
    setBusy(way);
    setProblem(await (way === "save" ? savePdf : viewPdf)(pdfUrl, title, tell));
    setBusy(null);
  };
  return (
    <>
      {problem && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      <div className="flex gap-2">
        <PdfButton
          name={`Download ${title}`}
          disabled={busy !== null}
          onClick={() => void fetchIt("save")}
          icon={busy === "save" ? <SpinnerMark /> : <Download aria-hidden />}
        >
          {busy === "save" ? "Saving..." : "Download"}
        </PdfButton>
        <PdfButton
          name={`View PDF of ${title}`}
          disabled={busy !== null}
          onClick={() => void fetchIt("view")}
          icon={busy === "view" ? <SpinnerMark /> : <FileText aria-hidden />}
        >
          {busy === "view" ? "Opening..." : "View PDF"}
        </PdfButton>
      </div>
    </>
  );
}

type PdfButtonProps = {
  name: string;
  icon: ReactNode;
  disabled: boolean;
  onClick: () => void;
  children: string;
};

function PdfButton({ name, icon, children, ...button }: PdfButtonProps) {
  return (
    <Button variant="soft" size="sm" className="flex-1 px-2" aria-label={name} {...button}>
      {icon}
      {children}
    </Button>
  );
}
