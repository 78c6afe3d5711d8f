import type { CommentView } from "./contract";
import type { CommentState } from "./rules";

type Written = {
  id: string;
  parentId: string;
  firstName: string;
  text: string;
  state: CommentState;
  createdAt: Date;
};

/** @param reader whoever asks; `null` for a visitor */
export const toCommentView = (
  { parentId, createdAt, ...comment }: Written,
  reader: string | null,
): CommentView => ({
  ...comment,
  writtenAt: createdAt.toISOString(),
  isOwn: parentId === reader,
});
