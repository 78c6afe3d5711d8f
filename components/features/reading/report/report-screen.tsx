import Link from "next/link";
import type { Route } from "next";
import { EmptyState } from "@/components/feedback/empty-state";
import { AppHeader } from "@/components/layout/app-header";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { textLinkClasses } from "@/components/features/accounts/text-link-classes";
import type { ReadingReportView } from "@/lib/features/reading/contract";
import { CHILDREN_TO_CHOOSE } from "@/lib/features/children/rules";
import { THEME_LABELS } from "@/lib/features/stories/rules";
import { BarChart } from "./bar-chart";
import { LevelChart } from "./level-chart";
import { MonthlyReport } from "./monthly-report";
import { dayLabel, nameOfSlot, plural, slotLabel } from "./report-words";
import { ReportChoice } from "./report-choice";
import { ReportFigures } from "./report-figures";
import { Shares } from "./shares";

type Named = { id: string; name: string };
type ReportScreenProps = {
  firstName: string;
  items: Named[];
  report: ReadingReportView;
  /** Whom of many children the parent looks for. */
  find: string;
  /** Whether a report comes by e-mail after each month. */
  monthly: { wanted: boolean; getsMail: boolean };
};

const wordsAt = (childId: string | null): Route =>
  childId ? `/reading/words?childId=${childId}` : "/reading/words";

/** What was read, drawn on the server: no program of it reaches the browser. */
export function ReportScreen({ firstName, items, report, find, monthly }: ReportScreenProps) {
  const { from, to, totals } = report;
  return (
    <>
      <AppHeader firstName={firstName} />
      <main
        id="main"
        tabIndex={-1}
        className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 outline-none sm:py-12"
      >
        <div>
          <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">Reading report</h1>
          <p className="mt-2 max-w-2xl text-muted-foreground">
            What was read from {dayLabel(from)} to {dayLabel(to)}. Only time with a page in view counts, and
            nobody is compared with anybody.
          </p>
          <p className="mt-2 print:hidden">
            <Link href={wordsAt(report.childId)} className={textLinkClasses}>
              Words from stories
            </Link>
          </p>
        </div>
        <ReportChoice items={items} report={report} find={find} />
        {totals.pages === 0 ? (
          <EmptyState
            scene="empty-library"
            title="Nothing was read in this time"
            text="Open a story with your child: what you read together shows here from the first page on."
          />
        ) : (
          <Report report={report} />
        )}
        <Card className="max-w-xl print:hidden">
          <MonthlyReport wanted={monthly.wanted} getsMail={monthly.getsMail} />
        </Card>
      </main>
    </>
  );
}

function Report({ report }: { report: ReadingReportView }) {
  const { period, slots, children, themes, favourites, levels } = report;
  return (
    <>
      <ReportFigures totals={report.totals} />
      <Card>
        <BarChart
          title="Minutes of reading"
          unit="minutes"
          head={nameOfSlot(period)}
          bars={slots.map(({ start, minutes, listened, stories }) => ({
            label: slotLabel(period, start),
            value: minutes,
            listened,
            note: stories > 0 ? plural(stories, "story", "stories") : "",
          }))}
        />
      </Card>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {(children.length > 1 || favourites.length > 0) && (
          <div className="grid gap-6">
            {children.length > 1 && <Shares title="By child" {...byChild(children)} />}
            {favourites.length > 0 && <Favourites favourites={favourites} />}
          </div>
        )}
        <Shares
          title="By theme"
          rows={themes.map(({ theme, ...figures }) => ({
            key: theme,
            name: THEME_LABELS[theme],
            ...figures,
          }))}
        />
      </div>
      {levels.length > 0 && (
        <Card>
          <LevelChart report={report} />
        </Card>
      )}
    </>
  );
}

/** Of a group's those who read most; the others stand in the table that a spreadsheet reads. */
function byChild(children: ReadingReportView["children"]) {
  const most = children.toSorted((one, other) => other.minutes - one.minutes).slice(0, CHILDREN_TO_CHOOSE);
  const more = children.length - most.length;
  const shown = more === 0 ? children : most;
  return {
    rows: shown.map(({ id, name, ...figures }) => ({ key: id, name, ...figures })),
    ...(more > 0 && { note: `and ${more.toLocaleString("en-US")} more, in the CSV` }),
  };
}

const Favourites = ({ favourites }: Pick<ReadingReportView, "favourites">) => (
  <Card>
    <CardHeader>
      <CardTitle level={2}>Read again and again</CardTitle>
      <CardDescription>Stories that were opened on more than one day.</CardDescription>
    </CardHeader>
    <ol className="grid gap-3">
      {favourites.map(({ id, title, days }) => (
        <li key={id} className="flex items-baseline justify-between gap-4">
          <a
            href={`/stories/${id}`}
            className="min-w-0 font-semibold wrap-anywhere underline underline-offset-4"
          >
            {title}
          </a>
          <span className="shrink-0 text-muted-foreground tabular-nums">{days} days</span>
        </li>
      ))}
    </ol>
  </Card>
);
