import "server-only";
import type { LoginView } from "@/lib/features/accounts/contract";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";

type Person = { id: string; email: string; firstName: string; lastName: string };

/** The answer to a sign-in, with the subscription as it is right now. */
export async function showLogin(
  ctx: Context,
  { parent, person, token }: { parent: ParentScope; person: Person; token: string },
): Promise<LoginView> {
  const { hasActiveSubscription, planName, subscriptionStatus } = await findEntitlement(ctx, parent);
  return {
    token,
    id: person.id,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    hasActiveSubscription,
    subscriptionActive: hasActiveSubscription,
    subscriptionPlan: hasActiveSubscription ? planName : null,
    subscriptionStatus,
  };
}
