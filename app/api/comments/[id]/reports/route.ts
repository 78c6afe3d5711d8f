import { commentEndpoints } from "@/lib/features/comments/endpoints";
import { reportComment } from "@/lib/features/comments/report-comment";
import { route } from "@/lib/http/route";

export const POST = route(commentEndpoints.report, (ctx, { params, body }) =>
  reportComment(ctx, { ...params, ...body }),
);
