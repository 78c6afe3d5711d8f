import { confirmSecondFactor } from "@/lib/features/accounts/second-factor/confirm-second-factor";
import { secondFactorEndpoints } from "@/lib/features/second-factor/endpoints";
import { route } from "@/lib/http/route";

export const POST = route(secondFactorEndpoints.confirm, (ctx, { body }) => confirmSecondFactor(ctx, body));
