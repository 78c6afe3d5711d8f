import { personalInfoInput } from "@/lib/features/accounts/contract";
import { updatePersonalInfo } from "@/lib/features/accounts/update-personal-info";
import { route } from "@/lib/http/route";

export const PUT = route({ access: "parent", body: personalInfoInput }, async (ctx, { body }) =>
  Response.json(await updatePersonalInfo(ctx, body)),
);
