import { createChild } from "@/lib/features/children/create-child";
import { childrenEndpoints } from "@/lib/features/children/endpoints";
import { listChildren } from "@/lib/features/children/list-children";
import { route } from "@/lib/http/route";

export const GET = route(childrenEndpoints.list, listChildren);

export const POST = route(childrenEndpoints.create, (ctx, { body }) => createChild(ctx, body));
