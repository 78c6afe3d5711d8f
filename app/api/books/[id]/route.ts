import { deleteBook } from "@/lib/features/stories/erasure/delete-book";
import { bookEndpoints } from "@/lib/features/stories/endpoints";
import { getBook } from "@/lib/features/stories/library/get-book";
import { renameBook } from "@/lib/features/stories/revising/rename-book";
import { route } from "@/lib/http/route";

export const GET = route(bookEndpoints.show, (ctx, { params: { id } }) => getBook(ctx, id));

export const PATCH = route(bookEndpoints.rename, (ctx, { params: { id }, body }) =>
  renameBook(ctx, { id, title: body.title }),
);

export const DELETE = route(bookEndpoints.remove, (ctx, { params: { id } }) => deleteBook(ctx, id));
