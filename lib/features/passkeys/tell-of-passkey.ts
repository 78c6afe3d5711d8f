import "server-only";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import type { PasskeyWays, StoredPasskey } from "./data";

type Told = {
  keeper: PasskeyWays["keeper"];
  parent: ParentScope;
  passkey: Pick<StoredPasskey, "id" | "device">;
  isAdded: boolean;
};

/** A way in that came or went is told by e-mail. */
export async function tellOfPasskey(
  ctx: Context,
  tx: Tx,
  { keeper, parent, passkey, isAdded }: Told,
): Promise<void> {
  await enqueueEmail(ctx, tx, {
    template: "passkey-changed",
    to: keeper.email,
    props: {
      firstName: keeper.firstName,
      device: passkey.device,
      isAdded,
      settingsUrl: `${ctx.config.APP_URL}/settings/profile?tab=security`,
      resetUrl: `${ctx.config.APP_URL}/forgot-password`,
    },
    idempotencyKey: `passkey-${isAdded ? "added" : "removed"}:${passkey.id}`,
    parentId: parent,
  });
}
