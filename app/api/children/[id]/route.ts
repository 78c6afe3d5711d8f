import { z } from "zod";
import { childInput, deleteChildQuery } from "@/lib/features/children/contract";
import { getChild } from "@/lib/features/children/get-child";
import { updateChild } from "@/lib/features/children/update-child";
import { deleteChild } from "@/lib/features/stories/erasure/delete-child";
import { route } from "@/lib/http/route";

const params = z.object({ id: z.uuid() });

export const GET = route({ access: "parent", params }, async (ctx, { params: { id } }) =>
  Response.json(await getChild(ctx, id)),
);

export const PUT = route(
  { access: "parent", params, body: childInput },
  async (ctx, { params: { id }, body }) => Response.json(await updateChild(ctx, { id, profile: body })),
);

export const DELETE = route(
  { access: "parent", params, query: deleteChildQuery },
  async (ctx, { params: { id }, query: { withStories } }) => {
    await deleteChild(ctx, { id, withStories });
    return new Response(null, { status: 204 });
  },
);
