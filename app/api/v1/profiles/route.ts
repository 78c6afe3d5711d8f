import { createChild } from "@/lib/features/children/create-child";
import { listChildren } from "@/lib/features/children/list-children";
import { publicApiEndpoints } from "@/lib/features/public-api/endpoints";
import { toProfile } from "@/lib/features/public-api/to-view";
import { route } from "@/lib/http/route";

export const GET = route(
  publicApiEndpoints.listProfiles,
  (ctx) => listChildren(ctx),
  (children) => children.map(toProfile),
);

export const POST = route(
  publicApiEndpoints.makeProfile,
  (ctx, { body }) => createChild(ctx, { ...body, look: {} }),
  toProfile,
);
