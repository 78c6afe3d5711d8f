import { beginSecondFactor } from "@/lib/features/accounts/second-factor/begin-second-factor";
import { secondFactorEndpoints } from "@/lib/features/second-factor/endpoints";
import { showSecondFactor } from "@/lib/features/accounts/second-factor/show-second-factor";
import { turnOffSecondFactor } from "@/lib/features/accounts/second-factor/turn-off-second-factor";
import { route } from "@/lib/http/route";

export const GET = route(secondFactorEndpoints.show, showSecondFactor);

export const POST = route(secondFactorEndpoints.begin, beginSecondFactor);

export const DELETE = route(secondFactorEndpoints.turnOff, turnOffSecondFactor);
