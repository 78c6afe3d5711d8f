import { checkReadiness } from "@/lib/features/operations/check-readiness";
import { route } from "@/lib/http/route";

export const GET = route({ access: "public" }, async (ctx) => {
  const readiness = await checkReadiness(ctx);
  return Response.json(readiness, { status: readiness.ready ? 200 : 503 });
});
