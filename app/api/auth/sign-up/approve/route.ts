import { approveSignUp } from "@/lib/features/accounts/approve-sign-up";
import { signUpEndpoints } from "@/lib/features/accounts/endpoints";
import { route } from "@/lib/http/route";

export const POST = route(signUpEndpoints.approve, (ctx, { body, address }) =>
  approveSignUp(ctx, { ...body, address }),
);
