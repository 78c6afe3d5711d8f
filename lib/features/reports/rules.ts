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
