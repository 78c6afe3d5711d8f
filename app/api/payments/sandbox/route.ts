import { findSandbox } from "@/lib/features/billing/find-sandbox";
import { route } from "@/lib/http/route";

// Asked before a page follows a payment address that is not the provider's own; a production deployment has no sandbox.
export const GET = route({ access: "public" }, (ctx) => Promise.resolve(Response.json(findSandbox(ctx))));
