import { commentEndpoints } from "@/lib/features/comments/endpoints";
import { listComments } from "@/lib/features/comments/list-comments";
import { writeComment } from "@/lib/features/comments/write-comment";
import { route } from "@/lib/http/route";

export const GET = route(commentEndpoints.list, (ctx, { params, query }) =>
  listComments(ctx, { ...params, ...query }),
);
export const POST = route(commentEndpoints.write, (ctx, { params, body }) =>
  writeComment(ctx, { ...params, ...body }),
);
