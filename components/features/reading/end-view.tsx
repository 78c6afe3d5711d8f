import { Award, Download, FastForward, LibraryBig, RotateCcw, Sparkles } from "lucide-react";
import type { Route } from "next";
import Link from "next/link";
import { use } from "react";
import { StoryCover } from "@/components/features/stories/story-cover";
import { TakeAlongButton } from "@/components/features/stories/take-along-dialog";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import type { ReadingOutcome } from "@/lib/features/reading/contract";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { cn } from "@/lib/shared/class-names";
import { ChildsContext } from "./childs-context";
import { KeptContext } from "./kept-context";
import { ReaderLink } from "./reader-link";

type EndViewProps = {
  book: BookDetailView;
  /** Its place in the library. */
  libraryAddress: string;
  bedtime: boolean;
  badges: ReadingOutcome["newBadges"];
  onAgain: () => void;
};

export function EndView({ book, libraryAddress, bedtime, badges, onAgain }: EndViewProps) {
  const isChilds = use(ChildsContext);
  return (
    <section
      aria-label="The end"
      className="mx-auto grid w-full max-w-2xl flex-1 grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-6 px-5 py-8 text-center"
    >
      <StoryCover
        book={book}
        className={cn(
          "aspect-4/3 w-64 max-w-full rounded-xl shadow-card sm:w-80 short:w-40",
          bedtime && "brightness-60 saturate-80",
        )}
      />
      <div className="max-w-full wrap-anywhere">
        <h2 className="text-4xl font-semibold tracking-tight sm:text-5xl">The End</h2>
        <p className="mt-3 text-lg">
          {[bedtime ? "Sleep well" : "Well read", book.childName].filter(Boolean).join(", ")}.
        </p>
      </div>
      {book.writerNote && <p className="max-w-md text-[0.9375rem]">{book.writerNote}</p>}
      {book.pictureNote && <p className="max-w-md text-[0.9375rem]">{book.pictureNote}</p>}
      <ul aria-label="New badges" aria-live="polite" className="grid w-full max-w-md gap-3 empty:hidden">
        {badges.map((badge) => (
          <li
            key={badge.key}
            className="flex animate-in items-center gap-4 rounded-lg border bg-surface p-4 text-left duration-250 fade-in-0 zoom-in-95"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent text-accent-foreground">
              <Award aria-hidden className="size-6" />
            </span>
            <span>
              <span className="block font-serif text-lg font-semibold">{badge.name}</span>
              <span className="block text-[0.9375rem]">{badge.description}</span>
            </span>
          </li>
        ))}
      </ul>
      <WaysOn book={book} libraryAddress={libraryAddress} onAgain={onAgain} />
      {book.talk.length > 0 && <SomethingToTalkAbout questions={book.talk} />}
      {/* Stories that a device kept before know nothing of it. */}
      {book.help && !isChilds && <ForTheGrownUp help={book.help} />}
    </section>
  );
}

/** Open questions: nobody is asked what they remember. */
function SomethingToTalkAbout({ questions }: { questions: string[] }) {
  return (
    <details className="w-full max-w-md rounded-lg border text-left">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-medium">Something to talk about</summary>
      <ul className="grid list-disc gap-2 pr-4 pb-4 pl-9">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </details>
  );
}

/** Who can help beside what the story told; on a device of the child's it isn't shown. */
const ForTheGrownUp = ({ help }: { help: string }) => (
  <p className="w-full max-w-md border-l-2 border-accent pl-3 text-left text-[0.9375rem] text-muted-foreground">
    <span className="font-medium text-foreground">For the grown-up:</span> {help}
  </p>
);

/**
 * What comes next first, over the whole width; then what else one may read, in one row; the quiet ones below. Files and
 * stories to come are asked for where there is somebody to ask.
 */
function WaysOn({
  book,
  libraryAddress,
  onAgain,
}: Pick<EndViewProps, "book" | "libraryAddress" | "onAgain">) {
  const isChilds = use(ChildsContext);
  const isKept = use(KeptContext) !== null;
  const mayAsk = !isChilds && !isKept;
  return (
    <div className="grid w-full max-w-md gap-3">
      {mayAsk && !book.family && book.childId && (
        <Link
          href={`/dashboard?tab=create&child=${book.childId}&after=${book.id}` as Route}
          className={buttonVariants({ variant: "accent", size: "lg" })}
        >
          <FastForward aria-hidden />
          What happened next
        </Link>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-3 max-[22rem]:grid-flow-row">
        <Button variant="outline" className="px-2" onClick={onAgain}>
          <RotateCcw aria-hidden />
          Read again
        </Button>
        {mayAsk && !book.family && (
          <Link
            href={`/dashboard?tab=create${book.childId ? `&child=${book.childId}` : ""}` as Route}
            className={buttonVariants({ variant: book.childId ? "outline" : "accent", className: "px-2" })}
          >
            <Sparkles aria-hidden />
            Another story
          </Link>
        )}
      </div>
      <div className="grid auto-cols-fr grid-flow-col gap-3">
        <ReaderLink href={libraryAddress} className={buttonVariants({ variant: "ghost" })}>
          <LibraryBig aria-hidden />
          {isChilds ? "My stories" : "Library"}
        </ReaderLink>
        {mayAsk && book.pdfUrl && (
          <TakeAlongButton book={book}>
            <Download aria-hidden />
            Download
          </TakeAlongButton>
        )}
      </div>
    </div>
  );
}
