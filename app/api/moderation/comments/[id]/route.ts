import { decideComment } from "@/lib/features/comments/decide-comment";
import { commentEndpoints } from "@/lib/features/comments/endpoints";
import { removeComment } from "@/lib/features/comments/remove-comment";
import { route } from "@/lib/http/route";

export const PUT = route(commentEndpoints.decide, (ctx, { params, body }) =>
  decideComment(ctx, { ...params, ...body }),
);
export const DELETE = route(commentEndpoints.remove, (ctx, { params }) => removeComment(ctx, params.id));
