import { sessionEndpoints } from "@/lib/features/accounts/endpoints";
import { listProofWays } from "@/lib/features/accounts/proof/list-proof-ways";
import { proveAgain } from "@/lib/features/accounts/proof/prove-again";
import { route } from "@/lib/http/route";

export const GET = route(sessionEndpoints.proofWays, listProofWays);

export const POST = route(sessionEndpoints.prove, (ctx, { body }) => proveAgain(ctx, body));
