import "server-only";
import type { Context } from "@/lib/platform/context";
import { siteOf } from "@/lib/platform/passkeys/passkeys";
import type { PasskeysView, PasskeyView } from "./contract";
import type { PasskeyWays, StoredPasskey } from "./data";

type Shown = Pick<StoredPasskey, "id" | "device" | "isSynced" | "createdAt" | "lastUsedAt">;

export const toPasskeyView = ({ id, device, isSynced, createdAt, lastUsedAt }: Shown): PasskeyView => ({
  id,
  device,
  isSynced,
  since: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** The passkeys as a parent is shown them. */
export const showPasskeys = (
  { config }: Context,
  { isOnlyWay, passkeys }: Pick<PasskeyWays, "isOnlyWay" | "passkeys">,
): PasskeysView => ({
  isOffered: siteOf(config.APP_URL) !== null,
  isOnlyWay,
  passkeys: passkeys.map(toPasskeyView),
});
