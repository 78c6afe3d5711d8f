import { signUpEndpoints } from "@/lib/features/accounts/endpoints";
import { approveSignUp } from "@/lib/features/accounts/registration/approve-sign-up";
import { route } from "@/lib/http/route";

export const POST = route(signUpEndpoints.approve, (ctx, { body, address }) =>
  approveSignUp(ctx, { ...body, address }),
);
