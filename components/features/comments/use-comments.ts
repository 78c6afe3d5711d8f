"use client";

import { useEffect, useState } from "react";
import { countAgain } from "@/components/features/blog/likes";
import { apiStaying, createApi, UNEXPECTED_ERROR, type ApiResult } from "@/lib/client/api";
import type { CommentReportInput, CommentsView, CommentView } from "@/lib/features/comments/contract";

type Known = CommentsView & { slug: string; reader: string | null };

const fetchComments = (slug: string, after?: string): Promise<ApiResult<CommentsView>> =>
  apiStaying("GET", "/api/blog/{slug}/comments", { params: { slug }, query: { after } });

/** What went wrong, in words for the reader; `null` where nothing did. */
type Outcome = Promise<string | null>;
const wordsOf = (result: ApiResult<unknown>): string | null =>
  result.ok ? null : (result.details?.text ?? (result.message || UNEXPECTED_ERROR));

export type Comments = ReturnType<typeof useComments>;

/**
 * What stands under a post, as this reader sees it: prepared pages are the same for everybody, so it is asked for.
 * @param reader whose browser it is; `undefined` until that is known
 */
export function useComments(slug: string, reader: string | null | undefined) {
  const [known, setKnown] = useState<Known | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (reader === undefined) return;
    let isAwaited = true;
    void fetchComments(slug).then((result) => {
      if (!isAwaited) return;
      setFailed(!result.ok);
      if (result.ok) setKnown({ ...result.data, slug, reader });
    });
    return () => {
      isAwaited = false;
    };
  }, [slug, reader, round]);

  const isOfReader = known?.slug === slug && known.reader === reader;
  const list = isOfReader ? known : null;
  const change = (next: (comments: CommentView[]) => CommentView[]) => {
    setKnown((now) => now && { ...now, comments: next(now.comments) });
  };

  return {
    /** `null` until the server has said. */
    comments: list && list.comments,
    hasMore: list?.next != null,
    failed,
    again: () => {
      setRound((one) => one + 1);
    },
    more: async (): Outcome => {
      const result = await fetchComments(slug, list?.next ?? undefined);
      if (result.ok) {
        setKnown(
          (now) =>
            now && { ...now, next: result.data.next, comments: [...now.comments, ...result.data.comments] },
        );
      }
      return wordsOf(result);
    },
    /** @param key the same for the same words, so that sending them again can't write them twice */
    write: async (text: string, key: string): Outcome => {
      const send = createApi({ onUnauthorized: "stay", headers: { "Idempotency-Key": key } });
      const result = await send("POST", "/api/blog/{slug}/comments", { params: { slug }, body: { text } });
      if (result.ok) change((all) => [...all, result.data]);
      return wordsOf(result);
    },
    remove: async (id: string): Outcome => {
      const result = await apiStaying("DELETE", "/api/comments/{id}", { params: { id } });
      if (result.ok) {
        change((all) => all.filter((one) => one.id !== id));
        countAgain();
      }
      return wordsOf(result);
    },
    report: async (id: string, body: CommentReportInput): Outcome =>
      wordsOf(await apiStaying("POST", "/api/comments/{id}/reports", { params: { id }, body })),
  };
}
