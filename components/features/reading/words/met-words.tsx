"use client";

import Link from "next/link";
import type { Route } from "next";
import { X } from "lucide-react";
import { use, useState } from "react";
import { FailureContext } from "@/components/feedback/failure-context";
import { showToast } from "@/components/feedback/show-toast";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import { textLinkClasses } from "@/components/features/accounts/text-link-classes";
import type { MetWordsView } from "@/lib/features/reading/contract";
import { api } from "@/lib/client/api";

type MetWord = MetWordsView["words"][number];

const DAY = { dateStyle: "medium" } as const;

/** Each word with the sentence it was met in; one that is removed goes at once, and is back where that failed. */
export function MetWords({ met: { childId, words } }: { met: MetWordsView }) {
  const tell = use(FailureContext);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [unanswered, setUnanswered] = useState(0);
  const remove = async (word: string) => {
    setGone((all) => new Set([...all, word]));
    setUnanswered((count) => count + 1);
    const result = await api("DELETE", "/api/children/{id}/words/{word}", { params: { id: childId, word } });
    setUnanswered((count) => count - 1);
    if (result.ok) {
      void showToast("success", `“${word}” is removed and won’t come back.`);
      return;
    }
    setGone((all) => new Set([...all].filter((one) => one !== word)));
    tell(result, "The word could not be removed. Please try again.");
  };
  const left = words.filter(({ word }) => !gone.has(word));
  if (left.length === 0)
    return <p role="status">{unanswered > 0 ? "Removing…" : "Every word is removed."}</p>;
  return (
    <ul aria-label="Words" className="divide-y overflow-hidden rounded-xl border bg-surface">
      {left.map((word) => (
        <WordRow key={word.word} met={word} onRemove={() => void remove(word.word)} />
      ))}
    </ul>
  );
}

const WordRow = ({ met, onRemove }: { met: MetWord; onRemove: () => void }) => (
  <li className="flex items-start justify-between gap-3 px-5 py-4">
    <div className="grid min-w-0 gap-1 wrap-anywhere">
      <h2 className="text-lg font-semibold">{met.word}</h2>
      <p>{met.sentence}</p>
      <p className="text-sm text-muted-foreground">
        {met.tapped ? "Tapped in " : "New in "}
        <Link href={`/stories/${met.bookId}` as Route} className={textLinkClasses}>
          {met.title}
        </Link>
        , <LocalTime at={met.metAt} format={DAY} />
      </p>
    </div>
    <Button variant="ghost" size="icon" aria-label={`Remove “${met.word}”`} onClick={onRemove}>
      <X aria-hidden />
    </Button>
  </li>
);
