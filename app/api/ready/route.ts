import { checkReadiness } from "@/lib/features/operations/check-readiness";
import { operationsEndpoints } from "@/lib/features/operations/endpoints";
import { reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";

export const GET = route(operationsEndpoints.ready, async (ctx) => {
  const readiness = await checkReadiness(ctx);
  return reply(readiness, { status: readiness.ready ? 200 : 503 });
});
