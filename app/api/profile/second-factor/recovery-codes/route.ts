import { secondFactorEndpoints } from "@/lib/features/second-factor/endpoints";
import { renewRecoveryCodes } from "@/lib/features/accounts/second-factor/renew-recovery-codes";
import { route } from "@/lib/http/route";

export const POST = route(secondFactorEndpoints.renewCodes, renewRecoveryCodes);
