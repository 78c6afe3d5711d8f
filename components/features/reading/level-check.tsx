import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { LEVEL_BANDS } from "@/lib/features/writing/rules";
import type { LevelFigures } from "@/lib/shared/level-figures";
import { bandOf, figureRows, makersOf } from "./level-words";

type LevelCheckProps = {
  book: BookDetailView;
  /** What to do about it, before the figures. */
  children: ReactNode;
};

/** The measured figures, in plain words, also where they miss. */
export function LevelCheck({ book, children }: LevelCheckProps) {
  const { levelReport, newWords, level } = book;
  const misses = levelReport.pages.filter((page) => !page.inBand).length;
  return (
    <div className="grid gap-6">
      <p className="text-lg">
        <Badge tone={levelReport.inBand ? "success" : "warning"} className="mr-2 align-middle">
          {level}
        </Badge>
        {levelReport.inBand
          ? "This story keeps to its level."
          : "This story is not quite at its level. Here is where."}{" "}
        {misses > 0 &&
          `${misses} of ${levelReport.pages.length} pages ${misses === 1 ? "is" : "are"} a little off.`}
      </p>
      {children}
      <dl className="divide-y border-y">
        {figureRows(levelReport.whole).map(({ key, label, value }) => (
          <div key={key} className="flex items-baseline justify-between gap-4 py-2.5">
            <dt>
              {label}
              <span className="block text-sm text-muted-foreground">{bandOf(key, LEVEL_BANDS[level])}</span>
            </dt>
            <dd className="font-serif text-xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {newWords.length > 0 && (
        <section aria-label="New words">
          <h3 className="mb-2 text-lg font-semibold">New words in this story</h3>
          <ul className="flex flex-wrap gap-2">
            {newWords.map((word) => (
              <li key={word}>
                <Badge tone="accent" className="text-base">
                  {word}
                </Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
      <details>
        <summary className="min-h-11 py-2 font-semibold">Page by page</summary>
        <PageTable pages={levelReport.pages} />
      </details>
      <p className="text-sm text-muted-foreground">
        The grade is the Flesch-Kincaid school grade: 2 means about second grade. {makersOf(book)}
      </p>
    </div>
  );
}

type MeasuredPage = LevelFigures & { number: number; inBand: boolean };

function PageTable({ pages }: { pages: MeasuredPage[] }) {
  return (
    <table className="w-full text-left text-[0.9375rem] tabular-nums [&_td]:py-1.5 [&_th]:py-1.5">
      <thead className="border-b text-sm text-muted-foreground">
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Words</th>
          <th scope="col">Grade</th>
          <th scope="col">Longest sentence</th>
          <th scope="col">At level</th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {pages.map((page) => (
          <tr key={page.number}>
            <th scope="row" className="font-semibold">
              {page.number}
            </th>
            <td>{page.words}</td>
            <td>{page.grade.toFixed(1)}</td>
            <td>{page.longestSentence} words</td>
            <td>{page.inBand ? "yes" : "not quite"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
