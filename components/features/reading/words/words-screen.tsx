import Link from "next/link";
import { EmptyState } from "@/components/feedback/empty-state";
import { ChildLinks } from "@/components/features/reading/report/child-links";
import { AppHeader } from "@/components/layout/app-header";
import { textLinkClasses } from "@/components/features/accounts/text-link-classes";
import type { MetWordsView } from "@/lib/features/reading/contract";
import { MetWords } from "./met-words";

type WordsScreenProps = {
  firstName: string;
  items: { id: string; name: string }[];
  /** Of one child; `null` where there is none yet. */
  met: MetWordsView | null;
  /** Whom of many children the parent looks for. */
  find: string;
};

/** The words that a child met, for the parent to talk about: no quiz, no score, nothing to be kept up. */
export function WordsScreen({ firstName, items, met, find }: WordsScreenProps) {
  return (
    <>
      <AppHeader firstName={firstName} />
      <main
        id="main"
        tabIndex={-1}
        className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 outline-none sm:py-12"
      >
        <div>
          <h1 className="text-3xl font-semibold tracking-tight wrap-anywhere sm:text-4xl">
            {met ? `Words ${met.childName} has met` : "Words from stories"}
          </h1>
          <p className="mt-2 max-w-2xl text-muted-foreground">
            Words that were tapped to hear them, and new words of stories that were read to the end. Some of
            them come back in the next stories. What you remove here stays away.
          </p>
          <p className="mt-2">
            <Link href="/reading" className={textLinkClasses}>
              Reading report
            </Link>
          </p>
        </div>
        {items.length > 1 && met && (
          <ChildLinks items={items} chosenId={met.childId} find={find} path="/reading/words" kept={{}} />
        )}
        {met && met.words.length > 0 ? (
          <MetWords key={met.childId} met={met} />
        ) : (
          <EmptyState
            scene="empty-library"
            title="No words yet"
            text="Open a story and tap a word to hear it, or read one to its end: its words will be here."
          />
        )}
      </main>
    </>
  );
}
