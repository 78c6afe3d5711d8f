import { preferencesInput } from "@/lib/features/accounts/contract";
import { updatePreferences } from "@/lib/features/accounts/update-preferences";
import { route } from "@/lib/http/route";

export const PUT = route({ access: "parent", body: preferencesInput }, async (ctx, { body }) =>
  Response.json(await updatePreferences(ctx, body)),
);
