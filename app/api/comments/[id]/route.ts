import { commentEndpoints } from "@/lib/features/comments/endpoints";
import { removeOwnComment } from "@/lib/features/comments/remove-own-comment";
import { route } from "@/lib/http/route";

export const DELETE = route(commentEndpoints.removeOwn, (ctx, { params }) =>
  removeOwnComment(ctx, params.id),
);
