import { bookEndpoints } from "@/lib/features/stories/endpoints";
import { outlineBook } from "@/lib/features/stories/ordering/outline-book";
import { route } from "@/lib/http/route";

export const POST = route(bookEndpoints.outline, (ctx, { body }) => outlineBook(ctx, body));
