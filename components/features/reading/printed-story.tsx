"use client";

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Picture } from "@/components/ui/picture";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { inOrder } from "@/lib/shared/reading-order";

/** On paper the whole story stands, not the page that happens to be open. */
export function PrintedStory({ book }: { book: BookDetailView }) {
  if (!usePrinting()) return null;
  return (
    <div className="hidden font-serif print:block">
      <h1 className="text-3xl font-semibold">{inOrder(book.title)}</h1>
      {book.childName && (
        <p className="mt-2">
          A story for <bdi>{book.childName}</bdi>
        </p>
      )}
      {book.pages.map(({ number, pictureUrl, alt, text }) => (
        <section key={number} className="mt-8 break-inside-avoid">
          {pictureUrl && (
            <Picture src={pictureUrl} alt={alt} className="mb-4 aspect-4/3 w-4/5 object-cover" />
          )}
          <p className="text-lg leading-relaxed whitespace-pre-line">{inOrder(text)}</p>
        </section>
      ))}
    </div>
  );
}

/** At once, before the browser looks at what there is to print. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia("print");
    const look = () => {
      flushSync(() => {
        setPrinting(paper.matches);
      });
    };
    const begin = () => {
      flushSync(() => {
        setPrinting(true);
      });
    };
    paper.addEventListener("change", look);
    window.addEventListener("beforeprint", begin);
    // It may have begun before this program did.
    const first = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(first);
      paper.removeEventListener("change", look);
      window.removeEventListener("beforeprint", begin);
    };
  }, []);
  return printing;
}
