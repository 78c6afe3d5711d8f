import { registerInput } from "@/lib/features/accounts/contract";
import { registerParent } from "@/lib/features/accounts/register-parent";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", body: registerInput }, async (ctx, { body, address }) =>
  Response.json(await registerParent(ctx, { ...body, address }), { status: 201 }),
);
