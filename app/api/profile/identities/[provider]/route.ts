import { identityEndpoints } from "@/lib/features/identities/endpoints";
import { unlinkIdentity } from "@/lib/features/identities/unlink-identity";
import { route } from "@/lib/http/route";

export const DELETE = route(identityEndpoints.unlink, (ctx, { params }) => unlinkIdentity(ctx, params));
