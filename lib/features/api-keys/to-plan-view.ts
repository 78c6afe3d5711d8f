import type { ApiPlan } from "@/lib/features/billing/checkout/find-api-plan";
import type { ApiKeysView } from "./contract";

export const toPlanView = ({ subscription, ...plan }: ApiPlan): NonNullable<ApiKeysView["plan"]> => ({
  ...plan,
  subscription: subscription && {
    ...subscription,
    periodEnd: subscription.periodEnd.toISOString(),
    graceEndsAt: subscription.graceEndsAt?.toISOString() ?? null,
  },
});
