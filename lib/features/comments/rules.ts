export const COMMENT_STATES = ["waiting", "shown", "refused"] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** Why a parent reports a comment. */
export const COMMENT_REASONS = ["unkind", "personal", "advertising", "other"] as const;
export type CommentReason = (typeof COMMENT_REASONS)[number];

export const COMMENT_REASON_LABELS: Record<CommentReason, string> = {
  unkind: "Unkind",
  personal: "Tells too much about a child or a family",
  advertising: "Advertising",
  other: "Something else",
};

/** What an administrator may look through. */
export const QUEUES = ["waiting", "reported", "shown", "refused"] as const;
export type Queue = (typeof QUEUES)[number];

export const COMMENT_MAX = 1000;
export const COMMENTS_AT_ONCE = 50;

export const COMMENT_LIMIT = { name: "post-comment", points: 10, perSeconds: 3600 } as const;
export const COMMENT_REPORT_LIMIT = { name: "comment-report", points: 20, perSeconds: 3600 } as const;
