import { z } from "zod";
import { bookTitleInput } from "@/lib/features/stories/contract";
import { deleteBook } from "@/lib/features/stories/erasure/delete-book";
import { getBook } from "@/lib/features/stories/library/get-book";
import { renameBook } from "@/lib/features/stories/revising/rename-book";
import { route } from "@/lib/http/route";

const params = z.object({ id: z.uuid() });

export const GET = route({ access: "parent", params }, async (ctx, { params: { id } }) =>
  Response.json(await getBook(ctx, id)),
);

export const PATCH = route(
  { access: "parent", params, body: bookTitleInput },
  async (ctx, { params: { id }, body }) => Response.json(await renameBook(ctx, { id, title: body.title })),
);

export const DELETE = route({ access: "parent", params }, async (ctx, { params: { id } }) => {
  await deleteBook(ctx, id);
  return new Response(null, { status: 204 });
});
