import { z } from "zod";
import { defineEndpoint, NOTHING } from "@/lib/shared/endpoint";
import { messageView } from "@/lib/shared/message";
import {
  commentInput,
  commentPageQuery,
  commentReportInput,
  decisionInput,
  moderationQuery,
} from "./contract";
import { COMMENT_LIMIT, COMMENT_REPORT_LIMIT } from "./rules";
import { commentsView, commentView, moderationView } from "./views";

const ofPost = z.object({ slug: z.string().max(200) });
const byId = z.object({ id: z.uuid() });

export const commentEndpoints = {
  list: defineEndpoint({
    method: "GET",
    path: "/api/blog/{slug}/comments",
    summary: "The comments under a post, and one's own that wait",
    access: "public",
    params: ofPost,
    query: commentPageQuery,
    response: { 200: commentsView },
  }),
  write: defineEndpoint({
    method: "POST",
    path: "/api/blog/{slug}/comments",
    summary: "Write under a post",
    access: "parent",
    params: ofPost,
    body: commentInput,
    response: { 201: commentView },
    errors: ["REFUSED"],
    limit: COMMENT_LIMIT,
  }),
  removeOwn: defineEndpoint({
    method: "DELETE",
    path: "/api/comments/{id}",
    summary: "Delete one's own comment",
    access: "parent",
    params: byId,
    response: { 204: NOTHING },
  }),
  report: defineEndpoint({
    method: "POST",
    path: "/api/comments/{id}/reports",
    summary: "Report somebody's comment",
    access: "parent",
    params: byId,
    body: commentReportInput,
    response: { 201: messageView },
    limit: COMMENT_REPORT_LIMIT,
  }),
  queue: defineEndpoint({
    method: "GET",
    path: "/api/moderation/comments",
    summary: "Comments for an administrator to decide about",
    access: "parent",
    query: moderationQuery,
    response: { 200: moderationView },
    errors: ["FORBIDDEN", "PROOF_NEEDED"],
  }),
  decide: defineEndpoint({
    method: "PUT",
    path: "/api/moderation/comments/{id}",
    summary: "Show a comment to everybody, or not",
    access: "parent",
    params: byId,
    body: decisionInput,
    response: { 204: NOTHING },
    errors: ["FORBIDDEN", "PROOF_NEEDED"],
  }),
  remove: defineEndpoint({
    method: "DELETE",
    path: "/api/moderation/comments/{id}",
    summary: "Delete anybody's comment",
    access: "parent",
    params: byId,
    response: { 204: NOTHING },
    errors: ["FORBIDDEN", "PROOF_NEEDED"],
  }),
};
