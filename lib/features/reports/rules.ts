import { addMonths } from "@/lib/shared/add-months";

/** Why a parent reports a page. */
export const REPORT_REASONS = ["age", "upsetting", "nonsense", "picture", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REASON_LABELS: Record<ReportReason, string> = {
  age: "Wrong for my child's age",
  upsetting: "Upsetting",
  nonsense: "Nonsense or mistakes",
  picture: "The picture doesn't fit",
  other: "Something else",
};

export const NOTE_MAX = 500;

export const REPORT_LIMIT = { name: "page-report", points: 20, perSeconds: 3600 } as const;

/** How long a report is kept. */
const REPORT_MONTHS = 12;

/** Up to when reports have had their time. */
export const reportsKeptSince = (now: Date): Date => addMonths(now, -REPORT_MONTHS);
