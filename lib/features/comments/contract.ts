import { z } from "zod";
import { isWithin, mayBeWithin } from "@/lib/shared/is-within";
import { isVisible, withoutTurning } from "@/lib/shared/visible-text";
import { COMMENT_MAX, COMMENT_REASONS, COMMENT_STATES, QUEUES } from "./rules";
import type { commentsView, commentView, moderatedCommentView, moderationView } from "./views";

const TOO_LONG = `Please use at most ${COMMENT_MAX} characters`;
const NOTHING_THERE = "Please write something first";

/** Plain text: paragraphs stay, every other control character becomes a space. */
const text = z
  .string(NOTHING_THERE)
  .max(10 * COMMENT_MAX, TOO_LONG)
  .refine((written) => mayBeWithin(written, COMMENT_MAX), TOO_LONG)
  .transform((written) =>
    withoutTurning(written)
      .normalize("NFC")
      .split("\n")
      .map((line) => line.replaceAll(/\p{Cc}+/gu, " ").trim())
      .join("\n")
      .replaceAll(/\n{2,}/g, "\n\n")
      .trim(),
  )
  .refine(isVisible, NOTHING_THERE)
  .refine((written) => isWithin(written, COMMENT_MAX) && written.length <= 10 * COMMENT_MAX, TOO_LONG);

export const commentInput = z.object({ text });
export type CommentInput = z.output<typeof commentInput>;

export const commentReportInput = z.object({
  reason: z.enum(COMMENT_REASONS, "Please choose what is wrong."),
});
export type CommentReportInput = z.output<typeof commentReportInput>;

export const commentPageQuery = z.object({
  after: z.uuid().optional().meta({ description: "The `next` of the answer before." }),
});

export const moderationQuery = commentPageQuery.extend({ queue: z.enum(QUEUES).default("waiting") });
export type ModerationQuery = z.output<typeof moderationQuery>;

export const decisionInput = z.object({
  state: z.enum(COMMENT_STATES, "Please choose").exclude(["waiting"], "Please choose"),
});
export type DecisionInput = z.output<typeof decisionInput>;

export type CommentView = z.output<typeof commentView>;
export type CommentsView = z.output<typeof commentsView>;
export type ModeratedCommentView = z.output<typeof moderatedCommentView>;
export type ModerationView = z.output<typeof moderationView>;
