import { childInput } from "@/lib/features/children/contract";
import { createChild } from "@/lib/features/children/create-child";
import { listChildren } from "@/lib/features/children/list-children";
import { route } from "@/lib/http/route";

export const GET = route({ access: "parent" }, async (ctx) => Response.json(await listChildren(ctx)));

export const POST = route({ access: "parent", body: childInput }, async (ctx, { body }) =>
  Response.json(await createChild(ctx, body), { status: 201 }),
);
