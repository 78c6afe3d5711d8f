import "server-only";
import type { Context } from "@/lib/platform/context";
import { readDeviceToken } from "@/lib/platform/tokens/device-token";
import { keyedHash } from "@/lib/platform/tokens/random-token";

type Recognised = {
  /** Stands for the address in limits and device tokens, whether or not anybody has it. */
  account: string;
  /** Set for a browser that this account has signed in from before. */
  deviceId: string | null;
};

export async function recogniseDevice(
  ctx: Context,
  { email, deviceCookie }: { email: string; deviceCookie: string | null },
): Promise<Recognised> {
  const secret = ctx.config.AUTH_SECRET;
  const account = keyedHash(secret, email);
  const deviceId = deviceCookie
    ? await readDeviceToken(secret, deviceCookie, { account, now: ctx.now() })
    : null;
  return { account, deviceId };
}
