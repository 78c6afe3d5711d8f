import { Fragment } from "react";
import type { TimedRange } from "@/lib/shared/narration";
import { inOrder } from "@/lib/shared/reading-order";
import { cutAtRanges } from "./time-table";

type SpokenTextProps = { text: string; within: [from: number, to: number]; words: readonly TimedRange[] };

/** A stretch of a page's text whose timed ranges can light up and be tapped. The light is set from outside React. */
export function SpokenText({ text, within, words }: SpokenTextProps) {
  return cutAtRanges(text, words, within).map(({ text: piece, from, range }) =>
    range === null ? (
      <Fragment key={from}>{inOrder(piece)}</Fragment>
    ) : (
      <span
        key={from}
        data-range={range}
        className="cursor-pointer scroll-mt-20 scroll-mb-32 rounded-[0.2em] box-decoration-clone data-lit:bg-accent data-lit:text-accent-foreground data-lit:shadow-[0_0_0_0.12em_var(--accent)] forced-colors:data-lit:outline-2 forced-colors:data-lit:outline-[Highlight]"
      >
        {inOrder(piece)}
      </span>
    ),
  );
}

/** Lights up one range of what is open, and nothing else. */
export function lightUp(place: Element, range: number): void {
  for (const lit of place.querySelectorAll(`[data-lit]:not([data-range="${range}"])`))
    lit.removeAttribute("data-lit");
  for (const word of place.querySelectorAll(`[data-range="${range}"]:not([data-lit])`)) {
    word.setAttribute("data-lit", "");
    word.scrollIntoView({ block: "nearest" });
  }
}
