import { z } from "zod";
import { endSession } from "@/lib/features/accounts/end-session";
import { route } from "@/lib/http/route";

const params = z.object({ id: z.uuid() });

export const DELETE = route({ access: "parent", params }, async (ctx, { params: { id } }) => {
  await endSession(ctx, { id });
  return Response.json({ message: "That device is signed out." });
});
