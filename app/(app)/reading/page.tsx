import type { Metadata } from "next";
import { ReportScreen } from "@/components/features/reading/report/report-screen";
import { listChildren } from "@/lib/features/children/list-children";
import { findQuery, readingReportQuery } from "@/lib/features/reading/contract";
import { reportReading } from "@/lib/features/reading/report-reading";
import { showMonthlyReport } from "@/lib/features/reading/show-monthly-report";
import { signedInPage, type PageQuery } from "@/lib/http/page-gate";
import { requireParentActor } from "@/lib/shared/actor";

export const metadata: Metadata = { title: "Reading report" };

export default async function ReadingPage({ searchParams }: { searchParams: PageQuery }) {
  const ctx = await signedInPage("/reading", searchParams);
  const { firstName } = requireParentActor(ctx.actor);
  const children = await listChildren(ctx);
  const { period, childId } = readingReportQuery.catch({ period: "4-weeks" }).parse(await searchParams);
  const find = findQuery.parse((await searchParams)["find"]);
  // An old bookmark may name a child whose profile is gone.
  const known = children.find(({ id }) => id === childId)?.id;
  const report = await reportReading(ctx, { period, ...(known && { childId: known }) });
  const monthly = await showMonthlyReport(ctx);
  return (
    <ReportScreen firstName={firstName} items={children} report={report} find={find} monthly={monthly} />
  );
}
