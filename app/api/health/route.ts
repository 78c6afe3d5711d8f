import { operationsEndpoints } from "@/lib/features/operations/endpoints";
import type { Route } from "@/lib/http/route";

const alive = () =>
  Promise.resolve(Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } }));

/** Not made by `route()`, which looks at who calls and so at the database. */
export const GET: Route = Object.assign(alive, { endpoint: operationsEndpoints.health });

export const dynamic = "force-dynamic";
