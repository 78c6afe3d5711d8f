import "server-only";
import type { Context } from "@/lib/platform/context";
import { syncCustomer } from "./sync-customer";

/** The work that a comparison causes. */
export const lookUpCustomer = (ctx: Context, { customerId }: { customerId: string }): Promise<void> =>
  syncCustomer(ctx, customerId);
