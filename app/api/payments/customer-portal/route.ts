import { portalInput } from "@/lib/features/billing/contract";
import { openPortal } from "@/lib/features/billing/open-portal";
import { route } from "@/lib/http/route";

const limit = { name: "portal", points: 30, perSeconds: 600 };

// A link is good for minutes, so everybody gets one of their own.
export const POST = route(
  { access: "parent", body: portalInput, limit, keyed: false },
  async (ctx, { body }) => Response.json(await openPortal(ctx, body)),
);
