import { changePassword } from "@/lib/features/accounts/change-password";
import { changePasswordInput } from "@/lib/features/accounts/contract";
import { route } from "@/lib/http/route";

export const PUT = route({ access: "parent", body: changePasswordInput }, async (ctx, { body }) =>
  Response.json(await changePassword(ctx, body)),
);
