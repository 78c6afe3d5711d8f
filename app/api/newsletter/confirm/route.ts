import { confirmAddress } from "@/lib/features/newsletter/confirm-address";
import { newsletterEndpoints } from "@/lib/features/newsletter/endpoints";
import { route } from "@/lib/http/route";

export const POST = route(newsletterEndpoints.confirm, (ctx, { body }) => confirmAddress(ctx, body.token));
