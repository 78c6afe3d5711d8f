"use client";

import { useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import type { Route } from "next";
import { use, useState } from "react";
import { FailureContext } from "@/components/feedback/failure-context";
import { showToast } from "@/components/feedback/show-toast";
import { textLinkClasses } from "@/components/features/accounts/text-link-classes";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import { api, type ApiResult } from "@/lib/client/api";
import type { ModeratedCommentView } from "@/lib/features/comments/contract";
import { COMMENT_REASON_LABELS } from "@/lib/features/comments/rules";
import { MODERATION_KEY } from "./moderation-queries";

const WHEN = { dateStyle: "medium", timeStyle: "short" } as const;

export function ModeratedComment({ comment }: { comment: ModeratedCommentView }) {
  const { id, slug, title, firstName, text, state, writtenAt, reports } = comment;
  const client = useQueryClient();
  const tell = use(FailureContext);
  const [sending, setSending] = useState(false);
  const [asked, setAsked] = useState(false);

  const run = async (call: Promise<ApiResult<undefined>>, done: string) => {
    setSending(true);
    const result = await call;
    setSending(false);
    if (result.ok) void showToast("success", done);
    else tell(result, "That did not work. Please try again.");
    await client.invalidateQueries({ queryKey: MODERATION_KEY });
  };
  const decide = (wanted: "shown" | "refused", done: string) =>
    void run(api("PUT", "/api/moderation/comments/{id}", { params: { id }, body: { state: wanted } }), done);
  const remove = () =>
    void run(api("DELETE", "/api/moderation/comments/{id}", { params: { id } }), "It is deleted.");

  return (
    <li className="grid gap-3 px-5 py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
        <span className="text-base font-semibold wrap-anywhere text-foreground">{firstName}</span>
        <LocalTime at={writtenAt} format={WHEN} />
        <Link href={`/blog/${slug}` as Route} className={textLinkClasses}>
          {title}
        </Link>
      </p>
      {reports.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {reports.map((reason, index) => (
            <Badge key={index} tone="danger">
              {COMMENT_REASON_LABELS[reason]}
            </Badge>
          ))}
        </p>
      )}
      <p className="leading-relaxed wrap-anywhere whitespace-pre-line">{text}</p>
      <div className="flex flex-wrap gap-2">
        {(state !== "shown" || reports.length > 0) && (
          <Button
            size="sm"
            disabled={sending}
            onClick={() => {
              decide("shown", "Everybody sees it now.");
            }}
          >
            {state === "shown" ? "Keep showing" : "Show"}
          </Button>
        )}
        {state !== "refused" && (
          <Button
            size="sm"
            variant="outline"
            disabled={sending}
            onClick={() => {
              decide("refused", "Only its writer sees it now.");
            }}
          >
            Don’t show
          </Button>
        )}
        {/* In one place one after the other: a double press deletes nothing. */}
        <Button
          size="sm"
          variant="ghost"
          disabled={sending}
          onClick={() => {
            setAsked(!asked);
          }}
        >
          {asked ? "Cancel" : "Delete"}
        </Button>
        {asked && (
          <Button size="sm" variant="outline" disabled={sending} onClick={remove}>
            Delete it for good
          </Button>
        )}
      </div>
    </li>
  );
}
