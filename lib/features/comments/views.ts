import { z } from "zod";
import { COMMENT_REASONS, COMMENT_STATES } from "./rules";

const comment = {
  id: z.uuid(),
  /** Of whoever wrote it; nothing else of theirs is told. */
  firstName: z.string(),
  text: z.string(),
  state: z.enum(COMMENT_STATES),
  writtenAt: z.iso.datetime(),
};

/** Names where the next answer begins; `null` at the end. */
const next = z.uuid().nullable();

export const commentView = z.strictObject({
  ...comment,
  /** Written by whoever asks. */
  isOwn: z.boolean(),
});

/** Oldest first. What isn't shown to everybody is there for its writer only. */
export const commentsView = z.strictObject({ comments: z.array(commentView), next });

export const moderatedCommentView = z.strictObject({
  ...comment,
  slug: z.string(),
  /** Of the post; its slug where that is gone. */
  title: z.string(),
  /** One for each parent who reported it since somebody looked last. */
  reports: z.array(z.enum(COMMENT_REASONS)),
});

export const moderationView = z.strictObject({
  comments: z.array(moderatedCommentView),
  /** By queue. */
  counts: z.strictObject({ waiting: z.int(), reported: z.int(), shown: z.int(), refused: z.int() }),
  next,
});
