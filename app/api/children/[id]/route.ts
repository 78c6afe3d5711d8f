import { childrenEndpoints } from "@/lib/features/children/endpoints";
import { getChild } from "@/lib/features/children/get-child";
import { updateChild } from "@/lib/features/children/update-child";
import { deleteChild } from "@/lib/features/stories/erasure/delete-child";
import { route } from "@/lib/http/route";

export const GET = route(childrenEndpoints.show, (ctx, { params: { id } }) => getChild(ctx, id));

export const PUT = route(childrenEndpoints.change, (ctx, { params: { id }, body }) =>
  updateChild(ctx, { id, profile: body }),
);

export const DELETE = route(childrenEndpoints.remove, (ctx, { params: { id }, query: { withStories } }) =>
  deleteChild(ctx, { id, withStories }),
);
